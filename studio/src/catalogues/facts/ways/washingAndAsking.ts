import type { Ways } from './way.ts';

export const takingBath = {
  soapedWrist: {
    fault:
      'Hero will not be washed and pushes in arms stiff with dried mud; the crumbs stick in every gap and catch and jam it.',
    noticing:
      'A crust drops off the wrist, and where it was the skin is thin and pale and slides easily under a sleeve.',
    deed: 'Hero wipes both arms with the damp flannel, soaps wrist and fingers till they shine, and tries again with two fingers only.',
    thing: 'a damp flannel wrapped round a sliver of soap',
    opens: {
      narrow: 'A washed, soapy wrist is thinner than a muddy one and slides in where the gap is wider.',
      locked:
        'Washed out and rubbed with soap, the latch runs again, and clean fingers can grip the small thing beside it.',
    },
    to: '9-12',
  },
  cleanSoles: {
    fault:
      'Hero keeps the lovely mud between all ten toes, and every step and every grip smears more of it on what should hold.',
    noticing:
      'Hero looks back: the whole way is painted with own footprints, and each one shines and slides like a plate.',
    deed: 'Hero sits down, wipes both soles with the flannel, then between the toes, then both palms, and sets one bare foot flat.',
    thing: 'a damp flannel from the pocket',
    opens: {
      slippery: 'It was the mud that slid; a clean bare sole sticks to the dry spot, and the next one too.',
      high: 'Clean toes stay in the low hold and clean palms above it, so that the hero gets up.',
    },
    to: '9-12',
  },
  faceOutOfTheMud: {
    fault:
      'Hero wears a mask of mud, is proud of it, and comes nearer and nearer with it: two eyes in a brown lump that growls.',
    noticing:
      'Hero bends over a puddle, a spoon or a pane and sees what the other sees; nobody could guess a face in it.',
    deed: 'Hero kneels at some distance and wipes the flannel slowly down from forehead to chin, once, and lets the clean half smile.',
    thing: 'a damp flannel from the pocket',
    opens: {
      shy: 'What hides sees a child come out of the mud first, and so it comes out after it.',
      doesNotUnderstand: 'Nobody can read a lump of mud; now there is a mouth and a brow to read.',
    },
    to: '9-12',
  },
  bothEars: {
    fault:
      'Hero hops about with mud in both ears, hears nothing, and so shouts at it all, stamps, and shakes everything that should rest.',
    noticing:
      'Hero knocks on the own ear; it sounds like a flowerpot. All that shouting was only to be heard in there.',
    deed: 'Hero sits down and washes one ear with the corner of the flannel, fold by fold, then the other, and keeps the mouth shut.',
    thing: 'a damp flannel from the pocket',
    opens: {
      noisy: 'Nobody shouts against it any more, so it sinks, and clean ears hear the short hush.',
      needsTime: 'Two ears, every fold, take exactly as long as the slow thing does, and nobody shakes it.',
    },
    to: '9-12',
  },
  lastOfTheBottle: {
    fault:
      'Third hour, hood up: hero works on with salt in the eyes and sticky fingers, snaps at everyone and will not stop.',
    noticing:
      'Hero sees a grey neck and red eyes in the black screen of the phone and does not know the face at once.',
    deed: 'Hero pours the last drinking water over hands, face and neck, dries them on the good shirt for later, and begins at the end.',
    thing: 'the last half of a water bottle, meant for the way home',
    opens: {
      tangled: 'With clear eyes one finds the one loose end, thread or sentence, that nobody has pulled.',
      broken: 'Clean dry fingertips feel which two edges fit, and a washed head can say sorry.',
      locked: 'Clean fingers grip the small thing beside it; a shut person sees someone stop and start anew.',
    },
    from: '13-17',
  },
  saidItFirst: {
    fault:
      'Straight from training hero keeps three chairs away, arms tight, says all is fine; the others take it for contempt and move off.',
    noticing:
      'Hero watches the gap round the own chair grow by one more seat and sniffs, carefully, at the own collar.',
    deed: 'Hero says to everyone that it is the own shirt that smells, washes at the tap in front of them, and comes back dripping to sit close.',
    opens: {
      shy: 'Somebody else has been ridiculous first, so the one who hides may come nearer now.',
      needsTime: 'The ten minutes at the tap are the ones it needed with nobody standing over it.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const sayingPleaseThankYou = {
  facesAtOneHeight: {
    fault:
      'Hero calls the wish from afar, finger first: That! Now! Each order is louder, and makes the one who has it stiffer.',
    noticing:
      'Hero looks along the finger and for the first time sees the face at its end; it has gone quite red.',
    deed: 'Hero kneels until both faces are level, turns the pointing finger into an open empty hand, says please, and waits for all of the answer.',
    opens: {
      guarded: 'A guard gives way to somebody who asks it as the one who may say yes or no.',
      doesNotUnderstand: 'An open hand and a waiting face can be understood where orders cannot.',
    },
    to: '9-12',
  },
  whichHandPlease: {
    fault:
      'Hero orders companion about: Up! Hold! Other one! Companion does each word to the letter, and everything comes down crooked.',
    noticing:
      'Hero, out of words, looks at companion, who holds a foot, a hat and a corner, exactly as ordered, and sweats.',
    deed: 'Hero goes round to companion, says the name, please, and what for, and puts no hand on anything before companion nods.',
    opens: {
      high: 'Asked what for, companion kneels and gives a knee beside the hold, at the right moment.',
      heavy: 'Asked what for, companion leans on the edge that rocks just when the hero does.',
    },
    to: '9-12',
  },
  oneWhisper: {
    fault:
      'Hero takes without a word, arm first and then the shoulder, and whatever lies or hides there pulls everything closer to itself.',
    noticing:
      'Hero lies there with the arm in up to the elbow and notices that it is somebody’s home it lies in.',
    deed: 'Hero draws the arm out, lies down flat at the very edge, whispers one please, and waits with the hand open on the ground.',
    opens: {
      asleep: 'A whisper does not wake anyone; the sleeper only turns over, as one makes room for a guest.',
      shy: 'Somebody flat and quiet who asks is smaller than the shy one, so it dares.',
    },
    to: '9-12',
  },
  threeSoftKnocks: {
    fault:
      'Hero bangs with both fists and roars Open! and Quiet!, and gets back exactly what was put in, only more of it.',
    noticing:
      'Hero’s fists hurt. Hero holds them to the own chest and hears how they were still banging inside it.',
    deed: 'Hero knocks three times with one knuckle, says please into the pause, and lays an ear there for the answer; then says thank you.',
    opens: {
      locked: 'Soft knocks make the small thing beside the latch rattle, so that one hears where it belongs.',
      noisy: 'The knocks fall into the hush; what made the noise wants to hear who is there.',
    },
    to: '9-12',
  },
  nameOnTheBadge: {
    fault:
      'With both earphones in, hero pushes the phone across as an order and taps on it; the answer is the rule, read out again.',
    noticing:
      'Hero reads the badge upside down: there is a name on it, and under it a second one, stuck over with tape.',
    deed: 'Hero takes the earphones out, lets the four behind go first, and then asks by name, in whole sentences, with a please that can be refused.',
    opens: {
      guarded: 'Someone who gave up a place in the line is no pusher; the rule turns out to have a window.',
      doesNotUnderstand: 'Whole sentences, a name and a look say what the tapped screen did not.',
    },
    from: '13-17',
  },
  readOutTheNames: {
    fault:
      'Hero writes NEED IT BY SIX to everyone and shows round what comes as if it had been done alone; one hand after another drops out.',
    noticing:
      'Hero scrolls up: forty messages with work in them, and under each of them only a thumb, the own one.',
    deed: 'Hero stands up in front of all and reads out who did what, thanking each; the own name comes last and has one line.',
    opens: {
      shy: 'The one who did it unseen hears the own name and comes forward with the rest.',
      tooMuchForOne: 'Hands that have been counted come back, each to the place it had before.',
      broken: 'What broke was that nobody was named; the names are the edges that fit.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
