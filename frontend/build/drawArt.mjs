/**
 * Draws the scenes of the app's own pages once more: `node frontend/build/drawArt.mjs` after a change of the
 * composer.
 */
import { writeFileSync } from 'node:fs';
import { lookOf } from '@storylark/illustration/look/lookOf';
import { scene } from '@storylark/illustration/scene';

const child = {
  age: 6,
  gender: 'girl',
  hairColor: 'black',
  eyeColor: 'brown',
  hairStyle: 'braided',
  skinColor: 'brown',
  characterType: 'human',
  personalityTrait: 'curious',
  physicalAttribute: 'calm',
};
const amara = lookOf({ ...child, uuid: 'amara' });
const emil = lookOf({
  ...child,
  uuid: 'emil',
  gender: 'boy',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'messy',
  skinColor: 'veryLight',
  personalityTrait: 'humorous',
  physicalAttribute: 'glasses',
});
const granny = lookOf({
  ...child,
  uuid: 'granny',
  age: 71,
  hairColor: 'silver',
  eyeColor: 'blue',
  hairStyle: 'bun',
  skinColor: 'light',
  personalityTrait: 'wise',
  physicalAttribute: 'glasses',
});

const one = (id, x, pose = 'stand', expression = 'glad', looksAt = 'viewer') => ({
  id,
  pose,
  expression,
  looksAt,
  x,
  scale: 1,
});
const spec = {
  beat: 'page',
  shot: 'wide',
  light: 'night',
  focus: 'hero',
  place: 'setting',
  props: [],
  detail: '',
};
const pictures = {
  login: scene(
    { ...spec, setting: 'fairyTreehouse', cast: [one('hero', 0.28, 'holdOutHand'), one('friend', 0.74)] },
    { hero: emil, friend: amara },
  ),
  gate: scene({ ...spec, setting: 'grandmaHouse', cast: [one('hero', 0.5)] }, { hero: granny }),
};
// Without the empty foreground that pictures of a story keep free: pages crop from below.
for (const [name, svg] of Object.entries(pictures))
  writeFileSync(
    new URL(`../src/ui/art/${name}.svg`, import.meta.url),
    svg.replace('viewBox="0 0 400 300"', 'viewBox="0 0 400 252"'),
  );

// The same boy in three places, for the landing page: upright, since arches frame them.
const portrait = { ...spec, shot: 'medium' };
const places = {
  beach: { setting: 'treasureIsland', light: 'dusk', cast: [one('hero', 0.5, 'holdOutHand')] },
  tree: { setting: 'fairyTreehouse', light: 'night', cast: [one('hero', 0.5, 'stand')] },
  moon: { setting: 'moonLanding', light: 'night', cast: [one('hero', 0.5, 'reach')] },
};
for (const [name, place] of Object.entries(places))
  writeFileSync(
    new URL(`../src/public/art/${name}.svg`, import.meta.url),
    scene({ ...portrait, ...place }, { hero: emil }),
  );
