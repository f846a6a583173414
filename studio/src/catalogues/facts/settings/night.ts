import type { SettingFacts } from '../settingFacts.ts';

export const night = {
  moonlitGarden: {
    indoor: false,
    time: 'night',
    mood: 'starlit',
    limit: 'dusk',
    helperSpeaks: false,
    phrases: {
      en: { at: 'in the moonlit garden', to: 'out into the moonlit garden', from: 'in from the garden' },
      de: { at: 'im Garten bei Mondschein', to: 'hinaus in den Garten', from: 'aus dem Garten' },
      fr: { at: 'dans le jardin sous la lune', to: 'dans le jardin', from: 'du jardin' },
    },
    bed: 'crickets',
    props: {
      helper: {
        en: { one: 'hedgehog', an: false },
        de: { g: 'm', one: 'Igel' },
        fr: { g: 'm', one: 'hérisson', elides: false },
      },
      keepsake: {
        en: { one: 'snail shell', an: false },
        de: { g: 'n', one: 'Schneckenhaus' },
        fr: { g: 'f', one: 'coquille d’escargot', elides: false },
      },
    },
  },
  sleepyHarbor: {
    indoor: false,
    time: 'night',
    mood: 'seafaring',
    limit: 'tide',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the sleepy harbour', to: 'down to the harbour', from: 'from the harbour' },
      de: { at: 'im Hafen', to: 'zum Hafen', from: 'vom Hafen' },
      fr: { at: 'dans le port endormi', to: 'jusqu’au port', from: 'du port' },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'tugboat', an: false },
        de: { g: 'm', one: 'Schlepper' },
        fr: { g: 'm', one: 'remorqueur', elides: false },
      },
      keepsake: {
        en: { one: 'cork', an: false },
        de: { g: 'm', one: 'Korken' },
        fr: { g: 'm', one: 'bouchon de liège', elides: false },
      },
    },
  },
  dreamTrain: {
    indoor: true,
    time: 'night',
    mood: 'lullaby',
    limit: 'train',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on the dream train', to: 'aboard the dream train', from: 'off the dream train' },
      de: { at: 'im Traumzug', to: 'in den Traumzug', from: 'aus dem Traumzug' },
      fr: { at: 'dans le train des rêves', to: 'dans le train des rêves', from: 'du train des rêves' },
    },
    bed: 'engine',
    props: {
      helper: {
        en: { one: 'conductor bear', an: false },
        de: { g: 'm', one: 'Schaffnerbär', obl: 'Schaffnerbären', gen: 'Schaffnerbären' },
        fr: { g: 'm', one: 'ours contrôleur', elides: true },
      },
      keepsake: {
        en: { one: 'pillow crumb of starlight', an: false },
        de: { g: 'm', one: 'Sternenkrümel' },
        fr: { g: 'f', one: 'miette d’étoile', elides: false },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
