import type { LessonPairs } from '../../schema.ts';

export const adhd: LessonPairs = {
  swapJobs: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>You stand there and hold the end,</hero> said {hero} to {companion}. {hero_subj} ran round with {part_def} {hero_himself}. {companion} held for eleven breaths.',
          ],
          warm: [
            '<hero>You can have the easy part,</hero> said {hero} to {companion}. The easy part was standing still, with the end of {part_def}.',
          ],
          clever: [
            '{hero} had reckoned it out. {companion} had the end of {part_def}, and {hero} had the running. It came out to the eleventh breath.',
          ],
          playful: [
            '<hero>You are the post,</hero> said {hero} to {companion}, <hero>and I am the goat.</hero> The goat ran round with {part_def}. The post began to hop.',
          ],
        },
        fails: ['{companion} had a body that runs. It had been given the standing.'],
        again: [
          '<hero>Hold still,</hero> called {hero}, running. {companion_gen} knees held still. Everything else danced.',
        ],
        refrain: ['Stand still, stand still, hop. And slack.'],
        turned: ['Swap, sit, run. And through.'],
        noticing: [
          '{hero} was tired of running. {companion} was tired of standing. {hero} looked from one pair of feet to the other.',
        ],
        deed: [
          '{hero} asked whether they should swap. {hero_subj} took the end of {part_def}. Then {hero_he} sat on it, with {hero_his} whole bottom.',
        ],
        answer: [
          '{companion} was off already, over and under, back along {part_def}, the way it had come. Nothing slackened. {hero} was on it.',
        ],
        echo: [
          '<companion>You’re very good at sitting,</companion> said {companion}, hopping. <hero>I could feel you run,</hero> said {hero}, <hero>through my trousers.</hero>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>You hold this and don’t move,</hero> {hero} told {companion}, at one end of {part_def}. {hero} ran to all the others.',
          ],
          warm: [
            '<hero>You have a rest,</hero> said {hero} to {companion}, and gave {companion_him} the end of {part_def}. {companion} did not need a rest.',
          ],
          clever: [
            'It needed a still one and a quick one. {hero} had made {hero_himself} the quick one, and left {companion} standing, with {part_def}.',
          ],
          playful: [
            '<hero>You’re the nail,</hero> {hero} told {companion}, <hero>and I’m the hammer.</hero> The nail held one end of {part_def} and began to jump.',
          ],
        },
        fails: [
          'For eleven breaths {companion} held it. At the twelfth there was a beetle, or a noise, or only the twelfth.',
        ],
        again: [
          '<hero>Stand,</hero> called {hero}. {hero_subj} was out of breath {hero_himself} by now and could hardly run.',
        ],
        refrain: ['Stand still, stand still, hop. And thump.'],
        turned: ['Swap, sit, run. And up.'],
        noticing: [
          '{hero} stopped, for breath. {hero_gen} feet wanted to stand. Opposite were two feet that wanted to run. They were on the wrong people.',
        ],
        deed: [
          '{hero} asked {companion} whether they should swap. {hero_subj} took the end of {part_def} from {companion_him}, and sat down on it.',
        ],
        answer: [
          '{companion} was at the second place, and at the third, and back at the second. On {hero_gen} side nothing of {part_def} so much as stirred.',
        ],
        echo: [
          '<hero>How many times did you run round?</hero> asked {hero}. <companion>Nine,</companion> said {companion}, <companion>and once for the fun of it.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} put {companion} at one end of {part_def}. <hero>Stay,</hero> {hero_he} said, and ran round all the rest. {companion_gen} toes were already somewhere else.',
          ],
          warm: [
            '{hero} gave {companion} the end of {part_def} with the best view, so that {companion_he} should enjoy it. {companion} looked, and went to see.',
          ],
          clever: [
            'On {hero_gen} plan of {part_def} there was a dot for {companion}. A dot does not move. {companion} was not that sort of dot.',
          ],
          playful: [
            '<hero>You’re a tree,</hero> {hero} told {companion}, at one end of {part_def}. {companion} was one for eleven breaths. Then there was a wind.',
          ],
        },
        fails: ['With {companion} away that end sank. With {hero} running, nobody saw it.'],
        again: [
          '<hero>Tree,</hero> panted {hero}, going by. The tree was round the other side, looking at a very small thing that crawled.',
        ],
        refrain: ['Stay there, stay there, whoops. And thump.'],
        turned: ['Sit there, run there, hup. And up.'],
        noticing: [
          '{hero} leaned on {hero_his} knees and wheezed. {companion} was hopping beside {hero_him} and did not wheeze at all. There were two jobs. They had each had the wrong one.',
        ],
        deed: [
          '{hero} asked {companion} whether {companion_he} would like to swap. {hero_subj} sat down on that end of {part_def}, and crossed {hero_his} legs, and was a tree.',
        ],
        answer: [
          '{companion} had done all the others before the tree had got its breath. {part_def} did not sink anywhere.',
        ],
        echo: ['The very small thing had arrived, by then. It went up the tree as far as the knee.'],
      },
    ],
  },
  onePictureAtATime: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero} told {part_def} all of it, with ten rules. In the middle {hero_he} told {companion} ten more.',
          ],
          warm: [
            '{hero} wanted {companion} to do everything right with {part_def}, and explained it lovingly, with ten warnings.',
          ],
          clever: [
            '{hero} set it all out for {part_def} and {companion}: ten points, and what each depended on. The ninth depended on the second.',
          ],
          playful: [
            '{hero} gave {companion} and {part_def} the whole story, with all the parts. There were ten animals in it, and a war.',
          ],
        },
        fails: ['Nobody knew any more what came first. So nobody did it.'],
        again: [
          '{hero_subj} said it all again, at double speed, to save time. {companion} had four new questions.',
        ],
        refrain: ['First and then and but and what?'],
        turned: ['One, fold, one, fold. And go.'],
        noticing: [
          '{companion} had three fingers up and had forgotten what the third was for. {hero} tried to help. {hero} did not know, either.',
        ],
        deed: [
          '{hero} drew three small pictures on a slip of paper, and asked {companion} which came first. {hero_subj} folded the slip so that only that one showed.',
        ],
        answer: [
          '{part_def} saw one picture. It was a small one, and one thing was wanted in it. {part_def} nodded at it.',
        ],
        echo: [
          '<hero>What was the third finger for?</hero> asked {hero}. {companion} looked at it. <companion>Holding up,</companion> said {companion}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} explained all of it to {part_def}, at once, and to {companion} as well. There were ten rules, and each had a warning.',
          ],
          warm: [
            '{hero} told {part_def} very kindly what came first, and what to mind, and then what came before that. {companion} hopped.',
          ],
          clever: [
            '{hero} gave {part_def} a full account. In it the first thing came sixth. {companion} had gone off to look at something.',
          ],
          playful: [
            '{hero} played the whole thing for {part_def} and {companion}, with ten parts, and was all of them. One of them was a door.',
          ],
        },
        fails: ['There was so much of it that you could only do any of it by chance.'],
        again: ['{hero_subj} explained the explanation.'],
        refrain: ['First and then and but and what?'],
        turned: ['One, fold, one, fold. Ah.'],
        noticing: [
          '{companion} held up three fingers. <companion>One,</companion> said {companion}, <companion>two,</companion> and looked at the third, and then at {hero}. {hero} looked at it too. It was nobody’s.',
        ],
        deed: [
          '{hero} drew three little pictures on a slip, and asked {companion} which was first. {hero_subj} folded it, so that the other two were gone, and laid it before {part_def}.',
        ],
        answer: ['{part_def} looked at the one picture. There was nothing else to look at.'],
        echo: [
          '{companion} unfolded the slip, later on. <companion>So that’s what was going to happen,</companion> said {companion}.',
        ],
      },
    ],
  },
  whatDidYouSee: {
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Not now,</hero> said {hero}, each time {companion} pointed. {hero_subj} poked on at {part_def}, straight ahead.',
          ],
          warm: [
            '<hero>Not now, dear,</hero> said {hero} to {companion}, who was hopping about and pointing. {hero_subj} needed to be gentle with {part_def}.',
          ],
          clever: [
            '<hero>Not now,</hero> said {hero}. {hero_subj} was working out {part_def}, and {companion} kept coming from the side, with a finger.',
          ],
          playful: [
            '<hero>Not now, I’m a woodpecker,</hero> said {hero} to {companion}. {hero_subj} pecked away at {part_def}, in the one place.',
          ],
        },
        fails: ['{companion} pointed there. {hero} poked here. Here was no good.'],
        again: ['<hero>Not now,</hero> said {hero}, before {companion} had even come back.'],
        refrain: ['Not now, not now, poke. And stuck.'],
        turned: ['What now, where now, there. And out.'],
        noticing: [
          '{hero} had said not now five times. {hero_subj} counted them again, since {hero_he} had nothing better to do. Five times {companion} had pointed, and always at the same place.',
        ],
        deed: [
          '{hero} shut {hero_his} mouth and turned round. {hero_subj} asked {companion} what {companion_he} had seen on the way. Then {hero_he} went where {companion}, hopping, pointed.',
        ],
        answer: [
          '<companion>I ran past it six times,</companion> said {companion}. It was at the edge of {part_def}, and {hero} had never once run.',
        ],
        echo: [
          '<companion>I saw something else as well,</companion> said {companion}. <hero>Now,</hero> said {hero}.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Not now,</hero> said {hero} to {companion}, who pointed to the side. {hero_subj} stared into {part_def}, straight from the front.',
          ],
          warm: [
            '<hero>Not now, my dear,</hero> said {hero} to {companion}, and patted {companion_him} without looking. {hero_subj} was looking into {part_def}.',
          ],
          clever: [
            '<hero>Not now,</hero> said {hero} to {companion}. You see best from the front, {hero_he} knew, and looked into {part_def} from the front.',
          ],
          playful: [
            '<hero>Not now, I’m an owl,</hero> said {hero} to {companion}, with {hero_his} eyes round, right in front of {part_def}.',
          ],
        },
        fails: ['From where {hero} stood there was only black. {companion} had long been somewhere else.'],
        again: [
          '<hero>Not now,</hero> said {hero}, and stared so hard that {hero_his} eyes watered. Now it was black and wet.',
        ],
        refrain: ['Not now, not now, stare. And black.'],
        turned: ['What now, where now, there. And oh.'],
        noticing: [
          'Five times {hero} had said it. It came back to {hero_him} that {companion_gen} arm had looked the same in all five. It had always pointed to the same side.',
        ],
        deed: [
          '{hero} shut {hero_his} mouth, turned round, and asked {companion} what {companion_he} had seen on the way. {hero_subj} went where {companion} pointed, and looked from there.',
        ],
        answer: ['From the side {part_def} had an inside. {companion} hopped on the spot, and pointed in.'],
        echo: [
          '<companion>You see a lot when you run,</companion> said {companion}. <hero>I’ll try it,</hero> said {hero}. {hero_subj} ran. {hero_subj} saw {companion}, quite a lot of ground, and {companion} again.',
        ],
      },
    ],
  },
  threeQuickHops: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Stand still and think,</hero> said {hero} to {companion}, and held {companion_him} by the belt. They went out on {part_def}, slowly.',
          ],
          warm: [
            '<hero>Gently, gently,</hero> said {hero}, with one hand in {companion_gen} belt. They stepped onto {part_def}, and {hero_he} held {companion_him} very tight.',
          ],
          clever: [
            'Slow is safe, {hero} explained to {companion}, and took {companion_him} by the belt. It was very slow, and they were on {part_def}.',
          ],
          playful: [
            '<hero>We’re two snails,</hero> said {hero} to {companion}, with a hand in {companion_gen} belt. The snails crept out on {part_def}.',
          ],
        },
        fails: ['Slowly their feet began to slide. Slowly they both came back.'],
        again: ['<hero>Slower,</hero> said {hero}. It gave them more time to see it coming.'],
        refrain: ['Slow, slow, slide. And back.'],
        turned: ['Hop, hop, hop. And stuck.'],
        noticing: [
          '{companion_gen} heels were drumming on the spot. The rest of {companion_him} was keeping still, as best it could. {hero} watched the heels. They came down always in one place.',
        ],
        deed: [
          '{hero} let go of the belt, and asked {companion} how {companion_he} would go. Behind {companion} {hero} made three quick hops over {part_def}, the third with one foot well forward.',
        ],
        answer: ['One hop is too short to slide. So is the next. The third one came down, and stayed.'],
        echo: [
          '<companion>Think,</companion> said {companion}, and took {hero} by the belt. They hopped all the way.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Stand still and think,</hero> said {hero}, and held {companion} by the belt. One slow step at a time {hero_he} tried {part_def}.',
          ],
          warm: [
            '<hero>Nice and slow, I’ve got you,</hero> said {hero}. {hero_subj} had {companion_gen} belt in one hand and {part_def} in the other.',
          ],
          clever: [
            '<hero>First think, then climb,</hero> said {hero}, and kept hold of {companion_gen} belt. They thought at the foot of {part_def} for a good while.',
          ],
          playful: [
            '<hero>We’re two old ladies,</hero> said {hero}, with one hand in {companion_gen} belt. Groaning, they began on {part_def}.',
          ],
        },
        fails: ['Slowly they got as high as a knee. Then slowly they came down.'],
        again: ['<hero>Slower,</hero> said {hero}. They did not get as high as a knee.'],
        refrain: ['Slow, slow, slump. And down.'],
        turned: ['Hop, hop, HOP. And up.'],
        noticing: [
          '{companion_gen} heels drummed. They were not going anywhere, because of the belt, but they were going. {hero} looked to see where they came down. It was the same place each time.',
        ],
        deed: [
          '{hero} let go of the belt and asked {companion} for {companion_gen} way of doing it. Behind {companion} {hero} hopped, three times, and at the third put one foot well forward, against {part_def}.',
        ],
        answer: ['The third hop had so much swing in it that the foot went where it had to.'],
        echo: [
          '<companion>You can hold my belt now,</companion> said {companion}, <companion>if you want to. For the way down.</companion> {hero} wanted to.',
        ],
      },
    ],
  },
  boringJobSwapped: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kept the running about for {hero_himself}, gave {companion} the long list for {part_def}, and asked every five minutes if it was done.',
          ],
          warm: [
            '{hero_subj} gave {companion} the quiet job at {part_def}, so that {companion_he} should not get worked up, with a heart every five minutes.',
          ],
          clever: [
            '{hero_subj} had {companion} on the list, because it was the list {companion_he} had promised about {part_def}. {hero_subj} checked it by message, every five minutes.',
          ],
          playful: [
            '{hero_subj} ran about, and sent {companion}, who sat over {part_def}, a picture of each thing {hero_he} ran past. Done yet?',
          ],
        },
        fails: [
          'The list had gone to where the other three were. {companion} had been up for a moment, to think.',
        ],
        again: ['<hero>Are you done yet,</hero> wrote {hero}, and ran on, so as not to wait for the answer.'],
        noticing: [
          '{hero_subj} counted, on a step, between two errands. There were nineteen messages, and are you done yet was in each. There was one answer. {hero} read it only now. It was a very good idea.',
        ],
        deed: [
          '{hero} asked {companion}, and they swapped. {hero_subj} sat down behind the curtain, with the list and {part_def}. The show was on the other side of it.',
        ],
        answer: [
          '{companion} was round everyone in four minutes and had asked them all. What nobody had answered, {companion_he} brought back, by hand, for {part_def}.',
        ],
        echo: [
          '<companion>Are you done yet?</companion> asked {companion}, round the edge of the curtain. <hero>Line thirty-one,</hero> said {hero}. <hero>How was the show?</hero> <companion>Bits of it.</companion>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kept the lively part of {part_def}. {companion} got the list, with forty lines and a chair. <hero>Are you done yet?</hero>',
          ],
          warm: [
            '{hero_subj} wanted {companion} to have a calm place with {part_def} and no stress. So {hero_he} asked only every five minutes.',
          ],
          clever: [
            '{hero_subj} gave {companion} what called for order, at {part_def}, because {companion_he} ought to practise it. {hero_subj} had thought about it for quite a while.',
          ],
          playful: [
            '{hero_subj} was the one who runs, and {companion} was the one who ticks. {hero_subj} ran past {part_def} each time with a new face. Done yet?',
          ],
        },
        fails: ['Lines got lost. Wherever {companion} ought to have been holding, nobody was.'],
        again: [
          '{hero_subj} sent a bell. It rang in {companion_gen} pocket, and {companion_gen} pocket was a long way off by then.',
        ],
        noticing: [
          '{hero_subj} read back. Nineteen times {hero_he} had asked, in the same four words. The only answer had come after the third of them. It was not a yes. It was a sketch, and it was better than the plan.',
        ],
        deed: [
          '{hero} asked {companion}, who said yes, quite fast. {hero_subj} took over the list and sat down with it behind the curtain. From there you see nothing of the show.',
        ],
        answer: [
          '<hero>Left end,</hero> called {hero}, from the list. {companion} was there, at {part_def}, before it was quite said. <hero>Right end.</hero> {companion} was there.',
        ],
        echo: [
          '<companion>I ran eleven kilometres,</companion> said {companion}. <companion>You?</companion> {hero} looked down at {hero_himself}. <hero>Forty lines.</hero>',
        ],
      },
    ],
  },
  takenBackAloud: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Just concentrate,</hero> said {hero} to {companion}, in front of everyone, and went on with {part_def} by {hero_his} own plan.',
          ],
          warm: [
            '<hero>Just try and concentrate a little, for me,</hero> said {hero} to {companion}. It was said softly, and they all heard it. {hero_subj} went on with {part_def}.',
          ],
          clever: [
            '<hero>If one just concentrates,</hero> said {hero}, when {companion} spoke in the middle of something. Then {hero_he} showed {part_def} where it belonged.',
          ],
          playful: [
            '<hero>Earth to {companion},</hero> said {hero}, into a spoon. <hero>Just concentrate.</hero> They laughed. {hero_subj} turned back to {part_def}.',
          ],
        },
        fails: ['By {hero_gen} plan it held up to the point where {companion} had tried to say something.'],
        again: ['{hero_subj} concentrated. You could see it from behind.'],
        noticing: [
          '{hero} looked for {hero_his} plan, and it was lying the wrong way up. On the back was a drawing in {companion_gen} quick lines. It was exactly the bit that had just come off. It had been there for two hours.',
        ],
        deed: [
          '<hero>I said concentrate,</hero> said {hero}, to the same people, just as loud. <hero>I take it back.</hero> {hero_subj} crossed out {hero_his} own plan for {part_def}, and asked {companion} to show them the one on the back.',
        ],
        answer: [
          '{companion} was already kneeling by {part_def}, upside down. <companion>It only wants turning,</companion> said {companion}.',
        ],
        echo: [
          'In the corner of the drawing there was a small figure, concentrating. It had {hero_gen} ears. {hero} has had it framed.',
        ],
      },
    ],
  },
};
