import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  pose: {
    stand: 'est debout {WHERE}',
    walk: 'marche {WHERE}',
    run: 'court {WHERE}',
    climb: 'grimpe {WHERE}',
    reach: 'lève une main bien haut {WHERE}',
    sit: 'est assis{WHO_e} {WHERE}',
    crouch: 'est accroupi{WHO_e} {WHERE}',
    carry: 'porte quelque chose à deux bras {WHERE}',
    point: 'montre du doigt devant {WHO_lui} {WHERE}',
    holdOutHand: 'tend la main {WHERE}',
    hug: 'tend les deux bras {WHERE}',
    sleep: 'est au lit {WHERE}',
  },
  look: {
    curious: 'regarde tout avec curiosité',
    glad: 'sourit de toutes ses forces',
    intent: 'regarde de très près',
    startled: 'ouvre de grands yeux',
    sad: 'a l’air triste',
    ashamed: 'baisse les yeux',
    tender: 'regarde avec douceur',
    asleep: 'dort à poings fermés',
  },
  place: {
    home: 'à la maison',
    way: 'en chemin',
    setting: '{at_setting}',
  },
  where: '{PLACE}, {LIGHT},',
  near: 'Vu de tout près :',
  light: {
    day: 'en plein jour',
    dusk: 'dans la lumière du soir',
    night: 'la nuit',
  },
  one: '{WHO} {POSE} et {LOOK}.',
  another: 'À côté, {WHO} {LOOK}.',
  thing: 'Tout près : {THING_def}.',
};
