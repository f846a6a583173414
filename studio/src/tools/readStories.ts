import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@storylark/contracts/languages';
import { locales } from '@storylark/contracts/languages';
import { mixedOrders } from '../text/checks/orders.ts';
import { tellSeries } from '../text/checks/series.ts';
import { threadFaults } from '../text/checks/threads.ts';
import { escaped, page } from './page.ts';

const OUT = '.cache/studio';
const [count = '30', ...wanted] = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
const chosen: readonly Locale[] = wanted.length > 0 ? locales.filter((one) => wanted.includes(one)) : locales;
// Every seventh order of the long walk, so that no two stand side by side that share a choice.
for (const locale of chosen) {
  const orders = mixedOrders(locale, Number(count) * 7).filter((_, at) => at % 7 === 0);
  const stories = orders.map((order) => {
    const [told] = tellSeries(locale, [order]);
    if (!told) return '';
    const { story, problems } = told;
    const faults = [...problems, ...threadFaults(story, order)];
    const { errand, likeness, way, manner } = story.plan.thread;
    return `<article><h2>${escaped(story.title)}</h2><p><small>${order.storyId}: ${order.hero.name}, ${order.hero.age}, ${order.hero.personalityTrait} (${manner}), ${order.hero.physicalAttribute}, ${order.hero.characterType}; ${order.storyType}, ${order.setting}.${errand}, ${order.lesson}.${way}, ${likeness}</small></p>${story.paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}<p><small>${faults.map(escaped).join('<br>')}</small></p></article>`;
  });
  const file = join(OUT, `read.${locale}.html`);
  writeFileSync(
    file,
    page(`${count} stories, ${locale}`, `<h1>${stories.length} stories, ${locale}</h1>${stories.join('')}`),
  );
  process.stdout.write(`${file}\n`);
}
