import type { Errands } from './errand.ts';

export const dragonCastle = {
  key: {
    want: 'The small dragon must open the pantry before the clock strikes, or the big one wakes hungry and there is no supper.',
    prize: 'the silver key: long as a hand, in the daisies just beyond the bridge',
    obstacle: 'the drawbridge: pulled up on end, oak and iron, with two cranks and one stiff catch',
    drawn: { prize: 'dragonCastle.prize', obstacle: 'dragonCastle.obstacle' },
    affords: {
      heavy:
        'part: the oak bridge; worse: it settles back with a groan, the key jumps further into the grass; sign: one edge that rocks a little',
      tooMuchForOne:
        'part: the crank; worse: the chain runs back, bridge more crooked, the key out of sight; sign: a second crank behind the ivy, free all the time',
      locked:
        'part: the catch; worse: it jams more firmly, the last sight of the key shut off; sign: an iron peg on a hook just beside it',
    },
    to: '9-12',
  },
  tune: {
    want: 'The kitchen mice find home by the music box; when the clock strikes, their door in the wall is closed.',
    prize: 'the music box: green, round, still playing, between the big dragon’s paws',
    obstacle: 'the big dragon: asleep on the hall carpet, snoring so that the spoons ring',
    drawn: { prize: 'musicBox', obstacle: 'dragonAsleep' },
    affords: {
      asleep:
        'part: the big dragon; worse: he grumbles, tucks the music box under his chin; sign: slippers, toothbrush and cup beside him, in order of size',
      noisy:
        'part: the snore; worse: it makes the spoons dance, the tune goes under; sign: a short hush between snore and snore',
      narrow:
        'part: the gap under his chin; worse: the music box slides further in, only its handle seen; sign: behind the whisker it is wider',
    },
    to: '9-12',
  },
  flag: {
    want: 'The castle is seven hundred today and has no flag up; the guests on the road think nobody is at home.',
    prize: 'the striped flag: green and gold, rolled round its stick, under the turret stair',
    obstacle: 'the turret stair: low, winding, worn smooth as spoons, with a bat in its darkest corner',
    drawn: { prize: 'greenFlag', obstacle: 'stairTurn', by: { shy: 'bat' } },
    affords: {
      dark: 'part: the corner under the stair; worse: it looks deeper and blacker, no flag there; sign: one gold glimmer far in',
      slippery:
        'part: the smooth steps; worse: everybody slides to the bottom, the flag slides further back; sign: one rough step with moss on it',
      shy: 'part: the bat; worse: it goes further in, wrapped in the flag; sign: one pointed ear looks out of the stripes',
    },
    to: '9-12',
  },
  horn: {
    want: 'The youth theatre plays in the castle court at eight; without the horn call nobody knows that it has begun.',
    prize: 'the horn call from the gate: three notes, the last one long',
    obstacle: 'the gatehouse rehearsal: a dented horn, a closed cast and a gate wing nobody can move',
    drawn: { prize: 'horn', obstacle: 'brokenInstrument', by: { guarded: 'olderOnes', heavy: 'woodenDoor' } },
    affords: {
      broken:
        'part: the horn’s mouthpiece; worse: its ring drops off too, only air comes out; sign: two edges that fit',
      guarded:
        'part: the cast at the gate; worse: they stand shoulder to shoulder, the horn behind them; sign: they keep looking at the prompter’s empty stool',
      heavy:
        'part: the gate wing; worse: it sinks into the gravel, the horn player shut out of view; sign: one edge that rocks',
    },
    from: '13-17',
  },
  game: {
    want: 'Four friends show their castle game at the games evening; at seven the jury sits down at the screen.',
    prize: 'the dragon’s roar at the end of level three, the only sound they made themselves',
    obstacle:
      'level three, and the friend who built it and has shut his laptop since the others changed the ending',
    drawn: { prize: 'laptop', obstacle: 'silent', by: { locked: 'laptop', needsTime: 'loadingBar' } },
    affords: {
      locked:
        'part: the shut laptop; worse: he puts his bag on it, the roar inside; sign: his own yellow note beside it, with one word',
      doesNotUnderstand:
        'part: the friend; worse: he takes every question as blame and unplugs his mouse; sign: he still draws the dragon on the margin',
      needsTime:
        'part: the building bar; worse: it drops back to the beginning, the screen mute; sign: one frame of the dragon’s wing appears',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const mermaidLagoon = {
  song: {
    want: 'The merchild’s song got out when she yawned; when the tide comes, it is washed away, and she has no other.',
    prize: 'the song: three verses, sitting in a pool beyond the sand, practising',
    obstacle: 'the sandbar: long, pale, soft, with small surf on its far side',
    drawn: {
      prize: 'mermaidLagoon.prize',
      obstacle: 'mermaidLagoon.obstacle',
      by: { noisy: 'surf', needsTime: 'surf' },
    },
    affords: {
      slippery:
        'part: the sliding sand; worse: every foot slides back, sand trickles into the song’s pool; sign: one rough strip of shells',
      noisy:
        'part: the surf; worse: it rushes louder, the song goes under after one verse; sign: a short hush after every third wave',
      needsTime:
        'part: the channel that fills; worse: its sides fall in, dry as before, the song sinks in its pool; sign: the first thread of water',
    },
    to: '9-12',
  },
  shell: {
    want: 'The ferry turtle sets out only at the shell horn, and the little seahorses have been waiting since the tide turned.',
    prize: 'the shell horn: rosy, curled, with a thumb hole worn smooth',
    obstacle: 'the watch crab: red, broad, in front of the rock crack where everything is kept in rows',
    drawn: { prize: 'shellHorn', obstacle: 'crab', by: { narrow: 'rockCrack' } },
    affords: {
      guarded:
        'part: the watch crab; worse: it stands broader, claws out, the horn behind it; sign: it keeps looking at the gap in its row of combs',
      doesNotUnderstand:
        'part: the watch crab; worse: it carries the horn sideways into the back; sign: it always answers two clacks with two clacks',
      narrow:
        'part: the rock crack; worse: the horn slides further in, only its rosy lip seen; sign: down by the sand it is wider',
    },
    to: '9-12',
  },
  lantern: {
    want: 'The lantern fish leads the little ones home at dusk, and its lantern was lost while playing.',
    prize: 'the lantern: a glass bead with a green light, on a hoop',
    obstacle: 'the old net: on the shallow sand, full of sea grass, with a small octopus living in it',
    drawn: { prize: 'greenLantern', obstacle: 'net', by: { dark: 'weeds', shy: 'octopus' } },
    affords: {
      tangled:
        'part: the net string; worse: it draws together, the lantern squeezed in deeper; sign: one loose loop by a cork float',
      dark: 'part: the heap of sea grass; worse: it closes, blacker, no lantern to be seen; sign: one green glimmer far in',
      shy: 'part: the octopus; worse: it goes further in and takes the lantern in two arms; sign: the tip of one arm looks out',
    },
    to: '9-12',
  },
  organ: {
    want: 'The lagoon’s young choir sings at high tide for the fishing families; the shell organ is silent.',
    prize: 'the low note of the shell organ, which one feels in the soles of the feet',
    obstacle: 'the shell organ on the beach: a cracked pipe, a slow tide, and its proud keepers',
    drawn: { prize: 'tidePipes', obstacle: 'olderOnes', by: { broken: 'tidePipes', needsTime: 'tidePipes' } },
    affords: {
      broken:
        'part: the cracked pipe shell; worse: a chip drops off, the low note hisses; sign: two edges that fit',
      guarded:
        'part: the keepers; worse: they close their ring, the pipes behind them; sign: they keep looking at the bellows, where one is missing',
      needsTime:
        'part: the tide in the pipes; worse: it draws back to the beginning, no pipe sounds; sign: one bubble at the lowest pipe',
    },
    from: '13-17',
  },
  film: {
    want: 'Two friends show their film of the lagoon on the sail at sunset, and its sound is with the one who left.',
    prize: 'the sound of the film: shells, a laugh, the wind in the ropes',
    obstacle: 'the sail between two posts, the message thread of the two, and an empty chair',
    drawn: { prize: 'screen', obstacle: 'hooded', by: { tangled: 'phone', tooMuchForOne: 'rolledCloth' } },
    affords: {
      tangled:
        'part: the phone with the thread; worse: six more answers cross, the sound file further up; sign: one sentence that was never answered',
      shy: 'part: the friend on the jetty’s shore end; worse: she goes behind the boat shed, sound and all; sign: the shadow of her hat looks out',
      tooMuchForOne:
        'part: the sail’s corner; worse: it flaps down, the picture in folds; sign: a second ring, free on the other side',
    },
    from: '13-17',
  },
} as const satisfies Errands;
