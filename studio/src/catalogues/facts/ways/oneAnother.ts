import type { Ways } from './way.ts';

export const empathy = {
  sameHeight: {
    fault:
      'The hero stands over it and talks down from above, quicker and quicker, with both arms reaching over the edge.',
    noticing:
      'The hero sees the own shadow lying right across the place, and everything under it gone small and still.',
    deed: 'The hero lies down on the belly, cheek on the ground, until the eyes are exactly as low as in there.',
    opens: {
      shy: 'Nobody towers any more: eye to eye with a cheek on the ground, the shy one need only come out a nose’s length.',
      narrow:
        'From down there one looks along the gap as the prize does, sees where it is wider, and reaches in just there.',
    },
    to: '9-12',
  },
  whereDoesItHurt: {
    fault:
      'The hero takes the no as meant for the own nose, says “then don’t”, and shoves in the very place that resists.',
    noticing: 'The hero sees that it flinches always at one and the same place, and never anywhere else.',
    deed: 'The hero asks “Where does it hurt?”, lays one hand lightly beside that place, and leaves it lying there.',
    opens: {
      guarded:
        'The guard was never cross, it was in trouble: somebody has asked at last, so it turns to show, and the way is free.',
      broken:
        'A hand that rests beside the break instead of pushing lets the two edges come back to each other and stay.',
    },
    to: '9-12',
  },
  sameBreath: {
    fault:
      'The hero cheers it up with what the hero likes best: the loud song with the clapping, and then the second verse.',
    noticing:
      'The hero runs out of breath in the middle and hears another one going, slow, with a pause at the end.',
    deed: 'The hero shuts the mouth, breathes along, and whispers one question, “Too much?”, exactly into the pause.',
    opens: {
      asleep:
        'Somebody breathes as slowly as the sleeper, so it feels at home, sighs once and moves over as for a brother.',
      noisy:
        'The hero’s own din stops and the question falls into the short hush, where it is heard, and the hush stays.',
    },
    to: '9-12',
  },
  inItsPlace: {
    fault:
      'The hero shows, from the own side, how nice it is over here, and pulls it along by the sleeve or the rim.',
    noticing:
      'The hero stumbles round to the far side, turns about, and for the first time sees what it has been seeing.',
    deed: 'The hero stands close beside it, looks the same way, and leans when it leans and lifts a hand when it does.',
    opens: {
      doesNotUnderstand:
        'Somebody makes its own gesture, on its own side; this it knows, so it goes on with the gesture, and with the prize.',
      heavy:
        'Leaning the way it leans already, one finds the edge that rocks and goes with it, until it tips by its own weight.',
    },
    to: '9-12',
  },
  onTheStep: {
    fault:
      'The hero answers a sharp message with a sharper one, adds a screenshot, and watches the phone for the effect.',
    noticing:
      'Reading it again, the hero sees the hour it was sent: the one evening when the other was alone with everything.',
    deed: 'The hero leaves the phone with somebody, walks out before the best part, and sits down beside the other on the step.',
    opens: {
      guarded:
        'Whoever misses the best part to sit on a cold step has not come to win: the one on guard moves up.',
      shy: 'Nothing is asked and no screen is lit, so the one who hid can begin with a small thing, and with the prize.',
    },
    from: '13-17',
  },
  isThatIt: {
    fault:
      'The hero gives advice before the other has finished, three good pieces of it, each beginning with “just”.',
    noticing:
      'The other has started the same sentence a third time, and the hero hears that the end was always cut off.',
    deed: 'In front of everyone the hero says the other’s sentence over, to its end, and asks: “Is that it? Then I was wrong.”',
    opens: {
      doesNotUnderstand:
        'Hearing its own meaning from another mouth, it can nod or put it right, and from then on they talk of one thing.',
      tangled:
        'The one sentence nobody had answered is said aloud; it was the loose loop, and the rest of the quarrel hangs on it.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const gratitude = {
  wornPlace: {
    fault:
      'The hero pushes at it anywhere, as though nobody had ever been here before, and scolds it for being in the way.',
    noticing:
      'A palm comes to rest in a hollow: worn smooth, warm-looking, the shape of a great many hands or feet.',
    deed: 'The hero fits the own hand, then the foot, into the very place that the others have worn, and nowhere else.',
    opens: {
      heavy:
        'The hollow is at the edge that rocks: everyone who moved it took it there, and there it knows how to tip.',
      slippery:
        'So many feet have rubbed one spot rough; a foot set in their step holds, and the next step lies one stride on.',
    },
    to: '9-12',
  },
  carriesItBack: {
    fault:
      'The hero snatches what is handed over, turns the back at once and holds out a hand for the next thing.',
    noticing:
      'Turning round for more, the hero sees the one who handed it over: hands hanging, looking at the hero’s pocket.',
    deed: 'The hero walks back the few steps, breaks the bun in two, and puts the larger half into those hands.',
    thing: 'a bun from the pocket',
    opens: {
      guarded:
        'The guard has stood here for others all day and nobody has brought anything; now it has a mouthful to see to, and steps aside.',
      tooMuchForOne:
        'The helper who had been left standing has been fetched back, and takes hold at the second place, chewing.',
    },
    to: '9-12',
  },
  whatIsThere: {
    fault:
      'The hero stares at the one thing that is missing, stamps, asks “When?” and pokes about for it blindly.',
    noticing: 'The hero has to lean on something, and finds it has been holding the hero up all the time.',
    deed: 'The hero touches, one after another, the things that are there already, and says of each who put it there.',
    opens: {
      dark: 'From one touched thing to the next a way leads inward; by the seventh the eyes are used to it and the glimmer is the prize.',
      needsTime:
        'So much has been done for it already that telling it takes just as long as it needed, and nobody pokes meanwhile.',
    },
    to: '9-12',
  },
  backAlongIt: {
    fault:
      'The hero tugs at the end that sticks out, wanting it now, and throws what comes off over one shoulder.',
    noticing:
      'One of the pieces has a bow, a neat one: somebody did this with care, and began at the other end.',
    deed: 'The hero goes back with two fingers the whole way to the beginning, and undoes last what that somebody did first.',
    opens: {
      tangled:
        'Followed back to where someone began, the strand shows its loose loop, and each turn comes off in its order.',
      locked:
        'Whoever shut it so carefully left the small thing beside it, within reach of the same two fingers, for whoever came next.',
    },
    to: '9-12',
  },
  everyName: {
    fault:
      'The hero stands in front for the photograph, says “my project” and hands out orders to those behind.',
    noticing: 'In the picture behind the own head are nine arms, each holding something up, and no face.',
    deed: 'The hero gives up the own minute at the front, reads out nine names with what each did, and picks up the first chair.',
    opens: {
      tooMuchForOne:
        'Called by name for what they really did, nine people put down their bags again, and each takes one end.',
      heavy:
        'The one in front has stepped to the edge that rocks; the others, named, know exactly where they had held it before.',
    },
    from: '13-17',
  },
  firstHour: {
    fault:
      'The hero borrows once more, a lift, the notes, the key, writes “quick favour”, and asks an hour later where it is.',
    noticing:
      'Scrolling up, the hero sees only own questions for months, and under each the same patient “sure”.',
    deed: 'The hero brings everything borrowed back on foot, cleaned, and works the first hour of the other’s shift, on the free evening.',
    opens: {
      needsTime:
        'With nobody pressing and an hour of the work taken off, the slow thing is done at its own pace, and done.',
      guarded:
        'The one who keeps the door has been given an hour’s sitting down, and opens it for someone who came with full hands.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const forgiveness = {
  bothEdges: {
    fault:
      'Since companion sat on the hero’s paper crane, companion may touch nothing: the hero does both sides alone, with elbows out.',
    noticing:
      'The flat crane slips from the pocket. It has two wings still, and one of them only wants holding.',
    deed: 'The hero holds out the other side to companion: “You sat on it, you hold that end,” and takes hold of this one.',
    thing: 'a paper crane that has been sat on',
    opens: {
      broken:
        'The two edges fit when two people bring them together, each holding one; the crack stays to be seen, and it serves.',
      tooMuchForOne:
        'The second place to take hold was kept empty out of crossness; with companion’s hands in it nothing slides back.',
    },
    to: '9-12',
  },
  armsUncrossed: {
    fault:
      'Companion gave away the hero’s secret and said sorry, but the hero’s arms stay crossed, so it all has to be done with shoulders, hips and chin.',
    noticing:
      'The arms have gone to sleep. They are holding something fast with all their might, and it is long gone.',
    deed: 'The hero uncrosses both arms, shakes them until they tickle, and holds one hand out to companion.',
    opens: {
      slippery:
        'One foot on the rough spot and a hand in companion’s hand: whoever holds and is held does not slide.',
      dark: 'Crossed arms can feel no way; one hand feels along the wall, the other pulls companion after, as far as the glimmer.',
    },
    to: '9-12',
  },
  saidOnce: {
    fault:
      'The hero says “it’s fine” through shut teeth, and kicks up dust each time somebody moves over there.',
    noticing:
      'The hero feels the own fist in the pocket, so tightly shut that the fingers have left four little moons.',
    deed: 'The hero opens the fist, shows the empty hand, and says one time only: “That hurt. Now it’s said.”',
    opens: {
      shy: 'It had hidden because of what it did; now the worst has been said, quite short, and it can bring the prize out itself.',
      guarded:
        'The guard was waiting for the kick to be paid back; what comes is an open hand, so it need not stand so broad.',
    },
    to: '9-12',
  },
  letsGoFirst: {
    fault:
      'It pulls, so the hero pulls back, because the other began; each tug is answered by one a little longer.',
    noticing: 'The hero counts back who began, gets as far as a yawn and a hiccup, and no further.',
    deed: 'The hero lets go first, all ten fingers, and sits down with both hands flat upon the knees.',
    opens: {
      asleep:
        'The sleeper only held on because somebody tugged; with the tug gone it rolls over and gives up the whole corner.',
      doesNotUnderstand:
        'It takes a pull for a game of pulling; hands lying flat are the one thing it reads rightly, so it lays down its end too.',
    },
    to: '9-12',
  },
  oneSentence: {
    fault:
      'The hero writes “all good” with a full stop, and goes on answering everybody in the group but one.',
    noticing:
      'Scrolling up through forty messages, the hero finds that only one of them hurts, and it is seven words long.',
    deed: 'The hero goes there, reads those seven words aloud, says “that one”, and lets the others hear the voice shake.',
    opens: {
      tangled:
        'Thirty-nine messages fall away; one is left, the other can answer that one, and there is a way through.',
      locked:
        'The other had shut up because everything seemed wrong; told exactly what, there is something small enough to open for.',
    },
    from: '13-17',
  },
  visibleSeam: {
    fault:
      'After the other ruined the half, the hero changes the password and does everything again alone, at night.',
    noticing:
      'At two in the morning the hero sees the one part that still works: the other’s, under a file name with both initials.',
    deed: 'The hero gives the other the new password and the ruined half back, and goes on stage with the seam showing.',
    opens: {
      broken:
        'Put together by the two who broke it, the halves meet; it is rougher than before, and it runs on the day.',
      tooMuchForOne:
        'The place that was kept locked from the other is the second place to take hold, and now there are four hands.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const generosity = {
  theGoodOne: {
    fault:
      'The hero offers the chipped marble, the one left over anyway; it crumbles, and the next is chipped as well.',
    noticing: 'In the other pocket the good one weighs against the leg: round, whole, blue all through.',
    deed: 'The hero shuts both eyes for one breath, takes out the good one, and puts it exactly where it is needed.',
    thing: 'two marbles, one chipped and one whole',
    opens: {
      guarded:
        'The guard has been looking at that pocket all along; with the blue one in its own keeping it has no hand left for the way.',
      heavy:
        'The whole marble does not crumble: pushed under the edge that rocks it lets the weight roll aside, and stays under there.',
    },
    to: '9-12',
  },
  worstPlace: {
    fault:
      'The hero takes the best place, the one with the handle, and leaves companion the corner where it scratches.',
    noticing:
      'Companion’s feet are slipping. Down there, the hero sees, is nothing at all to hold on to but the hero.',
    deed: 'The hero kneels down on the scratchy side, puts the own back under, and leaves the good place to companion.',
    opens: {
      tooMuchForOne:
        'With a back underneath nothing slides, and from the good place companion has the one pull that opens a gap.',
      high: 'A kneeling back beside the low hold is exactly the step that was missing, and companion’s arm is longer by that much.',
    },
    to: '9-12',
  },
  leavesItThere: {
    fault:
      'The hero lends the shiny clip but keeps hold of it, and takes it out again after each moment: “It’s mine.”',
    noticing:
      'Each time the clip comes out, everything goes back to as it was; while it is in, it is nearly good.',
    deed: 'The hero puts the clip in its place, takes the fingers off one by one, and steps back without it.',
    thing: 'a shiny silver clip, the best of the collection',
    opens: {
      dark: 'Left hanging where the glimmer falls, the clip throws it on, a bright patch that does not move, and shows the prize.',
      broken: 'The clip holds the two edges only if it stays there for good; it stays, and so do they.',
    },
    to: '9-12',
  },
  wholeTime: {
    fault:
      'The hero gives it three quick minutes, standing, one foot already pointing to where the others are playing.',
    noticing:
      'Over there somebody calls “Are you coming?” and the hero sees it shrink at the call, before anyone has gone.',
    deed: 'The hero calls “Play without me!”, takes off the cap, sits down with the back to the game, and stays.',
    opens: {
      needsTime:
        'It is only disturbed by coming and going; given one whole game of somebody’s time, it is ready when the game is over.',
      shy: 'Someone with one foot away is not worth coming out to; someone who sits and has put down the cap is.',
    },
    to: '9-12',
  },
  theSaturday: {
    fault:
      'The hero offers to help “some time”, sends a link and a heart, and gives the ten minutes before the bus.',
    noticing:
      'On the list at the door all ten-minute places are taken, in the hero’s own writing; Saturday is blank.',
    deed: 'The hero strikes out the concert, gives the ticket away, and comes on Saturday at eight in old shoes.',
    opens: {
      needsTime:
        'Ten minutes are no use to a thing that takes a day; a whole Saturday is what it takes, and by evening it is ready.',
      heavy:
        'It sank back after every ten minutes; somebody who stays keeps the rocking edge up until the others have it over.',
    },
    from: '13-17',
  },
  theSolo: {
    fault:
      'The hero keeps the part that everybody sees and shares out the carrying, the cables and the sweeping up.',
    noticing: 'Behind the curtain somebody is humming the solo, right to the last note, with a broom.',
    deed: 'The hero hands over the marked sheet of music, takes the broom out of that hand, and goes to the cables.',
    opens: {
      tooMuchForOne:
        'With the one who sees how all of it hangs together at the cables, the others find their second hold.',
      guarded:
        'The closed circle guarded its few good parts from the hero; one given away, there is a chair free in it.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
