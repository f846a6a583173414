import type { Errands } from './errand.ts';

export const lighthouseIsland = {
  lamp: {
    want: 'The lighthouse keeper, arms full of mending, asks them to clear the lamp before dark, for the last fishing boat.',
    prize: 'the big lamp at the top, whose curtain must be drawn back so that its beam can go out',
    obstacle: 'the spiral staircase, a hundred steps with an echo, which the keeper climbs with them',
    drawn: {
      prize: 'lighthouseIsland.prize',
      obstacle: 'lighthouseIsland.obstacle',
      by: { dark: 'stairTurn', tangled: 'ropeKnot', tooMuchForOne: 'rolledCloth' },
    },
    affords: {
      dark: 'part: the turn of the staircase; worse: the next turn looks blacker, and the line of light from the lamp is gone; sign: one glimmer far up, thin as a thread',
      noisy:
        'part: the echo on the steps; worse: a hundred feet answer, and the keeper’s count to the right door goes under; sign: the short hush between two turns',
      tangled:
        'part: the cord of the lamp’s curtain; worse: it draws together, and the curtain closes over the last of the lamp; sign: one loose loop of cord at the hook',
      tooMuchForOne:
        'part: the heavy cloth curtain round the lamp; worse: one side falls shut while the other opens, more crooked than before; sign: a second ring at the far hem, free all the time',
    },
    to: '9-12',
  },
  log: {
    want: 'The weather woman on the mainland rings at seven, and the keeper must read her the page of today.',
    prize: 'the blue log book with the ribbon, in which every day’s sea is written',
    obstacle: 'the keeper’s little store room on the ground floor, where the log book was put aside',
    drawn: {
      prize: 'blueBook',
      obstacle: 'cupboard',
      by: { asleep: 'sleepingDog', heavy: 'chainBox', narrow: 'wallShelf' },
    },
    affords: {
      locked:
        'part: the wooden store room cupboard; worse: its door jams at the corner, and the book slides down behind the shelf; sign: a whale-shaped hook on a nail beside it',
      asleep:
        'part: the old dog on the log book; worse: it grumbles and lies down longer, and the book is under its paws to the ribbon; sign: a rope end, a ball and one glove beside it, in a row',
      heavy:
        'part: the box of chain links on the book’s ribbon; worse: it settles, and the book is pressed against the boards; sign: one corner of the box that rocks',
      narrow:
        'part: the gap behind the shelf; worse: the shelf leans back, and the book slides down as far as the ribbon; sign: one place below the bottom board where it is wider',
    },
    to: '9-12',
  },
  boots: {
    want: 'The keeper’s grandson gets off the evening boat in wet socks and wants his yellow boots on the jetty.',
    prize: 'one yellow boot of a pair, with an anchor on the heel',
    obstacle:
      'the flat weed rocks beside the path, keeper’s hand in hand, where the boot lies by the seal’s place',
    drawn: {
      prize: 'boot',
      obstacle: 'wetRock',
      by: { shy: 'sealPup', guarded: 'gull', doesNotUnderstand: 'youngDog' },
    },
    affords: {
      slippery:
        'part: the green rock beside the path; worse: it slides feet back to the path, and the boot slides down a step; sign: one dry spot, rough with barnacles',
      shy: 'part: the seal pup that has the boot under its chin; worse: it goes further behind the rock, and the boot goes with it; sign: one round eye and whiskers that look out',
      guarded:
        'part: the gull on the boot’s rock; worse: it opens its wings and stands broader, and the boot is out of sight; sign: it keeps looking at the crust of bread on the path',
      doesNotUnderstand:
        'part: the keeper’s young dog, which carries the boot about; worse: it takes every call for play and trots to the end of the wall; sign: it sits down when a flat hand is held out',
    },
    to: '9-12',
  },
  horn: {
    want: 'At eight the old fog horn sounds once for the island festival, and the young keepers’ team has promised it.',
    prize: 'the one long note of the hand-pumped fog horn, heard as far as the mainland',
    obstacle: 'the horn shed after a failed trial, with a torn bellows and a team that no longer speaks',
    drawn: { prize: 'horn', obstacle: 'bellows', by: { shy: 'hooded', tooMuchForOne: 'woodenPole' } },
    affords: {
      broken:
        'part: the leather bellows of the horn; worse: the seam opens further, and the note is only a breath; sign: two edges of leather that fit, with the old stitch holes',
      shy: 'part: the team mate who was at the pump when it tore; worse: moves round to the sea side of the shed, and the pump handle goes too; sign: a boot that taps at the corner',
      tooMuchForOne:
        'part: the long pump beam; worse: one end goes down, the other springs back, and the horn coughs; sign: a second handle under the paint, free all the time',
    },
    from: '13-17',
  },
  radio: {
    want: 'The island’s young radio hour goes out at six, and the interview with the oldest keeper has no ending.',
    prize: 'the oldest keeper’s voice on the air, telling the night of the three ships to its end',
    obstacle:
      'the small studio in the lighthouse, with tapes in disorder and an old keeper who has stopped talking',
    drawn: { prize: 'radio', obstacle: 'silent', by: { guarded: 'womanWithList', needsTime: 'tape' } },
    affords: {
      locked:
        'part: the old keeper, silent with folded hands; worse: turns to the window, and the story is put away again; sign: an old whistle on a hook beside him, polished quite bright',
      guarded:
        'part: the studio head, who allows no second take after the first went wrong; worse: lays a hand over the list, and the interview is crossed out; sign: keeps looking at ten empty minutes at the end of it',
      needsTime:
        'part: the splice of tape that is drying; worse: it slips apart, and the voice is back at the first night; sign: the first edge that no longer curls',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const coralReef = {
  cleaner: {
    want: 'The shark has stood there with an open mouth since morning; the cleaner fish must come before the tide turns.',
    prize: 'the lost cleaner fish, small and blue, with one white stripe',
    obstacle: 'the sea grass maze, which opens on the left and closes on the right',
    drawn: { prize: 'coralReef.prize', obstacle: 'coralReef.obstacle', by: { tangled: 'weeds' } },
    affords: {
      tangled:
        'part: the sea grass blade round the path; worse: it plaits tighter, and the blue stripe is drawn deeper into the green; sign: one loose loop of grass close to the sand',
      shy: 'part: the cleaner fish in the grass; worse: it goes one passage further in, and the stripe is gone; sign: the tip of a tail that looks out, blue',
      noisy:
        'part: the clicking shrimps on every blade; worse: they click like rain, and the cleaner fish’s small bell goes under; sign: the short hush when a shadow passes over',
      narrow:
        'part: the gap between two bunches of grass; worse: they lean together, and the fish slips further in; sign: one place at the bottom where the gap is wider',
    },
    to: '9-12',
  },
  comb: {
    want: 'The sea horse’s grandmother teaches curls at high tide and cannot begin without the coral comb.',
    prize: 'the pink coral comb with seven teeth and a curled handle',
    obstacle: 'the giant clam that has shut itself over the comb, among cushions of sponge',
    drawn: {
      prize: 'comb',
      obstacle: 'clam',
      by: { heavy: 'boulder', needsTime: 'curtainOfSand', guarded: 'clownfish' },
    },
    affords: {
      asleep:
        'part: the giant clam with the comb in its lap; worse: it grumbles and closes by another finger, and only two teeth look out; sign: three pearls before it, laid out from small to big',
      heavy:
        'part: the round sponge stone on the comb’s handle; worse: it settles in the sand, and the comb is pressed under; sign: one edge of the stone that rocks',
      needsTime:
        'part: the cloud of sand over the clam; worse: it rises again from the bottom, and the comb is not to be seen; sign: the first clear patch, as small as a coin',
      guarded:
        'part: the clown fish in front of the clam; worse: it fans its fins out broader, and the comb is out of sight behind them; sign: it keeps looking at a bald place in its own home',
    },
    to: '9-12',
  },
  lamp: {
    want: 'The night school of small fish starts at dusk and has nothing to read by without the lantern shell.',
    prize: 'the lantern shell, thin and golden, with a light that breathes',
    obstacle: 'the hole in the old coral tower, where the lantern rolled in, with a hermit at its door',
    drawn: {
      prize: 'pinkShell',
      obstacle: 'coralHole',
      by: { doesNotUnderstand: 'hermitCrab', high: 'coralSteps' },
    },
    affords: {
      dark: 'part: the hole in the coral tower; worse: the shadow of the tower grows over it, and no gold is to be seen; sign: one gold glimmer far in, coming and going',
      locked:
        'part: the snail lid before the hole; worse: it jams in its groove, and the lantern rolls to the back; sign: a thin stick of coral beside it that belongs to the lid',
      doesNotUnderstand:
        'part: the hermit crab at the door, new here; worse: it takes every sign for a greeting, bows, and pushes the lantern further in; sign: it answers when somebody draws a round in the sand',
      high: 'part: the coral step below the hole; worse: sand runs off it, and the lantern rolls up to the next hollow; sign: one low branch of coral, as wide as a fin',
    },
    to: '9-12',
  },
  count: {
    want: 'The young reef watch must hand in its count at noon, or the buoys will be set on the wrong side.',
    prize: 'the map of the reef with all its living patches, coloured and hung up on the harbour wall',
    obstacle:
      'the reef watch’s boat shed after a quarrel over the numbers, with the map torn and the leader sitting on the list',
    drawn: { prize: 'map', obstacle: 'tornMap', by: { guarded: 'womanWithList', needsTime: 'bluePaint' } },
    affords: {
      broken:
        'part: the big paper map; worse: another strip comes away, and the eastern patches lie under the bench; sign: two torn edges that fit, blue to blue',
      guarded:
        'part: the watch leader, who lets nobody write on the list now; worse: shuts the folder, stands before the wall, and the map is turned round; sign: keeps looking at the dive log with one day blank',
      needsTime:
        'part: the blue wash on the paper; worse: it runs back into the green, and the patches have no border; sign: the first dry rim of colour',
    },
    from: '13-17',
  },
  song: {
    want: 'The aquarium night opens at seven, and the game the friends built for it has lost its reef sound.',
    prize: 'the sound of the living reef, crackling and calling, that fills the game and the room',
    obstacle: 'the friends’ project, where files, blame and one absent friend have come into a knot',
    drawn: {
      prize: 'recorder',
      obstacle: 'phone',
      by: { doesNotUnderstand: 'laptop', tooMuchForOne: 'coralArch' },
    },
    affords: {
      tangled:
        'part: the list of sound files under three names; worse: they overwrite each other, and the reef is one crackle shorter; sign: one file with its first name, untouched',
      doesNotUnderstand:
        'part: the helper program that sorts the sounds by itself; worse: does it all the other way round and files the reef under noise; sign: answers at once to its own short word: keep',
      tooMuchForOne:
        'part: the painted arch of coral in the doorway; worse: one foot stands and the other slides, and the loudspeaker is covered; sign: a second strut at the back, free all the time',
    },
    from: '13-17',
  },
} as const satisfies Errands;
