import type { Errands } from './errand.ts';

export const birthdayParty = {
  balloon: {
    want: 'The neighbour’s child with spots waits behind the window two doors down for the yellow balloon, and at six the window is shut.',
    prize: 'the last balloon, yellow, with a squeak left in it',
    obstacle: 'the ribbon, knotted over, under and round the back of a chair',
    drawn: { prize: 'birthdayParty.prize', obstacle: 'redRibbon' },
    affords: {
      tangled:
        'part: the ribbon; worse: the knot gets hard and the balloon is pulled down onto the seat; sign: one loose loop behind the chair leg',
      high: 'part: the ribbon above the chair; worse: the balloon bobs up under the ceiling; sign: the ribbon’s tail low by the chair leg, where a hand fits',
      narrow:
        'part: the gap between chair back and wall; worse: the balloon squeaks and slides further in; sign: near the curtain the gap is wider',
    },
    to: '9-12',
  },
  crown: {
    want: 'The great-grandfather in the armchair is to be in the photograph as king, and the friend with the camera is putting on her coat.',
    prize: 'the gold paper crown with three points left',
    obstacle: 'the neighbour’s puppy, who has carried the crown off under the sofa',
    drawn: { prize: 'crown', obstacle: 'puppy', by: { dark: 'underSofa', shy: 'underSofa' } },
    affords: {
      shy: 'part: the puppy under the sofa; worse: it creeps further back and the crown goes along; sign: one soft ear that looks out',
      guarded:
        'part: the puppy lying before the crown; worse: it makes itself broad, no gold to be seen; sign: it keeps looking at its ball on the chair',
      doesNotUnderstand:
        'part: the puppy; worse: it takes each reach for a tug game and a point tears; sign: it sits at a flat, open hand',
      dark: 'part: the space under the sofa; worse: it looks bigger and blacker, no crown; sign: one gold glimmer at the back',
    },
    to: '9-12',
  },
  cakeTable: {
    want: 'The parents ring at five, and by then the cake with all the names must stand where everybody can reach it.',
    prize: 'the cake with everybody’s name in icing, waiting on its tray',
    obstacle: 'the long folding table, which will neither unfold nor stand',
    drawn: { prize: 'cake', obstacle: 'table', by: { broken: 'brokenHandle', needsTime: 'cake' } },
    affords: {
      tooMuchForOne:
        'part: the table leaf; worse: it folds back askew, the cake pushed to the sideboard’s rim; sign: a second grip under the far end, free',
      broken:
        'part: the wooden prop of the leg; worse: a piece more comes off, the tray slides; sign: two edges that fit',
      heavy:
        'part: the table top; worse: it settles on the rug, the cake stuck behind it; sign: one corner that rocks',
      needsTime:
        'part: the icing, still wet; worse: two names run together, back to the beginning; sign: one letter has a dull, dry edge',
    },
    to: '9-12',
  },
  surprise: {
    want: 'The friend who turns sixteen thinks that nobody remembered, and in an hour she takes the bus to her father’s.',
    prize: 'the film of twelve greetings, shown on the garage door',
    obstacle: 'a surprise that twelve people have planned in four chats at once',
    drawn: {
      prize: 'bedsheetScreen',
      obstacle: 'phone',
      by: { guarded: 'olderPupil', tooMuchForOne: 'rolledCloth' },
    },
    affords: {
      tangled:
        'part: the chats on the phone; worse: a greeting lands in the wrong one, the film has a hole; sign: one question nobody answered',
      guarded:
        'part: the brother with the garage key; worse: he stands in the doorway, the screen behind him; sign: he keeps looking at the seat nobody offered him',
      tooMuchForOne:
        'part: the bedsheet screen; worse: it comes down crooked on all sides, the film on the bushes; sign: a second corner with a loop, free',
    },
    from: '13-17',
  },
  playlist: {
    want: 'The cousin’s party is the first one with dancing for everybody, small and old, and after three songs the floor is empty.',
    prize: 'one song to which the whole room dances, heard down to the street',
    obstacle: 'the music corner, where two friends have stopped speaking to each other',
    drawn: {
      prize: 'loudspeaker',
      obstacle: 'silent',
      by: { doesNotUnderstand: 'puzzled', needsTime: 'hourglass' },
    },
    affords: {
      locked:
        'part: the friend with the headphones on; worse: he turns his chair away, the music stops; sign: his old mixtape list lies beside him',
      doesNotUnderstand:
        'part: the uncle who takes each wish for criticism; worse: he plays marches, the floor stays empty; sign: he taps along to one rhythm',
      needsTime:
        'part: the empty dance floor; worse: two more sit down, the song ends unheard; sign: one foot under a chair begins to tap',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const playground = {
  swing: {
    want: 'The grandmother who pushes best of all has only until the street lamps come on, and then her bus goes.',
    prize: 'the blue swing with the long chains, the one that flies furthest',
    obstacle: 'the high slide, over whose rail somebody has flung the swing',
    drawn: { prize: 'playground.prize', obstacle: 'playground.obstacle', by: { tangled: 'ropeKnot' } },
    affords: {
      high: 'part: the ladder side of the slide; worse: the swing slips over one bar higher; sign: one low bar where a hand fits beside Grandmother’s',
      slippery:
        'part: the shining slide; worse: shoes slide back to the sand, the swing slips too; sign: one rough patch along the rim',
      tangled:
        'part: the swing’s rope end; worse: it winds round once more and the seat tips up; sign: one loose loop at the rail',
    },
    to: '9-12',
  },
  boat: {
    want: 'The harbour in the sandpit opens before the rain, says its harbour master, and there is not a single boat in it.',
    prize: 'the wooden boat with a leaf for a sail',
    obstacle: 'the big open play pipe in the hill, where a small child sits with the boat',
    drawn: { prize: 'boat', obstacle: 'pipeEnd', by: { shy: 'toddler' } },
    affords: {
      dark: 'part: the pipe; worse: it looks longer and blacker, no sail to be seen; sign: one glimmer of sky at the far end',
      noisy:
        'part: the echo in the pipe; worse: it booms, and the small child with the boat hears nothing; sign: a short hush between two echoes',
      shy: 'part: the small child; worse: it goes further in, the boat on its knees; sign: one shoe toe that looks out',
      narrow:
        'part: the space beside the child; worse: the boat slides further along; sign: in the middle the pipe is an arm wider',
    },
    to: '9-12',
  },
  sieve: {
    want: 'The sand bakers have promised forty cakes for the gardener’s last day, and the gardener is already hanging up her rake.',
    prize: 'the red sieve with the fine holes',
    obstacle: 'a very small child, who sits on a mound of sand with the sieve and rules there',
    drawn: { prize: 'sieve', obstacle: 'toddlerOnSand', by: { needsTime: 'curtainOfSand' } },
    affords: {
      guarded:
        'part: the very small child; worse: it sits down on the sieve, arms wide; sign: it keeps looking at a bucket without a spade',
      doesNotUnderstand:
        'part: the very small child; worse: it takes every please for a gift and buries the sieve; sign: it gives back whatever is given to it',
      needsTime:
        'part: the wet sand on the sieve; worse: it clumps again, the holes are shut; sign: one grain at the rim has gone light',
    },
    to: '9-12',
  },
  jam: {
    want: 'The skate crew, the small children and the old chess players share one evening, and at nine the park lamps go out.',
    prize: 'the first concert on the climbing frame, heard on all the benches',
    obstacle: 'an agreement about the place that three groups have each made for themselves',
    drawn: {
      prize: 'guitar',
      obstacle: 'list',
      by: { guarded: 'manWithFoldedArms', tooMuchForOne: 'plank' },
    },
    affords: {
      tangled:
        'part: the three sign-up sheets; worse: a fourth appears, the concert has no hour; sign: one line on which no one has written',
      guarded:
        'part: the oldest chess player; worse: he puts his board on the stage spot; sign: he keeps looking at the second chair, which is empty',
      tooMuchForOne:
        'part: the plank stage; worse: it slides down on all sides, the singers stand in the sand; sign: a second rope handle, free',
    },
    from: '13-17',
  },
  mural: {
    want: 'The old playground will be pulled down tomorrow, and a photograph of the wall with everybody’s hands on it is all that can stay.',
    prize: 'one photograph of the wall, with every hand and every name in view',
    obstacle: 'the wall itself, overgrown, half painted over, with one old friend missing from it',
    drawn: { prize: 'mural', obstacle: 'bench', by: { broken: 'tornSheet', shy: 'hooded' } },
    affords: {
      heavy:
        'part: the stone bench before the wall; worse: it settles, half the hands hidden; sign: one edge that rocks',
      broken:
        'part: the friendship that the missing hand belonged to; worse: another name is scratched away; sign: two half stars on the wall that fit',
      shy: 'part: the friend behind the fence; worse: three steps further off, the picture empty on the left; sign: one painted thumb shows through the slats',
    },
    from: '13-17',
  },
} as const satisfies Errands;
