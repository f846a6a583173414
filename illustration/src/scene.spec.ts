import { describe, expect, it } from '@jest/globals';
import { settings } from '@storylark/contracts/stories/vocabulary';
import fc from 'fast-check';
import { lookOf } from './look/lookOf.ts';
import { lights } from './drawing/light.ts';
import { expressions, poses, shots, type CastInPicture, type PictureSpec } from './pictureSpec.ts';
import { portrait } from './portrait.ts';
import { scene } from './scene.ts';
import { settingTile } from './settingTile.ts';
import { drawnBox, groupOf, layerAlone, rasterise } from './testing/pixels.ts';
import { anyHero, anySitter, emil, inCast, picture } from './testing/sitters.ts';

const layers = ['sky', 'far', 'middle', 'ground', 'props', 'cast', 'frame', 'light'];
const forbidden =
  /<text|<script|<image|<style|<foreignObject|href|gradient|url\(| on\w+=|style=|NaN|undefined|Infinity|null/i;
const cast = {
  hero: lookOf(emil),
  companion: lookOf({
    ...emil,
    uuid: 'c',
    gender: 'girl',
    age: 9,
    skinColor: 'veryDarkBrown',
    hairColor: 'black',
    hairStyle: 'braided',
  }),
  other1: lookOf({
    ...emil,
    uuid: 'd',
    age: 70,
    hairStyle: 'bun',
    hairColor: 'silver',
    physicalAttribute: 'tall',
  }),
  other2: lookOf({ ...emil, uuid: 'e', characterType: 'mythical_creature' }),
  other3: lookOf({ ...emil, uuid: 'f', characterType: 'animal', physicalAttribute: 'energetic' }),
};
const slots = ['helper', 'prize', 'obstacle', 'part', 'keepsake'] as const;

/**
 * What keeps a text from being XML: tags that do not close in order, attributes unquoted or twice. Empty when
 * all is well.
 */
function flaws(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/(?<![a-zA-Z:-])([a-zA-Z:-]+)="/g)].map((match) => match[1]);
      if (new Set(names).size < names.length) found.push(`an attribute twice in ${name}${attributes}`);
      if (!closing && !empty) open.push(name);
      if (closing && open.pop() !== name) found.push(`${name} closes what it did not open`);
      return '';
    },
  );
  return [...found, ...open, ...(rest ? [rest] : [])];
}

const anyMember = (id: string): fc.Arbitrary<CastInPicture> =>
  fc.record({
    id: fc.constant(id),
    pose: fc.constantFrom(...poses),
    expression: fc.constantFrom(...expressions),
    looksAt: fc.constantFrom('hero', 'companion', 'prize', ''),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    scale: fc.double({ min: 0.7, max: 1.3, noNaN: true }),
  });
const anyPicture: fc.Arbitrary<PictureSpec> = fc.record({
  beat: fc.constantFrom('cover', 'arrive', 'pause', 'deed'),
  shot: fc.constantFrom(...shots),
  light: fc.constantFrom(...lights),
  focus: fc.constantFrom('hero', 'companion', ...slots),
  setting: fc.constantFrom(...settings),
  place: fc.constantFrom('home', 'way', 'setting'),
  cast: fc
    .integer({ min: 1, max: 5 })
    .chain((count) =>
      fc.tuple(...['hero', 'companion', 'other1', 'other2', 'other3'].slice(0, count).map(anyMember)),
    ),
  props: fc.subarray([...slots]),
  detail: fc.constant(''),
});

