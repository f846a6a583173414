import { describe, expect, it } from '@jest/globals';
import { settings, type LessonId } from '@storylark/contracts/stories/vocabulary';
import { lookOf } from '@storylark/illustration/look/lookOf';
import type { Aid } from '@storylark/illustration/pictureSpec';
import { scene } from '@storylark/illustration/scene';
import { aidOf } from '../../catalogues/facts/aids.ts';
import { lessonFacts } from '../../catalogues/facts/lessons.ts';
import { sittersOf } from '../../sittersOf.ts';
import { picturesOf } from '../../studio.ts';
import { orderOf } from '../../tools/orderOf.ts';
import { tellStory } from '../tellStory.ts';

const languages = ['english', 'german', 'french'] as const;
type Language = (typeof languages)[number];
/** What its alternative texts call it. */
const words: Record<Aid, Record<Language, RegExp>> = {
  wheelchair: { english: /wheelchair/, german: /Rollstuhl/, french: /fauteuil roulant/ },
  whiteCane: { english: /white cane/, german: /weißen Stock/, french: /canne blanche/ },
  hearingAids: { english: /hearing aids/, german: /Hörgeräten/, french: /appareils/ },
  earDefenders: { english: /ear defenders/, german: /Ohrenschützern/, french: /casque/ },
};
/** Where the text has ear defenders on somebody. */
const earDefendersTold: Record<Language, RegExp> = {
  english: /ear defenders/,
  german: /Ohrenschützer(?! nicht dabei)/,
  french: /\b(son|au) casque/,
};

function told(lesson: LessonId, language: Language, n: number) {
  const setting = settings[(n * 7) % settings.length]!;
  const { order, cast } = orderOf(['--seed', `aid-${n}`, '--lesson', lesson, '--language', language, '--setting', setting, '--age', String(4 + (n % 12))]); // prettier-ignore
  const story = tellStory(order, []);
  const looks = Object.fromEntries(
    Object.entries(sittersOf(story.plan, cast)).map(([id, one]) => [id, lookOf(one)]),
  );
  return {
    story,
    pictures: picturesOf(story.plan).map((spec) => ({
      spec,
      draw: () => scene(spec, looks),
      alt: story.altTexts[spec.beat]!,
    })),
  };
}

describe.each(languages)('what the child of an awareness story has with it, in %s', (language) => {
  it.each(['wheelchair', 'blind', 'deaf', 'autism'] as const)(
    '%s: drawn and described wherever the child is, and nowhere else',
    (lesson) => {
      for (let n = 0; n < 2; n++) {
        const { story, pictures } = told(lesson, language, n);
        const aid = aidOf(story.plan);
        expect(aid === 'earDefenders').toBe(earDefendersTold[language].test(story.paragraphs.join(' ')));
        for (const { spec, draw, alt } of pictures) {
          const isThere = spec.cast.some(({ id }) => id === 'companion');
          const svg = draw();
          expect(svg.includes('data-part="aid:')).toBe(isThere && aid !== undefined);
          if (!isThere || !aid) continue;
          expect(svg).toContain(`data-part="aid:${aid}"`);
          expect(alt).toMatch(words[aid][language]);
          expect(alt).toContain(story.plan.cast.companion.name);
        }
      }
    },
  );

  it('is short enough to be read aloud with the picture, in every place', () => {
    for (let n = 0; n < settings.length; n += 13)
      for (const { alt } of told('blind', language, n).pictures) {
        expect(alt.length).toBeGreaterThanOrEqual(60);
        expect(alt.length).toBeLessThanOrEqual(160);
      }
  });
});

describe('aidOf', () => {
  it('gives nobody anything in a story that is not about it', () => {
    for (const lesson of Object.keys(lessonFacts) as LessonId[])
      if (!['wheelchair', 'blind', 'deaf', 'autism'].includes(lesson))
        expect(aidOf({ lesson, thread: { way: 'keysInTheSock' } as never })).toBeUndefined();
  });

  it('shows a story about somebody with them in it from the cover to the prize', () => {
    for (let n = 0; n < 4; n++) {
      const { pictures } = told('wheelchair', 'english', n);
      for (const { spec } of pictures)
        if (['arrive', 'setback', 'deed'].includes(spec.beat))
          expect(spec.cast.map(({ id }) => id)).toContain('companion');
    }
  });
});
