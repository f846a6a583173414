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
  },
};
