import type { TypeMessages } from '../../schema.ts';

export const fantasy: TypeMessages = {
  stir: [
    {
      text: 'An diesem Tag hing ein Faden in der Luft, mitten im Zimmer. {hero_subj} zog ein bisschen daran. Irgendwo klingelte es.',
      from: '6-8',
    },
    'Im Spiegel war heute eine Tür, die es im Zimmer nicht gab. Sie stand einen Spalt offen.',
    {
      text: 'Ein Blatt fiel von der Decke, grün und frisch. Oben war gar kein Baum. {hero_subj} sah lieber zweimal hin.',
      from: '6-8',
    },
    'Heute warf die Teekanne einen Schatten mit Flügeln. {hero_subj} drehte sie um. Der Schatten drehte sich mit und winkte.',
    {
      text: 'Es war der Tag, an dem der Regen nach oben fiel. Nur ein bisschen, nur vor einem Fenster. {hero_subj} stand gerade davor.',
      from: '6-8',
    },
    'Aus dem Schlüsselloch kam Licht, und zwar von der Seite, auf der niemand wohnte.',
    'Etwas Kleines hatte in der Nacht die Schuhe umgestellt. Nun zeigten beide Spitzen auf dieselbe Wand.',
  ],
  arrive: [
    'Hier galt eine Regel, das spürte {hero_subj} gleich: Was man laut sagte, blieb eine Weile in der Luft hängen. {hero_er} sagte erst einmal nichts.',
    'Die Farben waren hier ein wenig wacher als zu Hause. Sie sahen zurück.',
    'Wenn man still stand, bewegte sich alles andere, aber nur ganz wenig, wie zum Gruß. {hero_subj} verbeugte sich.',
    'Der Schatten von {hero} war hier ein bisschen schneller als {hero_er} selbst. Er winkte schon von vorn.',
    'Alles war, wie man es kannte, und doch um einen Fingerbreit verschoben. {hero_subj} ging vorsichtig, um nichts gerade zu stoßen.',
    '{hero_subj} kniff sich in den Arm. Der Arm sagte: wach. Die Augen sagten: na ja.',
  ],
  plan: [
    'Zaubern half hier nur bei Dingen, nicht bei dem, was man tun musste. So lautete die Regel, und der Preis war ein Gähnen.',
    '<hero>Gibt es einen Spruch dafür?</hero>, fragte {hero_subj}. Es gab einen. Er wirkte aber erst, wenn man ihn nicht mehr brauchte.',
    'Drei Wünsche waren erlaubt. Doch jeder kostete einen Schuh, und {hero} hatte nur zwei. Man musste also auch gehen.',
    'Ein Licht konnte man hier mit einem Lied anmachen. Danach fehlte einem das Lied für eine Stunde. {hero_subj} merkte sich das.',
    '{hero_subj} prüfte, was in den Taschen war: eine Feder, ein Krümel, ein Knopf. Für einen Zauber war das wenig, für einen Plan genug.',
    'Wer hier rückwärts ging, kam schneller an, sah aber nicht, wo. {hero_subj} entschied sich für vorwärts.',
  ],
  low: [
    'Ringsum wurden die Farben ein bisschen blasser, so wie ein Gesicht, das wartet.',
    'Der Zauber, den es gab, half nicht. Er machte nur alles ein wenig wärmer und gähnte.',
    'Da hing etwas in der Luft, das vorher ein Wort gewesen war. {hero_subj} hätte es gern zurückgeholt.',
    'Sogar die Schatten setzten sich. Es sah nach einer langen Pause aus.',
    'Irgendwo ging leise eine Tür zu, von der niemand gewusst hatte, dass sie offen war.',
    '{hero_subj} schnippte mit den Fingern. Es kam ein Funke, sah sich um und ging wieder.',
  ],
  pause: [
    '{hero_subj} wurde still. Da wurde auch alles ringsum still, als hätte es nur darauf gewartet.',
    '{hero_subj} setzte sich und machte sich so klein, dass die Dinge vergaßen, sich zu verstellen.',
    'Eine Weile sah {hero} nur einem Lichtpunkt zu. Er wanderte über {hero_seine} Hand und ließ sich Zeit.',
    'Es gab hier keinen Spruch dafür. {hero_subj} atmete aus, und der Atem blieb als kleine Wolke vor {hero_ihm} sitzen.',
    '{hero_subj} legte die Hand auf den Boden. Der Boden war warm und schien etwas zu wissen.',
    'Zum ersten Mal fragte {hero_subj} nicht, wie man es machte. {hero_er} fragte, wie es war.',
  ],
  doubt: [
    {
      text: 'Es wäre so leicht gewesen, sich etwas zu wünschen. Ein Wort hätte genügt, und die Sache wäre aus der Welt gewesen, zumindest aus dieser. {hero_subj} hatte das Wort schon auf der Zunge. Es schmeckte nach nichts, und das machte {hero_ihn} misstrauisch. Was man sich wegwünscht, ist ja nicht fort. Es steht dann nur irgendwo anders, ohne einen, und wartet dort mit derselben Frage und einem längeren Bart.',
      from: '9-12',
    },
    {
      text: '{hero_subj} hätte einfach die Augen schließen können. Das war hier nämlich ein Ausgang, und keiner hätte {hero_ihn} getadelt. Man schloss die Augen, zählte bis sieben, und man lag zu Hause, und alles war geträumt. {hero_subj} kam bis vier. Dann fiel {hero_ihm} ein, dass dieser Ort auch bei geschlossenen Augen weitergehen würde, mitsamt allem, was darin noch nicht in Ordnung war. Bei fünf sah {hero_er} wieder hin.',
      from: '9-12',
    },
    {
      text: 'In den alten Geschichten war das immer die Stelle, an der einer die Prüfung bestand. Man erkannte sie daran, dass Musik kam. Hier kam keine. Hier kam nur ein leichter Wind, der nach nichts Bestimmtem roch, und die Möglichkeit, es bleiben zu lassen. {hero_subj} überlegte, ob jemand zusah. Dann merkte {hero_er}, dass es darauf nicht ankam, und dass genau dies die Prüfung war, falls es eine war.',
      from: '9-12',
    },
    {
      text: 'Der Preis stand fest, und er war nicht einmal hoch. Er war nur unbequem. Man musste etwas loslassen, an das man sich gewöhnt hatte, und man bekam dafür nichts, das man vorzeigen konnte. {hero_subj} hielt es noch eine Weile fest, so wie man ein Stück Eis festhält, bis die Finger kribbeln. Es wurde davon nicht mehr. Es tropfte nur, und der Boden trank jeden Tropfen auf.',
      from: '9-12',
    },
    {
      text: 'Zwei Türen gab es, und beide waren zu sehen, sobald man wusste, wo. Durch die eine ging man als einer, der recht gehabt hatte. Sie war vergoldet und ging sehr leicht. Die andere war niedrig, und man musste sich bücken. {hero_subj} stand lange davor. {hero_er} hätte gern gewusst, ob sich hinter der goldenen überhaupt etwas befand, oder ob sie nur so schön aufging.',
      from: '9-12',
    },
    {
      text: 'Was, wenn {hero} nichts tat? {hero_subj} ließ den Gedanken einmal ganz zu Ende laufen, wie man eine Murmel laufen lässt. Er rollte weit. Am Schluss war alles beim Alten, keiner hatte sich blamiert, und die Murmel lag in einer Ecke, in der es nicht hell war. {hero_er} sah ihr nach. Dort hinten, begriff {hero_er}, lagen schon einige, und alle hatte {hero_er} selbst hineingerollt.',
      from: '9-12',
    },
  ],
  open: [
    'Da ging ein Licht an, und niemand hatte gesungen.',
    'Die Farben kamen zurück, eine nach der anderen, wie Kinder aus der Pause.',
    'Es machte einen Ton, so tief und rund, dass man ihn in den Knien spürte.',
    'Was vorher nur Luft gewesen war, hatte nun einen Griff, und man konnte es aufmachen.',
    'Der Schatten von {hero} sprang in die Höhe, ehe {hero_er} selbst sprang. Dann war {hero_er} auch oben.',
    'Alles ringsum rückte um den einen Fingerbreit zurecht, um den es verschoben gewesen war.',
  ],
  homeward: [
    'Die Tür nach Hause war kleiner geworden. {hero_subj} zog den Kopf ein und kam hindurch.',
    'Auf dem Rückweg verlor alles ein wenig an Farbe, aber nicht viel, und nicht {hero}.',
    'Erst roch es noch nach dort, dann nach beidem, dann nach Treppe und Seife.',
    '{hero_subj} ging rückwärts, um es noch zu sehen. So kam {hero_er} mit dem Rücken zuerst zu Hause an.',
    'Das letzte Stück musste man springen. {hero_subj} sprang und stand auf dem Teppich.',
    'Hinter ihnen fiel ein Vorhang, den vorher keiner gesehen hatte. Er fiel ganz leise.',
  ],
  close: [
    'Im Spiegel war das Zimmer, wie immer. Aber unten am Rahmen klebte etwas Helles, kleiner als ein Salzkorn.',
    'An der Wand war eine Stelle, da fühlte sich die Tapete wärmer an als sonst. {hero_subj} legte noch einmal die Hand darauf.',
    'Am Ärmel von {hero} hing ein Haar, das keinem im Haus gehörte. {hero_er} hob es auf.',
    '{hero_subj} sagte ein Wort, nur um zu sehen, ob es in der Luft blieb. Es blieb nicht. Aber es ging langsam.',
    'In dieser Nacht warf die Teekanne auf dem Herd einen Schatten, ganz wie sonst. Einmal zwinkerte er.',
    'Wenn man sehr still war, hörte man es noch, ganz leise, wie aus dem Nebenzimmer. {hero_subj} war sehr still.',
  ],
};
