import type { Tables } from '../../schema.ts';

export const curious: NonNullable<Tables['trait']['curious']> = {
  home: [
    {
      text: 'There was no lid in the house that {hero} had not lifted. {hero_subj} had even looked behind the picture of the sea, to see how it went on.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero_subj} asked eleven questions before breakfast. The twelfth was usually the good one.',
      to: '9-12',
    },
    'When {hero} got a parcel, {hero_he} always opened it from below. From above, everybody knew what came first.',
    { text: 'If a thing had a back, {hero} had seen it. The radio’s was the best.', to: '9-12' },
    {
      text: '{hero_subj} knew what was under every stone in the yard, and visited them all by turns.',
      from: '6-8',
      to: '9-12',
    },
    'When the plumber came, {hero} held the torch and asked about everything. He stayed for an hour longer than he had meant to.',
    {
      text: '{hero_subj} read the small print on the cereal box, and then the smaller print, and then turned the box over.',
      from: '6-8',
      to: '9-12',
    },
    'In {hero_gen} pocket lived a magnifying glass with one scratch. By now {hero_he} knew the scratch very well too.',
    '{hero_subj} had taken the doorbell apart to see where the ring was kept. It had rung ever since when it rained.',
    'On walks {hero} was always last. There was so much in the hedges.',
    {
      text: 'What does a snail eat? {hero} lay in the wet grass all morning, and then {hero_he} knew. It was lettuce.',
      to: '9-12',
    },
    {
      text: 'Round the puddle in the yard ran a chalk line. {hero} wanted to see where the water went.',
      to: '9-12',
    },
    {
      text: 'Tap, tap, went {hero} on the table, the wall and the melon. The melon had the best answer.',
      to: '9-12',
    },
    {
      text: '{hero_subj} read other people’s newspapers on the bus. Some of them had begun to hold theirs a little lower.',
      from: '13-17',
    },
    {
      text: 'At fourteen, or thereabouts, {hero} had asked a bishop what he was afraid of. They still wrote to each other.',
      from: '13-17',
    },
    {
      text: '<hero>And then?</hero> asked {hero}, whenever somebody stopped talking. It turned out that most people had a good deal left.',
      from: '9-12',
    },
    {
      text: 'Under {hero_gen} bed lay three taken-apart radios. One of them was receiving something.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had looked up what the name of the street meant. It meant street. It was an old word for it, and ever since {hero_he} had liked living there better.',
      from: '13-17',
    },
    {
      text: 'There was a door in the school that had been locked since before anyone could remember. {hero} had asked four headmasters about it. The fifth had given {hero_him} the key.',
      from: '13-17',
    },
  ],
  firstMove: [
    '{hero_subj} walked all the way round it, once in each direction.',
    {
      text: '<hero>I wonder what’s behind it,</hero> said {hero}, and put one eye to the nearest crack.',
      from: '6-8',
    },
    { text: 'Before anybody could say wait, {hero} had poked it with a stick.', from: '6-8' },
    '{hero_subj} held {hero_his} breath and put one ear close. Whatever was going on in there, {hero_he} wanted to hear it.',
    {
      text: '{hero_subj} sniffed, first high up and then low down. <hero>It smells different at the bottom,</hero> said {hero}.',
      to: '9-12',
    },
    '<hero>Has it always been like this?</hero> asked {hero}. {hero_subj} went to see if there was anyone who would know.',
    {
      text: '{hero_subj} cupped both hands into a little telescope. Then {hero_he} went over it bit by bit.',
      to: '9-12',
    },
    {
      text: '{hero_subj} did not want to solve {obstacle_def} yet. {hero_subj} wanted to know first who had thought of it.',
      from: '13-17',
    },
    {
      text: '<hero>May I?</hero> asked {hero}, and had begun on {obstacle_def} before there was an answer.',
      from: '9-12',
    },
    {
      text: '{hero_subj} asked seven people about {obstacle_def}. There were eight versions, since one of them had changed his mind.',
      from: '13-17',
    },
    {
      text: '{hero_subj} looked up {obstacle_def}, in {hero_his} head, under everything that was like it. It took a bit of time, and {hero_he} had one hand on it meanwhile.',
      from: '13-17',
    },
    '<hero>What would you be doing if we weren’t here?</hero> {hero} asked, in the direction of {obstacle_def}. It would have been good to know.',
    '<hero>I’ve got a question,</hero> said {hero}. {hero_subj} had four, and lined them up, with the shortest in front.',
    '{hero_subj} looked at {obstacle_def} with the left eye, and then with the right. It was not quite the same, and that was the interesting part.',
    '{hero_subj} sat on {hero_his} heels, to see how it all looked from lower down. <hero>Ah,</hero> said {hero}, though {hero_he} did not know yet what about.',
    '{hero_subj} pretended to be looking at something else. Then {hero_he} turned round quickly, to see what {obstacle_def} was like when nobody looked.',
  ],
  tries: [
    {
      text: '<hero>Why?</hero> said {hero}. {hero_subj} said it to {part_def}, then to {companion}, and then to {hero_his} own left hand. <companion>Why what?</companion> asked {companion}. {hero_subj} had eleven of them by now, and each had a smaller one inside, like the wooden dolls. When {hero_he} came to the smallest, {hero_he} had forgotten what the first was for, and nothing had moved.',
      from: '9-12',
    },
    {
      text: '{hero_subj} wanted to know what would happen if you did it the other way round. So {hero_he} did it the other way round. The same thing happened, only backwards. <hero>Interesting,</hero> said {hero}. <companion>Is it?</companion> asked {companion}. {hero_subj} had to admit that it had been more interesting before. There was still {part_def}, and there was one question less.',
      from: '9-12',
    },
    {
      text: 'Somewhere to one side something was ticking, very softly, and {hero} only wanted to look for a moment. {hero_subj} lay down flat for it. <companion>Is the answer in there?</companion> asked {companion}. <hero>No,</hero> said {hero}, <hero>but it’s very good.</hero> When {hero_he} looked up again, nothing had happened to {part_def}. Only the time was somewhere else.',
      from: '9-12',
    },
  ],
  helps: [
    'Then {hero} asked the one thing nobody had asked yet. <hero>What would happen if we did nothing at all?</hero>',
    '<hero>Why like this?</hero> asked {hero}. <hero>Why not the other way?</hero> It was only a question, but it stayed in the air.',
    '<hero>Hang on,</hero> said {hero}. <hero>Has anybody asked what it wants?</hero>',
    'There was one thing {hero} had not looked at yet, because it had been too near. It was what {hero_he} {hero_himself} was doing.',
    '{hero_subj} wondered what it looked like from the other side. So {hero_he} went and stood there, and it was another story.',
    '{hero_subj} turned it over in {hero_his} mind until the underside showed. There was nearly always something written on the underside.',
    '<hero>What did we hear just before?</hero> asked {hero}. Nobody knew. So {hero_he} shut {hero_his} eyes and went back to look for it.',
    '{hero_subj} bent down until {hero_his} head hung between {hero_his} knees. Everything stood the wrong way up, and some things looked better like that.',
    'There was a question left at the very bottom, under all the quick ones. {hero_subj} waited until it came up by itself.',
    '{hero_subj} had been asking with {hero_his} hands the whole time. Now {hero_he} put them in {hero_his} lap, and asked with {hero_his} ears.',
    {
      text: '{hero_subj} had asked everyone but one. It was the one who had not said anything, and that might have been the reason.',
      from: '13-17',
    },
    {
      text: '<hero>What am I not looking at?</hero> asked {hero}. It was a question with a draught in it.',
      from: '13-17',
    },
    {
      text: 'You find out less by asking than by waiting until somebody cannot stand the silence. This time it was {hero}.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had been so busy with how that {hero_he} had never got as far as who.',
      from: '13-17',
    },
    {
      text: '{hero_subj} drew a question mark in the dust, since there was nobody left to ask. It looked like an ear. So {hero_he} listened.',
      to: '9-12',
    },
    {
      text: '<hero>What haven’t we touched?</hero> asked {hero}. They counted it up. It was a short list, and there was a surprising thing on it.',
      to: '9-12',
    },
    {
      text: '{hero_subj} thought of the back of the radio at home. From the front it was only loud. From the back you saw the one small wire.',
      to: '9-12',
    },
  ],
  homeward: [
    'On the way {hero} stopped four times, to look under something.',
    {
      text: '{hero_subj} asked how far it was in snails. They worked it out, more or less, as far as the corner.',
      to: '9-12',
    },
    'Something ticked in the hedge. {hero_subj} listened until it stopped, and then a bit longer, in case.',
    '{hero_subj} read every sign on the way home, and the small print on the one about dogs.',
    '{hero_subj} had begun the day with one question. Now there were five, and they all wanted to walk in front.',
    {
      text: 'There was a hole in the fence. {hero_subj} looked in, and somebody looked out. It was a hen.',
      to: '9-12',
    },
    '{hero_subj} smelled {hero_his} own fingers all the way home. They still had the whole day on them, in layers.',
    'A light went on somewhere far off. {hero_subj} wondered who it was for, and waved, in case it was for {hero_him}.',
    '{hero_subj} walked the last part looking straight up. There was a hole in the clouds, with a bit of moon in it.',
    {
      text: 'On the way home {hero} turned over just one stone. {hero_subj} greeted what was under it, and put the lid back.',
      to: '9-12',
    },
    {
      text: 'In a lit window somebody was putting on a hat, and taking it off, and putting on another. They stood until it was decided.',
      from: '13-17',
    },
    {
      text: '<companion>I’d like to know what you found out,</companion> said {companion}. <hero>That I talk with my mouth full,</hero> said {hero}. <companion>I could have told you that.</companion>',
      from: '9-12',
    },
    {
      text: '{hero_subj} took home one question. {hero_subj} had thought of looking it up, and then it seemed a pity.',
      from: '13-17',
    },
    {
      text: 'There was a smell of new bread, at that hour. {hero_subj} rang, and asked, and was allowed in as far as the oven.',
      from: '13-17',
    },
    {
      text: 'A tap was dripping behind a wall. {hero_subj} counted the drops as far as nineteen, and then it stopped. <hero>It was only waiting till somebody listened,</hero> said {hero}.',
      to: '9-12',
    },
    {
      text: '{hero_subj} walked behind the others and looked at everybody’s heels. You see how a person really is from the heels. All of these were content.',
      to: '9-12',
    },
    {
      text: 'There was a letter in the gutter, quite wet, and {hero_he} did not read it. It was the hardest thing {hero_he} had done all day. But {hero_he} put it on the wall, to dry.',
      to: '9-12',
    },
  ],
  arrive: [
    '{hero_subj} stopped after one step and sniffed, twice, with {hero_his} eyes shut. It smelled of at least three things that {hero_he} had no name for.',
    '{hero_subj} crouched down and laid one ear to the ground. Something was humming down there, or else it was {hero_his} own ear.',
    '{hero_subj} turned round slowly, all the way, like somebody reading a wall. At the end {hero_he} went round once more for the small print.',
    {
      text: '{hero_subj} picked the oddest thing in sight and went up to that first. The other things could be odd later.',
      from: '6-8',
    },
    {
      text: 'There was a corner where nobody would ever look. {hero_subj} looked there, and said hello to a bit of fluff.',
      to: '9-12',
    },
    '{hero_subj} began to count the questions on {hero_his} fingers. When the fingers ran out, {hero_he} had not even looked up yet.',
    'Something at the edge was moving a little. {hero_subj} tiptoed after it with one hand out, to see what it was in the middle of.',
    '{hero_subj} looked straight up before {hero_he} looked anywhere else. Most people leave the top till last, and it is often the best part.',
    {
      text: '{hero_subj} asked the air what this place did all day. The air did not say, so {hero_he} set about finding out.',
      from: '6-8',
    },
    'A sound came from further in, and then it came again. {hero_subj} tipped {hero_his} head, to get some of it into the other ear.',
    {
      text: '{hero_subj} stood in the way, because {hero_he} was reading what it said at the bottom of a sign. It said who had printed it.',
      from: '13-17',
    },
    {
      text: '<hero>What’s that noise when it’s not making it?</hero> asked {hero}, with one ear up. Nobody else had heard it stop.',
      from: '9-12',
    },
    {
      text: '{hero_subj} knew at once what everybody here was looking at. So {hero_he} turned round, and looked at what they had their backs to.',
      from: '13-17',
    },
    {
      text: 'There was something written very small on the underside of a rail. {hero_subj} lay down on {hero_his} back in front of everyone, and read it.',
      from: '13-17',
    },
    {
      text: 'There was a gate here that nobody used. {hero_subj} lifted the latch, looked behind it, and shut it again. Behind it was the other side.',
      to: '9-12',
    },
    {
      text: '<hero>Who lives here when we don’t?</hero> asked {hero}. Nobody answered, but something small ran off. So that was one of them.',
      to: '9-12',
    },
    {
      text: '{hero_subj} had pulled a thread of wool out of {hero_his} sleeve, and tied it to the first thing {hero_he} met. Now {hero_he} could go and look, and it would still be known where {hero_he} had begun.',
      to: '9-12',
    },
  ],
  worry: [
    '{hero_subj} opened {hero_his} mouth for a question, and none came out. The inside of {hero_his} head was as quiet as an empty drawer.',
    '{hero_gen} eyes went everywhere at once and stopped nowhere. Then they went down, and stayed on the ground.',
    '{hero_subj} asked why. {hero_subj} asked it again, very softly, and this time it was not the asking voice.',
    'There was something behind {hero} that {hero_he} could have looked at. {hero_subj} did not even turn {hero_his} head.',
    '{hero_subj} put both hands behind {hero_his} back. They had lifted and poked and peered enough for one day.',
    '{hero_subj} pulled a thread out of {hero_his} sleeve, and went on pulling. {hero_subj} did not once look to see where it came from.',
    '{hero_gen} nose had gone a little pale at the tip. That was the nose that was always first to know.',
    '{hero_subj} blinked four times, fast. It was as if something had been written there, and somebody had wiped it away.',
    {
      text: 'There had been a guess ready on the end of {hero_gen} tongue. {hero_subj} swallowed it, and it went down like a whole plum.',
      from: '6-8',
    },
    '{hero_subj} squeezed one thumb inside {hero_his} fist. <hero>I only wanted to see,</hero> said {hero}, to nobody.',
    {
      text: 'There are questions that one does not ask, because one has the answer already. {hero_subj} had one of those, and it kept quiet.',
      from: '13-17',
    },
    { text: '{hero_subj} had wanted to know how it worked. Now {hero_he} knew how it broke.', from: '13-17' },
    {
      text: '<companion>Say it,</companion> said {companion}. <hero>I haven’t got a question,</hero> said {hero}. It gave them both a fright.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had stopped listening somewhere in the middle. It was a thing that {hero_he} could not forgive in others.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had got an answer. It was only not to anything {hero_he} had asked. {hero_subj} looked down at it, like somebody who has caught the wrong fish.',
      to: '9-12',
    },
    {
      text: '<hero>I’d only,</hero> said {hero}, and <hero>if it,</hero> and then nothing else. There were so many beginnings. None of them went anywhere.',
      to: '9-12',
    },
    {
      text: '{hero_subj} felt in {hero_his} pocket for something to look through, and put it back. {hero_gen} hand had only wanted something to do.',
      to: '9-12',
    },
  ],
};
