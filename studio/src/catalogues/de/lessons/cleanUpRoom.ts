import type { LessonMessages } from '../../schema.ts';

export const cleanUpRoom: readonly LessonMessages[] = [
  {
    dilemma: [
      'Das eine Ding, das sie jetzt brauchten, lag in der Kiste von {hero}. In der Kiste lag aber alles. <companion>Grab tiefer</companion>, sagte {companion}.',
    ],
    firstTry: ['{hero_subj} grub, dass es flog. Was störte, schob {hero_er} mit dem Fuß unter eine Decke.'],
    why: [
      'Unter der Decke fing es an zu wackeln. Ein Kreisel lief los, eine Dose kippte, und alles kam auf einmal wieder hervor. Nun lag es überall.',
    ],
    again: ['{hero_subj} schob schneller und setzte sich darauf. Die Decke machte Hubbel und pikste.'],
    turn: [
      'Mitten im Haufen saß ein Schuh und hatte keinen zweiten. Keins der Dinge wusste, wohin. {hero_subj} hob eines auf und sah es zum ersten Mal an.',
    ],
    deed: [
      '<hero>Wo wohnst du?</hero>, fragte {hero_subj} den Schuh, dann den Kreisel, dann die Dose, und brachte jedes nach Hause.',
    ],
    answer: [
      'Es wurde ein Weg frei, so breit wie ein Fuß, dann wie zwei. Am Ende des Weges lag das Ding. <companion>Es hat die ganze Zeit gewartet</companion>, sagte {companion}.',
    ],
    echo: [
      'Der Kreisel wohnte jetzt oben links. Manchmal drehte er sich dort ein bisschen, vor Freude über die Adresse.',
    ],
  },
  {
    dilemma: [
      'Die Tasche von {hero} war ein ganzes Zimmer, nur zusammengedrückt. Irgendwo darin lag, was sie brauchten. {companion} hielt sie auf.',
    ],
    firstTry: ['{hero_subj} kippte alles aus und schob es zu einem Berg.'],
    why: ['Der Berg rutschte auseinander. Ein Kamm war nun im Brot, und das Brot war im Strumpf.'],
    again: ['{hero_subj} stopfte alles zurück. Es ging nicht mehr zu.'],
    turn: ['In der Tasche waren vier Fächer. {hero_subj} hatte immer nur das eine genommen, das oberste.'],
    deed: ['{hero_subj} nahm jedes Ding einzeln in die Hand und legte es in sein Fach.'],
    answer: [
      'Zuletzt lag nur noch eines da. <companion>Das ist es ja</companion>, sagte {companion}. Es hatte im Strumpf gesteckt, beim Brot.',
    ],
    echo: ['Ein Fach blieb leer. Darin war Platz für morgen.'],
  },
];
