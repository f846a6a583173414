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
    ],
  },
};
