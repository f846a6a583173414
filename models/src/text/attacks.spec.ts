import { locales, type Locale, storyLanguageOf } from '@storylark/contracts/languages';
import type { StoryOrder } from '@storylark/studio/plan';
import { child } from '@storylark/studio/text/checks/orders';
import { planStory } from '@storylark/studio/text/plan/planStory';
import { tellsIn } from '@storylark/studio/text/tellStory';
import { attackingAnswers, attackingNames } from '../testing/attacks.ts';
import { tellPassage } from '../testing/tellPassage.ts';
import { type BeatAnswer, beatAnswerOf, beatSchema } from './answers.ts';
import { type Brief, briefOf } from './brief.ts';
import { checkBeat } from './checks/checkBeat.ts';
import { exemplarOf } from './exemplarOf.ts';
import { beatPrompt } from './prompts/beatPrompt.ts';
import { planCheckPrompt } from './prompts/checkPrompt.ts';
import { systemPrompt } from './prompts/systemPrompt.ts';

const CANARY = 'Zquorvin';
const orderOf = (locale: Locale, name: string, other: string): StoryOrder => ({
  storyId: 'f00dfeed-story',
  storyType: 'adventure',
  setting: 'robotWorkshop',
  lesson: 'patience',
  language: storyLanguageOf[locale],
  length: 'normal',
  narratorVoice: 'female',
  voiceId: 'f1',
  hero: { ...child(name, { age: 7, physicalAttribute: 'chubby' }), characterUuid: 'f00dfeed-hero' },
  companions: [
    {
      ...child(other, { age: 8, gender: 'boy' }),
      characterUuid: 'f00dfeed-friend',
      relationshipType: 'friend',
    },
    { ...child(other, { age: 61 }), characterUuid: 'f00dfeed-grandparent', relationshipType: 'grandparent' },
  ],
});
const briefFor = (order: StoryOrder, locale: Locale): Brief =>
  briefOf(planStory(order, [], tellsIn(locale)), order);

/** Everything that could leave the house for an order. */
const sent = (brief: Brief): string =>
  [
    systemPrompt(brief),
    ...brief.beats.flatMap((passage) => [
      beatPrompt(brief, passage, ['{{HERO}} went.'], exemplarOf(brief.locale)),
      JSON.stringify(beatSchema(brief, passage)),
    ]),
    planCheckPrompt(brief, []),
  ].join('\n');

describe.each(locales)('what is asked outside for a story in %s', (locale) => {
  const plain = sent(briefFor(orderOf(locale, 'Anna', 'Bo'), locale));

  it.each(attackingNames)('is the same whatever is written for a name: %j', (written) => {
    const name = written.replaceAll('CANARY', CANARY);
    for (const order of [
      orderOf(locale, name, 'Bo'),
      orderOf(locale, 'Anna', name),
      orderOf(locale, name, name),
    ])
      expect(sent(briefFor(order, locale))).toBe(plain);
  });

  it('holds no id, no age in years, no looks and no figure of a body', () => {
    for (const word of ['f00dfeed', 'Anna', '"Bo"', 'chubby', '61', '"7"']) expect(plain).not.toContain(word);
  });
});

it('tells of a companion with a disability by the rules, and of nobody of the family', () => {
  const order: StoryOrder = { ...orderOf('en', 'Anna', 'Bo'), lesson: 'wheelchair' };
  const brief = briefFor(order, 'en');
  expect(brief.figures.find(({ label }) => label === 'COMPANION')?.is).toMatch(/made up.*uses a wheelchair/);
  expect(systemPrompt(brief)).toContain('it is the surroundings that change');
  expect(systemPrompt(briefFor(orderOf('en', 'Anna', 'Bo'), 'en'))).not.toContain('surroundings');
});

const passageOf = (brief: Brief) => {
  const passage = brief.beats.find(({ beat }) => beat === 'meet');
  if (!passage) throw new Error('no such beat');
  return passage;
};

describe.each(locales)('an answer in %s', (locale) => {
  const brief = briefFor(orderOf(locale, 'Anna', 'Bo'), locale);
  const passage = passageOf(brief);
  const user = beatPrompt(brief, passage, [], exemplarOf(locale));
  const good = beatAnswerOf(tellPassage(systemPrompt(brief), user)) as BeatAnswer;
  const adding = (line: { speaker: string; text: string }): BeatAnswer => ({
    ...good,
    paragraphs: [...good.paragraphs, [line]],
  });

  it('is taken as it is where nothing is wrong with it', () => {
    expect(checkBeat(good, brief, passage, []).faults).toEqual([]);
  });

  it.each(attackingAnswers(locale))('gets nowhere with %j', (attack) => {
    const [line = { speaker: '', text: '' }] = good.paragraphs[0] ?? [];
    const placed: BeatAnswer[] = [
      adding({ speaker: 'narrator', text: `${line.text.replace(/\.$/, '')} ${attack}.` }),
      adding({ speaker: 'narrator', text: `${attack}.` }),
      adding({ speaker: 'HELPER', text: attack }),
    ];
    const through = placed.filter((answer) => checkBeat(answer, brief, passage, []).told !== null);
    expect(through.map(({ paragraphs }) => paragraphs.at(-1))).toEqual([]);
  });

  it.each(['Kevin', 'HERO ', '{{HERO}}', 'system', '', 'hero', 'constructor'])(
    'has nobody speak as %j',
    (speaker) => {
      expect(checkBeat(adding({ speaker, text: 'x' }), brief, passage, []).told).toBeNull();
    },
  );
});

it('there are five hundred of them and more', () => {
  const names = attackingNames.length * locales.length * 3;
  const answers = locales.reduce((sum, locale) => sum + attackingAnswers(locale).length * 3, 0);
  expect(names + answers).toBeGreaterThan(500);
});

it.each([
  null,
  1,
  'text',
  [],
  {},
  { beat: 'home' },
  { beat: 1, paragraphs: [] },
  { beat: 'home', paragraphs: [1] },
  { beat: 'home', paragraphs: [{ lines: [{ speaker: 'narrator' }] }] },
])('what is no answer is taken for none: %j', (value) => expect(beatAnswerOf(value)).toBeNull());
