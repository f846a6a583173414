import type { Tables } from '../../schema.ts';

export const determined: NonNullable<Tables['trait']['determined']> = {
  home: [
    'What {hero} began, {hero_he} finished, even puzzles with a piece missing. {hero_subj} had cut that piece out of a milk carton.',
    '{hero_subj} had been learning to whistle for three weeks. By now it sounded like a kettle, and that was progress.',
    {
      text: 'At table {hero} was always the last to stop, even with peas, which {hero_he} ate one by one.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero_subj} had dug a hole in the garden that was going to be a pond. It had been going to be a pond since Easter.',
      from: '6-8',
      to: '9-12',
    },
    { text: 'If a lid would not come off, the others passed it to {hero} and left the room.', from: '6-8' },
    {
      text: '{hero_subj} practised the same four bars on the recorder until even the dog knew them.',
      from: '6-8',
    },
    'For nine days {hero} had been building a tower of cards. It was on its eleventh floor and its fortieth try.',
    '{hero_subj} wrote a list every morning and did not go to bed before the last tick. Yesterday the last tick had been: tick.',
    'When the kite got stuck in the tree, everybody went home for tea. {hero} came in at seven, with the kite.',
    {
      text: '{hero_subj} was learning to walk on {hero_his} hands. By now {hero_he} could do it from the bed to the cupboard, if nobody opened the cupboard.',
      from: '6-8',
    },
    {
      text: 'Left string over, right string under, and once again. {hero} had been at that knot since breakfast.',
      to: '9-12',
    },
    {
      text: 'Seven times the tower had fallen down. {hero} was looking for the first brick of number eight.',
      to: '9-12',
    },
    {
      text: 'Nobody could get the seed to come up. {hero} watered it, said good morning, and fetched a chair.',
      to: '9-12',
    },
    {
      text: '{hero_subj} had failed {hero_his} swimming badge twice, and got it the third time, with a cold. The badge was on the inside of {hero_his} wardrobe, where only {hero_he} could see it.',
      from: '13-17',
    },
    {
      text: 'There was a bet that {hero} could not keep silent for a day. It was in its eleventh month.',
      from: '13-17',
    },
    {
      text: '<hero>It can’t be done,</hero> said somebody. {hero} wrote down the date, and who had said it.',
      from: '9-12',
    },
    {
      text: '{hero_subj} learned the cello because someone had told {hero_him} that it was too late for that. It was not. It was only very loud, in a flat.',
      from: '13-17',
    },
    {
      text: 'For two years {hero} had been writing to the council about one street lamp. They knew {hero_his} handwriting there. At Christmas there had been a card.',
      from: '13-17',
    },
    {
      text: '{hero_subj} was not the fastest in the school. But when the fast ones were in the shower, {hero_he} was still running, and by and by they came out again to watch.',
      from: '13-17',
    },
  ],
  firstMove: [
    {
      text: '{hero_subj} rolled up {hero_his} sleeves and began, before anyone had finished explaining.',
      from: '6-8',
    },
    { text: '{hero_subj} set {hero_his} jaw, the way {hero_he} did with jam jars.', to: '9-12' },
    {
      text: '{hero_subj} started at the bottom left, as {hero_he} did with everything, and worked {hero_his} way along.',
      from: '6-8',
    },
    '<hero>It’ll move,</hero> said {hero}, <hero>or I will.</hero>',
    {
      text: 'There was no talking to {hero} now. {hero_subj} had put {hero_his} tongue between {hero_his} teeth.',
      to: '9-12',
    },
    '<hero>Right,</hero> said {hero}. It was a short word, and after it came nothing else for some time.',
    '{hero_subj} rubbed both palms together, as the movers do before a piano. They grew quite hot.',
    'Five times, {hero_he} decided, and then five more. {hero_subj} put up one thumb for the counting.',
    {
      text: '{hero_subj} gave {hero_himself} until the hour struck. {obstacle_def} had given itself no limit at all.',
      from: '13-17',
    },
    { text: '<hero>Again,</hero> said {hero}, although it was the first time.', from: '9-12' },
    {
      text: '{hero_subj} took hold of the worst part of {obstacle_def} first. Whoever starts with the best part, {hero_he} held, never gets any further.',
      from: '13-17',
    },
    {
      text: '{hero_subj} did not hear that {obstacle_def} had been tried by others. {hero_subj} was told it twice.',
      from: '13-17',
    },
    '<hero>I’ve got all day,</hero> said {hero}. There was not nearly as much left of the day as that.',
    '{hero_subj} tied both laces in a double knot. It was a sign, and everyone who knew {hero_him} took one step back.',
  ],
  tries: [
    {
      text: '<hero>Once more,</hero> said {hero}. Then {hero_he} said it once more. {companion} counted along, as far as fourteen. <companion>After fourteen I have to begin again at one,</companion> said {companion}. <companion>Shall I?</companion> Nothing about {part_def} had changed in the least. What had changed was {hero}. There were drops on {hero_his} forehead, and {hero_his} teeth hurt from being clenched.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had a saying for such cases: who stops has stopped. So {hero_he} did not stop. {hero_subj} did it slower, and faster, and with the other hand, and with {hero_his} eyes shut. <companion>May I say something?</companion> asked {companion}. <hero>Later,</hero> said {hero}. {companion} nodded and waited, and would have had something to say the whole time.',
      from: '9-12',
    },
    {
      text: '<hero>I don’t give up,</hero> said {hero}. <companion>No,</companion> said {companion}, <companion>but you’re giving it the same thing every time.</companion> {hero} heard that, and went at it again with {hero_his} chin down. It did not get any better for being done by heart. {hero_his} arms were trembling, and {hero_he} looked at them as you look at somebody who is late.',
      from: '9-12',
    },
  ],
  helps: [
    '{hero_subj} did not begin again from the beginning. {hero_subj} changed one thing, quite a small one.',
    '<hero>Once more,</hero> said {hero}. <hero>But not the same once more.</hero>',
    '{hero_subj} counted how often {hero_he} had done the very same thing. It was five times. The sixth ought to be another thing.',
    'It was odd. You could stop without leaving off. {hero_subj} had never tried that before.',
    '{hero_subj} moved one finger’s breadth to the left. From there it looked quite different.',
    {
      text: '{hero_subj} had been pulling so hard that {hero_he} had not felt which way it wanted to go.',
      from: '6-8',
    },
    '{hero_subj} let {hero_his} shoulders down, first one and then the other. They had been up by {hero_his} ears for quite a while.',
    'There was still as much will in {hero} as before. {hero_subj} only turned it round, the way you turn a wheelbarrow.',
    '{hero_subj} unrolled {hero_his} sleeves again and buttoned them. It felt odd, like sitting down at a race.',
    '<hero>I can be stubborn about waiting, too,</hero> said {hero}. {hero_subj} sat, and was.',
    {
      text: 'You could hold out against a thing, and you could hold out with it. From outside it looked the same. {hero_subj} felt the difference in {hero_his} teeth.',
      from: '13-17',
    },
    {
      text: '<hero>What if it isn’t stuck?</hero> asked {hero}. <hero>What if it’s only being asked the wrong thing, over and over?</hero>',
      from: '13-17',
    },
    {
      text: '{hero_subj} had never let go of anything in {hero_his} life. {hero_subj} tried it with one finger, and the world stayed up.',
      from: '13-17',
    },
    {
      text: 'It took more strength than the rest of the day put together, and what it was for was to keep still.',
      from: '9-12',
    },
  ],
  homeward: [
    {
      text: '{hero_subj} had meant to hop the last bit, and hopped it, right up to the door, on the left.',
      to: '9-12',
    },
    'On the hill everyone else got slower. {hero} counted the steps aloud and left none out.',
    '{hero_gen} shoelace came undone three times. {hero_subj} tied it three times, and the third time it gave in.',
    '{hero_subj} carried the heavy bag to the corner, because {hero_he} had said so that morning.',
    {
      text: 'A stone lay in the way. {hero_subj} kicked it home, the whole length of the street, round both bends.',
      to: '9-12',
    },
    {
      text: '{hero_subj} went back once for a button that had dropped. It took a while, and it was there.',
      to: '9-12',
    },
    '{hero_subj} carried everything that had to be carried, and hummed. At the end {hero_he} carried the hum as well.',
    '{hero_subj} did not sit down until they were there. When {hero_he} did, {hero_his} legs went on walking for a moment.',
    'The wind was against them. {hero_subj} put {hero_his} head down and pushed back, and at the corner it let them through.',
    'There was a song with nineteen verses. {hero_subj} sang every one of them, and they got home in the eighteenth.',
    {
      text: '{hero_subj} walked the whole way, because of something {hero_he} had said that morning about buses. Nobody else could remember it.',
      from: '13-17',
    },
    {
      text: '<companion>You can put that down now,</companion> said {companion}. {hero} looked at what {hero_he} was carrying. It had been empty since the gate.',
      from: '9-12',
    },
    {
      text: '{hero_subj} stopped halfway up the hill, for no reason, just to see what it was like. It had a view.',
      from: '13-17',
    },
    {
      text: 'One line was left on the list. {hero_subj} read it under a lamp, thought about it, and let it stand until the next day.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} planted both feet, wide apart, as if somebody might want to move {hero_him}. Then {hero_he} looked to see what there was.',
    '{hero_subj} pushed up one sleeve, and then the other. Whatever went on in this place, it had better be ready.',
    '{hero_subj} chose a spot at the far end and walked up to it in a straight line. Now {hero_he} had been all the way across.',
    {
      text: '{hero_subj} marked the ground with one heel. That was where it started, and {hero_he} would know it again.',
      from: '6-8',
    },
    'The last step was a high one. {hero_subj} took it on the third go and did not look for another way round.',
    '{hero_subj} drew in air through {hero_his} nose until {hero_his} shoulders rose. {hero_subj} let it all out again, nodded once, and went in.',
    'Something here pulled at {hero}, or perhaps it was only a draught. {hero_subj} leaned against it and kept going.',
    {
      text: '{hero_subj} looked at the place as you look at a very large plate. Then {hero_he} began at the edge.',
      to: '9-12',
    },
    {
      text: 'Other people stop when they first come in somewhere. {hero_subj} had already gone on and was coming back from the end.',
      from: '6-8',
    },
    {
      text: '{hero_subj} tied a good tight bow in whatever could be tied. {hero_subj} was here now, and nothing was going to flap.',
      to: '9-12',
    },
    { text: '{hero_subj} looked for a clock, found it, and nodded. From now on it counted.', from: '13-17' },
    {
      text: '<hero>We’re not leaving until it’s done,</hero> said {hero}, as {hero_he} came in. Nobody knew yet what it was.',
      from: '9-12',
    },
    {
      text: '{hero_subj} put {hero_his} bag down in a spot from which {hero_he} would be able to see it until the end.',
      from: '13-17',
    },
    {
      text: 'The path ended, as far as other people were concerned. {hero_subj} stepped over the place where it ended.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_gen} chin pushed itself forward all alone. It trembled there, at the front, like something that had gone out too early.',
    '{hero_subj} drew breath for once more. The breath went in, and stayed in, and nothing came after it.',
    '{hero_gen} fists were still shut, although there was nothing left inside them. It took two goes to open the left one.',
    '{hero_subj} counted how often it had been. The number was too long, and {hero_he} stopped in the middle.',
    '{hero_subj} pressed {hero_his} teeth together until {hero_his} ears moved. Otherwise nothing moved at all.',
    'There were red lines right across both of {hero_gen} palms. {hero_subj} hid them under {hero_his} arms.',
    '{hero_subj} stamped one foot, not very loudly. The foot stayed where it had landed, and so did {hero_he}.',
    '{hero_subj} turned {hero_his} back to all of it and folded {hero_his} arms. From behind, {hero_his} shoulders went up and down.',
    {
      text: '<hero>I’m not tired,</hero> said {hero}. {hero_gen} knees heard it, and bent all the same.',
      from: '6-8',
    },
    '{hero_subj} puffed out one long breath, straight up, as a whale does. After that came nothing, not even a second one.',
    {
      text: '{hero_subj} had got up again so often that it had become a sort of habit. This time the habit did not set in.',
      from: '13-17',
    },
    {
      text: '<hero>I’m not giving up,</hero> said {hero}, and could hear that someone had asked.',
      from: '13-17',
    },
    {
      text: 'The terrible thing about not stopping was that you had nobody left to ask whether you should.',
      from: '13-17',
    },
    {
      text: '<companion>How many was that?</companion> asked {companion}. {hero} had stopped counting. That had never happened before.',
      from: '9-12',
    },
  ],
};
