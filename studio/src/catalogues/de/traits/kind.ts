import type { Tables } from '../../schema.ts';

export const kind: NonNullable<Tables['trait']['kind']> = {
  home: [
    {
      text: 'Erst band {hero_subj} dem Schneemann einen Schal um. Dann merkte {hero_er}, dass es der eigene war.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Regenwürmer trug {hero} über die Straße, jeden einzeln, und immer in der Richtung, in die sie wollten.',
      from: '6-8',
      to: '9-12',
    },
    '{hero_subj} rückte auf jeder Bank ein Stück, auch wenn noch gar niemand kam.',
    { text: 'Das Teddybein, das abgegangen war, bekam bei {hero} ein eigenes Bett.', to: '9-12' },
    '{hero_subj} gab dem wackligen Tisch die Hand, damit er nicht kippte.',
    'Der letzte Apfel im Korb tat {hero} leid. {hero_er} legte ihm einen zweiten dazu.',
    'Am Fenster stellte {hero_subj} den Kaktus so hin, dass er auch etwas sah.',
    'Wer zu spät kam, dem hatte {hero} schon den Stuhl vorgewärmt.',
    '{hero_subj} grüßte auch die, die nie zurückgrüßten. Einmal musste es ja klappen.',
    {
      text: 'Die Müllmänner bekamen von {hero} jeden Dienstag ein gemaltes Bild. Es hingen schon neun im Wagen.',
      from: '6-8',
      to: '9-12',
    },
    'Im Bus stand {hero_subj} auf, ehe die Tür ganz offen war.',
    'Die Kastanie, die keiner aufhob, wohnte jetzt in der Tasche von {hero}.',
    {
      text: 'Beim Fangen lief {hero_subj} manchmal ein wenig langsamer, immer bei denselben zwei Kindern.',
      to: '9-12',
    },
    {
      text: 'In der Klasse wusste jeder, von wem man ein Pausenbrot bekam. <hero>Ich hab sowieso zwei</hero>, sagte {hero_subj}. Meistens war es eins gewesen.',
      from: '9-12',
    },
    {
      text: 'Der neue Nachbar grüßte nicht. {hero_subj} grüßte ihn so lange, bis er es auch einmal ausprobierte.',
      from: '9-12',
    },
    {
      text: 'Wenn {hero_subj} sich entschuldigte, wusste man manchmal nicht, wofür. <hero>Für die Tür</hero>, sagte {hero_er} dann. <hero>Sie hat so laut zugemacht.</hero>',
      from: '13-17',
    },
    {
      text: '{hero_subj} hatte im Bus noch nie bis zur Endhaltestelle gesessen. Es stieg immer vorher jemand ein.',
      from: '13-17',
    },
    '<hero>Nimm du</hero>, sagte {hero_subj}, wenn nur noch ein Keks da war, auch zur Katze.',
    '<hero>Guten Morgen, Stuhl</hero>, sagte {hero_subj} und schob ihn leise heran.',
    '<hero>Ist dir kalt?</hero>, fragte {hero_subj} den Schneemann und überlegte, was da zu tun war.',
    '<hero>Du zuerst</hero>, sagte {hero_subj} an jeder Tür, zu allen der Reihe nach. Es dauerte.',
  ],
  firstMove: [
    '{hero_subj} sah sich zuerst um, ob jemand fror. Es fror niemand, also konnte es weitergehen.',
    '<hero>Wollt ihr euch erst setzen?</hero>, fragte {hero_subj}. Dabei hatten sie gar keine Zeit.',
    '{hero_subj} nahm dem Kleinsten die Tasche ab und hatte nun keine Hand mehr frei.',
    {
      text: 'Erst schob {hero_subj} eine Schnecke aus dem Weg. Dann sah {hero_er} sich die Sache an.',
      to: '9-12',
    },
    '{hero_subj} sagte zu allem Ja. Danach waren es ziemlich viele Sachen.',
    '{hero_subj} fragte leise, wer zuerst wolle, und ließ allen den Vortritt.',
    '{hero_subj} klopfte erst an. Man konnte ja nie wissen, ob {obstacle_def_nom} gerade Besuch mochte.',
    '<hero>Keine Angst</hero>, sagte {hero_subj} zu allen, die um {hero_ihn} herumstanden. Dann fasste {hero_er} selbst mit an.',
    {
      text: '{hero_subj} zog die Schuhe aus, um nichts schmutzig zu machen. Mit kalten Zehen ging es los.',
      to: '9-12',
    },
    '<hero>Nimm du den guten Platz</hero>, sagte {hero_subj} zu {companion}. Den wackligen nahm {hero_er} selbst.',
    {
      text: '<hero>Soll ich?</hero>, fragte {hero_subj}. <companion>Wenn du willst</companion>, sagte {companion}. <hero>Nur, wenn du nicht willst.</hero> So ging es eine Weile.',
      from: '9-12',
    },
    {
      text: '{hero_subj} sagte erst einmal guten Tag, zu allen und auch zu {obstacle_def_dat}. Es koste ja nichts, fand {hero_er}. Ein wenig Zeit kostete es schon.',
      from: '9-12',
    },
  ],
  tries: [
    {
      text: '<hero>Wir könnten nett fragen</hero>, sagte {hero_subj} und fragte nett. Vorn stand ein Bitte und hinten auch eins, und in der Mitte kam ein Lob für {part_def_acc}. <companion>Das hast du gut gesagt</companion>, fand {companion}. Sie warteten. Es war gut gesagt, und alles war wie vorher. {hero_subj} bekam warme Ohren. Gemeint war es ja vor allem für {companion}.',
      from: '9-12',
    },
    {
      text: '{hero_subj} ließ {companion} den Vortritt, und {companion} ließ {hero} den Vortritt, und darüber verging eine ganze Weile. <hero>Ich will mich nur nicht vordrängeln</hero>, sagte {hero_subj}. <companion>Ich mich auch nicht</companion>, sagte {companion}. Dann gingen beide zugleich. Es war sehr höflich, und es machte laut bums. Für {part_def_acc} änderte das nichts.',
      from: '9-12',
    },
    {
      text: '<hero>Böse gemeint ist das nicht</hero>, sagte {hero_subj} und sah {part_def_acc} so lange an, bis {hero_ihm} alles leidtat. {hero_subj} rückte ein Stück ab, um nicht zu drängen. Dann noch ein Stück. <companion>Wenn du noch netter wirst</companion>, sagte {companion}, <companion>bist du zu Hause.</companion> Von so weit weg konnte man gar nichts tun, und das tat {hero_er}, mit beiden Händen in den Taschen.',
      from: '9-12',
    },
  ],
  helps: [
    'Da sah {hero_subj} etwas, das hinter dem Schwierigen lag. Es war ganz klein und brauchte nur ein wenig Platz.',
    '{hero_subj} dachte nicht mehr daran, wer schuld war. {hero_er} dachte daran, was fehlte.',
    'Nicht das, was man gern gibt, fiel {hero} ein, sondern das, was der andere braucht.',
    '{hero_subj} machte auf dem Boden Platz, genau so breit wie noch jemand.',
    '{hero_subj} fühlte nach, wie es wäre, auf der anderen Seite zu stehen. Es zog dort ein bisschen.',
    'Für alle hatte {hero_subj} heute ein Auge gehabt. Nur einmal hatte {hero_er} zu schnell weggesehen.',
    '{hero_subj} sah nach, wer am stillsten geworden war. Dorthin rückte {hero_er}, ohne viel zu sagen.',
    'Ein gutes Wort hatte {hero} noch übrig. {hero_er} überlegte, für wen es heute reichen musste.',
    '{hero_subj} nahm die Hand von {companion}. Sie war kälter als die eigene, also gab es viel zu tun.',
    'Geschimpft hatte heute schon alles genug. {hero_subj} sprach leiser weiter, und um {hero_ihn} herum wurde es weicher.',
    {
      text: '<companion>Setz dich doch</companion>, sagte {companion}. <hero>Und du?</hero> <companion>Ich sitze schon.</companion> {hero_subj} hatte es gar nicht gesehen.',
      from: '9-12',
    },
    {
      text: '<hero>Was bräuchte man denn</hero>, fragte {hero_subj} leise, <hero>wenn man da drüben wäre?</hero> Es war an niemanden gerichtet, und niemand antwortete zu früh.',
      from: '9-12',
    },
  ],
  homeward: [
    'Ein alter Mann suchte seine Brille. {hero_subj} lachte nicht und zeigte ihm, dass sie auf der Stirn saß.',
    '{hero_subj} ließ einen Käfer vor. Er ließ sich Zeit, und alle dahinter auch.',
    'Unterwegs winkte {hero} den Leuten im Bus, und dann noch dem einen, der nicht zurückgewinkt hatte.',
    'Auf der Straße lag ein Handschuh. {hero_subj} steckte ihn auf den Zaun, mit dem Daumen nach oben.',
    '{hero_subj} tauschte die Seite, damit {companion} die Sonne hatte.',
    'Die Kleine aus Nummer fünf wollte etwas Langes erzählen. {hero_subj} blieb stehen, bis es erzählt war.',
    '{hero_subj} hielt der Frau mit den Tüten das Tor auf, und dann noch ihrem Hund, und dann noch dem Regen.',
    'An der Ecke stand jemand mit einem Stadtplan. {hero_subj} wusste den Weg und ging bis zur Ampel mit.',
    'Das letzte Bonbon bekam {companion}. {hero} bekam das Papier, und es knisterte den ganzen Weg.',
    '{hero_subj} sagte dem Busfahrer gute Nacht. Er schaute auf die Uhr und freute sich trotzdem.',
    {
      text: '<companion>Gib mir die Tasche</companion>, sagte {companion}. <hero>Geht schon.</hero> <companion>Ich weiß. Gib sie mir trotzdem.</companion> {hero_subj} gab sie her und wusste nicht, wohin mit den Händen.',
      from: '9-12',
    },
    {
      text: 'Vor dem Haus saß der Mann vom dritten Stock auf seiner Einkaufstasche und verschnaufte. <hero>Ich muss auch verschnaufen</hero>, sagte {hero_subj} und setzte sich daneben.',
      from: '9-12',
    },
    {
      text: '<hero>War ich vorhin zu schroff?</hero>, fragte {hero_subj}. <companion>Zu wem?</companion> <hero>Zu irgendwem.</hero> {companion} lachte den halben Weg.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} trat nur dorthin, wo nichts lag und keiner saß. So kam {hero_er} im Zickzack an und hatte niemanden gestört.',
    '<hero>Guten Tag zusammen</hero>, sagte {hero_subj} in die Runde. Es war noch keiner zu sehen, aber keiner sollte sich vergessen fühlen.',
    '{hero_subj} hielt an der engsten Stelle an und ließ alle anderen zuerst herein. Dann kam {hero_er} selbst, als Letztes und sehr zufrieden.',
    'Etwas Kleines krabbelte quer über den Weg. {hero_subj} hielt alle auf, mit beiden Armen, bis es drüben war.',
    '{hero_subj} lobte erst einmal die Luft, sie war wirklich gut. Hätte der Ort ein Gesicht gehabt, es wäre rot geworden.',
    'Ehe {hero} sich selbst umsah, sah {hero_er} nach {companion}. Die Jacke saß, die Augen waren groß, also konnte es weitergehen.',
    '{hero_subj} suchte eine Stelle zum Ausruhen, noch ehe einer müde war. Dort klopfte {hero_er} neben sich und machte Platz.',
    'Ganz am Rand lag ein Ding, das eigentlich stehen wollte. {hero_subj} richtete es auf und ging dann erst weiter hinein.',
    '{hero_subj} winkte in alle vier Richtungen. Aus einer davon, fand {hero_er}, hatte es zurückgewinkt.',
    'Die Stimme von {hero} wurde an neuen Orten immer ein wenig leiser. Wer hier wohnte, sollte nicht erschrecken.',
    {
      text: '<hero>Ist hier jemand?</hero>, fragte {hero_subj} vorsichtig. <hero>Wir wollen nicht stören.</hero> Gestört fühlte sich bis jetzt niemand.',
      from: '9-12',
    },
    {
      text: '{hero_subj} hielt auf, was aufzuhalten war, auch für den Letzten und für den Wind nach dem Letzten.',
      from: '9-12',
    },
  ],
  worry: [
    '<hero>Das tut mir leid</hero>, sagte {hero_subj} zu {obstacle_def_dat}, und gleich noch einmal. Die Ohren waren dabei ganz heiß.',
    '{hero_subj} stellte sich vor {companion}, damit {companion} es nicht sehen musste. Über die Schulter sah man es trotzdem.',
    'In den Augen von {hero} stand Wasser bis an den Rand. {hero_er} zwinkerte, damit sich keiner sorgte.',
    '{hero_subj} wusste nicht, wen {hero_er} zuerst trösten sollte. Also hielt {hero_er} die eigene linke Hand mit der rechten.',
    'Die Arme von {hero} hingen herunter wie leere Ärmel. Es gab nichts, was man damit hätte umarmen können.',
    '{hero_subj} sagte keinem, wie weh die Finger taten. Nur pusten tat {hero_er} darauf, wenn die anderen wegsahen.',
    '<hero>Ist bei euch noch alles gut?</hero>, fragte {hero_subj}. Bei {hero_ihm} war es das nicht, das hörte man am Gut.',
    'Mit dem Rücken zu allen stand {hero_subj} da und rieb sich die Nase. Es sollte aussehen wie Schnupfen.',
    '{hero_subj} hob eine Kleinigkeit auf, die heruntergefallen war, und hielt sie warm. Zurücklegen konnte {hero_er} sie nicht mehr.',
    'Ein Lächeln für die anderen hatte {hero} noch. Es zitterte an beiden Enden und hielt nicht lange.',
    {
      text: '<hero>Das war bestimmt meine Schuld</hero>, sagte {hero_subj}. <companion>Was denn?</companion> <hero>Das weiß ich noch nicht.</hero>',
      from: '9-12',
    },
  ],
};
