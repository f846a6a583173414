import type { EnErrands } from '../../schema.ts';

export const familyCamping = {
  torch: {
    title: ['The Torch Under the Poles', 'Before the First Star'],
    prize: { one: 'torch', an: false },
    obstacle: { one: 'tent heap', an: false },
    task: [
      'The smallest camper wanted to brush teeth, and the washbasins were on the other side of the meadow. Nobody goes there without a light. The torch was green, and it had to be found before the first star.',
      'The smallest camper stood there in pyjamas and rubber boots, with a toothbrush. It was a long way to the washbasins, and a dark one. For that there was the green torch, if there was.',
      {
        text: '<companion>The smallest one wants to brush teeth,</companion> said {companion}. <companion>It’s dark over there. Where’s the torch?</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'They walked across the meadow behind a round yellow patch of light. The smallest camper carried the torch in both hands. It was a very long brushing, and on the way back every molehill was greeted.',
      'The torch lit up one pair of boots, and then another pair. At the washbasins the smallest camper shone it in the mirror. All the teeth were there. They walked home by the ones that were clean.',
      { text: 'A yellow patch of light ran ahead. It was the torch, held in two hands.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'guy rope', an: false },
        holds: [
          'But the tent heap had come down on the torch, and a guy rope held it all together. It went in green and came out again somewhere else.',
          'But the tent heap had been a tent that morning. Then there was a wind, and a guy rope, and another guy rope. The torch had been standing in the middle.',
        ],
        worse: [
          'The guy rope pulled tight. The torch went down deeper into the tent heap, and its dented ring was gone.',
          'A peg had been drawn in and turned round. The tent heap was laced up like a boot now, and down at the toe of it was the torch.',
        ],
        sign: [
          'By the red peg the guy rope made one loose loop. An earwig was walking round in it.',
          'The guy rope had left a bit of itself lying open, by the red peg. An earwig had gone in at one end.',
        ],
        yields: [
          'The rope slid off, and the tent heap lay down flat with a sigh. In the grass on top of it lay the torch.',
          'The guy rope came out with a whirr. The tent heap sank in on itself, as a cake does, and on top of it lay a green torch.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'longest pole', an: false },
        holds: [
          'But the torch lay under the tent heap, with eleven poles on it. Whoever lifted the longest pole at one end had the other end in the back.',
          'But there were eleven poles in the tent heap, and each of them lay on the one that you wanted. The torch was under them all.',
        ],
        worse: [
          'All the poles had fallen back, only more crooked. The tent heap was as high as before, and the torch was right at the bottom.',
          'The longest pole had seesawed and brought down the others. There were more poles than before, if anything, and the torch had rolled in deeper below the tent heap.',
        ],
        sign: [
          'The other end of the longest pole lay out in the grass. Nobody had hold of it.',
          'One end of the longest pole lay out there in the grass, quite by itself. There was dew on it.',
        ],
        yields: [
          'Then there was a gap in the tent heap, as wide as an oven door. In the gap lay the torch.',
          'The longest pole lay in the air and nobody ran out of hands. You could see into the tent heap, right to the bottom, and the torch winked.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the torch had rolled in under the tent heap. In there was a hollow, and it was darker than the evening.',
          'But you would have needed a torch to find the torch. It was somewhere in the tent heap, in a hollow. It was as dark in there as in a sleeping bag.',
        ],
        worse: [
          'The tent cloth had sunk lower. The hollow looked twice as big and twice as black, and there was no torch in it.',
          'Half of the tent heap had slid down over the hole. Inside there was no up and no down any more, and no torch.',
        ],
        sign: [
          'Right at the back there was one glimmer. It was round, and it was made of glass.',
          'There was a ring, quite far back, and it shone a little. It is glass that does that.',
        ],
        yields: [
          'There was the other side of the tent heap, and a beetle, and a mitten from last year. And there was the torch.',
          'It went mitten, beetle, sandwich, glass. The tent heap was not as big inside as it was outside. At the end of it was the torch.',
        ],
      },
    },
  },
  toggle: {
    title: ['The Squirrel’s Nut', 'A Toggle for the Neighbours'],
    prize: { one: 'toggle', an: false },
    obstacle: { one: 'squirrel', an: false },
    task: [
      'The door of the neighbours’ tent flapped at every puff of wind, and at every flap their baby woke. It needed one wooden toggle to hold it shut. The toggle had been there at lunch.',
      'Flap, went the neighbours’ tent, and waa, went their baby. Flap. Waa. It had been like that since the wind got up. The wooden toggle that keeps the door shut was not on its loop.',
      {
        text: '<companion>The neighbours’ tent flaps and flaps,</companion> said {companion}. <companion>And their baby wakes up. The toggle’s gone.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The neighbour pushed the toggle through its loop, and the door hung still. The wind came, and tried it. Inside, the baby drew a long breath, and the neighbours sat down in the grass with their shoes off.',
      'The toggle went through, and the wind leaned on the door and got no answer. After the last waa they all counted to ten. Then the neighbours came out on tiptoe with a plate of biscuits.',
      { text: 'The toggle went through the loop. The wind tried the door. The baby slept.', to: '3-5' },
    ],
    by: {
      shy: {
        part: { one: 'squirrel', an: false },
        holds: [
          'But the squirrel had taken the toggle for a nut. It had gone into its hollow with it, and it did not receive visitors.',
          'But the squirrel was at home and not at home. It had taken the toggle in for the winter. It was deep in its hollow, with its back to the door.',
        ],
        worse: [
          'The squirrel slipped down to the bottom of the hollow, toggle and all. Something in there scraped.',
          'There was a scrabbling, a whole floor down. The squirrel had rolled the toggle into the pantry and lay on top.',
        ],
        sign: [
          'From the hollow came the tip of a tail. It hung over the edge like a scarf.',
          'The tail had not been able to come. It hung out over the edge of the hollow, and the wind parted it.',
        ],
        yields: [
          'The squirrel came out by itself, head down. It looked at everybody, and put the toggle on the stump.',
          'The squirrel came down the trunk, one claw, another claw. On the stump it stopped, had a good look, and put down the toggle like somebody paying.',
        ],
      },
      guarded: {
        part: { one: 'squirrel', an: false },
        holds: [
          'But the squirrel sat on its stump with the toggle between its feet. It was a very good nut, and nobody was to come near it.',
          'But the squirrel had the stump, and on the stump it had the toggle. It was scolding already when they were still by the tents.',
        ],
        worse: [
          'The squirrel spread its tail until it was as wide as the stump. The toggle was somewhere behind it.',
          'Up went the tail, and then it was fanned out. There was a wall of squirrel before the toggle now, and it had teeth.',
        ],
        sign: [
          'The squirrel kept looking down past the edge of the stump. In the grass below lay an acorn.',
          'Over the edge of the stump you could see an acorn in the grass. The squirrel could see it too.',
        ],
        yields: [
          'The squirrel was off the stump with one jump. On the wood lay the toggle, with the marks of four small teeth.',
          'The squirrel thought about it for as long as you take to say nut. Then the stump was empty, but for a toggle.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'squirrel', an: false },
        holds: [
          'But the squirrel had the toggle, and it took whatever was said to it for a game of catch. It was good at catch.',
          'But the squirrel held the toggle in both hands, and it thought everyone had come to race. On your marks, said its tail.',
        ],
        worse: [
          'The squirrel ran twice round the trunk and pushed the toggle into its cheek. One side of its face was square now.',
          'The squirrel had won again. It sat with the toggle in one cheek and looked down at them, quite square, to see if they were ready for the next.',
        ],
        sign: [
          'Across the meadow somebody was cracking nuts, two and two. Each time, the squirrel stood up and listened.',
          'They were cracking nuts, over at the other tents, two and two. The squirrel stood on its hind legs, like somebody who hears their name.',
        ],
        yields: [
          'The squirrel came down step by step. It stood up straight, took out the toggle, and laid it where a nut belongs.',
          'The squirrel came and stood before them and made both hands free. For that it had to put the toggle down, and it did so very neatly.',
        ],
      },
      high: {
        part: { one: 'trunk', an: false },
        holds: [
          'But the squirrel had laid the toggle in a fork behind its stump. The trunk went up to it, quite straight, higher than any arm.',
          'But up in the fork of the tree, where the squirrel had put it, was the toggle. The trunk had been barked by deer, as high as they reach, and had not one twig.',
        ],
        worse: [
          'The squirrel carried the toggle up one fork more. From down here it was no bigger than a bean.',
          'Up another fork went the squirrel, and up went the toggle. It clicked there against a branch, as small as a full stop.',
        ],
        sign: [
          'Low on the trunk, where the bark was split, there was a knot. A hand could have rested on it.',
          'Low down the trunk had a knot in its bark, like a door knob. It was just right to lean on, or to stand on.',
        ],
        yields: [
          'The toggle came down from fork to fork, knocking at each of them. The squirrel ran after it and was too late by a nose.',
          'It fell, knock, knock, from branch to branch, and someone had only to stand there. The squirrel came down head first behind the toggle, and they looked at each other.',
        ],
      },
    },
  },
  owl: {
    title: ['Grandfather’s Owl', 'Nine Summers and One Owl'],
    prize: { one: 'owl', an: true },
    obstacle: { one: 'wet bank', an: false },
    task: [
      'Each summer for nine years, Grandfather had carried his folding chair to this meadow to hear the owl. It called at dusk, two notes and a long one. But he had been up since five, and his eyes kept closing.',
      'Grandfather had two owls in his notebook, and one he had only ever heard. It lived beyond the wet bank. His chair was unfolded, his hand was behind his ear, and his eyes were very small.',
      {
        text: '<companion>Grandfather wants to hear the owl,</companion> said {companion}. <companion>But he’s so tired. His eyes keep shutting.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'Grandfather heard two notes, and then the long one. He did not say anything, he only lifted one finger, and kept it up until the owl had finished. Then he slept, sitting, with the finger still up.',
      'The owl called, quite near, and Grandfather stopped breathing. It called once more. In his notebook he wrote the day and the hour, and drew two notes and a long one.',
      { text: 'Hoo, hoo, hooo. Grandfather put up one finger. Then he slept.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'dewy grass', an: false },
        holds: [
          'But the owl called over at the bench, and the wet bank lay in between. The dewy grass on it let no boot stand.',
          'But the owl had moved over to the bench. The wet bank was in between, and on the wet bank the grass had been combed downwards by all who had ever tried.',
        ],
        worse: [
          'All boots were back at the tents. Above the wet bank the owl called once more, and it was further off.',
          'They lay at the bottom in a row, like logs. The owl had listened to them, and it called now from behind the wet bank, a field away.',
        ],
        sign: [
          'Halfway up the bank a root came out of the grass. It was dry, and as rough as a brush.',
          'There was a root, about halfway, as rough as a nail brush. It had been used by somebody with paws.',
        ],
        yields: [
          'Then there was level ground underfoot, and the bench, and Grandfather’s chair beside it. Over the wet bank it called, near enough to count the notes. That was the owl.',
          'They could sit down, and there was a bench to do it on. The owl was so close, over the wet bank, that you heard it breathe in for the long note.',
        ],
      },
      noisy: {
        part: { one: 'rattling pot', an: false },
        holds: [
          'But on a line below the wet bank hung the pots, and in the wind they rattled. Through them nobody could have heard an owl.',
          'But all the pots of the camp hung on one line under the wet bank. It was a windy dusk. If the owl had called, it had called to a kitchen.',
        ],
        worse: [
          'The pots clattered until they all swung the same way. Up behind the wet bank the owl had gone under.',
          'The pots had found their rhythm, and it was a march. What came from up on the wet bank was two notes of owl, if that, with lids on.',
        ],
        sign: [
          'Between two gusts of wind the pots hung still. The hush was as long as a breath.',
          'The wind needed a moment to come back. All the pots leaned one way then, and said nothing.',
        ],
        yields: [
          'The pots hung still, the biggest one last. Up on the wet bank, quite near, two notes came and a long one, and that was the owl.',
          'The lids had made it up. In that stillness on the wet bank one thing was left, low, low and long, and it was the owl.',
        ],
      },
      needsTime: {
        part: { one: 'evening', an: true },
        holds: [
          'But the owl would not come while it was light, and over the wet bank the sky was still yellow. An evening cannot be pushed.',
          'But the owl comes with the dark, and not before. There was still some yellow over the wet bank, and nobody can fold up the sky.',
        ],
        worse: [
          'Someone came along the wet bank with a lantern, and then it was as light as noon. The owl, if it had been there, was not there now.',
          'A lamp had been swung about, and the evening had jumped back. It would have to begin again at the bottom of the wet bank, and the owl had put that off.',
        ],
        sign: [
          'On the arm of the bench sat a drop of dew. It was the first one.',
          'On the arm of the bench it had become damp, at one place. It stood up, and was a drop.',
        ],
        yields: [
          'The evening was ready by itself. Over the wet bank it was blue. Out of the blue came the owl, two notes and a long one.',
          'The yellow had gone, and nobody had seen where. Something wide flew in over the wet bank without a sound, and sat down, and it was the owl.',
        ],
      },
    },
  },
  stars: {
    title: ['Thirty Seconds of Sky', 'The Meadow and Three Plans'],
    prize: { one: 'film', an: false },
    obstacle: { one: 'night plan', an: false },
    task: [
      'The night hike ended at the hut, and whoever was there would see the shooting stars. One of them was not there. She lay at home with her leg in plaster, and she had been promised thirty seconds of film.',
    ],
    gift: [
      'The film had thirty-one seconds, and in the nineteenth a line went down the sky. They sent it from the one place with a signal, on the wall by the bins. The answer was a photograph of a plaster leg with a star drawn on it.',
    ],
    by: {
      tangled: {
        part: { one: 'arrow', an: true },
        holds: [
          'But the night plan on the board gave the meadow to everybody. For the film there was one thin arrow, and it crossed four thick ones.',
        ],
        worse: [
          'Another arrow was on the board. In the night plan the meadow now belonged to three groups at once, and the film to none.',
        ],
        sign: ['Between ten and eleven there was a white patch on the plan. No arrow went through it.'],
        yields: [
          'The arrows came off the board, and what was left of the night plan could be read from the door. At ten it said film.',
        ],
      },
      guarded: {
        part: { one: 'camp leader', an: false, g: 'f' },
        holds: [
          'But the camp leader stood at the path, and the night plan said that nobody left the light. Behind her lay the meadow, and with it the film.',
        ],
        worse: [
          'The camp leader taped off the path as well. The night plan had a new line, in red, and the film was no part of it.',
        ],
        sign: [
          'The camp leader kept looking at the list in her hand. It had thirty names on it, and twenty-nine ticks.',
        ],
        yields: [
          'The camp leader took the tape down, post by post, and walked in front. The night plan had a meadow in it now, and time for one film.',
        ],
      },
      needsTime: {
        part: { one: 'cloud', an: false },
        holds: [
          'But the night plan had not reckoned with a cloud. It lay over the whole meadow, and the film showed thirty seconds of grey.',
        ],
        worse: [
          'The cloud had closed the last gap. On the film there was nothing, not even the hut, and the night plan said bed at eleven.',
        ],
        sign: ['At the rim of the cloud there was one star. It went out and came back.'],
        yields: [
          'The cloud had gone over the hill, at the pace of a cow. Above the meadow it was full of stars, and the film was running.',
        ],
      },
    },
  },
  table: {
    title: ['Three Tablecloths and One Song', 'The Last Supper Before the Drive'],
    prize: { one: 'long table', an: false },
    obstacle: { one: 'field quarrel', an: false },
    task: [
      'Three families had camped on one field for eleven summers, and at noon they had fallen out over a tent place. Tonight was the last evening before the long drive. There had always been one long table, with all three cloths, and a song at the end that nobody could finish.',
    ],
    gift: [
      'They sat at the long table until you could not see who was opposite. Then somebody began the song. It broke off where it always breaks off, and somebody from the third tent knew one more line.',
    ],
    by: {
      locked: {
        part: { one: 'cousin', an: false, g: 'f' },
        holds: [
          'But since the field quarrel the cousin had been in the tent with the zip shut, and the long table begins with whoever fetches the benches. That had always been the cousin.',
        ],
        worse: [
          'The zip went down to the very ground. Of the field quarrel there was one voice less, and of the long table one end.',
        ],
        sign: [
          'Beside the tent stood a plate with a spoon on it. It was the cousin’s own, with the crack, and somebody had set it there at six.',
        ],
        yields: [
          'The cousin came out with one arm in a jumper and took up the plate. The field quarrel moved along a bit, and they fetched the benches for the long table.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'uncle', an: true, g: 'm' },
        holds: [
          'But the uncle heard blame in every sentence, since the field quarrel had begun with one of his tent pegs. Whoever asked him for his part of the long table was told that he had bought it himself.',
        ],
        worse: [
          'The uncle picked up his table and carried it to the hedge. After the field quarrel there had been three tables near each other, and the long table was now shorter by a third.',
        ],
        sign: [
          'Somewhere among the tents a child was humming the song. The uncle had begun to hum the second voice, and did not notice.',
        ],
        yields: [
          'The uncle was still humming when he took hold of his table. He set it down at the end of the other two, the field quarrel made room, and it was the long table.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'table top', an: false },
        holds: [
          'But the table top of the long table was three boards, and since the field quarrel each family sat by its own. When two boards met, the third slid off.',
        ],
        worse: [
          'The table top had come apart, and the cloths lay in the grass. The field quarrel had a new chapter, and there was no long table.',
        ],
        sign: [
          'Under the far board there was a second pair of handles. They were folded in, and had been all summer.',
        ],
        yields: [
          'The table top came together with one clap. You could not have said where the field quarrel had run through it, and it was the long table.',
        ],
      },
    },
  },
} satisfies EnErrands;
