import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { ageBandOf, ageBands } from '@storylark/contracts/stories/vocabulary';
import type { Light } from '@storylark/illustration/pictureSpec';
import type { BeatId } from '@storylark/contracts/stories/beats';
import type { EffectCue, Move, Plan, StoryOrder } from '../../plan.ts';
import { beats } from '@storylark/contracts/stories/beats';
import { lessonFacts } from '../../catalogues/facts/lessons.ts';
import { linkKindOf, motifs } from '../../catalogues/facts/planWords.ts';
import type { MotifId } from '../../catalogues/facts/planWords.ts';
import { settingFacts } from '../../catalogues/facts/settings/allSettings.ts';
import { typeFacts } from '../../catalogues/facts/types.ts';
import { SECOND, lastUses, pick } from '../seed.ts';
import type { Place } from '../slots.ts';
import { skeleton } from '../slots.ts';
import { castStory, linkOf } from './castStory.ts';
import { pictureFor } from './picturesFor.ts';

const EVENT_LUFS = -27;
const BEDTIME_EVENT_LUFS = -32;
const atHome: readonly BeatId[] = ['home', 'stir', 'echo'];
const onTheWay: readonly BeatId[] = ['passage', 'homeward'];
const late: readonly BeatId[] = ['pause', 'deed', 'open', 'gift', 'homeward', 'echo'];

const reaches = (band: AgeBand, from: AgeBand | undefined): boolean =>
  from === undefined || ageBands.indexOf(band) >= ageBands.indexOf(from);

function lightOf(order: StoryOrder, beat: BeatId): Light {
  const { time, limit } = settingFacts[order.setting];
  const isLate = late.includes(beat);
  if (order.storyType === 'bedtime') return isLate ? 'night' : 'dusk';
  if (atHome.includes(beat)) return beat === 'echo' ? 'dusk' : 'day';
  if (time === 'dusk' || time === 'night') return time;
  return limit === 'dusk' && isLate ? 'dusk' : 'day';
}

/**
 * One effect where the place begins and one where it answers; never on the deed, and in bedtime none near the
 * end.
 */
function effectsOf(order: StoryOrder, beat: BeatId): EffectCue[] {
  const bedtime = order.storyType === 'bedtime';
  const at: Partial<Record<BeatId, number>> = bedtime
    ? { arrive: 0, firstTry: 1 }
    : { arrive: 0, firstTry: 1, open: 2 };
  const effect = settingFacts[order.setting].effects[at[beat] ?? -1];
  return effect === undefined ? [] : [{ effect, at: 'end', lufs: bedtime ? BEDTIME_EVENT_LUFS : EVENT_LUFS }];
}

/**
 * Plans a story without a word of any language. Same order and `avoid` (ids of the family's last stories,
 * oldest first), same plan.
 */
export function planStory(order: StoryOrder, avoid: readonly string[]): Plan {
  const seed = order.storyId;
  const uses = lastUses(avoid);
  const { storyType: type, setting, lesson } = order;
  const band = ageBandOf(order.hero.age);
  const facts = settingFacts[setting];
  const cast = castStory(order, uses);
  const bedtime = type === 'bedtime';

  const motifIds = (Object.keys(motifs) as MotifId[]).filter((id) => 'bedtime' in motifs[id] === bedtime);
  const motif = pick(
    seed,
    'motif',
    motifIds.map((id) => `motif.${id}`),
    uses,
  ).slice('motif.'.length) as MotifId;
  const task = pick(seed, 'task', lessonFacts[lesson].tasks, new Map()) as Plan['task'];
  const traitLater = pick(seed, 'trait', ['firstMove', 'helps'], new Map());
  const link = linkOf(cast)?.relationshipType;

  const whose: Record<Place['origin'], string | undefined> = {
    type,
    setting,
    lesson,
    trait: order.hero.personalityTrait,
    attribute: order.hero.physicalAttribute,
    character: order.hero.characterType,
    link: link && linkKindOf(link),
    // At night there is no dusk to wait for.
    limit: facts.limit === 'dusk' && facts.time === 'night' ? undefined : facts.limit,
    motif,
    scene: 'any',
  };
  const rankOf = ({ origin, slot, rank }: Place): number => {
    if (origin === 'character' && slot === 'home') return order.hero.characterType === 'human' ? 13 : 0;
    return origin === 'trait' && slot === traitLater ? rank + 8 : rank;
  };
  const movesOf = (beat: BeatId): Move[] =>
    skeleton
      .filter(
        (p) =>
          p.beat === beat &&
          reaches(band, p.from) &&
          (!p.only || p.only === type) &&
          p.not !== type &&
          whose[p.origin] !== undefined,
      )
      .map((p) => ({
        id: `${p.origin}.${whose[p.origin]}.${p.slot}${p.second ? SECOND : ''}`,
        slot: `${p.origin}.${p.slot}`,
        rank: rankOf(p),
      }));

  const base = { band, type, setting, cast, motif: { family: motifs[motif].family, id: motif } };
  return {
    version: 1,
    seed,
    ...base,
    lesson,
    length: order.length,
    want: `type.${type}.stir`,
    task,
    ...(bedtime ? {} : { limit: facts.limit }),
    firstTry: `lesson.${lesson}.firstTry`,
    why: `lesson.${lesson}.why`,
    deed: `lesson.${lesson}.deed`,
    keepsake: `${setting}.keepsake`,
    beats: beats
      .map((beat) => {
        const place = atHome.includes(beat)
          ? ('home' as const)
          : onTheWay.includes(beat)
            ? ('way' as const)
            : ('setting' as const);
        const light = lightOf(order, beat);
        const picture = pictureFor(base, beat, place, light);
        return {
          beat,
          // The way there belongs to every story, even where the type's arc has no passage.
          tension: typeFacts[type].tension[beat] ?? typeFacts[type].tension.stir ?? 0,
          place,
          light,
          moves: movesOf(beat),
          mood: place === 'setting' && !bedtime ? facts.mood : typeFacts[type].mood,
          effects: effectsOf(order, beat),
          ...(picture ? { picture } : {}),
        };
      })
      .filter((beat) => beat.moves.length > 0),
  };
}
