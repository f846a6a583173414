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
    ],
  },
};
