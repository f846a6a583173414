import type { Tables } from '../../schema.ts';

export const humorous: NonNullable<Tables['trait']['humorous']> = {
  home: [
    {
      text: 'At breakfast {hero} wore the egg cosy. By now nobody looked up, so {hero_he} had begun to wear two.',
      to: '9-12',
    },
    '{hero_subj} could raise one eyebrow, and then, after a pause, the other. It had taken a whole winter.',
    {
      text: 'Once {hero} slipped on the kitchen floor, slid under the table, and ordered soup from down there.',
      from: '6-8',
    },
    {
      text: '{hero_subj} greeted {hero_his} own reflection every morning, and always let it go first.',
      from: '6-8',
      to: '9-12',
    },
    'There was a drawing of the head teacher in {hero_gen} exercise book. The head teacher had asked for a copy.',
    {
      text: '{hero_subj} had taught the parrot next door to say: who are you calling a parrot?',
      from: '6-8',
    },
    { text: 'If there was a silence, {hero} felt sorry for it and put something in.', from: '6-8' },
    {
      text: '{hero_subj} laughed at {hero_his} own jokes before {hero_he} had told them, so that everybody could get ready.',
      from: '6-8',
    },
    'When the lights went out, {hero} said: nobody move, I have lost the cake. There had not been a cake.',
    { text: '{hero_gen} socks never matched. They had met at a party, {hero_he} said.', to: '9-12' },
    { text: 'There was a saucepan in the hall, and it said good morning. Under it was {hero}.', to: '9-12' },
    {
      text: 'The banana was ringing again. {hero} picked it up, listened, and passed it on. It was for the cat.',
      to: '9-12',
    },
    {
      text: 'All morning {hero} had walked backwards. At breakfast {hero_he} wished everybody good night.',
      to: '9-12',
    },
    {
      text: '{hero_subj} had been sent out of so many lessons that the corridor had its own chair for {hero_him}. There was a cushion on it by now. It was from the headmistress.',
      from: '13-17',
    },
    {
      text: 'At {hero_his} great-uncle’s birthday {hero} had given the speech. Two aunts who had not spoken to each other since the wedding had had to hold on to each other.',
      from: '13-17',
    },
    {
      text: '<hero>I’m being serious now,</hero> said {hero}, and everyone got ready to laugh.',
      from: '9-12',
    },
    {
      text: '{hero_subj} had eleven ways of coming into a room, and had been asked to leave out the ninth.',
      from: '13-17',
    },
    {
      text: 'In the yearbook there was a sentence about {hero}: has never once been boring. {hero_subj} had read it a good deal too often.',
      from: '13-17',
    },
    {
      text: 'When something was really bad, {hero} made a joke first. {hero_subj} could not have said whom it was for.',
      from: '13-17',
    },
  ],
  firstMove: [
    '<hero>After you,</hero> said {hero} to {obstacle_him}, and bowed. Nobody went first.',
    {
      text: '{hero_subj} knocked, as if somebody were at home, and said {hero_he} had come about the piano.',
      from: '6-8',
    },
    '<hero>I’ve seen bigger,</hero> said {hero}. <hero>On stamps.</hero>',
    '{hero_subj} made a face at {obstacle_him}. It was one of {hero_his} best, and it was wasted.',
    '{hero_subj} asked {obstacle_him} whether there was an appointment.',
    { text: '<hero>That looks like my uncle,</hero> said {hero}. <hero>Before coffee.</hero>', to: '9-12' },
    {
      text: '<hero>Ladies and gentlemen,</hero> said {hero}, and rolled up one trouser leg. It was not clear why just the one.',
      to: '9-12',
    },
    '{hero_subj} told {obstacle_him} the one about the snail and the taxi. It was not a quick joke, and {hero_he} did not hurry.',
    '{hero_subj} sang {obstacle_him} a lullaby, very badly, as a softener. {companion} got softened up instead.',
    {
      text: '{hero_subj} gave {obstacle_def} a name, Kevin, and after that it was a good deal harder to be angry with it.',
      from: '13-17',
    },
    {
      text: '<hero>Have we tried asking nicely?</hero> asked {hero}, and did so, in the voice of the head of the school.',
      from: '9-12',
    },
    {
      text: '{hero_subj} reviewed {obstacle_def}: two stars, a little long, good use of shadow.',
      from: '13-17',
    },
    {
      text: '{hero_subj} played {obstacle_def} as a Western. It was a one-sided duel, as {obstacle_def} did not draw.',
      from: '13-17',
    },
    '<hero>Knock, knock,</hero> said {hero} to {obstacle_def}. Nobody asked who was there, and so {hero_he} had to leave it at that.',
    '<hero>Right,</hero> said {hero}, <hero>I’ll be the clever one today.</hero> There was a pause. <hero>No, you’d better.</hero>',
  ],
  tries: [
    {
      text: '{hero_subj} told {part_def} the one about the three snails. {hero_subj} did all the voices, and the door that squeaks. Then came the end, and after the end came a pause, in which somebody ought to have laughed. <companion>I liked the door,</companion> said {companion} after a while. {hero_subj} knew another one. But that was about a snail as well, and it struck {hero_him} that {hero_he} was not laughing either.',
      from: '9-12',
    },
    {
      text: '<hero>Ladies and gentlemen,</hero> said {hero}, bowed to {part_def}, and fell over {hero_his} own feet, on purpose. Nobody could do it as well as {hero}. {hero_subj} got up and did it again. The second time it was not quite on purpose. <companion>Did that hurt?</companion> asked {companion}. <hero>Only where it was funny,</hero> said {hero}, and rubbed the place.',
      from: '9-12',
    },
    {
      text: '{hero_subj} made the face. It was the one with the eyebrows, for which a whole class had once been sent out. {hero_subj} made it from the left, and then from the right. <companion>Does it work on that sort of thing?</companion> asked {companion}, looking from the eyebrows to {part_def}. <hero>It works on everybody,</hero> said {hero}. But it is hard to hold. In the end {hero_his} own eyebrows gave up first.',
      from: '9-12',
    },
  ],
  helps: [
    '{hero_subj} tripped over {hero_his} own foot, sat down hard, and thanked the floor for coming. Somebody snorted. That was a start.',
    'There was a joke for this. {hero_subj} felt it on {hero_his} tongue, looked round, and for once put it back.',
    '<hero>I’ve got a leaf stuck to me somewhere, haven’t I?</hero> said {hero}. {hero_subj} had. It was a large one.',
    {
      text: 'It came to {hero} that nobody had laughed for some time, and that {hero_he} had not been listening out for anything else.',
      from: '6-8',
    },
    '{hero_subj} told it to {hero_himself} as a funny story. It was quite funny, up to the part where somebody turned away.',
    'When your own knees shake, it does help to introduce them to each other. {hero_subj} did so.',
    '{hero_subj} looked for the funny side. While {hero_he} was looking, {hero_he} came past all the other sides, and one of them was new.',
    '{hero_subj} let one laugh go by without jumping on. After it there was a silence, and {hero_he} was able to hear right into it.',
    '<hero>I’ve been clowning about with the wrong end,</hero> said {hero}. {hero_subj} said it quite quietly, for once with {hero_his} own voice.',
    '{hero_subj} crossed {hero_his} eyes, from habit, and saw two of everything. When {hero_he} uncrossed them, {hero_he} looked at what was left.',
    {
      text: '{hero_subj} had laughed about it so as not to be asked. Nobody had asked. It had worked so well.',
      from: '13-17',
    },
    {
      text: '<hero>What would I say if it weren’t funny?</hero> asked {hero}. It took a while, and was a short sentence.',
      from: '13-17',
    },
    {
      text: 'There was a laugh for when you are frightened. {hero_subj} knew it from the inside. It occurred to {hero_him} that {hero_he} had just heard it from outside.',
      from: '13-17',
    },
    {
      text: 'For once {hero} did not fill the pause. Things came into it, one by one, like deer.',
      from: '9-12',
    },
  ],
  homeward: [
    'On the way {hero} told it again, in the voice of somebody very important with a cold.',
    {
      text: '{hero_subj} walked backwards, so as to see where {hero_he} had been. A bench did not get out of the way.',
      to: '9-12',
    },
    '{hero_subj} bowed to a cat. The cat pretended to know somebody across the road.',
    'At the corner {hero} asked the way home, of a tree. It pointed in several directions.',
    '{hero_subj} laughed all at once, though nobody had said a thing. It had taken until now to arrive.',
    {
      text: '{hero_subj} put {hero_his} hat on {companion_gen} head, and then somebody else’s on {hero_his} own. Nobody matched.',
      to: '9-12',
    },
    {
      text: '{hero_subj} did the whole way home as an old gentleman with a stiff knee. At the hill the knee came true.',
      to: '9-12',
    },
    'Whenever it was quiet, {hero} said one word from the story. It was enough, each time, to set them all off.',
    {
      text: '{hero_subj} raced {hero_his} own shadow to the corner. It won by a leg, and {hero_he} wanted to see its shoes.',
      to: '9-12',
    },
    '{hero_subj} yawned so widely that {companion} yawned too, and then {hero_he} yawned back. They called it a draw.',
    {
      text: '<hero>Ask me something,</hero> said {hero} on the way, <hero>and I’ll answer it properly.</hero> It was a long way, and they made use of it.',
      from: '13-17',
    },
    {
      text: '<companion>That wasn’t funny, what you said,</companion> said {companion}, after the bridge. <hero>No,</hero> said {hero}. <companion>It was good,</companion> said {companion}.',
      from: '9-12',
    },
    {
      text: 'A man with a dog came towards them, and the dog had a stick that was wider than the path. {hero_subj} said nothing whatever. It could not be improved.',
      from: '13-17',
    },
    {
      text: '{hero_subj} saved it up, the funniest bit, until they stood before the door. Then they could not get the key into the lock.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} bowed to the left and to the right. In the middle {hero_he} tripped over {hero_his} own foot. Now everything here knew that {hero_he} had come.',
    '<hero>Don’t get up,</hero> said {hero} to the place. Nobody had been going to, and so it was very well behaved.',
    '{hero_subj} tried out the echo with a hiccup. It hiccupped back, and {hero_he} said bless you to it.',
    {
      text: '{hero_subj} wiped {hero_his} feet on {hero_his} own trouser legs, which saved looking for a mat. It worked better for the left than the right.',
      from: '6-8',
      to: '9-12',
    },
    'There was a strange smell. {hero_subj} sniffed at {hero_himself} first, to be on the safe side, and then breathed out.',
    '{hero_subj} walked in with the walk of a very important duck. It is hard for a place to be scary after that.',
    '<hero>I’d have tidied up,</hero> said {hero} in a deep voice, on behalf of the place. Something in a corner seemed to giggle.',
    {
      text: '{hero_subj} counted {hero_his} arms, {hero_his} legs and {hero_his} nose. All of {hero_him} had arrived, the nose a little earlier than the rest.',
      to: '9-12',
    },
    {
      text: '{hero_subj} tapped on the nearest hard thing and asked for a table by the window. It would be a moment, {hero_he} reported.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{hero_subj} pulled the face that {hero_he} kept for first visits. It was friendly at the top and a bit cross-eyed further down.',
      to: '9-12',
    },
    {
      text: '<hero>Very kind of you all to come,</hero> said {hero} to the place, which had been there for some hundred years.',
      from: '13-17',
    },
    {
      text: '{hero_subj} fell over the one thing that could be fallen over, got up, and thanked it. From then on they had something to talk about.',
      from: '9-12',
    },
    {
      text: '{hero_subj} took a moment to see who here could laugh. There is generally one. You know them by the way they are not doing it.',
      from: '13-17',
    },
    {
      text: '{hero_subj} imitated the sound that the door had made. The door sounded a bit offended the next time.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_subj} began the joke, got to the middle, and could not think what had been so funny.',
    '{hero_gen} eyebrows went up, both at once, ready for something. Then they came down again, and nothing had happened.',
    '<hero>Ha,</hero> said {hero}. It was just the one, and it fell on the ground and stayed there.',
    '{hero_subj} waited for somebody to laugh, so that {hero_he} could join in. Everybody seemed to be waiting for the same thing.',
    '{hero_subj} still had the face on from before, the silly one. {hero_subj} had forgotten it was there, and over it {hero_his} eyes were wet.',
    '{hero_subj} turned {hero_his} hat round, or where a hat would be. From behind it was no funnier.',
    {
      text: 'There was a hiccup coming. {hero_subj} would have given a lot for it to be the funny sort.',
      from: '6-8',
    },
    '{hero_subj} bowed, very low, and then did not come up again for some time. You could see only the back of {hero_his} neck.',
    'The corners of {hero_gen} mouth tried it once more. They got halfway up, like two snails on a wet wall.',
    '{hero_subj} sat down on {hero_his} own hands. They had been about to do the trick with the thumb.',
    {
      text: '{hero_subj} heard the joke go by that {hero_he} would have made. It turned round once at the corner, and looked at {hero_him}.',
      from: '13-17',
    },
    {
      text: 'They were all looking at {hero}, as one looks at a socket when the light has gone out.',
      from: '13-17',
    },
    {
      text: '<companion>Don’t,</companion> said {companion}, and {hero_he} had only taken a breath.',
      from: '9-12',
    },
    {
      text: 'It was so quiet that you could have heard a joke drop. {hero_subj} had dropped it. One could.',
      from: '13-17',
    },
  ],
};
