import type { Errands } from './errand.ts';

export const doctorVisit = {
  plaster: {
    want: 'The little boy with the grazed knee has been promised the plaster with stars, and when the bell rings the drawer is closed for today.',
    prize: 'the last plaster with stars, silver on blue',
    obstacle: 'the long wait: nine people on nine chairs, and a desk in front of the drawer',
    drawn: {
      prize: 'doctorVisit.prize',
      obstacle: 'doctorVisit.obstacle',
      by: { needsTime: 'numberBoard', guarded: 'womanWithList' },
    },
    affords: {
      needsTime:
        'part: the number board; worse: it begins the row again and the plaster moves to the back; sign: the first number that turns by itself',
      noisy:
        'part: the waiting room’s chatter; worse: it swells and the little boy’s name goes under; sign: a short hush when a page is turned',
      guarded:
        'part: the receptionist; worse: she stands broader, the drawer with the plasters behind her; sign: she keeps looking at cards that slid from her desk',
    },
    to: '9-12',
  },
  puppet: {
    want: 'The doctor’s puppet always goes first so that small patients can see how it is done, and the next small one is called.',
    prize: 'the doctor’s hand puppet with the striped nightcap',
    obstacle: 'the long waiting-room bench, against the wall, with the puppet behind it',
    drawn: { prize: 'sock', obstacle: 'woodenBench' },
    affords: {
      narrow:
        'part: the gap behind the bench; worse: the puppet slides further in; sign: by the fish tank it is a hand wider',
      dark: 'part: the space under the bench; worse: it looks blacker, no nightcap; sign: one glimmer from the puppet’s bell',
      heavy:
        'part: the bench; worse: it settles on its felt feet and the puppet is pinched; sign: one end that rocks',
    },
    to: '9-12',
  },
  puzzle: {
    want: 'The girl who waits longest has laid the whole puzzle of the harbour but one piece, and her name comes next.',
    prize: 'the last puzzle piece, with half a red funnel on it',
    obstacle: 'the coat rack, and the small boy under all the coats with the piece in his fist',
    drawn: { prize: 'puzzle', obstacle: 'boyInCoats', by: { tangled: 'coats' } },
    affords: {
      shy: 'part: the small boy; worse: he goes one coat further in, the piece too; sign: one sock that looks out',
      asleep:
        'part: the small boy asleep on a scarf; worse: he grumbles and rolls upon the piece; sign: boots, cap and mittens laid in order',
      tangled:
        'part: a sleeve; worse: two more sleeves twist round it, the fist deeper in; sign: one loose loop in the belt',
      doesNotUnderstand:
        'part: the small boy; worse: he takes please for hiding and closes the fist; sign: he peeps whenever somebody hides their own face',
    },
    to: '9-12',
  },
  interview: {
    want: 'For the school radio the hero spends a day at the practice, and the piece about being afraid goes on air at five.',
    prize: 'two minutes of recording in which somebody says what the waiting is like',
    obstacle: 'a waiting room full of people who look at their knees',
    drawn: { prize: 'recorder', obstacle: 'turnedGirl', by: { locked: 'list', needsTime: 'hourglass' } },
    affords: {
      shy: 'part: the girl with the arm in a sling; worse: she moves one chair further, no voice; sign: one earphone hangs out, turned off',
      locked:
        'part: the consent form in the clip file; worse: the clip jams, the minutes run out; sign: a pen on a string beside it, the file’s own',
      needsTime:
        'part: the talk; worse: back to yes and no, the recording empty; sign: one sentence that someone begins alone',
    },
    from: '13-17',
  },
  fishTank: {
    want: 'The traineeship ends today, and the old patient who has come every week wants to hear the tank bubble again.',
    prize: 'the sound of the tank, bubbling, with the fish going round',
    obstacle: 'a practice with a rule for everything and a tank that nobody feels in charge of',
    drawn: {
      prize: 'radio',
      obstacle: 'womanWithList',
      by: { broken: 'brokenHandle', tooMuchForOne: 'plank' },
    },
    affords: {
      guarded:
        'part: the assistant with the rota; worse: the tank goes under a cloth; sign: she keeps looking at a row that has no name',
      broken:
        'part: the little air hose; worse: another clip comes off, not one bubble; sign: two ends that fit',
      tooMuchForOne:
        'part: the lid of the tank; worse: it slips back crooked, the cloth over all; sign: a second rim to hold, free',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const schoolDay = {
  name: {
    want: 'At the bell the class guinea pig goes home with the caretaker, and on its little door there is still only a stroke.',
    prize: 'the class pet’s name, in six painted letters on a card',
    obstacle: 'the group task: one table, five children, and a big sheet from which the name is to be cut',
    drawn: {
      prize: 'nameCard',
      obstacle: 'table',
      by: { tooMuchForOne: 'schoolDay.obstacle', needsTime: 'redPaint' },
    },
    affords: {
      tooMuchForOne:
        'part: the big sheet; worse: it rolls up from all sides, the letters more crooked; sign: a corner nobody is holding',
      noisy:
        'part: the talking at the table; worse: it gets louder and the softest voice, with the name, goes under; sign: a short hush between two talkers',
      needsTime:
        'part: the wet paint; worse: it runs, two letters are one; sign: one stroke has gone dull and dry',
    },
    to: '9-12',
  },
  star: {
    want: 'The first-years’ play begins at ten, and their sky consists of one single tin star, which is not there.',
    prize: 'the tin star on its thread',
    obstacle: 'the guinea pig’s straw house, into which the star was carried with the hay',
    drawn: { prize: 'tinStar', obstacle: 'guineaPig', by: { dark: 'hutch', narrow: 'hutch' } },
    affords: {
      shy: 'part: the guinea pig; worse: it goes further in, the thread after it; sign: one nose that looks out',
      asleep:
        'part: the guinea pig asleep on it; worse: it grumbles and lies flatter, no tin; sign: leaf, carrot end and straw laid in order',
      dark: 'part: the straw house; worse: it looks deeper, the star gone; sign: one glimmer between two straws',
      narrow: 'part: the little door; worse: the star slides to the back; sign: near the floor it is wider',
    },
    to: '9-12',
  },
  map: {
    want: 'The guest teacher wants to show where she went to school, and in ten minutes the break takes everybody away.',
    prize: 'the big rolled map with the blue ocean',
    obstacle: 'the map cupboard at the end of the corridor, with an older pupil on duty before it',
    drawn: {
      prize: 'rolledMap',
      obstacle: 'cupboard',
      by: { high: 'wallShelf', guarded: 'olderPupil', heavy: 'bigCrate' },
    },
    affords: {
      locked:
        'part: the cupboard’s latch; worse: it jams and the map slips behind the rack; sign: a small wooden peg on a nail beside it',
      high: 'part: the rack; worse: the map rolls to the upper hook; sign: its cord’s loop low down, where a hand fits',
      guarded:
        'part: the older pupil; worse: he stands broader, no blue to be seen; sign: he keeps looking at his open homework',
      heavy:
        'part: the globe crate before the door; worse: it settles, the map pinched; sign: one edge that rocks',
    },
    to: '9-12',
  },
  radio: {
    want: 'School radio goes out live at the long break, and the first item is the story that a friend had told in confidence.',
    prize: 'four minutes of programme that everybody in it can listen to',
    obstacle: 'an editorial group that has split, and a friend who no longer answers',
    drawn: {
      prize: 'microphone',
      obstacle: 'womanWithList',
      by: { tangled: 'tornSheet', needsTime: 'hourglass' },
    },
    affords: {
      tangled:
        'part: the shared script with all its comments; worse: ten more, the four minutes a patchwork; sign: one comment that nobody answered',
      guarded:
        'part: the editor at the studio door; worse: she reads out the rule, no item; sign: she keeps looking at the empty second microphone',
      needsTime:
        'part: the friend’s answer; worse: the dots vanish, no word; sign: a small tick that shows she has read it',
    },
    from: '13-17',
  },
  bridge: {
    want: 'The physics group’s paper bridge is to carry a bicycle in front of the whole school, and the doors open at three.',
    prize: 'the bicycle standing on the paper bridge, in full view',
    obstacle: 'a group in which one did everything, one was left out and one has stopped coming',
    drawn: { prize: 'plank', obstacle: 'brokenPlank', by: { shy: 'hooded', tooMuchForOne: 'woodenPole' } },
    affords: {
      broken:
        'part: the middle joint of the bridge; worse: a strip more tears off, the bicycle stays below; sign: two edges that fit',
      shy: 'part: the one who sits outside on the radiator shelf; worse: he moves a corridor further; sign: a folded strip looks out of his sleeve',
      tooMuchForOne:
        'part: the long paper beam; worse: it sags at both ends, crooked again; sign: a second place to carry it, free',
    },
    from: '13-17',
  },
} as const satisfies Errands;
