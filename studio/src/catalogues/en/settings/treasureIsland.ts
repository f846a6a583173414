import type { SettingMessages } from '../../schema.ts';

export const treasureIsland: SettingMessages = {
  title: ['{hero} and the Locked Chest', 'The Crab Who Walked Sideways', 'Low Tide on Treasure Island'],
  passage: [
    {
      text: 'At the end of the lane, where there had always been a duck pond, lay a rowing boat. It rocked once, as if to say: well? By the time {hero} found the oars, there was no other bank.',
      from: '6-8',
    },
    'There was a map inside the cereal box. {hero_subj} smoothed it out on the floor, and the blue part was wet. Then the floorboards creaked, and they were the planks of a boat.',
  ],
  arrive: [
    'The air smelled of resin and warm stone. Salt had dried on everything, and it cracked a little when you touched it. Then the keel bumped softly against the sand.',
    'First came the smell, of tar and pine trees. Then came the warmth of the stones, right through the soles of the shoes.',
  ],
  image: [
    'High up in a tree hung half a ship, with a nest in its wheel.',
    'Along the beach ran a row of footprints, all of left feet.',
  ],
  meet: [
    'On a barrel sat a hermit crab with an old brass lamp on its back instead of a shell. <helper>{helper},</helper> said the crab, and held out a claw. <helper>Pilot. I go sideways, but I get there.</helper>',
    'Something pinched {hero} gently in the shoe. It was a hermit crab with a brass lamp for a shell. <helper>{helper} is the name,</helper> said the crab. <helper>Mind the lamp.</helper>',
  ],
  task: [
    '<helper>There is a chest on the hill,</helper> said {helper}. <helper>It has called for somebody all week, and I can’t carry it alone. But the swamp lies in between.</helper>',
    '{helper} pointed uphill with the larger claw. <helper>The treasure chest is up there. Somebody has to open it before the salt does. The only trouble is the swamp.</helper>',
  ],
  way: [
    'They went up along the brook, under trees that dripped resin. {helper} went sideways, and talked to whoever happened to be in front.',
    { text: 'The path was made of shells, and it told everyone that they were coming.', from: '6-8' },
  ],
  obstacle: [
    'Then the path stopped. In front of them lay the swamp, brown and flat, and from time to time it said: blob.',
    'The swamp began without asking. One step was sand, the next was soup.',
  ],
  stuck: [
    'The swamp kept {hero_gen} left shoe. It did not give the impression of giving it back.',
    {
      text: 'All round them the swamp went blob, blob, as if it were laughing with its mouth closed.',
      from: '6-8',
    },
  ],
  still: [
    'A dragonfly sat down on the one dry stalk. The wind had dropped, and far below the sea breathed in and out.',
    { text: 'Behind the reeds a frog began a song, found nobody who joined in, and stopped.', from: '6-8' },
  ],
  open: [
    'And so they got across, from root to root, one pulling and the other holding. On the far side stood the chest. It was not locked at all. It had only been shut.',
    {
      text: 'From then on the swamp had stones in it, or perhaps they had been there before. Up on the hill the chest sprang open by itself. It was full of old maps, and every one had a mistake on it.',
      from: '6-8',
    },
  ],
  gift: [
    '{helper} took something out of the lamp. It was a shell, as small as a thumbnail. <helper>If you hold it to your ear,</helper> said {helper}, <helper>you hear me going sideways.</helper>',
    'Right at the bottom of the chest lay a shell, and {helper} pushed it across with one claw. <helper>That one is yours. It was too big for me anyway.</helper>',
  ],
  homeward: [
    { text: 'With the last wave they slid back into the lane, right up to the garden gate.', from: '6-8' },
    'The boat knew the way. Behind them the island grew as flat as a pancake, and then it was only a line.',
  ],
  question: ['<hero>Why does the sea go away,</hero> asked {hero}, <hero>and where does it wait?</hero>'],
  answer: [
    '{hero_subj} laid one shell at the edge of the water, then another. The sea climbed past both. It was the moon that pulled it, {helper} said, up and down, two times on most days.',
  ],
};
