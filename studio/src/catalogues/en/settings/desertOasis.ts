import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  title: ['Where the Water Hid', '{hero} and the Walking Dune'],
  passage: [
    {
      text: '{hero_subj} followed a trickle of sand. It ran from the sandpit, under the hedge, and on, and after a while there was nothing else.',
      from: '6-8',
    },
    'The sand in the hourglass ran upwards. {hero_subj} bent down to look. When {hero_he} stood up again, there was sand all round.',
  ],
  arrive: [
    'You could feel the shade with your eyes shut, cool on one cheek. It smelled of dates. Under the palms the sand squeaked like snow.',
    'It was hot, and then, two steps on, it was cool. Palm leaves clicked. Somewhere a donkey told its whole life.',
  ],
  image: [
    'On the very top of a palm hung a bucket, and nobody knew how.',
    'A lizard lifted its feet, two at a time, because of the heat.',
  ],
  meet: [
    'First came two ears, as big as sails, then the fennec that belonged to them. <helper>I heard you an hour ago,</helper> said the fennec. <helper>You breathe in threes. My name is {helper}.</helper>',
    '<helper>Sh,</helper> said a fennec with very large ears. <helper>I’m listening to the sand. It says you’re quite light. {helper}.</helper>',
  ],
  task: [
    '<helper>The spring has stopped,</helper> said {helper}. <helper>I can hear it, it’s right behind the dune, but it doesn’t come out. By tonight the dates will be thirsty.</helper>',
    '<helper>The spring has lost its way,</helper> said {helper}. <helper>It’s still there, it’s only behind the dune. I hear it gurgle. Who’ll come and dig?</helper>',
  ],
  way: [
    'They walked where the sand had ripples, since it was firmest there. {helper} went round every beetle.',
    { text: 'They walked in the shade of a cloud, as long as it went their way.', from: '6-8' },
  ],
  obstacle: [
    'The dune stood across the way. It was as high as a church, and it was moving, very slowly, in their direction.',
    'There it lay, the dune. It was yellow, it was steep, and it hummed to itself.',
  ],
  stuck: [
    'The dune slid down over their tracks, grain by grain. You could hear it whisper while it did.',
    'The dune gave way at the knees. Theirs, not its own.',
  ],
  still: [
    'The wind lay down. So quiet was it that you could hear a beetle change its mind.',
    'The shade of a palm moved on by a finger’s breadth. Nothing else did.',
  ],
  open: [
    'Behind the crest the sand was dark. They dug with their hands, not deep, and then it was cold, and then it was wet. The spring coughed, and came.',
    'On the other side {helper} put an ear to the ground. There. They dug, and up came the spring, as thick as a thumb. It tasted of stone and stars.',
  ],
  gift: [
    '{helper} cracked a date and held out the stone, brown with a line down the middle. <helper>There’s a whole palm in there,</helper> said {helper}. <helper>It’s only folded up.</helper>',
    '{helper} had buried something, long ago. It was a date stone. <helper>I was keeping it for later,</helper> said {helper}. <helper>Now it’s later.</helper>',
  ],
  homeward: [
    {
      text: 'Evening came, and the sand grew cold and blue. There were so many stars on the way that it was hardly dark.',
      from: '6-8',
    },
    'The last of the sand ran out of {hero_gen} shoes. Then it was the carpet.',
  ],
  question: [
    '<hero>Where does the water come from,</hero> asked {hero}, <hero>when it never rains there?</hero>',
  ],
  answer: [
    '{hero_subj} put an ear to the ground, then a wet hand. The water had fallen as rain on hills far away. It had come under the sand, through the stone, and that had taken years.',
  ],
};
