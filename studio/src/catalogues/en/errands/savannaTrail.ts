import type { EnErrands } from '../../schema.ts';

export const savannaTrail = {
  water: {
    title: ['Why Is the Waterhole So Quiet', 'Nobody Drinks Tonight'],
    prize: { one: 'waterhole', an: false },
    obstacle: { one: 'tall grass', an: false },
    task: [
      '<helper>Listen,</helper> said {helper}. <helper>No, that’s it, there’s nothing. The waterhole’s too quiet. Before dusk I’ve got to know why, or the little ones won’t go and drink.</helper>',
      'The little ones stood in the grass with their tongues out. They drink when the waterhole has gurgled, and today it had not. <helper>It’s never been that quiet,</helper> said {helper}. <helper>Somebody’s got to go and look.</helper>',
      {
        text: '<helper>The waterhole’s too quiet,</helper> said {helper}. <helper>The little ones are thirsty, and they don’t dare.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The waterhole lay there, round, with the whole sky in it, and in the middle floated one egret, asleep. That was all. {helper} whistled. Out of the grass they came, the smallest in front, and drank the edge off a cloud.',
      'On the waterhole swam one white feather, turning, and that had been the whole danger. {helper} gave the sign. They drank in a row, the smallest between the biggest, and it gurgled again.',
      {
        text: 'It was only a bird asleep. The little ones came to the waterhole and drank. Slurp.',
        to: '3-5',
      },
    ],
    by: {
      noisy: {
        part: { one: 'grass rustle', an: false },
        holds: [
          'But the waterhole was somewhere in the tall grass, and you had to listen for its lapping. There was the grass rustle in between, and it talked without stopping.',
          'But the tall grass talked all day about nothing, and the waterhole was behind it. You had to catch the lapping, in between, and there was no between.',
        ],
        worse: [
          'The grass rustle swelled like a thousand skirts. Somewhere in the tall grass the lapping of the waterhole had gone under.',
          'By now each stalk was telling the next. The tall grass hissed like a great many aunts, and the waterhole did not get a word in.',
        ],
        sign: [
          'When the wind turned round, there was a short hush. In it each stalk stood up straight.',
          'When the wind changed its mind, the grass rustle stopped. It was about as long as a blink with both eyes.',
        ],
        yields: [
          'The tall grass stood still, all of it. Lap, it went, lap, on the left, twelve steps away, and there was the waterhole.',
          'The tall grass had said all it had to say. In the stillness something licked its lips, not twelve steps off, and it was the waterhole.',
        ],
      },
      tangled: {
        part: { one: 'grass rope', an: false },
        holds: [
          'But the tall grass had grown together across the path to the waterhole. It had plaited itself into one long grass rope, as thick as an arm.',
          'But somebody had plaited the tall grass, and it was the tall grass itself. It had tied a rope right across the path to the waterhole.',
        ],
        worse: [
          'The grass rope plaited itself tighter. Through the tall grass there had been a shine, and that was the waterhole, and it was gone.',
          'The grass rope creaked, as a basket does when it is nearly done. You could have carried things in the tall grass now, and the waterhole was shut out of sight.',
        ],
        sign: [
          'Near the ground the grass rope made a loose loop. A dung beetle rolled through it, with its ball.',
          'The dung beetles had kept a door in it, close to the ground. It was a loop, and it was loose.',
        ],
        yields: [
          'The grass rope came undone from the bottom to the top. The tall grass fell to both sides, and there was the waterhole.',
          'The tall grass shook its hair out. Where there had been a rope there was a parting, and at the end of the parting shone the waterhole.',
        ],
      },
      asleep: {
        part: { one: 'hippo calf', an: false },
        holds: [
          'But the path to the waterhole went through the tall grass, and right across it slept a hippo calf. It was a calf, but it was a hippo.',
          'But on the path through the tall grass slept a hippo calf, and it slept like a boulder. The waterhole was round the other side of it.',
        ],
        worse: [
          'The hippo calf grumbled and lay down broader. The tall grass bent over it, and of the waterhole there was not a glint.',
          'The hippo calf had rolled from the left half of the path to both halves. Over its back you could see tall grass, and no waterhole.',
        ],
        sign: [
          'Beside the hippo calf lay four lily leaves. The big one lay at the bottom and the small one on top.',
          'It had laid the table first: four lily leaves, the big one below and then the next. The top one had a bite out of it.',
        ],
        yields: [
          'The hippo calf yawned, which took a while, and rolled off the path into the tall grass. Behind it shone the waterhole.',
          'The hippo calf grunted, went off sideways, and fell asleep again in the tall grass, on its other ear. You could smell the waterhole first, and then you saw it.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But two termite hills stood in the tall grass. The only way to the waterhole was the gap in between. Meerkats fitted.',
          'But two termite hills had grown up side by side in the tall grass, like a gate for thin people. The waterhole was on the other side.',
        ],
        worse: [
          'The tall grass leaned in from both sides. In the gap lay a bit of sky, and that was the waterhole. Then it slipped away.',
          'Red crumbs rained down into the gap. Through it, far off, the waterhole drew itself in like an eye, and the tall grass shut the lid.',
        ],
        sign: [
          'Lower down the gap was wider. Something with a round stomach went through there every night.',
          'It was round at the bottom, the gap. Somebody who liked his supper came home that way.',
        ],
        yields: [
          'They came out at the other side with red dust on their elbows. The tall grass closed, and there, quite close, lay the waterhole.',
          'One after another they were through, with a bit of termite hill on each ear. The tall grass bowed, and there at their feet was the waterhole.',
        ],
      },
    },
  },
  drum: {
    title: ['Good Night to the Far Herd', 'The Yellow Thunder Gourd'],
    prize: { one: 'thunder gourd', an: false },
    obstacle: { one: 'wide acacia', an: false },
    task: [
      '<helper>The elephant grandmother says good night to the far herd,</helper> said {helper}. <helper>She’s got a gourd for it, that hums. Tonight she hasn’t. They’re standing over there with one ear up.</helper>',
      'Evening after evening the elephant grandmother told the far herd that all was well. She did it with a gourd that hummed. Tonight the thunder gourd was missing, and over there they had not sat down.',
      {
        text: '<helper>The elephant grandmother wants to say good night,</helper> said {helper}. <helper>She does it with the gourd. Where is it?</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The elephant grandmother stroked the thunder gourd with her trunk, and you felt it in the stomach. It was low and long, and it went off through the ground. Then they waited. From far away, through the soles, it came back.',
      'The elephant grandmother breathed into the thunder gourd, and the pebbles jumped. It ran off under the ground. Then the soles tickled: over there they had heard, and were lying down, one thump after the other.',
      { text: 'Boom, went the thunder gourd, low and long. Far away somebody answered. Boom.', to: '3-5' },
    ],
    by: {
      heavy: {
        part: { one: 'acacia log', an: true },
        holds: [
          'But beneath the wide acacia a log had come down on the thunder gourd. It was an acacia log, and it would have done for a bridge.',
          'But the wide acacia had shed a log, and the log had shed no time in finding the thunder gourd. It lay on it like a dog on a slipper.',
        ],
        worse: [
          'The acacia log settled in the dust. Under the wide acacia only half of the thunder gourd was left above the ground.',
          'Red dust puffed up on both sides. The acacia log had gone down by a thumb, and the thunder gourd with it. The wide acacia dropped a pod on top.',
        ],
        sign: [
          'One end of the log lay on a root of the wide acacia. There it rocked when a bird sat down on it.',
          'When a hornbill came down on the one end, the other end nodded. There was a root underneath.',
        ],
        yields: [
          'The acacia log rolled off over the root and came to rest against the wide acacia. In its hollow, yellow and round, lay the thunder gourd.',
          'The acacia log rolled over its root and stopped with a thud at the foot of the wide acacia. In the dust, not even dented, sat the thunder gourd.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'young rhino', an: false },
        holds: [
          'But beneath the wide acacia stood a young rhino, who had been told to mind the thunder gourd. It thought it was a game, and it was winning.',
          'But somebody had told the young rhino under the wide acacia to mind the thunder gourd. It had heard: play ball.',
        ],
        worse: [
          'The young rhino pushed with its whole head. The thunder gourd rolled round the wide acacia and came to rest on the far side, where the thorns are.',
          'The young rhino gave it another push, a good one. Round the wide acacia went the thunder gourd, and it stopped where you would rather not put your hand.',
        ],
        sign: [
          'An old tortoise came by and sat down in the dust. At once the young rhino stopped and sat down as well.',
          'The old tortoise got tired, and let itself down, plop. The young rhino saw that, and down it went, plop.',
        ],
        yields: [
          'The young rhino sat, and sighed, and let its ears hang. Between its front feet, under the wide acacia, lay the thunder gourd.',
          'The young rhino sat in the shade of the wide acacia with its feet apart, like somebody with a bucket. Between its feet stood the thunder gourd.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long log', an: false },
        holds: [
          'But beneath the wide acacia the long log lay over the thunder gourd. When one end was up, the other end rolled back.',
          'But across the thunder gourd lay the long log, right through the shade of the wide acacia. It could be lifted at any end you liked, so long as it was not both.',
        ],
        worse: [
          'The long log lay as before, only more crooked. You could no longer see the thunder gourd, you saw the wide acacia and its shadow.',
          'The long log had swung round and dug itself in. Under it something hummed, flat and cross, and that was the thunder gourd, and then the wide acacia was quiet.',
        ],
        sign: [
          'At the other end stuck out the stump of a branch. It was as thick as a handle ought to be.',
          'There was a branch stump at the far end, worn bright by trunks. It was free.',
        ],
        yields: [
          'The long log rose, at both ends, as flat as a table. Underneath was the dip, and in the dip, beneath the wide acacia, sat the thunder gourd.',
          'The log hung in the air, and nothing was holding it down. The thunder gourd rolled out from under the wide acacia by itself.',
        ],
      },
      dark: {
        part: { one: 'shade', an: false },
        holds: [
          'But the thunder gourd was under the wide acacia, in the shade. Outside the sun was so bright that in there it was simply black.',
          'But beneath the wide acacia the shade was so thick that your feet went out when you stepped in it. The thunder gourd had been put in there for the cool.',
        ],
        worse: [
          'The shade grew out across the sand. The wide acacia had swallowed its own foot, and the thunder gourd was not to be seen.',
          'Now your eyes were full of sun and the shade was full of nothing. The wide acacia kept the thunder gourd as a cellar keeps a potato.',
        ],
        sign: [
          'Right in by the root something glimmered. It was a small piece of yellow.',
          'Next to the root was a scrap of yellow. It was lit by a hole in the leaves.',
        ],
        yields: [
          'It was cool in there, and quite light, when you had been in for a bit. At the foot of the wide acacia, among pods, lay the thunder gourd.',
          'The black turned brown, and the brown had shapes in it. One of them had a neck and a belly, and so it was the thunder gourd, at home under its acacia.',
        ],
      },
    },
  },
  tail: {
    title: ['When the Zebra Turns', 'A Tassel With Three Seeds'],
    prize: { one: 'tassel', an: false },
    obstacle: { one: 'weaver village', an: false },
    task: [
      'The youngest zebra was to dance first tonight, in front of everybody. On her tail hung a tassel with three seeds in it, and when it rattled she turned. Without it she would dance straight on, into the river.',
      '<companion>She’s going to turn at the rattle,</companion> said {companion}. They had practised it all week. But tonight, when it counted, there was no tassel on the youngest zebra’s tail, and the drums were warm.',
      {
        text: '<helper>The youngest zebra’s going to dance,</helper> said {helper}. <helper>But her tassel’s gone. She can’t turn without it.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The youngest zebra danced, and the tassel rattled, and she turned. She turned by the anthill, and she turned by the river, with one foot wet. Then she stood still, and the three seeds said it once more.',
      'Sh-sh, went the tassel, and the youngest zebra turned, left, right, and once too often. Nobody minded. The other zebras tried it too, with grass on their tails, and it did not rattle at all.',
      { text: 'Rattle, went the tassel, and she turned. Rattle. She had one wet foot.', to: '3-5' },
    ],
    by: {
      high: {
        part: { one: 'branch', an: false },
        holds: [
          'But the tassel hung in the weaver village, in the top nest. Below it was one long branch, and below that was a lot of air.',
          'But the weaver birds had found the tassel and hung it at the very top of the weaver village, as one hangs up a lamp. The branch to it was out of reach.',
        ],
        worse: [
          'The branch bounced. The tassel swung up, one nest higher, and the whole weaver village leaned out to see.',
          'The branch sprang up, and the weaver village swung with all its washing. The tassel rattled somewhere near the sky.',
        ],
        sign: [
          'Low in the trunk was a broad fork. One foot would have had room in it, and a bit of lunch.',
          'The tree began with a fork, hardly higher than a knee. There were hoof marks where somebody had thought about it.',
        ],
        yields: [
          'The branch came down with the whole weaver village on it, as you bow. There, at the height of a chin, hung the tassel.',
          'Bit by bit the branch sank, and from every door of the weaver village somebody looked down. The tassel hung before {hero_gen} nose and said sh.',
        ],
      },
      shy: {
        part: { one: 'weaver bird', an: false },
        holds: [
          'But in the weaver village lived a small weaver bird who had the tassel in its nest. It had never had a guest, and it did not know how you do it.',
          'But the tassel had gone in at a round door of the weaver village. Behind the door was a weaver bird, and behind the weaver bird was the wall.',
        ],
        worse: [
          'The weaver bird went further in. The tassel was drawn after it, up to the last seed, and the weaver village held its breath.',
          'You could see a bit of fringe, and then you could not. The weaver bird had shut itself in with the tassel, and the weaver village looked at its toes.',
        ],
        sign: [
          'From the round door looked one yellow feather. It was from the top of a head.',
          'The round door was not big enough to hide a whole head. On top a yellow feather stood out.',
        ],
        yields: [
          'The weaver bird came out on its doorstep by itself. It looked at the whole weaver village and let down the tassel, seed by seed.',
          'The weaver bird came out one foot at a time, before the whole weaver village. In its beak it had the first seed of the tassel, and the rest came after.',
        ],
      },
      guarded: {
        part: { one: 'bird elder', an: false },
        holds: [
          'But before the weaver village there was a gate, and on the gate sat the bird elder. The tassel was built in now, said its face, and what is built in stays in.',
          'But no one went into the weaver village without a nod from the bird elder. The bird elder had not nodded since spring. The tassel hung in there, as part of a wall.',
        ],
        worse: [
          'The bird elder spread both wings across. Behind them there was no weaver village to be seen, and no tassel.',
          'The bird elder shut the gate with himself. You could hear the weaver village whispering behind his feathers, and you could not see one thread of the tassel.',
        ],
        sign: [
          'The bird elder kept turning its head to its own nest. There was a hole in it, and the evening came in.',
          'He turned his head right round, the way owls do, to look at his nest. The wind was whistling in it.',
        ],
        yields: [
          'The bird elder folded up and hopped to one side. In the weaver village somebody pulled out a thread, and then the tassel came down on its own.',
          'The bird elder moved along his perch, to the very end, and nodded. At once a dozen beaks in the weaver village unpicked something, and down it came, the tassel.',
        ],
      },
      locked: {
        part: { one: 'woven door', an: false },
        holds: [
          'But in the weaver village the tassel was in the last nest on the left. Its woven door was shut. It had been woven by the best of them.',
          'But the last nest on the left had a woven door, and the tassel was behind it. The weaver village had never needed a key, since everyone knew how.',
        ],
        worse: [
          'The woven door drew together. The tassel was caught inside, and the whole weaver village said tut.',
          'The woven door had pulled its own threads tight. There was a rattle inside, of three seeds, and then the weaver village was quiet with shame.',
        ],
        sign: [
          'Beside the woven door was a small curved twig. It grew there, and it had been polished by beaks.',
          'A little twig grew by the woven door, curved like a beak. All the other doors had one as well.',
        ],
        yields: [
          'The woven door opened like a sleeve. All down the weaver village heads came out to watch, and there hung the tassel.',
          'The woven door rolled up, from the bottom, like a stocking. There it hung on the wall of the best house in the weaver village: the tassel.',
        ],
      },
    },
  },
  watch: {
    title: ['The Number at Seven', 'Counting Elephants'],
    prize: { one: 'number', an: false },
    obstacle: { one: 'watch hut', an: false },
    task: [
      'At seven the number had to be on the radio. By that number eleven villages would know which of their fields to watch tonight. They had counted three times. They had counted forty-one, forty-three and forty.',
      'In the villages they were waiting by the radio, with torches, and with their boots on. One number would tell them how many had crossed the river, and so which field they came to. There were three of them in the watch hut. They had three numbers.',
    ],
    gift: [
      'At seven the ranger pressed the key and nodded, and the one at the window said the number. It was forty-two, and she said it slowly, and then she said: and one of them is new. Eleven villages wrote it down.',
      'The number went out at seven, and it was one number. In eleven villages people put down the torches, or took them up. At the river somebody with a great many wrinkles stopped, listened, and went round.',
    ],
    by: {
      tangled: {
        part: { one: 'tally sheet', an: false },
        holds: [
          'But in the watch hut the number was on the tally sheet, and on the tally sheet there were lines over lines. Whoever had counted wrong had also crossed out whoever had counted right.',
          'But the tally sheet in the watch hut had been corrected by everyone. Every line was crossed by another, like a fence, and the number was behind it.',
        ],
        worse: [
          'Another column had been struck through. In the watch hut the number had changed for the third time, and the one who had been right about it had left the table.',
          'Somebody had begun to count the corrections. On that tally sheet the watch hut had seen eighty by now, and the number had a question mark.',
        ],
        sign: [
          'By the river, on the sheet, was one small mark, quite short. Nobody had struck it out.',
          'Near the edge there was a small ring round nothing. Somebody had drawn it, at the very beginning, for the calf.',
        ],
        yields: [
          'The tally sheet lay there with one column, in one hand. In the watch hut they counted along it with a fingernail, and at the end was the number.',
          'It came to forty-two, with the ring. In the watch hut they each went over it with a finger. The tally sheet had nothing against it, and that was the number.',
        ],
      },
      guarded: {
        part: { one: 'ranger', an: false, g: 'm' },
        holds: [
          'But in the watch hut the ranger had the radio, and half a number does not go out over his radio. He had sent half a number once. They had a field less there now.',
          'But the ranger had sat down before the radio in the watch hut and folded his arms. He wanted the number, he said, not a vote.',
        ],
        worse: [
          'The ranger laid his arm across the set and gave the line to the next watch hut. They had no number there either, but they had one.',
          'The ranger had switched it off to save the battery. It was dark in the watch hut, and the number could have been shouted to the villages.',
        ],
        sign: [
          'The ranger kept looking at the window. There stood the chair of the one who counts the far side, and it was empty.',
          'The ranger kept looking at his bad ear, so to speak, and turned that side to the window. He had not heard the calf.',
        ],
        yields: [
          'The ranger took his arm off the set and turned the microphone to the window. In the watch hut it was quiet enough for a number.',
          'The ranger turned round on his stool, so that his good ear was to the room. He listened, he nodded, and the radio was free. In the watch hut somebody took up the handset, and said the number.',
        ],
      },
      needsTime: {
        part: { one: 'dust', an: false },
        holds: [
          'But the number stood in the dust. From the watch hut you saw ears and then nothing, and dust comes down when the herd has done walking.',
          'But the herd was passing, and so was the dust. From the watch hut it was one big brown animal, and the number of that is one.',
        ],
        worse: [
          'The dust had gone up again, as high as the trees. From the watch hut the smallest were no longer to be seen, and without the smallest there is no number.',
          'Someone had run out to see better, and had been seen. There was twice the dust now, and in the watch hut they began again at nought.',
        ],
        sign: [
          'On the left there was one back, quite clear. You could see its ribs of mud.',
          'One ear stuck out of the brown, at the front, with a notch in it.',
        ],
        yields: [
          'The dust lay down. Back after back they stood there in the last light, and from the window of the watch hut somebody spoke the number.',
          'The dust lay down behind the last of them. In the watch hut they needed only to read it off, from left to right, and it was the number.',
        ],
      },
    },
  },
  stage: {
    title: ['The First Picture on the Cloth', 'Cinema at the Trail Station'],
    prize: { one: 'first picture', an: false },
    obstacle: { one: 'fallen mast', an: false },
    task: [
      'Tonight the travelling cinema played at the trail station, and people had been walking towards it since noon. The young crew had one white cloth, one mast, and an argument about who had forgotten the other. In forty minutes it would be dark enough.',
      'People had walked for half a day and brought their own chairs. There was a projector, and there was a film with a river in it that had water the whole year. There was no mast.',
    ],
    gift: [
      'The first picture stood on the white cloth, and it was a street in the rain. A child in the front row put out a hand. Behind the cloth, where you see it the wrong way round, lay the crew, side by side.',
      'The first picture came up, and it was rain. For a moment no one said a thing. Then in the front row a small boy opened his mouth and put out his tongue.',
    ],
    by: {
      broken: {
        part: { one: 'screen pole', an: false },
        holds: [
          'But the fallen mast had taken the screen pole with it, and that had split. On a cloth that hangs by one corner the first picture is a handkerchief.',
          'But the screen pole was two poles, since the fallen mast had fallen on it. You cannot throw a first picture on to something that nods.',
        ],
        worse: [
          'The screen pole had split by another hand. The cloth dropped down in the dust beside the fallen mast, and for the first picture there was nothing left but the night.',
          'The screen pole had split up as far as the hook. It leaned on the fallen mast like one sleeper on another, and the first picture would have slid off.',
        ],
        sign: [
          'Both edges of the split ran side by side. They had the same bend, and they leaned towards each other.',
          'The wood had a dark knot in it. Half of the knot was on one edge, and half was on the other.',
        ],
        yields: [
          'The screen pole stood, with a thick place at its hip. They had forgotten the fallen mast, and the cloth hung as flat as a wall, for the first picture.',
          'The dark knot was whole, and the screen pole stood. The crew stepped back across the fallen mast. It was dark enough, and there was the first picture.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'driver', an: false, g: 'm' },
        holds: [
          'But the fallen mast had frightened the driver of the cinema van, who spoke another language, and took every word for the end. Without the van there is no light, and no first picture.',
          'But the driver had heard a crack, had seen the fallen mast, and asked one question, over and over. Nobody knew the word. Until he had his answer there would be no current, and no first picture.',
        ],
        worse: [
          'The driver waved, quite sadly, and began to roll up the cloth. Around the fallen mast lay everything that makes a first picture, and it was being put in boxes.',
          'The driver had started the engine. He pointed to the fallen mast, and to the road, and the first picture had begun to roll away.',
        ],
        sign: [
          'A boy was drawing a house in the dust, with one finger. The driver had stopped and was looking at it.',
          'There was a photograph on his dashboard, of a woman on a ladder. The driver touched it each time that he asked.',
        ],
        yields: [
          'The driver squatted down and drew something beside it, and then got up and unrolled the cloth. Over the fallen mast fell a strip of light, and that was the beginning of the first picture.',
          'The driver laughed, put his hand on his heart and turned the key back. Nobody had been up there when the mast fell. He climbed over the fallen mast himself to plug in the first picture.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'cloth corner', an: false },
        holds: [
          'But since the fallen mast the crew had been one half of a crew. When one cloth corner was held, the wind took the other, and the first picture does not hold still for wind.',
          'But the cloth wanted to be a sail. For each cloth corner there would have been somebody, if the fallen mast had not come between them. As it was, the first picture would have ended up in the river.',
        ],
        worse: [
          'The wind had folded the cloth over the frame, crooked. The fallen mast lay underneath, and the first picture would have had a man’s shape in it.',
          'The cloth had gone over the fallen mast and the band. When it was quiet you could hear a trumpet under there, and the first picture was nowhere.',
        ],
        sign: [
          'At the far cloth corner there was a second loop. It was whipped with red, and it was flapping.',
          'A sandbag lay beside the far cloth corner, with a hook on it. It had been filled for that.',
        ],
        yields: [
          'The cloth stood against the dark, held at both ends. Behind the fallen mast somebody pushed a switch, and there was the first picture.',
          'The cloth hung like a wall, with somebody at each side who did not let go. Behind it lay the fallen mast, in front of it lay the whole evening, and in between there was the first picture.',
        ],
      },
    },
  },
} satisfies EnErrands;
