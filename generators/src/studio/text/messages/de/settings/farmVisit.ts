import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  title: ['{hero} und das erste Ei', 'Eine Ziege trägt Hut'],
  passage: ['Der Bus hielt an der Milchkanne. Von dort gingen {hero} und {companion} dem Geruch nach, dann dem Traktor und dann dem Lärm.'],
  arrive: ['Das Stroh pikste durch die Socken. Es roch nach warmer Milch, und auf dem Hof redeten alle zugleich, und keiner hörte zu.'],
  image: ['Auf dem Scheunendach stand ein Stiefel, und im Stiefel saß eine Schwalbe.'],
  meet: [
    'Auf der Hundehütte stand die Ziege. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Leg bloß den Hut nicht hin.</companion> Da hatte {hero} den Hut schon hingelegt.',
  ],
  task: [
    '<companion>Das Ei muss ins Nest zurück</companion>, sagte {companion}. <companion>Die Henne ruft schon, und gleich regnet es. Aber es liegt hinter dem Gatter.</companion>',
  ],
  way: ['Sie gingen an den Schweinen vorbei. {helper} ging hinterher und kaute Hut.'],
  obstacle: ['Das Gatter steckte tief im Matsch. Man konnte es schieben, aber dann schob es einen zurück.'],
  stuck: ['Der Matsch machte schmatz und behielt einen Stiefel. Das Gatter hatte sich kein bisschen bewegt.'],
  still: ['Die Hühner saßen auf der Stange wie auf einer Leine. Nur eine gluckste noch, ganz tief drinnen.'],
  open: ['Das Gatter gab nach und schwang auf. Im Stroh lag das Ei, noch warm, und passte genau in eine Hand.'],
  gift: ['Die Henne schüttelte sich und ließ eine Feder fallen. {companion} hob sie auf und steckte sie {hero} an den Rest vom Hut.'],
  homeward: ['An der Milchkanne warteten sie auf den Bus. {helper} sah ihnen nach und kaute noch.'],
  question: ['<hero>Warum rollt ein Ei nie weit weg?</hero>, fragte {hero}. <hero>Rund ist es doch.</hero>'],
  answer: [
    '{hero} stieß ein Ei an, ganz sacht. Es rollte einen Bogen und kam zurück. Ein Ende ist spitzer als das andere, darum läuft es im Kreis und bleibt beim Nest.',
  ],
};
