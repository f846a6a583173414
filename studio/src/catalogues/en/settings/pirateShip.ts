import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  title: ['A Chart with a Hole in It', '{hero} and the Ship in the Fog'],
  passage: [
    {
      text: 'The washing on the line filled with wind, all the sheets together. The yard gave a jerk. Then it cast off.',
      from: '6-8',
    },
    '{hero_subj} had built a ship out of the sofa, and the broom was the mast. Then the broom bent. There really was wind.',
  ],
  arrive: [
    'It smelled of tar and wet rope. The floor never agreed with your feet, and every plank had something to say about it.',
    'Everything creaked. Everything swayed. The wind was salty and made your sleeves flap.',
  ],
  image: [
    { text: 'At the mast hung a hammock, and in it, neatly tucked in, lay a cannonball.', from: '6-8' },
    'The ship’s cat slept in the captain’s hat. Nobody was allowed to wake the hat.',
  ],
  meet: [
    'A parrot with one blue wing was walking up and down on the rail. <helper>Ship’s parrot {helper},</helper> said the parrot. <helper>I’m the only one here who can read. Don’t tell the captain.</helper>',
    '<helper>Name?</helper> asked the ship’s parrot, and dipped a feather into ink. <helper>Mine’s {helper}. I’m writing it all down, in case we’re ever famous.</helper>',
  ],
  task: [
    '<helper>The wind has blown our chart away,</helper> said {helper}. <helper>There it hangs, on that rock. But there’s the fog bank, and the tide won’t wait.</helper>',
    '<helper>We’ve lost the chart,</helper> said {helper}. <helper>It flew to the rock over there, in this wind. We’ve got to row through the fog bank, before the tide turns.</helper>',
  ],
  way: [
    'They rowed over in the little boat. {helper} stood at the front and gave orders to the waves.',
    'They rowed. {helper} called in and out, mostly at the right time.',
  ],
  obstacle: [
    {
      text: 'The fog bank lay on the water like a wall of wool. The tip of the boat went in, and there was no more tip.',
      from: '6-8',
    },
    'The fog bank came nearer, white and thick. It ate the rock first. Then it began on the boat.',
  ],
  stuck: [
    'From the fog came a bell, now left, now right. It was their own.',
    'Everything was white. Even {helper} was white, with a little blue.',
  ],
  still: [
    'The oars dripped. In the grey nothing moved, and even the water seemed to listen.',
    'There was only the drip from the oars. One. Two. Then not even that.',
  ],
  open: [
    'Then the fog tore open, right down the middle, and there was the rock. The chart lay across it like a towel. They had been nearly on top of it all along.',
    'A bit of rock looked out of the fog, then all of it. The chart was hanging there by one corner. It had a hole in it now. <helper>That’s where we are,</helper> said {helper}.',
  ],
  gift: [
    '{helper} pulled a short bit of rope from the rail, with a knot in it. <helper>That one holds,</helper> said {helper}. <helper>I’ve forgotten how it’s done. So keep it.</helper>',
    '<helper>For you,</helper> said {helper}. It was a rope knot, as hard as a nut. <helper>It’s the one that never comes undone.</helper>',
  ],
  homeward: [
    {
      text: 'The sheets filled once more, and the ship sailed in between the clothes props as if it had never been away.',
      from: '6-8',
    },
    'The wind grew tired. The mast was a broom, and it leaned in the corner.',
  ],
  question: [
    '<hero>How do sailors know where they are,</hero> asked {hero}, <hero>when there’s only water?</hero>',
  ],
  answer: [
    '{hero_subj} laid a needle that had been stroked with a magnet on a bit of cork. It floated, turned, and stopped. Each time it pointed north, however you spun the bowl.',
  ],
};
