import type { LessonId } from '@storylark/contracts/stories/vocabulary';
import { linkKindOf } from '@storylark/studio/catalogues/facts/planWords';
import { relationWords } from '@storylark/studio/catalogues/facts/relationWords';
import { settingFacts } from '@storylark/studio/catalogues/facts/settings/allSettings';
import type { CastMember, Plan } from '@storylark/studio/plan';

/** How one of the cast is called outside of the house, and what is said of them there. */
export type Figure = {
  /** Of the cast: `hero`, `companion`, `helper`, `other1`… */
  id: string;
  /** `HERO`; stands in texts as `{{HERO}}`. */
  label: string;
  /** In English, without name, age, looks. */
  is: string;
  speaks: boolean;
};

const GROWN = 18;
const words = (id: string): string => id.replaceAll('_', ' ');
const pronouns = ({ gender }: Pick<CastMember, 'gender'>) =>
  gender === 'girl' ? 'female (she, her)' : 'male (he, him)';

function relationOf({ relationshipType: relation, gender }: CastMember): string {
  if (relation === undefined) return 'made up for this story';
  if (relation === 'none' || relation === 'other') return 'somebody close to {{HERO}}';
  return `the ${relationWords[relation].en[gender === 'girl' ? 'f' : 'm']} of {{HERO}}`;
}

const personIs = (one: CastMember): string =>
  [
    relationOf(one),
    (one.age ?? 0) >= GROWN ? 'grown up, at home or far away, never solves anything' : 'a child',
    words(one.characterType),
    pronouns(one),
  ].join(', ');

/** Whom an awareness story is about: its companion, who is made up. */
const aware: Partial<Record<LessonId, string>> = {
  autism: 'autistic',
  trisomy: 'has Down’s syndrome',
  adhd: 'has ADHD',
  blind: 'blind',
  deaf: 'deaf',
  wheelchair: 'uses a wheelchair',
};

/** Everybody who is in a plan, the hero first. */
export function figuresOf({
  cast,
  setting,
  band,
  lesson,
}: Pick<Plan, 'cast' | 'setting' | 'band' | 'lesson'>): Figure[] {
  const { hero, companion, helper, others } = cast;
  const facts = settingFacts[setting];
  const count = new Map<string, number>();
  const labelOf = (one: CastMember): string => {
    const kind = linkKindOf(one.relationshipType ?? 'other').toUpperCase();
    count.set(kind, (count.get(kind) ?? 0) + 1);
    return `${kind}_${count.get(kind)}`;
  };
  return [
    {
      id: 'hero',
      label: 'HERO',
      is: `the hero, a child of ${band} years, ${words(hero.characterType)}, ${pronouns(hero)}`,
      speaks: true,
    },
    {
      id: 'helper',
      label: 'HELPER',
      is: `the figure of the place: ${facts.props.helper.en.one}, ${pronouns(helper)}${
        facts.helperSpeaks ? '' : '; does what animals do, and does not speak'
      }`,
      speaks: facts.helperSpeaks,
    },
    ...(companion.id === 'helper'
      ? []
      : [
          {
            id: companion.id,
            label: 'COMPANION',
            is: [personIs(companion), ...(aware[lesson] === undefined ? [] : [aware[lesson]])].join(', '),
            speaks: true,
          },
        ]),
    ...others.map((one) => ({ id: one.id, label: labelOf(one), is: personIs(one), speaks: true })),
  ];
}

export const placeholderOf = (label: string): string => `{{${label}}}`;
/** Whatever stands between double braces. */
export const placeholders = /\{\{[^{}]{0,60}\}\}/g;
