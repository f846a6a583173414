import type { Errands } from './errand.ts';

export const iceCave = {
  crystal: {
    want: 'The arctic fox must turn the crystal to the light again, because it is getting dark for the whole cave.',
    prize: 'the ice crystal that gives the cave its light, turned with its face to the wall',
    obstacle: 'the mirror corridor, all ice, where a hundred of each come towards themselves',
    drawn: {
      prize: 'iceCave.prize',
      obstacle: 'iceCave.obstacle',
      by: { dark: 'caveMouth', slippery: 'iceFloor', narrow: 'iceCrack' },
    },
    affords: {
      dark: 'part: the end of the mirror corridor; worse: the mirrors go grey one after another, and the crystal is not to be seen; sign: one blue glimmer far in, in the last mirror',
      slippery:
        'part: the shiny floor between the mirrors; worse: it slides them back to the entrance, and the crystal slips round by a finger; sign: one dull spot, rough with snow',
      doesNotUnderstand:
        'part: the mirror fellow who turns the crystal; worse: it does all of it the other way round and turns the crystal further to the wall; sign: it does exactly what an open left hand does',
      narrow:
        'part: the gap between the last two mirrors; worse: they lean together, and the crystal slides back behind them; sign: one place near the floor where the gap is wider',
    },
    to: '9-12',
  },
  chime: {
    want: 'The snow owl’s chicks only sleep when the ice chime plays, and the evening wind stops at moonrise.',
    prize: 'the ice chime, seven thin rods that play a falling tune',
    obstacle: 'the ledge of icicles, where the chime hangs all askew beside a sleeping seal pup',
    drawn: { prize: 'iceChime', obstacle: 'whiteLine', by: { noisy: 'drip', asleep: 'sealAsleep' } },
    affords: {
      tangled:
        'part: the thread of the chime; worse: the rods cross, and the tune is drawn up into a bundle; sign: one loose loop of thread round the shortest rod',
      noisy:
        'part: the fat drip in the stone basin; worse: it goes plonk from all the walls, and the tune of the chime goes under; sign: the short hush between two drips',
      asleep:
        'part: the seal pup that lies on the chime’s end; worse: it grunts and rolls closer, and three rods are under it; sign: a shell, a pebble and a bit of weed, laid in order beside it',
    },
    to: '9-12',
  },
  sledge: {
    want: 'The snow-light postman is late: the parcel sledge must be at the north hole before the snow begins.',
    prize: 'the small birch sledge with one parcel, for the walrus who has his birthday',
    obstacle: 'the snow gate, a round block of ice that has set across the side cave',
    drawn: {
      prize: 'sledge',
      obstacle: 'iceBlock',
      by: { locked: 'latchBox', shy: 'ermine', guarded: 'walrus' },
    },
    affords: {
      heavy:
        'part: the block of ice before the sledge; worse: it settles with a creak, and the sledge is pressed against the wall; sign: one edge of the block that rocks',
      locked:
        'part: the birch bolt of the snow gate; worse: it jams in the frost, and the sledge slides back from the gate; sign: a fish bone hook beside it, hung on its own nail',
      shy: 'part: the little ermine that sits on the parcel; worse: it goes further under the sledge, and the parcel goes with it; sign: one black tail tip that looks out',
      guarded:
        'part: the young walrus before the gate; worse: it lies down broader, and the sledge is out of sight behind it; sign: it keeps looking at its empty snow hat',
    },
    to: '9-12',
  },
  choir: {
    want: 'The ice cave choir sings once, at five, for the village below, and the low voices have no first note.',
    prize: 'the first low note of the choir, which sets the whole cave ringing',
    obstacle:
      'the choir of young people after a split, with the tuning pipe cracked and the lowest singer silent',
    drawn: {
      prize: 'song',
      obstacle: 'reedPipe',
      by: { broken: 'brokenHandle', shy: 'hooded', needsTime: 'hourglass' },
    },
    affords: {
      broken:
        'part: the wooden tuning pipe; worse: its mouthpiece splits further, and the first note is only air; sign: two edges of wood that fit',
      shy: 'part: the lowest singer, who stands behind the last ice pillar; worse: goes one pillar further, and the hum stops; sign: a scarf end that moves in time',
      needsTime:
        'part: the echo that must have died away before anyone begins; worse: it starts all over again from the back, and the note is drowned; sign: the first second of stillness near the entrance',
    },
    from: '13-17',
  },
  tour: {
    want: 'On the first afternoon as a cave guide one group is already waiting, and the blue light show must begin at four.',
    prize: 'the blue light that walks along the ice walls while the guide counts the years in them',
    obstacle:
      'the guides’ room, with a cable drum in disorder, a chief who has taken the key back, and a full sledge',
    drawn: { prize: 'lantern', obstacle: 'blueCord', by: { guarded: 'manWithFoldedArms', heavy: 'sledge' } },
    affords: {
      tangled:
        'part: the unplugged lamp cable from the drum; worse: it knots at the core, and the blue lamp is pulled back into the box; sign: one loose loop at the outer edge',
      guarded:
        'part: the chief guide with the key, after a late start; worse: stands before the board, and the lamp box goes behind the desk; sign: keeps looking at the clock and the empty tea mug',
      heavy:
        'part: the sledge with the lamp box; worse: it settles in the snow, and the lamp is pressed under the ropes; sign: one runner that rocks',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const savannaTrail = {
  water: {
    want: 'The meerkat must know before dusk why the waterhole is so quiet, or the little ones will not go to drink.',
    prize: 'the round waterhole with the evening sky in it, where everyone drinks',
    obstacle: 'the wall of tall grass, which closes again wherever one looks',
    drawn: {
      prize: 'savannaTrail.prize',
      obstacle: 'savannaTrail.obstacle',
      by: { tangled: 'grassRope', asleep: 'hippoCalf' },
    },
    affords: {
      noisy:
        'part: the rustling grass; worse: it swishes louder, and the small lapping of the waterhole goes under; sign: the short hush when the wind turns round',
      tangled:
        'part: the grass rope that has grown across the path; worse: it plaits itself tighter, and the shine of the waterhole is gone behind it; sign: one loose loop of grass near the ground',
      asleep:
        'part: the hippo calf asleep across the path; worse: it grumbles and lies down broader, and not a glint of the water is left; sign: four lily leaves beside it, laid from big to small',
      narrow:
        'part: the gap between two termite hills in the grass; worse: the grass leans in, and the shine of the waterhole slips further back; sign: one place lower down where the gap is wider',
    },
    to: '9-12',
  },
  drum: {
    want: 'The elephant grandmother wants the thunder gourd tonight, so that the far herd hears her good night before dark.',
    prize: 'the thunder gourd, big and yellow, that hums deep when it is stroked',
    obstacle: 'the wide acacia, with the gourd beneath it under a log and a young rhino beside it',
    drawn: { prize: 'thunderDrum', obstacle: 'log', by: { doesNotUnderstand: 'rhino', dark: 'fernHole' } },
    affords: {
      heavy:
        'part: the acacia log on the gourd; worse: it settles in the dust, and the gourd is pressed down to half; sign: one end of the log that rocks',
      doesNotUnderstand:
        'part: the young rhino who has been told to mind the gourd; worse: it thinks it is a game of pushing and rolls the gourd further; sign: it stops when somebody sits down beside it',
      tooMuchForOne:
        'part: the log that rolls back from one end while the other is lifted; worse: it lies as before, more crooked, and the gourd is out of sight; sign: a second branch stump to hold, free all the time',
      dark: 'part: the shade under the acacia; worse: it grows across the sand, and the yellow is not to be seen; sign: one yellow glimmer far in, near the root',
    },
    to: '9-12',
  },
  tail: {
    want: 'The youngest zebra dances first at the dusk parade and has lost the grass tassel that tells her when to turn.',
    prize: 'the golden grass tassel with three seeds, which rattles softly',
    obstacle: 'the weaver birds’ village in the tree, where the tassel was woven in, above an old gate',
    drawn: {
      prize: 'tassel',
      obstacle: 'rootSteps',
      by: { shy: 'weaverBird', guarded: 'gull', locked: 'weaverBird' },
    },
    affords: {
      high: 'part: the branch under the weaver nest; worse: it bounces, and the tassel swings up to the next nest; sign: a broad low fork in the trunk for one foot',
      shy: 'part: the small weaver bird with the tassel in its nest; worse: it goes further in, and the tassel is pulled in to the last seed; sign: one yellow head feather that looks out',
      guarded:
        'part: the bird elder on the gate; worse: it spreads its wings across, and the tassel is out of sight; sign: it keeps looking at a hole in its own nest',
      locked:
        'part: the woven door of the nest; worse: it draws shut, and the tassel is caught inside; sign: a curved twig beside it that is the door’s hook',
    },
    to: '9-12',
  },
  watch: {
    want: 'The rangers’ young volunteers count the herd at dusk, and the number must be on the radio by seven.',
    prize: 'the spoken number of the elephants, all of them, heard over the radio at seven',
    obstacle: 'the watch hut, where two counts do not agree and the one who counted right has left the table',
    drawn: {
      prize: 'radio',
      obstacle: 'tornSheet',
      by: { tangled: 'tornSheet', guarded: 'guardInCap', needsTime: 'curtainOfSand' },
    },
    affords: {
      tangled:
        'part: the tally sheet with lines over lines; worse: they cross and are struck out, and the number changes a third time; sign: one small mark beside the river that nobody has struck out',
      guarded:
        'part: the ranger with the radio, who lets no half number through; worse: lays an arm across the set, and the line goes to another hut; sign: keeps looking at the empty chair at the window',
      needsTime:
        'part: the dust cloud over the herd; worse: it rises again, and the smallest elephants are gone from view; sign: the first clear back on the left',
    },
    from: '13-17',
  },
  stage: {
    want: 'The travelling cinema plays at the trail station tonight, and the young crew’s white cloth is still on the ground.',
    prize: 'the first picture of the film on the white cloth, seen by the whole station',
    obstacle:
      'the crew at odds over who forgot the mast, with one pole broken and the driver speaking another language',
    drawn: {
      prize: 'screen',
      obstacle: 'brokenPole',
      by: { doesNotUnderstand: 'puzzled', tooMuchForOne: 'rolledCloth' },
    },
    affords: {
      broken:
        'part: the wooden pole of the screen; worse: it splits one hand further, and the cloth drops into the dust; sign: two split edges that fit',
      doesNotUnderstand:
        'part: the driver of the cinema van, who takes every word for a farewell; worse: waves and begins to pack the cloth away; sign: stops at once at a drawing in the dust',
      tooMuchForOne:
        'part: the corner of the white cloth; worse: the wind folds it back, more crooked, over the frame; sign: a second loop at the far corner, free all the time',
    },
    from: '13-17',
  },
} as const satisfies Errands;
