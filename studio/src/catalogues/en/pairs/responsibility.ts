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
    ],
  },
};
