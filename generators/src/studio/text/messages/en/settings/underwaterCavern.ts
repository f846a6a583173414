import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  title: ['The Pearl Below', '{hero} and the Eight Arms of {helper}'],
  passage: ['In the bath {hero} pulled the plug and looked down after the water. It was a longer look than usual, and it ended in sand.'],
  arrive: [
    'Sounds came from everywhere at once, round and soft. The water was warm on one side and cool on the other, and it lifted the hair.',
  ],
  image: ['The sand glowed wherever you touched it, so there was a bright hand there, and then another.'],
  meet: [
    'Out of a jug came one arm, then seven more, and last of all an octopus. <helper>I’d shake hands,</helper> said the octopus, <helper>but it takes a while. You can call me {helper}.</helper>',
  ],
  task: [
    '<helper>My pearl has rolled away,</helper> said {helper}. <helper>It’s how I tell that it’s night. It’s over there, behind the current, and the current only goes one way.</helper>',
  ],
  way: ['They pushed off from rock to rock. {helper} pointed the way, with three arms, and mostly in the same direction.'],
  obstacle: ['The current ran through the middle of the cavern like a street. You could see it by the fish, which went by sideways.'],
  stuck: ['The current took everything loose, turned it round, and put it back where it had started.'],
  still: ['Bubbles stood in the water and could not decide. Somewhere a shell closed, with great care.'],
  open: [
    'They let the current carry them a little way, and then it let them go. In a hollow lay the pearl, no bigger than a pea, and it lit up all eight arms.',
  ],
  gift: [
    '{helper} reached behind a stone. It was a piece of sea glass, green and soft at the edges. <helper>The sea has had that in its mouth for years,</helper> said {helper}.',
  ],
  homeward: ['The way up went with the bubbles, slowly, and the light came down to meet it.'],
  question: ['<hero>Why does everything sound so near under water?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} knocked two stones together, up in the air, then below. Under water it clicked close by both ears. Sound runs more than four times as fast in water.',
  ],
};
