import type { Ways } from './way.ts';

export const kindness = {
  lowerSide: {
    fault:
      'The hero growls back at whatever growls, orders it to move over, and leans against it with both fists.',
    noticing:
      'The hero’s breath runs out; there are red stripes across a palm, the sort that a long weight leaves.',
    deed: 'The hero goes to the side that hangs lower, takes hold with both hands, and asks, “Where would you like it?”',
    opens: {
      guarded:
        'What the guard kept looking at is lifted towards where it wants it; the guard walks along, and the way is empty.',
      heavy:
        'The lower side is the edge that rocks; lifted there and led where it leans anyway, it goes over.',
    },
    to: '9-12',
  },
  warmScarf: {
    fault:
      'The hero claps, prods and calls “Out with you” at whoever will not move, and lets the draught in.',
    noticing:
      'The hero feels the draught on one ankle, and sees that the other has been lying or crouching in it.',
    deed: 'The hero pulls off the scarf, still warm, lays it down close by, and goes two steps back.',
    thing: 'a scarf, warm from the hero’s neck',
    opens: {
      asleep:
        'Laid beside the sleeper’s few things the scarf is warmer than the prize; it rolls over on to it.',
      shy: 'Something warm lies near the bit that looks out, and nobody stands over it; it comes for the warmth.',
    },
    to: '9-12',
  },
  goodMorning: {
    fault:
      'The hero answers rough with rough, shouts the same order three times, and stamps between the shouts.',
    noticing:
      'The hero sees the companion flinch at the stamping, and remembers that nobody here has yet been greeted.',
    deed: 'The hero crouches down, opens one hand, and says “Good morning”, softly, once, in the next pause.',
    opens: {
      doesNotUnderstand:
        'An order it took for a quarrel; an open hand held low is a greeting, and it answers with its own.',
      noisy:
        'The stamping had been half of the din; a small word set in the hush reaches the one who listens.',
    },
    to: '9-12',
  },
  likeAScrapedKnee: {
    fault: 'The hero scolds the thing for being useless and kicks it, so that it gives way still more.',
    noticing:
      'The hero’s own toe hurts; rubbing it, the hero sees a scuff there from the shoe, raw as a knee.',
    deed: 'The hero unfolds a clean handkerchief, blows once on the sore spot, and lays the cloth over it.',
    thing: 'a handkerchief',
    opens: {
      broken:
        'Laid as on a knee, and knotted, the handkerchief holds the two edges that fit against each other.',
      slippery:
        'Spread from the dry spot outwards, the cloth gives the next foot something rough to stand on.',
    },
    to: '9-12',
  },
  nextBusInstead: {
    fault:
      'The hero argues about whose turn it is to get through, with a bag in the way and an eye on the bus.',
    noticing:
      'The hero sees that the other has no hand free to open anything, and has not had one all along.',
    deed: 'The hero lets the bus go, puts down the bag, and takes one handle: “Where to?”',
    opens: {
      guarded: 'Whoever keeps the way can step aside with a hand free; the price pulls out at the stop.',
      heavy: 'One at each end, the edge that rocks goes up first, and the other follows by itself.',
    },
    from: '13-17',
  },
  onTheBackOfMyNotes: {
    fault:
      'The hero answers curtly, then the same again louder and without looking up from the revision notes.',
    noticing:
      'The hero sees a thumb rub at the same word on a crumpled slip, again and again, until it smudges.',
    deed: 'The hero sits down on the floor, turns the notes over, and draws it on the back, slowly.',
    opens: {
      doesNotUnderstand:
        'A drawn door, clock and arrow need no language; the price is that the notes leave with the stranger.',
      shy: 'From floor height, with eyes on the paper, nobody is being looked at, and a finger comes out to point.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const respect = {
  shoesAtTheEdge: {
    fault:
      'The hero takes the shortest way straight in, shoes on, bag on, without asking anybody who is at home.',
    noticing:
      'The hero stands on one leg and does not dare put down the other: someone has swept and tidied here.',
    deed: 'The hero goes back to the edge, puts shoes and bag down side by side, asks, and waits for an answer.',
    opens: {
      asleep:
        'A visitor’s things stand at the end of the sleeper’s own; it turns over as one makes room in bed.',
      narrow:
        'Without bag and clumping shoes the hero is as thin as this door asks, and fits where it widens.',
    },
    to: '9-12',
  },
  firstTheBow: {
    fault: 'The hero laughs at how it is done here, skips the beginning, and starts from the middle.',
    noticing:
      'The hero stops laughing and looks at how the companion stands there, as if someone had walked over a bed.',
    deed: 'The hero asks, “Will you show me how you do it?”, and then bows first, as low as that.',
    opens: {
      guarded: 'The guard has kept this custom alone; asked, it stops barring the way in order to show how.',
      locked:
        'Bent that low one sees what hides from everyone who stands: the small thing that belongs to the lid.',
    },
    to: '9-12',
  },
  knockAndStepBack: {
    fault:
      'The hero sticks head and both arms in, calls “Who’s there?” and feels about as though it were a bag.',
    noticing:
      'The hero’s own call comes back; nobody has said come in, and the hero is filling the whole doorway.',
    deed: 'The hero draws back, knocks twice on the rim, says the hero’s own name, and steps to one side.',
    opens: {
      shy: 'With the doorway free and a name said, it is a visit and not a hunt; the shy one opens.',
      dark: 'The hero’s own head had been keeping out the light; from the side, the glimmer reaches the floor.',
    },
    to: '9-12',
  },
  handsBehindMyBack: {
    fault:
      'The hero takes it out of other hands, “Quicker like this”, and finishes it wrongly in their place.',
    noticing:
      'The hero hears how often the hero has said “quicker”, and how nobody else has finished a single movement.',
    deed: 'The hero puts both hands behind the back and watches to the very end how it goes here.',
    opens: {
      doesNotUnderstand:
        'Left to finish, it shows its own sign; the hero gives it back just so, and it hands over the prize.',
      needsTime:
        'The first change had been fingered away each time; with no hand near, it goes on to the end.',
    },
    to: '9-12',
  },
  clipDeleted: {
    fault:
      'The hero films without asking, “just for us”, and holds the phone a little higher when someone turns away.',
    noticing:
      'In the small picture the hero sees a hand held up in front of a face, twice, and had not seen it before.',
    deed: 'The hero lowers the phone, shows the clip, deletes it in front of them, and only then asks.',
    opens: {
      guarded:
        'What the circle had closed against was the lens; the price, the best clip of the day, opens it.',
      shy: 'With no lens about, the one behind the sleeve can come out and decide what may be shown.',
    },
    from: '13-17',
  },
  yourNameAsYouSayIt: {
    fault:
      'The hero uses a shortened name because the real one is “too long”, and corrects how other things are said.',
    noticing:
      'The hero hears the pause before each answer, exactly as long as the piece that is missing from the name.',
    deed: 'In front of everyone the hero asks for the whole name and says it, wrongly, until it is right.',
    opens: {
      doesNotUnderstand:
        'The name is the one word both have; from there they go on slowly. The price is the giggling row.',
      locked: 'Called by the whole name, the person who had shut up answers, and the talk is open.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
