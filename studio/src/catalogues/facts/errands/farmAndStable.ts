import type { Errands } from './errand.ts';

export const farmVisit = {
  egg: {
    want: 'The young hen’s first egg is for the farmer’s grandmother, who tastes it at four; the rain is already behind the barn.',
    prize: 'the first egg: small, brown, warm, in the straw of the field hut',
    obstacle: 'the muddy gate: sunk in on one side, mud as deep as a bucket before it and behind',
    drawn: { prize: 'farmVisit.prize', obstacle: 'farmVisit.obstacle' },
    affords: {
      slippery:
        'part: the mud; worse: every boot slides back to the wall, mud splashes the hut’s straw; sign: one dry plank, rough with chaff',
      heavy:
        'part: the gate; worse: it sinks a hand deeper, and the hut door with the egg swings; sign: one edge that rocks a little',
      locked:
        'part: the gate latch; worse: it jams more firmly, the startled hen sits on the egg again; sign: an iron pin on a chain beside it',
    },
    to: '9-12',
  },
  hat: {
    want: 'The scarecrow stands bald in the strawberries, and the starlings have noticed; the farmer wants it hatted before the rain.',
    prize: 'the straw hat: wide, yellow, with one bite out of the brim',
    obstacle: 'the old gander in the yard, who has taken the hat for a nest',
    drawn: { prize: 'strawHat', obstacle: 'goose' },
    affords: {
      guarded:
        'part: the gander; worse: he stands up broad, the hat pushed behind him; sign: he keeps looking at his empty water bowl',
      asleep:
        'part: the dozing gander; worse: he grumbles, sits down on the hat until no brim shows; sign: straw, a potato and a corn cob laid round him in order',
      doesNotUnderstand:
        'part: the gander; worse: he waddles the wrong way, dragging the hat; sign: he comes a step whenever somebody walks backwards',
    },
    to: '9-12',
  },
  kitten: {
    want: 'The barn cat counts four and has five; before the rain the farmer stacks the new bales, and she wants it beside her.',
    prize: 'the fifth kitten: striped, no bigger than a mitten, mewing somewhere in the straw',
    obstacle: 'the low straw corner: small loose bales, leaned every which way, with a gap between them',
    drawn: { prize: 'kitten', obstacle: 'bales' },
    affords: {
      dark: 'part: the hollow in the straw; worse: straw slips, it looks blacker, no kitten there; sign: one eye glimmers far in',
      narrow:
        'part: the gap; worse: the kitten creeps further in, only a tail tip seen; sign: down by the wall it is wider',
      tooMuchForOne:
        'part: the top bale; worse: all slide back, more crooked, the mewing fainter; sign: a second string to hold it by, free all the time',
    },
    to: '9-12',
  },
  board: {
    want: 'The holiday helpers open the farm stall at nine, and without its painted board no car stops.',
    prize: 'the board: red letters, an arrow, readable from the road',
    obstacle: 'the stall shed: a split board, wet paint, and the older helpers who run it',
    drawn: { prize: 'sign', obstacle: 'olderOnes', by: { broken: 'brokenPlank', needsTime: 'redPaint' } },
    affords: {
      broken: 'part: the split board; worse: the arrow comes off as well; sign: two edges that fit',
      guarded:
        'part: the older helpers; worse: they close ranks at the counter, the board behind the crates; sign: they keep looking at the till list with no name at noon',
      needsTime:
        'part: the paint; worse: it runs down, the letters back to the beginning; sign: the first letter has gone dull',
    },
    from: '13-17',
  },
  band: {
    want: 'The village band plays on the hay cart at the harvest supper; the accordion stands there with nobody to play it.',
    prize: 'the accordion’s tune, the one everybody stamps to',
    obstacle:
      'the player, who has not answered since a video of his mistake went round, and the cart in the yard',
    drawn: { prize: 'accordion', obstacle: 'hooded', by: { tangled: 'phone', heavy: 'cart' } },
    affords: {
      tangled:
        'part: the phone with the video thread; worse: more comments cross, his own message slides away; sign: one sentence of his nobody answered',
      shy: 'part: the player behind the barn; worse: he goes round the next corner, accordion straps trailing; sign: the toe of a boot, tapping',
      heavy: 'part: the hay cart; worse: its wheel sinks in, the stage slopes; sign: one edge that rocks',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const ridingStable = {
  pony: {
    want: 'The smallest rider’s first lesson is at the bell, and the shy pony, the only one small enough, will not come over the pole.',
    prize: 'the shy pony, standing at the mounting block with its chin on a shoulder',
    obstacle: 'the jump pole: red and white, long, come down right across the lane, the shy pony behind it',
    drawn: {
      prize: 'ridingStable.prize',
      obstacle: 'ridingStable.obstacle',
      by: { shy: 'pony', doesNotUnderstand: 'pony', tooMuchForOne: 'stripedPole' },
    },
    affords: {
      heavy:
        'part: the pole; worse: it settles deeper in the sand, the pony backs off a length; sign: one end that rocks a little',
      tooMuchForOne:
        'part: the near end of the pole; worse: it slews round, more crooked, the pony against the far wall; sign: a second grip tape at the other end',
      shy: 'part: the shy pony; worse: it goes back into its box until only straw moves; sign: one ear looks over the half door',
      doesNotUnderstand:
        'part: the pony; worse: it takes the pole for a snake and walks backwards; sign: it lifts a hoof whenever somebody breathes out slowly',
    },
    to: '9-12',
  },
  cloth: {
    want: 'The old school pony does his last round today and goes to the big meadow; he should wear the blue cloth.',
    prize: 'the blue saddle cloth: faded, with a stitched star',
    obstacle: 'the tack rack: a rail of bridles and reins above a low cupboard, all the cloths behind',
    drawn: { prize: 'blueCloth', obstacle: 'leatherRein', by: { high: 'coats', locked: 'cupboard' } },
    affords: {
      tangled:
        'part: the long rein; worse: it tightens round the cloth and pulls it into the bridles; sign: one loose loop over a hook',
      high: 'part: the rail; worse: the cloth slides back over it, only its star still showing; sign: a low wooden step just under the rail',
      locked:
        'part: the cupboard door; worse: it jams, a corner of blue pinched in; sign: a turned peg on a nail beside it',
    },
    to: '9-12',
  },
  carrots: {
    want: 'The mare with the new foal gets the first carrots of the evening, and the bell for feeding is about to ring.',
    prize: 'the carrot basket: round, with a cloth, from the garden of the riding teacher',
    obstacle: 'the old stable dog in the dim feed passage, lying across it before the basket',
    drawn: { prize: 'carrots', obstacle: 'sleepingDog', by: { guarded: 'youngDog', dark: 'halfDoor' } },
    affords: {
      asleep:
        'part: the dog; worse: he grumbles, stretches out, the basket behind his back; sign: bone, brush and a glove before his nose in a row',
      guarded:
        'part: the dog; worse: he stands up, broad as the passage, the basket out of sight; sign: he keeps looking at his water bowl, out of reach behind a broom',
      dark: 'part: the end of the passage; worse: it looks longer and blacker, no basket there; sign: one carrot-red glimmer far in',
    },
    to: '9-12',
  },
  quadrille: {
    want: 'The stable’s quadrille rides to music at the open day, and the girl at the desk has eight riders and no first beat.',
    prize: 'the first beat of the music, at which eight horses step off together',
    obstacle:
      'the sound desk by the arena: an old player with a worn lid, and a team that has not asked her in',
    drawn: { prize: 'loudspeaker', obstacle: 'olderOnes', by: { broken: 'tape', heavy: 'loudspeaker' } },
    affords: {
      broken: 'part: the player’s lid; worse: its catch drops off, the music skips; sign: two edges that fit',
      guarded:
        'part: the team’s captain; worse: she folds the plan, the riders close up; sign: she keeps looking at the corner that needs someone to count',
      heavy:
        'part: the loudspeaker stand; worse: it sinks into the sand, faces the wall; sign: one edge that rocks',
    },
    from: '13-17',
  },
  book: {
    want: 'Two friends share a care pony; the vet comes at five and needs both signatures in the yellow book.',
    prize: 'the yellow book with both names, lying open at today',
    obstacle:
      'the other friend at the far box, with the book under her arm, since the rota was changed without her',
    drawn: { prize: 'yellowBook', obstacle: 'turnedGirl', by: { tangled: 'phone', tooMuchForOne: 'cart' } },
    affords: {
      tangled:
        'part: the phone with the rota chat; worse: three more answers cross, the book snaps shut; sign: one question of hers nobody answered',
      doesNotUnderstand:
        'part: the friend; worse: she takes each word as blame, puts the book in her bag; sign: she still hands over the brush as always',
      tooMuchForOne:
        'part: the wheelbarrow of straw; worse: it tips back across the lane between them; sign: a second pair of handles',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const horseFarm = {
  halter: {
    want: 'The foal’s halter must be back on its hook before dusk, for the blacksmith leads the foal in the morning, early.',
    prize: 'the halter: red, hardly bigger than a bracelet, in the clover by the gate',
    obstacle: 'the open pasture gate: wide, sagging, swinging in the wind, the grey mare standing in it',
    drawn: { prize: 'halter', obstacle: 'horseFarm.obstacle', by: { guarded: 'mare' } },
    affords: {
      heavy:
        'part: the gate; worse: it sags deeper, its bottom bar presses the halter into the clover; sign: one edge that rocks a little',
      guarded:
        'part: the grey mare; worse: she stands broader, the halter behind her hooves; sign: she keeps looking at the foal, which is on the wrong side',
      tooMuchForOne:
        'part: the gate’s loose end; worse: it swings back, more crooked, drags the halter along; sign: a second rope on the post side, free all the time',
    },
    to: '9-12',
  },
  bucket: {
    want: 'The foal’s mother has stood in the sun all day, and the evening water is late; she looks to the yard.',
    prize: 'the blue bucket, full of cold water to the second ring',
    obstacle: 'the old hand pump in the yard: green, dry, on a wet stone step',
    drawn: { prize: 'blueBucket', obstacle: 'pump', by: { slippery: 'greySteps' } },
    affords: {
      broken:
        'part: the pump handle; worse: its pin drops out too, the bucket stays dry; sign: two edges of the handle that fit',
      needsTime:
        'part: the pump’s spout; worse: it gurgles and falls back, the bucket’s puddle runs out; sign: the first drop at the lip',
      slippery:
        'part: the wet step; worse: feet slide back to the yard, the bucket slides and tips; sign: one dry corner, rough as a file',
    },
    to: '9-12',
  },
  rug: {
    want: 'The week-old foal gets cold when the dew falls, and its little rug is still in the shelter.',
    prize: 'the foal’s rug: wool, checked, not much larger than a towel',
    obstacle: 'the field shelter: open in front, dim at the back, home of an old donkey who lies on the rug',
    drawn: { prize: 'checkedRug', obstacle: 'donkeyAsleep', by: { dark: 'halfDoor' } },
    affords: {
      asleep:
        'part: the donkey; worse: he sighs, lies down on the rug until no fringe shows; sign: brush, salt stone and turnip before him in a row',
      dark: 'part: the back of the shelter; worse: it looks deeper and blacker, no rug there; sign: one pale check glimmers far in',
      shy: 'part: the donkey; worse: he goes further into the corner, the rug on his hoof; sign: one long ear looks round the post',
    },
    to: '9-12',
  },
  lamp: {
    want: 'The apprentices on foal watch light the yard lamp when a foal is standing; the farmer’s mother waits at her window.',
    prize: 'the yard lamp, lit once, seen from the house across the pasture',
    obstacle: 'the watch hut: a stiff door, a rule for new apprentices, and a foal not yet up',
    drawn: { prize: 'lantern', obstacle: 'hut', by: { guarded: 'womanWithList', needsTime: 'pony' } },
    affords: {
      locked:
        'part: the hut door; worse: it jams, the lamp cord out of reach inside; sign: a wooden key on the beam beside it',
      guarded:
        'part: the senior apprentice; worse: he stands in the doorway, the lamp cord behind him; sign: he keeps looking at the watch list, where two o’clock is blank',
      needsTime:
        'part: the foal’s legs; worse: it folds up, back in the straw, no lamp; sign: one hoof set flat',
    },
    from: '13-17',
  },
  bell: {
    want: 'The youth ride opens the new trail on Sunday; it ends at a bell that one of the builders took down.',
    prize: 'the trail bell, rung once by whoever arrives',
    obstacle:
      'the trail’s end: a post on the ground, a rope, and the builder, who was not named in the paper',
    drawn: {
      prize: 'brassBell',
      obstacle: 'hooded',
      by: { tangled: 'ropeKnot', tooMuchForOne: 'woodenPole' },
    },
    affords: {
      tangled:
        'part: the bell rope; worse: it bites round the post, the bell mute under it; sign: one loose loop at the eye',
      shy: 'part: the builder behind the trailer; worse: he goes further down the fence, the bell in his rucksack; sign: his dusty cap above the rail',
      tooMuchForOne:
        'part: the post; worse: it leans back the other way, the hole half filled; sign: a second rope to hold, free',
    },
    from: '13-17',
  },
} as const satisfies Errands;
