import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOfflineStudio } from '../offline/createOfflineStudio.ts';
import { sittersOf } from '../sittersOf.ts';
import { chunksOf } from '../sound/voice/chunksOf.ts';
import { narrateChunk } from '../sound/voice/narrateChunk.ts';
import { effectsDepth, picturesOf } from '../studio.ts';
import { errands } from '../catalogues/facts/errands/allErrands.ts';
import { ways } from '../catalogues/facts/ways/allWays.ts';
import { orderOf, usage } from './orderOf.ts';
import { escaped, page } from './page.ts';

const OUT = '.cache/studio';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (process.argv.includes('--help')) {
  say(usage);
} else {
  const { order, cast } = orderOf(process.argv.slice(2));
  const folder = join(OUT, order.storyId);
  mkdirSync(folder, { recursive: true });
  const keep = (name: string, content: string | Uint8Array): void =>
    writeFileSync(join(folder, name), content);
  const studio = createOfflineStudio({ processes: 1 });
  try {
    const written = await studio.writer.write(order, []);
    const { title, paragraphs, lines, plan, altTexts } = written;
    keep('plan.json', JSON.stringify(plan, null, 2));
    keep('text.txt', `${title}\n\n${paragraphs.join('\n\n')}\n`);
    keep('script.json', JSON.stringify(lines, null, 2));
    const telling = { language: order.language, voice: order.voiceId, cast: plan.cast };
    const chunks = [];
    for (const chunk of chunksOf(lines)) chunks.push(await narrateChunk(studio.narrator, chunk, telling));
    const audio = await studio.mixer.mix({
      title,
      language: order.language,
      plan,
      lines,
      chunks,
      voiceBy: 'house',
      effects: effectsDepth(true),
    });
    keep('story.mp3', audio.mp3);
    const sitters = sittersOf(plan, cast);
    const pictures = new Map<string, string>();
    for (const spec of picturesOf(plan)) {
      const { large } = await studio.illustrator.drawScene({ spec, sitters });
      keep(`${spec.beat}.webp`, large);
      pictures.set(
        spec.beat,
        `<figure><img src="${spec.beat}.webp" alt=""><figcaption>${escaped(altTexts[spec.beat] ?? '')}</figcaption></figure>`,
      );
    }
    const errand = errands[order.setting][plan.thread.errand];
    const way = ways[order.lesson][plan.thread.way];
    const thread = { ...plan.thread, want: errand?.want, prize: errand?.prize, obstacle: errand?.obstacle, affords: errand?.affords[plan.thread.likeness], fault: way?.fault, noticing: way?.noticing, deed: way?.deed, opens: way?.opens[plan.thread.likeness] }; // prettier-ignore
    const shown = new Set<string>();
    const told = paragraphs.map((text, at) => {
      const beat = lines.find((line) => line.paragraph === at)?.beat ?? '';
      const picture = shown.has(beat) ? '' : (pictures.get(beat) ?? '');
      shown.add(beat);
      return `${picture}<p><small>${beat}</small><br>${escaped(text)}</p>`;
    });
    const choices = `${order.language}, ${order.storyType}, ${order.setting}, ${order.lesson}, ${order.length}; ${order.hero.name}, ${order.hero.age}, ${order.hero.personalityTrait}, ${order.hero.physicalAttribute}, ${order.hero.characterType}`;
    const rows = Object.entries(thread).map(([name, note]) => `<tr><th>${name}<td>${escaped(String(note))}`).join(''); // prettier-ignore
    keep(
      'index.html',
      page(
        title,
        `<h1>${escaped(title)}</h1><p><small>${choices}</small></p><audio controls src="story.mp3"></audio>${told.join('')}<h2>Thread</h2><table>${rows}</table>`,
      ),
    );
    say(
      `${title}: ${paragraphs.join(' ').split(/\s+/).length} words, ${Math.round(audio.durationSeconds)} s`,
    );
    say(join(folder, 'index.html'));
  } finally {
    await studio.close();
  }
}
