import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { brotli } from './build/brotli.mjs';
import { headAssets } from './build/headAssets.mjs';
import { publicPages, publicPagesInDev } from './build/publicPages.mjs';
import { keepBudgets } from './build/keepBudgets.mjs';
import { serviceWorker } from './build/serviceWorker.mjs';

/** The page's preloaded fonts: interface and headings; the story's own font comes with the story pages. */
const preloaded = [/atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/, /young-serif-latin-400-normal.*\.woff2$/];
const storyFont = /literata-latin-wght-normal.*\.woff2$/;

/** What the app begins with, in two files: thirty small ones would pack worse by 10 kB. Shared stories need the first alone. Nothing that only some screens use. */
const ours = (paths) => `[\\\\/]frontend[\\\\/]src[\\\\/](${paths})[.]tsx?$`;
const theirs = (packages) => `[\\\\/]node_modules[\\\\/](${packages})[\\\\/]`;
const base = [
  '[\\\\/]contracts[\\\\/]dist[\\\\/](languages|paths)[.]js$',
  theirs('react|react-dom|scheduler|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|styled-components|stylis'),
  ours('lib[\\\\/](paths|constants|useEver|storage|reading|newId|minutesOf)|i18n[\\\\/](defineMessages|useFormats|guestCatalogue)'),
  ours('ui[\\\\/](Button|Lark|Loading|PageHeading|ErrorState|Notice|SkipLink|Art|layout|linkTo|PlaceLink|theme|uiMessages)'),
];
const start = [
  theirs('redux|react-redux|immer|@reduxjs|redux-saga|@redux-saga'),
  ours('(lib|session)[\\\\/].*|live[\\\\/]liv.*|i18n[\\\\/]([a-z]|IntlRoot)[A-Za-z]*'),
];
const groups = Object.entries({ base, start }).map(([name, tests], index) => ({
  name,
  priority: 2 - index,
  test: new RegExp(tests.join('|')),
}));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    headAssets({ boot: readFileSync(new URL('src/boot/boot.js', import.meta.url), 'utf8'), preloaded }),
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
      input: { index: 'index.html', public: 'src/public/script/main.ts', guest: 'src/features/story/guest/guestMain.tsx' },
      output: { codeSplitting: { groups } },
      onLog: (level, log, handle) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log), // 'use client' of libraries: here all is client
    },
  },
});
