import type { Locale } from '@storylark/contracts/languages';
import { words } from './words.ts';

/** Text as it stands in HTML, also within quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The look of the web app (frontend/src/ui/tokens.css) as far as it is needed here; light as the device. */
const style = `
:root{color-scheme:light dark;--paper:light-dark(#F4F4EA,#0E232C);--surface:light-dark(#FFFEF8,#163039);
--ink:light-dark(#14303A,#F4EFDF);--ink-2:light-dark(#475D66,#B0C2C3);--link:light-dark(#17596A,#9AD3D0);
--line:light-dark(#D6DACB,#2A4751);--edge:light-dark(#6B7F85,#73919A);--action:light-dark(#17505D,#F4C157);
--on-action:light-dark(#FFFDF3,#14303A);--warn:light-dark(#734C00,#F4C157);--warn-soft:light-dark(#FBE6B6,#3A3722);
--danger:light-dark(#A3301A,#FFA38D);--danger-soft:light-dark(#F9DED5,#44261F);--ok:light-dark(#2B5F3B,#A4D69F);
--ok-soft:light-dark(#DBE9D4,#1D3A2D);--focus:light-dark(#14303A,#FFE3A0);
--display:"Young Serif","Iowan Old Style",Georgia,serif;
--ui:"Atkinson Hyperlegible Next","Segoe UI",system-ui,sans-serif;--cut:14px 18px 15px 17px/17px 14px 18px 15px}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.5 var(--ui);overflow-wrap:anywhere}
header{background:var(--warn-soft);color:var(--warn);padding:.75rem 1rem;text-align:center;font-weight:650}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.mark{font:400 1.25rem/1 var(--display);color:var(--ink-2);margin:0 0 2rem}
h1{font:400 clamp(1.75rem,1.45rem + 1.4vw,2.5rem)/1.12 var(--display);margin:0 0 1rem;text-wrap:balance}
h2{font:400 1.375rem/1.2 var(--display);margin:2rem 0 .75rem}
p{margin:0 0 1rem}
.soft{color:var(--ink-2);font-weight:400}
.amount{font-size:1.1875rem;font-weight:700;margin:0 0 .25rem}
fieldset{border:0;margin:1.5rem 0 0;padding:0;min-width:0}
legend{padding:0;font-weight:700;margin-bottom:.5rem}
label{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:center;min-height:2.75rem;padding:.6rem .9rem;
margin-bottom:.5rem;background:var(--surface);border:2px solid var(--edge);border-radius:var(--cut);cursor:pointer}
label:has(:checked){border-color:var(--action);box-shadow:inset 0 0 0 1px var(--action)}
label b{font-variant-numeric:tabular-nums}
input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--action)}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3.5rem;margin-top:1rem;
padding:.6rem 1.15rem;font:650 1.125rem/1.2 var(--ui);text-decoration:none;text-align:center;cursor:pointer;
border:2px solid var(--edge);border-radius:var(--cut);background:var(--surface);color:var(--ink)}
.main{background:var(--action);border-color:transparent;color:var(--on-action)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.said{padding:.75rem 1rem;border-radius:var(--cut);background:var(--ok-soft);color:var(--ok)}
.said.no{background:var(--danger-soft);color:var(--danger)}
ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.75rem 0;
border-top:1px solid var(--line)}
@media(prefers-contrast:more){:root{--ink-2:var(--ink);--line:var(--edge)}}`;

/** A whole page; `body` is HTML. */
export function documentOf(language: Locale, title: string, body: string): string {
  const { band, product } = words[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg">
<title>${escaped(title)} · ${product}</title><style>${style}</style></head>
<body><header>${escaped(band)}</header>
<main><p class="mark">${product}</p><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}
