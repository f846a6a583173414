import type { MotifMessages } from '../../schema.ts';

export const oneGlove: MotifMessages = {
  home: [
    'An einem Haken im Flur hing ein einzelner roter Handschuh. {hero_subj} grüßte ihn, wenn {hero_er} vorbeikam. Der andere war seit dem Winter unterwegs.',
    {
      text: '{hero_subj} besaß genau einen Handschuh. Er war grün, und er hing an der Tür und hielt die Finger offen, falls jemand käme.',
      from: '6-8',
    },
  ],
  echo: [
    'Der Handschuh hing an seinem Haken, ein bisschen schief. {hero_subj} steckte ihm etwas zwischen die Finger. Jetzt hatte er etwas zum Festhalten.',
    {
      text: 'An der Tür wartete der Handschuh. {hero_subj} gab ihm die Hand, ganz leicht, und ließ sie eine Weile dort. Er war warm, wenn man ihn wärmte.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Es gab eine Geschichte zu dem Handschuh, und {hero} erzählte sie niemandem. Den anderen hatte {hero_er} nämlich nicht verloren. {hero_er} hatte ihn an einem sehr kalten Tag auf eine Mauer gelegt, neben eine Bushaltestelle, wo ein Kind gestanden hatte, das die Hände in den Ärmeln hielt. Dann war der Bus gekommen. Ob das Kind ihn gefunden hatte oder der Wind, das wusste {hero_er} bis heute nicht.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Auf einmal war {hero} sich ziemlich sicher, was aus dem zweiten Handschuh geworden war. Man legt etwas auf eine Mauer, und dann fährt der Bus, und man erfährt es nie. So war das eben mit Mauern. Aber irgendwo gab es nun eine Hand, die nicht mehr im Ärmel steckte, und an einem Haken hing einer, der darüber Bescheid wusste. Mehr Beweis brauchte man eigentlich nicht.',
      from: '9-12',
    },
  ],
};
