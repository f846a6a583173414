import type { EnErrands } from '../../schema.ts';

export const grandmaHouse = {
  plum: {
    title: ['The Last Plum of the Year', 'A Plum Behind the Jam Jars'],
    prize: { one: 'plum', an: false },
    obstacle: { one: 'high shelf', an: false },
    task: [
      'The old neighbour had planted the plum tree when Grandma was small. Every year the last plum was his. It was up in the pantry, where it is cool, and he had already sat down on the bench.',
      'The old neighbour sat on the bench and had his handkerchief on his knee already. It was the day of the last plum. He got it every year, because the tree was his idea.',
      {
        text: '<companion>The last plum’s for the old neighbour,</companion> said {companion}. <companion>He’s sitting on the bench. He’s got his napkin.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The old neighbour rubbed the plum on his sleeve until it shone. He ate it with his eyes shut. Then he took out the stone, looked round the garden, and pushed it into the earth with his thumb.',
      'The old neighbour cut the plum in two with his thumbs and gave Grandma the half without the stone. They chewed, and looked at the tree. It was some time before anyone said a word.',
      { text: 'He ate the plum with his eyes shut. Then he planted the stone.', to: '3-5' },
    ],
    by: {
      high: {
        part: { one: 'shelf', an: false },
        holds: [
          'But the plum was on the high shelf in the pantry, behind the jam jars. Even Grandma needed the stool for it, and the stool was lent out.',
          'But up on the high shelf, where Grandma’s arm stops, sat the plum. The stool had gone next door, to help with a lamp.',
        ],
        worse: [
          'The plum rolled back on the high shelf. Now it was behind the tallest jar, and nothing blue was to be seen.',
          'There was a rolling sound, up there behind the jars, and it went from left to right. Then the high shelf was quiet, and you could not see the plum from anywhere.',
        ],
        sign: [
          'Below the shelf, on the floor, was a low wooden step. It was worn hollow, in the shape of a foot.',
          'Under the shelf stood a step, as old as the house. So many feet had stood on it that it had a lap.',
        ],
        yields: [
          'The high shelf was level with {hero_gen} nose. There was the plum, with a white bloom on it and one thumbprint.',
          'Now the high shelf was as low as a table. In between two jars sat the plum, and it had been looking down at them all this time.',
        ],
      },
      slippery: {
        part: { one: 'waxed floor', an: false },
        holds: [
          'But the plum had rolled off the high shelf, over to the far wall. The floor between had been waxed that morning. You could see yourself in it.',
          'But the plum had jumped from the high shelf and run for it, over to the other wall. The floor had just been waxed. It lay there like a lake on a still day.',
        ],
        worse: [
          'All feet were back at the door, and one pair was higher than its head. The plum had rolled on a bit too, away under the high shelf.',
          'They had all come back to the door, by different ways. The plum had taken fright and gone to live right under the high shelf.',
        ],
        sign: [
          'In the waxed floor one plank was not waxed. It was grey and rough, for there the flour bin always stood.',
          'There was a grey board in that lake. The flour bin stood on it all year, and it had never seen wax.',
        ],
        yields: [
          'Then there was the far wall, and you could hold on to it. Under the high shelf, quite whole, sat the plum.',
          'They had the wall in their hands, and the wall held. Below the high shelf, with a bit of fluff for a beard, was the plum.',
        ],
      },
      dark: {
        part: { one: 'corner', an: false },
        holds: [
          'But the plum was on the high shelf, right in the corner, where the lamp does not go. You saw jars, and then you saw nothing.',
          'But the plum was on the high shelf, where it turns the corner, and the light stops before that. It is the place for jars that nobody dares to open.',
        ],
        worse: [
          'The pantry door had swung half shut. The corner of the high shelf was as deep as a mine, and there was no plum.',
          'With the door nearly shut there were no jars any more, only black. The high shelf might have been a mile long, with one plum at the end.',
        ],
        sign: [
          'Between two jars there was a glimmer. It was blue, and it was dull on one side.',
          'Something in there had a dull blue cheek. It looked like a very small moon.',
        ],
        yields: [
          'There was the label of a jar, from before Grandma’s wedding. Behind it, in the corner of the high shelf, sat the plum.',
          'The dark was only as deep as three jars. Grandma’s grandmother had written on the last one, and behind her writing, on the high shelf, sat the plum.',
        ],
      },
    },
  },
  button: {
    title: ['A Button With an Anchor', 'Grandma’s Choir Coat'],
    prize: { one: 'button', an: false },
    obstacle: { one: 'old dog', an: true, g: 'm' },
    task: [
      'At six Grandma had to stand in the front row of the choir, done up to the top. Her coat had seven buttons and room for eight. The last one was silver, with an anchor.',
      'Grandma stood before the mirror in her choir coat, and at the top it gaped. She could hold it shut, but then she could not hold the music. The silver button with the anchor had been there on Sunday.',
      {
        text: '<companion>Grandma’s singing tonight,</companion> said {companion}. <companion>But her coat won’t shut. The silver button’s gone.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'Grandma bit off the thread, and the button held. She did the coat up, from the bottom to the top, and patted the anchor. Then she sang a low note to try it, and the coat stayed shut.',
      'The thread went through the button four times, and twice round. Grandma breathed in as far as you do for a high note. The coat held, and the anchor went up and down.',
      {
        text: 'Grandma bit off the thread. The button held. La, she sang, and the coat stayed shut.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { one: 'old dog', an: true, g: 'm' },
        holds: [
          'But on the rug lay the old dog, asleep, and under him somewhere lay the button. He was a long dog.',
          'But the old dog had gone to sleep. He had gone to sleep on the rug, and on the rug was the button. He was having a long dream, you could see his feet.',
        ],
        worse: [
          'The old dog sighed and lay down longer. The button was under the broadest part of him now.',
          'The old dog had rolled once over and let himself fall. That part of the rug with the button was under his ribs now, and he was proud of nothing.',
        ],
        sign: [
          'Beside the old dog’s head lay a slipper, a bone and a ball. He had put them next to one another, before he shut his eyes.',
          'His things were lying beside his nose, and there were three. The slipper pointed to the door.',
        ],
        yields: [
          'The old dog turned over, legs in the air. On the rug, in the warm patch, lay the button.',
          'The old dog turned on to his back, with a groan, so that all his legs fell open. There was a round red mark in his fur, and below it lay the button.',
        ],
      },
      guarded: {
        part: { one: 'old dog', an: true, g: 'm' },
        holds: [
          'But the button lay on the rug, and on the rug lay the big paws of the old dog. What was on the rug was his.',
          'But the old dog lay with his chin on the rug, and the button was between his paws. He did not want it. It was just that it was his.',
        ],
        worse: [
          'The old dog stood right across the rug. Behind all that dog there was no button to be seen.',
          'The old dog had got up, and that had made it worse. There was dog from the one edge of the rug to the other. The button was under it, like a mouse under a bridge.',
        ],
        sign: [
          'The old dog kept looking into the corner. There was his water bowl, and the bottom of it was dry.',
          'He had looked at the corner again. His bowl stood there, and his tongue had polished the bottom of it.',
        ],
        yields: [
          'The old dog walked off, one leg at a time. On the rug lay the button, with its anchor upwards.',
          'The old dog had remembered something, and went, click, click, click, over the boards. The rug was empty, except for an anchor, and that was on the button.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'old dog', an: true, g: 'm' },
        holds: [
          'But the old dog lay on the button, and the old dog heard badly. Whatever anyone said to him, he took it for bedtime.',
          'But the old dog was on the button, and you would have to explain it to him. He had one ear that did not work, and another that only meant well.',
        ],
        worse: [
          'The old dog turned round three times, as you do before the night. Then he lay down on the button with a thump.',
          'The old dog had heard: good night. So he turned round three times, scratched up the rug, button and all, and lay down in the middle.',
        ],
        sign: [
          'A tap dripped on the tin plate, three times, toc, toc, toc. The old dog lifted his head.',
          'Three drops fell from the tap on to a tin plate, toc, toc, toc. One ear went up, and it was the good one.',
        ],
        yields: [
          'The old dog got up and came to see who it was. Where he had lain was the button, with a hair in each of its holes.',
          'The old dog came over to hear it better, and sat down. Back there on the rug, with its anchor in the air, was the button.',
        ],
      },
      heavy: {
        part: { one: 'old dog', an: true, g: 'm' },
        holds: [
          'But the old dog lay on the button like a sack of potatoes. He was not asleep, he was only heavy.',
          'But the old dog was on the button, and the old dog was a piece of furniture. It had been tried to move him for the carpet man.',
        ],
        worse: [
          'The old dog sank into the rug. The button was pressed in under him so deep that it would leave its anchor there.',
          'The old dog had let his head down as well, and that was the heaviest bit. Somewhere far below there went the button, into the wool.',
        ],
        sign: [
          'One edge of the rug lay on the old dog’s own tail. It rocked when he was pleased.',
          'His own tail was under the edge of the rug. Every time that he thought of supper it lifted the corner a bit.',
        ],
        yields: [
          'The old dog slid to the side, all in one piece, and seemed to like it. On the bare boards lay the button.',
          'The old dog went sliding off sideways with the rug, like a ship leaving. On the floor where he had been lay the button.',
        ],
      },
    },
  },
  clock: {
    title: ['Once More, a Little Hoarse', 'What the Kitchen Clock Said'],
    prize: { one: 'strike', an: false },
    obstacle: { one: 'kitchen clock', an: false },
    task: [
      'At seven Grandma’s sister would telephone. She wanted nothing, she said, only to hear the clock strike once more, the one from when they were small. Since yesterday it had said nothing.',
      'As girls they had slept under it, Grandma and her sister, and it had struck each hour for both. Tonight the sister would ring at seven, to hear it. The kitchen clock stood there and held its tongue.',
      {
        text: '<companion>Grandma’s sister rings at seven,</companion> said {companion}. <companion>She wants to hear the clock. And it won’t strike.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'It struck seven, slow and a little hoarse, and they held the telephone up to it. At the other end somebody counted under her breath. At seven she said: now bed, and then both of them laughed.',
      'The kitchen clock cleared its throat, and it struck. At the other end it was so quiet that they thought she had gone. Then she said that it still came in too late on the four.',
      { text: 'Bong, went the clock, seven times. At the other end somebody counted along.', to: '3-5' },
    ],
    by: {
      broken: {
        part: { one: 'pendulum', an: false },
        holds: [
          'But the kitchen clock lay on the table, and its pendulum was in two pieces. Without it there was no tick, and without a tick there was no strike.',
          'But the pendulum of the kitchen clock had snapped, and it lay on the table beside it, in two bits. It showed ten past four, and it would go on showing it, without a strike.',
        ],
        worse: [
          'The brass leaf had come off the pendulum as well. The kitchen clock was as silent as a plate, and nobody spoke of the strike.',
          'Now the brass leaf had come off as well and spun round on the table. The kitchen clock had nothing left to swing with, and the strike was shut up inside it.',
        ],
        sign: [
          'Both ends of the break were bright. One edge was slanting, and the other slanted the same way.',
          'They had not broken straight, those two. Both their ends went the same way, like two slices from one loaf.',
        ],
        yields: [
          'The pendulum swung, a little to the left of where it used to. The kitchen clock said tock, drew breath, and then came the strike.',
          'It hung, it swung, it went past the middle and came back. Tock, said the kitchen clock, as if it had been asked, and a moment later came the strike.',
        ],
      },
      locked: {
        part: { one: 'glass door', an: false },
        holds: [
          'But the kitchen clock had a little glass door, and it was stuck. Behind it was the hammer, and behind the hammer was the strike.',
          'But you had to get at the hammer, which does the strike, and the kitchen clock had a glass door. The painters had painted it shut.',
        ],
        worse: [
          'The glass door was jammed at the top now as well. In the kitchen clock the hammer hung crooked, and it could not have managed one strike.',
          'The glass door gave a crack at the top and stuck there. In the kitchen clock the hammer had turned its back on the bell, and so there went the strike.',
        ],
        sign: [
          'Under one foot of the kitchen clock was a small hook. Everyone had taken it for part of the foot.',
          'A clock with a hook under its foot is an odd thing. It stood on it a bit crooked, and had done so for years.',
        ],
        yields: [
          'The glass door opened without a sound, and out came the smell of old oil. The kitchen clock shook itself, and there was the strike, once, to try.',
          'The glass door swung out, with a bit of old paint on its lip. Nobody had touched the hammer, but the kitchen clock let out one strike, like a sigh.',
        ],
      },
      needsTime: {
        part: { one: 'oil', mass: true },
        holds: [
          'But the works of the kitchen clock had only just been oiled. Until the oil had got to the last wheel, there would be no strike.',
          'But the clockmaker’s oil is slow oil. It had to find its way through the kitchen clock by itself, wheel by wheel. The strike is the very last.',
        ],
        worse: [
          'Something in the kitchen clock caught and stopped. The oil had to settle again from the first wheel, and the strike was further off than before.',
          'There was a hitch, and the wheels stood still. The kitchen clock had lost the oil again at the first of them. The strike sat at the other end and waited.',
        ],
        sign: [
          'On the second wheel was a drop. It crept along the edge, and it was nearly round.',
          'There was something shining on the second wheel. It crept, as a snail creeps along a rim.',
        ],
        yields: [
          'There was a tick, and then, after a rest, another one. By itself the kitchen clock went to work, and at the end of the hour it gave its strike.',
          'It said tick, of its own accord, as though it had only been thinking. The kitchen clock went on till the hour was full, and then, a little hoarse, there was the strike.',
        ],
      },
    },
  },
  letters: {
    title: ['The Harbour Letters', 'A Shoe Box Tied Twice'],
    prize: { one: 'bundle of letters', an: false },
    obstacle: { one: 'shoe box', an: false },
    task: [
      'On Thursday evenings the village library recorded old voices. This Thursday it was to be the harbour letters, read by the person they had been written to. The chairs stood in rows already, and Grandma had not said yes, only that the hens wanted seeing to.',
    ],
    gift: [
      'Grandma read for nine minutes, with the second pair of glasses, and did not look up. When the page ended in the middle of a sentence, she went on without it. Somebody in the last row switched off the buzzing lamp, so as not to miss any.',
    ],
    by: {
      locked: {
        part: { one: 'knot', an: false },
        holds: [
          'But the letters were in a shoe box. Round the shoe box went a cord, with a knot that had not been undone for forty years. Grandma talked about jam.',
        ],
        worse: [
          'There was another knot on it now, and the shoe box had been pushed in under the sewing. The letters were deeper down than when the day began.',
        ],
        sign: ['Beside the sewing lay a pair of reading glasses. They had just been cleaned.'],
        yields: [
          'The cord lay on the table, all its length, with the bends still in it. Grandma lifted the lid of the shoe box herself, and the letters smelled of tar.',
        ],
      },
      shy: {
        part: { one: 'Grandma', an: false, g: 'f' },
        holds: [
          'But Grandma changed the subject as others change trains. She had put the lid on the shoe box, and about the letters there was nothing to say, there never had been.',
        ],
        worse: [
          'Grandma had gone out to the hens. On the table lay the shoe box, lid on, and it was said that there would be no letters on Thursday.',
        ],
        sign: [
          'From the pocket of Grandma’s apron looked the corner of an envelope. It was the colour of weak tea.',
        ],
        yields: [
          'Grandma came in with three eggs and sat down at the table. She put the eggs in the lid of the shoe box and began, as if in the middle, with the letters.',
        ],
      },
      needsTime: {
        part: { one: 'page', an: false },
        holds: [
          'But the letters had lain folded in the shoe box for a lifetime. They broke if one opened them, and each page had to rest under a damp cloth until it was willing.',
        ],
        worse: [
          'One page had curled shut again. It was back in the shoe box with the other letters, and you could read dear, and the rest was a roll.',
        ],
        sign: ['Under the cloth one corner of the first page lay flat. On it was a date.'],
        yields: [
          'The page lay open, all by itself, down to the name at the end. Beside the shoe box they lay side by side, and they were letters again.',
        ],
      },
    },
  },
  fair: {
    title: ['Forty Plum Cakes by Noon', 'Grandma Gives Orders'],
    prize: { one: 'last tray', an: false },
    obstacle: { one: 'kitchen order', an: false },
    task: [
      'By noon the fair wanted forty plum cakes, as every summer, from Grandma’s table. Grandma had sprained her wrist, and she sat on the chair by the window and gave orders. The last tray was always the one that was kept for the people who come too late.',
    ],
    gift: [
      'At half past twelve the last tray stood on the long table at the fair, cut, with a cloth over it. Three people came too late. Grandma had her hand in a sling and counted the crumbs that they left.',
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'Grandma', an: false, g: 'f' },
        holds: [
          'But in the kitchen order everything has its place, and only Grandma knew which. Every question she heard as doubt, and where there is doubt one begins again. The last tray had not even been floured.',
        ],
        worse: [
          'Grandma had the dough tipped out and begun from the beginning. By the kitchen order the last tray came after all the others, and so it had moved to the afternoon.',
        ],
        sign: [
          'When the boy from next door held up a spoon and looked at her, Grandma nodded to the left. He had not asked anything.',
        ],
        yields: [
          'Grandma nodded, and nodded, and in the end she put her good hand in the bowl herself. The kitchen order had been kept, and there stood the last tray.',
        ],
      },
      broken: {
        part: { one: 'recipe', an: false },
        holds: [
          'But the recipe had been torn in two, and what Grandma had in her head was the second half. In the kitchen order each step leads to the next, and one of them led off the edge. That was the last tray.',
        ],
        worse: [
          'Another line had gone from the recipe, into the plums. A whole batch was wrong now, the kitchen order stood still, and the last tray stood empty.',
        ],
        sign: [
          'The torn edge of the recipe ran through a plum stain. On the other piece was the rest of the stain.',
        ],
        yields: [
          'The recipe lay on the table, in one piece, with a round plum in the middle. The kitchen order went on from there, and at its end came the last tray.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'trestle board', an: false },
        holds: [
          'But by the kitchen order the trays cool in the yard, on the trestle board, and the last tray was at the end of it. When the board was lifted here, everything slid off there.',
        ],
        worse: [
          'The trestle board had come down on one side. All the trays stood crooked, and the last had a plum hanging over the rim. Grandma said what the kitchen order says in such cases.',
        ],
        sign: [
          'Under the far end of the trestle board was a second grip. It was sticky, with the fairs of thirty years.',
        ],
        yields: [
          'The trestle board came through the yard gate level, like a procession. By the kitchen order the last tray goes in front, and there it was.',
        ],
      },
    },
  },
} satisfies EnErrands;
