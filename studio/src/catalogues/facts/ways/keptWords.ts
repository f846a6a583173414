import type { Ways } from './way.ts';

export const honesty = {
  openFist: {
    fault: 'A chip has come off in the hero’s hand; the fist shuts over it, and the hero goes on one-handed.',
    noticing:
      'The fist is hot and has edges; the companion searches the same bit of ground for the third time.',
    deed: 'The hero holds the fist out, opens it finger by finger, and says, “It came off. I had it.”',
    thing: 'the chip that came off the obstacle',
    opens: {
      broken: 'The chip lies between the two edges that fit, and with it there they close without a gap.',
      heavy: 'Now there are two hands, and the flat chip goes under the edge that rocks and keeps it up.',
    },
    to: '9-12',
  },
  neverDoneItBefore: {
    fault:
      'The hero says “I do this every day”, nods knowingly at everything, and starts at the hardest place.',
    noticing:
      'The hero’s arm hangs in the air, with nothing to hold, and everybody is waiting for the trick.',
    deed: 'The hero lets the arm sink to where it really reaches and says, “I’ve never done this. How do you start?”',
    opens: {
      high: 'Where the arm really reaches is where the low hold is; from there it goes up with the companion’s hand.',
      doesNotUnderstand:
        'Nodding had told it yes; a shaken head is plain, and it starts over with the sign it does know.',
    },
    to: '9-12',
  },
  thatWasMyFinger: {
    fault:
      'The hero says “It was like that before” or “It was the companion”, and pulls on quickly behind the back.',
    noticing:
      'The hero sees the companion look at both the companion’s own hands, front and back, wondering what they did.',
    deed: 'The hero steps in between and lays a finger on the spot: “It was me. I started here.”',
    opens: {
      tangled:
        'Now they know where it began; from that spot the loose loop can be followed back the way it went.',
      guarded: 'The guard was watching for whoever did it; now that it knows, it looks to its own affairs.',
    },
    to: '9-12',
  },
  pocketTurnedOut: {
    fault:
      'The hero has picked up a small bright piece there, says “My pockets are empty”, and keeps a hand on it.',
    noticing:
      'The companion turns out both pockets and lays out string and fluff; the hero’s pocket is heavy against the leg.',
    deed: 'The hero turns the pocket inside out and puts the bright piece back exactly where it had lain.',
    thing: 'a small bright piece, picked up at the obstacle',
    opens: {
      dark: 'Back in its place the bright piece catches the glimmer and throws it along the floor to the prize.',
      locked: 'Back in its place it gives the small thing beside the lid what it hooks into.',
    },
    to: '9-12',
  },
  wholeThread: {
    fault:
      'The hero shows only the screenshot that looks good and answers each question with another cut-out piece.',
    noticing:
      'The hero’s thumb knows exactly where to stop scrolling; above it stands the line that started everything.',
    deed: 'The hero scrolls up to the hero’s own worst line, puts the phone on the table, and lets it be read.',
    opens: {
      tangled:
        'With the first line in sight everyone can see which answer belonged where; the price is the silence after it.',
      locked: 'The person who had shut up has known that line all along; now that it lies there, they speak.',
    },
    from: '13-17',
  },
  myNameOnTheList: {
    fault: 'The hero says “must have been the other group” and helps to look for whoever touched it last.',
    noticing:
      'The hero watches someone younger read the list once more, go red, and begin to doubt it themselves.',
    deed: 'The hero takes the list and writes the hero’s own name on it: “I dropped it. I’ll pay.”',
    opens: {
      broken:
        'Once it is known how it fell, they know which two edges to look at; the price is a month’s money.',
      guarded:
        'Whoever lets nobody past wanted one name in writing; with it on the list the others may go in.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const responsibility = {
  theEndIHold: {
    fault: 'The hero was to hold one end and lets it go for something exciting, then snatches it up again.',
    noticing:
      'The companion still stands there with both arms full, not calling, only looking at the place that is empty.',
    deed: 'The hero turns round, runs back, takes the end in both hands, feet apart, and keeps hold.',
    opens: {
      tooMuchForOne:
        'The second place to take hold is held until the last piece is past, so nothing slides back.',
      tangled:
        'With one end kept quite still, the companion can push the loose loop back, and it stays pushed.',
    },
    to: '9-12',
  },
  jacketAndWatch: {
    fault:
      'The hero promised to look after it, runs off instead, and does all the looking at once, poking hurriedly.',
    noticing:
      'From far off the hero sees it lie alone, without a cover, just as small as when the hero went.',
    deed: 'The hero walks back, spreads a jacket over it, and sits down beside it with folded legs to stay.',
    thing: 'the hero’s jacket',
    opens: {
      needsTime: 'Covered and left in peace while somebody stays, it gets on with the change it had begun.',
      asleep:
        'With a jacket over it and the sleeper’s own things guarded, it sleeps easily and rolls off the prize.',
    },
    to: '9-12',
  },
  ownBagFirst: {
    fault:
      'The hero has dropped the bag in the middle, “I’ll fetch it later”, and pushes and squeezes round it.',
    noticing: 'The hero sees the companion trip over a strap, and the strap has the hero’s name on it.',
    deed: 'The hero lifts the bag off with both arms and hangs it on the hero’s own back.',
    thing: 'the hero’s bag',
    opens: {
      heavy: 'The bag had been lying on it all the while; without it the edge that rocks comes right up.',
      narrow:
        'The bag had stood before the one wider place; on the back, and then handed through, it blocks nothing.',
    },
    to: '9-12',
  },
  theSignAtTheSpot: {
    fault: 'The hero was to give the sign, plays about instead, and then makes it ten times in a row.',
    noticing: 'The hero sees the companion wait with lifted head, as one waits at a door, for one sign only.',
    deed: 'The hero goes back to the agreed spot, stands still, and gives one clap, and only when it is time.',
    opens: {
      noisy: 'One clap, kept for the hush and never given in between, is heard as a sign and not as noise.',
      doesNotUnderstand:
        'Ten signs meant nothing; one, always at the same moment, it understands, and it does its part.',
    },
    to: '9-12',
  },
  backFromTheConcert: {
    fault:
      'The hero writes “five minutes” on the way to a concert, though the promised shift has already begun.',
    noticing: 'The hero reads “ok, I’ll wait” for the second time; whoever wrote it has both hands full.',
    deed: 'The hero gives the ticket to a friend, walks back the whole way, and takes hold of one end.',
    opens: {
      tooMuchForOne:
        'The second place to take hold has been empty since four; now it is not. The price is row six.',
      heavy: 'With somebody at the edge that rocks it can be tipped, turned and set down where it belongs.',
    },
    from: '13-17',
  },
  alarmForMyself: {
    fault:
      'The hero says “Didn’t anybody do it?”, tries to hurry it along, and makes the hole in the plan bigger.',
    noticing: 'The hero finds the list on the wall, and reads the hero’s own handwriting beside the time.',
    deed: 'The hero says, “I’d said I would,” sets an alarm, and spends the free afternoon beside it.',
    opens: {
      needsTime:
        'It takes as long as it takes, with somebody there at each change; the price is a free afternoon.',
      broken: 'Where the plan broke is where the hero was missing; with the hero in it the two edges meet.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
