import type { PersonalityTrait, PhysicalAttribute } from '@storylark/contracts/characters/vocabulary';
import type { BeatId } from '@storylark/contracts/stories/beats';
import { errands } from '@storylark/studio/catalogues/facts/errands/allErrands';
import { motifs, type MotifId } from '@storylark/studio/catalogues/facts/planWords';
import { ways } from '@storylark/studio/catalogues/facts/ways/allWays';
import type { Move, Plan } from '@storylark/studio/plan';
import type { Figure } from './figures.ts';
import { placeholderOf } from './figures.ts';

/** What each beat is there for, in English. */
export const purposes: Record<BeatId, string> = {
  home: 'Where the hero lives, on this day: a thing, a habit or a sound first; then the hero by an act.',
  stir: 'Something is not as it was, and the hero cannot leave it alone.',
  passage: 'The way there.',
  arrive: 'The place: two senses other than sight, then one exact image.',
  meet: 'The hero meets the figure of the place.',
  task: 'What is wanted, by whom, what for, and why now.',
  firstTry: 'The first try, which nearly works.',
  setback: 'It fails through the hero’s own fault, and things are worse than before.',
  pause: 'The hero stops, and notices. Quiet.',
  deed: 'One act of a body. The plainest sentences of the story.',
  open: 'The world answers the act: it opens, and the prize is had.',
  gift: 'The want is met, shown by an act. No thanks, no praise.',
  homeward: 'The way back.',
  echo: 'Home looks different. The motif of the beginning returns, changed.',
};

/** What a child’s body does, or how it is about. Face, figure and what a child wears are nobody’s business. */
const bodily: Partial<Record<PhysicalAttribute, string>> = {
  tall: 'is tall',
  short: 'is small',
  strong: 'is strong',
  agile: 'is agile',
  nimble: 'has quick hands and feet',
  athletic: 'is trained',
  clumsy: 'knocks things over',
  energetic: 'is never still',
  calm: 'is calm',
  graceful: 'moves lightly',
};
/** The body of a hero as it may be told of outside; undefined where it is a matter of looks. */
export const bodyOf = (attribute: PhysicalAttribute): string | undefined => bodily[attribute];

type Hero = { trait: PersonalityTrait; attribute: PhysicalAttribute };

/** What a move is to tell, in English; undefined where the purpose of its beat says it. */
export function noteOf(
  move: Move,
  plan: Pick<Plan, 'setting' | 'lesson' | 'thread' | 'motif'>,
  hero: Hero,
  figures: readonly Figure[],
): string | undefined {
  const [origin, slot = ''] = move.slot.split('.');
  const { thread, setting, lesson, motif } = plan;
  const errand = errands[setting][thread.errand];
  const way = ways[lesson][thread.way];
  const linked = figures.find(({ id }) => id === move.link);
  switch (origin) {
    case 'motif': {
      const { note } = motifs[motif.id as MotifId];
      return slot === 'echo' || slot === 'pay'
        ? `The motif returns, changed: ${note}.`
        : `The motif: ${note}.`;
    }
    case 'trait':
      return `{{HERO}} is ${hero.trait}: show it by an act, and never name it.`;
    case 'attribute': {
      const body = bodyOf(hero.attribute);
      return body && `{{HERO}} ${body}: let the body find something out here. Never praise or judge it.`;
    }
    case 'link':
      return linked && linkNotes[slot]?.replaceAll('WHO', placeholderOf(linked.label));
    case 'errand':
      return slot === 'task' ? errand && `The want: ${errand.want}` : 'The want is met, by an act.';
    case 'likeness':
      return errand && likenessNote(slot, thread.likeness, errand);
    case 'pair':
      return way && pairNote(slot, thread, way);
    case 'limit':
      return slot === 'start' ? 'Time is running: say once what runs out.' : 'Time has nearly run out.';
    case 'type':
      return slot === 'doubt' ? 'A doubt, in one sentence.' : undefined;
    default:
      return undefined;
  }
}

const linkNotes: Readonly<Record<string, string>> = {
  home: 'WHO is there, and does one small thing.',
  along: 'WHO comes along, and tries to help.',
  act: 'Something that WHO once said, gave or showed helps now.',
  echo: 'WHO is there again at the end.',
};

type Errand = NonNullable<(typeof errands)[keyof typeof errands][string]>;
function likenessNote(slot: string, likeness: Plan['thread']['likeness'], errand: Errand): string {
  const affords = errand.affords[likeness] ?? '';
  // part: …; worse: …; sign: …
  const says = (of: string) =>
    affords
      .split('; ')
      .find((one) => one.startsWith(`${of}: `))
      ?.slice(of.length + 2) ?? affords;
  switch (slot) {
    case 'holds':
      return `The obstacle (${likeness}) keeps the prize; name both. What can be acted upon is ${says('part')}.`;
    case 'worse':
      return `Worse than before: ${says('worse')}.`;
    case 'sign':
      return `What was there all the time, and nobody explains it: ${says('sign')}.`;
    default:
      return 'The obstacle yields: one picture, and the prize is had.';
  }
}

type Way = NonNullable<(typeof ways)[keyof typeof ways][string]>;
function pairNote(slot: string, { manner, likeness }: Plan['thread'], way: Way): string | undefined {
  const opens = way.opens[likeness] ?? '';
  switch (slot) {
    case 'firstTry':
      return `Fault: ${way.fault} Told in a ${manner} way. Name the obstacle. It nearly works.`;
    case 'fails':
    case 'again':
      return `The fault as an act: ${way.fault}`;
    case 'refrain':
      return 'A line of four to ten words to join in, the same each time.';
    case 'turned':
      return 'The line to join in once more, changed by what happened.';
    case 'noticing':
      return way.noticing;
    case 'deed':
      return way.deed;
    case 'answer':
      return `What answers the act at once: ${opens}`;
    default:
      return 'A joke, or a crumb of what this was about; it is not said.';
  }
}
