import type { Tables } from '../schema.ts';

export const limits: Tables['limit'] = {
  tide: {
    start: [
      'The water was still far out. It would not stay there for long.',
      'The tide was out. It had left its shoes behind, as it were, and would be back for them.',
      'Everything to do with the sea goes by the tide. It gave them until the shadow touched the third stone.',
      '<hero>How long have we got?</hero> asked {hero}. It depended on the moon, and the moon was not saying.',
      'At high water there would be no getting back. It was low water now, or just past it.',
      'Twice a day the sea changes its mind. It had last done so an hour ago.',
    ],
    late: [
      'The water had come in while nobody looked. It was already licking at the first stones.',
      'The tide had turned. You could tell by the seaweed, which had begun to lean the other way.',
      'The third stone was gone. There had been a third stone.',
      'Something tugged, softly at first. It was the water, on its way home.',
      { text: 'The sea was coming back, in no hurry, like somebody who knows the way.', from: '6-8' },
      { text: 'Where their footprints had been there was only a bright smooth nothing.', from: '6-8' },
    ],
  },
  dusk: {
    start: [
      'The sun stood two hands above the edge of the world. One hand was about an hour.',
      'The light was still high and white. But it had begun to look at its watch.',
      'They would have to be back before the first star. There was none yet. {hero_subj} had looked.',
      'It would be dark by supper. Supper was a long way off, but so was everything else.',
      { text: 'The day still had a good piece left, like a loaf with one end gone.', from: '6-8' },
      {
        text: 'In the west somebody had already begun to lay out the evening, only the edges so far.',
        from: '6-8',
      },
    ],
    late: [
      'The shadows had grown longer than those to whom they belonged.',
      'The light had turned yellow, then orange. It was the sort of light that says: well, then.',
      'Somewhere the first lamp went on.',
      'All the colours were packing up. Red was the first to go.',
      { text: 'It was that hour when you cannot quite tell a stone from a cat.', from: '6-8' },
      { text: 'The sun sat on the edge of things, and dangled its legs on the far side.', from: '6-8' },
      { text: 'A bat came out, and it did not count as a star, but nearly.', from: '6-8' },
    ],
  },
  train: {
    start: [
      { text: 'There was only one way back today, and it left on time.', from: '6-8' },
      { text: 'There was a time on the ticket, and it was not a suggestion.', from: '6-8' },
      'Everything that leaves has a time when it leaves. Here it was when the big hand stood upright.',
      '<hero>When do we have to be back?</hero> asked {hero}. It was written up on a board, in very definite letters.',
      'It would not wait. That had been said twice, the second time quite slowly.',
      'Up to then there was time for one thing. It would have to be the right one.',
    ],
    late: [
      'From far off came a whistle. It was the first of three.',
      'A light on the board changed from green to yellow.',
      { text: 'Somebody called out the departure, and all the names in it were far away.', from: '6-8' },
      'There were ten minutes left. A moment later, as is the way with them, there were five.',
      'A low hum began. It was something large, getting ready to go.',
      'The big hand had nearly made it to the top. It was the only one not out of breath.',
    ],
  },
  rain: {
    start: [
      { text: 'A grey cloud sat in the corner of the sky and made itself comfortable.', from: '6-8' },
      'The weather was thinking it over. You could feel it think.',
      '<hero>It’ll hold,</hero> said {hero}, looking up. Whatever was up there did not promise anything.',
      {
        text: 'There was a smell of change in the air, like a cellar door somewhere left open.',
        from: '6-8',
      },
      'The swallows, or whatever flew here, were flying low.',
      'All was still. It was the stillness of somebody breathing in.',
    ],
    late: [
      'The first drop fell on {hero_gen} nose. It was a large one.',
      { text: 'The light went grey, as if a hand had been laid over it.', from: '6-8' },
      { text: 'The wind had turned, and it no longer asked before it took a hat.', from: '6-8' },
      'There was a rumble, far away. It might have been a cart.',
      { text: 'It grew darker from one side, quite evenly, like a blind coming down.', from: '6-8' },
      'Something cool and wet touched {hero} on the neck. It was only the first of them.',
    ],
  },
  bell: {
    start: [
      'When the bell rang, it would be over. It had not rung yet.',
      'There was still time until the bell. Nobody knew how much, but it was less than before.',
      {
        text: 'A clock hung there, and its big hand moved in jerks, as if somebody pushed it each time.',
        from: '6-8',
      },
      { text: 'When they were called, they would have to stop, wherever they had got to.', from: '6-8' },
      'It had to be done before the last stroke. The first one was not far off.',
      '<hero>We’ve got as long as it takes,</hero> said {hero}. The clock on the wall saw it differently.',
    ],
    late: [
      'Somewhere a clock drew breath, as clocks do before they strike.',
      'The big hand jumped. It had seemed so far away.',
      'Somewhere somebody was already jingling a bunch of keys.',
      'A bell rang. It was only another bell, this time.',
      { text: 'There was a click, as if a clock were clearing its throat.', from: '6-8' },
      'Somebody looked in, held up five fingers, and went off again.',
    ],
  },
};
