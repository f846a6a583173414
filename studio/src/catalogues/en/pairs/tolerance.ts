import type { LessonPairs } from '../../schema.ts';

export const tolerance: LessonPairs = {
  asTheyGo: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Not like that,</hero> said {hero}. {hero_subj} turned {companion} round by the shoulders. <hero>Upright, chin up.</hero> Then {hero_he} strode onto {part_def}.',
          ],
          warm: [
            '{companion} was crawling out backwards. <hero>You’ll get dizzy,</hero> said {hero}, and kindly turned {companion_him} round on {part_def}.',
          ],
          clever: [
            '{companion} went backwards, on all fours. One goes forwards, {hero} explained, with your chin up, and showed it on {part_def}.',
          ],
          playful: [
            '{companion} went backwards, on all fours. <hero>Wrong way round, crab,</hero> said {hero}, and marched out onto {part_def} like a soldier.',
          ],
        },
        fails: ['Done properly, they both lay flat, at the very first step.'],
        again: ['{hero_subj} did it again, even more properly. It was the most upright fall so far.'],
        refrain: ['Chin up, chest out, flat. And back.'],
        turned: ['Bottoms first, toes first, so. And so.'],
        noticing: [
          '{hero_subj} lay there and remembered. Backwards and on all fours it had gone so well. {companion} had been halfway, and humming.',
        ],
        deed: [
          '{hero_subj} got down on {hero_his} hands and feet. {hero_subj} went out backwards onto {part_def}, bottom first, just as {companion} did, without a grin.',
        ],
        answer: [
          'Backwards the toes come first. Toes do not look. They feel about, and {hero_gen} felt about on {part_def}.',
        ],
        echo: [
          '<companion>You can turn round now,</companion> said {companion}. <hero>In a minute,</hero> said {hero}, from below. <hero>It’s a different view.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had set out with {companion_his} back to it, on hands and feet. <hero>We’re not beetles,</hero> said {hero}, stood {companion_him} up, and led the way over {part_def}.',
          ],
          warm: [
            '<hero>You poor thing, let me show you,</hero> said {hero} to {companion}, who was crawling backwards, and put {companion_him} on {companion_his} feet, on {part_def}.',
          ],
          clever: [
            '{hero_subj} told {companion} that people have eyes in front, and therefore go forwards. Therefore they went out on {part_def}.',
          ],
          playful: [
            '{companion} went backwards on all fours. {hero} was a dancing master. <hero>Chin up, and glide,</hero> said the dancing master, onto {part_def}.',
          ],
        },
        fails: ['Two people with their chins up were lying on their backs.'],
        again: ['{hero_subj} did it once more, with {hero_his} nose higher.'],
        refrain: ['Upright, glide, down. And ouch.'],
        turned: ['Back first, low, slow. And crouch.'],
        noticing: [
          'From down there {hero} saw the tracks. {hero_gen} were long and ended in a smear. {companion_gen} were small and round, four by four, and went on to the middle.',
        ],
        deed: [
          '{hero_subj} turned {hero_his} back to where {hero_he} wanted to go, put {hero_his} palms down, and crept out backwards, toes first, in {companion_gen} tracks.',
        ],
        answer: [
          'Toes are very inquisitive. {hero_gen} went out on {part_def} one at a time, and sent word.',
        ],
        echo: ['<companion>You go quite well, for a forwards,</companion> said {companion}.'],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Forwards,</hero> said {hero}, turned {part_def} round by the shoulders, and showed {part_him} how. <hero>Chin up.</hero>',
          ],
          warm: [
            '<hero>Poor thing, that’s the wrong way round,</hero> said {hero} to {part_def}. Very gently {hero_he} turned {part_him} to the front.',
          ],
          clever: [
            '{hero_subj} explained to {part_def} why one goes upright and forwards. All the world did, {hero_he} said, and turned {part_him}.',
          ],
          playful: [
            '{hero_subj} drilled {part_def} like a soldier. <hero>Left, right, chin up,</hero> sang {hero}, and turned {part_him} about.',
          ],
        },
        fails: [
          'Properly it did not work at all. {part_def} stood there properly, and no longer knew how anything went.',
        ],
        again: [
          '{hero_subj} showed it again, with {hero_his} chin so far up that {hero_he} fell over a stone.',
        ],
        refrain: ['Chin up, turn round, march. What?'],
        turned: ['Your way, my way, your way. So.'],
        noticing: [
          '{hero} lay there and thought. Before, it had all been going so well, backwards and low down. It had only not looked like anything {hero_he} knew.',
        ],
        deed: [
          '{hero_subj} got down on {hero_his} hands and feet. {hero_subj} did it exactly as they did here, backwards, bottom first, without a grin.',
        ],
        answer: ['{part_def} looked along at {hero}, and was not alone in it any more.'],
        echo: [
          '<companion>How do you stop?</companion> asked {companion}. {hero} bumped into {companion_him}, backwards. <hero>Like that.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>That’s not how it’s done,</hero> said {hero} to {part_def}, straightened {part_him} up, and did it the right way, in front of {part_him}.',
          ],
          warm: [
            '{hero_subj} felt for {part_def}, who had never been shown. <hero>Look,</hero> said {hero}, <hero>like everybody,</hero> and moved {part_his} limbs for {part_him}.',
          ],
          clever: [
            '{hero_subj} compared how {part_def} did it with how one does it, and found nine mistakes. {hero_subj} began with the first.',
          ],
          playful: [
            '{hero_subj} was a deportment teacher, with a book on {hero_his} head. <hero>And turn,</hero> {hero_he} told {part_def}. The book fell off.',
          ],
        },
        fails: ['Nothing went, any more, on either side. Only one of them knew why.'],
        again: ['{hero_subj} put {hero_his} own hat on {part_def}, to straighten {part_him} up.'],
        refrain: ['Chin up, nose up, turn. Eh?'],
        turned: ['Down low, back to back. Hey.'],
        noticing: [
          '{hero_gen} hat had fallen off, and {hero} crawled after it. So {hero_he} went along close to the ground for a bit, and backwards, because of a thorn. It was really quite comfortable. {hero_subj} had seen somebody go like that before.',
        ],
        deed: [
          '{hero_subj} left the hat where it was. {hero_subj} went as they went here, hands and feet, backwards, all the way round, and kept a straight face.',
        ],
        answer: [
          '{part_def} waited until {hero} was level. Then there were two tails in front, so to speak.',
        ],
        echo: [
          '<companion>What about the nine mistakes?</companion> asked {companion}. <hero>I’ve made eight of them,</hero> said {hero}. <hero>I’m practising the ninth.</hero>',
        ],
      },
    ],
  },
  fromBothEnds: {
    locked: [
      {
        firstTry: {
          bold: [
            '{companion} began at the back. <hero>The front is here,</hero> said {hero}, pushed {companion_gen} hands off, and rattled at {part_def}.',
          ],
          warm: [
            '{companion} went to the back and began there. <hero>You’ve lost your way,</hero> said {hero}, and put {companion_gen} hands in front, on {part_def}, and held them there.',
          ],
          clever: [
            'The back was where {companion} began. Locks are in front, {hero} explained, and it was true of {part_def}. {hero_subj} moved {companion_gen} hands aside.',
          ],
          playful: [
            '{companion} had begun already, and at the back. <hero>Good morning,</hero> said {hero}, <hero>the front is round the front.</hero> Then {hero_he} tickled {part_def} there.',
          ],
        },
        fails: ['There were four hands in front now, and two of them did not know what to do there.'],
        again: ['{hero_subj} rattled with one hand, and with the other held {companion} by the sleeve.'],
        refrain: ['Front, front, rattle. Not the back.'],
        turned: ['You there, me here, click.'],
        noticing: [
          '{companion_gen} hands had crept round behind again, all on their own. Back there, where {hero} had never looked, it gave a tiny tick.',
        ],
        deed: [
          '{hero} stayed in front, and let go of {companion_gen} sleeve. <hero>You from your end,</hero> said {hero}, <hero>and I from mine.</hero> They began in the same moment.',
        ],
        answer: ['{hero} held {part_def} quite still. Round at the back two hands went for a walk.'],
        echo: [
          '<companion>At home I always eat the crust first,</companion> said {companion}. They tried it with a bun, from both ends.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<companion>I always start behind,</companion> said {companion}. <hero>Nobody starts behind,</hero> said {hero}, took {companion_gen} hands, and put them in front, on {part_def}.',
          ],
          warm: [
            '<hero>Let me help you to the front,</hero> said {hero} to {companion}, who had settled down nicely at the back of {part_def}.',
          ],
          clever: [
            '{hero_subj} showed {companion} the writing on {part_def}. It was the right way up from the front. So that was the front.',
          ],
          playful: [
            '{hero_subj} was the traffic policeman. <hero>One way,</hero> {hero_he} told {companion}, at the back of {part_def}. <hero>Turn round, madam. Or sir.</hero>',
          ],
        },
        fails: ['It was held from in front by four hands. From behind nothing was done at all.'],
        again: ['{hero_subj} shook a bit more. When {hero_he} looked up {companion} was at the back again.'],
        refrain: ['Front only, front only. Shake.'],
        turned: ['You back, me front. And wake.'],
        noticing: [
          '{hero} had shaken so hard that a button came off, and it rolled round to the other side. When {hero} went after it there sat {companion_gen} hands, both, and one of them had just moved something, so that it ticked.',
        ],
        deed: [
          '{hero_subj} took {hero_his} button and went back to the front. <hero>All right,</hero> {hero_he} called. <hero>I do this end, you do that. Now.</hero>',
        ],
        answer: ['It was as when two people write on one page. Something in the middle of {part_def} gave.'],
        echo: [
          'They met halfway round, nose to nose. <companion>Good morning,</companion> said {companion}. <hero>Good evening,</hero> said {hero}.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} began at the far end. <hero>The front is here,</hero> said {hero}, and pulled {companion_him} round to this side of {part_def}.',
          ],
          warm: [
            '{companion} went to the far end and began there. <hero>Come here to me,</hero> said {hero}, and made room for {companion_him} in front of {part_def}.',
          ],
          clever: [
            'The far end was where {companion} began. Things begin at the beginning, {hero} explained, and the beginning of {part_def} was here.',
          ],
          playful: [
            '{companion} had begun already, and at the far end. <hero>Hello, over there,</hero> called {hero}. <hero>The story starts here.</hero> {hero_subj} lifted the front of {part_def}.',
          ],
        },
        fails: ['Now both of them held the front. Nobody held the back.'],
        again: [
          '{hero_subj} fetched {companion} again, who had gone again. While {hero_he} was fetching, it came down.',
        ],
        refrain: ['Start here, start here, thump.'],
        turned: ['You there, me here, hup.'],
        noticing: [
          '{companion} had gone round again. {companion} stood over there with {companion_his} hands on the other end, and waited. It had not slid at that end, not once.',
        ],
        deed: [
          '<hero>You from your end,</hero> said {hero}, <hero>and I from mine.</hero> {hero_subj} took hold of {hero_his} own, and they nodded in the same moment.',
        ],
        answer: ['What went up on one side of {part_def} did not come down on the other.'],
        echo: [
          '<companion>I still think I had the front,</companion> said {companion}. They walked round it to see. It depended.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} did it with the left hand and from the end. <hero>Wrong hand,</hero> said {hero}, and gave {companion_him} the right side of {part_def}.',
          ],
          warm: [
            '{companion} was humming and had begun at the end. <hero>I’ll show you,</hero> said {hero}, and led {companion_him} round {part_def} by the elbow.',
          ],
          clever: [
            '{companion} had started where one finishes. {hero} drew {companion_him} the right order for {part_def}, in the air, with numbers.',
          ],
          playful: [
            '{companion} had started at the back. <hero>Beep, beep,</hero> said {hero}, <hero>you’re reversing,</hero> and backed {companion_him} round to the front of {part_def}.',
          ],
        },
        fails: ['In front it was crowded. At the back it fell.'],
        again: [
          '<hero>Beep,</hero> said {hero}, and backed {companion_him} round again. {companion} reversed out of it.',
        ],
        refrain: ['Beep, beep, come round. And thump.'],
        turned: ['You begin, I begin. And hup.'],
        noticing: [
          '{companion_gen} humming came from over there again. It had come from there all along. And where it came from, {hero} noticed, nothing had ever fallen.',
        ],
        deed: [
          '<hero>You from your end,</hero> said {hero}, <hero>and I from mine.</hero> {hero_subj} stayed where {hero_he} was, and took hold of {part_def}, and waited for the humming.',
        ],
        answer: [
          'On the high note they both lifted. In the middle {part_def} did not know which of them to slide to.',
        ],
        echo: ['They still cannot agree which was the front. {hero} hums, now, when {hero_he} is at it.'],
      },
    ],
  },
  handsInSocks: {
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Speak up,</hero> shouted {hero} over {part_def}, and stamped, in {hero_his} shoes. {companion} had not opened {companion_his} mouth.',
          ],
          warm: [
            '{hero_subj} wanted {companion} to understand every word. So {hero_he} shouted them, over {part_def}, one at a time.',
          ],
          clever: [
            '{hero_subj} had worked out how loud you had to be to beat {part_def}. {hero_subj} was nearly that loud.',
          ],
          playful: [
            '{hero_subj} shouted through {hero_his} hands, like a steamer. <hero>Toot,</hero> {hero_he} told {companion}, over {part_def}. <hero>Toot, toot.</hero>',
          ],
        },
        fails: ['Two noises do not make an answer. They make three.'],
        again: ['{hero_subj} shouted and stamped together. Now {hero_he} could not hear the stamping.'],
        refrain: ['Stamp, shout, what? Stamp, shout, what?'],
        turned: ['Shoes off, lips shut, so.'],
        noticing: [
          '{companion} lived with such a noise, and had not said one word in it all day. {companion} did not have to. {companion_gen} hands had said everything. {companion_gen} feet were in socks.',
        ],
        deed: [
          '{hero} took off both shoes and shut {hero_his} mouth. {hero_subj} said it with ten fingers, as {companion} did.',
        ],
        answer: ['Fingers fitted right through {part_def}. {companion} answered with six.'],
        echo: [
          'They talked like that until bedtime. It was the longest talk they had ever had, and nobody told them to be quiet.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Cat got your tongue?</hero> shouted {hero} to {companion}, over {part_def}, and stamped to wake it up.',
          ],
          warm: [
            '{hero_subj} was sorry that {companion} could not make {companion_himself} heard. So {hero_he} shouted for both of them, against {part_def}.',
          ],
          clever: [
            '{hero_subj} had worked out how loud one would have to be to drown {part_def}. {companion} watched {hero_him} get there.',
          ],
          playful: [
            '{hero_subj} was a hundred soldiers, with boots, and asked {companion} the way, over {part_def}. {companion} had answered with one hand, but a hundred soldiers do not look.',
          ],
        },
        fails: ['It was never quiet enough to hear it, and it was not a thing that one hears.'],
        again: ['{hero_subj} asked again, with more boots.'],
        refrain: ['Left, right, WHAT? Left, right, WHAT?'],
        turned: ['No boots, no mouth. Like that.'],
        noticing: [
          '{hero} had to stop and look for a boot. It lay next to a sock, and in the sock was {companion}. {companion} had just told the wall, or somebody, a long story. There had been nothing to hear of it but wool.',
        ],
        deed: [
          '{hero_subj} took off the other boot too. {hero_subj} pressed {hero_his} lips together, and asked it with ten fingers, as well as {hero_he} could, like {companion}.',
        ],
        answer: ['The answer came right away. It went past {part_def} as if there were no such thing.'],
        echo: [
          '{hero} found that {hero_he} had a very loud little finger. {companion} showed {hero_him} how to whisper with it.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Hello,</hero> said {hero}, loud and clear, as at home, and stamped up to {part_def} in {hero_his} boots. {companion} was in socks.',
          ],
          warm: [
            '<hero>Hel-lo-o,</hero> sang {hero} to {part_def}, heartily, and clumped nearer. {companion} came along behind, in socks.',
          ],
          clever: [
            'A clear voice does no harm, thought {hero}. <hero>Excuse me,</hero> {hero_he} said to {part_def}, clearly, and {hero_his} boots said it again.',
          ],
          playful: [
            '{hero_subj} was a postman in boots. <hero>Parcel for {part_def},</hero> called the postman, clump, clump. {companion} had socks on.',
          ],
        },
        fails: ['You could hear where {hero} was. You could hear it in the ground.'],
        again: ['As nobody answered, {hero} said it louder. {hero_subj} put in a stamp, for a full stop.'],
        refrain: ['Clump, clump, HELLO. And grunt.'],
        turned: ['Boots off, lips shut, ten fingers. And over.'],
        noticing: [
          '{companion} had not said a word all day, here where the sleepers were. {companion_gen} hands had told everything, and {companion_gen} feet were in socks. {hero} looked at {hero_his} own feet. They were very large.',
        ],
        deed: [
          '{hero} took off both boots, without a thump, and shut {hero_his} mouth. Then {hero_he} said it with ten fingers, as {companion} did.',
        ],
        answer: ['Nothing clumped. {part_def} stopped listening, even in {part_his} sleep.'],
        echo: [
          '{hero} carried {hero_his} boots in {hero_his} hand for the rest of the way. They had holes in for feet, {hero_he} found, and that was all.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>GOOD DAY,</hero> said {hero} to {part_def}, as it is proper, with {hero_his} heels together. The heels were of iron.',
          ],
          warm: [
            '<hero>I’m only just looking in,</hero> said {hero}, loud and warm, beside {part_def}, and came in on boots, to tuck {part_him} in.',
          ],
          clever: [
            '{hero_subj} thought that if one sleeps here all day one is surely not disturbed by a boot. {hero_subj} put it down next to {part_def}.',
          ],
          playful: [
            '{hero_subj} was a giant on a visit to {part_def}. <hero>Fee,</hero> said the giant, and put a foot down. <hero>Fi.</hero>',
          ],
        },
        fails: ['They sleep there with one ear on the floor. Everything that walks goes in by that.'],
        again: ['{hero_subj} said it again, a bit softer. The boots were the same.'],
        refrain: ['Hallo, clump, clump. And hmf.'],
        turned: ['No boots, no word. And off.'],
        noticing: [
          '{companion} had gone ahead. {hero} had not even heard it, although {companion} had gone past the very nose. {companion} lived here. {companion_gen} feet were in wool, and {companion_gen} hands had just wished somebody a good sleep.',
        ],
        deed: [
          '{hero} sat down and took off both boots. {hero_subj} said nothing more. {hero_subj} went in beside {companion}, in socks, and said it in fingers.',
        ],
        answer: ['It was quieter with {hero} than it had been without. {part_def} settled, like a hen.'],
        echo: [
          '<hero>What’s good night?</hero> asked {hero}, on the way home. {companion} showed {hero_him}. It took both hands.',
        ],
      },
    ],
  },
  theirDistance: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stepped up close to {part_def} and held out a hand, as you do. {part_def} moved off. {hero_subj} stepped up closer.',
          ],
          warm: [
            '{hero_subj} wanted to greet {part_def} warmly, from very near. {part_def} moved back. {hero_subj} came after {part_him}, with both arms.',
          ],
          clever: [
            'One shakes hands, {hero} knew, at the length of one arm. {hero_subj} kept putting {part_def} at the length of one arm.',
          ],
          playful: [
            '{hero_subj} chased after {part_def} with {hero_his} hand out, like someone with a tray. <hero>Hand, sir? Hand?</hero>',
          ],
        },
        fails: ['There was no more room behind. Whoever has no room gets broad.'],
        again: ['{hero_subj} held out both hands, from even nearer. One was almost in an ear.'],
        refrain: ['Up close, up close. And stiff.'],
        turned: ['Back three, turn round. And so.'],
        noticing: [
          '{hero} stopped, and for a moment nothing moved. {hero_subj} went one step. Over there it was one step. It was always the same, just as long, as in a dance.',
        ],
        deed: [
          '{hero_subj} went back, one, two, three steps. {hero_subj} turned round. {hero_subj} held {hero_his} open hand behind {hero_his} back.',
        ],
        answer: [
          '{part_def} could breathe out now. There were three steps of air, and {part_he} looked at all of them.',
        ],
        echo: [
          '<companion>What did the hand feel?</companion> asked {companion}. <hero>A bit of wind,</hero> said {hero}. <hero>It was a very friendly wind.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} came at {part_def} with a straight look and a straight hand. {part_he} turned. {hero_subj} went round to where {part_his} front was now.',
          ],
          warm: [
            '{hero_subj} had been told to be open with everybody. {hero_subj} was so open with {part_def} that {part_he} had nowhere left to look.',
          ],
          clever: [
            '{hero_subj} knew that one looks people in the eye. {hero_subj} followed the eye of {part_def}, all the way round.',
          ],
          playful: [
            '{hero_subj} was a moth, and {part_def} was the lamp. The moth came very close, with its hand out.',
          ],
        },
        fails: ['It was meant well, and it was too near. There was not the breadth of a breath between.'],
        again: ['{hero_subj} tried it from the other side. There was a wall there.'],
        refrain: ['Near, near, hello. And no.'],
        turned: ['Far, turn, there. And go.'],
        noticing: [
          '{hero} had trodden on a line on the ground. It was a scuffed line, as of heels, and it ran all round the post at three steps. So everybody else stopped there, and one saw that they had stopped there for years.',
        ],
        deed: [
          '{hero_subj} stepped back to behind the line. {hero_subj} turned {hero_his} back, as they did, and held one hand out behind, and open.',
        ],
        answer: [
          '{part_def} came away from the wall. You could hear how {part_he} did, too, all at the proper distance.',
        ],
        echo: [
          '<companion>You can turn round now,</companion> said {companion}, three steps off. <hero>How’s that?</hero> asked {hero}. {companion} thought that it was just right.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} walked straight up to {part_def} with a hand out. <hero>How do you do?</hero> {part_def} went back. {hero_subj} went up.',
          ],
          warm: [
            '{hero_subj} came very close, so that {part_def} should not be alone. {part_def} went back a step. {hero_subj} made up for it.',
          ],
          clever: [
            'At arm’s length one gets to know each other, thought {hero}. {hero_subj} measured it out to {part_def}, and again to {part_def}.',
          ],
          playful: [
            '{hero_subj} was a magnet, and {part_def} was to be the spoon. It was the other sort of spoon.',
          ],
        },
        fails: ['Each step forward was answered by a step in.'],
        again: ['{hero_subj} took three steps at once, to be there first.'],
        refrain: ['Closer, closer, hand. And gone.'],
        turned: ['Three back, turn round. And come.'],
        noticing: [
          '{hero} took one more step, a small one, and listened. It was answered by a small one. {hero_subj} took none. It was answered by none.',
        ],
        deed: [
          '{hero_subj} went back three steps and turned {hero_his} back. Behind {hero_his} back {hero_he} held one hand open.',
        ],
        answer: ['A back does not stare. {part_def} looked at it for as long as {part_he} liked.'],
        echo: [
          '<hero>What did it look like, coming?</hero> asked {hero}. <companion>Like you going,</companion> said {companion}, <companion>the other way round.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I don’t bite,</hero> said {hero} to {part_def}, and showed {hero_his} teeth, from nearer.',
          ],
          warm: [
            '{hero_subj} knelt down to {part_def} with both arms open, and shuffled. It was like being hugged by a door.',
          ],
          clever: [
            '{hero_subj} had reckoned that one more step would do it. It had been one more step for some time.',
          ],
          playful: [
            '{hero_subj} was a very small circus. It put up its tent right on the doorstep of {part_def}.',
          ],
        },
        fails: [
          'There is such a thing as friendly, and there is such a thing as far enough. {hero} had only the one.',
        ],
        again: ['{hero_subj} moved up by another inch. An inch is a good deal, from there.'],
        refrain: ['Bit more, bit more. And gone.'],
        turned: ['Bit less, turn round. And on.'],
        noticing: [
          '{hero} had looked for {hero_his} hat, behind {hero_him}, with {hero_his} back to it all. And at that moment something rustled. When {hero_he} looked, it had been nothing. {hero_subj} looked for {hero_his} hat again.',
        ],
        deed: [
          '{hero_subj} went away with the hat, three whole steps. {hero_subj} stayed turned round, and let one hand hang out behind {hero_him}, open.',
        ],
        answer: ['{part_def} put the whole of {part_his} head out, since there was nobody there but a back.'],
        echo: [
          '<hero>What’s my back like?</hero> asked {hero}. <companion>Friendly,</companion> said {companion}. <companion>It’s got a label.</companion>',
        ],
      },
    ],
  },
  newestHere: {
    guarded: [
      {
        firstTry: {
          bold: [
            'On the first day {hero} told {part_def} what other groups did better. There was a list, and pictures.',
          ],
          warm: [
            'On the first day {hero} told {part_def} how much they all had to look forward to, once it was done the other way.',
          ],
          clever: [
            'On the first day {hero} showed {part_def}, from a list, eight things that did not make sense. It was a careful list.',
          ],
          playful: [
            'On the first day {hero} did for {part_def} a little parody of how things went here. It was very exact.',
          ],
        },
        fails: ['Nobody argued. They simply stood a little closer together, and went on.'],
        again: ['{hero_subj} had copies of the list. {hero_subj} handed them round.'],
        noticing: [
          '{hero} watched, with the last copy in {hero_his} hand. They went on in their odd order, the third thing before the second. At the end there it lay, finished, and it was good.',
        ],
        deed: [
          '{hero_subj} put the list in the bin. {hero_subj} asked for the job that the newest one gets, and scrubbed buckets, until {hero_his} sleeves were wet up to the shoulder. They laughed at how {hero_he} did it.',
        ],
        answer: [
          '{part_def} came by, and took the brush out of {hero_gen} hand, and put it back the other way round.',
        ],
        echo: [
          '<companion>I’ve read your list,</companion> said {companion}. <companion>Number five was right.</companion> <hero>Don’t tell them yet,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had done it for three years in another town. <hero>Where I come from,</hero> said {hero} to {part_def}, and had not got to the end by the break.',
          ],
          warm: [
            '{hero_subj} wanted to help {part_def}, and praised everything they did, and told them how it would be easier.',
          ],
          clever: [
            '{hero_subj} observed that {part_def} did the third thing first. There was a reason against it, and {hero} gave it, with a drawing.',
          ],
          playful: [
            '{hero_subj} did {part_def} to the life, to show how funny it looked from outside. One of them laughed, and was looked at.',
          ],
        },
        fails: ['They listened with their backs.'],
        again: ['{hero_subj} began again, from a different angle. The angle was called: no offence.'],
        noticing: [
          'There was a photograph over the sink, with eleven people and a date. They all had wet sleeves. On the left was {part_def}, much thinner, holding up a scrubbing brush like a prize. {hero} looked from the picture to the sink. It was full.',
        ],
        deed: [
          '{hero_subj} folded up all that {hero_he} had been going to say next, and put it in with the rubbish. <hero>Who does the rollers?</hero> asked {hero}. Nobody had, since June. It took until ten, and by then {hero_he} was wet to the neck, and everyone but {hero_him} had gone to eat.',
        ],
        answer: [
          'In the doorway stood {part_def}, with a plate that had a lid on. Somebody had kept the skin on the pudding.',
        ],
        echo: [
          '<companion>You’ve got paint in your ear,</companion> said {companion}. <companion>That’s how you can tell. We’ve all got paint in our ears.</companion>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} was the newest, and explained to {part_def} how it was done elsewhere. {hero_subj} explained it again, with pictures.',
          ],
          warm: [
            '{hero_subj} was the newest. {hero_subj} told {part_def} that there was no need to be embarrassed, and showed the right way.',
          ],
          clever: [
            '{hero_subj} was the newest. {hero_subj} had eight questions for {part_def}, and all of them were answers.',
          ],
          playful: [
            '{hero_subj} was the newest, and acted out for {part_def} how one did it in the rest of the world, as a silent film.',
          ],
        },
        fails: ['To each explanation they nodded, and went on as before.'],
        again: ['{hero_subj} explained it slower. They nodded slower.'],
        noticing: [
          'Nobody had argued with {hero_him} all day. {hero} looked at what their hands were doing meanwhile, in the wrong order, without a list. It was done.',
        ],
        deed: [
          '{hero_subj} threw {hero_his} list away. {hero_subj} asked for the newest one’s job, and pointed at the dirty buckets. Then {hero_he} washed all of them, badly, and was laughed at.',
        ],
        answer: ['Wet sleeves need no explaining. {part_def} came and showed {hero_him} how you hold it.'],
        echo: [
          '<companion>Who taught you to scrub?</companion> asked {companion}. {hero} moved {hero_his} head. <hero>Everybody. All at once.</hero>',
        ],
      },
    ],
  },
  onPaper: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rang {part_def} five times in a row. Whoever means it picks up, {hero_he} said, so that all could hear.',
          ],
          warm: ['{hero_subj} rang {part_def} again and again, only to say that there was no hurry.'],
          clever: [
            '{hero_subj} had found that at the fifth ring most people answer. {hero_subj} told {part_def} so, on the recording.',
          ],
          playful: [
            '{hero_subj} left {part_def} five messages, each in another voice. The last was a walrus.',
          ],
        },
        fails: ['Whoever does not pick up is looking at a thing that rings.'],
        again: ['{hero_subj} rang from somebody else’s phone.'],
        noticing: [
          'In {hero_his} bag, for a charger, {hero} found the note. It was two pages, in ink, with arrows where a thing had been put better. {hero_gen} answer to it had been ok.',
        ],
        deed: [
          '{hero_subj} called off what {hero_he} had planned for after. {hero_subj} sat down and answered both pages, by hand. {hero_subj} put the sheets where {part_def} would find them, and took {hero_his} time with {hero_him}, out of earshot.',
        ],
        answer: ['Paper does not ring. It lay there, and {part_def} could pick it up or not.'],
        echo: [
          '{hero_gen} letter came back with arrows in it. <companion>That means it was read,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stood below and shouted for {part_def} to come out and say it to {hero_his} face. The whole street could have said it by now.',
          ],
          warm: [
            '{hero_subj} rang at the door to see if {part_def} was all right, and then at the neighbour’s, and had them ring.',
          ],
          clever: [
            'Whoever has something to say says it, {hero} held. {hero_subj} gave {part_def} until four, and rang at four.',
          ],
          playful: [
            '{hero_subj} sang under the window of {part_def}, with a saucepan, until a light went out.',
          ],
        },
        fails: ['The louder it got outside, the less there was to be heard inside.'],
        again: ['{hero_subj} wrote a message in capitals. It arrived with a sound like a gong.'],
        noticing: [
          'On the mat lay something that {hero_he} had been standing on for some time. It was a letter, and there was a footprint on it. It was to {hero_him}. It had three pages, in small writing, and each time the pen had stopped to think there was a dot.',
        ],
        deed: [
          '{hero_subj} picked it up and took it home. There was a party that evening, and one could hear it through the wall. {hero} read all three pages, twice, and answered them by hand, the dots as well. At midnight {hero_he} put the answer under the door of {part_def}, and wrote on it: no hurry.',
        ],
        answer: ['There is nothing to see of somebody who reads a letter. That may be the beauty of it.'],
        echo: [
          '<companion>Why don’t you just talk?</companion> asked {companion}. <hero>We do,</hero> said {hero}, and showed the ink on {hero_his} hand.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rang {companion} because of {part_def}. It rang out. <hero>If you mean it, you pick up,</hero> said {hero} to the whole room, and rang again.',
          ],
          warm: [
            '{hero_subj} was worried about {companion}, and about {part_def}, and rang, and left a message, and rang to ask about the message.',
          ],
          clever: [
            '{hero_subj} had found out when {companion} was likely to be in, and rang at those times, in a row. On the subject of {part_def} it had to be today.',
          ],
          playful: [
            '{hero_subj} rang {companion} with a different voice each time: a plumber, a duchess, the moon. They all wanted to know about {part_def}.',
          ],
        },
        fails: [
          'Every ring began it over again. What had been nearly thought through got up and went to look at the phone.',
        ],
        again: ['At the sixth time {hero} let it ring for as long as it would.'],
        noticing: [
          'While it rang, {hero} looked for paper, to write on that {hero_he} had rung. What {hero_he} found was a letter of {companion_gen}, two pages, with an arrow wherever {companion_he} had thought of a better word. It was three weeks old. {hero} had written ok on it, and a date, and not even sent that.',
        ],
        deed: [
          '{hero_subj} put the phone back. There was a film that night, and {hero_he} had the tickets, and let it go. {hero_subj} took a pen and answered, both pages, point by point. At the end {hero_he} wrote: tomorrow is soon enough. {hero_subj} put it under the door and went away on tiptoe.',
        ],
        answer: [
          'That night it rang nowhere. What wanted to be slept on was slept on, and {part_def} had peace.',
        ],
        echo: [
          'The answer had three arrows. <companion>I can’t think while it’s ringing,</companion> said {companion}. <companion>I only think: it’s ringing.</companion>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} phoned everyone about {part_def} until they all had it. Only {companion} did not pick up. <hero>Then it’s decided without you,</hero> said {hero} to the beep.',
          ],
          warm: [
            '{hero_subj} wanted everybody in it. {hero_subj} rang {companion} about {part_def}, and sent the others to ring, and everyone rang most warmly.',
          ],
          clever: [
            '{hero_subj} held a conference on the phone about {part_def}. There were seven on the line, and {companion}, who does not pick up.',
          ],
          playful: [
            '{hero_subj} sang the state of {part_def} on to {companion_gen} machine, in several parts. It had no verse in it for an answer.',
          ],
        },
        fails: ['Each of them told it on, a bit shorter. By the fifth call it was the opposite.'],
        again: ['{hero_subj} rang {companion} to say that {hero_he} was not going to ring any more.'],
        noticing: [
          'In the lining of {hero_his} bag there was something stiff. It was an envelope, from {companion}. In it were two pages about that very thing, in green ink. From each thing an arrow went to the next. {hero} remembered that {hero_he} had got it, and had thought: so long.',
        ],
        deed: [
          '{hero_subj} cancelled {hero_his} evening and found a pen. {hero_subj} laid {hero_his} own sheet beside {companion_gen}, and went along each arrow with one finger, and wrote the answer where it ended. It took until ten. <hero>Read it when you like,</hero> {hero_he} wrote under it. <hero>I can wait till tomorrow.</hero>',
        ],
        answer: [
          'On paper one thing lay next to another. You could see it all at one look, and there was one arrow that went to nothing. {part_def} had hung by that.',
        ],
        echo: [
          '<companion>You’ve got nice writing,</companion> said {companion}. <companion>A bit loud.</companion>',
        ],
      },
    ],
  },
};
