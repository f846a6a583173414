import type { Tables } from '../schema.ts';

export const links: Tables['link'] = {
  sibling: {
    home: ['{link}, {link_rel}, thought the same thing at the same moment, and usually said it first.'],
    echo: ['{link} had waited by the stairs. <link>You took long,</link> said {link}, and moved over a little.'],
  },
  friend: {
    home: ['{link} lived two doors further on and never rang. {link_subj} whistled, and {hero} came.'],
    echo: ['<link>See you tomorrow,</link> said {link}. It was not a question.'],
  },
  parent: {
    home: ['{link} stood at the stove and stirred. <link>Be back before it is cold,</link> said {link}, and did not ask where from.'],
    echo: [
      '{link} looked at the shoes by the door, then at {hero}. <link>Is there more to tell,</link> asked {link}, <link>or is it soup first?</link>',
    ],
  },
  grandparent: {
    home: ['The old things in the house belonged to {link}, and each of them had a story. {link_subj} told only the beginnings.'],
    echo: [
      '{link} turned the little thing over in the lamplight. <link>I had one like that,</link> said {link}, and for once told the end as well.',
    ],
  },
  near: { home: ['{link} came by, as on most days, and left the door open a crack.'], echo: ['{link} had kept a chair free.'] },
};
