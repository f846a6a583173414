import type {
  CastInPicture,
  Expression,
  Light,
  PictureSpec,
  Pose,
  Shot,
} from '@storylark/illustration/pictureSpec';
import type { AgeBand, SettingId } from '@storylark/contracts/stories/vocabulary';
import type { BeatId } from '@storylark/contracts/stories/beats';
import type { Plan } from '../../plan.ts';
import type { PropSlot } from '../../catalogues/facts/settingFacts.ts';

type Sketch = {
  shot: Shot;
  pose: Pose;
  expression: Expression;
  focus: string;
  other?: { pose: Pose; expression: Expression };
  props: PropSlot[];
};

/** `home` shows hero and motif, `arrive` the place: it becomes the cover (contracts' coverOf). */
const sketches: Partial<Record<BeatId, Sketch>> = {
  home: { shot: 'medium', pose: 'stand', expression: 'curious', focus: 'hero', props: [] },
  arrive: { shot: 'wide', pose: 'walk', expression: 'curious', focus: 'hero', props: ['obstacle'] },
  meet: {
    shot: 'medium',
    pose: 'stand',
    expression: 'glad',
    focus: 'helper',
    other: { pose: 'stand', expression: 'curious' },
    props: [],
  },
  setback: {
    shot: 'medium',
    pose: 'reach',
    expression: 'startled',
    focus: 'obstacle',
    other: { pose: 'stand', expression: 'sad' },
    props: ['obstacle'],
  },
  pause: { shot: 'close', pose: 'sit', expression: 'sad', focus: 'hero', props: [] },
  deed: {
    shot: 'medium',
    pose: 'holdOutHand',
    expression: 'tender',
    focus: 'hero',
    other: { pose: 'stand', expression: 'curious' },
    props: [],
  },
  open: {
    shot: 'wide',
    pose: 'point',
    expression: 'glad',
    focus: 'prize',
    other: { pose: 'stand', expression: 'glad' },
    props: ['prize'],
  },
  echo: { shot: 'medium', pose: 'sit', expression: 'tender', focus: 'hero', props: ['keepsake'] },
};

const pictured: Record<AgeBand, readonly BeatId[]> = {
  '3-5': ['home', 'arrive', 'setback', 'deed', 'echo'],
  '6-8': ['home', 'arrive', 'setback', 'pause', 'deed', 'echo'],
  '9-12': ['home', 'arrive', 'meet', 'setback', 'pause', 'deed', 'echo'],
  '13-17': ['home', 'arrive', 'setback', 'pause', 'deed', 'echo'],
};

/**
 * The picture of a beat, if the band gets one there. Homeward goes right to left, so the hero of the echo
 * stands right of the middle.
 */
export function pictureFor(
  plan: Pick<Plan, 'band' | 'type' | 'cast' | 'motif'> & { setting: SettingId },
  beat: BeatId,
  place: PictureSpec['place'],
  light: Light,
): PictureSpec | undefined {
  const sketch = sketches[beat];
  if (!sketch || !pictured[plan.band].includes(beat)) return undefined;
  const asleep = plan.type === 'bedtime' && beat === 'echo';
  const back = beat === 'echo';
  const hero: CastInPicture = {
    id: 'hero',
    pose: asleep ? 'sleep' : sketch.pose,
    expression: asleep ? 'asleep' : sketch.expression,
    looksAt: sketch.other
      ? beat === 'setback'
        ? 'obstacle'
        : beat === 'meet'
          ? 'helper'
          : plan.cast.companion.id
      : (sketch.props[0] ?? 'hero'),
    x: back ? 0.64 : 0.36,
    scale: 1,
  };
  const partner = beat === 'meet' ? plan.cast.helper : plan.cast.companion;
  const cast = sketch.other
    ? [hero, { id: partner.id, ...sketch.other, looksAt: 'hero', x: 0.68, scale: 1 }]
    : [hero];
  return {
    beat,
    shot: sketch.shot,
    light,
    focus: sketch.focus,
    setting: plan.setting,
    place,
    cast,
    props: sketch.props,
    detail: plan.motif.id,
  };
}
