import type { LessonPairs } from '../../schema.ts';

export const respect: LessonPairs = {
  shoesAtTheEdge: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took the shortest way: straight past {part_def}, shoes, bag and all. One arm was nearly there.',
          ],
          warm: [
            '{hero_subj} whispered good night to {part_def}. But {hero_he} whispered it from very close, in both shoes, with a bag on.',
          ],
          clever: [
            '{hero_subj} reckoned that nobody need ask someone who is asleep. So {hero_he} walked straight round {part_def}, clump by clump.',
          ],
          playful: [
            '{hero_subj} was a burglar in a book. Tip, tip, went the burglar past {part_def}. Clump, went the shoes.',
          ],
        },
        fails: [
          '{hero_subj} had not asked anybody. Then {hero_his} bag came down beside the sleeper with a bump.',
        ],
        again: ['{hero_subj} tried it on tiptoe. In those shoes tiptoe was only clumping with gaps in it.'],
        refrain: ['Clump, clump, bump. Straight on in.'],
        turned: ['Soft, soft, stop. May we in.'],
        noticing: [
          '{hero_subj} stood on one leg, with no good place for the other. {hero_subj} looked at the ground, properly this time.',
        ],
        deed: [
          '{hero_subj} went back to the edge. {hero_subj} put {hero_his} shoes side by side, and {hero_his} bag beside the shoes. Then {hero_he} asked to come in, and waited for all of the answer.',
        ],
        answer: ['{part_def} breathed in, and out, and in again. It sounded like somebody thinking it over.'],
        echo: [
          'Afterwards {hero_gen} shoes stood the other way round, with their toes to the road. Nobody said who had turned them.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} went in as one goes into a station: quickly, with {hero_his} bag, and with an eye on what {hero_he} wanted. {part_def} was in the way.',
          ],
          warm: [
            '{hero_subj} did not want to be a bother. So {hero_he} went in past {part_def} very fast, with {hero_his} shoes on, to have it over.',
          ],
          clever: [
            '{hero_subj} had found a way round {part_def} that took four steps. At the third {hero_his} bag swung out.',
          ],
          playful: [
            '{hero_subj} was a mouse in hobnailed boots. The mouse thought it was going very well, there beside {part_def}.',
          ],
        },
        fails: ['It was somebody’s room, though you did not see a door. Nobody had said come in.'],
        again: ['{hero_subj} took smaller steps. That made more of them.'],
        refrain: ['Tramp, tramp, tramp. And who’s there?'],
        turned: ['Off, down, knock. And do come.'],
        noticing: [
          'There was one print on the ground, and it was {hero_gen}. It had mud in it. All round it everything had been swept, and you could see the strokes of the broom.',
        ],
        deed: [
          '{hero_subj} went out backwards, in {hero_his} own print. At the edge {hero_he} took off {hero_his} shoes, put the bag beside them, asked whether {hero_he} might, and listened.',
        ],
        answer: [
          'There was a pause in the breathing, as when somebody reads a card. Then it went on, a little lower.',
        ],
        echo: [
          '<companion>Did it say yes?</companion> asked {companion}. <hero>It didn’t say no for quite some time,</hero> said {hero}.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} went straight at {part_def}, bag, shoes and all. Quite a lot of {hero_him} went in.',
          ],
          warm: [
            '{hero_subj} patted the edge of {part_def} and promised to be quick. Then {hero_he} pushed, and {hero_his} bag pushed too.',
          ],
          clever: [
            '{hero_subj} turned {hero_himself} sideways, and the bag sideways. Then {hero_he} posted {hero_himself} into {part_def}, like a letter.',
          ],
          playful: ['{hero_subj} was a cork, and {part_def} was the bottle. It was a cork with a bag on.'],
        },
        fails: ['{hero_subj} had come as you come into a shop, with everything on. It all stuck at once.'],
        again: ['{hero_subj} took a run. The bag got there first, and then {hero} got there, into the bag.'],
        refrain: ['Squeeze, squeeze, stuck. Bag and all.'],
        turned: ['Shoes off, bag off, in.'],
        noticing: [
          '{hero_subj} hung by {hero_his} own strap, and could only look at what was in front of {hero_his} nose. For somebody of the right size it was a front door.',
        ],
        deed: [
          '{hero_subj} went back to the edge, and put {hero_his} bag and {hero_his} shoes down side by side. Then {hero_he} asked {part_def}, quite softly, for a little room.',
        ],
        answer: ['There was a good deal less of {hero} now, and nothing of {hero_him} caught on {part_def}.'],
        echo: [
          '{companion} carried the bag for a bit. <companion>What’s in it?</companion> <hero>Everything I didn’t need,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} charged {part_def} with all that {hero_he} had on: coat, bag, bottle, stick. Some of that got in.',
          ],
          warm: [
            '{hero_subj} had brought something for everyone, and it was all in the bag. {hero_subj} tried to take it along through {part_def}.',
          ],
          clever: [
            '{hero_subj} put {hero_his} bag in front, then behind, then on top, and tried {part_def} with each. It was thoroughly done.',
          ],
          playful: [
            '{hero_subj} was a snail with its house on. The snail got to {part_def}, and the house said no.',
          ],
        },
        fails: ['It was the sort of way in where one should come small. {hero} had come with luggage.'],
        again: ['{hero_subj} tried it bag first. The bag was now in the doorway, and so was nobody else.'],
        refrain: ['Bag and all, bag and all. Wedge.'],
        turned: ['Bag off, shoes off. Edge by edge.'],
        noticing: [
          '{hero} was hanging by the strap, and had time. At the height of {hero_his} nose the stone, or whatever it was, had been rubbed smooth. Those who come there every day had done it, and they were thin.',
        ],
        deed: [
          '{hero_subj} backed out. {hero_subj} stood bag and shoes together at the edge, like a pair at a door, and asked if {hero_he} could come through.',
        ],
        answer: ['One is a great deal narrower in socks. {part_def} did not touch {hero_him} anywhere.'],
        echo: [
          '<companion>Something’s been in your shoe,</companion> said {companion}. It was a leaf. Somebody must have thought it looked cold.',
        ],
      },
    ],
  },
  firstTheBow: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} saw how things were done here, and laughed. Then {hero_he} walked up to {part_def} and began in the middle.',
          ],
          warm: [
            '{hero_subj} told {part_def} kindly that it could all be done much more simply. Then {hero_he} skipped the first half.',
          ],
          clever: [
            '{hero_subj} had understood the trick of it. You could leave out the beginning, and {hero_he} started {part_def} at the end.',
          ],
          playful: [
            '{hero_subj} did {part_def}, the walk and the chin and all of it. It was very like, and rather loud.',
          ],
        },
        fails: [
          'Nobody laughed with {hero_him}. {hero} had to do it by {hero_himself}, and it lasted too long.',
        ],
        again: [
          '{hero_subj} began in the middle again, with a flourish. There is no good way of arriving in the middle.',
        ],
        refrain: ['Ha and ho and in I go. No.'],
        turned: ['Bow and low and slow. Oh.'],
        noticing: [
          '{hero_subj} stopped laughing. {companion} was standing quite stiffly, as you stand when somebody has walked over your bed.',
        ],
        deed: [
          '{hero_subj} asked to be shown how it went here, from the beginning. Then {hero_he} bowed first, as low as that, and lower.',
        ],
        answer: ['Down there {hero} met the knees of {part_def}. Slowly, the knees bent as well.'],
        echo: [
          '<companion>You bow like a door,</companion> said {companion}. <hero>I’ll practise on doors,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} took off {companion_his} hat to {part_def} and turned round once, as you do here. {hero} went straight on.',
          ],
          warm: [
            '{companion} turned round once before {part_def}, as you do here. <hero>We needn’t, you know me,</hero> said {hero} to {part_def}, and waved.',
          ],
          clever: [
            '{companion} turned round once before {part_def}. {hero} could see no use in it, said so, and took the short way.',
          ],
          playful: [
            '{companion} turned round once before {part_def}. {hero} turned round nine times, as a top, and fell in at the front.',
          ],
        },
        fails: ['Here one did the beginning first. {hero} had come in by the end.'],
        again: ['{hero_subj} did it again, with more swing. It still had no beginning.'],
        refrain: ['Straight on, straight on. And no.'],
        turned: ['Hat off, round once, wait. And so.'],
        noticing: [
          '{companion} had stopped, and was standing there with {companion_his} hat pressed flat. It is how you stand when your song has been laughed at.',
        ],
        deed: [
          '{hero} asked {companion} to do it again, slowly. {hero_subj} took off {hero_his} own hat, or what would have been a hat. {hero_subj} turned round once before {part_def}, and waited.',
        ],
        answer: [
          '{part_def} waited too, a little longer than {hero}, as was right. Then {part_he} turned round once.',
        ],
        echo: [
          '<companion>You turned the wrong way,</companion> said {companion}. <hero>And nobody said so,</hero> said {hero}. <companion>No. That comes second.</companion>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} laughed at how it was opened here, with bows and all. {hero_subj} stood up straight and shook {part_def}.',
          ],
          warm: [
            '<hero>How sweet,</hero> said {hero}, about the way it was done here. {hero_subj} patted {part_def}, skipped the bow, and pulled.',
          ],
          clever: [
            'The bow had nothing to do with {part_def}, thought {hero}. You could leave it out, and {hero_he} began at the middle.',
          ],
          playful: [
            '{hero_subj} did the bow as a joke, with a duck’s bottom. Then {hero_he} jerked at {part_def}.',
          ],
        },
        fails: ['From up here it was only a thing that would not open.'],
        again: ['{hero_subj} jerked twice and bowed not at all.'],
        refrain: ['Ha and ho and tug. And no.'],
        turned: ['Low and low and look. And click.'],
        noticing: [
          '{hero_subj} stopped laughing, because nobody else had begun. {companion} stood there as you stand when somebody has sat down on your bed with wet feet.',
        ],
        deed: [
          '{hero_subj} asked {companion} to show {hero_him} how you do it here. Then {hero_he} bowed first, as low as that.',
        ],
        answer: [
          'With {hero_his} nose so far down {hero} saw {part_def} from below. It looks quite different to anyone who bends.',
        ],
        echo: [
          '<companion>That’s why we bow,</companion> said {companion}. <hero>Because it’s down there?</hero> <companion>Because you never know.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Everyone here bowed before they opened it. {hero} snorted, and pulled at {part_def}, with one foot up against it.',
          ],
          warm: [
            '{hero_subj} patted the others on the back, because they bowed so funnily, and said {hero_he} would save them the trouble. Then {hero_he} pulled at {part_def}.',
          ],
          clever: [
            '{hero_subj} could not see what a bow was supposed to do to {part_def}. So {hero_he} left that out, as you leave out a preface.',
          ],
          playful: [
            '{hero_subj} did the bow as a jackknife, as a noodle, and as somebody who has dropped a penny. Then {hero_he} pulled at {part_def}.',
          ],
        },
        fails: ['It was a thing with a beginning. {hero} had come in at the middle.'],
        again: ['{hero_subj} snorted and pulled again. No one was looking any more.'],
        refrain: ['Snort and skip and yank. And stay.'],
        turned: ['Ask and bow and see. And way.'],
        noticing: [
          'The last one before {hero} had bowed so low that the ground had two dents from {companion_gen} knees. {companion} stood beside them, and smoothed them out with one shoe, like a bedspread.',
        ],
        deed: [
          '{hero_subj} asked {companion} how it went. Then {hero_he} did it, properly, down to the dents, and did not come up at once.',
        ],
        answer: ['Down there you have your eyes just where nobody has theirs. {part_def} had another side.'],
        echo: [
          '{hero} bowed to {companion}, and {companion} bowed to {hero}. It went on for a bit, since nobody wanted to be the one to stop.',
        ],
      },
    ],
  },
  knockAndStepBack: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_his} head in, and then both arms. <hero>Who’s there?</hero> One finger nearly touched {part_def}.',
          ],
          warm: [
            '{hero_subj} called into the hiding place, very warmly and very far in, that nobody need hide from {hero_him}. {part_def} was almost in {hero_his} arms.',
          ],
          clever: [
            '{hero_subj} felt for {part_def} along every corner, as you feel for a coin in a bag. Something there was warm.',
          ],
          playful: [
            '{hero_subj} was a hand with five legs, that came in to say hello. The hand walked right up to {part_def}.',
          ],
        },
        fails: [
          '{hero_subj} filled up the whole of the way in, from top to bottom. There was nothing left to see but {hero}.',
        ],
        again: [
          '{hero_subj} went in as far as {hero_his} belt and called again. {hero_his} own call came back, with a cold nose of air.',
        ],
        refrain: ['Who’s there? Who’s there? Only me, all of me.'],
        turned: ['Knock, knock, step. Only me, over here.'],
        noticing: [
          '{hero_gen} call came back a last time. Nobody had said come in. {hero_subj} could hear how nobody said it.',
        ],
        deed: [
          '{hero_subj} drew out {hero_his} arms, and then {hero_his} head. {hero_subj} knocked twice with one knuckle, said {hero_his} own name, and stepped to one side.',
        ],
        answer: ['Where {hero} had been, there was room now, and daylight. {part_def} looked at the room.'],
        echo: [
          'For the rest of that day {hero} knocked before everything: before supper, before {hero_his} pillow, before {companion_gen} pocket. <companion>Come in,</companion> said the pocket.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} lifted up the edge of the hiding place, and looked in at {part_def} upside down. <hero>Got you.</hero>',
          ],
          warm: [
            '{hero_subj} put {hero_his} whole warm face into the hiding place. From in there {hero_he} smiled at {part_def}.',
          ],
          clever: [
            '{hero_subj} shone into the hiding place, blew into it and called into it, in this order. {part_def} was in the last third.',
          ],
          playful: [
            '{hero_subj} was the weather forecast. <hero>Bright spells,</hero> {hero_he} told {part_def}, and took the roof off.',
          ],
        },
        fails: ['It was somebody’s room, and it had {hero} in the doorway.'],
        again: ['{hero_subj} called that {hero_he} was not in the doorway. {hero_his} voice filled it up.'],
        refrain: ['Here I am, here I am. And gone.'],
        turned: ['Knock, my name, and step. And come.'],
        noticing: [
          '{hero} saw {hero_his} own two hands there, one on each side, holding it open. They were holding it the way you hold a bag.',
        ],
        deed: [
          '{hero_subj} let it close. {hero_subj} knocked twice beside it and said who {hero_he} was. Then {hero_he} stepped to one side and looked at the ground.',
        ],
        answer: [
          'In there a small sound was made, as when one tidies up a bit before a visit. {part_def} seemed to be looking for the way out.',
        ],
        echo: [
          'Whenever {hero} came by after that, {hero_he} knocked, even if there was only {companion}. <companion>Who’s there?</companion> asked {companion}, each time.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stuck {hero_his} head into {part_def}, as far as it would go. <hero>Who’s there?</hero> It was black, and it smelled of ears.',
          ],
          warm: [
            '{hero_subj} leaned right into {part_def}, to tell whoever was in there not to be afraid. Nearly, nearly {hero_he} saw something.',
          ],
          clever: [
            '{hero_subj} knew you see best from close up. So {hero_he} went so close to {part_def} that {hero_he} stopped it like a lid.',
          ],
          playful: [
            '{hero_subj} was a lamp. <hero>Shine,</hero> {hero_he} told {hero_his} own nose, and stuck it into {part_def}. It hardly shone at all.',
          ],
        },
        fails: [
          '{hero_subj} filled up the whole of the way in. What light there was had to stay outside, behind {hero_him}.',
        ],
        again: [
          '{hero_subj} opened {hero_his} eyes as wide as eggs. Now {hero_he} could see twice as much of nothing.',
        ],
        refrain: ['Peep, peep, nobody. Black as a boot.'],
        turned: ['Knock, knock, step. And look.'],
        noticing: [
          '{hero_gen} own voice came back out of it and bumped into {hero_him}. It sounded like somebody standing in a doorway.',
        ],
        deed: [
          '{hero_subj} drew back, knocked twice on the rim, and said {hero_his} name. Then {hero_he} stepped to one side.',
        ],
        answer: [
          'The light had been waiting behind {hero}. Now it went past {hero_him} into {part_def}, along the ground.',
        ],
        echo: [
          '<companion>You make a very good cork,</companion> said {companion}. <hero>I make a better door,</hero> said {hero}, and stood aside for {companion_him}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} was in up to the belt before {hero_he} called. <hero>Anyone in?</hero> {part_def} smelled of being slept in.',
          ],
          warm: [
            '{hero_subj} meant to see if somebody needed help in there. {hero_subj} pushed {hero_his} head and one shoulder into {part_def}, and felt about for the somebody.',
          ],
          clever: [
            '{hero_subj} went on the principle that a dark place is an empty one. {hero_subj} felt all round {part_def}, as one does in a drawer.',
          ],
          playful: [
            '{hero_subj} was a cork, and then {hero_he} was a cuckoo. <hero>Cuckoo,</hero> said {hero}, into {part_def}, and stuck there.',
          ],
        },
        fails: ['The one who was looking for the light was standing in it.'],
        again: ['{hero_subj} pushed in a bit further, and called. Now not even the call came out.'],
        refrain: ['Hallo, hallo, stuffed. And black.'],
        turned: ['Tock, tock, aside. And look.'],
        noticing: [
          'Something in there had moved away from {hero_gen} hand. It was hardly a noise. It was as when you sit in your bath, and somebody opens the door.',
        ],
        deed: [
          '{hero_subj} came out, all of {hero_him}. {hero_subj} knocked on the edge of {part_def}, twice, told it {hero_his} name, and stood to one side.',
        ],
        answer: [
          'Where {hero} had been the day walked in. It only went a little way into {part_def}, but it went by itself.',
        ],
        echo: [
          '<companion>Who was it?</companion> asked {companion}. <hero>I didn’t look,</hero> said {hero}. <hero>They were just getting dressed, I think.</hero>',
        ],
      },
    ],
  },
  handsBehindMyBack: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Quicker like this,</hero> said {hero}. {hero_subj} took it over from {part_def} and did the rest {hero_himself}.',
          ],
          warm: [
            '<hero>Let me do that for you,</hero> said {hero} to {part_def}. Half of it was done before there was an answer.',
          ],
          clever: [
            '{hero_subj} saw at once what {part_def} was trying to do. So {hero_he} did the end of it for {part_him}.',
          ],
          playful: [
            '{hero_subj} played at being {part_def}, only faster, with drums. It was over before {part_def} had begun.',
          ],
        },
        fails: ['It was all done, and all done wrong. Nobody but {hero} had finished a single movement.'],
        again: [
          '{hero_subj} did it quicker still, and then quickly put it right, and then put the putting right right.',
        ],
        refrain: ['Quick, quick, quick. And back to front.'],
        turned: ['Slow, and so, and so. And front to front.'],
        noticing: [
          '{hero_subj} heard {hero_himself} say quicker, and counted. That made eight. {hero} stopped with {hero_his} mouth on the Q.',
        ],
        deed: [
          '{hero_subj} put both hands behind {hero_his} back and held on to them. Then {hero_he} watched {part_def}, to the very end.',
        ],
        answer: ['At the very end, where {hero} had never been yet, {part_def} did one thing more.'],
        echo: [
          '<companion>What did you do with your hands?</companion> asked {companion}. <hero>I had to hold them,</hero> said {hero}. <hero>They wanted to help.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>I’ll just do that for you,</hero> said {hero}, and had it out of the hands of {part_def} before you could say no.',
          ],
          warm: [
            '{part_def} was so slow at it that {hero} was sorry. {hero_subj} finished it off, as a kindness, and got it wrong.',
          ],
          clever: [
            '{hero_subj} saw at once how it would go on, and went on with it. {part_def} had meant something else.',
          ],
          playful: [
            '{hero_subj} did {part_def} at double speed, with a bow at the end. It was a very good likeness. It was no use.',
          ],
        },
        fails: [
          'It had been cut off in the middle, like somebody’s sentence. It began again from the front.',
        ],
        again: ['{hero_subj} finished the sentence as well, and the next one.'],
        refrain: ['Snatch and swish and done. And wrong.'],
        turned: ['Wait and look and so. And long.'],
        noticing: [
          'Now that {hero} thought of it, {hero_he} had never seen how it ended. {hero_subj} had always been in front of the end, doing it.',
        ],
        deed: [
          '{hero_subj} took one hand in the other, behind {hero_his} back, and held it. {hero_subj} watched {part_def}, and even when {hero_he} knew how it would go on {hero_he} watched.',
        ],
        answer: [
          'It went on quite differently. After what {hero} had taken for the last bit came the real one.',
        ],
        echo: [
          '<companion>Is that why your thumb is red?</companion> asked {companion}. <hero>It kept wanting to say something,</hero> said {hero}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{companion} was seeing to {part_def}. <hero>Quicker like this,</hero> said {hero}, and took it out of {companion_gen} hands.',
          ],
          warm: [
            '{companion} was seeing to {part_def}. <hero>You must be tired,</hero> said {hero}, and finished it for {companion_him}. It had not been ready to be finished.',
          ],
          clever: [
            '{companion} was seeing to {part_def}, and leaving gaps. <hero>Quicker,</hero> said {hero}, and showed where you could save.',
          ],
          playful: [
            '{companion} was seeing to {part_def}. <hero>And presto,</hero> said {hero}, and did it all between two claps.',
          ],
        },
        fails: [
          'Nobody but {hero} had finished anything today. What {hero} had finished had to be begun again.',
        ],
        again: ['<hero>Quicker,</hero> said {hero}, and was. It was the quickest mess so far.'],
        refrain: ['Quick, quick, quick. And back.'],
        turned: ['Slow and slow and there. And so.'],
        noticing: [
          '{hero} heard {hero_himself} say it: quicker. {hero_subj} counted back. It was the ninth time, and {companion_gen} hands had stopped in the air at each of them.',
        ],
        deed: [
          '{hero_subj} put both hands behind {hero_his} back and held them there. {hero_subj} watched {part_def} to the very end, and then a bit longer.',
        ],
        answer: ['Nobody reached in. {part_def} did the next thing by itself, and then the next but one.'],
        echo: [
          '<companion>What’s quicker than quick?</companion> asked {companion}. <hero>I’ve tried it,</hero> said {hero}. <hero>It’s backwards.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<companion>One first lets it,</companion> {companion} had begun. <hero>Yes, yes,</hero> said {hero}, and had {part_def} out of {companion_his} hands.',
          ],
          warm: [
            '{companion} was standing over {part_def}, quite still, doing nothing. <hero>You poor thing, let me,</hero> said {hero}.',
          ],
          clever: [
            '{companion} was seeing to {part_def}. {hero} had understood the principle, and improved it while {companion} was still breathing in.',
          ],
          playful: [
            '{companion} was seeing to {part_def}. {hero} was a magician, and took it from behind {companion_gen} ear. <hero>Finished.</hero>',
          ],
        },
        fails: ['It was finished in the sense that one could now start again.'],
        again: ['{hero_subj} finished it once more. Each time there was less of it.'],
        refrain: ['Give it here, snap. And back.'],
        turned: ['Keep it there, hush. And crack.'],
        noticing: [
          '{companion_gen} hands were still held out, where it had been taken from them. They were in no hurry to be put away. They looked as if they knew what came next.',
        ],
        deed: [
          '{hero_subj} gave it back. {hero_subj} put {hero_his} own hands behind {hero_him}, laid one in the other, and looked on, to the end.',
        ],
        answer: [
          '{companion} did nothing again. It was a great deal to watch, as soon as one knew that it was being done.',
        ],
        echo: [
          '<companion>Now you,</companion> said {companion}. {hero} did nothing, for the first time. {companion} said it was not bad.',
        ],
      },
    ],
  },
  clipDeleted: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} held up {hero_his} phone and filmed {part_def} on the way in. <hero>Just for us,</hero> said {hero}, and kept it running.',
          ],
          warm: [
            '{hero_subj} only wanted a memory of it for everyone. {hero_subj} filmed {part_def} from the good side, smiling above the lens.',
          ],
          clever: [
            '{hero_subj} filmed {part_def} low down, from the hip, since that disturbed nobody. It would have been a very good shot.',
          ],
          playful: [
            '{hero_subj} filmed {part_def} with a running commentary in a nature programme voice. It was funny, and {hero_he} knew it.',
          ],
        },
        fails: ['When somebody turned away, {hero} held the phone a little higher.'],
        again: [
          '{hero_subj} changed to the other lens, which made them all look much further off. Soon it was not the lens.',
        ],
        noticing: [
          '{hero_subj} looked at the small picture, to see what {hero_he} had. A hand was up in front of a face. It was up again a minute later, and {hero} had not seen it either time.',
        ],
        deed: [
          '{hero_subj} lowered the phone, turned it round, and showed them the clip, the best of the day. {hero_subj} deleted it while they watched. Only then did {hero_he} ask.',
        ],
        answer: ['{part_def} looked at the empty screen, and then, for the first time, at {hero}.'],
        echo: [
          '<companion>Was it good?</companion> asked {companion}. {hero} put {hero_his} hands in {hero_his} pockets. <hero>I’ve got most of it by heart.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} walked straight up to {part_def}, phone first. <hero>Carry on,</hero> said {hero}. <hero>I’m not here.</hero>',
          ],
          warm: [
            '{hero_subj} found them all so fine, just as they were. {hero_subj} filmed {part_def} for those who could not come, and waved to get a smile.',
          ],
          clever: [
            '{hero_subj} had found the best angle. For that {part_def} had to be in front and the light behind, and nobody must notice anything.',
          ],
          playful: [
            '{hero_subj} gave {part_def} a title, a villain, and slow motion. It was going to be extremely funny later on.',
          ],
        },
        fails: ['One by one they stopped doing what {hero} had wanted to film.'],
        again: ['{hero_subj} zoomed in. Now you could see from quite close how nobody did anything.'],
        noticing: [
          'Through the phone {hero} saw somebody put up a hood. {hero_subj} looked past the edge of it, with {hero_his} own eyes. It was {companion}, and it was not raining.',
        ],
        deed: [
          '{hero_subj} held out the phone to {companion}. <hero>You do it,</hero> said {hero}. <hero>Delete all of it, not just yours. Then I’ll ask, and I’ll ask properly.</hero> {hero_subj} put {hero_his} hands behind {hero_his} back until it was done.',
        ],
        answer: ['It took eleven taps. {part_def} counted along, you could see it.'],
        echo: [
          '<companion>There was one of a pigeon,</companion> said {companion}. <companion>I left you that.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} followed {part_def} with the phone up. <hero>Just for us.</hero> {hero_subj} was two steps away, then one.',
          ],
          warm: [
            '{hero_subj} told {part_def} there was nothing to worry about, it looked lovely, and came closer so that it would look lovelier.',
          ],
          clever: [
            '{hero_subj} pretended to be reading a message and filmed {part_def} past {hero_his} own thumb.',
          ],
          playful: [
            '{hero_subj} filmed {part_def} as a wildlife special, with whispering. Half the joke was that {part_def} could hear it.',
          ],
        },
        fails: ['There was a sleeve across the picture, and {hero} walked round the sleeve.'],
        again: [
          '{hero_subj} zoomed. From three steps away {hero_he} got so close that it was nobody any more, only cloth.',
        ],
        noticing: [
          'In the small picture there was one thing after another in front of a face: a sleeve, a hand, a collar. {hero} let the clip run back and saw that they were all the same person.',
        ],
        deed: [
          '{hero_subj} turned the phone round so that it could be seen, and deleted the clip, all four minutes. Then {hero_he} sat down, a good way off, with both hands empty, and asked.',
        ],
        answer: ['Nothing came for a while. Then {part_def} breathed out, loud enough to be heard.'],
        echo: ['There is no picture of that day. {companion} says it was raining. {hero} says it wasn’t.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>This’ll look great,</hero> said {hero}, and went in after {part_def}, with the light on.',
          ],
          warm: [
            '{hero_subj} thought {part_def} was wonderful, just so, and wanted everybody to see. <hero>Be yourself,</hero> called {hero}, from behind the phone.',
          ],
          clever: [
            '{hero_subj} filmed the others, and had {part_def} in the corner of it, as if by chance. It was not by chance.',
          ],
          playful: [
            '{hero_subj} crept up on {part_def} like a naturalist. <hero>And here we have it,</hero> whispered {hero}, <hero>in the wild.</hero>',
          ],
        },
        fails: ['Whatever had been about to come out saw a small red dot and thought better of it.'],
        again: [
          '{hero_subj} promised to put a filter over it. Nothing that is hiding has ever asked for a filter.',
        ],
        noticing: [
          '{hero} stopped, to save it. The first picture came up, and on it was a person laughing. On the next was the same person with half a laugh. On the last you saw the top of a head, and it was turned right down.',
        ],
        deed: [
          '{hero_subj} carried the phone over at arm’s length, like something that has been sick. <hero>Four minutes,</hero> said {hero}. <hero>It’s the best I’ve got.</hero> {hero_subj} pressed the thing with the bin on it, and pressed yes. <hero>May I stay,</hero> asked {hero} then, <hero>without it?</hero>',
        ],
        answer: [
          'There was nothing in {hero_gen} hands any more that you could be seen in. {part_def} looked, to make sure.',
        ],
        echo: [
          '<companion>Why didn’t you ask first?</companion> asked {companion}. <hero>Because of the answer,</hero> said {hero}.',
        ],
      },
    ],
  },
  yourNameAsYouSayIt: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} cut the name of {part_def} down to one syllable, since the rest took too long, and put the question again.',
          ],
          warm: [
            '{hero_subj} gave {part_def} a pet name, to make things easier for everyone, and explained it all once more.',
          ],
          clever: [
            '{hero_subj} put right what {part_def} had said, word by word, and reached the end of the sentence before {part_him}.',
          ],
          playful: [
            '{hero_subj} made a rhyme of the name of {part_def}. It got a laugh from the back row, and so {hero_he} made another.',
          ],
        },
        fails: ['After the short name came a pause, and {hero} talked into it.'],
        again: [
          '{hero_subj} said it louder, in case the trouble was the distance. They were half a metre apart.',
        ],
        noticing: [
          '{hero_subj} noticed that the pause came each time. It was exactly as long as the piece {hero_he} had left off the name.',
        ],
        deed: [
          'In front of them all {hero} asked for the whole name and said it, wrongly, and again, wrongly. The back row giggled. {hero_subj} went on until it was right.',
        ],
        answer: ['{part_def} turned to the sound of it, and so something had got through.'],
        echo: [
          '{companion} still says it better. {hero} practises on the bus, under {hero_his} breath, to the window.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} called the short version through to {part_def}, the one that everybody used, and went on calling it.',
          ],
          warm: [
            '{hero_subj} used the pet name, the soft one, and laid it outside {part_def} like a saucer of milk.',
          ],
          clever: [
            '{hero_subj} explained to {part_def} that a nickname was a compliment, in three points, with an example.',
          ],
          playful: [
            '{hero_subj} tried the short name in four accents on {part_def}. The third was nearly funny.',
          ],
        },
        fails: ['Behind it there was a pause, and {hero} corrected that as well.'],
        again: [
          '{hero_subj} shortened the short name. Now it was a letter, and it might have been anybody’s.',
        ],
        noticing: [
          '{hero_subj} listened to the pause instead. It was as long as three syllables, and {hero} knew which three.',
        ],
        deed: [
          'With everyone standing about, {hero} asked somebody for the whole name and how it was said. {hero_subj} said it to {part_def}: wrongly, then nearly, then right.',
        ],
        answer: ['The giggling ran out first. Then there was a small sound, quite near {part_def}.'],
        echo: [
          '{hero} had it in {hero_his} phone now, all of it. It took two lines. <companion>It needs them,</companion> said {companion}.',
        ],
      },
    ],
  },
};
