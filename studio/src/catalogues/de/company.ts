import type { Tables } from '../schema.ts';

export const company: Tables['company'] = {
  met: {
    comes: [
      'Am Tor wartete {companion}. {companion_subj} kannte den Weg und hatte zwei Pflaumen dabei, eine für jeden.',
      'An diesem Tag kam {companion} mit. {companion_subj} war schon einmal dort gewesen und kannte alle beim Namen.',
      '<companion>Kommst du?</companion>, rief {companion} über den Zaun. {companion_subj} kannte den Weg schon.',
      '<companion>Da bist du ja endlich</companion>, sagte {companion}, als hätten sie sich verabredet. Sie kannten sich seit eben.',
      'Am Weg saß {companion} auf einem Stein. <companion>Wenn du mich mitnimmst</companion>, sagte {companion}, <companion>zeige ich dir, wo es langgeht.</companion>',
      'Ein Stück weiter vorn ging jemand in dieselbe Richtung. Das war {companion}, und bald gingen sie nebeneinander.',
    ],
  },
  sibling: {
    comes: [
      '<companion>Ich komme mit</companion>, sagte {companion} und hatte schon einen Schuh an. Es war einer von {hero}.',
      'Vor der Tür wartete {companion} mit dem Proviant. Da waren sie zu zweit.',
      '{companion} stand schon auf der Straße und sah woandershin. Das hieß: Ich komme mit.',
      '<companion>Wenn du gehst, geh ich auch</companion>, sagte {companion}. Dagegen war schon lange kein Kraut gewachsen.',
      '{companion} hatte gehört, dass jemand die Jacke nahm, und hatte die eigene schon an.',
      '<companion>Ich pass auf, dass du aufpasst</companion>, sagte {companion} und ging mit.',
    ],
  },
  friend: {
    comes: [
      'An der Ecke stand {companion}. <companion>Da bist du ja</companion>, sagte {companion}, und sie gingen zusammen weiter.',
      '{companion} kam natürlich mit. {companion_subj} hatte ein Stück Schnur dabei. Man weiß ja nie.',
      'Sie waren jetzt zu zweit, {hero} und {companion}. Zu zweit ist jeder Weg halb so lang.',
      '{companion} pfiff zweimal unter dem Fenster. Das hieß: Kommst du? {hero} pfiff einmal. Das hieß: Längst.',
      '<companion>Wohin gehen wir?</companion>, fragte {companion} und war schon unterwegs.',
      '{companion} trug zwei Äpfel, einen in jeder Tasche. Der linke war für {hero}.',
    ],
  },
  near: {
    comes: [
      '{companion} kam mit. Eigentlich hatte {companion_er} nur kurz hereinschauen wollen, und die Jacke war noch an.',
      '<companion>Ich habe Zeit</companion>, sagte {companion}. Also waren sie zwei.',
      '{companion} hielt die Tür auf und ging dann selbst hindurch.',
      '<companion>Ich muss in dieselbe Richtung</companion>, sagte {companion}. Es war nicht gesagt, in welche.',
      '{companion} schloss das Rad wieder ab und kam mit. <companion>Das kann warten</companion>, sagte {companion}.',
      '{hero} erzählte, wohin es ging. {companion} hörte zu und war am Ende des Satzes schon dabei.',
    ],
  },
  robot: {
    comes: [
      'Was man zu {companion} sagte, musste man gut überlegen. Roboter tun es nämlich.',
      'Die Knie von {companion} quietschten ein wenig, wie bei Robotern üblich. So wusste man immer, wo {companion_er} war.',
      '<companion>Soll ich dir den Weg vorlesen?</companion>, fragte {companion}. Es waren vierhundert Schritte, jeder mit Nummer.',
    ],
  },
  animal: {
    comes: [
      '{companion} lief auf vier Pfoten ein Stück voraus. Die Nase war noch früher aufgebrochen.',
      '{companion} konnte riechen, was andere nur sahen. Dafür muss man oft stehen bleiben.',
      '<companion>Immer der Nase nach</companion>, sagte {companion}. Es war eine sehr gute Nase, und sie wusste es.',
    ],
  },
  magical_being: {
    comes: [
      'An den Ärmeln von {companion} kamen ein paar Funken mit. Sie benahmen sich gut.',
      '{companion} konnte einen einzigen kleinen Zauber. Wozu er gut war, wusste noch keiner.',
      '<companion>Ich kann auch rückwärts fliegen</companion>, sagte {companion}. <companion>Nur rückwärts, genau genommen.</companion>',
    ],
  },
  mythical_creature: {
    comes: [
      '{companion} hielt die Flügel eng am Leib, wegen der Wäscheleinen. Es sah beinahe schüchtern aus.',
      'In den Märchen laufen alle davon, wenn so jemand wie {companion} kommt. Hier sagte nur einer: Pass auf deinen Schwanz auf.',
      '<companion>Ich beiße nicht</companion>, sagte {companion}, ehe jemand fragte. Es fragte dann auch keiner.',
    ],
  },
  imaginary_friend: {
    comes: [
      'Wer {companion} sehen wollte, musste Bescheid wissen. Darum war {companion_er} mit Türen vorsichtig.',
      '{companion} hinterließ keine Spuren. {hero} trat dafür ein wenig breiter auf.',
      '<companion>Sag den anderen, dass ich da bin</companion>, bat {companion}. {hero} sagte es jedem, auch dem Zaun.',
    ],
  },
};
