import type { EnErrands } from '../../schema.ts';

export const dragonCastle = {
  key: {
    title: ['The Key in the Daisies', 'Supper at Dragon Castle'],
    prize: { one: 'silver key', an: false },
    obstacle: { one: 'drawbridge', an: false },
    task: [
      '<helper>The pantry key’s out there in the daisies,</helper> said {helper}. <helper>I dropped it when I waved. When the clock strikes, the big one wakes up hungry. And then there’s no supper, only him.</helper>',
      'In the pantry stood the apple pie, and the door was shut. <helper>I waved to a stork,</helper> said {helper}, <helper>and then I had no key. When it strikes, the big one’s hungry.</helper>',
      {
        text: '<helper>I’ve dropped the pantry key,</helper> said {helper}. <helper>And soon the big one wakes up. Hungry.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} turned the silver key twice, and the pantry smelled of apples. When the clock struck, there was a plate before the big dragon’s nose. One of his eyes opened, and then the other, and both of them were pleased.',
      'The silver key turned, and they carried out the apple pie between them. The clock struck. The big dragon opened his mouth for a roar, and then he smelled it, and it came out as mmm.',
      {
        text: 'Click, went the silver key. When the big dragon woke, there was a plate. With apples.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { one: 'oak bridge', an: true },
        holds: [
          'But the silver key lay beyond the drawbridge, and the drawbridge was up. The oak bridge stood on end, and it weighed as much as a barn.',
          'But the drawbridge was made from a whole oak, and it was up. The silver key was on the other side of the moat. The oak bridge had been asleep since the last war.',
        ],
        worse: [
          'The oak bridge settled back with a groan. The drawbridge stood straighter than before, and the silver key had hopped further into the grass.',
          'The oak bridge had leaned back against its wall, like someone who folds his arms. Over in the daisies the silver key had jumped, at the bump, and was further away.',
        ],
        sign: [
          'At the bottom one edge of the oak bridge did not sit in its groove. It rocked there when the wind blew.',
          'There was a gap at the bottom, on one side. When the wind blew, the oak bridge said tock.',
        ],
        yields: [
          'The drawbridge went down, not fast, like somebody who kneels. Over on the grass, in the daisies, lay the silver key.',
          'The oak bridge came down as a cow does, in stages. The drawbridge lay, the daisies shook, and in the midst of them shone the silver key.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'crank', an: false },
        holds: [
          'But the silver key lay beyond the drawbridge. As long as the crank was turned it went down on the left, and on the right it stayed up.',
          'But the drawbridge had two chains, and for each there was a crank. The silver key was on the other side. As one chain ran down, the other ran up.',
        ],
        worse: [
          'The chain had run back. The drawbridge hung more crooked than before, and from here you could no longer see the silver key.',
          'The drawbridge hung by one ear now. All its chain had rattled back, and the silver key had gone down between the roots of a daisy.',
        ],
        sign: [
          'Behind the ivy was a second crank. A wren lived on it, and she had a good view.',
          'There was some brass under the ivy. It was a crank, and a wren sat on it, and she had never been asked to move.',
        ],
        yields: [
          'Link by link, on both sides, the drawbridge came down. It lay in the daisies, and at its edge lay the silver key.',
          'The chains ran even, link for link. The drawbridge was let down as you put down a tray. On the grass at the end of it lay the silver key.',
        ],
      },
      locked: {
        part: { one: 'catch', an: false },
        holds: [
          'But the silver key lay beyond the drawbridge, and the drawbridge had a catch. The catch was shut, and it had been shut by somebody strong.',
          'But someone strong had put on the catch of the drawbridge, and then they had gone off and become a legend. Beyond it lay the silver key.',
        ],
        worse: [
          'The catch jammed. Through the crack beside the drawbridge they had seen the silver key, and now a chain hung before it.',
          'The catch had bitten through its own rust and held on. A link had fallen off the drawbridge, down into the moat, and the silver key was not going to swim.',
        ],
        sign: [
          'Next to the catch there was a hook, and on it an iron peg. Moss had grown round both.',
          'An iron peg hung on a hook there, all green. It was as thick as the hole in the catch was wide.',
        ],
        yields: [
          'The catch said clonk, and down came the drawbridge on its chains, rattling softly. In the daisies lay the silver key.',
          'It went clonk, and echoed in every room. The drawbridge had let go of the sky, and came down to the daisies, and to the silver key.',
        ],
      },
    },
  },
  tune: {
    title: ['Between the Dragon’s Paws', 'The Kitchen Mice Go Home'],
    prize: { one: 'music box', an: false },
    obstacle: { one: 'big dragon', an: false },
    task: [
      'The kitchen mice find home by the music box. It stands by their door in the wall and plays, and they go where it plays. When the clock strikes, the door is shut. Tonight the music box was playing somewhere else.',
      '<companion>Careful,</companion> said {companion}. A kitchen mouse ran by with a suitcase, and then it came back. Mice find their door by the music box, and tonight it was playing in the wrong place.',
      {
        text: '<helper>The mice find home by the music box,</helper> said {helper}. <helper>But now it’s playing somewhere else.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'They put the music box by the little door. From under the bread bin, from behind the flour, and out of one glove came the kitchen mice. They went in by twos. The last one shut the door, and wiped the handle.',
      'The music box stood where it belongs and played. One after another the kitchen mice came along the skirting. Each of them put a crumb on the lid, for the music, and went to bed.',
      { text: 'Plink, went the music box, by the little door. In ran the mice, two by two.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'big dragon', an: false, g: 'm' },
        holds: [
          'But the music box stood between the paws of the big dragon, and the big dragon was asleep. He lay on the whole of the carpet.',
          'But the big dragon had fallen asleep over the music box, with a paw on each side of it. It was the sort of tune one does that to.',
        ],
        worse: [
          'The big dragon grumbled and tucked the music box under his chin. It played on down there, like a bee in a cushion.',
          'The big dragon had pulled it in to his chest, as one does with a hot water bottle. It was very stuffy for a music box, and you could hear that.',
        ],
        sign: [
          'Beside the big dragon stood his slippers, his toothbrush and his cup. They stood side by side, the large things at the wall.',
          'There was the row: slippers, toothbrush, cup. The cup had the name on it, turned to the front.',
        ],
        yields: [
          'The big dragon smacked his lips and rolled on his back. Between his paws there was carpet again, and on the carpet stood the music box.',
          'The big dragon turned over, and the chandelier went round. The carpet had two long warm marks from his arms, and between them stood the music box.',
        ],
      },
      noisy: {
        part: { one: 'snore', an: false },
        holds: [
          'But the big dragon was snoring so that the spoons rang. Under the snore, somewhere in that hall, played the music box, and you had to hear from where.',
          'But the music box was playing, that was not the trouble. The trouble was the big dragon, who lay beside it with his mouth open, and that mouth had an echo.',
        ],
        worse: [
          'The snore made the spoons dance. The big dragon’s own nose trembled, and of the music box there was nothing to be heard.',
          'The helmets on the wall had joined in. Every time that the big dragon drew breath the curtains went along. The music box could have been a flea that sang.',
        ],
        sign: [
          'Between one snore and the next there was a short hush. The spoons used it to settle.',
          'When he had breathed out, he forgot for a moment to breathe in. A spoon that was about to fall thought better of it.',
        ],
        yields: [
          'The big dragon shut his mouth. Then you could hear it, from behind his left paw, note after note, and there was the music box.',
          'The big dragon laid his own paw on his nose, and that was that. One note came out of the hush, and the next took its hand, and they led to the music box.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the music box was under the chin of the big dragon. Between chin and carpet was a gap, and it was warm in there, and low.',
          'But the big dragon had put his chin down before the music box, as you put a stone before a door. There was a gap on the left, as long as a sausage.',
        ],
        worse: [
          'The music box slid further in. The big dragon had moved his chin by an inch, and of the gap there was room for a letter.',
          'The big dragon swallowed, and there was less gap than before. The music box had gone in a bit deeper and played through its nose.',
        ],
        sign: [
          'Behind one whisker the gap was wider. The whisker went up and down, like the arm at a crossing.',
          'He had one whisker that would not stay down. Where that stood off, you could have put an arm through.',
        ],
        yields: [
          'Out came the music box, and it was playing. The big dragon laid his chin down on the place, and smiled.',
          'There was some scraping, and then some music. The big dragon’s chin sank down on the rug, and the music box was on the other side of it.',
        ],
      },
    },
  },
  flag: {
    title: ['Seven Hundred Years Today', 'The Flag Under the Stair'],
    prize: { one: 'striped flag', an: false },
    obstacle: { one: 'turret stair', an: false },
    task: [
      '<helper>We’re seven hundred today,</helper> said {helper}. <helper>There are guests on the road already. But there’s no flag up, so they’ll think we’re out, and they’ll take the cake home again.</helper>',
      '{helper} had set out seven hundred candles, less a few that had been eaten. <helper>When the striped flag’s up, they know we’re at home,</helper> said {helper}. <helper>It isn’t up. And I can see hats on the hill.</helper>',
      {
        text: '<helper>It’s our birthday,</helper> said {helper}. <helper>The guests are coming. But the flag’s not up, so they’ll go home.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The striped flag went up on the tower, green and gold. Down on the road somebody pointed with an umbrella, and they all walked faster. {helper} stood at the door and wiped both feet, to be on the safe side.',
      'The striped flag unrolled with a crack. On the hill the hats went up in the air. There were eleven cakes in all, and the castle was full to the second floor.',
      { text: 'Up went the striped flag. The guests walked faster. {helper} wiped both feet.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'corner', an: false },
        holds: [
          'But the striped flag was under the turret stair, in the corner. It was so dark there that even the spiders kept to the edge.',
          'But what has been put away under the turret stair has been put away for ever. So had the striped flag. In the corner it was as dark as in a dragon.',
        ],
        worse: [
          'A door fell shut up above. The corner under the turret stair was blacker than black, and there was no striped flag.',
          'Somebody had taken the daylight off, upstairs. The corner under the turret stair had grown another corner, behind the first. One of them had the striped flag.',
        ],
        sign: [
          'At the very back there was one thin gleam. It was gold, and it had a green neighbour.',
          'Behind all the black there was one line that was not. It was gold, and it went down to the floor.',
        ],
        yields: [
          'There was a bucket, there was a helmet, and there was the end of the turret stair. There, round its stick, stood the striped flag.',
          'Your hand met a helmet, and the helmet fell over. Behind that, at the last end of the turret stair, was cloth round a stick. It was the striped flag.',
        ],
      },
      slippery: {
        part: { one: 'smooth step', an: false },
        holds: [
          'But the striped flag lay at the top of the turret stair. It was a low stair, and each smooth step had been trodden hollow, for seven hundred years.',
          'But seven hundred years of slippers had gone up and down the turret stair. Each step was like the inside of a spoon. At the top of it, against the wall, leaned the striped flag.',
        ],
        worse: [
          'Everybody sat at the bottom again, one above the other. Up on the turret stair the striped flag slid back, as far as the wall.',
          'It went bump, and then it went bump for as many times as there were steps. The striped flag had come down too, by two, and hung over the turret stair out of reach.',
        ],
        sign: [
          'In the middle there was a step with moss on. It was dry, and as rough as a doormat.',
          'A bit of moss had moved in, halfway, and nobody had moved it out. It was as rough as a brush.',
        ],
        yields: [
          'Then there were no more steps. Beside the last of the turret stair, leaning on the wall, waited the striped flag.',
          'There was a window, and a pigeon, and no further to go. They were above the turret stair, and could take the striped flag in both arms.',
        ],
      },
      shy: {
        part: { one: 'bat', an: false },
        holds: [
          'But under the turret stair lived a bat, and it had taken the striped flag for curtains. When anybody looked, it drew them.',
          'But the bat below the turret stair had never had curtains. Then the striped flag came down the steps, all by itself, and the bat thought: for me.',
        ],
        worse: [
          'The bat had gone further in under the turret stair. It was wrapped in the striped flag from top to toe, and it shook a bit.',
          'With a little shriek the bat had drawn them. There was a green and gold parcel in the darkest bit of the turret stair now. It hung upside down.',
        ],
        sign: [
          'Between green and gold looked out one pointed ear. It turned this way.',
          'An ear had got left out when it wrapped up. It stood out at the side like a price tag.',
        ],
        yields: [
          'The bat came out from under the turret stair by itself, on foot. It drew the striped flag after it and let go, and bowed.',
          'The parcel came undone, and a face looked out, between two stripes. The bat let go of the turret stair and landed. Behind it came the striped flag, all down its length.',
        ],
      },
    },
  },
  horn: {
    title: ['Three Notes, the Last One Long', 'The Horn Call'],
    prize: { one: 'horn call', an: false },
    obstacle: { one: 'rehearsal', an: false },
    task: [
      'At eight the youth theatre played in the castle court. There was no curtain there and no light to go down, only the horn call from the gate, three notes, the last one long. Then two hundred people would stop talking, or they would not.',
      'The castle court was full, and the swifts were louder than the people. There are three notes from the gate, and after the third it is quiet, and the play has begun. They had somebody for the notes. They had no notes.',
    ],
    gift: [
      'In the third note a dog sat down. The court had gone quiet from the gate to the well. On the wall above them an actress aged fourteen put one foot into the light. Nobody had told her that it would be so quiet.',
      'It was a horn call with a crack in it, and that was just what a gate sounds like. After the third note even the swifts had gone. In the quiet a small child said now, and it was the first word of the play.',
    ],
    by: {
      broken: {
        part: { one: 'mouthpiece', an: false },
        holds: [
          'But at the rehearsal the horn had been dropped on its mouthpiece, which had cracked along the seam. It gave air, and a horn call is not made of air.',
          'But after the rehearsal somebody had tossed the horn to somebody who was looking elsewhere. The mouthpiece had split. You could blow in it till you were red, and the horn call was a hiss.',
        ],
        worse: [
          'Its ring had come off as well and rolled down the steps of the court. The rehearsal had stopped, and of the horn call you heard a draught.',
          'A flake had come off the rim of the mouthpiece, and that went into a lip. At the rehearsal they had at least had a bad horn call.',
        ],
        sign: [
          'Both edges of the crack were clean. One stood out by as much as the other stood in.',
          'Inside, one on each side of the split, there were two small dents. They were from the same tooth.',
        ],
        yields: [
          'The mouthpiece held. It gave the rehearsal two notes that scratched and one that did not, and that was the horn call.',
          'The dents lay side by side, and thread went round them, and wax. The mouthpiece was warm, it had been held for so long. It was more than at the rehearsal, it was a horn call.',
        ],
      },
      guarded: {
        part: { one: 'lead', an: false },
        holds: [
          'But the rehearsal had been closed, since somebody new had come in with somebody else’s cue. The lead stood at the gate with the others, and the horn call was on the inside.',
          'But at the rehearsal the lead had drawn a ring in the gravel, for the company, and those who made noises were outside it. That is how a horn call comes to be stood beside a gate like an umbrella.',
        ],
        worse: [
          'The lead moved up to the next shoulder, and so did they all. The rehearsal had become a wall, and behind it hung the horn that the horn call was in.',
          'The lead had closed the wicket. The rehearsal went on in there, with somebody saying ta, ta, taa, for the horn call.',
        ],
        sign: [
          'The lead kept looking at a stool beside the gate. It was the prompter’s, and the book lay on it by itself.',
          'The lead kept looking up at the wall. One enters up there, on the third note, on a plank, and there was nobody to give a hand.',
        ],
        yields: [
          'The lead picked up the book and held it out into the gap that this made. The rehearsal had a way in, and the horn call had somebody to give it.',
          'The lead had been given a hand, and was up, and out of breath, and called down to open the wicket. The rehearsal stepped aside, as far as the gate, for the horn call.',
        ],
      },
      heavy: {
        part: { one: 'gate wing', an: false },
        holds: [
          'But for the horn call the gate had to stand open, and one gate wing had not moved since the spring. At the rehearsal the sound ran into it and stayed there.',
          'But one gate wing stood half shut, and had done since the rehearsal, on account of a drain cover. From behind it a horn call sounds as from a cupboard.',
        ],
        worse: [
          'The gate wing had sunk into the gravel. At the rehearsal the horn player stood outside now, and what came through the planks was half a horn call.',
          'The gate wing had ground itself into the gravel. It was like the rehearsal, only with two hundred people there, and they had no way of hearing the horn call.',
        ],
        sign: [
          'At the foot of the gate wing one edge lay free. It rocked when a bus went by.',
          'The drain cover was loose. The gate wing stood on its rim, and when you stepped on the other side it rocked.',
        ],
        yields: [
          'The gate wing came up out of the gravel and went round with a long low sound. Behind it at the rehearsal stood the horn player, and the horn call went right through.',
          'The gate wing swung back over the drain cover as over a turntable. It had not done that at any rehearsal. There stood the court, and into it went the horn call.',
        ],
      },
    },
  },
  game: {
    title: ['The Roar at the End of Level Three', 'Four Friends and a Jury'],
    prize: { one: 'roar', an: false },
    obstacle: { one: 'new ending', an: false },
    task: [
      'At seven the jury sat down at the screen. The game was good, it was even finished, except for one sound. It was the dragon’s roar, at the end of level three, the only one that they had made themselves, in a stairwell, all four of them.',
      'There were four chairs before the screen and at three of them sat the jury. They had got to the end of level three. There the dragon stands up and opens its mouth, and it is the moment to which the whole game goes. It went, and it was still.',
    ],
    gift: [
      'The jury got to the end of level three. There was the roar, and a pencil fell down. Behind the screen four people looked at their shoes, because at the end of the roar you can hear somebody laugh.',
      'The dragon opened its mouth, and the roar came up three floors of stairwell, with four people in it. The jury had taken their hands off the keys. One of them asked which zoo, and they looked at each other.',
    ],
    by: {
      locked: {
        part: { one: 'laptop', an: false },
        holds: [
          'But since the new ending he had shut his laptop. The others had changed it on Sunday, while he was at his father’s, and the roar was on the laptop.',
          'But he had carried off the laptop, because of the new ending, and sat in the stairwell with it on his knees. It was shut. In it was the roar.',
        ],
        worse: [
          'The friend had put his bag on the laptop. About the new ending nobody said anything any more, and the roar was under a sports bag.',
          'There was a password on the laptop now, and it was a new one, like the new ending. The dragon yawned at the jury. Instead of the roar it had subtitles.',
        ],
        sign: [
          'Beside the laptop stuck a yellow note, in his writing. There was one word on it, and a question mark.',
          'A bottle top had been stuck on the lid. All four of them had had one of those, on that afternoon.',
        ],
        yields: [
          'The laptop was open, and its screen was lit. He scrolled past the new ending and past the old one, and clicked, and there was the roar.',
          'The laptop was opened, and on the screen of it stood the old ending, side by side with the new ending, and a question. There was an answer then, and it made a noise. It was the roar.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'friend', an: false, g: 'm' },
        holds: [
          'But the friend took each question about the new ending for blame, and gave back blame. As long as that was so the dragon would open its mouth and there would be no roar.',
          'But the friend took everything for the new ending. When they said that the dragon was hoarse he said, so that was his fault as well. He had the roar, and he was not going to be asked twice.',
        ],
        worse: [
          'The friend had pulled out his mouse and wound the cable round his hand. The new ending was theirs then, he said, and so was the roar, they had only to find it.',
          'The friend had begun to clap, slowly, for their new ending. For as long as one claps nobody can talk to one about a roar.',
        ],
        sign: [
          'The friend’s other hand was drawing on the edge of the sheet. It was the dragon, with the ears that nobody else could do.',
          'Two floors down a door fell to, and it echoed. The friend stopped clapping and put up a finger. He had always had an ear for that.',
        ],
        yields: [
          'The friend plugged in his mouse and said left. Of the new ending he said that it was all right, for a new ending, and then he showed them where the roar was.',
          'The friend had his finger up still, and said: that’s where we stood. The new ending was what they had not listened to in that stairwell. He came down two floors, and played them the roar.',
        ],
      },
      needsTime: {
        part: { one: 'building bar', an: false },
        holds: [
          'But with the new ending all of level three had to be built again, and the building bar takes as long as it takes. Until it is through there is a dragon without a roar.',
          'But a new ending has to be built, stone by stone, by a machine that has never been asked to hurry. The building bar was at the moat. The roar is in the tower.',
        ],
        worse: [
          'The building bar had dropped back to the beginning. The new ending was in pieces on the screen, there was no roar, and it was half past six.',
          'Someone had clicked on cancel, by mistake, with all that clicking. The building bar was at the meadow, and the new ending had no castle in it, let alone a roar.',
        ],
        sign: [
          'In the dark window of the game one picture had appeared. It was the dragon’s wing, the left.',
          'One could hear the birds of level three. They come just before.',
        ],
        yields: [
          'The building bar was through, and nobody had touched a key. They ran the new ending once, to the last picture, and out of the small speakers came the roar.',
          'The building bar had gone, and instead there was a castle, with a light in it. In the new ending it stands a bit more to the left. The dragon got up, and it had the roar.',
        ],
      },
    },
  },
} satisfies EnErrands;
