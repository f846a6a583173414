import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  title: ['{hero} und die Blume der Nacht', 'Der Mond in der Gießkanne'],
  passage: ['Die Hintertür war nur angelehnt. Drei Stufen, eine Regentonne, und dann fing der Garten an, der am Tag ein anderer war.'],
  arrive: ['Das Gras war kühl und nass. Es duftete nach etwas Weißem, und unter den Blättern raschelte es, machte Pause und raschelte.'],
  image: ['In der Gießkanne schwamm der Mond. Jemand hatte ein Blatt dazugelegt, als Boot.'],
  meet: [
    'Unter der Hecke kam ein Igel hervor und schnaufte. <companion>Das ist {helper}</companion>, flüsterte {companion}. <companion>{helper} geht jeden Abend denselben Weg. Man darf nur nicht darauf stehen.</companion>',
  ],
  task: [
    '<companion>Die Nachtblume geht heute auf</companion>, flüsterte {companion}. <companion>Nur heute, und gleich ist es ganz dunkel. Sie blüht hinter dem Gartentor.</companion>',
  ],
  way: ['Sie gingen auf den Steinplatten, immer im Licht. {helper} ging daneben, immer im Schatten.'],
  obstacle: ['Das Gartentor war von Efeu zugewachsen. Man sah den Riegel, aber der Efeu hielt ihn fest.'],
  stuck: ['Das Tor ächzte und blieb, wo es war. Irgendwo ging ein Fenster an und wieder aus.'],
  still: ['Kein Blatt ging. Der Mond in der Gießkanne lag ganz glatt, und sein Boot stand still.'],
  open: [
    'Der Efeu ließ los, und das Gartentor gab ein kleines Stück Nacht frei. Dort stand die Nachtblume und ging auf, so langsam, dass man es nur beim Blinzeln sah.',
  ],
  gift: [
    'Im Beet lag ein Schneckenhaus, leer und hell. {companion} pustete die Erde heraus und gab es {hero}. Drinnen war es rund und still.',
  ],
  homeward: ['Die Steinplatten führten sie zurück. Drei Stufen, und die Tür war noch angelehnt.'],
  question: ['<hero>Warum blüht die Blume in der Nacht?</hero>, fragte {hero}. <hero>Da sieht sie doch keiner.</hero>'],
  answer: [
    '{hero} wartete mit angehaltenem Atem. Ein Falter kam und steckte den Rüssel tief in die Blüte. Nachts fliegen die Falter, und das Weiß und der Duft führen sie hin.',
  ],
};
