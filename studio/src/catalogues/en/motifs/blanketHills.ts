import type { MotifMessages } from '../../schema.ts';

export const blanketHills: MotifMessages = {
  home: [
    'When {hero} pulled up {hero_his} knees, the blanket was a land. There was a hill, there was a valley, and there was a lake where the sheet showed. Everybody who lived there was very small and very tired.',
  ],
  echo: [
    '{hero_subj} let one knee sink, and the hill lay down. The other knee sank, and the valley filled. Last of all the lake smoothed itself. In the whole land there was nobody left awake.',
  ],
  plant: [
    'On some nights there was a road in the blanket as well, a long crease that led from the lake to the edge of the bed and stopped there. {hero} had never smoothed it out. Somebody had once walked two fingers along it, at the end of a long day, and told where they went. The story had not got to its end before it was time to turn off the light.',
  ],
  pay: [
    'Now {hero} knew how the road went on. It had been quite simple: it did not stop at the edge of the bed at all. It only went down there, quietly, and came up again wherever somebody was still telling the story. {hero_subj} would walk two fingers along it tonight, and finish it.',
  ],
};
