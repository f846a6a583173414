import type { LessonPairs } from '../../schema.ts';

export const deaf: LessonPairs = {
  roundToTheFront: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero} had {hero_his} back to {companion}, who was deaf, and {hero_his} mouth full of apple. <hero>Fow,</hero> {hero_he} shouted, at {part_def}. <hero>FOW.</hero>',
          ],
          warm: [
            '{hero} talked kindly to {companion}, who was deaf, the whole time, over {hero_his} shoulder. {hero_subj} was looking at {part_def}, and lifting.',
          ],
          clever: [
            '{companion} was deaf. So you had to be louder, thought {hero}, with {hero_his} back to {companion_him}. <hero>LEFT,</hero> {hero_he} told {part_def}, and pulled.',
          ],
          playful: [
            '{hero} was the foreman at {part_def}, with an apple in {hero_his} cheek. <hero>Hup,</hero> {hero_he} called, backwards, to {companion}, who was deaf.',
          ],
        },
        fails: ['{hero} lifted when {companion} was letting go. {companion} lifted when {hero} was chewing.'],
        again: [
          '{hero_subj} shouted it louder still, with more apple. {part_def} heard it. {companion} did not.',
        ],
        refrain: ['Fow, fow, FOW. And thump.'],
        turned: ['Show me, show me, so. And up.'],
        noticing: [
          '{hero} turned round at last, to see what was the matter. {companion_gen} eyes were looking for something. They were looking for {hero_gen} mouth, and must have been all the time.',
        ],
        deed: [
          '{hero} swallowed. {hero_subj} went round to the front, where there was light, and held up both hands, empty. {companion} made three signs, and {hero} copied them: left, together, now.',
        ],
        answer: [
          'At <companion>now</companion> they both had hold of {part_def}, one on each side, and nobody had said a thing.',
        ],
        echo: ['{hero} knows three signs now. {hero_subj} has used them on a bun. Left, together, now.'],
      },
      {
        firstTry: {
          bold: [
            '{hero} called it over {hero_his} shoulder, with a twig between {hero_his} teeth. {companion} was deaf. <hero>Lif wiff me,</hero> called {hero}, to {part_def}.',
          ],
          warm: [
            '{hero} patted {companion} on the back each time before {hero_he} lifted {part_def}. {companion} was deaf, and took it for praise.',
          ],
          clever: [
            '{companion} was deaf, so {hero} had thought of something. {hero_subj} stamped, once for lift, twice for drop, and looked only at {part_def}. {companion} felt none of it.',
          ],
          playful: [
            '{hero} sang the lifting song to {part_def}, into {hero_his} scarf. {companion} was deaf, and saw a scarf that wobbled.',
          ],
        },
        fails: ['{companion} saw {hero_gen} back. A back says only that someone is standing there.'],
        again: [
          '{hero_subj} stamped nine times. It meant that {hero_he} was angry. It shook nobody but {hero}.',
        ],
        refrain: ['Mumble, mumble, lift. And thump.'],
        turned: ['Face to face, so, so. And up.'],
        noticing: [
          '{hero} bent down for what had dropped, and saw {companion} from below, between {hero_his} own legs. {companion_gen} eyes were going along {hero_gen} shoulders, from one end to the other, looking for a face.',
        ],
        deed: [
          '{hero} went round to the front and into the light. {hero_subj} pulled the scarf from {hero_his} mouth and showed both hands. {companion} signed, and {hero} did it after {companion_him}: you, me, up.',
        ],
        answer: [
          'It was not a song, and nobody missed one. On <companion>up</companion> there were hands at both ends of {part_def}.',
        ],
        echo: [
          '<companion>You, me,</companion> signed {companion}, and then a sign that {hero} did not know. {companion} pointed to the biscuits.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero} shouted against {part_def}, with {hero_his} back to {companion} and {hero_his} mouth full. {companion} was deaf, and could not see one word.',
          ],
          warm: [
            '{hero} told {companion} not to mind the noise. {hero_subj} told it to the air in front, over {part_def}, at the top of {hero_his} voice. {companion} was deaf, and behind.',
          ],
          clever: [
            '{hero} reckoned how loud you had to be for {companion}, who was deaf, and added {part_def}. It came to very loud.',
          ],
          playful: [
            '{hero} trumpeted through {hero_his} fists against {part_def}, with a bit of apple. {companion} was deaf, and got the apple.',
          ],
        },
        fails: ['All that {companion} got of it was the back of a head.'],
        again: [
          '{hero_subj} shouted with both hands round {hero_his} mouth. Now there was no mouth to be seen at all.',
        ],
        refrain: ['Wah, wah, WAH. Says who?'],
        turned: ['Turn round, show me, wait. And now.'],
        noticing: [
          '{hero} had to chew, and turned round to do it. {companion_gen} eyes went to {hero_gen} mouth at once, as to a door that opens at last.',
        ],
        deed: [
          '{hero} swallowed, and went round to the front, into the light, with both hands empty. {companion} made three signs. {hero} copied them, one after another: wait, wait, now.',
        ],
        answer: [
          'For that nobody needs any noise. They stood before {part_def}, and watched each other’s hands for the last of the signs.',
        ],
        echo: [
          '<companion>Now,</companion> signed {companion}, long after, over the last biscuit. {hero} had it before it was all there.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} yelled over {hero_his} shoulder, against {part_def}, what {companion} should do. {companion} was deaf, and read a shoulder.',
          ],
          warm: [
            '{hero_subj} put {hero_his} mouth right up to {companion_gen} ear, because of {part_def}, and shouted, and patted. {companion} was deaf. It tickled.',
          ],
          clever: [
            '{hero_subj} thought that it must be {part_def}, and spoke up. {companion} was deaf, and it was not {part_def}. It was the scarf in front of {hero_gen} mouth.',
          ],
          playful: [
            '{hero_subj} ate a roll, hopped on one leg, and called out the plan, against {part_def}, all in one. {companion} was deaf, and got the roll and the leg.',
          ],
        },
        fails: ['There were two people who pulled, and what one of them had said the other had never seen.'],
        again: ['{hero_subj} called it through a pipe. Now there was a pipe in front of it.'],
        refrain: ['Yell it, yell it, back. And eh?'],
        turned: ['Turn round, hands up. And hey.'],
        noticing: [
          'Someone had hold of {hero_gen} chin. It was {companion}, with two fingers. {companion} turned it to the left, to the right, and into the sun, and bent down, to see if anything was going to come out. There were crumbs.',
        ],
        deed: [
          '{hero_subj} swallowed the crumbs. {hero_subj} came round, into the light, took down the scarf, held up both hands, empty, and said <hero>Show me.</hero> {companion} made three signs, and {hero} made them too.',
        ],
        answer: [
          '<companion>When it stops,</companion> went {companion_gen} hands. They both looked at {part_def}, not with their ears.',
        ],
        echo: ['They talked across the whole street, on the way home, with full mouths. Nobody choked.'],
      },
    ],
  },
  thumbPutRight: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} said it again, to {companion}, who was deaf, and to {part_def}. <hero>Give. It. To. Me.</hero> They did two quite different things.',
          ],
          warm: [
            '{hero} said it most kindly, very slowly, and very near. {companion} was deaf. {part_def} took it for a song.',
          ],
          clever: [
            'If you say it slowly enough, thought {hero}, anyone can follow: {part_def}, and {companion}, who was deaf. {hero_subj} said it at the speed of a snail.',
          ],
          playful: [
            '{hero} said it in an opera voice to {part_def}, and to {companion}, who was deaf. It was long, and had a trill.',
          ],
        },
        fails: [
          '{companion} did one thing. {part_def} did another. Neither of them was what {hero} had said.',
        ],
        again: ['{hero_subj} said it once more, so slowly that {hero_he} forgot the end.'],
        refrain: ['Say it slow, say it LOUD. What?'],
        turned: ['Thumb so, thumb so, there. Ah.'],
        noticing: [
          'They had both stopped looking at {hero_gen} mouth. {companion} was looking at {hero_gen} hands, and so was everyone else. The hands were hanging there and had not said a word.',
        ],
        deed: [
          '{hero} held up one hand, and asked {companion} with {hero_his} eyebrows. {companion} took {hero_gen} thumb and bent it right. {hero} made the sign once more, slowly, to {part_def}.',
        ],
        answer: ['{part_def} had been waiting for it. It was the first thing today that had a thumb in it.'],
        echo: [
          '<hero>What did I say, with the thumb wrong?</hero> asked {hero}. {companion} wrote it on {hero_his} arm. It said cucumber.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Sim-ple words,</hero> said {hero}, to {part_def}, and to {companion}, who was deaf. <hero>Bring. That. Here.</hero> One of them brought a stone.',
          ],
          warm: [
            '{hero_subj} said it to {part_def} with a great deal of feeling, and to {companion}, who was deaf, with still more. The hands hung down meanwhile.',
          ],
          clever: [
            '{hero_subj} looked for a shorter word, for {part_def}. {companion}, who was deaf, had one at {companion_his} fingers’ ends.',
          ],
          playful: [
            '{hero_subj} said it to {part_def} with marbles in {hero_his} mouth, and then without, for comparison. {companion} was deaf, and saw no difference.',
          ],
        },
        fails: [
          'One of them did not know the words, and one of them did not hear them. There was no one left to talk to.',
        ],
        again: ['{hero_subj} said it once more, rounder.'],
        refrain: ['Word, word, WORD. And eh?'],
        turned: ['Thumb in, slow. And hey.'],
        noticing: [
          '{companion} had lifted one hand, just so, beside {companion_his} hip. {part_def} saw it at once, and {part_he} leaned over to see more. {hero} had not known that anyone was looking at hips.',
        ],
        deed: [
          '{hero_subj} held up {hero_his} own hand, and raised {hero_his} eyebrows. {companion} came and folded in the thumb, and turned the wrist a bit. Then {hero} did it, slowly, for {part_def}.',
        ],
        answer: ['It went in at the eyes of {part_def}, and you saw it get there.'],
        echo: [
          '<hero>And what was it with the thumb out?</hero> asked {hero}, with {hero_his} face. {companion} drew it in the sand. It was a cucumber, and it was wearing a hat.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{companion} was deaf. {hero} said it slower to {companion_him} and louder to {part_def}. <hero>LET. US. BY.</hero>',
          ],
          warm: [
            '{companion} was deaf, and {part_def} looked cross. {hero} said it kindly to both, slower and louder, until it was a shout.',
          ],
          clever: [
            '{companion} was deaf. What does for you do for two, thought {hero}. {hero_subj} said it very loud and very slow, to {part_def} as well.',
          ],
          playful: [
            '{hero} sang it, to {part_def} in front and {companion} behind, who was deaf. It was one note, and it went on and on.',
          ],
        },
        fails: [
          'Loud words are still words. {part_def} made {part_himself} broad against them, and {companion} went the other way.',
        ],
        again: ['{hero_subj} said it so slowly that {hero_he} needed two breaths.'],
        refrain: ['Let us, LET US, by. No.'],
        turned: ['Thumb so, thumb up, there. Oh.'],
        noticing: [
          'Nobody looked at {hero_gen} mouth any more. {companion} was looking at {hero_gen} hands, as you look at two people who have not said anything yet.',
        ],
        deed: [
          '{hero} held up one hand and asked with {hero_his} eyes. {companion} bent the thumb right. Then {hero} made the sign once more, slowly, to {part_def}.',
        ],
        answer: [
          '{part_def} had never been asked with a thumb. You could see that {part_he} wanted to try it.',
        ],
        echo: [
          '<hero>What was it at first?</hero> asked {hero}. <companion>Cucumber,</companion> signed {companion}. <companion>You asked for a cucumber, very politely.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} took a deep breath and told {part_def} what was what. {companion} was deaf, and was also being told. {part_def} put up {part_his} hands, palms out.',
          ],
          warm: [
            '{hero_subj} begged {part_def}, very loud and very near, with a hand on {companion}, who was deaf and would rather have stood further back.',
          ],
          clever: [
            '{hero_subj} read {part_def} the regulations. {companion} was deaf, had no book, and was watching what {part_def} did with {part_his} fingers.',
          ],
          playful: [
            '{hero_subj} was an opera for {part_def}, with a chorus. {companion} was deaf, and was to be the chorus, and went to sit down.',
          ],
        },
        fails: ['It had been sung at all day long, one could see that. Its ears were full.'],
        again: ['{hero_subj} said it all again. {part_def} looked as if it had earplugs of some sort.'],
        refrain: ['Say it, shout it, no. And no.'],
        turned: ['Hand, thumb, slow. And go.'],
        noticing: [
          '{part_def} looked at {hero_gen} hands. They hung there like gloves. Then {part_he} looked at {companion_gen}, which were just telling each other something, and one saw that {part_he} was curious.',
        ],
        deed: [
          '{hero_subj} lifted one of the gloves, and asked {companion} with {hero_his} eyes. {companion} pressed down the thumb, and nodded. So {hero} said it once, to {part_def}, with that, and no sound.',
        ],
        answer: ['{part_def} tried it, under {part_his} arm, where no one should see. The thumb was wrong.'],
        echo: [
          '<companion>You both said cucumber,</companion> signed {companion}. They practised it all the way back, all three.',
        ],
      },
    ],
  },
  lipsTogether: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero} bawled it into {companion_gen} ear, although {companion} was deaf. <hero>BE QUIET, BECAUSE OF {part_def}.</hero> Then {hero_he} stamped, so that {companion_he} should feel it.',
          ],
          warm: [
            '{hero} wanted {companion} to know that you had to be quiet by {part_def}. {companion} was deaf, so {hero_he} told {companion_him} very loudly.',
          ],
          clever: [
            '{companion} was deaf and could not know how quiet {part_def} needed it. So {hero} explained it, stamping, with {hero_his} mouth close up.',
          ],
          playful: [
            '{companion} was deaf. {hero} did a brass band for {companion_him}, right beside {part_def}, with the big drum on the ground.',
          ],
        },
        fails: ['Of the two of them one was quiet. It was not {hero}.'],
        again: [
          '{hero_subj} stamped harder, and told {companion_him} to shush. {companion} had not made a sound all day.',
        ],
        refrain: ['Shush, stamp, SHUSH. And grunt.'],
        turned: ['Lips shut, hands say. And over.'],
        noticing: [
          '{companion} laid one finger on {companion_his} lips. Then {companion} signed a long, long sentence, with both hands and a whole face. Not a breath of it could be heard.',
        ],
        deed: [
          '{hero} pressed {hero_his} lips together. {hero_subj} turned to {companion} and put up both eyebrows, for a question. Then {hero_he} did with one hand what {companion} did.',
        ],
        answer: [
          'They could say whatever they liked above {part_def}, and they did. It got quieter with every word.',
        ],
        echo: [
          'They told each other all of it again, later, in the dark. They did it with two fingers, on the back of a hand.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>SHH,</hero> said {hero} to {companion}, who was deaf and had said nothing, and pointed at {part_def}, and stamped, to make it clear.',
          ],
          warm: [
            '{hero_subj} warned {companion}, who was deaf, of {part_def}, with a hand behind {companion_gen} ear. At the top of {hero_his} voice, because it was so important.',
          ],
          clever: [
            '{hero_subj} spelt it out to {companion}, who was deaf: q, u, i. At every letter {hero_he} hit something, beside {part_def}.',
          ],
          playful: [
            '{hero_subj} was a fire bell, beside {part_def}. <hero>Quiet,</hero> rang the fire bell, for {companion}, who was deaf, and looked at its arms going up and down.',
          ],
        },
        fails: ['Of the three of them there were two who were perfectly still.'],
        again: ['{hero_subj} stamped on the ground, so that {companion} should have it in the feet.'],
        refrain: ['SHH, stamp, SHH. And grr.'],
        turned: ['Lips, hands, hush. And purr.'],
        noticing: [
          '{companion} took {hero_gen} arm down, quite gently, like a lever. {companion} laid one finger on {hero_gen} lips, this time. Then {companion} told a story, with both hands. There was a cat in it, a tin, and a flight of stairs, and not one step could be heard.',
        ],
        deed: [
          '{hero_subj} kept {hero_his} lips where the finger had been. {hero_subj} put up {hero_his} eyebrows: how? {companion} showed {hero_him} with one hand, and {hero} did it, with one hand.',
        ],
        answer: [
          'The cat went up all the stairs, right above {part_def}, and dropped the tin. {part_he} slept the better for it.',
        ],
        echo: [
          'They still have that story. It is never told the same, as {hero} has only got as far as the tin.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero} shouted to {companion}, who was deaf, that {part_def} was hiding. {hero_subj} shouted where, as well.',
          ],
          warm: [
            '{hero} told {companion}, who was deaf, not to frighten {part_def}. {hero_subj} told it quite loudly, and patted the ground in time.',
          ],
          clever: [
            '{companion} was deaf, so {hero} stamped a message about {part_def} on the ground for {companion_him}. It was rather long.',
          ],
          playful: [
            '{hero} was a town crier. <hero>Oyez,</hero> {hero_he} called to {companion}, who was deaf. <hero>{part_def} is not to be frightened.</hero>',
          ],
        },
        fails: ['It is hard to come out while one is being shouted about.'],
        again: ['{hero_subj} shouted that they ought all to be as quiet as {companion}.'],
        refrain: ['Shout it, stamp it. And in.'],
        turned: ['Lips shut, hands talk. And out.'],
        noticing: [
          '{companion} put one finger to {companion_his} lips. Then {companion} began to sign, with both hands, a whole story with a hat in it. There was nothing to be heard but a sleeve.',
        ],
        deed: [
          '{hero} pressed {hero_his} lips together and turned to {companion}. {hero_subj} put up {hero_his} eyebrows. With one hand {hero_he} did what {companion} did, as far as the hat.',
        ],
        answer: [
          'Two people sat there, and you could not hear what it was about. {part_def} would have liked to know.',
        ],
        echo: [
          '<hero>How does it end?</hero> asked {hero}, with the wrong thumb. {companion} laughed, with no sound, for a very long time.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>DON’T SHOUT, OR IT’LL GO IN,</hero> {hero} told {companion}, who was deaf. {part_def} had heard that.',
          ],
          warm: [
            '{hero_subj} clapped, to make {companion}, who was deaf, turn round. Then {hero} told {companion_him} at the top of {hero_his} voice that {part_def} was only tiny, and trembling.',
          ],
          clever: [
            '{hero_subj} thumped on the floor twice, for {companion}, who was deaf, which meant: look. It meant something else to {part_def}.',
          ],
          playful: [
            '{hero_subj} was an announcer, at a station. <hero>Attention,</hero> {hero_he} called, to {companion}, who was deaf. <hero>{part_def}, now hiding, on platform one.</hero>',
          ],
        },
        fails: ['Everything that was for {companion} arrived at the other place.'],
        again: ['{hero_subj} said sorry for the noise, at the same pitch.'],
        refrain: ['Listen, thump, listen. And hid.'],
        turned: ['Lips, sleeves, hands. And did.'],
        noticing: [
          '{companion} had come round to look {hero} in the face. {companion} put a finger on {companion_his} own mouth, and then in the air. It began to snow from it, in big flakes, with all ten. It was a story about winter. It made as much noise as snow does.',
        ],
        deed: [
          '{hero_subj} put {hero_his} lips together, and turned to {companion}. {hero_his} eyebrows went up. {hero_subj} let it snow with one hand, too, as near as {hero_he} could.',
        ],
        answer: [
          'There were four hands’ worth of weather, and not a sound. {part_def} put out {part_his} face to see if it was cold.',
        ],
        echo: [
          '<companion>Yours was more like sleet,</companion> signed {companion}. {hero} has been working on it.',
        ],
      },
    ],
  },
  whereTwoFingersPoint: {
    high: [
      {
        firstTry: {
          bold: [
            '{hero} pulled {companion} along by the jacket, and pushed at {part_def}. {companion} was deaf, and had been pointing at something for a while.',
          ],
          warm: [
            '{hero} took {companion} by the jacket, so as not to lose {companion_him}, and reached up along {part_def}. {companion}, who was deaf, was pointing.',
          ],
          clever: [
            '{hero} knew that {part_def} had to be tried in the middle. {companion}, who was deaf, tugged and pointed, and {hero} had no time.',
          ],
          playful: [
            '{hero} was the engine, with {companion} by the jacket, and puffed up against {part_def}. {companion} was deaf. Two fingers pointed out at the side.',
          ],
        },
        fails: ['{hero} looked where {hero} was jumping. {companion} was showing {hero_him} something else.'],
        again: [
          '{hero_subj} jumped again at the wrong end, and took {companion} with {hero_him}, by the sleeve.',
        ],
        refrain: ['Tug and jump and tug. And bump.'],
        turned: ['Tap, tap, look there. And up.'],
        noticing: [
          '{hero} was turned round by the shoulders. There were two fingers, and behind them {companion_gen} face. It was quite tired. {hero} wondered how long the fingers had been up.',
        ],
        deed: [
          '{hero} tapped {companion} lightly on the shoulder, and stood opposite. {hero_subj} signed sorry, as well as {hero_he} could. Then {hero_his} eyes went along both fingers, as along a path.',
        ],
        answer: ['The path went down, not up. It ended quite low, at the side of {part_def}.'],
        echo: [
          '<hero>How do you sign I told you so?</hero> asked {hero}. {companion} showed it. It was the same two fingers.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had got {companion} by the sleeve, and ran {companion_him} up to {part_def}. {companion} was deaf, and had stopped short, and held out two fingers, the other way.',
          ],
          warm: [
            '{hero_subj} patted {companion}, who was deaf, on the back, for jumping so well, beside {part_def}. {companion} was not jumping. {companion} was waving.',
          ],
          clever: [
            '{hero_subj} had it all planned, and pushed {companion}, who was deaf, to the spot, with {companion_his} face to {part_def}. The two fingers had to come out sideways.',
          ],
          playful: [
            '{hero_subj} was a catapult, and {companion} was the pebble. {companion} was deaf, and pointed at something, even while {companion_he} was being loaded, beside {part_def}.',
          ],
        },
        fails: ['It had been seen, and it had been shown. It had only not been looked at.'],
        again: ['{hero_subj} jumped alone. {hero_subj} got as far as {hero_he} was long.'],
        refrain: ['Up here, jump, flop. And no.'],
        turned: ['Tap, sorry, look. And so.'],
        noticing: [
          '{hero} lay there, face up. Above {hero_him} was {companion}, and {companion} had {companion_his} arm out and two fingers at the end of it. The arm was being held up by the other arm, because it was tired.',
        ],
        deed: [
          '{hero_subj} sat up, and tapped {companion} on the shoulder, though {companion} was looking. {hero_subj} made the sign for sorry, more or less. Then {hero_he} put {hero_his} eye to the two fingers, as one does to a telescope.',
        ],
        answer: [
          'It was at the bottom, of all places. It was on the side of {part_def}, where you would only see it if you were not jumping.',
        ],
        echo: [
          '<companion>You signed Tuesday,</companion> signed {companion}. So {hero} signs Tuesday, now, when {hero_he} is sorry.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{companion} was deaf, and pointed. {hero} had {companion_him} by the jacket, did not look, and pulled at {part_def} where it was thickest.',
          ],
          warm: [
            '{hero} held on to {companion_gen} jacket, to be nice and close, and pulled at {part_def}. {companion}, who was deaf, was showing {hero_him} two fingers.',
          ],
          clever: [
            '{hero} had found the right end of {part_def}, as {hero_he} thought, and pulled. {companion} was deaf, and kept pointing to the other.',
          ],
          playful: [
            '{hero} tied {companion} to {hero_himself} by the jacket and was a team of horses. They pulled at {part_def}. {companion}, who was deaf, pointed backwards.',
          ],
        },
        fails: [
          'There were four eyes, and two of them had long seen it. {hero} pulled where the other two were.',
        ],
        again: ['{hero_subj} pulled with {companion_gen} jacket as well, sleeve and all.'],
        refrain: ['Pull here, pull here, tug. And tight.'],
        turned: ['Tap, tap, look there. And light.'],
        noticing: [
          '{companion} turned {hero} round by the shoulders. There were two fingers in front of {hero_gen} nose, and behind them was a tired face. They had been up for a long time.',
        ],
        deed: [
          '{hero} tapped {companion} on the shoulder, lightly, and stood opposite. {hero_subj} signed sorry, with a finger too many. Then {hero_he} looked where the two fingers pointed, and went there.',
        ],
        answer: [
          'The two fingers came apart like scissors: there. {hero} pushed {part_def} back at that place, and did not pull.',
        ],
        echo: [
          '<companion>You signed sorry, rabbit,</companion> signed {companion}. <hero>I’m sorry, rabbit,</hero> said {hero}, with the right finger.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hauled at {part_def}, with {companion} in front of {hero_him}, and looked at {companion_gen} collar. {companion} was deaf. {companion_gen} two fingers were on the other side of the collar.',
          ],
          warm: [
            '{hero_subj} held {companion}, who was deaf, by the hood, so that {companion_he} should not be caught in {part_def}. {companion} wished to show {hero_him} something, and the hood was short.',
          ],
          clever: [
            '{hero_subj} knew where one has to pull at {part_def}. {companion}, who was deaf, shook {companion_his} head, and {hero} thought it was a fly.',
          ],
          playful: [
            '{hero_subj} was a coachman, and {companion}, who was deaf, was the horse, on {part_def}. The horse kept pointing at a side road.',
          ],
        },
        fails: ['The one in front had eyes, and the one behind had the reins.'],
        again: ['{hero_subj} pulled, to the left of the collar and to the right, and pulled it tight.'],
        refrain: ['Pull on, tug, pull on. And tight.'],
        turned: ['Whoa, look, there. And light.'],
        noticing: [
          '{companion} had turned right round and was face to face with {hero}. {companion} looked like someone who has said the same thing for a quarter of an hour, with two fingers, very clearly.',
        ],
        deed: [
          '{hero_subj} let go of {companion}. {hero_subj} tapped {companion_him} on the shoulder, and signed sorry with the hand that was free. {hero} went where the two fingers pointed, with {hero_his} own nose along them.',
        ],
        answer: [
          'They opened, a little, and shut, like a beak: that one. {part_def} had one that was not like the rest.',
        ],
        echo: [
          '<companion>Sorry is on the chest,</companion> signed {companion}, <companion>not on the nose.</companion> {hero} signed it on the chest.',
        ],
      },
    ],
  },
  chairsInTheLight: {
    tangled: [
      {
        firstTry: {
          bold: [
            'They all talked at once about {part_def}, against the lamp. <hero>Tell you later,</hero> said {hero} to {companion}, who was deaf.',
          ],
          warm: [
            'They all talked at once about {part_def}. {hero} squeezed {companion_gen} arm. <hero>Tell you later, it’s nothing,</hero> {hero_he} said, into {hero_his} scarf.',
          ],
          clever: [
            'They all talked at once. {companion} was deaf, and {hero} meant to sum up {part_def} for {companion_him} at the end. It was not the end yet.',
          ],
          playful: [
            'They all talked at once about {part_def}, and {hero} was the funniest. <hero>Later,</hero> {hero_he} mouthed to {companion}, who was deaf, with {hero_his} hand up.',
          ],
        },
        fails: ['Nobody knew who had said what. There were two sentences for each mouth.'],
        again: ['<hero>Later,</hero> said {hero} again, from the middle of another word.'],
        noticing: [
          '{hero_subj} tried it out, in {hero_his} head, so as to have it ready for later: what had been decided, and by whom. Nothing came. {companion_gen} notes had more in them than that, and {companion} had not heard a word.',
        ],
        deed: [
          '{hero_subj} stopped the round in the middle of the best joke so far. {hero_subj} pulled the chairs into the light, all of them, and gave {companion} the good one.',
        ],
        answer: ['One hand went up, and then another. Whoever spoke about {part_def} was seen to speak.'],
        echo: [
          '<companion>Who had the joke?</companion> asked {companion}. They looked for its owner. <companion>Later,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} sat with {hero_his} back to the window and went through {part_def} at speed. {companion} was deaf, and saw a black shape with a moving edge.',
          ],
          warm: [
            '{hero} was eager that nobody should have to wait. {hero_subj} answered for all of them about {part_def}, over a shoulder, into a cup. {companion} was deaf.',
          ],
          clever: [
            '{hero} put one argument about {part_def} on top of another, and walked up and down with them. {companion} was deaf, and had to follow {hero_his} mouth like a tennis ball.',
          ],
          playful: [
            '{hero} was on form about {part_def}, and did everybody’s voices. {companion} was deaf, and saw one mouth do seven faces.',
          ],
        },
        fails: [
          'It ran together. In the end two of them were for something, and could not have said for what.',
        ],
        again: [
          '<hero>It wasn’t important,</hero> said {hero} to {companion}. It had been the only thing that was.',
        ],
        noticing: [
          '<companion>Who said that we’d agreed?</companion> asked {companion}. Nobody knew. {companion} had written down each thing with a name to it, and whenever {companion_he} had not seen a mouth {companion_he} had drawn an empty circle. There were nineteen circles.',
        ],
        deed: [
          '{hero} broke off in the best bit of {hero_his} own speech. {hero_subj} got up, drew the curtains back, turned every chair to the light, and gave {companion} {hero_his} own, in the middle. <hero>I’ll say it again from the top,</hero> said {hero}, <hero>and slower. It’ll be shorter.</hero>',
        ],
        answer: [
          'It was a good deal shorter. In the light you saw who spoke, and about {part_def} only one of them spoke at a time.',
        ],
        echo: [
          '<companion>I’ve still got one circle,</companion> said {companion}. They looked at each other. <hero>That was me,</hero> said {hero}. <hero>I only coughed.</hero>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{companion} was deaf. {hero} shouted it to {companion_him}, with {hero_his} back to the lamp, since they were all shouting, against {part_def}.',
          ],
          warm: [
            '{companion} was deaf. <hero>I’ll tell you afterwards,</hero> said {hero}, and stroked {companion_gen} arm, and was in the thick of it again, and of {part_def}.',
          ],
          clever: [
            '{companion} was deaf. For {companion}, {hero} reckoned, it made no difference how loud {part_def} was. So {hero_he} talked on in the dark with the rest.',
          ],
          playful: [
            '{companion} was deaf. {hero} was doing three conversations at once, with {part_def} for a fourth. <hero>Later,</hero> {hero_he} mouthed, with a hand before it.',
          ],
        },
        fails: ['They were all so loud, in order to get over it, that there was a great deal to get over.'],
        again: ['<hero>What did he say?</hero> asked {hero} now, too. Nobody knew.'],
        noticing: [
          '{companion} had stopped watching mouths. {companion} was watching the candle, and wrote something down each time that it ducked. {hero} read it over {companion_gen} shoulder. There stood, to the second, when it was quiet. It was the only thing that anyone had noted all evening.',
        ],
        deed: [
          'In the middle of {hero_his} own best joke {hero} stopped. {hero_subj} got up, put the lamp where it shone on faces, and pulled the chairs round in a ring. {companion_gen} was the good one. <hero>One at a time,</hero> signed {hero}, more or less, <hero>and hand up first.</hero>',
        ],
        answer: [
          'A hand went up, and the others shut their mouths. You could hear that {part_def} had pauses in it.',
        ],
        echo: [
          '<companion>What was the end of the joke?</companion> asked {companion}. <hero>I’ve forgotten,</hero> said {hero}. <companion>Good,</companion> said {companion}.',
        ],
      },
    ],
  },
  signedBadly: {
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Never mind,</hero> typed {hero} to {companion}, who was deaf, and talked about {part_def} to {companion_gen} brother, over {companion_gen} head.',
          ],
          warm: [
            '<hero>Never mind, it was only silly,</hero> typed {hero} to {companion}, who was deaf, with a heart. Everyone else was laughing about {part_def}.',
          ],
          clever: [
            '<hero>Never mind,</hero> typed {hero}. To type it all out, for {companion}, who was deaf, would have taken longer than {part_def} was worth.',
          ],
          playful: [
            '{hero} did {part_def} with both hands, so that they all cried with laughing. <hero>Never mind,</hero> {hero_he} typed to {companion}, who was deaf.',
          ],
        },
        fails: ['{companion} put on {companion_his} coat and went. That much everyone understood.'],
        again: [
          '<hero>Never mind,</hero> typed {hero} after {companion_him}. It had got to be the only thing {hero_his} thumb could do.',
        ],
        noticing: [
          '{hero_subj} looked at what {hero_he} had sent {companion_him}, to see when it had gone wrong. There were eight messages. Six were never mind. One was a thumb.',
        ],
        deed: [
          '{hero_subj} stood before {companion} with everybody looking. {hero_subj} signed sorry, with the wrong hand first, and then with the right. {hero_subj} typed out all of it, from the beginning, even the part about {part_def} that was not funny.',
        ],
        answer: [
          '{companion} read it, and took {companion_his} time, and then {companion} took {hero_gen} wrong hand and turned it round.',
        ],
        echo: [
          '<companion>It says butter, like that,</companion> signed {companion}. {hero} signed butter, to everybody, for a week.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Never mind,</hero> typed {hero} to {companion}, who was deaf. {hero_subj} went on with {part_def} and talked past {companion_him}, to the brother.',
          ],
          warm: [
            '<hero>Don’t worry, never mind,</hero> typed {hero} to {companion}, who was deaf. {hero_subj} carried on with {part_def}, to spare {companion_him} the trouble.',
          ],
          clever: [
            '{hero} gave {companion}, who was deaf, a short form of what was said about {part_def}. It was two words long: never mind.',
          ],
          playful: [
            '{hero} had the others in fits over {part_def}. <hero>Never mind,</hero> {hero_he} typed to {companion}, who was deaf, when {companion_he} looked up.',
          ],
        },
        fails: [
          'What {companion} did not get to know was the half of it. {hero} went on with the other half.',
        ],
        again: ['{hero_subj} did {companion_gen} half as well, as {hero_he} imagined it.'],
        noticing: [
          '{companion_gen} chair was empty. {hero} read back through their messages, as you go back for a glove. Never mind, never mind, never mind. {companion} had asked eight times what had been said.',
        ],
        deed: [
          '{hero_subj} found {companion}, and stood in front of {companion_him}, with all of them watching. Sorry, signed {hero}, wrong way round. Then {hero_he} typed all that had been said about {part_def}, and left nothing out.',
        ],
        answer: [
          '{companion} read down to the end. With what {companion} knew besides, there were two halves of {part_def} again.',
        ],
        echo: [
          '<companion>You sign like a shelf,</companion> typed {companion}. <companion>Come on Thursday.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} was deaf, and asked with both hands what was going on with {part_def}. <hero>Too complicated,</hero> mouthed {hero}, and turned away to it.',
          ],
          warm: [
            '{companion} was deaf. {hero} patted {companion_gen} arm, nodded at {part_def}, and made the sign for good. It was the one sign {hero_he} knew.',
          ],
          clever: [
            '{companion} was deaf, and {hero} had no time to write it all down. {hero_subj} wrote the result, underlined it, and went back to {part_def}.',
          ],
          playful: [
            '{companion} was deaf. {hero} acted {part_def} out for {companion_him} in three seconds, with a pop at the end. Everybody laughed but the one it was meant for.',
          ],
        },
        fails: [
          '{companion} had had hold of one side of it from the first. Nobody told {companion_him}, and the other side was let go.',
        ],
        again: [
          '{hero} did the sign for good once more. It was not good, and {companion} could see that from there.',
        ],
        noticing: [
          'There was a pad on the table, full of {companion_gen} writing. They were questions, and each had a little box beside it, for the answer. {hero} turned the pages. All the boxes were empty.',
        ],
        deed: [
          '{hero_subj} stood in front of {companion} with all of them looking on, and signed sorry. {hero_subj} did it with the wrong hand, and then with the right one. {hero_subj} sat down with the pad and filled in the boxes about {part_def}, every one, while the others went to eat without {hero_him}.',
        ],
        answer: [
          'At the ninth box {companion} took away the pen. The ninth was the one that mattered, and {companion_he} drew in beside it how {part_def} goes.',
        ],
        echo: [
          '<companion>Now the sign for terrible,</companion> wrote {companion}. <companion>You’ll need it more than the other one.</companion>',
        ],
      },
    ],
  },
};
