import type { SettingFacts } from '../settingFacts.ts';

export const animals = {
  farmVisit: {
    indoor: false,
    time: 'day',
    mood: 'playful',
    limit: 'rain',
    helperSpeaks: false,
    phrases: {
      en: { at: 'on the farm', to: 'to the farm', from: 'from the farm' },
      de: { at: 'auf dem Bauernhof', to: 'auf den Bauernhof', from: 'vom Bauernhof' },
      fr: { at: 'à la ferme', to: 'à la ferme', from: 'de la ferme' },
    },
    bed: 'leaves',
    props: {
      helper: {
        en: { one: 'goat', an: false },
        de: { g: 'f', one: 'Ziege' },
        fr: { g: 'f', one: 'chèvre', elides: false },
      },
      keepsake: {
        en: { one: 'feather', an: false },
        de: { g: 'f', one: 'Feder' },
        fr: { g: 'f', one: 'plume', elides: false },
      },
    },
  },
  ridingStable: {
    indoor: true,
    time: 'day',
    mood: 'homely',
    limit: 'bell',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at the riding stable', to: 'to the riding stable', from: 'from the stable' },
      de: { at: 'im Reitstall', to: 'in den Reitstall', from: 'aus dem Reitstall' },
      fr: { at: 'au centre équestre', to: 'au centre équestre', from: 'du centre équestre' },
    },
    props: {
      helper: {
        en: { one: 'pony', an: false },
        de: { g: 'n', one: 'Pony' },
        fr: { g: 'm', one: 'poney', elides: false },
      },
      keepsake: {
        en: { one: 'horseshoe nail', an: false },
        de: { g: 'm', one: 'Hufnagel' },
        fr: { g: 'm', one: 'clou de fer à cheval', elides: false },
      },
    },
  },
  horseFarm: {
    indoor: false,
    time: 'day',
    mood: 'wonder',
    limit: 'dusk',
    helperSpeaks: false,
    phrases: {
      en: { at: 'on the horse farm', to: 'to the horse farm', from: 'from the horse farm' },
      de: { at: 'auf dem Pferdehof', to: 'auf den Pferdehof', from: 'vom Pferdehof' },
      fr: { at: 'à la ferme aux chevaux', to: 'à la ferme aux chevaux', from: 'de la ferme aux chevaux' },
    },
    bed: 'wind',
    props: {
      helper: {
        en: { one: 'foal', an: false },
        de: { g: 'n', one: 'Fohlen' },
        fr: { g: 'm', one: 'poulain', elides: false },
      },
      keepsake: {
        en: { one: 'strand of mane', an: false },
        de: { g: 'f', one: 'Mähnensträhne' },
        fr: { g: 'f', one: 'mèche de crinière', elides: false },
      },
    },
  },
  animalShelter: {
    indoor: true,
    time: 'day',
    mood: 'homely',
    limit: 'bell',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at the animal shelter', to: 'to the animal shelter', from: 'from the shelter' },
      de: { at: 'im Tierheim', to: 'ins Tierheim', from: 'aus dem Tierheim' },
      fr: { at: 'au refuge', to: 'au refuge', from: 'du refuge' },
    },
    props: {
      helper: {
        en: { one: 'three-legged dog', an: false },
        de: { g: 'm', adj: 'dreibeinig', one: 'Hund' },
        fr: { g: 'm', one: 'chien à trois pattes', elides: false },
      },
      keepsake: {
        en: { one: 'paw print', an: false },
        de: { g: 'm', one: 'Pfotenabdruck' },
        fr: { g: 'f', one: 'empreinte de patte', elides: true },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
