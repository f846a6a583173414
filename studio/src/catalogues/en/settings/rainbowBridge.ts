import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  passage: [
    'After the rain a rainbow stood on the front step. It did not move away when {hero} came nearer. It had a stair.',
    'The rain stopped. Where the puddle ended, on the front step, something began that was red, orange, yellow. {hero_subj} put one foot on it.',
  ],
  arrive: [
    {
      text: 'It smelled of wet stone and apples. The red was warm underfoot, and further on it grew cooler, colour by colour.',
      from: '6-8',
    },
    'Underneath it was warm, like a slide in summer. The air smelled washed. Each colour gave a note when you trod on it.',
  ],
  image: [
    {
      text: 'Down below, where the street was, a red umbrella went along, as small as a berry.',
      from: '6-8',
    },
    'A pigeon sat on the violet. On one side it was quite violet.',
  ],
  meet: [
    'On the yellow stood a lamb made of cloud, with one curl in its eyes. <helper>Baa,</helper> said the lamb, <helper>that’s what they expect. I can talk perfectly well. Ask {helper}, that’s me.</helper>',
    'A bit of cloud came trotting up, and it had legs. <helper>Don’t stroke me yet,</helper> said the cloud lamb. <helper>First I’ve got to shake.</helper> It rained briefly. <helper>There. {helper}.</helper>',
  ],
  way: [
    'They went along on the orange, since the red tickled and the yellow sang. {helper} shed a little as {helper_he} trotted.',
    'They hopped from colour to colour. It made a tune, and one note of it was flat.',
  ],
  still: [
    'The wind had stopped. Everything hung there, the drops, the light, and one gull, as in a photograph.',
    'The notes faded away. Somewhere below a church clock struck, very small.',
  ],
  gift: [
    '{helper} bit off a narrow strip of it. It made a ribbon, and it had no name, that colour. <helper>It’s only there if you look sideways,</helper> said {helper}.',
    '<helper>That’s from the edge,</helper> said {helper}. It was a ribbon, seven colours wide and as thin as a hair.',
  ],
  homeward: [
    'The last stair was the front step. Behind {hero} the arch grew pale, as it should.',
    'The way down was a slide, orange, red, and then the puddle. It went splash.',
  ],
  question: [
    '<hero>Where does a rainbow get its colours from,</hero> asked {hero}, <hero>when the rain is clear?</hero>',
  ],
  answer: [
    '{hero_subj} stood with the sun behind {hero_him} and held up the hose, very fine. There it was, right over the cabbages. The white light goes in, and the drops bend each colour out a little differently.',
  ],
  play: [
    'Seven scarves lay across the carpet, and that was the bridge. On the red it was warm. Whoever trod beside it rained.',
    'The sofa was one end of the rainbow, and the laundry basket was the other. In between you had to walk on colours. There was a sock for each of them, except for blue.',
  ],
  unplay: [
    'Then somebody needed a scarf, to go and shut the gate. After that the bridge had six colours, and there was supper.',
    'The colours were put together in pairs and carried upstairs. One of them was left over, as always.',
  ],
};
