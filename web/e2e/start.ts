// One server for all tests; only those that kill one have their own.

import { Yard } from "./yard.ts";

export default async function start(): Promise<() => Promise<void>> {
  const yard = await new Yard().start();
  process.env.BOTYARD_URL = yard.url;
  return () => yard.end();
}
