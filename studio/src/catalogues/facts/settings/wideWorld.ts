import type { SettingFacts } from '../settingFacts.ts';

export const wideWorld = {
  treasureIsland: {
    indoor: false,
    time: 'day',
    mood: 'adventure',
    limit: 'tide',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on Treasure Island', to: 'to Treasure Island', from: 'from Treasure Island' },
      de: { at: 'auf der Schatzinsel', to: 'zur Schatzinsel', from: 'von der Schatzinsel' },
      fr: { at: 'sur l’île au trésor', to: 'jusqu’à l’île au trésor', from: 'de l’île au trésor' },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'hermit crab', an: false },
        de: { g: 'm', one: 'Einsiedlerkrebs' },
        fr: { g: 'm', one: 'bernard-l’ermite', elides: false },
      },
      keepsake: {
        en: { one: 'shell', an: false },
        de: { g: 'f', one: 'Muschel' },
        fr: { g: 'm', one: 'coquillage', elides: false },
      },
    },
  },
  dinosaurIsland: {
    indoor: false,
    time: 'day',
    mood: 'adventure',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on Dinosaur Island', to: 'to Dinosaur Island', from: 'from Dinosaur Island' },
      de: { at: 'auf der Dinosaurierinsel', to: 'zur Dinosaurierinsel', from: 'von der Dinosaurierinsel' },
      fr: {
        at: 'sur l’île aux dinosaures',
        to: 'jusqu’à l’île aux dinosaures',
        from: 'de l’île aux dinosaures',
      },
    },
    bed: 'leaves',
    props: {
      helper: {
        en: { one: 'small triceratops', an: false },
        de: { g: 'm', adj: 'klein', one: 'Triceratops' },
        fr: { g: 'm', one: 'petit tricératops', elides: false },
      },
      keepsake: {
        en: { one: 'fossil', an: false },
        de: { g: 'f', one: 'Versteinerung' },
        fr: { g: 'm', one: 'fossile', elides: false },
      },
    },
  },
  jungleExpedition: {
    indoor: false,
    time: 'day',
    mood: 'adventure',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the jungle', to: 'into the jungle', from: 'out of the jungle' },
      de: { at: 'im Dschungel', to: 'in den Dschungel', from: 'aus dem Dschungel' },
      fr: { at: 'dans la jungle', to: 'jusque dans la jungle', from: 'de la jungle' },
    },
    bed: 'leaves',
    props: {
      helper: {
        en: { one: 'toucan', an: false },
        de: { g: 'm', one: 'Tukan' },
        fr: { g: 'm', one: 'toucan', elides: false },
      },
      keepsake: {
        en: { one: 'feather', an: false },
        de: { g: 'f', one: 'Feder' },
        fr: { g: 'f', one: 'plume', elides: false },
      },
    },
  },
  volcanicCrater: {
    indoor: false,
    time: 'day',
    mood: 'mystery',
    limit: 'rain',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the crater', to: 'to the crater', from: 'out of the crater' },
      de: { at: 'im Vulkankrater', to: 'zum Vulkankrater', from: 'aus dem Vulkankrater' },
      fr: { at: 'dans le cratère du volcan', to: 'jusqu’au cratère du volcan', from: 'du cratère du volcan' },
    },
    bed: 'fire',
    props: {
      helper: {
        en: { one: 'fire salamander', an: false },
        de: { g: 'm', one: 'Feuersalamander' },
        fr: { g: 'f', one: 'salamandre de feu', elides: false },
      },
      keepsake: {
        en: { one: 'piece of pumice', an: false },
        de: { g: 'm', one: 'Bimsstein' },
        fr: { g: 'f', one: 'pierre ponce', elides: false },
      },
    },
  },
  desertOasis: {
    indoor: false,
    time: 'day',
    mood: 'wonder',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'at the oasis', to: 'to the oasis', from: 'from the oasis' },
      de: { at: 'in der Oase', to: 'zur Oase', from: 'aus der Oase' },
      fr: { at: 'dans l’oasis', to: 'jusqu’à l’oasis', from: 'de l’oasis' },
    },
    bed: 'wind',
    props: {
      helper: {
        en: { one: 'fennec', an: false },
        de: { g: 'm', one: 'Wüstenfuchs' },
        fr: { g: 'm', one: 'fennec', elides: false },
      },
      keepsake: {
        en: { one: 'date stone', an: false },
        de: { g: 'm', one: 'Dattelkern' },
        fr: { g: 'm', one: 'noyau de datte', elides: false },
      },
    },
  },
  mountainClimb: {
    indoor: false,
    time: 'day',
    mood: 'adventure',
    limit: 'rain',
    helperSpeaks: false,
    phrases: {
      en: { at: 'on the mountain', to: 'up the mountain', from: 'down from the mountain' },
      de: { at: 'auf dem Berg', to: 'auf den Berg', from: 'vom Berg' },
      fr: { at: 'dans la montagne', to: 'au sommet de la montagne', from: 'de la montagne' },
    },
    bed: 'wind',
    props: {
      helper: {
        en: { one: 'marmot', an: false },
        de: { g: 'n', one: 'Murmeltier' },
        fr: { g: 'f', one: 'marmotte', elides: false },
      },
      keepsake: {
        en: { one: 'pebble with a white line', an: false },
        de: { g: 'm', one: 'Kiesel' },
        fr: { g: 'm', one: 'galet', elides: false },
      },
    },
  },
  iceCave: {
    indoor: true,
    time: 'any',
    mood: 'mystery',
    limit: 'rain',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the ice cave', to: 'into the ice cave', from: 'out of the ice cave' },
      de: { at: 'in der Eishöhle', to: 'in die Eishöhle', from: 'aus der Eishöhle' },
      fr: { at: 'dans la grotte de glace', to: 'jusqu’à la grotte de glace', from: 'de la grotte de glace' },
    },
    props: {
      helper: {
        en: { one: 'arctic fox', an: true },
        de: { g: 'm', one: 'Polarfuchs' },
        fr: { g: 'm', one: 'renard polaire', elides: false },
      },
      keepsake: {
        en: { one: 'drop in a jar', an: false },
        de: { g: 'm', one: 'Tropfen' },
        fr: { g: 'f', one: 'goutte', elides: false },
      },
    },
  },
  savannaTrail: {
    indoor: false,
    time: 'dusk',
    mood: 'wonder',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on the savanna', to: 'out onto the savanna', from: 'from the savanna' },
      de: { at: 'in der Savanne', to: 'in die Savanne', from: 'aus der Savanne' },
      fr: { at: 'dans la savane', to: 'jusque dans la savane', from: 'de la savane' },
    },
    bed: 'crickets',
    props: {
      helper: {
        en: { one: 'meerkat', an: false },
        de: { g: 'n', one: 'Erdmännchen' },
        fr: { g: 'm', one: 'suricate', elides: false },
      },
      keepsake: {
        en: { one: 'seed pod', an: false },
        de: { g: 'f', one: 'Samenschote' },
        fr: { g: 'f', one: 'gousse', elides: false },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
