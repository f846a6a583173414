import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  title: ['The Signal That Went Missing', '{hero}, One Badge and Sixteen Sunrises'],
  passage: [
    'It was supposed to be only a cardboard box, with a window and a zip. {hero_subj} did the zip up. Somebody counted backwards from ten.',
  ],
  arrive: [
    'It hummed, day and night, like a fridge full of stars. Nothing weighed anything. Crumbs floated past, and it smelled of hot metal and mint.',
  ],
  image: ['In the round window hung the Earth, and you could cover it with your thumb, and it was still there.'],
  meet: [
    'A repair robot came along the ceiling, holding on with one hand. <helper>Which way up are you?</helper> asked the robot. <helper>I’m {helper}. I repair things. Mostly myself.</helper>',
  ],
  task: [
    '<helper>The signal from home is lost,</helper> said {helper}. <helper>It has to be caught before we fly into the shade. The receiver is out there, behind the airlock.</helper>',
  ],
  way: ['They pushed off and flew, past the tomatoes, past three people asleep on the wall. {helper} picked up screws on the way.'],
  obstacle: ['The airlock was round, thick and shut. Beside it blinked a lamp, and next to the lamp were more buttons than fingers.'],
  stuck: ['The lamp turned red. The door said something in a friendly voice, and it was no.'],
  still: ['The hum changed by half a note. Outside the sun went down for the eleventh time that day.'],
  open: [
    'The lamp turned green, and the airlock gave way with a sigh. The receiver had only been pointing the wrong way. They turned it, and there was a voice: it asked what they wanted for supper.',
  ],
  gift: [
    '{helper} unscrewed a badge from {helper_his} own chest and fixed it on {hero}. <helper>Crew,</helper> said {helper}. <helper>I’ve got another one underneath.</helper>',
  ],
  homeward: ['It came down as softly as a leaf. Then the box was made of cardboard, and the zip was stuck.'],
  question: ['<hero>Why do they float up there,</hero> asked {hero}, <hero>if the Earth still pulls?</hero>'],
  answer: [
    '{hero_subj} let go of a pencil, and it hung in the air. The station was falling, and the pencil with it, and so was {hero}. They all fell round the Earth together and never hit it.',
  ],
};
