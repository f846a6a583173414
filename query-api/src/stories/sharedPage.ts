import { localeOf } from '@storylark/contracts/languages';
import { coverOf } from '@storylark/contracts/stories/coverOf';
import type { SharedStoryView } from '@storylark/contracts/stories/views';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const madeWithAi = {
  english: 'This story was made with AI: text, voice and pictures.',
  german: 'Diese Geschichte wurde mit KI gemacht: Text, Stimme und Bilder.',
  french: 'Cette histoire a été faite avec une IA : texte, voix et images.',
} as const;

/** The shared story as a page that needs no script: title, cover, text, player, and what a link preview shows. `url` and `origin` are absolute. */
export function sharedPage(
  { title, language, paragraphs, illustrations, audioUrl, indexable }: SharedStoryView,
  url: string,
  origin: string,
): string {
  const name = escaped(title ?? 'Storylark');
  const cover = coverOf(illustrations);
  const summary = escaped((paragraphs[0] ?? '').slice(0, 200));
  return `<!doctype html>
<html lang="${localeOf[language]}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · Storylark</title>${indexable ? '' : '\n<meta name="robots" content="noindex">'}
<meta name="description" content="${summary}">
<meta property="og:type" content="article"><meta property="og:title" content="${name}"><meta property="og:description" content="${summary}"><meta property="og:url" content="${escaped(url)}">${
    cover
      ? `\n<meta property="og:image" content="${escaped(origin + cover.url)}"><meta property="og:image:alt" content="${escaped(cover.alt)}">`
      : ''
  }
<style>body{font:1.125rem/1.6 Georgia,serif;max-width:36rem;margin:2rem auto;padding:0 1rem;color:#14303a;background:#fff9ea}img{width:100%;height:auto}audio{width:100%}</style>
</head>
<body>
<main>
<h1>${name}</h1>
${cover ? `<img src="${escaped(cover.url)}" alt="${escaped(cover.alt)}" width="1200" height="900">` : ''}
${audioUrl ? `<audio controls preload="none" src="${escaped(audioUrl)}"></audio>` : ''}
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<p><small>${madeWithAi[language]}</small></p>
</main>
</body>
</html>
`;
}
