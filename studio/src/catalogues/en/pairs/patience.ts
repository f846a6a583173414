import type { LessonPairs } from '../../schema.ts';

export const patience: LessonPairs = {
  nothingToPullWith: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero} took the first loop {hero_he} could see, and pulled. {hero_subj} pulled with one hand, then with both, then with a foot against {obstacle_def}.',
          ],
          warm: [
            '{hero_subj} stroked {part_def} first, so as not to hurt it. Then {hero_he} pulled, as softly as you can pull.',
          ],
          clever: [
            '{hero_subj} counted the loops of {part_def}, chose the smallest, and pulled: carefully, but {hero_he} pulled.',
          ],
          playful: [
            '{hero_subj} gave {part_def} a voice, a very small one, that said ouch. Then {hero_he} pulled all the same.',
          ],
        },
        fails: ['With each pull there was less to pull.'],
        again: ['{hero_subj} tried it with {hero_his} teeth. {part_def} tasted of dust, and won.'],
        refrain: ['Pull, pull, pull. And it all held still.'],
        turned: ['Wait, wait, wait. And off it slid.'],
        noticing: [
          'There was nothing left to pull with. {hero} laid {hero_his} hands in {hero_his} lap and only looked.',
        ],
        deed: [
          '{hero_subj} opened {hero_his} hands. {hero_subj} pushed the loose loop back, no further than it wanted to go, and waited. Then the next one.',
        ],
        answer: ['The fourth loop let go of the fifth, all by itself.'],
        echo: [
          '<companion>How long did that take?</companion> asked {companion}. {hero} thought about it. <hero>As long as it was.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sat down, took {part_def} between {hero_his} knees, and rowed. It was a good long pull, like a boat.',
          ],
          warm: [
            '{hero_subj} explained to {part_def} that it would soon be over. At each word {hero_he} gave a tug.',
          ],
          clever: [
            '{hero_subj} looked for the end that you have to pull. {hero_subj} did not find it, and so {hero_he} pulled the rest of {part_def}.',
          ],
          playful: [
            '{hero_subj} rang {part_def} like a bell. <hero>Ding,</hero> said {hero}, and hung on with both hands. <hero>Dong.</hero>',
          ],
        },
        fails: ['Whatever {hero} pulled at one side was missing at the other.'],
        again: [
          '{hero_subj} wound it round {hero_his} tummy and walked away. {hero_subj} got as far as {hero_his} tummy.',
        ],
        refrain: ['Heave, heave, heave. And tight.'],
        turned: ['Push, rest, push, rest. And light.'],
        noticing: [
          '{hero_gen} hands had a pattern on them, over and under. {hero_subj} held them up before {hero_his} eyes and studied it. It was a picture of the knot.',
        ],
        deed: [
          '{hero_subj} put one finger to the loose loop and pushed, so gently that a fly would have stayed on it. Then {hero_he} let it rest.',
        ],
        answer: ['{part_def} moved on by itself, about as far as a yawn. {hero} waited for the second yawn.'],
        echo: [
          '{hero} could read it in {hero_his} palms until the evening: over, under, over. By then it had faded into lines that had been there before.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} set {part_def} back in its place and pressed. {hero_subj} pressed with one thumb, then with two, then with an elbow.',
          ],
          warm: [
            '{hero_subj} told {part_def} that this would not hurt a bit. Then {hero_he} pressed: softly first, and then less softly.',
          ],
          clever: [
            '{hero_subj} worked out where {part_def} had sat before. Then {hero_he} shoved it straight there, like a drawer.',
          ],
          playful: [
            '{hero_subj} was the doctor. <hero>Cough, please,</hero> {hero_he} said to {part_def}, and shoved.',
          ],
        },
        fails: ['It held for just as long as {hero} held it. Each new push landed beside the last.'],
        again: ['{hero_subj} leaned on it with {hero_his} whole tummy. That is a poor place to see from.'],
        refrain: ['Press, press, press. And pop, it was out.'],
        turned: ['Wait, wait, wait. And click, it was in.'],
        noticing: [
          'Both thumbs were tired. {hero} took them away, laid them in {hero_his} lap, and looked along {part_def} without touching it.',
        ],
        deed: [
          'With one finger {hero} moved the nearer edge, no further than it wanted to go. {hero_subj} waited. Then {hero_he} moved the other.',
        ],
        answer: ['The two edges of {part_def} met, tooth by tooth, with a click like a beetle’s.'],
        echo: [
          '<companion>You hardly pushed,</companion> said {companion}. <hero>I pushed as hard as an ant,</hero> said {hero}. <hero>One ant.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} held {part_def} down with one knee and pounded it with {hero_his} fist. <hero>In you go.</hero>',
          ],
          warm: ['{hero_subj} wrapped both arms round {part_def} and squeezed, to help it remember.'],
          clever: [
            'What does not fit can be made to fit, thought {hero}. {hero_subj} turned {part_def} this way up and forced it, and that way up.',
          ],
          playful: [
            '{hero_subj} sat astride {part_def} like a rider. <hero>Gee up,</hero> said {hero}, and bounced.',
          ],
        },
        fails: ['Where it should have gone in it went past. {hero} bounced on past it.'],
        again: ['{hero_subj} bounced a bit higher. The rider came down in one place and the horse in two.'],
        refrain: ['Thump, thump, in. And out.'],
        turned: ['Hush, hush, there. And stay.'],
        noticing: [
          '{hero_subj} had to get down and look for a crumb of it that had jumped away. {hero_subj} looked for a good while with {hero_his} nose close to the ground. It was the first time that {hero_he} had looked at it slowly.',
        ],
        deed: [
          '{hero_subj} took {hero_his} hands away. {hero_subj} breathed on the edge, laid one finger on it, and nudged it no further than it wished to go.',
        ],
        answer: [
          'There was a sound like a biscuit, only backwards. {part_def} had found the first of its teeth.',
        ],
        echo: [
          '<companion>Is it all right to clap?</companion> whispered {companion}. <hero>Very slowly,</hero> said {hero}.',
        ],
      },
    ],
  },
  allThreeVerses: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took hold of {part_def} and shook. <hero>Now?</hero> {hero_subj} took one breath and shook again. <hero>Now?</hero>',
          ],
          warm: [
            '{hero_subj} gave {part_def} a little rattle, just to keep it company. Then another. <hero>Now?</hero>',
          ],
          clever: [
            '{hero_subj} thought that a thing tried often enough had to give one day. So {hero_he} tried {part_def} after every breath. <hero>Now?</hero>',
          ],
          playful: [
            '{hero_subj} knocked on {part_def} like a postman, then like a king, then like an aunt. <hero>Now?</hero>',
          ],
        },
        fails: ['There was never a moment when nobody leaned on it.'],
        again: [
          '{hero_subj} leaned on it twice as hard and asked twice as fast. <hero>Now-now-now?</hero> It sounded like a duck.',
        ],
        refrain: ['Now? Now? Now? No, said the door of no.'],
        turned: ['La, la, la. And nobody asked.'],
        noticing: [
          '{hero_subj} counted on {hero_his} fingers how many nows there had been. {hero_subj} ran out of fingers and sat down to think.',
        ],
        deed: [
          '{hero_subj} took both hands away from {part_def} and sat on them. Then {hero_he} hummed a song with three verses, right to the end.',
        ],
        answer: [
          'In the first verse {part_def} creaked. In the second it stopped leaning. In the third there was a small clink beside it.',
        ],
        echo: [
          '<companion>Is there a fourth verse?</companion> asked {companion}. <hero>Only for very big doors,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_his} shoulder to {part_def} and asked whether it was ready. It was not. {hero_subj} put {hero_his} other shoulder to it.',
          ],
          warm: [
            '{hero_subj} kept one hand on {part_def}, so that it should know who was waiting. Now and then it rattled.',
          ],
          clever: [
            '{hero_subj} listened at {part_def}. {hero_subj} tapped, and listened, and tapped a bit to the left, and never for longer than one breath.',
          ],
          playful: [
            '{hero_subj} was a woodpecker looking for a flat. <hero>Is this one free?</hero> {hero_he} asked {part_def}. <hero>Now? And now?</hero>',
          ],
        },
        fails: ['Wherever {hero} leaned, it pinched.'],
        again: [
          '{hero_subj} leaned with everything {hero_he} had, down to {hero_his} chin. The chin said <hero>now</hero> with its mouth shut.',
        ],
        refrain: ['Now? Knock. Now? Knock. No.'],
        turned: ['Sit and sing, three times. And click.'],
        noticing: [
          '{hero_gen} thumb was sore from trying. {hero_subj} put it in {hero_his} mouth. With a thumb in your mouth you cannot say now.',
        ],
        deed: [
          '{hero_subj} sat down with {hero_his} back to {part_def}, and both hands under {hero_him}. {hero_subj} hummed a song that had three verses. {hero_subj} did not leave out the long one.',
        ],
        answer: ['Nobody leaned on {part_def} any more. In the long verse it let its shoulders down.'],
        echo: [
          '<companion>Which was the long one?</companion> asked {companion}. <hero>The one with all the sheep,</hero> said {hero}. <hero>You have to wait for each of them.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} planted {hero_himself} in front of {part_def}. <hero>Now?</hero> {hero_subj} looked, sniffed and looked again. <hero>Now?</hero>',
          ],
          warm: [
            '{hero_subj} bent over {part_def} like a nurse and asked how it was getting on. Then {hero_he} asked again. <hero>Now?</hero>',
          ],
          clever: [
            '{hero_subj} was sure it went faster if somebody checked. So {hero_he} checked {part_def} after every breath. <hero>Now?</hero>',
          ],
          playful: [
            '{hero_subj} asked {part_def} in a mouse’s voice, then in a bear’s, then in a very old lady’s. <hero>Now?</hero>',
          ],
        },
        fails: ['After every now {hero} leaned a little closer, and the whole place leaned with {hero_him}.'],
        again: [
          '{hero_subj} asked it now before it could have heard the last one. The nows bumped into each other at the back.',
        ],
        refrain: ['Now? Now? Now? Not, not, not.'],
        turned: ['Hum, hum, hum. And nobody asked.'],
        noticing: [
          '{hero_subj} wanted to know how many nows that had been. {hero_subj} counted on {hero_his} fingers, and ran out of fingers.',
        ],
        deed: [
          '{hero_subj} sat down on both hands. Then {hero_he} hummed a song with three verses, and left out none.',
        ],
        answer: [
          '{part_def} had three whole verses all to itself. At the last note something was different.',
        ],
        echo: [
          '<companion>What comes after the third verse?</companion> asked {companion}. <hero>After,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} gave {part_def} until ten. At four {hero_he} looked. <hero>Now?</hero> Something had almost begun.',
          ],
          warm: [
            '{hero_subj} laid a jacket over {part_def}, to give {part_him} some peace. Every moment {hero_he} lifted it, to see how far things were.',
          ],
          clever: [
            '{hero_subj} made a mark for how far {part_def} was, and then a mark for how far it was now. There were soon a great many marks, all in one place.',
          ],
          playful: [
            '{hero_subj} was the man who calls the trains. <hero>Now arriving,</hero> {hero_he} called to {part_def}. <hero>Now arriving. Now.</hero>',
          ],
        },
        fails: ['It is hard to get anywhere with somebody lifting the lid.'],
        again: [
          '{hero_subj} looked away, and looked back at once, to catch it. It had been looking away too.',
        ],
        refrain: ['Look, look, look. Not, not, not.'],
        turned: ['Hum, hum, hum. And by itself.'],
        noticing: [
          '{hero} had looked so often that {hero_gen} eyes watered, and {hero_he} had to shut them. It was rather pleasant in there. There was a song in there, a long one.',
        ],
        deed: [
          '{hero_subj} turned {hero_his} back on {part_def} and hummed the song. It had three verses, and {hero_he} hummed the slow one too.',
        ],
        answer: ['Behind {hero_his} back {part_def} had all the room that there is in three verses.'],
        echo: [
          '<companion>How does the third one go?</companion> asked {companion}. <hero>Slowly,</hero> said {hero}, and began.',
        ],
      },
    ],
  },
  openLap: {
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} bent both knees beside {part_def} and jumped. {hero_subj} snatched, and a fingertip had almost been there.',
          ],
          warm: [
            '{hero_subj} promised not to hold too tight. Then {hero_he} jumped up beside {part_def} with both arms wide.',
          ],
          clever: [
            '{hero_subj} measured {part_def} with one eye shut. Four jumps, {hero_he} reckoned, each a thumb higher than the last.',
          ],
          playful: [
            '{hero_subj} was a frog, and {part_def} was the pond. <hero>Hop,</hero> said the frog, and snatched at the sky.',
          ],
        },
        fails: ['Each jump shook the ground, and whatever the ground shook, shook everything else.'],
        again: [
          '{hero_subj} jumped with {hero_his} eyes shut, so as to be lighter. It only made the landing a surprise.',
        ],
        refrain: ['Hop, snatch, bump. Up, up, away.'],
        turned: ['Sit, sit, hush. And nothing shook.'],
        noticing: [
          '{hero_subj} came down with a bump, and stayed sitting. The ground stopped shaking. So did the air, and last of all {hero_his} knees.',
        ],
        deed: [
          '{hero_subj} laid two open hands in {hero_his} lap. {hero_subj} took three slow breaths and looked the other way.',
        ],
        answer: ['Above {part_def} there was a tiny swing, and a smaller one, and then none.'],
        echo: [
          '<companion>You weren’t even looking,</companion> said {companion}. <hero>I was looking with my hands,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} leapt at {part_def} from the left. {hero_subj} leapt from the right, in case it was looking left.',
          ],
          warm: [
            '{hero_subj} called up to it that nobody would hurt it. Then {hero_he} made a grab at it, beside {part_def}, for its own good.',
          ],
          clever: [
            '{hero_subj} waited for the moment when it swung lowest, and snatched beside {part_def}. It was always the moment before.',
          ],
          playful: [
            '{hero_subj} was a fish that jumps for flies. There was a great splash beside {part_def}, and it was all fish.',
          ],
        },
        fails: ['Whenever {hero} landed, what was up there gave a hop as well.'],
        again: ['{hero_subj} jumped with {hero_his} mouth open. {hero_subj} got a bit of leaf.'],
        refrain: ['Leap, grab, thud. And higher.'],
        turned: ['Sit, breathe, wait. And nigher.'],
        noticing: [
          '{hero} had come down on {hero_his} seat so hard that a cap fell off somewhere. {hero_subj} stayed where {hero_he} was. One after the other things stopped trembling: the grass, the cap, {companion}.',
        ],
        deed: [
          '{hero_subj} turned up both hands in {hero_his} lap. {hero_subj} breathed out, three times, and had a look at {companion_gen} ear.',
        ],
        answer: [
          'There was no wind. What had been swinging over {part_def} swung less, like a bell that is done.',
        ],
        echo: [
          '<companion>What’s the matter with my ear?</companion> asked {companion}. <hero>Nothing,</hero> said {hero}. <hero>It’s a very calm one.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} snatched at {part_def}, and jumped after {part_him}, and snatched again. It was only by a whisker.',
          ],
          warm: [
            '{hero_subj} only wanted to stroke {part_def}. {hero_subj} reached in, and further in, and in after that.',
          ],
          clever: [
            '{hero_subj} waited till {part_def} looked away, and snatched. {hero_subj} had reckoned with everything but the ground, and that shook.',
          ],
          playful: [
            '{hero_subj} was a cat, and {part_def} was the ball of wool. The cat jumped on it with both front feet.',
          ],
        },
        fails: ['Each snatch shook the place a bit, and drove it further in.'],
        again: [
          '{hero_subj} snatched behind {hero_his} back, as if by accident. It was not a very good accident.',
        ],
        refrain: ['Snatch, jump, gone. And gone.'],
        turned: ['Sit, sit, hush. And come.'],
        noticing: [
          '{hero_subj} sat down with a bump. Then nothing shook any more. The ground lay still. {hero_gen} own breath came and went, and got smaller.',
        ],
        deed: [
          '{hero_subj} laid two open hands in {hero_his} lap. {hero_subj} breathed three times, and looked the other way.',
        ],
        answer: [
          'After the first breath nothing happened. After the third, {part_def} wanted to know what was in the hands.',
        ],
        echo: [
          '<hero>There was nothing in them,</hero> said {hero}. <companion>There was room in them,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: ['{hero} was quick. {hero_subj} shot out a hand at {part_def}, and it had almost closed.'],
          warm: [
            '<hero>It’s all right,</hero> {hero} told {part_def}, and snatched, so that it should soon be over.',
          ],
          clever: [
            '{hero_subj} looked hard to the left, so that {part_def} would look there too. Then {hero_he} snatched from the right.',
          ],
          playful: ['{hero_subj} was a heron on one leg. The heron stood before {part_def}, and snapped.'],
        },
        fails: ['A hand that comes so fast looks like teeth.'],
        again: [
          '{hero_subj} hid the hand behind {hero_his} back, and let it out at a gallop. It was known by now.',
        ],
        refrain: ['Snap, snap, gone. And in.'],
        turned: ['Lap, lap, still. And out.'],
        noticing: [
          '{hero_gen} fingers were tired of snatching. They lay in {hero_his} lap and did nothing. Round about it grew quiet, bit by bit, like a pond.',
        ],
        deed: [
          '{hero_subj} left both hands where they were, open. {hero_subj} looked the other way, at nothing much, and breathed three times.',
        ],
        answer: ['{part_def} looked at one hand, and then at the other. Neither of them wanted anything.'],
        echo: [
          '<companion>What did you do all that time?</companion> asked {companion}. <hero>I counted my fingers,</hero> said {hero}. <hero>It came out right.</hero>',
        ],
      },
    ],
  },
  thirtyBreaths: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} charged at {part_def}, nose first. Bump. {hero_subj} backed out, and charged again.',
          ],
          warm: [
            '{hero_subj} called into {part_def} that nobody need be frightened. Then {hero_he} rushed in after {hero_his} voice. Bump.',
          ],
          clever: [
            '{hero_subj} thought the dark was thinnest in the middle. So {hero_he} went at the middle of {part_def} with a run. Bump.',
          ],
          playful: [
            '{hero_subj} was a train, and {part_def} was the tunnel. In went the train. Bump. Out came the train.',
          ],
        },
        fails: ['In and out, in and out. No eye can get used to anything at that speed.'],
        again: [
          '{hero_subj} went in backwards, to surprise the dark. The dark was behind {hero_him} all the time.',
        ],
        refrain: ['In we go, bump. Out we go, bump.'],
        turned: ['In we look, slow. In we look, oh.'],
        noticing: [
          '{hero_subj} had to rub {hero_his} nose, and sat down at the edge to do it. It was so still that {hero_he} could hear {hero_himself} breathing.',
        ],
        deed: [
          '{hero_subj} stayed where {hero_he} was and laid {hero_his} palms over {hero_his} eyes. {hero_subj} counted thirty breaths, and not one fewer.',
        ],
        answer: ['At thirty {hero} opened {hero_his} eyes. {part_def} had a near end now, and a far end.'],
        echo: [
          '<companion>Did you get to thirty?</companion> asked {companion}. <hero>Yes,</hero> said {hero}. <hero>Twenty-six was the longest.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} ran into {part_def} so as to be quick, and ran into something. {hero_subj} ran out to rub it, and ran in.',
          ],
          warm: [
            '{hero_subj} hurried in to {part_def}, because somebody in there might be waiting. Bonk. {hero_subj} hurried out, and apologised to the wall.',
          ],
          clever: [
            '{hero_subj} wanted to get a quick idea of {part_def}. {hero_subj} got it on the forehead.',
          ],
          playful: [
            '{hero_subj} was a bee, and {part_def} was the hive. In buzzed the bee. Bonk. It buzzed a good deal lower after that.',
          ],
        },
        fails: ['Eyes are slow to get up in the morning. Nobody let these ones lie.'],
        again: ['{hero_subj} went in with {hero_his} arms out. The thing was exactly between the arms.'],
        refrain: ['In we run, bonk. Out we run, ow.'],
        turned: ['Hands on, hush. Hands off, wow.'],
        noticing: [
          '{hero} had a bump like an egg, and needed both hands for it. It was quite pleasant under there, with the hands over {hero_his} face. One heard something. It was in and out, and it was {hero_himself}.',
        ],
        deed: [
          '{hero_subj} sat down at the edge of {part_def} and left the hands where they were. {hero_subj} counted up to thirty breaths, and was honest about it.',
        ],
        answer: ['The hands came down. There was grey in the black now, and some of the grey had corners.'],
        echo: [
          '<companion>You missed out seventeen,</companion> said {companion}. <hero>I went back for it,</hero> said {hero}.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: ['{hero_subj} ran in, bumped into {part_def}, and ran out. Then {hero_he} ran in again.'],
          warm: [
            '{hero_subj} hurried up to {part_def} to whisper that there was no hurry. Bump. <hero>Sorry,</hero> {hero_he} said, and hurried off, and back.',
          ],
          clever: [
            'If you are quick enough you need not be quiet, thought {hero}. {hero_subj} shot in past {part_def}. Bump. {hero_subj} shot out.',
          ],
          playful: ['{hero_subj} was a bumblebee. It flew in at {part_def}, bump, and out, and in.'],
        },
        fails: ['In and out {hero} came. Each time something fell over.'],
        again: ['{hero_subj} came in on tiptoe, at a run. It is not a quiet way of running.'],
        refrain: ['In and out, bump. And grumble.'],
        turned: ['In and out, breathe. And over.'],
        noticing: [
          '{hero_subj} had to rub {hero_his} knee, and sat down at the edge to do it. There was nothing to be heard but breathing. It was slow, and it was not {hero_gen}.',
        ],
        deed: [
          '{hero_subj} stayed sitting there. {hero_subj} laid {hero_his} palms over {hero_his} eyes and counted thirty breaths, as slow as those others, and not one fewer.',
        ],
        answer: ['At nineteen they had been breathing together for some time, {part_def} and {hero}.'],
        echo: [
          '<companion>What comes after thirty?</companion> asked {companion}, softly. <hero>I don’t know,</hero> said {hero}. <hero>I nearly didn’t come back.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} bent down over {part_def}. <hero>Now,</hero> {hero_he} said, from very near. There was a gap in the breathing, and then it went on.',
          ],
          warm: [
            '{hero_subj} hummed {part_def} a song for waking up. Every few notes {hero_he} bent down to see if it was working.',
          ],
          clever: [
            'Sleepers turn over now and then, {hero} knew. So {hero_he} asked {part_def} if it was now, and asked, and asked.',
          ],
          playful: [
            '{hero_subj} was an alarm clock, a polite one. It went ding in front of {part_def}, and set itself again.',
          ],
        },
        fails: ['Each time the sleep was nearly used up, somebody began it again from the front.'],
        again: ['{hero_subj} went round and asked from the other side. It was the same sleep on that side.'],
        refrain: ['Now, and now, and now. And hmm.'],
        turned: ['Breathe, and breathe, and oh. And over.'],
        noticing: [
          '{hero} yawned. It came by itself, and it was a big one. When it was over, {hero_he} heard the breathing that {hero_he} had been talking into.',
        ],
        deed: [
          '{hero_subj} lay down on the ground, hands under {hero_his} head. {hero_subj} breathed along with {part_def}, thirty times, and asked nothing.',
        ],
        answer: [
          'At the thirtieth there was only one breath to be heard. {part_def} and {hero} were both in it.',
        ],
        echo: [
          '<companion>Were you asleep?</companion> asked {companion}. <hero>Only from twenty-eight on,</hero> said {hero}.',
        ],
      },
    ],
  },
  oneUnansweredLine: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} bent over {part_def} and answered everybody at once: quickly, firmly, and before they had finished.',
          ],
          warm: [
            '{hero_subj} did not want anyone to feel left out. So {hero_he} kept {part_def} close and soothed them all, one after another, at speed.',
          ],
          clever: [
            '{hero_subj} took {part_def} to pieces in {hero_his} head, found the flaw in what each of them said, and told them in order.',
          ],
          playful: [
            '{hero_subj} answered everyone who had a view about {part_def}, and gave each answer a joke. Two of the jokes arrived.',
          ],
        },
        fails: ['Every answer came back as three new ones, and {hero} had a reply ready for all of them.'],
        again: [
          '{hero_subj} began answering things nobody had said yet. It saved time, until they said them.',
        ],
        noticing: [
          '{hero_gen} thumb was sore and {hero_his} voice had gone flat. For once {hero} had nothing to send, and so {hero_he} went back to the very beginning and looked.',
        ],
        deed: [
          '{hero_subj} let go of {part_def} and answered nobody, for longer than {hero_he} ever had, while they settled things without {hero_him}. Then {hero_he} took up the one place nobody had touched.',
        ],
        answer: ['For a while nothing came. Then one of them wrote, and it was only one.'],
        echo: [
          '<companion>You missed the whole plan,</companion> said {companion}. <hero>I know,</hero> said {hero}. <hero>I was reading.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Everyone had an opinion on {part_def}, and {hero} had one on every opinion. {hero_subj} gave it at once, standing.',
          ],
          warm: [
            'Everyone had an opinion on {part_def}. {hero} agreed with each of them a little, so that nobody should feel alone. There were seven of them, and they compared.',
          ],
          clever: [
            'Everyone had an opinion on {part_def}. {hero} kept the minutes, and put the opinions right as {hero_he} wrote them down.',
          ],
          playful: [
            'Everyone had an opinion on {part_def}. {hero} did them all as a puppet show, with socks. It was very fair, and two of the socks were offended.',
          ],
        },
        fails: ['Nobody had finished a sentence for some time. There was always an answer in the way.'],
        again: [
          '{hero_subj} answered a thing that had not been said yet. It turned out not to have been about that.',
        ],
        noticing: [
          '{hero_gen} voice had gone. {hero_subj} opened {hero_his} mouth, and there was only a click. So {hero_he} sat there, in the midst of them, and for the first time listened without getting anything ready. In one corner somebody said a thing, quite low. It fell on the floor, and the talk went over it.',
        ],
        deed: [
          '{hero_subj} did not pick it up yet. For one whole hour {hero_he} held {hero_his} tongue, though they decided four things that {hero_he} would have decided otherwise. Then {hero_he} whispered to the person in the corner: <hero>Say yours again.</hero>',
        ],
        answer: [
          'It was said again. They had all been talking round it, you could hear that now, like a river round a stone.',
        ],
        echo: [
          '<companion>I liked you hoarse,</companion> said {companion}. {hero} wrote on a napkin: so did I.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pushed for a result and kept pushing: five messages about {part_def} before anybody had read the first.',
          ],
          warm: [
            '{hero_subj} wrote to everyone that there was no pressure at all about {part_def}. {hero_subj} wrote it four times.',
          ],
          clever: [
            '{hero_subj} drew up how long {part_def} should take, and sent round the difference every ten minutes.',
          ],
          playful: [
            '{hero_subj} set up a countdown for {part_def}, with drums. By zero it had to be started again.',
          ],
        },
        fails: ['Each message made somebody get up and go and look.'],
        again: [
          '{hero_subj} asked whether the last question had arrived. Then {hero_he} asked whether that one had.',
        ],
        noticing: [
          'The screen went dark from lack of charge. {hero} sat there with nothing to hold, and the minutes went on being minutes.',
        ],
        deed: [
          '{hero_subj} laid the dead phone face down and left it there for an hour. What the others settled meanwhile, they settled without {hero_him}.',
        ],
        answer: ['Nobody got up. Nobody went to look at {part_def}, not even {hero}.'],
        echo: [
          'Later {companion} read {hero_him} the messages {hero_he} had missed. There were nine. Seven of them said hm.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} asked about {part_def}, and asked if they had seen that {hero_he} had asked. There was a tick, and {hero_he} asked about the tick.',
          ],
          warm: [
            '{hero_subj} did not want anyone to worry about {part_def}, so {hero_he} wrote to each of them every quarter of an hour that there was no news.',
          ],
          clever: [
            '{hero_subj} had calculated when {part_def} would be ready, and announced it. When it was not, {hero_he} announced why.',
          ],
          playful: [
            '{hero_subj} did a running commentary on {part_def}, with weather. After an hour of it there was nothing left to comment on but the commentary.',
          ],
        },
        fails: ['Someone was always just about to be done. Then it buzzed, and they looked.'],
        again: ['{hero_subj} told them all to ignore {hero_his} messages. It took four messages.'],
        noticing: [
          '{hero_subj} had run out of charge, and sat on the stairs next to the socket, on the short cable. From there you can do nothing but look at the wall. After a while {hero_he} noticed that it had a pattern. After another while {hero_he} noticed that nobody had called.',
        ],
        deed: [
          '{hero_subj} pulled out the plug again, before there was anything on the screen. {hero_subj} put the phone in the bread bin and went and lay in the grass. They would make up the plan for Saturday without {hero_him}, and did.',
        ],
        answer: ['An hour is long if nobody comes with a question. {part_def} had all of it.'],
        echo: ['<companion>Why’s there bread on your phone?</companion> asked {companion}.'],
      },
    ],
  },
  floorBesideIt: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} went straight to {part_def}. <hero>All right now?</hero> Five minutes later {hero_he} was back. <hero>And now?</hero>',
          ],
          warm: [
            '{hero_subj} came to {part_def} with a worried face every five minutes, and asked each time whether it was all right now.',
          ],
          clever: [
            '{hero_subj} had a new argument for {part_def} each time, each better than the one before, and tried every one of them.',
          ],
          playful: [
            '{hero_subj} tried a silly voice on {part_def}, then a funny hat, then the two together. In between {hero_he} asked whether it was all right now.',
          ],
        },
        fails: ['The gaps between the asking grew shorter, until there was nothing else in the room.'],
        again: [
          '{hero_subj} asked whether it would help if {hero_he} stopped asking. Then {hero_he} asked what the answer was.',
        ],
        noticing: [
          'At the seventh time {hero} heard a creak, quite low, of something that moves a little further off. {hero_subj} closed {hero_his} mouth.',
        ],
        deed: [
          '{hero_subj} sat down on the ground beside {part_def} with {hero_his} homework. <hero>I’m just here,</hero> said {hero}, and let the first half of the match go by.',
        ],
        answer: ['Nobody answered. But nothing moved further off, either.'],
        echo: [
          '<companion>Who won?</companion> asked {companion}. {hero} looked at {hero_his} page. <hero>No idea. I’ve done all of my French.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} knocked at {part_def}. After three minutes {hero_he} knocked again, in case it had not been heard. It had a rhythm by now.',
          ],
          warm: [
            '{hero_subj} put a plate down before {part_def}, and a blanket, and a note, and asked through the crack if the plate was all right.',
          ],
          clever: [
            '{hero_subj} explained to {part_def} that it could not go on like this, and why, and came back with the rest of the reasons.',
          ],
          playful: [
            '{hero_subj} told {part_def} a joke through the keyhole, so to speak, and waited for the laugh, and explained the joke.',
          ],
        },
        fails: ['There was no end to the coming. Whoever was in there could never hear it stop.'],
        again: ['{hero_subj} promised to leave it in peace, and asked a bit later whether that was helping.'],
        noticing: [
          'Somebody had put down a plate each time as well. They stood in a row, with the spoons on them, untouched, five of them. In each there was a reflection of somebody bending down to look. {hero} looked at that for some time. It would have made {hero_him} shut up, too.',
        ],
        deed: [
          '{hero_subj} carried the plates away. Then {hero_he} sat down with {hero_his} back to the wall beside {part_def}, not in front of it, and took out {hero_his} sums. <hero>I’m not waiting,</hero> said {hero}. <hero>I’m only here.</hero> In the yard they were shouting for a goalkeeper, and {hero_he} did not get up.',
        ],
        answer: [
          'You heard a pencil. After some time you heard two people not saying anything, and that is different from one.',
        ],
        echo: [
          '<companion>What did you get for number eight?</companion> asked {companion}. {hero} showed {companion_him}. It was wrong, and they both worked on that.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tried {part_def} every five minutes, with full weight, to see whether it would take it.',
          ],
          warm: [
            '{hero_subj} asked after {part_def} so often that nobody could have got better under it, and each time {hero_he} felt along the join.',
          ],
          clever: [
            '{hero_subj} called it a test series. {part_def} was tested at five past, at ten past and at a quarter past.',
          ],
          playful: ['{hero_subj} gave {part_def} marks out of ten, aloud, and shook it for the tenth.'],
        },
        fails: ['Whatever had begun to hold was asked at once to prove it.'],
        again: ['{hero_subj} tested whether the testing had done any harm. It had.'],
        noticing: [
          'At the seventh time there was a small dry sound, and then none. {hero} kept {hero_his} hand in the air, where it was.',
        ],
        deed: [
          '{hero_subj} sat down beside {part_def} with {hero_his} homework and did not touch it for the length of a match. {hero_gen} team played it without {hero_him}.',
        ],
        answer: ['Three goals lit up on the phone in {hero_gen} bag. {part_def} stayed as it was.'],
        echo: [
          '<companion>You haven’t asked once,</companion> said {companion}. <hero>I’ve asked about forty times,</hero> said {hero}. <hero>Just not out loud.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had glued {part_def}, or talked it over, whatever it was that one does. <hero>It’s dry,</hero> said {hero}, and leaned on it.',
          ],
          warm: [
            '{hero_subj} was worried about {part_def}, and kept a hand there, to feel whether it was better. It was better until the hand came.',
          ],
          clever: [
            '{hero_subj} knew from the instructions that it took an hour. In order to be certain, {hero_he} opened {part_def} every ten minutes, to see how it was doing.',
          ],
          playful: [
            '{hero_subj} drew a face on the join in {part_def} and asked it how it felt. It felt different each time.',
          ],
        },
        fails: ['Two edges had just begun to get used to each other, and were introduced all over again.'],
        again: [
          '{hero_subj} only wanted to see if it was holding. It was, and then {hero_he} saw that it was not.',
        ],
        noticing: [
          'Downstairs somebody was practising the same four bars. They broke off, and a voice said: again. They broke off sooner. {hero} noticed that {hero_he} had been listening for some time, with a fingernail under the join.',
        ],
        deed: [
          '{hero_subj} took the fingernail away and sat down on the floor with {hero_his} back against the wall. {hero_subj} got out {hero_his} French, did page nine, and then page ten, and let the party begin without {hero_him}.',
        ],
        answer: [
          'Below they had found the fifth bar. Beside {hero_gen} shoulder {part_def} was quite still.',
        ],
        echo: [
          '<companion>You missed the cake,</companion> said {companion}. <hero>Is there any?</hero> <companion>There’s the board it was on.</companion>',
        ],
      },
    ],
  },
};
