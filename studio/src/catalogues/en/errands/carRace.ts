import type { EnErrands } from '../../schema.ts';

export const carRace = {
  flag: {
    title: ['Where to Stop Being Fast', 'The Chequered Flag'],
    prize: { one: 'chequered flag', an: false },
    obstacle: { one: 'soapbox', an: false },
    task: [
      'The smallest ones started last. They could steer, but they did not know where the end was. Last year two had gone on to the baker’s. At the bottom the chequered flag had to be waved, and it was to ride down in the soapbox.',
      'The smallest ones drove a good line, but they drove it for ever. There had been some trouble with the baker’s door. So somebody had to stand at the bottom with the chequered flag, and it was still at the top.',
      {
        text: '<helper>The smallest ones don’t know where to stop,</helper> said {helper}. <helper>They need the chequered flag. They’re next.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'At the bottom somebody waved the chequered flag with both arms. The smallest ones came, one after the other, and braked with everything they had. The last one stopped with her nose against it.',
      'Down came the chequered flag, and it meant stop. The smallest ones stopped, some before it, some beneath it. One asked if it could be done again, for the photograph.',
      {
        text: 'Flap, flap, went the chequered flag. They all braked. The last one stopped with her nose.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { one: 'wheel pin', an: false },
        holds: [
          'But the soapbox was to bring down the chequered flag, and its wheel pin had snapped. It had three wheels on and one in the grass.',
          'But the soapbox, which was to bring down the chequered flag, had three wheels and an opinion. The pin for the fourth had snapped.',
        ],
        worse: [
          'Another splinter had come off the wheel pin. The soapbox knelt down, and the chequered flag slid out of its holder.',
          'The wheel pin had lost a tooth. The soapbox went down like a camel, and the chequered flag was thrown over its head.',
        ],
        sign: [
          'Both pieces of the wheel pin were of the same wood. One ended in a point, and the other in the hole for it.',
          'There was the wheel pin, and there was the rest of the wheel pin. The one was pointed like a pencil, and the other was like the sharpener.',
        ],
        yields: [
          'The wheel pin held, and the wheel went round it with a squeak. Down rolled the soapbox, and above its tail stood the chequered flag.',
          'Round went the wheel, with a squeak for each turn. The soapbox ran down to the finish as if it had never been a camel, with the chequered flag flying.',
        ],
      },
      heavy: {
        part: { one: 'soapbox', an: false },
        holds: [
          'But the soapbox had tipped over on its side, on the chequered flag. It had been built by people who believed in iron.',
          'But the soapbox had lain down for a rest, on its side, and it had put the chequered flag underneath. It was built of railway sleepers, by somebody’s grandad.',
        ],
        worse: [
          'The soapbox settled on its corner. Under it the chequered flag was pressed into the straw, black squares and white.',
          'The soapbox had settled with a crunch. The chequered flag had only squares at one end now, the rest of them were under it.',
        ],
        sign: [
          'One edge of the soapbox lay on a tyre lever. It rocked there.',
          'A tyre lever had been left lying in the straw. The soapbox had one edge on that, and when a cart went by it went clonk.',
        ],
        yields: [
          'The soapbox came over, stood on all its wheels and shook itself. In the straw, with a crease, lay the chequered flag.',
          'The soapbox stood up like a cow, back end first. Straw ran off it, and in the straw was the chequered flag, with a crease through the black.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'loose wheel', an: false },
        holds: [
          'But the soapbox with the chequered flag had lost a wheel. When somebody lifted, the loose wheel rolled off, and when somebody held it, nobody lifted.',
          'But the wheel had come off the soapbox, and the chequered flag was to ride on it. You could hold up the one, or put on the other. There was a hand short, whichever it was.',
        ],
        worse: [
          'The loose wheel had rolled away, quite crooked. The soapbox lay on its nose, and the chequered flag had unrolled in the dust.',
          'The loose wheel had gone to see the crowd, and came back leaning. The soapbox was on its nose, and on the chequered flag there was a footprint.',
        ],
        sign: [
          'On the far side the soapbox had a second handle, of rope. Nobody was on that side.',
          'On the other side there was a handle of rope. It had been put there for the uphill.',
        ],
        yields: [
          'The loose wheel went on with a click, and was no longer loose. The soapbox stood, and in its holder stood the chequered flag.',
          'Somebody said now, and it was on. The loose wheel was just a wheel, and the soapbox stood up straight, and so did the chequered flag.',
        ],
      },
      slippery: {
        part: { one: 'oily hub', an: true },
        holds: [
          'But the soapbox with the chequered flag had an oily hub, and whatever wheel one put on it came off. Hands came off it as well.',
          'But oil had got on the hub of the soapbox. Every wheel they put on came to have a look, and left. The chequered flag was in the back, all ready.',
        ],
        worse: [
          'The wheel had slid off and rolled back to the start. The soapbox sat down, and the chequered flag went with the wheel.',
          'There it went again, down the hill, all on its own. The soapbox sat on its oily hub and the chequered flag drooped over the side.',
        ],
        sign: [
          'On the oily hub there was one dry spot. There was chalk on it, and it was rough.',
          'Somebody had leaned a bit of chalk there, against the hub. Where that had been it was dry and rough.',
        ],
        yields: [
          'The wheel sat, and went round, and did not come off. In front of the soapbox the street was clear, and over it flapped the chequered flag.',
          'The wheel went on with a scrape, and the scrape was a good sign. You could let go of the soapbox, and over it, all in squares, blew the chequered flag.',
        ],
      },
    },
  },
  helmet: {
    title: ['The Helmet With a Snail', 'Behind the Barrier'],
    prize: { one: 'snail helmet', an: false },
    obstacle: { one: 'barrier', an: false },
    task: [
      'The smallest driver stood before her box with nothing on her head. Her helmet was small and blue and had a snail on it. When the bell rang her row began, and without a helmet nobody sits down in anything.',
      'A row of helmets stood at the start, each with a head in it, and then came one head without. The smallest driver had polished her snail that morning. Nobody is let off without one, and the next bell was hers.',
      {
        text: '<helper>The smallest driver’s got no helmet,</helper> said {helper}. <helper>The blue one, with a snail. And the bell goes soon.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The smallest driver put on the snail helmet, and somebody shut the strap. She knocked on it, and said come in. Then the bell rang, and the snail went down the hill faster than snails do.',
      'The snail helmet went on, and something in it crunched. It was a biscuit, from last year. She ate it at the start, quite calmly, and then she let go of the brake.',
      { text: 'On went the snail helmet. She knocked on it. Come in. Then the bell rang.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'steward', an: false, g: 'm' },
        holds: [
          'But the helmets hung behind the barrier, and at the barrier stood the steward. For the snail helmet one needed a list, and the steward had had it a minute ago.',
          'But between them and the snail helmet were the barrier and the steward. He would have had to see it on the list. He patted his pockets, all nine of them.',
        ],
        worse: [
          'The steward stood broader and crossed both flags. Behind the barrier there was no snail helmet to be seen, only a waistcoat.',
          'The steward had planted himself. A flag to the left, a flag to the right, the barrier across, and somewhere beyond it all, on its hook, was the snail helmet.',
        ],
        sign: [
          'The steward kept looking along the fence. Under the bottom wire a sheet of paper was flapping.',
          'He looked at the fence. Something white lay under the wire, and it said things in rows.',
        ],
        yields: [
          'The steward lifted the barrier with one finger and went after something white. Behind it, on the third hook, hung the snail helmet.',
          'The steward read it, ran his finger down, and stopped. Up went the barrier like an arm in class, and he held out the snail helmet by its strap.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'steward', an: false, g: 'm' },
        holds: [
          'But at the barrier stood the steward, with ear defenders on. Whatever anyone said about the snail helmet, the steward saw a mouth going.',
          'But the steward at the barrier wore ear defenders, as big as buns. You said snail helmet. He looked at his watch and nodded.',
        ],
        worse: [
          'The steward took it for hurry. Over the barrier came a helmet as large as a bucket, and the snail helmet went to the back.',
          'The steward had hurried, because they looked as if they wanted that. Over the barrier came a helmet for a horse, and the snail helmet was put away, up on top.',
        ],
        sign: [
          'Down at the start somebody lifted a green flag and then a white one. The steward answered both at once, without looking round.',
          'They were practising with the flags, down there at the start. A green one went up, and the steward’s went up too, of its own accord.',
        ],
        yields: [
          'The steward lifted one flag for yes. Over the barrier, strap first, came the snail helmet.',
          'The steward understood flags, and these had been flags. He reached up with his free hand, and over the barrier, snail first, came the snail helmet.',
        ],
      },
      noisy: {
        part: { one: 'loudspeaker', an: false },
        holds: [
          'But behind the barrier they went by numbers, and over it hung a loudspeaker. The number of the snail helmet had been called out twice, and nobody had heard it.',
          'But the loudspeaker stood on the roof of the hut at the barrier. It was telling the whole town about sausages. You heard nothing of the number for the snail helmet but the hum.',
        ],
        worse: [
          'The loudspeaker boomed until the bunting shook. Behind the barrier a mouth said a number, and the snail helmet stayed on its hook.',
          'The loudspeaker had found some music to go with it. Behind the barrier somebody called out a number, twice, and then put the snail helmet back.',
        ],
        sign: [
          'Before each name the loudspeaker drew breath. That was a short hush, and it crackled a bit.',
          'It crackled before it spoke. So long as it crackled, you could hear the bunting.',
        ],
        yields: [
          'The loudspeaker had nothing more to say. Over the barrier you heard a number, said in an ordinary voice, and after it came the snail helmet.',
          'The loudspeaker gave a cough and was off to lunch. A number was said, across the barrier, no louder than at table. The hand that said it held the snail helmet.',
        ],
      },
    },
  },
  horn: {
    title: ['Eighty Years and a Horn', 'The Oldest Soapbox'],
    prize: { one: 'horn ball', an: false },
    obstacle: { one: 'bunting stand', an: false },
    task: [
      'The oldest soapbox had never driven without its horn. Its driver was eighty today and started last of all. He had the brass in his hand, and the rubber ball that belonged to it was gone.',
      'The oldest soapbox was eighty years old, and so was its driver. At each bend he pressed a rubber ball, and the horn said mooh. Now he pressed, and there was no horn ball in his hand.',
      {
        text: '<helper>The oldest driver’s eighty,</helper> said {helper}, <helper>and he always honks. But look, the ball’s off his horn.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The horn ball went on the brass. The oldest driver squeezed it once, and a pigeon got up from the town hall. He went down the hill quite slowly, and at every bend he said hello with it.',
      'Mooh, said the horn, and all the way down the hill people put out their heads. The oldest driver had time to wave to each. The horn ball was warm by the time he was down.',
      { text: 'Honk, went the horn ball. Honk, at every bend, all the way down.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'slit', an: false },
        holds: [
          'But the horn ball had rolled under the bunting stand. Below its first step was a slit, and that took a hand, edgeways.',
          'But the horn ball had bounced, and it had bounced in under the bunting stand. The slit there had been left for brooms.',
        ],
        worse: [
          'The horn ball rolled further in. Through the slit of the bunting stand you saw a curve, and then boards.',
          'It had rolled to the back and hit something. Through the slit under the bunting stand came a very small mooh. That was all they got from the horn ball.',
        ],
        sign: [
          'Beside the post the slit was wider. The children of the committee had been through there.',
          'By the post the board had been sawn off short. A whole committee’s children had been in and out.',
        ],
        yields: [
          'Out it rolled, by the post, with a bit of straw on. The bunting stand creaked, and the horn ball said a small rude noise.',
          'There was a nose of rubber in the slit, and it got fat, and it went plop. The bunting stand had lost its horn ball.',
        ],
      },
      dark: {
        part: { one: 'space', an: false },
        holds: [
          'But the horn ball was under the bunting stand, in the space behind the planks. It was dark in there, and shoes walked above.',
          'But behind the planks of the bunting stand was a space, and in the space was evening. The horn ball was black, and so was everything.',
        ],
        worse: [
          'Someone had let down a flag. The space under the bunting stand was black now, and the horn ball was a bit of it.',
          'A flag had been hung over the last crack. You could not see the hand that you felt with, in there under the bunting stand. The horn ball sat tight.',
        ],
        sign: [
          'Quite low down there was one gleam. It was the brass of a rim.',
          'The brass on it had not gone black. There was a thin gold ring, close to the ground.',
        ],
        yields: [
          'There were four planks and a lost tooth brush, and there was a wall. Before the wall of the bunting stand lay the horn ball.',
          'Your hand went from the ring to what was on the ring, and that was soft. It said mooh. So the bunting stand had only been keeping the horn ball for them.',
        ],
      },
      tangled: {
        part: { one: 'bunting string', an: false },
        holds: [
          'But the horn ball hung under the bunting stand in a bunting string. It had rolled in, and then somebody had tidied up.',
          'But the bunting string had come down behind the bunting stand, and the horn ball had rolled into it. There were forty pennants on that string, and each had helped.',
        ],
        worse: [
          'The bunting string drew tight. At the bunting stand all the pennants stood up, and the horn ball was pulled in under the boards.',
          'Forty pennants stood on end. The bunting string had the horn ball by the middle now, like a sausage, and the bunting stand creaked.',
        ],
        sign: [
          'By the red pennant the bunting string lay in a loop. It was slack, and it flapped.',
          'One loop had been left, by the red one. It flapped, as though it had nothing to do with the others.',
        ],
        yields: [
          'The bunting string ran off along the bunting stand, pennant after pennant. At the end of it dropped the horn ball, and bounced.',
          'The bunting string went off all the way round the bunting stand, like something on wheels. Thump, went the horn ball, and mooh.',
        ],
      },
      shy: {
        part: { one: 'kitten', an: false },
        holds: [
          'But under the bunting stand a kitten had the horn ball. It had only wanted to see what it does, and it had honked.',
          'But a kitten had caught the horn ball, under the bunting stand, and the horn ball had shouted. Neither of them had got over it.',
        ],
        worse: [
          'The kitten went further in under the bunting stand. The horn ball went with it and gave another honk, and that made it worse.',
          'The kitten had gone through two planks and a cobweb. From the far end of the bunting stand it went mooh, and then, in a hurry, mooh.',
        ],
        sign: [
          'From under the lowest step looked a paw. It was white, and it patted the ground.',
          'Below the bottom step a paw came out. It felt the air, and it was white.',
        ],
        yields: [
          'The kitten came out from the bunting stand by itself, stiff in all four legs. Before it, with its nose, it pushed the horn ball, and was quiet.',
          'A small stiff kitten came out from the bunting stand, like something on wires. It gave the horn ball a pat, and it rolled, and nobody shouted.',
        ],
      },
    },
  },
  crew: {
    title: ['Five Names on a Bonnet', 'Three of Five'],
    prize: { one: 'start', an: false },
    obstacle: { one: 'empty lines', an: true },
    task: [
      'Five had built the school’s box, and three were left. When the bell went, the scrutineers shut their tent, and what had no five signatures on its bonnet did not go to the start. On the bonnet stood three, quite large, and beneath them was paint.',
    ],
    gift: [
      'There were five names on the bonnet, and the box went to the start. It came down the hill straight, which nobody in the crowd found remarkable. At the bottom all five got off the brake at the same moment.',
    ],
    by: {
      broken: {
        part: { one: 'steering cord', an: false },
        holds: [
          'But since the row about the name the steering cord had frayed through, and the empty lines on the form had stayed empty. A box that goes where it likes has no start.',
        ],
        worse: [
          'Another loop of the steering cord had gone. The scrutineers looked at the empty lines, and gave the start to a bathtub.',
        ],
        sign: [
          'The steering cord had two ends. One had been dipped in red wax, and the other too, and by the same person.',
        ],
        yields: [
          'The steering cord ran over its pulley, and the wheels turned as one. In the empty lines stood what had been missing, still wet, and they were called to the start.',
        ],
      },
      guarded: {
        part: { one: 'scrutineer', an: false, g: 'f' },
        holds: [
          'But in the tent sat the scrutineer with the form, and on it were two empty lines. She had seen boxes start with three names, and had pushed them home.',
        ],
        worse: [
          'The scrutineer put the form at the bottom of the pile. With its empty lines it would come up again at four, and the start was at three.',
        ],
        sign: [
          'The scrutineer kept looking at the empty lines, even now, upside down. She laid her pen across them, and took it off again.',
        ],
        yields: [
          'The scrutineer drew the form out of the pile and turned it round. She held down its corner in the wind, there were no empty lines, and it was stamped for the start.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'box', an: false },
        holds: [
          'But the box lay on its trestles with its belly up, and because of the empty lines there were three to turn it. The start is for things that stand on their wheels.',
        ],
        worse: [
          'The box had slid off the trestle, crooked, and its paint was scratched from the name to the tail. Three of them looked at the empty lines, and the start was in twenty minutes.',
        ],
        sign: [
          'At the front the box had a second bar to carry it by. It was wound with tape, in a colour that none of the three had chosen.',
        ],
        yields: [
          'The box turned over in the air like a sleeper and came down on its wheels. There were hands on both bars, there were no empty lines, and they rolled it to the start.',
        ],
      },
    },
  },
  commentary: {
    title: ['Her Name as It Is', 'The Young Voice of the Race'],
    prize: { one: 'driver’s name', an: false },
    obstacle: { one: 'copied list', an: false },
    task: [
      'Today the race had a young voice, and it came out of eight loudspeakers. The driver with the number thirty-one had asked for one thing. She had lived in four homes, and in none of them had her name been said right, and today she would like to hear it once.',
    ],
    gift: [
      'Over all eight loudspeakers it came, the driver’s name, as it is, with the stress on the second part. The crowd said it after, because that is what crowds do. At the start a visor went up, and stayed up for a breath, and then she let go of the brake.',
    ],
    by: {
      tangled: {
        part: { one: 'name sheet', an: false },
        holds: [
          'But the driver’s name had been copied four times, each from the last. On every copied list it was another, and the name sheet had the sum of them.',
        ],
        worse: [
          'There was a fifth spelling. By the copied list her start had been called out for someone else. What had become of the driver’s name could not be pronounced.',
        ],
        sign: [
          'On the name sheet was one line that nobody had copied over. It was in green, and it was her own hand.',
        ],
        yields: [
          'The name sheet lay there with one line on it. They had thrown the copied list away, all four of it, and could read it, letter by letter, the driver’s name.',
        ],
      },
      shy: {
        part: { one: 'driver', an: false, g: 'f' },
        holds: [
          'But you would have had to ask her, and the driver sat behind her box with her helmet on. You can copy a list by yourself. For the driver’s name you need the driver.',
        ],
        worse: [
          'The driver had pulled down her visor. In it you saw the fence, the sky, and somebody with a copied list in one hand, and not the driver’s name.',
        ],
        sign: [
          'On one of the driver’s shoes something was chalked. It was very small, and it was in capitals.',
        ],
        yields: [
          'The driver pushed up her visor and said it, once, and then a second time, slower. On the copied list it had never looked like that, and so that was the driver’s name.',
        ],
      },
      needsTime: {
        part: { one: 'strange name', an: false },
        holds: [
          'But a strange name needs its time in the mouth, and there were three cars to go. On the copied list it looks easy, and it was out, and wrong, and the driver’s name had not been in it.',
        ],
        worse: [
          'The strange name had turned to a stumble again. It was better by the copied list, said somebody, at least it was quick. Two cars were left before the driver’s name.',
        ],
        sign: [
          'One part of the strange name had come right. It was the second, the one with the weight on it.',
        ],
        yields: [
          'The strange name lay in the mouth as if it had been born there. There was no copied list in the commentator’s hand any more, there was only, as it is, the driver’s name.',
        ],
      },
    },
  },
} satisfies EnErrands;
