// Every file of the bundle packed once, when it is built, beside the file itself: as `.br` and as `.gz`.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const PACKED_ALREADY = /\.(woff2|png)$/;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

const CODINGS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

export function packing(): Plugin {
  return {
    name: "packing",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => !PACKED_ALREADY.test(name));
      await Promise.all(names.map((name) => pack(join(dir, name))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, coded] of Object.entries(CODINGS)) {
    const packed = await coded(content);
    if (packed.length < content.length) await writeFile(`${file}.${ending}`, packed);
  }
}
