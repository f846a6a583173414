import type { Variants } from '../../schema.ts';

export const quarrel: Variants = [
  {
    text: '<companion>You said it was this way,</companion> said {companion}. <hero>I said it might be,</hero> said {hero}. <companion>You said it with your finger!</companion> They glared at the finger. It could not help it, it had only done what fingers do.',
    to: '6-8',
  },
  {
    text: 'For a while they argued about who had started. {hero} said it had been {companion}, and {companion} said it had been {hero}. Then they argued about who would stop. Nobody wanted to be first at that, either.',
    to: '6-8',
  },
  {
    text: '<hero>I’m not talking to you any more,</hero> said {hero}. <companion>Good,</companion> said {companion}. <hero>Good,</hero> said {hero}. <companion>You’re still talking,</companion> said {companion}. There was a very long and difficult silence after that. It lasted for almost a whole minute.',
    to: '6-8',
  },
  {
    text: '{companion} turned round and counted the clouds, or whatever there was to count. {hero} pulled a thread out of {hero_his} sleeve. They were both looking in other directions, and both saw the other one out of the corner of an eye.',
    to: '6-8',
  },
  {
    text: '<companion>I’d have done it differently,</companion> said {companion}. It was only one sentence, but it had a hook in it. <hero>Then do it,</hero> said {hero}. Nobody did anything. The thing they were quarrelling about stood there between them and was embarrassed.',
    to: '6-8',
  },
  {
    text: '<companion>You could have asked me,</companion> said {companion}. <hero>You could have said something,</hero> said {hero}. Both of these were quite right, and neither of them was the least use. They stood there back to back, and each of them went through the whole thing once more from the beginning, and each of them came out of it rather well. It is a peculiar thing about quarrels that you can hear exactly where the other one is wrong. With yourself it is as with your own smell.',
    from: '9-12',
  },
  {
    text: 'It was not about that at all, and they both knew it. It was about something from an hour ago, a small thing, a look or a word that had been left lying about. Since then each of them had been stepping over it with great care. Now {companion} had trodden on it. <companion>You always know better,</companion> said {companion}. <hero>Somebody has to,</hero> said {hero}, and would have given a good deal to have it back. But a thing once said is like a ball in a neighbour’s garden. You can see it well enough.',
    from: '9-12',
  },
  {
    text: '{hero} did not shout. {hero_subj} did something worse, and became courteous. <hero>As you like,</hero> {hero_he} said, and <hero>if you think so,</hero> and <hero>please, after you.</hero> {companion} answered in the same way. It was like a dinner at which everyone is passing the salt and nobody is eating. After some minutes of this they were both exhausted. <companion>I’d rather be shouted at,</companion> said {companion}, and for a moment it nearly turned into a laugh, but neither wanted to be the first to own it.',
    from: '9-12',
  },
  {
    text: '<companion>Do you know what your trouble is?</companion> said {companion}. There are few questions to which people know the answer so well, and few to which they less like to hear it. <hero>Yes,</hero> said {hero}. <companion>Oh,</companion> said {companion}, who had not been ready for that. They looked past one another. Somewhere inside the quarrel a door had opened by the breadth of a hand, and they could both have gone through. But it was draughty there, and for the time being each of them stayed on the warm side, where they were right.',
    from: '9-12',
  },
  {
    text: 'They counted up who had done what, since morning, point by point. It was remarkable how exactly both of them had kept the books. {hero} had carried more. {companion} had waited longer. There was a matter concerning a bit of bread that could not be cleared up. When they had come to the end, it was, so far as they could see, a draw. That was the most annoying thing of all, for it meant that there had been no need for any of it.',
    from: '9-12',
  },
  {
    text: '<hero>Fine,</hero> said {hero}, <hero>then I’ll do it by myself.</hero> {hero_subj} said it to the air, in a voice that was meant to sound calm. {companion} did not hold {hero_him} back. That was the sentence’s weak spot: it needed somebody to hold you back. So {hero} took four steps, and with each of them {hero_he} felt how the string between the two of them grew tighter. After the fourth one {hero_he} stopped, and fiddled with a buckle that was in perfect order.',
    from: '9-12',
  },
  {
    text: 'It was quiet, and in the quiet each of them was composing a speech. {hero_gen} had three parts and a really crushing end. But while {hero_he} was polishing the end, the beginning got lost, and when {hero_he} looked for it, {hero_he} found only that {companion} was standing there with drawn-up shoulders, as if it were cold. Nobody stands like that who is winning. {hero_subj} put the speech away, although it was a pity about the end, and had nothing in its place yet.',
    from: '9-12',
  },
  {
    text: '<companion>I only meant it as a joke,</companion> said {companion}. <hero>I know you did,</hero> said {hero}. That was just what was wrong with it. If it had been meant badly, you could have been properly angry, with both feet. As it was, {hero_he} stood there with half an anger, like somebody holding a tray who cannot find a table. {companion} said sorry to it in passing, as you do to a chair. It did not reach as far as it was meant to, and they both heard it fall.',
    from: '9-12',
  },
];
