import type { Errands } from './errand.ts';

export const treasureIsland = {
  chest: {
    want: 'The hermit crab must open the chest before the tide comes back, or the salt will seal its lid for a year.',
    prize: 'the treasure chest on the bank behind the swamp, full of old maps that each have one mistake',
    obstacle: 'the swamp in between, brown and flat, with roots for a path and bubbles that say blob',
    drawn: {
      prize: 'treasureIsland.prize',
      obstacle: 'treasureIsland.obstacle',
      by: { slippery: 'rootSteps', noisy: 'bubble', needsTime: 'mudSlope', guarded: 'toad' },
    },
    affords: {
      slippery:
        'part: the wet root across the mud; worse: it rolls them back to the sand, and the chest slips down the bank as far as its handle; sign: one dry knot on the root, rough as bread crust',
      noisy:
        'part: the biggest bubble; worse: blob comes from every side, and the knocking that tells where the chest stands goes under; sign: the short hush after every third bubble',
      needsTime:
        'part: the crust that the ebb is drying on the mud; worse: it breaks back into soup, and the chest sinks in by a finger; sign: the first thin dry crack at the edge',
      guarded:
        'part: the fat toad on the only plank; worse: it blows itself up wider, and the chest is quite hidden behind its back; sign: the toad keeps looking at its dry pool and at the watering shell beside it',
    },
    to: '9-12',
  },
  bell: {
    want: 'The little ferry listens for the ship’s bell at dusk; without one ring it cannot find its landing place.',
    prize: 'the brass ship’s bell, green at the rim, that hangs in half a ship in a tree',
    obstacle: 'the half ship in the fork of the tree, hung about with old rigging, where a pelican lives',
    drawn: {
      prize: 'brassBell',
      obstacle: 'shipInTree',
      by: { tangled: 'ropeKnot', asleep: 'pelicanAsleep' },
    },
    affords: {
      tangled:
        'part: the tarred rope round the bell; worse: the knot goes small and hard, and the bell is drawn in until only its rim shows; sign: one loose loop of rope that nobody has pulled tight',
      high: 'part: the leaning trunk under the half ship; worse: the ship tips back in the fork, and the bell swings up one branch higher; sign: a low knot in the bark, just wide enough for a foot',
      asleep:
        'part: the pelican asleep on the bell; worse: it grumbles and settles down broader, and the bell is gone up to its ring; sign: three fish bones and a button beside the nest, laid out by size',
    },
    to: '9-12',
  },
  bottle: {
    want: 'The shell post must bring the bottle letter to the lonely buoy before the evening tide carries the boat away.',
    prize: 'the green bottle with the rolled letter inside and the buoy’s name on it',
    obstacle:
      'the hollow rock on the beach, with a round stone before it and somebody small who lives inside',
    drawn: {
      prize: 'bottle',
      obstacle: 'rockCrack',
      by: { dark: 'caveMouth', shy: 'shrimp', heavy: 'boulder' },
    },
    affords: {
      narrow:
        'part: the crack in the hollow rock; worse: sand trickles after it, and the bottle slides in until only the cork is seen; sign: one place low down where the waves have worn the crack wider',
      dark: 'part: the hollow behind the crack; worse: the shadow reaches out to the sand, and the green of the bottle is not to be seen; sign: one green glimmer far in, when the sun touches the pool',
      shy: 'part: the little shrimp that holds the bottle; worse: it goes backwards into the last corner, and the bottle goes with it; sign: one feeler that looks out and trembles',
      heavy:
        'part: the round stone before the hollow; worse: it settles into the sand with a sigh and presses the bottle against the wall; sign: one edge of the stone that rocks a little',
    },
    to: '9-12',
  },
  film: {
    want: 'The island’s film night begins at nine, and the crew’s short film still has no voice in its last scene.',
    prize: 'the last scene with its spoken sentence, heard aloud from the screen between the pines',
    obstacle: 'the crew that fell out over the ending, and the sound friend who left with the recorder',
    drawn: { prize: 'screen', obstacle: 'phone', by: { shy: 'hooded', tooMuchForOne: 'woodenPole' } },
    affords: {
      tangled:
        'part: the crew’s thread of messages; worse: each answer crosses another, and the last scene goes to the bottom of the list; sign: one sentence, two days old, that nobody has answered',
      shy: 'part: the sound friend, sitting in the beached boat; worse: turned further away, hood up, and the recorder goes under the jacket; sign: the red light of the recorder shows at a sleeve; it is running',
      tooMuchForOne:
        'part: the pole of the big screen cloth; worse: one side stands while the other falls, and the scene lies on the sand in creases; sign: a second rope at the other pole, free all the time',
    },
    from: '13-17',
  },
  ferry: {
    want: 'On the first day of the summer job the rowing ferry must bring the wedding band across before the tide falls.',
    prize: 'the row of seven lamps along the jetty, all lit, that tells the boats they may land',
    obstacle: 'the jetty job with its old ferryman, a smashed lamp stand and a rule that nobody explains',
    drawn: { prize: 'lantern', obstacle: 'ferryman', by: { broken: 'brokenPole', needsTime: 'gluePot' } },
    affords: {
      broken:
        'part: the lamp stand in the shed; worse: a second foot comes off, and three of the lamps roll under the bench; sign: two bright edges in the wood that fit each other',
      guarded:
        'part: the old ferryman who lets no beginner on the jetty; worse: plants himself broader, and the lamps go behind the shed door; sign: holds his tide table far off; his glasses are missing',
      needsTime:
        'part: the glue in the joint of the lamp stand; worse: the joint gives, back to the beginning, and the lamps must lie down again; sign: one small drop at the edge that no longer runs',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const dinosaurIsland = {
  egg: {
    want: 'The small triceratops must have the speckled egg back in the nest before dusk, because it has to stay warm.',
    prize: 'the speckled egg that rolled away, as big as a melon, with somebody knocking inside',
    obstacle: 'the fern wall, thick as fur, that closes again wherever one pushes it aside',
    drawn: {
      prize: 'dinosaurIsland.prize',
      obstacle: 'dinosaurIsland.obstacle',
      by: { dark: 'fernHole', tangled: 'vine' },
    },
    affords: {
      tangled:
        'part: the longest fern frond round the egg; worse: it curls tighter, and the egg is wrapped in until three speckles look out; sign: one loose curl in the frond that has not closed',
      narrow:
        'part: the gap between two fern stems; worse: the stems lean together, and the egg rolls further in, out of arm’s reach; sign: one place near the ground where the gap is wider, bent by the rolling egg',
      dark: 'part: the hollow under the ferns; worse: more fronds lie down over it, and the egg is not to be seen; sign: one pale glimmer far in, with speckles',
      needsTime:
        'part: the young frond rolled up across the way; worse: it rolls up again from the beginning and takes the egg’s edge with it; sign: the very tip, which has opened by one leaf',
    },
    to: '9-12',
  },
  whistle: {
    want: 'The mother longneck wants the reed pipe for the evening call, or her three youngest will not know where bed is.',
    prize: 'the hollow reed pipe that plays the evening call, two notes, low and lower',
    obstacle: 'the old stegosaur who lies across the path and has the pipe in charge',
    drawn: { prize: 'reedPipe', obstacle: 'stegosaurus' },
    affords: {
      asleep:
        'part: the stegosaur’s tail, curled over the pipe; worse: it grunts and lies down closer, and the pipe is under it up to the last hole; sign: four smooth stones beside its nose, laid out from big to small',
      doesNotUnderstand:
        'part: the stegosaur, who takes each word for a kind of leaf; worse: it nods kindly and pushes the pipe behind its plates, further away; sign: it hums back whenever a foot taps twice upon the ground',
      heavy:
        'part: the stegosaur’s tail across the pipe; worse: it sinks into the warm mud, and the pipe is pressed in with it; sign: the tip of the tail, which rocks with every breath',
      noisy:
        'part: the stegosaur’s snoring, which makes the pebbles hop; worse: it grows like a rolling barrel, and the two notes in the pipe cannot be heard; sign: the short hush between out and in',
    },
    to: '9-12',
  },
  leaf: {
    want: 'The baby pterosaur needs the feather leaf for its first glide, while the evening wind still blows.',
    prize: 'the big silver feather leaf, light as paper, with a stalk one can hold',
    obstacle: 'the mud step below the only silver tree, watched by two young duckbills who play there',
    drawn: {
      prize: 'feather',
      obstacle: 'rootSteps',
      by: { slippery: 'mudSlope', shy: 'duckbill', guarded: 'duckbill' },
    },
    affords: {
      slippery:
        'part: the smooth mud step; worse: it slides everyone back to the bottom, and the silver leaf blows one branch further; sign: one patch with old footprints, dry and rough',
      high: 'part: the trunk of the silver tree; worse: it sways back, and the leaf goes a twig higher; sign: a stump of branch quite low down, wide enough for a foot',
      shy: 'part: the smallest duckbill, who holds the fallen leaf; worse: it goes deeper behind the trunk, and the leaf goes with it; sign: a flat nose that looks out beside the trunk',
      guarded:
        'part: the bigger duckbill on the step; worse: it stands broader with its arms out, and the leaf is out of sight; sign: it keeps looking at the ball of moss that rolled into the pool',
    },
    to: '9-12',
  },
  bones: {
    want: 'The dig camp shows its find to the village at six, and the plaster jaw still lacks its last tooth.',
    prize: 'the jaw of the dinosaur, whole, on the table under the tent with all its teeth in a row',
    obstacle: 'the young diggers’ tent, where the find list is in a mess and the team has stopped talking',
    drawn: {
      prize: 'jaw',
      obstacle: 'womanWithList',
      by: { broken: 'brokenWoodThing', needsTime: 'gluePot' },
    },
    affords: {
      broken:
        'part: the plaster jaw on the table; worse: another piece comes off along the hinge, and the tooth lies alone in its box; sign: two white edges that fit',
      guarded:
        'part: the dig leader’s assistant, who lets nobody touch the trays; worse: draws the cloth over the trays, and the jaw is out of sight; sign: keeps looking at the empty line where the finder’s name belongs',
      needsTime:
        'part: the plaster in the joint; worse: it slumps back into paste, and the tooth tips out again; sign: the first dry white rim along the edge',
    },
    from: '13-17',
  },
  trail: {
    want: 'At four a class of six-year-olds comes to the dinosaur trail, and the talking footprint does not talk.',
    prize: 'the recorded roar with its slow footsteps, heard from the third bush of the trail',
    obstacle: 'the trail the friends built, with its loudspeaker box shut and its maker not answering',
    drawn: {
      prize: 'loudspeaker',
      obstacle: 'latchBox',
      by: { doesNotUnderstand: 'puzzled', tooMuchForOne: 'woodenPole' },
    },
    affords: {
      locked:
        'part: the wooden speaker box; worse: the lid jams in its groove, and the roar stays a murmur inside; sign: a bent tent peg beside it that was always its key',
      doesNotUnderstand:
        'part: the trail helper from the other town, who switches it the other way round; worse: turns the roar off and the birds on, with a kind smile; sign: nods at once at any sketch with arrows',
      tooMuchForOne:
        'part: the long painted neck of the dinosaur; worse: one end up, the other down, and it lies over the speaker more crooked than before; sign: a second handle behind the head, free all the time',
    },
    from: '13-17',
  },
} as const satisfies Errands;
