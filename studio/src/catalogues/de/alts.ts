import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  pose: {
    stand: 'steht {WHERE}',
    walk: 'geht {WHERE}',
    run: 'läuft {WHERE}',
    climb: 'klettert {WHERE}',
    reach: 'streckt {WHERE} eine Hand hoch hinauf',
    sit: 'sitzt {WHERE}',
    crouch: 'hockt {WHERE}',
    carry: 'trägt {WHERE} etwas in beiden Armen',
    point: 'zeigt {WHERE} nach vorn',
    holdOutHand: 'hält {WHERE} eine Hand hin',
    hug: 'streckt {WHERE} beide Arme aus',
    sleep: 'liegt {WHERE} im Bett',
  },
  look: {
    curious: 'schaut sich neugierig um',
    glad: 'lacht übers ganze Gesicht',
    intent: 'schaut ganz genau hin',
    startled: 'reißt die Augen auf',
    sad: 'schaut traurig',
    ashamed: 'schaut zu Boden',
    tender: 'schaut sanft',
    asleep: 'schläft fest',
  },
  place: {
    home: 'zu Hause in der Stube',
    way: 'auf dem Weg {to_setting}',
    setting: '{at_setting}',
  },
  where: '{LIGHT} {PLACE}',
  near: 'Ganz von nah:',
  light: {
    day: 'bei Tag',
    dusk: 'im Abendlicht',
    night: 'bei Nacht',
  },
  one: '{WHO} {POSE} und {LOOK}.',
  another: 'Daneben: {WHO} {LOOK}.',
  thing: 'Ganz nah: {THING_def_nom}.',
};
