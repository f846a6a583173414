import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  passage: [
    'Der Weg zum Zeltplatz war aus Kies, und der Kies erzählte jedem, dass sie kamen. Am Ende war eine Wiese mit einem krummen Pfosten.',
    'Der Rucksack war so schwer wie ein Onkel. Es ging durch den Wald, bis man Gras roch und jemand sang.',
    'Zuerst kam der See ins Fenster, dann der Wald, dann eine Schranke mit einem Mann, der Kirschen aß. Er winkte sie durch, mit dem Stiel.',
    'Der Bollerwagen hatte ein schiefes Rad und wollte immer in den Graben. Zu zweit bekamen sie ihn bis auf die Wiese.',
  ],
  arrive: [
    'Es roch nach Harz und nassem Gras. Nebenan ratschte ein Reißverschluss, und die Grillen sägten.',
    {
      text: 'Das Gras war feucht. Der Bach redete vor sich hin, Geschirr klapperte, und in der Luft war Zahnpasta und Kiefer.',
      from: '6-8',
    },
    'Das Zelttuch roch nach letztem Sommer. Ein Topfdeckel schepperte, und die Luft war kühl an den Knien.',
    'Vom See her quakte es in zwei Stimmen. Die Nadeln am Boden federten und rochen nach Harz.',
    { text: 'Da stand das Zelt. Ratsch, machte der Reißverschluss.', to: '3-5' },
    { text: 'Auf dem Campingplatz roch es nach Harz. Die Grillen sägten.', to: '3-5' },
  ],
  image: [
    'Durch das Fliegennetz sah man die Sterne, jeden in einem eigenen Kästchen.',
    'Zwischen zwei Bäumen hing eine Hängematte, und darin schlief ein Kochtopf.',
    'Zwischen zwei Zelten hing eine Leine mit elf Handtüchern, und eine Ente lief darunter durch wie durch ein Tor.',
    'Auf einem Campingstuhl lag ein Buch mit dem Gesicht nach unten und hatte Tau auf dem Rücken.',
  ],
  meet: [
    {
      text: 'Auf dem Campingtisch saß ein Eichhörnchen und kaute. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Ich habe den Namen auf den Keks geschrieben. Der Keks ist jetzt weg.</companion>',
      from: '6-8',
    },
    '<companion>Das Eichhörnchen da wohnt hier</companion>, sagte {companion}. <companion>Ich nenne es {helper}. Alles, was knackt, gehört jetzt {helper}.</companion>',
    'Von oben fiel eine Schale und noch eine. <companion>Das ist {helper}, das Eichhörnchen</companion>, sagte {companion}. <companion>Man darf hier nur mit Hut frühstücken.</companion>',
    'Ein Eichhörnchen saß auf der Zeltspitze und sah in alle Richtungen. <companion>{helper} denkt, das ist ein Baum</companion>, sagte {companion}. <companion>Sag nichts.</companion>',
    {
      text: 'Ein Eichhörnchen kaute auf dem Tisch. <companion>Das ist {helper}</companion>, sagte {companion}. Knack.',
      to: '3-5',
    },
    {
      text: 'Husch, den Baum hinauf. <companion>Das war {helper}</companion>, sagte {companion}. Ein Eichhörnchen guckte.',
      to: '3-5',
    },
  ],
  way: [
    'Sie suchten Heringe im Gras und fanden neun und einen Löffel. {helper} sah sich den Löffel lange an.',
    'Sie holten Wasser vom Bach, zusammen an einem Eimer. {helper} kam mit und trank vorn.',
    'Zum Waschhaus ging es durch hohes Gras, und jeder trug sein Handtuch wie einen Umhang.',
    'Sie gingen auf dem Pfad aus Holzscheiben. Wer danebentrat, musste rückwärts zum Anfang.',
  ],
  still: [
    'Die Grillen machten Pause. Vom See kam ein Hauch, und das Gras legte sich um und stand wieder auf.',
    'Am Waldrand ging ein Glühwürmchen an, ganz allein, und dann aus.',
    'Im Nachbarzelt ging ein Licht aus. Danach war die Wiese auf einmal größer.',
    'Der See lag da, ganz ohne Falte. Ein Fisch machte einen Kreis und nahm ihn wieder zurück.',
  ],
  gift: [
    '{companion} hatte von einem Stock die Rinde abgezogen, in lauter Ringen. <companion>Der ist zum Wandern und zum Zeigen</companion>, sagte {companion} und gab ihn {hero}.',
    {
      text: '<companion>Den hab ich vom Haselbusch</companion>, sagte {companion} und gab {hero} einen Stock. Er war genau so lang wie {hero} und hatte oben eine Gabel.',
      from: '6-8',
    },
  ],
  homeward: [
    'Der Kies knirschte unter den Sohlen, bis er Wiese wurde. Im Zelt lag der Schlafsack und war noch kalt an den Füßen.',
    'Der Reißverschluss ging zu. Draußen sang noch jemand, eine Strophe lang und dann nur noch gesummt.',
    'Der Mann an der Schranke schlief schon, die Kirschkerne lagen in einer Reihe. Sie gingen auf dem Gras an ihm vorbei, bis zum Zelt.',
    'Der Bollerwagen fuhr leer und war davon noch lauter. Vor dem Zelt legte er sich selbst auf die Seite.',
  ],
  question: [
    '<hero>Wovon zirpen die Grillen?</hero>, fragte {hero_subj}. <hero>Mit dem Mund kann das doch keiner so lange.</hero>',
  ],
  answer: [
    '{hero_subj} strich mit dem Fingernagel über einen Kamm. Das klang beinahe so. Eine Grille reibt die Flügel aneinander. Einer hat Zähnchen, der andere eine Kante.',
  ],
};
