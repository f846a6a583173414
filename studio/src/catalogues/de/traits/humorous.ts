import type { Tables } from '../../schema.ts';

export const humorous: NonNullable<Tables['trait']['humorous']> = {
  home: [
    'Vor der Pfütze, in die {hero_er} gefallen war, verbeugte sich {hero}.',
    '{hero_subj} konnte mit einer Banane telefonieren. Meistens war besetzt.',
    '{hero_subj} hatte dem Hausschuh das Bellen beigebracht. Er kam trotzdem nicht.',
    'Wenn {hero} nieste, sagte {hero_er} selbst: <hero>Danke, gleichfalls.</hero>',
    'Beim Fotografieren machte {hero_subj} immer das Gesicht, das keiner bestellt hatte.',
    '{hero_subj} trug den Suppentopf auf dem Kopf, bis die Suppe kam.',
    'Morgens begrüßte {hero} {hero_seine} Füße einzeln, den linken etwas förmlicher.',
    'Mit ernster Miene hatte {hero_subj} dem Postboten ein Ei zugestellt.',
    'Wenn es irgendwo still war, musste {hero_subj} hicksen. {hero_er} konnte nichts dafür, sagte {hero_er}.',
    '{hero_subj} lief rückwärts in die Küche, damit alle dachten, {hero_er} ginge gerade.',
  ],
  firstMove: [
    '<hero>Guten Tag</hero>, sagte {hero_subj} zu dem, was da vor ihnen lag. <hero>Wir haben reserviert.</hero>',
    '{hero_subj} machte einen Witz. Er war gut, aber er hielt nichts fest.',
    '{hero_subj} ahmte die Sache nach, mit Armen und Backen. Die Ähnlichkeit war groß.',
    'Weil es eng wurde, sang {hero} ein Lied über Knödel.',
    '<hero>Nach Ihnen</hero>, sagte {hero_subj} zu {hero_seinem} linken Fuß. Der rechte drängelte.',
    '{hero_subj} tat, als wäre alles ein Kinderspiel, und stolperte gleich darauf sehr kunstvoll.',
  ],
  helps: [
    '{hero_subj} lachte zuerst, und zwar über sich selbst. Da konnten die anderen wieder Luft holen.',
    'Jetzt wäre ein Witz leicht gewesen. {hero_subj} machte keinen. Das war das Schwerste.',
    '{hero_subj} sah sich selbst dastehen wie auf einem Bild, mit Ohren und allem. Es war ein ziemlich komisches Bild.',
    'Worüber lache ich eigentlich nicht, dachte {hero}. Und da war die Sache auch schon.',
    'Ein Witz ist eine Tür, fiel {hero} ein. Man kann sie aber auch jemandem aufhalten.',
    '{hero_subj} verbeugte sich in Gedanken vor dem eigenen Missgeschick. Es verbeugte sich zurück.',
  ],
};
