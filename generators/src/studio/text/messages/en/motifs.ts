import type { Tables } from '../schema.ts';

export const motifs: Tables['motif'] = {
  windowStone: {
    home: [
      'On {hero_gen} window sill lay a grey stone with one white stripe. Every night the stripe pointed inwards. Every morning it pointed out.',
    ],
    echo: [
      'The stone lay on the window sill. That evening {hero} turned it {hero_himself}, so that the stripe pointed in. It had been out quite long enough.',
    ],
    plant: [
      'There was a second thing, which {hero} told nobody: last week {hero_he} had found a letter behind the radiator, with a stamp but no address, and since then it had lain under the stone and waited.',
    ],
    pay: [
      '{hero_subj} thought of the letter under the stone, and knew now to whom it could be sent. Some letters only need somebody who has been somewhere.',
    ],
  },
  lateClock: {
    home: ['The clock in {hero_gen} hall was late, but never by the same amount. It said tick, thought about it, and then said tock.'],
    echo: [
      'In the hall the clock said tick. {hero_subj} waited in {hero_his} socks until it had thought about it. Then they both said tock.',
    ],
    plant: [
      'What nobody knew was that {hero} could have mended the clock long ago. The missing screw lay in {hero_his} pencil case, and had done since the spring, because a house in which every clock is right seemed to {hero_him} a house without any time to spare.',
    ],
    pay: [
      '{hero_subj} felt for the little screw in {hero_his} pocket. Perhaps it was time to give it back. Perhaps tomorrow. A clock that has waited since spring can wait one more night.',
    ],
  },
  stairCount: {
    home: [
      'The stairs in {hero_gen} house had twelve steps going down and thirteen going up. {hero_subj} had counted them so often that it had to be true.',
    ],
    echo: [
      'That evening {hero} counted again. Twelve down, as ever. Going up {hero_he} forgot to count, and for once it was just the right number.',
    ],
    plant: [
      'On the step that was one too many somebody had once scratched two letters into the wood. One of them belonged to {hero}. The other belonged to somebody to whom {hero_he} had not spoken for eleven days, though neither of them could have said who had begun.',
    ],
    pay: [
      '{hero_subj} thought of the two letters in the wood. Eleven days were a great many, but they were not yet twelve, and somebody had to take the first step down.',
    ],
  },
  handSign: {
    home: ['In {hero_gen} family nobody said goodbye. They held up two fingers, like ears, and the other one did it back.'],
    echo: ['At the window {hero} held up two fingers, like ears. Out there, a long way off, something held up two of its own.'],
    plant: [
      'Lately {hero} had forgotten it twice, on the way out, in a hurry. Nobody had said a word about it. But the two fingers behind the glass had stayed up for rather a long time before they sank.',
    ],
    pay: [
      '<hero>Wait,</hero> said {hero}, and held up two fingers, long enough for somebody far away to see. It did not make up for the other times. It was a beginning.',
    ],
  },
  lineGame: {
    home: ['There was one rule in {hero_gen} hall. Only the dark tiles counted. Whoever stepped on a light one was in the sea.'],
    echo: [
      'At home {hero} crossed the hall, dark tile by dark tile. At the last one {hero_he} stopped, and put one foot into the sea. It was quite warm.',
    ],
    plant: [
      'The game had been invented by two people, and only one of them still played it. The other had grown out of it over a single summer, just like that, and now walked across the tiles as if they were nothing but floor.',
    ],
    pay: [
      '{hero_subj} thought of the tiles at home, and of the one who no longer saw the sea. One could play it alone. One could also simply ask, and see what happened.',
    ],
  },
  quietList: {
    home: [
      'Every evening {hero_gen} house fell asleep in the same order. First the tap. Then the stairs. Then the wind in the letter box.',
    ],
    echo: [
      'Then the house fell asleep, in the same order as ever. First the tap. Then the stairs. Then the wind in the letter box. And last of all, very slowly, {hero}.',
    ],
    plant: [
      'On some evenings {hero} lay awake until the letter box, and past it, because there was a thing {hero_he} had meant to say at supper and had swallowed with the bread.',
    ],
    pay: [
      'The thing from supper was still there, but it had grown smaller. Tomorrow {hero} would say it between the bread and the butter, and it would be no bigger than a crumb.',
    ],
  },
  goodNights: {
    home: [
      'Nobody in {hero_gen} house went to sleep before three good nights had been said. One was for the lamp. One was for the coat on its hook. One was for the spoon that always fell.',
    ],
    echo: [
      'Good night, lamp. Good night, coat. Good night, spoon. {hero_subj} said it more and more slowly, and the last one was only a breath.',
    ],
    plant: [
      'There used to be a fourth good night, for the empty bed by the wall. {hero_subj} still thought it every evening, but only inside, where it made no noise.',
    ],
    pay: ['{hero_subj} thought of the fourth good night. Tonight one could say it half aloud, and nobody would mind.'],
  },
  threeLights: {
    home: [
      'From {hero_gen} bed one could see three lights. One in the hall, one across the street, and one very far off that might have been a star.',
    ],
    echo: [
      'The light in the hall went out. The light across the street went out. The third one stayed a little longer. Then {hero} closed {hero_his} eyes, and it was allowed to sleep too.',
    ],
    plant: [
      'Of the third light {hero} knew more than {hero_he} said. Somebody who lived far away now had once pointed it out, and had promised to look at it on the same evenings.',
    ],
    pay: ['{hero_subj} looked for the third light, and found it. It was enough to know that somebody else was looking too.'],
  },
};
