import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  title: ['The Ring at the Bottom', '{hero} at the Deep End'],
  passage: ['The bag was packed: towel, goggles, bun. They went down the steps, past the window behind which it was always summer.'],
  arrive: [
    'It smelled of chlorine, and every sound came twice. The tiles were warm. The goggles pinched, and afterwards everybody had the eyes of an owl.',
  ],
  image: ['At the bottom lay a ring, red, and when the water moved, it was two rings, and then three.'],
  meet: [
    'By the edge stood somebody with a whistle and odd socks. <helper>{helper}, swimming,</helper> said the teacher. <helper>I do the strokes and the jokes. The socks are for luck. Whoever laughs gets wet first.</helper>',
  ],
  task: [
    '<helper>Down there’s the diving ring,</helper> said {helper}. <helper>Whoever brings it up gets the badge. I’m in the water with you. But it does lie at the deep end, and at four the bell goes.</helper>',
  ],
  way: ['They practised where it was shallow: blow bubbles, open eyes, pick up a button. {helper} counted the bubbles aloud.'],
  obstacle: [
    'There the floor sloped away and turned a darker blue. The deep end began at a black line, and past it nobody’s feet could find anything.',
  ],
  stuck: ['The ring winked, down there, and moved a little to the left, or perhaps that was only the light.'],
  still: ['Under the surface it was quite still. You could hear your own heart, and very far off somebody’s laughing.'],
  open: [
    'Down, and down, and then there was the ring between the fingers, cool and round. Coming up was easy. It was as if the water gave a push.',
  ],
  gift: [
    '{helper} took a badge from one of the socks. <helper>That’s where I keep them,</helper> said {helper}. <helper>Sew it on yourself. Then it holds.</helper>',
  ],
  homeward: ['With wet hair and a bun {hero} walked home, and the whole street sounded a bit as if it had water in its ears.'],
  question: ['<hero>Why do I float when I breathe in,</hero> asked {hero}, <hero>and sink when I breathe out?</hero>'],
  answer: [
    '{hero_subj} took a bottle, empty and shut, and pushed it under. It jumped up again. Full of water, it sank. With air inside you take up more room, and the water carries you.',
  ],
};
