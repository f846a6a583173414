import type { LessonPairs } from '../../schema.ts';

export const flexibility: LessonPairs = {
  foldedPlan: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had a plan of nine steps on paper. Step four was {part_def}, and it went wrong. {hero_subj} began again at one, harder.',
          ],
          warm: [
            '{hero_subj} had a plan of nine steps, and was fond of them all. Step four was {part_def}. {hero_subj} comforted it, and began at one.',
          ],
          clever: [
            '{hero_subj} had a plan of nine steps. Step four, {part_def}, could not be wrong, {hero_he} reasoned. It had to be one to three.',
          ],
          playful: [
            '<hero>Step one,</hero> sang {hero}, <hero>step two, step three.</hero> At step four was {part_def}, and the song broke off. {hero_subj} sang it again.',
          ],
        },
        fails: ['The steps were firm. It was only the place that did not have them.'],
        again: ['{hero_subj} began at one again and stamped every step into the ground. Four did not stamp.'],
        refrain: ['One and two and three and bump.'],
        turned: ['Turn and fold and slide and out.'],
        noticing: [
          'The plan had gone soft from holding. It bent. Along its creases it had begun to be something else, all by itself.',
        ],
        deed: [
          '{hero_subj} turned the plan over, with the white side up. {hero_subj} folded it along its creases, long and flat, and slid it into {part_def}.',
        ],
        answer: ['It went in as a letter goes under a door. It went further than any of the nine steps.'],
        echo: [
          '<companion>Which step was that?</companion> asked {companion}. {hero} unfolded it to see. <hero>The back.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had it in writing: first this, then that, and fourth, straight through {part_def}. {hero_subj} read it out to {part_def}, and tried it.',
          ],
          warm: [
            '{hero_subj} had drawn the plan for all of them, with flowers, and did not want it to have been for nothing. So {hero_he} tried step four again, at {part_def}.',
          ],
          clever: [
            '{hero_subj} checked steps one to three. They were right. So step four had to be right as well, and {part_def} was wrong.',
          ],
          playful: [
            '{hero_subj} was a train on paper rails. The fourth station was {part_def}. There was no station there.',
          ],
        },
        fails: ['The plan went on quite well, on the paper. It only did not go on where they were.'],
        again: ['{hero_subj} went back to one, and came again, faster.'],
        refrain: ['One, two, three, stop. And one.'],
        turned: ['Over, fold, slide. And done.'],
        noticing: [
          '{hero} had held the plan so hard that it had gone like cloth. It hung over {hero_his} thumb on both sides. A fly walked along the crease, and vanished at the end, where it was thin.',
        ],
        deed: [
          '{hero_subj} turned the plan on its face. {hero_subj} pressed it together along its creases, once more, and once more, until it was a tongue, and let it in at {part_def}.',
        ],
        answer: [
          'There were nine steps in there now, on top of each other, and all together they were as thin as one.',
        ],
        echo: [
          '<companion>It’s still legible,</companion> said {companion}. It said: then tea. They did that.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had a plan on paper, nine steps. Step four was {part_def}, and you could not read it in there. {hero_subj} began at one.',
          ],
          warm: [
            '{hero_subj} had a plan of nine steps. {hero_subj} promised {part_def} it would not hurt, walked in as far as four, and went back to one.',
          ],
          clever: [
            '{hero_subj} had a plan of nine steps. In {part_def} number four was missing, and so {hero_he} checked one, two and three again.',
          ],
          playful: [
            '<hero>One for the knee,</hero> said {hero}, <hero>two for the toe.</hero> At four, in {part_def}, it was the nose. {hero_subj} began at the knee again.',
          ],
        },
        fails: [
          '{hero_gen} nose was in the plan. In front of {hero_his} nose it was just as black as before.',
        ],
        again: ['{hero_subj} did one, two and three so fast that four was a surprise each time.'],
        refrain: ['One and two and three and black.'],
        turned: ['Turn it, hold it, white. And look.'],
        noticing: [
          'The plan had gone quite soft. It had folded itself up along the creases. The back of it was white, and {hero} had never once looked at that.',
        ],
        deed: [
          '{hero_subj} turned the plan over and smoothed it along its creases. White side up, {hero_he} slid it into {part_def}.',
        ],
        answer: [
          'What little light there was lay down on the paper. Now there was a small pale floor in {part_def}.',
        ],
        echo: [
          '<companion>Have you still got step five?</companion> asked {companion}. <hero>Somewhere underneath,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had memorised one to three. Four was in {part_def}, and there {hero_he} could not see the paper. {hero_subj} went back for one.',
          ],
          warm: [
            '{hero_subj} held the plan up close to {companion_gen} eyes, in {part_def}, so that {companion} could at least read it out. It said black.',
          ],
          clever: [
            '{hero_subj} had thought of everything on the plan, but that it would be dark. {hero_subj} began again, in case {hero_he} had overlooked it.',
          ],
          playful: [
            '{hero_subj} was a pharaoh with a scroll. <hero>Fourthly,</hero> said the pharaoh, walked into {part_def}, and began again at firstly, rubbing his chin.',
          ],
        },
        fails: ['It had all been written on the one side, very close together, in black.'],
        again: ['{hero_subj} held it closer to {hero_his} nose. It got blacker.'],
        refrain: ['First, then, then, bump. And night.'],
        turned: ['Turn, smooth, slide. And white.'],
        noticing: [
          'The plan had slipped out of {hero_gen} hand and lain down on its face. One could see it lying there. That was odd, since one could see nothing else.',
        ],
        deed: [
          '{hero_subj} left it on its face. {hero_subj} stroked it smooth along all its folds, and pushed it ahead of {hero_him} into {part_def}, with the back up.',
        ],
        answer: ['Light has nothing against the back of a plan. It sat down on it, and looked about.'],
        echo: [
          '<companion>What was ninthly?</companion> asked {companion}. <hero>Home,</hero> said {hero}. <hero>That’s on both sides.</hero>',
        ],
      },
    ],
  },
  crookedWay: {
    high: [
      {
        firstTry: {
          bold: [
            'Straight up, it had been agreed. {hero_subj} ran straight at {part_def}, slid down, and took a longer run.',
          ],
          warm: [
            'Straight up, they had said. {hero_subj} wanted to keep {hero_his} word, and ran at {part_def} as {hero_he} had promised.',
          ],
          clever: [
            'The straight way is the shortest, thought {hero}. {hero_subj} proved it on {part_def}, and slid down it, and proved it again.',
          ],
          playful: [
            '{hero_subj} was an arrow. <hero>Twang,</hero> said the arrow, and flew straight at {part_def}. It stuck for a moment.',
          ],
        },
        fails: ['It was always the same place, and it got smoother each time.'],
        again: ['{hero_subj} took such a long run that {hero_he} was tired when {hero_he} got there.'],
        refrain: ['Straight up, straight up, straight down.'],
        turned: ['Side, side, round. And up.'],
        noticing: [
          '{hero_subj} sat where {hero_he} always ended. On the ground was {hero_his} own arrow, drawn with a heel. It had got smeared. It had grown a tail, and the tail pointed to the side.',
        ],
        deed: [
          '{hero_subj} turned away from it. {hero_subj} went three steps along the side of {part_def}, and began there, slowly and crooked.',
        ],
        answer: [
          'It was not up at all, at first. It was across. Then {hero_gen} foot was higher than {hero_his} knee had been.',
        ],
        echo: [
          '<companion>You went a long way round,</companion> said {companion}. <hero>It was the short one,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>There’s the top, here’s me,</hero> said {hero}, and ran at {part_def} along the line between.',
          ],
          warm: [
            '<hero>Straight on, and don’t look down,</hero> {hero} told {hero_himself}, kindly. {hero_subj} ran at {part_def}, and looked up at it from below.',
          ],
          clever: [
            '{hero_subj} knew that the straight line is the shortest. At {part_def} it was so short that it was over at once.',
          ],
          playful: [
            '{hero_subj} was a cork out of a bottle. <hero>Pop,</hero> said the cork, straight up {part_def}, and came down where it had been popped.',
          ],
        },
        fails: ['There was a shiny stripe now, up and down. It was as straight as a ruler.'],
        again: ['{hero_subj} shouted as well, this time. That gave it more noise, and no more up.'],
        refrain: ['Straight, run, up. And plop.'],
        turned: ['Side, bend, slow. And top.'],
        noticing: [
          '{hero} drew with {hero_his} finger in the dust how it ought to go: one stroke, up. The hand was tired, and slid off. Now the stroke had a foot that went out to the side, and round.',
        ],
        deed: [
          '{hero_subj} looked at the foot of the stroke. {hero_subj} walked along it, away from the shiny place, three steps. There {hero_he} put a hand on {part_def}, and began to go across.',
        ],
        answer: ['The path was as crooked as a cat’s. One was hardly higher, and then one was.'],
        echo: ['<companion>Draw me how you went,</companion> said {companion}. It looked like a signature.'],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            'Straight across, they had agreed. {hero_subj} ran straight onto {part_def}, slid back, and ran straight.',
          ],
          warm: [
            '{hero_subj} had promised {companion} to go straight across {part_def}. {hero_subj} kept promising it, and slid, and ran.',
          ],
          clever: [
            'A straight line was best, {hero} had said. {hero_subj} took {part_def} by the straight line, and came back by the same one.',
          ],
          playful: [
            '{hero_subj} was a train, and trains go straight. <hero>Choo,</hero> said the train, onto {part_def}, and came back as a sledge.',
          ],
        },
        fails: ['Each slide made the straight way a bit straighter, and a good bit smoother.'],
        again: [
          '{hero_subj} took the run from so far back that {companion} had to shout when {hero_he} was there.',
        ],
        refrain: ['Straight on, straight on, whee. Straight back.'],
        turned: ['Bend here, bend there, step. Across.'],
        noticing: [
          'Before {hero_him} on the ground was the arrow {hero_he} had drawn. {hero_gen} own slide had smudged it. Now it had a tail, and it did not point straight.',
        ],
        deed: [
          '{hero_subj} turned {hero_his} back on the arrow’s point and walked three steps along the side. There {hero_he} began, crooked and slow.',
        ],
        answer: ['{part_def} went round in a bow here, and {hero_gen} feet went with it.'],
        echo: [
          '<companion>Draw a new arrow,</companion> said {companion}. {hero} drew one. It looked like a worm with somewhere to go.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>The plan says here,</hero> said {hero}. {hero_subj} planted {hero_his} foot on {part_def}, exactly where {hero_he} had planted it last time.',
          ],
          warm: [
            '{hero} had told everybody {hero_he} would come straight over. {hero_subj} waved from {part_def}, so that they saw {hero_him} coming, and going.',
          ],
          clever: [
            '{hero} had worked out the straight line over {part_def} with a string. It was correct. {hero_subj} slid down it.',
          ],
          playful: [
            '{hero_subj} was a bowling ball. <hero>Rrrr,</hero> said the ball, straight at {part_def}. There was nothing to knock over but {hero}.',
          ],
        },
        fails: ['Where {hero_he} slid it was smooth, and where it was smooth {hero_he} slid.'],
        again: ['{hero_subj} rolled again, with more rrrr. It was a gutter by now.'],
        refrain: ['Straight, rrrr, bump. And back.'],
        turned: ['Round, and round, and step. And there.'],
        noticing: [
          'A bootlace had come undone, and {hero} looked at it for a while, since {hero_he} was lying beside it. It lay on the ground in a bow, and the bow went once to the side, and then across.',
        ],
        deed: [
          '{hero_subj} got up and left the straight line. {hero_subj} went to the side with three steps. Then {hero_he} began, crooked as a bootlace, and slow.',
        ],
        answer: [
          'Off the line {part_def} was a different {part_one}. It had corners you could lean a foot on.',
        ],
        echo: [
          '{companion} came after, and did every bend. <companion>Was that one necessary?</companion> <hero>That was a beetle,</hero> said {hero}.',
        ],
      },
    ],
  },
  theOtherHandle: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Push means push,</hero> said {hero}. They had agreed on it. {hero_subj} dug in both heels and pushed {part_def}.',
          ],
          warm: [
            '<hero>We said push,</hero> said {hero} to {part_def}, <hero>and I don’t like to let people down.</hero> {hero_subj} pushed.',
          ],
          clever: [
            'Pushing had been the plan, and the plan had been thought about. {hero_subj} pushed {part_def}, and thought about it again.',
          ],
          playful: [
            '<hero>Push, said the bush,</hero> sang {hero}, and leaned on {part_def}. There was no verse with anything else.',
          ],
        },
        fails: ['{hero_subj} pushed it down as much as along. Down was easier.'],
        again: ['{hero_subj} pushed with {hero_his} back. That is still pushing.'],
        refrain: ['Push is push is push. And thud.'],
        turned: ['Slip and pull and oh. And up.'],
        noticing: [
          '{hero_gen} heels went from under {hero_him}. {hero_subj} grabbed hold, so as not to fall, and hung there. Something had given. It had given towards {hero_him}.',
        ],
        deed: [
          '{hero_subj} let go. {hero_subj} walked round to the other side of {part_def} and took hold of the edge. There {hero_he} pulled.',
        ],
        answer: ['{part_def} nodded. It was quite a different thing from this side.'],
        echo: [
          '<companion>But we said push,</companion> said {companion}. <hero>From over there it was push,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>We said push,</hero> said {hero}. {companion} was already on the other side. {hero} fetched {companion_him} back, and they pushed {part_def}.',
          ],
          warm: [
            '<hero>Let’s all do the same, then nobody feels left out,</hero> said {hero}, and pushed {part_def} with everyone.',
          ],
          clever: [
            '{hero_subj} found the word in {hero_his} notes. It said push, with a line under it. {hero_subj} pushed {part_def}, along the line.',
          ],
          playful: [
            '{hero_subj} was a bull in front of {part_def}. There was no red on the other side. So he went by what he knew.',
          ],
        },
        fails: ['It had its heel dug in on that side, and they were helping it to dig.'],
        again: ['{hero_subj} dug in deeper. That took away some of what {hero_he} stood on.'],
        refrain: ['Push is right, push, push. And no.'],
        turned: ['Pull is left, pull, oh. And go.'],
        noticing: [
          '{hero} slid off, and would have fallen on {hero_his} nose. {hero_subj} got hold of something just in time, and hung on it, with all {hero_his} weight. The something came towards {hero_him} like a door.',
        ],
        deed: [
          '{hero_subj} hung there a moment longer. Then {hero_he} went round to where one can hang on properly, took hold of {part_def}, and pulled.',
        ],
        answer: ['It had only ever wanted to go that way. Nobody had stood there.'],
        echo: [
          '<companion>What do we put in the notes?</companion> asked {companion}. {hero} drew an arrow, and after some thought, another.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Push means push,</hero> said {hero}. It had been agreed. {hero_subj} dug in {hero_his} heels and pushed at {part_def}.',
          ],
          warm: [
            '{hero_subj} had told {part_def} that it would be pushed, and did not like to break {hero_his} word. {hero_subj} pushed.',
          ],
          clever: [
            'By the plan it was pushing. {hero_subj} checked the plan, and pushed at {part_def} in accordance with it.',
          ],
          playful: [
            '<hero>Shove, said the dove,</hero> sang {hero}, and leaned on {part_def}. The dove knew only that one verse.',
          ],
        },
        fails: ['Every push wedged it a bit further in.'],
        again: [
          '{hero_subj} pushed with {hero_his} head, to think of something at the same time. It was more of a push than a thought.',
        ],
        refrain: ['Push is push is push. And stuck.'],
        turned: ['Slip and pull and oh. And click.'],
        noticing: [
          '{hero_gen} feet slid away. {hero_subj} held on, so as not to sit down, and by mistake {hero_he} pulled. It went tick.',
        ],
        deed: [
          '{hero_subj} let go. {hero_subj} took hold of {part_def} from the other side, and pulled, just a little.',
        ],
        answer: [
          'Now {part_def} had room to breathe. There was a swing in it that had not been there before.',
        ],
        echo: [
          '<companion>We ought to write pull on it,</companion> said {companion}. <hero>On this side,</hero> said {hero}. They thought about the other side for some time.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>In,</hero> said {hero} to {part_def}. <hero>I said in.</hero> And {hero_he} leaned, because doors, or lids, go in, where {hero_he} comes from.',
          ],
          warm: [
            '<hero>Just a little push from all of us,</hero> said {hero} to {part_def}, and smiled, and pushed, until the smile got stuck as well.',
          ],
          clever: [
            '{hero_subj} had pushed open, in {hero_his} life, some nine hundred doors. {hero_subj} told {part_def} about them.',
          ],
          playful: [
            '{hero_subj} was the tide, and came in, against {part_def}. The tide had no other direction that afternoon.',
          ],
        },
        fails: ['It was pressed so hard against what held it that nothing there could move.'],
        again: ['{hero_subj} pushed again, with {hero_his} hat on.'],
        refrain: ['In, in, in. And jam.'],
        turned: ['Slip, back, oh. And wham.'],
        noticing: [
          '{hero} slid off with wet palms, and clutched at it, and sat, and in sitting {hero_he} felt a little give. It was like a loose tooth.',
        ],
        deed: [
          '{hero_subj} stood up and went round. {hero_subj} took {part_def} between finger and thumb, from that side, and drew it out by as much as a tooth is loose.',
        ],
        answer: ['There was a gap, and the gap ticked. {part_def} was hanging free.'],
        echo: [
          '<companion>So it opens outwards,</companion> said {companion}. <hero>It always has,</hero> said {hero}. <hero>I was inwards.</hero>',
        ],
      },
    ],
  },
  itsGame: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had one sentence for {part_def}, and had practised it. {hero_subj} said it. Then {hero_he} said it again, with a finger up.',
          ],
          warm: [
            '{hero_subj} had thought out a good sentence for {part_def}. {hero_subj} said it, and smiled, and said it with the same smile.',
          ],
          clever: [
            '{hero_subj} had a sentence for {part_def} in which nothing could go wrong. {hero_subj} said it word for word, and once again.',
          ],
          playful: [
            '{hero_subj} had rehearsed {hero_his} sentence for {part_def} in front of a spoon. The spoon had liked it. {hero_subj} said it, and said it.',
          ],
        },
        fails: ['The sentence stood there with its finger up. No one came by to fetch it.'],
        again: ['{hero_subj} said it backwards, to be fair.'],
        refrain: ['Say it so, say it so. No.'],
        turned: ['Round we go, hop we go. So.'],
        noticing: [
          '{hero} listened for once. No one was listening to {hero_him}. {part_def} was busy: along, and back, and at the turn there was always one small hop.',
        ],
        deed: [
          '{hero_subj} put the sentence away. {hero_subj} went along with {part_def}, the same round, and hopped where {part_he} hopped.',
        ],
        answer: ['At the second hop {part_def} looked round. Nobody else had ever got the hop right.'],
        echo: [
          '<companion>What was your sentence?</companion> asked {companion}. {hero} tried to think. At the turn {hero_he} hopped, and it was gone.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had found out beforehand what one says. {hero_subj} stood in front of {part_def}, said it, and, since it was right, said it again.',
          ],
          warm: [
            '{hero_subj} had a sentence for {part_def} with please, and dear, and if you do not mind. {hero_subj} said it each time {part_he} came by.',
          ],
          clever: [
            '{hero_subj} had put the sentence for {part_def} together out of the fewest possible parts. They were the right parts.',
          ],
          playful: [
            '{hero_subj} had a sentence, and a different hat for each time {hero_he} said it. {part_def} went past all the hats.',
          ],
        },
        fails: [
          '{part_def} had something on. It went there, and it went back, and {hero} spoke to where it had just been.',
        ],
        again: ['{hero_subj} stuck the sentence up on a tree. {part_def} went round the tree.'],
        refrain: ['Listen, please, listen. And by.'],
        turned: ['Along, and hop, along. And I.'],
        noticing: [
          '{hero} had to sit down. Someone had trodden out a path there, there and back. At each end of it was a place with no dust at all, as where something lands.',
        ],
        deed: [
          '{hero_subj} put the sentence away. {hero_subj} went out on the path, behind {part_def}, to the end, and hopped where there was no dust.',
        ],
        answer: ['Nobody had ever hopped second. {part_def} waited for {hero} at the turn.'],
        echo: [
          '<companion>What was it you were going to say?</companion> asked {companion}. {hero} hopped, and it fell out. It was quite a short one.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had practised a sentence for {part_def}. {hero_subj} stood before {part_him}, finger up, and said it twice.',
          ],
          warm: [
            '{hero_subj} had practised a very friendly sentence. {hero_subj} said it to {part_def} again and again, so that it might sink in.',
          ],
          clever: [
            '{hero_subj} had learned the best sentence for a guard. {part_def} did not know that it was the best, so {hero_he} repeated it.',
          ],
          playful: [
            '{hero_subj} did {hero_his} sentence for {part_def} as a rooster would, on one leg. It was still the same sentence.',
          ],
        },
        fails: ['{hero} stood in the way, and said it there.'],
        again: [
          '{hero_subj} said it again, and walked backwards in front of {part_him}, so as not to be missed.',
        ],
        refrain: ['Let us by, let us by. No.'],
        turned: ['Step and step and hop. Hello.'],
        noticing: [
          '{hero} had no voice left. So {hero_he} watched. A round was being walked here, to and fro. At each end came a hop, quite a little one.',
        ],
        deed: [
          '{hero_subj} put {hero_his} finger down. {hero_subj} fell into step beside {part_def}, the same round, and hopped at the end.',
        ],
        answer: ['{part_def} hopped as well. For the next round {part_he} moved over, to make two tracks.'],
        echo: [
          '<companion>Why did it hop?</companion> asked {companion}. <hero>Try it,</hero> said {hero}. {companion} tried it. It was quite clear, then.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} barred the way of {part_def}, who barred {hero_gen}. <hero>I should like,</hero> said {hero}, and got no further, for the second time.',
          ],
          warm: [
            '{hero_subj} apologised to {part_def} for disturbing {part_him}, disturbed {part_him}, and apologised. It was all one sentence.',
          ],
          clever: [
            '{hero_subj} had timed it. When {part_def} was at the left end, {hero_he} stood right, and the other way round. They kept meeting in the middle.',
          ],
          playful: [
            '{hero_subj} did {hero_his} request to {part_def} as a puppet play, with two socks. The socks were in the way.',
          ],
        },
        fails: ['{part_def} had to get by, and could not. So it stood there, and was a wall.'],
        again: ['{hero_subj} said it again, right across the way.'],
        refrain: ['I should like, I should like. And no.'],
        turned: ['Left, right, left, hop. And so.'],
        noticing: [
          '{hero} had dropped a glove. When {hero_he} bent down for it, it lay in a footprint, and next to that was another. It was a row, and it had been walked so often that it shone. There was room beside it for one more.',
        ],
        deed: [
          '{hero_subj} put on {hero_his} glove. {hero_subj} took {hero_his} place next to the row, waited until {part_def} came by, walked along, and at the end hopped.',
        ],
        answer: [
          'You do not guard against somebody who is on your own side of the step. {part_def} just hopped.',
        ],
        echo: [
          '<companion>How did you get past?</companion> asked {companion}. <hero>I didn’t,</hero> said {hero}. <hero>I got along.</hero>',
        ],
      },
    ],
  },
  ownNumberOut: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            'It was raining on the plan. {hero} read out the running order again, louder, for those who were holding {part_def}.',
          ],
          warm: [
            'It was raining on everyone who held {part_def}. {hero_subj} begged them for just a little calm, and read on: minute nine.',
          ],
          clever: [
            'By the running order it was not to rain till eleven. {hero_subj} read it out again, over {part_def}, with commas.',
          ],
          playful: [
            '{hero_subj} read the running order with rain in {hero_his} face, as captain of a ship. The crew had {part_def} to hold.',
          ],
        },
        fails: ['Nobody had a hand free to write with. {hero} had both, and turned the page.'],
        again: ['{hero_subj} began again at minute one. It was minute fourteen.'],
        noticing: [
          'The ink was running. Line after line went down the page in blue. One line only still stood clear, since {hero_his} thumb had been over it. It was {hero_his} own number, twelve minutes long.',
        ],
        deed: [
          '{hero_subj} struck it out, before all the others. {hero_subj} handed round the pen. Then {hero_he} took hold on the empty side of {part_def}.',
        ],
        answer: [
          'After that they gave as well: four minutes, six, a whole encore. With each of them there was one more pair of hands at {part_def}.',
        ],
        echo: [
          '<companion>What would it have been, your number?</companion> asked {companion}. <hero>Very good in parts,</hero> said {hero}. <hero>It had a rain bit.</hero>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} read out the plan for {part_def} once more, exactly as it had been, while it was falling apart in the wet.',
          ],
          warm: [
            '{hero_subj} assured everyone that what they had been promised about {part_def} still held. To two of them {hero_he} had promised the same.',
          ],
          clever: [
            '{hero_subj} read out, over {part_def}, who had been given what, and on what day. It could be shown that all of them were right.',
          ],
          playful: [
            '{hero_subj} sang the running order over {part_def}, to the tune of the rain. Nobody came in at the chorus.',
          ],
        },
        fails: [
          'Everything hung on everything, and in the middle hung twelve minutes that {hero} did not look at.',
        ],
        again: ['{hero_subj} moved all the others round, and then back.'],
        noticing: [
          'The rain had got at the list. The names ran into each other. One line stood there as if it had been carved, and {hero_he} had never even thought of it as a line. It was {hero_his} own.',
        ],
        deed: [
          '{hero_subj} struck out {hero_his} own number, first, and handed on the pen. Then {hero_he} went to carry the big drum under the roof.',
        ],
        answer: [
          'You could hear the pen. At every hand it came to there was less for {part_def} to hold together.',
        ],
        echo: [
          'The drum had stayed dry. <companion>You could have played it,</companion> said {companion}. <hero>I did carry it in four-four,</hero> said {hero}.',
        ],
      },
    ],
  },
  twoTrips: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} loaded it all on at once, up to {hero_his} chin, {part_def} at the bottom, and drove the others on.',
          ],
          warm: [
            '{hero_subj} took the others’ share on top of {hero_his} own. Then {hero_he} begged them to hurry, because of {part_def}.',
          ],
          clever: [
            'By {hero_gen} sums {part_def} and all the rest went in one go, if nobody breathed on the corner.',
          ],
          playful: [
            '{hero_subj} carried like a waiter with eleven plates, and {part_def} was the plates. <hero>Coming through.</hero>',
          ],
        },
        fails: ['It was on time as far as the first bend.'],
        again: ['{hero_subj} put it all back on, and added the hat.'],
        noticing: [
          'The bus went by. Everyone looked after it. On the ground lay a page of the timetable, and {hero} had time to read it now. In an hour came the next. After that came another.',
        ],
        deed: [
          '{hero_subj} put half of it down. {hero_subj} rang and said that they would be late, and to begin without them. Then {hero_he} took the first half, and would come back.',
        ],
        answer: ['With half of the load gone from {part_def}, there was a way to get your fingers under.'],
        echo: [
          'They came in at the applause. It was for someone else. <companion>Shall we go and fetch the other half of it?</companion> said {companion}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had it all on one cart and on one plan, {part_def} too, and it was to be there on the hour. <hero>Quicker.</hero>',
          ],
          warm: [
            '{hero_subj} begged everyone to hold out a little longer. If they only hurried, {part_def} would manage it as well.',
          ],
          clever: [
            'By {hero_his} table {part_def} had eleven minutes. It had needed twelve already. {hero_subj} took one off somewhere else.',
          ],
          playful: [
            '{hero_subj} was the ring of a very busy telephone. <hero>Now, now, now,</hero> {hero_he} told {part_def}, and loaded up the rest.',
          ],
        },
        fails: ['{part_def} was lifted and put down, lifted and put down, each time a little too soon.'],
        again: ['{hero_subj} took it out of everyone’s hands and ran with it, four steps.'],
        noticing: [
          'The bus went past. When it had gone it was quiet. On the ground lay a page of the timetable, and it said that there would be another in an hour.',
        ],
        deed: [
          '{hero_subj} put half of it down, {part_def} among it. {hero_subj} rang up, and said that they would be late, and to begin without them. With the first half {hero_he} set off.',
        ],
        answer: ['The hour was lost, and so you could give it away. Nobody lifted a corner of {part_def}.'],
        echo: [
          'They missed the opening. <companion>What do people do at an opening?</companion> asked {companion}. <hero>Wait, I think,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>All together, and now,</hero> said {hero}. {hero_subj} had promised the hour, and {part_def} was part of the promise.',
          ],
          warm: [
            'So many were waiting. For their sake {hero} tried to get all of it there at once, and told {part_def}, in a coaxing voice, to come along.',
          ],
          clever: ['It went by the plan, and by the plan {part_def} was ready at ten to. It was ten to.'],
          playful: [
            '{hero_subj} was the captain of the last ship. <hero>All aboard,</hero> roared {hero}, and tried to get {part_def} aboard.',
          ],
        },
        fails: ['It was taken off before its time, and had to be put back.'],
        again: ['{hero_subj} drew a line through ten to, and wrote five to. It was no readier for five to.'],
        noticing: [
          'The ferry hooted, or the bus did, and went off without them. {hero} ran as far as the edge, and stood there. It was the first time that day that {hero_he} had not been holding anything. It smelled of elder, and had been doing that for a week.',
        ],
        deed: [
          '{hero_subj} rang, and said it straight out. <hero>We’re not going to make the start. Begin.</hero> Then {hero_he} carried over half of the things, on foot, and left {part_def} where it was, under its cloth.',
        ],
        answer: [
          'For a whole hour no one wanted anything of it. It was probably what it had been waiting for.',
        ],
        echo: [
          '<companion>What did they say?</companion> asked {companion}. <hero>They said, all right,</hero> said {hero}. {hero_subj} still looked surprised.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had everything on the trolley, up to the chin, and it was five to. <hero>Open up,</hero> called {hero} to {part_def}, <hero>we’re coming in.</hero>',
          ],
          warm: [
            '{hero_subj} asked {part_def} so nicely to be quick, for everyone’s sake. {hero_subj} asked it from behind eleven boxes.',
          ],
          clever: [
            'According to the plan {part_def} was due to open at nine minutes to. {hero} held the plan up to it.',
          ],
          playful: [
            '{hero_subj} drummed a fanfare on the boxes for {part_def}. At the third box there was a crunch.',
          ],
        },
        fails: ['Whatever is pressed like that shuts tighter. It is the same with people and with drawers.'],
        again: [
          '{hero_subj} read the plan aloud. It was a very good plan, and it had been one since yesterday.',
        ],
        noticing: [
          'The bus went by, with its lights on and nobody in it. On the ground, where a box had burst, lay a sheet of the timetable. There was another in an hour. It had been there the whole time, that hour, in quite small print.',
        ],
        deed: [
          '{hero_subj} lifted the upper half of it all off the trolley and stood it in the dry. {hero_subj} rang where they were waiting. <hero>We’re late,</hero> said {hero}. <hero>Begin without us. I mean it.</hero> Then {hero_he} sat down on a box, with nothing to do until {part_def} was ready.',
        ],
        answer: [
          'It had got quiet. There was no one leaning on it any more, and nobody was late, because late they were anyway.',
        ],
        echo: [
          'They came in with the second load during the soup. <companion>Did we miss much?</companion> asked {companion}. <hero>The speech,</hero> said {hero}. They shook hands.',
        ],
      },
    ],
  },
};
