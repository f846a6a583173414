import type { LessonId } from '@storylark/contracts/stories/vocabulary';
import type { Locale } from '@storylark/contracts/languages';

/**
 * `unsaid`: words the narration must not contain, because the lesson is shown and never named; a trailing *
 * marks a stem.
 */
export type LessonFacts = {
  kind: 'value' | 'habit' | 'awareness';
  unsaid: Record<Locale, readonly string[]>;
};

export const lessonFacts: Record<LessonId, LessonFacts> = {
  friendship: {
    kind: 'value',
    unsaid: {
      en: ['friendship*', 'friends are'],
      de: ['freundschaft*', 'freunde sind'],
      fr: ['amitié*', 'les amis sont'],
    },
  },
  honesty: {
    kind: 'value',
    unsaid: {
      en: ['honest*', 'truth*', 'lie', 'lies', 'lied'],
      de: ['ehrlich*', 'wahrheit*', 'lüge*', 'gelogen'],
      fr: ['honnête*', 'vérité*', 'mens', 'mensonge*'],
    },
  },
  kindness: {
    kind: 'value',
    unsaid: { en: ['kind', 'kindness', 'nice'], de: ['freundlich*', 'nett', 'nette'], fr: ['gentil*'] },
  },
  courage: {
    kind: 'value',
    unsaid: { en: ['brave*', 'courage*'], de: ['mut', 'mutig*', 'tapfer*'], fr: ['courage*', 'brave*'] },
  },
  perseverance: {
    kind: 'value',
    unsaid: {
      en: ['give up', 'never give'],
      de: ['aufgeben', 'aufgegeben', 'durchhalten'],
      fr: ['abandonn*', 'persévér*'],
    },
  },
  responsibility: {
    kind: 'value',
    unsaid: { en: ['responsib*', 'duty'], de: ['verantwort*', 'pflicht'], fr: ['responsab*'] },
  },
  sharing: {
    kind: 'value',
    unsaid: { en: ['share*', 'sharing'], de: ['teilen ist', 'man teilt'], fr: ['partag*'] },
  },
  respect: {
    kind: 'value',
    unsaid: { en: ['respect*'], de: ['respekt*'], fr: ['respect*'] },
  },
  patience: {
    kind: 'value',
    unsaid: { en: ['patien*'], de: ['geduld*'], fr: ['patien*'] },
  },
  teamwork: {
    kind: 'value',
    unsaid: {
      en: ['team', 'teamwork', 'together we'],
      de: ['team', 'teamwork', 'gemeinsam sind'],
      fr: ['équipe', 'ensemble on'],
    },
  },
  bravery: {
    kind: 'value',
    unsaid: { en: ['brave*'], de: ['tapfer*', 'mutig*'], fr: ['brave*', 'bravoure'] },
  },
  empathy: {
    kind: 'value',
    unsaid: { en: ['empath*', 'feelings of'], de: ['mitgefühl*', 'einfühl*'], fr: ['empathi*'] },
  },
  gratitude: {
    kind: 'value',
    unsaid: { en: ['grateful*', 'gratitude'], de: ['dankbar*'], fr: ['reconnaissan*', 'gratitude'] },
  },
  forgiveness: {
    kind: 'value',
    unsaid: { en: ['forgiv*'], de: ['verzeih*', 'vergeb*', 'vergib*'], fr: ['pardonn*'] },
  },
  generosity: {
    kind: 'value',
    unsaid: { en: ['generous*', 'generosity'], de: ['großzügig*'], fr: ['généreu*', 'générosité'] },
  },
  tolerance: {
    kind: 'value',
    unsaid: {
      en: ['toleran*', 'different is'],
      de: ['toleran*', 'anders sein'],
      fr: ['toléran*', 'différen*'],
    },
  },
  humor: {
    kind: 'value',
    unsaid: { en: ['humour'], de: ['humor'], fr: ['humour'] },
  },
  creativity: {
    kind: 'value',
    unsaid: {
      en: ['creativ*', 'imagination is'],
      de: ['kreativ*', 'fantasie ist'],
      fr: ['créati*', 'imagination est'],
    },
  },
  flexibility: {
    kind: 'value',
    unsaid: {
      en: ['flexib*', 'adapt*'],
      de: ['flexib*', 'anpass*'],
      fr: ['flexib*', 'souplesse', 's’adapt*'],
    },
  },
  acceptingMistakes: {
    kind: 'value',
    unsaid: {
      en: ['everyone makes mistakes', 'learn from'],
      de: ['jeder macht fehler', 'aus fehlern'],
      fr: ['tout le monde se trompe', 'on apprend'],
    },
  },
  brushingTeeth: {
    kind: 'habit',
    unsaid: {
      en: ['must', 'bad teeth', 'dentist will'],
      de: ['muss man', 'schlechte zähne'],
      fr: ['il faut toujours', 'caries'],
    },
  },
  brushingHair: {
    kind: 'habit',
    unsaid: { en: ['pretty', 'must'], de: ['hübsch', 'muss man'], fr: ['jolie', 'il faut toujours'] },
  },
  takingBath: {
    kind: 'habit',
    unsaid: {
      en: ['dirty child', 'must'],
      de: ['schmutzfink', 'muss man'],
      fr: ['sale', 'il faut toujours'],
    },
  },
  sayingPleaseThankYou: {
    kind: 'habit',
    unsaid: {
      en: ['magic word', 'magic words', 'polite*'],
      de: ['zauberwort', 'zauberwörter', 'höflich*'],
      fr: ['mot magique', 'mots magiques', 'poli', 'polie', 'politesse'],
    },
  },
  eatingVegetables: {
    kind: 'habit',
    unsaid: {
      en: ['healthy', 'big and strong', 'must'],
      de: ['gesund', 'groß und stark', 'muss man'],
      fr: ['bon pour la santé', 'grand et fort', 'il faut toujours'],
    },
  },
  cleanUpRoom: {
    kind: 'habit',
    unsaid: {
      en: ['tidy child', 'must'],
      de: ['ordentliches kind', 'muss man'],
      fr: ['enfant sage', 'il faut toujours'],
    },
  },
  autism: {
    kind: 'awareness',
    unsaid: {
      en: [
        'normal',
        'special powers',
        'suffers from',
        'afflicted',
        'high-functioning',
        'in a world of their own',
        'normal children',
        'cured',
      ],
      de: [
        'normal',
        'besonders begabt',
        'leidet an',
        'krank',
        'in seiner eigenen welt',
        'gefangen in',
        'normale kinder',
        'geheilt*',
      ],
      fr: [
        'normal',
        'surdoué',
        'souffre d’',
        'atteint d’autisme',
        'dans sa bulle',
        'malade',
        'enfants normaux',
        'guéri*',
      ],
    },
  },
  trisomy: {
    kind: 'awareness',
    unsaid: {
      en: [
        'special',
        'angel',
        'always happy',
        'suffers from',
        'a down’s',
        'special needs',
        'retarded',
        'eternal child',
      ],
      de: [
        'besonders',
        'sonnenschein',
        'immer fröhlich',
        'leidet an',
        'downie',
        'mongoloid',
        'geistig zurückgeblieben',
        'sorgenkind',
      ],
      fr: [
        'spécial',
        'rayon de soleil',
        'toujours joyeu*',
        'souffre de',
        'un trisomique',
        'mongolien',
        'débile',
        'éternel enfant',
      ],
    },
  },
  adhd: {
    kind: 'awareness',
    unsaid: {
      en: ['naughty', 'try harder', 'hyper', 'lazy', 'attention-seeking', 'suffers from', 'out of control'],
      de: [
        'ungezogen',
        'streng dich an',
        'zappelphilipp',
        'faul',
        'störenfried',
        'leidet an',
        'nicht normal',
      ],
      fr: [
        'vilain',
        'fais un effort',
        'un hyperactif',
        'mal élevé',
        'paresseux',
        'insupportable',
        'souffre de',
        'ingérable',
      ],
    },
  },
  blind: {
    kind: 'awareness',
    unsaid: {
      en: ['sees with the heart', 'poor', 'visually challenged', 'lives in darkness', 'suffers from'],
      de: [
        'sieht mit dem herzen',
        'arm dran',
        'die blinden',
        'leidet an',
        'lebt im dunkeln',
        'hilflos',
        'armes kind',
      ],
      fr: [
        'voit avec le cœur',
        'pauvre petit',
        'les aveugles',
        'souffre de',
        'vit dans le noir',
        'non-voyant',
        'pauvre enfant',
      ],
    },
  },
  deaf: {
    kind: 'awareness',
    unsaid: {
      en: ['silent world', 'poor', 'deaf and dumb', 'deaf-mute', 'hearing-impaired', 'suffers from', 'mime'],
      de: ['welt der stille', 'arm dran', 'taubstumm', 'stumm', 'zeichensprache', 'leidet an', 'fuchteln'],
      fr: [
        'monde du silence',
        'pauvre petit',
        'sourd-muet',
        'muette',
        'langage des signes',
        'souffre de',
        'gesticuler',
      ],
    },
  },
  wheelchair: {
    kind: 'awareness',
    unsaid: {
      en: ['poor', 'walk again', 'in spite of', 'confined to', 'wheelchair-bound', 'cripple', 'suffers from'],
      de: [
        'arm dran',
        'wieder laufen',
        'trotz',
        'an den rollstuhl gefesselt',
        'krüppel',
        'leidet an',
        'hilflos',
        'sorgenkind',
      ],
      fr: [
        'pauvre',
        'remarcher',
        'malgré',
        'clouée dans un fauteuil',
        'infirme',
        'condamnée à',
        'souffre de',
        'pauvre petite',
      ],
    },
  },
};
