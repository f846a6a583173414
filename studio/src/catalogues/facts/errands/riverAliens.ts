import type { Errands } from './errand.ts';

export const riverRaft = {
  wheel: {
    want: 'Grandad, who walks along the bank beside them, wants to see the old mill wheel turn once before dark.',
    prize: 'the mill wheel that has stood still since the flood',
    obstacle:
      'the beaver dam before the mill, sticks on every side, in ankle-deep water, with Grandad beside it',
    drawn: {
      prize: 'riverRaft.prize',
      obstacle: 'riverRaft.obstacle',
      by: { tangled: 'vine', heavy: 'log', slippery: 'log' },
    },
    affords: {
      tangled:
        'part: the willow branch through the spokes; worse: it bends in tighter, and the wheel is pulled down by a tooth; sign: one loose loop of branch near the hub',
      heavy:
        'part: the log against the wheel; worse: it settles in the mud, and the wheel is pressed to the wall; sign: one end of the log that rocks',
      tooMuchForOne:
        'part: one stick of the dam, which holds the next; worse: they lie as before, more crooked, and no water reaches the wheel; sign: a second stump to take hold of, free all the time',
      slippery:
        'part: the wet log before the wheel; worse: it rolls feet back to the bank, and the wheel jerks back half a turn; sign: one dry spot of bark, rough as a rasp',
    },
    to: '9-12',
  },
  basket: {
    want: 'The otter watcher on the bank has had nothing since noon; the picnic basket must be at the bend by six.',
    prize: 'the picnic basket with the checked cloth and the raft friends’ sandwiches',
    obstacle: 'the mill’s bank, where the basket drifted ashore in the reeds among ducks',
    drawn: { prize: 'basket', obstacle: 'weeds', by: { guarded: 'duck', shy: 'otter', dark: 'treeHole' } },
    affords: {
      guarded:
        'part: the drake before the basket; worse: it stretches and stands broader, and the basket is out of sight; sign: it keeps looking at the duckling on the wrong side of the log',
      shy: 'part: the young otter behind the basket; worse: it goes deeper into the reeds and draws the cloth along; sign: one wet nose that looks out',
      dark: 'part: the hollow under the alder roots; worse: a cloud goes over, and the red checks cannot be seen; sign: one red glimmer far in',
      narrow:
        'part: the gap in the reeds; worse: the reeds close up, and the basket drifts further in; sign: one place near the bank where the gap is wider',
    },
    to: '9-12',
  },
  horn: {
    want: 'The ferryman’s little boy waves at every boat, and at dusk he must hear theirs: the raft’s tin horn.',
    prize: 'the tin horn of the raft, red, with a dent and one deep note',
    obstacle: 'the mill garden where the horn was left, behind the weir’s roar, near the miller’s goat',
    drawn: {
      prize: 'horn',
      obstacle: 'goatWithStrap',
      by: { noisy: 'surf', asleep: 'sleepingDog', broken: 'brokenInstrument' },
    },
    affords: {
      noisy:
        'part: the weir beside the garden; worse: the roar swells with the wind, and the horn’s note goes under; sign: the short hush when the flap of the weir falls to',
      asleep:
        'part: the miller’s dog on the horn’s strap; worse: it grumbles and lies down longer, and the horn is under its ear; sign: a bone, a stick and half a ball beside it, in a row',
      doesNotUnderstand:
        'part: the goat with the horn’s strap in its mouth; worse: it takes every call for play and goes round the tree the other way; sign: it comes up when somebody shakes a handful of leaves',
      broken:
        'part: the tin mouthpiece of the horn; worse: its ring comes off too, and the horn gives only a breath; sign: two bright edges that fit',
    },
    to: '9-12',
  },
  race: {
    want: 'The raft race of the river villages starts at two, and the young crew’s raft lies in parts on the shore.',
    prize: 'the finished raft with its painted number, afloat and seen from the bridge at the start',
    obstacle: 'the crew’s shore after the trial run, with ropes, a judge’s rule and too few hands',
    drawn: { prize: 'log', obstacle: 'ropeKnot', by: { guarded: 'womanWithList', tooMuchForOne: 'log' } },
    affords: {
      tangled:
        'part: the lashing rope round the logs; worse: it runs into itself, and the number board hangs under the raft; sign: one loose loop at the second log',
      guarded:
        'part: the race judge, who lets no raft in without its list; worse: puts the barrier down, and the raft stands behind the fence; sign: keeps looking at a marker buoy whose line he has lost',
      tooMuchForOne:
        'part: the outer log of the raft; worse: it rolls out again, and the number board lies more crooked; sign: a second rope handle on the far side, free all the time',
    },
    from: '13-17',
  },
  gauge: {
    want: 'The river workshop reads out its water diary at seven, and the friend with the last page does not answer.',
    prize: 'the whole river diary, a year long, read out aloud on the bridge in many voices',
    obstacle: 'the workshop after a hard word: a binding come apart, a silent friend, and pages that got wet',
    drawn: { prize: 'diaryBook', obstacle: 'tornSheet', by: { shy: 'hooded', needsTime: 'wetPages' } },
    affords: {
      broken:
        'part: the binding of the diary; worse: another sheet slides out, and November goes missing from the year; sign: two edges with the same thread holes, which fit',
      shy: 'part: the friend who sits below the bridge steps, face away; worse: moves one step further down the path, and the page goes too; sign: a pencil that sticks out of the hood',
      needsTime:
        'part: the wet page on the line; worse: it folds back on itself, damp, and its writing is not to be read; sign: the first corner that has gone pale and dry',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const alienPlanet = {
  word: {
    want: 'The three-eyed snail cannot get in at home, for every door is shut, and the visitors’ ship goes when the suns meet.',
    prize: 'the small word that opens doors, round as a bead, lying in the sand beyond',
    obstacle: 'the upside-down lake, which hangs in the air and drips upwards',
    drawn: {
      prize: 'bead',
      obstacle: 'alienPlanet.obstacle',
      by: { high: 'moonSteps', slippery: 'wetRock' },
    },
    affords: {
      doesNotUnderstand:
        'part: the lake, which takes everything the other way round; worse: it lets its drops go down for once, and the word floats away upwards; sign: it always answers a bow with a bow',
      high: 'part: the stone under the lake; worse: the lake rises by a hand, and the word goes up with it; sign: one low ring of stone, a foot wide',
      noisy:
        'part: the drops that plop into the sky; worse: they plop from all sides, and the word’s small voice goes under; sign: the short hush before each drop lets go',
      slippery:
        'part: the smooth shore of the lake; worse: it slides everyone back to the start, and the word rolls along the sand; sign: one rough patch of blue moss',
    },
    to: '9-12',
  },
  seed: {
    want: 'The leaning grass is thirsty and needs the rain seed before the second sun is up.',
    prize: 'the rain seed, blue and striped, which makes one cloud',
    obstacle: 'the seed house, a great round pod, closed, with its gardener inside',
    drawn: { prize: 'seed', obstacle: 'seedPod', by: { asleep: 'hillChild' } },
    affords: {
      locked:
        'part: the pod’s leaf lid; worse: it folds over itself once more, and the seed rolls to the back; sign: a curled stalk beside it that fits the leaf’s hole',
      asleep:
        'part: the gardener asleep on the seed; worse: it grumbles in colours and lies down flatter, and no blue is left to see; sign: seven tiny boots beside it, put in order',
      needsTime:
        'part: the pod, which opens when it is ripe; worse: it goes green again from the bottom, and the seed is drawn in; sign: the first small crack along the rim',
      dark: 'part: the inside of the pod; worse: it breathes in, and the seed is not to be seen; sign: one blue glimmer far in',
    },
    to: '9-12',
  },
  kite: {
    want: 'The two shadows of the mayor’s child have fallen out and only walk together behind the shadow kite.',
    prize: 'the shadow kite, thin as breath, with a long bright tail',
    obstacle: 'the bouncing hill, where the kite came down among the hill’s own people',
    drawn: {
      prize: 'kite',
      obstacle: 'ropeKnot',
      by: { shy: 'hillChild', guarded: 'hillDoorkeeper', heavy: 'moonStone' },
    },
    affords: {
      tangled:
        'part: the bright tail of the kite; worse: it wraps itself round a reed, and the kite is pulled down flat; sign: one loose loop of tail beside the reed',
      shy: 'part: the round hill child that has the kite; worse: it sinks into the hill, and the kite goes in up to its tail; sign: one antenna with a light that looks out',
      guarded:
        'part: the hill’s doorkeeper, six legs, one hat; worse: it stands on all six, and the kite is out of sight; sign: it keeps looking at its hat, which lies out of its reach',
      heavy:
        'part: the slow stone on the kite’s string; worse: it thinks it over and sinks in, and the kite is pressed to the grass; sign: one edge of the stone that rocks',
    },
    to: '9-12',
  },
  game: {
    want: 'The friends’ planet game is shown at the library at five, and the planet’s inhabitants have no language yet.',
    prize: 'the sung greeting of the planet’s people, heard by everyone who lands there',
    obstacle:
      'the game team after a bad week, with versions over versions and a helper that turns things round',
    drawn: {
      prize: 'song',
      obstacle: 'phone',
      by: { doesNotUnderstand: 'laptop', tooMuchForOne: 'giantPlanet' },
    },
    affords: {
      tangled:
        'part: the list of changes in the game; worse: two changes undo each other, and the greeting is cut off after one note; sign: one line that nobody has changed',
      doesNotUnderstand:
        'part: the voice program that sings what it is given; worse: does it backwards, and the greeting sounds like a farewell; sign: follows a clapped rhythm exactly',
      tooMuchForOne:
        'part: the big cardboard planet for the stand; worse: one half tips while the other is held, and the loudspeaker is under it; sign: a second inner strut to hold, free all the time',
    },
    from: '13-17',
  },
  play: {
    want: 'The school’s space play opens tonight, and its alien, the only one who sings, has locked the song away.',
    prize: 'the alien’s song in the second act, heard in the dark hall up to the last row',
    obstacle:
      'the wardrobe behind the stage, with a singer who has shut up, a split mask and a strict dresser',
    drawn: { prize: 'song', obstacle: 'brokenMask', by: { guarded: 'womanWithList', needsTime: 'gluePot' } },
    affords: {
      broken:
        'part: the papier-mâché mask; worse: one more eye comes off, and the singer pushes it away; sign: two torn edges that fit',
      guarded:
        'part: the dresser, who lets nobody near the costumes after the mess; worse: stands before the rail, and the singer’s coat is behind it; sign: keeps looking at the button box, which is upside down on the floor',
      needsTime:
        'part: the paste on the mask; worse: it gives way again, and the third eye slides to the chin; sign: the first dry edge, lighter than the rest',
    },
    from: '13-17',
  },
} as const satisfies Errands;
