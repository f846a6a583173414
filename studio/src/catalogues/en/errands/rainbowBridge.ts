import type { EnErrands } from '../../schema.ts';

export const rainbowBridge = {
  colour: {
    title: ['The Missing Colour', 'Today’s Sunset Comes Out Wrong'],
    prize: { one: 'lost colour', an: false },
    obstacle: { one: 'bridge gap', an: false },
    task: [
      '<helper>There’s a colour missing,</helper> said {helper}. <helper>It rolled off in the night. If it isn’t back by sunset, the sky comes out wrong. The last time, it was mustard.</helper>',
      'The rainbow hung there like a fence with a board out. <helper>It’s rolled away,</helper> said {helper}. <helper>And at sunset the sky comes to fetch its colours. It counts them, you know.</helper>',
      {
        text: '<helper>There’s a colour missing,</helper> said {helper}. <helper>It rolled away. It has to be back before the sun goes.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'They unrolled the lost colour in its place, and it lay down with a hum between its neighbours. That evening the sky began pink at the bottom, and everything came in the right order. {helper} checked it against a list.',
      'The lost colour was let down into the gap, and its neighbours moved up. Then the sky came. It took them all, one by one, and it was a long sunset, with nothing left out.',
      { text: 'The lost colour lay down in its place, and hummed. The sky turned pink.', to: '3-5' },
    ],
    by: {
      tooMuchForOne: {
        part: { one: 'green strip', an: false },
        holds: [
          'But the lost colour was on the other side of the bridge gap. There was a green strip to lay across, and when one end was down, the other rolled up.',
          'But there was a hole in the rainbow, the bridge gap. On the other side of it was the lost colour. A green strip lay there for crossing. It was a strip with two minds, one at each end.',
        ],
        worse: [
          'The green strip had rolled back, more crooked. It had nudged the lost colour, and that was further from the bridge gap by a turn.',
          'The green strip had rolled itself up, with a smack, like a blind. Over there the lost colour had been hit on the nose and had backed off from the bridge gap.',
        ],
        sign: [
          'At the far corner the green strip had a second tassel. It hung out over the cloud, and nobody had hold of it.',
          'There was a tassel to hold on to, at the far corner. The wind was playing with it, since nobody else did.',
        ],
        yields: [
          'The green strip lay over the bridge gap from edge to edge. On the other side, rolled up like a carpet, hummed the lost colour.',
          'It lay flat, and it stayed flat, from the one edge of the bridge gap to the other. You could have ridden a bicycle over it, straight to the lost colour.',
        ],
      },
      slippery: {
        part: { one: 'wet edge', an: false },
        holds: [
          'But the lost colour was on the other side of the bridge gap. Three steps would have done it, from the wet edge, and it let nobody stand.',
          'But the wet edge of the bridge gap was still new, and new rainbow is like soap. Three steps further, on dry violet, sat the lost colour.',
        ],
        worse: [
          'Everyone sat in soft cloud again. Beyond the bridge gap the lost colour had slid too, by a step.',
          'They had landed softly, all of them, one cloud further down. Above them the lost colour had started to slide as well, away from the bridge gap.',
        ],
        sign: [
          'In the wet edge there was a dry stripe. It was as rough as a towel.',
          'Not all of the edge was wet. The sun had dried a stripe of it, and it felt like a cat’s tongue.',
        ],
        yields: [
          'They were across, and the bridge gap lay behind them, full of their footprints. There lay the lost colour and hummed.',
          'There was one long step, and there was nothing under it, and then there was something. They had the bridge gap behind them, and the lost colour hummed louder.',
        ],
      },
      needsTime: {
        part: { one: 'growing edge', an: false },
        holds: [
          'But the lost colour was on the other side of the bridge gap. The growing edge was closing it, stripe by stripe, as skin grows over a knee.',
          'But the bridge gap was healing. From both sides a growing edge crept in, and one day soon they would meet. You could walk over to the lost colour.',
        ],
        worse: [
          'The growing edge crumbled to where it had begun. Over there the lost colour had turned paler, and the bridge gap was as wide as before.',
          'The growing edge had come off in flakes, and pink snow fell on the town. The bridge gap yawned, and the lost colour beyond it looked quite washed out.',
        ],
        sign: [
          'At the tip of the growing edge there was one thread. It was green, and it was as fine as a hair.',
          'Right at the tip something hung over the bridge gap. It was a thread, and it was green, and it was feeling its way.',
        ],
        yields: [
          'The growing edge met itself in the middle, and the bridge gap was gone. You could walk right up to the lost colour.',
          'You could not see where the join was, you could only feel it with your sole. The rainbow was whole there, and on it stood the lost colour.',
        ],
      },
    },
  },
  bell: {
    title: ['A Bell Like a Cherry', 'The Lamb That Cannot Be Counted'],
    prize: { one: 'lamb bell', an: false },
    obstacle: { one: 'cloud ram', an: false },
    task: [
      'When the rain stops, the flock is counted. The smallest lamb looks so much like cloud that one counts it by its bell. It is no bigger than a cherry. It had been there on the blue, and on the indigo it was gone.',
      'Somebody said twenty, and somebody said twenty-one. They were counting the flock, and in a white flock on a white cloud that goes by ear. The smallest lamb had had a lamb bell, and it did not ring.',
      {
        text: '<helper>The smallest lamb’s lost its bell,</helper> said {helper}. <helper>Now I can’t see if it’s a lamb or a cloud.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The lamb bell was tied round the smallest neck, and then you could see where the neck was. The flock was counted. It came out right, and the smallest lamb rang once more, to be counted again.',
      'With the lamb bell on, the smallest lamb could be heard wherever it jumped. That was everywhere. They counted twenty-one, and twenty-one, and went in.',
      { text: 'Ting, went the lamb bell. <helper>So that’s you,</helper> said {helper}. Ting.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'cloud ram', an: false, g: 'm' },
        holds: [
          'But the old cloud ram was asleep on the indigo, and the lamb bell was under him. He was as large as a weather.',
          'But the cloud ram had lain down upon the indigo, and he had lain down on the lamb bell. When he breathed in, it was overcast.',
        ],
        worse: [
          'The cloud ram rumbled and lay down on the lamb bell, to its last gleam. It began to drizzle out of him.',
          'The cloud ram yawned, and there was a bit of thunder at the end of it. He had flowed out on all sides, over the lamb bell and over its ribbon.',
        ],
        sign: [
          'Before the cloud ram lay a hoof brush, a hat and an umbrella. They lay in a row, as in a hall.',
          'In front of him stood an umbrella, a hat and a brush. They stood in line, like shoes outside a hotel room.',
        ],
        yields: [
          'The cloud ram rolled over, from the indigo to the violet. In the dip he had made, blinking, lay the lamb bell.',
          'The cloud ram rolled over into the violet and snored on there. He left a dent in the indigo, and down at the bottom of the dent was the lamb bell.',
        ],
      },
      guarded: {
        part: { one: 'cloud ram', an: false, g: 'm' },
        holds: [
          'But the old cloud ram lay on the indigo and let nobody by. The lamb bell was in his wool somewhere, and what was in his wool was his.',
          'But nobody crossed the indigo without a word from the cloud ram, and he was not saying it. The lamb bell had got caught in his fleece, round the side.',
        ],
        worse: [
          'The cloud ram stood up, and there was no sky left. The lamb bell swung round to his other side and could not be seen.',
          'The cloud ram had risen, and it was evening all at once. He turned the other flank, and the lamb bell was gone round the back of him.',
        ],
        sign: [
          'The cloud ram kept turning his head to one place on his back. He did not reach it, and you saw that it itched.',
          'He twisted his neck, and then he twisted it the other way. There was a spot between his shoulders that he could not get at.',
        ],
        yields: [
          'The cloud ram lay down again, further over, with his back to them. On the indigo lay the lamb bell, with a bit of wool on.',
          'The cloud ram sighed, right down to the hooves, and lay along the edge, out of the way. The lamb bell had been shaken out of him and lay on the indigo.',
        ],
      },
      dark: {
        part: { one: 'thick wool', mass: true },
        holds: [
          'But the lamb bell was in the wool of the old cloud ram. It was thick wool, and in there it was as dark as November.',
          'But the lamb bell was in the cloud ram, or as good as. His thick wool closed over a hand like porridge, and in there it was night.',
        ],
        worse: [
          'The thick wool had closed. In all the cloud ram it was grey, and then deeper grey, and there was no lamb bell.',
          'The thick wool had drawn itself together for rain. It was as dark as a cellar in that cloud ram now. A bell the size of a cherry was somewhere on the stairs.',
        ],
        sign: [
          'Far in there was a glimmer. It was as small as a cherry, and it had a shine on one cheek.',
          'A cherry has a bright spot on it, where the window is. There was one in the wool, a long way in.',
        ],
        yields: [
          'There was more room in the thick wool than you think, and a nest. In the nest, in the very middle of the cloud ram, lay the lamb bell.',
          'There was a sort of room in the thick wool, and a sparrow had lived there in May. The cloud ram held still, and in the nest you could feel it, round and cold: the lamb bell.',
        ],
      },
    },
  },
  note: {
    title: ['The Tune Has No End', 'Violet’s Low Note'],
    prize: { one: 'violet note', an: false },
    obstacle: { one: 'rain pipe', an: false },
    task: [
      'Each colour sings one note, and violet’s is the last. Without it the tune has no end, and on the street below they all stood still and waited for it. Some had one foot in the air.',
      'Down in the street a woman stood with her key in the door and did not turn it. A man held a spoon. They were waiting for the end of the tune, and that was the violet note.',
      {
        text: '<helper>The last note’s gone, the violet one,</helper> said {helper}. <helper>Everybody’s waiting, with one foot up.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'Red sang, and orange, and so on, up to indigo. Then came the violet note, low and round. On the street below all the feet came down, and people looked at their watches and went home.',
      'The violet note rolled down the street like a marble. The key turned, the spoon went in. A baby, who had never heard a tune end before, laughed out loud.',
      { text: 'The violet note sang, low and round. All the feet came down.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'slit', an: false },
        holds: [
          'But the violet note had slipped into the rain pipe. There was a slit in it, and that had been made for drips.',
          'But the rain pipe had swallowed the violet note, through a slit. You could lay your ear on that, and then a finger, and that was all.',
        ],
        worse: [
          'The violet note slid further down. In the slit of the rain pipe you heard it hum, and it was a long way off.',
          'It hummed one bend lower, and then two. The violet note was going down the rain pipe like a coin in a drain.',
        ],
        sign: [
          'At the bend the slit was wider. A finger had bent it open once, out of boredom.',
          'The tin was bent open, at the bend. Somebody had wanted to see a drop from above.',
        ],
        yields: [
          'The violet note came out sideways and shook off the drops. The rain pipe gurgled after it, a bit flat.',
          'It pushed, and it squeezed, and it hummed higher than it was used to. Then the violet note was out of the rain pipe and went down again to where it belongs.',
        ],
      },
      noisy: {
        part: { one: 'water', mass: true },
        holds: [
          'But the violet note was in the rain pipe, and it hummed, and you might have followed it. In the rain pipe was the water, and the water told everything.',
          'But the rain pipe was full of water, and water wants to tell you where it has been. Underneath all that hummed the violet note.',
        ],
        worse: [
          'The water gurgled louder. In the rain pipe the violet note had gone under, from the first hum to the last.',
          'It had started to rain into the rain pipe at the top, and everything in it shouted hurry up. Not one hum of the violet note came through.',
        ],
        sign: [
          'Between two gushes there was a short hush. A drop hung there and held its tongue.',
          'One gush had gone, and the next had not come. On the rim a drop held on with both hands.',
        ],
        yields: [
          'The water had run out at the bottom. In the rain pipe it hummed, low, by the third bend, and there was the violet note.',
          'The last drop went plip and said no more. Then the rain pipe hummed, at the third bend, so low that you felt it with your hand. That was the violet note.',
        ],
      },
      locked: {
        part: { one: 'small lid', an: false },
        holds: [
          'But the violet note was in the rain pipe, and at the end of that was a small lid. It was shut, because of the sparrows.',
          'But the rain pipe ended in a small lid, and the small lid was down. The violet note had run up against it from the inside, and there it hummed.',
        ],
        worse: [
          'The small lid jammed with a squeak. In the rain pipe the violet note was only a murmur, as behind a wall.',
          'The small lid had bent, and held on with its teeth. The violet note had been thrown back up the rain pipe and sounded as if it had a cold.',
        ],
        sign: [
          'On a chain beside the small lid hung a hook. It had been there since the first rainbow, and had not rusted.',
          'The small lid had a ring. And on the chain next to it, quite bright, hung a hook.',
        ],
        yields: [
          'The small lid fell open and swung. Out of the rain pipe, a bit dizzy, rolled the violet note.',
          'The small lid flapped open and nodded, twice. The first to come out of the rain pipe was a puff of air. It was violet, and then came the note.',
        ],
      },
    },
  },
  arch: {
    title: ['The First Arch', 'Between Green and Violet'],
    prize: { one: 'blue band', an: false },
    obstacle: { one: 'blue drum', an: false },
    task: [
      'At five the apprentices were to show the town their first arch. Six colours stood, and between green and violet there was sky. Below, they had already put their heads back, and some of them counted.',
      'All the town was out, because it had been announced. The apprentices would build it alone this time, from the gasworks to the river, all seven. Six of them stood. There was a strip of nothing between green and violet, and children pointed at it.',
    ],
    gift: [
      'The blue band went across between green and violet, from the gasworks to the river. Below, a man who had been counting on his fingers shut his hand. The oldest apprentice had moved over on the platform, and nobody had asked.',
      'The blue band went over, and for a moment you could not see where it was and where it was only sky. Then it was there. Down below an old painter had taken out his box, and he shut it again.',
    ],
    by: {
      tangled: {
        part: { one: 'band', an: false },
        holds: [
          'But the blue band was on the blue drum, and it had been wound up by two people who were not speaking. Where it doubled it was grey.',
          'But the blue band had been rolled on to the blue drum by someone who was looking at someone. Each turn had caught the one before.',
        ],
        worse: [
          'The band crossed itself again. On the blue drum lay something the colour of dishwater, and of the blue band there was an edge.',
          'The band had slipped off the edge, and had a kink. Out of the blue drum looked a piece the colour of bruises, and that would be the blue band.',
        ],
        sign: [
          'Near the axle the band lay in a loop. It was slack, and it was properly blue.',
          'Its outer end had been folded over, like a page one wants to find again.',
        ],
        yields: [
          'The band ran off the blue drum without a fold. Out over the town, as broad as a road, went the blue band.',
          'They found the page, and the band came off turn by turn and did not catch. The blue drum was empty and rattled, and over the river lay the blue band.',
        ],
      },
      guarded: {
        part: { one: 'oldest apprentice', an: true, g: 'f' },
        holds: [
          'But the oldest apprentice stood before the blue drum with the others, in a line. For four years nobody else had let out the blue band, and why should they.',
          'But the oldest apprentice had sat down on the brake of the blue drum. The blue band was let out by those who had earned it.',
        ],
        worse: [
          'The oldest apprentice took a step to the left, and the line closed. Behind it was the blue drum, and between green and violet they could see a gull, but no blue band.',
          'The oldest apprentice had her arms out along the rail. There was no getting at the blue drum now, but from the air, and there was no blue band in the air.',
        ],
        sign: [
          'The oldest apprentice kept looking back at the blue drum. It had two cranks, and on the second one hung somebody’s cap.',
          'The oldest apprentice kept looking at her right shoulder, and moved it, and pulled a face. She had let out orange and yellow alone.',
        ],
        yields: [
          'The oldest apprentice took the cap off the crank and held it out, without turning round. There was a way to the blue drum, and for the blue band there was a second pair of hands.',
          'The oldest apprentice slid along the rail and left the brake to another foot. It took one on the pedal and one on the crank of the blue drum, and then it ran, the blue band.',
        ],
      },
      heavy: {
        part: { one: 'drum', an: false },
        holds: [
          'But the blue drum had been let down the wrong way round, and the blue band came off it at the back. It weighs what three hundred metres of evening weigh.',
          'But the drum had been put down on the hose. It could not turn, and it could not be pulled, and on the blue drum, wound tight, sat three hundred metres of blue band.',
        ],
        worse: [
          'The drum had settled in its groove. Underneath the blue drum the blue band was pressed as flat as paint.',
          'The drum had rolled by a hand, and lay on the hose and on a boot. Round the blue drum stood seven people, and none of them said that they must have it up, and so the blue band stayed down.',
        ],
        sign: [
          'One edge of the drum stood on a bolt. It rocked, and you heard it through the boards.',
          'The hose made a bump there. On that bump the drum rocked, as a barrel does on a stone.',
        ],
        yields: [
          'The drum came round on its bolt, a handbreadth at a time, and sat. The blue drum had its face to the town, and the blue band fell out over the edge by itself.',
          'The drum went over its bump, and stood. Somebody got their boot back. They had only to knock out the peg of the blue drum, and over the roofs, with a hiss, went the blue band.',
        ],
      },
    },
  },
  choir: {
    title: ['Seven Voices After the Rain', 'The Chord With a Hole'],
    prize: { one: 'fourth voice', an: false },
    obstacle: { one: 'torn score', an: false },
    task: [
      'After rain a choir of seven sings the bridge open. The clouds had begun to part already, and there were six. The fourth, green, had walked out of rehearsal when his line was given to the third. Without it the chord has a hole that you can see.',
      'The rain had stopped, people stood on both banks, and everything dripped and waited. If seven voices sing it, the bridge comes. There were six up on the wall, and they were looking down the stairs.',
    ],
    gift: [
      'They sang, and the fourth voice lay in the middle, where you do not hear it unless it is missing. Over the river the bridge came out, colour by colour, without a gap. On the far bank somebody who had been about to turn back did not.',
      'The fourth voice went in between the third and the fifth like a person into a warm bed. The bridge came out of the mist, from both ends, and met in the middle. There it was green.',
    ],
    by: {
      broken: {
        part: { one: 'music sheet', an: false },
        holds: [
          'But at that rehearsal it had become a torn score. The music sheet had come in two, right through the green line, and from what was left one can’t sing a fourth voice.',
          'But they had torn the line out of his hands, and with that it was a torn score. Half of the music sheet was up here. The fourth voice was on the other half, the one with his thumb on it.',
        ],
        worse: [
          'Another strip had come off the music sheet. It was a torn score in three parts now, and the green line had blown away with the fourth voice.',
          'The music sheet had come apart at the fold as well. By that torn score there were now four movements, and in each of them a fourth voice was left out.',
        ],
        sign: [
          'The torn edge ran through a note with a long stem. On the strip was the head of that note, and on the music sheet was the stem.',
          'Across the tear went a long slur, in pencil. It ended in the air, and in the air on the other side it began.',
        ],
        yields: [
          'The music sheet could be sung from, with a seam. Right through that torn score went a thin green line, and somebody hummed it, to see, and that was the fourth voice.',
          'The slur held them together, with a little gum. Nobody would call it a torn score who heard it, and one did, all along the green line, for it was the fourth voice.',
        ],
      },
      shy: {
        part: { one: 'fourth singer', an: false, g: 'm' },
        holds: [
          'But the fourth singer stood on the stairs, and the torn score was up here. They could have called down. They had, and it had not been what you call to a fourth voice.',
          'But the fourth singer had gone to stand under the arch, where the swallows are, with the fourth voice. That torn score up there was no business of his.',
        ],
        worse: [
          'The fourth singer had gone down by two more steps. They tried it from the torn score, with the third doing both. In the middle of the chord was a hole, in the shape of a fourth voice.',
          'The fourth singer had gone right through to the other side of the arch. They sang it from the torn score, as six, and both banks looked at their shoes, where a fourth voice should have been.',
        ],
        sign: [
          'On the rail lay a hand. It was beating time, and not the time that they were singing.',
          'The swallows flew out from under there on each first beat. Somebody was giving it.',
        ],
        yields: [
          'The fourth singer came up the stairs, one on each beat, and stopped in his place. He did not look at the torn score, he had it by heart, and there was the fourth voice.',
          'The fourth singer came up the bank, with a feather on him, and took his place on the wall. The torn score was put in somebody’s pocket. He nodded the beat, and with it came the fourth voice.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'bell rope', an: false },
        holds: [
          'But on the last page of the torn score stands the great bell. The bell rope is worked by two, and the second had always been the fourth voice. What one pulled down sprang back.',
          'But at the end they ring the old bell, and the bell rope is so long that it needs somebody above and somebody below. It says so in the torn score: fourth voice, above.',
        ],
        worse: [
          'The bell rope had sprung back, up to the beam. The chord fell apart, on the torn score somebody wrote no, and of the fourth voice they did not speak.',
          'The bell rope had got away and was flying about in the tower. On the torn score somebody put a ring round the word above. There was no bell, and no fourth voice.',
        ],
        sign: [
          'In the bell rope was a second knot, lower down. It was green from a hand.',
          'Half way up, on the landing, hung a glove on a nail. The palm of it was worn, and it was a left one.',
        ],
        yields: [
          'The bell rope came down long and even, with a hand on each knot. No one had the torn score, and nobody needed it, since under the bell, at last, lay the fourth voice.',
          'The bell rope was caught on the landing, by a hand in a glove. It rang, and on the stroke, although the torn score was at the bottom and he was at the top, came the fourth voice.',
        ],
      },
    },
  },
} satisfies EnErrands;
