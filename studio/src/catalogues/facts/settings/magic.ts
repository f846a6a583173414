import type { SettingFacts } from '../settingFacts.ts';

export const magic = {
  magicMeadow: {
    indoor: false,
    time: 'day',
    mood: 'wonder',
    limit: 'rain',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the magic meadow', to: 'to the magic meadow', from: 'from the magic meadow' },
      de: { at: 'auf der Zauberwiese', to: 'zur Zauberwiese', from: 'von der Zauberwiese' },
      fr: { at: 'dans la prairie magique', to: 'jusqu’à la prairie magique', from: 'de la prairie magique' },
    },
    bed: 'leaves',
    props: {
      helper: {
        en: { one: 'bumblebee', an: false },
        de: { g: 'f', one: 'Hummel' },
        fr: { g: 'm', one: 'bourdon', elides: false },
      },
      keepsake: {
        en: { one: 'four-leaf clover', an: false },
        de: { g: 'n', one: 'Kleeblatt' },
        fr: { g: 'm', one: 'trèfle', elides: false },
      },
    },
  },
  fairyTreehouse: {
    indoor: false,
    time: 'dusk',
    mood: 'wonder',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the fairy treehouse', to: 'up to the fairy treehouse', from: 'down from the treehouse' },
      de: { at: 'im Feenbaumhaus', to: 'hinauf ins Feenbaumhaus', from: 'aus dem Feenbaumhaus' },
      fr: { at: 'dans la cabane des fées', to: 'jusqu’à la cabane des fées', from: 'de la cabane des fées' },
    },
    bed: 'leaves',
    props: {
      helper: {
        en: { one: 'wood fairy', an: false },
        de: { g: 'f', one: 'Waldfee' },
        fr: { g: 'f', one: 'fée des bois', elides: false },
      },
      keepsake: {
        en: { one: 'acorn cup', an: true },
        de: { g: 'n', one: 'Eichelhütchen' },
        fr: { g: 'f', one: 'cupule de gland', elides: false },
      },
    },
  },
  rainbowBridge: {
    indoor: false,
    time: 'day',
    mood: 'wonder',
    limit: 'rain',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on the rainbow bridge', to: 'to the rainbow bridge', from: 'from the rainbow bridge' },
      de: { at: 'auf der Regenbogenbrücke', to: 'zur Regenbogenbrücke', from: 'von der Regenbogenbrücke' },
      fr: { at: 'sur le pont arc-en-ciel', to: 'jusqu’au pont arc-en-ciel', from: 'du pont arc-en-ciel' },
    },
    bed: 'rain',
    props: {
      helper: {
        en: { one: 'cloud lamb', an: false },
        de: { g: 'n', one: 'Wolkenlämmchen' },
        fr: { g: 'm', one: 'agneau de nuage', elides: true },
      },
      keepsake: {
        en: { one: 'ribbon', an: false },
        de: { g: 'n', one: 'Band' },
        fr: { g: 'm', one: 'ruban', elides: false },
      },
    },
  },
  unicornValley: {
    indoor: false,
    time: 'day',
    mood: 'wonder',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in Unicorn Valley', to: 'to Unicorn Valley', from: 'from Unicorn Valley' },
      de: { at: 'im Einhorntal', to: 'ins Einhorntal', from: 'aus dem Einhorntal' },
      fr: {
        at: 'dans la vallée des licornes',
        to: 'jusqu’à la vallée des licornes',
        from: 'de la vallée des licornes',
      },
    },
    bed: 'wind',
    props: {
      helper: {
        en: { one: 'young unicorn', an: false },
        de: { g: 'n', adj: 'jung', one: 'Einhorn' },
        fr: { g: 'f', one: 'jeune licorne', elides: false },
      },
      keepsake: {
        en: { one: 'silver hair', an: false },
        de: { g: 'n', one: 'Silberhaar' },
        fr: { g: 'm', one: 'crin d’argent', elides: false },
      },
    },
  },
  candlelightLibrary: {
    indoor: true,
    time: 'night',
    mood: 'calm',
    limit: 'bell',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: {
        at: 'in the candlelight library',
        to: 'to the candlelight library',
        from: 'from the candlelight library',
      },
      de: {
        at: 'in der Bibliothek im Kerzenlicht',
        to: 'in die Bibliothek im Kerzenlicht',
        from: 'aus der Bibliothek',
      },
      fr: {
        at: 'dans la bibliothèque aux chandelles',
        to: 'à la bibliothèque aux chandelles',
        from: 'de la bibliothèque',
      },
    },
    bed: 'fire',
    props: {
      helper: {
        en: { one: 'library mouse', an: false },
        de: { g: 'f', one: 'Büchermaus' },
        fr: { g: 'f', one: 'souris de bibliothèque', elides: false },
      },
      keepsake: {
        en: { one: 'bookmark', an: false },
        de: { g: 'n', one: 'Lesezeichen' },
        fr: { g: 'm', one: 'marque-page', elides: false },
      },
    },
  },
  dragonCastle: {
    indoor: true,
    time: 'any',
    mood: 'adventure',
    limit: 'bell',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the dragon’s castle', to: 'to the dragon’s castle', from: 'from the castle' },
      de: { at: 'in der Drachenburg', to: 'zur Drachenburg', from: 'aus der Drachenburg' },
      fr: { at: 'dans le château du dragon', to: 'jusqu’au château du dragon', from: 'du château' },
    },
    bed: 'wind',
    props: {
      helper: {
        en: { one: 'small dragon', an: false },
        de: { g: 'm', adj: 'klein', one: 'Drache', obl: 'Drachen', gen: 'Drachen' },
        fr: { g: 'm', one: 'petit dragon', elides: false },
      },
      keepsake: {
        en: { one: 'scale', an: false },
        de: { g: 'f', one: 'Schuppe' },
        fr: { g: 'f', one: 'écaille', elides: true },
      },
    },
  },
  cloudKingdom: {
    indoor: false,
    time: 'dusk',
    mood: 'starlit',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the Cloud Kingdom', to: 'up to the Cloud Kingdom', from: 'down from the Cloud Kingdom' },
      de: { at: 'im Wolkenreich', to: 'hinauf ins Wolkenreich', from: 'aus dem Wolkenreich' },
      fr: { at: 'au royaume des nuages', to: 'jusqu’au royaume des nuages', from: 'du royaume des nuages' },
    },
    bed: 'wind',
    props: {
      helper: {
        en: { one: 'weather goose', an: false },
        de: { g: 'f', one: 'Wettergans' },
        fr: { g: 'f', one: 'oie du temps', elides: true },
      },
      keepsake: {
        en: { one: 'thread of cloud', an: false },
        de: { g: 'm', one: 'Wolkenfaden' },
        fr: { g: 'm', one: 'fil de nuage', elides: false },
      },
    },
  },
  enchantedForest: {
    indoor: false,
    time: 'dusk',
    mood: 'mystery',
    limit: 'dusk',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: {
        at: 'in the enchanted forest',
        to: 'into the enchanted forest',
        from: 'out of the enchanted forest',
      },
      de: { at: 'im Zauberwald', to: 'in den Zauberwald', from: 'aus dem Zauberwald' },
      fr: {
        at: 'dans la forêt enchantée',
        to: 'jusque dans la forêt enchantée',
        from: 'de la forêt enchantée',
      },
    },
    bed: 'leaves',
    props: {
      helper: {
        en: { one: 'hedgehog', an: false },
        de: { g: 'm', one: 'Igel' },
        fr: { g: 'm', one: 'hérisson', elides: false },
      },
      keepsake: {
        en: { one: 'leaf that stays green', an: false },
        de: { g: 'n', one: 'Blatt' },
        fr: { g: 'f', one: 'feuille', elides: false },
      },
    },
  },
  mermaidLagoon: {
    indoor: false,
    time: 'day',
    mood: 'wonder',
    limit: 'tide',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the mermaid lagoon', to: 'to the mermaid lagoon', from: 'from the lagoon' },
      de: {
        at: 'in der Lagune der Meerjungfrauen',
        to: 'zur Lagune der Meerjungfrauen',
        from: 'von der Lagune',
      },
      fr: { at: 'dans la lagune des sirènes', to: 'jusqu’à la lagune des sirènes', from: 'de la lagune' },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'merchild', an: false },
        de: { g: 'n', one: 'Meerkind' },
        fr: { g: 'f', one: 'petite sirène', elides: false },
      },
      keepsake: {
        en: { one: 'mother-of-pearl comb', an: false },
        de: { g: 'm', one: 'Perlmuttkamm' },
        fr: { g: 'm', one: 'peigne de nacre', elides: false },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
