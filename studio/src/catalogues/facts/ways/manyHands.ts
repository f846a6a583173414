import type { Ways } from './way.ts';

export const teamwork = {
  thenYouPull: {
    fault:
      'The hero keeps the best job, “I’ll do the pulling”, and does all the others as well, with two hands.',
    noticing:
      'The companion has stood by the whole time, hands behind the back, and is rather good at pulling.',
    deed: 'The hero lets go of the pulling, puts both arms round the rest, and says, “Then you pull.”',
    opens: {
      tooMuchForOne:
        'One holds and one pulls at the second place to take hold, at the same moment, and a gap comes.',
      tangled: 'While the hero’s arms keep the rest from tightening, the companion draws out the loose loop.',
    },
    to: '9-12',
  },
  yourCount: {
    fault:
      'The hero shouts “Now!” at any moment and pushes or calls before the others have even taken breath.',
    noticing: 'The hero hears two people puffing, one after the other, like two clocks that do not agree.',
    deed: 'The hero closes the mouth, nods to the companion to count, and moves only on the companion’s “three”.',
    opens: {
      heavy: 'Two small pushes at the same moment, just as the edge rocks, are one big one.',
      noisy:
        'Two voices on one count, set into the hush, carry further than four that shout across each other.',
    },
    to: '9-12',
  },
  oneStaysOneGoes: {
    fault: 'Both want the same place; the hero elbows in front, and the two of them get in each other’s way.',
    noticing:
      'The hero’s elbow is in the companion’s ribs; on one side there are four feet, on the other none.',
    deed: 'The hero points to two places, asks, “Which can you keep?”, and goes to the other one.',
    opens: {
      slippery:
        'One stays on the dry spot with an arm stretched out, the other goes along it, and neither slides.',
      guarded: 'The companion keeps the guard’s post for it; so the guard can go to what it was looking at.',
    },
    to: '9-12',
  },
  wakeMeForMyTurn: {
    fault:
      'The hero wants to do all the watching and showing alone, grows fidgety, and pokes and muddles it.',
    noticing:
      'The hero has yawned so widely that the beginning is forgotten; the companion, beside it, remembers every bit.',
    deed: 'The hero sits down with empty hands and says, “You now. Nudge me when it’s my turn.”',
    opens: {
      needsTime:
        'By turns somebody fresh always sits there and nobody pokes, so the first small change can go on.',
      doesNotUnderstand:
        'While one shows, the other watches what it understood; the one sign that worked is passed on, and it acts.',
    },
    to: '9-12',
  },
  givesAwayTheFront: {
    fault:
      'The hero plans it all around the part the hero wants, corrects every hand, and redoes it at night.',
    noticing:
      'The hero watches a clip of the last try; behind the hero’s back, quietly, someone does that part better.',
    deed: 'The hero writes another name beside the part everyone will look at, and picks up the crates.',
    opens: {
      tooMuchForOne:
        'With hands free at the second place nobody had taken, it stands; the price is the light on someone else.',
      broken: 'The plan had broken at the point where one person had to be in two places; now the ends meet.',
    },
    from: '13-17',
  },
  slowestInFront: {
    fault:
      'The hero walks ahead at the hero’s own pace and calls back “Come on”, and the load drags crooked.',
    noticing: 'The hero looks round: there is a long gap, and at the end of it a pair of taped-up knuckles.',
    deed: 'The hero goes to the back, takes the awkward end, and lets the slowest set the pace in front.',
    opens: {
      heavy:
        'Carried level and tipped over the edge that rocks at every step, it moves; the price is the first slot.',
      needsTime:
        'At the pace of the slowest nothing is shaken, and it arrives whole at the moment it is ready.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
