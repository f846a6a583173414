import type { Ways } from './way.ts';

export const friendship = {
  moveUpOnePlace: {
    fault: 'The hero invites with ifs, “if you stay there, if I say so”, legs stretched over the whole seat.',
    noticing:
      'The hero looks along the log, the step or the kerb: the hero’s own knees and elbows fill all of it.',
    deed: 'The hero slides along by exactly one place, pats nothing, calls nobody, and looks straight ahead.',
    opens: {
      shy: 'A place of its own size, with nobody staring at it, can be sat in; it brings the prize along to sit.',
      guarded:
        'The guard has stood and looked on all this time; it sits down in the gap, and so leaves the way.',
    },
    to: '9-12',
  },
  yourMoveFirst: {
    fault:
      'The hero explains the hero’s own game again, rule by rule and louder each time, and talks over everything.',
    noticing:
      'The hero’s list of rules runs out; in the quiet one small movement or beat comes back, always the same.',
    deed: 'The hero lets the rules drop, does that one small movement back, just once, and waits for the next move.',
    opens: {
      doesNotUnderstand:
        'Answered in the one game it knows, it makes its own next move, and that move hands over the prize.',
      noisy:
        'One beat laid in the hush, with nobody talking over it, is heard; now there are turns, and turns have silence.',
    },
    to: '9-12',
  },
  crookOfAnElbow: {
    fault:
      'The hero goes at it in front and alone and tells the companion to watch from over there and clap.',
    noticing:
      'The hero sees the companion’s hands hanging down with nothing to do, ready to clap, and a width of empty room.',
    deed: 'The hero takes one step to the side and holds out the crook of an elbow: “This side is yours.”',
    opens: {
      slippery: 'Arm in arm they have four feet; while one of them slides, another stands on the dry spot.',
      heavy:
        'Two backs side by side fit against the edge that rocks, where one alone only pushed the middle.',
    },
    to: '9-12',
  },
  thirdBand: {
    fault:
      'The hero keeps one hand over a woven band meant for two people only, and shoves with the other hand.',
    noticing:
      'The hand over the band has gone stiff; the hero looks under it and sees how long the two ends are.',
    deed: 'The hero pulls the band off the wrist and lays it down where it touches what belongs to the other.',
    thing: 'a woven band from the hero’s wrist',
    opens: {
      asleep:
        'Laid at the end of the sleeper’s own row, the band makes the visitor part of the house, and room is made.',
      broken: 'Wound round the two edges that fit, the band holds them as it held to the wrist.',
    },
    to: '9-12',
  },
  seatInTheCircle: {
    fault:
      'The hero says “join us, if you know the others” and turns back, knees first, towards a best friend.',
    noticing:
      'The hero counts backs: the circle has closed behind the hero’s own, and one pair of shoes points away.',
    deed: 'The hero gets up from beside the best friend, sits down on the far side, and leaves the gap open.',
    opens: {
      guarded:
        'A closed circle with one person taken out of it has an opening; the price is the seat everybody wanted.',
      shy: 'Whoever stood at the edge can step into a gap that asks no question and has no audience.',
    },
    from: '13-17',
  },
  inJokeOutLoud: {
    fault:
      'The hero answers every question with an old joke of the group and shows the screen to the same two.',
    noticing:
      'The hero hears the laugh arrive half a second late from one side, and reads the joke as a stranger would.',
    deed: 'The hero turns the phone round, explains the joke from the start, and it is about the hero.',
    opens: {
      doesNotUnderstand:
        'Told from the beginning it can be answered; the price is that now everyone knows how embarrassing it was.',
      tangled: 'What was said behind a hand is said to a face, so the next message can hang on a real one.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const sharing = {
  biggerPiece: {
    fault: 'The hero starts alone with the last bun between the teeth, one hand on it, so that nobody asks.',
    noticing:
      'The companion looks carefully at something else and swallows once; the hero feels crumbs run down one sleeve.',
    deed: 'The hero breaks the bun in two, looks at both pieces, and puts the bigger one in the companion’s palm.',
    thing: 'a bun in a paper bag',
    opens: {
      tooMuchForOne:
        'With the bun gone two mouths and four hands are free, and the companion comes to the second hold.',
      high: 'Nobody climbs with a bun; with hands free one is the step by the low hold, the other reaches.',
    },
    to: '9-12',
  },
  longerEnd: {
    fault:
      'The hero winds the whole long scarf round the hero alone, and tugs and pushes with arms tied up in it.',
    noticing:
      'The hero cannot lift either arm, and notices how much of the scarf is only wrapped round itself.',
    deed: 'The hero unwinds the scarf, keeps the short end and hands the long end across to the other side.',
    thing: 'a long scarf',
    opens: {
      heavy: 'With the scarf slung round the edge that rocks, each pulls one end, and it tips between them.',
      asleep: 'The long end across the sleeper is warm; it turns over into the scarf and off what it lay on.',
    },
    to: '9-12',
  },
  fiveEach: {
    fault:
      'The hero holds on to the good place in front with both elbows out and jogs everything to stay there.',
    noticing:
      'The hero’s elbows ache; behind the hero’s back the companion stands on tiptoe and sees only a collar.',
    deed: 'The hero counts to five on the fingers, steps back, and points the companion into the place for the next five.',
    opens: {
      needsTime: 'Whoever waits for a turn does not poke; after a few fives it has had the time it needed.',
      doesNotUnderstand:
        '“Five you, five me” shows on fingers; it wants its turn too, and gives up the prize to take it.',
    },
    to: '9-12',
  },
  mirrorHandedOver: {
    fault:
      'The hero keeps a small mirror in one fist, turned so that only the hero sees, and gropes with the other.',
    noticing:
      'The hero sees nothing in the mirror but one eye; the companion’s empty hand is held open at the side.',
    deed: 'The hero lays the mirror in the companion’s hand, glass outwards, and points with two free hands.',
    thing: 'a small mirror from the hero’s pocket',
    opens: {
      dark: 'Held still by another hand at the side, the mirror throws the glimmer where two people can look.',
      locked: 'The companion’s mirror shows the side one cannot see; there is the thing that belongs to it.',
    },
    to: '9-12',
  },
  nameFirstOnTheList: {
    fault: 'The hero keeps the good notes in a bag, answers “I’ll manage”, and writes one name on the sheet.',
    noticing:
      'The hero sees a pencilled drawing on somebody’s hand, and it is the idea that the notes began with.',
    deed: 'The hero puts the notes in the middle of the table and writes the other name above the hero’s own.',
    opens: {
      tooMuchForOne:
        'With the notes open four people can each take a part; the price is standing second on the sheet.',
      locked: 'Whoever had shut up reads a name in ink, takes the pen, and says what is missing.',
    },
    from: '13-17',
  },
  halfMySlot: {
    fault:
      'The hero has booked the place for the whole afternoon and works on with headphones in, faster and worse.',
    noticing:
      'The hero looks round for a pencil, and sees others sitting on their bags, looking at the time.',
    deed: 'The hero takes the sheet, crosses out half the booked time, and writes their name underneath.',
    opens: {
      needsTime:
        'In the half given away nobody touches the slow thing, and it gets ready; the price is an hour gone.',
      heavy: 'Those who come for their half come with arms; at the edge that rocks there are four of them.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
