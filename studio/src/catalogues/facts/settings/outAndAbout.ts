import type { SettingFacts } from '../settingFacts.ts';

export const outAndAbout = {
  schoolDay: {
    indoor: true,
    time: 'day',
    mood: 'playful',
    limit: 'bell',
    helperSpeaks: true,
    phrases: {
      en: { at: 'at school', to: 'to school', from: 'from school' },
      de: { at: 'in der Schule', to: 'in die Schule', from: 'aus der Schule' },
      fr: { at: 'à l’école', to: 'à l’école', from: 'de l’école' },
    },
    bed: 'crowd',
    props: {
      helper: {
        en: { one: 'new classmate', an: false },
        de: { g: 'n', adj: 'neu', one: 'Kind', after: 'in der Klasse' },
        fr: { g: 'f', one: 'nouvelle camarade', elides: false },
        only: 'definite',
      },
      keepsake: {
        en: { one: 'folded note', an: false },
        de: { g: 'm', one: 'Zettel' },
        fr: { g: 'm', one: 'petit mot', elides: false },
      },
    },
  },
  playground: {
    indoor: false,
    time: 'day',
    mood: 'playful',
    limit: 'dusk',
    helperSpeaks: true,
    phrases: {
      en: { at: 'at the playground', to: 'to the playground', from: 'from the playground' },
      de: { at: 'auf dem Spielplatz', to: 'auf den Spielplatz', from: 'vom Spielplatz' },
      fr: { at: 'à l’aire de jeux', to: 'à l’aire de jeux', from: 'de l’aire de jeux' },
    },
    bed: 'crowd',
    props: {
      helper: {
        en: { one: 'child with a red bucket', an: false },
        de: { g: 'n', one: 'Kind', after: 'mit einem roten Eimer' },
        fr: { g: 'm', one: 'enfant au seau rouge', elides: true },
      },
      keepsake: {
        en: { one: 'chestnut', an: false },
        de: { g: 'f', one: 'Kastanie' },
        fr: { g: 'm', one: 'marron', elides: false },
      },
    },
  },
  swimmingPool: {
    indoor: true,
    time: 'day',
    mood: 'playful',
    limit: 'bell',
    helperSpeaks: true,
    phrases: {
      en: { at: 'at the swimming pool', to: 'to the swimming pool', from: 'from the pool' },
      de: { at: 'im Schwimmbad', to: 'ins Schwimmbad', from: 'aus dem Schwimmbad' },
      fr: { at: 'à la piscine', to: 'à la piscine', from: 'de la piscine' },
    },
    bed: 'crowd',
    props: {
      helper: {
        en: { one: 'swimming teacher', an: false },
        de: { g: 'f', one: 'Schwimmlehrerin' },
        fr: { g: 'f', one: 'maître-nageuse', elides: false },
      },
      keepsake: {
        en: { one: 'badge', an: false },
        de: { g: 'n', one: 'Abzeichen' },
        fr: { g: 'm', one: 'badge', elides: false },
      },
    },
  },
  weeklyMarket: {
    indoor: false,
    time: 'day',
    mood: 'festive',
    limit: 'rain',
    helperSpeaks: true,
    phrases: {
      en: { at: 'at the market', to: 'to the market', from: 'from the market' },
      de: { at: 'auf dem Wochenmarkt', to: 'auf den Wochenmarkt', from: 'vom Wochenmarkt' },
      fr: { at: 'au marché', to: 'au marché', from: 'du marché' },
    },
    bed: 'crowd',
    props: {
      helper: {
        en: { one: 'market seller', an: false },
        de: { g: 'f', one: 'Marktfrau' },
        fr: { g: 'f', one: 'marchande', elides: false },
      },
      keepsake: {
        en: { one: 'paper bag', an: false },
        de: { g: 'f', one: 'Papiertüte' },
        fr: { g: 'm', one: 'sachet', elides: false },
      },
    },
  },
  trainJourney: {
    indoor: true,
    time: 'any',
    mood: 'calm',
    limit: 'train',
    helperSpeaks: true,
    phrases: {
      en: { at: 'on the train', to: 'onto the train', from: 'off the train' },
      de: { at: 'im Zug', to: 'in den Zug', from: 'aus dem Zug' },
      fr: { at: 'dans le train', to: 'dans le train', from: 'du train' },
    },
    bed: 'engine',
    props: {
      helper: {
        en: { one: 'conductor', an: false },
        de: { g: 'f', one: 'Schaffnerin' },
        fr: { g: 'f', one: 'contrôleuse', elides: false },
      },
      keepsake: {
        en: { one: 'punched ticket', an: false },
        de: { g: 'f', one: 'Fahrkarte' },
        fr: { g: 'm', one: 'billet', elides: false },
      },
    },
  },
  bikeTrip: {
    indoor: false,
    time: 'day',
    mood: 'adventure',
    limit: 'dusk',
    helperSpeaks: false,
    phrases: {
      en: { at: 'on the bike trip', to: 'off on a bike trip', from: 'back from the bike trip' },
      de: { at: 'auf der Fahrradtour', to: 'auf Fahrradtour', from: 'von der Fahrradtour' },
      fr: { at: 'pendant la balade à vélo', to: 'en balade à vélo', from: 'de la balade à vélo' },
    },
    bed: 'wind',
    props: {
      helper: {
        en: { one: 'sheepdog', an: false },
        de: { g: 'm', one: 'Hütehund' },
        fr: { g: 'm', one: 'chien de berger', elides: false },
      },
      keepsake: {
        en: { one: 'patched tube', an: false },
        de: { g: 'm', one: 'Flicken' },
        fr: { g: 'f', one: 'rustine', elides: false },
      },
    },
  },
  carRace: {
    indoor: false,
    time: 'day',
    mood: 'adventure',
    limit: 'bell',
    helperSpeaks: true,
    phrases: {
      en: { at: 'at the soapbox race', to: 'to the soapbox race', from: 'from the race' },
      de: { at: 'beim Autorennen', to: 'zum Autorennen', from: 'vom Autorennen' },
      fr: { at: 'à la course de voitures', to: 'à la course de voitures', from: 'de la course' },
    },
    bed: 'engine',
    props: {
      helper: {
        en: { one: 'mechanic', an: false },
        de: { g: 'f', one: 'Mechanikerin' },
        fr: { g: 'f', one: 'mécanicienne', elides: false },
      },
      keepsake: {
        en: { one: 'starting number', an: false },
        de: { g: 'f', one: 'Startnummer' },
        fr: { g: 'm', one: 'dossard', elides: false },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
