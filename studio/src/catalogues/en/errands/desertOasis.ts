import type { EnErrands } from '../../schema.ts';

export const desertOasis = {
  spring: {
    title: ['The Spring Behind the Dune', 'As Thick as a Thumb'],
    prize: { one: 'spring', an: false },
    obstacle: { one: 'dune', an: false },
    task: [
      '<helper>There’s a spring, and it can’t get through,</helper> said {helper}. <helper>I can hear it gurgle. It’s only as thick as a thumb. But if it isn’t here by dusk, the date palms go to bed thirsty, and they rustle all night.</helper>',
      'The date palms had let their leaves hang. <helper>They’re waiting for the spring,</helper> said {helper}, with one ear on the ground. <helper>It’s on its way. It just can’t get out, and it’s nearly dusk.</helper>',
      {
        text: '<helper>A spring’s stuck down there,</helper> said {helper}. <helper>I can hear it. And the palms are so thirsty.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The spring ran along its old bed, past the well, and on. At the first palm it stopped and sank in. Nothing happened for a while. Then high up, one leaf after the other, somebody breathed out.',
      'The spring came down its bed, pushing a small roll of dust in front of it. {helper} ran along beside. At each palm something went gulp, low down, and then it went up the trunk.',
      { text: 'The spring ran to the first palm. Gulp. High up, all the leaves said ah.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'loose sand', mass: true },
        holds: [
          'But the dune had moved across the way of the spring, yellow and steep. It was all loose sand, and one climbed it on the spot.',
          'But the spring was on the far side of the dune. The dune had no far side that you could get to. For every step up in the loose sand it took one back, and sometimes it took two.',
        ],
        worse: [
          'The loose sand had brought everyone back to the foot of the dune. On the other side the gurgle of the spring was further off.',
          'The loose sand ran down after them and filled their shoes. Behind the dune it gurgled once more, thinly, and that was the spring moving off.',
        ],
        sign: [
          'Halfway up stood a tuft of grass. It was dry and rough, and it had hold of something.',
          'Up on the slope grew one tuft of grass. The sand went round it on both sides, as a brook goes round a stone.',
        ],
        yields: [
          'At the top of the dune there was wind. Below, on the other side, with nothing but a thumb’s width of sand before it, blinked the spring.',
          'The wind pulled at their hair, so this was the top. The dune went down again on the other side, and at its foot, behind a pinch of sand, winked the spring.',
        ],
      },
      noisy: {
        part: { one: 'crest', an: false },
        holds: [
          'But the dune was between them and the spring, and the crest of the dune hummed. You had to hear the gurgle, to know where to dig.',
          'But to dig for the spring you had to know where it gurgled, and the dune was singing. It did that through its crest, in one long hum.',
        ],
        worse: [
          'The crest hummed up by a note. Right through the dune it hummed, and the spring had gone under.',
          'The hum had got into the ground and came up through the knees. The dune sang over everything, and the spring sang under it, and nobody could tell.',
        ],
        sign: [
          'Between two breaths of wind there was a short hush. A beetle stopped, with one leg up.',
          'Each time the wind changed hands, the crest was still. It was just long enough for a beetle to hear its own feet.',
        ],
        yields: [
          'The crest was still, and its last sand ran out. At the foot of the dune it gurgled, there, and no further off than a hand: the spring.',
          'The crest hummed its last grain. In the stillness you could hear a throat being cleared. It was the spring, under the edge of the dune.',
        ],
      },
      needsTime: {
        part: { one: 'damp sand', mass: true },
        holds: [
          'But the spring lay under the dune, and it had to come up by itself. Over it was damp sand, and damp sand cannot be dug.',
          'But the spring was coming up through the dune by its own way, and it wished to find that itself. Where the damp sand was dug, it fell in.',
        ],
        worse: [
          'The damp sand had fallen in and was dry on top. Below the dune the gurgle of the spring was thinner.',
          'Dry sand had slid down and put the lid on. The spring had turned back, by the sound of it, and was looking for another way under the dune.',
        ],
        sign: [
          'On the sand there was a dark spot. It was as small as a coin.',
          'The sand had a freckle. It was dark, and it had not been there before.',
        ],
        yields: [
          'The dark spot had grown, and it had a shine, and then it had a bulge. From under the dune, as thick as a thumb, came the spring.',
          'The freckle swelled, and shone, and stood up. Out of the foot of the dune, no thicker than a thumb, walked the spring.',
        ],
      },
      asleep: {
        part: { one: 'old tortoise', an: true },
        holds: [
          'But where the spring came out of the dune, on the wet place, an old tortoise had gone to sleep. It was pleasantly cool there.',
          'But an old tortoise had found the one damp place at the foot of the dune. It had lain down on it, to keep cool, and so the spring could not get up.',
        ],
        worse: [
          'The old tortoise grumbled and sat down flatter. You heard the spring now through a tortoise, and the dune said nothing.',
          'The old tortoise had pulled in everything it had. It sat on the spring like a lid on a pot, and the dune leaned on the tortoise.',
        ],
        sign: [
          'Beside the old tortoise lay three date stems. They lay side by side, and each was eaten off at the same length.',
          'It had finished its dates before it slept. The three stems lay beside it, like three spoons.',
        ],
        yields: [
          'The old tortoise put out four feet and moved over, into the shade of the dune. Where it had been, the spring stood up.',
          'The old tortoise rowed off over the sand until it met the shade of the dune, and there it stopped. In its hollow the spring stood up and shook itself.',
        ],
      },
    },
  },
  bucket: {
    title: ['The Smallest Camel Is Thirsty', 'A Bucket in the Palm'],
    prize: { one: 'well bucket', an: false },
    obstacle: { one: 'palm', an: false },
    task: [
      'The caravan’s smallest camel had walked all day, at the end of the rope. Now it stood at the well and looked in. There was water down there, with a star in it. But there was no bucket.',
      'All day the smallest camel had carried the kettle, and it had never once complained. Now it stood at the well. The water was there, the thirst was there, and the well bucket was not.',
      {
        text: 'The smallest camel was thirsty. There was water in the well. <helper>But no bucket,</helper> said {helper}.',
        to: '3-5',
      },
    ],
    gift: [
      'The well bucket came up full, and the star came up in it. The smallest camel drank the star first. Then it drank the rest, and when it lifted its head, its lips went on for a bit by themselves.',
      'The smallest camel put its whole face in the well bucket. When it came up again, there was a drop on each of its eyelashes. It thought, and then it put its face back in.',
      {
        text: 'Up came the well bucket. The camel drank and drank, and its lips went on drinking.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { one: 'trunk', an: false },
        holds: [
          'But the well bucket hung up in the palm, and nobody knew how. There was just a trunk, and then there was a lot of sky.',
          'But the well bucket swung at the top of the palm, where the dates are. The palm had no branches to come up by, and it seemed to think that an advantage.',
        ],
        worse: [
          'The palm swayed. The well bucket swung up to the next leaf and hung there, red and very small.',
          'The palm straightened its back. From down here the well bucket was a ladybird, and it was going higher.',
        ],
        sign: [
          'Low down on the trunk was the stump of an old leaf. It was as wide as a foot.',
          'One old leaf had left its stump on the trunk, not far up. It stuck out like a thumb.',
        ],
        yields: [
          'The palm bent, as you bend to a child, and held still. The well bucket slid off its leaf and came down by its ring.',
          'The top of the palm came down past all of them and waited. The well bucket unhooked itself, and had only to be taken by the ring.',
        ],
      },
      tangled: {
        part: { one: 'well rope', an: false },
        holds: [
          'But the well bucket was up in the palm, for the well rope had gone wild. It had been round each leaf at least once.',
          'But the well rope had run up the palm, round every leaf, and had tied itself a bow. Inside the bow was the well bucket.',
        ],
        worse: [
          'The well rope drew together. In the palm you saw the ring of the well bucket, and otherwise rope.',
          'The palm’s leaves were all pulled together now, like hair. The well rope had the well bucket by the ring and would not say why.',
        ],
        sign: [
          'Beside the trunk the well rope hung in a loop. It was loose, and it was swinging.',
          'Down by the trunk a loop of the well rope had been left to swing. You could have put a head through it.',
        ],
        yields: [
          'The well rope ran down through the palm and fell in rings. Behind it, from leaf to leaf, bumped the well bucket.',
          'The well rope fell past leaf after leaf and lay down at the foot of the palm, quite tame. On top of it landed the well bucket, with a bong.',
        ],
      },
      shy: {
        part: { one: 'young monkey', an: false },
        holds: [
          'But in the palm sat a young monkey and held the well bucket. When one looked up, it held that before its face.',
          'But a young monkey had moved into the palm with everything it owned, and that was the well bucket. It looked over the rim, and then it did not.',
        ],
        worse: [
          'The young monkey went deeper in among the leaves. The well bucket went with it, and the palm was only a palm.',
          'There was a rustle two leaves higher, and then a rustle above that. The well bucket scraped after it through the palm.',
        ],
        sign: [
          'From the leaves looked a hand. It had a brass ring on one finger, as thick as a doughnut.',
          'A hand hung out of the leaves. It had forgotten to come in with the rest, and its ring was shining.',
        ],
        yields: [
          'The young monkey came down the palm by itself, bottom first. It put the well bucket in the sand and sat down inside.',
          'The young monkey slid down the palm with the well bucket on its head. It took that off, as you do, and put it down.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long pole', an: false },
        holds: [
          'But the well bucket was up in the palm. There was a long pole for such things, but when one end went up, the other dug in.',
          'But the palm kept the well bucket on a leaf, and the long pole that fetches it down was too long. When you had the bottom, the top went for a walk.',
        ],
        worse: [
          'The long pole had dipped. In the palm the well bucket hung on its leaf again, and hung there more crooked.',
          'The top of the long pole came down beside the well, and the bottom went up. In the palm the well bucket had slid to the very end of its leaf.',
        ],
        sign: [
          'Further down the long pole had a second grip. It had been wound with cloth.',
          'A second pair of hands had once held the long pole, further along. Cloth was wound round it there.',
        ],
        yields: [
          'The long pole stood up straight, with its tip in the palm. Along it, ring first, came the well bucket.',
          'The pole stood, and did not even tremble. Its tip slipped under the ring, and down from the palm, as if on a rail, came the well bucket.',
        ],
      },
    },
  },
  lamp: {
    title: ['Everybody Wants Their Star', 'The Round Blue Glass'],
    prize: { one: 'blue glass', an: false },
    obstacle: { one: 'clay house', an: false },
    task: [
      'In the evening the children of the oasis go to the star reader and ask for theirs. Through the blue glass you can see its colour. They were standing in a row already, in order of height, and the blue glass was put away.',
      'Every child of the oasis had a star, and each wanted to know the colour. For that the star reader has the blue glass. They were all there, right down to the smallest, and she felt in her pockets.',
      {
        text: '<helper>The children all want to see their star,</helper> said {helper}. <helper>You need the blue glass for it. And it’s gone.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The star reader held the blue glass up and went along the row. Yours is green. Yours is rather red. Before the smallest she knelt down, and they looked through the blue glass together for quite some time.',
      'They looked through the blue glass, one after the other. The smallest looked longest. <companion>Well?</companion> asked {companion}. It was the colour of the inside of a melon, and it had winked.',
      {
        text: 'Each looked through the blue glass. Yours is green. Yours is red. The smallest looked longest.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { one: 'wooden door', an: false },
        holds: [
          'But the blue glass was in the old clay house, and the wooden door of the clay house was shut. The sand had drifted up to its knees.',
          'But the blue glass hung in the clay house, and in front of that was the wooden door. It had not opened since the sand moved in.',
        ],
        worse: [
          'The wooden door jammed. In the clay house something rolled with a clink to the far corner, and that was the blue glass.',
          'The wooden door had bent in the middle and stuck fast. Behind it, in the clay house, something tinkled, and the blue glass was no longer on its nail.',
        ],
        sign: [
          'On a nail beside the wooden door hung a bone peg. It had been cut for that latch, and for no other.',
          'On the door post was a nail, and on the nail was a peg of bone. Its end had three notches, and so had the latch.',
        ],
        yields: [
          'The wooden door swung in over the sand. In the far corner of the clay house, without a scratch, lay the blue glass.',
          'The wooden door swung in, and a yellow carpet of sand came with it. At the edge of that carpet, in the clay house, lay the blue glass.',
        ],
      },
      dark: {
        part: { one: 'room', an: false },
        holds: [
          'But the blue glass was in the old clay house, in a room without a window. Outside it was evening, and in there it had been evening for a hundred years.',
          'But the room where the blue glass was kept had no window. The clay house had been built round the dark, to keep it cool.',
        ],
        worse: [
          'Dust hung in the room now. It was dark in the clay house as in a jug, and no blue glass was in it.',
          'Dust had got up, and the dark had got thicker. Somebody could have been standing in the clay house holding out the blue glass, and you would not have known.',
        ],
        sign: [
          'On the wall far in was a glimmer. It was blue, and it was round.',
          'Against the back wall stood a spot of light. It was the size of an apricot, and blue.',
        ],
        yields: [
          'The room was small when one stood in it, and cool. In a niche of the clay house, behind its own blue spot, lay the blue glass.',
          'The dark had corners, and it had a shelf. The clay house was not so big, and on the shelf stood the blue glass.',
        ],
      },
      guarded: {
        part: { one: 'white goose', an: false, g: 'f' },
        holds: [
          'But on the sill of the old clay house sat a white goose. The blue glass was inside, and nobody went inside.',
          'But the clay house had a goose on its doorstep, a white one, and she took it seriously. She hissed at the very words blue glass.',
        ],
        worse: [
          'The white goose put out both wings, as wide as the clay house. You could not even see where the blue glass would have been.',
          'The white goose had doubled. There was goose from one side of the clay house to the other. The blue glass was at home to nobody.',
        ],
        sign: [
          'The white goose kept looking down beside her. There stood her clay bowl, and it was dry to the bottom.',
          'Whenever she had hissed, she looked down beside her, at a bowl. There was a feather in it, and no water.',
        ],
        yields: [
          'The white goose came down from the sill and walked by them, with her neck out. In the clay house, on the first shelf, lay the blue glass.',
          'The white goose stepped down and walked past them in a straight line, to attend to herself. The clay house stood open, and on the first shelf you could see the blue glass.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'keeper beetle', an: false },
        holds: [
          'But in the old clay house lived a keeper beetle, and it rolled the blue glass about all day. It was in charge, and it had manners.',
          'But a keeper beetle rolled the blue glass round the clay house, as its fathers had done. It bowed whenever it was spoken to, and rolled on.',
        ],
        worse: [
          'The keeper beetle bowed and rolled the blue glass the other way. It rolled it through the whole clay house, and bowed at the corner.',
          'The keeper beetle had understood that there was a hurry. It rolled the blue glass to the very back of the clay house, and bowed twice.',
        ],
        sign: [
          'The wind had drawn a line in the sand before the door. The keeper beetle turned at once and walked along it.',
          'There was a line in the sand outside, drawn by the wind. The keeper beetle put its feet on that and forgot about everything else.',
        ],
        yields: [
          'The keeper beetle came out along the line, backwards, pushing with its feet. It let go, and over the sill of the clay house rolled the blue glass.',
          'The keeper beetle came along the line, and so did what it was pushing. At the end of it, before the clay house, it took a step back from the blue glass.',
        ],
      },
    },
  },
  concert: {
    title: ['Two Voices at Sunset', 'The Second Voice'],
    prize: { one: 'song', an: false },
    obstacle: { one: 'last palm', an: false },
    task: [
      'When the sun touches the sand, the festival’s young stage begins, and it begins with the song that they had written in May. It has two voices. One of them was sitting under the last palm, and it was twenty-five to.',
      'The sun has to be a hand above the sand, and then they begin. It had been like that for three years, and the young stage was to open it this time, with a song in two voices. There was a hand and a half to go, and one voice.',
    ],
    gift: [
      'The song went over the water with both its voices, and on the far bank somebody lifted a child out of a pushchair to hear it. In the second verse they looked at each other once, by mistake. After that it was better.',
      'The song began exactly when the sun touched the sand, and the second voice came in below the first. It had one word that had not been there in May. Those at the back asked each other what it was, and then they sang it too.',
    ],
    by: {
      locked: {
        part: { one: 'singer', an: false, g: 'f' },
        holds: [
          'But the singer sat under the last palm with headphones on and did not answer, and the second voice of the song was the singer’s. It had been about one word in the text, and after that about all the others.',
          'But the singer had moved in under the last palm and put up a parasol on the side where the others were. Half of the song was under there.',
        ],
        worse: [
          'The singer had tied up the hood. Under the last palm not so much as a hum was to be heard, and the song was a song for one.',
          'The singer had shut the parasol, with the singer inside. Under the last palm it was as quiet as before a song that is not going to be sung.',
        ],
        sign: [
          'Beside the singer lay a notebook. It was open, and it was open at the second verse.',
          'In the sand next to the singer lay a peach, cut in two. One half had been eaten.',
        ],
        yields: [
          'The singer took off one side of the headphones, and then the other. Under the last palm somebody said a word, and it was in the text, and that was how the song got its second voice.',
          'The singer pushed open the parasol and said one word. It was the one it had been about. They changed it, there under the last palm, and with it they had the song.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'sound technician', an: false },
        holds: [
          'But the sound technician came from another country and had set up under the last palm. Whatever anyone asked for was turned the other way, with great care, and the song had one voice, very loud.',
          'But the sound technician had been told that the second voice was missing, and was looking for it in the cables. All round the last palm lay cables, and the song was in none of them.',
        ],
        worse: [
          'The sound technician nodded and turned. The first voice of the song could be heard as far as the road, and the second went right out. Under the last palm somebody was giving a thumbs-up.',
          'The sound technician had found something, and turned it up. Out of the last palm, so to speak, came a howl, and it had drowned the song as far as the wells.',
        ],
        sign: [
          'A woman across the water told somebody with two fingers how many. Without a pause the sound technician held up two fingers as well.',
          'The sound technician had a small son, who slept in a drum case. When the child stirred, the sound technician’s hand came down, flat, at once.',
        ],
        yields: [
          'The sound technician watched a hand, and turned as it turned, up here and down there. Under the last palm two small lamps burned at the same height, and the song had two voices.',
          'The sound technician laid a finger on his lips, and brought down everything with the other hand. Beneath the last palm you heard one voice, and then, since there was room, the song.',
        ],
      },
      needsTime: {
        part: { one: 'drum skin', an: false },
        holds: [
          'But the drum had stood out all night beside the last palm, and the drum skin was damp. A song cannot begin on a drum that says porridge.',
          'But someone had left the drum in the dew, under the last palm, and the drum skin hung like a wet towel. The song goes by it.',
        ],
        worse: [
          'The drum skin had gone slack again. Beside the last palm they tried the first bar, and that was not a song, it was somebody moving house.',
          'The drum skin had been thumped, and had a dent. By the last palm you could have begun the song on a mattress.',
        ],
        sign: [
          'Near the rim the drum skin gave one clear tone. It was in one spot only, no larger than a coin.',
          'A grain of sand on the drum skin hopped, as somebody walked past.',
        ],
        yields: [
          'The drum skin had dried in the shade of the last palm, from the rim inwards, in its own time. It gave one beat, by way of trial, and over the water came the song back.',
          'The drum skin had drawn itself tight in the warm wind. One finger was enough, under the last palm, and the song had something to walk on.',
        ],
      },
    },
  },
  well: {
    title: ['Water at Ten', 'The Young Well Crew'],
    prize: { one: 'clear water', mass: true },
    obstacle: { one: 'dry pump', an: false },
    task: [
      'At ten the market opened, and the young well crew had promised it water. They had dug for three weeks and had been photographed with the governor. It was a quarter past nine, and out of the pump came a noise.',
      'The market women had come early, with everything that holds water, and stood there in a row, and looked at them. For three weeks the young crew had promised. At ten they were to turn it on, and what they had was a pump, and a smell of pump.',
    ],
    gift: [
      'At ten it coughed, and then it ran, and it was clear. The whole market stood there, with jugs and pans, and let the smallest donkey go first. Somebody had mint in a tin, and put a leaf in each jug.',
      'It spat, and coughed, and then it was clear water, as thick as an arm. Nobody cheered. They put their jugs under, each in her turn, and the last one, who was very old, put in her feet.',
    ],
    by: {
      broken: {
        part: { one: 'pump handle', an: false },
        holds: [
          'But the dry pump had lost its handle, in a moment when each of them was showing how you do it properly. Clear water is forty metres down and comes up for a lever, and for nothing else.',
          'But in the heat of explaining they had broken the pump handle, all four of them. And a dry pump with no handle is a post, and clear water does not come up posts.',
        ],
        worse: [
          'Another piece had split off the pump handle. In the dry pump something sank back with a sigh, and that had been the clear water.',
          'The pump handle had lost another splinter and somebody had sat down on the dry pump, with their head in their hands. The clear water had never seemed so far down.',
        ],
        sign: [
          'The pump handle had broken along the grain. One edge was a long ridge, and the other was a long groove.',
          'A line of rust ran right across the break. It began on one edge and ended on the other, and in between nothing was missing.',
        ],
        yields: [
          'The pump handle went down, and came up by itself. It was hardly a dry pump any longer, it swallowed, and you could hear it come, clear water.',
          'The line of rust ran through, and the pump handle went down, as heavy as it ought to be. The dry pump swallowed twice. The third time it was clear water.',
        ],
      },
      guarded: {
        part: { one: 'neighbour', an: false, g: 'm' },
        holds: [
          'But the only way to the dry pump led through a garden, and before the garden sat the neighbour on a chair. He had nothing against clear water. He had something against boots.',
          'But the dry pump stood in the neighbour’s lane, and the lane was his. He would let in clear water any time, the neighbour said, it was the ones with it.',
        ],
        worse: [
          'The neighbour drew the chair across the gate. You could not see the dry pump any more, and clear water was a thing that you would talk about at ten.',
          'The neighbour had led out his goat, and tied it across the lane. Behind the goat was the dry pump, and in front of it they could talk about clear water as long as they liked.',
        ],
        sign: [
          'The neighbour kept looking at one bed. It was mint, or it had been, before the crew had come through with the pipe.',
          'The neighbour kept looking at a trench. It ran from the crew’s pipe right through his melons, and no one had filled it in.',
        ],
        yields: [
          'The neighbour got up, lifted the chair out of the gate and walked in front, on the edges. There stood the dry pump, and forty metres below it, clear water.',
          'The neighbour untied the goat and gave it to somebody to hold. There was the lane, and there was the dry pump, and there would be clear water, for melons as well.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'stone ring', an: false },
        holds: [
          'But round the dry pump belongs a stone ring, or the pipe leans and sucks air. When it was level here, it slid off there, and with air in it there is no clear water.',
          'But the stone ring of the dry pump had been put on by half a crew and sat like a hat. If it leans, the pipe leans, and so it was with the clear water.',
        ],
        worse: [
          'The stone ring had slipped, and the pipe leaned away from it. At the dry pump you heard it gasp, and of clear water there was a wet patch.',
          'The stone ring had slid to the other side, and sat like the same hat on the next morning. Out of the dry pump came a whistle, and that was air and not clear water.',
        ],
        sign: [
          'On the other side the stone ring had a second hollow for a hand. The mason had thought of it, he had brought up twins.',
          'There was moss on the stone ring, but for two places. They lay opposite each other, and were as bare as handles.',
        ],
        yields: [
          'The stone ring sat, with a sound like a lid. In its middle, quite upright, stood what had been a dry pump, and out of it, with the next breath, came clear water.',
          'The stone ring went up level and came down level, and they could take their fingers away. The dry pump stood as straight as a candle. What it gave was clear water.',
        ],
      },
    },
  },
} satisfies EnErrands;
