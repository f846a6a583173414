import type { SettingFacts } from '../settingFacts.ts';

export const water = {
  underwaterCavern: {
    indoor: true,
    time: 'any',
    mood: 'mystery',
    limit: 'tide',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the underwater cavern', to: 'down to the underwater cavern', from: 'up from the cavern' },
      de: { at: 'in der Unterwasserhöhle', to: 'in die Unterwasserhöhle', from: 'aus der Unterwasserhöhle' },
      fr: {
        at: 'dans la grotte sous-marine',
        to: 'jusqu’à la grotte sous-marine',
        from: 'de la grotte sous-marine',
      },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'octopus', an: true },
        de: { g: 'm', one: 'Krake', obl: 'Kraken', gen: 'Kraken' },
        fr: { g: 'f', one: 'pieuvre', elides: false },
      },
      keepsake: {
        en: { one: 'piece of sea glass', an: false },
        de: { g: 'n', one: 'Stück', after: 'Meerglas' },
        fr: { g: 'm', one: 'morceau de verre poli', elides: false },
      },
    },
  },
  pirateShip: {
    indoor: false,
    time: 'day',
    mood: 'seafaring',
    limit: 'tide',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'aboard the pirate ship', to: 'aboard the pirate ship', from: 'off the pirate ship' },
      de: { at: 'auf dem Piratenschiff', to: 'auf das Piratenschiff', from: 'vom Piratenschiff' },
      fr: { at: 'à bord du bateau pirate', to: 'à bord du bateau pirate', from: 'du bateau pirate' },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'ship’s parrot', an: false },
        de: { g: 'm', one: 'Schiffspapagei' },
        fr: { g: 'm', one: 'perroquet du bord', elides: false },
      },
      keepsake: {
        en: { one: 'rope knot', an: false },
        de: { g: 'm', one: 'Seemannsknoten' },
        fr: { g: 'm', one: 'nœud marin', elides: false },
      },
    },
  },
  lighthouseIsland: {
    indoor: false,
    time: 'night',
    mood: 'seafaring',
    limit: 'tide',
    helperSpeaks: false,
    phrases: {
      en: { at: 'at the lighthouse', to: 'out to the lighthouse', from: 'back from the lighthouse' },
      de: { at: 'beim Leuchtturm', to: 'zum Leuchtturm', from: 'vom Leuchtturm' },
      fr: { at: 'au phare', to: 'jusqu’au phare', from: 'du phare' },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'seal', an: false },
        de: { g: 'm', one: 'Seehund' },
        fr: { g: 'm', one: 'phoque', elides: false },
      },
      keepsake: {
        en: { one: 'jar of light', an: false },
        de: { g: 'n', one: 'Glas', after: 'voll Licht' },
        fr: { g: 'm', one: 'bocal de lumière', elides: false },
      },
    },
  },
  coralReef: {
    indoor: false,
    time: 'day',
    mood: 'wonder',
    limit: 'tide',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on the coral reef', to: 'down to the coral reef', from: 'up from the reef' },
      de: { at: 'am Korallenriff', to: 'zum Korallenriff', from: 'vom Korallenriff' },
      fr: {
        at: 'au milieu des coraux',
        to: 'jusqu’à la barrière de corail',
        from: 'de la barrière de corail',
      },
    },
    props: {
      helper: {
        en: { one: 'seahorse', an: false },
        de: { g: 'n', one: 'Seepferdchen' },
        fr: { g: 'm', one: 'hippocampe', elides: true },
      },
      keepsake: {
        en: { one: 'story', an: false },
        de: { g: 'f', one: 'Geschichte' },
        fr: { g: 'f', one: 'histoire', elides: true },
      },
    },
  },
  riverRaft: {
    indoor: false,
    time: 'day',
    mood: 'playful',
    limit: 'dusk',
    helperSpeaks: false,
    phrases: {
      en: { at: 'on the raft', to: 'down the river', from: 'back from the river' },
      de: { at: 'auf dem Floß', to: 'den Fluss hinunter', from: 'vom Fluss' },
      fr: { at: 'sur le radeau', to: 'au fil de la rivière', from: 'de la rivière' },
    },
    bed: 'waves',
    props: {
      helper: {
        en: { one: 'otter', an: true },
        de: { g: 'm', one: 'Otter' },
        fr: { g: 'f', one: 'loutre', elides: false },
      },
      keepsake: {
        en: { one: 'piece of driftwood', an: false },
        de: { g: 'n', one: 'Stück', after: 'Treibholz' },
        fr: { g: 'm', one: 'morceau de bois flotté', elides: false },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
