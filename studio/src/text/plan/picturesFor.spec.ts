import { beforeAll, describe, expect, it } from '@jest/globals';
import { lookOf } from '@storylark/illustration/look/lookOf';
import type { PictureSpec } from '@storylark/illustration/pictureSpec';
import { drawings } from '@storylark/illustration/props/props';
import { scene } from '@storylark/illustration/scene';
import { errands } from '../../catalogues/facts/errands/allErrands.ts';
import type { Errand } from '../../catalogues/facts/errands/errand.ts';
import { sittersOf } from '../../sittersOf.ts';
import { picturesOf } from '../../studio.ts';
import { orderOf } from '../../tools/orderOf.ts';
import { tellStory } from '../tellStory.ts';
import { compositions } from './compositions.ts';

const allErrands = Object.values(errands).flatMap((of) => Object.values(of));
type Seen = { told: ReturnType<typeof tellStory>; specs: PictureSpec[]; svgs: string[] };
const told = (n: number, avoid: readonly string[] = [], ...more: string[]): Seen => {
  const { order, cast } = orderOf(['--seed', `picture-${n}`, '--language', 'english', '--age', String(3 + (n % 10)), ...more]); // prettier-ignore
  const story = tellStory(order, avoid);
  const looks = Object.fromEntries(
    Object.entries(sittersOf(story.plan, cast)).map(([id, one]) => [id, lookOf(one)]),
  );
  const specs = picturesOf(story.plan);
  return { told: story, specs, svgs: specs.map((spec) => scene(spec, looks)) };
};

/** The whole with `npm run complete`. */
const STORIES = process.env.COMPLETE === '1' ? 200 : 60;

describe(`the pictures of ${STORIES} stories`, () => {
  let stories: Seen[];
  beforeAll(() => {
    stories = Array.from({ length: STORIES }, (_, n) => told(n));
  });

  it('draw every prop that the plan names, as the errand says', () => {
    for (const { told: story, specs, svgs } of stories) {
      const { setting, thread } = story.plan;
      const { drawn } = errands[setting][thread.errand] as Errand;
      const meant: Record<string, string | undefined> = {
        prize: drawn.prize,
        obstacle: drawn.obstacle,
        part: drawn.by?.[thread.likeness],
        keepsake: `${setting}.keepsake`,
      };
      specs.forEach((spec, i) =>
        spec.props.forEach((slot) => expect(svgs[i]).toContain(`data-prop="${meant[slot]}"`)),
      );
    }
  });

  it('show the prize won in every age, the hero at what keeps it, and a sleeper in a bed', () => {
    for (const { told: story, specs } of stories) {
      const of = (beat: string): PictureSpec => specs.find((spec) => spec.beat === beat)!;
      expect(of('open')).toMatchObject({ props: ['prize'], at: 'prize' });
      const { drawn } = errands[story.plan.setting][story.plan.thread.errand] as Errand;
      expect(of('setback').at).toBe(drawn.by?.[story.plan.thread.likeness] ? 'part' : 'obstacle');
      expect(of('arrive').props).toEqual(['obstacle']);
      expect(of('echo').cast[0]!.pose === 'sleep').toBe(story.plan.type === 'bedtime');
      expect(of('echo').home).toBe(specs.find(({ beat }) => beat === 'home')?.home ?? of('echo').home);
    }
  });

  it('have an alternative text with everybody and everything that is drawn', () => {
    for (const { told: story, specs } of stories)
      for (const spec of specs) {
        const text = story.altTexts[spec.beat]!;
        expect(text).toContain(story.plan.cast.hero.name);
        if (spec.cast.length > 1) expect(text).toContain(story.plan.cast.companion.name);
        expect(text.split(/[.!?]/).filter((sentence) => sentence.trim()).length).toBeGreaterThanOrEqual(
          spec.cast.length + spec.props.length,
        );
      }
  });

  it('are arranged in at least four ways for each beat', () => {
    for (const beat of ['home', 'arrive', 'setback', 'pause', 'deed', 'open', 'echo']) {
      const ways = new Set(
        stories.flatMap(({ specs }) => specs.flatMap((s) => (s.beat === beat ? s.composition! : []))),
      );
      expect(ways.size).toBeGreaterThanOrEqual(4);
    }
    expect(Object.values(compositions).every((all) => all.length >= 4)).toBe(true);
  });
});

describe('pictureFor', () => {
  it('arranges the next story of a family otherwise', () => {
    let used: string[] = [];
    const before = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const { told: story, specs } = told(n, used, '--age', '5');
      for (const { composition } of specs) {
        expect(before).not.toContain(composition);
        before.add(composition!);
      }
      used = [...used, ...story.used];
    }
  });

  it('has a use for every drawing of the library', () => {
    const used = new Set(allErrands.flatMap(({ drawn }) => [drawn.prize, drawn.obstacle, ...Object.values(drawn.by ?? {})])); // prettier-ignore
    expect(Object.keys(drawings).filter((id) => !used.has(id as keyof typeof drawings))).toEqual([]);
  });

  it('draws a part only for a likeness that the errand affords', () => {
    for (const { drawn, affords } of allErrands)
      expect(Object.keys(affords)).toEqual(expect.arrayContaining(Object.keys(drawn.by ?? {})));
  });
});
