import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The most that a phone has to fetch, in bytes as served: scripts packed with brotli, fonts as they are. */
const budgets = {
  'public page': 130_000,
  start: 185_000,
  'form chunk': 30_000,
  screen: 30_000,
  fonts: 65_000,
  'story fonts': 120_000,
};

/** What the first screen of somebody who is logged in is made of. */
const firstScreen = [
  /frontend\/index\.html$/,
  /src\/app\/startApp\.tsx$/,
  /src\/app\/LoggedInLayout\.tsx$/,
  /src\/features\/dashboard\/DashboardPage\.tsx$/,
];
const catalogue = /src\/i18n\/[a-z]{2}\/catalogue\.ts$/;
const guest = /src\/features\/story\/guest\/(guestMain\.ts|showGuestStory\.tsx)$/;
const guestCatalogue = /src\/i18n\/[a-z]{2}\/guestCatalogue\.ts$/;
const screen = /src\/(features|app)\/.*Page\.tsx$/;
const formLibrary = /node_modules\/(formik|yup)\//;
const fonts = [
  /atkinson-hyperlegible-next-latin-wght-normal.*woff2$/,
  /young-serif-latin-400-normal.*woff2$/,
];
const storyFont = /literata-latin-wght-normal.*woff2$/;

/**
 * Fails the build when a page asks for more than its budget, and says by how much; with `BUDGETS=1` it lists
 * all. Runs when the packed files are written.
 */
export function keepBudgets() {
  let folder;
  let bundle = {};
  return {
    name: 'budgets',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    generateBundle: { order: 'post', handler: (_options, emitted) => void (bundle = emitted) },
    closeBundle: { order: 'post', handler: () => judge(weigh(bundle, folder)) },
  };
}

/** Everything that has a budget: what, which budget, bytes. */
function weigh(bundle, folder) {
  const served = (file) => statSync(join(folder, file.endsWith('.woff2') ? file : `${file}.br`)).size;
  const sum = (files) => [...files].reduce((bytes, file) => bytes + served(file), 0);
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const fontFile = (font) => Object.keys(bundle).find((file) => font.test(file));

  /** A chunk and all that comes with it. */
  const whole = (file, files = new Set()) => {
    if (files.has(file)) return files;
    files.add(file);
    for (const one of bundle[file].imports) if (bundle[one]) whole(one, files);
    return files;
  };
  const wholesOf = (pattern) =>
    chunks
      .filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''))
      .map(({ fileName }) => [...whole(fileName)]);
  /** Of files that stand for one another, one per language: the one that brings most. */
  const heaviest = (pattern) => wholesOf(pattern).toSorted((a, b) => sum(b) - sum(a))[0] ?? [];

  const start = new Set([...firstScreen.flatMap(wholesOf).flat(), ...heaviest(catalogue)]);
  const forms = new Set(
    chunks
      .filter(({ modules }) => Object.keys(modules).some((id) => formLibrary.test(id)))
      .map(({ fileName }) => fileName),
  );
  const screens = chunks
    .filter(({ facadeModuleId }) => screen.test(facadeModuleId ?? ''))
    .map(({ name, fileName }) => ({
      what: name,
      budget: 'screen',
      bytes: sum([...whole(fileName)].filter((file) => !start.has(file) && !forms.has(file))),
    }));
  const guestFiles = new Set([...wholesOf(guest).flat(), ...heaviest(guestCatalogue)]);
  /** A page's scripts with all they bring at once. */
  const broughtBy = (html) =>
    new Set(scriptsOf(html).flatMap((file) => (bundle[file]?.type === 'chunk' ? [...whole(file)] : [file])));
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .map((file) => {
      const files = broughtBy(readFileSync(join(folder, file), 'utf8'));
      const isGuests = [...files].some((one) => guest.test(bundle[one]?.facadeModuleId ?? ''));
      const all = isGuests ? new Set([...files, ...guestFiles]) : files;
      return { what: file, budget: 'public page', bytes: sum(all) };
    });
  return [
    { what: 'the first screen, logged in', budget: 'start', bytes: sum(start) },
    { what: 'forms', budget: 'form chunk', bytes: sum(forms) },
    { what: 'fonts of every page', budget: 'fonts', bytes: sum(fonts.map(fontFile)) },
    { what: 'fonts of a story', budget: 'story fonts', bytes: sum([...fonts, storyFont].map(fontFile)) },
    ...screens,
    ...documents,
  ];
}

const scriptsOf = (html) =>
  [...html.matchAll(/<(?:script[^>]*src|link[^>]*rel="modulepreload"[^>]*href)="\/([^"]+)"/g)].map(
    ([, file]) => file,
  );

function judge(weighed) {
  const line = ({ what, budget, bytes }) =>
    `${what}: ${bytes.toLocaleString('en')} bytes of ${budgets[budget].toLocaleString('en')}`;
  if (process.env.BUDGETS) for (const one of weighed) console.log(line(one));
  const over = weighed.filter(({ budget, bytes }) => bytes > budgets[budget]);
  if (over.length > 0)
    throw new Error(`Over budget (frontend/build/keepBudgets.mjs):\n${over.map(line).join('\n')}`);
}
