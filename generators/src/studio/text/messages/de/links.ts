import type { Tables } from '../schema.ts';

export const links: Tables['link'] = {
  sibling: { home: [], echo: [] },
  friend: { home: [], echo: [] },
  parent: { home: [], echo: [] },
  grandparent: { home: [], echo: [] },
  near: { home: [], echo: [] },
};
