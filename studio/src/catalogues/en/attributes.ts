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
      '<companion>Can you see anything?</companion> asked {companion}, on tiptoe. <hero>Shoes,</hero> said {hero}, from below. <hero>One of them’s in a hurry.</hero>',
      '<hero>I’ll look,</hero> said {hero}, and was under it, while {companion} was still bending.',
    ],
    matters: [
      {
        text: '{hero_subj} was small enough to look at {obstacle_def} from underneath. From underneath there was nothing to see but dust and how it was made. {hero_subj} remembered that.',
        to: '9-12',
      },
      {
        text: 'Nobody else fitted close beside {obstacle_def}. {hero} did, with room for an elbow. So now they knew how it felt from near: quite different.',
        to: '9-12',
      },
      {
        text: '{hero_subj} ducked beneath everybody’s arms, right up to {obstacle_def}. Down there you could hear it better than up above.',
        to: '9-12',
      },
      {
        text: 'From {hero_gen} height {obstacle_def} had a lower half. That was the half that nobody had looked at.',
        to: '9-12',
      },
      {
        text: '{hero_subj} did not have to bend down to listen. {hero_gen} ear was already as low as that. What it heard near {obstacle_def} was small and slow, and nobody else had noticed.',
        to: '9-12',
      },
      {
        text: '{hero_subj} stood in front of {obstacle_def} with {hero_his} head back. There was a great deal of air above. Most of the trouble, {hero_he} saw, went on further down.',
        to: '9-12',
      },
      {
        text: 'Something lay on the ground close to {obstacle_def}, as flat as a coin. Only {hero} was near enough to see it. It was a footprint, and it was {hero_his} own.',
        to: '9-12',
      },
      {
        text: 'Between all the legs there was a view, like the one between trees. {hero_subj} looked along it to {obstacle_def}. From down there, things had a different size.',
        to: '9-12',
      },
      {
        text: '{hero_subj} sat down on the ground and was hardly lower than before. The others had a long way to go. So {hero} was first to see {obstacle_def} from sitting.',
        to: '9-12',
      },
      {
        text: 'A cool breath of air ran along the ground, no higher than a boot. It came past {obstacle_def}, and it came past {hero_gen} nose. Nobody else got any of it.',
        to: '9-12',
      },
      {
        text: 'They were all talking over {hero_gen} head, as usual. From down there {hero_he} could see what none of them was looking at. It was what their hands did while they talked.',
        from: '13-17',
      },
      {
        text: '<hero>I’m down here,</hero> said {hero}. They begged {hero_his} pardon, and went on over the top. So {hero_he} was the only one who heard the person next to {hero_him} breathe in and not speak.',
        from: '13-17',
      },
      {
        text: 'People lower their voices when somebody tall goes by. Nobody did that for {hero}. By now {hero_he} had heard both sides of it.',
        from: '13-17',
      },
      {
        text: '{hero_subj} stood where the others’ elbows were. From there {hero_he} saw under all the arms at once, right up to {obstacle_def}. There was more room down there than one would think.',
        to: '9-12',
      },
      {
        text: '<hero>Lift me up,</hero> said {hero}, and then: <hero>no, put me down again.</hero> From above {obstacle_def} was the same as for everybody. From below it had been {hero_his} own.',
        to: '9-12',
      },
    ],
    later: [
      '{hero_subj} rode the last part on somebody’s shoulders. From up there {hero_he} could see over everything that {hero_he} had walked under that morning.',
      'For once {hero} had the best seat, right at the front. Whoever sat behind could see over {hero_him}, and {hero_he} could see everything.',
      'There was a bit of gold in the dust, or of foil. {hero_subj} had it in {hero_his} hand before a taller person could have bent down.',
      '{hero_subj} took two steps to everybody’s one and added them up. By the end {hero_he} had walked twice as far as they had.',
      'When they all sat down in a row to rest, {hero_gen} feet did not reach the ground. They swung back and forth, and told it all again.',
      '{hero_subj} went under things where the others went round. By the last of them {hero_he} was a good way ahead.',
      '{hero_subj} fitted under the same coat as {companion}, with only two feet showing. It kept off the wind for both.',
      'There was one step in the way, a high one. {hero_subj} climbed it with knees and elbows, and stood on top like a mountaineer.',
      'Small things look up, and so does {hero}. {hero_subj} was the first to see a bat, or a late bird, and showed it to the tall ones.',
      '{hero_subj} walked in the others’ shadows, where it was cool. There was room in each of them, and {hero_he} tried them all.',
      '<companion>Tell me what it’s like down there,</companion> said {companion}. <hero>More happens,</hero> said {hero}.',
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
      '<companion>You’ve got a smudge,</companion> said {companion}. <hero>That’s a mountain,</hero> said {hero}, and wiped it off.',
      '<companion>What do you see without them?</companion> asked {companion}. {hero} took them off. <hero>You,</hero> said {hero}, <hero>but softer.</hero>',
    ],
    matters: [
      {
        text: '{hero_subj} took off {hero_his} glasses. Without them {obstacle_def} was only a smudge. With them it had a front, a back and a beginning.',
        to: '9-12',
      },
      {
        text: '{hero_gen} glasses had got a speck on them. {hero_subj} wiped it off, and {obstacle_def} stood there so sharply that you could have counted it.',
        to: '9-12',
      },
      {
        text: '{hero_subj} pushed up {hero_his} glasses and went quite close. There was more to see of {obstacle_def} than there had been a moment ago.',
        to: '9-12',
      },
      {
        text: 'For a moment {obstacle_def} stood in both of {hero_gen} glasses, twice, and very small. That way round it looked a good deal less sure of itself.',
        to: '9-12',
      },
      {
        text: '{hero_subj} breathed on the left glass, then on the right, and rubbed them both. You always sees best just after that. {hero_subj} looked at {obstacle_def} in the clean first minute.',
        to: '9-12',
      },
      {
        text: 'With {hero_his} glasses off, {hero} heard more. It had always been like that. {hero_subj} held them in {hero_his} lap, listened towards {obstacle_def}, and only afterwards put them on.',
        to: '9-12',
      },
      {
        text: 'There was a tiny light in the corner of {hero_gen} glasses. It came from behind, where nobody was looking. In it stood {obstacle_def}, bent and very small, like in a spoon.',
        to: '9-12',
      },
      {
        text: '{hero_subj} tipped {hero_his} glasses, so that they worked like a lens. One bit near {obstacle_def} grew as big as a plate. There were scratches there, all going the same way.',
        to: '9-12',
      },
      {
        text: 'Something splashed or dusted against {hero_gen} glasses. Without them it would have been {hero_his} eye. {hero_subj} wiped it off, blinked, and did not have to look away from {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_gen} glasses had slipped to the tip of {hero_his} nose. Above them everything was soft, and below it was sharp. {hero_subj} moved {obstacle_def} from the soft half to the sharp one.',
        to: '9-12',
      },
      {
        text: '{hero_subj} took off {hero_his} glasses and rubbed the place on {hero_his} nose. Without them nobody had a face, and all {hero_he} had was the voices. One of them was not angry at all.',
        from: '13-17',
      },
      {
        text: 'It was reflected in {hero_his} glasses, and so it was {hero} that they all looked at, as they looked at it. That was how {hero_he} came to see their eyes, for once, and not their mouths.',
        from: '13-17',
      },
      {
        text: '{hero_subj} had got a fingerprint on the left lens. It was {hero_his} own. It lay right over the person {hero_he} had not been able to see.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_gen} glasses were full of little spots, one from each part of the day. {hero_subj} did not clean them just yet.',
      'The low light ran along the rim of {hero_gen} glasses. Whoever walked beside {hero_him} had a bright dot on one sleeve.',
      '{hero_subj} lent {hero_his} glasses to {companion} for three steps. The world swam like a fish, said {companion}, and gave them back.',
      'It had begun to mist a little. {hero_subj} walked with two small clouds before {hero_his} eyes. But {hero_his} feet knew the way.',
      '{hero_subj} took the glasses off, and all the lights turned into dandelions. {hero_subj} left it like that as far as the bend.',
      'There was a mark on each side of {hero_gen} nose, where the glasses had sat all day. {hero_subj} rubbed it with one finger, thinking.',
      'On the way {hero} wiped the glasses with the corner of {hero_his} shirt. The day came off them in two round smears.',
      '{hero_subj} read out what there was to read on the way, since {hero_he} could. It was a number, an arrow, and the word for bread.',
      'In {hero_gen} left glass you could still see where they had been. In the right one was the way ahead, and it was curved.',
      '{hero_subj} pushed {hero_his} glasses up, once, for a last look back. From there it was as small as a picture on a stamp.',
      '<companion>Let me,</companion> said {companion}, and put on the glasses. <companion>So that’s where you live,</companion> said {companion}.',
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
      '<companion>What’s coming?</companion> asked {companion}. <hero>A puddle,</hero> said {hero}, from up there. <hero>In four minutes, for you.</hero>',
      '<hero>Mind your head,</hero> said {hero}, for once to somebody else. There was nothing there. It was just nice to say.',
    ],
    matters: [
      {
        text: '{hero_subj} stood on {hero_his} toes and could see {obstacle_def} from above. From above it was no bigger than other things.',
        to: '9-12',
      },
      {
        text: '{hero_subj} was the only one who could look past {obstacle_def}. {hero_subj} looked, and told the others how it went on behind.',
        to: '9-12',
      },
      {
        text: 'Everybody else saw {obstacle_def} from the front. {hero} bent over it like a lamp, and so {hero_he} saw where it began.',
        to: '9-12',
      },
      {
        text: '{hero_gen} arms were long, and they reached round {obstacle_def} nearly to the other side. Nearly.',
        to: '9-12',
      },
      {
        text: '{hero_subj} was the first to feel a breath of cooler air. It ran along up there, over everybody’s hair. It went past {obstacle_def} and on, so there was something behind.',
        to: '9-12',
      },
      {
        text: '{hero_subj} sat down, and {hero_his} knees came up to {hero_his} chin. Now {obstacle_def} and {hero_he} were nose to nose, more or less. That was a new view for both.',
        to: '9-12',
      },
      {
        text: '{hero_subj} held one arm straight up, and then out to the side. That was how far {hero_he} reached, and it was a long way. Near {obstacle_def} it was a hand too short.',
        to: '9-12',
      },
      {
        text: 'There was dust on top that nobody had ever touched. {hero_subj} could see it from where {hero_he} stood. Whoever had dealt with {obstacle_def} before had not been tall.',
        to: '9-12',
      },
      {
        text: '{hero_subj} put {hero_his} head back, and then down. {obstacle_def} looked like one thing from above, and like another from below. Only {hero} had both of them.',
        to: '9-12',
      },
      {
        text: 'Everyone could find {hero}, even in all that muddle. They gathered round {hero_him} as round a tall tree. From there they looked at {obstacle_def} together, for the first time.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had learned to stoop, so as not to be in the way. Now {hero_he} stood up straight, just to stretch, and saw over all of them. At the very back somebody was putting on a coat.',
        from: '13-17',
      },
      {
        text: 'From up there one looks down on everybody, whether one wants to or not. {hero_subj} noticed how that must look, and sat down.',
        from: '13-17',
      },
      {
        text: '<companion>You always see it coming,</companion> said {companion}. It was true of rain and of buses. {hero_subj} had not seen this.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} carried the light, because from up there it reached furthest. Everybody else walked in the middle of it.',
      'A branch, or a lamp, hung low across the way. {hero_subj} ducked, from habit, and then held it aside.',
      '{hero_gen} shadow lay a long way out in front. The others walked on it as on a plank.',
      '{hero_subj} sat down so that somebody could whisper in {hero_his} ear. It was a long way down, and worth it.',
      '{hero_subj} lent out {hero_his} long arms, one on each side. There was room under them for everyone who was tired.',
      '{hero_subj} picked something round from high up, a fruit or a bauble or a dry leaf. Somebody below held out a hand for it.',
      'Someone asked what you could see from up there. <hero>You,</hero> said {hero}, <hero>all of you.</hero>',
      '{hero_subj} slowed down until {hero_his} steps fitted in between the others. It took practice, like clapping along with a song.',
      'The first drop of rain fell on {hero}, as always. {hero_subj} let the others know, and they all had time for their hoods.',
      '{hero_subj} folded up, once at the hips and once at the knees, to rest. Somebody small leaned against the top half.',
      '<companion>It’s getting dark down here,</companion> said {companion}. {hero} looked. <hero>Not up here,</hero> said {hero}. <hero>Not quite.</hero>',
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
      '<companion>Isn’t it heavy?</companion> asked {companion}. <hero>What?</hero> said {hero}, and looked round to see what {hero_he} was carrying.',
      '<hero>Hold on to me,</hero> said {hero} at the steep part. {companion} held on, and so did two others, and nobody slid.',
    ],
    matters: [
      '{hero_subj} was strong, and could have done more. So {hero} took hold once more, quite lightly, as you hold an egg. That was harder.',
      {
        text: '{hero_gen} arms wanted to go on. They had never met anything yet that did not give in to them. {obstacle_def} did not know that.',
        to: '9-12',
      },
      {
        text: 'If strength had been enough, it would have been over by now. {hero_subj} looked at {hero_his} two strong hands, and then at {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} cleared the ground round {obstacle_def}: two stones, a branch, a bucket. That at least was done, and now you could stand.',
        to: '9-12',
      },
      {
        text: '{hero_subj} laid one finger against {obstacle_def}, or as near as you could get. It would have been easy to do it with the whole hand. With one finger {hero_he} felt more.',
        to: '9-12',
      },
      {
        text: '{hero_subj} held the big things back on both sides, like someone holding curtains. The others could look at {obstacle_def} in peace. {hero_gen} arms did not tremble at all.',
        to: '9-12',
      },
      {
        text: 'Somebody needed to stand higher. {hero_subj} made a step out of {hero_his} two hands. <companion>I can see it from here,</companion> said {companion}, and told them how it was with {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} put {hero_his} ear close and let {hero_his} arms hang. They were heavy, and for the moment nobody needed them. From {obstacle_def} there came a sound, as thin as paper.',
        to: '9-12',
      },
      {
        text: '{hero_subj} sat down on the ground with a thud. You could feel it right over there, where {obstacle_def} was. Something had answered, just a little, and {hero_he} noticed which part.',
        to: '9-12',
      },
      {
        text: 'There was a mark in the ground where {hero} had braced {hero_his} feet. It was deep, and it was in the wrong place. {hero_subj} looked from the mark to {obstacle_def}.',
        to: '9-12',
      },
      {
        text: 'There was nothing here to lift. {hero_gen} arms hung there, ready, like two people who have come to the wrong address.',
        from: '13-17',
      },
      {
        text: 'People gave {hero_him} things to carry, and told {hero_him} the rest of it later. {hero_subj} set down what {hero_he} had. It was odd how long it took for anyone to notice.',
        from: '13-17',
      },
      {
        text: '{hero_subj} could have moved the lot of them aside with one shoulder. {hero_subj} felt the shoulder wanting to, and it frightened {hero_him} a little.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} offered to carry whoever was most tired and whatever was heaviest. It turned out to be the same person.',
      '{hero_subj} let a ladybird, or something like one, walk over {hero_his} palm. A hand like that could have carried a bucket, and it did not close.',
      'On the way something stiff had to be pushed aside. {hero_subj} put {hero_his} shoulder to it, and it seemed to know that shoulder.',
      '{hero_subj} pulled, and they all sat on. The way was uphill, and {hero_he} only stopped once, for a snail.',
      '{hero_subj} gave one hug, with the brakes on. There was a small squeak, but it was a happy one.',
      '{hero_gen} arms were tired right down to the thumbs. It was a warm sort of tired, like a stove that has been let go out.',
      '{hero_subj} rolled a log or a stone closer, with one foot, so that all of them could sit. Then there was room for two more.',
      'Somebody fell asleep on the way, and weighed twice as much. {hero_subj} carried them as you carry a full bowl.',
      '{hero_subj} gave the heavy thing to {hero_himself} and the light thing to {companion}. They swung it all in time, and it got lighter.',
      '{hero_subj} put everything down so softly, for the rest, that nothing in it spoke. It had been a long way for a bag.',
      '<companion>Carry me,</companion> said {companion}, as a joke. A moment later it could see over the hedge, that joke.',
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
      '<companion>How did you get up there?</companion> called {companion}. <hero>I’ve forgotten,</hero> called {hero}. <hero>I’m already on the way down.</hero>',
      '<hero>Like this,</hero> said {hero}, and showed them. {companion} tried it, and got stuck at the word like.',
    ],
    matters: [
      {
        text: '{hero_subj} went once right round {obstacle_def}, over and under, before the dust had settled. Now {hero_he} knew every side of it.',
        to: '9-12',
      },
      {
        text: 'Where the others needed both hands, {hero} needed one foot. So {hero_he} was the first to be close to {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} stood on one leg beside {obstacle_def}, because there was room for no more. {hero_subj} did not even sway.',
        to: '9-12',
      },
      '{hero_subj} was there and back again in three leaps. <hero>It’s the same behind,</hero> {hero_he} reported, hardly out of breath.',
      {
        text: '{hero_subj} hung by {hero_his} knees, or bent until it was nearly the same. Upside down, {obstacle_def} had another face. {hero_subj} took a good look before {hero_his} ears turned red.',
        to: '9-12',
      },
      {
        text: '{hero_subj} made {hero_his} back long, like a cat. {hero_subj} looked round a corner that nobody else could bend to. From there {obstacle_def} looked quite different, and rather larger.',
        to: '9-12',
      },
      {
        text: 'It took three hops to the left and one to the right. That was the only place with a clear view, no bigger than a plate. {hero_subj} stood there and looked at {obstacle_def}.',
        to: '9-12',
      },
      {
        text: 'Things slid and swayed, and the others held on. {hero_subj} went along with it, at the knees. So {hero_his} eyes stayed in one place, and the place was {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} rolled over one shoulder and came up close by {obstacle_def}. Down in the middle of the roll {hero_he} had seen something. {hero_subj} rolled back to see it again.',
        to: '9-12',
      },
      {
        text: '{hero_subj} twisted {hero_his} arm round behind, up, and a little to the left. Nobody else’s elbow would have done it. {hero_gen} fingers came back with a bit of news about {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had always got out of things, by the window, the wall, the joke. {hero_subj} looked round and found that there was a way out here, too. That was what made it hard to stay.',
        from: '13-17',
      },
      {
        text: '{hero_gen} feet had found four places where one might stand, before {hero_his} head had found one. All four were somewhere else.',
        from: '13-17',
      },
      {
        text: '{hero_subj} was quick enough to be on both sides of it, and had been. Only neither of them had believed that {hero_he} would stay.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} turned one cartwheel where the way was wide. On the far side of it {hero_his} hair stood up and the day went on.',
      '{hero_subj} went along the kerb, or a log, or the edge of the shadow. Where it ended, {hero_he} jumped, and somebody had already put out a hand.',
      'Everyone went round the wet place. {hero_subj} went over it, in two hops and a twirl, and went back to show them how.',
      '{hero_subj} balanced a pebble on the back of one hand, just to see. It did not fall off as far as the bend.',
      '{hero_subj} took off {hero_his} jacket, turned it, and put it on again, all while hopping. Nobody knew why, but it looked good.',
      'At the narrow place they all had to turn sideways. {hero_subj} turned twice, because it had been such a good turn.',
      'When they rested, {hero} sat with one foot behind {hero_his} head. It was the comfortable way, {hero_he} said.',
      'They rested for a bit, and in the middle was a knot of arms and legs. It was {hero}, and out of the top looked a tired nose.',
      '{hero_subj} slipped through under everybody’s arms and was in front. Then {hero_he} walked as though {hero_he} had never been anywhere else.',
      'Something slid out of {companion_gen} arms. {hero_gen} foot got there first, quite gently, and tossed it back up.',
      '<companion>Do that again,</companion> said {companion}. {hero} did it again, and then once more the other way round, for fairness.',
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
      '<companion>You don’t make any noise,</companion> said {companion}. {hero} trod on a twig, to be polite.',
      'The plank was as narrow as a ruler. <hero>Shall we?</hero> asked {hero}, and held out a hand as if there were a ballroom.',
    ],
    matters: [
      {
        text: '{hero_subj} moved round {obstacle_def} so softly that nothing stirred. It was how {hero_he} saw what stirred by itself.',
        to: '9-12',
      },
      {
        text: '{hero_gen} feet came down as if the floor were asleep. Next to {obstacle_def} that was worth a good deal.',
        to: '9-12',
      },
      {
        text: '{hero_subj} reached across {obstacle_def} in one long curve, and touched nothing. So {hero_he} found out how far it went.',
        to: '9-12',
      },
      { text: 'Nobody heard {hero} come near. {obstacle_def} did not notice either.', to: '9-12' },
      {
        text: '{hero_subj} crossed the creaking part in one long breath. Nothing creaked. So for a moment there was hardly a sound near {obstacle_def}. There was only the one that belonged there.',
        to: '9-12',
      },
      {
        text: '{hero_subj} bent down to {obstacle_def} like a reed in the wind. It took a long time, and on the way down {hero_he} saw each bit by itself.',
        to: '9-12',
      },
      {
        text: '{hero_subj} lifted one foot and looked for a place to put it. All round {obstacle_def} there was only one that did not rock. {hero_subj} came down there like a feather.',
        to: '9-12',
      },
      {
        text: '{hero_subj} reached out a hand and let it float for a while near {obstacle_def}. It did not touch anything. But {hero_he} could feel where the air moved, and which way.',
        to: '9-12',
      },
      {
        text: 'The dust lay smooth about {obstacle_def}. {hero_subj} stepped across it and left hardly a mark. Behind {hero_him}, in the others’ prints, you could see who had pushed and who had slid.',
        to: '9-12',
      },
      {
        text: 'There was a beat in it somewhere, in all that muddle. {hero_gen} shoulders had found it before {hero_he} did. They swayed a bit, and {obstacle_def} kept the same time.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had come through the whole thing without touching anything. It looked well. It struck {hero_him} that nobody can have known that {hero_he} was there.',
        from: '13-17',
      },
      {
        text: 'Somebody dropped something, with a crash, and everyone jumped. {hero_subj} did not jump. {hero_subj} only saw, quite slowly, who had let go.',
        from: '13-17',
      },
      {
        text: 'When people quarrel they wave their arms about. {hero_subj} watched it like a dance, with the sound off. One of them was always half a beat late, and was always looking over.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} walked home along the line where the light stopped. It was as narrow as a ribbon, and {hero_he} did not step off.',
      '{hero_subj} stretched out one arm as {hero_he} walked, as you offer a bird a place to land. For a few steps there was one, or nearly.',
      'There were leaves on the ground, or something else that rustles. Under {hero} they hardly turned over.',
      'Downhill the others slithered a bit. {hero_subj} came down as a feather does, thinking about it, from side to side.',
      '{hero_subj} danced one turn with {hero_his} own shadow. It was a little late, but it had the steps.',
      'Someone small wanted to learn how to walk like that. {hero_subj} showed them: first the toes ask, and then the heel says yes.',
      'At the narrow place {hero} let everyone past with one quarter turn. It was so smooth that it had to be tried again.',
      'When they rested, {hero} let {hero_himself} down as a leaf comes down on a pond. It took the whole of a breath.',
      'Even {hero_gen} yawn had a beginning, a middle and an end. The arms came in at just the right place.',
      '{hero_subj} shook out {hero_his} jacket in one long wave. It floated, and thought about it, and came down round {companion}.',
      '<companion>Teach me that,</companion> said {companion}. <hero>You only have to think of soup,</hero> said {hero}. <hero>A full plate.</hero> They went home with two full plates.',
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
      '<companion>Stand still for a moment,</companion> said {companion}. <hero>I am,</hero> said {hero}, from over there.',
      '<hero>I’ve been round it,</hero> said {hero}, <hero>twice. Have you got to the corner yet?</hero>',
    ],
    matters: [
      {
        text: '{hero_gen} legs could not keep still. They walked round {obstacle_def} four times by themselves, and by the fourth they knew it.',
        to: '9-12',
      },
      {
        text: '{hero_subj} hopped from one foot to the other. With each hop {hero_he} saw {obstacle_def} from a little higher up.',
        to: '9-12',
      },
      '{hero_subj} ran to the end of it and back, to see how long it was. It was eleven strides, and three for turning.',
      'There was still so much run left in {hero}. {hero_subj} used it up, once round everything, and came back quieter.',
      {
        text: '{hero_subj} jumped up and down on the spot, to get rid of some of it. Each time {hero_he} landed, something near {obstacle_def} gave a tiny tremble. {hero_subj} stopped. It stopped as well.',
        to: '9-12',
      },
      '{hero_subj} was off, round the back, and here again. <hero>There’s another side to it,</hero> {hero_he} called. {hero_subj} had seen it twice while the others were tying shoes.',
      {
        text: '{hero_gen} foot was tapping all by itself. It tapped in front of {obstacle_def}, faster and faster. Then it noticed that something else was tapping too, much slower.',
        to: '9-12',
      },
      {
        text: '{hero_subj} ran off to fetch a thing that might help, and then its lid. It all lay there in front of {obstacle_def}. Now they had a choice.',
        to: '9-12',
      },
      {
        text: 'It was hard to say how long they had been there. {hero_subj} had hopped six hundred hops. That was the longest that anyone had ever stayed near {obstacle_def}, in hops.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had run so hard that {hero_his} ears hummed. {hero_subj} stood close by {obstacle_def} until the humming wore off. Behind it there was another sound, and that one did not wear off.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had run to all of them, and back, three times. What {hero_he} had brought each of them was what the other one had said, a bit out of breath.',
        from: '13-17',
      },
      {
        text: '{hero_subj} walked up and down. At the ninth turn {hero_he} noticed that all the others were following {hero_him} with their eyes, as at tennis. Nobody was looking at anybody else.',
        from: '13-17',
      },
      {
        text: '{hero_subj} could not sit still, and so {hero_he} had never heard how it went on. For it always went on, after {hero_he} had jumped up.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} walked home, and hopped home, and went backwards home, all on the same way. By the end {hero_he} had been there three times.',
      '{hero_subj} jumped up to touch whatever hung above the way. It swung for a long time after they had gone by.',
      'Everyone else was dragging their feet. {hero_subj} lent out a hand on each side, and they went faster, as behind a boat.',
      '{hero_subj} told it on the way, with both arms and one leg. The others kept a little distance, to be on the safe side.',
      '{hero_subj} took the last slope at a run, and then the one that was not there any more.',
      'When they stopped to rest, {hero} rested all but one foot. It went on tapping and told the others how it had been.',
      '{hero_subj} turned back and ran to the bend once more. There was more run left in {hero_him} than way.',
      '{hero_subj} ran ahead to say that they were coming. Then {hero_he} ran back to say that {hero_he} had said it.',
      'For a moment {hero} had to stand quite still, and did it on tiptoe, bouncing a bit. It was the stillest that {hero_he} could manage.',
      'Only one of {hero_gen} shoelaces was still tied. The other had given up at noon and come along as a tail.',
      '<companion>You must be tired,</companion> said {companion}. {hero} thought about it. <hero>I’ll go and see,</hero> said {hero}, and ran.',
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
      '<companion>Aren’t you nervous?</companion> asked {companion}. <hero>Yes,</hero> said {hero}. It came out like good morning.',
      'Everybody was telling everybody to be quick. <hero>One after another,</hero> said {hero}, and, oddly, they did.',
    ],
    matters: [
      {
        text: '{hero_gen} breath went in and out as it always did. Next to it even {obstacle_def} seemed to be in rather a hurry.',
        to: '9-12',
      },
      'Everything round about was rushing. {hero} was not, and so {hero_he} noticed first that it was the rushing that made it worse.',
      '{hero_subj} waited until the dust lay down again. Nobody else would have had the time.',
      {
        text: '{hero_gen} hands did not shake. They lay near {obstacle_def} as if they had been left there on purpose.',
        to: '9-12',
      },
      {
        text: '{hero_subj} sat down by {obstacle_def} and put {hero_his} hands in {hero_his} lap. Nothing happened, for quite some time. That was how {hero_he} found out what happened when nobody did anything.',
        to: '9-12',
      },
      {
        text: 'All the others spoke at the same time about {obstacle_def}. {hero_subj} waited until they had used it up. In the pause that followed, you could hear something very small go on working.',
        to: '9-12',
      },
      {
        text: 'Something hit the ground with a bang, and everybody jumped. {hero_gen} eyes had stayed where they were. So only {hero} had seen what {obstacle_def} did at that moment.',
        to: '9-12',
      },
      {
        text: '{hero_subj} breathed in, and counted, and breathed out. It was six. It was six the next time as well. Round about {obstacle_def} nothing else stayed the same.',
        to: '9-12',
      },
      {
        text: '{hero_gen} pulse went along like a cart horse, no faster than usual. {hero_subj} laid two fingers on it. Then {hero_he} looked at {obstacle_def} again, in that time, and saw more.',
        to: '9-12',
      },
      {
        text: 'A fly walked across {hero_gen} wrist and on to {hero_his} thumb. {hero_subj} let it. From there it flew towards {obstacle_def}, came back, and sat down exactly where it had been.',
        to: '9-12',
      },
      {
        text: 'They came to {hero_him} one after another to be calmed down. {hero_subj} noticed that by now {hero_he} knew everything, and that {hero_he} had said nothing about it to anybody.',
        from: '13-17',
      },
      {
        text: '<companion>Doesn’t anything ever upset you?</companion> asked {companion}. It was meant as a compliment. It went in a good deal deeper than that.',
        from: '13-17',
      },
      {
        text: '{hero_gen} pulse went at its usual pace. It was the only thing there that was not of two minds.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} walked no faster than the evening did. They came along together, and neither had to wait for the other.',
      'There was a great deal of talk about who had done what. {hero_subj} ate an apple, right round, and was quite content to listen.',
      '{hero_subj} held out an open hand to {companion} and did not move. It took a while, and then a second hand came.',
      'A bird sat in the middle of the way and was in no hurry. {hero_subj} stood still, and so they all had a rest.',
      'The others were still shouting with their hands. Next to {hero}, one after another, they got softer.',
      '{hero_subj} stopped once, because of the smell. It was rain, or bread, or just the end of the day.',
      '{hero_subj} leaned against something and felt it give back its warmth. There was no need to be anywhere else.',
      'When they rested, {hero} sat so still that a small creature came by. It looked at {hero_his} knee and thought it was a hill.',
      '{hero_subj} whistled two notes to the evening, or to the morning. After a while something gave them back.',
      '{hero_subj} carried the thing that could spill. It came round the last bend with the same bit of light in it as before.',
      '<companion>Show me how you do that,</companion> said {companion}. There was nothing to show. They walked on for a bit, and did it together.',
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
      '<companion>Do you know them?</companion> asked {companion}, since all of them waved. <hero>Not yet,</hero> said {hero}, and waved back.',
      '<hero>What a fine hat,</hero> said {hero} to a gruff man on the way. He carried the bag for them as far as the corner, hat first.',
    ],
    matters: [
      {
        text: '{hero_subj} smiled at {obstacle_def}. It usually worked, on aunts and on dogs. It did not work now, but it did no harm.',
        to: '9-12',
      },
      'Whoever saw {hero} wanted to help. Three came running at once, and {hero} had to send two of them back with thanks.',
      {
        text: '{hero_subj} said good day to {obstacle_def}, in {hero_his} very best voice. It was worth a try.',
        to: '9-12',
      },
      {
        text: 'Even the sparrows came nearer when {hero} sat there. They looked at {obstacle_def} too, first with one eye, then with the other.',
        to: '9-12',
      },
      {
        text: '{hero_subj} greeted those standing round, one by one, and each of them came a little nearer. In the end they stood in a ring. Now somebody had an eye on every side of {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} asked those who knew about it, with {hero_his} head a bit on one side. They told {hero_him} everything, even what nobody tells. There had been trouble with {obstacle_def} before, in spring.',
        to: '9-12',
      },
      {
        text: '{hero_subj} laughed at {hero_himself}, out loud. It was catching, and for a moment nobody was cross. Without the crossness {obstacle_def} was only half as big.',
        to: '9-12',
      },
      {
        text: '{hero_subj} hummed something while {hero_he} thought. Soon everybody was humming it. It did nothing at all to {obstacle_def}. But now they were all breathing in the same place.',
        to: '9-12',
      },
      {
        text: 'Someone held a lamp for {hero}, and someone else a hat against the glare. {hero_subj} had only looked at them. So there was good light on {obstacle_def}, from two sides.',
        to: '9-12',
      },
      {
        text: 'A small stray thing, with wings, sat down on {hero_gen} shoulder. That happened to {hero_him} rather often. It kept looking at {obstacle_def}, always at the same spot, and twittered.',
        to: '9-12',
      },
      {
        text: '{hero_subj} smiled, and it got better at once, and that was just the trouble. It got better for as long as {hero_he} smiled.',
        from: '13-17',
      },
      {
        text: 'They all did what {hero_he} asked. {hero_subj} had begun to suspect that no one had ever told {hero_him} the truth before lunch.',
        from: '13-17',
      },
      {
        text: '{hero_subj} could have had anyone round in two sentences. {hero_subj} had the first of them ready, and did not like the taste of it.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} thanked everyone they met on the way, some of them for nothing much. It made the way longer, and you had more company.',
      'Somebody pressed a plum into {hero_gen} hand in passing. {hero_subj} had only asked how the plums were.',
      '{hero_subj} wished a grumpy toad a good evening, or whoever it was that croaked. After that it croaked higher.',
      'On the way {hero} began to sing. Somebody behind a hedge or a curtain sang the second voice. They never saw who.',
      '{hero_subj} told a stone on the way that it had been a great help. After that it was hard not to laugh.',
      'Two people had been walking apart. {hero_subj} dropped back between them, said something, and then there was no gap.',
      '{hero_subj} waved back until there was no one left to see it. Then somebody waved after all, quite small, and it had been worth it.',
      'Everyone wanted to sit next to {hero}. So they sat in a round, and it came out almost even.',
      'A stranger’s dog lay down across {hero_gen} feet and sighed. {hero_subj} asked it about its day, and it told {hero_him} with one ear.',
      '{hero_subj} called back one last goodbye, with a name in it. The name had been hard to get right, and {hero_he} got it right.',
      '<companion>They gave you two,</companion> said {companion}. <hero>One’s yours,</hero> said {hero}. <hero>I only asked.</hero>',
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
      '<companion>What’s in that tin of yours?</companion> asked {companion}. <hero>Guess,</hero> said {hero}. {companion} guessed eleven times, and it got better and better.',
      '<companion>Where were you?</companion> asked {companion}. <hero>Here,</hero> said {hero}. It was not a lie, and it was not an answer.',
    ],
    matters: [
      {
        text: '{hero_subj} said nothing and looked at {obstacle_def} for so long that the others began to whisper.',
        to: '9-12',
      },
      {
        text: 'Nobody ever knew what {hero} was thinking. This time {hero_he} was thinking of the left side of {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} drew a sign in the dust beside {obstacle_def}. It meant: I was here. It might come in useful.',
        to: '9-12',
      },
      {
        text: '{hero_subj} stood so still that everyone forgot {hero_him}. From there {hero_he} could watch {obstacle_def} in peace.',
        to: '9-12',
      },
      {
        text: '{hero_subj} closed one hand round something in {hero_his} pocket. Nobody knew what it was. With the other {hero_he} pointed past {obstacle_def}, at a shadow that did not fit.',
        to: '9-12',
      },
      {
        text: '{hero_subj} asked nobody and walked round by the back. When {hero_he} came again, {hero_he} had a burr on {hero_his} sleeve. So there was a way past {obstacle_def}, and it had burrs.',
        to: '9-12',
      },
      {
        text: '{hero_subj} lowered {hero_his} voice until it was hardly one. All the others had to come closer. In the end they stood close to {obstacle_def}, and that was where {hero_he} wanted them.',
        to: '9-12',
      },
      {
        text: '{hero_subj} counted under {hero_his} breath, in a language that {hero_he} had made up. At seven something moved near {obstacle_def}. {hero_subj} wrote it down with a very short pencil.',
        to: '9-12',
      },
      {
        text: '{hero_subj} put up {hero_his} hood. Inside there it was dim and still, with one round window. In the window was {obstacle_def}, and all the rest had been left out.',
        to: '9-12',
      },
      {
        text: '{hero_subj} made a tiny mark on the ground, and then another one. They meant something. Seen from the second mark, {obstacle_def} had one more edge than from the first.',
        to: '9-12',
      },
      {
        text: 'Nobody knew what {hero_he} thought about it. {hero_subj} had always rather enjoyed that. Now they were each guessing, and every guess was worse than it was.',
        from: '13-17',
      },
      {
        text: '{hero_subj} had said nothing, and they had all read something into it. {hero_subj} heard it come back in four versions. None of them was by {hero_him}.',
        from: '13-17',
      },
      {
        text: '<companion>Just for once,</companion> said {companion}, <companion>couldn’t you simply say it?</companion> It was astonishing how much there was in the way.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} was not there, and then {hero_he} was. {hero_subj} had a leaf in {hero_his} hair. Nobody asked about the leaf.',
      'On the way {hero} turned round and raised one finger to somebody. There was only the dark there, or a bush, and it did nothing.',
      '{hero_subj} put a small thing under a stone and did not say what. It would be found by whoever was meant to.',
      '{hero_subj} wrote one line in the tiny notebook, walking. Then {hero_he} tore out the page, folded it four times, and let {companion} keep it.',
      '{hero_subj} knew a way that was on no map. It was a little shorter, and nobody could say how.',
      'There was a smile on {hero_gen} face, quite a small one. It had to do with something that only {hero_he} had seen.',
      '{hero_subj} hummed a tune that no one knew. At the third time round even the wind seemed to have heard it before.',
      'The folded note in {hero_gen} pocket had one more fold than in the morning. {hero_subj} patted it and said nothing.',
      '{hero_subj} walked last, where it was darkest. The others heard {hero_him} hum now and then, and never from where they thought.',
      'Somebody had scratched a sign on a stone, while they were away. {hero_subj} read it, nodded, and rubbed it out with one sleeve.',
      '<companion>You’ll have to tell me some time,</companion> said {companion}. <hero>On a Thursday,</hero> said {hero}. They both began to look forward to Thursdays.',
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
      '<companion>Was that you?</companion> asked {companion}. The lamp had gone on. <hero>Perhaps,</hero> said {hero}. {hero_subj} had only sneezed.',
      '<hero>I can do this,</hero> said {hero}, and a leaf turned over. <companion>And what’s it good for?</companion> asked {companion}. They thought about that.',
    ],
    matters: [
      {
        text: 'It prickled in {hero_gen} fingertips, as it did now and then. Three sparks came out and lit up {obstacle_def}. Then they were used up.',
        to: '9-12',
      },
      {
        text: 'There was a small shine about {hero}, no stronger than a glow-worm’s. It was enough to see {obstacle_def} by.',
        to: '9-12',
      },
      {
        text: '{hero_subj} blew on {hero_his} hands until they hummed. Then {hero_he} knew where {obstacle_def} was warm, and where it was not.',
        to: '9-12',
      },
      {
        text: 'Close by {obstacle_def} something about {hero} began to ring, very softly. It rang like a spoon in a glass.',
        to: '9-12',
      },
      {
        text: '{hero_subj} held out one palm, and a bit of fluff came down on it from below. Such things happened round {hero}. It came from the side where {obstacle_def} was.',
        to: '9-12',
      },
      {
        text: '{hero_gen} shadow had always been rather free. Now it leaned across to {obstacle_def} all by itself, and pointed. Then it saw that somebody was watching, and lay flat again.',
        to: '9-12',
      },
      {
        text: 'One of {hero_gen} hairs stood straight up. It did that when something was about to change. It did not say what, and it bent a little towards {obstacle_def}.',
        to: '9-12',
      },
      {
        text: 'A drop hung in the air by {hero_gen} ear and did not fall. It was no bigger than a pea. In it stood {obstacle_def}, the right way up, and quite clear.',
        to: '9-12',
      },
      {
        text: '{hero_subj} clicked {hero_his} fingers, and a leaf turned round. That was all it ever did. But on the back of the leaf the dust from {obstacle_def} had made a pattern.',
        to: '9-12',
      },
      {
        text: 'It grew a little warmer wherever {hero} stood. Nobody had ever found out why. Close by {obstacle_def} you could feel it most, and somebody took off a scarf.',
        to: '9-12',
      },
      {
        text: 'Something flickered, as it did now and then when {hero_he} was near, a lamp or a screen. They all looked up. For that one second no one was right.',
        from: '13-17',
      },
      {
        text: '{hero_subj} knew about small things that happen for no reason. This had a reason. That was why {hero_his} fingers stayed quite cold.',
        from: '13-17',
      },
      {
        text: 'The leaf in front of {hero_him} turned over. It was all that {hero_he} could do, and it showed its other side, which was paler, with the veins on it.',
        from: '13-17',
      },
    ],
    later: [
      'On the way a feather fell upwards, quite slowly. {hero_subj} tipped {hero_his} head back and watched until it had got there.',
      'One spark had stayed behind in {hero_gen} sleeve. In the dark it looked out, once, and put itself to bed.',
      '{hero_subj} hummed on a pebble and put it back on the ground. It kept the hum for nearly a minute.',
      'Where {hero} had walked, the way shone a bit, the way snails do it. In the morning it was gone, or at least dry.',
      '{hero_subj} sneezed, and all the lights blinked. <hero>That was the last one for today,</hero> said {hero}.',
      '{hero_gen} shadow stopped behind at the bend. It stood there for a moment, with its wings, and then ran to catch up.',
      'The leaves on the way lifted a bit to let {hero} pass. It was only a small breeze, and nobody made a fuss.',
      '{hero_subj} touched the gate in passing, and it gave its note. It was a deeper one than in the morning.',
      'A button on {hero_gen} coat did itself up, and then the next. The top one never quite got the knack of it.',
      'A flower at the edge of the way turned round to look. {hero_subj} wished it a good rest and stepped over its shadow.',
      '<companion>Do the one with the leaf,</companion> said {companion}. {hero} did it for every tree as far as the corner.',
    ],
  },
  athletic: {
    line: [
      '{hero_subj} ran with even steps, in for three, out for three, as if {hero_he} were knitting.',
      'On the hill, where everybody puffed, {hero} told them a whole film.',
      '{hero_subj} stretched {hero_his} legs against a post, first the left and then the right. The left had another turn, because it had been good.',
      '{hero_subj} threw the rope over at the first go, and caught the other end {hero_himself}.',
      '{hero_subj} knew when to run and when to walk. Now was the time to walk.',
      '{hero} took the steps two at a time, and at the top was still finishing {hero_his} sentence.',
      'There was a ball lying about. {hero_subj} kept it in the air with one foot all the way to the bend.',
      '{hero_subj} paced it out, took a run-up, and was across.',
      '{hero_subj} handed everyone the water bottle first. Then {hero_he} drank, in small sips.',
      '{hero_subj} pulled the others up, one after the other, like buckets from a well.',
      '<companion>I’ve got a stitch,</companion> said {companion}. {hero} ran backwards beside {companion_him}, and breathed for two.',
      '<hero>Race you to the post,</hero> said {hero}, and then ran so slowly that it was quite close.',
    ],
    matters: [
      {
        text: '{hero_subj} took a run and stopped just before {obstacle_def}, on one toe. Anyone can run, but stopping has to be learned.',
        to: '9-12',
      },
      {
        text: '{hero_gen} breath was back after three puffs. So there was time to look at {obstacle_def} while the others were still panting.',
        to: '9-12',
      },
      {
        text: '{hero_subj} shook out {hero_his} legs, as before a race. {obstacle_def} was not going to run away, though.',
        to: '9-12',
      },
      '{hero_subj} could have done that ten times over. After the second time {hero_he} noticed that ten would not be any better.',
      {
        text: '{hero_subj} ran up to {obstacle_def} and back, and up and back once more. It took the same time every time. So it was not the running that was the trouble.',
        to: '9-12',
      },
      {
        text: '{hero_subj} stretched, first one leg, then the other, with {hero_his} nose on {hero_his} knee. Down there {hero_he} saw {obstacle_def} from a new side. It was the side with the shadow.',
        to: '9-12',
      },
      {
        text: '{hero_subj} held quite still on one foot, as before a throw. You see sharply like that, for about three breaths. In the second of them {hero_he} saw {obstacle_def} as if for the first time.',
        to: '9-12',
      },
      {
        text: '{hero_subj} measured it with {hero_his} eye: a run-up, a leap, and an arm’s length. It would not do. But now they knew how much was missing near {obstacle_def}, and it was one person.',
        to: '9-12',
      },
      {
        text: '{hero_gen} arm was good for a long throw. {hero_subj} threw a pine cone, or something as light, well past {obstacle_def}. They all listened to where it came down, and how.',
        to: '9-12',
      },
      {
        text: '{hero_subj} put a hand on {hero_his} side, where it pinched. It was the first rest of the day. From resting {hero_he} saw that {obstacle_def} was resting too, in a way.',
        to: '9-12',
      },
      {
        text: 'One can train for nearly anything. {hero_subj} counted up how often {hero_he} had practised saying sorry.',
        from: '13-17',
      },
      {
        text: '{hero_subj} had breath enough for ten more rounds of that argument. It came to {hero_him} that the others had not, and that you do not call that winning.',
        from: '13-17',
      },
      {
        text: '{hero_subj} knew that point from running, where it hurts and one thinks it must be the shoe. It is hardly ever the shoe.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} jogged along beside the others, at their speed, and talked without a comma. {hero_gen} breath was longer than the hill.',
      '{hero_subj} threw {hero_his} cap up, ran under it, and had it on again. It worked nine times and, for luck, a tenth.',
      'The last bit was uphill. {hero_subj} went behind and lent everyone a hand, flat against the back.',
      '{hero_subj} shook out {hero_his} legs, one after the other, like two wet cloths. They had been a long way and had nothing against sitting.',
      '{hero_subj} caught it with one hand, without a look, and passed it on with the other. It had hardly noticed the journey.',
      'There was a low wall. {hero_subj} was over it before the others saw it, and back before they had got round.',
      '{hero_subj} timed the way home by {hero_his} pulse. It was a good deal shorter than the way out.',
      'When there was something to drink, {hero} drank it all at one go. You could hear it going down, right to the knees.',
      '{hero_subj} raced the first star, or the last bus, or just the wind. It was close, and {hero_he} shook hands with it.',
      '{hero_subj} stopped, bent down, and touched {hero_his} toes. They were still there, both lots, and quite warm.',
      '<companion>A thousand and ten steps,</companion> said {companion}. <hero>I’ve only counted the hops,</hero> said {hero}.',
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
      '<companion>You won’t get through there,</companion> said {companion}. <hero>I’m through,</hero> said {hero}, from the other side.',
      '<hero>Give it to me,</hero> said {hero}. {hero_gen} arm went in as far as the shoulder, and there was still some arm left over.',
    ],
    matters: [
      {
        text: '{hero_subj} breathed out and slid in beside {obstacle_def}, where nobody else would have fitted. It was tight, and one saw a good deal.',
        to: '9-12',
      },
      '{hero_gen} arm was thin as a broomstick, and so it got further than the others had. It found out that there was an end.',
      {
        text: '{hero_subj} turned sideways. Now {hero_he} took up hardly any room, and had {obstacle_def} right before {hero_his} nose.',
        to: '9-12',
      },
      {
        text: 'A draught came from somewhere. {hero} stood in it edgeways and felt where it came from: from {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} stood in the narrowest place there was, where you could only just breathe. It was quiet in there. One heard {obstacle_def} on one side and the world on the other.',
        to: '9-12',
      },
      {
        text: '{hero_subj} put {hero_his} hand flat and pushed it into the cool dark beside {obstacle_def}. It went in as far as the elbow. There the air was warmer, and it moved.',
        to: '9-12',
      },
      {
        text: '{hero_subj} made {hero_himself} narrow, like a door that is nearly shut. So the light got past {hero_him} on both sides. For the first time it fell on {obstacle_def}, and everyone had a look.',
        to: '9-12',
      },
      {
        text: 'The others got stuck after one step. {hero_subj} did not, and took four. At the fourth {hero_he} stood by {obstacle_def}, where it smelled quite different, and older.',
        to: '9-12',
      },
      {
        text: '{hero_gen} fingers were long and fine as pencils. They found a crack near {obstacle_def} that had room for one of them. It told {hero_him} how deep things went there.',
        to: '9-12',
      },
      {
        text: 'There was only space for half a child. {hero_subj} turned, breathed out, and fitted. From in there {hero_he} saw the others from the side of {obstacle_def}. They were loud, and had very big shoes.',
        to: '9-12',
      },
      {
        text: '{hero_subj} fitted in between any two people, and had been sitting there the whole time. Neither of them had needed to move up.',
        from: '13-17',
      },
      {
        text: 'There was always a gap for {hero_him} to slip through. {hero_subj} had slipped through this one for a week, and it was getting narrower.',
        from: '13-17',
      },
      {
        text: '{hero_subj} made {hero_himself} thin, as {hero_he} did in lifts. Somebody leaned across {hero_him} to say something sharp. It passed so close that {hero_he} could feel whom it was really meant for.',
        from: '13-17',
      },
    ],
    later: [
      'They all rested on one stone, and nobody could say how. It had to do with {hero} being on the edge.',
      '{hero_subj} slipped through a gap in the bushes and called the others round by the path. By then {hero_he} had picked them a flower.',
      'The wind came round the corner for them all. {hero_subj} turned sideways, and it went by and took somebody’s hat.',
      'Something had fallen into a crack, and {hero} fetched it out with two fingers. It was a button, and it was {companion_gen}.',
      '{hero_subj} put an arm into the narrow bag, right to the bottom, where the last biscuit lives. It came out whole.',
      '{hero_gen} shadow was as long and thin as a lamp post. {hero_subj} let it lead the way, because it could bend round corners.',
      'Two scarves went round {hero}, with one end left over. {companion} got the end.',
      'Between the two at the front there was hardly a gap. {hero_subj} fitted in there and had an arm from each side.',
      '{hero_subj} wound a blade of grass round one wrist, and it went round twice. That was the bracelet for today.',
      'There was just enough space on the bench for half a person. <hero>That’s me,</hero> said {hero}, and it was.',
      '<companion>Move up,</companion> said {companion} on the bench. {hero} had already moved up. You could hardly tell.',
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
      '<companion>Can I lean on you?</companion> asked {companion} in the wind. <hero>That’s what I’m here for,</hero> said {hero}, and stood.',
      '<hero>I’ll go first,</hero> said {hero} at the slide. <hero>Then you’ve all got something to land on.</hero>',
    ],
    matters: [
      {
        text: '{hero_subj} sat down in front of {obstacle_def}, broad and comfortable. From there nothing was going to move {hero_him}.',
        to: '9-12',
      },
      {
        text: '{hero_gen} tummy rumbled once, out loud. Everybody laughed, and the laughing made more room round {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} leaned against {obstacle_def} with {hero_his} whole round back. So {hero_he} felt it breathe, or settle, or whatever it did.',
        to: '9-12',
      },
      'With {hero} at the side nobody could be pushed away. {hero_subj} stood like a good armchair, and the others gathered round.',
      {
        text: '{hero_subj} planted {hero_himself} in the wind and the push and the pull, and stood. Nothing shook any longer behind {hero_him}. So you could see, from there, what {obstacle_def} did alone.',
        to: '9-12',
      },
      {
        text: '{hero_subj} sat down with a soft bump, close by {obstacle_def}. The ground gave a little. Something rolled out of its corner to {hero_him}, as marbles do, and it was warm.',
        to: '9-12',
      },
      {
        text: 'Everyone was shivery by then, from cold or from fright, except {hero}. They leaned on {hero_him} from three sides. It is easier to think about {obstacle_def} when somebody like that is in the middle.',
        to: '9-12',
      },
      {
        text: '{hero_subj} laid {hero_his} tummy flat on the ground, so that {hero_his} whole front was listening. There was a low hum in it. It came from {obstacle_def}, and it had a rhythm.',
        to: '9-12',
      },
      {
        text: '{hero_subj} folded {hero_his} arms on top of {hero_his} tummy, where they had a good place to rest. Like that {hero_he} could look for a long time. {hero_subj} looked at {obstacle_def} until the others stopped talking.',
        to: '9-12',
      },
      {
        text: 'The ground was tilting, or it felt so. {hero_subj} went and stood at the other end, and it was level. Now they could all see {obstacle_def} without holding on.',
        to: '9-12',
      },
      {
        text: '{hero_subj} was the sort of person people lean against. Just then three of them were doing it, from different sides, and could not see one another.',
        from: '13-17',
      },
      {
        text: 'Whoever sits broad and comfortable gets told things. {hero_subj} had been told them by everyone, and had kept them warm, and had not passed on one.',
        from: '13-17',
      },
      {
        text: '<hero>I’m not going anywhere,</hero> said {hero}. It was meant quite simply. One or two of them sat down.',
        from: '13-17',
      },
    ],
    later: [
      'When they rested, {hero} sat in the middle, and everyone slid in towards {hero_him}. It was warmest there anyway.',
      'On the last slope {hero} rolled. It was quick, it was round, and at the bottom {hero_he} wanted to go again.',
      '{hero_subj} took somebody small on {hero_his} lap, as in an armchair. They were asleep before the arms had closed.',
      'It had turned cool. {hero_subj} walked on the outside, like a stove with legs. The others walked on {hero_his} warm side.',
      '{hero_subj} laughed, and it shook {hero_him} from top to bottom. Whoever was leaning on {hero_him} got a good deal of it.',
      'There was a smell on the wind, with onions in it. {hero_gen} tummy heard it first, and answered.',
      '{hero_subj} held the basket in front of {hero_him}, on the place where it sits by itself. That left two hands for waving.',
      'The wind had a go at all their hats on the way. Whoever was holding on to {hero} kept theirs.',
      '{hero_subj} gave a hug with everything in it. For a moment there was nothing to be seen of the other one but a hand, patting.',
      'They rested on something that wobbled. {hero_subj} sat down at the other end, and it never wobbled again.',
      '<companion>You’re so nice and warm,</companion> said {companion}. <hero>I’ve been saving it up,</hero> said {hero}.',
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
      '<companion>Wait, I’ve nearly got it,</companion> said {companion}. {hero} handed it over, undone.',
      '<hero>Which cup is it under?</hero> asked {hero}, with three cups. {companion} was sure, and it was in {companion_gen} own pocket.',
    ],
    matters: [
      {
        text: '{hero_gen} fingers had been all over {obstacle_def} before anybody could say don’t. They knew where it was rough.',
        to: '9-12',
      },
      '{hero_subj} picked up one crumb of it between two nails. Nobody else would have got hold of that.',
      {
        text: '{hero_subj} felt along {obstacle_def} as you feel for a splinter. There was a place there. Then it was gone again.',
        to: '9-12',
      },
      '{hero_gen} fingers were quick. Too quick, {hero_he} noticed: they were always already somewhere else.',
      {
        text: '{hero_subj} rolled a crumb of dust between finger and thumb, from beside {obstacle_def}. It was dry on one side and damp on the other. Nobody else would have felt that.',
        to: '9-12',
      },
      {
        text: '{hero_gen} hands wanted to begin. {hero_subj} tied a thread round two of the fingers, in a bow, so that they would wait. The other eight went softly along near {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} tapped about near {obstacle_def} with one nail, here, and here, and here. It sounded shut everywhere. Only in one place did it sound like a cup.',
        to: '9-12',
      },
      {
        text: 'Something tiny came flying off, and {hero} had it before it landed. {hero_subj} held it up to the light. It had come from {obstacle_def}, and it had a curved edge.',
        to: '9-12',
      },
      {
        text: '{hero_subj} closed {hero_his} eyes and let {hero_his} fingers look. They read the ground round {obstacle_def} like a letter. There was something in it about pulling, and about too many people.',
        to: '9-12',
      },
      {
        text: '{hero_subj} laid out three bits of grass on the ground, quick as a card player. That was how it went with {obstacle_def}: over, under, round. {hero_subj} moved one, to see.',
        to: '9-12',
      },
      {
        text: '{hero_gen} fingers had tidied the table, undone a paper clip and folded a napkin into a crane. They did that when there was something that {hero_he} was not saying.',
        from: '13-17',
      },
      {
        text: '{hero_subj} could undo nearly anything, if only it had an end. {hero_subj} felt for the end of this, in the air, like somebody looking for a light switch.',
        from: '13-17',
      },
      {
        text: 'While they talked {hero_his} hands took a pen to bits. There was a spring in it, a tiny one, and without that nothing clicked. {hero_subj} held it between two fingers for some time.',
        from: '13-17',
      },
    ],
    later: [
      'On the way {hero_gen} fingers plaited something, all by themselves. By the bend it was a ring, and it fitted {companion}.',
      '{hero_subj} made one bundle out of all their things, with a bow that you could pull with one hand.',
      'Somebody had a burr in their hair. {hero_subj} had it out before they had found out where it was.',
      '{hero_subj} walked a coin over the backs of {hero_his} fingers, there and back. It did that eleven times as far as the bend.',
      '{hero_subj} did up all the buttons in the row, and they were not even {hero_his} own. The last one only needed a look.',
      '{hero_subj} peeled something on the way, in one long snail. Everyone had a bite, and {companion} had the snail.',
      'There was a bit of string in a heap. {hero_subj} took one end for a walk, and by the bend it was a neat little ball.',
      '{hero_subj} folded a big leaf, this way and that, as {hero_he} walked. A boat sat there, and there was soon a puddle for it.',
      '{hero_subj} caught a falling drop on one fingertip. It stayed round, all the way to the bend.',
      '{hero_gen} fingers drummed on {hero_his} leg as {hero_he} walked, like a horse going off over soft ground. At home they would unsaddle.',
      '<companion>You’re making something,</companion> said {companion}. {hero} looked down at {hero_his} hands. <hero>A boat, I think,</hero> said {hero}.',
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
      '<companion>You’ve got a freckle on your eyelid,</companion> said {companion}. {hero} shut one eye, so that it could be looked at.',
      '<hero>Each of them’s from a good day,</hero> said {hero}. {companion} counted. <companion>That’s a lot of days.</companion>',
    ],
    matters: [
      '{hero_gen} freckles vanished, every one of them, because {hero_he} had gone so red. Then they came back, one by one. It took some breaths.',
      {
        text: '{hero_subj} wrinkled {hero_his} nose until all the freckles met. That was how {hero_he} looked when {obstacle_def} was being thought about.',
        to: '9-12',
      },
      {
        text: '{companion} pointed at {obstacle_def}. There were dots on it, like the ones on {hero_gen} nose. {hero_subj} counted both. It was nearly the same number.',
        to: '9-12',
      },
      {
        text: 'Dust had settled on {hero_gen} face, in between the freckles. {hero_subj} wiped it off with a sleeve, and could see {obstacle_def} clearly.',
        to: '9-12',
      },
      {
        text: 'A speck had landed on {hero_gen} arm, in among the freckles. {hero_subj} could tell it at once, because {hero_he} knew all of those. It was rust, or bark, and it came from beside {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} joined up four freckles on {hero_his} wrist with one finger. It made a shape with a corner in it. When {hero_he} looked up, there was the same shape, close by {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} screwed up {hero_his} nose, and all the freckles moved in closer. It smelled of something there. It smelled much more to the left of {obstacle_def} than to the right.',
        to: '9-12',
      },
      {
        text: '{hero_subj} rolled up a sleeve to see how things stood. All the freckles were there, and a goose bump for each. So cold air was coming from beside {obstacle_def}.',
        to: '9-12',
      },
      {
        text: 'It was hard to keep your eyes on a single spot. {hero_subj} practised on the biggest freckle, the one by {hero_his} thumb. After that it was easier to look only at {obstacle_def}.',
        to: '9-12',
      },
      {
        text: 'The others looked for one big sign. {hero_subj} was used to small ones. On the ground before {obstacle_def} were hundreds of little dots. They were thickest at one end.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had gone red, and then pale, and somebody could have read it all on {hero_his} face, dot by dot. Nobody was looking. They were all so busy being right.',
        from: '13-17',
      },
      {
        text: '<companion>You’ve gone white,</companion> said {companion}. <companion>I can count them.</companion> {hero_subj} had thought that one could not see it.',
        from: '13-17',
      },
      {
        text: 'There was a photograph of {hero_him} at six, with the same freckles, laughing at somebody who is not in it. It was the one {hero_he} was not speaking to.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} had one more freckle than in the morning, {hero_he} was sure of it. {hero_subj} showed {companion} where, and they gave it a name.',
      'On the way it began to rain, just a little, in dots. For a moment you could not tell which were {hero} and which were rain.',
      'The first stars came out, a few at a time. <hero>Like my arm,</hero> said {hero}, and held it up beside them.',
      'A ladybird, or a speck, landed on {hero_gen} hand. It sat down between two freckles, as if they had kept the place.',
      '{hero_subj} counted freckles as {hero_he} walked, from the thumb upwards. {hero_subj} got as far as the elbow, and by then they were swimming.',
      'Mud had got on to {hero_gen} nose. It took three goes with a sleeve, because the sleeve could not tell what was mud.',
      'Somebody small put a finger on each freckle, one by one. {hero_subj} kept still and told them which was the oldest.',
      'At some water {hero} pushed up {hero_his} sleeves. The dust of the day came off, and the dots all stayed.',
      '{hero_subj} drew lines from freckle to freckle with a wet finger. It was the way they had come, with the bend and everything.',
      'The low light made a warm round patch on {hero_gen} cheek. All the freckles sat in it, like people round a fire.',
      '<companion>There’s a new one,</companion> said {companion}. {hero} felt for it. <companion>I’m not telling you where. It’s shy.</companion>',
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
      '<companion>You’re about to laugh,</companion> said {companion}. <hero>I’m not,</hero> said {hero}, with two dents.',
      '<hero>I’m quite serious,</hero> said {hero}. The left cheek did not agree.',
    ],
    matters: [
      {
        text: 'There was one dimple in {hero_gen} cheek. It came when {hero_he} bit {hero_his} lip, and {hero_he} was biting it now, close before {obstacle_def}.',
        to: '9-12',
      },
      '{hero_subj} pressed {hero_his} lips together until both dimples stood there like commas. After a comma something else comes.',
      {
        text: '{hero_gen} dimples had gone. {companion} noticed it at once, and moved up closer to {obstacle_def}, where {hero} was.',
        to: '9-12',
      },
      {
        text: '{hero_subj} poked a finger into {hero_his} own dimple. It was how {hero_he} thought. {obstacle_def} waited.',
        to: '9-12',
      },
      {
        text: '{hero_subj} rested {hero_his} chin on one fist, and a knuckle fitted into the dimple. That was where {hero_he} did {hero_his} best thinking. It took {hero_him} once slowly round {obstacle_def}.',
        to: '9-12',
      },
      {
        text: 'One dimple had come, the left one, and {hero} had not laughed at all. It always knew things a bit early. {hero_subj} looked at {obstacle_def} again, to see what it had seen.',
        to: '9-12',
      },
      {
        text: '{hero_subj} sucked in {hero_his} cheeks until the dimples were as deep as two thimbles. A thin whistle came out. It came back from {obstacle_def} sounding lower, and a little rounder.',
        to: '9-12',
      },
      {
        text: '{companion} tried to make {hero} laugh, and only one dimple went in. The other was still thinking about {obstacle_def}. It stayed out, and was quite right to.',
        to: '9-12',
      },
      {
        text: 'A drop ran down {hero_gen} cheek and stopped in the dimple, as in a tiny dish. {hero_subj} held still. In that moment {hero_he} heard how it dripped near {obstacle_def}, too.',
        to: '9-12',
      },
      {
        text: '{hero_subj} blew up {hero_his} cheeks, and the dimples popped out. Then {hero_he} let the air go, slowly, towards {obstacle_def}. Some of the dust there flew up, and some stayed stuck.',
        to: '9-12',
      },
      {
        text: 'Whatever {hero_he} felt, {hero_his} cheeks laughed. It had saved {hero_him} a good deal, and cost {hero_him} a good deal. Just then it cost.',
        from: '13-17',
      },
      {
        text: '<companion>It isn’t funny,</companion> said somebody. <hero>I know,</hero> said {hero}. It was only {hero_his} face. {hero_subj} put a hand over it.',
        from: '13-17',
      },
      {
        text: 'One dimple had come by itself, the left one, the one that came before crying. No one but {companion} knew that.',
        from: '13-17',
      },
    ],
    later: [
      'The left dimple came first, and the right one a little behind. By the bend they had come to an agreement.',
      '{hero_subj} tried to keep it secret until supper. But there was a dimple, and anyone could read it.',
      '{hero_subj} laid a round pebble against {hero_his} cheek for a moment. It just fitted into the dimple, like an egg in a cup.',
      'Somebody very small poked a finger in {hero_gen} dimple to see if it rang. {hero_subj} said: <hero>Ding.</hero>',
      '{hero_subj} puffed out {hero_his} cheeks on the hill, and the dimples went flat. At the top they sprang in again.',
      'A crumb of something had got caught in {hero_gen} dimple. {hero_subj} was saving it for later, {hero_he} said.',
      '{hero_subj} bit into an apple, and both dimples went to work. They did not stop until there was nothing left but the stalk.',
      '{hero_subj} told it with a straight face as far as the middle. Then the dimples came in, and everybody knew how it ended.',
      '{hero_subj} yawned, and the dimples went out like two small lamps, the left one last. Then {hero_he} smiled, and they were lit again.',
      '{hero_subj} rested {hero_his} face on both fists. Afterwards there was a small round dent in each cheek, next to the old one.',
      '<companion>I can put my finger in it,</companion> said {companion}. It fitted exactly, and both of them had to hold still, and neither could.',
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
      '<companion>Are you blushing?</companion> asked {companion}. <hero>I’m always this colour,</hero> said {hero}. <hero>It saves time.</hero>',
      '<hero>Give me your hands,</hero> said {hero}. They were cold as frogs, and then they were not.',
    ],
    matters: [
      '{hero_gen} cheeks had gone quite hot. {hero_subj} laid the backs of {hero_his} hands on them, and for that {hero_he} had to let go of everything else.',
      {
        text: '{hero_gen} cheeks shone like two lamps. {companion} said you could see {obstacle_def} better by them.',
        to: '9-12',
      },
      {
        text: '{hero_subj} was red up to the ears. That was no shame, only warmth, and {hero_he} breathed it away in front of {obstacle_def}.',
        to: '9-12',
      },
      {
        text: 'A cool bit of air came from the side of {obstacle_def}. {hero_gen} hot cheek noticed it before anybody.',
        to: '9-12',
      },
      {
        text: '{hero_subj} held both hands round {hero_his} own hot cheeks and then held them out. They were like two little stoves. Where the air from {obstacle_def} touched them, it was cold on one side.',
        to: '9-12',
      },
      {
        text: '{hero_subj} was so hot that {hero_his} ears throbbed. {hero_subj} laid one of them near {obstacle_def}, to cool it. So {hero_he} came to hear what went on there.',
        to: '9-12',
      },
      {
        text: 'The tip of {hero_gen} nose was red, and it was running a little. {hero_subj} sniffed. Behind the sniff there was a smell, and it led off past {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} undid {hero_his} collar and let the steam out. You could almost see which way it drifted. It drifted slowly up to {obstacle_def}, stopped, and turned aside.',
        to: '9-12',
      },
      {
        text: 'The others’ fingers were cold and stiff by now. {hero_gen} were warm, as they always were, right to the nails. They could still feel the small things near {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} fanned {hero_his} face with one hand. It was a very small wind, but it got as far as {obstacle_def}. Something there moved in it, and nobody had known that it could.',
        to: '9-12',
      },
      {
        text: 'Everybody can see when {hero} is ashamed. {hero_subj} had always thought that a misfortune. But somebody over there had seen it, and had put down what they were about to throw.',
        from: '13-17',
      },
      {
        text: '{hero_gen} face burned. It was as if somebody had switched on a lamp, in order to see better who had said it.',
        from: '13-17',
      },
      {
        text: '{hero_subj} held a cold glass to {hero_his} cheek. It had got so quiet that you could hear the bubbles go up, and they were in no hurry.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} lent out {hero_his} hands on the way home, one on each side. They came back somewhat cooler.',
      'The evening was blue and {hero_gen} cheeks were red. You could have found the way by them, {companion} said.',
      '{hero_subj} carried a cold pebble in {hero_his} fist as far as the bend. When {companion} got it, it was as warm as a roll.',
      '{hero_subj} puffed up the hill like a small train, and behind {hero_him} came the carriages. The two red lamps in front were {hero_his} cheeks.',
      '{hero_subj} laid one cheek on a cool stone, and then the other. Afterwards the stone had two warm places.',
      '{hero_subj} breathed on {hero_his} fingers and handed the warmth round. There was enough for everyone, and a bit for the ears.',
      'Someone had cold hands, and stuck them under {hero_gen} collar. {hero_subj} squeaked, but {hero_he} left them there.',
      'When they rested, {hero} fanned {hero_his} cheeks with a leaf. The leaf was the only one of them that grew tired.',
      'Even {hero_gen} ears glowed by the end. {hero_subj} pulled {hero_his} cap up a bit, to let them have a look.',
      'The air was cool, and {hero_gen} cheek was hot. They met just in front of {hero_his} nose, and it tickled.',
      '<companion>Lend me one cheek,</companion> said {companion}. They went home ear to ear, and one side of each of them was warm.',
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
      '<hero>Sorry,</hero> said {hero}, to a door. <companion>It was in your way,</companion> said {companion}.',
      '<companion>What was that?</companion> asked {companion}. <hero>Me,</hero> said {hero}, from lower down. <hero>I’ve found something.</hero>',
    ],
    matters: [
      {
        text: '{hero_subj} tripped over {hero_his} own left foot and sat down before {obstacle_def}. From down there it looked quite different. You ought to fall over more often.',
        to: '9-12',
      },
      {
        text: 'Something fell down. It was always {hero}, and it was this time too. It rolled right up to {obstacle_def} and stopped at a place nobody had looked at.',
        to: '9-12',
      },
      {
        text: '{hero_subj} bumped into {obstacle_def} with an elbow, not on purpose. It gave a sound. It sounded less firm than it looked.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had dropped so many things that {hero_he} knew how to wait for the last bit of a clatter. Only then did {hero_he} look at {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} stepped on the one thing that lay there, and it shot away. It hit something beyond {obstacle_def}, with a plink. So it was hollow over there, or made of tin.',
        to: '9-12',
      },
      {
        text: '{hero_subj} wanted to lean on nothing in particular, and there was nothing there. From the ground {hero_he} looked up. Seen like that, {obstacle_def} had an underneath, and it was a different colour.',
        to: '9-12',
      },
      {
        text: '{hero_gen} sleeve had caught on something, as it did everywhere. {hero_subj} had to stay standing close by {obstacle_def} until it came loose. That is how you get to look at things.',
        to: '9-12',
      },
      {
        text: '{hero_subj} dropped a glove, bent down for it, and dropped the other. In the end {hero_he} was kneeling. At that height something moved, just beside {obstacle_def}, and {hero_he} kept still for once.',
        to: '9-12',
      },
      {
        text: 'Out of {hero_gen} pocket fell a marble, a biscuit and a spoon. The marble rolled towards {obstacle_def} and turned off sharply. So it was not level there, and nobody had known.',
        to: '9-12',
      },
      {
        text: '{hero_subj} came too close, as usual, with one foot too many. It went crunch. They all looked down. So that was what the ground was made of round {obstacle_def}.',
        to: '9-12',
      },
      {
        text: '{hero_subj} had knocked over what {hero_he} was not supposed to touch, and said what {hero_he} was not supposed to say. It lay there, the second thing, and could not be picked up.',
        from: '13-17',
      },
      {
        text: '<hero>That was me,</hero> said {hero}, from habit. For once it was nothing to do with {hero_him}, and everyone laughed. For the length of the laugh nobody had hold of their end.',
        from: '13-17',
      },
      {
        text: '{hero_subj} fell over somebody’s bag. It was packed. Nobody had noticed that there was somebody here who was about to leave.',
        from: '13-17',
      },
    ],
    later: [
      '{hero_subj} tripped over the same root, or the same edge, as on the way there. It had been expecting {hero_him}.',
      '{hero_subj} carried something for {companion}, with both arms and {hero_his} tongue between {hero_his} teeth. {hero_subj} fell over nothing, and held it up.',
      'On the way {hero} lost one glove, found it, and lost the one from before. At the end there were three.',
      '{hero_subj} bumped into a bush, and everything in it flew up to see who had come.',
      'There was mud on {hero_gen} sleeve, and a bit of the day before’s as well. You could have read {hero_his} whole week there.',
      '{hero_subj} put {hero_his} jacket on, and one arm came out at the neck. It waved, and the rest came after.',
      '{hero_subj} spilled what there was to drink and caught it, nearly. What was left was exactly enough for two sips.',
      '{hero_subj} turned round to wave, walked on, and met a bush. It let go of {hero_him} after a short talk.',
      '{hero_subj} counted the bumps of the day: knee, knee, elbow, hat. Each of them had a story, and the hat’s was the longest.',
      'When they rested, {hero} sat down, and the stone was a little further left. From down there {hero_he} finished the sentence.',
      '<companion>You’ve still got all of your legs,</companion> said {companion}. {hero} counted. <hero>And one of somebody’s gloves.</hero>',
    ],
  },
};
