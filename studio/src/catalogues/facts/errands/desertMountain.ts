import type { Errands } from './errand.ts';

export const desertOasis = {
  spring: {
    want: 'The fennec must help the spring through before dusk, or the date palms will go thirsty tonight.',
    prize: 'the spring, thick as a thumb, that can be heard gurgling on the other side',
    obstacle: 'the dune, yellow and steep, humming to itself, which has moved across the way',
    drawn: { prize: 'desertOasis.prize', obstacle: 'desertOasis.obstacle', by: { asleep: 'tortoise' } },
    affords: {
      slippery:
        'part: the loose sand of the dune; worse: it slides everyone to the foot again, and the gurgle slips further away; sign: one rough tuft of grass in the sand',
      noisy:
        'part: the humming crest of the dune; worse: the hum swells, and the gurgle of the spring goes under; sign: the short hush between two breaths of wind',
      needsTime:
        'part: the damp sand over the spring; worse: it falls in, dry on top, and the gurgle gets thinner; sign: the first dark spot, as small as a coin',
      asleep:
        'part: the old tortoise asleep on the wet place; worse: it grumbles, sits down flatter, and the gurgle is under its shell; sign: three date stems beside it, laid in a row',
    },
    to: '9-12',
  },
  bucket: {
    want: 'The caravan’s smallest camel has walked all day and must drink before moonrise, but the well has no bucket.',
    prize: 'the red leather bucket with the brass ring, which belongs to the well',
    obstacle: 'the palm by the well, with the bucket up in it and a rope gone wild',
    drawn: {
      prize: 'redBucket',
      obstacle: 'palm',
      by: { tangled: 'ropeKnot', shy: 'monkey', tooMuchForOne: 'woodenPole' },
    },
    affords: {
      high: 'part: the trunk of the palm under the bucket; worse: the crown sways, and the bucket swings up to the next leaf; sign: one stump of old leaf low down, as wide as a foot',
      tangled:
        'part: the well rope in the palm leaves; worse: it draws together, and the bucket is pulled in up to its ring; sign: one loose loop of rope beside the trunk',
      shy: 'part: the young monkey who holds the bucket; worse: it goes deeper between the leaves, and the bucket with it; sign: one hand that looks out, with the ring on a finger',
      tooMuchForOne:
        'part: the long pole that lifts things from palms; worse: its end dips, and the bucket goes back onto its leaf, more crooked; sign: a second hand grip on the pole, free all the time',
    },
    to: '9-12',
  },
  lamp: {
    want: 'The star reader needs the blue glass before night, because the children of the oasis will ask for their star.',
    prize: 'the round blue glass, clear as a drop, that shows a star’s colour',
    obstacle: 'the old clay house, half full of sand, where the glass is put away',
    drawn: {
      prize: 'blueGlass',
      obstacle: 'clayHouse',
      by: { guarded: 'goose', doesNotUnderstand: 'beetle' },
    },
    affords: {
      locked:
        'part: the clay house’s little wooden door; worse: it jams in the sand, and the glass behind it clinks to the far corner; sign: a bone peg on a nail beside it that belongs to the latch',
      dark: 'part: the room behind the door; worse: dust hangs in it, and the blue cannot be seen; sign: one blue glimmer far in, on the wall',
      guarded:
        'part: the white goose on the door sill; worse: it opens its wings, and the glass is out of sight behind them; sign: it keeps looking at its empty clay bowl',
      doesNotUnderstand:
        'part: the keeper beetle who rolls the glass; worse: it bows, and rolls the glass the other way; sign: it turns at once after a line drawn in the sand',
    },
    to: '9-12',
  },
  concert: {
    want: 'The oasis festival’s young stage opens at sunset, and the song they wrote lacks its second voice.',
    prize: 'the song with both voices, heard over the water at the moment the sun touches the sand',
    obstacle: 'the band’s tent after a quarrel about the text, one singer gone to sit under the last palm',
    drawn: { prize: 'song', obstacle: 'silent', by: { doesNotUnderstand: 'puzzled', needsTime: 'bigDrum' } },
    affords: {
      locked:
        'part: the singer who has shut up, headphones on; worse: the hood is tied, and the second voice is not even hummed; sign: the singer’s notebook lies beside, open at the second verse',
      doesNotUnderstand:
        'part: the sound technician from another country, who turns everything the other way; worse: the first voice grows, and the second goes right out; sign: reads every hand sign at once',
      needsTime:
        'part: the drum skin, damp from the night; worse: it goes slack again, and the song has no beat; sign: the first clear tone near the rim',
    },
    from: '13-17',
  },
  well: {
    want: 'The young well crew promised water for the market’s opening at ten, and the new pump gives nothing yet.',
    prize: 'the first clear stream of water from the pump, seen and heard by the whole market',
    obstacle:
      'the crew’s well site, where the handle broke, the blame goes round and a neighbour has shut the path',
    drawn: {
      prize: 'pump',
      obstacle: 'brokenHandle',
      by: { guarded: 'manWithFoldedArms', tooMuchForOne: 'boulder' },
    },
    affords: {
      broken:
        'part: the wooden pump handle; worse: another piece splits off, and the stream sinks back in the pipe; sign: two broken edges that fit',
      guarded:
        'part: the neighbour who lets nobody cross the garden any more; worse: draws the gate chair across, and the pump is out of sight; sign: keeps looking at the trampled bed of mint',
      tooMuchForOne:
        'part: the stone ring round the pump; worse: it slips back askew, and the pipe leans away from it; sign: a second hand hole on the other side, free all the time',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const mountainClimb = {
  book: {
    want: 'Grandfather wants both names in the summit book on his birthday, before the clouds come up the valley.',
    prize: 'the summit book in its tin, with a pencil on a string, among the top stones',
    obstacle: 'the scree field on the way, where an adult walks behind and each stone lies on another',
    drawn: {
      prize: 'mountainClimb.prize',
      obstacle: 'mountainClimb.obstacle',
      by: { heavy: 'boulder', noisy: 'windStones' },
    },
    affords: {
      slippery:
        'part: the loose stones of the path; worse: they run back with everyone to the start, and the tin slides down among them; sign: one broad rough slab with moss on it',
      heavy:
        'part: the flat stone that has slid onto the tin; worse: it settles, and the tin is pressed in up to the lid; sign: one corner of the stone that rocks',
      tooMuchForOne:
        'part: the row of stones over the tin, each holding the next; worse: they lie as before, only more crooked, and the tin is covered; sign: a second place for hands on the lower side, free all the time',
      noisy:
        'part: the wind in the stones; worse: it whistles louder, and the tap of the tin’s string cannot be heard; sign: the short hush between two gusts',
    },
    to: '9-12',
  },
  bell: {
    want: 'The herdswoman needs the lead goat’s bell before the rain, because the kids only follow that one sound home.',
    prize: 'the lead goat’s bell, dented brass on a red strap',
    obstacle: 'the little hay hut on the pasture, with the bell inside and goats all round it',
    drawn: {
      prize: 'brassBell',
      obstacle: 'hut',
      by: { guarded: 'goat', doesNotUnderstand: 'goatWithStrap', tangled: 'fence' },
    },
    affords: {
      guarded:
        'part: the old billy goat on the step; worse: it stands broader, and the bell is out of sight behind it; sign: it keeps looking at the salt stone on the fence, just out of its reach',
      doesNotUnderstand:
        'part: the young goat that carries the bell in its mouth; worse: it takes each call for a game and hops one stone further off; sign: it comes a step whenever somebody crouches',
      locked:
        'part: the wooden latch of the hut; worse: it jams, and the bell slips from its hook to the floor inside; sign: a smooth peg on a string beside the door',
      tangled:
        'part: the red strap in the goat fence’s twine; worse: it draws together, and the bell is pulled in until only its rim shows; sign: one loose loop of the strap at the post',
    },
    to: '9-12',
  },
  cup: {
    want: 'The hut keeper’s tired little girl waits for her own cup; she will not drink her tea from another.',
    prize: 'the small blue tin cup with a dent, which fell behind the spring',
    obstacle: 'the spring in the rock beside the hut bench, with a dark hollow where a marmot lives',
    drawn: {
      prize: 'cup',
      obstacle: 'caveMouth',
      by: { narrow: 'rockCrack', shy: 'marmot', asleep: 'sleepingDog' },
    },
    affords: {
      dark: 'part: the hollow behind the spring; worse: a cloud goes over, and the blue of the cup is not to be seen; sign: one blue glimmer far in, on the wet stone',
      narrow:
        'part: the slit between two rocks; worse: gravel runs in, and the cup slides down by a hand; sign: one place at the side where the slit is wider',
      shy: 'part: the young marmot that sits behind the cup; worse: it goes further in, and its tail sweeps the cup along; sign: one wet nose that looks out',
      asleep:
        'part: the hut’s old dog, asleep before the slit; worse: it grumbles and lies down closer, and the cup is under its chin; sign: a stick, a ball and a sock beside it, in a row',
    },
    to: '9-12',
  },
  hut: {
    want: 'The weekend job at the hut begins with soup for forty, and the terrace bell must ring at noon.',
    prize: 'the noon bell of the hut, heard down to the lower path by the walkers who are late',
    obstacle: 'the hut team on the third day, with a rota nobody agrees on and a bell rope off its wheel',
    drawn: { prize: 'brassBell', obstacle: 'ropeKnot', by: { guarded: 'cook', tooMuchForOne: 'table' } },
    affords: {
      tangled:
        'part: the bell rope behind the beam; worse: it runs into itself, and the bell is drawn up against the wood without a sound; sign: one loose loop beside the wheel',
      guarded:
        'part: the cook, who lets no helper through the kitchen after the spilt pot; worse: stands in the door with the tray, and the rope is out of reach; sign: keeps looking at the heap of unpeeled potatoes',
      tooMuchForOne:
        'part: the long terrace table in front of the rope; worse: one end moves, the other swings back, and the way is more crooked; sign: a second grip at the far end, free all the time',
    },
    from: '13-17',
  },
  signal: {
    want: 'The friend with the injured knee cannot come up; at three they promised her a picture of all four from the top.',
    prize: 'the picture of all four beside the summit cross, sent and seen before three',
    obstacle: 'the group that has split on the path, with one who has gone silent and a stand in pieces',
    drawn: { prize: 'photo', obstacle: 'brokenPole', by: { shy: 'hooded', needsTime: 'cloudInWay' } },
    affords: {
      broken:
        'part: the wooden stand for the camera; worse: a second leg comes off, and the picture shows only boots; sign: two edges of wood that fit',
      shy: 'part: the one who sits apart behind the rock; worse: pulls the cap down and moves on by one rock, out of the picture; sign: one boot that looks out and does not go',
      needsTime:
        'part: the cloud on the summit; worse: it comes down again, and the cross is gone from the picture; sign: the first thin blue line above the ridge',
    },
    from: '13-17',
  },
} as const satisfies Errands;
