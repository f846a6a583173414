/**
 * Draws the icons of the installed app from `public/icon.svg`: `node frontend/build/drawIcons.mjs` after a
 * change of the lark.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../public/', import.meta.url);
const icon = readFileSync(new URL('icon.svg', folder), 'utf8');
/** To the edges: the system cuts its own shape out of it and leaves the middle 80 %. */
const bleeding = icon
  .replace('rx="11" ', '')
  .replace(/translate\(3 3\.500\) scale\(\.86\)/, 'translate(8.4 8.9) scale(.65)');

const icons = {
  'icon-192.png': [icon, 192],
  'icon-512.png': [icon, 512],
  'icon-maskable.png': [bleeding, 512],
  'icon-apple.png': [bleeding, 180],
};
for (const [name, [svg, width]] of Object.entries(icons))
  writeFileSync(
    new URL(name, folder),
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  );
