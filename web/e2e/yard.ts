// A server for the tests: `botyard serve` as people start it, with the probe as a second game and
// dice that can be foreseen.

import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { KNOWN_SECRETS } from "./deals.ts";

export const ROOT = join(import.meta.dirname, "..", "..");
const SERVE = `${KNOWN_SECRETS}
from botyard.cli.main import main
main()`;
const LIMITS = "request connect people login table link order ask upload".split(" ");
const PATIENCE = 60_000; // milliseconds that a busy machine may take to start

export const PYTHON = process.env.BOTYARD_PYTHON ?? "python3"; // tools/web.py says which

export function environment(...paths: string[]): NodeJS.ProcessEnv {
  return { ...process.env, PYTHONPATH: [join(ROOT, "src"), ...paths].join(delimiter) };
}

export class Yard {
  readonly folder = mkdtempSync(join(tmpdir(), "botyard-e2e-"));
  url = "";
  #process: ChildProcess | null = null;
  #paths: string[];

  /** The probe may have five levels of bots; they play alike. */
  constructor(probe = true, levels = false) {
    const folders = [...(probe ? ["probe"] : []), ...(levels ? ["levels"] : [])];
    this.#paths = folders.map((folder) => join(ROOT, "tests", folder));
  }

  /** Start it, and wait until it listens; started again, it is found at the same address. */
  async start(): Promise<this> {
    const port = this.url ? new URL(this.url).port : "0";
    const limits = LIMITS.map((name) => `${name} = "1000000/minute"`);
    const database = JSON.stringify(join(this.folder, "botyard.db"));
    const settings = [`port = ${port}`, "workers = 1", `database = ${database}`];
    const file = join(this.folder, "botyard.toml");
    writeFileSync(file, [...settings, 'log = "warning"', "[limits]", ...limits, ""].join("\n"));
    const child = spawn(PYTHON, ["-c", SERVE, "serve", "--settings", file], {
      env: environment(...this.#paths),
      detached: true, // a process group of its own
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    let said = "";
    child.stderr.on("data", (data) => {
      said += data;
      appendFileSync(join(this.folder, "botyard.log"), data);
    });
    const found = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no server:\n${said}`)), PATIENCE);
      child.stdout.on("data", (data) => {
        said += data;
        const port = /http:\/\/\S+?:(\d+)/.exec(said)?.[1];
        if (!port) return;
        clearTimeout(timer);
        resolve(port);
      });
      child.once("exit", () => reject(new Error(`the server has ended:\n${said}`)));
    });
    this.url = `http://127.0.0.1:${found}`;
    return this;
  }

  /** Kill it and its workers, whatever they are doing. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child?.pid || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
