import type { DeErrands } from '../../schema.ts';

export const doctorVisit = {
  plaster: {
    title: ['Das letzte mit Sternen', '{hero} und die lange Wartezeit'],
    prize: { g: 'n', one: 'Sternenpflaster', gen: 'Sternenpflasters' },
    obstacle: { g: 'f', one: 'Wartezeit' },
    task: [
      'Ein kleiner Junge hatte sich das Knie aufgeschürft. Man hatte ihm das Sternenpflaster versprochen, silbern auf blau, und es gab nur noch eins. Wenn es läutete, wurde die Schublade für heute abgeschlossen.',
      'Im Wartezimmer saß ein kleiner Junge mit einem Loch in der Hose und einem Knie darin. Beim Waschen hatte er stillgehalten, und dafür war ihm das Sternenpflaster versprochen. Es gab nur noch das eine, und bald wurde die Schublade abgeschlossen.',
    ],
    gift: [
      'Das Sternenpflaster kam auf das Knie, und der kleine Junge strich es selber glatt. Dann ging er hinaus, das Bein ganz steif. So hatte er es die ganze Zeit vor Augen.',
      'Der kleine Junge hielt ganz still, und das Sternenpflaster kam genau auf die Stelle. Er zog das Hosenbein darüber. Durch das Loch in der Hose sah nun ein Stern.',
    ],
    by: {
      needsTime: {
        part: { g: 'f', one: 'Nummerntafel' },
        holds: [
          'Aber vor dem Sternenpflaster kam die Wartezeit. An der Wand hing die Nummerntafel, und die drehte sich, wann sie wollte.',
          'Aber das Sternenpflaster gab es nicht sofort, es gab erst die Wartezeit. Die Nummerntafel hing an der Wand und dachte über jede Zahl nach.',
        ],
        worse: [
          'Die Nummerntafel klapperte und fing wieder bei eins an. Die Wartezeit war so lang wie am Anfang, und das Sternenpflaster war für später.',
          'Die Nummerntafel ratterte rückwärts. Die Wartezeit fing noch einmal an, und das Sternenpflaster ging zurück in die Schublade.',
        ],
        sign: [
          'Die erste Nummer drehte sich, ganz von selbst. Sie machte dabei ein winziges Klack.',
          'Auf der Nummerntafel war eine Zahl halb umgeklappt. Unten sah man schon die nächste.',
        ],
        yields: [
          'Nun drehte sich die Nummerntafel weiter, Klack um Klack, und da war die Wartezeit vorbei. Die Schublade stand offen, und obenauf lag das Sternenpflaster.',
          'Eine Zahl klappte, dann wieder eine, jede in ihrem Tempo. Am Ende der Wartezeit machte die Nummerntafel ding, und das Sternenpflaster lag bereit.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Gerede' },
        holds: [
          'Aber zur Wartezeit gehörten neun Leute, und alle neun redeten. Rief man den kleinen Jungen zum Sternenpflaster, so hörte er es nicht.',
          'Aber man musste aufgerufen werden, sonst gab es kein Sternenpflaster. Das war die Regel der Wartezeit, und in der Wartezeit redeten alle.',
        ],
        worse: [
          'Das Gerede schwoll an, und einer lachte sogar dazu. Der Name vom kleinen Jungen ging unter, und die Hand mit dem Sternenpflaster ging wieder zur Schublade.',
          'Ein Telefon klingelte dazu, und keiner hörte mehr sein eigenes Wort. Der Name vom Sternenpflaster war schon zweimal gerufen worden, und die Wartezeit ging weiter.',
        ],
        sign: [
          'Blätterte jemand eine Seite um, so war es kurz still. Alle warteten, was auf der Seite war.',
          'Kam jemand zur Tür herein, so schwiegen alle und sahen hin. Das dauerte bis zum ersten Guten Tag.',
        ],
        yields: [
          'Alle neun holten zugleich Luft, und es war still. Da hörte man den Namen bis zur Garderobe, und das Sternenpflaster war an der Reihe und die Wartezeit vorbei.',
          'Diesmal sagte keiner Guten Tag, und die Stille blieb stehen. In der Stille kam der Name an, die Wartezeit war um, und das Sternenpflaster war dran.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Sprechstundenhilfe' },
        holds: [
          'Aber vor der Schublade mit dem Sternenpflaster stand die Sprechstundenhilfe. Erst kommt die Wartezeit, sagte sie, und dann kommt das Pflaster.',
          'Aber die Schublade mit dem Sternenpflaster hatte eine Hüterin, die Sprechstundenhilfe. Solange Wartezeit war, gab sie nicht einmal ein Lächeln heraus.',
        ],
        worse: [
          'Die Sprechstundenhilfe stellte sich breiter vor die Schublade. Die Wartezeit hatte kein Ende mehr, und vom Sternenpflaster sah man nicht einmal den Griff.',
          'Die Sprechstundenhilfe schob die Schublade mit der Hüfte zu. Das Sternenpflaster war nun doppelt zu, und auf der Uhr verging keine Wartezeit.',
        ],
        sign: [
          'Unter dem Tisch lagen Karten, alle durcheinander. Die Sprechstundenhilfe angelte mit der Schuhspitze danach und kam nicht heran.',
          'Die Sprechstundenhilfe suchte etwas mit den Augen, unter dem Tisch. Dort lagen ihre Karten, und Bücken ging nicht mit dem Telefon am Ohr.',
        ],
        yields: [
          'Da setzte sich die Sprechstundenhilfe und atmete aus, und die Wartezeit atmete mit. Die Schublade ging auf, und das Sternenpflaster lag auf der flachen Hand.',
          'Die Sprechstundenhilfe hatte ihre Karten wieder, von A bis Z. Sie sah auf die Uhr, sagte, die Wartezeit sei um, und zog die Schublade auf: das Sternenpflaster.',
        ],
      },
    },
  },
  puppet: {
    title: ['Wer zuerst drankommt', '{hero} und die lange Bank'],
    prize: { g: 'f', one: 'Handpuppe' },
    obstacle: { g: 'f', one: 'Wartebank' },
    task: [
      'Die Handpuppe mit der gestreiften Mütze kam hier immer zuerst dran. An ihr sah man, wie es ging, und danach war es schon halb so groß. Gleich wurde ein ganz kleines Mädchen aufgerufen, und die Handpuppe war weg.',
      'Ein ganz kleines Mädchen hatte beide Hände vor dem Mund. Es wollte erst sehen, wie man Aaa sagt, und zwar bei der Handpuppe mit der gestreiften Mütze. Die Tür ging schon auf, und die Handpuppe war nicht da.',
    ],
    gift: [
      'Die Handpuppe machte den Mund auf und sagte Aaa. Das ganz kleine Mädchen sah ihr sehr genau in den Hals. Dann machte es den eigenen auf, weiter als die Puppe.',
      'Der Arzt sah der Handpuppe in den Hals und sagte: soso. Dann war das ganz kleine Mädchen dran. Es sagte zuerst selbst soso und machte danach den Mund auf.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber die Handpuppe steckte hinter der Wartebank. Zwischen Bank und Wand war ein Spalt, so schmal wie ein Bilderbuch.',
          'Aber zwischen der Wartebank und der Wand war gerade so viel Spalt, dass eine Handpuppe hineinfällt. Herausfallen tut sie nicht.',
        ],
        worse: [
          'Die Handpuppe rutschte tiefer in den Spalt. Hinter der Wartebank sah man noch den Bommel, dann auch den nicht mehr.',
          'Die Handpuppe sackte ab, bis auf den Bommel. Der Spalt hinter der Wartebank hatte nun auch noch den Bommel.',
        ],
        sign: [
          'Beim Aquarium machte die Wand einen Knick. Dort war der Spalt eine Hand breit.',
          'Am Aquarium ging die Wand um die Ecke und die Wartebank nicht. Da war der Spalt so breit wie ein Arm mit Ärmel.',
        ],
        yields: [
          'Beim Aquarium kam die Handpuppe heraus, die Mütze zuletzt. Hinter der Wartebank raschelte noch ein Bonbonpapier.',
          'Am Aquarium vorbei kam die Handpuppe, die Arme voran, als hätte sie gerufen. Hinter der Wartebank wurde es wieder langweilig.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Hohlraum' },
        holds: [
          'Aber die Handpuppe war unter die Wartebank gefallen. Da unten war es dunkel, und es lagen Sachen da, die keine Puppen waren.',
          'Aber unter der Wartebank war ein Hohlraum, in den seit Jahren nur Handschuhe ziehen. Die Handpuppe war jetzt auch dort, und es war finster.',
        ],
        worse: [
          'Jemand stellte eine Tasche davor, und unter der Wartebank wurde es noch schwärzer. Von der Handpuppe war kein Streifen zu sehen.',
          'Ein Mantel rutschte herunter und hing davor. Im Hohlraum unter der Wartebank gab es nun gar kein Licht mehr und keine Handpuppe.',
        ],
        sign: [
          'Ganz hinten blinkte ein Glöckchen. Es war so klein wie eine Erbse.',
          'Dahinten war ein Klitzekleines, das glitzerte. Wenn jemand auftrat, machte es ganz leise ding.',
        ],
        yields: [
          'Unter der Wartebank lag die Handpuppe auf dem Bauch, neben einem einzelnen Handschuh. Das Glöckchen an ihrer Mütze machte ding.',
          'Das Ding am Ding war ein Glöckchen, und das Glöckchen war an der Mütze. So fand sich unter der Wartebank die Handpuppe, mit Fusseln im Gesicht.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Wartebank' },
        holds: [
          'Aber die Handpuppe klemmte hinter der Wartebank, und die Wartebank war aus Eiche. Acht Leute konnten darauf sitzen, und so schwer war sie auch.',
          'Aber hinter der Wartebank steckte die Handpuppe, und auf der Wartebank hatten schon Generationen gesessen. Das merkt man so einer Bank an, beim Schieben.',
        ],
        worse: [
          'Die Wartebank setzte sich auf ihren Filz und rührte sich nicht. Die Handpuppe dahinter wurde flach wie ein Waschlappen.',
          'Die Wartebank rückte an die Wand statt davon weg. Der Handpuppe wurde dahinter die Luft knapp, falls sie eine hat.',
        ],
        sign: [
          'Das eine Ende der Wartebank stand auf einer Fliese, die höher war. Dort wippte sie.',
          'Eine Fliese stand hoch, genau unter dem Fuß der Wartebank. Sie machte die Bank wacklig wie einen Kahn.',
        ],
        yields: [
          'Nun rückte die Wartebank ab, mit einem Geräusch wie ein Bär, der aufsteht. Die Handpuppe fiel heraus und war gleich wieder rund.',
          'Die Wartebank drehte sich auf der Fliese wie ein Karussell, ein Viertel weit. Dahinter rutschte die Handpuppe an der Wand herunter und verbeugte sich.',
        ],
      },
    },
  },
  puzzle: {
    title: ['Das Teil mit dem Schornstein', '{hero} und elf Jacken'],
    prize: { g: 'n', one: 'Puzzleteil' },
    obstacle: { g: 'f', one: 'Garderobe' },
    task: [
      'Das Mädchen, das am längsten wartete, hatte den ganzen Hafen zusammengelegt. Ein Puzzleteil fehlte, das mit dem halben roten Schornstein. Gleich war ihr Name dran, und das Schiff hatte noch ein Loch.',
      'Auf dem Kindertisch lag ein Hafen mit hundert Teilen. Das Mädchen, das am längsten wartete, hatte neunundneunzig gelegt. Im roten Schornstein war noch ein Loch, und am Empfang rief man schon die Namen.',
    ],
    gift: [
      'Das Mädchen drückte das Puzzleteil hinein, und der Schornstein war ganz. Da wurde ihr Name gerufen. Sie ging rückwärts bis zur Tür, damit sie den Hafen so lange wie möglich sah.',
      'Das Puzzleteil machte klick. Nun rauchte der rote Schornstein, und das Schiff konnte fahren. Das Mädchen strich mit der flachen Hand über das ganze Meer, und dann ging sie hinein.',
    ],
    by: {
      shy: {
        part: { g: 'n', one: 'Kerlchen', gen: 'Kerlchens' },
        holds: [
          'Aber das Puzzleteil hatte ein Kerlchen in der Faust, und das Kerlchen saß in der Garderobe, unter elf Jacken. Es wollte nicht gefunden werden, heute nicht und beim Arzt nicht.',
          'Aber das Puzzleteil gehörte heute einem Kerlchen, und das Kerlchen gehörte in die Garderobe, fand es selbst. Hinter elf Jacken gibt es keine Spritzen.',
        ],
        worse: [
          'Das Kerlchen rutschte eine Jacke weiter. Das Puzzleteil ging mit, und in der Garderobe schaukelten alle Ärmel.',
          'Die Jacken wackelten, und das Kerlchen war eine Jacke weiter. In der Garderobe hörte man das Puzzleteil gegen einen Reißverschluss klicken.',
        ],
        sign: [
          'Unter den Jacken schaute eine Socke hervor. Darin bewegte sich ein Zeh.',
          'Aus einem Ärmel hing eine Hand, die zu niemandem gehörte. Sie war zur Faust geballt und hatte Grübchen.',
        ],
        yields: [
          'Aus der Garderobe kam das Kerlchen, mit einem Kragen auf dem Kopf. Es machte die Faust auf, und darin lag das Puzzleteil und war warm.',
          'Das Kerlchen kam unter der Garderobe hervor und hatte einen Kleiderbügel dabei. Es machte die Faust auf, und das Puzzleteil hatte genau hineingepasst.',
        ],
      },
      asleep: {
        part: { g: 'n', one: 'Kerlchen', gen: 'Kerlchens' },
        holds: [
          'Aber das Puzzleteil war unter die Garderobe gefallen, und dort schlief ein Kerlchen auf einem Schal. Das Teil lag unter seiner Backe.',
          'Aber unter der Garderobe war das Kerlchen eingeschlafen, mit der Backe auf dem Puzzleteil. Es hatte lange gewartet und dann nicht mehr.',
        ],
        worse: [
          'Das Kerlchen brummte und rollte sich darüber. Das Puzzleteil war unter der Garderobe verschwunden, samt dem roten Schornstein.',
          'Das Kerlchen zog die Knie an und schnaufte. Unter der Garderobe war das Puzzleteil nun unter Backe, Schal und Hand.',
        ],
        sign: [
          'Vor dem Schal standen Stiefel, Mütze und Fäustlinge. Die Fäustlinge lagen mit den Daumen zueinander.',
          'Stiefel, Mütze, Fäustlinge: Das Kerlchen hatte sie vor dem Schal aufgestellt. Die Mütze saß oben auf den Stiefeln.',
        ],
        yields: [
          'Dann drehte sich das Kerlchen um und nahm den Schal mit. Auf dem Boden unter der Garderobe lag das Puzzleteil, und auf der Backe vom Kerlchen war sein Abdruck.',
          'Das Kerlchen seufzte und drehte die andere Backe nach unten. Auf dem Schal unter der Garderobe lag das Puzzleteil, ein wenig feucht.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'Jackenärmel', gen: 'Jackenärmels' },
        holds: [
          'Aber in der Garderobe hing das Puzzleteil in einer Tasche, und um die Tasche war ein Jackenärmel geschlungen. Elf Jacken hatten sich dort umarmt und nicht wieder losgelassen.',
          'Aber elf Jacken hingen in der Garderobe, und eine davon hatte das Puzzleteil in der Tasche. Ein Jackenärmel hielt diese Tasche zu, und zwar mit Knoten.',
        ],
        worse: [
          'Der Jackenärmel zog sich zu, und zwei andere drehten sich mit. In der Garderobe war das Puzzleteil tiefer in die Jacken geraten.',
          'Der Jackenärmel nahm noch zwei Schals dazu. In der Garderobe hing nun ein einziges dickes Bündel, und das Puzzleteil war innen.',
        ],
        sign: [
          'An einer Jacke hing ein Gürtel, und im Gürtel war eine Schlaufe. Sie war ganz locker.',
          'Ein Gürtel hing in einer weiten Schlinge herab. An dem hatte sich noch keine Jacke festgehalten.',
        ],
        yields: [
          'In der Garderobe ließen elf Jacken einander los. Die Tasche stand offen, und heraus fiel das Puzzleteil, den Schornstein nach oben.',
          'Der Jackenärmel wurde lang und war wieder nur einer. In der Garderobe fiel etwas aus einer Tasche und klackte: das Puzzleteil.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Kerlchen', gen: 'Kerlchens' },
        holds: [
          'Aber das Puzzleteil hatte ein Kerlchen unter der Garderobe, und bei Bitte gab es nichts her. Bitte hieß bei ihm: Versteck dich.',
          'Aber unter der Garderobe saß das Kerlchen mit dem Puzzleteil, und für das Kerlchen war alles Verstecken. Rief man komm, so hieß das: Ich zähle.',
        ],
        worse: [
          'Das Kerlchen kroch hinter die Stiefel und machte die Faust zu. Vom Puzzleteil sah man an der Garderobe gar nichts mehr, nur fünf Finger.',
          'Das Kerlchen kicherte und zog sich eine Jacke über. Das Puzzleteil war nun auch versteckt, und die Garderobe sah aus wie immer.',
        ],
        sign: [
          'Hielt sich jemand die Hände vors Gesicht, so guckte das Kerlchen hervor. Jedes Mal.',
          'Schlug jemand die Hände vors Gesicht, so sah das Kerlchen nach, ob er weint. Es kam dann immer ein Stück heraus.',
        ],
        yields: [
          'Da hielt sich das Kerlchen auch die Hände vors Gesicht, beide, und dazu musste es loslassen. Das Puzzleteil fiel unter der Garderobe auf die Fliesen und drehte sich.',
          'Das Kerlchen stand vor der Garderobe, und sein Spiel war aus. Zum Trost gab es her, was es hatte, und das war das Puzzleteil.',
        ],
      },
    },
  },
  interview: {
    title: ['Zwei Minuten Warten', 'Ein Beitrag über Angst'],
    prize: { g: 'f', one: 'Aufnahme' },
    obstacle: { g: 'n', one: 'Wartezimmer' },
    task: [
      'Für das Schulradio war heute ein ganzer Tag in der Praxis genehmigt, und um fünf ging der Beitrag auf Sendung. Zwei Minuten sollten es sein, in denen jemand sagt, wie das Warten ist. In der Aufnahme waren bis jetzt Türen.',
    ],
    gift: [
      'Um fünf lief die Aufnahme, zwei Minuten Warten. In der Praxis stellte jemand das Radio am Empfang lauter. Im Wartezimmer hoben neun Leute den Blick von ihren Knien, und eine Frau machte für eine andere die Handtasche vom Stuhl.',
    ],
    by: {
      shy: {
        part: { g: 'n', one: 'Mädchen', gen: 'Mädchens' },
        holds: [
          'Aber im Wartezimmer sah jeder auf seine Knie, und das Mädchen mit der Armschlinge saß ganz am Rand. Wenn jemand etwas zu sagen hatte, dann sie, und die Aufnahme lief ins Leere.',
        ],
        worse: [
          'Das Mädchen rückte einen Stuhl weiter. In der Aufnahme hörte man, wie das Polster zurückkam, und sonst das Wartezimmer.',
        ],
        sign: ['Aus der Kapuze hing ein Ohrhörer. Er war gar nicht an.'],
        yields: [
          'Da kam das Mädchen drei Stühle herüber und sah dabei nur auf das Mikrofon. Dann sprach sie zwei Minuten, leise, und das ganze Wartezimmer hielt für die Aufnahme den Atem an.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Klemmmappe' },
        holds: [
          'Aber für die Aufnahme im Wartezimmer brauchte es eine Unterschrift. Das Formular steckte in der Klemmmappe, und die ging nicht auf.',
        ],
        worse: [
          'Die Klemmmappe klemmte nun doppelt. Im Wartezimmer wurde die Nächste aufgerufen, die etwas hatte sagen wollen, und der Aufnahme fehlte schon wieder eine Stimme.',
        ],
        sign: [
          'Neben der Klemmmappe hing ein Stift an einer Schnur. Die Schnur ging durch ein Loch, genau unter der Feder.',
        ],
        yields: [
          'Dann sprang die Klemmmappe auf, und das Formular rutschte heraus. Der Mann neben der Tür las alles, unterschrieb und sagte ins Wartezimmer hinein den ersten Satz der Aufnahme.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Gespräch' },
        holds: [
          'Aber ein Gespräch lässt sich im Wartezimmer nicht bestellen. Die Aufnahme bestand aus sechs Fragen, und hinter jeder war ein Nicken, das man nicht hört.',
        ],
        worse: [
          'Das Gespräch fiel zurück auf Ja und Nein. In der Aufnahme war wieder nur das Wartezimmer zu hören, mit Heizung.',
        ],
        sign: [
          'Eine alte Frau sagte einen halben Satz, zu niemandem. Man denkt ja immer, sagte sie, und sah aus dem Fenster.',
        ],
        yields: [
          'Dann fing das Gespräch an, ohne dass jemand es anfing, und ging quer durchs Wartezimmer. Die Aufnahme war vier Minuten lang, und zwei davon konnte man keinem wegnehmen.',
        ],
      },
    },
  },
  fishTank: {
    title: ['Es blubbert wieder', 'Die Zeile ohne Namen'],
    prize: { g: 'n', one: 'Blubbern', gen: 'Blubberns' },
    obstacle: { g: 'n', one: 'Aquarium' },
    task: [
      'Heute war der letzte Tag vom Praktikum. Der alte Patient kam um drei, wie jede Woche, und setzte sich, wie jede Woche, vor das Aquarium. Seit Montag war das Blubbern weg, und der Fisch stand in der Ecke.',
    ],
    gift: [
      'Der alte Patient setzte sich um drei vor das Aquarium und machte die Augen zu. Das Blubbern war da. Als er aufgerufen wurde, hob er einen Finger, noch einen Augenblick, und die Ärztin blieb in der Tür stehen.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'Assistentin' },
        holds: [
          'Aber ans Aquarium durfte nur, wer eingetragen war, und die Liste hatte die Assistentin. Für das Blubbern, sagte sie, sei nun einmal niemand zuständig.',
        ],
        worse: [
          'Die Assistentin hängte ein Tuch über das Aquarium. Nun sah man nicht einmal mehr, wo das Blubbern fehlte.',
        ],
        sign: [
          'Die Assistentin sah beim Reden auf den Dienstplan. Eine Zeile hatte keinen Namen, die unterste, und sie radierte dort schon zum zweiten Mal.',
        ],
        yields: [
          'Da zog die Assistentin das Tuch weg und legte den Schlüssel zum Schränkchen auf den Tisch. Eine Minute später stieg im Aquarium die erste Blase auf, und hinter ihr kam das ganze Blubbern.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'Luftschlauch' },
        holds: [
          'Aber am Aquarium war der Luftschlauch durch. Ohne ihn gab es kein Blubbern, nur Wasser mit einem Fisch, der horchte.',
        ],
        worse: [
          'Vom Luftschlauch ging auch die letzte Klammer ab. Im Aquarium kam keine Blase mehr, und vom Blubbern blieb ein nasser Fleck.',
        ],
        sign: [
          'Die beiden Enden lagen nebeneinander auf dem Schrank. Das eine war enger, das andere weiter.',
        ],
        yields: [
          'Nun saß der Luftschlauch, ein Ende im anderen. Im Aquarium lief eine Reihe Blasen hinauf, und das Blubbern hatte wieder seinen Takt.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Deckel', gen: 'Deckels' },
        holds: [
          'Aber auf dem Aquarium lag der Deckel, aus Glas und einen Meter lang. Hob man ihn vorn, so rutschte er hinten, und für das Blubbern musste er herunter.',
        ],
        worse: [
          'Der Deckel rutschte zurück, krummer als vorher, und das Tuch fiel auch noch darüber. Vom Aquarium war nichts zu sehen und vom Blubbern nichts zu hören.',
        ],
        sign: [
          'Auf der anderen Seite hatte der Deckel auch einen Rand. Er stand einen Finger über, die ganze Zeit.',
        ],
        yields: [
          'Nun hob sich der Deckel, waagrecht, und lag auf dem Tisch. Im Aquarium tauchte der Stein mit den kleinen Löchern unter, und damit war das Blubbern wieder da.',
        ],
      },
    },
  },
} satisfies DeErrands;
