import type { Ways } from './way.ts';

export const courage = {
  aStepAsLongAsAShoe: {
    fault: 'The hero whistles, says “Easy”, and runs at it with both eyes shut.',
    noticing:
      'The hero’s legs have stopped by themselves; looking down, the hero sees the knees tremble above two quite ordinary shoes.',
    deed: 'The hero says, “I’m scared,” and sets one foot flat on the ground, one shoe further.',
    opens: {
      slippery:
        'A foot set down flat and small comes on to the dry spot, where a running foot had flown past.',
      dark: 'One shoe in, the eyes have time; the glimmer grows, and the next shoe knows where to go.',
    },
    to: '9-12',
  },
  theHandThatShakes: {
    fault:
      'The hero hides both shaking hands up the sleeves and says “I need no hand”, so nothing can be held.',
    noticing:
      'The sleeves themselves are shaking, anyone can see it, and the companion is looking kindly at a cloud.',
    deed: 'The hero pushes back one sleeve and holds the shaking hand out, palm up, quite low, and leaves it there.',
    opens: {
      high: 'The companion takes the hand; held fast, the hero gets a foot into the low hold and comes up.',
      shy: 'A hand that trembles is no danger to someone who trembles too; the shy one puts its own in it.',
    },
    to: '9-12',
  },
  tenBreathsStaying: {
    fault: 'The hero darts up with hands over the ears, shouting, touches it, and darts away again.',
    noticing: 'The hero peeps between two fingers and sees that the companion has stayed, with a white nose.',
    deed: 'The hero takes both hands from the ears, plants both feet, and counts ten breaths aloud, with a wobble.',
    opens: {
      noisy:
        'With ears open the hero hears where the hush comes, and the wobbling number falls right into it.',
      needsTime: 'Each dart had shaken it; ten breaths beside it, in spite of the creaking, let it finish.',
    },
    to: '9-12',
  },
  oneFingerEyesOpen: {
    fault: 'The hero turns the face away, squeezes both eyes shut, and pokes at it with a long arm.',
    noticing:
      'Behind the eyelids it grows and grows; the hero opens one of them by a crack, and it is smaller.',
    deed: 'The hero opens the other eye too, looks straight at it, and lays one finger on it.',
    opens: {
      narrow: 'Looked at, it is a gap and no mouth; the finger goes along the rim to where it is wider.',
      locked: 'An open eye sees what a poking arm had missed: the small thing beside it, just by the finger.',
    },
    to: '9-12',
  },
  voiceCracksOnIt: {
    fault: 'The hero types it, deletes it, sends a joke instead, and looks at the floor when they meet.',
    noticing: 'The hero sees the same word deleted eleven times, and a thumb that leaves a damp print.',
    deed: 'The hero pockets the phone, stands in front of the person, and says it; the voice cracks in the middle.',
    opens: {
      tangled:
        'Said by a mouth to a face it cannot be read another way; the price is that everyone behind heard.',
      locked: 'Someone who had shut up against jokes has no wall against a cracking voice, and answers it.',
    },
    from: '13-17',
  },
  firstToSayItDoesNotWork: {
    fault: 'The hero nods with the rest, “no problem at all”, turns the music up, and dodges the hard part.',
    noticing:
      'Between two songs the hero hears several people breathe out at once, and counts how many look down.',
    deed: 'The hero turns off the sound, raises a hand, and says, “I can’t do it like this. I’m frightened of it.”',
    opens: {
      broken:
        'Now the plan can be taken apart where it does not hold, and two pieces of it fit; the price is the lead.',
      noisy:
        'The music had covered what everybody knew; in the quiet the others can be heard saying, “Me too.”',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const bravery = {
  twoStepsAcross: {
    fault:
      'The hero waits at the back for somebody bigger to begin, and the smaller companion stands out there alone.',
    noticing:
      'The hero looks up from the shoes, and sees the companion’s toes turned in and nobody on either side.',
    deed: 'The hero walks across, in front of everybody, and stands beside the companion, shoulder to shoulder.',
    opens: {
      guarded:
        'It is hard to be stern with two; the guard looks past them to what it wanted anyway, and goes.',
      slippery: 'One small one slides; two, foot against foot, with one foot on the dry spot, stand.',
    },
    to: '9-12',
  },
  holdMySleeve: {
    fault: 'The hero pushes the companion ahead, “You first, you’re smaller”, and shoves from behind.',
    noticing: 'Under the hand on the companion’s back the hero feels a heart going like a bird’s.',
    deed: 'The hero steps round to the front, reaches one arm back, and says, “Take my sleeve.”',
    opens: {
      dark: 'The one in front makes for the glimmer, the one behind has a sleeve, and neither is alone in there.',
      narrow:
        'Shoving jammed them both; one after the other, on a sleeve, they go through where it is wider.',
    },
    to: '9-12',
  },
  myShoulder: {
    fault:
      'The hero shouts good advice from a safe distance, and the companion, stretching and straining, lets everything slip.',
    noticing:
      'The hero hears the hero’s own advice, “Just do it”, and sees the companion’s leg tremble on one toe.',
    deed: 'The hero goes right under it, kneels, and puts a shoulder where the companion’s foot or hand gives way.',
    opens: {
      high: 'The shoulder is the step that was missing between the ground and the low hold; from there a small arm is long enough.',
      heavy: 'A shoulder under the edge that rocks keeps it up, and the companion can draw the prize out.',
    },
    to: '9-12',
  },
  palmUp: {
    fault:
      'The hero pulls and hoots along because all of them do, although the companion’s mouth says something.',
    noticing:
      'The hero stops for breath and sees the companion’s lips still moving, always the same small word.',
    deed: 'The hero steps in front, lifts one open palm, says “Stop” in the next pause, and points to the companion.',
    opens: {
      noisy: 'Into the hush, behind the lifted palm, the companion’s small word goes out and is heard.',
      tangled:
        'At the palm everyone stops pulling; the companion’s fingers had known of the loose loop all along.',
    },
    to: '9-12',
  },
  bagAcrossTheRoom: {
    fault:
      'The hero laughs along with the others, only with the mouth, and waits for somebody older to say something.',
    noticing: 'The hero sees how carefully someone ties a shoe that has long been tied, eyes on the lace.',
    deed: 'The hero takes up the bag, crosses the whole space in between, and sits down beside that shoe.',
    opens: {
      guarded:
        'The ring of backs has to open to look round; the price is that the old place is taken at once.',
      shy: 'With one person beside them the hidden one lets go of the lace, looks up, and says it.',
    },
    from: '13-17',
  },
  tookItDown: {
    fault: 'The hero has filmed it too, sends a laughing face, and sees the clip go round, louder each time.',
    noticing: 'The hero plays it once without the sound; without the sound there is nothing funny in it.',
    deed: 'The hero deletes the clip, writes “I filmed it. It isn’t funny,” and goes to fetch a teacher.',
    opens: {
      noisy:
        'The laughter has a hole in it where one laugh was taken out; the price is an evening outside the chat.',
      doesNotUnderstand:
        'They had taken it for a joke everybody shared; a name under a plain sentence cannot be taken so.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
