import type { Errands } from './errand.ts';

export const swimmingPool = {
  ring: {
    want: 'The smallest swimmers’ last relay lacks its ring, and at four the bell calls everybody out of the water.',
    prize: 'the red diving ring',
    obstacle:
      'the deep end by the wide steps, where the swimming teacher stands in the water and holds out her hands',
    drawn: {
      prize: 'ring',
      obstacle: 'swimmingPool.obstacle',
      by: { slippery: 'greySteps', noisy: 'surf', needsTime: 'curtainOfSand' },
    },
    affords: {
      dark: 'part: the deep blue below the steps; worse: it looks bigger, the ring not to be seen; sign: one red glimmer on the lowest tile',
      slippery:
        'part: the steps; worse: feet slide back to the top and the ring slides too; sign: one rough tile with ridges',
      needsTime:
        'part: the stirred-up water; worse: it ripples from the beginning, the ring in pieces; sign: one small patch gone smooth',
      noisy:
        'part: the splashing; worse: it booms and the teacher’s word, where the ring lies, goes under; sign: a short hush between two jumps',
    },
    to: '9-12',
  },
  glasses: {
    want: 'The old swimmer cannot read the number of her bus without her glasses, and the bus comes at half past.',
    prize: 'the round glasses with the green string',
    obstacle: 'the last locker in the row, in which the glasses lie, its door bent',
    drawn: { prize: 'swimGlasses', obstacle: 'greyLocker', by: { broken: 'brokenHoop' } },
    affords: {
      locked:
        'part: the locker’s latch; worse: it jams and the green string is drawn in; sign: a small hook on the bench’s end, made for it',
      narrow:
        'part: the slit under the door; worse: the glasses slip further back; sign: at the hinge side it is wider',
      broken:
        'part: the wristband of the key; worse: its clasp comes off, the door stays shut; sign: two edges that fit',
    },
    to: '9-12',
  },
  dolphin: {
    want: 'The toddlers’ group finishes each time with a ride on the foam dolphin, and they are already standing there in their armbands.',
    prize: 'the blue foam dolphin with a bite out of its fin',
    obstacle: 'an old man on the warm bench, who has taken the dolphin for his pillow',
    drawn: {
      prize: 'foamDolphin',
      obstacle: 'oldManAsleep',
      by: { guarded: 'manWithFoldedArms', doesNotUnderstand: 'puzzled' },
    },
    affords: {
      asleep:
        'part: the sleeping man; worse: he grumbles and sinks in until only the tail shows; sign: sandals, cap and glasses laid in order',
      guarded:
        'part: the man sitting up; worse: he folds his arms over the dolphin; sign: he keeps looking at his towel on the farthest hook',
      doesNotUnderstand:
        'part: the man with water in his ears; worse: he hears something else and hugs the dolphin; sign: he nods at swimming strokes in the air',
    },
    to: '9-12',
  },
  relay: {
    want: 'The club’s last relay before the pool closes for good needs four names on the board by six, and there are three.',
    prize: 'four names on the board and the start whistle',
    obstacle: 'a team that fell apart over one bad changeover in spring',
    drawn: { prize: 'sign', obstacle: 'tornSheet', by: { shy: 'hooded', heavy: 'ropeKnot' } },
    affords: {
      broken:
        'part: the team’s order on the white board; worse: another name is wiped away, the lane is given up; sign: two times that fit together',
      shy: 'part: the fourth, up in the last row of seats; worse: one row higher, name still missing; sign: her goggles look out of the bag',
      heavy:
        'part: the rolled lane rope; worse: it settles in its trough, lane four stays closed; sign: one float that rocks',
    },
    from: '13-17',
  },
  lesson: {
    want: 'The summer job is the adult beginners’ hour, and today the man from the far country wants to let go of the rim.',
    prize: 'one length of the small pool, swum beside the instructor',
    obstacle: 'an hour in which everyone explains and the one learner trusts nobody’s words',
    drawn: { prize: 'ring', obstacle: 'puzzled', by: { locked: 'silent', needsTime: 'hourglass' } },
    affords: {
      doesNotUnderstand:
        'part: the learner; worse: he takes each call for danger and holds the rim with both hands; sign: he breathes along when someone counts on fingers',
      locked:
        'part: the learner’s grip on the rim; worse: the knuckles whiten, the far side further off; sign: a foam board beside his hand, his own size',
      needsTime:
        'part: the learner’s first floating; worse: back to standing, the hour nearly over; sign: one heel that lifts',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const weeklyMarket = {
  basket: {
    want: 'The neighbour with her leg in plaster has paid for her peaches, and the basket must reach her bench before the rain.',
    prize: 'the round basket with the peaches, under a checked cloth',
    obstacle: 'the long queue that stands between the basket and everybody',
    drawn: { prize: 'basket', obstacle: 'queue', by: { guarded: 'manWithFoldedArms' } },
    affords: {
      guarded:
        'part: the last man in the queue; worse: he stands broader, no basket; sign: he keeps looking at his list, fallen under the stall',
      noisy:
        'part: the callers; worse: they call louder and the seller hears no name; sign: a short hush when the coins are counted',
      narrow:
        'part: the gap between the bags; worse: the basket is pushed further back; sign: beside the pram it is wider',
      needsTime:
        'part: the queue itself; worse: it goes back to its end, basket further away; sign: one step that somebody takes',
    },
    to: '9-12',
  },
  awning: {
    want: 'The cherry seller’s cherries burst when they get wet, and the first cloud is already over the town hall.',
    prize: 'the big striped awning over the cherry stall',
    obstacle: 'the frame and ropes on which the awning hangs, rolled up and crooked',
    drawn: {
      prize: 'stripedCloth',
      obstacle: 'ropeKnot',
      by: { tooMuchForOne: 'woodenPole', heavy: 'stripedCloth' },
    },
    affords: {
      tangled:
        'part: the rope; worse: it pulls tight and the stripes disappear in the roll; sign: one loose loop at the hook',
      tooMuchForOne:
        'part: the front pole; worse: it all folds back askew, the cherries bare; sign: a second pole with a grip, free',
      heavy: 'part: the wet canvas roll; worse: it sags and presses on the crates; sign: one end that rocks',
    },
    to: '9-12',
  },
  waltz: {
    want: 'The old pair dance every Saturday when it strikes twelve, once round the fountain, and today there is no music.',
    prize: 'the waltz from the red accordion',
    obstacle: 'the accordion player on his stool, with the red accordion shut in its case between his feet',
    drawn: {
      prize: 'accordion',
      obstacle: 'accordionPlayerAsleep',
      by: { doesNotUnderstand: 'puzzled', locked: 'instrumentCase' },
    },
    affords: {
      asleep:
        'part: the sleeping player; worse: he grumbles and puts both arms over the case; sign: coin tin, cap and gloves laid in order',
      doesNotUnderstand:
        'part: the player from far away; worse: he takes pointing for a farewell and packs his stool; sign: he lifts his head when three beats are tapped',
      locked:
        'part: the clasp of the case; worse: it jams with a bit of strap inside; sign: a small bent spoon on a string, which fits it',
    },
    to: '9-12',
  },
  stall: {
    want: 'The youth club has one stall for one Saturday, and with what it earns the bus to the summer camp drives or does not.',
    prize: 'the jar on the stall, full to the painted line',
    obstacle: 'a pitch in the wrong corner, given by a rule nobody explains',
    drawn: { prize: 'coinJar', obstacle: 'womanWithList', by: { broken: 'sign', tooMuchForOne: 'table' } },
    affords: {
      guarded:
        'part: the market warden with the plan; worse: the stall goes behind the vans; sign: he keeps looking at a gap in row three',
      broken:
        'part: the stall’s sign, half blown down; worse: another word comes off, nobody knows what is sold; sign: two edges that fit',
      tooMuchForOne:
        'part: the trestle table; worse: it all slides down, the jar in the straw; sign: a second pair of handles, free',
    },
    from: '13-17',
  },
  soup: {
    want: 'The refugee neighbours cook for the market for the first time at noon, and the poster tells everyone something they did not say.',
    prize: 'the soup sign in both languages, read aloud at the stall',
    obstacle: 'a translation that three people meant well and nobody checked',
    drawn: { prize: 'sign', obstacle: 'cook', by: { tangled: 'phone', needsTime: 'redPaint' } },
    affords: {
      doesNotUnderstand:
        'part: the cook; worse: she takes each correction for a refusal and packs spoons away; sign: she smiles at one word of her own',
      tangled:
        'part: the chat about the poster; worse: three more versions, the sign still wrong; sign: one small question of hers nobody answered',
      needsTime:
        'part: the fresh paint on the sign; worse: it smears and must be done again; sign: one letter with a dry edge',
    },
    from: '13-17',
  },
} as const satisfies Errands;
