import type { Tables } from '../../schema.ts';

export const adventurous: NonNullable<Tables['trait']['adventurous']> = {
  home: [
    {
      text: 'There were two ways to school, one short and one long. {hero_subj} had found a third, through a hedge, and it took till noon.',
      from: '6-8',
    },
    '{hero_subj} had slept in the tent, in the bath and in the wheelbarrow. Once, by mistake, {hero_he} had slept in bed.',
    'Over {hero_gen} bed hung a map of the world. There were pins in all the places where {hero_he} had not been yet.',
    {
      text: '{hero_subj} could not pass a wall without finding out whether you could walk along the top of it.',
      from: '6-8',
      to: '9-12',
    },
    'By Wednesday {hero} had usually packed for Saturday. This week it was rope, a whistle and half a loaf.',
    {
      text: 'When the others turned back at the end of the path, {hero} asked them to hold {hero_his} bag.',
      from: '6-8',
    },
    '{hero_subj} had once gone out to fetch the milk and come home with a boat. It was only a small one.',
    {
      text: '{hero_subj} called the cupboard under the stairs base camp, and the attic the summit.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'There was hardly a tree in the park that had not had {hero_gen} other shoe.',
      from: '6-8',
      to: '9-12',
    },
    { text: '{hero_subj} liked it best when somebody said: we have never tried that.', from: '6-8' },
    {
      text: 'Behind the house lay a whole country. {hero_subj} had been right through it with a torch and an apple.',
      to: '9-12',
    },
    {
      text: 'Boots on, hat on, one pocket full of raisins: {hero} was only going to fetch the post.',
      to: '9-12',
    },
    { text: 'Is a puddle deep? {hero} always had one wet sock, and always knew.', to: '9-12' },
    { text: '{hero_subj} had been lost in four cities, and recommended three of them.', from: '13-17' },
    {
      text: 'On {hero_gen} wall hung a ferry timetable for a place where no ferry went any more. {hero_subj} liked to know when it would have left.',
      from: '13-17',
    },
    {
      text: '<hero>Where does that one go?</hero> asked {hero} at the stop, got on, and found out. It went to the depot. There was a man there with a kettle.',
      from: '9-12',
    },
    {
      text: '{hero_subj} slept with the window open and one foot out of bed, as others leave the engine running.',
      from: '13-17',
    },
    {
      text: 'At the parents’ evening they had said that {hero} lacked staying power. {hero_subj} had been on the way to the mountains at that point, and heard about it on a postcard.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had an agreement with {hero_himself}: whenever {hero_he} knew how a day would go, {hero_he} got off one stop before.',
      from: '13-17',
    },
  ],
  firstMove: [
    '{hero_subj} left the path at once. It was a good path, but everybody could see where it went.',
    '<hero>There’s another way,</hero> said {hero}, and pointed at something that was no way at all.',
    '{hero_subj} licked one finger, held it up, and chose the direction with more wind in it.',
    '{hero_subj} lay down flat and looked along it, to see how the land lay.',
    {
      text: '{hero_subj} walked backwards, ten long steps, for the run-up. Everybody else got out of the way.',
      to: '9-12',
    },
    '<hero>Nobody’s ever done this before,</hero> said {hero}, with shining eyes. Perhaps there was a reason for that.',
    '{hero_subj} thought of the hardest way to go about it, and nodded. That was the way for {hero_him}.',
    'The others were still putting down their things. {hero_subj} was already on the spot, arms and legs and all.',
    {
      text: '{hero_subj} asked what happened if one did nothing about {obstacle_def} at all. While they were explaining it, {hero_he} was already doing something.',
      from: '13-17',
    },
    {
      text: '{hero_subj} looked for the way that was forbidden. There was a sign at it, and the sign was about {obstacle_def}.',
      from: '13-17',
    },
    {
      text: '<hero>What’s the stupidest thing we could try?</hero> asked {hero}, quite seriously, with a look at {obstacle_def}.',
      from: '9-12',
    },
    {
      text: '{hero_subj} went at {obstacle_def} as {hero_he} went at foreign languages: at full speed, with both hands, and no grammar.',
      from: '13-17',
    },
    '<hero>I’ll go round by the far side,</hero> said {hero}. <hero>If I’m not back by supper, start.</hero>',
    '{hero_subj} rolled up {hero_his} trousers, in case of rivers. Then {hero_he} looked about for a river.',
  ],
  tries: [
    {
      text: '<hero>There’s always a second way,</hero> said {hero}, and set off to find it. {hero_subj} came to a corner, came to another, and found footprints. They were fresh. They were also {hero_his} own. <companion>Welcome back,</companion> said {companion}, who had not moved. <companion>Was it nice there?</companion> {hero_subj} shook out one shoe and did not say. In front of them, as before, was {part_def}.',
      from: '9-12',
    },
    {
      text: '{hero_subj} drew a map of it in the air, with {part_def} in the middle and three arrows going past. <companion>Those are lovely arrows,</companion> said {companion}. <hero>We take the third,</hero> said {hero}. They took the third. It went very well as far as the middle of the map. There they stood, and the arrow went on without them.',
      from: '9-12',
    },
    {
      text: '<hero>This is the part where it gets interesting,</hero> said {hero}. {hero_subj} had said so before. {hero_subj} rolled up {hero_his} sleeves and tried it in a way that nobody had ever tried, and it soon turned out why. <companion>Now it’s interesting,</companion> said {companion}. They looked at {part_def}, side by side. Their breath went in and out, and that was the only thing that did.',
      from: '9-12',
    },
  ],
  helps: [
    'There was still one direction that nobody had tried. It led back to where {hero_he} had gone past somebody.',
    {
      text: 'It came to {hero} that {hero_he} had been looking at the horizon, and that the thing was right beside {hero_his} shoe.',
      from: '6-8',
    },
    '<hero>Let’s not go round it,</hero> said {hero}. <hero>Let’s go through the middle.</hero> {hero_subj} did not mean the ground.',
    {
      text: '{hero_subj} had come for something else. Somewhere on the way the errand had fallen out of {hero_his} pocket, and now {hero_he} went back for it.',
      from: '6-8',
    },
    'You could explore a thing like this as well. You only had to go slowly, and not talk.',
    'There was a place on no map, and that was next to somebody who was sad. {hero_subj} set out for it.',
    '{hero_subj} had gone over things and under them all day long. It was a new idea, to stay just here, and {hero_he} tried it on.',
    '<hero>Let’s go the other way about,</hero> said {hero}. <hero>Slowly, and not first.</hero> It sounded like a country far away.',
    '{hero_subj} dug {hero_his} heels in and let the wind go on without {hero_him}. All at once there was a great deal to hear.',
    'The wildest thing you could do now was hold still. {hero_subj} had not done that yet, so {hero_he} was curious.',
    {
      text: 'There was one place where {hero_he} had never held out long enough to see what came after the dull part. It was here.',
      from: '13-17',
    },
    {
      text: '<hero>I keep on looking at the far side of things,</hero> said {hero}. <hero>What’s on this one?</hero>',
      from: '13-17',
    },
    {
      text: '{hero_subj} had turned over every stone there was, except the one that {hero_he} was standing on.',
      from: '13-17',
    },
    {
      text: 'It does not count as travelling, staying put until you know your way about. But {hero} had never been there, and looked round with interest.',
      from: '9-12',
    },
  ],
  homeward: [
    '{hero_subj} went home by the way that looked longer. It was longer. It had a bridge in it.',
    'At every corner {hero} looked down the other street as well, and put it on the list for tomorrow.',
    '{hero_subj} walked the last bit on the kerb, one foot before the other, as on the edge of a map.',
    'On the way {hero} climbed over two things that you could have gone round.',
    {
      text: '{hero_subj} tried the way home with {hero_his} eyes shut, for seven steps. The eighth was a hedge.',
      to: '9-12',
    },
    'There was a path {hero} did not know. {hero_subj} went down it until it ended, nodded to it, and came back.',
    '{hero_subj} went on ahead to the next bend, each time. There {hero_he} waited, like somebody who lives on the spot.',
    {
      text: 'There was a puddle, or a stream, or an ocean. {hero_subj} crossed it with one leap and reported what was on the other side.',
      to: '9-12',
    },
    '{hero_subj} left a little of the way for next time. {hero_subj} looked down a side turning, put a finger to {hero_his} lips, and walked on.',
    'On the way home {hero} told it once more, with somewhat higher mountains. By the gate there was snow on them.',
    {
      text: '{hero_subj} suggested the way by the canal. It was dark, it smelled of weed, and it had been the right one.',
      from: '13-17',
    },
    {
      text: '<companion>I hope this is a short cut,</companion> said {companion}. <hero>No,</hero> said {hero}. {hero_subj} sounded happy about it.',
      from: '9-12',
    },
    {
      text: 'On the last hill {hero_he} walked backwards, to have the place in sight for as long as it lasted.',
      from: '13-17',
    },
    {
      text: '{hero_subj} got off one stop before. Today it was not because {hero_he} knew how it would go. It was in order to have a bit left over.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} took a deep breath and let out a long, low whistle. It was in none of {hero_his} plans, this place, and that was the best of it.',
    '{hero_subj} ran at once to the furthest edge, to see what came after. After it there was more.',
    '{hero_subj} climbed on to the first stone or step there was. A place has to be looked at from the top, or it does not count.',
    {
      text: '{hero_subj} had packed for quite another place. {hero_subj} looked round, shook the bag out in {hero_his} head, and packed again.',
      from: '6-8',
      to: '9-12',
    },
    '<hero>Nobody’s been over there,</hero> said {hero}, pointing. {hero_subj} had been here for as long as it takes to blink.',
    '{hero_subj} gave the corner nearest to {hero_him} a name of its own. Now the place had been discovered, at least at that end.',
    'There were two ways to go in, and one of them was sensible. {hero_subj} went in by the other one.',
    '{hero_subj} licked a finger and held it up. It grew cool on the left side, so {hero_he} went left, to see why.',
    {
      text: '{hero_subj} spread {hero_his} arms and spun round, until everything was one long stripe. Then {hero_he} stopped, and set off in that direction.',
      to: '9-12',
    },
    {
      text: '{hero_subj} stamped {hero_his} feet, to let the new ground feel them. It was ground that {hero_he} had not had yet.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero_subj} did not unpack. A place that you unpack in has already half turned into the one you came from.',
      from: '13-17',
    },
    {
      text: '<hero>What’s behind that?</hero> asked {hero}, before {hero_he} had so much as looked at what was in front.',
      from: '9-12',
    },
    {
      text: '{hero_subj} walked straight through it and out on the other side, to see where they had come to. Then {hero_he} came back in and looked at it from the inside.',
      from: '13-17',
    },
    {
      text: 'It smelled of something {hero_he} could not place. There were by now very few such smells, and {hero_he} stood still for this one.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_subj} turned on the spot, first one way and then the other. All the directions looked the same, and none of them called.',
    '{hero_subj} sat down on the ground with a bump. {hero_subj} had no wish to see what was round the next corner.',
    'Something new went rustling by, not far off. {hero_subj} did not lift {hero_his} head to see where it was going.',
    '{hero_subj} laid both hands on top of {hero_his} head. People do that when the boat has gone without them.',
    '{hero_subj} kicked at a pebble, and missed it. The pebble lay there and looked as though it had won.',
    '{hero_subj} had always known a way out. Now {hero_he} looked up, since that was all that was left, and it was very high.',
    '<hero>That wasn’t on the map,</hero> said {hero}. It was to have been a joke, but it came out small.',
    '{hero_gen} feet had stopped. They stood side by side, toes together, like shoes in a hallway.',
    {
      text: '{hero_subj} thought for a moment of {hero_his} bed, with the map above it. Then {hero_he} rubbed {hero_his} nose hard and thought of nothing.',
      from: '6-8',
    },
    '{hero_subj} stood with {hero_his} weight on one leg, ready to run. But there was nothing to run to, and the leg grew tired.',
    {
      text: 'It was the first time that {hero_he} had wanted to be on the way back from a thing while it was still going on.',
      from: '13-17',
    },
    {
      text: 'You can always leave. That had been {hero_gen} whole secret, really. {hero_subj} looked at the door, and did not go, and did not know what one does instead.',
      from: '13-17',
    },
    {
      text: '<companion>You’ve got your coat on,</companion> said {companion}. {hero} looked down at {hero_himself}. It was true. It was even done up.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had wanted something to happen. It had not occurred to {hero_him} that it might happen to somebody else.',
      from: '13-17',
    },
  ],
};
