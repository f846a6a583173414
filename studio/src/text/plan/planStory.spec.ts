import { characterTypes } from '@storylark/contracts/characters/vocabulary';
import { lessons, settings, storyTypes } from '@storylark/contracts/stories/vocabulary';
import type { Plan, StoryOrder } from '../../plan.ts';
import { child } from '../checks/orders.ts';
import { tokenOf } from '../seed.ts';
import { castStory } from './castStory.ts';
import { planStory as planOf } from './planStory.ts';
import { idsOf, threadsOf } from './threadStory.ts';

const order: StoryOrder = {
  storyId: 'story-1',
  storyType: 'adventure',
  setting: 'treasureIsland',
  lesson: 'sharing',
  language: 'english',
  length: 'normal',
  narratorVoice: 'female',
  voiceId: 'f1',
  hero: child('Nora'),
  companions: [],
};
/** As if every language told every thread. */
const planStory = (asked: StoryOrder, avoid: readonly string[]) => planOf(asked, avoid, () => true);
const movesOf = (plan: Plan): string[] =>
  plan.beats.flatMap((beat) => beat.moves.map((move) => `${move.id}@${move.rank}`));
const moved = (change: Partial<StoryOrder>): number => {
  const before = new Set(movesOf(planStory(order, [])));
  return movesOf(planStory({ ...order, ...change }, [])).filter((id) => !before.has(id)).length;
};

describe('planStory', () => {
  it('is the same for the same order and avoid', () => {
    expect(planStory(order, [tokenOf('motif.lateClock')])).toEqual(
      planStory(structuredClone(order), [tokenOf('motif.lateClock')]),
    );
  });

  it.each<[string, number, Partial<StoryOrder>]>([
    ['setting', 6, { setting: 'museumNight' }],
    ['lesson', 5, { lesson: 'honesty' }],
    ['trait', 4, { hero: child('Nora', { personalityTrait: 'brave' }) }],
    ['character type', 7, { hero: child('Nora', { characterType: 'robot' }) }],
    ['family link', 3, { companions: [{ ...child('Ada', { age: 70 }), relationshipType: 'grandparent' }] }],
    ['attribute', 2, { hero: child('Nora', { physicalAttribute: 'tall' }) }],
    ['type', 4, { storyType: 'fantasy' }],
  ])('another %s changes at least %i moves', (_, least, change) => {
    expect(moved(change)).toBeGreaterThanOrEqual(least);
  });

  it('joins an errand of the place and a way of the lesson by what the obstacle is like, and takes another next time', () => {
    const threads = threadsOf(order, '6-8');
    const seen: Plan['thread'][] = [];
    const used: string[] = [];
    for (let at = 0; at < 8; at++) {
      const { thread } = planStory({ ...order, storyId: `story-${at}` }, used);
      expect(threads).toContainEqual({ errand: thread.errand, likeness: thread.likeness, way: thread.way });
      seen.push(thread);
      used.push(...idsOf(order, thread).map(tokenOf));
    }
    const pairs = new Set(threads.map(({ way, likeness }) => `${way}.${likeness}`)).size;
    expect(new Set(seen.map(({ way, likeness }) => `${way}.${likeness}`)).size).toBe(Math.min(8, pairs));
    expect(new Set(seen.map(({ errand }) => errand)).size).toBeGreaterThan(1);
  });

  it('takes only what the language tells, and says so where it tells nothing', () => {
    const [only] = threadsOf(order, '6-8');
    const { thread } = planOf(order, [], (_, { likeness }) => likeness === only?.likeness);
    expect(thread.likeness).toBe(only?.likeness);
    expect(() => planOf(order, [], () => false)).toThrow(
      'No errand of treasureIsland meets a way of sharing for 6-8 in english',
    );
  });

  it('lets everybody act who comes along, and plays a place of books in an everyday story', () => {
    const companions = [
      { ...child('Ada', { age: 70 }), relationshipType: 'grandparent' as const },
      { ...child('Ben', { age: 9 }), relationshipType: 'sibling' as const },
    ];
    const acts = planStory({ ...order, companions }, []).beats.flatMap(({ moves }) =>
      moves.flatMap(({ slot, link }) => (slot === 'link.act' ? [link] : [])),
    );
    expect(acts).toEqual(['other1']);
    const slots = (setting: StoryOrder['setting']) =>
      movesOf(planStory({ ...order, storyType: 'everyday', setting }, [])).join(' ');
    expect(slots('treasureIsland')).toMatch(/\.play@0 .*\.unplay@0 /);
    expect(slots('farmVisit')).not.toMatch(/play@/);
  });

  it.each([7, 10, 15])(
    'introduces everybody of the family once, and lets no remarks pile up (at %d)',
    (age) => {
      const companions = [
        { ...child('Ada', { age: 70 }), relationshipType: 'grandparent' as const },
        { ...child('Ben', { age: 9 }), relationshipType: 'sibling' as const },
      ];
      for (const [at, characterType] of characterTypes.entries())
        for (const family of [[], companions, companions.slice(1)])
          for (let n = 0; n < 20; n++) {
            const hero = child('Nora', { age, characterType });
            const plan = planStory({ ...order, storyId: `pile-${at}-${n}`, hero, companions: family }, []);
            const told = plan.beats.flatMap(({ moves }) => moves);
            const introduced = told.filter(({ slot }) => slot === 'link.home').map(({ link }) => link);
            expect(new Set(introduced).size).toBe(introduced.length);
            // From nine years up a line about the child stands alone between two steps of the thread.
            if (age < 9) continue;
            const steps = /^(errand|likeness|pair|setting)\.|^(trait\.tries|scene\.chat)$/;
            const remark = /^(trait|attribute)\.(?!tries)|^character\.(?!opens)/;
            const task = told.findIndex(({ slot }) => slot === 'errand.task');
            const deed = told.findIndex(({ slot }) => slot === 'pair.deed');
            let since: string[] = [];
            for (const { slot } of told.slice(task, deed)) {
              if (steps.test(slot)) since = [];
              else if (remark.test(slot)) since.push(slot);
              // What stops the hero leads over to what the hero notices.
              expect(since.filter((one) => !/\.(stops|helps)$/.test(one)).length).toBeLessThanOrEqual(1);
            }
          }
    },
  );

  it('plans a girl and a boy alike', () => {
    const boy = planStory({ ...order, hero: child('Nora', { gender: 'boy' }) }, []);
    expect(movesOf(boy)).toEqual(movesOf(planStory(order, [])));
  });

  it.each(storyTypes)(
    '%s: every setting and lesson has its pictures with the hero, and no rising tension late at bedtime',
    (storyType) => {
      for (const [at, setting] of settings.entries()) {
        for (const age of [4, 7, 10, 15]) {
          const plan = planStory(
            {
              ...order,
              storyType,
              setting,
              lesson: lessons[at % lessons.length] ?? 'sharing',
              hero: child('Nora', { age }),
            },
            [],
          );
          // the place itself, once, where it has a sound; everything else answers a word
          expect(plan.beats.flatMap((beat) => beat.effects).length).toBeLessThanOrEqual(1);
          const pictures = plan.beats.flatMap((beat) => beat.picture ?? []);
          expect(pictures.length).toBe({ '3-5': 5, '6-8': 6, '9-12': 7, '13-17': 6 }[plan.band]);
          expect(pictures.every((picture) => picture.cast.some(({ id }) => id === 'hero'))).toBe(true);
          if (storyType === 'bedtime') {
            const late = plan.beats.slice(Math.floor(plan.beats.length / 2)).map((beat) => beat.tension);
            expect(late).toEqual(late.toSorted((a, b) => b - a));
            expect(plan.beats.slice(-3).flatMap((beat) => beat.effects)).toEqual([]);
          }
        }
      }
    },
  );
});

