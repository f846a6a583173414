import type { Tables } from '../../schema.ts';

export const creative: NonNullable<Tables['trait']['creative']> = {
  home: [
    'Ein Sieb war für {hero} ein Helm, der auch Nudeln konnte.',
    '{hero_subj} hatte dem Besen ein Gesicht gemalt. Seitdem kehrte er gründlicher.',
    {
      text: 'Aus drei Schachteln und einer Schnur hatte {hero_subj} eine Post gebaut, mit Schalter und Pause.',
      from: '6-8',
    },
    'Bei {hero} tropfte der Hahn in drei Gläser, und es war ein Lied.',
    '{hero_subj} konnte aus einer Serviette einen Schwan falten, einen Hut und eine Ausrede.',
    'Die Löcher im Strumpf hatte {hero} zu Fenstern gemacht, mit Vorhang.',
    '{hero_subj} malte nie die Sonne in die Ecke. In der Ecke wohnte schon jemand.',
    { text: 'An der Tür von {hero} hing eine Klingel aus zwei Löffeln. Sie klang nach Besuch.', from: '6-8' },
    'Für Regentage hatte {hero} ein eigenes Wetter gebastelt. Es hing an Fäden.',
    '{hero_subj} trug heute Knöpfe in vier Farben. Es war, wie sich zeigte, ein Kalender.',
  ],
  firstMove: [
    '{hero_subj} sammelte auf, was herumlag: einen Zweig, ein Band, etwas Rundes. Daraus ließ sich etwas machen.',
    '<hero>Das ist doch ein Henkel</hero>, sagte {hero_subj}. Es war bis eben keiner gewesen.',
    '{hero_subj} baute etwas. Es war sehr schön und hatte vier Räder. Gebraucht hätte man eine Brücke.',
    '{hero_subj} drehte die Sache um und sah ein Tier darin. Das half noch nicht, aber es freute sich.',
    'Mit dem Finger malte {hero} eine Maschine in die Luft. Sie hatte alles, nur keinen Boden.',
    '{hero_subj} band zwei Sachen zusammen, die sich noch nie begegnet waren.',
  ],
  helps: [
    '{hero_subj} kniff die Augen zu, bis alles verschwamm. Da sah es aus wie etwas ganz anderes.',
    'Was man umdrehen konnte, das hatte {hero_subj} umgedreht. Nur sich selbst noch nicht.',
    'Es fehlte gar kein Teil, merkte {hero}. Es lag nur eines verkehrt herum.',
    '{hero_subj} stellte sich vor, das Ganze wäre ein Bild. Wo würde man noch einen Strich machen? Genau da.',
    'Manchmal ist ein Fleck ein Anfang, dachte {hero_subj}. Man muss nur Beine daranmalen.',
    '{hero_subj} nahm im Kopf alles auseinander und legte es neu. Ein Stück blieb übrig. Es war das wichtigste.',
  ],
};
