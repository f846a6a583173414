import type {
  CharacterType,
  PersonalityTrait,
  RelationshipType,
} from '@storylark/contracts/characters/vocabulary';

export const limitIds = ['tide', 'dusk', 'train', 'rain', 'bell'] as const;
export type LimitId = (typeof limitIds)[number];

/** How a linked person stands to the hero in the story; every other relation is `near`. */
export const linkKinds = ['sibling', 'friend', 'parent', 'grandparent', 'near'] as const;
export type LinkKind = (typeof linkKinds)[number];
export const linkKindOf = (relation: RelationshipType): LinkKind =>
  (linkKinds as readonly string[]).includes(relation) ? (relation as LinkKind) : 'near';

/** Who comes along without being the helper: by relation (`met`: no child of the family), or by what they are. */
export const companyIds = [
  'met',
  'sibling',
  'friend',
  'near',
  'robot',
  'animal',
  'magical_being',
  'mythical_creature',
  'imaginary_friend',
] as const satisfies readonly ('met' | LinkKind | CharacterType)[];
export type CompanyId = (typeof companyIds)[number];

/** How a child goes at an obstacle. */
export const manners = ['bold', 'warm', 'clever', 'playful'] as const;
export type Manner = (typeof manners)[number];
export const mannerOf: Record<PersonalityTrait, Manner> = {
  brave: 'bold',
  adventurous: 'bold',
  determined: 'bold',
  kind: 'warm',
  caring: 'warm',
  curious: 'clever',
  intelligent: 'clever',
  wise: 'clever',
  creative: 'playful',
  humorous: 'playful',
};

/**
 * Motifs: something planted in `home` that returns, changed, in `echo`. Told per language; these notes say
 * what the thing is.
 * A bedtime story takes those with `bedtime`: a list or a refrain of three that comes back slower.
 */
export const motifs = {
  windowStone: {
    family: 'thing',
    note: 'a stone on the window sill that is always found turned the other way in the morning',
  },
  lateClock: { family: 'thing', note: 'an old clock that runs but never tells the right hour' },
  lazyDrawer: { family: 'thing', note: 'a drawer that opens only when nobody wants it to' },
  oneGlove: { family: 'thing', note: 'a single glove on a hook, waiting for its other half' },
  stairCount: { family: 'count', note: 'the steps of the stairs, always one more going up than going down' },
  jarCount: { family: 'count', note: 'a jar into which one button is put for every good day' },
  markOnDoor: { family: 'count', note: 'pencil marks on the door frame' },
  humTune: { family: 'sound', note: 'half a tune, whose second half nobody knows' },
  tapWall: { family: 'sound', note: 'three knocks on the wall, and always only two come back' },
  squeakBoard: { family: 'sound', note: 'one floorboard that says a word when stepped on' },
  sameQuestion: { family: 'question', note: 'a question asked every morning: what is new?' },
  whoGoesFirst: { family: 'question', note: 'who goes first through the door?' },
  handSign: { family: 'gesture', note: 'a secret greeting of two fingers' },
  pocketPat: { family: 'gesture', note: 'patting the left pocket before going out, though nothing is in it' },
  lampPatch: { family: 'light', note: 'a patch of light on the wall that wanders, and is given a name' },
  windowAcross: { family: 'light', note: 'a lit window across the way' },
  lineGame: { family: 'rule', note: 'a game: only ever step on the dark tiles' },
  lastBite: { family: 'rule', note: 'a house rule: the last bite is for luck and stays on the plate' },
  quietList: {
    family: 'list',
    bedtime: true,
    note: 'three sounds that fall silent in the same order each evening',
  },
  goodNights: { family: 'list', bedtime: true, note: 'three things that are wished good night' },
  threeLights: { family: 'light', bedtime: true, note: 'three lights that go out one after the other' },
  blanketHills: { family: 'list', bedtime: true, note: 'the blanket as a land: hill, valley, lake' },
  threeBreaths: {
    family: 'count',
    bedtime: true,
    note: 'three breaths: one for today, one for tomorrow, one for nothing',
  },
  sleepyParts: { family: 'list', bedtime: true, note: 'toes, knees, nose: who is tired first' },
  shadowFriends: {
    family: 'light',
    bedtime: true,
    note: 'shadows on the ceiling that come home: a boat, a bird, a bear',
  },
  softRefrain: {
    family: 'sound',
    bedtime: true,
    note: 'a soft sound outside (hush, hush, hush) that counts to three',
  },
} as const satisfies Record<string, { family: string; note: string; bedtime?: true }>;
export type MotifId = keyof typeof motifs;

/**
 * Names of figures the plan makes up: from many places, for any gender, short, said much alike in the three
 * languages.
 */
export const madeUpNames = [
  'Tuli',
  'Momo',
  'Kito',
  'Nilo',
  'Lumi',
  'Tiko',
  'Bo',
  'Olu',
  'Miro',
  'Sanni',
  'Rafi',
  'Noor',
  'Suri',
  'Ravi',
  'Ilo',
  'Pippo',
  'Taro',
  'Juna',
  'Kaya',
  'Mika',
  'Sami',
  'Tamo',
  'Yuki',
  'Zola',
  'Beno',
  'Dado',
  'Finn',
  'Gili',
  'Imani',
  'Kimo',
  'Lani',
  'Nuri',
  'Pola',
  'Runa',
  'Tavi',
  'Umi',
  'Vito',
  'Wanda',
  'Zita',
  'Koa',
] as const;
