import type { Errands } from './errand.ts';

export const atHome = {
  bear: {
    want: 'The small cousin who sleeps over tonight cannot shut an eye without the bear, and behind the lamp it is getting dark.',
    prize: 'the brown bear with one bent ear, missing since breakfast',
    obstacle: 'the bottom drawer of the old chest, stuck shut, with the bear between the tablecloths',
    drawn: { prize: 'atHome.prize', obstacle: 'atHome.obstacle' },
    affords: {
      locked:
        'part: the brass latch; worse: it jams askew and the bent ear is drawn in; sign: a little key on its nail behind the calendar',
      narrow:
        'part: the gap above the drawer; worse: the bear slides to the very back; sign: at the left corner the gap is two fingers wider',
      dark: 'part: the keyhole and the crack; worse: the crack looks blacker, no bear to be seen; sign: one glass eye that catches the lamp',
    },
    to: '9-12',
  },
  cushion: {
    want: 'The old neighbour is already on the third stair, coming for soup, and her back needs the yellow cushion before she sits down.',
    prize: 'the flat yellow cushion with a button in the middle',
    obstacle: 'the cat, round as a loaf, who has taken the cushion and means to keep it',
    drawn: {
      prize: 'cushion',
      obstacle: 'sleepingCat',
      by: { guarded: 'sittingCat', doesNotUnderstand: 'sittingCat' },
    },
    affords: {
      asleep:
        'part: the sleeping cat; worse: it grumbles and spreads until no yellow shows; sign: its cork, feather and bit of string laid in a row',
      guarded:
        'part: the cat sitting upright; worse: it puts both paws on the cushion and grows broad; sign: it keeps looking at the empty water saucer',
      doesNotUnderstand:
        'part: the cat; worse: it takes every word for play and rolls the cushion under itself; sign: one ear turns at a tapped spoon',
      heavy:
        'part: the cat gone limp as a sack; worse: it sinks in and the cushion goes flat; sign: one corner of the cushion still rocks',
    },
    to: '9-12',
  },
  tune: {
    want: 'The uncle at sea rings at six, and he has asked for one thing only: the tune from the tin music box.',
    prize: 'the tune of the tin music box, eleven notes and a little hop',
    obstacle: 'the old music box on the kitchen table, which rattles and clicks and will not play',
    drawn: { prize: 'song', obstacle: 'musicBox' },
    affords: {
      broken:
        'part: the little crank; worse: its knob comes off too and the tune stops after two notes; sign: two bent edges that fit each other',
      noisy:
        'part: the rattling lid; worse: it clatters louder and the eleven notes go under; sign: a short hush after every turn',
      needsTime:
        'part: the spring, wound too tight; worse: it slips back to the start without a note; sign: one tooth of the comb trembles by itself',
    },
    to: '9-12',
  },
  recording: {
    want: 'The elder sister abroad turns eighteen at midnight, and everybody’s greeting is to be in one recording; without it she gets a row of emojis.',
    prize: 'the recording in which the whole house can be heard, even the stair',
    obstacle:
      'a family evening in which everyone has answered somebody else and nobody has spoken a greeting yet',
    drawn: { prize: 'recorder', obstacle: 'phone', by: { shy: 'turnedGrandparent', tooMuchForOne: 'list' } },
    affords: {
      tangled:
        'part: the family chat on the phone; worse: three new quarrels, the recording shorter than before; sign: one old question that nobody has answered',
      shy: 'part: the grandfather who leaves the room when it records; worse: his door shuts, his voice is missing; sign: a slipper looks out beside the frame',
      tooMuchForOne:
        'part: the list of voices; worse: takes overlap, all twelve to be done again; sign: a second phone lies on the table, free all evening',
    },
    from: '13-17',
  },
  noise: {
    want: 'The band plays at the street party on Saturday, and the only place to rehearse is the room under the night nurse’s bed.',
    prize: 'one whole song, played from the first count to the last chord',
    obstacle: 'the house rule on the stair door: no music, signed by the neighbour who works at night',
    drawn: { prize: 'guitar', obstacle: 'manWithFoldedArms', by: { broken: 'tornSheet', heavy: 'sofa' } },
    affords: {
      guarded:
        'part: the neighbour at her door; worse: she adds a line, no rehearsal at all; sign: she keeps looking at her unmended bicycle bell',
      broken:
        'part: the agreed timetable, torn off the door; worse: another half is thrown away, no hour left to play; sign: two torn edges that fit',
      heavy:
        'part: the old sofa against the shared wall; worse: it settles slantwise and the drum kit is wedged; sign: one foot of it rocks',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const grandmaHouse = {
  plum: {
    want: 'The old neighbour planted the tree when Grandma was small, and he shall taste its last plum before supper, while it is still cool.',
    prize: 'the last plum of the year, blue, with a white bloom on it',
    obstacle: 'the high shelf in the pantry, on which the plum sits behind the jam jars',
    drawn: {
      prize: 'grandmaHouse.prize',
      obstacle: 'grandmaHouse.obstacle',
      by: { slippery: 'polishedFloor' },
    },
    affords: {
      high: 'part: the shelf; worse: the plum rolls back behind the tallest jar; sign: a low wooden step below it, worn hollow where feet go',
      slippery:
        'part: the waxed floor before the shelf; worse: feet slide back to the door, the plum rolls along; sign: one rough plank without wax',
      dark: 'part: the corner of the shelf; worse: the corner looks deeper and the plum is gone from sight; sign: one blue glimmer between two jars',
    },
    to: '9-12',
  },
  button: {
    want: 'Grandma’s choir coat lacks its last button, and when the clock strikes six she must stand in the front row, done up.',
    prize: 'the silver button with an anchor on it',
    obstacle: 'the old dog, who lies on the rug with the button somewhere under him',
    drawn: {
      prize: 'button',
      obstacle: 'sleepingDog',
      by: { guarded: 'youngDog', doesNotUnderstand: 'youngDog' },
    },
    affords: {
      asleep:
        'part: the sleeping dog; worse: he sighs and lies down longer, the button quite covered; sign: slipper, bone and ball laid in order beside him',
      guarded:
        'part: the dog’s big paws; worse: he stands across the rug, the button behind him; sign: he keeps looking at his empty water bowl',
      doesNotUnderstand:
        'part: the dog, who hears badly; worse: he takes each call for bedtime and turns on the button; sign: he lifts his head at three taps',
      heavy:
        'part: the dog like a sack of potatoes; worse: he sinks into the rug, the button pressed flat; sign: one edge of the rug still rocks',
    },
    to: '9-12',
  },
  clock: {
    want: 'Grandma’s sister telephones at seven to hear the clock of their childhood strike once more, and since yesterday it has said nothing.',
    prize: 'the strike of the old clock, slow and a little hoarse',
    obstacle: 'the kitchen clock, taken down and laid on the table, with its glass door and stiff works',
    drawn: { prize: 'clock', obstacle: 'brokenHandle', by: { locked: 'cupboard', needsTime: 'clock' } },
    affords: {
      broken:
        'part: the pendulum; worse: its leaf comes off as well and the clock loses even its tick; sign: two edges of brass that fit',
      locked:
        'part: the little glass door; worse: it jams, the hammer behind it out of reach; sign: a small hook under the clock’s own foot',
      needsTime:
        'part: the freshly oiled works; worse: they stop and must settle from the beginning, no strike; sign: one drop of oil creeping along the wheel',
    },
    to: '9-12',
  },
  letters: {
    want: 'The village library records old voices on Thursday, and Grandma’s letters from the harbour are to be read aloud there for the first time.',
    prize: 'the harbour letters, read aloud by the one who once received them',
    obstacle: 'a shoe box of letters that Grandma has tied up and does not speak about',
    drawn: { prize: 'poem', obstacle: 'tiedBox', by: { shy: 'turnedGrandparent', needsTime: 'wetPages' } },
    affords: {
      locked:
        'part: the box, tied and pushed under the sewing things; worse: another knot, the letters deeper; sign: a pair of reading glasses beside it, cleaned',
      shy: 'part: Grandma, who changes the subject; worse: she goes out to the hens, the reading is off; sign: one envelope looks out of her apron',
      needsTime:
        'part: the brittle pages; worse: one curls shut again, nothing legible; sign: under the damp cloth the first corner lies flat',
    },
    from: '13-17',
  },
  fair: {
    want: 'The summer fair wants forty plum cakes from Grandma’s table by noon, and she has sprained her wrist and gives orders from the chair.',
    prize: 'the last tray of plum cakes, cut, on the fair’s long table',
    obstacle: 'Grandma’s kitchen, where everything has its place and only Grandma knows which',
    drawn: { prize: 'plumCakes', obstacle: 'puzzled', by: { broken: 'tornSheet', tooMuchForOne: 'plank' } },
    affords: {
      doesNotUnderstand:
        'part: Grandma, who hears every question as doubt; worse: she begins the dough again, the cakes later; sign: she nods when somebody shows instead of asks',
      broken:
        'part: the recipe, on a torn sheet; worse: a line is lost, a whole tray is wrong; sign: two torn edges that fit',
      tooMuchForOne:
        'part: the long trestle board; worse: all trays slide back crooked, the cakes unsold; sign: a second grip under the far end, free',
    },
    from: '13-17',
  },
} as const satisfies Errands;
