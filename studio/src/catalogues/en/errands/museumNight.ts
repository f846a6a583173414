import type { EnErrands } from '../../schema.ts';

export const museumNight = {
  label: {
    title: ['The Cat Without a Label', '{hero} and the Sleeping Guard'],
    prize: { one: 'label', an: false },
    obstacle: { one: 'guard', an: false, g: 'm' },
    task: [
      '<helper>My label’s gone,</helper> said {helper}. <helper>Without it I can’t remember what I’m called. In the morning the first visitor will call me something, anything, and then that’s my name for ever.</helper>',
      'Below the gold frame there were two small holes, and nothing else. <helper>That was my name,</helper> said {helper}. <helper>I’ve been called a good many things tonight, and not one of them was me.</helper>',
      {
        text: '<helper>My label’s gone,</helper> said {helper}. <helper>Now I don’t know what I’m called. And soon it’s morning.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} climbed back into the gold frame, and the label went up beneath it with a click. {helper} leaned out as far as the paint allowed and read it upside down. <helper>Ah,</helper> said {helper}. <helper>Me.</helper>',
      'With the label under the frame, {helper} sat differently at once. The chin was higher. <helper>With two i’s,</helper> said {helper}. <helper>I’d been leaving out the second one.</helper>',
      {
        text: 'Click, went the label. {helper} read it upside down. <helper>Ah,</helper> said {helper}. <helper>Me.</helper>',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { one: 'guard', an: false, g: 'm' },
        holds: [
          'But the label stuck out from under the guard’s chair. The guard was asleep on it, right across the doorway, with his hands folded.',
          'But the label had slipped under the guard, and the guard was asleep in the doorway. One corner looked out, beside his heel.',
        ],
        worse: [
          'The guard grunted and settled himself. The label had gone under his heel, down to the last corner.',
          'The guard smacked his lips and crossed his feet the other way. There went the corner, and there went the label, under all that guard.',
        ],
        sign: [
          'Beside the chair stood the guard’s shoes, a sandwich tin and a cap. They stood in a row, as in front of a house.',
          'He had taken his shoes off, and they stood by the chair. Beside them he had put the sandwich tin, and his cap, as people do at home.',
        ],
        yields: [
          'The guard turned over on his chair, as you do to make room. The label slid out on the carpet, with the writing side up.',
          'The guard moved over as though somebody had come to bed. From where his heel had been, face up, the label slid out over the carpet.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the guard sat across the doorway, and the label lay under his chair. The gap between chair and floor took three fingers, flat.',
          'But the label was under the guard’s chair, and between the chair and the floor there was only a gap. The guard sat on top and made it no wider.',
        ],
        worse: [
          'The label slid on, into the last corner. The guard smiled about something in his sleep.',
          'The label had been pushed to the wall, as crumbs are. The guard breathed out, and the chair came down a bit more.',
        ],
        sign: [
          'Behind the bent leg of the chair the gap was wider. A mouse had known that for a long time.',
          'One leg of the chair was bent, and behind that the gap was different. There was mouse hair on the wood.',
        ],
        yields: [
          'Out came the label, scraping over the floor, with fluff on every letter. The guard breathed in, and breathed out.',
          'It came along the floor with a noise like a skate. The guard slept on, and the label had fluff in all its o’s.',
        ],
      },
      dark: {
        part: { one: 'shadow', an: false },
        holds: [
          'But the guard slept across the doorway, and the label lay somewhere under him. The shadow of his chair was as black as a piano.',
          'But there was a shadow under the guard’s chair, and it had the label. A shadow in a museum is a very old shadow.',
        ],
        worse: [
          'The moon moved behind the roof. The shadow grew right across the floor, over the guard’s feet, and no label was to be seen.',
          'The moon had gone off to look at the Romans. It was black now from the guard’s boots to the wall, and in that black there was no label.',
        ],
        sign: [
          'At the very back there was a glimmer. It was the colour of honey, and of brass.',
          'At the end of the shadow a small light stood on edge. It was yellow, like a slit in a lantern.',
        ],
        yields: [
          'There was the wall, there was the guard’s lost pencil. And there, on its edge, stood the label.',
          'The shadow had a back to it, as all things have. There was a pencil, there was a toffee paper, and behind the guard, leaning on the skirting, was the label.',
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
      {
        text: '<helper>The queen lends the moon her necklace,</helper> said {helper}. <helper>At midnight. But there’s a bead missing, the blue one.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The bead went back on its string with a small click. The stone queen lifted the necklace over her head, which took her some time. At midnight the moon had blue edges.',
      'The bead slid on to the string, and there was no gap. At midnight a ray came in at the window and lay round the empty case. It was there till the clock struck one.',
      { text: 'Click, went the bead. Up went the necklace. The moon had a blue edge.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'armour', an: true },
        holds: [
          'But the bead had rolled into the helmet of the armour, and the armour was on watch. It had let nobody pass for five hundred years.',
          'But the armour had been on watch for five hundred years, and the bead had rolled into it. Whoever came near saw a fist go up, quite slowly.',
        ],
        worse: [
          'The armour took one step to the side and stood wider. It laid an iron glove over its visor, and the bead was out of sight.',
          'The armour had planted its feet, and it rang. An iron palm lay over its face, and behind the palm was the bead.',
        ],
        sign: [
          'The armour kept looking up, at its own forehead. On top of the helmet was a hole for a plume, and it was bare.',
          'It could not help it, it kept rolling up its eyes. There was a hole in the top of the helmet where once there had been a feather.',
        ],
        yields: [
          'The armour took its glove away and bowed, as far as its neck went. Out of the visor rolled the bead.',
          'The armour took down its hand, to bow. It is hard to bow and to keep things in your mouth, and so out came the bead.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'armour', an: true },
        holds: [
          'But the bead was inside the armour, behind the visor. The armour only understood orders, and those it understood wrongly.',
          'But somewhere in the armour was the bead, and you could hear it go round. The armour was quite ready to help. It only knew forward march.',
        ],
        worse: [
          'The armour turned about, clanking, and marched to the wall. Inside it the bead rolled down, from the neck to the knee.',
          'The armour had taken that for an order. It marched to the wall and stood there, and inside it the bead went down a leg.',
        ],
        sign: [
          'A stone knight across the hall lifted his hand to his brow. The armour did the same at once.',
          'Opposite stood a knight made of stone, with his hand at his brow. The armour did not let that go unanswered.',
        ],
        yields: [
          'The armour bent at the middle, with a noise like a drawer of forks. Out of the helmet, into {hero_gen} hand, rolled the bead.',
          'The armour followed every movement, to the last bend of the knee. When it was upside down, nearly, the bead rolled out of its face.',
        ],
      },
      locked: {
        part: { one: 'visor', an: false },
        holds: [
          'But the bead had rolled into the helmet of the armour, and the visor had come down behind it. It was shut.',
          'But the visor had clapped down, and the bead was behind it. The armour looked out through the holes like somebody who is not in.',
        ],
        worse: [
          'The visor dropped another finger and stuck. Of the bead in the armour there was only a blue thread to be seen.',
          'The visor sat askew, and hung by one rivet. In the armour the bead had rolled to the back of the head.',
        ],
        sign: [
          'Beside the visor hung a small pin on a chain. It hung exactly where a hand would look for it last.',
          'A chain hung by the ear of the armour, with a pin at the end. It was as long as your little finger.',
        ],
        yields: [
          'The visor of the armour went up with a squeak. On the iron chin, quite cool, sat the bead.',
          'Up went the visor, and dust came out, and a moth. On the iron lip of the armour lay the bead, as blue as before.',
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
      {
        text: '<helper>Look, knights on the stairs,</helper> said {helper}. <helper>They only come home when the clay bird whistles. But its whistle’s gone.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The clay bird put the whistle under its wing, where it belongs, and drew a breath. It was one note, and soft. All through the museum there was a rustling, a clanking, and the long slow tread of a mammoth.',
      'The clay bird whistled, three times, like somebody calling in hens. The knights went up the stairs, and the mammoth came down. They let each other pass on the landing, and it took a while.',
      {
        text: 'Wheet, went the whistle. Clank, clank, home came the knights. Thump, came the mammoth.',
        to: '3-5',
      },
    ],
    by: {
      tooMuchForOne: {
        part: { one: 'middle crate', an: false },
        holds: [
          'But the whistle lay behind the crate stack in the packing room. As soon as the middle crate was pulled out, the top one came down.',
          'But the whistle was at the back of the crate stack. The crate stack was one of those that need four hands. You could pull out the middle crate. Then you had the top one on your foot.',
        ],
        worse: [
          'All the crates had slid back, only more crooked. Of the whistle behind the crate stack not a dot was to be seen.',
          'It had all come down together, and had moved up closer. Behind the crate stack something rolled, and that was the whistle, into the corner.',
        ],
        sign: [
          'On the far side of the middle crate was a second handle, a loop of rope. Nobody had hold of it.',
          'There was rope on the far side of the middle crate, spliced into a handle. The dust on it was as thick as felt.',
        ],
        yields: [
          'Then there was a gap in the crate stack. Straw hung out of it, and in the straw was the whistle.',
          'There was a hole in the crate stack, and all of it stood. Straw stuck out of the hole like a beard, and the whistle was in the beard.',
        ],
      },
      tangled: {
        part: { one: 'string', an: false },
        holds: [
          'But the whistle was in the straw of the crate stack, and one long string went round it all. It had been tied by somebody who liked tying.',
          'But the crate stack had been tied up with one single string, by a man who was paid by the knot. The whistle was in the straw below it.',
        ],
        worse: [
          'The string bit into the straw. The whistle was pulled in deeper, to its last clay dot.',
          'It was like a roast now. The string had cut into the straw of the crate stack. The whistle in the middle could hardly draw breath.',
        ],
        sign: [
          'Round the corner crate the string hung in a loop. It had been put on in a hurry.',
          'At the corner crate the string was not so sure of itself. It hung there in a loop.',
        ],
        yields: [
          'The string dropped down round the crate stack like a stocking. The straw sprang up, and on it rolled the whistle.',
          'One knot forgot the next, and the string fell round the foot of the crate stack. The straw stood up, with a yawn, and lifted out the whistle.',
        ],
      },
      heavy: {
        part: { one: 'bottom crate', an: false },
        holds: [
          'But the whistle was stuck beneath the crate stack. The bottom crate stood on the straw, and in it was half a Roman.',
          'But the bottom crate of the crate stack stood on the straw with the whistle in it. Somebody’s stone grandfather was in the crate.',
        ],
        worse: [
          'The bottom crate settled between two boards. The straw was squeezed flat round the whistle, which gave a very thin peep.',
          'The bottom crate had slid into its own dent. The whistle gave a peep, from under the crate stack, like something small that has been sat on.',
        ],
        sign: [
          'One edge of the bottom crate lay on a splinter. It rocked a little, with a tick.',
          'Somewhere it was going tick. A splinter lay under one edge of the bottom crate, and it rocked on that.',
        ],
        yields: [
          'The bottom crate tipped, thought about it, and sat down further on. Where the crate stack had been lay the whistle, round side up.',
          'The bottom crate lifted one side as if to look for something. Then it sat down next to it, and there, out in the open, with straw on, was the whistle.',
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
      'They had come with canes and with one dog, eleven of them, and stood in the entrance hall and listened to how high it was. In room four lay a cloth that one may touch. An old weaver had told a recorder all about it, and the recorder was not working.',
    ],
    gift: [
      'They stood in room four in a half circle and listened to the recording, all turned the same way. When the weaver said now feel the edge, eleven hands went out to the cloth that was there for it. Nobody looked at the clock.',
      'The recording said: begin at the left, where it is rough. Eleven hands began at the left. When it came to the place where she had made a mistake, at nineteen, they all found it, one after another, and smiled.',
    ],
    by: {
      broken: {
        part: { one: 'headband', an: false },
        holds: [
          'But at the guide desk the headphones had been dropped, and their band was cracked. The recording came through on one side, like somebody talking in a cupboard.',
          'But someone at the guide desk had sat on the headphones. The headband had gone, and one cannot hand round a recording that lies in two halves on a chair.',
        ],
        worse: [
          'One ear pad had come off as well. At the guide desk the recording crackled, and the weaver was gone in the middle of a word.',
          'The headband had bitten into its own cable. From the guide desk came a scratch, and after that the recording came from no side at all.',
        ],
        sign: [
          'The band had broken slantwise. One edge had a notch, and the other had the piece that was missing there.',
          'In the plastic was the name of a firm. Half of it was on this piece and the rest on that.',
        ],
        yields: [
          'The headphones sat a bit askew. At the guide desk, in both ears, the recording said: and that is why one never cuts it.',
          'The firm had its name back, and the headband sat as before. They passed it across the guide desk, and whoever put it on stopped talking, because of the recording.',
        ],
      },
      guarded: {
        part: { one: 'porter', an: false, g: 'm' },
        holds: [
          'But the porter had roped off the guide desk at six sharp. The recording lay behind him, and the rule was on a brass sign, with a year.',
          'But the porter stood before the guide desk, in his coat, and it was a minute past. After six he gave out keys to people with a slip. The recording was in the drawer.',
        ],
        worse: [
          'The porter hung up a second rope. Behind him the lamp of the guide desk went out, and with it the last that you could see of the recording.',
          'The porter had locked the drawer and put the key on his ring, with the others. The guide desk was bare, and for the recording they would have needed a slip.',
        ],
        sign: [
          'The porter kept looking through the glass door. Two hundred people stood there, and he had to count them in alone.',
          'The porter kept looking down at the dog. It had sat down on his shoe, and he was standing very still.',
        ],
        yields: [
          'The porter unhooked both ropes and gave them to the nearest hands to hold. The guide desk was free, and there lay the recording.',
          'The porter went down on one knee, because of the dog, and held out the whole ring to whoever stood nearest. At the guide desk a drawer was opened, and there was the recording.',
        ],
      },
      needsTime: {
        part: { one: 'loading bar', an: false },
        holds: [
          'But the computer on the guide desk was as old as the porter’s coat. The recording loaded at its own pace, and its bar was a hair long.',
          'But the guide desk had been told to fetch it from the tower, and the tower was full of pictures. The loading bar said four per cent. The recording was coming as old ladies come.',
        ],
        worse: [
          'The loading bar had jumped back to the beginning. At the guide desk the recording broke off after good evening.',
          'Somebody had pressed it again, to help. At the guide desk the loading bar began at one, and the recording said: I am eighty, and stopped.',
        ],
        sign: [
          'At the very left of the bar there was one green line. It stayed.',
          'Behind the bar there was a second one, very pale, and that was already much further.',
        ],
        yields: [
          'The bar was green from end to end. At the guide desk the drive clicked, and the recording was there, all of it.',
          'The loading bar had caught up with the pale one, while no one looked. On the guide desk a lamp went on, and the recording breathed in.',
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
      'All the town’s sixteen-year-olds had painted a door, and at seven all the doors would hang in the great hall, side by side, thirty of them. It was all right if one of them was shut. But there was a hole, where there should be a door that stands open.',
    ],
    gift: [
      'At seven people stood before the picture and stepped back and then stepped closer. Most of them stopped at the last panel. A small child put out a hand, to push the door, and its painter looked on and let it.',
      'The last panel hung there, and from its door light fell on the ones beside it, or so it looked. People walked along the row and went slower and slower. At the end somebody put out a hand, as if for a handle.',
    ],
    by: {
      locked: {
        part: { one: 'portfolio', an: false },
        holds: [
          'But since the repainted corner she had not said one word, and the last panel was in her portfolio, and her portfolio was shut. The others had thought the blue would look better green.',
          'But they had gone over her blue, while she was at the dentist’s, and the portfolio had been shut ever since. The repainted corner was on the wall, and the last panel was not.',
        ],
        worse: [
          'There was a second knot in the ribbon of the portfolio. The repainted corner was spoken of in the past tense, and the last panel not at all.',
          'There was a strap round the portfolio now, with a buckle. Nobody could look at the repainted corner any longer, and of the last panel one saw a shadow, through the canvas.',
        ],
        sign: [
          'In the jar beside the portfolio stood a small brush. It was her own, and it had been washed.',
          'Tied to the strap was a rag. It was the one she wiped her brush on, and it had every blue in it that there is.',
        ],
        yields: [
          'The ribbon was lying on the table, and the portfolio was open. She took out the last panel herself and held it beside the repainted corner, and nobody spoke.',
          'The strap was undone, and she laid the rag against the repainted corner, to see. It was nearly the same. Then she lifted the flap of the portfolio, and there was the last panel.',
        ],
      },
      shy: {
        part: { one: 'painter', an: false, g: 'f' },
        holds: [
          'But since the repainted corner the painter had stood behind the pillar, coat on, and under the coat was the last panel. From there you see the gap.',
          'But the painter had seen the repainted corner, and then the emergency exit. She stood out there on the iron stairs, with the last panel under her arm.',
        ],
        worse: [
          'The painter had gone on, into the dark room. The last panel had gone along, and before the repainted corner they had all begun to explain.',
          'The painter had gone down to the first landing, where it rains. They covered the repainted corner with a leaflet. The last panel was getting wet.',
        ],
        sign: [
          'On the pillar was a hand. It was blue up to the wrist.',
          'Up through the grating came a smell of turpentine. She had brought the bottle along.',
        ],
        yields: [
          'The painter came out, unbuttoned her coat, and handed over the last panel as you hand over a child. It hung next to the repainted corner, and that looked much greener now.',
          'The painter came up, wet, with the bottle and a cloth, and took the leaflet off the repainted corner. She wiped out one finger’s breadth of green, and gave them the last panel to hold, and it never left their hands.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'frame', an: false },
        holds: [
          'But for the last panel the frame had to be lifted, all three metres of it. Since the repainted corner hardly anyone had stayed to help. When it was up on one side, it hung down on the other.',
          'But the frame hangs on two chains, and after the row about the repainted corner everyone had gone to get chips. If you let down the left, the right was stuck, and the last panel goes in from below.',
        ],
        worse: [
          'The frame had swung back. All the panels slid out of line, the repainted corner was at the bottom, and the last panel had lost its place.',
          'The frame hung like a picture in a ship. All the doors stood open now, by themselves, and the repainted corner was at the very top. For the last panel there was no way in.',
        ],
        sign: [
          'On the left the frame had a second grip. It was chalked white, from earlier courses.',
          'The right-hand chain had a handle too, folded away. There were chips on it, from last year.',
        ],
        yields: [
          'The frame went up level and was held. Between the repainted corner and the edge there was a gap, and in it fitted the last panel.',
          'The frame came down on both its chains, as slow as a lift. The repainted corner was at eye level for once, one could see that somebody had meant well. They slid in the last panel.',
        ],
      },
    },
  },
} satisfies EnErrands;
