import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  passage: [
    'The clock in the hall had never worked. Tonight it struck, and behind its little door there were stairs. At the bottom it was night, and it was a museum.',
    'There was a picture postcard of the museum on the fridge door. This evening one of its windows was lit. {hero_subj} held it close, and closer, and smelled the polish.',
    'In the book there was a museum with a flap for a door. {hero_subj} lifted the flap, as one does. Somebody on the other side was just lifting it, too.',
  ],
  arrive: [
    {
      text: 'The floor smelled of polish, and it clicked at every step. Somewhere a long way off a clock was talking to itself in Latin.',
      from: '6-8',
    },
    'It was dark, and it smelled of floor polish. Every step had an echo. Somewhere a piece of wood cracked, as if it stretched.',
    { text: 'It was dark. Click, click, went the floor.', to: '3-5' },
    { text: 'It smelled of polish. Somebody in a picture yawned.', to: '3-5' },
    {
      text: 'Moonlight lay about on the stairs, in sheets. From the next room came a crackle, as of somebody in armour sitting down with care.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'The moon had put squares on the floor, and in one of them lay the shadow of a bone.',
      from: '6-8',
    },
    'A stone lady had put down her jug. She was rubbing her arm.',
    'In a glass case lay one shoe, two thousand years old. It was tied in a double knot.',
    'A marble boy had been looking for a thorn in his foot. Tonight he had it, and he was showing it round.',
  ],
  meet: [
    'In a gold frame somebody yawned. Then a painted cat stepped down and shook the dust off. <helper>{helper},</helper> said the cat, <helper>oil on wood. And you?</helper>',
    '<helper>At last,</helper> said a voice from the wall. A painted cat climbed down, one paw at a time, so as not to smudge. <helper>I’m {helper} and I’ve been sitting for three hundred years.</helper>',
    { text: 'A cat climbed out of a picture. <helper>I’m {helper},</helper> said the cat.', to: '3-5' },
    { text: '<helper>Careful, wet paint,</helper> said a cat. It was joking. It was {helper}.', to: '3-5' },
    {
      text: '<helper>You’re not in my century,</helper> said a painted cat, with one paw out of the frame. <helper>Neither am I, to be honest. They did me from memory. {helper}.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They went through Egypt and round two Romans. {helper_gen} tail left a thin line of green on the floor.',
    'They tiptoed past the knights. One of them saluted, and it clanked.',
    'They went by the back stairs, where the pictures hang that nobody likes. {helper} said good evening to each of them, and they were pleased.',
  ],
  still: [
    'The moon had moved on by one square. You could hear the paint drying, and it had been dry for three hundred years.',
    'A cloud went by outside. All the squares on the floor went out, and came on again.',
    'A drop of wax that had been painted as falling went on falling.',
  ],
  gift: [
    '{helper} drew a ticket out from under the frame, torn at one end. <helper>It’s for any night,</helper> said {helper}. <helper>They don’t sell those.</helper>',
    'From behind the frame {helper} fetched a ticket, an old one, made of real card. <helper>Row one,</helper> said {helper}. <helper>That’s next to me.</helper>',
  ],
  homeward: [
    'The stairs went up again, behind the little door. The clock struck one, to show that it could.',
    'From outside the museum was as small as a postcard. It hung on the fridge door, and in one of its windows the light went out.',
    'The flap fell shut behind them. It was warm from two hands.',
  ],
  question: [
    '<hero>How do they know how old a picture is,</hero> asked {hero}, <hero>if nobody wrote it down?</hero>',
  ],
  answer: [
    '{hero_subj} looked along the edge of the wood panel. There were rings in it, wide ones and narrow ones. Each was a year of the tree, and from the pattern you could count back.',
  ],
  play: [
    'The hall was the museum, and it was night, because the blind was down. An umbrella in the stand was a Roman. A woolly hat lay on the floor with a sign, and it was very old.',
    'All the shoes stood along the wall as exhibits. In front of them hung a dressing-gown cord, and behind it nobody was allowed. Then the light went off, and the museum began.',
  ],
  unplay: [
    'Then the light went on for supper, and the museum was a hall. The Roman was needed, because it rained.',
    'The dressing-gown cord went back to the dressing gown. The exhibits were put on their feet, and they walked to the table.',
  ],
};
