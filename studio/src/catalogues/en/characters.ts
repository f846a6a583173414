import type { Tables } from '../schema.ts';

export const characters: Tables['character'] = {
  human: {
    home: [
      { text: 'In the kitchen somebody was looking for the other sock, as on every morning.', from: '6-8' },
      'The kitchen clock was three minutes fast, so that nobody would be late. Everyone knew, so everyone was.',
      {
        text: 'It was a narrow house with a lot of stairs, and somebody was always calling up them.',
        from: '6-8',
      },
      {
        text: 'The bicycle leaned against the wall, the cat leaned against the bicycle, and all was well.',
        from: '6-8',
      },
      'Downstairs the toaster sprang up. Somebody said the same word as every morning.',
      {
        text: '{hero_gen} room was the smallest in the house, but it had the best noise from the rain.',
        from: '6-8',
      },
      {
        text: 'On the fridge hung eleven drawings, a bill, and a magnet in the shape of a pear.',
        from: '6-8',
      },
      'There was always someone in the bathroom. There was always someone else in front of it.',
      {
        text: 'In {hero_gen} street everybody knew the dog at number nine, and nobody knew its name.',
        from: '6-8',
      },
      'The table had four legs and a folded beer mat. Without the mat the soup ran to the left.',
      'On the landing stood the box for things that nobody wanted and nobody threw away. {hero_subj} knew it by heart.',
    ],
    senses: [
      'It was cooler here than at home, and {hero} was glad of {hero_his} jumper.',
      '{hero_subj} breathed in until there was no more room.',
      'It was quite another air from the air at home, and {hero} took two helpings.',
      '{hero_subj} felt the ground through {hero_his} shoes. It was not quite like any floor {hero_he} knew.',
      '{hero_gen} ears grew used to it first, then {hero_his} nose, and last of all {hero_his} stomach.',
      'Somewhere it smelled of something good, and {hero} remembered that breakfast had been long ago.',
    ],
  },
  robot: {
    home: [
      '{hero_subj} lived in the workshop behind the last shelf, next to a tin of screws. In the mornings {hero_he} first counted {hero_his} fingers. There were ten, and they all answered.',
      {
        text: 'At night {hero} stood on a round mat and hummed until {hero_his} lamp turned from red to green.',
        from: '6-8',
      },
      {
        text: '{hero_subj} lived on the second shelf of the workshop, left of the glue. In the evening somebody switched {hero_him} to quiet, and {hero_he} said thank you.',
        from: '6-8',
      },
      'In the morning {hero} checked both arms, both legs and the date. On Tuesdays {hero_he} also oiled {hero_his} laugh.',
      'Somebody had once told {hero} to make {hero_himself} at home. So {hero_he} had built {hero_himself} a chair, a table and a small relative.',
      '{hero_subj} kept {hero_his} spare parts in a biscuit tin. Now and then somebody bit into one by mistake.',
      'If you told {hero} to wait a second, {hero_he} waited exactly one. It made {hero_him} hard to have round for tea.',
      {
        text: '{hero_gen} favourite word was beep, but {hero_he} had eleven thousand others and used them by turns.',
        from: '6-8',
      },
      'At night {hero} lay on the charging mat and counted electric sheep. They were always all there.',
      '{hero_subj} had a lamp in {hero_his} chest. It was green when {hero_he} was well, yellow when {hero_he} was thinking, and violet on birthdays.',
    ],
    senses: [
      {
        text: '{hero_gen} fan ran one step faster, as it did whenever there was something new.',
        from: '6-8',
      },
      'A sign said: mind your head. {hero} took {hero_his} head in both hands, and minded it.',
      '{hero_subj} measured the air. It was air.',
      {
        text: '{hero_gen} left ear turned once all the way round, clicking, and came back with news.',
        from: '6-8',
      },
      'There was a sign that said keep straight on. There was a wall there. {hero} kept straight on, and then said sorry to the wall.',
      { text: 'In {hero_gen} chest the lamp turned yellow, then green, then yellow again.', from: '6-8' },
    ],
  },
  animal: {
    home: [
      {
        text: '{hero_subj} lived under the third root from the left, where it was dry even in November. The bed was moss, and it was changed on Sundays.',
        from: '6-8',
      },
      {
        text: 'The burrow had two doors, one for coming in and one for the weather. {hero} slept in between, with {hero_his} nose under {hero_his} tail.',
        from: '6-8',
      },
      '{hero_gen} home was a basket behind the stove. From there {hero_he} could smell who came up the stairs, and in what mood.',
      {
        text: '{hero_subj} lived in a hollow trunk, four hops from the brook. It was round inside, so nobody ever had to sit in a corner.',
        from: '6-8',
      },
      'In the mornings {hero} washed {hero_his} left ear first. When that stood up properly, the day could begin.',
      '{hero_gen} branch was the second from the top. All the news of the wood came by there, mostly on the wind.',
      {
        text: 'Behind the flowerpots there was a gap, and behind the gap was {hero_gen} home. It was furnished with one leaf and half a walnut.',
        from: '6-8',
      },
      '{hero_subj} slept curled up, with one ear open. It was the ear that did the guarding, and it had never missed a biscuit.',
      'Under the shed floor it was warm and dusty and all {hero_gen}. Only the rain got in, and never further than the mat.',
      '{hero_subj} knew every stone round the den by its smell. The flat one by the door smelled of yesterday’s sun.',
    ],
    senses: [
      '{hero_gen} whiskers noticed it first. Whiskers always do.',
      '{hero_subj} lifted {hero_his} nose. There were eleven smells, nine of them old friends.',
      {
        text: 'The fur on {hero_gen} back stood up a bit, just along the middle, the way it does before something begins.',
        from: '6-8',
      },
      {
        text: '{hero_subj} put one ear forward and one ear back, so as to have both sides of it.',
        from: '6-8',
      },
      'From down there the place was mostly legs, edges and crumbs. The crumbs were promising.',
      {
        text: '{hero_subj} could smell that somebody had been happy here, quite lately, with cheese.',
        from: '6-8',
      },
    ],
  },
  magical_being: {
    home: [
      '{hero_subj} could do just one small charm. It made cold tea lukewarm. There was less call for it than you would think.',
      'In {hero_gen} house the brooms swept by themselves, but only ever the same corner. The rest was done by hand, like anywhere else.',
      'When {hero} hiccupped, a spark came out. On birthdays that was handy, and in the hay loft {hero_he} held {hero_his} breath.',
      '{hero_subj} wore a pointed hat with a dent in it. That was where {hero_he} kept {hero_his} sandwiches.',
      '{hero_gen} wand was a bit bent, from being sat on. It worked, more or less, round the corner.',
      'At night {hero_gen} fingers glowed a little, enough to read by. It saved on candles, but the shadows were odd.',
      '{hero_subj} lived above the baker’s, where it was warm. In return {hero_he} kept the dough from being afraid of the oven.',
      {
        text: 'In {hero_gen} cupboard stood seven bottles of moonlight, one of them for cooking.',
        from: '6-8',
      },
      {
        text: '{hero_subj} was able to fly, though only backwards and only when nobody laughed.',
        from: '6-8',
      },
      'Every new moon {hero} had to count {hero_his} spells. There was one, as always, and it was in good health.',
    ],
    senses: [
      {
        text: '{hero_gen} fingertips prickled, as they did wherever a charm had been spoken not long ago.',
        from: '6-8',
      },
      '{hero_subj} tried {hero_his} one small charm on a pebble. The pebble grew lukewarm, and that was that.',
      'The hat on {hero_gen} head turned a bit to the left by itself. It was listening.',
      { text: 'The air here tasted of tin and peppermint, like just before a spell.', from: '6-8' },
      '{hero_gen} wand hung its tip. It was no place for tricks, that much was clear.',
      { text: 'A spark came out of {hero_gen} sleeve, had a look round, and went in again.', from: '6-8' },
    ],
  },
  mythical_creature: {
    home: [
      {
        text: 'In the old stories somebody like {hero} had wings as wide as a barn and a voice like a storm. {hero_subj} slept with a night light.',
        from: '6-8',
      },
      'People in the valley told one another that {hero} ate a sheep every day. It was porridge, and there were raisins in it.',
      '{hero_subj} lived in the ruin on the hill. The post came on Thursdays, at arm’s length.',
      '{hero_gen} grandmother had guarded a mountain of gold. {hero_subj} guarded a mountain of cushions, and {hero_he} lent them out.',
      'When {hero} yawned, the jackdaws took off from the tower. {hero_subj} always said sorry afterwards.',
      '{hero_gen} horn, or whatever it was that grew there, still got caught in every curtain. {hero_subj} was told {hero_he} would grow into it.',
      'On maps a warning was written across the spot where {hero} lived. Below it, in pencil, somebody had added: good soup.',
      {
        text: '{hero_subj} could breathe a very small flame. It was enough for toast, as long as you were not in a hurry for the second slice.',
        from: '6-8',
      },
      {
        text: 'Only one track led up to {hero_gen} cave, and people walked it on tiptoe. {hero} had put a mat at the end of it, saying welcome.',
        from: '6-8',
      },
      'At school they had a chapter about creatures like {hero}. {hero_subj} had got two of the questions wrong.',
    ],
    senses: [
      'Somebody saw {hero} coming and dropped a basket. {hero_subj} picked it up and carried it after them.',
      {
        text: '{hero_subj} drew in {hero_his} wings, or what would one day be wings, so as not to knock anything over.',
        from: '6-8',
      },
      'A child stared at {hero} with an open mouth. <hero>I know,</hero> said {hero}. <hero>I thought I’d be bigger too.</hero>',
      'The ground trembled when {hero} came. {hero_subj} began to walk on {hero_his} toes, and then it only hummed.',
      '{hero_gen} nose told {hero_him} that there was smoke. Then {hero_he} noticed that it was {hero_his} own.',
      'Everyone had stopped talking. {hero} sat down, to be lower, and after a while they began again.',
    ],
  },
  imaginary_friend: {
    home: [
      'Only {companion} could see {hero}. For everybody else there was just an empty chair, and it always had to have a biscuit.',
      '{companion} had thought {hero} up on a rainy Sunday, ears first. Since then they had never been apart for longer than a bath.',
      '{hero_subj} lived in {companion_gen} room, between the wardrobe and the wall. It was a very narrow home, but {hero_he} was not very thick.',
      'When {companion} laughed at nothing, it was because of {hero}. They were used to the looks.',
      '{hero_subj} could walk through walls, but {hero_he} could not hold a spoon. So {companion} did the spoons, and {hero} did the walls.',
      {
        text: 'On the drawing over the bed {hero} had three legs. {companion} had been four at the time, and {hero_he} had grown fond of the third one.',
        from: '6-8',
      },
      'At table {companion} always laid one place more. The soup stayed in the plate, but {hero} enjoyed the steam.',
      '{hero_subj} weighed nothing and cast no shadow. But when {hero} sat on the edge of the bed, {companion} moved over.',
      'Every night {companion} asked if {hero} was still there. <hero>Always,</hero> said {hero}, and that was that.',
      'Nobody had ever told {hero} when {hero_his} birthday was. So {companion} gave {hero_him} half of every other one.',
    ],
    senses: [
      {
        text: '{hero_subj} put a hand right through the nearest thing, to say hello to it from inside.',
        from: '6-8',
      },
      'Nobody looked round when {hero} came. {hero_subj} gave a bow all the same.',
      'The wind went through {hero}. It tickled about the middle.',
      {
        text: '{hero_subj} left no footprints, so {companion} walked a bit more firmly, for two.',
        from: '6-8',
      },
      'When it got loud, {hero} grew paler at the edges. {companion} thought about {hero_him} a bit harder, and it passed.',
      '{hero_subj} floated a hand’s breadth above the ground, for the view.',
    ],
  },
};
