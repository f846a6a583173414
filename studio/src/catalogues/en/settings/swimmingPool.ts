import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  passage: [
    {
      text: 'The bag was packed: towel, goggles, bun. They went down the steps, past the window behind which it was always summer.',
      from: '6-8',
    },
    'The bus windows were already steamed up. {hero_subj} drew a fish on one. When they got off, it had run, and looked like a whale.',
    '{hero_subj} had the costume on already, under everything. It pinched a bit, and that was the anticipation.',
  ],
  arrive: [
    'It smelled of chlorine, and every sound came twice. The tiles were warm, and the air lay on the skin like a flannel.',
    'It was as warm as in a mouth. It smelled of chlorine and chips. Each shout came back from the wall, a bit wetter.',
    { text: 'Splash! It was warm, and every shout came twice.', to: '3-5' },
    { text: 'The tiles were wet. Pat, pat, went bare feet.', to: '3-5' },
    {
      text: 'Light came up from below and wobbled on the ceiling. It smelled clean, right up into the eyes, and somewhere a hair dryer was telling a long story.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'On the bottom was a tile with a fish on it. When the water moved, it was two fish, and then three.',
      from: '6-8',
    },
    'On the bench sat eleven towels, as if they were people with their heads drawn in.',
  ],
  meet: [
    'By the edge stood somebody with a whistle and odd socks. <helper>{helper}, swimming,</helper> said the teacher. <helper>I do the strokes and the jokes. The socks are for luck.</helper>',
    '<helper>Who’s afraid of the water?</helper> asked the swimming teacher. Nobody answered. <helper>I was, for nine years,</helper> said the teacher. <helper>{helper}. Shall we?</helper>',
    {
      text: 'Somebody had a whistle and odd socks. <helper>I’m {helper},</helper> they said. <helper>Swimming.</helper>',
      to: '3-5',
    },
    { text: 'Tweet, went a whistle. It was {helper}, the swimming teacher.', to: '3-5' },
    {
      text: '<helper>Thirty-one laps,</helper> said a voice, <helper>and I’ve found a plaster.</helper> The swimming teacher climbed out and put on two odd socks. <helper>{helper}. That’s thirty-one more than when I was your size.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked along the edge on the outsides of their feet. {helper} said hello to everyone by their stroke.',
    'They sat down on the side and put their feet in. {helper} said what the water would do next, and it did.',
    'They tried out the steps, one after the other, as far as the one where it gets cold. {helper} went in backwards and told them about it.',
  ],
  still: [
    'Nobody jumped, nobody shouted. There was only the water, talking to the gutter.',
    'The last wave ran along the side and lay down. On the ceiling the light was swinging.',
    'Even the drain had stopped to listen.',
  ],
  gift: [
    '{helper} took a badge from one of the socks. <helper>That’s where I keep them,</helper> said {helper}. <helper>Sew it on yourself. Then it holds.</helper>',
    '<helper>Where do you want it?</helper> asked {helper}. It was the badge, with a small wave on it. It was still wet.',
  ],
  homeward: [
    {
      text: 'With a damp collar and a bun they walked home. The whole street sounded as if it had water in its ears.',
      from: '6-8',
    },
    'On the bus there was the whale again. Now it had a ring on its nose.',
    'They had wet hair and a warm roll. The bag weighed twice as much, since the towel had taken half of the pool along.',
  ],
  question: [
    '<hero>Why do I float when I breathe in,</hero> asked {hero}, <hero>and sink when I breathe out?</hero>',
  ],
  answer: [
    '{hero_subj} took a bottle, empty and shut, and pushed it under. It jumped up again. Full of water, it sank. With air inside you take up more room, and the water carries you.',
  ],
};