describe('scene', () => {
  it('composes all settings in three shots and three lights, well-formed, in eight layers, with nothing forbidden', () => {
    for (const setting of settings)
      for (const shot of shots)
        for (const light of lights) {
          const svg = scene(
            picture({
              setting,
              shot,
              light,
              props: [...slots],
              cast: [inCast('hero'), inCast('companion', { x: 0.7 })],
            }),
            cast,
          );
          expect(svg).not.toMatch(forbidden);
          expect(flaws(svg)).toEqual([]);
          expect([...svg.matchAll(/data-layer="(\w+)"/g)].map((match) => match[1])).toEqual(layers);
        }
  });

  it('is well-formed and the same text again, for any picture and any hero', () => {
    fc.assert(
      fc.property(anyPicture, anyHero, (spec, sitter) => {
        const looks = { ...cast, hero: lookOf(sitter) };
        const svg = scene(spec, looks);
        expect(svg).not.toMatch(forbidden);
        expect(flaws(svg)).toEqual([]);
        expect(scene(structuredClone(spec), JSON.parse(JSON.stringify(looks)))).toBe(svg);
      }),
      { numRuns: 80 },
    );
  });

  it('keeps the cast inside the frame', () => {
    fc.assert(
      fc.property(anyPicture, anyHero, anySitter, (spec, sitter, other) => {
        // In close pictures hands may be cut by the frame, heads may not: they are looked at alone below.
        const shot = spec.shot === 'close' ? 'medium' : spec.shot;
        const svg = scene(
          { ...spec, shot, props: [] },
          { ...cast, hero: lookOf(sitter), companion: lookOf(other) },
        );
        const box = drawnBox(rasterise(layerAlone(svg, 'cast', 100), 600));
        const edge = spec.beat === 'cover' ? 80 : 0;
        expect(box!.left).toBeGreaterThanOrEqual(100 + edge - 2);
        expect(box!.right).toBeLessThanOrEqual(500 - edge + 2);
        expect(box!.top).toBeGreaterThanOrEqual(100 - 2);
        expect(box!.bottom).toBeLessThanOrEqual(400);
      }),
      { numRuns: 80 },
    );
  });

  it('puts everybody of a close picture side by side, feet below the frame', () => {
    fc.assert(
      fc.property(anyPicture, anyHero, (spec, sitter) => {
        const upright = spec.cast.map((member) => ({ ...member, pose: 'stand' as const }));
        const svg = scene(
          { ...spec, shot: 'close', cast: upright, props: [] },
          { ...cast, hero: lookOf(sitter) },
        );
        for (const { id } of spec.cast) {
          const whole = groupOf(svg, `data-cast="${id}"`);
          const [, transform = ''] = /transform="([^"]+)"/.exec(whole) ?? [];
          const [x = 0, y = 0, scale = 1] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(400);
          expect(y).toBeGreaterThanOrEqual(300);
          expect(scale).toBeGreaterThan(0);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('draws a figure without a look as the helper of the setting, once', () => {
    const withPal = scene(
      picture({ cast: [inCast('hero'), inCast('pal', { x: 0.7 })], props: ['helper'] }),
      cast,
    );
    const without = scene(picture({ props: ['helper'] }), cast);
    expect(groupOf(withPal, 'data-layer="props"')).toBe('<g data-layer="props"></g>');
    expect(groupOf(without, 'data-layer="props"')).not.toBe('<g data-layer="props"></g>');
    expect(groupOf(withPal, 'data-layer="cast"').length).toBeGreaterThan(
      groupOf(without, 'data-layer="cast"').length + 200,
    );
  });

  it('lays evening over the place and not into the faces', () => {
    const [day, dusk, night] = lights.map((light) => scene(picture({ light }), cast));
    expect(new Set([day, dusk, night].map((svg) => groupOf(svg!, 'data-layer="ground"'))).size).toBe(3);
    expect(new Set([day, dusk, night].map((svg) => groupOf(svg!, 'data-layer="cast"'))).size).toBe(1);
  });

  it('draws the named things instead of the setting’s own, and says which', () => {
    const props = ['prize', 'part'] as const;
    const named = scene(
      picture({ props: [...props], drawn: { prize: 'bottle', part: 'goose' }, at: 'part' }),
      cast,
    );
    expect([...named.matchAll(/data-prop="([^"]+)"/g)].map((match) => match[1])).toEqual(['goose', 'bottle']);
    const own = scene(picture({ props: ['prize', 'obstacle'] }), cast);
    expect([...own.matchAll(/data-prop="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'treasureIsland.obstacle',
      'treasureIsland.prize',
    ]);
  });

  it('puts the hero at what is acted on, and a small prize into the hand before everybody', () => {
    const xOf = (svg: string, mark: string): number =>
      Number(/translate\((-?[\d.]+)/.exec(svg.slice(svg.indexOf(mark)))![1]);
    for (const x of [0.2, 0.3, 0.7, 0.8]) {
      const hero = inCast('hero', { x, pose: 'holdOutHand' });
      const spec = picture({
        cast: [hero],
        props: ['obstacle'],
        drawn: { obstacle: 'boulder' },
        at: 'obstacle',
      });
      const svg = scene(spec, cast);
      const apart = Math.abs(xOf(svg, 'data-prop="boulder"') - xOf(svg, 'data-cast="hero"'));
      expect(apart).toBeGreaterThan(30);
      expect(apart).toBeLessThan(120);
      const won = scene(
        picture({ cast: [hero], props: ['prize'], drawn: { prize: 'bottle' }, at: 'prize' }),
        cast,
      );
      expect(won.indexOf('data-prop="bottle"')).toBeGreaterThan(won.indexOf('data-cast="hero"'));
    }
  });

  it('shows a place from its other side, mirrored, with the same people', () => {
    const [one, other] = [false, true].map((turned) => scene(picture({ turned, focus: 'hero' }), cast));
    expect(groupOf(other!, 'data-layer="ground"')).toContain('scale(-1 1)');
    expect(groupOf(one!, 'data-layer="cast"')).toBe(groupOf(other!, 'data-layer="cast"'));
  });

  it('has several homes for each kind of hero, and one bed where somebody sleeps', () => {
    for (const characterType of ['human', 'animal', 'robot'] as const) {
      const hero = lookOf({ ...emil, characterType });
      const at = (home: number, pose: 'stand' | 'sleep'): string =>
        scene(picture({ place: 'home', home, cast: [inCast('hero', { pose })] }), { hero });
      const rooms = [0, 1, 2].map((home) => groupOf(at(home, 'stand'), 'data-layer="ground"'));
      expect(new Set(rooms).size).toBe(3);
      const asleep = at(0, 'sleep');
      expect(groupOf(asleep, 'data-layer="ground"').length).toBeLessThanOrEqual(rooms[0]!.length);
      expect(groupOf(asleep, 'data-layer="props"')).not.toBe('<g data-layer="props"></g>');
    }
  });

  it('says what it needs when nobody has a look', () => {
    expect(() => scene(picture({ cast: [inCast('pal')] }), {})).toThrow('scene needs the look of the hero');
  });

  it('crops a cover to the 4:5 of a book', () => {
    expect(scene(picture({ beat: 'cover' }), cast, { crop: '4:5' })).toContain('viewBox="80 0 240 300"');
  });

  it('draws the pale sketch in greys alone', () => {
    for (const svg of [
      scene(picture({ light: 'night', props: [...slots] }), cast, { sketch: true }),
      portrait(cast.hero, { sketch: true }),
      settingTile('dreamTrain', { sketch: true }),
    ])
      for (const [, r = '', g = '', b = ''] of svg.matchAll(/#(..)(..)(..)/g)) {
        const [low, , high] = [r, g, b].map((hex) => parseInt(hex, 16)).sort((x, y) => x - y) as [
          number,
          number,
          number,
        ];
        expect(high - low).toBeLessThan(18);
        expect(low).toBeGreaterThan(150);
      }
  });
});
