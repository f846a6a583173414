import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  passage: [
    'Die Wäsche auf der Leine blähte sich im Wind, und der Rasen legte ab. {hero_subj} konnte gerade noch den Wäschekorb festhalten.',
    'Das Bett hatte heute ein Ruder. {hero_subj} zog nur ein wenig daran, da löste es sich von der Wand.',
    'In der Pfütze vor dem Haus lag ein Ruder. {hero_subj} zog daran, und es wurde länger, und am anderen Ende war ein Schiff.',
    'Der Schrank im Flur schwankte ein wenig, und aus dem Schlüsselloch kam Salz. Als {hero} die Tür aufmachte, war das Deck schon geschrubbt.',
  ],
  arrive: [
    {
      text: 'Es roch nach Teer und Salz. Der Boden war nie dort, wo die Füße ihn suchten, und über allem knarrte das Holz.',
      from: '6-8',
    },
    'Der Wind schmeckte nach Salz. Taue knarrten, Segel knallten, und unter den Füßen ging alles auf und ab.',
    'Hoch über ihnen flatterte etwas, als würde ein Riese eine Zeitung lesen. Das Deck war warm, und es roch nach Apfelkiste.',
    'Die Wellen klopften an die Bordwand, immer dreimal, wie Besuch. Ein Seil roch nach Heu, ein anderes nach Hering.',
    { text: 'Das war das Piratenschiff. Knarr, ging es hin. Knarr, ging es her.', to: '3-5' },
    { text: 'Auf dem Schiff roch alles nach Teer. Der Boden schaukelte.', to: '3-5' },
  ],
  image: [
    'Am Mast hing ein Hut an einem Nagel. Darunter stand: Bitte nicht, er ist empfindlich.',
    'In einem Fass stand ein Besen und blühte. Er war aus Weide.',
    'In der Hängematte lag das Bordbuch und war zugedeckt.',
    'Am Steuerrad hing ein Socken, damit es im Winter nicht so kalt anzufassen war.',
  ],
  meet: [
    'Ein Schiffspapagei landete auf dem Steuerrad. <helper>{helper}</helper>, krächzte er, <helper>{helper}. Willkommen an Bord, an Bord. Bitte Füße abtreten.</helper>',
    {
      text: '<helper>Wer da, wer da</helper>, rief ein Schiffspapagei mit einer Augenklappe aus Spitze. <helper>Ich bin {helper}. Ich sehe auf beiden gut.</helper>',
      from: '6-8',
    },
    '<helper>Parole, Parole?</helper>, fragte ein Schiffspapagei. Keiner wusste sie. <helper>Richtig, richtig</helper>, sagte er. <helper>Ich heiße {helper}. Keiner weiß sie.</helper>',
    'Auf einem Fass, das ein Blumentopf geworden war, saß ein Schiffspapagei. <helper>Ich gieße, ich gieße</helper>, krächzte er. <helper>{helper}, Bordgärtner. Und sonst alles.</helper>',
    {
      text: '<helper>{helper}, {helper}</helper>, krächzte ein Papagei. <helper>So heiße ich, heiße ich.</helper>',
      to: '3-5',
    },
    {
      text: 'Ein Papagei landete auf dem Steuerrad. <helper>Ich bin {helper}</helper>, sagte er. <helper>Füße abputzen.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie setzten das große Segel. Es war ein Laken mit Blumen, aber es zog gut.',
    '{hero_subj} drehte das Steuerrad, und {helper} sagte, wohin. {helper} sagte es zweimal, darum fuhren sie doppelt so weit.',
    'Sie gingen unter Deck, wo die Hängematten alle in dieselbe Richtung schaukelten. {helper} schaukelte mit.',
    'Von Bord zu Bord waren es neun Schritte, bei Welle elf.',
  ],
  still: [
    'Die Segel hingen. Ein Tropfen lief am Tau herunter und blieb am Knoten sitzen.',
    'Das Wasser lag wie ein Tisch. Eine Möwe saß auf nichts und sah herüber.',
    'Der Wind war eingeschlafen. Das Schiff lag da und knarrte nur beim Ausatmen.',
    'Unter dem Kiel zog ein Schwarm vorbei, und das ganze Wasser wurde einen Moment lang silbern.',
  ],
  gift: [
    {
      text: '{helper} schob {hero} mit dem Schnabel ein Ende Tau hin. Darin war ein Seemannsknoten. <helper>Der hält, der hält</helper>, sagte {helper}, <helper>und geht auf, wenn du willst.</helper>',
      from: '6-8',
    },
    '<helper>Ein Seemannsknoten für dich</helper>, sagte {helper}. <helper>Ein Knoten. Den anderen Knoten behalte ich.</helper>',
  ],
  homeward: [
    'Der Wind brachte sie heim. Unter dem Kiel klang es immer mehr nach Rasen.',
    'Das Bett fand seinen Platz an der Wand. An den Füßen war noch ein bisschen Tau.',
    'Das Schiff fuhr in die Pfütze ein, obwohl sie viel zu klein war. {hero_subj} stieg vom Ruder auf den Gehweg und hatte nur einen nassen Fuß.',
    'Die Schranktür ging auf, und dahinter war der Flur. An den Mänteln hing ein wenig Seewind und ließ die Ärmel schaukeln.',
  ],
  play: [
    'Das Sofa war das Schiff, und wer vom Teppich aß, aß Tang. {helper} saß auf der Lehne und war früher ein Sofakissen gewesen.',
    'Die Badewanne war das Piratenschiff, ohne Wasser, wegen der Bücher. Gesteuert wurde mit einem Topfdeckel.',
  ],
  unplay: [
    'Es gab Abendbrot, und alle Piraten mussten sich die Hände waschen, auch die mit Haken. Das Sofa lag wieder fest vor Anker.',
    'Der Topfdeckel kam zurück auf den Topf. Damit war die Wanne eine Wanne, und jemand ließ Wasser ein.',
  ],
  question: [
    '<hero>Warum geht ein Schiff aus Eisen nicht unter?</hero>, fragte {hero_subj}. <hero>Ein Nagel geht doch auch unter.</hero>',
  ],
  answer: [
    '{hero_subj} legte eine Kugel aus Alufolie ins Fass: Sie sank. Dann faltete {hero_er} aus derselben Folie ein Boot: Es schwamm. Das Boot schiebt mehr Wasser zur Seite, und das Wasser trägt es.',
  ],
};
