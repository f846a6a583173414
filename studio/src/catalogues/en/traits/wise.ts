import type { Tables } from '../../schema.ts';

export const wise: NonNullable<Tables['trait']['wise']> = {
  home: [
    'If you asked {hero} a question, {hero_he} thought about it first. Some people had gone home by then.',
    {
      text: '{hero_subj} liked to sit on the bottom stair, because you hear the whole house from there.',
      from: '6-8',
      to: '9-12',
    },
    '{hero_subj} owned a watch but rarely looked at it. {hero_subj} asked the shadows, and they were hardly ever wrong.',
    'When two people quarrelled, {hero} kept silent until they had finished. Then they usually asked {hero_him} what {hero_he} thought.',
    {
      text: '{hero_subj} kept a box for things that might turn out to be important. So far it held a nut, a key and a sentence.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero_subj} always read the last page of a book twice, and then sat there for a bit with it shut.',
      from: '6-8',
    },
    'At chess {hero} lost quite often. But {hero_he} always knew afterwards where it had happened.',
    '{hero} could wait for the kettle without looking at it. People came from other rooms to watch.',
    {
      text: '{hero_subj} spoke so seldom at table that everybody stopped chewing when {hero_he} did.',
      from: '6-8',
    },
    'In {hero_gen} class they said: ask {hero}, but bring a sandwich.',
    {
      text: 'Some people shake a present. {hero} held it to {hero_his} ear and waited until it told {hero_him}.',
      to: '9-12',
    },
    {
      text: 'While the others ran to the window, {hero} went to the door. The visitor always came in there.',
      to: '9-12',
    },
    { text: 'Slow as a cat in the sun, {hero} looked at the soup, and blew, and looked again.', to: '9-12' },
    {
      text: 'They sat down beside {hero} on the bus to tell {hero_him} things. {hero_subj} did nothing special. {hero_subj} had only once omitted to get out a phone.',
      from: '13-17',
    },
    {
      text: '<hero>I’d have to think about it,</hero> said {hero}, and did, and came back a week later with the answer. By then most people had forgotten the question, and needed it.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had three good friends, and had been waiting for the fourth since the summer. There was no hurry about it.',
      from: '9-12',
    },
    {
      text: 'When the others were shouting, {hero} began to speak more softly. It was a trick of {hero_his} grandmother’s, and it worked on everyone except {hero_his} grandmother.',
      from: '13-17',
    },
    {
      text: '{hero_subj} wrote a letter every New Year’s Eve to the person {hero_he} would be in a year. So far they had got on.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had once given a speech to the whole school. It had consisted of one sentence and a pause. They still talked about the pause.',
      from: '13-17',
    },
  ],
  firstMove: [
    '{hero_subj} waited for one breath longer than anybody else. It is often in that breath that things move.',
    '{hero_subj} did nothing at all to begin with. {hero_subj} did it very thoroughly.',
    { text: '<hero>Let’s see what it does by itself,</hero> said {hero}, and sat down.', from: '6-8' },
    { text: '{hero_subj} watched where the ants went. They had probably been here longer.', to: '9-12' },
    {
      text: '{hero_subj} held up a finger, as if the answer might come by on the wind.',
      from: '6-8',
      to: '9-12',
    },
    '<hero>There’s no hurry,</hero> said {hero}, though there was, a bit.',
    '{hero_subj} asked how it had come to be like that. While the others told {hero_him}, {hero_he} did not take {hero_his} eyes off it.',
    '{hero_subj} sat down exactly opposite, as you sit down opposite a person.',
    '{hero_subj} looked at what lay round about it first. Things are often known by their neighbours.',
    '{hero_subj} thought of something like it, from last winter. <hero>It was a smaller one,</hero> said {hero}, <hero>but it had the same look.</hero>',
    {
      text: '{hero_subj} asked how long they had had {obstacle_def}. Nobody knew. That was already half of an answer, and {hero_he} had it to {hero_himself}.',
      from: '13-17',
    },
    {
      text: '<hero>Let’s wait a bit,</hero> said {hero}. The others had been doing that since the morning.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had heard of a case like {obstacle_def}, and told it. It was a good story, and at the end of it it was later.',
      from: '13-17',
    },
    {
      text: '{hero_subj} weighed up {obstacle_def} from both sides, and then {hero_he} weighed up the weighing.',
      from: '13-17',
    },
  ],
  tries: [
    {
      text: '{hero_subj} sat down and waited for the right moment. Several moments came by, and they were all quite nice. <companion>Was that it?</companion> asked {companion} at each of them. <hero>I’ll know it when I see it,</hero> said {hero}. {companion} yawned, and then {hero} yawned too. You can wait so wisely that in the end you are only sitting there. That was something {part_def} could do as well, and for longer.',
      from: '9-12',
    },
    {
      text: 'An old neighbour had a saying for it: you don’t push a river. {hero} said it aloud. <companion>That isn’t a river,</companion> said {companion}. {hero_subj} knew another one, about a bent tree, and a third one about soup. They were all true. When the last of them had died away, it was so quiet that you could hear how little they had to do with {part_def}.',
      from: '9-12',
    },
    {
      text: '<hero>There are two sides to everything,</hero> said {hero}, and thought about the one, and then about the other. Both had something to be said for them. <companion>And which is it?</companion> asked {companion}. {hero_subj} opened {hero_his} mouth, weighed that up too, and shut it again. There was a wind getting up, or somebody had sighed. Nobody had done anything about {part_def} for quite some time.',
      from: '9-12',
    },
  ],
  helps: [
    'Something small came back to {hero}, from the very beginning. {hero_subj} had not thought it was important at the time.',
    '{hero_subj} put two things side by side in {hero_his} head. They had been lying there all day, in different corners.',
    '<hero>It isn’t about that at all,</hero> said {hero} slowly. <hero>Is it?</hero>',
    { text: '{hero_subj} thought for as long as it takes to eat an apple, with the core.', from: '6-8' },
    'The answer had been there for some time. {hero_subj} had only been too busy thinking to hear it.',
    {
      text: '{hero_subj} remembered how still it is at the bottom of the stairs, and tried to be as still as that.',
      from: '6-8',
    },
    '{hero_subj} went through the day backwards, as you go back for a dropped glove. It was lying quite near the start.',
    '<hero>Who knows this better than we do?</hero> asked {hero}. {hero_subj} did not wait for an answer, and looked about for one.',
    '{hero_subj} waited for {hero_his} own thoughts to go past, the noisy ones first. At the end a small one came along on foot.',
    'There was no sense in being right sooner than it was ripe. {hero_subj} breathed, and left a bit of room in front of {hero_him}.',
    {
      text: '{hero_subj} had understood it for some time. Understanding had been a very comfortable place to sit.',
      from: '13-17',
    },
    {
      text: '<hero>I’ve been watching,</hero> said {hero}. <hero>As if it were on a stage.</hero> {hero_subj} took half a step forward.',
      from: '13-17',
    },
    {
      text: 'What would the person {hero_he} wrote to on New Year’s Eve have to say about it? Very little, {hero} thought, and that with a look.',
      from: '13-17',
    },
    {
      text: 'There is a time for waiting and a time when waiting is only hiding. From inside they are hard to tell apart. {hero_subj} felt for the door handle.',
      from: '9-12',
    },
  ],
  homeward: [
    '{hero_subj} said nothing until the corner. Then {hero_he} said: <hero>Hm.</hero> It was quite a lot.',
    'On the way {hero} walked a little slower than usual, like somebody carrying something full.',
    '<companion>What are you thinking?</companion> asked {companion}. <hero>It isn’t ready yet,</hero> said {hero}.',
    '{hero_subj} let the last word be somebody else’s. It was a perfectly good one.',
    '{hero_subj} looked back once from the bridge. From there it was as small as a button, and quite whole.',
    { text: 'A leaf fell on {hero_gen} sleeve. {hero_subj} took it along as far as it liked.', to: '9-12' },
    '{hero_subj} walked a few steps behind. From there you see best that everybody is there.',
    '{hero_subj} thought about the first minute of the day, and then about the last. They looked at each other across the middle.',
    'Someone asked {hero} what the best part had been. {hero_subj} thought it over until the next corner, and said: <hero>The quiet bit.</hero>',
    {
      text: '{hero_subj} heard an owl, or someone being one. {hero_subj} gave it time to finish before {hero_he} walked on.',
      to: '9-12',
    },
    {
      text: 'They talked, and {hero} listened, and after a while it was the kind of talk that needed no one to listen. {hero_subj} looked at the sky instead.',
      from: '13-17',
    },
    {
      text: '<companion>You knew it all along,</companion> said {companion}. <hero>Not all along,</hero> said {hero}. <hero>Since about the middle. I was waiting to be wrong.</hero>',
      from: '9-12',
    },
    {
      text: '{hero_subj} took the longer way, by {hero_himself}, in order to arrive with it properly packed.',
      from: '13-17',
    },
    {
      text: 'At the gate somebody asked {hero} how it had been. <hero>Ask me in a week,</hero> said {hero}. It was noted down.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} stayed where {hero_he} was and let the place come to {hero_him}. It came, a sound at a time, and then a smell.',
    '{hero_subj} sat down on the very first thing you could sit on. You see how a place moves if you stop moving yourself.',
    '{hero_subj} looked for what was oldest here. When {hero_he} had found it, {hero_he} stood next to it for a bit.',
    'Everything called out to be looked at. {hero_subj} looked at the thing that did not call.',
    {
      text: '{hero_subj} asked nothing. A place tells you all sorts of things in the first minute, and after that it is used to you.',
      from: '6-8',
    },
    '{hero_subj} listened with {hero_his} head on one side, like a blackbird on a lawn. There was a loud part and, under it, a low one.',
    '{hero_subj} noticed where the light came from, and which way everything faced. Now {hero_he} knew where the middle was.',
    '{hero_subj} walked round the edge first, with {hero_his} hands behind {hero_his} back. The middle would still be there afterwards.',
    '{hero_subj} took one slow breath, as before a page is turned. Then {hero_he} looked up and began at the top.',
    {
      text: '<hero>Somebody has been waiting here,</hero> said {hero}, after a good while. {hero_subj} could not have said how {hero_he} knew.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero_subj} looked at the people first. A place can look like anything, but people stand about in it as it really is.',
      from: '13-17',
    },
    {
      text: '<hero>It was different here once,</hero> said {hero}. There was a lighter patch, as high as a door, and nobody used it.',
      from: '9-12',
    },
    {
      text: '{hero_subj} let everyone else go in, and then the dust settle. What was left was the place.',
      from: '13-17',
    },
    {
      text: '{hero_subj} found a spot by the wall where someone had often leaned. The paint had gone there. {hero_subj} leaned.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_subj} said nothing, as so often. But it was another silence than before, one with a stone in it.',
    '{hero_subj} had thought about it beforehand, all the way round. Now {hero_he} drew circles in the dust, and none of them closed.',
    'Everyone looked at {hero}, because {hero_he} usually knew. {hero_subj} looked down at {hero_his} feet, and they did not know either.',
    '{hero_subj} pulled up both knees and put {hero_his} chin on top. It was the shape {hero_he} made when a thing would not fit in {hero_his} head.',
    '{hero_subj} opened {hero_his} mouth, shut it, and shook {hero_his} head a little. Some answer had come as far as the door and gone home.',
    '{hero_gen} forehead had a line in it, just one, straight down. It had not been there at breakfast.',
    {
      text: '{hero_subj} had been so sure. {hero_subj} felt the place where the sureness had been, as you feel with your tongue for a tooth.',
      from: '6-8',
    },
    '{hero_subj} rubbed one eye with the back of {hero_his} wrist. {hero_subj} had known better, and done it all the same.',
    'The others talked. {hero} listened, but {hero_his} eyes kept going past them. They went to the one spot where it had gone wrong.',
    '{hero_subj} sat as still as always. Only one heel went up and down, up and down, all by itself.',
    {
      text: '{hero_subj} had known it. {hero_subj} had even said so, once, in such a roundabout way that nobody had been able to take it for a warning.',
      from: '13-17',
    },
    {
      text: 'They came to {hero_him} for advice. What {hero_he} would have liked, just now, was somebody to come to.',
      from: '13-17',
    },
    {
      text: '<companion>And what would you tell me?</companion> asked {companion}. <hero>That it’ll pass,</hero> said {hero}. They both waited. It did not.',
      from: '9-12',
    },
    {
      text: 'It is an easy thing to be calm about what happens to others. {hero_subj} noticed that {hero_his} foot was tapping.',
      from: '13-17',
    },
  ],
};
