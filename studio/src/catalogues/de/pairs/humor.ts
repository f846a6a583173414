import type { LessonPairs } from '../../schema.ts';

export const humor: LessonPairs = {
  deepBow: {
    slippery: [
      {
        firstTry: {
          bold: [
            'Rums, saß {hero_subj} auf dem Po. <hero>Das war Absicht</hero>, sagte {hero_er}, hob die Nase und stolzierte auf {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} plumpste hin. <hero>Ich wollte euch nur zeigen, wie weich es ist</hero>, sagte {hero_er} und betrat {part_def_acc}, steif wie ein Besen.',
          ],
          clever: [
            '{hero_subj} setzte sich unfreiwillig. <hero>Ein Versuch</hero>, sagte {hero_er} streng und schritt auf {part_def_acc}, das Kinn oben.',
          ],
          playful: [
            '{hero_subj} fiel hin und rief <hero>Tusch!</hero>, ehe jemand lachen konnte. Dann ging es mit erhobener Nase auf {part_def_acc}.',
          ],
        },
        fails: [
          'Wer die Nase so hoch trägt, sieht die Füße nicht. {hero_subj} setzte sich noch einmal, mit Absicht natürlich.',
        ],
        again: ['<hero>Auch das war Absicht</hero>, sagte {hero_subj} beim dritten Mal, schon etwas leiser.'],
        refrain: ['Nase hoch und stolz und stolz! Plumps, wie Holz.'],
        turned: ['Umgedreht und tief gebückt. Hallo, das glückt.'],
        noticing: [
          'Hinten löste sich etwas vom Hosenboden und fiel. Flopp. In der Stille klang das wie ein sehr kleiner Applaus. {hero_subj} wagte nicht, sich zu rühren.',
        ],
        deed: [
          '{hero_subj} drehte sich einmal um, damit alle den Po sehen konnten. Dann verbeugte {hero_er} sich so tief, dass beide Hände den Boden berührten, dort, wo er rau war.',
        ],
        answer: ['Auf Händen und Füßen hielt {part_def_nom}. So geht ein Bär, der gute Manieren hat.'],
        echo: [
          '<companion>War das am Ende auch Absicht?</companion>, fragte {companion}. <hero>Das Letzte schon</hero>, sagte {hero_subj}. Flopp, fiel noch ein Krümel.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rutschte aus und saß, mitten vor {part_def_dat}. <hero>Absicht</hero>, sagte {hero_er} und marschierte mit hoher Nase weiter.',
          ],
          warm: [
            '{hero_subj} fiel {part_def_dat} vor die Füße. <hero>Ich wollte dich nur grüßen</hero>, sagte {hero_er} steif und wollte vorbei.',
          ],
          clever: [
            '{hero_subj} setzte sich unversehens in etwas Weiches, vor {part_def_dat}. <hero>Das gehört so</hero>, erklärte {hero_er}, die Nase oben.',
          ],
          playful: [
            '{hero_subj} fiel hin und tat, als wäre es ein Kunststück. Auf den Beifall von {part_def_dat} wartete {hero_er} mit sehr geradem Rücken.',
          ],
        },
        fails: ['Je höher {hero_subj} die Nase trug, desto strenger sah man ihr nach.'],
        again: [
          '{hero_subj} stolzierte noch einmal vorbei, ohne hinzusehen. Dabei fiel {hero_er} über dieselbe Stelle.',
        ],
        refrain: ['Nase hoch und ernst und schwer! Streng schaut der.'],
        turned: ['Po herum und tief hinab. Was es da zu lachen gab.'],
        noticing: [
          'Hinten fiel etwas vom Hosenboden ab. Flopp. So klingt es, wenn ein Einziger klatscht, und zwar mit Matsch. {hero_subj} blieb stehen.',
        ],
        deed: [
          '{hero_subj} drehte sich langsam um, so dass jeder den Fleck sah. Dann verbeugte {hero_er} sich vor {part_def_dat}, bis beide Hände am Boden waren.',
        ],
        answer: ['{part_rel_nom} hielt den Mund fest zu. Es half nichts, der ganze Bauch wackelte schon.'],
        echo: [
          'Vor der Tür verbeugte sich {companion} vor {hero}, so tief, dass etwas aus der Tasche fiel. Flopp.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte sich gerade auf die Nase gelegt. <hero>Das war Absicht</hero>, sagte {hero_er} und ging steif wie ein Besen auf {part_def_acc} zu.',
          ],
          warm: [
            '<hero>Alles in bester Ordnung</hero>, sagte {hero_subj} zu {part_def_dat} und lächelte wie auf einem Foto.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, warum das eben kein Stolpern gewesen war. Die Erklärung stolperte auch.',
          ],
          playful: [
            '{hero_subj} war ein Herzog, und Herzöge fallen nicht. Vor {part_def_dat} ging der Herzog mit sehr viel Hose am falschen Fleck.',
          ],
        },
        fails: [
          'Je würdiger {hero} wurde, desto würdiger wurde man gegenüber. Nur am Knie hing ein Blatt vom Hinfallen.',
        ],
        again: ['{hero_subj} hob auch noch eine Augenbraue. Die andere kam aus Versehen mit.'],
        refrain: ['Nase hoch und Kinn heran. Keiner lacht mich an.'],
        turned: ['Verbeugung vorn und Blatt am Po. Ha und ho.'],
        noticing: [
          'Hinter {hero_ihm} fiel etwas zu Boden, ganz leise: das Blatt vom Knie. In der Stille klang es wie jemand, der sich das Lachen verkneift.',
        ],
        deed: [
          '{hero_subj} hob das Blatt auf und legte es sich auf den Kopf. Dann verbeugte {hero_er} sich vor {part_def_dat}, so tief, dass es herunterfiel.',
        ],
        answer: [
          'Es zuckte in einem sehr ernsten Gesicht, erst links, dann überall. Zum Lachen brauchte {part_def_nom} beide Seiten.',
        ],
        echo: ['Seitdem grüßt {companion} mit einem Blatt. Im Winter nimmt {companion} einen Handschuh.'],
      },
    ],
  },
  onceMoreSlowly: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} steckte mit einem Fuß fest und wurde rot. Schnell zeigte {hero_er} auf {companion} und lachte, damit {part_def_nom} dorthin sah.',
          ],
          warm: [
            '{hero_subj} war gestolpert, und ein Fuß steckte fest. Damit keiner erschrak, machte {hero_er} für {part_def_acc} schnell einen Spaß. Es war ein Spaß über die Ohren von {companion}.',
          ],
          clever: [
            '{hero_subj} steckte mit einem Fuß fest und dachte, wer zuerst über einen anderen lacht, über den lacht niemand. Also lachte {hero_er} über {companion}, laut, bis zu {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} machte {companion} nach, mit riesigen Ohren, gleich vor {part_def_dat}. So sah niemand, dass {hero_sein} eigener Fuß feststeckte.',
          ],
        },
        fails: [
          'Keiner lachte mit. Der Witz lag da wie ein nasser Handschuh, und {hero_subj} zeigte noch immer mit dem Finger.',
        ],
        again: [
          '{hero_subj} lachte noch einmal, lauter, damit es wenigstens einer tat. Der Fuß steckte tiefer.',
        ],
        refrain: ['Haha, haha, guck mal da! Keiner sagt haha.'],
        turned: ['Wackel, wackel, langsam, plumps. Das war ich, rums.'],
        noticing: [
          '{companion} hielt sich beide Ohren. {hero} wollte weg und konnte nicht. Der eigene Fuß steckte noch immer fest, vor aller Augen.',
        ],
        deed: [
          '{hero_subj} spielte es noch einmal vor, ganz langsam und ohne ein Wort: das Wackeln, das Rudern, das Hinsetzen. Über {companion} kam darin nichts vor.',
        ],
        answer: ['Wie es ausging, sah man nur von weiter vorn. Da musste {part_def_nom} eben nachsehen.'],
        echo: [
          '<companion>Noch einmal</companion>, sagte {companion}. <companion>Das mit dem Rudern.</companion> {hero} ruderte.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} war hingefallen und rot. <hero>Sieh mal, {companion} hat geguckt wie ein Huhn!</hero>, rief {hero_er} {part_def_dat} zu und lachte sehr.',
          ],
          warm: [
            '{hero_subj} war hingefallen und wollte die Stimmung retten. {hero_subj} machte für {part_def_acc} einen Witz, der auf {companion} zeigte.',
          ],
          clever: [
            '{hero_subj} war hingefallen und brauchte rasch ein anderes Thema. Der Witz, den {hero_er} {part_def_dat} erzählte, handelte von {companion}.',
          ],
          playful: [
            '{hero_subj} war hingefallen, rief <hero>Publikumsfrage!</hero> und zeigte für {part_def_acc} auf {companion}. Die Frage war nicht lustig.',
          ],
        },
        fails: [
          '{hero_subj} lachte allein. Wer keinen Witz versteht, der versteht aber einen Finger, der zeigt.',
        ],
        again: ['{hero_subj} erklärte den Witz. Er wurde davon länger.'],
        refrain: ['Haha, hoho, guck mal, der! Da lachte keiner mehr.'],
        turned: ['Langsam, langsam, wackel, plumps. So ging der Rums.'],
        noticing: [
          'Es wurde ganz still. {companion} hielt sich beide Ohren, obwohl keiner laut war. {hero} merkte, dass {hero_er} noch immer auf dem Boden saß.',
        ],
        deed: [
          '{hero_subj} stand auf, ging zurück und fiel noch einmal hin, ganz langsam. Erst kam das Wackeln, dann das Rudern, dann der Po.',
        ],
        answer: [
          'Einen Körper, der sich hinsetzt, wo er nicht wollte, den kannte {part_def_nom} gut. So war es jedem schon gegangen.',
        ],
        echo: [
          '{companion} zeigte {hero}, wie man noch besser rudert. Es sah aus wie ein Huhn, und das sagte {companion} selber.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} war in die Pfütze getreten. <hero>Guck mal, wie {companion} guckt!</hero>, rief {hero_er} {part_def_dat} zu. {companion} guckte nun gar nicht mehr.',
          ],
          warm: [
            '{hero_subj} war ausgerutscht und lachte ganz lieb, aber über {companion}. <hero>Du hast so einen Mund gemacht!</hero> Auch {part_def_nom} sah den Mund an.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, warum es komisch war, was {companion} gemacht hatte. Dass {hero_er} selbst noch im Eimer stand, erklärte {hero_er} nicht.',
          ],
          playful: [
            '{hero_subj} machte {companion} nach, vor {part_def_dat}, mit Schielen. Am Fuß hing {hero_ihm} noch der Eimer.',
          ],
        },
        fails: [
          'Ein Witz, bei dem einer kleiner wird, der liegt nur so da. {hero_subj} trat noch einmal darauf.',
        ],
        again: ['<hero>Versteht ihr?</hero>, fragte {hero_subj}. Es verstand keiner.'],
        refrain: ['Der da, haha, der da war’s! Keiner mag’s.'],
        turned: ['Fuß hinein und klapper, klapp. So ging’s ab.'],
        noticing: [
          'Es machte klapper. {hero_subj} hatte einen Schritt getan und sah hinunter. Da war der Eimer. Den hatte {hero_er} die ganze Zeit am Fuß gehabt, und {companion} hatte nichts gesagt.',
        ],
        deed: [
          '{hero_subj} ging noch einmal zurück, ganz langsam, und zeigte {part_def_dat}, wie es gewesen war. Gucken, pfeifen, hinein in den Eimer, klapper, klapper, plumps.',
        ],
        answer: ['Das war in allen Sprachen ein Eimer. {part_def_nom} gluckste.'],
        echo: ['<companion>Beim Pfeifen wusste ich es schon</companion>, sagte {companion}.'],
      },
    ],
  },
  pip: {
    noisy: [
      {
        firstTry: {
          bold: ['<hero>Ruhe!</hero>, zischte {hero} {part_def_dat} zu, dann lauter, dann mit Spucke.'],
          warm: [
            '<hero>Bitte, bitte still</hero>, zischte {hero} um {part_def_acc} herum, immer schneller. Es hörte sich an wie eine Pfanne.',
          ],
          clever: [
            '{hero_subj} dachte, Zischen sei leiser als Rufen. Also zischte {hero_er} gegen {part_def_acc} an, und es war doch ein Zischen.',
          ],
          playful: [
            '{hero_subj} wurde eine Schlange und zischte {part_def_acc} an, dass die Zunge flatterte. Die Schlange spuckte ein bisschen.',
          ],
        },
        fails: ['Der meiste Lärm kam bald von dem, der Ruhe wollte.'],
        again: ['<hero>RRRUHSSS!</hero> {hero_subj} war nun so rot, dass es beinahe zu hören war.'],
        refrain: ['Ruhe, zisch, und Ruhe, zisch! Alles ein Gemisch.'],
        turned: ['Pip. Und still. Und pip. Und still.'],
        noticing: [
          'Mitten im Zischen kam ein Schluckauf, ganz von allein. Pip. Danach rührte sich einen Augenblick lang nichts, auch {hero_subj} nicht.',
        ],
        deed: [
          '{hero_subj} hielt den Mund zu und wartete auf die nächste Pause. In die Pause sagte {hero_er}: <hero>Pip.</hero> Sonst nichts.',
        ],
        answer: ['Ob noch ein Pip kam, das hörte neben {part_def_dat} nur, wer selber still war.'],
        echo: [
          'Im Dunkeln sagte jemand: <companion>Pip.</companion> {hero} wartete die Pause ab. Dann antwortete {hero_er}.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: ['<hero>Rück mal!</hero>, zischte {hero} {part_def_dat} zu, dann lauter, dann mit Spucke.'],
          warm: [
            '<hero>Bitte, bitte rück ein Stück</hero>, zischte {hero} an {part_def_dat}, so leise, wie Zischen eben geht.',
          ],
          clever: [
            '{hero_subj} dachte, Zischen weckt niemanden richtig, gerade nur genug. Also zischte {hero_er} {part_def_acc} an, von allen Seiten.',
          ],
          playful: [
            '{hero_subj} war ein Kessel und zischte neben {part_def_dat}. Der Kessel spritzte ein wenig.',
          ],
        },
        fails: ['Das Zischen wurde spitzer, und wer darunter lag, der machte sich schwer.'],
        again: ['<hero>Psssst, weg da, psssst!</hero> {hero_subj} war rot wie ein Radieschen.'],
        refrain: ['Zisch und zisch und rück doch mal! Schwer wie ein Wal.'],
        turned: ['Pip. Und still. Und pip. Komm, wer will.'],
        noticing: [
          'Mitten im Zischen kam ein Schluckauf, ganz klein. Pip. Danach war es einen Augenblick still, und sogar das Schnaufen wartete.',
        ],
        deed: [
          '{hero_subj} hielt den Mund zu und wartete auf die nächste Pause. Dann sagte {hero_er} leise: <hero>Pip.</hero> Mehr sagte {hero_er} nicht.',
        ],
        answer: ['{part_def_nom} schmunzelte im Schlaf, und von dort kam auch etwas. Es klang wie Pop.'],
        echo: [
          'Im Dunkeln sagte {companion} leise Pip. {hero} war schon beim Einschlafen. Es reichte noch für ein Pop.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ruhe jetzt und weg da</hero>, zischte {hero_subj} {part_def_acc} an und wurde beim Zischen rot.',
          ],
          warm: [
            '<hero>Schhhh</hero>, machte {hero_subj} bei {part_def_dat}, ganz lieb, und machte es so oft, dass es regnete.',
          ],
          clever: [
            '{hero_subj} zischte {part_def_dat} genau ins Ohr, wo es am meisten nützt. Es nützte dem Ohr gar nichts.',
          ],
          playful: [
            '{hero_subj} war eine Schlange, die alle zur Ruhe ruft. Die Schlange war das Lauteste an {part_def_dat}.',
          ],
        },
        fails: ['Wer zischt, will etwas, und wer schläft, der will auch etwas. Das zweite war schwerer.'],
        again: [
          '{hero_subj} zischte nun auch noch {companion} an, wegen nichts. {companion} zischte zurück, wegen {hero}.',
        ],
        refrain: ['Psst und zisch und psst und zisch! Alle unterm Tisch.'],
        turned: ['Pip macht’s da und pop macht’s hier. Wer lacht mit mir?'],
        noticing: [
          'Mitten im Zischen kam ein Hickser heraus, ein winziger. Danach war es einen Augenblick lang so still, dass man sich fast dafür schämte.',
        ],
        deed: [
          '{hero_subj} hielt die Hand vor den Mund, bis die nächste Pause kam. Da hinein sagte {hero_er} ein einziges, sehr kleines: <hero>Hick.</hero>',
        ],
        answer: [
          'Im Traum lachte jemand, mit dem Bauch zuerst. Der Bauch rollte, und {part_def_nom} rollte mit.',
        ],
        echo: [
          '<companion>Hick</companion>, sagte {companion} beim Abendbrot. Keiner hatte Schluckauf. Es war nur die Losung.',
        ],
      },
    ],
  },
  bellyLaugh: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ging mit zusammengebissenen Zähnen auf {part_def_acc} los, beide Ellenbogen voran. <hero>Und keiner lacht!</hero>',
          ],
          warm: [
            '<hero>Sagt bitte nicht, wie das aussieht</hero>, bat {hero} und schob an {part_def_dat}, mit den Zähnen knirschend.',
          ],
          clever: [
            '{hero_subj} hatte bedacht, wie man {part_def_acc} schiebt: den Kopf unten, den Po oben. Wie das aussah, wollte {hero_er} nicht wissen.',
          ],
          playful: [
            '<hero>Lachen verboten</hero>, knurrte {hero} und schob an {part_def_dat}. Dabei verrutschte die Mütze, und ein Schuh kam, wo der Hut hingehört.',
          ],
        },
        fails: [
          'Es wurde gedrückt und geknirscht, und wo ein Mund zuckte, drückte {hero_subj} noch grimmiger.',
        ],
        again: ['{hero_subj} schob jetzt kopfüber. Man sah von {hero_ihm} nur Sohlen.'],
        refrain: ['Nicht gelacht und zugepackt! Knack, knack, knackt.'],
        turned: ['Ha und ha und ha, ha, ha. Wackelt ja.'],
        noticing: [
          '{hero_subj} kam hoch, um Luft zu holen, und sah {companion} in die Augen. Darin war jemand, ganz klein und verkehrt herum, mit einem Schuh, wo der Hut hingehört.',
        ],
        deed: [
          '{hero_subj} hörte auf zu schieben. {hero_subj} lehnte sich an die Kante, die wackelte, Rücken an Rücken mit {companion}, und lachte, bis der Bauch hüpfte.',
        ],
        answer: ['Ha, schob der eine Rücken. Ha, schob der andere. {part_def_nom} ließ sich anstecken.'],
        echo: [
          'Beim Abendbrot sah {companion} kurz zu {hero} hinüber und fing wieder an. Keiner bekam die Suppe hinunter.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ging auf {part_def_acc} los, mit Zähnen und Ellenbogen. <hero>Und keiner sagt, wie das aussieht!</hero>',
          ],
          warm: [
            '<hero>Guckt bitte weg</hero>, sagte {hero_subj} und zerrte grimmig an {part_def_dat}, bis ein Bein nach oben zeigte.',
          ],
          clever: [
            '{hero_subj} hatte sich überlegt, an {part_def_dat} mit beiden Händen und den Zähnen zugleich zu ziehen. Wie das aussah, gehörte nicht zum Plan.',
          ],
          playful: [
            '<hero>Lachen verboten</hero>, knurrte {hero} und rang mit {part_def_dat} wie mit einem Tintenfisch. Der Tintenfisch führte.',
          ],
        },
        fails: [
          'Wo ein Mundwinkel zuckte, zog {hero_subj} noch grimmiger. Davon wurde alles enger, auch das Gesicht.',
        ],
        again: ['{hero_subj} zog jetzt kopfüber. Ein Schuh saß, wo der Hut hingehört.'],
        refrain: ['Nicht gelacht und fest gezurrt! Grimmig geknurrt.'],
        turned: ['Ha und ha und ha, ha, ha. Da hüpft es, da.'],
        noticing: [
          '{hero_subj} kam hoch und sah {companion} in die Augen. Darin war jemand, ganz klein und verkehrt herum, mit einem Schuh auf dem Kopf.',
        ],
        deed: [
          '{hero_subj} hörte auf zu ziehen. {hero_subj} lehnte sich an {companion}, Rücken an Rücken, und lachte, bis der Bauch wackelte.',
        ],
        answer: [
          'Mit jedem Ha hüpfte die lose Schlaufe ein bisschen weiter. {part_def_nom} hielt so viel Ha nicht fest.',
        ],
        echo: [
          '<companion>Du hast noch einen Schuh auf</companion>, sagte {companion}. <hero>Wo?</hero> Da ging es wieder los.',
        ],
      },
    ],
  },
  worstTake: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte es verpatzt und stellte darum ein Video ins Netz, auf dem ein anderer es noch schlimmer verpatzte. {part_def_nom} sah es sofort.',
          ],
          warm: [
            '{hero_subj} wollte, dass nicht mehr über die eigene Panne geredet wurde. Darum zeigte {hero_er} {part_def_dat} ein Video von der Panne eines anderen.',
          ],
          clever: [
            '{hero_subj} hatte es verpatzt und kalkulierte, dass eine größere Panne die kleinere zudeckt. Also schickte {hero_er} {part_def_dat} einen Clip, auf dem es ein anderer verpatzte.',
          ],
          playful: [
            '{hero_subj} schnitt aus dem Patzer eines anderen einen Clip mit Musik. Zuerst lachte es hinter {part_def_dat}, dann lachte keiner mehr.',
          ],
        },
        fails: ['Jeder überlegte, ob er der Nächste war, und {hero_subj} verschickte den Clip noch einmal.'],
        again: ['{hero_subj} setzte einen Zwinkersmiley darunter. Er half nicht.'],
        noticing: [
          'Elf hatten es gesehen und keiner hatte geantwortet. {hero_subj} sah nach, wer die Kamera ausgeschaltet hatte. Es war der aus dem Clip.',
        ],
        deed: [
          '{hero_subj} nahm den Clip herunter und sagte, dass er von {hero_ihm} war. Dann spielte {hero_er} allen auf der großen Wand den eigenen schlimmsten Versuch vor, bis zum Ende.',
        ],
        answer: [
          'Das Ende war lang. Beim zweiten Stolpern nahm {part_def_nom} die Arme auseinander, um sich den Bauch zu halten.',
        ],
        echo: [
          '<companion>Du guckst da so entschlossen</companion>, sagte {companion} und machte es nach. Die Szene wird jetzt öfter verlangt.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} war auf der Bühne gestolpert. Darum erzählte {hero_er} {part_def_dat}, wie ein anderer einmal von der Bühne gefallen war. Der andere saß am Nebentisch.',
          ],
          warm: [
            '{hero_subj} fand, doppelte Peinlichkeit sei halbe Peinlichkeit, und erzählte {part_def_dat} die von jemand anderem.',
          ],
          clever: [
            '{hero_subj} hatte ein Foto von früher, auf dem es einem anderen noch schlimmer ging. Das hängte {hero_er} dorthin, wo {part_def_nom} jeden Morgen vorbeikam.',
          ],
          playful: [
            '{hero_subj} führte {part_def_dat} vor, wie der andere damals gefallen war, in Zeitlupe und mit Geräuschen. Die Geräusche waren wirklich gut.',
          ],
        },
        fails: ['Gelacht wurde schon. Nur sah danach jeder nach, ob er selbst noch gerade saß.'],
        again: ['{hero_subj} erzählte es ein zweites Mal und ließ ihn diesmal zweimal fallen.'],
        noticing: [
          'Am Nebentisch stand noch die Suppe. Der dazugehörte, war gegangen, und keiner hatte die Tür gehört. {hero_subj} sah auf den Löffel, der noch schaukelte.',
        ],
        deed: [
          '{hero_subj} lief hinaus und holte ihn zurück. <hero>Seins ist drei Jahre her. Meins war gestern.</hero> Dann stolperte {hero_er} mitten im Raum noch einmal, genau so, vor allen, bis auf den Boden.',
        ],
        answer: [
          'Unten war es staubig. Als {hero_subj} hochsah, hielt sich {part_def_nom} irgendwo fest, weil es vor Lachen sonst nicht ging.',
        ],
        echo: [
          '<companion>Du fällst nach links</companion>, sagte {companion}. <companion>Das sieht man selten.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} zeigte allen einen Clip von {part_def_dat}, in dem etwas schiefging. Vom eigenen Patzer sprach danach niemand.',
          ],
          warm: [
            '{hero_subj} schickte den Clip mit {part_def_dat} nur an Leute, die freundlich lachen würden. Es waren elf.',
          ],
          clever: [
            '{hero_subj} dachte, wenn alle einen Clip von {part_def_dat} ansehen, sieht keiner hierher. Das ging auf.',
          ],
          playful: [
            '{hero_subj} setzte unter den Clip mit {part_def_dat} drei Lachtränen. Zwei Leute setzten auch welche, aus Höflichkeit.',
          ],
        },
        fails: ['Wer lachte, tat es ohne Ton, und {hero_subj} drückte noch einmal auf Start.'],
        again: ['{hero_subj} machte eine Version in Zeitlupe.'],
        noticing: [
          'Elf Aufrufe, keine Antwort. Ein Fenster auf dem Bildschirm war schwarz geworden, darin stand nur noch ein Name. {hero_subj} kannte die Stimme, die da sonst herauskam.',
        ],
        deed: [
          '{hero_subj} löschte den Clip, schrieb dazu, wer ihn gemacht hatte, und schaltete dann den großen Bildschirm ein. Darauf lief {hero_sein} eigener schlechtester Versuch, in voller Länge.',
        ],
        answer: [
          'Vor wem sollte man sich jetzt noch schämen. Das schwarze Fenster wurde hell, und {part_def_nom} hatte noch einen schlimmeren dabei.',
        ],
        echo: ['Es gibt seitdem eine Rangliste. {hero} hält sich auf Platz zwei, und {companion} übt.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} war in der Probe mitten im Ton weggekippt. Darum spielte {hero_er} allen vor, wie {part_def_nom} einmal weggekippt war, noch viel schlimmer.',
          ],
          warm: [
            '{hero_subj} wollte nur, dass sich keiner mehr über {hero_ihn} lustig machte, und spielte ihnen eine alte Aufnahme von {part_def_dat} vor.',
          ],
          clever: [
            '{hero_subj} wusste, wo die alte Aufnahme lag, auf der {part_def_nom} danebenlag. Im Vergleich klang das Eigene ganz ordentlich.',
          ],
          playful: [
            '{hero_subj} unterlegte die alte Aufnahme von {part_def_dat} mit einer Ziege. Man lachte, dann suchte man mit den Augen jemanden.',
          ],
        },
        fails: ['Das Gelächter zog um, von {hero} zu einem anderen. {hero_subj} machte ihm die Tür auf.'],
        again: ['{hero_subj} spielte die Stelle noch einmal, für die, die später gekommen waren.'],
        noticing: [
          'Auf dem Tisch blieb ein Stimmgerät liegen. Es war noch an und zeigte auf Mitte, ganz ruhig, als stünde jemand davor und singe richtig, nur ohne Ton. Der Stuhl dahinter war leer.',
        ],
        deed: [
          '{hero_subj} löschte die alte Aufnahme und sagte laut, wer sie vorgespielt hatte. Dann drückte {hero_er} bei der eigenen auf Wiedergabe und drehte ganz auf, bis zum Wegkippen und noch das Fluchen danach.',
        ],
        answer: [
          'Bei dem Fluchen lachten sie, und {hero_subj} lachte mit, wenn auch rot. An der Tür stand {part_def_nom} und hörte sich das noch einmal von Anfang an.',
        ],
        echo: [
          '<companion>Genau da</companion>, sagte {companion} beim dritten Anhören. <companion>Da klingst du wie eine Tür, die Gefühle hat.</companion>',
        ],
      },
    ],
  },
  wrongWordAgain: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte am Mikrofon das falsche Wort gesagt und gab {part_def_dat} die Schuld, dann dem Zettel, dann dem Licht.',
          ],
          warm: [
            '{hero_subj} wollte niemandem wehtun und sagte deshalb nur, es habe wohl an {part_def_dat} gelegen und an dem, der den Zettel schrieb.',
          ],
          clever: [
            '{hero_subj} wies nach, dass das falsche Wort auf dem Zettel näher lag als das richtige, und dass {part_def_nom} damit zusammenhing.',
          ],
          playful: [
            '{hero_subj} tat, als gehörte das falsche Wort zu {part_def_dat} wie ein geheimer Code. Drei Sekunden lang glaubte man es.',
          ],
        },
        fails: ['{hero_subj} nannte einen Schuldigen nach dem anderen, und jeder nannte einen zurück.'],
        again: ['Zuletzt war der Luftzug schuld.'],
        noticing: [
          'Im Chat stand das falsche Wort schon dreißigmal. {hero_subj} las es langsam, wie ein fremdes. Es war wirklich ausgesprochen gut.',
        ],
        deed: [
          '{hero_subj} ging zurück ans Mikrofon und sagte das falsche Wort noch einmal, mit Absicht. Danach sagte {hero_er} {hero_seinen} Namen.',
        ],
        answer: [
          'Der Saal brüllte. Den Spitznamen war {hero_er} nicht mehr los, aber an {part_def_dat} hing nun keiner sonst mehr.',
        ],
        echo: ['Auf der Geburtstagskarte von {companion} stand nur das Wort, in Schönschrift.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte am Mikrofon das falsche Wort gesagt und gab nun wegen {part_def_gen} der Lampe die Schuld, dann dem Zettel, dann dem, der ihn geschrieben hatte.',
          ],
          warm: [
            '{hero_subj} versicherte jedem, der wegen {part_def_gen} fragte, das falsche Wort sei nicht gegen ihn gerichtet gewesen. Auf die Idee war noch keiner gekommen.',
          ],
          clever: [
            '{hero_subj} wies wegen {part_def_gen} nach, dass das falsche Wort beinahe das richtige war. Es fehlte nur der Sinn.',
          ],
          playful: [
            '{hero_subj} tat wegen {part_def_gen} so, als hätte es das falsche Wort nie gegeben, und schlug es sogar im Lexikon nach. Dort fehlte es wirklich.',
          ],
        },
        fails: [
          'Einer war schuld, dann ein anderer, und jeder gab es weiter. {hero_subj} nannte noch einen.',
        ],
        again: ['Nun war es auch noch das Mikrofon.'],
        noticing: [
          'Auf der Tafel stand das Wort, groß, mit Kreide. Jemand hatte ihm Füße gemalt. {hero_subj} stand davor, sah die Füße an und musste den Mund zuhalten. Es war ein wirklich gutes Wort.',
        ],
        deed: [
          '{hero_subj} ging ans Mikrofon zurück und sagte es noch einmal, klar und mit Pause davor. <hero>Das war von mir</hero>, sagte {hero_er} und nannte den eigenen Namen dazu.',
        ],
        answer: [
          'Den Spitznamen hatte {hero_er} damit, vermutlich für Jahre. Die Lampe, der Zettel und der, der ihn geschrieben hatte, waren frei, und an {part_def_dat} hing niemand mehr fest.',
        ],
        echo: [
          'Das Wort hat jetzt eine Bedeutung. {companion} benutzt es, wenn etwas danebengeht und trotzdem schön ist.',
        ],
      },
    ],
  },
};
