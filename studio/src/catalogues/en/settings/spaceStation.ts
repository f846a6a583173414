import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  title: ['The Signal That Went Missing', '{hero}, One Badge and Sixteen Sunrises'],
  passage: [
    'It was supposed to be only a cardboard box, with a window and a zip. {hero_subj} did the zip up. Somebody counted backwards from ten.',
    {
      text: 'There was a ladder on the climbing frame that was higher than usual. From the top rung the town looked like crumbs. On the next one you floated.',
      from: '6-8',
    },
  ],
  arrive: [
    'It hummed, day and night, like a fridge full of stars. Nothing weighed anything. Crumbs floated past, and it smelled of hot metal and mint.',
    'It hummed. Everything that was not tied down was on its way somewhere. It smelled of warm plastic and a little of soup.',
  ],
  image: [
    {
      text: 'In the round window hung the Earth, and you could cover it with your thumb, and it was still there.',
      from: '6-8',
    },
    'A teardrop of juice went by, perfectly round. In it hung the whole room, upside down.',
  ],
  meet: [
    'A repair robot came along the ceiling, holding on with one hand. <helper>Which way up are you?</helper> asked the robot. <helper>I’m {helper}. I repair things. Mostly myself.</helper>',
    '<helper>Don’t move,</helper> said a repair robot. <helper>There’s a screw flying behind you. Got it.</helper> It was round and had nine arms. <helper>{helper}.</helper>',
  ],
  task: [
    '<helper>The signal from home is lost,</helper> said {helper}. <helper>It has to be caught before we fly into the shade. The receiver is out there, behind the airlock.</helper>',
    '<helper>We can’t hear home any more,</helper> said {helper}. <helper>The signal’s gone. The dish outside has turned. The way out is through the airlock, and in an hour it’ll be dark.</helper>',
  ],
  way: [
    'They pushed off and flew, past the tomatoes, past three people asleep on the wall. {helper} picked up screws on the way.',
    'They swam along the wall, from handle to handle. {helper} hummed the same note as the station.',
  ],
  obstacle: [
    'The airlock was round, thick and shut. Beside it blinked a lamp, and next to the lamp were more buttons than fingers.',
    'The airlock was shut. It had a wheel as big as a cartwheel, and the wheel did not think of turning.',
  ],
  stuck: [
    'The lamp turned red. The door said something in a friendly voice, and it was no.',
    'Beep, went the airlock. It was the other sort of beep.',
  ],
  still: [
    'The hum changed by half a note. Outside the sun went down for the eleventh time that day.',
    'For once nothing hummed. They hung there like fish in a pond.',
  ],
  open: [
    {
      text: 'The lamp turned green, and the airlock gave way with a sigh. The receiver had only been pointing the wrong way. They turned it, and there was a voice: it asked what they wanted for supper.',
      from: '6-8',
    },
    'The wheel turned. Out there was the dish, and it was quite easy to push, since nothing weighs anything. Then it crackled. <helper>Supper!</helper> said the signal.',
  ],
  gift: [
    '{helper} unscrewed a badge from {helper_his} own chest and fixed it on {hero}. <helper>Crew,</helper> said {helper}. <helper>I’ve got another one underneath.</helper>',
    '<helper>That belongs to you now,</helper> said {helper}. It was a mission badge, with a star and a spoon on it.',
  ],
  homeward: [
    'The way down was as soft as a leaf’s. Then the box was made of cardboard, and the zip was stuck.',
    { text: 'Down the rungs {hero} went, and at each of them {hero_he} was a bit heavier.', from: '6-8' },
  ],
  question: ['<hero>Why do they float up there,</hero> asked {hero}, <hero>if the Earth still pulls?</hero>'],
  answer: [
    '{hero_subj} let go of a pencil, and it hung in the air. The station was falling, and the pencil with it, and so was {hero}. They all fell round the Earth together and never hit it.',
  ],
};
