import type { Errands } from './errand.ts';

export const trainJourney = {
  seat: {
    want: 'The small traveller’s grandfather stands at the crossing with a lantern to wave, and the crossing comes right after the river.',
    prize: 'the window seat on the river side',
    obstacle: 'the place itself, taken up by a big suitcase and a traveller with his hat on',
    drawn: {
      prize: 'trainJourney.prize',
      obstacle: 'travellerAsleep',
      by: { heavy: 'suitcase', guarded: 'traveller' },
    },
    affords: {
      heavy:
        'part: the suitcase; worse: it settles between the seats and the window is hidden; sign: one wheel that rocks',
      asleep:
        'part: the sleeping traveller; worse: he grumbles and leans over to the pane; sign: shoes, paper and sandwich tin laid in order',
      guarded:
        'part: the traveller, wide awake; worse: he puts his hat there as well; sign: he keeps looking at the timetable on the far wall',
    },
    to: '9-12',
  },
  cow: {
    want: 'The baby across the aisle only stays cheerful with its wooden cow, and the next stop is theirs.',
    prize: 'the little wooden cow with a leather ear',
    obstacle: 'the gap under the row of seats, full of straps, where the cow has rolled',
    drawn: { prize: 'woodenCow', obstacle: 'underSeats', by: { tangled: 'leatherRein' } },
    affords: {
      narrow: 'part: the gap; worse: the cow rolls on to the wall; sign: beside the middle foot it is wider',
      dark: 'part: the space under the seats; worse: in the tunnel it grows blacker, no cow; sign: one glimmer from its painted eye',
      tangled:
        'part: a rucksack strap; worse: it draws tight round the cow; sign: one loose loop by the buckle',
    },
    to: '9-12',
  },
  platform: {
    want: 'The grandmother with two bags has four minutes to catch the connection, and nobody knows from which platform it goes.',
    prize: 'the platform number, on the only printed leaf in the carriage',
    obstacle: 'a traveller from far away, who sits by the rattling door and has the leaf',
    drawn: {
      prize: 'platformLeaf',
      obstacle: 'travellerInScarf',
      by: { noisy: 'redDoor', broken: 'tornSheet' },
    },
    affords: {
      doesNotUnderstand:
        'part: the traveller; worse: she takes the pointing for a greeting and puts the leaf away; sign: she nods at numbers shown on fingers',
      noisy:
        'part: the rattling door; worse: it rattles louder and the conductor’s number goes under; sign: a short hush between two rail joints',
      broken: 'part: the torn leaf; worse: another bit comes off, the number lost; sign: two edges that fit',
      shy: 'part: the traveller behind her scarf; worse: she turns further to the wall, leaf and all; sign: one eye that looks out',
    },
    to: '9-12',
  },
  choir: {
    want: 'The youth choir is stranded between two stations, and the concert they are late for is being held open by telephone.',
    prize: 'the opening song, sung through the phone to a full hall',
    obstacle: 'a carriage in which the choir sits apart, in four corners, since the quarrel about the solo',
    drawn: { prize: 'phone', obstacle: 'list', by: { guarded: 'traveller', tooMuchForOne: 'songSheet' } },
    affords: {
      tangled:
        'part: the seating list and who will not sit by whom; worse: a fifth corner, the sopranos silent; sign: one seat that nobody refused',
      guarded:
        'part: the quiet-carriage passenger at the door; worse: he shuts it, the hall hears only wheels; sign: he keeps looking at the word search he cannot finish',
      tooMuchForOne:
        'part: the song in four parts; worse: all voices fall apart again; sign: a second entry, free, at the third bar',
    },
    from: '13-17',
  },
  wrongTrain: {
    want: 'The friend is changing schools today and travels alone, and the train with her in it passes theirs for one minute at the junction.',
    prize: 'one minute at the window, face to face, with the sign held up',
    obstacle: 'a message that went wrong yesterday, and a phone that stays silent',
    drawn: { prize: 'sign', obstacle: 'hooded', by: { locked: 'phone', needsTime: 'hourglass' } },
    affords: {
      locked:
        'part: the chat, muted; worse: she leaves it, the carriage number unknown; sign: under it a photo of her ticket, sent on Monday',
      shy: 'part: the friend in the other train; worse: the blind comes down, no face; sign: her cap’s button shows above the blind',
      needsTime:
        'part: the delay; worse: two minutes more, the trains no longer meet; sign: the signal’s little arm that twitches',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const bikeTrip = {
  view: {
    want: 'Grandfather at the farm gate waits to see a red cloth waved from the hilltop, and the sun is already on the barn.',
    prize: 'the view from the hill: house, river and one finger of sea',
    obstacle: 'the flat tyre of the bicycle in front, exactly halfway up the hill',
    drawn: {
      prize: 'bikeTrip.prize',
      obstacle: 'bikeTrip.obstacle',
      by: { broken: 'flatWheel', needsTime: 'gluePot', tooMuchForOne: 'flatWheel' },
    },
    affords: {
      broken:
        'part: the tube; worse: the valve cap comes off too and the hilltop moves off into shade; sign: two edges of the patch that fit',
      needsTime:
        'part: the glue; worse: it slides apart, back to the beginning, the light lower; sign: one spot that has gone dull',
      tooMuchForOne:
        'part: the wheel; worse: it tips back askew, the hill as far as before; sign: a second place to hold, at the fork',
    },
    to: '9-12',
  },
  bottle: {
    want: 'The small cousin in the trailer has been thirsty since the mill, and the next village comes only after three hills.',
    prize: 'the blue bottle with the dented cup',
    obstacle: 'the flock of sheep across the lane, with the bottle somewhere among their legs',
    drawn: { prize: 'waterBottle', obstacle: 'sheep', by: { guarded: 'cloudRam', shy: 'sheep' } },
    affords: {
      guarded:
        'part: the ram in front; worse: he stands broader and the bottle is behind him; sign: he keeps looking at clover on this side of the fence',
      doesNotUnderstand:
        'part: the flock; worse: it takes every call for home and moves over the bottle; sign: all heads lift at a rattled tin cup',
      shy: 'part: the lamb with the bottle’s strap round its foot; worse: it goes in behind its mother; sign: one ear that looks out',
    },
    to: '9-12',
  },
  cap: {
    want: 'The smallest rider promised to bring the bee cap home in one piece, and the others are already calling to start.',
    prize: 'the yellow cap with bee stripes',
    obstacle: 'the dry ditch by the lane, with a short drain pipe and brambles over it',
    drawn: { prize: 'beeCap', obstacle: 'pipeEnd', by: { tangled: 'bramble', slippery: 'mudSlope' } },
    affords: {
      narrow: 'part: the pipe; worse: the cap slips further in; sign: on the lane side its mouth is wider',
      dark: 'part: the inside of the pipe; worse: it looks blacker, no stripes; sign: one yellow glimmer far in',
      tangled:
        'part: the bramble; worse: it takes hold of the cap with two more shoots; sign: one loose loop without thorns',
      slippery:
        'part: the muddy bank; worse: shoes slide back to the lane, the cap slides too; sign: one dry, rough root',
    },
    to: '9-12',
  },
  night: {
    want: 'The class’s night ride ends at the old mill lookout, where the others sound a horn for those who made it.',
    prize: 'the horn from the lookout, answered by every bicycle bell',
    obstacle: 'a group strung out over four kilometres, with one rider who turned back without a word',
    drawn: { prize: 'horn', obstacle: 'phone', by: { shy: 'hooded', heavy: 'trailer' } },
    affords: {
      tangled:
        'part: the group’s messages on the map; worse: five pins, nobody knows who waits where; sign: one pin that nobody asked about',
      shy: 'part: the rider in the bus shelter; worse: he turns his lamp off; sign: one reflector that shows',
      heavy:
        'part: the loaded trailer; worse: it settles in the verge, the horn sounds once without them; sign: one wheel that rocks',
    },
    from: '13-17',
  },
  repair: {
    want: 'The repair café in the barn wants to send six old bicycles to the shelter by evening, and the sixth has no owner.',
    prize: 'the sixth bicycle, rolling, with its bell ringing',
    obstacle: 'a workshop with one master, who lets nobody near the good tools',
    drawn: { prize: 'flatWheel', obstacle: 'craftsman', by: { broken: 'chain', needsTime: 'flatWheel' } },
    affords: {
      guarded:
        'part: the master before his tools; worse: the sixth bicycle goes back in the corner; sign: he keeps squinting at a tiny screw',
      broken: 'part: the chain; worse: another link comes off, the wheel stands; sign: two ends that fit',
      needsTime:
        'part: the rusted hub soaking in oil; worse: it seizes again, evening nearer; sign: the first brown drop',
    },
    from: '13-17',
  },
} as const satisfies Errands;
