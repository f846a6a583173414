import type { Errands } from './errand.ts';

export const magicMeadow = {
  flower: {
    want: 'One flower has not woken; if the bumblebee’s hum does not reach it before the rain, it sleeps through the whole summer.',
    prize: 'the sleeping flower: face shut, head hanging, on the far bank',
    obstacle:
      'the stream: knee-deep, quick, chattering over green stones, with one loose plank and a sign saying bridge, later',
    drawn: { prize: 'magicMeadow.prize', obstacle: 'magicMeadow.obstacle', by: { tooMuchForOne: 'plank' } },
    affords: {
      slippery:
        'part: the green stones; worse: every foot slides back to the bank, spray bends the flower lower; sign: one dry stone, rough as toast',
      noisy:
        'part: the chattering water; worse: it chatters louder, the flower pulls its leaf over its ear; sign: one short hush after every seventh gurgle',
      tooMuchForOne:
        'part: the plank; worse: it swings round and lies crooked, splashing the flower; sign: a second rope loop on the plank, free all the time',
    },
    to: '9-12',
  },
  spot: {
    want: 'The ladybird has lost its seventh spot, and the beetles take their yearly photograph before the rain.',
    prize: 'the seventh spot: round, black, shiny as a button',
    obstacle: 'the fat toad on the flat stone, with the spot underneath, between stone and moss',
    drawn: { prize: 'button', obstacle: 'toad', by: { heavy: 'boulder' } },
    affords: {
      asleep:
        'part: the toad; worse: it grumbles, lies down broader, the spot quite gone; sign: three dewdrops and a reed, laid in order beside it',
      guarded:
        'part: the toad; worse: it stands up on all fours, pushes the spot behind it; sign: it keeps looking at the shade of the dock leaf',
      heavy:
        'part: the flat stone; worse: it sinks into the moss, the spot pressed deeper; sign: one edge that rocks a little',
    },
    to: '9-12',
  },
  bell: {
    want: 'The grasshoppers’ concert starts with the dew bell, and the sun will have dried the meadow by noon.',
    prize: 'the dew bell: a drop in a silver ring that rings when breathed upon',
    obstacle:
      'the spider’s harp: a web between two stalks, half torn, with the dew bell caught in its middle',
    drawn: { prize: 'silverBell', obstacle: 'spiderWeb', by: { shy: 'spider' } },
    affords: {
      tangled:
        'part: the thread; worse: it winds tighter, the dew bell drawn in and silent; sign: one loose loop, trembling',
      shy: 'part: the spider; worse: she runs further under the leaf and takes the bell along; sign: one striped knee looks out',
      broken:
        'part: the harp’s frame stalk; worse: another string drops off, the bell hangs by a hair; sign: two slanting edges that fit',
    },
    to: '9-12',
  },
  cello: {
    want: 'The meadow concert of the youth orchestra starts at dusk, and the youngest cellist still has no first note.',
    prize: 'the long first note of the cello, which goes over the whole meadow',
    obstacle:
      'the stage tent: a slack string, a rain sheet over everything, and a ring of older players at the only stand',
    drawn: {
      prize: 'cello',
      obstacle: 'olderOnes',
      by: { broken: 'brokenWoodThing', tooMuchForOne: 'rainSheet' },
    },
    affords: {
      broken:
        'part: the cello’s bridge; worse: a peg slips off too, the note only a buzz; sign: two edges of the bridge that fit',
      guarded:
        'part: the older players; worse: they draw their chairs together, the cello left outside; sign: one of them keeps looking for a missing page',
      tooMuchForOne:
        'part: the rain sheet; worse: it slaps back, more crooked, the cello covered to its neck; sign: a second loop on the other corner',
    },
    from: '13-17',
  },
  map: {
    want: 'Two volunteers map the meadow before it is mown at noon; what is not on the map will not be spared.',
    prize: 'the last square of the map: the blue flag that stays up when the mower comes',
    obstacle:
      'the unfinished square at the edge of the meadow, and a partner who took the list home in silence',
    drawn: { prize: 'map', obstacle: 'turnedGirl', by: { tangled: 'whiteLine', needsTime: 'budsClosed' } },
    affords: {
      tangled:
        'part: the marking string; worse: it knots about the stakes, the blue flag dragged flat; sign: one loose loop at the third stake',
      shy: 'part: the partner behind the hedge bank; worse: he goes further along it, list and flag in his bag; sign: the peak of his cap above the leaves',
      needsTime:
        'part: the closed buds; worse: they shut tighter, nobody can name them for the map; sign: one bud with a crack of blue',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const fairyTreehouse = {
  jar: {
    want: 'The wish jar is full and singing; if the wood fairy cannot open it before dark, the wishes go stale till next year.',
    prize: 'the wish jar: round, warm, buzzing, with a cork as big as a hat',
    obstacle: 'the missing rung: the rope ladder to the smallest room, with a gap where the seventh rung was',
    drawn: {
      prize: 'fairyTreehouse.prize',
      obstacle: 'ropeLadder',
      by: { broken: 'fairyTreehouse.obstacle', tooMuchForOne: 'woodenPole' },
    },
    affords: {
      high: 'part: the rope ladder; worse: it curls up a step, the jar swings and sings out of tune; sign: a low knothole where a foot would fit',
      broken:
        'part: the snapped rung; worse: another splinter drops, the jar tilts on its shelf; sign: two slanting edges that fit',
      tooMuchForOne:
        'part: the new rung; worse: ladder and rung swing apart, more crooked, the jar rolls back; sign: a second knot to hold, free all the time',
    },
    to: '9-12',
  },
  sock: {
    want: 'The squirrel baby sleeps only with both socks on, and one is gone, and the lights are going out window by window.',
    prize: 'the smallest sock: striped, as long as a thumb, still damp from the line',
    obstacle: 'the knothole: deep, round, the bed of an old owl, who took the sock for a pillow',
    drawn: { prize: 'sock', obstacle: 'treeHole', by: { asleep: 'owlAsleep' } },
    affords: {
      asleep:
        'part: the owl; worse: she ruffles, sits down on the sock until no stripe shows; sign: spectacles, nut and newspaper beside her in a row',
      dark: 'part: the knothole; worse: it looks deeper and blacker, no sock to be seen; sign: one white stripe glimmers far in',
      narrow:
        'part: the knothole’s rim; worse: the sock slides further down behind the bark; sign: below the lip it is wider',
    },
    to: '9-12',
  },
  bell: {
    want: 'The fairies fly home by the door bell, and tonight it has not rung; at dusk they would miss the branch.',
    prize: 'the door bell: a bluebell of thin glass, hung away in the hall cupboard for polishing',
    obstacle: 'the squirrel doorkeeper, with waistcoat and broom, in front of the shut hall cupboard',
    drawn: { prize: 'glassBell', obstacle: 'squirrel', by: { locked: 'cupboard' } },
    affords: {
      guarded:
        'part: the doorkeeper; worse: he stands broader, broom across, the bell out of sight; sign: he keeps looking at the one nut shelf that is empty',
      locked:
        'part: the cupboard door; worse: it jams more firmly, the bell gives half a clink and stops; sign: a carved peg on a string beside it',
      doesNotUnderstand:
        'part: the doorkeeper; worse: he sweeps them out and shuts the bell away deeper; sign: he wipes his feet whenever somebody else does',
    },
    to: '9-12',
  },
  chime: {
    want: 'The youth crew leads the lantern walk to the treehouse at nine; without the wind chime nobody finds the last turn.',
    prize: 'the sound of the big wind chime, made of forks, from the top platform',
    obstacle:
      'the chime on the ground: forks, lines and a beam, in the keeping of a crew that is already complete',
    drawn: {
      prize: 'windChime',
      obstacle: 'whiteLine',
      by: { guarded: 'womanWithList', tooMuchForOne: 'woodenPole' },
    },
    affords: {
      tangled:
        'part: the lines; worse: the forks clamp together and make no sound at all; sign: one loose loop round the smallest fork',
      guarded:
        'part: the crew leader with the list; worse: she folds the list, stands in front of the chime; sign: one lantern on her list has no name',
      tooMuchForOne:
        'part: the beam; worse: it drops back askew, forks in the leaves; sign: a second rope over the branch, free',
    },
    from: '13-17',
  },
  play: {
    want: 'Three friends make a radio play in the tree; at eight the village station calls, and the fairy has no voice.',
    prize: 'the fairy’s one sentence, spoken by the friend who left',
    obstacle: 'the friend in the lower room, script shut, since the others laughed in the wrong place',
    drawn: { prize: 'page', obstacle: 'silent', by: { needsTime: 'loadingBar', locked: 'list' } },
    affords: {
      locked:
        'part: the shut script; worse: the elastic snapped round it twice, her sentence inside; sign: her own pencil mark sticking out',
      doesNotUnderstand:
        'part: the friend; worse: she takes each word for a joke and puts her shoes on; sign: she still hums the play’s opening tune',
      needsTime:
        'part: the recorder’s charge bar; worse: it falls back to the first bar, the sentence unrecorded; sign: one bar that no longer blinks',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const enchantedForest = {
  path: {
    want: 'The young path ran off in the night; if the hedgehog does not have it back by dark, nobody gets home to supper.',
    prize: 'the lost path: narrow, soft, curled up like a cat behind the tree',
    obstacle: 'the riddle tree: a face on every side, a hundred arms, roots across every way round',
    drawn: { prize: 'enchantedForest.prize', obstacle: 'enchantedForest.obstacle', by: { tangled: 'vine' } },
    affords: {
      guarded:
        'part: the riddle tree; worse: it spreads its arms, no end of the path to be seen; sign: it keeps looking at its one bare twig',
      doesNotUnderstand:
        'part: the riddle tree; worse: it nods in all directions and tucks the path in deeper; sign: all its faces hum along when somebody hums',
      tangled:
        'part: the long root; worse: the roots cross tighter, the path pulled in to its tip; sign: one loose loop of root, mossy inside',
    },
    to: '9-12',
  },
  hat: {
    want: 'The old mushroom greets the moon every evening with its hat off, and today it has no hat to take off.',
    prize: 'the mushroom’s hat: red felt, white dots, a little bitten at the brim',
    obstacle: 'the hollow log: long, mossy, with a badger asleep in it and the hat behind him',
    drawn: { prize: 'mushroomHat', obstacle: 'hollowLog', by: { asleep: 'badgerAsleep' } },
    affords: {
      asleep:
        'part: the badger; worse: he growls softly, rolls on to the hat to its last dot; sign: brush, bowl and two acorns by his nose, in order',
      dark: 'part: the inside of the log; worse: it looks longer and blacker, no hat there; sign: one white dot glimmers far in',
      narrow:
        'part: the log’s mouth; worse: the hat slides further down towards the middle; sign: where the bark is split it is wider',
    },
    to: '9-12',
  },
  flute: {
    want: 'The owl asks one question every dusk, and only the acorn flute answers it; today the answer is late.',
    prize: 'the acorn flute: three holes, a willow mouthpiece, lying on top of the boulder',
    obstacle: 'the moss boulder: big as a cow, wet, round, in the very middle of the clearing',
    drawn: { prize: 'flute', obstacle: 'mossStone' },
    affords: {
      heavy:
        'part: the loose top stone; worse: it settles, the flute pressed into the moss; sign: one edge that rocks a little',
      slippery:
        'part: the wet moss; worse: everybody slides back down, the flute slides towards the far side; sign: one dry patch, rough with lichen',
      high: 'part: the boulder’s side; worse: the flute rolls further back, only its willow end seen; sign: a low dent just as wide as a foot',
    },
    to: '9-12',
  },
  riddle: {
    want: 'The youth group leads the forest game for the whole camp; without the last riddle it ends in the dark.',
    prize: 'the last riddle: a carved disc that answers with a click when it is laid down',
    obstacle: 'the station at the old tree, built by a second team that quarrelled over every rule',
    drawn: { prize: 'sign', obstacle: 'olderOnes', by: { tangled: 'ropeKnot', heavy: 'log' } },
    affords: {
      tangled:
        'part: the guide rope; worse: it winds round the trunk, the disc hoisted into the leaves; sign: one loose loop at the peg',
      guarded:
        'part: the second team’s leader; worse: he closes his circle, the disc in his jacket; sign: he keeps looking at the card with one empty field',
      heavy: 'part: the log seat; worse: it settles on the disc’s bag; sign: one edge that rocks on a root',
    },
    from: '13-17',
  },
  owl: {
    want: 'The forest internship ends with a sound walk at dusk, and the owl recording is missing from stop five.',
    prize: 'the recording: an owl, a pause, and a second owl much further away',
    obstacle: 'the other intern, who recorded it alone at dawn and was left off the poster',
    drawn: { prize: 'recorder', obstacle: 'hooded', by: { broken: 'brokenHandle', needsTime: 'duskLamp' } },
    affords: {
      broken:
        'part: the recorder’s clip; worse: the battery door drops off as well, the owls silent; sign: two edges of the clip that fit',
      shy: 'part: the other intern; worse: he walks deeper among the trunks, recorder in his hood; sign: one orange bootlace behind the trunk',
      needsTime:
        'part: the dusk itself; worse: the wood goes wary, back to the beginning, no owl anywhere; sign: the first blackbird stops singing',
    },
    from: '13-17',
  },
} as const satisfies Errands;
