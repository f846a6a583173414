import type { EnErrands } from '../../schema.ts';

export const scienceLab = {
  answer: {
    title: ['The Answer on a Small Card', 'Question of the Smallest Visitor'],
    prize: { one: 'answer card', an: true },
    obstacle: { one: 'marble machine', an: false },
    task: [
      '<helper>The smallest visitor asked a question,</helper> said {helper}. <helper>It was: why. I’ve put it in at the top. The answer comes out on a card, but only until the bell, and the machine’s stuck.</helper>',
      'The smallest visitor stood with her nose against the machine. She had asked it why, and it was still thinking. <helper>It’s got a card for that,</helper> said {helper}, <helper>but the card’s stuck, and soon it’s the bell.</helper>',
      {
        text: '<helper>The smallest visitor asked why,</helper> said {helper}. <helper>The answer’s in there, on a card. The bell goes soon.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The smallest visitor turned the answer card round until it was the right way up. In neat letters it said: good question. She nodded several times. Then she put the answer card in her shoe, where nothing gets lost.',
      'On the answer card it said: because. There was something more on the back, in small letters: but ask again tomorrow. The smallest visitor read both sides and put it in her hat.',
      {
        text: 'Good question, said the answer card. The smallest visitor nodded, and put it in her shoe.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { one: 'flap', an: false },
        holds: [
          'But the answer card was in the marble machine, behind the flap. The flap was shut, and whoever had built it was on holiday.',
          'But the marble machine gives its answers through a flap, and the flap was shut. You could see the answer card behind it, by one white corner.',
        ],
        worse: [
          'The flap jammed at one corner. In the marble machine the answer card slipped back, and you heard it sigh.',
          'The flap had gone in at the left and come out at the right. The marble machine rumbled, and the corner of the answer card was gone.',
        ],
        sign: [
          'On a string beside the flap hung a paper clip. It was bent open, to just that length.',
          'A paper clip hung on a string there, unbent. It had one long leg, and the flap had one small hole.',
        ],
        yields: [
          'The flap fell open, and out of the marble machine came some warm air. On its tongue of cardboard lay the answer card.',
          'There was a click, and the flap hung down like a tongue. On it, still warm from thinking, the marble machine held out the answer card.',
        ],
      },
      noisy: {
        part: { one: 'marble', an: false },
        holds: [
          'But in the marble machine there were twelve tubes, and only one clicks when the answer card is in it. Through all twelve the marbles rattled.',
          'But the marble machine could not keep quiet while it thought. You had to hear in which tube the answer card had clicked, and it clicked once a minute.',
        ],
        worse: [
          'The marbles rattled right round, and then round again. In the marble machine the click had gone under, and with it the answer card.',
          'More marbles had come, and each was telling the others. The marble machine roared like a hailstorm in a saucepan, and the answer card could click for itself.',
        ],
        sign: [
          'Between one round and the next there was a short hush. The marbles were waiting for the lift.',
          'Then they had to ride up in the lift, all twelve of them. They did not talk in the lift.',
        ],
        yields: [
          'The marbles lay still, all in one bowl. In the marble machine it clicked, in the fourth tube, and out of the fourth tube slid the answer card.',
          'The last marble lay down with the others. Click, said the marble machine, in the middle of the stillness, and the fourth tube let out the answer card.',
        ],
      },
      broken: {
        part: { one: 'cardboard tube', an: false },
        holds: [
          'But the answer card had to come down through the marble machine. The cardboard tube before the flap had come apart. It looked out of it, and could not go on.',
          'But the answer card came down a cardboard tube, and the tube had come apart above the flap. The marble machine had an answer and could not say it.',
        ],
        worse: [
          'A second ring had dropped off. The answer card slid out of the marble machine and in underneath, where nobody sweeps.',
          'The tube had unwound by another ring. The answer card slipped out at the side of the marble machine and stopped on the edge, and then it did not stop there.',
        ],
        sign: [
          'The cardboard tube had a torn edge, like a row of teeth. The other half had teeth as well, and they were the gaps.',
          'You could see how the cardboard tube had torn. There were teeth on the one side, and on the other the places for teeth.',
        ],
        yields: [
          'The cardboard tube was long again. Down through the marble machine came the answer card, round the bend, and out.',
          'The tube was a tube again, without a draught. The marble machine swallowed, and out at the bottom shot the answer card.',
        ],
      },
      narrow: {
        part: { one: 'slit', an: false },
        holds: [
          'But the answer card had stuck in the marble machine, below the flap. There was a slit there, and in the slit you saw a letter.',
          'But the answer card was in the slit under the flap, on edge, and you could read one letter. The marble machine held on to all the rest.',
        ],
        worse: [
          'The flap had dropped by a finger. In the slit there was no letter any more, and the marble machine had its answer card to itself.',
          'The flap had come down and shortened the slit. The letter had gone, and inside the marble machine the answer card lay down.',
        ],
        sign: [
          'At the side the slit was wider. A marble had once come out there, and it had been a fast one.',
          'At one end of the slit the tin was bulged. A marble had been in a hurry there.',
        ],
        yields: [
          'First came a corner, then some neat writing, then all the answer card. The marble machine rang its own little bell.',
          'It came out letter after letter, like somebody spelling. Then the marble machine had said all it had to say, and the answer card was out.',
        ],
      },
    },
  },
  bean: {
    title: ['The Bean Opens Today', 'Measured Every Day'],
    prize: { one: 'bean jar', an: false },
    obstacle: { one: 'plant corner', an: false },
    task: [
      'At four the kindergarten came to fetch its bean. The children had measured it every day, and every day it had been nought. By their sums it was to open today. The jar had a paper flag in it.',
      'Seven children came through the door on tiptoe, because of the bean. They had sown it, and they had sung to it. Now it was going home with them, in its jar, and the shelf where it had stood was empty.',
      {
        text: '<helper>The children’s bean opens today,</helper> said {helper}. <helper>They’re coming now. And the jar’s not here.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The whole kindergarten stood round the bean jar and held its breath. Then the smallest of them laid down the ruler. It was one. They wrote it on the flag, and all the way home they carried it level.',
      'They found room for seven noses round the bean jar. In the middle of the earth stood something green, bent like somebody tying a shoe. As they looked, it straightened up.',
      { text: 'Everybody held their breath. In the bean jar there was one green leaf. One.', to: '3-5' },
    ],
    by: {
      needsTime: {
        part: { one: 'first leaf', an: false },
        holds: [
          'But in the plant corner the bean jar stood, and there was earth in it and nothing else. The first leaf was under there, and it had its own clock.',
          'But there was no leaf. There was the plant corner, and the bean jar with a paper flag in it, and earth. The first leaf was still busy underneath.',
        ],
        worse: [
          'The first leaf had drawn itself in. In the plant corner the flag had tipped over, into the bean jar, and the earth was flat.',
          'The earth had been stirred and lay there flat, like a lake. In the plant corner the flag had come out of the bean jar. The first leaf was back where it had begun.',
        ],
        sign: [
          'In the earth there was a crack. It was as long as an eyelash, and it had not been there before.',
          'Something had cracked, and it was not the jar. It was the earth, by the length of an eyelash.',
        ],
        yields: [
          'The crack had a back in it, and the back stood up. In the plant corner, bent like a question mark, out of the bean jar looked the first leaf.',
          'Green is a very loud colour, if you have been waiting. It stood up in the plant corner, out of the bean jar, and shook a crumb off its first leaf.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'watering robot', an: false },
        holds: [
          'But the plant corner was in the charge of the watering robot, and so was the bean jar. It sorted everything by height, and asked for nothing, and heard all things as water.',
          'But the watering robot looked after the plant corner. It had taken the bean jar in hand, and it heard one word in everything, and that was water.',
        ],
        worse: [
          'The watering robot watered everybody’s shoes. Then it put the bean jar in the very last row of the plant corner, behind the ferns.',
          'The watering robot said splash and obliged, up to everybody’s ankles. The bean jar was put away for that, at the very back of the plant corner.',
        ],
        sign: [
          'On the floor of the plant corner somebody had chalked an arrow, for the fire drill. Whenever the watering robot came to it, it turned.',
          'There was an arrow on the floor, in chalk. When the watering robot rolled over it, its nose swung round, and off it went that way.',
        ],
        yields: [
          'The watering robot rolled along with its nose to the ground. Out of the ferns of the plant corner, on its tray, it brought the bean jar.',
          'The watering robot had nothing in its head now but the arrow. It rolled through the plant corner and came back with the bean jar on its tray.',
        ],
      },
      heavy: {
        part: { one: 'big pot', an: false },
        holds: [
          'But in the plant corner the big pot stood before the bean jar. There was a palm in it that had been there before the building.',
          'But the palm had been put before the bean jar, and the palm lived in the big pot. The plant corner had been built around it.',
        ],
        worse: [
          'The big pot settled on its saucer. Behind it in the plant corner the bean jar was pressed against the wall, flag and all.',
          'The big pot had sat down so hard that its saucer rang. The flag of the bean jar was bent, in the back of the plant corner, against the wall.',
        ],
        sign: [
          'One edge of the big pot stood on a snail shell. It rocked.',
          'A snail shell lay under the big pot, on the window side. It was enough to rock on.',
        ],
        yields: [
          'The big pot tipped, turned on its edge, and sat down one step to the left. The sun fell through the plant corner, right into the bean jar.',
          'The big pot waltzed, one half turn, and stood. It was bright in the plant corner now, and in the brightest spot was the bean jar.',
        ],
      },
      shy: {
        part: { one: 'tortoise', an: false },
        holds: [
          'But in the plant corner lived the lab’s tortoise, and it sat behind the bean jar. It had been stroked a great deal that day.',
          'But the bean jar had a neighbour, a tortoise, who had retired to the plant corner. There had been forty hands that day, and it had gone in.',
        ],
        worse: [
          'The tortoise went further in, first into the plant corner and then into itself. It had pushed the bean jar along with its shell.',
          'There was a stone in the plant corner, and it was drawing away. It had hooked the bean jar with its shell and took that along, into the ferns.',
        ],
        sign: [
          'From the shell looked a foot. It was wrinkled, and it felt the floor.',
          'One foot had been left outside. It was like the foot of a very small, very old elephant.',
        ],
        yields: [
          'The tortoise put out the other three feet, by itself, and its head. It walked out of the plant corner and pushed before it, like a plough, the bean jar.',
          'The tortoise came out with its neck first, and had a look at everyone’s shoes. Then it set off across the plant corner, and because the bean jar was in front of it, that came as well.',
        ],
      },
    },
  },
  glass: {
    title: ['The Glass With the Blue Rim', 'The First Note of the Evening'],
    prize: { one: 'singing glass', an: false },
    obstacle: { one: 'curtain corner', an: false },
    task: [
      'When the bell rang, the music evening of the lab began. It began with the singing glass, which gives everyone the note. They had two saws, one flowerpot and a row of pipes, and nobody knew where to start.',
      'The two saws bent, the flowerpot hummed, and it sounded like a shed falling over. It was the music evening of the lab, and without the singing glass nobody had the note. People were already sitting.',
      {
        text: '<helper>The music starts with the singing glass,</helper> said {helper}. <helper>Without it nobody knows the note.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} dipped in a finger and ran it round the rim, and the singing glass sang. The saws found the note, and the pipes found it, and last of all the flowerpot. The evening could begin.',
      'The singing glass sang, and everything in the lab that was made of glass answered softly. {helper} lifted one finger. Then the saws came in, and somebody in the back row shut her eyes.',
      { text: 'Mmm, sang the singing glass. Mmm, went the saws and the pipes and the flowerpot.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'lab cat', an: false },
        holds: [
          'But in the curtain corner slept the lab cat, and it slept round the singing glass like a wreath. A blue rim looked out.',
          'But the lab cat had gone to sleep in the curtain corner, in a ring. The middle of the ring was blue, and it was the singing glass.',
        ],
        worse: [
          'The lab cat grumbled and lay closer. In the curtain corner you saw a bit of blue, and it was the singing glass up to its lips.',
          'The lab cat had drawn the ring tighter. If the singing glass had been able to, it would have squeaked, and the curtain corner was warm from purring.',
        ],
        sign: [
          'Beside the lab cat lay a cork, a pencil and a ball of paper. They lay in a line, and the line pointed to the wall.',
          'It had put its toys away, in a line: a cork, a pencil, a paper ball. They lay with the best one last.',
        ],
        yields: [
          'The lab cat got up, made itself very long, and lay down again beside its cork. Alone in the curtain corner, warm all round, stood the singing glass.',
          'The lab cat stood up and turned into a bridge. It walked off to the other wall of the curtain corner, and there, in a wreath of hairs, stood the singing glass.',
        ],
      },
      guarded: {
        part: { one: 'caretaker', an: false, g: 'm' },
        holds: [
          'But before the curtain corner stood the caretaker with a broom. Tidied was tidied, and the singing glass had been tidied.',
          'But the caretaker had just swept the curtain corner. Nobody was going to walk about on it now, singing glass or no singing glass.',
        ],
        worse: [
          'The caretaker stood broader, and the broom made three. The curtain corner was shut, and the singing glass was in there with the chairs.',
          'The caretaker had planted his broom like a flag. You could see a strip of the curtain corner under his arm, and then he put his arm down. There was no singing glass.',
        ],
        sign: [
          'The caretaker kept looking up at the cupboard. Up there lay the dustpan, and a broom alone is only half of it.',
          'He had a heap, and he could not take it up. He looked at the cupboard, where the dustpan was, and the cupboard was high.',
        ],
        yields: [
          'The caretaker leaned the broom on the wall and drew the curtain aside with two fingers. In the curtain corner, on top of the chairs, stood the singing glass.',
          'The caretaker had what he needed, and so he had time. He held the curtain corner open for them like a doorman, and in there was the singing glass.',
        ],
      },
      dark: {
        part: { one: 'dark corner', an: false },
        holds: [
          'But the singing glass was in the curtain corner, and that is a dark corner. It had been made for mushrooms, in the old days.',
          'But behind the curtain it was as dark as in a mushroom’s dream. The singing glass had been put there, in the curtain corner, so that nobody should knock it over.',
        ],
        worse: [
          'The curtain had fallen to. Behind it was a dark corner without a front or a back, and the curtain corner kept the singing glass.',
          'The curtain hung down to the floor again, and there went the last stripe of light. The dark corner was as big as a hall now, and somewhere in it, on an edge perhaps, stood the singing glass.',
        ],
        sign: [
          'Deep in there was a glimmer. It was blue, and it was round like a ring.',
          'There was a ring in the dark, quite low. It was blue, and it hung there like the moon in a well.',
        ],
        yields: [
          'A bit at a time you saw the chairs, and then the legs of the chairs. Between them in the curtain corner stood the singing glass.',
          'You could make out a chair, and the chair had things on it. So the curtain corner was only a corner. On the floor of it, between four legs, was the singing glass.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long curtain', an: false },
        holds: [
          'But the singing glass was in the curtain corner. When the long curtain was pulled to the left, it came from the right, and lay down on everything.',
          'But the long curtain of the curtain corner had been made for a theatre. If you drew it to one side, the other came after you, and somewhere in its folds was the singing glass.',
        ],
        worse: [
          'The long curtain had slid back, more crooked. There was a hump in the curtain corner, and that was the singing glass with a hat on.',
          'The long curtain had come down on everybody’s head. In the curtain corner it was heaped up high. Below the heap it clinked, and that was the singing glass.',
        ],
        sign: [
          'At the other side of the long curtain hung a second cord. It had a wooden pear on.',
          'On the far side hung another cord, with a wooden pear at the end. The dust on it was whole.',
        ],
        yields: [
          'The long curtain opened in the middle, as before a play. In the curtain corner, in the last of the sun, stood the singing glass.',
          'Both halves went off at the same moment, to the left and to the right. The curtain corner was a stage, and upon it, with the sun in it, stood the singing glass.',
        ],
      },
    },
  },
  fair: {
    title: ['A Star Drawn in Sand', 'The Jury Comes at Three'],
    prize: { one: 'sand star', an: false },
    obstacle: { one: 'still pendulum', an: false },
    task: [
      'At three the jury of the science fair would stand in front of their table. By then the pendulum had to have drawn its star in sand, by itself, before everybody’s eyes. So far it had drawn a heap.',
      'At three the jury came along the tables, with a measuring tape and a face. On theirs there was a tray of sand, over the tray a weight on strings, and it was to draw a star. In the trials it had drawn a potato.',
    ],
    gift: [
      'It took eleven minutes, and for eleven minutes nobody in that corner of the hall said anything. The last line of the sand star ended where the first had begun. A woman from the jury had her pencil in her hand and had forgotten about it.',
      'The weight swung, and nobody had touched it, and in the sand a line went round and came back. When the sand star was shut the jury breathed out, and one grain moved. They put that in the report.',
    ],
    by: {
      tangled: {
        part: { one: 'third string', an: false },
        holds: [
          'But since the trial the still pendulum hung in its own strings. The third string had gone round the other two, and three strings that are one string do not draw a sand star.',
          'But everyone had wound up the still pendulum in a different direction. The third string had got between the others. It draws what three people draw who are holding one pencil, and no sand star.',
        ],
        worse: [
          'They had twisted together to the top. Out of the still pendulum the sand ran in one heap, and for a sand star there was hardly any left.',
          'The third string had gone round once more and pulled the weight up. It was a still pendulum hanging in the air, and for a sand star it would have had to touch the sand.',
        ],
        sign: [
          'Just under the ring the third string lay in a loop. It was slack, and you could have hung a cup on it.',
          'At the top, under the hook, the third string lay in a curl. If you blew, it moved.',
        ],
        yields: [
          'The third string came free and hung straight. For a breath it was a still pendulum, and then it set off by itself on the first line of the sand star.',
          'The third string hung free, and for a while all three of them trembled. Then the still pendulum was still, and somebody let it go, over the smooth tray, for the sand star.',
        ],
      },
      shy: {
        part: { one: 'partner', an: false },
        holds: [
          'But the partner who had done the sums sat behind the stacked chairs, since the others had called them wrong. Without the sums it was a still pendulum, and no sand star.',
          'But the partner had worked out how long the strings must be, and someone had said that one could see that. The partner had not been seen since, and the still pendulum was too long by something, and there was no sand star in it.',
        ],
        worse: [
          'The partner had gone on into the next room. So had the notebook, and on the table was a still pendulum, and a sheet where the sand star should be.',
          'The partner had gone behind the curtain of the stage. One saw the curtain breathe. At the table they cut something off by guess, and of a still pendulum and a sand star there was now a good deal less.',
        ],
        sign: [
          'From behind the chairs you saw a foot. It swung, and it swung in exactly the time that a pendulum of that length would have.',
          'Below the curtain stuck out a ruler. A thumb was on it, at a certain place.',
        ],
        yields: [
          'The partner came out, hung the weight two centimetres lower and stepped back. It was not a still pendulum any longer, and on the sheet lay the first ray of the sand star.',
          'The partner came out with the thumb where it was and laid the ruler to the string. The still pendulum was too long by just that much. There was a knot for it, and there would be a sand star.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'tall frame', an: false },
        holds: [
          'But the tall frame of the still pendulum had three legs, and there was one of them left at the table. While one leg stood, another slid, and a sand star wants it level.',
          'But the tall frame stands like a giraffe that drinks, and somebody has to hold every leg. It had three, and of the four who had a share in the still pendulum there was one. And no sand star comes of a wobble.',
        ],
        worse: [
          'The tall frame had knocked the sheet askew. The still pendulum was still for a new reason, and under it, instead of a sand star, was a footprint.',
          'The tall frame had done the splits. The weight lay on its side in the sand, and under the still pendulum there was a crater where the sand star should have been.',
        ],
        sign: [
          'At the back the tall frame had a second bar. It had been free since the others had gone to look at the volcanoes.',
          'From the third leg hung a bag, for stones. It was empty, and it had a handle.',
        ],
        yields: [
          'The tall frame stood, on all three. The still pendulum was given one push, no more than one gives a door, and began on its sand star.',
          'The tall frame stood on two held legs and one with a bag of stones. The still pendulum had never been so still, and on the tray there was all the room in the world for a sand star.',
        ],
      },
    },
  },
  intern: {
    title: ['The Skeleton Lifts Its Hand', 'Visitors at Noon'],
    prize: { one: 'explanation', an: true },
    obstacle: { one: 'wrong label', an: false },
    task: [
      'At noon the visitors came, on the last day of the internship, and the skeleton was to explain itself. It lifts one hand, and then the interns’ own voice says what a hand is. So far it lifted an arm.',
      'It stood in the hall with one arm in the air, the skeleton, and at noon it was to say what a hand is. They had recorded it themselves. The professor had listened, and had taken off her glasses, and put them on again.',
    ],
    gift: [
      'At noon the skeleton lifted its hand, and out of its ribs came the explanation, in a voice that had been up since five. A small boy held up his own, next to it, and turned it over. Then the whole front row did.',
      'The arm came up, with the hand on it, and out of the ribs came the explanation. It ended by asking everyone to give theirs to the person beside them. They did it, too, even the ones in ties.',
    ],
    by: {
      broken: {
        part: { one: 'wooden hand', an: false },
        holds: [
          'But somebody had shaken hands with it, for fun, on the day of the wrong label. The wooden hand lay on the table, and an explanation of a thing that is not there is a lecture.',
          'But they had given it a high five, on the day of the wrong label, and it had come off. The wooden hand had lost two fingers, and one can’t give an explanation of a fist.',
        ],
        worse: [
          'One more finger had come off the wooden hand. The explanation began by itself, without any sign, and talked to the wrong label.',
          'The wooden hand had let go of its thumb. It lay by the wrong label, palm up, like someone asking, and there would be no explanation for it.',
        ],
        sign: [
          'On both pieces of the wooden hand, at the edge, stood half of a number. Together they made nineteen.',
          'Somebody had drawn a lifeline in it with a pencil, for fun. It broke off at the edge, and at the edge of the thumb it began.',
        ],
        yields: [
          'The wooden hand went up, all five of it, and stopped as if it had a question. One had forgotten the wrong label, and into the silence came the explanation.',
          'The lifeline ran through, and was a long one. They screwed the wooden hand on the arm, and the wrong label was in the bin, and somebody switched on the explanation.',
        ],
      },
      guarded: {
        part: { one: 'head of lab', an: false },
        holds: [
          'But the head of the lab had been strict since the wrong label. Nobody of the interns went near it now, and the explanation was to be read out, by someone with a doctorate.',
          'But the head of the lab had had a cord drawn round it, and stood inside the cord. The wrong label had been in the newspaper. The explanation would be given by her.',
        ],
        worse: [
          'The head of the lab stood in the door with a tray. The skeleton was behind the screen, the wrong label in the bin, and the explanation nowhere.',
          'The head of the lab had put a second knot in the cord. About the wrong label she no longer made jokes, and the explanation lay under her arm, typed, nine pages.',
        ],
        sign: [
          'The head of the lab kept looking at that wrong label. Somebody had crossed out one word on it, and written another, in a child’s hand, and it was right.',
          'The head of the lab kept looking at page one. She had crossed out the first sentence, and written it anew, and crossed it out.',
        ],
        yields: [
          'The head of the lab put down the tray, and took the wrong label out of the bin, and smoothed it. Then the screen was pushed aside, by one corner each, and there was room for the explanation.',
          'The head of the lab let somebody read her the sentence, and laughed, and tore up page one. She lifted the cord. The wrong label had been a good one, when you came to think of it, and they could put in the explanation.',
        ],
      },
      needsTime: {
        part: { one: 'varnish', mass: true },
        holds: [
          'But in the place of the wrong label there was a new one, and the varnish on it was wet. The explanation says, as you can read below, and below one read a thumb.',
          'But they had varnished the new label, and the varnish had run over the wrong label to the switch. If you pressed that now, it stuck, and there was an explanation with no end, and so none at all.',
        ],
        worse: [
          'The varnish had smeared. The wrong label had at least been legible, and the explanation would have to do without a name.',
          'Someone had tested it with a finger. The varnish had drawn a thread, from the wrong label to a sleeve, and the explanation said a, a, a.',
        ],
        sign: [
          'At one edge the varnish had stopped sticking. A hair that had lain on it blew off.',
          'On the rim it had stopped pulling. It clicked, when you knocked on it.',
        ],
        yields: [
          'The varnish was as hard as glass. Where the wrong label had been you could read a name now, and the skeleton took a breath, as it seemed, for the explanation.',
          'The varnish was as smooth as a nail. You could press and let go, and the wrong label was underneath now, for good, and on it went, word for word, the explanation.',
        ],
      },
    },
  },
} satisfies EnErrands;
