import type { LessonPairs } from '../../schema.ts';

export const friendship: LessonPairs = {
  moveUpOnePlace: {
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>You can sit here,</hero> said {hero} to {part_def}, <hero>if you come at once.</hero> {hero_gen} legs lay across the whole of the seat.',
          ],
          warm: [
            '<hero>Come and sit by me,</hero> said {hero} to {part_def}, and patted the ground. {hero_subj} patted nearly all of it.',
          ],
          clever: [
            '{hero_subj} had rules for it. {part_def} could come, if {part_he} came from the left and did not wriggle.',
          ],
          playful: [
            '{hero_subj} was king of the bench, and {part_def} was invited to the court. The king lay along all of the bench.',
          ],
        },
        fails: [
          'Each invitation had an if in it. And {hero} looked straight at the hiding place to see whether it worked.',
        ],
        again: [
          '{hero_subj} said it with three ifs and a because. It was the longest come-here that {hero_he} had ever made.',
        ],
        refrain: ['Come if, come if, come if. And nobody came.'],
        turned: ['Shove up, one bit. And somebody might.'],
        noticing: [
          '{hero_subj} looked along where {hero_he} was sitting. Here were {hero_his} knees. There was an elbow. There was the other elbow. There was no more seat.',
        ],
        deed: [
          '{hero_subj} slid along by exactly one place. {hero_subj} patted nothing and called nobody, and looked straight ahead.',
        ],
        answer: ['Beside {hero} there was a place now, about the size of {part_def}. Nobody looked at it.'],
        echo: [
          '<companion>Is this anyone’s?</companion> asked {companion}, and pointed at the place. <hero>Yes,</hero> said {hero}. <hero>Whoever’s.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>There’s a place here,</hero> {hero} called to {part_def}, <hero>if you’re quick.</hero> {hero_gen} rucksack was on the place.',
          ],
          warm: [
            '{hero_subj} kept a place for {part_def}, with both hands and a coat on it, so that nobody else should sit there.',
          ],
          clever: [
            '{hero_subj} worked out where {part_def} would sit best. There {hero_he} laid one leg, to mark it.',
          ],
          playful: [
            '{hero_subj} opened a cinema for {part_def}. All the seats were {hero_gen}, and {hero_he} lay along the front row.',
          ],
        },
        fails: ['It was a place, but somebody was already looking out of it. Nobody sits down on a look.'],
        again: ['{hero_subj} patted the place so hard that dust came up. Dust is not much of an invitation.'],
        refrain: ['Sit here, sit here, pat. And no one sat.'],
        turned: ['Budge up, hush up. And someone sat.'],
        noticing: [
          '{hero_gen} foot had gone to sleep. {hero_subj} followed it with {hero_his} eyes, all along the seat, and it went on for a surprisingly long time.',
        ],
        deed: [
          '{hero_subj} drew in the foot, and then the rest. {hero_subj} moved along by just one place, folded {hero_his} hands, and studied the distance.',
        ],
        answer: [
          'The empty bit was warm. It was no wider than {part_def}, and nobody was looking out of it.',
        ],
        echo: [
          'They went home three abreast. <companion>There’s room for four,</companion> said {companion}, and they left it free, in case.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>You can play too,</hero> {hero} told {part_def}, <hero>if you let us by.</hero> {hero_subj} stretched out both legs and waited.',
          ],
          warm: [
            '{hero_subj} sat down and smiled at {part_def}. <hero>You can sit with us, if you’re good.</hero> There was no room for anyone good.',
          ],
          clever: [
            '{hero_subj} made {part_def} an offer with four ifs in it. It was quite fair, and took some time to say.',
          ],
          playful: [
            '{hero_subj} opened a theatre on the ground and sold {part_def} a ticket, if {part_he} stood over there. All the seats were {hero_gen}.',
          ],
        },
        fails: ['The ifs were all on the one side, and so were {hero_gen} legs.'],
        again: ['{hero_subj} offered the same again with one more if. Nobody can carry that many.'],
        refrain: ['You can, if, if, if. And nobody did.'],
        turned: ['Move up, one bit. And down we sit.'],
        noticing: [
          '{hero_subj} looked along the ground beside {hero_him}. It was all knees and elbows, and they were {hero_gen} own. Opposite, someone had been standing the whole time.',
        ],
        deed: [
          '{hero_subj} slid along by one place. {hero_subj} did not pat it, and did not say whose it was. {hero_subj} looked straight ahead.',
        ],
        answer: [
          '{part_def} shifted from one foot to the other. The place stayed where it was, and stayed empty.',
        ],
        echo: [
          '<companion>You’ve left a gap,</companion> said {companion}, later. <hero>I know,</hero> said {hero}. <hero>I’m leaving them everywhere today.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had spread out {hero_his} jacket, {hero_his} cap and {hero_his} legs. <hero>There’s a place for you,</hero> {hero_he} told {part_def}, <hero>if you’re quick.</hero>',
          ],
          warm: [
            '{hero} called {part_def} over with a big, warm voice. <hero>Come, I’ll move if you come,</hero> {hero_he} said, and did not move.',
          ],
          clever: [
            '{hero} offered {part_def} a place, later, on a list. It depended on one thing, and that depended on {hero}.',
          ],
          playful: [
            '{hero} was the cashier at the merry-go-round. <hero>Still one seat,</hero> {hero_he} told {part_def}, and was sitting on it.',
          ],
        },
        fails: ['{part_def} had heard of such places before. You get up for them, and then they are taken.'],
        again: ['{hero_subj} offered it once more, with {hero_his} cap on the cap.'],
        refrain: ['If and if and if. And no.'],
        turned: ['Along, along, one. And there.'],
        noticing: [
          '{hero} looked for a bit of free ground to point to. Here was {hero_gen} jacket. Here was {hero_gen} cap. Here was the rest of {hero_him}.',
        ],
        deed: [
          '{hero_subj} took the jacket, the cap and the legs, and slid along by one place. {hero_subj} said nothing about it.',
        ],
        answer: ['{part_def} looked at the place to see what it cost. It did not seem to cost anything.'],
        echo: [
          '<companion>Is there one for me as well?</companion> asked {companion}. {hero} slid. It turned out that there was no end to it.',
        ],
      },
    ],
  },
  yourMoveFirst: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} explained {hero_his} game to {part_def}, from rule one. At rule nine {hero_he} began again, louder.',
          ],
          warm: [
            '{hero_subj} explained every rule to {part_def}, most kindly. {hero_subj} talked over anything that came back.',
          ],
          clever: [
            '{hero_subj} drew up the rules for {part_def} in the right order. There were eleven, and they did not leave much room.',
          ],
          playful: [
            '{hero_subj} played all the parts of {hero_his} game for {part_def}: the hare, the hat and the judge. It needed nobody else.',
          ],
        },
        fails: ['Whatever came from over there, {hero} had a rule that came before it.'],
        again: ['{hero_subj} shouted rule one. It had not got any clearer by being longer.'],
        refrain: ['Rule one, rule two, rule three. Blah, said the rules.'],
        turned: ['Your go, my go, your go. Ha.'],
        noticing: [
          '{hero_subj} ran out of rules. In the quiet something small was done over there. After a moment it was done again, just the same.',
        ],
        deed: [
          '{hero_subj} let the rules drop. {hero_subj} did the one small thing back, once, and waited for the next move.',
        ],
        answer: ['{part_def} held quite still. Then {part_he} did it again, with a bit added on.'],
        echo: ['Nobody ever found out what the game was called. {companion} won it twice.'],
      },
      {
        firstTry: {
          bold: [
            '{hero} threw {part_def} a ball, so to speak. <hero>Catch,</hero> {hero_he} called, <hero>and back, and clap, and turn.</hero> That was the game.',
          ],
          warm: [
            '{hero} taught {part_def} the clapping game from home, verse by verse, and clapped for both.',
          ],
          clever: [
            '{hero} had a game for {part_def} with only four rules. Each had an exception, and {hero_he} gave them all.',
          ],
          playful: [
            '{hero} invented a game for {part_def} as {hero_he} went along. The rules came faster than the game.',
          ],
        },
        fails: ['{part_def} made a move. It was not in the rules, and so {hero} did not see it.'],
        again: ['{hero_subj} clapped for both of them again. It is quite hard, and it looked it.'],
        refrain: ['Clap and turn and no, not so.'],
        turned: ['You do. I do. You do. Ho.'],
        noticing: [
          '{hero_gen} palms were hot, and {hero_he} let them cool. Over there came the move again. It was the same one, and it had been there all through the clapping.',
        ],
        deed: [
          '{hero} put away all four rules with their exceptions. {hero_subj} did that one move back, just once, and held still.',
        ],
        answer: ['{part_def} gave a start. It is a strange thing to be answered.'],
        echo: [
          '{hero} tried it on {companion}, later. {companion} did it back. They never found out what it meant, and did it every day.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} explained {hero_his} game to {part_def} at the top of {hero_his} voice. Then {hero_he} went a bit above the top.',
          ],
          warm: [
            '{hero_subj} wanted {part_def} to feel included, and sang out all the rules, one by one, without a breath.',
          ],
          clever: [
            '{hero_subj} reasoned that if {part_def} was loud, then rules had to be louder. {hero_subj} got as far as rule seven.',
          ],
          playful: [
            '{hero_subj} gave {part_def} the part of the orchestra. Then {hero_he} conducted with both arms, and shouted the tune.',
          ],
        },
        fails: ['Now there were two of them at it, and neither could hear the other.'],
        again: [
          '{hero_subj} explained what it means to take turns. {hero_subj} explained it right through everybody’s turn.',
        ],
        refrain: ['Me and you, me and you, all at once.'],
        turned: ['You. Then me. Then shh.'],
        noticing: [
          '{hero_gen} voice cracked and gave out. In the middle of everything {hero_he} could make out one small beat. It came again, always the same.',
        ],
        deed: [
          '{hero_subj} kept {hero_his} mouth shut and waited. Into the next gap {hero_he} laid that one beat, with two fingers on {hero_his} knee, and waited again.',
        ],
        answer: [
          '{part_def} had to stop for breath now and then, and the next stop was {hero_gen}. So there were turns.',
        ],
        echo: ['Afterwards {hero} tapped on {hero_his} knee, once. {companion} waited, and tapped back.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had brought a game, and {part_def} was to play it. {hero_subj} read out rule one. Then {hero_he} bellowed rule one.',
          ],
          warm: [
            '{hero_subj} only wanted {part_def} not to feel left out. So {hero_he} shouted all the rules twice, cheerfully.',
          ],
          clever: [
            '{hero_subj} thought that {part_def} could not have understood. So {hero_he} told it the reasons for the rules as well, over the top.',
          ],
          playful: [
            '{hero_subj} was umpire, trumpet and crowd. The crowd cheered at {part_def}, and the umpire could not hear it.',
          ],
        },
        fails: ['It was a game for two, and there was only one turn in it, and {hero} had that.'],
        again: ['{hero_subj} began again at rule one, since it had gone so well up to there.'],
        refrain: ['My go, my go, my go. Boom.'],
        turned: ['Your go, hush. And mine.'],
        noticing: [
          '{hero} had come to the last rule, and there were none left. In the hole where a rule should have been, something went tap. A bit later it went tap.',
        ],
        deed: [
          '{hero_subj} tapped back, with one knuckle, on the ground. It was one tap. Then {hero_he} took {hero_his} hand away and waited.',
        ],
        answer: [
          'The hand lay there, and that meant: you. {part_def} needed a moment to think of something.',
        ],
        echo: [
          '<companion>Who won?</companion> asked {companion}. <hero>It’s still its turn,</hero> said {hero}.',
        ],
      },
    ],
  },
  crookOfAnElbow: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Watch me,</hero> said {hero} to {companion}, <hero>and clap.</hero> Then {hero_he} ran out onto {part_def}, all alone.',
          ],
          warm: [
            '<hero>You stay where it’s safe,</hero> said {hero} to {companion}. {hero_subj} went out onto {part_def} for both of them.',
          ],
          clever: [
            '<hero>One is lighter than two,</hero> said {hero}. {hero_subj} left {companion} at the edge and walked out onto {part_def}.',
          ],
          playful: [
            '{hero_subj} announced the great slider of the south. {companion} was to be the crowd. The great slider stepped onto {part_def}.',
          ],
        },
        fails: [
          'There was nobody beside {hero} to hold on to. {hero_subj} held on to the air, on both sides.',
        ],
        again: [
          '{hero_subj} told {companion} to clap sooner this time. {companion} clapped, and {hero} slid right through the clap.',
        ],
        refrain: ['Look at me, look at me, whoops.'],
        turned: ['Arm in arm, four feet, step.'],
        noticing: [
          '{companion} stood there, ready to clap, with {companion_his} hands hanging. Next to {hero} was a great deal of empty room.',
        ],
        deed: [
          '{hero_subj} went back and took one step to the side. {hero_subj} held out the crook of {hero_his} elbow. <hero>This side is yours.</hero>',
        ],
        answer: [
          '{companion} hooked in. Now they had four feet on {part_def}, and when one slid, three did not.',
        ],
        echo: [
          '<companion>You can let go now,</companion> said {companion}. <hero>I know,</hero> said {hero}, and they walked on like that.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hold my hat,</hero> said {hero} to {companion}, and off {hero_he} went over {part_def}, arms out, all by {hero_himself}.',
          ],
          warm: [
            '<hero>You stay here where it’s safe,</hero> {hero} told {companion}. Then {hero_he} went out onto {part_def}, to be brave for both.',
          ],
          clever: [
            '{hero_subj} had worked out that one person weighs less than two. So {companion} was left at the edge of {part_def}, to count.',
          ],
          playful: [
            '{hero_subj} was the star of the ice show. {companion} was the lamp. The star came out onto {part_def}, and twirled.',
          ],
        },
        fails: [
          'On {hero_gen} left there was a whole empty side. It was to that side that {hero_he} always fell.',
        ],
        again: [
          '{hero_subj} asked {companion} for more applause. A fall is a fall, however hard one claps it.',
        ],
        refrain: ['Just me, just me, wheee.'],
        turned: ['Me and you, two by two.'],
        noticing: [
          '{hero} lay there, looking at {companion_gen} shoes. They stood side by side, at the edge, like two people who have not been asked to dance.',
        ],
        deed: [
          '{hero_subj} went back on {hero_his} hands and knees, stood up, and stuck out an elbow like the handle of a jug. <hero>Coming?</hero>',
        ],
        answer: [
          '{companion} hung on to the handle. On {part_def} they leaned together like two cards, and the cards stood.',
        ],
        echo: [
          '<companion>I clapped quite well, though,</companion> said {companion}. <hero>You held even better,</hero> said {hero}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Watch me,</hero> said {hero} to {companion}, <hero>and clap.</hero> {hero_subj} put {hero_his} back to the middle of {part_def}, and pushed.',
          ],
          warm: [
            '<hero>You stay there and rest,</hero> said {hero} to {companion}. {hero_subj} pushed {part_def} for both of them, in the middle.',
          ],
          clever: [
            'One pushes best in the middle, thought {hero}, and the middle of {part_def} was taken, by {hero}. {companion} was to count.',
          ],
          playful: [
            '<hero>Ladies and gentlemen, the strongest hero of the north,</hero> said {hero}, to {companion}, and leaned on {part_def}.',
          ],
        },
        fails: ['In the middle it only went deeper. On both sides there was room, and nobody.'],
        again: [
          '<hero>Clap now,</hero> groaned {hero}. {companion} clapped. It is hard to clap for something that is not moving.',
        ],
        refrain: ['Watch me, watch me, oof. And thud.'],
        turned: ['Your back, my back, lean. And up.'],
        noticing: [
          '{companion_gen} hands hung down, ready to clap. Next to {hero_gen} back was just so much of {part_def} as one more back is wide.',
        ],
        deed: [
          '{hero} took one step to the side and held out the crook of {hero_his} elbow. <hero>This side is yours,</hero> {hero_he} said.',
        ],
        answer: [
          '{companion} hooked in, back beside back. {part_def} had to do with two people now, at the side, where it was not used to it.',
        ],
        echo: [
          '<companion>Who’s going to clap?</companion> asked {companion}. They had no hand free. They did it with their heels.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Stand back,</hero> said {hero}. {companion} stood back. {hero} spat in {hero_his} hands, and set {hero_his} chest to {part_def}.',
          ],
          warm: [
            '{hero_subj} sent {companion} off to rest, so that {companion_he} should not hurt {companion_his} back. Then {hero_he} leaned on {part_def}, and hurt {hero_his}.',
          ],
          clever: [
            '{hero_subj} knew where the middle of {part_def} was, to the inch. <hero>You watch the inch,</hero> {hero_he} told {companion}, and pushed.',
          ],
          playful: [
            '{hero_subj} was a locomotive. {companion} was the station, and had to wave. Puff, went {hero}, against {part_def}.',
          ],
        },
        fails: ['All of {hero} was on one spot. The rest of it had nobody, and stayed.'],
        again: [
          '{hero_subj} rested, and came again. <companion>Am I still to stand back?</companion> asked {companion}.',
        ],
        refrain: ['Stand back, push, push. And plonk.'],
        turned: ['Stand here, hip, hip. And up.'],
        noticing: [
          '{hero} leaned there with no breath left. Next to {hero_gen} shoulder ran a bit of cold that nothing was leaning on. It was as wide as {companion}.',
        ],
        deed: [
          '{hero_subj} moved over and crooked {hero_his} arm. <hero>There’s half of it free,</hero> {hero_he} said.',
        ],
        answer: [
          'They linked arms and leaned. It was not twice as much, it was something else, and {part_def} noticed.',
        ],
        echo: ['They had to go home arm in arm after that. Neither of them could remember how you let go.'],
      },
    ],
  },
  thirdBand: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kept one hand over the band on {hero_his} wrist. It was for two people only. With the other hand {hero_he} shoved at {part_def}.',
          ],
          warm: [
            '{hero_subj} stroked {part_def} with one hand. The other lay over {hero_his} woven band, because that was for two people only.',
          ],
          clever: [
            '{hero_subj} needed one hand to guard {hero_his} woven band, which was meant for two. So {hero_he} moved {part_def} with the other, by numbers.',
          ],
          playful: [
            '{hero_subj} wore a secret band for two people only, and kept it under one hand. The other hand was a bulldozer, and drove at {part_def}.',
          ],
        },
        fails: ['One hand did the pushing. The other only guarded, and was no help at all.'],
        again: [
          '{hero_subj} pushed with {hero_his} forehead, so as not to uncover {hero_his} wrist. It looked like a conversation between goats.',
        ],
        refrain: ['Shove, shove, mine. And nobody moved.'],
        turned: ['Off, down, there. And someone did.'],
        noticing: [
          'The guarding hand had gone stiff. {hero_subj} lifted it a little and looked. The band had two very long ends, quite enough to go round somebody else.',
        ],
        deed: [
          '{hero_subj} pulled the band off {hero_his} wrist. {hero_subj} laid it down by {part_def}, at the end of the row.',
        ],
        answer: ['One breath went in, and smelled something new. {part_def} breathed out much more slowly.'],
        echo: [
          '<companion>Who’s got the band now?</companion> asked {companion}. {hero} looked at {hero_his} bare wrist. There was a stripe where it had been. <hero>All of us,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'The band on {hero_gen} wrist was for two, and two were enough. {hero_subj} turned {hero_his} back on {part_def}, and pushed with that.',
          ],
          warm: [
            '<hero>It’s nothing against you,</hero> {hero} told {part_def}. The band was for two, that was all. {hero_subj} hid it in one hand and nudged with the other.',
          ],
          clever: [
            'A band for two is full with two, {hero} reckoned. {hero_subj} pulled {hero_his} sleeve down over it, and pushed {part_def} with that elbow.',
          ],
          playful: [
            'It was a secret club, with one band and two members. <hero>Password,</hero> {hero} whispered to {part_def}, and pushed, since none came.',
          ],
        },
        fails: ['It is hard to push somebody away and keep a sleeve shut.'],
        again: [
          '{hero_subj} pushed with both feet, and held the band in {hero_his} teeth. It tasted of wool.',
        ],
        refrain: ['Two, two, no room. And grunt.'],
        turned: ['Two, three, room. And over.'],
        noticing: [
          'The band had slid down to {hero_gen} fingers. {hero_subj} turned it round. It was so wide that one more hand would have gone in beside.',
        ],
        deed: [
          '{hero_subj} slipped the band off. {hero_subj} laid it down next to {part_def}, open, like a very small gate.',
        ],
        answer: ['{part_def} breathed in, and breathed out, as you do when you move along a bench.'],
        echo: ['Since then it has been a band for three. It goes round rather badly.'],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kept one hand over {hero_his} woven band, which was for two people only. With the other {hero_he} jammed {part_def} together.',
          ],
          warm: [
            '{hero_subj} petted {part_def} with one hand. The other hand was on {hero_his} woven band, because that was for two people only.',
          ],
          clever: [
            '{hero} needed a hand for {hero_his} woven band, so that nobody should ask for one. That left one for {part_def}.',
          ],
          playful: [
            '{hero_subj} had a secret band for two people only, and hid it under one hand. The free hand did the conjuring on {part_def}.',
          ],
        },
        fails: [
          'It wanted tying. {hero} had just the thing to tie it with, and was sitting on it, so to speak.',
        ],
        again: [
          '{hero_subj} pressed with {hero_his} chin and one hand. The other hand was busy keeping a secret.',
        ],
        refrain: ['Mine and hers, shh. And flop.'],
        turned: ['Off and round and round. And stop.'],
        noticing: [
          'The hand over the band had gone stiff. {hero} looked underneath. The band had two long ends, much longer than two people need.',
        ],
        deed: [
          '{hero_subj} pulled the band off {hero_his} wrist. {hero_subj} wound it round {part_def}, where the two edges met, and round again.',
        ],
        answer: ['It held {part_def} as it had held {hero_him}, quite softly, and without letting go.'],
        echo: [
          '<companion>Now it’s for three,</companion> said {companion}. <hero>It always had the ends for it,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a woven band on, with a secret in it for two. {hero_subj} held {part_def} shut with one fist, and the band with the other.',
          ],
          warm: [
            '<hero>I’d help you if I could,</hero> {hero} told {part_def}, and stroked it. The hand with the woven band stayed behind {hero_his} back.',
          ],
          clever: [
            '{hero_subj} looked for something long and soft to tie {part_def} with. {hero_subj} looked everywhere except under {hero_his} own sleeve.',
          ],
          playful: [
            '{hero_subj} juggled {part_def} with one hand. The other was busy being a secret, in a woven band.',
          ],
        },
        fails: ['Everything that held was on {hero_gen} wrist. What was on {part_def} was only fingers.'],
        again: ['{hero_subj} blew on it. Blowing is good for knees.'],
        refrain: ['Ours, ours, shh. And snap.'],
        turned: ['Yours, yours, wind it. And wrap.'],
        noticing: [
          '{companion} had pulled a thread from {companion_his} own hem and was holding it out. It was much too short. {hero} looked at it, and then up {hero_his} sleeve.',
        ],
        deed: [
          '{hero_subj} undid the band, with {hero_his} teeth. {hero_subj} put it round {part_def}, over the crack, three times, and tied it there.',
        ],
        answer: ['It fitted as if there had always been three of them in it.'],
        echo: [
          'There was a pale stripe on {hero_gen} wrist. <companion>It’s still there,</companion> said {companion}. <hero>That’s only where it used to live,</hero> said {hero}.',
        ],
      },
    ],
  },
  seatInTheCircle: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} held the place next to {hero_his} best friend with one knee. <hero>Join us, if you know the others,</hero> {hero_he} told {companion}, past {part_def}.',
          ],
          warm: [
            '{hero_subj} smiled at {companion} over a shoulder and said there was always room. {hero_subj} said it to {part_def} as well. Nobody moved.',
          ],
          clever: [
            '{hero_subj} reckoned {part_def} would give way if {companion} made the first move, and went on sitting where it was warm.',
          ],
          playful: [
            '{hero_subj} introduced {companion} to {part_def} with a drum roll on {hero_his} knees, and then turned the knees back.',
          ],
        },
        fails: [
          'The joke that followed had begun a year ago. It took some telling, and was told to the inside.',
        ],
        again: [
          '{hero_subj} repeated the invitation, with a bigger wave. To wave like that you have to be sitting comfortably.',
        ],
        noticing: [
          '{hero_subj} turned round for {hero_his} drink and saw backs. {hero_his} own was one of them, and the ring had closed behind it. One pair of shoes was pointing away.',
        ],
        deed: [
          '{hero_subj} got up from the seat that everyone wanted. {hero_subj} walked round {part_def} and sat down on the far side, on the cold edge, and left the gap open.',
        ],
        answer: ['The talk stopped. {part_def} had to look up, to see where it had gone.'],
        echo: [
          'Somebody else has the good seat now. <hero>It was hot there anyway,</hero> said {hero}, and {companion} moved up.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>That seat’s taken,</hero> said {hero} to {companion}, and put {hero_his} jacket there. {part_def} had seen it, and drew up the others’ chairs as well.',
          ],
          warm: [
            '{hero_subj} waved to {companion} from inside, very warmly. {hero_subj} was wedged in next to {part_def}, and there was no room to wave {companion_him} in.',
          ],
          clever: [
            '{hero_subj} could see that {companion} was standing. If anybody got up now, {hero_he} thought, it would look odd, and so {hero_he} talked on with {part_def}.',
          ],
          playful: [
            '{hero_subj} tossed {companion} a crisp over the heads, and {companion} caught it. Everyone clapped. {part_def} took the rest of the bag inside.',
          ],
        },
        fails: ['They closed up a bit, as you do when somebody stands behind you.'],
        again: [
          '{hero_subj} shouted a question across, and before the answer had got there somebody else was talking.',
        ],
        noticing: [
          'In the window {hero} saw the lot of them from outside, as in a shop. It looked warm in there. There was one person on the pavement side of the picture, and {companion_he} was reading the fire regulations with great attention.',
        ],
        deed: [
          '{hero_subj} took {hero_his} jacket off the seat that it had been keeping. {hero_subj} gave up {hero_his} own as well, beside the best friend, and pulled two chairs up on the far side. <hero>Shove over, everyone,</hero> said {hero}, and sat down on the worse one.',
        ],
        answer: [
          'It cannot be done, shoving over in a ring, without its coming open somewhere. It came open by {part_def}.',
        ],
        echo: [
          '<companion>Where’s the assembly point?</companion> asked {hero}. <companion>Car park,</companion> said {companion} at once.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} shouted across to {part_def} that there was a chair, come on, they didn’t bite. {hero_his} best friend laughed.',
          ],
          warm: [
            '{hero_subj} went over to {part_def} with a friendly face and an arm out, while everyone watched how {hero_he} did it.',
          ],
          clever: [
            '{hero_subj} sent {part_def} a message from the middle of the circle: plenty of room. {hero_subj} looked up to see it being read.',
          ],
          playful: [
            '{hero_subj} bowed {part_def} towards the circle like a waiter. There was applause, and it was for the waiter.',
          ],
        },
        fails: ['Then {hero} turned back, knees first, to {hero_his} best friend.'],
        again: [
          '{hero_subj} called it again, and added that everybody was waiting. It was true, and that was the trouble.',
        ],
        noticing: [
          '{hero_subj} counted the backs, and then the chairs. The circle had shut behind {hero_him}, as neat as a lid.',
        ],
        deed: [
          '{hero_subj} got up from beside {hero_his} best friend and took {hero_his} jacket. {hero_subj} sat down at the outer edge, near {part_def}, and did not look round.',
        ],
        answer: ['The gap stayed open. Nobody in it was watching, not even {hero}.'],
        echo: [
          '<hero>What are they laughing at?</hero> asked {hero}. {companion} listened. <companion>Nothing much. I’ve been hearing it from here all year.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Are you coming or not?</hero> called {hero} to {part_def}, over the music, with an arm round {hero_his} best friend.',
          ],
          warm: [
            '{hero_subj} blew {part_def} a kiss, and patted the air beside {hero_him}. There was no chair in that air.',
          ],
          clever: [
            '{hero_subj} had noticed {part_def} in the doorway. One should never make a thing of it, {hero_he} had read. So {hero_he} made nothing of it.',
          ],
          playful: [
            '<hero>And here’s our special guest,</hero> cried {hero}, and pointed a torch at {part_def}. Everyone turned round. Nobody can come in like that.',
          ],
        },
        fails: [
          'Whoever stands in a doorway can still have been on the way to somewhere else. And so it was.',
        ],
        again: [
          '{hero_subj} kept looking over, with eyebrows. It was kind of {hero_him}, and it was like being photographed.',
        ],
        noticing: [
          'It is warm in a circle, and you only see fronts. {hero} dropped {hero_his} fork, bent down for it, and was among the shoes. They stood all round with their heels together, like a fence. A good way off were two more, a bit muddy, that had been wiped.',
        ],
        deed: [
          '{hero_subj} came up with the fork and did not sit down again. It was the seat beside {hero_his} best friend, and somebody was on it before it was cold. {hero_subj} took {hero_his} plate to the far side, near the door, turned it so that there was room for another, and ate.',
        ],
        answer: [
          'It makes hardly any noise when a person sits down on the floor. {hero} did not look up. {hero_subj} only moved the salt.',
        ],
        echo: [
          '<companion>Why didn’t you say anything?</companion> asked {companion}. <hero>I had my mouth full,</hero> said {hero}. <hero>It was the best thing I could think of.</hero>',
        ],
      },
    ],
  },
  inJokeOutLoud: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} answered {part_def} with the old joke, the one about the boat. Those who knew it roared.',
          ],
          warm: [
            '{hero_subj} only wanted to keep things light. For every question {part_def} had, there was a joke that all the others knew.',
          ],
          clever: [
            '{hero_subj} thought a joke explained a group better than facts could, and showed {part_def} the screen, too fast to read.',
          ],
          playful: [
            '{hero_subj} did the voice for {part_def}, and then the walk that goes with the voice. Two people wept.',
          ],
        },
        fails: ['The screen went back to the same two, held low, behind a hand.'],
        again: ['{hero_subj} told the joke about the joke. It was for even fewer people.'],
        noticing: [
          'The laugh came in two halves, and the second was half a second late. {hero} read {hero_his} own line again, as someone would who had come today. It was not even a sentence.',
        ],
        deed: [
          '{hero_subj} turned the phone round and told it from the start. There had been a boat, a ladder and a pair of trousers, and the trousers were {hero_gen}.',
        ],
        answer: ['{part_def} got as far as the ladder and could see the rest coming.'],
        echo: [
          '<companion>I’d heard about the trousers,</companion> said {companion}. <companion>I never knew they were yours.</companion>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took {part_def} and answered everyone at once with the one word from last year. Half of them understood.',
          ],
          warm: [
            '{hero_subj} kept it friendly. Whenever anyone asked about {part_def}, {hero_he} sent a joke, so that nobody should be cross.',
          ],
          clever: [
            '{hero_subj} had a short form for everything. On the subject of {part_def} {hero_he} needed three letters, and two people to read them.',
          ],
          playful: [
            '{hero_subj} gave each person who had to do with {part_def} a nickname. It was all very quick after that, for three of them.',
          ],
        },
        fails: [
          'What was meant for two was read by seven, and each of the seven took it for something else.',
        ],
        again: ['{hero_subj} put a face after it, to show that it was funny. Now they asked about the face.'],
        noticing: [
          '{hero_subj} heard one laugh come half a second late. It was the sort you do with the mouth. {hero} looked at {part_def} again, slowly, as a stranger would.',
        ],
        deed: [
          '{hero_subj} laid {part_def} in the middle, where all of them could see, and explained the joke from its beginning. It was about {hero_him}, and it did not flatter.',
        ],
        answer: [
          'One person laughed, in the right place. Then the question was put again, straight this time.',
        ],
        echo: [
          'The nickname stayed. It is {hero_gen} now. <companion>It suits you better,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'There was a word that always got a laugh, and {hero} used it for everything to do with {part_def}. Two laughed.',
          ],
          warm: [
            'There was a word from last summer. {hero} said it whenever things got difficult with {part_def}, to make it cosy. It was cosy for three of them.',
          ],
          clever: [
            'There was a word that spared you whole explanations. {hero} spared {companion} the whole of {part_def}.',
          ],
          playful: [
            'There was a word, and a face that went with it. {hero} did the face, about {part_def}, behind {companion_gen} back, or nearly behind.',
          ],
        },
        fails: [
          'Half of what was said was said in that word. The other half lay about, and did not fit on anywhere.',
        ],
        again: ['{hero_subj} said it again. It is the sort of word that gets shorter with use.'],
        noticing: [
          '{companion} laughed. It came a little late, and it was very well done. It struck {hero} that {companion} had been doing that for months, that {companion_he} had learned it, like a language, without having a single word of it.',
        ],
        deed: [
          '<hero>It’s about me,</hero> said {hero}, in front of all of them. <hero>It’s because I cried on the banana boat.</hero> {hero_subj} told it, with the lifeguard, and with what the lifeguard had said. It was meant to have stayed among the three of them.',
        ],
        answer: [
          'There was a silence, and then {companion} laughed, at once, at the right place. After that they went on about {part_def}, in ordinary words.',
        ],
        echo: ['<companion>Banana,</companion> said {companion}, the next day, in a hard moment. It worked.'],
      },
    ],
  },
};
