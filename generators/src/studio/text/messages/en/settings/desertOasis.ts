import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  title: ['Where the Water Hid', '{hero} and the Walking Dune'],
  passage: [
    '{hero_subj} followed a trickle of sand. It ran from the sandpit, under the hedge, and on, and after a while there was nothing else.',
  ],
  arrive: [
    'You could feel the shade with your eyes shut, cool on one cheek. It smelled of dates. Under the palms the sand squeaked like snow.',
  ],
  image: ['On the very top of a palm hung a bucket, and nobody knew how.'],
  meet: [
    'First came two ears, as big as sails, then the fennec that belonged to them. <helper>I heard you an hour ago,</helper> said the fennec. <helper>You breathe in threes. My name is {helper}.</helper>',
  ],
  task: [
    '<helper>The spring has stopped,</helper> said {helper}. <helper>I can hear it, it’s right behind the dune, but it doesn’t come out. By tonight the dates will be thirsty.</helper>',
  ],
  way: ['They walked where the sand had ripples, since it was firmest there. {helper} went round every beetle.'],
  obstacle: ['The dune stood across the way. It was as high as a church, and it was moving, very slowly, in their direction.'],
  stuck: ['The dune slid down over their tracks, grain by grain. You could hear it whisper while it did.'],
  still: ['The wind lay down. So quiet was it that you could hear a beetle change its mind.'],
  open: [
    'Behind the crest the sand was dark. They dug with their hands, not deep, and then it was cold, and then it was wet. The spring coughed, and came.',
  ],
  gift: [
    '{helper} cracked a date and held out the stone, brown with a line down the middle. <helper>There’s a whole palm in there,</helper> said {helper}. <helper>It’s only folded up.</helper>',
  ],
  homeward: ['Evening came, and the sand grew cold and blue. There were so many stars on the way that it was hardly dark.'],
  question: ['<hero>Where does the water come from,</hero> asked {hero}, <hero>when it never rains there?</hero>'],
  answer: [
    '{hero_subj} put an ear to the ground, then a wet hand. The water had fallen as rain on hills far away. It had come under the sand, through the stone, and that had taken years.',
  ],
};
