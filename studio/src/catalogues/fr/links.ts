import type { Tables } from '../schema.ts';
import { sibling } from './links/sibling.ts';
import { friend } from './links/friend.ts';
import { parent } from './links/parent.ts';
import { grandparent } from './links/grandparent.ts';
import { near } from './links/near.ts';

export const links: Tables['link'] = { sibling, friend, parent, grandparent, near };
