import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  title: ['A Chart with a Hole in It', '{hero} and the Ship in the Fog'],
  passage: ['The washing on the line filled with wind, all the sheets together. The yard gave a jerk. Then it cast off.'],
  arrive: ['It smelled of tar and wet rope. The floor never agreed with your feet, and every plank had something to say about it.'],
  image: ['At the mast hung a hammock, and in it, neatly tucked in, lay a cannonball.'],
  meet: [
    'A parrot with one blue wing was walking up and down on the rail. <helper>Ship’s parrot {helper},</helper> said the parrot. <helper>I’m the only one here who can read. Don’t tell the captain.</helper>',
  ],
  task: [
    '<helper>The wind has blown our chart away,</helper> said {helper}. <helper>There it hangs, on that rock. But there’s the fog bank, and the tide won’t wait.</helper>',
  ],
  way: ['They rowed over in the little boat. {helper} stood at the front and gave orders to the waves.'],
  obstacle: ['The fog bank lay on the water like a wall of wool. The tip of the boat went in, and there was no more tip.'],
  stuck: ['From the fog came a bell, now left, now right. It was their own.'],
  still: ['The oars dripped. In the grey nothing moved, and even the water seemed to listen.'],
  open: [
    'Then the fog tore open, right down the middle, and there was the rock. The chart lay across it like a towel. They had been nearly on top of it all along.',
  ],
  gift: [
    '{helper} pulled a short bit of rope from the rail, with a knot in it. <helper>That one holds,</helper> said {helper}. <helper>I’ve forgotten how it’s done. So keep it.</helper>',
  ],
  homeward: ['The sheets filled once more, and the ship sailed in between the clothes props as if it had never been away.'],
  question: ['<hero>How do sailors know where they are,</hero> asked {hero}, <hero>when there’s only water?</hero>'],
  answer: [
    '{hero_subj} laid a needle that had been stroked with a magnet on a bit of cork. It floated, turned, and stopped. Each time it pointed north, however you spun the bowl.',
  ],
};
