import type { Tables } from '../../schema.ts';

export const curious: NonNullable<Tables['trait']['curious']> = {
  home: [
    '{hero_subj} musste wissen, wie es unter der Badewanne aussah. Seitdem wusste {hero_er} es.',
    'Wenn irgendwo eine Klappe war, dann hatte {hero_subj} schon hineingesehen.',
    '{hero_subj} hatte das Radio einmal aufgeschraubt, um die Leute zu finden.',
    'Keine Schachtel blieb lange zu, wenn {hero} in der Nähe war.',
    'In einem Satz von {hero} kam mindestens ein Warum vor, meistens am Anfang.',
    '{hero_subj} legte das Ohr an jede Wand. Die meisten hatten etwas zu sagen.',
    'Was unter Steinen wohnte, das wusste {hero_subj} besser als die Steine.',
    {
      text: 'Beim Bäcker fragte {hero_subj}, wer das Loch in die Brezel macht. Der Bäcker dachte heute noch nach.',
      from: '6-8',
    },
    '{hero_subj} las von jedem Brief zuerst die Rückseite.',
    'Unter dem Bett von {hero} lag eine Lupe, und sie war nie verstaubt.',
  ],
  firstMove: [
    '{hero_subj} hob es an, nur ein bisschen, um zu sehen, was darunter war. Darunter war Dunkel.',
    '<hero>Und warum ist das so?</hero>, fragte {hero_subj}. Da hatte {hero_er} die Hand schon daran.',
    '{hero_subj} ging einmal ganz herum, dann noch einmal andersherum. Von hinten war es anders.',
    '{hero_subj} klopfte dagegen und lauschte. Es klang nach mehr.',
    'Es gab eine Ritze, und an einer Ritze kam {hero} nicht vorbei. {hero_er} legte ein Auge davor.',
    '{hero_subj} roch daran und tippte mit dem Finger darauf. Dann roch {hero_er} am Finger.',
  ],
  helps: [
    'Eine Frage hatte noch keiner gestellt. {hero_subj} merkte, dass es nicht die nach dem Wie war.',
    '{hero_subj} sah hin, wie man zum ersten Mal hinsieht. Da war etwas, ganz am Rand.',
    'Was wäre, wenn es genau umgekehrt ist, dachte {hero_subj}. Der Gedanke passte erstaunlich gut.',
    '{hero_subj} dachte nach, was {hero_er} eigentlich nicht wusste. Es war nur eine einzige Sache.',
    'Immer hatte {hero_subj} nach außen geguckt. Jetzt guckte {hero_er} einmal nach innen, mit der Lupe sozusagen.',
    'Es gab noch eine Seite, die {hero} nicht angesehen hatte. Es war die eigene.',
  ],
};
