import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  passage: [
    'In der Schneekugel stand ein Museum, und heute war Licht darin. {hero_subj} sah durch die kleine Tür, und da war sie groß. Drinnen war es dunkler als am Tag und viel wacher.',
    'Auf der Einladung stand: heute Nacht, Eingang durch das dritte Bild von links. {hero_subj} zog die Schuhe aus und stieg hinein.',
    'Im Treppenhaus hing ein Bild, auf dem es immer schneite. Heute war der Boden davor nass. {hero_subj} machte einen großen Schritt und stand in der Schlange vor der Kasse, ganz allein.',
    'Der Museumsplan vom letzten Ausflug hatte eine Rückseite, die es vorher nicht gab: gültig nach Mitternacht. Der Schlüssel zum Haupttor hing im Schloss und war sehr klein.',
  ],
  arrive: [
    {
      text: 'Es roch nach Bohnerwachs. Der Mond lag in Vierecken auf dem Boden, und hoch oben knackte leise ein Knochen.',
      from: '6-8',
    },
    'Die Schritte hallten, auch die leisesten. Der Marmor war kalt durch die Socken, und es roch nach altem Samt.',
    'Eine Uhr schlug in einem anderen Jahrhundert. Es roch nach Leinöl, und das Geländer war kühl wie ein Teller.',
    'Auf den Teppichen hörte man sich nicht, auf dem Parkett hörte man sich zweimal. Hinter einer Tür flüsterte es auf Latein.',
    { text: 'Das war das Museum, und es war Nacht. Tapp, tapp, machten die Socken.', to: '3-5' },
    { text: 'Im Museum war der Boden kalt. Hoch oben knackte ein Knochen.', to: '3-5' },
  ],
  image: [
    'Auf einem Sockel ohne Figur lag ein Zettel: bin im Garten.',
    'Das Gerippe vom Dinosaurier hatte den Kopf auf die Pfoten gelegt.',
    'Auf einem Stillleben fehlte heute eine Birne, und darunter lag ein Kern.',
    'Drei Marmorköpfe sahen in drei Richtungen. Sie hatten sich darauf geeinigt.',
  ],
  meet: [
    {
      text: 'Eine gemalte Katze stieg aus ihrem Rahmen und streckte sich. <helper>Endlich</helper>, sagte sie. <helper>Seit dreihundert Jahren sitze ich auf diesem Kissen. Ich bin {helper}.</helper>',
      from: '6-8',
    },
    '<helper>Du hast nicht geblinzelt</helper>, sagte eine gemalte Katze aus ihrem Rahmen. <helper>Gut. Die meisten blinzeln. Ich heiße {helper}.</helper>',
    'Etwas strich {hero} um die Beine und hinterließ einen grünen Streifen. <helper>Oh, ich bin noch nicht ganz trocken</helper>, sagte eine gemalte Katze. <helper>{helper}. Siebzehnhundertzwölf.</helper>',
    '<helper>Leise</helper>, sagte eine gemalte Katze, die auf der Kasse saß. <helper>Der dritte König hat einen leichten Schlaf. Ich bin {helper} und habe gar keinen.</helper>',
    {
      text: 'Eine gemalte Katze sprang aus ihrem Bild. <helper>Ich bin {helper}</helper>, sagte sie. <helper>Streicheln, bitte.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Miau</helper>, sagte ein Bild. Eine gemalte Katze stieg heraus. <helper>Ich heiße {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen von Mondviereck zu Mondviereck. {helper} machte keine Geräusche, sie war ja aus Farbe.',
    'Sie gingen durch eine Schlacht, ein Obststück und drei Winter. Im zweiten Winter lag wirklich etwas Schnee.',
    'Durch den Saal mit den Spiegeln gingen sie zu achtzehnt. Am Ausgang waren sie wieder so viele wie vorher.',
    '{helper} ging dicht an der Wand, von Rahmen zu Rahmen, und grüßte jeden mit dem Schwanz.',
  ],
  still: [
    'Die Bilder hielten den Atem an, dafür sind sie gemacht. Das Mondlicht rückte ein Viereck weiter.',
    'Ein König hielt sich einen Finger vor den Mund. In der Uhrensammlung tickte nur noch die kleinste.',
    'Eine Tänzerin aus Bronze stand auf einem Bein, wie seit hundert Jahren. Sie wackelte nicht.',
    'Im Saal mit den Landschaften hörte man einen Bach, so leise, wie er gemalt war.',
  ],
  gift: [
    '{helper} gab {hero} eine Eintrittskarte, ganz vergilbt. <helper>Sie gilt für ein einziges Mal</helper>, sagte {helper}, <helper>und für immer.</helper>',
    'In der Kasse lag noch eine Eintrittskarte. {helper} drückte eine bunte Pfote darauf und schob sie {hero} hin.',
  ],
  homeward: [
    'Die Tür fiel zu und war wieder so klein wie ein Fingernagel. In der Schneekugel schneite es noch ein wenig.',
    'Durch das dritte Bild von links ging es hinaus. Es war danach ein wenig schief.',
    'Vor der Kasse fing es an zu schneien, und hinter dem Schnee war das Treppenhaus. Auf der Schulter lag noch eine Flocke aus Ölfarbe.',
    'Der sehr kleine Schlüssel drehte sich zweimal. Auf der Rückseite vom Plan stand nun: bis bald.',
  ],
  play: [
    'Das Wohnzimmer war das Museum, und alles, was nicht wegkonnte, war ausgestellt. Die Stehlampe hieß Der Flamingo, und anfassen durfte man nur den Hund, wenn man einen hatte.',
    'Sie hängten Zeichnungen an die Sessel und machten das Deckenlicht aus. Nun war Nacht, und die Bilder mussten so tun, als täten sie nur so.',
  ],
  unplay: [
    'Das Museum schloss um sechs, wegen Suppe. Die Stehlampe wurde wieder angeknipst und war kein Flamingo mehr.',
    'Jemand rief zum Essen und machte das Licht an. Da waren die Bilder flach und die Sessel zum Sitzen.',
  ],
  question: [
    '<hero>Warum schaut mir das Bild nach, wenn ich gehe?</hero>, fragte {hero_subj}. <hero>Es ist doch nur gemalt.</hero>',
  ],
  answer: [
    '{hero_subj} ging nach links und nach rechts. Die gemalten Augen sahen überall hin. Ein Bild ist flach. Es hat nur eine Seite, und die sieht von allen Stellen gleich aus.',
  ],
};
