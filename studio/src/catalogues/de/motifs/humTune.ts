import type { MotifMessages } from '../../schema.ts';

export const humTune: MotifMessages = {
  home: [
    '{hero_subj} summte immer dasselbe halbe Lied. Es ging dreimal hinauf und einmal hinunter, und dann war Schluss. Die andere Hälfte kannte niemand.',
    {
      text: 'Ein halbes Lied wohnte bei {hero}. Es kam beim Zähneputzen, es kam auf der Treppe, und jedes Mal brach es an derselben Stelle ab.',
      from: '6-8',
    },
  ],
  echo: [
    'Am Abend summte {hero_subj} das halbe Lied, dreimal hinauf und einmal hinunter. Dann, ohne nachzudenken, summte {hero_er} weiter.',
    {
      text: 'Das halbe Lied kam noch einmal vorbei. {hero_subj} blieb still und hörte ihm zu. An der Stelle, wo es immer abbrach, kam ein einziger neuer Ton.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Woher das halbe Lied stammte, war nicht herauszubekommen. Eine Nachbarin meinte, sie habe es einmal auf einem Markt gehört. Der Mann vom Kiosk meinte, es sei aus dem Radio. Und einmal, spät am Abend, hatte {hero} durch die Wand jemanden die ersten Töne summen hören, leise und falsch, und an derselben Stelle aufhören. Am Morgen war es keiner gewesen. Aber seitdem klopfte {hero_er} an dieser Stelle immer zweimal an die Wand, für alle Fälle.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Mit einem Mal wusste {hero_subj}, was mit dem halben Lied war. Man hatte es nie vergessen. Man hatte es immer zu zweit gesungen, einer die erste Hälfte, der andere die zweite, und jeder hatte nur seine behalten. Irgendwo hinter einer Wand summte jemand seit Jahren den Rest und wunderte sich, wie das Ding wohl anfing. {hero_subj} nahm sich vor, beim nächsten Mal nicht zu klopfen, sondern stehen zu bleiben und zu warten.',
      from: '9-12',
    },
  ],
};
