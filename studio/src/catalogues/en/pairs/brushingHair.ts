import type { LessonPairs } from '../../schema.ts';

export const brushingHair: LessonPairs = {
  tipsFirst: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tore a wide comb through {part_def}, from the top, fast, to have it over. {hero_subj} did {hero_his} own tangles just like that.',
          ],
          warm: [
            '<hero>Only a second,</hero> said {hero} to {part_def}, as it is said to children with combs. Then {hero_he} tore from the top.',
          ],
          clever: [
            'One begins at the top, thought {hero}, because that is where things begin. {hero_subj} put the wide comb into {part_def}, and tore.',
          ],
          playful: [
            '{hero_subj} was a lawnmower with a comb. <hero>Brrm,</hero> said {hero}, and drove through {part_def} from the top.',
          ],
        },
        fails: ['All that the comb tore down from above sat together, further down.'],
        again: ['{hero_subj} tore from the top again. Two teeth of the comb stayed behind in it.'],
        refrain: ['From the top, rip, ow. And stuck.'],
        turned: ['From the tip, tip, tip. And loose.'],
        noticing: [
          'The comb hung there by itself. {hero_gen} fingers came down to the lowest ends, and there it was quite loose. It was only hard where {hero} had torn.',
        ],
        deed: [
          '{hero_subj} laid one hand above the knot and held {part_def} there. With the other {hero_he} combed the very tips. Small strokes, then a little higher.',
        ],
        answer: ['At each stroke the comb came out of {part_def} at the bottom, as a comb ought to.'],
        echo: [
          'At bedtime {hero} began with {hero_his} own tangles, and at the tips. <companion>What’s that?</companion> asked {companion}. <hero>Quiet,</hero> said {hero}. <hero>Isn’t it?</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a wide comb in {hero_his} pocket, for {hero_his} own mop. {hero_subj} hacked it into {part_def}, high up, and hung on it.',
          ],
          warm: [
            '{hero_subj} counted to three for {part_def}, as you do for the small ones. At two {hero_he} tore, from the top.',
          ],
          clever: [
            '{hero_subj} divided {part_def} into ten strokes, from the top down, and did the first. There was no second.',
          ],
          playful: [
            '{hero_subj} was a hairdresser in a great hurry. <hero>Going anywhere nice?</hero> {hero_he} asked {part_def}, and ripped.',
          ],
        },
        fails: ['It got shorter up there, and fatter down here.'],
        again: [
          '{hero_subj} took the comb in both hands and sat down backwards. The comb stayed where it was, and so did {part_def}.',
        ],
        refrain: ['Rip and ow and rip. And stuck.'],
        turned: ['Tip and tip and up. And through.'],
        noticing: [
          'A bit of {hero_gen} own mop had got in {hero_his} mouth. {hero_subj} pulled it out by its end. It came out as smooth as a noodle, since {hero_he} had begun at the end.',
        ],
        deed: [
          '{hero_subj} laid {hero_his} left hand over the thick of it, so that nothing pulled. With {hero_his} right {hero_he} combed the last inch of {part_def}, and then the last but one.',
        ],
        answer: ['The comb went through with a small whistle, and came out with nothing in it.'],
        echo: [
          '<companion>Going anywhere nice?</companion> asked {companion}, and took the comb, and began at {hero_gen} tips. <hero>Mm,</hero> said {hero}.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} jammed a wide comb into {part_def}, upright, and tore at whatever was in there.',
          ],
          warm: [
            '{hero_subj} told {part_def} it would only pull a little. Then {hero_he} pushed in the comb, all its teeth first, and tore.',
          ],
          clever: [
            'A comb is a rake, thought {hero}. {hero_subj} raked in {part_def} from as far back as {hero_he} could get, and all at once.',
          ],
          playful: [
            '{hero_subj} combed the beard of {part_def}, quite roughly, as barbers do in plays. It was at the very back that the beard was.',
          ],
        },
        fails: ['With each rake it got further from the teeth, and not nearer.'],
        again: [
          '{hero_subj} raked from the very back once more. The comb got stuck, and for a while so did {hero}.',
        ],
        refrain: ['From the back, rip, shove. And gone.'],
        turned: ['From the front, small, small. And out.'],
        noticing: [
          '{hero_subj} let the comb be. It lay in there, half of it sticking out, and only the last of its teeth touched anything. Just there it was loose.',
        ],
        deed: [
          '{hero_subj} slid the comb in flat and held {hero_his} other hand under it. {hero_subj} took only the nearest bit, with a small stroke. Then the next.',
        ],
        answer: ['Each stroke was hardly one at all. But none of what came out of {part_def} went back in.'],
        echo: [
          'There was a bit of fluff in the comb, and a hair that belonged to none of them. <companion>Whose is it?</companion> asked {companion}. They looked at {part_def}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had a wide comb with {hero_him}. {hero_subj} stuck it in {part_def} as far as it would go, and raked.',
          ],
          warm: [
            '<hero>It’ll only hurt for a moment,</hero> {hero} told {part_def}, and began where it was thickest, with the wide comb, to be done with it.',
          ],
          clever: [
            '{hero_subj} thought that if one gets the back the front will follow. {hero_subj} hooked the wide comb in right at the back of {part_def}.',
          ],
          playful: [
            '{hero_subj} was a farmer with a rake, and {part_def} was the hay. The farmer raked from the far side of the field.',
          ],
        },
        fails: [
          'What was in front was pushed on to what was behind, and all of it was pushed on to the end.',
        ],
        again: ['{hero_subj} spat in {hero_his} hands. The comb had lost a tooth.'],
        refrain: ['Far end, rake, shove. And jam.'],
        turned: ['Near end, small, small. And out it came.'],
        noticing: [
          'The comb had fallen out of {hero_his} hand, and hung in {hero_his} own hair, by the tip of one curl. It had gone right through there. {hero} could turn it like a key. It was only further up that it had ever pulled.',
        ],
        deed: [
          '{hero_subj} took it out of the curl, and went in at {part_def} flat, with the last tooth foremost. {hero_subj} drew out the bit that was nearest, and after that the bit that was then the nearest.',
        ],
        answer: ['It did not ask for much, each time. {part_def} let it go as one lets go a crumb.'],
        echo: [
          '<companion>Now the curl,</companion> said {companion}, and held out a hand for the comb. It went from the tip. It did not say ow once.',
        ],
      },
    ],
  },
  curtainAside: {
    dark: [
      {
        firstTry: {
          bold: [
            'It hung down all over {hero_gen} nose, uncombed. {hero_subj} blew at it and charged at {part_def} head first.',
          ],
          warm: [
            '{hero_gen} fringe hung down to {hero_his} chin. <hero>I’m coming,</hero> called {hero} lovingly into {part_def}, and ran into the edge.',
          ],
          clever: [
            '{hero_gen} fringe hung in {hero_his} eyes. In {part_def} there was nothing to see anyway, {hero_he} thought, and went at it as {hero_he} was.',
          ],
          playful: [
            '{hero} was a sheepdog with nothing but fringe in front. <hero>Woof,</hero> said the sheepdog, and bumped into {part_def}.',
          ],
        },
        fails: ['Half of the dark came along wherever {hero} went.'],
        again: ['{hero_subj} blew harder. It flew up, and came down on the other side of {hero_his} nose.'],
        refrain: ['Puff, flop, bump. Black.'],
        turned: ['Comb it, clip it, look. And oh.'],
        noticing: [
          'The whole world had stripes. {hero_subj} lifted one of them with a finger. Behind it was a piece of everything, as wide as an eye.',
        ],
        deed: [
          '{hero_subj} sat down and took out {hero_his} comb. {hero_subj} combed it all over to one side, and fastened it behind {hero_his} ear with the clip.',
        ],
        answer: ['Now {hero_he} had two eyes. They stood open, side by side, before {part_def}.'],
        echo: [
          '<companion>Hello,</companion> said {companion}. <companion>I’d only ever met your nose.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} had not combed for two days, and it stood in front of {hero_his} eyes like a hedge. {hero_subj} went into {part_def} with it.',
          ],
          warm: [
            '{hero_subj} called to the others to stay back, it was so dark in {part_def}. It was dark where they were too, said {hero_gen} hair.',
          ],
          clever: [
            '{hero_subj} looked at {part_def}, and then, to compare, at the sun. They were about the same.',
          ],
          playful: [
            '{hero_subj} was a yak. It put its fringe into {part_def}, and said moo, and took it out.',
          ],
        },
        fails: ['{hero_subj} had brought a good bit of night along, and looked through that for the rest.'],
        again: ['{hero_subj} shook {hero_his} head. Then it was night from the other side.'],
        refrain: ['Puff, in, bump. And black.'],
        turned: ['Comb, side, clip. And back.'],
        noticing: [
          'A fly had got in, and could not find the way out. {hero} made a parting for it, with two fingers, and the fly flew off. There was a strip of day left where it had gone. {hero} looked out of it.',
        ],
        deed: [
          '{hero_subj} sat down on a stone, or a step, and combed, until all of it was on one side. {hero_subj} stuck the clip in, behind {hero_his} ear, and stood up.',
        ],
        answer: [
          '{hero} had a forehead, and there was a draught on it. {part_def} was a good deal further off than it had been, and less black.',
        ],
        echo: [
          '<companion>So that’s what you look like when you think,</companion> said {companion}. <hero>I’d wondered, too,</hero> said {hero}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            'It hung down over {hero_gen} nose, all of it, uncombed. <hero>Hello,</hero> said the fringe to {part_def}, and came nearer.',
          ],
          warm: [
            '{hero} smiled at {part_def} as kindly as {hero_he} could. {hero_subj} did it behind a curtain that went down to the chin.',
          ],
          clever: [
            '{hero_gen} fringe hid {hero_his} face. What hides is not frightened of what hides, thought {hero}, and went up to {part_def}.',
          ],
          playful: [
            '{hero} was a haystack. <hero>Guess where my front is,</hero> said the haystack to {part_def}, and turned round.',
          ],
        },
        fails: ['To something with no face you do not come out. You cannot tell where it is looking.'],
        again: [
          '{hero_subj} blew at the fringe. For a moment there was a nose, and then no nose. It was worse.',
        ],
        refrain: ['Puff, flop, who’s that? Gone.'],
        turned: ['Comb, comb, clip. It’s me.'],
        noticing: [
          'The world had stripes. {hero} put one finger into them and made a gap. It was as wide as an eye. So that was all that anyone could see of {hero_him}.',
        ],
        deed: [
          '{hero_subj} sat down and took {hero_his} comb. {hero_subj} combed it all to one side and fastened it behind {hero_his} ear. Then {hero_he} held still.',
        ],
        answer: [
          'There were two eyes now, and a nose, and one knew which way round it was. {part_def} looked at it for a while.',
        ],
        echo: [
          '<companion>You’ve got freckles,</companion> said {companion}, <companion>or is it jam?</companion> {hero} did not know. {hero_subj} had not been there for some time either.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} leaned in to {part_def}, with all that hair hanging down in front. <hero>Boo,</hero> it said, and had meant hello.',
          ],
          warm: [
            '{hero_subj} whispered that nobody need be frightened. It came out of a haystack, and blew the hay about, before {part_def}.',
          ],
          clever: [
            '{hero_subj} wanted to see what {part_def} looked like. It had not crossed {hero_gen} mind that it wanted to know the same.',
          ],
          playful: ['{hero_subj} was a mop, and came up to {part_def} by itself, on two legs.'],
        },
        fails: ['A heap of hair that speaks is nothing one goes out to meet.'],
        again: ['{hero_subj} said please. It came from somewhere at the back.'],
        refrain: ['Hair, hair, who? And gone.'],
        turned: ['Comb, clip, me. And on.'],
        noticing: [
          'There was a puddle there, or a pane, and {hero} bent to wash {hero_his} hands, or see. It had no one in it. There was a great deal of hair in it, and a chin. {hero} said <hero>Hello?</hero> and the chin moved.',
        ],
        deed: [
          '{hero_subj} sat down and took the comb. {hero_subj} combed it from the front to the side, and clipped it there, and turned {hero_his} face to {part_def}, quite bare.',
        ],
        answer: [
          'A face is a thing that one can read. {part_def} read it from the top, and did not stop at the chin.',
        ],
        echo: [
          '<companion>Has it got a name, that bit?</companion> asked {companion}, of the bit that had come out again. {hero} blew at it. <hero>Ferdinand.</hero>',
        ],
      },
    ],
  },
  clipSetFree: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} bent over {part_def} with {hero_his} mane hanging, and it caught. <hero>Ow.</hero> {hero_subj} jerked {hero_his} head away, and it caught again.',
          ],
          warm: [
            '{hero_subj} put {hero_his} head close to {part_def}, to listen to it. A tangle of {hero_gen} mane was caught in it at once. <hero>Let go, dear.</hero> Jerk.',
          ],
          clever: [
            '{hero_subj} looked into {part_def} from very near. There was a mane in the way, and it was {hero_gen}, and it had hold. {hero_subj} jerked.',
          ],
          playful: [
            '<hero>It bites,</hero> cried {hero}. {hero_gen} mane was caught in {part_def}. {hero_subj} bit back, and jerked.',
          ],
        },
        fails: ['Now there was a tuft in it, and it jammed worse than before.'],
        again: ['{hero_subj} jerked the other way. Ow is the same in both directions.'],
        refrain: ['Bend down, caught, ow. And jerk.'],
        turned: ['Comb it, plait it, clip. And click.'],
        noticing: [
          'Something cold swung against {hero_his} cheek. It was {hero_his} clip. It hung there by three threads and held nothing at all.',
        ],
        deed: [
          '{hero_subj} combed it all out, from the tips, and plaited it away behind. Then {hero_he} took the clip, which was free now, and hooked it in beside {part_def}.',
        ],
        answer: ['Thin enough, it was, and strong enough. It found something there to hold on to.'],
        echo: [
          '<companion>It suits it,</companion> said {companion}. The clip stayed there. {hero} had a plait now, and a plait does not need one.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} put {hero_his} head close to {part_def}, to see, and {hero_his} hair went in before {hero_him}. Snap. <hero>Ouch.</hero>',
          ],
          warm: ['{hero_subj} stroked {part_def} with {hero_his} cheek. That cost {hero_him} a tuft.'],
          clever: [
            '{hero_subj} inspected {part_def} from a hand’s breadth off. {hero_gen} hair inspected it from the inside, and would not come back.',
          ],
          playful: [
            '{hero_subj} was a lion tamer, with {hero_his} head in the mouth of {part_def}. The mane was the lion’s by now.',
          ],
        },
        fails: ['There had been one thing too few in it. There was a bunch of hair too many.'],
        again: ['{hero_subj} said hup, and came out, and part of {hero_him} did not.'],
        refrain: ['Head in, snap, ouch. And tight.'],
        turned: ['Comb, plait, clip. And light.'],
        noticing: [
          '{hero} felt {hero_his} head to see what was left. There was something cold at the end of three hairs, and it swung. It was the clip. It had held all that, once, and now it held three.',
        ],
        deed: [
          '{hero_subj} undid it. {hero_subj} combed {hero_his} hair through, from the tips up, and plaited it out of the way. Then {hero_he} hung the clip in beside {part_def}, where something was wanting.',
        ],
        answer: [
          'It was thin at the one end, and it had a hook at the other. {part_def} swallowed, and let itself be lifted.',
        ],
        echo: [
          '<companion>It’s got three hairs on it,</companion> said {companion}. <hero>They’re the key ring,</hero> said {hero}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} bent over {part_def} with {hero_his} mane hanging down, and it caught in the crack. <hero>Ow.</hero> Jerk. <hero>Ow.</hero>',
          ],
          warm: [
            '{hero_subj} laid {hero_his} cheek on {part_def} to comfort it. When {hero_he} got up, a strand of {hero_him} stayed in the crack. Jerk.',
          ],
          clever: [
            '{hero_subj} wanted to look at {part_def} from so close that {hero_his} mane fell into it. Whoever pulls is free, {hero_he} thought. Jerk.',
          ],
          playful: [
            '{hero_subj} was fishing with {hero_his} own mane. Something in {part_def} had bitten. <hero>A big one,</hero> said {hero}, and jerked.',
          ],
        },
        fails: ['Each jerk pulled at the wrong end of the crack.'],
        again: [
          '{hero_subj} jerked with both hands. {hero_subj} now had a parting that {hero_he} had not had before.',
        ],
        refrain: ['Bend down, caught, ow. And crack.'],
        turned: ['Comb it, plait it, clip. And hold.'],
        noticing: [
          'A cold thing tapped {hero_him} on the cheek. It was {hero_his} clip. It was hanging on three threads and had nothing to hold.',
        ],
        deed: [
          '{hero_subj} combed it through, tips first, plaited it behind, and took out the clip. {hero_subj} snapped it over the two edges of {part_def}.',
        ],
        answer: [
          'That is what a clip is for. It held the one side of {part_def} and the other, and it held them both.',
        ],
        echo: [
          '<companion>And who’s holding you now?</companion> asked {companion}. {hero} shook {hero_his} head. The plait held.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} laid {hero_his} head on {part_def}, to look along it, and could not take it up again. <hero>Ow.</hero> {hero_subj} took it up.',
          ],
          warm: [
            '{hero_subj} rocked {part_def} in {hero_his} arms, with {hero_his} hair all over it. When {hero_he} put it down it came along.',
          ],
          clever: ['{hero_subj} looked for the crack in {part_def}, and found it with {hero_his} hair.'],
          playful: [
            '{hero_subj} was a mermaid on a rock, and combed {hero_his} hair with {part_def}. It only went in.',
          ],
        },
        fails: ['Whenever {hero_he} got loose, the crack had got a bit wider for it.'],
        again: ['{hero_subj} jerked. There was a note like a harp, and that was a hair.'],
        refrain: ['Lean down, caught, jerk. And crack.'],
        turned: ['Comb up, plait, clip. And back.'],
        noticing: [
          'Something hit {hero_him} on the nose and swung back. It was small, and it was of silver or tin. It was made of two sides that want to be together. It hung on by a whisker.',
        ],
        deed: [
          '{hero_subj} took it in {hero_his} teeth, for the time being. {hero_subj} combed, from the tips, and plaited it all behind. Then {hero_he} bit open the clip and shut it over {part_def}, where it was two.',
        ],
        answer: ['The two sides lay in it like two cards in a hand.'],
        echo: [
          '<companion>You lisp,</companion> said {companion}. {hero} took the second clip out of {hero_his} teeth. {hero_subj} had forgotten that there were two.',
        ],
      },
    ],
  },
  lengthOfASong: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero} was half combed. At every stroke {hero_he} jumped up to see about {part_def}, and {companion} and the comb jumped along.',
          ],
          warm: [
            '{hero} worried about {part_def} so much that {hero_he} could not be combed. {hero_subj} bobbed up at each stroke. <hero>Are you all right?</hero>',
          ],
          clever: [
            'One stroke, one look, thought {hero}. {hero_subj} ran from {companion_gen} comb to {part_def} and back, and nothing got done in either place.',
          ],
          playful: [
            '{hero} was on a spring. At each stroke of {companion_gen} comb the spring went off, all the way to {part_def}. <hero>Boing.</hero>',
          ],
        },
        fails: ['{companion} combed the air. {hero} shook the ground.'],
        again: ['{hero_subj} ran off with the comb in. {companion} held on to the other end of it.'],
        refrain: ['Stroke, boing, look. And no.'],
        turned: ['Stroke and stroke and song. And so.'],
        noticing: [
          'The comb was stuck in {hero_him} and wagged. When {hero} breathed in and forgot to breathe out, it stopped. {hero_subj} tried it again. It stopped.',
        ],
        deed: [
          '{hero_subj} sat down and folded {hero_his} hands in {hero_his} lap. {hero_subj} held still for one whole song, and {companion} combed.',
        ],
        answer: [
          '{part_def} had one whole song with nobody running. You could have heard it, if it had not been for the singing.',
        ],
        echo: [
          '<companion>All through,</companion> said {companion}, and the comb went from the top to the end, without stopping. It took about a note.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} combed, and {hero} was to sit. {hero} sat like a flea. At each stroke {hero_he} was over at {part_def}, and back.',
          ],
          warm: [
            '<hero>I’ll only just see if it needs anything,</hero> said {hero}, half combed, and went over to {part_def}, with {companion} and comb in tow.',
          ],
          clever: [
            '{hero} had worked out that between two strokes there was time to see to {part_def}. There was not quite time to come back.',
          ],
          playful: [
            '{hero} was a clock with the comb for its pendulum. <hero>Tick,</hero> and {hero_he} was by {part_def}. <hero>Tock,</hero> and {hero_he} was in the comb.',
          ],
        },
        fails: ['Neither of the two was ever left long enough in one place to get anywhere.'],
        again: ['{hero_subj} did it twelve times over. That was a good deal of running.'],
        refrain: ['Comb, run, comb, run. And no.'],
        turned: ['Comb, sit, song. And so.'],
        noticing: [
          '{companion} had stopped. {companion} stood there with the comb up, where {hero_gen} head had been, and waited for it to come round again. {companion} hummed a little, so that the place should not get cold.',
        ],
        deed: [
          '{hero_subj} sat down under the comb. {hero_subj} folded {hero_his} hands, and did not look round, till the song was out, and {companion} combed right through it.',
        ],
        answer: ['The song had a good many verses. {part_def} had them all to itself.'],
        echo: [
          '<companion>You’ve got quite a straight parting,</companion> said {companion}. <companion>I’d never seen you long enough.</companion>',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero} was half combed. At each stroke {hero_he} jumped up to nudge {part_def}, and {companion} and the comb hopped after {hero_him}.',
          ],
          warm: [
            '{hero} could not sit for worry about {part_def}. {hero_subj} sprang up at each stroke to see, and took {companion_gen} comb along.',
          ],
          clever: [
            '{hero} wanted to be combed and to wake {part_def}, both at once. So {hero_he} did them in turns, a stroke and a prod.',
          ],
          playful: [
            '{hero} was a jack-in-the-box. At each stroke of {companion_gen} comb the lid flew up, and it called <hero>Peep</hero> at {part_def}.',
          ],
        },
        fails: ['With every stroke there was a thump. Nobody turns over for a thump.'],
        again: ['{hero_subj} ran off with the comb in it, and {companion} behind, like a kite.'],
        refrain: ['Stroke, hop, thump. And grrm.'],
        turned: ['Stroke and stroke and hum. And over.'],
        noticing: [
          'The comb was stuck and wagged behind {hero_him}. When {hero} held {hero_his} breath it stopped. It was so still then that you heard somebody else breathe.',
        ],
        deed: [
          '{hero_subj} sat down and folded {hero_his} hands in {hero_his} lap. {hero_subj} held still for one whole song, a low one, while {companion} combed.',
        ],
        answer: ['It did for two. {part_def} stretched, as if the comb were going down {part_his} own back.'],
        echo: [
          '<companion>Now me,</companion> said {companion}, and gave {hero} the comb. {hero} knew the song, by then.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero} was being combed, a bit. At each ow {hero_he} bent over {part_def}, to see whether that had done it.',
          ],
          warm: [
            '{hero} was being combed, and worried about {part_def} meanwhile. {hero_subj} kept jumping up to pull the blanket straight.',
          ],
          clever: [
            '{hero} was being combed, and had an idea about {part_def} at each stroke. {hero_subj} tried them out on the spot, one hop each.',
          ],
          playful: [
            '{hero} was being combed, and was a rocking horse. It rocked up against {part_def}, and back, and up.',
          ],
        },
        fails: ['There was a thud, and a stroke, and a thud. There is no sleeping out of that, only in.'],
        again: ['{hero_subj} bounced up once more. The comb went along.'],
        refrain: ['Stroke, thud, stroke. And hmm.'],
        turned: ['Stroke, stroke, hum. And mm.'],
        noticing: [
          'The comb stuck, and {companion} loosened it, with two fingers, and blew on the place. It was so pleasant that {hero} forgot to hop. There was a purr from somewhere. It went up and down with the comb.',
        ],
        deed: [
          '{hero_subj} let {hero_his} hands lie and {hero_his} chin sink. {hero_subj} sat through one whole low song, and {companion} combed in the time of it.',
        ],
        answer: [
          'In there somebody was being combed, too, by the sound of it. {part_def} turned {part_his} neck to it.',
        ],
        echo: [
          '<companion>You’re asleep,</companion> said {companion}. {hero} shook {hero_his} head, so gently that it hardly moved the plait.',
        ],
      },
    ],
  },
  warmUpHour: {
    tangled: [
      {
        firstTry: {
          bold: [
            'An hour before the audition {hero_subj} ripped a fine brush through {hero_his} own knots and then went at {part_def} the same way.',
          ],
          warm: [
            '{hero_subj} said it was all fine, from under half a hood, with a brush in the knots. To the one who knocked about {part_def} {hero_he} was sharp.',
          ],
          clever: [
            '{hero_subj} gave {hero_his} own knots nine minutes and {part_def} nine. A fine brush was the quickest, in theory. {hero_subj} ripped.',
          ],
          playful: [
            '{hero_subj} fenced with the brush under {hero_his} hood, and made a remark about {part_def} through the door that was not as funny inside.',
          ],
        },
        fails: ['Whoever knocked was bitten. It was told on, and it grew.'],
        again: ['{hero_subj} ripped from the top once more. Something gave, and it was the handle.'],
        noticing: [
          'At the ends, under the hood, it all lay apart quite willingly. It was only felt where {hero_he} had ripped. {hero} put down what was left of the brush, and listened to who was standing out there.',
        ],
        deed: [
          '{hero_subj} gave up the warm-up room, twenty minutes of it. {hero_subj} sat down in the corridor with oil and a wide comb, and started at the tips. <hero>Tell me from the end,</hero> said {hero} to {companion}, <hero>about {part_def}.</hero>',
        ],
        answer: [
          '<companion>From the end,</companion> said {companion}, and slid down on to the ground. A comb makes hardly any noise if it begins at the bottom.',
        ],
        echo: [
          '{hero} sang it without having warmed up. <companion>There was a knot in the middle,</companion> said {companion}. <hero>I know. I went round it.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ripped at {hero_his} knots with a fine brush, and between two rips {hero_he} rang up to hear whether {part_def} was ready.',
          ],
          warm: [
            '{hero_subj} rang about {part_def} every few minutes, to be company. With the free hand {hero_he} tore at {hero_his} hair from the top.',
          ],
          clever: [
            '{hero_subj} had seventeen minutes for the knots and none for {part_def}. A fine brush ought to do both, {hero_he} felt, if it was quick.',
          ],
          playful: [
            '{hero_subj} did a duel, brush against knot, with remarks to {part_def} over the shoulder. The knot was winning.',
          ],
        },
        fails: ['Each rip made it tighter, each ring made it later.'],
        again: [
          '{hero_subj} ripped and rang at the same time. The brush stuck. It stayed there during the call.',
        ],
        noticing: [
          'The brush hung in it and did not fall. {hero} felt along underneath, right down to the ends. There everything lay quite loose, side by side, and had all the time in the world.',
        ],
        deed: [
          '{hero_subj} gave back the key of the warm-up room. {hero_subj} sat down in the corridor with oil and a wide comb, switched off {hero_his} phone, and began at the tips.',
        ],
        answer: ['It took forty minutes. {part_def} had forty minutes in which nobody rang.'],
        echo: [
          '<companion>They called your name,</companion> said {companion}. The comb went through to the end. <hero>Now,</hero> said {hero}.',
        ],
      },
    ],
  },
  hoodDown: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had done the hair of all the others, with the hood over {hero_his} own. To {companion} {hero_he} did not speak. {hero_subj} pressed at {part_def}.',
          ],
          warm: [
            '{hero_subj} had a soft word and a hairpin for everyone. {hero_his} own lay in {hero_his} hood. When {companion} came near {part_def} {hero_he} turned round.',
          ],
          clever: [
            '{hero_subj} had shared out the comb by a list, so that {companion} and {hero_he} never met. In the list there was a gap, and in the gap was {part_def}.',
          ],
          playful: [
            '{hero_subj} was the barber of everyone and joked with each. {hero_gen} own head was in a hood, and {part_def} was no joke at all.',
          ],
        },
        fails: [
          'What was broken between them could not be done from one side. {hero} did {hero_his} side, again.',
        ],
        again: [
          '{hero_subj} pulled the hood down further. It only just left {hero_his} mouth, and that said <hero>no.</hero>',
        ],
        noticing: [
          'In the mirrors hung eleven finished heads and one hood. Nobody said anything. The comb lay there, and was free.',
        ],
        deed: [
          '{hero_subj} pulled down the hood in front of all eleven, half undone as it was. {hero_subj} held out the comb to {companion}, and turned {hero_his} back.',
        ],
        answer: [
          'For a while there was only the comb. <companion>Hold still,</companion> said {companion}. It was the first word since {part_def}.',
        ],
        echo: [
          'The parting was crooked. {hero} wore it like that for a week. <companion>I can do it straight,</companion> said {companion}. <hero>No,</hero> said {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} had done all the others’ hair, and was keeping the hood up. <hero>Not now,</hero> said {hero} to {part_def}, with pins in {hero_his} mouth.',
          ],
          warm: [
            '{hero_subj} was there for everyone, with the brush. When it came to {part_def}, {hero_he} pulled the hood a bit lower and asked who was next.',
          ],
          clever: [
            'If {hero_he} did everybody else’s, {hero} reckoned, no one would have time to look at {hero_him}. To {part_def} {hero_he} gave a number for the queue.',
          ],
          playful: [
            '{hero_subj} ran a salon, with gossip and an accent. When the talk came round to {part_def}, the salon was closed for lunch.',
          ],
        },
        fails: ['There were two of them now who had shut up, and one of them had a hood on.'],
        again: ['{hero_subj} did the last one over again. She had been quite all right.'],
        noticing: [
          'All along the mirrors it looked back at {hero_him}: eleven heads, plaited, pinned, shining. At the end came something dark with a nose. The comb lay in front of it. It was {companion_gen} comb, from before the quarrel, and nobody had taken it away.',
        ],
        deed: [
          '{hero_subj} took hold of the hood with both hands and pulled it down. It was quite a sight. {hero_subj} laid the comb in {companion_gen} hand, with all of them looking, sat down near {part_def}, and bent {hero_his} head.',
        ],
        answer: [
          'To do hair you need not look anybody in the face. The comb began at the bottom. After some time there was a word, and it was said to the parting.',
        ],
        echo: [
          'It was a very crooked parting. <companion>Shall I?</companion> asked the others. <hero>Leave it,</hero> said {hero}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Come out, everyone’s done,</hero> called {hero} to {part_def}, with {hero_his} hood up to the eyebrows.',
          ],
          warm: [
            '<hero>You look fine, I’m sure you do,</hero> said {hero} to {part_def}, through the crack, from inside a hood.',
          ],
          clever: [
            '{hero_subj} explained to {part_def} that people never look as closely as one thinks. {hero_his} own hood {hero_he} held shut from the inside.',
          ],
          playful: [
            '{hero_subj} announced {part_def} like a show at the fair. From under the hood you could hear the drum roll, and not see the drummer.',
          ],
        },
        fails: [
          'Whoever was to come out could see eleven heads that were perfect, and one that did not dare.',
        ],
        again: ['<hero>There’s nobody looking,</hero> said {hero}. There were eleven of them, with mirrors.'],
        noticing: [
          'In the last mirror was the hood. {hero} had been so busy that {hero_he} had not met it all day. So that was what they looked like from outside, the people who say that it is nothing.',
        ],
        deed: [
          '{hero_subj} pulled it down. One half was brushed and the other half was straw, and everybody saw. {hero_subj} held out the comb to {companion}, with whom {hero_he} had not spoken for a week, and sat down where {part_def} could see it being done. <hero>Start with the straw,</hero> said {hero}.',
        ],
        answer: [
          'Somebody was sitting there unfinished, in front of all of them. It was quite a comfort to look at.',
        ],
        echo: [
          '<companion>There’s a pencil in here,</companion> said {companion}, after a while. <hero>I’ve been looking for that.</hero>',
        ],
      },
    ],
  },
};
