import type { EnErrands } from '../../schema.ts';

export const spaceStation = {
  signal: {
    title: ['Nobody Knows What Supper Is', 'The Signal From Home'],
    prize: { one: 'signal', an: false },
    obstacle: { one: 'inner airlock', an: true },
    task: [
      '<helper>We can’t hear home any more,</helper> said {helper}. <helper>The signal’s got lost in the dish room. In a quarter of an hour we fly into the shade, and then we shan’t know what’s for supper.</helper>',
      '<helper>Ground always tells us what’s for supper,</helper> said {helper}. <helper>Today it’s only said hiss. The signal’s got stuck somewhere in the dish room, and in a quarter of an hour we’re in the shade.</helper>',
      {
        text: '<helper>We can’t hear home,</helper> said {helper}. <helper>The signal’s lost. And I want to know what’s for supper.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'It crackled, and then a voice said: fish pie. It said so twice, and asked if everybody had washed. {helper} looked at all nine hands. Then the sun went down.',
      'Through the signal came a dog, and then a door, and then a voice. It asked how it was up there. {helper} said: round. They could hear somebody down there laugh and put out plates.',
      {
        text: 'Crackle, went the signal. Fish pie, it said. <helper>Hands,</helper> said {helper}, and washed nine.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { one: 'wheel', an: false },
        holds: [
          'But the signal was in the dish room, and before it was the inner airlock, round and thick and shut. On it was a wheel that did not turn.',
          'But between them and the signal was the inner airlock, and it had a wheel as big as a tray. The wheel had not been turned since it was painted.',
        ],
        worse: [
          'The wheel slipped one tooth and stuck. Behind the inner airlock the signal had gone thin, like a voice from under a pillow.',
          'The wheel had bitten on its own paint. The inner airlock was as shut as a tin, and all that came through it of the signal was an s.',
        ],
        sign: [
          'Beside the wheel hung a small peg on a cord. It had the same green paint as the wheel.',
          'A peg hung from a cord by the wheel, and it was painted green. They had been painted on the same day.',
        ],
        yields: [
          'The wheel turned, and the inner airlock opened with a long breath. There was the receiver, and in it was the signal, talking.',
          'The wheel ran round as if it were on oil. The inner airlock said pfff, and there was the dish room. There was the signal, in the middle of a sentence.',
        ],
      },
      noisy: {
        part: { one: 'fan', an: false },
        holds: [
          'But the signal was so faint that it had to be listened for. By the inner airlock turned a fan, and it hummed through everything.',
          'But the signal had got so thin that you had to hold your breath to hear it. The fan at the inner airlock did not hold its breath.',
        ],
        worse: [
          'The fan hummed up the scale, one note after another. Behind the inner airlock the signal had gone under in the middle of a word.',
          'The fan had gone up a gear. By the inner airlock nobody could hear their own name now, and of the signal not one crackle was left.',
        ],
        sign: [
          'Whenever the fan changed over, there was a short hush. It lasted as long as a blink.',
          'It had two gears, the fan, and in between it had nothing. That took about as long as a blink.',
        ],
        yields: [
          'The fan ran down and stood. Through the inner airlock came the signal, small and clear, and it said hello.',
          'The fan turned more and more slowly, until you could have counted its arms. Through the inner airlock came somebody clearing a throat, and that was the signal.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'computer', an: false },
        holds: [
          'But the computer of the inner airlock was in charge of the signal. It had very good manners, and it took everything the other way round.',
          'But the inner airlock was run by the computer, and so was the signal. It was the best-mannered thing on board. It had been plugged in the wrong way about.',
        ],
        worse: [
          'With pleasure, said the computer. It locked the inner airlock once more and turned the receiver to face the wall, signal and all.',
          'Gladly, said the computer, and turned down the lamps. The inner airlock was now shut twice over, and the signal was on hold, with music.',
        ],
        sign: [
          'Someone on the other deck knocked twice, and twice again. A light on the computer came on at once, and it was green.',
          'Somebody on the next deck was hanging a picture, two knocks and two knocks. At each pair the computer lit up green.',
        ],
        yields: [
          'With pleasure, said the computer. The inner airlock slid open, the receiver turned round, and the signal was there.',
          'Gladly, said the computer, and this time it was. The inner airlock rolled away, and the signal said: well, finally.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'wheel', an: false },
        holds: [
          'But the signal was behind the inner airlock, and its wheel was as big as a cartwheel. Whoever pushed it up on one side floated down on the other.',
          'But the wheel of the inner airlock needed somebody on each side. In space, if you push a thing, it pushes you. Whoever tried for the signal ended up on the ceiling.',
        ],
        worse: [
          'The wheel ran back to the beginning, and hung a bit crooked. Behind the inner airlock the signal broke off.',
          'The wheel had spun back and hung there, grinning. Behind the inner airlock it crackled, and then the signal was gone, as when someone closes a door softly.',
        ],
        sign: [
          'On the far side of the wheel was a second grip. It had a strap for a foot, and it was free.',
          'Over there, across the wheel, was another grip. There was a strap below it for the foot, and no foot in it.',
        ],
        yields: [
          'The wheel went round, and the inner airlock stood open by the width of a head. Through the gap came the signal.',
          'The wheel could not push anybody away now. It went round, the inner airlock gave a hand’s breadth, and the signal came through it at once, head first.',
        ],
      },
    },
  },
  sprout: {
    title: ['The Sixteenth Sunset', 'One Red Strawberry'],
    prize: { one: 'strawberry', an: false },
    obstacle: { one: 'green room', an: false },
    task: [
      'Each day the station saw sixteen sunsets. At the sixteenth, the cook had said, the youngest astronaut was to have the first strawberry. Fifteen had gone by already, and the youngest astronaut had washed both hands.',
      'The youngest astronaut had watered it with a straw, drop by drop, for forty days. Now there was one strawberry, and it was for the last sunset of today. The cook had cleared a small plate.',
      {
        text: '<helper>The first strawberry’s for the youngest,</helper> said {helper}. <helper>Today, when the sun goes down. She’s washed her hands.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The youngest astronaut held the strawberry up against the window, and it covered the whole sun. Then the sun was gone, and so was the strawberry. The little green star that had been on top went on floating.',
      'The youngest astronaut let the strawberry float and went all the way round it. Then it was gone in one bite. The whole station smelled of it until morning, as far as the engines.',
      { text: 'The youngest held up the strawberry. Then it was gone. Mmm.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'water hose', an: false },
        holds: [
          'But in the green room the water hose had floated round the plant, nine times and then through. Somewhere in the middle was the strawberry.',
          'But the water hose had got loose in the green room, and water hoses do not fall down there. They go round things. It had gone round the strawberry.',
        ],
        worse: [
          'The hose had drawn into a knot as thick as a fist. The strawberry was pulled in under its own leaves.',
          'The water hose had pulled itself into a bun. Somewhere inside, in among its own leaves, the strawberry was holding its breath.',
        ],
        sign: [
          'Beside the pot one loop of the hose floated by itself. It was wide and slack, and it turned a little.',
          'One loop of the hose hung off to the side in the air of the green room. It was so wide that a moth lamp floated through.',
        ],
        yields: [
          'The hose drifted off through the green room like a long thought. What stayed was the plant, and on it was the strawberry.',
          'Loop after loop wandered away along the ceiling of the green room. The plant put out its leaves again, and between two of them was the strawberry.',
        ],
      },
      asleep: {
        part: { one: 'gardener robot', an: false },
        holds: [
          'But in the green room the gardener robot had gone to sleep, with all its arms round the pot. The strawberry was in there somewhere.',
          'But the gardener robot had switched to night in the green room, and when it does, it holds on to something. It had nine arms round the strawberry.',
        ],
        worse: [
          'The gardener robot beeped in its sleep and folded its arms closer. Nine elbows were round the strawberry now.',
          'The gardener robot hummed a lullaby and tucked in its elbows. You could not have got a ladybird in to the strawberry.',
        ],
        sign: [
          'Next to the gardener robot nine little spoons were clipped to the wall. They went from the smallest to the largest.',
          'It had put its spoons to bed as well. All nine were on the wall, the smallest had the night light.',
        ],
        yields: [
          'The gardener robot stretched, one arm after the other. In the last of them it held out the pot, with the strawberry nodding.',
          'The gardener robot opened like a flower, arm by arm. It stood there in the green room, fast asleep, and offered them a strawberry.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the plant had floated in between two boxes in the green room. The gap let the smell of the strawberry out, and nothing in.',
          'But the pot had gone for a float, in the green room, and had jammed between two boxes. From the gap you could smell the strawberry, and that was worse than nothing.',
        ],
        worse: [
          'The boxes had drifted together a bit. The strawberry floated away down the gap, at about the speed of a snail.',
          'The boxes had bumped shoulders, and the gap was thinner by that. The strawberry sailed on down it, green end first.',
        ],
        sign: [
          'Near the wall of the green room the boxes stood further apart. There the gap was as wide as a plate.',
          'At the wall the two boxes did not fit. There you could have passed a dinner plate through the gap.',
        ],
        yields: [
          'The plant came swimming out of the gap, pot first. The strawberry came last, like the light on a train.',
          'There was the pot, there was a leaf, and there was another. The gap in the green room had nothing more to hold on to, and out came the strawberry.',
        ],
      },
      needsTime: {
        part: { one: 'green side', an: false },
        holds: [
          'But the strawberry was not ready. In the green room everything turned towards the lamp, and its green side was still turned away.',
          'But the strawberry was still green at the side away from the lamp. In the green room a day is an hour and a half, and it needed a whole one, for itself.',
        ],
        worse: [
          'The strawberry had swung round on its stalk. Its green side was in front again, and half of that was under a leaf.',
          'The stalk had twisted, and the strawberry looked at the wall. Its green side was now the front, and it got no light in that corner of the green room.',
        ],
        sign: [
          'On the green side was one dot. It was red, and as small as a pinprick.',
          'There was one red freckle on the green side. It had not been there at the last sunset.',
        ],
        yields: [
          'The red had gone round the strawberry like a blush. In the green room it smelled of June.',
          'The green was used up. All round, from the one cheek to the other, it was red. The whole green room wanted to be near the strawberry.',
        ],
      },
    },
  },
  star: {
    title: ['The Captain’s Woollen Star', 'Good Night at Eight'],
    prize: { one: 'woollen star', an: false },
    obstacle: { one: 'store module', an: false },
    task: [
      'At eight the captain’s daughter on Earth was sent a picture to say good night. She had knitted her mother a woollen star, and it was in every picture. Now it had floated off.',
      'The captain tidied her collar for the camera. At eight her daughter on Earth would look for one thing in the picture, a woollen star. She had knitted it herself, and it had floated off.',
      {
        text: '<helper>The captain’s girl wants to see her woollen star,</helper> said {helper}. <helper>At eight. And it’s floated off.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The captain held the woollen star up to the camera and made it bow. It took a second until the picture arrived. On the screen the captain’s daughter bowed back.',
      'In the picture the woollen star sat on the captain’s shoulder. Down on Earth a finger went along the screen till it had found it. Then somebody down there could go to bed.',
      { text: 'The woollen star made a bow. Far down on Earth somebody bowed back.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'dark end', an: false },
        holds: [
          'But the woollen star had floated to the dark end of the store module. There was no lamp there, only bags and bags.',
          'But nobody had put a lamp at the dark end of the store module, because nobody had ever lost anything there. Now the woollen star was in it.',
        ],
        worse: [
          'Just then the station flew into the shade. The store module looked as long as a tunnel, and there was no woollen star in it.',
          'The sun had gone out, as it does up there. The store module was black to the very door, and a woollen star, unlike a real one, does not shine.',
        ],
        sign: [
          'At the very back something glimmered. It was one corner, and it was blue.',
          'One thing did show, a long way down. It was blue, it was pointed, and it turned.',
        ],
        yields: [
          'There was the back wall, and the last bag on it. Over it turned the woollen star, quite slowly, as stars do.',
          'When you went on after you had thought you were there, you came to the last bag. In the dark end of the store module the woollen star was turning on its own thread.',
        ],
      },
      shy: {
        part: { one: 'dust robot', an: false },
        holds: [
          'But in the store module lived a dust robot, no bigger than a bun. It had found the woollen star, and it did not know any visitors.',
          'But a dust robot lived in the store module, by the skirting, and it had never seen a face. It had picked up the woollen star, since it thought it was dust.',
        ],
        worse: [
          'The dust robot hummed away behind the bags. It had taken the woollen star under its arm.',
          'There was a whirr, and the dust robot was gone. The store module had a thousand bags to be behind, and it had taken the woollen star with it.',
        ],
        sign: [
          'Between two bags there was one round lens. It looked out, and it was wide open.',
          'A robot that looks has to look with something. Between two bags was a lens, round as a marble.',
        ],
        yields: [
          'The dust robot came out of the store module by itself, very slowly. On its head, like a hat, it wore the woollen star.',
          'The dust robot rolled out on to the middle of the store module and stopped. It bowed, and the woollen star slid off its head.',
        ],
      },
      guarded: {
        part: { one: 'store robot', an: false },
        holds: [
          'But the woollen star hung in the net of the store module, and before the net hung the store robot. Nothing left without a tick on its list.',
          'But the store robot kept the store module, and the woollen star was in its net. It had been entered, and so it could not be let out.',
        ],
        worse: [
          'The store robot put out all its arms, to the left and to the right. The woollen star was not to be seen any more.',
          'The store robot hung in front of its net like a spider. There was no woollen star on the list now, and there was none to be seen.',
        ],
        sign: [
          'The store robot kept looking at its list. There were forty names on it, and then an empty place.',
          'Its list was long, and it read down it again and again. It always stopped at the same place, and there was nothing there.',
        ],
        yields: [
          'The store robot pulled in its arms and opened the net of the store module. Out came the woollen star, turning on its thread.',
          'The store robot ticked something, and was a different robot. It held the net open, and the woollen star came out and toured the store module.',
        ],
      },
      slippery: {
        part: { one: 'smooth walkway', an: false },
        holds: [
          'But the woollen star had floated to the end of the store module. The only way there was a smooth walkway, and feet ran off it like water.',
          'But the walkway of the store module had been waxed, by somebody who only floated. At the other end of it hung the woollen star.',
        ],
        worse: [
          'Everyone was back at the beginning of the store module. At the other end the woollen star turned round and drifted on a little.',
          'They had all come back, and quicker than they had gone. The store module shook, and the woollen star nodded and drifted off to the next hook.',
        ],
        sign: [
          'Halfway along, a strip of cloth was stuck across the walkway. It was rough, and it went from edge to edge.',
          'There was one strip of cloth on the smooth walkway. It had the roughness of a cat’s tongue.',
        ],
        yields: [
          'Then came the end of the walkway, and the end of the store module. The woollen star floated up, as if it had been waiting to be asked.',
          'They had hold of the end wall of the store module, and it had hold of them. Within reach, blue and a bit fluffy, was the woollen star.',
        ],
      },
    },
  },
  link: {
    title: ['Ten Minutes of Sky', 'The First Question'],
    prize: { one: 'voice', an: false },
    obstacle: { one: 'radio room', an: false },
    task: [
      'At four the station came over the hills for ten minutes. The crew would answer questions from the school hall, and three hundred people would be sitting there. The radio club’s line was mute.',
      'In the hall they were practising not to cough. At four the station would be above the hill, and for ten minutes it could be asked things. There was a list of twelve questions, and there was a radio club that had split in two.',
    ],
    gift: [
      'The voice said good afternoon, from a thousand miles off, and asked who was there. A small boy in the second row stood up. He had practised his question for a week, and now he asked a different one.',
      'A voice said good afternoon. It sounded like someone in the next room, with the door not quite shut. When the ten minutes were over, it said: I’m over the sea now, and you could hear that it was true.',
    ],
    by: {
      broken: {
        part: { one: 'aerial rod', an: true },
        holds: [
          'But since the quarrel in the radio room the aerial rod had been bent, and it had come out of its joint. No voice came down it, only hiss.',
          'But on the roof of the radio room the aerial rod had been bent over somebody’s knee, nobody had wanted that. It pointed at the bicycle shed, and from there came no voice.',
        ],
        worse: [
          'A second joint had gone. In the radio room the hiss had no grain in it any more, and nothing that could have been a voice.',
          'The aerial rod had given way at the second joint. In the radio room you had a hiss with a hole in it, and that was not a voice.',
        ],
        sign: [
          'The metal was bright in two places, where it had snapped. The two edges had the same small tooth.',
          'Both stumps were hollow, and inside, in the one, stuck a bit of the same yellow wire as in the other.',
        ],
        yields: [
          'The rod stood, a hand shorter than before. In the radio room the hiss tore open, and in it was a voice.',
          'The yellow wire met, and somebody wound tape round it, and it stood. In the radio room the hiss drew aside like a curtain, and behind it was a voice.',
        ],
      },
      shy: {
        part: { one: 'expert', an: true },
        holds: [
          'But the only one who could find the voice on the dial sat behind the shelf in the radio room. Since the quarrel the hood had stayed up.',
          'But the expert had pulled out of the club, and out of the radio room, as far as the broom cupboard. It takes a very light hand to find a voice in all that.',
        ],
        worse: [
          'The expert had moved on into the store cupboard corner, and the notes had gone along. The radio room hissed, and there was no voice in it.',
          'The expert had put out the light in the broom cupboard. In the radio room someone turned the knob with a heavy hand, and past it, quite fast, went a voice.',
        ],
        sign: [
          'Beside the shelf one hand was to be seen. Its finger and thumb were turning a dial that was not there.',
          'Under the door a slip of paper had been pushed. There were four figures on it, and a comma.',
        ],
        yields: [
          'The expert came out, hood up, sat down at the set and turned the dial by the width of a hair. There was the voice.',
          'The expert came out to see whether they had set the comma as well. In the radio room they all moved up, and a very light hand turned by a hair, and it was a voice.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long frame', an: false },
        holds: [
          'But the aerial’s long frame lay on the lawn outside the radio room. While one leg stood, the next one sank, and without it no voice would come.',
          'But the long frame had to be carried up on the slope, out of the shadow of the radio room. It had been built for six. As it was, it went round in a circle, and there would be no voice.',
        ],
        worse: [
          'The long frame lay on its side and pointed at the ground. Whatever voice there was now belonged to the moles, and in the radio room they had gone quiet.',
          'The long frame had dug itself in at the one end. From the radio room they called through the window what they heard of a voice, and it was the word no.',
        ],
        sign: [
          'On the crossbar of the frame was a second grip. It had been taped on for winter, and no one had hold of it.',
          'At the far end there was a bicycle wheel, fixed on with wire. It had been meant for rolling.',
        ],
        yields: [
          'The frame rose out of the grass and stayed up, with a clod on one foot. From the window of the radio room came a shout, and then the voice.',
          'The long frame went up the slope like a barrow, with somebody at either end. From the radio room came a shout, and after the shout, through the open window, a voice.',
        ],
      },
    },
  },
  module: {
    title: ['Sixteen Sunrises', 'The Model Station at Six'],
    prize: { one: 'path of lights', an: false },
    obstacle: { one: 'interns’ workshop', an: true },
    task: [
      'At six the model of the station would be unveiled in the science museum. Round it, along all its windows, was to run a path of lights, sixteen sunrises in ninety seconds. What ran so far was two interns, to the shop and back.',
      'They had put the model under a sheet, and before the sheet a ribbon, and before the ribbon a minister. At six he would cut it. Then sixteen sunrises were to run round it in ninety seconds. The interns had been told that it was only lamps.',
    ],
    gift: [
      'At six it went dark, and the path of lights came round the model, sunrise after sunrise. The children counted. At the twelfth one of them was quiet, and at the sixteenth she asked whether it was tomorrow now.',
      'The path of lights ran round, and each time it came to the east side somebody said ah. After the sixteenth it was dark for a breath. The minister, who had a speech, said that he had nothing to add.',
    ],
    by: {
      tangled: {
        part: { one: 'light ribbon', an: false },
        holds: [
          'But in the interns’ workshop the light ribbon, unplugged, had been put away in a hurry, after an argument. It had gone round the model’s arm, and the path of lights was inside itself.',
          'But the interns’ workshop had been tidied, by one who was angry with another. The light ribbon, pulled out of its socket, was a ball now, and the path of lights was in there.',
        ],
        worse: [
          'The light ribbon had knotted. Four sunrises were pulled in under the arm, and in the interns’ workshop one had begun to count the path of lights backwards.',
          'The light ribbon had been shaken. In the interns’ workshop a good many people advise shaking, and the path of lights was a fist.',
        ],
        sign: [
          'At the last window the light ribbon lay in a loop. It was loose.',
          'One end had a label, in capitals: EAST. It hung out at the side, and it was free.',
        ],
        yields: [
          'The light ribbon came off the arm and lay round the model, once, as the drawing had it. In the interns’ workshop there was a path of lights.',
          'They went from east to west, and the light ribbon came along. It lay through the whole of the interns’ workshop, and somebody plugged it in, and it was a path of lights.',
        ],
      },
      guarded: {
        part: { one: 'supervisor', an: false },
        holds: [
          'But since the scratch no intern was allowed at the model. In the interns’ workshop the supervisor sat beside it, and the path of lights lay in its box.',
          'But the supervisor had taken the model to the front of the interns’ workshop and sat before it with crossed arms. Not even a path of lights comes near it, there was a scratch.',
        ],
        worse: [
          'The supervisor stood before the table, and the cloth went over the model. The path of lights had nothing to run round, and the interns’ workshop had a new rule.',
          'The supervisor had covered it with her own coat. In the interns’ workshop one spoke softly now, and nobody said path of lights.',
        ],
        sign: [
          'The supervisor kept looking from the scratch to three pots of white. All three had the same number.',
          'The supervisor kept looking at a little rail along the balcony of the model. Her tweezers were too thick for it, and so were her thumbs.',
        ],
        yields: [
          'The supervisor lifted one corner of the cloth, and then pulled it off. In the interns’ workshop there was room at the table for two, and for the path of lights.',
          'The supervisor watched two thin fingers straighten the little rail, and took her coat. There was room at the model, on one side, and in the interns’ workshop they unrolled the path of lights.',
        ],
      },
      needsTime: {
        part: { one: 'white paint', mass: true },
        holds: [
          'But in the interns’ workshop the white paint on the scratch was wet. The path of lights goes right over that spot, and it would have drawn sixteen lines in it.',
          'But the scratch had been painted over, twice, since the first white was the wrong white. In the interns’ workshop nobody was to breathe, until the white paint was dry, and only then comes the path of lights.',
        ],
        worse: [
          'The white paint had smeared. The scratch was longer than it had been that morning, and the path of lights went back in its box in the interns’ workshop.',
          'There was a thumb in the white paint. It was quite a good print, and in the interns’ workshop they all held up theirs. The path of lights could wait for another coat.',
        ],
        sign: [
          'In all that shine was one dull spot. It was at the end of the scratch, where they had begun.',
          'A dust speck that had stuck there rolled off.',
        ],
        yields: [
          'The white paint had gone dull, from the one end to the other. In the interns’ workshop they laid the path of lights across it, and it did not leave a mark.',
          'The white paint was as hard as the rest of the station. Over it, through the interns’ workshop and in at every window, went the path of lights.',
        ],
      },
    },
  },
} satisfies EnErrands;
