import type { LessonPairs } from '../../schema.ts';

export const brushingTeeth: LessonPairs = {
  lastInTheRow: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} brushed the front of {part_def} with a spare toothbrush, twice, where you could see it. <hero>Done,</hero> said {hero}, and shoved.',
          ],
          warm: [
            '{hero_subj} gave {part_def} a lick and a promise with the spare toothbrush, in front, where it smiles. Then {hero_he} shoved.',
          ],
          clever: [
            'A clean front is half the work, thought {hero}. {hero_subj} drew a spare toothbrush across {part_def} and pushed. Grind, it went.',
          ],
          playful: [
            '{hero_subj} was the dentist of {part_def}. <hero>Say ah.</hero> Two strokes with the spare brush, in front, and then {hero_he} shoved.',
          ],
        },
        fails: ['What was jamming it did not live in front. {hero} had pushed it further back.'],
        again: ['{hero_subj} polished the front a second time. It shone, and it ground its teeth.'],
        refrain: ['Brush the front, shove it, crunch.'],
        turned: ['Back and back, last one, click.'],
        noticing: [
          '{hero_subj} ground {hero_his} own teeth and thought. {hero_gen} tongue went along to the very last one. There sat a bit of toffee that nobody ever visits.',
        ],
        deed: [
          '{hero_subj} took the spare brush right round to the back of {part_def}. {hero_subj} did thirty strokes up and thirty down, into the last corner.',
        ],
        answer: ['Three crumbs of grit fell out, one after another. They had been living there for years.'],
        echo: ['That night {hero} went along {hero_his} own back row. The toffee was surprised.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} gave {part_def} two scrubs with a spare toothbrush, in the middle. Then {hero_he} threw {hero_himself} against it.',
          ],
          warm: [
            '{hero_subj} polished {part_def} with a spare toothbrush, where you look first. <hero>There,</hero> said {hero}, and gave it a hug, and pushed.',
          ],
          clever: [
            'By the rule of toothbrushes, thought {hero}, the middle is the main thing. {hero_subj} scrubbed the middle of {part_def}, and pushed.',
          ],
          playful: [
            '{hero_subj} held {hero_his} spare toothbrush like a microphone. <hero>And how are we today?</hero> {hero_he} asked {part_def}, brushed its chin, and pushed.',
          ],
        },
        fails: ['In the middle it was clean now. It had been clean there before.'],
        again: [
          '{hero_subj} brushed the middle once more, with a whistle. Something crunched, off at the edge.',
        ],
        refrain: ['Scrub in the middle. And crunch.'],
        turned: ['Along to the end. And click.'],
        noticing: [
          '{hero} counted {hero_his} own teeth with the tip of {hero_his} tongue, to help {hero_him} think. It went quickly in the middle. At the end of the row it met a lump of bun from breakfast.',
        ],
        deed: [
          '{hero_subj} took the spare brush and went along {part_def}, from one end to the other. {hero_subj} did the very last corner thirty times.',
        ],
        answer: [
          'Out of the last corner came a grain of sand. It was quite small, and had kept all this shut.',
        ],
        echo: [
          '<companion>And the bun?</companion> asked {companion}. {hero} felt for it. <hero>I’m seeing to it tonight,</hero> said {hero}. <hero>It’s expecting me.</hero>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stuck the spare toothbrush into {part_def} and scrubbed in front, two strokes. <hero>Done,</hero> said {hero}, and pushed in a fist.',
          ],
          warm: [
            '{hero_subj} brushed the edge of {part_def}, quite softly, with a spare toothbrush, where it showed. Then {hero_he} pushed.',
          ],
          clever: [
            '{hero_subj} reckoned that if the front of {part_def} was clean, then the back would follow. Two strokes with the spare brush, and push.',
          ],
          playful: [
            '{hero_subj} was the dentist of {part_def}. <hero>Open wide.</hero> Two strokes of the spare brush, and the dentist put in both hands.',
          ],
        },
        fails: ['{hero_gen} hands went where {hero_he} could see. It was not there that anything was stuck.'],
        again: [
          '{hero_subj} scrubbed the front a second time, with {hero_his} tongue out. The front had never been the trouble.',
        ],
        refrain: ['Front and front, shove it, stuck.'],
        turned: ['Back and back, round it, out.'],
        noticing: [
          '{hero} felt with {hero_his} tongue for the crumb that was left over from lunch. It sat right at the back. It is always the last place that nobody visits.',
        ],
        deed: [
          '{hero_subj} slid the spare toothbrush in flat, as far back as it would go, and turned it round the corner. {hero_subj} gave thirty small strokes.',
        ],
        answer: ['At the twentieth something in {part_def} moved along with the bristles.'],
        echo: [
          '<companion>Will you put that back in your mouth?</companion> asked {companion}. <hero>Not that one,</hero> said {hero}. <hero>That one works here now.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a spare toothbrush in {hero_his} pocket, and ran it once along the rim of {part_def}. <hero>Clean.</hero> Then in went the whole arm.',
          ],
          warm: [
            '{hero_subj} tickled {part_def} with the spare toothbrush, just in front, where it is nice. Then {hero_he} pushed, since it had been so nice.',
          ],
          clever: [
            '{hero_subj} counted the strokes, and found that two were enough for the front of {part_def}. {hero_subj} had not asked about the back.',
          ],
          playful: [
            '{hero_subj} was a chimney sweep, with a toothbrush for a broom. <hero>Swept,</hero> said the sweep, after two strokes, and stuck {hero_his} head in {part_def}.',
          ],
        },
        fails: [
          'There was nothing the matter in front. One could see that from here, and so that was where it was done.',
        ],
        again: ['{hero_subj} did the front again, with whistling.'],
        refrain: ['In front, in front, swish. And jam.'],
        turned: ['Right back, round back, small. And am.'],
        noticing: [
          'In the middle of it all {hero} came upon a bit of nut. It was in the very last tooth on the left, and it was from Tuesday. So one can go past a place for days.',
        ],
        deed: [
          '{hero_subj} took the spare brush by its very end. {hero_subj} let it in along {part_def}, flat, as deep as it went. {hero_subj} turned its bristles round the corner, and made thirty strokes that nobody saw.',
        ],
        answer: ['Something in there had begun to tremble in time.'],
        echo: [
          '<companion>What was Tuesday?</companion> asked {companion}. <hero>Nuts,</hero> said {hero}. <hero>I’ll go by there tonight.</hero>',
        ],
      },
    ],
  },
  mouthFullOfFoam: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had {hero_his} toothbrush behind {hero_his} ear and shouted at {part_def}. <hero>Quiet.</hero> Then {hero_he} shouted that nobody was shouting.',
          ],
          warm: [
            '{hero_subj} begged {part_def} to be a little quieter, louder every time. {hero_gen} toothbrush sat behind {hero_his} ear, quite dry.',
          ],
          clever: [
            '{hero_subj} knew that one only had to be heard above {part_def}. {hero_subj} took the toothbrush from {hero_his} mouth, to shout better.',
          ],
          playful: [
            '{hero_subj} conducted {part_def} with a dry toothbrush, and sang the trombones. There were a good many trombones.',
          ],
        },
        fails: ['A mouth that shouts is one noise more.'],
        again: ['{hero_subj} shouted <hero>Who is shouting here?</hero> It was {hero}.'],
        refrain: ['Quiet, quiet, QUIET. Oh dear.'],
        turned: ['Shush-a, shush-a, shush.'],
        noticing: [
          '{hero_gen} mouth was quite dry with shouting. The toothbrush slid out from behind {hero_his} ear and brushed along {hero_his} collar. It said <hero>shush.</hero>',
        ],
        deed: [
          '{hero_subj} put on a dab of paste and brushed. {hero_subj} did every tooth, with {hero_his} lips shut over the foam: shush-a, shush-a, round all the corners.',
        ],
        answer: ['With foam behind your lips you cannot shout. There was only {part_def} left, and shush-a.'],
        echo: [
          '<companion>Say something,</companion> said {companion}. {hero} pointed at the foam. They were both quiet for as long as it lasted.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} banged on {part_def} with {hero_his} toothbrush, and yelled for quiet, once for each bang.',
          ],
          warm: [
            '<hero>Will you all be quiet for the little ones,</hero> yelled {hero}, over {part_def}, waving {hero_his} toothbrush. The little ones put their hands on their ears.',
          ],
          clever: [
            '{hero_subj} had noticed that all the others were shouting. {hero_subj} told them so, one after another, against {part_def}, toothbrush in hand.',
          ],
          playful: [
            '{hero_subj} was a policeman with a toothbrush, and told off {part_def}, at the top of {hero_his} whistle.',
          ],
        },
        fails: ['As long as somebody was telling it to be quiet it could not be.'],
        again: ['{hero_subj} shouted at a bucket as well. It rang.'],
        refrain: ['QUIET, you, QUIET, you. And din.'],
        turned: ['Brush, round, brush, round. And in.'],
        noticing: [
          '{hero} had got the toothbrush in {hero_his} mouth, somehow, the right way round. It was dry, it squeaked a little, and nobody shouted while it did.',
        ],
        deed: [
          '{hero_subj} took it out, gave it some paste, and put it back. {hero_subj} did all of them, inside, outside and on top, with {hero_his} mouth shut: shush-a, shush-a.',
        ],
        answer: [
          '{companion} had fallen in, on the other side, without a brush. Between the two of them {part_def} began to lose the thread.',
        ],
        echo: [
          '<hero>Mm mm mm,</hero> said {hero}. <companion>I know,</companion> said {companion}. <companion>Spit first.</companion>',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Wake up,</hero> shouted {hero} at {part_def}. {hero_his} toothbrush was behind {hero_his} ear. <hero>Nobody’s shouting,</hero> {hero_he} shouted.',
          ],
          warm: [
            '<hero>WAKE UP, DEAR,</hero> called {hero} to {part_def}. {hero_gen} toothbrush was dry, and stuck behind {hero_his} ear like a pencil.',
          ],
          clever: [
            '{hero} had put {hero_his} toothbrush behind {hero_his} ear, to have both hands round {hero_his} mouth. <hero>Morning,</hero> {hero_he} shouted to {part_def}.',
          ],
          playful: ['{hero} used {hero_his} toothbrush as a baton and sang to {part_def}, very much awake.'],
        },
        fails: ['The louder it got up here, the tighter it was shut down there.'],
        again: ['<hero>I’m whispering,</hero> shouted {hero}.'],
        refrain: ['Wake up, WAKE UP. And grrm.'],
        turned: ['Shush-a, shush-a, shush. And over.'],
        noticing: [
          '{hero_gen} mouth was dry. The toothbrush fell out from behind {hero_his} ear and slid down {hero_his} collar. Shush, it said, quite softly.',
        ],
        deed: [
          '{hero_subj} put a dab of paste on it and brushed, with {hero_his} lips shut over the foam. Shush-a, shush-a, it went, round all the corners.',
        ],
        answer: ['That is what one sings to sleepers. {part_def} smiled, with {part_his} eyes shut.'],
        echo: [
          '<companion>Sing it once more,</companion> said {companion}, in the evening. {hero} pointed to {hero_his} cheeks. They were full already.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Time to get up,</hero> bawled {hero} into {part_def}, and drummed with the toothbrush, wherever it was hollow.',
          ],
          warm: [
            '{hero_subj} called {part_def} by all the sweet names {hero_he} could think of. {hero_subj} called them as one calls a bus. The toothbrush was behind {hero_his} ear.',
          ],
          clever: [
            '{hero_subj} raised {hero_his} voice by one step at a time, to find out at which one {part_def} would wake. {hero_subj} marked them with {hero_his} toothbrush.',
          ],
          playful: [
            '{hero_subj} was a cock with a toothbrush for a comb. It crowed over {part_def}, three times, because of the story.',
          ],
        },
        fails: ['It was the sort of voice one pulls the covers up for.'],
        again: ['{hero_subj} called that it was noon. The covers were up already.'],
        refrain: ['Get up, UP, up. And hump.'],
        turned: ['Shush-a, shush-a, roll. And plump.'],
        noticing: [
          'The toothbrush had slid down, and hung in front of {hero_gen} nose, with its bristles. {hero_subj} had not done {hero_his} teeth yet tonight. It smelled of mint, and of going to bed.',
        ],
        deed: [
          '{hero_subj} squeezed a bit on it and went round, top and bottom, with {hero_his} lips together. It went shush-a, shush-a, and at the back it went shush.',
        ],
        answer: [
          'There was a sigh, from under the covers. {part_def} had heard that every evening of {part_his} life.',
        ],
        echo: [
          '<companion>You’ve left out one,</companion> whispered {companion}. {hero} felt with {hero_his} tongue. It was so.',
        ],
      },
    ],
  },
  clearWord: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} had toffee in {hero_his} back teeth. <hero>Fff,</hero> {hero_he} told {part_def}. <hero>FFF.</hero> It was quite clear to {hero}.',
          ],
          warm: [
            '{hero} spoke to {part_def} very kindly, round a lump of toffee. <hero>Fff, fff, fff,</hero> {hero_he} said. It was a whole sentence.',
          ],
          clever: [
            '{hero} picked the shortest word there was for {part_def}. But the toffee in {hero_his} teeth picked it first. <hero>Fff.</hero>',
          ],
          playful: [
            '{hero} made a speech to {part_def}, with both arms. The toffee made it too. <hero>Fff,</hero> said the speech.',
          ],
        },
        fails: ['Fff can be anything. It can be a snake, or a tyre, or no.'],
        again: ['{hero_subj} said it louder, and a bit of toffee flew out. It did not fly far enough.'],
        refrain: ['Fff, fff, fff. What, what?'],
        turned: ['Brush, brush, rinse. And there’s a word.'],
        noticing: [
          '{hero_gen} tongue wanted to help and stuck. {hero_subj} felt about with it. Back there lived the whole toffee, and it had been eating {hero_his} words.',
        ],
        deed: [
          '{hero_subj} took {hero_his} toothbrush and brushed the toffee away, tooth by tooth, up to the very last. {hero_subj} wiped {hero_his} chin. Then {hero_he} said one short word.',
        ],
        answer: [
          'It came out with all its letters on. {part_def} had not heard a single one of them before.',
        ],
        echo: [
          '<companion>What did you say the first time?</companion> asked {companion}. <hero>The same,</hero> said {hero}, <hero>with toffee.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a caramel across all {hero_his} teeth. <hero>Gnff,</hero> {hero_he} said to {part_def}, as clear as day. <hero>GNFF.</hero>',
          ],
          warm: [
            '{hero_subj} had a caramel in both cheeks, and told {part_def} all about it, with shining eyes. It was in one piece, like the caramel.',
          ],
          clever: [
            '{hero_subj} had caramel in {hero_his} teeth, and put the thing to {part_def} in a long sentence, with a gnff at each comma.',
          ],
          playful: [
            '{hero_subj} had caramel in {hero_his} teeth, and sang it to {part_def}, as a round. <hero>Gnff, gnff, gnff,</hero> it went, and then the second voice.',
          ],
        },
        fails: [
          'It was one word for everything, and {part_def} tried out what it could be. It could be sit, or soup.',
        ],
        again: ['{hero_subj} spelt it. It was spelt with five gnffs.'],
        refrain: ['Gnff, gnff, GNFF. What, what?'],
        turned: ['Brush, spit, word. And that.'],
        noticing: [
          '{hero} opened {hero_his} mouth to say it louder, and it did not open. {hero_subj} put in one finger to see what was wrong. There were no words in there at all. There was a wall, and it tasted of butter.',
        ],
        deed: [
          '{hero_subj} fetched out {hero_his} toothbrush, and took the wall down, tooth by tooth, to the one at the very back. {hero_subj} rinsed. Then {hero_he} said it, in one word.',
        ],
        answer: [
          'You could hear where it began and where it ended. {part_def} stopped trying out the others.',
        ],
        echo: [
          '<companion>Have you got any left?</companion> asked {companion}. {hero} had. They had it, and for a while nobody said a thing.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero} had toffee in {hero_his} teeth. <hero>Fff,</hero> {hero_he} told {part_def}. That was supposed to be {part_his} name.',
          ],
          warm: [
            '{hero} wanted to call {part_def} by {part_his} name, most warmly. It had toffee in it. <hero>Fff.</hero>',
          ],
          clever: [
            'One greets a guard by name, {hero} knew, and {hero_he} knew the name of {part_def}. <hero>Fff,</hero> {hero_he} said, because of the toffee.',
          ],
          playful: [
            '{hero} gave {part_def} a long title, with a bow: <hero>Fff of Fff and Fff.</hero> It was mostly toffee.',
          ],
        },
        fails: ['Nobody likes to be called Fff.'],
        again: ['<hero>FFF,</hero> said {hero}, louder. Now it had spit on it.'],
        refrain: ['Fff, fff, fff. Who? No.'],
        turned: ['Brush, brush, rinse. It’s you.'],
        noticing: [
          '{hero_gen} tongue wanted to help and stuck to the roof of {hero_his} mouth. Back there lived a whole toffee. It had eaten the name.',
        ],
        deed: [
          '{hero_subj} took out {hero_his} toothbrush and brushed the toffee away, tooth by tooth, up to the last. {hero_subj} wiped {hero_his} chin. Then {hero_he} said one word, and it was the name.',
        ],
        answer: ['It had all its letters. {part_def} had not heard it whole today, not from anyone.'],
        echo: [
          '<companion>Now say mine,</companion> said {companion}. {hero} said it. It came out so clean that they both looked at it.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} saluted {part_def}, and said who was coming. What came was <hero>mmpf,</hero> because of the toffee.',
          ],
          warm: ['{hero_subj} smiled at {part_def} with brown teeth, and wished {part_him} a mmpf.'],
          clever: [
            '{hero_subj} knew the password for {part_def}. {hero_subj} said it, through the toffee, quite correctly, and it was wrong.',
          ],
          playful: [
            '{hero_subj} announced a princess to {part_def}, with trumpet. <hero>Mmpf,</hero> went the trumpet, <hero>the Mmpf of Mmpf.</hero>',
          ],
        },
        fails: ['That was no one who was expected.'],
        again: ['{hero_subj} said it again, and somewhat sprayed.'],
        refrain: ['Mmpf, mmpf, who? And no.'],
        turned: ['Brush, brush, I. And so.'],
        noticing: [
          '{part_def} had put a hand behind {part_his} ear, and bent forward. One could see that {part_he} would have liked to. {hero} felt with {hero_his} tongue for the thing that stood between them, and it was stuck to the last tooth but two.',
        ],
        deed: [
          '{hero_subj} begged pardon with one finger. {hero_subj} took out {hero_his} toothbrush, did the last but two, and the last but one. The last, wiped {hero_his} chin, and said it.',
        ],
        answer: [
          'It was short, and it shone. {part_def} said it over to {part_himself}, letter by letter, and they were all there.',
        ],
        echo: ['<companion>Say mmpf again,</companion> said {companion}. {hero} tried. It needs toffee.'],
      },
    ],
  },
  wholeSong: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} dabbed a wet brush on two front teeth. <hero>Finished.</hero> Then {hero_he} jumped up and looked in at {part_def}.',
          ],
          warm: [
            '{hero_subj} wanted to be with {part_def} quickly. So there was one dab on two teeth. <hero>Finished,</hero> {hero_he} cooed, and was there.',
          ],
          clever: [
            'Two teeth are the ones you see, thought {hero}. <hero>Finished,</hero> {hero_he} called, and stuck {hero_his} head in to {part_def}.',
          ],
          playful: [
            '{hero_subj} brushed as a rabbit brushes, two in front. <hero>Finished,</hero> said the rabbit, and hopped up to {part_def}.',
          ],
        },
        fails: [
          'Each time {hero} was finished, {hero_he} came and looked. {hero_subj} was finished every moment.',
        ],
        again: ['{hero_subj} was finished a fourth time, quicker than ever. The brush had not even got wet.'],
        refrain: ['Dab, dab, done. Peep. And gone.'],
        turned: ['Shush-a, shush-a, beard. And who comes?'],
        noticing: [
          '{companion} was brushing {companion_his} teeth as well, and humming to it, in no hurry. The song had four verses. {companion} was at the second.',
        ],
        deed: [
          '{hero_subj} sat down by {companion} and joined in. {hero_subj} brushed every tooth until the last note of the fourth verse, and the foam grew into a beard.',
        ],
        answer: ['A beard that gets longer while one watches is worth a look. {part_def} looked.'],
        echo: [
          '<companion>You’ve still got a bit of beard,</companion> said {companion}. <hero>I’m keeping it for tomorrow,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wet {hero_his} toothbrush, shook it, and put it away. <hero>Right.</hero> Then {hero_he} knelt before {part_def} and knocked.',
          ],
          warm: [
            '{hero_subj} only brushed the one that showed when {hero_he} smiled. Then {hero_he} smiled in at {part_def}.',
          ],
          clever: [
            '{hero_subj} had found out that six strokes look like sixty, if you do them fast. {hero_subj} had the rest of the time for {part_def}.',
          ],
          playful: [
            '{hero_subj} was a lightning brusher. Zip, and done, and {hero_he} flashed in at {part_def}.',
          ],
        },
        fails: ['One had hardly got used to nobody being there, and there was somebody.'],
        again: ['{hero_subj} was in and out again before anyone could wave.'],
        refrain: ['Dab, done, peep. And hid.'],
        turned: ['Hum, hum, foam. And did.'],
        noticing: [
          '{companion} had begun before {hero}, and was not done. Verse two, said {companion_gen} finger. {companion} was at the back teeth, with {companion_his} eyes shut, and looked like someone who is listening to the sea.',
        ],
        deed: [
          '{hero_subj} sat down beside {companion}, with their backs to it all, and started in on verse two. {hero_subj} brushed to the end of verse four, and let it foam.',
        ],
        answer: [
          'It came out at the corners, and dripped, and began to curl. In there somebody wanted to see what it would be when it was done.',
        ],
        echo: [
          '<companion>Mine was a Father Christmas,</companion> said {companion}. <hero>Mine was a sheep,</hero> said {hero}. It depended on where you stood.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} dabbed a wet brush on two front teeth. <hero>Finished.</hero> Then {hero_he} ran to {part_def}, to see whether it was finished, too.',
          ],
          warm: [
            '{hero_subj} did not want {part_def} to be lonely. One dab, two teeth. <hero>Finished,</hero> called {hero}, and was back already.',
          ],
          clever: [
            '{hero_subj} worked out that two teeth took two seconds. So {hero_he} could look at {part_def} every two seconds.',
          ],
          playful: [
            '{hero_subj} and {part_def} were having a race. <hero>Finished,</hero> called {hero} after two teeth, and went to see who had won.',
          ],
        },
        fails: ['As fast as {hero} was finished, nothing else can be.'],
        again: [
          '{hero_subj} finished one single tooth and came running. It was not even one of the big ones.',
        ],
        refrain: ['Dab, dab, done. Not, not, not.'],
        turned: ['Shush-a, shush-a, four. And done.'],
        noticing: [
          '{companion} was brushing, too, and humming along. It was a song of four verses, and {companion} was at the second, with a small beard.',
        ],
        deed: [
          '{hero_subj} took up {hero_his} brush again and joined in, tooth by tooth, round the back and along. {hero_subj} went on till the last note of the fourth verse.',
        ],
        answer: [
          'Whoever is brushing has no hand free. {part_def} had been left alone for four whole verses.',
        ],
        echo: [
          '<companion>Which verse do you like best?</companion> asked {companion}. <hero>The one at the back,</hero> said {hero}, <hero>on the left.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Teeth done,</hero> called {hero}, which was not so, and then, <hero>it’s done as well,</hero> of {part_def}, and had a feel.',
          ],
          warm: [
            '{hero_subj} brushed two, for {companion_gen} sake, and went to keep {part_def} company. {hero_subj} kept it company with both thumbs.',
          ],
          clever: [
            '{hero_subj} compared who was the quicker, {hero_his} teeth or {part_def}. {hero_gen} teeth won each time. There were two of them.',
          ],
          playful: [
            '{hero_subj} was a cuckoo with a toothbrush. It came out, dabbed, cried <hero>done,</hero> and fell over on {part_def}.',
          ],
        },
        fails: ['Every time that it had just got going somebody came and said done.'],
        again: ['{hero_subj} dabbed once. <hero>Done.</hero> Then {hero_he} forgot to dab.'],
        refrain: ['Dab, done, feel. And no.'],
        turned: ['Round, round, four. And so.'],
        noticing: [
          '{companion} stood there and hummed, and brushed, and looked out at nothing. It was a long, brown, comfortable song, with a stair in every verse. {companion} had gone down two of them.',
        ],
        deed: [
          '{hero_subj} went and stood next to {companion}. {hero_subj} got in on the third stair, and brushed all that {hero_he} had, top and bottom, down to the end of the fourth.',
        ],
        answer: [
          'There were two people there, and their mouths and their hands were full. {part_def} was not anybody’s.',
        ],
        echo: [
          '<companion>You’ve never been down at the fourth before,</companion> said {companion}. <hero>No,</hero> said {hero}. <hero>It’s nice there.</hero>',
        ],
      },
    ],
  },
  outOfTheQueue: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had rehearsed all night and come in yesterday’s shirt. {hero_subj} put {hero_his} case to {part_def} at once, through {hero_his} fingers.',
          ],
          warm: [
            '{hero_subj} did not want to breathe on anybody after such a night. {hero_subj} spoke to {part_def} sideways, into {hero_his} elbow.',
          ],
          clever: [
            '{hero_subj} kept it short for {part_def}. It was kept so short, and so far behind {hero_his} hand, that there was nothing of it left.',
          ],
          playful: [
            '{hero_subj} did it all for {part_def} as a joke, turned half away, with a hand up like a villain. Nobody knew that it was a joke.',
          ],
        },
        fails: [
          'Whoever talks behind a hand seems to be talking about somebody. {hero} said it again, behind both.',
        ],
        again: [
          '{hero_subj} turned away further, to be on the safe side. {hero_subj} was now talking to a coat.',
        ],
        noticing: [
          'In the dark screen of {hero_his} phone {hero} saw what the other side saw. There was a hand, there was an elbow. There was no mouth.',
        ],
        deed: [
          '{hero_subj} gave up {hero_his} place at the front and went to the basin. {hero_subj} brushed for two whole minutes. Then {hero_he} came back last, with {hero_his} hands down.',
        ],
        answer: ['{part_def} looked up, and found someone there.'],
        echo: [
          '<companion>You smell of peppermint,</companion> said {companion}. <hero>It’s the most honest thing I’ve said today,</hero> said {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pushed up to {part_def} in yesterday’s shirt, and mumbled through {hero_his} fingers that it was urgent.',
          ],
          warm: [
            '{hero_subj} smiled at {part_def} with {hero_his} mouth shut and a hand before it. It was meant as tact.',
          ],
          clever: [
            '{hero_subj} explained to {part_def} from the side, at an angle, why an exception was due. You could see an ear.',
          ],
          playful: [
            '{hero_subj} hid {hero_his} mouth behind {hero_his} collar and did a gangster for {part_def}. After such a night it was rather good.',
          ],
        },
        fails: [
          'Somebody who shows only an elbow has something to hide. Behind {hero_him} the queue for {part_def} went all round.',
        ],
        again: ['{hero_subj} moved up closer and turned away more. It took some doing.'],
        noticing: [
          '{hero_subj} looked into the black screen, to see how bad it was. There was a sleeve, and behind the sleeve there was nobody you would let in anywhere.',
        ],
        deed: [
          '{hero_subj} left the queue, from right in front. {hero_subj} brushed {hero_his} teeth at the basin for two minutes, and came back behind all the others, with {hero_his} hands down.',
        ],
        answer: ['When it was {hero_gen} turn, nobody stood behind {hero_him}. {part_def} had time.'],
        echo: [
          '<companion>You had such a good place,</companion> said {companion}. <hero>Nobody can smell your teeth at the back,</hero> said {hero}. <hero>That was the idea, before.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had slept in {hero_his} clothes, if at all, and went straight from the floor up to {part_def}. {hero_subj} asked it into {hero_his} own elbow.',
          ],
          warm: [
            '{hero_subj} did not want to breathe on anybody. So {hero_he} turned {hero_his} face away from {part_def}, and spoke to the wall, quite kindly.',
          ],
          clever: [
            '{hero_subj} had found out that you can say almost anything without opening your mouth. {part_def} had not found that out.',
          ],
          playful: [
            '{hero_subj} held up a corner of {hero_his} scarf and was a bandit. <hero>Your door or your life,</hero> mumbled the bandit to {part_def}.',
          ],
        },
        fails: ['A person who talks past you is up to something. Anyone on a door knows that.'],
        again: ['{hero_subj} put up {hero_his} collar as well. Now even the eyes were going.'],
        noticing: [
          'The two behind {hero_him} had left rather a large gap. {hero} thought it was manners. Then one of them held out a packet of peppermints, at arm’s length, and looked at the sky.',
        ],
        deed: [
          '{hero_subj} thanked them, went out of the queue, and got {hero_his} toothbrush out of the bag. At the tap in the yard, where all could see, {hero_he} brushed for two whole minutes. Then {hero_he} went to the end of the line, and there it had grown by nine.',
        ],
        answer: [
          'By the time it was {hero_gen} turn the sun was on the door, and {hero_he} stood in it, teeth and all. {part_def} leaned forward to listen, and did not lean back.',
        ],
        echo: [
          '<companion>Nine people,</companion> said {companion}. <hero>Nice ones,</hero> said {hero}. <hero>We talked.</hero>',
        ],
      },
    ],
  },
  phoneInTheHall: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had written until three and slept in {hero_his} shoes. When {part_def} drew breath to speak, {hero_he} snapped.',
          ],
          warm: [
            '{hero_subj} had sat up until three, comforting everybody who was online. For {part_def}, who was there, {hero_he} had no word left.',
          ],
          clever: [
            '{hero_subj} had settled nine things by three in the morning. {part_def} was to have been the tenth. {hero_subj} yawned in the middle of it.',
          ],
          playful: [
            '{hero_subj} had been very funny until three. Now {hero_he} made a face at {part_def}, and it was meant to be funny as well.',
          ],
        },
        fails: ['{hero} had looked at {hero_his} phone first, and then up. It was the order that did it.'],
        again: [
          '{hero_subj} said <hero>What?</hero> It was not a question. {hero_subj} put the phone down and picked it up.',
        ],
        noticing: [
          'In the mirror hung {hero_his} toothbrush. It had been dry for days. Behind it, in the glass, there had been another face, waiting, and now there was not.',
        ],
        deed: [
          '{hero_subj} laid the phone outside the door and let them decide without {hero_him}. {hero_subj} wetted the brush and brushed for as long as one ought. Then {hero_he} sat down with nothing in {hero_his} hands.',
        ],
        answer: [
          'Something came in through the door that had stood there for some time. It was a breath, and behind it was {part_def}.',
        ],
        echo: [
          '<companion>It buzzed sixty times out there,</companion> said {companion}. <hero>What did it want?</hero> asked {hero}. <companion>Out, I think.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sat up with {part_def} until three, wrote, asked, wrote. In the morning {hero_he} had {hero_his} shoes on already, or still.',
          ],
          warm: [
            '{hero_subj} did not want to leave anyone alone with it. So {hero_he} kept the light on and looked after {part_def}, and after the chat about {part_def}, until three.',
          ],
          clever: [
            'It would be ready sooner, {hero} held, if one knew how it was getting on. {hero_subj} checked {part_def} at one, at two and at three, and told the others.',
          ],
          playful: [
            '{hero_subj} ran a night show about {part_def}, with callers. At three the only caller was {hero}.',
          ],
        },
        fails: ['All night there was somebody poking at it with a small light.'],
        again: [
          'At breakfast {hero_he} bit off the head of the first person who said good morning, and then asked what {part_def} was doing.',
        ],
        noticing: [
          '{hero_subj} met a toothbrush in the mirror. It hung there, and it was as dry as a twig. {hero} tried to think when that had last been otherwise. Behind the brush stood somebody with red eyes, and the somebody needed a wash.',
        ],
        deed: [
          'At ten that evening {hero_he} put the phone out in the hall, like a cat. The others were about to vote, and would do so without {hero_him}. {hero_subj} brushed {hero_his} teeth for as long as it takes, and put out the light, and did not go to see.',
        ],
        answer: [
          'Nothing was asked and nothing was lit. It had a whole night, for the first time, and so had {hero}.',
        ],
        echo: [
          '<companion>They’ve voted,</companion> said {companion}. <hero>What for?</hero> <companion>To go to bed earlier.</companion>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had written till three. At eight {part_def} was about to say something, and {hero} said <hero>What?</hero> like a door.',
          ],
          warm: [
            '{hero_subj} had comforted people till three, twelve of them. The thirteenth, at eight, was {part_def}, and {hero} had none left.',
          ],
          clever: [
            '{hero_subj} had found out everything by three in the morning. So at eight {hero_he} told {part_def} what the answer was, before there had been a question.',
          ],
          playful: [
            '{hero_subj} had been extremely funny until three. At eight {hero_he} had only one joke over, and it hit {part_def}.',
          ],
        },
        fails: ['After that it was shut. It did not slam, it clicked.'],
        again: ['<hero>Sorry,</hero> wrote {hero}, under the table, without looking up.'],
        noticing: [
          'At the basin hung a toothbrush, and it was {hero_gen}, and it was dry. You cannot even spit properly like that, {hero_he} thought. In the mirror behind it was the door. Someone had stood there for a while with a cup, and had gone away again with it.',
        ],
        deed: [
          'That evening the phone went out into the hall, at ten, though the whole group was just deciding. {hero} brushed {hero_his} teeth, and slept. At eight {hero_he} sat down by {part_def} with clean teeth and both hands round a cup. <hero>You wanted to say something,</hero> said {hero}, <hero>yesterday.</hero> Then {hero_he} was quiet.',
        ],
        answer: ['There was room for a whole cup in that silence, and {hero} had one. Nothing buzzed.'],
        echo: [
          '<companion>And what did they decide?</companion> asked {companion}. {hero} had forgotten to look.',
        ],
      },
    ],
  },
};
