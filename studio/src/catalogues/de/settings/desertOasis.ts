import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  passage: [
    {
      text: 'Auf dem Fensterbrett lag ein Sandhaufen, der gestern nicht da gewesen war. {hero_subj} fuhr mit dem Finger einen Weg hinein, und der Weg hörte nicht auf.',
      to: '9-12',
    },
    {
      text: 'Die Sanduhr war umgefallen, und es rieselte und hörte nicht auf. Bald stand {hero} bis zu den Knöcheln in Sand und sah kein Zimmer mehr.',
      to: '9-12',
    },
    {
      text: 'Die letzten Kilometer nahm sie ein Lastwagen mit, auf der Bank hinter dem Fahrer. Dann kam hinter der Kuppe das Grün, auf einmal und viel.',
      from: '13-17',
    },
    {
      text: 'Auf der Postkarte an der Küchenwand war eine Palme, und sie warf Schatten bis auf die Kacheln. {hero_subj} setzte einen Fuß in den Schatten. Es war Sand.',
      to: '9-12',
    },
    {
      text: 'Der Föhnwind kam durchs Schlüsselloch und roch nach Zimt. Als {hero} die Tür aufmachte, war der Flur gelb.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Der Schatten der Palmen war so kühl, dass man ihn mit geschlossenen Augen fand. Es roch nach Datteln, und der Sand sang ein wenig.',
      from: '6-8',
    },
    'Die Hitze summte. Unter den Palmen aber roch es grün, und etwas Kühles strich um die Beine.',
    'Der Wind war warm wie ein Handtuch von der Leine. Ziegenglocken klimperten, und auf der Zunge lag Staub.',
    'Unter dem Palmdach tropfte ein Krug, tack, tack. Der Sand war fein wie Puder und oben heiß und unten kühl.',
    { text: 'Das war die Oase. Oben war der Sand heiß, unten kühl.', to: '3-5' },
    { text: 'In der Oase tropfte ein Krug, tack, tack, tack.', to: '3-5' },
  ],
  image: [
    'Jemand hatte eine Perlenkette aus Spuren über den Sand gelegt. Sie gehörte einem Käfer.',
    'Am Himmel flog ein einziger Vogel, und sein Schatten ging zu Fuß.',
    'Ein Kamel stand im Schatten eines anderen Kamels. Das andere wusste nichts davon.',
    'An einem Zaun hingen Wasserkrüge, und jeder hatte ein Gesicht, weil es so lange dauert, bis sie voll sind.',
  ],
  meet: [
    {
      text: 'Zwei riesige Ohren kamen über den Sand, dann ein kleiner Wüstenfuchs. <helper>Ich habe dich schon gestern gehört</helper>, sagte er. <helper>Ich bin {helper}.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Leiser atmen</helper>, sagte ein Wüstenfuchs und hielt sich die großen Ohren. <helper>Es rauscht so. Ich heiße {helper}.</helper>',
      to: '9-12',
    },
    {
      text: 'Im Schatten saß {helper}, die Ohren unter der Mütze hervor, und hieß deshalb der Wüstenfuchs. <helper>Ich habe euch schon gehört</helper>, sagte {helper}, <helper>da wart ihr noch hinter der Kuppe.</helper>',
      from: '13-17',
    },
    {
      text: 'Ein Wüstenfuchs lag im Schatten seiner eigenen Ohren. <helper>Komm mit drunter</helper>, sagte er. <helper>Da ist Platz für zwei. Ich bin {helper}.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Du hast vor drei Tagen gekichert</helper>, sagte ein Wüstenfuchs. <helper>Das ist eben hier angekommen. Ich bin {helper}. Worüber denn?</helper>',
      to: '9-12',
    },
    {
      text: 'Zwei große Ohren kamen, dann ein kleiner Fuchs. <helper>Ich bin {helper}</helper>, sagte der Wüstenfuchs.',
      to: '3-5',
    },
    {
      text: '<helper>Pst</helper>, machte ein Wüstenfuchs. <helper>Ich höre etwas. Dich. Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie gingen dort, wo der Sand hart war. {helper} hörte das mit den Ohren und sagte Bescheid.',
      to: '9-12',
    },
    { text: 'Sie gingen im Schatten einer Wolke. Als die Wolke abbog, bogen sie mit ab.', to: '9-12' },
    {
      text: 'Sie gingen dort, wo der Sand hart war. {helper} ging voraus und sagte Bescheid.',
      from: '13-17',
    },
    {
      text: 'Sie gingen von Palme zu Palme, und bei jeder blieben sie so lange, wie der Schatten kühl war.',
      to: '9-12',
    },
    { text: 'Der Fuchs lief in ihren Fußspuren mit, immer nur in den linken.', to: '9-12' },
  ],
  still: [
    'Der Wind legte sich. Jedes Sandkorn blieb, wo es gerade war.',
    'Die Wärme stand. Man hörte, wie eine Dattel reif wurde, oder beinahe.',
    'Eine Eidechse lag auf einem Stein und atmete nicht, oder ganz heimlich.',
    'Kein Blatt rührte sich. Die Kamele hörten auf zu kauen und sahen alle nach Westen.',
  ],
  gift: [
    {
      text: '<helper>Da drin ist eine ganze Palme</helper>, sagte {helper} und legte {hero} einen Dattelkern in die Hand. <helper>Sie ist nur noch nicht so weit.</helper>',
      from: '6-8',
    },
    '{helper} aß eine Dattel und gab {hero} den Kern, sauber abgeleckt. <helper>Das Wichtigste lasse ich immer übrig</helper>, sagte {helper}.',
  ],
  homeward: [
    {
      text: 'Der Weg im Sand wurde schmaler, bis er so breit wie ein Finger war. Dann war da das Fensterbrett.',
      to: '9-12',
    },
    {
      text: 'Der Sand rieselte rückwärts, durch ein enges Glas, und dann war da wieder der Teppich.',
      to: '9-12',
    },
    {
      text: 'Derselbe Lastwagen fuhr sie zurück, jetzt leer und sehr laut. Das Grün sah man noch lange, dann sah man nur noch, wo es gewesen war.',
      from: '13-17',
    },
    {
      text: 'Der Schatten der Palme wurde kürzer, und am Ende war er nur noch so lang wie eine Postkarte.',
      to: '9-12',
    },
    {
      text: 'Hinter ihnen ging die gelbe Tür zu. Durchs Schlüsselloch kam noch ein bisschen Zimt.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum hat der Wüstenfuchs so riesige Ohren?</hero>, fragte {hero_subj}. <hero>Doch nicht nur zum Hören, oder?</hero>',
  ],
  answer: [
    '{hero_subj} hielt eine Hand vor die Ohren des Fuchses. Sie waren ganz warm. Durch die großen, dünnen Ohren ging die Hitze aus dem Körper hinaus, wie durch ein Fenster.',
  ],
  play: [
    {
      text: 'Der Sandkasten war die Wüste, und die Gießkanne war die Oase. Vier Kinder waren die Karawane und hatten furchtbar Durst.',
      to: '9-12',
    },
    {
      text: 'Das gelbe Laken lag über dem Bett und war Wüste bis zur Wand. Zwei Topflappen waren Fuchsohren.',
      to: '9-12',
    },
    {
      text: 'Die letzten Kilometer nahm sie ein Lastwagen mit, auf der Bank hinter dem Fahrer. Dann kam hinter der Kuppe das Grün, auf einmal und viel.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Zum Abendbrot zog die Karawane ins Haus. An der Tür klopften alle die Wüste aus den Schuhen.',
      to: '9-12',
    },
    {
      text: 'Aus den Fuchsohren wurden wieder Topflappen. In der Wüste wurde später geschlafen.',
      to: '9-12',
    },
    {
      text: 'Derselbe Lastwagen fuhr sie zurück, jetzt leer und sehr laut. Das Grün sah man noch lange, dann sah man nur noch, wo es gewesen war.',
      from: '13-17',
    },
  ],
};
