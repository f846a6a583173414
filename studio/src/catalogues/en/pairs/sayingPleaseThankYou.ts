import type { LessonPairs } from '../../schema.ts';

export const sayingPleaseThankYou: LessonPairs = {
  facesAtOneHeight: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>That,</hero> called {hero} to {part_def}, from over here, finger first. <hero>Now.</hero>',
          ],
          warm: [
            '<hero>Now then, that one, quick,</hero> called {hero} to {part_def}, as you call a puppy, and pointed.',
          ],
          clever: [
            '{hero_subj} kept it short, so that {part_def} should not have to think. <hero>That. Here. Now.</hero>',
          ],
          playful: [
            '{hero_subj} was an emperor on a hill. <hero>That,</hero> called the emperor to {part_def}, with one long finger, <hero>on a cushion.</hero>',
          ],
        },
        fails: ['The finger got longer with each word. Over there it got stiffer.'],
        again: ['<hero>NOW,</hero> called {hero}, with two fingers. Neither of them was any use.'],
        refrain: ['That, that, NOW. And no.'],
        turned: ['Please, and wait. And so.'],
        noticing: [
          '{hero_subj} looked along {hero_his} finger to see what was the matter with it. At the end of it was a face. It was the first time {hero} had looked that far.',
        ],
        deed: [
          '{hero_subj} went there and knelt down, until both faces were level. {hero_subj} made the finger into an open hand. <hero>Please,</hero> said {hero}, and waited for all of the answer.',
        ],
        answer: ['It was a long answer, with no words in it. It began in the shoulders of {part_def}.'],
        echo: [
          '<companion>What was the rest of it?</companion> asked {companion}. <hero>There wasn’t any,</hero> said {hero}. <hero>It’s only one word.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hey,</hero> called {hero} to {part_def}. <hero>That one. No, behind you. Quick.</hero> {hero_subj} called it across the whole place, with one finger.',
          ],
          warm: [
            '{hero_subj} ordered it from {part_def} for all of them together, so that nobody would be embarrassed. {hero_subj} pointed for all of them.',
          ],
          clever: [
            '{hero_subj} put it to {part_def} in the shortest form: that, here, now. One could not have left anything out.',
          ],
          playful: [
            '{hero_subj} was a very great lord in a litter. The litter was an armful of air. <hero>That,</hero> said the lord to {part_def}.',
          ],
        },
        fails: ['It was ordered as from a shelf. Nobody likes to be a shelf.'],
        again: ['{hero_subj} clapped, twice. Nobody came but the echo.'],
        refrain: ['You there, fetch, you there. And no.'],
        turned: ['You. Please. You. And so.'],
        noticing: [
          '{hero_gen} finger had begun to shake, it had been held up for so long. When it sank, it showed what it had been in front of. There was a face, and that had gone as red as a beetroot, and then as white.',
        ],
        deed: [
          '{hero} walked the whole way over. {hero_subj} bent {hero_his} knees till there was one eye opposite the other, held out a hand with nothing in it, and said <hero>please.</hero> Then {hero_he} let {part_him} think.',
        ],
        answer: [
          'It was the first thing that day that {part_def} might have said no to. It does one good, to be able to.',
        ],
        echo: [
          '<companion>Why didn’t you ask from back there?</companion> asked {companion}. <hero>From back there you can’t see anybody’s face,</hero> said {hero}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>That,</hero> called {hero}, and pointed over {part_def}. <hero>There. Now.</hero> {hero_subj} called it from quite far off.',
          ],
          warm: [
            '<hero>That one, dear, that one, THAT one,</hero> called {hero} to {part_def}. The finger wagged, to be friendly.',
          ],
          clever: [
            '{hero_subj} cut the sentence down for {part_def} until only orders were left. <hero>That. Now.</hero> You could not make it plainer, {hero_he} thought.',
          ],
          playful: [
            '{hero_subj} was the captain, and {part_def} was the crew. <hero>That,</hero> roared the captain, pointing with a boot. <hero>Aboard.</hero>',
          ],
        },
        fails: ['A finger is long, and can mean everything that lies behind it.'],
        again: ['{hero_subj} pointed with the whole arm, and then with a leg.'],
        refrain: ['That, that, THAT. What, what?'],
        turned: ['Hand out, face near, please. And yes.'],
        noticing: [
          '{hero_subj} ran out of finger. {hero_subj} looked past the end of it, and there were two eyes. They had been looking at {hero_his} face the whole time. There was nothing to see in it but shouting.',
        ],
        deed: [
          '{hero_subj} went over and got down, until {hero_his} eyes were just as high. {hero_subj} laid {hero_his} hand open before {part_def}. <hero>Please,</hero> said {hero}, and left {hero_his} face where it could be looked at.',
        ],
        answer: ['{part_def} looked from the hand to the face and back. They said the same, for once.'],
        echo: [
          '<companion>Please what?</companion> asked {companion}. {hero} held out {hero_his} hand. {companion} put {companion_his} own in it.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Give,</hero> called {hero} to {part_def}, with {hero_his} chin. <hero>Give. Give.</hero> {hero_gen} hands were in {hero_his} pockets.',
          ],
          warm: [
            '{hero_subj} said it to {part_def} the way one says it to small children, from above, and louder, and with a pat of the finger.',
          ],
          clever: [
            '{hero_subj} pointed at it for {part_def}, along a line. There were eleven other things on the line.',
          ],
          playful: [
            '{hero_subj} was a sea captain on his bridge. <hero>Haul,</hero> he called down to {part_def}, <hero>away.</hero> Down there something was hauled away.',
          ],
        },
        fails: ['It came from so high up that only the noise arrived.'],
        again: ['{hero_subj} called it once more, through {hero_his} hands.'],
        refrain: ['Give it, haul it, that. And which?'],
        turned: ['Palm up, eyes near. And which.'],
        noticing: [
          '{hero} leaned forward to see whether anyone was there. There was. It was looking, with its head on one side, at the only thing it could see. That was a finger with a voice behind it.',
        ],
        deed: [
          '{hero} went over and took away the finger. {hero_subj} knelt before {part_def}, until their noses were at one height, and laid {hero_his} hand between them, open. <hero>Please,</hero> {hero_he} said, and waited.',
        ],
        answer: [
          'There was a palm, and it was empty. There was a face, and it hoped. {part_def} could put the two together.',
        ],
        echo: [
          '<hero>Thank you,</hero> said {hero}, still on {hero_his} knees. They had both got quite used to it down there.',
        ],
      },
    ],
  },
  whichHandPlease: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Lift,</hero> {hero} told {companion}, at {part_def}. <hero>Other one. Higher. Not there.</hero>',
          ],
          warm: [
            '<hero>Hold, sweetie, up, no, the other,</hero> sang {hero} to {companion}. {hero_subj} had not said what for. It was about {part_def}.',
          ],
          clever: [
            '{hero_subj} thought for both of them, at {part_def}, and gave out the results. <hero>Push,</hero> {hero_he} told {companion}. <hero>Stop. Foot.</hero>',
          ],
          playful: [
            '{hero_subj} worked {companion} like a crane at {part_def}, with levers in the air. <hero>Arm up,</hero> said the driver. <hero>Hook down.</hero>',
          ],
        },
        fails: ['{companion} did each word to the letter. None of the letters went with the others.'],
        again: [
          '{hero_subj} gave the orders faster. {companion} did them faster. It was quite a dance, and nothing went up.',
        ],
        refrain: ['Up, hold, no, the other. And thud.'],
        turned: ['Please, and why, and nod. And up.'],
        noticing: [
          '{hero} had no more words. {hero_subj} looked at {companion}. {companion} had one foot up, one hand down and {companion_his} hat in the other, just as ordered.',
        ],
        deed: [
          '{hero} went round to {companion}. {hero_subj} said {companion_his} name, and please, and what it was for. {hero_subj} did not touch {part_def} until {companion} had nodded.',
        ],
        answer: [
          '{companion} put {companion_his} hat on, and walked round {part_def}, and leaned on it just when {hero} did.',
        ],
        echo: [
          '<companion>What was the hat for?</companion> asked {companion}. <hero>I don’t know,</hero> said {hero}. <hero>It got into a sentence.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>You, there,</hero> said {hero} to {companion}, and showed {companion_him} where, on {part_def}, with a foot. <hero>Up. Not like that. Like that.</hero>',
          ],
          warm: [
            '{hero_subj} spared {companion} all the thinking. <hero>Just do as I say,</hero> {hero_he} said, in a friendly voice, and said a great deal, at {part_def}.',
          ],
          clever: [
            '{hero_subj} gave {companion} the angle for {part_def}, and then the speed. {companion} had asked what it was for. That was not in it.',
          ],
          playful: [
            '{hero_subj} was a general with a stick, and {companion} was the army. <hero>Left wing, forward,</hero> said the general. The left wing lifted a corner of {part_def}.',
          ],
        },
        fails: ['It was carried out to the letter, and by somebody who did not know what.'],
        again: ['{hero_subj} said the other, and meant the first. {companion} changed over, under it.'],
        refrain: ['Up, down, left, the other. And thump.'],
        turned: ['Please. Because. Yes? And hump.'],
        noticing: [
          '{hero} had run out of words. {companion} had hold of a corner, and a boot. One eyebrow was up, and {companion_he} was waiting for what came next. There was sweat on {companion_gen} nose, and nobody had ordered that.',
        ],
        deed: [
          '{hero_subj} went over. {hero_subj} said {companion_gen} name, and that it was for this and that, and <hero>please.</hero> {hero_gen} hands stayed off {part_def} till {companion} had thought, and nodded.',
        ],
        answer: [
          '<companion>Oh, for that,</companion> said {companion}, put down the boot, and took hold somewhere quite different.',
        ],
        echo: [
          '<hero>Thank you,</hero> said {hero}. <companion>Was that an order?</companion> asked {companion}. It was not. It was only a thank you.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Up. Hold. Other one,</hero> {hero} told {companion}, beside {part_def}. <hero>Not there.</hero>',
          ],
          warm: [
            '<hero>Up you go, hold, no, the other, there’s a dear,</hero> said {hero}. What it was for, beside {part_def}, {companion} did not hear.',
          ],
          clever: [
            '{hero} had the plan for {part_def}, and {companion} had the hands. So {hero} said the words, one at a time. <hero>Knee. Arm. Other arm.</hero>',
          ],
          playful: [
            '{hero} played {companion} like a puppet, on strings of air. <hero>Leg up,</hero> {hero_he} sang, beside {part_def}. <hero>Head down.</hero>',
          ],
        },
        fails: [
          '{companion} did just what {hero} said, and only that. {companion} let go at the word let go.',
        ],
        again: ['<hero>Higher,</hero> said {hero}. {companion} held the hat higher.'],
        refrain: ['Up, hold, other one. And bump.'],
        turned: ['Please, and why, and nod. And up.'],
        noticing: [
          '{hero} had used up all the words. {companion} stood there with one knee in the air and an arm out to the side. It could be seen that {companion} did not know what it was about.',
        ],
        deed: [
          '{hero} went round to {companion}. {hero_subj} said {companion_his} name, and please, and what for. Then {hero_he} did not touch {part_def} until {companion} had nodded.',
        ],
        answer: [
          '<companion>For that I’d better kneel,</companion> said {companion}. And {companion} knelt, just where {part_def} began.',
        ],
        echo: [
          '<hero>Thank you for the knee,</hero> said {hero}. <companion>You’re welcome,</companion> said {companion}. <companion>It’s the good one.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Stand still. Closer. Hands,</hero> said {hero} to {companion}, and was halfway on to {companion_him}, at {part_def}, before {companion} could turn round.',
          ],
          warm: [
            '<hero>It’s quite easy, you only need to be a ladder,</hero> said {hero} to {companion}, and climbed, with apologies, beside {part_def}.',
          ],
          clever: [
            '{hero_subj} had no time to explain it to {companion}. {hero_subj} said <hero>elbow,</hero> and <hero>now,</hero> beside {part_def}, and the elbow was on the wrong side.',
          ],
          playful: [
            '{hero_subj} was a plumber, and {companion} was the tools. <hero>Knee,</hero> said the plumber, at {part_def}, without looking, and snapped his fingers.',
          ],
        },
        fails: ['A knee that does not know what it is for is a knee that walks off.'],
        again: ['{hero_subj} called for the other knee. {hero_subj} was standing on it.'],
        refrain: ['Knee, hand, higher. And flop.'],
        turned: ['Please. For that. Yes. And top.'],
        noticing: [
          '<companion>I’m just asking,</companion> said {companion}, from below, <companion>but what are we doing?</companion> {hero} hung there by a sleeve, and it came to {hero_him} that {hero_he} had never said.',
        ],
        deed: [
          '{hero_subj} let go, and came down, and went round to where {companion_gen} face was. {hero_subj} told {companion_him}, with the name in front and a please behind. Then {hero_he} kept {hero_his} feet on the ground until {companion} had nodded.',
        ],
        answer: [
          '{companion} looked up at {part_def}, then at {hero_gen} legs, and turned so that it fitted, and made a step.',
        ],
        echo: [
          '<hero>Thanks,</hero> said {hero}. <companion>Next time you be the ladder,</companion> said {companion}.',
        ],
      },
    ],
  },
  oneWhisper: {
    asleep: [
      {
        firstTry: {
          bold: ['{hero_subj} took it without a word: one arm past {part_def}, and then the shoulder.'],
          warm: [
            '{hero_subj} meant to be so quiet that nobody noticed. Without a word {hero_he} slid one arm under {part_def}.',
          ],
          clever: [
            'Who is asleep cannot be asked, thought {hero}. {hero_subj} reached past {part_def}, up to the elbow.',
          ],
          playful: [
            '{hero_subj} was a pickpocket with a soft hat. Two fingers went for a walk beside {part_def}, and then the arm.',
          ],
        },
        fails: ['Whatever is taken without a word is held on to, even by someone asleep.'],
        again: [
          '{hero_subj} took hold with the other arm as well. Now {hero_he} was lying there as in a bed, and it was not {hero_gen}.',
        ],
        refrain: ['Reach, reach, grab. And grrm.'],
        turned: ['Out, down, whisper please. And over.'],
        noticing: [
          '{hero_subj} lay with {hero_his} cheek down and {hero_his} arm in. It was warm there. It was somebody’s home, and {hero} was in it up to the elbow.',
        ],
        deed: [
          '{hero_subj} drew the arm out, all of it. {hero_subj} lay down flat at the very edge. <hero>Please,</hero> whispered {hero}, once, and left {hero_his} open hand on the ground.',
        ],
        answer: [
          'It was such a small please that it did not wake anyone. {part_def} only heard it, as you hear rain.',
        ],
        echo: ['<hero>Thank you,</hero> whispered {hero}, before they went. In there it went grrm.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} saw what {hero_he} wanted, and helped {hero_himself}. One arm went in over {part_def}, like an arm over a counter.',
          ],
          warm: [
            '<hero>I won’t wake you,</hero> thought {hero}, at {part_def}, since {hero_he} meant so well. {hero_subj} thought it with both hands.',
          ],
          clever: [
            '{hero_subj} considered that one cannot ask a sleeper, and so need not. {hero_subj} reached round behind {part_def}.',
          ],
          playful: [
            '{hero_subj} was a crane at a fair. It swung out over {part_def}, opened its claw, let it down, and had hold of something that grunted.',
          ],
        },
        fails: ['In there one pulled back. One did not even have to be awake for that.'],
        again: ['{hero_subj} tried it with both arms. It was held on to with two as well.'],
        refrain: ['Reach, in, mine. And no.'],
        turned: ['Out, flat, please. And so.'],
        noticing: [
          '{hero} had {hero_his} cheek on something warm, and that was somebody’s bed. It smelled as beds do. There was somebody’s breakfast, put ready, and {hero_gen} sleeve had its elbow in it.',
        ],
        deed: [
          '{hero_subj} took the elbow out of the breakfast and the arm out of the house. {hero_subj} lay down at the very rim, put one hand on the ground, open, whispered <hero>please,</hero> and lay there.',
        ],
        answer: [
          'It went in there like warm air. {part_def} did not open {part_his} eyes for it, and only lay more softly.',
        ],
        echo: [
          '<hero>Thank you,</hero> whispered {hero}. They put the breakfast straight, and went on their toes.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} reached in without a word, first the arm, and then the shoulder. A fingertip had almost touched {part_def}.',
          ],
          warm: [
            '{hero_subj} said nothing at all, so as not to frighten {part_def}, and felt about with a soft hand.',
          ],
          clever: [
            'Before {part_def} noticed, it would be over, thought {hero}. {hero_subj} slid {hero_his} arm in, without a word.',
          ],
          playful: [
            '{hero_subj} made {hero_his} hand a beetle that ran in after {part_def}. The beetle did not say what it wanted.',
          ],
        },
        fails: ['A hand that does not say anything looks for something to take.'],
        again: ['{hero_subj} reached further, up to the ear. {hero_gen} cheek was in the way.'],
        refrain: ['Reach, reach, further. And gone.'],
        turned: ['Out, down, whisper please. And come.'],
        noticing: [
          '{hero_subj} lay there with one arm in somebody’s house. {hero_subj} could feel that it was one. It was tidier than {hero_gen} own.',
        ],
        deed: [
          '{hero_subj} drew out {hero_his} arm. {hero_subj} lay down quite flat, at the very edge. <hero>Please,</hero> whispered {hero}, and left {hero_his} open hand lying there.',
        ],
        answer: ['{hero} was very low down now, and very quiet. Beside that {part_def} was almost big.'],
        echo: [
          '<companion>What did it answer?</companion> asked {companion}. {hero} showed {companion_him} {hero_his} hand. There was a bit of fluff in it.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} pulled the nearest thing away from the front of {part_def}, and then the next. {hero_subj} did not say what for.',
          ],
          warm: [
            '{hero} tidied {part_def} out, kindly, without a word, as you get a sock out from behind a drawer.',
          ],
          clever: [
            '{hero} set a sort of trap in front of {part_def}, out of a bun. To a bun one need not say anything, {hero_he} thought.',
          ],
          playful: [
            '{hero} was a burglar who has forgotten his words. The burglar felt for {part_def}, with two long fingers.',
          ],
        },
        fails: ['The fingers had come in and had not said good day.'],
        again: [
          '{hero_subj} put in the other hand, to see whether that one was luckier. It had not been told to say anything, either.',
        ],
        refrain: ['Feel and grab and pull. And gone.'],
        turned: ['Out and flat and please. And there.'],
        noticing: [
          '{hero_subj} felt a small wind on the back of {hero_his} hand. It came and went. It was breath, and it came from someone who was not asked.',
        ],
        deed: [
          '{hero_subj} drew both hands out. {hero_subj} lay down, chin on the ground, at the edge. <hero>Please,</hero> whispered {hero}, and laid one hand open, and did not look.',
        ],
        answer: [
          'The breath stopped. Then it came again, and it was slower. {part_def} had heard that there was a question.',
        ],
        echo: [
          '<hero>Thank you,</hero> whispered {hero}, and stayed there a moment longer, in case there was a you’re welcome. There was a sort of one.',
        ],
      },
    ],
  },
  threeSoftKnocks: {
    locked: [
      {
        firstTry: {
          bold: ['{hero_subj} banged on {part_def} with both fists. <hero>OPEN.</hero>'],
          warm: [
            '<hero>Please be so good and OPEN,</hero> roared {hero}, with a smile, and banged on {part_def} with both fists.',
          ],
          clever: [
            'Whoever bangs hardest is heard first, thought {hero}. {hero_subj} banged on {part_def}, in a row, without a gap.',
          ],
          playful: [
            '{hero_subj} was a knight, and {part_def} was the castle. <hero>Open in the name of the soup,</hero> roared the knight, and banged.',
          ],
        },
        fails: ['What {hero} put in came out again: bang, and nothing else.'],
        again: [
          '{hero_subj} banged with {hero_his} forehead. Now it was {hero} who saw stars, and not the castle.',
        ],
        refrain: ['Bang, bang, OPEN. And no.'],
        turned: ['Knock, knock, knock, please. And click.'],
        noticing: [
          '{hero_gen} fists hurt. {hero_subj} held them against {hero_his} chest. In there they were still banging, left, right, left.',
        ],
        deed: [
          '{hero_subj} waited until it had stopped in there as well. {hero_subj} knocked three times on {part_def} with one knuckle, said <hero>please,</hero> and laid {hero_his} ear against it.',
        ],
        answer: [
          'At the third knock there was a small sound, next to {hero_gen} ear. It came from the side of {part_def}.',
        ],
        echo: [
          '<hero>Thank you,</hero> said {hero}, and shut it behind them again, quite softly. <companion>Who was in there?</companion> asked {companion}. <hero>Us.</hero>',
        ],
      },
      {
        firstTry: {
          bold: ['<hero>I know you’re there,</hero> roared {hero} at {part_def}, and used {hero_his} heel.'],
          warm: [
            '{hero_subj} was in such distress for the others that {hero_he} beat on {part_def} with both hands, and wept a bit, loudly.',
          ],
          clever: [
            '{hero_subj} tried whether {part_def} would open for a rhythm. {hero_subj} tried marches.',
          ],
          playful: [
            '{hero_subj} was a wolf before {part_def}. <hero>I’ll huff,</hero> roared the wolf, and hit it with a paw for each pig.',
          ],
        },
        fails: ['Behind so much noise a thing can jam just as it likes.'],
        again: ['{hero_subj} took a run, and met it with {hero_his} hat.'],
        refrain: ['Open, bang, OPEN. And shut.'],
        turned: ['Tap, tap, please. And but.'],
        noticing: [
          '{hero} had hurt {hero_his} hand, and put it under {hero_his} arm, and there it met {hero_his} heart. It was hitting away in there. It did not have to go in anywhere. It did not even know any more what it was about.',
        ],
        deed: [
          '{hero_subj} let it run down. When it was only walking {hero_he} knocked on {part_def}, with one knuckle, three times, as one knocks at night. <hero>Please,</hero> {hero_he} said, and put {hero_his} ear there.',
        ],
        answer: [
          'To the first knock there was an answer, and to the second, and to the third. It was a rattle, next to {part_def}, quite low.',
        ],
        echo: ['<hero>Thank you,</hero> said {hero}, and knocked again from the other side, for goodbye.'],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>QUIET,</hero> roared {hero} at {part_def}, and banged with both fists on what was nearest.',
          ],
          warm: [
            '<hero>Please, please be QUIET,</hero> roared {hero} at {part_def}. The please could not be heard.',
          ],
          clever: [
            '{hero_subj} had found that {part_def} could be outshouted for about one breath. {hero_subj} roared for one breath. <hero>QUIET.</hero>',
          ],
          playful: [
            '{hero_subj} conducted {part_def} with both fists, on a thing that boomed. <hero>And SILENCE,</hero> roared the conductor.',
          ],
        },
        fails: ['What {hero} roared in came back, only more of it.'],
        again: ['<hero>QUIET,</hero> roared {hero} again, and banged so hard that {hero_he} missed.'],
        refrain: ['Bang, bang, QUIET. It wasn’t.'],
        turned: ['Knock, knock, please. And hush.'],
        noticing: [
          '{hero_gen} fists were sore, and {hero_he} held them to {hero_his} chest. They went on banging there. It was the loudest thing {hero_he} had heard today.',
        ],
        deed: [
          '{hero_subj} waited for the next pause. Into it {hero_he} knocked, three times, with one knuckle. <hero>Please,</hero> said {hero}, and held {hero_his} ear out for the answer.',
        ],
        answer: [
          '{hero} did not fill the next pause, nor the one after. {part_def} had them all to itself now.',
        ],
        echo: ['<hero>Thank you,</hero> said {hero} into the quiet. It fitted in exactly.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} took two stones, knocked them together against {part_def}, and shouted that this had to stop.',
          ],
          warm: [
            '<hero>I’m only asking for a bit of quiet,</hero> screamed {hero}, over {part_def}, and thumped it, to underline bit.',
          ],
          clever: [
            '{hero_subj} put a stop to {part_def} by decree. {hero_subj} read it out, and hammered it up.',
          ],
          playful: [
            '{hero_subj} was a judge with a mallet. <hero>Silence in court,</hero> cried the judge to {part_def}, and broke the court.',
          ],
        },
        fails: ['It was taken up at once, and passed on.'],
        again: ['{hero_subj} stopped, and came back with something bigger to bang on.'],
        refrain: ['QUIET, bang, QUIET. And more.'],
        turned: ['Knock, please, ear. And score.'],
        noticing: [
          '{hero} hit beside it, and for a moment had nothing to hit with. {hero_subj} put both fists in {hero_his} lap, and looked at them. They were still opening and shutting.',
        ],
        deed: [
          '{hero_subj} held the one with the other, till they were still. In the next pause {hero_he} knocked on wood, three times, small. <hero>Please,</hero> {hero_he} said in there, and laid {hero_his} ear to what would come.',
        ],
        answer: ['Nobody can be loud and find out who has knocked. {part_def} was stuck in the middle.'],
        echo: [
          '<hero>Thank you,</hero> said {hero}. <companion>You’re welcome,</companion> said {companion}, so softly that one had to guess it.',
        ],
      },
    ],
  },
  nameOnTheBadge: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had both earphones in. {hero_subj} pushed {hero_his} phone across to {part_def} and tapped on it. There it stood.',
          ],
          warm: [
            '{hero_subj} smiled at {part_def}, with music in both ears, and held the screen so that you could read it.',
          ],
          clever: [
            '{hero_subj} had prepared it for {part_def} in writing, to save time. With {hero_his} earphones in {hero_he} tapped at line two.',
          ],
          playful: [
            '{hero_subj} played charades for {part_def}, with both earphones in: open, door, me. {hero_subj} tapped {hero_his} wrist.',
          ],
        },
        fails: ['The answer was the rule, from the beginning. {hero} saw lips move, and tapped again.'],
        again: [
          '{hero_subj} enlarged the letters and tapped twice. It was still an order, only a bigger one.',
        ],
        noticing: [
          'There was a badge with a name on it. {hero} read it upside down, for want of anything better. Under the name there was another, stuck over with tape.',
        ],
        deed: [
          '{hero_subj} took both earphones out. Four people stood behind {hero_him}, and {hero_he} let them go first. Then {hero_he} said the name of {part_def}, and asked, in whole sentences, and put a please where it could be refused.',
        ],
        answer: ['{part_def} put down the pen. Nobody had got both names right before.'],
        echo: [
          '<companion>What were you listening to?</companion> asked {companion}. <hero>I can’t remember,</hero> said {hero}. <hero>It had no names in it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} held the form under the nose of {part_def}, with a finger on the line. <hero>There,</hero> said {hero}. It had been a long queue.',
          ],
          warm: [
            '{hero_subj} said hello, smiled, and talked on to somebody behind {hero_him} while {part_def} looked for the place. The smile was left on.',
          ],
          clever: [
            '{hero_subj} knew the rule, and the exception to the rule, and told {part_def} which of them {hero_he} was.',
          ],
          playful: [
            '<hero>One door, well done, to take away,</hero> said {hero} to {part_def}, to make the others laugh.',
          ],
        },
        fails: ['{part_def} read out the rule. It was quite short, and it had {hero} in it.'],
        again: ['{hero_subj} said it again as you say something to a machine, in single words.'],
        noticing: [
          'While {part_def} was reading, {hero} looked at the jacket. It had been mended at the pocket, in a blue that nearly matched. The badge hung over the mend, on purpose. It had a name on it, and it was the name of a river.',
        ],
        deed: [
          '{hero_subj} took {hero_his} elbows off the counter and let the next four past, and it cost {hero_him} the good seats. When they were through {hero_he} began again, with good evening, and the name. <hero>Would you, please?</hero> asked {hero}. <hero>And if it can’t be done I’ll go and ask about Thursday.</hero>',
        ],
        answer: [
          '<companion>Nobody’s ever said it right,</companion> whispered {companion}. {part_def} had looked up at the very first syllable.',
        ],
        echo: [
          '<companion>What about Thursday?</companion> asked {companion}. <hero>There was no Thursday,</hero> said {hero}. <hero>It was so there’d be a way of saying no.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had both earphones in, and pointed {part_def} to the line on {hero_his} phone. Then {hero_he} pointed harder.',
          ],
          warm: [
            '{hero_subj} nodded at {part_def}, to music, and patted the screen. It was all there, with a smiling face.',
          ],
          clever: [
            '{hero_subj} had put it into the shortest form for {part_def}: a noun, an arrow, a time. {hero_gen} earphones {hero_he} left in.',
          ],
          playful: [
            '{hero_subj} did it for {part_def} as a silent film, with {hero_his} earphones in. It had a moustache in it.',
          ],
        },
        fails: [
          'What came back {hero} did not hear. What {hero_he} showed, they did not see as {hero_he} did.',
        ],
        again: ['{hero_subj} turned the phone the other way up and tapped again.'],
        noticing: [
          '{hero_subj} read what was in front of {hero_his} nose, while the song went on. It was a name. It had been handwritten, over another, and underlined. {hero} had been tapping on that person for four minutes.',
        ],
        deed: [
          '{hero_subj} took the earphones out and laid them on the table. {hero_subj} waved the four behind {hero_him} past. Then {hero_he} said the name, and please, and all of it, in whole sentences, to the face of {part_def}.',
        ],
        answer: ['The face changed at the name, and again at the verb. {part_def} asked one thing back.'],
        echo: [
          '<companion>Your song’s still on,</companion> said {companion}. From the table came a very small drum. <hero>Let it,</hero> said {hero}.',
        ],
      },
    ],
  },
  readOutTheNames: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>NEED IT BY SIX,</hero> wrote {hero} to everyone, about {part_def}. What came {hero_he} showed round as {hero_his}.',
          ],
          warm: [
            '<hero>You’re all so good at this,</hero> wrote {hero}, to nobody by name. <hero>By six.</hero> Then {hero_he} held {part_def} into the picture, alone.',
          ],
          clever: [
            '{hero_subj} had divided {part_def} up so that nobody saw the whole of it. When it was put together, only {hero} was there.',
          ],
          playful: [
            '<hero>NEED IT BY SIX,</hero> wrote {hero}, as a ransom note with cut-out letters. {hero_subj} did not sign it, nor the work on {part_def}.',
          ],
        },
        fails: ['One pair of hands after another had something else to do.'],
        again: [
          '<hero>BY SIX,</hero> {hero_he} wrote once more. It was read by eleven people, standing still.',
        ],
        noticing: [
          '{hero_subj} scrolled up, to see who had dropped out. There were forty messages with work in them, hours of it. Under each there was a thumb. All forty thumbs were {hero_gen}.',
        ],
        deed: [
          '{hero_subj} stood up in front of everyone, and read out who had done what for {part_def}. After each {hero_he} said thank you, to the face. {hero_his} own name came last, and had one line.',
        ],
        answer: ['It took a while. By the end nobody had a jacket on any more.'],
        echo: [
          '<companion>You read mine wrong,</companion> said {companion}. <companion>It was two nights.</companion> {hero} took the pen out and put it right.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>NEED IT BY SIX,</hero> wrote {hero} to all, and to {part_def} as well. It came at five. {hero_subj} showed it round as {hero_his}.',
          ],
          warm: [
            '<hero>You’re a treasure,</hero> wrote {hero} to {part_def}, quickly, and a thumb. To the others {hero_he} said that it had turned out rather well.',
          ],
          clever: [
            '{part_def} had delivered at five. {hero_subj} put it with the rest, under one name, for the sake of order.',
          ],
          playful: [
            '<hero>NEED IT BY SIX,</hero> wrote {hero} to {part_def}, with a cartoon whip. What came was so good that {hero_he} took a bow for it.',
          ],
        },
        fails: ['They clapped. Whoever had done it stood behind the others and could not be seen for hands.'],
        again: ['{hero_subj} bowed once more. It went on rather long.'],
        noticing: [
          '{hero_subj} looked for the message with the work in it, to send it on. It had come in the middle of the night. There were four pages to it, and under them a thumb. The thumb was {hero_gen}.',
        ],
        deed: [
          '{hero_subj} stood up before all of them and read out, name by name, who had done what. {hero_subj} came to {part_def}, and read all four pages, and said thank you over there, where you could not see anybody. {hero_subj} {hero_himself} came last.',
        ],
        answer: [
          'Everyone turned round. They did not clap, they only made a gap, and it went as far as {part_def}.',
        ],
        echo: [
          '<companion>You’re shaking,</companion> said {companion}. <hero>That’s the thumb,</hero> said {hero}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>NEED IT BY SIX,</hero> wrote {hero}, and put the pieces that came together as {part_def}, and signed it.',
          ],
          warm: [
            '<hero>You’re all so great,</hero> wrote {hero} to all, and took what came, and stuck it into {part_def}, and could not have said which was whose.',
          ],
          clever: [
            '{hero_subj} had an excellent system for getting work out of people for {part_def}. It had reminders in it, and red, and no names.',
          ],
          playful: [
            '{hero_subj} conducted them like an orchestra, with a ruler. {part_def} was the symphony. There was one name on the programme.',
          ],
        },
        fails: ['One by one they stopped holding their bit. No one had said that it was theirs.'],
        again: ['{hero_subj} stuck it with tape. Tape does not care whose name is on it.'],
        noticing: [
          'One of the pieces had a line of pencil on the back. <companion>Took me all night, hope it fits,</companion> it said, and there was a small face. {hero} turned over the next piece, and the next. There was something on every one of them.',
        ],
        deed: [
          '{hero_subj} got up in front of all of them and gave up the time for {hero_his} own speech. {hero_subj} held up piece by piece, read out what stood on the back, and whose it was, and said thank you in that direction. At the end came {hero_his} own bit. It was the tape.',
        ],
        answer: [
          'They had come nearer, to see. Each put a finger on the piece that was theirs. There were nine fingers, and so {part_def} had nobody missing.',
        ],
        echo: ['<companion>Good tape, though,</companion> said {companion}.'],
      },
    ],
  },
};
