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
      {
        firstTry: {
          bold: [
            '<hero>Just stay there,</hero> {hero} called to {companion}, and gave {companion_him} the end of {part_def}. {hero_subj} trudged round with the other {hero_himself}, and it was a long way.',
          ],
          warm: [
            '<hero>You have a nice rest, and hold this,</hero> said {hero} to {companion}, and put the end of {part_def} in {companion_gen} fist. The fist was hopping.',
          ],
          clever: [
            '{hero_subj} had the plan of {part_def} in {hero_his} head, and so had to do the walking. {companion} only had to do nothing, and did it with all {companion_his} might.',
          ],
          playful: [
            '{companion} was a lamp post, said {hero}, and lamp posts do not fidget. {hero} was the dog, and went round and round, with {part_def}.',
          ],
        },
        fails: ['{companion} had held it for a minute, and now {companion_he} had gone to see a bird.'],
        again: [
          '{hero_subj} went round all over again. {hero_subj} was out of breath, and {companion} was not.',
        ],
        refrain: ['Stay there, hold it, twitch. And slack.'],
        turned: ['You go, I’ll sit. And back.'],
        noticing: [
          'They looked at each other, across it. One was lying on {companion_his} back, and it turned out to be {hero}. The other was jumping over {hero_his} legs, there, and back, and there, and was as fresh as a roll.',
        ],
        deed: [
          '<hero>Swap?</hero> said {hero}, from below. {hero_subj} drew the end of {part_def} in under {hero_him}, the whole width, and sat on it like a hen.',
        ],
        answer: [
          '{companion} was already round the first bend, and at the second. You felt each bend of {part_def} in the seat.',
        ],
        echo: [
          '<companion>Was it boring?</companion> asked {companion}. <hero>Not a bit,</hero> said {hero}. <hero>It went by like the news.</hero>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} told {part_def} who they were, why they had come, what had happened before that, and what one was not to do. {companion} helped.',
          ],
          warm: [
            '{hero_subj} did not want {part_def} to be uneasy about anything. So {hero_he} explained all of it, even the things that were not going to happen.',
          ],
          clever: [
            '{hero_subj} gave {part_def} and {companion} a survey, in ten points, with remarks on each. At the sixth {companion} had gone up a tree.',
          ],
          playful: [
            '{hero_subj} was a dictionary, and had fallen open at all its pages. {part_def} looked for the place.',
          ],
        },
        fails: ['It was all quite right, and it was all at the same time.'],
        again: [
          '{hero_subj} began again with point one. <companion>Again?</companion> asked {companion}, from up a tree.',
        ],
        refrain: ['And then, and if, and but. And no.'],
        turned: ['First. Only that. And so.'],
        noticing: [
          '<companion>Which one am I doing?</companion> asked {companion}, with one sock off, because of point four. {hero} looked for point four. It had been about a bridge, or a bee. {part_def} had not moved at all.',
        ],
        deed: [
          '{hero_subj} got out a pencil stub. {hero_subj} drew it in three small pictures, and asked {companion} which was first, and folded the slip, so that it was the only one.',
        ],
        answer: [
          '{part_def} bent down over one picture. It was so small that there was no getting lost in it.',
        ],
        echo: [
          '<companion>Can we see the next one now?</companion> asked {companion}. {hero} turned over the fold. They both said ah.',
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
      {
        firstTry: {
          bold: [
            '<hero>Right,</hero> said {hero} to {part_def}, <hero>first you, no, before that, and only if, are you listening?</hero> {companion} was listening to a fly as well.',
          ],
          warm: [
            '{hero_subj} wanted {part_def} and {companion} to have all of it to look forward to, and told it from the end.',
          ],
          clever: [
            '{hero_subj} laid out all the rules for {part_def}, side by side. There were ten, and two of them were about the others.',
          ],
          playful: [
            '{hero_subj} was a firework, and all the rockets went off in one. <hero>Any questions?</hero> said the firework to {part_def}.',
          ],
        },
        fails: ['Something came of it. It came of the middle, or of a fly.'],
        again: ['{hero_subj} began at the beginning, and left out nothing.'],
        refrain: ['Now, then, if, but. And eh?'],
        turned: ['This one. Just this. And hey.'],
        noticing: [
          '{companion} had a finger on {companion_his} nose, and one in the air, and was standing on the third thing. <companion>I’ve got them all,</companion> said {companion}, <companion>I just don’t know what they are.</companion> {hero} was holding up a thumb, and did not know either.',
        ],
        deed: [
          '{hero_subj} put the thumb to use. {hero_subj} drew three pictures on a slip, as small as thumbs, and let {companion} choose the first. {hero} folded the others away, and held that one out to {part_def}.',
        ],
        answer: ['It was an arrow, and a thing. {part_def} looked at the thing, and then along the arrow.'],
        echo: [
          'The fly was on the second picture. <companion>It wants to know how it goes on,</companion> said {companion}.',
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
      {
        firstTry: {
          bold: [
            '<hero>I’m busy,</hero> said {hero} to {companion}, for {companion} had come running, and had an arm out. {hero_subj} bored on at {part_def}.',
          ],
          warm: [
            '<hero>In a moment, love,</hero> said {hero} to {companion}, without looking, and stuck {hero_his} fingers in {part_def}, where they had been before.',
          ],
          clever: [
            '{hero_subj} let {companion} run about, since that was good for {companion_him}, and concentrated on the one right place of {part_def}. It was the wrong one.',
          ],
          playful: [
            '{hero_subj} was a mole with a hard hat. <hero>No talking to the mole,</hero> said the mole to {companion}, and dug on at {part_def}.',
          ],
        },
        fails: ['{companion} had been round it by now, both ways. {hero} had been nowhere.'],
        again: ['<hero>Do not disturb,</hero> said {hero}, over {hero_his} shoulder.'],
        refrain: ['Not now, dig, not now. And thud.'],
        turned: ['Where? There. And good.'],
        noticing: [
          '{hero} had hit something hard, and leaned back, and {hero_his} head was in {companion_gen} stomach. {companion} stood there, hopping, with an arm that pointed. It came to {hero} that the arm had been pointing, each time it ran by, to the left.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth, and turned round. <hero>What did you see, out there?</hero> {hero_subj} walked after {companion}, who skipped, and stopped where {companion} stopped.',
        ],
        answer: [
          '<companion>That’s where the mouse went in with its whole family,</companion> said {companion}. Along {part_def} it was just as wide as that.',
        ],
        echo: [
          '<companion>And there’s a door round the back,</companion> said {companion}. {hero} sat down. <hero>What colour?</hero>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} had {hero_his} nose in {part_def}, waiting to see something. <hero>Don’t jump about,</hero> {hero_he} told {companion}, who was, over at the side.',
          ],
          warm: [
            '{hero_subj} held {companion} by the hand, so that {companion_he} should be able to look properly too, straight into {part_def}. The hand pulled to one side.',
          ],
          clever: [
            '{hero_subj} was of the opinion that one has to look at a thing from the front. {hero_subj} had been looking at the front of {part_def} for some time.',
          ],
          playful: [
            '{hero_subj} was a sentry. <hero>Eyes front,</hero> the sentry told {companion}, before {part_def}, and had eyes like saucers.',
          ],
        },
        fails: ['From the front one saw the front. It was black, and it was as broad as {hero}.'],
        again: ['{hero_subj} stared till two tears ran down.'],
        refrain: ['Look there, straight there. And black.'],
        turned: ['Look here, from here. And back.'],
        noticing: [
          '<companion>There,</companion> said {companion}, out of breath, <companion>I saw it again.</companion> {companion} had said so before. {companion} had run from one side of it to the other, all that while. Each time there had been a squeak, at the same spot, and that was {companion_gen} shoe stopping.',
        ],
        deed: [
          '{hero_subj} stopped staring. {hero_subj} turned {hero_his} head, and asked {companion}, <hero>What do you see when you run?</hero> Then {hero_he} went over to the squeak, and looked from there.',
        ],
        answer: [
          'It was as when you tilt a picture. {part_def} had a middle, and there was something on it.',
        ],
        echo: [
          '<companion>You only see it when you go past,</companion> said {companion}. They went past the baker’s, twice, and it was so.',
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
      {
        firstTry: {
          bold: [
            '<hero>Carefully,</hero> said {hero}, took {companion} by the collar, and led {companion_him} out on {part_def}, one shoe at a time.',
          ],
          warm: [
            '<hero>I’ve got you, just don’t move,</hero> said {hero} to {companion}, in the middle of {part_def}. That was how they came to move.',
          ],
          clever: [
            '{hero_subj} explained to {companion} that on {part_def} each step has to be considered. They considered the first one sitting down.',
          ],
          playful: [
            '{hero_subj} was a tightrope walker, and {companion} was the umbrella. The umbrella did not like to be held out over {part_def}.',
          ],
        },
        fails: ['The longer you stand on it the longer it has to think of something.'],
        again: ['<hero>Even more carefully,</hero> said {hero}. It was the slowest fall of the day.'],
        refrain: ['Slow, still, slow. And slip.'],
        turned: ['Hip, hop, hip. And grip.'],
        noticing: [
          '{companion_gen} feet would not stay still, even now. They went on, in the air, quick, quick, quick. Where the heels touched there was a row of three dots, all in one line. The third had a rim, as if something had held.',
        ],
        deed: [
          '{hero_subj} let go. <hero>Your way?</hero> {companion} was gone already. {hero} went after, hop, hop, and the third hop with one foot well out in front.',
        ],
        answer: ['There was no time for {part_def} to do anything about it.'],
        echo: [
          '<companion>Now think,</companion> said {companion}, on the other side. {hero} thought. <hero>Again,</hero> said {hero}.',
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
      {
        firstTry: {
          bold: [
            '<hero>First we plan it,</hero> said {hero}, with one hand in {companion_gen} belt, and set one foot on {part_def}, and planned, and came down.',
          ],
          warm: [
            '<hero>Don’t wriggle, or I can’t hold you,</hero> said {hero} to {companion}, and pushed {companion_him} up {part_def} by inches.',
          ],
          clever: [
            '{hero_subj} had divided {part_def} into twelve small steps. {companion} had done nine of them, without being asked, in the wrong order, and had been fetched back.',
          ],
          playful: [
            '{hero_subj} was a crane, and {companion} was on the hook. The crane hoisted, slowly, slowly, up {part_def}, and let down.',
          ],
        },
        fails: ['It got up as far as slowly goes. That is about a knee.'],
        again: ['{hero_subj} went slower still. It made no more noise than a snail, and got no further.'],
        refrain: ['Inch, inch, droop. And down.'],
        turned: ['Hop, hop, leap. And crown.'],
        noticing: [
          '{companion} had started to swing, all by {companion_himself}, from the belt down. {companion_he} swung, and at the third swing {companion_his} toes came up against the side, and stuck there for a moment. {hero} looked at that moment.',
        ],
        deed: [
          '{hero_subj} let go. <hero>How would you do it?</hero> {companion} showed it with {companion_his} whole body. {hero} came behind, hop, hop, and at the third {hero_he} put {hero_his} foot far out in front, against {part_def}.',
        ],
        answer: ['The swing did it, and not the foot. The foot was only there.'],
        echo: [
          '<companion>You can’t do it in inches,</companion> said {companion}. <hero>No,</hero> said {hero}, still somewhat above the ground.',
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
      {
        firstTry: {
          bold: [
            '<hero>You stay here and go through {part_def},</hero> said {hero} to {companion}, <hero>and I’ll see to people.</hero> {companion} had been out of the chair three times by then.',
          ],
          warm: [
            '{hero_subj} had found {companion} a quiet place with {part_def}, with a cushion, and checked every ten minutes that {companion_he} was still enjoying it.',
          ],
          clever: [
            '{hero_subj} had divided up the work. There were eleven pages about {part_def}, in small print, and they were {companion_gen}. There were the people, and they were {hero_gen}.',
          ],
          playful: [
            '{hero_subj} appointed {companion} Keeper of {part_def}, and hung a saucepan lid round {companion_gen} neck. Then {hero_he} was off to where the fun was.',
          ],
        },
        fails: ['At page two {companion} was under the chair. At page three there was a paper crane.'],
        again: [
          '{hero_subj} said that it only took a bit of willpower, and ran to see what was going on over there.',
        ],
        noticing: [
          'There were eleven paper cranes, and they stood on the sill in a row. Each was folded from a page, and on every wing {companion} had written who must be asked, and what. It was all there. It only wanted somebody who would run round and ask.',
        ],
        deed: [
          '<hero>I’ve given you the wrong half,</hero> said {hero}. <hero>Swap?</hero> {hero_subj} sat down in the corner with the pages. From there you could not see what was going on, and that was where {hero_he} stayed until it was over.',
        ],
        answer: [
          '{companion} was off already, with all the cranes in {companion_his} arms. You heard {companion_him} at the far end, and then at the near one, and at each stop something came loose in {part_def}.',
        ],
        echo: [
          '<companion>Page nine was really boring,</companion> said {companion}. <hero>Page nine,</hero> said {hero}, <hero>is the good one.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>One thing at a time,</hero> snapped {hero}, for the whole room to hear, when {companion} called something out. {hero_subj} bent over {part_def} again.',
          ],
          warm: [
            '<hero>Let’s all be patient with {companion},</hero> said {hero}, and sighed, and turned to {part_def}. It was such a kind sigh. They heard it at the back.',
          ],
          clever: [
            '{companion} had interrupted for the seventh time. <hero>Is that about this?</hero> asked {hero}, without waiting. {hero_subj} had a system for {part_def}, and went on.',
          ],
          playful: [
            '<hero>And now the weather, with {companion},</hero> said {hero}. It got the biggest laugh of the day. {hero_subj} took a bow, and took up {part_def}.',
          ],
        },
        fails: [
          'After that there was nobody who called things out. There was a piece over, and nobody said so.',
        ],
        again: ['{hero_subj} did it again, strictly in order. It went wrong strictly in order.'],
        noticing: [
          '{companion} was under the table. In the dust there {companion_he} had laid it all out, matches, gum and a shoelace, and it was {part_def} to the life. One match was red. It lay just where {hero_gen} system had a gap.',
        ],
        deed: [
          '{hero} climbed on to a chair. <hero>I made {companion} look small,</hero> {hero_he} said, as loud as before. <hero>It was cheap, and I want it back.</hero> Then {hero_he} got down and went under the table, on all fours, with everyone looking at {hero_his} back. <hero>Show me the red one.</hero>',
        ],
        answer: [
          '<companion>I said it three times,</companion> said {companion}, but {companion_he} was already crawling out, with the shoelace. They held it against {part_def}.',
        ],
        echo: [
          '<companion>There’s still gum on it,</companion> said {companion}. <hero>That’s what’s holding it,</hero> said {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Can’t you sit still for once?</hero> said {hero} to {companion}, in front of them all. {companion} had ADHD, and sat still. {hero} turned to {part_def}.',
          ],
          warm: [
            '<hero>We all know it’s hard for you,</hero> said {hero} to {companion}, who had ADHD, so that we all knew. Then {hero_he} gave {hero_his} whole patience to {part_def}.',
          ],
          clever: [
            '<hero>Statistically,</hero> said {hero} to {companion}, who had ADHD, <hero>that’s your fourth idea this minute.</hero> They laughed. {hero_subj} went on with the first, at {part_def}.',
          ],
          playful: [
            '{companion} had ADHD. {hero} did {companion_him} as a wind-up toy, for the others, with the key in the back. Then {hero_he} wound at {part_def}.',
          ],
        },
        fails: [
          'Whatever {companion} had been about to say was not said. {companion} sat on {companion_his} hands.',
        ],
        again: ['It was very quiet, and {hero} could concentrate. It did not help at all.'],
        noticing: [
          '{hero_subj} reached for the list, and it had been drawn on. In the margin a very small person was walking round a thing, and on every side there was an arrow. It was what they were all sitting in front of. At the last arrow it said: from behind?',
        ],
        deed: [
          '{hero_subj} got up and said it just as loud as before. <hero>I made {companion} look small. It was mean, and I was wrong as well.</hero> {hero_subj} drew a line through {hero_his} own plan, right across, in front of the same people, and held out the list. <hero>What’s behind?</hero>',
        ],
        answer: [
          '{companion} took one hand out from under. There was quite some time before the second. Then {companion_he} was up, and {part_def} had somebody at the back.',
        ],
        echo: [
          '<companion>I had a fifth idea,</companion> said {companion}, <companion>but it was only about lunch.</companion>',
        ],
      },
    ],
  },
};
