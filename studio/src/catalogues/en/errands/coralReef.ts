import type { EnErrands } from '../../schema.ts';

export const coralReef = {
  cleaner: {
    title: ['The Shark With the Open Mouth', 'One Small Blue Fish'],
    prize: { one: 'cleaner fish', an: false },
    obstacle: { one: 'grass maze', an: false },
    task: [
      '<helper>The shark’s been standing there with his mouth open since morning,</helper> said {helper}. <helper>He’s an appointment with the cleaner fish. He’s very calm about it, but we’re all starting to look at his teeth.</helper>',
      '<helper>Don’t stare,</helper> said {helper}. <helper>He’s only at the dentist’s.</helper> The shark lay there with his mouth open and an anchor chain between his teeth, nearly. It was the cleaner fish that was missing.',
      {
        text: '<helper>The shark’s been waiting with his mouth open,</helper> said {helper}. <helper>The cleaner fish must come. I can see all his teeth.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The cleaner fish swam in at the left and came out at the right, with a bit of last week. The shark shut his mouth, slowly. He tried how that was, and smiled, and everybody went a bit further off.',
      'In swam the cleaner fish, with a small brush of weed. It hummed in there, and the shark’s eyes went nearly shut. When it was done he could whistle, and he did, and the herrings left.',
      { text: 'In swam the cleaner fish, and out again. The shark shut his mouth, and smiled.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'grass blade', an: false },
        holds: [
          'But the cleaner fish was in the grass maze, and a grass blade had gone round it. It was a long one, and it had friends.',
          'But the cleaner fish had taken the short way through the grass maze. The grass had taken the cleaner fish. A blade was wound round it like a bandage.',
        ],
        worse: [
          'The grass blade plaited itself tighter. In the grass maze one no longer saw the white stripe of the cleaner fish, only a bit of blue.',
          'It was drawn so tight that the stripe had a waist. The grass maze waved to and fro, and the cleaner fish waved along, without wishing to.',
        ],
        sign: [
          'Close to the sand the grass blade lay in a loop. It was loose, and it swung with the water.',
          'Near the bottom the grass blade had left a ring open. A bit of sand ran through it.',
        ],
        yields: [
          'The grass blade let go and floated up. In the middle of the grass maze hung the cleaner fish and straightened its stripe.',
          'The grass blade straightened out, a turn at a time, and so the cleaner fish was spun round. Then it hung in the middle of the grass maze, dizzy and free.',
        ],
      },
      shy: {
        part: { one: 'small fish', an: false },
        holds: [
          'But the cleaner fish was in the grass maze, in the last passage, and was being shy. It had only ever met fish with their mouths open.',
          'But the cleaner fish was somewhere in the grass maze, trying to look like grass. It had heard how large the mouth was.',
        ],
        worse: [
          'The small fish went round one more corner. In the grass maze there was nothing blue now, and the cleaner fish might have been anywhere.',
          'There was a flick, and a bit of blue went round the bend. The grass maze had six bends that you could see, and the cleaner fish had taken them all.',
        ],
        sign: [
          'From between two blades looked the tip of a tail. It was blue, and it beat time.',
          'A tail is hard to hide when it is beating time. It stuck out between two blades, as blue as a plaster.',
        ],
        yields: [
          'The cleaner fish came out of the grass maze by itself, tail first. Then it turned round and looked at all of them, one after another.',
          'The grass maze parted, and a small face looked out, and decided. The cleaner fish came out to the middle and shook itself down.',
        ],
      },
      noisy: {
        part: { one: 'clicking shrimp', an: false },
        holds: [
          'But in the grass maze each blade had its clicking shrimp. The cleaner fish carries a small bell, and you might have followed it, with less clicking.',
          'But the cleaner fish wears a bell, so that the big ones know not to bite. In the grass maze it could not be heard, because of the shrimps, who clicked.',
        ],
        worse: [
          'It clicked like rain on a tin roof. In the grass maze the bell of the cleaner fish had gone under.',
          'The clicking shrimps were trying to be louder than each other. The whole grass maze crackled like a frying pan, and a small bell is no match for that.',
        ],
        sign: [
          'When a shadow passed over, there was a short hush. In it nobody clicked, to be on the safe side.',
          'Sometimes a shadow went over the reef. Nobody clicked then until it had gone.',
        ],
        yields: [
          'The clicking shrimps had all stopped, the biggest last. In the grass maze it went ting, on the left, and there was the cleaner fish.',
          'One click was left over, and then not even that. From the left side of the grass maze came a thin ring, and round the corner swam the cleaner fish.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But in the grass maze was a gap, and on the other side of it was the cleaner fish. It had been made by somebody thin.',
          'But the grass maze had one way in, and that was a gap, and it had been worn by eels. The cleaner fish was at home on the inner side.',
        ],
        worse: [
          'Two bunches of grass leaned together. The gap was a line, and behind it in the grass maze the cleaner fish slipped off.',
          'The gap closed behind the current like a curtain. In the grass maze a blue stripe went off, and it was as thin as a pencil line.',
        ],
        sign: [
          'Down by the sand the gap was wider. A turtle had eaten its way there.',
          'A turtle had had lunch down there, right by the sand. It had left a hole the shape of a turtle.',
        ],
        yields: [
          'They came up on the other side with grass behind their ears. There, in a little square in the grass maze, waited the cleaner fish.',
          'They came through with their eyes shut, one holding on to the next. The grass maze had a room inside it, and in the room waited the cleaner fish.',
        ],
      },
    },
  },
  comb: {
    title: ['A Comb for Curls', 'The Grandmother With the Straight Tail'],
    prize: { one: 'coral comb', an: false },
    obstacle: { one: 'giant clam', an: false },
    task: [
      '<helper>My grandmother’s teaching curls today,</helper> said {helper}. She taught them at high tide, to anyone who had a tail. But the coral comb was gone, and her own tail had begun to hang straight.',
      'All along the seaweed hung tails that were as straight as string. It was the day of the curls, at high tide. <helper>My grandmother’s ready,</helper> said {helper}, <helper>but her coral comb isn’t there.</helper>',
      {
        text: '<helper>Grandmother makes curls today,</helper> said {helper}. <helper>In our tails. But the coral comb’s gone.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The grandmother took the coral comb and ran it down the first tail, from the top to the tip. It curled up with a pop. There were eleven more in the queue, and the last belonged to an eel, who was hoping.',
      'The coral comb went through a tail, pop, and through the next, pop. When they had all been done, the grandmother did her own, behind her back, without looking. It was the best of them.',
      { text: 'The coral comb went through a tail. Pop. A curl. Pop, pop, pop.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'giant clam', an: false },
        holds: [
          'But the coral comb lay in the lap of the giant clam, and the giant clam was asleep. It was open by a hand, and it dreamed.',
          'But the giant clam had fallen asleep with its mouth open, and in its mouth lay the coral comb. It was just as if it had been doing its hair.',
        ],
        worse: [
          'The giant clam grumbled and shut by another finger. From the coral comb two teeth were sticking out.',
          'There was a slow, wet creak. The giant clam had drawn up its lower lip. Of the coral comb two teeth looked out, like something it had eaten.',
        ],
        sign: [
          'Before the giant clam lay three pearls. They lay in a row, from the small one to the big one, which it was proud of.',
          'It had put its pearls out for the night. They lay in the sand in front, in a row, and none of them touched.',
        ],
        yields: [
          'The giant clam yawned, right up to the hinge. On its soft blue lip, held out, lay the coral comb.',
          'The giant clam said ah in its sleep, as at the doctor’s. The coral comb lay upon its tongue, and one had only to pick it up.',
        ],
      },
      heavy: {
        part: { one: 'sponge stone', an: false },
        holds: [
          'But beside the giant clam a sponge stone had come down on the coral comb. It was full of water, and it lay in more of it.',
          'But a sponge stone had filled itself up and rolled down, and where it stopped it stopped on the coral comb. The giant clam next door had seen it all.',
        ],
        worse: [
          'The sponge stone settled in the sand. The giant clam looked on, and the coral comb went under up to its curl.',
          'Water ran out at the sides, and the sponge stone sat lower. The giant clam clapped its shell in alarm, and the coral comb bent by one tooth.',
        ],
        sign: [
          'On the side of the giant clam one edge of the sponge stone was free. It rocked in the swell.',
          'There was a hollow under the sponge stone, on the side of the giant clam. When the swell came in, it lifted.',
        ],
        yields: [
          'The sponge stone tipped over that edge and rolled against the giant clam, who said pardon. In the sand, all seven teeth up, lay the coral comb.',
          'The sponge stone went over with a gurgle. It leaned its wet shoulder on the giant clam. Beside it in the sand you could count seven teeth: the coral comb.',
        ],
      },
      needsTime: {
        part: { one: 'sand cloud', an: false },
        holds: [
          'But round the giant clam hung a sand cloud, and in it somewhere lay the coral comb. Such a cloud settles when it is tired.',
          'But somebody had stirred up the sand, and now it hung before the giant clam like smoke. You could not see the coral comb, and the more you looked for it, the less.',
        ],
        worse: [
          'The sand cloud rose again from the bottom. You could not see the giant clam, and you could not see the coral comb.',
          'The sand cloud had climbed up once more and had brought its friends. It was brown as far as the surface, and the giant clam coughed, and the coral comb was anywhere.',
        ],
        sign: [
          'In the sand cloud one patch was clear. It was as small as a coin.',
          'The water had a window in it. It was no bigger than a button, and something pink went past behind.',
        ],
        yields: [
          'Grain by grain, by itself, the sand cloud had lain down. At the foot of the giant clam lay the coral comb, and it did not have a speck on it.',
          'The last grain sat down. The water was like glass, and there was the giant clam. There at its foot, on a clean sheet of sand, was the coral comb.',
        ],
      },
      guarded: {
        part: { one: 'clown fish', an: false },
        holds: [
          'But before the giant clam, with the coral comb in it, swam a clown fish. It was only small, but it meant it.',
          'But the giant clam had the coral comb, and a clown fish had the giant clam. It was the size of a spoon, and it went for toes.',
        ],
        worse: [
          'The clown fish spread all its fins and was twice as broad. Behind it you could see the giant clam and not the coral comb.',
          'The clown fish had put up every fin it had. You saw orange, and you saw white, and behind that somewhere were a giant clam and a coral comb.',
        ],
        sign: [
          'The clown fish kept looking over its shoulder, at home. In the middle of its anemone was a bald place.',
          'It could not help looking round, at its anemone. The arms were thin there in the middle, like an old broom.',
        ],
        yields: [
          'The clown fish folded its fins and went home, in a small arc. The giant clam was open, and in it lay the coral comb.',
          'The clown fish swam home in zigzags, to see about its arms. Nobody was left before the giant clam, and one could simply take out the coral comb.',
        ],
      },
    },
  },
  lamp: {
    title: ['Night School for Small Fish', 'The Light That Breathes'],
    prize: { one: 'lantern shell', an: false },
    obstacle: { one: 'coral tower', an: false },
    task: [
      'The night school of the small fish began at dusk, with the letter O. They could read only by the lantern shell, which is gold and thin. All of them were sitting there, and the first had begun to read by heart.',
      'In the night school they had got as far as N. Tonight it was to be O, which is round, and they had all practised the mouth. The lantern shell was not on its stone, and the page was black.',
      {
        text: '<helper>The little fish learn to read tonight,</helper> said {helper}. <helper>They need the lantern shell. Today it’s the O.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The lantern shell was set on its stone. It breathed in, and it breathed out, and the page was gold. Twenty-six small fish said O, all at once, and twenty-six bubbles went up.',
      'The lantern shell lit up the page, and there it stood, the O. Nobody had thought it would be so round. One small fish swam through it, to make sure.',
      {
        text: 'The lantern shell shone. <helper>O,</helper> said {helper}. O, said the fish. Up went the bubbles.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { one: 'tower hole', an: false },
        holds: [
          'But the lantern shell had rolled into the coral tower. In the tower hole it was so dark that even the dark ones came out to see.',
          'But the coral tower had a hole. In the hole was night, and the lantern shell had rolled in there. It is odd how a thing that shines can be lost in the dark.',
        ],
        worse: [
          'The shadow of the coral tower grew across its own door. In the tower hole there was no gold, and no lantern shell.',
          'The tower hole had grown another lot of dark, at the front. If the lantern shell still shone, it was behind that, and the coral tower did not let it through.',
        ],
        sign: [
          'Quite far in there was a glimmer. It came and went, like somebody’s breath.',
          'There was a bit of gold in there. It swelled, and shrank, and swelled again.',
        ],
        yields: [
          'The tower hole was round at the back, and clean. In the middle of the coral tower, on the sand, lay the lantern shell.',
          'The dark was only the porch. Behind it the coral tower had a small round parlour. In its middle, breathing in and out, lay the lantern shell.',
        ],
      },
      locked: {
        part: { one: 'snail lid', an: false },
        holds: [
          'But the lantern shell was in the coral tower, and before the hole was a snail lid. It was shut from the outside, by somebody tidy.',
          'But somebody had put the lantern shell away in the coral tower and closed the snail lid. They had pulled it to from outside and gone on holiday.',
        ],
        worse: [
          'The snail lid jammed in its groove. Inside the coral tower the lantern shell rolled to the back, clonk, clonk.',
          'The snail lid went in by a tooth and stayed there. You heard the lantern shell go down the coral tower, step by step, like a dropped spoon.',
        ],
        sign: [
          'Beside the snail lid in the sand stood a thin stick of coral. It had a hook at the top, and the snail lid had an eye.',
          'There was an eye in the snail lid. And in the sand, next to it, was a stick with a hook.',
        ],
        yields: [
          'The snail lid went up like an eyelid. Out of the coral tower fell a strip of gold, and at the end of it was the lantern shell.',
          'The snail lid rose, and shadows ran out from under it. Right up to the door of the coral tower, of its own accord, rolled the lantern shell.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'hermit crab', an: false },
        holds: [
          'But at the door of the coral tower sat a hermit crab who was new there. It had charge of the lantern shell, and of our language it had good day.',
          'But the hermit crab in the door of the coral tower had not been there long. It had the lantern shell to mind, and two words to do it with, and they were good and day.',
        ],
        worse: [
          'The hermit crab bowed, said good day and pushed the lantern shell further into the coral tower. It was very pleased with all the visitors.',
          'Good day, good day, said the hermit crab, with more and more feeling. Its guests had to have room to sit down. So the lantern shell went to the very top of the coral tower.',
        ],
        sign: [
          'A ray had drawn a round in the sand, with one wing. The hermit crab drew one beside it at once.',
          'A ray had been drawing on the sand, just to pass the time. The hermit crab came out, and drew one like it.',
        ],
        yields: [
          'The hermit crab looked at the round and went in. Good day, it said, and rolled out of the coral tower, in front of its chest, the lantern shell.',
          'The hermit crab compared the round on the sand with something it knew at home. It was gone for a moment. Then the coral tower lit up, and out of the door came the lantern shell.',
        ],
      },
      high: {
        part: { one: 'coral step', an: false },
        holds: [
          'But the lantern shell lay up in the coral tower. Below its hole was one coral step, and that was taller than a fish on a fish.',
          'But the lantern shell looked down on them, from its hole up in the coral tower. The coral step below was the only step, and it had been built for whales.',
        ],
        worse: [
          'Sand ran down off the coral step. Above it in the coral tower the lantern shell rolled up into the next hollow.',
          'A bit of the coral step had come away, and they had come with it. High in the coral tower the lantern shell went rolling round and round, and settled one shelf above.',
        ],
        sign: [
          'Low down grew a stump of coral, out towards the side. It was as wide as a foot, or as a fin.',
          'Beside the big step there was a little one, right at the bottom. It was more of a stump.',
        ],
        yields: [
          'They were as high as the hole, and then as high as the hollow. Out of the coral tower, into their arms, rolled the lantern shell.',
          'A hand came over the edge, and after that a face. The lantern shell lit it up, rolled down the floor of the coral tower, and was caught.',
        ],
      },
    },
  },
  count: {
    title: ['The Map on the Harbour Wall', 'Counted by Noon'],
    prize: { one: 'reef map', an: false },
    obstacle: { one: 'torn count', an: false },
    task: [
      'At noon the harbour office set the buoys, and where it set them depended on one map: which patches of the reef were alive. A reef watch of sixteen-year-olds had counted all week. On Thursday they had quarrelled over one number.',
      'At noon a man with buoys would put out from the harbour, and where he put them the ships would go round. He needed a map for that, with the living patches in green. The reef watch had a map. It had two numbers on it.',
    ],
    gift: [
      'The reef map hung on the harbour wall at two minutes to twelve, blue and green, with a seam. A man from the office stood before it with his buoys in his head. Then he moved one of them, by a thumb’s width, out to sea.',
      'The man went out with the reef map under his oilskin. In the evening the ferry came in four minutes late, since it had to go round. No one on board knew what for, and it went on living.',
    ],
    by: {
      broken: {
        part: { one: 'paper map', an: false },
        holds: [
          'But since the torn count the paper map had been torn as well, from the top to the reef’s edge. Half a reef map is worse than none, because the buoys go by it.',
          'But on Thursday they had each held on to the paper map, and the torn count had become a tear. You cannot sail by the western half of a reef map.',
        ],
        worse: [
          'Another strip had come away. The eastern patches lay under the bench, and what was left of the reef map, after that torn count, ended in mid-sea.',
          'A corner had come away with the scale on it. By what was left of that torn count the reef map was either of a bay or of a bathtub.',
        ],
        sign: [
          'The two torn edges were blue. The one had a tongue, the other a bay, and in both was the half of one letter.',
          'The contour lines stopped at the one edge, eleven of them. Eleven went on at the other.',
        ],
        yields: [
          'The paper map lay flat, with its seam across the deep part. The torn count went over it from left to right, patch by patch, and it was a reef map.',
          'The contour lines ran through. They bent over the paper map and counted, once, all together, and there was no torn count any longer. It was a reef map.',
        ],
      },
      guarded: {
        part: { one: 'watch leader', an: false, g: 'f' },
        holds: [
          'But the watch leader let nobody write on the list now. There had been one torn count already, and on the reef map there would be no second, not in her shed.',
          'But the watch leader had the torn count in her pocket and the reef map up on the wardrobe. It could come down, she said, when there was one number.',
        ],
        worse: [
          'The watch leader shut the folder and stood before the wall. The reef map was turned round, and about the torn count there was nothing more to say, or so her elbows said.',
          'The watch leader had pushed a chair under the handle. There was a torn count on this side of the door, and on the other the reef map, and it was half past eleven.',
        ],
        sign: [
          'The watch leader kept looking at the dive log on its nail. One day in it was blank, and it was hers.',
          'The watch leader kept looking at her left ear in the mirror. It was full of water, and it had been since Thursday. She had not heard the last patch.',
        ],
        yields: [
          'The watch leader took the reef map off the wall and laid it on the table, right way up. Next to the torn count she put a pencil.',
          'The watch leader shook her head, hard, to one side, and laughed, and took the chair away. She let somebody else read out the torn count, and it was one more, and she handed down the reef map.',
        ],
      },
      needsTime: {
        part: { one: 'blue wash', mass: true },
        holds: [
          'But on the reef map the blue was wet, and blue wash runs when it is hurried. With a border that runs, they would have the next torn count.',
          'But because of the torn count they had had to paint over the border, and the blue wash stood there in puddles. A reef map that runs wipes out fourteen patches at a go.',
        ],
        worse: [
          'The blue wash had run into the green. On the reef map alive was dead now and the other way about, and it was, once more, a torn count.',
          'Someone had blown on it. The blue wash had put out arms in every direction, and by the look of the reef map it was one very large torn count.',
        ],
        sign: [
          'Along one patch the blue wash had a rim. It was dry, and it was sharp.',
          'In one place you could see the brush marks again.',
        ],
        yields: [
          'The blue wash had dried, by itself, up to every border. On the reef map you could count it, torn count or no: fourteen.',
          'You could see every brush mark. The blue wash had gone back behind its lines, and over the torn count there lay, quite dry, the reef map.',
        ],
      },
    },
  },
  song: {
    title: ['The Sound of the Living Reef', 'The Aquarium Night at Seven'],
    prize: { one: 'reef sound', an: false },
    obstacle: { one: 'missing friend', an: false },
    task: [
      'At seven the aquarium opened for the night. In the great hall stood a game that four friends had made, about a reef that comes back. It had everything that you can see. A living reef is loud, and theirs was mute since Thursday.',
      'At seven the doors of the aquarium opened, and in the hall stood a game with a queue. In it a dead reef comes back to life, patch by patch. Three friends had built that, and a fourth, and the fourth had done the ears.',
    ],
    gift: [
      'At seven the first player dived, and the reef sound filled the hall, crackling, calling, like something on a griddle and something in love. In the tanks on both sides the real ones came up to the glass.',
      'Whoever put on the headphones laughed. It crackled, and it sang, and something in it kept clearing its throat. In the row of those who waited stood somebody with his hood up, who was not queuing.',
    ],
    by: {
      tangled: {
        part: { one: 'file list', an: false },
        holds: [
          'But in the file list the reef sound had three names, and each had been given by another of them, over somebody else’s. The missing friend had given it the first.',
          'But since the missing friend was missing, they had each named the files by themselves. In the file list the reef sound was called final, and final two, and this one.',
        ],
        worse: [
          'They had overwritten each other. The reef sound was one crackle shorter, and in the file list the missing friend stood as author of something he had never heard.',
          'The file list had been sorted by size and then by somebody’s temper. The missing friend was nowhere in it, and the reef sound was a hiccup.',
        ],
        sign: [
          'At the bottom of the file list lay a file with its first name. Nobody had touched it.',
          'One entry had a date from before all that. The missing friend had written it, at four in the morning, with three dots.',
        ],
        yields: [
          'The file list was three lines long, and each could be played. Since the missing friend answered, with one word, they knew which, and there was the reef sound.',
          'They went down from the three dots, name after name, and the file list came out straight. It was what the missing friend had meant all along, and it was the reef sound.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'sorting program', an: false },
        holds: [
          'But instead of the missing friend they had a sorting program, and it put each thing where it thought that it belonged. It had put the reef sound under noise.',
          'But the sorting program asked what it was, and somebody had typed: rubbish, says the missing friend. So it had put the reef sound in the bin.',
        ],
        worse: [
          'The sorting program had tidied up. Under noise there was nothing any more, and the missing friend could have told them what that means for a reef sound.',
          'The sorting program was asked to be careful, and emptied the bin with great care. The missing friend would have laughed. The reef sound was on its way to nowhere.',
        ],
        sign: [
          'It had left one file where it was. The missing friend had put a short word before the name: keep.',
          'It stopped whenever it came to a file with a heart. The missing friend had given them out, and there were two.',
        ],
        yields: [
          'The sorting program found the short word, and took its hands off, if you may say so. In the place of the missing friend somebody pressed play, and there was the reef sound.',
          'The sorting program came to a heart, and stopped, and asked. Instead of the missing friend they all said yes, in a chorus, and out of the bin, a little crumpled, came the reef sound.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'coral arch', an: false },
        holds: [
          'But over the loudspeaker stood the coral arch, painted, three metres wide, and it needs four. Because of the missing friend they were three. When one foot stood, the other slid, and the reef sound stayed under cardboard.',
          'But the coral arch had been hung on three hooks, since the fourth was the missing friend’s. It hung down over the loudspeaker, and what came through of the reef sound was a mumble.',
        ],
        worse: [
          'The coral arch had come down over the loudspeaker. You could hear the reef sound from inside it, as from a neighbour’s bath, and everybody thought of the missing friend.',
          'The coral arch had come off the third hook. It knelt there now like a camel, with the reef sound under it, and nobody said the name of the missing friend.',
        ],
        sign: [
          'At the back the coral arch had a second strut. It bore a handprint, in blue, from the day it was painted.',
          'At the fourth corner there was a cord with a loop, long enough to reach the hand of somebody who stands on the stairs.',
        ],
        yields: [
          'The coral arch stood in the doorway on both its feet. The missing friend would have been proud, or was, at the back there by the rays, and there was the reef sound.',
          'The coral arch rose at all four corners. On the stairs, with the cord round one wrist, stood the missing friend and said nothing, and one could hear why: it was the reef sound.',
        ],
      },
    },
  },
} satisfies EnErrands;
