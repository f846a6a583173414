import type { LessonPairs } from '../../schema.ts';

export const teamwork: LessonPairs = {
  thenYouPull: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took hold of {part_def}. <hero>I’ll do the pulling.</hero> {hero_subj} did the holding too, and the lifting, and for a moment it went.',
          ],
          warm: [
            '{hero_subj} wanted to spare {companion} the trouble. So {hero_he} held {part_def} with one arm and pulled with the other.',
          ],
          clever: [
            '{hero_subj} had it all worked out: first hold {part_def}, then pull, then hold again, very quickly. It nearly came out right.',
          ],
          playful: [
            '{hero_subj} was a circus. One hand held {part_def}, one foot held the rest, and {hero_his} chin did the pulling.',
          ],
        },
        fails: ['Then it wanted holding and pulling in the same moment. {hero} was two hands short.'],
        again: ['{hero_subj} began again, faster. It all came down faster, too.'],
        refrain: ['Hold it, pull it, whoops-a-down.'],
        turned: ['You pull, I hold, there it goes.'],
        noticing: [
          '{companion} had stood by the whole time, hands behind {companion_his} back. {companion} was rather good at pulling. {hero} had known that all along.',
        ],
        deed: [
          '<hero>Then you pull,</hero> said {hero}. {hero_subj} let go of the best bit and put both arms round the rest.',
        ],
        answer: [
          '{companion} pulled. {hero} held. For one breath {part_def} stayed exactly where it should.',
        ],
        echo: [
          '<companion>Next time I’ll hold,</companion> said {companion}. {hero} looked at {hero_his} trembling arms. <hero>I’d love that.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ll be the one who calls,</hero> said {hero}, <hero>and the one who lifts.</hero> {hero_subj} called, and lifted {part_def}, and ran to the other side.',
          ],
          warm: [
            '<hero>You shall have a nice rest,</hero> said {hero} to {companion}. {hero_subj} did every job at {part_def}, the good one first.',
          ],
          clever: [
            '{hero_subj} drew lots for the jobs at {part_def}. {hero_subj} drew all of them {hero_himself}, because that was quicker.',
          ],
          playful: [
            '{hero_subj} wore all the hats: the one who holds, the one who pulls, the one who shouts. At {part_def} {hero_he} changed hats, very fast.',
          ],
        },
        fails: ['Between one hat and the next nobody was holding.'],
        again: ['{hero_subj} tried it with two hats on at the same time. They fought.'],
        refrain: ['My turn, my turn, bump.'],
        turned: ['Your turn, my turn, up.'],
        noticing: [
          '{companion} was drawing with a toe on the ground: here one person, there one person, and an arrow. {companion} had drawn it for some time already.',
        ],
        deed: [
          '{hero} gave {companion} the best of the jobs, the pulling. <hero>That’s yours,</hero> said {hero}, and lay down flat across the rest, to keep it there.',
        ],
        answer: [
          '{companion} spat on {companion_his} hands and pulled. {part_def} came up, as in the drawing, and it did not slide at {hero_gen} end.',
        ],
        echo: [
          '{hero} looked at the drawing. One of the two people in it had a very big hat. <companion>That was before,</companion> said {companion}.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} grabbed the loops in one fist and pulled {part_def} with the other. For one turn it went very well.',
          ],
          warm: [
            '{hero_subj} told {companion} to sit down and rest. Then {hero_he} pulled at {part_def} and tried to hold back all the others.',
          ],
          clever: [
            '{hero_subj} saw that {part_def} had to be drawn out while the rest was held open. {hero_subj} tried to be both people.',
          ],
          playful: [
            '{hero_subj} held the middle in {hero_his} teeth and pulled {part_def} with both hands, and growled a little.',
          ],
        },
        fails: ['When {hero} pulled, nobody held. When {hero} held, nobody pulled.'],
        again: ['{hero_subj} ran round to the other end between two pulls. The loops ran back as well.'],
        refrain: ['Pull it here, hold it there, oh bother.'],
        turned: ['You pull slow, I hold wide, there.'],
        noticing: [
          '{companion} stood by with {companion_his} hands behind {companion_his} back. They were thin, clever hands, and had nothing to do.',
        ],
        deed: [
          '<hero>Then you pull,</hero> said {hero}. {hero_subj} put both arms round the whole knot and kept it open.',
        ],
        answer: [
          '{companion} drew. It came a finger’s length, and another, and {part_def} did not tighten once.',
        ],
        echo: [
          '<companion>What was it like, being the holder?</companion> asked {companion}. <hero>Warm,</hero> said {hero}. <hero>It tickles.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Let me, I’m strongest,</hero> said {hero}, and hauled at {part_def}. In between {hero_he} ran round, to hold what {hero_he} had hauled.',
          ],
          warm: [
            '<hero>You rest,</hero> said {hero} to {companion}. {hero_subj} pulled {part_def} a bit, held it a bit, and got redder.',
          ],
          clever: [
            '{hero_subj} tied one bit of {part_def} to {hero_his} foot, one to {hero_his} belt, and pulled the third. It was a good system, for somebody with no legs.',
          ],
          playful: [
            '{hero_subj} was a one-man band. {hero_gen} left hand held {part_def}, {hero_his} right hand pulled, and {hero_his} knees were the drum.',
          ],
        },
        fails: ['As soon as one hand had won something, the other had to let it go.'],
        again: ['{hero_subj} did it faster. Now {hero_he} had three ends, and two hands.'],
        refrain: ['Pull, hold, pull, hold. Oops.'],
        turned: ['You pull, I hold. Loops.'],
        noticing: [
          '{companion} had pulled a thread out of {companion_his} sleeve, with two fingers, quite slowly, and not a stitch had puckered. {companion} did it without looking, as one hums.',
        ],
        deed: [
          '{hero_subj} let go of the pulling. <hero>Then you do that bit,</hero> said {hero}, and put {hero_his} arms round all the others.',
        ],
        answer: [
          '{companion} took the end of {part_def} between finger and thumb. It came like the thread had come.',
        ],
        echo: [
          '<companion>You were a good lap,</companion> said {companion}. <hero>I’ve never been a lap,</hero> said {hero}.',
        ],
      },
    ],
  },
  yourCount: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Now,</hero> shouted {hero}, and shoved at {part_def}. Nobody else had even breathed in.',
          ],
          warm: [
            '{hero_subj} called <hero>Now</hero> as gently as {hero_he} could, and pushed at {part_def} before the word was out.',
          ],
          clever: [
            '{hero_subj} had a system. {hero_subj} said now whenever {part_def} looked as if it were thinking of something else.',
          ],
          playful: [
            '{hero_subj} went at {part_def} like a goat, then like two goats. Each goat shouted <hero>Now</hero> when it pleased.',
          ],
        },
        fails: [
          '{hero} pushed, and stopped. Then {companion} pushed, and stopped. They were never there at the same time.',
        ],
        again: ['{hero_subj} shouted now and pushed before it. {hero_subj} had beaten even {hero_himself}.'],
        refrain: ['Now! Puff. Now! Puff. Nothing.'],
        turned: ['One and two and three. Puff.'],
        noticing: [
          '{hero_subj} leaned there with nothing left to shout. There were two of them puffing, like two clocks that do not agree.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth and nodded to {companion} to count. {companion} said one. {companion} said two. {hero} moved on three.',
        ],
        answer: ['For the first time there was only one puff. {part_def} gave a grunt.'],
        echo: [
          '<companion>I can count to four as well,</companion> said {companion}. <hero>Let’s keep that for the really big ones,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Push,</hero> called {hero}, and pushed at {part_def}, whenever {hero_he} felt like it. {companion} came in on the echo.',
          ],
          warm: [
            '{hero} pushed {part_def} quickly alone each time, just before {companion} could, so that {companion_he} need not.',
          ],
          clever: [
            'By the time {companion} has heard it, it is too late, thought {hero}. So {hero_he} called push only when {hero_he} had pushed {part_def} already.',
          ],
          playful: [
            '{hero} called it as a frog, as a train and as an aunt. Nobody knew which of the three meant {part_def}.',
          ],
        },
        fails: ['There was always one of them just leaning and one of them just blowing.'],
        again: [
          '<hero>PUSH,</hero> called {hero}, so loudly that {companion} let go and covered {companion_his} ears.',
        ],
        refrain: ['Me, puff. You, puff. Nothing.'],
        turned: ['In and in. And out.'],
        noticing: [
          '{hero} sat down with {hero_his} back to {companion_gen} back, to get {hero_his} breath. It went up on one side as it went down on the other. After a time it went up on both.',
        ],
        deed: [
          '{hero} did not call at all. {hero_subj} put {hero_his} hands next to {companion_gen}, nodded to {companion_him} to count, and waited for three.',
        ],
        answer: ['At three they breathed out, both at the same moment, against {part_def}.'],
        echo: [
          '<companion>You blew in my ear,</companion> said {companion}. <hero>On three,</hero> said {hero}. <hero>That’s allowed.</hero>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>NOW,</hero> shouted {hero} against {part_def}. {companion} had not even breathed in. Then {companion} called, alone.',
          ],
          warm: [
            '{hero} did not want {companion} to strain {companion_his} voice against {part_def}, and shouted first. Then {companion} shouted, second.',
          ],
          clever: [
            'Two voices one after the other last twice as long, thought {hero}. <hero>Now,</hero> {hero_he} shouted against {part_def}, before {companion} was ready.',
          ],
          playful: [
            '{hero} was a cockerel, and {companion} the echo. They crowed against {part_def} one after another, and over each other’s ends.',
          ],
        },
        fails: ['There were two of them shouting, and never at the same moment.'],
        again: [
          '<hero>NOW,</hero> shouted {hero}, in the middle of {companion_gen} now. They made a sort of <hero>NOWOW.</hero>',
        ],
        refrain: ['NOW. Now. NOW. Who?'],
        turned: ['One, and two, and three. We.'],
        noticing: [
          '{hero} had lost {hero_his} voice for a bit. Now {hero_he} heard them puff, {companion} and {hero_himself}, like two clocks that do not agree.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth, and nodded to {companion} to count. {companion} lifted one finger, and two. On three they called, both at once, and not very loud.',
        ],
        answer: [
          'It was only one voice, and it was as wide as two. For once {part_def} had not been in the middle of it.',
        ],
        echo: [
          '<companion>Whose half was better?</companion> asked {companion}. {hero} thought. <hero>The left.</hero> Neither of them knew who had been left.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} was the first to shout, always. {companion} was the second. Between them {part_def} had a nice time.',
          ],
          warm: [
            '{hero_subj} wanted to spare {companion} the shouting, and was quicker, every time. So {companion} shouted too, to spare {hero_him}.',
          ],
          clever: [
            '{hero_subj} gave the signal by lifting one eyebrow. {companion} was on the other side, against {part_def}, and saw the other eyebrow.',
          ],
          playful: [
            'They were a cuckoo and an echo that does not like the cuckoo. {part_def} sang the middle part.',
          ],
        },
        fails: ['Half a shout is not worth much, and there were two halves lying about.'],
        again: [
          '<hero>NOW,</hero> shouted {hero}. <companion>What?</companion> shouted {companion}. That was quite good, but it was not it.',
        ],
        refrain: ['Me, you, me, you. Who?'],
        turned: ['One. Two. Three. Too.'],
        noticing: [
          '{hero} put {hero_his} hand to {hero_his} side, where it hurt. It went in and out. Beside {hero_him} {companion_gen} went out and in.',
        ],
        deed: [
          '{hero_subj} closed {hero_his} mouth and looked at {companion}, and gave a nod. {companion} counted, with {companion_his} chin. At three they both opened their mouths.',
        ],
        answer: [
          'For {part_def} that was something new. It had a left and a right, and it arrived all at once.',
        ],
        echo: [
          'They walked home in step, without having said so. <companion>Now,</companion> said {companion}, and they both hopped.',
        ],
      },
    ],
  },
  wakeMeForMyTurn: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sat down in front of {part_def}. <hero>I’ll watch.</hero> {hero_subj} watched so hard that {hero_his} foot began to jiggle, and then the rest of {hero_him}.',
          ],
          warm: [
            '{hero_subj} wanted {companion} to have a rest. So {hero_he} watched {part_def} alone, and asked it every minute whether it was comfortable.',
          ],
          clever: [
            '{hero_subj} was the only one who knew how to watch {part_def} properly. By the tenth minute {hero_he} was helping it along.',
          ],
          playful: [
            '{hero_subj} kept watch over {part_def} like a guard at a palace. The guard soon had to hop, and then to tickle something.',
          ],
        },
        fails: ['{hero} could not sit still any more, and would not let anyone else sit there.'],
        again: ['{hero_subj} watched with both eyes propped open. One of them went to sleep all the same.'],
        refrain: ['Watch, watch, wiggle, oh no.'],
        turned: ['You watch, I rest, hush.'],
        noticing: [
          '{hero} yawned, so widely that the beginning fell out of {hero_his} head. {companion}, beside {hero_him}, remembered every bit of it.',
        ],
        deed: [
          '{hero_subj} sat down to one side with empty hands. <hero>You now,</hero> said {hero}. <hero>Nudge me when it’s my turn.</hero>',
        ],
        answer: [
          '{companion} watched, and nothing near {part_def} jiggled. Then there was a nudge, and {hero} watched, quite fresh.',
        ],
        echo: [
          '<hero>What happened in your turn?</hero> asked {hero}. <companion>Nothing,</companion> said {companion}. <companion>It was a very good nothing.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Nobody else touches this watch,</hero> said {hero}. {hero_subj} glared at {part_def} till everything swam, and then {hero_he} poked it, to see.',
          ],
          warm: [
            '<hero>You all go and lie down,</hero> said {hero}. <hero>I’ll stay up with it.</hero> {hero_subj} stayed up with {part_def} till {hero_he} began to twitch.',
          ],
          clever: [
            '{hero_subj} wrote down how {part_def} was doing, every minute. By the ninth {hero_he} was drawing boats on it.',
          ],
          playful: [
            '{hero_subj} was an owl on a post, watching {part_def}. The post got itchy. Then the owl did.',
          ],
        },
        fails: ['The longer one watches alone, the more one’s fingers want to join in.'],
        again: [
          '{hero_subj} turned {hero_his} head from side to side, to keep awake, and fell over, on to it.',
        ],
        refrain: ['Watch, itch, itch. And prod.'],
        turned: ['Watch, swap, nap. And nod.'],
        noticing: [
          '<companion>You’ve looked at your shoe for quite a while,</companion> said {companion}. It was so. {companion} knew how it had stood before the shoe, and after, and in between.',
        ],
        deed: [
          '{hero_subj} shoved over, and put {hero_his} hands in {hero_his} pockets. <hero>You. Wake me when it’s me.</hero>',
        ],
        answer: ['{companion} had eyes like new. By {part_def} nobody prodded anything.'],
        echo: [
          '<hero>You never woke me,</hero> said {hero}. <companion>I did,</companion> said {companion}. <companion>You said, yes, Mum.</companion>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>I’ll show it,</hero> said {hero}. {hero_subj} showed {part_def} everything alone, again and again, with more and more fidgeting.',
          ],
          warm: [
            '{hero} wanted to spare {companion} the bother. {hero_subj} did all the showing to {part_def} {hero_himself}, till {hero_his} hands got muddled.',
          ],
          clever: [
            '{hero} had begun with {part_def}, and so {hero} had better go on, {hero_he} thought. {hero_subj} had tried forty signs and mixed them up.',
          ],
          playful: [
            '{hero} gave a show for {part_def}, all alone, three acts and a fidget. {companion} was not in it.',
          ],
        },
        fails: ['Whoever does all the showing cannot look. {hero} had not once seen what arrived.'],
        again: ['{hero_subj} showed all forty at once. One of them was a yawn.'],
        refrain: ['I show, I show, wiggle. What?'],
        turned: ['You show, I look, there. Ah.'],
        noticing: [
          '{hero} yawned so hard that {hero_he} forgot how it had begun. {companion} remembered. {companion} had been looking at {part_def} all the time, and not at {hero}.',
        ],
        deed: [
          '{hero_subj} sat down, with empty hands. <hero>You now,</hero> said {hero}. <hero>Nudge me when it’s my turn.</hero>',
        ],
        answer: [
          '{companion} showed one thing. {hero} watched {part_def}, and saw what {companion} could not see. At the third try {hero_he} nudged {companion}.',
        ],
        echo: [
          '<companion>Which one was it?</companion> asked {companion}. <hero>The one with the elbow,</hero> said {hero}. <companion>That was me scratching.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Leave it to me,</hero> said {hero}, and explained to {part_def} with both arms. {hero_subj} did not stop to see how it went down.',
          ],
          warm: [
            '{hero_subj} explained it all to {part_def}, lovingly, and it was long. {companion} had put up a hand some time ago.',
          ],
          clever: [
            '{hero_subj} had thought of nine ways to put it to {part_def}, and put all nine, in order of merit.',
          ],
          playful: [
            '{hero_subj} played it to {part_def}, all the parts, even the horse. It was a long play, and the horse was tired.',
          ],
        },
        fails: ['Nobody was in the audience but {part_def}, and nobody was watching the audience.'],
        again: [
          '{hero_subj} did it all over again, with more legs in it. {hero_subj} no longer knew why there were legs.',
        ],
        refrain: ['I show, I show, I show. Eh?'],
        turned: ['You show, I watch. Hey.'],
        noticing: [
          '<companion>That bit with the shoulder,</companion> said {companion}. <companion>It sat up at that.</companion> {hero} had not seen. {hero_subj} had been busy with the shoulder.',
        ],
        deed: [
          '{hero_subj} stopped and sat down, hands in {hero_his} lap. <hero>Your turn. Nudge me when it’s mine.</hero>',
        ],
        answer: [
          '{companion} did only the shoulder, once. {hero} saw what {part_def} did then, and gave a nudge.',
        ],
        echo: [
          '<companion>Left shoulder or right?</companion> asked {companion}. They tried out both, all the way home.',
        ],
      },
    ],
  },
  oneStaysOneGoes: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took the front of {part_def} with both elbows out. So did {companion}. They set off at once and met in the middle.',
          ],
          warm: [
            '{hero_subj} wanted to go first, so that {companion} should not fall. {companion} wanted to go first, so that {hero} should not. They both stepped onto {part_def}.',
          ],
          clever: [
            '{hero_subj} had seen exactly where on {part_def} one ought to stand. So had {companion}. There was room there for one shoe.',
          ],
          playful: [
            '<hero>Race you,</hero> said {hero}. They hit {part_def} side by side, and then on top of each other.',
          ],
        },
        fails: [
          'There were four feet on one spot, and an elbow in somebody’s ribs. None of it was standing on anything.',
        ],
        again: [
          '{hero_subj} went again with {hero_his} elbows further out. It is surprising how far an elbow can slide.',
        ],
        refrain: ['Slip, bump, slide. Back at the side.'],
        turned: ['Stay, reach, step. And on we went.'],
        noticing: [
          '{hero_gen} elbow was still in {companion_gen} ribs. Over here were four feet. Over there was nobody at all.',
        ],
        deed: [
          '{hero_subj} pointed at two places and asked {companion} which one {companion_he} could keep. Then {hero_he} went to the other.',
        ],
        answer: [
          '{companion} stood fast and stretched out an arm. {hero} came along it across {part_def}, hand by hand.',
        ],
        echo: [
          '<companion>You’ve got very sharp elbows,</companion> said {companion}. {hero} folded them away.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} saw the only good spot on {part_def}, and so did {companion}. They got there together, and left it together.',
          ],
          warm: [
            '<hero>You take it,</hero> said {hero}, and pushed {companion} on to the good spot, and held on to {companion_him}. That was two.',
          ],
          clever: [
            '{hero_subj} pointed out to {companion} that {hero_he} had seen the good spot first. {companion} pointed too. On {part_def} that is enough.',
          ],
          playful: [
            'They were two penguins and one ice floe. There was some shoving on {part_def}, with flippers.',
          ],
        },
        fails: ['One spot, four feet. It was a sum that kept coming out as a heap.'],
        again: ['They said after you, and shoved. Saying it was no help on that.'],
        refrain: ['Me, no, me. And whoosh.'],
        turned: ['Stay, stretch, go. And hush.'],
        noticing: [
          'From where they lay you could see it all, as on a map. Here was a good spot. There was another, a bit further on, with nobody arguing on it.',
        ],
        deed: [
          '{hero_subj} asked {companion}, <hero>Which one can you hold?</hero> {companion} pointed to the first. {hero} went for the other.',
        ],
        answer: [
          '{companion} stood like a post, with one arm out. Along that arm {hero} went over {part_def}, and it was just long enough.',
        ],
        echo: ['<companion>I’ve always wanted to be a railing,</companion> said {companion}.'],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} marched up to {part_def}, elbows out. {companion} marched up too. They both began to talk.',
          ],
          warm: [
            '{hero_subj} wanted to explain everything to {part_def} very gently, and pushed {companion} aside very gently to do it.',
          ],
          clever: [
            '{hero_subj} had the better reason. {companion} had the other one. They held both up in front of {part_def} at the same time.',
          ],
          playful: [
            '{hero_subj} made {part_def} a bow. So did {companion}, on the same spot, and their heads went clonk.',
          ],
        },
        fails: ['Each of them wanted to be the one in front, and {part_def} was looking at a scuffle.'],
        again: [
          '{hero_subj} squeezed in front again. Now {part_def} had only one thing to guard against, and it was a heap.',
        ],
        refrain: ['Me first, me first, clonk.'],
        turned: ['You stay, I go, there.'],
        noticing: [
          '{hero_gen} elbow was in {companion_gen} ribs. On one side stood four feet. On the other side there were none.',
        ],
        deed: [
          '{hero_subj} pointed to the two sides and asked {companion} which {companion_he} could keep. {hero} took what was left, and stood straight.',
        ],
        answer: [
          '{companion} stood exactly where {part_def} had stood, and kept watch just as well. {part_def} looked at that for a moment.',
        ],
        echo: [
          '<companion>I never let anyone through,</companion> said {companion}. <hero>I know,</hero> said {hero}. <hero>Not even me.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wanted to do the talking, and {companion} wanted to do the talking. They did it both, in front of {part_def}, into each other’s mouths.',
          ],
          warm: [
            '<hero>Don’t you worry, I’ll ask,</hero> said {hero}. <companion>Don’t you worry,</companion> said {companion}. They worried at {part_def} from the same side.',
          ],
          clever: [
            '{hero_subj} had a plan to get round {part_def} on the left. {companion} had the same plan. They met in it.',
          ],
          playful: [
            'They were the front end and the back end of a camel, and each was the front. The camel came up to {part_def}, and came apart.',
          ],
        },
        fails: ['Before {part_def} there was a crowd, and it consisted of two.'],
        again: ['They tried it both kneeling. Now there was just the same crowd, only lower.'],
        refrain: ['Me, please. Me, please. Clunk.'],
        turned: ['You there, me here. Thunk.'],
        noticing: [
          '{part_def} was not looking at either of them. {part_he} was looking at something over there, and then down at {part_his} own feet, which had to stay. {hero} saw it because {companion_gen} elbow had turned {hero_his} head.',
        ],
        deed: [
          '<hero>Which one can you keep?</hero> asked {hero}. {companion} stood where {part_def} stood, and {hero} went to the other end.',
        ],
        answer: [
          'Somebody was on guard. It only was not {part_def} any more, and {part_he} needed a moment to feel it.',
        ],
        echo: [
          '<companion>Halt,</companion> said {companion}, even on the way home. {hero} showed a button, and was let by.',
        ],
      },
    ],
  },
  givesAwayTheFront: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_himself} at the front of {part_def}, where everyone would look, and called the rest into line from there.',
          ],
          warm: [
            '{hero_subj} did not want to burden anyone, so {hero_he} did the front of {part_def} {hero_himself} and kept going round to put the others right.',
          ],
          clever: [
            '{hero_subj} had drawn the plan, and in it every line ran to the front of {part_def}, where {hero_he} stood.',
          ],
          playful: [
            '{hero_subj} directed {part_def} from the front with a wooden spoon, very amusingly, and the spoon kept pointing at {hero_himself}.',
          ],
        },
        fails: ['Whenever one of them turned away, {hero} quietly did that part over again.'],
        again: ['{hero_subj} stood in two places at once, nearly. It was the nearly that fell over.'],
        noticing: [
          '{hero_subj} watched a clip of the last try to find out whose fault it was. Behind {hero_his} own back, quietly, somebody was doing {hero_his} part, and doing it better.',
        ],
        deed: [
          '{hero_subj} crossed out {hero_his} name beside the front place and wrote {companion_gen}. Then {hero_he} picked up the crates.',
        ],
        answer: [
          '{companion} read it twice, put down {companion_his} bag, and went to the front of {part_def} without a word.',
        ],
        echo: ['In the only photograph {hero} is a hand and half a crate. It is a good firm hand.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ll take the front,</hero> said {hero}, and had it. From the front {hero_he} told the others where to hold {part_def}.',
          ],
          warm: [
            '{hero_subj} took the front of {part_def}, where it is hardest, so that nobody else need be looked at. They had wanted to be, a little.',
          ],
          clever: [
            'By {hero_his} drawing somebody had to be in front of {part_def} and see everything. {hero_subj} had been the one to do the drawing.',
          ],
          playful: [
            '{hero_subj} conducted it from the front, with a wooden spoon. It looked very well, and nobody had hold of {part_def} in the middle.',
          ],
        },
        fails: ['Where {hero} ought to have had hold there was a pointing finger.'],
        again: ['{hero_subj} climbed up on something, to be able to show it better.'],
        noticing: [
          'It was {companion} who said left, each time, half a second before {hero} did. {companion} said it to the next one under {companion_his} breath. They were all looking at {hero}, and going by {companion}.',
        ],
        deed: [
          '{hero_subj} got down. <hero>You call it,</hero> said {hero} to {companion}. <hero>You’re doing it anyway.</hero> {hero_subj} rubbed out {hero_his} name on the drawing and wrote the other one there. {hero_subj} put away {hero_his} finger, and went to the back, where you see only shoulders.',
        ],
        answer: [
          '<companion>Left,</companion> said {companion}, and it went left, all of it, as when a flock turns.',
        ],
        echo: [
          '<companion>What was it like, at the back?</companion> asked {companion}. <hero>Heavy,</hero> said {hero}. <hero>I’d no idea.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} was meant to be at both ends of {part_def} at the same moment, and set out to prove it could be done.',
          ],
          warm: [
            '{hero_subj} spared everyone. Whatever {part_def} needed, {hero_he} took on {hero_himself}, until {hero_he} was needed in two places.',
          ],
          clever: [
            '{hero_subj} had timed it: nine seconds from one end of {part_def} to the other, if nobody stood in the way.',
          ],
          playful: [
            '{hero_subj} made a show of it, running from one end of {part_def} to the other with a bow in between.',
          ],
        },
        fails: ['The ninth second was always somewhere else, and so was {hero}.'],
        again: [
          '{hero_subj} ran faster, and corrected the others on the way past. They held still to be corrected, and then it was too late.',
        ],
        noticing: [
          '{hero_subj} played back the clip of the last try. At the moment when {hero_he} was missing, a hand came in from the side and did it right.',
        ],
        deed: [
          '{hero_subj} wrote {companion_gen} name beside the part everyone would look at, handed over the marked sheet, and went to hold the other end.',
        ],
        answer: [
          'The two ends of {part_def} were in two different pairs of hands. They met at the first try.',
        ],
        echo: [
          '<companion>Did you see it?</companion> asked {companion}. <hero>No,</hero> said {hero}. <hero>I was underneath. I heard it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stood where everyone would be looking, and held {part_def} together from there. The others were given the string.',
          ],
          warm: [
            '{hero_subj} took the hardest bit on {hero_himself}, so as not to ask it of anybody. It was also the bit with the light on it.',
          ],
          clever: [
            '{hero_subj} had written the plan, and it had one person at the centre. It broke each time at the centre, and {hero_he} put {part_def} together again from there.',
          ],
          playful: [
            '{hero_subj} did it as a star turn, with {part_def} for a partner. At the end {hero_he} let go with one hand, to wave.',
          ],
        },
        fails: [
          'Where it gave way {hero} was not, for a second. {hero} was always somewhere else, for a second.',
        ],
        again: [
          '{hero_subj} went through it at night, alone, with chairs for the others. With the chairs it worked.',
        ],
        noticing: [
          'In the mirror {hero} saw {hero_himself}, and behind {hero_him} a person with a broom. The person did the step, handed on the broom to nobody, took it back, and was there in time. It was {companion}, and {companion_he} thought {hero_he} had gone.',
        ],
        deed: [
          '{hero_subj} gave {companion} the place in the light. {hero_subj} said it in front of all of them, and took the broom. <hero>You’re there when it counts,</hero> said {hero}, <hero>and I’m waving.</hero> Then {hero_he} went round to the back of {part_def} and held.',
        ],
        answer: [
          'It did not give way. There was somebody at every point of it, and one of them had a broom.',
        ],
        echo: [
          '<companion>I’m not going to wave,</companion> said {companion}. <hero>You’ll see,</hero> said {hero}.',
        ],
      },
    ],
  },
  slowestInFront: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took the front of {part_def} and set the pace. <hero>Come on,</hero> {hero_he} called back, without looking.',
          ],
          warm: [
            '{hero_subj} went ahead with {part_def} so that nobody should be the one to lead, and called encouraging things over {hero_his} shoulder.',
          ],
          clever: [
            '{hero_subj} knew the first slot could be reached at this speed, and held to it, with {part_def} dragging a little at the back.',
          ],
          playful: [
            '{hero_subj} sang a marching song in front of {part_def}, a quick one. At the back nobody had breath for the chorus.',
          ],
        },
        fails: ['{part_def} hung lower at one end, and it was not {hero_gen} end.'],
        again: [
          '{hero_subj} called <hero>Come on</hero> again, louder. {hero_subj} was pulling on something that was no longer being carried.',
        ],
        noticing: [
          '{hero_subj} looked round to see what was the matter. There was a long gap, and at the end of it a pair of taped-up knuckles.',
        ],
        deed: [
          '{hero_subj} walked to the back and took the awkward end of {part_def}. {companion} went in front, at {companion_gen} pace, and the first slot went by without them.',
        ],
        answer: ['For the first time both ends of {part_def} were at the same height.'],
        echo: [
          'They were third. <companion>I’ve never been in front of anything,</companion> said {companion}. <companion>You see a lot more.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} set the pace, with {part_def} as the thing to get done, and called <hero>Come on</hero> over {hero_his} shoulder.',
          ],
          warm: [
            '{hero_subj} went on ahead to {part_def} so that the others should find it nearly finished, and called back how little was left.',
          ],
          clever: [
            '{hero_subj} knew how long {part_def} ought to take. The others were behind the plan, and {hero_he} walked in front of it.',
          ],
          playful: [
            '{hero_subj} did a countdown for {part_def}, at a trot. At the back of the line they had only got to nine.',
          ],
        },
        fails: ['In front it was pulled along. At the back it had not yet begun.'],
        again: ['{hero_subj} doubled the pace, so as to win back what had been lost by it.'],
        noticing: [
          '{hero_subj} looked round. There was a gap, and a long way down it came {companion}, looking at what {companion_he} was stepping on. {hero} had not looked once.',
        ],
        deed: [
          '{hero_subj} walked to the back and took the end that nobody wanted. {companion} went in front, and stopped where {companion_he} needed to stop. The first slot was given to others.',
        ],
        answer: [
          'At that pace one did not shake anything. {part_def} was let be, from one stop to the next.',
        ],
        echo: [
          '<companion>You were right behind me the whole time,</companion> said {companion}. <companion>I could hear you not saying it.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} was at the other end before the rest had their gloves on. <hero>It’s easy,</hero> {hero_he} called, and pulled at {part_def}, to help it along.',
          ],
          warm: [
            '{hero_subj} ran to and fro between the last of them and {part_def}, cheering. {hero_subj} ran it about three times over.',
          ],
          clever: [
            '{hero_subj} had a rhythm worked out for {part_def}, the quickest that was possible. It was possible for {hero}.',
          ],
          playful: [
            '{hero_subj} set it all to a march, with {part_def} as the drum. By the second verse there were two different marches.',
          ],
        },
        fails: ['It went in jerks. What it had gained in front it lost behind.'],
        again: ['{hero_subj} went over to a gallop, to show that it could be done.'],
        noticing: [
          'There was a small noise, over and over, and it was {companion}, counting. {companion} counted four for each thing {companion_he} did. It was not a slow count. It was only that {hero} had never once waited for the four.',
        ],
        deed: [
          '{hero_subj} dropped back, past all of them, to the heavy corner at the very end. <hero>Set the pace,</hero> {hero_he} told {companion}. <hero>Out loud.</hero> The others who had been racing them went by, and waved.',
        ],
        answer: [
          'One, two, three, four. They were not tugging at it any more. {part_def} had the time that was in the four.',
        ],
        echo: [
          '<companion>What comes after four?</companion> asked {hero}. <companion>One,</companion> said {companion}. <companion>That’s the whole beauty of it.</companion>',
        ],
      },
    ],
  },
};
