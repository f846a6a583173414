import type { EnErrands } from '../../schema.ts';

export const birthdayParty = {
  balloon: {
    title: ['One Balloon Left', '{hero} and the Knot in the Ribbon'],
    prize: { one: 'balloon', an: false },
    obstacle: { one: 'knotted ribbon', an: false },
    task: [
      'One balloon was left, the yellow one, and it was for Ben, who had spots and lived two doors down. His mother would shut the window at six.',
      'Ben had been looking out of his window all afternoon, two doors down, and counting his spots. He could not come to the party. But there was one balloon left, the yellow one, and it was for him.',
      {
        text: '<companion>The last balloon’s for Ben,</companion> said {companion}. <companion>He’s got spots and can’t come. His window shuts at six.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'They carried it two doors down, at a walk, because a balloon does not like to be run with. Ben opened the window just as wide as a balloon.',
      'Ben tied the balloon to his bed. It turned to look at him and turned away again, like all visitors. Then he drew spots on it, with a red pen, so that it should not feel left out.',
      {
        text: 'They walked, because a balloon does not like running. Ben opened the window, just wide enough.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { one: 'ribbon', an: false },
        holds: [
          'But the balloon hung in the knotted ribbon: over and under and round the back of the chair. The end was nowhere.',
          'But someone had danced round the chair with the balloon, five times, and then there had been cake. The knotted ribbon had it now, and the balloon could not so much as turn its head.',
        ],
        worse: [
          'The knot grew smaller and harder, and the balloon came down a little, until its chin lay on the seat.',
          'Every bit of slack had gone into the knot, and the knot was like a nut. It held the balloon down by the neck, until it touched the seat.',
        ],
        sign: [
          'There was a loop in the ribbon, close to the chair. It had been there all the time, holding its breath.',
          'The ribbon had been in a hurry as well. There was one turn, by the chair leg, that it had not pulled tight.',
        ],
        yields: [
          'The ribbon slid off the chair, and the balloon rose, exactly as high as {hero_gen} hand.',
          'The ribbon ran off the chair with a hiss. Up went the balloon, and stopped in front of {hero_gen} hand, as a dog stops.',
        ],
      },
      high: {
        part: { one: 'chair', an: false },
        holds: [
          'But the balloon stood high above the chair and looked at the ceiling. The knotted ribbon had left it no more string than a shoelace.',
          'But the balloon was up under the ceiling. The knotted ribbon, which ought to have hung down, was all tied up on top of the chair back. There was a bit of tail, as short as a mouse’s.',
        ],
        worse: [
          'The knotted ribbon slipped one bar further up the chair back. The balloon bobbed under the ceiling and squeaked.',
          'The knotted ribbon had hitched itself one bar up. The balloon rubbed along the ceiling and went to see the lamp.',
        ],
        sign: [
          'Low down, between the chair’s front legs, ran a wooden bar. It was just wide enough for a foot.',
          'The chair had a bar between its front legs, for heels. There was dust on it, and no heel.',
        ],
        yields: [
          'The knotted ribbon came down into {hero_gen} hand, tail first. The balloon followed, nodding at everybody on the way.',
          'A hand went round the tail of the knotted ribbon. Down past the lamp, with a nod for everybody, came the balloon.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the knotted ribbon had pulled the balloon behind the chair, into the gap by the wall. A thumb went in, and no more.',
          'But the knotted ribbon had got behind the chair, and where the ribbon goes the balloon has to go as well. It sat there in the gap and had a flat face.',
        ],
        worse: [
          'The balloon squeaked and went in deeper. Now one yellow cheek was all there was to see.',
          'It squeaked, as a balloon does just before. There was a slice of yellow left in the gap, like the moon when it is nearly new.',
        ],
        sign: [
          'Near the curtain the chair stood a little further from the wall. The gap was wider there, about as wide as a loaf.',
          'The wall was straight, and the chair stood crooked. By the curtain you could have put in a whole loaf.',
        ],
        yields: [
          'Out came the knotted ribbon, then a bulge, then the whole balloon. It had a dusty patch, and it was round.',
          'There was a bulge, and the bulge grew, and then it popped, but only out of the gap. The balloon had brought the knotted ribbon with it, and a cobweb.',
        ],
      },
    },
  },
  crown: {
    title: ['A Crown With Three Points', 'Great-Grandfather Is Not King Yet'],
    prize: { one: 'crown', an: false },
    obstacle: { one: 'puppy', an: false },
    task: [
      'Great-grandfather was to be king in the photograph, and he had combed his eyebrows for it. Only his crown was missing, the gold paper one. The friend with the camera was doing up her coat.',
      'On the wall hung great-grandfather as a boy, in a gold crown made of paper. He wanted to be photographed like that again. The chair was there, the camera was there, and the crown was not.',
      {
        text: '<companion>Great-grandfather’s going to be king,</companion> said {companion}, <companion>for the picture. But there’s no crown.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The crown went on great-grandfather’s head, and it came down to his eyebrows. He lifted his chin as kings do. The camera clicked, and then he would not take the crown off for supper.',
      'The crown was pushed this way and that until it sat. Great-grandfather put one hand on his knee, as in the old picture. They hung the two next to each other, and both kings had the same ears.',
      { text: 'On went the crown, down to his eyebrows. Click. He kept it on for supper.', to: '3-5' },
    ],
    by: {
      shy: {
        part: { one: 'puppy', an: false },
        holds: [
          'But the puppy from next door had carried the crown under the sofa. Now it was hiding there, and the crown with it.',
          'But the puppy from next door had never been at a party. It had looked for a place under the sofa, and taken the crown along, to have something.',
        ],
        worse: [
          'The puppy crept back as far as the wall. The crown went along, and one of its points was bent.',
          'Nails went scratching over the boards, and they went backwards. The puppy was in the furthest corner now, with all its weight on one gold point of the crown.',
        ],
        sign: [
          'Beside the sofa’s foot, on the carpet, lay the tip of one soft ear. It was not as well hidden as the rest.',
          'The sofa has feet, four of them. Beside the front one there was an ear.',
        ],
        yields: [
          'The puppy came out by itself, tail end first. Then came the head, and in the mouth was the crown, hardly wet at all.',
          'The puppy came out with dust on its eyebrows. It laid the crown down on the rug, and then it laid itself down next to that.',
        ],
      },
      guarded: {
        part: { one: 'puppy', an: false },
        holds: [
          'But the puppy from next door lay in front of the sofa, and the crown lay behind the puppy. Nobody was let through.',
          'But the puppy from next door had something at last that everybody wanted. It lay before the sofa, and it had the crown at its back, and its tail went like a whip.',
        ],
        worse: [
          'The puppy stood up and made itself as wide as a cushion. Not a glint of the crown was left to see.',
          'The puppy had got up on its toes. All you could see was puppy, and no crown, and the sofa behind that was miles away.',
        ],
        sign: [
          'The puppy looked up at a chair, and away, and up again. On the chair lay its ball.',
          'It looked up whenever it thought that nobody was looking. The ball lay on the chair, and the chair was as high as two puppies.',
        ],
        yields: [
          'The puppy got up and went to see about something else. Where it had lain, on the carpet, lay the crown.',
          'The puppy trotted off with its head up. Where it had sat and growled, and growled a bit more, there was a crown.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'puppy', an: false },
        holds: [
          'But the puppy from next door had the crown, and it thought that any hand was a game.',
          'But the puppy had the crown by the rim, and it was so happy that they wanted to play. If you said give, it heard run.',
        ],
        worse: [
          'The puppy growled happily and shook its head hard. One gold point of the crown tore and hung by a corner.',
          'The puppy beat the crown on the floor to make sure. A point came loose and nodded, and the puppy wagged from the shoulders down.',
        ],
        sign: [
          'When great-grandfather laid his hand flat and open on his knee, the puppy sat down at once. It always had.',
          'Great-grandfather put out a hand, flat, to see if his cuff was straight. The puppy saw it and sat.',
        ],
        yields: [
          'The puppy sat, opened its mouth and let go. There lay the crown on the carpet, with three good points.',
          'The puppy sat as good as gold. Its jaw dropped, because it was waiting for something, and so did the crown.',
        ],
      },
      dark: {
        part: { one: 'gap', an: false },
        holds: [
          'But the puppy had left the crown under the sofa. It was as black there as the inside of a boot.',
          'But the crown was under the sofa, where the puppy had got tired of it. Nobody had been down there with a light since the sofa came.',
        ],
        worse: [
          'The black under the sofa looked deeper now, and full of dust. There was no crown in it at all.',
          'The fringe had come down and closed the last bit. In the black under the sofa lay hairpins and years, and somewhere among them was the crown.',
        ],
        sign: [
          'Far back, by the wall, there was one small glimmer. It was gold, and it kept quite still.',
          'Something shone, a long way in, by the skirting. It was only a point, but it was gold.',
        ],
        yields: [
          'There was the back wall, and there was one lost sock of the puppy’s. And there, on its side, was the crown.',
          'A fist of fluff came first, then a sock, and it was a small one. The puppy looked on, as though it had never seen it before, and then came the crown.',
        ],
      },
    },
  },
  cakeTable: {
    title: ['The Cake With All the Names', 'The Table That Would Not Stand'],
    prize: { one: 'cake', an: false },
    obstacle: { one: 'folding table', an: false },
    task: [
      'At five the parents would ring, all of them at once. By then the cake had to stand where everybody could reach it. Each guest’s name was on it, in icing.',
      'All the names were on the cake, and one of them had three s’s, to be on the safe side. At five everybody would be fetched. It only needed a table to stand on.',
      {
        text: '<companion>Everybody’s name is on the cake,</companion> said {companion}. <companion>It has to be there, before the parents ring.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'Each one found the right name and read it aloud, and then ate it. At five the bell rang. There was nothing left on the tray but one dot, from an i.',
      'They stood round the cake in a ring and turned it, until each had their own name in front. Then it was quiet. Under the table somebody went round from shoe to shoe and saw to the crumbs.',
      { text: 'Everyone ate their own name. Of the cake there was only one dot left.', to: '3-5' },
    ],
    by: {
      tooMuchForOne: {
        part: { one: 'table leaf', an: false },
        holds: [
          'But the cake had no table. The folding table had a leaf on each side, and while one stayed up, the other came down.',
          'But the folding table folds by itself, and it takes two to talk it out of that. You had one leaf up, and you reached across for the cake, and then you had no leaf up.',
        ],
        worse: [
          'The folding table folded itself up again, quite crooked. It had nudged the cake to the very rim of the sideboard.',
          'The table leaf had come down like a tailgate. The folding table stood with its knees together, and over on the sideboard the cake was half on the air.',
        ],
        sign: [
          'Under the far end of the leaf there was a second grip. It had been free all the time.',
          'There was a grip on the other leaf too, below, where nobody sees it. It was as clean as on the first day.',
        ],
        yields: [
          'Click, and click. The folding table stood as if it had never done anything else, and the cake moved into the middle.',
          'Both leaves were up, and there they stayed, as though someone had said attention. You could set the cake upon the folding table with one hand, and count the candles with the other.',
        ],
      },
      broken: {
        part: { one: 'wooden prop', an: false },
        holds: [
          'But the cake could not go on the folding table. The wooden prop of its leg had come in two.',
          'But the folding table had been given a knock, and the wooden prop in its leg had cracked through. As soon as it saw the cake it went down.',
        ],
        worse: [
          'Another splinter dropped off the prop. The folding table went down on one knee, and the cake slid to the edge of its tray.',
          'One half of the prop had lost a chip. The folding table bowed so low that the cake started to come and look.',
        ],
        sign: [
          'On the floor lay the two halves of the prop. One had a bump, and the other had a dent just like it.',
          'There lay the two halves of the prop, the one with a nose and the other with a nostril.',
        ],
        yields: [
          'The folding table stood. It leaned a little towards the window, like somebody listening, and it carried the cake.',
          'They had thought that it would wobble, and it did. Then the folding table stood still, with the cake on it, and put its foot down.',
        ],
      },
      heavy: {
        part: { one: 'table top', an: false },
        holds: [
          'But the way to the cake was blocked by the folding table. Its top lay flat on the rug, as heavy as a door.',
          'But the cake was behind the folding table, and that was on the floor, like a raft. The table top was solid oak and had been in the family for longer than anyone.',
        ],
        worse: [
          'The folding table sank into the rug with a sigh. Behind it the cake stood jammed against the sideboard.',
          'There was a thump, and the rug was longer on one side. The table top lay closer to the wall than before, and the cake had icing on its sleeve.',
        ],
        sign: [
          'One corner of the table top did not quite touch the rug. It rocked when somebody walked by.',
          'You had only to walk past it to see. One corner of the table top went tock.',
        ],
        yields: [
          'The folding table came up slowly, edge first, and tipped on to its legs. Behind it stood the cake, every name still on.',
          'It rose on its edge like a drawbridge and came down on its feet. So now there was a folding table, and behind that, not a letter missing, was the cake.',
        ],
      },
      needsTime: {
        part: { one: 'icing', an: true },
        holds: [
          'But the cake was not ready for the folding table, let alone for guests. The icing was wet, and the names still shone.',
          'But no one could move the cake to the folding table, because it was not yet dry. Icing does what it is told until it is dry, and then it does it for ever.',
        ],
        worse: [
          'Two names ran into each other and became a third that nobody had. The cake had to be wiped and begun again.',
          'Somebody’s name had got a tail and hooked it into the next one. The icing was scraped off, and all the names had to be gone over again.',
        ],
        sign: [
          'On the very first name one letter had stopped shining. It had a dull, dry edge, as thin as a hair.',
          'One stroke did not shine. It was the down stroke of the first letter, and it was as dull as chalk.',
        ],
        yields: [
          'The icing had set, from the first name to the last. The cake crossed to the folding table, and no letter moved.',
          'You could have laid a feather on the icing and taken it off again. The cake crossed the room to the folding table, and everybody was still called what they had been.',
        ],
      },
    },
  },
  surprise: {
    title: ['Twelve Greetings on a Garage Door', 'The Surprise in Four Chats'],
    prize: { one: 'film', an: false },
    obstacle: { one: 'surprise', an: false },
    task: [
      'Twelve people had each filmed a greeting for her sixteenth, and the garage door was to be the screen. She believed that nobody had remembered. In an hour her bus left for her father’s, and he lived three hundred miles away.',
    ],
    gift: [
      'She came round the corner with her rucksack on, looking for the bus stop, and walked into her own name, four feet high. She watched to the end. Then she put the rucksack down and asked to see it again.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But the surprise had been planned in four chats at once, and the film was scattered through all of them. Nobody knew any longer who had been told what.',
        ],
        worse: [
          'A greeting landed in the wrong chat and was deleted in a hurry. Now the film had a hole in it, and the surprise had nearly reached the one person who was not to know.',
        ],
        sign: [
          'Between two arguments stood one short question, from the day before. Nobody had answered it.',
        ],
        yields: [
          'One after the other the greetings came in, the last of them filmed in a lift. The film was whole, and the surprise still was one.',
        ],
      },
      guarded: {
        part: { one: 'brother', an: false, g: 'm' },
        holds: [
          'But her brother had the garage key, and he stood in the doorway with it. Nobody had asked him to be part of the surprise. Behind him hung the sheet for the film.',
        ],
        worse: [
          'Her brother leaned in the doorway now, one shoulder against each post. Of the screen one white corner was left, and the film had nowhere to go.',
        ],
        sign: [
          'Her brother kept looking past them at the row of folding chairs. There were twelve, and he had counted them too.',
        ],
        yields: [
          'Her brother stepped out of the doorway and pulled up the garage door himself, right to the top. The surprise had its screen.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'bedsheet', an: false },
        holds: [
          'But the surprise needed a screen, and the bedsheet for the film was wider than any two arms. As soon as one corner held, another let go.',
        ],
        worse: [
          'The bedsheet came down on all sides. The film ran across two bushes and a wheelie bin, and the greetings had leaves in their faces.',
        ],
        sign: [
          'At the far corner of the sheet somebody had sewn a loop, years ago, for a clothes line. It hung there, free.',
        ],
        yields: [
          'The sheet went flat with a crack, like a sail. There was the film, and there was the surprise, right up to its edges.',
        ],
      },
    },
  },
  playlist: {
    title: ['One Song for the Whole Room', 'Nobody Dances After Three'],
    prize: { one: 'song', an: false },
    obstacle: { one: 'music corner', an: false },
    task: [
      'It was the cousin’s first party with dancing for everyone, grandparents and all. After three songs the floor was empty, and it stayed empty. In half an hour the oldest would be driven home, and one of them had put on her good shoes.',
    ],
    gift: [
      'The song was heard down to the street. Somebody’s grandmother danced with somebody’s little brother on her shoes. The one who was to be driven home had her coat on and did not go.',
    ],
    by: {
      locked: {
        part: { one: 'friend', an: false, g: 'm' },
        holds: [
          'But in the music corner sat the friend with the headphones on, and since the quarrel about the list he had said nothing to anyone. The song was on his machine, and what came out of it was a hum.',
        ],
        worse: [
          'The friend had turned his chair to the wall. The music corner was silent now, and of the song there was a blinking light.',
        ],
        sign: [
          'Next to the headphones lay an old mixtape list, in the friend’s own hand. It was from the summer when they had all been eleven.',
        ],
        yields: [
          'The friend pushed the headphones down to his neck. In the music corner a cable clicked, and there it was, the song, from the first bar.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'uncle', an: true, g: 'm' },
        holds: [
          'But in the music corner the uncle had taken over, as a favour. Each wish he took for a complaint, and each time he went one march further back. The song that they wanted was in another century.',
        ],
        worse: [
          'The uncle put on the next march, with all the trumpets. The music corner marched alone, and for the song there was nobody left on the floor.',
        ],
        sign: [
          'Through the wall came the neighbour’s washing machine, in three-four time. One of the uncle’s fingers was tapping along with it.',
        ],
        yields: [
          'The uncle looked at his own finger, and then through the records. The music corner went quiet, and what came next was the song.',
        ],
      },
      needsTime: {
        part: { one: 'dance floor', an: false },
        holds: [
          'But a dance floor fills when it fills. The music corner had called on people and had dimmed the lamps, and the song had been wasted twice on bare boards.',
        ],
        worse: [
          'Two more had sat down. On the dance floor lay a paper napkin, the song was over without anyone, and from the music corner came a sigh.',
        ],
        sign: ['Under a chair by the window one foot was tapping. It belonged to the good shoes.'],
        yields: [
          'The dance floor had somebody on it, and then two, and nobody had been asked. In the music corner they let the song begin again.',
        ],
      },
    },
  },
} satisfies EnErrands;
