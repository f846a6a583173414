import type { LessonPairs } from '../../schema.ts';

export const courage: LessonPairs = {
  aStepAsLongAsAShoe: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Easy,</hero> said {hero}, and whistled. Then {hero_he} shut both eyes and ran straight at {part_def}.',
          ],
          warm: [
            '<hero>There’s nothing to it,</hero> {hero} told {companion}, so that {companion_he} should not worry. {hero_subj} shut {hero_his} eyes and ran out onto {part_def}.',
          ],
          clever: [
            '{hero_subj} reckoned that what you do not see cannot make one slip. So {hero_he} shut both eyes and ran at {part_def}.',
          ],
          playful: [
            '<hero>Ladies and gentlemen,</hero> said {hero}. {hero_subj} blew a trumpet on {hero_his} own lips, shut {hero_his} eyes and ran at {part_def}.',
          ],
        },
        fails: ['With {hero_his} eyes shut {hero} ran past every place where a foot might have stood.'],
        again: ['{hero_subj} whistled louder and ran faster. The whistle got across. {hero} did not.'],
        refrain: ['Easy, easy, whee, and back.'],
        turned: ['One shoe, one shoe, there.'],
        noticing: [
          'This time {hero_gen} legs had stopped by themselves. {hero_subj} opened one eye. Two knees were trembling, and under them stood two quite ordinary shoes.',
        ],
        deed: [
          '<hero>I’m scared,</hero> said {hero}. Then {hero_he} put one foot down flat, one shoe further.',
        ],
        answer: ['It did not slide. One shoe is a very short way, and {part_def} hardly noticed it.'],
        echo: [
          '<companion>How many shoes was that?</companion> asked {companion}. <hero>Twenty-two,</hero> said {hero}. <hero>Eleven of each.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Watch this,</hero> said {hero}, and jumped, with both eyes shut, as far out on {part_def} as {hero_he} could.',
          ],
          warm: [
            '<hero>I’ll be across before you’re frightened,</hero> {hero} told {companion}. {hero_subj} held {hero_his} breath and ran at {part_def}.',
          ],
          clever: [
            '{hero_subj} thought that fear lives in the feet. If they were fast enough, it could not keep up. {hero_subj} ran at {part_def}.',
          ],
          playful: [
            '{hero_subj} shot {hero_himself} from a cannon. <hero>Boom,</hero> said {hero}, shut {hero_his} eyes, and flew at {part_def}.',
          ],
        },
        fails: ['{hero_subj} had landed before {hero_he} knew where. So there was no time to stand.'],
        again: ['<hero>BOOM,</hero> said {hero}. It was a bigger cannon, and the same landing.'],
        refrain: ['Boom and whee and bump. Ha ha.'],
        turned: ['Flat foot, flat foot, stand. Ha.'],
        noticing: [
          '{hero_subj} sat where cannonballs sit, and did not get up. {hero_his} stomach had turned cold. It had been cold the first time too, under all that boom.',
        ],
        deed: [
          '<hero>My stomach’s cold,</hero> said {hero}. <hero>I’m scared.</hero> {hero_subj} got up and set one foot down, flat, one shoe further.',
        ],
        answer: ['Nothing slid. The shoe and {part_def} had been introduced now.'],
        echo: [
          '<companion>Is it still cold?</companion> asked {companion}, and laid a hand there. <hero>Only on the left,</hero> said {hero}.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Easy,</hero> said {hero}. {hero_subj} whistled, shut both eyes, and rushed at {part_def}.',
          ],
          warm: [
            '<hero>It’s only dark,</hero> {hero} told {companion} in a big voice. {hero_subj} shut {hero_his} eyes, so as not to see it, and ran at {part_def}.',
          ],
          clever: [
            '{hero_subj} knew that with your eyes shut it is dark anyway. So {hero_he} shut them first, and then ran at {part_def}.',
          ],
          playful: [
            '{hero_subj} was a ghost, because ghosts are not afraid of ghosts. <hero>Hoo,</hero> said the ghost, shut its eyes, and ran at {part_def}.',
          ],
        },
        fails: [
          '{hero_subj} was out again before {hero_he} had been in. Nobody sees much with both eyes shut.',
        ],
        again: [
          '{hero_subj} whistled through {hero_his} teeth and ran again. In there the whistle sounded like somebody else.',
        ],
        refrain: ['Easy, easy, in, and out.'],
        turned: ['One shoe, one shoe, look.'],
        noticing: [
          '{hero_gen} legs had stopped. Nobody had told them to. {hero_subj} looked down at {hero_his} knees, and they were trembling like two puppies.',
        ],
        deed: [
          '<hero>I’m scared,</hero> said {hero}. With {hero_his} eyes open {hero_he} set one foot flat on the ground, one shoe nearer to {part_def}.',
        ],
        answer: ['Nothing happened. The dark had time to get used to {hero}, and {hero} to {part_def}.'],
        echo: [
          '<companion>I was scared too,</companion> said {companion}. <hero>I know,</hero> said {hero}. <hero>You whistled as well.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On three,</hero> said {hero}. {hero_subj} said three at once, pulled {hero_his} cap over {hero_his} eyes, and ran at {part_def}.',
          ],
          warm: [
            '<hero>Someone has to,</hero> said {hero}. {hero_subj} kissed everybody goodbye, shut {hero_his} eyes, and ran at {part_def}.',
          ],
          clever: [
            '{hero_subj} thought that being frightened takes as long as you do. So {hero_he} went through {part_def} as fast as {hero_he} could.',
          ],
          playful: [
            '{hero_subj} sang a song with no fear in it, at the top of {hero_his} voice. Then {hero_he} galloped at {part_def} on a horse that was not there.',
          ],
        },
        fails: [
          '{hero} was out again before {hero_his} own echo. {hero_subj} had seen nothing but the inside of {hero_his} eyelids.',
        ],
        again: ['{hero_subj} did it again, even faster. It did not make the dark any shorter.'],
        refrain: ['Rush in, rush out. Phew.'],
        turned: ['Flat foot, flat foot. Who?'],
        noticing: [
          '{hero} was standing still, and had not meant to. It was very quiet then, and one thing rattled. It was the buckle on {hero_gen} shoe.',
        ],
        deed: [
          '<hero>That’s me,</hero> said {hero}. <hero>I’m scared.</hero> {hero_subj} took {hero_his} cap out of {hero_his} eyes, and put one foot down, flat, a shoe’s length on.',
        ],
        answer: ['It was a very small piece of {part_def} to be in. One could learn it by heart.'],
        echo: [
          '<companion>How far was it, really?</companion> asked {companion}. <hero>Eleven shoes,</hero> said {hero}. <hero>Small ones.</hero>',
        ],
      },
    ],
  },
  theHandThatShakes: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>I need no hand,</hero> said {hero}. {hero_subj} pulled {hero_his} sleeves down over {hero_his} fingers and climbed at {part_def} with {hero_his} elbows.',
          ],
          warm: [
            '{hero_subj} did not want {companion} to worry, and hid both hands in {hero_his} sleeves. Then {hero_he} tried {part_def} like that.',
          ],
          clever: [
            '{hero_subj} said that the real trick was balance, not hands. The hands stayed up {hero_his} sleeves, and {hero_he} tried {part_def} without them.',
          ],
          playful: [
            '{hero_subj} was a penguin, and penguins have no hands. The penguin hopped at {part_def}, with both sleeves flapping.',
          ],
        },
        fails: [
          'A sleeve cannot hold on to anything. {hero} came down each time with the cuffs full of air.',
        ],
        again: [
          '{hero_subj} took {part_def} between two sleeves and squeezed. It was like picking up soap with mittens.',
        ],
        refrain: ['Flap, flap, no hands. Bump.'],
        turned: ['Hand down, hand up. Hold.'],
        noticing: [
          'The sleeves were shaking. Anybody could see it. {companion} was looking, very carefully, at a bit of nothing in the other direction.',
        ],
        deed: [
          '{hero} pushed back one sleeve. {hero_subj} held {hero_his} shaking hand out, low down, with the palm up, and left it there.',
        ],
        answer: [
          '{companion} took it, and it went on shaking. But now it had hold of someone at the foot of {part_def}.',
        ],
        echo: [
          '<companion>It’s stopped,</companion> said {companion}. {hero} looked at {hero_his} hand. <hero>You can keep it a bit longer.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sat on {hero_his} hands until nobody was looking. Then {hero_he} took {part_def} at a jump, with {hero_his} fists in {hero_his} sleeves.',
          ],
          warm: [
            '<hero>You hold the bags,</hero> said {hero} to {companion}, so that {companion_his} hands should be full too. Then {hero_he} tried {part_def} with {hero_his} knees.',
          ],
          clever: [
            '{hero_subj} had a plan for {part_def} that got by without hands. It was in three parts, and all of them were chin.',
          ],
          playful: [
            '{hero_subj} was a snake, for snakes have no hands to shake. The snake went up {part_def} for some way, and then it came down.',
          ],
        },
        fails: ['Up there were things to hold. {hero_gen} fingers were at home, with the door shut.'],
        again: ['{hero_subj} tried it feet first. Feet are not very good at holding either.'],
        refrain: ['Chin up, knee up, bump.'],
        turned: ['Cuff back, hand out, up.'],
        noticing: [
          'Something was knocking. It was {hero_his} own button, on {part_def}. It knocked because the sleeve shook, and {hero} knew what was in the sleeve.',
        ],
        deed: [
          '{hero_subj} rolled the sleeve back to the elbow. {hero_subj} held out the hand as it was, low, with the palm up. It trembled there in the open.',
        ],
        answer: [
          '{companion} laid down the bags. {companion_gen} hand was not so very still either, but there were two of them now.',
        ],
        echo: [
          '<companion>Mine always does that,</companion> said {companion}. <hero>So what do you do?</hero> <companion>I give it something to hold.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>I’m never scared,</hero> {hero} told {part_def}, with both hands hidden up {hero_his} sleeves. {hero_subj} came closer in big steps.',
          ],
          warm: [
            '{hero_subj} cooed at {part_def} that there was nothing to shake about. Up {hero_his} sleeves both of {hero_his} hands were shaking.',
          ],
          clever: [
            '{hero_subj} kept {hero_his} hands up {hero_his} sleeves so that {part_def} should not see them tremble. It saw two arms without ends.',
          ],
          playful: [
            '{hero_subj} did {part_def} a puppet show with two empty sleeves. The sleeves had no faces, and that made it worse.',
          ],
        },
        fails: ['Arms that end in nothing do not look like a friend’s. {hero} waved them.'],
        again: ['{hero_subj} waved them more cheerfully. One sleeve slapped {hero_him} on the ear.'],
        refrain: ['Flap, flap, who’s that. Gone.'],
        turned: ['Out, low, still. Come.'],
        noticing: [
          '{companion} was looking, very politely, at a pebble. {hero} looked down too, and saw {hero_his} sleeves. They shook like washing.',
        ],
        deed: [
          '{hero_subj} pushed back one sleeve and held {hero_his} shaking hand out, quite low, with the palm up. {hero_subj} left it there.',
        ],
        answer: [
          'The hand shook. {part_def} looked at it. Over there something was shaking, too, just as fast.',
        ],
        echo: [
          '<hero>Which of us shook more?</hero> asked {hero}. {companion} thought about it. <companion>It’s hard to say. I was shaking as well.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’m not scared of anything,</hero> said {hero} to {part_def}, rather loud, and marched up with {hero_his} arms folded tight.',
          ],
          warm: [
            '{hero_subj} wrapped {hero_his} hands in {hero_his} jumper, so as not to frighten {part_def} with them. They looked like two paws.',
          ],
          clever: [
            '{hero_subj} put {hero_his} hands behind {hero_him}, where they could shake in peace, and talked to {part_def} in a calm voice.',
          ],
          playful: [
            '{hero_subj} was a statue, and came up to {part_def} a little each time that nobody looked. A statue has no hands.',
          ],
        },
        fails: ['Somebody with no hands, who comes nearer, is nobody’s idea of a visitor.'],
        again: ['{hero_subj} took one big step and hummed, so as to seem friendly. That was worse.'],
        refrain: ['Stiff, stiff, step. And hid.'],
        turned: ['Out, shake, wait. And did.'],
        noticing: [
          'In the hiding place something was trembling, so that a leaf ticked against a leaf. {hero} listened. Behind {hero_his} own back it ticked as well, at just that speed.',
        ],
        deed: [
          '{hero_subj} sat down. {hero_subj} brought one hand round to the front, and held it out low, palm up, with all its shaking.',
        ],
        answer: ['Over there it stopped for a moment, and looked. So somebody else had that too.'],
        echo: [
          '<companion>I didn’t know hands could talk,</companion> said {companion}. {hero} looked at {hero_gen}. <hero>It stuttered a bit.</hero>',
        ],
      },
    ],
  },
  tenBreathsStaying: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_his} hands over {hero_his} ears, ran right up to {part_def}, and shouted. Then {hero_he} ran away again.',
          ],
          warm: [
            '{hero_subj} shouted to {companion} not to be frightened. {hero_subj} had both hands over {hero_his} ears, and was running to and from {part_def}.',
          ],
          clever: [
            '{hero_subj} thought that if {hero_he} were louder than {part_def}, {hero_he} would not hear it. {hero_subj} pressed {hero_his} ears shut and yelled.',
          ],
          playful: [
            '{hero_subj} was a siren with its ears shut. The siren raced up to {part_def}, and raced away, and up again.',
          ],
        },
        fails: ['Now there was one noise more than before, and it had legs.'],
        again: [
          '{hero_subj} ran up with {hero_his} hands so tight on {hero_his} ears that {hero_his} own shout was inside. It was awful in there.',
        ],
        refrain: ['Aaah, there. Aaah, back. Ow.'],
        turned: ['One, stay. Two, stay. Hush.'],
        noticing: [
          '{hero} peeped out between two fingers. {companion} had not run. {companion} stood there with {companion_his} lips pressed shut, and stayed.',
        ],
        deed: [
          '{hero} took both hands from {hero_his} ears and put both feet down. {hero_subj} counted ten breaths, aloud, with a wobble in them.',
        ],
        answer: [
          'At four {hero} heard nothing but {part_def}. At seven {hero_he} heard that even such a noise has to breathe.',
        ],
        echo: [
          '<companion>Your eight was very wobbly,</companion> said {companion}. <hero>Eight is a wobbly number,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stuffed {hero_his} scarf in {hero_his} ears, took a run at {part_def}, roared, turned, and was gone.',
          ],
          warm: [
            '{hero_subj} held {companion_gen} ears shut, and {companion} was to hold {hero_gen}. Like that they rushed up to {part_def}, and away.',
          ],
          clever: [
            '{hero_subj} had counted that {part_def} was loudest close by. So {hero_he} was only close by for half a second each time.',
          ],
          playful: [
            '{hero_subj} was a wave, with a roar. The wave came up to {part_def}, and went out again a good deal faster.',
          ],
        },
        fails: ['Whoever only comes and goes hears nothing but {hero_himself}.'],
        again: ['This time {hero_he} brought a bucket. Nobody ever learned why.'],
        refrain: ['In, roar, out. In, roar, ouch.'],
        turned: ['Stand, and one, and two. And shh.'],
        noticing: [
          '{hero} sat at a safe distance, and panted. {companion} stood where {companion_he} had stood from the first, up there in all of it, with {companion_his} eyes screwed up.',
        ],
        deed: [
          '{hero_subj} walked up and stood beside {companion_him}. {hero_subj} took {hero_his} hands from {hero_his} ears, and breathed ten times, and said the numbers aloud.',
        ],
        answer: [
          'The numbers shook. But after six of them {part_def} was only a noise, with a front and a back.',
        ],
        echo: [
          '<companion>What came after ten?</companion> asked {companion}. <hero>I’d forgotten I was counting,</hero> said {hero}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} was frightened of the creaking. {hero_subj} put {hero_his} hands over {hero_his} ears, darted up to {part_def}, and darted away.',
          ],
          warm: [
            '{hero_subj} called to {part_def} not to be afraid. With both ears shut {hero_he} ran up to {part_him}, and ran away.',
          ],
          clever: [
            'With {hero_his} ears shut {hero} reckoned {hero_he} could stand two steps of it. {hero_subj} ran up to {part_def}, two steps, and back.',
          ],
          playful: [
            '{hero_subj} was a spring with its ears shut. <hero>Boing,</hero> to {part_def}, <hero>boing,</hero> and back.',
          ],
        },
        fails: ['Each dart shook the ground, and the ground shook it.'],
        again: [
          '{hero_subj} darted up, shouted, touched the air, and darted back. {hero_subj} had been very near it, for no time at all.',
        ],
        refrain: ['There and aah and back. And back.'],
        turned: ['One, stay. Ten, stay. And so.'],
        noticing: [
          '{hero} looked out between two fingers. {companion} had stayed there all the time. {companion} was holding on to {companion_his} own sleeves.',
        ],
        deed: [
          '{hero} took {hero_his} hands from {hero_his} ears and planted both feet. {hero_subj} counted ten breaths, aloud, with a wobble.',
        ],
        answer: [
          'It creaked at three, and at eight. Nobody ran. {part_def} had ten breaths together, and it needed those.',
        ],
        echo: [
          '<companion>What creaked?</companion> asked {companion}. {hero} bent {hero_his} knee. It creaked. <hero>That was mine, I think.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} did not like the look of {part_def}. {hero_subj} ran up, shrieked, gave it a flick, and ran off to where it was safe.',
          ],
          warm: [
            '{hero_subj} ran up to {part_def} to see if it was all right, and then {hero_he} was not all right, and ran back.',
          ],
          clever: [
            '{hero_subj} measured how near you can get to {part_def}. It was one dash, one shriek, and one dash.',
          ],
          playful: [
            '{hero_subj} was the boldest mouse in the world. It ran up to {part_def}, squeaked in its face, and was under something.',
          ],
        },
        fails: ['Nothing gets any further that is shrieked at every half minute.'],
        again: ['{hero_subj} came out again with a saucepan on. {hero_subj} shrieked into the saucepan.'],
        refrain: ['Dash, eek, dash. And back to one.'],
        turned: ['Stay, breathe, stay. And done.'],
        noticing: [
          'From where {hero_he} was hiding {hero} had a view of {companion_gen} feet. They stood there by {part_def}. The toes were white, and they did not run.',
        ],
        deed: [
          '{hero_subj} came out and put {hero_his} feet beside those. {hero_subj} took {hero_his} hands from {hero_his} ears and counted ten breaths, out loud and wobbly.',
        ],
        answer: ['That was ten breaths without one shriek. It had never been left so long before.'],
        echo: [
          '<companion>You can shriek now, if you like,</companion> said {companion}. {hero} tried. There was none left.',
        ],
      },
    ],
  },
  oneFingerEyesOpen: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} shut {hero_his} eyes, turned {hero_his} face away, and poked at {part_def} with a very long arm.',
          ],
          warm: [
            '{hero_subj} told {companion} not to look, and did not look either. Then {hero_he} poked at {part_def}, and said sorry to it.',
          ],
          clever: [
            '{hero_subj} kept everything that mattered as far away as possible. Only one finger went near {part_def}, blind, and stirred.',
          ],
          playful: [
            '{hero_subj} was a crane on a building site. The driver had left. Down came the arm, beside {part_def}, and in {part_def}, and beside it.',
          ],
        },
        fails: [
          'A finger with no eyes goes where it likes. {hero_gen} pushed at everything but the right thing.',
        ],
        again: [
          '{hero_subj} poked from further off, with {hero_his} eyes twice as shut. {hero_subj} was now mostly behind {hero_himself}.',
        ],
        refrain: ['Poke, squeak, run. No look.'],
        turned: ['Look, touch, stay. So.'],
        noticing: [
          'Behind {hero_gen} eyelids it grew. It had got teeth by now. {hero} opened one eye by a crack, and it was smaller than that.',
        ],
        deed: [
          '{hero_subj} opened the other eye as well and looked straight at it. Then {hero_he} laid one finger on the edge.',
        ],
        answer: [
          'Under the finger {part_def} was cool and had no teeth. {hero_gen} finger went on along the edge, to see.',
        ],
        echo: [
          '<companion>What was it like?</companion> asked {companion}. <hero>Bigger with the eyes shut,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Don’t look,</hero> {hero} told {hero_himself}. {hero_subj} did not look, and struck at {part_def} with a long straight arm, like somebody who swats a fly in another room.',
          ],
          warm: [
            '{hero_subj} asked {companion} to look away as well. Then they both stuck an arm in the direction of {part_def}, and said sorry.',
          ],
          clever: [
            '{hero_subj} thought it out beforehand, with shut eyes, and went by that. In {hero_his} head {part_def} was a bit further left.',
          ],
          playful: [
            '{hero_subj} pinned the tail on the donkey. {part_def} was the donkey. It got it on the nose.',
          ],
        },
        fails: ['The arm was bold enough. Nobody had told it where to go.'],
        again: ['{hero_subj} tried it with a hat over {hero_his} eyes that were shut already.'],
        refrain: ['Don’t look, jab, jab. And miss.'],
        turned: ['Do look, tap, tap. And this.'],
        noticing: [
          'It was getting nearer, behind {hero_gen} eyelids, and it licked its lips. Then a fly sat down on {hero_his} cheek, and {hero_he} had to look, just for the fly.',
        ],
        deed: [
          'Since one eye was open, {hero} opened the other. {hero_subj} looked at {part_def} straight, from top to bottom, and laid one finger on it.',
        ],
        answer: ['It had no lips. It was an edge, and a bit rough, and it went on to the left.'],
        echo: [
          '<companion>And the fly?</companion> asked {companion}. <hero>It just walked in,</hero> said {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} shut {hero_his} eyes and turned {hero_his} face away. Then {hero_he} poked at {part_def} with a very long arm.',
          ],
          warm: [
            '<hero>I’m not looking,</hero> {hero} promised {part_def}. {hero_subj} shut {hero_his} eyes, and poked it gently, all over.',
          ],
          clever: [
            'One opens a thing with your hand, thought {hero}, and the eyes need not be there. {hero_subj} shut them, and poked at {part_def}.',
          ],
          playful: [
            '{hero_subj} was a heron with its eyes shut. The long beak pecked at {part_def}, and beside it, and at {hero_his} own knee.',
          ],
        },
        fails: ['A poke that cannot see pokes everything shut.'],
        again: [
          '{hero_subj} poked from even further off, with a stick, and {hero_his} head over {hero_his} shoulder.',
        ],
        refrain: ['Poke it, eek, poke it. No look.'],
        turned: ['Look it, touch it, click. So.'],
        noticing: [
          'Behind {hero_his} eyelids it had begun to grow. It had a jaw. {hero} opened one eye by a crack, and it was smaller at once.',
        ],
        deed: [
          '{hero_subj} opened the other eye, and looked straight at it. Then {hero_he} laid one finger on {part_def}.',
        ],
        answer: [
          'It was cool and did not bite. {hero_gen} eyes had come along with the finger this time, and looked about.',
        ],
        echo: [
          '<hero>With my eyes shut it had teeth,</hero> said {hero}. <companion>How many?</companion> <hero>I didn’t look.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} held {hero_his} nose, shut {hero_his} eyes, as for a jump, and hit out at {part_def}.',
          ],
          warm: [
            '<hero>You don’t have to look, {companion},</hero> said {hero}, and did not either. One hand crept to {part_def}, patted it, and flew home.',
          ],
          clever: [
            '{hero_subj} told {hero_himself} that fingers know more than eyes. These ones knew nothing. They rapped on {part_def} and came back.',
          ],
          playful: [
            '{hero_subj} was a mole with a stick. The mole poked {part_def} in the ribs, and giggled, and did not look.',
          ],
        },
        fails: ['Each poke was in a hurry to be over. So each of them was in the wrong place.'],
        again: ['{hero_subj} did it so quickly that {hero_he} hit {hero_his} other hand.'],
        refrain: ['Eyes shut, rap, rap. And stuck.'],
        turned: ['Eyes wide, touch, touch. And luck.'],
        noticing: [
          'Behind {hero_his} eyelids it was growing a beard. {hero} wanted to see the beard. So {hero_he} lifted one lid, by the width of a hair, and there was none.',
        ],
        deed: [
          '{hero_subj} lifted the other lid too, looked at {part_def} as you look at someone you know, and put one finger there.',
        ],
        answer: [
          'It was just wood, or iron, or whatever it was, and it was cool. Beside it there was more to see.',
        ],
        echo: [
          '<hero>I’m a bit sorry about the beard,</hero> said {hero}. <companion>You could still grow one,</companion> said {companion}.',
        ],
      },
    ],
  },
  voiceCracksOnIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} typed the sentence, deleted it, and went for {part_def} with a joke instead, a rough one.',
          ],
          warm: [
            '{hero_subj} wrote something so gentle about {part_def} that nobody could have found the sentence in it. Then {hero_he} sent a joke.',
          ],
          clever: [
            '{hero_subj} had eleven versions. {hero_subj} weighed them up, deleted the lot, and made a clever remark about {part_def}.',
          ],
          playful: [
            '{hero_subj} took {part_def} and did a whole number with it. Everyone laughed, and there were five more things it might have meant.',
          ],
        },
        fails: ['When they met {hero} looked at the floor, and they took the floor for an answer.'],
        again: [
          '{hero_subj} sent a second joke to explain the first. It was the better of the two, unluckily.',
        ],
        noticing: [
          'In the dark of the screen there was a damp thumbprint. {hero} had typed one word there, the same one, eleven times. {hero_subj} wiped it off with {hero_his} sleeve and looked up.',
        ],
        deed: [
          '{hero_subj} put the phone in {hero_his} pocket and left {part_def} where it was. {hero_subj} stood in front of {companion} and said the sentence. In the middle of it {hero_his} voice broke.',
        ],
        answer: [
          'All of them had heard. {companion} said nothing yet, but {companion_he} had stopped looking at {part_def}.',
        ],
        echo: [
          '<companion>Say the middle again,</companion> said {companion}. <companion>I only got the squeak.</companion> {hero} said it again. It squeaked again.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a sentence to say to {companion}. Instead {hero_he} picked a quarrel about {part_def}, since that was easier to say out loud.',
          ],
          warm: [
            '{hero_subj} had a sentence to say to {companion}. {hero_subj} baked it into so many nice ones about {part_def} that it could no longer be found.',
          ],
          clever: [
            '{hero_subj} had a sentence to say to {companion}, and rehearsed it in front of the mirror. To {companion} {hero_he} only explained how {part_def} had come about.',
          ],
          playful: [
            '{hero_subj} had a sentence to say to {companion}. {hero_subj} sang it, in an opera voice, about {part_def}, and everybody joined in the chorus.',
          ],
        },
        fails: ['Whatever {hero} said, it was next door to what {hero_he} meant.'],
        again: [
          '{hero_subj} asked somebody else to pass it on. It came back as a question, with a different verb.',
        ],
        noticing: [
          'In the window glass {hero} could see {companion}, and {companion} could see {hero_him}. Neither turned round. {hero_gen} mouth was open, {hero_he} noticed, and it looked as though it had been for a while.',
        ],
        deed: [
          '{hero_subj} shut the window, since people were listening, and then opened it again, because it made no difference. {hero_subj} went up to {companion} and said it. In the middle {hero_his} voice slid up like a boy on ice, and somebody outside laughed.',
        ],
        answer: [
          '<companion>Oh,</companion> said {companion}. <companion>That.</companion> It was the first thing for days that could not be read two ways.',
        ],
        echo: [
          '<companion>You could have written it down,</companion> said {companion}. <hero>I did,</hero> said {hero}, and brought out eleven bits of paper.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had meant to say it. {hero_subj} said something funny to {part_def} instead, and kept {hero_his} eyes on {hero_his} shoes.',
          ],
          warm: [
            '{hero_subj} wrote it down, sweetly, and deleted it. What reached {part_def} in the end was a picture of a hamster.',
          ],
          clever: [
            '{hero_subj} waited for the right moment with {part_def}. Three right moments went by, and for each {hero_he} had a joke.',
          ],
          playful: [
            '{hero_subj} did a turn outside {part_def}, with a hat. It was {hero_his} best turn, and it was about nothing.',
          ],
        },
        fails: ['Each joke had a little door in it, for {hero} to get out by.'],
        again: [
          '{hero_subj} laughed, so that there should at least be some laughter. It came back by itself.',
        ],
        noticing: [
          '{hero_subj} looked at {hero_his} thumb. It had typed the one word eleven times and deleted it eleven times, and the print on the glass was wet.',
        ],
        deed: [
          '{hero_subj} put the phone away and stood quite close. {hero_subj} said it to {part_def}, aloud, with three people listening. On the last word {hero_his} voice cracked in two.',
        ],
        answer: [
          'None of the three laughed. Close to {part_def} there was a breath, and it was not {hero_gen}.',
        ],
        echo: ['{hero} cannot say that word yet without a crack in it. It seems to be where the word opens.'],
      },
    ],
  },
  firstToSayItDoesNotWork: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>No problem at all,</hero> said {hero} with the rest. {hero_subj} turned the music up and worked round the split in {part_def}.',
          ],
          warm: [
            '{hero_subj} saw that the others wanted it to go well, and so {hero_he} nodded. {hero_subj} hummed, and did not look at {part_def}.',
          ],
          clever: [
            '{hero_subj} knew seven reasons why {part_def} could not hold, and found an eighth why it perhaps might. <hero>No problem.</hero>',
          ],
          playful: [
            '{hero_subj} did a drum roll for {part_def} and said that it was meant to look like that. They laughed, and the music went on.',
          ],
        },
        fails: ['The hard part came, and {hero} was busy at the other end.'],
        again: ['{hero_subj} nodded once more, harder. There were five of them nodding by now, like hens.'],
        noticing: [
          'Between two songs there was a gap. {hero} heard somebody breathe out, and somebody else, and counted how many of them were looking at the floor. All of them were.',
        ],
        deed: [
          '{hero_subj} switched off the sound and put up {hero_his} hand. <hero>I can’t do it like this,</hero> said {hero}. <hero>I’m frightened of it.</hero> The lead was somebody else’s, after that.',
        ],
        answer: [
          '<companion>Me too,</companion> said {companion}. Then they took {part_def} apart, at the place where it had never held.',
        ],
        echo: [
          '<companion>Why the hand?</companion> asked {companion}. <hero>I didn’t want to interrupt,</hero> said {hero}, <hero>all that silence.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It’ll hold,</hero> said {hero}, louder than {hero_he} thought it. {hero_subj} was first at {part_def}, and stayed on the side where it did.',
          ],
          warm: [
            'They all looked so hopeful. {hero} told them that {part_def} was fine, fine, and laid a hand over the place where it was not.',
          ],
          clever: [
            '{hero_subj} put it down in the notes about {part_def} as a minor point. It was minor point eleven, under the coffee.',
          ],
          playful: [
            '{hero_subj} introduced {part_def} as the wonder of the age. The wonder creaked. {hero_subj} made that into a joke as well.',
          ],
        },
        fails: ['There were six of them, and each had seen it, and each had seen the others nod.'],
        again: [
          '{hero_subj} said it would hold, in another voice. It was the voice of people who sell boats.',
        ],
        noticing: [
          'It was {companion} who had to stand under it. {companion} went to {companion_his} place, tied both laces twice, and measured with {companion_his} eyes how far it was to the door.',
        ],
        deed: [
          '<hero>Stop,</hero> said {hero}. <hero>I’ve known since Tuesday that it doesn’t work. I was scared to say so, because I was so proud of it.</hero> {hero_subj} wiped {hero_his} own name off the board and laid down the chalk.',
        ],
        answer: [
          'For a moment it was only {hero} who was wrong, and it was a long moment. <companion>Since Monday,</companion> said {companion}. <companion>I’ve got a list.</companion> Then there were lists all round {part_def}.',
        ],
        echo: [
          '<companion>Why on a Tuesday?</companion> asked {companion}. <hero>That was when I first heard it creak,</hero> said {hero}. <hero>I coughed.</hero>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>All good,</hero> shouted {hero}, over the noise of {part_def}, and turned the music up as well.',
          ],
          warm: [
            '{hero_subj} did not want to spoil it for anyone. {hero_subj} nodded along to {part_def} with a bright face, and shouted that it was great.',
          ],
          clever: [
            'In all that din, {hero} worked out, nobody could be asked anything. {hero_subj} stood quite close to {part_def}.',
          ],
          playful: [
            '{hero_subj} played air drums to {part_def}. It was easy to look happy, as long as it was loud.',
          ],
        },
        fails: ['Whenever it came to the hard part, somebody made it louder. Mostly it was {hero}.'],
        again: ['<hero>What?</hero> shouted {hero}, though {hero_he} had understood.'],
        noticing: [
          'Between two noises there was a second with nothing in it. Into that second six people breathed out, all together, as you do when a dentist goes to fetch something. {hero} had been one of them.',
        ],
        deed: [
          '{hero_subj} pulled the plug on the music, and put {hero_his} hand up in the middle of it. <hero>I can’t do the hard part,</hero> said {hero}. <hero>I’ve been dancing round it since Monday, because I’m afraid of it.</hero> They had meant to make {hero_him} the leader.',
        ],
        answer: [
          '<companion>Me too,</companion> said somebody, and somebody else. One after another they came out with it, in quite ordinary voices, and so that they could be heard they stopped everything that could be stopped.',
        ],
        echo: [
          '<companion>So who’s leader now?</companion> asked {companion}. They looked about. It did not seem to be urgent.',
        ],
      },
    ],
  },
};
