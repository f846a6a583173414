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
  '<companion>Can you whistle?</companion> asked {companion}. <hero>Only inwards,</hero> said {hero}, and showed how. It sounded like a very small door. {companion} listened with great attention. <companion>Somebody’s just come in,</companion> said {companion}.',
  '<hero>What’s your favourite sort of weather?</hero> asked {hero}. <companion>When it’s just stopped,</companion> said {companion}. <hero>Stopped what?</hero> <companion>Anything.</companion> They kept still for a while and listened. Something did stop then, a long way off, and they nodded to each other.',
  '<companion>I collect words that nobody needs,</companion> said {companion}. <companion>My newest is flibbet.</companion> <hero>What does it mean?</hero> <companion>Nothing yet. It’s still free.</companion> {hero_subj} thought of the one crumb that stays on the plate because everybody is too full. <hero>That,</hero> {hero_he} said. So now it was taken.',
  '<hero>Are you ticklish?</hero> asked {hero}. <companion>No,</companion> said {companion}, and took a step back. <hero>Not at all?</hero> <companion>Not at all.</companion> It was two steps now. {hero} laughed, and they went on with the conversation across the gap.',
  '<companion>What were you like before?</companion> asked {companion}. <hero>Before what?</hero> <companion>Before you were as big as this.</companion> {hero} had to think back. <hero>Louder,</hero> {hero_he} said. <companion>I was rounder,</companion> said {companion}. They agreed that it had been a good time, and that you can roll only so far.',
  '<hero>After you,</hero> said {hero}. <companion>After you,</companion> said {companion}. There was not even a door. They bowed, and waited, and bowed again. In the end they went at the same moment, sideways. <companion>At a real one we’d have been there till Sunday,</companion> said {companion}.',
  '<companion>I’m never on time,</companion> said {companion}. <companion>I’m always a bit early, or else a bit late. I think on time is terribly thin.</companion> <hero>I was on time once,</hero> said {hero}. <companion>And what’s it like?</companion> <hero>There was nobody there yet.</hero>',
  '<hero>What are you afraid of?</hero> asked {hero}. <hero>Only the small things.</hero> {companion} considered. <companion>Gloves with nobody in them,</companion> said {companion}. <companion>They look as if they were waiting. And you?</companion> <hero>The string in a banana.</hero> They nodded at one another. Now each of them knew what to keep away from the other.',
  '<hero>Do you sing when you’re alone?</hero> asked {hero}. <companion>Always the same song,</companion> said {companion}. <companion>But I only know the middle.</companion> They sang the middle twice. {hero} had never heard it before, and came in all the same, quite loudly, on the word potato.',
  '{hero} took out the oldest thing {hero_he} had. It was a bit of string with a knot in it. <hero>That’s so that I don’t forget something,</hero> said {hero}. <companion>What?</companion> <hero>I’ve forgotten. But it’s held for years.</hero> {companion} looked at the knot from both sides, in case it remembered.',
  '<companion>If you had a shop, what would you sell?</companion> asked {companion}. <hero>Lids,</hero> said {hero} at once. <hero>Only lids. Everybody’s missing one.</hero> {companion} thought about it. <companion>Then I’ll have the shop across the road,</companion> said {companion}, <companion>for everything that’s lost its lid.</companion> The two shops were as good as open.',
  '{companion} always laughed a little before a joke, so that nobody should be startled. {hero} laughed a little afterwards, when it had sunk in. In between there was a gap. <hero>We ought to meet in the middle,</hero> said {hero}. <companion>On three,</companion> said {companion}. They practised it, and laughed at the wrong time again, but together.',
  '<companion>What do you do first in the morning?</companion> asked {companion}. <hero>I look whether it’s the same ceiling,</hero> said {hero}. <companion>And is it?</companion> <hero>So far, yes.</hero> {companion} did not laugh at that. <companion>I look whether it’s still me,</companion> said {companion}. <companion>And then I have something to eat.</companion>',
  '<hero>I always know what people are going to say,</hero> said {hero}. <companion>What am I going to say, then?</companion> asked {companion}. <hero>That,</hero> said {hero}. There was a silence. {companion} breathed in, thought better of it, and said nothing at all, to be on the safe side.',
  'They compared how long each of them could keep a secret. <hero>Three days,</hero> said {hero}. <hero>Then it comes out at my ears.</hero> {companion} had one that was four years old. <companion>It isn’t even a very good one any more,</companion> said {companion}. <companion>But I’m used to the company.</companion>',
  {
    text: '<companion>Do you ever practise a face?</companion> asked {companion}. {hero} did, as it happened. There was one for being given socks, and one for when somebody tells you the whole of a film that you have already seen. <hero>And you?</hero> {companion} showed one. It was calm, and a bit absent, and it sat very well. <hero>What’s it for?</hero> <companion>For when I don’t know anybody,</companion> said {companion}. {hero} had met that face before. It was the one that had been there at the beginning, and {hero_he} had thought, with some envy: there is someone who belongs here.',
    from: '9-12',
  },
  {
    text: '{companion} had once come first at something because there had been nobody else in it. There was a certificate, and a picture with {companion_him} on the middle step, between two empty ones. <companion>It’s in the wardrobe,</companion> said {companion}. <companion>It faces inwards.</companion> {hero} had once come last, and had been clapped for so long that it was worse. <hero>Some of them stood up,</hero> said {hero}. They weighed the two against each other, quite seriously and with examples, and it came out level.',
    from: '9-12',
  },
  {
    text: '<hero>What do you do when someone says something good about you?</hero> asked {hero}. <companion>I say it was nothing,</companion> said {companion}, <companion>and then I go home and look at it.</companion> {hero} usually handed it straight back, like a hot plate, and it seldom fitted the other person. They tried it out. {companion} said one thing, quite a small one, and {hero} was not allowed to answer anything but thank you. It took two attempts. It was astonishing how much room there was in those two words when you stayed in them.',
    from: '9-12',
  },
  {
    text: '<hero>I keep tickets,</hero> said {hero}. <hero>From everywhere. I’ve no idea what for.</hero> With {companion} it was the other way about. <companion>I give a thing away as soon as I like it too much,</companion> said {companion}. <companion>Otherwise I’m frightened for it all day.</companion> They looked at one another with interest and some alarm. It was like meeting somebody who has been set the same sum and has got a different answer, and when you go through it line by line there is not a mistake in either.',
    from: '9-12',
  },
  {
    text: '<companion>What do they say about you when you aren’t there?</companion> asked {companion}. Nobody asks that, and so {hero} had no answer ready, only the real one. <hero>That I’m sensible.</hero> It sounded like a coat. <companion>They say I’m such fun,</companion> said {companion}, <companion>and then they all look at me and wait.</companion> For a quarter of an hour they swapped. {companion} was sensible, and {hero} was such fun. Neither of them was any good at it, and it was the best rest that either had had all week.',
    from: '9-12',
  },
  {
    text: '<hero>Are you the sort who reads the last page first?</hero> asked {hero}. {companion} was. It was not for the ending, {companion_he} said, it was only to see whether they were still all there, and after that one could bear the middle. {hero} had never thought of it like that. <hero>I read the last page extra slowly,</hero> {hero_he} said. <hero>Then they have to stay a bit.</hero> <companion>So you’re at the one end, holding them,</companion> said {companion}, <companion>and I’m at the other, counting.</companion>',
    from: '9-12',
  },
];
