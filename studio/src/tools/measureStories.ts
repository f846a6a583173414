import type { Locale } from '@storylark/contracts/languages';
import { locales } from '@storylark/contracts/languages';
import type { Input } from '../text/checks/figures.ts';
import {
  ages,
  changeBy,
  inputs,
  likenessInRows,
  mean,
  ofAge,
  sounding,
  talking,
} from '../text/checks/figures.ts';
import { child, mixedOrders, ordersOfOneChild } from '../text/checks/orders.ts';
import { tellSeries } from '../text/checks/series.ts';
import { threadFaults } from '../text/checks/threads.ts';
import { wordsIn } from '../text/write/toParagraphs.ts';

const USAGE = 'npm run studio:measure -- <en|de|fr> [orders, 20] [rows of ten, 8]';
const [language, orders = '20', rows = '8'] = process.argv.slice(2);
const locale = language as Locale;
if (!locales.includes(locale)) throw new Error(`Name a language: ${USAGE}`);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

for (const bedtime of [false, true]) {
  const young = ordersOfOneChild(locale, 60, child('Nora', { age: 4 })).filter(
    ({ storyType }) => (storyType === 'bedtime') === bedtime,
  );
  const words = tellSeries(locale, young).map(({ text }) => wordsIn(text));
  const within = words.filter((count) => count >= 250 && count <= 350).length;
  say(
    `At 4, ${bedtime ? 'bedtime' : 'by day'}: ${Math.min(...words)} to ${Math.max(...words)} words, mean ${mean(words).toFixed(0)}; 250 to 350 in ${within} of ${words.length}`,
  );
}
const mixed = mixedOrders(locale, Number(orders));
say(`\nSentences that change with one input, over ${mixed.length} orders of each age:`);
for (const age of ages) {
  const shares = (Object.keys(inputs) as Input[]).map(
    (input) => `${input} ${percent(changeBy(input, ofAge(mixed, age)))}`,
  );
  say(`  at ${age}: ${shares.join(', ')}`);
}
say(`\nTen in a row with the same choices, ${rows} rows of each age; shared 5-grams of two:`);
for (const age of ages) {
  const { mean: middle, most, above } = likenessInRows(locale, age, Number(rows));
  say(`  at ${age}: mean ${percent(middle)}, most ${percent(most)}, above 30 %: ${percent(above)}`);
}
const told = mixedOrders(locale, Number(orders) * 6).flatMap((order) => tellSeries(locale, [order]));
const faults = told.filter(({ story, order }) => threadFaults(story, order).length > 0).length;
say(
  `\nOf ${told.length} mixed stories: 5 to 35 % said by figures in ${percent(talking(told))}; of normal length with 5 to 8 sounds ${percent(sounding(told))}; faults of the thread in ${faults}; within every measure ${percent(mean(told.map(({ problems }) => Number(problems.length === 0))))}`,
);
