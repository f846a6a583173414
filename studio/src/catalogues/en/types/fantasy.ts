import type { TypeMessages } from '../../schema.ts';

export const fantasy: TypeMessages = {
  stir: [
    'That day the mirror in the hall was a little late. {hero_subj} raised one hand. A moment after, so did the glass, and it beckoned.',
    {
      text: 'A thread of blue light ran along the floor, from the table leg to the wall, and on through the wall.',
      from: '6-8',
    },
    'That day the spoon in {hero_gen} cup would not stop stirring. It went round by itself, slowly, and against the clock.',
    'It began with the keyhole. Somebody in there was humming.',
    'When {hero} woke, {hero_his} shadow was already up. It sat on the edge of the bed and swung its legs.',
    {
      text: 'In the middle of the morning it was midnight for about as long as a sneeze. Nobody noticed but {hero}, and the cat next door.',
      from: '6-8',
    },
    'All the pictures in the hall had turned to look at the same corner. There was nothing in it yet.',
    {
      text: 'There was a draught that day, and it smelled of somewhere else. It lifted the corner of the carpet, as if to show what was under it.',
      from: '6-8',
    },
  ],
  arrive: [
    '{hero_subj} held on to {hero_his} own sleeve, just to have something from home in {hero_his} hand.',
    'There was one rule here, and it hung in the air like a smell: whatever you ask for, you first have to look at.',
    'Nothing here was quite still. Even the stones seemed to be about to say something.',
    '{hero_subj} touched the nearest thing with one finger. It was real. It touched back.',
    'One thing was certain: whoever spoke here ought to mean it, because the place was listening.',
    'The air had a grain to it, like wood, and {hero_gen} hand went through it more easily in one direction.',
  ],
  plan: [
    '<hero>Is there a spell for it?</hero> asked {hero}. There was not. There hardly ever is, for the things that matter.',
    'A little light went ahead of them. It could show the way. It could not walk it.',
    '<hero>Can’t we wish for it?</hero> asked {hero}. Wishing was allowed. But it cost whatever you had wished for last time.',
    'There was a charm for opening and a charm for closing. For the bit in between there had never been one.',
    '{hero_subj} tried snapping {hero_his} fingers. A small blue flame appeared, said good day, and went out.',
    'A feather floated in front and showed the way. It was of no use for anything else, and it knew it.',
  ],
  low: [
    'All the colours took one step back.',
    { text: 'A little light went dim, the way a lamp does when somebody forgets it.', from: '6-8' },
    'Somewhere a door closed that had been open all along.',
    { text: 'Even the air went flat, like lemonade that has been left standing.', from: '6-8' },
    { text: 'Somewhere a blue light drew in its feet and made itself small.', from: '6-8' },
    'It grew colder by exactly one jumper.',
  ],
  pause: [
    '{hero_subj} let {hero_his} hands sink. It was so still that you could hear the light.',
    'No spell came, and no sign either. There was only {hero}, sitting on the ground and thinking.',
    '{hero_subj} sat down. The shimmering stopped, and what was left was the plain ground and a pair of hands.',
    'For the length of a breath nothing was enchanted at all. It was quite restful.',
    'A feather came down out of nowhere and settled on {hero_gen} shoe. It did not point anywhere.',
    '{hero_subj} listened, but nothing whispered what to do. Whoever was in charge here had left it to {hero_him}.',
  ],
  doubt: [
    'A door stood open behind {hero_him}, and through it {hero_he} could see {hero_his} own hall, with the coats on their hooks. Two steps would have been enough. The door did not argue. It only stood there, being easy. Somebody had even hung up {hero_his} scarf in there, as if {hero_he} had only been out to fetch the post.',
    'It would have been simple to wish for another ending, and perhaps the place would even have granted it. But a wished ending is like a borrowed coat: it is warm, and it always belongs to somebody else. It might be worn for a long time. But nobody who met {hero_him} in it would quite know whom they were talking to.',
    {
      text: 'It was offered to {hero_him} then, quite gently, in the way such places have: one word, and none of it would have happened. The others would not even know that they had forgotten. It was a fair offer, and it came without a catch, except that {hero} would be the only one who remembered what {hero_he} had been like.',
      from: '9-12',
    },
    {
      text: 'Things are said to be easy in places like this. It was not true. The easy part was done by the place, the light and the doors and the talking. What was left over for {hero} was exactly as hard as it would have been on any Wednesday, at the bus stop, in the rain.',
      from: '9-12',
    },
    {
      text: '{hero_subj} still had the one wish that everybody gets, and nobody would have blamed {hero_him} for spending it here. {hero_subj} turned it over a few times. It was quite light. The trouble with a wish was that it would change the world all round, and leave the person in the middle just as {hero_he} was.',
      from: '9-12',
    },
    {
      text: 'A voice that sounded much like {hero_his} own explained why it would be better to leave it. It spoke well and it had thought of everything. Only, it went on a little too long, the way people do who have noticed that nobody has asked them.',
      from: '9-12',
    },
  ],
  open: [
    'A ring of light ran outwards from where they stood, the way a pond answers a stone.',
    'Somewhere a bell rang that nobody had hung there.',
    'Then something that had been holding its breath for a very long time let go.',
    'Colour ran back into everything, from the ground up, like tea into sugar.',
    'High overhead a star came out, although it was much too early, and stayed to watch.',
    'The place leaned in a little, the way people do when they hear their own name.',
  ],
  homeward: [
    'A blue thread led back through the air, and wound itself up as {hero} followed it.',
    'The way in was exactly where it had been, and a little smaller.',
    'The air closed behind them without a seam.',
    'With each step the ground got more ordinary, and {hero} was surprised how glad {hero_his} feet were of it.',
    'On the last bit there were already street lamps between the trees, or trees between the street lamps.',
    'Something small and white flew ahead, as far as the edge. There it pretended to be a feather.',
  ],
  close: [
    {
      text: 'Behind {hero_him} the wall was a wall again, and the wallpaper looked as if it had never heard of anything.',
      from: '6-8',
    },
    'The mirror in the hall was a little late that evening. When it had caught up, it yawned.',
    '{hero_subj} looked round for it once more. There was only the evening, with one corner turned up.',
    'It was still the same minute on the kitchen clock. But {hero_gen} sleeve smelled of somewhere else.',
    'When {hero} sat down on the bed, {hero_his} shadow sat down as well. It took a moment longer than usual.',
    {
      text: 'In the cup on the table the tea was going round, very slowly, though nobody had stirred it.',
      from: '6-8',
    },
  ],
};
