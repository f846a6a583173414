import type { Errands } from './errand.ts';

export const rainbowBridge = {
  colour: {
    want: 'One colour is missing from the bridge; if the cloud lamb does not have it back, today’s sunset comes out wrong.',
    prize: 'the missing colour: rolled up like a carpet on the far side, humming to itself',
    obstacle:
      'the gap in the bridge: three steps wide, with soft cloud under it and a loose strip of green at the edge',
    drawn: { prize: 'rainbowBridge.prize', obstacle: 'rainbowBridge.obstacle' },
    affords: {
      tooMuchForOne:
        'part: the strip of green; worse: it rolls back, more crooked, nudges the colour further off; sign: a second tassel on the strip, free all the time',
      slippery:
        'part: the wet edge of the green; worse: every foot slides back, the colour slides a step too; sign: one dry stripe, rough as a towel',
      needsTime:
        'part: the edge that is growing back; worse: it crumbles to where it began, the colour turns paler; sign: the first green thread, fine as a hair',
    },
    to: '9-12',
  },
  bell: {
    want: 'The smallest lamb cannot be counted without its bell, and the flock is counted when the rain stops.',
    prize: 'the lamb’s bell: no bigger than a cherry, with a drop for a clapper',
    obstacle:
      'the old cloud ram: grey, enormous, curled up on the indigo with the bell somewhere in his wool',
    drawn: { prize: 'brassBell', obstacle: 'cloudRam' },
    affords: {
      asleep:
        'part: the ram; worse: he rumbles, lies down on the bell to its last gleam; sign: hoof brush, hat and umbrella beside him in a row',
      guarded:
        'part: the ram; worse: he stands up broad, the bell swings out of sight; sign: he keeps looking at the itchy spot he cannot reach',
      dark: 'part: the thick wool; worse: it closes, greyer and deeper, no bell to be seen; sign: one cherry-small glimmer far in',
    },
    to: '9-12',
  },
  note: {
    want: 'Each colour sings one note; without violet’s the tune has no end, and below everyone is waiting to go home.',
    prize: 'the violet note: low, round, shut up in the rain pipe under the bridge',
    obstacle: 'the rain pipe: silver, crooked, gurgling, with a slit along it and a small lid at the end',
    drawn: { prize: 'violetNote', obstacle: 'rainPipe' },
    affords: {
      narrow:
        'part: the slit; worse: the note slips further down the pipe; sign: at the bend the slit is wider',
      noisy:
        'part: the gurgling water; worse: it gurgles louder, the note goes under; sign: a short hush between two gushes',
      locked:
        'part: the lid; worse: it jams with a squeak, the note only a murmur; sign: a hook on a chain just beside it',
    },
    to: '9-12',
  },
  arch: {
    want: 'The apprentices of the rainbow show their first arch at five, and the town below is already looking up.',
    prize: 'the blue band: the broad stripe of light between green and violet',
    obstacle: 'the blue drum on which the band is wound, in the place where the older apprentices stand',
    drawn: { prize: 'rolledCloth', obstacle: 'olderOnes', by: { tangled: 'blueCord', heavy: 'blueSheet' } },
    affords: {
      tangled:
        'part: the band; worse: it crosses itself, the blue goes grey where it doubles; sign: one loose loop near the axle',
      guarded:
        'part: the older apprentices; worse: they close their line, the drum behind their backs; sign: they keep looking at the second crank, which nobody holds',
      heavy:
        'part: the drum; worse: it settles in its groove, presses the blue flat; sign: one edge that rocks',
    },
    from: '13-17',
  },
  choir: {
    want: 'A choir of seven sings the bridge open after the rain; one voice is missing, and the clouds are parting.',
    prize: 'the fourth voice, green, without which the chord has a hole',
    obstacle: 'the fourth singer, who left rehearsal when his line was given away, and the torn score',
    drawn: { prize: 'song', obstacle: 'hooded', by: { broken: 'tornSheet', tooMuchForOne: 'ropeKnot' } },
    affords: {
      broken:
        'part: the torn score; worse: another strip comes off, the green line gone with it; sign: two torn edges that fit',
      shy: 'part: the fourth singer; worse: he goes down two more steps, his voice out of hearing; sign: one hand still on the rail, beating time',
      tooMuchForOne:
        'part: the long bell rope; worse: it springs back, the opening chord falls apart; sign: a second knot in the rope',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const unicornValley = {
  spring: {
    want: 'The young unicorn must drink from the silver spring today, its growing day, or its horn stays a stub for another year.',
    prize: 'the silver spring: one mouthful of it, in a bowl of stone no larger than a soup plate',
    obstacle: 'the bramble hedge: thick as a house, arms crossed, all round the spring',
    drawn: { prize: 'unicornValley.prize', obstacle: 'unicornValley.obstacle', by: { tangled: 'bramble' } },
    affords: {
      tangled:
        'part: the longest bramble; worse: it winds tighter, a leaf falls over the spring; sign: one loose loop without thorns',
      narrow:
        'part: the gap in the hedge; worse: it presses in, the silver shrinks to a dot; sign: low by the root it is wider',
      guarded:
        'part: the hedge; worse: it crosses more arms, the spring out of sight; sign: it keeps looking at its own dry, dusty roots',
    },
    to: '9-12',
  },
  bell: {
    want: 'The herd comes home by the evening bell; nobody has heard it tonight, and the little ones are still on the hill.',
    prize: 'the evening bell: silver, small as a pear, swinging in the grass behind the old unicorn',
    obstacle: 'the old grey unicorn: asleep and snoring across the bell’s place, his head on a round stone',
    drawn: { prize: 'silverBell', obstacle: 'unicornAsleep', by: { heavy: 'boulder' } },
    affords: {
      asleep:
        'part: the old unicorn; worse: he grumbles, rolls on to the bell until no silver shows; sign: comb, apple and folded rug beside him in a row',
      noisy:
        'part: the snore; worse: it shakes the clover, the bell’s tinkle goes under; sign: a short hush between breath in and breath out',
      heavy:
        'part: the stone pillow; worse: it sinks, the bell’s ribbon pressed beneath; sign: one edge that rocks a little',
    },
    to: '9-12',
  },
  lamp: {
    want: 'The lambs of the valley go to bed by the star lamp, and the moon hare has not brought it out.',
    prize: 'the star lamp: a glass star with hoofprint light in it, warm as milk',
    obstacle: 'the grotto: behind a thin curtain of water, wet underfoot, where the moon hare lives',
    drawn: { prize: 'starLamp', obstacle: 'caveMouth', by: { slippery: 'wetRock', shy: 'moonHare' } },
    affords: {
      dark: 'part: the grotto; worse: it looks larger and blacker, no lamp to be seen; sign: one star-shaped glimmer far in',
      slippery:
        'part: the wet sill; worse: every foot slides back to the grass, the lamp slides inwards; sign: one dry patch, rough with sand',
      shy: 'part: the moon hare; worse: it goes further in, lamp and all; sign: one long white ear looks out',
    },
    to: '9-12',
  },
  parade: {
    want: 'The valley’s night parade starts at nine; the youth group’s paper unicorn has a body, and no light in its horn.',
    prize: 'the lit horn, seen from both ends of the valley',
    obstacle: 'the paper unicorn: a battery lamp inside, a bent frame, and a builder who lets nobody near it',
    drawn: { prize: 'starLamp', obstacle: 'brokenHoop', by: { guarded: 'craftsman', needsTime: 'gluePot' } },
    affords: {
      broken:
        'part: the frame hoop; worse: a second hoop comes off, the horn nods; sign: two edges of cane that fit',
      guarded:
        'part: the builder; worse: she pulls the sheet over it, horn and all; sign: she keeps looking at the hoop that needs a third hand',
      needsTime:
        'part: the paste on the horn; worse: the paper slides off, back to bare wire; sign: one dry white corner',
    },
    from: '13-17',
  },
  herd: {
    want: 'A new boy leads the evening walk of the valley’s guest herd; without the bell melody they scatter before dark.',
    prize: 'the melody on five hand bells, which the herd follows to the gate',
    obstacle: 'the bell box at the old post, and the former leader, who sits before it and says nothing',
    drawn: {
      prize: 'handBells',
      obstacle: 'latchBox',
      by: { doesNotUnderstand: 'silent', tooMuchForOne: 'woodenPole' },
    },
    affords: {
      locked:
        'part: the bell box latch; worse: it jams, the bells muffled inside; sign: a wooden pin on a thread beside it',
      doesNotUnderstand:
        'part: the former leader; worse: he takes help for pity, moves the box behind him; sign: he answers a whistled note with the next',
      tooMuchForOne:
        'part: the bell bar; worse: it tips back, all five bells on one heap; sign: a second grip at the far end',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const cloudKingdom = {
  evening: {
    want: 'Without the drop of evening it cannot get dark, and the weather goose has a whole town below too awake to sleep.',
    prize: 'the drop of evening: dark blue, perfectly round, in the hollow behind the thundercloud',
    obstacle: 'the sleepy thundercloud: dark as a plum, high as a house, lying right across the road',
    drawn: { prize: 'cloudKingdom.prize', obstacle: 'cloudKingdom.obstacle' },
    affords: {
      asleep:
        'part: the thundercloud; worse: it rumbles, spreads out, the drop gone to its last gleam; sign: three little lightnings beside it, in order of size',
      heavy:
        'part: the cloud’s thick hem; worse: it sinks into the road, presses the drop oval; sign: one edge that rocks like a boat',
      dark: 'part: the fold of the cloud; worse: the fold looks deeper and blacker, no drop there; sign: one blue glimmer far in',
    },
    to: '9-12',
  },
  pillow: {
    want: 'The moon lies down at dusk and needs its pillow, the smallest cloud, which is still out on the line.',
    prize: 'the smallest cloud: white, plump, with a button at the back',
    obstacle:
      'the washing line: from tower to tower, full of cloud sheets and pegs, blown about by the evening wind',
    drawn: { prize: 'cloudPillow', obstacle: 'washingLine', by: { tooMuchForOne: 'blueSheet' } },
    affords: {
      tangled:
        'part: the line; worse: it wraps tighter, the little cloud squeezed flat; sign: one loose loop beside a peg',
      high: 'part: the prop pole; worse: the line swings up, the little cloud a bit higher; sign: a low knot where a foot would fit',
      tooMuchForOne:
        'part: the corner of the big sheet; worse: it slaps back, more crooked, over the little cloud; sign: a second corner, free all the time',
    },
    to: '9-12',
  },
  pencil: {
    want: 'The forecast for tomorrow must be written by dusk, and the weather pencil is in the office of the fog porter.',
    prize: 'the weather pencil: sun-yellow at one end, rain-grey at the other',
    obstacle: 'the fog porter: soft, round, capped, at the little hatch of the weather office',
    drawn: { prize: 'pencil', obstacle: 'fogPorter', by: { locked: 'woodenDoor' } },
    affords: {
      guarded:
        'part: the fog porter; worse: he spreads out, the pencil behind him in the grey; sign: he keeps looking at his coat, where a button is missing',
      doesNotUnderstand:
        'part: the fog porter; worse: he brings a spoon and packs the pencil away; sign: he copies every wave of a hand',
      locked:
        'part: the hatch; worse: it jams halfway, the pencil only a stripe behind it; sign: a little peg of ice beside it',
    },
    to: '9-12',
  },
  radio: {
    want: 'The trainees of the weather office speak the evening report for the first time; sailors below listen at eight.',
    prize: 'the evening report, heard from the brass horn on the roof',
    obstacle: 'the speaking room: a horn in two pieces, a rule about trainees, and a sheet that will not dry',
    drawn: {
      prize: 'horn',
      obstacle: 'brokenInstrument',
      by: { guarded: 'guardInCap', needsTime: 'wetPages' },
    },
    affords: {
      broken:
        'part: the brass horn; worse: its rim drops off as well, the voice goes tinny; sign: two edges that fit',
      guarded:
        'part: the duty officer; worse: she hangs the rule on the door, the report in her tray; sign: she keeps looking at the second, empty chair',
      needsTime:
        'part: the wet ink of the report; worse: it runs, the page begins again; sign: the first line has gone dull',
    },
    from: '13-17',
  },
  heron: {
    want: 'The kite team flies the great paper heron at the cloud festival, once, in the last light.',
    prize: 'the heron in the air, with its long tail drawing a line in the pink',
    obstacle: 'the heron on the ground, its lines, and the teammate who designed it and will not answer',
    drawn: { prize: 'heron', obstacle: 'whiteLine', by: { shy: 'hooded', tooMuchForOne: 'rolledCloth' } },
    affords: {
      tangled:
        'part: the third line; worse: it cuts into the others, one wing folds under; sign: one loose loop by the reel',
      shy: 'part: the teammate; worse: he goes behind the next cloud bank, the tail bag with him; sign: one elbow with a patch looks out',
      tooMuchForOne:
        'part: the left wing; worse: it drops, the whole heron slews round; sign: a second strap on the far wing',
    },
    from: '13-17',
  },
} as const satisfies Errands;
