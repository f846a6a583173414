import type { LessonPairs } from '../../schema.ts';

export const perseverance: LessonPairs = {
  fromTheOtherEnd: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pulled {part_def} to the left. It would not. {hero_subj} pulled it to the left six times more. <hero>Silly thing.</hero>',
          ],
          warm: [
            '{hero_subj} begged {part_def} very nicely to come to the left. {hero_subj} begged seven times, with more tug in it each time.',
          ],
          clever: [
            '{hero_subj} had decided that left was right. {hero_subj} pulled {part_def} to the left seven times, and each time was a better seven.',
          ],
          playful: [
            '<hero>Come along, Lefty,</hero> said {hero} to {part_def}. Lefty did not come. {hero} said it seven times, with a tug.',
          ],
        },
        fails: ['It was exactly the same every time, only with more arm in it.'],
        again: [
          '{hero_subj} counted to eight and pulled to the left. <hero>Silly thing,</hero> said {hero}. It was not clear which of them was meant.',
        ],
        refrain: ['Left, left, left. And stuck.'],
        turned: ['Back, under, round. And free.'],
        noticing: [
          '{hero_subj} sat down, out of breath, and looked at the marks {hero_he} had made. All of them led to one place, and stopped there.',
        ],
        deed: [
          '{hero_subj} got up and walked round to the other side. From that place {hero_he} did it all backwards: not pulling out, but pushing in.',
        ],
        answer: ['A turn of {part_def} went back the way it had come. Behind it was room for the next.'],
        echo: [
          '<companion>Seven times left,</companion> said {companion}. <hero>I had to know for certain,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wound {part_def} round {hero_his} fist and yanked. <hero>Again.</hero> {hero_subj} yanked. <hero>Again.</hero>',
          ],
          warm: [
            '{hero_subj} asked {part_def} to come, and gave a tug. {hero_subj} asked it seven times in the same words.',
          ],
          clever: [
            '{hero_subj} thought that if it does not work six times it is bound to at the seventh. {hero_subj} pulled {part_def} a seventh time.',
          ],
          playful: [
            '{hero_subj} was ringing for the butler. {part_def} was the bell rope. {hero} rang, and rang, and the butler did not come.',
          ],
        },
        fails: ['There was a groove in it by now, from all the same tugs.'],
        again: ['{hero_subj} gave it one more for luck, and called it silly.'],
        refrain: ['Tug and tug and tug. The same.'],
        turned: ['Round and in and back. It came.'],
        noticing: [
          '{hero} let {hero_his} arms hang, and looked at what they had done. It was like a path that people walk every day. It went up to one spot, and there it stopped.',
        ],
        deed: [
          '{hero_subj} got up, and walked all round to where the spot was from behind. There {hero_he} began, with a push, and {part_def} went in.',
        ],
        answer: [
          'It ran backwards, bend for bend, as though it had only been waiting to be asked the other way on.',
        ],
        echo: [
          '<companion>I’d have stopped at five,</companion> said {companion}. <hero>At five I was still cross,</hero> said {hero}.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ran straight at {part_def}, and slid back. {hero_subj} ran straight at {part_def} six times more. <hero>Silly thing.</hero>',
          ],
          warm: [
            '{hero_subj} told {part_def} it was not cross at all, and set out once more, straight ahead. It was the seventh time.',
          ],
          clever: [
            '{hero_subj} was sure that it only wanted more speed. {hero_subj} ran at {part_def} seven times, and the last was the fastest.',
          ],
          playful: [
            '{hero_subj} slid back seven times off {part_def}, each time with another face. The seventh was a surprised hen.',
          ],
        },
        fails: ['It was always the same run, and it always ended in the same heap.'],
        again: ['{hero_subj} ran an eighth time, and called it silly beforehand, to save time.'],
        refrain: ['Run, run, whee. And heap.'],
        turned: ['Side, side, step. And stay.'],
        noticing: [
          '{hero_subj} sat in the heap that was {hero_himself}, and looked at all {hero_his} tracks. There were eight of them. They all stopped at the same spot.',
        ],
        deed: [
          '{hero_subj} got up, and walked round to the side, to that very spot. From there {hero_he} began, sideways, like a crab.',
        ],
        answer: ['One foot stood. The other was brought up to it, and stood on {part_def} as well.'],
        echo: [
          '<companion>You walk like a crab,</companion> said {companion}. <hero>Crabs get everywhere,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} took {part_def} by storm. {hero_subj} took it by storm six times, from the same side, and six times it took {hero_him}.',
          ],
          warm: [
            '<hero>Oops,</hero> said {hero} to {part_def}, politely, and slid down. {hero_subj} got up, thanked it, and did it again, seven times.',
          ],
          clever: [
            '{hero_subj} corrected {hero_his} run by one inch, and slid. Then {hero_he} corrected it back.',
          ],
          playful: [
            '{hero_subj} was a snowball that wants to go uphill. Each time {part_def} rolled it home.',
          ],
        },
        fails: ['It was a very good run. It just always went to the same place.'],
        again: ['{hero_subj} shouted <hero>charge</hero> as well. The shout got to the top.'],
        refrain: ['Charge, slide, splat. Times eight.'],
        turned: ['Crab, crab, crab. And wait.'],
        noticing: [
          'There was a bald patch where {hero_he} always landed. {hero} sat down in it, since it was there. {hero_subj} looked along from it, to the side, where {hero_he} had never been.',
        ],
        deed: [
          '{hero_subj} stood up, and turned {hero_his} back on it all. From the bald patch {hero_he} went up sideways, one foot and then the other.',
        ],
        answer: [
          '{part_def} had not been expecting anyone from there. It let the first foot stand, out of surprise.',
        ],
        echo: [
          '<companion>Which was the best slide?</companion> asked {companion}. <hero>The fourth,</hero> said {hero}. <hero>I met you on the way.</hero>',
        ],
      },
    ],
  },
  pebbleUnder: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took hold of {part_def}, roared, and heaved with everything {hero_he} had. It moved. Then {hero_he} had to breathe.',
          ],
          warm: [
            '{hero_subj} said sorry to {part_def} for the roar that was coming. Then {hero_he} roared, and heaved, and had to let go.',
          ],
          clever: [
            '{hero_subj} had worked out that one enormous heave would do for {part_def}. {hero_subj} roared it. It was not quite enormous enough.',
          ],
          playful: [
            '{hero_subj} was an elephant with a roar. The elephant heaved at {part_def}, and then had to sit down.',
          ],
        },
        fails: ['It all went up at once, and it all came down at once.'],
        again: ['{hero_subj} fetched a bigger roar from further down. It came up with a burp in it.'],
        refrain: ['Heave, roar, up. And plump.'],
        turned: ['Tip, pop, stop. And up.'],
        noticing: [
          '{hero_gen} cheek lay against it, for a rest. From so near you could see a thin line of shadow underneath. It had not been there before.',
        ],
        deed: [
          '{hero_subj} lifted just a little, the width of a finger. {hero_subj} pushed a pebble in below, so that the finger stayed won. Then {hero_he} began on the next.',
        ],
        answer: ['{part_def} settled back, as it always did. But it settled on the pebble.'],
        echo: ['{hero} kept the pebble. It is in {hero_his} pocket. It has lifted more than {hero} has.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>It’s all or nothing,</hero> said {hero}, and got {hero_his} arms round {part_def}. For a moment it was nearly all. Then it was nothing.',
          ],
          warm: [
            '{hero_subj} told {part_def} that it would only be a short moment. {hero_subj} lifted, and it was.',
          ],
          clever: [
            '{hero_subj} worked out how much {hero_he} could lift, if {hero_he} lifted everything at once. Then {hero_he} did, with {part_def}, for one breath.',
          ],
          playful: [
            '{hero_subj} was a weight lifter, with a belt made of string. <hero>Hup,</hero> said {hero}, and {part_def} went hup, and then it went down.',
          ],
        },
        fails: ['What had been won at the top of the breath was lost at the bottom.'],
        again: ['{hero_subj} rubbed {hero_his} hands, took a deeper breath, and did it all again.'],
        refrain: ['Hup, hold, huff. And drop.'],
        turned: ['Hup, plug, hup. And stop.'],
        noticing: [
          '{hero} lay beside it, flat out. From there {hero_he} saw an ant. It walked under {part_def}, quite upright, where five tries ago no ant could have got through.',
        ],
        deed: [
          '{hero_subj} lifted no more than an ant is high. {hero_subj} pushed in a pebble. Then {hero_he} let go, and lifted by one more ant.',
        ],
        answer: ['It stayed. {part_def} sat on the pebble and could not get back down.'],
        echo: [
          '<companion>How many ants was it?</companion> asked {companion}. <hero>Thirty-one,</hero> said {hero}, <hero>one on top of another.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pressed {part_def} together with a roar, all at once, with both arms. For one breath it held.',
          ],
          warm: [
            '{hero_subj} gave {part_def} a hug that was meant to mend everything. It was a very tight hug, with a roar in it.',
          ],
          clever: [
            '{hero_subj} wanted all the bits of {part_def} in place in one go. With six more fingers it would have worked.',
          ],
          playful: [
            '{hero_subj} clapped {part_def} shut like a crocodile. <hero>Snap,</hero> roared the crocodile, and opened again to see.',
          ],
        },
        fails: ['The roar was over, and nothing kept what it had done.'],
        again: [
          '{hero_subj} roared a longer one. It held as long as the roar, and that was as long as {hero_gen} breath.',
        ],
        refrain: ['Clap, roar, hold. And drop.'],
        turned: ['Fit, pop, stop. And on.'],
        noticing: [
          '{hero_subj} laid {hero_his} cheek beside it, to get {hero_his} breath back. From there you saw it from the side, and it was not so bad from the side.',
        ],
        deed: [
          '{hero_subj} brought the edges of {part_def} together, no more than a finger’s width. {hero_subj} wedged that with a pebble. Then {hero_he} began on the next finger.',
        ],
        answer: ['The pebble did not let go when {hero} let go. That was the good thing about it.'],
        echo: [
          '<companion>You can take the pebble out now,</companion> said {companion}. <hero>It lives there,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} took {part_def} between both hands and squeezed, so that {hero_his} ears went red. While they were red it held.',
          ],
          warm: [
            '{hero_subj} hugged {part_def} as you hug somebody who is going away. When {hero_he} let go, it went.',
          ],
          clever: [
            '{hero_subj} thought that one really good squeeze had to do it for ever. {hero_subj} gave {part_def} a really good squeeze.',
          ],
          playful: [
            '{hero_subj} was a sandwich, and {part_def} was the cheese. The sandwich shut itself with a growl.',
          ],
        },
        fails: ['It wanted something that would still be there when {hero} let go.'],
        again: ['{hero_subj} did it harder, with a growl. It held for as long as the growl.'],
        refrain: ['Squash, growl, hold. And crack.'],
        turned: ['Close, wedge, close. And back.'],
        noticing: [
          '{hero_gen} hands were shaking. {hero_subj} let {hero_his} head hang, and so {hero_he} looked right into the crack. It was thinner than it had been at the start.',
        ],
        deed: [
          '{hero_subj} closed {part_def} by just a hair. {hero_subj} stuck a pebble in behind, so that it could not go back. Then {hero_he} took the next hair.',
        ],
        answer: ['It went together as a zip does, a bit, and then a bit.'],
        echo: [
          '{hero} gave the pebble a name, but {hero_he} only told {companion}, and {companion} has not told anyone.',
        ],
      },
    ],
  },
  chalkMarks: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rattled at {part_def} on the left, on the right, above, on the left again. Somewhere it had to give.',
          ],
          warm: [
            '{hero_subj} tried {part_def} everywhere, so that no corner should feel left out. Some corners got five goes.',
          ],
          clever: [
            '{hero_subj} tried {part_def} in so many places that {hero_he} no longer knew which. It felt very thorough.',
          ],
          playful: [
            '{hero_subj} played {part_def} like a piano, with all ten fingers. It was the same note quite often.',
          ],
        },
        fails: ['{hero} forgot what {hero_he} had tried, and so {hero_he} tried it again.'],
        again: ['{hero_subj} rattled five more times, all over. All over was always the same bit.'],
        refrain: ['Rattle here, rattle there. Here again.'],
        turned: ['Cross here, cross there. Click here.'],
        noticing: [
          '{hero} stepped back and saw {hero_his} own dusty thumbs. There were five prints, all of them on one spot. There was not one anywhere else.',
        ],
        deed: [
          '{hero_subj} took out a stub of chalk and made a cross on {part_def}, where it had not worked. Then {hero_he} laid {hero_his} hand on the next place.',
        ],
        answer: [
          'Cross by cross the hand came to the edge, and beyond the edge to something {hero} had never touched.',
        ],
        echo: [
          '<companion>That’s nine crosses,</companion> said {companion}. <hero>Nine places I never need to go again,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} tugged at {part_def}, here, there, and over here. <hero>Silly thing.</hero> Over here {hero_he} had been already.',
          ],
          warm: [
            '{hero_subj} asked {part_def} at every corner, nicely. At some of the corners {hero_he} asked again.',
          ],
          clever: [
            '{hero_subj} tried whatever occurred to {hero_him} on {part_def}. Mostly the same things occurred to {hero_him}.',
          ],
          playful: [
            '{hero_subj} told {part_def} a joke, and tickled it, and told it the joke. It had heard the joke.',
          ],
        },
        fails: ['You cannot get further in a circle, though you do get on.'],
        again: [
          '{hero_subj} went round the circle the other way, for a change. It came out at the same place.',
        ],
        refrain: ['Here and here and here. No.'],
        turned: ['Not here, not here. So there. Ho.'],
        noticing: [
          '{hero} sat down and wanted to count what {hero_he} had tried. {hero_subj} got to two. There were nine fingerprints there, and they were all in two places.',
        ],
        deed: [
          '{hero_subj} got out {hero_his} stub of chalk. On {part_def} {hero_he} crossed off the first place, and crossed off the second. Then {hero_he} laid {hero_his} hand where there was nothing.',
        ],
        answer: [
          'It felt cool there and new. Beside it was another such place, and {hero_gen} hand went on.',
        ],
        echo: [
          '<companion>You’ve crossed your nose off,</companion> said {companion}. There was chalk on it. <hero>Well, I’d tried it,</hero> said {hero}.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ran into {part_def} and felt about: left, right, left. <hero>Nothing there.</hero> Left, right, left.',
          ],
          warm: [
            '{hero_subj} searched {part_def} everywhere, as you pat a coat. Some of the pockets {hero_he} patted five times.',
          ],
          clever: [
            '{hero_subj} felt {hero_gen} way through {part_def} by reason. Reason went round in a circle, and met its own hand.',
          ],
          playful: [
            '{hero_subj} played blind man’s buff with {part_def}. {hero_subj} caught the same corner four times, and said hello to it.',
          ],
        },
        fails: ['In there one corner felt like the next, and {hero} kept coming back to the next.'],
        again: [
          '{hero_subj} searched it again from the beginning. Where the beginning was, {hero_he} would have liked to know.',
        ],
        refrain: ['Here and there and here. Black again.'],
        turned: ['Cross here, cross there. That way.'],
        noticing: [
          '{hero_subj} bumped into something, and it was the place {hero_he} had bumped into before. {hero} could tell by {hero_his} own bump.',
        ],
        deed: [
          '{hero_subj} took out a stub of chalk. At the edge of {part_def} {hero_he} made a cross, pale and crooked, for done. Then {hero_he} felt for the next place.',
        ],
        answer: [
          'The crosses showed, even in there. Here was done. There was done. Only one way had no cross.',
        ],
        echo: [
          'Behind them it was all still there: five pale crosses and one way through. {hero} drew a cross on {hero_his} own shoe as well, for done.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} plunged into {part_def} and out, and in. <hero>Have I been here?</hero> {hero_he} called. Nobody knew. It did not say.',
          ],
          warm: [
            '{hero_subj} felt {hero_his} way into {part_def}, and said sorry to a wall. Later on {hero_he} said sorry to the same wall.',
          ],
          clever: [
            '{hero_subj} kept the whole of {part_def} in {hero_his} head: left, left, right. At the next left {hero_he} had lost the first.',
          ],
          playful: [
            '{hero_subj} was a marble in a box. It rolled through {part_def}, and it always ended up in the same corner.',
          ],
        },
        fails: ['It had been looked for everywhere, and in most places four times.'],
        again: ['{hero_subj} began again from the beginning, wherever that was.'],
        refrain: ['Round and round and round. Same place.'],
        turned: ['Mark and mark and mark. New place.'],
        noticing: [
          '{hero} put out a hand, and it fell into a hand, a dusty one, on the wall. It was {hero_his} own print. There were five of them, one on top of the other.',
        ],
        deed: [
          '{hero_subj} found a stub of chalk in {hero_his} pocket, and crossed them out. Then {hero_he} laid {hero_his} other hand on {part_def}, where there was no cross.',
        ],
        answer: ['A cross is pale. One could see, even there, where one need not go any more.'],
        echo: [
          '<companion>You’ve got one on your nose,</companion> said {companion}. <hero>Then we can leave that out as well,</hero> said {hero}.',
        ],
      },
    ],
  },
  shownTheEleventhWay: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pointed and said it. Then {hero_he} pointed at {part_def} and said it louder, ten times, up to a shout.',
          ],
          warm: [
            '{hero_subj} said it to {part_def} ten times, each time more clearly. By the tenth it was so clear that it hurt.',
          ],
          clever: [
            '{hero_subj} chose the best sentence for {part_def} and kept to it. It was as good the tenth time as the first.',
          ],
          playful: [
            '{hero_subj} sang the sentence to {part_def}, and yodelled it, and said it like a duck. It was the same sentence.',
          ],
        },
        fails: ['The sentence got bigger. It did not get any other way.'],
        again: ['{hero_subj} shouted it an eleventh time. Half of it was a squeak.'],
        refrain: ['Say it, say it, louder. What?'],
        turned: ['Show it, show it, so. Ah.'],
        noticing: [
          '{hero} was hoarse, and so it was quiet at last. {companion_gen} lips were still moving. They knew the sentence by heart.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth. {hero_subj} showed it with both hands, and then again a little differently, and again.',
        ],
        answer: ['At the fourth way {part_def} blinked. At the seventh {part_he} came a step nearer.'],
        echo: [
          '<companion>I liked the ninth one,</companion> said {companion}, and did it. <hero>That was me scratching,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wrote it on the ground for {part_def} in huge letters, and stamped on each of them. {hero_subj} read it out ten times.',
          ],
          warm: [
            '{hero_subj} told {part_def} that they would soon understand each other. {hero_subj} said it ten times over.',
          ],
          clever: [
            '{hero_subj} took the sentence apart for {part_def}, word by word, ten times. There were only words in it.',
          ],
          playful: [
            '{hero_subj} played the sentence to {part_def} on a comb, and then on a longer comb. It was the same tune, ten times.',
          ],
        },
        fails: ['Each time there was more of it. It was more of what had not helped.'],
        again: ['{hero_subj} blew till the comb was wet. It made one last rude noise.'],
        refrain: ['Say so, say so, toot. What?'],
        turned: ['Not so, not so, so. Ah.'],
        noticing: [
          '{hero} had a dry mouth and no comb left. {companion} sat beside {hero_him} and moved {companion_his} fingers in {companion_his} lap. They were saying the sentence, by themselves.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth. {hero_subj} showed it with {hero_his} hands, then with {hero_his} hands and {hero_his} head, and then with all of {hero_him}.',
        ],
        answer: [
          'At the all-of-{hero_him} one, {part_def} laughed, or did whatever you do here. Then {part_he} looked more closely.',
        ],
        echo: [
          'The comb never got quite dry. <companion>It plays it better now,</companion> said {companion}. <hero>It’s given up the words,</hero> said {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pointed past {part_def} and said what {hero_he} wanted. {hero_subj} said it ten times, and louder each time.',
          ],
          warm: [
            '{hero_subj} told {part_def} ten times how important it was. Towards the end {hero_he} was shouting the word gently.',
          ],
          clever: [
            '{hero_subj} had the right sentence for {part_def}, and saw no need for a second. {hero_subj} said it ten times.',
          ],
          playful: [
            '{hero_subj} said it to {part_def} in ten voices, down to the voice of a very large frog. It was one sentence.',
          ],
        },
        fails: ['Nobody moves aside for a sentence that they have had nine times.'],
        again: [
          '{hero_subj} said it once more with all {hero_his} breath. A bit of it hung in the air, like washing.',
        ],
        refrain: ['Let us by, let us by, louder. No.'],
        turned: ['Hands up, hands round, hands so. Oh.'],
        noticing: [
          '{hero} was hoarse and had to be quiet. Beside {hero_him} {companion_gen} lips were saying it along, without a sound, by heart.',
        ],
        deed: [
          '{hero_subj} closed {hero_his} mouth and showed it, with both hands. Then {hero_he} showed it another way, and another.',
        ],
        answer: [
          '{part_def} put {part_his} head on one side. At the sixth way it was on the other side, and nearer.',
        ],
        echo: [
          '<companion>What was it you showed?</companion> asked {companion}. {hero} looked at {hero_his} hands. <hero>They know. I don’t.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Excuse me,</hero> said {hero} to {part_def}. <hero>Excuse me. EXCUSE ME.</hero> It went on like this for some time.',
          ],
          warm: [
            '{hero_subj} told {part_def} why it mattered so. When {hero_he} had done, {hero_he} told it again, with a bit more why.',
          ],
          clever: [
            '{hero_subj} had found the one right sentence for {part_def}, and saw no reason to change it. {hero_subj} said it ten times.',
          ],
          playful: [
            '{hero_subj} sang it to {part_def} as a round. As there was nobody else, {hero_he} came in after {hero_himself}.',
          ],
        },
        fails: ['It was a good sentence. It went in at one ear, and it knew its way out.'],
        again: ['{hero_subj} put all of it into one last time, and pointed.'],
        refrain: ['Excuse me, excuse me, EXCUSE me. No.'],
        turned: ['Look so, look so, look so. Oh.'],
        noticing: [
          '{hero_gen} voice had been used up. Into the quiet {companion} said the sentence for {hero_him}, without thinking, just as one says a rhyme. It meant nothing at all any more.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth. {hero_subj} drew it in the air with both hands, and when that was not it {hero_he} drew it another way, and another.',
        ],
        answer: ['At the fifth {part_def} bent forward. At the seventh you could see {part_his} lips move.'],
        echo: [
          '<companion>That was the eleventh,</companion> said {companion}. <hero>I’d have had a twelfth,</hero> said {hero}. <hero>With feet.</hero>',
        ],
      },
    ],
  },
  lineThroughTheBestBit: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} mended {part_def} where {hero_he} had mended it before, and put it back with more force.',
          ],
          warm: [
            '{hero_subj} could not bear to lose the good part of {part_def}. {hero_subj} mended lovingly round it, as {hero_he} had the last time.',
          ],
          clever: [
            '{hero_subj} had improved {part_def} again. It was the fifth version, and it had a sounder reason for the same thing.',
          ],
          playful: [
            '{hero_subj} gave {part_def} a new name and a fanfare. Under the name it was the one from before.',
          ],
        },
        fails: ['It failed at the same place. {hero} put that down to bad luck, as {hero_he} had before.'],
        again: ['{hero_subj} did it once more, and this time {hero_he} signed it. The signature held.'],
        noticing: [
          '{hero_subj} laid what was left of all the tries side by side, five of them, and knelt. One thing was the same in each. It was the bit {hero_he} liked best.',
        ],
        deed: [
          '{hero_subj} took that bit out, although it had cost {hero_him} a night. {hero_subj} struck it off the plan, put it to one side, and started with what was left of {part_def}.',
        ],
        answer: ['What was left was shorter. It had been waiting for a good while to be next to itself.'],
        echo: [
          '{hero} has kept the best bit. It fits nothing. <companion>It is good, though,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had an idea for {part_def} that was the best {hero_he} had ever had. It did not hold, and {hero_he} drove it in with the flat of {hero_his} hand.',
          ],
          warm: [
            '{hero_subj} loved that one bit of {part_def}, and could not be unkind to it. {hero_subj} padded it, and propped it, and asked the rest to give way.',
          ],
          clever: [
            '{hero_subj} proved that it had to hold. It was quite a long proof. At the end of it {part_def} came apart where it always did.',
          ],
          playful: [
            '{hero_subj} gave the bit a drum roll, every time. Each time there was the drum roll, and then there was the noise that {part_def} made.',
          ],
        },
        fails: [
          'It was always the same noise. By now the others put their fingers in their ears beforehand.',
        ],
        again: ['{hero_subj} made the bit bigger, so that it should be seen what it was for.'],
        noticing: [
          '{companion} had fallen asleep over it, with {companion_gen} cheek on the pile of failed ones. When {hero} pulled them out, one after another, they had a hole in the same place. It had the shape of the thing {hero_he} was holding in {hero_his} hand.',
        ],
        deed: [
          'It had taken {hero_him} three nights. {hero_subj} turned it over once more, because it really was good. Then {hero_he} laid it on the waste paper and set the two ends of {part_def} side by side.',
        ],
        answer: ['Without it there was hardly anything to do. That was the worst part.'],
        echo: [
          '<companion>What was it for, actually?</companion> asked {companion}, waking up. <hero>For showing,</hero> said {hero}.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} went at {part_def} again by the same method, the one {hero_he} had thought out in a night, and put it in bold.',
          ],
          warm: [
            '{hero_subj} gave way to the others in everything about {part_def}, except in one point. It was the one {hero_he} had sat up for.',
          ],
          clever: [
            '{hero_subj} proved to them that {part_def} could only be solved by {hero_gen} one point. {hero_subj} had proved it last time, too.',
          ],
          playful: [
            '{hero_subj} performed {hero_his} one point about {part_def} as an opera, with a chorus. Nobody came in.',
          ],
        },
        fails: ['They all got hold of it at the same place, and pulled.'],
        again: ['{hero_subj} added a footnote, aloud. Now they quarrelled about that, as well.'],
        noticing: [
          '{hero_subj} went through all the tries in {hero_his} head, one beside the other. In each of them stood the same point. Everything else had been changed for its sake.',
        ],
        deed: [
          '{hero_subj} dropped it, so that all of them heard: the one point, the whole night. Then {hero_he} took {hero_his} hands off {part_def}.',
        ],
        answer: [
          'It was as though someone had let go of an end. They looked at {part_def}, and for once not at one another.',
        ],
        echo: [
          '<companion>What was it again?</companion> asked {companion}. {hero} still knew it by heart. <hero>Nothing I can use,</hero> {hero_he} said.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had thought up the finest part of {part_def}, and fought for it point by point, with all of them, until late.',
          ],
          warm: [
            '{hero_subj} asked everybody to be fair to that one part of {part_def}, which had cost {hero_him} such a lot. They were fair to it, for hours.',
          ],
          clever: [
            '{hero_subj} put forward the same point about {part_def} in a new order. It was the fifth order, and the same point.',
          ],
          playful: [
            '{hero_subj} wrapped the one part of {part_def} up as a present, with a ribbon, and brought it in again. They knew it by the rattle.',
          ],
        },
        fails: ['Round that part everything had wound itself, because everything had had to go round it.'],
        again: ['{hero_subj} drew it in bold, so that they should see what they were going round.'],
        noticing: [
          '{companion} had made a list of what they did not quarrel about, for a change. It was a long list. When {hero} laid it over the plan, everything was covered but one small place in the middle. It had {hero_his} initials.',
        ],
        deed: [
          '{hero_subj} read out {hero_his} own part once more, to the end, since it really was good. Then {hero_he} tore it off, in front of them all, folded it, and put it in {hero_his} shoe. A night and a half had gone into that.',
        ],
        answer: [
          'They waited for something to fall down. Nothing did. Round the hole {part_def} lay quite loose.',
        ],
        echo: [
          '<companion>You’re limping,</companion> said {companion}. <hero>It’s a thick part,</hero> said {hero}.',
        ],
      },
    ],
  },
  tenMinutesADay: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} meant to settle it with {part_def} in one go, however long it took, and it was taking long.',
          ],
          warm: [
            '{hero_subj} stayed with {part_def} for hours, with soup, so that there should be time for everything. There was too much time.',
          ],
          clever: [
            '{hero_subj} had a list for {part_def}, twenty-two points. By point nine nobody was listening.',
          ],
          playful: [
            '{hero_subj} entertained {part_def} for as long as anyone could, with songs. In the end {hero_he} was hoarse, and had sung to a back.',
          ],
        },
        fails: ['{hero} took the silence for a pause, and filled it.'],
        again: [
          '{hero_subj} began once more from the beginning. {hero_subj} had thought of a better beginning.',
        ],
        noticing: [
          'On the way to the door it came to {hero} that after each short visit something had been a little different. After this long one nothing was.',
        ],
        deed: [
          '{hero_subj} stayed ten minutes by the clock and went. {hero_subj} left a note by {part_def} with the next time on it, and at that time came. Training began without {hero_him}.',
        ],
        answer: ['At the third visit, to the minute, {part_def} was no longer quite as {hero} had left it.'],
        echo: [
          '<companion>You’re out of form,</companion> said {companion}. <hero>I’m very good at ten minutes,</hero> said {hero}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} meant to have {part_def} done with in one go, and sat over it until {hero_he} was seeing double.',
          ],
          warm: [
            '{hero_subj} stayed by {part_def} hour after hour, in case {hero_he} was needed. Whoever stays that long begins to help.',
          ],
          clever: [
            '{hero_subj} had read that {part_def} needs so and so many hours, and put them all in one row, without a gap.',
          ],
          playful: [
            '{hero_subj} sang to {part_def} right through the repertoire, and began on the second verses.',
          ],
        },
        fails: [
          'It had moved a little in the first ten minutes. The rest of the time {hero} had moved it back.',
        ],
        again: ['{hero_subj} gave it another long hour, with the lamp nearer.'],
        noticing: [
          'On the way to fetch something {hero} turned round. From over here you could see what {hero_he} had done. After each short visit there was a small step forward, and after the long one there was none.',
        ],
        deed: [
          '{hero_subj} set the clock to ten minutes, did them, and went away. {hero_subj} left a note beside {part_def} with the next time, and came. Training began without {hero_him}.',
        ],
        answer: ['Between the notes nobody touched {part_def}. That was where it happened.'],
        echo: [
          '<companion>What do you do in the ten minutes?</companion> asked {companion}. <hero>Mostly I read the note,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had set aside one night for {part_def}, and nothing was going to make {hero_him} stop before it was done.',
          ],
          warm: [
            '{hero_subj} wanted to be done with it for everybody’s sake. {hero_subj} stayed with {part_def} till the lamp hummed, and talked to it.',
          ],
          clever: [
            '{hero_subj} had worked out that nine short goes made one long one. {hero_subj} did the long one. {part_def} could not do sums.',
          ],
          playful: [
            '{hero_subj} declared it the Night of {part_def}, with crisps. By three the crisps had gone soft, and so had {hero}.',
          ],
        },
        fails: [
          'It took what it could take in the first ten minutes. After that it only got the rest of it.',
        ],
        again: [
          '{hero_subj} splashed {hero_his} face with cold water and went on. There was one of them in that room that was tired, and it was not just {hero}.',
        ],
        noticing: [
          'On the wall hung {companion_gen} calendar from the year {companion_he} learned to walk on {companion_his} hands. There was a dot on every day, no bigger than a crumb. {hero} had always taken it for a pattern.',
        ],
        deed: [
          '{hero_subj} blew out {hero_his} cheeks and got up in the middle of a go. {hero_subj} put a dot on today. From then on {hero_he} came at ten to five, stayed for ten minutes, and went, and on nine of those days there was training.',
        ],
        answer: ['{part_def} knew by now when {hero_he} was coming. In between it had its own affairs.'],
        echo: [
          '<companion>Can you still do it?</companion> asked {hero}. {companion} was upside down before the question was out.',
        ],
      },
    ],
  },
};
