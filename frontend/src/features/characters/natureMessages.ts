import type {
  CharacterType,
  PersonalityTrait,
  PhysicalAttribute,
  RelationshipType,
  StoryRole,
} from '@storylark/contracts/characters/vocabulary';
import { defineMessages, type Message } from '../../i18n/defineMessages.ts';

export const characterTypeNames = defineMessages({
  human: { id: 'characters.type.human', defaultMessage: 'Human' },
  animal: { id: 'characters.type.animal', defaultMessage: 'Animal' },
  magical_being: { id: 'characters.type.magical_being', defaultMessage: 'Magical being' },
  robot: { id: 'characters.type.robot', defaultMessage: 'Robot' },
  mythical_creature: { id: 'characters.type.mythical_creature', defaultMessage: 'Mythical creature' },
  imaginary_friend: { id: 'characters.type.imaginary_friend', defaultMessage: 'Imaginary friend' },
}) satisfies Record<CharacterType, Message>;

export const storyRoleNames = defineMessages({
  hero: { id: 'characters.storyRole.hero', defaultMessage: 'Hero' },
  friend: { id: 'characters.storyRole.friend', defaultMessage: 'Friend' },
  guide: { id: 'characters.storyRole.guide', defaultMessage: 'Guide' },
  mentor: { id: 'characters.storyRole.mentor', defaultMessage: 'Mentor' },
  animal_companion: { id: 'characters.storyRole.animal_companion', defaultMessage: 'Animal companion' },
  magical_creature: { id: 'characters.storyRole.magical_creature', defaultMessage: 'Magical creature' },
  family_member: { id: 'characters.storyRole.family_member', defaultMessage: 'Family member' },
}) satisfies Record<StoryRole, Message>;

export const personalityTraitNames = defineMessages({
  brave: { id: 'characters.trait.brave', defaultMessage: 'Brave' },
  curious: { id: 'characters.trait.curious', defaultMessage: 'Curious' },
  kind: { id: 'characters.trait.kind', defaultMessage: 'Kind' },
  wise: { id: 'characters.trait.wise', defaultMessage: 'Wise' },
  adventurous: { id: 'characters.trait.adventurous', defaultMessage: 'Adventurous' },
  creative: { id: 'characters.trait.creative', defaultMessage: 'Creative' },
  humorous: { id: 'characters.trait.humorous', defaultMessage: 'Humorous' },
  determined: { id: 'characters.trait.determined', defaultMessage: 'Determined' },
  caring: { id: 'characters.trait.caring', defaultMessage: 'Caring' },
  intelligent: { id: 'characters.trait.intelligent', defaultMessage: 'Intelligent' },
}) satisfies Record<PersonalityTrait, Message>;

export const physicalAttributeNames = defineMessages({
  freckled: { id: 'characters.attribute.freckled', defaultMessage: 'Freckles' },
  dimpled: { id: 'characters.attribute.dimpled', defaultMessage: 'Dimples' },
  glasses: { id: 'characters.attribute.glasses', defaultMessage: 'Glasses' },
  rosy: { id: 'characters.attribute.rosy', defaultMessage: 'Rosy cheeks' },
  tall: { id: 'characters.attribute.tall', defaultMessage: 'Tall' },
  short: { id: 'characters.attribute.short', defaultMessage: 'Small' },
  strong: { id: 'characters.attribute.strong', defaultMessage: 'Strong' },
  slender: { id: 'characters.attribute.slender', defaultMessage: 'Slender' },
  chubby: { id: 'characters.attribute.chubby', defaultMessage: 'Chubby' },
  athletic: { id: 'characters.attribute.athletic', defaultMessage: 'Athletic' },
  agile: { id: 'characters.attribute.agile', defaultMessage: 'Agile' },
  nimble: { id: 'characters.attribute.nimble', defaultMessage: 'Nimble' },
  graceful: { id: 'characters.attribute.graceful', defaultMessage: 'Graceful' },
  energetic: { id: 'characters.attribute.energetic', defaultMessage: 'Energetic' },
  calm: { id: 'characters.attribute.calm', defaultMessage: 'Calm' },
  clumsy: { id: 'characters.attribute.clumsy', defaultMessage: 'Clumsy' },
  enchanting: { id: 'characters.attribute.enchanting', defaultMessage: 'Enchanting' },
  mysterious: { id: 'characters.attribute.mysterious', defaultMessage: 'Mysterious' },
  magical: { id: 'characters.attribute.magical', defaultMessage: 'Magical' },
}) satisfies Record<PhysicalAttribute, Message>;

export const relationshipNames = defineMessages({
  none: { id: 'characters.relationship.none', defaultMessage: 'No relationship' },
  sibling: { id: 'characters.relationship.sibling', defaultMessage: 'Brother or sister' },
  friend: { id: 'characters.relationship.friend', defaultMessage: 'Friend' },
  parent: { id: 'characters.relationship.parent', defaultMessage: 'Parent' },
  grandparent: { id: 'characters.relationship.grandparent', defaultMessage: 'Grandparent' },
  spouse: { id: 'characters.relationship.spouse', defaultMessage: 'Partner' },
  child: { id: 'characters.relationship.child', defaultMessage: 'Child' },
  son: { id: 'characters.relationship.son', defaultMessage: 'Son' },
  daughter: { id: 'characters.relationship.daughter', defaultMessage: 'Daughter' },
  grandchild: { id: 'characters.relationship.grandchild', defaultMessage: 'Grandchild' },
  other: { id: 'characters.relationship.other', defaultMessage: 'Something else' },
}) satisfies Record<RelationshipType, Message>;
