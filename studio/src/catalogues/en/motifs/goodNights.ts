import type { MotifMessages } from '../../schema.ts';

export const goodNights: MotifMessages = {
  home: [
    'Nobody in {hero_gen} house went to sleep before three good nights had been said. One was for the lamp. One was for the coat on its hook. One was for the spoon that always fell.',
  ],
  echo: [
    'Good night, lamp. Good night, coat. Good night, spoon. {hero_subj} said it more and more slowly, and the last one was only a breath.',
  ],
  plant: [
    'There used to be a fourth good night, for the empty bed by the wall. {hero_subj} still thought it every evening, but only inside, where it made no noise. Everyone else had stopped at three, quite naturally, as you stop laying a plate. It seemed a pity. A bed does not know that it is not needed.',
    {
      text: 'Nobody remembered why it was just those three. {hero} had asked, and had got three different answers, all of them long. Secretly {hero_he} had begun to think that it did not matter which things they were. Whoever has said good night to a spoon has said it to everything, more or less, and may leave off being angry for the day.',
      from: '6-8',
    },
  ],
  pay: [
    {
      text: '{hero_subj} thought of the fourth good night. Tonight it could be said half aloud, and nobody would mind. Somebody might even say it back. If not, it would still have been said, and a bed that has been wished good night is never quite empty.',
      from: '6-8',
    },
    'It had been meant for the spoon. But now, with the day behind {hero_him}, {hero} saw how far a good night could reach. There was somebody out there to whom {hero_he} had not said it, on purpose, three evenings running. It was only two words. If they did for a coat, they would do for a person.',
  ],
};
