import type { Errands } from './errand.ts';

export const carRace = {
  flag: {
    want: 'The last starters are the smallest ones, and without the flag at the finish they will not know where to stop being fast.',
    prize: 'the chequered flag, rolled round its stick',
    obstacle: 'the loose wheel of the soapbox that is to carry the flag down to the finish',
    drawn: {
      prize: 'rolledFlag',
      obstacle: 'soapbox',
      by: { broken: 'carRace.obstacle', tooMuchForOne: 'carRace.obstacle', slippery: 'carRace.obstacle' },
    },
    affords: {
      broken:
        'part: the wooden pin of the wheel; worse: another splinter comes off and the flag slips from its holder; sign: two edges that fit',
      heavy:
        'part: the tilted soapbox; worse: it settles on its corner, the flag pressed under; sign: one edge that rocks',
      tooMuchForOne:
        'part: the wheel; worse: it rolls off crooked and the flag unrolls in the dust; sign: a second place to lift, a rope handle',
      slippery:
        'part: the oily hub; worse: the wheel slides off to the start and the flag with it; sign: one dry spot with chalk on it',
    },
    to: '9-12',
  },
  helmet: {
    want: 'The smallest driver stands in front of her box without a helmet, and when the bell rings her row begins.',
    prize: 'the small blue helmet with a snail on it',
    obstacle: 'the steward at the barrier, behind whom the helmets hang',
    drawn: { prize: 'helmet', obstacle: 'guardInCap', by: { noisy: 'loudspeaker' } },
    affords: {
      guarded:
        'part: the steward; worse: he stands broader, the snail out of sight; sign: he keeps looking at a start list blown under the fence',
      doesNotUnderstand:
        'part: the steward with ear defenders; worse: he takes waving for hurry and hands out the wrong one; sign: he answers flag signs',
      noisy:
        'part: the loudspeaker; worse: it booms and nobody hears the number of the blue helmet; sign: a short hush before each name',
    },
    to: '9-12',
  },
  horn: {
    want: 'The oldest soapbox has never driven without its horn, and its driver, eighty today, starts last of all.',
    prize: 'the rubber ball of the brass horn',
    obstacle: 'the low wooden stand with bunting along it, under which the ball has rolled',
    drawn: { prize: 'horn', obstacle: 'woodenBench', by: { tangled: 'bunting', shy: 'kitten' } },
    affords: {
      narrow:
        'part: the slit below the first step; worse: the ball rolls further in; sign: beside the post it is wider',
      dark: 'part: the space behind the planks; worse: it looks bigger and blacker, no ball; sign: one glimmer of its brass rim',
      tangled:
        'part: the bunting string; worse: it draws tight and the ball is pulled in; sign: one loose loop by the red pennant',
      shy: 'part: the kitten that has it; worse: further in, ball and all; sign: one white paw that looks out',
    },
    to: '9-12',
  },
  crew: {
    want: 'The school’s box was built by five, three are left, and the scrutineers close their tent when the bell goes.',
    prize: 'five signatures on the bonnet and the box on the ramp',
    obstacle: 'a crew that broke up over whose name stands on the box',
    drawn: {
      prize: 'list',
      obstacle: 'womanWithList',
      by: { broken: 'brokenHandle', tooMuchForOne: 'soapbox' },
    },
    affords: {
      broken:
        'part: the steering cord; worse: another loop frays off, the ramp given to others; sign: two ends that fit',
      guarded:
        'part: the scrutineer with the form; worse: she lays it at the bottom of the pile; sign: she keeps looking at the two empty lines',
      tooMuchForOne:
        'part: the box; worse: it slides off the trestle, crooked, the paint scratched; sign: a second carrying bar, free',
    },
    from: '13-17',
  },
  commentary: {
    want: 'The hero is the race’s young voice today, and the driver from the children’s home asked for her name to be said right.',
    prize: 'her name over the loudspeakers, said as it is',
    obstacle: 'a start list copied four times, and a driver who does not come near the microphone',
    drawn: {
      prize: 'loudspeaker',
      obstacle: 'hooded',
      by: { tangled: 'tornSheet', needsTime: 'microphone' },
    },
    affords: {
      tangled:
        'part: the four lists; worse: a fifth spelling, her start called for somebody else; sign: one line nobody has copied over',
      shy: 'part: the driver behind her box; worse: she pulls the visor down, no name; sign: it is chalked very small on one shoe',
      needsTime:
        'part: the name in a strange mouth; worse: back to a stumble, three cars to go; sign: one syllable that comes right',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const animalShelter = {
  name: {
    want: 'At the bell the keeper writes the evening board, and whoever has no name there is only called Box Seven.',
    prize: 'the little tag with the name of the shy one, on its old collar',
    obstacle: 'the open sleeping box at the very back, with the newcomer in it',
    drawn: { prize: 'collarTag', obstacle: 'shyDog', by: { asleep: 'sleepingDog' } },
    affords: {
      shy: 'part: the newcomer; worse: it goes further in and the tag turns away; sign: one nose that looks out',
      dark: 'part: the box; worse: it looks bigger and blacker, no tag; sign: one glimmer on a metal rim',
      asleep:
        'part: the sleeping newcomer; worse: it grumbles and lies down on the tag; sign: ball, biscuit and bit of blanket laid in order',
      narrow:
        'part: the gap beside the blanket; worse: the collar slides further in; sign: near the water bowl it is wider',
    },
    to: '9-12',
  },
  scoop: {
    want: 'The old rabbit is fed first, because it waits the longest, and the feeding round stands still without the scoop.',
    prize: 'the dented feed scoop with a wooden handle',
    obstacle: 'the shelter’s goose, who has lain down upon the step to the feed room with the scoop',
    drawn: { prize: 'spoon', obstacle: 'goose', by: { noisy: 'barkingDogs' } },
    affords: {
      guarded:
        'part: the goose; worse: she stands broader and the scoop is behind her; sign: she keeps looking at her tub without water',
      doesNotUnderstand:
        'part: the goose; worse: she takes shoo for a song and sits down on the scoop; sign: she follows whoever walks slowly backwards',
      noisy:
        'part: the barking along the corridor; worse: it swells and the keeper hears no question; sign: a short hush when a door clicks',
    },
    to: '9-12',
  },
  blanket: {
    want: 'The blind old cat comes back from her bath in a moment, and she only lies down where it smells of her.',
    prize: 'the tartan blanket with the chewed fringe',
    obstacle: 'the wall of leads and the laundry basket below, with the blanket folded somewhere in it',
    drawn: { prize: 'tartan', obstacle: 'leatherRein', by: { high: 'wallShelf', heavy: 'laundry' } },
    affords: {
      tangled:
        'part: a lead; worse: it draws tight and the fringe is pulled in; sign: one loose loop by the brass hook',
      high: 'part: the wall rack; worse: the blanket slips back over the top bar; sign: one low peg where a hand fits and the rack swings',
      heavy:
        'part: the laundry basket; worse: it settles and the blanket is pressed under; sign: one edge that rocks',
    },
    to: '9-12',
  },
  film: {
    want: 'The old shepherd dog has sat here for two years, and tonight’s film on the shelter page is his last before the winter pause.',
    prize: 'forty seconds of film in which he is himself',
    obstacle: 'a dog who turns his back to every lens, and two friends who film against each other',
    drawn: { prize: 'photo', obstacle: 'youngDog', by: { tangled: 'tornSheet', needsTime: 'shyDog' } },
    affords: {
      doesNotUnderstand:
        'part: the dog; worse: he takes the lens for a bath and turns to the wall; sign: he comes for a hummed tune',
      tangled:
        'part: the cut with both versions in it; worse: three more tracks, the dog not in one; sign: one shot that neither has touched',
      needsTime:
        'part: the dog’s trust; worse: back to the far corner, the light going; sign: one ear that turns round',
    },
    from: '13-17',
  },
  openDay: {
    want: 'At the open day every animal gets a voice at the microphone, and the volunteer who knows the shy ones has handed in her key.',
    prize: 'the roll call of all the animals, read out at the gate',
    obstacle: 'a volunteers’ group with a rule, a quarrel and one empty coat hook',
    drawn: { prize: 'list', obstacle: 'silent', by: { guarded: 'womanWithList', heavy: 'noticeBoard' } },
    affords: {
      locked:
        'part: the volunteer who answers nothing; worse: she blocks the group, the shy ones stay nameless; sign: her notebook on the shelf beside her hook',
      guarded:
        'part: the head of the house; worse: she strikes the roll call out; sign: she keeps looking at the hook',
      heavy:
        'part: the notice board for the gate; worse: it settles on the path, the names face down; sign: one corner that rocks',
    },
    from: '13-17',
  },
} as const satisfies Errands;
