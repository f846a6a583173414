import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  passage: [
    'Im Flur lagen jetzt immer Söckchen. Man folgte ihnen wie einer Spur bis zu der Tür, hinter der geflüstert wurde.',
    'Zu Hause war heute nicht wie zu Hause. Man zog die Schuhe schon draußen aus und drückte die Klinke ganz langsam.',
    'An der Haustür hing ein Zettel: Bitte klopfen, nicht klingeln. Also klopften sie, mit einem Finger.',
    'Auf der Treppe standen drei Blumensträuße und ein Topf Suppe. Sie stiegen darüber und machten die Tür mit dem Ellenbogen auf.',
  ],
  arrive: [
    'Es roch nach Milch und Puder. Alle gingen auf Zehenspitzen, und die Dielen knarrten davon nur noch lauter.',
    'Es duftete nach warmer Milch. Irgendwo lief eine Spieluhr, und die Stimmen waren alle in Watte gepackt.',
    'Es war sehr warm, und alles roch nach Wäsche. Jemand summte in einem Zimmer und ging dabei auf und ab.',
    'Unter den Socken war der Boden weich, denn im ganzen Flur lagen Handtücher. Es roch ein bisschen sauer und ein bisschen süß.',
    { text: 'Beim Baby roch es nach Milch. Alle gingen auf Zehenspitzen.', to: '3-5' },
    { text: 'Psst, machten alle. Knarr, machte der Boden.', to: '3-5' },
  ],
  image: [
    'Über dem Bettchen hing ein Vogel aus Papier. Er drehte sich, wenn jemand ausatmete.',
    'Auf der Heizung trockneten sieben Mützen, so groß wie Orangen.',
    'Auf dem Tisch stand eine Kaffeetasse, voll und kalt. Daneben stand noch eine, voll und kalt.',
    'Am Wäscheständer hingen zwölf Strampler mit den Füßen nach oben und turnten.',
  ],
  meet: [
    {
      text: 'In der Wiege lag das Baby und hielt die eigene Faust in der Luft. <companion>Das ist {helper}</companion>, flüsterte {companion}. <companion>{helper} übt. Wir wissen nicht, was.</companion>',
      from: '6-8',
    },
    '<companion>Das ist {helper}</companion>, sagte {companion} und zeigte in den Korb. Das Baby sah an ihnen vorbei, als käme dort jemand sehr Wichtiges.',
    'Aus dem Tuch sah ein Ohr heraus. <companion>Das ist {helper}</companion>, sagte {companion} leise. Der Rest vom Baby kam beim Gähnen dazu.',
    'Das Baby lag auf dem Rücken und dirigierte. <companion>{helper} meint uns nicht</companion>, flüsterte {companion}. <companion>Glaube ich.</companion>',
    {
      text: 'Im Korb lag das Baby. <companion>Das ist {helper}</companion>, flüsterte {companion}. Bubb, machte {helper}.',
      to: '3-5',
    },
    {
      text: 'Eine winzige Faust kam hoch. <companion>{helper} winkt</companion>, sagte {companion}. Das Baby gähnte.',
      to: '3-5',
    },
  ],
  way: [
    'Sie schlichen durch den Flur, an der Wäsche vorbei. Jede Fliese wusste etwas zu klappern.',
    'Sie gingen auf den Kanten der Dielen. In der Mitte knarrten sie alle.',
    'Sie gingen hintereinander und hielten sich an den Pullovern fest. Wer knarrte, musste stehen bleiben.',
    'Sie krochen das letzte Stück, denn Kriechen ist leiser. Das Baby konnte das noch nicht einmal.',
  ],
  still: [
    'Der Papiervogel hing reglos über dem Bettchen. Aus der Küche hörte man, wie jemand einen Löffel hinlegte, ganz vorsichtig.',
    'Die Spieluhr war abgelaufen. Es fehlte nur noch ein Ton, und der kam nicht.',
    'Die Suppe stand auf dem Tisch und dampfte ganz ohne Geräusch.',
    'Ein Sonnenfleck ging über die Wand, und keiner sah ihn gehen.',
  ],
  gift: [
    {
      text: 'Ein Söckchen war übrig, so klein wie ein Fingerhut. {companion} legte es {hero} in die Hand. <companion>Das zweite findet man sowieso nie</companion>, sagte {companion}.',
      from: '6-8',
    },
    'Unter dem Korb lag ein Söckchen. {companion} gab es {hero}, und es passte auf einen Daumen.',
  ],
  homeward: [
    'Rückwärts und auf Socken gingen sie hinaus. Die Spur aus Söckchen führte jetzt andersherum durch den Flur.',
    'Auf den Kanten der Dielen ging es zurück. Die Klinke machte diesmal überhaupt kein Geräusch.',
    'An der Tür hing noch der Zettel. Sie zogen sie so leise zu, dass der Zettel nicht wackelte.',
    'Auf der Treppe stand jetzt ein leerer Suppentopf. Der wurde im Vorbeigehen mitgenommen, mit beiden Händen.',
  ],
  question: [
    '<hero>Warum hält ein Baby meinen Finger so fest?</hero>, fragte {hero_subj}. <hero>Es kennt mich doch gar nicht.</hero>',
  ],
  answer: [
    '{hero_subj} legte dem Baby einen Finger in die Hand. Sie schloss sich. Noch einmal, und wieder. Das tut jedes Baby von selbst, schon vor dem ersten Tag. So ein Griff ist angeboren.',
  ],
};
