import type { Tables } from '../../schema.ts';

export const creative: NonNullable<Tables['trait']['creative']> = {
  home: [
    {
      text: '{hero_gen} bed had been a ship, a bakery and a bank. At the moment it was a bed, but only at night.',
      to: '9-12',
    },
    {
      text: '{hero_subj} never threw anything away before {hero_he} had tried it on {hero_his} head.',
      from: '6-8',
      to: '9-12',
    },
    'From two forks, a cork and a rubber band {hero} had built something. It did not do anything yet, but it looked ready.',
    {
      text: '{hero} drew with both hands, and sometimes with a foot, if there was a third thing to draw.',
      from: '6-8',
    },
    { text: 'On {hero_gen} window sill stood a town made of bottle tops. It had a mayor.', to: '9-12' },
    {
      text: '{hero_subj} could not eat mashed potato before there had been a lake in it, and a bridge.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'For rainy days {hero} had invented a game with an umbrella, a spoon and the letter K.',
      from: '6-8',
    },
    '{hero_subj} gave every colour in the paint box a name of {hero_his} own. The brown one was called Uncle.',
    'When the zip on {hero_gen} coat broke, {hero_he} mended it with paper clips. Now it jingled, and you heard {hero_him} coming.',
    { text: '{hero_subj} had made wings for the tortoise. The tortoise had not said no.', to: '9-12' },
    {
      text: 'Three boxes stood in the hall, and that was a train. {hero} only had to draw the wheels on.',
      to: '9-12',
    },
    { text: 'Today the soup had a face again. {hero} had made it from one carrot and two peas.', to: '9-12' },
    {
      text: 'A sock, two buttons and a bit of wool: now {hero} had a crocodile, and it was hungry.',
      to: '9-12',
    },
    {
      text: 'There was a hole in the wall of {hero_gen} room, and {hero_he} had put a frame round it. Visitors asked who it was by.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had made a film about the stairs. Nothing happened in it until minute nine, and then people cried.',
      from: '13-17',
    },
    {
      text: '{hero} cut {hero_his} own hair. It had begun as a necessity and had turned into a series.',
      from: '9-12',
    },
    {
      text: '{hero_subj} wrote songs on the backs of receipts. If you looked in {hero_gen} pockets, you knew what {hero_he} had felt, and what it had cost.',
      from: '13-17',
    },
    {
      text: 'In maths {hero} drew the teacher as a lighthouse, year after year. It was on the way to becoming a very good lighthouse.',
      from: '13-17',
    },
    { text: '{hero_subj} owned one pair of jeans. By now they were mostly other things.', from: '13-17' },
  ],
  firstMove: [
    '{hero_subj} looked about for something to build with, and found a bit of string and a good idea. The string was too short.',
    { text: '{hero_subj} held up a twig, shut one eye, and saw half a machine.', from: '6-8' },
    { text: '<hero>If we turned it upside down,</hero> said {hero}, and was already turning.', from: '6-8' },
    'Within a minute {hero} had made a tool. It was a fine tool, only nobody knew for what.',
    '{hero_subj} emptied {hero_his} pockets on to the ground and arranged it all by usefulness. The feather came first.',
    { text: '{hero_subj} drew it in the dust, and added wheels.', to: '9-12' },
    '<hero>Let’s say it’s a piano,</hero> said {hero}, and cracked {hero_his} fingers. The others did not hear any music yet.',
    {
      text: '{hero_subj} invented a step for it, two to the left and a hop. It was a good step, whatever it was for.',
      to: '9-12',
    },
    {
      text: '{hero_subj} rolled a leaf into a funnel and blew through it. It was not a trumpet yet, but it wanted to be.',
      to: '9-12',
    },
    '{hero_subj} asked for something round, something long and something that squeaked. Nobody had anything that squeaked except {companion}.',
    {
      text: '{hero_subj} saw at once three things that one could make out of {obstacle_def}. None of them was what was wanted.',
      from: '13-17',
    },
    {
      text: '<hero>Give me something I can’t use,</hero> said {hero}, and held out a hand behind {hero_him}. It was where {hero_he} always began, and {obstacle_def} was no exception.',
      from: '9-12',
    },
    {
      text: '{hero_subj} did not attack {obstacle_def}, {hero_he} redesigned it. On paper it had wings by now.',
      from: '13-17',
    },
    {
      text: '{hero_subj} gave {obstacle_def} a theme tune. It was the theme of somebody who is going to win.',
      from: '13-17',
    },
  ],
  tries: [
    {
      text: '<hero>What if it were a ship?</hero> said {hero}. {companion} looked at {part_def}. <companion>It isn’t one.</companion> <hero>But if,</hero> said {hero}, and was the captain already, and {companion} was the crew. There was a wind as well, and that was {hero} too, with round cheeks. They sailed for a while. It was a good ship. When they went ashore, they were still standing in the same place, and so was everything else.',
      from: '9-12',
    },
    {
      text: '{hero_subj} built something from what {hero_he} had in {hero_his} pockets: a string, two lids and a spoon. It turned, it clinked, and at the end it rang. <companion>What’s it for?</companion> asked {companion}. <hero>For turning and clinking,</hero> said {hero}, <hero>and for ringing at the end.</hero> They watched it for a bit. It was the best thing {hero_he} had made that week, and it did nothing whatever about {part_def}.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had an idea, and in the middle of it a better one, so {hero_he} let the first one lie. In the middle of the second there came a third. <companion>Could we do one of them?</companion> asked {companion}. <hero>Which?</hero> asked {hero}. By then they were lying about everywhere, half done, and each was rather beautiful. You had to climb over them to see {part_def}.',
      from: '9-12',
    },
  ],
  helps: [
    '{hero_subj} tipped {hero_his} head until everything lay on its side. It looked quite different, lying down.',
    {
      text: 'What if it was not a wall at all? {hero_subj} tried thinking of it as a shelf, as a hat, as somebody who was tired.',
      from: '6-8',
    },
    {
      text: '{hero_subj} took the whole thing apart in {hero_his} head. When {hero_he} put it together again, one part was left over, and it was {hero_him}.',
      from: '6-8',
    },
    'It was like those pictures where there is a vase, and then two faces. {hero_subj} blinked, and saw the faces.',
    '<hero>We’ve been using it the wrong way round,</hero> murmured {hero}. <hero>All of it.</hero>',
    'There was nothing here to make anything from. There was only what people had said, and what they had not.',
    '{hero_subj} stopped making things up. It was like turning down a radio, and behind it somebody was speaking.',
    '{hero_subj} laid out in {hero_his} head all the things they had. One of them had been used only for holding other things.',
    '{hero_subj} drew a line round the trouble with one finger, in the air. It had a gap, and through the gap you could see something else.',
    '<hero>If it were a story,</hero> said {hero}, <hero>what would it be waiting for?</hero> {hero_subj} really wanted to know.',
    {
      text: 'Everything {hero_he} had added so far had been {hero_gen}. {hero_subj} tried to think what it would be like without {hero_him}.',
      from: '13-17',
    },
    {
      text: '<hero>What’s already here?</hero> asked {hero}, and it was a question that one does not ask in art class.',
      from: '13-17',
    },
    {
      text: '{hero_subj} turned the page over. On the other side was nothing, and it was astonishingly well done.',
      from: '9-12',
    },
    {
      text: 'You can make something out of anything, except out of somebody else. {hero_subj} laid the pencil down.',
      from: '13-17',
    },
  ],
  homeward: [
    {
      text: 'On the way {hero} gave every lamp post a name. By the last one the names had grown rather long.',
      to: '9-12',
    },
    '{hero_subj} walked home as a procession, although {hero_he} was only one.',
    {
      text: '{hero_subj} collected four leaves and a bottle top. By the door they had become a family.',
      to: '9-12',
    },
    'The way home had a rhythm to it, and {hero} put words in, and some of them even rhymed.',
    '{hero_subj} drew the whole day with one finger on the air. It was a good drawing. It had wheels.',
    {
      text: '{hero_gen} shadow went ahead, with a very long hat on. {hero_subj} made it bow to the hedges.',
      to: '9-12',
    },
    'The clouds had turned into a long train. {hero_subj} counted the carriages, and in the last one sat somebody very like {hero_him}.',
    {
      text: '{hero_subj} walked home in the shape of a letter, and nobody guessed which. It was the beginning of {hero_his} name.',
      to: '9-12',
    },
    'On the way {hero} found a bit of wire and bent it, as you nibble a biscuit. At the door it was a heron.',
    '{hero_subj} gave the day a colour. {hero_subj} mixed it for a long time, and it came out somewhere between pear and blue.',
    {
      text: '{hero_subj} saw it as a film, on the way home, with the music left out. It was better like that.',
      from: '13-17',
    },
    {
      text: '<companion>You’ll make something of it,</companion> said {companion}. <hero>No,</hero> said {hero}, after a hundred steps. <hero>I think I’ll just have it.</hero>',
      from: '9-12',
    },
    {
      text: 'By the underpass someone had written a line on the wall. There was a comma missing. {hero_subj} had a pen.',
      from: '13-17',
    },
    {
      text: 'The rain made rings on the river, each a bit out of time with the last. {hero_subj} stood there with wet hair and counted it in.',
      from: '13-17',
    },
  ],
  arrive: [
    {
      text: '{hero_subj} squinted until everything ran together. It was a whale now, a very large one, and {hero} was inside it.',
      to: '9-12',
    },
    '{hero_subj} listened to all the sounds at once and nodded in time. It only lacked a triangle, so {hero_he} clicked {hero_his} tongue.',
    '{hero_subj} held up two fingers of each hand as a picture frame. Wherever {hero_he} pointed it, there was a picture in it.',
    {
      text: '{hero_subj} thought up a name for the place, and then a song with the name in it. The song had a wave at the end.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'On the ground lay something bent that nobody wanted. {hero_subj} picked it up and tried it as a nose, and then as a handle.',
      to: '9-12',
    },
    '{hero_subj} saw a face in the wall of things in front of {hero_him}. It had one eye higher than the other, and it looked pleased.',
    '{hero_subj} drew the place with one toe on the ground. The drawing had one more tower than was really there.',
    {
      text: '<hero>This could be the inside of a clock,</hero> said {hero}. From then on everything there went by the second.',
      from: '6-8',
      to: '9-12',
    },
    '{hero_subj} gave all the shadows a job. The long one kept the door, and the two short ones brought the tea.',
    '{hero_subj} touched the first thing {hero_he} came to, and then rubbed {hero_his} fingers. The colour did not come off, but {hero_he} could feel which one it was.',
    {
      text: '{hero_subj} did not look at it as it was. That could wait. {hero_subj} looked at what it was about to be.',
      from: '13-17',
    },
    {
      text: '<hero>Nobody move,</hero> said {hero}, with {hero_his} hands up in a frame. Two people and a dog had fallen into a picture, and were about to fall out of it.',
      from: '9-12',
    },
    {
      text: 'There was a colour here that {hero_he} had tried to mix all spring. It was on a bucket.',
      from: '13-17',
    },
    {
      text: '{hero_subj} heard the place before {hero_he} saw it: a rattle, a hum, two sorts of step. In {hero_his} head somebody came in with a bass.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_subj} looked at it and saw what it was, and nothing else. That had not happened to {hero_him} for a long while.',
    '{hero_gen} fingers rolled a bit of fluff into a ball, a sausage, a ball. Nothing would come of it.',
    '{hero_subj} tipped {hero_his} head to the left, and then to the right. It looked just as bad lying down.',
    'There were usually six ideas in {hero}, all pushing to be first. Now there was a queue with nobody in it.',
    '{hero_subj} rubbed out what {hero_he} had drawn in the dust. {hero_subj} rubbed for longer than the drawing had been big.',
    '{hero_subj} put {hero_his} finest idea down, like a kite with a broken stick. Its tail lay there on the ground and did not stir.',
    '{hero_subj} hummed two notes and waited for the third. It had always come by now.',
    {
      text: 'Everything had turned grey, even the word for it. {hero_subj} blinked, but no colour got in.',
      from: '6-8',
    },
    '{hero_subj} held {hero_his} own two hands in front of {hero_him}. They were like tools that somebody has left out in the rain.',
    '{hero_subj} tried to make a joke of the shape of it, a duck or a teapot. It stayed the shape of something gone wrong.',
    {
      text: 'What {hero_he} had made was clever, and everyone had said so, and now {hero_he} saw that it was also a bit of a lie.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had the picture in {hero_his} head, quite clearly. Between the head and the hands there was a customs post.',
      from: '13-17',
    },
    {
      text: '{hero_subj} looked at it as the others did. It was an experience that {hero_he} could have done without.',
      from: '13-17',
    },
    {
      text: '<companion>It’s good, though,</companion> said {companion}. <hero>It’s good,</hero> said {hero}. <hero>It’s just not true.</hero>',
      from: '9-12',
    },
  ],
};
