import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const packable = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;

/**
 * Writes `<file>.br` beside each file that packs well, once per build, so that the server need not do it per
 * request.
 */
export function brotli() {
  let folder;
  return {
    name: 'brotli',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        packable.test(name),
      )) {
        const raw = readFileSync(join(folder, file));
        const packed = brotliCompressSync(raw, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
        });
        if (packed.length < raw.length) writeFileSync(join(folder, `${file}.br`), packed);
      }
    },
  };
}
