import type { MotifMessages } from '../../schema.ts';

export const markOnDoor: MotifMessages = {
  home: [
    {
      text: 'Am Türrahmen waren lauter Bleistiftstriche, einer über dem anderen. Der oberste gehörte {hero}. {hero_subj} prüfte ihn jeden Morgen mit der flachen Hand.',
      from: '6-8',
    },
    'Wo {hero} wohnte, wurde alles am Türrahmen gemessen: Kinder, Sonnenblumen und einmal ein Kater. Der Kater hatte nicht stillgehalten.',
  ],
  echo: [
    {
      text: 'Am Abend stellte {hero} sich an den Türrahmen und legte die Hand flach auf den Kopf. Es war derselbe Strich. Und doch kam er {hero_ihm} höher vor.',
      from: '6-8',
    },
    '{hero_subj} nahm den Bleistift und machte am Türrahmen einen kleinen Strich, gar nicht für die Größe. Daneben schrieb {hero_er}: heute.',
  ],
  plant: [
    {
      text: 'Einer der Striche am Türrahmen hatte keinen Namen. Er saß tief unten, kaum über der Leiste, und jemand hatte ihn mehrmals nachgezogen. Wenn {hero} danach fragte, hieß es, den habe es schon gegeben, als sie einzogen. {hero_subj} glaubte das gern. Es bedeutete, dass in diesem Zimmer einmal ein anderes Kind gestanden hatte, die Fersen am Holz, und dass es von hier weggegangen war, bevor ein zweiter Strich nötig wurde.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: '{hero_subj} dachte an den einen Strich ohne Namen. Bisher hatte {hero_er} sich das fremde Kind immer von hinten vorgestellt, wie es fortging. Jetzt stellte {hero_er} es sich zum ersten Mal von vorn vor, irgendwo an einem anderen Türrahmen, mit einem Bleistift über dem Kopf und einem Strich nach dem anderen. Es war ja nicht verschwunden. Es war nur an einer anderen Tür weitergewachsen.',
      from: '9-12',
    },
  ],
};
