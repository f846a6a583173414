import type { LessonPairs } from '../../schema.ts';

export const humor: LessonPairs = {
  deepBow: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had sat down on {part_def} with a bump. <hero>That was on purpose,</hero> said {hero}, and marched out again, nose in the air.',
          ],
          warm: [
            'Bump, {hero} had sat down on {part_def}. <hero>I only wanted to show you how it’s done,</hero> {hero_he} told {companion}, and strutted on.',
          ],
          clever: [
            '{part_def} had put {hero} on {hero_his} bottom, with a bump. <hero>A test,</hero> said {hero}. Then {hero_he} went on testing, with {hero_his} nose in the air.',
          ],
          playful: [
            '{hero} had come down with a bump, in the middle of {part_def}. <hero>Ta-da,</hero> said {hero}, much too late, and strode off like a duke.',
          ],
        },
        fails: ['Whoever has {hero_his} nose in the air cannot see {hero_his} feet.'],
        again: ['{hero_subj} sat down again. <hero>On purpose,</hero> said {hero}, from lower down.'],
        refrain: ['Nose up, strut, bump. On purpose.'],
        turned: ['Bow down, hands down, step. On purpose.'],
        noticing: [
          'Something dropped off the seat of {hero_his} trousers: flop. In the quiet it sounded like one person clapping.',
        ],
        deed: [
          '{hero_subj} turned round once, so that everyone could see the seat of {hero_his} trousers. Then {hero_he} bowed, so low that both hands touched the ground.',
        ],
        answer: [
          'With two hands and two feet on {part_def} nobody falls over. {companion} bowed as well, and {hero} went on bowing, forwards.',
        ],
        echo: [
          '<companion>Which was the best bit?</companion> asked {companion}. <hero>The flop,</hero> said {hero}. <hero>I couldn’t have planned it.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had tripped up in front of {part_def}. <hero>On purpose,</hero> said {hero}, and stalked at {part_him} with {hero_his} chin up.',
          ],
          warm: [
            'Right in front of {part_def} {hero} had tripped. <hero>I was only looking for a beetle,</hero> {hero_he} explained, most sweetly, and came on.',
          ],
          clever: [
            '{hero} had caught a toe in front of {part_def}, and gone down. <hero>As I expected,</hero> said {hero}, and nodded, and walked on stiffly.',
          ],
          playful: [
            'In front of {part_def} {hero} had found the one thing to trip over. <hero>And that was the somersault,</hero> said {hero}, and came on like a duke.',
          ],
        },
        fails: ['The stiffer {hero} stood, the stiffer stood the other side.'],
        again: [
          '{hero_subj} tripped over the same thing. <hero>Twice on purpose,</hero> said {hero}. It had got quite hard to say.',
        ],
        refrain: ['Chin up, stiff legs, oops. And no.'],
        turned: ['Round once, bow deep, flop. And ho.'],
        noticing: [
          'A lump of earth fell from the seat of {hero_gen} trousers: flop. Nobody said a word. It had sounded like very small applause.',
        ],
        deed: [
          '{hero_subj} turned round once, slowly, so that the seat of {hero_his} trousers could be seen by all. Then {hero_he} bowed, down to the ground.',
        ],
        answer: [
          '{part_def} had stood there all day with a straight face. Now the face began to slip at one corner.',
        ],
        echo: [
          '{hero} never wiped it off. <hero>It’s applause,</hero> {hero_he} told {companion}. <hero>One doesn’t wipe that.</hero>',
        ],
      },
    ],
  },
  onceMoreSlowly: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had got a foot stuck in front of {part_def}. <hero>Ha,</hero> said {hero}, rather hot, <hero>look at {companion_gen} ears.</hero>',
          ],
          warm: [
            'In front of {part_def} one of {hero_gen} feet was stuck. <hero>Isn’t it funny about {companion_gen} ears,</hero> said {hero} quickly, and gave {companion_him} a hug.',
          ],
          clever: [
            'One of {hero_gen} feet had gone in, right in front of {part_def}, and had not come out. You look where somebody points, {hero_he} thought, and pointed at {companion_gen} ears.',
          ],
          playful: [
            '{hero} stood in front of {part_def} with a foot stuck. <hero>And here we see,</hero> said {hero}, <hero>two ears,</hero> and they were {companion_gen}.',
          ],
        },
        fails: ['It got quiet. The joke lay on the ground, and nobody picked it up.'],
        again: ['{hero_subj} laughed at it {hero_himself}, so that it should have been laughed at.'],
        refrain: ['Ears, ears, ha ha. And gone.'],
        turned: ['Wobble, wobble, sit. And look.'],
        noticing: [
          '{companion} was holding both ears. {hero_gen} foot was still in the thing it had got stuck in, in front of everyone. It had a very silly look.',
        ],
        deed: [
          '{hero} pulled out the foot and put it back in. {hero_subj} did it all again, slowly and without a word, from the first wobble to the sitting down.',
        ],
        answer: [
          'At the second wobble there was a breath from the hiding place. To see how it ended, {part_def} had to come nearer.',
        ],
        echo: [
          '<companion>Do the sitting down again,</companion> said {companion}. {companion_gen} ears were not covered up any more.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had sat in something, in front of {part_def}. <hero>Ha, look at {companion_gen} ears,</hero> said {hero}, much too loud.',
          ],
          warm: [
            'In front of {part_def} {hero} had sat down in something. <hero>Don’t laugh at {companion_gen} ears,</hero> said {hero}. Nobody had.',
          ],
          clever: [
            'There had been something on the ground before {part_def}, and {hero} had sat in it. {hero_subj} told {part_him} a joke about {companion_gen} ears, with an explanation.',
          ],
          playful: [
            'Before {part_def} {hero} had sat down, and in something. <hero>But the ears,</hero> cried {hero}, like a showman, and showed {companion_gen}.',
          ],
        },
        fails: ['{part_def} understood no jokes. {companion} understood this one.'],
        again: ['{hero_subj} explained the joke once more. It had not been one, and it was not one now.'],
        refrain: ['Ears, ears, ha ha. What?'],
        turned: ['Wobble, wobble, sit. Ha.'],
        noticing: [
          'It had got quiet. {companion} was holding both ears. {hero_gen} trousers were stuck fast to what {hero_he} sat in, and everyone could see it but {hero}.',
        ],
        deed: [
          '{hero_subj} got up and did it once more: slowly, without a word, from the first wobble to the sitting down.',
        ],
        answer: [
          'A body that sits down in something needs no explaining. {part_def} made a noise. It was a first.',
        ],
        echo: [
          '<companion>Once more,</companion> said {companion}, with both ears out. <hero>I can’t,</hero> said {hero}. <hero>I’m stuck.</hero>',
        ],
      },
    ],
  },
  pip: {
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Move,</hero> hissed {hero} at {part_def}. <hero>Quiet,</hero> {hero_he} hissed at everyone else. There was some spit in it.',
          ],
          warm: [
            '<hero>Hush, hush, please move,</hero> hissed {hero} to {part_def}, with all the love {hero_he} had, through {hero_his} teeth.',
          ],
          clever: [
            'A hiss is quieter than a word, thought {hero}. So {hero_he} hissed at {part_def}: <hero>Move.</hero> It was a good deal sharper, too.',
          ],
          playful: [
            '{hero_subj} was a snake. <hero>Sss, budge,</hero> said the snake to {part_def}. <hero>Sss, quiet,</hero> it told everyone who had not said a word.',
          ],
        },
        fails: ['The loudest of all the quiet was {hero}.'],
        again: ['{hero_subj} got hotter and hissed harder. It sounded like a tyre.'],
        refrain: ['Hiss, hiss, spit. And grunt.'],
        turned: ['Wait, wait, pip. And pop.'],
        noticing: [
          'The hiss ended in a hiccup. Pip, it went. {hero} had not done it on purpose. For one moment after it the whole place listened.',
        ],
        deed: [
          '{hero_subj} waited for the pause between two breaths. Into it {hero_he} said one tiny <hero>pip,</hero> and nothing else.',
        ],
        answer: [
          '{part_def} smiled in {part_his} sleep. In the next pause there came a small pop, and it was not {hero_gen}.',
        ],
        echo: [
          '<companion>Pip,</companion> said {companion}, much later. There was a long pause. <hero>Pop,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Psst,</hero> said {hero} to {part_def}. <hero>Psst. PSST.</hero> By the third it was no longer a secret.',
          ],
          warm: ['{hero_subj} whispered to {part_def}, with love, and with a good deal of wind in it.'],
          clever: [
            '{hero_subj} told everyone how quiet you had to be near {part_def}. {hero_subj} told it to each of them, one by one.',
          ],
          playful: [
            '{hero_subj} was a tyre that has run over a nail, near {part_def}. <hero>Fssss,</hero> said the tyre, and looked round for laughs.',
          ],
        },
        fails: ['There was more quiet being made round here than any sleeper could stand.'],
        again: ['<hero>FSSS,</hero> said {hero}. It was a lorry’s.'],
        refrain: ['Psst, psst, fss. And grunt.'],
        turned: ['Hush, hush, pip. And pop.'],
        noticing: [
          'In the middle of the next one something went wrong in {hero_his} throat. It went pip, all by itself, like a chick. {hero} was so surprised that {hero_he} held {hero_his} breath, and so did everyone.',
        ],
        deed: [
          '{hero_subj} waited, with {hero_his} hand on {hero_his} throat. Into the next pause {hero_he} said <hero>pip,</hero> very small, and not one thing more.',
        ],
        answer: [
          'In the pause after that there was a small wet pop, from {part_def}. You could see it had been a dream about fish.',
        ],
        echo: [
          '{hero} and {companion} talked like that all evening. It saves a lot of words. Only at pop it can be hard to keep a straight face.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Quiet,</hero> hissed {hero} at {part_def}, and then at everyone else. <hero>QUIET.</hero> There was spit in it.',
          ],
          warm: [
            '<hero>Shh, shh, please, shh,</hero> hissed {hero} against {part_def}, with a finger up and a wet chin.',
          ],
          clever: [
            'A hiss goes through everything, {hero} knew. {hero_subj} hissed at {part_def}, and hissed, and got quite hot.',
          ],
          playful: [
            '{hero_subj} was a kettle. The kettle hissed at {part_def}, and hissed at the others for hissing.',
          ],
        },
        fails: ['{hero} was hissing louder than anyone could be loud.'],
        again: ['{hero_subj} hissed until there was no air left in {hero_him}, anywhere.'],
        refrain: ['Hiss, hiss, QUIET. It isn’t.'],
        turned: ['Wait, wait, pip. And hush.'],
        noticing: [
          'The hiss ended in a hiccup. Pip. It had slipped out by itself, and for a moment after it nothing else was to be heard.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth and waited for the next pause. Into it {hero_he} said one tiny <hero>pip,</hero> and nothing else.',
        ],
        answer: [
          '{companion} held {companion_his} breath, to hear whether there would be another. Against {part_def} it was a very small thing to wait for.',
        ],
        echo: [
          'There was a second pip, much later, when no one expected it. {hero} has never said whose it was.',
        ],
      },
    ],
  },
  bellyLaugh: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} went at {part_def} with {hero_his} teeth and both elbows. <hero>Don’t anyone dare,</hero> said {hero}, upside down.',
          ],
          warm: [
            '<hero>I’m not at all cross,</hero> said {hero} to {part_def}, through {hero_his} teeth, and pulled. <hero>And don’t laugh at it.</hero>',
          ],
          clever: [
            '{hero_subj} had thought of everything. {hero_subj} had one foot through {part_def} and one round it. <hero>It’s not funny,</hero> said {hero}, <hero>it’s correct.</hero>',
          ],
          playful: [
            '{hero_subj} roared at {part_def} like a lion with a comb in its mane. <hero>Nobody laughs at lions,</hero> {hero_he} said, and pulled.',
          ],
        },
        fails: [
          'The grimmer {hero_he} was, the more of {hero_him} was in it. It had one of {hero_his} arms now.',
        ],
        again: ['{hero_subj} pulled with the arm that was left. The shoe came off. It stayed up there.'],
        refrain: ['Grr, grr, tug. Don’t laugh. And stuck.'],
        turned: ['Ha, ha, shake. Do laugh. And slack.'],
        noticing: [
          '{companion} was not laughing. But in {companion_gen} eyes, quite small, there was a picture: someone upside down, with a shoe where the hat goes.',
        ],
        deed: [
          '{hero_subj} stopped pulling. {hero_subj} lay down on {hero_his} back, just as {hero_he} was, and laughed until {hero_his} tummy shook. {companion} lay down next to {hero_him}.',
        ],
        answer: [
          'Nobody pulled, and everything trembled. {part_def} trembled too, and with each laugh a loop hopped open a bit.',
        ],
        echo: [
          '<companion>Where’s your shoe?</companion> asked {companion}. It was on. {hero} had to look, though.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_his} head against {part_def}, and both elbows, and pushed like a bull. <hero>Nobody looks,</hero> said the bull.',
          ],
          warm: [
            '<hero>I’m perfectly all right,</hero> groaned {hero}, with {hero_his} cheek on {part_def}, pushing. <hero>You needn’t look.</hero>',
          ],
          clever: [
            '{hero_subj} had found the best angle for {part_def}. It was with {hero_his} bottom higher than {hero_his} ears. <hero>No remarks,</hero> said {hero}.',
          ],
          playful: [
            '{hero_subj} pushed at {part_def} with a face like a prune. <hero>Prunes are serious,</hero> said {hero}.',
          ],
        },
        fails: ['A grim push is a hard push, and stops every time you need a breath.'],
        again: ['{hero_subj} got still grimmer, and slid down along it on {hero_his} nose.'],
        refrain: ['Grr, grr, shove. Don’t laugh. And thud.'],
        turned: ['Ha, ha, lean. Do laugh. And up.'],
        noticing: [
          'In {companion_gen} eyes {hero} saw it, quite small and the right way round. There was a bottom. Below it there was a nose. Nothing about it was grim.',
        ],
        deed: [
          '{hero_subj} turned round and leaned {hero_his} back against {part_def}, back to back with {companion}, more or less. Then {hero_he} laughed, and {hero_his} tummy shook.',
        ],
        answer: ['Ha, went the two backs. Ha, and ha. It was a push with a beat, and {part_def} felt it.'],
        echo: [
          '{companion} got the hiccups afterwards. Each time, something somewhere seemed to move a little.',
        ],
      },
    ],
  },
  worstTake: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero} had made a mess of it, on film. {hero_subj} posted a worse moment of {companion} instead, and walked up to {part_def}.',
          ],
          warm: [
            '{hero} had made a mess of it. <hero>It happens to us all,</hero> {hero_he} told {part_def}, and posted the one where it happened to {companion}.',
          ],
          clever: [
            '{hero} had made a mess of it. If they look over there, {hero_he} thought, nobody looks here. {hero_subj} posted {companion}, and turned to {part_def}.',
          ],
          playful: [
            '{hero} had made a mess of it. {hero_subj} cut nine seconds of {companion} with music under it, and showed them to {part_def}. It was really well cut.',
          ],
        },
        fails: ['After that {part_def} and all the others held on to each other, in case they were next.'],
        again: [
          '{hero_subj} put a second filter over it. {companion} had dog’s ears now, and no one had laughed yet.',
        ],
        noticing: [
          'Eleven had seen it. No one had written anything. In the little window where {companion} used to be it said camera off.',
        ],
        deed: [
          '{hero_subj} took it down and said so. Then {hero_he} put {hero_his} own worst take on the big screen, the one with the trousers, and let them all see it, to its end.',
        ],
        answer: [
          'Somebody snorted. {part_def} took one hand out of {part_his} pocket, to hold {part_his} mouth.',
        ],
        echo: [
          '<companion>The trousers,</companion> said {companion}, days later, in the middle of something else. {hero} waited till {companion_he} had finished.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero} had slipped up in front of everyone. So {hero_he} posted {part_def} in a worse moment, and felt better till lunch.',
          ],
          warm: [
            '{hero} had slipped up. {hero_subj} wrote <hero>no offence</hero> under a moment of {part_def}, and sent it, with a hug.',
          ],
          clever: [
            '{hero} had slipped up. Something else had to be the talk of the day, {hero_he} reasoned, and there was that clip of {part_def}.',
          ],
          playful: [
            '{hero} had slipped up. {hero_subj} had nine seconds of {part_def}, and a tune that fitted them. It was hard to resist.',
          ],
        },
        fails: ['People looked over there. {part_def} looked at no one.'],
        again: ['{hero_subj} sent it once more, for those who had missed it.'],
        noticing: [
          'Eleven had opened it, and it had stayed quiet. Nobody wants to be the twelfth. {hero} looked for {part_def} among the faces, and there was only a grey square.',
        ],
        deed: [
          '{hero_subj} took it down, and said that {hero_he} had. Then {hero_he} put up {hero_his} own worst take, large, with sound, and stood beside it till it was over.',
        ],
        answer: [
          'They had a good deal to laugh at, and it was all {hero}. The grey square of {part_def} went light at one edge.',
        ],
        echo: [
          '<companion>Mine’s worse,</companion> said {companion}, and showed {hero_him}. It was not. <hero>It’s close,</hero> said {hero}.',
        ],
      },
    ],
  },
  wrongWordAgain: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had said the wrong word at the microphone. <hero>It was the sheet,</hero> {hero_he} told {part_def}, and then that it was the light.',
          ],
          warm: [
            '{hero_subj} had said the wrong word at the microphone. <hero>You wrote it so beautifully small,</hero> {hero_he} told {part_def}.',
          ],
          clever: [
            '{hero_subj} had said the wrong word at the microphone, and proved to {part_def} that by the rules it had been the right one.',
          ],
          playful: [
            '{hero_subj} had said the wrong word at the microphone. {hero_subj} did {part_def} in the act of writing it, with a quill and a squint.',
          ],
        },
        fails: ['Whatever {hero_he} said now, they heard the word in it.'],
        again: ['{hero_subj} said the right word, very loudly, at the wrong moment.'],
        noticing: [
          'It stood in the chat already, thirty times, once in lights. {hero} read it as though it were by someone else. It was really very good.',
        ],
        deed: [
          '{hero_subj} went back to the microphone. {hero_subj} said the wrong word again, on purpose, and put {hero_his} own name after it.',
        ],
        answer: [
          '{part_def} laughed first, because {part_he} could. Then they could ask {hero_him} what {hero_he} had wanted to say.',
        ],
        echo: ['It is on the mug they gave {hero_him}. The right word nobody remembers, not even {hero}.'],
      },
    ],
  },
};
