import type { LessonPairs } from '../../schema.ts';

export const sharing: LessonPairs = {
  biggerPiece: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} put the last bun between {hero_his} teeth, so that it was busy. Then {hero_he} took hold of {part_def}.',
          ],
          warm: [
            '{hero_subj} was going to save {companion} a bit of the last bun. Meanwhile {hero_he} carried it in {hero_his} mouth, and lifted {part_def}.',
          ],
          clever: [
            '{hero_subj} ate nothing. {hero_subj} only kept the last bun in one hand, in case, and worked at {part_def} with the other.',
          ],
          playful: [
            '{hero_subj} was a dog with a bun. The dog growled at anyone who looked, and dragged at {part_def}.',
          ],
        },
        fails: [
          'A bun needs a mouth, and after a while a hand as well. That left {hero} one hand for all the rest.',
        ],
        again: [
          '{hero_subj} pushed the whole bun in at once. Now {hero_he} could not even say what had gone wrong.',
        ],
        refrain: ['Mm, mm, mm, mine. And thump.'],
        turned: ['Half, half, heave. And up.'],
        noticing: [
          'Crumbs ran down inside {hero_gen} sleeve. {companion} looked hard at something else, and swallowed once.',
        ],
        deed: [
          '{hero} broke the bun in two and looked at both pieces. {hero_subj} put the bigger one into {companion_gen} palm.',
        ],
        answer: [
          'For a while they only chewed. Then there were four hands free, and two of them went to the far side of {part_def}.',
        ],
        echo: [
          'There was one crumb left. {hero} pushed it over to {companion}. {companion} pushed it back. It is probably still there.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had one pear, and ate fast, with {hero_his} back turned. With the dry hand {hero_he} tugged at {part_def}.',
          ],
          warm: [
            '{hero} had one pear. To eat it in front of {companion} would be mean, {hero_he} thought. So {hero_he} ate it behind {part_def}, working.',
          ],
          clever: [
            '{hero} had one pear, and {companion} had not asked. So nothing was the matter, and {hero_he} held {part_def} with {hero_his} sticky hand.',
          ],
          playful: [
            '{hero} had one pear, and made it speak. <hero>I’m only for one,</hero> said the pear. {hero} held {part_def} with {hero_his} knee.',
          ],
        },
        fails: [
          'A pear runs. It ran down to {hero_his} elbow, and what {hero_he} held slid off at the elbow.',
        ],
        again: [
          '{hero_subj} held the pear in {hero_his} teeth and both arms round the rest. It dripped on the rest.',
        ],
        refrain: ['Mine, mine, drip. And thump.'],
        turned: ['Yours, bigger, bite. And up.'],
        noticing: [
          '{companion} was tying a shoe that had long been tied. You could hear {companion_gen} stomach. It made a small remark.',
        ],
        deed: [
          '{hero} broke the pear in two, as well as you can. One piece was bigger. {hero_subj} held that one out to {companion}.',
        ],
        answer: [
          '{companion} ate it, stalk and all. Then {companion} wiped {companion_his} hands and took hold of {part_def}, over on the other side.',
        ],
        echo: [
          '<companion>It was a very good pear,</companion> said {companion}. <hero>Mine was too,</hero> said {hero}. <hero>It was the same one.</hero>',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had the last bun in {hero_his} teeth so that nobody could ask. {hero_subj} jumped beside {part_def} with both hands up.',
          ],
          warm: [
            '{hero_subj} was keeping the last bun safe for everyone, against {hero_his} chest. With one arm {hero_he} reached up along {part_def}.',
          ],
          clever: [
            '{hero_subj} stuck the last bun in {hero_his} belt, at the back, where it could not be seen. Then {hero_he} stretched up from {part_def}.',
          ],
          playful: [
            '{hero_subj} was a squirrel with a bun. The squirrel sprang up at {part_def}, and held on to nothing but the bun.',
          ],
        },
        fails: ['One hand always had to go back and see whether the bun was there.'],
        again: [
          '{hero_subj} jumped with the bun in {hero_his} mouth, and bit when {hero_he} landed. It was a very short picnic.',
        ],
        refrain: ['Hop with a bun, hop with a bun, bump.'],
        turned: ['Bite for you, bite for me, up.'],
        noticing: [
          'A crumb went down {hero_gen} sleeve and stuck at the elbow. {companion} was studying something a long way off, and swallowed.',
        ],
        deed: ['{hero_subj} broke the bun in two and looked at the pieces. {companion} got the bigger one.'],
        answer: [
          '{companion} licked {companion_his} thumb, and then came over to {part_def} and made a step out of two hands.',
        ],
        echo: [
          '<companion>Was that really the bigger half?</companion> asked {companion}. <hero>I looked for quite a long time,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had one bun left. {hero_subj} put it under {hero_his} hat, and jumped up at {part_def}, with a hand on the hat.',
          ],
          warm: [
            '{hero_subj} kept the last bun behind {hero_his} back, because there were not enough for everyone. With what hands were left {hero_he} tried {part_def}.',
          ],
          clever: [
            '{hero_subj} knew that a bun goes further if you eat it slowly. So {hero_he} climbed at {part_def} with one hand, and ate with one.',
          ],
          playful: [
            '{hero_subj} had hidden the bun in {hero_his} cheeks, and was a hamster. The hamster ran up {part_def}, and was a fat one.',
          ],
        },
        fails: ['You cannot hold on with a hand that has a bun in it, nor ask anyone for a leg up.'],
        again: [
          '{hero_subj} took a bite, so that there should be less to carry. It did not help. So {hero_he} took a bite.',
        ],
        refrain: ['Bun for one, jump, bump.'],
        turned: ['Bun for two, hup, up.'],
        noticing: [
          '{companion} was counting clouds, or something. {companion} had got to two and swallowed. The bun was still warm, and {hero} could smell it {hero_himself}, and {hero_he} was not even hungry.',
        ],
        deed: [
          '{hero_subj} tore the bun across. One bit came out a good deal bigger, because of the raisin. {hero_subj} gave that bit to {companion}.',
        ],
        answer: [
          '{companion} ate with {companion_his} back to {part_def}, and {companion_his} hands folded for a foot. The jaw was chewing, the hands were free.',
        ],
        echo: [
          'There were crumbs at the foot of {part_def}. When they looked round, there was a sparrow on each.',
        ],
      },
    ],
  },
  longerEnd: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wound {hero_his} long scarf round {hero_himself}, all of it, and charged at {part_def} like a parcel.',
          ],
          warm: [
            '{hero_subj} was keeping warm for everybody, and had the whole of the long scarf round {hero_him}. {hero_subj} leaned on {part_def} with love.',
          ],
          clever: [
            '{hero_subj} had wound the long scarf round {hero_himself} nine times, as padding. Now {hero_he} could push {part_def} without bruises.',
          ],
          playful: [
            '{hero_subj} was a caterpillar in nine rows of scarf. The caterpillar went at {part_def} with its head.',
          ],
        },
        fails: ['There was so much scarf on {hero} that no arm came out of it. {hero_subj} could only tip.'],
        again: ['{hero_subj} bounced off and came back. It was soft, and it was no use at all.'],
        refrain: ['Round and round and mine. Thud.'],
        turned: ['Your end, my end, pull.'],
        noticing: [
          '{hero_subj} tried to scratch {hero_his} nose, and could not. Most of the scarf was only wrapped round more scarf.',
        ],
        deed: [
          '{hero_subj} unwound it, turn by turn. {hero_subj} kept the short end and handed the long end across.',
        ],
        answer: [
          'The scarf went in under {part_def} and came out on the other side. There was somebody at each end now.',
        ],
        echo: [
          'They wore it between them for the rest of the day. {companion} had the longer bit. It had always been the warmer one.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had the long scarf on, up to {hero_his} nose. {hero_subj} threw {hero_himself} at {part_def}, and it was like a bolster.',
          ],
          warm: [
            '{hero_subj} wound the scarf round and round {hero_himself}, so that {hero_he} would not have to ask {companion} for {companion_his} gloves. Then {hero_he} leaned on {part_def}.',
          ],
          clever: [
            'A scarf keeps the strength in, thought {hero}. {hero_subj} had all of it on, and pushed {part_def} with what stuck out.',
          ],
          playful: [
            '{hero_subj} was a mummy in a museum, in nine rows of scarf. The mummy walked into {part_def}, as mummies do.',
          ],
        },
        fails: ['There were three yards of good strong wool there, and all they held up was {hero}.'],
        again: ['{hero_subj} came again. {hero_subj} could not see where, so it was the same place.'],
        refrain: ['Wound up, wound up, bump.'],
        turned: ['Let out, let out, hump.'],
        noticing: [
          'The scarf had got under {hero_his} chin, and it prickled. {companion} stood over there with {companion_his} hands up {companion_his} armpits. The wind blew one fringe of the scarf across to {companion_him}, and back.',
        ],
        deed: [
          '{hero_subj} turned round nine times. The scarf came off. {hero_subj} kept the short end, and gave {companion} the end with the long fringe.',
        ],
        answer: ['They slung it under. When both of them leaned back, {part_def} hung in it, like a baby.'],
        echo: [
          '<companion>It’s a bit longer than it was,</companion> said {companion}. It was. They measured it round both their necks.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had {hero_his} long scarf round {hero_himself}, nine times. So {hero_he} pushed {part_def} with {hero_his} tummy.',
          ],
          warm: [
            '{hero_subj} was warm, in nine rows of scarf, and told {part_def} softly to move. {hero_gen} arms were tied up in it.',
          ],
          clever: [
            'With the scarf nine times round {hero_him}, nobody would feel {hero_his} elbows, thought {hero}. {hero_subj} nudged {part_def} with all of it.',
          ],
          playful: [
            '{hero_subj} was a caterpillar, in nine rows of scarf. It crawled up to {part_def} and butted.',
          ],
        },
        fails: ['It was cold on that side, and warm in the scarf. There was only {hero} in the scarf.'],
        again: ['{hero_subj} rolled. A rolling caterpillar is very hard to sleep beside.'],
        refrain: ['Mine, mine, nudge. And brr.'],
        turned: ['Your end, my end, warm. And over.'],
        noticing: [
          '{hero} could not get either arm out. Most of the scarf, {hero_he} saw, was round the scarf. On the other side {part_def} drew up {part_his} toes, or whatever there was to draw up.',
        ],
        deed: [
          '{hero_subj} unwound {hero_his} arms. {hero_subj} kept the short end. The long end {hero_he} laid across {part_def}, up to the chin.',
        ],
        answer: [
          'There was a sigh, of the sort one makes in the first moment of a blanket. {part_def} turned to where it came from.',
        ],
        echo: [
          '{hero_gen} end went just once round the neck. It was quite enough. <companion>You’ve got elbows again,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} rolled {hero_himself} up in the long scarf, all of it, and rolled against {part_def}. There was a small grunt.',
          ],
          warm: [
            '{hero_subj} wound the long scarf round {hero_himself}, up to the chin. Only then did {hero_he} nudge {part_def}, very cosily, with a shoulder.',
          ],
          clever: [
            'A parcel has no elbows, thought {hero}, and wound the long scarf round both arms. As a parcel {hero_he} leaned on {part_def}.',
          ],
          playful: [
            '{hero_subj} was a caterpillar in a long scarf. It crept up to {part_def} and pushed with its head.',
          ],
        },
        fails: ['With both arms wrapped up you can push, and you can fall over. {hero} did both.'],
        again: ['{hero_subj} pushed with {hero_his} chin. It was the only part that looked out.'],
        refrain: ['Wind it, wind it, mine. And grunt.'],
        turned: ['Short end, long end, yours. And over.'],
        noticing: [
          '{hero} lay there on {hero_his} back like a beetle. The scarf went round {hero_him} four times. Next to {hero_him} {companion} sat, arms round {companion_his} own knees.',
        ],
        deed: [
          '{hero_subj} unrolled {hero_himself} and kept the short end. The long end {hero_he} laid over {companion_gen} shoulders, and on, as far as {part_def}.',
        ],
        answer: ['There was enough of it for three. Under the last bit {part_def} drew a long breath.'],
        echo: [
          '<companion>There’s a hole in it,</companion> said {companion}. <hero>That’s the middle,</hero> said {hero}. <hero>Yours begins there.</hero>',
        ],
      },
    ],
  },
  fiveEach: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} held on to the good place in front of {part_def} with both elbows. When anyone came near, {hero_he} jogged.',
          ],
          warm: [
            '{hero_subj} stood right in front of {part_def} and told {companion} all about it. {companion} could see a collar.',
          ],
          clever: [
            '{hero_subj} had the best view of {part_def} and meant to keep it. With {hero_his} elbows out {hero_he} was just wide enough.',
          ],
          playful: [
            '{hero_subj} was a cork in the very front, before {part_def}. Whoever pushed the cork made it wobble.',
          ],
        },
        fails: ['Each jog of {hero_gen} elbows went straight on into what was in front.'],
        again: ['{hero_subj} made {hero_himself} even wider, with knees. The knees jogged too.'],
        refrain: ['My place, my place, jog.'],
        turned: ['Five for you, five for me, hush.'],
        noticing: [
          'Both elbows ached. Behind {hero_him} {companion} stood on tiptoe, and the tiptoes creaked.',
        ],
        deed: [
          '{hero} counted to five on {hero_his} fingers. Then {hero_he} stepped back and pointed {companion} into the good place, for the next five.',
        ],
        answer: [
          'Nobody had to hold the place any more, so nobody jogged {part_def}. Five, and five, and five.',
        ],
        echo: [
          '<companion>How many fives did we have?</companion> asked {companion}. <hero>The same,</hero> said {hero}. <hero>You had the last.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had the best view of {part_def}. {hero_subj} had got there first, and held on to the ground with {hero_his} knees. Everybody joggled.',
          ],
          warm: [
            '{hero_subj} told the others exactly how {part_def} was getting on, so that they need not look for themselves. They pushed, to hear better.',
          ],
          clever: [
            '{hero_subj} had worked out which was the best spot to watch {part_def}, and was on it. The rest of the spots wobbled.',
          ],
          playful: [
            '{hero_subj} was a hen, and the good place was the egg. The hen sat in front of {part_def} and pecked to all sides.',
          ],
        },
        fails: ['Every peck was passed on, from elbow to elbow, until it got to the very thing.'],
        again: ['{hero_subj} spread out both arms. Somebody’s ear was in one of them.'],
        refrain: ['Mine, mine, jog. And stop.'],
        turned: ['Five, and you. Five, and drop.'],
        noticing: [
          '{hero} heard breathing at the back of {hero_his} neck. It was {companion_gen}. It came from someone who is standing on one leg on somebody else’s foot, to see a bit of collar.',
        ],
        deed: [
          '{hero_subj} looked once more, for five whole fingers. Then {hero_he} got up from the place, and held {companion} by the shoulders till {companion_he} was on it.',
        ],
        answer: [
          'It was a place with a different person in it every five. There was nothing to be held on to, and so nothing shook.',
        ],
        echo: [
          '<companion>Your five was longer than mine,</companion> said {companion}. <hero>I’ve got a longer thumb,</hero> said {hero}. They laid them side by side.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} held the best place, right in front of {part_def}, with both elbows. <hero>Mine,</hero> {hero_he} told {part_him}.',
          ],
          warm: [
            '<hero>I’ll just stay here, dear,</hero> said {hero} to {part_def}. {hero_subj} stuck out {hero_his} elbows, so as to be safe.',
          ],
          clever: [
            '{hero} stood where you could talk to {part_def} best. {part_def} wanted to stand there too. {hero} explained whose place it was.',
          ],
          playful: [
            '{hero} was a tree, and had roots in front of {part_def}. The tree had very sharp branches.',
          ],
        },
        fails: [
          '<hero>Mine,</hero> said {hero}. What {part_def} understood was that one holds on to things here.',
        ],
        again: ['<hero>Mine, mine,</hero> said {hero}, and jogged. {part_def} learned that quickly.'],
        refrain: ['Mine, mine, jog. And mine.'],
        turned: ['Five me, five you. And here.'],
        noticing: [
          '{hero_gen} elbows ached. Behind {hero_him} {companion} stood on tiptoe and could see only a collar. In front of {hero_him} they were holding on just as hard as {hero_he} was.',
        ],
        deed: [
          '{hero} counted to five on {hero_his} fingers, so that everyone could see it. {hero_subj} stepped back, and pointed {part_def} into the good place for the next five.',
        ],
        answer: ['{part_def} looked at the fingers. There were five, and then there was a place.'],
        echo: [
          '<companion>One, two, three, four,</companion> counted {companion}, and stopped. <hero>Five,</hero> said {hero}. <companion>I wanted to see if you would.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sat down in the good place, right before {part_def}, with {hero_his} knees out. <hero>Taken,</hero> said {hero}.',
          ],
          warm: [
            '<hero>I’ll keep it warm for you all,</hero> said {hero} to {part_def}, and sat down in the good place, and stayed.',
          ],
          clever: [
            '{hero_subj} drew a ring round the good place, and {hero_himself} in it. {part_def} could see quite clearly how things were.',
          ],
          playful: [
            '{hero_subj} was a hen, and the good place was the egg. The hen sat there before {part_def} and clucked at everyone.',
          ],
        },
        fails: ['{hero} showed how you sit on a thing. {part_def} looked on and learned it.'],
        again: ['{hero_subj} made {hero_himself} wider. Over there somebody got wider too.'],
        refrain: ['Taken, taken, cluck. And taken.'],
        turned: ['Five for me, five for you. And here.'],
        noticing: [
          'Both knees had gone to sleep. {hero} looked round for somewhere to put them, and saw {companion}. {companion} had been on one leg the whole time, because there was no more room.',
        ],
        deed: [
          '{hero_subj} got up. {hero_subj} held up five fingers, pointed {part_def} into the good place, and shut them one by one.',
        ],
        answer: ['At the fifth finger {part_def} got up as well, and held up a five of {part_his} own.'],
        echo: [
          '<companion>You had six,</companion> said {companion}. <hero>One was for getting up,</hero> said {hero}.',
        ],
      },
    ],
  },
  mirrorHandedOver: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kept {hero_his} little mirror tight in one fist. With the other {hero_he} felt about in {part_def}.',
          ],
          warm: [
            '{hero_subj} had a little mirror, and told {companion} everything that was in it. It was mostly {hero_gen} own nose, and the edge of {part_def}.',
          ],
          clever: [
            '{hero_subj} knew that light goes round corners in a mirror. {hero_subj} held it to one eye, and groped in {part_def} with {hero_his} free hand.',
          ],
          playful: [
            '{hero_subj} was a captain with a mirror for one eye. The captain sailed one arm into {part_def}.',
          ],
        },
        fails: [
          'Where {hero_gen} own eye was, no light could get in. The mirror showed one eye, very large.',
        ],
        again: ['{hero_subj} held it closer. Now the eye was all there was in the world.'],
        refrain: ['Peep at me, peep at me. Black.'],
        turned: ['Tilt to you, tilt to there. Oh.'],
        noticing: [
          'There was nothing in the mirror but {hero}. At the side {companion_gen} hand had been held out for a while, open, and empty.',
        ],
        deed: [
          '{hero_subj} laid the mirror in {companion_gen} hand with the glass outwards. Then {hero_he} pointed into {part_def}, with both arms.',
        ],
        answer: [
          '{companion} tilted it a hair. A pale spot ran over the ground and stopped at the edge of {part_def}.',
        ],
        echo: [
          '<companion>Want to see somebody funny?</companion> asked {companion}, and held up the mirror. They both fitted in.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a little mirror and held it out in front, like a shield. So {hero_he} marched at {part_def}.',
          ],
          warm: [
            '{hero_subj} breathed on {hero_his} little mirror and rubbed it, so that it should be clean for everyone later. Then {hero_he} leaned into {part_def}.',
          ],
          clever: [
            'Two of me see twice as much, thought {hero}. {hero_subj} held {hero_his} little mirror beside {hero_his} cheek, and put both heads into {part_def}.',
          ],
          playful: [
            '{hero_subj} made faces at {hero_his} little mirror, and it made them back. They went up to {part_def} together.',
          ],
        },
        fails: ['A mirror that looks at you shows you, and behind you it shows the way out.'],
        again: ['{hero_subj} turned the mirror round and round. It was {hero} each time, from all sides.'],
        refrain: ['Me, me, me, me. Black.'],
        turned: ['Yours, yours, tilt. Oh.'],
        noticing: [
          'In a corner of the mirror was a bit of {companion}. {companion} stood just where the light came in, and could not use it. {companion} had nothing to do it with.',
        ],
        deed: [
          '{hero_subj} went over and put the mirror in {companion_gen} hands. <hero>You’re standing right,</hero> said {hero}, and pointed into {part_def}.',
        ],
        answer: [
          '{companion} caught the light at the first try. A bright coin ran up to {part_def}, and went in over the edge.',
        ],
        echo: [
          '<companion>You’re in it again,</companion> said {companion}. <hero>Only at the side,</hero> said {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} held a little mirror in one fist, where only {hero_he} could see it. With the other fist {hero_he} shook {part_def}.',
          ],
          warm: [
            '{hero_subj} told {part_def} how it looked from the side, out of {hero_his} own little mirror. Then {hero_he} tugged with {hero_his} free hand.',
          ],
          clever: [
            '{hero_subj} had a little mirror for looking round corners. But it took one hand, and {part_def} needed two.',
          ],
          playful: [
            '{hero_subj} was a barber with a mirror. <hero>Short at the back?</hero> {hero_he} asked {part_def}, and tugged with two fingers.',
          ],
        },
        fails: [
          'What {hero} saw, {hero_he} could not reach. What {hero_he} reached, {hero_he} could not see.',
        ],
        again: [
          '{hero_subj} took the mirror in {hero_his} teeth. It went misty, and so did everything in it.',
        ],
        refrain: ['Look and tug, look and tug. Stuck.'],
        turned: ['You look, I tug. Tick.'],
        noticing: [
          'The mirror showed {hero_gen} own eye, and it looked cross. Beside {hero_him} {companion} held one hand out, quite still, as you hold it for a bird.',
        ],
        deed: [
          '{hero_subj} laid the mirror in {companion_gen} hand, with the glass outwards. Now {hero_he} had two hands for {part_def}.',
        ],
        answer: [
          '<companion>Down a bit,</companion> said {companion}, looking in the glass. <companion>There.</companion> {hero} could not see it, but {hero_he} could feel it.',
        ],
        echo: [
          'When it was {hero_gen} turn again, the mirror had {companion_gen} thumb on it. {hero} did not wipe it off.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a mirror, and it was {hero_gen}. {hero_subj} peered with it round the back of {part_def}, and banged in front.',
          ],
          warm: [
            '{hero_subj} described to {companion} what {hero_he} could see in the mirror, so kindly that {companion} need not have it. {part_def} did not get any looser by that.',
          ],
          clever: [
            '{hero_subj} held the mirror so that {hero_he} saw {part_def}, and {hero_his} hand the wrong way round. When {hero_he} went left it went right.',
          ],
          playful: [
            '{hero_subj} was a knight with a shining shield, so small that it fitted in {hero_his} fist. The knight looked in it, and hit {part_def} behind {hero_him}.',
          ],
        },
        fails: ['One hand knew, and the other one worked. They had not been introduced.'],
        again: ['{hero_subj} tried it over the other shoulder, and saw a nostril.'],
        refrain: ['Mine to see, mine to poke. And stuck.'],
        turned: ['Yours to see, mine to poke. And luck.'],
        noticing: [
          'A patch of light was dancing about. It was from the mirror, and it danced on {companion_gen} jacket, on {companion_gen} chin, and into one eye. {companion} only blinked. {companion} had one hand open, down there at the side.',
        ],
        deed: [
          '{hero_subj} put the mirror in the hand, and shut {companion_gen} fingers round it. Then {hero_he} took hold of {part_def}, with both of {hero_his}.',
        ],
        answer: [
          '<companion>Left,</companion> said {companion}. <companion>No, your left. There’s something there.</companion>',
        ],
        echo: [
          '{companion} gave the mirror back. There were two faces in it now, if you held it far enough away.',
        ],
      },
    ],
  },
  nameFirstOnTheList: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>I’ll manage,</hero> said {hero}. The good notes were in {hero_his} bag, and {hero_he} took on {part_def} without them coming out.',
          ],
          warm: [
            '{hero_subj} did not want to trouble the others with the notes. <hero>I’ll manage,</hero> {hero_he} said, and went round {part_def} once more.',
          ],
          clever: [
            '{hero_subj} was the only one who knew in what order {part_def} went. It was all in the notes, and they were in {hero_his} bag.',
          ],
          playful: [
            '{hero_subj} did {part_def} as a magician does, with nothing up {hero_his} sleeve. It was all in the bag.',
          ],
        },
        fails: ['On the sheet, under the word by, there was one name, in capitals.'],
        again: ['{hero_subj} managed louder. From outside it looked like a person wrestling a tent.'],
        noticing: [
          '{hero_subj} wanted a pencil, and someone held one out. On the back of that hand was a little drawing in biro. It was the idea the notes began with, and it was older than the notes.',
        ],
        deed: [
          '{hero_subj} laid the notes in the middle, opened them, and wrote {companion_gen} name on the sheet, above {hero_his} own.',
        ],
        answer: ['Four people bent over the page. Then each of them went to a different side of {part_def}.'],
        echo: [
          '<companion>It’s only alphabetical,</companion> said {companion}. It was not. {hero} left it as it stood.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} knew how it went, and had told no one. <hero>Watch,</hero> said {hero}, took hold of {part_def}, and they watched.',
          ],
          warm: [
            '{hero_subj} wanted to surprise them with it, ready and done. So {hero_he} had kept the drawings at home, and {part_def} to {hero_himself}.',
          ],
          clever: [
            '{hero_subj} had the plan in {hero_his} head, where nobody could spill anything on it. {hero_subj} went through it with {part_def}, step by step, alone.',
          ],
          playful: [
            '{hero_subj} had a trick for {part_def}, and a good magician never tells. {hero_subj} rolled up {hero_his} sleeves and hummed the music to it.',
          ],
        },
        fails: ['There were five of them there, and four were audience.'],
        again: ['{hero_subj} had thought it out for six hands. {hero_subj} tried moving the two faster.'],
        noticing: [
          '{companion} was drawing on a paper cup. {hero} saw it from above, upside down, and knew it at once. It was how the whole thing goes. {companion} had shown {hero_him} that months ago, on another cup, and {hero} had said that it was quite nice.',
        ],
        deed: [
          '{hero_subj} fetched {hero_his} drawings out of the bag and pinned them up. Across the top stood {hero_his} name. {hero_subj} struck it out and wrote {companion}, and then, smaller, a second one. <hero>Who takes which end?</hero> asked {hero}.',
        ],
        answer: [
          'They read, they nodded, they went to their places round {part_def}. It was like that moment when the lights go on.',
        ],
        echo: ['<companion>Quite nice,</companion> said {companion}, with {companion_his} head on one side.'],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had written one name on the sheet, and it was {hero_his}. Now {hero_he} stood before {part_def} and asked what the matter was.',
          ],
          warm: [
            '{hero_subj} told {part_def} warmly that they had all done it, in a way. On the sheet there was one name.',
          ],
          clever: [
            '{hero_subj} set out for {part_def} who had done how much, in per cent, from memory. The good notes stayed in {hero_his} bag.',
          ],
          playful: [
            '{hero_subj} played the great author for {part_def}, with a scarf and a signature. It got one laugh, from {hero_himself}.',
          ],
        },
        fails: ['The bag with the notes stayed on {hero_gen} shoulder, with the zip done up.'],
        again: [
          '{hero_subj} said it was only a sheet of paper. Then {hero_he} held it rather tightly, for only a sheet of paper.',
        ],
        noticing: [
          '{hero_subj} looked for something to write on and found an old page. In one corner there was a drawing in biro. {hero} knew who drew like that, and it was not {hero_he}.',
        ],
        deed: [
          '{hero_subj} put the notes down in front of {part_def}, where anybody could have them. On the sheet {hero_he} wrote the other name above {hero_his} own, in ink.',
        ],
        answer: [
          'The ink was still wet when somebody leaned over to read it. {hero} moved {hero_his} hand off the page.',
        ],
        echo: ['Second on the sheet is a good place. You can see from there who is first.'],
      },
    ],
  },
  halfMySlot: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had booked the whole afternoon with {part_def}. {hero_subj} put {hero_his} headphones in and pressed on, faster, to get there.',
          ],
          warm: [
            '{hero_subj} meant to be finished early and hand over to the others. So {hero_he} hurried {part_def}, with {hero_his} headphones in.',
          ],
          clever: [
            '{hero_subj} had worked out that if {part_def} was seen to every four minutes, it would be ready by four.',
          ],
          playful: [
            '{hero_subj} worked at {part_def} to a very quick song. The song could only be heard by {hero}, and so could the point of it.',
          ],
        },
        fails: ['{hero} had been over it so often that it was never once left alone.'],
        again: [
          '{hero_subj} turned the music up and went at it again. The song was over before it was, every time.',
        ],
        noticing: [
          '{hero_subj} took out one headphone to look for a pencil. Round about, three people were sitting on their bags. One of them looked at the clock, and then, quickly, at the ground.',
        ],
        deed: [
          '{hero_subj} took the booking sheet and crossed out half of {hero_his} own time. {hero_subj} wrote their names underneath and carried {hero_his} things out of the way.',
        ],
        answer: ['They had work of their own, a few steps off. Nobody laid a finger on {part_def}.'],
        echo: [
          '<hero>What were you listening to?</hero> asked {hero}. {companion} held one headphone out. It was the same song.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had the key until six, and used it. {hero_subj} went back to {part_def} every few minutes, and each time a bit more firmly.',
          ],
          warm: [
            '{hero_subj} had the place until six, and wanted to hand it over in order. For the sake of those who came after, {hero_he} kept tidying at {part_def}.',
          ],
          clever: [
            '{hero_subj} had booked till six, and divided it up. In each quarter of an hour {part_def} was to be a quarter further on.',
          ],
          playful: [
            '{hero_subj} had the whole place to {hero_himself} till six, and made a show of it for no one. Every few minutes the star of it was {part_def}.',
          ],
        },
        fails: ['It wanted leaving, and {hero} had four hours in which not to leave it.'],
        again: [
          '{hero_subj} locked the door, to have peace and quiet. There was nobody in there to disturb {hero_him} but {hero}.',
        ],
        noticing: [
          'Somebody was sitting outside the door, with an instrument, or a roll of paper, on {companion_his} lap. {hero} saw only the shoes, under the gap. They were {companion_gen}. They were keeping time to something, very softly.',
        ],
        deed: [
          '{hero_subj} unlocked the door. {hero_subj} wrote {companion_gen} name on the sheet, over the two hours that were left, in pen. <hero>It’s yours till six,</hero> said {hero}. <hero>I’ll come back for my things.</hero> {hero_subj} went without {hero_his} coat.',
        ],
        answer: [
          '{companion} did what {companion_he} had come for, with {companion_his} back to {part_def}. In two hours {companion_he} did not once turn round.',
        ],
        echo: [
          '<companion>It did something around five,</companion> said {companion}. <hero>What?</hero> <companion>I don’t know. I was busy.</companion>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had the whole afternoon in the booking sheet. {hero_subj} put in {hero_his} headphones and heaved at {part_def}.',
          ],
          warm: [
            '{hero_subj} wanted to be out of everyone’s way soon. So {hero_he} took {part_def} on alone, with {hero_his} headphones in.',
          ],
          clever: [
            '{hero_subj} had booked enough time to move {part_def} by {hero_himself}. Others, {hero_he} found, are always in each other’s way.',
          ],
          playful: [
            '{hero_subj} heaved at {part_def} in time to a song. The song had a chorus for twelve, and {hero} was one.',
          ],
        },
        fails: ['There were arms enough along the edge of things. They had no booking.'],
        again: ['{hero_subj} turned the music up, for weight.'],
        noticing: [
          '{hero_subj} took out one side to look for a rope. Three people were sitting there on their bags. One of them was holding a watch and not saying so.',
        ],
        deed: [
          '{hero_subj} took the sheet and crossed out half of what was {hero_gen}. {hero_subj} wrote their names there, and told them from when. From when was now.',
        ],
        answer: [
          'They put down their bags, and came over, all three of them, and bent to where {part_def} did not quite lie flat.',
        ],
        echo: [
          '<companion>What were you listening to?</companion> asked {companion}. {hero} handed over one side. On the chorus they were four.',
        ],
      },
    ],
  },
};
