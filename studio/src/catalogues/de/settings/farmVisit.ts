import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  title: ['{hero} und das erste Ei', 'Eine Ziege trägt Hut'],
  passage: [
    'Der Bus hielt an der Milchkanne. Von dort gingen {hero} und {companion} dem Geruch nach, dann dem Traktor und dann dem Lärm.',
    'Auf dem Anhänger lag Heu, und auf dem Heu saßen {hero} und {companion}. Nach dem dritten Hügel sah man ein rotes Dach.',
  ],
  arrive: [
    {
      text: 'Das Stroh pikste durch die Socken. Es roch nach warmer Milch, und auf dem Hof redeten alle zugleich, und keiner hörte zu.',
      from: '6-8',
    },
    'Ein Hahn krähte, obwohl es Mittag war. Die Luft war voller Spreu und kitzelte, und der Boden war weich.',
  ],
  image: [
    'Auf dem Scheunendach stand ein Stiefel, und im Stiefel saß eine Schwalbe.',
    'In der Schubkarre schlief eine Katze auf einem Kürbis.',
  ],
  meet: [
    {
      text: 'Auf der Hundehütte stand die Ziege. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Leg bloß den Hut nicht hin.</companion> Da hatte {hero_subj} den Hut schon hingelegt.',
      from: '6-8',
    },
    'Jemand zog {hero} am Ärmel, und der Ärmel wurde kürzer. <companion>{helper}, aus</companion>, sagte {companion} zu der Ziege. <companion>Sie ist eigentlich schon satt.</companion>',
  ],
  task: [
    {
      text: '<companion>Das Ei muss ins Nest zurück</companion>, sagte {companion}. <companion>Die Henne ruft schon, und gleich regnet es. Aber es liegt hinter dem Gatter.</companion>',
      from: '6-8',
    },
    '<companion>Das erste Ei liegt draußen</companion>, sagte {companion}. <companion>Da muss es weg, bevor der Regen kommt. Aber das Gatter sitzt fest.</companion>',
  ],
  way: [
    'Sie gingen an den Schweinen vorbei. {helper} ging hinterher und kaute.',
    'Über den Hof ging man am besten in großen Schritten. {helper} machte lauter kleine und war zuerst da.',
  ],
  obstacle: [
    'Das Gatter steckte tief im Matsch. Man konnte es schieben, aber dann schob es einen zurück.',
    'Das Gatter war bis zur zweiten Latte im Schlamm. Auf der dritten saß ein Huhn.',
  ],
  stuck: [
    'Der Matsch machte schmatz und behielt einen Stiefel. Das Gatter hatte sich kein bisschen bewegt.',
    'Das Huhn fiel herunter und beschwerte sich. Das Gatter sagte nur schlurp.',
  ],
  still: [
    'Die Hühner saßen auf der Stange wie auf einer Leine. Nur eine gluckste noch, ganz tief drinnen.',
    'Der Regen hatte noch nicht angefangen. Die Schweine schliefen schon einmal vor.',
  ],
  open: [
    {
      text: 'Das Gatter gab nach und schwang auf. Im Stroh lag das Ei, noch warm, und passte genau in eine Hand.',
      from: '6-8',
    },
    'Mit einem Schmatz war das Gatter frei. Unter der Klette lag das Ei, weiß und ganz.',
  ],
  gift: [
    'Die Henne schüttelte sich und ließ eine Feder fallen. {companion} hob sie auf und steckte sie {hero} an die Jacke.',
    {
      text: '{companion} fand im Nest eine Feder, braun mit einem Auge darauf. <companion>Die ist von der Chefin</companion>, sagte {companion}. <companion>Sie sagt, du sollst sie nehmen.</companion>',
      from: '6-8',
    },
  ],
  homeward: [
    'An der Milchkanne warteten sie auf den Bus. {helper} sah ihnen nach und kaute noch.',
    'Auf dem Anhänger schaukelte alles. {hero_subj} zog Heu aus dem Kragen, Halm für Halm.',
  ],
  question: [
    '<hero>Warum rollt ein Ei nie weit weg?</hero>, fragte {hero_subj}. <hero>Rund ist es doch.</hero>',
  ],
  answer: [
    '{hero_subj} stieß ein Ei an, ganz sacht. Es rollte einen Bogen und kam zurück. Ein Ende ist spitzer als das andere, darum läuft es im Kreis und bleibt beim Nest.',
  ],
};
