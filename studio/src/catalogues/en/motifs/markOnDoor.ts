import type { MotifMessages } from '../../schema.ts';

export const markOnDoor: MotifMessages = {
  home: [
    '{hero_gen} kitchen door had pencil marks all the way up one side. The lowest belonged to the table, the highest to a ladder. {hero_gen} own was somewhere in between.',
  ],
  echo: [
    'At home {hero} stood against the kitchen door with {hero_his} heels together, and somebody held the pencil. The new mark was exactly where the old one was. It looked taller all the same.',
  ],
  plant: [
    'One of the marks had no name beside it. It was old, it was thin, and it came up to {hero_gen} elbow, and whenever anybody asked about it, the grown-ups began to talk about the weather. {hero_subj} had decided to find out whose it was before the summer. {hero_subj} had also decided not to ask, which made the whole thing rather slow.',
  ],
  pay: [
    'On the way {hero} made up {hero_his} mind about the mark without a name. You could wonder about a thing like that for years, or you could simply wait until the dishes were done and say: tell me about the thin one. It was only five words. {hero_subj} tried them out under {hero_his} breath, and they held.',
  ],
};
