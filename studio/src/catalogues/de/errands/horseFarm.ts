import type { DeErrands } from '../../schema.ts';

export const horseFarm = {
  halter: {
    title: ['Das rote Halfter', '{hero} am Weidetor'],
    prize: { g: 'n', one: 'Halfter' },
    obstacle: { g: 'n', one: 'Weidetor' },
    task: [
      'Morgen ganz früh kam der Hufschmied, und das Fohlen sollte zum ersten Mal am Strick gehen. Dazu musste das rote Halfter heute noch an seinen Haken. Es war kaum größer als ein Armband und lag im Klee.',
      'Das Fohlen war noch nie an einem Strick gegangen, und morgen früh kam der Hufschmied. Das kleine rote Halfter sollte bereit sein, an seinem Haken. Der Haken war leer, denn es lag draußen im Klee.',
    ],
    gift: [
      'Das Halfter hing am Haken. Das Fohlen kam nachsehen, schnupperte am roten Riemen und steckte die Nase hinein. Sie passte. Es zog sie sehr schnell wieder heraus.',
      'Am Haken hing das Halfter, klein wie ein Armband. Das Fohlen stupste es an, und es schaukelte. Bis zum Abend war es damit beschäftigt.',
    ],
    by: {
      heavy: {
        part: { g: 'n', one: 'Weidetor' },
        holds: [
          'Aber das Weidetor hing durch und drückte das Halfter in den Klee. Das Tor war aus Eiche und älter als der Bauer.',
          'Aber über dem Halfter lag das Weidetor, schief und satt. Wer es anheben wollte, hob damit auch hundert Jahre Eiche.',
        ],
        worse: [
          'Das Weidetor sackte noch tiefer. Vom Halfter sah man nur die Schnalle, und die sah nach oben.',
          'Das Weidetor gab ein Knarren von sich und sank in den Klee. Vom Halfter war nichts Rotes mehr zu sehen, bloß eine Delle.',
        ],
        sign: [
          'An einer Kante wippte das Weidetor. Wenn der Wind kam, hob sie sich einen Finger breit.',
          'Auf einer Seite stand das Weidetor nicht ganz auf der Erde. Eine Hummel flog darunter hindurch und stieß nicht an.',
        ],
        yields: [
          'Nun schwang das Weidetor auf seinen Platz und seufzte in den Angeln. Im Klee lag das Halfter, mit einem Abdruck daneben.',
          'Die leichte Seite ging voran, und das ganze Weidetor ging mit. Im platten Klee lag das Halfter, rot wie vorher.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Stute', adj: 'grau' },
        holds: [
          'Aber im Weidetor stand die graue Stute. Hinter ihren Hufen lag das Halfter, und sie hatte nicht vor, beiseitezugehen.',
          'Aber das Halfter lag im Weidetor, und im Weidetor stand die graue Stute. Sie kaute langsam, wie jemand, der Zeit hat.',
        ],
        worse: [
          'Die graue Stute stellte die Beine breiter und schnaubte. Vom Halfter war nichts Rotes mehr zu sehen.',
          'Die graue Stute setzte einen Huf vor, mitten auf den Weg. Hinter so viel grauem Bein war das Halfter nicht mehr zu sehen.',
        ],
        sign: [
          'Die graue Stute sah über alle hinweg, immer an dieselbe Stelle. Dort stand das Fohlen auf der falschen Seite vom Zaun.',
          'Manchmal hörte die graue Stute auf zu kauen. Dann wieherte drüben am Zaun etwas Kleines, und sie wieherte zurück.',
        ],
        yields: [
          'Das Fohlen kam auf hohen Beinen angestakst. Da ging die Stute aus dem Weidetor, und im Klee lag das Halfter.',
          'Nase an Nase standen Stute und Fohlen im Gras. Im Weidetor stand niemand mehr, und das Halfter brauchte man nur aufzuheben.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Torflügel' },
        holds: [
          'Aber am Weidetor war ein Torflügel lose, und an dem hing das Halfter. Hielt man ihn unten, schwang er oben davon.',
          'Aber das Halfter hatte sich am Weidetor verhakt, und der Torflügel hing nur noch an einer Angel. Hob man ihn hier, ging er dort spazieren.',
        ],
        worse: [
          'Der Torflügel schwang zurück und stand noch schiefer. Das Halfter schleifte er durch den Klee hinter sich her.',
          'Der Torflügel kippte weg und riss ein Stück Zaun mit. Das Halfter hing nun unten am Weidetor, halb im Gras.',
        ],
        sign: [
          'Auf der Seite vom Pfosten hing ein zweiter Strick am Tor. Er hing da still herunter, die ganze Zeit.',
          'Am anderen Ende vom Torflügel baumelte ein Strick. Er war zu nichts da als zum Anfassen.',
        ],
        yields: [
          'Da stand der Torflügel, wo ein Torflügel stehen soll. Das Halfter ließ sich abnehmen wie eine Mütze.',
          'Oben saß die Angel, unten saß die Angel, und das Weidetor quietschte vor Freude. Das Halfter hing auf einmal genau in Brusthöhe.',
        ],
      },
    },
  },
  bucket: {
    title: ['Wasser für die Fohlenmutter', '{hero} und die grüne Pumpe'],
    prize: { g: 'm', one: 'Eimer', adj: 'voll' },
    obstacle: { g: 'f', one: 'Pumpe' },
    task: [
      'Die Mutter vom Fohlen hatte den ganzen Tag in der Sonne gestanden. Jetzt sah sie zum Hof und wartete auf den Eimer, den blauen, voll bis zum zweiten Ring.',
      'Der blaue Eimer stand nicht da, wo er stehen sollte. Am Zaun wartete die Mutter vom Fohlen, und sie hatte die Zunge schon an den Lippen. Das Fohlen trank bei ihr, aber wo trank sie?',
    ],
    gift: [
      'Die Mutter trank, und an ihrem Hals wanderten die Schlucke hinauf. Das Fohlen steckte die Nase in den Eimer, nieste und hatte von da an einen Bart aus Tropfen.',
      'Bis zum zweiten Ring stand das Wasser im Eimer, dann bis zum ersten, dann war nur noch Boden da. Die Mutter leckte auch den. Das Fohlen sah hinein und fand sein Gesicht.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Schwengel' },
        holds: [
          'Aber an der Pumpe hing der Schwengel herunter wie ein müder Arm. So gab es keinen vollen Eimer.',
          'Aber für einen vollen Eimer braucht man die Pumpe, und die Pumpe braucht ihren Schwengel. Der lag daneben im Gras.',
        ],
        worse: [
          'Vom Schwengel fiel auch noch der Stift ab und rollte ins Gras. Der volle Eimer war nun ein sehr leerer.',
          'Der Stift war weg und ein Splitter dazu. Die Pumpe stand da ohne Arm, und in den Eimer kam kein voller Schluck.',
        ],
        sign: [
          'Am Schwengel und an der Pumpe war je ein Zacken. Was hier fehlte, stand dort vor.',
          'Am Stumpf war das Holz zackig wie eine Krone. Am Schwengel war es auch zackig, bloß andersherum.',
        ],
        yields: [
          'Es quietschte hinauf und quietschte herunter. Dann spuckte die Pumpe einmal, und nach und nach wurde es ein voller Eimer.',
          'Der Schwengel ging, wenn er auch ein wenig humpelte. Die Pumpe hustete, und dann rauschte es, bis da ein voller Eimer stand.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Auslauf' },
        holds: [
          'Aber die Pumpe hatte heute noch kein Wasser gegeben. Für einen vollen Eimer musste es erst von ganz unten heraufkommen, bis in den Auslauf.',
          'Aber die Pumpe musste erst wach werden. Tief unten stieg das Wasser herauf, und bis zum vollen Eimer waren es viele Stufen.',
        ],
        worse: [
          'Im Auslauf gurgelte es, und alles fiel wieder hinunter. Sogar die Pfütze im Eimer lief durch einen Ritz davon.',
          'Es gluckste, und alles, was oben war, fiel in die Tiefe zurück. Der volle Eimer war leerer als je, und die Pumpe schwieg.',
        ],
        sign: [
          'Am Rand vom Auslauf hing ein Tropfen. Er wurde dicker.',
          'Im Auslauf wurde es dunkel vor Nässe. Ganz vorn sammelte sich ein Tropfen und hielt sich noch fest.',
        ],
        yields: [
          'Erst tropfte es, dann rann es, dann kam ein Strahl, so dick wie ein Zopf. Unter der Pumpe stand ein voller Eimer.',
          'Der Tropfen ließ los, und hinter ihm kamen alle anderen. Unter der Pumpe wurde aus dem leeren ein voller Eimer, ohne dass einer nachhalf.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Stufe' },
        holds: [
          'Aber die Pumpe stand auf einer Stufe, nass und grün wie ein Frosch. Ein voller Eimer kam von da oben nie voll herunter.',
          'Aber ein voller Eimer musste über die Stufe, auf der die Pumpe stand. Auf ihr wuchs ein Grün, das jeden Schuh loswerden wollte.',
        ],
        worse: [
          'Die Füße standen wieder im Hof. Der volle Eimer rutschte hinterher und war nur noch halb voll.',
          'Auf der Stufe machte es wusch. Unten an der Pumpe saßen alle in der Pfütze, und die Pfütze war einmal ein voller Eimer gewesen.',
        ],
        sign: [
          'Eine Ecke der Stufe war trocken. Sie war rau wie eine Feile.',
          'Am Rand der Stufe war ein Streifen grau geblieben. Dort hielt sogar ein Blatt.',
        ],
        yields: [
          'Der eine Fuß hielt und der andere auch. So kam von der Pumpe ein voller Eimer, und nicht ein Tropfen fiel daneben.',
          'Auf dem grauen Streifen ging es Schritt für Schritt hinunter. Von der Pumpe bis zum Zaun kam ein voller Eimer, bis zum Rand voll Himmel.',
        ],
      },
    },
  },
  rug: {
    title: ['Eine Decke, so groß wie ein Handtuch', '{hero} im Unterstand'],
    prize: { g: 'f', one: 'Decke' },
    obstacle: { g: 'm', one: 'Unterstand' },
    task: [
      'Das Fohlen war eine Woche alt und hatte noch nicht viel Fell. Wenn der Tau fällt, friert so eins. Seine karierte Decke war klein wie ein Handtuch, und sie lag noch im Unterstand.',
      'Das Fohlen zitterte, obwohl es gar nicht wollte. Der Tau fiel schon, und mit einer Woche hat man noch kaum Fell. Die karierte Decke hätte ihm gepasst, klein wie ein Handtuch. Sie lag im Unterstand.',
    ],
    gift: [
      'Das Fohlen stand unter der Decke, und unten sahen vier lange Beine heraus. Es drehte sich um, weil es wissen wollte, wer das war. Dann gähnte es.',
      'Die Decke lag auf dem Fohlen, und das Zittern hörte auf, erst vorn, dann hinten. Es legte sich hin. Von weitem sah es aus, als schliefe ein Picknick.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Esel' },
        holds: [
          'Aber im Unterstand schlief der Esel. Er hatte sich die Decke genau in die Mitte gelegt und sich selbst genau darauf.',
          'Aber auf der Decke lag der Esel, im Unterstand, alle viere von sich gestreckt. Es war eine kleine Decke und ein großer Schlaf.',
        ],
        worse: [
          'Der Esel seufzte und wurde schwerer. Von der Decke war nun keine Franse mehr zu sehen.',
          'Der Esel schmatzte und wälzte sich, aber nur auf der Stelle. Die Decke war nun auch noch unter seinem Kinn.',
        ],
        sign: [
          'Vor dem Esel lagen eine Bürste, ein Salzstein und eine Rübe. Sie lagen der Reihe nach, wie auf einem Nachttisch.',
          'Bürste, Salzstein und Rübe hatte der Esel neben sich. Wer so Ordnung hält, der schläft auch ordentlich.',
        ],
        yields: [
          'Ein Ohr klappte um, dann rollte der ganze Esel ins Stroh. Die Decke war warm und roch ein bisschen nach ihm.',
          'Der Esel streckte sich, stand im Halbschlaf auf und legte sich zwei Schritte weiter. Im Unterstand lag die Decke und hatte eine eselrunde Kuhle.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Ecke', adj: 'hinterst' },
        holds: [
          'Aber im Unterstand ist nur vorn Tag. Die Decke lag in der hintersten Ecke, und da war schon Nacht.',
          'Aber im Unterstand ging der Tag nur bis zur Mitte. Die Decke war dahinter, in der hintersten Ecke, und rührte sich nicht.',
        ],
        worse: [
          'Die hinterste Ecke sah noch tiefer aus, und etwas raschelte darin. Von der Decke war kein Faden zu sehen.',
          'Die Sonne ging hinter den Stall. Im Unterstand wuchs die hinterste Ecke bis vor die Füße, und die Decke ging darin unter.',
        ],
        sign: [
          'Hinten, dicht über dem Stroh, schimmerte ein helles Karo. Nur eins.',
          'Eine Stelle war weniger schwarz. Sie war viereckig und nicht größer als ein Butterkeks.',
        ],
        yields: [
          'Neben dem einen Karo lag noch eins, und noch eins. Im Unterstand hing die Decke ordentlich über einem Balken.',
          'Zum Butterkeks gehörte eine ganze Reihe, und zur Reihe eine Decke. Aus dem Unterstand kam sie heraus, mit Spreu in den Fransen.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Esel' },
        holds: [
          'Aber im Unterstand wohnte ein Esel, der keinen Besuch mochte. Mit einem Huf stand er auf der Decke.',
          'Aber der Esel im Unterstand kannte keine Leute und wollte damit auch nicht anfangen. Die Decke hielt er mit dem Huf fest, zur Sicherheit.',
        ],
        worse: [
          'Der Esel ging rückwärts in die Ecke. Die Decke blieb an seinem Huf hängen und ging mit.',
          'Der Esel schob sich rückwärts an die Wand. Im Unterstand sah man noch zwei Augen, von der Decke nur die Fransen.',
        ],
        sign: [
          'Hinter dem Pfosten sah ein langes Ohr hervor. Es drehte sich nach vorn.',
          'Am Pfosten vorbei wuchs langsam ein Ohr. Oben hatte es ein Büschel Haare.',
        ],
        yields: [
          'Hinter dem Pfosten kam Nase um Nase der Esel hervor. Die Decke zog er nach, wie eine Schleppe.',
          'Aus einem Ohr wurden zwei, aus zwei Ohren wurde ein Esel. Er blieb vor dem Unterstand stehen, und die Decke lag auf seinem Huf wie ein Pantoffel.',
        ],
      },
    },
  },
  lamp: {
    title: ['Fohlenwache', '{hero} und die Lampe im Hof'],
    prize: { g: 'n', one: 'Hoflicht' },
    obstacle: { g: 'f', one: 'Wachhütte' },
    task: [
      'Wenn ein Fohlen steht, macht die Nachtwache das Hoflicht an, einmal kurz. So war es immer. Die Mutter des Bauern ist neunzig, sitzt drüben am Fenster und geht nicht schlafen, ehe sie es gesehen hat.',
    ],
    gift: [
      'Das Hoflicht ging an und aus. Drüben, über der dunklen Weide, ging im Fenster eine Lampe an und aus. Danach war auch dort Nacht, und das Fohlen fiel um und stand wieder auf.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Tür' },
        holds: [
          'Aber die Schnur für das Hoflicht hing in der Wachhütte, und die Tür war ins Schloss gefallen. Der Schlüssel war mit dem Bauern auf einer Hochzeit.',
        ],
        worse: [
          'Die Tür verzog sich noch ein Stück im Rahmen. Durchs Fenster der Wachhütte sah man die Schnur für das Hoflicht pendeln, unerreichbar.',
        ],
        sign: [
          'Auf dem Balken neben der Tür lag ein Stück Holz mit zwei Zähnen. Es lag dort im Staub, als gehöre es zum Dach.',
        ],
        yields: [
          'In der Wachhütte roch es nach Heu und kaltem Tee. Die Schnur hing da, und ein Zug genügte für das Hoflicht.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Vorarbeiter' },
        holds: [
          'Aber in der Wachhütte saß der Vorarbeiter, zweiundzwanzig Jahre alt und seit zwei Wochen wichtig. Ans Hoflicht durften Neue nicht.',
        ],
        worse: [
          'Der Vorarbeiter stellte sich in die Tür der Wachhütte. Die Schnur für das Hoflicht hing jetzt genau hinter seinem Rücken.',
        ],
        sign: [
          'Der Blick des Vorarbeiters ging immer wieder auf den Wachplan. In der Zeile für zwei Uhr stand kein Name, und es war kurz vor zwei.',
        ],
        yields: [
          'Da trat der Vorarbeiter einen Schritt aus der Wachhütte und hielt die Tür mit dem Fuß auf. Das Hoflicht war frei.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Fohlen', adj: 'neu' },
        holds: [
          'Aber das Hoflicht ist erst dran, wenn ein Fohlen steht, so steht es an der Wachhütte. Das neue Fohlen lag im Stroh und sortierte seine Beine.',
        ],
        worse: [
          'Das neue Fohlen klappte zusammen und lag wieder da, ein Bein unter dem anderen. An das Hoflicht war nicht zu denken.',
        ],
        sign: ['Ein Huf stand flach auf dem Boden, der linke vordere. Zum ersten Mal stand er gerade.'],
        yields: [
          'Zwei Beine, drei, dann das vierte, und nichts davon ordentlich. Aber es stand, und in der Wachhütte griff jemand nach der Schnur fürs Hoflicht.',
        ],
      },
    },
  },
  bell: {
    title: ['Die Glocke am Ende vom Weg', '{hero} und der Pfosten'],
    prize: { g: 'f', one: 'Wegglocke' },
    obstacle: { g: 'n', one: 'Wegende' },
    task: [
      'Am Sonntag wurde der neue Reitweg eröffnet, elf Kilometer, von der Jugend gebaut. Wer ankommt, läutet am Ende die Wegglocke. Gestern hatte sie einer abgenommen, der in der Zeitung nicht genannt worden war.',
    ],
    gift: [
      'Die Ersten kamen im Trab aus dem Wald und läuteten die Wegglocke. Danach hielt jeder an, auch die Ponys. In der nächsten Ausgabe stand eine Berichtigung, vier Zeilen, mit einem Namen.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Glockenseil' },
        holds: [
          'Aber am Wegende lag der Pfosten auf dem Boden und das Glockenseil darum herum wie um eine Spule. Die Wegglocke steckte irgendwo in der Mitte.',
        ],
        worse: [
          'Das Glockenseil biss sich ins Holz. Die Wegglocke lag stumm darunter, und am Wegende wurde schon das Band gespannt.',
        ],
        sign: ['An der Öse stand eine Bucht lose ab, groß genug für zwei Finger.'],
        yields: [
          'Der Pfosten drehte sich einmal um sich selbst und war nackt. Am Wegende klang die Wegglocke an, weil jemand sie beim Aufheben nicht festhielt.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Wegbauer' },
        holds: [
          'Aber der Wegbauer, der in der Zeitung fehlte, stand am Wegende hinter dem Pferdeanhänger. Die Wegglocke hatte er im Rucksack.',
        ],
        worse: [
          'Der Wegbauer ging weiter am Zaun entlang. Man hörte die Wegglocke im Rucksack, bei jedem Schritt ein dumpfes Bong.',
        ],
        sign: [
          'Über der obersten Latte sah die Mütze des Wegbauers heraus, voll Sägemehl. Sie entfernte sich nicht mehr.',
        ],
        yields: [
          'Da kam der Wegbauer den Zaun entlang zurück und stellte den Rucksack ab. Am Wegende hängte er die Wegglocke selbst an den Haken, den er selbst geschmiedet hatte.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Eichenpfosten', gen: 'Eichenpfostens' },
        holds: [
          'Aber die Wegglocke brauchte am Wegende ihren Eichenpfosten, und der lag. Richtete man ihn von hier auf, kippte er nach dort.',
        ],
        worse: [
          'Der Eichenpfosten lehnte jetzt in die andere Richtung. Das halbe Loch war zugerutscht, und die Wegglocke lag im Gras wie eine Birne.',
        ],
        sign: [
          'Am oberen Ende war ein zweites Seil befestigt. Es lag lang im Gras, in die richtige Richtung.',
        ],
        yields: [
          'Nun stieg der Eichenpfosten, zögerte und rutschte mit einem satten Ton ins Loch. Am Wegende stand er, und für die Wegglocke war der Haken frei.',
        ],
      },
    },
  },
} satisfies DeErrands;
