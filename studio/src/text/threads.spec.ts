import { characterTypes, physicalAttributes } from '@storylark/contracts/characters/vocabulary';
import type { Locale } from '@storylark/contracts/languages';
import { locales } from '@storylark/contracts/languages';
import { lessons, settings } from '@storylark/contracts/stories/vocabulary';
import { tables } from '../catalogues/tables.ts';
import { checkMessages, neverIn } from './checks/checkMessages.ts';
import { checkForm } from './checks/checkText.ts';
import { gapsOf, unjoined } from './checks/coverage.ts';
import { masked, sentencesOf } from './checks/measure.ts';
import { child, mixedOrders, ordersOfOneChild } from './checks/orders.ts';
import type { Told } from './checks/series.ts';
import { likeness, tellSeries } from './checks/series.ts';
import { changedShare, threadFaults } from './checks/threads.ts';
import type { StoryOrder } from '../plan.ts';
import { tokenOf } from './seed.ts';
import { variantsOf } from './write/lookUp.ts';
import { wordsIn } from './write/toParagraphs.ts';

/** Six hundred with `npm run complete`. */
const SAMPLE = process.env.COMPLETE === '1' ? 600 : 160;

const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;
const percent = (share: number): number => Math.round(share * 1000) / 10;

describe.each(locales)('the stories of %s', (locale: Locale) => {
  /** Told once for all that is asked of them. */
  let sample: Told[] | undefined;
  const sampled = (): Told[] =>
    (sample ??= mixedOrders(locale, SAMPLE).flatMap((order) => tellSeries(locale, [order])));

  it('have every message they need, none with a fault, and nothing that never stands in a story for children', () => {
    expect(gapsOf(locale)).toEqual([]);
    expect(checkMessages(locale)).toEqual([]);
    expect(neverIn(locale)).toEqual([]);
  });

  it('join every lesson to every setting, at every age', () => {
    expect(unjoined(locale)).toEqual([]);
  });

  it('have one thread: deed, opening and first try name what is in the way, and everybody who comes along counts', () => {
    const faults = sampled().flatMap(({ story, order }) =>
      threadFaults(story, order).map((fault) => ({ fault, order: order.storyId })),
    );
    const shareOf = (part: string) => faults.filter(({ fault }) => fault.startsWith(part)).length / SAMPLE;
    expect(shareOf('neither')).toBeLessThanOrEqual(0.05);
    expect(shareOf('the first try')).toBeLessThanOrEqual(0.05);
    expect(faults.filter(({ fault }) => /less than twice|never/.test(fault))).toEqual([]);
  });

  it('have no fault of form, and of measure and craft none in four of five', () => {
    const told = sampled();
    expect(new Set(told.map(({ order }) => order.setting)).size).toBe(settings.length);
    expect(new Set(told.map(({ order }) => order.lesson)).size).toBe(lessons.length);
    expect(told.flatMap(({ story }) => checkForm(story.paragraphs, locale))).toEqual([]);
    // How long the youngest listen has a test of its own, below.
    const faulty = told.filter(({ story, problems }) =>
      problems.some((one) => story.plan.band !== '3-5' || !/^\d+ words/.test(one)),
    );
    expect(faulty.length).toBeLessThanOrEqual(SAMPLE / 5);
  });

  it('go home the way they came, and end with the thing they began with', () => {
    const orders = ordersOfOneChild(locale, 30, child('Nora'));
    const variants = tables[locale];
    for (const { story } of tellSeries(locale, orders)) {
      const { setting, motif } = story.plan;
      const at = (path: string) =>
        (variantsOf(variants, path) ?? []).findIndex((_, n) =>
          story.used.includes(tokenOf(`${locale}:${path}:${n}`)),
        );
      expect(at(`motif.${motif.id}.echo`)).toBe(at(`motif.${motif.id}.home`));
      const back = at(`setting.${setting}.homeward`);
      if (back >= 0) expect(back).toBe(at(`setting.${setting}.passage`));
    }
  });

  it('change with the child', () => {
    const orders = mixedOrders(locale, 40);
    const change = (edit: (order: StoryOrder, at: number) => StoryOrder): number =>
      percent(mean(orders.map((order, at) => changedShare(order, edit(order, at)))));
    const hero = (more: (order: StoryOrder) => Partial<StoryOrder['hero']>) => (order: StoryOrder) => ({
      ...order,
      hero: { ...order.hero, ...more(order) },
    });
    const other = <T>(list: readonly T[], one: T): T => list[(list.indexOf(one) + 1) % list.length] as T;
    const plain = (order: StoryOrder): StoryOrder => ({ ...order, companions: [] });
    const grandparent = { ...child('Ada', { age: 70 }), relationshipType: 'grandparent' as const };
    expect(
      change(
        hero(({ hero: { personalityTrait: trait } }) => ({
          personalityTrait: trait === 'brave' ? 'curious' : 'brave',
        })),
      ),
    ).toBeGreaterThanOrEqual(15);
    expect(
      change(
        hero((order) => ({ physicalAttribute: other(physicalAttributes, order.hero.physicalAttribute) })),
      ),
    ).toBeGreaterThanOrEqual(8);
    expect(
      change(hero((order) => ({ characterType: other(characterTypes, order.hero.characterType) }))),
    ).toBeGreaterThanOrEqual(18.5);
    expect(
      percent(
        mean(orders.map((order) => changedShare(plain(order), { ...order, companions: [grandparent] }))),
      ),
    ).toBeGreaterThanOrEqual(10);
    expect(
      change(
        hero((order) => ({
          age: { 4: 7, 5: 7, 6: 10, 7: 10, 10: 14, 11: 14, 14: 11, 16: 11 }[order.hero.age] ?? 7,
        })),
      ),
    ).toBeGreaterThanOrEqual(60);
  });

  it('are others each time, ten in a row with the same choices', () => {
    const [order] = ordersOfOneChild(locale, 1, child('Nora', { age: 5 })) as [StoryOrder];
    for (const [lesson, setting] of [
      ['patience', 'treasureIsland'],
      ['kindness', 'birthdayParty'],
      ['sharing', 'moonLanding'],
      ['bravery', 'enchantedForest'],
    ] as const) {
      const row = Array.from({ length: 10 }, (_, at) => ({
        ...order,
        lesson,
        setting,
        storyId: `row-${at}`,
      }));
      expect(percent(likeness(tellSeries(locale, row)).mean)).toBeLessThanOrEqual(15);
    }
  });

  it('begin and end in many ways, thirty for one family', () => {
    const told = tellSeries(locale, ordersOfOneChild(locale, 30, child('Nora', { age: 4 })));
    for (const end of [0, -1]) {
      const times = new Map<string, number>();
      for (const { text, story } of told) {
        const names = ['Nora', story.plan.cast.helper.name, story.plan.cast.companion.name];
        const sentence = masked(sentencesOf(text).at(end) ?? '', names);
        times.set(sentence, (times.get(sentence) ?? 0) + 1);
      }
      expect([...times].filter(([, n]) => n > 3)).toEqual([]);
    }
  });

  it('tell a child of six no sentence in more than three of thirty', () => {
    const { often } = likeness(tellSeries(locale, ordersOfOneChild(locale, 30, child('Nora'))));
    expect(often.filter(({ sentence }) => sentence.split(' ').length > 3)).toEqual([]);
  });

  it('are short for the youngest, who join in three times', () => {
    const orders = ordersOfOneChild(locale, 30, child('Nora', { age: 4 })).filter(
      ({ storyType }) => storyType !== 'bedtime',
    );
    const lengths = tellSeries(locale, orders).map(({ text }) => wordsIn(text));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(460);
    expect(mean(lengths)).toBeLessThanOrEqual(410);
  });
});
