import type { Tables } from '../schema.ts';
import { curious } from './traits/curious.ts';
import { determined } from './traits/determined.ts';
import { brave } from './traits/brave.ts';
import { kind } from './traits/kind.ts';
import { wise } from './traits/wise.ts';
import { adventurous } from './traits/adventurous.ts';
import { creative } from './traits/creative.ts';
import { humorous } from './traits/humorous.ts';
import { caring } from './traits/caring.ts';
import { intelligent } from './traits/intelligent.ts';

export const traits: Tables['trait'] = {
  curious,
  determined,
  brave,
  kind,
  wise,
  adventurous,
  creative,
  humorous,
  caring,
  intelligent,
};
