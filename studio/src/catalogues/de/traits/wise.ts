import type { Tables } from '../../schema.ts';

export const wise: NonNullable<Tables['trait']['wise']> = {
  home: [
    {
      text: '{hero_subj} sagte so lange nichts, wie man für einen Apfel braucht. Danach sagte {hero_er} das Richtige.',
      from: '6-8',
    },
    'Bevor {hero} eine Tür aufmachte, horchte {hero_er} kurz. Dann klopfte {hero_er}.',
    'Wenn zwei sich stritten, fragte {hero_subj}, wer zuletzt etwas gegessen hatte.',
    '{hero_subj} schlief über alles eine Nacht, auch über die Frage, welches Eis.',
    'Die Katze von nebenan setzte sich zu {hero}, wenn sie nachdenken wollte.',
    'Wo andere schon rannten, band {hero_subj} noch die Schuhe. {hero_er} kam trotzdem an.',
    {
      text: 'Auf viele Fragen antwortete {hero}: <hero>Das weiß ich noch nicht.</hero> Es war meistens die beste Antwort.',
      from: '6-8',
    },
    {
      text: '{hero_subj} hob Sachen auf, die vielleicht noch wichtig wurden: einen Korken, ein Wort, einen Rest Schnur.',
      from: '6-8',
    },
    '{hero_subj} hörte immer bis zum letzten Wort zu, sogar beim Wetterbericht.',
    {
      text: 'Am Brunnen im Hof saß {hero_subj} gern. Man sah dort die Dinge zweimal, einmal oben und einmal unten.',
      from: '6-8',
    },
  ],
  firstMove: [
    '{hero_subj} wartete einen Atemzug länger als alle anderen. Dann noch einen.',
    '<hero>Langsam</hero>, sagte {hero_subj}. <hero>Es läuft uns ja nicht weg.</hero> Es sah aber ganz danach aus.',
    '{hero_subj} legte den Kopf schief und überlegte. Als {hero_er} fertig war, war alles schon etwas anders.',
    'Erst sah {hero} nach links, dann nach rechts, dann zurück. Man vergisst das Zurück so leicht.',
    '{hero_subj} setzte sich, um es zu bedenken, und bedachte es sehr gründlich.',
    '{hero_subj} sagte, man solle nichts überstürzen, und überstürzte nichts.',
  ],
  helps: [
    'Da fiel {hero} eine Kleinigkeit vom Anfang ein. Niemand hatte sie beachtet.',
    '{hero_subj} wusste: Was man nicht biegen kann, darum geht man herum.',
    'Wer recht hat, muss nicht lauter sein, dachte {hero}. {hero_er} war auch nicht mehr sicher, wer recht hatte.',
    '{hero_subj} fragte sich, was man in einem Jahr darüber sagen würde. Da wurde es ganz einfach.',
    'Es gab zwei Seiten, und {hero} hatte nur auf einer gesessen.',
    'In der Stille lag etwas, das man nur hören konnte, wenn man selbst nichts sagte. {hero_subj} sagte nichts.',
  ],
};
