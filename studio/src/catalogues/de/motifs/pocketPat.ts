import type { MotifMessages } from '../../schema.ts';

export const pocketPat: MotifMessages = {
  home: [
    'Bevor {hero} aus dem Haus ging, klopfte {hero_er} auf die linke Tasche. Es war nie etwas darin. Aber wenn {hero_er} es vergaß, ging der Tag schief.',
    {
      text: 'Dreimal auf die linke Tasche klopfen, dann los: So machte es {hero} jeden Morgen. Die Tasche war leer. Man konnte ja nie wissen.',
      from: '6-8',
    },
  ],
  echo: [
    'An der Haustür klopfte {hero_subj} auf die linke Tasche. Diesmal klang es anders. Es war etwas darin.',
    {
      text: 'Ehe {hero} ins Bett ging, klopfte {hero_er} noch einmal auf die linke Tasche. Sie war nicht mehr leer. Da konnte der nächste Tag ruhig kommen.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Früher war in der linken Tasche etwas gewesen, ein Stück Schnur mit drei Knoten, und jeder Knoten hatte für ein Versprechen gestanden. Zwei davon hatte {hero} eingelöst. Dann war die Hose gewaschen worden, und die Schnur war fort. Seitdem klopfte {hero_er} auf die Stelle, wo das dritte Versprechen gesteckt hatte. {hero_er} wusste noch sehr genau, welches es war. Gerade deshalb klopfte {hero_er} so leicht.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'In der linken Tasche war noch immer Platz für ein Stück Schnur. {hero_subj} fand, dass man einen dritten Knoten auch dann lösen konnte, wenn es die Schnur nicht mehr gab. Das Versprechen war ja nicht mitgewaschen worden. Es ging um einen Besuch, um eine Treppe mit vielen Stufen und um jemanden, der ganz oben wohnte und selten Besuch bekam. Übermorgen, dachte {hero_er}. Nein: morgen.',
      from: '9-12',
    },
  ],
};
