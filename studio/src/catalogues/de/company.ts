import type { Tables } from '../schema.ts';

export const company: Tables['company'] = {
  met: {
    comes: [
      'Am Tor wartete {companion}. {companion_subj} kannte den Weg und hatte zwei Pflaumen dabei, eine für jeden.',
      'An diesem Tag kam {companion} mit. {companion_subj} war schon einmal dort gewesen und kannte alle beim Namen.',
      '<companion>Kommst du?</companion>, rief {companion} über den Zaun. {companion_subj} kannte den Weg schon.',
    ],
  },
  sibling: {
    comes: [
      '<companion>Ich komme mit</companion>, sagte {companion} und hatte schon einen Schuh an. Es war einer von {hero}.',
      'Vor der Tür wartete {companion} mit dem Proviant. Da waren sie zu zweit.',
      '{companion} kam mit. Gefragt hatte niemand. Darauf wartete {companion_subj} nie.',
    ],
  },
  friend: {
    comes: [
      'An der Ecke stand {companion}. <companion>Da bist du ja</companion>, sagte {companion}, und sie gingen zusammen weiter.',
      '{companion} kam natürlich mit. {companion_subj} hatte ein Stück Schnur dabei. Man weiß ja nie.',
      'Sie waren jetzt zu zweit, {hero} und {companion}. Zu zweit ist jeder Weg halb so lang.',
    ],
  },
  near: {
    comes: [
      '{companion} kam mit. Eigentlich hatte {companion_er} nur kurz hereinschauen wollen, und die Jacke war noch an.',
      '<companion>Ich habe Zeit</companion>, sagte {companion}. Also waren sie zwei.',
      '{companion} hielt die Tür auf und ging dann selbst hindurch.',
    ],
  },
  robot: {
    comes: [
      'Was man zu {companion} sagte, musste man gut überlegen. Roboter tun es nämlich.',
      'Die Knie von {companion} quietschten ein wenig, wie bei Robotern üblich. So wusste man immer, wo {companion_er} war.',
    ],
  },
  animal: {
    comes: [
      '{companion} lief auf vier Pfoten ein Stück voraus. Die Nase war noch früher aufgebrochen.',
      '{companion} konnte riechen, was andere nur sahen. Dafür muss man oft stehen bleiben.',
    ],
  },
  magical_being: {
    comes: [
      'An den Ärmeln von {companion} kamen ein paar Funken mit. Sie benahmen sich gut.',
      '{companion} konnte einen einzigen kleinen Zauber. Wozu er gut war, wusste noch keiner.',
    ],
  },
  mythical_creature: {
    comes: [
      '{companion} hielt die Flügel eng am Leib, wegen der Wäscheleinen. Es sah beinahe schüchtern aus.',
      'In den Märchen laufen alle davon, wenn so jemand wie {companion} kommt. Hier sagte nur einer: Pass auf deinen Schwanz auf.',
    ],
  },
  imaginary_friend: {
    comes: [
      'Wer {companion} sehen wollte, musste Bescheid wissen. Darum war {companion_er} mit Türen vorsichtig.',
      '{companion} hinterließ keine Spuren. {hero} trat dafür ein wenig breiter auf.',
    ],
  },
};
