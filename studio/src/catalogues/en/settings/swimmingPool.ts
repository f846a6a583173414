import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  title: ['The Ring at the Bottom', '{hero} at the Deep End'],
  passage: [
    {
      text: 'The bag was packed: towel, goggles, bun. They went down the steps, past the window behind which it was always summer.',
      from: '6-8',
    },
    'The bus windows were already steamed up. {hero_subj} drew a fish on one. When they got off, it had run, and looked like a whale.',
  ],
  arrive: [
    'It smelled of chlorine, and every sound came twice. The tiles were warm. The goggles pinched, and afterwards everybody had the eyes of an owl.',
    'It was as warm as in a mouth. It smelled of chlorine and chips. Each shout came back from the wall, a bit wetter.',
  ],
  image: [
    'At the bottom lay a ring, red, and when the water moved, it was two rings, and then three.',
    'On the bench sat eleven towels, as if they were people with their heads drawn in.',
  ],
  meet: [
    'By the edge stood somebody with a whistle and odd socks. <helper>{helper}, swimming,</helper> said the teacher. <helper>I do the strokes and the jokes. The socks are for luck. Whoever laughs gets wet first.</helper>',
    '<helper>Who’s afraid of the water?</helper> asked the swimming teacher. Nobody answered. <helper>I was, for nine years,</helper> said the teacher. <helper>{helper}. Shall we?</helper>',
  ],
  task: [
    '<helper>Down there’s the diving ring,</helper> said {helper}. <helper>Whoever brings it up gets the badge. I’m in the water with you. But it is at the deep end, and at four the bell goes.</helper>',
    '<helper>You see the ring?</helper> asked {helper}. <helper>It goes to whoever fetches it. I’m right beside you. But it’s where it’s deep, and when the bell rings, we’re out.</helper>',
  ],
  way: [
    'They practised where it was shallow: blow bubbles, open eyes, pick up a button. {helper} counted the bubbles aloud.',
    'They went in down the steps, one at a time. At each {helper} said what the water would do next.',
  ],
  obstacle: [
    {
      text: 'There the floor sloped away and turned a darker blue. The deep end began at a black line, and past it nobody’s feet could find anything.',
      from: '6-8',
    },
    'The blue got darker. That was the deep end. There the tiles looked like stamps.',
  ],
  stuck: [
    {
      text: 'The ring winked, down there, and moved a little to the left, or perhaps that was only the light.',
      from: '6-8',
    },
    'Glug. That was a mouthful. It did not taste of sea.',
  ],
  still: [
    'Under the surface it was quite still. You could hear your own heart, and very far off somebody’s laughing.',
    'Under water all the noise had gone. There was only the light, swinging.',
  ],
  open: [
    'Down, and down, and then there was the ring between the fingers, cool and round. Coming up was easy. It was as if the water gave a push.',
    'The hand closed, and there was the diving ring in it. {helper} was there too, with a thumb up and round cheeks. They came up into the noise. It was clapping.',
  ],
  gift: [
    '{helper} took a badge from one of the socks. <helper>That’s where I keep them,</helper> said {helper}. <helper>Sew it on yourself. Then it holds.</helper>',
    '<helper>Where do you want it?</helper> asked {helper}. It was the badge, with a small wave on it. It was still wet.',
  ],
  homeward: [
    {
      text: 'With wet hair and a bun {hero} walked home, and the whole street sounded a bit as if it had water in its ears.',
      from: '6-8',
    },
    'On the bus there was the whale again. Now it had a ring on its nose.',
  ],
  question: [
    '<hero>Why do I float when I breathe in,</hero> asked {hero}, <hero>and sink when I breathe out?</hero>',
  ],
  answer: [
    '{hero_subj} took a bottle, empty and shut, and pushed it under. It jumped up again. Full of water, it sank. With air inside you take up more room, and the water carries you.',
  ],
};
