import type { LessonPairs } from '../../schema.ts';

export const responsibility: LessonPairs = {
  theEndIHold: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero} was to hold one end of {part_def}. Over there was a shout, and {hero_he} dropped it, and ran. Then {hero_he} snatched it up again.',
          ],
          warm: [
            'One end of {part_def} was {hero_gen} job. {hero_subj} wanted to see, only for a moment, if all was well over there, and let go.',
          ],
          clever: [
            '{hero} had said that {hero_he} would hold one end of {part_def}. It lies quite well by itself, {hero_he} thought, and went to look at a beetle.',
          ],
          playful: [
            '<companion>You hold that end,</companion> {companion} had said, and {hero} had one end of {part_def}. {hero_subj} needed both hands for a cartwheel, just one.',
          ],
        },
        fails: ['An end that nobody holds is not an end any more. It is a beginning, of something else.'],
        again: ['{hero_subj} snatched it up so fast that it passed {hero_him} on the way.'],
        refrain: ['Hold it, drop it, back. Too late.'],
        turned: ['Hold it, hold it, hold it. Still.'],
        noticing: [
          '{companion} stood there with both arms full. {companion} did not call. {companion} only looked at the place where {hero} ought to be, and it was quite empty.',
        ],
        deed: [
          '{hero} turned round and ran back. {hero_subj} took the end of {part_def} in both hands, put {hero_his} feet apart, and kept hold.',
        ],
        answer: [
          'The shouting over there went on without {hero_him}. Here, for the first time, nothing slid.',
        ],
        echo: [
          '<companion>You can let go now,</companion> said {companion}. <hero>Are you sure?</hero> asked {hero}. {companion} was sure. {hero} held on a little longer.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had said <hero>I’ve got it,</hero> about {hero_his} end of {part_def}. Then {hero_he} saw something small go by.',
          ],
          warm: [
            '{hero} had {hero_his} end of {part_def}, and waved to someone over there. One waves with the whole hand.',
          ],
          clever: [
            '{hero} had {hero_his} end of {part_def}, and an idea. For the idea {hero_he} needed a finger, and then another.',
          ],
          playful: [
            '{hero} had {hero_his} end of {part_def}, and it was a microphone. One bows with a microphone.',
          ],
        },
        fails: ['The end fell exactly as far as it could.'],
        again: ['{hero_subj} caught it again, with {hero_his} foot, and bowed. It was the bow that did it.'],
        refrain: ['Got it, got it, oops. And thump.'],
        turned: ['Got it, got it, got it. Got.'],
        noticing: [
          'Over there {companion} was still holding. Both {companion_gen} arms were shaking, and {companion_gen} eyes were on the empty place, where a person ought to be. {companion} did not say so.',
        ],
        deed: [
          '{hero} ran back and took {hero_his} end of {part_def} in both hands. {hero_subj} set {hero_his} feet apart. {hero_gen} nose itched, and {hero_he} let it itch.',
        ],
        answer: ['Now there was nothing else in the world but an end. It did not move.'],
        echo: [
          '<companion>You can scratch,</companion> said {companion}, when it was over. {hero} scratched. It had been worth waiting for.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero} was to hold one end of {part_def} still. There was a noise over there. {hero_subj} dropped it, looked, and grabbed it again.',
          ],
          warm: [
            'One end of {part_def} was to be held still, and that was {hero_gen} job. {hero_subj} waved to everyone who came past. {hero_subj} waved with that hand.',
          ],
          clever: [
            '{hero} had said that {hero_he} would hold one end of {part_def} still. You could hang it on a toe, {hero_he} found, and meanwhile think of other things.',
          ],
          playful: [
            '<companion>Hold that end still,</companion> {companion} had said, and {hero} held one end of {part_def}. {hero_subj} made it a skipping rope, but only very slowly.',
          ],
        },
        fails: ['Each time {hero} let go, everything ran back that had been loose.'],
        again: ['{hero_subj} grabbed it so hard that it was jerked tight from the other side as well.'],
        refrain: ['Hold it, drop it, grab it. Tight.'],
        turned: ['Hold it, hold it, hold it. Light.'],
        noticing: [
          '{companion} had both arms full of loops. {companion} did not call. {companion} looked at the end that lay there on the ground, with nobody on it.',
        ],
        deed: [
          '{hero} went back and picked up the end of {part_def}. {hero_subj} took it in both hands, feet apart, and stood as still as a post.',
        ],
        answer: [
          '{companion} pushed one bend back where it came from. It stayed there, since nobody pulled.',
        ],
        echo: [
          'A fly had sat down on {hero_gen} nose while {hero_he} was being a post. <companion>I saw it,</companion> said {companion}. <companion>You were very good.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had the end of {part_def} in one hand. With the other {hero_he} waved to somebody, and then with both.',
          ],
          warm: [
            '{hero_subj} held the end of {part_def} until a beetle came by on its back. {hero_subj} put down the end and helped the beetle.',
          ],
          clever: [
            '{hero_subj} held the end of {part_def} and thought that one could just as well lay a stone on it. {hero_subj} went to look for a stone.',
          ],
          playful: [
            'The end of {part_def} was a snake, and {hero} was to hold it. {hero_subj} let it bite people.',
          ],
        },
        fails: ['What had been laid so nicely open fell in on itself. Nobody was there at the other side.'],
        again: ['{hero_subj} caught the end again at a run, and that pulled everything with it.'],
        refrain: ['Got it, lost it, got it. And knot.'],
        turned: ['Keep it, keep it, keep it. And not.'],
        noticing: [
          '{companion_gen} fingers had stopped in the middle. They held one loop up in the air. They could not put it down, and they could not go on, and they waited.',
        ],
        deed: [
          '{hero_subj} came back, took the end of {part_def}, and wound it once about {hero_his} hand. {hero_subj} sat down on the ground with it, and stayed.',
        ],
        answer: [
          'Now it had a beginning again. {companion_gen} fingers went on with the next bend, as if someone had said carry on.',
        ],
        echo: [
          '<companion>The somebody waved back, by the way,</companion> said {companion}. {hero} had not seen. {hero_subj} had been looking at a loop.',
        ],
      },
    ],
  },
  jacketAndWatch: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero} had promised to look after {part_def}, and had run off. Now {hero_he} did all the looking at once, and fast.',
          ],
          warm: [
            '{hero} had promised to look after {part_def}, and had run off. {hero_subj} came back with a bad conscience and fussed over it.',
          ],
          clever: [
            '{hero} had promised to look after {part_def}. If you look three times as hard, {hero_he} thought, you can be away for the rest.',
          ],
          playful: [
            '{hero} had promised to look after {part_def}. {hero_subj} put {hero_his} cap there instead. <hero>That’s me,</hero> {hero_he} told it, and ran.',
          ],
        },
        fails: ['When {hero} was away, nobody was there. When {hero} was there, {hero_he} was in a hurry.'],
        again: ['{hero_subj} hurried twice as hard, to make up for being away twice.'],
        refrain: ['Off I run, back I run, poke. Oh no.'],
        turned: ['Sit I here, stay I here. And so.'],
        noticing: [
          'From far off {hero} turned round and looked. It was all alone over there, without a cover, and just as small as when {hero_he} went.',
        ],
        deed: [
          '{hero_subj} walked back. {hero_subj} spread {hero_his} jacket, to keep the draught off {part_def}, and sat down beside it with folded legs.',
        ],
        answer: ['Nothing was different for a while, except that somebody was there.'],
        echo: [
          '<companion>Weren’t you cold?</companion> asked {companion}. <hero>The jacket wasn’t,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had said <hero>I’ll mind it,</hero> of {part_def}. {hero_subj} minded it for a moment. Then {hero_he} ran to see what the others had.',
          ],
          warm: [
            '{hero} had promised {part_def} to stay. But {companion} was all alone over there. {hero_subj} ran to {companion}, and then back, and then to {companion}.',
          ],
          clever: [
            '{hero} had promised to mind {part_def}, and reckoned that twice an hour was enough. Twice an hour {hero_he} came and caught up.',
          ],
          playful: [
            '{hero_subj} was the night watchman of {part_def}, with a whistle. It is a big town, and he had to be everywhere.',
          ],
        },
        fails: ['It had a great deal of visiting and very little company.'],
        again: ['{hero_subj} looked in again on the run, and blew on it, to see if it was awake.'],
        refrain: ['Off, back, off. And flat.'],
        turned: ['Here, here, here. And that.'],
        noticing: [
          'When {hero} came by again {hero_he} was walking, for once, since {hero_he} had a stitch. {hero_subj} saw it from a way off. It was very small, and the wind went right across it.',
        ],
        deed: [
          '{hero_subj} took off {hero_his} jacket. {hero_subj} hung it up between the wind and {part_def}, and sat down there on {hero_his} heels, to stay.',
        ],
        answer: [
          'The wind had to go round. Behind the jacket something went on with what it had been doing.',
        ],
        echo: [
          '<companion>The others had a kite,</companion> said {companion}. <hero>I had a jacket,</hero> said {hero}. <hero>It flapped quite well.</hero>',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero} had promised to sit by {part_def}. {hero_subj} had run off instead. Now {hero_he} came back and shook {part_him}, to see if all was well.',
          ],
          warm: [
            '{hero} had promised to sit by {part_def}, and had been away. <hero>I’m back,</hero> said {hero}, quite loud, and patted and patted.',
          ],
          clever: [
            'It had been agreed that {hero} would sit by {part_def}. You can watch anyone asleep from a distance, {hero_he} had thought. Now {hero_he} checked, finger first.',
          ],
          playful: [
            '{hero} had said that {hero_he} would sit by {part_def}. {hero_subj} popped up at the edge like a puppet. <hero>Peep,</hero> {hero_he} said, each time {hero_he} came past.',
          ],
        },
        fails: ['Whoever is checked on every minute does not sleep any lighter.'],
        again: ['{hero_subj} checked from the other side too, with both hands.'],
        refrain: ['Off I run, back I run, prod. And grunt.'],
        turned: ['Sit I here, stay I here, hush. And over.'],
        noticing: [
          '{hero} looked back from a good way off. Nobody was with the sleeper, and one side was uncovered. It was exactly the side that {hero} had promised.',
        ],
        deed: [
          '{hero_subj} walked back, quite slowly. {hero_subj} spread {hero_his} jacket over {part_def}, and sat down next to it with folded legs.',
        ],
        answer: ['The jacket went up, and it went down. After a time it went up and down more slowly.'],
        echo: [
          '{hero} got {hero_his} jacket back warm. That had never happened to {hero_him} before with a jacket.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} was to sit with {part_def}. {hero_subj} stuck a note on {part_him} that said back soon, and was not.',
          ],
          warm: [
            '{hero} was to sit with {part_def}. {hero_subj} could not bear to, it was so quiet. Each time {hero_he} came back {hero_he} stroked {part_him}, fast.',
          ],
          clever: [
            '{hero} was to sit with {part_def}. {hero_subj} thought that a sleeper does not notice. {hero_subj} noticed that {hero_he} was wrong, and tugged the blanket.',
          ],
          playful: [
            '{hero} was to sit with {part_def}. {hero_subj} left {hero_his} shoe to do it. The shoe said <hero>psst,</hero> in {hero_gen} voice, as {hero_he} ran past.',
          ],
        },
        fails: ['It was a chilly, draughty sort of minding. You hold on to what you have got, in that.'],
        again: ['{hero_subj} came in from the left with a bump, and begged pardon, and bumped.'],
        refrain: ['Just looking, I’m off, bump. And hmpf.'],
        turned: ['Hush, I’m here, hush. And hmm.'],
        noticing: [
          '{hero} came round the corner once more, and saw it from there. Beside the sleeper was an empty place, about as big as one person. It was exactly where {hero} should have been.',
        ],
        deed: [
          '{hero_subj} did not run this time. {hero_subj} laid {hero_his} jacket over {part_def}, sat down in the empty place, and stayed sitting.',
        ],
        answer: [
          'The breathing had had a catch in it. After a bit you could wait for the catch, and it did not come.',
        ],
        echo: [
          '{hero} had pins and needles down to the toe. <companion>Both?</companion> asked {companion}. <hero>The pins are asleep,</hero> said {hero}.',
        ],
      },
    ],
  },
  ownBagFirst: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had dropped {hero_his} bag in the middle. <hero>I’ll fetch it later.</hero> {hero_subj} pushed at {part_def} from the side.',
          ],
          warm: [
            '{hero_subj} begged {part_def} to move over a little. {hero_gen} own bag was lying there, and {hero_he} did not like to disturb it.',
          ],
          clever: [
            '{hero_subj} calculated what {part_def} weighed. It weighed more than it should. {hero_gen} bag {hero_he} left out of it.',
          ],
          playful: [
            '{hero_subj} hopped over {hero_his} own bag, and over it again, each time {hero_he} went at {part_def}. <hero>Hurdles,</hero> said {hero}.',
          ],
        },
        fails: ['There was more lying on it than had been there at first. {hero} stepped round the more.'],
        again: ['{hero_subj} pushed from the other side, over the bag and past the strap.'],
        refrain: ['Push it, hop it, later. Thud.'],
        turned: ['Bag up, on back, now. And up.'],
        noticing: [
          '{companion} tripped on a strap, and caught {companion_himself}. {companion} turned the strap over, without a word. There was a name on it, and it was {hero_gen}.',
        ],
        deed: ['{hero} lifted off the bag with both arms, and hung it on {hero_his} own back.'],
        answer: [
          '{part_def} rose by a finger’s width, quite of its own accord. It had carried a bag as well, all this time.',
        ],
        echo: [
          '<companion>What have you got in there?</companion> asked {companion}. {hero} looked. <hero>Mostly stones I liked.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Leave that, it’s in nobody’s way,</hero> said {hero} of {hero_his} bag. It was hanging on {part_def}. {hero_subj} pushed.',
          ],
          warm: [
            '{hero_subj} had put {hero_his} bag on {part_def} so that nobody should fall over it. Then {hero_he} pushed, and said there, there.',
          ],
          clever: [
            '{hero_subj} thought of the weight of {part_def}, the slope, and the wind. {hero_subj} did not think of {hero_his} bag. It sat on top.',
          ],
          playful: [
            '{hero_subj} leapt like a goat over {hero_his} own bag and butted {part_def}. The bag was a mountain. The goat knew every step of it.',
          ],
        },
        fails: ['Somebody had made it heavier, and it was somebody with a drink bottle and three books.'],
        again: ['{hero_subj} pushed until {hero_his} head hurt. Up there a buckle jingled.'],
        refrain: ['Push it, leave it, push it. And no.'],
        turned: ['Mine, off, mine. And go.'],
        noticing: [
          '{companion} had sat down with a sore toe. <companion>That’s the third time,</companion> said {companion}. {companion} was not looking at {part_def} at all. {companion} was looking at a strap.',
        ],
        deed: [
          '{hero_subj} said oh. {hero_subj} took the bag in {hero_his} arms, lifted it off, and put it on {hero_his} own back.',
        ],
        answer: ['It gave a creak below, like somebody who is allowed to get up.'],
        echo: [
          '<companion>So what did I trip over now?</companion> asked {companion}, a bit later. It was {hero}, with a bag on, tying {companion_gen} shoelace.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had dropped {hero_his} bag right in front. <hero>I’ll fetch it later.</hero> Then {hero_he} squeezed at {part_def}, past the bag.',
          ],
          warm: [
            '{hero_subj} told {companion} to mind the bag. Then {hero_he} wriggled round it most considerately, and got one arm into {part_def}.',
          ],
          clever: [
            '{part_def} was narrow, and {hero} worked out how narrow. {hero_gen} bag stood in front of it, and so {hero_he} worked it out from the side.',
          ],
          playful: [
            '{hero_subj} was a snake going round a stone. The stone was {hero_gen} own bag. The snake put its head into {part_def}.',
          ],
        },
        fails: ['There were two things in the way now. One of them belonged to {hero}.'],
        again: ['{hero_subj} kicked the bag a bit further, and that was further in.'],
        refrain: ['Squeeze it, hop it, later. Stuck.'],
        turned: ['Bag up, on back, now. And in.'],
        noticing: [
          '{companion} fell over the strap. {companion} sat there, and turned it over. The name on it was {hero_gen}, in capitals, and {hero_he} had written it {hero_himself}.',
        ],
        deed: [
          '{hero} lifted the bag away from {part_def} with both arms and hung it on {hero_his} own back.',
        ],
        answer: ['Behind the bag there was more of {part_def} than anyone had seen so far.'],
        echo: [
          '<companion>Later came quite early,</companion> said {companion}. <hero>It tripped you up,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had thrown {hero_his} bag ahead, for a start. It had got as far as the mouth of {part_def}. <hero>In a minute,</hero> said {hero}, and crawled.',
          ],
          warm: [
            '<hero>My bag can wait,</hero> said {hero}. <hero>First we’ll help.</hero> {hero_subj} reached over the bag, into {part_def}, with one arm.',
          ],
          clever: [
            '{hero_subj} found that {part_def} was even narrower than it had looked. {hero_subj} drew it on a bit of paper, and drew {hero_his} bag as well, without thinking.',
          ],
          playful: [
            '{hero_subj} was toothpaste. {hero_subj} squeezed {hero_himself} at {part_def}, past a bag that somebody had left there.',
          ],
        },
        fails: ['It was like a door with somebody standing in it who says that he is just going.'],
        again: ['{hero_subj} tried it feet first, and came out the same way.'],
        refrain: ['Squeeze, squash, later. And jam.'],
        turned: ['Up, on, away. And wham.'],
        noticing: [
          '{companion} was to be lifted over. Halfway over {companion_his} foot went through a strap. {companion_he} hung there, upside down, and read what was on the label. It was a name.',
        ],
        deed: [
          '{hero_subj} set {companion} back on {companion_his} feet. Then {hero_he} pulled the bag out of {part_def}, and put it on {hero_his} back.',
        ],
        answer: [
          'It was as when somebody opens a shutter. {part_def} had a second side, and there was air in it.',
        ],
        echo: [
          '<companion>It’s good handwriting,</companion> said {companion}, <companion>even from below.</companion>',
        ],
      },
    ],
  },
  theSignAtTheSpot: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero} was to give the sign. {hero_subj} had been playing about. Now {hero_he} clapped ten times in a row, against {part_def}.',
          ],
          warm: [
            'The sign was {hero_gen} job. So that {companion} should be sure to hear it over {part_def}, {hero_he} gave it ten times.',
          ],
          clever: [
            'It was {hero} who had to give the sign. Of ten claps, {hero_he} thought, one is bound to get past {part_def}.',
          ],
          playful: [
            'They had agreed on a sign, and {hero} was to give it. {hero_subj} clapped it to the tune of a song, and sang the song, and was louder than {part_def}.',
          ],
        },
        fails: ['If it is given ten times, it is no sign. It is only some more noise.'],
        again: ['{hero_subj} clapped ten more. <hero>That was the sign,</hero> called {hero}, after each.'],
        refrain: ['Clap, clap, clap, clap. Which?'],
        turned: ['Wait, wait, wait. Clap.'],
        noticing: [
          '{companion} had {companion_his} head up, like someone waiting at a door. {companion} was not waiting for clapping. {companion} was waiting for one clap.',
        ],
        deed: [
          '{hero_subj} went back to the spot they had agreed on. {hero_subj} stood still, with {hero_his} hands apart, until it was time. Then {hero_he} clapped once.',
        ],
        answer: [
          '{part_def} had just drawn breath. {companion} had the sign before it was over, and nodded.',
        ],
        echo: [
          '<companion>How did you know when?</companion> asked {companion}. <hero>My hands wanted to, all the time,</hero> said {hero}. <hero>I waited till they didn’t.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had been told: one clap, from the stone, when it is time. {hero_subj} was up a post just then. {hero_subj} clapped from there, all {hero_he} had.',
          ],
          warm: [
            '{hero} was to clap once. But {companion} looked so tense over there. {hero_subj} clapped a bit, to cheer {companion_him} up, and then some more.',
          ],
          clever: [
            '{hero} was to clap once, when it was time. {hero_subj} tested the clap first. {hero_subj} tested it loud and soft, against {part_def}, for echo.',
          ],
          playful: [
            '{hero} was to clap once. {hero_subj} had invented a far better sign, with a drum roll in it, and gave it to {part_def} as well.',
          ],
        },
        fails: ['There was clapping, and there was {part_def}. It was all one to those who were waiting.'],
        again: ['{hero_subj} did it all again, with an encore.'],
        refrain: ['Clap-a-clap, clap-a-clap. Now? When?'],
        turned: ['Still as a stone. Clap. Then.'],
        noticing: [
          '{companion} had started, and stopped, and started. Now {companion} stood there with one foot in the air, and looked over at the place where the sign was going to come from. It was empty.',
        ],
        deed: [
          '{hero_subj} walked back to the spot, and held {hero_his} hands out, ready. {hero_subj} let one moment go by, and another. When it was time {hero_he} clapped, once.',
        ],
        answer: ['The one clap had a lot of quiet round it. {companion_gen} foot came down.'],
        echo: [
          '<companion>I liked the encore too,</companion> said {companion}. <hero>I’ve saved some,</hero> said {hero}. {hero_subj} did it when they got home, on the door.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} was to give {part_def} the sign. {hero_subj} played about, and then {hero_he} gave it ten times in a row.',
          ],
          warm: [
            'The sign for {part_def} was {hero_gen} job. So that {part_he} should be quite certain, {hero_he} gave it again and again.',
          ],
          clever: [
            'It was {hero} who had to give {part_def} the sign. Ten signs, {hero_he} thought, must be ten times as clear.',
          ],
          playful: [
            'They had agreed on a sign for {part_def}, and {hero} was to give it. {hero_subj} made a dance of it, with the sign in it, somewhere, ten times.',
          ],
        },
        fails: ['Ten signs are a lot of clapping. Which of them was it?'],
        again: [
          '{hero_subj} clapped again, for luck. {part_def} had done it by now, and undone it, and done it.',
        ],
        refrain: ['Clap, clap, clap, clap. What?'],
        turned: ['Here I stand, and clap. Ah.'],
        noticing: [
          '{companion} was standing at the other end with {companion_his} head up. {companion} was waiting as you wait at a door, for one knock. {hero} had knocked like rain.',
        ],
        deed: [
          '{hero} went back to the spot they had agreed on. {hero_subj} stood still there till it was time. Then {hero_he} gave one clap, and let {hero_his} hands hang.',
        ],
        answer: ['There was nothing after it, and so it had to be that one. {part_def} looked up.'],
        echo: [
          '<companion>Can you do it with one hand?</companion> asked {companion}. {hero} held one out. {companion} held out another. Together they made one clap.',
        ],
      },
      {
        firstTry: {
          bold: [
            'They had agreed on where {hero} should stand, and on one clap. {hero_subj} ran up from somewhere, late, and clapped at {part_def} like a hailstorm.',
          ],
          warm: [
            '{hero} was to clap once for {part_def}. {hero_subj} was afraid that {part_he} had not seen. So {hero_he} clapped for all the times it might have been missed.',
          ],
          clever: [
            '{hero} was to clap once for {part_def}. {hero_subj} clapped once for yes, twice for maybe and three times for wait. No one had been told this.',
          ],
          playful: [
            '{hero} was to give {part_def} the sign. {hero_subj} hid behind things, and clapped out of them, like a cuckoo.',
          ],
        },
        fails: ['It came from the left, and it came from above, and there were ten of it.'],
        again: ['{hero_subj} clapped once more from behind something. That one sounded quite new.'],
        refrain: ['Here, clap, there, clap. Huh?'],
        turned: ['Here. Clap. That’s it. Aha.'],
        noticing: [
          'On the spot where they had said, somebody had put a stone, so that {hero} should know. {companion} had done that. {companion} was looking at it, and so was {part_def}.',
        ],
        deed: [
          '{hero_subj} came and stood behind the stone. {hero_subj} waited till it was time. Then {hero_he} clapped once, and no more.',
        ],
        answer: [
          '{part_def} had looked at the stone for so long that it was almost bound to mean something.',
        ],
        echo: [
          '<companion>Can I have my stone back?</companion> asked {companion}. It was warm. {hero} had been standing on it as well.',
        ],
      },
    ],
  },
  backFromTheConcert: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Five minutes,</hero> wrote {hero}. {hero_subj} was on the way to a concert. {hero_gen} end of {part_def} lay on the ground.',
          ],
          warm: [
            '<hero>Five minutes, I’m so sorry,</hero> wrote {hero}, and sent a heart, and went on walking away from {part_def}.',
          ],
          clever: [
            '<hero>Five minutes,</hero> wrote {hero}. It was not wrong. It only left out from when. At {part_def} nobody stood.',
          ],
          playful: [
            '<hero>Five minutes,</hero> wrote {hero}, with a running man. The man was running the other way from {part_def}.',
          ],
        },
        fails: [
          '{hero_gen} turn had begun a good while ago. At the other end {companion} stood with both hands full.',
        ],
        again: ['<hero>Still five,</hero> wrote {hero}, from the queue.'],
        noticing: [
          '<companion>Ok, I’ll wait,</companion> it said on the screen. {hero} had read that before. It was the second one, and to write it {companion} must have put something down.',
        ],
        deed: [
          '{hero_subj} gave {hero_his} ticket to a friend, row six, and walked back, all the way. {hero_subj} took hold of {hero_his} end.',
        ],
        answer: [
          '<companion>Higher,</companion> said {companion}. It was the only thing {companion_he} said about it. {part_def} went higher.',
        ],
        echo: [
          'The friend sent a picture of the stage. <companion>Nice,</companion> said {companion}. <companion>Who’s that in your seat?</companion> <hero>Five minutes,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Start without me,</hero> called {hero}, in {hero_his} good jacket. {hero_his} place at {part_def} was the one by the wall.',
          ],
          warm: [
            '<hero>I’ll be there in spirit,</hero> said {hero}, and squeezed everybody, and left them with {part_def}. {hero_subj} had a ticket.',
          ],
          clever: [
            '{hero_subj} had worked out that {part_def} could just about be managed by one less. The one less was going to a concert.',
          ],
          playful: [
            '{hero_subj} left a coat on a broom in {hero_his} place at {part_def}, with a hat. They laughed, and then they had to hold it up as well.',
          ],
        },
        fails: ['By the wall there was a gap, the width of a person. After that it was a matter of time.'],
        again: [
          '{hero_subj} sent a picture from the queue. They all had their hands full, and it lay there and lit up.',
        ],
        noticing: [
          'At the door they wanted to see the ticket, and it was in the back pocket, and in the back pocket there was a list too. Six, hold left side, it said, in {hero_his} own hand. It was ten past. Somewhere somebody was holding the left side as well as the right.',
        ],
        deed: [
          '<hero>Do you want it?</hero> said {hero} to the girl behind {hero_him}. It was row six. Then {hero_he} ran, and walked, and ran again, because it was a long way and uphill. {hero_subj} went to the left side without taking off {hero_his} jacket.',
        ],
        answer: [
          '<companion>Got it?</companion> asked {companion}. <hero>Got it,</hero> said {hero}. {companion} let go of {companion_gen} second half of {part_def}, one finger after another.',
        ],
        echo: [
          'The jacket has a mark across the shoulder, from then. <companion>Suits you,</companion> said {companion}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Five minutes,</hero> wrote {hero}, on {hero_his} way to the concert, and told them to go ahead with {part_def}.',
          ],
          warm: [
            '{hero_subj} wrote to those at {part_def} how much {hero_he} wished {hero_he} were there. {hero_subj} could have been.',
          ],
          clever: [
            'By {hero_gen} reckoning {part_def} could be shifted without {hero_him}, if all the others were one and a half.',
          ],
          playful: [
            '{hero_subj} sent the people at {part_def} a strong man made of dots and brackets. Then {hero_he} took out {hero_his} ticket.',
          ],
        },
        fails: ['There was a corner of it that was {hero_gen}. It was lower than the other corners.'],
        again: ['<hero>Three minutes,</hero> wrote {hero}. {hero_subj} was further off than at five.'],
        noticing: [
          '<companion>Ok, I’ll wait.</companion> It stood there twice. Between the two were eleven minutes, and in those {companion} had been holding it.',
        ],
        deed: [
          '{hero_subj} handed the ticket to the next person in the queue. {hero_subj} walked back against the crowd, bent, and took hold of {part_def} where the corner was low.',
        ],
        answer: ['Now it was level. <companion>On three,</companion> said {companion}, and not a word more.'],
        echo: [
          '<companion>Can you still hear it?</companion> asked {companion}. They listened. <hero>That’s the drums,</hero> said {hero}. <hero>I like those from far off.</hero>',
        ],
      },
    ],
  },
  alarmForMyself: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Didn’t anybody do it?</hero> said {hero}, and went at {part_def}, to catch up in ten minutes.',
          ],
          warm: [
            '<hero>Poor thing, has nobody looked after you?</hero> said {hero} to {part_def}, and did all of it at once.',
          ],
          clever: [
            '<hero>Didn’t anybody do it?</hero> said {hero}. {hero_subj} knew a way of hurrying {part_def} that ought to work in theory.',
          ],
          playful: [
            '<hero>Call the detective,</hero> said {hero}. <hero>A crime against {part_def}.</hero> Then {hero_he} tried to make up for the crime with a hairdryer voice.',
          ],
        },
        fails: [
          'It could not be hurried. What {hero} gained at one end {hero_he} knocked over at the other.',
        ],
        again: [
          '{hero_subj} asked the others again who ought to have done it. {hero_subj} asked it quite sharply.',
        ],
        noticing: [
          'A list hung on the wall of their chat, if one scrolled for it. {hero} ran {hero_his} thumb down it. Beside the hour in question stood two words in {hero_his} own way of writing.',
        ],
        deed: [
          '<hero>I’d said I would,</hero> said {hero}, to everyone. {hero_subj} set an alarm. It was {hero_his} free afternoon, and {hero_he} spent it on the ground next to {part_def}.',
        ],
        answer: ['When it rang {hero} looked, did the one small thing that was due, and set it again.'],
        echo: [
          'It still rings, every day at that time. {hero} has never taken it off. <companion>What’s it for?</companion> asked {companion}. <hero>Me.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Who was on at four?</hero> asked {hero} sternly, and gave {part_def} a push. {hero_subj} could not wait for people who forgot things.',
          ],
          warm: [
            '<hero>It doesn’t matter whose turn it was,</hero> said {hero}, and fussed round {part_def} to make up for the missing hours.',
          ],
          clever: [
            '{hero_subj} worked out how far behind they were with {part_def}, to the minute, and who might have been to blame. There was one name {hero_he} did not try.',
          ],
          playful: [
            '{hero_subj} interviewed {part_def} about who had not turned up. It would make no statement. {hero} shook it a bit, as a joke.',
          ],
        },
        fails: ['There was a hole in it of two hours, and pushing did not fill it.'],
        again: ['{hero_subj} drew up a new rota, with fines. It began the next day.'],
        noticing: [
          'There was a timetable pinned to the door, at eye level. {hero} had been in and out past it all morning. Four o’clock, it said there, and then a name with a little sun beside it. {hero_subj} only ever drew that sun next to one name.',
        ],
        deed: [
          '{hero_subj} unpinned the sheet and took it round to each of them. <hero>That’s me,</hero> {hero_he} said, with a thumb on the sun. <hero>I slept.</hero> {hero_subj} gave up the outing, set the clock for every hour, and pulled a chair up to {part_def}.',
        ],
        answer: [
          'The others drove off, and waved. The clock went, and {hero} got up. The clock went, and {hero} got up.',
        ],
        echo: [
          '<companion>You could have rubbed out the sun,</companion> said {companion}. <hero>It was in pen,</hero> said {hero}. <hero>I did look.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Someone’s let us down,</hero> said {hero}, and forced the two ends of {part_def} together over the gap.',
          ],
          warm: [
            '<hero>Nobody’s cross,</hero> said {hero} to them all, and patched up {part_def} where it was missing something, and wondered who.',
          ],
          clever: [
            '{hero_subj} moved everyone on by one, so as to close the gap in {part_def}. Then there was a gap at the other end.',
          ],
          playful: [
            '{hero_subj} held a séance for whoever had not turned up. {part_def} answered with a crack. It was a big success.',
          ],
        },
        fails: [
          'There was a place in it that somebody was meant to fill. {hero} jumped in there, and then there was another.',
        ],
        again: ['{hero_subj} said that people simply didn’t stick to things any more.'],
        noticing: [
          'To stick something up {hero} tore off a strip of paper, and there was writing on it. It was part of a list. It said Friday, four o’clock, and a name, and behind it: promise. The name began with a big loop, and {hero} had practised that loop for a year.',
        ],
        deed: [
          '<hero>It was me,</hero> said {hero}, and held the strip so that they could read it. <hero>I’d said I would.</hero> {hero_subj} told the team to play without {hero_him} on Friday, set an alarm, set another in case, and stood where {part_def} had the hole.',
        ],
        answer: ['With {hero} in it there was no hole. It was as simple as a tooth.'],
        echo: [
          'At four on Friday it rang twice. <companion>Both?</companion> asked {companion}. <hero>I know myself,</hero> said {hero}.',
        ],
      },
    ],
  },
};
