import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  passage: [
    'Am Wäscheplatz hing ein Laken, und ein Wind fuhr hinein. {hero_subj} hielt sich nur kurz daran fest. Dann waren die Füße weg vom Boden.',
    'Der Drache aus Papier zog so sehr, dass {hero} nicht losließ. Als {hero_er} hinuntersah, war unten schon klein.',
    'Im Treppenhaus gab es heute eine Stufe mehr und darüber noch eine. Nach der zwanzigsten war das Geländer aus Nebel, und es hielt trotzdem.',
    '{hero_subj} blies in die Suppe, damit sie kühler wurde. Aus dem Dampf stieg eine Leiter, und sie hatte genau die richtigen Abstände.',
  ],
  arrive: [
    {
      text: 'Der Boden gab nach wie frisches Brot. Es roch nach Schnee und Seife und war so still wie im Inneren von einem Kissen.',
      from: '6-8',
    },
    'Es war kühl und weich in jeder Richtung. Der Wind flüsterte, und auf der Zunge schmeckte es nach Schnee.',
    'Es war so hell, dass man flüsterte. Die Luft roch nach frischer Wäsche, und jeder Schritt machte pff.',
    'Irgendein Wind las nebenan laut vor und verschluckte die Enden. Der Boden war kühl und gab nach wie ein Kissen.',
    { text: 'Das war das Wolkenreich. Der Boden war weich wie Brot.', to: '3-5' },
    { text: 'Auf der Wolke war es still. Die Füße sanken ein.', to: '3-5' },
  ],
  image: [
    'Auf einem Balkon aus Dunst hingen sieben kleine Regen zum Trocknen.',
    'Die Abendsonne hatte einen Löffel in die Wolke gesteckt und rührte Rosa hinein.',
    'Ein Regenbogen lag zusammengerollt in einem Eimer, auf dem stand: nur für Donnerstage.',
    'Auf einem Türmchen drehte sich ein Wetterhahn und zeigte auf alle, die ihn ansahen.',
  ],
  meet: [
    {
      text: 'Eine Wettergans kam angewatschelt, ein Klemmbrett unter dem Flügel. <helper>{helper}, Wetter</helper>, schnatterte sie. <helper>Haben Sie Regen bestellt? Nein? Dann du.</helper>',
      from: '6-8',
    },
    '<helper>Nicht trödeln, nicht trödeln</helper>, schnatterte eine Wettergans und stempelte eine Wolke. <helper>{helper}. Ich bin für Dienstag zuständig.</helper>',
    '<helper>Halten Sie das bitte</helper>, sagte eine Wettergans und gab {hero} einen Schauer. <helper>Danke. {helper}. Ich suche nur meine Brille, sie ist auch aus Luft.</helper>',
    'Eine Wettergans stand auf einer Leiter und putzte die Abendröte. <helper>Nicht anlehnen, frisch</helper>, rief sie herunter. <helper>Ich bin {helper}, und Sie sind pünktlich. Wofür, weiß ich noch nicht.</helper>',
    {
      text: '<helper>Schnatter</helper>, machte eine Gans und stempelte eine Wolke. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Watschel, watschel kam eine Wettergans. <helper>Ich bin {helper}</helper>, sagte sie. <helper>Heute: Wind.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie stapften durch Rosa, dann durch Gold. Bei jedem Schritt blieb ein Loch, das sich langsam wieder füllte.',
    'Sie sprangen von Wolke zu Wolke. Bei den dünnen musste man an etwas Leichtes denken.',
    'Sie gingen den Rand entlang, wo das Geländer aus Wind war. {helper} klopfte manchmal dagegen, damit es aufpasste.',
    'Durch das Lager für Schnee ging es schnell, denn drinnen sprach man nicht. Draußen redeten sie alles nach.',
  ],
  still: [
    'Der Wind legte sich. Am Rand ging die Sonne unter, so leise wie ein Blatt.',
    'Alles war wie Watte, auch die Zeit.',
    'Sieben kleine Regen hingen da und tropften nicht. Der Abend hatte den Finger am Mund.',
    'In den Türmen gingen die Lichter an, ganz ohne Schalter, eins nach dem anderen.',
  ],
  gift: [
    '{helper} zog sich einen Wolkenfaden aus dem Gefieder. <helper>Damit kann man alles flicken</helper>, schnatterte {helper}, <helper>außer Montage.</helper>',
    {
      text: '<helper>Zieh mal</helper>, sagte {helper}. {hero_subj} zog, und es kam ein Wolkenfaden heraus, lang und weich. <helper>Den brauchst du einmal.</helper>',
      from: '6-8',
    },
  ],
  homeward: [
    'Das Laken brachte {hero} hinunter, in weiten, langsamen Bögen. Unten war der Wäscheplatz, und es duftete nach Seife.',
    'Der Drache aus Papier ließ sich Zeit. Er setzte {hero} ab wie eine Tasse, die noch voll ist.',
    'Zwanzig Stufen abwärts, und bei der zwanzigsten war das Geländer wieder aus Holz. Auf der untersten lag ein wenig Himmel, so viel wie ein Taschentuch.',
    'Die Leiter roch nach Suppe, je tiefer es ging. Am Ende stand ein Löffel, und der Teller war genau richtig warm.',
  ],
  play: [
    'Das Bett war das Wolkenreich, und alle Decken der Wohnung waren die Wolken. Wer gehen wollte, musste die Knie heben, sonst blieb man im Dienstag stecken.',
    'Unter dem Wäscheständer fing der Himmel an. Ein Kissenbezug war ein Schauer, und jemand musste rufen, wo er hinsollte.',
  ],
  unplay: [
    'Die Wolken wurden zusammengelegt, Kante auf Kante, und kamen in den Schrank. Vom Himmel blieb ein Kissen, und auf dem aß man heute ausnahmsweise.',
    'Das Abendbrot stand auf dem Tisch. Der Wäscheständer war wieder einer und trug drei Hosen.',
  ],
  question: [
    '<hero>Was ist in einer Wolke drin?</hero>, fragte {hero_subj} beim Blick aus dem Fenster. <hero>Und warum fällt sie nicht herunter?</hero>',
  ],
  answer: [
    '{hero_subj} hauchte an eine kalte Scheibe: lauter winzige Tropfen. Aus solchen ist die Wolke. Sie sind so klein, dass die Luft sie trägt. Erst wenn viele zusammenlaufen, werden sie zu schwer.',
  ],
};
