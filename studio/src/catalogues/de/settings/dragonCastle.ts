import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  passage: [
    'Auf dem Brief stand: Bitte kommen, Drache klein, Tor groß. Eine Adresse stand nicht dabei. Aber der Brief zog beim Tragen ein wenig nach links.',
    'Die Wetterfahne vom Nachbarhaus drehte sich und zeigte nach Norden, obwohl kein Wind ging. {hero_subj} ging ihr nach, über drei Hügel und einen, der schnarchte.',
    'Unter dem Kopfkissen lag ein Stein, und er hatte die Form von einem Tor. {hero_subj} steckte ihn in die Mauer am Spielplatz, wo einer fehlte. Er passte, und die Mauer ging auf.',
    'Auf dem Brunnen am Rathaus saß ein Drache aus Bronze. Heute saß er nicht da, nur ein Pfeil aus Kreide, und der zeigte den Berg hinauf.',
  ],
  arrive: [
    {
      text: 'Es roch nach altem Stein und Äpfeln. Die Stufen waren ausgetreten wie Löffel, und hinter einer Tür schnarchte es so, dass die Fenster mitmachten.',
      from: '6-8',
    },
    'Der Stein war rau und warm. Es roch nach Apfelkuchen, und der Wind sang in den Mauerritzen.',
    'Durch die Halle ging ein Zug wie ein langer Seufzer. Es roch nach Bohnerwachs und Kuchen, und die Rüstungen klapperten leise mit.',
    'Auf den Treppen war es kühl wie im Keller und oben wie auf einem Dach. Von weit her klang ein Löffel im Topf.',
    { text: 'Das war die Drachenburg. Chrrr, machte es hinter der Tür.', to: '3-5' },
    { text: 'In der Burg waren die Steine kalt. Es roch nach Äpfeln.', to: '3-5' },
  ],
  image: [
    'Im Hof stand ein Apfelbaum, und in jedem Apfel war ein Abdruck von einem sehr kleinen Zahn.',
    'Auf dem Burgtor stand: Klopfen zwecklos, bitte husten.',
    'Auf dem Thron lag ein Strickzeug, und es war schon bis zum zweiten Ärmel.',
    'Im Burggraben schwamm eine Ente mit einer Krone aus Entengrütze.',
  ],
  meet: [
    {
      text: 'Ein kleiner Drache saß auf einem umgedrehten Eimer. <helper>Nur damit ich größer bin</helper>, sagte er. <helper>Ich bin {helper}. Ich habe heute schon zweimal gebrüllt. Beim zweiten Mal hat es einer gehört.</helper>',
      from: '6-8',
    },
    '<helper>Hast du einen Keks?</helper>, fragte ein kleiner Drache und wurde rot. <helper>Ich meine: Halt, wer da? {helper} heiße ich.</helper>',
    'Ein kleiner Drache kam die Treppe herunter, eine Stufe nach der anderen, und auf jeder sagte er Uff. <helper>{helper}</helper>, sagte er unten. <helper>Fliegen kann ich schon. Nur Landen heißt bei uns Treppe.</helper>',
    '<helper>Ich bin der Schreckliche</helper>, sagte ein kleiner Drache. Dann musste er gähnen. <helper>Na gut. {helper}. Der Schreckliche ist mein Onkel.</helper>',
    {
      text: 'Ein kleiner Drache wurde rot. <helper>Hast du einen Keks?</helper>, fragte er. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Uaah</helper>, machte ein kleiner Drache. <helper>Das war Brüllen. Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen über den Hof und unter drei Bögen hindurch. {helper} hielt sich dabei die Schnauze zu, wegen des Schluckaufs.',
    '{helper} ging voran und kannte jede Stufe mit Namen. Die lockere hieß Hoppla.',
    'Sie gingen durch die Bildergalerie, wo lauter Drachen hingen, die gerade niesten.',
    'In der Besenkammer hingen lauter Helme. Sie setzten jeder einen auf und sahen eine Weile nur Schnauzen und Nasen.',
  ],
  still: [
    'Selbst das Schnarchen war leise. Ein Apfel fiel ins Gras und blieb liegen.',
    'In der Mauer tickte das Holz. {helper} hatte den Kopf unter den Flügel gesteckt.',
    'In der Halle war es so ruhig, dass man die Äpfel im Hof reifen hörte.',
    'Ein Fähnchen hing vom Kuchen. Es hing ganz gerade.',
  ],
  gift: [
    {
      text: '{helper} kratzte sich am Bauch. Eine Schuppe löste sich, grün mit goldenem Rand. <helper>Da kommt eine neue</helper>, sagte {helper}. <helper>Die ist für dich.</helper>',
      from: '6-8',
    },
    '<helper>Die glänzt auch im Dunkeln</helper>, sagte {helper} und zog sich eine Schuppe vom Ellenbogen. Sie war für {hero}.',
  ],
  homeward: [
    'Der Brief zog nun nach rechts. Als {hero} zu Hause ankam, roch er nach Äpfeln und zog nirgends mehr hin.',
    'Über drei Hügel ging es heim. Der vierte schlief jetzt fest.',
    'Die Mauer ging hinter {hero} zu, Stein um Stein. Der letzte steckte wieder unter dem Kopfkissen und war noch warm.',
    'Der Kreidepfeil zeigte bergab. Auf dem Brunnen saß wieder ein Drache aus Bronze, und er hatte Krümel am Kinn.',
  ],
  play: [
    'Der Esstisch war die Burg, und die Decke hing als Mauer herunter. Wer hineinwollte, musste an ein Tischbein klopfen und sagen, ob er ein Drache war.',
    'Auf der Kellertreppe war die Burg, vier Stufen hoch, mit einem Besen als Turm. Gebrüllt wurde leise, weil nebenan jemand schlief.',
  ],
  unplay: [
    'Die Mauer wurde gebraucht, und zwar als Tischdecke. Alle Drachen setzten sich und bekamen eine Serviette.',
    'Der Besen kehrte, was von der Burg übrig war. Danach gab es Abendbrot, ganz ohne Gebrüll.',
  ],
  question: [
    '<hero>Warum sind Treppen in Türmen immer rund?</hero>, fragte {hero_subj}. <hero>Gerade käme man doch schneller hinauf.</hero>',
  ],
  answer: [
    '{hero_subj} legte Bauklötze gerade hin, wie eine Treppe. Sie wurde so lang wie das Zimmer. Dann legte {hero_er} dieselben Klötze im Kreis um einen Besenstiel. Da reichte ein Platz, so groß wie ein Teller.',
  ],
};
