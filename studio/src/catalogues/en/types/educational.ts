import type { TypeMessages } from '../../schema.ts';

export const educational: TypeMessages = {
  stir: [
    {
      text: 'That day a question got into {hero_gen} head, and it would not come out again by itself.',
      from: '6-8',
    },
    '{hero_subj} had a notebook for questions. Most of them were short. The one from this morning needed a whole page.',
    'That morning something was not as {hero} had always thought. It was only a small thing, but {hero_he} could not leave it alone.',
    'It began with a why. {hero_subj} had swallowed it at breakfast, and it had come up again at ten.',
    {
      text: '{hero_subj} had been looking at the same thing for a quarter of an hour. The longer {hero_he} looked, the less {hero_he} knew about it.',
      from: '6-8',
    },
    'Three people had told {hero} three different answers that week. One of them had even drawn a picture. That made it worse.',
    'There was something {hero} had seen a hundred times and had never once looked at. Today {hero_he} looked.',
  ],
  arrive: [
    {
      text: '{hero_subj} looked first at what was big, and then, for much longer, at what was small.',
      from: '6-8',
    },
    '{hero_subj} took out {hero_his} pencil. You never knew.',
    '{hero_subj} began by counting. It is a good way to say hello to a place.',
    '{hero_subj} knelt down, because from close up there is always more.',
    {
      text: '<hero>I’d like to see how it works,</hero> said {hero}, and put {hero_his} hands behind {hero_his} back, to begin with.',
      from: '6-8',
    },
    '{hero_subj} sniffed, tapped and listened, in that order. Then {hero_he} looked.',
  ],
  plan: [
    '<hero>First we look, then we guess, then we try,</hero> said {hero}. <hero>In that order.</hero>',
    '{hero_subj} guessed first. It was a good guess, and it was wrong, but nobody knew that yet.',
    '{hero_subj} had a guess already. {hero_he} wrote it down before it could change its mind.',
    {
      text: '<hero>One thing at a time,</hero> said {hero}, <hero>or we won’t know which one it was.</hero>',
      from: '6-8',
    },
    'They would need something to measure with. A shoelace turned out to be one shoelace long.',
    '<hero>If I’m right, it’ll float,</hero> said {hero}. <hero>If I’m wrong, it’ll be interesting.</hero>',
  ],
  low: [
    '{hero_subj} crossed out a line in {hero_his} notebook. Underneath it the paper was very empty.',
    'The answer had been so near. Now it sat further off and looked away.',
    { text: 'It was a good guess that lay there, and it had a hole in it.', from: '6-8' },
    '{hero_subj} looked at what {hero_he} had written. The pencil had been so sure.',
    '<hero>Then why did it work yesterday?</hero> asked {hero}. Yesterday did not say.',
    'Now there were two questions where there had been one.',
  ],
  pause: [
    {
      text: '{hero_subj} sat down and looked at what had really happened, not at what should have happened.',
      from: '6-8',
    },
    '<hero>What did we see?</hero> asked {hero}. <hero>Not what did we think. What did we see?</hero>',
    '{hero_subj} sharpened {hero_his} pencil, very slowly, until it had a good point. It gave the thoughts time to catch up.',
    '{hero_subj} closed the notebook. There are things that you can only see with a shut book.',
    {
      text: '<hero>Once more from the beginning,</hero> said {hero}, and sat down, <hero>and this time I’m going to watch.</hero>',
      from: '6-8',
    },
    '{hero_subj} stopped guessing. It was quiet, as it is when a tap has been turned off.',
  ],
  doubt: [
    'It was also possible to write down the answer that was wanted, in neat letters, with a line under it. Nobody would have checked. {hero_subj} held the pencil over the page for quite a while, and then put the cap back on. The pencil rolled a little way across the paper, as though it wanted no part in it.',
    'It is a strange feeling to have been sure and to be wrong. {hero_subj} tried it from several sides, like a shoe that might still fit, and in the end had to admit that it belonged to another foot. It was no disgrace. Half the shoes in the world are the other half.',
    {
      text: 'There was an answer in the back of the book. There always is. {hero_subj} could have read it in the time it takes to turn three pages, and everybody would have gone home early and known it, in the way in which people know the number of a bus they never take. {hero_subj} left the book shut, and it was not easy.',
      from: '9-12',
    },
    {
      text: 'It would have been possible to leave out the one time that did not fit. Four out of five looked very convincing. {hero_subj} had already drawn the line, a fine straight one, and the fifth point lay a good way off it, on its own, with nobody speaking up for it. It seemed unfair that it was right.',
      from: '9-12',
    },
    {
      text: 'Being wrong by yourself is one thing. Being wrong in front of somebody who was told, an hour ago and quite loudly, how it would be, is another. {hero_subj} looked for a way of having meant something else all along. There was one. It was narrow, but a person could have squeezed through it.',
      from: '9-12',
    },
    {
      text: 'The trouble with looking closely is that you cannot choose what you see. {hero_subj} had come with one question and a fairly good opinion of {hero_himself}, and now there was a second question, and it was about {hero_him}. It would have been easy to write down only the first.',
      from: '9-12',
    },
  ],
  open: [
    '{hero_subj} tried it again, to be certain. It worked again. That is how you know.',
    'And there it was, plain enough to touch. {hero_subj} wrote it down in small letters.',
    { text: '<hero>So that’s how it goes,</hero> said {hero}, and said it again more slowly.', from: '6-8' },
    '{hero_subj} drew it with arrows. All the arrows went the same way now.',
    'It was simpler than any of the guesses. It had been there the whole time, looking like nothing much.',
    'It worked for the big one and for the small one. {hero_subj} tried both, to be fair.',
  ],
  homeward: [
    'All the way home {hero} found things to which the answer fitted as well.',
    'On the way back {hero} walked slowly, because everything had grown more interesting.',
    '{hero_subj} asked the first three people on the way whether they knew. None of them did, but all of them stopped walking.',
    'On the way back {hero} tried it out on a puddle, a gate and a lamp post.',
    'The way home was full of things that now had a reason.',
    '{hero_subj} walked backwards for a bit, to see if it looked different. It did.',
  ],
  close: [
    'At home {hero} wrote one line under the old question. It began with a new one.',
    {
      text: '<hero>And why,</hero> asked {hero} at the door, <hero>is it like that everywhere?</hero>',
      from: '6-8',
    },
    'That evening {hero} explained it with three cups and a potato. Nobody had known. The potato was very good in it.',
    '{hero_subj} put a tick beside the old question. There was just room for another one underneath it.',
    {
      text: '<hero>But then,</hero> said {hero}, with {hero_his} mouth full, <hero>what about the others?</hero>',
      from: '6-8',
    },
    'Before {hero} went to sleep, {hero_he} thought of one more thing to try. It would need a bucket.',
  ],
};
