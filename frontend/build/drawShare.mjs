/**
 * Draws the picture that goes with links to our pages: `node frontend/build/drawShare.mjs` after a change of
 * the landing page's scene.
 */
import { Resvg } from '@resvg/resvg-js';
import { readFileSync, writeFileSync } from 'node:fs';

const read = (name) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8');
const tokens = new Map(
  [...read('ui/tokens.css').matchAll(/(?<![\w-])--([\w-]+):\s*(?:light-dark\(\s*)?(#[0-9a-f]{6})/gi)].map(
    ([, name, colour]) => [name, colour],
  ),
);

// By day; the drawing's names of colours become colours, since nothing reads the page's styles here.
const svg = read('public/art/dusk.svg')
  .replace(/var\(--([\w-]+)\)/g, (_whole, name) => tokens.get(name) ?? 'none')
  .replaceAll('currentColor', tokens.get('ink'))
  .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  .replace('viewBox="0 0 1440 780"', 'viewBox="60 24 1380 724.5" width="1200" height="630"');
writeFileSync(new URL('../public/share.png', import.meta.url), new Resvg(svg).render().asPng());
