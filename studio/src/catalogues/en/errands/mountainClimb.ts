import type { EnErrands } from '../../schema.ts';

export const mountainClimb = {
  book: {
    title: ['Two Names Before the Clouds', 'The Book in the Tin'],
    prize: { one: 'summit book', an: false },
    obstacle: { one: 'scree field', an: false },
    task: [
      'It was Grandfather’s birthday, and he wanted two names in the summit book, one under the other. It lay in its tin between the top stones, with a pencil on a string. Down in the valley the clouds were getting up.',
      'The pencil on its string was only so long, and so were Grandfather’s birthdays up here. That was what he said. He had come for the summit book, to write two names under each other, and clouds were coming.',
      {
        text: 'It was Grandfather’s birthday. <companion>He wants to write in the summit book,</companion> said {companion}. <companion>Before the cloud comes.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'Grandfather wrote his name in the summit book, and then he held the pencil out. There was room for two more lines under it. The first cloud looked over the edge and waited until the pencil had stopped.',
      'In the summit book Grandfather found his own name, on a page gone yellow, with a drawing of a sausage. He laughed. Then he wrote the two new names, and drew the sausage again.',
      { text: 'Grandfather wrote his name in the summit book. Then he held out the pencil.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'stony path', an: false },
        holds: [
          'But before the summit book lay the scree field, and the path over it was loose stones. One took a step up, and the stones took it down.',
          'But the last bit to the summit book was the scree field. It was never in the same place for long. You went up it, and it went down with you.',
        ],
        worse: [
          'The loose stones ran back, with everyone on top. In the scree field the tin with the summit book had slid down as well, by a length.',
          'There was a clatter, and then everybody was sitting lower than before. The tin with the summit book had come along, half of the way, under the scree field.',
        ],
        sign: [
          'In the middle lay one slab, broad and rough. There was moss on it, and it had not moved for years.',
          'One slab lay still in the middle of it all. It had moss on, like a rug.',
        ],
        yields: [
          'Then the stones were behind them, and still talking about it. At the top of the scree field stood the tin, and in it was the summit book.',
          'The clatter went on below them without them. They were off the scree field, and in front of their boots stood the tin. In the tin was the summit book.',
        ],
      },
      heavy: {
        part: { one: 'flat stone', an: false },
        holds: [
          'But in the scree field a flat stone had slid down on the tin of the summit book. It had come for company and stayed.',
          'But one flat stone in the scree field had slid down in spring. It had slid on to the tin. The summit book was under it, like ham in a sandwich.',
        ],
        worse: [
          'The flat stone settled with a crunch. In the scree field the tin with the summit book was pressed in up to its lid.',
          'Something crunched. The flat stone had let itself down another inch. The tin with the summit book had got a new shape.',
        ],
        sign: [
          'One corner of the flat stone lay on a pebble. It rocked when the wind came.',
          'The wind could move the flat stone, a little. It lay with one corner on a pebble.',
        ],
        yields: [
          'The flat stone tipped over and lay down again, two steps lower. In the scree field it was bright for a moment, and that was the tin of the summit book.',
          'The flat stone reared up, thought about it, and fell the other way, off into the scree field. There was the tin, rather flat, and it opened, and there was the summit book.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'top stone', an: false },
        holds: [
          'But the summit book was under a row of stones in the scree field, and each held the next. When the top stone was lifted, three came along.',
          'But the top stones had slid together over the summit book, there in the scree field. You could lift one. But then the next one came with it, and the one after that had hold of the next.',
        ],
        worse: [
          'The row lay as before, only more crooked. In the scree field there was no tin to be seen now, and the summit book was somewhere underneath.',
          'It rumbled, and all the stones had changed places. The scree field had closed, and the tin with the summit book was one floor down.',
        ],
        sign: [
          'On the lower side there was another place for hands. It was dry, and the wind had kept it clean.',
          'The lowest of the stones could be gripped from the other side as well. The place was as smooth as a door handle.',
        ],
        yields: [
          'There was a gap in the scree field, as wide as a loaf. In the gap stood a tin, and in the tin was the summit book.',
          'Nothing rumbled. The scree field had a hole in it, just big enough. In there stood the tin, with the summit book.',
        ],
      },
      noisy: {
        part: { one: 'wind', an: false },
        holds: [
          'But somewhere in the scree field the pencil of the summit book was tapping on its tin. By ear you could have found it, if it had not been for the wind.',
          'But the summit book could be heard before it could be seen. Its pencil hung on a string and knocked against the tin, somewhere in the scree field. Only the wind knocked too, on everything.',
        ],
        worse: [
          'The wind whistled in every hole. The scree field sounded like a school yard, and the tapping of the summit book had gone under.',
          'The wind had found a bottle neck between two rocks, and it blew. The scree field howled, and the pencil of the summit book could knock as it liked.',
        ],
        sign: [
          'Between two gusts there was a short hush. The grass stood up in it.',
          'Then the wind had to turn round, up there. While it did, a thistle stood perfectly straight.',
        ],
        yields: [
          'The wind had sat down. In the scree field it went tick, tick, on the left, and there in its tin was the summit book.',
          'It was so still that you could hear the clouds. Tick, went the scree field, close by, and that was the pencil, and the pencil belonged to the summit book.',
        ],
      },
    },
  },
  bell: {
    title: ['The Lead Goat’s Bell', 'One Sound Home'],
    prize: { one: 'goat bell', an: false },
    obstacle: { one: 'hay hut', an: false },
    task: [
      'When it rains, the kids come home to one sound, and that is the bell of the lead goat. The herdswoman had her hands in the air already, to feel. There was no bell on the lead goat, only a bare patch where it hangs.',
      'The first drop fell on the herdswoman’s hand. All the kids were still up among the rocks, and they come down to the bell of the lead goat. The lead goat shook her head, and nothing rang.',
      {
        text: '<companion>The goat’s lost her bell,</companion> said {companion}. <companion>The kids can’t hear her. And it’s going to rain.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The herdswoman did up the red strap, and the lead goat shook her head, dong. From behind rocks, out of hollows and off a roof came the kids. The last had something to finish, and then it came too.',
      'Dong, said the goat bell, and dong. One kid after the other came down the rocks on its toes. The lead goat went in front, and she rang herself a bit more than was needed.',
      {
        text: 'Dong, went the goat bell. The kids came hopping. One, two, three, and a late one.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { one: 'billy goat', an: false, g: 'm' },
        holds: [
          'But the goat bell was in the hay hut, and before the hay hut stood the old billy goat. It was not his hut, but nobody had told him.',
          'But the way to the goat bell led into the hay hut, and the way into the hay hut led past the billy goat. He had horns like a gate.',
        ],
        worse: [
          'The billy goat stood broader and put down his head. Behind him there was the hay hut, but no goat bell that you could see.',
          'The billy goat had stamped, and now he stood in his own cloud. Whether there was a goat bell in the hay hut could no longer be seen for dust.',
        ],
        sign: [
          'The billy goat kept looking at the fence. There hung the salt stone, and it was just one tongue too far.',
          'He licked his lips, and looked at the fence. The salt stone swung there on its wire, a bit too far away.',
        ],
        yields: [
          'The billy goat stepped down and went to look at the fence from nearer by. On its hook in the hay hut hung the goat bell.',
          'The billy goat lowered his gate and walked off with it. The hay hut lay open, and just inside, on a nail, hung the goat bell.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'young goat', an: false },
        holds: [
          'But round the hay hut ran a young goat with the goat bell in its mouth. Whatever anyone called, it thought it was winning.',
          'But the goat bell went galloping round the hay hut, with a young goat at the other end of it. Stop meant faster, it thought, and come here meant catch me.',
        ],
        worse: [
          'The young goat hopped one stone further off, and then on to the roof of the hay hut. There it shook its head, and the goat bell rang, and it was delighted.',
          'With a jump the young goat stood on the roof of the hay hut. It rang the goat bell from up there, to say that it was still in the lead.',
        ],
        sign: [
          'A man behind the fence crouched down to tie up a boot. The young goat came one step nearer, to see what was so good down there.',
          'On the path a man bent down to his boot. The young goat stretched out its neck: whatever was he eating?',
        ],
        yields: [
          'The young goat came down from the hay hut, step by step, with its neck out. It put its nose in {hero_gen} hand, and so it also put in the goat bell.',
          'The young goat came close and sniffed, by the wall of the hay hut, to see what there was. There was only {hero_gen} hand. The goat bell fell into it, wet.',
        ],
      },
      locked: {
        part: { one: 'wooden latch', an: false },
        holds: [
          'But the goat bell hung in the hay hut, and the hay hut was shut. The wooden latch had dropped inside, and inside there was nobody but hay.',
          'But somebody had shut up the hay hut for the summer, and had shut up the goat bell with it. The wooden latch was on the inside.',
        ],
        worse: [
          'The wooden latch jammed. In the hay hut something fell off its hook, with a clank, and that was the goat bell.',
          'Now the wooden latch sat crooked. There was a clank in the hay hut, then a rustle. The goat bell had gone down in the hay.',
        ],
        sign: [
          'Beside the door hung a smooth peg on a string. It had been made with one blade and a lot of evenings.',
          'A peg hung by the door. It was flat at one end, and the crack in the door was flat too.',
        ],
        yields: [
          'The wooden latch went up, and the hay hut breathed out all of last summer. On the floor, in the light, lay the goat bell.',
          'The wooden latch went clack. The hay hut opened like an oven with summer in it. In front, half in the hay, lay the goat bell.',
        ],
      },
      tangled: {
        part: { one: 'red strap', an: false },
        holds: [
          'But by the hay hut the red strap of the goat bell had got into the twine of the fence. It went over and under and took the gate along.',
          'But the goat bell hung by its red strap. The red strap hung in the fence of the hay hut. It had taken every wire it could find.',
        ],
        worse: [
          'The red strap drew together. Beside the hay hut you saw of the goat bell nothing but its rim.',
          'The wires sang, because the red strap was pulling at all of them. The goat bell was in the middle, by the hay hut, and could not so much as tick.',
        ],
        sign: [
          'By the post the red strap lay in a loop. It was slack, and there was a snail on it.',
          'Next to the post the red strap had made a hammock. A snail lay in it.',
        ],
        yields: [
          'The red strap dropped out of the fence, and the hay hut’s gate hung straight. In the grass, with a dull dong, lay the goat bell.',
          'The red strap slipped from the last wire, and the fence twanged. The goat bell rolled as far as the hay hut and said its word.',
        ],
      },
    },
  },
  cup: {
    title: ['A Blue Tin Cup With a Dent', 'Tea at the Hut'],
    prize: { one: 'tin cup', an: false },
    obstacle: { one: 'spring', an: false },
    task: [
      'The hut keeper’s little girl was so tired that she leaned on the dog. There was tea for her. She would drink it from her own cup, the blue one with the dent, and from no other.',
      '<companion>She won’t drink out of that one,</companion> said {companion}. The hut keeper had tried with the red cup, and with the flowered one. His little girl wanted the tin cup with the dent, and then she wanted bed.',
      {
        text: 'The little girl was tired and wanted tea. <companion>Only from her own cup,</companion> said {companion}. <companion>The tin one.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The hut keeper poured the tea into the tin cup, up to the dent. The little girl drank it with both hands and both eyes shut. When it was empty she was asleep, and nobody could get the tin cup back.',
      'The little girl put her thumb in the dent, where it always went. She drank, and her eyes grew small above the rim. Her father carried her up, and the tin cup went along.',
      { text: 'She drank from the tin cup with both hands. When it was empty, she was asleep.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the tin cup had fallen down behind the spring, into a hollow. It was dark in there, and somebody had been at home once.',
          'But the tin cup had bounced twice and rolled behind the spring, where the mountain has a hollow. The sun had never been in there.',
        ],
        worse: [
          'A cloud went over. Behind the spring the hollow was black, and nothing was blue in it, so there was no tin cup.',
          'It was getting darker as you looked. The spring ran over a black hole. In that black hole there was no more tin cup than there was moon.',
        ],
        sign: [
          'Far in, on the wet stone, something glimmered. It was blue, and it had a bend.',
          'At the back, where it dripped, there was something like an eye. It was blue.',
        ],
        yields: [
          'In the hollow behind the spring you could sit, if you were not too tall. There it lay on its side, with a bit of water in it, the tin cup.',
          'The dark was only as deep as a cupboard. The spring had been dripping into something all the time, and it was the tin cup.',
        ],
      },
      narrow: {
        part: { one: 'slit', an: false },
        holds: [
          'But the tin cup had fallen in behind the spring. Between two rocks there was a slit, and a hand went in as far as its watch.',
          'But the tin cup had gone down a slit, beside the spring. A hand could get in flat, and it could get out flat, and that was all.',
        ],
        worse: [
          'Gravel ran in after it. Behind the spring you heard the tin cup go down by a hand, clink, clink.',
          'Clink, went the slit. Small stones had run in on top. The tin cup was a hand further down, and the spring ran in after it.',
        ],
        sign: [
          'At the side the slit was wider. There was a flower in it, to mark the place.',
          'Up at one end the rocks stood apart. A blue flower had put its foot in there.',
        ],
        yields: [
          'Up through the slit came a handle, and then the dent. The spring ran into the tin cup before anyone could say anything, and filled it.',
          'There was a scrape, and then the handle hooked itself over the edge of the slit. The tin cup came up, and the spring was in it.',
        ],
      },
      shy: {
        part: { one: 'young marmot', an: false },
        holds: [
          'But behind the spring sat a young marmot, and it had the tin cup. It had looked in and seen somebody.',
          'But a young marmot had carried the tin cup behind the spring. It sat there and looked at itself in the bottom, and it wanted nobody else to see.',
        ],
        worse: [
          'The young marmot went further in behind the spring. Its tail swept the tin cup along, and you could hear that for some time.',
          'There was a whistle, and then only a hole. The tin cup scraped along inside the hole, as far as it went, and the spring babbled.',
        ],
        sign: [
          'Out of the hole looked a nose. It was wet, and it went very fast.',
          'It was quiet in the hole. Only at the edge, in the light, a nose was working.',
        ],
        yields: [
          'The young marmot came out by itself, and sat up. It held the tin cup before its stomach in both hands, as you hold a hat by a spring.',
          'The young marmot came out on its hind legs, a step at a time. It carried the tin cup in front of it as one carries a full one, and set that down at the spring.',
        ],
      },
      asleep: {
        part: { one: 'hut dog', an: false },
        holds: [
          'But before the slit behind the spring slept the hut dog, and the tin cup was in there with it. It was not a small hut, or a small dog.',
          'But the hut dog had lain down in front of the slit by the spring, for it was cool there. The tin cup was behind it, or below it, or both.',
        ],
        worse: [
          'The hut dog grumbled and lay closer. It had the tin cup under its chin now, and the spring ran round its elbow.',
          'The hut dog sighed and spread out. It had put its chin in the tin cup now, or on top, and the spring ran round both.',
        ],
        sign: [
          'Beside the hut dog lay a stick, a ball and a sock. They lay in a row, with the sock nearest the mouth.',
          'It had tidied up before its nap. Ball, stick and sock lay in a row, and one paw was almost on the sock.',
        ],
        yields: [
          'The hut dog turned over, away from the spring, and stretched all four legs down the hill. Where its chin had been stood the tin cup.',
          'The hut dog rolled on its back and held all its feet up to the sky. By the spring stood the tin cup, and there was a hair in it.',
        ],
      },
    },
  },
  hut: {
    title: ['Soup for Forty', 'The Noon Bell'],
    prize: { one: 'noon bell', an: false },
    obstacle: { one: 'hut quarrel', an: false },
    task: [
      'The weekend job at the hut began with soup for forty. At noon the bell on the terrace had to be rung. The walkers on the lower path listen for it, and whoever hears nothing turns back. It was twenty to, and there were no walkers yet.',
      'Fog lay below the terrace, and in the fog there were forty people with sandwiches. They would come up to the sound of a bell at noon, and not without it. In the hut they had washed the glasses, and had not spoken since.',
    ],
    gift: [
      'The noon bell rang until somebody’s arm gave out. For a long while the lower path was empty. Then round the last bend came a hat, and a stick, and behind them, one after another, all forty.',
      'The noon bell rang, twelve and one more for the fog. You saw nothing at all. Then there was a hat, and then a second hat, and somebody below began to sing, to show how near they were.',
    ],
    by: {
      tangled: {
        part: { one: 'bell rope', an: false },
        holds: [
          'But since the hut quarrel about the rota nobody had looked up, and the bell rope had run off its wheel. The noon bell hung there like a hat on a nail.',
          'But in the hut quarrel everyone had wanted to ring, and the bell rope had wound itself three times round the beam. There was a noon bell up there, as still as a pear.',
        ],
        worse: [
          'The bell rope had run into itself, behind the beam. The noon bell was drawn up against the wood, and in the hut quarrel it got a line of its own.',
          'The bell rope had drawn tight, and the noon bell hung there with its mouth to the wall. If you listened, you heard the hut quarrel going on in the kitchen, in whispers.',
        ],
        sign: [
          'Next to the wheel the bell rope lay in a loop. It was slack, and a sparrow used it.',
          'One turn lay over the beam as loosely as a scarf. The wind could lift it.',
        ],
        yields: [
          'The bell rope came down off the beam and swung. It hung through the middle of the hut quarrel, so to speak, and at its upper end was the noon bell.',
          'The bell rope came down off the beam, turn by turn, and hung there and swung a little. That was the end of the hut quarrel, as far as ropes go, and it was two minutes to the noon bell.',
        ],
      },
      guarded: {
        part: { one: 'cook', an: false, g: 'f' },
        holds: [
          'But the only way to the rope of the noon bell is through the kitchen, and in the hut quarrel the kitchen had taken a side. The cook let no helper through, not after the spilt pot.',
          'But the cook stood in the kitchen door, a ladle across, and that was the way to the noon bell. In the hut quarrel they had said something about the soup.',
        ],
        worse: [
          'The cook stood in the door with the tray held across. The noon bell would ring, the cook said, when the hut quarrel had washed up.',
          'The cook had shut the lower half of the door, and put the pot on it. Nobody would get to the noon bell over forty litres, not after that hut quarrel.',
        ],
        sign: [
          'The cook kept looking at a heap of potatoes, over there by the window. None of them was peeled, and it was a heap for forty.',
          'The cook kept looking at forty plates. She had counted out forty, and of bread she had as much as would do for thirty.',
        ],
        yields: [
          'The cook lifted the tray over their heads and stood aside. The hut quarrel smelled of soup for a moment, and behind the stove hung the rope of the noon bell.',
          'The cook lifted the pot from the door with one hand. With the other she gave somebody the bread to cut. The hut quarrel was over as from then, and the way to the noon bell smelled of onions.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'terrace table', an: false },
        holds: [
          'But after the hut quarrel the long terrace table had been left where it stood, across the corner with the rope. When one end of it was moved, the other swung in, and nobody got to the noon bell.',
          'But the terrace table is eight metres of larch, and since the hut quarrel it had been in everybody’s way. It stood right across the steps to the noon bell.',
        ],
        worse: [
          'The terrace table had swung back, more crooked. The way to the noon bell was a wedge now, and in the hut quarrel each side said that it was the other end.',
          'The terrace table had jammed itself between the wall and the rail. You could see the noon bell beyond it, and the hut quarrel had a second reason.',
        ],
        sign: [
          'At the far end the terrace table had a second grip, under the edge. It was sticky with other summers.',
          'Along the far end somebody had screwed an iron ring, as for a horse.',
        ],
        yields: [
          'The terrace table lifted and went out into the sun, level, with all its glasses on. For a hut quarrel it was quite a good table, and in the corner hung the rope of the noon bell.',
          'The terrace table came round like a ship, with a pilot at either end. Nobody mentioned the hut quarrel, they needed their breath, and behind it were the steps, and up there the noon bell.',
        ],
      },
    },
  },
  signal: {
    title: ['All Four Beside the Cross', 'Sent Before Three'],
    prize: { one: 'summit picture', an: false },
    obstacle: { one: 'split party', an: false },
    task: [
      'Four of them had wanted to go up together. One had hurt her knee, and at three she would be sitting in the hut with her phone in her lap. They had promised her a picture with all four in it, and for that they had her photograph, in a frame.',
      'Down in the hut the girl with the bad knee had ordered a second tea. At three she would look at her phone, and there would be four of them on it, on the summit, although she was sitting here. They had given her their word, and taken her photograph along.',
    ],
    gift: [
      'The summit picture was sent at six minutes to three. On it are the cross, three people, and a photograph that one of them is holding up, at the height where her face would be. The answer had no words in it, it was the window, from inside, with a knee.',
      'The summit picture had come out crooked. There are three faces in it with red noses, and in the middle, in a frame, a fourth, who is dry. She showed it to the whole hut, and someone stood her the tea.',
    ],
    by: {
      broken: {
        part: { one: 'camera stand', an: false },
        holds: [
          'But the split party had thrown down its packs when it split, and on the camera stand. A summit picture that one of them has to take is a picture of two.',
          'But one of the split party had sat down on the camera stand, and said nothing, and another had seen it, and said a good deal. Without it there would be no summit picture with everybody in it.',
        ],
        worse: [
          'A second leg had come off the camera stand. The split party looked at the screen, and the summit picture was one of boots.',
          'Another leg had gone. The split party stood there round the camera stand like people round an accident, and the summit picture was going to be of gravel.',
        ],
        sign: [
          'Both edges of the wood were long and pale. The one had a bark side, and so had the other.',
          'A strip of red tape had been wound round the leg. On both edges of the break there was some, and the ends were cut on the same slant.',
        ],
        yields: [
          'The camera stand stood, on two legs and a splint. Whoever had pressed the button had eleven seconds to run, and the split party was on the summit picture.',
          'The red tape met, and held. The split party had something to look at now, all in one direction, and it went click, and it was the summit picture.',
        ],
      },
      shy: {
        part: { one: 'third', an: false },
        holds: [
          'But the third of the split party sat apart, behind a rock, cap down. There is no such thing as a summit picture of most of us.',
          'But the third had said: you go up, I’ll wait. It was the end of a split party, and the beginning of none, and for the summit picture they were one too few.',
        ],
        worse: [
          'The third had moved on by one rock. The cross was in it, and two of the split party, and a good deal of sky. That was no summit picture.',
          'The third had put on everything there was to put on, and had turned into something like a rock. You would have been able to see that on the summit picture too.',
        ],
        sign: [
          'From behind the rock looked a boot. It could have gone down, and it did not go.',
          'The third had the frame in the crook of one arm, so that the glass should not get wet.',
        ],
        yields: [
          'The third came up, took the frame, and held it, since somebody had to. The split party stood closer than it would have liked, because of the wind, and that was the summit picture.',
          'The third got up with the frame, came over, and put it down in the middle. It was a split party with hardly any split left, and it moved together for the summit picture.',
        ],
      },
      needsTime: {
        part: { one: 'cloud', an: false },
        holds: [
          'But the cloud had come down on the summit, and a split party has nothing to say to each other in a cloud. In the summit picture you would have seen four shades of white.',
          'But the cloud had come up to see what they were shouting about. The split party stood in it to the neck, and a summit picture was a handful of milk.',
        ],
        worse: [
          'The cloud had come down again, and further. There was no cross, there was half of the split party, and it was twenty to three for the summit picture.',
          'The cloud had sat down. The split party could hear each other breathe, and it was twenty to three, and you would have had to caption the summit picture.',
        ],
        sign: [
          'Over the ridge was a line. It was thin, and it was blue.',
          'Someone could see their own shoes, for the first time in an hour.',
        ],
        yields: [
          'The cloud went off the summit like a cloth off a table, and no one had pulled. There stood the split party, blinking, side by side by accident, and it was a summit picture.',
          'The cloud lifted its skirt and went. There lay four valleys, and in front of them a split party, rather close together on account of the cold. That was the summit picture.',
        ],
      },
    },
  },
} satisfies EnErrands;
