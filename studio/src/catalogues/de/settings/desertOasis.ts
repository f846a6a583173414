import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  title: ['{hero} und die Düne, die wanderte', 'Ein Fuchs mit großen Ohren'],
  passage: [
    'Im Sandkasten war ein Loch. {hero_subj} grub und grub, bis der Sand heiß wurde und auf der anderen Seite herauslief. Da schlüpfte {hero_er} hinterher.',
    'Die Sanduhr war umgefallen, und es rieselte und hörte nicht auf. Bald stand {hero} bis zu den Knöcheln in Sand und sah kein Zimmer mehr.',
  ],
  arrive: [
    {
      text: 'Der Schatten der Palmen war so kühl, dass man ihn mit geschlossenen Augen fand. Es roch nach Datteln, und der Sand sang ein wenig.',
      from: '6-8',
    },
    'Die Hitze summte. Unter den Palmen aber roch es grün, und etwas Kühles strich um die Beine.',
  ],
  image: [
    'Jemand hatte eine Perlenkette aus Spuren über den Sand gelegt. Sie gehörte einem Käfer.',
    'Am Himmel flog ein einziger Vogel, und sein Schatten ging zu Fuß.',
  ],
  meet: [
    {
      text: 'Zwei riesige Ohren kamen über den Rand der Düne, dann ein kleiner Wüstenfuchs. <helper>Ich habe dich schon gestern gehört</helper>, sagte er. <helper>Ich bin {helper}.</helper>',
      from: '6-8',
    },
    '<helper>Leiser atmen</helper>, sagte ein Wüstenfuchs und hielt sich die großen Ohren. <helper>Es rauscht so. Ich heiße {helper}.</helper>',
  ],
  task: [
    {
      text: '<helper>Die Quelle ist verschüttet</helper>, sagte {helper}. <helper>Noch vor der Nacht kommen alle zum Trinken. Und sie liegt ausgerechnet hinter der großen Düne.</helper>',
      from: '6-8',
    },
    '<helper>Die Quelle ist zugeweht</helper>, sagte {helper}. <helper>Am Abend kommen die Kamele. Grabt ihr mit? Sie ist dort, hinter der Düne.</helper>',
  ],
  way: [
    'Sie gingen dort, wo der Sand hart war. {helper} hörte das mit den Ohren und sagte Bescheid.',
    'Sie gingen im Schatten einer Wolke. Als die Wolke abbog, bogen sie mit ab.',
  ],
  obstacle: [
    'Die Düne war hoch wie ein Haus und warm wie ein Tier. Wenn man hinaufstieg, ging sie herunter.',
    'Die Düne lag quer vor ihnen. An ihrem Rand rauchte der Sand.',
  ],
  stuck: [
    'Der Sand lief ihnen über die Füße bis zu den Knien. Die Düne hatte sich einfach hingesetzt.',
    'Der Sand rutschte und füllte jede Spur. Es sah aus, als wären sie nie losgegangen.',
  ],
  still: [
    'Der Wind legte sich. Auf dem Kamm der Düne blieb jedes Sandkorn, wo es gerade war.',
    'Die Hitze stand. Man hörte, wie eine Dattel reif wurde, oder beinahe.',
  ],
  open: [
    {
      text: 'Dann waren sie oben und rutschten auf der anderen Seite hinunter. Unten gluckste es. Unter ihren Händen kam die Quelle herauf, klar und kalt.',
      from: '6-8',
    },
    'Dann ging es bergab, auf dem Hosenboden. Unten wurde der Sand dunkel, und die Quelle sprang ihnen über die Hände.',
  ],
  gift: [
    {
      text: '<helper>Da drin ist eine ganze Palme</helper>, sagte {helper} und legte {hero} einen Dattelkern in die Hand. <helper>Sie ist nur noch nicht so weit.</helper>',
      from: '6-8',
    },
    '{helper} aß eine Dattel und gab {hero} den Kern, sauber abgeleckt. <helper>Das Wichtigste lasse ich immer übrig</helper>, sagte {helper}.',
  ],
  homeward: [
    'Nachts war der Sand kalt. Sie gingen unter so vielen Sternen, dass {helper} die Ohren anlegte.',
    'Der Sand rieselte rückwärts, durch ein enges Glas, und dann war da wieder der Teppich.',
  ],
  question: [
    '<hero>Warum hat der Wüstenfuchs so riesige Ohren?</hero>, fragte {hero_subj}. <hero>Doch nicht nur zum Hören, oder?</hero>',
  ],
  answer: [
    '{hero_subj} hielt eine Hand vor die Ohren des Fuchses. Sie waren ganz warm. Durch die großen, dünnen Ohren ging die Hitze aus dem Körper hinaus, wie durch ein Fenster.',
  ],
};
