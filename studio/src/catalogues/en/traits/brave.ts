import type { Tables } from '../../schema.ts';

export const brave: NonNullable<Tables['trait']['brave']> = {
  home: [
    {
      text: '{hero_subj} always went down to the cellar first. Afterwards {hero_he} switched on the light.',
      to: '9-12',
    },
    'When a wasp came to breakfast, everybody else left the table. {hero} moved the jam nearer to it and went on eating.',
    {
      text: 'There was a dog in the next street that barked at everyone. {hero_subj} said good morning to it, every day, through the fence.',
      to: '9-12',
    },
    { text: 'At the pool {hero} jumped first and thought about the cold on the way down.', from: '6-8' },
    { text: 'If something went bump in the night, it was {hero} who called back.', from: '6-8', to: '9-12' },
    '{hero_subj} had once told the head of the whole school that his shoelace was undone. In assembly.',
    {
      text: 'The highest branch in the garden had a shiny place on it. That was where {hero} sat.',
      to: '9-12',
    },
    { text: '{hero_subj} ate the green sweets, the ones nobody knew, before the red ones.', from: '6-8' },
    'New food, new slides and new people were all the same to {hero}. You had to meet them some time.',
    '{hero_subj} put up {hero_his} hand before the question was finished. Sometimes the question turned out to be another one.',
    {
      text: 'On the stairs there lived a creak. Every night {hero} wished it good night, and never once ran.',
      to: '9-12',
    },
    {
      text: 'Who opened the door of the dark shed, when the ball was in there? That was always {hero}.',
      to: '9-12',
    },
    {
      text: 'Once a goose hissed at the whole family. {hero} hissed back, and the goose had to sit down.',
      to: '9-12',
    },
    {
      text: 'When the lift stuck, seven people looked at the ceiling. {hero} sat down on the floor, took off {hero_his} shoes, and asked who wanted to begin.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had once said in the staff room what everybody said in the corridor. It had been very quiet. There were biscuits, and nobody had offered {hero_him} one.',
      from: '13-17',
    },
    {
      text: 'On the form it said next of kin, and {hero} had always put somebody who was easy to reach. {hero_subj} did not do things by halves.',
      from: '13-17',
    },
    {
      text: '<hero>Who broke this?</hero> asked the caretaker, and eleven people looked at their shoes. It had not been {hero}. {hero_subj} put {hero_his} hand up all the same, so that they could all go home.',
      from: '9-12',
    },
    {
      text: 'At the top of the ten-metre board there was a queue of people who had changed their minds. {hero} said excuse me eleven times, and thank you, and then nothing for quite a while.',
      from: '13-17',
    },
    {
      text: 'If a phone call had to be made, it was pushed along the table until it lay in front of {hero}. {hero_subj} stood up for it. You sound taller like that.',
      from: '13-17',
    },
  ],
  firstMove: [
    '{hero_subj} was already three steps ahead. Only then did {hero_he} look where {hero_he} was.',
    '<hero>Me first,</hero> said {hero}, and was.',
    {
      text: '{hero_subj} took a deep breath and went straight up to it, as you go up to a large dog.',
      from: '6-8',
    },
    {
      text: '{hero} rolled {hero_his} shoulders and walked towards it, with bigger steps than usual.',
      from: '6-8',
      to: '9-12',
    },
    'Somebody had to touch it. {hero_subj} touched it.',
    '{hero_subj} did not look round to see who was coming with {hero_him}. {hero_subj} just went.',
    '<hero>What’s the worst it can do?</hero> asked {hero}. Someone began a list, but {hero_he} was already there.',
    {
      text: '{hero_subj} shut both eyes, buttoned {hero_himself} up to the chin, and opened them again much nearer.',
      to: '9-12',
    },
    {
      text: '{hero_subj} had no plan for {obstacle_def}. {hero_subj} had noticed before that they come more quickly when it is too late to go back.',
      from: '13-17',
    },
    {
      text: '<hero>I’ll do it,</hero> said {hero}, about {obstacle_def}, before anyone had asked who would. Then {hero_he} thought about what it was.',
      from: '13-17',
    },
    {
      text: '{hero_subj} took off {hero_his} jacket and gave it to somebody. It was how you could tell, with {hero}, that something was about to begin.',
      from: '13-17',
    },
    {
      text: 'Somebody had to be the first at {obstacle_def}. {hero_subj} looked along the row, and along the row they were all looking at {hero_him}.',
      from: '9-12',
    },
    '{hero_subj} put {hero_his} hands on {hero_his} hips. It made {hero_him} a good deal wider, and not at all less frightened.',
    '<hero>Good day,</hero> said {hero}, right to the face of it, or where a face would be. Somebody had to begin.',
  ],
  tries: [
    {
      text: '<hero>Again,</hero> said {hero}, and walked ten steps back, because that is what you do before a jump. From there {hero_he} looked at {part_def}. It was not a thing for jumping at, and the run-up had nowhere to go. <companion>What are you doing back there?</companion> asked {companion}. <hero>Being brave,</hero> said {hero}. <companion>It’s a long way off,</companion> said {companion}. {hero_subj} came back the ten steps, and they were shorter than before.',
      from: '9-12',
    },
    {
      text: '{hero_subj} made {hero_his} shoulders broad. <hero>I’m not afraid of you,</hero> {hero_he} said to {part_def}, and said it so loudly that it came back as an echo. Nothing answered, and nothing moved. <companion>I don’t think that’s what was wanted,</companion> said {companion}. There it was, all that courage, like a big umbrella on a dry day, and {hero_he} did not know where to put it down.',
      from: '9-12',
    },
    {
      text: 'There was one thing that {hero} had never dared, and that was to do nothing with others about. So {hero_he} did something. {hero_subj} stamped, clapped {hero_his} hands, and went at it once more from the other side. <companion>That was the same side,</companion> said {companion}. <companion>You’ve only been all the way round.</companion> {hero_gen} heart was thumping as if they had won.',
      from: '9-12',
    },
  ],
  helps: [
    '<hero>I don’t like this either,</hero> said {hero}. It was good to hear it out loud.',
    '{hero_subj} felt {hero_his} heart going. It was not telling {hero_him} to run, it was only keeping time.',
    '{hero_subj} had been first so often. It struck {hero_him} that it might be harder to stand still.',
    'There was one more door, and it was inside {hero_his} own chest. {hero_subj} had never gone through that one first.',
    '{hero_subj} looked straight at it, the way you look at a dog that barks. It grew no bigger.',
    '<hero>All right,</hero> said {hero} to nobody in particular. <hero>Then we’ll do the bit I’m afraid of.</hero>',
    '{hero_subj} unclenched {hero_his} toes. They had been holding on inside there the whole time, and nobody had told them to stop.',
    '<hero>I don’t know what to do,</hero> said {hero}. It was a high jump, that sentence, and there was ground on the other side.',
    '{hero_subj} always went at things from the front. It took some nerve to stand there with empty hands and only look.',
    '{hero_subj} felt for {hero_his} own heartbeat, at the neck, where you find it. It was still in there, banging away, on {hero_his} side.',
    {
      text: 'It was not danger, {hero_subj} noticed. Danger {hero_he} knew. It was only embarrassing, and that is much worse, and nobody gives you a medal for it.',
      from: '13-17',
    },
    {
      text: '{hero_subj} thought of what {hero_he} was least willing to do, and there it was, and it was quite small.',
      from: '13-17',
    },
    {
      text: '<hero>I’ve been brave at the wrong end,</hero> said {hero}. {companion} did not contradict {hero_him}.',
      from: '13-17',
    },
    {
      text: 'One could go forward out of cowardice, too. It had never struck {hero} before. {hero_subj} stood still, in order to look at that.',
      from: '9-12',
    },
    {
      text: '<hero>Wait,</hero> said {hero}. <hero>I was so quick that I was past it.</hero> {hero_subj} went back by three steps. They were the bravest of the day.',
      to: '9-12',
    },
    {
      text: '{hero_subj} sat down, in front of everyone, and let them see that {hero_his} hands shook. Nothing happened. That was what {hero_he} had wanted to know.',
      to: '9-12',
    },
  ],
  homeward: [
    'The dog behind the fence barked at everyone. {hero_subj} said good evening to it, and it forgot the next bark.',
    '{hero_subj} went first round every corner. At the dark one {hero_he} whistled, but only once.',
    {
      text: 'Where the lamp had gone out, {hero} walked in the middle of the road of shadow and swung both arms.',
      to: '9-12',
    },
    '{hero_subj} told the whole of it out loud on the way, even the part where {hero_his} knees had shaken.',
    {
      text: 'A big girl asked what {hero_he} was looking at. <hero>Your shoes,</hero> said {hero}. <hero>They’re good.</hero>',
      to: '9-12',
    },
    '{hero_subj} let the others have the torch. {hero_subj} had {hero_his} own two feet, and they knew the way.',
    'Where it was darkest {hero} walked on the outside. {hero_subj} hummed a little, so that the dark would know who it was.',
    'Something hooted. <hero>Same to you,</hero> said {hero}, and went on at just the same speed.',
    {
      text: '{hero_subj} shut {hero_his} eyes for ten whole steps and held nobody’s hand. On the tenth {hero_he} was a bit further left, that was all.',
      to: '9-12',
    },
    '{hero_gen} knees gave way a little when it was all over. {hero_subj} patted them, one after the other, like good horses.',
    {
      text: 'At the place where {hero_he} always ran, because of the dark, {hero} walked. It was {hero_his} own idea, and {hero_he} regretted it for exactly four lamp posts.',
      from: '13-17',
    },
    {
      text: '<companion>You weren’t frightened at all,</companion> said {companion} on the way. <hero>I was,</hero> said {hero}. <hero>At all.</hero>',
      from: '9-12',
    },
    {
      text: 'Somebody called something after them from a car. {hero_subj} waved, as one waves to relations.',
      from: '13-17',
    },
    {
      text: '{hero_subj} rang home to say that {hero_he} would be late, and why. It took some nerve, and in the end they only asked whether {hero_he} had eaten.',
      from: '13-17',
    },
    {
      text: 'There was a gate that squeaked. {hero_subj} opened it, and shut it, and opened it, until it had got used to the idea. Then they all went through.',
      to: '9-12',
    },
    {
      text: '{hero_subj} said what {hero_he} had been most afraid of. It was something else than the others had thought. They were quiet for a bit, and then they told theirs.',
      to: '9-12',
    },
  ],
  arrive: [
    '{hero_subj} went in first, with {hero_his} chin up. Only when {hero_he} was right in the middle did {hero_his} ears begin to feel the quiet.',
    '<hero>Hello,</hero> said {hero} into the place, loud enough for the very back. Something in the back said nothing, rather quickly.',
    {
      text: '{hero_subj} stood in the darkest part on purpose and counted to five. It was cool in there, and quite friendly.',
      to: '9-12',
    },
    '{hero_subj} walked up to the biggest thing there was and stood in front of it. It was bigger, and it could stay that way.',
    {
      text: 'There was one spot where it creaked. {hero_subj} stepped on it a second time, to show it that {hero_he} had heard.',
      from: '6-8',
      to: '9-12',
    },
    '{hero_gen} heart was going fast, like somebody running upstairs. {hero_subj} let it run ahead, and came along behind.',
    '{hero_subj} took three big steps with no looking and no holding on. The fourth was smaller, and then {hero_he} grinned.',
    'Something rustled. {hero_subj} turned towards it and not away, and by then it had finished.',
    {
      text: '{hero_subj} shook hands with the place, so to speak. {hero_subj} found the nearest solid thing and gave it a firm squeeze.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero_subj} threw {hero_his} voice up as high as it would go. It came back down in one piece, so it was safe up there.',
      to: '9-12',
    },
    {
      text: '{hero_subj} walked in as one walks into a room where one has been talked about. Nobody had talked about {hero_him}. It was a good walk all the same.',
      from: '13-17',
    },
    {
      text: '<hero>Anyone here?</hero> called {hero}, and waited. <hero>Then I’ll take it as a yes.</hero>',
      from: '9-12',
    },
    {
      text: '{hero_subj} picked the place where one could be seen from every side. {hero_subj} stood in it until {hero_he} had got used to that.',
      from: '13-17',
    },
    {
      text: 'There was a moment at the edge when one could still have turned round. {hero_subj} noticed it go by, as you notice a bus.',
      from: '13-17',
    },
    {
      text: 'Everybody had stopped at the edge, as one does. <hero>It’s only a place,</hero> said {hero}, and took the first step for all of them. It was quite a good step.',
      to: '9-12',
    },
    {
      text: '{hero_subj} took off one glove and laid the bare hand on the first thing there was. It was cold, or rough, or wet. Now that was over.',
      to: '9-12',
    },
  ],
  worry: [
    '{hero_subj} was still standing right at the front. But {hero_his} knees were talking to each other, and they did not agree.',
    'For the first time that day {hero} took one step back. It was a very small one, and it cost a lot.',
    '{hero_subj} looked round to see who was behind {hero_him}. {hero_subj} had never before wanted so much for somebody to be there.',
    '<hero>It doesn’t matter,</hero> said {hero}, rather loudly. The end of it went up and wobbled.',
    '{hero_gen} hand was cold, all at once, right into the fingertips. {hero_subj} held it with the other one, and that was cold too.',
    '{hero_subj} puffed out {hero_his} chest. There was a hitch somewhere halfway, like a drawer that sticks.',
    '{hero_subj} laughed the laugh that {hero_he} kept for high places. Nobody joined in, and it came to an end by itself.',
    'There was a lump in {hero_gen} throat, as hard as a nut. {hero_subj} swallowed twice, and it did not go anywhere.',
    {
      text: '{hero_subj} had gone at it like a knight at a tower. Now {hero_he} felt like somebody with a saucepan on {hero_his} head.',
      from: '6-8',
    },
    '{hero_subj} bit {hero_his} lip and stared straight in front, so that nothing could run over.',
    {
      text: 'What {hero_he} would have liked was to be hit by something. One knows what to do about that. This only stood there, and was {hero_gen} own fault.',
      from: '13-17',
    },
    {
      text: '{hero_subj} told them that {hero_he} was fine. {hero_subj} said it from rather far off, like somebody on a quay.',
      from: '13-17',
    },
    {
      text: 'There were two sorts of courage, it seemed, and {hero} had brought the other one.',
      from: '13-17',
    },
    {
      text: '<hero>Say something,</hero> said {companion}. {hero}, who had always had something to say, shook {hero_his} head.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had shut {hero_his} eyes, just for the length of one breath. Behind them it was not any better. So {hero_he} opened them again.',
      to: '9-12',
    },
    {
      text: 'There was a word that begins with h, and it was help. {hero_subj} had it in {hero_his} mouth. {hero_subj} bit it off in the middle, at the l.',
      to: '9-12',
    },
  ],
};
