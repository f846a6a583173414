import type { MotifMessages } from '../../schema.ts';

export const lateClock: MotifMessages = {
  home: [
    'The clock in {hero_gen} hall was late, but never by the same amount. It said tick, thought about it, and then said tock.',
  ],
  echo: [
    'In the hall the clock said tick. {hero_subj} waited in {hero_his} socks until it had thought about it. Then they both said tock.',
  ],
  plant: [
    'What nobody knew was that {hero} could have mended the clock long ago. The missing screw lay in {hero_his} pencil case, and had done since the spring, because a house in which every clock is right seemed to {hero_him} a house without any time to spare.',
    'The clock had once been taken to be mended. The man in the shop had opened it, looked for a long time, and closed it again. He said that there was nothing wrong with it, it had simply been wound up by somebody who was never in a hurry, and it had picked up the habit. {hero} had thought about that all the way home. In the end {hero_he} had asked to be the one who winds it.',
  ],
  pay: [
    '{hero_subj} felt for the little screw in {hero_his} pocket. Perhaps it was time to give it back. Perhaps tomorrow. A clock that has waited since spring can wait one more night. There would be a day for it, a quiet one, and on that day everybody would look up at the same moment and wonder what was missing.',
    'Somebody who is never in a hurry had once stood in front of that clock and wound it, evening after evening, until it had caught the habit. Perhaps things learn more from how you touch them than from what you want of them. {hero_subj} decided to wind it a little more slowly still. There was no telling what else it might pick up.',
  ],
};
