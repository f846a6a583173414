import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  title: ['{hero} und die Düne, die wanderte', 'Ein Fuchs mit großen Ohren'],
  passage: [
    'Im Sandkasten war ein Loch. {hero} grub und grub, bis der Sand heiß wurde und auf der anderen Seite herauslief. Da schlüpfte {hero_er} hinterher.',
  ],
  arrive: [
    'Der Schatten der Palmen war so kühl, dass man ihn mit geschlossenen Augen fand. Es roch nach Datteln, und der Sand sang ein wenig.',
  ],
  image: ['Jemand hatte eine Perlenkette aus Spuren über den Sand gelegt. Sie gehörte einem Käfer.'],
  meet: [
    'Zwei riesige Ohren kamen über den Rand der Düne, dann ein kleiner Wüstenfuchs. <helper>Ich habe dich schon gestern gehört</helper>, sagte er. <helper>Ich bin {helper}.</helper>',
  ],
  task: [
    '<helper>Die Quelle ist verschüttet</helper>, sagte {helper}. <helper>Noch vor der Nacht kommen alle zum Trinken. Und sie liegt ausgerechnet hinter der großen Düne.</helper>',
  ],
  way: ['Sie gingen dort, wo der Sand hart war. {helper} hörte das mit den Ohren und sagte Bescheid.'],
  obstacle: ['Die Düne war hoch wie ein Haus und warm wie ein Tier. Wenn man hinaufstieg, ging sie herunter.'],
  stuck: ['Der Sand lief ihnen über die Füße bis zu den Knien. Die Düne hatte sich einfach hingesetzt.'],
  still: ['Der Wind legte sich. Auf dem Kamm der Düne blieb jedes Sandkorn, wo es gerade war.'],
  open: [
    'Dann waren sie oben und rutschten auf der anderen Seite hinunter. Unten gluckste es. Unter ihren Händen kam die Quelle herauf, klar und kalt.',
  ],
  gift: [
    '<helper>Da drin ist eine ganze Palme</helper>, sagte {helper} und legte {hero} einen Dattelkern in die Hand. <helper>Sie ist nur noch nicht so weit.</helper>',
  ],
  homeward: ['Nachts war der Sand kalt. Sie gingen unter so vielen Sternen, dass {helper} die Ohren anlegte.'],
  question: ['<hero>Warum hat der Wüstenfuchs so riesige Ohren?</hero>, fragte {hero}. <hero>Doch nicht nur zum Hören, oder?</hero>'],
  answer: [
    '{hero} hielt eine Hand vor die Ohren des Fuchses. Sie waren ganz warm. Durch die großen, dünnen Ohren ging die Hitze aus dem Körper hinaus, wie durch ein Fenster.',
  ],
};
