import type { EnErrands } from '../../schema.ts';

export const schoolDay = {
  name: {
    title: ['A Name for the Class Pet', 'Six Letters for a Guinea Pig'],
    prize: { one: 'name', an: false },
    obstacle: { one: 'group task', an: false },
    task: [
      '<helper>The guinea pig still hasn’t got a name,</helper> said {helper}. <helper>There’s only a line on its door. At the bell the caretaker takes it home for the holidays, and he’ll have to call it Line.</helper>',
      'In its box sat the guinea pig and ate up a piece of paper. There had been suggestions on it. <helper>It still hasn’t got a name,</helper> said {helper}, <helper>and at the bell it’s fetched.</helper>',
      {
        text: '<helper>The guinea pig’s got no name,</helper> said {helper}. <helper>And at the bell it goes on holiday.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The card went on the little door, and the caretaker put on his glasses. He read the name to himself, then he read it to the guinea pig. It stopped chewing and looked up.',
      'The name was read out, and the guinea pig turned round. It might have been the carrot. The caretaker wrote it on a label for the holidays, and spelt it right the second time.',
      { text: 'The caretaker read the name out loud. The guinea pig looked up. That’s me.', to: '3-5' },
    ],
    by: {
      tooMuchForOne: {
        part: { one: 'big sheet', an: false },
        holds: [
          'But the name had to be cut out of one big sheet. It was a group task, and as soon as one end was held, the other rolled up.',
          'But they had been given a sheet as long as a bed. The name was to be cut from the middle. It was a group task. The group was all at one end of it.',
        ],
        worse: [
          'The big sheet had rolled itself up from all sides, like something that wants to be left alone. The name was somewhere inside, quite crooked.',
          'The big sheet had gone off like a blind. In the roll was the name, and round the roll was the group task. The glue had got its lid off.',
        ],
        sign: [
          'One corner of the big sheet stuck out over the table. Nobody was holding it, and nobody ever had.',
          'The far corner hung over the end of the table. The wind from the window lifted it, and there was no hand on it.',
        ],
        yields: [
          'The group task lay flat at last, with a hand on every corner. In the middle was the name, and the scissors went round it.',
          'It lay there like a lake. The group task had a thumb on every corner, and in the middle, round all six of its letters, swam the name.',
        ],
      },
      noisy: {
        part: { one: 'talking', an: false },
        holds: [
          'But the name had been said only once, by the softest voice at the table. It was a group task, so everybody was talking.',
          'But there had been a good name already. It had been said at the group task, once, by somebody who talks like a mouse in slippers, and five had been talking at the time.',
        ],
        worse: [
          'The talking grew louder, until even the pencils rolled. The softest voice said the name again, and nobody heard it.',
          'They had all got an even better idea. You could see those small lips say the name again, on the other side of the group task, and then they gave it up.',
        ],
        sign: [
          'Between one talker and the next there was a short hush. In it you could hear the guinea pig chew.',
          'They had to breathe in, the five of them, and for once they did it together. You heard a carrot.',
        ],
        yields: [
          'The talking stopped, all round the group task. Then came the softest voice and said the name, and it was a good one.',
          'Somebody shut their mouth, and the rest looked round to see why. The group task was quiet, down to the pencils, and into that came the name.',
        ],
      },
      needsTime: {
        part: { one: 'paint', an: false },
        holds: [
          'But the group task was to paint the name in six letters, and they were wet. As long as paint is wet, it goes where it likes.',
          'But the name was painted, in all its six letters, and no one was to touch it. The group task had put its hands behind its back, and one or two of them would not stay there.',
        ],
        worse: [
          'The paint ran. Two letters of the name had become one, and the group task began again with a clean card.',
          'A drop had run down, from the third letter to the group task’s best trousers. The name read as a sort of fish now, and it had to be done again.',
        ],
        sign: [
          'On the first letter one stroke had gone dull. It was dry.',
          'There was one stroke which did not shine. It was at the very beginning, and it was no longer than a fingernail.',
        ],
        yields: [
          'The paint had stopped shining from the first letter to the last. There stood the name, and the group task could be lifted up.',
          'You could run a finger over it, and it came away clean. The group task stood back, with its heads all on one side, and read the name.',
        ],
      },
    },
  },
  star: {
    title: ['The Whole Sky Is One Star', 'A Star in the Straw House'],
    prize: { one: 'star', an: false },
    obstacle: { one: 'straw house', an: false },
    task: [
      '<helper>The first-years’ play is at ten,</helper> said {helper}. <helper>It’s about the night, and they’ve got one star. It’s made of tin, and it isn’t there.</helper>',
      'Eleven sheep stood in the wings, and one of them needed the toilet. <helper>It’s meant to be night,</helper> said {helper}, <helper>and they’ve no star. It’s tin, and it was here yesterday.</helper>',
      {
        text: '<helper>The play’s at ten,</helper> said {helper}. <helper>It’s about the night. And the star’s not there.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'At ten the star went up on its thread, over eleven small sheep. It turned once round itself. In the front row a baby pointed at it and said its first word, which was up.',
      'The star was let down on its thread, and it was night. The smallest sheep forgot its line and looked up. They all waited, and it was the best bit of the play.',
      { text: 'Up went the star on its thread. Up, said a baby.', to: '3-5' },
    ],
    by: {
      shy: {
        part: { one: 'guinea pig', an: false },
        holds: [
          'But the star had been carried off with the hay, into the straw house. The guinea pig had it there, and the guinea pig was shy.',
          'But the guinea pig had taken the star for a sort of hay. It had dragged it into the straw house. Since then so many faces had been at the door that it did not know where to look.',
        ],
        worse: [
          'The guinea pig went further into the straw house, as far as a guinea pig can. After it went the thread, and at its end was the star.',
          'There was a rustle that went away from them. In the back room of the straw house sat the guinea pig, with the star for a hat.',
        ],
        sign: [
          'In the doorway of the straw house there was a nose. It looked out, went up and down, and stayed.',
          'The door of the straw house was not quite empty. There was a nose in it, and it went like a sewing machine.',
        ],
        yields: [
          'The guinea pig came out by itself, with straw on its back. Behind it, on the thread, came the star, bumping over the doorstep.',
          'The guinea pig ran out, and stopped, and ran. It had the thread round its tummy, and so, hopping over the sill of the straw house, the star came after it.',
        ],
      },
      asleep: {
        part: { one: 'guinea pig', an: false },
        holds: [
          'But the star lay in the straw house, and on it lay the guinea pig, asleep. One point of tin looked out.',
          'But the guinea pig was asleep in the straw house, and it had found something cool to sleep on. It was a star, with five points, and you could see one.',
        ],
        worse: [
          'The guinea pig grumbled and made itself flatter. There was no tin to be seen in the straw house, only fur.',
          'The guinea pig had rolled itself flat, like a bun that has been sat on. There was not a point of the star left, and the straw house rose and sank.',
        ],
        sign: [
          'By the guinea pig’s nose lay a leaf, a carrot end and one long straw. They lay side by side, ready for the morning.',
          'It had seen to its breakfast. There was the leaf, there was the carrot end, and the long straw was to wipe its mouth.',
        ],
        yields: [
          'The guinea pig turned over, and one foot went on running for a bit. In the dip where it had lain was the star.',
          'The guinea pig pulled up its feet and fell over on the other side, without waking. In the straw house there was a guinea-pig-shaped dent, and in that was the star.',
        ],
      },
      dark: {
        part: { one: 'straw house', an: false },
        holds: [
          'But the star had been carried off with the hay, into the straw house. In there it was dark, and everything prickled.',
          'But the straw house had one door, and the guinea pig had stopped that with hay. Somewhere in there was the star. It was dark, it prickled, and it sneezed.',
        ],
        worse: [
          'The straw had closed up. The straw house looked twice as deep now, and no star was to be seen.',
          'The straw had fallen in. Where the straw house had had a hall there was a black nothing with hay in it, and no star.',
        ],
        sign: [
          'Between two straws, quite far in, there was one glimmer. It was as small as a pinhead.',
          'There was a light, as big as the head of a pin. It moved if you moved.',
        ],
        yields: [
          'There was the back wall of the straw house, with a carrot against it. And there was the star, hanging from a straw.',
          'There was a carrot, half of it, and that was the back wall. So this was all there was to the straw house, and from one of its beams hung the star.',
        ],
      },
      narrow: {
        part: { one: 'little door', an: false },
        holds: [
          'But the star was in the straw house, and the straw house had a little door for guinea pigs. A hand stuck fast at the thumb.',
          'But the straw house was built to measure, and the measure was a guinea pig. The star lay inside, and your hand was not a guinea pig, not past the thumb.',
        ],
        worse: [
          'The star slid right to the back of the straw house. In the little door there was only the end of its thread, and then not even that.',
          'It had slid off to the back, and its thread after it. The little door of the straw house was just a hole to look into. One did not even see the star.',
        ],
        sign: [
          'Down by the floor the little door had been gnawed on one side. It was wider there.',
          'There were tooth marks at the bottom, on the left. The little door had been made wider there, by hand, as it were.',
        ],
        yields: [
          'Out came the star, point by point, through the little door of the straw house. It had five, and each one got its turn.',
          'One point got stuck, and then the next, and it had to be turned like a key. Then the straw house gave a creak, and let go of the star.',
        ],
      },
    },
  },
  map: {
    title: ['An Ocean in the Cupboard', 'The Map and the Ten Minutes'],
    prize: { one: 'map', an: false },
    obstacle: { one: 'map cupboard', an: false },
    task: [
      '<helper>The guest teacher wants to show us where she went to school,</helper> said {helper}. <helper>It’s far away, and for that she needs the big map. In ten minutes it’s break, and then we’re all gone.</helper>',
      'The guest teacher had drawn her school on the board, with a tree in front. Where that was, nobody knew. <helper>She needs the big map,</helper> said {helper}, <helper>and it’s nearly break.</helper>',
      {
        text: '<helper>The guest teacher wants to show us where she’s from,</helper> said {helper}. <helper>We need the map. Then it’s break.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The map rolled down, and the room was all at once half ocean. The guest teacher laid one finger on a small green spot and left it there. Everyone leaned forward, to look in at the windows.',
      'On the map the guest teacher went along a river with her finger. Somebody asked what she had played there at break. She told them, and when the bell rang they went out and played it.',
      { text: 'Down rolled the map. One finger went to a small green spot, and stayed there.', to: '3-5' },
    ],
    by: {
      locked: {
        part: { one: 'latch', an: false },
        holds: [
          'But the map was in the map cupboard at the end of the corridor. The latch was shut, and it had no handle.',
          'But the map cupboard had lost its handle in the year of the flood. It had learnt to shut by itself. The map was in there, with all the seas.',
        ],
        worse: [
          'The latch of the map cupboard jammed. Inside, the map slid off its hook and went down behind the rack.',
          'The latch had gone in, and the door had gone askew. There was a long slither in the map cupboard, and a plop, and that was the map.',
        ],
        sign: [
          'Beside the latch was a nail, and on the nail hung a small wooden peg. It was worn smooth.',
          'There was a peg on a nail, next to it. It had been used as a pencil, as a drumstick and as a nose, and still it was a peg.',
        ],
        yields: [
          'The latch turned over like somebody in bed, and the map cupboard opened. Out leaned the map, by itself, blue end first.',
          'The latch rolled over. A smell of chalk came out of the map cupboard, and then, corner first, came the map.',
        ],
      },
      high: {
        part: { one: 'rack', an: false },
        holds: [
          'But the map hung in the map cupboard, right at the top of the rack. Up there it was all dust and oceans.',
          'But the rack in the map cupboard goes right up, and the map had the upper berth. Beneath it hung Italy, and that was no use for climbing.',
        ],
        worse: [
          'The map had rolled on to the upper hook. Now it lay against the ceiling of the map cupboard.',
          'The map had hopped up to the last hook. You could see its underside, in the top of the map cupboard, and that was blue, like everything far away.',
        ],
        sign: [
          'The cord of the rack ended low down in a loop. A hand could have gone into it at any time.',
          'Down by your hip there was a loop, at the end of a cord. The cord went up, and over a wheel.',
        ],
        yields: [
          'Down came the map, hook by hook, as a lift comes. At the bottom of the map cupboard it stopped and waited.',
          'It came down with a squeak for each hook. In the bottom of the map cupboard the map put its feet together and stood still.',
        ],
      },
      guarded: {
        part: { one: 'older pupil', an: true, g: 'f' },
        holds: [
          'But before the map cupboard sat an older pupil on watch. Nobody was allowed at the map without a slip, and there were no slips.',
          'But the older pupil who had the map cupboard had a chair as well, and a rule. For the map you needed a slip. The slips were in the map cupboard.',
        ],
        worse: [
          'The older pupil stood up and leaned on the door of the map cupboard. No blue was to be seen now, not a stripe of the map.',
          'The older pupil had stretched out both legs as far as the wall. The map cupboard was behind her, with its map, and she had begun to hum.',
        ],
        sign: [
          'The older pupil kept looking down. On the chair lay an open exercise book, with one sum in it and no answer.',
          'She looked down at the exercise book on her knees when she thought nobody saw. There was a sum in it, and a lot of rubbing out.',
        ],
        yields: [
          'The older pupil moved the chair, first one leg and then the others. The map cupboard was free, and the map could come out.',
          'The older pupil got up to write it down before it was gone. The map cupboard had nobody in front of it now, and the map leaned out to see.',
        ],
      },
      heavy: {
        part: { one: 'globe crate', an: false },
        holds: [
          'But before the map cupboard, with the map in it, stood a crate. The globe was inside, and the whole world is heavy.',
          'But a crate was standing in front of the map cupboard, with the globe in it. The globe was the old one, made of iron. So nobody got at the map.',
        ],
        worse: [
          'The crate settled down with a crunch. The door of the map cupboard was shut tight, and the map was pinched in it by its fringe.',
          'With a crunch the crate had sat down on somebody’s lunch. The door of the map cupboard was shut on the map. One bit of fringe looked out, like a tongue.',
        ],
        sign: [
          'Under one edge of the crate there was a pencil, and so that edge rocked.',
          'A pencil was lying under there. It had been a round one, and the globe crate rolled on it, by half an inch.',
        ],
        yields: [
          'The globe crate tipped over that edge and walked aside, corner by corner. The map cupboard opened, and there was the map.',
          'Up on its corner went the crate, and it turned, like a dancer with a big behind. The map cupboard opened as far as the wall, and the map was let out.',
        ],
      },
    },
  },
  radio: {
    title: ['Four Minutes of Programme', 'Live at the Long Break'],
    prize: { one: 'programme', an: false },
    obstacle: { one: 'split', an: false },
    task: [
      'School radio went out live at the long break, in every corridor. The first item was a story that a friend had told in confidence. Either there were four other minutes by then, or there was that story.',
      'The lamp would go on at ten thirty-five, and from then on you are in every corridor, and in the gym. They had four minutes, and something to fill them with that would be talked about for weeks. It belonged to somebody else.',
    ],
    gift: [
      'The programme ran for four minutes, and one of them was mostly somebody breathing in before a sentence. At the window of the studio stood a friend with a coat on. The coat came off during the weather.',
      'The programme was about the lost property, and who might be looking for it. In the gym they stood still with the ball under their arms. A coat that had been hanging there since the autumn was fetched at the end of the break.',
    ],
    by: {
      tangled: {
        part: { one: 'script', an: false },
        holds: [
          'But since the split each half had its own script, and both wrote in the same file. The programme had three beginnings and nobody’s end.',
          'But the split had run right through the script, and each side wrote over the other. The programme began three times with good morning, and then it came to the story.',
        ],
        worse: [
          'Ten comments more. The programme was a patchwork, and the split ran through the middle of a sentence.',
          'The script had been locked by one and copied by the other. The split was twins now. Both programmes had a good morning, and in both of them the story came at minute two.',
        ],
        sign: [
          'Between the comments stood one that was not about commas. It was from Monday, and no one had answered it.',
          'There was one line in grey in either of them. Somebody had asked there if she knew.',
        ],
        yields: [
          'The comments closed, one after another. What remained of the script was short, and it was a programme that everybody in it could hear.',
          'They had both looked at the same grey line, and it was a question, and had a short answer. The script was empty after that, from minute two on. Above the split somebody wrote, small, what else there was, and it was a programme.',
        ],
      },
      guarded: {
        part: { one: 'editor', an: true, g: 'f' },
        holds: [
          'But since the split the editor stood at the studio door, and let nobody in who had voted against her. The programme lay on her clipboard.',
          'But since the split the editor sat on the desk with her legs crossed, and had the fader under one hand. There would be a programme when they had said what they called her.',
        ],
        worse: [
          'The editor read out the rule, paragraph and number. The clipboard was against her chest, and there was no programme to be seen on it.',
          'The editor had pulled out the plug of the lamp. A split is a split, she said, and without a red lamp there is no programme.',
        ],
        sign: [
          'The editor kept looking over her shoulder. In the studio stood two microphones, and behind one of them the chair was empty.',
          'The editor kept looking at the clock, and at her throat in the glass of the studio. She had never said a sentence on air, she only ever wrote them.',
        ],
        yields: [
          'The editor took the clipboard down and pushed the door open with her back. The red lamp was still off, and there was time for a programme.',
          'The editor was holding a sheet, and it shook, and someone held the other edge of it. She slid off the desk. You could get at the microphones now, from both sides of the split, and there were three minutes for a programme.',
        ],
      },
      needsTime: {
        part: { one: 'answer', an: true },
        holds: [
          'But since the split a friend had not answered, and without that answer there was no programme. It was the friend’s story.',
          'But they had asked, late, whether they might. Since the split that sort of question went to and fro by way of three people. Without an answer, somebody said at last, it is no programme.',
        ],
        worse: [
          'The three dots had come and gone again. Under the question there was nothing, and the programme was a minute nearer to air.',
          'They had asked whether she had got the question. An answer is not a tap. On both sides of the split they listened to a phone that did not hum, and the programme had an hour less.',
        ],
        sign: [
          'Beside the question stood a small grey tick. It had been read, at seven that morning.',
          'She had changed her picture. It had been a wall, and was a window.',
        ],
        yields: [
          'The answer came at nine minutes to. It was two lines long, it said what was to be left out, and with that the programme could begin.',
          'The answer hummed, in the end, during biology. There was a no in it, and after the no a proposal. The split read it with their heads together, and it would make a programme.',
        ],
      },
    },
  },
  bridge: {
    title: ['A Bicycle on Paper', 'The Doors Open at Three'],
    prize: { one: 'paper bridge', an: false },
    obstacle: { one: 'split group', an: false },
    task: [
      'At three the whole school would see a bicycle stand on a bridge made of paper, or a bicycle lying on the floor. The physics group had been five. One had done everything, one had been left out, and one had stopped coming.',
      'There was a bicycle, it was the headmistress’s, and there was the bridge that it was to stand on. It was made of newspaper and of nothing else. By three there had to be a bridge, and for that there had been five people, once.',
    ],
    gift: [
      'The bicycle stood on the paper bridge, and for a moment you heard nothing but paper. Then a small girl in front let go of the breath that she had been holding for all of them. The paper bridge moved a little, and stood.',
      'The bicycle stood on the paper bridge, on its own two wheels, and one could read the weather underneath. The headmistress asked if she might sit on it. They looked at one another, all five of them, and said no.',
    ],
    by: {
      broken: {
        part: { one: 'middle joint', an: false },
        holds: [
          'But since the split group had been a split group, the middle joint of the paper bridge had had a crack. One had noticed it, and had not been asked.',
          'But in the split group everyone had folded for himself, and the middle joint had been folded by two. It had a crack, and a paper bridge hangs by its middle.',
        ],
        worse: [
          'Another strip tore off. The middle joint hung open, the bicycle stayed on the floor, and the split group stood round the paper bridge in two halves.',
          'The middle joint had opened like a beak. Between the halves of the split group lay the paper bridge, and it was in halves as well.',
        ],
        sign: [
          'The strip had torn along a fold. One edge had a row of small hooks of fibre, and the other had the loops.',
          'It had been made of one page. The crossword was on the one edge, with three squares, and the fourth square was on the other.',
        ],
        yields: [
          'The middle joint held when a hand pressed on it, and then when a bag did. The split group took its hands away one after another, and the paper bridge stayed.',
          'Four across came out. The middle joint was pressed, and glued, and had somebody’s thumb on it from either half of the split group. Nothing gave when they stood up the paper bridge.',
        ],
      },
      shy: {
        part: { one: 'fourth', an: false },
        holds: [
          'But the fourth of the split group sat outside on the radiator shelf, and what the paper bridge weighs where was in that head. Nobody had said come in.',
          'But the fourth had done the sums, and then they had called them slow. The fourth was in the bicycle shed, with the notebook, and the split group knew how heavy the paper bridge was, and not why.',
        ],
        worse: [
          'The fourth had moved one corridor further. In there the split group measured the paper bridge for the third time and got a third result.',
          'The fourth had pulled the shed door to. In the split group somebody worked it out, quickly, and the paper bridge got a bend in it, like a cat.',
        ],
        sign: [
          'From the sleeve of the fourth looked a folded strip. It was folded exactly as the middle would have to be.',
          'There was a tick on the dust of the shed window, drawn from inside. They could see through it that the bicycle had been weighed.',
        ],
        yields: [
          'The fourth came in and laid the strip on the table, and it took the weight of a satchel. The split group had stopped talking, and the paper bridge had its middle.',
          'The fourth came over the yard with the notebook open and put a pencil cross on the floor. You stand there, said the fourth to the split group. They did, and above them the paper bridge was straight.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long beam', an: false },
        holds: [
          'But the long beam of the paper bridge had to be carried across the hall, and of the split group one was there. It will bear a bicycle, but not its own length.',
          'But the long beam was six metres long, and light, and as weak as a noodle until it lay. You carry it by its ends. Since the split group had split, nobody had been at the other end, and there would be no paper bridge.',
        ],
        worse: [
          'The long beam sagged at both ends and hung crooked. What was left of the split group put the paper bridge down and looked at the clock.',
          'The long beam had knelt down in the middle of the hall. It could be smoothed out, once. The split group watched from two doors, and the paper bridge had a knee.',
        ],
        sign: [
          'On the underside of the long beam was a second place to hold. It had been drawn in on the plan from the first day.',
          'A strip of carpet lay over there, with two foot marks in chalk, turned to face this way.',
        ],
        yields: [
          'The long beam crossed the hall level, as you carry a sleeping child. The split group set it down on its piers, and it was a paper bridge.',
          'The long beam floated through the hall, between two people who did not take their eyes off each other. The split group had come out of both its doors. They set it down on its towers, and it was a paper bridge.',
        ],
      },
    },
  },
} satisfies EnErrands;
