import type { EnErrands } from '../../schema.ts';

export const doctorVisit = {
  plaster: {
    title: ['The Plaster With Stars', 'Nine Chairs and One Knee'],
    prize: { one: 'star plaster', an: false },
    obstacle: { one: 'long wait', an: false },
    task: [
      'The little boy with the grazed knee had been promised the plaster with stars. There was one left. When the bell rang, the drawer was shut for the day. Then there were only the brown ones.',
      'The little boy had walked here the whole way on one leg. The knee was washed, and he had not made a sound. He had been promised stars for it. There was only one star plaster left.',
      {
        text: '<companion>That boy’s knee hurts,</companion> said {companion}. <companion>He wants the plaster with stars. There’s only one left.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The star plaster went on. The little boy bent his knee, to see if the stars came too. They did. He walked to the door like somebody who carries a full cup.',
      'The star plaster was pressed on, all along its edges. The little boy counted the stars, and there were six. He went out on both legs, and stopped on every step to look.',
      { text: 'On went the star plaster. He bent his knee. The stars bent too.', to: '3-5' },
    ],
    by: {
      needsTime: {
        part: { one: 'number board', an: false },
        holds: [
          'But between them and the star plaster lay the long wait. There was a number board on the wall, and it turned when it turned.',
          'But the star plaster was at the end of the long wait, and the long wait had a number board. It changed when it had finished with the number before.',
        ],
        worse: [
          'The number board went back to the beginning, and nobody knew why. The long wait was as long as before, and the star plaster was at its end.',
          'The number board had gone blank, and then it said one. There was a groan all along the long wait, and the drawer with the star plaster was pushed to.',
        ],
        sign: [
          'On the number board one number trembled. It was the last one, and it was going to turn.',
          'One of the flaps had lifted at the edge. It was the last one.',
        ],
        yields: [
          'Clack, went the number board by itself, and it was the right one. The long wait was over, and the drawer came open, and there was the star plaster.',
          'Nobody had been looking when it went clack. It was the right number, and the end of the long wait. In the drawer, on top, lay the star plaster.',
        ],
      },
      noisy: {
        part: { one: 'chatter', mass: true },
        holds: [
          'But in the long wait all of them had begun to talk. In the chatter you could not have heard a name, and you had to, for the star plaster.',
          'But everybody in the long wait had an illness, and was telling it. The star plaster had to be called for, and one would have to hear it being called.',
        ],
        worse: [
          'The chatter rose until the fish tank rang. Somebody called the little boy’s name, and the star plaster was held up, and in the long wait nobody looked.',
          'Somebody had got to their operation, and somebody else to their aunt’s. In the long wait you saw a mouth say a name, and a hand with the star plaster went down again.',
        ],
        sign: [
          'When a page was turned, there was a short hush. People read the heading.',
          'A page was turned, in one of the magazines, and then another. It was quiet for as long as you take to see a picture.',
        ],
        yields: [
          'The chatter had run dry. Into the long wait somebody said the little boy’s name, not even loudly, and there was the star plaster.',
          'One last person said oh well, and looked at their hands. The long wait had a hole in it, and through the hole came a name, and with it came the star plaster.',
        ],
      },
      guarded: {
        part: { one: 'receptionist', an: false, g: 'f' },
        holds: [
          'But the star plaster lay in a drawer, and before the drawer sat the receptionist. In the long wait everything went in turn, she said, even stars.',
          'But the receptionist had the drawer, and in the drawer was the star plaster. She looked over her glasses at the long wait, and nobody was going to get at it out of turn.',
        ],
        worse: [
          'The receptionist moved her chair across. The drawer with the star plaster was behind her now, and the long wait had got longer by a word.',
          'The receptionist had folded her arms on the drawer. The star plaster was under two elbows now, and the long wait sat up straight.',
        ],
        sign: [
          'The receptionist kept looking down beside her desk. A whole pile of cards had slid off there, in alphabetical order.',
          'She could not keep her eyes off the floor, beside the desk. Half the alphabet was down there.',
        ],
        yields: [
          'The receptionist rolled her chair aside and pulled out the drawer. For somebody in the long wait there lay the star plaster, silver on blue.',
          'The receptionist had both hands full of cards, and she opened the drawer with her knee. The long wait leaned forward, and there it was, on blue paper: the star plaster.',
        ],
      },
    },
  },
  puppet: {
    title: ['The Puppet Goes First', 'The Striped Nightcap'],
    prize: { one: 'puppet', an: false },
    obstacle: { one: 'waiting bench', an: false },
    task: [
      'The doctor had a puppet in a striped nightcap. It always went first: it said aah, it held out its arm, it looked the other way. The next small visitor had been called already, and the puppet was not there.',
      'Behind the door somebody small was saying no, and no, and no. For that the doctor had the puppet in the striped nightcap, who goes first and is not afraid of much. The hook where it hung was empty.',
      {
        text: '<companion>The puppet always goes first,</companion> said {companion}. <companion>It holds out its arm. But now it isn’t there.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The puppet held out its arm and looked the other way, and it was over. It got a plaster, as it did every day. Then the small visitor held out an arm and looked the puppet in the eye.',
      'The puppet put out its tongue as far as the cloth went. Aah, said the doctor. Aah, said somebody behind the door, quite by themselves. They left together, each with a plaster on the arm.',
      { text: 'The puppet held out its arm. It got a plaster. Then it was easy.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the puppet had slipped down behind the waiting bench. The gap at the wall was as wide as a comic, and not wider.',
          'But the waiting bench stood against the wall like a person with cold hands. In the gap behind it hung the puppet, and you could see its stripes.',
        ],
        worse: [
          'The puppet slid on along the wall. In the gap behind the waiting bench you saw stripes, and then the end of the stripes.',
          'It had gone down like a letter. The waiting bench was as close to the wall as a stamp. Of the puppet there was a bobble, and then no bobble.',
        ],
        sign: [
          'Beside the fish tank the waiting bench stood further off. The gap was a hand wider there.',
          'The pipe for the fish tank went along that wall. On account of the pipe there was more room in the gap at that end.',
        ],
        yields: [
          'Out came the nightcap, as long as a sock, and on it hung the puppet. From the waiting bench somebody said good morning to it.',
          'The bobble came first, and it took all the stripes with it. From behind the waiting bench came one long sock of a puppet, covered in fluff, with its arms up.',
        ],
      },
      dark: {
        part: { one: 'gap', an: false },
        holds: [
          'But the puppet had slipped off, under the waiting bench. It was dark in the gap there, and it smelled of boots.',
          'But the puppet had slid down off the waiting bench and under it. It is dark where people keep their feet. One saw boots, and behind the boots one saw nothing.',
        ],
        worse: [
          'Someone sat down and let a coat hang. The gap under the waiting bench was black now, and of the puppet there was nothing to see.',
          'Another coat had come down like a curtain. In the gap below the waiting bench you could have lost a dog, let alone a puppet.',
        ],
        sign: [
          'In the middle of the dark there was one glimmer. It was round, and it was a bell.',
          'There was something round and bright in there. If it had been nearer, it would have tinkled.',
        ],
        yields: [
          'There was a glove, and there was a ticket from the zoo. And there under the waiting bench, on its stomach, lay the puppet.',
          'It went glove, ticket, boot, another boot. The dark under the waiting bench gave a tinkle, and what tinkled was the puppet.',
        ],
      },
      heavy: {
        part: { one: 'bench', an: false },
        holds: [
          'But the puppet had slipped behind the waiting bench. The bench was of oak, for nine, and it had felt on its feet, so that it would stay.',
          'But the waiting bench was made for nine, and it weighed as much as nine. It had the puppet by the nightcap, against the wall.',
        ],
        worse: [
          'The waiting bench settled back against the wall. Behind it the puppet was held fast by its nightcap.',
          'The waiting bench had sat down again and crossed its legs. The puppet hung there and looked at the ceiling, and had one arm out for the plaster.',
        ],
        sign: [
          'At one end the waiting bench stood on a pencil. There it rocked.',
          'Somebody had lost a pencil. It was under one foot of the waiting bench, and so the bench rolled there, by the breadth of a pencil.',
        ],
        yields: [
          'The waiting bench swung out from the wall at one end, as a door does. The puppet dropped down behind it and sat there.',
          'One end of the waiting bench went for a walk. It came round like a gate, and behind it, with a soft flop, sat the puppet.',
        ],
      },
    },
  },
  puzzle: {
    title: ['Half a Red Funnel', 'The Last Piece of the Harbour'],
    prize: { one: 'puzzle piece', an: false },
    obstacle: { one: 'coat rack', an: false },
    task: [
      'The girl who had waited longest had laid the whole harbour, all but one piece. It was half a red funnel. Her name came next, and then somebody would put the harbour back in its box.',
      'There was a sea, there was a crane, and there was a hole with the table showing through. The girl had been here the longest. Before her name was called, she wanted to see the whole harbour.',
      {
        text: '<companion>That girl’s done the whole puzzle,</companion> said {companion}. <companion>There’s one piece missing. And she’s next.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The girl laid the puzzle piece in the hole and pressed it with her thumb. Now the ship had its funnel. Her name was called, and she got up, and then she bent down once more and looked at it.',
      'The girl did not put it in herself. She held the puzzle piece out, so that somebody else could have the last one. It went in with a snap, and they all looked at the harbour.',
      { text: 'In went the puzzle piece. Now the ship had a funnel. Toot.', to: '3-5' },
    ],
    by: {
      shy: {
        part: { one: 'small boy', an: false, g: 'm' },
        holds: [
          'But under the coat rack, behind all the coats, stood a small boy. He had the puzzle piece in his fist, and he was not there.',
          'But the puzzle piece was with a small boy, and the small boy was with the coats. The coat rack had nine of them. He was behind the seventh, or the eighth.',
        ],
        worse: [
          'The small boy went in by one more coat. The puzzle piece went with him, and the coat rack closed.',
          'There was a swish of hangers, and it was the ninth. The coat rack hung there as if it had never had a boy in it. The puzzle piece was as good as on the harbour floor.',
        ],
        sign: [
          'Below the hem of a coat there was one sock. Its toes were moving.',
          'You could tell which coat it was. It had a foot, in one sock.',
        ],
        yields: [
          'The small boy came out of the coat rack by himself, between two sleeves. He opened his fist, and there was the puzzle piece, rather warm.',
          'A sleeve moved, and it had a fist in it. The small boy came out of the coat rack behind his own arm, and opened it. There was the puzzle piece.',
        ],
      },
      asleep: {
        part: { one: 'small boy', an: false, g: 'm' },
        holds: [
          'But under the coat rack a small boy had gone to sleep on a scarf. Out of his hand looked a corner of the puzzle piece.',
          'But below the coat rack, on somebody’s scarf, slept a small boy. He had kept hold of the puzzle piece, as you keep hold of a rail.',
        ],
        worse: [
          'The small boy grumbled and rolled over. He lay on the puzzle piece now, and the coat rack let down a sleeve on him.',
          'The small boy had turned over on his fist, and so on the puzzle piece. A coat slid off the coat rack and tucked him in.',
        ],
        sign: [
          'Beside the small boy stood his boots. The mittens lay on the boots, and his cap lay on the mittens.',
          'He had undressed for it. Boots, mittens, cap: it was a tower, and the cap was on top.',
        ],
        yields: [
          'The small boy turned round to face the coat rack, and his hand came open. On the scarf lay the puzzle piece.',
          'The small boy flung out an arm, and the fingers came open like a flower. The coat rack threw a striped shadow over them, and there lay the puzzle piece.',
        ],
      },
      tangled: {
        part: { one: 'coat sleeve', an: false },
        holds: [
          'But under the coat rack sat a small boy, and the puzzle piece was in his fist. The fist was in a coat sleeve, and that had got mixed up with the others.',
          'But the puzzle piece was in a fist, the fist was in a coat sleeve. The coat sleeve was plaited in with all the others. The coat rack looked like a family that is saying goodbye.',
        ],
        worse: [
          'Two more sleeves had wound themselves round it. The puzzle piece was deep in the coat rack now, with an elbow on either side.',
          'A belt had joined in, and that had a buckle. The fist was out of sight in the coat rack now, and the puzzle piece was getting warm.',
        ],
        sign: [
          'In the belt of the blue coat there was a loop. It hung there, quite loose.',
          'The blue coat’s belt had a loop in it. You could have put a cup through.',
        ],
        yields: [
          'The coat sleeve came away by itself, and the coat rack hung straight. Out of the cuff came a fist, and in it was the puzzle piece.',
          'The sleeves let each other go, the left, the right, the left. The coat rack hung as straight as on Sunday. From the one cuff looked a hand with the puzzle piece.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'small boy', an: false, g: 'm' },
        holds: [
          'But under the coat rack sat a small boy with the puzzle piece. He was two, and for him everything was hide and seek.',
          'But the small boy under the coat rack was two, and he had the puzzle piece. He had worked out what they wanted. They wanted him to hide.',
        ],
        worse: [
          'The small boy squealed, shut his fist, and pulled a coat over his head. The coat rack giggled, and the puzzle piece was not to be had.',
          'The small boy had hidden better. There was a coat over him, and one over the coat. The puzzle piece was in the middle, and the coat rack hiccuped.',
        ],
        sign: [
          'Across the room a grandfather was hiding behind his newspaper and coming out again. Each time, the small boy looked out too.',
          'A grandfather opposite put down his newspaper and put it up. Each time it came down there was an eye, low in the coats.',
        ],
        yields: [
          'The small boy looked out with the whole of his face. Then it was somebody else’s turn, and he held out the puzzle piece across the coat rack’s feet.',
          'The small boy came all the way out, to be the one who looks. He needed both hands for his eyes, and so the puzzle piece went down in front of the coat rack.',
        ],
      },
    },
  },
  interview: {
    title: ['Two Minutes About Waiting', 'The Recording Is Empty'],
    prize: { one: 'recording', an: false },
    obstacle: { one: 'waiting room', an: false },
    task: [
      'At five it would go on air, a piece for the school radio about being afraid. The doctor had allowed one day for it. There were six hours of recording so far, and on it you could hear a fish tank.',
    ],
    gift: [
      'It went on air at five. For two minutes a voice said what the waiting is like, from the coat hooks on, and then the tank bubbled for a bit. In the waiting room itself the radio was on, and a man stopped leafing.',
    ],
    by: {
      shy: {
        part: { one: 'girl', an: false, g: 'f' },
        holds: [
          'But in the waiting room they all looked at their knees. The girl with her arm in a sling had once looked up, and for the recording that was the most so far.',
        ],
        worse: [
          'The girl had moved one chair further, to the one by the door. The waiting room closed up behind her, and the recording had a cough more on it.',
        ],
        sign: ['Out of the girl’s collar hung one earphone. It was switched off.'],
        yields: [
          'The girl came back to the chair she had had. She began with the ceiling of the waiting room, and what you see in it, and the recording ran.',
        ],
      },
      locked: {
        part: { one: 'clip', an: false },
        holds: [
          'But without a signed form nobody in the waiting room could be on the recording, and the forms were in the doctor’s file. The clip of the file was shut.',
        ],
        worse: [
          'The clip had bitten into the paper. In the waiting room two people who would have spoken were called in, and the recording lost them both.',
        ],
        sign: ['On a string beside the clip hung a pen. It was the file’s own, and it was bent at the tip.'],
        yields: [
          'The clip gave, and the form lay on the table. Somebody in the waiting room reached for it, signed, and moved up to the microphone of the recording.',
        ],
      },
      needsTime: {
        part: { one: 'talk', an: false },
        holds: [
          'But a talk in a waiting room takes its time. So far the recording had eleven times yes, and nine times no, and once it depends.',
        ],
        worse: [
          'The talk had gone back to yes and no. The waiting room looked at the clock, and the recording was as empty as before.',
        ],
        sign: ['At the window somebody had begun a sentence, and not for anyone. It had an and at the end.'],
        yields: [
          'The and was followed by something. After that the talk went on by itself, across the waiting room, and the recording had only to be there.',
        ],
      },
    },
  },
  fishTank: {
    title: ['The Sound of the Tank', 'The Last Day of the Traineeship'],
    prize: { one: 'bubbling', mass: true },
    obstacle: { one: 'practice rule', an: false },
    task: [
      'For two years an old lady had come every Wednesday and sat beside the tank. She said it sounded like the kitchen at home, when the coffee was nearly through. Since Monday it had stood silent, and this was the last day of the traineeship, and a Wednesday.',
    ],
    gift: [
      'She sat down beside the tank, hung up her stick, and shut her eyes. It bubbled. When she was called in, she did not hear it, and the doctor came out, and sat down for a moment on the next chair.',
    ],
    by: {
      guarded: {
        part: { one: 'assistant', an: true, g: 'f' },
        holds: [
          'But there was a practice rule for everything, and for the tank there was none, so the assistant let nobody near it. It had stopped bubbling, and it would be reported.',
        ],
        worse: [
          'The assistant had put a cloth over the tank, as you do for a parrot. The practice rule was on the cloth, with a pin, and of the bubbling nobody spoke.',
        ],
        sign: [
          'The assistant kept looking at the rota. There was a row in it called fish, and in that row no name had ever stood.',
        ],
        yields: [
          'The assistant drew the pin out of the practice rule and the cloth off the tank. It was quite still in there, and you could get at what makes the bubbling.',
        ],
      },
      broken: {
        part: { one: 'air hose', an: true },
        holds: [
          'But the air hose had come in two behind the tank, and by the practice rule one tells somebody, who tells somebody. Without the air hose there is no bubbling.',
        ],
        worse: [
          'A clip had come off the air hose as well. The last three bubbles went up, the practice rule was consulted, and there was no bubbling at all.',
        ],
        sign: [
          'The air hose had two ends. One was stretched wide, and the other was as thin as it had been on the first day.',
        ],
        yields: [
          'The air hose was in one piece, with a small bulge. There was something in the practice rule about it, on the last page, but nobody looked it up, because of the bubbling.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'tank lid', an: false },
        holds: [
          'But to get at the pump you had to take off the tank lid, and by the practice rule trainees do nothing alone. It is long and thin and made of glass, and it was between them and the bubbling.',
        ],
        worse: [
          'The tank lid had slipped back, crooked. A cloth was laid over it until somebody was free, says the practice rule, and under the cloth it was too still for bubbling.',
        ],
        sign: [
          'On the far side the tank lid had a second rim to hold it by. It was free whenever the waiting room was full.',
        ],
        yields: [
          'The tank lid lay on two chairs, on a towel. You could reach the pump, and by no practice rule it began, one bubble, another, and that was the bubbling.',
        ],
      },
    },
  },
} satisfies EnErrands;
