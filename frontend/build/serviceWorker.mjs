import { readFileSync } from 'node:fs';

/**
 * Emits `/sw.js`: the worker with the list of the app's own files and the page's icon. Fonts of scripts that
 * our languages do not write are left to be fetched when met.
 */
export function serviceWorker({ source, fonts }) {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter(
          (name) =>
            /^assets\/.*\.(js|css|svg)$/.test(name) ||
            (name.endsWith('.woff2') && fonts.some((font) => font.test(name))),
        );
        const build = { files: ['icon.svg', ...files].map((name) => `/${name}`).toSorted() };
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const BUILD = ${JSON.stringify(build)};\n${readFileSync(source, 'utf8')}`,
        });
      },
    },
  };
}
