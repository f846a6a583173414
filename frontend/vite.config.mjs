import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { brotli } from './build/brotli.mjs';
import { chunkGroups } from './build/chunkGroups.mjs';
import { headAssets } from './build/headAssets.mjs';
import { publicPages, publicPagesInDev } from './build/publicPages.mjs';
import { keepBudgets } from './build/keepBudgets.mjs';
import { serviceWorker } from './build/serviceWorker.mjs';

/** The page's preloaded fonts: interface and headings; the story's own font comes with the story pages. */
const preloaded = [
  /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/,
  /young-serif-latin-400-normal.*\.woff2$/,
];
const storyFont = /literata-latin-wght-normal.*\.woff2$/;

const boot = ['sun', 'boot']
  .map((name) => readFileSync(new URL(`src/boot/${name}.js`, import.meta.url), 'utf8'))
  .join('\n');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    headAssets({ boot, preloaded }),
    publicPages({ preloaded, storyFont }),
    publicPagesInDev(),
    serviceWorker({
      source: new URL('src/offline/worker.js', import.meta.url),
      fonts: [...preloaded, storyFont],
    }),
    brotli(),
    keepBudgets(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'], // from there on light-dark() is known; lowered it would not follow a part's own color-scheme
    assetsInlineLimit: 0, // everything has an address of its own: the content security policy allows no other
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: 'index.html',
        public: 'src/public/script/main.ts',
        guest: 'src/features/story/guest/guestMain.ts',
      },
      output: { codeSplitting: { groups: chunkGroups } },
      // 'use client' of libraries: here all is client
      onLog: (level, log, handle) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log),
    },
  },
});
