import type { Errands } from './errand.ts';

export const familyCamping = {
  torch: {
    want: 'The smallest camper wants to be walked across the meadow to brush teeth, and before the first star there must be a light.',
    prize: 'the green torch with the dented ring',
    obstacle: 'the heap of tent poles and guy ropes that came down on top of the torch',
    drawn: {
      prize: 'familyCamping.prize',
      obstacle: 'familyCamping.obstacle',
      by: { tangled: 'ropeKnot', tooMuchForOne: 'woodenPole' },
    },
    affords: {
      tangled:
        'part: the guy rope; worse: it pulls tight and the torch goes in deeper; sign: one loose loop by the red peg',
      tooMuchForOne:
        'part: the longest pole; worse: all fall back more crooked, the torch covered; sign: a second end to hold, free in the grass',
      dark: 'part: the inside of the heap; worse: it looks bigger and blacker, no torch; sign: one glimmer of its glass far in',
    },
    to: '9-12',
  },
  toggle: {
    want: 'The neighbours’ tent door flaps, their baby wakes at every puff of wind, and their only wooden toggle is gone.',
    prize: 'the wooden toggle with a groove round its middle',
    obstacle: 'a squirrel on its stump, who has taken the toggle for a nut',
    drawn: { prize: 'button', obstacle: 'squirrel', by: { high: 'rootSteps' } },
    affords: {
      shy: 'part: the squirrel; worse: it slips further into the hollow, toggle and all; sign: the tip of its tail looks out',
      guarded:
        'part: the squirrel on the stump; worse: it spreads its tail, toggle behind it; sign: it keeps looking at an acorn fallen below',
      doesNotUnderstand:
        'part: the squirrel; worse: it takes each call for a chase and tucks the toggle away; sign: it listens to two nuts tapped together',
      high: 'part: the trunk behind the stump; worse: the toggle goes up one fork more; sign: one knot low down where a hand fits',
    },
    to: '9-12',
  },
  owl: {
    want: 'Grandfather has carried his folding chair to this meadow for nine summers to hear the owl, and soon his eyes fall shut.',
    prize: 'the owl’s call, two notes and a long one',
    obstacle:
      'the wet bank up to the listening bench, with rattling tents on one side and late light on the other',
    drawn: { prize: 'owl', obstacle: 'mudSlope', by: { noisy: 'rattlingPots', needsTime: 'duskLamp' } },
    affords: {
      slippery:
        'part: the dewy bank; worse: boots slide back to the tents, and the call is further off; sign: one dry, rough root halfway up',
      noisy:
        'part: the rattling pots on the line; worse: they clatter and the owl goes under; sign: a short hush between two gusts',
      needsTime:
        'part: the evening, still too light; worse: a lantern comes, the owl falls back into silence; sign: the first drop of dew on the bench',
    },
    to: '9-12',
  },
  stars: {
    want: 'The youth group’s night hike ends at the hut, and the film of the shooting stars is promised to the friend with a broken leg.',
    prize: 'thirty seconds of film with one shooting star in it',
    obstacle:
      'a night programme in which each group of the camp has planned something else for the same meadow',
    drawn: { prize: 'photo', obstacle: 'list', by: { guarded: 'womanWithList', needsTime: 'cloudInWay' } },
    affords: {
      tangled:
        'part: the plan on the board; worse: another arrow, the meadow given to three groups; sign: one hour with no arrow',
      guarded:
        'part: the camp leader; worse: she tapes off the path too, the meadow behind it; sign: she keeps looking at a list one name short',
      needsTime: 'part: the cloud; worse: it closes again and the film stays grey; sign: one star at its rim',
    },
    from: '13-17',
  },
  table: {
    want: 'Three families who fell out at noon share one field until Sunday, and tonight is the last supper before the long drive.',
    prize: 'the long table with all three tablecloths and one song at the end',
    obstacle: 'a quarrel about a tent place, and three camping tables a field apart',
    drawn: { prize: 'table', obstacle: 'tent', by: { doesNotUnderstand: 'puzzled', tooMuchForOne: 'table' } },
    affords: {
      locked:
        'part: the cousin in the closed tent; worse: the zip goes right down, one voice less; sign: a plate with a spoon set beside the tent, hers',
      doesNotUnderstand:
        'part: the uncle, who hears each word as blame; worse: he carries his table further away; sign: he hums when somebody starts the song',
      tooMuchForOne:
        'part: the joined table top; worse: it comes apart, the cloths in the grass; sign: a second pair of handles, free',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const familyVacation = {
  bucket: {
    want: 'The small cousin’s sand whale gets one more wet skin before the train, and without the bucket it will crumble.',
    prize: 'the lost bucket, red, with a star in its bottom',
    obstacle: 'a language nobody knows, and the child from next door who tells in it where the bucket is',
    drawn: {
      prize: 'familyVacation.prize',
      obstacle: 'puzzledChild',
      by: { needsTime: 'familyVacation.obstacle' },
    },
    affords: {
      doesNotUnderstand:
        'part: the child from next door; worse: the child points the other way and takes the bucket along; sign: it nods at a drawing in the sand',
      shy: 'part: the child from next door; worse: further behind the wall, the bucket too; sign: five toes that look round the corner',
      guarded:
        'part: the child before the garden gate; worse: it spreads its arms, the bucket out of sight; sign: it keeps looking at a ball without a partner',
      needsTime:
        'part: the conversation; worse: it falls back to shaking heads, bucket further off; sign: the first word that is alike in both',
    },
    to: '9-12',
  },
  shell: {
    want: 'Grandmother’s chair cannot come onto the sand, and before the suitcases close she would like to hold the twisted shell once.',
    prize: 'the twisted shell with the pink inside',
    obstacle: 'the beach rock with its cleft, above the tide line, where everybody’s towels are',
    drawn: {
      prize: 'pinkShell',
      obstacle: 'wetRock',
      by: { narrow: 'rockCrack', heavy: 'boulder', dark: 'caveMouth' },
    },
    affords: {
      slippery:
        'part: the weedy rock; worse: sandals slide back and the shell rolls too; sign: one dry spot with rough limpets',
      narrow: 'part: the cleft; worse: the shell slips further in; sign: on the sunny side it is wider',
      heavy:
        'part: the stone before the cleft; worse: it sinks into the sand, the shell pressed behind; sign: one edge that rocks',
      dark: 'part: the hollow of the cleft; worse: it looks deeper and the shell is gone; sign: one pink glimmer far in',
    },
    to: '9-12',
  },
  kite: {
    want: 'The cousins’ bus leaves when the ice cream van rings, and they have never yet seen their own kite in the air.',
    prize: 'the fish kite with a tail of nine bows',
    obstacle: 'the big parasol, into which the wind has put the kite',
    drawn: {
      prize: 'fishKite',
      obstacle: 'ropeKnot',
      by: { broken: 'brokenPole', tooMuchForOne: 'stripedCloth' },
    },
    affords: {
      tangled:
        'part: the kite string; worse: it winds round the pole, the fish pulled in to its eyes; sign: one loose loop at the third bow',
      broken:
        'part: the kite’s cross stick; worse: another end comes off, the fish hangs limp; sign: two edges that fit',
      tooMuchForOne:
        'part: the parasol’s cloth; worse: it swings back askew, the kite deeper in; sign: a second loop to hold at the other corner',
    },
    to: '9-12',
  },
  festival: {
    want: 'The last night is the harbour festival, where every guest street sings a verse, and this street has none yet.',
    prize: 'one verse in two languages, sung from the harbour steps',
    obstacle: 'the young people of the place, who rehearse behind a fence in words no guest understands',
    drawn: {
      prize: 'tambourine',
      obstacle: 'puzzledChild',
      by: { tangled: 'tornSheet', needsTime: 'hourglass' },
    },
    affords: {
      doesNotUnderstand:
        'part: the boy with the tambourine; worse: he takes the question for a joke, the verse goes to others; sign: he answers a clapped beat',
      tangled:
        'part: the sheet with verses, arrows and three spellings; worse: a line too many, nobody can sing it; sign: one line nobody has claimed',
      needsTime:
        'part: the foreign chorus; worse: it falls apart into laughter, back to the start; sign: one word that comes out right',
    },
    from: '13-17',
  },
  photo: {
    want: 'The family has not been on one picture for three years, and tomorrow at six each half takes another train.',
    prize: 'one photograph with all of them in it, sea behind',
    obstacle: 'a holiday in two flats, with a promise broken on the first day',
    drawn: { prize: 'photo', obstacle: 'tornSheet', by: { shy: 'hooded', heavy: 'suitcase' } },
    affords: {
      broken:
        'part: the promise of a day together; worse: another afternoon drops out, the picture has fewer heads; sign: two plans whose free hours fit',
      shy: 'part: the sister under the hood; worse: she walks on along the shore path, one head fewer in the picture; sign: her chin looks out of it',
      heavy:
        'part: the great suitcase in the doorway; worse: it settles, the camera bag pressed under it; sign: one wheel that rocks',
    },
    from: '13-17',
  },
} as const satisfies Errands;
