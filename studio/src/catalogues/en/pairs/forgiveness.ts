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
    ],
  },
};
