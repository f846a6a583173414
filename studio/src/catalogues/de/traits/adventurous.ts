import type { Tables } from '../../schema.ts';

export const adventurous: NonNullable<Tables['trait']['adventurous']> = {
  home: [
    {
      text: 'Zwischen dem kurzen und dem spannenden Weg sah {hero} keinen Unterschied. Zum Bäcker brauchte {hero_er} eine Stunde.',
      from: '6-8',
    },
    '{hero_subj} war auf dem Schulweg schon einmal durch drei Gärten und ein Boot gekommen.',
    'Auf dem Stadtplan von {hero} gab es weiße Flecken. Sie wurden jede Woche kleiner.',
    {
      text: 'Der Rucksack von {hero} stand immer gepackt. Es waren ein Seil, ein Brot und eine Pfeife darin.',
      from: '6-8',
    },
    '{hero_subj} hatte im Flur gezeltet, auf dem Dachboden und unter dem Esstisch.',
    'Wo ein Schild nach links zeigte, wollte {hero_subj} wissen, was rechts war.',
    '{hero_subj} fuhr mit dem Bus gern eine Haltestelle zu weit, der Aussicht wegen.',
    {
      text: 'Mit einem Topf auf dem Kopf hatte {hero_subj} den Nordpol entdeckt. Er lag im Keller.',
      from: '6-8',
    },
    {
      text: 'Vor dem Frühstück war {hero} heute schon in einer Pfütze gewesen, quer hindurch, mit Flagge.',
      from: '6-8',
    },
    '{hero_subj} ging nie dieselbe Seite der Straße. Drüben konnte ja etwas sein.',
  ],
  firstMove: [
    '{hero_subj} nahm den Weg, der nicht auf dem Plan stand. Er sah viel besser aus.',
    '<hero>Hier geht es auch</hero>, rief {hero_subj} von irgendwo weiter oben.',
    '{hero_subj} hatte sich das Seil schon um den Bauch gebunden. Wohin das andere Ende kam, war noch offen.',
    'Erst wollte {hero_subj} nur nachsehen, was hinter der Ecke war. Hinter der Ecke war noch eine.',
    '{hero_subj} machte aus dem Hinüber eine Expedition und gab allem neue Namen.',
    '{hero_subj} sprang auf das Nächste, was hoch genug war, und hielt Ausschau.',
  ],
  helps: [
    'Da sah {hero} einen Weg, den sonst keiner nehmen würde. Er begann genau hier, und er war nicht bequem.',
    'Der unbekannte Ort, merkte {hero}, lag diesmal nicht da draußen.',
    '{hero_subj} hatte keine Angst vor Umwegen. Vielleicht war dies einer, der nur so tat, als wäre er keiner.',
    '{hero_subj} dachte an alle weißen Flecken auf {hero_seinem} Plan. Auf diesem hier stand ein Name.',
    'Es gab noch eine Richtung, in die {hero} nicht gegangen war: auf den anderen zu.',
    'Umkehren, dachte {hero}, ist auch eine Entdeckung. Man sieht dabei alles von vorn.',
  ],
};
