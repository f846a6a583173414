import type { TypeMessages } from '../../schema.ts';

export const bedtime: TypeMessages = {
  stir: [
    'But tonight there was one sound too many. It was as small as a crumb, and it came from under the bed.',
    '{hero_subj} lay quite still, the way you do before falling asleep. Only {hero_his} ears were still up.',
    'The last sip had been sipped and the last thing said. But tonight the dark had something on its mind. It rustled a little, and waited.',
    {
      text: 'The moon had put a square of light on the floor. It was as big as a door, and it had not been there a moment ago.',
      from: '6-8',
    },
    'The house was nearly asleep. Only one small sound was still going about, in stockinged feet, looking for its bed.',
    '{hero_subj} turned the pillow over to the cool side. That was when somebody sighed, and it was not the pillow.',
    'The lamp was out, and the day was folded over the chair. All the same something in the dark was still awake. It breathed as quietly as {hero} did.',
    'Tonight sleep was late. {hero_subj} could hear it far off, coming along slowly, as if it had something to carry.',
  ],
  arrive: [
    {
      text: '{hero_subj} walked softly, in socks, because everything here seemed to be half asleep.',
      from: '6-8',
    },
    'Somewhere a lamp was burning low. It lit nothing up, it only kept things company.',
    'Everything here spoke in a low voice, even the ground.',
    '{hero_subj} pulled {hero_his} sleeves down over {hero_his} hands. It was just cool enough to be cosy.',
    { text: 'The lights hung low, and none of them was in a hurry.', from: '6-8' },
    'It was the sort of place where you yawn without noticing.',
  ],
  plan: [
    '<hero>I have a little time,</hero> said {hero}. <hero>As long as nobody counts to a hundred.</hero>',
    'They went slowly. The night was long enough.',
    'There was time. There was as much of it as there is in a bath.',
    { text: '<hero>Slowly, then,</hero> whispered {hero}, and that was the whole of the plan.', from: '6-8' },
    { text: 'They would do one thing, and then the next thing, and then it would be bedtime.', from: '6-8' },
    '<hero>Nobody needs to run,</hero> said {hero} softly. And nobody did.',
  ],
  low: [
    'It was very quiet then. A small wind came by and went on.',
    'Nobody was cross. It was too late in the day for that.',
    'The night turned over once and lay still again.',
    'It did not matter much. It was only a small thing that had gone a little wrong.',
    'Somewhere a last bird said something in its sleep.',
    { text: 'A cloud slid over the moon, stayed a while, and slid off again.', from: '6-8' },
  ],
  pause: [
    '{hero_subj} sat down and let {hero_his} shoulders sink. There was no hurry anywhere.',
    'The night waited with {hero_him}. It was good at waiting.',
    '{hero_subj} sat down and put {hero_his} hands in {hero_his} lap. They lay there like two birds.',
    '{hero_subj} breathed in. {hero_subj} breathed out. Somewhere in between it grew quiet.',
    'The dark came a little nearer and sat down too. It was soft along the edges.',
    'For a while nothing happened. It happened very gently.',
  ],
  doubt: [
    'It would have kept until the morning, perhaps. But in the morning everything is loud and quick, and some things can only be done while the house is asleep and the dark is listening.',
    {
      text: '{hero_subj} was quite free to leave it. That is the thing about the night: nobody looks, nobody counts, and nothing that is left undone makes the smallest noise. It only takes up room. {hero} could feel already how it would stay there beside {hero_him} in the dark, on the side where the blanket is thin.',
      from: '9-12',
    },
    {
      text: 'It was late, and nobody would have been surprised to find it left for the morning. {hero_subj} was warm, and {hero_his} eyes were heavy. But there is a sort of thing that does not sleep when you do. It sits on the edge of the bed and waits, and it has cold feet.',
      from: '9-12',
    },
    {
      text: '{hero_subj} could have gone home just then and been asleep in no time. That was what made it hard. In the daytime you have so much to push against. At night there is only yourself, and a small clear thought, and the thought is in no hurry at all.',
      from: '9-12',
    },
    {
      text: 'There is a moment before sleep when a person cannot pretend very well. The day has been taken off and hung over the chair, with all its good reasons in the pockets. {hero_subj} stood in just such a moment now, and felt about for a reason, and there was none on {hero_him}.',
      from: '9-12',
    },
    {
      text: 'In the dark a thing is neither bigger nor smaller than it is. {hero_subj} had thought it would be worse. It was only a plain small thing to be done, about as heavy as a cup, and the only question was whether to pick it up or to walk round it until morning.',
      from: '9-12',
    },
  ],
  open: [
    { text: 'It happened so gently that you could only tell by the breathing.', from: '6-8' },
    'All around them the night let its shoulders sink.',
    'Somewhere a small knot in the dark came undone.',
    { text: 'It grew warm then, the way a bed grows warm, from the middle outwards.', from: '6-8' },
    'The quiet had been waiting outside. Now it came in and sat down.',
    { text: 'And everything that had been awake too long laid down its head.', from: '6-8' },
  ],
  homeward: [
    'The way home was downhill all the way, as ways home are at night.',
    'Step by step the lights grew lower and warmer.',
    'The stars had come down a little, to be nearer.',
    'Each step was softer than the one before, and the last ones made no sound at all.',
    'Behind {hero} the lights went out, one by one, as if somebody were drawing a curtain.',
    '{hero_subj} yawned, and the yawn went on ahead to warm the bed.',
  ],
  close: [
    '{hero_subj} climbed into bed. The pillow was still warm where {hero_he} had left it.',
    { text: 'The blanket came up to {hero_gen} chin, and the day lay down at {hero_his} feet.', from: '6-8' },
    { text: '{hero_subj} lay down, and the bed closed over {hero_him} like a warm hand.', from: '6-8' },
    'The sheet was cool at the edges and warm in the middle. That was where {hero} went.',
    'A square of moonlight had moved over to the bed. It lay there already, and left {hero_him} the better side.',
    '{hero_subj} drew up {hero_his} feet. Somewhere the last small sound had found its slippers, and took them off.',
  ],
};
