import type { Ways } from './way.ts';

export const deaf = {
  roundToTheFront: {
    fault:
      'Hero talks with the back turned and a mouthful of apple, then shouts; companion does the other thing, and they pull against each other.',
    noticing:
      'Hero turns and sees companion’s eyes looking for the hero’s mouth. They must have been looking for it all the time.',
    deed: 'Hero swallows, goes round to the front, into the light, lifts both empty hands, says Show me, and copies the three signs that companion makes.',
    opens: {
      noisy:
        'Through any din one sees three signs; nobody shouts now, and they wait for the hush with their eyes.',
      tooMuchForOne: 'Left, together, now: the signs put four hands in two places at one moment.',
    },
    to: '9-12',
  },
  lipsTogether: {
    fault:
      'Hero bawls into companion’s ear what one has to be quiet for, and stamps so that companion should feel it; so does everyone else.',
    noticing:
      'Companion lays one finger on the own lips, then signs a long sentence, and not a breath of it can be heard.',
    deed: 'Hero presses the lips together, faces companion, lifts both eyebrows for a question, and does with one hand what companion signs.',
    opens: {
      asleep: 'Two can talk over a sleeper in signs as long as they like; it sighs and turns over.',
      shy: 'Hands make no noise, and what hides comes out to see what they are talking about.',
    },
    to: '9-12',
  },
  thumbPutRight: {
    fault:
      'Hero says the same words again, slower and louder, to companion and to the other one, and both do something quite different.',
    noticing:
      'Hero sees that companion and the other one have both stopped looking at the mouth and look at the hands, which hang there.',
    deed: 'Hero holds up a hand, asks with the eyes, lets companion bend the thumb right, and makes the sign once more, slowly.',
    opens: {
      guarded: 'Companion has seen what the guard looks at and signs it; the guard wants to try it too.',
      doesNotUnderstand: 'What no word did a hand does; that it first meant cucumber was soon put right.',
    },
    to: '9-12',
  },
  whereTwoFingersPoint: {
    fault:
      'Hero pulls companion by the jacket from behind, busy, and never looks where companion points, and works on at the wrong end.',
    noticing:
      'Hero is turned round, sees companion’s two fingers and companion’s tired face, and thinks how long they have been up.',
    deed: 'Hero taps companion lightly on the shoulder, stands opposite, signs sorry as well as may be, and goes with the eyes along both fingers.',
    opens: {
      high: 'At the end of the two fingers is the low hold, seen long ago by companion.',
      tangled: 'The two fingers go apart like a loop: there is one that nobody has pulled tight.',
    },
    to: '9-12',
  },
  chairsInTheLight: {
    fault:
      'All talk at once with the lamp behind them, and when companion asks, hero says Tell you later; nobody knows who said what.',
    noticing:
      'Hero tries to say what has been decided, for later, and cannot; companion’s notes have more in them than the hero’s head.',
    deed: 'Hero stops the round in the middle of the best joke, pulls the chairs into the light, and gives companion the good one.',
    opens: {
      tangled: 'One at a time, hand up first, and it shows whose sentence nobody has answered.',
      noisy: 'With one speaking at a time the din is gone, and what must be heard is seen as well.',
    },
    from: '13-17',
  },
  signedBadly: {
    fault:
      'Hero types Never mind, talks to the brother instead of to companion, and laughs at what companion cannot follow; companion leaves.',
    noticing:
      'Hero reads the own last eight messages to companion; six of them are Never mind, one of them is a thumb.',
    deed: 'Hero stands before companion, with everybody looking, signs sorry with the wrong hand first, and types out all that was said.',
    opens: {
      locked: 'Somebody who has turned away looks round for a bad sign, if it is meant for them.',
      broken: 'All that was left out is written down again; the torn talk has edges that fit.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const wheelchair = {
  whichWayWouldYouGo: {
    fault:
      'Hero grabs the handles and pushes, fast and unasked, straight at it; the front wheels stick and all roll back to the start.',
    noticing:
      'Companion puts the brake on. Hero’s hands hang in the air, and companion reads the ground like a line of print.',
    deed: 'Hero lets go, comes round to the front, crouches until both are eye to eye, and asks: Which way would you go?',
    opens: {
      high: 'Companion knows where it goes up gently, past the low hold, and there is first.',
      slippery:
        'Wheels know grip: companion goes from the dry spot, slantwise, and the hero steps in the track.',
    },
    to: '9-12',
  },
  widthOfTwoArms: {
    fault:
      'Hero drops bag and jacket in the way, runs ahead and calls Just squeeze through!, and the more squeeze, the fuller it gets.',
    noticing:
      'Companion sits before the hero’s own bag and measures, with both arms out: chair this wide, gap that wide, bag that fat.',
    deed: 'Hero comes back, asks: How wide? carries the bag and all that stands there aside, and companion takes the small things on the lap.',
    opens: {
      narrow: 'Cleared to the width of two arms, it is wide enough at one place for everybody.',
      tooMuchForOne: 'One unloads, one carries on the lap, and the second place to take hold is free.',
    },
    to: '9-12',
  },
  brakeOn: {
    fault:
      'Hero says Mind out! to companion and tugs at it alone, in jerks, with feet that slide, until it sits faster than before.',
    noticing:
      'Hero lies there, feet in the air. Beside the hero two wheels stand quite firm, and somebody above them is grinning.',
    deed: 'Hero gives companion half of the grip and asks: Will you pull? Companion turns, puts the brake on, spits in both hands.',
    opens: {
      heavy: 'With the brake on and such arms, a steady pull at the rocking edge does it.',
      locked:
        'Companion pulls steadily, without a jerk, and so the hero’s hand is free for the small thing beside it.',
    },
    to: '9-12',
  },
  outOfTheLight: {
    fault:
      'Hero stands in front of companion, broad, and tells what there is to see; the hero’s shadow lies over all of it.',
    noticing:
      'Companion says that the back of a jumper is a fine view, but they have had it for a while. Hero looks at the shadow.',
    deed: 'Hero asks: Where can you see? steps out of the light, and sits down on the ground beside the wheel, where companion points.',
    opens: {
      shy: 'Nobody towers now; two faces side by side, low down, are such as one can come out to.',
      dark: 'It was the hero’s own shadow; past it, at the height of the seat, companion sees the glimmer.',
    },
    to: '9-12',
  },
  tablesDown: {
    fault:
      'Hero has booked the room up the stairs and says We will carry you; companion says no, and half the helpers stay below too.',
    noticing:
      'Hero looks down from up there: twelve steps that somebody built, and at their foot everyone whom the hero wanted up here.',
    deed: 'Hero gives up the room and the deposit, asks companion where it works, and carries the first table down alone, step by step.',
    opens: {
      heavy:
        'Below, companion has marked the flat way: from the edge that rocks it rolls instead of being carried.',
      tooMuchForOne: 'On the level everyone can get at it, and companion has two arms for the second place.',
    },
    from: '13-17',
  },
  longWayRound: {
    fault:
      'Hero takes the short cut up the steps, sends companion pictures from the front, and presses those in charge to hurry, in vain.',
    noticing:
      'The own cheerful picture says seen, nothing more. In the corner of it one can make out the ramp, full of bins.',
    deed: 'Hero gives up the place in front, comes down, asks, and goes the long way round alongside, moving bins, and misses the beginning.',
    opens: {
      needsTime: 'The long way round lasts as long as it takes, and so nobody hurries it to bits.',
      guarded: 'Two who have cleared the ramp ask at the right door, and the rule has nothing against them.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
