import type { LessonMessages } from '../../schema.ts';

export const patience: readonly LessonMessages[] = [
  {
    dilemma: [
      'Ein kleiner Falter saß auf dem Ding, das sie brauchten. <companion>Wenn er erschrickt, fliegt es ihm hinterher</companion>, sagte {companion}. Er saß da und hatte Zeit.',
    ],
    firstTry: ['<hero>Ich bin schnell</hero>, sagte {hero_subj} und griff zu. Die Luft war leer.'],
    why: [
      'Der Falter saß jetzt eine Armlänge weiter. Mit jedem Griff wurde es eine mehr. Er wackelte schon mit den Flügeln.',
    ],
    again: [
      '{hero_subj} schlich, sprang und griff. Jetzt saß er so hoch, dass man ihn nur noch raten konnte.',
    ],
    turn: [
      'Der Falter floh ja gar nicht vor {hero}. Er floh vor dem Greifen. {hero_subj} setzte sich auf den Boden.',
    ],
    deed: [
      '{hero_subj} legte die offenen Hände in den Schoß und atmete. Einmal. Noch einmal. Ein drittes Mal.',
    ],
    answer: [
      'Etwas Leichtes landete auf dem Daumen. <companion>Nicht bewegen</companion>, hauchte {companion}. {hero_subj} bewegte sich nicht, und es war gar nicht schwer.',
    ],
    echo: ['Ein wenig Staub von den Flügeln blieb am Daumen. {hero_subj} ließ ihn dort.'],
  },
  {
    dilemma: [
      'Der Schlüssel war in einen Krug mit schmalem Hals gefallen. Der Krug war voll Honig. <companion>Er kommt schon</companion>, sagte {companion}.',
    ],
    firstTry: ['{hero_subj} schüttelte den Krug, so fest {hero_er} konnte.'],
    why: ['Der Schlüssel rutschte tiefer. Der Honig war nun auch noch außen.'],
    again: ['{hero_subj} stocherte mit einem Stock darin. Nun waren ein Schlüssel und ein Stock darin.'],
    turn: [
      'Bei jedem Schütteln lief der Honig durcheinander. Ließ man ihn in Ruhe, floss er immer nach unten. {hero_subj} besah den Krug.',
    ],
    deed: ['{hero_subj} stellte ihn auf den Kopf, setzte sich daneben und tat nichts.'],
    answer: [
      'Es dauerte drei Lieder. Beim dritten kam erst ein Tropfen, dann ein Faden, dann der Schlüssel. <companion>Siehst du</companion>, sagte {companion} mit klebrigem Mund.',
    ],
    echo: ['Alle Türen waren seitdem ein bisschen süß.'],
  },
];
