import type { Variants } from '../../schema.ts';

export const walk: Variants = [
  {
    text: 'Ein Stück weit gingen sie im Takt, links, rechts, links. Dann kam {companion} durcheinander, und {hero} machte es gleich nach, damit sie wieder im Takt waren.',
    to: '6-8',
  },
  {
    text: 'Am Weg lag ein Stein, der aussah wie ein Brot. Ein Stück weiter lag ein Brot, das aussah wie ein Stein. {hero_subj} probierte vorsichtshalber beides nicht.',
    to: '6-8',
  },
  {
    text: 'Sie zählten, was sie unterwegs sahen: vier runde Dinge, drei eckige und eines, über das sie sich nicht einig wurden. Das eine zählten sie zweimal.',
    to: '6-8',
  },
  {
    text: 'Der Weg wurde schmal. {companion} ging vor, {hero} ging hinterher und trat genau in die Spuren. Von oben hätte man geglaubt, da sei nur einer.',
    to: '6-8',
  },
  {
    text: 'Einmal mussten sie lange warten, bis ein Käfer die Seite gewechselt hatte. Er hatte es nicht eilig. Sie lernten dabei alle seine Beine kennen.',
    to: '6-8',
  },
  {
    text: 'Das Gehen machte mit der Zeit etwas mit den Gedanken. Erst liefen sie voraus wie Hunde, die zu lange im Haus gewesen waren, dann kamen sie zurück, und schließlich trotteten sie nebenher. {hero_subj} mochte diesen Teil am liebsten. Man musste nichts entscheiden, nur den Fuß aufsetzen, wo der Boden es zuließ, und wieder heben. {companion} summte, ohne es zu merken. Hinter ihnen lag inzwischen ein ordentliches Stück Weg, und keiner von beiden hätte sagen können, wann sie es gegangen waren.',
    from: '9-12',
  },
  {
    text: 'An einer Gabelung waren sie sich nicht einig. {hero_subj} wollte nach links, weil es dort heller war. {companion} wollte nach rechts, weil dort jemand gegangen war, nicht lange her, die Kanten der Spur waren noch scharf. Am Ende warfen sie ein Blatt hoch. Es segelte lange, drehte sich, überlegte und fiel genau in die Mitte. <companion>Auch eine Meinung</companion>, sagte {companion}. Sie gingen geradeaus, zwischen beiden Wegen hindurch, und es stellte sich heraus, dass sie sich dort vorn ohnehin wieder trafen.',
    from: '9-12',
  },
  {
    text: 'Irgendwann fiel {hero} auf, dass {hero_er} nicht mehr darauf achtete, wie weit es noch war. {hero_er} achtete auf Kleinigkeiten: wie der Boden unter der Sohle nachgab und wieder hochkam, wie {companion} vor jedem Schritt kurz Luft holte, wie das Licht alle paar Meter eine andere Laune hatte. Von weit her hätte man wahrscheinlich nur zwei Punkte gesehen, die sich langsam bewegten. Von innen war es eine ganze Menge mehr.',
    from: '9-12',
  },
  {
    text: 'Sie kamen an etwas vorbei, das einmal eine Bank gewesen sein musste. Es war nur noch ein Brett übrig, und in das Brett hatte jemand zwei Buchstaben geritzt und daneben ein Datum, das nun schon sehr lange her war. <hero>Ob die noch miteinander reden?</hero>, fragte {hero_subj}. {companion} strich mit aller Vorsicht den Staub aus den Rillen. <companion>Wenigstens haben sie sich einmal hierhergesetzt</companion>, sagte {companion}. Sie blieben auch ein Weilchen, jeder bei einem der Buchstaben.',
    from: '9-12',
  },
  {
    text: 'Um nicht an die Zeit zu denken, dachten sie sich aus, wer diesen Weg angelegt hatte. {companion} war für jemanden, der es eilig hatte. {hero_subj} war für jemanden, der nicht ankommen wollte: Wie sonst war die Sache mit den vielen Bögen zu erklären? Nach einer Weile hatte der Unbekannte einen Hut, einen schlechten Ruf und eine Tante. Als sie an die Stelle kamen, wo der Weg ohne Grund noch einmal um einen Stein herumführte, grüßten sie ihn beide.',
    from: '9-12',
  },
  {
    text: 'Es ging ein Stück steil hinauf, und das Reden hörte von allein auf. {hero_subj} hörte nur noch den eigenen Atem und daneben den von {companion}, erst gegeneinander, dann im selben Takt. Oben blieben sie stehen. Es gab dort nicht viel, keine Aussicht, keine Tafel. Es war bloß der Punkt, von dem an es leichter wurde, und wer ihn nicht gespürt hatte, wäre an ihm vorbeigelaufen. Sie blieben trotzdem einen Moment, aus Anstand.',
    from: '9-12',
  },
  {
    text: '{hero_subj} trug die Tasche, dann trug {companion} die Tasche, dann wieder {hero}. Gesprochen wurde darüber nicht. Es ergab sich, so wie sich bei manchen Leuten ergibt, wer die Tür aufmacht. Beim vierten Wechsel fragte sich {hero}, was eigentlich darin war. {hero_er} sah nach. Es waren ein Apfel, ein Ende Schnur und ein Stein, den keiner von beiden hineingetan haben wollte. Den Stein ließen sie drin. Er gehörte jetzt wohl dazu.',
    from: '9-12',
  },
  {
    text: 'Eine Zeit lang war der Weg so still, dass sie anfingen zu flüstern, und keiner wusste, warum. Vielleicht störte man etwas. Vielleicht störte man auch nur sich selbst. {hero_subj} versuchte, die Füße so aufzusetzen, dass man sie nicht hörte, und als {companion} das bemerkte, wurde ein Wettbewerb daraus. Sie schlichen, bis sie vor lauter Schleichen kaum noch vorankamen. Dann knackte etwas, und sie lachten so laut, dass die Stille ein ganzes Stück zurückwich.',
    from: '9-12',
  },
  {
    text: '<companion>Wenn du eine Straße wärst</companion>, sagte {companion}, <companion>was für eine?</companion> {hero_subj} musste nicht lange überlegen. <hero>Eine Sackgasse mit Kirschbaum.</hero> <companion>Da kommt ja keiner durch.</companion> <hero>Nein</hero>, sagte {hero_subj}. <hero>Aber alle, die kommen, bleiben ein bisschen.</hero> {companion} wäre eine Brücke gewesen, und zwar eine von denen, die bei Wind brummen.',
    from: '9-12',
  },
  {
    text: '<hero>Wer zuerst eine Frage stellt, hat verloren</hero>, sagte {hero_subj}. Sie gingen. Sie gingen ziemlich lange. <companion>Gilt das auch für</companion>, fing {companion} an und hielt sich den Mund zu. <hero>War noch keine</hero>, entschied {hero_subj}. <hero>Der Haken am Ende fehlt.</hero> Von da an redeten sie nur noch in halben Sätzen, und es war erstaunlich, wie viel man davon verstand.',
    from: '9-12',
  },
  {
    text: '<companion>Hörst du das?</companion>, fragte {companion}. {hero_subj} hörte nichts. <companion>Eben</companion>, sagte {companion}. <companion>Bei uns ist immer etwas an, und wenn es nur einer ist, der schnarcht.</companion> Sie blieben stehen und horchten auf das Nichts. Es bestand, wenn man genau war, aus elf verschiedenen Sachen. <hero>Nur das Schnarchen fehlt</hero>, sagte {hero_subj}. {companion} schnarchte einmal, damit es vollständig war.',
    from: '9-12',
  },
];
