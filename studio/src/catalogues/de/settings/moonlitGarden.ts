import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  title: ['{hero} und die Blume der Nacht', 'Der Mond in der Gießkanne'],
  passage: [
    'Die Hintertür war nur angelehnt. Drei Stufen, eine Regentonne, und dann fing der Garten an, der am Tag ein anderer war.',
    'Das Fenster stand offen, und die Nacht kam herein und ging wieder hinaus. {hero} und {companion} gingen mit.',
  ],
  arrive: [
    {
      text: 'Das Gras war kühl und nass. Es duftete nach etwas Weißem, und unter den Blättern raschelte es, machte Pause und raschelte.',
      from: '6-8',
    },
    'Die Luft war kühl wie ein Laken. Etwas tropfte von Blatt zu Blatt, und es roch nach Erde.',
  ],
  image: [
    'In der Gießkanne schwamm der Mond. Jemand hatte ein Blatt dazugelegt, als Boot.',
    'Auf der Wäscheleine saß eine Eule neben einer vergessenen Socke.',
  ],
  meet: [
    {
      text: 'Unter der Hecke kam ein Igel hervor und schnaufte. <companion>Das ist {helper}</companion>, flüsterte {companion}. <companion>{helper} geht jeden Abend denselben Weg. Man darf nur nicht darauf stehen.</companion>',
      from: '6-8',
    },
    'Im Laub schmatzte es. <companion>Das ist {helper}</companion>, flüsterte {companion} und zeigte auf den Igel. <companion>{helper} isst immer mit offenem Mund.</companion>',
  ],
  task: [
    {
      text: '<companion>Die Nachtblume geht heute auf</companion>, flüsterte {companion}. <companion>Nur heute, und gleich ist es ganz dunkel. Sie blüht hinter dem Gartentor.</companion>',
      from: '6-8',
    },
    '<companion>Hinter dem Gartentor steht die Nachtblume</companion>, flüsterte {companion}. <companion>Sie blüht einmal, und zwar heute. Bald ist der Mond weg.</companion>',
  ],
  way: [
    'Sie gingen auf den Steinplatten, immer im Licht. {helper} ging daneben, immer im Schatten.',
    'Sie gingen barfuß von Schatten zu Schatten. Das Gras schrieb alles auf.',
  ],
  obstacle: [
    'Das Gartentor war von Efeu zugewachsen. Man sah den Riegel, aber der Efeu hielt ihn fest.',
    'Das Gartentor hatte einen Riegel, und der Riegel hatte Rost.',
  ],
  stuck: [
    'Das Tor ächzte und blieb, wo es war. Irgendwo ging ein Fenster an und wieder aus.',
    'Es quietschte einmal, hoch und kurz. Im ganzen Garten hielt jemand inne.',
  ],
  still: [
    'Kein Blatt ging. Der Mond in der Gießkanne lag ganz glatt, und sein Boot stand still.',
    'Die Eule machte die Augen zu. Nur der Duft ging noch umher.',
  ],
  open: [
    {
      text: 'Der Efeu ließ los, und das Gartentor gab ein kleines Stück Nacht frei. Dort stand die Nachtblume und ging auf, so langsam, dass man es nur beim Blinzeln sah.',
      from: '6-8',
    },
    'Der Riegel glitt zurück, und das Gartentor ließ sie hinein. Die Nachtblume war schon halb wach und machte für sie den Rest auf.',
  ],
  gift: [
    {
      text: 'Im Beet lag ein Schneckenhaus, leer und hell. {companion} pustete die Erde heraus und gab es {hero}. Drinnen war es rund und still.',
      from: '6-8',
    },
    '<companion>Da wohnt keiner mehr</companion>, flüsterte {companion} und gab {hero} ein Schneckenhaus. Es war so leicht wie nichts.',
  ],
  homeward: [
    'Die Steinplatten führten sie zurück. Drei Stufen, und die Tür war noch angelehnt.',
    'Das Gras hatte ihre Spur behalten. In der gingen sie zurück.',
  ],
  question: [
    '<hero>Warum blüht die Blume in der Nacht?</hero>, fragte {hero_subj}. <hero>Da sieht sie doch keiner.</hero>',
  ],
  answer: [
    '{hero_subj} wartete mit angehaltenem Atem. Ein Falter kam und steckte den Rüssel tief in die Blüte. Nachts fliegen die Falter, und das Weiß und der Duft führen sie hin.',
  ],
};
