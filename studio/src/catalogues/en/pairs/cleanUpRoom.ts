import type { LessonPairs } from '../../schema.ts';

export const cleanUpRoom: LessonPairs = {
  flatStack: {
    high: [
      {
        firstTry: {
          bold: ['{hero_subj} threw all that lay about on one heap, beside {part_def}, and climbed it.'],
          warm: [
            '{hero_subj} picked out the softest things, to be gentle, made a heap at {part_def}, and climbed.',
          ],
          clever: [
            '{hero_subj} needed so much height, and so many things lay about. {hero_subj} heaped them up at {part_def}. It came out almost right.',
          ],
          playful: [
            '{hero_subj} built a volcano beside {part_def}, out of all that lay about, and stood on top of it. It erupted.',
          ],
        },
        fails: ['A heap is only high as long as nobody stands on it.'],
        again: ['{hero_subj} made it twice as big. It slid twice as far.'],
        refrain: ['Heap it, climb it, slither. Bump.'],
        turned: ['Flat on, flat on, flat. And up.'],
        noticing: [
          '{hero_subj} sat in the middle of it, on a pointed thing. {hero_subj} pulled it out and looked at it. It had a point. But it had one flat side, too. All of them had.',
        ],
        deed: [
          'At the foot of {part_def} {hero} laid each thing on its flat side. The broad ones went below, the small ones on top. {hero_subj} tried it with one hand.',
        ],
        answer: ['It did not slide. It did not even wobble, and {companion} had hold of {hero_gen} belt.'],
        echo: [
          '<companion>Which was the pointed thing?</companion> asked {companion}. <hero>It’s third from the bottom,</hero> said {hero}. <hero>You can’t tell any more.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} swept it all together with {hero_his} feet, beside {part_def}, and jumped on the top, and the top was a ball.',
          ],
          warm: [
            '{hero_subj} put the soft things in a heap beside {part_def}, so that nobody would hurt themselves, and hurt {hero_himself}.',
          ],
          clever: [
            '{hero_subj} calculated how high it would be, if one put everything on everything. It would have been just as high as {part_def}, if it had stayed.',
          ],
          playful: [
            '{hero_subj} was a goat on a rubbish tip, and the tip was beside {part_def}. The goat had a short, proud moment.',
          ],
        },
        fails: ['Every thing in it lay on its point, and on each point lay the next.'],
        again: ['{hero_subj} built it again. {hero_subj} built it faster, and so it fell faster.'],
        refrain: ['Chuck it, pile it, up. And slide.'],
        turned: ['Turn it, lay it, flat. And ride.'],
        noticing: [
          '{hero} sat there with a book on {hero_his} head. It stayed there, and did not even wobble. {hero_subj} put up a hand to see why, and it was lying on its flat side. And on the book lay a tray, and that was flat as well.',
        ],
        deed: [
          '{hero_subj} took them down, and looked for the flat side of all the others. At the foot of {part_def} {hero_he} laid them, the wide ones first, corner on corner, and leaned on it with one hand.',
        ],
        answer: ['It was as if it had been a staircase before, and had only been dropped.'],
        echo: [
          '<companion>Where do I put the ball?</companion> asked {companion}. It had no flat side at all. {hero} let it sit in {hero_his} cap.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} threw everything that lay about on a heap against {part_def}, stood on top, and heaved.',
          ],
          warm: [
            '{hero_subj} padded {part_def} all round with what lay about, so that it should not hurt itself. Then {hero_he} heaved.',
          ],
          clever: [
            'A ramp, thought {hero}, and shovelled up what lay about, under and round {part_def}. It was a heap more than a ramp.',
          ],
          playful: [
            '{hero_subj} was a mole. The mole threw up a heap round {part_def}, out of all that lay about, and pushed from inside.',
          ],
        },
        fails: ['The heap gave way first. It took the rest along.'],
        again: ['{hero_subj} threw still more on it. By now there was more heap than anything.'],
        refrain: ['Heap it, heave it, slither. Thud.'],
        turned: ['Flat in, flat in, flat. And up.'],
        noticing: [
          '{hero_subj} sat in it with a corner poking {hero_him} from below. {hero_subj} pulled the corner out. There was a flat side to it. There was one to the next thing as well.',
        ],
        deed: [
          '{hero_subj} took one thing after the other, the thin ones first. Flat side down, {hero_he} pushed them in under the edge of {part_def}, one on another.',
        ],
        answer: ['{part_def} came down on them, and it was not as far down as before.'],
        echo: [
          '<hero>They were all just lying about,</hero> said {hero}. <companion>So were we,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} swept up all that lay about with both arms and flung it at {part_def}, for a ramp.',
          ],
          warm: [
            '{hero_subj} gave each thing a pat and put it with the others, in a heap against {part_def}. It looked cosy. It looked like a nest.',
          ],
          clever: [
            '{hero_subj} reckoned that so many things, under {part_def}, would come to quite a height. {hero_subj} shovelled.',
          ],
          playful: [
            '{hero_subj} was the tide. <hero>Whoosh,</hero> said the tide, and washed all that lay about up against {part_def}.',
          ],
        },
        fails: ['Round things rolled out. Pointed things slipped. What was left was {hero}.'],
        again: ['<hero>Whoosh,</hero> said {hero}. The tide went out again, and took a shoe.'],
        refrain: ['Whoosh and heap and slip. And thud.'],
        turned: ['Flat and flat and flat. And up.'],
        noticing: [
          '{hero_subj} fished for {hero_his} shoe, and lined up what {hero_he} found, so as to see over it. Each thing lay down on one side by itself. It was the flat one, and it did not roll.',
        ],
        deed: [
          '{hero_subj} took them in their order, thin, less thin, thick. One by one {hero_he} slid them flat under the edge of {part_def}, and pressed each with the palm.',
        ],
        answer: [
          'They lay like slices. {part_def} came down on the top slice, and it was higher up than before.',
        ],
        echo: [
          'The shoe was in there as well. {hero} walked about with one bare foot until the slices were taken out again, thick, less thick, thin.',
        ],
      },
    ],
  },
  whereDoYouLive: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} dug about round {part_def} and let everything drop where it dropped. {prize_def} had to be there.',
          ],
          warm: [
            '{hero_subj} looked under each thing round {part_def}, patted it, and put it down wherever there was room.',
          ],
          clever: [
            '{hero_subj} searched round {part_def} by a system: pick up, look, drop. The system was quick.',
          ],
          playful: [
            '{hero_subj} was a digger at {part_def}. <hero>Brrm,</hero> whispered the digger, and tipped it all out in another place.',
          ],
        },
        fails: ['None of it was {hero_gen}. All of it was now lying somewhere else.'],
        again: ['{hero_subj} dug further. A small round thing rolled off, and something with a lid.'],
        refrain: ['Dig it, drop it, clonk. And grunt.'],
        turned: ['Pick it, ask it, there. And turn.'],
        noticing: [
          '{hero_subj} stood on one foot. Under it was a small round thing. Under the other foot was its lid. {hero} kept very still, on both of them.',
        ],
        deed: [
          '{hero_subj} picked the things up, one by one, and asked each in a whisper where it lived. Then {hero_he} laid it back there, the right way round.',
        ],
        answer: [
          'When the last had been put back, {part_def} breathed out. It was as if each breath had been counting.',
        ],
        echo: [
          '<companion>What did the lid say?</companion> asked {companion}. <hero>On top,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} went through the things round {part_def} like a wind. What was not {prize_def} went over {hero_his} shoulder.',
          ],
          warm: [
            '{hero_subj} cleared a bit of room for {part_def}, so that {part_he} should lie more softly. It all went on to the other side.',
          ],
          clever: [
            '{hero_subj} searched beside {part_def} by the method of elimination. There was a great deal that was eliminated.',
          ],
          playful: [
            '{hero_subj} was a dog that has forgotten where. It dug beside {part_def}, and between its hind legs there flew cups.',
          ],
        },
        fails: ['There was a bare place now, and a sleeper that had to lie on the heap.'],
        again: ['{hero_subj} dug on the other side. Now it was all over the sleeper.'],
        refrain: ['Dig, fling, dig. And cling.'],
        turned: ['Ask, lay, ask. And swing.'],
        noticing: [
          'A cup rolled back, bumped against {hero_gen} knee, and lay there, with its handle up. It had a chip, and someone had painted the chip over, with a very small brush. So somebody knew that cup.',
        ],
        deed: [
          '{hero_subj} held it to {hero_his} ear and asked it. {hero_subj} carried it back to where it said, with the chip to the wall. Then {hero_he} asked the spoon, and the others, in turn, till they were all at home.',
        ],
        answer: [
          '{part_def} had one hand out, and let it go along the row. At the cup it stopped, and was content.',
        ],
        echo: [
          '<companion>And where do I live?</companion> whispered {companion}. {hero} put an ear to {companion_his} stomach. <hero>It says, near the bread.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: ['{hero_subj} rummaged about in what belonged to {part_def}, and let it fall where it fell.'],
          warm: [
            '{hero_subj} tidied for {part_def}, {hero_he} said, and put it all just where {hero_he} {hero_himself} would have liked it.',
          ],
          clever: [
            '{hero_subj} went through the things of {part_def}, to find out what was being guarded. {hero_subj} dropped what it was not.',
          ],
          playful: [
            '{hero_subj} played shop with the things of {part_def}. <hero>What does this cost?</hero> The till was on the ground, and so was the rest.',
          ],
        },
        fails: ['The more {hero} moved, the more there was to guard.'],
        again: ['{hero_subj} sold another thing. It rolled away.'],
        refrain: ['Grab it, drop it, clonk. And no.'],
        turned: ['Pick it, ask it, home. And go.'],
        noticing: [
          '{hero} looked down, because {hero_he} wobbled. {hero_subj} was standing on somebody’s treasure, with one foot. The other foot was on its lid.',
        ],
        deed: [
          '{hero_subj} picked up one thing after another and asked each where it lived. {hero_subj} put it back there, the right way up, and did not keep any.',
        ],
        answer: ['{part_def} followed each of them with {part_his} eyes, and nodded at the lid.'],
        echo: [
          '{hero} had one thing over at the end. It was {hero_his} own button. It lived on {hero_his} sleeve.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} pushed all that belonged to {part_def} to one side with {hero_his} arm, as one clears a table for cards.',
          ],
          warm: [
            '{hero_subj} admired the things of {part_def}, each of them, in {hero_his} hand, and could not remember where they had been.',
          ],
          clever: [
            '{hero_subj} looked for what it was that {part_def} was guarding. {hero_subj} looked under all of it.',
          ],
          playful: [
            '{hero_subj} was a customs officer. <hero>Anything to declare?</hero> said the officer to {part_def}, and tipped it out.',
          ],
        },
        fails: ['It had been one thing that was out of its place. Now there were nineteen.'],
        again: ['{hero_subj} looked under the bottom one as well. There was only ground.'],
        refrain: ['Tip it, look, drop it. And halt.'],
        turned: ['Lift it, ask, place it. And salt.'],
        noticing: [
          '{hero} stopped for breath. Each time {hero_he} had picked up a thing and put it down, {part_def} had twitched, a bit to the left, or to the right. It was always towards some spot that was empty.',
        ],
        deed: [
          '{hero_subj} held the first thing in the air, moved it slowly along, and, where there was no more twitch, put it down. {hero_subj} did that nineteen times.',
        ],
        answer: ['{part_def} let {part_his} shoulders down, one shelf at a time.'],
        echo: ['In {hero_gen} pocket they found a twentieth thing. They all went back with it.'],
      },
    ],
  },
  barePath: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kicked what lay there on ahead, into {part_def}, until it would not go any further.',
          ],
          warm: [
            '{hero_subj} pushed the things gently before {hero_him}, with one foot, into {part_def}. It was still a wall, in the end.',
          ],
          clever: [
            'It was full in front, so {hero} shoved it to the back. Now {part_def} was full there. You could not even see that.',
          ],
          playful: [
            '{hero_subj} was a snow plough. The snow plough drove at {part_def}, and had soon made a mountain.',
          ],
        },
        fails: ['It all lay in a bank before {hero_him}, and no light came over the top.'],
        again: ['{hero_subj} kicked the bank. It had no further back to go.'],
        refrain: ['Kick it in, kick it in. Black.'],
        turned: ['Carry out, carry out. And oh.'],
        noticing: [
          'There was nothing left to kick. {hero} turned round. Behind {hero_him}, where {hero_his} shoe had swept, was one bare strip, as wide as a foot.',
        ],
        deed: [
          '{hero_subj} took out the things, one at a time, and laid them in a row along the side. {hero_subj} went on till the bare strip led straight into {part_def}.',
        ],
        answer: ['Light likes to walk on bare ground. It went in along the strip, one foot wide.'],
        echo: [
          'There were twenty-one things in the row. <companion>Are they all yours?</companion> asked {companion}. <hero>I only kicked them,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} drove it all before {hero_him} with the side of {hero_his} shoe, up to {part_def}, and in, till it would take no more.',
          ],
          warm: [
            '{hero_subj} pushed everything out of the others’ way, so that they could get by. {hero_subj} pushed it to where they wanted to get, and that was {part_def}.',
          ],
          clever: [
            '{hero_subj} thought that what is in the dark is as good as tidied. {hero_subj} filled up {part_def}, from the bottom.',
          ],
          playful: [
            '{hero_subj} was a bulldozer, and {part_def} was the sea. <hero>New land,</hero> said the bulldozer.',
          ],
        },
        fails: ['There had been a way in for one, and for the daylight. It was full now.'],
        again: ['{hero_subj} stepped back, and came with another load.'],
        refrain: ['Shove it, shove it, in. And shut.'],
        turned: ['Fetch it, lay it, row. And but.'],
        noticing: [
          'When {hero} stepped back, something was left behind {hero_him}, and {hero_he} saw it over {hero_his} shoulder: a stripe of floor. It was not wide, and there was not a thing on it. A bit of light had lain down there at once, as a cat does.',
        ],
        deed: [
          '{hero_subj} carried back out what {hero_he} had shoved in. {hero_subj} put it in a row, one beside the other, along the edge, until the stripe ran right into {part_def}.',
        ],
        answer: ['The light got up, stretched, and came along the stripe.'],
        echo: [
          '<companion>It looks like a coast,</companion> said {companion}, of the row. They walked along it once, for the sea air.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kicked everything that lay about ahead, towards {part_def}. There it lay in a bank, and {hero_he} pulled over it.',
          ],
          warm: [
            '{hero_subj} pushed the things gently to the side with {hero_his} foot. It was the side of {part_def} where {companion} ought to have stood.',
          ],
          clever: [
            'It lay in the way here, so {hero} shoved it there. There was round the back of {part_def}.',
          ],
          playful: [
            '{hero_subj} played football with all that lay about. The goal was {part_def}, and it was soon full.',
          ],
        },
        fails: ['{hero} had one side to {hero_himself}. On the other there was no place for a foot.'],
        again: ['{hero_subj} kicked what would not go, and it came back.'],
        refrain: ['Kick it there, kick it there. Thump.'],
        turned: ['Carry out, row by row. And room.'],
        noticing: [
          'There was nothing left to kick. {hero} turned round, out of breath. Behind {hero_him}, where {hero_his} shoe had swept, lay one bare strip, as wide as a foot.',
        ],
        deed: [
          '{hero_subj} took the things away one by one and laid them in a row. {hero_subj} went on until the bare strip led right round to the far side of {part_def}.',
        ],
        answer: [
          '{companion} came along it, heel to toe. At the end of it was a place, just big enough to stand.',
        ],
        echo: [
          '{companion} walked the path back, and then once more there, because it was so good to walk on.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} kicked {hero_his} way to {part_def}, and all {hero_he} kicked fetched up on its other side.',
          ],
          warm: [
            '{hero_subj} sent everything that could hurt {companion} over to the far side of {part_def}. That was where {companion} ought to have stood.',
          ],
          clever: [
            '{hero_subj} had need of a clear space round {hero_himself}, to think about {part_def}. It had to go somewhere.',
          ],
          playful: [
            '{hero_subj} was a hockey team, with {part_def} for the goal. It was ten to nothing, and one could not see the goalkeeper.',
          ],
        },
        fails: ['There was room for two hands on this side. On that one there was not room for a toe.'],
        again: ['{hero_subj} kicked the last of it over there as well, with both feet.'],
        refrain: ['Kick, score, kick. And block.'],
        turned: ['Clear, row, walk. And knock.'],
        noticing: [
          '{companion} stood behind all that and held up both hands, empty, so that one saw them over the top. {companion} had stood like that for some time. {companion} had been trying to say that {companion_he} had two.',
        ],
        deed: [
          '{hero_subj} saw the hands. From here on {hero_he} picked up the things one at a time, and laid them in a row at the side. Then there was a path, as wide as a foot, and it ended at {companion}.',
        ],
        answer: [
          '{companion} came on it with {companion_his} arms out, as over a brook, and took hold of {part_def}, over there, where nobody had.',
        ],
        echo: [
          '<companion>How many was that?</companion> asked {companion}. They counted the row. It was twenty-three.',
        ],
      },
    ],
  },
  rowFromThePockets: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stuffed {part_def} into one lump with both hands, so that it would be smaller. Then {hero_he} pulled.',
          ],
          warm: [
            '{hero_subj} rolled {part_def} up, lovingly, as you roll a sock, with what was loose and what was not. Then {hero_he} tugged.',
          ],
          clever: [
            'It takes up less room as a ball, thought {hero}. {hero_subj} wound it all in, knots and ends, and then pulled at {part_def}.',
          ],
          playful: [
            '{hero_subj} kneaded {part_def} like dough. <hero>And now the plaiting,</hero> said the baker, and pulled.',
          ],
        },
        fails: ['What had been nearly loose was inside now.'],
        again: ['{hero_subj} sat on the lump, to make it less. It had been less already.'],
        refrain: ['Stuff it, roll it, lump. And stuck.'],
        turned: ['Lay it, lay it, long. And loose.'],
        noticing: [
          '{hero_subj} put {hero_his} hands in {hero_his} pockets, because they were tired. There was a lump in there too: string in a whistle, in crumbs. It had been there for weeks, and nothing had ever come out.',
        ],
        deed: [
          '{hero_subj} turned out both pockets and laid it all in one long row, string by string, by size. Then, in the same way, {hero_he} went on with {part_def}.',
        ],
        answer: ['Each bend that came free went into the row, straight, and could not run back.'],
        echo: [
          'In the row was a whistle that {hero} had been missing since spring. <companion>Blow it,</companion> said {companion}. It blew a crumb.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} rolled {part_def} up like a snowball, with all that hung on it, to get it under {hero_his} arm. Then {hero_he} pulled at what stuck out.',
          ],
          warm: [
            '{hero_subj} hugged {part_def} together, so that nothing got lost, and rocked it, and it grew into one.',
          ],
          clever: [
            '{hero_subj} made {part_def} as small as it would go. A small trouble is better than a big one, {hero_he} thought.',
          ],
          playful: [
            '{hero_subj} was a dung beetle, and {part_def} was getting rounder. The beetle rolled it up a hill.',
          ],
        },
        fails: ['One could no longer say what was in and what was out. It was all in.'],
        again: ['{hero_subj} rolled it to and fro once more. It had picked up a sock.'],
        refrain: ['Roll it, squash it, ball. And tight.'],
        turned: ['Lay it, lay it, line. And right.'],
        noticing: [
          '{hero} put {hero_his} hands in {hero_his} pockets, to have a rest from it. There was a ball in the left one, too. {hero_subj} drew it out. It was string, fluff, half a whistle, and a sweet with hair on it. It had been getting rounder since Easter.',
        ],
        deed: [
          '{hero_subj} undid that one first. {hero_subj} laid it on the ground, bit by bit, the long next to the long. When both pockets were a row {hero_he} took {part_def}, and went on with it, at the end, in the same way.',
        ],
        answer: ['What lay straight stayed straight. It had neighbours.'],
        echo: [
          '<companion>Who gets the sweet?</companion> asked {companion}. They buried it, with a whistle.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: ['{hero_subj} pushed it all together in one lump round {part_def}, so as to be done sooner.'],
          warm: [
            '{hero_subj} tucked {part_def} in with all that lay about, to make it cosy, and pressed it down.',
          ],
          clever: [
            'What is done helps what is not, thought {hero}. {hero_subj} shoved it all in one heap with {part_def}.',
          ],
          playful: ['{hero_subj} was a whirlpool, and swept up everything round {part_def}, and stirred.'],
        },
        fails: ['What was ready and what was not were now the same lump.'],
        again: ['{hero_subj} kneaded it once more. It got no readier from that, and {hero} got stickier.'],
        refrain: ['Lump it, press it, now? No.'],
        turned: ['Row it, row it, long. And so.'],
        noticing: [
          '{hero_gen} hands wanted to be out of the way, and went into {hero_his} pockets. In there was another lump: string, whistle, crumbs. Nothing had come out of that for weeks, either.',
        ],
        deed: [
          '{hero_subj} turned out both pockets. Beside {part_def} {hero_he} laid it all in one long row, by size, and did not hurry.',
        ],
        answer: [
          'Two pockets make a long row. Before the last crumb lay straight nobody had touched {part_def}.',
        ],
        echo: [
          '<companion>What’s the smallest?</companion> asked {companion}. They lay down to see. <hero>That one,</hero> said {hero}. It was gone, then.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} scraped together all that lay near {part_def}, done and not done, and pressed it flat with a board.',
          ],
          warm: [
            '{hero_subj} packed {part_def} up warm, in everything that there was, and kneaded it round the edges.',
          ],
          clever: [
            '{hero_subj} saw that {part_def} had got further at one end than at the other. {hero_subj} mixed the two.',
          ],
          playful: [
            '{hero_subj} was a cook, and stirred up {part_def}, and what was beside {part_def}, and the spoon.',
          ],
        },
        fails: ['There had been a first bit that was ready. It was in there somewhere, with the rest.'],
        again: ['{hero_subj} stirred the other way, to get it out.'],
        refrain: ['Mix it, mash it, lump. And no.'],
        turned: ['Line it, line it, long. And so.'],
        noticing: [
          '{hero_gen} hands would not come clean, and {hero_he} wiped them on {hero_his} trousers. Something in the trousers crackled. {hero_subj} felt, and there was a second lunch in there, all in one: a crust in a hanky, in a balloon, in some string.',
        ],
        deed: [
          '{hero_subj} sat down next to {part_def}, with {hero_his} hands well away from it. {hero_subj} turned out that pocket. The other, and laid it all in a row, from the string to the last crumb, by size.',
        ],
        answer: [
          'There were a great many crumbs, and no two were the same. Beside {hero_him} {part_def} had got past its first bit, and was at the second.',
        ],
        echo: [
          '<companion>That one’s bigger than that one,</companion> said {companion}. They lay there with their chins on the floor, and a sparrow solved it.',
        ],
      },
    ],
  },
  threePiles: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pushed {hero_his} own mess under {part_def} and said that it had been like that before.',
          ],
          warm: [
            '{hero_subj} tidied up, {hero_he} said. Whatever was awkward {hero_he} put in with the things of others, under {part_def}.',
          ],
          clever: [
            '{hero_subj} deleted from {part_def} what would have led to {hero_him}. It had also led to something else.',
          ],
          playful: [
            '{hero_subj} juggled with other people’s things round {part_def}. What {hero_he} dropped {hero_he} left.',
          ],
        },
        fails: ['One after another missed a thing. Each of them asked the next.'],
        again: ['{hero_subj} helped to look. {hero_subj} looked in all the bags but one.'],
        noticing: [
          'It was for a pen that {hero} reached into {hero_his} own bag. {hero_subj} found a lid. Under the lid was a note, under the note a charger. They had been asking for all of it since the day before.',
        ],
        deed: [
          '{hero_subj} tipped {hero_his} bag out in front of everyone, the letter too. {hero_subj} made three piles: mine, yours, rubbish. The letter was mine.',
        ],
        answer: [
          'Hands came from all sides for the second pile. When they had gone you could see {part_def}, and whose end was whose.',
        ],
        echo: [
          'Nobody mentioned the letter. <companion>Nice handwriting, though,</companion> said {companion}, at last.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had stuffed the mess in {hero_his} bag and zipped it up. <hero>It was like that before,</hero> said {hero} of {part_def}.',
          ],
          warm: [
            '{hero_subj} felt for everyone who was looking. {hero_gen} bag stood between {hero_his} feet, quite full, and {hero_he} tried {part_def} without.',
          ],
          clever: [
            '{hero_subj} proved that {part_def} had not been complete since the beginning. The proof went well up to the zip of {hero_his} bag.',
          ],
          playful: [
            '<hero>Call for the piece of {part_def},</hero> cried {hero}, like an usher. {hero_gen} bag was the only one that did not answer.',
          ],
        },
        fails: ['A thing cannot be mended with what is not there. {hero} went on mending it.'],
        again: ['{hero_subj} mended it with tape. It was somebody else’s tape.'],
        noticing: [
          '{hero_subj} wanted to put back the tape and opened {hero_his} bag by a hand’s breadth. There lay the lid, the note, the charger. They had all been asked for, and {hero_he} had said no each time.',
        ],
        deed: [
          '{hero_subj} tipped out the bag, with everyone there, the letter as well. {hero_subj} sorted it: mine, yours, rubbish. From the second pile {hero_he} held up the piece. <hero>I had it.</hero>',
        ],
        answer: ['It went from hand to hand, to the one who had {part_def}.'],
        echo: [
          '<companion>That’s my tape,</companion> said {companion}. <hero>Second pile,</hero> said {hero}, and gave it to {companion_him}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Things had gone missing, and without them {part_def} could not be mended. {hero_subj} searched everybody’s bags, loudly, but for one.',
          ],
          warm: [
            '{hero_subj} was sorry that so much got lost round here. {hero_subj} lent the others things of their own, without knowing, to see to {part_def} with.',
          ],
          clever: [
            '{hero_subj} made an inventory of what {part_def} lacked. There were nine items. {hero_subj} wrote down who had last been seen with them, and left one name out.',
          ],
          playful: [
            '<hero>The gremlins again,</hero> said {hero}, and put down cheese for them beside {part_def}. It was good cheese.',
          ],
        },
        fails: ['They made do with what they had. It was three screws too few.'],
        again: ['{hero_subj} pushed the heap under the bed with one foot. Somebody else’s bed was nearest.'],
        noticing: [
          'It rattled when {hero_he} sat down. It was {hero_his} own bag, and it had been rattling for a week. {hero_subj} had thought of it as a sort of tune. {hero_subj} put in a hand, quite slowly, as you do with a hole in the sand.',
        ],
        deed: [
          '{hero_subj} emptied it out on the table, while they were all having supper, and the letter slid as far as the bread. <hero>Mine,</hero> said {hero}, and pushed it to the left. <hero>Yours. Rubbish.</hero> {hero_subj} did it with each thing. At the end of the middle pile there were three screws.',
        ],
        answer: [
          'Somebody began to laugh and somebody else did not. {companion} picked out the screws and went over to {part_def}.',
        ],
        echo: [
          '<companion>That letter,</companion> said {companion}. <hero>Left-hand pile,</hero> said {hero}. <companion>I know,</companion> said {companion}. <companion>I didn’t read it. I passed it on with the butter.</companion>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Nobody touches my bag,</hero> said {hero}, and put it down in front of {part_def}. Things had gone missing.',
          ],
          warm: [
            'Things had gone missing. {hero} helped everyone look, even {part_def}, and had {hero_his} bag over {hero_his} shoulder while {hero_he} did it.',
          ],
          clever: [
            'Things had gone missing, and {hero} had a list of where they might be. {hero_subj} crossed off the places with {part_def}. It had eleven lines, and none of them was: my bag.',
          ],
          playful: ['Things had gone missing. {hero} blamed a magpie, and chirped at {part_def}.'],
        },
        fails: ['Someone who has had a thing taken shuts the rest up. It happened all round.'],
        again: ['{hero_subj} zipped up the side pocket too.'],
        noticing: [
          'It bulged. It had been bulging for days, and {hero_he} had got used to walking a bit crooked. When {hero_he} looked for a tissue, there came out a charger, with somebody’s name burned into the plug. After that there was a note, and it was not to {hero_him}.',
        ],
        deed: [
          '{hero_subj} turned the bag upside down in front of all of them. It all fell out, and {hero_his} letter fell out as well, the one that nobody was supposed to see. <hero>Mine. Yours. Rubbish,</hero> said {hero}, until it was done. There was one small thing left over. It belonged beside {part_def}, and {hero_he} took it there.',
        ],
        answer: [
          '<companion>I’d thought I was going mad,</companion> somebody said, and laughed. It is the sort of thing that unlocks people.',
        ],
        echo: [
          '<companion>Who’s the letter to?</companion> asked {companion}. <hero>You,</hero> said {hero}. <hero>It’s from March.</hero>',
        ],
      },
    ],
  },
  oneSquareMetre: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stepped over the mess. <hero>That’s everybody’s,</hero> said {hero}, put down {hero_his} cup, and took hold of {part_def}.',
          ],
          warm: [
            '{hero_subj} did not want to accuse anyone. {hero_subj} stepped over it with care, put {hero_his} cup with the others, and smiled at {part_def}.',
          ],
          clever: [
            '{hero_subj} had found that none of the mess was strictly {hero_his}. {hero_subj} set one more cup on it, and measured {part_def}.',
          ],
          playful: [
            '{hero_subj} danced across the mess on tiptoe, balanced {hero_his} cup on top, and bowed to {part_def}.',
          ],
        },
        fails: ['For a second person there was no place to stand. There was hardly one for the first.'],
        again: ['{hero_subj} moved a cup a bit to the left, so as to get at it. It fell on the other cups.'],
        noticing: [
          '{hero} counted the cups, to be able to say how many. It was eleven. Seven of them had a bite mark in the rim, always the same. {hero_subj} knew those teeth.',
        ],
        deed: [
          'The early lift drove off without {hero_him}. {hero_subj} began with the seven cups at the edge. {hero_subj} carried, and came back, and carried, until one square metre beside {part_def} was bare.',
        ],
        answer: ['{companion} came and stood on it. There was room for two feet and a good hold.'],
        echo: [
          '<companion>You could just stop biting them,</companion> said {companion}. <hero>I’m thinking,</hero> said {hero}, <hero>when I do that.</hero>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} climbed over it all, put {hero_his} cup on top, and got {hero_his} hands under {part_def} from there. There was no place for feet.',
          ],
          warm: [
            '{hero_subj} said that it didn’t matter, everybody left things lying. {hero_subj} tugged at {part_def} from between the heaps, and thanked the heaps when they gave way.',
          ],
          clever: [
            '{hero_subj} had found a way through the mess, on three square inches and a chair leg. From the chair leg {hero_he} worked out how to lift {part_def}.',
          ],
          playful: [
            '{hero_subj} crossed the mess like a glacier, on a rope. At the summit was {part_def}, and {hero_he} planted a cup.',
          ],
        },
        fails: ['To lift a thing, one has to stand somewhere.'],
        again: ['It was all everybody’s, so it was nobody’s. {hero} moved a bit of it from left to right.'],
        noticing: [
          'There were cups everywhere. {hero} picked up one to throw it at somebody, in fun, and saw the rim. It had a nick bitten out of it. So had the next. {hero_subj} held seven cups, in the end, and ran {hero_his} tongue along {hero_his} front teeth.',
        ],
        deed: [
          'The lift home hooted, and {hero} waved it on. It was the last till ten. {hero_subj} washed up seven cups. Then {hero_he} carried whatever lay there, whoever’s it was, until by one corner of {part_def} there was a bare square metre with {hero_him} on it.',
        ],
        answer: [
          'From there you could get round to the corner. You saw now that it had never stood quite flat.',
        ],
        echo: [
          '<companion>How did you get home?</companion> asked {companion}. <hero>In the dark,</hero> said {hero}. <hero>I’d a cup with me.</hero>',
        ],
      },
    ],
  },
};
