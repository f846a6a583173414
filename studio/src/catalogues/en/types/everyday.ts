import type { TypeMessages } from '../../schema.ts';

export const everyday: TypeMessages = {
  stir: [
    {
      text: 'Today was not quite like other days. {hero_subj} had been told about it on Monday, and had counted the sleeps on the fingers of one hand.',
      from: '6-8',
    },
    'At breakfast {hero} ate the bread and forgot the jam. {hero_subj} was thinking of something else.',
    'That morning everybody in the house had one shoe on and was looking for the other. It was that sort of day.',
    {
      text: 'There was a cross on the calendar, and it was today. {hero_subj} had drawn it {hero_himself}, in red, and had gone over it twice.',
      from: '6-8',
    },
    '{hero_subj} woke up before the alarm and lay there listening. Something was going to happen. It had been agreed on.',
    'At breakfast the milk ran out, the toast got stuck, and {hero} did not mind at all. Today was the day.',
    'There was a list on the fridge with five things on it. Four had been crossed out. The fifth was for {hero} to do.',
  ],
  arrive: [
    {
      text: '{hero_subj} knew it all at once, the way you know your own coat among twenty others.',
      from: '6-8',
    },
    'It was louder than {hero_he} remembered, and closer together.',
    {
      text: '{hero_subj} stood in the doorway of it all for a moment, to let {hero_his} ears get used to it.',
      from: '6-8',
    },
    'Everybody seemed to know already where to put their things.',
    '{hero_subj} had pictured it quite differently. The light, for one thing, was on the other side.',
    'It was just as always, and that was a relief.',
  ],
  plan: [
    {
      text: '<hero>I’ve thought about how we do it,</hero> said {hero}, and showed it with two spoons and a biscuit tin.',
      from: '6-8',
    },
    'The plan had three parts. {hero_subj} had forgotten the second one, but the first was easy.',
    '<hero>You take that side and I’ll take this side,</hero> said {hero}. Nobody had said that there were two sides.',
    'It would take ten minutes. {hero_subj} had reckoned it out on {hero_his} fingers, and had one finger left over.',
    '<hero>It’s quite simple,</hero> said {hero}. Those were the words that people in {hero_his} family used shortly before it was not.',
    'They agreed on a sign, in case something went wrong. It was a cough. By then {hero} needed to cough already.',
  ],
  low: [
    'Nobody shouted. That was almost worse.',
    'Somebody coughed. Somebody else looked for a long time at a shoe.',
    'Somewhere something banged. It might only have been the wind.',
    { text: 'It had been such a good day, up to about four minutes ago.', from: '6-8' },
    {
      text: '{hero_subj} would have liked to be a coat just then, on a hook, behind other coats.',
      from: '6-8',
    },
    { text: 'For a while everybody was busy with things that did not need doing.', from: '6-8' },
  ],
  pause: [
    { text: '{hero_subj} went and sat a little apart, where it was only half as loud.', from: '6-8' },
    'There was a crumb on {hero_his} sleeve. {hero_subj} looked at it as if it could tell {hero_him} what to do.',
    {
      text: '{hero_subj} sat down on the nearest thing and did up a button that was done up already.',
      from: '6-8',
    },
    {
      text: 'A fly walked along the edge of something, all the way to the corner, and back. {hero_subj} watched it until {hero_his} ears had cooled.',
      from: '6-8',
    },
    '{hero_subj} breathed on {hero_his} hands, although they were not cold. It gave them something to hold.',
    'There was a loose thread on {hero_his} jumper. {hero_subj} did not pull it. {hero_subj} only thought.',
  ],
  doubt: [
    '{hero_subj} could have said that it was not {hero_his} fault, and about half of that would have been right. The trouble was the other half, which sat in {hero_his} stomach like a cold potato and did not move. There was nothing to be done with it but to say it, and that was just what {hero_he} did not want to do.',
    'It would all have been forgotten quite soon, the way most things are forgotten. {hero_subj} knew that quite well. {hero_subj} also knew one person who would not forget it, and that person was wearing {hero_his} shoes. There was no getting away from that person, not in the bath, and not under the covers, and least of all when it was quiet.',
    {
      text: 'The simplest thing was to wait until it blew over. Most things did, in {hero_gen} experience, if you kept still, looked busy and were good at dinner. It was a method that had worked for years. What it did not do was get rid of the thing. It only moved it, each time, a little further in, to where the light did not reach.',
      from: '9-12',
    },
    {
      text: 'Somebody would say something in a moment, somebody grown up, and then it would all be taken out of {hero_his} hands. {hero_subj} could feel that moment coming, like the bus you hear before you see it. If {hero_he} wanted it to be {hero_him}, it would have to be now. If not, all {hero_he} had to do was nothing.',
      from: '9-12',
    },
    {
      text: 'There were two ways to tell it. In one of them {hero} came out rather well. It was not even wrong, if you left out the middle. {hero_subj} tried it under {hero_his} breath, and it sounded smooth and reasonable. That was the trouble with it. Nothing that had really happened to {hero_him} had ever sounded as smooth as that.',
      from: '9-12',
    },
    {
      text: 'It did not have to be {hero}. That was what {hero} told {hero_himself}, and {hero_he} told it well. There would be somebody better for it, with more time and a steadier voice. {hero_subj} had left a whole row of things to such people, like jam on a shelf, and it occurred to {hero_him} that nobody had ever come to fetch one.',
      from: '9-12',
    },
  ],
  open: [
    'It was not a big thing. Nobody clapped. But it was as if somebody had opened a window.',
    'Somebody laughed, and then it was easy to laugh too.',
    { text: 'Somebody let out a breath, and it turned out to be everybody.', from: '6-8' },
    'Nothing had changed, if you counted things up. All the same there was more room.',
    { text: 'And just like that it was an ordinary day again, only a little better lit.', from: '6-8' },
    '{hero_subj} noticed that {hero_he} was hungry. That was always the first sign.',
  ],
  homeward: [
    'On the way back {hero} walked on the kerb, one foot in front of the other.',
    '{hero_subj} walked home on the sunny side, slowly, because nothing was waiting.',
    'On the way home {hero} said little, and swung {hero_his} arms a lot.',
    '{hero_subj} knew every drain cover on the way. Today {hero_he} greeted two of them.',
    'It had rained a bit, and the whole street smelled of warm stone.',
    '{hero_subj} took the long way round, because of the wall that was good for balancing.',
  ],
  close: [
    { text: 'In the kitchen the light was on, and it smelled of soup.', from: '6-8' },
    {
      text: 'There were four plates on the table, and one of them had been moved a little, to make room.',
      from: '6-8',
    },
    'In the hall {hero} stepped over the shoes. There were exactly as many left ones as right ones.',
    { text: 'The radio was on in the kitchen, and somebody was singing the wrong words.', from: '6-8' },
    '{hero} crossed out the last thing on the list by the fridge. Underneath somebody had drawn a biscuit.',
    'At supper they talked about something else altogether. {hero} passed the butter before anybody had asked.',
  ],
};
