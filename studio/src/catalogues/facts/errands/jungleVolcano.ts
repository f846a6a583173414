import type { Errands } from './errand.ts';

export const jungleExpedition = {
  orchid: {
    want: 'The toucan wants somebody to be there when the orchid opens, once a year, today, before dusk.',
    prize: 'the white orchid with a yellow tongue, in the fork of a tree across the river',
    obstacle: 'the rope bridge with gaps between its planks, low over the brown shallow river',
    drawn: {
      prize: 'jungleExpedition.prize',
      obstacle: 'jungleExpedition.obstacle',
      by: { broken: 'brokenPlank', tangled: 'vine', tooMuchForOne: 'plank' },
    },
    affords: {
      broken:
        'part: the first plank of the bridge; worse: another plank comes off at one end, and the bridge hangs further from the orchid’s tree; sign: two split edges of wood that fit',
      tangled:
        'part: the vine that has grown round the bridge rope; worse: it draws the bridge up into a bundle, and the orchid’s branch bends down under it; sign: one loose loop of vine near the post',
      tooMuchForOne:
        'part: the long plank lying on the bank; worse: one end goes in and the other comes out, and the bridge swings the orchid away; sign: a second notch to take hold of, free all the time',
      slippery:
        'part: the mossy plank in the middle; worse: it turns them back to the first post, and a wet leaf slides over the orchid; sign: one dry spot of bark, rough as a cat’s tongue',
    },
    to: '9-12',
  },
  drum: {
    want: 'The tree frogs need the rain drum for the evening concert, because without its beat they all start at once.',
    prize: 'the little round rain drum, made of half a gourd and one big leaf',
    obstacle: 'the hollow tree of the howler monkeys, who practise there and use the drum as a pillow',
    drawn: { prize: 'rainDrum', obstacle: 'howler', by: { dark: 'treeHole' } },
    affords: {
      noisy:
        'part: the smallest howler’s open mouth; worse: the howl fills the whole tree, and the drum’s soft beat goes under; sign: the short hush while the howler breathes in',
      asleep:
        'part: the old howler on the drum; worse: it grumbles and pulls the drum closer under its ear, up to the rim; sign: six nut shells beside it, laid in a row with the open side up',
      doesNotUnderstand:
        'part: the howler who minds the drum; worse: it takes every word for a new song and carries the drum one branch up; sign: it copies each gesture of an empty hand',
      dark: 'part: the inside of the hollow tree; worse: the leaves close over the hole, and the drum cannot be seen; sign: one glimmer far in, where a drop hangs on the drum’s leaf',
    },
    to: '9-12',
  },
  lantern: {
    want: 'The ant postman has to reach the last nest before dark and has lost the firefly lantern for the path.',
    prize: 'the seed-pod lantern, no bigger than a plum, with a pale green light that comes and goes',
    obstacle: 'the strangler fig, where a shy sloth hung the lantern up and a sentry ant keeps the steps',
    drawn: {
      prize: 'greenLantern',
      obstacle: 'rootSteps',
      by: { shy: 'sloth', guarded: 'ant', heavy: 'seedPod' },
    },
    affords: {
      high: 'part: the smooth fig root under the lantern; worse: the branch swings back up, and the lantern hangs a twig higher; sign: a low knot in the root, as wide as a toe',
      shy: 'part: the young sloth with the lantern in its lap; worse: it turns very slowly to the trunk, and the light is covered; sign: one claw that looks out and waves a little',
      guarded:
        'part: the sentry ant on the lowest step; worse: it stands crossways with feelers up, and the lantern is behind it out of sight; sign: it keeps looking at the crumb that is too big for it',
      heavy:
        'part: the fallen seed cone on the lantern’s string; worse: it settles in the moss, and the lantern is pulled down flat; sign: one scale of the cone where it rocks',
    },
    to: '9-12',
  },
  sound: {
    want: 'The biology camp’s listening night starts at eight, and the night bird’s song from the first week is missing.',
    prize: 'the recorded song of the night bird, eleven seconds, played for everyone in the dark dining tent',
    obstacle: 'the camp’s recording team after a quarrel, with one microphone left and one tent zipped shut',
    drawn: {
      prize: 'recorder',
      obstacle: 'tent',
      by: { doesNotUnderstand: 'puzzled', heavy: 'rolledCloth' },
    },
    affords: {
      locked:
        'part: the zipped tent of the friend who has the recording; worse: the zip is drawn to the last tooth, and the small speaker goes silent; sign: a pair of headphones hung outside on the peg, with two plugs',
      doesNotUnderstand:
        'part: the visiting researcher, who hears a request as a report; worse: writes it down, takes the card away for the archive, with the song; sign: looks up at once when somebody whistles the first three notes',
      heavy:
        'part: the soaked canvas on the equipment table; worse: it sags and presses the speaker down to the wood; sign: one corner of the canvas that is dry and lifts',
    },
    from: '13-17',
  },
  bridge: {
    want: 'The village tests its new footbridge on Saturday at noon, and the work camp’s railing still has a gap.',
    prize: 'the last carved rail in its place, so that the little ones’ procession can go across',
    obstacle:
      'the work camp’s bridge site, where the plan was altered, the rail split and the forewoman says no',
    drawn: {
      prize: 'brokenPlank',
      obstacle: 'womanWithList',
      by: { broken: 'brokenPlank', tooMuchForOne: 'ropeKnot' },
    },
    affords: {
      broken:
        'part: the split carved rail; worse: a longer splinter comes away, and half of the carved bird is gone from it; sign: two splintered edges that fit',
      guarded:
        'part: the forewoman with the list; worse: folds it, stands on the first plank, and the rail goes under the tarpaulin; sign: keeps looking at the empty hook for the second safety helmet',
      tooMuchForOne:
        'part: the long hand rope of the bridge; worse: it comes out of the posts again, more twisted, and the rail hangs loose; sign: a second end of the rope, lying ready on the other bank',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const volcanicCrater = {
  stone: {
    want: 'The fire salamander must turn the glow stone over before the rain, because the little ones sleep by its light.',
    prize: 'the glow stone, dull as an old coin on top, all light on the other side',
    obstacle: 'the ash slope, grey and smooth like sugar, with the glow stone at its upper edge',
    drawn: {
      prize: 'volcanicCrater.prize',
      obstacle: 'ashSlope',
      by: { heavy: 'ashStone', tooMuchForOne: 'boulder', dark: 'volcanicCrater.obstacle' },
    },
    affords: {
      slippery:
        'part: the fine ash underfoot; worse: it carries them back to the start, and the glow stone slides a step lower; sign: one rough ledge of black stone in the ash',
      heavy:
        'part: the glow stone itself, half in the ash; worse: it settles in deeper, and its light side is pressed down; sign: one edge that rocks a little when the mountain mumbles',
      tooMuchForOne:
        'part: the round stone, which rolls back when only one side is lifted; worse: it lies where it was, more crooked, with less of its glow showing; sign: a second hollow for hands, free all the time',
      dark: 'part: the fold in the slope where the stone lies; worse: ash dust rises, and the stone cannot be told from its shadow; sign: one glimmer low down, thin as a thread',
    },
    to: '9-12',
  },
  pot: {
    want: 'The mountain’s grandmother wants her humming pot for supper, because without the hum the steam goes to bed too late.',
    prize: 'the humming pot, round and blue, that hums one note when held by both ears',
    obstacle: 'the mud pool with its bubbles, where a young mud dragon keeps the pot',
    drawn: { prize: 'pot', obstacle: 'mudDragon', by: { noisy: 'bubble', locked: 'shutLid' } },
    affords: {
      noisy:
        'part: the fattest bubble; worse: all the mud begins to blub, and the hum of the pot goes under; sign: the short hush before each bubble bursts',
      doesNotUnderstand:
        'part: the young mud dragon who minds the pot; worse: it takes every request for a game and puts the pot on its other side; sign: it answers at once to humming',
      asleep:
        'part: the mud dragon’s chin on the lid of the pot; worse: it snorts and lies down flatter, and the pot is in mud to its ears; sign: a row of black pebbles, from big to small',
      locked:
        'part: the lid rusted shut on the pot; worse: it jams more crookedly, and the note inside gets thinner; sign: a small wooden peg beside the lid that fits the hole',
    },
    to: '9-12',
  },
  reed: {
    want: 'The steam weaver needs her feather reed before the rain, to comb the last cloud so that it can lie down.',
    prize: 'the feather reed, soft at the end like a brush, silver with steam',
    obstacle: 'the arch of black stone where the reed stands in a crack and a steam hare lives',
    drawn: {
      prize: 'feather',
      obstacle: 'rockCrack',
      by: { shy: 'hare', needsTime: 'steam', guarded: 'beetle' },
    },
    affords: {
      narrow:
        'part: the crack in the stone arch; worse: pebbles close it, and the reed slips in up to its feather; sign: one place at knee height where the crack is wider',
      shy: 'part: the steam hare that sits with the reed; worse: it goes back into its own mist, and the reed goes with it; sign: one ear that looks out of the mist',
      needsTime:
        'part: the curtain of steam before the arch; worse: it fills up again from the bottom, and the reed is drowned in white; sign: the first clear drop that falls from the arch',
      guarded:
        'part: the stone beetle at the foot of the arch; worse: it squares its wings across the way, and the reed is out of sight; sign: it keeps looking at its own step, which lacks one stone',
    },
    to: '9-12',
  },
  station: {
    want: 'The observers’ hut at the rim sends its daily drum note at six, and today it is the young volunteers’ turn.',
    prize: 'the deep drum note of the hut, heard on the whole rim as the sign that all is calm',
    obstacle: 'the hut’s duty list, torn over a quarrel, and a duty friend who sits silent on the doorstep',
    drawn: { prize: 'bigDrum', obstacle: 'tornSheet', by: { shy: 'hooded', heavy: 'bigCrate' } },
    affords: {
      broken:
        'part: the duty list on the hut door; worse: another strip comes off, and today’s note has no name any more; sign: two torn edges that fit, with half a name on each',
      shy: 'part: the duty friend on the doorstep, face in the collar; worse: moves in behind the door, and the drumstick goes too; sign: one thumb that taps the beat against the wood',
      heavy:
        'part: the big drum under its cover; worse: it sinks on its stand, and the skin of the drum lies against the wall; sign: one foot of the stand that rocks',
    },
    from: '13-17',
  },
  play: {
    want: 'The crater theatre has its one performance before the rain, and the shadow mountain has no peak.',
    prize: 'the shadow of the mountain with its peak, whole on the white cloth, when the lamp goes on',
    obstacle: 'the stage they built, with a tangle of lines, a stage manager with a rule, and paint not dry',
    drawn: {
      prize: 'screen',
      obstacle: 'ropeKnot',
      by: { guarded: 'manWithFoldedArms', needsTime: 'blackPaint' },
    },
    affords: {
      tangled:
        'part: the line that lifts the mountain; worse: it runs into the other lines, and the peak hangs upside down in them; sign: one loose loop of line at the lowest hook',
      guarded:
        'part: the stage manager on the stairs, who closed the stage after the last change; worse: stands broader, and the peak is carried behind the curtain; sign: keeps looking at the cue sheet, where one page is missing',
      needsTime:
        'part: the black paint on the peak; worse: it smears back to wet, and the edge of the mountain runs; sign: the first dull spot on the paint',
    },
    from: '13-17',
  },
} as const satisfies Errands;
