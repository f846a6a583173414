import type { MotifMessages } from '../../schema.ts';

export const blanketHills: MotifMessages = {
  home: [
    {
      text: 'Die Decke von {hero} war ein Land. Die Knie waren ein Berg, dazwischen lag ein Tal. Ganz unten gab es einen See, da wohnten die Füße.',
      from: '6-8',
    },
    'Jeden Abend baute {hero_subj} aus der Decke einen Hügel, einen Weg und ein Meer. Auf dem Weg war um diese Zeit niemand mehr unterwegs.',
  ],
  echo: [
    {
      text: 'Der Berg wurde flach, denn {hero} streckte die Knie aus. Das Tal wurde still. Im See wurden die Füße warm. Über dem ganzen Land ging langsam der Tag aus.',
      from: '6-8',
    },
    'Der Hügel sank. Der Weg lag leer. Das Meer hob sich und senkte sich, hob sich und senkte sich, und {hero} schlief mitten darin.',
  ],
  plant: [
    {
      text: 'Natürlich war {hero} zu alt für Länder aus Decken, das wusste {hero_er} selbst. Erzählt hätte {hero_er} davon keinem. Aber wenn der Tag krumm gewesen war, half es noch immer, ihn in das Tal zu legen und die Decke glatt darüber zu ziehen. Heute gab es auch etwas für das Tal: einen Satz, den {hero_er} am Mittag gesagt hatte und den {hero_er} gern zurückgehabt hätte.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'In dem Tal unter der Decke lag noch immer der Satz vom Mittag. {hero_subj} sah ihn sich an, so wie man eine Landkarte ansieht. Von hier aus war er kleiner. Man konnte ihn morgen früh in die Tasche stecken und dem zurückbringen, dem {hero_er} ihn gesagt hatte, samt einem zweiten, der ihn ein Stück gerader bog. Der Weg dorthin war eingezeichnet. Er führte über den Berg und war nicht lang.',
      from: '9-12',
    },
  ],
};
