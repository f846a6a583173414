import type { Variants } from '../../schema.ts';

export const mishap: Variants = [
  {
    text: '{hero} wanted to show how a real explorer jumps, and so {hero_he} jumped. {hero_subj} landed on the bag. There had been a jam sandwich in it. <companion>There still is,</companion> said {companion}, looking in. <companion>It’s just everywhere now.</companion>',
    to: '6-8',
  },
  {
    text: 'They both bent down for the same thing at the same moment. It sounded like two coconuts. <hero>Ow,</hero> said {hero}. <companion>Ow,</companion> said {companion}. They rubbed their foreheads, and then each of them wanted the other to have it.',
    to: '6-8',
  },
  {
    text: 'The button came off {hero_gen} coat, hopped, rolled, and was gone. They looked for it on all fours. What they found was a different button altogether, a better one, and nobody was ever able to explain that.',
    to: '6-8',
  },
  {
    text: '<hero>Watch out, it’s slippery,</hero> said {hero}, and slipped. It went on for quite some time. When {hero_he} had come to a stop, {companion} was sitting next to {hero_him}. <companion>I wanted to see how you’d done it,</companion> said {companion}.',
    to: '6-8',
  },
  {
    text: '{hero} sneezed. It was one of those that come from the heels. The map flew up, the hat flew off, and something far away flew off as well, with an offended cry. <companion>Bless you,</companion> said {companion} when it was all over.',
    to: '6-8',
  },
  {
    text: 'Then {hero_gen} shoelace came undone, and in bending down {hero_he} knocked against {companion}, who stepped back, trod on the bag, and sat down in it. For some moments nothing happened. Then the bag said crunch, slowly, as though it were thinking of all its contents in turn. They looked at one another. <companion>I believe,</companion> said {companion} with great dignity, <companion>that was the eggs.</companion> They had not brought any eggs. It took them some time to get to the bottom of that, and it was the alarm clock.',
    from: '9-12',
  },
  {
    text: '{hero} had a method for opening tins without a tin opener, and it had been described in a book. What the book had left out was the lid. It flew off with a hum, made a wide and really quite elegant circle, and came down in the one spot where it could do any harm. <companion>It was going to be hot for lunch,</companion> said {companion}, looking at what was on it now. They ate it cold, straight from the tin, and did not mention the book. It tasted of peaches, which surprised them both.',
    from: '9-12',
  },
  {
    text: 'It was nobody’s fault. {companion} said pull, and {hero} heard push, and the thing in the middle, which had waited for years for somebody to be of one mind about it, fell over. It did so without any haste. They had time to see everything it was going to land on: the lamp, the sandwiches, and finally {hero_gen} left foot. <hero>Ow,</hero> said {hero}, quite late, for the sake of form. They measured the dent in the sandwiches. It had the exact shape of a duck, and that helped.',
    from: '9-12',
  },
  {
    text: '{hero_subj} had hung up the wet socks to dry, on a line, cleverly, so that they could walk and dry at the same time. It was only when they stopped that {hero_he} found out why it had been so easy. The line had come undone long ago. Somewhere behind them, spread out over the whole of the last hour, lay eleven socks, each by itself, pointing the way. <companion>At least we’ll find our way back,</companion> said {companion}. It was true, and it did not make {hero_his} feet any warmer.',
    from: '9-12',
  },
  {
    text: '<hero>I’ve done this a hundred times,</hero> said {hero}, and it was not quite a hundred. The knot held. The hook held as well. What gave way was the trousers, at the back, with a noise like somebody tearing a very long letter in two. {companion} was tactful and studied the horizon, but {companion_gen} shoulders were shaking. In the end it was {hero} who laughed first. There are situations in which you can only choose whether to be in them or beside them, and from the side it was extremely funny.',
    from: '9-12',
  },
  {
    text: 'They had divided up the load by weight, and it had been a clever bit of arithmetic, with fractions. Sadly {hero} had confused the flour with the sugar, or the other way round. They noticed it only when something began to trickle from the bottom corner of the bag. There was a trail behind them, thin and white, with every bend in it. A row of ants had already formed. They were very orderly about it. <companion>They think it’s a road,</companion> said {companion}. <companion>They think we built it for them.</companion>',
    from: '9-12',
  },
  {
    text: '{companion} had been carrying the jar with both arms since morning, and {hero} said that {companion_he} could safely let go for once. It was meant as a kindly thought. The jar seemed to have been waiting for just that. It did not break, it was a good jar, but it rolled, and it rolled well, and they ran after it, on and on, calling out to it as if it were a dog. When they had it again, they were both so out of breath that neither of them could say what was in it. They looked. It was empty, and always had been.',
    from: '9-12',
  },
  {
    text: 'There was a moment when it could still have been put right, and {hero} used it to explain. {hero_subj} was just at the second point when the whole arrangement, with the pole, the cloth and the two buckets, folded itself up with a sigh and lay down. One bucket rolled on for a bit. <companion>What was the second point?</companion> asked {companion}. <hero>That it’s safe,</hero> said {hero}. They were silent for a while, as you are at such moments. Then {companion} went and fetched the bucket, and on the way back {companion_he} wore it as a hat.',
    from: '9-12',
  },
];
