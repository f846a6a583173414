import type { Tables } from '../schema.ts';
import { chat } from './scenes/chat.ts';
import { walk } from './scenes/walk.ts';
import { memory } from './scenes/memory.ts';
import { rest } from './scenes/rest.ts';

export const scenes: Tables['scene'] = { any: { chat, walk, memory, rest } };
