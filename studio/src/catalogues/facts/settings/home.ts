import type { SettingFacts } from '../settingFacts.ts';

export const home = {
  atHome: {
    indoor: true,
    time: 'any',
    mood: 'homely',
    limit: 'dusk',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at home', to: 'home', from: 'out of the house' },
      de: { at: 'zu Hause', to: 'nach Hause', from: 'von zu Hause' },
      fr: { at: 'à la maison', to: 'à la maison', from: 'de la maison' },
    },
    props: {
      helper: {
        en: { one: 'cat', an: false },
        de: { g: 'f', one: 'Katze' },
        fr: { g: 'm', one: 'chat', elides: false },
      },
      keepsake: {
        en: { one: 'drawing', an: false },
        de: { g: 'n', one: 'Bild' },
        fr: { g: 'm', one: 'dessin', elides: false },
      },
    },
  },
  grandmaHouse: {
    indoor: true,
    time: 'day',
    mood: 'homely',
    limit: 'dusk',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at Grandma’s house', to: 'to Grandma’s house', from: 'from Grandma’s house' },
      de: { at: 'bei Oma', to: 'zu Oma', from: 'von Oma' },
      fr: { at: 'chez Mamie', to: 'chez Mamie', from: 'de chez Mamie' },
    },
    bed: 'fire',
    props: {
      helper: {
        en: { one: 'old dog', an: true },
        de: { g: 'm', adj: 'alt', one: 'Hund' },
        fr: { g: 'm', one: 'vieux chien', elides: false },
      },
      keepsake: {
        en: { one: 'recipe card', an: false },
        de: { g: 'n', one: 'Rezept' },
        fr: { g: 'f', one: 'recette', elides: false },
      },
    },
  },
  newSibling: {
    indoor: true,
    time: 'any',
    mood: 'homely',
    limit: 'bell',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at home with the new baby', to: 'home to the new baby', from: 'from the baby’s room' },
      de: { at: 'zu Hause bei dem Baby', to: 'nach Hause zum Baby', from: 'vom Babyzimmer' },
      fr: { at: 'auprès du bébé', to: 'auprès du bébé', from: 'de la chambre du bébé' },
    },
    props: {
      helper: {
        en: { one: 'baby', an: false },
        de: { g: 'n', one: 'Baby' },
        fr: { g: 'm', one: 'bébé', elides: false },
        only: 'definite',
      },
      keepsake: {
        en: { one: 'tiny sock', an: false },
        de: { g: 'n', one: 'Söckchen' },
        fr: { g: 'f', one: 'chaussette', elides: false },
      },
    },
  },
  birthdayParty: {
    indoor: true,
    time: 'day',
    mood: 'festive',
    limit: 'bell',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at the birthday party', to: 'to the birthday party', from: 'from the party' },
      de: { at: 'auf der Geburtstagsfeier', to: 'zur Geburtstagsfeier', from: 'von der Geburtstagsfeier' },
      fr: { at: 'à la fête d’anniversaire', to: 'à la fête d’anniversaire', from: 'de la fête' },
    },
    bed: 'crowd',
    props: {
      helper: {
        en: { one: 'neighbour’s puppy', an: false },
        de: { g: 'm', one: 'Welpe', obl: 'Welpen', gen: 'Welpen' },
        fr: { g: 'm', one: 'chiot', elides: false },
      },
      keepsake: {
        en: { one: 'candle stub', an: false },
        de: { g: 'm', one: 'Kerzenstummel' },
        fr: { g: 'm', one: 'bout de bougie', elides: false },
      },
    },
  },
  familyCamping: {
    indoor: false,
    time: 'night',
    mood: 'homely',
    limit: 'dusk',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at the campsite', to: 'to the campsite', from: 'from the campsite' },
      de: { at: 'auf dem Campingplatz', to: 'auf den Campingplatz', from: 'vom Campingplatz' },
      fr: { at: 'au camping', to: 'au camping', from: 'du camping' },
    },
    bed: 'crickets',
    props: {
      helper: {
        en: { one: 'curious squirrel', an: false },
        de: { g: 'n', one: 'Eichhörnchen' },
        fr: { g: 'm', one: 'écureuil', elides: true },
      },
      keepsake: {
        en: { one: 'marshmallow stick', an: false },
        de: { g: 'm', one: 'Stock' },
        fr: { g: 'm', one: 'bâton', elides: false },
      },
    },
  },
  familyVacation: {
    indoor: false,
    time: 'day',
    mood: 'festive',
    limit: 'train',
    helperSpeaks: false,
    phrases: {
      en: { at: 'on holiday', to: 'off on holiday', from: 'back from holiday' },
      de: { at: 'im Urlaub', to: 'in den Urlaub', from: 'aus dem Urlaub' },
      fr: { at: 'en vacances', to: 'en vacances', from: 'de vacances' },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'child from next door', an: false },
        de: { g: 'n', one: 'Nachbarskind' },
        fr: { g: 'm', one: 'voisin de vacances', elides: false },
      },
      keepsake: {
        en: { one: 'postcard', an: false },
        de: { g: 'f', one: 'Postkarte' },
        fr: { g: 'f', one: 'carte postale', elides: false },
      },
    },
  },
  doctorVisit: {
    indoor: true,
    time: 'day',
    mood: 'calm',
    limit: 'bell',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at the doctor’s', to: 'to the doctor’s', from: 'from the doctor’s' },
      de: { at: 'in der Kinderarztpraxis', to: 'in die Kinderarztpraxis', from: 'aus der Praxis' },
      fr: { at: 'chez le docteur', to: 'chez le docteur', from: 'de chez le docteur' },
    },
    props: {
      helper: {
        en: { one: 'waiting-room fish', an: false },
        de: { g: 'm', one: 'Fisch' },
        fr: { g: 'm', one: 'poisson', elides: false },
      },
      keepsake: {
        en: { one: 'sticker', an: false },
        de: { g: 'm', one: 'Aufkleber' },
        fr: { g: 'm', one: 'autocollant', elides: true },
      },
    },
  },
  movingDay: {
    indoor: true,
    time: 'day',
    mood: 'mystery',
    limit: 'train',
    helperSpeaks: true,
    phrases: {
      en: { at: 'in the new house', to: 'to the new house', from: 'from the old house' },
      de: { at: 'in der neuen Wohnung', to: 'in die neue Wohnung', from: 'aus der alten Wohnung' },
      fr: { at: 'dans la nouvelle maison', to: 'dans la nouvelle maison', from: 'de l’ancienne maison' },
    },
    bed: 'engine',
    props: {
      helper: {
        en: { one: 'child downstairs', an: false },
        de: { g: 'n', one: 'Kind', after: 'von unten' },
        fr: { g: 'f', one: 'voisine d’en bas', elides: false },
      },
      keepsake: {
        en: { one: 'key', an: false },
        de: { g: 'm', one: 'Schlüssel' },
        fr: { g: 'f', one: 'clé', elides: false },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
