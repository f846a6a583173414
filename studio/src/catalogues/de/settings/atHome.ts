import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  passage: [
    'Der Weg war nicht weit. Er ging die Treppe hinunter, an der knarrenden Stufe vorbei und dann um die Ecke.',
    'Man musste nur einmal durch den Flur. Aber es gibt Tage, da ist der Flur sehr lang.',
    'Durchs Schlüsselloch sah man einen Streifen Sonne und einen halben Stuhl. {hero_subj} drückte die Klinke, und der Stuhl war ganz.',
    'Vom Dachboden bis zur Küche waren es drei Treppen und ein Absatz mit Stiefeln. {companion} nahm das Geländer und {hero} die Stufen.',
  ],
  arrive: [
    'Es roch nach Toast. In der Wand gluckste ein Rohr, und der Boden war an der Tür kalt und auf dem Teppich warm.',
    {
      text: 'In der Küche tropfte der Hahn. Der Teppich war warm, wo die Sonne gelegen hatte, und es duftete nach Seife.',
      from: '6-8',
    },
    'Der Teppich kratzte angenehm. In der Küche wurde etwas umgerührt, und es klang wie ein langsames Pferd.',
    'Es duftete nach Orangen. Nebenan lief eine Nähmaschine, machte Pause und lief wieder.',
    { text: 'In der Küche roch es nach Toast. Gluck, machte das Rohr.', to: '3-5' },
    { text: 'Der Boden war kalt, der Teppich war warm.', to: '3-5' },
  ],
  image: [
    'Unter dem Tisch, wo nie einer hinsah, war mit Buntstift eine kleine Sonne gemalt.',
    'Auf der Fensterbank stand eine Tasse ohne Henkel, darin wohnten lauter Stifte.',
    'An der Wand war ein heller Fleck, der im Lauf vom Tag bis zur Tür wanderte.',
    'In einem Pantoffel lagen fünf Walnüsse. Warum, das wusste keiner mehr.',
  ],
  meet: [
    {
      text: 'Unter dem Sofa lag die Katze, und neben ihr lag {companion}. <companion>{helper} zeigt mir, wie man nichts tut</companion>, sagte {companion}. <companion>Es ist schwerer, als man denkt.</companion>',
      from: '6-8',
    },
    '<companion>Pass auf, {helper} schläft</companion>, sagte {companion}. Die Katze lag mitten auf der Treppe und tat, als sei sie eine Stufe.',
    '<companion>Du sitzt auf dem Platz von {helper}</companion>, sagte {companion}. Da kam die Katze schon und setzte sich auf {hero}.',
    'In der Wäsche bewegte sich ein Ärmel. <companion>Die Katze bügelt</companion>, sagte {companion}. <companion>{helper} macht das mit dem Bauch.</companion>',
    {
      text: 'Unter dem Sofa lag die Katze. <companion>Psst, {helper} schläft</companion>, sagte {companion}.',
      to: '3-5',
    },
    {
      text: 'Die Katze lag auf der Treppe. <companion>{helper} ist heute eine Stufe</companion>, sagte {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie sahen hinter dem Vorhang nach und in der Wäsche. {helper} kam überallhin mit und half nicht.',
    'Unter dem Bett fanden sie drei Murmeln und einen Strumpf. {helper} fand eine Staubfluse und behielt sie.',
    'Sie gingen auf Knien, um alles von unten zu sehen. Der Tisch hatte unten eine Nummer.',
    'Von Zimmer zu Zimmer gingen sie, und in jedem roch es anders. {helper} kam als Letzte und tat, als wohnte sie allein hier.',
  ],
  still: [
    'Das Rohr in der Wand hörte auf zu glucksen. {helper} legte den Schwanz um die Pfoten und wurde ein Kreis.',
    'Im Haus war es so ruhig, dass man die Uhr in der Küche hörte und {helper} beim Atmen.',
    'Die Nähmaschine schwieg. Auf der Treppe setzte sich eine Stufe, ganz von selbst.',
    'Der helle Fleck war an der Tür angekommen. Er blieb dort liegen.',
  ],
  gift: [
    '{companion} hatte etwas gemalt: ein Haus, eine Treppe und zwei Köpfe im Fenster. Das Bild bekam {hero}. <companion>Die Katze passte nicht drauf</companion>, sagte {companion}.',
    {
      text: '{companion} malte ein Bild: alle zusammen auf dem Sofa, auch die Staubfluse. <companion>Für dich</companion>, sagte {companion}. <companion>Der mit den großen Füßen bist du.</companion>',
      from: '6-8',
    },
  ],
  homeward: [
    'Die Treppe war noch dieselbe, nur knarrte die Stufe jetzt zum Hinaufgehen. Das ist ein anderer Ton.',
    'Auf Socken ging es durch den Flur. Er war wieder kurz.',
    'Die Tür blieb einen Spalt offen. So kam das Licht vom Flur noch bis zum Stuhl.',
    'Drei Treppen hinauf, und auf dem Absatz standen die Stiefel und schliefen im Stehen.',
  ],
  question: [
    '<hero>Warum klemmen Türen, wenn es lange regnet?</hero>, fragte {hero_subj}. <hero>Bei Sonne gehen sie doch.</hero>',
  ],
  answer: [
    '{hero_subj} legte ein Hölzchen ins Wasser und maß es am Abend mit einem Faden. Es war dicker. Holz trinkt aus der feuchten Luft und quillt. Darum reibt dann die Tür am Rahmen.',
  ],
};
