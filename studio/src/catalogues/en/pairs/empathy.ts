import type { LessonPairs } from '../../schema.ts';

export const empathy: LessonPairs = {
  sameHeight: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stood over {part_def} and told {part_him} to come out. {hero_subj} said it faster and faster, with both arms over the edge.',
          ],
          warm: [
            '{hero_subj} bent down over {part_def} from above and told {part_him} in a soft voice that all was well. {hero_subj} had a great many soft words.',
          ],
          clever: [
            '{hero_subj} explained to {part_def}, from above, why there was no reason to hide. There were six reasons, and all came down like hail.',
          ],
          playful: [
            '{hero_subj} was a giraffe, and told {part_def} a joke from up there. By the end of the neck it was no longer funny.',
          ],
        },
        fails: ['Everything came from above: the arms, the words, and a good deal of spit.'],
        again: [
          '{hero_subj} went up on tiptoe, so as to be seen better. Now there was even more of {hero_him} over there.',
        ],
        refrain: ['Down there, come here, up here. No.'],
        turned: ['Down low, cheek low, hello.'],
        noticing: [
          'A shadow lay right across the place. It had two arms and no face. It was {hero_gen} own, and everything under it had gone small.',
        ],
        deed: [
          '{hero_subj} lay down on {hero_his} tummy. {hero_subj} laid {hero_his} cheek on the ground, until {hero_his} eyes were exactly as low as in there.',
        ],
        answer: [
          'Now there were two of them who could see only feet. {part_def} had not known anyone else did.',
        ],
        echo: ['When {hero} got up there was a bit of ground on {hero_his} cheek. {hero_subj} left it on.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} climbed up on something, to see {part_def} better, and called down. <hero>There you are. Come up.</hero>',
          ],
          warm: [
            '{hero_subj} leaned over the edge and held out all that {hero_he} had, from above: {hero_his} hand, {hero_his} cap, {hero_his} voice. {part_def} was a long way below it.',
          ],
          clever: [
            '{hero_subj} dangled a string down to {part_def}, so that {part_he} could climb. {part_def} looked up along the string. At the top there was {hero}.',
          ],
          playful: [
            '{hero_subj} was the moon. <hero>Good evening down there,</hero> said the moon to {part_def}, and came rather close.',
          ],
        },
        fails: ['The higher {hero} was, the smaller it was down there.'],
        again: [
          '{hero_subj} made {hero_his} voice deep, so that it should reach the bottom. It reached the bottom.',
        ],
        refrain: ['Up here, up here, hoo. And in.'],
        turned: ['Down low, nose low, you. And out.'],
        noticing: [
          '{hero_subj} leaned so far over that {hero_his} cap fell in. It landed upside down. Nobody touched it. {hero_subj} looked at the cap, and for the first time from where the cap was looking.',
        ],
        deed: [
          '{hero_subj} got down. {hero_subj} lay on the ground, chin on the ground, as low as the cap, and looked where it looked.',
        ],
        answer: [
          'There were two chins on the ground now, at the two ends of a cap. {part_def} breathed, and the cap moved.',
        ],
        echo: [
          '{hero_gen} cap came back with a bit of fluff in it, that was not from {hero_him}. {hero_subj} put it on very gently.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stood over {part_def} and reached down into it with both arms. {hero_subj} talked the whole time, to hurry it.',
          ],
          warm: ['{hero_subj} called down into {part_def} that help was coming. Help came with both elbows.'],
          clever: [
            '{hero_subj} looked into {part_def} from above and gave orders to {hero_his} own fingers. They could not see where they were.',
          ],
          playful: [
            '{hero_subj} was a crane over {part_def}. <hero>Left a bit,</hero> called the crane. <hero>Right a bit. Ow.</hero>',
          ],
        },
        fails: ['From up there one arm was in the way of the other, and {hero} was in the way of both.'],
        again: [
          '{hero_subj} leaned over so far that {hero_his} feet came off the ground. It made {hero_him} longer at the wrong end.',
        ],
        refrain: ['Down from above, grab, grab. Gone.'],
        turned: ['Cheek on the ground, look. There.'],
        noticing: [
          '{hero_gen} own shadow lay across the place, elbows and all. Under it you could see nothing. {hero} had been talking to {hero_his} shadow.',
        ],
        deed: [
          '{hero_subj} lay down flat on {hero_his} tummy, with {hero_his} cheek on the ground. Now {hero_his} eyes were just as low as {prize_def}.',
        ],
        answer: ['From down here {part_def} had a left and a right, and was not the same on both.'],
        echo: [
          '{hero} stayed down there for a bit. <companion>What are you doing?</companion> asked {companion}. <hero>Everything is much taller,</hero> said {hero}. <hero>Come and see.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} straddled {part_def} and fished in it, with both arms and a good deal of talk.',
          ],
          warm: [
            '<hero>Don’t be afraid, I’m coming,</hero> {hero} called down into {part_def}, and came down on it from above like a wet tent.',
          ],
          clever: [
            '{hero_subj} worked out from up there where it ought to be, and reached into {part_def} at the place. It was not at the place.',
          ],
          playful: [
            '{hero_subj} was a heron with two beaks. Peck, went the heron, into {part_def}, and told the fish what it was doing.',
          ],
        },
        fails: ['What is reached for out of the sky makes itself thin and goes on in.'],
        again: ['{hero_subj} stood on one leg for a better view. It was a view of {hero_his} own knee.'],
        refrain: ['Down I reach, down I grab. No.'],
        turned: ['Down I lie, there I look. So.'],
        noticing: [
          'It had got dark in there, just when {hero} wanted to see. {hero_subj} moved a hand, and the dark moved a hand. It was {hero_his} own.',
        ],
        deed: [
          '{hero_subj} got down on {hero_his} knees, then {hero_his} elbows, then {hero_his} tummy. {hero_subj} put {hero_his} ear on the ground and looked in, as if {hero_he} lived there.',
        ],
        answer: [
          'It was a corridor, once you lay in front of it. {part_def} even had a bend, and past the bend it was light.',
        ],
        echo: [
          'There was an ear-shaped clean place on the ground. <companion>That’s where you were small,</companion> said {companion}.',
        ],
      },
    ],
  },
  whereDoesItHurt: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Then don’t,</hero> said {hero} to {part_def}, and shoved, just where {part_he} was set hardest.',
          ],
          warm: [
            '{hero_subj} had asked so nicely. <hero>Then don’t,</hero> {hero_he} told {part_def}, with a wobble, and shoved all the same.',
          ],
          clever: [
            '{hero_subj} looked for the place where {part_def} stood firmest. That was where the trouble was, so that was where {hero_he} pushed.',
          ],
          playful: [
            '<hero>No, no, no,</hero> said {hero}, just as {part_def} would say it. Then {hero_he} pushed, on the no.',
          ],
        },
        fails: ['{hero} took the no for {hero_himself}. It had not even been looking at {hero_him}.'],
        again: [
          '{hero_subj} shoved the same place again, harder, and said that {hero_he} did not care. {hero_subj} said it several times.',
        ],
        refrain: ['Then don’t, then don’t, shove. No.'],
        turned: ['Where, where, there. Oh.'],
        noticing: [
          '{hero} was out of breath, and so {hero_he} watched for once. There was a flinch. There it was again. It was always at the one same thing, and the thing was not {hero}.',
        ],
        deed: [
          '{hero_subj} asked where it hurt, and waited. Then {hero_he} laid one hand down beside that place, lightly, and left it there.',
        ],
        answer: ['{part_def} stood quite still. Then {part_he} turned round to show what it was.'],
        echo: [
          '<companion>How did you know {part_he} wasn’t cross?</companion> asked {companion}. <hero>By where {part_he} was looking,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Fine, be like that,</hero> said {hero} to {part_def}, went off, came back, and pushed.',
          ],
          warm: [
            '{hero_subj} was hurt. {hero_subj} had been so friendly. {hero_subj} told {part_def} how hurt {hero_he} was, and leaned on {part_him} meanwhile.',
          ],
          clever: [
            '{hero_subj} collected reasons why {part_def} might not like {hero_him}, and had four. With the fourth {hero_he} gave a shove.',
          ],
          playful: [
            '{hero_subj} played the two of them, {part_def} and {hero_himself}, with one growl and one squeak. The growl won, so {hero} pushed it.',
          ],
        },
        fails: ['It was no to the shove. It would have been no to anyone who touched just there.'],
        again: [
          '{hero_subj} shoved with {hero_his} bottom, so as to show {part_him} that {hero_he} did not even look.',
        ],
        refrain: ['Be like that, shove, be like that. No.'],
        turned: ['What is that, where is that. Oh.'],
        noticing: [
          'With {hero_his} back to it {hero} felt it. There was a small jerk, always when {hero_he} came to one side, and none on the other. It was not temper that did that. {hero} knew it from a splinter.',
        ],
        deed: [
          '{hero_subj} turned round and asked, <hero>Where does it hurt?</hero> {hero_subj} held one hand near, laid it down beside the place, and did nothing with it.',
        ],
        answer: ['{part_def} let {part_his} breath out. It had been held for quite a time.'],
        echo: [
          '<companion>How long do you have to leave it there?</companion> asked {companion}. <hero>Till it’s bored,</hero> said {hero}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Then don’t,</hero> said {hero} to {part_def}, and shoved, just where it was stiffest.',
          ],
          warm: [
            '{hero_subj} had been so gentle, and still it would not. <hero>Then don’t,</hero> said {hero}, hurt, and shoved at {part_def}.',
          ],
          clever: [
            '{hero_subj} looked for the place where {part_def} gave the most trouble, and pushed there. It was the logical place.',
          ],
          playful: [
            '<hero>No, says the {part_one},</hero> said {hero}, in a squeaky voice. <hero>Then don’t, says the hero.</hero> And {hero_he} shoved.',
          ],
        },
        fails: ['{hero} pushed the very spot that was the matter with it.'],
        again: [
          '{hero_subj} shoved again, and said {hero_he} did not care. {hero_subj} had a tear on {hero_his} nose that seemed to.',
        ],
        refrain: ['Then don’t, then don’t, shove. And crack.'],
        turned: ['Where, where, there. And stay.'],
        noticing: [
          '{hero_subj} was cross, and so {hero_he} looked at it crossly. When {hero_he} came near the one side nothing happened. When {hero_he} came near the other it drew back. It was always the other.',
        ],
        deed: [
          '{hero_subj} asked it, quite low, where it hurt. {hero_subj} laid one hand beside that place, lightly, and left it lying there.',
        ],
        answer: ['Under the hand {part_def} grew warm, and stopped pulling away from itself.'],
        echo: [
          '<companion>Did it say?</companion> asked {companion}. <hero>Not in words,</hero> said {hero}. {hero_subj} still had {hero_his} hand there.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Stop that,</hero> said {hero} to {part_def}, every time it gave. {hero_subj} pressed the place until it gave again.',
          ],
          warm: [
            '{hero_subj} felt so sorry for {part_def} that {hero_he} had to stroke the crack, up and down, up and down, and it got longer.',
          ],
          clever: ['{hero_subj} had found the place in {part_def} that would not, and concentrated on that.'],
          playful: [
            '{hero_subj} was a masseur. <hero>Ah, here we have it,</hero> said the masseur to {part_def}, and dug in both thumbs.',
          ],
        },
        fails: ['It was the right place. That was why it was the wrong one to push.'],
        again: ['{hero_subj} cracked {hero_his} knuckles, to begin again. Something else cracked too.'],
        refrain: ['Here we go, press. And crack.'],
        turned: ['Where, just there. And back.'],
        noticing: [
          'There was a bit of dust each time, from the same spot, just a puff, like somebody who says ow and does not want to. {hero} held {hero_his} thumbs in the air and waited to see if it came by itself.',
        ],
        deed: [
          '{hero_subj} asked {part_def}, <hero>Where does it hurt?</hero> {hero_subj} put {hero_his} palm next to it, not on it, and left it lying.',
        ],
        answer: [
          'The shaking stopped. What had stood apart by a hair was standing nearer, under the shadow of a hand.',
        ],
        echo: [
          '<companion>I’ve got one like that on my elbow,</companion> said {companion}. {hero} laid {hero_his} hand beside it.',
        ],
      },
    ],
  },
  sameBreath: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sang {part_def} {hero_his} favourite song, the one with the clapping. Then {hero_he} sang the second verse.',
          ],
          warm: [
            '{hero_subj} wanted {part_def} to wake up glad. So {hero_he} sang {hero_his} own best song, with all the clapping in it.',
          ],
          clever: [
            '{hero_subj} knew that a good song wakes everyone kindly. It was loud, and {part_def} got both verses.',
          ],
          playful: [
            '{hero_subj} gave {part_def} a whole concert: the drum, the tuba, the clapping. {hero} was all of them.',
          ],
        },
        fails: ['It was just the song that {hero} would have liked. It was not {hero} who was asleep.'],
        again: ['{hero_subj} did the chorus. For the chorus one stamps.'],
        refrain: ['Clap, clap, stamp. And deeper it sank.'],
        turned: ['In, out, wait. And over it rolled.'],
        noticing: [
          'In the middle of a line {hero} ran out of breath. There was another breath about, and it was not {hero_gen}. It was slow, and had a pause at the end.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth and breathed along. In went {hero}, and out, and waited. Into the pause {hero_he} whispered <hero>Too much.</hero> It was nearly a question.',
        ],
        answer: ['{part_def} sighed, as you sigh when a radio next door is turned off.'],
        echo: [
          '<companion>You never sang the third verse,</companion> said {companion}. <hero>I breathed it,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} told {part_def} all of {hero_his} best jokes. At each end {hero_he} slapped {hero_his} own knee.',
          ],
          warm: [
            '{hero_subj} fanned {part_def}, patted {part_him}, sang to {part_him}, and asked whether {part_he} had everything {part_he} needed.',
          ],
          clever: [
            'What wakes {hero} is oompah. So {hero} did {part_def} the oompah, in full, with the repeats.',
          ],
          playful: [
            '{hero_subj} was a birthday. There were trumpets, there was a cake, and all of it was for {part_def}.',
          ],
        },
        fails: ['It was a very good party, and it was in the wrong house.'],
        again: ['{hero_subj} did the bit where everybody shouts. Nobody but {hero} knew when.'],
        refrain: ['Oom, oompah, pah. And dug in.'],
        turned: ['Out, and wait, and in. And spun.'],
        noticing: [
          '{hero} had to cough. When that was over {hero_he} heard a thing going on that had gone on the whole time, under the party. In. Out. And then, for quite a while, nothing.',
        ],
        deed: [
          '{hero_subj} sat down and breathed with it, in, and out, and through the nothing. In the next nothing {hero_he} asked <hero>Too much?</hero> with hardly any voice.',
        ],
        answer: ['It went through {part_def} like a ripple, and then everything about {part_him} lay lower.'],
        echo: ['<companion>That was the best bit of the party,</companion> whispered {companion}.'],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sang {hero_his} loudest song to cheer everybody up. {hero_subj} clapped right over {part_def}.',
          ],
          warm: [
            '{hero_subj} wanted to make up for {part_def}, and sang something jolly over it. There was a second verse, and {hero_he} sang that too.',
          ],
          clever: [
            '{hero_subj} knew that one tune covers another. So {hero_he} laid {hero_his} own on top of {part_def}, with clapping.',
          ],
          playful: [
            '{hero_subj} made up a song to go with {part_def}, with a tuba in it. {hero} was the tuba.',
          ],
        },
        fails: ['Now there was {part_def}, and on top of it there was {hero}.'],
        again: [
          '{hero_subj} sang the whole of it once again, with the clapping doubled. {companion_gen} ears were full already.',
        ],
        refrain: ['La, la, clap, clap. Ow.'],
        turned: ['In, out, wait. Hush.'],
        noticing: [
          '{hero} ran out of air in mid-song. Close by someone was breathing, slowly, with a little pause at the end.',
        ],
        deed: [
          '{hero_subj} closed {hero_his} mouth and breathed along, in and out. Exactly into the pause {hero_he} whispered <hero>Too much,</hero> and listened.',
        ],
        answer: ['{companion} nodded. {part_def} stopped for breath, quite shortly, and so did {hero}.'],
        echo: [
          '<companion>I do like your song,</companion> said {companion}. <companion>It’s just quite large.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} thought that they could all do with a march. {hero_subj} marched to and fro before {part_def}, and was the drum.',
          ],
          warm: [
            '{hero_subj} did not want anyone to mind {part_def}. So {hero_he} clapped, and called <hero>Isn’t this fun,</hero> in {companion_gen} ear.',
          ],
          clever: [
            '{hero_subj} had heard that one thing drives out another. {hero_subj} tried to drive out {part_def} with a song about a goat.',
          ],
          playful: [
            '{hero_subj} was the circus, all of it, in front of {part_def}. The elephant came last, and had a rattle.',
          ],
        },
        fails: ['Whatever {hero} liked was loud. Everything that was loud was there already.'],
        again: ['{hero_subj} went round once more, because nobody had clapped.'],
        refrain: ['Hurrah, hurrah, rattle. Ow.'],
        turned: ['Breathe, two, listen. Now.'],
        noticing: [
          '{hero} had no more breath, and leaned on {companion}. So {hero_he} heard what went on in there. It was very quick, and there was a small stop in it.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} mouth, and breathed as {companion} breathed, until it slowed. When the stop came, {hero_he} put in two words. <hero>Too much?</hero>',
        ],
        answer: [
          '<companion>A bit,</companion> said {companion}. They both waited, to see where {part_def} took its breath.',
        ],
        echo: [
          '<companion>Have you stopped for good?</companion> asked {companion}, later, in a hopeful sort of voice. {hero} did the rest on one finger.',
        ],
      },
    ],
  },
  inItsPlace: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} showed {part_def} from over here how good it was over here. Then {hero_he} tugged, to help.',
          ],
          warm: [
            '{hero_subj} beckoned and smiled at {part_def}, and told {part_him} how lovely it was on this side. Then {hero_he} tugged a little.',
          ],
          clever: [
            '{hero_subj} had three arguments for coming over here, and gave {part_def} all of them, from over here.',
          ],
          playful: [
            '{hero_subj} played for {part_def} how much fun there was on this side. {hero_subj} rolled about laughing, and pulled.',
          ],
        },
        fails: ['{hero} pulled to here. Over there, all the pulling looked like something else.'],
        again: [
          '{hero_subj} pulled from further away, so that {part_def} would see how far it was. That was what {part_he} saw.',
        ],
        refrain: ['Over here, over here, tug. No.'],
        turned: ['Over there, side by side. So.'],
        noticing: [
          '{hero_subj} tugged, and stumbled, and came right round to the far side. {hero_subj} turned about. From here it all looked quite different, and {hero} was not even in it.',
        ],
        deed: [
          '{hero_subj} stood close beside {part_def} and looked the same way. When {part_he} leaned, {hero} leaned. Then {hero_he} lifted a hand, as {part_he} did.',
        ],
        answer: [
          '{part_def} looked sideways at {hero}. Then {part_he} did it again, a little bigger, for two.',
        ],
        echo: [
          '<companion>What could you see from there?</companion> asked {companion}. <hero>Us,</hero> said {hero}. <hero>We were waving our arms about.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} took {part_def} by what you could take hold of, and led the way. {hero_subj} led it four times.',
          ],
          warm: [
            '<hero>Look how lovely it is here,</hero> called {hero} to {part_def}, and patted the ground, and cooed, and tugged.',
          ],
          clever: [
            '{hero_subj} drew {part_def} a picture of over here. It was a good picture. From over there it was upside down.',
          ],
          playful: [
            '{hero_subj} was the sun, and shone on over here as hard as {hero_he} could. <hero>Warm,</hero> {hero_he} called to {part_def}. <hero>Lovely.</hero>',
          ],
        },
        fails: ['Nobody had been over there to see what it was like. So nobody knew what {hero} was asking.'],
        again: ['{hero_subj} beckoned a second time, with more teeth.'],
        refrain: ['Come to me, come to me, tug. Nope.'],
        turned: ['Go to you, stand by you. Hope.'],
        noticing: [
          '{hero} had dropped something, and it had rolled over there, and {hero_he} went to fetch it. When {hero_he} stood up again {hero_he} was looking out from there, for the first time. Over here was a great deal of arm.',
        ],
        deed: [
          '{hero_subj} stayed. {hero_subj} stood beside {part_def}, shoulder by shoulder, and when {part_he} swayed {hero_he} swayed, and when {part_he} lifted something {hero_he} lifted a hand.',
        ],
        answer: ['{part_def} did it with the other side. {hero} did it with the other side.'],
        echo: [
          '<companion>You did it with me as well, just now,</companion> said {companion}. They had both been scratching.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: ['{hero_subj} stood over here and pulled {part_def} over here, by the edge.'],
          warm: [
            '<hero>Come on, it’s lovely here,</hero> said {hero} to {part_def}, and pulled at the nearest edge, with a smile.',
          ],
          clever: [
            'Over here was where it had to go. So you had to stand over here, thought {hero}, and pulled at {part_def}.',
          ],
          playful: [
            '{hero} was a tugboat, over here, and {part_def} was the steamer. <hero>Toot, this way.</hero>',
          ],
        },
        fails: ['It leaned that way. {hero} pulled this way.'],
        again: ['{hero_subj} pulled so hard that {hero_he} sat down over here, with a bump, and alone.'],
        refrain: ['This way, this way, ugh. And thud.'],
        turned: ['Lean like you, lean like me. And up.'],
        noticing: [
          '{hero_subj} had stumbled right round to the far side. {hero_subj} turned about, because {hero_he} was there now. From here it was plain which way it would have liked to go all along.',
        ],
        deed: [
          '{hero_subj} stood close beside {part_def} and looked the same way. {hero_subj} leaned as it leaned, and when it gave a little, {hero} gave a little too.',
        ],
        answer: ['It was not like pushing. It was like walking arm in arm, very slowly, with {part_def}.'],
        echo: [
          '<companion>You leaned like that all the way back,</companion> said {companion}. {hero} straightened up. It took a moment.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had decided where {part_def} should go. {hero_subj} stood there, and pulled it to {hero_him}, by the shortest way.',
          ],
          warm: [
            '{hero_subj} called {part_def} as one calls a cow, and when it did not come {hero_he} pulled it, as one pulls a cow.',
          ],
          clever: [
            '{hero_subj} had drawn the shortest line from {part_def} to here. Along that line {hero_he} pulled.',
          ],
          playful: [
            '{hero_subj} was a fisherman, and {part_def} was the whale. <hero>She’s coming in,</hero> cried the fisherman, and sat down.',
          ],
        },
        fails: [
          'It was as if two people were going through a door, and each was holding it open for the other.',
        ],
        again: ['{hero_subj} took a better grip, and sat down again.'],
        refrain: ['This way, haul, this way. And sit.'],
        turned: ['Your way, lean, your way. And tip.'],
        noticing: [
          '{hero} had crawled round behind to see what it was caught on. It was caught on nothing. From back there it all sloped, just a little, and everything that lay about lay with its nose to the other side.',
        ],
        deed: [
          '{hero_subj} stood up close against {part_def}, with {hero_his} face where its face would be. {hero_subj} leaned when it leaned, and came away when it came away.',
        ],
        answer: ['Something went click in the ground. It was like falling into step with {part_def}.'],
        echo: [
          '<companion>So which way did you want it to go?</companion> asked {companion}. <hero>I’ve forgotten,</hero> said {hero}. <hero>It’s better here.</hero>',
        ],
      },
    ],
  },
  onTheStep: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had answered a sharp message with a sharper one. Now {hero_he} stood before {part_def} with the proof of it in {hero_his} hand.',
          ],
          warm: [
            '{hero_subj} was hurt, and wanted {part_def} to see that {hero_he} was. There was a screenshot, and {hero_he} held it up.',
          ],
          clever: [
            '{hero_subj} set out for {part_def} what had been written, in order, with times. The times were in {hero_gen} favour.',
          ],
          playful: [
            '{hero_subj} read the sharpest line aloud for {part_def}, in a duchess’s voice. The bystanders enjoyed it.',
          ],
        },
        fails: [
          'Afterwards {hero} looked at {hero_his} phone, to see what it had done. It had done a good deal.',
        ],
        again: [
          '{hero_subj} wrote one line more. It was the best {hero_he} had ever written, and eleven people liked it.',
        ],
        noticing: [
          '{hero_subj} read it all through again, to enjoy it. Over the first message stood the hour. That was the one night when {companion} had been alone with everything, and {hero} had known it.',
        ],
        deed: [
          '{hero_subj} gave the phone to somebody else and walked out before the best part. {hero_subj} sat down on the cold step beside {companion} and said nothing.',
        ],
        answer: [
          'They could hear them laughing over there, and {hero} did not turn {hero_his} head. {part_def} had watched {hero_him} go.',
        ],
        echo: [
          '<companion>You’re missing the good bit,</companion> said {companion}. <hero>How is it?</hero> asked {hero}. They listened. <companion>Long.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had snapped at {hero_him} in front of everyone, and {hero} had snapped back. Now {hero_he} told {part_def} whose fault it was.',
          ],
          warm: [
            '{companion} had snapped at {hero_him}. {hero} was hurt, and let {part_def} see it, and let the others see it, and let them comfort {hero_him}.',
          ],
          clever: [
            '{companion} had snapped at {hero_him}. {hero_subj} took it apart for {part_def}, word by word, and found two mistakes of grammar.',
          ],
          playful: [
            '{companion} had snapped at {hero_him}. {hero} did it again for {part_def}, as a small dog. It was very like.',
          ],
        },
        fails: ['The more of them were on {hero_gen} side, the further off was the one who was not.'],
        again: [
          '{hero_subj} was asked for it again, by some who had come late. It was already a bit less true, and {hero_he} did it louder.',
        ],
        noticing: [
          'Through the door {hero} could see the steps. {companion} was sitting there with {companion_his} phone held to one ear, saying yes, and yes, and is she eating. Then the call was over, and {companion_he} kept it to {companion_his} ear all the same.',
        ],
        deed: [
          'It was just beginning inside, the thing that they had all come for. {hero} went out. {hero_subj} let the door fall shut on it, sat down on the cold step, and left a bit of it free between them.',
        ],
        answer: [
          'Inside they clapped, and began. {part_def} was standing at the pane, and was no longer looking at what was going on.',
        ],
        echo: [
          '<companion>I wasn’t cross with you,</companion> said {companion}. <hero>You were a bit,</hero> said {hero}. <companion>A bit,</companion> said {companion}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} followed {part_def} with the screen held out. <hero>Did you write that?</hero> It lit up both their chins.',
          ],
          warm: [
            '{hero_subj} told {part_def} that {hero_he} was not angry at all. The screenshot had only been so that others could help.',
          ],
          clever: [
            '{hero_subj} had noticed three contradictions, and wanted {part_def} to clear them up. The screen was quite bright.',
          ],
          playful: [
            '{hero_subj} quoted the message at {part_def} with a bow. Everyone nearby knew it already.',
          ],
        },
        fails: [
          'For each sharp thing {hero} had a sharper. {hero_subj} kept glancing down to see how it was being taken.',
        ],
        again: ['{hero_subj} typed while {hero_he} talked. It had reached more people than were there.'],
        noticing: [
          '{hero_subj} scrolled back to where it began. It had been sent late, at an hour when nobody is well, on the one night when {hero_he} could have rung.',
        ],
        deed: [
          '{hero_subj} left the phone with {companion}, and the best part with those who wanted it. {hero_subj} sat down a little way from {part_def}, on something cold, with dark hands.',
        ],
        answer: [
          'Nobody asked anything. After some time {part_def} made a small noise, and it was not yet a word.',
        ],
        echo: [
          '<companion>Eleven people wanted to know where you were,</companion> said {companion}, and gave {hero_him} the phone. <hero>Cold,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: ['<hero>You started it,</hero> said {hero} to {part_def}, and had a number of witnesses.'],
          warm: [
            '{hero_subj} had been so hurt by {part_def} that everybody had to be told. They came up one after another and stroked {hero_him}.',
          ],
          clever: [
            '{hero_subj} pointed out to {part_def} the three places where it had been unfair. {hero_subj} was right about all three.',
          ],
          playful: [
            '{hero_subj} read it out to {part_def} in a tragic voice, with pauses. Some of those standing about applauded.',
          ],
        },
        fails: [
          'One more line, and it was not a quarrel any more, it was a performance. There was one in it who had not bought a ticket.',
        ],
        again: ['{hero_subj} bowed. It was a small bow.'],
        noticing: [
          'Afterwards {hero} looked for the date, so as to have it right. It was the eleventh. On the eleventh the ambulance had stood before the house with the blue door. All the street had seen that, and so had {hero}. It was the house {part_def} comes out of.',
        ],
        deed: [
          'They were just cutting the cake. {hero} put {hero_his} phone in somebody’s hand and went out the back, and sat down in the cold on the other end of the same step. {hero_subj} had not brought anything, not even a sentence.',
        ],
        answer: [
          'They both looked at the dustbins. After a time somebody breathed in, in order to say something, and only said that it was cold.',
        ],
        echo: [
          '<companion>They kept you a piece,</companion> said {companion}. It was rather a small piece. They shared it.',
        ],
      },
    ],
  },
  isThatIt: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Just do it the other way,</hero> said {hero} to {part_def}, before {part_he} had finished. <hero>Just try.</hero>',
          ],
          warm: [
            '<hero>Just don’t worry,</hero> said {hero} to {part_def}, and put {hero_his} hand on the middle of the sentence.',
          ],
          clever: [
            '{hero_subj} had the answer for {part_def} by the third word. {hero_subj} gave it at the fourth. It began with just.',
          ],
          playful: [
            '{hero_subj} finished each sentence for {part_def}, and each time it was a better joke than the sentence.',
          ],
        },
        fails: ['There were three good pieces of advice on the table, and nobody had asked for them.'],
        again: [
          '{hero_subj} began again, with <hero>Just listen.</hero> Nothing could have been more to the point, had it been said to {hero}.',
        ],
        noticing: [
          'It was the third time that it had started with the same words. {hero} noticed it, because {hero_he} had been about to end it for the third time. {hero_subj} shut {hero_his} teeth.',
        ],
        deed: [
          'In front of all of them {hero} said it over, slowly, to its end, as {hero_he} now understood it. <hero>If that’s it,</hero> {hero_he} said, <hero>then I was wrong.</hero>',
        ],
        answer: ['{part_def} corrected one word. It was quite a small word, but it had been the one.'],
        echo: [
          '<companion>Just,</companion> began {companion}. They looked at each other. <hero>No, go on,</hero> said {hero}. <hero>To the end.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Just tell me what you want,</hero> said {hero} to {part_def}, and then told {part_him} what that was.',
          ],
          warm: [
            '<hero>You only need a good rest,</hero> said {hero} to {part_def}, in a voice like a pillow, before anything had been said.',
          ],
          clever: [
            '{hero_subj} had recognised what sort of case {part_def} was. There are four sorts. {hero_subj} began with the advice for the second.',
          ],
          playful: [
            '{hero_subj} acted out for {part_def} how easy it was, with {part_def} as a funny little man. It was good advice, for a funny little man.',
          ],
        },
        fails: ['They were both talking about something, and it was not the same.'],
        again: ['{hero_subj} had one more idea. It was introduced with the word simply.'],
        noticing: [
          'It had begun with: <companion>It’s not that I don’t,</companion> and {companion} had tried to say it as well, for {part_def}, and got as far as that. Four times it had been begun now, and {hero} had put a full stop after it four times. {hero_subj} bit on {hero_his} lip, and heard how it would have gone on.',
        ],
        deed: [
          '{hero_subj} stood up, since there were people listening. <hero>I’ve not let you finish once,</hero> said {hero} to {part_def}. <hero>I think you mean: it isn’t that you don’t want to. It’s that nobody asked you first. Is that it? Then I was wrong, and loudly.</hero>',
        ],
        answer: [
          '{part_def} looked from one to another. Then came a nod, and after that one word, and it was: nearly.',
        ],
        echo: ['<companion>Nearly’s good,</companion> said {companion}. They wrote it on the wall.'],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Just tell them no,</hero> said {hero} to {companion}, before {companion_he} had come to the end. {hero_subj} had {part_def} half solved already.',
          ],
          warm: [
            '<hero>You poor thing, just sleep on it,</hero> said {hero} to {companion}, and stroked {part_def} smooth, and talked, and talked.',
          ],
          clever: [
            '<hero>Just write down what you want,</hero> said {hero} to {companion}. About {part_def} {hero_he} had three pieces of advice, and they were numbered.',
          ],
          playful: [
            '<hero>Just move to Peru,</hero> said {hero} to {companion}. {hero_subj} acted out the advice on {part_def}, with voices.',
          ],
        },
        fails: ['{companion} began again. <hero>Just,</hero> said {hero}.'],
        again: [
          'The fourth piece of advice was the best so far. It was a pity that {hero_he} did not know what it was for.',
        ],
        noticing: [
          '<companion>When she said that, I,</companion> said {companion}. {companion} had now begun with it three times. {hero} had three different endings to it in {hero_his} head, and every one was {hero_his} own.',
        ],
        deed: [
          '{hero_subj} bit {hero_his} tongue, for so long that the others looked over. {companion} got to the end. <hero>When she said that, you thought we’d all known,</hero> {hero} said after {companion_him}, in front of everyone. <hero>Is that it? Then I was wrong, with all four.</hero>',
        ],
        answer: [
          '<companion>That’s it,</companion> said {companion}. It was what nobody had answered. You could see now that everything else about {part_def} was only hanging on it.',
        ],
        echo: [
          '<companion>What was your fourth piece of advice?</companion> asked {companion}. <hero>Peru,</hero> said {hero}. They both thought about Peru.',
        ],
      },
    ],
  },
};
