import type { Tables } from '../schema.ts';

export const attributes: Tables['attribute'] = {
  short: {
    line: [
      'There was a gap below, no higher than a chair. {hero_subj} went through it without bending.',
      'Everybody looked over {hero_gen} head, so nobody saw how much {hero_he} could hear from down there.',
      '{hero_subj} needed a stone to stand on, and found one just the right size.',
      'Under the branches there was a way that only {hero} could see.',
      'Where the others had to crawl, {hero} walked through and held up the twigs.',
      'From down there {hero} saw what everyone had missed: a row of tiny prints, going the same way.',
      '{hero_subj} slipped in between two people’s elbows and came out in front.',
      'Somebody said that nobody could get in there. {hero} called out to them from inside.',
      '{hero_subj} took three steps where the others took two, and was still telling the story.',
      '{hero_subj} went under the rail. Everybody else went all the way round.',
    ],
  },
  glasses: {
    line: [
      '{hero_subj} took off {hero_his} glasses and cleaned them, although they were clean. It helped with thinking.',
      { text: 'For a moment {hero_gen} glasses fogged up, and the world was made of milk.', from: '6-8' },
      {
        text: 'The light caught in {hero_gen} glasses and jumped ahead of them like a small dog.',
        from: '6-8',
      },
      '{hero_subj} pushed {hero_his} glasses up with one finger. It was how {hero_he} switched on.',
      'A drop had landed on the left side of {hero_gen} glasses. Through it everything stood on its head.',
      {
        text: '{hero_subj} looked once over the top of {hero_his} glasses and once through them, and went by the average.',
        from: '6-8',
      },
      '{hero_subj} rubbed a glass clean with the corner of {hero_his} shirt. The world had more edges at once.',
      'There was a thumbprint on {hero_gen} glasses, right in the middle. So for a while everyone wore a thumb.',
      { text: 'In {hero_gen} glasses you could see the whole way, twice, and very small.', from: '6-8' },
      { text: '{hero_subj} held {hero_his} glasses on with one hand and ran with the rest.', from: '6-8' },
    ],
  },
  tall: {
    line: [
      '{hero_subj} ducked under a branch just in time, and then forgot about the next one.',
      'From up there {hero} could see over the edge, and told the others what was coming.',
      '{hero_subj} took one step where the others took two, and had to wait at every corner.',
      'Something hung too high for most people. {hero} handed it down.',
      '{hero_gen} sleeves ended somewhat before {hero_his} arms did. It was cool there, but practical.',
      'When they crossed a ditch, {hero} was the bridge.',
      '{hero_subj} held the twigs up like a curtain until everybody had gone through beneath.',
      '{hero_subj} had to fold up twice to look into the gap, like a ruler.',
      'Wherever they went, {hero} saw it first, and then said so in a calm voice.',
      'On tiptoe {hero} could touch the top of it. There was a spider up there, and it was surprised.',
    ],
  },
  strong: {
    line: [
      {
        text: '{hero_subj} took the heaviest bag without a word, and then one more for the balance.',
        from: '6-8',
      },
      'There was a log across the way. {hero} rolled it aside and thanked it.',
      '{hero_subj} carried a snail across the path. It was the hardest, because you had to hold it so lightly.',
      'Somebody’s lid would not open. {hero} opened it with two fingers and handed it back.',
      {
        text: '{hero_subj} lifted the corner, and the others fetched out what had rolled under it.',
        from: '6-8',
      },
      '{hero} shook hands with everyone, very gently. {hero_subj} had practised on eggs.',
      {
        text: 'When the cart got stuck, {hero} leaned against it, and it thought better of it.',
        from: '6-8',
      },
      '{hero_subj} gave somebody a piggyback for a while, and hummed.',
      'The gate was rusted fast. {hero} leaned on it, and then they had a gate in their hands.',
      {
        text: '{hero_subj} held the rope by {hero_himself} while the others argued about who should hold it.',
        from: '6-8',
      },
    ],
  },
  agile: {
    line: [
      {
        text: '{hero_subj} went up, along and down again while the others were still looking for a foothold.',
        from: '6-8',
      },
      'There was a gap with a bend in it. {hero} went round the bend.',
      {
        text: '{hero_subj} swung {hero_himself} over a bar, hung by the knees, and found a coin down there.',
        from: '6-8',
      },
      'Three stones stuck out of the mud. {hero} needed only two.',
      {
        text: '{hero_subj} turned sideways, then the other way, and was through like a thread.',
        from: '6-8',
      },
      'Halfway up it {hero} let go with one hand, to wave.',
      {
        text: '{hero_subj} landed on all fours, like a cat, and had even kept the biscuit whole.',
        from: '6-8',
      },
      '{hero_subj} bent backwards under the rail to see whether it could be done. It could.',
      { text: 'One foot here, one hand there, and {hero} was sitting on top.', from: '6-8' },
      'When everything wobbled, {hero} simply wobbled along with it.',
    ],
  },
  graceful: {
    line: [
      { text: '{hero_subj} walked along the edge of the kerb as if there were music.', from: '6-8' },
      'The gravel crunched under everybody else. Under {hero} it held its tongue.',
      '{hero_subj} stepped over the puddle without breaking the sky in it.',
      '{hero_subj} held one arm out to keep {hero_his} balance. A leaf came down and landed on it.',
      '{hero_subj} went up the creaky part, and it forgot to creak.',
      'Even when {hero} stumbled, it looked as if it belonged there.',
      {
        text: '{hero_subj} turned round on one toe to see who was coming, and stopped exactly where {hero_he} had begun.',
        from: '6-8',
      },
      {
        text: '{hero_subj} set {hero_his} feet down so softly that a bird on the path only moved over.',
        from: '6-8',
      },
      'There was a narrow plank. {hero} crossed it with a full cup, and not a drop was missing.',
      { text: '{hero_subj} closed the gate behind them, and it clicked like a kiss.', from: '6-8' },
    ],
  },
  energetic: {
    line: [
      '{hero_subj} ran ahead, ran back to tell the others, and ran ahead again. By now {hero_he} had been everywhere twice.',
      { text: 'Before the question was finished, {hero} stood at the next corner and waved.', from: '6-8' },
      { text: '{hero_subj} hopped up the slope on one leg, to give the other a rest.', from: '6-8' },
      '{hero_subj} could not stand and wait. {hero_subj} waited on the spot, with both feet.',
      'They all got out of breath. {hero} had some to spare.',
      { text: '{hero_subj} took every bench on the way, up one side and down the other.', from: '6-8' },
      'There was a wall, so {hero} jumped off it. Then {hero_he} went back, because there was still some wall.',
      'Even {hero_gen} shadow had trouble keeping up.',
      '{hero_subj} counted out loud how many jumps it was. It was a hundred and four.',
      'When they stopped to rest, {hero} rested by climbing something.',
    ],
  },
  calm: {
    line: [
      { text: 'When {hero} stopped, a butterfly sat down on {hero_his} sleeve and folded up.', from: '6-8' },
      'Everybody was talking at once. {hero} said one word, quite quietly, and it was the one they heard.',
      { text: 'A dog came running, barked twice, looked at {hero}, and lay down.', from: '6-8' },
      '{hero_subj} walked at the pace of somebody who has already arrived.',
      'Something fell over with a crash. {hero_subj} turned {hero_his} head a moment later than the others and picked it up.',
      '{hero_subj} waited for the dust to settle. It did, as dust does, if you let it.',
      { text: 'Birds hopped on the path in front of them, and did not trouble to fly.', from: '6-8' },
      {
        text: '{hero_subj} breathed in, and the whole row of them breathed in too, without noticing.',
        from: '6-8',
      },
      '<hero>We’ve got time,</hero> said {hero}, and from then on they had.',
      'The wind pulled at everything. {hero_subj} let it pull.',
    ],
  },
  enchanting: {
    line: [
      '{hero_subj} said good day to an old man on the way. He stood a bit straighter until the corner.',
      'Somebody grumpy came towards them. {hero} greeted them by name, and they forgot what they had been grumbling about.',
      { text: '{hero_subj} smiled at a baby in a pram, and the pram came along for a while.', from: '6-8' },
      {
        text: 'When {hero} asked the way, three people showed it, and one of them fetched a chair.',
        from: '6-8',
      },
      { text: '{hero_subj} held the door for somebody, and somehow a conversation came of it.', from: '6-8' },
      'Someone gave {hero} an apple on the way, just like that. It had happened before.',
      '{hero_subj} laughed, and a window opened to see who it was.',
      'Nobody could have said afterwards what {hero} had been wearing. But everyone knew what {hero_he} had said.',
      { text: 'A cat that belonged to nobody walked with {hero} as far as it dared.', from: '6-8' },
      '{hero_subj} thanked the puddle for letting them pass. You could not be sure that it had not bowed.',
    ],
  },
  mysterious: {
    line: [
      'In {hero_gen} pocket there was a folded note. {hero_subj} touched it once, and did not take it out.',
      '{hero_subj} knew the shortcut. When they asked how, {hero_he} only looked at the treetops.',
      '{hero_subj} turned up {hero_his} collar and was gone for a moment. Then {hero_he} stood on the other side.',
      'There were four sets of footprints, and they were only three. {hero_subj} was not surprised.',
      {
        text: '{hero_subj} stopped, listened, and nodded to somebody whom the others could not see.',
        from: '6-8',
      },
      'Nobody had heard {hero} come. {hero_subj} was just there, with a leaf in {hero_his} hand.',
      'Somebody asked what was in the little tin. <hero>Later,</hero> said {hero}.',
      {
        text: '{hero_subj} wrote something into a tiny notebook, and closed it again with a rubber band.',
        from: '6-8',
      },
      'An owl opened one eye as they went by. It winked at {hero}, or that was how it looked.',
      {
        text: '{hero_subj} walked on the shady side, and a long scarf walked behind {hero_him}.',
        from: '6-8',
      },
    ],
  },
  magical: {
    line: [
      { text: 'Where {hero} trod, one dandelion opened, although it was not its time.', from: '6-8' },
      {
        text: 'A candle leaned over to {hero} as {hero_he} passed, though there was no draught.',
        from: '6-8',
      },
      '{hero_subj} clicked {hero_his} fingers, and a leaf turned round in the air. That was all it could do.',
      'For a step or two {hero_gen} shadow had wings. Then it remembered.',
      { text: '{hero_subj} touched the railing, and it gave off a small, clear note.', from: '6-8' },
      'Three sparks followed {hero} about like chicks. They were no use, but they were company.',
      'Every puddle held the sky. The one that {hero} stepped over held a star.',
      '{hero_gen} hand tingled a bit, as it always did before something tiny happened. A button did itself up.',
      'A feather fell upwards past {hero_gen} nose. {hero_subj} said good day to it.',
      'When {hero} sneezed, all the lights blinked, just once.',
    ],
  },
  athletic: {
    line: [
      '{hero_subj} ran with even steps, in for three, out for three, as if {hero_he} were knitting.',
      'On the hill, where everybody puffed, {hero} told them a whole film.',
      '{hero_subj} stretched {hero_his} legs against a post, first the left one, then the right, then the left one again because it had been good.',
      '{hero_subj} threw the rope over at the first go, and caught the other end {hero_himself}.',
      '{hero_subj} knew when to run and when to walk. Now was the time to walk.',
      '{hero} took the steps two at a time, and at the top was still finishing {hero_his} sentence.',
      'There was a ball lying about. {hero_subj} kept it in the air with one foot all the way to the bend.',
      '{hero_subj} paced it out, took a run-up, and was across.',
      '{hero_subj} handed everyone the water bottle first. Then {hero_he} drank, in small sips.',
      '{hero_subj} pulled the others up, one after the other, like buckets from a well.',
    ],
  },
  slender: {
    line: [
      'There was a slit between two boards. {hero} was through it before anybody had found the gate.',
      {
        text: '{hero_subj} reached into the crack, right up to the shoulder, and came out with what had fallen in.',
        from: '6-8',
      },
      { text: 'Behind the post there was room for one broom, or for {hero}.', from: '6-8' },
      '{hero_subj} slid along the wall sideways, and only one button scraped.',
      {
        text: 'When the wind blew, {hero} turned {hero_his} side to it, and it missed {hero_him}.',
        from: '6-8',
      },
      'Between the bars it was narrow. {hero_subj} breathed out, and was on the other side.',
      '{hero_subj} hid behind a birch for fun. It took them a while.',
      { text: 'The three of them fitted into a space for two, because of {hero}.', from: '6-8' },
      {
        text: '{hero_subj} put one hand through the railing, then an arm, and undid the latch from inside.',
        from: '6-8',
      },
      'Someone had left the door ajar by the breadth of a book. That would do for {hero}.',
    ],
  },
  chubby: {
    line: [
      'The ground rocked under all of them. {hero} stood with both feet apart, and stood.',
      { text: '{hero_subj} sat down at the back, as ballast, and at once they went straight.', from: '6-8' },
      'On the slope {hero} took the lead. Nobody had ever got down one faster than {hero_him}.',
      'The wind took two hats and one umbrella. It did not take {hero}.',
      {
        text: '{hero_subj} leaned into the bend, and everyone behind {hero_him} leaned with {hero_him} and stayed upright.',
        from: '6-8',
      },
      { text: 'When they had to hold on to somebody, they all held on to {hero}.', from: '6-8' },
      {
        text: '{hero_subj} jumped into the heap of leaves, and it rained leaves for quite some time.',
        from: '6-8',
      },
      'The plank would not stay down at the end. {hero} stepped on it, and then it stayed.',
      { text: '{hero_subj} bounced once, twice, and was over, and it had looked like fun.', from: '6-8' },
      'It was cold. The little ones all walked on {hero_gen} side.',
    ],
  },
  nimble: {
    line: [
      'Somebody’s bootlace had got into a knot. {hero} had it open before they found the scissors.',
      {
        text: '{hero_subj} caught the cup after it had fallen off the edge, and before it noticed.',
        from: '6-8',
      },
      {
        text: '{hero_gen} fingers plaited three blades of grass while {hero_he} was talking of something else.',
        from: '6-8',
      },
      { text: '{hero_subj} picked the splinter out so fast that there was no time to say ow.', from: '6-8' },
      'A coin rolled away. {hero} put a finger on it without looking.',
      'The latch was a tricky one, with a spring. It clicked, and {hero} was already wiping {hero_his} hands.',
      '{hero_subj} threaded the string through all five holes in one go.',
      {
        text: '{hero_subj} sorted the sticks by size while the others were still counting them.',
        from: '6-8',
      },
      'Something buzzed past. When {hero} opened {hero_his} hand, it sat there, quite unhurt, and flew on.',
      {
        text: '{hero_subj} tied three shoes without slowing down, and only one of them was {hero_his} own.',
        from: '6-8',
      },
    ],
  },
  freckled: {
    line: [
      'Someone tried to count the dots on {hero_gen} nose and got to nineteen. Then {hero_he} laughed, and they had moved.',
      {
        text: 'The sun came out, and {hero} wrinkled {hero_his} nose, so that all its dots had to move closer together.',
        from: '6-8',
      },
      'A ladybird landed on {hero_gen} cheek. It seemed to feel at home among the dots.',
      '<hero>That’s the Plough,</hero> said {hero}, and pointed at {hero_his} own cheek. <hero>The rest isn’t named yet.</hero>',
      '{hero_subj} wiped {hero_his} nose with a dusty sleeve. Now you could not tell what was dust and what was {hero}.',
      {
        text: 'Somebody drew a map in the sand and put in the dots from {hero_gen} nose as islands.',
        from: '6-8',
      },
      { text: 'The rain had left drops on {hero_gen} face, one beside each dot.', from: '6-8' },
      '{hero_subj} screwed up {hero_his} face to think. The dots on it formed a queue.',
      {
        text: '<hero>They come out in spring,</hero> said {hero} and rubbed {hero_his} nose, <hero>like everybody.</hero>',
        from: '6-8',
      },
      'In the light you could see every dot on {hero_gen} nose. One of them turned out to be chocolate.',
    ],
  },
  dimpled: {
    line: [
      'You saw {hero_gen} laugh first, in two small places in {hero_his} cheeks. You heard it a moment later.',
      '{hero_subj} tried to look serious. The left cheek managed it. The right one gave {hero_him} away.',
      {
        text: '{hero_subj} bit {hero_his} lip so as not to laugh, and at once there was a hollow in each cheek.',
        from: '6-8',
      },
      'Somebody told a very old joke. In {hero_gen} cheeks the two dents came out to listen.',
      'A crumb had settled in {hero_gen} cheek, exactly where the smile was. It stayed there like a guest.',
      { text: '{hero_subj} smiled only on one side, which meant that {hero_he} had an idea.', from: '6-8' },
      {
        text: 'You could always tell from {hero_gen} cheeks that {hero_he} was about to say something.',
        from: '6-8',
      },
      {
        text: '{hero_subj} grinned back over {hero_his} shoulder, with both dents, and went on.',
        from: '6-8',
      },
      { text: 'Raindrops ran down {hero_gen} face, and two of them found a place to wait.', from: '6-8' },
      '<hero>I’m not laughing,</hero> said {hero}. {hero_his} cheeks said something else.',
    ],
  },
  rosy: {
    line: [
      'It was cold, but {hero_gen} hands were warm. Two people had noticed and walked on either side.',
      {
        text: '{hero_gen} cheeks glowed from the climb, and somebody held out their fingers to them, like to a stove.',
        from: '6-8',
      },
      '{hero_subj} put a cold pebble to {hero_his} cheek. After a while it was a warm pebble.',
      {
        text: 'A snowflake, or perhaps a bit of fluff, landed on {hero_gen} cheek and was gone at once.',
        from: '6-8',
      },
      { text: '{hero_subj} was warm right down to the toes, and lent out {hero_his} gloves.', from: '6-8' },
      {
        text: 'When {hero} ran, {hero_his} cheeks lit up, and you could see from afar where {hero_he} was.',
        from: '6-8',
      },
      '{hero_subj} blew into somebody’s hands, twice, and then they worked again.',
      '{hero} never wore a hat, {hero_he} had ears for that. They were quite red and quite content.',
      'The wind pinched {hero_gen} cheeks. They were used to it, and pinched back.',
      'Wherever {hero} had been sitting, the stone was warm.',
    ],
  },
  clumsy: {
    line: [
      '{hero_subj} backed into a heap of things, and down they came. Underneath lay exactly what they had been looking for.',
      {
        text: '{hero_subj} tripped over a root, sat up, and found that from down there you could see the way.',
        from: '6-8',
      },
      'Something went clang. {hero_subj} had found the bucket, with {hero_his} foot.',
      '{hero_subj} waved both arms, and knocked off a hat. It was {hero_his} own, this time.',
      'On even ground, where nobody could have stumbled, {hero} stumbled. So they found out that there was a step.',
      '{hero_subj} leaned on a door that was not shut. At least they were in.',
      '{hero_subj} dropped the string. It rolled down, round and under, and showed them a gap.',
      {
        text: '{hero_subj} had a plaster on the left knee and a spare one in {hero_his} pocket, for the right.',
        from: '6-8',
      },
      {
        text: '<hero>I’ve got it,</hero> said {hero}, and had it, and then had it on both shoes.',
        from: '6-8',
      },
      '{hero_subj} bumped into a post and said sorry to it. Then {hero_he} saw that there was an arrow on it.',
    ],
  },
};
