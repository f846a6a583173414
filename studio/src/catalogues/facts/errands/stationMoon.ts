import type { Errands } from './errand.ts';

export const spaceStation = {
  signal: {
    want: 'The repair robot must catch the signal from home before the station flies into the shade, for nobody knows what supper is.',
    prize: 'the lost signal from home, a voice on the small round receiver',
    obstacle: 'the inner airlock to the dish room, round, thick and shut, with a big wheel',
    drawn: {
      prize: 'radio',
      obstacle: 'spaceStation.obstacle',
      by: { noisy: 'fan', doesNotUnderstand: 'politeRobot' },
    },
    affords: {
      locked:
        'part: the wheel of the inner airlock; worse: it jams by a tooth, and the voice behind it gets thinner; sign: a small peg on a cord beside it, with the wheel’s own colour',
      noisy:
        'part: the fan beside the airlock; worse: it hums up the scale, and the voice from home goes under; sign: the short hush when the fan changes over',
      doesNotUnderstand:
        'part: the airlock’s polite computer; worse: it says with pleasure and turns the receiver the other way; sign: it understands at once when somebody knocks two and two',
      tooMuchForOne:
        'part: the wheel, as big as a cartwheel; worse: it runs back to the start, more crooked, and the voice breaks off; sign: a second grip on the far side, free all the time',
    },
    to: '9-12',
  },
  sprout: {
    want: 'The station’s cook has promised the youngest astronaut the first strawberry at today’s sixteenth sunset.',
    prize: 'the first strawberry, small and red, on its floating plant',
    obstacle: 'the green room, where the plant has floated off among hoses, boxes and sleepers',
    drawn: {
      prize: 'strawberry',
      obstacle: 'hose',
      by: { asleep: 'robotAsleep', needsTime: 'jarOfEarth', narrow: 'crates' },
    },
    affords: {
      tangled:
        'part: the soft water hose round the plant; worse: it draws into a knot, and the strawberry is pulled in under the leaves; sign: one loose loop that floats beside it',
      asleep:
        'part: the gardener robot, asleep round the pot; worse: it beeps and folds its arms closer, and the strawberry is behind nine of them; sign: nine little spoons beside it, fixed in order of size',
      narrow:
        'part: the gap between two plant boxes; worse: they drift together, and the strawberry floats further in; sign: one place near the wall where the gap is wider',
      needsTime:
        'part: the strawberry’s green side; worse: it turns away from the lamp and is back to green, half hidden; sign: the first red dot',
    },
    to: '9-12',
  },
  star: {
    want: 'The captain’s daughter on Earth gets the good-night picture at eight, and the captain’s woollen star must be in it.',
    prize: 'the woollen star with one blue corner, which the captain’s daughter knitted',
    obstacle: 'the store module behind the sleeping cabins, where the woollen star has floated away',
    drawn: {
      prize: 'woolStar',
      obstacle: 'crates',
      by: { dark: 'cupboard', shy: 'dustRobot', guarded: 'politeRobot', slippery: 'polishedFloor' },
    },
    affords: {
      dark: 'part: the back of the store module; worse: the station turns into shade, and the star cannot be seen; sign: one glimmer far in, on a knitted blue corner',
      shy: 'part: the little dust robot that keeps the star; worse: it goes further behind the bags, and the star goes with it; sign: one round lens that looks out',
      guarded:
        'part: the store robot before the net; worse: it stretches all arms across, and the star is out of sight; sign: it keeps looking at an empty place on its list',
      slippery:
        'part: the smooth rail along the module; worse: it lets hands glide back to the start, and the star drifts a little further off; sign: one rough strip of cloth on the rail',
    },
    to: '9-12',
  },
  link: {
    want: 'At four the school talks to the station’s crew for ten minutes, and the young radio club’s line is mute.',
    prize: 'the crew’s voice in the school hall, live, answering the first question',
    obstacle: 'the radio club’s room after a quarrel about who may ask, with a bent aerial and a lone expert',
    drawn: {
      prize: 'radio',
      obstacle: 'hooded',
      by: { broken: 'brokenRadioMast', tooMuchForOne: 'steelFrame' },
    },
    affords: {
      broken:
        'part: the aerial’s light rod; worse: another joint comes off, and the hiss has no voice in it; sign: two metal edges that fit',
      shy: 'part: the only one who knows the dial, behind the shelf with the hood up; worse: moves to the store room, and the notes go too; sign: a finger that turns an invisible dial in the air',
      tooMuchForOne:
        'part: the aerial’s long frame on the lawn; worse: one leg sinks while another is set, and it points to the ground; sign: a second grip on its crossbar, free all the time',
    },
    from: '13-17',
  },
  module: {
    want: 'The model station stands in the science museum at six, and the interns’ light path does not run round it.',
    prize: 'the path of small lights that shows sixteen sunrises, round the whole model',
    obstacle: 'the interns’ workshop, with labels in disorder, a supervisor with a rule and paint still wet',
    drawn: {
      prize: 'starLamp',
      obstacle: 'blueCord',
      by: { guarded: 'womanWithList', needsTime: 'whitePaint' },
    },
    affords: {
      tangled:
        'part: the unplugged ribbon of small lights; worse: it knots round the model’s arm, and four sunrises are pulled inside; sign: one loose loop at the last window',
      guarded:
        'part: the supervisor, who allows no intern at the model after the scratch; worse: stands before the table, and the cloth goes over the model; sign: keeps looking at the scratch and at three pots of white',
      needsTime:
        'part: the white paint on the scratch; worse: it smears, and the scratch is longer than before; sign: the first dull spot in the shine',
    },
    from: '13-17',
  },
} as const satisfies Errands;

