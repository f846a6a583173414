import type { Ways } from './way.ts';

export const adhd = {
  swapJobs: {
    fault:
      'Hero makes companion stand still and hold the end, and runs about alone; for eleven breaths it holds, then it all goes slack.',
    noticing:
      'Hero is tired of running and companion of standing. Hero looks from one pair of feet to the other.',
    deed: 'Hero asks: Swap? takes the end, sits down on it with the whole behind, and companion runs round with the rest.',
    opens: {
      tangled: 'Companion runs back the way the loose loop goes, over and under, while the end stays put.',
      tooMuchForOne:
        'One sits and holds; the other is at the second place, the third and the fourth in time.',
    },
    to: '9-12',
  },
  onePictureAtATime: {
    fault:
      'Hero explains it all at once, with ten rules and a warning each, and nobody listening knows what comes first.',
    noticing:
      'Companion has three fingers up and has forgotten what the third was for. So, to be honest, has the hero.',
    deed: 'Hero draws three small pictures, asks companion which comes first, and folds the slip so that only that one shows.',
    thing: 'a pencil stub and a slip of paper',
    opens: {
      guarded: 'The guard sees one thing wanted, not ten, and ticks it off with pleasure.',
      doesNotUnderstand: 'One picture at a time is short enough to be taken the right way.',
    },
    to: '9-12',
  },
  whatDidYouSee: {
    fault:
      'Hero says Not now! each time companion points to something at the side, and pokes on straight ahead in the same place.',
    noticing:
      'Hero has said Not now! five times. It comes back that companion pointed to the same place in all five.',
    deed: 'Hero shuts the mouth, turns round, asks: What did you see on the way? and goes where companion, hopping, points.',
    opens: {
      narrow: 'Running past, companion had seen where it is wider; it was only never the moment to say so.',
      dark: 'From the side, where companion stands, one sees the glimmer that is hidden from straight in front.',
    },
    to: '9-12',
  },
  threeQuickHops: {
    fault:
      'Hero holds companion by the belt, says Stand still and think! and tries it slowly, and slowly both slide down again.',
    noticing:
      'Companion’s heels drum on the spot while the rest keeps still. Hero watches the heels: they land on one place each time.',
    deed: 'Hero lets go of the belt, asks: Your way? and behind companion makes three quick hops, the third with one foot well forward.',
    opens: {
      slippery: 'Three quick hops do not stay long enough to slide, and the third is on the dry spot.',
      high: 'The third hop has swing enough for the foot to reach the low hold, and the next one.',
    },
    to: '9-12',
  },
  boringJobSwapped: {
    fault:
      'Hero keeps the lively job, gives companion the long list, and checks by message every five minutes; the list gets lost with the rest.',
    noticing:
      'Hero counts: nineteen messages sent, Are you done yet in each, and companion’s one answer has been a good idea.',
    deed: 'Hero asks, then takes the list and sits down with it behind the curtain, misses the show, and companion does the running.',
    opens: {
      tangled: 'Somebody on the move asks each person in turn and finds the sentence nobody has answered.',
      tooMuchForOne: 'One sits with the list and calls, one runs; the places are all taken in time.',
    },
    from: '13-17',
  },
  takenBackAloud: {
    fault:
      'Hero says Just concentrate in front of everyone and carries on alone with the own plan, until another piece of it fails.',
    noticing:
      'Hero finds companion’s drawing on the back of the own list: the very piece that has just come off, drawn two hours ago.',
    deed: 'Hero takes the sentence back in front of the same people, crosses the own plan out, and asks: Will you show me yours?',
    opens: {
      broken: 'In companion’s drawing lie the two edges that fit, next to a joke about the hero.',
      locked: 'A word that shut somebody up can be taken back where it was said; so it is.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const blind = {
  elbowAsked: {
    fault:
      'Hero pulls companion by the sleeve, points and calls There! No, there!; both are in a corner and neither has a foot free.',
    noticing:
      'Companion asks whether the hero is steering a friend or a wheelbarrow. The cane taps: dull here, and clear over there.',
    deed: 'Hero lets go, asks: Do you want my elbow? and says what comes: left, three steps, one small one; companion taps before each.',
    opens: {
      slippery: 'The cane finds the dry spot by its sound, and the hero says how far it is.',
      narrow: 'Cane and elbow measure it together: where the tap goes through, it is wider.',
    },
    to: '9-12',
  },
  fingersFirst: {
    fault:
      'Hero waves the torch about, says I can see it! and pushes companion’s hands aside; in the jumping light it looks worse than it is.',
    noticing:
      'Hero shuts the dazzled eyes and hears companion’s fingertips go over it, unhurried, stop, and go back to one place.',
    deed: 'Hero puts the torch in the pocket, asks: What have you found? and lays one finger next to companion’s, eyes shut, and follows.',
    thing: 'a small torch',
    opens: {
      tangled:
        'Fingers feel what eyes passed over: one loop that gives; companion lifts it, hero holds the next.',
      dark: 'Companion reads the wall by hand and cane, and without the torch the hero sees the glimmer.',
    },
    to: '9-12',
  },
  mouthShut: {
    fault:
      'Hero describes everything to companion, loudly and without a gap, so that nobody can hear and what listens creeps away.',
    noticing:
      'Hero stops for breath. Companion has the head on one side and one hand up, and must have had it up for long.',
    deed: 'Hero shuts the mouth, sits down on both hands, and asks only, quite low: What do you hear? Then comes a long nothing.',
    opens: {
      noisy: 'Companion knows when the hush is due and nods on it; in there they hear the prize.',
      shy: 'Companion hears it breathe and guesses a cow, wrongly; now that it is quiet it comes out.',
    },
    to: '9-12',
  },
  saidBeforehand: {
    fault:
      'Hero lifts without a word and puts down without a word; companion’s end lurches, and what was up is down again.',
    noticing:
      'Hero sees companion’s knuckles: white, holding hard, because nobody has said what will happen next.',
    deed: 'Hero sets it down, asks: Shall I say it before? and says: left hand lower, edge to you, we lift at three.',
    opens: {
      heavy: 'Told before, both push the edge that rocks at three, companion from below.',
      tooMuchForOne: 'Told before, companion takes the second place by touch and says when it is free.',
    },
    to: '9-12',
  },
  askThemNotMe: {
    fault:
      'Hero answers for companion, explains companion’s eyes to strangers, and uses it to push in; the ones inside close up, annoyed.',
    noticing:
      'Companion folds the cane, sits down, and says: You go, then. You have explained me to everybody. Twice.',
    deed: 'Hero says: Ask companion, not me, gives up the own place inside, and goes to wait at the back, out of hearing.',
    opens: {
      guarded:
        'Companion asks for what is wanted, jokes about the hero, and there is no pushing to guard against.',
      doesNotUnderstand: 'Two had talked past each other through a third; now they talk straight.',
    },
    from: '13-17',
  },
  allThePictures: {
    fault:
      'Hero and the others pass pictures round, point and laugh, and tell companion Never mind; the talk goes crooked, one goes quiet.',
    noticing:
      'Hero looks up from the screen: companion is eating everyone’s sandwiches, calmly, and has turned the chair to the wall.',
    deed: 'Hero asks: Want to hear them? and describes every picture aloud, exactly, also the one where the hero looks a fool.',
    opens: {
      shy: 'The one who dreaded being laughed at hears the hero laughed at first and moves up.',
      tangled: 'Told in order, it comes out who stood next to whom, and the story has one loop too many.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
