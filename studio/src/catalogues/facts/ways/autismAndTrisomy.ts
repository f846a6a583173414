import type { Ways } from './way.ts';

export const autism = {
  keysInTheSock: {
    fault:
      'Hero means to cheer companion on and claps, jingles and calls Surprise!; companion presses the ear defenders tight and nothing can be heard.',
    noticing:
      'Hero is out of breath and hears for the first time all that hums, clatters and calls here, with the own keys loudest.',
    deed: 'Hero asks in a low voice: What would help? and, as companion shows, pulls the keys off and pushes them deep into a sock.',
    thing: 'a jingling bunch of keys with a bell',
    opens: {
      noisy: 'With the keys gone, companion counts the beats aloud: the hush comes after every fourth.',
      asleep: 'It was the jingling that pressed the sleeper down; in the quiet it turns over.',
    },
    to: '9-12',
  },
  threeBoxes: {
    fault:
      'Hero changes the plan in the middle, and again, because it is even better now; nobody knows any more what is to come.',
    noticing:
      'Companion has sat down and says the first plan in order, word by word. Hero knows only the last bit of it.',
    deed: 'Hero draws three boxes, here, there, home, asks companion whether that is right, crosses out what is wrong, and does the first.',
    thing: 'a pencil stub and a slip of paper',
    opens: {
      guarded:
        'The guard sees in the boxes who comes, what for, and when they go again; companion adds the minutes.',
      doesNotUnderstand: 'Three small pictures in a row can be read by whoever has no word of theirs.',
    },
    to: '9-12',
  },
  sameSmallThing: {
    fault:
      'Hero talks over companion, who is lying there and looking, pulls at the thing meanwhile, and fills up with the own hand what could be seen.',
    noticing:
      'Hero notices that companion has said the same word four times, each time in front of the same small spot.',
    deed: 'Hero takes the hand away, asks Is there room?, lies down where companion points, and looks at the same small spot till it is clear.',
    opens: {
      tangled: 'Over, under, under, says companion: the pattern has one loop too many, and that one goes.',
      narrow: 'Companion has measured it with one eye: two fingers from the left it is wider.',
    },
    to: '9-12',
  },
  lineOnTheGround: {
    fault:
      'Hero bends close over companion and over everything else, breathes on it and says Look at me!, until all draw back.',
    noticing:
      'Hero sees toes: companion’s have moved back one step for each of the hero’s, exactly, like a dance nobody ordered.',
    deed: 'Hero asks: How near? Companion draws the line, too far and through a puddle; hero sits down behind it, sideways, wet.',
    thing: 'a stump of chalk, or one finger in the dust',
    opens: {
      shy: 'The line suits the shy one just as well; with nobody facing it, it comes out.',
      needsTime: 'From behind the line nobody can poke or breathe on it, and companion calls each change.',
    },
    to: '9-12',
  },
  fiveLines: {
    fault:
      'Hero turns the plan over in sixty messages on the last evening, with a surprise on top; companion leaves the group, others follow.',
    noticing:
      'Hero searches for the time and finds seven of them. The only message with all facts is companion’s, from Tuesday.',
    deed: 'Hero calls the surprise off in front of all, writes five lines with times, asks companion what is wrong, and accepts four corrections.',
    opens: {
      tangled: 'Sixty messages become five lines; the loose end was the Tuesday message nobody had answered.',
      broken: 'The first plan and the corrected one have edges that fit, and it goes again.',
    },
    from: '13-17',
  },
  sideBySide: {
    fault:
      'Hero keeps to the loud place with the good seats, laughs away companion’s Too loud, and asks again, nearer, face to face.',
    noticing:
      'Hero puts a hand on the table and feels it hum; companion has had both hands under the table for an hour.',
    deed: 'Hero asks what would help, gives the good seats away, moves it all to the corridor, and sits down alongside, facing the wall.',
    opens: {
      locked: 'Side by side and unlooked at, a person who has shut up finds the first word alone.',
      noisy: 'Out there the din is a hum, and the one sentence that matters can be heard.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const trisomy = {
  thumbsBehindBack: {
    fault:
      'Hero takes it out of companion’s hands because that is quicker, does two steps at once, and something comes apart.',
    noticing:
      'Companion, cross, folds both arms. Hero holds it and does not know which came first; companion always began at the same corner.',
    deed: 'Hero gives it back with both hands, asks May I watch?, puts the own hands behind the back and holds both thumbs there.',
    opens: {
      broken: 'Companion turns it the same way as ever, corner by corner, until the two edges meet.',
      needsTime: 'In companion’s order every step has its wait in it, and no hand cuts it short.',
    },
    to: '9-12',
  },
  companionCounts: {
    fault:
      'Hero shouts one-two-three and pulls at two, every time; companion’s side is not ready, and it all goes down again.',
    noticing:
      'Hero hears that companion has been counting too, low and even, stamping, and has never yet got to hup.',
    deed: 'Hero asks: Will you count? takes hold on the other side, shuts the mouth, and moves only when companion’s foot comes down.',
    opens: {
      heavy: 'Two pushes on one stamp, at the edge that rocks, count for more than ten one after another.',
      tooMuchForOne: 'With one count for both, four hands let go and take hold in the same moment.',
    },
    to: '9-12',
  },
  theWholeSentence: {
    fault:
      'Hero answers for companion, quicker and louder each time, and tells the other what companion wants, and gets it wrong.',
    noticing:
      'Companion’s mouth has been open with the same first word three times; three times the hero was in it.',
    deed: 'Hero takes one step to the side, so that companion stands in front, turns to companion, and waits to the very last word.',
    opens: {
      guarded:
        'The guard hears what is wanted from the one who wants it, who has also seen what it looks at.',
      doesNotUnderstand: 'Companion needs few words and a clear hand; of the two, that is what gets through.',
    },
    to: '9-12',
  },
  stepOfTheSong: {
    fault:
      'Hero runs on ahead, slides, comes back, calls Hurry up! over and over, and companion’s song is drowned and both lose their feet.',
    noticing:
      'Hero lies flat and hears the song go on past at knee height, one step to each beat; companion is still standing.',
    deed: 'Hero goes back to the start, asks Again from the top?, and sets a flat foot only where the song has its beat.',
    opens: {
      slippery: 'Short flat steps, one a beat, find the dry spot; only running slides.',
      noisy: 'The song has a rest in each line, and it falls just into the hush; nobody shouts there now.',
    },
    to: '9-12',
  },
  companionsPace: {
    fault:
      'Hero takes both ends of everything, does companion’s share over again because it is quicker, and drops what two had held well.',
    noticing:
      'Companion has gone to sit on the steps, jacket on, and says: Do it alone then. Nobody can do it alone.',
    deed: 'Hero says sorry, asks companion to set the count, picks up one end only, and keeps that pace while the bus leaves.',
    opens: {
      heavy: 'On one count two people lift the edge that rocks; alone it only scraped.',
      tooMuchForOne: 'Companion has the second place to take hold, and this time it is not taken away.',
    },
    from: '13-17',
  },
  toTheLastWord: {
    fault:
      'Hero finishes companion’s sentences in front of the others, makes a joke of one, and decides for two; companion stops talking.',
    noticing:
      'Hero notices that everyone now looks at the hero when companion is asked something, and that companion looks at the floor.',
    deed: 'Hero says to all: I talked over you, sorry, and is silent to the end, although the end is a no to the hero’s own plan.',
    opens: {
      locked: 'Someone who had shut up talks again once nobody takes the words away.',
      needsTime: 'The sentence takes its time, as the slow thing does, and nobody shortens either.',
      doesNotUnderstand: 'Said once by the right person, in few words, it is not taken for something else.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
