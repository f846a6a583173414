import { readFileSync } from 'node:fs';

const source = (name) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8');

const chunksOf = (bundle) => Object.values(bundle).filter(({ type }) => type === 'chunk');
const comesFrom = (path) => (chunk) =>
  chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(`/frontend/${path}`);

/** A file and all that it brings. */
function whole(bundle, file, files = new Set()) {
  if (files.has(file) || !bundle[file]) return files;
  files.add(file);
  for (const one of bundle[file].imports) whole(bundle, one, files);
  return files;
}

/**
 * The app's code as every screen needs it. `entry` begins at once, `app` when the page has been seen.
 * @throws Error when one is not there
 */
export function appFiles(bundle) {
  const [entry, app] = ['index.html', 'src/app/startApp.tsx'].map((path) => {
    const chunk = chunksOf(bundle).find(comesFrom(path));
    if (!chunk) throw new Error(`The bundle has no ${path}: frontend/build/screenFiles.mjs looks for it.`);
    return whole(bundle, chunk.fileName);
  });
  return { entry, app };
}

/**
 * What the boot script fetches ahead: for each screen of `createRoutes.tsx` a pattern of its address and the
 * files of its code, and the texts of each language. Without it they would be found one after another.
 * @throws Error when the table of routes is written in a way that is not understood here
 */
export function screenFiles(bundle) {
  const { entry, app } = appFiles(bundle);
  const filesOf = (modules) => {
    const chunks = modules.flatMap((module) => chunksOf(bundle).find(comesFrom(`src/${module}`)) ?? []);
    const files = chunks.flatMap(({ fileName }) => [...whole(bundle, fileName)]);
    return [...new Set(files)].filter((file) => !entry.has(file) && !app.has(file)).map((file) => `/${file}`);
  };

  const addresses = Object.fromEntries(
    [...source('lib/paths.ts').matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(([, name, path]) => [name, path]),
  );
  const table = source('app/createRoutes.tsx');
  const inLayout = [...table.matchAll(/LoggedInLayout\.tsx'\)\),\s*children: \[([^\]]*)\]/g)].join('');
  const routes = [
    ...table.matchAll(/path: pages\.(\w+), \.\.\.screen\(\(\) => import\('\.\.\/([^']+)'\)\)/g),
  ];
  if (routes.length < 10 || inLayout === '')
    throw new Error(
      'The routes of frontend/src/app/createRoutes.tsx are not found: frontend/build/screenFiles.mjs reads them line by line.',
    );
  const screens = routes.map(([, name, module]) => {
    const modules = inLayout.includes(`pages.${name},`) ? ['app/LoggedInLayout.tsx', module] : [module];
    return [`^${addresses[name].replace(/:\w+/g, '[^/]+')}$`, filesOf(modules)];
  });
  // `/stories/create` before `/stories/{uuid}`, as the router has it.
  screens.sort(([a], [b]) => a.split('[^/]').length - b.split('[^/]').length);
  const languages = Object.fromEntries(
    ['de', 'fr'].map((language) => [language, filesOf([`i18n/${language}/catalogue.ts`])]),
  );
  return { screens, languages };
}
