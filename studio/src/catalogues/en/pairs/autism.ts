import type { LessonPairs } from '../../schema.ts';

export const autism: LessonPairs = {
  keysInTheSock: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wanted to cheer {companion} on. {hero_subj} clapped and jingled {hero_his} keys, as loud as {part_def}. <hero>Surprise!</hero>',
          ],
          warm: [
            '{hero_subj} saw that {companion} was pale beside {part_def}. So {hero_he} jingled {hero_his} keys for {companion_him}, the way you do for babies.',
          ],
          clever: [
            'If one noise is bad, a jolly one will cover it, thought {hero}. {hero_subj} jingled {hero_his} keys, to drown {part_def}.',
          ],
          playful: [
            '{hero_subj} was a reindeer with a bunch of keys. The reindeer danced round {companion}, and round {part_def}.',
          ],
        },
        fails: [
          '{companion} pressed {companion_his} ear defenders on with both hands. Now nothing could be heard by anyone.',
        ],
        again: [
          '<hero>Surprise!</hero> called {hero} again, with both feet. {companion} shut {companion_his} eyes as well.',
        ],
        refrain: ['Jingle, jingle, clap. Ow.'],
        turned: ['Keys in sock, hush. And now.'],
        noticing: [
          '{hero} had to stop for breath. For the first time {hero_he} heard all of it: what hummed, what clattered, what called. Loudest of all were {hero_his} own keys.',
        ],
        deed: [
          '{hero} asked in a low voice what would help. {companion} pointed. {hero} took off {hero_his} keys and pushed them deep into a sock.',
        ],
        answer: [
          '{companion} took one hand off, and listened. <companion>It comes after every fourth,</companion> said {companion}, and counted {part_def} on {companion_his} fingers.',
        ],
        echo: [
          '{hero} walked with a lump at the ankle now. It said nothing. <companion>That’s a good sock,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had {hero_his} keys on a string, with a bell, and swung them at {part_def}, and whooped, for {companion}.',
          ],
          warm: [
            '{companion} looked so serious. {hero} danced round {companion_him}, jingling {hero_his} keys in time with {part_def}, and patted {companion_him} on the back.',
          ],
          clever: [
            '{hero_subj} had noticed that one noise covers another. {hero_subj} covered {part_def} for {companion}, with {hero_his} keys.',
          ],
          playful: [
            '{hero_subj} was a tambourine. <hero>Hey,</hero> went the tambourine, with all its keys, between {companion} and {part_def}.',
          ],
        },
        fails: [
          '{companion} had turned {companion_his} face to the wall, with both hands on {companion_his} ear defenders.',
        ],
        again: ['{hero_subj} went round to the wall, in case {companion} had missed it.'],
        refrain: ['Jing, jing, hey. And more.'],
        turned: ['Jing. Sock. And four.'],
        noticing: [
          '{hero} wanted a breath. In that breath {hero_he} heard what {companion} had been hearing since the morning: a hum, a drip, a gate, a hum. And on top, long after it had stopped being swung, there was a tinkle, on {hero_gen} own string.',
        ],
        deed: [
          '{hero_subj} asked, quite low, <hero>What would help?</hero> {companion} pointed, without turning round. {hero} took the string off over {hero_his} head, and pushed keys and bell down into {hero_his} sock.',
        ],
        answer: [
          '{companion_gen} shoulders came down. <companion>It goes three, and one, and stop,</companion> said {companion}, of {part_def}. <companion>It always has.</companion>',
        ],
        echo: [
          '<companion>Can I hear the sock?</companion> asked {companion}. {hero} walked up and down. There was nothing to hear. <companion>Perfect,</companion> said {companion}.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero} wanted to cheer {companion} up, and jingled {hero_his} keys, right above {part_def}. <hero>Surprise!</hero>',
          ],
          warm: [
            '{hero} saw {companion} frown, and jingled {hero_his} keys for {companion_him}, with love, beside {part_def}.',
          ],
          clever: [
            'A jolly noise helps against a frown and against sleep, thought {hero}. {hero_subj} jingled {hero_his} keys between {companion} and {part_def}.',
          ],
          playful: [
            '{hero} was a sledge with bells on. The sledge jingled round {companion} and round {part_def}.',
          ],
        },
        fails: [
          '{companion} pressed {companion_his} ear defenders down. There was somebody else who had none.',
        ],
        again: ['{hero_subj} shook the keys harder, so that they would be jollier.'],
        refrain: ['Jingle, jingle, clap. And grrm.'],
        turned: ['Keys in sock, hush. And over.'],
        noticing: [
          '{hero} had to breathe. And now {hero_he} heard what there was to hear. There was a clock or a drip, and a breath, and there were {hero_his} own keys.',
        ],
        deed: [
          '{hero} asked in a low voice what would help. {companion} pointed at it. {hero} took off the bunch, and pushed it deep into a sock.',
        ],
        answer: [
          '<companion>Now it can let go,</companion> whispered {companion}. {part_def} had lain there as you lie under a bell.',
        ],
        echo: [
          '{companion} takes the ear defenders off sometimes, near {hero}. First {companion} looks at the sock.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wanted to make {companion} laugh, and shook {hero_his} keys over {part_def}, like somebody feeding hens.',
          ],
          warm: [
            '{hero_subj} hung the keys with the bell over {part_def}, as one hangs a thing over a cradle. Then {hero_he} looked round to see if {companion} was pleased.',
          ],
          clever: [
            '{hero_subj} had thought up a tune for {companion} on three keys and a bell. It went best directly above {part_def}.',
          ],
          playful: [
            '{hero_subj} was a Christmas tree, and trembled all over, beside {part_def}. <hero>Guess what I am,</hero> it called to {companion}.',
          ],
        },
        fails: [
          'Under {companion_his} ear defenders {companion} had gone two rooms away, without moving. {part_def} could not.',
        ],
        again: ['{hero_subj} shook them in the other hand too. That rang.'],
        refrain: ['Ting, ting, laugh. And ow.'],
        turned: ['Sock, hush, there. And now.'],
        noticing: [
          '{companion} was counting something on {companion_his} fingers. It was slow, and {companion} had to begin again whenever it rang. {hero} stood still, to see what it was. It was breaths, and they were not {companion_gen}.',
        ],
        deed: [
          '{hero} asked in a whisper what would help. {companion} laid one finger on the keys. {hero} closed {hero_his} hand round the whole bunch, pushed it in {hero_his} sock, and pulled the sock up.',
        ],
        answer: [
          '<companion>Nine,</companion> said {companion}, after a while, <companion>ten.</companion> {part_def} had never been let get to ten.',
        ],
        echo: [
          '{hero} hung the bell up at home, on the inside of a cupboard. {companion} comes by, sometimes, to look at it.',
        ],
      },
    ],
  },
  threeBoxes: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} changed the plan, because the new one was better. {hero_subj} told {part_def} that one, and then a better one still.',
          ],
          warm: [
            '{hero_subj} wanted to make it lovelier for {companion}, and changed the plan. Halfway to {part_def} {hero_he} made it lovelier again.',
          ],
          clever: [
            '{hero_subj} improved the plan in front of {part_def}, twice. Each of the plans was cleverer than what {companion} had been told.',
          ],
          playful: [
            '<hero>New plan,</hero> cried {hero} before {part_def}. <hero>No, newer plan. We’re penguins.</hero>',
          ],
        },
        fails: ['Nobody knew any longer who was coming, what for, or when they would go.'],
        again: [
          '{hero_subj} had another idea while {hero_he} was explaining the last. They came out as one.',
        ],
        refrain: ['This way, that way, new way. No.'],
        turned: ['Here, there, home. And go.'],
        noticing: [
          '{companion} had sat down. {companion} was saying the first plan over, word by word, in order. {hero} only remembered the last bit of it.',
        ],
        deed: [
          '{hero_subj} took a pencil stub and drew three boxes: here, there, home. {hero_subj} asked {companion} whether that was right, and crossed out what was wrong.',
        ],
        answer: [
          '{companion} wrote the minutes in. {hero} held up the slip. {part_def} took a long look at the third box.',
        ],
        echo: [
          '<companion>Four minutes over,</companion> said {companion}, at the end. {hero} wrote it in the box.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a new idea, on the way up to {part_def}, and another one in front of {part_him}. {hero_subj} told {part_def} the second first.',
          ],
          warm: [
            '{hero_subj} thought of something still nicer for {companion}, in the middle, and told {part_def} that it would be quite different.',
          ],
          clever: [
            '{hero_subj} improved the plan under the eyes of {part_def}. It was the fourth version. {companion} had learned the first.',
          ],
          playful: [
            '{hero_subj} was a pinball. <hero>We go in there,</hero> {hero_he} told {part_def}. <hero>No, over there. Bing.</hero>',
          ],
        },
        fails: ['A guard likes to know what is coming. So did {companion}. Nobody did.'],
        again: ['{hero_subj} had a still better one. <companion>That’s five,</companion> said {companion}.'],
        refrain: ['New plan, no, new plan. And shut.'],
        turned: ['Box one, box two, box three. And but.'],
        noticing: [
          '{companion} was sitting on the ground, with {companion_his} back against something straight. {companion} was saying it over: first the bridge, then the door, then home. {companion} had said it right through each of the new ones, and it had not changed.',
        ],
        deed: [
          '{hero} sat down as well. {hero_subj} took the pencil stub and drew three boxes, asked <hero>Like that?</hero> and crossed out what {companion} pointed at. Then {hero_he} did what was in the first.',
        ],
        answer: [
          '{part_def} got the slip to hold. It said who, and it said for how long, in {companion_gen} figures.',
        ],
        echo: [
          '<companion>We’re two minutes early,</companion> said {companion}, at the third box. They sat down in front of it and used them up.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} told {part_def} the plan, and then a better one, and then the best one. {hero_subj} pointed in three directions.',
          ],
          warm: [
            '{hero_subj} saw {companion} frown, and made a nicer plan, just for {companion_him}. {hero_subj} explained that to {part_def}, and then a still nicer one.',
          ],
          clever: [
            '{hero_subj} kept improving the plan while {hero_he} explained it to {part_def}. The beginning no longer went with the end.',
          ],
          playful: [
            '<hero>First we hop,</hero> {hero} told {part_def}. <hero>No, first we swim. Wait, I’ve got it.</hero>',
          ],
        },
        fails: ['There were three plans in the air, and none of them had got to its end.'],
        again: ['{hero_subj} told all three again, quicker, so that they should fit in.'],
        refrain: ['Do this, no this, no that. What?'],
        turned: ['One box, two box, home. Ah.'],
        noticing: [
          '{companion} had sat down with {companion_his} hands flat on the ground. {companion} said the first plan, from its beginning to its end. It was the only one there was.',
        ],
        deed: [
          '{hero_subj} drew three boxes on a slip of paper: here, there, home. {hero_subj} asked {companion} if that was right, crossed out one thing, and did what was in the first.',
        ],
        answer: ['{part_def} looked at the first box, and at {hero}. Then at the second box.'],
        echo: [
          '{companion} has kept the slip. There is one crossing-out in it. <companion>That was your hop,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} showed {part_def} what {hero_he} wanted. In the middle {hero_he} wanted something better, and showed that, without stopping.',
          ],
          warm: [
            '{hero_subj} changed it to please {part_def}, and again to please {companion}. In the end it pleased no one, but it had a ribbon on.',
          ],
          clever: [
            '{hero_subj} told {part_def} what came next, unless it rained, in which case it was the other thing, or else neither.',
          ],
          playful: [
            '{hero_subj} was a weathercock. <hero>That way,</hero> {hero_he} told {part_def}. <hero>I mean that way,</hero> and a wind came up.',
          ],
        },
        fails: ['It takes a while to understand one thing. By then it was another.'],
        again: ['{hero_subj} went right round once more, to make it clear.'],
        refrain: ['That way, this way, that. And eh?'],
        turned: ['There, then there, then home. And hey.'],
        noticing: [
          '<companion>You said there, then there, then home,</companion> said {companion}. <companion>At ten past nine.</companion> {companion} showed it with the edge of one hand, in the air: one, two, three. {part_def} was following that hand.',
        ],
        deed: [
          '{hero_subj} saw that. {hero_subj} drew it in the dust, or on a slip, three boxes with one thing in each. {hero_subj} asked {companion} what was wrong, and rubbed it out. Then {hero} set {hero_his} finger on the first.',
        ],
        answer: [
          '{part_def} put something beside the finger. It was the right thing, and it was in the box.',
        ],
        echo: [
          'The slip is under {companion_gen} lamp. There are some other things that are done in three now. One is porridge.',
        ],
      },
    ],
  },
  sameSmallThing: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{companion} was lying there, looking at {part_def}. <hero>Look at me,</hero> said {hero}, talked over {companion_him}, and pulled.',
          ],
          warm: [
            '{companion} was lying there, looking. <hero>You’ll get cold,</hero> {hero} told {companion_him}, and pulled at {part_def} meanwhile, with a hand in front of it.',
          ],
          clever: [
            '{companion} lay looking at one spot. {hero} already knew how such things come apart, said so, and pulled {part_def}.',
          ],
          playful: [
            '{companion} lay looking at one spot. <hero>Is there a film on?</hero> asked {hero}. {hero_subj} put a hand in it, and pulled {part_def}.',
          ],
        },
        fails: ['Where there had been something to see, there was a hand. It was {hero_gen}.'],
        again: ['{hero_subj} pulled right across the spot, and told {companion} about it at the same time.'],
        refrain: ['Talk and tug, talk and tug. Tight.'],
        turned: ['Over, under, under. Right.'],
        noticing: [
          '{companion} had said a word. It came to {hero} that {companion} had said it four times. Each time it was the same, and each time before the same small spot.',
        ],
        deed: [
          '{hero} took {hero_his} hand away and asked whether there was room. {hero_subj} lay down where {companion} pointed, and looked at the small spot until it was clear.',
        ],
        answer: [
          '<companion>Over, under, under,</companion> said {companion}. <companion>It should be over.</companion> {hero} saw it too, now: {part_def} went under once too often.',
        ],
        echo: [
          '<companion>There’s another one in your jumper,</companion> said {companion}. {hero} lay down to look. It took them some time.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} lay on {companion_his} front before {part_def}, chin on fists. <hero>Come on, lend a hand,</hero> said {hero}, and got into the picture, up to the elbows.',
          ],
          warm: [
            '{hero_subj} stroked {companion_gen} hair, and told {companion_him} not to worry, and tugged at {part_def}, just where {companion} was looking.',
          ],
          clever: [
            '<hero>You can’t do it by looking,</hero> said {hero} to {companion}, and did {part_def} by pulling.',
          ],
          playful: [
            '{companion} lay and looked. {hero} drove a car over {part_def}, through the middle of it, with traffic noises, and hooted.',
          ],
        },
        fails: ['It had been a pattern, and someone had put a hand in it. One cannot read through a hand.'],
        again: ['{hero_subj} went over it a second time. Some of it came along.'],
        refrain: ['Come on, tug, come on. And jam.'],
        turned: ['Look, there, look. And am.'],
        noticing: [
          '<companion>Skip,</companion> said {companion}. {companion} had said it before. It was what {companion} had said each time {hero} came by, and {hero} had not thought it was about anything. But {companion_gen} chin had pointed to one spot, and only to that.',
        ],
        deed: [
          '{hero_subj} let go. {hero_subj} asked, <hero>Is there room?</hero> and lay down on {companion_gen} left, chin on fists, and looked at the spot, until it stopped swimming.',
        ],
        answer: [
          'It was like knitting. It went over, and over, and over, and in one place {part_def} had skipped.',
        ],
        echo: [
          'They lay there until their chins had patterns. <companion>Yours has got a skip in it too,</companion> said {companion}.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{companion} was lying before {part_def} with one eye shut. <hero>Let me,</hero> said {hero}, and put {hero_his} whole hand in.',
          ],
          warm: [
            '{companion} was lying there, one eye shut. <hero>Are you tired?</hero> asked {hero} kindly, and felt about in {part_def}, across {companion_him}.',
          ],
          clever: [
            '{companion} lay there with one eye shut. {hero} explained to {companion_him} how narrow {part_def} was, and stuck in an arm, to prove it.',
          ],
          playful: [
            '{companion} lay there, one eye shut. <hero>Good night,</hero> said {hero}, and tickled {part_def} with all five fingers.',
          ],
        },
        fails: ['{hero_gen} hand was in the way of {hero_his} own eyes, and of {companion_gen}.'],
        again: ['{hero_subj} put in the other hand, to see what the first was doing.'],
        refrain: ['Talk and poke, talk and poke. Stuck.'],
        turned: ['Two from the left. And in.'],
        noticing: [
          '{companion} said it again, the same word. {hero} had heard it four times and had talked four times. It had been about one place, always the same.',
        ],
        deed: [
          '{hero} drew out {hero_his} hand and asked whether there was room. {hero_subj} lay down where {companion} pointed, shut one eye, and looked.',
        ],
        answer: [
          '<companion>Two fingers from the left,</companion> said {companion}. <companion>I’ve measured it.</companion> Along {part_def}, {hero} laid two fingers, and then looked at what came next.',
        ],
        echo: [
          'They lay there a bit longer. <companion>Now do the other eye,</companion> said {companion}. It all moved over by a finger.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ll do it, you’re only lying there,</hero> said {hero} to {companion}, climbed over {companion_him}, and filled up {part_def} with an arm.',
          ],
          warm: [
            '{hero_subj} tucked a jacket in under {companion}, who was lying before {part_def}, told {companion_him} how it was going, and stood in the light.',
          ],
          clever: [
            '{hero_subj} tried {part_def} with the whole hand, since one can always make it less. {companion} closed one eye, sighed, and opened it.',
          ],
          playful: [
            '{companion} lay and measured. {hero} was a hen, and looked at {part_def} with the left eye, and with the right, and with its beak.',
          ],
        },
        fails: ['There were the eyes that knew, and before them was the hand that did not.'],
        again: ['{hero_subj} rubbed a bit of it away. It was the bit that had been measured.'],
        refrain: ['Me, let me, poke. And stuck.'],
        turned: ['Left, two, look. And in.'],
        noticing: [
          'There was a small mark there, as thin as a hair, and another beside it. They had been put down with a fingernail, and {hero} was just about to stand on them. <companion>Same,</companion> said {companion}, for the fourth time. <companion>Same, same, and there not.</companion>',
        ],
        deed: [
          '{hero_subj} lifted {hero_his} foot, and took away {hero_his} hand. <hero>Is there room?</hero> {hero_subj} lay down at the end of {companion_gen} finger, and looked from mark to mark with one eye.',
        ],
        answer: ['It was the same, and the same. And there, two fingers on, {part_def} was not the same.'],
        echo: [
          '<companion>You breathe in when you see something,</companion> said {companion}. {hero} had not known. They tried it with a snail.',
        ],
      },
    ],
  },
  lineOnTheGround: {
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Look at me,</hero> said {hero}, right in front of {companion_gen} nose. Then {hero_he} bent just as close over {part_def}.',
          ],
          warm: [
            '{hero_subj} went very close to {companion}, to keep {companion_him} company. Then {hero_he} went very close to {part_def}, with {hero_his} warm breath.',
          ],
          clever: [
            'From close up one understands things better, thought {hero}. {hero_subj} went up to {companion}, nose to nose, and then to {part_def}.',
          ],
          playful: [
            '{hero_subj} was an owl with very large eyes. The owl turned up very near {companion}, and then very near {part_def}.',
          ],
        },
        fails: ['Everyone drew back from it, as far as there was any back.'],
        again: [
          '<hero>Look at me,</hero> {hero} said once more. {hero_subj} had come so near that there was nothing else to look at, and nobody did.',
        ],
        refrain: ['Closer, closer, look. And in.'],
        turned: ['Line here, sit here. And out.'],
        noticing: [
          '{hero} looked down and saw toes. {companion_gen} toes had gone back by one step for each of {hero_gen}. It was like a dance that nobody had ordered.',
        ],
        deed: [
          '{hero} asked how near was right. {companion} drew a line on the ground, quite far off. {hero} sat down behind it, sideways, although it was damp there.',
        ],
        answer: [
          'There were no more eyes in front. {part_def} had the whole width of a line to {part_himself}.',
        ],
        echo: [
          '{companion} moved the line, later, by one hand. {hero} moved up by one hand, and not by two.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} ran from {companion} to {part_def} and back, and breathed the news on both of them.',
          ],
          warm: [
            '{hero} put {hero_his} hands on {companion_gen} shoulders, from behind, and then on whatever was nearest to {part_def}. It was meant as a comfort.',
          ],
          clever: [
            '{hero} got down in front of {companion} to see {companion_gen} eyes, and then in front of {part_def}. It is said you should look at people.',
          ],
          playful: [
            '{hero} was a bee. It flew at {companion_gen} nose, and turned, and flew at {part_def}. <hero>Bzz.</hero>',
          ],
        },
        fails: ['Both of them had stopped being where they were. They had gone a bit further into it.'],
        again: ['<hero>Bzz,</hero> said {hero}, quite near, to cheer them up.'],
        refrain: ['Near and near and bzz. And gone.'],
        turned: ['Line and sit and look away. And come.'],
        noticing: [
          '{hero} sat down to think. With that {companion} sat down too. There were exactly four steps between them, and {companion} breathed out, as though four were the right number.',
        ],
        deed: [
          '{hero} asked how near was good. {companion} drew a line on the ground, and then made it straight. {hero} went behind it, and sat down sideways, and looked at {hero_his} own knee.',
        ],
        answer: [
          '{companion} looked at {hero_gen} knee as well. Nobody looked at {part_def}, and {part_def} had counted on that.',
        ],
        echo: [
          '<companion>You can sit on the line,</companion> said {companion}, <companion>on Thursdays.</companion> {hero} asked what day it was.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero} bent right over {companion}, and right over {part_def}, and breathed. <hero>Look at me. Is it ready?</hero>',
          ],
          warm: [
            '{hero} put an arm round {companion} and {hero_his} nose to {part_def}, so that nobody should be alone.',
          ],
          clever: [
            '{hero} looked at {part_def} from close to, through {companion}, who sat in between. From there you saw it best.',
          ],
          playful: [
            '{hero} hung over {companion} and {part_def} like a big warm moon. <hero>Look at me,</hero> said the moon.',
          ],
        },
        fails: ['{companion} drew back. What could not draw back was breathed on.'],
        again: ['<hero>Look at me,</hero> said {hero}, from closer still. There was no closer, after that.'],
        refrain: ['Nearer, nearer, puff. And no.'],
        turned: ['Line here, sit here, wait. And so.'],
        noticing: [
          '{hero} saw toes. They were {companion_gen}. For each step {hero} had made they had made one too, in the other direction.',
        ],
        deed: [
          '{hero} asked how near. {companion} drew a line on the ground. It was a good way off, and went through a wet place. {hero} sat down behind it, sideways.',
        ],
        answer: [
          'From behind the line you cannot poke anything. <companion>Now,</companion> said {companion}, and after a while, <companion>now,</companion> as it changed, {part_def}, bit by bit.',
        ],
        echo: [
          '{hero_gen} trousers were wet on one side. <companion>I could have drawn it round the wet,</companion> said {companion}. <companion>But then it would have had a bend.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_his} chin on {companion_gen} shoulder, to see {part_def}. {companion} moved the shoulder. {hero_subj} moved the chin.',
          ],
          warm: [
            '{hero_subj} put an arm round {companion} and another round {part_def}, so that they should both feel safe, and breathed on them.',
          ],
          clever: [
            '{hero_subj} thought that one sees more from near. {hero_subj} saw {part_def} from near, and {companion_gen} ear.',
          ],
          playful: [
            '{hero_subj} was a big friendly dog, and leaned on {companion}, and put a paw on {part_def}. Its tail went.',
          ],
        },
        fails: ['One of them could step back, and did. The other could only stop.'],
        again: ['{hero_subj} came nearer still, to see whether near enough was enough.'],
        refrain: ['Near, nearer, puff. And no.'],
        turned: ['Line, sit, wait. And so.'],
        noticing: [
          '{hero} lay down for a bit. Between {hero_his} nose and {companion_gen} shoes was a piece of ground. It was always just that much. {companion_gen} toes kept to it as one keeps to a kerb.',
        ],
        deed: [
          '{hero} asked, <hero>How near?</hero> {companion} walked off, further than one would have thought, and drew it with {companion_his} heel, through some wet leaves. {hero} sat down behind that, in the leaves, with {hero_his} side to it.',
        ],
        answer: [
          'Nobody leaned on anything. <companion>It’s begun,</companion> said {companion}, after a time, with {companion_his} eyes on {part_def}. <companion>Don’t come.</companion> {hero} did not.',
        ],
        echo: [
          'The line was still there when they left. {companion} stepped over it. <companion>Now it’s only a line,</companion> said {companion}, and went home next to {hero}.',
        ],
      },
    ],
  },
  fiveLines: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} turned the whole plan for {part_def} over on the last day, in sixty messages, with a surprise on top.',
          ],
          warm: [
            '{hero_subj} wanted to do something lovely for {companion}, and for everyone. {hero_subj} changed the plan for {part_def}, with a surprise, and then again.',
          ],
          clever: [
            '{hero_subj} had a better plan for {part_def}, and then a better one still. By the sixtieth message it was really very good.',
          ],
          playful: [
            '{hero_subj} announced a surprise about {part_def}, with drums, and let it be guessed at for forty messages.',
          ],
        },
        fails: [
          '{companion} left the group. Two others followed, since they had relied on {companion_gen} times.',
        ],
        again: ['{hero_subj} changed the surprise as well. {hero_subj} had found a more surprising one.'],
        noticing: [
          '{hero_subj} searched for the time, and found seven. Only one message had all of it, where, when, with what, in four plain lines. It was from Tuesday. It was {companion_gen}, and there was no answer under it.',
        ],
        deed: [
          'In front of all of them {hero} called the surprise off. {hero_subj} wrote down what was to happen with {part_def}, in five lines, with times, and asked {companion} what was wrong. There were four corrections, and {hero_he} took all four.',
        ],
        answer: [
          '<companion>Now it’s five lines,</companion> said {companion}. You could look at {part_def} without holding your breath.',
        ],
        echo: [
          '<companion>What was the surprise?</companion> asked {companion}. <hero>Do you want to know?</hero> <companion>No,</companion> said {companion}. <companion>I only want to know that it’s off.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} took over, two days before the end. {hero_subj} gave out new jobs for {part_def} at breakfast, others at lunch, and at supper took back the first.',
          ],
          warm: [
            '{hero_subj} asked everybody how they felt about {part_def}, at length, one at a time. Each came away with a different promise.',
          ],
          clever: [
            '{hero_subj} had it all in {hero_his} head, everything about {part_def}, and let it out piece by piece. Each piece began with <hero>By the way</hero>.',
          ],
          playful: [
            '{hero_subj} turned {part_def} into a treasure hunt. The clues rhymed. Where one had to be, and when, was left for the end.',
          ],
        },
        fails: ['{companion} asked, quite quietly, what was to happen first. There was no first any more.'],
        again: [
          '{hero_subj} promised that it would all be clear in the end. It was meant to be a comfort. {companion} put {companion_his} hands over {companion_his} ears.',
        ],
        noticing: [
          '{companion} had gone to sit on the stairs, facing the wall, with a sheet of squared paper. {hero} looked over {companion_gen} shoulder. It was the plan from the beginning. Behind every line stood a small tick, and the ticks stopped at the hour when {hero} had taken over.',
        ],
        deed: [
          '{hero_subj} fetched the others and stood where all could see {hero_him}. <hero>The surprise is off,</hero> said {hero}. <hero>Five lines, and they’re by {companion}.</hero> {hero_subj} read them out, as dull as they were, and did not put in one single joke.',
        ],
        answer: [
          'There was a pause, and in it you could hear five people get to know where they had to be. Nobody had to pull at {part_def} to find out.',
        ],
        echo: [
          '<companion>One of them did rhyme,</companion> said {companion}. <companion>By accident.</companion> <hero>I know,</hero> said {hero}. <hero>I mumbled that one.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} threw the plan over on the last day and built {part_def} up again quite differently, with a surprise in it.',
          ],
          warm: [
            '{hero_subj} changed {part_def} for the sake of each person who asked, and told the rest in the sixtieth message.',
          ],
          clever: [
            '{hero_subj} had thought of an improvement to {part_def}, and of an improvement to that. The parts were now from four plans.',
          ],
          playful: [
            '{hero_subj} rebuilt {part_def} as a surprise, and sent hints. The hints were excellent. Nobody brought a screw.',
          ],
        },
        fails: ['What {companion} had measured for the first plan, {hero} had moved for the third.'],
        again: ['{hero_subj} sent the plan again, with the new time in red. Two of the times were red.'],
        noticing: [
          '{hero_subj} looked for a message with all the facts in it, to check {hero_his} own. There was one. It was {companion_gen}, from before the surprise, and in it everything met.',
        ],
        deed: [
          '{hero_subj} called the surprise off, so that all could hear. {hero_subj} wrote down five lines for {part_def}, with times, and handed {companion} the pen. Four things were wrong. {hero} put right all four.',
        ],
        answer: [
          'By {companion_gen} lines the parts of {part_def} lay next to each other as they had been meant to.',
        ],
        echo: [
          'Line six was empty. <companion>That’s for the surprise,</companion> said {companion}. <companion>If it’s still alive by then, it can say so beforehand.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a much better idea in the night. In the morning {part_def} was to be done the other way round, and {hero_he} told each of them something slightly different, on the run.',
          ],
          warm: [
            '{hero_subj} let everyone have a wish about {part_def}, at the last minute, and said yes to all eleven. To {companion} {hero_he} said that it would be a surprise.',
          ],
          clever: [
            '{hero_subj} explained the new arrangement of {part_def} with arrows. Where the arrows crossed, {hero_he} drew more arrows.',
          ],
          playful: [
            '<hero>Change of plan,</hero> called {hero}, and flung {part_def} open to ideas. The ideas came in like pigeons.',
          ],
        },
        fails: [
          '{companion} had brought what had been agreed. It fitted the plan of the day before, and that plan was gone.',
        ],
        again: [
          '{hero_subj} said that one had to be flexible. {hero_subj} said it four times, about four things.',
        ],
        noticing: [
          'On the wall hung a page that {hero} had walked past all day. It was in {companion_gen} handwriting, with the hour beside each line. Somebody had hung a coat over it, and the coat was {hero_gen}.',
        ],
        deed: [
          '{hero_subj} took down the coat and read the page out, line by line, in front of all of them. At the end {hero_he} tore up {hero_his} own arrows. <hero>Is it still right?</hero> {hero_he} asked {companion}. <hero>What have I spoiled?</hero>',
        ],
        answer: [
          '<companion>Two things,</companion> said {companion}, and put them right with a pencil. From then on each of them knew which bit of {part_def} was next.',
        ],
        echo: [
          '<companion>You may have one surprise,</companion> said {companion}. <companion>I’ve put it in. Half past six. Ten minutes.</companion>',
        ],
      },
    ],
  },
  sideBySide: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had got them the good seats, right in the noise. {hero_subj} leaned over to {part_def} and asked again, nearer.',
          ],
          warm: [
            '{hero_subj} only wanted to be close to {part_def}. <companion>Too loud,</companion> said {companion}. <hero>You get used to it,</hero> said {hero}, and patted.',
          ],
          clever: [
            '{hero_subj} knew that one talks best face to face. {hero_subj} put {hero_his} question to {part_def} from the front, and then from further in front.',
          ],
          playful: [
            '{hero_subj} laughed away every <companion>Too loud</companion> that came from {companion}, and did a funny face for {part_def}, quite near.',
          ],
        },
        fails: ['The answer would have had to be shouted, into {hero_gen} eyes.'],
        again: [
          '{hero_subj} asked whether it had been heard. {hero_subj} asked it with {hero_his} eyebrows as well.',
        ],
        noticing: [
          '{hero_subj} put one hand on the table, and it hummed. {companion_gen} hands had been under the table for an hour. {hero} left {hero_his} there and felt what that was like.',
        ],
        deed: [
          '{hero_subj} asked {companion} what would help, and gave away the good seats. {hero_subj} moved all of it out to the quiet end, and sat down alongside {part_def}, looking at nothing.',
        ],
        answer: [
          'They both looked at the same bit of nothing. Out here you could hear when somebody was about to speak.',
        ],
        echo: [
          '<companion>It’s a good wall,</companion> said {companion}, after a while. <hero>It is,</hero> said {hero}. Neither of them needed to add to that.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{companion} was autistic, and had {companion_his} hands over {companion_his} ears. {hero} had got the best seats, right by {part_def}. <hero>You get used to it,</hero> {hero_he} shouted.',
          ],
          warm: [
            '{companion} was autistic. <hero>But it’s so nice here,</hero> called {hero}, bent down right in front of {companion_gen} face, and had to outshout {part_def}.',
          ],
          clever: [
            '{companion} was autistic, and said that {part_def} was too loud. {hero} had looked it up: it was no louder than a vacuum cleaner.',
          ],
          playful: [
            '{companion} was autistic. <hero>Too loud?</hero> roared {hero} in a giant’s voice, louder than {part_def}. <hero>Who’s too loud?</hero>',
          ],
        },
        fails: ['The one sentence that they had come for was said in there somewhere. No one heard it.'],
        again: [
          '{hero_subj} asked {companion} something, nearer, and with more face. {companion} answered with {companion_his} eyes shut.',
        ],
        noticing: [
          '{hero_subj} put down {hero_his} glass, and the water in it had rings. They did not stop. {hero} laid a palm on the table, and then {hero_his} elbow, and it went up as far as {hero_his} teeth. {companion_gen} arms were round {companion_his} own ribs, and had been for an hour.',
        ],
        deed: [
          '<hero>What would help?</hero> asked {hero}. {companion} pointed with {companion_his} chin. {hero_subj} gave the good seats to the two behind, and carried both jackets out into the corridor. There {hero_he} sat down against the wall, next to {companion}, with {hero_his} face to the other wall.',
        ],
        answer: ['Out here it was a hum. Behind that hum there was a voice, quite small, and word for word.'],
        echo: [
          '<companion>Now I can hear them,</companion> said {companion}. <companion>I always could. I just couldn’t hear anything else.</companion>',
        ],
      },
    ],
  },
};
