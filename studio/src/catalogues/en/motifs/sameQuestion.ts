import type { MotifMessages } from '../../schema.ts';

export const sameQuestion: MotifMessages = {
  home: [
    'Every morning, before the bread was cut, somebody at {hero_gen} table asked what was new. Every morning somebody said: nothing yet. Then they could begin.',
  ],
  echo: [
    'Next morning, before the bread was cut, somebody asked what was new. {hero} looked into {hero_his} cup for a moment. Then {hero_he} smiled. <hero>Sit down,</hero> said {hero}. <hero>It takes a while.</hero>',
  ],
  plant: [
    'For some weeks now there had really been something new, and {hero} had not said it. It was not even bad. It was only that a thing, once you have said it at breakfast, belongs to everybody, and gets asked about, and has butter on it. So {hero_he} carried it to school and back again every day, like a stone in a pocket, and by now it had grown quite smooth.',
  ],
  pay: [
    'It struck {hero} that the new thing had been kept so long that it was nearly old. If {hero_he} waited any longer, the only true answer would be nothing again, and that would be a waste. Tomorrow, then. Before the butter.',
  ],
};
