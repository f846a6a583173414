import type { Tables } from '../schema.ts';

export const links: Tables['link'] = {
  sibling: {
    home: [
      {
        text: '{link}, {link_rel}, thought the same thing at the same moment, and usually said it first.',
        from: '6-8',
      },
      '{link}, {link_rel}, had the bed by the door. When one of them could not sleep, the other one knew.',
      'There was only one blue cup, and {link}, {link_rel}, always got up first. They had been racing to it for years.',
      '{link}, {link_rel}, believed every word {hero} said, or else none at all. It depended on the day. But {link_he} came along.',
      {
        text: 'If {hero} had a plan, {link} had one as well, and it was usually the same. {link} was {link_rel}, and that was how it had always been.',
        from: '6-8',
      },
      'Wherever {hero} went, {link}, {link_rel}, was two steps behind, with the biscuits. Sometimes it was the other way round.',
      '{link}, {link_rel}, could do {hero_gen} voice so well that the dog came. {hero} could do the dog.',
      'They had drawn a line across the room, {hero} and {link}, {link_rel}. By now it was mostly used for tightrope walking.',
      'When there was one pancake left, {link}, {link_rel}, looked at {hero}, and {hero} looked at {link}. They had names for those looks.',
      '{link}, {link_rel}, never came along. {link_subj} only happened to be going the same way.',
    ],
    echo: [
      '{link} had waited by the stairs. <link>You took long,</link> said {link}, and moved over a little.',
      '{link} lay there already and lifted up one corner of the blanket. <link>Tell me again,</link> said {link}. <link>From the bit with the shoes.</link>',
      '<link>I said it first,</link> said {link}. <hero>No, me,</hero> said {hero}. They were both so tired that it came out as a yawn.',
      'The blue cup stood on the table. It was between the two places, just in the middle.',
      'That night the line across the room had a gap in it. {link} had rubbed it out with one sock.',
      '{link} divided the last pancake with a fork. Then {link_he} turned the plate round, so that {hero} could choose.',
    ],
  },
  friend: {
    home: [
      '{link} lived two doors further on and never rang. {link_subj} whistled, and {hero} came.',
      '{link} lived across the yard. Between their windows ran a string with a bell on it, and it rang at all hours.',
      '{link} and {hero} had a sign. Whoever wanted to come out put a boot on the window sill. Today there were two.',
      '{link} owned one roller skate and {hero} the other. So they were never far apart.',
      'If you saw {hero} coming, you only had to wait. {link} came round the corner a moment later, tying {link_his} shoes.',
      '{link} could whistle on a blade of grass, and {hero} could not. In return {hero} knew the way to everywhere.',
      'At school {hero} and {link} sat side by side, until it was forbidden. Now they sat back to back and it went on.',
      '{link} always had a pencil behind {link_his} ear, and {hero} always had the paper. They had met over a drawing of a cow.',
      '{link} wanted to come too, whatever it was. {link} always did. That was what was so good about {link}.',
      'They had buried a tin in the yard, {hero} and {link}, and forgotten where. It gave them a reason to dig.',
    ],
    echo: [
      '<link>See you tomorrow,</link> said {link}. It was not a question.',
      'In the window across the yard the bell rang once. That was {link}, and it meant good night.',
      '<link>Same time tomorrow,</link> said {link} at the corner. <hero>Earlier,</hero> said {hero}.',
      '{link} walked {hero} home, and then {hero} walked {link} home. After the third time they shook hands in the middle.',
      'On the sill over there stood a boot, for tomorrow. {hero} put out the other one.',
      '<link>When we tell it,</link> said {link}, <link>you do the noises.</link>',
    ],
  },
  parent: {
    home: [
      '{link} stood at the stove and stirred. <link>Be back before it is cold,</link> said {link}, and did not ask where from.',
      '{link} had a cold cup of coffee somewhere in the house and was looking for it. <link>Take an apple,</link> {link_he} called.',
      '{link} was mending something that had been whole that morning. <link>It only needs a screw,</link> said {link}, as always.',
      {
        text: '{link} sat on the bottom stair and tied {link_his} shoes. It was the one time of day when they were both the same height.',
        from: '6-8',
      },
      {
        text: '{link} sang while shaving the carrots, and left out all the words that {link_he} did not know.',
        from: '6-8',
      },
      {
        text: '{link} could hear from two rooms away if somebody was only pretending to look for a sock.',
        from: '6-8',
      },
      'On the table lay a note from {link}. It said: bread, stamps, you know what. {hero} knew what.',
      '{link} asked one question each morning, and it was never whether {hero} had slept well. Today it was about penguins.',
      '<link>Have you got everything?</link> asked {link}. {link} asked it with {link_his} head in the cupboard, because {link_he} had lost the keys.',
      {
        text: '{link} waved at the window until the corner, and then a little longer, in case {hero} came back for something.',
        from: '6-8',
      },
    ],
    echo: [
      '{link} looked at the shoes by the door, then at {hero}. <link>First soup,</link> said {link}, <link>and then all of it.</link>',
      '{link} had found the cup of coffee. {link} put it down without drinking, and moved up on the bench.',
      '<link>You’ve got something in your hair,</link> said {link}. {link} did not take it out, and only looked at it for a while.',
      '{link} did not ask. {link} cut a slice of bread in two and waited, and it was the best way of asking.',
      '<link>I’d have been scared stiff,</link> said {link}, when {hero} had finished. Then they washed up together.',
      'On the table lay a new note from {link}. It only had a question mark on it, and a biscuit.',
    ],
  },
  grandparent: {
    home: [
      'The old things in the house belonged to {link}, and each of them had a story. {link_subj} told only the beginnings.',
      '{link} had a drawer with three locks and nothing in it but string. <link>You’ll see,</link> {link_he} said, whenever {hero} asked.',
      'When {link} was small, the trams still ran on this street. {link} could do the noise.',
      '{link} never wound the watch {link_he} wore. <link>It’s right twice a day,</link> said {link}, <link>and so am I.</link>',
      {
        text: 'There was always a mint in the pocket of {link_gen} cardigan, and there was always only one.',
        from: '6-8',
      },
      '{link} asked things that other grown-ups did not ask. Lately it had been: what do you think the table thinks?',
      'On {link_gen} shelf stood a ship in a bottle. {hero} was allowed to turn it, but only with the wind.',
      {
        text: '{link} peeled an apple in one long ribbon. If it did not break, you could wish for something, and if it did, you could eat it.',
        from: '6-8',
      },
      '{link} had a walking stick with a compass in the handle. It pointed to the nearest bench.',
      '<link>I’ve been there,</link> said {link} to any place you could name. Nobody had ever found one where {link_he} had not.',
    ],
    echo: [
      {
        text: '{link} turned the little thing over in the lamplight. <link>I had one like that,</link> said {link}, and for once told the end as well.',
        from: '6-8',
      },
      '{link} listened to all of it with closed eyes. <link>And then,</link> said {link} each time, until there was no more then.',
      '{link} laid two mints on the table. There had never been two before.',
      '<link>I knew somebody once,</link> said {link}, and looked over at {hero}, <link>who’d have gone straight home.</link> It was a while before they laughed.',
      {
        text: '{link} brought the ship in the bottle and turned it round, so that it pointed homewards.',
        from: '6-8',
      },
      'That evening the apple peel did not break. <link>Wish,</link> said {link}. {hero} shook {hero_his} head. There was nothing left to wish for.',
    ],
  },
  near: {
    home: [
      { text: '{link} came by, as on most days, and left the door open a crack.', from: '6-8' },
      '{link} had {link_his} own hook in the hall. There was usually something wet hanging on it.',
      {
        text: '{link} was the one you called when there was something to be carried, or to be laughed at.',
        from: '6-8',
      },
      'Most days {link} looked in, and ate whatever was left over. Today it was toast.',
      '{link} had known {hero} since before {hero_he} could talk. It had not got any quieter, said {link}.',
      {
        text: 'If something was going on, {link} always turned up just in time, with {link_his} hands in {link_his} pockets.',
        from: '6-8',
      },
      '{link} always knocked in the same way: long, short, short. Then {link_he} came in without waiting.',
      {
        text: '{link} had promised to come by, and when {link} promised, you could set the clock.',
        from: '6-8',
      },
      '{link} and {hero} had a bet on. It was about snow, and it had been on since May.',
      {
        text: '{link} kept a toothbrush at {hero_gen} house, and a pair of slippers with ears.',
        from: '6-8',
      },
    ],
    echo: [
      '{link} had kept a chair free.',
      '{link} knocked long, short, short, and put {link_his} head round the door. <link>I’ve got time,</link> said {link}.',
      'On the hook in the hall hung {link_gen} coat. It was good to see it there.',
      '<link>I’d give a lot to have seen it,</link> said {link}. So {hero} showed it, with two spoons.',
      '{link} had left some toast. It was cold, and it was just right.',
      '{link} listened to the end and said nothing. Then {link_he} laughed, at just the right part.',
    ],
  },
};
