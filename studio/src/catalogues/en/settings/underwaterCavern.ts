import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  passage: [
    {
      text: 'There was a shell on the shelf by the bath. {hero_subj} held it to one ear, and then looked in. It was a longer look than usual, and it ended in sand.',
      from: '6-8',
    },
    'The blue rug had a step. {hero_subj} had never noticed. Then it had a second one, and a handrail, and you could breathe all the way down.',
    {
      text: 'The rain had been running down the window all day. By evening it stood as high as the sill, quite clear, and a fish looked in and held the window open.',
      from: '6-8',
    },
  ],
  arrive: [
    {
      text: 'Sounds came from everywhere at once, round and soft. The water was warm on one side and cool on the other, and it lifted the sleeves.',
      from: '6-8',
    },
    'It hummed in the ears. The water was soft as wool, and it was never quite still. It tasted of salt.',
    { text: 'Blub, blub. The water was soft, and blue, and warm.', to: '3-5' },
    { text: 'It glowed. The sand glowed wherever you put your toes.', to: '3-5' },
    {
      text: 'It was like the inside of a bell. Each sound went round once along the wall, and came back rounder.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'The sand glowed wherever you touched it, so there was a bright hand there, and then another.',
      from: '6-8',
    },
    'A fish swam by with a lamp on its forehead. It seemed to be on its way to work.',
  ],
  meet: [
    'Out of a jug came one arm, then seven more, and last of all an octopus. <helper>I’d shake hands,</helper> said the octopus, <helper>but it takes a while. You can call me {helper}.</helper>',
    '<helper>One moment,</helper> said an octopus, <helper>I’ve got my arms full.</helper> It was true of seven. The eighth one waved. <helper>{helper}.</helper>',
    { text: 'An octopus waved. And waved. And waved. <helper>I’m {helper},</helper> it said.', to: '3-5' },
    { text: 'One arm, two arms, eight arms. <helper>Hello,</helper> said {helper}, the octopus.', to: '3-5' },
    {
      text: '<helper>Left,</helper> said an octopus to one of its arms. <helper>No, the other left.</helper> It looked up. <helper>Visitors. I’m {helper}, and this is my third favourite arm.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They pushed off from rock to rock. {helper} pointed the way, with three arms, and mostly in the same direction.',
    { text: '{helper} went ahead and turned every colour in turn, so as not to get lost.', from: '6-8' },
    'They let themselves be carried along by a current no broader than a path. {helper} was lying on it, as on a sofa.',
  ],
  still: [
    'Bubbles stood in the water and could not decide. Somewhere a shell closed, with great care.',
    'The sand came down, grain by grain. Then the water was as clear as glass.',
    'All the little lights went down by a shade, as in a theatre.',
  ],
  gift: [
    '{helper} reached behind a stone. It was a piece of sea glass, green and soft at the edges. <helper>The sea has had that in its mouth for years,</helper> said {helper}.',
    '<helper>Shut your eyes,</helper> said {helper}. It was round and cool, a piece of sea glass, green as a leaf.',
  ],
  homeward: [
    {
      text: 'The way up went with the bubbles, slowly, and at the top it was the shelf by the bath.',
      from: '6-8',
    },
    'The handrail was there, and the steps. The rug shook itself and was flat.',
    {
      text: 'The fish saw them out. Then the rain ran down the window, as rain does, and the street was below.',
      from: '6-8',
    },
  ],
  question: ['<hero>Why does everything sound so near under water?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} knocked two stones together, up in the air, then below. Under water it clicked close by both ears. Sound runs more than four times as fast in water.',
  ],
  play: [
    'The blanket hung over two chairs and was a cavern. It was blue in there. Everybody let their arms float, and some had eight.',
    'Under the table it was the bottom of the sea. The chair legs were kelp, and they did not sway, so one swayed yourself. A slipper swam by with a lamp on.',
  ],
  unplay: [
    'Then the sea was folded up, because one chair was needed for supper. The other one followed.',
    'Feet came down into the sea, in slippers, one pair after another. So it was supper-time, and they came up.',
  ],
};
