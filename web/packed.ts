/** Beside every file that shrinks stand the same bytes packed, so that no server packs them again at each request. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKS = /\.(html|js|css|svg|json|md)$/;
const WORTH_IT = 0.9; // of its size: what does not even save a tenth is sent as it is

const PACKERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" }))
        if (SHRINKS.test(name)) pack(join(dir!, name));
    },
  };
}

function pack(file: string): void {
  const bytes = readFileSync(file);
  for (const [ending, packer] of Object.entries(PACKERS)) {
    const small = packer(bytes);
    if (small.length < bytes.length * WORTH_IT) writeFileSync(`${file}.${ending}`, small);
  }
}
