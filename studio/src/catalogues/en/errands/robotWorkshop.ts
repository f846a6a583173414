import type { EnErrands } from '../../schema.ts';

export const robotWorkshop = {
  cog: {
    title: ['Ten Teeth and a Dance', 'The Cog in the Cables'],
    prize: { one: 'cog', an: false },
    obstacle: { one: 'cable tangle', an: false },
    task: [
      '<helper>Tonight’s the dance,</helper> said {helper}. <helper>The big one by the door has been practising sitting down for years. One cog’s missing, and then he could get up. At the closing bell we’re all switched off.</helper>',
      'By the door sat the big robot with a paper flower on. <helper>He asked me to dance last year,</helper> said {helper}. <helper>He’d get up, if he had the cog. It’s tonight, and then we’re switched off.</helper>',
      {
        text: '<helper>There’s a dance tonight,</helper> said {helper}. <helper>The big one wants to get up. He needs a cog.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The cog went in with a click. By the door the big robot stood up, one piece after another, until his head was among the lamps. Then he bowed, and held out one finger, for {helper} to dance with.',
      'Click, went the cog, and the big robot got to his feet and counted to three. He knew all the steps. He had only ever done them with his fingers, on his knee.',
      {
        text: 'Click, went the cog. The big robot stood up. He held out one finger for {helper}.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { one: 'red cable', an: false },
        holds: [
          'But the cog hung in the cable tangle. The red cable went round it, through it and round it again. It was old, and plugged in nowhere.',
          'But the cog was a prisoner of the cable tangle. The red cable had started it, years ago, and all the others had joined in.',
        ],
        worse: [
          'The knot had gone small and hard. In the cable tangle there were two teeth to be seen, and the rest of the cog was inside.',
          'Somewhere in the middle the cables had tied another bow. The cog had been swallowed down to its last tooth, and the cable tangle hummed, as if it were on.',
        ],
        sign: [
          'On one side the red cable made a wide loop. Nobody had ever pulled it.',
          'There was one wide loop in the red cable, out at the side. A moth had been using it to land.',
        ],
        yields: [
          'The red cable slid down on the floor and lay in rings. Out of the cable tangle, tooth by tooth, rolled the cog.',
          'The red cable dropped off like a skipping rope. After it, down the slope of the cable tangle, one tooth at a time, came the cog.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the cog was somewhere in the cable tangle. In the middle of it was a hollow, and it was as dark as under a hat.',
          'But the cable tangle was hollow, like a bird’s nest, and in the hollow somewhere was the cog. No lamp in the workshop was thin enough to get in.',
        ],
        worse: [
          'The cables had closed up. In the hollow of the cable tangle it was black, and there might never have been a cog.',
          'The hollow had shut its eyes. There was rubber in front of rubber in that cable tangle now. The cog lay behind it, thinking of oil.',
        ],
        sign: [
          'Far in there was one gleam. It was brass, and it had a corner.',
          'In the very middle of the black was a corner, and it was gold. It did not move.',
        ],
        yields: [
          'In the middle of the cable tangle it was quite roomy. There lay the cog, and on top of it a moth with its wings shut.',
          'First there was the corner, and after that there were eleven more. A moth flew up. It was only the cog, after all, at home in its cable tangle.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'top cable', an: false },
        holds: [
          'But the cog was under the cable tangle. Whoever held the top cable up had no hand left, and whoever had a hand left was under the cables.',
          'But the cog was beneath the cable tangle, and that weighed as much as a sofa. While it was held up, nobody had a hand to reach in with.',
        ],
        worse: [
          'Everything had slithered back, more crooked. The cable tangle had sat down right on the cog.',
          'The cables had run back together and had sat down, all in one lump. From under the cable tangle there came a scrape, and that was the cog on the boards.',
        ],
        sign: [
          'By the door one blue end hung down all by itself. Nobody had hold of it.',
          'A blue end hung from the ceiling by the door. It was long enough to pull on, and it swung.',
        ],
        yields: [
          'The cable tangle rose like a curtain, up at both ends. On the boards, on its side, lay the cog.',
          'Up went the cable tangle at both its ends, like a skirt at a puddle. It was quite tidy under there, and in the middle lay the cog.',
        ],
      },
    },
  },
  ear: {
    title: ['The Drawer of Left Ears', 'The Tin Singer Has One Ear'],
    prize: { one: 'ear', an: true },
    obstacle: { one: 'drawer robot', an: false },
    task: [
      '<helper>The tin singer’s only got his right ear,</helper> said {helper}. <helper>So he sings to the left of the note. At the bell we all sing together, and it’s a pain in the springs.</helper>',
      'All together it sounded like a drawer of forks. <helper>It’s the tin singer,</helper> said {helper}. <helper>He’s lost an ear, so he only hears one half of it. And at the bell we sing.</helper>',
      {
        text: '<helper>The tin singer’s lost an ear,</helper> said {helper}. <helper>So he sings wrong. It hurts in the springs.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} screwed on the ear, three turns and a half. The tin singer sang one note, stopped, and looked surprised. Then he sang it again, and all through the workshop people put down their oil cans.',
      'With the ear on, the tin singer heard the kettle, and the rain, and his own foot. He listened to them all in turn. Then he sang, and it was so straight that you could have hung washing on it.',
      { text: 'On went the ear, three turns. La, sang the tin singer. Oh. La.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'drawer robot', an: false },
        holds: [
          'But the ear was in the drawer marked left ears, and the drawer was in the drawer robot. It had a hundred of them, and it was in charge.',
          'But everything in the workshop has its drawer, and the drawers were in the drawer robot. The ear was in number sixty. The drawer robot stood before itself with both arms.',
        ],
        worse: [
          'The drawer robot stood broader, on all its castors. The drawer with the ear was behind its back, and it had a very flat back.',
          'The drawer robot had turned round. It had a hundred drawers in front, and one plain back, and the plain back did not hand out ears.',
        ],
        sign: [
          'The drawer robot kept looking down at its own front. Where its label ought to be, there were four small holes.',
          'Where the others had a label, it had four holes for screws. It bent down to see them, and could not quite.',
        ],
        yields: [
          'The drawer robot stepped back, and ninety-nine drawers rattled. One of them slid open, and in it lay the ear.',
          'The drawer robot came forward, to be nearer, and every drawer slid out by an inch. In number sixty, on cotton wool, was the ear.',
        ],
      },
      asleep: {
        part: { one: 'drawer robot', an: false },
        holds: [
          'But the drawer robot had dozed off, leaning against the bench. Its drawer with the ear was on that side.',
          'But the drawer robot had fallen asleep against the bench, on its sixtieth drawer, as it happened. In there was the ear.',
        ],
        worse: [
          'The drawer robot hummed and leaned its whole weight over. The drawer was shut so firmly that the ear inside it went pling.',
          'The drawer robot had let itself sink, and all its drawers were shut as tight as eyelids. The ear had been given a knock, and sang.',
        ],
        sign: [
          'By the drawer robot’s foot stood an oil can. Then came a folded cloth, and then two screws, the long one before the short.',
          'It had put away its things before it slept. Oil can, cloth, screw, screw stood in a line, down to the smallest.',
        ],
        yields: [
          'The drawer robot gave a start, said good evening, and sat up. The drawer slid out on its own, and there lay the ear.',
          'The drawer robot turned, creaking, to lean on its other side. What had been shut was open now, a hand’s breadth, and in it lay the ear.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'drawer robot', an: false },
        holds: [
          'But the drawer robot had the ear, and it handed out whatever it had heard. What it heard was hardly ever what anyone had said.',
          'But the drawer robot had a drawer for everything, and for every word it had the wrong one. The ear was in one of them.',
        ],
        worse: [
          'The drawer robot handed out a left boot, and then the other left boot. It shut the drawer with the ear and wished everyone a good walk.',
          'The drawer robot handed down a bell and a boot tree. It pushed the drawer with the ear right in, and asked whether there was anything else.',
        ],
        sign: [
          'A nut fell on the bench, tock, and bounced, tock. On the drawer robot a flap flew open, and shut again.',
          'A nut rolled off the shelf, tock, and came up again, tock. The drawer robot flapped a drawer, twice.',
        ],
        yields: [
          'A flap flew open, and then a drawer, and the drawer was the right one. The drawer robot took out the ear with two fingers and blew the dust off.',
          'Without being asked twice the drawer robot opened the right one. It took out the ear, breathed on it, and held it up to the light.',
        ],
      },
    },
  },
  tune: {
    title: ['The Closing Tune', 'Four Minutes to the Bell'],
    prize: { one: 'tune', an: false },
    obstacle: { one: 'music cupboard', an: false },
    task: [
      '<helper>My newest brother falls asleep to the closing tune,</helper> said {helper}. <helper>To nothing else. It’s four minutes to the bell, and if he’s still awake he runs off the table.</helper>',
      'Something small ran along the edge of the table, and every time {helper} caught it. <helper>My newest brother,</helper> said {helper}. <helper>He wants his closing tune. And then he drops off at once.</helper>',
      {
        text: '<helper>My little brother needs the tune,</helper> said {helper}. <helper>Or he runs and runs, and falls off the table.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The closing tune went through the workshop, from bench to bench. On the table a very small mouse ran in a circle, ran slower, and lay down. {helper} put a duster over him, up to the key.',
      'At the first bar of the closing tune the newest brother stopped, one wheel over the edge. At the second he yawned, and something in him went click. {helper} carried him in, on a sponge.',
      { text: 'The tune went plink, plonk. The tiny mouse ran slower, and slower, and lay down.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'slit', an: false },
        holds: [
          'But the tune was on a little roll in the music cupboard. The music cupboard had a slit for a mouth. It was meant for coins.',
          'But the music cupboard was fed with coins. It had a slit for that, and behind the slit turned the little roll with the tune.',
        ],
        worse: [
          'The roll tipped over and slid back. In the music cupboard the tune went on upside down, and of the roll you saw the rim.',
          'Something had tipped in the music cupboard. The tune played on, at a slant. Through the slit you could no longer see the roll, only hear it being dizzy.',
        ],
        sign: [
          'In the left corner the slit was worn down by a hundred years of coins. There it was wider.',
          'Coins wear things out. On the left of the slit they had worn a notch.',
        ],
        yields: [
          'Out of the music cupboard, glinting, came the little roll. It was still turning, and the tune was still on it.',
          'The music cupboard stuck out its tongue. On it was the roll, and the roll was still playing the tune, note after note, into everybody’s hands.',
        ],
      },
      locked: {
        part: { one: 'copper flap', an: false },
        holds: [
          'But the tune was in the music cupboard, behind a copper flap. The flap was down, and there was no key to it and never had been.',
          'But the music cupboard keeps its tune behind a copper flap, and the copper flap was down. You heard it through that, like a party next door.',
        ],
        worse: [
          'The copper flap was jammed on one side. Behind it in the music cupboard the tune went thin, as if someone had put a finger in its mouth.',
          'The copper flap had slid past its own hinge and stuck. The music cupboard held its breath, and all that came out of the tune was every second note.',
        ],
        sign: [
          'Beside the flap was a nail, and on the nail a bent hook. It had a copper tip.',
          'There was a hook on the wall beside it. Somebody had dipped the end of it in copper, so that it should be known where it belonged.',
        ],
        yields: [
          'The copper flap went up, and the music cupboard drew a long breath. The tune came out, and was louder than anyone had thought.',
          'The copper flap went up with a pling, and stayed up. Nothing was left between them and the tune, and it filled the room from the floor.',
        ],
      },
      noisy: {
        part: { one: 'rattling rod', an: false },
        holds: [
          'But the music cupboard rattled. It had a dozen rods in it, and they shook so hard that the tune could not get out.',
          'But the music cupboard had loose rods. The tune was in there, no doubt, and the rods were in there as well, and they were more.',
        ],
        worse: [
          'The rods rattled until the screws jumped on the bench. In the music cupboard the tune had gone under, with all its pins.',
          'The rods had shaken one another loose. The music cupboard danced on its feet, and for the tune, which is a lullaby, that was no place.',
        ],
        sign: [
          'After every eighth rattle there was one short hush. {helper_gen} ears went up in it.',
          'They rattled by eights, and then they had to think what came next. Nobody else got a word in but that moment.',
        ],
        yields: [
          'The rods hung still, the last one with a click. Then the tune came out of the music cupboard, and it was soft, as it had always been.',
          'One rod after another came to rest. The music cupboard cleared its throat, and there was the tune, as soft as flour.',
        ],
      },
    },
  },
  step: {
    title: ['One Click on the Floorboards', 'A Class Waits in the Yard'],
    prize: { one: 'first step', an: false },
    obstacle: { one: 'test bench', an: false },
    task: [
      'At four a class of six-year-olds would stand in the yard, because three interns had promised them a robot that walks. So far it was a pair of legs. The first step of those legs would be a click on the floorboards, and nobody had heard it.',
      'The six-year-olds had been told, and so they had told everyone. At four a robot would walk across the yard. It had legs, and it had been given a name, which was Knut, and it stood in the corner with its knees bent the wrong way.',
    ],
    gift: [
      'In the yard it was so quiet that you could hear the click. It was one step, and then the robot stood and shook. Twenty-two children held out their arms to it at the same time, as you do.',
      'It made a click on the boards, and that was the first step. Twenty-six children held on to each other. Then it made the second, and sat down, and they all sat down too.',
    ],
    by: {
      broken: {
        part: { one: 'knee joint', an: false },
        holds: [
          'But on the test bench the left knee joint had snapped at the lug. With a knee that folds both ways there is no first step, only a first fall.',
          'But on the test bench someone had wanted to see how far it bends. The knee joint had shown it. A first step goes forward, and that leg would have gone anywhere.',
        ],
        worse: [
          'The spring had jumped off and gone under the cupboard. On the test bench lay a leg, quite flat, and it was a long way from a first step.',
          'The knee joint had dropped its pin as well. It rolled from the test bench and under the cupboard, and the first step rolled after it, so to speak.',
        ],
        sign: [
          'The knee plate was broken straight through. One edge had a burr, and the other had the nick it had come from.',
          'In the metal there was a wave, from the casting. It ran out over the one edge and came in at the other.',
        ],
        yields: [
          'The knee joint bent, stuck, and bent. On the edge of the test bench the foot came down, click, and that was the first step.',
          'The wave ran through, and the pin was in. On the test bench they bent the knee joint, and it went as far as it should and no further. They could set it down for the first step.',
        ],
      },
      guarded: {
        part: { one: 'older intern', an: true },
        holds: [
          'But the test bench had belonged to the older interns since the winter. The legs were allowed to stand beside it, and beside it there was no room for a first step.',
          'But round the test bench sat the older ones with their coffee. They had built one that could climb stairs. For a first step, said the older intern, you did not need a test bench.',
        ],
        worse: [
          'The two of them moved closer together. The older intern had pushed the legs behind the toolbox, and on the test bench there was room for everything but a first step.',
          'The older intern had put both elbows on it. Whoever wanted the test bench for a first step had to ask the elbows, and they were reading.',
        ],
        sign: [
          'The older intern kept looking at a list that lay there, their own. One line on it was empty, and the date beside it was today’s.',
          'The older intern kept looking at their own robot, which stood at the head of the stairs. It had never learned how one comes down.',
        ],
        yields: [
          'The older intern shoved the toolbox to the end with one elbow. Half of the test bench was free, and half is enough for a first step.',
          'The older intern followed the bent legs with both eyes, down and up, and moved over without noticing. There was half a test bench, and that is enough for a first step.',
        ],
      },
      needsTime: {
        part: { one: 'glue', mass: true },
        holds: [
          'But on the test bench the foot had only just been glued, and the glue needed its time. A foot that comes off is no first step.',
          'But they had stuck on the soles at lunch, and the glue was to have till six. On the test bench it stood with its feet up, like somebody at the seaside, and at four it was to make the first step.',
        ],
        worse: [
          'The foot had slipped and had to be wiped and pressed on again. On the test bench the glue began at the beginning, and the first step was forty minutes off.',
          'Somebody had set it down to try. It stuck to the test bench with one sole, and the foot came away, and the first step was one it took without a foot.',
        ],
        sign: [
          'Round the sole there was a rim, clear, no longer white. It was as thin as a thread.',
          'There was a bead of glue on the heel, and it had a skin.',
        ],
        yields: [
          'The rim was clear all the way round. On the test bench the foot bore the leg, and the leg bore the rest, and it was as good as a first step.',
          'The glue had let go of the fingers and taken hold of the sole. They lifted the legs off the test bench and put them on the boards, and there was a click, and that was the first step.',
        ],
      },
    },
  },
  drum: {
    title: ['Four Beats and a Late Fifth', 'The Drum Robot’s Silence'],
    prize: { one: 'rhythm', an: false },
    obstacle: { one: 'long silence', an: false },
    task: [
      'At six the workshop band played at the street festival. The whole street knows their rhythm, four beats and a fifth that comes too late. It was played by a robot, and it had been written by somebody who had been silent since the argument.',
      'Every year when the robot began to drum, they came out of the houses. It did four beats and a fifth that was late, and nobody else had that. At six the street was full. The robot had its sticks up, and the one who had taught it had stopped talking.',
    ],
    gift: [
      'At six the drum robot lifted its sticks. Four beats, and then they all waited, the whole street with one foot in the air, until the fifth came, too late, as it does. From then on the rhythm was everybody’s.',
      'Four beats, and then the fifth, when one had nearly given it up. The rhythm went down the street and came back. On the balcony of number nine an old couple danced to it, and always waited for each other at the fifth.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But the long silence had begun on the phone, in a chat of nine people who had all been right. Far up in it, before the argument, was the rhythm, as a file.',
          'But a long silence begins with too many words, and those were on the phone. Nine people had each said what the rhythm was worth, and it lay under them, an attachment.',
        ],
        worse: [
          'There were forty new messages on the phone. The rhythm had been buried further up, and the long silence was one that hummed all the time.',
          'Somebody had answered all of them in one. The phone showed a hundred and nine now, and after the long silence there was a good deal of noise, and no rhythm.',
        ],
        sign: [
          'In the middle of the chat stood one sentence of the programmer’s, with nothing under it. After that she had not written again.',
          'One message was only four dots, and then, a line lower, a fifth.',
        ],
        yields: [
          'On the phone an answer stood under that sentence, nine times, each in other words. The long silence lasted for one more minute, and then she sent the rhythm.',
          'Someone tapped what stood there, on the table, and it was right. The phone went on by itself to the place, and a long silence had an answer in it, and a file, and that was the rhythm.',
        ],
      },
      shy: {
        part: { one: 'programmer', an: false, g: 'f' },
        holds: [
          'But the programmer was in the back room, and the door was not even shut. It was a long silence, and on its other side, on her laptop, was the rhythm.',
          'But the programmer had taken a chair out to the yard and sat with her back to the door. The long silence came in from there like a draught. She had the rhythm in her, and nowhere else.',
        ],
        worse: [
          'The programmer had gone behind the shelf, laptop under her arm. The long silence had got a second wall, and you heard nothing of the rhythm, not even the keys.',
          'The programmer had turned up her collar and gone as far as the bins. You cannot call across a long silence, and what the robot did with the sticks was not the rhythm.',
        ],
        sign: [
          'Round the foot of the shelf looked the toe of a shoe. It was yellow, and it tapped four times, and then, late, a fifth.',
          'Out there somebody trod on a loose lid, four times, and waited, and trod on it.',
        ],
        yields: [
          'The programmer came out, knelt down by the drum robot and plugged herself in, as she called it. The long silence ended with a click, and what came after it was the rhythm.',
          'The programmer stood in the door, because they had got the fifth beat wrong and it hurt her. She showed them. That was the end of a long silence, and the beginning of the rhythm.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'robot cart', an: false },
        holds: [
          'But after the long silence there were not many left to push, and the drum robot sat on its cart in the back. When one side of the robot cart was over the sill, the other rolled back, and the rhythm needs both sticks.',
          'But the robot cart had to come up two steps to the street, and in the long silence people had got used to leaving early. One wheel was up, one was down, and the rhythm hung at an angle.',
        ],
        worse: [
          'The robot cart had rolled against the wall. The sticks hung down, and the rhythm was still in the basement. What two people said to each other ended the long silence, but not well.',
          'The robot cart had rolled back into the hall and knocked over the stool. After a long silence it was at least a noise. It was not the rhythm.',
        ],
        sign: [
          'At the back the robot cart had a second handle, folded down. There was dust on it from before the argument.',
          'A board leaned against the wall behind it, as wide as two wheels. Someone had written on it: please help.',
        ],
        yields: [
          'The robot cart went over the sill on all four wheels and out into the light. It was quiet in the street, no long silence, just a short one, before the rhythm.',
          'The robot cart went up the board, with a push from each side, and stood on the street. The long silence stayed in the hall. The sticks came down, and it was the rhythm.',
        ],
      },
    },
  },
} satisfies EnErrands;
