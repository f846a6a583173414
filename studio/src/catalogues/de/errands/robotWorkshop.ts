import type { DeErrands } from '../../schema.ts';

export const robotWorkshop = {
  cog: {
    title: ['Das Zahnrad mit zehn Zähnen', '{hero} und der Kabelvorhang'],
    prize: { g: 'n', one: 'Zahnrad' },
    obstacle: { g: 'n', one: 'Kabelgewirr' },
    task: [
      'Der große Roboter an der Tür wollte zum Abendtanz aufstehen. Dazu brauchte er das letzte Zahnrad, aus Messing, mit zehn Zähnen. Beim Schlussgong wurden alle ausgeschaltet, auch die, die noch saßen.',
      'Der große Roboter saß an der Tür und hatte sich schon die Knie poliert. Heute war Abendtanz, und aufstehen konnte er nicht. Ein Zahnrad fehlte ihm, aus Messing, mit zehn Zähnen. Bald kam der Schlussgong.',
    ],
    gift: [
      'Das Zahnrad machte klick. Der große Roboter stand auf, erst das linke Knie, dann lange nichts, dann das rechte. Er verbeugte sich vor dem Besen, und die zwei tanzten bis zum Gong.',
      'Das Zahnrad drehte sich, und im großen Roboter drehte sich alles mit. Er stand auf und war noch größer. Beim Tanzen hielt er sich an der Lampe fest und sie sich an ihm.',
    ],
    by: {
      tangled: {
        part: { g: 'n', adj: 'rot', one: 'Kabel' },
        holds: [
          'Aber das Zahnrad hing im Kabelgewirr, und das rote Kabel ging ihm durch die Mitte. Es kam vom Deckenhaken und ging überallhin außer heraus.',
          'Aber im Kabelgewirr hatte sich das Zahnrad verfangen wie ein Fisch im Netz. Das rote Kabel ging mitten hindurch und hatte nicht vor, umzukehren.',
        ],
        worse: [
          'Der Knoten wurde klein und hart. Das Zahnrad wurde tiefer ins Kabelgewirr gezogen, bis nur noch zwei Zähne herausschauten.',
          'Das rote Kabel zurrte sich fest, und zwei grüne halfen mit. Vom Zahnrad sah man im Kabelgewirr nur noch ein Blinken, und dann das auch nicht.',
        ],
        sign: [
          'Das rote Kabel machte weiter oben eine Schlaufe. Sie war so weit, dass ein Schraubenzieher darin schaukelte.',
          'Weiter oben lag das rote Kabel in einem weiten Bogen. Ein Schraubenzieher hing darin wie ein Affe.',
        ],
        yields: [
          'Das Kabelgewirr hing mit einem Mal glatt da wie gekämmt. Das Zahnrad rollte einmal rund um den Tisch und fiel um.',
          'Das rote Kabel ließ sich fallen, und die anderen taten es ihm nach. Aus dem Kabelgewirr rollte das Zahnrad und zählte beim Rollen seine Zähne, klick, klick.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Kabelbauch', gen: 'Kabelbauchs' },
        holds: [
          'Aber das Zahnrad steckte tief im Bauch vom Kabelgewirr. Drinnen war es so dunkel wie in einem Pullover, wenn der Kopf nicht durchkommt.',
          'Aber das Kabelgewirr hatte einen Bauch, und im Bauch war das Zahnrad. Es war dort so dunkel, dass selbst Roboter die Augen zumachten.',
        ],
        worse: [
          'Das Kabelgewirr ging zu, Strang um Strang, und in seinem Bauch wurde es noch schwärzer. Vom Zahnrad keine Spur.',
          'Das Kabelgewirr schluckte noch einmal. In seinem Kabelbauch war das Zahnrad nun ganz ohne Glanz.',
        ],
        sign: [
          'Ganz innen blinkte es einmal gelb. Messing blinkt so.',
          'Im Kabelbauch war ein Stern, gelb und winzig. Wenn jemand am Fenster vorbeiging, ging er aus.',
        ],
        yields: [
          'Zwischen Blau und Grün hing das Zahnrad und blinkte mit allen zehn Zähnen. Das Kabelgewirr ließ es los, als wäre es ihm selbst zu eng.',
          'Der gelbe Stern hatte zehn Zacken, und alle waren aus Messing. Das Kabelgewirr machte den Mund auf, und das Zahnrad war heraus.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', adj: 'oberst', one: 'Kabel' },
        holds: [
          'Aber das Zahnrad lag unter dem Kabelgewirr. Hob man das oberste Kabel, so rutschten drei andere nach, und die waren länger.',
          'Aber das Kabelgewirr lag auf dem Zahnrad, Schicht auf Schicht. Nahm man das oberste Kabel fort, so hing das ganze Zimmer daran.',
        ],
        worse: [
          'Das Kabelgewirr rutschte zurück, schiefer als vorher. Es lag auf dem Zahnrad wie eine Katze, die genau weiß, worauf sie liegt.',
          'Das oberste Kabel schnalzte zurück und zog die Lampe schief. Unter dem Kabelgewirr war vom Zahnrad nicht einmal mehr der Ölfleck zu sehen.',
        ],
        sign: [
          'Neben der Tür hing ein blaues Ende herunter. Es gehörte zum selben Kabel, und niemand hielt es.',
          'Das oberste Kabel war lang, und sein anderes Ende baumelte an der Tür. Es war blau und frei.',
        ],
        yields: [
          'Das Kabelgewirr ging in die Höhe wie eine Schaukel. Darunter lag das Zahnrad, mitten auf einem Ölfleck.',
          'An beiden Enden gezogen war das Kabelgewirr nur noch ein Vorhang. Er hob sich, und auf der Bühne lag das Zahnrad.',
        ],
      },
    },
  },
  ear: {
    title: ['Ein Ohr aus Kupfer', '{hero} und hundert Schubladen'],
    prize: { g: 'n', one: 'Blechohr', gen: 'Blechohrs' },
    obstacle: { g: 'm', one: 'Schubladenroboter', gen: 'Schubladenroboters' },
    task: [
      'Beim Gong sang die ganze Werkstatt. Der Blechsänger hatte aber nur das rechte Ohr und traf jeden Ton knapp daneben. Das linke Blechohr lag in einer Schublade, und davon gab es hundert.',
      'La, sang der Blechsänger, und die Schrauben in den Dosen klirrten. Es war das falsche La. Mit nur einem Ohr hört man nur die Hälfte, und gleich beim Gong sang die ganze Werkstatt. Das linke Blechohr lag in einer Schublade.',
    ],
    gift: [
      'Der Blechsänger schraubte das Ohr an und horchte. Dann sang er einen Ton. Die Fenster summten mit, die Zangen auch, und zum ersten Mal hielt sich niemand etwas zu.',
      'Das linke Ohr war dran. La, sang der Blechsänger, drehte den Kopf und sang noch einmal: La. Da fielen alle ein, und die Schrauben in ihren Dosen lagen ganz still.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Schubladenroboter', gen: 'Schubladenroboters' },
        holds: [
          'Aber die hundert Schubladen gehörten zum Schubladenroboter, und der Schubladenroboter gab nichts heraus. Das Blechohr war in der vierten von oben.',
          'Aber das Blechohr war in der vierten Schublade, und der Schubladenroboter war dagegen. Er hatte hundert Schubladen und hundert Gründe.',
        ],
        worse: [
          'Der Schubladenroboter stellte sich breit und drehte die vierte Schublade nach hinten. Nun war auch das Blechohr hinter seinem Rücken.',
          'Der Schubladenroboter drehte sich mit dem Bauch zur Wand. Das Blechohr war nun dort, wo keiner hinkommt, und neunundneunzig Schubladen schauten zu.',
        ],
        sign: [
          'Der Schubladenroboter sah immer wieder an sich hinunter. Wo sein Schildchen sein sollte, waren nur zwei Löcher.',
          'Zwei leere Schraublöcher hatte der Schubladenroboter auf der Brust. Er wischte darüber, als könnte er sie wegwischen.',
        ],
        yields: [
          'Da machte der Schubladenroboter ding und drehte sich herum. Die vierte Schublade fuhr heraus, und auf Watte lag das Blechohr.',
          'Der Schubladenroboter las sein Schild von oben, verkehrt herum, und rasselte vor Glück. Dabei sprang die vierte Schublade auf, und da lag das Blechohr.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Schubladenroboter', gen: 'Schubladenroboters' },
        holds: [
          'Aber der Schubladenroboter schlief, und im Schlaf lehnte er an der Wand. Die Schublade mit dem Blechohr war die vorderste, und er lehnte auf ihr.',
          'Aber der Schubladenroboter hatte Feierabend und schlief im Stehen. Das Blechohr lag in der Schublade, auf die er sich stützte.',
        ],
        worse: [
          'Der Schubladenroboter brummte und legte sein ganzes Gewicht auf die eine Schublade. Das Blechohr darin machte pling, wie eines, das gequetscht wird.',
          'Der Schubladenroboter sackte in die Knie, mit einem Ton wie ein Akkordeon. Von der Schublade mit dem Blechohr sah man den Griff nicht mehr.',
        ],
        sign: [
          'Neben dem Schubladenroboter standen Ölkanne, Lappen und zwei Schrauben. Sie standen der Größe nach, und der Lappen war gefaltet.',
          'Ölkanne, Lappen und Schrauben standen am Fuß vom Schubladenroboter. Sie warfen alle den gleichen Schatten, so gerade standen sie.',
        ],
        yields: [
          'Nun drehte sich der Schubladenroboter auf die Rückseite und schlief weiter. Vorn ging eine Schublade von selbst auf, und darin lag das Blechohr.',
          'Der Schubladenroboter träumte von einem Erdbeben und machte einen Schritt zur Seite. Die Schublade ging auf wie eine Schleuse, und das Blechohr lag darin auf seiner Watte.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Schubladenroboter', gen: 'Schubladenroboters' },
        holds: [
          'Aber der Schubladenroboter hörte jedes Wort ein wenig falsch. Bat man um das linke Blechohr, so bekam man einen linken Stiefel.',
          'Aber der Schubladenroboter verstand jedes Wort, nur immer ein anderes. Sagte man Ohr, so kam ein Rohr, und das Blechohr blieb, wo es war.',
        ],
        worse: [
          'Der Schubladenroboter gab noch einen Stiefel heraus, wieder den linken. Die Schublade mit dem Blechohr schob er zu, weil die ja keiner wollte.',
          'Der Schubladenroboter gab ein Tor heraus, ein kleines, für Mäuse. Die Schublade mit dem Blechohr schob er noch eine Reihe tiefer.',
        ],
        sign: [
          'Tropfte der Hahn zweimal hintereinander, so ging am Schubladenroboter eine Klappe auf. Zweimal, das hatte er immer verstanden.',
          'Machte es irgendwo zweimal tapp, so klappte am Schubladenroboter etwas auf. Tapp war ein Wort, bei dem er sich nicht irrte.',
        ],
        yields: [
          'Am Schubladenroboter ging eine Klappe auf, dann die richtige. Das Blechohr rutschte heraus, und der Stiefel durfte wieder hinein.',
          'Der Schubladenroboter klappte auf, zu und an der richtigen Stelle wieder auf. Er hielt das Blechohr hin und dazu das Rohr, als Zugabe.',
        ],
      },
    },
  },
  tune: {
    title: ['Die Schlussmelodie', '{hero} und der Musikschrank'],
    prize: { g: 'f', one: 'Spielwalze' },
    obstacle: { g: 'm', one: 'Musikschrank' },
    task: [
      'Der jüngste Bruder von {helper} schlief nur bei der Schlussmelodie ein. Sie war auf der Spielwalze, und die drehte sich noch, hinten im Musikschrank. In vier Minuten schlug der Gong, und dann war es mit der Musik vorbei.',
      'In einer Kiste lag der jüngste Bruder von {helper} und hatte alle Lämpchen an. Ohne die Schlussmelodie schläft er nicht ein. Sie ist auf der Spielwalze, hinten im Musikschrank, und in vier Minuten schlug der Gong.',
    ],
    gift: [
      'Die Spielwalze drehte sich, und der jüngste Bruder klappte beim dritten Takt die Ohren ein. Beim fünften schnurrte er. {helper} schob ihm einen Putzlappen unter den Kopf, den sauberen.',
      'Die Spielwalze kam in Gang. Beim jüngsten Bruder gingen die Lämpchen aus, erst die roten, dann die gelben. Das grüne ließ {helper} brennen, falls er noch einmal aufwachte.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Schlitz', gen: 'Schlitzes' },
        holds: [
          'Aber die Spielwalze war in den Musikschrank gefallen, und der hatte nur einen Schlitz als Mund. Eine Hand kam bis zum Daumen hinein.',
          'Aber der Musikschrank hatte einen Schlitz wie ein Sparschwein, und die Spielwalze war hineingefallen. Bei einem Sparschwein weiß man ja, wie das ist.',
        ],
        worse: [
          'Die Spielwalze kippte und rutschte nach hinten. Im Musikschrank war von ihr nur noch der Rand zu sehen, und er drehte sich.',
          'Es rollte und klimperte im Musikschrank, drei Töne abwärts. Durch den Schlitz sah man von der Spielwalze nur noch ein Stiftchen.',
        ],
        sign: [
          'In der linken Ecke war der Schlitz ausgeleiert. Dort war er so breit wie ein Butterbrot.',
          'Links war der Schlitz viele Jahre lang benutzt worden. Er hing dort ein wenig, wie eine Lippe.',
        ],
        yields: [
          'In der linken Ecke kam die Spielwalze heraus, mit allen Stiften. Der Musikschrank klang danach ein wenig hohl.',
          'Links passte die Spielwalze, wenn sie sich drehte, und sie drehte sich gern. Der Musikschrank summte ihr nach.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Kupferklappe' },
        holds: [
          'Aber die Spielwalze drehte sich hinter der Kupferklappe vom Musikschrank, und die Klappe war zu. Man hörte alles, nur von weit weg.',
          'Aber am Musikschrank war die Kupferklappe zu, und hinter ihr lief die Spielwalze für sich allein. In der Kiste blinkten alle Lämpchen.',
        ],
        worse: [
          'Die Kupferklappe klemmte jetzt schief. Dahinter spielte die Spielwalze weiter, dünn wie ein Faden.',
          'Die Kupferklappe bekam eine Beule und saß noch fester. Im Musikschrank klang die Spielwalze nun wie unter Wasser.',
        ],
        sign: [
          'Neben der Kupferklappe hing ein krummer Haken an einem Nagel. Er hatte dieselbe Krümmung wie ihr Loch.',
          'An einem Nagel hing ein krummer Haken und zitterte bei jedem Ton mit. Das Loch in der Kupferklappe war genauso krumm.',
        ],
        yields: [
          'Da sprang die Kupferklappe auf, und der Musikschrank atmete aus. Die Spielwalze kam in die Hand und spielte dort einfach weiter.',
          'Die Kupferklappe ging auf, und der Ton sprang heraus wie ein Hund. Aus dem Musikschrank kam die Spielwalze, noch mitten im Takt.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Gestänge', gen: 'Gestänges' },
        holds: [
          'Aber im Musikschrank rasselte das Gestänge. Die Spielwalze spielte zwar, aber wer einschlafen will, hört vom Rasseln nur das Rasseln.',
          'Aber im Musikschrank war das Gestänge trocken und schepperte zu jedem Ton dreimal. Die Spielwalze gab sich Mühe, und man hörte nur die Mühe.',
        ],
        worse: [
          'Das Gestänge rasselte lauter, und die Schublade mit den Löffeln rasselte mit. Von der Spielwalze kam kein Ton mehr an.',
          'Das Gestänge verlor eine Schraube und wurde nun richtig laut. Von der Spielwalze im Musikschrank kam nicht mehr an, ob sie überhaupt noch lief.',
        ],
        sign: [
          'Nach jedem achten Rasseln war kurz Ruhe. Da musste das Gestänge umdrehen.',
          'Beim Umdrehen hielt das Gestänge inne. Es waren acht Schläge und dann ein Nichts.',
        ],
        yields: [
          'Nun blieb das Gestänge beim Umdrehen stehen, und im Musikschrank war Ruhe. Da hörte man die Spielwalze, jeden Stift einzeln.',
          'Das Nichts ging weiter. Im Musikschrank war die Spielwalze nun allein, und in der Kiste gingen die ersten Lämpchen aus.',
        ],
      },
    },
  },
  step: {
    title: ['Der erste Schritt', 'Klick auf den Dielen'],
    prize: { g: 'm', one: 'Schritt' },
    obstacle: { g: 'm', one: 'Prüfstand' },
    task: [
      'Drei Praktikanten hatten der Grundschule einen Roboter versprochen, der geht. Um vier stand die Klasse auf dem Hof, und die Lehrerin hatte ihr gesagt, sie solle auf den ersten Schritt horchen. Es war zwanzig nach drei.',
    ],
    gift: [
      'Um vier wurde es auf dem Hof still. Klick, machte der erste Schritt, und dann kam der zweite, den niemand mehr hörte. Ein Mädchen in der ersten Reihe machte ihn nach, mit durchgedrücktem Knie, bis nach Hause.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Kniegelenk' },
        holds: [
          'Aber auf dem Prüfstand lag das Bein, und sein Kniegelenk war gebrochen. Den ersten Schritt konnte man sich denken, hören konnte man ihn nicht.',
        ],
        worse: [
          'Vom Kniegelenk sprang auch noch die Feder ab und rollte davon. Das Bein lag flach auf dem Prüfstand, und der Schritt war weiter weg als am Morgen.',
        ],
        sign: ['Von der Kniescheibe gab es zwei Stücke. Ihre Kanten liefen in derselben Welle.'],
        yields: [
          'Nun bog sich das Kniegelenk, mit einem kleinen Haken in der Mitte. Vom Prüfstand herunter kam der erste Schritt, und man hörte ihn bis zur Tür.',
        ],
      },
      guarded: {
        part: { g: 'n', one: 'Zweierteam', gen: 'Zweierteams' },
        holds: [
          'Aber am Prüfstand standen die beiden Älteren, die ihn immer hatten. Für den Schritt anderer Leute war kein Termin vorgesehen.',
        ],
        worse: [
          'Die beiden rückten enger zusammen. Das Bein lag hinter ihrem Werkzeugkasten, und der erste Schritt mit ihm.',
        ],
        sign: [
          'An der Wand hing die Liste der beiden. Eine Zeile war leer, und sie sahen jedes Mal hin, wenn sie daran vorbeikamen.',
        ],
        yields: [
          'Die beiden schoben den Werkzeugkasten zur Seite und machten am Prüfstand eine Breite Platz. Zehn Minuten später stand das Bein, und da war der Schritt.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Kleber', gen: 'Klebers' },
        holds: [
          'Aber auf dem Prüfstand trocknete der Fuß. Solange der Kleber weich war, wurde aus jedem Schritt ein Ausrutscher.',
        ],
        worse: [
          'Der Kleber gab nach, und der Fuß musste noch einmal von vorn angedrückt werden. Auf dem Prüfstand stand nun ein Bein ohne Schritt.',
        ],
        sign: [
          'Am Rand war der Kleber klar geworden. Nur ein Streifen, so breit wie ein Fingernagel dick ist.',
        ],
        yields: [
          'Da war der Kleber klar bis in die Mitte und hart wie Horn. Vom Prüfstand kam ein Klick, und das war der Schritt.',
        ],
      },
    },
  },
  drum: {
    title: ['Vier Schläge und ein später', 'Der Trommelroboter'],
    prize: { g: 'm', one: 'Rhythmus', gen: 'Rhythmus' },
    obstacle: { g: 'm', one: 'Gruppenchat', gen: 'Gruppenchats' },
    task: [
      'Um sechs spielte die Werkstattband auf dem Straßenfest. Der Trommelroboter konnte nur eins, aber das kannten alle: vier Schläge und ein später fünfter. Die den Rhythmus programmiert hatte, sagte seit dem Streit im Gruppenchat gar nichts mehr.',
    ],
    gift: [
      'Um sechs klatschte die ganze Straße auf den fünften Schlag, immer ein wenig daneben. Der Trommelroboter wartete jedes Mal, bis alle fertig waren. Auf einem Balkon hielt ein Mann die Gießkanne so lange schräg, bis sie leer war.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber auf dem Handy stritt der Gruppenchat noch immer, wer schuld war. Die Datei mit dem Rhythmus hing weit darüber.',
        ],
        worse: [
          'Vierzig neue Nachrichten kamen dazu. Der Rhythmus war jetzt so weit oben im Gruppenchat, dass der Daumen müde wurde.',
        ],
        sign: [
          'Eine Nachricht der Programmiererin stand ganz allein da. Ich brauche nur eine Stunde, stand darin, und niemand hatte darauf geantwortet.',
        ],
        yields: [
          'Im Gruppenchat war es eine Stunde lang still. Danach kam eine Datei, und aus dem Trommelroboter kam der Rhythmus, vier Schläge und ein später.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Programmiererin' },
        holds: [
          'Aber die Programmiererin saß im Hinterzimmer, seit der Gruppenchat über sie abgestimmt hatte. Sie hatte den Laptop auf den Knien und den Rhythmus im Laptop.',
        ],
        worse: [
          'Die Programmiererin ging hinter das Regal, den Laptop unter dem Arm. Vom Rhythmus hörte man gar nichts und vom Gruppenchat immer noch ein Brummen.',
        ],
        sign: [
          'Hinter dem Regal sah eine Schuhspitze hervor. Sie war gelb und tippte, viermal und dann noch einmal, spät.',
        ],
        yields: [
          'Nun kam die Programmiererin heraus und steckte das Kabel ein, ohne ein Wort. Der Gruppenchat brummte auf sieben Tischen, und niemand sah hin, denn da war der Rhythmus.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Rollwagen', gen: 'Rollwagens' },
        holds: [
          'Aber der Trommelroboter stand halb fertig auf dem Rollwagen, und der Gruppenchat hatte beschlossen, dass ihn die anderen holen. Zog man vorn, so stellte er sich quer, und der Rhythmus fiel heraus.',
        ],
        worse: [
          'Der Rollwagen lief zurück an die Wand. Die Schlägel hingen herunter, und im Gruppenchat fragte jemand, wo der Rhythmus bleibe.',
        ],
        sign: [
          'Hinten am Rollwagen war ein zweiter Griff. Er war heruntergeklappt, und man hätte ihn für ein Stück Rahmen gehalten.',
        ],
        yields: [
          'Dann fuhr der Rollwagen hinaus, an beiden Enden geführt und ohne anzustoßen. An der Bordsteinkante machte er eins, zwei, drei, vier, und spät kam die Fünf, und das war der Rhythmus.',
        ],
      },
    },
  },
} satisfies DeErrands;
