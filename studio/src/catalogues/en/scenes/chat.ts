import type { Variants } from '../../schema.ts';

export const chat: Variants = [
  '<companion>Do you always hold your bag like that?</companion> asked {companion}. <hero>Like what?</hero> <companion>As if it could run away.</companion> {hero_subj} looked down. It was true, {hero_he} was holding it with both arms, and {hero_he} had no idea since when. They both laughed, and after that the talking was easier.',
  {
    text: '<companion>What’s the best thing in your pockets?</companion> asked {companion}. {hero} had to think. There was a nut, a ticket and half a pencil. <hero>The half,</hero> said {hero}. <hero>The other half’s with a friend.</hero> {companion} nodded, as if that were quite the usual place for it.',
    to: '6-8',
  },
  {
    text: '<companion>Do you snore?</companion> asked {companion}. <hero>Only on the left side,</hero> said {hero}. <companion>I don’t snore,</companion> said {companion}, <companion>but I’ve been told that I whistle.</companion> They agreed to listen out for it some time, by turns.',
    to: '6-8',
  },
  {
    text: '{companion} knew a joke, but only the end of it. It went: and then it was the other trousers. {hero} laughed all the same. On the way they tried to find out together what might have come before that.',
    to: '6-8',
  },
  {
    text: '<hero>What would you take with you to a lonely island?</hero> asked {hero}. {companion} thought about it for eleven steps. <companion>Somebody who asks that sort of thing,</companion> said {companion} then. After that neither of them knew where to look, and it was quite a good feeling.',
    to: '6-8',
  },
  {
    text: '<companion>Say something about yourself,</companion> said {companion}. <hero>I can’t eat soup without counting,</hero> said {hero}. <companion>Counting what?</companion> <hero>The spoons.</hero> {companion} looked at {hero_him} with great interest. <companion>And if you’re asked something in the middle?</companion> <hero>Then I start the soup again.</hero>',
    to: '6-8',
  },
  {
    text: '<companion>Can I ask you something?</companion> said {companion}. <companion>If you could swap with someone, just for a day, who would it be?</companion> {hero} thought of kings, then of divers, and then of a boy in the parallel class who was never afraid of anything. In the end {hero_he} said: <hero>The caretaker. He’s got all the keys.</hero> {companion} thought that over for some time. <companion>You could ask him what he does with the doors he’s never opened,</companion> said {companion}. It was not a bad answer, and it went on working in {hero} for quite a while, like yeast.',
    from: '9-12',
  },
  {
    text: 'It turned out that they were both afraid of the same thing, and that was the telephone. Not of the thing itself, of course, but of the moment after the ringing has stopped, when somebody breathes in at the other end and might be anyone. <hero>I write down what I’m going to say,</hero> said {hero}. <companion>So do I,</companion> said {companion}. <hero>Even hello?</hero> <companion>Above all hello.</companion> They laughed so hard that they had to stop, and after that there was one thing less that each of them was alone with.',
    from: '9-12',
  },
  {
    text: '{companion} talked about {companion_his} family, in which everyone was good at something. One could sing, one could do sums, one had once been in the newspaper with a pumpkin. <companion>And you?</companion> asked {hero}. {companion} shrugged. <companion>I notice when it’s gone quiet,</companion> said {companion}. <companion>Someone always has to, but you can’t win a pumpkin with it.</companion> {hero} wanted to say something to that, something good, and it did not come to {hero_him} until much later, when it was too late to say it without an explanation.',
    from: '9-12',
  },
  {
    text: '<hero>What do you do when you can’t sleep?</hero> asked {hero}. {companion} counted all the doors {companion_he} had ever gone through, backwards, beginning with the last. It usually took {companion_him} as far as the summer before last. <companion>There’s one door I always skip,</companion> said {companion}. {hero} did not ask which. It seemed to be the sort of thing that comes along by itself if you leave it room, and so they went on side by side, and left it room, and talked about doorknobs.',
    from: '9-12',
  },
  {
    text: 'They played a game that {companion} had invented. You had to say three things about yourself, and one of them had to be made up. <hero>I’ve got a scar from a swan, I once won a raffle, and I like being alone,</hero> said {hero}. <companion>The raffle,</companion> said {companion} at once. It was the third. {hero} had not known that {hero_he} was going to say it, and now it stood there between them and looked different from how it had felt. <companion>The swan was good,</companion> said {companion} after a while. <companion>You should keep the swan.</companion>',
    from: '9-12',
  },
  {
    text: '<companion>People always think I’m cross,</companion> said {companion}. <companion>It’s just my face when I’m thinking.</companion> {hero} had, in fact, thought so, for almost an hour. <hero>Mine’s the other way round,</hero> said {hero}. <hero>When I’m cross, everybody says: oh good, you’re in a good mood.</hero> They tried it out, one after the other, cross, thinking, cross. There was hardly any difference to be seen. It explained a great deal, not only about today, and they agreed on a sign with one eyebrow, to be on the safe side.',
    from: '9-12',
  },
  {
    text: '{companion} wanted to know what it was like where {hero} lived, and not the streets, but the sound of it. No one had ever asked that. {hero} took a while. There was the lift, which groaned at the third floor, and the woman who called her dog by the wrong name, and on Thursdays a trumpet. <hero>You only ever hear the first four notes,</hero> said {hero}. <hero>Then they start again.</hero> <companion>For how long?</companion> <hero>For two years.</hero> <companion>That’s not practice any more,</companion> said {companion}. <companion>That’s a message.</companion>',
    from: '9-12',
  },
  {
    text: '<hero>Have you always lived here?</hero> asked {hero}. {companion} laughed. <companion>I’ve only just unpacked,</companion> said {companion}, <companion>and that’s three years ago.</companion> There was one box left that {companion_he} had never opened, since everything in it had been needed somewhere else. {hero} knew about boxes like that. There was one under {hero_his} own bed. <companion>As soon as you open it, you’ve moved,</companion> said {companion}. They walked on, and it was odd how near you can be to somebody merely because both of you have put something off.',
    from: '9-12',
  },
];
