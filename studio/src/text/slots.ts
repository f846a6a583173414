/**
 * Slots by origin. A slot is filled by one message of 1 to 4 whole sentences that leans on no neighbour's
 * grammar.
 */
export const typeSlots = [
  'stir',
  'arrive',
  'plan',
  'low',
  'pause',
  'doubt',
  'open',
  'homeward',
  'close',
] as const;
export const settingSlots = [
  'passage',
  'arrive',
  'image',
  'meet',
  'way',
  'still',
  'gift',
  'homeward',
  'question',
  'answer',
] as const;
/** Of an errand; `by` its likeness. */
export const errandSlots = ['title', 'task', 'gift'] as const;
export const likenessSlots = ['holds', 'worse', 'sign', 'yields'] as const;
export const pairSlots = ['fails', 'again', 'noticing', 'deed', 'answer', 'echo'] as const;
export const refrainSlots = ['refrain', 'turned'] as const;
export const traitSlots = ['home', 'arrive', 'firstMove', 'worry', 'tries', 'helps', 'homeward'] as const;
export const attributeSlots = ['line', 'matters', 'later'] as const;
export const characterSlots = [
  'home',
  'leaves',
  'passage',
  'senses',
  'meets',
  'takes',
  'asks',
  'tries',
  'stops',
  'opens',
  'homeward',
  'echo',
] as const;
/** Of a companion who is not the helper: by relation, and by character type. */
export const companySlots = ['comes'] as const;
/** `along`: of a child who comes along; `act` and `echo`: of those who do not. */
export const linkSlots = ['home', 'along', 'act', 'echo'] as const;
export const limitSlots = ['start', 'late'] as const;
export const motifSlots = ['home', 'echo', 'plant', 'pay'] as const;
export const sceneSlots = ['chat', 'walk', 'memory', 'rest'] as const;

export type TypeSlot = (typeof typeSlots)[number];
export type SettingSlot = (typeof settingSlots)[number];

export type Origin =
  | 'type'
  | 'setting'
  | 'errand'
  | 'likeness'
  | 'pair'
  | 'trait'
  | 'attribute'
  | 'character'
  | 'company'
  | 'link'
  | 'limit'
  | 'motif'
  | 'scene';

/**
 * Variants a language needs now, so that no sentence comes more than three times in thirty stories of one
 * child.
 */
export const wanted: Record<Exclude<Origin, 'errand' | 'likeness' | 'pair'>, number> = {
  type: 6,
  setting: 2,
  trait: 6,
  attribute: 4,
  character: 4,
  company: 2,
  link: 6,
  limit: 6,
  motif: 1,
  scene: 10,
};
/** Slots that every story of the same child uses. */
export const wantedMore: Record<string, number> = {
  'trait.home': 10,
  'character.home': 10,
  'link.home': 10,
  'attribute.line': 10,
  // Scenes, each as long as four lines.
  'trait.tries': 3,
  'character.leaves': 3,
  'character.takes': 3,
  'character.opens': 3,
};
