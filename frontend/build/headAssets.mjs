import { minify } from 'vite';
import { appFiles, screenFiles } from './screenFiles.mjs';

/**
 * Puts into the page's head what must come before everything else: the boot script (a file of its own, since
 * the content security policy allows no inline script; it blocks, so that nothing is painted in the wrong
 * light) and the preloads of the app's code and the fonts.
 * What the page begins with needs neither: they come behind it.
 */
export function headAssets({ boot, preloaded }) {
  let bootFile;
  return {
    name: 'head-assets',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { code } = await minify('boot.js', boot, { mangle: { toplevel: false } });
      bootFile = this.emitFile({
        type: 'asset',
        name: 'boot.js',
        source: `const FILES = ${JSON.stringify(screenFiles(bundle))};\n${code}`,
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const emitted = Object.values(bundle ?? {});
        const bootAsset = emitted.find(({ names }) => names?.includes('boot.js'));
        const fonts = emitted
          .map(({ fileName }) => fileName)
          .filter((name) => preloaded.some((font) => font.test(name)));
        if (!bootAsset || fonts.length !== preloaded.length)
          throw new Error(
            `The head lacks its files: boot ${bootFile}, fonts ${fonts.join(', ') || 'none'}. See frontend/vite.config.mjs.`,
          );
        const { entry, app } = appFiles(bundle);
        const tags = [
          { tag: 'script', attrs: { src: `/${bootAsset.fileName}` }, injectTo: 'head-prepend' },
          ...fonts.map((font) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${font}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              fetchpriority: 'low',
            },
            injectTo: 'head',
          })),
          ...[...app]
            .filter((file) => !entry.has(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', href: `/${file}`, fetchpriority: 'low' },
              injectTo: 'head',
            })),
        ];
        return {
          html: html.replaceAll(
            /<(script type="module"|link rel="modulepreload")/g,
            '<$1 fetchpriority="low"',
          ),
          tags,
        };
      },
    },
  };
}
