import type { MotifMessages } from '../../schema.ts';

export const jarCount: MotifMessages = {
  home: [
    'On {hero_gen} shelf stood a jar with one button in it for every good day. There were forty-one. Yesterday’s was blue.',
  ],
  echo: [
    'That evening {hero} looked through the button tin for a long time. Then one more dropped into the jar, and it rang. Forty-two.',
  ],
  plant: [
    'There was a rule about the jar that {hero} had made and never told. A button could be put in, but it could also be taken out, if a day turned bad afterwards. In all that time only one had ever come out again, a brass one, in March. It lay by itself on the sill behind the curtain, where the sun found it every morning at ten past eight.',
  ],
  pay: [
    '{hero_subj} thought of the brass button behind the curtain. What had happened in March had been a real pity, but it had been a good day first, for nine whole hours, and nobody could take the nine hours back. Perhaps the rule was wrong. Rules that only one person knows are quite easily mended.',
  ],
};
