import type { Variants } from '../../schema.ts';

export const walk: Variants = [
  {
    text: 'They had a rule for the way: whoever spoke first had to carry the bag. It grew very quiet. They pointed at things, they pulled faces, and in the end both of them burst out at once and carried it together.',
    to: '6-8',
  },
  {
    text: 'For a while they walked in step, left, right, left. Then {companion} put in a little hop, just for fun, and {hero} put in one as well. By the next bend it had turned into a dance, and nobody had noticed when.',
    to: '6-8',
  },
  {
    text: '{companion} collected things on the way, and only things that were round. {hero} collected the others. At the next stop they laid it all out in two rows. The round ones looked like a family, and the others like the guests.',
    to: '6-8',
  },
  {
    text: 'There was not much to see on this part, so they told each other what there was not. There was no elephant. There was no ice cream van. <hero>And no one’s selling roller skates,</hero> said {hero}. The list was long, and they had not reached the end of it.',
    to: '6-8',
  },
  {
    text: 'They played at being very old. They took tiny steps, groaned at each of them, and talked about the good old days, which had been on Monday. <companion>Do you remember?</companion> said {companion} in a shaky voice. {hero} remembered it well.',
    to: '6-8',
  },
  {
    text: 'For a while they walked without saying anything, and it was a good silence, the sort in which each looks at other things and points them out with the chin. At some point {companion} began to count the steps, got muddled at sixty, and went back to one as if it had been the plan all along. {hero} took over at two hundred. Nobody would ever need the number. But as long as one of them was counting, the other was free to think, and they changed over without having to say so.',
    from: '9-12',
  },
  {
    text: 'It took longer than they had thought. The beginning had been full of things to see, and the end would be as well, but in between there was a long piece that was simply there. {hero} had noticed before that this is where you get to know people. Anybody can be good company at a waterfall. {companion} hummed under {companion_his} breath, always the same five notes, and did not ask how far it still was. It was worth more, just then, than any view.',
    from: '9-12',
  },
  {
    text: 'They had fallen into the habit of naming things after people they knew. There was a crooked one called Aunt Mathilda, and two that leaned on each other and could only be the Hendersons. Somewhere along the line {companion} stopped in front of one that stood quite by itself, and said no name, and went on. {hero} looked round at it a second time. It was not especially large or small. It only looked as if somebody had been standing next to it until a short while ago.',
    from: '9-12',
  },
  {
    text: '{hero} walked in front, and then {companion} did, and after that they simply went side by side, though there was hardly room for it. Every few steps one of them had to give way. They did it without thinking, now the one, now the other, the way you pass each other in a kitchen that is too small. It occurred to {hero} that you can tell quite a lot from this. There were people with whom {hero_he} had walked for years, and was still bumping into.',
    from: '9-12',
  },
  {
    text: 'A part of the way they spent on an argument about whether you can be homesick for a place where you have never been. {companion} said that you could, and had examples. {hero} was against it, on principle, and noticed after a while that {hero_he} was arguing against a feeling {hero_he} knew quite well. It had to do with the smell of certain stairwells. <hero>All right,</hero> said {hero}. <hero>But only in autumn.</hero> <companion>Only in autumn,</companion> said {companion}, and they shook on it.',
    from: '9-12',
  },
  {
    text: 'The bag went to and fro between them. Each took it without being asked, and each said it was not heavy, and both were fibbing. Inside were a rope, some bread, and a thing that {hero} had packed for no reason and had been ashamed of ever since, because of its weight. It was an iron. No one had said anything about it yet. But whenever {companion} handed the bag over, {companion_he} did it with a certain look, and it was clear that one day the iron would be spoken of.',
    from: '9-12',
  },
  {
    text: 'At first {hero} had tried to remember the way, bend by bend, so as to find it again later. Then {hero_he} let it be, for there was too much of it. {hero_subj} only kept the things that did not fit: a blue shoe, a single drum beat, the smell of cake where nobody could have been baking. <companion>Whoever comes after us would have no idea,</companion> said {companion}. <hero>But we’d know where we are at once,</hero> said {hero}. It was a map for exactly two people.',
    from: '9-12',
  },
  {
    text: 'They talked about what they would do if it worked, and then, more quietly, about what they would do if it did not. The second list was longer and, if you were fair about it, the better one. There was a shed in it, and a dog, and a business with second-hand kites. <companion>We could do all that anyway,</companion> said {companion}. That was so. It took some of the weight off the day, and they went on with lighter feet towards something that they no longer absolutely needed.',
    from: '9-12',
  },
];
