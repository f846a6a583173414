import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  pose: {
    stand: 'stands {WHERE}',
    walk: 'walks along {WHERE}',
    run: 'runs {WHERE}',
    climb: 'climbs {WHERE}',
    reach: 'reaches up high with one hand {WHERE}',
    sit: 'sits {WHERE}',
    crouch: 'crouches {WHERE}',
    carry: 'carries something in both arms {WHERE}',
    point: 'points ahead {WHERE}',
    holdOutHand: 'holds out a hand {WHERE}',
    hug: 'stretches out both arms {WHERE}',
    sleep: 'lies in bed {WHERE}',
  },
  look: {
    curious: 'looks round with curious eyes',
    glad: 'smiles from ear to ear',
    intent: 'looks very closely',
    startled: 'opens {WHO_his} eyes wide',
    sad: 'looks sad',
    ashamed: 'looks down at the ground',
    tender: 'looks on gently',
    asleep: 'is fast asleep',
  },
  place: {
    home: 'at home',
    way: 'on the way {to_setting}',
    setting: '{at_setting}',
  },
  where: '{PLACE} {LIGHT}',
  near: 'Seen from quite near:',
  light: {
    day: 'by day',
    dusk: 'in the evening light',
    night: 'at night',
  },
  one: '{WHO} {POSE} and {LOOK}.',
  another: 'Beside {hero_him} {WHO} {LOOK}.',
  thing: '{THING_def} is close by.',
};
