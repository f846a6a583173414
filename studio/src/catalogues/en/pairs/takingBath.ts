import type { LessonPairs } from '../../schema.ts';

export const takingBath: LessonPairs = {
  soapedWrist: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wanted no washing. {hero_gen} arms were stiff with mud, up to the elbow, and one of them {hero_he} rammed into {part_def}.',
          ],
          warm: [
            '{hero_subj} had grown fond of {hero_his} mud, and kept it on. {hero_subj} told {part_def} that it was quite soft mud, really, and pushed.',
          ],
          clever: [
            'Mud protects, thought {hero}. There was a good crust of it on both arms. {hero_subj} drove the right one into {part_def}.',
          ],
          playful: [
            '{hero_subj} had mud up to {hero_his} elbows. <hero>The crocodile,</hero> {hero_he} said, and the crocodile bit into {part_def} with its whole arm.',
          ],
        },
        fails: ['Crumbs of mud came off and stayed in there. It was narrower now by every one of them.'],
        again: ['{hero_subj} pushed in the other arm. It had even more on it.'],
        refrain: ['Mud in, mud in, crumble. And stuck.'],
        turned: ['Wash, wash, slither. And out.'],
        noticing: [
          'A crust dropped off {hero_his} wrist. Where it had been, the wrist was thin and smooth. It slid about under the sleeve like a fish.',
        ],
        deed: [
          '{hero_subj} took the damp flannel, with a sliver of soap in it, and washed both arms till they shone. Then {hero_he} tried again, with two fingers only.',
        ],
        answer: ['The two fingers went into {part_def} as if they were somebody else’s. So did the wrist.'],
        echo: [
          '<companion>I didn’t know you had a wrist,</companion> said {companion}. <hero>It’s been in there the whole time,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had dug for worms, and had it on up to the shoulder. <hero>Washing’s for later,</hero> said {hero}, and drove an arm into {part_def}.',
          ],
          warm: [
            '{hero_subj} was as careful as one can be with mud up to the elbows. {hero_subj} said pardon to {part_def}, and crumbled.',
          ],
          clever: [
            '{hero_subj} knew that mud makes things slide, when it is wet. This had been wet this morning. {hero_subj} put it in {part_def}.',
          ],
          playful: [
            '{hero_subj} was a tree trunk with bark on. The trunk floated up to {part_def}, and wanted to go in with the bark.',
          ],
        },
        fails: ['There was an arm in there, and a sleeve of earth, and a sleeve of crumbs round that.'],
        again: ['{hero_subj} tried the other arm. There was just as much on it.'],
        refrain: ['Push, crumble, push. And stop.'],
        turned: ['Wipe, soap, glide. And pop.'],
        noticing: [
          'A drop had run down {hero_gen} arm, from the forehead, and it had left a road. It was white, and it was narrow. {hero} put a finger on the road, and the finger slipped along it, right down to the hand.',
        ],
        deed: [
          '{hero_subj} unpacked the flannel, with its sliver of soap. {hero_subj} did the one arm. The other arm, until it was all road, and slid two fingers in at {part_def}.',
        ],
        answer: ['They were in, and had touched nothing. {part_def} had room, all of a sudden, for a wrist.'],
        echo: [
          '<companion>What about the worms?</companion> asked {companion}. {hero} looked at {hero_his} nails. <hero>They’ve still got their house.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wanted no washing. {hero_gen} hands were one crust of mud, and with the crust {hero_he} rattled at {part_def}.',
          ],
          warm: [
            '{hero_gen} fingers were stiff with mud, and {hero_he} liked them so. Carefully, with the whole crust, {hero_he} turned at {part_def}.',
          ],
          clever: [
            'Muddy hands do not slip, {hero} had always thought. {hero_subj} pressed them on {part_def} and shook, and some of the mud went in.',
          ],
          playful: [
            '{hero_subj} had paws of mud. <hero>Let me in,</hero> growled the bear, and pawed at {part_def}.',
          ],
        },
        fails: ['Each time a few crumbs stayed in it. They crunched.'],
        again: ['{hero_subj} pawed with both. What came off {hero_gen} paws went in at the cracks.'],
        refrain: ['Crumb in, crumb in, crunch. And stuck.'],
        turned: ['Wash it, soap it, slip. And click.'],
        noticing: [
          'A crust fell off one finger. There was a fingertip underneath, quite thin and soft, and it had never felt any of this. It felt a bit of air.',
        ],
        deed: [
          '{hero_subj} wiped both hands with the damp flannel, and soaped them, finger by finger. Then {hero_he} wiped out the cracks of {part_def}, and rubbed them with the soap.',
        ],
        answer: [
          '{part_def} gave a slippery little sigh. Now there were clean fingertips to look beside it.',
        ],
        echo: [
          '<companion>It smells of roses now,</companion> said {companion}. <hero>The mud smelled of mud,</hero> said {hero}. <hero>That was nice as well.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had been at the clay. Now {hero_he} was at {part_def}, and it was a job to tell where the one ended.',
          ],
          warm: [
            '{hero_subj} patted {part_def}, so that it would open. There was a cake on it afterwards, with five fingers.',
          ],
          clever: [
            '{hero_subj} studied {part_def} by touch. {hero_gen} fingertips were under half an inch of clay, and reported clay.',
          ],
          playful: [
            '{hero_subj} was a potter, and made {part_def} a new handle. It came off, and filled up the crack.',
          ],
        },
        fails: ['It had a mouth, and that was being fed.'],
        again: ['{hero_subj} gave it another pat. It crunched.'],
        refrain: ['Pat, pat, crunch. And stuck.'],
        turned: ['Wipe, soap, turn. And luck.'],
        noticing: [
          'There was a clean spot on {hero_gen} thumb. It was where {hero_he} had sucked it, to think. The spot felt the cold of {part_def}, and each small scratch, and that there was a groove.',
        ],
        deed: [
          '{hero_subj} wiped the rest of the thumb, and all that grew beside it, with the damp flannel, and soaped them. Then {hero_he} cleaned out the groove of {part_def}, and gave that some of the soap.',
        ],
        answer: ['It said wheep. {part_def} shifted in itself, like somebody who has had a bath.'],
        echo: [
          '<companion>You’ve washed one thumb twice,</companion> said {companion}. <hero>It had the idea,</hero> said {hero}.',
        ],
      },
    ],
  },
  cleanSoles: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had lovely mud between all ten toes and was keeping it. {hero_subj} ran out onto {part_def}. Squelch.',
          ],
          warm: [
            '{hero_subj} had warm mud on both feet and did not like to part from it. {hero_subj} walked onto {part_def}, softly. Squelch.',
          ],
          clever: [
            'Mud sticks, thought {hero}, so it would stick to {part_def}. {hero_gen} soles were covered in it. {hero_subj} stepped out.',
          ],
          playful: [
            '{hero_subj} had mud socks on, up to the ankles. <hero>Squelch,</hero> said the left one, out on {part_def}. <hero>Squelch,</hero> said the right one.',
          ],
        },
        fails: ['With each step {hero} painted {part_def} a bit more. It was good paint, very smooth.'],
        again: ['{hero_subj} went on all fours. Now there were four brushes.'],
        refrain: ['Squelch, squelch, whee. And back.'],
        turned: ['Wipe, wipe, tap. And stand.'],
        noticing: [
          '{hero_subj} looked back. The whole of the way was covered in footprints, and they were all {hero_gen}. Each of them shone like a plate.',
        ],
        deed: [
          '{hero_subj} sat down and took the damp flannel out of {hero_his} pocket. {hero_subj} wiped both soles, and in between the toes, and then {hero_his} palms. {hero_subj} set one bare foot flat.',
        ],
        answer: ['It went pat, and not squelch. {part_def} and the foot held on to each other.'],
        echo: [
          '<companion>You’ve got one toe left,</companion> said {companion}. {hero} looked at it. It was the small one. <hero>It asked,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had walked through every puddle there was, and liked the result. With it on {hero_his} feet {hero_he} strode onto {part_def}.',
          ],
          warm: [
            '{hero_gen} feet were warm in their mud, like two loaves. {hero_subj} did not want to wake them, and trod softly on {part_def}. Slip.',
          ],
          clever: [
            'Two layers of mud, thought {hero}, are as good as shoes. {hero_subj} tested it on {part_def}. It was as good as butter.',
          ],
          playful: [
            '{hero_subj} had mud boots, and they had a name each. <hero>Go on, Gustav,</hero> {hero_he} told the left one, on {part_def}. Gustav went on by himself.',
          ],
        },
        fails: ['Gustav had been here, and here, and here. It was all Gustav now.'],
        again: ['{hero_subj} sent the other one in first. They met again at the bottom.'],
        refrain: ['Squish, squash, whee. And back.'],
        turned: ['Wipe and dry and tread. And there.'],
        noticing: [
          '{hero_subj} lay there and saw it from the side. {part_def} had not been shiny at the start. There was a shine on it in the shape of feet.',
        ],
        deed: [
          '{hero_subj} took the damp flannel from {hero_his} pocket. {hero_subj} wiped one sole, then the other, and each gap between the toes. Then {hero_he} set one bare foot on {part_def}, quite flat.',
        ],
        answer: ['It had ten toes, or at least five. All of them held on.'],
        echo: [
          '<companion>And where’s Gustav?</companion> asked {companion}. {hero} held up the flannel. Gustav had folded himself up small.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had mud on {hero_his} hands and feet and liked it there. {hero_subj} jumped up at {part_def} and held on, for as long as mud holds.',
          ],
          warm: [
            '{hero_subj} hugged {part_def} with muddy arms and told it not to wobble. Then {hero_he} climbed, squelch, squelch.',
          ],
          clever: [
            'Mud is a sort of glue, thought {hero}. {hero_subj} pressed {hero_his} muddy soles to {part_def} and went up, a little.',
          ],
          playful: [
            '{hero_subj} was a frog, and had the mud for it. The frog jumped at {part_def} with all its fingers. Flop.',
          ],
        },
        fails: [
          'Wherever {hero} took hold, it was smooth afterwards. {hero_subj} had been all over the lower part.',
        ],
        again: ['{hero_subj} took hold a bit higher, and left a long brown stripe, all the way down.'],
        refrain: ['Squelch up, squelch up, slide. And flop.'],
        turned: ['Wipe, wipe, toe in. And up.'],
        noticing: [
          '{hero_subj} sat at the bottom and looked up along the stripes. They started well. They all ended at {hero}.',
        ],
        deed: [
          '{hero_subj} wiped {hero_his} soles with the damp flannel, then between the toes, then both palms. {hero_subj} put one bare foot to the bottom of {part_def}, and it stayed.',
        ],
        answer: ['With clean toes you feel things. {hero_gen} felt about on {part_def}, quite low down.'],
        echo: [
          'The flannel was brown on both sides. <companion>It looks like a map,</companion> said {companion}. <hero>It’s my feet,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had run through the mud, and was proud of the noise. {hero_subj} ran up at {part_def}, and the noise came down.',
          ],
          warm: [
            '{hero_subj} left a footprint on {part_def} for everybody, so that they should see where to tread. They saw.',
          ],
          clever: [
            '{hero_subj} reasoned that mud is sticky. It stuck to {hero_him} and it stuck to {part_def}. There was nothing that kept the two together.',
          ],
          playful: [
            '{hero_subj} was a snail with ten toes, and went up {part_def} with a trail. It is downhill on a trail.',
          ],
        },
        fails: ['It got higher with each try, the brown. {hero} did not.'],
        again: ['{hero_subj} took a run-up. It made a longer stripe.'],
        refrain: ['Squish, up, squish. And slip.'],
        turned: ['Wipe, dry, press. And grip.'],
        noticing: [
          'One toe had stayed clean, because of a plaster. It stood on the stone, or the bark, and felt all of it: a crack, a grain, an ant. The other nine felt pudding.',
        ],
        deed: [
          '{hero_subj} sat down with the flannel. {hero_subj} wiped the nine, and between the nine, and both hands, and set one foot against {part_def}, as naked as a nose.',
        ],
        answer: ['It held on, all by itself, with every toe.'],
        echo: [
          '{hero} put the flannel in {hero_his} pocket. <companion>It’s dripping,</companion> said {companion}. They could follow it home like a thread.',
        ],
      },
    ],
  },
  faceOutOfTheMud: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had a mask of mud on, from ear to ear. {hero_subj} was proud of it, and came nearer to {part_def}. Two eyes came along in the brown.',
          ],
          warm: [
            '{hero_subj} said soft things to {part_def}, and came closer. But what said them was a brown lump with two eyes.',
          ],
          clever: [
            '{hero_gen} face was all mud. To {part_def} it would look like a bit of ground, {hero_he} thought. The bit of ground came nearer.',
          ],
          playful: [
            '{hero_subj} growled, because of the mud. It was a very good mud face. It growled its way up to {part_def}.',
          ],
        },
        fails: ['Nobody comes out to a lump. Certainly not to one that is getting bigger.'],
        again: ['{hero_subj} smiled, to help. The lump had teeth now.'],
        refrain: ['Grr, it’s me, grr. And in.'],
        turned: ['Wipe, wipe, it’s me. And out.'],
        noticing: [
          'Something shiny lay there with a little water in it. {hero} bent over it and jumped back. {hero_subj} bent over it again. It was {hero}, and {hero_he} would not have guessed it.',
        ],
        deed: [
          '{hero_subj} knelt down, a good way off. {hero_subj} drew the damp flannel over {hero_his} face, slowly, once, from the forehead to the chin.',
        ],
        answer: [
          'Out of the mud came a forehead, and a nose, and a mouth. {part_def} watched all of it come out.',
        ],
        echo: [
          '<companion>There’s still a lump behind your ear,</companion> said {companion}. <hero>That’s a small one,</hero> said {hero}. <hero>It’s shy.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had painted {hero_himself} with mud, like a warrior. The warrior knelt before {part_def} and said <hero>hoo,</hero> which means good day.',
          ],
          warm: [
            '{hero_subj} had a face like a cowpat, from helping with the puddles. {hero_subj} pushed it in at {part_def}, full of love.',
          ],
          clever: [
            '{hero_subj} had heard that brown is a calming colour. {hero_subj} had all of it on, and went up close to {part_def}.',
          ],
          playful: [
            '{hero_subj} was a chocolate cake that can walk. <hero>Have a piece of me,</hero> said the cake, to {part_def}.',
          ],
        },
        fails: ['There were eyes in it that did not belong to anyone.'],
        again: ['{hero_subj} grinned. It opened up in the middle, and there were teeth.'],
        refrain: ['Brown, brown, boo. And back.'],
        turned: ['Wipe down, wipe slow. And crack.'],
        noticing: [
          '{hero} had rubbed one eye, and looked by chance into something that shone. There was a lump of mud in it, with a bit of {hero}. It was only as big as an eye, but one was glad to see it.',
        ],
        deed: [
          '{hero_subj} went back a good way and knelt there. {hero_subj} took the flannel and drew it over {hero_his} face from the top to the bottom, like a blind, and let it down behind.',
        ],
        answer: [
          'There was somebody there. It had been somebody the whole time. {part_def} came out as far as {part_his} own chin.',
        ],
        echo: [
          '<companion>There’s a bit of mud left in your ear,</companion> said {companion}. <hero>That’s for tomorrow,</hero> said {hero}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had mud all over {hero_his} face. <hero>Give it to me,</hero> said the mud to {part_def}, and came closer.',
          ],
          warm: [
            '{hero_subj} smiled at {part_def}, as warmly as {hero_he} could, under the mud. The mud had a crack in it, and moved.',
          ],
          clever: [
            '{hero_subj} told {part_def} clearly what was wanted. The words were right. They came out of a brown lump.',
          ],
          playful: [
            '{hero_subj} made faces at {part_def}, sad ones and merry ones. Under the mud they were all the same one.',
          ],
        },
        fails: ['{part_def} looked for a face, and found a lump that growled.'],
        again: [
          '{hero_subj} smiled harder. A piece fell off. It did not look like a smile that was getting better.',
        ],
        refrain: ['Lump here, lump there, grr. What?'],
        turned: ['Wipe, wipe, mouth. Ah.'],
        noticing: [
          'There was something shiny lying there. {hero} looked into it, and a lump looked out. {hero_subj} raised {hero_his} eyebrows. Nothing happened to the lump.',
        ],
        deed: [
          '{hero_subj} knelt down a little way off. {hero_subj} wiped the damp flannel down over {hero_his} face, once, slowly, from the forehead to the chin.',
        ],
        answer: [
          'Now there were two eyebrows, and a mouth that meant something. {part_def} read it from left to right.',
        ],
        echo: [
          '<companion>You’ve got a face on,</companion> said {companion}. <hero>It was in there all the time,</hero> said {hero}. <hero>I could feel it smiling.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had been under the pump, or ought to have been. <hero>That there,</hero> said the mud on {hero_his} face, to {part_def}, and meant it kindly.',
          ],
          warm: ['{hero_subj} gave {part_def} the look that always works. It was somewhere under the mud.'],
          clever: [
            '{hero_subj} formed each word for {part_def} very clearly, with the lips. The lips were underneath.',
          ],
          playful: [
            '{hero_subj} was an actor, and did {part_def} joy, and grief, and a man who has lost his key. It was one brown man.',
          ],
        },
        fails: ['You go by the eyebrows, if you do not know the words. There were none.'],
        again: ['{hero_subj} did a different face. One could not tell.'],
        refrain: ['Nod, frown, mud. And what?'],
        turned: ['Wipe, brow, mouth. And that.'],
        noticing: [
          'The mud had dried, and when {hero} frowned it cracked, right across. A piece dropped off on the ground between them. {part_def} looked at it from both sides, as one looks at somebody’s nose that has come off.',
        ],
        deed: [
          '{hero_subj} took the flannel, went off a bit, and knelt. {hero_subj} wiped once, from the hair down to the chin, slowly, and then held quite still.',
        ],
        answer: ['{part_def} looked. There was a brow, and it said please, and a mouth said it as well.'],
        echo: ['The piece of mud is on the window sill. It has a bit of eyebrow in it.'],
      },
    ],
  },
  bothEars: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had mud in both ears, and heard nothing. So {hero_he} shouted against {part_def}, and stamped. <hero>WHAT?</hero>',
          ],
          warm: [
            '{hero_subj} had mud in both ears. <hero>PARDON?</hero> {hero_he} shouted, lovingly, at everyone who spoke, and at {part_def}.',
          ],
          clever: [
            '{hero_subj} had mud in both ears and heard very little. So everything was too quiet, {hero_he} thought, even {part_def}, and spoke up.',
          ],
          playful: [
            '{hero_subj} had mud in both ears and sang against {part_def}. In there it sounded like an opera.',
          ],
        },
        fails: ['From inside it was a whisper. From outside it was one more noise, with boots on.'],
        again: ['{hero_subj} shouted that there was no need to shout.'],
        refrain: ['What, what, WHAT? Stamp, stamp.'],
        turned: ['Wash, wash, shh. And what’s that?'],
        noticing: [
          '{hero} knocked on {hero_his} own ear. Tock, it went, like a flowerpot. So that was where {hero_he} had been shouting all the time: in a flowerpot.',
        ],
        deed: [
          '{hero_subj} sat down and shut {hero_his} mouth. {hero_subj} washed one ear with the corner of the flannel, fold by fold. Then {hero_he} washed the other.',
        ],
        answer: [
          'There was so much to hear, all at once. {companion} was breathing. And {part_def} did not come in one piece, it came in bits.',
        ],
        echo: [
          '<companion>You don’t have to whisper,</companion> said {companion}. <hero>I like it,</hero> whispered {hero}. <hero>I can hear me.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had dived in a bog, head first. <hero>I CAN’T HEAR YOU,</hero> {hero_he} told everyone, and {part_def}, and told them again.',
          ],
          warm: [
            '{hero_subj} had mud in {hero_his} ears, and was afraid that the others could not hear either. So {hero_he} shouted, for them, over {part_def}.',
          ],
          clever: [
            '{hero_subj} had noticed that it had grown quieter since the bog. {hero_subj} shouted that out, over {part_def}.',
          ],
          playful: [
            '{hero_subj} had mud in both ears, and was a diver in a helmet. He shouted up through the tube, past {part_def}: more air.',
          ],
        },
        fails: ['From inside it was as quiet as at the bottom of the sea. Outside there was a war.'],
        again: ['{hero_subj} stamped on the bottom of the sea.'],
        refrain: ['WHAT, stamp, WHAT. And roar.'],
        turned: ['Wash, fold, hush. And more.'],
        noticing: [
          '{companion} had come quite near, and moved {companion_his} mouth, and nothing came out. {companion} drew a big ear in the air, and a small plop. {hero} hit {hero_himself} on the side of the head. It went plop.',
        ],
        deed: [
          '{hero_subj} sat on the ground, with {hero_his} mouth closed. {hero_subj} took one corner of the flannel and went in with it, round every bend of the one ear. Then it was the other one’s turn.',
        ],
        answer: [
          'It came in with a rush, the whole world. It had pauses, the world had. {part_def} had some too.',
        ],
        echo: [
          '<companion>I only said that you’ve got a leaf on,</companion> said {companion}. {hero} was glad to have heard it.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had mud in both ears. <hero>IS IT READY?</hero> {hero_he} roared at {part_def}, and stamped, since nobody answered.',
          ],
          warm: [
            '{hero_subj} had mud in both ears. <hero>I’M QUITE CALM,</hero> {hero_he} told {part_def}. Everything round it shook.',
          ],
          clever: [
            '{hero_subj} had mud in both ears and could not hear whether it was ready. So {hero_he} knocked beside {part_def}, and knocked.',
          ],
          playful: [
            '{hero_subj} had mud in both ears and danced round {part_def}, to a band that only {hero_he} could hear.',
          ],
        },
        fails: ['What ought to have had rest had {hero}.'],
        again: ['{hero_subj} hopped on one leg, to shake it out. It stayed in. All the rest came loose.'],
        refrain: ['WHAT, WHAT, stamp. And no.'],
        turned: ['Wash, wash, fold by fold. And so.'],
        noticing: [
          '{hero} knocked at {hero_his} ear. It sounded like a flowerpot. In there somebody was shouting, and had been all day, so as to be heard over {hero_himself}.',
        ],
        deed: [
          '{hero_subj} sat down and closed {hero_his} mouth. {hero_subj} washed one ear with the corner of the flannel, fold by fold, and then the other.',
        ],
        answer: ['Ears have a great many folds. In all that time nobody stamped near {part_def}.'],
        echo: [
          '<companion>What did you find in there?</companion> asked {companion}. <hero>A bit of path,</hero> said {hero}, <hero>and what you said this morning.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had both ears full of swamp. <hero>HAS IT SAID ANYTHING?</hero> {hero_he} yelled, at {part_def}, and stamped to hear it better.',
          ],
          warm: [
            '{hero_subj} had mud in {hero_his} ears, and asked {part_def} how it was. As no answer came through {hero_he} asked with {hero_his} foot.',
          ],
          clever: [
            '{hero_subj} had mud in {hero_his} ears and listened to {part_def} with {hero_his} forehead. {hero_subj} knocked on it for that, as one does on a melon.',
          ],
          playful: [
            '{hero_subj} had mud in both ears, and was a giant in a hurry, with no idea how loud he was, beside {part_def}.',
          ],
        },
        fails: ['It needed somebody who did nothing. What it had was somebody who had heard nothing.'],
        again: ['{hero_subj} jumped, first on the left leg, and then on the right. The mud held.'],
        refrain: ['READY? Stamp. READY? And no.'],
        turned: ['Wash, and wash. And so.'],
        noticing: [
          'Some mud came out of the left one, by itself, as big as a pea. And with the left one {hero} heard how a foot came down, and how something that had just stood up lay down again. It was {hero_his} own foot.',
        ],
        deed: [
          '{hero_subj} put the foot away under {hero_him}. {hero_subj} sat, and shut {hero_his} mouth, and washed out that ear, and the other one, fold by fold, with the corner of the flannel.',
        ],
        answer: [
          'If one does ears properly, one has plenty to do. {part_def} stood up, bit by bit, and there was no foot.',
        ],
        echo: [
          '<companion>Have you heard what it said?</companion> asked {companion}. <hero>Yes,</hero> said {hero}. <hero>It said it while I was behind the left one.</hero>',
        ],
      },
    ],
  },
  lastOfTheBottle: {
    tangled: [
      {
        firstTry: {
          bold: [
            'It was the third hour. {hero} had salt in {hero_his} eyes and {hero_his} hood up, and went on and on at {part_def}.',
          ],
          warm: [
            'It was the third hour. {hero} told them all to rest, snapped at the one who did, and kept on at {part_def} with sticky fingers.',
          ],
          clever: [
            'It was the third hour, and stopping would have cost three minutes. {hero} rubbed {hero_his} eyes with {hero_his} sleeve, and {part_def} swam.',
          ],
          playful: [
            'It was the third hour. {hero} made the joke about {part_def} that had been good in the first, with {hero_his} hood up.',
          ],
        },
        fails: ['{hero_gen} fingers stuck to whatever they touched, and it came along.'],
        again: ['{hero_subj} tried it with {hero_his} eyes shut, since that made no difference.'],
        noticing: [
          'The black screen of {hero_his} phone lay there, and a face was in it. It had a grey neck and red eyes. {hero} did not know it straight away.',
        ],
        deed: [
          '{hero_subj} took the last half of {hero_his} water, the half for the way back. {hero_subj} poured it over {hero_his} hands, {hero_his} face and {hero_his} neck, and dried them on the good shirt. Then {hero_he} began {part_def} at the end.',
        ],
        answer: [
          'With clean eyes you saw that {part_def} had ends. {hero} held one of them, and did not pull.',
        ],
        echo: [
          '<companion>Here,</companion> said {companion}, on the way, and held out a bottle. There was one swallow left in it for each of them.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            'It was the third hour. {hero_gen} fingers were sticky, {hero_gen} hood was up, and {hero_he} pressed at {part_def} as if it were {part_def} that was tired.',
          ],
          warm: [
            'It was the third hour. {hero} took every job off the others, snapped when they thanked {hero_him}, and dropped {part_def} again.',
          ],
          clever: [
            'It was the third hour. {hero} had got so far with {part_def} that {hero_he} could not see it any more for sweat, and went on by theory.',
          ],
          playful: [
            'It was the third hour. {hero} sang to {part_def} with {hero_his} hood up. It had been a round once, and now nobody came in.',
          ],
        },
        fails: ['What {hero_he} meant to leave in its place came away with {hero_his} thumb.'],
        again: ['{hero_subj} licked the thumb clean. It tasted of all three hours.'],
        noticing: [
          '{hero} saw somebody in the dark glass of {hero_his} phone, with a hood and red eyes. {hero_subj} would have told a person like that to go home. Then the person moved when {hero_he} did.',
        ],
        deed: [
          '{hero_subj} unscrewed the bottle, half full, for the way back. {hero_subj} washed with it, hands first, then face, then neck, and took the good shirt to dry. <hero>Sorry,</hero> said {hero} all round. Then {hero_he} touched {part_def}.',
        ],
        answer: [
          'A clean fingertip feels an edge before an eye does. {hero_gen} went along {part_def} and stopped.',
        ],
        echo: [
          'The good shirt could not be worn that evening. <companion>It was never that good,</companion> said {companion}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            'It was the third hour. {hero_subj} went on and on at {part_def} with sticky fingers, and anyone who said break was growled at.',
          ],
          warm: [
            'It was the third hour, and {hero} was doing it for all of them. {hero_subj} pleaded with {part_def} through salt and sweat, and did not hear how it sounded.',
          ],
          clever: [
            'It was the third hour, and by {hero_gen} plan it took two. {hero_subj} went at {part_def} for the eleventh time, blinking.',
          ],
          playful: [
            'It was the third hour. The jokes that {hero} made to {part_def} had gone a bit sour, like milk.',
          ],
        },
        fails: ['Nothing {hero_he} took hold of came away clean. Words were the same.'],
        again: [
          '{hero_subj} wiped {hero_his} eyes with a sleeve. There was more on the sleeve than in the eyes.',
        ],
        noticing: [
          'Somebody had turned off the lamp behind {hero_him}, and in the dark glass stood a person with a neck like a doormat. They both put a hand up to it. It was {hero}.',
        ],
        deed: [
          'There was half a bottle of water left, and two hours of road. {hero_subj} poured it over {hero_his} hands, over {hero_his} face, and down {hero_his} neck, and dried it all on the good shirt. <hero>I’m sorry,</hero> said {hero}, <hero>I’ve been horrible since six.</hero> Then {hero_he} began with {part_def} again from the beginning.',
        ],
        answer: ['It was like somebody else coming in. Clean fingers are lighter, and so is a voice.'],
        echo: [
          'They had no water the whole way home. <companion>Tell me about rivers,</companion> said {companion}, and {hero} did.',
        ],
      },
    ],
  },
  saidItFirst: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had come straight from training, and kept three chairs away from {part_def}. <hero>I’m fine here,</hero> said {hero}, arms tight.',
          ],
          warm: [
            '{hero_subj} came straight from training. So as not to bother {part_def}, {hero_he} sat far off, smiled, and kept {hero_his} elbows in.',
          ],
          clever: [
            '{hero_subj} had come straight from training. With four metres between, {hero_he} reckoned, {part_def} would notice nothing.',
          ],
          playful: [
            '{hero_subj} came straight from training. From the far end {hero_he} was funny at {part_def}, with {hero_his} arms pressed to {hero_his} sides like a penguin.',
          ],
        },
        fails: [
          'Whoever keeps that far off seems to have a reason. {part_def} looked for it in {part_himself}.',
        ],
        again: ['{hero_subj} moved one chair further, to be safe. <hero>All fine,</hero> called {hero}.'],
        noticing: [
          'Round {hero_gen} chair there was a gap, and when {hero_he} looked up it had grown by another seat. {hero_subj} bent {hero_his} head as though to read, and sniffed, at {hero_his} own collar.',
        ],
        deed: [
          '<hero>That’s me,</hero> said {hero}, to everyone. <hero>It’s the shirt.</hero> {hero_subj} went to the tap, in front of them all, and washed, and came back dripping. Then {hero_he} sat down close.',
        ],
        answer: [
          'Two of them laughed. From over there came a breath of relief, and it was {hero_gen} turn to look away from {part_def}.',
        ],
        echo: [
          '<companion>I thought it was me,</companion> said {companion}. <hero>Everybody did,</hero> said {hero}. <hero>I was watching them sniff.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} came straight from training, and kept {hero_his} distance. From over there, arms tight, {hero_he} shouted at {part_def} to get going.',
          ],
          warm: [
            '{hero_subj} came straight from training and did not want to bother anyone. {hero_subj} sat three chairs off, and asked every minute how {part_def} was.',
          ],
          clever: [
            '{hero_subj} came straight from training. At three chairs’ distance, {hero_he} had worked out, it was bearable, and one could still keep an eye on {part_def}.',
          ],
          playful: [
            '{hero_subj} came straight from training and did everything at arm’s length. {hero_subj} cheered on {part_def} from there, with a stick.',
          ],
        },
        fails: ['They thought {hero_he} was in a hurry to be gone. So they hurried it.'],
        again: ['<hero>Don’t mind me,</hero> said {hero}, and moved off by another chair.'],
        noticing: [
          'The draught changed. {hero} noticed it at the same moment as the two in front, who both looked at the drain. {hero_subj} lifted one arm a little way, put it down again, and knew.',
        ],
        deed: [
          '<hero>It’s not the drain,</hero> said {hero}. <hero>It’s me. I ran all the way and I’ve got yesterday’s shirt on.</hero> {hero_subj} went to the tap, with everyone watching, and scrubbed, for ten minutes, with the yellow soap. {hero_subj} missed the start of what they had come for. Then {hero_he} came back, dripping, and sat down next to them.',
        ],
        answer: [
          'They had laughed, all ten minutes long. In all that time not one of them had looked at {part_def}.',
        ],
        echo: ['<companion>It was a bit the drain as well,</companion> said {companion}.'],
      },
    ],
  },
};
