import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  title: ['The Gap Between Green and Blue', '{hero} and the Missing Colour'],
  passage: ['After the rain a rainbow stood on the bus shelter. It did not move away when {hero} came nearer. It had a step.'],
  arrive: [
    'It smelled of wet stone and apples. The red was as warm as a stove underfoot, and further on it grew cooler, colour by colour.',
  ],
  image: ['Down below, where the street was, a red umbrella went along, as small as a berry.'],
  meet: [
    'On the yellow stood a lamb made of cloud, with one curl in its eyes. <helper>Baa,</helper> said the lamb, <helper>that’s what they expect. I can talk perfectly well. Ask {helper}, that’s me.</helper>',
  ],
  task: [
    '<helper>A colour has gone missing,</helper> said {helper}, <helper>and it’ll be a very odd sunset. I know where it is. It’s lying over there, but there’s a gap in the bridge.</helper>',
  ],
  way: ['They went along on the orange, since the red was too hot and the yellow sang. {helper} shed a little as {helper_he} trotted.'],
  obstacle: [
    'Right in the middle the bridge stopped. Between the green and the blue there was a gap, and in the gap there was nothing but weather.',
  ],
  stuck: ['A bit of green crumbled off, fell, and was a meadow for a moment, far below.'],
  still: ['The wind had stopped. Everything hung there, the drops, the light, and one gull, as in a photograph.'],
  open: [
    'All at once there was bridge under their feet. On the far side lay the missing colour, rolled up like a carpet. They gave it a push, and it ran out to the very edge, humming.',
  ],
  gift: [
    '{helper} bit off a narrow strip of it. It made a ribbon, and it had no name, that colour. <helper>It’s only there if you look sideways,</helper> said {helper}.',
  ],
  homeward: ['The last step was the bus shelter. Behind {hero} the arch grew pale, as it should.'],
  question: ['<hero>Where does a rainbow get its colours from,</hero> asked {hero}, <hero>when the rain is clear?</hero>'],
  answer: [
    '{hero_subj} stood with the sun behind {hero_him} and held up the hose, very fine. There it was, right over the cabbages. The white light goes in, and the drops bend each colour out a little differently.',
  ],
};
