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
        ],
        worse: [
          'Die Nummerntafel klapperte und fing wieder bei eins an. Die Wartezeit war so lang wie am Anfang, und das Sternenpflaster war für später.',
        ],
        sign: ['Die erste Nummer drehte sich, ganz von selbst. Sie machte dabei ein winziges Klack.'],
        yields: [
          'Nun drehte sich die Nummerntafel weiter, Klack um Klack, und da war die Wartezeit vorbei. Die Schublade stand offen, und obenauf lag das Sternenpflaster.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Gerede' },
        holds: [
          'Aber zur Wartezeit gehörten neun Leute, und alle neun redeten. Rief man den kleinen Jungen zum Sternenpflaster, so hörte er es nicht.',
        ],
        worse: [
          'Das Gerede schwoll an, und einer lachte sogar dazu. Der Name vom kleinen Jungen ging unter, und die Hand mit dem Sternenpflaster ging wieder zur Schublade.',
        ],
        sign: ['Blätterte jemand eine Seite um, so war es kurz still. Alle warteten, was auf der Seite war.'],
        yields: [
          'Alle neun holten zugleich Luft, und es war still. Da hörte man den Namen bis zur Garderobe, und das Sternenpflaster war an der Reihe und die Wartezeit vorbei.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Sprechstundenhilfe' },
        holds: [
          'Aber vor der Schublade mit dem Sternenpflaster stand die Sprechstundenhilfe. Erst kommt die Wartezeit, sagte sie, und dann kommt das Pflaster.',
        ],
        worse: [
          'Die Sprechstundenhilfe stellte sich breiter vor die Schublade. Die Wartezeit hatte kein Ende mehr, und vom Sternenpflaster sah man nicht einmal den Griff.',
        ],
        sign: [
          'Unter dem Tisch lagen Karten, alle durcheinander. Die Sprechstundenhilfe angelte mit der Schuhspitze danach und kam nicht heran.',
        ],
        yields: [
          'Da setzte sich die Sprechstundenhilfe und atmete aus, und die Wartezeit atmete mit. Die Schublade ging auf, und das Sternenpflaster lag auf der flachen Hand.',
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
        ],
        worse: [
          'Die Handpuppe rutschte tiefer in den Spalt. Hinter der Wartebank sah man noch den Bommel, dann auch den nicht mehr.',
        ],
        sign: ['Beim Aquarium machte die Wand einen Knick. Dort war der Spalt eine Hand breit.'],
        yields: [
          'Beim Aquarium kam die Handpuppe heraus, die Mütze zuletzt. Hinter der Wartebank raschelte noch ein Bonbonpapier.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Hohlraum' },
        holds: [
          'Aber die Handpuppe war unter die Wartebank gefallen. Da unten war es dunkel, und es lagen Sachen da, die keine Puppen waren.',
        ],
        worse: [
          'Jemand stellte eine Tasche davor, und unter der Wartebank wurde es noch schwärzer. Von der Handpuppe war kein Streifen zu sehen.',
        ],
        sign: ['Ganz hinten blinkte ein Glöckchen. Es war so klein wie eine Erbse.'],
        yields: [
          'Unter der Wartebank lag die Handpuppe auf dem Bauch, neben einem einzelnen Handschuh. Das Glöckchen an ihrer Mütze machte ding.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Wartebank' },
        holds: [
          'Aber die Handpuppe klemmte hinter der Wartebank, und die Wartebank war aus Eiche. Acht Leute konnten darauf sitzen, und so schwer war sie auch.',
        ],
        worse: [
          'Die Wartebank setzte sich auf ihren Filz und rührte sich nicht. Die Handpuppe dahinter wurde flach wie ein Waschlappen.',
        ],
        sign: ['Das eine Ende der Wartebank stand auf einer Fliese, die höher war. Dort wippte sie.'],
        yields: [
          'Nun rückte die Wartebank ab, mit einem Geräusch wie ein Bär, der aufsteht. Die Handpuppe fiel heraus und war gleich wieder rund.',
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
        ],
        worse: [
          'Das Kerlchen rutschte eine Jacke weiter. Das Puzzleteil ging mit, und in der Garderobe schaukelten alle Ärmel.',
        ],
        sign: ['Unter den Jacken schaute eine Socke hervor. Darin bewegte sich ein Zeh.'],
        yields: [
          'Aus der Garderobe kam das Kerlchen, mit einem Kragen auf dem Kopf. Es machte die Faust auf, und darin lag das Puzzleteil und war warm.',
        ],
      },
      asleep: {
        part: { g: 'n', one: 'Kerlchen', gen: 'Kerlchens' },
        holds: [
          'Aber das Puzzleteil war unter die Garderobe gefallen, und dort schlief ein Kerlchen auf einem Schal. Das Teil lag unter seiner Backe.',
        ],
        worse: [
          'Das Kerlchen brummte und rollte sich darüber. Das Puzzleteil war unter der Garderobe verschwunden, samt dem roten Schornstein.',
        ],
        sign: [
          'Vor dem Schal standen Stiefel, Mütze und Fäustlinge. Die Fäustlinge lagen mit den Daumen zueinander.',
        ],
        yields: [
          'Dann drehte sich das Kerlchen um und nahm den Schal mit. Auf dem Boden unter der Garderobe lag das Puzzleteil, und auf der Backe vom Kerlchen war sein Abdruck.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'Jackenärmel', gen: 'Jackenärmels' },
        holds: [
          'Aber in der Garderobe hing das Puzzleteil in einer Tasche, und um die Tasche war ein Jackenärmel geschlungen. Elf Jacken hatten sich dort umarmt und nicht wieder losgelassen.',
        ],
        worse: [
          'Der Jackenärmel zog sich zu, und zwei andere drehten sich mit. In der Garderobe war das Puzzleteil tiefer in die Jacken geraten.',
        ],
        sign: ['An einer Jacke hing ein Gürtel, und im Gürtel war eine Schlaufe. Sie war ganz locker.'],
        yields: [
          'In der Garderobe ließen elf Jacken einander los. Die Tasche stand offen, und heraus fiel das Puzzleteil, den Schornstein nach oben.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Kerlchen', gen: 'Kerlchens' },
        holds: [
          'Aber das Puzzleteil hatte ein Kerlchen unter der Garderobe, und bei Bitte gab es nichts her. Bitte hieß bei ihm: Versteck dich.',
        ],
        worse: [
          'Das Kerlchen kroch hinter die Stiefel und machte die Faust zu. Vom Puzzleteil sah man an der Garderobe gar nichts mehr, nur fünf Finger.',
        ],
        sign: ['Hielt sich jemand die Hände vors Gesicht, so guckte das Kerlchen hervor. Jedes Mal.'],
        yields: [
          'Da hielt sich das Kerlchen auch die Hände vors Gesicht, beide, und dazu musste es loslassen. Das Puzzleteil fiel unter der Garderobe auf die Fliesen und drehte sich.',
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
