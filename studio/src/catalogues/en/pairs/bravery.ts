import type { LessonPairs } from '../../schema.ts';

export const bravery: LessonPairs = {
  twoStepsAcross: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero} waited for someone bigger. {companion} stood before {part_def}, alone, and {hero} gave advice, from the back.',
          ],
          warm: [
            '{hero} felt for {companion}, who stood alone before {part_def}. {hero_subj} felt for {companion_him} from quite a long way off.',
          ],
          clever: [
            '{hero} weighed up who ought to go first to {part_def}. {hero_subj} weighed it for a good while. {companion} was standing out there.',
          ],
          playful: [
            '{hero} made faces behind {part_def}, so that {companion}, out there alone, should have something to laugh at.',
          ],
        },
        fails: ['{hero} looked at {hero_his} shoes. They were very well tied.'],
        again: [
          '<hero>You tell it,</hero> called {hero} to {companion}, from behind a back. It was not even a big back.',
        ],
        refrain: ['After you, after you. Nobody.'],
        turned: ['One step, two steps, beside you.'],
        noticing: [
          '{hero} looked up from {hero_his} shoes. Out there {companion_gen} toes were turned in. To the left of them there was nobody, and to the right there was nobody either.',
        ],
        deed: [
          '{hero} walked across, in front of everyone. {hero_subj} stood beside {companion}, shoulder to shoulder.',
        ],
        answer: ['Nothing was said. {part_def} had had one to look at, and now there were two.'],
        echo: [
          '<companion>Were you scared?</companion> asked {companion}. <hero>Only in the middle,</hero> said {hero}. <hero>It was a very wide middle.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} was behind the others, just to have a better run. {companion} had been sent out to {part_def}, and stood there in one sock.',
          ],
          warm: [
            '{hero_subj} whispered to {companion} from the back that {companion_he} was doing very well. {companion} was out there in front of {part_def}, and could not hear.',
          ],
          clever: [
            '{hero_subj} thought it more sensible that only one should be told off by {part_def}. {companion} was the one.',
          ],
          playful: [
            '{hero_subj} held {companion_gen} bag, and {companion_gen} hat, and {companion_gen} apple. {companion} had only to hold out, in front of {part_def}.',
          ],
        },
        fails: ['There was a very large bit of empty ground, with {companion} on it.'],
        again: ['{hero_subj} gave a thumbs-up, round the side of someone tall.'],
        refrain: ['You go, you go. Not me.'],
        turned: ['Step, step, step. And we.'],
        noticing: [
          '{companion} looked round, once. {companion} was not looking for help. {companion} was only looking where everybody was. Everybody was behind {hero}, and {hero} was behind a sleeve.',
        ],
        deed: [
          '{hero_subj} let go of the sleeve. {hero_subj} walked over the empty ground, with all of them watching, and stood beside {companion}, so that their arms touched.',
        ],
        answer: [
          'It did not look any bigger, two. But {part_def} had to turn {part_his} head now, from the one to the other.',
        ],
        echo: [
          '<companion>What was it like at the back?</companion> asked {companion}. <hero>Crowded,</hero> said {hero}. <hero>And you can’t see anything.</hero>',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero} stayed at the edge till somebody bigger should come. {companion} was out on {part_def}, alone, with both arms spread.',
          ],
          warm: [
            '{hero} sent {companion} out onto {part_def} many good wishes. {hero_subj} sent them from the edge.',
          ],
          clever: [
            '{hero} studied how {companion} did it, alone out on {part_def}. Someone had to study it, {hero_he} thought, from the edge.',
          ],
          playful: [
            '{hero} clapped and cheered from the edge. <hero>Bravo,</hero> {hero_he} called to {companion}, who stood out on {part_def}, alone, and wobbled.',
          ],
        },
        fails: ['One small one alone has nothing to hold. {hero} held on to the edge.'],
        again: ['{hero_subj} cheered louder. At the loudest place {companion} sat down.'],
        refrain: ['After you, after you. Whee.'],
        turned: ['One step, two steps, hold me.'],
        noticing: [
          '{hero} looked up. {companion_gen} toes were turned in, out there, and gripped. On both sides of {companion_him} was nothing but smooth.',
        ],
        deed: [
          '{hero} went out to {companion} across {part_def}, in front of everyone. {hero_subj} stood close, foot against foot, shoulder to shoulder.',
        ],
        answer: [
          'When {companion} slid, there was {hero}. When {hero} slid, there was {companion}. So for the moment no one did.',
        ],
        echo: [
          '<companion>Your foot’s on my foot,</companion> said {companion}. <hero>I know,</hero> said {hero}. <hero>That’s how we did it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had gone out on {part_def}, because somebody had to. {hero} held the bags. They could have stood by themselves.',
          ],
          warm: [
            '{companion} had gone out on {part_def}, all alone. {hero} kept {hero_his} fingers crossed for {companion_him}, on both hands, back here.',
          ],
          clever: [
            '{companion} had gone out on {part_def}. It was better if one stayed behind, {hero} explained to the bags.',
          ],
          playful: [
            '{companion} had gone out on {part_def}, and {hero} did the drum roll. A drum roll can go on for a very long time.',
          ],
        },
        fails: [
          'Out there nobody could hear the drum. It was slippery, and lonely, and {companion} sat down.',
        ],
        again: ['{hero_subj} did another drum roll, for the getting up.'],
        refrain: ['Go on, go on, drum. And bump.'],
        turned: ['Two steps, here I am. And stand.'],
        noticing: [
          '{hero} stopped drumming, and looked. {companion} had {companion_his} arms out to both sides, as if there were a hand to be had there. There was no hand on the left. There was none on the right.',
        ],
        deed: [
          '{hero} put down the bags. {hero_subj} walked straight out across {part_def}, on two soft knees. {hero_subj} stood next to {companion}, so that their sleeves touched.',
        ],
        answer: [
          'It was just as slippery as before. But now it had four feet to deal with, and two of them were {hero_gen}.',
        ],
        echo: [
          '<companion>Who’s got the bags?</companion> asked {companion}. They turned round. The bags were standing there, all by themselves.',
        ],
      },
    ],
  },
  holdMySleeve: {
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>You first,</hero> said {hero}. <hero>You’re smaller.</hero> {hero_subj} pushed {companion} at {part_def}, from behind.',
          ],
          warm: [
            '<hero>I’ll be right behind you,</hero> said {hero} to {companion}, very warmly, and pushed {companion_him} a bit, towards {part_def}.',
          ],
          clever: [
            'The one in front sees less, thought {hero}, so it had better be {companion}. {hero_subj} shoved {companion_him} gently at {part_def}.',
          ],
          playful: [
            '<hero>Ladies first, or gentlemen,</hero> said {hero}, bowed to {companion}, and pushed from behind, up to {part_def}.',
          ],
        },
        fails: ['There was only {companion_gen} back to see, and {companion_gen} back was shaking.'],
        again: ['{hero_subj} pushed with both hands, and shut {hero_his} own eyes.'],
        refrain: ['You first, shove, shove. And out.'],
        turned: ['My sleeve, hold on. And in.'],
        noticing: [
          'Under the hand that pushed it went thump, thump, thump. It was {companion_gen} heart, and it went as fast as a bird’s.',
        ],
        deed: [
          '{hero} stepped round to the front. {hero_subj} reached one arm back. <hero>Take my sleeve,</hero> said {hero}.',
        ],
        answer: [
          '{companion} took it, at the cuff, with the whole fist. {hero} bent down into {part_def}, in front.',
        ],
        echo: [
          'The sleeve has been longer ever since. <hero>That’s yours,</hero> said {hero}, <hero>that end.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>After you,</hero> said {hero}, and got behind {companion} and steered. {companion_gen} shoes made two long lines, up to {part_def}.',
          ],
          warm: [
            '<hero>You’ll like it in there,</hero> said {hero} to {companion}, and pushed {companion_him} along very gently, to {part_def}, so as not to be first.',
          ],
          clever: [
            '{hero_subj} proved to {companion} that the small one sees more in {part_def}, being nearer the ground. Then {hero_he} gave the small one a push.',
          ],
          playful: [
            '{companion} was the lamp and {hero} was the lamp post. The post stayed where it was, before {part_def}, and leaned on the lamp.',
          ],
        },
        fails: ['{companion} had the dark in front and two hands behind. There was no good side to turn to.'],
        again: ['{hero_subj} pushed with {hero_his} head as well. With {hero_his} head down one sees less.'],
        refrain: ['You go, push, push. Eek.'],
        turned: ['I go, hold, hold. Peek.'],
        noticing: [
          'The back under {hero_his} hands was smaller than {hero_he} had thought. There was a label sticking out of the collar. It shook.',
        ],
        deed: [
          '{hero_subj} tucked the label in. {hero_subj} went round to the front, where it was cold, and put an arm out behind. <hero>There’s my sleeve.</hero>',
        ],
        answer: [
          'There was a pull at the cuff. It was like having a small boat to tow, and for that one has to look ahead.',
        ],
        echo: [
          '<companion>Was it dark in front?</companion> asked {companion}. <hero>Yes,</hero> said {hero}. <hero>But behind there was you.</hero>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>You first, you’re smaller,</hero> said {hero}, and shoved {companion} at {part_def}, from behind.',
          ],
          warm: [
            '<hero>You’ll fit better,</hero> {hero} told {companion}, tenderly, and pushed {companion_him} up to {part_def}, with both hands.',
          ],
          clever: [
            'By size {companion} came first, {hero} explained. {hero_subj} helped a little from behind, with {hero_his} knee, towards {part_def}.',
          ],
          playful: [
            '<hero>The smallest cork goes first,</hero> said {hero}. {hero_subj} put {companion} in front of {part_def}, and pushed like a thumb.',
          ],
        },
        fails: ['The one in front stuck, because of the one behind.'],
        again: ['{hero_subj} shoved harder. Now they were both in it, up to the same button.'],
        refrain: ['You first, shove, shove. And stuck.'],
        turned: ['My sleeve, one, two. And through.'],
        noticing: [
          'Under {hero_his} palm, in the middle of {companion_gen} back, it went very fast, and very small. It was a heart, like a bird’s.',
        ],
        deed: [
          '{hero} drew back, and stepped round to the front. {hero_subj} reached one arm behind {hero_him}. <hero>Take my sleeve,</hero> said {hero}.',
        ],
        answer: [
          '{companion} took it in {companion_his} fist. They did not stand side by side any more before {part_def}. They stood one after another.',
        ],
        echo: [
          '<companion>It came off,</companion> said {companion}, and held up a cuff button. {hero} sewed it on to {companion_gen} sleeve.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>You’re thinner,</hero> said {hero} to {companion}, and lifted {companion_him} into {part_def} like a letter, and pushed.',
          ],
          warm: [
            '<hero>It’ll be over soon,</hero> said {hero} to {companion}, who was in front, in {part_def}. {hero_subj} helped, with both hands.',
          ],
          clever: [
            '{hero_subj} had measured {companion} with {hero_his} eyes. It had to work. {hero_subj} put {hero_his} shoulder behind it, at {part_def}.',
          ],
          playful: [
            '{hero_subj} loaded the cannon. The cannon was {part_def}, and {companion} was the ball. <hero>Ready,</hero> said {hero}. <companion>No,</companion> said the ball.',
          ],
        },
        fails: ['Whoever is pushed makes {companion_himself} wide. It happens on its own, with the elbows.'],
        again: [
          '{hero_subj} counted to three, and pushed at two. That took {companion} by surprise, but not {part_def}.',
        ],
        refrain: ['Push you, push you, oof. And wedge.'],
        turned: ['Lead you, lead you, soft. And edge.'],
        noticing: [
          '{companion} had stopped saying anything. It thumped, against {hero_his} palms. {hero} had once held a sparrow that had flown in at the window, and it had been like that.',
        ],
        deed: [
          '{hero_subj} took {hero_his} hands away, as one does with a sparrow. {hero_subj} climbed past to the front of {part_def}, and reached back. <hero>My sleeve. It’s there.</hero>',
        ],
        answer: ['{companion} held on to it, and got thin again, all by {companion_himself}.'],
        echo: [
          '<companion>You breathe very loud,</companion> said {companion}. <hero>That was so you’d know where I was,</hero> said {hero}.',
        ],
      },
    ],
  },
  myShoulder: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Just do it,</hero> called {hero}, from a safe place. {companion} was stretching up beside {part_def}, on one toe.',
          ],
          warm: [
            '<hero>You can do it,</hero> called {hero} to {companion}, who hung by {companion_his} fingertips at {part_def}. {hero_subj} called it from a long way down the path.',
          ],
          clever: [
            '<hero>Left hand further up,</hero> advised {hero}. {companion} was stretching at {part_def}, and {hero} had a very good view.',
          ],
          playful: [
            '{hero} was the trainer with the whistle. <hero>And stretch,</hero> {hero_he} called to {companion}, who was at {part_def}, stretching.',
          ],
        },
        fails: ['Good advice does not hold anyone up. {companion} came down with it.'],
        again: ['<hero>Just do it more,</hero> called {hero}.'],
        refrain: ['Just do it, just do it. Bump.'],
        turned: ['Kneel down, knee up. And there.'],
        noticing: [
          '{hero} heard {hero_his} own voice say it again. Just. Up there {companion_gen} leg was trembling, on one single toe.',
        ],
        deed: [
          '{hero} ran right in under it and knelt down. {hero_subj} put {hero_his} shoulder where {companion_gen} foot had nothing.',
        ],
        answer: ['The foot felt about, and found a shoulder. It stopped trembling, against {part_def}.'],
        echo: [
          '<companion>What was it you called?</companion> asked {companion}. <hero>Nothing you could have stood on,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>A bit more,</hero> called {hero}, arms folded. {companion} hung on {part_def} by a handful of nothing.',
          ],
          warm: [
            '{hero_subj} could not look, it was so dangerous. <hero>Hold tight,</hero> {hero_he} called to {companion}, through {hero_his} fingers, from a good way off {part_def}.',
          ],
          clever: [
            '{hero_subj} could see from there just where {companion_gen} foot would have to go on {part_def}. {hero_subj} said so. It had to go two inches further than a leg is.',
          ],
          playful: [
            '{hero_subj} was the man on the wireless. <hero>And there goes the left leg,</hero> said {hero}, of {companion}, at {part_def}, <hero>and the crowd is silent.</hero>',
          ],
        },
        fails: ['The foot went on looking. There was nothing there to find but words.'],
        again: [
          '<hero>Just a bit more to the left,</hero> called {hero}. The foot would have liked to know what there was on the left.',
        ],
        refrain: ['Bit more, bit more. And drop.'],
        turned: ['Kneel, back, here. And top.'],
        noticing: [
          '{hero} stopped in the middle of a word. {hero_subj} had seen the sole of a shoe. There was a hole in it, and in the hole was sock, and the sock was going like a leaf.',
        ],
        deed: [
          '{hero_subj} ran, knelt down under the shoe, and moved up until {hero_his} shoulder was there.',
        ],
        answer: [
          'The shoe came down on it, quite lightly at first, and then with all that was in it. It stood still.',
        ],
        echo: [
          'There was a print on {hero_gen} shirt for a week. <companion>That’s my good side,</companion> said {companion}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Just lift,</hero> called {hero} from over there. {companion} had both arms under {part_def}, and no breath left.',
          ],
          warm: [
            '<hero>You’re doing so well,</hero> called {hero} to {companion}, at {part_def}. {hero_subj} was sitting down, to be able to call it better.',
          ],
          clever: [
            '<hero>More from the knees,</hero> advised {hero}. {companion} was straining at {part_def}, and you saw it very clearly from here.',
          ],
          playful: [
            '{hero} beat a drum for {companion}, who was straining at {part_def}. The drum was {hero_his} tummy, and it was a good way off.',
          ],
        },
        fails: ['All the strength was over there, and all the advice was here.'],
        again: ['<hero>Just lift harder,</hero> called {hero}. {companion_gen} ears began to wobble.'],
        refrain: ['Just lift it, just lift it. Plump.'],
        turned: ['Shoulder in, shoulder up. And hup.'],
        noticing: [
          '{hero} could hear {hero_himself}: just, just, just. {companion_gen} knees gave a little jerk at each of them.',
        ],
        deed: [
          '{hero} ran over and knelt right down beside {companion}. {hero_subj} put {hero_his} shoulder under {part_def}, where {companion_gen} hands were giving way.',
        ],
        answer: ['{companion} had one hand free then. {part_def} lay on {hero}, and {hero} stayed there.'],
        echo: [
          '<companion>You may give me advice now,</companion> said {companion}. {hero} thought hard. <hero>Blow your nose.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Put your back into it,</hero> {hero} called over to {companion}, who had {companion_his} back in it, under {part_def}, and nowhere else to put it.',
          ],
          warm: [
            '{hero_subj} called to {companion} that {hero_he} was with {companion_him} in {hero_his} thoughts. {part_def} was on {companion_him} in earnest.',
          ],
          clever: [
            '{hero_subj} explained the lever to {companion}, across a safe distance. {companion} was holding up {part_def}, and could not nod.',
          ],
          playful: [
            '{hero_subj} was the coach, and blew on two fingers. <hero>Knees, knees,</hero> cried the coach, of {companion} and {part_def}.',
          ],
        },
        fails: [
          'There was one too few, just there where it was low. There was one too many here, where it was dry.',
        ],
        again: [
          '{hero_subj} called that they could have a rest in a minute. You cannot have a rest under a thing like that.',
        ],
        refrain: ['Come on, come on. And sink.'],
        turned: ['I’m on, I’m in. And link.'],
        noticing: [
          '{companion} did not look over any more. {companion} was looking at the ground, quite near. A drop ran down {companion_his} nose, hung there, and could not be wiped off.',
        ],
        deed: [
          '{hero_subj} ran across, and wiped it off with {hero_his} sleeve. Then {hero_he} knelt, and put {hero_his} shoulder under {part_def}, next to {companion_gen}.',
        ],
        answer: ['Two fingers of air came in below. It was not more strength, it was more shoulder.'],
        echo: [
          '<companion>What are you going to do with all that advice?</companion> asked {companion}. <hero>Carry the bags,</hero> said {hero}, and took both.',
        ],
      },
    ],
  },
  palmUp: {
    noisy: [
      {
        firstTry: {
          bold: [
            'All of them shouted against {part_def}, and so {hero} shouted along. {companion_gen} lips were moving. {hero} was louder.',
          ],
          warm: [
            '{hero} did not want to spoil it for the others, and hooted along against {part_def}. {companion} was trying to say something.',
          ],
          clever: [
            'If all of them shout at {part_def}, thought {hero}, there will be a reason. {hero_subj} shouted too, over {companion_gen} head.',
          ],
          playful: [
            '{hero} made a trumpet of {hero_his} hands and joined in against {part_def}, with trills. {companion} pulled at {hero_his} sleeve.',
          ],
        },
        fails: [
          'With {hero} there was one more of them. Over all that {companion} could not be heard at all.',
        ],
        again: ['{hero_subj} trumpeted louder, because {hero_he} was not sure any longer.'],
        refrain: ['All of us, all of us, hoo. Hoo.'],
        turned: ['Palm up, hush now, you.'],
        noticing: [
          '{hero} had to breathe, and looked round. {companion_gen} lips were still moving. It was always the same small word.',
        ],
        deed: [
          '{hero} stepped out in front and lifted one palm. Into the next pause {hero_he} said <hero>Stop.</hero> Then {hero_he} pointed to {companion}.',
        ],
        answer: ['The others shut their mouths. Now there was only {part_def}, and {companion}.'],
        echo: [
          '<companion>It was only a small word,</companion> said {companion}. <hero>I know,</hero> said {hero}. <hero>I was standing on it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'They were all booing at {part_def}, so {hero} booed. It is quite warm, in the middle of a boo. {companion} stood outside it and was saying something.',
          ],
          warm: [
            '{hero_subj} did not want anyone to think that {hero_he} was not on their side. {hero_subj} shouted with them, against {part_def}, and smiled at {companion}.',
          ],
          clever: [
            '{hero_subj} thought that if all of them did it there would be a reason. {hero_subj} shouted at {part_def}, and looked for the reason.',
          ],
          playful: [
            '{hero_subj} beat time to the shouting on a tin. It got really good against {part_def}. {companion_gen} lips moved, in another time.',
          ],
        },
        fails: ['It had been one noise, and it was a choir. There was somebody who could not get in.'],
        again: ['{hero_subj} found a tin, and beat on that as well.'],
        refrain: ['Boo, boo, bang. And boo.'],
        turned: ['Palm. Stop. You.'],
        noticing: [
          '{hero} had let {hero_his} hat fall, and it rolled over to {companion_gen} feet. {companion} picked it up, and held it out, and was saying the same word still, quite without sound.',
        ],
        deed: [
          '{hero_subj} did not take the hat. {hero_subj} turned to the others with one palm up, and said <hero>Stop,</hero> in the gap. Then {hero_he} pointed at {companion}.',
        ],
        answer: [
          'One after another their mouths closed. {part_def} was almost alone, and that is not the same.',
        ],
        echo: [
          '<companion>Your hat’s got a dent,</companion> said {companion}. <hero>It can breathe through that,</hero> said {hero}.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            'All of them pulled at {part_def}, so {hero} pulled too. <hero>Heave.</hero> {companion} was saying something, low down.',
          ],
          warm: [
            '{hero} wanted to belong, and pulled at {part_def} along with the rest. {companion} tugged at {hero_his} jacket, and {hero_he} smiled.',
          ],
          clever: [
            'If everyone pulls at {part_def}, it has to come off, thought {hero}, and joined on at the end. {companion} shook {companion_his} head.',
          ],
          playful: [
            '{hero} sang the pulling song, for {part_def}. Everyone came in on heave. {companion} did not sing.',
          ],
        },
        fails: ['There was one more pulling now. {companion_gen} fingers were nearly in it.'],
        again: ['<hero>Heave,</hero> sang {hero}, because {hero_he} did not know how you stop.'],
        refrain: ['Heave and ho and heave. And tight.'],
        turned: ['Palm up, stop. And you. And light.'],
        noticing: [
          '{hero} was out of breath, and saw {companion_gen} mouth. It was saying one word, and had been saying it all the time. It was not heave.',
        ],
        deed: [
          '{hero} let go and stepped in front of the others. {hero_subj} lifted {hero_his} open palm. <hero>Stop,</hero> said {hero}, and pointed to {companion}.',
        ],
        answer: [
          'All the hands came off {part_def}. Only {companion_gen} stayed, two fingers, on one place.',
        ],
        echo: [
          '<companion>Stop,</companion> said {companion}, <companion>that was the word.</companion> <hero>It’s a good one,</hero> said {hero}. <hero>I hardly had to change it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'They were all in a row, and heaved at {part_def}. {hero} was third from the front. {companion} had no place in the row, and pulled somebody’s sleeve.',
          ],
          warm: [
            '{hero_subj} pulled with the rest, because one does not let people down. <hero>In a minute,</hero> {hero_he} said to {companion}, over {hero_his} shoulder.',
          ],
          clever: [
            '{hero_subj} had doubts about {part_def}, but ten people cannot all be wrong. {hero_subj} made it eleven.',
          ],
          playful: [
            '{hero_subj} was a horse in the team, and whinnied. Hup, and hup, went the team, at {part_def}. {companion} had hold of its tail.',
          ],
        },
        fails: ['Eleven pulled, and one knew. The one was the smallest, and was at the wrong end.'],
        again: [
          '{hero_subj} gave it all {hero_he} had. <companion>No,</companion> said {companion}, <companion>no,</companion> in time with the heave.',
        ],
        refrain: ['Hup, hup, hup. And tight.'],
        turned: ['Whoa. Stop. Right.'],
        noticing: [
          '{hero} had to change hands, and looked round. {companion} had let go of {hero_his} jacket. {companion} held up two fingers, with a space between, the size of a loop.',
        ],
        deed: [
          '{hero_subj} stepped out of the row, in front of it, and held up {hero_his} palm. <hero>Stop,</hero> said {hero}. {hero_subj} pointed to the two fingers.',
        ],
        answer: [
          '{part_def} was allowed to hang. The two fingers went straight to where they had been all the time.',
        ],
        echo: [
          '<companion>Hup,</companion> said {companion}, when it was over, very quietly. Nobody moved. Everybody laughed.',
        ],
      },
    ],
  },
  bagAcrossTheRoom: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero} laughed with the others, loudly, about {companion}. {hero_subj} stood with {part_def}, and waited for an older person to say something.',
          ],
          warm: [
            '{hero} only laughed with {hero_his} mouth. {hero_subj} gave {companion} a look from beside {part_def}, and it was meant to be a comfort.',
          ],
          clever: [
            '{hero} stood with {part_def}, and reckoned how many would have to stop laughing before it was safe. It was four.',
          ],
          playful: [
            '{hero} made one joke in it, a mild one, to turn it round. {part_def} laughed. It did not turn.',
          ],
        },
        fails: ['One more mouth in it made it wider. No one older came.'],
        again: ['{hero_subj} laughed again, and it came a little late.'],
        noticing: [
          '{hero} saw how carefully {companion} was tying a shoelace. The bow was done. {companion} undid it and began again, with {companion_his} eyes on the lace.',
        ],
        deed: [
          '{hero} picked up {hero_his} bag. {hero_subj} left {hero_his} place, crossed all the space in between, and sat down beside the shoe. Behind {hero_him} the place was taken at once.',
        ],
        answer: ['{part_def} had to turn round to see where {hero} had gone. They all did.'],
        echo: [
          '<companion>It’s a double bow,</companion> said {companion}. <hero>I saw,</hero> said {hero}. <hero>Both times.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} knew what was going on. {hero_subj} kept {hero_his} seat by {part_def}, laughed at the right places, and looked round for a grown-up.',
          ],
          warm: [
            '{hero_subj} gave {companion} a smile from beside {part_def}. It was a kind smile, and it was wide enough to be taken for the other sort.',
          ],
          clever: [
            'From beside {part_def} {hero} had the whole thing in view. Somebody ought to say something, {hero_he} worked out. Somebody older would be best.',
          ],
          playful: [
            '{hero_subj} pulled a face for the others, next to {part_def}. It was about something else, really. Nobody could have told that from across the room.',
          ],
        },
        fails: ['While {hero} looked round for someone older, someone younger looked at {hero}.'],
        again: [
          '{hero_subj} laughed more quietly, so as to be less in it. Then it was the pauses that were loud.',
        ],
        noticing: [
          '{companion} was searching {companion_his} bag, with great care, pocket by pocket. {hero} watched {companion_him} take out a ruler, look at it, and put it back. There was nothing in there that {companion_he} needed.',
        ],
        deed: [
          '{hero_subj} stood up, and the laugh went on without {hero_him}. {hero_subj} took {hero_his} bag and {hero_his} jacket, so that there was no going back for them, and carried both across to {companion}.',
        ],
        answer: [
          'It was eleven steps, and {part_def} turned through all of them. Then there was a back where the front had been.',
        ],
        echo: [
          '<companion>Did you want something?</companion> asked {companion}. <hero>A ruler,</hero> said {hero}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero} laughed with the rest, so as to be in it. {part_def} had gone off, and {hero} knew why.',
          ],
          warm: [
            '{hero} was sorry for {part_def}, and laughed, but kindly. You could not hear the difference from over there.',
          ],
          clever: [
            '{hero} waited until somebody else should do something about {part_def}. There were six people, and all of them were waiting.',
          ],
          playful: [
            '{hero} said something funny, to change the subject. The subject was {part_def}, and it stayed.',
          ],
        },
        fails: ['It was quite a short laugh. It went all the way over there.'],
        again: ['{hero_subj} laughed once more, so that nobody should ask why {hero_he} had stopped.'],
        noticing: [
          'Over there a shoe was being tied. It had been tied already. {hero} watched two hands take a good bow apart, and very slowly make another.',
        ],
        deed: [
          '{hero} took {hero_his} bag and went across, with everyone watching. {hero_subj} sat down beside {part_def}, on the ground, and {hero_his} old place was gone.',
        ],
        answer: ['Nothing was asked. {part_def} let go of the lace.'],
        echo: [
          '<companion>How was it, over there?</companion> asked {companion}. <hero>Warmer,</hero> said {hero}. <hero>For about a minute.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Somebody did an imitation of {part_def}, and {hero} clapped with the others. {hero_subj} clapped until {part_def} had gone.',
          ],
          warm: [
            'Somebody did an imitation of {part_def}. {hero} shook {hero_his} head at it, smiling, as you do at small children, and let it go on.',
          ],
          clever: [
            'Somebody did an imitation of {part_def}. It would be over in a minute, {hero} reckoned, and looked at the clock.',
          ],
          playful: [
            'Somebody did an imitation of {part_def}. {hero} improved it a little. It had been wrong about the hands.',
          ],
        },
        fails: ['It is not easy to stop clapping before the others do.'],
        again: ['They asked for it once more, and {hero} moved up, so that people could see.'],
        noticing: [
          'The chair where {part_def} had been was still warm. On the seat lay a glove, and {hero} picked it up, and could not think where to put it. Across the way a single hand, with no glove on, was turning the page of a book. It turned it back again.',
        ],
        deed: [
          '{hero_subj} took the glove, {hero_his} bag and {hero_his} lunch over there, through the middle of the imitation, so that it had to stop. {hero_subj} laid the glove on the book and sat down on the floor next to {part_def}. <hero>I’ll eat here from now on,</hero> said {hero}.',
        ],
        answer: ['It was not a good place to eat. {part_def} shoved the book over as a table.'],
        echo: [
          '<companion>Were you missed?</companion> asked {companion}. <hero>They’ve got a new one for the hands,</hero> said {hero}.',
        ],
      },
    ],
  },
  tookItDown: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} had filmed it. {hero_subj} sent it on with a laughing face, and {part_def} sent it on too, as a joke that everyone shared.',
          ],
          warm: [
            '{hero} had filmed it. {hero_subj} sent it to {part_def} with a laughing face and a sorry face. It went round with the laughing one.',
          ],
          clever: [
            '{hero} had filmed it. If it was everywhere, {hero_he} thought, it was nobody’s, and {hero_he} passed it to {part_def}.',
          ],
          playful: [
            '{hero} had filmed it, and it was quick and funny. {hero_subj} put a tune under it. {part_def} asked for more.',
          ],
        },
        fails: ['With every face that was added it was a little more of a joke, and louder.'],
        again: ['{hero_subj} tried to say something, and a laughing face came out.'],
        noticing: [
          '{hero} played it once through with the sound off. Without the sound nothing in it was funny. You could see a mouth that did not know what to do.',
        ],
        deed: [
          '{hero_subj} deleted the clip. Under it, for {part_def} and all the others, {hero_he} wrote <hero>I filmed it. It isn’t funny,</hero> with {hero_his} name. Then {hero_he} went to fetch a teacher.',
        ],
        answer: [
          '{part_def} read it twice. You can take a joke the wrong way. You could not take that any other way.',
        ],
        echo: [
          '{hero} was outside the chat, that evening. So was {companion}. <companion>It’s rather roomy here,</companion> said {companion}.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            'They were all laughing at the clip, and {hero} had filmed it. {hero_subj} laughed with them, against {part_def}, so as to be heard.',
          ],
          warm: [
            'They were laughing at the clip. {hero} had filmed it, and laughed along to be friendly. Over {part_def} you could not hear what sort of a laugh it was.',
          ],
          clever: [
            'They were laughing at the clip, and nobody had asked who had filmed it. With {part_def} going like that nobody would, {hero} reckoned.',
          ],
          playful: [
            '{hero} had filmed it, and knew where the laugh came. {hero_subj} did a countdown to it, louder than {part_def}.',
          ],
        },
        fails: ['It went from phone to phone. In every corner it began again, a bit later than in the last.'],
        again: ['Somebody asked for it with music. {hero} had some.'],
        noticing: [
          '{hero_gen} sound had gone. {hero_subj} shook the phone, and watched it like that, without. A mouth moved. Two hands went up and did not know where to go. {hero_subj} watched it to the end, and there was no joke in it anywhere.',
        ],
        deed: [
          '{hero_subj} deleted it and got up on a chair. <hero>I filmed that,</hero> said {hero}, as loud as {hero_he} could. <hero>It isn’t funny. I’m going to get Mrs Adeyemi.</hero> Then {hero_he} climbed down and went and got her. There would be an evening, and some more evenings, without {hero_him}.',
        ],
        answer: [
          'In the laughing there was now a hole, about as wide as a person. Somebody fell into it and stopped. Then it was the next one.',
        ],
        echo: [
          '<companion>What did you watch it for, without the sound?</companion> asked {companion}. <hero>It was broken,</hero> said {hero}. <hero>I was lucky.</hero>',
        ],
      },
    ],
  },
};
