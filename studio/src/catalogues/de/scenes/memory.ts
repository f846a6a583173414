import type { Variants } from '../../schema.ts';

export const memory: Variants = [
  {
    text: '{hero} fiel etwas ein, das schon lange her war: ein Nachmittag im Regen und ein rotes Boot aus Papier. Jemand hatte gesagt, man könne ja auch einmal warten.',
    to: '6-8',
  },
  {
    text: 'Einmal hatte {hero} einen Drachen steigen lassen wollen und nur gezogen und gezogen. Erst beim Loslassen war er geflogen. Daran musste {hero_er} jetzt denken.',
    to: '6-8',
  },
  {
    text: 'Es gab da diesen Tag, an dem {hero} sich hinter dem Vorhang versteckt hatte. Keiner hatte gesucht. Am Ende war {hero_er} herausgekommen und hatte mitgespielt.',
    to: '6-8',
  },
  {
    text: '{hero_subj} dachte an die Schnecke auf dem Schulweg. Sie hatte den ganzen Morgen für den einen Stein gebraucht. Oben hatte sie ausgesehen wie ein König.',
    to: '6-8',
  },
  {
    text: 'Irgendwann hatte jemand zu {hero} gesagt: Du darfst auch falsch singen, nur sing mit. Der Satz kam jetzt vorbei und setzte sich.',
    to: '6-8',
  },
  {
    text: 'Eine Sache fiel {hero} ein, die Jahre her sein musste. Da war ein Tisch gewesen, viel zu hoch, und darauf ein Glas, und {hero_er} hatte es umgestoßen. Es war nichts passiert, nur Wasser. Aber jemand war aufgestanden, hatte ein Tuch geholt und, bevor er aufwischte, zuerst selbst einen Finger hineingetaucht und einen Fisch auf die Tischplatte gemalt. Das Glas war längst vergessen. Der Fisch war noch da, man musste nur die Augen schließen.',
    from: '9-12',
  },
  {
    text: '{hero_subj} dachte an einen Winter, in dem das Schloss am Schuppen zugefroren war. Alle hatten daran gerüttelt, einer hatte sogar gegen die Tür getreten. Dann war eine Nachbarin gekommen, hatte gar nichts gesagt, die Hände aus den Handschuhen gezogen und sie um das Schloss gelegt. Es hatte lange gedauert. Sie hatte sich dabei nach der Schule erkundigt und nach dem Hund. Irgendwann hatte es klick gemacht, mitten in einem Satz über das Wetter.',
    from: '9-12',
  },
  {
    text: 'Warum {hero_ihm} ausgerechnet jetzt der Busfahrer einfiel, wusste {hero} nicht. Es war auf der Linie zur Schule gewesen, an einem Morgen voller Gedränge, und jemand hatte sein Geld nicht gefunden. Hinten hatten sie schon gemurrt. Der Fahrer hatte den Motor ausgestellt. Mehr nicht. In der Stille hatte man die Münzen klimpern hören, und auf einmal hatten alle Zeit gehabt. Es war, wenn {hero} es recht bedachte, einer der besten Augenblicke gewesen, die {hero_er} je erlebt hatte.',
    from: '9-12',
  },
  {
    text: 'Da war die Geschichte mit dem Geburtstag. {hero_subj} hatte damals jemanden nicht eingeladen, aus einem Grund, der sich im Nachhinein nicht mehr finden ließ. Am Tag danach lag trotzdem ein Päckchen vor der Tür, in Zeitung gewickelt, ohne Karte. Es war genau das Richtige gewesen, und das war das Unangenehme daran. {hero_subj} hatte sich nie bedankt, denn dazu hätte man ja sagen müssen, wofür. Das Ding lag noch im Regal, ganz vorn.',
    from: '9-12',
  },
  {
    text: 'Als {hero} klein war, hatte es im Haus einen Mann gegeben, der Klaviere stimmte. Manchmal durfte {hero_er} zusehen. Der Mann schlug einen Ton an, immer denselben, drehte fast gar nicht und hörte wieder hin. Ob er denn nicht müde werde, hatte {hero} gefragt. Er mache ja nichts, hatte der Mann gesagt, er warte bloß, bis zwei Saiten aufhörten, gegeneinander recht zu haben. Damals war das ein Rätsel gewesen. Jetzt nicht mehr so sehr.',
    from: '9-12',
  },
  {
    text: 'Es hatte einen Sommer gegeben, in dem {hero} schwimmen lernte, und wie man es {hero_ihm} auch erklärte, {hero_er} ging unter. Bis einer sagte, {hero_er} solle aufhören zu schwimmen und sich hinlegen. Aufs Wasser, wie aufs Bett. Das war gegen jede Vernunft, und {hero} hatte es nur getan, um zu beweisen, dass es nicht geht. Man sah dann den Himmel, und in den Ohren war es ganz still, und das Wasser hatte einen einfach gehalten.',
    from: '9-12',
  },
  {
    text: '{hero_subj} erinnerte sich an einen Streit, den {hero_er} gewonnen hatte. Es war ein glänzender Sieg gewesen, mit drei unwiderlegbaren Gründen, und am Ende hatte der andere genickt und war gegangen. {hero_er} hatte am Fenster gestanden und ihm nachgesehen, wie er kleiner wurde, die Straße hinunter, mit der Sporttasche, die ihm immer von der Schulter rutschte. Es war niemand mehr da gewesen, dem man hätte erzählen können, wie gut die drei Gründe waren.',
    from: '9-12',
  },
  {
    text: 'Im Keller zu Hause stand ein Stuhl, an dem {hero} sich einmal versucht hatte. Es hatte ein Bein gewackelt, und {hero_er} hatte so lange daran gesägt, erst am einen, dann am anderen, bis der Stuhl nur noch zum Fußschemel taugte. Weggeworfen hatte ihn keiner. Man stellte seitdem die Füße darauf, und wenn Besuch kam und fragte, wurde die Geschichte erzählt, jedes Mal ein wenig höher. Es war mit Abstand das beliebteste Möbel im Haus geworden.',
    from: '9-12',
  },
];
