import type { Tables } from '../../schema.ts';

export const kind: NonNullable<Tables['trait']['kind']> = {
  home: [
    {
      text: '{hero_subj} carried spiders out of the bath in a cup. In winter {hero_he} put them in the cellar and left the light on.',
      to: '9-12',
    },
    'When {hero} laid the table, there was always one plate too many. You never knew.',
    'The neighbour’s cat had a home of its own. It only slept at {hero_gen} because of the way {hero_he} moved over.',
    { text: '{hero_subj} waved at buses, in case somebody on them had nobody to wave to.', from: '6-8' },
    {
      text: 'There was a hole in {hero_gen} mitten. That was where {hero_he} kept {hero_his} thumb warm for other people, {hero_he} said.',
      to: '9-12',
    },
    { text: 'If anybody coughed, {hero} was already fetching the water.', to: '9-12' },
    {
      text: '{hero_subj} always took the chair with the wobble, so that nobody else would get it.',
      from: '6-8',
    },
    {
      text: 'In the rain {hero} held the umbrella so far over the others that {hero_his} own left side was wet.',
      from: '6-8',
    },
    { text: '{hero_subj} knew the birthdays of everybody in the street, and of two dogs.', from: '6-8' },
    {
      text: 'The last strawberry in the bowl often lay there until evening, if {hero} had been the one to serve.',
      from: '6-8',
    },
    {
      text: 'Two biscuits lay on the plate. {hero} took the broken one, and it tasted just the same.',
      to: '9-12',
    },
    {
      text: '<hero>Good morning,</hero> said {hero} to the postman, to his bicycle, and to the beetle on the wall.',
      to: '9-12',
    },
    'The best chair was by the window. {hero} sat in it, counted to ten, and got up for somebody.',
    {
      text: '{hero_subj} always took the seat next to the person with the large suitcase. Most of {hero_his} friends {hero_he} had met like that.',
      from: '13-17',
    },
    {
      text: 'On {hero_his} way to school {hero} went past three doors where somebody was old. It took {hero_him} twenty minutes longer, and {hero_he} knew a great deal about hips.',
      from: '13-17',
    },
    {
      text: '<hero>Who’s that for?</hero> asked the woman at the bakery, since {hero} always bought one more. <hero>I don’t know yet,</hero> said {hero}.',
      from: '9-12',
    },
    {
      text: '{hero_subj} could not send off a short message. Between the hello and the best wishes there was generally room for what {hero_he} had wanted.',
      from: '13-17',
    },
    {
      text: 'When two people stopped speaking to each other, they both went on speaking to {hero}. There was one spring when {hero_he} had hardly a minute to {hero_himself}.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had kept every friend since nursery school. It was not that they had much in common any more. {hero_subj} just could not find the place where one would stop.',
      from: '13-17',
    },
  ],
  firstMove: [
    {
      text: '{hero_subj} looked round first to see who was cold. Then {hero_he} took off {hero_his} scarf.',
      to: '9-12',
    },
    '<hero>Is everybody all right?</hero> asked {hero}. Everybody said yes, some of them rather faintly.',
    { text: '{hero_subj} held the end of it for the others, so that they could begin.', from: '6-8' },
    'Somebody sneezed. {hero_subj} had a handkerchief out before the echo.',
    { text: '{hero_subj} spoke to it first, softly, in case it was as tired as it looked.', from: '6-8' },
    { text: '{hero_subj} offered to carry everything. It came up to {hero_his} chin.', to: '9-12' },
    '<hero>Does it hurt?</hero> asked {hero} first of all. Nobody had thought of asking that.',
    '{hero_subj} made a place for everyone to stand. The best one, with the view, was left over, and {hero_he} gave that away too.',
    '{hero_subj} took the side where it was draughty. Then {hero_he} gave everybody a nod, and reached out.',
    '{hero_subj} let the others have their turn first. When they had all had it, {hero_he} still said please.',
    {
      text: '{hero_subj} asked them all what they thought about {obstacle_def}. It took some time, and everyone felt a good deal better, and {obstacle_def} was as before.',
      from: '13-17',
    },
    {
      text: '<hero>Let’s be nice about it,</hero> said {hero}. As far as one could see, {obstacle_def} did not care either way.',
      from: '9-12',
    },
    {
      text: '{hero_subj} offered {obstacle_def} something of {hero_his} own, since that had always worked. What {hero_he} had was a cough sweet.',
      from: '13-17',
    },
    {
      text: '{hero_subj} took the job that nobody wanted, and did it next to {obstacle_def}, where somebody was sure to need something.',
      from: '13-17',
    },
  ],
  tries: [
    {
      text: '<hero>We could ask nicely,</hero> said {hero}, and {hero_he} asked nicely. {hero_subj} used please at the beginning and please at the end, and in the middle {hero_he} put a compliment. <companion>That was well put,</companion> said {companion}. They both looked at {part_def}. It had been well put, and everything was as before. {hero_subj} felt {hero_his} ears get warm. It had been meant mostly for {companion} to hear.',
      from: '9-12',
    },
    {
      text: '{hero_subj} told {companion} to go first, and {companion} told {hero} to go first, and like that a good deal of time went by. <hero>I just don’t want to push in,</hero> said {hero}. <companion>Nor do I,</companion> said {companion}. Then they both went at once. It was very polite, and there was a bump that could be heard all over the place. For {part_def} it made no difference.',
      from: '9-12',
    },
    {
      text: '<hero>It isn’t meant unkindly,</hero> said {hero}, and looked at {part_def} for so long that {hero_he} began to feel sorry. {hero_subj} moved back, so as not to crowd anybody. {hero_subj} moved back some more. <companion>If you get any kinder,</companion> said {companion}, <companion>you’ll be home.</companion> From back there nothing at all could be done, and {hero_he} did it with both hands in {hero_his} pockets.',
      from: '9-12',
    },
  ],
  helps: [
    '{hero_subj} looked at the one who was making the most trouble. There was a stone in that shoe.',
    '<hero>You’re shivering,</hero> said {hero}. Nobody had noticed until then, not even the one who was.',
    'It came to {hero} that {hero_he} had said yes to everyone today, except to the one who had not asked.',
    '{hero_subj} thought of what {hero_he} would have liked {hero_himself}, if {hero_he} had been standing over there.',
    '{hero_subj} moved over a little. It was not much of a place, but somebody could have sat there.',
    'There was something in that face that {hero} had seen before, in the mirror, on a bad Sunday.',
    '{hero_subj} noticed that {hero_he} had asked everybody else how they were. So {hero_he} asked {hero_himself}, and waited for the answer.',
    'Somebody here was having the hardest day of all. {hero_subj} went round the faces once more, quite slowly, to find out who.',
    '{hero_subj} laid {hero_his} cheek on {hero_his} knee and was quiet. It is hard to hear a small voice while you are offering things.',
    '<hero>I’ve been helping too loudly,</hero> whispered {hero}. {hero_subj} folded up {hero_his} hands like a napkin.',
    {
      text: '{hero_subj} had asked everyone what they needed. It had not been a question, it had been a way of not saying anything else.',
      from: '13-17',
    },
    {
      text: '<hero>No,</hero> said {hero} aloud, for practice. It sounded less unfriendly than {hero_he} had supposed.',
      from: '13-17',
    },
    {
      text: '{hero_subj} noticed that it was only comfortable, what {hero_he} had called kind. The one who paid for it was sitting over there.',
      from: '13-17',
    },
    {
      text: 'For once {hero} did not ask. {hero_subj} watched {companion} instead, and saw what {companion_he} would have answered.',
      from: '9-12',
    },
  ],
  homeward: [
    {
      text: 'An old man looked for his glasses. {hero_subj} did not laugh, and took them off his forehead for him.',
      to: '9-12',
    },
    { text: '{hero_subj} let a beetle go first. It took its time, and so did everyone behind.', to: '9-12' },
    {
      text: 'On the way {hero} waved to everyone they passed. {hero_subj} waved twice to the one who did not wave back.',
      to: '9-12',
    },
    'Somebody’s glove lay in the road. {hero_subj} stuck it on a fence, with the thumb up.',
    '{hero_subj} swapped sides, so that {companion} had the sun.',
    'The little one from number five wanted to tell something long. {hero_subj} stood still until it was told.',
    '{hero_subj} went slowly, because someone had short legs. {hero_subj} said {hero_he} liked to go slowly anyway.',
    'A moth had lost its way. {hero_subj} held out one finger, and it rode along until it knew where it was.',
    '{hero_subj} said goodbye to everybody on the way, and asked after their feet. It took as far as the last corner.',
    '{hero_subj} walked in front and trod down the long grass, or just the cold air. Behind {hero_him} it was easy going.',
    {
      text: '{hero_subj} let somebody with one bottle of milk go first. The somebody had a friend, with two trolleys. {hero_subj} let the friend go first as well.',
      from: '13-17',
    },
    {
      text: '<companion>Give me the bag,</companion> said {companion}. <hero>It’s not heavy.</hero> <companion>I know,</companion> said {companion}. <companion>Give me it anyway.</companion> It was, {hero} found, not at all easy to let go.',
      from: '9-12',
    },
    {
      text: 'They passed the house where the light is always on. {hero_subj} looked up, and lifted a hand, and behind the curtain something lifted too.',
      from: '13-17',
    },
    {
      text: 'All the way home {hero} was nice to nobody. It was very restful, and nobody seemed to have suffered.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} looked first for whoever was sitting all alone. There is somebody like that nearly everywhere, and now somebody was looking.',
    '{hero_subj} stepped over a line of ants with very high knees. Only then did {hero_he} see how big it was here.',
    '{hero_subj} wiped both feet, although there was nothing to wipe them on. After all, somebody might live here.',
    '<hero>Are we in the way?</hero> asked {hero} at once. {hero_subj} moved over, and made room for anyone who might come.',
    {
      text: '{hero_subj} spoke softly, because it was somebody’s evening or somebody’s morning here. You never knew which.',
      from: '6-8',
    },
    'Something had fallen over near the edge. {hero_subj} set it up again before {hero_he} had so much as looked round.',
    '{hero_subj} smiled at the place in general, and left the smile on for a bit. It was for whoever needed it.',
    'There was one soft spot, hardly bigger than a cushion. {hero_subj} left it free and stood down next to it.',
    '{hero_subj} held back the last thing that swung behind {hero_him}, so that it would not bang. Somebody might have been resting.',
    {
      text: '{hero_subj} breathed warm air into {hero_his} hands and kept them like that, a nest for anything that was cold.',
      from: '6-8',
    },
    {
      text: '{hero_subj} looked for the person who was standing at the edge. There is one in every place, and they are usually glad to be asked where the toilets are.',
      from: '13-17',
    },
    {
      text: '<hero>Don’t mind me,</hero> said {hero}, to nobody in particular, and had already picked up something that had been dropped.',
      from: '9-12',
    },
    {
      text: '{hero_subj} held the door, and then it would have been rude to let go, and so {hero_he} came in eleventh.',
      from: '13-17',
    },
    {
      text: 'There were two sorts of looking round. Most people look for what is there. {hero_subj} looked for who was not being looked at.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_subj} looked quickly from one face to the next. {hero_subj} was counting who was sad, and forgot to count {hero_himself}.',
    '<hero>Sorry,</hero> said {hero} to everybody, and to the ground as well. {hero_subj} did not know where to put {hero_his} hands.',
    '{hero_subj} took off {hero_his} scarf, or felt for one, to give it to somebody. {hero_gen} own neck had gone quite cold.',
    'Somebody had sighed because of it. {hero_subj} heard that sigh over and over, and pulled {hero_his} head in a little.',
    '{hero_subj} tried to smile for the others. It slid off at one side, like a blanket off a bed.',
    '{hero_subj} stroked {hero_his} own sleeve, slowly, as you stroke a cat that has been shut out.',
    'There was a tear on its way, just one. {hero_subj} turned round with it, so that nobody had to see.',
    '{hero_subj} said nothing for a while, and moved a little closer to {companion}. It was not clear which of them was leaning.',
    {
      text: '{hero_subj} had wanted it to be good for everyone at once. Now it was good for nobody, and {hero_his} arms hung down.',
      from: '6-8',
    },
    '{hero_subj} picked up a crumpled leaf and tried to smooth it flat. It took a long time, and it stayed crumpled.',
    {
      text: '{hero_subj} had said yes to five people that day. They were all standing there now, and it was the same hour for each of them.',
      from: '13-17',
    },
    {
      text: '{hero_subj} smiled so hard that it hurt behind the ears. It was a way of holding on to something.',
      from: '13-17',
    },
    {
      text: '<companion>You don’t have to be all right,</companion> said {companion}. {hero} could not think what else there was to be.',
      from: '9-12',
    },
    {
      text: 'It is possible to be so considerate that nobody knows any longer where you are. {hero_subj} looked down, and was not quite sure {hero_himself}.',
      from: '13-17',
    },
  ],
};
