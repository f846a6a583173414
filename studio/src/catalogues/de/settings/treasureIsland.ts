import type { SettingMessages } from '../../schema.ts';

export const treasureIsland: SettingMessages = {
  passage: [
    'Der Wäschekorb schaukelte, obwohl er auf dem Teppich stand. Er schaukelte so, als sagte er: Na? {hero_subj} setzte sich hinein, und das andere Ufer war schon weg.',
    'In der Müslischachtel lag eine Karte, und das Blaue darauf war nass. Als {hero} sie glatt strich, knarrten unter {hero_ihm} schon Planken.',
    'Der Briefträger brachte ein Paket, aus dem es tropfte. Darin war eine Flut, zusammengelegt, mit Gebrauchsanweisung. {hero_subj} las den ersten Satz, und da schwamm schon der Teppich.',
    'Der Regenschirm ließ sich nicht schließen und wollte aufs Wasser. {hero_subj} setzte sich hinein, nur zur Probe, und an der Ecke wurde aus dem Rinnstein ein Meer.',
  ],
  arrive: [
    {
      text: 'Die Insel roch nach Harz und warmem Stein. Unter den Füßen knirschte der Sand, und in der Ferne räusperte sich die Brandung.',
      from: '6-8',
    },
    'Der Sand war warm wie ein Kissen. Über allem kreischten Möwen, und die Luft schmeckte nach Salz.',
    'Es roch nach Tang und reifen Melonen. Das Wasser klatschte an die Steine, als hätte es ein Theaterstück gesehen.',
    'Der Wind war lau und trug ein Klingeln her, wie von sehr vielen kleinen Löffeln. Unter den Füßen war der Sand erst warm und dann kühl.',
    { text: 'Das war die Schatzinsel. Knirsch, knirsch, machte der Sand.', to: '3-5' },
    { text: 'Hier war die Insel. Warm war der Sand, und es roch nach Salz.', to: '3-5' },
  ],
  image: [
    'Im Stamm einer Palme steckte ein Löffel. Wer hier gegessen hatte, wollte wiederkommen.',
    'Im Sand stand ein Klappstuhl mit Blick aufs Meer. Auf dem Sitz lag ein Zettel: Bin gleich zurück.',
    'Eine Möwe saß auf einem Anker und hielt ihn vermutlich für ihren.',
    'Zwischen zwei Felsen hing eine Hängematte, und darin lag eine Gießkanne und hatte frei.',
  ],
  meet: [
    {
      text: 'Aus einer alten Teekanne sah ein Einsiedlerkrebs. <helper>{helper} mein Name</helper>, sagte er. <helper>Ich wohne zur Miete. Und ich gehe nur seitwärts.</helper>',
      from: '6-8',
    },
    '<helper>Bitte nicht drauftreten</helper>, sagte die Teekanne am Strand. Darin wohnte ein Einsiedlerkrebs, und er hieß {helper}.',
    'Ein Löffel kratzte über Stein. <helper>Ich putze gerade den Flur</helper>, sagte ein Einsiedlerkrebs aus seiner Teekanne. <helper>{helper}. Besuch bitte zum Ausguss herein.</helper>',
    'Eine Teekanne überholte {hero} von links. <helper>Vorsicht, Umzug</helper>, rief der Einsiedlerkrebs darin. <helper>Ich bin {helper}, und ich ziehe schon seit Mittwoch um.</helper>',
    {
      text: '<helper>Klopf, klopf</helper>, machte ein Krebs an seiner Teekanne. <helper>Herein. Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Eine Teekanne lief vorbei, mit Krebs darin. <helper>Ich bin {helper}</helper>, rief der Krebs.',
      to: '3-5',
    },
  ],
  way: [
    'Es ging am Wasser entlang, vierzig Schritte geradeaus und vierzig seitwärts, {helper} zuliebe.',
    '{helper} ging voran, also zur Seite. Wer ihm folgen wollte, musste schräg denken.',
    'Sie gingen auf dem nassen Sand, weil er härter war. Hinter ihnen füllte sich jede Spur mit Wasser und einem Himmel.',
    'Bei jeder Palme blieb {helper} stehen und zog den Hut, also den Deckel.',
  ],
  still: [
    'Die Brandung holte Luft. Eine Libelle stand über dem Sand wie ein Punkt hinter einem Satz.',
    'In einer Pfütze spiegelte sich eine Wolke. Sie blieb stehen, um sich anzusehen.',
    'Das Meer schob eine Welle herauf, ließ sie liegen und holte sie leise zurück.',
    'Auf dem warmen Stein lag eine Eidechse. Sie atmete so langsam, dass man mitatmen musste.',
  ],
  gift: [
    {
      text: 'Im Sand lagen lauter Muscheln. {helper} suchte lange und gab {hero} die mit dem Loch. <helper>Durch die kann man gucken.</helper>',
      from: '6-8',
    },
    'In der Teekanne klapperte es, und heraus kam eine Muschel, rosa wie ein Ohr. <helper>Die hat am längsten gewartet</helper>, sagte {helper} und schob sie {hero} hin.',
  ],
  homeward: [
    'Die letzte Welle nahm den Wäschekorb auf den Rücken. {helper} winkte vom Strand, seitwärts natürlich.',
    'Die Planken knarrten, und die Wellen zählten rückwärts. Bei null war die Karte trocken und steckte wieder im Müsli.',
    'Die Ebbe legte sich selbst zusammen, Kante auf Kante, bis sie wieder ins Paket passte. Der Teppich war nur an den Fransen nass.',
    'Der Regenschirm segelte den Rinnstein hinauf, immer an der Bordsteinkante entlang. Vor der Haustür klappte er zu und war sehr zufrieden.',
  ],
  play: [
    'Das Sofa war das Boot, und der Teppich war das Meer bis zur Tür. {helper} wohnte in der Teekanne, die seit Weihnachten keinen Deckel mehr hat.',
    'Man brauchte vier Stuhlkissen für die Insel und ein blaues Laken für alles andere. Wer daneben trat, hatte nasse Füße und musste sie ausschütteln.',
  ],
  unplay: [
    'Aus der Küche rief es zum Abendbrot. Das Meer wurde zusammengelegt, und das Sofa war wieder zum Sitzen da.',
    'Es roch nach Suppe. Die Insel kam zurück auf die Stühle, Kissen für Kissen, und jemand setzte sich darauf.',
  ],
  question: [
    '<hero>Warum rauscht eine Muschel?</hero>, fragte {hero_subj} und hielt sich die von Tante Ida ans Ohr. <hero>Das Meer passt da doch gar nicht hinein.</hero>',
  ],
  answer: [
    '{hero_subj} hielt die leere Hand ans Ohr, hohl wie eine Muschel. Es rauschte auch. Es war gar nicht das Meer. Es waren die Töne ringsum, die in der Höhle hin und her liefen.',
  ],
};
