import { readFileSync } from 'node:fs';

const source = (name) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8');

/**
 * What the boot script fetches ahead: for each screen of `createRoutes.tsx` a pattern of its address and the files of its code, and the texts of each
 * language. Without it they would be found one after another. @throws Error when the table of routes is written in a way that is not understood here
 */
export function screenFiles(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const chunkOf = (module) => chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/src/${module}`));
  const whole = (file, files = new Set()) => {
    if (files.has(file) || !bundle[file]) return files;
    files.add(file);
    for (const one of bundle[file].imports) whole(one, files);
    return files;
  };
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith('/frontend/index.html'));
  const there = whole(entry.fileName);
  const filesOf = (modules) => {
    const files = modules.map(chunkOf).flatMap((chunk) => (chunk ? [...whole(chunk.fileName)] : []));
    return [...new Set(files)].filter((file) => !there.has(file)).map((file) => `/${file}`);
  };

  const addresses = Object.fromEntries(
    [...source('lib/paths.ts').matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(([, name, path]) => [name, path]),
  );
  const table = source('app/createRoutes.tsx');
  const inLayout = [...table.matchAll(/LoggedInLayout\.tsx'\)\),\s*children: \[([^\]]*)\]/g)].join('');
  const routes = [...table.matchAll(/path: pages\.(\w+), \.\.\.screen\(\(\) => import\('\.\.\/([^']+)'\)\)/g)];
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
  const languages = Object.fromEntries(['de', 'fr'].map((language) => [language, filesOf([`i18n/${language}/catalogue.ts`])]));
  return { screens, languages };
}
