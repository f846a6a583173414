import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  passage: [
    'After the rain a rainbow stood on the front step. It did not move away when {hero} came nearer. It had a stair.',
    'The rain stopped. Where the puddle ended, on the front step, something began that was red, orange, yellow. {hero_subj} put one foot on it.',
    'A soap bubble would not burst. {hero_subj} poked it with one finger, and the finger went in and came out violet.',
  ],
  arrive: [
    {
      text: 'It smelled of wet stone and apples. The red was warm underfoot, and further on it grew cooler, colour by colour.',
      from: '6-8',
    },
    'Underneath it was warm, like a slide in summer. The air smelled washed. Each colour gave a note when you trod on it.',
    { text: 'Red was warm. Blue was cool. Ding, went the yellow.', to: '3-5' },
    { text: 'It smelled of rain. Each colour sang a note.', to: '3-5' },
    {
      text: 'There was a wind up there that smelled of wash day. Under your feet it hummed, a different note at each step, and it never quite came out as a song.',
      from: '6-8',
    },
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
    {
      text: 'A lamb was made of cloud. <helper>Baa,</helper> it said. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Drip, drip. <helper>Don’t stroke me yet,</helper> said a cloud lamb. It was {helper}.',
      to: '3-5',
    },
    {
      text: '<helper>You’re dry,</helper> said a cloud lamb, and trotted round them once. <helper>How do you do that? I’m {helper}. I’ve never been dry in my life.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They went along on the orange, since the red tickled and the yellow sang. {helper} shed a little as {helper_he} trotted.',
    'They hopped from colour to colour. It made a tune, and one note of it was flat.',
    'They went by the green, since it was softest to the feet. {helper} stopped at each puddle to look at a cousin.',
  ],
  still: [
    'The wind had stopped. Everything hung there, the drops, the light, and one gull, as in a photograph.',
    'The notes faded away. Somewhere below a church clock struck, very small.',
    'The rain had stopped falling and not yet begun to drip.',
  ],
  gift: [
    '{helper} bit off a narrow strip of it. It made a ribbon, and it had no name, that colour. <helper>It’s only there if you look sideways,</helper> said {helper}.',
    '<helper>That’s from the edge,</helper> said {helper}. It was a ribbon, seven colours wide and as thin as a hair.',
  ],
  homeward: [
    'The last stair was the front step. Behind {hero} the arch grew pale, as it should.',
    'The way down was a slide, orange, red, and then the puddle. It went splash.',
    'On the last step stood a soap bubble, and they went through. It burst, after all, and was wet.',
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
