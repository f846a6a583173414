import type { EnErrands } from '../../schema.ts';

export const animalShelter = {
  name: {
    title: ['The Tag of Box Seven', 'The Evening Board'],
    prize: { one: 'name tag', an: false },
    obstacle: { one: 'sleeping box', an: false },
    task: [
      'When the bell rang, the keeper wrote the evening board, with everybody’s name on it. Whoever had none was called by the number of the door. The newcomer had been Box Seven for three days. There was a tag on its old collar.',
      'On the evening board it said: Box Seven, eats well, does not come. The keeper did not like to write it again. A name makes it easier to come, and there was one, on a name tag, on an old collar.',
      {
        text: '<companion>The new one’s got no name on the board,</companion> said {companion}. <companion>There’s a tag somewhere. And the bell goes soon.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The keeper read the name tag, and read it once more, aloud. In the sleeping box something thumped, twice. So the keeper wrote it on the board, right at the top, where there was still some room.',
      'The keeper said what was on the name tag, and from the straw came one ear, and then a nose. Nobody had said it for three days. It was said a good deal more that evening.',
      { text: 'The keeper read out the name tag. Thump, thump, went something in the box.', to: '3-5' },
    ],
    by: {
      shy: {
        part: { one: 'newcomer', an: false },
        holds: [
          'But the newcomer was in the sleeping box, at the back, and the name tag was on the newcomer. It did not know anybody’s voice here.',
          'But the newcomer did not come, that was what stood on the board. It was in the sleeping box, with its back to the world. The name tag was on the front of it.',
        ],
        worse: [
          'The newcomer went further in. It turned its face to the wall of the sleeping box, and with it turned the name tag.',
          'You heard claws, and then straw. The newcomer had got in behind its own blanket. In the sleeping box there was a lump, and the name tag was inside the lump.',
        ],
        sign: [
          'Over the edge of the sleeping box there was a nose. It went to the left and to the right, and it did not go away.',
          'The lump had a nose on it. That was out, over the edge, and it was reading.',
        ],
        yields: [
          'The newcomer came out of the sleeping box by itself, low, with its tail under it. It put its chin on {hero_gen} foot, and there was the name tag.',
          'The newcomer came out of the sleeping box on its tummy, like something poured. When it stopped, it stopped against {hero_gen} shoe, and there was its name tag.',
        ],
      },
      dark: {
        part: { one: 'sleeping box', an: false },
        holds: [
          'But the name tag was somewhere in the open sleeping box, and in the sleeping box it was dark. You saw a blanket, and then you saw nothing.',
          'But the sleeping box stood in the corner, and the light stood at the door. There was an old collar somewhere in it, and a name tag on the collar, and you saw straw.',
        ],
        worse: [
          'Outside it clouded over. The sleeping box looked deeper and blacker, and of a name tag there was not a letter.',
          'A cloud had sat down on the skylight. The sleeping box was as deep as a well now, and what there was in it of name tag was at the bottom.',
        ],
        sign: [
          'At the back there was one glimmer. It was a bit of metal rim, and it rose and fell.',
          'There was a thin bright rim in there. It went up, and it went down, as if it breathed.',
        ],
        yields: [
          'You could see it by and by, the blanket, the ear, the old collar. In the sleeping box, right under a chin, hung the name tag.',
          'The dark had fur on it, and that was warm. Under a chin, in the sleeping box, so close that you could have read it with a thumb, was the name tag.',
        ],
      },
      asleep: {
        part: { one: 'newcomer', an: false },
        holds: [
          'But in the sleeping box the newcomer was asleep, and it lay on its collar. There was a bit of strap to be seen, and the name tag was at the other end.',
          'But it was the first sleep the newcomer had had for three days. It had lain down on its collar, in the sleeping box. On the collar was the name tag.',
        ],
        worse: [
          'The newcomer grumbled and lay down flat. It had the name tag under it, and the sleeping box was full to the corners.',
          'The newcomer had sighed and let itself go. It was spread all over the sleeping box like butter, and it was spread over the name tag.',
        ],
        sign: [
          'In front of the sleeping box lay a ball, a biscuit and a bit of blanket. The biscuit was whole.',
          'It had not eaten its biscuit. It had put it by the ball, and the bit of blanket by the biscuit, and all three were outside, as shoes are.',
        ],
        yields: [
          'The newcomer turned over on its back, with all its paws up. On its neck, writing upwards, lay the name tag.',
          'The newcomer rolled on to its back, because it was dreaming of grass. Its neck lay open over the edge of the sleeping box, and on it lay the name tag.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the old collar had come off. It had slipped down beside the blanket, into a gap in the sleeping box, name tag and all.',
          'But the collar had been taken off. It had gone down the side of the sleeping box, as things do. The gap kept the name tag, along with a chew and a coin.',
        ],
        worse: [
          'The collar slid further down. From the gap in the sleeping box you could hear the name tag knock on wood.',
          'It knocked on the wood once, and it knocked once more, lower down. From the gap in the sleeping box you could no longer fish up the name tag with a finger.',
        ],
        sign: [
          'Near the water bowl the gap was wider. The wood had been gnawed there, by somebody else, once.',
          'Somebody’s teeth had been there, by the water bowl. They had made the gap as wide as a muzzle.',
        ],
        yields: [
          'Up came the collar, buckle first. On the edge of the sleeping box, with dust in its letters, lay the name tag.',
          'The buckle hung over the edge, and then it was pulled. It all came out of the sleeping box in one go, collar, fluff and name tag.',
        ],
      },
    },
  },
  scoop: {
    title: ['The Old Rabbit First', 'The Goose on the Step'],
    prize: { one: 'feed scoop', an: false },
    obstacle: { one: 'goose', an: false },
    task: [
      'The old rabbit was always fed first, because it waits the longest. It was sitting at its wire with one paw up. Without the feed scoop the round could not begin, and there were eleven more after the rabbit.',
      'All down the corridor they stood on their hind legs, twelve of them, and looked the same way. The round begins with the old rabbit. It begins with the feed scoop, to be exact, and the feed scoop was gone.',
      {
        text: '<companion>The old rabbit’s hungry,</companion> said {companion}. <companion>And there are eleven more. But where’s the feed scoop?</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The feed scoop went into the oats and out, and the old rabbit put down its paw. It ate with its eyes shut. All along the corridor eleven others counted how long that took.',
      'One scoop for the old rabbit, and it was a full one. It took the first oat and put it aside for later. Then the feed scoop went on down the corridor, and it grew quiet, door by door.',
      {
        text: 'In went the feed scoop, and out. Munch, munch, went the old rabbit, with its eyes shut.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { one: 'goose', an: false, g: 'f' },
        holds: [
          'But the feed scoop lay on the step to the feed room, and on the step lay the goose. It was her step, since this morning.',
          'But the goose had moved house, and her new house was the step. It came with a feed scoop. She showed everybody where her garden began.',
        ],
        worse: [
          'The goose stood up and put out both wings. Behind her there was a door somewhere, and the feed scoop.',
          'The goose had opened, left and right, like a pair of doors. There was no step, there was no feed room. There was certainly no feed scoop for the likes of them.',
        ],
        sign: [
          'The goose kept looking at her tub. It stood in the sun, and there was a dry leaf in it.',
          'She had not got a bath there, in the new house. She looked across at the tub, where the leaf lay.',
        ],
        yields: [
          'The goose came down from the step, one foot and then the other. Up there, handle forward, lay the feed scoop.',
          'The goose picked up her skirts and went. On the step, with the handle on their side, was the feed scoop.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'goose', an: false, g: 'f' },
        holds: [
          'But the goose had the feed scoop, and the goose took shoo for the beginning of a song. She sang the rest of it herself.',
          'But the goose took everything for music. She had the feed scoop, she beat time with it, and when anyone said let go, she came in.',
        ],
        worse: [
          'The goose stretched out her neck and sang it right through. Then she sat down on the feed scoop, like somebody who has done well.',
          'The goose had been asked for more, she thought. She sat down on the feed scoop with her feathers out, and began on the second verse.',
        ],
        sign: [
          'The keeper went backwards down the corridor, with a bucket. The goose went after her, step for step, until the bucket stopped.',
          'The keeper came along the passage with her back to them, and pulled a sack. The goose stood up and went after her.',
        ],
        yields: [
          'The goose came along the corridor, looking neither left nor right. On the step, with nobody on it, lay the feed scoop.',
          'The goose went by in step, and took no notice of anybody. That was how it came that the feed scoop lay there by itself.',
        ],
      },
      noisy: {
        part: { one: 'barking', mass: true },
        holds: [
          'But the goose had carried the feed scoop off, and only the keeper had seen where to. She was saying it. All along the corridor there was barking.',
          'But the keeper had seen the goose go off with the feed scoop, and she called out where. Forty dogs called something as well.',
        ],
        worse: [
          'The barking swelled, from door to door. The goose joined in, and what the keeper said about the feed scoop went under.',
          'They had passed it on to the next house, and the cats were asking. The keeper made big round words, the goose honked, and the feed scoop could have been on the roof.',
        ],
        sign: [
          'When a door clicked, there was a short hush. Everybody wanted to know who was coming.',
          'A door clicked, and forty ears went up. For that long you could hear a hamster.',
        ],
        yields: [
          'The barking had stopped. <companion>In the wheelbarrow,</companion> said {companion} after the keeper. There sat the goose, and beside her was the feed scoop.',
          'There was nothing more to bark at. <companion>The wheelbarrow,</companion> said {companion}, who had been nearest, and there, beside the goose, lay the feed scoop.',
        ],
      },
    },
  },
  blanket: {
    title: ['Where It Smells of Her', 'The Tartan Blanket'],
    prize: { one: 'tartan blanket', an: false },
    obstacle: { one: 'wall of leads', an: false },
    task: [
      'The old cat could not see, and she was having a bath. Afterwards she lay down only where it smelled of her, on the tartan blanket. Somebody had tidied up. You could hear that the water had stopped.',
      'The old cat does not see, she smells. In the laundry they had washed everything today, everything but the tartan blanket, because that is her bed. But where it had been there was only floor.',
      {
        text: '<companion>The old cat can’t see,</companion> said {companion}. <companion>She finds her bed by the smell. And her blanket’s gone.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The old cat came in, still damp, and put one foot in front of the other. She found the chewed fringe with her nose. Then she turned round once on the tartan blanket and let herself down on all of it.',
      'They spread out the tartan blanket, hair side up. The old cat smelled it from end to end, like somebody who reads a letter. In the middle she sat down, and purred so that the bowl rang.',
      { text: 'The old cat sniffed. She turned round once, on the tartan blanket, and lay down.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'leash', an: false },
        holds: [
          'But the tartan blanket hung on the wall of leads, and a leash had gone through its fringe. There were thirty hooks on that wall, and it had been round most.',
          'But the wall of leads had not been tidied since the greyhounds. A leash hung in it that had been everywhere, and it had the tartan blanket by the fringe.',
        ],
        worse: [
          'The leash drew tight. On the wall of leads the tartan blanket had become a bundle, and its fringe had been pulled in.',
          'Every lead on the wall had moved up by one. It was a knot with a tartan blanket round it now, on that wall of leads. It smelled of wet dog.',
        ],
        sign: [
          'By the brass hook the leash hung in a loop. It was loose, and it smelled of spaniel.',
          'There was one loop by the brass hook, and it hung out over nothing.',
        ],
        yields: [
          'The leash ran back through the whole wall of leads, hook after hook. Down into {hero_gen} arms came the tartan blanket.',
          'The leash took leave of all thirty hooks, and each went ting. Then the wall of leads was a wall, and the tartan blanket was a blanket.',
        ],
      },
      high: {
        part: { one: 'wall rack', an: false },
        holds: [
          'But the tartan blanket was right at the top of the wall of leads, on the wall rack. From below you saw a bit of fringe.',
          'But the tartan blanket had been thrown over the wall rack by somebody with a good arm. On the wall of leads there are hooks up to your head. After that there is just wall.',
        ],
        worse: [
          'The tartan blanket slipped back over the top bar. All the wall of leads jingled, and one no longer saw the fringe.',
          'It slid down on the other side, towards the ceiling fan. All of the wall of leads swung, and of the tartan blanket you could see how its shadow swung too.',
        ],
        sign: [
          'Low on the wall rack was a peg, where a hand could get at it. The whole rack swung on that.',
          'There was a peg at the bottom of the rack. It looked as though it was there for a coat.',
        ],
        yields: [
          'The wall rack swung down like an arm. With all the leads on one side of it and on the other the tartan blanket, it hung still.',
          'The wall rack came down with a jingle, and it stopped before their noses. Leads, leads, leads, and over the last bar lay the tartan blanket.',
        ],
      },
      heavy: {
        part: { one: 'laundry basket', an: false },
        holds: [
          'But the tartan blanket was under the wall of leads, and on it stood the laundry basket. There was a week of wet towels in it.',
          'But the laundry basket had been set down under the wall of leads, just for a minute, in spring. On the floor under that was the tartan blanket.',
        ],
        worse: [
          'The laundry basket settled with a creak. Under the wall of leads the tartan blanket was pressed flat, and you saw a corner, and then not.',
          'Wet towels are the heaviest thing there is. The laundry basket had gone down with a sob, and of the tartan blanket, below the wall of leads, there was one thread.',
        ],
        sign: [
          'One edge of the laundry basket stood on a tennis ball. There it rocked.',
          'It had a ball under it, a yellow one, at the one side. The laundry basket nodded on that.',
        ],
        yields: [
          'The laundry basket rolled off over the tennis ball and along the wall of leads. On the floor, square as a letter, lay the tartan blanket.',
          'The ball rolled, and so the laundry basket went by, under all the leads on the wall, like a tram. There on the floor was the tartan blanket, ironed.',
        ],
      },
    },
  },
  film: {
    title: ['Forty Seconds of Himself', 'Two Years in the Last Box'],
    prize: { one: 'film', an: false },
    obstacle: { one: 'turned back', an: false },
    task: [
      'The old shepherd dog had been here for two years. Tonight he would be on the shelter’s page, for the last time before the winter. People look at that for forty seconds, if it is good. In all the film there was of him, you saw his tail.',
    ],
    gift: [
      'The film ran for forty seconds. In it a dog listens, and then he comes, and then he leans. There were three letters the next day. One was from a man who wanted nothing, he only wrote that he had had such a dog.',
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'shepherd dog', an: false, g: 'm' },
        holds: [
          'But the old dog took a lens for the bath, and to the bath he showed a turned back. As long as anybody pointed anything at him, there would be no film.',
        ],
        worse: [
          'The shepherd dog had gone to stand with his face to the wall. It was a turned back from ear to tail, and the film had another minute of it.',
        ],
        sign: [
          'In the kitchen the cook was humming over the bowls. One ear of the shepherd dog came round, and then one foot.',
        ],
        yields: [
          'The shepherd dog came, and stood, and leaned. Where there had been a turned back there was a face, and the film was running.',
        ],
      },
      tangled: {
        part: { one: 'cut', an: false },
        holds: [
          'But two friends had filmed the turned back of an old dog, each for themselves, and each had taken the other’s film apart. Both versions lay in the same file.',
        ],
        worse: [
          'Three new tracks had been laid over the cut. There was a guitar now, there was a turned back in slow motion, and of the film that they had wanted not one shot was left.',
        ],
        sign: [
          'Right at the bottom of the cut was one shot that neither of them had touched. It was out of focus, and in it the dog looks up.',
        ],
        yields: [
          'The cut was short, and it began with that look. After that even a turned back made sense, and so it was a film.',
        ],
      },
      needsTime: {
        part: { one: 'trust', mass: true },
        holds: [
          'But trust comes as slowly as an old dog gets up, and by the door there were two people and a lens. So it was a turned back, and no film, and at six the light would be gone.',
        ],
        worse: [
          'The trust had gone back to the far corner and lain down. There was the turned back again, further off, and the film had only dusk in it.',
        ],
        sign: [
          'One of the old dog’s ears had come round by itself. It stood there, and listened to how they did nothing.',
        ],
        yields: [
          'The trust came over at the pace of an old dog, and sat down. It was no longer a turned back, it was a side, and then a face, and there was light enough for a film.',
        ],
      },
    },
  },
  openDay: {
    title: ['A Voice for Every Animal', 'The Roll Call at the Gate'],
    prize: { one: 'roll call', an: false },
    obstacle: { one: 'empty hook', an: true },
    task: [
      'At the open day each animal would be read out at the gate, with its name and one true sentence. People come for the loud ones. Somebody had known a sentence for every one of the shy ones as well, and had handed in her key on Friday.',
    ],
    gift: [
      'They read the roll call at the gate, forty names, forty sentences. The shortest was: he listens. A man who had come for something small and white went inside and asked who that was.',
    ],
    by: {
      locked: {
        part: { one: 'volunteer', an: false, g: 'f' },
        holds: [
          'But she had handed in her key, and now there was an empty hook, and no answer. Without the volunteer the roll call had nineteen sentences and twenty-one names.',
        ],
        worse: [
          'The volunteer had left the group, with a click. The empty hook was all of her that was still there, and in the roll call it said, twenty-one times, friendly.',
        ],
        sign: [
          'On the shelf beside the empty hook lay the volunteer’s notebook. There was a rubber band round it, and one page stuck out.',
        ],
        yields: [
          'The volunteer had taken off her coat and hung it on the empty hook. She read out of her notebook, without looking up, one sentence after another, and that was the roll call.',
        ],
      },
      guarded: {
        part: { one: 'head', an: false },
        holds: [
          'But the head of the house had struck out the roll call. There was a rule about names, there was a quarrel about who had made it, and there was an empty hook.',
        ],
        worse: [
          'The head took the list off the gate. Instead of the roll call there would be sausages, and over the empty hook hung the rule, in a plastic cover.',
        ],
        sign: [
          'The head kept looking at that empty hook. It was the only one without a label now, and there was a paler patch where that had been.',
        ],
        yields: [
          'The head took down the rule, turned it over, and began to write on the back with a thick pen. It was a label for an empty hook, and under that there was room for a roll call.',
        ],
      },
      heavy: {
        part: { one: 'notice board', an: false },
        holds: [
          'But the roll call stood on the notice board, and the notice board had to get to the gate. Four used to carry it, and since there was an empty hook they were two.',
        ],
        worse: [
          'The notice board had settled on the path, face down. The roll call was being read by earthworms, and two people spoke about the empty hook, and not in a friendly way.',
        ],
        sign: ['One corner of the notice board lay on the hose. There it rocked.'],
        yields: [
          'The notice board came up, stood on its edge, and walked to the gate like that, on its corners. Somebody had hung a jacket on the empty hook, and from the board you could read the roll call.',
        ],
      },
    },
  },
} satisfies EnErrands;
