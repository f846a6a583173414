import type { Errands } from './errand.ts';

export const newSibling = {
  moment: {
    want: 'Everybody has held the baby today, only these two have not, and when the doorbell rings the next visitors come.',
    prize: 'one quiet moment, with the baby’s whole hand shut round one finger',
    obstacle: 'the nursery door, left just ajar, and all that lies between it and the cot',
    drawn: { prize: 'babySmiling', obstacle: 'newSibling.obstacle', by: { asleep: 'baby', dark: 'curtain' } },
    affords: {
      narrow:
        'part: the gap beside the door; worse: a laundry basket slips behind it, the cot out of sight; sign: low down, by the rug, it is wider',
      noisy:
        'part: the creaking floorboards; worse: they creak louder and the baby’s breathing goes under; sign: a short hush between two boards',
      asleep:
        'part: the sleeping baby; worse: it grumbles and hides the hand in its sleeve; sign: cloth, spoon and rattle laid in order by the cot',
      dark: 'part: the room behind the curtain; worse: it looks bigger, no small hand to be seen; sign: one glimmer from the glass bead on the mobile',
    },
    to: '9-12',
  },
  rabbit: {
    want: 'The baby will only be put down beside the cloth rabbit, and the grown-up’s arm has been asleep for half an hour.',
    prize: 'the grey cloth rabbit with the long, chewed ear',
    obstacle: 'the folded pram in the hallway, which has closed upon the rabbit',
    drawn: { prize: 'greyRabbit', obstacle: 'cart' },
    affords: {
      tangled:
        'part: the pram strap; worse: it draws tighter and the rabbit goes in up to the ears; sign: one loose loop near the buckle',
      heavy:
        'part: the folded pram; worse: it settles against the wall, the rabbit pressed flat; sign: one wheel that rocks a little',
      tooMuchForOne:
        'part: the handlebar; worse: it folds back, more crooked, the rabbit deeper in; sign: a second grip low down at the other end',
    },
    to: '9-12',
  },
  smile: {
    want: 'The great-aunt has come by three trains to see the baby smile, and her bus goes when the church bell rings.',
    prize: 'the baby’s smile, with one dimple on the left',
    obstacle: 'the baby, who has folded up face and fists and looks at nobody',
    drawn: { prize: 'babySmiling', obstacle: 'baby' },
    affords: {
      doesNotUnderstand:
        'part: the baby; worse: it takes every greeting for bad weather and turns its mouth down; sign: it lies still whenever somebody hums',
      shy: 'part: the baby’s face in the shawl; worse: it burrows deeper, no dimple anywhere; sign: one toe that looks out of the blanket',
      needsTime:
        'part: the small crumpled face; worse: it closes again like a fist, smile further off; sign: one corner of the mouth that twitches',
    },
    to: '9-12',
  },
  lullaby: {
    want: 'The band’s demo is due at midnight, and the only free hour for the vocals is the hour in which the baby will not settle.',
    prize: 'one clean take of the song, without a cry on it',
    obstacle:
      'the evening at home, with a baby that wakes at every note and tired grown-ups who have stopped answering',
    drawn: { prize: 'song', obstacle: 'baby', by: { tangled: 'list', needsTime: 'hourglass' } },
    affords: {
      doesNotUnderstand:
        'part: the baby; worse: it takes the song for a call and cries over the take; sign: it goes quiet at the low bass line',
      tangled:
        'part: the plan of who walks the baby when; worse: two people at once, then nobody, the take lost; sign: one hour without a name',
      needsTime:
        'part: the baby’s falling asleep; worse: back to wide awake, the deadline closer; sign: one fist opens on the blanket',
    },
    from: '13-17',
  },
  room: {
    want: 'The room is to be shared from Monday, and the wall painting that took a whole spring must be somewhere in the new plan.',
    prize: 'the painted harbour wall, visible from both beds',
    obstacle: 'the grown-ups’ finished floor plan, with a cupboard exactly where the painting is',
    drawn: { prize: 'mural', obstacle: 'manWithFoldedArms', by: { heavy: 'wardrobe', broken: 'tornSheet' } },
    affords: {
      guarded:
        'part: the parent with the tape measure; worse: the cupboard is drawn in ink, over the harbour; sign: eyes that return to a measure too short',
      heavy:
        'part: the wardrobe; worse: it settles across the wall, half the harbour gone; sign: one foot of it that rocks',
      broken:
        'part: the promise about the room; worse: another piece of it is taken back, the wall smaller; sign: two versions of the plan whose edges fit',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const movingDay = {
  light: {
    want: 'The little sister has never slept without the night light, and as soon as the van has left it will be evening in the new house.',
    prize: 'the night light with the paper moon, in a box marked Light',
    obstacle: 'the wall of boxes in the hall, with the box with the night light at the very back',
    drawn: { prize: 'nightLight', obstacle: 'movingDay.obstacle', by: { heavy: 'bookBox' } },
    affords: {
      tooMuchForOne:
        'part: the top box; worse: all slide back more crooked, the right one hidden; sign: a second handle hole on the far side, free',
      heavy:
        'part: the book box; worse: it settles and presses the right one to the wall; sign: one edge that rocks',
      narrow:
        'part: the gap between the boxes; worse: the right box slips further in; sign: down by the skirting board it is wider',
      dark: 'part: the space behind the boxes; worse: it looks deeper and the box is gone; sign: one glimmer of silver tape far in',
    },
    to: '9-12',
  },
  doorSign: {
    want: 'Before noon the postwoman comes, and without the door sign Grandfather’s letter goes all the way back to Grandfather.',
    prize: 'the wooden door sign with everybody’s name burnt into it',
    obstacle: 'the caretaker at the letter boxes, who looks after all the signs of the house',
    drawn: {
      prize: 'doorSign',
      obstacle: 'manWithFoldedArms',
      by: { asleep: 'oldManAsleep', locked: 'cupboard' },
    },
    affords: {
      guarded:
        'part: the caretaker before the boxes; worse: he stands broader, the sign behind his back; sign: he keeps looking at his list, which lacks its pencil',
      doesNotUnderstand:
        'part: the caretaker; worse: he hears another name and hangs the sign at the wrong door; sign: he reads letters written in the air',
      asleep:
        'part: the caretaker dozing in his chair; worse: he leans back until the sign is covered; sign: cap, glasses and bunch of labels laid in order',
      locked:
        'part: the flap of the sign board; worse: it jams and the sign slips behind the frame; sign: a small peg on a string beside it',
    },
    to: '9-12',
  },
  chime: {
    want: 'Grandmother sees badly and will find the new door only by the sound of the chime, and her taxi is on its way.',
    prize: 'the bamboo chime from the old door, with its five soft notes',
    obstacle: 'the moving blanket into which the chime was rolled, cords, notes and all',
    drawn: { prize: 'windChime', obstacle: 'ropeKnot', by: { broken: 'brokenHoop', needsTime: 'gluePot' } },
    affords: {
      tangled:
        'part: the cord; worse: it draws tighter and two notes vanish in the wool; sign: one loose loop at the third bamboo',
      broken:
        'part: the hanging ring of the chime; worse: another splinter comes off and a note is mute; sign: two edges that fit',
      needsTime:
        'part: the glue on the ring; worse: it slides apart, back to the beginning, no note; sign: one drop at the rim has gone clear',
    },
    to: '9-12',
  },
  lastSong: {
    want: 'The old neighbourhood meets once more on the empty floor, and by eight the keys are handed over and the echo belongs to others.',
    prize: 'one last song in the empty room, with its echo, recorded',
    obstacle: 'the farewell evening, half cancelled, with everybody waiting for somebody else',
    drawn: { prize: 'song', obstacle: 'hooded', by: { tangled: 'phone', heavy: 'piano' } },
    affords: {
      tangled:
        'part: the group chat; worse: three new times, two people leave, no song; sign: one message with a plain hour that nobody answered',
      shy: 'part: the guitarist in the stairwell; worse: a floor further down, guitar and all; sign: the guitar’s neck looks round the corner',
      heavy:
        'part: the piano the movers left for last; worse: it settles across the door, the room cut off; sign: one castor that rocks',
    },
    from: '13-17',
  },
  wall: {
    want: 'The new courtyard paints its wall tonight for Sunday’s house party, and whoever is not on the list by seven has no square on it.',
    prize: 'a painted square on the courtyard wall, seen from every window',
    obstacle: 'the young people of the house, who divided up the wall long before the van came',
    drawn: { prize: 'mural', obstacle: 'womanWithList', by: { broken: 'tornSheet', tooMuchForOne: 'plank' } },
    affords: {
      guarded:
        'part: the girl with the list; worse: she crosses out the free line, the square goes to the bins; sign: she keeps looking at her unfinished lettering',
      broken:
        'part: the stencil for the border; worse: a corner tears off, the row of squares stops; sign: two edges that fit',
      tooMuchForOne:
        'part: the long plank between the trestles; worse: everything slides, the wall stays grey; sign: a second place to hold it, free',
    },
    from: '13-17',
  },
} as const satisfies Errands;
