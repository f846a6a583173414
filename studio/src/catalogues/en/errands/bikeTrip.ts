import type { EnErrands } from '../../schema.ts';

export const bikeTrip = {
  view: {
    title: ['A Red Cloth on the Hill', 'One Finger of Sea'],
    prize: { one: 'hilltop view', an: false },
    obstacle: { one: 'flat tyre', an: false },
    task: [
      'Grandfather stood at the farm gate and looked up at the hill. When they were at the top they would wave a red cloth, and he would wave back. The sun was on the barn already, and after the barn it is gone.',
      'A red cloth was folded in the front basket. At the top it would be waved, and down at the farm gate Grandfather would look for it. He could not come up any more, with that knee.',
      {
        text: '<companion>Grandfather’s down at the gate,</companion> said {companion}. <companion>We wave from the hilltop. Before the sun goes.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'There was the house, there was the river, and right at the edge was one finger of sea. They waved the red cloth. Far below, at the gate, something small took off its hat and waved it until the sun had gone.',
      'They saw seven villages, and tried to find the bakery. Then they waved the red cloth. Down there something flashed, twice. It was Grandfather, with the lid of the milk churn.',
      { text: 'They waved the red cloth. Far down a tiny hat waved back.', to: '3-5' },
    ],
    by: {
      broken: {
        part: { one: 'tube', an: false },
        holds: [
          'But halfway up the hill they had a flat tyre. Its tube had a patch, and the patch had split, and the hilltop view was up there without them.',
          'But there was a nail on the way to the hilltop view, and it had waited for them. The old patch on the tube had gone across. What they had now was a flat tyre.',
        ],
        worse: [
          'The cap had come off the valve as well and rolled into the clover. The flat tyre was as flat as a leaf, and over the hilltop view came a shadow.',
          'The valve had spat out its cap. It was such a flat tyre that you could have posted it, and up there the sun went off the hilltop view by another field.',
        ],
        sign: [
          'The patch had come in two. One edge ran like a river, and so did the other.',
          'There was the one half of the patch, and there was the other. If you knew about rivers you could see that it was the same river.',
        ],
        yields: [
          'The tube kept its air, and the flat tyre was round. Fourteen more turns of the pedals, and there lay the hilltop view.',
          'The tube had swallowed, and kept it down. There was a flat tyre the less in the world, and over the next rise lay the hilltop view.',
        ],
      },
      needsTime: {
        part: { one: 'glue', mass: true },
        holds: [
          'But halfway up the hill they had a flat tyre, and the glue on it was wet. As long as glue is wet, a hilltop view can do nothing but wait.',
          'But the flat tyre had been glued, and glue has to think. The hilltop view was ten minutes off, and the glue said twenty.',
        ],
        worse: [
          'The patch slid off, and the glue began from the beginning. The flat tyre lay in the grass, and the light had gone down the hilltop view by a field.',
          'There were threads again, like on a pizza, and the patch had slid round the corner. It was the flat tyre from before, and the hilltop view had a cloud in it.',
        ],
        sign: [
          'At the rim the glue had one dull spot. It was as small as a ladybird.',
          'The glue shone everywhere but at one spot, by the rim. There it was like a cat’s nose.',
        ],
        yields: [
          'The glue was dull all over and did not pull threads any more. The flat tyre drank its air, and the hilltop view was still in the sun.',
          'It was dull, and it was dry, and you could press on it with a thumb. The flat tyre sat up and was round, and they still had the sun for the hilltop view.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'wheel', an: false },
        holds: [
          'But halfway up the hill they had a flat tyre. When somebody held the bicycle, nobody held the wheel, and the hilltop view needs two of those.',
          'But a wheel with a flat tyre goes in at the fork only if the bicycle stands still. It will stand still only if somebody holds it. The hilltop view did not come down to meet them.',
        ],
        worse: [
          'The wheel had tipped back, askew. The flat tyre hung out of it like a tongue, and the hilltop view was as far off as before.',
          'The bicycle had lain down on the wheel. The wheel had run off, and the flat tyre hung on a thistle. From here you could not even see that there was a hilltop view.',
        ],
        sign: [
          'At the fork there was a second place to hold. There was even some tape on it.',
          'There was tape on the fork, on the far side. It was where the shop people hold it.',
        ],
        yields: [
          'The wheel went in, click, and ran straight. The flat tyre was forgotten by the next bend, and after the next but one came the hilltop view.',
          'It stood, and it went in, and it spun without touching anything. Nobody spoke of a flat tyre any more, and they had the wind behind them to the hilltop view.',
        ],
      },
    },
  },
  bottle: {
    title: ['Thirsty Since the Mill', 'A Bottle Among the Sheep'],
    prize: { one: 'blue bottle', an: false },
    obstacle: { one: 'flock', an: false },
    task: [
      'The small cousin in the trailer had been thirsty since the mill. The blue bottle had still been there at the mill. The next village came after three hills, and the small cousin had begun to count them.',
      'From the trailer came a voice, and it said: I’m dry. After a bend it said so again. The blue bottle was not in its strap, and the small cousin had two hills to go.',
      {
        text: '<companion>My cousin’s thirsty,</companion> said {companion}. <companion>The blue bottle was there at the mill. And there are three hills.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The small cousin drank out of the dented cup, twice, and then gave the third one to the doll. The blue bottle went back in its strap. After that all three hills were sung up, in the trailer.',
      'Glug, went the blue bottle, and the small cousin came up for air. What was left was poured over two hot feet. On the third hill somebody was still saying: I’m wet.',
      { text: 'Glug, glug, went the blue bottle. One cup was for the doll.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'ram', an: false, g: 'm' },
        holds: [
          'But the blue bottle had rolled into the flock, and the flock stood right across the lane. In front of it stood a ram.',
          'But a ram had looked at the bicycles, looked at his flock, and put himself in between. The blue bottle had rolled to a stop among all those legs.',
        ],
        worse: [
          'The ram stood broader and put his head down. The flock closed up behind him, and the blue bottle was not to be seen for legs.',
          'The ram had lowered his curls. His flock shut up like a drawer, and the blue bottle was at the back of it.',
        ],
        sign: [
          'The ram kept looking past them at the verge. There was clover there, and on his side there was none.',
          'He did not look at them, he looked between them. Behind their wheels, on the verge, was clover.',
        ],
        yields: [
          'The ram walked by them to the verge, and the flock went after him in a line. On the empty lane lay the blue bottle.',
          'The ram went by with his mouth open, and after him, in order of size, went the flock. On the bare lane lay the blue bottle, and a bit of sun was in it.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'flock', an: false },
        holds: [
          'But the blue bottle lay among the flock, and a flock understands one thing at a time, all together. Today it was home.',
          'But the blue bottle was with a flock, and to a flock there is one word. When it hears a voice it says that word and goes home.',
        ],
        worse: [
          'The flock took it for home. It turned round, on the spot, and moved over the blue bottle with all its feet.',
          'The flock had said its word all over. It had gone round in a ring. In the middle of that ring, like something you dance about, lay the blue bottle.',
        ],
        sign: [
          'On a handlebar a tin cup rattled in the wind. All the heads came up, and all the ears went forward.',
          'A tin cup knocked on a handlebar, in the breeze. Forty noses went up.',
        ],
        yields: [
          'The flock came along the lane after the sound, as if on a string. What it left behind was some wool, and the blue bottle.',
          'The flock walked after what it knew, along the lane. Behind the last tail, between two droppings, was the blue bottle.',
        ],
      },
      shy: {
        part: { one: 'lamb', an: false },
        holds: [
          'But in the flock was a lamb, and it had the strap of the blue bottle round one foot. When it was looked at, it went in behind its mother.',
          'But the strap of the blue bottle had caught a lamb by the foot. The lamb was very embarrassed about that and hid it in the flock.',
        ],
        worse: [
          'The lamb went round to the other side of its mother. The blue bottle went after it, and the flock closed like a door.',
          'There was a clatter round the back, and then the clatter was further round. The flock had closed over the lamb, and over the blue bottle too.',
        ],
        sign: [
          'From behind all that wool there was one ear. It was thin, and the sun shone through it.',
          'One ear had not found room. It stuck out of the wool, and it was pink, like an ear in front of a lamp.',
        ],
        yields: [
          'The lamb came out of the flock by itself, three legs and a clatter. It stood still and held out the foot with the blue bottle.',
          'A nose came out of the flock, and there were two thin legs, and a third, and a clatter. The lamb set down the fourth, with the blue bottle, in front of their shoes.',
        ],
      },
    },
  },
  cap: {
    title: ['The Bee Cap in the Ditch', 'Home in One Piece'],
    prize: { one: 'bee cap', an: false },
    obstacle: { one: 'dry ditch', an: false },
    task: [
      'The smallest rider had promised to bring the bee cap home in one piece. It had stripes and two feelers. The others were sitting on their saddles already, each with one foot on the ground.',
      'On the handlebars there was a note: cap stays on, love, Granny. It was meant for the smallest rider and for the bee cap. There was only a parting now, and the others were ringing their bells.',
      {
        text: '<companion>That’s my cousin’s bee cap,</companion> said {companion}. <companion>It’s a promise. And they’re all waiting.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The smallest rider put on the bee cap and felt for both the feelers. They were there, and one of them had a bend in it now. Then the whole row set off, and at the end of it somebody was humming.',
      'The bee cap went on, and the elastic snapped under the chin. The smallest rider rang the bell. It had been knitted for somebody else’s mother, long ago, and it had never yet been left behind.',
      { text: 'On went the bee cap. One feeler was bent. Off they rode, and somebody hummed.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'pipe', an: false },
        holds: [
          'But the bee cap had been blown into the dry ditch and into a pipe there. It was for rain, and as thin as an arm.',
          'But the bee cap had flown, as bees do, and had gone into the first hole it came to. That was a pipe, in the dry ditch, and it was as thin as a sausage dog.',
        ],
        worse: [
          'The bee cap slid further into the pipe. From the dry ditch you saw a feeler, and it nodded.',
          'The draught had taken it further. In the dry ditch you put your eye to the pipe, and saw two feelers wave goodbye, and then the bee cap was a rumour.',
        ],
        sign: [
          'On the side of the lane the mouth of the pipe was broken off. It was wider there.',
          'A wheel had once broken a bit off the mouth of the pipe, towards the lane. It had a lip there.',
        ],
        yields: [
          'Out of the pipe came a feeler and then the other. Between them, in one piece, into the dry ditch came the bee cap.',
          'There was one feeler in the daylight, and then there was a pair. The bee cap came out into the dry ditch like a bee that has forgotten something.',
        ],
      },
      dark: {
        part: { one: 'pipe', an: false },
        holds: [
          'But the bee cap had been blown along the dry ditch and into a pipe. It was dark in there, and something dripped.',
          'But at the bottom of the dry ditch was a pipe. The bee cap was in the middle of that. It was as black in there as a telephone.',
        ],
        worse: [
          'A cloud came, and the pipe looked blacker. From the dry ditch you saw no stripes any more, and no bee cap.',
          'It went black at the other end too. The dry ditch had eaten the bee cap, and had wiped its mouth.',
        ],
        sign: [
          'In the middle of the pipe there was a glimmer. It was yellow, and next to it was some black.',
          'There were stripes, far in. You only saw the yellow ones.',
        ],
        yields: [
          'You could see right through, if you got down low enough. In the middle of the pipe, above the mud of the dry ditch, hung the bee cap.',
          'You had to get your chin right down. Then you saw the far end of the pipe, and the dry ditch beyond. In between, as on a stage, hung the bee cap.',
        ],
      },
      tangled: {
        part: { one: 'bramble', an: false },
        holds: [
          'But the bee cap had been blown into the dry ditch, and the bramble had got it. It held it with two long arms and a short one.',
          'But a bramble lives in the dry ditch, and it likes wool. It had caught the bee cap in full flight, by the elastic.',
        ],
        worse: [
          'The bramble took hold with another arm. In the dry ditch the bee cap was pulled down among the leaves, stripes and all.',
          'The bramble had taken a stitch, and then a second. The dry ditch rustled, and a feeler of the bee cap was pulled in under the leaves.',
        ],
        sign: [
          'Right in front the bramble had one loose loop. It was last year’s, and it had no thorns.',
          'An old arm of the bramble hung there in a loop. It had lost its thorns and its temper, years ago.',
        ],
        yields: [
          'The bramble swung up and let go. At the bottom of the dry ditch lay the bee cap, with a leaf for a third feeler.',
          'One arm opened, and then the next one opened too. The bee cap dropped on its stripes in the dry ditch, and was picked up by a feeler.',
        ],
      },
      slippery: {
        part: { one: 'muddy bank', an: false },
        holds: [
          'But the bee cap lay down in the dry ditch. It was called the dry ditch, and all the wet was on the muddy bank.',
          'But the bee cap lay in the dry ditch, and that was dry, at the bottom. All the rain of the week had stopped on the muddy bank, on the way down.',
        ],
        worse: [
          'All shoes were back on the lane and twice as heavy. In the dry ditch the bee cap had slid as well, down to the nettles.',
          'They were up on the lane again, and had brought most of the muddy bank along. The bee cap had been hit by a clod and gone to live in the dry ditch’s nettles.',
        ],
        sign: [
          'Halfway down the muddy bank was a root. It was dry and had bark on.',
          'There was a root, about halfway. It still wore its bark, and somebody’s heel had been there.',
        ],
        yields: [
          'The bottom of the dry ditch was firm, and the grass there was up to the knee. On top of the grass, like a bee, sat the bee cap.',
          'It did not slide any more, it rustled, and that was grass. They stood in the dry ditch up to their knees. At the height of their hands sat the bee cap.',
        ],
      },
    },
  },
  night: {
    title: ['The Horn From the Lookout', 'Four Kilometres of Night'],
    prize: { one: 'horn', an: false },
    obstacle: { one: 'scattered group', an: false },
    task: [
      'The night ride ended at the mill lookout. There was a horn up there, and it was sounded for everyone who made it, and whoever was still on the road rang back. By eleven they had sounded it for nineteen. There were twenty-three bicycles.',
    ],
    gift: [
      'The horn was sounded at ten to twelve, four times. All the way down the hill they rang back, and one of the bells was late by a breath. At the top somebody had kept the soup in a sleeping bag.',
    ],
    by: {
      tangled: {
        part: { one: 'group map', an: false },
        holds: [
          'But the scattered group lay over four kilometres of dark lanes, and on the group map they had all sent each other a pin. The horn had been heard by some, and by others not, and some had turned round for it.',
        ],
        worse: [
          'There were five new pins. The scattered group was waiting in three places now for somebody on the way to the fourth, and the horn said nothing.',
        ],
        sign: [
          'One pin on the group map had a name and nothing else. It had not moved for an hour, and nobody had asked about it.',
        ],
        yields: [
          'The pins slid together along one lane, slowly, like beads. The scattered group had a front and a back again, and from above, the first time for it, came the horn.',
        ],
      },
      shy: {
        part: { one: 'rider', an: false },
        holds: [
          'But one of the scattered group had turned round without a word and was sitting in a bus shelter. The horn was not sounded for twenty-two, that had been agreed.',
        ],
        worse: [
          'The rider had switched the lamp off. The bus shelter was as black as the hedge. The scattered group stood about on the lane, and it was nearly too late for the horn.',
        ],
        sign: [
          'Low down in the dark shone a reflector, red and then not. Somebody was turning a pedal with one toe.',
        ],
        yields: [
          'The rider pushed the bicycle out on the lane, got on, and rode at the pace of the slowest. The scattered group had closed up by the second bend, and there was the horn.',
        ],
      },
      heavy: {
        part: { one: 'loaded trailer', an: false },
        holds: [
          'But the scattered group had one trailer, with everybody’s tents on it, and it had come to grief in the verge. Whoever stayed with it would hear the horn from down here.',
        ],
        worse: [
          'The loaded trailer had settled to its axle. Above them, for the others, they heard the horn, and what was left of the scattered group did not look at each other.',
        ],
        sign: ['One wheel of the loaded trailer hung over the ditch. It rocked.'],
        yields: [
          'The loaded trailer rolled up on its good wheel and out on the tarmac, tents and all. The scattered group leaned into it, as far as the top, and the horn was for all of them.',
        ],
      },
    },
  },
  repair: {
    title: ['The Sixth Bicycle', 'The Repair Café in the Barn'],
    prize: { one: 'sixth bicycle', an: false },
    obstacle: { one: 'workshop', an: false },
    task: [
      'By evening six old bicycles were to go to the shelter, on a trailer. Five stood at the barn door and rang if one touched them. The sixth belonged to nobody, it had been pulled out of a canal, and by noon they had all worked on it for ten minutes each.',
    ],
    gift: [
      'The sixth bicycle rolled down the yard by itself and rang at every stone. At the shelter a woman chose it out of the six, because of the bell. She rode round the building twice, and then a third time, ringing.',
    ],
    by: {
      guarded: {
        part: { one: 'master', an: false, g: 'm' },
        holds: [
          'But the workshop had one master, and he let nobody near the good tools. With the bad ones you could make the sixth bicycle worse, and they had.',
        ],
        worse: [
          'The master stood before his tools, and the sixth bicycle was back in the corner of the workshop, behind a lawnmower.',
        ],
        sign: [
          'The master kept screwing up his eyes at something in the palm of his hand. It was a screw, and it was very small.',
        ],
        yields: [
          'The master held out the small screw on his palm, and with the other hand he moved the lamp. There was a place at the bench of the workshop, in front of the good tools, for the sixth bicycle.',
        ],
      },
      broken: {
        part: { one: 'chain', an: false },
        holds: [
          'But in the workshop they had got the wheels of the sixth bicycle to turn, and then the chain had come in two. Everyone had a theory, and it had been somebody else.',
        ],
        worse: [
          'Another link had come off. In the workshop the back wheel stood, the chain lay in the sawdust, and the sixth bicycle would be somebody’s hat stand.',
        ],
        sign: [
          'The chain had two ends. In the one was a pin, pushed halfway out, and in the other the place for it.',
        ],
        yields: [
          'The chain ran, with one bright link in all that brown. The workshop listened to it tick, and that was the sixth bicycle.',
        ],
      },
      needsTime: {
        part: { one: 'rusty hub', an: false },
        holds: [
          'But the rusty hub of the sixth bicycle had been thirty years in a canal. It lay in oil, in the workshop, and oil creeps, and nobody can show it the way.',
        ],
        worse: [
          'The rusty hub had seized up again. The sixth bicycle stood on its head in the workshop, and the light in the door had gone yellow.',
        ],
        sign: ['From the rusty hub fell a drop, and it was brown. It was the first that was not clear.'],
        yields: [
          'The rusty hub turned, with no one’s hand on it, by the weight of its own valve. In the workshop they set the sixth bicycle back on its feet.',
        ],
      },
    },
  },
} satisfies EnErrands;
