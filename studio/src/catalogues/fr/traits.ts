import type { Tables } from '../schema.ts';
import { brave } from './traits/brave.ts';
import { curious } from './traits/curious.ts';
import { kind } from './traits/kind.ts';
import { wise } from './traits/wise.ts';
import { adventurous } from './traits/adventurous.ts';
import { creative } from './traits/creative.ts';
import { humorous } from './traits/humorous.ts';
import { determined } from './traits/determined.ts';
import { caring } from './traits/caring.ts';
import { intelligent } from './traits/intelligent.ts';

export const traits: Tables['trait'] = {
  brave,
  curious,
  kind,
  wise,
  adventurous,
  creative,
  humorous,
  determined,
  caring,
  intelligent,
};
