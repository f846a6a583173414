import { describe, expect, it } from '@jest/globals';
import { characterTypes } from '@storylark/contracts/characters/vocabulary';
import { lookOf } from './look/lookOf.ts';
import { aids, poses, type Aid, type Pose } from './pictureSpec.ts';
import { portrait } from './portrait.ts';
import { scene } from './scene.ts';
import { differing, groupOf, heroAlone, rasterise } from './testing/pixels.ts';
import { emil, inCast, picture } from './testing/sitters.ts';

/** Looked at pixel by pixel. */
const looked: readonly Pose[] = ['stand', 'reach', 'sit'];
const awake = poses.filter((pose) => pose !== 'sleep');
/** Drawn half as large as a picture of 800: fewer pixels than this nobody would see. */
const SEEN: Record<Aid, number> = { wheelchair: 900, whiteCane: 120, earDefenders: 250, hearingAids: 60 };

const inPose = (pose: Pose, characterType: (typeof characterTypes)[number], aid?: Aid): string =>
  scene(picture({ cast: [inCast('hero', { pose })] }), {
    hero: lookOf({ ...emil, characterType, ...(aid ? { aid } : {}) }),
  });

describe('aids', () => {
  it.each(aids)('%s: with everybody in every pose, so large that one sees it', (aid) => {
    for (const characterType of characterTypes)
      for (const pose of awake) {
        const drawn = inPose(pose, characterType, aid);
        expect(drawn).toContain(`data-part="aid:${aid}"`);
        if (!looked.includes(pose)) continue;
        const without = drawn.replaceAll(groupOf(drawn, `data-part="aid:${aid}"`), '');
        const [seen, missing] = [drawn, without].map((svg) => rasterise(heroAlone(svg), 400));
        expect(differing(seen!, missing!, SEEN[aid])).toBe(SEEN[aid]);
      }
  });

  it('is with nobody who has none', () => {
    for (const pose of poses) expect(inPose(pose, 'human')).not.toContain('data-part="aid:');
  });

  it('seats who uses a wheelchair in every pose, and in the portrait, with the face where faces are', () => {
    const look = lookOf({ ...emil, aid: 'wheelchair' });
    const figureAt = (svg: string): number => Number(/translate\(100 (-?[\d.]+)\)/.exec(svg)?.[1]);
    expect(portrait(look)).toContain('data-part="aid:wheelchair"');
    // The feet lie higher under the same face.
    expect(figureAt(portrait(look))).toBeLessThan(figureAt(portrait(lookOf(emil))) - 10);
    const chairs = awake.map((pose) =>
      groupOf(inPose(pose, 'human', 'wheelchair'), 'data-part="aid:wheelchair"'),
    );
    expect(new Set(chairs).size).toBe(1);
  });

  it('keeps the eyes of who goes by cane and ear from following things', () => {
    const companion = lookOf({ ...emil, uuid: 'c' });
    const eyesOf = (aid: Aid | undefined, looksAt: string): string => {
      const hero = lookOf({ ...emil, ...(aid ? { aid } : {}) });
      const cast = [inCast('hero', { looksAt, x: 0.3 }), inCast('companion', { x: 0.8 })];
      const drawn = scene(picture({ cast }), { hero, companion });
      return groupOf(groupOf(drawn, 'data-cast="hero"'), 'data-part="eyes:green"');
    };
    expect(eyesOf('whiteCane', 'companion')).toBe(eyesOf('whiteCane', ''));
    expect(eyesOf(undefined, 'companion')).not.toBe(eyesOf(undefined, ''));
  });

  it('stands aside for the night', () => {
    for (const aid of aids) expect(inPose('sleep', 'human', aid)).not.toContain('data-part="aid:');
  });
});
