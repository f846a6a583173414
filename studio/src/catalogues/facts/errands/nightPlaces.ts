import type { Errands } from './errand.ts';

export const moonlitGarden = {
  flower: {
    want: 'Grandmother’s night flower opens once a year; she waits behind the gate with a chair for each, until the moon is round the house.',
    prize: 'the night flower: a bud on a thin stalk, about to let go of its first petal',
    obstacle: 'the garden gate: waist-high, old, sunk on one side, grown over with bindweed',
    drawn: { prize: 'moonlitGarden.prize', obstacle: 'moonlitGarden.obstacle', by: { tangled: 'vine' } },
    affords: {
      locked:
        'part: the latch; worse: it jams with a squeak, the gate shakes and the bud shuts tighter; sign: a wooden peg on a string beside it',
      tangled:
        'part: the bindweed; worse: it pulls tight, a strand draws the bud down; sign: one loose loop round the middle bar',
      heavy:
        'part: the sunk gate; worse: it digs itself in, presses the flower’s stalk aside; sign: one edge that rocks a little',
    },
    to: '9-12',
  },
  glove: {
    want: 'Grandfather wants to tie up the rose before the wind comes, and without his glove he cannot touch it.',
    prize: 'the leather glove: brown, stiff, with a hole in the thumb',
    obstacle: 'the hedgehog in the leaf heap, rolled up in the glove as if it were a bed',
    drawn: { prize: 'glove', obstacle: 'hedgehogInLeaves' },
    affords: {
      shy: 'part: the hedgehog; worse: it goes deeper under the leaves, the glove with it; sign: the black tip of a nose looks out',
      asleep:
        'part: the sleeping hedgehog; worse: it puffs, rolls over on the glove until no leather shows; sign: dry leaves and a tuft of wool laid neatly round it',
      doesNotUnderstand:
        'part: the hedgehog; worse: takes each help for danger, pulls the glove under its spines; sign: it lifts its nose whenever its dish is scratched softly',
    },
    to: '9-12',
  },
  cricket: {
    want: 'The little sister has a cold and cannot come out; her window stays open till the moon has passed, for the cricket.',
    prize: 'the cricket’s song: thin, silvery, from somewhere in the garden wall',
    obstacle: 'the old wall by the rain gutter: a deep crack, a dripping spout and an empty can beneath',
    drawn: { prize: 'song', obstacle: 'rockCrack', by: { noisy: 'drip' } },
    affords: {
      noisy:
        'part: the drip in the can; worse: it plonks louder, the cricket goes silent; sign: a short hush between two drops',
      dark: 'part: the crack; worse: a shadow falls over it, deeper and blacker, the song fainter; sign: one glimmer on a wing far in',
      narrow:
        'part: the crack; worse: the cricket moves further in, the song hardly to be heard; sign: beside the ivy it is wider',
    },
    to: '9-12',
  },
  moth: {
    want: 'The nature club counts moths for the county list tonight; without a white sheet and a second pair of eyes the garden does not count.',
    prize: 'the hawk moth: pink and olive, on the white sheet, seen by two',
    obstacle: 'the moth sheet between two poles, and a club in which everyone already has a partner',
    drawn: {
      prize: 'bedsheetScreen',
      obstacle: 'olderOnes',
      by: { tangled: 'whiteLine', needsTime: 'duskLamp' },
    },
    affords: {
      tangled:
        'part: the guy line; worse: it winds about the pole, the sheet drops and the moth circles off; sign: one loose loop at the peg',
      guarded:
        'part: the two at the list; worse: they turn the torch their way, the sheet goes grey; sign: they keep looking at the column nobody fills',
      needsTime:
        'part: the night on the sheet; worse: moths scatter, it is white and empty as at first; sign: one small grey moth settles',
    },
    from: '13-17',
  },
  duet: {
    want: 'The neighbours’ garden concert ends with a duet at ten, and one of the two guitars has been silent for a week.',
    prize: 'the second guitar’s line, heard over the hedge',
    obstacle:
      'the friend on the other side of the garden, her guitar case shut, a bench and a quarrel between them',
    drawn: { prize: 'guitar', obstacle: 'silent', by: { locked: 'instrumentCase', heavy: 'bench' } },
    affords: {
      locked:
        'part: the guitar case; worse: she snaps both clasps, the guitar muffled inside; sign: her plectrum on the bench beside it',
      doesNotUnderstand:
        'part: the friend; worse: she takes a wave for a farewell and picks up the case; sign: her foot taps the duet’s first bar',
      heavy:
        'part: the stone bench; worse: it settles in the lawn, the two seats face away; sign: one edge that rocks',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const sleepyHarbor = {
  light: {
    want: 'The small boats sleep only when the last light is turned down, and the tugboat may not leave them before the tide turns.',
    prize: 'the last light: a round yellow lamp by the harbour master’s bench, with a brass knob',
    obstacle: 'the loose rope: wet, thick as an arm, slipped from its post and lying all over the quay',
    drawn: {
      prize: 'sleepyHarbor.prize',
      obstacle: 'sleepyHarbor.obstacle',
      by: { slippery: 'wetRock' },
    },
    affords: {
      tangled:
        'part: the rope; worse: it knots harder, the boats swing and hide the light; sign: one loose loop beside the post',
      heavy:
        'part: the wet coil; worse: it settles on the light’s brass chain; sign: one edge of the coil that rocks a little',
      slippery:
        'part: the wet stones under the rope; worse: feet slide back to the wall, the boats drift before the light; sign: one dry stone, rough with salt',
    },
    to: '9-12',
  },
  clapper: {
    want: 'The harbour bell strikes once for good night, and its clapper was taken for a toy.',
    prize: 'the bell’s clapper: a bronze pear on a leather strap',
    obstacle: 'the old seal: on the broad mat by the harbour bell, shining, with the clapper under a flipper',
    drawn: { prize: 'brassBell', obstacle: 'sealAsleep', by: { guarded: 'seal', doesNotUnderstand: 'seal' } },
    affords: {
      asleep:
        'part: the seal; worse: grunts, rolls over on the clapper to its last strap end; sign: three mussels and a cap beside it, in order of size',
      guarded:
        'part: the seal; worse: it sits up broad, pushes the clapper behind its back; sign: it keeps looking at the empty herring basket',
      doesNotUnderstand:
        'part: the seal; worse: claps, and balances the clapper further away; sign: it copies every bow of a head',
    },
    to: '9-12',
  },
  horn: {
    want: 'The fishing boats come in by the little hand horn when there is mist, and the mist is at the harbour mouth.',
    prize: 'the hand horn: brass, dented, with a low voice, in the net shed',
    obstacle: 'the net shed: tarred, crooked, full to the roof, its half door hanging by one hinge',
    drawn: { prize: 'horn', obstacle: 'halfDoor' },
    affords: {
      dark: 'part: the back of the shed; worse: it looks deeper and blacker, no horn there; sign: one brass glimmer far in',
      narrow:
        'part: the gap by the door; worse: the horn slides further behind the crates; sign: at the bottom hinge the gap is wider',
      locked:
        'part: the half door’s bolt; worse: it jams, only the horn’s rim seen through a knot; sign: a wooden wedge on a nail beside it',
    },
    to: '9-12',
  },
  foghorn: {
    want: 'The sailing youth opens the harbour festival with the foghorn at nine, and the old horn has not been heard all day.',
    prize: 'the foghorn’s one low note across the water',
    obstacle:
      'the horn house on the quay: a split bellows, a deckhands’ circle, a pump that builds up slowly',
    drawn: { prize: 'horn', obstacle: 'olderOnes', by: { broken: 'bellows', needsTime: 'dial' } },
    affords: {
      broken:
        'part: the bellows board; worse: a strip of leather drops off, the horn only sighs; sign: two edges that fit',
      guarded:
        'part: the deckhands’ circle; worse: they close up on the bench, the horn behind them; sign: they keep looking at the rota, where night watch is blank',
      needsTime:
        'part: the pressure dial; worse: it falls to the beginning, the horn silent; sign: the needle leaves its pin',
    },
    from: '13-17',
  },
  banner: {
    want: 'A brother comes home on the last ferry after a year away; the family’s painted banner is to hang on the quay.',
    prize: 'the banner with his name, readable from the water',
    obstacle: 'the rolled banner, its lines, and the cousin who painted it and was not asked to the supper',
    drawn: { prize: 'banner', obstacle: 'hooded', by: { tangled: 'whiteLine', tooMuchForOne: 'woodenPole' } },
    affords: {
      tangled:
        'part: the banner line; worse: it twists round the rail, two letters folded in; sign: one loose loop at the ring',
      shy: 'part: the cousin; worse: she goes behind the fish crates, brush bag and rope with her; sign: a paint-red sleeve looks out',
      tooMuchForOne:
        'part: the banner’s far pole; worse: it slaps flat, the name face down; sign: a second loop, free on the bollard',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const dreamTrain = {
  station: {
    want: 'The conductor bear may stop at the right station only if a ticket is shown, and the train passes it once a night.',
    prize: 'the right station: a lamp, a sign with a bed’s name on it, coming nearer in the window',
    obstacle: 'the lost ticket: small, pale blue, slipped into the plush between two seats',
    drawn: { prize: 'dreamTrain.prize', obstacle: 'underSeats', by: { shy: 'blueTicket' } },
    affords: {
      narrow:
        'part: the crack between the seats; worse: the ticket slides in deeper, the station’s lamp smaller; sign: by the armrest it is wider',
      dark: 'part: the hollow under the plush; worse: it looks blacker, the station’s lamp dims in the window; sign: one pale blue glimmer far in',
      shy: 'part: the ticket; worse: it creeps further in, the station draws off down the line; sign: one clipped corner looks out',
    },
    to: '9-12',
  },
  rabbit: {
    want: 'The smallest passenger cannot nod off without her woolly rabbit, and her stop is the next but one.',
    prize: 'the woolly rabbit: grey, one ear longer, up in the luggage net',
    obstacle: 'the folded cloud: in the luggage net, asleep, with the rabbit underneath',
    drawn: {
      prize: 'greyRabbit',
      obstacle: 'luggageNet',
      by: { asleep: 'sleepingCloud', tooMuchForOne: 'blueSheet' },
    },
    affords: {
      asleep:
        'part: the cloud; worse: it sighs, puffs up, the rabbit gone to its last ear; sign: nightcap, label and string beside it in a row',
      high: 'part: the luggage net; worse: it swings, the rabbit slides further back; sign: a low step in the panelling where a foot would fit',
      tooMuchForOne:
        'part: the corner of the cloud; worse: it unfolds and falls back, more crooked, over the rabbit; sign: a second corner, hanging free',
    },
    to: '9-12',
  },
  whistle: {
    want: 'Before each dream the train whistles once, very softly; tonight it cannot, and the dreamers on the platform hear nothing.',
    prize: 'the soft whistle: a silver pipe no longer than a finger, with the sound inside',
    obstacle: 'the whistle cupboard at the end of the car, with the lamp owl on duty and the wheels beneath',
    drawn: { prize: 'silverWhistle', obstacle: 'owl', by: { locked: 'cupboard', noisy: 'flatWheel' } },
    affords: {
      guarded:
        'part: the lamp owl; worse: she spreads her wings, the cupboard out of sight; sign: she keeps looking at her cushion, which is on the wrong seat',
      locked:
        'part: the cupboard door; worse: it jams, the whistle gives half a peep and stops; sign: a hairpin-thin hook on the lamp beside it',
      noisy:
        'part: the wheels; worse: they say their word louder, the whistle goes under; sign: a short hush between two rail joints',
    },
    to: '9-12',
  },
  greeting: {
    want: 'The train’s night radio, run by three young travellers, sends one greeting at midnight; the car ahead is listening.',
    prize: 'the greeting: a voice, a chord and the name of a town',
    obstacle: 'the radio compartment: a crackling microphone, a long table and two who do not look up',
    drawn: { prize: 'radio', obstacle: 'olderOnes', by: { broken: 'microphone', needsTime: 'signalBars' } },
    affords: {
      broken:
        'part: the microphone’s clip; worse: its cover drops off, the voice only crackles; sign: two edges that fit',
      guarded:
        'part: the two at the table; worse: they put their bags on the third seat, the microphone behind; sign: they keep looking at a gap in their script',
      needsTime:
        'part: the slow signal bar; worse: it falls back to the beginning, the greeting unsent; sign: one small bar that stays',
    },
    from: '13-17',
  },
  picture: {
    want: 'Two friends promised each other a picture from every class journey; tomorrow their ways part, and one has not spoken all evening.',
    prize: 'the picture of both, with the night window behind them',
    obstacle: 'the friend in the last seat, a message half written, and a folding seat that keeps shutting',
    drawn: { prize: 'photo', obstacle: 'hooded', by: { tangled: 'phone', tooMuchForOne: 'underSeats' } },
    affords: {
      tangled:
        'part: the phone with the chat; worse: new answers cross each other, her picture scrolls away; sign: one sentence nobody has answered',
      shy: 'part: the friend; worse: she draws the curtain and goes further into the corner; sign: the tip of one striped sock looks out',
      tooMuchForOne:
        'part: the double folding seat; worse: it snaps up, the frame for two is gone; sign: a second lever on the aisle side',
    },
    from: '13-17',
  },
} as const satisfies Errands;
