import type { LessonPairs } from '../../schema.ts';

export const gratitude: LessonPairs = {
  wornPlace: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Out of my way,</hero> said {hero} to {part_def}, and pushed wherever {hero_he} happened to be standing.',
          ],
          warm: [
            '<hero>Nobody ever had it so hard,</hero> sighed {hero}. {hero_subj} pushed at {part_def} with a hand on any old place.',
          ],
          clever: [
            '{hero_subj} was the very first to think about {part_def}, or so {hero_he} thought. {hero_subj} began in a new place each time.',
          ],
          playful: [
            '{hero_subj} introduced {hero_himself} to {part_def} as the first person in the world. Then {hero_he} pushed the middle of it.',
          ],
        },
        fails: [
          '{hero_subj} pushed as though nobody had ever been here. It had all been done before, only better.',
        ],
        again: [
          '{hero_subj} scolded {part_def} for being so heavy, and kicked at the air beside it. The air gave way.',
        ],
        refrain: ['Push it here, push it there. Thud.'],
        turned: ['Hand in here, foot in there. Up.'],
        noticing: [
          '{hero_subj} leaned on one hand, to get {hero_his} breath. The hand had gone into a hollow, quite smooth, in the shape of a great many hands.',
        ],
        deed: [
          '{hero_subj} fitted {hero_his} palm into the hollow, just as they had, and {hero_his} foot into the dent below. {hero_subj} took hold there, and nowhere else.',
        ],
        answer: ['It felt like a handshake. {part_def} knew what came after that.'],
        echo: [
          '<companion>Whose hands were they?</companion> asked {companion}. <hero>I don’t know,</hero> said {hero}. <hero>One had a long thumb.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Nobody’s ever shifted that,</hero> said {hero}, and kicked {part_def} in the side, in order to be the first.',
          ],
          warm: [
            '{hero_subj} said that it was a shame nobody had ever helped here. Then {hero_he} leaned on {part_def}, just anywhere.',
          ],
          clever: [
            '{hero_subj} invented a new way of moving {part_def}. It had never been tried before. One could see why.',
          ],
          playful: [
            '{hero_subj} was a discoverer, and {part_def} was a new country. The discoverer put up a flag and shoved.',
          ],
        },
        fails: ['Everyone before {hero} had done it in one place. {hero} did it in all the others.'],
        again: ['{hero_subj} shoved from the left side. {hero_subj} got wet feet, somehow.'],
        refrain: ['New here, new there. Thump.'],
        turned: ['Old here, old there. Hump.'],
        noticing: [
          '{hero} leaned on one palm, to think. The palm had slipped in somewhere, as one slips into a glove. It was warm, and worn, and there was room in it for more fingers than {hero_he} had.',
        ],
        deed: [
          '{hero_subj} took {hero_his} hand out and looked. Then {hero_he} put it back in the very place, and found the one for {hero_his} foot, and pushed as one must have pushed from there.',
        ],
        answer: ['There was nothing new about it. {part_def} had done it a thousand times and knew the way.'],
        echo: [
          '<companion>Hello,</companion> said {companion}, into the hollow. <companion>I’m just saying hello to all of them.</companion>',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Who has put this in my way?</hero> said {hero}, and ran across {part_def} wherever {hero_he} liked.',
          ],
          warm: [
            '{hero_subj} told {companion} that nobody had ever had to go such a way. Then {hero_he} stepped out upon {part_def}, anywhere.',
          ],
          clever: [
            '{hero_subj} was inventing how to cross {part_def}. {hero_subj} invented it in the middle, and then to the left of that.',
          ],
          playful: [
            '{hero_subj} was the first explorer ever to set foot on {part_def}. <hero>I name it after me,</hero> {hero_he} said, and stepped, and sat.',
          ],
        },
        fails: ['So many had got across here before. {hero} did not ask them.'],
        again: ['{hero_subj} stamped at {part_def} for being smooth. It was the smooth that won.'],
        refrain: ['New way, my way, whee. And back.'],
        turned: ['Old way, their way, step. And stand.'],
        noticing: [
          '{hero} had slid back and came to rest on one palm. Where it lay it was rough and a little hollow. So many feet had been there that they had made a place.',
        ],
        deed: [
          '{hero_subj} set {hero_his} foot into that very place. {hero_subj} turned {hero_his} heel a little until it fitted, as theirs had.',
        ],
        answer: [
          'The foot held. One stride further on {part_def} had the next one, just as far as a leg is long.',
        ],
        echo: [
          '<companion>Now you’ve made it a bit deeper,</companion> said {companion}. <hero>For whoever’s next,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} looked for the cleanest bit of {part_def}, where nobody had trodden yet, and trod there.',
          ],
          warm: [
            '<hero>Mind, they’ve let it get all dirty there,</hero> said {hero}, and led the way round the dirty bits, over {part_def}.',
          ],
          clever: [
            '{hero_subj} calculated the straight line across {part_def}. The people before {hero_him} had gone in a curve, poor things.',
          ],
          playful: [
            '{hero_subj} was the first ever on the moon, and {part_def} was the moon. {hero_subj} made one giant leap.',
          ],
        },
        fails: ['There was a way, and it was an old one. {hero} left it on the left.'],
        again: ['{hero_subj} tried it a bit further over, where it was cleaner still, and met it.'],
        refrain: ['First here, first here, whoops.'],
        turned: ['Like them, same place, step.'],
        noticing: [
          'When {hero} put {hero_his} palms down to get up, one of them lay in something like a saucer. It was rough. It had been trodden out, by heels, and each heel had left it a little rougher.',
        ],
        deed: [
          '{hero_subj} put {hero_his} heel in the saucer, and turned it, as one screws in a lamp. Then {hero_he} felt with {hero_his} other foot for where they had gone on.',
        ],
        answer: ['There was the next one. {part_def} was full of them, once you walked as they had.'],
        echo: [
          '<companion>This one’s got a hole in the heel,</companion> said {companion}. It was the last in the row, and quite fresh, and {hero_gen}.',
        ],
      },
    ],
  },
  carriesItBack: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{part_def} had let {hero} have {hero_his} dropped cap back. {hero_subj} snatched it, turned, and held out a hand for {prize_def}.',
          ],
          warm: [
            '{hero} had dropped {hero_his} cap, and {part_def} had let {hero_him} have it back. {hero_subj} took it with a smile, and went straight on to the next wish.',
          ],
          clever: [
            'It was {part_def} that had given {hero} back {hero_his} dropped cap. So you could ask for more, {hero_he} thought, and held out {hero_his} hand.',
          ],
          playful: [
            'The cap on {hero_gen} head had been on the ground, and {part_def} had given it back. <hero>And now the rest,</hero> said {hero}, like a king, and snapped {hero_his} fingers.',
          ],
        },
        fails: [
          '{hero_subj} had snatched, and {hero_he} had turned {hero_his} back, and {hero_he} had not looked once.',
        ],
        again: ['{hero_subj} held out the other hand as well, for twice as much.'],
        refrain: ['Give me, give me, more. And no.'],
        turned: ['Half for you, bigger half. And oh.'],
        noticing: [
          'Nothing came, and so {hero} turned round. {part_def} was standing there as before. All day long everyone had wanted something of {part_him}, and nobody had brought {part_him} anything.',
        ],
        deed: [
          '{hero_subj} walked back those few steps. {hero_subj} took the bun out of {hero_his} pocket, broke it in two, and held out the bigger half.',
        ],
        answer: [
          '{part_def} looked at the bun for a while, from all sides. Then there was only the bigger half of a bun to guard.',
        ],
        echo: [
          '<companion>Is there any left for us?</companion> asked {companion}. {hero} broke the smaller half in two. One got bigger again.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{part_def} had held the door, or what there was of one. {hero} went by without looking, and put out {hero_his} hand for {prize_def}.',
          ],
          warm: [
            '{part_def} had picked up {hero_gen} glove. {hero} took it, and gave it to {companion}, who was cold, and turned back for more.',
          ],
          clever: [
            '{part_def} had told {hero} which way it was. {hero} made a note of it, said <hero>next question,</hero> and held out {hero_his} hand.',
          ],
          playful: [
            '{part_def} had caught {hero_gen} ball. {hero_subj} caught it back, bowed to the crowd, and snapped {hero_his} fingers for {prize_def}.',
          ],
        },
        fails: [
          'It had gone one way the whole day, from over there to over here. Nothing had ever come back.',
        ],
        again: ['{hero_subj} held out {hero_his} cap as well, since it would hold more.'],
        refrain: ['More for me, more for me. Stop.'],
        turned: ['Some for you, most for you. Hop.'],
        noticing: [
          'The cap stayed empty, and {hero} turned it over to see if it had a hole. Past its edge {hero_he} saw two hands. They were hanging there, and they still had the shape of what they had given.',
        ],
        deed: [
          '{hero_subj} put on {hero_his} cap and went the few steps back. {hero_subj} felt in {hero_his} pocket for the bun, broke it, looked, and laid the larger half in those hands.',
        ],
        answer: ['The hands closed. {part_def} smelled at it first, to make sure that it was meant.'],
        echo: [
          '<companion>You said thank you with your mouth full,</companion> said {companion}. <hero>So did we both,</hero> said {hero}.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} had fetched and handed up all that was needed. {hero} snatched the last thing, turned {hero_his} back, and took on {part_def}.',
          ],
          warm: [
            '{companion} handed up one thing, and another. {hero} took each with a sweet smile and no word, and turned to {part_def} again.',
          ],
          clever: [
            '{companion} was a good place to get things from. {hero} held {hero_his} hand out behind {hero_him}, without looking, and worked at {part_def}.',
          ],
          playful: [
            '{hero_subj} was a surgeon, and {companion} the one who hands things. <hero>Next,</hero> said the surgeon, over {part_def}. <hero>Next. Next.</hero>',
          ],
        },
        fails: ['The hand behind {hero_gen} back opened and shut. After a time there was nothing in it.'],
        again: ['<hero>Next,</hero> said {hero}, louder. The hand snapped like a crab.'],
        refrain: ['Next, next, next. And thump.'],
        turned: ['Half, half, chew. And heave.'],
        noticing: [
          '{hero_subj} turned round for more. There stood {companion}, with {companion_his} hands hanging, and looked at {hero_gen} pocket, where the bun was.',
        ],
        deed: [
          '{hero} walked back the few steps. {hero_subj} broke the bun in two and put the larger half into {companion_gen} hands.',
        ],
        answer: [
          '{companion} took a bite, walked round to the other side of {part_def}, and took hold, still chewing.',
        ],
        echo: [
          'There were crumbs on everything they had lifted. <companion>That’s how you can tell we did it,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had held {hero_gen} cap, {hero_gen} bun and the ladder of two hands. {hero} jumped down. <hero>Next,</hero> {hero_he} said, and turned to {part_def}.',
          ],
          warm: [
            '{companion} had carried everything over. <hero>Lovely,</hero> said {hero}, with {hero_his} back turned, and was at {part_def} already.',
          ],
          clever: [
            '{companion} had brought what was needed, in the right order. It works well, thought {hero}, meaning the order, and pulled at {part_def}.',
          ],
          playful: [
            '{companion} had rolled up {hero_gen} sleeves for {hero_him}. <hero>Maestro will now play,</hero> said {hero}, and gave {part_def} a tug.',
          ],
        },
        fails: ['Behind {hero} it was quite empty. {hero} had not said anything in that direction yet.'],
        again: ['<hero>Next,</hero> said {hero}, and held one hand out behind. A breeze shook it.'],
        refrain: ['Ta, next, next. And thump.'],
        turned: ['Back, half, yours. And up.'],
        noticing: [
          '{hero} turned round, because of the breeze. {companion} had sat down, a few steps away, on {companion_his} two hands. They were the hands that had carried it all.',
        ],
        deed: [
          '{hero} walked back those few steps. {hero_subj} took the bun out of {hero_his} pocket, broke it, and laid the bigger piece on {companion_gen} knee. Then {hero_he} sat there too, until it was eaten.',
        ],
        answer: [
          '{companion} got up first. <companion>I’ll have the far end,</companion> said {companion}, and took hold of {part_def} with buttery fingers.',
        ],
        echo: ['<hero>Thanks,</hero> said {hero}, on the last crumb. It was not for the crumb.'],
      },
    ],
  },
  whatIsThere: {
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>When do I get it?</hero> said {hero}, and stamped. {hero_subj} poked about in {part_def} for the one thing that was not there.',
          ],
          warm: [
            '{hero_subj} pined for {prize_def} so hard that {hero_he} saw nothing else. In {part_def} there was not much else to see.',
          ],
          clever: [
            '{hero_subj} made a list of what was missing. There was one thing on it. {hero_subj} groped for that in {part_def}, and only that.',
          ],
          playful: [
            '{hero_subj} played a very sad violin with no violin. Then {hero_he} fished in {part_def} for just one fish.',
          ],
        },
        fails: [
          'Whatever {hero_gen} hand met was not what {hero_he} wanted, and so {hero_he} pushed it aside.',
        ],
        again: ['{hero_subj} stamped and asked again when. When did not answer.'],
        refrain: ['Not that, not that, stamp. Not there.'],
        turned: ['This one’s here, this one’s here. And there.'],
        noticing: [
          '{hero_subj} was tired, and had to lean. Something held {hero_him} up. It had been holding {hero_him} up the whole time, and {hero} had called it nothing.',
        ],
        deed: [
          '{hero_subj} laid {hero_his} hand on it and said what it was. Then {hero_he} touched the next thing, and the next, and said of each who had put it there.',
        ],
        answer: [
          'From one to the next was never more than an arm’s length. The sixth was well inside {part_def}.',
        ],
        echo: [
          '<companion>What was the thing you leaned on?</companion> asked {companion}. <hero>Somebody had made it,</hero> said {hero}. <hero>And it was just my height.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It isn’t here,</hero> called {hero} out of {part_def}. <hero>It isn’t here either.</hero> {hero_subj} threw whatever was here behind {hero_him}.',
          ],
          warm: [
            '<hero>They could at least have left a lamp,</hero> said {hero}, for {companion_gen} sake, and groped in {part_def}.',
          ],
          clever: [
            '{hero_subj} made a list of what was missing from {part_def}. It began with light, and it had eleven points.',
          ],
          playful: [
            '{hero_subj} was a beggar in an opera, and sang to {part_def} of what he had not got. It had many verses.',
          ],
        },
        fails: [
          'There were all sorts of things in there. {hero} had no hand left for them, because of the one that was not.',
        ],
        again: [
          '{hero_subj} went through it all again. One more thing was missing by now, and that was lunch.',
        ],
        refrain: ['Not this, not this, stamp. And gone.'],
        turned: ['This, and this, and this. Go on.'],
        noticing: [
          '{hero} wanted to sink down, and could not. There was something behind {hero_him} that held. {hero_subj} put a hand back. It was smooth, it was as high as a chair, and somebody had rounded it off.',
        ],
        deed: [
          '{hero_subj} laid both palms on it and said who might have made it. Then {hero_he} reached for the next, and said it of that, and so on, from thing to thing.',
        ],
        answer: [
          'Like that you go forward without noticing. {part_def} was full of things that somebody had put there for a hand.',
        ],
        echo: [
          '<companion>Say mine,</companion> said {companion}. {hero} laid a hand on {companion_gen} head and said who it was from, both sides.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: ['<hero>When?</hero> said {hero} to {part_def}, and stamped. <hero>When?</hero>'],
          warm: [
            '{hero_subj} longed for it so much that it hurt. <hero>When, oh when?</hero> said {hero} to {part_def}, and leaned on it with all {hero_his} longing.',
          ],
          clever: [
            '{hero_subj} knew exactly what was missing from {part_def}. {hero_subj} stared at the missing bit. <hero>When?</hero>',
          ],
          playful: [
            '{hero_subj} was a cuckoo clock. <hero>When, when, when,</hero> said the cuckoo, at {part_def}, and stuck out its head.',
          ],
        },
        fails: [
          'Wherever it was not ready, {hero} looked. {hero_subj} looked with {hero_his} fingers as well.',
        ],
        again: [
          '<hero>WHEN?</hero> said {hero}, and stamped with both feet, so that there should be an answer.',
        ],
        refrain: ['When, when, stamp. Not yet.'],
        turned: ['This is here, that is here. And so.'],
        noticing: [
          '{hero_subj} was tired and had to lean on something. It held {hero_him}. It had held {hero_him} all the time, and nobody had asked it when.',
        ],
        deed: [
          '{hero_subj} laid {hero_his} hand on it and said who had put it there. Then {hero_he} touched the next thing, and said who, and the next. {hero_subj} went all the way round {part_def}.',
        ],
        answer: [
          'It was a long list, since so many had been here before {hero}. No one had looked at {part_def} meanwhile.',
        ],
        echo: [
          '<companion>You forgot one,</companion> said {companion}. {hero} thought. <hero>Oh,</hero> said {hero}, and touched {companion} on the nose.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Is it ready now?</hero> {hero} asked {part_def}. <hero>And now it’s ready, isn’t it?</hero> {hero_subj} lifted it up to see.',
          ],
          warm: [
            '{hero_subj} was sorry for everyone who was waiting. {hero_subj} told them all how long it was taking, and shook {part_def} for them, a little.',
          ],
          clever: [
            '{hero_subj} worked out how much was still wanting to {part_def}. {hero_subj} put {hero_his} finger in it, at just that point.',
          ],
          playful: [
            '{hero_subj} was a bus queue, and stamped all its feet. The bus was {part_def}. <hero>Late,</hero> said the queue.',
          ],
        },
        fails: ['It was looked at where there was nothing yet. What there was nobody looked at.'],
        again: ['{hero_subj} pushed a little, from the back. It was only a draught, but it felt it.'],
        refrain: ['Not yet, not yet, not. Yet.'],
        turned: ['That’s there, that’s there. Set.'],
        noticing: [
          '{hero} leaned against something and crossed {hero_his} arms. After a while {hero_he} noticed that it had been put there, at the right height, for people who wait. There was a name scratched into it, and a heart.',
        ],
        deed: [
          '{hero_subj} ran {hero_his} finger round the heart. {hero_subj} told {companion} who it might have been. Then {hero_he} went on to what stood next to it, and told that, and so round.',
        ],
        answer: [
          'It is a long way round a thing, if you mention everybody. {part_def} had its back to them and got on.',
        ],
        echo: [
          '<companion>We could scratch ours in as well,</companion> said {companion}. They breathed on it and wrote with a finger. It was there for as long as a breath.',
        ],
      },
    ],
  },
  backAlongIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tugged at the end that stuck out, since it was {hero_gen} now. What came off {part_def} {hero_he} threw over {hero_his} shoulder.',
          ],
          warm: [
            '{hero_subj} told {part_def} that {hero_he} wanted it so very much, and tugged at the nearest end, lovingly.',
          ],
          clever: [
            'The shortest way was from this end, thought {hero}. {hero_subj} tugged, and threw what came off {part_def} behind {hero_him}.',
          ],
          playful: [
            '{hero_subj} was unwrapping a present from {hero_himself}. <hero>For me, from me,</hero> sang {hero}, and tore at {part_def}.',
          ],
        },
        fails: ['Somebody had done this up with care, and {hero} began at the wrong end of the care.'],
        again: ['{hero_subj} tugged with both feet. Something tore that was not even in the way.'],
        refrain: ['Rip it, rip it, mine. And stuck.'],
        turned: ['Back and back, bow by bow. And free.'],
        noticing: [
          'One of the bits on the ground had a little bow in it. It was a neat one, with two ears. Somebody had begun there, and had taken trouble.',
        ],
        deed: [
          '{hero_subj} put two fingers on {part_def}. {hero_subj} went back along it, the whole way, to where it had been begun. There {hero_he} started.',
        ],
        answer: [
          'Each turn came off in its order, as it had been laid. {part_def} seemed to know the order.',
        ],
        echo: ['{hero} kept the little bow as it was. Whoever had made it could still come and ask for it.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} tore it open like a letter. What {part_def} had round it flew to the left, and what it had inside was in knots.',
          ],
          warm: [
            '<hero>Who’d do a thing like that,</hero> said {hero} to {part_def}, and helped it off, in handfuls.',
          ],
          clever: [
            '{hero_subj} saw where it was thickest, reasoned that there it was tied, and attacked {part_def} there.',
          ],
          playful: [
            '{hero_subj} was a dog with a present. There was some growling, and {part_def} went from left to right.',
          ],
        },
        fails: ['Each bow had been tied after another bow. {hero} had come in at the last chapter.'],
        again: ['{hero_subj} shook it until it gave in. It had not given in, it was only tighter.'],
        refrain: ['Rip and rip and snap. And stuck.'],
        turned: ['Back and back and back. And luck.'],
        noticing: [
          'There was something in {hero_gen} fist. {hero_subj} opened it. It was a bow as small as a fly, with both its ears pulled to the same length. It must have taken somebody a long winter evening.',
        ],
        deed: [
          '{hero_subj} laid it in {companion_gen} palm. With two fingers {hero_he} felt {hero_his} way along {part_def}, back, all the way to the first thing that had been done. There {hero_he} began.',
        ],
        answer: [
          'It opened as one reads, line by line, from the front. {part_def} made no trouble about it.',
        ],
        echo: [
          'They did the string up again for somebody. It took both of them, and the bow was not so small.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wanted it now. {hero_subj} tore at {part_def} where it stuck out, and threw what came off over {hero_his} shoulder.',
          ],
          warm: [
            '{hero_subj} was looking forward to it so much that {hero_his} hands shook. {hero_subj} tore at {part_def}, and dropped the bits.',
          ],
          clever: [
            'One begins at what sticks out, thought {hero}. {hero_subj} tugged at {part_def} there, and got rid of it bit by bit, behind {hero_him}.',
          ],
          playful: [
            '{hero_subj} was opening {part_def} like a birthday parcel. <hero>For me,</hero> sang {hero}, and the bits flew.',
          ],
        },
        fails: ['It had been shut with care. {hero} was opening it without any.'],
        again: ['{hero_subj} tore off another bit. That had been the bit that you could hold.'],
        refrain: ['Tear it, tear it, mine. And stuck.'],
        turned: ['Back and back and bow. And click.'],
        noticing: [
          'One of the bits had a little bow in it, with two ears of the same length. It was the work of someone who had taken trouble, and who had begun on the other side.',
        ],
        deed: [
          '{hero_subj} put two fingers on {part_def}. {hero_subj} went back with them the whole way, round to where it had been begun.',
        ],
        answer: [
          'It went smoothly, as far as the bow had been. From there it was only a finger’s length to the next thing.',
        ],
        echo: [
          '{hero} tied the bow again when they had done. It had one long ear and one short. <companion>That one’s yours,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} got {hero_his} nails under {part_def}, and whatever was decorative about it came off.',
          ],
          warm: [
            '<hero>Poor thing, they’ve shut you right in,</hero> said {hero} to {part_def}, and pulled off all that held it shut, as {hero_he} thought.',
          ],
          clever: [
            '{hero_subj} opened {part_def} as one opens a crate, with something flat, from the side on which {hero_he} stood.',
          ],
          playful: [
            '{hero_subj} was a burglar on a film. Out of the way, went the ribbon, and out of the way, went the rest. There was {part_def}, still.',
          ],
        },
        fails: [
          'Somebody had gone to such trouble to do it up that it could be undone. Nobody had asked how.',
        ],
        again: [
          '{hero_subj} put {hero_his} ear to it and listened. All {hero_he} heard was {hero_himself}, breathing.',
        ],
        refrain: ['Mine, off, mine. And shut.'],
        turned: ['Theirs, back, theirs. And but.'],
        noticing: [
          'There was a bit of ribbon round {hero_gen} ankle, and {hero_he} bent down for it. It ended in a bow. Somebody had made that bow so that it would come undone at one pull, for anyone who found the right end.',
        ],
        deed: [
          '{hero_subj} followed the mark of the ribbon with two fingers, along {part_def}, round the back, and down. {hero_subj} stopped where it had been started.',
        ],
        answer: ['The fingers had got there. And where they lay, they were not the first ones.'],
        echo: ['{hero} put the bow on {companion}. <companion>What’s in me?</companion> asked {companion}.'],
      },
    ],
  },
  everyName: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stood in front of {part_def} for the photograph. <hero>My project,</hero> said {hero}, and told those behind to lift.',
          ],
          warm: [
            '{hero_subj} thanked everyone in general, from the front, and asked them just to hold {part_def} a moment longer.',
          ],
          clever: [
            '{hero_subj} had thought of {part_def} first, and could prove it. {hero_subj} proved it from the front, and gave out the jobs behind {hero_him}.',
          ],
          playful: [
            '{hero_subj} posed in front of {part_def} like a big-game hunter. Everyone behind was asked to look like the game.',
          ],
        },
        fails: [
          '{hero_subj} said my four times in a minute. Behind {hero_him} it got lighter by one pair of hands each time.',
        ],
        again: [
          '{hero_subj} gave the orders again, by pointing. {hero_subj} pointed over {hero_his} shoulder, and did not see at whom.',
        ],
        noticing: [
          '{hero_subj} looked at the picture, to see how {hero_he} had come out. Behind {hero_his} own head were nine arms, each holding something up. There was not a face.',
        ],
        deed: [
          '{hero_gen} minute at the front had come. {hero_subj} gave it up: {hero_he} read out nine names, and with each what that person had done. Then {hero_he} picked up the first chair.',
        ],
        answer: [
          'Bags were put down again. Nine people knew exactly where on {part_def} their hands had been.',
        ],
        echo: [
          'In the second picture there are nine faces, and an elbow with a chair. <companion>Good elbow,</companion> said {companion}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Mind my work,</hero> said {hero} in front of {part_def}, and directed the others from there with two fingers.',
          ],
          warm: [
            '{hero_subj} told those behind {part_def} that {hero_he} simply could not have managed it. {hero_subj} did not say without whom.',
          ],
          clever: [
            '{hero_subj} explained to those behind {part_def} how {hero_he} had always imagined it. They were carrying it at the time.',
          ],
          playful: [
            '{hero_subj} rode in front of {part_def} like a general, on no horse, and saluted the crowd. The crowd was six people, and carrying.',
          ],
        },
        fails: ['In front it was my project. Behind, somebody let go, just to see.'],
        again: ['{hero_subj} ordered them all to push at once. Only {hero_gen} voice did.'],
        noticing: [
          '{companion} had taken a picture of it. {hero} was in the middle, with a good chin. Round {hero_him}, at the edges, were hands, and they ended at the wrist.',
        ],
        deed: [
          '{hero_subj} left the front. {hero_subj} read out the nine names with what each of them had really done, and it took longer than {hero_his} speech would have. Then {hero_he} bent and took hold.',
        ],
        answer: [
          '<companion>You want to hold it lower,</companion> said {companion}. <companion>It likes it lower.</companion> Eight others came back to {part_def} and stood where they had stood.',
        ],
        echo: [
          'The speech was never given. It is still in {hero_gen} pocket. There is a list of nine on the back.',
        ],
      },
    ],
  },
  firstHour: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wanted one more thing from {part_def}, and wanted it now. <hero>Quick favour,</hero> said {hero}, for the eleventh time that year.',
          ],
          warm: [
            '<hero>You’re an angel,</hero> {hero} told {part_def}, in advance, and an hour later asked where it was.',
          ],
          clever: [
            '{hero_subj} knew what {part_def} could spare, and how often. {hero_subj} had always been able to reckon on one more.',
          ],
          playful: [
            '<hero>Last time, I swear,</hero> {hero} told {part_def}, with a hand on {hero_his} heart. {hero_subj} had a special face for it.',
          ],
        },
        fails: [
          'There had been the notes, and the lift, and the key. {hero} had said please each time, and come back each time for the next.',
        ],
        again: [
          '{hero_subj} asked whether the favour was on its way. {hero_subj} asked it with a smile and three dots.',
        ],
        noticing: [
          '{hero_subj} scrolled up, to find out when {hero_he} had last asked. There were only questions up there, for months, and all of them were {hero_gen}. Under each stood the same word: sure.',
        ],
        deed: [
          '{hero_subj} brought back everything {hero_he} had borrowed, on foot, and clean. It was {hero_gen} only free hour that week. {hero_subj} took over what {part_def} had on {part_his} list, and worked the first hour of it.',
        ],
        answer: ['{part_def} sat down. That had not been seen for a good while.'],
        echo: [
          '<companion>What are you doing there?</companion> asked {companion}. <hero>Answering,</hero> said {hero}, and picked up the next thing.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Only me,</hero> said {hero}, as ever, and made for the shelf behind {part_def}. {hero_subj} had no need to ask where things were.',
          ],
          warm: [
            '{hero_subj} brought {part_def} a compliment. {hero_subj} brought one each time, and each time took something home for it.',
          ],
          clever: ['{part_def} had always said yes. It was a matter of statistics, and {hero} asked.'],
          playful: [
            '<hero>Guess who,</hero> said {hero} to {part_def}. It was not a hard one. No one else came at this hour with empty hands.',
          ],
        },
        fails: ['Something had been used up there, little by little, and {hero} had not kept count.'],
        again: ['<hero>It’s just for today,</hero> said {hero}. There was a whole year of todays.'],
        noticing: [
          'Behind {part_def} was a hook, and on it hung a coat, with the sleeves full of rolled-up papers. They were lists: who had what. {hero_gen} name was on every one. Beside it stood a tick for lent, and no tick for back.',
        ],
        deed: [
          '{hero_subj} went home, twice, and came again with both arms full. All of it had been wiped. {hero_subj} put each thing in its place and ticked it off, and then {hero_he} hung up {hero_his} own jacket beside that coat. <hero>Sit down,</hero> said {hero}. <hero>What’s first?</hero> It was the one evening {hero_he} had had to {hero_himself}.',
        ],
        answer: [
          '{part_def} sat there like a person on a strange bus, hands in lap, and watched the work get done.',
        ],
        echo: [
          '<companion>You’re out of ticks,</companion> said {companion}. <hero>That’s the plan,</hero> said {hero}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Quick favour,</hero> wrote {hero}. It was about {part_def}, and {hero_he} asked after an hour where it was.',
          ],
          warm: [
            '<hero>You’re so good with {part_def},</hero> wrote {hero}, with a heart, and an hour later another heart, with a question mark.',
          ],
          clever: [
            '{hero_subj} knew who could see to {part_def} best. {hero_subj} had always known that, and always asked {companion_him}. It was {companion}.',
          ],
          playful: [
            '<hero>Knock, knock,</hero> wrote {hero}, about {part_def}. <hero>Who’s there? Me again.</hero> It was the eleventh time.',
          ],
        },
        fails: [
          '{companion} had {companion_his} own shift. Between two jobs {companion_he} ran to look, because {hero} had asked again.',
        ],
        again: [
          '<hero>No rush,</hero> wrote {hero}. A minute after that {hero_he} asked what was taking so long.',
        ],
        noticing: [
          '{hero_subj} scrolled up to see how long {hero_he} had been asking. It went on for months, and each one was {hero_gen}. Under each of them stood one word, and it was always sure.',
        ],
        deed: [
          '{hero_subj} put {hero_his} phone away. {hero_subj} carried back all {hero_he} had ever borrowed, cleaned, and did the first hour of {companion_gen} shift, on {hero_his} free evening.',
        ],
        answer: [
          '{companion} sat down by {part_def} with nothing to carry, and let it take as long as it took.',
        ],
        echo: [
          '<companion>What do I owe you?</companion> asked {companion}. {hero} was wiping a tray. <hero>I’ve got the list here,</hero> {hero_he} said. <hero>It’s minus forty.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} turned up five minutes before the end, as always, and wanted {part_def} to be ready. <hero>Nearly?</hero> asked {hero}.',
          ],
          warm: [
            '<hero>I don’t know what I’d do without you,</hero> said {hero} to {companion}, and asked if {part_def} could perhaps be sooner.',
          ],
          clever: [
            '{hero_subj} had it all planned, to the minute, with {companion_gen} hours in it. By that reckoning {part_def} was late.',
          ],
          playful: [
            '{hero_subj} knelt to {companion}, hands folded, the way {hero_he} did each week. It was about {part_def}, and could it be today.',
          ],
        },
        fails: ['{companion} hurried it, to be obliging. It does not like to be hurried.'],
        again: ['{hero_subj} sent somebody to ask. It was polite to send somebody.'],
        noticing: [
          '{companion} had to rest {companion_his} feet, and put them up on a crate. On the crate was a sticker with {hero_gen} name. {hero} looked about. On the ladder there was one too, and on the drill, and on both lamps. {hero_subj} had wondered where all that was.',
        ],
        deed: [
          'It was the evening of the match. {hero} took out the lamps, the drill and the ladder, and put every one of them back where it had come from, oiled. Then {hero_he} tied on {companion_gen} apron. <hero>Feet up,</hero> said {hero}. <hero>I’ll do the first hour.</hero>',
        ],
        answer: ['There was nobody left who wanted {part_def} to be ready. It could get on.'],
        echo: [
          '<companion>They lost,</companion> said {companion}, from the crate. <hero>Who did?</hero> asked {hero}, with a mouth full of nails.',
        ],
      },
    ],
  },
};
