import type { EnErrands } from '../../schema.ts';

export const lighthouseIsland = {
  lamp: {
    title: ['A Beam for the Last Boat', 'A Hundred Steps to the Lamp'],
    prize: { one: 'lamp', an: false },
    obstacle: { one: 'spiral staircase', an: false },
    task: [
      'The keeper had both arms full of mending, and the last fishing boat was still out. Somebody had to clear the lamp for it. The curtain had to be drawn back before dark, or the beam would stay in the room.',
      'The curtain hung before the window, and the keeper had a net on his knees. Out there was one more fishing boat. The lamp had to look out at it, and soon.',
      {
        text: 'One boat was still out. <companion>It needs the lamp,</companion> said {companion}. <companion>And it’s getting dark.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The keeper nodded, and over their heads the lamp began to turn. Its beam went out through the window, over the rocks and on. Far out, quite low, a very small light went up and down to say that it was coming.',
      'The lamp turned, and its beam walked over the water on one long leg. Far out it found a sail. The sail dipped, which means thank you in boat, and it came on.',
      { text: 'Round went the lamp. Far out a tiny light bobbed. It was coming home.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'turn', an: false },
        holds: [
          'But to get to the lamp you had to go up the spiral staircase, right behind the keeper. After the first turn it was dark, and after the second it was darker.',
          'But on the spiral staircase it was evening already, at the first turn, and at the second it was night. The lamp was behind the keeper’s back, at the top.',
        ],
        worse: [
          'A cloud was before the window. The next turn of the spiral staircase was black, and there was no crack of light from the lamp.',
          'The next step had gone. There was only the spiral staircase, round and black. You had to take it on trust that a lamp was up there.',
        ],
        sign: [
          'Far up there was a glimmer. It was as thin as a thread, and it came from under a door.',
          'A long way above a thread of light hung in the dark. It did not swing.',
        ],
        yields: [
          'After the last turn you could see the steps again, and then the keeper’s boots. The spiral staircase was at an end, and there stood the lamp.',
          'The dark got thin, and then it got edges, and they were steps. They followed the keeper out of the spiral staircase, and there in the middle of the room was the lamp.',
        ],
      },
      noisy: {
        part: { one: 'echo', an: true },
        holds: [
          'But on the spiral staircase every step had an echo. The keeper counted the doors, to find the one to the lamp, and you could not hear the count.',
          'But the keeper had said that there was a door to each number. The lamp was behind one of them. He said the number too. Only the spiral staircase said everything back.',
        ],
        worse: [
          'A hundred feet answered, from above and from below. On the spiral staircase the keeper’s number went under, and the lamp was behind some door or other.',
          'There were twenty keepers now, and all of them were counting differently. The spiral staircase boomed like a drum, and the way to the lamp was drowned.',
        ],
        sign: [
          'Between two turns the echo had to fetch breath. The hush was as long as one step.',
          'The echo could not run up and down at the same time. While it changed over, a step was as quiet as a sock.',
        ],
        yields: [
          'The echo had gone down to the bottom and stayed there. On the spiral staircase the keeper said a number, quite low, and pushed open a door. There was the lamp.',
          'The spiral staircase had no more to say. In the hush the keeper said his number, and a latch clicked, and behind the door stood the lamp.',
        ],
      },
      tangled: {
        part: { one: 'curtain cord', an: false },
        holds: [
          'But at the top of the spiral staircase the curtain cord had got round everything, even a chair. The curtain stayed shut, and behind it was the lamp.',
          'But a cord drew the curtain before the lamp, and the curtain cord had been left to itself for a winter. It was all round the top of the spiral staircase, like ivy.',
        ],
        worse: [
          'The curtain cord drew together. At the top of the spiral staircase the curtain closed over the last strip of the lamp.',
          'The curtain cord had shut itself like a purse. The lamp stood behind the cloth, and the spiral staircase was as dim as a church.',
        ],
        sign: [
          'By the hook the curtain cord hung in a loop. It was loose, and a spider had begun to use it.',
          'Right beside the hook there was a loop with no pull on it at all. A spider had hung her washing there.',
        ],
        yields: [
          'The curtain cord ran through all its rings with a whisper. At the top of the spiral staircase, all at once, there was the lamp.',
          'The cord went through the first ring, and then through the rest of them, singing. The curtain ran aside, and the spiral staircase had a lamp at the top.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'curtain hem', an: false },
        holds: [
          'But up the spiral staircase, round the lamp, hung a curtain as thick as a carpet. When it was opened on one side, it went shut on the other.',
          'But the curtain round the lamp had been made for a wider tower. You could draw it off the left half, up there over the spiral staircase, and then it lay on the right.',
        ],
        worse: [
          'The curtain had gone shut, only more crooked. The spiral staircase was dark up to the top, and not a hair of the lamp was to be seen.',
          'The curtain had slid shut and taken hold of a chair. At the top of the spiral staircase nothing shone, and the lamp was only a hump in the cloth.',
        ],
        sign: [
          'At the far end of the curtain hem was a second ring. It had been meant for a second hand.',
          'Two rings had been sewn to the curtain hem. One was worn, and the other, on the far side, was like new.',
        ],
        yields: [
          'The curtain parted, to the left and to the right, as in a theatre. The whole top of the spiral staircase turned yellow, and that was the lamp.',
          'Left and right went off at the same time and met behind. The spiral staircase had not been so bright since the summer. In the middle of it all stood the lamp.',
        ],
      },
    },
  },
  log: {
    title: ['The Page of Today', 'A Book With Every Day’s Sea'],
    prize: { one: 'log book', an: false },
    obstacle: { one: 'store room', an: false },
    task: [
      'At seven the weather woman rang up from the mainland. The keeper had to read her the page of today, wind, cloud and colour of the sea. She had every page since her grandmother, and not a hole among them.',
      'The telephone had rung at seven for forty years. It was the weather woman, and she wanted the day, out of the log book. It was ten to, and on the keeper’s desk was a square without dust.',
      {
        text: '<companion>The weather woman rings at seven,</companion> said {companion}. <companion>She wants the log book, the page of today.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The keeper read out the page, with the log book held well away from him. Wind: west. Cloud: one. Then he looked at them over his glasses and wrote in one more line, and read her that as well.',
      'The log book was open in time, and the keeper read out the wind. He read out the cloud, and what the cloud had looked like. At the other end they heard her write down sheep.',
      {
        text: 'The keeper read from the log book. Wind: west. Cloud: one. <companion>I saw that one,</companion> said {companion}.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { one: 'cupboard', an: false },
        holds: [
          'But the log book was in the store room, and in there it was in the cupboard. The door was shut, and the wood had swollen with all that sea.',
          'But the cupboard in the store room had shut itself for the winter, with the log book in it. It did so every year, when the damp came.',
        ],
        worse: [
          'The cupboard jammed at one corner. Inside the log book slid down behind the shelf, and the store room said bump.',
          'The cupboard had got its door in at an angle, like a wry mouth. Then the shelf gave way, and in the store room you heard the log book go down a floor.',
        ],
        sign: [
          'On a nail beside the cupboard hung a hook in the shape of a whale. Its tail was worn bright.',
          'A brass whale hung on the wall by the cupboard. It was all curve, and the end of the curve was shiny.',
        ],
        yields: [
          'The cupboard opened, and the store room smelled of salt and ink. There on its edge stood the log book, with its ribbon out.',
          'The cupboard let go, and the whole store room came in for the smell. On the middle shelf, leaning on the ink, was the log book.',
        ],
      },
      asleep: {
        part: { one: 'keeper’s dog', an: false },
        holds: [
          'But in the store room slept the keeper’s dog, and its pillow was the log book. It was a wet dog, mostly.',
          'But in the store room the keeper’s dog had found something to put under its ear. It was bound in cloth, and it had today in it. It was the log book.',
        ],
        worse: [
          'The keeper’s dog grumbled and lay down longer. It had the log book under both paws, to the ribbon, and the store room was full of dog.',
          'The keeper’s dog was running, in its sleep, with four legs. The log book was scuffed along under him, and the store room was too small for it.',
        ],
        sign: [
          'Next to the keeper’s dog lay a rope end, a ball and one glove. They lay in a row, with the glove palm up.',
          'It had its belongings with it: one rope end, one ball, one glove. It had put the glove where it could smell it.',
        ],
        yields: [
          'The keeper’s dog rolled over on the boards of the store room and went on sleeping there. There lay the log book, open at today.',
          'The keeper’s dog had caught whatever it was, and rolled on its back. The store room smelled of dog, and on the boards, dry on one side, lay the log book.',
        ],
      },
      heavy: {
        part: { one: 'chain box', an: false },
        holds: [
          'But in the store room the chain box had been set down on the log book, ribbon and all. There was an anchor’s worth of chain in it.',
          'But the log book was in the store room, below the chain box. The one who had put it there had only wanted to keep the page flat.',
        ],
        worse: [
          'The chain box settled. The log book was pressed against the boards of the store room, and you heard its back.',
          'There was a rattle, as the chain lay down more comfortably. The store room floor gave by a finger, and the log book with it.',
        ],
        sign: [
          'One corner of the chain box stood on a cork. There it rocked.',
          'The chain box did not sit quite straight. Under one corner was a cork, and it rocked on that like a boat.',
        ],
        yields: [
          'The chain box tipped off its cork and slid along the wall of the store room, link by link. Under it, rather thin, lay the log book.',
          'The chain box slid off, and the chain went on talking about it. In the store room a page rose, and then the next, and the log book was awake.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the log book had slipped down behind a shelf of the store room. The gap at the wall took a ruler.',
          'But behind the shelf in the store room was a gap, and it had eaten things before. This time it was the log book.',
        ],
        worse: [
          'The shelf leaned back. In the gap the log book slid down to its ribbon, and in the store room a tin fell over.',
          'The shelf had breathed out, and the gap was thinner. The log book hung in there by its ribbon. The store room went tick, and then it did not hang there any more.',
        ],
        sign: [
          'Below the bottom board the gap was wider. A mouse had moved out there, and had left the door open.',
          'The bottom board stopped short of the wall. The mice had seen to that.',
        ],
        yields: [
          'Out came the ribbon, and at its other end came the log book. On the floor of the store room it fell open and showed a calm.',
          'You pulled the ribbon, and you had a log book. In the store room a tin stopped rolling, as if to look.',
        ],
      },
    },
  },
  boots: {
    title: ['One Yellow Boot', 'Wet Socks on the Evening Boat'],
    prize: { one: 'yellow boot', an: false },
    obstacle: { one: 'weed rock', an: false },
    task: [
      'The keeper’s grandson would be on the evening boat, in wet socks. He always was. His yellow boots were to stand on the jetty when he came, and so far there was one.',
      'The evening boat was a dot, and on the dot was the keeper’s grandson. He jumped off too early, every time, and landed in the wet. The yellow boots were ready on the jetty. That is, one was.',
      {
        text: '<companion>The keeper’s boy always gets wet feet,</companion> said {companion}. <companion>There’s only one yellow boot. And his boat’s coming.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The two yellow boots stood on the jetty, with their toes to the sea. The keeper’s grandson jumped off the boat and landed in both at once. Water came out at the top, and he seemed used to that.',
      'The keeper’s grandson saw the two yellow boots from the rail and aimed. It was a good jump. One foot came down in the left one, one foot in the right, and the splash was somebody else’s.',
      {
        text: 'Two yellow boots stood on the jetty. The boy jumped, and landed in both. Squelch.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { one: 'green rock', an: false },
        holds: [
          'But the other yellow boot was lying out on the weed rocks. The keeper held out a hand, but before it came the green rock, and nothing stays on that.',
          'But on the way to the weed rocks came the green rock, and the green rock was made of wet. The keeper had hold of their hands, and on its other side lay the yellow boot.',
        ],
        worse: [
          'Everyone was back on the path and rubbed what they had sat on. Over on the weed rocks the yellow boot slid down by a step.',
          'It was a long slide and a short one, and both ended on the path. The weed rocks took a wave, and the yellow boot filled up to the ankle.',
        ],
        sign: [
          'On the green rock there was one dry spot, all barnacles. It was as rough as a grater.',
          'One patch of the green rock was white. It had a thousand little edges, and each of them was dry.',
        ],
        yields: [
          'Then they stood over there, and the keeper’s hand was still round theirs. Between two weed rocks, on its side, lay the yellow boot.',
          'The keeper let go, since they were standing. On the weed rocks a puddle had moved into the yellow boot, and looked at the sky.',
        ],
      },
      shy: {
        part: { one: 'seal pup', an: false },
        holds: [
          'But on the weed rocks lay a seal pup, and it had the yellow boot under its chin. It had never seen so many legs.',
          'But the yellow boot had been taken up by a seal pup, off the weed rocks. It liked it very much, and it did not like anybody watching.',
        ],
        worse: [
          'The seal pup slid round behind the weed rocks. The yellow boot went with it, and you heard it fill.',
          'You heard the weed rocks go slap. The seal pup was on the far side now. Of the yellow boot you saw the loop at the back.',
        ],
        sign: [
          'Beside the rock looked out an eye, quite round, and some whiskers. They were looking at the keeper’s cap.',
          'It thought that it was behind the rock. Its whiskers stood out on both sides, and one eye was in between.',
        ],
        yields: [
          'The seal pup came out from the weed rocks on its stomach, a bit at a time. It pushed the yellow boot along with its nose.',
          'The seal pup came round the weed rocks, shoulder, shoulder, stomach. It had its nose in the yellow boot and drove it along like a pram.',
        ],
      },
      guarded: {
        part: { one: 'gull', an: false },
        holds: [
          'But on the weed rocks stood a gull, and in front of it stood the yellow boot. It had the anchor on the heel, and the gull could not have cared less.',
          'But the gull on the weed rocks had got hold of the yellow boot and had nothing to put in it. That did not mean that anybody could have it.',
        ],
        worse: [
          'The gull opened both wings. It was as wide as a door now, and on the weed rocks there was no yellow boot.',
          'The gull screamed at them all, one after the other. It had put both feet in the yellow boot, and on the weed rocks there was room for nobody else.',
        ],
        sign: [
          'The gull kept looking at the path. There lay a crust of bread, and a boy’s foot beside it.',
          'When it had screamed, it looked at the path. A crust lay there.',
        ],
        yields: [
          'The gull lifted off, quite straight, as in a lift. On the weed rocks stood the yellow boot and looked like a boot that has been left out.',
          'The gull took three steps and flew. It left the weed rocks as they were, with one yellow boot on them, and that wobbled.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'young dog', an: false },
        holds: [
          'But along the weed rocks ran the keeper’s young dog, with the yellow boot in its mouth. It knew one game, and it thought that this was it.',
          'But the yellow boot went up and down along the weed rocks. The keeper’s young dog was on the end of it. It had never had a boot before, and it thought that shouting was applause.',
        ],
        worse: [
          'The young dog took each call for catch and trotted off to the end of the wall. Behind the weed rocks the yellow boot flew up, and was caught.',
          'The young dog ran a lap of honour. At the end of the weed rocks it threw the yellow boot in the air, for the third time. The sea had a look at it.',
        ],
        sign: [
          'The keeper held out a flat hand, to feel if it rained. Over by the weed rocks the young dog sat down.',
          'The keeper put out his hand to feel for rain. The young dog saw the hand, and its bottom went down on the stones of its own accord.',
        ],
        yields: [
          'The young dog sat, and its ears went up. Then it came along beside the weed rocks and put the yellow boot down in front of {hero}.',
          'The young dog walked up the side of the weed rocks, as one walks with a full mouth. In front of everyone it sat down and opened its jaws, and there was the yellow boot.',
        ],
      },
    },
  },
  horn: {
    title: ['The Old Fog Horn, Once, at Eight', 'One Long Note'],
    prize: { one: 'long note', an: false },
    obstacle: { one: 'horn shed', an: false },
    task: [
      'At eight the old fog horn was to sound for the island festival, once, by hand, as it had done before there was electricity. On the mainland they would stand on the mole with their watches. At the trial the bellows had torn, and after that so had the crew.',
      'They had moved all the tables away from the windows, because of the panes. At eight the old horn would sound, for the first time in sixty years, and half of the island had bet that it would not.',
    ],
    gift: [
      'It came at a minute past eight, one long note, and you had to sit down. On the mainland, they heard later, a whole mole had said one word at the same time. It had been a short word, and they were not allowed to print it.',
      'The long note went over the water like a slow door. When it was over nobody knew if it was. The half that had lost its bet was the one that cheered.',
    ],
    by: {
      broken: {
        part: { one: 'leather seam', an: false },
        holds: [
          'But in the horn shed the leather bellows had come open along the seam. They took air in, and that was all, and the long note stayed where it was.',
          'But the leather seam of the bellows had burst, with everybody’s foot on it. All you heard in the horn shed was a sigh, and from a sigh to a long note it is a good way.',
        ],
        worse: [
          'The seam had opened further. In the horn shed the bellows gave a breath like somebody asleep, and a long note was not to be thought of.',
          'The leather seam had run on, right round the corner. In the horn shed they stood in the wind that should have been the long note.',
        ],
        sign: [
          'Both edges of the leather had their old stitch holes. They lay opposite one another, hole to hole.',
          'On both edges there was a row of small rust stains, where the nails had been. They were the same distance apart.',
        ],
        yields: [
          'The bellows filled and stayed full. In the horn shed the floor began to hum, and that was the long note, on its way up.',
          'Stain lay on stain, and nothing blew out any more. The needle in the horn shed went up as if it had never been away, and there was breath for a long note.',
        ],
      },
      shy: {
        part: { one: 'crew mate', an: false, g: 'm' },
        holds: [
          'But since the bellows tore there had been one crew mate who did not come into the horn shed. The pump handle was with the crew mate too, and without it the long note was a story.',
          'But the crew mate had been standing on the bellows when they burst. Since then the crew mate sat below on the slip, and had the mouthpiece in one pocket, without which there is no long note.',
        ],
        worse: [
          'The crew mate had gone round to the sea side. In the horn shed they could hear the wind in the pipe, and nobody mentioned the long note.',
          'The crew mate had gone out on the rocks to where the spray comes over. The horn shed had a horn with nothing at the end of it, and so no long note either.',
        ],
        sign: [
          'At the corner of the shed was the toe of a boot. It tapped, four and four and four, as you pump.',
          'Against the wind you heard someone buzzing with their lips, low, to keep them warm.',
        ],
        yields: [
          'The crew mate came into the horn shed, put the handle on and looked at no one. It went up, and it went down, and the long note was only a matter of breath.',
          'The crew mate came in to the horn shed, dripping, and screwed it on. Nobody asked who had been standing where. The lips were warm, and the long note was near.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'pump beam', an: false },
        holds: [
          'But the pump beam in the horn shed is three metres long. When one end went down the other sprang back, and for a long note it may do neither.',
          'But the pump beam was made for four. The crew had gone off in four directions. In the horn shed it went down on one side with a bump, and a long note is not a row of bumps.',
        ],
        worse: [
          'The pump beam had sprung back, and hung askew. The horn in the horn shed coughed, once, and somebody on the mainland had probably taken that for the long note.',
          'The pump beam had jumped out of its fork. It lay across the horn shed, and whoever wanted the long note had to climb over that first.',
        ],
        sign: [
          'At the far end, under five coats of paint, the pump beam had a second handle.',
          'Over the far end somebody had once stretched a strip of carpet. You could still see where eight fingers had been.',
        ],
        yields: [
          'The pump beam went up and down like a slow pair of scales. In the horn shed the needle left its pin, and there was breath enough for a long note.',
          'The pump beam went down and came up, and up and down was the same. You could have rocked a baby by it, there in the horn shed, and it was enough for a long note.',
        ],
      },
    },
  },
  radio: {
    title: ['The Night of the Three Ships', 'The Interview Has No End'],
    prize: { one: 'interview', an: true },
    obstacle: { one: 'small studio', an: false },
    task: [
      'At six the island’s radio hour went out, and this time it was the oldest keeper, telling the night of the three ships. He had got as far as the second ship. Then somebody had laughed, about something else, and he had stopped.',
      'At six all the kitchens on the island would turn it up. The oldest keeper told his night once in ten years, and he had got two ships into it. The third was the one that nobody had heard of.',
    ],
    gift: [
      'The interview ended with the third ship, and after that with eleven seconds in which nobody speaks. In the kitchens along the harbour people stood with a towel in their hands. The post boat was late that evening, because its skipper had pulled in to hear it out.',
      'The third ship had no name, in the interview, and it had no end. There was only the keeper’s voice, saying that he still puts on the light for it. In the kitchens nobody reached for the knob.',
    ],
    by: {
      locked: {
        part: { one: 'old keeper', an: true, g: 'm' },
        holds: [
          'But in the small studio the old keeper sat with folded hands. The interview lay between two ships, and about the third he had nothing to say.',
          'But somebody had laughed, and the old keeper had shut his mouth, and that was that. You could see the interview in him, in the small studio, the way one sees a light under a door.',
        ],
        worse: [
          'The old keeper had turned to the window. In the small studio the red lamp went out, and the interview was put away with the rest of that night.',
          'The old keeper had put on his hat. He sat in the small studio with his hat on, and the interview was the time of day and a cough.',
        ],
        sign: [
          'On a hook beside the old keeper hung a whistle. It was old, and somebody polished it.',
          'Next to the old keeper lay his pipe. He did not smoke it, he only used it for pointing out where they had lain.',
        ],
        yields: [
          'The old keeper unfolded his hands and laid them on the table. So then, he said, and in the small studio the lamp came on, and the interview went out to the third ship.',
          'The old keeper took the pipe and laid it on the table, with the stem to the north. In the small studio the tape went round, and from there the interview went on by itself.',
        ],
      },
      guarded: {
        part: { one: 'studio head', an: false, g: 'f' },
        holds: [
          'But the studio head allowed no second take. In the small studio one told a thing as at the kitchen table, once. If it broke off it broke off, and so did an interview.',
          'But the studio head had taken out the plug, as a matter of principle. There had been laughing in the small studio, and in the middle of an interview.',
        ],
        worse: [
          'The studio head laid a hand on the list and crossed out the interview. In the small studio there would be accordion instead.',
          'The studio head stood before the door of the small studio, and behind her the accordion was tuning up. The interview had been given four bars.',
        ],
        sign: [
          'The studio head kept looking at the end of that list. There were ten minutes there with nothing in them.',
          'The studio head kept looking at a photograph on the wall. There were three men in it, and she had got the nose of one of them.',
        ],
        yields: [
          'The studio head wrote something into the ten minutes, small, in pencil, and opened the padded door with one foot. The small studio was free for an interview.',
          'The studio head took down the photograph and carried it in, to ask which ship. The door of the small studio stayed open behind her, wide enough for an interview.',
        ],
      },
      needsTime: {
        part: { one: 'tape splice', an: false },
        holds: [
          'But in the small studio they still cut with a blade and glue, and the tape splice was wet. Until it held, the interview had two ends and no middle.',
          'But they had cut out the laugh, and glued the ends, and the tape splice was not dry. If you run it wet, it stops, and in the small studio it would have stopped before the third ship. It was not yet an interview.',
        ],
        worse: [
          'The tape splice had slid apart. The voice was back at the first ship, the small studio smelled of pear drops, and the interview was eight minutes too long.',
          'The tape splice had stuck to itself and had to be done again. The small studio smelled like a nail bar, and the interview had lost the second ship as well.',
        ],
        sign: [
          'At one edge the tape splice did not curl any more. It lay flat, and it was clear.',
          'One corner had gone clear, like a pane when the breath goes off it.',
        ],
        yields: [
          'The tape splice had dried, and it went through the machine with a tick. In the small studio the second ship was followed by the third, and that was the interview.',
          'The tape splice was clear from edge to edge. It ran through the machine in the small studio without a click. There was the interview, and one did not hear where the laugh had been.',
        ],
      },
    },
  },
} satisfies EnErrands;
