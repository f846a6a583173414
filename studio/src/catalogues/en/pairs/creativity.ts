import type { LessonPairs } from '../../schema.ts';

export const creativity: LessonPairs = {
  wrongEndFirst: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had a spoon in {hero_his} pocket and no key. {hero_subj} rammed the round end in beside {part_def}.',
          ],
          warm: [
            '{hero_subj} had only a spoon, and {part_def} had only {hero_him}. {hero_subj} pushed the round end in beside it, with many kind words.',
          ],
          clever: [
            'A spoon was nearly a key, thought {hero}: metal, and thin at one side. {hero_subj} forced the round end in beside {part_def}.',
          ],
          playful: [
            '<hero>Soup, sir?</hero> said {hero} to {part_def}, and pushed the round end of {hero_his} spoon in beside it.',
          ],
        },
        fails: ['It was a very good spoon, the way spoons are good. For this it had too much stomach.'],
        again: [
          '{hero_subj} hit the spoon with {hero_his} shoe. Now it was a bent spoon, and the shoe had a print of it.',
        ],
        refrain: ['Round end, round end, clonk.'],
        turned: ['Thin end, thin end, click.'],
        noticing: [
          'The spoon fell down, and lay there the other way up. It did not look like a spoon any more. It looked like a long, thin finger that points.',
        ],
        deed: [
          '{hero_subj} turned the spoon round and held it by its bowl. {hero_subj} slid the handle in beside {part_def}, and felt about gently, as with a finger.',
        ],
        answer: ['The handle went in as far as the spoon. It found a thing to hook on to, and hooked on.'],
        echo: ['{hero} ate {hero_his} supper with the bent spoon. It went round corners now.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a spoon, and no key. {hero_subj} hammered on {part_def} with the round end.',
          ],
          warm: [
            '{hero_subj} had a spoon, and scratched at {part_def} with the round end, softly, as you scratch a cat.',
          ],
          clever: [
            '{hero_subj} had a spoon and looked for the place on {part_def} where you would put a spoon. There was none. {hero_subj} put it there.',
          ],
          playful: [
            '{hero_subj} had a spoon, and played {part_def} like a drum, with the round end. It was a song about being let in.',
          ],
        },
        fails: ['A spoon is for soup. {hero} was using it as if there were some.'],
        again: [
          '{hero_subj} played the second verse. The dent in the spoon got deeper. The other dent {hero_he} did not look at.',
        ],
        refrain: ['Clonk on, clonk on, no soup.'],
        turned: ['Turn round, hook in, click.'],
        noticing: [
          '{hero_subj} stuck the spoon in {hero_his} pocket, upside down, to have {hero_his} hands free. It hung there. It hung by its handle, like a thing that was made to be hung by it.',
        ],
        deed: [
          '{hero_subj} took it out, held the bowl of it, and pushed the bare handle in beside {part_def}. Then {hero_he} turned it, a very little.',
        ],
        answer: ['The handle had found a corner that was just as thick as a handle. {hero} felt it say yes.'],
        echo: [
          '<companion>You could have a fork as well,</companion> said {companion}. <hero>One thing at a time,</hero> said {hero}. <hero>I’m only just through with the spoon.</hero>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had a spoon in {hero_his} pocket and rammed it into {part_def}, round end first.',
          ],
          warm: [
            '{hero_subj} lent {part_def} {hero_his} spoon. <hero>Open up,</hero> {hero_he} said softly, as you do with babies, and pushed the round end in.',
          ],
          clever: [
            'Spoons are for getting things out of deep places, thought {hero}. {hero_subj} pushed the round end into {part_def}, and pushed.',
          ],
          playful: [
            '{hero_subj} fed {part_def} with a spoon. <hero>One for the aunt,</hero> {hero_he} said, and pushed. <hero>One for the other aunt.</hero>',
          ],
        },
        fails: ['The round end was just too round. It shoved along what it ought to fetch.'],
        again: ['{hero_subj} stirred. It made a noise like soup, and no soup came.'],
        refrain: ['Round end, round end, shove.'],
        turned: ['Thin end, thin end, out.'],
        noticing: [
          'The spoon slipped out of {hero_his} hand and lay there upside down. One end was a bowl. The other end was a finger, the longest one {hero} had ever had.',
        ],
        deed: [
          '{hero_subj} took the spoon by its bowl. {hero_subj} slid the handle into {part_def}, quite flat, and turned it once, as you crook a finger.',
        ],
        answer: ['In there it met something, and drew it along behind. {part_def} let it by.'],
        echo: [
          '<companion>What’s a spoon’s other end called?</companion> asked {companion}. <hero>The end that isn’t hungry,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a spoon with {hero_him}, and a spoon is for spooning. {hero_subj} dug in {part_def} as one digs in a pot.',
          ],
          warm: [
            '{hero_subj} asked {part_def} to say ah, and was quite gentle with the spoon, bowl first, and pushed it all further down.',
          ],
          clever: [
            '{hero_subj} thought that the broad end reaches more. It reached what it was as broad as, at {part_def}, and that was the edge.',
          ],
          playful: [
            '{hero_subj} was a digger, with a spoon for a shovel. <hero>Brm,</hero> said the digger, and backed into {part_def}, bowl first.',
          ],
        },
        fails: ['It was just the right tool, held by the handle, as you hold it.'],
        again: ['{hero_subj} dug till it bent. Now it was a broad, bent end.'],
        refrain: ['Dig in, bowl in, shove. And less.'],
        turned: ['Turn round, thin in, hook. And yes.'],
        noticing: [
          '{hero} threw it down. It landed on its back and rocked. When it was done rocking it had its thin leg stretched out, and pointed, like something that knows the way.',
        ],
        deed: [
          '{hero_subj} picked it up by the wrong end, and looked. {hero_subj} let the handle in at {part_def}, flat, with no force at all, crooked it, and drew.',
        ],
        answer: ['Something came along with it, as a fish comes, with a little tug in between.'],
        echo: [
          'They had soup that evening. {hero} ate the first spoonful off the handle. It takes a good while.',
        ],
      },
    ],
  },
  laceOut: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} pushed {part_def} back just as it had been, and let go. It dropped, just as it had dropped.',
          ],
          warm: [
            '{hero_subj} wanted {part_def} to be exactly its old self. {hero_subj} held it so, with love and both hands, and then the hands got tired.',
          ],
          clever: [
            '{hero_subj} knew to a hair how {part_def} had looked before. That was how {hero_he} put it. That was how it fell.',
          ],
          playful: [
            '<hero>Abracadabra, as before,</hero> said {hero} to {part_def}, and let go. The magic lasted as long as the word.',
          ],
        },
        fails: ['{hero} had the same two hands as the first time, and it had the same break.'],
        again: ['{hero_subj} put it back as before, only faster, so that it should not notice. It noticed.'],
        refrain: ['As it was, as it was, plop.'],
        turned: ['Lace it, lace it, stop.'],
        noticing: [
          '{hero_subj} stepped back and nearly fell. One foot was holding the other. It was only {hero_his} own shoelace, a bit of string, and it held like anything.',
        ],
        deed: [
          '{hero_subj} pulled the lace out of {hero_his} shoe. Where the pieces of {part_def} belonged, {hero_he} laced them up, over and under, and made a bow.',
        ],
        answer: ['It did not look as it had before. It bent a little in the middle, like a knee.'],
        echo: [
          '{hero_gen} shoe went flap, flap, flap after that. <companion>It’s clapping,</companion> said {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had seen it when it was whole, and so {hero_he} put {part_def} like that, and let go. <hero>There.</hero> It was not there.',
          ],
          warm: [
            '<hero>You only have to be what you were,</hero> said {hero} to {part_def}, put it together, and took away {hero_his} hands, very tenderly.',
          ],
          clever: [
            '{hero_subj} knew exactly how {part_def} had been. {hero_subj} knew it for the fourth time.',
          ],
          playful: [
            '{hero_subj} was time, and ran backwards. Everything went back to its place, {part_def} as well. Then time let go.',
          ],
        },
        fails: [
          'It had been held by something. That was not there any more, and {hero} did not put in anything else.',
        ],
        again: ['{hero_subj} put it back again, a bit more exactly.'],
        refrain: ['Back it goes, was it so? And flop.'],
        turned: ['Lace it so, make it so. And stop.'],
        noticing: [
          '{hero} wanted to go, and did not get on. {hero_subj} was hanging by one foot. A bit of string had hold of a root, or a nail. It held as if it had been paid.',
        ],
        deed: [
          '{hero_subj} freed the lace, and then drew it out of the shoe, hole by hole. {hero_subj} sewed the two sides of {part_def} together with it, as one laces a boot.',
        ],
        answer: ['It looked like a boot, too. It was {part_def}, and it stood.'],
        echo: [
          '<companion>It’ll want polishing,</companion> said {companion}. {hero} went home with one shoe that talked.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} took hold of {part_def}, let go, and caught the next bit. {hero_subj} tried exactly that again, with the same two hands.',
          ],
          warm: [
            '{hero_subj} promised {part_def} not to let go this time. {hero_subj} had promised it the last time as well.',
          ],
          clever: [
            '{hero_subj} saw that it needed three hands. {hero_subj} counted {hero_himself} once more, to be sure, and took hold of {part_def} with two.',
          ],
          playful: [
            '{hero_subj} was an octopus, and took hold of {part_def} with the first two arms. The other six were not at home.',
          ],
        },
        fails: ['What two hands could not do before, they could not do now.'],
        again: [
          '{hero_subj} used {hero_his} chin as a hand. A chin lets go as soon as you say something, and {hero} said <hero>Ow.</hero>',
        ],
        refrain: ['Two hands, two hands, oops.'],
        turned: ['Two hands, one lace, up.'],
        noticing: [
          '{hero_subj} wanted to go round to the other side, and {hero_his} foot stayed where it was. {hero_subj} had trodden on {hero_his} own shoelace. It held {hero_him} fast, and it was nobody’s hand.',
        ],
        deed: [
          '{hero_subj} pulled the lace out of the shoe. One end {hero_he} tied to the far side of {part_def}, where no hand had been. The other end {hero_he} tied round {hero_his} foot, and stepped back.',
        ],
        answer: [
          'The lace went tight, and pulled. Meanwhile {hero_gen} two hands had nothing to do but hold.',
        ],
        echo: [
          '<companion>Which is your third hand?</companion> asked {companion}. {hero} wiggled {hero_his} toes. <hero>That one.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} pulled {part_def} up on the one side, and ran. {hero_subj} was nearly always in time to see the other come down.',
          ],
          warm: [
            '{hero_subj} told the left side of {part_def} to be good while {hero_he} saw to the right. It was not good.',
          ],
          clever: [
            '{hero_subj} did it as before, but in a different order. There were two orders, and {hero_he} had now done both.',
          ],
          playful: [
            '{hero_subj} was twins. <hero>You hold it, Jim,</hero> {hero_he} said, of {part_def}, and let go. Jim was not quite there yet.',
          ],
        },
        fails: [
          'There was a hand missing. It had been missing from the start, and it did not come for being waited for.',
        ],
        again: ['{hero_subj} asked the left side to wait. It would not.'],
        refrain: ['One end up, run, run. And crash.'],
        turned: ['Lace one end, hold one. And lash.'],
        noticing: [
          '{hero} had run once too often round to the other side, and lay on {hero_his} face. When {hero_he} looked back to see who had tripped {hero_him}, it was a lace. It had tied {hero_him} to {part_def} by itself, for one moment, and it had held.',
        ],
        deed: [
          '{hero_subj} took it out of the shoe altogether. {hero_subj} tied it to the side where nobody was, ran it round {hero_his} ankle, and went back to the side where {hero_he} was. There {hero_he} lifted.',
        ],
        answer: ['When {hero} stepped back, over there something went up. It was as good as a brother.'],
        echo: [
          '<companion>Who’s been helping you?</companion> asked {companion}. {hero} was threading him back in.',
        ],
      },
    ],
  },
  handsAreIt: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} waved both arms about in front of {part_def}. <hero>I need a lamp.</hero> Then {hero_he} waved them harder.',
          ],
          warm: [
            '{hero_subj} told everybody not to worry, there would be a lamp soon. Until then {hero_he} waved {hero_his} arms before {part_def}.',
          ],
          clever: [
            '{hero_subj} knew what was wanted here: a lamp, with a handle. {hero_subj} had none, and looked into {part_def} without.',
          ],
          playful: [
            '{hero_subj} clicked {hero_his} fingers in front of {part_def}. <hero>Let there be lamp,</hero> {hero_he} said. There was no lamp.',
          ],
        },
        fails: ['The light that there was came from all sides, and dazzled. {hero} waved it about.'],
        again: ['{hero_subj} waved for a bigger lamp.'],
        refrain: ['Lamp, lamp, where’s my lamp? Black.'],
        turned: ['Curl, curl, look through. Oh.'],
        noticing: [
          '{hero_gen} hands hung down with nothing in them. On the ground they had a shadow, and the shadow had ears. {hero} moved a finger, and the ear moved.',
        ],
        deed: [
          '{hero_subj} curled up both hands, one behind the other, into a long spyglass. {hero_subj} put it to one eye, shut the other eye, and turned to {part_def}.',
        ],
        answer: [
          'Through the hands no light got in from the side. There was only {part_def}, and it was round.',
        ],
        echo: [
          '<companion>Can I have a go?</companion> asked {companion}. <hero>You’ve got one of your own,</hero> said {hero}. <hero>It’s folded up.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>It can’t be done without a lantern,</hero> said {hero}, and flapped at {part_def}, in case one came.',
          ],
          warm: [
            '<hero>If only somebody’d lend us a torch,</hero> said {hero}, for all of them, and peered into {part_def}, wringing {hero_his} hands.',
          ],
          clever: [
            '{hero_subj} explained that for seeing one requires a source of light. {part_def} had none. That was the explanation.',
          ],
          playful: [
            '{hero_subj} was a scarecrow in front of {part_def}, and waved for a lamp. Some crows came.',
          ],
        },
        fails: ['There was a good deal of light, and it was all behind {hero_him}, and in {hero_his} eyes.'],
        again: ['{hero_subj} stood on one leg, and waved with that. It got no lighter.'],
        refrain: ['Lamp, please. Lamp, please. And black.'],
        turned: ['Roll up, look in. And back.'],
        noticing: [
          '{hero} gave up on the lamp and rubbed {hero_his} eyes. {hero_subj} did it with two fists, and when {hero_he} took the first away, there was a hole in the second. There was a bit of stone in the hole, quite clear, and round.',
        ],
        deed: [
          '{hero_subj} put one fist before the other, and left a hole through both. {hero_subj} set it to {hero_his} eye, and went slowly with it over {part_def}.',
        ],
        answer: ['It was black in there, and then it was less, since no other light could butt in.'],
        echo: [
          'They looked at the moon with it, later, or at a lamp. <companion>It’s got your fingers round it,</companion> said {companion}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} needed the word for it, and had none. {hero_subj} waved both arms at {part_def}. <hero>That. The thing. You know.</hero>',
          ],
          warm: [
            '{hero_subj} looked for a word that {part_def} might like. There was none, and {hero_he} waved {hero_his} arms, as nicely as {hero_he} could.',
          ],
          clever: [
            'There was a word for it, and {hero} waited for it to come. Until it came {hero_he} said the others to {part_def}.',
          ],
          playful: [
            '{hero_subj} made up a word for it. <hero>Flumbadoo,</hero> {hero_he} told {part_def}, waving. <hero>Big flumbadoo.</hero>',
          ],
        },
        fails: ['Arms that wave can be a windmill, or goodbye.'],
        again: ['{hero_subj} waved again, bigger, and hit {hero_his} own hat.'],
        refrain: ['Wave, wave, flumba. What?'],
        turned: ['Curl, curl, look here. Ah.'],
        noticing: [
          '{hero_gen} arms were tired and hung down. The hands had nothing in them. On the ground they threw a shadow, and the shadow had ears.',
        ],
        deed: [
          '{hero_subj} curled up both hands, one before the other, into a long spyglass. {hero_subj} put it to {hero_his} eye, and turned it slowly to {prize_def}. Then {hero_he} moved over.',
        ],
        answer: [
          '{part_def} put an eye to {hero_gen} hands. Where they pointed there was only one thing to see.',
        ],
        echo: [
          '<companion>What’s a flumbadoo?</companion> asked {companion}. {hero} rolled up one hand and looked at {companion_him} through it. <hero>Hold still.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>The thing, the thing,</hero> said {hero} to {part_def}, and drew it in the air. It was a bit like a cow.',
          ],
          warm: [
            '{hero_subj} said it to {part_def} very lovingly, with all the words that it was nearly, and hugged the air in the shape of it.',
          ],
          clever: [
            '{hero_subj} described it to {part_def} by its size, its purpose, and the year. None of that was what you would point at.',
          ],
          playful: [
            '{hero_subj} was a windmill in a gale, and {part_def} was to guess. {part_def} guessed a windmill.',
          ],
        },
        fails: ['What {hero} meant was small and lay over there. What you saw was large, and had arms.'],
        again: ['{hero_subj} did it the other way round. That was another thing again.'],
        refrain: ['It’s a that, it’s a what. What?'],
        turned: ['Look through here, see. That.'],
        noticing: [
          '{hero} had run down. {hero_subj} sat and held {hero_his} head in {hero_his} hands. And between the two hands, as in a frame, lay just what {hero_he} meant, and nothing but that.',
        ],
        deed: [
          '{hero_subj} kept the hands as they were, and rolled them up, one behind the other. {hero_subj} looked through, until it was in the middle, and then held the spyglass out to {part_def}.',
        ],
        answer: [
          '{part_def} had to bend, and shut one eye. In the whole wide world there was one thing left.',
        ],
        echo: [
          '<companion>Now me,</companion> said {companion}. {hero} turned it on {companion_him}. <hero>You’re very small, and quite complete.</hero>',
        ],
      },
    ],
  },
  newPart: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>You’re {part_indef},</hero> said {hero}, <hero>so come off.</hero> Then {hero_he} took step one and step two, and pulled.',
          ],
          warm: [
            '{hero_subj} told {part_def} kindly how such a thing comes undone: by pulling here, and then here.',
          ],
          clever: [
            '{hero_subj} knew the rule for {part_def}. First one finds the end, then one pulls. {hero_subj} had no end, and went on to the pulling.',
          ],
          playful: [
            '{hero_subj} read out the rule for {part_def}, in a schoolmaster’s voice. <hero>Step one. Step two.</hero> Then {hero_he} pulled.',
          ],
        },
        fails: ['It did not keep to the rule. {hero} did, and pulled it tight.'],
        again: [
          '{hero_subj} said the rule again, louder, and with a finger. Rules do not get looser from that.',
        ],
        refrain: ['Step one, step two, pull. And no.'],
        turned: ['Head first, neck next, tail. And oh.'],
        noticing: [
          '{hero} tilted {hero_his} head to one side, because it hurt. Seen like that it was not that at all. It had a mouth and a tail, and something had disagreed with it.',
        ],
        deed: [
          '{hero_subj} bowed to the snake with the stomach ache, and asked after its health. Then {hero_he} held the loop open, like a door, and coaxed its head through, and waited for the neck.',
        ],
        answer: [
          'The snake came. It came bend after bend, and made no fuss. From close by it was {part_def} again.',
        ],
        echo: [
          '<companion>Is it better now?</companion> asked {companion}. <hero>It won’t eat so much string again,</hero> said {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had learnt it like this: first find the end of {part_def}, then pull. {hero_subj} said so to {part_def}, and pulled.',
          ],
          warm: [
            '<hero>Be a good {part_one},</hero> said {hero} to {part_def}, <hero>and let go,</hero> as one says it to a dog, and pulled.',
          ],
          clever: [
            '{hero_subj} defined {part_def}. It was something that is undone from the end. {hero_subj} pulled where it said so.',
          ],
          playful: [
            '{hero_subj} was a manual. <hero>Turn to page two,</hero> said the manual to {part_def}, and pulled, <hero>see figure.</hero>',
          ],
        },
        fails: ['It was not in the rule that it would pull back.'],
        again: ['{hero_subj} went through it once more from the end. That was worse.'],
        refrain: ['First this, then that, tug. And tight.'],
        turned: ['Poor thing, there, there. And light.'],
        noticing: [
          '{hero} bent down so far that {hero_his} ears were the wrong way up. From there it had a round nose. It had a long thin body. In one place it was quite thick, as if it had swallowed something, and was sorry.',
        ],
        deed: [
          '{hero_subj} made it a bow, and asked <hero>Where is it?</hero> {hero_subj} was the doctor now. {hero_subj} held open the loop and talked the nose out, and then stroked the neck after it.',
        ],
        answer: [
          'The patient was reasonable. It came out of its own stomach, bit by bit, and lay down, and was {part_def}.',
        ],
        echo: [
          '<companion>What had it eaten?</companion> asked {companion}. <hero>Itself,</hero> said {hero}. <hero>It happens.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stood before {part_def} and gave the rule. <hero>One says please and is let through.</hero> Then {hero_he} walked.',
          ],
          warm: [
            '{hero_subj} explained the rules of letting through to {part_def}, most sweetly, from rule one on.',
          ],
          clever: [
            '{hero_subj} took {part_def} step by step through the reasons. At step three {hero_he} took a step.',
          ],
          playful: [
            '{hero_subj} was a notice board. <hero>Visitors to be let in,</hero> read {hero} from {hero_his} own chest, and walked up to {part_def}.',
          ],
        },
        fails: ['{hero} told {part_def} what {part_he} was supposed to be. That makes anyone stiff.'],
        again: ['{hero_subj} read it out again, in capitals.'],
        refrain: ['Rule says, rule says, no.'],
        turned: ['Tickets, tickets, please. And go.'],
        noticing: [
          '{hero_subj} tilted {hero_his} head. It was not only {part_indef} that stood there. It stood as conductors stand, with nothing to punch.',
        ],
        deed: [
          '{hero_subj} bowed, and called {part_him} <hero>Conductor.</hero> Then {hero_he} held out a leaf from {hero_his} pocket, in both hands, quite seriously, as you hold a ticket.',
        ],
        answer: ['{part_def} looked at the leaf on both sides. You have to let in a person with a ticket.'],
        echo: [
          '{companion} had a ticket as well, with a hole in it. It had been a leaf for a long time and had now been somewhere.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>You’re {part_indef},</hero> said {hero}, <hero>and we’re visitors. So one lets us in.</hero> {hero_subj} walked, and was not let.',
          ],
          warm: [
            '{hero_subj} told {part_def}, as one ought, how much nicer it would be for {part_him} too. {part_he} only had to let them by. {hero} stepped forward, smiling.',
          ],
          clever: [
            '{hero_subj} proved to {part_def} that guards are there for strangers, and that they were none. It was a good proof. It got as far as the toe of {part_his} foot.',
          ],
          playful: [
            '{hero_subj} was a herald, with a roll of paper that was a leaf. <hero>By order,</hero> read the herald to {part_def}, and walked on.',
          ],
        },
        fails: ['Because one ought to, nobody has ever been glad to move.'],
        again: ['{hero_subj} said it again, with more oughts in it.'],
        refrain: ['One ought, one ought. And no.'],
        turned: ['Fares, please, fares, please. And go.'],
        noticing: [
          '{hero} dropped {hero_his} hat, and when {hero_he} picked it up {hero_he} saw {part_def} from below. From there one saw a conductor, with a cap that was not there. A hand held crooked, as if something was missing from it, to make holes with.',
        ],
        deed: [
          '{hero_subj} bowed. <hero>One to the other side, please, Conductor,</hero> said {hero}, held out a leaf from the ground, and did not laugh.',
        ],
        answer: ['There was a pause. Then there was a small crunch, and a hole in the leaf.'],
        echo: [
          '<companion>Return?</companion> asked {companion}. {hero} turned the leaf over. There was a hole on that side, too.',
        ],
      },
    ],
  },
  ownBell: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} watched the repair film a fourth time, at double speed, and forced {part_def} at the place where they had a tool.',
          ],
          warm: [
            '{hero_subj} told everyone that the right part for {part_def} was on its way. It was due on Thursday.',
          ],
          clever: [
            '{hero_subj} had found out the number of the missing part of {part_def}. {hero_subj} ordered it. It was a very good number.',
          ],
          playful: [
            '{hero_subj} did the voice of the man in the repair film. <hero>Simply pop it in,</hero> {hero_he} told {part_def}. There was nothing to pop.',
          ],
        },
        fails: ['What they needed was in the film. {hero} was still looking for it there.'],
        again: ['{hero_subj} watched it a fifth time, without sound. The man smiled, and popped it in.'],
        noticing: [
          'Outside, {hero_gen} bicycle fell over by itself, and its bell went ting. {hero} turned {hero_his} head. It was just the right size, and it sounded better than what was missing.',
        ],
        deed: [
          '{hero_subj} unscrewed the bell from {hero_his} own bicycle, and the best bracket with it, and built them both into {part_def}. {hero_subj} would be walking home.',
        ],
        answer: ['{part_def} gave a cough, and then it did what it was for, with a ting at the end.'],
        echo: [
          '<companion>Can I give you a lift?</companion> asked {companion}. They took turns on the carrier, and neither of them rang.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            'The part came on Tuesday, and today was Sunday. {hero_subj} rattled at {part_def}, looked at the picture of the part, and rattled.',
          ],
          warm: ['{hero_subj} told {part_def} that help was on its way. It was on its way from Rotterdam.'],
          clever: [
            '{hero_subj} knew the number of the part, and the number of the shop. {hero_subj} watched the film about {part_def} a fourth time, for the bit where it opens.',
          ],
          playful: [
            '{hero_subj} did the film about {part_def} by heart, with the music. At the place where the man holds up the part {hero_he} held up a banana.',
          ],
        },
        fails: ['Everybody looked at what was missing. There was quite a crowd by now looking at it.'],
        again: ['{hero_subj} ordered it again, express. It would be Monday, then.'],
        noticing: [
          'Something fell over outside, with a ting. It was {hero_his} own bicycle, it did that. {hero} went out to pick it up, took hold of it by the bracket, and did not let go. {hero_subj} had had that in {hero_his} hand a thousand times.',
        ],
        deed: [
          '{hero_subj} took the spanner out of the saddle bag. First came the bell, which {hero_he} liked, and then the bracket. With that the front lamp came off as well, and so {hero_he} would be pushing it home. {hero_subj} carried it all in and held it to the mark beside {part_def}.',
        ],
        answer: ['It went in there as a foot goes into its own shoe. There was no need to force it.'],
        echo: [
          'On Tuesday the part came. <companion>Shall we change it?</companion> asked {companion}. There was a ting, as somebody went through. <hero>No,</hero> said {hero}.',
        ],
      },
    ],
  },
  backOfThePoster: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} went through {part_def} again, point by point, in the old order, and got louder at every number.',
          ],
          warm: [
            '{hero_subj} asked everyone to say once more, quite calmly, what they had against {part_def}. They did, in the old order.',
          ],
          clever: [
            '{hero_subj} had a clear view of {part_def}: there were nine strands to it, and seven of them proved {hero_him} right.',
          ],
          playful: [
            '{hero_subj} gave each side of {part_def} a puppet’s voice. Unluckily each side could tell which puppet it was.',
          ],
        },
        fails: ['Who had said what came first. After that came who had said it first.'],
        again: ['{hero_subj} began at number one again. Two of them sang along.'],
        noticing: [
          'On the ground lay the poster, finished, two weeks of it, with its face down. {hero} looked at its back. It was the only empty thing for miles.',
        ],
        deed: [
          '{hero_subj} uncapped a thick pen. On the back of {hero_his} two weeks {hero_he} drew the whole mess as a map, {part_def} in the middle. Then {hero_he} passed the pen on.',
        ],
        answer: [
          'They bent over it. On paper {part_def} had roads, and there was one that nobody had taken.',
        ],
        echo: [
          'You could see the map through the front, ever after, if the sun was out. <companion>It improves it,</companion> said {companion}.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} explained to them once more, loudly and in the old order, how {part_def} had to be held.',
          ],
          warm: [
            '{hero_subj} told each of them privately how {part_def} should go. Each of them got a slightly different version.',
          ],
          clever: [
            '{hero_subj} had it all in {hero_his} head, where {part_def} stood and who was to stand there. {hero_subj} read it to them from the inside.',
          ],
          playful: [
            '{hero_subj} mimed {part_def} for them, and all the people round it. It was a big part, and only {hero} could see the others.',
          ],
        },
        fails: [
          'In everyone’s head it lay somewhere else, and {hero} raised {hero_his} voice so that it should lie in {hero_gen}.',
        ],
        again: ['{hero_subj} numbered them off. There were two threes.'],
        noticing: [
          '{hero_subj} took a step back, onto paper. It was the poster, the good one, face down. It had taken {hero_him} two weeks, and its back was white.',
        ],
        deed: [
          '{hero_subj} knelt on it and drew it all from above with a thick pen: {part_def}, and who had which end. Then {hero_he} held the pen out to the others.',
        ],
        answer: [
          'Each of them drew a small figure in. On the far side of {part_def} there was a place with nobody in it, and {companion} made a cross there.',
        ],
        echo: ['The poster hung with its face to the wall after that. Most people took it for the front.'],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} demanded of {part_def} once again, and louder, what the rule was for, in five numbered points.',
          ],
          warm: [
            '{hero_subj} asked {part_def} for understanding, in the old order: first {hero_his} own, then the others’.',
          ],
          clever: [
            '{hero_subj} had found a gap in the rule, and read it to {part_def}, with the number of the line.',
          ],
          playful: [
            '{hero_subj} read {part_def} the rule in the voice of a railway announcement. Everyone laughed who was not on duty.',
          ],
        },
        fails: ['They went through it once more from the top, and each knew the other’s lines.'],
        again: ['{hero_subj} said it again with {part_def}, in chorus. It was not meant as singing.'],
        noticing: [
          '{hero_subj} put {hero_his} foot on the poster, the finished one, face down on the ground. There was so much white on the back of it that you could have put a whole place there.',
        ],
        deed: [
          '{hero_subj} uncapped a thick pen. On the back of two weeks’ work {hero_he} drew where everyone stood, and the line that nobody was to cross. Then {hero_he} held out the pen to {part_def}.',
        ],
        answer: ['{part_def} looked at the line, took the pen, and drew a very small gate in it.'],
        echo: [
          '<companion>It was a good poster,</companion> said {companion}. <hero>It still is,</hero> said {hero}. <hero>It’s only got a back now.</hero>',
        ],
      },
    ],
  },
};
