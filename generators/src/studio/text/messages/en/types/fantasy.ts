import type { TypeMessages } from '../../schema.ts';

export const fantasy: TypeMessages = {
  stir: [
    'That day the mirror in the hall was a little late. {hero_subj} raised one hand. A moment after, so did the glass, and it beckoned.',
    'A thread of blue light ran along the floor, from the table leg to the wall, and on through the wall.',
  ],
  arrive: [
    '{hero_subj} held on to {hero_his} own sleeve, just to have something from home in {hero_his} hand.',
    'There was one rule here, and it hung in the air like a smell: whatever you ask for, you must first look at.',
  ],
  plan: [
    '<hero>Is there a spell for it?</hero> asked {hero}. There was not. There hardly ever is, for the things that matter.',
    'A little light went ahead of them. It could show the way. It could not walk it.',
  ],
  low: ['The little light went dim, the way a lamp does when somebody forgets it.', 'All the colours took one step back.'],
  pause: [
    '{hero_subj} let {hero_his} hands sink. It was so still that one could hear the light.',
    'No spell came, and no sign either. There was only {hero}, sitting on the ground and thinking.',
  ],
  doubt: [
    'A door stood open behind {hero_him}, and through it {hero_he} could see {hero_his} own hall, with the coats on their hooks. Two steps would have been enough. The door did not argue. It only stood there, being easy.',
    'It would have been simple to wish for another ending, and perhaps the place would even have granted it. But a wished ending is like a borrowed coat: it is warm, and it always belongs to somebody else.',
  ],
  open: [
    'A ring of light ran outwards from where they stood, the way a pond answers a stone.',
    'Somewhere a bell rang that nobody had hung there.',
  ],
  homeward: [
    'The blue thread led back the way it had come, and it wound itself up behind them.',
    'The door was exactly where they had left it, and a little smaller.',
  ],
  close: [
    'Behind {hero_him} the wall was a wall again, and the wallpaper looked as if it had never heard of anything.',
    'The mirror in the hall was on time again. Almost.',
  ],
};
