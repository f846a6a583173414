import type { LessonPairs } from '../../schema.ts';

export const kindness: LessonPairs = {
  lowerSide: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} growled at {part_def}. <hero>Move over.</hero> Then {hero_he} leaned in with both fists.',
          ],
          warm: [
            '{hero_subj} told {part_def}, warmly but firmly, to move over now. Then {hero_he} leaned in with both fists.',
          ],
          clever: [
            '{hero_subj} reckoned that the deeper growl would win. {hero_subj} put both fists together in front of {part_def} and growled.',
          ],
          playful: [
            '{hero_subj} growled at {part_def} like a bear. Then {hero_he} growled like two bears, and all their fists leaned in.',
          ],
        },
        fails: ['Nobody gets softer from being growled at. {hero} growled on.'],
        again: [
          '{hero_subj} growled until {hero_he} had to cough. A growl with a cough in it frightens nobody.',
        ],
        refrain: ['Grr, grr, shove. And grr, no.'],
        turned: ['Lift, lift, where. And there.'],
        noticing: [
          '{hero_subj} was out of breath. Across {hero_his} palms ran red stripes, as if {hero_he} had carried something heavy. {hero} unrolled {hero_his} fists, and looked up.',
        ],
        deed: [
          '{hero_subj} went to where {part_def} was looking all the time. {hero_subj} held out both hands there, open, and asked what was needed.',
        ],
        answer: [
          '{part_def} had already drawn breath for an answer. {part_he} let it out again, and it was only breath.',
        ],
        echo: [
          '<companion>What did all the growling mean?</companion> asked {companion}. <hero>I think it meant tired,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’m not asking twice,</hero> said {hero} to {part_def}, and asked twice. Then {hero_he} put {hero_his} head down and pushed.',
          ],
          warm: [
            '{hero_subj} was cross for the others, who had waited so long. <hero>You ought to be ashamed,</hero> {hero_he} told {part_def}, and shoved.',
          ],
          clever: [
            '{hero_subj} had noticed that loud ones are obeyed. So {hero_he} was loud at {part_def}, from very near.',
          ],
          playful: [
            '{hero_subj} was a storm. The storm howled at {part_def}, puffed out its cheeks, and leaned.',
          ],
        },
        fails: ['What is pushed pushes back. It had been standing there quietly enough until then.'],
        again: ['{hero_subj} tried it from the other side, and lost a shoe.'],
        refrain: ['Shoo, shoo, push. And no, no, no.'],
        turned: ['Where, where, here. And so, so, so.'],
        noticing: [
          '{hero_subj} had to sit down. From below it looked different over there: two shoulders hung, and one of them hung lower.',
        ],
        deed: [
          '{hero_subj} went round to the side where it hung, and put both hands under. <hero>Where would you like it?</hero>',
        ],
        answer: [
          'Nobody had asked {part_def} that since the morning. It was only a bit of help, and it was just where it hurt.',
        ],
        echo: [
          '<companion>You’ve gone very quiet,</companion> said {companion}. <hero>I was listening for where it hurts,</hero> said {hero}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} growled at {part_def} and gave it an order. <hero>Over.</hero> Then {hero_he} leaned on it with both fists.',
          ],
          warm: [
            '<hero>Be a good thing, now,</hero> said {hero} to {part_def}. Then {hero_he} pushed in the middle, with both fists.',
          ],
          clever: [
            '{hero_subj} found the exact middle of {part_def}. That was where {hero_he} leaned, with both fists, and growled for strength.',
          ],
          playful: [
            '{hero_subj} was a bear, and {part_def} was another bear. They growled at each other, and one of them pushed.',
          ],
        },
        fails: ['The harder {hero} leaned from above, the more there was for it to carry.'],
        again: [
          '{hero_subj} pushed with {hero_his} back, with {hero_his} bottom, and with a very rude word. The word was <hero>Pudding.</hero>',
        ],
        refrain: ['Grr, grr, shove. And there it sat.'],
        turned: ['Down low, up slow. And there it went.'],
        noticing: [
          '{hero_gen} breath had run out. {hero_subj} looked at {hero_his} palms. They had long red stripes, and so has anything that carries too much.',
        ],
        deed: [
          '{hero_subj} went round to the side that hung lower. {hero_subj} took hold with both hands and led {part_def} where it leaned already.',
        ],
        answer: ['It came up a finger’s breadth, as a head comes up when it hears its name.'],
        echo: [
          '<companion>You stroked it,</companion> said {companion}. <hero>I looked for the handle,</hero> said {hero}. <hero>That was quite near it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>You’re in my way,</hero> said {hero} to {part_def}. Then {hero_he} took a run, shoulder first.',
          ],
          warm: [
            '<hero>It’s nothing personal,</hero> said {hero} to {part_def}, patted it, and threw {hero_himself} against it.',
          ],
          clever: [
            '{hero_subj} had a stick. What you cannot push you can order about with a stick, thought {hero}, and poked at {part_def}.',
          ],
          playful: [
            '<hero>Shoo,</hero> said {hero} to {part_def}, and flapped {hero_his} jacket. <hero>Shoo, you great lump.</hero> Then {hero_he} bumped it with {hero_his} hip.',
          ],
        },
        fails: ['It got the bump, and handed it on downwards.'],
        again: [
          '{hero_subj} took the longest run so far. {hero_subj} bounced off, and said sorry, and was cross that {hero_he} had said it.',
        ],
        refrain: ['Run and bump and ow. And there.'],
        turned: ['Bend and lift and lead. And there.'],
        noticing: [
          '{hero_subj} leaned on it because there was nothing else to lean on. It did not mind. On one side it hung lower, as a bag hangs on a tired shoulder.',
        ],
        deed: [
          '{hero_subj} went to that side. {hero_subj} bent {hero_his} knees, took hold with both hands, and led {part_def} the way it was leaning.',
        ],
        answer: ['It was like helping an aunt out of a chair. First nothing went up. Then everything did.'],
        echo: [
          '{hero} gave it a pat when they left. {companion} saw it. <companion>Nothing personal?</companion> <hero>Yes,</hero> said {hero}. <hero>That one was.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Move,</hero> {hero} told {part_def}, and set both fists against it. It moved, as far as a crumb.',
          ],
          warm: [
            '<hero>Come along now,</hero> said {hero}, as if to a toddler, and leaned on {part_def} with both fists.',
          ],
          clever: [
            '{hero_subj} told {part_def} exactly where it ought to be. At every full stop {hero_he} pushed with both fists.',
          ],
          playful: [
            '{hero_subj} was a general. <hero>Quick march,</hero> {hero_he} ordered {part_def}, and helped with both fists.',
          ],
        },
        fails: ['Whatever is pushed from above goes down.'],
        again: ['{hero_subj} gave the order with {hero_his} back. It was just as cross from that side.'],
        refrain: ['Go, go, grrr. And thud.'],
        turned: ['Where, there, lift. And so.'],
        noticing: [
          '{hero_gen} hands were sore, and {hero_he} opened them. Across each palm went a red line. {hero} looked to see who else here had been carrying something all day.',
        ],
        deed: [
          '{hero_subj} went round to the side that hung lower, and put both hands beneath it. {hero_subj} asked {part_def} where it would like to go.',
        ],
        answer: ['{part_def} got a little lighter, as a bag does when somebody takes the other handle.'],
        echo: [
          '<companion>And where did it want to go?</companion> asked {companion}. <hero>Left a bit,</hero> said {hero}.',
        ],
      },
    ],
  },
  warmScarf: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} clapped {hero_his} hands over {part_def}. <hero>Out with you.</hero> There was a draught, and {hero_he} let more of it in.',
          ],
          warm: [
            '{hero_subj} gave {part_def} a very gentle prod, and then a less gentle one, and called it sleepyhead.',
          ],
          clever: [
            '{hero_subj} knew that morning wakes people. So {hero_he} played morning for {part_def}, with clapping, and fanned in fresh air.',
          ],
          playful: [
            '{hero_subj} was a cockerel. <hero>Cock-a-doodle,</hero> {hero_he} told {part_def}, and flapped until there was a wind.',
          ],
        },
        fails: ['A cold little wind came in along the ground. Nobody comes out into that.'],
        again: ['{hero_subj} crowed again, with more feathers. Something under there pulled itself tighter.'],
        refrain: ['Clap, clap, up. Brr, no.'],
        turned: ['Warm, warm, down. Mmm.'],
        noticing: [
          '{hero} felt the draught on one ankle. {hero_subj} put {hero_his} hand down, low, where somebody had been lying in it the whole time.',
        ],
        deed: [
          '{hero_subj} pulled off {hero_his} scarf, still warm. {hero_subj} laid it down near {part_def}, and went two steps back.',
        ],
        answer: [
          'A nose moved, or something like a nose. It was cold on this side. It was warm on that one.',
        ],
        echo: [
          '{companion} wanted to know whether {hero} was cold. <hero>Only in one place,</hero> said {hero}. <hero>It’s exactly as long as a scarf.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Up,</hero> said {hero}, and pulled the leaves, or whatever it was, off {part_def}. <hero>It’s broad daylight.</hero> It got in everywhere.',
          ],
          warm: [
            '{hero_subj} thought that {part_def} would feel better for some fresh air. {hero_subj} let in a good deal.',
          ],
          clever: [
            '{hero_subj} knew that the cold wakes anyone. So {hero_he} fanned {part_def}, with a bit of board, from below.',
          ],
          playful: [
            '{hero_subj} was an alarm clock with cold feet. It rang, and it put one of them on {part_def}.',
          ],
        },
        fails: ['Whoever is cold curls up. What is curled up does not let go of anything.'],
        again: ['{hero_subj} let in some more of it, from the other end. What lay there got smaller.'],
        refrain: ['Up, up, brr. And curl.'],
        turned: ['Hush, hush, wrap. And uncurl.'],
        noticing: [
          'A shiver had gone all down that back, from the one end to the other. {hero} knew that shiver. It comes when somebody pulls off your blanket.',
        ],
        deed: [
          '{hero_subj} unwound {hero_his} scarf. It was still warm in all its folds, and {hero_he} laid it down close to {part_def} and crept away.',
        ],
        answer: [
          'There was a sniff. Something that had been all knees put out a toe, and the toe went to the scarf.',
        ],
        echo: [
          '<companion>Don’t you want it back?</companion> asked {companion}. {hero} turned up {hero_his} collar. <hero>Not in the middle of a dream.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} clapped {hero_his} hands. <hero>Out with you,</hero> {hero_he} told {part_def}, and pulled aside whatever kept the wind off.',
          ],
          warm: [
            '{hero_subj} called {part_def} by every sweet word {hero_he} knew. {hero_subj} stood in the way in, and so did the draught.',
          ],
          clever: [
            '{hero_subj} thought {part_def} would come where the air was better. So {hero_he} fanned some in.',
          ],
          playful: ['{hero_subj} was the wind. The wind blew on {part_def}, for fun, with round cheeks.'],
        },
        fails: ['It got cold in there. Whoever is cold goes further in.'],
        again: [
          '{hero_subj} clapped louder and told it that this was for its own good. It got a draught for its own good, too.',
        ],
        refrain: ['Clap, clap, out. Brr, in.'],
        turned: ['Warm, there, mine. Yours.'],
        noticing: [
          '{hero} felt {hero_his} own ankle go cold. {hero_subj} put one hand down on the ground, as low as you lie when you are making yourself small.',
        ],
        deed: [
          '{hero_subj} pulled off {hero_his} scarf. It was still warm from {hero_his} neck. {hero_subj} laid it down by {part_def}, and went two steps back.',
        ],
        answer: [
          'There was a warm place now where nobody stood. It smelled a bit of {hero}, and mostly of wool.',
        ],
        echo: [
          '<companion>You could ask for it back,</companion> said {companion}. <hero>It isn’t finished with it,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I can see you,</hero> said {hero} to {part_def}, hands on hips. {hero_subj} stood in the way in, with the cold.',
          ],
          warm: [
            '{hero} sang to {part_def} through the gap, three verses, and with each verse some cold air came in.',
          ],
          clever: [
            '{hero} left the way in wide open, so that {part_def} should see how easy it was. It was mainly cold.',
          ],
          playful: [
            '{hero} knocked on everything round {part_def} like a hailstorm. <hero>Rat-tat-tat,</hero> said the hail. <hero>Come out and get wet.</hero>',
          ],
        },
        fails: ['Inside it was now as cold as outside, and outside there was also {hero}.'],
        again: ['{hero_subj} hailed harder. One wants a roof over your head, in hail.'],
        refrain: ['Rat-a-tat, out. And brr, and in.'],
        turned: ['Soft and warm and there. And out.'],
        noticing: [
          '{hero} put up {hero_his} collar. Why does one put it up, {hero_he} thought. {hero_gen} hands were on {hero_his} scarf, where it was warmest.',
        ],
        deed: [
          '{hero_subj} took off the scarf. {hero_subj} made a nest of it, on the ground, not far from {part_def}, and went two steps away.',
        ],
        answer: [
          'The warm stayed in the wool, and the wool stayed where it was. That was more than you could say of {hero}, before.',
        ],
        echo: [
          '{hero} came by once more to see. The nest had a dent in it now, not {hero_gen}. {hero_subj} left it as it was.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Out with you,</hero> called {hero}, and clapped beside {part_def}. The draught came in with the clapping. Something stirred.',
          ],
          warm: [
            '{hero_subj} held it all open for {part_def}, as wide as it went, and called in how lovely it was out here.',
          ],
          clever: [
            'Where it is draughty, nobody stays for long, thought {hero}, and fanned at {part_def} with both arms.',
          ],
          playful: [
            '{hero_subj} was the north wind. It puffed at {part_def} from the left and from the right, and knocked.',
          ],
        },
        fails: ['It got colder in there. Whoever is cold rolls up small.'],
        again: [
          '{hero_subj} knocked on every side in turn, so that none should feel left out. It was just as cold on all of them.',
        ],
        refrain: ['Knock, knock, brr. And in.'],
        turned: ['Down, down, warm. And out.'],
        noticing: [
          '{hero} sneezed. The draught had gone up one sleeve, and it was the sleeve on that side. {hero_subj} left the arm there, to feel how it was.',
        ],
        deed: [
          '{hero_subj} pulled off the scarf and laid it down before {part_def}, still warm. Then {hero_he} went back, one step, and one more.',
        ],
        answer: ['The fringe of the scarf moved. {part_def} was trying it.'],
        echo: ['The scarf smelled of somebody else for a week. {hero} wore it every day.'],
      },
    ],
  },
  goodMorning: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Give it here,</hero> shouted {hero} at {part_def}, three times. {hero_subj} stamped in between, to keep time.',
          ],
          warm: [
            '{hero_subj} explained to {part_def} what was wanted, and then explained it with stamping, because it really was important.',
          ],
          clever: [
            '{hero_subj} picked the shortest order {hero_he} knew and gave it to {part_def} three times. <hero>Here. Here. Here.</hero>',
          ],
          playful: [
            '{hero_subj} was a general. <hero>Left, right, give,</hero> shouted the general at {part_def}, and stamped the left and the right.',
          ],
        },
        fails: ['It sounded like a quarrel. {hero} had not noticed that {hero_he} was having one.'],
        again: [
          '{hero_subj} stamped so hard that {hero_his} own hat jumped. Everybody looked at that instead.',
        ],
        refrain: ['Here, here, stamp. And no, no, no.'],
        turned: ['Good, good, morning. And good.'],
        noticing: [
          '{companion} had winced at the stamping. {hero} stood still on one leg. There was one thing that nobody here had said yet today.',
        ],
        deed: [
          '{hero_subj} crouched down and opened one hand, low. <hero>Good morning,</hero> said {hero}, softly, once.',
        ],
        answer: [
          '{part_def} stopped. {part_def} looked at the hand and had a think, and what {part_he} thought seemed to be new.',
        ],
        echo: [
          '<companion>What time is it?</companion> asked {companion}. <hero>Good-morning time,</hero> said {hero}, and said it to {companion_him} as well.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} pointed at what was wanted, then at {part_def}, and stamped. <hero>That. You. Me.</hero> For a moment it seemed to work.',
          ],
          warm: [
            '{hero_subj} was sure that {part_def} was only a bit deaf. <hero>That one, please do,</hero> {hero_he} bawled, kindly, and stamped along.',
          ],
          clever: [
            '{hero_subj} cut the order into single words, and stamped after each of them, so that {part_def} should hear where it ended.',
          ],
          playful: [
            '{hero_subj} was a drum that could talk. It stamped before {part_def}, and all it could say was give.',
          ],
        },
        fails: ['From the other side it was only somebody with a red face.'],
        again: [
          '{hero_subj} stamped on {hero_his} own foot. <hero>Ow,</hero> {hero_he} said, and even that sounded like an order.',
        ],
        refrain: ['Give, give, stamp. And what, what, what.'],
        turned: ['Morning, morning, low. And ah.'],
        noticing: [
          '{hero} ran out of stamps and stood still. {hero_subj} went back in {hero_his} head to the very beginning, and there was no beginning. It had begun in the middle.',
        ],
        deed: [
          '{hero_subj} crouched, and laid one hand on the ground, palm up. <hero>Good morning,</hero> said {hero}, in the smallest voice there was.',
        ],
        answer: ['{part_def} bent down to hear it. It was a thing that {part_he} knew.'],
        echo: ['On the way out {hero} said it once more. It was evening by then, but it was understood.'],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} shouted the same order against {part_def}, three times, and stamped in between. <hero>STOP THAT.</hero>',
          ],
          warm: [
            '<hero>Do PLEASE stop,</hero> shouted {hero} against {part_def}, with a stamp for each word, because it was urgent.',
          ],
          clever: [
            '{hero_subj} shouted one thing against {part_def}, and the same thing again. The stamping was to mark the end of the sentence.',
          ],
          playful: [
            '{hero_subj} was a giant with a drum for each foot. The giant shouted against {part_def}, and drummed.',
          ],
        },
        fails: ['With the stamping it was twice as loud as before. Half of it was {hero}.'],
        again: ['{hero_subj} stamped until {hero_his} sock came down. It did not get any quieter for that.'],
        refrain: ['Stop it, stamp, stop it. Boom.'],
        turned: ['Down low, good morning. And hush.'],
        noticing: [
          '{companion} had winced at every stamp. {hero} left one foot in the air. Nobody here had been told good morning yet today.',
        ],
        deed: [
          '{hero_subj} put the foot down softly. {hero_subj} crouched low, opened one hand, and waited for the next pause. <hero>Good morning,</hero> said {hero} into it, once.',
        ],
        answer: [
          'It was such a small word that you had to lean forward for it. {part_def} had nobody to shout against any more.',
        ],
        echo: [
          '{hero_gen} sock stayed down. <companion>Good morning,</companion> said {companion} to {hero_gen} ankle.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>ONE,</hero> shouted {hero} at {part_def}. <hero>TWO.</hero> At each number {hero_he} banged on something that was hollow.',
          ],
          warm: [
            '{hero_subj} shouted because of the small ones, who were frightened of {part_def}. They were frightened of {hero} now as well.',
          ],
          clever: [
            'Against noise one needs more noise, thought {hero}, and had brought two lids for {part_def}.',
          ],
          playful: [
            '{hero_subj} was a sergeant with a moustache. <hero>Silence in the ranks,</hero> roared the sergeant at {part_def}, and stamped.',
          ],
        },
        fails: ['It took that for an answer, and answered.'],
        again: [
          '{hero_subj} shouted until {hero_his} voice broke in two, and then {hero_he} shouted with both.',
        ],
        refrain: ['Shut up, bang, shut up. Bang.'],
        turned: ['Morning. Just morning. And hush.'],
        noticing: [
          '{companion} had {companion_his} fingers in {companion_his} ears and had shut {companion_his} eyes as well, to be on the safe side. It came to {hero} that {hero_he} had not even said hello to {companion_him}.',
        ],
        deed: [
          '{hero_subj} put the lids down on the grass, or what there was. {hero_subj} sat on {hero_his} heels and said <hero>Good morning,</hero> into the next gap, as one says it at a bedside.',
        ],
        answer: ['For so small a word there was just room. {part_def} had been braced for something bigger.'],
        echo: [
          '<companion>Good morning,</companion> said {companion}, and took out one finger. <companion>What have I missed?</companion>',
        ],
      },
    ],
  },
  likeAScrapedKnee: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Useless,</hero> said {hero} to {part_def}, and gave it a kick. Then {hero_he} jammed it together, hard.',
          ],
          warm: [
            '{hero_subj} had been fond of {part_def}, and so {hero_he} was cross. <hero>How could you,</hero> said {hero}, and gave it a little kick.',
          ],
          clever: [
            '{hero_subj} told {part_def} everything it was doing wrong. Then {hero_he} knocked on it with {hero_his} shoe, to see.',
          ],
          playful: [
            '{hero_subj} was the judge. <hero>Guilty,</hero> {hero_he} told {part_def}, and the shoe came down like a hammer.',
          ],
        },
        fails: [
          'It gave way a little more. It had been holding by a thread, and now somebody was shouting at the thread.',
        ],
        again: ['{hero_subj} kicked with the other foot, for balance. That was the foot with the thin shoe.'],
        refrain: ['Kick, kick, ow. And crack.'],
        turned: ['Blow, blow, so. And tie.'],
        noticing: [
          '{hero_gen} toe hurt. {hero_subj} rubbed it, sitting on the ground, with {hero_his} nose quite close. From there you could see where it was sore.',
        ],
        deed: [
          '{hero_subj} unfolded a clean handkerchief. {hero_subj} blew once on the sore place and laid the cloth round it, as you do with a knee.',
        ],
        answer: ['{part_def} held still under the cloth. {hero} made a knot with two ears, and it stayed.'],
        echo: [
          '<companion>Does it still hurt?</companion> asked {companion}. <hero>Which of us?</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Get on with it,</hero> {hero} told {part_def}, and gave it a cuff. It did get on, for a moment.',
          ],
          warm: [
            '{hero_subj} meant to shake {part_def} awake, as you shake somebody you like. A bit of shoe came into it as well.',
          ],
          clever: [
            'A thing that has once gone can be shocked into going, thought {hero}, and kicked {part_def} in five places, by turns.',
          ],
          playful: [
            '<hero>Knock knock,</hero> said {hero} to {part_def}, with one shoe. <hero>Who’s there?</hero> Nobody was, and so {hero_he} knocked harder.',
          ],
        },
        fails: ['What hurts already does not go any better for a kick.'],
        again: [
          '{hero_subj} kicked with a run-up. The shoe flew off, and was the only thing there that worked.',
        ],
        refrain: ['Kick it, kick it, ow. And clonk.'],
        turned: ['Blow it, wrap it, there. And hold.'],
        noticing: [
          'Hopping on one foot, {hero} held the other with both hands. There was a red place on one toe. {hero_subj} blew on it, and it helped.',
        ],
        deed: [
          '{hero_subj} sat down by {part_def} and blew on the sore place too. Then {hero_he} tied a clean handkerchief round it, not too tight.',
        ],
        answer: ['The handkerchief had two ears on top. Under them {part_def} stopped wobbling.'],
        echo: [
          '<companion>Now you’ve got no handkerchief,</companion> said {companion}. <hero>I’ve got a sock,</hero> said {hero}.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Useless stuff,</hero> said {hero}, and kicked {part_def}. The foot that kicked slid away. The other one went after it.',
          ],
          warm: [
            '{hero_subj} scolded {part_def} in a sad voice. <hero>How can you be like that,</hero> {hero_he} said, and gave it a little kick, and slid.',
          ],
          clever: [
            '{hero_subj} told {part_def} what it was there for: to be stood upon. Then {hero_he} kicked it, to see. {hero_subj} saw it from below.',
          ],
          playful: [
            '<hero>I challenge you,</hero> said {hero} to {part_def}, and kicked. {part_def} won with one throw.',
          ],
        },
        fails: ['Who kicks stands on one leg. On one leg {hero} slid twice as far.'],
        again: ['{hero_subj} kicked it with the other foot, lying down.'],
        refrain: ['Kick it, whee, ow. And back.'],
        turned: ['Blow it, lay it, step. And stand.'],
        noticing: [
          '{hero_gen} toe hurt. {hero_subj} sat and rubbed it. It had a scrape on it from all the kicking, like a knee. {hero} held on to the toe and looked at what else had been scraped.',
        ],
        deed: [
          '{hero_subj} took out a clean handkerchief and blew once on the sore place. Then {hero_he} spread the cloth over {part_def}, as you do on a knee, and smoothed it.',
        ],
        answer: ['{hero_gen} foot came down on the cloth, and the cloth did not move.'],
        echo: [
          'The handkerchief had a footprint on it after that, quite a good one. {hero} folded it so that it stayed inside.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>You did that on purpose,</hero> said {hero} to {part_def}, and gave it a good stamp. It did it again, on purpose.',
          ],
          warm: [
            '{hero_subj} scolded {part_def} for everyone’s bruises, one after the other, and smacked it for each.',
          ],
          clever: [
            '{hero_subj} explained to {part_def} that it was no use to anybody. To make this clear {hero_he} kicked it, under the last word.',
          ],
          playful: [
            '{hero_subj} boxed with {part_def}. {hero_subj} danced about, and hit, and was counted out.',
          ],
        },
        fails: ['Where it had been kicked it was as smooth as an eel.'],
        again: ['{hero_subj} threw a sock at it. The sock came back by itself.'],
        refrain: ['Stamp, stamp, slip. And down.'],
        turned: ['Blow, lay, pat. And stand.'],
        noticing: [
          '{hero} had a sore heel and looked at it. It was red, and rubbed quite smooth. There was just such a place on the other side of the sole, and that was not {hero_gen}.',
        ],
        deed: [
          '{hero_subj} took out {hero_his} handkerchief, the clean one. {hero_subj} blew on the place and spread the cloth there, and patted down the corners.',
        ],
        answer: ['It did not slip away. The cloth had got hold of {part_def} with all of its threads.'],
        echo: [
          '<companion>Does it still hurt?</companion> asked {companion}. <hero>Which of us?</hero> said {hero}.',
        ],
      },
    ],
  },
  nextBusInstead: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>I was first,</hero> said {hero}. {hero_subj} had one eye on {part_def} and one on the bus, and {hero_his} bag in the middle.',
          ],
          warm: [
            '{hero_subj} suggested to {part_def}, with a smile, that somebody simply step aside. {hero_gen} bag stood in the way of it.',
          ],
          clever: [
            '{hero_subj} had the timetable in {hero_his} head and could prove to {part_def} to the minute whose turn it was.',
          ],
          playful: [
            '{hero_subj} bowed {part_def} past with a flourish and stayed standing there {hero_himself}, bag and all, for the laugh.',
          ],
        },
        fails: ['It took four minutes to establish that {hero} had no time.'],
        again: ['{hero_subj} said it faster. The bus had its indicator on.'],
        noticing: [
          '{hero} looked for something else to point out, and saw hands. There was not one free among them: a box, a key in the teeth of a glove, another box. They had been full the whole time.',
        ],
        deed: [
          '{hero_subj} let the bus pull out. {hero_subj} put down {hero_his} bag, took one handle, and asked where to.',
        ],
        answer: ['{part_def} looked at the handle. The bus turned the corner. It was quieter without it.'],
        echo: [
          'The next one came forty minutes later. <companion>Was it worth it?</companion> asked {companion}. <hero>I got to sit on a box,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had four minutes, and told {part_def} so. {hero_subj} had said it to the door, to the queue, and now {hero_he} said it to {part_def}.',
          ],
          warm: [
            '{hero_subj} was really very sorry to push, and pushed. {hero_subj} told {part_def} about the bus, and how good of everybody it would be.',
          ],
          clever: [
            '{hero_subj} had seen a gap between {part_def} and the wall. It was as wide as {hero} without a bag, and {hero} had a bag.',
          ],
          playful: [
            '{hero_subj} became a siren, so that {part_def} should make way. People laughed. No one made way.',
          ],
        },
        fails: ['Two people wanted to go through, and each of them waited for the other to stop wanting.'],
        again: [
          '{hero_subj} shifted {hero_his} bag to the other shoulder. It hit somebody, and {hero_he} said sorry to the bus stop.',
        ],
        noticing: [
          'At about the height of {hero_gen} knee a wheel was turning in the air. It belonged to a pram. One person was holding it up, with one arm, and had been saying excuse me for some time. It had been quite a soft excuse me.',
        ],
        deed: [
          '{hero_subj} looked at the bus once more, and took hold of the front axle. <hero>Up or down?</hero> asked {hero}. It was up, four flights. The bus went while they were on the second.',
        ],
        answer: [
          'They came down again with empty hands. {part_def} was still there, and had seen all of it, from below.',
        ],
        echo: ['<companion>Boy or girl?</companion> asked {companion}. <hero>Asleep,</hero> said {hero}.'],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} set about {part_def} from the wrong end, with {hero_his} bag on and an eye on the bus.',
          ],
          warm: [
            '{hero_subj} told the one at the other end not to worry, {hero_he} would have {part_def} out of the way in no time. The bus was due.',
          ],
          clever: [
            '{hero_subj} argued that whoever left {part_def} there should move it, and put {hero_his} own bag on top while {hero_he} argued.',
          ],
          playful: [
            '{hero_subj} leaned on {part_def} like a man at a bar, and called out the minutes until the bus.',
          ],
        },
        fails: ['Somebody was holding up the other end with one knee, and {hero} talked across it.'],
        again: ['{hero_subj} gave {part_def} a shove in passing. It was a shove with a timetable in it.'],
        noticing: [
          '{hero} saw the knee first. It shook. Above it were two arms with something in each, and not a finger free.',
        ],
        deed: [
          '{hero_subj} let the bus go without {hero_him}. {hero_subj} took {hero_his} bag off {part_def}, put it on the ground, and got hold of the end.',
        ],
        answer: [
          '<companion>Up,</companion> said {companion}. <hero>Up,</hero> said {hero}. One end of {part_def} rose, then the other.',
        ],
        echo: [
          'The stop was empty by then. {hero} read the timetable, all of it. There was a good deal {hero_he} had never known about Sundays.',
        ],
      },
    ],
  },
  onTheBackOfMyNotes: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Straight on and left,</hero> {hero} told {part_def}, without looking up from {hero_his} notes. Then the same again, louder.',
          ],
          warm: [
            '<hero>It’s easy,</hero> said {hero} to {part_def}. {hero_subj} smiled down at {hero_his} notes, and said the easy thing once more, louder.',
          ],
          clever: [
            '{hero_subj} gave {part_def} all that was needed, in one sentence, and went back to page nine. The sentence had three commas.',
          ],
          playful: [
            '{hero_subj} pointed with {hero_his} nose, for {part_def}, since {hero_his} hands had the notes in them. Then {hero_he} pointed louder.',
          ],
        },
        fails: ['They were the same words as before. They had only been given more room.'],
        again: ['{hero_subj} said it a third time, with the pauses in the wrong places.'],
        noticing: [
          '{hero} turned the page, and across the top of it saw {companion_gen} thumb. It was rubbing at one word on a slip of paper, over and over, and the word was going.',
        ],
        deed: [
          '{hero_subj} sat down on the ground and turned the notes over. On the back {hero_he} drew it: a door, a clock, an arrow. {hero_subj} drew slowly.',
        ],
        answer: ['From up there it had been talk. Down here it was a drawing, and {part_def} turned to it.'],
        echo: [
          'Page nine left with the drawing. In the exam, {hero} wrote down an arrow, and it was worth one mark.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Over there,</hero> {hero} told {part_def}, without looking up from {hero_his} notes. {hero_subj} told {part_him} again, louder.',
          ],
          warm: [
            '<hero>You needn’t be shy,</hero> said {hero} towards {part_def}, and turned a page. <hero>Just speak up.</hero> There was a test at two.',
          ],
          clever: [
            '{hero_subj} answered {part_def} before anything had been asked, from behind page nine, to save both of them time.',
          ],
          playful: [
            '{hero_subj} greeted {part_def} with {hero_his} marker, like a conductor, and went on underlining.',
          ],
        },
        fails: ['Whoever speaks to a page gets no face. {hero} said it once more, to {hero_his} shoes.'],
        again: ['{hero_subj} repeated it slowly. Slow and loud are the same thing, to somebody who reads.'],
        noticing: [
          'Past the edge of the page {hero} saw {companion_gen} thumb. It was rubbing at a word on a crumpled slip, and pointing with it towards {part_def}. {hero} put down the marker.',
        ],
        deed: [
          '{hero_subj} sat down on the ground and turned the notes over. On the back {hero_he} began to draw what might be meant, slowly, with {hero_his} eyes on the paper.',
        ],
        answer: [
          'From so low down nobody was being looked at. {part_def} could see the pencil, and where it was going wrong.',
        ],
        echo: [
          '{hero} learned page nine by heart that night, from the drawing. <companion>It’s not on there,</companion> said {companion}. <hero>I know. I’m doing it by the door.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>What is it?</hero> said {hero} to {part_def}, over the top of {hero_his} notes. It was meant as a question. It came out like a door.',
          ],
          warm: [
            '{hero_subj} smiled at {part_def}, said it would only be a minute, and learned on. The minute was a page and a half.',
          ],
          clever: [
            '{hero_subj} answered what {hero_he} supposed the question was. {hero_subj} gave {part_def} the answer to three other questions too.',
          ],
          playful: [
            '<hero>Name, rank, and number,</hero> said {hero} to {part_def}, with the notes rolled up for a telescope. It had been funny on the last one.',
          ],
        },
        fails: ['The slip of paper went back into its pocket. It had been out three times by then.'],
        again: [
          '{hero_subj} said it again with more patience in it. You could hear the patience across the hall.',
        ],
        noticing: [
          'A shoe came to the edge of {hero_gen} page, and went away again. It was wet. It had been walking about out there, {hero} thought, in the rain, from one door to the next. On all the doors stood the same notice, and it was in one language.',
        ],
        deed: [
          'The exam was at two. {hero} turned page nine over and sat down on the tiles with it, so that {hero_he} was no higher than a bag. {hero_subj} drew the building, doors and all, and left out the people, and held up the pen.',
        ],
        answer: ['{part_def} looked at the pen. It is easier to speak in somebody else’s drawing.'],
        echo: [
          '<companion>And how was page nine?</companion> asked {companion}. <hero>It came up,</hero> said {hero}. <hero>I drew them a building.</hero>',
        ],
      },
    ],
  },
};
