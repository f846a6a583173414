import type { SettingMessages } from '../../schema.ts';

export const treasureIsland: SettingMessages = {
  passage: [
    {
      text: 'On the grass behind the house, where nobody had put it, lay a rowing boat. It rocked once, as if to say: well? After the first stroke of the oars there was no grass.',
      from: '6-8',
    },
    'There was a map inside the cereal box. {hero_subj} smoothed it out on the floor, and the blue part was wet. Then the floorboards creaked, and they were the planks of a boat.',
    'The bath was full, and {hero} had only wanted to see how far a sponge could sail. There was a wind. There was no more edge.',
  ],
  arrive: [
    'The air smelled of resin and warm stone. Salt had dried on everything, and it cracked a little when you touched it. Then the keel bumped softly against the sand.',
    'First came the smell, of tar and pine trees. Then came the warmth of the stones, which went up through the soles.',
    'The sand squeaked at each step. It was warm on top and cool beneath, and the wind smelled of limes.',
    'There was a rattle like coins, and it was only the palm leaves. The air tasted of salt, and a bit of coconut.',
    { text: 'The sand was hot. Hop, hop, hop. It smelled of salt.', to: '3-5' },
    { text: 'Swish, went the sea. The wind tasted of salt.', to: '3-5' },
  ],
  image: [
    'High up in a tree hung half a ship, with a nest in its wheel.',
    'Along the beach ran a row of footprints, all of left feet.',
    'In the sand stood one wooden chair, with its back to the sea.',
    'A parrot sat on a sign and read it out to itself, wrongly.',
  ],
  meet: [
    'On a barrel sat a hermit crab with an old brass lamp on its back instead of a shell. <helper>{helper},</helper> said the crab, and held out a claw. <helper>Pilot. I go sideways, but I get there.</helper>',
    'Something pinched {hero} gently in the toe. It was a hermit crab with a brass lamp for a shell. <helper>{helper} is the name,</helper> said the crab. <helper>Mind the lamp.</helper>',
    'A lamp came walking along the beach, with eight legs beneath it. <helper>Don’t be alarmed,</helper> said a hermit crab. <helper>{helper}. It was a very small house before.</helper>',
    { text: 'A crab wore a lamp for a hat. <helper>I’m {helper},</helper> said the crab.', to: '3-5' },
    {
      text: 'Click, click, click. <helper>Hello,</helper> said a crab with a lamp. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'They went up along the brook, under trees that dripped resin. {helper} went sideways, and talked to whoever happened to be in front.',
    { text: 'The path was made of shells, and it told everyone that they were coming.', from: '6-8' },
    'They went round the rocks, where the sea looked in and left again. {helper} knew each pool, and who was at home.',
    'They walked in a row along the top of the beach. {helper} walked in a row of one, beside it.',
    '{helper} had drawn an arrow in the sand for each turning. The sea had rubbed out every second one.',
  ],
  still: [
    'A dragonfly sat down on the one dry stalk. The wind had dropped, and far below the sea breathed in and out.',
    { text: 'Behind the reeds a frog began a song, found nobody who joined in, and stopped.', from: '6-8' },
    'The sun lay on the stones. A lizard held one foot up, and then, after a time, another.',
    'A wave came up the beach, thought about it, and stayed where it was.',
    'For the length of one wave there was no wave.',
  ],
  gift: [
    '{helper} took something out of the lamp. It was a shell, as small as a thumbnail. <helper>If you hold it to your ear,</helper> said {helper}, <helper>you hear me going sideways.</helper>',
    '{helper} dug in the sand, sideways, and pushed a shell across with one claw. <helper>That one is yours. It was too big for me anyway.</helper>',
  ],
  homeward: [
    { text: 'With the last wave they slid back on to the grass, right up to the back door.', from: '6-8' },
    'The boat knew the way. Behind them the island grew as flat as a pancake, and then it was only a line.',
    'The tide carried them in, round the soap. It smelled of bath again, and only a little of pine.',
  ],
  question: ['<hero>Why does the sea go away,</hero> asked {hero}, <hero>and where does it wait?</hero>'],
  answer: [
    '{hero_subj} laid one shell at the edge of the water, then another. The sea climbed past both. It was the moon that pulled it, {helper} said, up and down, two times on most days.',
  ],
  play: [
    'The sofa was the ship, and the rug was the sea. By the shoe shelf the sea stopped, and there the island began. It was sandy, because nobody had swept.',
    'A broomstick was the mast, and the tea towel on it pulled hard to the left. They sailed once round the table. Behind the laundry basket lay land.',
  ],
  unplay: [
    'Then there was a smell of supper on the island. The sofa was a sofa, and only the shoes by the shelf still stood at anchor.',
    'The tea towel was wanted for drying up, so the ship came home. The sea was rolled back under the table, with all its crumbs.',
  ],
};
