import type { EnErrands } from '../../schema.ts';

export const museumNight = {
  label: {
    title: ['The Cat Without a Label', '{hero} and the Sleeping Guard'],
    prize: { one: 'label', an: false },
    obstacle: { one: 'guard', an: false, g: 'm' },
    task: [
      '<helper>My label’s gone,</helper> said {helper}. <helper>Without it I can’t remember what I’m called. In the morning the first visitor will call me something, anything, and then that’s my name for ever.</helper>',
      'Below the gold frame there were two small holes, and nothing else. <helper>That was my name,</helper> said {helper}. <helper>I’ve been called a good many things tonight, and not one of them was me.</helper>',
    ],
    gift: [
      '{helper} climbed back into the gold frame, and the label went up beneath it with a click. {helper} leaned out as far as the paint allowed and read it upside down. <helper>Ah,</helper> said {helper}. <helper>Me.</helper>',
      'With the label under the frame, {helper} sat differently at once. The chin was higher. <helper>With two i’s,</helper> said {helper}. <helper>I’d been leaving out the second one.</helper>',
    ],
    by: {
      asleep: {
        part: { one: 'guard', an: false, g: 'm' },
        holds: [
          'But the label stuck out from under the guard’s chair. The guard was asleep on it, right across the doorway, with his hands folded.',
        ],
        worse: [
          'The guard grunted and settled himself. The label had gone under his heel, down to the last corner.',
        ],
        sign: [
          'Beside the chair stood the guard’s shoes, a sandwich tin and a cap. They stood in a row, as in front of a house.',
        ],
        yields: [
          'The guard turned over on his chair, as you do to make room. The label slid out on the carpet, with the writing side up.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the guard sat across the doorway, and the label lay under his chair. The gap between chair and floor took three fingers, flat.',
        ],
        worse: ['The label slid on, into the last corner. The guard smiled about something in his sleep.'],
        sign: ['Behind the bent leg of the chair the gap was wider. A mouse had known that for a long time.'],
        yields: [
          'Out came the label, scraping over the floor, with fluff on every letter. The guard breathed in, and breathed out.',
        ],
      },
      dark: {
        part: { one: 'shadow', an: false },
        holds: [
          'But the guard slept across the doorway, and the label lay somewhere under him. The shadow of his chair was as black as a piano.',
        ],
        worse: [
          'The moon moved behind the roof. The shadow grew right across the floor, over the guard’s feet, and no label was to be seen.',
        ],
        sign: ['At the very back there was a glimmer. It was the colour of honey, and of brass.'],
        yields: [
          'There was the wall, there was the guard’s lost pencil. And there, on its edge, stood the label.',
        ],
      },
    },
  },
  bead: {
    title: ['The Stone Queen’s Necklace', 'Five Hundred Years on Watch'],
    prize: { one: 'bead', an: false },
    obstacle: { one: 'armour', an: true },
    task: [
      '<helper>At midnight the stone queen lends her necklace to the moon,</helper> said {helper}. <helper>She always has. But a bead’s missing from the middle, the blue one. You can’t lend anybody a necklace with a hole in it.</helper>',
      'The stone queen had the necklace in her hands and counted it. She counted it again. At midnight the moon comes to borrow it. In the middle of it was a gap, where the blue bead goes.',
    ],
    gift: [
      'The bead went back on its string with a small click. The stone queen lifted the necklace over her head, which took her some time. At midnight the moon had blue edges.',
      'The bead slid on to the string, and there was no gap. At midnight a ray came in at the window and lay round the empty case. It was there till the clock struck one.',
    ],
    by: {
      guarded: {
        part: { one: 'armour', an: true },
        holds: [
          'But the bead had rolled into the helmet of the armour, and the armour was on watch. It had let nobody pass for five hundred years.',
        ],
        worse: [
          'The armour took one step to the side and stood wider. It laid an iron glove over its visor, and the bead was out of sight.',
        ],
        sign: [
          'The armour kept looking up, at its own forehead. On top of the helmet was a hole for a plume, and it was bare.',
        ],
        yields: [
          'The armour took its glove away and bowed, as far as its neck went. Out of the visor rolled the bead.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'armour', an: true },
        holds: [
          'But the bead was inside the armour, behind the visor. The armour only understood orders, and those it understood wrongly.',
        ],
        worse: [
          'The armour turned about, clanking, and marched to the wall. Inside it the bead rolled down, from the neck to the knee.',
        ],
        sign: [
          'A stone knight across the hall lifted his hand to his brow. The armour did the same at once.',
        ],
        yields: [
          'The armour bent at the middle, with a noise like a drawer of forks. Out of the helmet, into {hero_gen} hand, rolled the bead.',
        ],
      },
      locked: {
        part: { one: 'visor', an: false },
        holds: [
          'But the bead had rolled into the helmet of the armour, and the visor had come down behind it. It was shut.',
        ],
        worse: [
          'The visor dropped another finger and stuck. Of the bead in the armour there was only a blue thread to be seen.',
        ],
        sign: [
          'Beside the visor hung a small pin on a chain. It hung exactly where a hand would look for it last.',
        ],
        yields: [
          'The visor of the armour went up with a squeak. On the iron chin, quite cool, sat the bead.',
        ],
      },
    },
  },
  whistle: {
    title: ['The Clay Bird’s Voice', 'Before the Cocks Crow'],
    prize: { one: 'whistle', an: false },
    obstacle: { one: 'crate stack', an: false },
    task: [
      '<helper>The clay bird calls the others in,</helper> said {helper}. <helper>At first light, so that they’re all back in their cases. It’s got no voice without its whistle. Last time the mammoth was left out on the stairs.</helper>',
      '<helper>Look at them,</helper> said {helper}. The knights were in the cloakroom, and the mammoth was on the stairs. At first light the clay bird whistles, and they all go back. But its whistle was missing.',
    ],
    gift: [
      'The clay bird put the whistle under its wing, where it belongs, and drew a breath. It was one note, and soft. All through the museum there was a rustling, a clanking, and the long slow tread of a mammoth.',
      'The clay bird whistled, three times, like somebody calling in hens. The knights went up the stairs, and the mammoth came down. They let each other pass on the landing, and it took a while.',
    ],
    by: {
      tooMuchForOne: {
        part: { one: 'middle crate', an: false },
        holds: [
          'But the whistle lay behind the crate stack in the packing room. As soon as the middle crate was pulled out, the top one came down.',
        ],
        worse: [
          'All the crates had slid back, only more crooked. Of the whistle behind the crate stack not a dot was to be seen.',
        ],
        sign: [
          'On the far side of the middle crate was a second handle, a loop of rope. Nobody had hold of it.',
        ],
        yields: [
          'Then there was a gap in the crate stack. Straw hung out of it, and in the straw was the whistle.',
        ],
      },
      tangled: {
        part: { one: 'string', an: false },
        holds: [
          'But the whistle was in the straw of the crate stack, and one long string went round it all. It had been tied by somebody who liked tying.',
        ],
        worse: ['The string bit into the straw. The whistle was pulled in deeper, to its last clay dot.'],
        sign: ['Round the corner crate the string hung in a loop. It had been put on in a hurry.'],
        yields: [
          'The string dropped down round the crate stack like a stocking. The straw sprang up, and on it rolled the whistle.',
        ],
      },
      heavy: {
        part: { one: 'bottom crate', an: false },
        holds: [
          'But the whistle was stuck beneath the crate stack. The bottom crate stood on the straw, and in it was half a Roman.',
        ],
        worse: [
          'The bottom crate settled between two boards. The straw was squeezed flat round the whistle, which gave a very thin peep.',
        ],
        sign: ['One edge of the bottom crate lay on a splinter. It rocked a little, with a tick.'],
        yields: [
          'The bottom crate tipped, thought about it, and sat down further on. Where the crate stack had been lay the whistle, round side up.',
        ],
      },
    },
  },
  guide: {
    title: ['The Voice of Room Four', 'Before the Long Night Opens'],
    prize: { one: 'recording', an: false },
    obstacle: { one: 'guide desk', an: false },
    task: [
      'At nine the long night of the museum began, and a group of blind visitors would come to room four. An old weaver had spoken for them that afternoon, an hour long, about what her hands knew. That recording was the only guide there was.',
    ],
    gift: [
      'They stood in room four in a half circle and listened to the recording, all turned the same way. When the weaver said now feel the edge, eleven hands went out to the cloth that was there for it. Nobody looked at the clock.',
    ],
    by: {
      broken: {
        part: { one: 'headband', an: false },
        holds: [
          'But at the guide desk the headphones had been dropped, and their band was cracked. The recording came through on one side, like somebody talking in a cupboard.',
        ],
        worse: [
          'One ear pad had come off as well. At the guide desk the recording crackled, and the weaver was gone in the middle of a word.',
        ],
        sign: [
          'The band had broken slantwise. One edge had a notch, and the other had the piece that was missing there.',
        ],
        yields: [
          'The headphones sat a bit askew. At the guide desk, in both ears, the recording said: and that is why one never cuts it.',
        ],
      },
      guarded: {
        part: { one: 'porter', an: false, g: 'm' },
        holds: [
          'But the porter had roped off the guide desk at six sharp. The recording lay behind him, and the rule was on a brass sign, with a year.',
        ],
        worse: [
          'The porter hung up a second rope. Behind him the lamp of the guide desk went out, and with it the last that you could see of the recording.',
        ],
        sign: [
          'The porter kept looking through the glass door. Two hundred people stood there, and he had to count them in alone.',
        ],
        yields: [
          'The porter unhooked both ropes and gave them to the nearest hands to hold. The guide desk was free, and there lay the recording.',
        ],
      },
      needsTime: {
        part: { one: 'loading bar', an: false },
        holds: [
          'But the computer on the guide desk was as old as the porter’s coat. The recording loaded at its own pace, and its bar was a hair long.',
        ],
        worse: [
          'The loading bar had jumped back to the beginning. At the guide desk the recording broke off after good evening.',
        ],
        sign: ['At the very left of the bar there was one green line. It stayed.'],
        yields: [
          'The bar was green from end to end. At the guide desk the drive clicked, and the recording was there, all of it.',
        ],
      },
    },
  },
  panel: {
    title: ['A Door Painted Half Open', 'The Last Panel'],
    prize: { one: 'last panel', an: false },
    obstacle: { one: 'repainted corner', an: false },
    task: [
      'At seven the doors opened, and the art course would hang in the great hall, thirty panels in one frame. Twenty-nine were up. The thirtieth was a door, half open, with light falling out of it, and it was under somebody’s coat.',
    ],
    gift: [
      'At seven people stood before the picture and stepped back and then stepped closer. Most of them stopped at the last panel. A small child put out a hand, to push the door, and its painter looked on and let it.',
    ],
    by: {
      locked: {
        part: { one: 'portfolio', an: false },
        holds: [
          'But since the repainted corner she had not said one word, and the last panel was in her portfolio, and her portfolio was shut. The others had thought the blue would look better green.',
        ],
        worse: [
          'There was a second knot in the ribbon of the portfolio. The repainted corner was spoken of in the past tense, and the last panel not at all.',
        ],
        sign: [
          'In the jar beside the portfolio stood a small brush. It was her own, and it had been washed.',
        ],
        yields: [
          'The ribbon was lying on the table, and the portfolio was open. She took out the last panel herself and held it beside the repainted corner, and nobody spoke.',
        ],
      },
      shy: {
        part: { one: 'painter', an: false, g: 'f' },
        holds: [
          'But since the repainted corner the painter had stood behind the pillar, coat on, and under the coat was the last panel. From there you see the gap.',
        ],
        worse: [
          'The painter had gone on, into the dark room. The last panel had gone along, and before the repainted corner they had all begun to explain.',
        ],
        sign: ['On the pillar was a hand. It was blue up to the wrist.'],
        yields: [
          'The painter came out, unbuttoned her coat, and handed over the last panel as you hand over a child. It hung next to the repainted corner, and that looked much greener now.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'frame', an: false },
        holds: [
          'But for the last panel the frame had to be lifted, all three metres of it. Since the repainted corner hardly anyone had stayed to help. When it was up on one side, it hung down on the other.',
        ],
        worse: [
          'The frame had swung back. All the panels slid out of line, the repainted corner was at the bottom, and the last panel had lost its place.',
        ],
        sign: ['On the left the frame had a second grip. It was chalked white, from earlier courses.'],
        yields: [
          'The frame went up level and was held. Between the repainted corner and the edge there was a gap, and in it fitted the last panel.',
        ],
      },
    },
  },
} satisfies EnErrands;