export const moonLanding = {
  flag: {
    want: 'The moon hare wants the flag of good wishes up again, so that the people on Earth can sleep well tonight.',
    prize: 'the flag of good wishes, fallen over with all its wishes inwards',
    obstacle: 'the crater rim, high and grey, black on the side away from the sun',
    drawn: {
      prize: 'moonLanding.prize',
      obstacle: 'moonLanding.obstacle',
      by: { high: 'moonSteps', tooMuchForOne: 'woodenPole', heavy: 'moonStone' },
    },
    affords: {
      high: 'part: the crater rim’s first step; worse: dust runs off it, and the flag slides one step further back; sign: one low footprint, pressed firm, just wide enough for a foot',
      dark: 'part: the shadow behind the rim; worse: it grows by a stride, and of the flag no edge is to be seen; sign: one glimmer far in, on a silver hem',
      tooMuchForOne:
        'part: the long pole of the flag; worse: one end rises and the other swings down, and the wishes lie in the dust; sign: a second grip near the foot, free all the time',
      heavy:
        'part: the moon stone on the flag’s corner; worse: it settles without a sound, and the flag is pressed into the grey; sign: one edge of the stone that rocks',
    },
    to: '9-12',
  },
  bell: {
    want: 'The night ferry from Earth must hear the moon’s silver bell before it turns round at midnight.',
    prize: 'the silver bell that can be heard even where there is no air',
    obstacle: 'the moon mouse’s hollow, where the bell was put away in wool',
    drawn: {
      prize: 'silverBell',
      obstacle: 'caveMouth',
      by: { tangled: 'woolThread', asleep: 'mouseAsleep', noisy: 'pump', narrow: 'rockCrack' },
    },
    affords: {
      tangled:
        'part: the moon wool round the bell; worse: it felts together, and the bell is wrapped in up to its tongue; sign: one loose loop of wool beside the handle',
      asleep:
        'part: the moon mouse, asleep in the bell; worse: it mumbles and rolls up rounder, and the bell is stuffed to the rim; sign: three crumbs of light beside it, laid in order',
      noisy:
        'part: the old dust pump beside the hollow; worse: it huffs and puffs up, and the bell’s thin ring goes under; sign: the short hush between huff and puff',
      narrow:
        'part: the hollow’s little mouth; worse: dust trickles in, and the bell slides back by a length; sign: one place on the left where it is wider',
    },
    to: '9-12',
  },
  broom: {
    want: 'The man who sweeps the moonlight has to be done by moonset, and his soft broom is gone.',
    prize: 'the soft broom of white feathers, which leaves a shining stripe',
    obstacle: 'the old landing hut, where the broom stands, with a lid door and a shy guest',
    drawn: {
      prize: 'broom',
      obstacle: 'hut',
      by: { shy: 'hillChild', guarded: 'politeRobot', doesNotUnderstand: 'politeRobot' },
    },
    affords: {
      locked:
        'part: the lid door of the hut; worse: it jams in the dust, and the broom falls over inside; sign: a bent silver spoon beside it that fits the latch',
      shy: 'part: the small comet who hides with the broom; worse: it goes further under the bench, and the broom goes along; sign: the tip of a tail that looks out and glows',
      guarded:
        'part: the landing robot from long ago, on duty at the hut; worse: it puts out all four feet, and the broom is out of sight; sign: it keeps looking at the Earth, where its dish no longer turns',
      doesNotUnderstand:
        'part: the landing robot, which takes every word for a countdown; worse: it counts backwards and rolls the hut’s steps further away; sign: it knows the sign of one raised thumb',
    },
    to: '9-12',
  },
  radio: {
    want: 'The town’s moon night begins at nine, and the radio play the friends wrote has no last message.',
    prize: 'the last message from the moon, a voice through soft hissing, heard by the whole dark square',
    obstacle: 'the friends’ recording cellar after a missed appointment, with a voice that keeps away',
    drawn: { prize: 'radio', obstacle: 'silent', by: { doesNotUnderstand: 'laptop', heavy: 'rolledCloth' } },
    affords: {
      locked:
        'part: the speaker of the last message, phone off, door shut; worse: the light under the door goes out, and the message stays unread; sign: a bicycle bell on a nail beside it, the friends’ own signal',
      doesNotUnderstand:
        'part: the recording program that clears away all hissing; worse: it clears away the voice and leaves the hiss; sign: it keeps whatever is marked with one clap',
      heavy:
        'part: the blanket wall round the microphone; worse: it sags, and the microphone is pressed to the table; sign: one end of its pole that lifts easily',
    },
    from: '13-17',
  },
  model: {
    want: 'The observatory’s open night starts at eight, and the youth group’s moon does not rise above the roof terrace.',
    prize: 'the white paper moon, two metres wide, lit by the terrace lamps, seen from the street',
    obstacle:
      'the youth group’s hall, with the frame in pieces, the list under guard and too few people still there',
    drawn: {
      prize: 'paperMoon',
      obstacle: 'womanWithList',
      by: { broken: 'brokenHoop', tooMuchForOne: 'rolledCloth' },
    },
    affords: {
      broken:
        'part: the wooden hoop of the moon; worse: one more joint springs, and the paper hangs like a bag; sign: two edges of wood that fit',
      guarded:
        'part: the group leader, who crosses out all who came late; worse: holds the list to the chest, and the moon is put in the corner; sign: keeps looking at the row of names with nobody behind them',
      tooMuchForOne:
        'part: the paper skin of the moon; worse: it slips off one side while it is drawn over the other, more creased; sign: a second row of loops inside the hoop, free all the time',
    },
    from: '13-17',
  },
} as const satisfies Errands;
