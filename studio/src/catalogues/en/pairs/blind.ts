import type { LessonPairs } from '../../schema.ts';

export const blind: LessonPairs = {
  elbowAsked: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero} took {companion} by the sleeve and pulled. <hero>There. No, there.</hero> {companion} could not see where there was, and they were on {part_def}.',
          ],
          warm: [
            '{hero} held {companion} tight by the sleeve, with both hands. <hero>Mind, there,</hero> {hero_he} said, on {part_def}, and pointed.',
          ],
          clever: [
            '{companion} was blind, so {hero} did the looking. {hero_subj} pulled {companion_him} onto {part_def} by the sleeve. <hero>There. No, further there.</hero>',
          ],
          playful: [
            '<hero>Follow the train,</hero> said {hero}. {hero_subj} pulled {companion} onto {part_def} by the sleeve, and pointed with {hero_his} nose.',
          ],
        },
        fails: ['Pointing is only good for someone who sees it. They went two ways at once, down both.'],
        again: [
          '<hero>There,</hero> said {hero}, louder. {hero_subj} had a corner of the sleeve left in {hero_his} hand.',
        ],
        refrain: ['There, no there, whoops. And down.'],
        turned: ['Tap, tap, three steps. And stand.'],
        noticing: [
          '<companion>Are you steering a friend,</companion> asked {companion}, <companion>or a wheelbarrow?</companion> {companion_gen} cane went tap on one side, dull. It went tap on the other, clear.',
        ],
        deed: [
          '{hero} let go of the sleeve and asked whether {companion} wanted {hero_his} elbow. {hero_subj} said what was coming: left, three steps, then a small one.',
        ],
        answer: [
          '{companion} took the elbow and tapped before each step. <companion>It sounds dry there,</companion> said {companion}, out on {part_def}.',
        ],
        echo: [
          '<companion>Good elbow,</companion> said {companion}. <companion>You can keep the sleeve.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} was blind. {hero} took {companion_him} round the waist, so to speak, and steered, out onto {part_def}. <hero>Now. No. Now.</hero>',
          ],
          warm: [
            '{companion} was blind. {hero} held both {companion_gen} hands and walked backwards in front of {companion_him}, over {part_def}, nodding. {companion} could not see the nods.',
          ],
          clever: [
            '{companion} was blind. <hero>Two o’clock,</hero> {hero} called, from the other end of {part_def}. <hero>Half past two.</hero> {hero_subj} was thinking of a clock, and {companion} of tea.',
          ],
          playful: [
            '{companion} was blind. <hero>Warm,</hero> called {hero}, across {part_def}. <hero>Warmer. Cold. Ice cold.</hero> It was a game with nobody on the ground.',
          ],
        },
        fails: [
          'Nobody asked {companion} what {companion_he} had noticed. They both went down on <hero>warm</hero>.',
        ],
        again: ['{hero_subj} called all the hours of the afternoon. They slid through most of them.'],
        refrain: ['Here, no, there. And whee.'],
        turned: ['Elbow, tap, tell me. And there.'],
        noticing: [
          '<companion>I’ve got a stick, you know,</companion> said {companion}, from below. {companion} tapped with it: thud, thud, tock. {hero} had not heard before that the ground had two notes.',
        ],
        deed: [
          '{hero} came back, and asked {companion} whether an elbow would be of use. Then {hero_he} told {companion_him} only what there was: three steps, then one down.',
        ],
        answer: [
          '{companion} took the elbow, and went from tock to tock. It was {hero} who had to keep up, on {part_def}.',
        ],
        echo: [
          '<companion>You can say half past two now,</companion> said {companion}. <hero>It’s four,</hero> said {hero}. <companion>Then it’s tea.</companion>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero} pulled {companion} up to {part_def} by the sleeve. <hero>Through there. No, there.</hero> They were both stuck in a corner.',
          ],
          warm: [
            '{hero} took {companion_gen} sleeve, so that nothing should happen. <hero>Here it comes,</hero> {hero_he} told {companion_him}, and pulled. It was {part_def}, and then {companion_gen} nose.',
          ],
          clever: [
            '{companion} was blind, so {hero} did the measuring. {hero_subj} pulled {companion_gen} sleeve to where {part_def} looked best, and then to where it looked better.',
          ],
          playful: [
            '{hero} drove {companion} up to {part_def} like a cart. <hero>Left wheel,</hero> {hero_he} called. <hero>No, the other left.</hero>',
          ],
        },
        fails: [
          'There, said {hero_gen} finger. {companion} went where the sleeve went, and the sleeve went the other way.',
        ],
        again: ['{hero_subj} pulled from the front and pushed from behind, in turns.'],
        refrain: ['There, no there, bump. And stuck.'],
        turned: ['Tap, tap, through. And out.'],
        noticing: [
          '<companion>Am I a friend,</companion> asked {companion}, <companion>or a wheelbarrow?</companion> {companion} put out {companion_his} cane, and tapped: dull, dull, dull, and once it did not tap at all.',
        ],
        deed: [
          '{hero} let go, and asked whether {companion} would like {hero_his} elbow. {hero_subj} said what {hero_he} saw, in steps: two straight on, one to the left.',
        ],
        answer: [
          '{companion} tapped along {part_def}, at {hero_gen} elbow, and stopped. <companion>Here the tap goes in,</companion> said {companion}.',
        ],
        echo: [
          '<companion>Which left was it?</companion> asked {companion}. {hero} thought about it. <hero>Yours.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Come on, it’s easy,</hero> said {hero}, took {companion} by both shoulders, from behind, and aimed {companion_him} at {part_def}.',
          ],
          warm: [
            '<hero>Mind, mind, mind,</hero> said {hero} to {companion}, who was blind. {hero} held {companion_him} round the middle, so that nothing should happen, in front of {part_def}.',
          ],
          clever: [
            '{hero_subj} told {companion}, who was blind, where {part_def} was: over there, by the thing. {hero_subj} nodded at it, several times.',
          ],
          playful: [
            '{hero} was a tugboat, and {companion} was the liner. <hero>Hard a-port,</hero> said the tugboat, and pulled. {companion} came into {part_def} sideways.',
          ],
        },
        fails: ['It was wider than one of them, and it was not wider than two and an argument.'],
        again: [
          '{hero_subj} pushed from the other side. <companion>Who’s there?</companion> said {companion}, though {companion_he} knew.',
        ],
        refrain: ['Mind here, mind there, bonk. And wedged.'],
        turned: ['Ask, elbow, tap. And edged.'],
        noticing: [
          'The cane had fallen down, and {companion} found it with one foot. <companion>May I?</companion> said {companion}. {companion} tapped along, and it went tock, tock, tock, like a sum, and once it went nothing, and {companion_gen} eyebrows rose.',
        ],
        deed: [
          '{hero_subj} took {hero_his} hands off. <hero>Do you want my elbow?</hero> {companion} took it, just above the bend. {hero} said what was coming: two steps, then one small one, to the left.',
        ],
        answer: [
          'At the nothing {companion} stopped. {companion} put the cane in across {part_def}, and it turned right round in there.',
        ],
        echo: ['<companion>You’re a much better elbow than a pusher,</companion> said {companion}.'],
      },
    ],
  },
  fingersFirst: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>I can see it,</hero> said {hero}. {hero_subj} waved {hero_his} torch, pushed {companion_gen} fingers aside, and tugged at {part_def}.',
          ],
          warm: [
            '<hero>You needn’t trouble,</hero> said {hero}, and put {companion_gen} hands in {companion_gen} lap. {hero_subj} shone {hero_his} torch at {part_def}, and tugged.',
          ],
          clever: [
            '{companion} was blind. For {part_def} you need light, thought {hero}, and swung the torch, and tugged at what was brightest.',
          ],
          playful: [
            '{hero} put the torch under {hero_his} chin and was a ghost. The ghost pushed {companion_gen} hands off {part_def}, and tugged.',
          ],
        },
        fails: ['In the jumping light each loop had two shadows. {hero} pulled at a shadow.'],
        again: ['{hero_subj} shone from closer up. It was blinding, and {hero_his} fingers were thumbs.'],
        refrain: ['I can see, I can see, tug. And tight.'],
        turned: ['Feel it, feel it, slow. And light.'],
        noticing: [
          '{hero_gen} eyes were dazzled, and {hero_he} shut them. Now {hero_he} heard {companion_gen} fingertips. They went along it without any hurry. They stopped, and went back to one place.',
        ],
        deed: [
          '{hero} put the torch in {hero_his} pocket and asked what {companion} had found. With {hero_his} eyes shut {hero_he} laid one finger next to {companion_gen}, and followed.',
        ],
        answer: [
          '<companion>This one gives,</companion> said {companion}, and lifted it. {hero} felt {part_def} go soft under {hero_his} finger, and held the next.',
        ],
        echo: [
          '<companion>You’ve still got your eyes shut,</companion> said {companion}. <hero>I’m not finished looking,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Let me, I’ve got a torch,</hero> said {hero} to {companion}, who was blind, and had {companion_his} fingers in {part_def}. {hero_subj} pulled where it shone.',
          ],
          warm: [
            '<hero>You’ll only hurt yourself,</hero> said {hero} to {companion}, took {companion_gen} hands away from {part_def}, and held the torch in {hero_his} teeth.',
          ],
          clever: [
            '{hero_subj} lit up {part_def} from above, to see which loop lay on which. They all lay on their own shadows.',
          ],
          playful: [
            '{hero_subj} was a lighthouse, and it went round. Each time that the light came by, {hero} gave {part_def} a tug, and {companion_gen} fingers got a slap.',
          ],
        },
        fails: [
          'There was one person who had understood it, and that one had been told to keep {companion_his} hands off.',
        ],
        again: ['{hero_subj} swung the torch about faster. It made one giddy.'],
        refrain: ['Flash, tug, flash. And tight.'],
        turned: ['Feel, stop, feel. And light.'],
        noticing: [
          'The torch had gone in {hero_gen} eye, and everything was green. So {hero} shut them. It rustled next to {hero_him}: a finger, and a finger. They were reading. They came to a place, went on, and came back to read it again.',
        ],
        deed: [
          '{hero_subj} put the torch in {hero_his} pocket, and left {hero_his} eyes shut. <hero>What have you found?</hero> {hero_subj} laid one finger down by {companion_gen}, and followed.',
        ],
        answer: [
          '<companion>Soft,</companion> said {companion}. <companion>All the others are hard.</companion> It was so. {part_def} had one soft loop, like the one ripe pear.',
        ],
        echo: [
          'On the way home they felt a gate, a dog, and each other’s sleeves. <companion>Yours has been mended,</companion> said {companion}. {hero} had never seen it.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>I can see in there,</hero> said {hero}. {hero_subj} pushed {companion} behind {hero_him} and swung {hero_his} torch about in {part_def}.',
          ],
          warm: [
            '{companion} was blind. <hero>Stay behind me,</hero> {hero} told {companion_him} fondly, and swung {hero_his} torch at {part_def}.',
          ],
          clever: [
            '{companion} was blind, so {hero} took the torch. {hero_subj} shone it in all the corners of {part_def} at once, as far as that was possible.',
          ],
          playful: [
            '{hero} made lightning with {hero_his} torch, in {part_def}. <hero>Rumble,</hero> {hero_he} said. Everything in there jumped.',
          ],
        },
        fails: ['Where the torch was, it was too bright. Where it was not, it was twice as black.'],
        again: ['{hero_subj} shook the torch. Now it flickered as well.'],
        refrain: ['Flash here, flash there. Blacker.'],
        turned: ['Torch off, hand flat. And there.'],
        noticing: [
          '{hero} had to shut {hero_his} eyes, because of the flicker. Beside {hero_him} {companion_gen} hand ran softly along the edge. It stopped, and went back, and stopped.',
        ],
        deed: [
          '{hero_subj} put the torch in {hero_his} pocket, and asked what {companion} had found. {hero_subj} shut {hero_his} eyes, laid one finger beside {companion_gen} hand, and went with it.',
        ],
        answer: [
          '{companion_gen} hand knew where {part_def} went on. When {hero} opened {hero_his} eyes, without the torch, they had got used to it.',
        ],
        echo: [
          '<companion>Does it look different, with the lamp off?</companion> asked {companion}. <hero>Bigger,</hero> said {hero}. <hero>And it’s all in one piece.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ll go first, I can see,</hero> said {hero} to {companion}, who was blind, and walked into {part_def}, and something, with {hero_his} torch.',
          ],
          warm: [
            '<hero>It’s all right, I’m your eyes,</hero> said {hero} to {companion}, who was blind. {hero} shone in {companion_gen} face, to see if {companion_he} was frightened of {part_def}.',
          ],
          clever: [
            '{hero_subj} lit one bit of {part_def} after another and tried to remember them. {companion}, who was blind, had a hand on the wall, and was told to wait.',
          ],
          playful: [
            '{hero_subj} was a firefly with a torch, and zigzagged about in {part_def}. <hero>Here. No, here.</hero>',
          ],
        },
        fails: ['It was a very small bit of light, and round it stood a very large black.'],
        again: [
          '{hero_subj} shone it on {hero_his} own nose by mistake. That was the only thing one saw after that.',
        ],
        refrain: ['Light here, light there, no. And night.'],
        turned: ['Torch off, hand on. And right.'],
        noticing: [
          'The torch gave a flicker, and for a moment it was off. {hero} did not move. But beside {hero_him} someone did. A hand ran along the wall, tap went a cane, and they were as calm as in a kitchen.',
        ],
        deed: [
          '{hero_subj} switched it off altogether, and put it in {hero_his} pocket. <hero>What have you found?</hero> {hero_subj} laid one finger on the wall, behind {companion_gen}, and shut {hero_his} eyes.',
        ],
        answer: [
          'The wall of {part_def} had a groove in it, at the height of a hip. It had always led somewhere.',
        ],
        echo: [
          '<companion>Do you want to hold the lamp again?</companion> asked {companion}. {hero} gave it to {companion_him}. <companion>It’s warm,</companion> said {companion}. <companion>I like that about them.</companion>',
        ],
      },
    ],
  },
  mouthShut: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero} told {companion}, who was blind, all there was to see. {hero_subj} told it at the top of {hero_his} voice, over {part_def}.',
          ],
          warm: [
            '{hero} did not want {companion} to miss anything. So {hero_he} described everything, without a gap, louder than {part_def}.',
          ],
          clever: [
            '{companion} was blind, and needed facts, thought {hero}. {hero_subj} supplied them over {part_def}, with numbers.',
          ],
          playful: [
            '{hero} did the commentary for {companion}, like a race, over {part_def}. <hero>And now comes something green.</hero>',
          ],
        },
        fails: ['Between {part_def} and {hero} there was no room left to hear a thing.'],
        again: ['{hero_subj} described how loud it was.'],
        refrain: ['Talk, talk, talk. What? What?'],
        turned: ['Shut, sit, still. And there.'],
        noticing: [
          '{hero} needed a breath. {companion} had {companion_his} head on one side and one hand up. {companion} must have had it up for some time.',
        ],
        deed: [
          '{hero} shut {hero_his} mouth and sat down on both hands. {hero_subj} asked only, quite low, what {companion} could hear. Then came a long nothing.',
        ],
        answer: [
          '{companion_gen} hand stayed up. At a certain moment {companion} nodded, into {part_def}, and then again, and each nod was in time.',
        ],
        echo: [
          '<companion>You were saying something,</companion> said {companion}, later, <companion>about something green.</companion> <hero>It’s gone by,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>So now you’ve got the thing on the left,</hero> shouted {hero} to {companion}, who was blind, across {part_def}, <hero>and the thing on the right.</hero>',
          ],
          warm: [
            '{companion} was blind, and so {hero} told {companion_him} all of it, twice, against {part_def}, so that {companion_he} should miss nothing.',
          ],
          clever: [
            '{hero} described {part_def} to {companion}, who was blind, in order, from the top, and could not be heard from the second point.',
          ],
          playful: [
            '{hero} was a radio play, for {companion}, who was blind. There was a storm in it, and horses, and in the background was {part_def}.',
          ],
        },
        fails: ['{companion} had come with two very good ears. Somebody was standing in them.'],
        again: ['{hero_subj} went on to the second part, with gestures.'],
        refrain: ['And then, and then, and THEN. And what?'],
        turned: ['Shh. Sit. Hands. And that.'],
        noticing: [
          '{hero} had talked {hero_himself} hoarse, and had to cough. {companion} did not move. {companion} had one hand in the air, palm out, like somebody at a crossing, and had been standing there since the first sentence.',
        ],
        deed: [
          '{hero_subj} swallowed. {hero_subj} sat down, with both hands under {hero_him}, so that they should not describe anything. <hero>What do you hear?</hero> {hero_he} asked, and then kept still, right through it.',
        ],
        answer: [
          '{companion} beat time with one finger. <companion>In a moment,</companion> said {companion}. <companion>Now.</companion> And {part_def} did, just there, what {companion} had said.',
        ],
        echo: [
          '<companion>You describe very well,</companion> said {companion}. <companion>There was only too much of you in the room.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{companion} was blind. {hero} described {part_def} to {companion_him}, aloud and all at once, from the nose to the other end.',
          ],
          warm: [
            '{companion} was blind. {hero} told {companion_him}, loud and lovingly, how sweet {part_def} was. {hero_subj} did not stop.',
          ],
          clever: [
            '{companion} was blind. {hero} gave {companion_him} a report on {part_def}, with everything in it, point by point.',
          ],
          playful: [
            '{hero} told {companion} about {part_def} like a man on the wireless, with all the noises, and applause.',
          ],
        },
        fails: ['{part_def} listened too. It was being talked about, and very loudly.'],
        again: ['{hero_subj} described how it was hiding. {hero_subj} described where.'],
        refrain: ['Talk, talk, talk. And in.'],
        turned: ['Shut, sit, still. And out.'],
        noticing: [
          '{hero} stopped for air. {companion_gen} hand was up. {companion} was listening to something, with {companion_his} head on one side, and it was not {hero}.',
        ],
        deed: [
          '{hero} shut {hero_his} mouth, and sat down on both {hero_his} hands. Very low, {hero_he} asked what {companion} could hear, and then {hero_he} said nothing at all.',
        ],
        answer: [
          '<companion>It’s breathing,</companion> whispered {companion}. <companion>I think it’s a cow.</companion> It was not a cow. But {part_def} had heard that it was quiet now.',
        ],
        echo: [
          '<companion>It was very nearly a cow,</companion> said {companion}. {hero} said nothing, quite loudly.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It’s over there, and it’s got a sort of a head,</hero> said {hero} to {companion}, who was blind, and pointed at {part_def}, with noise.',
          ],
          warm: [
            '{hero_subj} did not want {companion}, who was blind, to be left out. {hero_subj} described how sweet {part_def} was, down to the feet, and {part_he} drew in the feet.',
          ],
          clever: [
            '{hero_subj} gave {companion}, who was blind, the size, and the colour. The place where {part_def} had its left ear.',
          ],
          playful: [
            '{hero_subj} was an auctioneer. <hero>What am I bid,</hero> cried the auctioneer to {companion}, who was blind, <hero>for this one behind the stone, {part_def}, nearly new?</hero>',
          ],
        },
        fails: ['One was talked about as if one were not there. So one was not there.'],
        again: ['{hero_subj} told how it was just going. It was gone.'],
        refrain: ['Nose, ears, toes. And in.'],
        turned: ['Hush, sit, wait. And grin.'],
        noticing: [
          '<companion>Shh,</companion> said {companion}. {companion} had said it before. It only had not been heard. {companion} stood with one ear forward and one hand up, and smiled at something that {hero} had not described.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth. {hero_subj} sat on {hero_his} hands, and asked, in a quite small voice, <hero>What do you hear?</hero> Then {hero_he} waited, and it was a long time.',
        ],
        answer: [
          '<companion>It’s got a cold,</companion> whispered {companion}. <companion>Or it’s a hedgehog.</companion> It had not got a cold. But {part_def} had stopped holding {part_his} breath.',
        ],
        echo: [
          '<companion>Now tell me,</companion> said {companion}, when it was over. {hero} told {companion_him}, and left out the feet. Those were private.',
        ],
      },
    ],
  },
  saidBeforehand: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero} heaved up {hero_his} side of {part_def} without a word. {companion}, who was blind, had the other side.',
          ],
          warm: [
            '{hero} wanted to make it easy for {companion}, who was blind. {hero_subj} lifted {part_def} very softly, without a word, and put it down.',
          ],
          clever: [
            '{hero} had it all worked out, when to lift {part_def} and when to turn. {companion}, who was blind, had the other half of it, and had not been told.',
          ],
          playful: [
            '<hero>Surprise,</hero> thought {hero}, and heaved up {part_def}. {companion}, who was blind, was at the other end of the surprise.',
          ],
        },
        fails: ['{companion_gen} side went down when {hero_gen} went up. Then it was the other way about.'],
        again: ['{hero_subj} heaved quicker. {hero_subj} dropped it quicker, too.'],
        refrain: ['Up it goes, down it goes, oops.'],
        turned: ['Say it first, say it, three. And up.'],
        noticing: [
          '{hero} saw {companion_gen} knuckles. They stuck up like a row of stones. They were holding on, and did not know what would come next.',
        ],
        deed: [
          '{hero} put it down and asked whether {hero_he} should say it before. Then {hero_he} said it: <hero>Left hand lower. The edge comes towards you. On three.</hero>',
        ],
        answer: [
          '<companion>Three,</companion> said {companion}, just with {hero_him}. {part_def} was not asked, and came along.',
        ],
        echo: [
          '<hero>I’m going to give you a bun,</hero> said {hero}. <hero>Right hand. Now.</hero> <companion>That you can do without saying,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had {hero_his} end of {part_def} up in a twinkling. {companion}, who was blind, stood at the other end, and had been told that it would start some time.',
          ],
          warm: [
            '{hero_subj} did not want to worry {companion}, who was blind, and so did not say when. {hero_subj} just lifted {part_def}, nice and gently, and let it down on {companion_gen} sleeve.',
          ],
          clever: [
            '{hero_subj} counted to three in {hero_his} head. {companion}, who was blind, had hold of {part_def}, and could not see in there.',
          ],
          playful: [
            '{hero_subj} was a seesaw. Up with {part_def}, down with {part_def}, and on the other end sat {companion}, who was blind, and thought it was an earthquake.',
          ],
        },
        fails: ['To somebody who does not know when, a thing is twice as heavy.'],
        again: [
          '{hero_subj} stopped short, and started. It was like an earthquake, to somebody who has not been told.',
        ],
        refrain: ['Up, oops, down. And thud.'],
        turned: ['Tell, three, up. And good.'],
        noticing: [
          '{companion} had not let go. {companion} stood there with {companion_his} head a bit bent. {companion_his} fingers went over the edge, to and fro. You read a letter like that the second time, when something has been left out.',
        ],
        deed: [
          '{hero} put it down. <hero>Shall I say it first?</hero> And {hero_he} did: <hero>Your left hand a bit lower. It tips to you. We lift at three.</hero>',
        ],
        answer: [
          '<companion>Ah,</companion> said {companion}, and set {companion_his} feet. At three {part_def} had no choice.',
        ],
        echo: [
          '<hero>There’s a step coming,</hero> said {hero}. <companion>There’s a sneeze coming,</companion> said {companion}. They were both right.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero} took hold of {part_def} without a word, and lifted. {companion}, who was blind, had the other end of it.',
          ],
          warm: [
            '{hero} lifted {part_def} as softly as could be, and said nothing, not to disturb {companion}. {companion} was blind, and had the other end.',
          ],
          clever: [
            '{hero} knew what came next with {part_def}, and next but one. {companion}, who was blind, knew only what had just happened.',
          ],
          playful: [
            '{hero} was the up, and {companion} was the down. {hero} lifted {part_def}. {companion}, who was blind, found out about it last.',
          ],
        },
        fails: ['{companion_gen} end lurched. What {hero} was doing was over by the time {companion} knew.'],
        again: [
          '{hero_subj} set it down without a word, on {companion_gen} side of the ground, where {companion_gen} toe was.',
        ],
        refrain: ['Up, oh, down, ow. And thump.'],
        turned: ['Left hand, now lift. And up.'],
        noticing: [
          '{hero} saw {companion_gen} hands. They held so tight that the knuckles stood up like stones, because nobody had said what would come next.',
        ],
        deed: [
          '{hero} put it down and asked whether {hero_he} should say it before. Then {hero_he} said it: <hero>Your hand to the left. Now it’s free. We lift on three.</hero>',
        ],
        answer: [
          '<companion>Left,</companion> said {companion}, felt along {part_def}, and took hold. <companion>Here’s another place.</companion> On three they were both there.',
        ],
        echo: [
          '<companion>Now you’re going to laugh,</companion> said {companion}. <hero>Why?</hero> asked {hero}, and then it came.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hup,</hero> said {hero}, with {part_def} already at {hero_his} knees. {companion}, who was blind, learned of it from {companion_his} arm.',
          ],
          warm: [
            '{hero_subj} took the bigger half of {part_def}, without saying so, to help {companion}, who was blind. {companion} kept looking for the rest of it, with both hands.',
          ],
          clever: [
            '{hero_subj} saw a better hold on {part_def} and changed over. {companion}, who was blind, held on to where it had been.',
          ],
          playful: [
            '{hero_subj} and {companion}, who was blind, were a pantomime horse, and {part_def} was the saddle. The front legs knew where they were going.',
          ],
        },
        fails: ['There were two at it, and only one had been told.'],
        again: ['{hero_subj} had a new idea, and walked off backwards with {hero_his} end of it.'],
        refrain: ['Hup, what, hup, where? And crash.'],
        turned: ['Left, now, three. And dash.'],
        noticing: [
          '<companion>What’s next?</companion> asked {companion}. {companion} asked it quite calmly. One hand lay on the thing. The other was held up in front of {companion_his} face, because one never knew with {hero}.',
        ],
        deed: [
          '{hero} set it down, and came round. <hero>Shall I tell you first?</hero> {hero_subj} said which hand, and how high, and that they would lift at three, and then {hero_he} said three.',
        ],
        answer: [
          '<companion>Wait,</companion> said {companion}, at two. <companion>Here’s a better one, for me.</companion> Along {part_def} {companion} had found a place for a hand that nobody had seen.',
        ],
        echo: [
          '<companion>And now?</companion> asked {companion}. <hero>Now we do nothing,</hero> said {hero}. <companion>Good that you say so.</companion>',
        ],
      },
    ],
  },
  askThemNotMe: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero} pushed up to {part_def} with {companion} on {hero_his} arm. <hero>{companion_he} can’t see,</hero> {hero_he} announced, <hero>so we’ll just come through.</hero>',
          ],
          warm: [
            '{hero} explained to {part_def} in a lowered voice about {companion_gen} eyes, and asked for special treatment, with a sad smile.',
          ],
          clever: [
            '{hero} had found that nobody refuses {companion} anything, once it is explained to them. {hero_subj} explained it to {part_def}.',
          ],
          playful: [
            '{hero} cleared the way to {part_def} with {companion_gen} cane, like a herald. <hero>Make way.</hero> It was {hero_gen} joke, and it was {companion_gen} cane.',
          ],
        },
        fails: [
          '{part_def} spoke to {hero}, about {companion}, and {hero} replied. {companion} stood between them.',
        ],
        again: ['{hero_subj} explained it once again to those behind. Some of them knew about it by now.'],
        noticing: [
          '{companion} folded the cane up, bit by bit, and sat down. <companion>You go,</companion> said {companion}. <companion>You’ve explained me to everybody. Twice.</companion>',
        ],
        deed: [
          '<hero>Ask {companion},</hero> said {hero} to {part_def}, <hero>not me.</hero> {hero_subj} gave up {hero_his} own place, and went to the very back, where you could hear nothing.',
        ],
        answer: [
          'From back there {hero} saw {part_def} bend forward. {companion} said something, and it was rather long.',
        ],
        echo: ['<companion>I told them you were my luggage,</companion> said {companion}.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} was blind. <hero>We’re a special case,</hero> said {hero} to {part_def}, and pointed, and steered {companion} forward by the shoulders.',
          ],
          warm: [
            '{companion} was blind. {hero} told {part_def} how brave {companion_he} was, and how much it would mean to {companion_him}. {companion} stood next to {hero_him}, and was told.',
          ],
          clever: [
            '{companion} was blind. There was a rule for such cases, and {hero} knew its number. {hero_subj} read it to {part_def}, over {companion_gen} head.',
          ],
          playful: [
            '{companion} was blind. <hero>I’m the guide dog,</hero> {hero} told {part_def}. It got a laugh, and it got them no further.',
          ],
        },
        fails: ['{part_def} had a question, and put it to {hero}. {hero} answered for two.'],
        again: [
          '<hero>{companion_he}’d like that very much,</hero> said {hero}. {companion} had not said what {companion_he} would like.',
        ],
        noticing: [
          'Somebody tapped {hero} on the back, lightly, with the end of a cane. <companion>Where am I?</companion> asked {companion}. <hero>Here,</hero> said {hero}. <companion>Really?</companion> said {companion}. <companion>I haven’t heard a thing from me since the gate.</companion>',
        ],
        deed: [
          '{hero} took a step aside, and one more. <hero>{companion} is the one who wants in,</hero> {hero_he} told {part_def}. <hero>I only came along.</hero> Then {hero_he} went back down to the gate, where it was raining, and waited there.',
        ],
        answer: [
          '{part_def} bent down, and straightened up again, because {companion} was taller than that. They talked for some time. Once {part_def} laughed, and looked over at the gate.',
        ],
        echo: [
          '<hero>What did you say?</hero> asked {hero}. <companion>That you’re harmless,</companion> said {companion}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} talked to {part_def} for {companion}, who was blind. <hero>{companion} wants to know,</hero> {hero_he} began, and it was not what {companion} wanted to know.',
          ],
          warm: [
            '{hero} spared {companion} the trouble. {hero_subj} explained to {part_def}, gently, what somebody in {companion_gen} position would surely need.',
          ],
          clever: [
            '{hero} translated: what {companion} said, for {part_def}, and what {part_def} said, for {companion}. On the way it got better, {hero_he} thought.',
          ],
          playful: [
            '{hero} did both voices, {companion_gen} and that of {part_def}, like two puppets. They misunderstood each other very amusingly.',
          ],
        },
        fails: ['By the time it had gone through {hero} twice, it was about something else.'],
        again: ['{hero_subj} explained {companion_gen} eyes once more, as the reason for everything.'],
        noticing: [
          '{companion} folded up the cane and put it across {companion_his} knees. <companion>You two seem to know each other,</companion> said {companion}. <companion>I’ll wait.</companion> {hero} heard who had been talking all that time.',
        ],
        deed: [
          '<hero>Ask {companion},</hero> said {hero} to {part_def}, <hero>not me.</hero> {hero_subj} gave up {hero_his} chair, and waited at the very back, out of hearing.',
        ],
        answer: [
          'There was a pause. Then {companion} said something, quite short, in the direction of {part_def}.',
        ],
        echo: [
          '<hero>What did you talk about?</hero> asked {hero}. <companion>You,</companion> said {companion}. <companion>We agreed.</companion>',
        ],
      },
    ],
  },
  allThePictures: {
    shy: [
      {
        firstTry: {
          bold: [
            'The phone went round. {hero} pointed and laughed. <hero>Never mind,</hero> {hero_he} told {companion}, who was blind. {part_def} had seen one of them and gone off.',
          ],
          warm: [
            'The phone went round. <hero>It’s nothing, really,</hero> said {hero} to {companion}, who was blind, and laughed behind a hand. {part_def} was in the third one.',
          ],
          clever: [
            'The phone went round. You could not explain a picture, thought {hero}. {companion} was blind, and {part_def} was in one of them, and could hear.',
          ],
          playful: [
            'The phone went round. {hero} did the noises to it. <hero>Never mind,</hero> {hero_he} told {companion}, who was blind. {part_def} was one of the noises.',
          ],
        },
        fails: ['Whoever laughs at what the others cannot see leaves two people out. One of them was in it.'],
        again: [
          '<hero>Never mind,</hero> {hero} said again. {hero_subj} had said it to {companion_him} six times, and each time somebody else had minded.',
        ],
        noticing: [
          '{hero} looked up from the screen. {companion} was eating everybody’s sandwiches, one after another, quite calmly, and had turned the chair round.',
        ],
        deed: [
          '{hero} asked whether {companion} wanted to hear them. {hero_subj} described each picture aloud, exactly as it was. {hero_subj} did not leave out the one in which {hero_he} {hero_himself} looked a perfect fool.',
        ],
        answer: [
          'They laughed at that one for some time. {part_def} had come nearer by a step, to hear what colour the trousers were.',
        ],
        echo: [
          '<companion>Do the trousers again,</companion> said {companion}, with the last of the sandwiches. {hero} did the trousers again.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} was blind. There was a picture of {part_def} going round, and {hero} held it up for the back row. <hero>It’s a visual thing,</hero> {hero_he} told {companion}.',
          ],
          warm: [
            '{companion} was blind. <hero>You’re not missing anything,</hero> said {hero}, quite tenderly. They were all looking at {part_def}, on a screen, and screaming.',
          ],
          clever: [
            '{companion} was blind, and it would have taken too long. So {hero} told {companion_him} that there was a picture of {part_def}, and that it was funny, and no more.',
          ],
          playful: [
            '{companion} was blind. <hero>Picture this,</hero> said {hero}, and then couldn’t go on for laughing. Everybody but {companion} looked from the phone to {part_def}.',
          ],
        },
        fails: ['There were two people who did not laugh. One did not know at what, and the other did.'],
        again: ['{hero_subj} swiped on. There was one with the tongue.'],
        noticing: [
          '{companion} had put the lid back on {companion_his} lunch. <companion>I’ve counted,</companion> said {companion}. <companion>You’ve said nothing nineteen times, and each time they laughed. It must be enormous, that nothing.</companion>',
        ],
        deed: [
          '<hero>It’s pictures,</hero> said {hero}. <hero>I’ll tell you all of them, and I’ll begin with mine.</hero> {hero_subj} had not shown that one to anybody. {hero_subj} described it to {companion}, aloud, so that they heard it in the back row too. There was a paddling pool, there was a bonnet, and {hero} had been much too old for either.',
        ],
        answer: [
          'They had something to laugh at now that they could not see. They asked for the bonnet twice. Somebody had turned round in the doorway, to hear about the colour.',
        ],
        echo: [
          '<companion>Do you still have it?</companion> asked {companion}. <hero>The picture?</hero> <companion>The bonnet.</companion>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            'The phone went round, with pictures on it. <hero>You had to be there,</hero> said {hero} to {companion}, who was blind and had been. They were all talking across each other about {part_def}.',
          ],
          warm: [
            'The phone went round. {companion} was blind. <hero>It’s nothing special,</hero> said {hero}, to spare {companion_him}, and laughed, and passed it on over {companion_gen} head. From then on nobody told the same thing about {part_def}.',
          ],
          clever: [
            'The phone went round. {companion} was blind, and {hero} could not explain the picture to {companion_him} and follow {part_def} as well. {hero_subj} followed {part_def}.',
          ],
          playful: [
            'The phone went round. {companion} was blind, and {hero} invented a picture for {companion_him}, with an elephant. Now somebody took the elephant for true, and it got into {part_def}.',
          ],
        },
        fails: ['One of them had seen it, another had seen who had seen it. It was four stories by now.'],
        again: ['<hero>Forget it,</hero> said {hero} to {companion}, and held the phone a bit higher.'],
        noticing: [
          'The plate was empty. Somebody had eaten all the sandwiches, one by one, without haste. {companion} was wiping {companion_his} mouth, with {companion_his} chair to the wall. How long, {hero} wondered, do you have to be left out of something to get through eleven sandwiches?',
        ],
        deed: [
          '{hero_subj} took the phone back and turned it off, so that no one could look ahead. <hero>I’ll tell you them,</hero> {hero_he} said. <hero>In order, from the first.</hero> {hero_subj} described each one, who stood where and beside whom. At number six it was {hero_himself}, with {hero_his} trousers in the door, and {hero_he} described that too.',
        ],
        answer: [
          'It was the first time that they had all heard the same. You could hear it lie down, one thing after the other, and there was one in the middle of {part_def} that nobody had ever asked about.',
        ],
        echo: [
          '<companion>Which door?</companion> asked {companion}. {hero} told {companion_him}. <companion>That’s a good door,</companion> said {companion}.',
        ],
      },
    ],
  },
};
