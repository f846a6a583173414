import type { Errands } from './errand.ts';

export const underwaterCavern = {
  pearl: {
    want: 'The octopus needs the pearl back before the tide turns, because without its shine eight arms cannot tell that it is night.',
    prize: 'the pearl, no bigger than a pea, that shines when it is evening',
    obstacle: 'the current that runs through the cavern like a street and only goes one way',
    drawn: {
      prize: 'underwaterCavern.prize',
      obstacle: 'underwaterCavern.obstacle',
      by: { slippery: 'wetRock', tooMuchForOne: 'weeds', guarded: 'crab' },
    },
    affords: {
      slippery:
        'part: the smooth stone bank beside the current; worse: it slides everyone back to the start, and the pearl rolls a step further off; sign: one rough patch of barnacles',
      noisy:
        'part: the rushing of the current; worse: it swells from all sides, and the small ringing of the pearl goes under; sign: the short hush each time the water turns',
      tooMuchForOne:
        'part: the long kelp rope across the current; worse: one end is washed off, and the rope drifts in front of the pearl, more crooked; sign: a second kelp root to hold, free all the time',
      guarded:
        'part: the old crab who directs the traffic; worse: it lifts both claws and stands broader, and the pearl is out of sight; sign: it keeps looking at its own spot, which the current has swept away',
    },
    to: '9-12',
  },
  harp: {
    want: 'The whale calf outside the cavern waits for the good-night tune and must go up for air before moonrise.',
    prize: 'the small mother-of-pearl harp with its five strings of light',
    obstacle: 'the old ship’s cabin in the sand, with the harp behind its door and an eel who lives there',
    drawn: {
      prize: 'harp',
      obstacle: 'weeds',
      by: { locked: 'woodenDoor', asleep: 'eel', dark: 'caveMouth' },
    },
    affords: {
      tangled:
        'part: the weed round the harp strings; worse: it draws tighter, and two of the five strings are no longer seen; sign: one loose loop of weed at the foot',
      locked:
        'part: the round cabin door; worse: it jams in the sand, and the harp behind it slides to the far wall; sign: a whelk shell beside it that fits the latch hole',
      asleep:
        'part: the eel curled round the harp; worse: it grumbles and takes one more turn, and the harp is hidden up to its top; sign: five pebbles on a plank, laid out by colour',
      dark: 'part: the cabin behind the door; worse: sand clouds the little window, and the harp cannot be seen; sign: one string of light, far in',
    },
    to: '9-12',
  },
  star: {
    want: 'The sand children’s first day ends with a parade, and the smallest starfish has lost its paper-thin crown.',
    prize: 'the coral crown with five red points, as light as a leaf',
    obstacle:
      'the shell hill, heaped up overnight, with a pipefish who has the crown and a slow anemone on it',
    drawn: {
      prize: 'crystalStar',
      obstacle: 'shellHill',
      by: { heavy: 'clam', shy: 'pipefish', needsTime: 'anemone', narrow: 'rockCrack' },
    },
    affords: {
      heavy:
        'part: the great clam shell on the hill; worse: it settles in the sand, and the crown is pressed flat beneath its rim; sign: one edge of the shell that rocks',
      shy: 'part: the pipefish with the crown on its nose; worse: it goes further in, and the crown is drawn in after it; sign: one red point and an eye that look out',
      needsTime:
        'part: the anemone that has closed round the crown; worse: it closes again from the beginning, and no point is left outside; sign: the first short arm that opens',
      narrow:
        'part: the gap between two shells; worse: they lean together, and the crown slides further in; sign: one place below where the gap is wider',
    },
    to: '9-12',
  },
  lights: {
    want: 'The aquarium’s young night shift opens the sea hall at eight, and the jelly tank stands without its picture.',
    prize: 'the moving picture of the glowing jellies, thrown on the vault above all the visitors',
    obstacle:
      'the night shift’s hall after a mistake, with the film roll in a mess and the partner gone quiet',
    drawn: { prize: 'screen', obstacle: 'brownTape', by: { shy: 'hooded', needsTime: 'fogBank' } },
    affords: {
      tangled:
        'part: the film ribbon from the old projector; worse: it curls into itself, and the jellies are pulled in under the reel; sign: one loose loop at the rim',
      shy: 'part: the partner behind the blue curtain; worse: moves one fold further in, and the second reel goes too; sign: a shoe that looks out, pointing to the hall',
      needsTime:
        'part: the fogged glass of the big lens; worse: it mists over again from the edge, and the picture is only a pale spot; sign: the first clear drop running down',
    },
    from: '13-17',
  },
  diary: {
    want: 'The diving club’s film about the cavern is due at the town hall at six, and no voice tells it.',
    prize: 'the spoken diary of the cavern, read over the pictures so that a full hall falls still',
    obstacle:
      'the club room, where the plan of the film was torn, the reader is offended and the archive is in order of nobody',
    drawn: {
      prize: 'diaryBook',
      obstacle: 'womanWithList',
      by: { broken: 'tornSheet', tooMuchForOne: 'rolledCloth' },
    },
    affords: {
      broken:
        'part: the long plan of the film on the wall; worse: one more strip comes off, and the reader’s part lies under the table; sign: two torn edges that fit, a drawn fish on each',
      guarded:
        'part: the archivist, strict since the wet page; worse: stands before the shelf, and the diary goes back in its box; sign: keeps looking at the page that will not dry flat',
      tooMuchForOne:
        'part: the big map for the camera; worse: one side rolls up while the other is held, and the diary’s first picture is covered; sign: a second wooden rod at the far edge, free all the time',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const pirateShip = {
  chart: {
    want: 'The ship’s parrot must fetch the chart before the tide turns, or the crew cannot find the way home to supper.',
    prize: 'the sea chart that blew away and hangs over a rock like a towel',
    obstacle: 'the fog bank between ship and rock, white and thick, lying on the water',
    drawn: { prize: 'pirateShip.prize', obstacle: 'pirateShip.obstacle' },
    affords: {
      dark: 'part: the inside of the fog; worse: it thickens to grey, and of the rock and the chart nothing is to be seen; sign: one glimmer far in, yellow as paper',
      needsTime:
        'part: the fog, which lifts when it is ready; worse: it comes down again from the mast, and the chart’s last corner is gone; sign: the first drop that falls from the rail',
      noisy:
        'part: the fog horn of the ship; worse: it hoots longer, and the flapping that tells where the chart hangs goes under; sign: the short hush between two hoots',
      shy: 'part: the little fog that sits on the rock; worse: it goes further behind the rock and takes the chart along as a blanket; sign: one white toe that looks out',
    },
    to: '9-12',
  },
  spoon: {
    want: 'The ship’s cook cannot call the crew to soup without the brass spoon, and the watch is hungry at six bells.',
    prize: 'the long brass spoon, which rings on the rail like a bell',
    obstacle: 'the sail locker, full of ropes, where the ship’s cat keeps what it likes',
    drawn: {
      prize: 'spoon',
      obstacle: 'ropeKnot',
      by: { asleep: 'greyCatAsleep', locked: 'latchBox', heavy: 'chainBox' },
    },
    affords: {
      tangled:
        'part: the wet rope round the spoon; worse: the knot goes small and hard, and the spoon is drawn in up to its bowl; sign: one loose loop that nobody has pulled tight',
      asleep:
        'part: the ship’s cat on the spoon’s handle; worse: it grumbles and lies down longer, and the spoon is under its belly; sign: three buttons and a herring bone beside it, in a row',
      locked:
        'part: the lid of the locker bench; worse: it jams on one side, and the spoon slides down behind the ropes; sign: a wooden peg on a string beside the lid',
      heavy:
        'part: the coil of anchor rope on the spoon; worse: it settles with a sigh, and the spoon is pressed into the boards; sign: the upper ring of rope, which rocks',
    },
    to: '9-12',
  },
  flag: {
    want: 'The baby whale alongside has its birthday at sunset, and no ship may greet without the striped flag.',
    prize: 'the striped birthday flag, red and white, with a whale sewn on',
    obstacle: 'the quarterdeck, where the flag has blown behind the wheel and the bosun keeps order',
    drawn: {
      prize: 'birthdayFlag',
      obstacle: 'ferryman',
      by: { slippery: 'polishedFloor', doesNotUnderstand: 'goatWithStrap', tooMuchForOne: 'bigCrate' },
    },
    affords: {
      guarded:
        'part: the bosun with the folded arms; worse: stands broader on the steps, and the flag is out of sight; sign: keeps looking at the deck brush, whose handle has come off',
      slippery:
        'part: the freshly scrubbed deck; worse: it slides everyone back to the mast, and the flag slides under the wheel; sign: one dry plank with tar on it',
      doesNotUnderstand:
        'part: the ship’s goat with the flag in its mouth; worse: it takes each call for an order to march and goes the other way round; sign: it halts at the tune of three whistled notes',
      tooMuchForOne:
        'part: the barrel in front of the wheel, which rolls back; worse: it stands more crooked than before, and only the flag’s hem is seen; sign: a second rope handle, free all the time',
    },
    to: '9-12',
  },
  shanty: {
    want: 'The old harbour ship’s festival begins at eight, and the young shanty crew lack the verse that everyone sings.',
    prize: 'the last verse of the shanty, sung by the whole quay from one large sheet',
    obstacle: 'the crew’s rehearsal after a quarrel over whose verse it is, below deck',
    drawn: { prize: 'songSheet', obstacle: 'phone', by: { shy: 'hooded', heavy: 'bigCrate' } },
    affords: {
      tangled:
        'part: the verses in the crew’s messages; worse: lines cross and cancel each other, and the last verse is the one that goes; sign: one line about the lantern that nobody has touched',
      shy: 'part: the writer of the verse, behind the mast; worse: goes forward to the bow, and the sheet goes along in a pocket; sign: a whistle through the teeth, the tune of the verse',
      heavy:
        'part: the old squeeze organ in its crate; worse: it settles on its side, and the first note is a sigh without sound; sign: one foot of the crate that rocks',
    },
    from: '13-17',
  },
  figure: {
    want: 'The museum ship’s figurehead is unveiled at noon, and the woodwork course has not put her hand back.',
    prize: 'the carved hand with the lantern, back on the figurehead, seen from the whole quay',
    obstacle:
      'the course workshop on the ship, with a split wrist, a master who trusts nobody now and wet glue',
    drawn: {
      prize: 'lantern',
      obstacle: 'brokenWoodThing',
      by: { guarded: 'craftsman', needsTime: 'gluePot' },
    },
    affords: {
      broken:
        'part: the wrist of the carved hand; worse: another splinter comes off, and the lantern falls from the fingers; sign: two edges in the grain that fit',
      guarded:
        'part: the master carver, who takes the tools back after the slip; worse: closes the tool roll and stands before the bench, the hand behind him; sign: keeps looking at the plane with its loose knob',
      needsTime:
        'part: the glue in the dowel; worse: it slips back to liquid, and the hand turns downward; sign: the first small bead that no longer runs',
    },
    from: '13-17',
  },
} as const satisfies Errands;
