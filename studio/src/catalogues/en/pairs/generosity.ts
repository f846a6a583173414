import type { LessonPairs } from '../../schema.ts';

export const generosity: LessonPairs = {
  theGoodOne: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had two marbles in {hero_his} pockets. {hero_subj} held out the chipped one to {part_def}. <hero>There. Now let me by.</hero>',
          ],
          warm: [
            '{hero_subj} gave {part_def} a marble with a chip in it, and a very warm smile. The whole one stayed in the other pocket.',
          ],
          clever: [
            '{hero_subj} worked out that {part_def} could hardly know about the good marble. So {hero_he} offered the chipped one.',
          ],
          playful: [
            '{hero_subj} made the chipped marble vanish, and found it behind {part_def}. <hero>Yours,</hero> said {hero}. {hero_subj} would not miss it.',
          ],
        },
        fails: ['It was a present that nobody minded giving. You could see that from outside.'],
        again: ['{hero_subj} found one with two chips, and gave that as well.'],
        refrain: ['Chip for you, chip for you. No.'],
        turned: ['Blue for you, whole for you. Oh.'],
        noticing: [
          'In the other pocket the good one lay against {hero_gen} leg. It was round, and blue all through, and it weighed more than the chipped ones put together.',
        ],
        deed: [
          '{hero_subj} shut both eyes for one breath. {hero_subj} took out the good one and laid it down before {part_def}, and did not hold on.',
        ],
        answer: ['{part_def} bent over it. It was blue on the other side as well.'],
        echo: [
          '<companion>Do you miss it?</companion> asked {companion}. {hero} felt in {hero_his} pocket. <hero>It’s left a round place.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a bad marble and a good one. {hero_subj} slapped the bad one down before {part_def}, like someone paying. <hero>Keep the change.</hero>',
          ],
          warm: [
            '{hero_subj} polished up the chipped marble, so that {part_def} should not see the chip. The whole one {hero_he} left where it was, in the warm.',
          ],
          clever: ['{hero_subj} turned the chipped marble so that {part_def} saw its best side. It had one.'],
          playful: [
            '{hero_subj} was a king, and gave {part_def} a jewel from his crown. It was the chipped marble, and he had two of those.',
          ],
        },
        fails: ['It was the one that {hero} would have thrown away. It felt like that when you held it.'],
        again: ['{hero_subj} gave another of that sort. It came apart on the way.'],
        refrain: ['Take that, take that, chip. And no.'],
        turned: ['Take this, take this. And so.'],
        noticing: [
          '{part_def} was not looking at the hand at all. {part_he} was looking at the other pocket. There it made a small round bump, which {hero} had been covering with an elbow.',
        ],
        deed: [
          '{hero_subj} took away the elbow, breathed in, and shut {hero_his} eyes. {hero_subj} drew out the whole one, blue right through, set it down before {part_def}, and opened {hero_his} fingers.',
        ],
        answer: [
          'It rolled a little and lay still. {part_def} did not touch it yet. {part_he} only moved so that nobody should tread on it.',
        ],
        echo: [
          '<companion>You can have one of mine,</companion> said {companion}. It was green, with a chip. <hero>It’s a good chip,</hero> said {hero}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had two marbles. {hero_subj} pushed the chipped one under {part_def} to make it roll, and shoved.',
          ],
          warm: [
            '{hero_subj} sighed and gave up a marble for {part_def}, the chipped one, the one that was left over. Then {hero_he} shoved.',
          ],
          clever: [
            'If a round thing lies under {part_def}, {part_def} rolls, thought {hero}. {hero_subj} took the marble {hero_he} could best do without.',
          ],
          playful: [
            '<hero>One chipped marble, off you go,</hero> said {hero}, and sent it under {part_def} like a lion tamer.',
          ],
        },
        fails: ['It went crunch. It had been cracked for some time, and now it was sand.'],
        again: [
          '{hero_subj} took the next one. That was chipped as well, and it went crunch a little sooner.',
        ],
        refrain: ['Chip, chip, crunch. And thud.'],
        turned: ['Blue one, round one, roll.'],
        noticing: [
          'In the other pocket was the good one. {hero} could feel it through the cloth: round, whole, and blue right to the middle.',
        ],
        deed: [
          '{hero_subj} shut {hero_his} eyes for one breath. {hero_subj} took out the good one and put it exactly where {part_def} needed it. Then {hero_he} took {hero_his} hand away.',
        ],
        answer: ['It did not crunch. {part_def} moved over it by a hair, with a small hum.'],
        echo: [
          '<companion>It’s still under there,</companion> said {companion}. <hero>It’s holding it up,</hero> said {hero}. <hero>It’s never had a job before.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} needed a wheel under {part_def}, and had two marbles. <hero>The cracked one’ll do,</hero> said {hero}, and pushed.',
          ],
          warm: [
            '{hero_subj} was fond of both {hero_his} marbles. To {part_def} {hero_he} gave the one that was poorly anyway.',
          ],
          clever: [
            '{hero_subj} had worked it out, with ball and slope. {hero_subj} had only taken the wrong ball, because it was the cheaper.',
          ],
          playful: [
            '{hero_subj} was a ringmaster, and the cracked marble was the world’s smallest elephant. It was to carry {part_def}.',
          ],
        },
        fails: [
          'You cannot lift a thing with something that you would not mind losing. It is never strong enough.',
        ],
        again: ['The next one was cracked too. It had only hidden it better.'],
        refrain: ['Chip in, push, crunch. And dust.'],
        turned: ['Blue in, push, roll. And trust.'],
        noticing: [
          'Grit was all there was left under there. In {hero_gen} pocket something clicked against a button, round and sound. {hero} held it through the cloth, and it was heavy, for a marble.',
        ],
        deed: [
          '{hero_subj} said goodbye to it, with {hero_his} eyes shut, for one breath. {hero_subj} put it in under {part_def}, just where it rocked, and took {hero_his} hand out.',
        ],
        answer: ['It sang, under there, one thin high note. {part_def} went a hair forward, and came on.'],
        echo: [
          'Of the chipped ones there was a bit of blue sand left. {companion} swept it into {companion_his} hand. <companion>It’s still the same blue,</companion> said {companion}.',
        ],
      },
    ],
  },
  worstPlace: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took the side of {part_def} where you could get hold. <hero>You go over there,</hero> {hero_he} told {companion}. Over there it scratched.',
          ],
          warm: [
            '<hero>You take the little side,</hero> said {hero} to {companion}, quite tenderly. It was the side of {part_def} with nothing to hold.',
          ],
          clever: [
            '{hero_subj} had looked at {part_def} from all sides and knew which was the best. {hero_subj} was standing at it. {companion} could have the corner.',
          ],
          playful: [
            '{hero_subj} tossed for the good side of {part_def}, with no coin. <hero>Heads. Me.</hero> {companion} got the side with the prickles.',
          ],
        },
        fails: ['{hero} held fast, and could. {companion} held fast, and could not.'],
        again: ['{hero_subj} lifted higher, to help. Now everything slid down to {companion}.'],
        refrain: ['Mine is good, yours goes slip. Bump.'],
        turned: ['Under I go, up you go. Hup.'],
        noticing: [
          '{companion_gen} feet were slipping, bit by bit. Down on that side, {hero} saw, there was nothing at all to hold on to. There was only {hero}.',
        ],
        deed: [
          '{hero_subj} let {companion} have the good side. {hero_subj} knelt down on the scratchy one, and put {hero_his} own back under {part_def}.',
        ],
        answer: [
          '{companion} took hold where {hero} had been, and pulled. Underneath {hero_gen} back nothing slid.',
        ],
        echo: [
          'There was a pattern on {hero_gen} back, of everything they had moved. {companion} read it out to {hero_him}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ll take the dry side,</hero> said {hero}, and took hold of {part_def}. {companion_gen} side dripped.',
          ],
          warm: [
            '<hero>You like it cosy,</hero> {hero} told {companion}. {hero_subj} gave {companion_him} the tight side of {part_def}, where you could hardly breathe.',
          ],
          clever: [
            'Whoever comes first may choose, by the rule. {hero} had come first to {part_def}, by half a step, and chose the end with a grip.',
          ],
          playful: [
            '{hero} counted out who was to have the good side of {part_def}. <hero>Eeny, meeny, me.</hero>',
          ],
        },
        fails: ['What {companion} held was sharp, and it slipped. What {hero} held was made for holding.'],
        again: ['{hero_subj} pulled from the good side till {companion} lost a button on the bad one.'],
        refrain: ['Good for me, bad for you. And slip.'],
        turned: ['Bad for me, good for you. And up.'],
        noticing: [
          '{hero} saw {companion_gen} fingers. They were holding on by the nails. Above {hero_gen} own fingers there was still room for a whole hand.',
        ],
        deed: [
          '{hero} let go of the good side and walked round. {hero_subj} knelt down on the tight side, and got under {part_def} with {hero_his} shoulders. <hero>You take mine.</hero>',
        ],
        answer: ['{companion} found the grip, still warm. From there one pull was as good as three.'],
        echo: [
          '<companion>What’s it like under there?</companion> asked {companion}. <hero>Roomy,</hero> said {hero}. <hero>There’s nobody else who wants to.</hero>',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had the best place at {part_def}, with the handhold. {companion} could jump, over there, where it scratched.',
          ],
          warm: [
            '<hero>You can push from below,</hero> {hero} told {companion} kindly, and took the good side of {part_def} for {hero_himself}.',
          ],
          clever: [
            'The longer arm belongs in the better place, thought {hero}. {hero_subj} stood at the best side of {part_def} and stretched.',
          ],
          playful: [
            '{hero_subj} was captain of {part_def} and stood on the bridge. {companion} was crew, and had the corner with the prickles.',
          ],
        },
        fails: [
          '{hero} had something to hold and could not reach. {companion} could nearly reach and had nothing to hold.',
        ],
        again: [
          '{hero_subj} stretched until {hero_his} shirt came out. A shirt does not add to your length.',
        ],
        refrain: ['Up with me, down with you. Nope.'],
        turned: ['Knee down, back flat, up.'],
        noticing: [
          '{companion} slid off again. {hero} looked down. There was nothing on {companion_gen} side to stand upon, nothing at all, down to the ground.',
        ],
        deed: [
          '{hero_subj} left the good place. {hero_subj} knelt down on the scratchy side of {part_def}, hands on the ground, and made {hero_his} back flat.',
        ],
        answer: ['{companion} stepped up, in socks. That made {companion_gen} arm longer by one {hero}.'],
        echo: [
          '<companion>Was I heavy?</companion> asked {companion}. <hero>Only your left foot,</hero> said {hero}. <hero>That’s where you think.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had hung {hero_himself} on the only handhold of {part_def}. From there {hero_he} called to {companion} to climb up over the thorns, or the nails, or whatever it was there.',
          ],
          warm: [
            '<hero>You have the shady side,</hero> said {hero} to {companion}. It was the one with the scratches. {hero} held on to the good side of {part_def}, and cheered.',
          ],
          clever: [
            '{hero_subj} pointed out that with {hero_his} short arms {hero_he} needed the handhold at {part_def}. {companion} with the long arms could surely do without.',
          ],
          playful: [
            '{hero_subj} was the monkey, and had the branch. {companion} was the other monkey. {part_def} had only one branch.',
          ],
        },
        fails: ['The one who was up could not reach. The one who could reach was not up.'],
        again: ['{hero_subj} hung by one hand and made {hero_himself} long. {hero_subj} grew by a shirt.'],
        refrain: ['Mine’s good, yours not. And flop.'],
        turned: ['Yours up, mine down. And hop.'],
        noticing: [
          '<companion>It’s my sock,</companion> said {companion}, and slid off. It was not the sock. {hero} looked down past {hero_his} own feet, which stood so well. Over there was nothing that a foot could have stood on, except {hero}, if {hero_he} had been there.',
        ],
        deed: [
          '{hero_subj} let go of the handhold, and went round. {hero_subj} knelt down among the scratchy bits under {part_def}, on all fours, and held still.',
        ],
        answer: ['A sock came down on {hero_his} back, and it felt about for the middle.'],
        echo: [
          '<companion>You’ve got a pattern on your knees,</companion> said {companion}. It was quite a good one. It had gone by supper.',
        ],
      },
    ],
  },
  leavesItThere: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had a silver clip, {hero_his} best. {hero_subj} put it on {part_def}, and kept two fingers on it. <hero>It’s mine.</hero>',
          ],
          warm: [
            '{hero_subj} lent {part_def} {hero_his} silver clip. Every few moments {hero_he} took it out, to see that it was well.',
          ],
          clever: [
            '{hero_subj} found that {hero_his} silver clip would hold {part_def}. {hero_subj} tried it, and put it back in {hero_his} pocket, and tried it.',
          ],
          playful: [
            '{hero_subj} pinned {part_def} with {hero_his} best silver clip, like a hero with a medal. Then {hero_he} took the medal back.',
          ],
        },
        fails: ['While the clip was in, it held. The clip was never in for long.'],
        again: ['{hero_subj} lent it for a count of three, and counted fast.'],
        refrain: ['Clip it, mine, off. And flop.'],
        turned: ['Clip it, leave it, step. And stop.'],
        noticing: [
          'Each time {hero} took it out, all was as before. Each time {hero_he} put it in, it was nearly good. {hero} looked at the clip, and then at {hero_his} fingers.',
        ],
        deed: [
          '{hero_subj} put the clip on {part_def} where it was needed. {hero_subj} took {hero_his} fingers off it, one by one. Then {hero_he} stepped back without it.',
        ],
        answer: ['The clip gave a small click and took over.'],
        echo: [
          'It had been the best of all {hero_gen} clips. <hero>It still is,</hero> said {hero}. <hero>It’s only moved.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} nipped {part_def} shut with {hero_his} silver clip. <hero>There. Seen it? Good.</hero> And off it came, and back on {hero_his} lapel.',
          ],
          warm: [
            '<hero>I’d love to lend it you,</hero> said {hero} to {part_def}, and lent the silver clip, with two fingers on it, and one eye.',
          ],
          clever: [
            '{hero_subj} showed them what {part_def} would look like, with a clip. It was only to explain. {hero_subj} put it away again after the explanation.',
          ],
          playful: [
            '{hero_subj} was a crocodile, and the silver clip was the mouth. It bit {part_def}, and let go, and bit. Snap.',
          ],
        },
        fails: ['There was one thing that held, and it never stayed.'],
        again: ['{hero_subj} left it on a bit longer. One could see {hero_his} lips counting.'],
        refrain: ['Snap, mine, off. And flap.'],
        turned: ['Snap, stay, off. And gap.'],
        noticing: [
          '{hero} had the clip between two fingers, and looked at the light on it. {companion} was holding the thing together, with both hands, in the meantime. {companion_gen} hands had gone quite red, and {companion_he} could not let go to wipe {companion_his} nose.',
        ],
        deed: [
          '{hero_subj} put the clip across the place where {part_def} was in two. {hero_subj} lifted off one finger, and then the second, and went two steps backwards.',
        ],
        answer: ['<companion>Can I?</companion> asked {companion}, and let go too. Nothing fell.'],
        echo: [
          'There were two small holes left in {hero_gen} lapel. <hero>That’s for next time,</hero> said {hero}.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had a silver clip, {hero_his} best. {hero_subj} held it into {part_def}, and it shone, and {hero_he} took it out again. <hero>It’s mine.</hero>',
          ],
          warm: [
            '{hero_subj} let {part_def} have {hero_his} shiny clip for a bit. Then {hero_he} took it back, so that it should not be lonely.',
          ],
          clever: [
            '{hero_gen} silver clip threw a light into {part_def}. {hero_subj} kept hold of it, in case, and the light went wherever {hero_his} hand went.',
          ],
          playful: [
            '{hero_subj} was a lighthouse with a silver clip. <hero>Blink,</hero> said the lighthouse to {part_def}. <hero>And off. It’s mine.</hero>',
          ],
        },
        fails: ['Each time one had nearly seen it, the clip was back in {hero_gen} pocket.'],
        again: ['{hero_subj} lent it for as long as a sneeze. It was not {hero_gen} longest sneeze.'],
        refrain: ['Shine it, mine, off. Black.'],
        turned: ['Hang it, leave it, step. And oh.'],
        noticing: [
          'In {hero_gen} fist the clip was quite dark. {hero} opened it and had a look. It shone only when it was out there, and only when it was still.',
        ],
        deed: [
          '{hero_subj} hung the clip at the edge of {part_def}, where a bit of light came by. {hero_subj} took off {hero_his} fingers, one by one, and stepped back.',
        ],
        answer: [
          'On the ground in {part_def} there was a bright patch. It did not jump about, because nobody was holding it.',
        ],
        echo: [
          '{hero} could see it still, from a long way off: one small spark. <companion>Shall we fetch it?</companion> asked {companion}. <hero>Then it’d go out,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} held {hero_his} silver clip up at the edge of {part_def}, till there was a spark inside. <hero>That’ll do,</hero> said {hero}, and pocketed it.',
          ],
          warm: [
            '{hero_subj} let each of them have a look into {part_def}, with the silver clip, and {hero_he} held it. {hero_gen} arm got tired, and so they each had less.',
          ],
          clever: [
            '{hero_subj} had found out that the silver clip throws light. {hero_subj} threw some in {part_def}, and wrote it down, in the dark.',
          ],
          playful: [
            '{hero_subj} was the sun, with a silver clip. The sun rose over {part_def}, and it set, because it was {hero_gen}.',
          ],
        },
        fails: ['It was no use to anyone as a thing that might be taken away.'],
        again: ['{hero_subj} let it shine for a second more, and then it was behind a pocket.'],
        refrain: ['Shine, mine, gone. And black.'],
        turned: ['Shine, stay, there. No going back.'],
        noticing: [
          'It had come through the cloth of {hero_gen} pocket, one bright dot. It was on nothing, on {hero_his} own finger. {companion} had put {companion_his} head into the dark and pulled it out. <companion>It was just there,</companion> said {companion}.',
        ],
        deed: [
          '{hero_subj} hung the clip by its back, on the edge of {part_def}, where the light came by. {hero_subj} let go with one finger after the other, and moved out of the way.',
        ],
        answer: ['The spark wandered about in {part_def}, found a spot, and stood.'],
        echo: [
          '<companion>It’ll be there tomorrow as well,</companion> said {companion}. <hero>That’s the idea,</hero> said {hero}, and felt {hero_his} pocket, out of habit.',
        ],
      },
    ],
  },
  wholeTime: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had three minutes for {part_def}, standing. <hero>Come on, quick.</hero> One foot pointed to where the others were playing.',
          ],
          warm: [
            '{hero_subj} spoke very lovingly to {part_def}, over {hero_his} shoulder. The others were playing just over there.',
          ],
          clever: [
            'Three minutes should be enough for {part_def}, thought {hero}. {hero_subj} looked over at the game, to see how long that was.',
          ],
          playful: [
            '{hero_subj} did {hero_his} three best faces for {part_def}, one a minute. In between {hero_he} looked to see who was winning over there.',
          ],
        },
        fails: ['One foot was here. The other foot was already playing.'],
        again: ['{hero_subj} gave it one more minute, hopping.'],
        refrain: ['Come out, quick, quick. I’m off. And in.'],
        turned: ['Cap off, sit down, stay. And out.'],
        noticing: [
          '<companion>Are you coming?</companion> called {companion} from over there. {hero} had not even turned. But in the hiding place it had got smaller at the word.',
        ],
        deed: [
          '<hero>Play without me,</hero> said {hero}. {hero_subj} took off {hero_his} cap and put it down. Then {hero_he} sat down with {hero_his} back to the game, and stayed.',
        ],
        answer: [
          '{part_def} looked at the cap. It lay there like a thing that is not going to be picked up.',
        ],
        echo: [
          '<companion>We won,</companion> said {companion}. <hero>So did we,</hero> said {hero}. <hero>We don’t know yet at what.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ve got till the next goal,</hero> said {hero} to {part_def}, and bounced on {hero_his} toes. <hero>So. Out with you.</hero>',
          ],
          warm: [
            '{hero_subj} wanted to be there for {part_def}, and for the others too. {hero_subj} was there for one minute, and looked over, and waved.',
          ],
          clever: [
            '{hero_subj} had worked out that three minutes are enough to come out in, if you are {part_def}. {hero_subj} held {hero_his} wrist, with no watch on it.',
          ],
          playful: [
            '{hero_subj} was a train that stops for three minutes. <hero>All aboard,</hero> said the train to {part_def}, and let off steam.',
          ],
        },
        fails: ['It is not worth putting on one’s shoes for a visit like that.'],
        again: ['{hero_subj} whistled, and put {hero_his} head in.'],
        refrain: ['Quick, quick, I’m off. And in.'],
        turned: ['Stay, stay, cap off. And when.'],
        noticing: [
          '<companion>We need a goalie,</companion> called {companion}, over there. {hero} jerked, without having meant to. Something in the hiding place had just put out a foot, and it felt that, and took it in.',
        ],
        deed: [
          '<hero>Go on without me,</hero> called {hero}. {hero_subj} took off {hero_his} cap, and hung it on {hero_his} knee. {hero_subj} turned round so that {hero_he} had {hero_his} back to the goal, and sat.',
        ],
        answer: ['Somebody scored. {hero_gen} ears did not even move, and {part_def} was watching the ears.'],
        echo: [
          '<companion>We played with a bucket in goal,</companion> said {companion}. <companion>It was quite good.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} gave {part_def} three minutes, standing, with one foot pointing to where the others played. <hero>Well?</hero>',
          ],
          warm: [
            '<hero>I’ll stay with you for ever,</hero> said {hero} to {part_def}. {hero_subj} meant until the others called.',
          ],
          clever: [
            '{hero_subj} could spare {part_def} three minutes, if they were good ones. {hero_subj} looked over at the game to see the time.',
          ],
          playful: [
            '{hero_subj} was on a visit to {part_def}, with one leg. The other leg was in goal, over there.',
          ],
        },
        fails: ['{hero_subj} came, {hero_he} went, {hero_he} came. It was like a draught with legs.'],
        again: ['{hero_subj} gave it one more minute and ran the last of it.'],
        refrain: ['Here I am, off I run, here. And no.'],
        turned: ['Cap off, sit down, stay. And so.'],
        noticing: [
          '<companion>Are you coming?</companion> called {companion} from over there. {hero} had one foot up already. {hero_subj} looked back, and it had shrunk a little, just at the word.',
        ],
        deed: [
          '<hero>Play without me,</hero> called {hero}. {hero_subj} took off {hero_his} cap, and sat down by {part_def} with {hero_his} back to the game.',
        ],
        answer: [
          'They played over there, and you could hear the goals. Here there was one cap, and one back. {part_def} got on.',
        ],
        echo: [
          '<companion>You missed nine goals,</companion> said {companion}. <hero>I heard them,</hero> said {hero}. <hero>The sixth was a good one.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} dropped in on {part_def} between two games, with a ball under {hero_his} arm. <hero>All right? All right.</hero> And {hero_he} was off.',
          ],
          warm: [
            '{hero_subj} came by every few minutes, to tell {part_def} that {hero_he} was thinking of it. Then {hero_he} went and thought of it over there.',
          ],
          clever: [
            '{hero_subj} spread out {hero_his} time, like butter: a bit to the game, a bit to {part_def}, a bit to the way between. It was mostly the way.',
          ],
          playful: [
            '{hero_subj} was a yo-yo. It ran down to {part_def}, hummed there, and ran up to the others.',
          ],
        },
        fails: ['What it needed was a piece of time with no holes in it.'],
        again: ['{hero_subj} ran in with a bump. {hero_subj} had a goal to tell.'],
        refrain: ['Come, hum, go. And no.'],
        turned: ['Come, sit, stay. And so.'],
        noticing: [
          '{hero} had lost {hero_his} shoelace somewhere on the way, and walked back, looking. So {hero_he} saw the way. It was quite bare with feet. And beside the thing itself, where one might have sat, the grass stood up, or the dust did.',
        ],
        deed: [
          '{hero_subj} called across, <hero>Play without me.</hero> {hero_subj} took off {hero_his} cap, sat down in that grass, back to the game, and crossed {hero_his} legs.',
        ],
        answer: ['{part_def} had someone for the length of a whole game, with extra time.'],
        echo: [
          '<companion>Did anything happen?</companion> asked {companion}. <hero>A beetle came by,</hero> said {hero}. <hero>And then it.</hero>',
        ],
      },
    ],
  },
  theSaturday: {
    needsTime: [
      {
        firstTry: {
          bold: ['{hero_subj} gave {part_def} the ten minutes before {hero_his} bus, at full power.'],
          warm: [
            '{hero_subj} told everyone who worked on {part_def} that {hero_he} would love to help some time, and put a heart after it.',
          ],
          clever: [
            '{hero_subj} sent a link about {part_def}, with the best method. For the rest {hero_he} had ten minutes.',
          ],
          playful: [
            '{hero_subj} dropped in on {part_def} with a joke and a biscuit, and was off before either had been finished.',
          ],
        },
        fails: ['In ten minutes you can undo quite a lot. Then the bus came.'],
        again: [
          '{hero_subj} came back for ten more, out of breath, and began where {hero_he} had not stopped.',
        ],
        noticing: [
          'By the list hung a pencil. {hero} took it up, and read: ten minutes, ten minutes, ten minutes, all in {hero_his} own writing. The long line at the bottom was blank.',
        ],
        deed: [
          '{hero_subj} wrote {hero_his} name across all of the long line. The concert was in the middle of it. {hero_subj} gave the ticket away and came back in old shoes.',
        ],
        answer: ['Nobody came running up to {part_def} any more. {hero} was there already, with a book.'],
        echo: [
          '<companion>What did they play?</companion> asked {companion}. <hero>I had the one with the stool,</hero> said {hero}, <hero>and the clock. It was rather slow.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} looked in on {part_def} between two other things, with {hero_his} coat on. <hero>Tell me where I’m needed,</hero> said {hero}, walking.',
          ],
          warm: [
            '{hero_subj} sent {part_def} a great many hearts, so to speak. When somebody asked for a hand as well, there was only just time for a wave.',
          ],
          clever: [
            '{hero_subj} had found nine minutes for {part_def}, between lunch and the bell. It needed nine hours. {hero_subj} did the sum, and gave it nine minutes.',
          ],
          playful: [
            '{hero_subj} swept in like a star, signed the plaster on somebody’s thumb, cheered up {part_def}, and swept out.',
          ],
        },
        fails: ['It had only just begun to settle when somebody dropped in to help.'],
        again: [
          '{hero_subj} came back for a second nine minutes. The others had to stop, to tell {hero_him} where they were.',
        ],
        noticing: [
          '{companion} was eating {companion_his} lunch on the floor beside it, with one hand, and without taking {companion_his} eyes off. There was a blanket there. There was a second mug too, a clean one, upside down. It had dust on it.',
        ],
        deed: [
          '{hero_subj} rang up about the concert and said to give {hero_his} seat to whoever was standing next to them. On Saturday, at eight, {hero_he} came in old shoes, sat down on the blanket and turned the mug the right way up.',
        ],
        answer: ['They hardly talked, and no one dropped in. {part_def} had the whole day, and used it.'],
        echo: [
          '<companion>I thought you’d come at nine,</companion> said {companion}. <hero>So did I,</hero> said {hero}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_his} shoulder to {part_def} for ten minutes. Then {hero_he} had to go, and it went back.',
          ],
          warm: [
            '{hero_subj} encouraged everyone round {part_def} and promised to come properly some time. {hero_subj} had ten minutes now.',
          ],
          clever: [
            '{hero_subj} explained the right grip for {part_def}, showed it once, and looked at the time.',
          ],
          playful: [
            '{hero_subj} flexed for {part_def} like a strong man at a fair, shoved, bowed, and ran for {hero_his} bus.',
          ],
        },
        fails: ['What {hero} had gained in ten minutes needed an eleventh.'],
        again: ['{hero_subj} gave another ten, at a run. In the tenth {hero_he} let go.'],
        noticing: [
          'The list hung there with a pencil on a string. All of the small places were taken, and {hero} knew the writing. The big one at the bottom was empty.',
        ],
        deed: [
          '{hero_subj} struck out the concert, gave {hero_his} ticket to the next person with hands, and put on old shoes. {hero_subj} took hold, and stayed.',
        ],
        answer: [
          '{companion} put in a block and said <companion>Rest.</companion> When {hero} looked up, {part_def} had not gone back.',
        ],
        echo: [
          'Bits of the concert could be heard, or perhaps it was only a radio. <companion>Is it good?</companion> asked {companion}. <hero>It’s got a bass,</hero> said {hero}. <hero>I can feel it in my back.</hero>',
        ],
      },
    ],
  },
  theSolo: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kept the part that everybody sees, and gave out the carrying. For {part_def} {hero_he} pointed.',
          ],
          warm: [
            '{hero_subj} gave each of them round {part_def} a task that was just right for them, and what was left was the solo.',
          ],
          clever: [
            '{hero_subj} had the list. Against {part_def} stood five names. Against the solo stood one, because it needed calm.',
          ],
          playful: [
            '{hero_subj} raffled the jobs round {part_def}. The solo was not in the hat. It was in {hero_gen} pocket.',
          ],
        },
        fails: [
          'The cables lay where they lay. Nobody saw how all of it hung together, and {hero} was practising.',
        ],
        again: [
          '{hero_subj} gave out the carrying again, more exactly. {hero_subj} hummed while {hero_he} did it.',
        ],
        noticing: [
          'Behind the curtain, or behind whatever there was, the humming went on. It was not {hero_gen}. It had every note of the solo, to the last, and a broom kept time with it.',
        ],
        deed: [
          '{hero_subj} went round to {companion} and held out the marked sheet. {hero_subj} took the broom out of {companion_gen} hand. Then {hero_he} went to the cables.',
        ],
        answer: [
          'From down there {hero} could see who had which end of {part_def}, and who was missing. {companion} was still holding the sheet with both hands.',
        ],
        echo: [
          '<companion>You swept in six-eight,</companion> said {companion}, later. <hero>You have to listen to something,</hero> said {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kept the part that everybody sees. When {part_def} shut {hero_him} out, {hero_he} pointed out who {hero_he} was.',
          ],
          warm: [
            '{hero_subj} told {part_def} how much {hero_he} valued the carrying, and would gladly have done it, but for the solo.',
          ],
          clever: [
            '{hero_subj} explained to {part_def} that it was a matter of who could do what. The list of who could do what was {hero_gen}.',
          ],
          playful: [
            '{hero_subj} bowed to {part_def} with a flourish, as a soloist, and tried to get by on the applause. There was none.',
          ],
        },
        fails: ['There were a few good parts in that circle, and {hero} had come for another.'],
        again: ['{hero_subj} hummed the solo, to remind them. They knew it.'],
        noticing: [
          'There was a second humming, very low, with a broom in it. It was {companion}, over by the cables, and {companion_he} had it right down to the last note.',
        ],
        deed: [
          '{hero_subj} went over to {companion_him}, held out the marked sheet, and took the broom out of {companion_gen} hand. Then {hero_he} began on the cables.',
        ],
        answer: [
          '{part_def} had seen which way the sheet had gone, and pushed the nearest chair out a little, with one foot.',
        ],
        echo: [
          '<companion>You’ve marked a breath here,</companion> said {companion}, <companion>that isn’t one.</companion> <hero>It was where I used to look up,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had the bit that everybody would be talking about. {hero_subj} went to {part_def} to ask that they kept the noise down during it.',
          ],
          warm: [
            '{hero_subj} thanked them all for their work, in advance, from the front. {part_def} had a broom in one hand, and went on holding it.',
          ],
          clever: [
            '{hero_subj} had cast it fairly, by lot, and had drawn up the lots. {part_def} had been given the bins.',
          ],
          playful: [
            '{hero_subj} did a bit of the solo for {part_def}, on an invisible trumpet. {part_def} held the door shut with one foot, and listened to the end of the joke.',
          ],
        },
        fails: [
          'It was nobody’s fault that there was only one good part. It only always had the same name on it.',
        ],
        again: [
          '{hero_subj} offered to swap something. When it came to it, {hero_he} found that {hero_he} meant the bins for the cables.',
        ],
        noticing: [
          'It was dark at the side of the stage. Somebody stood in there with a cable over one shoulder, moving {companion_his} lips. {companion} was just ahead of the music, the whole way. At the top note {companion_he} went up on tiptoe.',
        ],
        deed: [
          '{hero_subj} pulled the sheet out of the stand and walked into the dark with it. <hero>You have it by heart anyway,</hero> said {hero}. <hero>I’ll carry.</hero> {hero_subj} took the cable from {companion_gen} shoulder, and it was heavier than it looked.',
        ],
        answer: [
          'It went round without anybody saying so. {part_def} heard, looked at {hero} with the cable, and moved over on the bench.',
        ],
        echo: [
          '<companion>Did I hold it too long?</companion> asked {companion}. <hero>By about a second,</hero> said {hero}. <hero>Leave it.</hero>',
        ],
      },
    ],
  },
};
