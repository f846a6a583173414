import type { Tables } from '../schema.ts';
import { alts } from './alts.ts';
import { attributes } from './attributes.ts';
import { characters } from './characters.ts';
import { company } from './company.ts';
import { errands } from './errands.ts';
import { limits } from './limits.ts';
import { links } from './links.ts';
import { motifs } from './motifs.ts';
import { pairs } from './pairs.ts';
import { scenes } from './scenes.ts';
import { settings } from './settings.ts';
import { sounds } from './sounds.ts';
import { traits } from './traits.ts';
import { adventure } from './types/adventure.ts';
import { fantasy } from './types/fantasy.ts';
import { everyday } from './types/everyday.ts';
import { bedtime } from './types/bedtime.ts';
import { educational } from './types/educational.ts';

export const en: Tables = {
  type: { adventure, fantasy, everyday, bedtime, educational },
  setting: settings,
  errand: errands,
  pair: pairs,
  trait: traits,
  attribute: attributes,
  character: characters,
  company,
  link: links,
  limit: limits,
  motif: motifs,
  scene: scenes,
  alt: alts,
  sound: sounds,
};
