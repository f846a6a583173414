import type { LessonPairs } from '../../schema.ts';

export const forgiveness: LessonPairs = {
  bothEdges: {
    broken: [
      {
        firstTry: {
          bold: [
            '{companion} had sat on {hero_gen} paper crane. So {hero} did both sides of {part_def} alone, with {hero_his} elbows out.',
          ],
          warm: [
            '{hero_gen} paper crane was flat, because {companion} had sat on it. <hero>I’m not cross,</hero> said {hero}, and held both sides of {part_def}, and left none over.',
          ],
          clever: [
            '{hero} had had a paper crane until {companion} sat on it. Hands that sit on cranes drop things, {hero_he} thought, and took on both sides of {part_def}.',
          ],
          playful: [
            'Where {companion} had sat down, there had been {hero_gen} paper crane. <hero>Danger, do not touch,</hero> said {hero} for {part_def}, and did both sides {hero_himself}.',
          ],
        },
        fails: ['While {hero} pressed on the left, it came off on the right.'],
        again: [
          '{hero_subj} pushed {companion} away with one elbow and held on with the other. It was not a day for elbows.',
        ],
        refrain: ['Mine, mine, elbows. And crack.'],
        turned: ['Your side, my side, slow. And so.'],
        noticing: [
          'The crane slid out of {hero_gen} pocket. It was very flat. It had two wings, and only one of them needed holding.',
        ],
        deed: [
          '{hero} held out the other side. <hero>You sat on it,</hero> {hero_he} told {companion}. <hero>You hold that end.</hero> {hero_subj} took hold of this one.',
        ],
        answer: [
          '{companion} held it as you hold an egg. The two sides of {part_def} came up to each other.',
        ],
        echo: ['The crane can still fly a bit. It flies like a bird that has been sat on.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} had sat on {hero_gen} crane of paper, the one with the long neck. {hero} took {part_def} from under {companion_gen} hands. <hero>Mine.</hero>',
          ],
          warm: [
            '{companion} had sat on {hero_gen} paper crane. <hero>Never mind, you go and rest,</hero> said {hero}, and turned {part_def} so that only {hero_he} could reach.',
          ],
          clever: [
            '{hero_gen} paper crane was flat, because {companion} had sat on it. {hero} listed what {companion} could do without touching: hold the bag. Then {hero_he} began on {part_def}.',
          ],
          playful: [
            '{hero} had had a paper crane until {companion} sat on it. {hero} hung an invisible sign on {part_def}. It said Keep Off, and there was a crane on it.',
          ],
        },
        fails: ['There were hands enough. Half of them were being kept away.'],
        again: [
          '{hero_subj} held one side with {hero_his} foot. Feet are for those one has not quarrelled with.',
        ],
        refrain: ['Off, off, mine. And crack.'],
        turned: ['Yours, mine, meet. And clack.'],
        noticing: [
          'The crane had stuck to {hero_gen} jumper, flat as a stamp. {hero} pulled it off, and it pulled one wing up by itself. The other wing waited.',
        ],
        deed: [
          '{hero} held out the other half of {part_def} to {companion}. <hero>You sat on it,</hero> said {hero}. <hero>Now hold that side.</hero>',
        ],
        answer: [
          '{companion} took it between finger and thumb, and did not even breathe. The halves of {part_def} had a long look at each other.',
        ],
        echo: [
          '{companion} put the crane on a high place, where no one sits. It looked down on them from its whole flat height.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} had sat on {hero_gen} paper crane. So {hero} lifted {part_def} without {companion_him}, at both ends, at a run.',
          ],
          warm: [
            '{hero_gen} paper crane was flat, because {companion} had sat on it. <hero>It doesn’t matter,</hero> said {hero}, and took both ends of {part_def}, and breathed through {hero_his} nose.',
          ],
          clever: [
            '{hero} had had a paper crane until {companion} sat on it. {hero} could prove that {part_def} went without {companion}. {hero_subj} nearly proved it.',
          ],
          playful: [
            'Where {companion} had sat down, there had been {hero_gen} paper crane. {hero} drew a line on the ground round {part_def}. <hero>Crane people only.</hero>',
          ],
        },
        fails: ['One end was kept empty, on purpose. That was the end that went down.'],
        again: [
          '{hero_subj} did it again with {hero_his} back to {companion}. You could see from the back how cross it was.',
        ],
        refrain: ['Not you, not you, bump.'],
        turned: ['You there, me here, up.'],
        noticing: [
          '{hero_subj} bent down, and the crane fell out of {hero_his} pocket. It lay there with two wings. One of them stuck up, and wanted holding.',
        ],
        deed: [
          '<hero>You sat on it,</hero> said {hero} to {companion}. <hero>You hold that end.</hero> {hero_subj} pointed to the empty side of {part_def} and took hold of {hero_his} own.',
        ],
        answer: [
          '{companion} came so fast that {companion_he} was there before {hero_gen} finger was down again.',
        ],
        echo: [
          '<companion>Can I fold you a new one?</companion> asked {companion}. <hero>You can unfold this one,</hero> said {hero}. They did it together.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} had folded a paper crane, and it was flat now. {companion} had sat there. So {companion} could watch, while {hero} wrestled with {part_def}.',
          ],
          warm: [
            '<hero>No, no, you might sit on it,</hero> said {hero} to {companion}, very sweetly, and ran from the one end of {part_def} to the other.',
          ],
          clever: [
            '{hero} had a flat crane in {hero_his} pocket, and knew exactly who. {hero_subj} worked out how to do {part_def} with one person less.',
          ],
          playful: [
            '{hero} put up a sign by {part_def}: no sitting, no cranes, no {companion}. Then {hero_he} lifted at both ends, like a strong man.',
          ],
        },
        fails: [
          'There was a place for somebody at the other side. {hero} had put {hero_his} crossness there, to keep it.',
        ],
        again: ['{hero_subj} stretched out one leg for the far end. It was not that sort of leg.'],
        refrain: ['By myself, by myself. And drop.'],
        turned: ['You that wing, me this wing. And up.'],
        noticing: [
          'It rustled when {hero} bent, and that was the crane. {hero_subj} took it out. It was flat, but you could see how it had been meant. If somebody held down the one wing, the other would come up by itself.',
        ],
        deed: [
          '{hero_subj} put the crane where both could see it. {hero_subj} nodded at the other end of {part_def}. <hero>You sat on it. You hold that.</hero>',
        ],
        answer: ['{companion} held it as you hold something that has been lent you.'],
        echo: [
          '<companion>It could be a boat now,</companion> said {companion}. They looked at the crane. It had always been a bit of a boat.',
        ],
      },
    ],
  },
  armsUncrossed: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{companion} had told {hero_gen} secret, and had said sorry. {hero} crossed {hero_his} arms and went out onto {part_def} all the same.',
          ],
          warm: [
            '{hero_gen} secret was out, because {companion} had told it. {companion} had said sorry. <hero>It’s all right,</hero> said {hero}, with crossed arms, and stepped onto {part_def}.',
          ],
          clever: [
            '{companion} had been sorry at once, but {hero_gen} secret was told all the same. You need feet for {part_def}, thought {hero}, and kept {hero_his} arms crossed.',
          ],
          playful: [
            '{hero} had had a secret until {companion} told it. {companion} had said sorry for that. <hero>Behold the mummy,</hero> said {hero}, arms crossed, and slid out onto {part_def}.',
          ],
        },
        fails: ['With crossed arms you cannot balance. You cannot even fall properly.'],
        again: ['{hero_subj} crossed {hero_his} arms tighter and went again, hips first.'],
        refrain: ['Arms shut, arms shut, whee. And bump.'],
        turned: ['Arms out, hand in hand, step.'],
        noticing: [
          '{hero_gen} arms had gone to sleep. They were holding on to something with all their might. {hero} looked in to see what it was, and it was gone.',
        ],
        deed: [
          '{hero_subj} uncrossed {hero_his} arms and shook them till they tickled. Then {hero_he} held out one hand to {companion}.',
        ],
        answer: [
          '{companion} took it. When one of them wobbled on {part_def}, the other one was the railing.',
        ],
        echo: [
          '<companion>I won’t tell it again,</companion> said {companion}. <hero>There’s no one left to tell,</hero> said {hero}. <hero>I’ll get a new one.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} had told everyone what {hero} had only told {companion}. <companion>I’m sorry,</companion> {companion} had said. {hero} folded {hero_his} arms, and walked out onto {part_def} like a pole.',
          ],
          warm: [
            '<hero>It’s quite all right,</hero> said {hero} about the secret, which {companion} had told, and was sorry for. {hero_gen} arms stayed folded, out on {part_def}.',
          ],
          clever: [
            '{companion} had said sorry about the secret, and {hero} was thinking it over. {hero_subj} thinks with folded arms. {hero_subj} was on {part_def} by then.',
          ],
          playful: [
            '{companion} had told the secret, and said sorry. {hero} was a parcel, tied up with {hero_his} own arms. The parcel slid out on {part_def}.',
          ],
        },
        fails: ['You can fall quite well with crossed arms. There is nothing in your way.'],
        again: ['{hero_subj} stood up, folded {hero_his} arms again, and went again.'],
        refrain: ['Tight arms, tight arms, whee. And flat.'],
        turned: ['Undo, hold on, step. And that.'],
        noticing: [
          '{hero} could not get up, for there was nothing to get up with. {hero_subj} looked for {hero_his} hands. They were under {hero_his} arms, both, and each had hold of a bit of jumper, so hard that it was damp.',
        ],
        deed: [
          '{hero_subj} opened one hand, and then the other one. {hero_subj} unfolded {hero_his} arms, let them dangle till they prickled, and held one out to {companion}.',
        ],
        answer: [
          '{companion_gen} hand was cold and came at once. Between them they had one good balance, and it was enough for {part_def}.',
        ],
        echo: [
          '<companion>Do you want to know one of mine?</companion> asked {companion}. {hero} wanted to. It was about a teddy bear.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{companion} had told {hero_gen} secret, and had said sorry. {hero} crossed {hero_his} arms and went at {part_def} with {hero_his} shoulder.',
          ],
          warm: [
            '{hero_gen} secret was out, because {companion} had told it. {companion} had said sorry. <hero>It doesn’t matter,</hero> said {hero}, arms crossed, and went up to {part_def} without a hand.',
          ],
          clever: [
            '{companion} had been sorry at once, but {hero_gen} secret was told all the same. You can also feel with your hips, thought {hero}, with crossed arms, before {part_def}.',
          ],
          playful: [
            '{hero} had had a secret until {companion} told it. {companion} had said sorry for that. {hero} was a mummy, and mummies cross their arms. It bumped into {part_def}.',
          ],
        },
        fails: ['Crossed arms can feel no way. What {hero} found {hero_he} found with {hero_his} chin.'],
        again: [
          '{hero_subj} crossed {hero_his} arms once more, the other way round, and bumped into the same thing.',
        ],
        refrain: ['Arms shut, arms shut, bump. Black.'],
        turned: ['Arms out, hand in hand. And there.'],
        noticing: [
          '{hero_gen} arms had gone to sleep. They were holding something, very tightly. {hero} peeped in. It had been gone for quite a while.',
        ],
        deed: [
          '{hero_subj} uncrossed {hero_his} arms and shook them until they tickled. {hero_subj} held one hand out to {companion}, and laid the other on the edge of {part_def}.',
        ],
        answer: [
          'One hand felt the way, and one hand pulled {companion} after. Two people in {part_def} are not so black as one.',
        ],
        echo: [
          '<companion>Would you tell me another one?</companion> asked {companion}. <hero>I’m frightened of moths,</hero> said {hero}. {companion} put it away.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<companion>I’m sorry I told it,</companion> {companion} had said, of the secret. {hero} said nothing, crossed {hero_his} arms, and marched into {part_def} with {hero_his} chin.',
          ],
          warm: [
            '{companion} had told {hero_gen} secret, and begged pardon. {hero} did not want to make a fuss. {hero_subj} only kept {hero_his} arms crossed, and went into {part_def} alone.',
          ],
          clever: [
            '{companion} was sorry about {hero_gen} secret. {hero} was going to decide about that later. Until then {hero_his} arms were shut, even in {part_def}.',
          ],
          playful: [
            '{hero_gen} secret was out, and {companion} had said sorry for it. {hero} was a beetle with its wings shut. It walked into {part_def}, and on, and into.',
          ],
        },
        fails: ['You need a hand in front in there. Both of {hero_gen} were holding {hero}.'],
        again: ['{hero_subj} turned round and came in backwards, with {hero_his} arms shut.'],
        refrain: ['Arms shut, arms shut, bonk. And night.'],
        turned: ['Arms wide, hand in hand. And light.'],
        noticing: [
          '{hero} had stopped because {hero_he} could no longer feel {hero_his} fingers. They had gone to sleep, holding on. {hero_subj} tried to think what to, and it was like looking for a word.',
        ],
        deed: [
          '{hero_subj} let go. {hero_subj} shook out both arms until they buzzed. One hand {hero_he} laid on the edge of {part_def}, and the other {hero_he} held out behind, for {companion}.',
        ],
        answer: [
          'There was an edge, and it led on. There was {companion}, and breathed. You are not much in the dark with those two.',
        ],
        echo: [
          '<companion>I’ll tell people that it was me who was frightened of moths,</companion> said {companion}. <hero>They’ll believe it,</hero> said {hero}.',
        ],
      },
    ],
  },
  saidOnce: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>It’s fine,</hero> said {hero} through {hero_his} teeth. {part_def} had bumped {hero_him} on the way in. Now {hero_he} kicked at the ground.',
          ],
          warm: [
            '<hero>It’s fine,</hero> {hero} told {part_def}, who had bumped {hero_him}. {hero_subj} smiled with {hero_his} teeth shut and one foot scraping.',
          ],
          clever: [
            '{part_def} had bumped {hero} on the way in. <hero>It’s fine,</hero> said {hero}, and worked out what would be fair. A kick, {hero_he} thought.',
          ],
          playful: [
            '{part_def} had bumped {hero} on the way in. <hero>Fine, fine, fine,</hero> sang {hero}, and at each fine {hero_he} kicked at the ground.',
          ],
        },
        fails: ['Fine, said {hero_gen} mouth. {hero_gen} foot said something else, and the foot was louder.'],
        again: ['{hero_subj} said it was fine with so much spit that it was nearly a kick.'],
        refrain: ['Fine, fine, kick. And no.'],
        turned: ['Ow, it hurt. That’s it. And go.'],
        noticing: [
          'In {hero_his} pocket {hero} had a fist. {hero_subj} had not put it there. It was shut so tightly that the fingers had left four little moons.',
        ],
        deed: [
          '{hero_subj} took out the fist and opened it, and showed the empty hand. <hero>That hurt,</hero> said {hero}, one time only. <hero>Now it’s said.</hero>',
        ],
        answer: [
          '{part_def} looked at the hand to see what was in it. There was nothing in it. The waiting was over.',
        ],
        echo: [
          '<companion>Let me see the moons,</companion> said {companion}. Three had gone. They watched the fourth one set.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{part_def} had laughed when {hero} fell. <hero>Doesn’t matter,</hero> said {hero}, and threw a clod past {part_his} ear.',
          ],
          warm: [
            '{part_def} had laughed at {hero}. <hero>I’m not the sort to mind,</hero> said {hero}, to everybody, twice, and scuffed up dust.',
          ],
          clever: [
            '{part_def} had laughed. {hero} proved in three sentences that it had not hurt. At the end of each {hero_he} stamped.',
          ],
          playful: [
            '{part_def} had laughed, when {hero} fell. <hero>Ha ha,</hero> said {hero}, much longer, and kicked a stone, not quite at {part_him}.',
          ],
        },
        fails: ['It was over, said {hero}. Only {hero_his} feet did not know.'],
        again: ['It did not matter once more, and that one hit a bucket.'],
        refrain: ['No matter, kick, no matter. No.'],
        turned: ['It mattered. Said it. Go.'],
        noticing: [
          'Something in {hero_gen} sleeve had cramp. It was {hero_his} hand. It had made itself as hard as a stone, with the thumb inside. When {hero} opened it a little there were four red moons in the palm.',
        ],
        deed: [
          '{hero_subj} came forward, so that {part_def} could see the moons. <hero>That hurt,</hero> {hero_he} said. <hero>When you laughed. Now I’ve said it.</hero> {hero_subj} said it once.',
        ],
        answer: [
          'There was no second time. {part_def} had put up {part_his} shoulders for it, and now took them down.',
        ],
        echo: [
          '<companion>It was quite a funny fall,</companion> said {companion}, a good deal later. <hero>It was,</hero> said {hero}, and showed {companion_him} the knee.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>It’s fine,</hero> said {hero} to {part_def}, through {hero_his} teeth. {part_he} had trodden on {hero_his} toe, and hidden. {hero_subj} kicked at the ground.',
          ],
          warm: [
            '<hero>It’s fine, come out,</hero> said {hero} to {part_def}, who had trodden on {hero_his} toe. {hero_gen} voice was sweet. {hero_gen} foot scraped.',
          ],
          clever: [
            '{part_def} had trodden on {hero_gen} toe. <hero>It’s fine,</hero> said {hero}, and kicked the ground exactly as hard as that had hurt.',
          ],
          playful: [
            '{part_def} had trodden on {hero_gen} toe. <hero>Fine, fine, fine,</hero> sang {hero}, and with each fine {hero_he} kicked at the ground.',
          ],
        },
        fails: ['Something had to come after so much fine. In there they were waiting for it.'],
        again: ['<hero>FINE,</hero> said {hero}. It was the most frightening word of the day.'],
        refrain: ['Fine, fine, kick. And in.'],
        turned: ['Ow, that hurt. That’s all. And out.'],
        noticing: [
          '{hero} had a fist in {hero_his} pocket. It was shut so tight that each finger had left a little moon. {hero_subj} had been going to do something with it, and did not know what.',
        ],
        deed: [
          '{hero_subj} took it out, and opened it. The hand was empty. <hero>That hurt,</hero> said {hero}, one time only. <hero>Now it’s said.</hero>',
        ],
        answer: ['The worst was over, and it had been quite short. {part_def} let out a breath.'],
        echo: ['<companion>Which toe was it?</companion> asked {companion}. {hero} had to look.'],
      },
      {
        firstTry: {
          bold: [
            '{part_def} had broken something of {hero_gen}, and was gone. <hero>Who cares,</hero> called {hero}, in the direction, and hit the ground with a stick.',
          ],
          warm: [
            '{part_def} had broken something of {hero_gen}. <hero>I’m not cross,</hero> called {hero}, so that it rang, and smiled with all {hero_his} teeth.',
          ],
          clever: [
            '{part_def} had broken something of {hero_gen}, and crept away. {hero} explained, aloud, that it had been an old one, and snapped a twig at each word.',
          ],
          playful: [
            '{part_def} had broken something of {hero_gen}. {hero} was a jolly pirate. <hero>Ho ho,</hero> said the pirate, and kicked a bucket.',
          ],
        },
        fails: [
          'Somebody in there had been waiting all the while for it to come. It did not come, and did not come.',
        ],
        again: [
          '{hero_subj} said that {hero_he} had quite forgotten it. {hero_subj} said it right into the hiding place.',
        ],
        refrain: ['Who cares, bang, who cares. And in.'],
        turned: ['I cared. That’s that. And out.'],
        noticing: [
          '{hero} saw {hero_his} own hand, and that it was shut. The knuckles were white, and one could have counted them. It did not look like a hand that does not care.',
        ],
        deed: [
          '{hero_subj} opened the hand, and let it hang. <hero>I did mind,</hero> {hero_he} said, once, in an ordinary voice. <hero>That’s all.</hero>',
        ],
        answer: ['Now it had come. It was no longer than that. {part_def} sniffed, and wiped something off.'],
        echo: [
          '<companion>And if it’d been me?</companion> asked {companion}. <hero>Then I’d have minded you,</hero> said {hero}.',
        ],
      },
    ],
  },
  letsGoFirst: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pulled at {prize_def}. {part_def}, sound asleep, pulled back. So {hero} pulled again, a little longer.',
          ],
          warm: [
            '{hero_subj} pulled very softly. {part_def} pulled back in {part_his} sleep. <hero>You began,</hero> whispered {hero}, and pulled less softly.',
          ],
          clever: [
            '{part_def} was holding on and tugged. So it was only fair to tug back, thought {hero}, by exactly as much, and a bit.',
          ],
          playful: [
            '<hero>Heave,</hero> whispered {hero}. {part_def}, asleep, heaved back. <hero>Ho,</hero> whispered {hero}, and heaved a bit more.',
          ],
        },
        fails: ['For each tug there was one from over there. {hero_gen} was always the longer one.'],
        again: [
          '{hero_subj} dug in {hero_his} heels for a really long one. So did the other side, and it was snoring.',
        ],
        refrain: ['You tug, I tug, you tug. Grr.'],
        turned: ['Let go, sit down, hush. And over.'],
        noticing: [
          '{hero} wanted to know who had begun. Before that tug there was a tug. Before that came a yawn, and before that a hiccup, and that was as far as {hero_he} got.',
        ],
        deed: [
          '{hero_subj} let go first, with all ten fingers. {hero_subj} sat down and laid both hands flat on {hero_his} knees.',
        ],
        answer: [
          'The last tug met nothing, and stopped in the air. {part_def} gave a sigh and loosened all over.',
        ],
        echo: [
          '<companion>Who did begin?</companion> asked {companion}. <hero>The hiccup,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} took hold of {prize_def}. {part_def} had it too, and slept. {hero} gave a jerk, {part_he} gave a jerk, and {hero} was not going to be second.',
          ],
          warm: [
            '<hero>You’ve had it so long,</hero> whispered {hero} to {part_def}, and drew. {part_he} drew, in {part_his} sleep. {hero} drew, in fairness.',
          ],
          clever: [
            '{hero_subj} pulled each time {part_def} breathed out. {part_he} pulled each time {part_he} breathed in. It came out even.',
          ],
          playful: [
            '{hero_subj} was a sailor, and this was the rope. <hero>Heave,</hero> said the sailor. In a dream somewhere there was another sailor.',
          ],
        },
        fails: ['It did not want to have it. It only did not want to have it pulled away.'],
        again: ['{hero_subj} spat in {hero_his} hands. Over there it seemed to do the same, in a dream.'],
        refrain: ['Heave, you heave, heave. And tight.'],
        turned: ['Let go, sit down, rest. And light.'],
        noticing: [
          '{hero} tried to remember whose turn it was. There had been one before this, and before that there was one that did not count, because of a sneeze. As far back as one went there was always one before.',
        ],
        deed: [
          '{hero_subj} took {hero_his} ten fingers off, all at once. {hero_subj} sat, laid {hero_his} hands on {hero_his} knees, palms down, and kept them there.',
        ],
        answer: [
          'Over there somebody tugged, and there was nobody at the other end. It is a strange feeling, even in a dream. {part_def} opened {part_his} hand to look.',
        ],
        echo: [
          '<companion>I’d have had one more go,</companion> said {companion}. <hero>It was mine to have,</hero> said {hero}. <hero>That’s why I could keep it.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{part_def} pulled, so {hero} pulled back, because {part_def} had begun. {part_def} pulled a bit more.',
          ],
          warm: [
            '<hero>I don’t want to,</hero> said {hero} to {part_def}, <hero>but you began.</hero> Then {hero_he} pulled, and {part_def} pulled too.',
          ],
          clever: [
            '{hero_subj} reckoned it up. {part_def} had had three pulls and {hero} only two. So {hero_he} took one more.',
          ],
          playful: ['<hero>Tug of war,</hero> cried {hero}, and pulled. {part_def} thought so as well.'],
        },
        fails: [
          'The more {hero} pulled, the more it was a game. {hero} was the only one who was not playing.',
        ],
        again: ['{hero_subj} pulled with a face. The face was the best part of the game so far.'],
        refrain: ['You pull, I pull, you pull. More.'],
        turned: ['Flat hands, still hands, stop. And yours.'],
        noticing: [
          '{hero_subj} counted back, to find the one who started it. There was a pull, and a pull, and a sneeze. Before the sneeze {hero_he} could not remember anything.',
        ],
        deed: [
          '{hero_subj} let go first, all ten fingers at once. {hero_subj} sat down and laid both hands flat on {hero_his} knees, where they could be seen.',
        ],
        answer: [
          '{part_def} looked at the hands. They did not move. {part_def} waited a bit, in case, and then the game was over.',
        ],
        echo: ['<companion>So who won?</companion> asked {companion}. <hero>The sneeze,</hero> said {hero}.'],
      },
      {
        firstTry: {
          bold: [
            '{part_def} pushed. <hero>Oh, did you,</hero> said {hero}, and pushed. {part_def} had never been so happy.',
          ],
          warm: [
            '{hero_subj} only gave back to {part_def} what {hero_he} got, with a gentle shove more, so that {part_he} should see how it felt. {part_he} felt fine.',
          ],
          clever: [
            '{hero_subj} kept count: four to {part_def}, three to {hero}. That had to be put right. Then it was five to four.',
          ],
          playful: [
            '{hero_subj} was a ram, and lowered {hero_his} head. {part_def} lowered {part_his}. It was the best idea that anyone had had all day.',
          ],
        },
        fails: ['For {hero} it was a quarrel. Over there it was Saturday afternoon.'],
        again: ['{hero_subj} took a longer run. So did {part_def}, with a squeal.'],
        refrain: ['You push, I push, you push. More.'],
        turned: ['Flat, and flat, and flat. And your score.'],
        noticing: [
          '{hero} rubbed {hero_his} forehead and wondered how it had begun. It was a push, yes. But before the push there had been a step, and before the step there was a wave. And it was {hero} who had waved.',
        ],
        deed: [
          '{hero_subj} let go first. {hero_subj} sat down in the middle of it all, and laid both hands flat on {hero_his} knees, and they stayed flat.',
        ],
        answer: [
          '{part_def} came with {part_his} head down, and stopped. It is no fun to push a pair of hands. {part_he} sat down, opposite.',
        ],
        echo: [
          '<companion>So who’s ahead?</companion> asked {companion}. <hero>I gave {part_him} the last one,</hero> said {hero}.',
        ],
      },
    ],
  },
  oneSentence: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>All good,</hero> wrote {hero}, with a full stop. {hero_subj} took {part_def} and answered everyone, except one.',
          ],
          warm: [
            '<hero>All good,</hero> wrote {hero}, and was so kind to everyone else about {part_def} that it could be felt.',
          ],
          clever: [
            '<hero>All good,</hero> wrote {hero}. From then on {hero_he} arranged {part_def} so that {hero_he} never had to answer one person.',
          ],
          playful: [
            '<hero>All good,</hero> wrote {hero}, and then was funny about {part_def} with all the others, at a length that showed it.',
          ],
        },
        fails: ['Everyone could see who was being left out, and nobody could see why.'],
        again: ['{hero_subj} wrote <hero>No, really, all good.</hero> There were two full stops.'],
        noticing: [
          '{hero_subj} went up through forty messages, to have it all in one place. Thirty-nine of them were nothing. One of them hurt, and it was seven words long.',
        ],
        deed: [
          '{hero_subj} went over to {companion}, with {part_def} still lying there between them. {hero_subj} read the seven words aloud, and said, <hero>That one.</hero> {hero_gen} voice shook, and the others heard it.',
        ],
        answer: [
          '<companion>That one,</companion> repeated {companion}. With the other thirty-nine gone you could see {part_def} again.',
        ],
        echo: [
          '<companion>I’d thought it was number twelve,</companion> said {companion}. <hero>Twelve was funny,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Forget it,</hero> said {hero} to {companion}, and picked up {part_def} as if there were nothing. {hero_subj} remembered all of it.',
          ],
          warm: [
            '<hero>It’s all right, really,</hero> said {hero} to {companion}, and was so nice to {companion_him} about {part_def} that it hurt.',
          ],
          clever: [
            '{hero_subj} had drawn up what {companion} had done, under eight headings. {hero_subj} took {part_def} away with {hero_him}, and the list as well.',
          ],
          playful: [
            '{hero_subj} made jokes about it, to show how little it mattered. There was {companion} in every one of them, and in every one of them there was {part_def}.',
          ],
        },
        fails: [
          '{companion} said sorry for the wrong thing, and then for another wrong thing. <hero>It’s fine,</hero> said {hero}, twice.',
        ],
        again: ['{hero_subj} was fine at {companion_him} again, over lunch. Nobody had ever been so fine.'],
        noticing: [
          '{hero} went through it once more, in {hero_his} head, in bed, in order to have it complete. There was the lift, and the money, and the joke. They did not do anything. Only at one place did {hero_his} feet go cold, and it was a sentence so short that {hero_he} had left it out of the list.',
        ],
        deed: [
          'In the morning {hero_he} waited for {companion} at the gate, where everybody goes by. <hero>It’s not the money,</hero> said {hero}. <hero>You said, she always does that. It was that.</hero> {hero_subj} could not get the end of it out evenly, and the whole of Year Ten went past.',
        ],
        answer: [
          '<companion>I did say that,</companion> said {companion}. There was one thing between them now, and you could walk round it. After that it was not hard to find the beginning of {part_def}.',
        ],
        echo: [
          '<companion>And the money?</companion> asked {companion}. <hero>You can still give me the money,</hero> said {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>All good,</hero> {hero} told {part_def}, with a full stop, and went off to be cheerful to everybody else.',
          ],
          warm: [
            '<hero>Honestly, all good,</hero> said {hero} to {part_def}, and gave a little pat that could be heard to be empty.',
          ],
          clever: [
            '<hero>All good,</hero> said {hero} to {part_def}. {hero_subj} noted down the rest, with dates.',
          ],
          playful: [
            '<hero>All good, all good, all good,</hero> sang {hero} to {part_def}, on three notes. The third note was flat.',
          ],
        },
        fails: ['What was the matter, it did not say. So it was everything.'],
        again: ['{hero_subj} said it again in writing. In writing it looked like a door.'],
        noticing: [
          '{hero_subj} read back through all of it, for the dates. Of forty messages one hurt. {hero} counted the words in it, and there were seven.',
        ],
        deed: [
          '{hero_subj} went and stood before {part_def}, with the others looking on, and read the seven words aloud. <hero>That one,</hero> said {hero}. {hero_gen} voice shook, and {hero_he} let it.',
        ],
        answer: [
          'Seven words are not very many. Close to {part_def} there was a sound, like a chair being moved.',
        ],
        echo: [
          '<hero>Forty,</hero> said {hero}, <hero>and I kept them all.</hero> {companion} held out the bin.',
        ],
      },
    ],
  },
  visibleSeam: {
    broken: [
      {
        firstTry: {
          bold: [
            '{companion} had ruined {companion_gen} half of it. {hero} changed the password, took {part_def}, and did everything again alone.',
          ],
          warm: [
            '{companion} had ruined {companion_gen} half. {hero} told everyone it could happen to anybody, changed the password, and did {part_def} alone.',
          ],
          clever: [
            '{companion} had ruined {companion_gen} half. {hero} saw only one way to be sure of {part_def}: a new password, and no one else.',
          ],
          playful: [
            '{companion} had ruined {companion_gen} half. {hero} made the new password out of a joke about it, and went at {part_def} alone.',
          ],
        },
        fails: [
          '{hero_gen} half was perfect. It had been perfect for hours, and it had nothing to hold on to.',
        ],
        again: [
          '{hero_subj} did {companion_gen} half once more, better than {companion} could have, and it would not go into {hero_gen}.',
        ],
        noticing: [
          'It was late, and only one part still worked. {hero} opened it, to see how {hero_he} had done it. Under it stood two initials. The second pair was {companion_gen}.',
        ],
        deed: [
          '{hero_subj} gave {companion} the new password and the ruined half of {part_def}, as it was. {hero_gen} own smooth version {hero_he} threw away.',
        ],
        answer: [
          '{companion} did not say sorry again. {companion} laid one edge to the other and held it there.',
        ],
        echo: ['The seam showed from the last row. <companion>That’s our bit,</companion> said {companion}.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} had let {hero_him} down the week before. So {hero} let nobody near {part_def} now, and did it with the door shut.',
          ],
          warm: [
            '{companion} had let {hero_him} down. {hero} was not one to bear a grudge, and told {companion_him} to rest. {hero_subj} would see to {part_def} {hero_himself}.',
          ],
          clever: [
            '{companion} had let {hero_him} down once, and once in one is all of the time. {hero} took {part_def} on alone, and had a lock put on it.',
          ],
          playful: [
            '{companion} had let {hero_him} down. <hero>Wet paint,</hero> said the notice on the door to {part_def}. It was a joke, and the door was shut.',
          ],
        },
        fails: [
          'It was neat, what {hero} did in there. It was neat as far as the middle, where somebody would have had to hold against it.',
        ],
        again: ['{hero_subj} held against it with one knee. It held until the knee got tired.'],
        noticing: [
          'By the door stood a cup, cold, with a saucer on it. There was one for the day before as well, and one for the day before that. {companion} had never knocked.',
        ],
        deed: [
          '{hero_subj} opened the door, and took down the notice. <hero>This is your half,</hero> said {hero} to {companion}. It was lying there as {companion_he} had left it, with the mistake in it. <hero>I did it over. Mine’s smoother, and it doesn’t go.</hero> {hero_subj} swept the smooth one off the table.',
        ],
        answer: [
          '{companion} drank up the cold tea, all three, and took hold. Then it was four hands on {part_def}, and you could see whose were whose.',
        ],
        echo: [
          '<companion>It’s crooked,</companion> said {companion}. <hero>It’s ours,</hero> said {hero}. <hero>They can look.</hero>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} had let {hero_him} down, and so {hero} changed the lock. With {part_def} {hero_he} was as good as finished. It only wanted two more arms.',
          ],
          warm: [
            '{companion} had let {hero_him} down. <hero>You just have a rest,</hero> said {hero}, very gently, and shut {companion_him} out, and hugged {part_def} alone.',
          ],
          clever: [
            '{companion} had let {hero_him} down. It was in the nature of people, {hero} concluded, and planned {part_def} for one.',
          ],
          playful: [
            '{companion} had let {hero_him} down. {hero} drew a pair of arms on cardboard for the other side of {part_def}, and called them Colin.',
          ],
        },
        fails: ['On the one side it went splendidly. The other side was locked.'],
        again: ['{hero_subj} ran round. It is surprising how long a thing can take to fall over if you run.'],
        noticing: [
          'Late, very late, {hero} sat down on the far side to get {hero_his} breath. There was a mark on the floor there, in chalk, from before. It was two feet, rather turned in. {companion} had drawn round them, so as to know where to stand.',
        ],
        deed: [
          '{hero_subj} went and knocked at {companion_gen} window. {hero_subj} had the key in {hero_his} hand, and the half that {companion} had ruined under one arm. <hero>That’s yours, as it is,</hero> said {hero}. <hero>Come and stand where you stand.</hero>',
        ],
        answer: [
          '{companion} looked at the half for quite a while. Then {companion_he} came, in pyjamas, and put {companion_his} feet in the chalk.',
        ],
        echo: [
          'It has a dent on {companion_gen} side, for all to see. <companion>I was standing where I stand,</companion> said {companion}.',
        ],
      },
    ],
  },
};
