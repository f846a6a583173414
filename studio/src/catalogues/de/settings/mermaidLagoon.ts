import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  passage: [
    'Auf dem Badvorleger lag eine Schwimmflosse, nur eine. {hero_subj} schlüpfte hinein, um zu sehen, ob sie passte. Sie passte, und der Vorleger wurde Sand.',
    'In der Muschel auf dem Regal war ein Geräusch zu viel. {hero_subj} hielt das Ohr daran, und da wurde die Muschel groß und das Zimmer nass.',
    'Aus dem Wasserhahn kam erst Wasser, dann ein Ton, dann eine sehr kleine Welle. {hero_subj} ging ihr nach, und am Ende vom Flur war Strand.',
    'Auf dem Globus war eine Stelle feucht. {hero_subj} legte den Finger darauf, und da zog das Blaue {hero_ihn} herein, sanft, am Ärmel.',
  ],
  arrive: [
    {
      text: 'Das Wasser war flach und warm wie Tee. Es schmeckte nach Salz, und aus jeder Muschel kam ein anderer Ton.',
      from: '6-8',
    },
    'Warmer Sand rieselte zwischen den Zehen. Es plätscherte und sang, und die Luft war süß wie Melone.',
    'Das Wasser gluckste in den Steinen wie in sehr vielen Flaschen. Die Luft war lau und roch nach Gurke und Salz.',
    'Ein Chor übte, aber jeder ein anderes Stück. Der Sand war warm obenauf und kühl darunter.',
    { text: 'Das war die Lagune. Plitsch, sang es. Platsch, sang es.', to: '3-5' },
    { text: 'In der Lagune war das Wasser warm wie Tee.', to: '3-5' },
  ],
  image: [
    'Über den Grund wanderte das Licht, in langen, hellen Maschen, wie ein Netz, das nichts fangen will.',
    'Ein Seestern saß auf einem Felsen und hielt alle fünf Arme in die Sonne.',
    'Eine Schildkröte schlief an der Oberfläche, und auf ihr trocknete ein Handtuch.',
    'In einer Mulde saßen drei Einsiedler und tauschten gerade ihre Häuser.',
  ],
  meet: [
    {
      text: 'Ein Meerkind saß auf einem Stein und schrubbte eine Flosse. <helper>Sand</helper>, sagte {helper}. <helper>Überall Sand. Ich bin {helper}. Kannst du gurgeln?</helper>',
      from: '6-8',
    },
    'Ein nasser Kopf tauchte auf und spuckte Wasser. <helper>Treffer</helper>, sagte das Meerkind. <helper>Ich heiße {helper}. Du hast da jetzt einen Fleck.</helper>',
    '<helper>Nicht bewegen</helper>, sagte ein Meerkind und zupfte {hero} einen Tang vom Kopf. <helper>So. Jetzt siehst du wieder aus wie von oben. Ich bin {helper}.</helper>',
    'Auf einem Felsen lag ein Meerkind und ließ die Flosse trocknen, nur eine Seite. <helper>Die andere ist morgen dran</helper>, sagte es. <helper>{helper}. Und du hast wirklich zwei davon?</helper>',
    {
      text: 'Platsch, ein nasser Kopf. <helper>Treffer</helper>, sagte das Meerkind. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Ein Meerkind schrubbte seine Flosse. <helper>Überall Sand</helper>, sagte es. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie schwammen und wateten und schwammen. Von einer Muschel zur nächsten wurde der Ton ein wenig höher.',
    'Sie ließen sich treiben, einer zog den anderen am Fuß.',
    'Wo es flach war, wateten sie. {helper} zog einen Strich hinter sich her, mit der Flosse, damit sie zurückfanden.',
    'Unter einem Felsbogen hindurch musste man den Kopf einziehen. Drinnen sangen die Steine die Antwort.',
  ],
  still: [
    'Die Muscheln schwiegen. Nur das Licht ging noch über den Grund, auf und ab.',
    'Das Wasser hatte sich zurückgezogen und dachte nach. In jeder Mulde blieb ein Stück Himmel.',
    'Das Wasser war so klar, dass man die Schatten der Fische sah und die Fische nicht.',
    'Eine Muschel klappte zu, ganz leise, wie ein Brillenetui.',
  ],
  gift: [
    {
      text: '{helper} gab {hero} den Perlmuttkamm. <helper>Wenn du ihn ans Ohr hältst, summt er</helper>, sagte {helper}. <helper>Aber nur die zweite Stimme.</helper>',
      from: '6-8',
    },
    '<helper>Damit kämme ich sonst die Wellen</helper>, sagte {helper} und gab {hero} den Perlmuttkamm.',
  ],
  homeward: [
    'Die Flut trug {hero} bis auf den Badvorleger. Die Flosse zog sich von selbst aus und tropfte noch eine Weile.',
    'Das Rauschen wurde klein und rund, bis es wieder in die Muschel passte.',
    'Die sehr kleine Welle ging voran, den Flur zurück, und verschwand im Wasserhahn. Er tropfte noch ein paar Töne lang.',
    'Die Stelle auf dem Globus war wieder trocken. Am Finger klebte ein Sandkorn, und das war aus der Lagune.',
  ],
  play: [
    'Der Teppich war die Lagune, und wer auf ihm lag, hatte eine Flosse. Man zog sie an, indem man die Beine zusammenließ.',
    'Eine blaue Decke war das Wasser. Darunter hörte man alles anders, und sprechen durfte man nur in Blasen.',
  ],
  unplay: [
    'Zum Abendbrot brauchte man Beine. Die Flosse blieb auf dem Teppich liegen, und es war eine Wolldecke.',
    'Jemand deckte den Tisch und faltete das Meer zusammen, erst längs, dann quer.',
  ],
  question: [
    '<hero>Kann man unter Wasser etwas hören?</hero>, fragte {hero_subj} in der Wanne und klopfte an den Rand.',
  ],
  answer: [
    '{hero_subj} legte ein Ohr ins Wasser, und weit weg klopften zwei Steine aneinander. Es klang ganz nah. Im Wasser läuft der Schall viel schneller als in der Luft und kommt weiter.',
  ],
};
