import type { TypeMessages } from '../../schema.ts';

export const educational: TypeMessages = {
  stir: [
    {
      text: 'An diesem Morgen lag eine Frage auf dem Teller, gleich neben dem Brot. {hero_subj} hatte sie gestern dort liegen lassen.',
      from: '6-8',
    },
    'Es begann mit einem Warum. Es war klein, aber es hatte Haken und blieb am Pullover hängen.',
    {
      text: 'Heute war etwas anders als sonst. {hero_subj} sah es, und weil {hero_er} es sah, ging es nicht mehr weg.',
      from: '6-8',
    },
    'In der Nacht war {hero} eine Frage eingefallen. Am Morgen war sie noch da, das war ein gutes Zeichen.',
    {
      text: '{hero_subj} hatte ein Heft, auf dem stand: Was ich noch nicht weiß. Es war fast voll. Heute war eine Seite dran.',
      from: '6-8',
    },
    'Beim Zähneputzen hielt {hero_subj} mitten im Mund an. Wieso war {hero_ihm} das vorher nie aufgefallen?',
    'Jemand hatte gesagt, das sei eben so. Bei diesem Satz bekam {hero} immer kribbelige Finger.',
  ],
  arrive: [
    '{hero_subj} ging in die Hocke. Die meisten Antworten liegen ziemlich weit unten.',
    'Zuerst sah {hero} nur, was alle sehen. Dann sah {hero_er} noch einmal hin, und da war es schon mehr.',
    '{hero_subj} fasste drei Dinge an und verglich sie: warm, kühl, sehr kühl. Das war ein Anfang.',
    'Hier gab es mehr Fragen als Steine. {hero_subj} steckte für jede Frage einen Stein ein und klimperte beim Gehen.',
    '{hero_subj} machte die Augen zu, um besser zu hören. Mit geschlossenen Augen ist ein Ort doppelt so groß.',
    '{hero_subj} schrieb mit dem Finger in die Luft, was {hero_er} schon wusste. Es war ein kurzes Wort.',
  ],
  plan: [
    '<hero>Ich glaube, ich weiß es</hero>, sagte {hero_subj}. Glauben war ein guter Anfang. Nachsehen war besser.',
    '{hero_subj} riet erst einmal. Dann konnte man prüfen, ob es stimmte, und darauf freute {hero_er} sich am meisten.',
    '<hero>Wir machen es zweimal</hero>, sagte {hero_subj}. <hero>Einmal so und einmal anders. Und dann sehen wir, was übrig bleibt.</hero>',
    'Man brauchte dazu nur Augen, zwei Hände und jemanden, der bis zwanzig zählen konnte.',
    '{hero_subj} legte drei Steine in eine Reihe: einer für die Frage, einer für die Vermutung, einer für später.',
    '<hero>Erst gucken, dann anfassen, dann denken</hero>, sagte {hero_subj}. Beim letzten Mal war es umgekehrt gewesen. Man sah die Flecken noch.',
  ],
  low: [
    'Die Vermutung war klug gewesen. Sie war nur falsch.',
    '{hero_subj} kratzte sich am Kopf, erst links, dann rechts. Auf keiner Seite war etwas.',
    'Drei Steine lagen da, und keiner sagte etwas. Steine sind in solchen Fällen keine Hilfe.',
    'Nun wusste {hero_subj} weniger als am Morgen. Das Heft würde wieder dicker werden.',
    'Man konnte es drehen, wie man wollte: Es ging nicht auf. Es blieb immer eins übrig.',
    'Die Antwort hatte sich hingesetzt, irgendwo, und rührte sich nicht.',
  ],
  pause: [
    '{hero_subj} hörte auf zu raten. {hero_er} fing an hinzusehen, und das war etwas ganz anderes.',
    'Lange sagte {hero_subj} kein Wort. Im Kopf war es wie in einem Zimmer, in dem jemand Stühle rückt.',
    '{hero_subj} legte die drei Steine noch einmal hin, in einer anderen Ordnung. Dann ließ {hero_er} die Hände ruhen.',
    '{hero_subj} setzte sich und wurde so still, dass die Dinge weitermachten, als wäre niemand da.',
    'Vielleicht war die Antwort in Ordnung, und die Frage saß schief. {hero_subj} dachte darüber nach.',
    '{hero_subj} ging in Gedanken alles noch einmal rückwärts. Rückwärts stolpert man über andere Sachen.',
  ],
  doubt: [
    {
      text: 'Man hätte das Ergebnis auch ein wenig zurechtrücken können. Es fehlte nicht viel, und geprüft hätte es niemand. Dann hätte die Vermutung gestimmt, und die Seite im Heft hätte ordentlich ausgesehen. {hero_subj} hielt den Stift schon in der Hand. Aber ein Heft, das von dem handelte, was man noch nicht weiß, war wohl der schlechteste Ort der Welt, um so zu tun als ob.',
      from: '9-12',
    },
    {
      text: 'Aufhören war möglich. Auch große Forscher hatten aufgehört, jeden Abend, zum Essen. {hero_subj} überlegte, ob dies so ein Aufhören wäre oder ein anderes. Der Unterschied lag darin, ob man den Zettel liegen ließ oder ihn wegwarf. {hero_er} sah auf die Sache, und die Sache sah zurück, mit großen Augen, und verlangte nichts. Man hätte sie einem anderen überlassen können. Nur wem, das fiel {hero_ihm} nicht ein.',
      from: '9-12',
    },
    {
      text: 'Es war nicht die Frage, die schwierig war. Es war das, was man tun musste, um die Antwort zu bekommen, und das hatte mit Wissen wenig zu tun. {hero_subj} wusste eigentlich längst Bescheid. Man konnte dieses Wissen mit sich herumtragen wie einen Regenschirm bei Sonne, sehr lange, und sich einreden, man brauche ihn nicht. Oder man spannte ihn auf, hier, vor allen Leuten.',
      from: '9-12',
    },
    {
      text: 'Wenn {hero} jetzt nichts sagte, blieb {hero_er} derjenige, der es fast gewusst hatte. Das war kein schlechter Platz. Man saß dort bequem und wurde nicht nass. Auf der anderen Seite lag die Möglichkeit, sich gründlich zu irren, und zwar laut. {hero_subj} fand, dass die eigentlichen Entdeckungen alle auf dieser anderen Seite gemacht worden waren, von nassen Leuten.',
      from: '9-12',
    },
    {
      text: 'Im Heft gab es eine Seite, die {hero} immer überblätterte. Darauf stand eine Frage, die nichts mit Steinen oder Sternen zu tun hatte, sondern mit Menschen, und bei der half kein Vergrößerungsglas. Jetzt stand sie wieder da, mitten in allem anderen. Man konnte sie auch diesmal überblättern. {hero_er} hielt die Seite zwischen zwei Fingern fest und merkte, wie dünn sie war.',
      from: '9-12',
    },
    {
      text: 'Nach allen Regeln war der Versuch misslungen, und man hätte gehen dürfen. {hero_subj} ging nicht. Da war noch etwas, das nicht in die Reihe passte, ein Rest, und der Rest war nicht in den Dingen, sondern in {hero_ihm}. So etwas trägt man nicht gern in eine Tabelle ein. Aber wenn man es wegließ, das wusste {hero_er}, dann stimmten auch alle anderen Zahlen nicht mehr.',
      from: '9-12',
    },
  ],
  open: [
    '<hero>Ach so</hero>, sagte {hero_subj}, und es war das längste Ach so des ganzen Tages.',
    'Nun passte eins zum anderen, wie Stufen zu einer Treppe.',
    '{hero_subj} machte es gleich noch einmal, nur um zu sehen, ob es wieder stimmte. Es stimmte wieder.',
    'Es war viel einfacher als gedacht und viel sonderbarer. Beides zugleich, das kam selten vor.',
    'Die drei Steine lagen da, und jetzt sagten sie etwas.',
    '{hero_subj} hüpfte auf einem Bein. So freut man sich, wenn man etwas nicht mehr nicht weiß.',
  ],
  homeward: [
    'Auf dem Heimweg erklärte {hero} es einem Laternenpfahl. Er hörte gut zu.',
    'Die Steine in den Taschen klimperten. Für einen davon gab es jetzt eine Antwort, und den warf {hero} in eine Pfütze.',
    'Unterwegs fiel {hero} noch etwas ein, und dann noch etwas. So sind Fragen, sie kommen nie allein.',
    '{hero_subj} ging nach Hause und sah unterwegs alles an, als müsste {hero_er} es morgen zeichnen.',
    'Der Weg zurück war voller Dinge, die am Morgen noch nicht da gewesen waren. Oder doch.',
    '{hero_subj} sagte den Satz, den {hero_er} herausgefunden hatte, leise vor sich hin, damit er nicht aus der Tasche fiel.',
  ],
  close: [
    'Im Heft stand nun eine Antwort. Darunter war noch Platz, und schon stand da die nächste Frage.',
    '{hero_subj} klappte das Heft zu und gleich wieder auf. Da war nämlich noch etwas.',
    'Beim Abendbrot sah {hero} lange die Butter an. Wieso wurde sie eigentlich weich, bevor sie flüssig wurde.',
    'Einen Stein behielt {hero} in der Tasche. Er stand für das, was morgen dran war.',
    'Am Abend fragte jemand, was {hero} herausgefunden habe. <hero>Dass man zweimal gucken muss</hero>, sagte {hero_er}, <hero>und dann noch mal.</hero>',
    'Das Warum saß noch am Pullover, aber es kratzte nicht mehr. Daneben saß ein neues.',
  ],
};
