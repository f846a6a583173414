import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  title: ['The Gap Between Green and Blue', '{hero} and the Missing Colour'],
  passage: [
    'After the rain a rainbow stood on the bus shelter. It did not move away when {hero} came nearer. It had a step.',
    'The rain stopped. Where the puddle ended, something began that was red, orange, yellow. {hero_subj} put one foot on it.',
  ],
  arrive: [
    {
      text: 'It smelled of wet stone and apples. The red was as warm as a stove underfoot, and further on it grew cooler, colour by colour.',
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
  task: [
    '<helper>A colour has gone missing,</helper> said {helper}, <helper>and it’ll be a very odd sunset. I know where it is. It’s lying over there, but there’s a gap in the bridge.</helper>',
    '<helper>There’s one colour too few,</helper> said {helper}. <helper>Count them. You see? It’s over on the other side and can’t get back, because there’s a hole in the bridge.</helper>',
  ],
  way: [
    'They went along on the orange, since the red was too hot and the yellow sang. {helper} shed a little as {helper_he} trotted.',
    'They hopped from colour to colour. It made a tune, with a wrong note in it. That was the missing one.',
  ],
  obstacle: [
    {
      text: 'Right in the middle the bridge stopped. Between the green and the blue there was a gap, and in the gap there was nothing but weather.',
      from: '6-8',
    },
    'There was the gap. It was only three steps wide. But underneath it was the whole sky.',
  ],
  stuck: [
    { text: 'A bit of green crumbled off, fell, and was a meadow for a moment, far below.', from: '6-8' },
    'A drop fell in and was gone. They listened for it. It did not arrive.',
  ],
  still: [
    'The wind had stopped. Everything hung there, the drops, the light, and one gull, as in a photograph.',
    'The notes faded away. Somewhere below a church clock struck, very small.',
  ],
  open: [
    {
      text: 'All at once there was bridge under their feet. On the far side lay the missing colour, rolled up like a carpet. They gave it a push, and it ran out to the very edge, humming.',
      from: '6-8',
    },
    'There was bridge there, and it held. They walked straight across, with their arms out. Over there sat the missing colour, and it was cold. They took it in the middle, and the tune was right at last.',
  ],
  gift: [
    '{helper} bit off a narrow strip of it. It made a ribbon, and it had no name, that colour. <helper>It’s only there if you look sideways,</helper> said {helper}.',
    '<helper>That’s from the edge,</helper> said {helper}. It was a ribbon, seven colours wide and as thin as a hair.',
  ],
  homeward: [
    'The last step was the bus shelter. Behind {hero} the arch grew pale, as it should.',
    'The way down was a slide, orange, red, and then the puddle. It went splash.',
  ],
  question: [
    '<hero>Where does a rainbow get its colours from,</hero> asked {hero}, <hero>when the rain is clear?</hero>',
  ],
  answer: [
    '{hero_subj} stood with the sun behind {hero_him} and held up the hose, very fine. There it was, right over the cabbages. The white light goes in, and the drops bend each colour out a little differently.',
  ],
};
