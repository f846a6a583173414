import type { EnErrands } from '../../schema.ts';

export const movingDay = {
  light: {
    title: ['The Box Marked Light', 'A Paper Moon in a Box'],
    prize: { one: 'night light', an: false },
    obstacle: { one: 'wall of boxes', an: false },
    task: [
      'The small cousin was to sleep here too, the very first night. The night light had a paper moon, and without it there was no sleeping. It was in a box marked Light. As soon as the van drove off, it would be evening.',
      'Everything in the new house was in a box, and everything in the boxes was something else. The small cousin needed the night light with the paper moon. The windows were already getting blue.',
      {
        text: '<companion>My cousin can’t sleep here,</companion> said {companion}. <companion>Not without the night light. It’s in some box.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'In the new room, by the new bed, the night light went on. The paper moon had a crease from the journey. The small cousin looked at what it made on the ceiling. Then two feet were stretched out.',
      'They plugged in nothing that evening but the night light. On the ceiling there was a moon, a bit to the left of the old place. The small cousin moved over to the left as well.',
      { text: 'Click. There was a paper moon on the new wall. Two feet stretched out.', to: '3-5' },
    ],
    by: {
      tooMuchForOne: {
        part: { one: 'top box', an: false },
        holds: [
          'But the night light was behind the wall of boxes. When the top box was lifted, the next one leaned out to see.',
          'But there was a wall of boxes, and behind that was the night light. They had been put up by four movers. If you took away the top box there were three movers missing.',
        ],
        worse: [
          'Everything had slid back, more crooked. There was more wall of boxes than before, and no night light in it that you could see.',
          'The wall of boxes had put itself together again, out of order. Winter was on top of kitchen now, and the night light was under both.',
        ],
        sign: [
          'On the far side the top box had a second hole for a hand. It had been there since the factory.',
          'There was a hole for a hand in the far side of the top box. A bit of tape was over it, and it had come loose.',
        ],
        yields: [
          'Then there was a gap in the wall of boxes. You could read it through the gap, in felt pen: Light. In there was the night light.',
          'The top box went down between two pairs of arms, like somebody being helped out of a boat. Through the hole in the wall of boxes you could read one word. Behind that word was the night light.',
        ],
      },
      heavy: {
        part: { one: 'book box', an: false },
        holds: [
          'But before the night light stood the wall of boxes, and at the bottom of it stood the book box. Two movers had let it down there, and one had said ouch.',
          'But someone had packed all the books into one box, and it was that one. It stood at the bottom of the wall of boxes, with the night light behind.',
        ],
        worse: [
          'The book box settled with a crunch. The wall of boxes leaned on the one with the night light, and something in there clicked.',
          'The book box had gone in at the knees. The wall of boxes came after it, by an inch. From the box with the night light came a small crunch.',
        ],
        sign: [
          'One edge of the book box stood on a door key. There it rocked.',
          'The old door key had been looked for all day. The book box stood on it, and rocked.',
        ],
        yields: [
          'The book box tipped over that edge, walked two steps, and stopped. Behind the wall of boxes stood one marked Light, and in it was the night light.',
          'It went on its corners, left, right, left, like a fat man in a corridor. The wall of boxes had a way round it now, and at the end of that was the night light.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the night light was behind the wall of boxes. In the wall was a gap, and it was for spiders.',
          'But the wall of boxes had one gap. From in there the word Light could be read, or the half of it. The night light was inside, and your arm was outside.',
        ],
        worse: [
          'The right box slid off, further in. Through the gap in the wall of boxes you saw an L, and the night light said pling.',
          'A box had settled and pushed the next one. All that was left in the gap was the L. From the night light behind the wall of boxes there came a clink.',
        ],
        sign: [
          'Down by the skirting board the gap was wider. There the boxes were small ones, with lampshades in them.',
          'All the small boxes were at the bottom. They had lampshades in them, and they left more of a gap.',
        ],
        yields: [
          'Out of the wall of boxes, sideways, came one box. It was marked Light, and in it, in a jumper, was the night light.',
          'It came along on its side and got stuck, and came along. In front of the wall of boxes they took off the tape, and a jumper, and then they had the night light.',
        ],
      },
      dark: {
        part: { one: 'corner', an: false },
        holds: [
          'But the night light was behind the wall of boxes, in the corner of the hall. The lamp for that corner was packed as well.',
          'But the corner behind the wall of boxes had no lamp, for that was in a box. The box was in the corner. So was the night light.',
        ],
        worse: [
          'Somebody had shut a door, and the corner was darker still. Behind the wall of boxes there might have been anything, and no night light.',
          'It was evening in that corner by now. The wall of boxes leaned over it, and behind, with a broom, a carpet and who knows who, was the night light.',
        ],
        sign: [
          'Far in there was a glimmer. It was the silver tape, the sort for things that are not to break.',
          'There was a silver line in there. It is the tape they use for things that mind.',
        ],
        yields: [
          'There was a broom, there was a rolled carpet, and there was a box with silver tape. It said Light, and inside it was the night light.',
          'The carpet was only a carpet, and the broom had nobody behind it. At the very back of the wall of boxes was one with silver tape. In that was the night light.',
        ],
      },
    },
  },
  doorSign: {
    title: ['Everybody’s Name on It', 'Before the Postwoman Comes'],
    prize: { one: 'door sign', an: false },
    obstacle: { one: 'caretaker', an: false, g: 'm' },
    task: [
      '<helper>The post comes at twelve,</helper> said {helper}. <helper>If your name isn’t on the door, she takes it back.</helper> There was a letter on its way, from Grandfather. Without the door sign it would go all the way home to him.',
      'At twelve the postwoman comes, and she can only read what is there. There was a letter on its way, from Grandfather, who writes one a year. By the new door there were two screws and no door sign.',
      {
        text: '<helper>The post comes at twelve,</helper> said {helper}. <helper>Without a door sign she won’t know it’s you.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The door sign was up at two minutes to twelve, with everybody on it, even the cat. The postwoman read it from top to bottom and ran her finger along. At the third name she stopped and opened her bag.',
      'With the door sign up, the door looked as if it had always lived here. The postwoman knocked all the same. <helper>Which of you’s the cat?</helper> asked {helper}, when the letter had been read out.',
      { text: 'The postwoman read the door sign, all the names. Then she opened her bag.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'caretaker', an: false, g: 'm' },
        holds: [
          'But whatever was screwed on in this house went by the caretaker. He stood before the letter boxes, and the door sign was behind him, to be looked into.',
          'But in this house nothing goes up without the caretaker. He had the door sign behind him, on the letter boxes, and he was thinking about screws.',
        ],
        worse: [
          'The caretaker stood broader, with a hand on either wall. The door sign was somewhere behind his back, and it was quiet back there.',
          'The caretaker had moved his feet apart and put his hands in his sides. You could see the stairs under one arm, and the cellar under the other, and nowhere was there a door sign.',
        ],
        sign: [
          'The caretaker kept looking at his list, and then at his breast pocket. There was a clip in it, and no pencil.',
          'He had a list, and in the list there was a gap. He felt for his pencil, and felt again, and it was not there.',
        ],
        yields: [
          'The caretaker stepped aside and let go of both walls. On the top letter box, face up, lay the door sign.',
          'The caretaker had written it in, and now it was in order. He moved over to the wall, and there upon the letter boxes was the door sign.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'caretaker', an: false, g: 'm' },
        holds: [
          'But the caretaker had the door sign, and he had moved in his time through eleven countries. Each word anyone said to him was a name in one of them.',
          'But the caretaker had the door sign under his arm, and he was willing. He had learnt eleven words for yes. It was the rest that he guessed.',
        ],
        worse: [
          'The caretaker nodded, took out his screwdriver, and put up the door sign at the wrong door. It was the cellar.',
          'The caretaker had got it all, he said, and went off with his screwdriver, whistling. The door sign was up now, on the door of the bicycle cellar.',
        ],
        sign: [
          'Out in the yard somebody was writing on a dusty van with one finger. The caretaker read it, letter by letter, with his lips.',
          'Someone had written on the van, with one finger, in the dust. The caretaker stopped, took off his cap, and read it out.',
        ],
        yields: [
          'The caretaker read, nodded, and unscrewed it again, all four corners. He brought the door sign up the stairs himself.',
          'The caretaker understood, and he slapped his forehead. He came up from the cellar two steps at a time, and in front of him he carried the door sign.',
        ],
      },
      asleep: {
        part: { one: 'caretaker', an: false, g: 'm' },
        holds: [
          'But the caretaker was asleep in his chair by the letter boxes. The door sign was standing against the wall, and he was leaning against the door sign.',
          'But the caretaker had sat down for a minute, at noon, and leaned back. What he had leaned back on was the door sign.',
        ],
        worse: [
          'The caretaker grunted and leaned back. Of the door sign there was one letter left, and it was a silent one.',
          'The caretaker’s head had gone back, and the door sign had gone with it. All that you could read of it, beside his ear, was half a name.',
        ],
        sign: [
          'Beside the caretaker’s chair were a cap, a pair of glasses, and a bunch of labels. They lay on a sheet of newspaper, with its edges straight.',
          'His glasses lay on a newspaper, next to his cap. The labels had been lined up along the edge of that, every one.',
        ],
        yields: [
          'The caretaker turned over to the other side, where the radiator was. Against the wall, with nobody leaning on it, stood the door sign.',
          'The caretaker moved over to the warm side, and crossed his arms there. The door sign was left against the wall by itself, and it had his hair on it.',
        ],
      },
      locked: {
        part: { one: 'flap', an: false },
        holds: [
          'But the caretaker had hung the door sign in the glass board downstairs, so that it would not get lost. The flap of it was shut, and it stayed shut.',
          'But the caretaker had put the door sign in the glass board by the stairs, where one puts important things. Then the flap had shut.',
        ],
        worse: [
          'The flap jammed at one corner. The door sign had slipped behind the frame, and the caretaker was on the roof, with the aerial.',
          'The flap had bent outwards, like a lip. The door sign had dropped down in there, behind the rules about prams, and the caretaker had the wireless on.',
        ],
        sign: [
          'Beside the board, on a string, hung a small peg. The caretaker had tied it on with three knots.',
          'By the board hung a peg, on a string. It had been tied there by somebody who ties everything three times.',
        ],
        yields: [
          'The flap swung down as if it had been oiled. Out came the door sign, and it had the caretaker’s thumb on it, in dust.',
          'It gave a click, the sort that one likes. The flap came down of its own weight, and out on to somebody’s arm slid the door sign.',
        ],
      },
    },
  },
  chime: {
    title: ['Five Soft Notes', 'How Grandmother Finds the Door'],
    prize: { one: 'bamboo chime', an: false },
    obstacle: { one: 'moving blanket', an: false },
    task: [
      'Grandmother sees badly. She had always found the old door by its chime, which is made of bamboo and has five notes. This was a new door in a new street, and her taxi was on its way.',
      'Grandmother finds her way by ear. She knows the old street as you know a song. In the new one she knew nothing yet. The bamboo chime would have told her the door, and it was not up.',
      {
        text: 'Grandmother sees badly. <helper>She finds the door by the chime?</helper> said {helper}. <helper>Then it has to go up. There’s a taxi.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The taxi stopped. Then they heard the stick, tap, tap, and it came past the first door and past the second. A wind went through the bamboo chime, five notes. Tap, tap, and there stood Grandmother and put out her hand.',
      'The bamboo chime hung by the door, and everybody blew. Grandmother put her head on one side. Then she came up the path without feeling for it, and put her hand on the new door.',
      { text: 'Pling, went the bamboo chime. Tap, tap, tap. And there was Grandmother.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'cord', an: false },
        holds: [
          'But the bamboo chime had been rolled up in the moving blanket. Its cord had gone for a walk in there. The blanket was full of knots.',
          'But somebody had meant well and wrapped the bamboo chime in the moving blanket. Its cord had been quite alone with all that wool, for two hours, on bends.',
        ],
        worse: [
          'The cord drew tighter. Two of the five notes had gone into the wool. The moving blanket held on to the bamboo chime with everything it had.',
          'The moving blanket and the cord had got to know each other better. Two bamboos had disappeared altogether, and the rest of the bamboo chime went tock, like somebody in the next room.',
        ],
        sign: [
          'By the third bamboo the cord hung in a loop. It was quite loose, and it had fluff on.',
          'There was a loop in the cord, near the third bamboo, and it had nothing to do. It had some fluff on it.',
        ],
        yields: [
          'The cord came out of the moving blanket in one long piece. After it, one by one, out came the notes, and that was the bamboo chime.',
          'It came out hand over hand, with bits of blanket on. In the end the moving blanket was flat. The bamboo chime hung in the air and told them all about it.',
        ],
      },
      broken: {
        part: { one: 'ring', an: false },
        holds: [
          'But when they rolled out the moving blanket, the bamboo chime lay in a heap. The wooden ring that it hung from had come in two.',
          'But the ring had broken, the wooden one, from which all five of them hang. The bamboo chime lay on the moving blanket like a dropped bundle of leeks.',
        ],
        worse: [
          'Another splinter fell into the moving blanket. The bamboo chime had one bamboo less to hang by, and that was the low one.',
          'A bit more had split off, and with it went the cord of the lowest note. The bamboo chime was four bamboos and one bamboo now, on a moving blanket.',
        ],
        sign: [
          'The ring had two ends now. One of them was long and thin, and in the other was a slit for it.',
          'It looked like a mouth, where it had split. One lip had a tongue, and the other had a place to put it.',
        ],
        yields: [
          'The ring was round again, and had a thick place. Over the moving blanket hung the bamboo chime and said all it knew.',
          'They had a ring, and you could see where. It bore all five. The moving blanket was shaken out, and the bamboo chime thought it was wind.',
        ],
      },
      needsTime: {
        part: { one: 'glue', mass: true },
        holds: [
          'But the ring of the bamboo chime had only just been glued. It lay on the moving blanket and wanted to be left alone.',
          'But glue is glue, and the ring had been glued on the moving blanket a minute before. There it lay, and the bamboo chime lay round it, and one was not to breathe.',
        ],
        worse: [
          'The ring had come apart, and the glue began at the beginning. Down on the moving blanket the bamboo chime had not a note to say.',
          'The ring had opened, and there were threads in it like cheese. So they had to begin again from white. The moving blanket had a blot on, and the bamboo chime was still a heap.',
        ],
        sign: [
          'At the rim of the join was a drop of glue. It had been white, and it was clear.',
          'At the edge there was one drop that you could see through. All the others were like milk.',
        ],
        yields: [
          'The glue was clear all round and had gone hard. They lifted the bamboo chime from the moving blanket, and it began before it was even up.',
          'It was as clear as glass, right round. They had only meant to lift it off the moving blanket to see. The bamboo chime was off already, all five notes.',
        ],
      },
    },
  },
  lastSong: {
    title: ['The Echo Belongs to Others', 'One Last Song'],
    prize: { one: 'last song', an: false },
    obstacle: { one: 'farewell evening', an: false },
    task: [
      'At eight the keys of the old flat would be handed over. Until then there were three empty rooms in it, and the largest had an echo that nobody had known about while the furniture was in. They had all said they would come and sing in it once.',
      'The flat had never sounded so good. There was nothing left in it, and if one hummed in the large room it hummed back. At eight they would hand in the keys, and before that everyone was to come who had ever been sick on that carpet.',
    ],
    gift: [
      'It was recorded on a telephone that lay on the bare floor. You hear the song, and the room that sings it again a little later, and at the end a neighbour knocking on the ceiling, in time. Then there is only the room.',
      'They sang the last song in the large room, standing along the walls where the furniture had been. It went on for some time after they had stopped. Then somebody laid the keys on the sill, and that rang too.',
    ],
    by: {
      tangled: {
        part: { one: 'group chat', an: false },
        holds: [
          'But the farewell evening had been made in the group chat, by eleven people. It was at six, at seven or on Sunday, and for the last song nobody had a time.',
          'But the farewell evening had been passed round in the group chat until it was three evenings. They would all come, at different times, to different doors, and one can’t sing a last song in shifts.',
        ],
        worse: [
          'There were three new times, and two people had left the group chat. The farewell evening had become a list of reasons, and the last song was not on it.',
          'In the group chat somebody had made a plan of the plans. For the farewell evening there were two drivers now and no guests, and the last song was going to be sung in a car park.',
        ],
        sign: [
          'In among them stood one message with an hour in it, and nothing else. It was two days old, and nobody had answered.',
          'Someone had sent a picture of the empty room. There was nothing under it but the hour at which the sun comes in.',
        ],
        yields: [
          'One after another they wrote the same hour. The farewell evening had a beginning now, and its end was to be the last song.',
          'They had all seen that picture, and one after another the group chat said: then. It was a quarter to seven. That made it the farewell evening, and for the last song they would have the sun.',
        ],
      },
      shy: {
        part: { one: 'guitarist', an: false },
        holds: [
          'But the guitarist had got as far as the stairwell and had sat down. For the farewell evening there was an empty room full of people, and for the last song there was no guitar.',
          'But the guitarist had been asked to play something cheerful. On a farewell evening, thank you very much, the guitarist had said, and was sitting in the yard, on a box marked kitchen. The last song had no chords.',
        ],
        worse: [
          'The guitarist was sitting one floor further down. In the room the farewell evening began to look for its coats, and nobody spoke of a last song.',
          'The guitarist had got into the van, at the back, between the mattresses. Up there was a farewell evening, and somebody had begun the last song, too high.',
        ],
        sign: [
          'Round the bend of the banisters looked the neck of the guitar. Somebody was holding it upright.',
          'From the van came one string, quite soft, and then once more, a bit lower. It was being tuned.',
        ],
        yields: [
          'The guitarist came up with one hand on the strings, so that they would not talk. The farewell evening moved apart, and for the last song there was a place on the floor.',
          'The guitarist climbed down over the mattresses and asked in what key. It was the first thing that anybody had asked at that farewell evening. Then they went up all four flights together, to the last song.',
        ],
      },
      heavy: {
        part: { one: 'piano', an: false },
        holds: [
          'But the movers had left the piano for the end, in the doorway of the large room. The farewell evening stood on one side of it, and on the other was the echo for the last song.',
          'But the piano had been got as far as the doorway of the large room, and there four men had gone to have their lunch. It was a farewell evening in a hall, and on the other side the room was waiting for the last song.',
        ],
        worse: [
          'The piano had settled across the door. From the farewell evening you could put an arm into the room, and for a last song that is too little.',
          'The piano had gone down on its knees, so to speak, on one side. There was no getting over it and none under. The farewell evening sat on the stairs, and somebody suggested the last song for next year.',
        ],
        sign: [
          'The piano stood on three of its castors. On the fourth it rocked.',
          'Between one castor and the sill lay a coin. They had used it for a wedge, once, and there the piano rocked.',
        ],
        yields: [
          'The piano turned round on one foot and rolled through the door ahead of them. In the middle of the large room it stopped, the farewell evening came after it, and it knew the first chord of the last song.',
          'The piano came off its coin and rolled, with all its strings murmuring, to the window. It had always wanted to stand there. The farewell evening went in after it, and it gave the note for the last song.',
        ],
      },
    },
  },
  wall: {
    title: ['A Square on the Courtyard Wall', 'On the List by Seven'],
    prize: { one: 'painted square', an: false },
    obstacle: { one: 'divided wall', an: false },
    task: [
      'Tonight the young people of the house painted the courtyard wall, for Sunday’s party. Everybody had a square, and from every window you would see all of them. Whoever was not on the list by seven had none, and the van had come at five.',
      'The wall had been grey for as long as anyone could think. Tonight it got forty squares, one for each of those who live there and are under twenty. The list had been closed in April. Up on the second floor they were just hanging up somebody’s curtains.',
    ],
    gift: [
      'On Sunday you saw it from every window. There were forty squares, and one of them had dried later than the others, and was a bit brighter. An old man on the third floor asked who that was.',
      'On Sunday they ate in the yard, at three tables, and everyone explained their square. Right at the edge was the last painted square, and it was still a bit wet. It showed a van, from behind, with a hand.',
    ],
    by: {
      guarded: {
        part: { one: 'list girl', an: false, g: 'f' },
        holds: [
          'But the wall had been divided up long before the van came, and the list girl had it in writing. For one more painted square you would have had to ask in April.',
          'But the list girl had counted, and counted again, and the divided wall came out even. For a painted square that nobody had reckoned with there was no wall.',
        ],
        worse: [
          'The list girl crossed out the free line. The divided wall was full, she said, and the painted square could go by the bins.',
          'The list girl had drawn a thick line round everything, in red. The divided wall was finished now at the edges. A painted square could be had in the bin shed, she said, on the inside.',
        ],
        sign: [
          'The list girl kept looking at her own square. There were six letters of it, and four of them had come out well.',
          'The list girl kept looking at square nineteen. There was a name in it, and that one had moved out in June, and nobody had told the list.',
        ],
        yields: [
          'The list girl turned the list over and wrote on the back. The divided wall had a place in it, between her letters and the drainpipe, for a painted square.',
          'The list girl licked her thumb and rubbed out a name, and it took some time. She had written it herself. On the divided wall there was all at once a gap, as wide as two arms, for a painted square.',
        ],
      },
      broken: {
        part: { one: 'stencil', an: false },
        holds: [
          'But round all the squares of the divided wall ran a border, and the stencil for it was torn. Without its border, they had agreed, no painted square was finished, and no new one was begun.',
          'But each square has a border of ivy, and the stencil had been torn while two of them were being right. A divided wall with half a border. No painted square was to be begun, they had voted on it.',
        ],
        worse: [
          'A corner had come off the stencil. On the divided wall the border stopped in the middle of a leaf, and the painted square was put off till the spring.',
          'The stencil had come in three. One leaf of it was on somebody’s shoe, and walked about. Along the divided wall they had begun to paint ivy by hand, and no painted square was going to have any luck with that.',
        ],
        sign: [
          'The torn edge of the stencil ran along a stem. On the other piece was the stem’s other side.',
          'Green had dried along the tear, on both sides. There was half a drop on each.',
        ],
        yields: [
          'The stencil lay flat on the divided wall, leaf to stem. The border went on, round the corner and along, and under it was room for a painted square.',
          'The drop was round. The stencil lay flat on the divided wall and one went on with it from where they had stopped. When the ivy came to the edge it turned up, round one more painted square.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long plank', an: false },
        holds: [
          'But to reach the upper half of the divided wall one stood on a long plank, at knee height, and it went up and down. When one end lay still, the other slid, and nobody could have finished a painted square on it.',
          'But the lower half of the divided wall was taken, and for the upper one there was the long plank, on two crates, low down. It moved with you. A painted square from there looked as one feels on a ship.',
        ],
        worse: [
          'The long plank had slid off its trestle, and the colours ran together in the gravel. The divided wall was as grey as before, and a painted square is made of paint.',
          'The long plank had gone off its crate with a clap. A tin of blue had gone with it. There was a good deal of sky on the divided wall now, and it was not a painted square.',
        ],
        sign: [
          'At the far end the long plank had a second place to hold it. It was smeared blue, from a thumb.',
          'There was a strap at the far end, for a foot. Someone only needed to stand on it.',
        ],
        yields: [
          'The long plank lay between its trestles, and did not stir. Up on the divided wall there was light for another hour, and that is long enough for a painted square.',
          'The long plank lay as still as a floor, since somebody was standing on the far end and eating a roll. Up there on the divided wall, line by line, it turned into a painted square.',
        ],
      },
    },
  },
} satisfies EnErrands;
