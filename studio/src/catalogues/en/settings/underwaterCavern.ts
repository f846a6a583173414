import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  title: ['The Pearl Below', '{hero} and the Eight Arms of {helper}'],
  passage: [
    {
      text: 'In the bath {hero} pulled the plug and looked down after the water. It was a longer look than usual, and it ended in sand.',
      from: '6-8',
    },
    'There was a puddle in the yard. It had a step. Then it had a second one, and a handrail.',
  ],
  arrive: [
    {
      text: 'Sounds came from everywhere at once, round and soft. The water was warm on one side and cool on the other, and it lifted the hair.',
      from: '6-8',
    },
    'It hummed in the ears. The water was soft as wool, and it was never quite still. It tasted of salt.',
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
  ],
  task: [
    '<helper>My pearl has rolled away,</helper> said {helper}. <helper>It’s how I tell that it’s night. It’s over there, behind the current, and the current only goes one way.</helper>',
    '<helper>I’m looking for my pearl,</helper> said {helper}. <helper>Without it I don’t know when to sleep. It’s lying over there. But in between there’s the current.</helper>',
  ],
  way: [
    'They pushed off from rock to rock. {helper} pointed the way, with three arms, and mostly in the same direction.',
    { text: '{helper} went ahead and turned every colour in turn, so as not to get lost.', from: '6-8' },
  ],
  obstacle: [
    'The current ran through the middle of the cavern like a street. You could see it by the fish, which went by sideways.',
    'There it rushed past, the current. It was like wind, only wet.',
  ],
  stuck: [
    'The current took everything loose, turned it round, and put it back where it had started.',
    'The current picked them up and put them down again, a bit further back.',
  ],
  still: [
    'Bubbles stood in the water and could not decide. Somewhere a shell closed, with great care.',
    'The sand came down, grain by grain. Then the water was as clear as glass.',
  ],
  open: [
    {
      text: 'They let the current carry them a little way, and then it let them go. In a hollow lay the pearl, no bigger than a pea, and it lit up all eight arms.',
      from: '6-8',
    },
    'They came across, all arms together. In a shell lay the pearl and shone. <helper>Ah,</helper> said {helper}. <helper>Evening.</helper>',
  ],
  gift: [
    '{helper} reached behind a stone. It was a piece of sea glass, green and soft at the edges. <helper>The sea has had that in its mouth for years,</helper> said {helper}.',
    '<helper>Shut your eyes,</helper> said {helper}. It was round and cool, a piece of sea glass, green as a leaf.',
  ],
  homeward: [
    { text: 'The way up went with the bubbles, slowly, and the light came down to meet it.', from: '6-8' },
    'The handrail was there, and the steps. The puddle shook itself and was flat.',
  ],
  question: ['<hero>Why does everything sound so near under water?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} knocked two stones together, up in the air, then below. Under water it clicked close by both ears. Sound runs more than four times as fast in water.',
  ],
};
