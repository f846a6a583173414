import type { MotifMessages } from '../../schema.ts';

export const lastBite: MotifMessages = {
  home: [
    'Bei {hero} gab es eine Regel: Der letzte Bissen bleibt liegen, für das Glück. Das Glück hatte noch nie aufgegessen. Man wartete.',
    {
      text: 'Auf dem Teller von {hero} blieb immer ein Stückchen übrig. Das war nicht vergessen. Das war für den Fall, dass noch jemand kam.',
      from: '6-8',
    },
  ],
  echo: [
    'Am Abend lag auf dem Teller der letzte Bissen. {hero_subj} sah ihn an und schob den Teller in die Mitte. Irgendwer hatte bestimmt noch Hunger.',
    {
      text: 'Der letzte Bissen lag auf dem Teller, für das Glück. {hero_subj} löschte das Licht in der Küche. Am Morgen war nur noch ein Krümel da.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Die Regel mit dem letzten Bissen war älter als alle, die am Tisch saßen. Man erzählte sich, in einem harten Winter habe einmal einer an die Tür geklopft, und es sei nichts mehr da gewesen als leere Teller. Wie die Geschichte weiterging, wurde nie gesagt. Es wurde nur jedes Mal ein wenig liegen gelassen. {hero_subj} hatte sich oft gefragt, ob der Mann damals weitergegangen war und wohin.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Jetzt glaubte {hero}, das Ende der alten Geschichte zu kennen. Der Mann war gar nicht weitergegangen. Man hatte ihn hereingeholt und ihm einen leeren Teller hingestellt, und dann hatten alle an dem leeren Tisch gesessen und geredet, bis es hell wurde. Satt war keiner geworden. Aber der Bissen, der seitdem liegen blieb, war kein schlechtes Gewissen. Es war eine Einladung, und man ließ sie eben stehen.',
      from: '9-12',
    },
  ],
};
