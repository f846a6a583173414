import type { LessonPairs } from '../../schema.ts';

export const wheelchair: LessonPairs = {
  whichWayWouldYouGo: {
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} grabbed the handles of {companion_gen} wheelchair and pushed, straight at {part_def}, as fast as {hero_he} could.',
          ],
          warm: [
            '<hero>I’ll help you,</hero> said {hero}, without asking. {hero_subj} took the handles of {companion_gen} wheelchair and ran at {part_def}.',
          ],
          clever: [
            '{hero_subj} had the shortest way worked out. {hero_subj} took the handles of {companion_gen} chair and pushed, straight up to {part_def}.',
          ],
          playful: [
            '<hero>Brrm,</hero> said {hero}. {hero_subj} grabbed the handles of {companion_gen} chair without asking, and drove it at {part_def}, like a bus.',
          ],
        },
        fails: ['The front wheels stuck. Nobody had asked the one who knew about wheels.'],
        again: ['{hero_subj} took a longer run. It took just as long to come back.'],
        refrain: ['Push, push, bonk. And back.'],
        turned: ['You first, this way, up.'],
        noticing: [
          'Click, went the brake. {hero_gen} hands hung in the air. {companion} read the ground, from left to right, like a line of print.',
        ],
        deed: [
          '{hero_subj} let go and came round to the front. {hero_subj} crouched until they were eye to eye. Then {hero_he} asked {companion} which way {companion_he} would go.',
        ],
        answer: [
          '<companion>Round there,</companion> said {companion}, <companion>where it goes up slowly.</companion> {companion} was at the foot of {part_def} before {hero} had got up.',
        ],
        echo: [
          '<companion>You may push now,</companion> said {companion}, <companion>for a bit. I’ll steer.</companion> {hero} pushed for a bit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Off we go,</hero> said {hero}, had hold of {companion_gen} wheelchair, and ran it at {part_def}, like a pram at a kerb.',
          ],
          warm: [
            '<hero>You just sit back,</hero> said {hero}, so that {companion} should have it nice, and pushed the wheelchair against {part_def}, kindly, a number of times.',
          ],
          clever: [
            '{hero_subj} had worked out a speed at which a wheelchair gets up {part_def}. {companion} was in it, and had not been told.',
          ],
          playful: [
            '{hero} was a horse, and {companion_gen} wheelchair was the chariot. The horse reared up, before {part_def}. The chariot rolled back to Rome.',
          ],
        },
        fails: ['{companion} knew each pebble there, by its first name. Nobody had asked about pebbles.'],
        again: ['{hero_subj} backed up for another go, and something braked.'],
        refrain: ['Off we go, bonk, off we go. And stop.'],
        turned: ['Where? There. And top.'],
        noticing: [
          'When one pushes a chair with the brake on, one ends up lying across the back of it, with one’s head on somebody’s shoulder. From there {hero} saw what {companion} was looking at. It was not straight ahead at all. It was a way that lay along the side, like a ribbon.',
        ],
        deed: [
          '{hero_subj} got off the shoulder, came round to the front, and sat down on {hero_his} heels, nose to nose with {companion}. <hero>Which way would you go?</hero>',
        ],
        answer: [
          '<companion>I’d have gone some time ago,</companion> said {companion}, and went. It led up to {part_def} from the side, and hardly rose at all.',
        ],
        echo: [
          '<companion>Do you want to race?</companion> asked {companion}. {hero} trotted beside {companion_him}. It was downhill.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} grabbed the handles of {companion_gen} wheelchair and shoved off, straight onto {part_def}, with a shout.',
          ],
          warm: [
            '<hero>You needn’t do a thing,</hero> said {hero}, without asking. {hero_subj} took the handles of {companion_gen} chair and set off over {part_def}.',
          ],
          clever: [
            'Wheels go faster than feet, thought {hero}. {hero_subj} took the handles of {companion_gen} chair and pushed it at {part_def}.',
          ],
          playful: [
            '<hero>All aboard,</hero> said {hero}. {hero_subj} took {companion_gen} handles without a ticket and steamed out onto {part_def}.',
          ],
        },
        fails: ['{hero_gen} feet slid. The chair went where the feet went.'],
        again: [
          '{hero_subj} pushed harder, and with {hero_his} head down. It was like pushing a door that is already open.',
        ],
        refrain: ['Push, push, whee. And back.'],
        turned: ['Slant, slant, stick. And track.'],
        noticing: [
          '{companion} put the brake on. It clicked, and {hero_gen} hands were left in the air. {companion} leaned over one wheel and looked at the ground, bit by bit.',
        ],
        deed: [
          '{hero_subj} let go and came round to the front. {hero_subj} crouched down, eye to eye, and asked {companion} which way {companion_he} would go.',
        ],
        answer: [
          '{companion} set one wheel down, and it gripped. It left a thin, slanting track across {part_def}.',
        ],
        echo: [
          '{hero} had walked the whole way in the track of the wheel. {hero_subj} put one foot before the other, like someone on a tightrope. <companion>Very good,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hold tight,</hero> said {hero}. {hero_subj} took the handles of {companion_gen} wheelchair and ran, across {part_def}, by the shortest way.',
          ],
          warm: [
            '<hero>I’ll do it all for you,</hero> said {hero} to {companion}. Inch by inch {hero_he} shoved the wheelchair over {part_def}, out of love.',
          ],
          clever: [
            '{hero} had worked out a run-up for {companion_gen} wheelchair. It was long enough, on paper. {hero_subj} took the handles and shot at {part_def}.',
          ],
          playful: [
            '<hero>Who wants a sleigh ride?</hero> asked {hero}. {companion} did not. The sleigh set off all the same, over {part_def}, with {companion_gen} wheels.',
          ],
        },
        fails: [
          'The one in the chair had said something. The one with the handles had not heard it for running.',
        ],
        again: ['{hero_subj} took another run, and another shoe came off.'],
        refrain: ['Run and shove and whee. And back.'],
        turned: ['Ask and slant and grip. And there.'],
        noticing: [
          '{companion} put {companion_his} hand on the wheel, and it stood. <companion>It’s my chair,</companion> said {companion}. {hero} had the handles in {hero_his} hands. They were rather warm, and {hero_he} let go.',
        ],
        deed: [
          '{hero_subj} came round to the front and crouched down, until they could look at each other. {hero_subj} asked {companion} which way {companion_he} would go, and waited.',
        ],
        answer: [
          '<companion>I go where it’s dull,</companion> said {companion}. <companion>Shiny slides.</companion> One wheel felt its way along {part_def}, and was still.',
        ],
        echo: [
          '{hero} walks differently since then. {hero_subj} looks for the dull bits. <companion>You’ve missed one,</companion> says {companion}, every time.',
        ],
      },
    ],
  },
  widthOfTwoArms: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ran on ahead and dropped {hero_his} bag. <hero>Just squeeze through,</hero> {hero_he} called back, by {part_def}.',
          ],
          warm: [
            '{hero_subj} hurried on to see that it was safe, and left {hero_his} bag and jacket before {part_def}. <hero>Just squeeze,</hero> {hero_he} called back, kindly.',
          ],
          clever: [
            '{hero} was through with a twist and {hero_his} stomach in. {hero_his} bag was not. <hero>One only has to squeeze,</hero> {hero_he} told {companion}, from beyond {part_def}.',
          ],
          playful: [
            '{hero} wriggled up to {part_def} like an eel, and lost a bag and a jacket on the way. <hero>Just be an eel,</hero> {hero_he} called to {companion}.',
          ],
        },
        fails: ['{companion} was in a wheelchair. A wheelchair does not squeeze.'],
        again: [
          '{hero_subj} pulled from the front and called <hero>Squeeze.</hero> The bag strap went round a wheel.',
        ],
        refrain: ['Squeeze it, squeeze it, stuck.'],
        turned: ['Arms out, bags up, through.'],
        noticing: [
          '{companion} had stopped in front of {hero_gen} bag. {companion} was measuring, with both arms out: chair so wide, gap so wide, bag so fat.',
        ],
        deed: [
          '{hero_subj} came back and asked how wide it had to be. {hero_subj} carried off the bag, and all else that stood about, and {companion} took the small things on {companion_his} lap.',
        ],
        answer: [
          '{companion} held out {companion_his} arms once more. Now they had room at both ends, and {part_def} had room in the middle.',
        ],
        echo: [
          'On the way back there was a hat on {companion_gen} lap, and a jacket, and a bag. The bag was {hero_gen}. <companion>Mind the step,</companion> said {companion} to it.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} was through already, or nearly. {hero_subj} had left {hero_his} coat, {hero_his} bag and {hero_his} boots in the way, and {companion} in {companion_his} wheelchair behind them, before {part_def}.',
          ],
          warm: [
            '<hero>We’ll get you through, don’t you worry,</hero> said {hero} to {companion}, leaning {hero_his} bag on one wheel, and {hero_himself} on the other, by {part_def}.',
          ],
          clever: [
            '{hero_subj} estimated {companion_gen} wheelchair by eye, as one does a parcel, and told {companion_him} to breathe in, at {part_def}.',
          ],
          playful: [
            '{hero_subj} was a removal man, before {part_def}. <hero>To me,</hero> {hero_he} said to {companion}, who was sitting in {companion_his} wheelchair and had wheels of {companion_his} own, <hero>to you.</hero>',
          ],
        },
        fails: ['It was not {part_def} that was too narrow. It was all that stood about in it.'],
        again: ['{hero_subj} fetched a plank. That stood about as well.'],
        refrain: ['Breathe in, come on, oof. And jam.'],
        turned: ['Arms wide, clear it. And am.'],
        noticing: [
          '<companion>I’m this,</companion> said {companion}, with both arms out, as one shows the size of a fish. <companion>That’s that.</companion> {companion} showed the way. <companion>And this is your bag.</companion> It was the biggest of the three.',
        ],
        deed: [
          '{hero_subj} came back through. <hero>How wide, exactly?</hero> {companion} held {companion_his} arms out, and {hero} cleared everything between the left hand and the right. What was small went on {companion_gen} lap.',
        ],
        answer: [
          '{companion} rolled along with {companion_his} arms like wings. At one place in {part_def} they did not touch.',
        ],
        echo: [
          '<companion>Boots,</companion> said {companion}, and handed them down from {companion_his} lap, one after the other. <companion>You’ve got a hole.</companion>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} dropped {hero_his} bag and ran to {part_def}. <hero>Come on,</hero> {hero_he} called to {companion}, whose wheels stood before the bag.',
          ],
          warm: [
            '{hero_subj} left {hero_his} bag and jacket on the way so as to be at {part_def} sooner. <hero>I’ll do your bit too,</hero> {hero_he} called back to {companion}.',
          ],
          clever: [
            '{hero} reckoned that {companion} could squeeze past {hero_gen} bag with {companion_his} wheelchair. {hero_subj} was already at {part_def}, pulling.',
          ],
          playful: [
            '{hero_subj} scattered bag, jacket and cap behind {hero_him}, like a comet, and arrived at {part_def}. {companion} sat behind the tail.',
          ],
        },
        fails: [
          '{hero} was on one side, {companion_gen} wheelchair was on the other, and the bag was in the middle.',
        ],
        again: [
          '<hero>Squeeze through,</hero> called {hero}, and took hold with {hero_his} teeth. {hero_subj} could not call anything after that.',
        ],
        refrain: ['Come on, squeeze on, thump.'],
        turned: ['Arms out, bag off, up.'],
        noticing: [
          '{companion} had put out both arms. So wide was the chair, so narrow the way, so fat the bag. Then {companion} looked at {hero} across the bag, and waited.',
        ],
        deed: [
          '{hero_subj} came back and asked how wide. {hero_subj} cleared it all away, bag, jacket and cap, until there was room for two arms.',
        ],
        answer: ['{companion} rolled round to the far side of {part_def} and put the brake on there.'],
        echo: [
          '<companion>It was exactly as wide as I said,</companion> said {companion}. {hero} tried it with {hero_his} own arms. It was.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>You hold that end,</hero> called {hero}, from {part_def}. {companion_gen} wheelchair stood behind a bag, a crate and a bicycle, and all three were {hero_gen}.',
          ],
          warm: [
            '<hero>You don’t have to do anything,</hero> said {hero} to {companion}, and pushed the wheelchair to where it was comfortable. {hero} went back to be alone with {part_def}.',
          ],
          clever: [
            '{hero_subj} needed somebody at the other side of {part_def}, and drew it up. In the drawing there was no bag.',
          ],
          playful: [
            '{hero_subj} was a circus unloading. The bag was the tent, the coat was the lion. {companion} sat in {companion_his} wheelchair outside, and wanted a ticket, and {hero} was wrestling with {part_def}.',
          ],
        },
        fails: [
          'The other side was free. It was only that one could not get there on wheels, because of all that.',
        ],
        again: ['{hero_subj} lifted the one end alone. The other stayed where it was.'],
        refrain: ['Mine here, mine there. And drop.'],
        turned: ['Room here, room there. And hop.'],
        noticing: [
          '<companion>If I may,</companion> said {companion}, and held out both arms, from wheel to wheel. {companion} kept them like that, and looked over them at the heap. At {hero}, as somebody looks who has measured a carpet.',
        ],
        deed: [
          '{hero_subj} let go, and came. <hero>How wide?</hero> {hero_subj} carried it all away, piece by piece, right up to the fingertips. {companion} had the cap on {companion_his} lap.',
        ],
        answer: [
          'There was a click, on the far side, and that was the brake. {part_def} had somebody at both ends.',
        ],
        echo: [
          '<companion>Here,</companion> said {companion}, and gave {hero} the cap. There was a biscuit in it. <companion>That was mine.</companion>',
        ],
      },
    ],
  },
  brakeOn: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Mind out,</hero> {hero} told {companion}. {hero_subj} took hold of {part_def} alone and tugged, in jerks.',
          ],
          warm: [
            '<hero>You mustn’t strain yourself,</hero> said {hero} to {companion}, and tugged at {part_def} alone, until {hero_his} shoes slid.',
          ],
          clever: [
            '{companion} was in a wheelchair, and so {hero} did not even count {companion_him}. {hero_subj} counted {hero_himself}. It came to one, and {hero_he} tugged at {part_def}.',
          ],
          playful: [
            '<hero>Stand back, ladies and gentlemen,</hero> said {hero}, although {companion} was sitting. {hero_subj} took hold of {part_def} and tugged, jerk by jerk.',
          ],
        },
        fails: ['With each jerk {hero_gen} feet went forward and the rest of {hero_him} went down.'],
        again: ['{hero_subj} jerked so hard that {hero_he} ended up lying underneath. It was cool there.'],
        refrain: ['Jerk, slip, bump. And there it sat.'],
        turned: ['Brake on, pull slow. And so.'],
        noticing: [
          '{hero} lay on {hero_his} back with {hero_his} feet in the air. Next to {hero_him} stood two wheels, quite firm. They had not slid once. Above them was a grin.',
        ],
        deed: [
          '{hero_subj} gave {companion} half of the grip and asked whether {companion_he} would pull. {companion} turned the chair, put the brake on, and spat in both hands.',
        ],
        answer: ['It was one long pull, with no jerk in it. {part_def} did not know that kind.'],
        echo: [
          '<hero>Show me your arms,</hero> said {hero}. {companion} pushed up one sleeve. It was an arm. <companion>It’s what’s in it,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’d stay back, if I were you,</hero> said {hero} to {companion}, in the wheelchair, and threw {hero_himself} at {part_def}, by starts.',
          ],
          warm: [
            '<hero>It’s much too heavy for you,</hero> said {hero} to {companion}. {companion} was sitting in a wheelchair, and had not been asked. {hero} jerked at {part_def}, for two.',
          ],
          clever: [
            '{hero_subj} had read that one should pull in short bursts. {hero_subj} pulled {part_def} in short bursts, and {companion}, in {companion_his} wheelchair, counted how far {hero_he} slid.',
          ],
          playful: [
            '{hero_subj} was a fish on a line, and {part_def} was the angler. The fish leapt, and leapt. {companion} watched it from the wheelchair.',
          ],
        },
        fails: ['With every jerk {hero} moved towards it. It ought to have been the other way round.'],
        again: ['{hero_subj} gave one great leap, and was lying down.'],
        refrain: ['Jerk, slide, jerk. And sat.'],
        turned: ['Brake, hold, draw. And that.'],
        noticing: [
          'Next to {hero_gen} head was a wheel. There was a little heap of earth in front of the wheel, which it had pushed up by standing there so hard. The wheel was in no hurry. Above it were two gloves, and they were being pulled on, finger by finger.',
        ],
        deed: [
          '{hero_subj} held out one half of the grip. <hero>Will you pull?</hero> {companion} turned the chair side on, put on the brake, clapped {companion_his} gloves, and took hold.',
        ],
        answer: [
          'It did not jerk. It began, and it went on. {part_def} had been waiting all day for someone to go on.',
        ],
        echo: [
          '<hero>How many times round the block is that, a day?</hero> asked {hero}, of the arms. <companion>It’s mostly up the ramp,</companion> said {companion}, <companion>with a cat on my knees.</companion>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Mind out,</hero> {hero} told {companion}, and tugged at {part_def}, alone, in jerks.',
          ],
          warm: [
            '<hero>Leave it to me,</hero> said {hero} to {companion}, and patted the wheelchair. Then {hero_he} tugged at {part_def} till {hero_his} feet slid.',
          ],
          clever: [
            '{hero} needed one hand for the pulling and one to look for the trick. {hero_subj} jerked at {part_def} with both, and did not look.',
          ],
          playful: [
            '{hero_subj} was a tug, and {part_def} was the ship. <hero>Toot,</hero> said the tug, and jerked. {companion} sat by and was the harbour.',
          ],
        },
        fails: ['At every jerk it gave a click and sat tighter. {hero_gen} shoes slid towards it.'],
        again: [
          '{hero_subj} jerked with both feet against it. When {hero_he} let go, {hero_he} found that {hero_he} was lying down.',
        ],
        refrain: ['Jerk, jerk, click. And tight.'],
        turned: ['Brake on, long pull. And light.'],
        noticing: [
          '{hero} lay there and looked along the ground. {hero_gen} own shoes had ploughed two lines. Beside them stood two wheels, and they had not moved by a hair. Up above, {companion} was grinning.',
        ],
        deed: [
          '{hero_subj} handed {companion} the half of {part_def} that you can hold, and asked whether {companion_he} would pull. {companion} turned the chair, put the brake on and spat in both hands.',
        ],
        answer: [
          '{companion} pulled, long and steady. Now {hero} had one hand free, and eyes for what was beside {part_def}.',
        ],
        echo: [
          '<companion>Do you want to know the trick?</companion> asked {companion}. {companion} showed it: one small lever, and click.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wrenched at {part_def}, let go, looked at {hero_his} hands, and wrenched. <hero>Better roll back a bit,</hero> {hero_he} told {companion}.',
          ],
          warm: [
            '{hero_subj} was afraid it might fly open and hit {companion}, in the wheelchair. So {hero_he} pulled at {part_def} only a little, and often.',
          ],
          clever: [
            '{hero_subj} noted that {part_def} gave by a hair, whenever one pulled. That one had no hand then to do anything about it. {companion} had two, in the wheelchair, in {companion_his} lap.',
          ],
          playful: [
            '{hero_subj} was a bell ringer, and {part_def} was the rope. He flew up, he flew down. {companion}, in the wheelchair, was the village.',
          ],
        },
        fails: [
          'It would have had to be held open, and then something would have to be done. That was two things.',
        ],
        again: ['{hero_subj} called for help, and pulled. Help was sitting next to {hero_him}.'],
        refrain: ['Tug, let go, tug. And shut.'],
        turned: ['Hold, hold, look. And but.'],
        noticing: [
          '{hero} had come down on {hero_his} back. So {hero_he} saw it from there: how the two wheels stood on the ground, like two coins that somebody has put down for good. Up above sat {companion}, and was bored.',
        ],
        deed: [
          '{hero_subj} gave {companion} the part of {part_def} that one can pull. <hero>Would you?</hero> {companion} swung the chair round, clicked the brake, took it in both fists, leaned back, and stayed leaning.',
        ],
        answer: [
          'It stood open by a hair, and it went on standing open. {hero} had two hands free, and nothing shook.',
        ],
        echo: ['<companion>I could have eaten an apple as well,</companion> said {companion}.'],
      },
    ],
  },
  outOfTheLight: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stood in front of {companion} and told {companion_him} what there was to see of {part_def}. {hero_subj} stood there very broad.',
          ],
          warm: [
            '{hero_subj} stood before {companion}, to protect {companion_him}, and described {part_def} kindly, with both arms.',
          ],
          clever: [
            '{hero_subj} had the best view of {part_def} from where {hero_he} stood. So {hero_he} told {companion} about it, over {hero_his} shoulder.',
          ],
          playful: [
            '{hero_subj} was the loudspeaker at the zoo. {hero_subj} told {companion} about {part_def}, standing up, with {hero_his} arms out, in front of {companion_him}.',
          ],
        },
        fails: ['{hero_gen} shadow was the biggest thing there. It lay right over the hiding place.'],
        again: ['{hero_subj} came a step nearer, so as to tell it better. The shadow took a step as well.'],
        refrain: ['Look at this, look at this. Gone.'],
        turned: ['Down low, side on. Hello.'],
        noticing: [
          '<companion>It’s a fine jumper from behind,</companion> said {companion}, <companion>but I’ve seen it now.</companion> {hero} turned round. There sat {companion}, in the wheelchair, in {hero_gen} shadow, and had a view of wool.',
        ],
        deed: [
          '{hero_subj} asked {companion} where you could see. {hero_subj} stepped out of the light, and sat down on the ground beside the wheel, where {companion} pointed.',
        ],
        answer: [
          'Now there were two faces, side by side, and neither was high up. {part_def} looked from the one to the other.',
        ],
        echo: [
          '<companion>What’s it like down there?</companion> asked {companion}. <hero>Like the front row,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_himself} in front of {companion_gen} wheelchair, so as to be able to tell {companion_him} about {part_def}. <hero>You can’t see it from there,</hero> said {hero}. That was so.',
          ],
          warm: [
            '{hero_subj} leaned down to {companion}, in the wheelchair, and up again to {part_def}, and down, so that neither should feel alone. It was like a big bird.',
          ],
          clever: [
            '{hero_subj} chose the best place to observe {part_def} from, and reported. {companion_gen} wheelchair stood behind the best place.',
          ],
          playful: [
            '{hero_subj} was a curtain, and announced the play. <hero>{part_def}, in one act,</hero> said the curtain, to {companion}, in the wheelchair, and did not go up.',
          ],
        },
        fails: [
          'What came out of there would first have had to come out at a pair of knees, and then a shadow.',
        ],
        again: ['{hero_subj} announced it again, a bit broader. {companion} coughed.'],
        refrain: ['Me first, look, look. And in.'],
        turned: ['Low me, side me. And grin.'],
        noticing: [
          '<companion>Is there an interval soon?</companion> asked {companion}, from the wheelchair. {hero} turned round. There sat {companion}, and looked at a belt. It had a fine buckle. {companion} had been looking at it for the whole of the time.',
        ],
        deed: [
          '<hero>Where could you see from?</hero> asked {hero}. {companion} pointed. {hero} went out of the light, came round, and sat down on the ground there, next to the wheel.',
        ],
        answer: [
          'There was the place, and there was nobody before it. Two heads waited, about as high as mushrooms. {part_def} could look them both in the eye.',
        ],
        echo: ['<companion>Bravo,</companion> whispered {companion}. They clapped with one finger each.'],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} went right up to {part_def} and stood there, broad as a cupboard. <hero>I’ll tell you what’s in it,</hero> {hero_he} told {companion}.',
          ],
          warm: [
            '{hero_subj} stood between {companion} and {part_def}, so that nothing should jump out. {hero_subj} told {companion} what there was to see. It was not much.',
          ],
          clever: [
            'From the front you see most, thought {hero}. {hero_subj} put {hero_himself} right before {part_def} and described it to {companion}: black, with black.',
          ],
          playful: [
            '{hero_subj} stood in front of {part_def} like a cinema screen. <hero>Tonight,</hero> {hero_he} told {companion}, <hero>a very dark film.</hero>',
          ],
        },
        fails: ['It was as black as {hero_gen} jumper. There was a reason for that.'],
        again: ['{hero_subj} bent closer and it got blacker still. {hero_subj} told {companion} that, too.'],
        refrain: ['Black, black, back. Says the jumper.'],
        turned: ['Step aside, sit low. Oh.'],
        noticing: [
          '<companion>The back of your jumper has eleven rows,</companion> said {companion}, from the wheelchair. <companion>What has the dark got?</companion> {hero} looked down. Across the way in lay a shadow with {hero_gen} ears.',
        ],
        deed: [
          '{hero_subj} asked {companion} where you could see. {hero_subj} stepped to one side, and sat down by the wheel, just where {companion} pointed.',
        ],
        answer: [
          'The light came past, now that it could. From the height of a seat you could see quite a way into {part_def}.',
        ],
        echo: [
          '<companion>You’ve got a jumper in front as well,</companion> said {companion}. <hero>I know,</hero> said {hero}. <hero>I sit behind it.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stepped in front of {companion_gen} wheelchair and stuck {hero_his} head in {part_def}. <hero>Nothing,</hero> said the other end.',
          ],
          warm: [
            '<hero>I’ll look for both of us,</hero> said {hero} to {companion}, in the wheelchair, stood before {part_def}, and saw nothing, for both.',
          ],
          clever: [
            '{hero_subj} stated that {part_def} was dark from wall to wall. {hero_subj} was standing in it from wall to wall, and {companion}, in the wheelchair, said so.',
          ],
          playful: [
            '{hero_subj} was an eclipse. It took place in front of {part_def}, and {companion} had the best seat, in the wheelchair, directly behind.',
          ],
        },
        fails: [
          'There was plenty of light. It came up from behind, as far as {hero_gen} back, and had to stop.',
        ],
        again: ['{hero_subj} put {hero_his} hands on {hero_his} hips. Now it was as good as night.'],
        refrain: ['Black, black, says who? And black.'],
        turned: ['Aside, and down. And back.'],
        noticing: [
          '<companion>You’ve sat in something,</companion> said {companion}, who had had time to look. {hero} twisted round to see. As {hero_he} twisted, a bit of sun went by under {hero_his} elbow, in, and along the floor. It came on something. {hero} twisted back, and it was gone.',
        ],
        deed: [
          '{hero_subj} stood still, and thought. <hero>Where would you look from?</hero> {companion} pointed down, and to one side. {hero} moved out of the light, and sat down by the wheel.',
        ],
        answer: [
          'It came in at once, like somebody who has waited in the hall. {part_def} was only dark at the back now, and from the height of a seat one saw under that.',
        ],
        echo: [
          '<companion>It was jam,</companion> said {companion}, about what {hero} had sat in. They had had some for lunch.',
        ],
      },
    ],
  },
  tablesDown: {
    heavy: [
      {
        firstTry: {
          bold: [
            'The room {hero} had booked was up twelve steps. <hero>We’ll carry you,</hero> {hero_he} told {companion}, and had them begin with {part_def}.',
          ],
          warm: [
            '<hero>It’s no trouble, we’ll carry you,</hero> said {hero} to {companion}, who had not asked. Up the steps with {part_def}, then.',
          ],
          clever: [
            '{hero} had thought of everything: six helpers for {part_def}, four for {companion} and the wheelchair, twelve steps.',
          ],
          playful: [
            '<hero>Your litter, your highness,</hero> said {hero} to {companion}, and bowed towards the twelve steps. Behind {hero_him} they heaved at {part_def}.',
          ],
        },
        fails: [
          '<companion>No,</companion> said {companion}. With {companion_him}, half of the helpers stayed at the bottom.',
        ],
        again: [
          '{hero} carried on with those who were left. There were fewer on every step, and it weighed more.',
        ],
        noticing: [
          'From the top step {hero} looked down. There were twelve of them, each put there by a person with a plan. At their foot stood everyone {hero_he} wanted up here.',
        ],
        deed: [
          '{hero_subj} rang up and gave back the room, with the deposit. {hero_subj} asked {companion} where it would work. Then {hero_he} came down with the first table on {hero_his} own back, step by step.',
        ],
        answer: [
          '<companion>Along here it’s flat,</companion> said {companion}, who had tried it out with {companion_his} wheels. Whatever has been on the ground, {part_def} among it, can be rolled along the flat.',
        ],
        echo: [
          '<companion>How many steps was it?</companion> asked {companion}. <hero>Twelve up,</hero> said {hero}. <hero>It was more like thirty down.</hero>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            'The room that {hero} had booked was upstairs. <hero>We’ll just carry you,</hero> {hero_he} told {companion}, and took hold of {part_def}.',
          ],
          warm: [
            '{hero} told {companion} how glad they all would be to carry {companion_him} up. Then {hero_he} asked for hands, for {part_def}.',
          ],
          clever: [
            'On {hero_gen} plan {part_def} stood upstairs, and for {companion} and the wheelchair there were four names and a strap.',
          ],
          playful: [
            '<hero>Going up,</hero> sang {hero} like a lift boy, and pointed {companion} to four strong friends. The others had {part_def}.',
          ],
        },
        fails: [
          '<companion>I’m not furniture,</companion> said {companion}, and put the brake on. Three of the others put their hands in their pockets.',
        ],
        again: [
          '{hero} tried it with those who remained. On the fourth step it needed two people more than there were.',
        ],
        noticing: [
          '{hero_subj} had got to the top, with nothing in {hero_his} arms. From there you could see it well: twelve steps, and at the bottom of them everybody.',
        ],
        deed: [
          '{hero_subj} gave up the room and the deposit with it. {hero_subj} asked {companion} where {companion_he} could work. Then {hero_he} carried the first table down, alone, and it bumped on every step.',
        ],
        answer: [
          'On the level {companion} rolled up to the other side of {part_def} and took hold. With {companion_him} came six more arms.',
        ],
        echo: [
          'The deposit had been forty hours of other people’s dogs. {hero} still greets every one of them.',
        ],
      },
    ],
  },
  longWayRound: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took the short cut up the steps and sent {companion} a picture from the front. Then {hero_he} told {part_def} to hurry.',
          ],
          warm: [
            '{hero_subj} ran up the steps to keep a place for {companion}. {hero_subj} sent {companion_him} a cheerful picture, and pleaded with {part_def}.',
          ],
          clever: [
            '{hero_subj} had saved six minutes by taking the steps. {hero_subj} used them to tell {part_def} how the thing could be speeded up.',
          ],
          playful: [
            '{hero_subj} sent {companion} a picture of {hero_himself} in front, with crossed eyes. Then {hero_he} clowned a bit for {part_def}, to pass the time.',
          ],
        },
        fails: ['There were two of them, and only one was there. {hero} pressed for the two.'],
        again: ['{hero_subj} sent a second picture, closer up. You could see how good the place was.'],
        noticing: [
          'The picture had been seen, it said. That was all it said. {hero} enlarged it. In the corner, behind {hero_his} own cheerful ear, was the ramp, full of bins.',
        ],
        deed: [
          '{hero_subj} gave up {hero_his} place in front and went down again. {hero_subj} asked {companion} which way, and then went the long way round with {companion_him}, by the ramp, and moved nine bins. They missed the beginning.',
        ],
        answer: [
          'When they got there they were out of breath, both of them, and smelled of bins. {part_def} looked at their hands, and at the bare ramp.',
        ],
        echo: [
          '<companion>Send me that picture again,</companion> said {companion}. <companion>I want the ear.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            'There were three steps, and {companion} had wheels. <hero>I’ll go and fix it,</hero> called {hero} from the top, and told {part_def} to get a move on.',
          ],
          warm: [
            'There were three steps, and {companion} had wheels. {hero} told {companion_him} to wait in the shade, and told {part_def}, with feeling, that someone was waiting.',
          ],
          clever: [
            'There were three steps, and {companion} had wheels. It was quicker with one, {hero} reckoned, and explained to {part_def} why it had to be quick.',
          ],
          playful: [
            'There were three steps, and {companion} had wheels. {hero} blew {companion_him} a kiss from the top, and did a tap dance for {part_def}.',
          ],
        },
        fails: [
          '{part_def} wanted to know where the other one was. <hero>Just down there,</hero> said {hero}, and could not be seen from down there.',
        ],
        again: [
          '{hero_subj} called down how well it was going. It was not, and the answer was a bicycle bell.',
        ],
        noticing: [
          'When {hero} looked down, {companion} was not waiting any more. {companion} had asked somebody, and was being shown something on the back of a map. It was a line, and it went round the building. There was a tick at every door, and at the last a cross.',
        ],
        deed: [
          '{hero_subj} left {hero_his} place, which was taken before {hero_he} was down the steps. <hero>Show me,</hero> said {hero}. They went round by the kitchens, across two yards, and {hero} shifted whatever stood in the way, and there was a lot of it. By then the beginning was over.',
        ],
        answer: [
          'They arrived from the wrong side. {part_def} had to turn round for them, and saw how wide it was back there.',
        ],
        echo: [
          '<companion>There’s a cat by the kitchens,</companion> said {companion}. <companion>You’d never have met it.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took the short cut by the steps, and sent {companion} a picture. Then {hero_he} leaned over {part_def} and urged it on.',
          ],
          warm: [
            '{hero_subj} ran ahead by the steps so that one of them at least should be with {part_def}. {hero_subj} sent {companion} a picture of it, with a heart.',
          ],
          clever: [
            'By the steps it was six minutes less. {hero} spent all six of them on {part_def}, hurrying it.',
          ],
          playful: [
            '{hero_subj} stood by {part_def} and did a race commentary for {companion}, by message, with pictures. <hero>And it’s not moving,</hero> {hero_he} wrote.',
          ],
        },
        fails: ['Whoever is there first has to wait. {hero} could not wait, and so {hero_he} helped.'],
        again: [
          '{hero_subj} helped it a second time, and filmed it. On the film you could see the damage being done.',
        ],
        noticing: [
          'Seen, it said under {hero_gen} picture, and nothing more. {hero} looked at it again. In one corner was the ramp, the only one, and it was full of bins.',
        ],
        deed: [
          '{hero_subj} left {part_def} to itself and gave up {hero_his} place. {hero_subj} went down, asked {companion}, and came the long way round beside {companion_him}, bin by bin.',
        ],
        answer: ['It took as long as it took. All that time nobody laid a hand on {part_def}.'],
        echo: [
          '<companion>Nine bins,</companion> said {companion}. <companion>You were quite good from the sixth.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            'For {companion}, with {companion_his} wheels, there was the long way round. <hero>I’ll get started,</hero> said {hero}, took the stairs, and got started on {part_def}.',
          ],
          warm: [
            'There was no way up for {companion_gen} chair but the long one. {hero} promised {companion_him} to hurry {part_def} along, so that nothing should be missed.',
          ],
          clever: [
            'The long way took eleven minutes in a wheelchair, and the stairs took one. {hero} had ten minutes to put in with {part_def}, and did.',
          ],
          playful: [
            '{companion} had wheels, and the long way. {hero} ran up the stairs with a commentary, came first, and cheered on {part_def}.',
          ],
        },
        fails: [
          'It had been going along quite well, before there was somebody standing over it with ten minutes to spare.',
        ],
        again: ['{hero_subj} filmed it for {companion_him}, with the light on. It does not like the light.'],
        noticing: [
          'Down in the yard something was going along slowly behind the hedge. It was the top of a hat. It stopped, and went on, and stopped. It struck {hero} that {hero_he} had known that hedge for five years, and that {hero_he} had no idea what was behind it.',
        ],
        deed: [
          '{hero_subj} switched off the light, gave up the place by the rail, and went down. <hero>Which way is it?</hero> asked {hero}. They went the whole of it side by side, past the boilers and the bicycle cage, and {hero_he} carried three bins out of the road. Up there it began without them.',
        ],
        answer: [
          'All that time nobody had leaned over {part_def}. There was a sort of peace there when they came.',
        ],
        echo: [
          '<companion>You whistle,</companion> said {companion}. <companion>Did you know that? The whole way.</companion>',
        ],
      },
    ],
  },
};
