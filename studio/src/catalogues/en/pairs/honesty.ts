import type { LessonPairs } from '../../schema.ts';

export const honesty: LessonPairs = {
  openFist: {
    broken: [
      {
        firstTry: {
          bold: [
            'A chip had come off {part_def} in {hero_gen} hand. {hero_subj} shut {hero_his} fist over it and went on, one-handed, twice as fast.',
          ],
          warm: [
            'Something had come off {part_def}, and {hero_gen} fist had shut over it. So that nobody should be sad, {hero_he} shut {hero_his} fist and mended with the other.',
          ],
          clever: [
            '{part_def} had lost a chip, and {hero} had found it in {hero_his} own hand. {hero_subj} closed {hero_his} fist over it, and tried whether {part_def} would go without.',
          ],
          playful: [
            'A bit of {part_def} was now a bit of {hero_gen} fist. {hero_subj} made {hero_his} fist a sleeping mouse, and the other hand did the work.',
          ],
        },
        fails: ['One hand was too few. And in the other was just the bit that was missing.'],
        again: [
          '{hero_subj} held on with {hero_his} knees as well. The fist came along, and knocked against everything.',
        ],
        refrain: ['Shut, shut, tight. And it won’t.'],
        turned: ['Open, open, there. And it does.'],
        noticing: [
          'The fist was hot, and something in it had edges. {companion} was searching the same bit of ground, for the third time.',
        ],
        deed: [
          '{hero} held out {hero_his} fist and opened it, finger by finger. <hero>It came off. I had it.</hero>',
        ],
        answer: [
          '{companion} took the chip and held it against {part_def}. It still had the warmth of a hand.',
        ],
        echo: [
          'There were four small marks in {hero_gen} palm, where the edges had been. {hero} showed {companion} those, too.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It was like that,</hero> said {hero} about {part_def}, with one hand deep in {hero_his} sleeve. In the sleeve was the missing bit.',
          ],
          warm: [
            '<hero>The poor thing,</hero> said {hero} about {part_def}, and comforted everyone with one arm. The other arm had a bit of it in the hand.',
          ],
          clever: [
            '{hero} had pinched off a bit of {part_def}, to see. Now {hero_he} had seen. {hero_subj} closed {hero_his} fingers on it, and helped to wonder.',
          ],
          playful: [
            '{hero} had the missing bit of {part_def} in {hero_his} fist. <hero>Guess which hand,</hero> {hero_he} nearly said, and then did not.',
          ],
        },
        fails: [
          'They fitted together all there was. There was always a gap, and it was as big as {hero_gen} fist.',
        ],
        again: ['{hero_subj} pointed with {hero_his} elbow to where you might look as well.'],
        refrain: ['Not there, not there. And snap.'],
        turned: ['Here, here, mine. And clap.'],
        noticing: [
          '<companion>It can’t just be gone,</companion> said {companion}, and went down on {companion_his} knees once more. In {hero_gen} fist it had got so warm that it seemed to be breathing.',
        ],
        deed: [
          '{hero} knelt down next to {companion}. {hero_subj} turned {hero_his} fist over and opened it, finger by finger. <hero>It came off. I had it.</hero>',
        ],
        answer: [
          '{companion} sat back on {companion_his} heels. The bit lay in {hero_gen} palm and had exactly the edge that was missing from {part_def}.',
        ],
        echo: [
          '<hero>Do you want to ask me something?</hero> said {hero}. {companion} thought. <companion>No,</companion> said {companion}. <companion>Only, which hand.</companion>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            'Crack, it went beside {part_def}, and {hero} had a flat chip in {hero_his} fingers. {hero_subj} shut {hero_his} fist and shoved on with the other arm.',
          ],
          warm: [
            'Beside {part_def} something gave way, and {hero} was left with a flat chip. Nobody should be upset, so {hero_he} hid it, and pushed with one hand.',
          ],
          clever: [
            '{hero} had leaned on the wrong place beside {part_def}, and now {hero_he} held a flat chip. {hero_subj} closed {hero_his} fist on it and thought that one arm might do.',
          ],
          playful: [
            'Beside {part_def} it went crack. {hero} shut {hero_his} hand on a flat chip. <hero>Not there,</hero> sang {hero}, with {hero_his} fist behind {hero_him}, and pushed with {hero_his} bottom.',
          ],
        },
        fails: ['Half of {hero} pushed. The other half was hiding something.'],
        again: ['{hero_subj} pushed with one hand, one knee and one ear. The fist stayed where it was.'],
        refrain: ['One hand, one hand, ugh.'],
        turned: ['Out it comes, two hands, up.'],
        noticing: [
          'Inside the fist it was hot, and the edges pressed. {companion} had put {companion_his} own two hands beside {hero_gen} one, and was looking for the other.',
        ],
        deed: [
          '{hero} took {hero_his} fist from behind {hero_his} back and opened it, finger by finger. <hero>It came off,</hero> {hero_he} said. <hero>I had it.</hero>',
        ],
        answer: [
          '{companion} looked at the chip. It was flat, and just as thick as a crack. {hero} knelt down to {part_def}, with two hands.',
        ],
        echo: [
          '<companion>Why didn’t you say?</companion> asked {companion}. <hero>It was so small,</hero> said {hero}. <hero>Then it got bigger.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Something had snapped off beside {part_def}. {hero} had it in {hero_his} fist, and pushed with one hand.',
          ],
          warm: [
            'The bit had only just snapped off beside {part_def}. So that nobody should be sad, {hero} kept it in {hero_his} fist, and helped with the other hand.',
          ],
          clever: [
            'Whoever pushes hard is not asked things, thought {hero}. In {hero_his} fist was the bit that had snapped off beside {part_def}. The other hand pushed.',
          ],
          playful: [
            '<hero>Which hand?</hero> {hero} asked {part_def}. In the left one was the bit that had snapped off, and it stayed shut. The right one pushed.',
          ],
        },
        fails: ['A fist can push, but it cannot take hold. It slid off each time.'],
        again: [
          '{hero_subj} pushed with the shut one as well. Now it pricked in there, and still {hero_he} did not look.',
        ],
        refrain: ['Shut it, push it, oof. And thump.'],
        turned: ['Open, look, there. And up.'],
        noticing: [
          '{companion} was on hands and knees, looking for something. <companion>There’s a bit missing,</companion> said {companion}, and looked on. In {hero_gen} fist it got quite warm.',
        ],
        deed: [
          '{hero} knelt down as well, and opened {hero_his} hand. <hero>It came off when I leaned,</hero> {hero_he} said. <hero>I’ve had it all along.</hero>',
        ],
        answer: [
          '{companion} turned the bit over. It was thin at one end, and it slid in under {part_def} like a wedge.',
        ],
        echo: [
          '<companion>Does your hand hurt?</companion> asked {companion}. <hero>Only when it was shut,</hero> said {hero}.',
        ],
      },
    ],
  },
  neverDoneItBefore: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>I do this every day,</hero> said {hero}. {hero_subj} took a run at {part_def} and grabbed for the very highest bit.',
          ],
          warm: [
            '<hero>Don’t you worry,</hero> {hero} told {companion}. <hero>I do this every day.</hero> Then {hero_he} reached for the top of {part_def}, where it was hardest.',
          ],
          clever: [
            '{hero_subj} nodded at {part_def} as you nod at an old friend. <hero>One starts at the top,</hero> said {hero}, and reached.',
          ],
          playful: [
            '<hero>The famous climber,</hero> said {hero}, and bowed. <hero>Every day, twice on Sundays.</hero> Then {hero_he} leapt at {part_def}.',
          ],
        },
        fails: ['{hero_subj} started where somebody starts who can do it. {hero_subj} was nowhere near it.'],
        again: ['{hero_subj} spat on both hands, because you do. Now they were wet as well.'],
        refrain: ['Every day, every day, bump.'],
        turned: ['Never yet, show me, up.'],
        noticing: [
          '{hero_gen} arm hung in the air, and there was nothing in it. Everybody was waiting for the trick.',
        ],
        deed: [
          '{hero} let {hero_his} arm sink to where it really reached. <hero>I’ve never done this,</hero> {hero_he} said, and asked {companion} how you start.',
        ],
        answer: [
          '{companion} did not laugh. {companion} pointed to the foot of {part_def}, and held out a hand.',
        ],
        echo: [
          '<companion>I’d never done it either,</companion> said {companion}. <hero>But you knew where to start.</hero> <companion>I was looking at your foot.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I could do this asleep,</hero> said {hero}, and shut {hero_his} eyes, and sprang at {part_def}.',
          ],
          warm: [
            '<hero>Don’t worry, I’ve done hundreds,</hero> {hero} told them all, and gave {part_def} a pat, and hung from it by two fingers.',
          ],
          clever: [
            '{hero_subj} explained how the experts do it. {hero_subj} had read it, on a box. Then {hero_he} went at {part_def} like the box.',
          ],
          playful: [
            '<hero>Ladies and gentlemen, with no net,</hero> said {hero}. {hero_subj} ran at {part_def}, and then ran a bit up it.',
          ],
        },
        fails: [
          '{hero} had begun at the top, where the good ones finish. There was nothing there to begin with.',
        ],
        again: [
          '{hero_subj} said that it was the wrong shoes. {hero_subj} took them off, and then it was the wrong feet.',
        ],
        refrain: ['Hundreds of times, hop. And flop.'],
        turned: ['Not one time, help. And up.'],
        noticing: [
          'Nobody was looking at {part_def} any more. They were all looking at {hero}, because of the hundreds. {hero_gen} toes curled up.',
        ],
        deed: [
          '{hero_subj} came down to where {hero_he} could stand. <hero>I’ve never done it,</hero> {hero_he} said. <hero>What comes first?</hero>',
        ],
        answer: [
          '<companion>The bottom, I think,</companion> said {companion}. They both knelt down there, and had a look at {part_def}.',
        ],
        echo: ['<companion>How many is it now?</companion> asked {companion}. {hero} counted on one finger.'],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>I do this every day,</hero> said {hero}. {hero_subj} nodded at whatever {part_def} did, and gave the hardest order first.',
          ],
          warm: [
            '<hero>I know, I know,</hero> {hero} told {part_def}, and nodded, so that {part_def} should feel at home. {hero_subj} nodded at everything.',
          ],
          clever: [
            '{hero_subj} nodded at {part_def} like a professor and began in the middle. <hero>You do this every day,</hero> {hero_he} said.',
          ],
          playful: [
            '{hero_subj} talked to {part_def} in a language {hero_he} had just invented. <hero>Every day,</hero> {hero_he} told {companion}, behind {hero_his} hand, and nodded.',
          ],
        },
        fails: ['{hero} nodded. Over there, a nod meant yes. {hero} had said yes to everything.'],
        again: ['{hero_subj} nodded slowly, so that it should count double. It did count double.'],
        refrain: ['Yes, yes, yes. And no.'],
        turned: ['No, no, show me. Yes.'],
        noticing: [
          '{hero_subj} had one arm in the air and no idea what came next. Everyone was waiting for it.',
        ],
        deed: [
          '{hero} took the arm down and shook {hero_his} head. <hero>I’ve never done this,</hero> {hero_he} said, and asked {part_def} how you begin.',
        ],
        answer: ['{part_def} looked at the shaking head. That was new, and it was plain.'],
        echo: [
          '<companion>So you don’t do it every day,</companion> said {companion}. <hero>I do now,</hero> said {hero}. <hero>Since today.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Oh, that language,</hero> said {hero}. <hero>I speak it at home.</hero> {hero_subj} made a noise at {part_def}, very fast.',
          ],
          warm: [
            '{hero_subj} smiled and nodded at {part_def}, as people do who have got every word. {hero_subj} had got none.',
          ],
          clever: [
            '{hero_subj} translated {part_def} for the others, sentence by sentence. It was a good story. It was not what had been said.',
          ],
          playful: [
            '{hero_subj} did the accent. {hero_subj} did it with {hero_his} hands too, and winked at {part_def}, as one expert to another.',
          ],
        },
        fails: ['{part_def} believed it. From then on it all went twice as fast, and {hero} was in charge.'],
        again: ['{hero_subj} nodded again, thoughtfully. Something was fetched. It was not it.'],
        refrain: ['Yes, yes, I know, I know. Oh.'],
        turned: ['No, no, show me slow. So.'],
        noticing: [
          '{part_def} had stopped and was waiting for the answer. {hero_gen} smile was getting stiff at the corners. There was nothing behind it.',
        ],
        deed: [
          '{hero_subj} let the smile go. {hero_subj} shook {hero_his} head and held up two empty hands. <hero>I’ve never done this. How does it start?</hero>',
        ],
        answer: ['Two empty hands were easy. {part_def} looked into both, and began again at the beginning.'],
        echo: [
          '<companion>So what does it mean, that word?</companion> asked {companion}. <hero>I’ve no idea,</hero> said {hero}, and it was quite a comfortable thing to say.',
        ],
      },
    ],
  },
  thatWasMyFinger: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>It was like that before,</hero> said {hero}. Behind {hero_his} back {hero_he} went on pulling {part_def}, quickly.',
          ],
          warm: [
            '<hero>You did that,</hero> said {hero} to {companion}, quite gently, and patted {companion_him}. The other hand pulled on at {part_def}.',
          ],
          clever: [
            '<hero>As far as I can see,</hero> said {hero}, <hero>that was you.</hero> {hero_subj} said it to {companion}, and gave {part_def} a tug, unseen.',
          ],
          playful: [
            '{hero_subj} whistled at nothing, hands behind {hero_his} back. Behind {hero_his} back the hands were pulling {part_def}.',
          ],
        },
        fails: ['Nobody knew where it had begun. {hero} knew, and pulled there.'],
        again: [
          '{hero_subj} pulled twice behind {hero_his} back and sighed twice in front. <hero>Dear, dear,</hero> said the front.',
        ],
        refrain: ['Not me, not me, tug.'],
        turned: ['Here, here, me.'],
        noticing: [
          '{companion} looked at both {companion_his} hands, first the fronts and then the backs. {companion} was wondering what they had done.',
        ],
        deed: [
          '{hero} stepped in between and laid one finger on the place. <hero>It was me,</hero> {hero_he} said. <hero>I started here.</hero>',
        ],
        answer: [
          '{companion} put {companion_his} hands away. Now there were two of them looking at the same place on {part_def}.',
        ],
        echo: [
          '<companion>I really thought it was my hands,</companion> said {companion}. {hero} shook hands with both of them.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Somebody’s made a mess of this,</hero> said {hero} loudly. One of {hero_his} fingers was still in {part_def}, up to the knuckle.',
          ],
          warm: [
            '<hero>Never mind, {companion},</hero> said {hero}, and patted {companion_him}. With the other hand {hero_he} gave {part_def} a quick little tug.',
          ],
          clever: [
            '{hero_subj} drew up a list of who could have done it. {hero_subj} left one name out, and pulled at {part_def} between the lines.',
          ],
          playful: [
            '{hero_subj} was the detective with the hat. <hero>Aha,</hero> said the detective, and looked at {part_def}, and then for a long time at {companion}.',
          ],
        },
        fails: ['They all searched at the wrong end, because that was where {hero} pointed.'],
        again: [
          '{hero_subj} went on looking everywhere else, and pulled once more in passing. Now there was a new knot to look for.',
        ],
        refrain: ['Who was it, who was it, tug.'],
        turned: ['Me it was, here it was. Look.'],
        noticing: [
          '{companion} was going back over the whole morning, half aloud, to find where {companion_he} had done it. {companion} had got as far as breakfast.',
        ],
        deed: [
          '{hero_subj} took {companion} by the sleeve. <hero>You can stop. It was me.</hero> {hero_subj} put {hero_his} finger on {part_def}, where it had begun.',
        ],
        answer: [
          '<companion>There?</companion> said {companion}. <companion>Oh, there.</companion> From there you could see how it went.',
        ],
        echo: [
          '<companion>I’d nearly got it to be me,</companion> said {companion}. <hero>I know,</hero> said {hero}. <hero>I was listening.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>It was like that before,</hero> said {hero} to {part_def}. Behind {hero_his} back {hero_he} went on fiddling, quickly.',
          ],
          warm: [
            '<hero>It was only {companion},</hero> {hero} told {part_def}, and put in a good word for {companion_him}. Behind {hero_his} back {hero_he} fiddled on.',
          ],
          clever: [
            '<hero>It can’t have been me,</hero> said {hero} to {part_def}, and had three reasons. Behind {hero_his} back were ten fingers.',
          ],
          playful: [
            '{hero_subj} whistled at {part_def} with {hero_his} hands behind {hero_him}. The hands were busy, and the whistle was flat.',
          ],
        },
        fails: ['Whoever did it was still doing it. That is what a guard looks out for.'],
        again: ['<hero>Still not me,</hero> said {hero}. It went clink behind {hero_his} back.'],
        refrain: ['Not me, not me, clink. And no.'],
        turned: ['Me, it was me, there. And so.'],
        noticing: [
          '{companion} had taken out both {companion_his} hands and was looking at them, front and back. They had not done anything. {companion} was no longer sure.',
        ],
        deed: [
          '{hero} stepped in between. {hero_subj} laid one finger on the spot. <hero>It was me,</hero> said {hero}. <hero>I started here.</hero>',
        ],
        answer: [
          'Now {part_def} knew. You could see the knowing go down from {part_his} eyes to {part_his} feet.',
        ],
        echo: [
          '<companion>May I put my hands away?</companion> asked {companion}. <hero>They’re very good hands,</hero> said {hero}. <hero>I know, because I’ve got the others.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ve only just come,</hero> said {hero} to {part_def}. Behind {hero_him} something that {hero_he} had touched was still swinging.',
          ],
          warm: [
            '{hero_subj} told {part_def} how sorry {hero_he} was that somebody had done that. {hero_subj} was so sorry that {hero_he} did it again.',
          ],
          clever: [
            '<hero>If it was anyone, it was {companion},</hero> {hero} pointed out to {part_def}. It was well reasoned. {hero_gen} thumb had paint on it.',
          ],
          playful: [
            '{hero_subj} hid {hero_his} hand in {hero_his} sleeve, and let the sleeve talk to {part_def}. <hero>Not us,</hero> said the sleeve.',
          ],
        },
        fails: ['As long as nobody had done it, everybody might have. So everybody was kept out.'],
        again: ['<hero>Not me either time,</hero> said {hero}. Nobody had mentioned a second time.'],
        refrain: ['Wasn’t me, wasn’t me, creak. And stop.'],
        turned: ['Was me, that was me, so. And through.'],
        noticing: [
          '{companion} was being looked at, from head to foot. {companion} had gone red, although it had nothing to do with {companion_him}. You can go red for someone else.',
        ],
        deed: [
          '{hero_subj} stepped in front of {companion} and held out the thumb. <hero>It was me,</hero> said {hero}. {hero_subj} laid it on the place, and it fitted.',
        ],
        answer: [
          '{part_def} looked at the thumb, and at the place, and at the thumb. After that there was nobody left to look for.',
        ],
        echo: [
          '<companion>Why did I go red?</companion> asked {companion}. <hero>I had some left over,</hero> said {hero}.',
        ],
      },
    ],
  },
  pocketTurnedOut: {
    dark: [
      {
        firstTry: {
          bold: [
            'Beside {part_def} lay a small bright piece, and {hero} pocketed it. <hero>My pockets are empty.</hero> {hero_subj} stuck {hero_his} head in.',
          ],
          warm: [
            'Beside {part_def} lay a small bright piece. {hero} kept it safe in a pocket, said nothing, and helped {companion} to look.',
          ],
          clever: [
            'A small bright piece lay there, right beside {part_def}. {hero} pocketed it, said that {hero_his} pockets were empty, and felt {hero_his} way in.',
          ],
          playful: [
            'Something small and bright was lying next to {part_def}. Hop, it was in {hero_gen} pocket. <hero>Empty,</hero> sang {hero}, and groped about.',
          ],
        },
        fails: ['{hero} could only feel with one hand. The other had to stay on the pocket.'],
        again: ['{hero_subj} looked everywhere again, except in one place.'],
        refrain: ['Nothing here, nothing there. Dark.'],
        turned: ['Back it goes, there it glows.'],
        noticing: [
          '{companion} turned out both {companion_his} pockets: string, fluff, half a biscuit. {hero_gen} own pocket was heavy, and lay against {hero_his} leg.',
        ],
        deed: [
          '{hero} turned {hero_his} pocket inside out. {hero_subj} put the bright piece back, exactly where it had been.',
        ],
        answer: [
          'It was not very big. But it had been put just there, before {part_def}, and now it was there again.',
        ],
        echo: [
          'For the rest of the day {hero_gen} pocket hung out like a tongue. There was nothing in it to fall out.',
        ],
      },
      {
        firstTry: {
          bold: [
            'By the edge of {part_def} something glinted, and {hero} had it. <hero>What glint?</hero> said {hero}, and walked in with one hand in {hero_his} pocket.',
          ],
          warm: [
            '{hero_subj} found a small bright thing at {part_def}, and felt that it was lonely. <hero>No, nothing,</hero> {hero_he} said to the others.',
          ],
          clever: [
            'It was only a small bright thing, and nobody had seen. {hero} reckoned that {part_def} had others, and put it away.',
          ],
          playful: [
            '{hero_subj} made it vanish, the small bright thing at {part_def}: pocket, pat, gone. <hero>Nothing up my sleeve,</hero> said {hero}. That was so.',
          ],
        },
        fails: ['There had been a bit of light there. Now it was in a pocket, and lit up a handkerchief.'],
        again: ['{hero_subj} asked why it was so dark today, of all days.'],
        refrain: ['Finders, keepers, black.'],
        turned: ['Finders, bringers, back.'],
        noticing: [
          '{companion} was patting the ground, low down, with both hands. <companion>There was something,</companion> said {companion}. <companion>I walked by it this morning.</companion> {hero_gen} pocket gave a tick against {hero_his} button.',
        ],
        deed: [
          '{hero_subj} pulled {hero_his} pocket out by the tip, so that everything fell. {hero_subj} picked up the bright thing and set it back in its own print.',
        ],
        answer: ['It took up its old work at once. A thin line of light lay down along {part_def}.'],
        echo: [
          '<companion>How did you know just where?</companion> asked {companion}. <hero>It’d left a hole the same size,</hero> said {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            'Beside {part_def} lay a small bright piece. {hero} put it in {hero_his} pocket. <hero>My pockets are empty,</hero> said {hero}, and rattled.',
          ],
          warm: [
            'A small bright piece lay there, right beside {part_def}. {hero} took care of it, in {hero_his} pocket, said nothing, and helped with the pushing.',
          ],
          clever: [
            'Something small and bright was lying next to {part_def}. It could not belong to anything, thought {hero}, and kept a hand on it.',
          ],
          playful: [
            'Beside {part_def} lay a small bright piece, and then it did not. <hero>Empty,</hero> sang {hero}, and patted {hero_his} other pocket.',
          ],
        },
        fails: [
          'With one hand on {hero_his} pocket {hero} had only one hand. And it needed just what was in the pocket.',
        ],
        again: [
          '{hero_subj} rattled with {hero_his} free hand and hummed. It was the sort of humming you do.',
        ],
        refrain: ['Nothing here, nothing there. Stuck.'],
        turned: ['Back it goes, there it goes. Click.'],
        noticing: [
          '{companion} had turned out both pockets, to see if anything would help: string, fluff, half a biscuit. {hero_gen} pocket was heavy. It lay against {hero_his} leg, and was not a biscuit.',
        ],
        deed: [
          '{hero} turned {hero_his} pocket inside out. {hero_subj} put the bright piece back beside {part_def}, exactly where it had been.',
        ],
        answer: [
          'It lay there as if it had never been away. Only {part_def} sounded different, now that it was complete.',
        ],
        echo: [
          '{companion} gave {hero} the half biscuit, for the pocket. <companion>Because it’s empty,</companion> said {companion}. This time it was.',
        ],
      },
      {
        firstTry: {
          bold: [
            'A bright bit of something had been lying by {part_def}. {hero} had it in {hero_his} fist. With the other fist {hero_he} hammered.',
          ],
          warm: [
            '{hero_subj} asked them all if they had seen what goes with {part_def}. {hero_subj} even helped them to look, with the thing in {hero_his} pocket.',
          ],
          clever: [
            '{hero_subj} tried {part_def} with a twig, a comb and a button. All that {hero_he} did not try was in {hero_his} pocket.',
          ],
          playful: [
            '<hero>Open, sesame,</hero> sang {hero} to {part_def}, and did a dance. Something small and bright rang in {hero_his} pocket at each hop.',
          ],
        },
        fails: ['It could not open. One part of it had gone for a walk.'],
        again: [
          '{hero_subj} tried it again, more softly, with a hand on the pocket. So it was only half a try.',
        ],
        refrain: ['Hum, hum, nothing. And jammed.'],
        turned: ['Here, here, something. And there.'],
        noticing: [
          '{companion} had crawled twice round it with {companion_his} nose to the ground. There was earth on the nose. It came up and asked {hero} whether {hero_he} had really looked everywhere.',
        ],
        deed: [
          '{hero_subj} put two fingers in {hero_his} pocket. {hero_subj} laid the bright bit back beside {part_def}, with the same side up.',
        ],
        answer: ['It gave a tiny ring, as a thing does that is home.'],
        echo: [
          '{hero} wiped the earth off {companion_gen} nose, with the inside of the pocket. It was out already.',
        ],
      },
    ],
  },
  wholeThread: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Whatever was asked about {part_def}, {hero} held up the one screenshot that looked good, and then another.',
          ],
          warm: [
            '{hero_subj} wanted peace. Of all there was to know about {part_def} {hero_he} showed each of them just the piece that would not hurt.',
          ],
          clever: [
            '{hero_subj} knew exactly where to cut the story of {part_def} so that it pointed the other way, and cut it there.',
          ],
          playful: [
            '{hero_subj} read out the best bits about {part_def} in voices. In these, everyone but {hero} was rather funny.',
          ],
        },
        fails: ['What {hero} left out, somebody else had, and put in again, somewhere else.'],
        again: ['{hero_subj} cut the next piece smaller still. It was now one word, and the word was no.'],
        noticing: [
          '{hero_gen} thumb knew where to stop. It had stopped there every time. One line above that place stood what had started it all.',
        ],
        deed: [
          '{hero_subj} went back to it, to {hero_his} own worst line. {hero_subj} let go of {part_def}, laid the line open before them, took {hero_his} hand away, and let them read.',
        ],
        answer: [
          'It was quiet for longer than reading takes. Then {companion} said <companion>Right,</companion> and turned to {part_def}, to see what came next.',
        ],
        echo: [
          '<companion>I’d have cut it there as well,</companion> said {companion}. <hero>It’s a good place,</hero> said {hero}. <hero>That’s the trouble with it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} gave everyone {hero_his} version of {part_def}, quickly, before there was another.',
          ],
          warm: [
            '{hero_subj} told each of them about {part_def} as much as they could bear. It was a different amount for each.',
          ],
          clever: [
            '{hero_subj} laid out the evidence about {part_def}, in order. It was all true. It began on the Wednesday.',
          ],
          playful: [
            '{hero_subj} told the story of {part_def} as a comedy. It had everything in it, except the beginning.',
          ],
        },
        fails: ['Each of them had a piece, and every piece fitted on to {hero}, and none on to another.'],
        again: ['<hero>That’s all there is,</hero> said {hero}, and turned the page down at the corner.'],
        noticing: [
          '{companion} was trying to draw it, with dates, on the back of an envelope. On the left the line came out of nothing. {companion} did not ask. {companion} only put a small question mark there, in pencil, and drew on. It was such a light question mark.',
        ],
        deed: [
          '{hero_subj} took the pencil. In front of the question mark {hero_he} wrote the Tuesday, and on it what {hero_he} had said, word for word. {hero_subj} turned the envelope round, so that they could all read it. It was not a long sentence. One of them went out.',
        ],
        answer: [
          'What came next in {part_def} had an answer now to what it was the answer to. It went on from there by itself.',
        ],
        echo: [
          '<companion>Shall I rub out the question mark?</companion> asked {companion}. <hero>Leave it,</hero> said {hero}. <hero>It did the work.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} showed {part_def} the screenshot, straight out. There it was in black and white, from the second line on.',
          ],
          warm: [
            '{hero_subj} told {part_def} gently how it must have come about, and brought the piece that looked kindest.',
          ],
          clever: [
            '{hero_subj} had evidence. It was numbered, and {hero_he} took {part_def} through it. It began at two.',
          ],
          playful: [
            '{hero_subj} acted it all out for {part_def}, with both parts. {hero_gen} own part was short, and rather sympathetic.',
          ],
        },
        fails: ['Whatever was asked, {hero} had a piece to fit, and each was cut off at the top.'],
        again: ['{hero_subj} made the picture larger. The top was now even further up.'],
        noticing: [
          '{hero_gen} thumb stopped scrolling, always at the same height. {hero_subj} looked at the thumb, as if it were somebody else’s. It was hiding one line.',
        ],
        deed: [
          '{hero_subj} scrolled up to it. It was {hero_his} own, and the worst one there. {hero_subj} laid the phone down in front of {part_def}, and let it be read.',
        ],
        answer: [
          'It took four seconds to read. Nobody near {part_def} looked surprised. They had been waiting for that line all along, or so it seemed.',
        ],
        echo: ['{hero} has kept the line. It is where things start now, when {hero_he} looks.'],
      },
    ],
  },
  myNameOnTheList: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Must have been the other group,</hero> said {hero}, and took charge of finding out who had touched {part_def} last.',
          ],
          warm: [
            '<hero>Nobody’s blaming anyone,</hero> said {hero}, and went round {part_def} once more with the youngest, looking for clues.',
          ],
          clever: [
            '{hero_subj} drew up a table of who had been near {part_def}, and when. It was very complete. It lacked one line.',
          ],
          playful: [
            '{hero_subj} questioned {part_def} like a detective, with a pencil in {hero_his} teeth. The culprit, {hero_he} announced, was tall.',
          ],
        },
        fails: ['Everyone looked where {hero} pointed, and {hero} was pointing away from the break.'],
        again: ['{hero_subj} searched more thoroughly than anyone. {hero_subj} looked under things.'],
        noticing: [
          'The youngest of them read down the list a second time, moving one finger, and went red. {hero} watched what it looks like when a person begins to doubt.',
        ],
        deed: [
          '{hero_subj} took the list, and wrote {hero_his} own name on it. <hero>I dropped it,</hero> said {hero}. <hero>I’ll pay.</hero> It would be a month’s money.',
        ],
        answer: [
          'Nobody spoke. The youngest breathed out. Then someone asked which way up {part_def} had landed.',
        ],
        echo: [
          '<companion>Was it really an accident?</companion> asked {companion}. <hero>It was really me,</hero> said {hero}. <hero>That’s the part they needed.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It can’t have been us,</hero> said {hero}, and pressed on {part_def} at the side where it did not show.',
          ],
          warm: [
            '<hero>It can happen to anyone,</hero> said {hero}, and looked round for whom it might have happened to. {hero_subj} helped everybody with {part_def} at once.',
          ],
          clever: [
            '{hero_subj} proved that {part_def} must have been like that from the shop. {hero_subj} had the receipt, and the receipt was from another thing.',
          ],
          playful: [
            '{hero_subj} held a minute’s silence for {part_def}. <hero>It was so young,</hero> said {hero}. They laughed, and nobody asked.',
          ],
        },
        fails: [
          'They looked for the fault where {hero} was looking, and {hero} took good care where {hero_he} looked.',
        ],
        again: ['{hero_subj} found a second crack, further away from {hero_him}.'],
        noticing: [
          'The youngest of them had taken it home with them, so to speak. You could see it. They went to and fro with their lips pressed together and picked up each thing with two hands. They asked {companion} under their breath: did I have it last?',
        ],
        deed: [
          '<hero>You didn’t,</hero> said {hero}. <hero>I did. I let it fall, and I turned it round so nobody would see.</hero> {hero_subj} took the list off its nail and wrote {hero_himself} in, with the date and what it cost. It cost as much as the trip.',
        ],
        answer: [
          'The youngest put down what they had been holding. Since one knew now which way it had fallen, one knew where the edges were.',
        ],
        echo: [
          'They went on the trip without {hero_him}. <companion>We brought you a stone,</companion> said {companion}. <companion>It’s from the top.</companion>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Must have been the others,</hero> {hero} told {part_def}, and asked loudly who had touched it last.',
          ],
          warm: [
            '<hero>Let’s not look for anyone to blame,</hero> said {hero} to {part_def}, most warmly, and helped to look.',
          ],
          clever: [
            '{hero_subj} gave {part_def} a clear account of who had been there when. It was like a timetable without one of the trains.',
          ],
          playful: [
            '{hero_subj} played the inspector for {part_def}, with a notebook. All of them had to show their hands. {hero_subj} kept hold of the pencil.',
          ],
        },
        fails: ['{part_def} wanted one name, and would not budge for six.'],
        again: ['{hero_subj} found another suspect. It was somebody who had a cold and was at home.'],
        noticing: [
          '{companion} read the list once more, with a finger under each word, went hot, and began to work out where {companion_he} had been. {hero} saw {companion_gen} lips move.',
        ],
        deed: [
          '{hero_subj} took the list out of {companion_gen} hand and wrote {hero_his} own name on it. <hero>I dropped it,</hero> {hero_he} said to {part_def}. <hero>I’ll pay.</hero>',
        ],
        answer: [
          '{part_def} read the name and looked up at its owner. It was quite a short look. It had been kept for someone for a good while.',
        ],
        echo: [
          'A month’s money came to eleven coins and a note. <companion>A bit longer, and I’d have paid it,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It was like that when we came,</hero> said {hero} to {part_def}, before anybody had asked.',
          ],
          warm: [
            '{hero_subj} felt so sorry for {part_def} that {hero_he} promised to help find out who it had been. {hero_subj} was extremely helpful.',
          ],
          clever: [
            '{hero_subj} pointed out to {part_def} that it might have happened by itself. These things have a breaking point, and there are draughts.',
          ],
          playful: [
            '{hero_subj} blamed the ghost. {hero_subj} had {part_def} nearly smiling, with the ghost.',
          ],
        },
        fails: ['One name was wanted, and the more {hero} talked the further off it was.'],
        again: [
          '{hero_subj} added that it might well have been somebody little. Somebody little heard that, and went pale.',
        ],
        noticing: [
          'They were all made to turn out their pockets. {companion} was the last. {companion} laid down a key, a plaster, half a biscuit. {companion_subj} stood there with the linings hanging out, like a person who might have done it after all.',
        ],
        deed: [
          '{hero_subj} turned out {hero_his} own. There was a splinter in it, as long as a finger, and it fitted. <hero>That’s from this,</hero> said {hero} to {part_def}. <hero>It was me, and then I kept the bit.</hero> {hero_subj} wrote {hero_his} name down, and the sum after it.',
        ],
        answer: ['{part_def} held the splinter up to the light. It is a relief when something fits.'],
        echo: [
          '<companion>Can I have my biscuit back?</companion> asked {companion}. <hero>You can have a whole packet,</hero> said {hero}. <hero>In about a month.</hero>',
        ],
      },
    ],
  },
};
