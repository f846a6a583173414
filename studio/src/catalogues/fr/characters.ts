import type { Tables } from '../schema.ts';
import { human } from './characters/human.ts';
import { robot } from './characters/robot.ts';
import { animal } from './characters/animal.ts';
import { magical_being } from './characters/magical_being.ts';
import { mythical_creature } from './characters/mythical_creature.ts';
import { imaginary_friend } from './characters/imaginary_friend.ts';

export const characters: Tables['character'] = {
  human,
  robot,
  animal,
  magical_being,
  mythical_creature,
  imaginary_friend,
};
