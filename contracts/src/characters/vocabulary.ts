/** The closed lists of SPEC section 3: one spelling for form, rule, picture and story. */
export const genders = ['boy', 'girl'] as const;
export type Gender = (typeof genders)[number];

export const hairColors = [
  'black',
  'darkBrown',
  'brown',
  'blonde',
  'red',
  'gray',
  'white',
  'golden',
  'chestnut',
  'silver',
  'auburn',
  'honey',
  'tan',
  'lightBrown',
  'platinumBlonde',
] as const;
export type HairColor = (typeof hairColors)[number];

export const eyeColors = [
  'black',
  'brown',
  'blue',
  'green',
  'hazel',
  'aqua',
  'amber',
  'gray',
  'violet',
  'gold',
  'lightBlue',
  'lightBrown',
  'darkBrown',
] as const;
export type EyeColor = (typeof eyeColors)[number];

export const hairStyles = [
  'straight',
  'curly',
  'wavy',
  'braided',
  'ponytail',
  'short',
  'long',
  'pigtails',
  'bun',
  'messy',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export const skinColors = ['veryLight', 'light', 'medium', 'tan', 'brown', 'veryDarkBrown', 'black'] as const;
export type SkinColor = (typeof skinColors)[number];

export const characterTypes = [
  'human',
  'animal',
  'magical_being',
  'robot',
  'mythical_creature',
  'imaginary_friend',
] as const;
export type CharacterType = (typeof characterTypes)[number];

export const characterRoles = ['main', 'side'] as const;
export type CharacterRole = (typeof characterRoles)[number];

export const storyRoles = [
  'hero',
  'friend',
  'guide',
  'mentor',
  'animal_companion',
  'magical_creature',
  'family_member',
] as const;
export type StoryRole = (typeof storyRoles)[number];

export const personalityTraits = [
  'brave',
  'curious',
  'kind',
  'wise',
  'adventurous',
  'creative',
  'humorous',
  'determined',
  'caring',
  'intelligent',
] as const;
export type PersonalityTrait = (typeof personalityTraits)[number];

export const physicalAttributes = [
  'tall',
  'short',
  'strong',
  'agile',
  'graceful',
  'energetic',
  'calm',
  'enchanting',
  'mysterious',
  'magical',
  'athletic',
  'slender',
  'chubby',
  'nimble',
  'freckled',
  'dimpled',
  'glasses',
  'rosy',
  'clumsy',
] as const;
export type PhysicalAttribute = (typeof physicalAttributes)[number];

/** The union of SPEC's two lists. `none` takes a link away. */
export const relationshipTypes = [
  'sibling',
  'friend',
  'parent',
  'grandparent',
  'spouse',
  'child',
  'grandchild',
  'son',
  'daughter',
  'other',
  'none',
] as const;
export type RelationshipType = (typeof relationshipTypes)[number];

/** `{characterUuid: X, relationshipType: 'parent'}` on A says: X is A's parent. */
export type FamilyLink = { characterUuid: string; relationshipType: RelationshipType };

/** What a parent says of a character. All of it is personal data. */
export type CharacterSheet = {
  name: string;
  /** Whole years. */
  age: number;
  gender: Gender;
  hairColor: HairColor;
  eyeColor: EyeColor;
  hairStyle: HairStyle;
  skinColor: SkinColor;
  characterType: CharacterType;
  characterRole: CharacterRole;
  storyRole: StoryRole;
  personalityTrait: PersonalityTrait;
  physicalAttribute: PhysicalAttribute;
  /** What an outside voice calls this character instead of its name. */
  alias?: string;
};
