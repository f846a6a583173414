import type { Ways } from './way.ts';

export const eatingVegetables = {
  bittenToFit: {
    fault:
      'Hero hides the carrot in the nearest hole, and pushes it in deeper with a thumb, so that nothing goes in or out there.',
    noticing:
      'Hero pulls it out again and sees the print of the hole on it: too thick here, too thick there, else just right.',
    deed: 'Hero bites it thinner, ring by ring, chews every ring to find out what it is like, and pushes the thin end in gently.',
    thing: 'a carrot from the pocket',
    opens: {
      narrow: 'Bitten thin, it goes through the wider place and rolls the prize out on its tip.',
      locked: 'Bitten to the right shape, it reaches the small thing beside the latch and turns it.',
    },
    to: '9-12',
  },
  firstBiteReport: {
    fault:
      'Hero shouts yuck from three steps off and pushes the radish at the other: You eat it! The other takes that for an insult.',
    noticing:
      'Hero notices that the other looks from the radish to the hero’s mouth and back, as one looks at a scout.',
    deed: 'Hero bites half a moon out of it, chews with open eyes, says truly what it tastes of, and holds out the unbitten side.',
    thing: 'a radish from the pocket',
    opens: {
      guarded: 'The guard only lets by somebody who has tried; now there is a bite to show.',
      doesNotUnderstand:
        'Bite, chew, make that face, hand it over: this everybody understands without a word.',
    },
    to: '9-12',
  },
  peaByPea: {
    fault:
      'Hero gets rid of the peas by throwing them, one after another, at what lies or hides there; each one makes it curl up more.',
    noticing:
      'One pea rolls back and stops at the hero’s knee. It is round and green and has done nothing to anyone.',
    deed: 'Hero lies down on the belly, opens the next pod with a small pop, eats the first pea slowly, and lays the second halfway.',
    thing: 'a pea pod from the pocket',
    opens: {
      asleep: 'A pop and a green smell, and the sleeper turns its nose to them, off the prize.',
      shy: 'It has seen the first pea eaten and nothing happen; the second one is worth coming out for.',
    },
    to: '9-12',
  },
  thirtyChews: {
    fault:
      'Hero keeps the bite in one cheek and goes to look, pokes, goes back and looks again, and so spoils it and sees nothing.',
    noticing:
      'Hero’s cheek is tired of it. There is no place to spit, so the hero stops and asks the tongue what it is.',
    deed: 'Hero sits down, shuts both eyes and chews, thirty times, finding a new taste at ten and at twenty, and swallows; then looks.',
    thing: 'a piece of kohlrabi from the pocket',
    opens: {
      dark: 'Eyes that were shut for thirty chews are used to the dark and find the glimmer.',
      needsTime: 'Thirty chews are just what was lacking, and meanwhile nobody pokes it.',
    },
    to: '9-12',
  },
  bowlInTheMiddle: {
    fault:
      'No time to eat: hero lives on crisps, does everything alone, snaps at helpers, and trembles when it comes to holding on.',
    noticing:
      'Hero sees the own hand shake above the work and, round the walls, four people with crumbs who have given up asking.',
    deed: 'Hero spends the concert money on carrots and cucumbers, sits down in the middle and peels for everyone, and eats the first piece.',
    thing: 'a bag of carrots and cucumbers and a peeler',
    opens: {
      tooMuchForOne: 'Whoever came for the bowl stays, with one hand free for the next piece.',
      needsTime: 'A bowl for six takes as long to peel as the slow thing takes by itself.',
      heavy: 'Six who have eaten together find the edge that rocks and have arms for it.',
    },
    from: '13-17',
  },
  purpleMouth: {
    fault:
      'Hero eats the own beetroot secretly behind a bag and laughs with the others at somebody else’s box, until that lid goes on.',
    noticing:
      'Hero looks at the shut lid over there and then at the own lid, held shut with the same two thumbs.',
    deed: 'Hero puts the own box open in the middle, eats with a purple mouth and a spot on the white shirt, and holds out the fork.',
    thing: 'a lunch box with beetroot salad',
    opens: {
      shy: 'With one purple mouth in the room, the hidden box need not be hidden.',
      guarded: 'A circle has to open to pass a fork, and somebody wants to taste it.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const cleanUpRoom = {
  flatStack: {
    fault:
      'Hero throws all that lies about on one heap and climbs or heaves on that; the heap slides apart and takes everything with it.',
    noticing:
      'Hero sits among it with something pointed underneath, and sees that each thing has one flat side.',
    deed: 'Hero lays what lies about on its flat side, the broad things below and the small on top, edge on edge, and tries it with one hand.',
    opens: {
      high: 'A stack laid flat does not slide; from it a foot gets to the hold.',
      heavy: 'Pushed piece by piece under the edge that rocks, the stack keeps it up until it tips.',
    },
    to: '9-12',
  },
  whereDoYouLive: {
    fault:
      'Hero digs through what belongs to somebody else and lets it drop where it drops, and its owner spreads out over the rest.',
    noticing:
      'Hero stands with a foot on something small and round that is not the hero’s, and another foot on its lid.',
    deed: 'Hero picks the things up one at a time, asks each where it lives, and lays it back there, the right way round.',
    opens: {
      asleep: 'The sleeper’s things stand in order again, so it need not lie on them all.',
      guarded: 'What the guard kept looking at is back in its place; there is nothing left to guard.',
    },
    to: '9-12',
  },
  barePath: {
    fault:
      'Hero kicks and shoves whatever is in the way on ahead, until it lies in a wall in front and nobody gets at anything.',
    noticing:
      'Hero has nothing left to kick. Behind, on the ground just swept by a shoe, lies one bare strip as wide as a foot.',
    deed: 'Hero takes the things out one by one to a row along the side, until a bare path, one foot wide, goes straight in.',
    opens: {
      dark: 'Down the bare path light runs in as far as the glimmer, and one sees the prize.',
      tooMuchForOne: 'The path leads round to the second place to take hold, and companion can stand there.',
    },
    to: '9-12',
  },
  rowFromThePockets: {
    fault:
      'Hero stuffs everything together into one lump, what is finished and what is not, and rolls and kneads it so that it takes less room.',
    noticing:
      'Hero feels the own pockets: the same lump in there, string in whistle in crumbs, and nothing has come out of it for weeks.',
    deed: 'Hero turns the pockets out and lays everything in one long row, string by string, by size, without hurry; then goes on with what is here.',
    thing: 'whatever is in the hero’s two pockets',
    opens: {
      tangled: 'Each loop that comes loose is laid straight in the row, so it cannot run back.',
      needsTime: 'A row from two pockets is long; when its last crumb lies there, the slow thing is ready.',
    },
    to: '9-12',
  },
  threePiles: {
    fault:
      'Hero stuffs the own mess under other people’s, deletes what is awkward, and says it was like that before; things go missing for all.',
    noticing:
      'Hero finds in the own bag the lid, the note and the charger that somebody has been asking for since Monday.',
    deed: 'Hero tips the bag out on the table in front of everyone, the letter too, and makes three piles: mine, yours, rubbish.',
    thing: 'the hero’s own bag',
    opens: {
      tangled: 'Once it lies there whose end is whose, the one loose loop can be handed to its owner.',
      broken: 'In the pile lies the piece with the edge that fits, and the hero says so.',
      locked: 'The small thing that belonged beside it was in the bag; the shut person gets it back.',
    },
    from: '13-17',
  },
  oneSquareMetre: {
    fault:
      'Hero steps over it, says it is everybody’s, and adds one more cup; by now nobody has a place to stand or to set hands.',
    noticing: 'Hero counts the cups: seven have the same bite mark in the rim, and it is the hero’s.',
    deed: 'Hero lets the early lift home go, starts with the own seven cups at the edge, and carries until one square metre is bare.',
    opens: {
      tooMuchForOne: 'On a bare square metre a second person can stand and take hold, and does.',
      heavy: 'Where the floor is bare, the edge that rocks can be turned on its corner and walked aside.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
