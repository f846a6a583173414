import type { EnErrands } from '../../schema.ts';

export const trainJourney = {
  seat: {
    title: ['The Seat on the River Side', 'A Lantern at the Crossing'],
    prize: { one: 'window seat', an: false },
    obstacle: { one: 'place', an: false },
    task: [
      'Grandfather stood at the crossing with a lantern, and he would wave. He had walked there on purpose. The small traveller opposite had to be at the window by then, on the river side. The river was already coming.',
      'The small traveller opposite had a window, but it was the wrong one. The right one looks out on the river, and beyond the river stands Grandfather. He had cleaned his lantern for it.',
      {
        text: '<helper>Grandfather’s going to wave,</helper> said {helper}, <helper>by the river. Somebody small has to get to the window.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'First came the river, then the crossing, and a lantern that went up and down. The small traveller waved with both arms. Afterwards there were two round marks on the window, one from a nose.',
      'From the window seat you saw the water, and in the water the train. Then there was the crossing, and on it Grandfather. He waved the lantern, he waved his hat, and he went on waving at the rails.',
      { text: 'Up and down went a lantern. At the window there were two hands and a nose.', to: '3-5' },
    ],
    by: {
      heavy: {
        part: { one: 'suitcase', an: false },
        holds: [
          'But on the place by the window stood a suitcase. It filled the window seat from arm to arm, and it was full of books.',
          'But the place by the window had been taken by a suitcase. It sat in the window seat like a banker, with its strap done up.',
        ],
        worse: [
          'The suitcase settled down between the seats. Half the window was behind it now, and nobody could have said that the place was a window seat.',
          'The suitcase had wedged its hip in. Nobody, on this side of the place or on that, would have called it a window seat now.',
        ],
        sign: [
          'One wheel of the suitcase did not reach the floor. It rocked on the others, at every bend.',
          'It did not sit straight. At each bend one wheel came off the floor, and went back to it with a tock.',
        ],
        yields: [
          'The suitcase came round over its corner, and then it rolled by itself, right to the luggage rack. There was the place, and it was a window seat again.',
          'The bend helped, and so did the wheel. The suitcase went off down the carriage, and the place was a window seat, with a river in it.',
        ],
      },
      asleep: {
        part: { one: 'traveller', an: false, g: 'm' },
        holds: [
          'But in the window seat sat a traveller with a hat over his face. He was asleep, and he took up the whole place, elbows too.',
          'But a traveller lay in the window seat, with his hat on his nose. He had got on in the dark, and slept there, in the whole of the place.',
        ],
        worse: [
          'The traveller grumbled in his hat and leaned over to the glass. The window seat was not a place any more, it was a bed.',
          'The traveller had put up his feet as well. The hat rose and fell, and before the window seat hung his coat. The place was as dark as a tent.',
        ],
        sign: [
          'Under the place stood the traveller’s shoes. Beside them lay the newspaper and the sandwich tin, square to one another.',
          'Two shoes stood under the place, and a newspaper, and a sandwich tin. You could have drawn a line along their edges.',
        ],
        yields: [
          'The traveller turned over to the other side, and took his elbows with him. The window seat was free, and so was the glass.',
          'The traveller turned to the aisle and tucked in his elbows. Half of the place was left, the half with the window seat.',
        ],
      },
      guarded: {
        part: { one: 'traveller', an: false, g: 'm' },
        holds: [
          'But in the window seat sat a traveller, wide awake, with a ticket. It was his place, and he showed everybody the number.',
          'But the traveller in the window seat had a ticket for it, and he knew the number by heart. The place was his until the terminus.',
        ],
        worse: [
          'The traveller took off his hat and put it on the little table too. Now the place was full, and of the window seat there was only a sleeve.',
          'The traveller had unfolded his paper. It went from arm to arm of the place, and the window seat had its river behind the sports page.',
        ],
        sign: [
          'The traveller kept screwing up his eyes at the far wall. The timetable hung there, and it was printed very small.',
          'He looked over the top of it at the timetable. It was a long way off, and he screwed up first the one eye and then the other.',
        ],
        yields: [
          'The traveller got up, took his hat, and crossed over to the wall. The place was free. It was the window seat, and still warm.',
          'The traveller went over to see it from close by, since now he knew how. He stayed there, talking, and the place was empty, and it was the window seat.',
        ],
      },
    },
  },
  cow: {
    title: ['The Cow Under the Seats', 'One Leather Ear'],
    prize: { one: 'cow', an: false },
    obstacle: { one: 'row of seats', an: false },
    task: [
      'Across the aisle a baby had a wooden cow with one leather ear. As long as it had the cow, it was cheerful. It did not have the cow. The next stop was theirs, and the baby’s chin had begun to shake.',
      'The baby across the aisle held out its hand and shut it, and there was nothing in it. Then it tried the other. It had had a cow that morning. In two minutes they were getting off.',
      {
        text: '<helper>The baby’s lost its cow,</helper> said {helper}. <helper>The wooden one. They get out soon, and look at that chin.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The baby took the cow by its leather ear and looked it over, front and back. Then it put the ear in its mouth. From the platform it held the cow up, to wave.',
      'The baby got the cow and hit its father on the nose with it, out of joy. They got off in good time. As the train left, the cow was galloping along the pram.',
      { text: 'The baby took the cow and chewed its ear. From outside the cow waved.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the cow had rolled under the row of seats, and the gap above the floor was low. A shoulder stuck, and an arm was too short.',
          'But under the row of seats it was as low as under a cupboard. That was where the cow had galloped. You could lay your ear in the gap, if you took off your hat.',
        ],
        worse: [
          'The cow rolled on, with the next bend, right to the wall. From the gap under the row of seats it could hardly be seen.',
          'The train leaned over, and so the cow trotted on. In the gap under the row of seats there was the end of a tail, and then the bend was over.',
        ],
        sign: [
          'Beside the middle foot of the seats the gap was wider. Something had bent the metal there, a long time ago.',
          'The iron foot was bent, in the middle. Somebody’s trunk had once made the gap bigger there, and nobody had unmade it.',
        ],
        yields: [
          'At the next bend out came the cow, on its back, feet up. It had dust under its chin from the whole row of seats.',
          'The train leaned over the other way. On its side, with some biscuit in its ear, the cow came sliding out from the row of seats.',
        ],
      },
      dark: {
        part: { one: 'gap', an: false },
        holds: [
          'But the cow had rolled under the row of seats. It was dark in the gap, and all sorts of things had been living there for years.',
          'But the cow was grazing under the row of seats, where no lamp goes. It was all shoes there, and then it was all gap.',
        ],
        worse: [
          'A tunnel came. Under the row of seats it was so black that there was no gap any more, let alone a cow.',
          'They had gone into a tunnel. The gap under the row of seats and the gap outside were the same gap now. Somewhere in the pair of them was the cow.',
        ],
        sign: [
          'In the blackness was one white dot. It was paint, and it was an eye.',
          'The dark had one white speck. It looked back at you.',
        ],
        yields: [
          'There was a hairpin, and there was a key. And there, looking out from under the row of seats, was the cow.',
          'It was a stable like any other, only lower. There was straw, or perhaps it was crisps, and in the stable under the row of seats stood the cow.',
        ],
      },
      tangled: {
        part: { one: 'rucksack strap', an: false },
        holds: [
          'But under the row of seats the cow had got into a rucksack strap. It went round its neck and twice round the iron foot.',
          'But the cow had run under the row of seats and into the arms of a rucksack. The rucksack strap had it by the neck.',
        ],
        worse: [
          'The strap drew tight. The cow was pressed against the foot of the row of seats, so that its leather ear stood up.',
          'The strap had found the iron foot and held on to that. The cow was on tiptoe below the row of seats, with its ear straight up.',
        ],
        sign: [
          'By the buckle the strap made a loose loop. It nodded with the train.',
          'The buckle had a loop next to it, with nothing in it. At every rail it nodded.',
        ],
        yields: [
          'The strap slid off the iron foot. Then the cow could simply walk out from under the row of seats, in {hero_gen} hand.',
          'The strap went slack and lay down. With four feet on the floor again, from beneath the row of seats, came the cow.',
        ],
      },
    },
  },
  platform: {
    title: ['Four Minutes and Two Bags', 'The Number on the Leaf'],
    prize: { one: 'platform number', an: false },
    obstacle: { one: 'timetable leaf', an: false },
    task: [
      'A grandmother with two bags had four minutes to change trains, and nobody knew from which platform. It was printed on one single sheet in the whole carriage, the timetable leaf. {helper} had given it away that morning.',
      '<companion>She’s asked four people,</companion> said {companion}. The grandmother with two bags had to change, and quickly, and the four had said four things. The right platform number was on the timetable leaf.',
      {
        text: '<helper>That grandmother’s got two bags and four minutes,</helper> said {helper}. <helper>And no platform number. I gave the paper away.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The grandmother said the platform number to herself, once for each bag. When the doors opened, she went off like a much younger person. From the other train, a bag waved.',
      'The grandmother wrote the platform number on the back of her hand. She was the first at the door. When the train moved on, they saw her over there, sitting, with a bag on either side.',
      {
        text: '<helper>Seven,</helper> said {helper}. She ran like somebody much younger. A bag waved.',
        to: '3-5',
      },
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'traveller', an: false, g: 'f' },
        holds: [
          'But the timetable leaf, with the platform number on it, was with a traveller from far away. She was very friendly, and she knew other words.',
          'But it was all on the timetable leaf, even the platform number, and the timetable leaf belonged to a traveller with a different alphabet. She offered everybody a plum.',
        ],
        worse: [
          'The traveller took it for a greeting. She shook everybody’s hand, folded up the timetable leaf and put it in her coat, platform number and all.',
          'The traveller was delighted to be spoken to so much. She wrote her address on the timetable leaf, right across the platform number, and put it away in her bag.',
        ],
        sign: [
          'Across the aisle a child was counting stops on its fingers. At each finger the traveller nodded and said something, and it was clearly a number.',
          'A child was counting on its fingers how far it still was. The traveller said the numbers along, in her own language.',
        ],
        yields: [
          'The traveller held up all the fingers that were wanted. Then she unfolded the timetable leaf, and there, beside her thumb, was the platform number.',
          'The traveller held up one finger, and looked at them, and another. She took out the timetable leaf to be sure, and there, as plain as fingers, was the platform number.',
        ],
      },
      noisy: {
        part: { one: 'rattling door', an: false },
        holds: [
          'But the timetable leaf was with {helper} at the far end. {helper} was calling out the platform number. In between was a rattling door.',
          'But {helper} had found the timetable leaf, at the other end of the carriage, and only had to read it out. In between there was a door that would not shut and would not keep quiet.',
        ],
        worse: [
          'The door rattled as if somebody were shaking all the cutlery there is. {helper} waved the timetable leaf, and the platform number went under.',
          'The rattling door had got the ashtrays to join in. You saw {helper} hold up the timetable leaf and say a platform number, and it might have been a recipe.',
        ],
        sign: [
          'Between one joint of the rails and the next the door was still. It was a short hush, and there was one each time.',
          'A rail came to its end, and the next one began. There was nothing between the two, not a sound.',
        ],
        yields: [
          'The door stopped rattling, all at once, for the bend was over. Clearly, from behind the timetable leaf, came the platform number.',
          'The door fell into its lock. In the new quiet {helper} took up the timetable leaf and said the platform number, with a full stop after it.',
        ],
      },
      broken: {
        part: { one: 'torn leaf', an: false },
        holds: [
          'But the timetable leaf had been torn across. The platform number had been just there, at the tear. Now there was a four, or perhaps half of something.',
          'But someone had sat on the timetable leaf, and someone else had pulled. There were two halves, and the platform number had been on both.',
        ],
        worse: [
          'Another bit of the timetable leaf came off and sailed under a seat. Of the platform number there was no more than a dot.',
          'There were three pieces now. One took the draught under the door, and of the platform number on the timetable leaf you might have believed anything.',
        ],
        sign: [
          'One edge of the torn leaf had a tongue, and the other had a bite out of it. They looked as if they had met before.',
          'The torn leaf had a sort of coastline. One side had a cape, and on the other was the bay.',
        ],
        yields: [
          'Edge to edge the timetable leaf lay on the little table. Right across the tear stood the platform number, and it was a nine.',
          'The cape lay in the bay, and the timetable leaf was one leaf. Over the line, with a foot on either side, stood the platform number.',
        ],
      },
      shy: {
        part: { one: 'traveller', an: false, g: 'f' },
        holds: [
          'But the timetable leaf was with a small traveller behind a big scarf. She had it in both hands, with the platform number inwards, and she did not look up.',
          'But the timetable leaf was in the corner, behind a scarf, with a traveller who had hoped that nobody would talk to her. She held the platform number against her coat.',
        ],
        worse: [
          'The traveller had turned to the wall. The scarf had gone up, the timetable leaf had gone under it, and nobody could see a platform number there.',
          'The scarf had been pulled up to the hat. There was only wool in that corner, and somewhere in the wool was a timetable leaf with the platform number.',
        ],
        sign: [
          'Between scarf and hat was one eye. It looked out, and when somebody looked back it stayed open.',
          'Between the hat and the scarf was one eye left over. It was brown, and it was curious.',
        ],
        yields: [
          'The traveller came out of her scarf, first the nose and then all the rest. She held out the timetable leaf, with a finger under the platform number.',
          'The traveller put down the scarf by the width of a nose, and then by the width of a smile. She turned the timetable leaf round, and there was the platform number.',
        ],
      },
    },
  },
  choir: {
    title: ['Held Open by Telephone', 'A Choir Between Two Stations'],
    prize: { one: 'opening song', an: true },
    obstacle: { one: 'quarrel', an: false },
    task: [
      'The train stood between two stations, and the concert had begun six minutes ago without its choir. In the hall they had put a telephone on the conductor’s stand, with a microphone in front of it. The line would be kept open until ten past.',
    ],
    gift: [
      'From the little loudspeaker of the telephone you could hear the hall listening. Then they sang the opening song, between the luggage racks, with the brakes ticking under them. At the end somebody far away coughed, as people do in a hall when they have forgotten to.',
    ],
    by: {
      tangled: {
        part: { one: 'seating list', an: false },
        holds: [
          'But since the quarrel about the solo the choir sat in four corners, and by the seating list nobody could stand next to anyone. In four corners there was no opening song.',
        ],
        worse: [
          'There was a fifth corner now. Because of the quarrel the sopranos had stopped speaking altogether, and the opening song begins with them.',
        ],
        sign: ['On the seating list there was one seat, in the middle, by the doors. Nobody had refused it.'],
        yields: [
          'The seating list lay under a seat. They stood in the aisle, as the carriage allowed, quarrel or no quarrel, and the opening song had all its voices.',
        ],
      },
      guarded: {
        part: { one: 'passenger', an: false, g: 'm' },
        holds: [
          'But the choir had used up its carriage with the quarrel. The only quiet place for the opening song was behind a door, and at the door sat a passenger with a rule.',
        ],
        worse: [
          'The passenger pushed the door shut and sat down with his back against it. Through the telephone the hall heard wheels, brakes, the rest of the quarrel, and no opening song.',
        ],
        sign: [
          'The passenger kept looking at the word search on his knee. One word was missing, and it had been missing since the coast.',
        ],
        yields: [
          'The passenger moved his feet in and his bag up, and held the door open with one arm. In there it was quiet enough for the opening song, even after the quarrel.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'second part', an: false },
        holds: [
          'But the opening song has four parts, and since the quarrel nobody would sing another’s. Whoever started, stood alone, and the second part fell through the floor.',
        ],
        worse: [
          'The opening song had come apart again, this time in the second bar. Out of the quarrel there now came a laugh that was none.',
        ],
        sign: [
          'At the third bar of the sheet stood an entry in pencil. It was free, and it would have done for anyone.',
        ],
        yields: [
          'The second part came in where nobody expected it, and carried. For one bar the quarrel was four parts wide, and that was the opening song.',
        ],
      },
    },
  },
  wrongTrain: {
    title: ['One Minute at the Junction', 'The Sign Held Up'],
    prize: { one: 'minute', an: false },
    obstacle: { one: 'muted chat', an: false },
    task: [
      'Today the friend changed schools, and she travelled alone. At the junction the two trains would stand side by side for one minute, window to window, and for that they had painted a sign. Since the message of last night she had not answered.',
    ],
    gift: [
      'For one minute they stood face to face, two panes apart. She read the sign and wrote something on the glass with her finger. It was in mirror writing, and it took them until the next station to read it.',
    ],
    by: {
      locked: {
        part: { one: 'chat', an: false },
        holds: [
          'But she had muted the chat, and without her they did not know the carriage. The trains have eleven each, and in one minute you can run past two.',
        ],
        worse: [
          'The friend had left the muted chat altogether. Somewhere in eleven carriages was a window, and for that window they had one minute.',
        ],
        sign: [
          'Further up, above the quarrel, the chat still had a photograph in it. It was of her ticket, from Monday, because she had been so pleased.',
        ],
        yields: [
          'A line lit up at the foot of the muted chat, and it was a number. They had the carriage, and the whole minute.',
        ],
      },
      shy: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But she had muted the chat, and when the other train came in alongside, the friend was behind the blind. There was the window, there was the minute, and there was a grey stripe of cloth.',
        ],
        worse: [
          'The blind had come down to the sill. Where in the muted chat there had been a picture of her, there was now a circle, and of the minute a quarter had gone.',
        ],
        sign: ['Above the edge of the blind you saw the button of a cap. It was not moving away.'],
        yields: [
          'The friend pushed up the blind, as far as her chin, and then all the way. The muted chat lay on the table, face down, and it was their minute.',
        ],
      },
      needsTime: {
        part: { one: 'delay', an: false },
        holds: [
          'But there was a delay, and it was not theirs to shorten. If their train stood here for long, that minute at the junction would belong to others. In the muted chat you could not even say so.',
        ],
        worse: [
          'The delay had grown by two. By the timetable the trains no longer met, there would be no minute, and nobody would read it in the muted chat.',
        ],
        sign: ['At the end of the platform the signal stood at red. Its little arm had twitched.'],
        yields: [
          'The delay was over, and nobody had done anything about it. The train pulled out, leaned into the bend, and beside it came the other, with the muted chat somewhere on board, and slowed, for one minute.',
        ],
      },
    },
  },
} satisfies EnErrands;
