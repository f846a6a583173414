import type { EnErrands } from '../../schema.ts';

export const atHome = {
  bear: {
    title: ['The Bear Behind the Drawer', 'One Bent Ear Is Missing'],
    prize: { one: 'bear', an: false },
    obstacle: { one: 'bottom drawer', an: false },
    task: [
      'The small cousin was sleeping over, and there was everything but the bear. Without the bear no eye would shut, neither the left one nor the right. Behind the lamp it was getting dark.',
      'The small cousin lay in the big bed with both eyes open. The blanket was right, the lamp was right, and the door was open as wide as a hand. Only the bear was missing.',
      {
        text: '<companion>My cousin can’t sleep,</companion> said {companion}. <companion>Not without the bear. And it’s nearly dark.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The small cousin pulled the bear under the blanket by its bent ear. Then one eye shut. The other one looked at the bear for a bit longer, and then that shut too.',
      'The bear got the place by the wall, because it falls out. The small cousin told it about the day, from the beginning. It had got as far as breakfast when somebody snored, and it was not the bear.',
      { text: 'The bear went under the blanket. One eye shut. Then the other.', to: '3-5' },
    ],
    by: {
      locked: {
        part: { one: 'brass latch', an: false },
        holds: [
          'But the bear was in the bottom drawer of the old chest, between the tablecloths. Its brass latch was down, and it had been down since Easter.',
          'But somebody had tidied up, and since then the bear lived in the bottom drawer. The brass latch had been pressed down by an aunt with strong views.',
        ],
        worse: [
          'The brass latch stuck askew. At the top of the bottom drawer one bent ear had looked out, and now it had been drawn in.',
          'The brass latch had bent its nose. In the bottom drawer something slid off the tablecloths, with a bump, and it had ears.',
        ],
        sign: [
          'On the wall hung the calendar, and behind it, on a nail, a little key. It had a bit of the same brass.',
          'The calendar on the wall had a bulge in it. There was a nail behind it, and on the nail hung a small brass key.',
        ],
        yields: [
          'The bottom drawer came open with a sigh of old lavender. On the best tablecloth lay the bear, a bit flat.',
          'The bottom drawer rolled out as far as it would go. There it was among the napkins, with a lavender bag on its tummy: the bear.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the bear was in the bottom drawer, and the drawer stood open by a gap and no more. A hand went in up to the knuckles.',
          'But the bottom drawer had opened by a gap and no more, and then it had thought better of it. The bear was in there. You could feel an ear.',
        ],
        worse: [
          'The bear slid to the very back of the bottom drawer. In the gap there was now only tablecloth.',
          'The bottom drawer had swallowed. Where there had been an ear, there was a fringe of tablecloth, and the bear was at the back wall.',
        ],
        sign: [
          'At the left corner the wood was worn away. The gap was two fingers wider there.',
          'One corner of the drawer had been nibbled, or worn. Your whole hand went into the gap there.',
        ],
        yields: [
          'Out of the gap came a bent ear, then a nose, then all the rest. The bottom drawer had never had so much in it.',
          'There was some pulling at the one end, and some stuffing at the other. Then the bottom drawer let go, and the bear sat on the floor, with its fur the wrong way.',
        ],
      },
      dark: {
        part: { one: 'crack', an: false },
        holds: [
          'But the bear was in the bottom drawer, and the only window in it was a crack. Behind the crack it was dark.',
          'But the bear lay in the bottom drawer, and the lamp did not get in there. You could look through the crack for as long as you liked. It looked back.',
        ],
        worse: [
          'The crack looked blacker than before. If there was a bear in the bottom drawer, it did not want to say so.',
          'The dark had come up to the front of the bottom drawer. Somewhere behind that were the forks, and somewhere behind the forks was the bear.',
        ],
        sign: [
          'Through the crack there was one small gleam. It was round, like an eye of glass.',
          'One bit of the dark was shining. It was as round as a button, and it looked as if it knew you.',
        ],
        yields: [
          'Behind the gleam was a face, and behind the face was the bear. The bottom drawer gave it up, with a napkin on its head.',
          'First there was one eye, and then, a bit lower, there was the other. The bottom drawer had only been a very long arm away from it, and there was the bear.',
        ],
      },
    },
  },
  cushion: {
    title: ['The Yellow Cushion', 'The Cat as Round as a Loaf'],
    prize: { one: 'cushion', an: false },
    obstacle: { one: 'cat', an: false },
    task: [
      'The old neighbour was coming down for soup. She was on the third stair already, you could hear it. Before she sat down she needed the yellow cushion for her back.',
      'Six steps, and a rest, and six steps: the old neighbour was coming down for soup. Her chair was ready, and her spoon. But she cannot sit without the yellow cushion, and that was not on the chair.',
      {
        text: '<companion>The old neighbour’s coming for soup,</companion> said {companion}. <companion>Her back needs the yellow cushion. She’s on the stairs.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The old neighbour felt for the cushion behind her, as you feel for a light switch. It was there. She sat down, and her back went ah, and then the soup could come in.',
      'The old neighbour sat down on the chair and leaned back, and there was the cushion. She shut her eyes for a moment. Then she asked what soup it was, and it was the right one.',
      { text: 'She sat down on the cushion. Her back said ah. Then there was soup.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'cat', an: false },
        holds: [
          'But the cat lay on the cushion, as round as a loaf, and was asleep. A rim of yellow showed at one side.',
          'But the cushion was taken. The cat had gone to sleep there after breakfast, and it was the sort of sleep that has roots.',
        ],
        worse: [
          'The cat grumbled and spread itself out to all sides. There was no yellow left, and no cushion.',
          'The cat had poured out over the edges, like dough. Nobody could have said whether there was a cushion below it, or just more cat.',
        ],
        sign: [
          'In front of the cat lay a cork, a feather and a bit of string. They lay in a row, with the same space between them.',
          'It had tidied up first. There was the cork, there was the feather, there was the string. You could have laid a ruler along them.',
        ],
        yields: [
          'The cat stretched, front legs first, and rolled over on to the bare seat. Beside it, quite warm, lay the cushion.',
          'The cat made itself as long as a draught excluder and rolled off on to the wood. The cushion had a round dent, and there was purring in it still.',
        ],
      },
      guarded: {
        part: { one: 'cat', an: false },
        holds: [
          'But the cat sat upright on the cushion, and looked at each hand that came. One of its ears was already flat.',
          'But the cat had the cushion and sat on it like a lighthouse. It turned its head to everyone who came near, and it did not blink.',
        ],
        worse: [
          'The cat put both paws on the button and grew twice as broad. The cushion was under all that somewhere.',
          'The cat had blown up its fur. It covered the cushion from button to button now, and there was a small growl at the bottom of it.',
        ],
        sign: [
          'The cat kept looking over at the wall. There was its saucer, and it was empty.',
          'In between it looked at the wall, where the saucer was. You could see the pattern on the bottom of that.',
        ],
        yields: [
          'The cat jumped down, without any hurry, and walked off with its tail up. On the chair lay the cushion.',
          'The cat stretched one leg, and then another, and then it had somewhere to be. What it left on the chair was a yellow cushion.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'cat', an: false },
        holds: [
          'But the cat had the cushion, and it took everything for play, above all what was meant seriously.',
          'But the cat thought that the cushion was a mouse, that the hands were mice, and that all this was in its honour.',
        ],
        worse: [
          'The cat threw itself on its back and pulled the cushion under it with all four feet. It seemed to be winning.',
          'The cat had the cushion by the neck and kicked it with both hind feet. Some of the stuffing looked out, to see what was up.',
        ],
        sign: [
          'In the kitchen somebody tapped a spoon on the rim of a pot. One ear of the cat turned that way, all by itself.',
          'A spoon went ting on a pot, in the kitchen. One ear went there at once, and the rest of the cat was just about to.',
        ],
        yields: [
          'The cat stood up, shook one leg, and went towards the kitchen to see. It left the cushion lying there, right side up.',
          'The cat forgot what it was doing, in the middle of doing it. It walked off to the kitchen, and on the floor, on its back, lay the cushion.',
        ],
      },
      heavy: {
        part: { one: 'cat', an: false },
        holds: [
          'But the cat lay on the cushion and had made itself heavy. Cats can do that, they let everything go.',
          'But the cat had lain down on the cushion and gone limp. A cat of four kilos can weigh forty, if it has a mind to.',
        ],
        worse: [
          'The cat sank in deeper, like sand in a sack. Under it the cushion was as flat as a letter.',
          'The cat had let out the last of its air. Of the cushion you saw a yellow hem, as thin as a biscuit.',
        ],
        sign: [
          'One corner of the cushion stood up by itself. It rocked, each time the cat breathed.',
          'The cushion was square, and the cat was round. One corner stuck up, and it see-sawed when she purred.',
        ],
        yields: [
          'The cat slid, all in one piece, like snow from a roof. It went on lying where it landed, and there was the cushion.',
          'The cat ran off the cushion like honey off a spoon, and stayed where it had run to. It had not even opened an eye.',
        ],
      },
    },
  },
  tune: {
    title: ['Eleven Notes and a Hop', 'A Tune for the Telephone'],
    prize: { one: 'tune', an: false },
    obstacle: { one: 'music box', an: false },
    task: [
      'At six the uncle would ring, from his ship, and he had asked for one thing. He wanted to hear the tune from the tin music box. It had eleven notes and a little hop.',
      'The uncle’s ship had no music, he had written, only an engine. At six he would ring. They were to hold the tin music box to the telephone, so that he could hear the tune.',
      {
        text: '<companion>Uncle rings at six, from his ship,</companion> said {companion}. <companion>He wants to hear the tune, from the tin box.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'When the telephone rang, they held it to the music box. Eleven notes went out to sea, and the hop. It was quiet at the other end, and then somebody whistled it back.',
      'The tune went down the telephone, all eleven notes and the hop. At the other end several people clapped. He had held it up, so that the whole ship could hear it.',
      { text: 'Plink, plink, went the tune, all the way out to sea. Somebody whistled it back.', to: '3-5' },
    ],
    by: {
      broken: {
        part: { one: 'crank', an: false },
        holds: [
          'But the music box had lost its knob, and the crank hung down in two pieces. Inside it sat the tune and could not begin.',
          'But the music box had been dropped at New Year. The crank was in two, and without a crank there was not one note of the tune to be had.',
        ],
        worse: [
          'Now the knob had come off as well. The music box gave two notes of the tune, and then a click.',
          'Something else had come off, and rolled under the cupboard. The music box made a noise like a throat, and the tune stayed down.',
        ],
        sign: [
          'The two pieces of the crank were bent, one to the left and one to the right. Edge to edge, they made one bend.',
          'The one bit of the crank was bent like a nose. The other bit was bent like the place where a nose goes.',
        ],
        yields: [
          'The crank turned, with a small jerk at every round. The music box played the tune, all eleven notes, and the jerk came just before the hop.',
          'It went stiffly at first, with a hitch. Then the music box played the tune, from the first note to the hop, and only hiccuped when the crank came round.',
        ],
      },
      noisy: {
        part: { one: 'lid', an: false },
        holds: [
          'But the music box had a lid that rattled. It rattled right through the tune, so that only the lid could be heard.',
          'But the lid of the music box had a loose hinge, and rattled at every note. What came out was a tune by a drawer of spoons.',
        ],
        worse: [
          'The lid clattered like a dropped tray. Of the tune in the music box there was nothing left to hear but the beginning.',
          'The lid had shaken out a screw. Now the music box drummed so hard on the table that the tune walked off towards the edge.',
        ],
        sign: [
          'After every turn the lid lay still for a moment. It was just as long as one note.',
          'It rattled while it turned, and it turned eleven times. After each turn there was a gap, where one note would just have fitted in.',
        ],
        yields: [
          'The lid of the music box lay still. Then the tune came out into the room, one note after the other, and hopped.',
          'Not a rattle was left in the lid. The music box, which had never heard it either, played the tune right through. You could hear the hop land.',
        ],
      },
      needsTime: {
        part: { one: 'spring', an: false },
        holds: [
          'But the spring of the music box had been wound too tight. It had to let go by itself, and until then there was no tune.',
          'But the music box had a tummy ache. Someone had wound the spring past the end. It would let go when it could, and only then would there be a tune.',
        ],
        worse: [
          'The spring slipped, with a long rattle, back to the start. In the music box not one note of the tune was left.',
          'There was a snarl inside the music box, and the spring had jumped back to where it began. The tune was wound up in there, tighter than ever.',
        ],
        sign: [
          'In the comb, where the notes are, one tooth was trembling. Nobody was touching it.',
          'One tooth of the comb had begun to shiver. It was the first one, and it made no sound as yet.',
        ],
        yields: [
          'The spring was ready, and nobody had told it to be. In the music box the comb began to hum, and then came the tune.',
          'It came by itself, in the middle of nobody saying anything. One note dropped out of the music box, and then the whole tune ran after it.',
        ],
      },
    },
  },
  recording: {
    title: ['Even the Stair', 'Before Midnight, Her Time'],
    prize: { one: 'recording', an: false },
    obstacle: { one: 'family chat', an: false },
    task: [
      'At midnight the elder sister abroad would be eighteen. They had promised her a recording with the whole house in it, everyone, even the stair. Otherwise she would get what she got last year, which was a row of small yellow faces.',
      'She had gone in August, with two suitcases, and at midnight, over there, she would be eighteen. She had asked for one thing. It was to hear the house, she wrote, and nobody was to make an effort.',
    ],
    gift: [
      'She rang at two minutes past, and did not speak at first. You could hear the recording at her end, the kitchen, the dog, the third stair. <companion>That’s the stair,</companion> said {companion}, and far away somebody said it at the same time.',
      'The recording had a dog in it, a tap, and a stair, and somebody who said that he had nothing to say. It was eleven minutes long. She must have listened to it twice, as it was a good half-hour before the phone rang.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But in the family chat everyone had answered somebody else, and the recording had turned into the question of who always starts. The phone buzzed under the bread basket.',
          'But in the family chat they had each begun a list of what must not be left out. On the phone the recording had been put off, renamed, and handed on to an uncle.',
        ],
        worse: [
          'Three new quarrels stood in the family chat, one of them about a tent. The recording had been eight greetings long, and now there were five.',
          'On the phone the uncle had passed it back. The family chat was about the uncle now, and of the recording there existed a cough.',
        ],
        sign: [
          'Far up, between two angry messages, stood an old question. It was the first of all, and nobody had answered it.',
          'There was a message in there from August. She had written it at the airport, it was about the stair, and they had all read it on the way to the car.',
        ],
        yields: [
          'The phone stopped buzzing and rang instead. One after another they came out of the family chat and into the kitchen, and the recording ran.',
          'The phone was lying face up, with the old message on it, and they read it out. Then one of them trod on the stair. That did for the family chat what nothing else had done, and it was the first second of the recording.',
        ],
      },
      shy: {
        part: { one: 'grandfather', an: false, g: 'm' },
        holds: [
          'But Grandfather was not in the family chat, and when the recording began he always had something to see to. His voice was the one she would listen for.',
          'But Grandfather does not like to be heard. He had no part in the family chat, he had gone to see to the boiler, and for the recording the boiler hummed.',
        ],
        worse: [
          'His door was shut now, and behind it the radio was on. In the family chat eleven voices were ticked off, and the recording had a hole where he belonged.',
          'Grandfather had shut the cellar door behind him. It said in the family chat that one can’t force anybody. So the recording would have everyone in it, but for the one who whistled to her through the letter box.',
        ],
        sign: [
          'Beside the door frame stood the toe of a slipper. It had not gone away with the rest of him.',
          'From down there came two notes, through the pipes. He did not know that pipes carry.',
        ],
        yields: [
          'Grandfather came out with his glasses on, sat down on the third stair, and said what he had to say to his knees. The recording had him, and so had the family chat, at last.',
          'Grandfather looked round the cellar door to ask who had answered. In the family chat nobody would have believed it. He whistled once more, the whole of it, and it was on the recording.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'list', an: false },
        holds: [
          'But for the recording there were twelve voices on the list, and one phone. While one was being spoken, two were being called for, and in the family chat the next three argued.',
          'But the list was on the fridge, with twelve names, and whoever was being recorded could not go and fetch the next. The family chat had numbers from one to twelve, and on the recording there were two of them and a door.',
        ],
        worse: [
          'The takes had run into each other. The recording had to be begun again, all twelve of them, and the family chat asked if it was ready.',
          'The list had come down, with its magnet, behind the fridge. The family chat called the roll, and nobody answered to their own name. The recording was of somebody looking under a fridge.',
        ],
        sign: [
          'On the table lay a second phone. It had been charged since noon, and it was free.',
          'In the hall stood the small brother, with a bell. He had been waiting there since supper for somebody to tell him who was next.',
        ],
        yields: [
          'Then there was nobody left on the list. The family chat was silent, and the recording was four minutes long, with the stair in it twice.',
          'The bell rang, and the next one came, and the list grew shorter from the top. In the family chat it was still the day before. Here they had got to the dog, and then it was complete, the recording.',
        ],
      },
    },
  },
  noise: {
    title: ['One Whole Song', 'Under the Night Nurse’s Bed'],
    prize: { one: 'rehearsal', an: false },
    obstacle: { one: 'house rule', an: false },
    task: [
      'On Saturday the band played at the street party, and so far they had eleven beginnings. There was one room to practise in, and the ceiling of it was the floor on which the night nurse slept. They needed one rehearsal in which a song had an end.',
      'There were five days until the street party, and they had been given the slot after the fire brigade. What they could play so far was eleven beginnings. It was the middles that needed a door one could shut, and an hour.',
    ],
    gift: [
      'They played one song, from the count to the last chord, and let it ring. From above came three knocks. They looked at each other. It had been the beat, and it had been right.',
      'The rehearsal lasted fifty-five minutes, and for the first time it had an end. It was in G. Upstairs somebody who had slept knocked on the floor, twice, for once again.',
    ],
    by: {
      guarded: {
        part: { one: 'neighbour', an: false, g: 'f' },
        holds: [
          'But on the stair door hung the house rule, and behind the house rule stood the neighbour, in a dressing gown, at two in the afternoon. There would be no rehearsal, she said, she had three nights behind her.',
          'But the neighbour had read out the house rule to them on the stairs, all of it, with her coat over her nightdress. As far as she was concerned they had had their rehearsal.',
        ],
        worse: [
          'The neighbour took out a pen and added a line to the house rule. The rehearsal was forbidden on Sundays now as well, and it was Wednesday.',
          'The neighbour had fetched a chair. She sat there on the landing, under the house rule, with her eyes shut. Whoever wanted to get by to a rehearsal would have had to wake her.',
        ],
        sign: [
          'The neighbour kept looking past them into the hall. There stood her bicycle, and its bell lay in the basket in two halves.',
          'The neighbour kept looking at a bag of shopping that stood at the bottom. It was four flights, and her feet were in slippers.',
        ],
        yields: [
          'The neighbour put the cap back on her pen and unpinned the house rule. She wrote two hours on it, with a line round them, and that was a rehearsal.',
          'The neighbour opened one eye when the bag stood next to her, with the milk on top. She got up, took down the house rule and looked at the hours. From three till four she would be at her sister’s anyway, and it was a rehearsal.',
        ],
      },
      broken: {
        part: { one: 'timetable', an: false },
        holds: [
          'But there had been a timetable under the house rule, agreed by all, and somebody had torn it off in a temper. Half of it hung there, and by that half there was no rehearsal, ever.',
          'But the timetable had been torn, on the day of the drum solo, right through the week. The house rule had the mornings. So it was a rehearsal in the time that nobody had.',
        ],
        worse: [
          'Another piece of the timetable had gone out with the paper. The house rule hung alone on its pin, and there was not one hour left for a rehearsal.',
          'They had stuck it to something else. By that timetable it was quiet from Sunday until Sunday, under the house rule, and the word rehearsal did not occur.',
        ],
        sign: [
          'The torn edge ran through the word afternoon. On the piece in the drawer was the other half of the word.',
          'On the back was a shopping list. It said half a pou here, and nd of butter there.',
        ],
        yields: [
          'The timetable hung on the door again, with a strip of tape down the middle. Below the house rule, between four and six, stood rehearsal.',
          'It was a pound of butter, and so the timetable was whole. On the front, under the house rule, was Thursday, from three to four. Somebody had once written there, in green: rehearsal.',
        ],
      },
      heavy: {
        part: { one: 'old sofa', an: true },
        holds: [
          'But by the house rule no drum stood against the party wall, and against the other wall stood the old sofa. It had come in through a window, in another decade. There was no room for a rehearsal.',
          'But in the one room that the house rule left them, stood the old sofa. It had been the aunt’s, and it took up the wall. You could have a sofa, or a rehearsal.',
        ],
        worse: [
          'The old sofa had settled slantwise and wedged the drum kit. It was within the house rule, strictly speaking, since now no rehearsal was possible at all.',
          'The old sofa had unfolded, in the middle, into a bed. The house rule said nothing about beds. There were four of them and a drum kit on the edge of it, and it was not a rehearsal.',
        ],
        sign: [
          'One foot of the old sofa was shorter than the others. On that one it rocked.',
          'There was a castor at one corner, a brass one. It had turned in towards the wall, and there it gave.',
        ],
        yields: [
          'The old sofa walked over its short foot to the party wall and stood there, thick and soft. No one had thought of that in the house rule, and behind it you hardly heard the rehearsal.',
          'The old sofa rolled, on its one castor, in a quarter circle, like a very stout dancer. It was a good eight inches from the house rule. There was room for a drum, and a rehearsal.',
        ],
      },
    },
  },
} satisfies EnErrands;
