import { placeFacts } from './placeFacts.ts';
import { ageBandOf, type LessonId, type SettingId, settings, type StoryType } from './vocabulary.ts';

/** A story as it may be told where nobody wishes for another one. */
export type Proposal = { storyType: StoryType; setting: SettingId; lesson: LessonId };
type Told = Pick<Proposal, 'setting' | 'lesson'>;

/** Places that are about something that has happened to a family: whoever it has not happened to would wonder. */
const occasions: readonly SettingId[] = ['newSibling', 'movingDay', 'doctorVisit', 'birthdayParty'];
/** From nine years on one has grown out of these. */
const forSmallOnes: readonly SettingId[] = [
  'fairyTreehouse',
  'rainbowBridge',
  'unicornValley',
  'mermaidLagoon',
  'magicMeadow',
  'playground',
];
/** Good at any age and on any evening; a habit or a condition is a parent's own choice. */
const openLessons = [
  'friendship',
  'kindness',
  'patience',
  'courage',
  'gratitude',
  'teamwork',
  'honesty',
  'empathy',
  'sharing',
  'humor',
  'creativity',
] as const satisfies readonly LessonId[];

/** Places that suit this kind of story and a hero of this age, in years; never none. */
export const fittingPlaces = (storyType: StoryType, age: number): readonly SettingId[] =>
  settings.filter(
    (setting) =>
      placeFacts[setting].suits.includes(storyType) &&
      !occasions.includes(setting) &&
      (ageBandOf(age) === '3-5' || ageBandOf(age) === '6-8' || !forSmallOnes.includes(setting)),
  );

/**
 * What fits and was not told lately, a bedtime story unless another kind is wanted. The same for the same input.
 * @param lately newest first
 * @param nth any whole number from 0: chooses among what fits equally well
 */
export function proposeStory({
  age,
  storyType = 'bedtime',
  lately = [],
  nth,
}: {
  age: number;
  storyType?: StoryType;
  lately?: readonly Told[];
  nth: number;
}): Proposal {
  const places = lately.map(({ setting }) => setting);
  const lessons = lately.map(({ lesson }) => lesson);
  return {
    storyType,
    setting: longestAgo(fittingPlaces(storyType, age), places, nth),
    lesson: longestAgo(openLessons, lessons, nth),
  };
}

/** One that was never used, or else the one used longest ago. `lately`: newest first. */
function longestAgo<T>(all: readonly T[], lately: readonly T[], nth: number): T {
  const unused = all.filter((one) => !lately.includes(one));
  const another = unused[nth % unused.length];
  if (another !== undefined) return another;
  return all.reduce((oldest, one) => (lately.indexOf(one) > lately.indexOf(oldest) ? one : oldest));
}
