import type { Ways } from './way.ts';

export const acceptingMistakes = {
  sameBackwards: {
    fault: 'The hero says the thing is badly made, does not look, and does what made it worse a second time.',
    noticing:
      'The hero’s own hands are still lying in the last movement, crosswise: right over left, as they had gone in.',
    deed: 'The hero says “It was me, right over left,” and makes the same movements in reverse, one after another.',
    opens: {
      tangled:
        'Whoever knows how it was pulled shut can go back: the last movement undone first ends at the loose loop.',
      locked:
        'It was turned the wrong way by exactly so much; turned back by exactly so much, it meets the small thing that belongs to it.',
    },
    to: '9-12',
  },
  ownTrack: {
    fault:
      'The hero scolds the ground, the wet and the maker of it, and keeps one foot and one hand behind the back.',
    noticing:
      'A track of wet or dusty prints leads up to it. The hero sets a foot beside one: same size, same hole.',
    deed: 'The hero brings out hand and foot, says “This is from me”, rubs the sole dry, and puts back what was in the hand.',
    opens: {
      slippery:
        'It was the hero’s own wet sole that slid; rubbed dry, and set upon the rough spot, it holds.',
      broken:
        'The bit that had come off was in the hero’s hand all along; laid open, its edge fits the other edge.',
    },
    to: '9-12',
  },
  asItLay: {
    fault:
      'The hero trod on something of its own in passing, points at companion, and talks about the weather.',
    noticing:
      'It looks past the hero at one crooked little thing on the ground, and the crooked thing has a heel mark.',
    deed: 'The hero says “I trod on that, not companion,” kneels down, and lays it back just as it lay before.',
    opens: {
      guarded:
        'The guard was guarding what had been trodden on; it lies right again and whoever did it has said so, so it can step aside.',
      asleep:
        'The sleeper lay so heavily because its things were in disorder; in their row again, it sighs and turns over.',
    },
    to: '9-12',
  },
  underTheKnees: {
    fault:
      'The hero calls “Who keeps doing that?”, looks at all the others, and drums and pokes about meanwhile.',
    noticing:
      'In a short pause something is still going. It is close by. It is at the end of the hero’s own arms.',
    deed: 'The hero says “That’s me,” and puts both hands under both knees, and sits on them.',
    opens: {
      noisy:
        'The part of the din that never stopped was the hero’s drumming; without it the short hush is long enough to hear.',
      needsTime:
        'It was never left alone for one whole minute; since the two hands that poked are sat upon, it gets on with it.',
    },
    to: '9-12',
  },
  whichMessage: {
    fault:
      'The hero blames the app, deletes the message on the own phone only, and asks around who is spreading such things.',
    noticing: 'In the list of names behind that message stands the hero’s own, first of all, at 16:12.',
    deed: 'The hero writes into the same group: “It came from me, at 16:12. I sent it on,” and stays in, reading what comes.',
    opens: {
      tangled:
        'With the first knot named to the minute, the others can see how it went on, and take back each their own.',
      guarded:
        'The closed circle did not know whom to keep out; now it knows, is angry, and has a chair for the one who said it.',
    },
    from: '13-17',
  },
  beforeTheShow: {
    fault:
      'The hero trod on the microphone cable while fooling about, tapes over it, and lets the others hunt for the fault.',
    noticing:
      'Somebody checks the right cable for the third time, patiently, and thanks the hero for holding the torch.',
    deed: 'Before the doors open the hero lays the bent end on the table: “Me. On Tuesday.” The own number is dropped.',
    opens: {
      broken:
        'Knowing which, how and since when, they bend two edges together in five minutes; it crackles a little, and goes.',
      locked:
        'The one suspected had stopped talking to anybody; with that on the table there is nothing left to keep shut about.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const brushingTeeth = {
  lastInTheRow: {
    fault:
      'The hero brushes about in front, two strokes where one can see it, says “Done” and shoves, and it grinds.',
    noticing:
      'The tongue goes along the own back row, to the very last tooth: there sits a bit of toffee that nobody visits.',
    deed: 'The hero takes the spare brush and goes along, thirty up and thirty down, into the very last corner.',
    thing: 'a dry spare toothbrush from the pocket',
    opens: {
      locked:
        'The grit that jams it sits at the very back, as it always does; brushed out, the small thing beside it slips in.',
      narrow:
        'A toothbrush is made for the last place one cannot reach: in at the wider spot, round the corner, and out it comes.',
    },
    to: '9-12',
  },
  mouthFullOfFoam: {
    fault:
      'The hero, toothbrush unused behind the ear, shouts at it to stop, and then shouts that nobody is shouting here.',
    noticing:
      'The mouth is dry from shouting, the brush falls on the shoulder, and makes a small sound on the collar: shush.',
    deed: 'The hero starts brushing, every tooth, lips shut over the foam: shush-a, shush-a, round all the corners.',
    thing: 'the hero’s toothbrush with a dab of paste on it',
    opens: {
      noisy:
        'With foam behind the lips no one can shout; the even shush-a fills the short hush, others fall in, and it is quiet.',
      asleep:
        'Shush-a, shush-a is what one sings to sleepers; it smiles, rolls over on to the other ear and gives up its place.',
    },
    to: '9-12',
  },
  clearWord: {
    fault:
      'There is toffee in the hero’s back teeth, so all that comes out is “fff”; the hero says it again, louder: “FFF!”',
    noticing:
      'The tongue wants to help and sticks. Back there lives the whole toffee, and it has been eating the words.',
    deed: 'The hero brushes the toffee away, tooth by tooth up to the last, wipes the chin, and says one short word.',
    thing: 'the hero’s toothbrush',
    opens: {
      doesNotUnderstand:
        '“Fff” could mean anything; the clean word, said along with the one sign it knows, can mean only the prize.',
      guarded:
        'The guard wanted nothing but to be greeted by its name; for the first time the name comes out whole, with all its letters.',
    },
    to: '9-12',
  },
  wholeSong: {
    fault:
      'The hero dabs a wet brush on two front teeth, “Finished!”, and jumps up to look whether it is finished too.',
    noticing:
      'Companion is brushing as well and humming to it; the song has four verses, and companion is only at the second.',
    deed: 'The hero joins in and brushes until the last note of the fourth verse, while the foam grows into a beard.',
    thing: 'the hero’s toothbrush with a dab of paste on it',
    opens: {
      needsTime:
        'Four verses are just how long it takes, and whoever is brushing has no hand free to lift and poke.',
      shy: 'A beard that grows while one sings has to be looked at; first an eye comes out, then all the rest.',
    },
    to: '9-12',
  },
  outOfTheQueue: {
    fault:
      'After a night of rehearsing in yesterday’s shirt, the hero mumbles behind one hand and stands half turned away.',
    noticing:
      'In the dark screen of the phone the hero sees it as the other does: a hand, an elbow, no mouth.',
    deed: 'The hero gives up the place in the queue, brushes for two minutes at the basin, and comes back last, hands down.',
    thing: 'a folding toothbrush from the bag',
    opens: {
      doesNotUnderstand:
        'They had taken the hand and the mumbling for contempt; with the mouth to be seen and heard, they get the question.',
      guarded:
        'At the end of the queue there is time, and nobody behind; to a face instead of an elbow the rule has an exception.',
    },
    from: '13-17',
  },
  phoneInTheHall: {
    fault:
      'The hero writes until three, falls asleep in shoes, and at eight snaps at the one who was just about to speak.',
    noticing:
      'In the mirror hangs the brush, bone dry for days; behind it the other’s face is waiting, and then no longer.',
    deed: 'At ten the hero lays the phone in the hall, brushes, puts out the light; the group decides without the hero.',
    thing: 'the hero’s toothbrush',
    opens: {
      shy: 'At breakfast there is someone awake with both hands round a cup; to that one, the one who hid can begin.',
      needsTime:
        'What was poked at till three every night is left alone for one, and by the morning it has come right.',
      locked:
        'One who shut up after the snapping hears a door at eight, no phone, a question, and a pause left for the answer.',
    },
    from: '13-17',
  },
} as const satisfies Ways;

export const brushingHair = {
  tipsFirst: {
    fault:
      'The hero tears from the top with the comb, through the own hair and through this, fast, to have it over.',
    noticing:
      'The fingertips reach the lowest ends: down there it is quite loose. All that is hard is where the hero tore.',
    deed: 'The hero holds one hand above the knot, and with the other combs the very tips, small strokes, then a bit higher.',
    thing: 'a wide comb from the pocket',
    opens: {
      tangled:
        'Begun at the loose loop at the bottom, with a hand above so nothing pulls, the knot comes out upward, stroke by stroke.',
      narrow:
        'Slid in flat at the wider place, the comb takes only the nearest bit with each small stroke, and so brings out the whole.',
    },
    to: '9-12',
  },
  curtainAside: {
    fault:
      'The hair hangs down over the nose; the hero blows at it, charges in headlong, and bumps into whatever is there.',
    noticing:
      'The whole world has stripes. The hero lifts one strand with a finger, and behind it is an eye’s breadth of everything.',
    deed: 'The hero combs the hair out of the face, all of it to one side, and fastens it behind the ear.',
    thing: 'a comb and the clip that was hanging in the hair',
    opens: {
      dark: 'Half of that dark was the hero’s own hair; with the curtain aside, two eyes find the glimmer, and the prize in it.',
      shy: 'A head without a face is nothing to come out to; now there are two eyes and a nose, one stays to look at them.',
    },
    to: '9-12',
  },
  clipSetFree: {
    fault:
      'The hero bends over it with loose hair, which catches in it; the hero jerks the head, ow, and jerks again.',
    noticing:
      'Something cold swings against the cheek: the clip, hanging on three hairs and holding nothing at all.',
    deed: 'The hero combs the hair through, plaits it away behind, and puts the clip, now free, where something is missing.',
    thing: 'the clip from the hero’s hair',
    opens: {
      locked:
        'No hair jams it any more, and the clip hooks over the small thing beside it, thin enough and strong enough, and lifts.',
      broken:
        'A clip is for holding two sides together; where the two edges fit it snaps over both and stays.',
    },
    to: '9-12',
  },
  lengthOfASong: {
    fault:
      'The hero, half combed, jumps up at each stroke to see and to prod, with companion and comb hopping after.',
    noticing:
      'The comb is stuck in the hair and wags. Whenever the hero holds still for one breath, it stops.',
    deed: 'The hero sits down, folds the hands in the lap, and holds still for one whole song while companion combs.',
    thing: 'companion’s comb',
    opens: {
      needsTime:
        'One head of hair and one slow thing need exactly the same song; whoever is being combed cannot prod.',
      asleep:
        'Slow strokes and a low song do for two: the sleeper stretches as though it were its own back, and turns over.',
    },
    to: '9-12',
  },
  warmUpHour: {
    fault:
      'An hour before the audition the hero rips at the knots with a fine brush, hood half on, and snaps at anyone who knocks.',
    noticing:
      'At the ends, below the hood, the strands lie apart quite willingly; only where the hero ripped is it felt.',
    deed: 'The hero gives up the warm-up room, sits down in the corridor with oil and a wide comb, and starts at the tips.',
    thing: 'a wide comb and a little oil',
    opens: {
      tangled:
        'Tips first, a hand above: so it goes with hair, and with who told whom, which two people can take apart while combing.',
      needsTime:
        'Forty minutes are what it takes, with nobody ringing; when the last strand is through, it is the hero’s turn, and ready.',
    },
    from: '13-17',
  },
  hoodDown: {
    fault:
      'The hero has done everybody’s hair but the own, hides it in the hood, and bites at whoever comes near.',
    noticing:
      'In the row of mirrors are eleven finished heads and one hood. Nobody says anything, and the comb lies there free.',
    deed: 'The hero pulls down the hood before all eleven, half undone, and hands the comb to the one the quarrel was with.',
    opens: {
      broken:
        'Trust goes again where one lets the other at the own head; strand by strand the two sides meet, and the parting is crooked.',
      locked:
        'Over somebody’s hair one can talk without being looked at; the one who had shut up says the first word to the parting.',
      shy: 'Someone else is sitting there unfinished in front of everybody; so the one behind the door can come out unfinished too.',
    },
    from: '13-17',
  },
} as const satisfies Ways;
