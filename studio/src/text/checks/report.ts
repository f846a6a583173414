import type { Locale } from '@storylark/contracts/languages';
import { locales } from '@storylark/contracts/languages';
import { checkMessages } from './checkMessages.ts';
import { gapsOf } from './coverage.ts';
import { child, mixedOrders, ordersOfOneChild } from './orders.ts';
import { likeness, tellSeries } from './series.ts';

const USAGE =
  'node generators/dist/studio/text/checks/report.js <en|de|fr> [number of mixed stories] [number of the story to print]';
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const locale = process.argv[2] as Locale;
if (!locales.includes(locale)) throw new Error(`Name a language: ${USAGE}`);
const n = Number(process.argv[3] ?? 60);

const missing = new Map<string, number>();
const miss = (reason: string): void => {
  const what = reason.replace(/^[^:]*: /, '');
  missing.set(what, (missing.get(what) ?? 0) + 1);
};

const gaps = gapsOf(locale);
say(
  `Missing variants: ${gaps.reduce((sum, { have, want }) => sum + want - have, 0)} in ${gaps.length} slots`,
);
for (const origin of new Set(gaps.map(({ id }) => id.split('.')[0]))) {
  const own = gaps.filter(({ id }) => id.startsWith(`${origin}.`));
  say(
    `  ${origin}: ${own.length} slots, such as ${own
      .slice(0, 4)
      .map(({ id, have, want }) => `${id} (${have} of ${want})`)
      .join(', ')}`,
  );
}

const messages = checkMessages(locale);
say(`\nMessages with a fault: ${messages.length}`);
for (const fault of messages.slice(0, 40)) say(`  ${fault}`);

const mixed = mixedOrders(locale, n).flatMap((order) => tellSeries(locale, [order], miss));
const faulty = mixed.filter(({ problems }) => problems.length > 0);
say(`\n${n} mixed stories: ${mixed.length} told, ${faulty.length} with problems`);
const kinds = new Map<string, string[]>();
for (const { order, problems } of faulty) {
  for (const problem of problems) {
    const kind = problem.replace(/[\d.]+/g, '#').slice(0, 44);
    kinds.set(kind, [
      ...(kinds.get(kind) ?? []),
      `${problem} [${order.storyId}: ${order.hero.age} years, ${order.storyType}, ${order.length}]`,
    ]);
  }
}
for (const [kind, all] of [...kinds].sort((a, b) => b[1].length - a[1].length))
  say(`  ${all.length} x ${kind}\n      ${all.slice(0, 2).join('\n      ')}`);

const one = tellSeries(locale, ordersOfOneChild(locale, 30, child('Nora')), miss);
for (const [what, times] of missing) say(`  ${times} x ${what}`);
const { mean, most, often, words } = likeness(one);
say(
  `\n${one.length} stories of one child: ${Math.min(...words)} to ${Math.max(...words)} words; shared 5-grams mean ${percent(mean)}, most ${percent(most)}`,
);
say(`Sentences in more than three stories: ${often.length}`);
for (const { sentence, stories } of often.slice(0, 15)) say(`  ${stories} x ${sentence}`);

const sample = mixed[Number(process.argv[4] ?? 1) % Math.max(1, mixed.length)];
if (sample) {
  const { order, story, problems } = sample;
  say(
    `\n${order.storyId}: ${order.hero.age} years, ${order.storyType}, ${order.setting}, ${order.lesson}, ${order.length}`,
  );
  say(`\n${story.title}\n`);
  for (const line of story.paragraphs) say(`${line}\n`);
  say(Object.values(story.altTexts).join('\n'));
  say(problems.join('\n'));
}
