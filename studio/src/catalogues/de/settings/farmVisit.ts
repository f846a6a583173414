import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  passage: [
    'Der Bus hielt an der Milchkanne. Von dort gingen {hero} und {companion} dem Geruch nach, dann dem Traktor und dann dem Lärm.',
    'Auf dem Anhänger lag Heu, und auf dem Heu saßen {hero} und {companion}. Nach dem dritten Hügel sah man ein rotes Dach.',
    'Hinter dem letzten Haus wurde aus der Straße ein Weg, dann aus dem Weg zwei Spuren. {hero} und {companion} nahmen jeder eine.',
    'Man fuhr bis zur Endstation und stieg in einen Geruch. {companion} sagte, das sei Gras von gestern.',
  ],
  arrive: [
    {
      text: 'Das Stroh pikste durch die Socken. Es roch nach warmer Milch, und auf dem Hof redeten alle zugleich, und keiner hörte zu.',
      from: '6-8',
    },
    'Ein Hahn krähte, obwohl es Mittag war. Die Luft war voller Spreu und kitzelte, und der Boden war weich.',
    'Eine Pumpe quietschte, ein Huhn antwortete. Die Luft war warm vom Stall, und an den Waden kratzten Stoppeln.',
    'Es roch nach Hafer, Regen und nassem Fell. Auf dem Kopfsteinpflaster klang jeder Schritt wie ein kleines Pferd.',
    { text: 'Das war der Bauernhof. Muh, mäh, gack, gack.', to: '3-5' },
    { text: 'Auf dem Hof pikste das Stroh. Es roch nach Milch.', to: '3-5' },
  ],
  image: [
    'Auf dem Scheunendach stand ein Stiefel, und im Stiefel saß eine Schwalbe.',
    'In der Schubkarre lag ein Kürbis, und auf dem Kürbis lag ein Huhn und brütete daran herum.',
    'Über dem Stalltor hing eine Uhr, und in der Uhr wohnten Spatzen, darum war es immer zwanzig vor.',
    'Ein Schwein lag in der Sonne und hatte eine Gänseblume auf der Nase.',
  ],
  meet: [
    {
      text: 'Auf der Hundehütte stand die Ziege. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Leg bloß keine Mütze hin.</companion> Da hatte die Ziege schon eine.',
      from: '6-8',
    },
    'Jemand zog {hero} am Ärmel, und der Ärmel wurde kürzer. <companion>{helper}, aus</companion>, sagte {companion} zur Ziege. <companion>Sie ist eigentlich schon satt.</companion>',
    'Eine Ziege stand mit den Vorderbeinen in einer Schubkarre. <companion>{helper} wartet, dass jemand losfährt</companion>, sagte {companion}. <companion>Seit Ostern.</companion>',
    'Auf dem Dach vom Hühnerstall kaute es. <companion>Das ist {helper}, die Ziege</companion>, sagte {companion}. <companion>Wie {helper} da hinaufkommt, hat noch nie einer gesehen. Nur wie man da oben aussieht.</companion>',
    {
      text: 'Die Ziege zog am Ärmel. <companion>{helper}, aus</companion>, sagte {companion}. Mäh.',
      to: '3-5',
    },
    {
      text: 'Auf der Hundehütte stand die Ziege. <companion>Das ist {helper}</companion>, sagte {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen an den Schweinen vorbei. {helper} ging hinterher und kaute.',
    'Über den Hof ging man am besten in großen Schritten. {helper} machte lauter kleine und war zuerst da.',
    'Quer über die Wiese ging es um elf Kuhfladen herum, und {companion} kannte sie alle.',
    'Durch die Scheune gingen sie auf Zehenspitzen, weil oben die Schwalben brüteten.',
  ],
  still: [
    'Die Hühner saßen auf der Stange wie auf einer Leine. Nur eine gluckste noch, ganz tief drinnen.',
    'Der Regen hatte noch nicht angefangen. Die Schweine schliefen schon einmal vor.',
    'Im Stall kaute es, rundherum und ohne Eile. Staub stand in einem Streifen Sonne.',
    'Die Pumpe tropfte noch dreimal und ließ es dann sein.',
  ],
  gift: [
    'Ein Huhn schüttelte sich und ließ eine Feder fallen. {companion} hob sie auf und steckte sie {hero} an.',
    {
      text: '{companion} fand im Gras eine Feder, braun mit einem Auge darauf. <companion>Die ist von der Chefin</companion>, sagte {companion}. <companion>Sie sagt, du sollst sie nehmen.</companion>',
      from: '6-8',
    },
  ],
  homeward: [
    'An der Milchkanne warteten sie auf den Bus. {helper} sah ihnen nach und kaute noch.',
    'Auf dem Anhänger schaukelte alles. {hero_subj} zog Heu aus dem Kragen, Halm für Halm.',
    'Aus den zwei Spuren wurde wieder ein Weg, dann eine Straße. An den Sohlen ging noch ein Stück Bauernhof mit.',
    'In der Bahn setzten sich alle ein wenig weiter weg. {hero_subj} roch am Ärmel und fand es gut.',
  ],
  question: [
    '<hero>Warum ist die Zunge der Katze so rau?</hero>, fragte {hero_subj}. <hero>Sie leckt doch nur Milch damit.</hero>',
  ],
  answer: [
    '{hero_subj} hielt der Stallkatze einen Finger hin, an dem noch Milch war. Es fühlte sich an wie eine kleine Bürste. Lauter Häkchen sitzen auf der Zunge, und damit kämmt sie sich.',
  ],
};
