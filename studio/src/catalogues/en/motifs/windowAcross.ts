import type { MotifMessages } from '../../schema.ts';

export const windowAcross: MotifMessages = {
  home: [
    'Across from {hero_gen} room there was a window that was always lit. Nobody ever stood in it. But in the mornings the curtain hung differently.',
  ],
  echo: [
    'That evening the window across the way was lit, as always. {hero_subj} put {hero_his} hand flat against the glass. Over there, after a while, somebody moved the curtain a little and left it so.',
  ],
  plant: [
    '{hero_subj} kept a record of the window, in pencil, at the back of an old maths book. It showed when the light went on, and how the curtain hung, and twice there had been a shadow with a cup. It was not spying. It was more as if that window had been given to {hero_him} to look after, and nobody had asked whether {hero_he} minded.',
  ],
  pay: [
    'Somebody who drinks tea alone at a lit window might keep a book as well. It might say: light on at seven, small hand on the glass. The thought made {hero} laugh, and then it made {hero_him} want to write down something worth reading, in large letters, on the other side of the pane.',
  ],
};
