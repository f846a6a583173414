import type { EnErrands } from '../../schema.ts';

export const mermaidLagoon = {
  song: {
    title: ['The Song That Got Out', 'Three Verses in a Pool'],
    prize: { one: 'song', an: false },
    obstacle: { one: 'sandbar', an: false },
    task: [
      '<helper>I yawned,</helper> said {helper}, <helper>and my song got out.</helper> It was three verses long, and there was no other. Now it sat in a pool beyond the sand, practising. When the tide came, it would be washed away.',
      '{helper} opened {helper_his} mouth, and nothing came out but a bubble. The song was gone, all three verses. It had slipped out on a yawn, and it was out there practising, and the tide was on its way.',
      {
        text: '<helper>I yawned,</helper> said {helper}, <helper>and my song got out. It’s over there. The tide will wash it away.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The song ran up {helper_gen} arm and in at the mouth, all three verses of it. {helper} swallowed and tried it, very softly. In the third verse there was something new in it, a gull.',
      '{helper} opened {helper_his} mouth quite wide, and the song hopped in. There it was again, a bit salty. It stayed in the first verse for some time, and looked about, as you do at home.',
      { text: 'The song hopped in. Gulp. {helper} tried it, very softly. La.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'sliding sand', mass: true },
        holds: [
          'But the song was on the other side of the sandbar. It was long and steep, all sliding sand, and no foot stayed where it was put.',
          'But the sandbar lay between them and the song, and it was made of sliding sand. If you took three steps up it, you had to say where you had left them.',
        ],
        worse: [
          'Everyone was down at the bottom of the sandbar again. On the far side sand trickled into the pool, and the song coughed.',
          'They had come down on their seats, with a swish. The sandbar had poured a bit of itself over the far side as well. There the song lost its place.',
        ],
        sign: [
          'Across the sandbar ran one strip of broken shells. It was rough, and nothing slid there.',
          'Somebody had broken a lot of shells, right across the sandbar. They lay there in a strip, with their sharp little edges up, and did not budge.',
        ],
        yields: [
          'From the top of the sandbar you could see it all. There was the pool, and on a stone in the middle sat the song.',
          'They had the wind on their faces, and that was the top. On the other side of the sandbar it went down to a pool. In the pool a song was doing its scales.',
        ],
      },
      noisy: {
        part: { one: 'surf', mass: true },
        holds: [
          'But behind the sandbar there was surf, and the surf was loud. Somewhere beside it the song was practising, and only an ear could find it.',
          'But the song was behind the sandbar, and you would only have had to listen. That was what nobody could do, because of the surf.',
        ],
        worse: [
          'The surf came in higher, with a long roar. From behind the sandbar you could hear one verse of the song, and then not even that.',
          'The surf had brought its big brothers. They all sat down on the sandbar, one after the other, with a thump. The song had stopped to see if it was over.',
        ],
        sign: [
          'After every third wave the surf took a rest. There was a hush, and it lasted as long as a line.',
          'After each third wave the surf had to go back for more. There were some bubbles, and they winked out.',
        ],
        yields: [
          'The surf lay down and drew back. Over the sandbar came the song, first verse, second verse, and it was as near as a neighbour.',
          'The tide turned over, and for that it held its breath. There was the first line of the song, right behind the sandbar, and it was flat.',
        ],
      },
      needsTime: {
        part: { one: 'channel', an: false },
        holds: [
          'But the song was behind the sandbar, and it could only float out. The channel through the sand was dry, and the water was still on its way.',
          'But the song could only leave its pool by the channel. That was dry, from the one end of the sandbar to the other. The water came when it came. There is a table for that.',
        ],
        worse: [
          'The sides of the channel fell in. It was dry, as at the beginning, and behind the sandbar the song had sunk to half a pool.',
          'The banks of the channel had slid in, so it would have to be begun again by the sea. The pool behind the sandbar was down to the song’s knees.',
        ],
        sign: [
          'At the lower end of the channel there was one thread of water. It had a bend in it already.',
          'At its lower end the channel was dark. It was the width of a thread, and it had begun to find its way between the grains.',
        ],
        yields: [
          'The channel was full to the brim. Round the end of the sandbar, on its back, came the song, humming its second verse.',
          'The water walked up the channel and looked round the corner of the sandbar. It took the song under the arms and brought it out, on its back, still going.',
        ],
      },
    },
  },
  shell: {
    title: ['The Horn With the Thumb Hole', 'The Turtle Waits to Be Called'],
    prize: { one: 'shell horn', an: false },
    obstacle: { one: 'watch crab', an: false },
    task: [
      '<helper>The ferry turtle only sets off at the shell horn,</helper> said {helper}. <helper>One long note. The little seahorses have been sitting on her since the tide turned, and two have got to go.</helper>',
      'The ferry turtle slept with all her lights out and sixteen small seahorses on her back. She sets off at the shell horn and at nothing else. Two of them were holding their tails very tight.',
      {
        text: '<helper>The ferry turtle’s asleep,</helper> said {helper}. <helper>She only swims when the shell horn blows. They’re all sitting on her.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'One long note went out over the water. The ferry turtle opened one eye, then both, and looked round to see that all were sitting. Then she set off, and the two in front waved with their tails.',
      'Booh, went the shell horn, and the ferry turtle woke up in the middle of a snore. Off she swam. At the first rock she stopped for two passengers, and then she went on.',
      { text: 'Hoo, went the shell horn. The turtle opened one eye. Off they went.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'watch crab', an: false },
        holds: [
          'But the shell horn was in the crack in the rock, and in front of it stood the watch crab. Everything in there lay in rows, and the watch crab stayed in front of it.',
          'But the watch crab had found the shell horn and had put it in order. It stood with the other things, between b and c, and the watch crab stood in front of the alphabet.',
        ],
        worse: [
          'The watch crab put out both claws, to the left and to the right. Behind it there was no shell horn to be seen, not a curl.',
          'The watch crab had locked its claws together. It had gone as red as a letter box. Behind it, in the crack, there might just as well have been no shell horn.',
        ],
        sign: [
          'The watch crab kept looking back at its row of combs. There were six combs, and between the fourth and the fifth was a gap.',
          'It could not leave its combs alone. It counted, four, and then it looked at the place, and then it counted on at five.',
        ],
        yields: [
          'The watch crab pulled in its claws and went sideways, as far as it could go. In the front row lay the shell horn.',
          'The watch crab moved over, all its legs on the left at once. It even took a bow, and where it had stood there was a row. The first thing in the row was the shell horn.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'watch crab', an: false },
        holds: [
          'But the watch crab had the shell horn in its rows. It had its own idea of what people say, and it was always the other thing.',
          'But the watch crab had hung out a sign that said ask here. Then it heard what it wanted to. It took you for a customer who was bringing something, and the shell horn was already on the shelf.',
        ],
        worse: [
          'The watch crab picked up the shell horn and carried it sideways, right to the back. There it put it in the row marked later.',
          'The watch crab thanked them very much. It took the shell horn, wrote something on it, and stored it at the very back, under gifts.',
        ],
        sign: [
          'On the next rock another crab clacked twice. The watch crab answered at once, clack, clack.',
          'From the rock over there came a clack, and then another. One could see that the watch crab was fond of that, because its own went clack, clack.',
        ],
        yields: [
          'Clack, clack, said the watch crab. It came out sideways with the shell horn over its head, and put it on the sand.',
          'The watch crab clacked back, and danced a step to each. It danced in at the row and out at the row. It came out with the shell horn over its head, and put it down on the last beat.',
        ],
      },
      narrow: {
        part: { one: 'rock crack', an: false },
        holds: [
          'But the watch crab had stored the shell horn in a rock crack. It was a good place, for no arm in the lagoon fitted into it.',
          'But the watch crab has a strong room, and it is a rock crack. The shell horn had been put there with care, wide end last.',
        ],
        worse: [
          'The shell horn slid further down the rock crack. Its rosy lip was still to be seen, and the watch crab counted it twice.',
          'There was a grating sound. The shell horn had sunk in the rock crack, up to its lip, and the watch crab wrote: safe.',
        ],
        sign: [
          'Down by the sand the rock crack was wider. The watch crab went in and out there every day.',
          'It was not so narrow everywhere. Close to the sand the stone had been rubbed round, by a shell that passed there twice a day.',
        ],
        yields: [
          'The shell horn came out mouth first, with a sound of its own, a small low one. The watch crab wrote it down as gone.',
          'It turned as it came, like a screw. The watch crab held up a mirror, and the shell horn said mm into the open air.',
        ],
      },
    },
  },
  lantern: {
    title: ['The Lantern Fish Without a Lantern', 'Green Light in the Net'],
    prize: { one: 'lantern', an: false },
    obstacle: { one: 'old net', an: true },
    task: [
      'The lantern fish led the little ones home at dusk. They swam behind it in a row, each with its nose to the tail in front. Today the lantern had come off while they played, and dusk was at the reef already.',
      'A row of little fish stood with their noses at each other’s tails, all ready to go home. In front there was nobody to follow. The lantern fish was there, but it was dark, since its lantern had come off.',
      {
        text: '<helper>The lantern fish has lost its lantern,</helper> said {helper}. <helper>Now the little ones can’t find home.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The lantern went on with a click, in front of the lantern fish’s forehead. It swam once round everybody and counted. Then the row set off home, and the last one looked back and was pulled along.',
      'The lantern fish had its lantern again, and it shone on the first, and the first on the second. So they swam off, a string of lights. The last one put out its own, at its own door.',
      { text: 'Click, went the lantern. Home they went in a row, nose to tail.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'net string', an: false },
        holds: [
          'But the lantern was in the old net on the sand. The net string had wound about it. Nobody could see where it began.',
          'But the old net had gone out fishing on its own account and had caught a lantern. It had used all the net string it had.',
        ],
        worse: [
          'The net string drew together. The lantern was deep inside the old net now, and its light came through in small squares.',
          'The old net had drawn its fist shut. The light of the lantern came out between the fingers, and what came out was less and less.',
        ],
        sign: [
          'By a cork float the net string hung in a loop. It was the only thing in the net that was not in a hurry.',
          'One bit of net string lay by a cork float, in a loop, and did nothing. It had probably been left over.',
        ],
        yields: [
          'The old net fell open like a hand. On the sand under it lay the lantern, green as a lime drop.',
          'Knot after knot let go, and the old net lay there like a puddle. In the middle of it, with its light on, sat the lantern, as if it had been served.',
        ],
      },
      dark: {
        part: { one: 'sea grass', mass: true },
        holds: [
          'But the lantern was under the old net, in a heap of sea grass. It was as dark in there as in a bed with the covers up.',
          'But a whole meadow of sea grass lay under the old net, heaped up, and in it was the lantern. It was so thick there that the light came to the first blade and turned back.',
        ],
        worse: [
          'The sea grass closed over it. Under the old net it looked black and deep, and nobody could have said that there was a lantern.',
          'The heap had moved together. There was a dark under that old net now that you could have cut into slices. You would have got to the lantern last.',
        ],
        sign: [
          'Far in there was a glimmer, and it was green. It came and went, as if it breathed.',
          'Something was breathing in there, green, and then not green, and then green. It was quite far in.',
        ],
        yields: [
          'The last blades let go. At the bottom, under the old net, in a little round room of its own, was the lantern.',
          'There was one more blade to push aside, and behind it there was a room. The lantern hung there, under the old net, and lit it for nobody.',
        ],
      },
      shy: {
        part: { one: 'octopus', an: true },
        holds: [
          'But a small octopus lived in the old net, and it had found the lantern. It had never had visitors before. It drew in all its arms.',
          'But the old net had a tenant, an octopus the size of a hand. It had the lantern on its bedside table, and had never in its life opened the door.',
        ],
        worse: [
          'The octopus went deeper into the old net and took the lantern in two of its arms. In the others it took the rest of the net.',
          'All at once the old net was empty, as far as one saw. Eight arms had taken everything to the back, and in two of them was the lantern.',
        ],
        sign: [
          'From the net looked the tip of one arm. It curled, uncurled, and felt which way the water was going.',
          'It had kept one arm out, and of that only the tip. It was tasting the water, to see who they were.',
        ],
        yields: [
          'The octopus came out of the old net, one arm after another. It had lanternlight on its face, and in the last arm was the lantern.',
          'The octopus came out of the old net like somebody coming down a ladder. It changed colour three times, and at the last, which was pink, it held out the lantern.',
        ],
      },
    },
  },
  organ: {
    title: ['The Low Note', 'What One Feels in the Soles'],
    prize: { one: 'low note', an: false },
    obstacle: { one: 'shell organ', an: false },
    task: [
      'At high tide the young choir would sing on the beach, for the boats that came in. The shell organ was three hundred years old, and its low note was the one they all stood on. Without it, somebody had said, they were eleven people shouting at the sea.',
      'The boats had turned in the bay and shipped their oars. They always wait for it out there. Eleven people would sing, on the beach, and under them there would be the note that you feel in the plank. There was no note.',
    ],
    gift: [
      'They sang, and under them lay the low note, which you do not hear so much as stand on. In the first boat an old man put down his oar. He laid his flat hand on the wood, to feel whether it was there too.',
      'The low note came up through the keels, and they all knew it. An old woman in the second boat nodded as you nod to somebody in the street. Then the eleven sang, and it was hardly any work.',
    ],
    by: {
      broken: {
        part: { one: 'pipe shell', an: false },
        holds: [
          'But the shell organ had a cracked pipe, the longest one, and that was where the low note lived. All it gave was wind.',
          'But somebody had danced on the shell organ, on the night of the row. The longest pipe shell was cracked, and it was there that one had the low note.',
        ],
        worse: [
          'A chip had come off along the crack. The shell organ hissed now, and of the low note nothing was left but the place where it should have been.',
          'The pipe shell let in water now. The shell organ gargled, and the low note was a thing for plumbers.',
        ],
        sign: [
          'Where the pipe had broken there were two edges, pale and fresh. One bulged by as much as the other was hollow.',
          'Inside ran a seam of mother-of-pearl, thin as a hair. It came to the one edge, and it left from the other.',
        ],
        yields: [
          'The crack stayed shut. In the shell organ something turned over and lay down, and that was the low note, with a slight rasp to it.',
          'The mother-of-pearl ran from lip to lip. The pipe shell was tight, and the shell organ drew itself up, and below the sand somewhere began the low note.',
        ],
      },
      guarded: {
        part: { one: 'oldest keeper', an: true, g: 'm' },
        holds: [
          'But the shell organ had its keepers, and they let no one from the choir touch it. The low note needed five at the bellows, and they were four, and proud.',
          'But at the shell organ sat the oldest keeper, and said that for three hundred years nobody had needed a choir. The low note could do without one.',
        ],
        worse: [
          'The keepers had closed their ring round the shell organ. The oldest keeper stood with his back against the longest pipe, and the low note stayed in it.',
          'The oldest keeper had spread his net over the shell organ, and sat mending it. It was a very long net. One would hear the low note when it was done.',
        ],
        sign: [
          'The oldest keeper kept looking at the bellows. There were five treads, and the fifth was dusty.',
          'The oldest keeper kept looking out at the second boat. There was a woman in it, and he had put a comb through his beard.',
        ],
        yields: [
          'The oldest keeper stepped out of the ring and left the gap open. Behind it stood the shell organ, and somewhere down in it waited the low note.',
          'The oldest keeper asked how he looked, and somebody told him. He drew the net off the shell organ with one pull. There was one tread too many for four, and that was the one for the low note.',
        ],
      },
      needsTime: {
        part: { one: 'tide', an: false },
        holds: [
          'But the shell organ sounds when the tide stands in its pipes, and the tide was late. Nobody has ever pushed one. Until then there would be no low note.',
          'But the tide had been held up, by the wind, outside. The shell organ stood with its feet in the dry, and where it is dry there is no low note.',
        ],
        worse: [
          'The tide had drawn back again, right out of the pipes. The shell organ gave a sort of gulp, and the low note was further off than at noon.',
          'They had carried up buckets, to help. The tide had seen that it was not needed and gone out by another yard. The shell organ dripped, and it was not the low note.',
        ],
        sign: [
          'At the mouth of the lowest pipe sat a bubble. It did not burst, it grew.',
          'On the wet sand lay a line of foam. It had not been there before, and it did not go back.',
        ],
        yields: [
          'The tide stood in every pipe. The shell organ breathed in once, all along the beach, and then the low note was there, in the stones.',
          'The tide came in over its own foam and went up all the pipes, as one goes upstairs at home. The shell organ was full. It waited just a little, and then it gave the low note.',
        ],
      },
    },
  },
  film: {
    title: ['The Sound of the Lagoon', 'A Film on a Sail'],
    prize: { one: 'film sound', an: false },
    obstacle: { one: 'empty chair', an: true },
    task: [
      'At sunset two friends were to show their film of the lagoon on a sail between two posts. They had filmed it together since spring. The pictures were with one of them, and the film sound, shells, a laugh, the wind in the ropes, was with the one who had left.',
      'They had put a sail between two posts, and people brought stools. It was to be the lagoon, from March until today, by two who had been out there every day. They had both said who it was by. After that there was a film with pictures, and a friend with a bag.',
    ],
    gift: [
      'The sail went blue, and then came the film sound, and three hundred people heard a rope creak that was not there. Somewhere in it was a laugh. Both of them looked straight ahead.',
      'When the sun had gone, the water on the sail began to move, and one heard it. There was a laugh in the film sound that nobody had planned. Both of them were in it, and the projector shook a bit with it, even now.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But beside the projector stood an empty chair, and on the phone lay the whole spring, in answers that had each been given to something else. Somewhere at the top of all that hung the film sound.',
          'But they had divided it all up on the phone, who gets the spring and who the summer. By the end of it nobody had the boat. There stood an empty chair, and the film sound was under item nine.',
        ],
        worse: [
          'Six more answers crossed. The film sound had gone further up, out of sight, and the empty chair had a bag on it now.',
          'The phone had got a lawyer’s tone. There was an item twenty, and a list of who had paid for the rope. By the empty chair lay the film without a film sound.',
        ],
        sign: [
          'On the phone stood one sentence from the fourth of May, with no answer under it. It was not a long one.',
          'Between items seven and eight was a picture of two pairs of feet in a boat. Nobody had divided that up.',
        ],
        yields: [
          'An answer stood there, and a while after it a small bar began to fill. Somebody took the bag off the empty chair, and there was the film sound.',
          'Under the feet in the boat there was an answer now, and on the phone the items went away, one after another. There was still an empty chair. But the film sound came through, and it was long, with the laugh in it.',
        ],
      },
      shy: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But the friend had come as far as the shore end of the jetty. From there you saw the sail, and the empty chair, and the film sound was in her pocket.',
          'But the friend sat in the boat, out at the buoy, and had pulled the oars in. On the beach was an empty chair. The film sound was between her feet.',
        ],
        worse: [
          'The friend had gone behind the boat shed. The sail hung there without a sound, and people had begun to look at the empty chair.',
          'The friend had let out more rope. She was behind the buoy now, and the empty chair was a white dot to her, and the film sound was a thing that water does.',
        ],
        sign: [
          'On the planks lay the shadow of a hat. It was hers, and it did not go away.',
          'A lamp had been lit in that boat. It was turned low, and it hung on the side where the sail was.',
        ],
        yields: [
          'The friend came along the jetty, sat down on the empty chair and plugged in what she had. It took the film sound a moment, because the first thing on it is silence.',
          'The friend came in, without a splash, and carried her shoes. She sat down on the empty chair, since that had been hers all along, and held out, wrapped up in a jumper, the film sound.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'sail corner', an: false },
        holds: [
          'But there was wind, and there was an empty chair where the second pair of hands should have been. When one sail corner was tied, the other came loose, and the film sound had nothing to belong to.',
          'But the wind had seen a sail. If you had hold of one sail corner it wanted the other, and there was an empty chair where the second pair of hands had sat. A film sound would have been playing to a flag.',
        ],
        worse: [
          'The sail corner flapped down, and the picture lay in folds on the sand. The empty chair fell over, and without any picture nobody needed a film sound.',
          'The sail corner had slapped the projector into the sand. They picked it up, next to an empty chair, and blew at it. For a film sound it was a bit early to be rustling.',
        ],
        sign: [
          'On the other post, at the same height, there was a ring. Nothing had been tied to it.',
          'Low down on the far post someone had driven in a peg, and round it lay a hitch, open.',
        ],
        yields: [
          'The sail stood, at both corners, without a crease. The empty chair was set upright, and into the stillness, from both sides, came the film sound.',
          'The hitch took the sail corner, and somebody drew it tight, and somebody else this one. There was still an empty chair, and they both stood. On the sail lay the lagoon, and one could let the film sound have it.',
        ],
      },
    },
  },
} satisfies EnErrands;
