import { pick, type Random, seededRandom } from '@storylark/studio/sound/dsp/seededRandom';

/** What a payload tries to run; a page that hears it has been taken over. No digits: names take none. */
const RUN = 'canary()';

const shapes = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img/src="x"/onerror="${RUN}">`,
  `<image src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>a</text></a></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x></svg>`,
  `<math><mi xlink:href="javascript:${RUN}">a</mi></math>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<a href="javascript:${RUN}">a</a>`,
  `<a href=" java\tscript:${RUN}">a</a>`,
  `<form action="javascript:${RUN}"><button autofocus>a</button></form>`,
  `<button formaction="javascript:${RUN}">a</button>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<details open ontoggle=${RUN}><summary>a</summary></details>`,
  `<video src=x onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<base href="//evil.example/">`,
  `<link rel=stylesheet href="//evil.example/a.css">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<style>@import "//evil.example/a.css";</style>`,
  `<p style="animation-name:x" onanimationstart=${RUN}>a</p>`,
  `<marquee onstart=${RUN}>a</marquee>`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<!--#exec cmd="x"--><img src=x onerror=${RUN}>`,
  `" onmouseover=${RUN} autofocus onfocus=${RUN} x="`,
  `' autofocus onfocus=${RUN} x='`,
] as const;

/** What stands before it, to leave the place where it was put. */
const contexts = [
  '', '"', "'", '`', '>', '">', "'>", '"/>', '</title>', '</script>', '</style>', '</textarea>', '</noscript>', '-->', ']]>', '</h1></p>',
  '\\', '\\"', '";', "';", '*/', '\u00a0', '\ufeff', '&quot;>', '%22%3E', '$&', '$`', '\u202e',
] as const; // prettier-ignore

const ESCAPED = /[<>"']/g;
const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.toUpperCase().replaceAll('CANARY', 'canary'),
  (text) => text.replace(ESCAPED, (sign) => `&#${sign.charCodeAt(0)};`),
  (text) => text.replace(ESCAPED, (sign) => `&#x${sign.charCodeAt(0).toString(16)}`),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&amp;lt;'),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (text) => text.replaceAll('<', '\\x3c'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\u000c'),
  (text) => text.replaceAll('<', '＜').replaceAll('>', '＞'),
  (text) => text.replaceAll('<', '<<'),
];

/** Different ones of a kind that browsers have been fooled by: a shape, in a context, encoded. */
export function payloads(count: number, seed: string): string[] {
  const random: Random = seededRandom(seed);
  const made = new Set<string>();
  while (made.size < Math.min(count, shapes.length * contexts.length * 5))
    made.add(pick(contexts, random) + pick(encodings, random)(pick(shapes, random)));
  return [...made];
}
