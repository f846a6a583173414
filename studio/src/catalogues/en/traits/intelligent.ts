import type { Tables } from '../../schema.ts';

export const intelligent: NonNullable<Tables['trait']['intelligent']> = {
  home: [
    {
      text: '{hero_subj} could tell from the way the key turned who was coming home, and what they had bought.',
      from: '6-8',
    },
    '{hero_subj} added up the numbers on car plates. When the sum was a square, it was a good day.',
    {
      text: 'On the inside of {hero_gen} wardrobe was a table of all the biscuits, with the time each could be dipped.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero} had worked out that the stairs were quicker if you took them in threes, and had told everybody. Now they all did it, and it was slower.',
      from: '6-8',
    },
    'If you asked {hero} the time, {hero_he} told you why.',
    '{hero_subj} had read the instructions of the washing machine for pleasure. Since then they got on very well, the two of them.',
    {
      text: '{hero_subj} sorted the spoons by how they rang. The cook was the only one who had noticed.',
      to: '9-12',
    },
    'At four {hero} had asked where the light goes when you turn it off. {hero_subj} was still waiting for a good answer.',
    { text: '{hero_subj} kept a record of when the neighbour sneezed. There was a pattern.', to: '9-12' },
    {
      text: 'In {hero_gen} satchel there was a second pencil case, just for thoughts. It contained short pencils.',
      to: '9-12',
    },
    {
      text: 'One sock was missing. {hero} looked at the dog, then at the dog’s bed, and the matter was settled.',
      to: '9-12',
    },
    { text: 'Nobody had told {hero} how the gate worked. {hero_subj} had watched the goat.', to: '9-12' },
    {
      text: 'First the corners, then the edges, and the sky came last. {hero} did puzzles upside down as well.',
      to: '9-12',
    },
    {
      text: '{hero_subj} had corrected the maths book. The publisher had written back, and now they sent {hero_him} the others as well.',
      from: '13-17',
    },
    {
      text: '<hero>It depends,</hero> said {hero}, when somebody asked if {hero_he} was happy. Later {hero_he} worked out on what.',
      from: '13-17',
    },
    {
      text: '{hero_subj} could do the dishes, a poem and the timetable all at the same time. Only the dishes suffered.',
      from: '9-12',
    },
    {
      text: 'At the quiz they had put a rule in, because of {hero}. It said that each table might answer only every other question.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had a theory about why people say fine. It had eleven pages. {hero_subj} had shown it to one person, and she had said: fine.',
      from: '13-17',
    },
    {
      text: 'In {hero_gen} year there were four who were cleverer than the rest, and {hero_he} was the one who knew that it did not help with dancing.',
      from: '13-17',
    },
  ],
  firstMove: [
    '{hero_subj} looked for the rule in it. There nearly always is one, if you squint.',
    {
      text: '{hero_subj} paced it out: eleven shoes across. Then {hero_he} checked it with the other shoe.',
      to: '9-12',
    },
    '<hero>Strictly speaking,</hero> said {hero}, and explained. By the end of it nobody was standing there any more.',
    '{hero_subj} took out a pencil and put one line under another.',
    {
      text: '{hero_subj} had seen something like this before, in a book, on the left-hand page.',
      from: '6-8',
    },
    '<hero>There are only three possibilities,</hero> said {hero}. It was the fourth.',
    '{hero_subj} held up a thumb at arm’s length and shut one eye. <hero>Two thumbs,</hero> said {hero}, and did a sum.',
    {
      text: '{hero_subj} thought out a plan with four steps. It was only the first one that {hero_he} had not thought out so well.',
      to: '9-12',
    },
    '{hero_subj} sorted out in a whisper what they knew, what they guessed, and what they only hoped. Then {hero_he} picked the middle one.',
    '<hero>It’s quite simple,</hero> said {hero}. It was the same sentence that {hero_he} had said on the day with the toaster.',
    {
      text: '{hero_subj} explained to them what {obstacle_def} consisted of. They agreed with every word, and it was still there.',
      from: '13-17',
    },
    {
      text: '<hero>That’s impossible,</hero> said {hero}, with a look at {obstacle_def}, and got out a pencil.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had a solution to {obstacle_def} before anyone had finished describing it. It was the solution to something very like it.',
      from: '13-17',
    },
    {
      text: '{hero_subj} asked for two minutes and a bit of paper. By the third sheet nobody was looking at {obstacle_def} but {hero}.',
      from: '13-17',
    },
  ],
  tries: [
    {
      text: '{hero_subj} explained to {companion} what had to happen now, with a first, a second and a third. It was a good plan. <companion>And who tells {part_def}?</companion> asked {companion}. {hero_subj} went through it all again, from the first to the third. There it was, just before the end. It was quite a small hole, and everything had fallen through it.',
      from: '9-12',
    },
    {
      text: '<hero>By rights it has to work,</hero> said {hero}, and did it a second time, more exactly. It did not work, and that was exact as well. <companion>Perhaps nobody’s told it about the rights,</companion> said {companion}. {hero_subj} did the sum again in {hero_his} head, carried the one, and got the same answer. The answer was right. It just was not the answer to {part_def}.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had read about something like that. There had been a drawing, with dotted lines. {hero_subj} held up two fingers and looked through between them, as they had done in the drawing. <companion>Are the lines there?</companion> asked {companion}. <hero>Nearly,</hero> said {hero}. What was there was {part_def}, without a single dot, and a good deal larger than on paper.',
      from: '9-12',
    },
  ],
  helps: [
    '{hero_subj} laid three pebbles in a row, for the three of them, and moved the middle one. Then {hero_he} saw it.',
    '{hero_subj} went through it once more, step by step. The sum was right. It was only that somebody had been left out of it.',
    '{hero_subj} had been right the whole time. It had not been of any use to anyone.',
    '<hero>If that’s so, and that’s so,</hero> said {hero} slowly, <hero>then the one who’s wrong is me.</hero> It was a very neat proof.',
    'There was one thing here that did not follow any rule. {hero_subj} looked at it for a while. It was a face.',
    {
      text: '{hero_subj} drew a small cross for where {hero_he} stood, and another one for where {hero_he} ought to be standing. They were not far apart.',
      from: '6-8',
    },
    '{hero_subj} crossed out everything {hero_he} had only supposed. There was not much left, and it was easy to see over.',
    '<hero>What do we really know?</hero> asked {hero}. {hero_subj} held up one finger, and then, after a long time, half of a second one.',
    '{hero_subj} had thought about it with {hero_his} head. There was more to a person than that, and so far nobody had asked {hero_his} ears.',
    '{hero_subj} turned the question round, so that the end came first. Like that it asked for something quite different.',
    {
      text: 'There was a mistake in it, and it was not in the sum. It was in who had been allowed to do the sum.',
      from: '13-17',
    },
    {
      text: '{hero_subj} asked the one person who {hero_he} was sure would not know. She knew.',
      from: '13-17',
    },
    {
      text: '<hero>I don’t understand it,</hero> said {hero}. It was four words, and it let in a lot of air.',
      from: '9-12',
    },
    {
      text: 'To be the cleverest one in a place is like sitting with your back to the view. {hero_subj} turned the chair.',
      from: '13-17',
    },
  ],
  homeward: [
    'On the way {hero} worked out how many steps a day has. It came to a number with a tail.',
    {
      text: '{hero_subj} took the way between the houses. It was shorter by eleven steps, and {hero_he} had measured it.',
      to: '9-12',
    },
    '{hero_subj} laid a small stone on the wall at the corner. The next time it would know the way as well.',
    'By the light on the roofs {hero} could tell what time it was. The church clock was a little slow.',
    '{hero_subj} went through it all once more from the end to the beginning. It still came out right.',
    '{hero_subj} explained to {companion} why the moon came along. {companion} had thought it was only being friendly.',
    '{hero_subj} noted what had surprised {hero_him} that day. It filled one whole hand, and {hero_he} started on the other.',
    '{hero_subj} worked out which of them would be asleep first. {hero_subj} left {hero_himself} out of the sum, and that was the mistake.',
    {
      text: 'The shadows were exactly twice as long as in the morning. {hero_subj} checked it with two steps, and was content.',
      to: '9-12',
    },
    'On the way {hero} found the word that had been missing at breakfast. It was quite short, and {hero_he} kept it.',
    {
      text: '{hero_subj} was silent as far as the bridge. It was a different silence from the others: it had no corrections in it.',
      from: '13-17',
    },
    {
      text: '<companion>Work out the square root of that moon,</companion> said {companion}. {hero} opened {hero_his} mouth, and shut it, and laughed.',
      from: '9-12',
    },
    {
      text: 'Three times on the way home {hero} let somebody finish who was wrong. It became, each time, quite a good story.',
      from: '13-17',
    },
    {
      text: '{hero_subj} drew it up once more, what had happened, in two columns. In the second there was only a name.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} counted the ways in, and then the ways out. There was one more way in, and {hero_he} wondered who had used it.',
    '{hero_subj} looked where the light fell and where the shadows pointed. Now {hero_he} knew the time here, and roughly where north was.',
    {
      text: '{hero_subj} clapped once and listened until the sound came back. So far and no further, then: {hero_he} knew how big it was.',
      to: '9-12',
    },
    {
      text: '{hero_subj} compared the place with how {hero_he} had imagined it. Four things were different, and the fourth was the most interesting.',
      from: '6-8',
    },
    '{hero_subj} took in the nearest thing first, then the next, in a row, like beads. At the end {hero_he} had all of them on the string.',
    {
      text: 'Somewhere it was dripping, or ticking. {hero_subj} counted between one and the next: it was always five.',
      to: '9-12',
    },
    {
      text: '{hero_subj} drew a map in {hero_his} palm with one fingertip. {hero_subj} put a dot where {hero_he} stood, so as not to lose {hero_himself}.',
      to: '9-12',
    },
    '{hero_subj} asked {hero_himself} why it was cooler on the left than on the right. There had to be something over there, and there was.',
    {
      text: '{hero_subj} knew three facts about places like this one. Two of them proved to be right, and the third had to be crossed out.',
      from: '6-8',
    },
    '{hero_subj} found what did not match. Everything here leaned a little to one side, and only one thing leaned to the other.',
    {
      text: '{hero_subj} had read about it beforehand. It was all where it should be, and none of it was the way {hero_he} had understood it.',
      from: '13-17',
    },
    {
      text: '<hero>Interesting,</hero> said {hero}. That could mean a number of things, and most of them ended in a list.',
      from: '9-12',
    },
    {
      text: '{hero_subj} saw how it worked, in about four breaths. It took {hero_him} a good deal longer to see that it was also lovely.',
      from: '13-17',
    },
    {
      text: 'In the first minute {hero} found two mistakes in the plan of the place, and, in the third, the way to the tea.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_subj} did the sum once more on {hero_his} fingers. It came out right again, and that made it so much worse.',
    '{hero_subj} blinked, as you blink at a page in a foreign language. Even the letters looked different.',
    '<hero>But,</hero> said {hero}. There was no more to the sentence. {hero_subj} stood there with the one word, as if {hero_he} had lost the rest.',
    '{hero_gen} ears had turned hot. They always did when a thing went in and no answer came out.',
    '{hero_subj} pressed two fingers to {hero_his} forehead, where the thinking was done. It throbbed a bit, like an engine in a traffic jam.',
    '{hero_subj} had explained it all so well. Now {hero_he} looked at the place where {hero_his} finger had pointed, and put the finger away.',
    '{hero_subj} murmured numbers, lower and lower, until only {hero_his} lips moved. Then those stopped too.',
    {
      text: 'Somewhere there was a mistake, no bigger than a comma. {hero_subj} searched {hero_his} head for it and kept finding only {hero_his} own voice.',
      from: '6-8',
    },
    '{hero_subj} scratched {hero_his} neck, and then {hero_his} elbow, and then a knee. There was nothing itching. It was only not to stand so still.',
    '{hero_subj} sat there with {hero_his} mouth a little open. The plan had had four steps, and {hero_he} had fallen off the second.',
    {
      text: '{hero_subj} had been wrong before. But then {hero_he} had always been the first one to notice.',
      from: '13-17',
    },
    {
      text: 'It was logically quite clear, and it hurt, and {hero_he} looked for the step where the one had turned into the other.',
      from: '13-17',
    },
    {
      text: '<hero>But I’d thought of everything,</hero> said {hero}. {hero_subj} heard how that sounded.',
      from: '13-17',
    },
    {
      text: '<companion>You were right, you know,</companion> said {companion}. It was the least comforting thing that anybody had said all day.',
      from: '9-12',
    },
  ],
};
