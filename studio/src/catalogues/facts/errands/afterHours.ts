import type { Errands } from './errand.ts';

export const robotWorkshop = {
  cog: {
    want: 'The big robot by the door wants to stand up for the evening dance; at the closing bell all are switched off.',
    prize: 'the missing cog: brass, ten teeth, no bigger than a daisy, gleaming deep inside the cables',
    obstacle:
      'the tangle of cables: old, unplugged ones, red in blue in green, hanging from the ceiling hook to the floor',
    drawn: { prize: 'cog', obstacle: 'robotWorkshop.obstacle' },
    affords: {
      tangled:
        'part: the red cable; worse: knot small and hard, cog drawn in until two teeth show; sign: one wide loop nobody pulled',
      dark: 'part: the hollow inside the cables; worse: it closes up, blacker, the cog not to be seen; sign: one brass glimmer far in',
      tooMuchForOne:
        'part: the cable on top; worse: all slither back, more crooked, over the cog; sign: the blue end hanging free by the door',
    },
    to: '9-12',
  },
  ear: {
    want: 'The tin singer has only one ear and sings beside the note; at the bell the whole workshop will sing together.',
    prize: 'the left ear: a small copper funnel with a screw thread, in the drawer marked left ears',
    obstacle:
      'the drawer robot: square, one round eye, a hundred drawers in its front, and in charge of every one',
    drawn: { prize: 'horn', obstacle: 'drawerRobot' },
    affords: {
      guarded:
        'part: the drawer robot; worse: stands broader, pushes the ear drawer behind its back; sign: it keeps looking at its own front, where the label is missing',
      asleep:
        'part: the dozing drawer robot; worse: hums, leans its whole weight on the ear drawer; sign: oil can, cloth and two screws beside it, in order of size',
      doesNotUnderstand:
        'part: the drawer robot; worse: hands out left boots, then shuts the ear drawer; sign: it opens a flap whenever somebody taps twice',
    },
    to: '9-12',
  },
  tune: {
    want: 'The wind-up mouse’s newest brother falls asleep only to the closing tune, and the bell is four minutes away.',
    prize:
      'the closing tune: a little brass roll with pins, still turning and playing inside the music cupboard',
    obstacle:
      'the music cupboard: tall, round-shouldered, full of rattling rods, with a slit for a mouth and a copper flap',
    drawn: { prize: 'brassRoll', obstacle: 'musicCupboard' },
    affords: {
      narrow:
        'part: the slit; worse: the roll tips and slides further back, only its rim seen; sign: the left corner of the slit is worn wider',
      locked:
        'part: the copper flap; worse: it jams crooked, the tune goes thin behind it; sign: a bent hook on a nail beside the flap',
      noisy:
        'part: the rattling rods; worse: they rattle louder, the tune goes under altogether; sign: after every eighth rattle one short hush',
    },
    to: '9-12',
  },
  step: {
    want: 'Three interns promised the little school a robot that walks; the class stands in the yard at four.',
    prize: 'the walking robot’s first step, which one hears as a click on the floorboards',
    obstacle:
      'the one test bench, with the half-built legs on it and two older interns who have always used it',
    drawn: {
      prize: 'loudspeaker',
      obstacle: 'brokenHandle',
      by: { guarded: 'olderOnes', needsTime: 'gluePot' },
    },
    affords: {
      broken:
        'part: the knee joint; worse: the spring jumps off too, the leg lies flat; sign: two edges of the knee plate that fit',
      guarded:
        'part: the older interns at the bench; worse: they move closer together, the legs pushed behind their toolbox; sign: their own list has one empty line',
      needsTime:
        'part: the glue on the foot; worse: it slips, must be pressed on from the beginning; sign: a clear rim where the glue has set',
    },
    from: '13-17',
  },
  drum: {
    want: 'The workshop band plays at the street festival at six, and the drum robot has no rhythm without its programmer.',
    prize: 'the rhythm of the drum robot: four beats and a late fifth that everybody knows',
    obstacle:
      'the programmer’s silence since the argument in the group chat, and her half-built robot on its cart',
    drawn: { prize: 'bigDrum', obstacle: 'turnedGirl', by: { tangled: 'phone', tooMuchForOne: 'cart' } },
    affords: {
      tangled:
        'part: the phone with the chat; worse: forty new messages, the rhythm file buried further up; sign: one sentence of hers nobody answered',
      shy: 'part: the programmer in the back room; worse: she goes behind the shelf, laptop under her arm; sign: the toe of one yellow shoe',
      tooMuchForOne:
        'part: the cart with the drum robot; worse: it rolls back against the wall, sticks hanging; sign: a second handle, folded down',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const museumNight = {
  label: {
    want: 'Without its label the painted cat forgets its name; the first visitor in the morning would call it anything, for ever.',
    prize: 'the lost label: a small brass plate with a name on it, under the guard’s chair',
    obstacle: 'the sleeping guard: on his chair across the doorway, hands folded, torch on his stomach',
    drawn: { prize: 'label', obstacle: 'museumNight.obstacle' },
    affords: {
      asleep:
        'part: the sleeping guard; worse: he grunts, settles, the label gone under his heel; sign: shoes, sandwich tin and cap beside him in a row',
      narrow:
        'part: the gap under the chair; worse: the label slides further in, to its last corner; sign: behind the bent leg the gap is wider',
      dark: 'part: the shadow under the chair; worse: it grows across the floor, no label to be seen; sign: one brass glimmer at the back',
    },
    to: '9-12',
  },
  bead: {
    want: 'The stone queen lends her necklace to the moon at midnight, and one blue bead is missing from the middle.',
    prize: 'the blue bead: round, cool, like a drop of lake, rolled into the helmet of the armour',
    obstacle:
      'the suit of armour: polished, upright, on duty for five hundred years, the bead behind its visor',
    drawn: { prize: 'bead', obstacle: 'armour' },
    affords: {
      guarded:
        'part: the armour; worse: steps wider, lays an iron glove over the visor, bead hidden; sign: it keeps looking at the bare spot for a plume',
      doesNotUnderstand:
        'part: the armour; worse: it turns about, clanking, and the bead rolls deeper; sign: it answers every salute with a salute',
      locked:
        'part: the visor; worse: it sticks a finger lower, only a blue thread of bead left; sign: a small pin on a chain beside it',
    },
    to: '9-12',
  },
  whistle: {
    want: 'The clay bird has no voice without its whistle, and at first light it must call the others back into their cases.',
    prize: 'the clay whistle: thumb-long, painted with dots, somewhere behind the crates in the packing room',
    obstacle:
      'the crate stack: wooden crates and straw, tied round with one long string, waiting for the van',
    drawn: { prize: 'clayWhistle', obstacle: 'crates', by: { tangled: 'ropeKnot', heavy: 'bigCrate' } },
    affords: {
      tooMuchForOne:
        'part: the middle crate; worse: all slide back, more crooked, the whistle no longer seen; sign: a second rope handle, free all the time',
      tangled:
        'part: the string; worse: it bites into the straw, pulls the whistle in deeper; sign: one loose loop round the corner crate',
      heavy:
        'part: the bottom crate; worse: it settles between two boards, straw squeezing the whistle; sign: one edge that rocks a little',
    },
    to: '9-12',
  },
  guide: {
    want: 'The school’s own audio guide must be ready when the long night opens, or the blind visitors’ group walks round without.',
    prize: 'the recorded voice of room four, which an old weaver spoke for them that afternoon',
    obstacle:
      'the guide desk after closing: cracked headphones, a slow old computer, and a porter with a rule',
    drawn: {
      prize: 'headphones',
      obstacle: 'guardInCap',
      by: { broken: 'headphones', needsTime: 'loadingBar' },
    },
    affords: {
      broken:
        'part: the headphones; worse: an ear pad drops off, the weaver’s voice crackles and goes; sign: two edges of the headband that fit',
      guarded:
        'part: the porter at the rope; worse: he hangs up a second rope, the desk light goes out behind him; sign: he keeps looking at the queue he must count alone',
      needsTime:
        'part: the loading bar; worse: it jumps back to the beginning, the voice cut short; sign: one green line that stays',
    },
    from: '13-17',
  },
  panel: {
    want: 'The art course hangs its class picture tonight; one panel is missing, and the doors open at seven.',
    prize: 'the last panel: a door painted half open, with light falling out of it',
    obstacle: 'the painter of the panel, who has not said a word since the others repainted her corner',
    drawn: { prize: 'mural', obstacle: 'hooded', by: { locked: 'portfolio', tooMuchForOne: 'steelFrame' } },
    affords: {
      locked:
        'part: her closed portfolio; worse: she ties a second knot, the panel out of sight; sign: her own small brush in the jar beside it',
      shy: 'part: the painter behind the pillar; worse: she goes on into the dark room, panel under her coat; sign: one paint-blue hand on the pillar',
      tooMuchForOne:
        'part: the three-metre frame; worse: it swings back, the hung panels slide out of line; sign: a second grip, free on the left',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const candlelightLibrary = {
  book: {
    want: 'The library mouse puts the books to bed; while one flutters, none sleeps, and the candles are nearly down.',
    prize: 'the restless book: small, red, fluttering at the edges, unshut for three nights',
    obstacle: 'the tall ladder: on wheels, freshly waxed, with more rungs than one can count from below',
    drawn: { prize: 'candlelightLibrary.prize', obstacle: 'candlelightLibrary.obstacle' },
    affords: {
      high: 'part: the lowest rung; worse: the ladder sways, the book flutters one shelf higher; sign: a low drawer that sticks out like a step',
      slippery:
        'part: the waxed rungs; worse: every foot comes back down, the book slides along its shelf; sign: one rung without wax, rough as bark',
      doesNotUnderstand:
        'part: the ladder; worse: it rolls off the other way, the wind of it turns the book’s pages faster; sign: it stops wherever a knuckle knocks once',
    },
    to: '9-12',
  },
  page: {
    want: 'The smallest fairy tale goes to sleep only at its end, and its last page is gone; the bell is near.',
    prize: 'the last page: thin, gold at the edge, with a picture of a lit window',
    obstacle:
      'the great atlas: big as a table, asleep on the floor with the page beneath it, snoring in four languages',
    drawn: { prize: 'page', obstacle: 'greatAtlas' },
    affords: {
      asleep:
        'part: the atlas; worse: grumbles, spreads both covers, the page gone to its last corner; sign: three little maps folded beside it in a row',
      heavy:
        'part: the atlas cover; worse: sinks into the carpet, presses the page flat; sign: the corner with Africa rocks a little',
      dark: 'part: the gap under the atlas; worse: the shadow spreads, no page to be seen; sign: one gold glimmer far in',
    },
    to: '9-12',
  },
  spectacles: {
    want: 'The old librarian reads one good-night line aloud at the bell, and without her spectacles she reads only fog.',
    prize: 'the spectacles: round, silver, one arm mended with blue thread',
    obstacle:
      'the bookworm’s nest: a cranny behind the lowest shelf, stuffed with binding thread, the bookworm in it',
    drawn: {
      prize: 'spectacles',
      obstacle: 'bookworm',
      by: { tangled: 'bindingThread', narrow: 'wallShelf' },
    },
    affords: {
      shy: 'part: the bookworm; worse: it goes further in and takes the spectacles along; sign: one round green nose looks out',
      tangled:
        'part: the binding thread; worse: tight round both glasses, which slip behind the board; sign: one loose loop over the frame',
      narrow:
        'part: the cranny; worse: the spectacles slide in, only one arm still showing; sign: at the knothole it is wider',
    },
    to: '9-12',
  },
  poem: {
    want: 'The reading by lantern light begins at nine, and the youngest poet’s only copy is still in the back room.',
    prize: 'the handwritten poem, read aloud into the quiet by a voice that hardly trembles',
    obstacle: 'the back room, where the older reading circle rehearses behind a door with a worn old lock',
    drawn: { prize: 'poem', obstacle: 'woodenDoor', by: { guarded: 'olderPupil', heavy: 'cart' } },
    affords: {
      locked:
        'part: the door latch; worse: it jams with a click, the poem on the far table; sign: a small hook on the frame, worn bright',
      guarded:
        'part: the boy at the circle’s door; worse: he pulls the last chair inside, the poem under their scripts; sign: he keeps looking at a page with a gap',
      heavy:
        'part: the book trolley across the door; worse: its wheel sinks between boards, the poem pinned beneath; sign: one edge that rocks',
    },
    from: '13-17',
  },
  tape: {
    want: 'Two volunteers record the story tape for a friend in a hospital ward; the night nurse plays it at ten.',
    prize: 'the finished story, in two voices, with the pages rustling between them',
    obstacle: 'the quarrel over who reads the ending, and a tape machine older than both of them',
    drawn: { prize: 'tape', obstacle: 'brownTape', by: { doesNotUnderstand: 'silent', needsTime: 'tape' } },
    affords: {
      tangled:
        'part: the brown tape; worse: it wraps round the spool, the first chapter swallowed; sign: one loose loop beside the wheel',
      doesNotUnderstand:
        'part: the second reader; worse: she packs up, takes every sign as a no, and the script goes too; sign: she still taps the story’s beat',
      needsTime:
        'part: the rewinding spool; worse: it stops and runs back to the beginning; sign: the white mark creeping to the edge',
    },
    from: '13-17',
  },
} as const satisfies Errands;
