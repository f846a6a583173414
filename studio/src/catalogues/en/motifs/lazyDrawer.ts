import type { MotifMessages } from '../../schema.ts';

export const lazyDrawer: MotifMessages = {
  home: [
    'In {hero_gen} desk there was a drawer that opened only when nobody wanted it to. {hero_subj} had stopped pulling. Now {hero_he} just looked the other way and hummed.',
  ],
  echo: [
    '{hero_subj} came in, hung up {hero_his} coat, and thought of nothing at all. Behind {hero_him} the drawer slid open, as wide as a hand. There was plenty of room in it.',
  ],
  plant: [
    'What the drawer was keeping, apart from string, was half a card. {hero_subj} had begun it in the winter, to somebody who used to live two streets away, and had got as far as the first line. It said that everything here was much the same. That was not quite so, and it was the reason the card had stopped there, at the edge of what it really had to say.',
  ],
  pay: [
    'On the way {hero} finished the card, in {hero_his} head, where nothing has to be crossed out. It said that not much here was the same any more, that some of it was better and some of it was a pity, and that there was a chair. Writing it down would take two minutes, provided the drawer agreed.',
  ],
};
