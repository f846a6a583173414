import type { Tables } from '../schema.ts';
import { tall } from './attributes/tall.ts';
import { short } from './attributes/short.ts';
import { strong } from './attributes/strong.ts';
import { agile } from './attributes/agile.ts';
import { graceful } from './attributes/graceful.ts';
import { energetic } from './attributes/energetic.ts';
import { calm } from './attributes/calm.ts';
import { enchanting } from './attributes/enchanting.ts';
import { mysterious } from './attributes/mysterious.ts';
import { magical } from './attributes/magical.ts';
import { athletic } from './attributes/athletic.ts';
import { slender } from './attributes/slender.ts';
import { chubby } from './attributes/chubby.ts';
import { nimble } from './attributes/nimble.ts';
import { freckled } from './attributes/freckled.ts';
import { dimpled } from './attributes/dimpled.ts';
import { glasses } from './attributes/glasses.ts';
import { rosy } from './attributes/rosy.ts';
import { clumsy } from './attributes/clumsy.ts';

export const attributes: Tables['attribute'] = {
  tall,
  short,
  strong,
  agile,
  graceful,
  energetic,
  calm,
  enchanting,
  mysterious,
  magical,
  athletic,
  slender,
  chubby,
  nimble,
  freckled,
  dimpled,
  glasses,
  rosy,
  clumsy,
};
