import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  passage: [
    {
      text: 'Eine Stelle auf dem Teppich war heute warm, als hätte dort eine Katze gelegen. {hero_subj} setzte sich darauf, und unter dem Teppich brummelte ein Berg.',
      to: '9-12',
    },
    {
      text: 'Der Nebel vor der Tür hatte sich in der Nacht eine Treppe gemacht. Als er sich verzog, stand {hero} auf einem Berg.',
      to: '9-12',
    },
    {
      text: 'Bis zur Baumgrenze fuhr der Bus. Dann ging es zu Fuß weiter, in der Reihe und denen nach, die den Berg kannten.',
      from: '13-17',
    },
    {
      text: 'Der Globus hatte an einer Stelle eine Beule, und die war warm. {hero_subj} legte den Finger darauf, dann die Hand, dann war da ein Weg.',
      to: '9-12',
    },
    {
      text: 'Das Sofa brummte heute. {hero_subj} hob das Kissen hoch, und darunter ging eine Treppe aus schwarzem Stein hinauf.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Es roch nach Eiern, und der Boden war warm wie frisches Brot. Aus einer Ritze zischte es, sehr gemütlich.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Der Stein unter den Händen war warm wie ein Kissen am Morgen. Es grummelte tief unten, wie ein Bauch nach dem Essen.',
      to: '9-12',
    },
    {
      text: 'Es roch nach Schwefel und nach nassem Stein. An manchen Stellen war der Boden warm wie eine Bank, auf der eben jemand gesessen hat.',
      from: '13-17',
    },
    {
      text: 'Der Wind roch nach Regen und nach Stein. Unter den Füßen war es warm, und die Kiesel klangen hohl wie Nüsse.',
      to: '9-12',
    },
    {
      text: 'Es war so weit oben, dass die Ohren ploppten. Dampf strich vorbei, feucht und weich, und sagte pffff.',
      to: '9-12',
    },
    { text: 'Das war der Vulkan. Warm war der Boden, warm wie Brot.', to: '3-5' },
    { text: 'Zisch, machte es am Vulkan. Zisch, und die Füße wurden warm.', to: '3-5' },
  ],
  image: [
    'Auf einem flachen Stein hatte jemand ein Handtuch zum Trocknen ausgelegt. Es war für eine Eidechse.',
    'In einer Felsspalte wuchs eine einzige Blume, und sie trug Ruß wie einen Hut.',
    'Ein Stein lag auf einem Stein auf einem Stein. Der oberste wackelte ein wenig und war stolz.',
    'Im Krater stand ein Regenbogen, aber nur ein halber, den anderen hatte der Dampf.',
  ],
  meet: [
    {
      text: 'Ein Feuersalamander saß auf einem warmen Stein und rieb sich die Zehen. <helper>Ich heiße {helper}</helper>, sagte er. <helper>Und mir ist kalt.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Mach die Tür zu, es zieht</helper>, sagte ein Feuersalamander. Es gab gar keine Tür. Er hieß {helper} und trug drei Schals.',
      to: '9-12',
    },
    {
      text: 'An der Tür stand {helper} in einer schwarzgelben Jacke und hieß darum der Feuersalamander. <helper>Mir ist kalt</helper>, sagte {helper}. <helper>Seit elf Jahren.</helper>',
      from: '13-17',
    },
    {
      text: 'Ein Feuersalamander kam aus einer Ritze und zog noch eine Decke nach. <helper>Zugluft</helper>, sagte er. <helper>Ich bin {helper}. Hast du zufällig Handschuhe, vier Stück?</helper>',
      to: '9-12',
    },
    {
      text: 'Etwas nieste hinter einem Stein, gelb und schwarz. <helper>Gesundheit</helper>, sagte es zu sich selbst. Der Feuersalamander hieß {helper} und hatte gern das letzte Wort.',
      to: '9-12',
    },
    {
      text: 'Ein Feuersalamander wärmte sich die Zehen. <helper>Ich heiße {helper}</helper>, sagte er. <helper>Mir ist kalt.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Brr</helper>, machte ein Feuersalamander und zog drei Schals an. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Der Dampf zeigte den Weg und versteckte ihn wieder. Sie gingen immer dann, wenn er ihn zeigte.',
      to: '9-12',
    },
    {
      text: 'Sie gingen von einem warmen Stein zum anderen. {helper} wärmte sich auf jedem einzeln die Füße.',
      to: '9-12',
    },
    {
      text: 'Der Dampf zeigte den Weg und versteckte ihn wieder. Sie warteten jedes Mal, bis er ihn zeigte.',
      from: '13-17',
    },
    {
      text: 'Sie gingen auf den hellen Steinen, die dunklen waren noch müde. Der Salamander kannte jeden beim Namen.',
      to: '9-12',
    },
    {
      text: 'Es ging im Bogen, denn geradeaus schlief der Berg. Man ging auf Zehenspitzen, auch auf den hinteren.',
      to: '9-12',
    },
  ],
  still: [
    'Der Dampf stand gerade in der Luft, wie ein Band. Nichts zischte mehr.',
    'Der Berg hielt die Luft an. Ein Ascheflöckchen sank und sank.',
    'Der Berg brummelte nicht mehr. Ein Kiesel lag da und hatte aufgehört zu rollen.',
    'Der Dampf hing da wie Wäsche. Kein Tropfen fiel.',
  ],
  gift: [
    {
      text: '<helper>Nimm den hier</helper>, sagte {helper} und gab {hero} einen Bimsstein. <helper>Er ist ein Stein und schwimmt. So etwas kann man immer brauchen.</helper>',
      from: '6-8',
    },
    '{helper} las einen Bimsstein auf und rieb ihn blank. <helper>Er wiegt fast nichts</helper>, sagte {helper} und gab ihn {hero}. <helper>Den kannst du auch müde tragen.</helper>',
  ],
  homeward: [
    {
      text: 'Der Weg hinunter wurde mit jedem Schritt weicher. Am Ende war er ein Teppich und noch ein wenig warm.',
      to: '9-12',
    },
    {
      text: 'Hinunter ging es über die Nebeltreppe, weich wie im Schnee. Hinter ihnen pfiff leise der Berg.',
      to: '9-12',
    },
    {
      text: 'Im Bus hinunter schliefen die meisten. {hero} hatte schwarzen Staub in den Schuhen und ließ ihn drin.',
      from: '13-17',
    },
    {
      text: 'Der Weg wurde so klein wie ein Finger. Der Globus drehte sich noch ein wenig nach.',
      to: '9-12',
    },
    {
      text: 'Die schwarze Treppe führte unter das Kissen zurück. Das Sofa brummte jetzt tiefer, wie eins, das bald schläft.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Kann ein Stein schwimmen?</hero>, fragte {hero_subj} beim Abwaschen und ließ einen ins Becken plumpsen. Der konnte es jedenfalls nicht.',
  ],
  answer: [
    '{hero_subj} legte den Bimsstein in eine Pfütze. Er blieb oben. Unter der Lupe waren lauter Löcher, und in allen Löchern wohnte Luft.',
  ],
  play: [
    {
      text: 'Alle Kissen der Wohnung ergaben einen Berg. Der Krater war oben, wo das runde fehlte, und von Zeit zu Zeit brummte jemand darunter.',
      to: '9-12',
    },
    {
      text: 'Der Erdhaufen im Garten war ein Vulkan, aber einer, der schlief. Man ging nur auf Zehenspitzen hinauf.',
      to: '9-12',
    },
    {
      text: 'Bis zur Baumgrenze fuhr der Bus. Dann ging es zu Fuß weiter, in der Reihe und denen nach, die den Berg kannten.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Der Berg wurde abgebaut, Kissen für Kissen, denn zum Abendbrot wollten alle weich sitzen.',
      to: '9-12',
    },
    {
      text: 'Es wurde kühl, und der Vulkan war wieder ein Erdhaufen. Morgen kamen Kartoffeln hinein.',
      to: '9-12',
    },
    {
      text: 'Im Bus hinunter schliefen die meisten. {hero} hatte schwarzen Staub in den Schuhen und ließ ihn drin.',
      from: '13-17',
    },
  ],
};
