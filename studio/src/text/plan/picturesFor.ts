import type { Light } from '@storylark/illustration/drawing/light';
import type { CastInPicture, PictureSpec } from '@storylark/illustration/pictureSpec';
import type { AgeBand, SettingId } from '@storylark/contracts/stories/vocabulary';
import type { BeatId } from '@storylark/contracts/stories/beats';
import type { Errand } from '../../catalogues/facts/errands/errand.ts';
import type { Plan } from '../../plan.ts';
import { aidOf } from '../../catalogues/facts/aids.ts';
import { errands } from '../../catalogues/facts/errands/allErrands.ts';
import { hash, pick } from '../seed.ts';
import { atObstacle, compositions, type Composition, type Placing } from './compositions.ts';

const pictured: Record<AgeBand, readonly BeatId[]> = {
  '3-5': ['arrive', 'setback', 'deed', 'open', 'echo'],
  '6-8': ['home', 'arrive', 'setback', 'deed', 'open', 'echo'],
  '9-12': ['home', 'arrive', 'setback', 'pause', 'deed', 'open', 'echo'],
  '13-17': ['arrive', 'setback', 'pause', 'deed', 'open', 'echo'],
};
/** Homes are told apart by their number in the list of the hero's kind; a number divides into any list. */
const HOMES = 2 ** 20;

type Pictured = Pick<Plan, 'seed' | 'band' | 'type' | 'lesson' | 'cast' | 'motif' | 'thread'> & {
  setting: SettingId;
};

/** The id under which a family's next story avoids this arrangement. */
export const compositionId = (name: string): string => `picture.${name}`;

/** The arrangement of a beat: one that the family has not seen lately. */
function chosen(
  { seed, setting, thread }: Pictured,
  beat: BeatId,
  uses: ReadonlyMap<string, number>,
): { name: string; composition: Composition } | undefined {
  const all = compositions[beat];
  if (!all) return undefined;
  const names = all.map((_, n) => `${beat}.${n}`);
  const stream = [setting, thread.errand, thread.likeness, thread.way].join('.');
  const id = pick(seed, stream, names.map(compositionId), uses);
  const n = names.findIndex((name) => compositionId(name) === id);
  return { name: names[n]!, composition: all[n]! };
}

/** Whom the story is about is there from the cover on, on the side of the hero away from the obstacle. */
function withThem({ hero }: Composition, plan: Pictured, beat: BeatId): Placing | undefined {
  if (!aidOf(plan) || (beat !== 'arrive' && beat !== 'setback')) return undefined;
  const expression = beat === 'arrive' ? 'glad' : 'sad';
  return { pose: 'stand', expression, x: hero.x + (hero.x < 0.5 ? -0.22 : 0.22) };
}

/** What stands for the obstacle: as one arrives the whole of it, afterwards the part that counts. */
function obstacleIn({ thread }: Pictured, { drawn }: Errand, beat: BeatId): 'obstacle' | 'part' {
  return beat !== 'arrive' && drawn.by?.[thread.likeness] ? 'part' : 'obstacle';
}

function drawingsOf(
  spec: PictureSpec['props'],
  { drawn }: Errand,
  plan: Pictured,
): NonNullable<PictureSpec['drawn']> {
  const by = drawn.by?.[plan.thread.likeness];
  return {
    ...(spec.includes('prize') ? { prize: drawn.prize } : {}),
    ...(spec.includes('obstacle') ? { obstacle: drawn.obstacle } : {}),
    ...(spec.includes('part') && by ? { part: by } : {}),
  };
}

/** The picture of a beat, if the band gets one there. `uses`: what the family has had, and when. */
export function pictureFor(
  plan: Pictured,
  beat: BeatId,
  place: PictureSpec['place'],
  light: Light,
  uses: ReadonlyMap<string, number>,
): PictureSpec | undefined {
  const choice = pictured[plan.band].includes(beat) ? chosen(plan, beat, uses) : undefined;
  if (!choice) return undefined;
  const { name, composition } = choice;
  const errand: Errand | undefined = errands[plan.setting][plan.thread.errand];
  if (!errand) throw new Error(`${plan.setting} has no errand ${plan.thread.errand}.`);
  const slot = obstacleIn(plan, errand, beat);
  const meant = <Name extends string>(id: Name): Name | 'part' =>
    (id === 'obstacle' ? slot : id) as Name | 'part';
  const asleep = plan.type === 'bedtime' && beat === 'echo';
  const props = composition.props.map(meant);
  const companion = plan.cast.companion.id;
  const other = composition.other ?? withThem(composition, plan, beat);
  const placed = (
    id: string,
    { x, scale, looksAt, ...drawn }: Placing,
    otherwise: string,
  ): CastInPicture => ({
    id,
    ...drawn,
    looksAt: looksAt ? meant(looksAt) : otherwise,
    x,
    scale: scale ?? 1,
  });
  const hero = {
    ...placed('hero', composition.hero, composition.at ? meant(composition.at) : other ? companion : 'hero'),
    ...(beat === 'setback' ? atObstacle[plan.thread.likeness] : {}),
    ...(asleep ? ({ pose: 'sleep', expression: 'asleep' } as const) : {}),
  };
  return {
    beat,
    shot: asleep ? 'medium' : composition.shot,
    light,
    focus: meant(composition.focus),
    setting: plan.setting,
    place,
    cast: [hero, ...(other ? [placed(companion, other, 'hero')] : [])],
    props,
    drawn: drawingsOf(props, errand, plan),
    ...(composition.at ? { at: meant(composition.at) } : {}),
    ...(composition.turned ? { turned: true } : {}),
    ...(place === 'home' ? { home: hash('home', plan.cast.hero.characterUuid ?? plan.seed) % HOMES } : {}),
    composition: name,
    detail: plan.motif.id,
  };
}
