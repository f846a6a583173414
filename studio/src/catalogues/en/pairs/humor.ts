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
      {
        firstTry: {
          bold: [
            '{hero_subj} had gone down on {part_def} with legs in the air. <hero>I wanted to sit,</hero> said {hero}, got up, and strode, like a stork.',
          ],
          warm: [
            '{hero_subj} sat on {part_def}, all at once. <hero>It’s nothing, nobody worry, I do that,</hero> said {hero}, and strutted on, so that nobody should worry.',
          ],
          clever: [
            '{hero} had fallen on {part_def}. {hero_subj} explained that it was the quickest way of testing it. {hero_subj} tested it again, upright.',
          ],
          playful: [
            '{hero} had fallen, in front of everybody, on {part_def}. <hero>The swan,</hero> said {hero}, <hero>lands,</hero> and got up, and was a swan, with its beak very high.',
          ],
        },
        fails: ['The dignity was at the top, and the trouble was at the bottom.'],
        again: ['{hero_subj} landed once more. {hero_subj} landed on all there was.'],
        refrain: ['Chest out, chin high, whoops. I meant to.'],
        turned: ['Hands down, bow low, creep. I meant to.'],
        noticing: [
          'Nobody had said anything. Only behind {hero} something let go of {hero_his} trousers and fell, plip, plop. It was just like two people who clap politely.',
        ],
        deed: [
          '{hero_subj} showed them all the place that it had fallen from. Then {hero_he} bowed for the plip and for the plop, with both hands on the ground.',
        ],
        answer: [
          'Down there it was not bad. {hero_gen} hands had found {part_def}, and they stayed in the bow and walked.',
        ],
        echo: [
          '<companion>Encore,</companion> said {companion}. {hero} looked back. <hero>I haven’t got any mud left.</hero>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} walked into a branch, or a pole, right before {part_def}. <hero>I saw that,</hero> said {hero}, with a bump, and walked on at {part_him} like a general.',
          ],
          warm: [
            '{hero_subj} had sat down in the wet before {part_def}. <hero>I just wanted to see if it was all right for the others,</hero> said {hero}, very erect.',
          ],
          clever: [
            '{hero_subj} had fallen up the step, in front of {part_def}. {hero_subj} gave the height of the step, to two places, and looked stern.',
          ],
          playful: [
            '{hero_subj} slipped on what there was, before {part_def}, and rowed with {hero_his} arms. <hero>A dance,</hero> said {hero}, <hero>of my people,</hero> and did not smile.',
          ],
        },
        fails: [
          'Nobody was allowed to notice. So everybody stood there and did not notice, and {part_def} did it best.',
        ],
        again: ['{hero_subj} did it again, at the same spot, with the same foot.'],
        refrain: ['Stiff neck, no joke, bonk. And no.'],
        turned: ['Low bow, wet seat, plop. And ho.'],
        noticing: [
          'A drip fell off {hero_him}, and then a longer one. In all that stiffness it sounded like a person who cannot help clapping. {part_def} had a mouth like a letter box, and it had begun to quiver at the ends.',
        ],
        deed: [
          '{hero_subj} turned right round, slowly, so that {part_def} should see it from where it was best. Then {hero_he} bowed to the drip, as deep as it would go.',
        ],
        answer: [
          'It started low down in {part_def}, as it does in a kettle. {part_he} had to put {part_his} hand to {part_his} side.',
        ],
        echo: [
          'It never quite dried. <companion>You’ve left a print,</companion> said {companion}. They bowed to that as well.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} had put {hero_his} elbow in something, before {part_def}. <hero>Look at {companion},</hero> said {hero}, <hero>with the socks.</hero>',
          ],
          warm: [
            '{hero_subj} had dropped everything, in front of {part_def}. <hero>At least I don’t walk like {companion},</hero> {hero_he} said, and nudged {companion_him}, to show that it was a joke.',
          ],
          clever: [
            '{hero_subj} had walked against {part_def}, or nearly. {hero_subj} remarked that it was on account of {companion_gen} hat. It took your eye off things.',
          ],
          playful: [
            '{hero_subj} had got {hero_his} head stuck, before {part_def}. <hero>And on my left,</hero> said {hero}, stuck, <hero>the funniest knees in the land.</hero>',
          ],
        },
        fails: ['Somebody was laughed at there. One does not come out where that is the custom.'],
        again: ['{hero_subj} said it again, and it was a smaller laugh.'],
        refrain: ['Funny you, ha ha. And hid.'],
        turned: ['Funny me, slow, slow. And did.'],
        noticing: [
          '{companion} had pulled {companion_his} hat right down, until there was nothing left to laugh at. {hero} would have liked to say something. {hero_subj} noticed that everyone was still looking at {hero_him}.',
        ],
        deed: [
          '{hero_subj} went back to where it had happened. Then {hero_he} did it over again, quite slowly, the whole of it: the swagger, the not looking, the bonk, the sitting down.',
        ],
        answer: [
          'There was a snort, and it had come from in there. {part_def} had missed the bonk, and would have to come closer.',
        ],
        echo: [
          '<companion>You can do my walk as well,</companion> said {companion}. {hero} did it. <companion>No,</companion> said {companion}, <companion>it’s more from the hip,</companion> and showed {hero_him}.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} had tripped over {part_def}, nearly. <hero>It was {companion_gen} big feet,</hero> said {hero}, and laughed, and looked about for somebody to join in.',
          ],
          warm: [
            '{hero_subj} had spilled something over {hero_himself}, in front of {part_def}. <hero>Poor {companion} does it all the time,</hero> {hero_he} said, and shook {hero_his} head over {companion_him}.',
          ],
          clever: [
            '{hero_subj} had fallen on {hero_his} seat, before {part_def}. {hero_subj} said something witty about {companion_gen} nose. It had two clauses.',
          ],
          playful: [
            '{hero_subj} had sat on {hero_his} own hat, before {part_def}. <hero>Guess who’s got hair like a hedge,</hero> cried {hero}, and pointed at {companion}.',
          ],
        },
        fails: [
          '{part_def} looked where the finger pointed. There was only {companion} there, and {companion_he} had stopped smiling.',
        ],
        again: ['{hero_subj} said it again with the finger nearer.'],
        refrain: ['Ha ha, you, ha ha. What?'],
        turned: ['Oops, slow, me. And that.'],
        noticing: [
          'Now it was so quiet that you could hear {hero} go red. {companion} had both hands over {companion_his} face, and {part_def} looked from one of them to the other.',
        ],
        deed: [
          '{hero_subj} got up, and did it again as it had been, slowly: the step back, the looking important, the sitting down.',
        ],
        answer: [
          '{part_def} knew that. You think that there is a chair, and then there is something else. {part_he} slapped {part_himself} on whatever {part_he} had.',
        ],
        echo: [
          '<companion>Do the looking important again,</companion> said {companion}. {hero} could not. It had been sat on.',
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
      {
        firstTry: {
          bold: [
            '<hero>Shh,</hero> went {hero} at {part_def}. <hero>SHHH.</hero> It was the loudest shush that had ever been heard there.',
          ],
          warm: [
            '{hero_subj} hissed at each of them separately, for everybody’s sake, against {part_def}, and had to begin again at the first.',
          ],
          clever: [
            '{hero_subj} had noticed that in libraries they hiss. {hero_subj} hissed at {part_def}, and could not make out why it was no library.',
          ],
          playful: [
            '{hero_subj} was a goose. The goose hissed at {part_def} with its neck out, and bit no one, but it would have liked to.',
          ],
        },
        fails: ['You cannot make less of a thing by adding to it.'],
        again: ['{hero_subj} took breath down to the feet, and hissed until {hero_he} saw stars.'],
        refrain: ['Hsss, hsss, HSSS. And more.'],
        turned: ['Hush, hush, pip. And pour.'],
        noticing: [
          'There was a bit of hiss left over, and that went down the wrong way. It came up as something quite small: <hero>pip.</hero> {hero} looked round. Everybody else was looking round as well.',
        ],
        deed: [
          '{hero_subj} closed {hero_his} mouth. {hero_subj} waited until it was time for a pause, and put one <hero>pip</hero> in it, no bigger than a pea.',
        ],
        answer: [
          'They all waited for the next pea. Even {part_def} seemed to have {part_his} head on one side, or its lid.',
        ],
        echo: [
          '<companion>Pip,</companion> said {companion}, in the night. {hero} was asleep. But something in the room answered.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} set about {part_def} as one sets about a war. There was an ear in it by now, and a braid, or a collar. <hero>Eyes front,</hero> said {hero}.',
          ],
          warm: [
            '{hero_subj} told everybody to go for a walk, so that they would not have to see this, and struggled on with {part_def}.',
          ],
          clever: [
            '{hero_subj} had a method for {part_def}, and it was serious. It had both {hero_his} feet through the same hole at present.',
          ],
          playful: [
            '{hero_subj} was a knight fighting {part_def}, to the last. The knight had it round the helmet. <hero>No pictures,</hero> said the knight.',
          ],
        },
        fails: ['Each grim tug took a little more of {hero} in.'],
        again: ['{hero_subj} fought on lying down. {hero_subj} had {hero_his} own foot in a lock.'],
        refrain: ['Fight, fight, grr. And bound.'],
        turned: ['Flop, ho, ho. Unwound.'],
        noticing: [
          'Something glinted, and it was {companion_gen} eye. There was somebody in it, very small, and bent. The somebody was wearing {part_def}, and a shoe for a hat.',
        ],
        deed: [
          '{hero_subj} looked at that. Then {hero_he} stopped fighting, let all {hero_his} arms and legs go, and lay back and laughed, right out of the stomach. {companion} lay down and caught it.',
        ],
        answer: [
          'Everything that was tied to {hero} laughed along, whether it would or not. {part_def} jogged and jogged.',
        ],
        echo: [
          '<companion>Do the face again,</companion> said {companion}. {hero} could not find it any more.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} said that this was no laughing matter. {hero_subj} put {hero_his} ear to {part_def}, then {hero_his} cheek, and pushed till both were flat.',
          ],
          warm: [
            '{hero_subj} sent the others away, lest they should strain themselves with looking, and pushed {part_def}, with a face like a fist.',
          ],
          clever: [
            '{hero_subj} had calculated that laughing costs strength. So {hero_he} pushed {part_def}, and bit {hero_his} lips.',
          ],
          playful: [
            '{hero_subj} was a hero on a monument. He pushed {part_def}, he looked at the horizon, and he had a leaf on his nose.',
          ],
        },
        fails: ['A grim push goes in at one place, and stays there, and aches.'],
        again: ['{hero_subj} looked even grimmer. There was a leaf on {hero_his} nose by now.'],
        refrain: ['Grr, hmf, grr. And stone.'],
        turned: ['Ha, lean, ho. And gone.'],
        noticing: [
          '{companion} was bent double, with a sleeve in {companion_his} mouth. {hero} followed {companion_gen} eyes. They ended at {hero_his} own nose, and on it, as if it had been ordered, sat a leaf, and went up and down.',
        ],
        deed: [
          '{hero_subj} looked at the leaf until {hero_he} saw two of it. Then {hero_he} turned round, leaned {hero_his} back against {part_def}, next to {companion_gen}, and laughed from the very bottom.',
        ],
        answer: [
          'A laugh is a push that comes again of its own accord. {part_def} got it in the back, ha, and ha, and ha.',
        ],
        echo: ['{companion} put the leaf in a book. It had been very serious.'],
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
      {
        firstTry: {
          bold: [
            'Everyone had heard {hero} fall flat. Before they could laugh, {hero_he} told {part_def} the one about {companion} and the revolving door.',
          ],
          warm: [
            '{hero} had fallen flat. {hero_subj} was quick to say that others had done worse, and told {part_def}, with great sympathy, what {companion} had done.',
          ],
          clever: [
            '{hero} had fallen flat. What you need then, {hero_he} knew, is a second example. {hero_subj} laid {companion_gen} before {part_def}.',
          ],
          playful: [
            '{hero} had fallen flat. {hero_subj} bounced up, turned it into a show for {part_def}, and the show was about {companion}.',
          ],
        },
        fails: [
          'Nobody wanted to be the next number. They folded their arms, one after another, like chairs.',
        ],
        again: ['{hero_subj} put in a sound effect. It echoed, as it does in a room where nobody laughs.'],
        noticing: [
          '{companion} had laughed too. {companion} had gone on with it rather long. Now {companion_he} was wiping the table in front of {companion_him}, where it was clean, round and round one spot.',
        ],
        deed: [
          '<hero>That wasn’t the worst,</hero> said {hero}. <hero>This is.</hero> {hero_subj} told them the thing about {hero_himself} and the school bus, all of it, even what was in the bag. {hero_subj} got up on a chair for it, so that those at the back had it too.',
        ],
        answer: [
          'It began at the back. {part_def} held out, and held out, and then had to lean on something.',
        ],
        echo: [
          '<companion>What did you do with the bag?</companion> asked {companion}. <hero>I still have it,</hero> said {hero}.',
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
      {
        firstTry: {
          bold: [
            '{hero} had been laughed at, and one gets rid of that by passing it on. {hero_subj} passed it on to {part_def}.',
          ],
          warm: [
            '{hero} had been laughed at. <hero>That’s nothing,</hero> {hero_he} said, so as to cheer everybody up, <hero>you should have seen {part_def}.</hero> They saw it.',
          ],
          clever: [
            '{hero} had been laughed at, and found that people can only laugh at one thing at a time. {hero_subj} gave them {part_def}.',
          ],
          playful: [
            '{hero} had been laughed at. So {hero_he} did {part_def}, with the voice and the walk. It was the best thing {hero_he} had done all week.',
          ],
        },
        fails: ['They laughed, and {part_def} went out backwards.'],
        again: ['They wanted more of it, and so {hero} did the walk as well.'],
        noticing: [
          'In the mirror there was somebody doing a walk. It was not in the least like {part_def}. It was exactly like the boy who used to do {hero}, in the second year, for a whole summer.',
        ],
        deed: [
          '{hero_subj} stopped in the middle of a step. <hero>Sit down,</hero> said {hero}, <hero>I’ll show you something really funny.</hero> {hero_subj} did {hero_himself}, in front of everyone, an hour ago, with the fall, the squeak and the tears that {hero_he} had wiped away. {hero_subj} went on long after it had stopped being comfortable.',
        ],
        answer: [
          'They laughed until it hurt. Someone out in the corridor laughed too, once, through the nose.',
        ],
        echo: [
          '<companion>The squeak was too long,</companion> said {companion}. <hero>It was that long,</hero> said {hero}.',
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
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had said the wrong word, into a microphone. <hero>Who wrote that?</hero> asked {hero}, and there it began, with {part_def}.',
          ],
          warm: [
            '{hero_subj} had said the wrong word. {hero_subj} was not cross with anybody, {hero_he} said, and named them all, one after the other, over {part_def}.',
          ],
          clever: [
            '{hero_subj} had said the wrong word. {hero_subj} went back along {part_def}, from who had printed it to who had typed it, and found everyone’s mistake.',
          ],
          playful: [
            '{hero_subj} had said the wrong word. {hero_subj} blamed the light, the moon, and {companion}, in song, and passed {part_def} round like a hat.',
          ],
        },
        fails: [
          'Everyone had it from somebody else. In the middle of it lay one word, and nobody would touch it.',
        ],
        again: ['{hero_subj} found one more person. He had not been there, and that was suspicious.'],
        noticing: [
          'Somebody had made a picture of it already. It was on the wall: the word, in flowers. {hero} stopped in front of it, on {hero_his} way to being cross. It was a far better word than the right one. It made you want to know what it meant.',
        ],
        deed: [
          'The microphone was still on. {hero_subj} went up to it, in front of all of them. {hero_subj} said it again, slowly, with all its flowers. <hero>It’s mine,</hero> said {hero}. <hero>I made it up, just by being nervous.</hero>',
        ],
        answer: [
          'It had an owner now, and the owner was laughing. So the rest of them could let go. You heard them do it, all round {part_def}.',
        ],
        echo: [
          '<companion>What does it mean?</companion> asked {companion}. They thought about it for a week. It means the feeling when you miss a step.',
        ],
      },
    ],
  },
};
