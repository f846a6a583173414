import type { EnErrands } from '../../schema.ts';

export const horseFarm = {
  halter: {
    title: ['A Halter Like a Bracelet', 'Before the Blacksmith Comes'],
    prize: { one: 'red halter', an: false },
    obstacle: { one: 'pasture gate', an: false },
    task: [
      'Early in the morning the blacksmith would lead the foal for the first time. For that the red halter had to be on its hook tonight. It was hardly bigger than a bracelet, and it lay somewhere in the clover.',
      'The foal had never had anything on its head but flies. Tomorrow, early, the blacksmith was coming, and then it would wear the red halter. Its hook was there, and the others hung to the left and right.',
      {
        text: '<companion>The foal’s red halter is lost,</companion> said {companion}. <companion>It needs it in the morning. It’s somewhere in the clover.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The red halter went up on its hook, beside the large ones. The foal came and smelled at it. It tried the strap with its lips, for size, and then it tried {companion_gen} collar.',
      'On the hook hung the red halter, no longer than an arm. The foal’s mother sniffed at it for a long time. It had been hers once, and it still had her name on the inside.',
      { text: 'The red halter hung on its hook. The foal smelled it, and sneezed.', to: '3-5' },
    ],
    by: {
      heavy: {
        part: { one: 'gate', an: false },
        holds: [
          'But the red halter was by the pasture gate, and the pasture gate had sagged right down on it. A farmer had hung it, for farmers.',
          'But the pasture gate had let itself down, as old gates do. It had let itself down on the red halter. It took three men to hang it, and they had gone to lunch.',
        ],
        worse: [
          'The gate sagged deeper. The bottom bar of the pasture gate had pressed the red halter into the clover, buckle first.',
          'The gate groaned and was in the clover to its second bar. Of the red halter one saw a buckle, and that had earth in it, and the pasture gate leaned on.',
        ],
        sign: [
          'Down by the post one edge of the gate was off the ground. It rocked when the wind came.',
          'There was wind, and the gate went tick. By the post it had a hand’s breadth of air under it.',
        ],
        yields: [
          'The pasture gate lifted off its bar, heaved a sigh and swung. In the clover, flat as a flower, lay the red halter.',
          'With a sigh from the hinges it came up and went round. Where the pasture gate had been was a long flat line in the clover. At the end of it lay the red halter.',
        ],
      },
      guarded: {
        part: { one: 'grey mare', an: false, g: 'f' },
        holds: [
          'But in the pasture gate stood the grey mare, and the red halter lay behind her. She was not cross, she was only there.',
          'But the grey mare had stopped in the pasture gate. She did not mean to go in, and she did not mean to go out. The red halter was in the clover behind her heels.',
        ],
        worse: [
          'The grey mare stood broader, all four feet. The pasture gate was full of mare, and you could not see the red halter for hooves.',
          'The grey mare had set down her feet, one in each corner. That was the whole of the pasture gate, and if there was a red halter, it was under her tummy.',
        ],
        sign: [
          'The grey mare kept looking over the fence. There stood the foal, and it was on the wrong side.',
          'She put her chin on the fence. On the other side of it, quite thin, somebody said hm-hm.',
        ],
        yields: [
          'The grey mare walked off, along the rail, with her nose low. In the pasture gate, in the clover, lay the red halter.',
          'The grey mare had what she wanted at her side, and so she went, and it went too. The pasture gate stood open, and on the flat clover lay the red halter.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'gate end', an: false },
        holds: [
          'But the red halter had caught on the pasture gate. When the gate end was held still, nobody could reach the buckle, and when the buckle was reached, it swung.',
          'But the red halter had been caught by the pasture gate, by the strap. The gate was in the mood for swinging. You held the gate, and then you had no hand for the buckle.',
        ],
        worse: [
          'The pasture gate had swung back, more crooked. It had dragged the red halter along through the clover and over a molehill.',
          'It had swung right round and come back. The red halter had been through the clover twice, and now the pasture gate had it by the ring as well.',
        ],
        sign: [
          'On the side of the post hung a second rope. It had been for the other half of a pair.',
          'The post had a rope on it, on the other side. There was hay in the knot, so it had been long.',
        ],
        yields: [
          'The pasture gate stood as still as a wall. Between its bars, quite easily, hung the red halter.',
          'It did not swing, it did not even think of it. In the middle of the pasture gate was the buckle, and when that was undone, there was the red halter.',
        ],
      },
    },
  },
  bucket: {
    title: ['Water to the Second Ring', 'The Blue Bucket and the Pump'],
    prize: { one: 'blue bucket', an: false },
    obstacle: { one: 'hand pump', an: false },
    task: [
      'The foal’s mother had stood in the sun all day. She did not complain, she only looked towards the yard. The evening water was late, and in the trough lay a leaf, quite dry.',
      'In the trough there was a leaf, and round the leaf there was a ring where the water had been. The foal’s mother licked the ring. The blue bucket was late.',
      {
        text: '<companion>The mother’s so thirsty,</companion> said {companion}. <companion>There’s only a dry leaf. We need the blue bucket.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'They carried the blue bucket across the yard together, with small steps, so that it did not slop. The foal’s mother drank, and you could see it go down her neck. When she lifted her head, it rained on everybody.',
      'The foal’s mother drank, and her ears went back and forth with each gulp. Then the foal stuck its nose into the blue bucket as well. It forgot to breathe out first, and blew a large bubble.',
      {
        text: 'They carried the blue bucket together. The mother drank. Then it rained on everybody.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { one: 'pump handle', an: false },
        holds: [
          'But the blue bucket stood under the hand pump, and the pump handle had snapped off short. What was left of it went up and down on nothing.',
          'But the hand pump shook hands with nobody any more. Its pump handle had snapped, and the blue bucket stood underneath with its mouth open.',
        ],
        worse: [
          'The pin had dropped out of the hand pump as well. In the blue bucket there was a bit of rust now, and that was all.',
          'Now the pin had gone too, with a ping. The hand pump had nothing left to move. In the blue bucket there was a bit of rust and a bee.',
        ],
        sign: [
          'Both ends of the pump handle had broken slantwise. One had a splinter that stood up, and the other had the groove.',
          'One half stuck up like a tongue. The other had a groove, and the groove was as long as the tongue.',
        ],
        yields: [
          'The pump handle squeaked and held. The hand pump swallowed, twice, and then the blue bucket rang.',
          'It went up, with a creak, and something far below came up as well. The hand pump cleared its throat, and then the blue bucket got the first word.',
        ],
      },
      needsTime: {
        part: { one: 'pump spout', an: false },
        holds: [
          'But the hand pump was dry. The water has to come up by itself first, from far down. Under the pump spout waited the blue bucket.',
          'But the well is deep there, and the hand pump brings the water up by the inch. You can work it like mad, and you can leave it alone. The blue bucket gets it at the same time.',
        ],
        worse: [
          'There was a gurgle in the hand pump, and it fell back to the bottom. The blue bucket was as empty as before, and a sparrow looked in.',
          'You could hear it go all the way down again, glug by glug. The pump spout gave a puff of air, and the blue bucket was dry.',
        ],
        sign: [
          'At the lip of the pump spout hung a drop. It got longer.',
          'There was something on the lip of the pump spout. It was as big as a pinhead, and it was round.',
        ],
        yields: [
          'The drop was a string, and the string was a rope. From the pump spout it came, cold and green, and filled the blue bucket to the second ring.',
          'It ran, first like a thread, and then like a plait. The hand pump shook with it, and the blue bucket began to sing, lower and lower.',
        ],
      },
      slippery: {
        part: { one: 'wet step', an: false },
        holds: [
          'But before the hand pump was a wet step, and moss grew on it. One went up it with the blue bucket, and one came down it without.',
          'But the hand pump stands on a step, and for a hundred years all the water that missed the bucket went on the step. It was like standing on a frog, with the blue bucket in your hand.',
        ],
        worse: [
          'Everyone was back in the yard, on the seat of their trousers. The blue bucket had slid too, and lay on its side under the hand pump.',
          'They had come down quicker than the water. The blue bucket lay under the hand pump, on its side, and rolled a bit to the left and a bit to the right.',
        ],
        sign: [
          'At one corner the step was dry. There it was as rough as a file.',
          'One corner did not shine. You could have sharpened something on it.',
        ],
        yields: [
          'They stood before the hand pump, on four feet, and nobody moved one of them. Up and down went the handle, and the blue bucket filled.',
          'Nothing moved but the handle. The hand pump gave, and gave, and the blue bucket got so heavy that it stood by itself.',
        ],
      },
    },
  },
  rug: {
    title: ['A Rug for a Week-Old Foal', 'When the Dew Falls'],
    prize: { one: 'foal’s rug', an: false },
    obstacle: { one: 'field shelter', an: false },
    task: [
      'When the dew falls, a foal that is a week old gets cold. It had begun to fall, you felt it on the fence. The foal’s rug was checked, and not much larger than a towel.',
      'Round the foal’s feet the grass had gone grey, and that was the dew. It was a week old and had been warm so far. Now it shivered, first in front, then behind. It needed the foal’s rug.',
      {
        text: '<companion>The foal’s getting cold,</companion> said {companion}. <companion>Feel the grass. It needs its rug.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'They laid the foal’s rug over the foal and tied it under the stomach. It looked round at itself on both sides. Then it lay down, and for the first time that day all its legs were in the same place.',
      'Under the foal’s rug the shivering stopped, first in front, then behind. The foal walked once up and down in it. It was looking to see whether the rug would come along.',
      { text: 'They tied the foal’s rug under its tummy. It lay down, with all its legs.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'donkey', an: false, g: 'm' },
        holds: [
          'But in the field shelter slept the old donkey, and he slept on the foal’s rug. He had turned it round until it suited him.',
          'But the donkey had found the foal’s rug first, and it had been love. He was asleep on it, in the field shelter, with his legs folded.',
        ],
        worse: [
          'The donkey sighed and lay down on the other half as well. In the field shelter there was not a fringe of the foal’s rug to be seen.',
          'The donkey had had a cold foot and had pulled in what was left of it. There was no more foal’s rug in that field shelter now, there was donkey from hem to hem.',
        ],
        sign: [
          'Before the donkey’s nose lay a brush, a salt stone and a turnip. They lay in a row, and the turnip had a bite out of it.',
          'Brush, salt stone and turnip lay before him. The bite was in the turnip, and it was a tidy bite.',
        ],
        yields: [
          'The donkey got up in four parts and went to the door of the field shelter, to see the evening. The foal’s rug lay there, warm.',
          'The donkey got up at the back, and then in front. He went off to the door of the field shelter and left the foal’s rug the way one leaves a bed.',
        ],
      },
      dark: {
        part: { one: 'dark corner', an: false },
        holds: [
          'But the foal’s rug was in the field shelter, at the back, in a dark corner. What else lived there one did not know.',
          'But the foal’s rug was in the corner of the field shelter where they put what nobody wants. It was a dark corner. There might have been a harrow in it.',
        ],
        worse: [
          'The sun had gone down behind the hedge. In the field shelter the dark corner was twice as large, and no foal’s rug was in it.',
          'The last of the red had gone off the hedge. The field shelter was one big dark corner now, and nobody could have told the foal’s rug from a harrow.',
        ],
        sign: [
          'Far back there was something pale. It was square, and beside it was another square.',
          'It was not all one colour. There were squares in it, a long way back, and every other one was paler.',
        ],
        yields: [
          'There was the wall, with cobwebs, and a bucket that nobody had missed. In the dark corner of the field shelter lay the foal’s rug.',
          'It was only dark to those who were in a hurry. There was a harrow, it was true. Over the handle of that, in the corner of the field shelter, hung the foal’s rug.',
        ],
      },
      shy: {
        part: { one: 'donkey', an: false, g: 'm' },
        holds: [
          'But in the field shelter stood the old donkey, and he had the foal’s rug round one hoof. He did not like to be met without warning.',
          'But in the field shelter the donkey had trodden on the foal’s rug, and it had got caught on him. Now he stood behind the post and was ashamed.',
        ],
        worse: [
          'The donkey went further into the corner of the field shelter. The foal’s rug went after him and folded itself under his feet.',
          'There was a dragging sound. The donkey had backed into the corner of the field shelter. The foal’s rug had been backed in under him.',
        ],
        sign: [
          'Beside the post was one long ear. It was pointing forwards.',
          'He had hidden behind a post as thin as a leg. One ear stood off from it, and it pointed at them.',
        ],
        yields: [
          'The donkey came out of the field shelter by himself, one hoof and then the next. With the third hoof came the foal’s rug.',
          'The donkey put forward the hoof that he was ashamed of, and when nothing happened, he came after it. So the foal’s rug came out of the field shelter as well.',
        ],
      },
    },
  },
  lamp: {
    title: ['The Yard Lamp, Lit Once', 'Foal Watch at Two'],
    prize: { one: 'yard lamp', an: false },
    obstacle: { one: 'watch hut', an: false },
    task: [
      'When a foal was standing, the apprentices on watch lit the yard lamp. On the other side of the pasture the farmer’s mother sat at her window, ninety-one, and did not go to bed before. The farm had done it like that for as long as she had been looking.',
    ],
    gift: [
      'The yard lamp was lit at ten to three. For a while nothing happened across the pasture. Then in the window over there a light was put out, and it was put out slowly, as you lay something down.',
    ],
    by: {
      locked: {
        part: { one: 'hut door', an: false },
        holds: [
          'But the cord of the yard lamp hung in the watch hut, and the hut door had shut behind the last of them. The key was on the farmer’s belt, and the farmer was in the straw, up to both elbows.',
        ],
        worse: [
          'The hut door had jammed in its frame. Through the window of the watch hut you saw the cord of the yard lamp, an arm away.',
        ],
        sign: [
          'On the beam beside the hut door lay a wooden key. It had been whittled out by somebody with time.',
        ],
        yields: [
          'The hut door swung in, and the watch hut smelled of wet coats. From the ceiling hung the cord, and at its other end was the yard lamp.',
        ],
      },
      guarded: {
        part: { one: 'senior apprentice', an: false, g: 'm' },
        holds: [
          'But the senior apprentice had the watch hut, and no new one touched the cord. The yard lamp had once been lit too early, and the old lady had got up for nothing.',
        ],
        worse: [
          'The senior apprentice stood in the doorway of the watch hut, an arm on either side. Behind it, somewhere, was the cord of the yard lamp.',
        ],
        sign: [
          'The senior apprentice kept looking at the watch list. At two o’clock there was no name, and it was twenty to three.',
        ],
        yields: [
          'The senior apprentice ducked out under one arm and left the watch hut open. The cord of the yard lamp swung a bit.',
        ],
      },
      needsTime: {
        part: { one: 'foal', an: false },
        holds: [
          'But the yard lamp says that a foal is standing, and the foal was lying. From the watch hut they could see it put the foal’s legs in order, all four, again and again.',
        ],
        worse: [
          'The foal had folded up and lay in the straw as at the beginning. In the watch hut somebody took a hand off the cord, and the yard lamp stayed dark.',
        ],
        sign: ['One hoof stood flat. It had not been lifted again.'],
        yields: [
          'The foal’s legs stood, each on its own account, and the foal was on top of them. In the watch hut a hand went up to the cord of the yard lamp.',
        ],
      },
    },
  },
  bell: {
    title: ['The Bell at the End of the Trail', 'Whoever Arrives May Ring'],
    prize: { one: 'trail bell', an: false },
    obstacle: { one: 'fallen post', an: false },
    task: [
      'On Sunday the youth ride opened the new trail. It is eleven kilometres long and ends at a bell, and whoever arrives may ring it, once. One of those who had built it was not named in the paper, and on Friday there was no bell.',
    ],
    gift: [
      'On Sunday the trail bell was rung nineteen times, with a good long time between. The last to come in was the one from the vet’s van, on foot, leading. She looked round to see whose turn it was, and then she rang it.',
    ],
    by: {
      tangled: {
        part: { one: 'bell rope', an: false },
        holds: [
          'But at the end of the trail lay the fallen post, and the bell rope had gone round it. The trail bell was under all that, with its mouth in the grass.',
        ],
        worse: [
          'The bell rope had bitten into the wood. Under the fallen post the trail bell was as mute as a bucket.',
        ],
        sign: [
          'At the eye of the fallen post the bell rope lay in a loop. It was quite loose, and the ants used it.',
        ],
        yields: [
          'The bell rope came away, and the fallen post rolled over by a quarter. In the grass, with a bit of sky in it, lay the trail bell.',
        ],
      },
      shy: {
        part: { one: 'builder', an: false, g: 'm' },
        holds: [
          'But the builder was behind the trailer, and what he had in his rucksack was the trail bell. From there you saw the fallen post, and the others standing round it, reading out the newspaper.',
        ],
        worse: [
          'The builder had gone further down along the fence. You heard the trail bell at every step, from inside a jumper, and nobody at the fallen post said anything.',
        ],
        sign: [
          'Above the rail you saw a cap. It was grey with the dust of eleven kilometres, and it had stopped.',
        ],
        yields: [
          'The builder came up the fence and put the rucksack down by the fallen post. He undid one strap, and the other was undone for him, and there was the trail bell.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'post', an: false },
        holds: [
          'But the trail bell needs its post, and the fallen post was four metres of larch. When it was pushed up on this side, it leaned out on that.',
        ],
        worse: [
          'The post had leaned out the other way and come down. The hole was half full of earth, the fallen post lay across it, and the trail bell hung on a car mirror.',
        ],
        sign: ['From the top of the post ran a second rope. It lay in the clover, and nobody stood there.'],
        yields: [
          'The fallen post stood up, and stood still, with somebody at either end of its shadow. There was a hook at the top of it, and on the hook, presently, hung the trail bell.',
        ],
      },
    },
  },
} satisfies EnErrands;
