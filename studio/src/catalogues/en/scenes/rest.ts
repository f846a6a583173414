import type { Variants } from '../../schema.ts';

export const rest: Variants = [
  {
    text: 'On the way {hero} had to sit down for a moment, on a wall that was still warm. {hero_subj} let {hero_his} legs dangle and counted what hurt. It was both feet and one elbow. It had been worth it.',
    to: '6-8',
  },
  {
    text: '{hero} still had a rusk in {hero_his} pocket. It was broken and rather fluffy, and it was the best one of the week. {hero_subj} ate it crumb by crumb, so that it would last as far as the corner.',
    to: '6-8',
  },
  {
    text: 'There was a bench on the way, and on the bench there was a cat. It moved over. They sat there for a bit, both looking straight ahead, like two people who have had a long day.',
    to: '6-8',
  },
  {
    text: '{hero_subj} stopped at the pump, drank out of {hero_his} hands, and splashed {hero_his} face. Drops ran down inside {hero_his} collar. It was as if the day had to be rinsed out once before it could be put away.',
    to: '6-8',
  },
  {
    text: 'For a bit {hero} walked with closed eyes, because {hero_he} knew the way. {hero_subj} could hear {hero_his} own steps, and somewhere a window being shut. Everything {hero_he} had seen that day was still there on the inside of {hero_his} eyelids.',
    to: '6-8',
  },
  {
    text: 'On the way back {hero} sat down for a moment, on a step that still held the warmth of the day. {hero_subj} had not planned to. It was just that {hero_his} legs had had enough of carrying so much at once. There was a crust in {hero_his} pocket, and {hero_he} ate it slowly, as if it were a matter of some importance. Somewhere a radio was playing behind a curtain. When you have been a long way off, such things sound as though they had been put there for you. They show that the world has gone on and does not bear you a grudge.',
    from: '9-12',
  },
  {
    text: 'Somewhere along the way {hero} noticed that {hero_he} was talking to {hero_himself}, in an undertone, the way old people do at bus stops. {hero_subj} was telling the whole story, in order, and as {hero_he} told it, it began to change. A few bits fell out. One sentence turned up that nobody had said. {hero_subj} stopped and tried to put it back as it had been, and it would not quite go. Then {hero_he} thought that it would be best to tell someone soon, while the edges were still sharp.',
    from: '9-12',
  },
  {
    text: 'There was a low wall at the corner, and {hero} put {hero_his} things down there, one by one, and looked at what was left. It was less than that morning. What {hero_he} had set out with had got lost, been given away, or eaten. But there was something in the pocket on the left, and something else, which you could not see, and which weighed about as much as a letter. {hero_subj} packed it all up again and noticed that {hero_he} was whistling, and let {hero_himself} go on with it.',
    from: '9-12',
  },
  {
    text: 'It takes a while until a day has arrived everywhere. The head is first, as always. But {hero_gen} hands still smelled of it, {hero_his} shoes were still making the noises that belonged there, and in {hero_his} knees there was something left that was not meant for level ground. {hero_subj} walked slowly, so that everything could catch up. At the corner {hero_he} stood still for a bit, like someone waiting for the rest of the party, and when all of {hero_him} was there, {hero_he} turned into the street.',
    from: '9-12',
  },
  {
    text: 'A neighbour was leaning on the fence and asked where {hero} had been all day. {hero_subj} opened {hero_his} mouth, and found that it was too big to come out through there. <hero>About,</hero> said {hero}. The neighbour nodded. He had probably been about himself at one time. They looked at the sky together for a little, with their arms on the fence, and it was, in its way, a very thorough conversation.',
    from: '9-12',
  },
  {
    text: 'At the bus stop there was nobody but a pigeon. {hero} sat down at the other end of the bench. It was the hour in which the first windows are lit and you can see into the kitchens, other people’s suppers, other people’s lamps, and someone laughing without a sound. On other evenings it had sometimes made {hero_him} feel left out. Today {hero_he} looked in as though it were a shop full of things {hero_he} already had at home, and in the end {hero_he} let the bus go by and walked.',
    from: '9-12',
  },
  {
    text: '{hero_subj} took off {hero_his} shoes for the last part. It was not quite sensible, and that was why. The ground had kept the warmth, and now and then there was something pointed, and each time {hero_he} said ow, cheerfully, to no one. When you walk barefoot you cannot hurry, and you cannot think of very much at once. So {hero_he} thought only of one thing, and turned it about, and was pleased to find that it was still as good from every side.',
    from: '9-12',
  },
  {
    text: 'There was a light in the distance that might be home or might be someone else’s. {hero} guessed, and guessed wrong, and guessed again. {hero_subj} had time. It came to {hero_him} how strange it was that on the way out you look at everything, and on the way back you only look for one thing. {hero_subj} tried to do it the other way about for the length of a street. {hero_subj} saw a ladder, a moon in a window pane, and a man in slippers who was carrying a cake with great care across the road.',
    from: '9-12',
  },
];
