import type { MotifMessages } from '../../schema.ts';

export const lampPatch: MotifMessages = {
  home: [
    'Jeden Morgen wanderte ein Fleck Licht über die Wand. {hero_subj} nannte ihn Herrn Gelb. Erst besuchte er den Schrank, dann das Bett.',
    {
      text: 'Ein Sonnenfleck wohnte bei {hero} im Zimmer. Er kam um sieben, stieg über den Stuhl und ging ohne Gruß durch die Tür.',
      from: '6-8',
    },
  ],
  echo: [
    'Am Abend kam der Lichtfleck noch einmal zurück, rot diesmal und sehr müde. {hero_subj} hielt ihm die Hand hin. Er setzte sich hinein.',
    {
      text: '{hero_subj} sah zur Wand. Dort, wo sonst der Sonnenfleck stand, lag jetzt ein kleiner, blasser vom Mond. {hero_er} rückte ein Stück und machte ihm Platz.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'An einem einzigen Tag im Jahr erreichte der Lichtfleck die hinterste Ecke, wo die Tapete eine Naht hatte. {hero_subj} hatte im vergangenen Jahr eine Nadel hineingesteckt, genau in die Mitte, ohne jemandem davon zu erzählen. Nun wartete {hero_er}, ob er wiederkam. Es war keine wichtige Frage. Es hing nichts daran als der Gedanke, dass die Dinge dorthin zurückfinden, wo sie einmal waren, und dass man es beweisen könnte.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Die Nadel in der Tapete fiel {hero} wieder ein. Wann genau der Lichtfleck sie treffen würde, stand in keinem Kalender, und vielleicht traf er sie nie mehr ganz. Aber daneben, um Haaresbreite, das war doch auch eine Auskunft. Dann war eben nicht das Licht verrutscht, sondern das Haus, oder die Nadel, oder {hero}. Man konnte eine zweite hineinstecken. So wurde aus einem Punkt mit der Zeit ein Weg.',
      from: '9-12',
    },
  ],
};
