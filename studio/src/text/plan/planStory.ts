import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { ageBandOf, ageBands } from '@storylark/contracts/stories/vocabulary';
import type { Light } from '@storylark/illustration/drawing/light';
import type { BeatId } from '@storylark/contracts/stories/beats';
import type { EffectCue, Move, Plan, StoryOrder } from '../../plan.ts';
import { beats } from '@storylark/contracts/stories/beats';
import { lessonFacts } from '../../catalogues/facts/lessons.ts';
import { linkKindOf, motifs } from '../../catalogues/facts/planWords.ts';
import type { MotifId } from '../../catalogues/facts/planWords.ts';
import { settingFacts } from '../../catalogues/facts/settings/allSettings.ts';
import { typeFacts } from '../../catalogues/facts/types.ts';
import { characterSlots } from '../slots.ts';
import { AGAIN, SECOND, lastUses, pick } from '../seed.ts';
import type { Place } from './skeleton.ts';
import { skeleton } from './skeleton.ts';
import { castStory, introductionsOf, linksOf } from './castStory.ts';
import { rankOf } from './rankOf.ts';
import { silentIn } from './turns.ts';
import { pictureFor } from './picturesFor.ts';
import type { Tells } from './threadStory.ts';
import { threadStory } from './threadStory.ts';

const BED_LUFS = -38;
const atHome: readonly BeatId[] = ['home', 'stir', 'echo'];
const onTheWay: readonly BeatId[] = ['passage', 'homeward'];
const late: readonly BeatId[] = ['pause', 'deed', 'open', 'gift', 'homeward', 'echo'];

const reaches = (band: AgeBand, { from = '3-5', to = '13-17' }: Place): boolean =>
  ageBands.indexOf(band) >= ageBands.indexOf(from) && ageBands.indexOf(band) <= ageBands.indexOf(to);
/** Beings that are not human have these of their own. */
const otherwise: readonly string[] = characterSlots.filter((slot) => slot !== 'home' && slot !== 'senses');

function lightOf(order: StoryOrder, beat: BeatId): Light {
  const { time, limit } = settingFacts[order.setting];
  const isLate = late.includes(beat);
  if (order.storyType === 'bedtime') return isLate ? 'night' : 'dusk';
  if (atHome.includes(beat)) return beat === 'echo' ? 'dusk' : 'day';
  if (time === 'dusk' || time === 'night') return time;
  return limit === 'dusk' && isLate ? 'dusk' : 'day';
}

/** The place itself is heard once, where one arrives; all else that sounds answers a word (soundCues.ts). */
function effectsOf(order: StoryOrder, beat: BeatId): EffectCue[] {
  const { bed } = settingFacts[order.setting];
  return beat === 'arrive' && bed !== undefined ? [{ effect: bed, at: 'end', lufs: BED_LUFS }] : [];
}

/**
 * Plans a story without a word of any language. Same order and `avoid` (ids of the family's last stories,
 * oldest first), same plan.
 * @param tells says which threads the language of the order has words for.
 * @throws Error when no errand of the setting meets a way of the lesson.
 */
export function planStory(order: StoryOrder, avoid: readonly string[], tells: Tells): Plan {
  const seed = order.storyId;
  const uses = lastUses(avoid);
  const { storyType: type, setting, lesson } = order;
  const { characterType, personalityTrait, physicalAttribute } = order.hero;
  const band = ageBandOf(order.hero.age);
  const facts = settingFacts[setting];
  const cast = castStory(order, uses);
  const thread = threadStory(order, band, uses, tells);
  const bedtime = type === 'bedtime';
  // A place that exists only in books is played when the story is about everyday life.
  const played = type === 'everyday' && facts.imagined === true;

  const motifIds = (Object.keys(motifs) as MotifId[]).filter((id) => 'bedtime' in motifs[id] === bedtime);
  const motif = pick(
    seed,
    'motif',
    motifIds.map((id) => `motif.${id}`),
    uses,
  ).slice('motif.'.length) as MotifId;

  const errand = `errand.${setting}.${thread.errand}`;
  const silent = silentIn(seed, { band, cast, length: order.length });
  const paths: Record<Exclude<Place['origin'], 'link' | 'company'>, string | undefined> = {
    type: `type.${type}`,
    setting: `setting.${setting}`,
    errand,
    likeness: `${errand}.by.${thread.likeness}`,
    pair: `pair.${lesson}.${thread.way}.${thread.likeness}`,
    trait: `trait.${personalityTrait}`,
    attribute: `attribute.${physicalAttribute}`,
    character: `character.${characterType}`,
    // At night there is no dusk to wait for.
    limit: facts.limit === 'dusk' && facts.time === 'night' ? undefined : `limit.${facts.limit}`,
    motif: `motif.${motif}`,
    scene: 'scene.any',
  };
  const slotIn = ({ origin, slot }: Place): string => {
    if (origin === 'pair' && slot === 'firstTry') return `firstTry.${thread.manner}`;
    if (origin === 'setting' && played) return { passage: 'play', homeward: 'unplay' }[slot] ?? slot;
    return slot;
  };
  const movesAt = (p: Place): Move[] => {
    const slot = slotIn(p);
    const named = { slot: `${p.origin}.${p.slot}`, rank: rankOf(p, { seed, characterType, played }) };
    const linked = linksOf(cast).filter(({ id }) => {
      if (p.slot === 'home') return true;
      return (p.slot === 'along') === (id === 'companion');
    });
    if (p.origin === 'link')
      return linked.map(({ id, relationshipType }) => ({
        id: `link.${linkKindOf(relationshipType)}.${slot}`,
        ...named,
        link: id,
      }));
    if (p.origin === 'company')
      return introductionsOf(cast).map((id) => ({ id: `company.${id}.${slot}`, ...named }));
    if (paths[p.origin] === undefined) return [];
    return [{ id: `${paths[p.origin]}.${slot}${p.second ? SECOND : p.again ? AGAIN : ''}`, ...named }];
  };
  const movesOf = (beat: BeatId): Move[] =>
    skeleton
      .filter(
        (p) =>
          p.beat === beat &&
          reaches(band, p) &&
          (!p.only || p.only === type) &&
          p.not !== type &&
          !silent.has(`${p.beat}:${p.origin}.${p.slot}`) &&
          !(p.human && characterType !== 'human' && lessonFacts[lesson].kind !== 'awareness') &&
          !(p.origin === 'character' && characterType === 'human' && otherwise.includes(p.slot)),
      )
      .flatMap(movesAt);

  const base = {
    band,
    type,
    setting,
    lesson,
    cast,
    thread,
    motif: { family: motifs[motif].family, id: motif },
  };
  return {
    version: 2,
    seed,
    ...base,
    length: order.length,
    ...(bedtime ? {} : { limit: facts.limit }),
    beats: beats
      .map((beat) => {
        const place = atHome.includes(beat)
          ? ('home' as const)
          : onTheWay.includes(beat)
            ? ('way' as const)
            : ('setting' as const);
        const light = lightOf(order, beat);
        const picture = pictureFor({ seed, ...base }, beat, place, light, uses);
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
