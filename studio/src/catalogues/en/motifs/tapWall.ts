import type { MotifMessages } from '../../schema.ts';

export const tapWall: MotifMessages = {
  home: [
    'Every evening {hero} knocked three times on the wall above the bed. And every evening, from the other side, two knocks came back. Never three.',
  ],
  echo: [
    'That night {hero} knocked on the wall above the bed. One, two, three. It was quiet for a while. Then it came back. One. Two. Three.',
  ],
  plant: [
    '{hero_subj} had never seen who lived behind that wall. There was a name on the bell, but the rain had got at it, so that only the capital letter was left, a large and careful R. At first {hero_he} had meant to find out at once. Later it had seemed better not to, because as long as nobody had seen R, R could be anyone.',
  ],
  pay: [
    '{hero_subj} thought about R, on the far side of the wall, holding up a hand each evening and deciding on two. Perhaps R was keeping the third one back, in case somebody came. That was a lot to ask of a knock. Tomorrow, {hero} thought, it might be time to try the bell.',
  ],
};
