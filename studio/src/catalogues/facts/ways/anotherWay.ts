import type { Ways } from './way.ts';

export const tolerance = {
  asTheyGo: {
    fault:
      'The hero turns it round by the shoulders and shows how one does that properly, forwards, upright, chin up.',
    noticing:
      'Properly, everything lies flat at once. Before, backwards on all fours, it had all gone so well.',
    deed: 'The hero gets down and does it exactly as they do here, backwards, hands and feet, without a grin.',
    opens: {
      slippery:
        'Backwards on all fours the toes come first; they feel the rough spot which no eye saw, and four hold better than two.',
      doesNotUnderstand:
        'It knows no proper way, but it knows this one; somebody moves as it moves, so it comes along, with the prize.',
    },
    to: '9-12',
  },
  fromBothEnds: {
    fault:
      'Companion begins everything at the back; the hero says “the front is here” and pushes companion’s hands aside.',
    noticing:
      'Companion’s hands have crept round behind again, and there, where the hero never looked, something gives a click.',
    deed: 'The hero stays in front and says: “You from your end, I from mine,” and they begin at the same moment.',
    opens: {
      locked:
        'From behind companion’s fingers find the small thing that belongs to it, while in front the hero keeps the lid from jamming.',
      tooMuchForOne:
        'The second place to hold is at companion’s end; begun at both ends at once, nothing can slide away.',
    },
    to: '9-12',
  },
  handsInSocks: {
    fault:
      'The hero says it loud and clear, as at home, in boots; and as nobody answers, louder, with a stamp.',
    noticing:
      'Companion, who lives among this, has not opened the mouth all day; companion’s hands tell everything, in socks.',
    deed: 'The hero takes off both shoes, closes the mouth, and says it with ten fingers, as companion does.',
    opens: {
      noisy:
        'Fingers add nothing to the din and can be read right through it; whoever makes it has to look, and looking is quiet.',
      asleep:
        'In socks, between the sleeper’s few things, one goes as they go here, so the sleeper makes room as for one of its own.',
    },
    to: '9-12',
  },
  theirDistance: {
    fault:
      'The hero steps up close and holds out a hand, as one does; and steps up again when it moves away.',
    noticing:
      'Each of the hero’s steps is answered by one step back, always of the same length, as in a dance.',
    deed: 'The hero goes back three steps, turns round, and holds the hand open behind the back, as the other does.',
    opens: {
      guarded:
        'What the guard lacked was its three steps of room; it greets in its own way, back to back, and leaves the way open.',
      shy: 'A back does not look at anybody; a nose can come out to an open hand behind it, and lay the prize in.',
    },
    to: '9-12',
  },
  newestHere: {
    fault:
      'On the first evening the hero explains to the group what other groups do better, with a list and pictures.',
    noticing:
      'Nobody argues. They go on in their odd order, and the hero sees the work come out finished at the end.',
    deed: 'The hero puts the list in the bin, asks for the newest one’s job, and washes rollers until ten, clumsily, laughed at.',
    opens: {
      guarded:
        'The circle opens at the sink, where everybody once began; whoever has washed rollers has a chair in it.',
      doesNotUnderstand:
        'The explanations meant nothing to them; wet sleeves they understand, and from there they show how it hangs together.',
    },
    from: '13-17',
  },
  onPaper: {
    fault: 'The hero rings five times in a row and says before everyone that whoever means it picks up.',
    noticing:
      'In the bag is the other’s last note, two pages, careful, with arrows; the hero had answered it with “ok”.',
    deed: 'The hero cancels what was planned for tonight, answers both pages in pen, and gives the other until tomorrow.',
    opens: {
      shy: 'Nobody has to answer with a face; a sheet of paper goes under the door, and out comes one with the prize.',
      needsTime:
        'An answer rung for gets none; given the night it needs, it is lying there in the morning, all of it.',
      tangled:
        'On paper the strands lie side by side, and with a pen one follows the arrow to the place that was left loose.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const humor = {
  deepBow: {
    fault:
      'The hero has sat down with a bump, says that was on purpose, and struts at it stiffly, nose in the air.',
    noticing:
      'Something drops from the seat of the trousers: flop. In the silence it sounds like a very small round of applause.',
    deed: 'The hero turns once so that all can see the seat, and bows, so deep that both hands reach the ground.',
    opens: {
      slippery:
        'With both hands on the ground the bow finds the rough spot; on all fours, like a bear with manners, one gets across.',
      guarded:
        'The guard has stood there with a straight face for so long; laughing it needs both sides to hold, and no longer the way.',
    },
    to: '9-12',
  },
  onceMoreSlowly: {
    fault:
      'To hide a red face the hero points at companion’s ears and laughs; it gets quiet, and the joke lies there.',
    noticing:
      'Companion is holding both ears. The hero’s own foot is still stuck where it got stuck, in front of everyone.',
    deed: 'The hero plays the own mishap once more, slowly and without a word, from the first wobble to the sitting down.',
    opens: {
      shy: 'Nobody else is laughed at, so it is safe to look; to see how it ends, one has to come all the way out.',
      doesNotUnderstand:
        'It understands no jokes, but bodies that sit down in something it does; it shows its own, and hands over the prize.',
    },
    to: '9-12',
  },
  pip: {
    fault:
      'The hero hisses “Quiet!” and “Move!”, redder each time, and hisses the loudest of all, with spit.',
    noticing:
      'The hiss ends in a hiccup, quite by itself, a tiny “pip”; and for one moment after it nothing else moves.',
    deed: 'The hero waits for the next pause, and into it says one tiny “pip” and nothing else.',
    opens: {
      asleep:
        'Between two snores comes a pip; the sleeper chuckles in its dream, answers with a pop, and rolls over.',
      noisy:
        'Everybody wants to know whether there will be another pip; to hear it they must keep still, and so the din stops.',
    },
    to: '9-12',
  },
  bellyLaugh: {
    fault:
      'The hero goes at it grimly, with teeth and both elbows, and forbids anybody to say how that looks.',
    noticing:
      'The hero sees it in companion’s eyes, quite small: somebody upside down, with a shoe where the hat goes.',
    deed: 'The hero stops pulling, lies back against it, and laughs until the belly shakes, companion back to back with the hero.',
    opens: {
      tangled:
        'Nobody pulls and everything shakes: the loose loop hops a little wider with each laugh, until the strand falls off.',
      heavy:
        'Two laughing backs push in one beat, ha and ha and ha; at the edge that rocks that is just the right push.',
    },
    to: '9-12',
  },
  worstTake: {
    fault:
      'The hero, who made a mess of it, posts somebody else’s worse moment, so that people will look over there.',
    noticing: 'Eleven have seen it and no one has answered; the one in it has turned the camera off.',
    deed: 'The hero takes it down, says so, and plays everyone the own worst take on the big screen, to the end.',
    opens: {
      guarded:
        'A circle that was guarding itself against being next can loosen its arms; someone else has gone first.',
      shy: 'Nobody is left to be ashamed in front of; the one who hid puts the camera on, with a worse one.',
    },
    from: '13-17',
  },
  wrongWordAgain: {
    fault:
      'After the wrong word at the microphone the hero blames the sheet, the light and then the one who wrote it.',
    noticing:
      'The wrong word stands in the chat already, thirty times; the hero reads it slowly, and it is really very good.',
    deed: 'The hero goes back to the microphone and says the wrong word again, on purpose, with the own name after it.',
    opens: {
      doesNotUnderstand:
        'Nobody knew what was meant any more; a word that someone owns up to with a grin is understood by all.',
      tangled: 'Who blamed whom hung on that one word; claimed by its owner, it lets go of everybody else.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const creativity = {
  wrongEndFirst: {
    fault:
      'The hero uses the spoon as spoons are used, round end first, and forces it, because the right tool is missing.',
    noticing:
      'The spoon falls and lies with its handle up. It no longer looks like a spoon; it looks like a long thin finger.',
    deed: 'The hero turns the spoon round, holds it by the bowl, and goes in gently with the handle.',
    thing: 'a spoon from the pocket',
    opens: {
      locked:
        'The handle, hooked over the small thing beside it, reaches just where a key would have reached, and lifts.',
      narrow:
        'Through the wider place the thin end goes in flat, turns once like a finger, and brings the prize out.',
    },
    to: '9-12',
  },
  laceOut: {
    fault:
      'The hero tries to make it exactly as it was before, with the same two hands, and it drops exactly as before.',
    noticing:
      'The hero treads on the own shoelace. It holds the foot fast, although it is only a bit of string.',
    deed: 'The hero pulls the lace out of the shoe and ties it into what is missing: a hinge, a handle, a third hand.',
    thing: 'the hero’s own shoelace',
    opens: {
      broken:
        'Laced together where the two edges fit, it bends like a knee; it was never made so, and it goes.',
      tooMuchForOne:
        'Tied to the second place to take hold and round the hero’s foot, the lace pulls while two hands hold.',
    },
    to: '9-12',
  },
  handsAreIt: {
    fault:
      'The hero waits for a lamp, or for the word for it, waves both arms about, and tries the same thing again.',
    noticing: 'Two hands hang there with nothing in them. They throw a shadow, and the shadow has ears.',
    deed: 'The hero curls both hands into what is not there, a long spyglass, and puts it to one eye.',
    opens: {
      dark: 'Through two curled fists no other light gets in; the glimmer far inside stands out clear and round, with the prize in it.',
      doesNotUnderstand:
        'It never knew the word, but a spyglass it knows; it looks through too, where the hero points, and sees what is meant.',
    },
    to: '9-12',
  },
  newPart: {
    fault:
      'The hero does it by the rule, step one, step two, says aloud what it is and that it should let go.',
    noticing:
      'With the head tilted it is not that at all: it has a mouth, a tail, and something it is proud of.',
    deed: 'The hero bows, calls it by the new part, and plays the other one in the play, quite seriously.',
    opens: {
      tangled:
        'As a snake with a stomach ache it is coaxed out head first, through its own loose loop, and never once pulled.',
      guarded:
        'As the ticket collector it may at last collect what it lacked: one leaf, punched with the teeth; and then it has to admit one.',
    },
    to: '9-12',
  },
  ownBell: {
    fault:
      'Two hours before, the hero watches the repair film a fourth time and orders the proper part for next week.',
    noticing:
      'Outside the hero’s own bicycle falls over. Its bell has exactly the thread that is missing, and a better sound.',
    deed: 'The hero unscrews the bell and the best bracket from the own bicycle, builds them in, and will be walking home.',
    opens: {
      broken:
        'It does not go as it did before; it goes with a bicycle bell in it, and that is what the others come to hear.',
      locked:
        'The bracket, laid against the mark that belongs to it, is the lever nobody had; it gives without being forced.',
    },
    from: '13-17',
  },
  backOfThePoster: {
    fault: 'The hero argues it through again in the old order, who said what first, louder at each number.',
    noticing:
      'The finished poster, two weeks’ work, lies face down. Its back is the only empty sheet of that size.',
    deed: 'The hero uncaps a thick pen, draws the whole mess on the back as a map, and passes the pen on.',
    opens: {
      tangled:
        'Drawn as roads, everything said lies side by side, and everyone sees the one road that nobody has taken.',
      tooMuchForOne:
        'With the pen going round each adds the piece only they can carry, and the second hold is marked with a cross.',
      guarded:
        'A rule one may draw has an edge and a gate; whoever guards it draws the gate, quite small, and then opens it.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const flexibility = {
  foldedPlan: {
    fault:
      'The hero has a plan in nine steps, and as step four fails, begins again at one, with firmer steps.',
    noticing:
      'The paper has gone soft from holding; along its creases it already bends into something, by itself.',
    deed: 'The hero turns the plan over, folds it long and smooth along its creases, and slides it in, white side up.',
    thing: 'the plan, a sheet of paper',
    opens: {
      narrow:
        'Folded thin it goes in at the wider place, under the prize, and brings it out like a tongue with a crumb on it.',
      dark: 'The white side catches the glimmer and throws it on, so that the paper is a small pale floor, with the prize upon it.',
    },
    to: '9-12',
  },
  crookedWay: {
    fault:
      'The hero goes at it straight, because straight was agreed, and after each slide takes a longer run at the same place.',
    noticing:
      'The hero’s own arrow, drawn on the ground, has been smeared: it has grown a tail that points to the side.',
    deed: 'The hero turns away from it, goes three steps along the side, and begins there, crooked and slow.',
    opens: {
      high: 'From the side the low hold is at knee height; up is not straight up at all, but once across and then up.',
      slippery: 'The rough spot lies off the straight line; in a bow, one foot on it, they are across.',
    },
    to: '9-12',
  },
  theOtherHandle: {
    fault: 'They had agreed on pushing, so the hero pushes, says “push means push”, and digs both heels in.',
    noticing: 'The hero slips, holds on so as not to fall, and by mistake has pulled. Something gave.',
    deed: 'The hero lets go, walks round to the other side, and pulls where everything so far was pushing.',
    opens: {
      heavy:
        'From the other side the rocking edge comes toward one; pulled it tips, pushed it only ever dug itself in.',
      locked:
        'Pushing kept it jammed; pulled a little, it leaves room for the small thing beside it to swing free.',
    },
    to: '9-12',
  },
  itsGame: {
    fault:
      'The hero has practised one sentence, says it, and says it again word for word, with a finger raised.',
    noticing:
      'It is not listening, it is busy: up and down it goes, always the same round, and at each turn it hops.',
    deed: 'The hero puts the sentence away, walks beside it, the same round, and hops where it hops.',
    opens: {
      guarded:
        'Its round was missing somebody to walk with; in step they come past the place it guards, and both go through.',
      doesNotUnderstand:
        'The hop is the one word it knows; asked with a hop, toward the prize, it hops there and brings it.',
    },
    to: '9-12',
  },
  ownNumberOut: {
    fault:
      'It rains on the plan, and the hero reads out the running order again, in the wet, minute by minute.',
    noticing:
      'The ink is running. The only line that still stands clear is the hero’s own number, twelve minutes long.',
    deed: 'The hero strikes out the own number first, hands round the pen, and carries the big drum under the roof.',
    opens: {
      tooMuchForOne:
        'Because the first line struck out was the hero’s, the others give too; with twelve minutes free everyone has a hold.',
      tangled:
        'Who had been promised what hung on those twelve minutes; taken out, the whole order slides loose.',
    },
    from: '13-17',
  },
  twoTrips: {
    fault:
      'The hero wants it all in one go and on time as planned, loads up to the chin, and drives the others on.',
    noticing:
      'The bus has gone anyway. On the pavement lies the timetable page: the next one is in an hour, and the one after.',
    deed: 'The hero puts half of it down, rings to say “We’ll be late, begin without us”, and goes twice.',
    opens: {
      heavy:
        'Half of it tips over the rocking edge without trouble; twice half is all of it, only later, and the opening missed.',
      needsTime:
        'The hour that is lost anyway is the hour it needed; nobody lifts the cover, and by the second trip it is ready.',
      locked:
        'Whoever has to let them in was shut tight against being hurried; told plainly “later”, they come down with the key.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
