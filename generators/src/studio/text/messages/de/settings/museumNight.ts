import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  title: ['{hero} und das verlorene Schildchen', 'Nachts sind die Bilder wach'],
  passage: [
    '{hero} hatte die Mütze im Museum vergessen. Die Seitentür ging noch auf. Drinnen war es dunkler, als es am Tag gewesen war, und viel wacher.',
  ],
  arrive: ['Es roch nach Bohnerwachs. Der Mond lag in Vierecken auf dem Boden, und irgendwo hoch oben knackte leise ein Knochen.'],
  image: ['Ein Ritter ohne Inhalt hielt die Hand auf, und darin lag ein Bonbonpapier.'],
  meet: [
    'Eine gemalte Katze stieg aus ihrem Rahmen und streckte sich. <helper>Endlich</helper>, sagte sie. <helper>Seit dreihundert Jahren sitze ich auf diesem Kissen. Ich bin {helper}.</helper>',
  ],
  task: [
    '<helper>Mein Schildchen ist weg</helper>, sagte {helper}. <helper>Am Morgen muss es wieder hängen, sonst weiß keiner, wer ich bin. Aber da vorn sitzt der Wächter.</helper>',
  ],
  way: ['Sie gingen von Mondviereck zu Mondviereck. {helper} machte keine Geräusche, sie war ja aus Farbe.'],
  obstacle: ['Der Wächter saß auf seinem Stuhl, genau in der Tür. Auf seinen Knien lag die Taschenlampe, und sie war an.'],
  stuck: ['Die Taschenlampe fuhr herum. Alle Bilder taten so, als hätten sie nichts gesehen.'],
  still: ['Die Bilder hielten den Atem an, dafür sind sie gemacht. Das Mondlicht rückte ein Viereck weiter.'],
  open: [
    'Der Wächter war gar kein Hindernis mehr. Er hob die Füße, und darunter lag das Schildchen. {helper} las es und wurde ein wenig größer.',
  ],
  gift: [
    '{helper} gab {hero} eine Eintrittskarte, ganz vergilbt. <helper>Sie gilt für ein einziges Mal</helper>, sagte {helper}, <helper>und für immer.</helper>',
  ],
  homeward: ['Die Seitentür fiel zu. Draußen war die Straße leer, und {hero} ging von Laterne zu Laterne wie von Bild zu Bild.'],
  question: ['<hero>Warum schaut mir das Bild nach, wenn ich gehe?</hero>, fragte {hero}. <hero>Es ist doch nur gemalt.</hero>'],
  answer: [
    '{hero} ging nach links und nach rechts. Die gemalten Augen sahen überall hin. Ein Bild ist flach. Es hat nur eine Seite, und die sieht von allen Stellen gleich aus.',
  ],
};
