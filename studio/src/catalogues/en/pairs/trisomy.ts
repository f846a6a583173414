import type { LessonPairs } from '../../schema.ts';

export const trisomy: LessonPairs = {
  thumbsBehindBack: {
    broken: [
      {
        firstTry: {
          bold: [
            '{companion} had {part_def} in both hands. <hero>Quicker like this,</hero> said {hero}, took it, and did two steps at once.',
          ],
          warm: [
            '{companion} had {part_def} in both hands. <hero>Let me help you,</hero> said {hero} warmly, and had it already, and did two steps at once.',
          ],
          clever: [
            '{companion} was doing {part_def} corner by corner. You could do two corners at once, {hero} saw, and took it over, to show that.',
          ],
          playful: [
            '{companion} was doing {part_def} corner by corner. <hero>Conjurer’s hands,</hero> said {hero}, took it, and did everything at the same time.',
          ],
        },
        fails: ['Two steps at once was one step too few.'],
        again: [
          '{hero_subj} did three at once. {hero_subj} had one bit in {hero_his} teeth, and did not know which.',
        ],
        refrain: ['Quick, quick, crack. And off.'],
        turned: ['Corner, corner, wait. And on.'],
        noticing: [
          '{companion} had folded {companion_his} arms, and was cross. {hero} held it this way, and that way. {companion} had always begun at the same corner. Which one, {hero} did not know.',
        ],
        deed: [
          '{hero} gave {part_def} back with both hands, and asked whether {hero_he} could watch. {hero_subj} put {hero_his} hands behind {hero_his} back, and held both thumbs there.',
        ],
        answer: [
          '{companion} turned {part_def} the way {companion} always turned it. Then came a corner, and a wait, and the next.',
        ],
        echo: [
          '<companion>You can let your thumbs go,</companion> said {companion}. {hero} looked. They had each other by the neck.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had nearly got it. <hero>Give it here, you’re so slow,</hero> said {hero}, and took {part_def}, and forced it in the middle.',
          ],
          warm: [
            '<hero>I’ll just do the hard bit for you,</hero> said {hero} to {companion}, who was just at the hard bit of {part_def}, and liked it.',
          ],
          clever: [
            '{companion} went round {part_def} from corner to corner. {hero} saw a short cut, from here to there, and took it, straight across.',
          ],
          playful: [
            '{companion} was working at {part_def}. {hero} was a magpie, came by, and had it. <hero>Mine,</hero> said the magpie, and bent it.',
          ],
        },
        fails: ['{companion} knew it as one knows a song. {hero} had come in with the last line.'],
        again: ['{hero_subj} did the last line once more, and harder. Something fell out.'],
        refrain: ['Give it here, quick, bend. And crack.'],
        turned: ['Yours, slow, corner. And back.'],
        noticing: [
          '<companion>No,</companion> said {companion}, and sat down, with {companion_his} hands under {companion_his} arms. {hero} turned the thing this way up. Every corner of it looked the same to {hero_him}. They had not looked the same to {companion}. {companion} had said hello to one of them.',
        ],
        deed: [
          '{hero_subj} gave it back to {companion}, in both hands. <hero>May I watch?</hero> {hero_subj} put {hero_his} hands behind {hero_him}, and each held on to the other’s thumb.',
        ],
        answer: [
          '<companion>Hello,</companion> said {companion}, to a corner. From there it went on, and {part_def} went with it.',
        ],
        echo: [
          '<companion>Show me your thumbs,</companion> said {companion}. They were both there. {companion} shook them.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{companion} was seeing to {part_def}, step by step. <hero>Quicker like this,</hero> said {hero}, and did two of the steps at once.',
          ],
          warm: [
            '{companion} was seeing to {part_def}, step by step. <hero>I’ll do the boring bit for you,</hero> said {hero}, and left out the waiting.',
          ],
          clever: [
            'Between {companion_gen} steps there were gaps, in which nothing was done to {part_def}. {hero} had found the mistake, and filled the gaps.',
          ],
          playful: [
            '{companion} was seeing to {part_def}, and counting. <hero>Seven, nine, twelve,</hero> sang {hero}, and skipped to the end.',
          ],
        },
        fails: ['The waiting was part of it. {hero} had left out the most important step.'],
        again: ['{hero_subj} skipped back and did it all again, in one go.'],
        refrain: ['Quick, quick, skip. And back.'],
        turned: ['Step, wait, step, wait. And so.'],
        noticing: [
          '{companion} sat there with folded arms, and was cross. <companion>First that,</companion> said {companion}, <companion>then nothing, then that.</companion> {hero} tried to remember where the nothing had been.',
        ],
        deed: [
          '{hero} moved out of {companion_gen} place and asked whether {hero_he} might watch. {hero_subj} put both hands behind {hero_his} back, and held {hero_his} thumbs.',
        ],
        answer: [
          '{companion} did the first thing. Then {companion} did nothing, properly. {part_def} was used to that.',
        ],
        echo: [
          '<hero>Which bit is hardest?</hero> asked {hero}. <companion>The nothing,</companion> said {companion}. <companion>You were quite good.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<companion>Now it has to stand,</companion> said {companion}, about {part_def}. <hero>It’s stood,</hero> said {hero}, and got hold of it.',
          ],
          warm: [
            '<hero>You’ve waited so nicely, I’ll do the rest,</hero> said {hero} to {companion}, and did {part_def} a good turn, with a stir.',
          ],
          clever: [
            '{companion} did five things with {part_def}, and after each of them a pause. {hero} added up the pauses, and left them out.',
          ],
          playful: [
            '{companion} was seeing to {part_def}. {hero} was an express train, and went through all the stations. <hero>And there,</hero> said the train. It was not there.',
          ],
        },
        fails: ['Between one thing and the next there had been a gap, and for a reason.'],
        again: ['{hero_subj} went back and did it all again, at full steam.'],
        refrain: ['Next, next, next. And flat.'],
        turned: ['This. And wait. And that.'],
        noticing: [
          '{companion} held up a hand, with five fingers, and took hold of the first. <companion>Do,</companion> said {companion}. {companion} took hold of the gap next to it. <companion>Wait.</companion> Then it was the second finger. {hero} had only ever counted the fingers.',
        ],
        deed: [
          '{hero_subj} moved away from {companion_gen} place. <hero>Can I watch?</hero> {hero_subj} held {hero_his} thumbs behind {hero_his} back, for as long as it took. It took five fingers and four gaps.',
        ],
        answer: ['{companion} did, and waited. {part_def} waited too, and that was when it did it.'],
        echo: [
          '<companion>What’s your favourite gap?</companion> asked {companion}. {hero} looked at {hero_his} hand for some time. It was the one by the thumb.',
        ],
      },
    ],
  },
  companionCounts: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>One, two,</hero> shouted {hero}, and heaved at {part_def}. {companion} was waiting for three.',
          ],
          warm: [
            '<hero>One, two,</hero> said {hero} kindly, and heaved at {part_def} already, to spare {companion} the three.',
          ],
          clever: [
            'If you heave at two, thought {hero}, you have a start. {hero_subj} had a start. {companion} and {part_def} did not.',
          ],
          playful: [
            '<hero>One, two, buckle my shoe,</hero> sang {hero}, and heaved at {part_def} on buckle. {companion} came in on shoe.',
          ],
        },
        fails: ['{hero_gen} side went up. {companion_gen} side was not ready. It all went down again.'],
        again: ['<hero>One, two,</hero> shouted {hero}, and heaved at one.'],
        refrain: ['One, two, heave, thump. Who said three?'],
        turned: ['Stamp, stamp, stamp. And hup.'],
        noticing: [
          'In between {hero} heard another count. It was low and even, with a stamp on each number. It was {companion_gen}, and it had never yet got as far as hup.',
        ],
        deed: [
          '{hero} asked whether {companion} would count. {hero_subj} took hold on the other side and shut {hero_his} mouth, and moved when {companion_gen} foot came down.',
        ],
        answer: [
          '<companion>And hup,</companion> said {companion}. Two pushes got to {part_def} in the same moment. They had not met before.',
        ],
        echo: [
          '<companion>Now we’ll count everything,</companion> said {companion}. They got as far as both their ears.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} heaved at {part_def} on every number that came into {hero_his} head. Most of them were two.',
          ],
          warm: [
            '<hero>You just watch me and join in,</hero> said {hero} to {companion}, heaving at {part_def}, by feel.',
          ],
          clever: [
            '{hero} counted in {hero_his} head, so that nobody should be late. {companion} could not see in there. They heaved at {part_def} in turns.',
          ],
          playful: [
            '{hero} counted for {part_def} in a foreign language. There were eleven numbers before heave, or perhaps it was four.',
          ],
        },
        fails: ['{companion} was always ready at the moment when {hero} had just been.'],
        again: ['<hero>Seven,</hero> shouted {hero}, and heaved. Nobody had expected a seven.'],
        refrain: ['Two, seven, heave. And thump.'],
        turned: ['Stamp, and stamp, and hup. And up.'],
        noticing: [
          '{hero} rested {hero_his} head on {hero_his} arms. So {hero_he} felt it before {hero_he} heard it: stamp, through the ground, and stamp. {companion} had been counting the whole time, and had never been asked.',
        ],
        deed: [
          '{hero} asked {companion} to count. {hero_subj} took hold, shut {hero_his} mouth, and laid one toe on the ground beside {companion_gen} shoe, to feel it.',
        ],
        answer: [
          'At <companion>hup</companion> both the shoe and the toe came down. {part_def} had met its number.',
        ],
        echo: [
          '<companion>You were good at the shutting up,</companion> said {companion}. {hero} thanked {companion_him}, without a word.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>One, two, three,</hero> shouted {hero}, and pulled at {part_def} on two. {companion} had the other side, and pulled on three.',
          ],
          warm: [
            '<hero>Don’t you worry, I’ll say when,</hero> {hero} told {companion}. {hero_subj} said when, and had already pulled at {part_def}.',
          ],
          clever: [
            'One ought to begin a little early, thought {hero}, because of the weight. {hero_subj} took {part_def} at two, {companion} at three.',
          ],
          playful: [
            '<hero>Ready, steady,</hero> sang {hero}, and was off with {hero_gen} end of {part_def}. {companion} was still steady.',
          ],
        },
        fails: ['Four hands are only four hands when they are there at one time.'],
        again: ['{hero_subj} shouted all three numbers at once. It sounded like a sneeze.'],
        refrain: ['One, two, gone. Who said three?'],
        turned: ['Stamp, stamp, stamp. And hup.'],
        noticing: [
          'Under the shouting there was another count, and it had a foot in it. Stamp, it went, and stamp. {companion} had been counting all along. {hero} had never let {companion_him} finish.',
        ],
        deed: [
          '{hero} asked whether {companion} would count for both. {hero_subj} took hold of {hero_his} own end, and closed {hero_his} mouth, and waited for the foot.',
        ],
        answer: [
          '<companion>Hup,</companion> said {companion}, and four hands had hold of {part_def} in the very same moment.',
        ],
        echo: [
          'The stamp had left a mark on the ground. <companion>That’s three,</companion> said {companion}, and stood in it.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Go,</hero> shouted {hero}, heaving up {hero_his} end of {part_def}, and only then, <hero>ready?</hero>',
          ],
          warm: [
            '<hero>You’ll notice when I lift,</hero> said {hero} to {companion}, so that {companion_he} need not bother with numbers, and lifted {part_def}.',
          ],
          clever: [
            '{hero_subj} explained the count to {companion}: one and two are for breathing, and three is silent. {hero_subj} lifted {part_def} in the silence, alone.',
          ],
          playful: [
            '{hero_subj} was a rocket, and {part_def} was the moon. <hero>Five, four, lift-off,</hero> said the rocket. {companion} was still at five.',
          ],
        },
        fails: ['One side was up, and the other side had not been asked.'],
        again: ['{hero_subj} started early, to make up.'],
        refrain: ['Go, now, oops. And thud.'],
        turned: ['Three. Two. One. And. Good.'],
        noticing: [
          '<companion>Three,</companion> said {companion}, into the quiet. <companion>Two.</companion> {companion} was just going on. {companion} stamped at each, and it was so even that one could have walked to it. There was nobody at the other end.',
        ],
        deed: [
          '{hero_subj} went back to the other end. <hero>You count, for both,</hero> said {hero}. <hero>Will you?</hero> {hero_subj} took hold, put {hero_his} lips together, and looked at {companion_gen} foot.',
        ],
        answer: [
          'The foot came down for the last time. Nobody could have said which of them had lifted {part_def} first.',
        ],
        echo: [
          '<companion>You have to wait for the foot,</companion> said {companion}. <hero>I always thought it was the number,</hero> said {hero}.',
        ],
      },
    ],
  },
  theWholeSentence: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<companion>I,</companion> began {companion}, before {part_def}. <hero>We want to go through,</hero> said {hero}. It was not what {companion} wanted.',
          ],
          warm: [
            '<companion>I,</companion> began {companion}, before {part_def}. <hero>Somebody’s a bit shy,</hero> said {hero} fondly. {companion} was not shy. {companion} was talking.',
          ],
          clever: [
            '<companion>I,</companion> began {companion}. {hero} knew how it went on, and told {part_def}, in better words. They were about something else.',
          ],
          playful: [
            '<companion>I,</companion> began {companion}. <hero>Live from the spot,</hero> said {hero}, and reported to {part_def} what {companion} was going to say.',
          ],
        },
        fails: [
          '{companion_gen} mouth was open with the first word in it. {hero} was in the way of the second.',
        ],
        again: [
          '{hero_subj} said it for {companion_him} once more, and louder. <companion>I,</companion> said {companion}, under it.',
        ],
        refrain: ['I, I, wait. Blah, blah. No.'],
        turned: ['I say it, all of it. There.'],
        noticing: [
          '{companion} had said <companion>I</companion> three times. {hero} had been in it three times, like a coat in a door.',
        ],
        deed: [
          '{hero} took one step to the side, so that {companion} stood in front. {hero_subj} turned to {companion_him}, and waited, down to the very last word.',
        ],
        answer: ['It took as long as it took. {part_def} listened to {companion}, and to nobody else.'],
        echo: [
          '<companion>I’m hungry, too,</companion> said {companion}, afterwards. {hero} waited, in case there was more. There was. It was about cheese.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had stepped up to {part_def}, and had taken a breath. <hero>What {companion} means is,</hero> said {hero}, and it was not that.',
          ],
          warm: [
            '<hero>{companion}’s a bit shy,</hero> said {hero} to {part_def}, with a hand on {companion_gen} head. {companion} was not shy at all. {companion} was in the middle.',
          ],
          clever: [
            '{hero_subj} had guessed the end of {companion_gen} sentence, and handed it to {part_def}, to save time.',
          ],
          playful: [
            '{companion} had begun to speak. {hero} was the interpreter, with a hand behind {hero_his} ear. <hero>The gentleman says,</hero> {hero_he} told {part_def}. {companion} was not a gentleman just then. {companion} was cross.',
          ],
        },
        fails: [
          '{part_def} had asked {companion}. {part_he} got an answer from someone else, and did not open for that.',
        ],
        again: ['{hero_subj} coughed, and went on to say what {companion} thought of it.'],
        refrain: ['What’s meant is, what’s meant is. No.'],
        turned: ['I say. All of it. And so.'],
        noticing: [
          '<companion>I want,</companion> said {companion}. It was the third time. {companion} stood on one foot, and held the next word ready, and one could almost see it. {hero_gen} mouth was just going to open. It was already open.',
        ],
        deed: [
          '{hero_subj} shut it, and took one step to the side. Now there was nobody before {part_def} but {companion}. {hero} turned to {companion_him} and waited, until after the full stop.',
        ],
        answer: [
          'It was quite a different sentence. {part_def} put {part_his} head down to it, and nodded at the end.',
        ],
        echo: [
          '<companion>Now you want something,</companion> said {companion}. <hero>I,</hero> said {hero}, and {companion} waited.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<companion>I,</companion> began {companion}, to {part_def}. <hero>We want it back,</hero> said {hero}, quick and loud. It was not that.',
          ],
          warm: [
            '<companion>I,</companion> began {companion}. <hero>What we mean is,</hero> {hero} told {part_def} kindly, and explained, and {companion} shut {companion_his} mouth.',
          ],
          clever: [
            '<companion>I,</companion> began {companion}. {hero} had understood already, and told {part_def} in nine sentences. {companion} would have needed three words.',
          ],
          playful: [
            '<companion>I,</companion> began {companion}. <hero>And now the news,</hero> said {hero} to {part_def}, with a moustache of two fingers.',
          ],
        },
        fails: ['For {part_def} there was much too much of it. For {companion} there was no room.'],
        again: [
          '{hero} put it another way, and longer. <companion>I,</companion> said {companion}, underneath.',
        ],
        refrain: ['I, I, wait. Blah, blah. What?'],
        turned: ['Three words, one hand. Ah.'],
        noticing: [
          '{companion_gen} mouth was open again, with the same first word in it. It had been there three times, and three times {hero} had come in and sat on it.',
        ],
        deed: [
          '{hero} took one step to the side, so that {companion} stood before {part_def}. {hero_subj} turned to {companion}, and waited for the very last word.',
        ],
        answer: [
          'There were three words, and a hand that showed what they meant. {part_def} looked at nothing else.',
        ],
        echo: [
          '<companion>You can talk now,</companion> said {companion}. {hero} could not think of anything. It was a pleasant feeling.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} held out a hand to {part_def}, and opened {companion_his} mouth. <hero>{companion} says,</hero> said {hero}, and said it, fast, with a great many words.',
          ],
          warm: [
            '<hero>Let me put that for you,</hero> said {hero} to {companion}, and put it to {part_def}, warmly, and twice as long.',
          ],
          clever: [
            '{hero_subj} made {companion_gen} word into a sentence, with a main clause, and gave {part_def} that.',
          ],
          playful: [
            '{companion} had one word for {part_def}. {hero} was the brass band that came before it, and the one that came after.',
          ],
        },
        fails: ['In all that there was one word that {part_def} might have understood. It did not get in.'],
        again: ['{hero_subj} said it all again, longer. There was one word in it that was {companion_gen}.'],
        refrain: ['Blah, blah, what? And what?'],
        turned: ['One word. One hand. And that.'],
        noticing: [
          '{companion_gen} hand was still out. It had been out the whole time, and it was quite plain what the hand said. Only somebody kept walking across in front of it, talking.',
        ],
        deed: [
          '{hero_subj} stepped aside, to where one does not get in front of a hand. {hero_subj} looked at {companion}, and waited, and when {companion} had said it {hero_he} waited a bit more, in case there was a second one.',
        ],
        answer: ['There was not a second one. {part_def} looked at the hand, and then did what it said.'],
        echo: [
          '<hero>How did you know that would do?</hero> asked {hero}. <companion>It’s a good word,</companion> said {companion}. It was: please.',
        ],
      },
    ],
  },
  stepOfTheSong: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero} ran ahead onto {part_def}. <hero>Hurry up,</hero> {hero_he} called back, slid, and came past {companion} on {hero_his} bottom.',
          ],
          warm: [
            '{hero} ran ahead, to try out {part_def} for {companion}. <hero>Hurry up, it’s quite easy,</hero> {hero_he} called, and came back sliding.',
          ],
          clever: [
            'Whoever is quick is across before {hero_he} slips, thought {hero}. <hero>Hurry up,</hero> {hero_he} called to {companion}, from the middle of {part_def}.',
          ],
          playful: [
            '{hero} raced {hero_himself} across {part_def}, and was in the lead, and second. <hero>Hurry up,</hero> {hero_he} called to {companion}, lying down.',
          ],
        },
        fails: [
          '{companion} was singing, to walk by. Where {hero} shouted into the song there was no beat to step on.',
        ],
        again: ['<hero>Hurry up,</hero> called {hero}, running. The up was already going down.'],
        refrain: ['Hurry up, hurry up, whee. And bump.'],
        turned: ['One and step and two and step. And there.'],
        noticing: [
          '{hero} lay flat. At the height of {hero_his} ears the song went past. It had a step on each beat. {companion} was still standing.',
        ],
        deed: [
          '{hero} went back to the start, and asked {companion} to begin again. {hero_subj} put one flat foot on {part_def} where the song had its beat, and then the other.',
        ],
        answer: ['It was a slow song, and short steps. Nothing in it slid.'],
        echo: [
          '<companion>You were late on the and,</companion> said {companion}. They did the and again, on dry ground.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Last one’s a lemon,</hero> called {hero}, and was off over {part_def}, and back, on {hero_his} elbow.',
          ],
          warm: [
            '<hero>Take my hand, and quick, quick,</hero> said {hero} to {companion}, and pulled {companion_him} on to {part_def}, out of {companion_his} song.',
          ],
          clever: [
            '{hero_subj} had found that at a certain speed one does not sink in. {hero_subj} was looking for the speed, on {part_def}. {companion} came along behind, singing.',
          ],
          playful: [
            '{hero_subj} was a flying carpet, and shot out over {part_def}, with fringes. It landed as carpets do.',
          ],
        },
        fails: [
          'What is quick and flat slides. There was something that was slow, and had heels, and it was singing.',
        ],
        again: ['{hero_subj} shook {hero_himself} out, and shot off again.'],
        refrain: ['Quick, quick, whoosh. And down.'],
        turned: ['La, step, la. And town.'],
        noticing: [
          'It came nearer, at the height of {hero_his} nose: la, and a shoe, la, and a shoe. It was the song about the town. The shoe came down where the la came down, and it stayed there for the whole of the la.',
        ],
        deed: [
          '{hero_subj} crawled to the start. <hero>Again from the top?</hero> {hero_subj} stood next to {companion}, and put down one foot at the first la, flat, and no other till the next.',
        ],
        answer: ['There are a great many las on the way to town. Not one of them slid on {part_def}.'],
        echo: [
          'At home {companion} went up the stairs to it. {hero} found that the stairs had always been that song.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero} ran on ahead and shouted <hero>Hurry up</hero> against {part_def}. {companion_gen} song could not be heard any more.',
          ],
          warm: [
            '{hero} ran on, to make sure, and shouted to {companion} that all was well. {hero_subj} shouted it over {part_def}, and over {companion_gen} song.',
          ],
          clever: [
            '<hero>Hurry up,</hero> shouted {hero} over {part_def}, because who is quick is past it sooner. {companion} was in the middle of a line.',
          ],
          playful: [
            '{hero} galloped ahead with trumpets, against {part_def}. <hero>Hurry up.</hero> {companion_gen} song had no trumpets in it.',
          ],
        },
        fails: ['There were {part_def}, and {hero}, and somewhere in between half a song.'],
        again: ['<hero>Hurry up,</hero> shouted {hero}, at every beat. The beat fell over.'],
        refrain: ['Hurry up, hurry up, toot. What?'],
        turned: ['La and la and rest. And there.'],
        noticing: [
          '{hero} had run out of breath, and sat down. At the height of {hero_his} ears the song came by, quite unhurried. At the end of each line it had a rest.',
        ],
        deed: [
          '{hero} went back to the start and asked {companion} to begin again. {hero_subj} walked beside {companion_him}, one foot down on each beat, and was silent in the rest.',
        ],
        answer: [
          'In the rest there was nobody, not even {hero}. {companion} nodded, and pointed at {part_def}, because it was coming: now.',
        ],
        echo: [
          '<companion>You can sing too,</companion> said {companion}. <hero>I am,</hero> said {hero}. <hero>I’m singing the rests.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Come ON,</hero> bawled {hero} over {part_def}, from in front. {companion} was coming, and was singing, and nobody could tell.',
          ],
          warm: [
            '{hero_subj} clapped for {companion}, so that {companion_he} should come along faster, a bit ahead of the beat, right through {part_def}.',
          ],
          clever: [
            '{hero_subj} called out to {companion} how many steps it still was, each time another number, against {part_def}.',
          ],
          playful: [
            '{hero_subj} was a fire engine. <hero>Make way,</hero> cried the fire engine to {companion_gen} song, and to {part_def}.',
          ],
        },
        fails: ['A song has holes in it, to look through. {hero} had put a shout in each.'],
        again: ['{hero_subj} came back, to hurry what was behind.'],
        refrain: ['Hurry, come ON, hurry. And what?'],
        turned: ['Sing, step, rest. And that.'],
        noticing: [
          '{hero} had a stitch, and sat. So the song went by on foot, with its hands in its pockets. And at the end of the line it did something that {hero} had never noticed: for one step it was not there.',
        ],
        deed: [
          '{hero_subj} got up and went to stand where it had begun. <hero>Again?</hero> {hero_subj} walked beside {companion}, a foot to each beat, and where there was no song {hero_he} was not there either.',
        ],
        answer: [
          'They both listened into the hole. {part_def} had the same hole, in the same place, and behind it was something else.',
        ],
        echo: [
          '<companion>You hummed in the second rest,</companion> said {companion}. {hero} had hoped that it had not been noticed.',
        ],
      },
    ],
  },
  companionsPace: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took both ends of {part_def}. When {companion} had done {companion_his} share, {hero_he} did it again, quicker.',
          ],
          warm: [
            '{hero_subj} only wanted to take it off {companion_him}. {hero} took {companion_gen} end of {part_def} as well as {hero_his} own, and smiled, and dropped it.',
          ],
          clever: [
            '{hero_subj} timed it: {part_def} went faster with one end than with two people. {hero_subj} did not time the dropping.',
          ],
          playful: [
            '{hero_subj} did {part_def} as a race between {hero_his} left hand and {hero_his} right. {companion} was to keep score.',
          ],
        },
        fails: ['{companion} had held {companion_his} end well. {hero} had it now, and it hung.'],
        again: ['{hero_subj} picked up both ends again. {hero_subj} was very quick at picking up.'],
        noticing: [
          '{companion} had gone and sat down with {companion_his} jacket on. <companion>Do it alone, then,</companion> said {companion}. {hero} looked at the two ends. It was not a thing that anyone could do alone.',
        ],
        deed: [
          '<hero>Sorry,</hero> said {hero}. {hero_subj} asked {companion} to set the count, and took up one end of {part_def}, only one. They kept to {companion_gen} pace, and the bus left.',
        ],
        answer: [
          '<companion>One,</companion> said {companion}, and <companion>two,</companion> and both the ends of {part_def} came up on the same number.',
        ],
        echo: [
          '<companion>When’s the next?</companion> asked {companion}. <hero>At ten past,</hero> said {hero}. They counted that, too. It was about two thousand.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took hold of {part_def} in two places at once. What {companion} had set up {hero_he} set up again, quicker.',
          ],
          warm: [
            '{hero_subj} was so thoughtful that {companion} had nothing left in {companion_his} hands. {hero} had all of {part_def} in {hero_his}, for a moment.',
          ],
          clever: [
            '{hero_subj} saw that {companion} took twice as long over {companion_his} side of {part_def}. So {hero_he} did it, in half the time. It held half as long.',
          ],
          playful: [
            '{hero_subj} ran round {part_def} holding everything in turn, like a man with plates on sticks. {companion} had been holding one of the plates.',
          ],
        },
        fails: ['What two had held quite well, one now let fall.'],
        again: [
          '{hero_subj} started again, without {companion}, and faster. The plates came down in the order of their sticks.',
        ],
        noticing: [
          '<companion>Do it alone, then,</companion> said {companion}. {companion} had put on {companion_his} jacket, and meant it. {hero} stood in the middle with {hero_his} arms out, and there was nothing on the end of them.',
        ],
        deed: [
          '{hero_subj} said sorry, and gave {companion} the count. Then {hero_he} took hold of one place on {part_def}, and left {companion_gen} alone. The bus went by, with their seats in it.',
        ],
        answer: [
          '{companion} took {companion_his} jacket off again. {companion} folded it, went to the other side of {part_def}, and began to count.',
        ],
        echo: [
          'They went on foot. {companion} set the pace. <companion>See,</companion> said {companion}, <companion>that’s a house. You always miss that one.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had Down’s syndrome, and a way of {companion_his} own of doing things, with a pause in it. {hero} filled in the pause, and took hold of {part_def} there as well.',
          ],
          warm: [
            '{companion} had Down’s syndrome. {hero} spared {companion_him} everything that might be heavy, and went round {part_def} doing it twice.',
          ],
          clever: [
            '{companion} had Down’s syndrome, and was not quick. It would be done sooner, {hero} reckoned, if {companion} stood and watched how {hero_he} dealt with {part_def}.',
          ],
          playful: [
            '{companion} had Down’s syndrome, and was in the middle of it. <hero>Relief is here,</hero> cried {hero}, pushed {companion_him} off {part_def}, and pinned a medal on {companion_him} made of foil.',
          ],
        },
        fails: [
          'What {companion} had held was let go of. There was nobody at that end now, and it went where it liked.',
        ],
        again: ['<hero>I’ve got it,</hero> said {hero}, three times, from three different places.'],
        noticing: [
          'On the ground lay {companion_gen} gloves, put together, and a little way off sat {companion} with {companion_his} back turned, eating an apple. In the pauses between the bites you could hear how quietly {companion_he} was counting.',
        ],
        deed: [
          '{hero_subj} picked up the gloves and took them over. <hero>Sorry,</hero> said {hero}. <hero>I pushed you off, and it was you who was holding it. How does it go?</hero> {companion} showed {hero_him}. It went slowly. Their bus stood there, with its doors open, and then it did not.',
        ],
        answer: [
          '<companion>And three,</companion> said {companion}. Both of them had hold of {part_def}, and neither was in the other’s way.',
        ],
        echo: [
          '<companion>Here,</companion> said {companion}, and pinned something on {hero}. It was the apple sticker.',
        ],
      },
    ],
  },
  toTheLastWord: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} finished {companion_gen} sentences, decided for both, and told {part_def} how it was going to be.',
          ],
          warm: [
            '{hero_subj} finished {companion_gen} sentences so lovingly that everyone smiled. To {part_def} {hero_he} said <hero>we</hero> and meant {hero_himself}.',
          ],
          clever: [
            '{hero_subj} was quicker than {companion} at knowing what {companion} thought, and passed it on to {part_def}, in good order.',
          ],
          playful: [
            '{hero_subj} made a joke out of one of {companion_gen} sentences. It was the best of the day, and {part_def} heard it too.',
          ],
        },
        fails: ['{companion} stopped talking. {hero} did not notice, since {hero_he} was talking.'],
        again: ['{hero} answered for {companion} again, about whether {companion} was all right.'],
        noticing: [
          'They asked {companion} a question, and they all looked at {hero}. {hero} noticed it only now. {companion} was looking at the ground.',
        ],
        deed: [
          '<hero>I’ve been talking over you,</hero> said {hero}, so that everybody heard. <hero>Sorry.</hero> Then {hero_he} was silent, to the very end of what {companion} said. The end was a no, and it was to {hero_gen} own plan.',
        ],
        answer: [
          '<companion>That’s all,</companion> said {companion}. It had been worth having in one piece. {part_def} had heard it, too.',
        ],
        echo: [
          '<companion>Say something,</companion> said {companion}, on the way. <hero>I’m waiting,</hero> said {hero}, <hero>in case you weren’t finished.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{companion} had Down’s syndrome and was saying something about {part_def}. {hero} had understood it by the third word, and told {companion_him} the rest.',
          ],
          warm: [
            '{companion} had Down’s syndrome. When {companion_he} looked for a word about {part_def}, {hero} held out four, like sweets.',
          ],
          clever: [
            '{companion} had Down’s syndrome. There was not much time, and what {companion_he} meant about {part_def} could be put more shortly. {hero} put it.',
          ],
          playful: [
            '{companion} had Down’s syndrome, and was taking a run-up. <hero>And so we see,</hero> said {hero}, and made it a punchline, with {part_def} in it. They all laughed.',
          ],
        },
        fails: ['{companion} shut {companion_his} mouth. What had been about to come did not come.'],
        again: [
          '<hero>What {companion} means is,</hero> said {hero}. It was very clear. It was only not what {companion} meant.',
        ],
        noticing: [
          'They went on to the next point. {hero} saw a hand still up. It was only a bit up, at about the height of a cup, and it was {companion_gen}. It must have been there for the whole of the last point as well.',
        ],
        deed: [
          '<hero>Wait,</hero> said {hero}, to the table. <hero>{companion} was talking, and I talked on top.</hero> Then {hero_he} pressed {hero_his} lips together, and it took as long as it took. It was a no. It was about {hero_gen} favourite thing, and nobody had dared to say it.',
        ],
        answer: [
          'There was a bit of quiet after the last word as well, and they left that in. Nobody had hurried {companion}, and nobody hurried {part_def}.',
        ],
        echo: [
          '<companion>That was a long one,</companion> said {companion}. <hero>It had a good end,</hero> said {hero}. <companion>I know. I was saving it.</companion>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{companion} had Down’s syndrome, and was explaining something to {part_def}. <hero>{companion} means it’s broken,</hero> said {hero}, and that was not what {companion} meant.',
          ],
          warm: [
            '{companion} had Down’s syndrome. {hero} helped {companion_him} with the words, all of them, and {part_def} took it for something else.',
          ],
          clever: [
            '{companion} had Down’s syndrome, and had got as far as the third word. {hero} gave {part_def} the gist. There was a gist, only it was another.',
          ],
          playful: [
            '{companion} had Down’s syndrome. {hero} made what {companion_he} had said into a rhyme for {part_def}, and it got a laugh, and it went wrong.',
          ],
        },
        fails: ['It was said twice now, once by each, and it was two different things.'],
        again: [
          '{hero_subj} told {part_def} again. {hero_subj} did it louder, and on {companion_gen} behalf.',
        ],
        noticing: [
          '<companion>No,</companion> said {companion}. It was to {hero}. {hero_subj} had not been listening for a no just there. It struck {hero_him} that they had both been looking at {hero_him} all the time, {part_def} and the others. That is how you look at a loudspeaker, and not at the one who is speaking.',
        ],
        deed: [
          '<hero>Sorry,</hero> said {hero}, so that all could hear. <hero>I’ve been talking on top of {companion}.</hero> {hero_subj} shut {hero_his} mouth and put a hand over it, and it stayed there until {companion} had said everything. It was short. It was also a no to {hero_gen} own plan.',
        ],
        answer: ['It came from the right person now, and in few words. {part_def} tipped {part_his} head.'],
        echo: [
          '<companion>You can take your hand away,</companion> said {companion}. <hero>Mm,</hero> said {hero}.',
        ],
      },
    ],
  },
};
