import type { Tables } from '../schema.ts';

export const characters: Tables['character'] = {
  human: {
    home: [
      'In der Küche suchte jemand die zweite Socke, wie jeden Morgen.',
      'Die Küchenuhr ging drei Minuten vor, damit niemand zu spät kam. Alle wussten es, also kamen alle zu spät.',
      'Es war ein schmales Haus mit vielen Treppen, und immer rief einer hinauf.',
      'Das Fahrrad lehnte an der Wand, und die Katze lehnte am Fahrrad.',
      'Unten sprang der Toaster auf. Jemand sagte dasselbe Wort wie jeden Morgen.',
      'Das Zimmer von {hero} war das kleinste im Haus, aber es hatte den besten Regen auf dem Dach.',
      'Am Kühlschrank hingen elf Bilder, eine Rechnung und ein Magnet in Form einer Birne.',
      'Im Bad war immer jemand. Vor dem Bad war immer jemand anders.',
      'In der Straße kannte jeder den Hund von Nummer neun, und keiner wusste, wie er hieß.',
      'Der Tisch hatte vier Beine und ein gefaltetes Stück Pappe. Ohne die Pappe lief die Suppe nach links.',
      'Auf dem Treppenabsatz stand die Kiste mit den Sachen, die keiner brauchte und keiner wegwarf. {hero_subj} kannte sie auswendig.',
    ],
    senses: [
      'Es war kühler als zu Hause, und {hero} war froh über den Pullover.',
      '{hero_subj} holte Luft, bis nichts mehr hineinpasste.',
      'Die Luft war eine ganz andere als daheim. {hero_subj} nahm gleich zwei Portionen.',
      '{hero_subj} spürte den Boden durch die Schuhe. Es war keiner, den {hero_er} kannte.',
      'Zuerst gewöhnten sich die Ohren von {hero} daran, dann die Nase und zuletzt der Bauch.',
      'Irgendwo roch es nach etwas Gutem. Da merkte {hero_subj}, wie lange das Frühstück her war.',
    ],
  },
  robot: {
    home: [
      {
        text: '{hero_subj} wohnte in der Werkstatt hinter dem letzten Regal, neben der Dose mit den Schrauben. Morgens zählte {hero_er} zuerst {hero_seine} Finger. Es waren zehn, und alle meldeten sich.',
        from: '6-8',
      },
      'Nachts stand {hero_subj} auf einer runden Matte und summte, bis das Lämpchen von Rot auf Grün sprang.',
      'Wenn man zu {hero} sagte: einen Augenblick, dann wartete {hero_er} genau einen. Danach wurde es meistens schwierig.',
      '{hero_subj} prüfte am Morgen beide Arme, beide Beine und das Datum. Dienstags ölte {hero_er} auch das Lachen.',
      {
        text: 'Man hatte {hero} gesagt, {hero_er} solle sich wie zu Hause fühlen. Also hatte {hero_er} sich einen Stuhl gebaut, einen Tisch und einen kleinen Verwandten.',
        from: '6-8',
      },
      'Die Ersatzteile von {hero} lagen in einer Keksdose. Ab und zu biss jemand aus Versehen in eines.',
      'Das Lieblingswort von {hero} war Piep. {hero_er} kannte noch elftausend andere und nahm sie der Reihe nach.',
      'In der Nacht zählte {hero_subj} Schafe aus Blech. Es fehlte nie eines.',
      {
        text: 'In der Brust von {hero} saß ein Lämpchen. Grün hieß gut, Gelb hieß denken, und Violett gab es am Geburtstag.',
        from: '6-8',
      },
      '{hero_subj} hatte eine Klappe im Rücken. Darin waren ein Schraubenzieher, ein Tuch und ein Gedicht.',
    ],
    senses: [
      'Der Lüfter von {hero} lief eine Stufe schneller, wie immer bei etwas Neuem.',
      'Auf einem Schild stand: Kopf einziehen. {hero_subj} suchte lange nach dem Schalter dafür.',
      '{hero_subj} maß die Luft. Es war Luft.',
      'Das linke Ohr von {hero} drehte sich einmal ganz herum, klickte und kam mit Neuigkeiten zurück.',
      '<hero>Es riecht nach siebzehn Dingen</hero>, sagte {hero_subj}. <hero>Zwei davon sind Käse.</hero>',
      'In der Brust von {hero} wurde das Lämpchen gelb, dann grün und wieder gelb.',
    ],
  },
  animal: {
    home: [
      {
        text: '{hero_subj} wohnte unter der dritten Wurzel von links, wo es sogar im November trocken war. Das Bett war aus Moos und wurde sonntags frisch gemacht.',
        from: '6-8',
      },
      {
        text: 'Der Bau hatte zwei Türen, eine zum Hineingehen und eine für das Wetter. {hero_subj} schlief dazwischen, die Nase unter dem Schwanz.',
        from: '6-8',
      },
      {
        text: 'Das Zuhause von {hero} war ein Korb hinter dem Ofen. Von dort roch {hero_er}, wer die Treppe heraufkam und mit welcher Laune.',
        from: '6-8',
      },
      {
        text: '{hero_subj} wohnte in einem hohlen Stamm, vier Sprünge vom Bach. Innen war er rund, da musste keiner in der Ecke sitzen.',
        from: '6-8',
      },
      'Morgens putzte {hero_subj} zuerst das linke Ohr. Wenn es richtig stand, konnte der Tag anfangen.',
      'Der Ast von {hero} war der zweite von oben. Alle Neuigkeiten des Waldes kamen dort vorbei, meistens mit dem Wind.',
      {
        text: 'Hinter den Blumentöpfen war eine Lücke, und hinter der Lücke wohnte {hero_subj}. Es gab dort ein Blatt und eine halbe Walnuss.',
        from: '6-8',
      },
      '{hero_subj} schlief zusammengerollt, ein Ohr blieb offen. Es hielt Wache und hatte noch nie einen Keks verpasst.',
      'Unter dem Schuppen war es warm und staubig, und alles gehörte {hero}. Nur der Regen kam herein, bis zur Matte.',
      'Jeden Stein um den Bau kannte {hero_subj} am Geruch. Der flache vor der Tür roch nach der Sonne von gestern.',
    ],
    senses: [
      'Die Schnurrhaare von {hero} merkten es zuerst. Die merken alles zuerst.',
      '{hero_subj} hob die Nase. Es waren elf Gerüche, neun davon alte Bekannte.',
      'Das Fell auf dem Rücken von {hero} stellte sich ein wenig auf, nur in der Mitte.',
      '{hero_subj} stellte ein Ohr nach vorn und eines nach hinten, um beide Seiten zu haben.',
      'Von so weit unten war der Ort vor allem Beine, Kanten und Krümel. Die Krümel sahen gut aus.',
      'Hier war vor Kurzem jemand froh gewesen, das konnte {hero_subj} riechen. Es war Käse dabei gewesen.',
    ],
  },
  magical_being: {
    home: [
      '{hero_subj} konnte einen einzigen kleinen Zauber: kalten Tee lauwarm machen. Er wurde seltener gebraucht, als man denkt.',
      {
        text: 'Im Haus von {hero} kehrten die Besen allein, aber immer nur dieselbe Ecke. Der Rest ging von Hand, wie überall.',
        from: '6-8',
      },
      {
        text: 'Wenn {hero} Schluckauf hatte, sprang ein Funke heraus. An Geburtstagen war das praktisch, im Heu hielt {hero_er} die Luft an.',
        from: '6-8',
      },
      '{hero_subj} trug einen spitzen Hut mit einer Delle. In der Delle lagen die Butterbrote.',
      'Der Zauberstab von {hero} war ein bisschen krumm, vom Draufsitzen. Er wirkte mehr so um die Ecke.',
      'Nachts leuchteten {hero} die Fingerspitzen, gerade hell genug zum Lesen. Man sparte Kerzen.',
      {
        text: '{hero_subj} wohnte über der Bäckerei, dort war es warm. Dafür sprach {hero_er} jeden Morgen dem Teig gut zu.',
        from: '6-8',
      },
      'Im Schrank von {hero} standen sieben Flaschen Mondlicht, eine davon zum Kochen.',
      '{hero_subj} konnte fliegen, allerdings nur rückwärts und nur, wenn keiner lachte.',
      {
        text: 'Bei jedem Neumond musste {hero_subj} {hero_seine} Zauber zählen. Es war einer, wie immer, und er war bei Kräften.',
        from: '6-8',
      },
    ],
    senses: [
      '{hero} kribbelten die Fingerspitzen, wie immer, wo vor Kurzem gezaubert worden war.',
      '{hero_subj} probierte den kleinen Zauber an einem Kiesel aus. Der Kiesel wurde lauwarm, und das war alles.',
      'Der Hut von {hero} drehte sich von selbst ein wenig nach links. Er horchte.',
      'Die Luft schmeckte nach Blech und Pfefferminz, wie kurz vor einem Spruch. {hero_subj} schluckte.',
      'Der Zauberstab ließ die Spitze hängen. Hier war kein Ort für Kunststücke, so viel stand fest.',
      'Aus dem Ärmel von {hero} kam ein Funke, sah sich um und ging wieder hinein.',
    ],
  },
  mythical_creature: {
    home: [
      'In den alten Geschichten hatten Wesen wie {hero} Flügel so breit wie Scheunen. {hero_subj} schlief mit Nachtlicht.',
      'Im Tal erzählte man sich, {hero} esse jeden Tag ein Schaf. Es war Haferbrei, mit Rosinen.',
      '{hero_subj} wohnte in der Ruine auf dem Hügel. Die Post kam donnerstags, mit sehr langem Arm.',
      {
        text: 'Die Großmutter von {hero} hatte einen Berg Gold bewacht. {hero_subj} bewachte einen Berg Kissen und verlieh sie auch.',
        from: '6-8',
      },
      'Wenn {hero} gähnte, flogen am Turm die Dohlen auf. Danach entschuldigte {hero_er} sich bei jeder.',
      {
        text: 'Auf den Landkarten stand an der Stelle, wo {hero} wohnte, eine Warnung. Darunter hatte jemand mit Bleistift geschrieben: gute Suppe.',
        from: '6-8',
      },
      '{hero_subj} konnte eine sehr kleine Flamme spucken. Für Toast reichte sie, wenn man es nicht eilig hatte.',
      {
        text: 'Zur Höhle von {hero} führte nur ein Pfad, und die Leute gingen ihn auf Zehenspitzen. {hero_subj} hatte eine Matte hingelegt, auf der Willkommen stand.',
        from: '6-8',
      },
      {
        text: 'In der Schule gab es ein Kapitel über Wesen wie {hero}. In der Prüfung hatte {hero_er} zwei Fragen falsch.',
        from: '6-8',
      },
      {
        text: 'Das Horn, oder was {hero} da wuchs, verfing sich noch in jedem Vorhang. Es hieß, {hero_er} wachse hinein.',
        from: '6-8',
      },
    ],
    senses: [
      'Jemand sah {hero} kommen und ließ den Korb fallen. {hero_subj} trug ihn hinterher.',
      '{hero_subj} zog die Flügel ein, oder was einmal Flügel werden sollten, um nichts umzustoßen.',
      'Ein Kind sah {hero} mit offenem Mund an. <hero>Ich weiß</hero>, sagte {hero_er}. <hero>Ich habe mich auch größer gedacht.</hero>',
      'Der Boden zitterte, als {hero} kam. {hero_er} ging auf Zehenspitzen, da summte er nur noch.',
      'Die Nase von {hero} meldete Rauch. Dann merkte {hero_er}, dass es der eigene war.',
      'Alle waren still geworden. {hero_subj} setzte sich hin, um kleiner zu sein, und bald redeten sie weiter.',
    ],
  },
  imaginary_friend: {
    home: [
      {
        text: 'Nur {companion} konnte {hero} sehen. Für alle anderen gab es da einen leeren Stuhl, der immer einen Keks haben musste.',
        from: '6-8',
      },
      {
        text: '{companion} hatte sich {hero} an einem Regensonntag ausgedacht, die Ohren zuerst. Seitdem waren sie nie länger getrennt als ein Bad.',
        from: '6-8',
      },
      {
        text: '{hero_subj} wohnte im Zimmer von {companion}, zwischen Schrank und Wand. Es war sehr schmal dort, aber {hero} brauchte nicht viel Platz.',
        from: '6-8',
      },
      'Wenn {companion} über nichts lachte, lag es an {hero}. Die beiden waren die Blicke gewohnt.',
      {
        text: '{hero_subj} konnte durch Wände gehen, aber keinen Löffel halten. Also machte {companion} die Löffel, und {hero} machte die Wände.',
        from: '6-8',
      },
      {
        text: 'Auf dem Bild über dem Bett hatte {hero_subj} drei Beine. {companion} war damals vier gewesen, und das dritte war {hero} ans Herz gewachsen.',
        from: '6-8',
      },
      'Bei Tisch deckte {companion} für einen mehr. Die Suppe blieb im Teller, aber {hero} mochte den Dampf.',
      '{hero_subj} wog nichts und warf keinen Schatten. Trotzdem rückte {companion} zur Seite, wenn {hero} sich aufs Bett setzte.',
      'Jeden Abend fragte {companion}, ob {hero} noch da sei. <hero>Immer</hero>, sagte {hero_er}, und damit war das geklärt.',
      'Keiner wusste, wann {hero} Geburtstag hatte. Darum bekam {hero_er} von {companion} die Hälfte von jedem anderen.',
    ],
    senses: [
      '{hero_subj} steckte die Hand durch das Nächstbeste hindurch, um es von innen zu begrüßen.',
      'Niemand drehte sich um, als {hero} kam. {hero_er} verbeugte sich trotzdem.',
      'Der Wind ging durch {hero} hindurch. In der Mitte kitzelte es.',
      '{hero_subj} hinterließ keine Spuren. Darum trat {companion} ein bisschen fester auf, für zwei.',
      'Als es laut wurde, wurde {hero} an den Rändern blasser. {companion} dachte etwas fester an {hero_ihn}, da ging es wieder.',
      '{hero_subj} schwebte eine Handbreit über dem Boden, wegen der Aussicht.',
    ],
  },
};
