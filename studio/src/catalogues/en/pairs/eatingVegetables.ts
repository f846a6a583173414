import type { LessonPairs } from '../../schema.ts';

export const eatingVegetables: LessonPairs = {
  bittenToFit: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero} did not want {hero_his} carrot. {hero_subj} shoved it into {part_def}, down with {hero_his} thumb, and there it stuck.',
          ],
          warm: [
            '{hero} thought {part_def} might like {hero_his} carrot more than {hero_he} did. {hero_subj} pushed it in for it, with a loving thumb.',
          ],
          clever: [
            'A carrot is long, thought {hero}, and so is {part_def}. That was one carrot less to eat. {hero_subj} pushed it in with {hero_his} thumb.',
          ],
          playful: [
            '{hero} posted {hero_his} carrot into {part_def}. <hero>Letter for you,</hero> {hero_he} said, and pushed after it with a thumb.',
          ],
        },
        fails: ['Now there was a carrot in it, and nothing went in or out there.'],
        again: [
          '{hero_subj} pushed the carrot with the other thumb. It was a fat carrot, and it liked it there.',
        ],
        refrain: ['In with you, in with you, stuck.'],
        turned: ['Crunch, crunch, thin. And in.'],
        noticing: [
          '{hero_subj} pulled it out again by its stump. On the carrot there was a print: too thick here, too thick there, and in between just right.',
        ],
        deed: [
          '{hero_subj} sat down and bit the carrot thinner, ring by ring. {hero_subj} chewed every ring. Then {hero_he} slid the thin end in, quite gently.',
        ],
        answer: ['It went into {part_def} as a foot goes into a sock. It even went round the corner.'],
        echo: [
          '<companion>What do the rings taste of?</companion> asked {companion}. <hero>The outside ones of outside,</hero> said {hero}. <hero>The middle one’s sweet.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had a parsnip, and no wish to eat it. So it was a stick. {hero_subj} rammed it into {part_def}, thick end first.',
          ],
          warm: [
            '{hero} had a parsnip {hero_he} was sorry for. {hero_subj} let it look for {prize_def}, and pushed it into {part_def} with {hero_his} palm.',
          ],
          clever: [
            '{hero} had a parsnip and needed a rod. {hero_subj} saved {hero_himself} the eating, pushed it into {part_def}, and leaned on it.',
          ],
          playful: [
            '{hero} had a parsnip. It was a drill. <hero>Rrrr,</hero> said the drill, and went into {part_def} as far as its stomach.',
          ],
        },
        fails: ['A parsnip has a stomach. {part_def} had none.'],
        again: ['{hero_subj} drilled on with the green end. It had hair, and the hair stayed in there.'],
        refrain: ['Rrrr, in you go, rrrr. And stuck.'],
        turned: ['Nibble, nibble, thin. And through.'],
        noticing: [
          '{hero_subj} got it out again, with both hands, like a cork. Round its stomach ran a ring, where it had been too fat. In front of the ring it was just right.',
        ],
        deed: [
          '{hero_subj} sat down and nibbled it thinner, round and round, up to the ring and past it. {hero_subj} chewed each round until {hero_he} knew what it was like. Then {hero_he} slid it into {part_def}.',
        ],
        answer: ['It went by the place where it had stuck. It did not even scrape.'],
        echo: [
          '<companion>So what is it like?</companion> asked {companion}. {hero} held out the rest. <hero>Like a carrot that keeps a secret.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero} wanted to be rid of {hero_his} carrot. {hero_subj} jammed it in beside {part_def}, as deep as it would go, with a thumb.',
          ],
          warm: [
            '{hero} made {part_def} a present of {hero_his} carrot. {hero_subj} pressed it in at the side, so that it would not fall out again.',
          ],
          clever: [
            '{hero} needed a place where nobody looks for a carrot. Beside {part_def} there was one, and {hero_he} pressed it in.',
          ],
          playful: [
            '{hero} put the carrot in beside {part_def}, and turned it. <hero>Click,</hero> {hero_he} said, because nothing else did.',
          ],
        },
        fails: ['The carrot was stuck fast. Now it held shut what had been shut already.'],
        again: ['{hero_subj} hammered on the carrot with {hero_his} shoe. It smelled of salad.'],
        refrain: ['Push it in, push it in, jam.'],
        turned: ['Bite it thin, bite it thin, click.'],
        noticing: [
          '{hero_subj} wriggled it out again and held it up to the light. There was a print all round it. It was like looking at a key that somebody had not finished.',
        ],
        deed: [
          '{hero_subj} sat down and bit it into shape, a ring here and a corner there. {hero_subj} chewed each bite. Then {hero_he} pushed the thin end in beside {part_def}, without a shove.',
        ],
        answer: [
          'It went further than before, and touched something. {hero} could feel it through the carrot.',
        ],
        echo: [
          'There was a stump left of the key. {companion} had half of it, and {hero} had the other half, with the teeth.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} looked for somewhere to lose {hero_his} carrot. There was a hole beside {part_def}, and in it went, as deep as the green.',
          ],
          warm: [
            '{hero_subj} gave {hero_his} carrot to {part_def}, for it looked so thin. {hero_subj} fed it well in, with a thumb.',
          ],
          clever: [
            '{hero_subj} reasoned that a carrot is gone if one cannot see it. {hero_subj} made it fit in beside {part_def}, by force.',
          ],
          playful: [
            '{hero_subj} was a snowman, and looked for a nose for {part_def}. It was not in the middle, but it sat.',
          ],
        },
        fails: ['What might have turned in there could not, because of the vegetable.'],
        again: ['{hero_subj} knocked it in with {hero_his} heel, so that it should stay gone.'],
        refrain: ['In with it, thumb, thump. And stuck.'],
        turned: ['Nibble it, turn it, nibble. And luck.'],
        noticing: [
          'It would not come out, and then it did, and {hero} sat down. {hero_subj} had it in {hero_his} hand, and there was writing on it, all round: a ridge, a dent, a ridge. One only had to read it, and take away what was too much.',
        ],
        deed: [
          '{hero_subj} read it with {hero_his} teeth. {hero_subj} bit off a ring, and tasted it, then a corner, and tasted that. The rest {hero_he} slid in beside {part_def}, as one slides in a key at night.',
        ],
        answer: ['It went round in there. There was a small weight on the end of it.'],
        echo: [
          '<companion>What does a key taste of?</companion> asked {companion}. <hero>It starts off sweet,</hero> said {hero}, <hero>and it ends a bit like a pencil.</hero>',
        ],
      },
    ],
  },
  firstBiteReport: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Yuck,</hero> shouted {hero}, from three steps off. {hero_subj} held out {hero_his} radish to {part_def}. <hero>You eat it.</hero>',
          ],
          warm: [
            '<hero>It’s for you,</hero> said {hero} to {part_def}, and pushed the radish over with one toe. <hero>I wouldn’t touch it.</hero>',
          ],
          clever: [
            '{hero} had a radish to get rid of, and {part_def} was in the way. {hero_subj} set the one in front of the other, and held {hero_his} nose.',
          ],
          playful: [
            '{hero} rolled {hero_his} radish up to {part_def} like a bowl. <hero>Poison,</hero> {hero_he} whispered. <hero>Enjoy it.</hero>',
          ],
        },
        fails: ['Nobody likes to be given a yuck.'],
        again: ['{hero_subj} called it yuck in two more languages. {hero_subj} made one of them up.'],
        refrain: ['Yuck, yuck, you eat it. No.'],
        turned: ['Crunch, crunch, hm. You too.'],
        noticing: [
          '{hero} had no more yucks. Somebody was looking at the radish, and then at {hero_gen} mouth. You look like that at a scout who has not gone yet.',
        ],
        deed: [
          '{hero_subj} picked up the radish, wiped it, and bit a half moon out of it. {hero_subj} chewed with {hero_his} eyes open. <hero>First cold, then hot,</hero> said {hero}, and held out the other side.',
        ],
        answer: [
          '{part_def} bent down to the half moon. You could see that there had really been a tooth in it.',
        ],
        echo: [
          '<companion>And after the hot?</companion> asked {companion}. <hero>After the hot it goes cold again,</hero> said {hero}. <hero>It has a round trip.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It’s horrible, take it,</hero> said {hero} to {part_def}, threw the radish over, and held {hero_his} nose.',
          ],
          warm: [
            '{hero_subj} would gladly have given {part_def} something better than a radish. {hero_subj} said so, and pulled such a face for {part_him} that it was not to be borne.',
          ],
          clever: [
            '{hero_subj} gave {part_def} the radish, with a warning, and three reasons. None of them was that {hero_he} had tried it.',
          ],
          playful: [
            '{hero_subj} was a salesman of radishes. <hero>Madam, I’d never touch one,</hero> said the salesman, to {part_def}.',
          ],
        },
        fails: ['It is hard to sell a thing with a finger down one’s throat.'],
        again: ['{hero_subj} pushed it nearer, with a twig.'],
        refrain: ['Bleh, have it, bleh. And no.'],
        turned: ['Crunch, look, here. And so.'],
        noticing: [
          '{part_def} had taken a step back from the radish, and was looking at {hero}. {part_he} did not say a word. {part_his} mouth only made, quite small, what a mouth makes when it bites. It was a question.',
        ],
        deed: [
          '{hero_subj} picked up the radish, and brushed it. {hero_subj} bit a half moon out and chewed, eyes open. <hero>It bites back,</hero> {hero_he} reported, <hero>and then it’s sorry.</hero> {hero_subj} held out the other half.',
        ],
        answer: [
          '{part_def} put {part_his} own teeth next to the print, to compare. They were two different moons.',
        ],
        echo: [
          'There was a sliver left. {companion} had it. {companion_gen} eyes got wet, and then it was sorry.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Yuck,</hero> shouted {hero}, and shoved {hero_his} radish at {part_def}. <hero>You eat it.</hero>',
          ],
          warm: [
            '<hero>This one’s yours,</hero> said {hero} to {part_def}, with two fingers and a turned-away face. <hero>I’m not having it.</hero>',
          ],
          clever: [
            '{hero} had one radish too many, and explained to {part_def} that it was a sort of sweet. {hero_gen} own face said otherwise.',
          ],
          playful: [
            '{hero} did a little play for {part_def}: The Radish of Doom. At the end {hero_he} fell down, and pushed it over with a foot.',
          ],
        },
        fails: ['The words said one thing, and {hero_gen} nose said another.'],
        again: [
          '{hero_subj} said yuck louder and pointed more. Yuck and please do not go well in one sentence.',
        ],
        refrain: ['Yuck, you eat it, yuck. What?'],
        turned: ['Bite, chew, face. And you.'],
        noticing: [
          '{hero} stopped to breathe. There was a look going from the radish to {hero_gen} mouth, and back, and to {hero_gen} mouth again. It was waiting for something.',
        ],
        deed: [
          '{hero_subj} bit a half moon out of the radish and chewed it with open eyes. {hero_gen} whole face said what it was like. Then {hero_he} held out the other side.',
        ],
        answer: ['{part_def} had understood every chew of that.'],
        echo: [
          '<companion>Your face went three different ways,</companion> said {companion}. <hero>So did the radish,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>You like it,</hero> {hero} told {part_def}, shaking {hero_his} head, and pushed the radish across, at arm’s length.',
          ],
          warm: [
            '{hero_subj} rubbed {hero_his} tummy for {part_def}, and pointed at the radish, and shuddered. It was meant to be yum.',
          ],
          clever: [
            '{hero_subj} explained the radish to {part_def}: family, season, use. {hero_subj} held it by the tip of a leaf.',
          ],
          playful: [
            '{hero_subj} was a waiter. <hero>The chef’s own,</hero> said the waiter to {part_def}, and set down the radish with his eyes shut.',
          ],
        },
        fails: ['The mouth said one thing and the eyes said another. {part_def} went by the eyes.'],
        again: ['{hero_subj} showed it again, with a shiver at the end.'],
        refrain: ['Yum, bleh, yum. And huh?'],
        turned: ['Bite, chew, show. And ah.'],
        noticing: [
          'The radish had been pushed back, and over, and back. There were tracks. The one who pushed it looked at {hero_gen} mouth each time, as one looks at a door that somebody is going to come out of.',
        ],
        deed: [
          '{hero_subj} opened it, and put the radish in, and bit. {hero_subj} chewed without hiding anything: the cold, the hot, the being surprised. Then {hero_he} turned it round, and held out the end with no teeth in it.',
        ],
        answer: [
          '{part_def} had seen it go in, had seen what it did, and had seen it get down. That was all that one needed to know.',
        ],
        echo: [
          '<companion>You looked like a kettle in the middle,</companion> said {companion}. <hero>That’s what it’s like,</hero> said {hero}.',
        ],
      },
    ],
  },
  peaByPea: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero} had a pod in {hero_his} pocket and did not want the peas. {hero_subj} threw them at {part_def}, one by one. Plip.',
          ],
          warm: [
            '{hero} woke {part_def} most gently, with peas. They were soft and small, and that was one less each time. Plip.',
          ],
          clever: ['{hero} wanted two things: no more peas, and {part_def} awake. You could do both. Plip.'],
          playful: [
            '{hero} was a pea cannon with a pod in its pocket. <hero>Fire,</hero> it whispered, and hit {part_def}. Plip.',
          ],
        },
        fails: ['Whoever is hit by peas makes a small round back.'],
        again: ['{hero_subj} threw three at once. One came back and hit {hero_him} on the nose.'],
        refrain: ['Plip, plip, plip. And curl.'],
        turned: ['Pop, chew, mmm. And roll.'],
        noticing: [
          'One pea had rolled back, and stopped at {hero_gen} knee. It was round and green. It had not done anything to anyone.',
        ],
        deed: [
          '{hero_subj} lay down on {hero_his} tummy and opened the next pod, with a small pop. {hero_subj} ate the first pea, slowly, and laid the second one halfway.',
        ],
        answer: [
          'Something sniffed. It was not {hero}. {part_def} had turned {part_his} face towards the green smell.',
        ],
        echo: [
          '<companion>How many are there in a pod?</companion> asked {companion}. <hero>Seven,</hero> said {hero}. <hero>I’d only ever thrown them.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had to get through a pod of peas. {hero_subj} got through it, one pea at a time, at {part_def}, with {hero_his} thumbnail.',
          ],
          warm: [
            '{hero_subj} gave {part_def} the peas, so that {part_he} should have something when {part_he} woke. {hero_subj} gave them from above.',
          ],
          clever: [
            '{hero_subj} measured how deep {part_def} slept, in peas. It was six so far, and it was getting deeper.',
          ],
          playful: ['{hero_subj} was a cloud, and {part_def} was the land. It had begun to hail, in green.'],
        },
        fails: ['A thing that is pelted makes itself hard on the outside.'],
        again: ['{hero_subj} found a bigger one. It was really two.'],
        refrain: ['Ping, ping, ping. And tight.'],
        turned: ['Pop, mm, there. And right.'],
        noticing: [
          'The last had hit something and hopped back into {hero_gen} lap. It lay there in a fold. It was quite warm from the pocket. It had a tiny mark at the one end, where it had hung on.',
        ],
        deed: [
          '{hero_subj} laid {hero_himself} down, flat, with the pod. It went pop. {hero_subj} ate that one pea so that one heard it, and put the one from beside it on the ground, an arm’s length in.',
        ],
        answer: ['It smelled like a garden in the morning. {part_def} rolled after {part_his} nose.'],
        echo: [
          '<companion>Have you really never eaten one?</companion> asked {companion}. <hero>Not one,</hero> said {hero}. <hero>Always all of them.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero} had peas to get rid of. {hero_subj} threw them in after {part_def}, one by one. Plip.',
          ],
          warm: [
            '{hero} fed {part_def}, as you feed ducks, from three steps off. {hero_subj} did not eat a single pea {hero_himself}. Plip.',
          ],
          clever: [
            '{hero} worked out where {part_def} was by throwing peas and listening. It also used up the peas. Plip, plip, plop.',
          ],
          playful: [
            '{hero} was a pea rain over {part_def}. <hero>Drizzle,</hero> said {hero}. Plip. <hero>Shower.</hero> Plip, plip.',
          ],
        },
        fails: ['Nobody comes out into a rain of peas.'],
        again: [
          '{hero_subj} threw a whole handful. It was a hailstorm, and then {hero_his} pocket was half empty.',
        ],
        refrain: ['Plip, plip, plip. And in.'],
        turned: ['Pop, chew, one for you. And out.'],
        noticing: [
          'One of them came rolling out again and stopped at {hero_gen} knee. {hero} looked at it. It was very green, and quite whole, and nobody had asked it.',
        ],
        deed: [
          '{hero_subj} lay down on {hero_his} tummy and opened a new pod with a small pop. {hero_subj} ate the first pea, slowly. The second one {hero_he} laid halfway to {part_def}.',
        ],
        answer: ['{part_def} had watched {hero_him} swallow. Nothing bad had happened to {hero}.'],
        echo: [
          'There were two more in the pod. {hero} ate one, and so did {companion}, and they both said <hero>Pop</hero> first.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} flicked {hero_his} peas at the place where {part_def} was, to see which one would do it.',
          ],
          warm: [
            '{hero_subj} meant each of the peas for {part_def}. {hero_subj} threw them in underarm, with love, and fast.',
          ],
          clever: [
            '{hero_subj} needed to know where exactly in there {part_def} was sitting. {hero_subj} found out by pea, from left to right.',
          ],
          playful: [
            '{hero_subj} was a pirate, and the pod was the broadside. <hero>Strike your flag,</hero> called the pirate to {part_def}.',
          ],
        },
        fails: ['There was one thing to be done in there, and that was to hold something over one’s head.'],
        again: ['{hero_subj} took a handful.'],
        refrain: ['Fire, plop, fire. And down.'],
        turned: ['Pop, yum, yours. And round.'],
        noticing: [
          'One came back, over the ground, by itself, slowly. It did not look as though it had been thrown. It looked as if somebody had put a finger to it and pushed. {hero} held the next one, and did not throw it.',
        ],
        deed: [
          '{hero_subj} lay down on {hero_his} front and split a new pod, so that it popped. {hero_subj} put one in {hero_his} mouth, chewed it, and showed that it was gone. The next one {hero_he} pushed over, with one finger, halfway.',
        ],
        answer: ['There was a bit of a pause, as at chess. {part_def} put out a finger, or a nose.'],
        echo: [
          '<companion>Who won?</companion> asked {companion}. They looked at the pod. <hero>It was three all,</hero> said {hero}.',
        ],
      },
    ],
  },
  thirtyChews: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero} had a bite of kohlrabi in {hero_his} cheek, and no wish to chew it. {hero_subj} ran up to {part_def}, looked in, and ran back.',
          ],
          warm: [
            '{hero} kept a bite of kohlrabi in {hero_his} cheek, to be on the safe side. With a fat cheek {hero_he} called into {part_def}, and looked, and called.',
          ],
          clever: [
            '{hero} had parked a bite of kohlrabi in one cheek. So {hero_he} had a mouth free for {part_def}. <hero>Shee anyshing?</hero> {hero_he} asked.',
          ],
          playful: [
            '{hero} was a hamster with one cheek of kohlrabi. The hamster popped its head into {part_def}, and out, and in.',
          ],
        },
        fails: ['Look, and back, and look. Nobody’s eyes can do anything with that.'],
        again: ['{hero_subj} looked so quickly that {hero_he} saw it twice. Both times it was black.'],
        refrain: ['In, out, in, out. Fat cheek, black.'],
        turned: ['Chew, chew, chew. And oh.'],
        noticing: [
          '{hero_gen} cheek was tired of carrying it. There was nowhere to spit. So {hero} sat down, and asked {hero_his} tongue what it had there.',
        ],
        deed: [
          '{hero_subj} shut both eyes and chewed, thirty times. At ten there was a new taste, and at twenty another. {hero_subj} swallowed, and then {hero_he} looked into {part_def}.',
        ],
        answer: [
          'Eyes that have been shut for thirty chews are not afraid of the dark. {hero_gen} had got used to it in there.',
        ],
        echo: [
          '<companion>What was it like at twenty?</companion> asked {companion}. <hero>Like nuts that have been for a swim,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a bit of kohlrabi in {hero_his} mouth, and was not having it. {hero_subj} kept it there, ran to {part_def}, stuck in {hero_his} head, and ran back to say.',
          ],
          warm: [
            '{hero_subj} kept the kohlrabi in {hero_his} cheek, not to hurt it. {hero_subj} looked in at {part_def} for the others, and they had to wait.',
          ],
          clever: [
            '{hero_subj} had kohlrabi in one cheek and a theory in the other. The theory was that one has to be quick in {part_def}.',
          ],
          playful: [
            '{hero_subj} was a trumpeter with one cheek blown up. <hero>Tara,</hero> he could not say, in {part_def}, and came out.',
          ],
        },
        fails: ['It was all too short, the looking, and the chewing did not happen.'],
        again: ['{hero_subj} tried with the other cheek. It is not easy to change over.'],
        refrain: ['Cheek, peep, out. And black.'],
        turned: ['Sit, chew, chew. And smack.'],
        noticing: [
          'It had begun to run, a bit, under {hero_his} tongue. It had been there long enough to say something. {hero} sat down to hear it, and it said green, and something like cold water.',
        ],
        deed: [
          '{hero_subj} closed {hero_his} eyes and went after it, with {hero_his} teeth. At ten it was nuts, at twenty it was grass with sugar. At thirty it had said it all, and {hero} swallowed, and looked up at {part_def}.',
        ],
        answer: ['{hero_gen} eyes had been in the dark for thirty. This one was only the next.'],
        echo: [
          '<companion>I always stop at four,</companion> said {companion}. <hero>Four’s boring,</hero> said {hero}. <hero>You have to get past nine.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero} had a bite of kohlrabi in {hero_his} cheek and did not chew it. {hero_subj} ran to {part_def}, looked, and ran off, and ran back.',
          ],
          warm: [
            '{hero} kept {hero_his} bite of kohlrabi in one cheek, and went to see how {part_def} was getting on. Then {hero_he} went to see again.',
          ],
          clever: [
            '{hero} had no time to chew, because of {part_def}. {hero_subj} put the kohlrabi in one cheek and checked, and checked.',
          ],
          playful: [
            '{hero} was a hamster on night duty, with one cheek full of kohlrabi. The hamster trotted to {part_def}, and off, and back.',
          ],
        },
        fails: [
          'Each time {hero} came, {hero_he} came with both feet, and breathed on it through the other cheek.',
        ],
        again: ['{hero_subj} checked whether checking had helped. It had made a draught.'],
        refrain: ['Look, off, look, off. Fat cheek, no.'],
        turned: ['Chew, chew, chew. And so.'],
        noticing: [
          '{hero_gen} cheek had gone numb from carrying. {hero} stopped, because of the cheek, and asked {hero_his} tongue what was in there.',
        ],
        deed: [
          '{hero_subj} sat down, shut {hero_his} eyes and chewed, thirty times. At ten there was one taste, and at twenty there was another. {hero_subj} swallowed all of it.',
        ],
        answer: ['For thirty chews nobody had run to {part_def} and nobody had breathed on it.'],
        echo: [
          '<companion>And at thirty?</companion> asked {companion}. <hero>At thirty it’s gone,</hero> said {hero}. <hero>That’s the catch.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had kohlrabi in {hero_his} cheek, and that was where it was staying. <hero>Ih ih reh-y?</hero> {hero_he} asked {part_def}, and breathed on it.',
          ],
          warm: [
            '{hero_subj} would chew when {part_def} was done, {hero_he} promised, so that they would be done together. {hero_subj} went and looked how far it was.',
          ],
          clever: [
            '{hero_subj} weighed it up: the kohlrabi in {hero_his} cheek or {part_def}. Whichever was the worse {hero_he} would put off. {hero_subj} kept looking at the one to forget the other.',
          ],
          playful: [
            '{hero_subj} was a squirrel in a hurry, with a cheek, and ran up and down at {part_def}, and up.',
          ],
        },
        fails: [
          'There were two things there that wanted to be left alone with themselves. Neither of them was.',
        ],
        again: ['{hero_subj} bit on it by mistake, and ran faster.'],
        refrain: ['Up, sniff, down. And no.'],
        turned: ['Sit, chew, chew. And so.'],
        noticing: [
          '<companion>You’ve got a bump,</companion> said {companion}, and poked it, with one finger. It moved over to the other side. {hero} had carried it for so long that {hero_he} had begun to wonder who it was.',
        ],
        deed: [
          '{hero_subj} sat down and asked it. {hero_subj} asked it thirty times, with shut eyes, and it had something new to say at ten, and at twenty. Then {hero_he} swallowed, and let out {hero_his} breath.',
        ],
        answer: ['Nobody had breathed on {part_def} all that while, or trotted.'],
        echo: [
          '<companion>Where’s the bump?</companion> asked {companion}. {hero} patted {hero_his} stomach. <hero>It’s moved in.</hero>',
        ],
      },
    ],
  },
  bowlInTheMiddle: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had had nothing but crisps since the start. {hero_subj} took on {part_def} alone, with shaking hands, and told the others not to fuss.',
          ],
          warm: [
            '{hero_subj} did not want to hold anybody up by eating. {hero_subj} kept hold of {part_def} and smiled, and dropped it.',
          ],
          clever: [
            '{hero_subj} had calculated that a meal cost twenty minutes. {hero_gen} hands, round {part_def}, were the only ones that had not understood it.',
          ],
          playful: [
            '{hero_subj} held {part_def} with one hand, ate crisps with the other, and did a circus trick in between. It was the crisps that stayed up.',
          ],
        },
        fails: ['Whoever offered to hold something was snapped at, and went and sat down somewhere else.'],
        again: ['{hero_subj} ate one more crisp, for strength. It had the strength of a crisp.'],
        noticing: [
          '{hero} saw {hero_his} own hand above the work. It was trembling by itself. Round about sat four people with crumbs on their knees. They had given up asking.',
        ],
        deed: [
          '{hero_subj} took the concert money and came back with carrots, cucumbers and a peeler. {hero_subj} sat down in the middle of it all and peeled for everyone, and ate the first piece.',
        ],
        answer: [
          'They came for the bowl. Then they stayed near {part_def}, each with a carrot, and each with one hand free.',
        ],
        echo: [
          'One cucumber was left over. At the hour when the concert began, {hero} and {companion} ate it in halves.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} got {hero_his} shoulder under {part_def} on a breakfast of crisps, and wanted no help, thank you.',
          ],
          warm: [
            '{hero_subj} told the others to have a rest. {hero_subj} would just shift {part_def} {hero_himself}. {hero_gen} knees thought otherwise.',
          ],
          clever: [
            '{hero_subj} had divided the weight of {part_def} by the time left. The result was that there was no time for food.',
          ],
          playful: [
            '{hero_subj} weighed one crisp against {part_def}, with commentary. The crisp lost, and {hero} went on pushing.',
          ],
        },
        fails: ['{hero_gen} arms had nothing in them. When somebody said so, {hero_he} snapped.'],
        again: [
          '{hero_subj} pushed until there were small stars. {hero_subj} ate one more crisp, and pushed the stars.',
        ],
        noticing: [
          '{hero_subj} leaned there and looked at the hand {hero_he} was leaning on. It shook. Round about four people were sitting with crumbs on their knees, and looking the other way.',
        ],
        deed: [
          '{hero_subj} spent {hero_his} concert money on a bag of carrots and cucumbers. {hero_subj} sat down in the middle with a peeler, and peeled for everyone, and took the first piece {hero_himself}.',
        ],
        answer: [
          'Six people chewed. After a while one of them got up, still crunching, and walked round {part_def} to see where you could take hold.',
        ],
        echo: [
          '<companion>What would it have been?</companion> asked {companion}. <hero>Row nine,</hero> said {hero}. <companion>And now?</companion> <hero>Carrots. Row one.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had had crisps at four and crisps at six. {hero_subj} trembled over {part_def}, and snapped at it to get on.',
          ],
          warm: [
            '{hero_subj} had no time to eat, since {hero_he} had to see to {part_def} for everyone. To those who brought something {hero_he} said later, and the later got sharper.',
          ],
          clever: [
            '{hero_subj} had reckoned in everything for {part_def}, to the minute. A meal was not in it. By the third hour the minutes had begun to swim.',
          ],
          playful: [
            '{hero_subj} lived on crisps and jokes. When the crisps were gone {hero_he} made the jokes at {part_def}, and they had teeth.',
          ],
        },
        fails: ['It would have got there by itself. There was always a shaking hand in it.'],
        again: ['{hero_subj} shook the empty bag over {hero_his} mouth, and then had another go.'],
        noticing: [
          'It was {hero_his} own hand that {hero_he} saw, above the work, like somebody else’s. It fluttered. {hero_subj} followed the arm up, to see who it belonged to. By the wall sat four people, waiting, with their knees together, as you wait at a doctor’s.',
        ],
        deed: [
          '{hero_subj} had twenty in {hero_his} pocket, for the concert. {hero_subj} went out, and came back with carrots, cucumbers and a peeler, and sat down on the floor with {hero_his} back to {part_def}. {hero_subj} peeled for all of them, thin and slow, and ate the first piece.',
        ],
        answer: [
          'To peel for six takes as long as it takes. You could hear them crunch, and nobody was looking at {part_def}.',
        ],
        echo: [
          '<companion>Is there any dip?</companion> asked {companion}. <hero>That would have been row five,</hero> said {hero}.',
        ],
      },
    ],
  },
  purpleMouth: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ate {hero_his} beetroot behind {hero_his} bag, in three quick forkfuls. Then {hero_he} joined in the laughing at somebody’s box, so that even {part_def} could hear.',
          ],
          warm: [
            '{hero_subj} did not like the laughing, with {part_def} so near. {hero_subj} only laughed along a little, so that nobody should ask what was in {hero_his} bag.',
          ],
          clever: [
            '{hero_subj} knew how such things go. As long as they laughed at {part_def}, or at anyone’s lunch, they were not busy with {hero_gen} box.',
          ],
          playful: [
            '{hero_subj} made a joke about somebody’s lunch, loud enough for {part_def}. It was the best of the day. In {hero_his} bag there was beetroot.',
          ],
        },
        fails: ['Over there a lid went on, quite softly. {hero} had two thumbs on a lid as well.'],
        again: ['{hero_subj} laughed again, with {hero_his} lips shut. They had to be shut.'],
        noticing: [
          '{hero_subj} looked across at the lid. Two thumbs held it down. {hero_subj} looked at {hero_his} own, behind the bag. It was the same two thumbs.',
        ],
        deed: [
          '{hero_subj} put {hero_his} box down in the middle and took off the lid. {hero_subj} ate, with a purple mouth and a splash on the white shirt, and held out the fork.',
        ],
        answer: [
          'Somebody said ugh. Somebody else said, let me try. {part_def} had heard the laughing stop, and what it had stopped for.',
        ],
        echo: [
          'The splash never came out. <companion>It looks a bit like Africa,</companion> said {companion}. They argued about that for a year.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ate {hero_his} beetroot out of sight. Then {hero_he} pushed into the laughing, shoulder first, and laughed up at {part_def}.',
          ],
          warm: [
            '{hero_subj} only wanted to belong. {hero_subj} hid {hero_his} own box, and laughed with {part_def} at somebody else’s.',
          ],
          clever: [
            '{hero_subj} had seen what {part_def} laughed at, and supplied it. It was the smell from somebody’s lunch. {hero_gen} own was in the bag.',
          ],
          playful: [
            '{hero_subj} did an impression of someone eating turnips, for {part_def}. They slapped {hero_him} on the back. That was all they did.',
          ],
        },
        fails: ['The ring closed round the joke, and {hero} was still standing outside with it.'],
        again: ['{hero_subj} told it again. It had been funny for as long as nobody was looking.'],
        noticing: [
          'Over there, somebody had put the lid on and was holding it shut. {hero} knew how that is done. {hero_subj} was doing it, inside {hero_his} bag.',
        ],
        deed: [
          '{hero_subj} sat down, opened {hero_his} box for everyone to see, and ate. {hero_gen} mouth went purple. There was a spot on the white shirt. {hero_subj} held out the fork.',
        ],
        answer: ['To take a fork, you have to turn round. {part_def} turned round.'],
        echo: [
          '<companion>Who has the fork?</companion> asked {companion}. Nobody knew any more. There were seven purple mouths.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Somebody’s lunch had a smell, and the ring round it had a lot to say. {hero} said it louder, next to {part_def}, with {hero_his} own box shut.',
          ],
          warm: [
            '{hero} had the same in {hero_his} own box. {hero_subj} sent a sorry look over the shoulder of {part_def}, and unwrapped a roll.',
          ],
          clever: [
            '{hero} reckoned that they would come on to {hero_his} box next. So {hero_he} told {part_def} something interesting about the other one.',
          ],
          playful: [
            '{hero_subj} held {hero_his} nose, swayed, and fell into the arms of {part_def}. It was a very well-played faint.',
          ],
        },
        fails: ['The more that laughed the tighter they stood, and {hero} was well inside.'],
        again: ['{hero_subj} fainted again, by request.'],
        noticing: [
          'Through the legs {hero} could see the box. It had a lid with ducks on it, from long ago, and a spoon with a short handle. Whoever it was had been given that lunch for years by somebody who got up early for it. {hero_gen} was wrapped in the same kind of paper, with the same kind of fold.',
        ],
        deed: [
          '{hero_subj} sat up, pulled out {hero_his} own, and lifted the lid. Beetroot, right to the rim. {hero_subj} ate the first piece with {hero_his} fingers, since there was a sort of hush, and a drop ran down on to the white shirt. <hero>Want to try?</hero> asked {hero}, past all of them, and held it out through the ring.',
        ],
        answer: [
          'An arm has to get through somewhere. {part_def} stepped to one side, in order not to be purple too.',
        ],
        echo: [
          '<companion>Will that come out?</companion> asked {companion}. <hero>No,</hero> said {hero}. <hero>I’ve got a scarf.</hero>',
        ],
      },
    ],
  },
};
