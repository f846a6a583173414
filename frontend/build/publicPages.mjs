import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const folder = (name) => new URL(`../${name}/`, import.meta.url);
const textOf = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const teaserFolder = folder('dist/teasers');
const faces = ['beach', 'tree', 'moon'];

/** The Markdown of a folder, by path below it. */
function readMarkdown(content) {
  const names = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  return new Map(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(new URL(name, content), 'utf8')]),
  );
}

/**
 * What the head of every page loads, found in what the bundler made.
 * @throws Error naming what is not there
 */
function headOf(bundle, { preloaded, storyFont }, faceFiles) {
  const made = Object.values(bundle);
  const named = (what, found) => {
    if (found === undefined)
      throw new Error(`The public pages lack their ${what}. See frontend/build/publicPages.mjs.`);
    return `/${found.fileName}`;
  };
  const entryOf = (file) =>
    made.find(
      ({ type, facadeModuleId }) => type === 'chunk' && facadeModuleId?.replaceAll('\\', '/').endsWith(file),
    );
  const fontFile = (font) =>
    named(
      'fonts',
      made.find(({ fileName }) => font.test(fileName)),
    );
  const guest = entryOf('/src/features/story/guest/guestMain.ts');
  const book = named('book of shared stories', entryOf('/src/features/story/guest/showGuestStory.tsx')).slice(
    1,
  );
  const broughtBy = (file, files = new Set()) => {
    for (const one of bundle[file]?.imports ?? []) if (!files.has(one)) broughtBy(one, files.add(one));
    return files;
  };
  const styles = made.filter(({ fileName }) => /^assets\/(index|start)[^/]*\.css$/.test(fileName));
  return {
    head: {
      boot: named(
        'boot script',
        made.find(({ names }) => names?.includes('boot.js')),
      ),
      script: named('script', entryOf('/src/public/script/main.ts')),
      styles: [named('styles', styles[0]), ...styles.slice(1).map(({ fileName }) => `/${fileName}`)],
      fonts: preloaded.map(fontFile),
    },
    faces: faceFiles.map((file) => `/${file}`),
    guest: {
      script: named('script of shared stories', guest),
      modules: [...broughtBy(book, broughtBy(guest.fileName, new Set([book])))].map((file) => `/${file}`),
      font: fontFile(storyFont),
    },
  };
}

/**
 * Makes the public pages as documents, one per language: `pages/<lang>/<path>.html`. They are drawn by the
 * same components as the app, here, so a browser needs neither them nor React. Adds robots.txt (and the
 * sitemap and security.txt) and the teasers, where scripts/makeTeasers.mjs has made some.
 */
export function publicPages(fonts) {
  let faceRefs;
  return {
    name: 'public-pages',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      faceRefs = faces.map((name) =>
        this.emitFile({
          type: 'asset',
          name: `face-${name}.svg`,
          source: textOf(`src/public/art/${name}.svg`),
        }),
      );
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const made = headOf(
          bundle,
          fonts,
          faceRefs.map((ref) => this.getFileName(ref)),
        );
        const teasers = existsSync(new URL('index.json', teaserFolder))
          ? JSON.parse(readFileSync(new URL('index.json', teaserFolder), 'utf8'))
          : [];
        for (const name of teasers.length > 0
          ? readdirSync(teaserFolder, { recursive: true, encoding: 'utf8' })
          : [])
          if (/\.(webp|png|jpg|svg|mp3)$/.test(name))
            this.emitFile({
              type: 'asset',
              fileName: `teasers/${name.replaceAll('\\', '/')}`,
              source: readFileSync(new URL(name, teaserFolder)),
            });

        const { pages, shells, extras } = await render({
          ...made,
          teasers,
          markdown: readMarkdown(folder('content')),
        });
        for (const { language, path, html } of pages)
          this.emitFile({
            type: 'asset',
            fileName: `pages/${language}${path === '/' ? '/index' : path}.html`,
            source: html,
          });
        for (const { language, name, html } of shells)
          this.emitFile({ type: 'asset', fileName: `pages/shells/${language}/${name}.html`, source: html });
        for (const { name, text } of extras) this.emitFile({ type: 'asset', fileName: name, source: text });
      },
    },
  };
}

/** While one works on them (`npx vite`): each is drawn anew when it is asked for. */
export function publicPagesInDev() {
  const head = {
    boot: '/src/boot/boot.js',
    script: '/src/public/script/main.ts',
    styles: ['fonts', 'tokens', 'base'].map((name) => `/src/ui/${name}.css`),
    fonts: [],
  };
  const guest = { script: '/src/features/story/guest/guestMain.ts', modules: [], font: null };
  const found = { head, guest, faces: faces.map((name) => `/src/public/art/${name}.svg`), teasers: [] };
  async function answer(vite, request, response, next) {
    const { pathname, searchParams } = new URL(request.url, 'http://dev');
    const { isPublicPage } = await vite.ssrLoadModule('/src/lib/paths.ts');
    if (!isPublicPage(pathname) || !request.headers.accept?.includes('text/html')) return next();
    const language = searchParams.get('lang') ?? 'en';
    const { pages } = await draw(vite, { ...found, markdown: readMarkdown(folder('content')) });
    const page = pages.find((one) => one.path === pathname && one.language === language);
    if (!page) return next();
    return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page.html);
  }
  return {
    name: 'public-pages-in-dev',
    apply: 'serve',
    configureServer: (vite) =>
      void vite.middlewares.use((...asked) => void answer(vite, ...asked).catch(asked[2])),
  };
}

/** Runs the app's own modules here, as Vite reads them. */
async function render(found) {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(folder('.')),
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await draw(vite, found);
  } finally {
    await vite.close();
  }
}

async function draw(vite, { head, guest, faces: facePictures, teasers, markdown }) {
  const [{ buildSite }, { renderShells }, { crawlingFiles }, { securityFiles }, { brand }] =
    await Promise.all(
      [
        '/src/public/buildSite.ts',
        '/src/public/renderShells.tsx',
        '/src/public/crawling.ts',
        '/src/public/securityFiles.ts',
        '/src/brand.ts',
      ].map((file) => vite.ssrLoadModule(file)),
    );
  const builtAt = new Date();
  const year = builtAt.getFullYear();
  const pages = await buildSite({
    brand,
    year,
    markdown,
    teasers,
    head,
    scenes: { dusk: textOf('src/public/art/dusk.svg'), night: textOf('src/public/art/night.svg') },
    pictures: { faces: facePictures, share: '/share.png' },
  });
  return {
    pages,
    shells: await renderShells({ brand, year, head }, guest),
    extras: [...crawlingFiles(pages, brand.domain), ...securityFiles(brand, builtAt)],
  };
}
