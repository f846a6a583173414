import { describe, expect, it } from '@jest/globals';
import {
  characterTypes,
  hairStyles,
  physicalAttributes,
  type PhysicalAttribute,
} from '@storylark/contracts/characters/vocabulary';
import { settings } from '@storylark/contracts/stories/vocabulary';
import { buildOf, heightOf } from './body/build.ts';
import { cameraFor, HEIGHT } from './composition/camera.ts';
import { has } from './head/face.ts';
import { lookOf } from './look/lookOf.ts';
import { lights } from './drawing/light.ts';
import { expressions, poses, shots } from './pictureSpec.ts';
import { portrait } from './portrait.ts';
import { scene } from './scene.ts';
import { groupOf } from './testing/pixels.ts';
import { anyHero, emil, inCast, picture } from './testing/sitters.ts';
import fc from 'fast-check';

/** What one takes off for the night. */
const worn = /^(accessory|clothes|hat|species):?/;
const partsOf = (svg: string): string[] =>
  [...new Set([...svg.matchAll(/data-part="([^"]+)"/g)].map((match) => match[1]!))].sort();

describe('the same hero on every page', () => {
  it.each(characterTypes)('a %s: every part on every page, face and hair the same text', (characterType) => {
    const look = lookOf({ ...emil, characterType, hairStyle: 'curly', physicalAttribute: 'freckled' });
    const pages = poses.map((pose, i) =>
      scene(
        picture({
          shot: shots[i % 3]!,
          light: lights[i % 3]!,
          setting: settings[(i * 7) % settings.length]!,
          place: i % 4 ? 'setting' : 'home',
          cast: [
            inCast('hero', {
              pose,
              expression: expressions[i % 8]!,
              x: i / 12,
              looksAt: i % 2 ? 'prize' : '',
            }),
          ],
        }),
        { hero: look },
      ),
    );
    pages.push(portrait(look));
    const parts = partsOf(pages[0]!);
    expect(parts).toEqual(
      expect.arrayContaining([
        'hair:curly',
        'hairColor:red',
        'eyes:green',
        'skin:light',
        'brows:kind',
        'mouth:kind',
        'mark:freckled',
        'age:6',
        `type:${characterType}`,
      ]),
    );
    const asleep = pages[poses.indexOf('sleep')]!;
    const awake = pages.filter((page) => page !== asleep);
    for (const page of awake) expect(partsOf(page)).toEqual(parts);
    const bodily = (page: string): string[] => partsOf(page).filter((name) => !worn.test(name));
    expect(bodily(asleep)).toEqual(bodily(pages[0]!));
    const same = (among: readonly string[], still: string): number =>
      new Set(among.map((page) => groupOf(page, `data-part="${still}"`))).size;
    for (const still of ['hair:curly', 'hairColor:red', 'skin:light', 'mark:freckled'])
      expect(same(pages, still)).toBe(1);
    expect(same(awake, `clothes:${look.garment}`)).toBe(1);
  });

  it.each(characterTypes)(
    'a %s goes to bed in the colours of the day, with nothing on the head or neck',
    (characterType) => {
      const look = lookOf({ ...emil, characterType, physicalAttribute: 'glasses', aid: 'earDefenders' });
      const asleep = scene(
        picture({ place: 'home', cast: [inCast('hero', { pose: 'sleep', expression: 'asleep' })] }),
        {
          hero: look,
        },
      );
      const head = groupOf(asleep, `data-part="type:${characterType}"`);
      expect(head).not.toContain('data-part="hat"');
      expect(head).not.toContain('data-part="accessory:');
      expect(head).not.toContain('data-part="aid:');
      // The glasses lie on the blanket, and nowhere else.
      expect(head.match(/data-part="mark:glasses"/g)).toHaveLength(1);
      const isDressed = !['robot', 'imaginary_friend'].includes(characterType);
      const night = groupOf(asleep, `data-part="clothes:${isDressed ? 'pyjamas' : look.garment}"`);
      expect(night).toContain(look.colours.cloth);
    },
  );

  it('names the part of every attribute that is a thing', () => {
    const shapes: readonly PhysicalAttribute[] = ['tall', 'short', 'slender', 'chubby'];
    for (const characterType of characterTypes)
      for (const physicalAttribute of physicalAttributes.filter((attribute) => !shapes.includes(attribute)))
        expect(partsOf(portrait(lookOf({ ...emil, characterType, physicalAttribute })))).toContain(
          `mark:${physicalAttribute}`,
        );
  });

  it('names the hair of every style', () => {
    for (const characterType of characterTypes)
      for (const hairStyle of hairStyles)
        expect(partsOf(portrait(lookOf({ ...emil, characterType, hairStyle })))).toContain(
          `hair:${hairStyle}`,
        );
  });
});

describe('the camera', () => {
  it('gives the hero the height of the shot and puts the eyes where one looks first', () => {
    fc.assert(
      fc.property(anyHero, (sitter) => {
        const look = lookOf(sitter);
        const b = buildOf(look);
        const [wide, medium, close] = shots.map((shot) => cameraFor(look, shot)) as [
          ReturnType<typeof cameraFor>,
          ReturnType<typeof cameraFor>,
          ReturnType<typeof cameraFor>,
        ];
        const share = (camera: typeof wide): number => (heightOf(b) * camera.figureScale) / HEIGHT;
        expect(share(wide)).toBeGreaterThanOrEqual(0.25);
        expect(share(wide)).toBeLessThanOrEqual(0.35);
        expect(share(medium)).toBeGreaterThanOrEqual(0.45);
        expect(share(medium)).toBeLessThanOrEqual(0.6);
        const head = (104 * b.scale * close.figureScale) / HEIGHT;
        expect(head).toBeGreaterThanOrEqual(0.449);
        expect(head).toBeLessThanOrEqual(0.6);
        const eyes = (medium.feet - (b.feet - 4) * b.scale * medium.figureScale) / HEIGHT;
        // Tall and short heroes stand on the same ground as others, so their eyes lie a little higher or
        // lower.
        expect(eyes).toBeGreaterThanOrEqual(has(look, 'tall') ? 0.34 : 0.38);
        expect(eyes).toBeLessThanOrEqual(has(look, 'short') ? 0.49 : 0.45);
        expect(close.eyes / HEIGHT).toBeGreaterThanOrEqual(0.38);
        expect(close.eyes / HEIGHT).toBeLessThanOrEqual(0.45);
      }),
    );
  });
});
