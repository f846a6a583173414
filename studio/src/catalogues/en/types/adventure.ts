import type { TypeMessages } from '../../schema.ts';

export const adventure: TypeMessages = {
  stir: [
    'That morning the gate stood open. {hero_subj} had shut it last night, with both hands, and had heard it click.',
    'Today the wind came from the other side. It brought a smell with it that belonged to nobody in the street.',
    'Somebody had drawn an arrow on the pavement in chalk. It began at {hero_gen} door. It did not say where it ended.',
    'At nine o’clock every pigeon on the roof stood up, turned round, and stared the same way. So {hero} looked there too.',
    'That day {hero_gen} left shoe would not stay tied. It came undone three times, always pointing at the door.',
    {
      text: 'In the night the old rucksack had fallen off its hook. Now it sat in the hall, upright, like somebody waiting to be asked.',
      from: '6-8',
    },
    {
      text: 'Then a postcard came through the door. There was no message on it, only a hole, and a bit of sky behind the hole.',
      from: '6-8',
    },
  ],
  arrive: [
    '{hero_subj} turned once all the way round, so as not to miss a corner. There was more of it than a day could hold.',
    '<hero>So this is where it is,</hero> said {hero}, though nobody had told {hero_him} that it was anywhere.',
    '{hero_subj} looked for the edge of it and found none. That was a good sign.',
    'Every path looked as if it led somewhere, and as if it would rather be asked first.',
    'It was bigger than {hero_he} had thought, and it did not seem to have been told about lunch.',
    '{hero_subj} tied {hero_his} shoes again, both of them, with double knots. It seemed to be a place for double knots.',
  ],
  plan: [
    {
      text: '{hero_subj} drew it in the dust with one finger: here they were, there they had to go, and between the two lay a rather long line.',
      from: '6-8',
    },
    '<hero>Straight there, straight back,</hero> said {hero}. It sounded simple. The best plans do, until somebody starts walking.',
    '<hero>First there, then back, then supper,</hero> said {hero}. As plans went, it left a good deal out.',
    {
      text: 'They counted what they had: four hands, some string, half an hour more than no time at all. People have set out with less.',
      from: '6-8',
    },
    {
      text: '{hero_subj} laid three pebbles in a row. This one was here, this one was there, and the one in the middle kept rolling away.',
      from: '6-8',
    },
    '<hero>What could go wrong?</hero> asked {hero}. Nobody answered, because it was a long list.',
  ],
  low: [
    'Nobody looked at anybody. There was a good deal of ground to look at.',
    'For a moment nobody found a word. Even the wind seemed to be looking at its shoes.',
    'A bird flew over, looked down, and flew on. It had seen enough.',
    { text: 'The plan had a crease in it now, and nobody felt like saying whose fault it was.', from: '6-8' },
    'Going on looked silly now. So did going home.',
    '{hero_subj} kicked a stone. It rolled three steps, stopped, and looked back.',
  ],
  pause: [
    '{hero_subj} sat down where {hero_he} stood. The plan had a hole in it now, and {hero_he} looked at that hole for a while.',
    'There are moments when running is no use. {hero_subj} stopped, put both hands on {hero_his} knees, and got {hero_his} breath back.',
    'So {hero} stood still for once. It was surprising how much noise there had been, and how much of it had been {hero_him}.',
    '{hero_subj} leaned {hero_his} back against something firm, slid down it, and sat. From down there the day looked different.',
    'Nobody pushed. {hero_subj} put {hero_his} chin on {hero_his} knees and let {hero_his} breath find its own way home.',
    'There was nothing left to try in a hurry. {hero_subj} shut {hero_his} eyes, counted four heartbeats, and opened them again.',
  ],
  doubt: [
    'Nobody would have blamed {hero_him} for turning round. There was even a good reason ready, one of those reasons that sound sensible at supper and only begin to itch much later, in the dark, when everybody else is asleep. All it would cost was a little sleep, and {hero_he} had plenty of that.',
    '{hero_subj} could have let it pass. It would have been easy, and nobody here kept a list of what {hero_he} let pass, except perhaps {hero_himself}, who had always been rather good at keeping lists. Besides, the evening was long, and a list is best read in bed.',
    {
      text: 'There was a way out of it, of course. There nearly always is. It was wide and level, and it had the great advantage that nobody would ever ask {hero_him} about it. {hero_subj} looked down it for a good while, the way you look at a bus that is going somewhere else, and felt how easy it would be to get on.',
      from: '9-12',
    },
    {
      text: '{hero_subj} could have waited for somebody else to begin. Most things in the world get done that way, sooner or later, by somebody else. It was even possible that nobody had noticed whose turn it was. But {hero_he} had noticed, and there was no way of putting that back where it came from.',
      from: '9-12',
    },
    {
      text: 'It was the sort of moment about which people later say that they did not think at all. That was not so with {hero}. {hero_subj} thought of at least five things, and four of them were good reasons to leave it alone. The fifth was not even a reason. It was only a face, and it was looking the other way.',
      from: '9-12',
    },
    {
      text: 'If it went wrong now, it would be {hero_his} own doing, in full daylight, with nobody to point at. If {hero_he} did nothing, it would go wrong too, only more slowly, and it would look like bad luck. {hero_subj} had always found that bad luck was rather comfortable. You could put your feet up on it.',
      from: '9-12',
    },
  ],
  open: [
    '{hero_subj} laughed, because {hero_his} legs were still shaking and {hero_his} face had not waited for them.',
    'They stood there, quite out of breath, and nobody minded at all.',
    'For a breath everything was quite still, as if the day had to turn a page.',
    'Then they looked at one another, and somebody began to grin, and it was catching.',
    '{hero_subj} felt it in {hero_his} knees first, then in {hero_his} ears, and last of all {hero_he} believed it.',
    'It was done. It had looked so large from the other side.',
  ],
  homeward: [
    'The way back was shorter. It always is, when you know which stones are loose.',
    {
      text: '{hero_subj} ran the last bit, not because {hero_he} had to, but because {hero_his} feet had got used to it.',
      from: '6-8',
    },
    'The light had gone round to the other side. It lit up everything that {hero} had missed on the way out.',
    'Going home, {hero} put {hero_his} feet exactly into {hero_his} own footprints. They pointed the wrong way, but they fitted.',
    { text: 'There was still a bit of wind left over, and it pushed from behind.', from: '6-8' },
    {
      text: 'All the way home {hero} told it to {hero_himself}, and each time it had been a little higher.',
      from: '6-8',
    },
  ],
  close: [
    {
      text: 'When {hero} came home, {hero_his} pockets were heavy and {hero_his} shoes were full of somewhere else.',
      from: '6-8',
    },
    'At home everything stood where it had stood that morning. Only {hero} came in at a different speed.',
    {
      text: '{hero_subj} was late, {hero_he} was hungry, and there was a leaf in {hero_his} hair that did not grow anywhere near here.',
      from: '6-8',
    },
    {
      text: 'When somebody asked where on earth {hero_he} had been, {hero} needed three goes to find the beginning.',
      from: '6-8',
    },
    'The gate clicked shut behind {hero_him}. This time {hero} left it on the latch.',
    '{hero_subj} took off {hero_his} shoes in front of the door and turned them over. A small heap of the day fell out.',
  ],
};
