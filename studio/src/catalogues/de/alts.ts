import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  home: [
    '{hero_subj} steht zu Hause am Fenster und sieht hinaus, eine Hand flach an der Scheibe.',
    'Morgen zu Hause: {hero} lehnt am Fensterbrett im ersten Licht und lauscht nach draußen.',
    '{hero_subj} sitzt zu Hause auf der Bettkante, einen Strumpf am Fuß, und schaut zur offenen Tür.',
    'Im Flur bleibt {hero} kurz stehen, eine Hand an den Garderobenhaken, und denkt nach.',
  ],
  arrive: [
    '{hero_subj} steht {at_setting}, den Kopf im Nacken, und weiß nicht, wohin zuerst schauen.',
    'Zum ersten Mal {at_setting}: {hero} macht einen vorsichtigen Schritt und streckt die Hand aus.',
    '{hero_subj} kommt an, {at_setting}. Ringsum ist alles weit, und vorn leuchtet ein kleines Stück Weg.',
  ],
  meet: [
    '{hero} und {helper} stehen sich {at_setting} gegenüber. Beide legen den Kopf schief, jeder auf seine Seite.',
    '{at_setting} begegnet {hero} zum ersten Mal {helper}. Zwischen ihnen ist gerade noch Platz für einen Gruß.',
    '{helper} sieht {hero} an, {hero} sieht {helper} an. Hinter ihnen liegt noch der ganze Weg.',
  ],
  setback: [
    '{hero_subj} steht mit hängenden Armen da. Vor den Füßen liegt, was eben noch ein Plan gewesen ist.',
    '{at_setting}: {hero} hält mitten im Schritt an. {companion} steht daneben und sieht auf den Boden.',
    '{hero_subj} hat die Schultern hochgezogen und schaut zur Seite. {companion} ist zwei Schritte weiter weg als vorher.',
  ],
  pause: [
    '{hero_subj} sitzt auf dem Boden, die Hände im Schoß, und sieht still vor sich hin.',
    'Ganz nah: {hero} mit gesenktem Blick, das Kinn auf den Knien. Ein Lichtfleck liegt auf dem Ärmel.',
    '{hero_subj} sitzt allein am Rand und dreht etwas Kleines zwischen den Fingern hin und her.',
  ],
  deed: [
    '{hero_subj} streckt {companion} die offene Hand hin. Beide sehen auf das, was darin liegt.',
    'Auf gleicher Höhe: {hero} und {companion} sehen sich an, und zwischen ihnen ist eine Hand ausgestreckt.',
    '{hero_subj} steht dicht bei {companion}, ein wenig vorgebeugt. Ringsum ist alles unscharf und still.',
  ],
  open: [
    '{hero} und {companion} lachen, die Arme in der Luft. Hinter ihnen ist der Weg frei.',
    'Endlich am Ziel, {at_setting}: {hero} hält vorsichtig in beiden Händen, was sie gesucht haben.',
    '{hero_subj} springt hoch, {companion} klatscht in die Hände. Das Licht kommt jetzt von vorn.',
  ],
  echo: [
    '{hero_subj} ist wieder zu Hause und sieht aus dem Fenster. Auf dem Fensterbrett liegt etwas Neues.',
    'Abend zu Hause: {hero} sitzt auf dem Bett, die Schuhe noch an, und lächelt vor sich hin.',
    'Zu Hause im warmen Licht: {hero} hält ein kleines Ding in der Hand und betrachtet es von allen Seiten.',
  ],
};
