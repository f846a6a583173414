import type { LessonPairs } from '../../schema.ts';

export const acceptingMistakes: LessonPairs = {
  sameBackwards: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>That’s badly made,</hero> said {hero}, and pulled {part_def} across with the right hand, hard, without looking.',
          ],
          warm: [
            '<hero>You can’t help it,</hero> {hero} told {part_def}. <hero>Somebody made you badly.</hero> Then {hero_he} pulled across, right over left.',
          ],
          clever: [
            '{hero_subj} explained to {companion} what was wrong with the way {part_def} was made. Meanwhile {hero_his} hands went on, right over left.',
          ],
          playful: [
            '{hero_subj} shook hands with {part_def}, crosswise. <hero>Bad workmanship,</hero> {hero_he} said in an inspector’s voice, and pulled.',
          ],
        },
        fails: [
          'It was the very thing that had made it worse the first time. {hero} did it a second time, with more swing.',
        ],
        again: [
          '{hero_subj} did it a third time, still not looking. <hero>Badly made,</hero> said {hero}, and this time it was.',
        ],
        refrain: ['Right over, left over, pull. And tight.'],
        turned: ['Left back, right back, slow. And light.'],
        noticing: [
          '{hero_subj} let go, and {hero_his} hands stayed as they were: crosswise, right over left. {hero} looked at them. They looked like two people who have just done something.',
        ],
        deed: [
          '<hero>It was me,</hero> said {hero}. <hero>Right over left.</hero> Then {hero_he} made the same movements backwards, one after another.',
        ],
        answer: ['The last was undone first. {part_def} knew the way, and went.'],
        echo: [
          '<companion>So who made it badly?</companion> asked {companion}. {hero} held up the right hand. The left hand pointed at it.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} pulled at {part_def} just as {hero_he} had pulled before. <hero>Whoever made this was asleep,</hero> said {hero}.',
          ],
          warm: [
            '{hero_subj} was not angry with {part_def}, {hero_he} said, only disappointed. Meanwhile {hero_he} tucked the end in once more, as before.',
          ],
          clever: [
            '{hero_subj} told {companion} how a good one would have been made. {hero_his} hands showed it on {part_def}: over, through, and tight.',
          ],
          playful: [
            '{hero_subj} held up {part_def} like an auctioneer. <hero>Who’ll give me anything for this bad piece of work?</hero> Then {hero_he} pulled it tight, once more.',
          ],
        },
        fails: ['It was the very same knot on top of itself. {hero_gen} hands knew how it went.'],
        again: [
          '{hero_subj} made it a third time, and told the maker off. The maker did not say anything. It was busy pulling.',
        ],
        refrain: ['Over, through, tight. Who did that?'],
        turned: ['Through, over, loose. I did that.'],
        noticing: [
          '{hero} pointed at the thing, to show how badly it was tied. The finger made a small loop in the air. It was exactly the loop in the knot.',
        ],
        deed: [
          '<hero>That’s mine,</hero> said {hero}. <hero>Over, and through.</hero> {hero_subj} did it backwards, with the same fingers: back through, and back over.',
        ],
        answer: ['{part_def} came away from itself. There was one knot less, and one maker.'],
        echo: [
          '<companion>It was rather a good knot,</companion> said {companion}. <hero>I could do it again,</hero> said {hero}. They both put their hands in their pockets.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>It’s broken,</hero> said {hero}. {hero_subj} turned {part_def} the way {hero_he} had turned it before, only further.',
          ],
          warm: [
            '<hero>You were spoilt by the last one,</hero> {hero} told {part_def}. Then {hero_he} turned it once more, gently, the wrong way.',
          ],
          clever: [
            '{hero_subj} named three people who might have built {part_def} so badly. While {hero_he} counted them, {hero_his} hands turned it on.',
          ],
          playful: [
            '{hero_subj} was the inspector of bad locks. <hero>Tut,</hero> said the inspector to {part_def}, and turned it further.',
          ],
        },
        fails: ['One turn had been too much. Now it was two.'],
        again: [
          '{hero_subj} turned it till {hero_his} wrists were crossed and {hero_his} elbows met. <hero>Badly built,</hero> said {hero}, from behind {hero_his} elbows.',
        ],
        refrain: ['Round it goes, round it goes, crick.'],
        turned: ['Back it comes, back it comes, click.'],
        noticing: [
          '{hero_subj} could not turn any further, because {hero_his} arms had run out. They were crossed, one over the other. They had been like that the last time as well.',
        ],
        deed: [
          '<hero>That was me,</hero> said {hero}. <hero>Right over left.</hero> {hero_subj} turned {part_def} back by just as much, once, and once again.',
        ],
        answer: ['It went back easily. It had only been waiting to go home.'],
        echo: [
          '<companion>And the three builders?</companion> asked {companion}. <hero>I’ll write to them,</hero> said {hero}. <hero>It’ll be a short letter.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Rubbish,</hero> said {hero} to {part_def}, and gave it another half turn, to show what rubbish it was.',
          ],
          warm: [
            '<hero>They never oil these, poor thing,</hero> said {hero}, and turned {part_def} on, very gently, in the direction that had been the trouble.',
          ],
          clever: [
            '{hero_subj} studied {part_def}, and came to the conclusion that it had a fault. {hero_subj} turned it a bit further, to see the fault better.',
          ],
          playful: [
            '{hero_subj} was winding up a very big watch. <hero>Nearly,</hero> said {hero}, and {part_def} groaned.',
          ],
        },
        fails: ['It had been shut once, at the beginning. By now it was shut one and a half times.'],
        again: ['{hero_subj} turned it with both hands, and one foot came off the ground.'],
        refrain: ['Bad thing, turn, bad thing. And tight.'],
        turned: ['My turn, back, back. And right.'],
        noticing: [
          '{hero} had to let go, since {hero_his} sleeve was twisted up to the elbow. It was twisted to the right. It stayed like that in the air, and one could read in it how often.',
        ],
        deed: [
          '<hero>It was me,</hero> said {hero}. <hero>One, and the half.</hero> {hero_subj} turned {part_def} back, the half first, and then the one, and did not turn any more.',
        ],
        answer: [
          'There was a sound as when you let out your belt. {part_def} stood as it had stood this morning.',
        ],
        echo: [
          '<companion>And the fault?</companion> asked {companion}. {hero} pulled down {hero_his} sleeve. <hero>It’s in here.</hero>',
        ],
      },
    ],
  },
  ownTrack: {
    broken: [
      {
        firstTry: {
          bold: [
            'A bit of {part_def} had come off in {hero_gen} hand. {hero_subj} put the hand behind {hero_him} and scolded the weather.',
          ],
          warm: [
            '<hero>It was the damp,</hero> said {hero}, and stroked {part_def}. Behind {hero_his} back was a hand with a bit of it.',
          ],
          clever: [
            '{hero_subj} explained that {part_def} had been too old, too thin and too dry. The bit that had come off was in {hero_his} fist, behind {hero_him}.',
          ],
          playful: [
            '<hero>Bad bit,</hero> {hero} told the ground, and smacked it. In {hero_his} other hand, behind {hero_him}, was a bit of {part_def}.',
          ],
        },
        fails: ['{hero_subj} mended with one hand, and the best piece was in the other.'],
        again: [
          '{hero_subj} scolded the maker as well, and the maker’s grandmother. Meanwhile it would not fit.',
        ],
        refrain: ['Bad you, bad you, bad. And off.'],
        turned: ['Me it was, me it was, so. And on.'],
        noticing: [
          'A track of prints led up to it. {hero} set a foot beside one, to see who it was. It had the same length. It had the same hole in the heel.',
        ],
        deed: [
          '{hero_subj} brought out {hero_his} hand. <hero>This is from me,</hero> said {hero}, and laid the bit down where all could see it.',
        ],
        answer: [
          '{companion} turned it round once. One edge of it looked at {part_def} as if they knew each other.',
        ],
        echo: [
          '{hero} looked at {hero_his} shoe for a while. <hero>It’s quite a good hole, though,</hero> {hero_he} said. <companion>It’s round,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} kept one hand in {hero_his} pocket, and with the other {hero_he} shook {part_def}. <hero>Cheap stuff.</hero> In the pocket was what had come off.',
          ],
          warm: [
            '{hero_subj} comforted {part_def} for what the others had done to it. {hero_subj} did it with {hero_his} left hand. The right one was shut.',
          ],
          clever: [
            '{hero_subj} found that one piece of {part_def} was missing, and drew up a search. {hero_subj} searched with one hand.',
          ],
          playful: [
            '<hero>Who did this?</hero> cried {hero} over {part_def}, like a judge, and hit the ground with {hero_his} shoe. {hero_gen} other hand was holding the evidence.',
          ],
        },
        fails: ['It was all there, if you counted the pocket. Nobody counted the pocket.'],
        again: ['{hero_subj} shook it again. Something else fell off.'],
        refrain: ['Who was it, bang, who was it. And gap.'],
        turned: ['I was it. There it is. And snap.'],
        noticing: [
          'There was dust on the ground, and somebody had walked through it. {hero} followed the steps with {hero_his} eyes, very sternly. They came up to {hero_him}, and into {hero_his} shoes.',
        ],
        deed: [
          '{hero_subj} took out {hero_his} hand and opened it. <hero>That’s my step, and this was me,</hero> said {hero}, and laid the piece in the middle, with the torn side up.',
        ],
        answer: ['Everyone bent down to it. It had just the corner that {part_def} had not.'],
        echo: [
          '<companion>And who’s going to sweep up?</companion> asked {companion}. <hero>The one with the shoes,</hero> said {hero}, and went to get a cloth.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Silly wet ground,</hero> said {hero}. {hero_subj} ran at {part_def} again, with the same shoes.',
          ],
          warm: [
            '<hero>You can’t help being wet,</hero> {hero} told {part_def}, and stepped out on it again with both soles dripping.',
          ],
          clever: [
            '{hero_subj} found out why {part_def} was so slippery. It was the damp, and the maker. {hero_subj} tried again, a little further left.',
          ],
          playful: [
            '<hero>Bad, bad {part_one},</hero> said {hero}, and smacked it. Then {hero_he} danced out on it with wet feet.',
          ],
        },
        fails: ['It was slippery wherever {hero} went, and nowhere before.'],
        again: ['{hero_subj} scolded {part_def} while {hero_he} was sliding. It makes one slide no slower.'],
        refrain: ['Bad, wet, whee. And back.'],
        turned: ['Wipe, wipe, step. And stand.'],
        noticing: [
          'A track of wet prints led out. {hero} set {hero_his} foot beside one of them. It was the same length. It had the same hole in the heel, and it shone.',
        ],
        deed: [
          '<hero>This wet is from me,</hero> said {hero}. {hero_subj} sat down, rubbed both soles dry, and set one of them on {part_def}.',
        ],
        answer: ['It stuck, the way a dry thing does. Nobody was as surprised as the shoe.'],
        echo: [
          '<companion>And the maker?</companion> asked {companion}. <hero>Did it very well,</hero> said {hero}. <hero>Just not for wet feet.</hero>',
        ],
      },
      {
        firstTry: {
          bold: ['<hero>Somebody’s wetted it,</hero> said {hero}, and ran at {part_def}, with a squelch.'],
          warm: [
            '{hero_subj} warned all the others, at every step, how wet {part_def} was. At every step there was a squelch.',
          ],
          clever: [
            '{hero_subj} observed that {part_def} got wetter the longer {hero_he} was on it. {hero_subj} blamed the time of day.',
          ],
          playful: [
            '{hero_subj} was a penguin, straight from the water, and complained of the floor to {part_def}. Slap, slap, went the penguin, and whoosh.',
          ],
        },
        fails: ['Wherever it was wet {hero} had just been. {hero} had been everywhere.'],
        again: ['{hero_subj} complained of it once more, sliding.'],
        refrain: ['Wet here, wet there, whoops. Whose?'],
        turned: ['Dry here, dry there. My shoes.'],
        noticing: [
          '{hero} lay with one leg up, and a drop ran down the leg. It came out of the shoe. Behind {hero_him} all the way back to the start, there were prints, each with a puddle in. Each had the same hole in its heel.',
        ],
        deed: [
          '<hero>That was me,</hero> said {hero}. {hero_subj} took both shoes by the toes, emptied them, and rubbed the soles on {hero_his} trousers. Then {hero_he} put one of them on {part_def}.',
        ],
        answer: ['It said crick, as dry things do. It was the driest word of the day.'],
        echo: [
          '<companion>Where did you get so wet?</companion> asked {companion}. <hero>I was looking at a fish,</hero> said {hero}. <hero>I went a bit near.</hero>',
        ],
      },
    ],
  },
  asItLay: {
    guarded: [
      {
        firstTry: {
          bold: [
            'On the way up to {part_def} {hero} had trodden on something. <hero>That was {companion},</hero> {hero_he} said, and marched on.',
          ],
          warm: [
            'On the way up to {part_def} something had gone crunch under {hero_gen} shoe. {hero_subj} patted {companion} and said that it could happen to anyone.',
          ],
          clever: [
            'On the way up to {part_def} {hero} had trodden on something. {hero_subj} nodded at {companion}, and then talked about the weather.',
          ],
          playful: [
            'On the way up to {part_def} there had been a crunch. {hero} pointed at {companion} and whistled, with one foot behind the other.',
          ],
        },
        fails: ['There was a silence after the word, and {hero} talked into it about clouds.'],
        again: [
          '{hero_subj} pointed with two fingers. They were very clean fingers, and the shoe was behind them.',
        ],
        refrain: ['That was you, not me, crunch. No.'],
        turned: ['Me it was, me it was, there. Oh.'],
        noticing: [
          '{part_def} was looking past {hero_him} the whole time, at the ground. There lay one crooked little thing. It had a heel mark, and {hero} knew that heel.',
        ],
        deed: [
          '<hero>I trod on that,</hero> said {hero}, <hero>not {companion}.</hero> {hero_subj} knelt down and laid it back as it had lain before.',
        ],
        answer: ['{part_def} looked for a long time to see whether it was straight. It was nearly straight.'],
        echo: [
          '<companion>You pointed at me,</companion> said {companion}. {hero} held out the finger. {companion} shook it, up and down, like a hand.',
        ],
      },
      {
        firstTry: {
          bold: [
            'It had gone crack under {hero_gen} shoe. <hero>Lovely weather,</hero> said {hero} to {part_def}, and pulled the shoe in.',
          ],
          warm: [
            'It had gone crack under {hero_gen} shoe. <hero>Never mind, {companion}, it can happen to anybody,</hero> said {hero}, so that {part_def} should hear it.',
          ],
          clever: [
            'It had gone crack under {hero_gen} shoe. {hero_subj} pointed out to {part_def} that {companion} also had shoes.',
          ],
          playful: [
            'It had gone crack. {hero} looked up at the sky, then at {companion_gen} shoes, and then hummed to {part_def}, with {hero_his} own foot well behind.',
          ],
        },
        fails: ['Somebody talked about the weather. There was one who looked at the ground.'],
        again: ['<hero>Not a cloud,</hero> said {hero}. There was another small crack.'],
        refrain: ['Lovely day, lovely day. And no.'],
        turned: ['My shoe, my shoe, so. And go.'],
        noticing: [
          '{companion} had lifted up both feet, one after the other, and looked underneath. There was nothing. {companion} put them down again, side by side, very neatly, and looked at {part_def}, and so {hero} had to look there too. {part_he} was looking at a thing with a heel on it.',
        ],
        deed: [
          '{hero_subj} took {hero_his} foot out from behind {hero_him}. <hero>It was this one,</hero> said {hero}. {hero_subj} knelt, straightened the thing with two fingers, and laid it as it had lain.',
        ],
        answer: ['{part_def} bent down, moved it by a hair, and was satisfied.'],
        echo: [
          '<companion>You might have stepped on me,</companion> said {companion}. {hero} lifted up the foot, and looked, to be sure.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero} had trodden on something beside {part_def}. <hero>That was {companion},</hero> {hero_he} said, and pushed on.',
          ],
          warm: [
            'Beside {part_def} something had gone crunch, under {hero_gen} foot. <hero>It’s all right, {companion},</hero> {hero_he} said, very gently, and patted the sleeper.',
          ],
          clever: [
            'Something lay beside {part_def}, and {hero} had trodden on it. {hero_subj} looked at {companion}, and at the weather, and then shoved.',
          ],
          playful: [
            'Crunch, it went beside {part_def}, and it was {hero_gen} foot. <hero>Crunch, said {companion},</hero> sang {hero}, and tickled the sleeper with a toe.',
          ],
        },
        fails: ['Whoever sleeps in the middle of a mess sleeps on what is left.'],
        again: [
          '{hero_subj} stepped back, and there was another crunch. <hero>{companion} again,</hero> said {hero}.',
        ],
        refrain: ['Not me, crunch, not me. And grunt.'],
        turned: ['It was me, lay it so. And over.'],
        noticing: [
          '{hero} looked where everybody was looking. On the ground lay one crooked little thing, and it had a heel mark. {hero} lifted up {hero_his} heel and looked at that as well.',
        ],
        deed: [
          '<hero>I trod on that,</hero> said {hero}, <hero>not {companion}.</hero> {hero_subj} knelt down and laid it back, just as it had lain before.',
        ],
        answer: ['{part_def} made a small contented noise, like a drawer that shuts.'],
        echo: [
          '<companion>You can say sorry to me as well,</companion> said {companion}. {hero} said it. They both looked at the heel.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had kicked over something of {part_poss}. <hero>It was the wind,</hero> said {hero}, and climbed on, towards {prize_def}.',
          ],
          warm: [
            '{hero} had knocked down something that belonged to {part_def}. <hero>Careful, {companion},</hero> {hero_he} whispered, and stroked the sleeper, to make up for {companion}.',
          ],
          clever: [
            '{hero} had upset something by {part_def}. {hero_subj} reasoned that a sleeper does not know how it stood. {hero_subj} pushed it aside.',
          ],
          playful: [
            'It went clack, and rolled. <hero>Mice,</hero> whispered {hero}, and tiptoed on past {part_def}, like a cat.',
          ],
        },
        fails: ['One does not need one’s eyes to know when something of one’s own is out of its place.'],
        again: ['{hero_subj} trod on it again. <hero>It wasn’t me that time either.</hero>'],
        refrain: ['Not me, not me, clack. And groan.'],
        turned: ['Yes me, there, back. And home.'],
        noticing: [
          'There was a gap in the row. It was as when a tooth is out. {part_def} had put out a hand in {part_his} sleep, and was feeling in the gap, to and fro, to and fro.',
        ],
        deed: [
          '<hero>It was me,</hero> whispered {hero}. {hero_subj} got down on {hero_his} knees, picked the thing up, and put it in the gap, facing the way that the others faced.',
        ],
        answer: ['The hand found it, and stopped. {part_def} drew the hand back in.'],
        echo: [
          '<companion>You could say sorry now,</companion> whispered {companion}. {hero} whispered it, towards the row. It went grrm, quite kindly.',
        ],
      },
    ],
  },
  underTheKnees: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Who keeps doing that?</hero> called {hero}, and looked at everyone. {hero_his} own fingers were drumming away in front of {part_def}.',
          ],
          warm: [
            '<hero>Let’s all be very careful with {part_def},</hero> said {hero}, and looked round kindly. Meanwhile {hero_he} drummed.',
          ],
          clever: [
            '{hero_subj} wanted to find out who kept disturbing {part_def}. {hero_subj} thought hard. When {hero_he} thinks, {hero_he} drums.',
          ],
          playful: [
            '<hero>Somebody here is a woodpecker,</hero> said {hero}, and looked under {companion_gen} chin. {hero_subj} was drumming on everything near {part_def}.',
          ],
        },
        fails: ['Whoever it was, it went on. Whenever {hero} asked who it was, it got faster.'],
        again: ['<hero>Stop it, all of you,</hero> said {hero}. All of them had stopped. It went on.'],
        refrain: ['Who is that, who is that, drum drum.'],
        turned: ['That is me, that is me, shh.'],
        noticing: [
          'For a moment nobody spoke, and something was still going, quite close by. It was at the end of {hero_gen} own arms.',
        ],
        deed: [
          '<hero>That’s me,</hero> said {hero}. {hero_subj} put both hands under {hero_his} knees and sat on them.',
        ],
        answer: ['Now nobody drummed. {part_def} had the first whole minute to itself that day.'],
        echo: [
          'Afterwards {hero_gen} fingers were quite flat. <companion>Do they know any songs?</companion> asked {companion}. They knew one. It was the same one.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Who’s shaking that?</hero> cried {hero}, over {part_def}. {hero_subj} had one elbow on it, to have a better look at them all.',
          ],
          warm: [
            '<hero>Do leave it in peace,</hero> {hero} begged the others, and patted {part_def}, and patted it.',
          ],
          clever: [
            '{hero_subj} kept a list of who moved near {part_def}. Each time {hero_he} licked the pencil, and tapped with it.',
          ],
          playful: [
            '{hero_subj} was a spy, and watched everyone for wobbling. The spy jiggled one leg, under {part_def}.',
          ],
        },
        fails: [
          'There was always something that went. It went when they were all asleep, or as still as mice.',
        ],
        again: ['{hero_subj} looked sternly from one to the other. It wobbled the more.'],
        refrain: ['You wobble, you wobble. And no.'],
        turned: ['I wobble. I sit. And so.'],
        noticing: [
          'They were holding their breath, all of them, with their hands up, because {hero} had said so. And there it was, tk, tk, tk. {hero} bent down to hear where it came from, and met {hero_his} own knee.',
        ],
        deed: [
          '<hero>It’s me,</hero> said {hero}. <hero>It’s been me all day.</hero> {hero_subj} laid both hands flat, tucked them in under {hero_his} knees, and sat.',
        ],
        answer: ['The tk had stopped. {part_def} looked as if it could hardly believe it.'],
        echo: [
          '<companion>You may have one hand for the biscuit,</companion> said {companion}, and held it up to {hero_him}. {hero} did without the hand.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Who’s doing that?</hero> shouted {hero}, and looked at everyone. {hero_subj} drummed on {hero_his} leg, to be heard above {part_def}.',
          ],
          warm: [
            '{hero_subj} asked everyone in turn, very nicely, to be quieter than {part_def}. Between the asking {hero_he} drummed.',
          ],
          clever: [
            '{hero_subj} wanted to know what part of the noise was {part_def} and what part was not. {hero_subj} thought, and when {hero_he} thinks, {hero_he} drums.',
          ],
          playful: [
            '<hero>There’s a woodpecker in {part_def},</hero> shouted {hero}. {hero_subj} drummed on {hero_his} knees, to show what a woodpecker was.',
          ],
        },
        fails: ['There was one noise that never stopped for breath. {hero} was looking for it everywhere.'],
        again: ['<hero>Quiet,</hero> shouted {hero}, and hit something, so that they should all hear it.'],
        refrain: ['Who, who, drum. Who, who, drum.'],
        turned: ['Me, me, still. Now, now, listen.'],
        noticing: [
          'For one moment {hero} had no breath left to ask with. And one noise was still going, close by. It was at the end of {hero_his} own arms.',
        ],
        deed: [
          '<hero>That’s me,</hero> said {hero}. {hero_subj} put both hands under {hero_his} knees, and sat on them.',
        ],
        answer: ['What was left was only {part_def}, and nothing can go on for ever.'],
        echo: [
          '<companion>You can take them out now,</companion> said {companion}. {hero} took out one hand, to begin with.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Stop that banging,</hero> shouted {hero}, all round, and at {part_def}, and banged, so that they would hear.',
          ],
          warm: [
            '<hero>I know you don’t mean it,</hero> {hero} called to everyone, over {part_def}. {hero_gen} spoon was going on a tin the whole time.',
          ],
          clever: [
            '{hero_subj} listened where in {part_def} the knocking was. {hero_subj} clicked {hero_his} tongue, as one does when one thinks.',
          ],
          playful: [
            '{hero_subj} was a bandmaster who cannot find the wrong drum. He beat time, to find it, next to {part_def}.',
          ],
        },
        fails: ['All of it had gaps but one. The one was never looked for, because it was looking.'],
        again: ['{hero_subj} sent the others further off. It was none of them.'],
        refrain: ['Not you, bang, not you. Bang.'],
        turned: ['It’s me. Sit still. And sang.'],
        noticing: [
          'What {hero} was holding flew out of {hero_his} hand, and then there was a beat missing. It was only one. But it was as if a door had stood open, and {companion} looked up.',
        ],
        deed: [
          '{hero_subj} looked at {hero_his} hand. <hero>It was that,</hero> {hero_he} said. {hero_subj} pushed it under one knee, and its brother under the other, and sat down on them.',
        ],
        answer: ['Now everything that was left was {part_def}, and that had to breathe.'],
        echo: ['<companion>Your foot’s at it,</companion> said {companion}. They sat on that together.'],
      },
    ],
  },
  whichMessage: {
    tangled: [
      {
        firstTry: {
          bold: [
            'A message about {part_def} had made trouble. {hero_subj} blamed the app, loudly, and asked who was spreading such things.',
          ],
          warm: [
            'A message about {part_def} had made trouble. {hero_subj} comforted everyone who came, and saw to it that {hero_his} own phone was clean.',
          ],
          clever: [
            'A message about {part_def} had made trouble. {hero_subj} reconstructed who had sent it on, and when. The first entry {hero_he} left out, for simplicity.',
          ],
          playful: [
            'A message about {part_def} had made trouble. {hero_subj} held a trial, with a wig, and found the app guilty. It was a good trial.',
          ],
        },
        fails: ['{hero_subj} had deleted it, but only from where {hero_he} could see it.'],
        again: [
          '{hero_subj} asked round again who had started it. Some of them were beginning to look at each other.',
        ],
        noticing: [
          'Behind the message was a list of names, in order. {hero} scrolled up, to be able to point at someone. The first was {hero_gen}, at twelve minutes past four.',
        ],
        deed: [
          '{hero_subj} wrote it to all of them. <hero>It came from me, at twelve past four. I sent it on.</hero> Then {hero_he} stayed, beside {part_def}, and read what came.',
        ],
        answer: [
          'What came was not friendly. But each of them named a time, and the times began to lie in a row.',
        ],
        echo: [
          '<companion>Why twelve past?</companion> asked {companion}. <hero>That was when I still thought it was funny,</hero> said {hero}. <hero>It lasted until fourteen past.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'There was a rumour, and {part_def} was full of it. <hero>I’ll find out who it was,</hero> said {hero}, and questioned them one by one.',
          ],
          warm: [
            'There was a rumour. {hero} comforted the one it was about, and went over {part_def} with {companion_him}, and held {companion_his} hand with the hand that had sent it.',
          ],
          clever: [
            'There was a rumour. {hero} explained to them, by means of {part_def}, how such things spread. It was a clear explanation, with an arrow coming from outside.',
          ],
          playful: [
            'There was a rumour. {hero} wrote a song about it, with {part_def} for the chorus. People hummed it, and so it got further.',
          ],
        },
        fails: [
          'One of them looked at another now, and that one at a third. It went round, and it missed one out.',
        ],
        again: [
          '{hero_subj} suspected somebody from the other class, and described them so well that there was nearly such a person.',
        ],
        noticing: [
          'In the corner of a printed page there was a smear. It was jam, and it was apricot. {hero} had once seen that page quite clean, at breakfast, at twelve past. No one else in the town had apricot.',
        ],
        deed: [
          '{hero_subj} put {hero_his} finger on the smear and held the page up to all of them. <hero>Mine,</hero> {hero_he} said. <hero>I had it first, and I passed it on. With toast.</hero> {hero_subj} did not go out. {hero_subj} stood there through what they said, and that was the whole of the lunch break.',
        ],
        answer: [
          'It had a beginning now. One after another they said from whom they had it, and gave it back along the row.',
        ],
        echo: [
          '<companion>You could have eaten the evidence,</companion> said {companion}. <hero>I’d had enough by then,</hero> said {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            'A message had got round that should not have. <hero>I’d like to know who does such a thing,</hero> said {hero} to {part_def}, and looked as if {hero_he} would.',
          ],
          warm: [
            'A message had got round. {hero} was so sad for {part_def} about it, and brought {part_def} tea, and said nothing of twelve minutes past four.',
          ],
          clever: [
            'A message had got round. {hero} gave {part_def} a list of all who could have sent it, in the order of how likely it was. {hero} was not on it.',
          ],
          playful: [
            'A message had got round. {hero} tried to make {part_def} laugh at it. It had, after all, been meant as a joke, by whoever it was.',
          ],
        },
        fails: ['{part_def} did not know whom to keep out, and so kept out everybody.'],
        again: [
          '{hero_subj} wiped the message off {hero_his} own phone. It was like washing one plate after a party.',
        ],
        noticing: [
          'There was a printed copy of it, pinned up, so that nobody could say they had not seen. {hero} read on, below where the joke stopped. At the bottom, in grey, quite small, stood from whom to whom. It was {hero_his} own name, and the hour.',
        ],
        deed: [
          '{hero_subj} took out a pen and drew a ring round it, there on the wall, while the whole corridor stood about. <hero>That’s me,</hero> said {hero} to {part_def}. <hero>I sent it on. Twelve past four.</hero> {hero_subj} stayed where {hero_he} was. It was not a nice ten minutes.',
        ],
        answer: [
          '{part_def} let a good many things be said, and said a few. Then there was somebody one knew about, and all the rest could be let in.',
        ],
        echo: [
          '<companion>You drew round it twice,</companion> said {companion}. <hero>The pen skipped,</hero> said {hero}.',
        ],
      },
    ],
  },
  beforeTheShow: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had come down on {part_def} with a knee while fooling about. {hero_subj} put tape over it and led the search for the fault.',
          ],
          warm: [
            '{hero_subj} had come down on {part_def} with a knee, for fun. Now {hero_he} held the torch for everybody, most helpfully.',
          ],
          clever: [
            '{hero_subj} had come down on {part_def} with a knee. {hero_subj} suggested eight possible faults, in the order of how far they were from the tape.',
          ],
          playful: [
            '{hero_subj} had come down on {part_def} with a knee, as a joke. Now {hero_he} was making jokes about the tape.',
          ],
        },
        fails: [
          'They tested whatever was all right, for the third time. Under the tape it went on breaking.',
        ],
        again: ['{hero_subj} put on a second layer. It now looked like something that somebody had mended.'],
        noticing: [
          '{companion} tried the sound one yet again, from the beginning, patiently, and said thanks for holding the torch. {hero} heard how polite it was.',
        ],
        deed: [
          '{hero_subj} peeled off the tape, laid the bent end on the table and said, <hero>Me. On Tuesday. With my knee.</hero> {hero_gen} own number was dropped for it.',
        ],
        answer: ['{companion} pulled up a chair to {part_def} and asked which way it had bent.'],
        echo: [
          'There is still a little tape on it. <companion>For old times’ sake,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Somebody’s been at it,</hero> said {hero}, about {part_def}, and set to, with a good deal of tape and a red face.',
          ],
          warm: [
            '{hero_subj} told everyone not to worry, and not to ask who. {hero_subj} had already stuck a plaster on {part_def}, with the good side out.',
          ],
          clever: [
            '{hero_subj} looked for the fault in {part_def} with a torch and a method. {hero_subj} began at the end where it could not be.',
          ],
          playful: [
            '{hero_subj} did the voice of an old engineer, and tapped {part_def} all over. <hero>That’ll be the moon,</hero> said the engineer.',
          ],
        },
        fails: ['They searched for an hour, all of them, and one of them knew where.'],
        again: ['{hero_subj} found another place where it might be. {hero_subj} found it very convincingly.'],
        noticing: [
          '{companion} came back from the shop, out of breath, with a new part. {companion} had spent {companion_his} own money, since nobody knew what it was. It was the wrong part. <companion>It’s only money,</companion> said {companion}, and sat down to read how you put it in.',
        ],
        deed: [
          'The doors were to open at seven. At five to, {hero} laid a bit of metal on the table, the bent one. <hero>That’s it,</hero> said {hero}. <hero>I trod on it, and I put it in my pocket.</hero> {hero_subj} struck {hero_his} own number off the running order, to give them the time.',
        ],
        answer: [
          'There was a silence with a good many things in it. Then {companion} pulled the lamp down over {part_def}, and somebody fetched pliers.',
        ],
        echo: [
          '<companion>How much was it?</companion> asked {hero}. {companion} told {hero_him}. <hero>I’ll pay the half,</hero> said {hero}. <companion>You’ll pay the whole,</companion> said {companion}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had broken the thing on Tuesday, fooling about. Now {hero_he} told {part_def} to open up, since nobody had a right to sulk.',
          ],
          warm: [
            '{hero_subj} had broken it, and {companion} was suspected. {hero_subj} asked {part_def} very gently whether something was the matter.',
          ],
          clever: [
            '{hero_subj} reasoned that {part_def} would open sooner or later. Until then it was better not to go into what happened on Tuesday.',
          ],
          playful: [
            '{hero_subj} had trodden on a cable on Tuesday, for a laugh. {hero_subj} now did a whole comedy outside {part_def}, about anything else.',
          ],
        },
        fails: ['The fault was still being looked for, and {hero} was holding the torch.'],
        again: [
          '{hero_subj} said in front of everyone that such things happen. {hero_subj} did not say to whom.',
        ],
        noticing: [
          'Somebody thanked {hero_him} for the torch. It was said in earnest, after two hours. {hero} looked down at what {hero_he} was lighting up, and it was the wrong cable.',
        ],
        deed: [
          '{hero_subj} laid the bent end where all could see it. <hero>Me,</hero> said {hero}. <hero>On Tuesday. It wasn’t anybody else.</hero> {hero_gen} number was taken off the list.',
        ],
        answer: [
          '{companion} put down the cable. It was the first thing anyone had put down for hours, and near {part_def} it sounded loud.',
        ],
        echo: [
          '<companion>I’d nearly believed it was me,</companion> said {companion}. {hero} handed over the torch. <hero>Shine it here,</hero> {hero_he} said.',
        ],
      },
    ],
  },
};
