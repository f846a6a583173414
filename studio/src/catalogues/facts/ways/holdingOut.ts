import type { Ways } from './way.ts';

export const perseverance = {
  fromTheOtherEnd: {
    fault: 'The hero does exactly the same seven times, only harder, and calls it silly each time.',
    noticing:
      'The hero sits down, out of breath, and looks at the traces of all the tries: every one ends in the same place.',
    deed: 'The hero gets up, walks round it, and does the same thing backwards, beginning from that place.',
    opens: {
      tangled: 'Seven times it was pulled; pushed back at the loose loop, it goes out the way it went in.',
      slippery: 'Every slide ended beside the dry spot; begun from there, sideways, the foot holds.',
    },
    to: '9-12',
  },
  pebbleUnder: {
    fault:
      'The hero wants it all in one go, heaves or presses once with a roar, and lets everything fall back.',
    noticing:
      'The hero’s cheek lies against it, resting; from so near one sees that it had moved, by a finger’s width.',
    deed: 'The hero wins one finger’s width, pushes a pebble in so that it stays won, and begins on the next.',
    thing: 'a pebble',
    opens: {
      heavy: 'Each time the edge rocks, the pebble keeps what was gained, until it tips by itself.',
      broken:
        'The pebble wedges the two edges that fit against each other and keeps them so until the joint holds.',
    },
    to: '9-12',
  },
  chalkMarks: {
    fault:
      'The hero tries everywhere at once, forgets what has been tried, and rattles at the same place five times.',
    noticing: 'The hero finds five dusty prints of the same thumb, all on one spot, and none anywhere else.',
    deed: 'The hero makes a chalk cross where it did not work and puts the other hand on the next place.',
    thing: 'a stub of chalk',
    opens: {
      locked:
        'Cross by cross the hand comes to the one thing nobody had tried, beside the lid, and it belongs to it.',
      dark: 'Chalk shows pale even there: these corners are done; one way is left, and it goes towards the glimmer.',
    },
    to: '9-12',
  },
  shownTheEleventhWay: {
    fault: 'The hero says the same sentence ten times, each time louder, with a pointing finger.',
    noticing:
      'The hero is hoarse, and so must be quiet; the companion’s lips say the sentence along by heart.',
    deed: 'The hero closes the mouth and shows it with both hands, then again a little differently, then again.',
    opens: {
      doesNotUnderstand:
        'The eleventh time the hands happen on the one gesture it knows, and it nods and does it.',
      guarded:
        'Among the things the hands show is the one the guard keeps looking at; it comes nearer to see.',
    },
    to: '9-12',
  },
  lineThroughTheBestBit: {
    fault: 'The hero sends the same version again with a larger heading, and repairs it in the same place.',
    noticing:
      'The hero lays all the failed versions side by side on the floor; one paragraph is the same in each.',
    deed: 'The hero crosses out that paragraph, the one that took a night, and starts from what is left.',
    opens: {
      broken:
        'Without the piece that was forced in between, the two edges of the plan fit; the price is a night’s work.',
      tangled:
        'With the line everyone quarrelled about gone, the rest of the thread lies loose enough to answer.',
    },
    from: '13-17',
  },
  tenMinutesADay: {
    fault: 'The hero tries to settle it in one long evening, goes on and on, and gets a turned back.',
    noticing:
      'The hero remembers: after each short visit something had moved a little, and after the long one nothing.',
    deed: 'The hero stays ten minutes by the clock, leaves a note with tomorrow’s time, goes, and comes.',
    opens: {
      locked:
        'Someone who has shut up can open for ten minutes; the price is training, missed nine days running.',
      needsTime:
        'A little every day, at the same hour, is what it can take up, and the small change goes on.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const patience = {
  nothingToPullWith: {
    fault: 'The hero pulls and presses, with one hand, with two, with a foot against it.',
    noticing: 'There is nothing left to pull with; the hero takes it in the lap and only looks.',
    deed: 'The hero opens both hands and pushes with one finger, no further than it wants to go, and waits.',
    opens: {
      tangled: 'The loose loop goes back as far as it wants, rests, and lets go of the next.',
      broken:
        'Pushed so gently, the two edges that fit find each other’s teeth; forced, they had been missing them.',
    },
    to: '9-12',
  },
  openLap: {
    fault: 'The hero snatches and jumps at it; every snatch shakes everything and drives it further off.',
    noticing:
      'The hero sits down with a bump, and the ground, the air and the companion’s hair stop shaking.',
    deed: 'The hero lays two open hands in the lap, breathes three times, and looks the other way.',
    opens: {
      shy: 'Nobody reaches and nobody looks; after the third breath it comes to see what is in the hands.',
      high: 'Nobody shakes it any more; it stops swinging and hangs above the low hold, an arm’s length off.',
    },
    to: '9-12',
  },
  allThreeVerses: {
    fault: 'The hero looks, lifts, rattles and tries it after every breath: “Now? Now? Now?”',
    noticing: 'The hero counts on the fingers how many nows there were, and runs out of fingers.',
    deed: 'The hero takes both hands away, sits on them, and hums a song with three verses to the end.',
    opens: {
      needsTime:
        'The first small change gets three whole verses without a finger in it, and is finished at the last note.',
      locked:
        'With nobody leaning on it the jam eases, and the small thing beside it slips in where it belongs.',
    },
    to: '9-12',
  },
  thirtyBreaths: {
    fault: 'The hero rushes straight in, bumps into everything, and rushes out again, and in.',
    noticing: 'The hero has to rub a bumped knee, sits down at the edge to do it, and hears only breathing.',
    deed: 'The hero stays sitting, covers both eyes with the palms, and counts thirty breaths, not one fewer.',
    opens: {
      dark: 'Eyes that have been covered for thirty breaths can use one glimmer; they open, and there is a room.',
      asleep:
        'Thirty breaths as slow as the sleeper’s own, and no step near its things: it sighs and turns over.',
    },
    to: '9-12',
  },
  oneUnansweredLine: {
    fault: 'The hero answers every message within a second, and each answer brings three more.',
    noticing:
      'The hero’s battery is at four; reading up through it all there is nothing else to do but read.',
    deed: 'The hero lays the phone face down for an hour, then answers the one sentence nobody has answered.',
    opens: {
      tangled:
        'That sentence was the loop; with it answered the others have nothing to hang on. The price: plans made without the hero.',
      needsTime: 'An hour with no new message in it is what people needed in order to cool and come back.',
    },
    from: '13-17',
  },
  floorBesideIt: {
    fault: 'The hero asks “Is it all right now?” every five minutes and tries it again each time.',
    noticing:
      'At the seventh time the hero hears something shift further away, with a creak, and then nothing.',
    deed: 'The hero sits down on the floor beside it with homework, says “I’m just here,” and asks nothing.',
    opens: {
      locked:
        'Nobody is pressing from outside, so it need not be held shut; the price is the first half of the match.',
      broken: 'What was glued, or promised, gets an evening without being tested, and the two edges hold.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
