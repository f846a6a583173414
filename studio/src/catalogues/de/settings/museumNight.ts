import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  title: ['{hero} und das verlorene Schildchen', 'Nachts sind die Bilder wach'],
  passage: [
    '{hero_subj} hatte die Mütze im Museum vergessen. Die Seitentür ging noch auf. Drinnen war es dunkler, als es am Tag gewesen war, und viel wacher.',
    'Auf der Einladung stand: heute Nacht, Eingang durch das dritte Bild von links. {hero_subj} zog die Schuhe aus und stieg hinein.',
  ],
  arrive: [
    {
      text: 'Es roch nach Bohnerwachs. Der Mond lag in Vierecken auf dem Boden, und irgendwo hoch oben knackte leise ein Knochen.',
      from: '6-8',
    },
    'Die Schritte hallten, auch die leisesten. Der Marmor war kalt durch die Socken, und es roch nach altem Samt.',
  ],
  image: [
    'Ein Ritter ohne Inhalt hielt die Hand auf, und darin lag ein Bonbonpapier.',
    'Das Gerippe vom Dinosaurier hatte den Kopf auf die Pfoten gelegt.',
  ],
  meet: [
    {
      text: 'Eine gemalte Katze stieg aus ihrem Rahmen und streckte sich. <helper>Endlich</helper>, sagte sie. <helper>Seit dreihundert Jahren sitze ich auf diesem Kissen. Ich bin {helper}.</helper>',
      from: '6-8',
    },
    '<helper>Du hast nicht geblinzelt</helper>, sagte eine gemalte Katze aus ihrem Rahmen. <helper>Gut. Die meisten blinzeln. Ich heiße {helper}.</helper>',
  ],
  task: [
    {
      text: '<helper>Mein Schildchen ist weg</helper>, sagte {helper}. <helper>Am Morgen muss es wieder hängen, sonst weiß keiner, wer ich bin. Aber da vorn sitzt der Wächter.</helper>',
      from: '6-8',
    },
    '<helper>Jemand hat mein Schildchen mitgenommen</helper>, sagte {helper}. <helper>Um sechs läutet es, dann wird geöffnet. Es liegt in dem Saal, wo der Wächter sitzt.</helper>',
  ],
  way: [
    'Sie gingen von Mondviereck zu Mondviereck. {helper} machte keine Geräusche, sie war ja aus Farbe.',
    'Sie gingen durch eine Schlacht, ein Obststück und drei Könige. Das Obst roch nach Farbe.',
  ],
  obstacle: [
    {
      text: 'Der Wächter saß auf seinem Stuhl, genau in der Tür. Auf seinen Knien lag die Taschenlampe, und sie war an.',
      from: '6-8',
    },
    'Im letzten Saal saß der Wächter. Die Schlüssel lagen auf seinem Bauch und gingen auf und ab.',
  ],
  stuck: [
    'Die Taschenlampe fuhr herum. Alle Bilder taten so, als hätten sie nichts gesehen.',
    'Es klirrte. Der Wächter sagte im Schlaf: Bitte nicht anfassen.',
  ],
  still: [
    'Die Bilder hielten den Atem an, dafür sind sie gemacht. Das Mondlicht rückte ein Viereck weiter.',
    'Die Schlüssel gingen auf und ab. Ein König hielt sich einen Finger vor den Mund.',
  ],
  open: [
    'Der Wächter war gar kein Hindernis mehr. Er hob die Füße, und darunter lag das Schildchen. {helper} las es und wurde ein wenig größer.',
    {
      text: 'Der Wächter zog die Mütze ins Gesicht und war ein Wächter weniger. Unter dem Stuhl lag das Schildchen. {helper} schnurrte zum ersten Mal seit dem Trocknen.',
      from: '6-8',
    },
  ],
  gift: [
    '{helper} gab {hero} eine Eintrittskarte, ganz vergilbt. <helper>Sie gilt für ein einziges Mal</helper>, sagte {helper}, <helper>und für immer.</helper>',
    'In der Kasse lag noch eine Eintrittskarte. {helper} drückte eine bunte Pfote darauf und schob sie {hero} hin.',
  ],
  homeward: [
    'Die Seitentür fiel zu. Draußen war die Straße leer, und {hero} ging von Laterne zu Laterne wie von Bild zu Bild.',
    'Durch das dritte Bild von links ging es hinaus. Es war danach ein wenig schief.',
  ],
  question: [
    '<hero>Warum schaut mir das Bild nach, wenn ich gehe?</hero>, fragte {hero_subj}. <hero>Es ist doch nur gemalt.</hero>',
  ],
  answer: [
    '{hero_subj} ging nach links und nach rechts. Die gemalten Augen sahen überall hin. Ein Bild ist flach. Es hat nur eine Seite, und die sieht von allen Stellen gleich aus.',
  ],
};
