import type { SettingFacts } from '../settingFacts.ts';

export const spaceScience = {
  alienPlanet: {
    indoor: false,
    time: 'any',
    mood: 'wonder',
    limit: 'train',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on the alien planet', to: 'to the alien planet', from: 'from the alien planet' },
      de: { at: 'auf dem fremden Planeten', to: 'zum fremden Planeten', from: 'vom fremden Planeten' },
      fr: {
        at: 'sur la planète inconnue',
        to: 'jusqu’à la planète inconnue',
        from: 'de la planète inconnue',
      },
    },
    props: {
      helper: {
        en: { one: 'three-eyed snail', an: false },
        de: { g: 'f', adj: 'dreiäugig', one: 'Schnecke' },
        fr: { g: 'm', one: 'escargot à trois yeux', elides: true },
      },
      keepsake: {
        en: { one: 'moon pebble', an: false },
        de: { g: 'm', one: 'Mondkiesel' },
        fr: { g: 'm', one: 'caillou de lune', elides: false },
      },
    },
  },
  spaceStation: {
    indoor: true,
    time: 'night',
    mood: 'starlit',
    limit: 'train',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on the space station', to: 'up to the space station', from: 'from the space station' },
      de: { at: 'auf der Raumstation', to: 'zur Raumstation', from: 'von der Raumstation' },
      fr: {
        at: 'à bord de la station spatiale',
        to: 'jusqu’à la station spatiale',
        from: 'de la station spatiale',
      },
    },
    bed: 'engine',
    props: {
      helper: {
        en: { one: 'repair robot', an: false },
        de: { g: 'm', one: 'Wartungsroboter' },
        fr: { g: 'm', one: 'robot réparateur', elides: false },
      },
      keepsake: {
        en: { one: 'mission badge', an: false },
        de: { g: 'm', one: 'Aufnäher' },
        fr: { g: 'm', one: 'écusson', elides: true },
      },
    },
  },
  moonLanding: {
    indoor: false,
    time: 'night',
    mood: 'starlit',
    limit: 'train',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'on the moon', to: 'to the moon', from: 'from the moon' },
      de: { at: 'auf dem Mond', to: 'zum Mond', from: 'vom Mond' },
      fr: { at: 'sur la Lune', to: 'jusqu’à la Lune', from: 'de la Lune' },
    },
    props: {
      helper: {
        en: { one: 'moon hare', an: false },
        de: { g: 'm', one: 'Mondhase', obl: 'Mondhasen', gen: 'Mondhasen' },
        fr: { g: 'm', one: 'lièvre de lune', elides: false },
      },
      keepsake: {
        en: { one: 'pinch of moon dust', an: false },
        de: { g: 'f', one: 'Prise', after: 'Mondstaub' },
        fr: { g: 'f', one: 'pincée de poussière de lune', elides: false },
      },
    },
  },
  scienceLab: {
    indoor: true,
    time: 'day',
    mood: 'curious',
    limit: 'bell',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the science lab', to: 'to the science lab', from: 'out of the lab' },
      de: { at: 'im Labor', to: 'ins Labor', from: 'aus dem Labor' },
      fr: { at: 'dans le laboratoire', to: 'au laboratoire', from: 'du laboratoire' },
    },
    props: {
      helper: {
        en: { one: 'lab assistant robot', an: false },
        de: { g: 'm', one: 'Laborroboter' },
        fr: { g: 'm', one: 'robot de laboratoire', elides: false },
      },
      keepsake: {
        en: { one: 'notebook', an: false },
        de: { g: 'n', one: 'Notizbuch' },
        fr: { g: 'm', one: 'carnet', elides: false },
      },
    },
  },
  robotWorkshop: {
    indoor: true,
    time: 'any',
    mood: 'curious',
    limit: 'bell',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the robot workshop', to: 'to the robot workshop', from: 'out of the workshop' },
      de: { at: 'in der Roboterwerkstatt', to: 'in die Roboterwerkstatt', from: 'aus der Werkstatt' },
      fr: { at: 'dans l’atelier des robots', to: 'à l’atelier des robots', from: 'de l’atelier' },
    },
    bed: 'engine',
    props: {
      helper: {
        en: { one: 'wind-up mouse', an: false },
        de: { g: 'f', one: 'Aufziehmaus' },
        fr: { g: 'f', one: 'souris mécanique', elides: false },
      },
      keepsake: {
        en: { one: 'brass screw', an: false },
        de: { g: 'f', one: 'Messingschraube' },
        fr: { g: 'f', one: 'vis en laiton', elides: false },
      },
    },
  },
  museumNight: {
    indoor: true,
    time: 'night',
    mood: 'mystery',
    limit: 'bell',
    helperSpeaks: true,
    imagined: true,
    phrases: {
      en: { at: 'in the museum at night', to: 'to the museum', from: 'out of the museum' },
      de: { at: 'nachts im Museum', to: 'ins Museum', from: 'aus dem Museum' },
      fr: { at: 'dans le musée endormi', to: 'au musée', from: 'du musée' },
    },
    props: {
      helper: {
        en: { one: 'painted cat', an: false },
        de: { g: 'f', adj: 'gemalt', one: 'Katze' },
        fr: { g: 'm', one: 'chat du tableau', elides: false },
      },
      keepsake: {
        en: { one: 'ticket', an: false },
        de: { g: 'f', one: 'Eintrittskarte' },
        fr: { g: 'm', one: 'billet', elides: false },
      },
    },
  },
} satisfies Record<string, SettingFacts>;
