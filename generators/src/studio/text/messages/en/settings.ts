import type { Tables } from '../schema.ts';
import { candlelightLibrary } from './settings/candlelightLibrary.ts';
import { playground } from './settings/playground.ts';
import { treasureIsland } from './settings/treasureIsland.ts';

export const settings: Tables['setting'] = { candlelightLibrary, playground, treasureIsland };