describe('castStory', () => {
  it('takes a linked child along and leaves grown-ups at the side', () => {
    const companions = [
      { ...child('Ada', { age: 70 }), relationshipType: 'grandparent' as const },
      { ...child('Ben', { age: 9 }), relationshipType: 'sibling' as const },
    ];
    const cast = castStory({ ...order, companions }, new Map());
    expect(cast.companion).toMatchObject({ name: 'Ben', relationshipType: 'sibling' });
    expect(cast.others.map((other) => other.name)).toEqual(['Ada']);
  });

  it('gives the hero somebody who can speak where the helper cannot', () => {
    expect(castStory(order, new Map()).companion.id).toBe('helper');
    const silent = castStory({ ...order, setting: 'farmVisit' }, new Map());
    expect(silent.companion).toMatchObject({ id: 'companion', characterType: 'human' });
    expect(silent.companion.name).not.toBe(silent.helper.name);
  });

  it('tells of awareness with a made-up child, never with one of the family', () => {
    const companions = [{ ...child('Ben', { age: 9 }), relationshipType: 'sibling' as const }];
    const cast = castStory({ ...order, lesson: 'wheelchair', companions }, new Map());
    expect(cast.companion).toMatchObject({ id: 'companion', characterType: 'human', age: null });
    expect(cast.others.map((other) => other.name)).toEqual(['Ben']);
  });

  it('never gives a made-up figure the name of the hero', () => {
    for (let i = 0; i < 200; i++)
      expect(castStory({ ...order, storyId: `s${i}`, hero: child('Momo') }, new Map()).helper.name).not.toBe(
        'Momo',
      );
  });
});
