import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  passage: [
    {
      text: 'Im Stamm der alten Buche ging abends eine Klappe auf, kaum größer als ein Brief. {hero_subj} dachte sich klein, und es klappte.',
      to: '9-12',
    },
    {
      text: 'Ein Blatt mit einer Treppe darauf lag auf dem Fensterbrett. {hero_subj} setzte einen Finger auf die erste Stufe, dann den nächsten, dann sich selbst.',
      to: '9-12',
    },
    {
      text: 'Der Weg zum Baumhaus ging durch die Buchen, immer den roten Bändern nach. Sie hatten die einmal selbst aufgehängt, und jetzt hingen sie auf Brusthöhe.',
      from: '13-17',
    },
    {
      text: 'Die Leiter am Apfelbaum hatte abends eine Sprosse mehr. Auf der obersten war eine Matte, und auf der Matte stand: Bitte schrumpfen.',
      to: '9-12',
    },
    {
      text: 'Eine Eichel fiel auf den Balkon und klopfte. Innen hatte sie eine Treppe, und {hero_subj} musste nur den Bauch einziehen.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Die Rinde war rau unter den Fingern. Es roch nach Honig, und von oben kam ein Klingeln wie von Fingerhüten.',
      from: '6-8',
    },
    'Es knisterte im Holz, und alles duftete nach Harz. Der Wind wiegte das ganze Haus wie eine Schaukel.',
    'Es schaukelte ganz leicht, und jedes Brett sagte dazu etwas. Jemand buk Nüsse, das roch man bis auf die Treppe.',
    'Moos lag als Teppich da, kühl und dick. Durch die Blätter kam Musik wie von einem Kamm.',
    { text: 'Das war das Feenbaumhaus. Pling, machte es von oben. Pling.', to: '3-5' },
    { text: 'Hoch im Baum war die Rinde rau. Es roch nach Honig.', to: '3-5' },
  ],
  image: [
    { text: 'Die Fenster waren so groß wie eine Hand, und in jedem stand ein Licht.', to: '9-12' },
    { text: 'Auf einem Pilz stand ein Teeservice, so klein, dass der Tee einzeln kam.', to: '9-12' },
    {
      text: 'Am Geländer hing noch der Eimer am Seil, in dem früher die Kekse hinaufgekommen waren.',
      from: '13-17',
    },
    {
      text: 'Vor jeder Tür standen Schuhe aus Nussschalen, zwei und zwei. Vor einer standen drei.',
      to: '9-12',
    },
    { text: 'Eine Raupe hing als Treppengeländer im Flur und wurde dafür bezahlt, in Blättern.', to: '9-12' },
  ],
  meet: [
    {
      text: 'Eine Waldfee hängte Wäsche auf, lauter Strümpfe ohne Fuß. <helper>Einen hatte ich gestern noch</helper>, sagte sie. <helper>Ich bin {helper}. Du kommst wie gerufen, falls ich gerufen habe.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Vorsicht, frisch gebohnert</helper>, rief eine Waldfee und rutschte vorbei. Beim Zurückrutschen sagte sie: <helper>{helper}, angenehm.</helper>',
      to: '9-12',
    },
    {
      text: '{helper} war heute die Waldfee, mit Flügeln aus Drahtbügeln, und kam damit durch keine Tür. <helper>Seitlich</helper>, sagte {helper}. <helper>Feen gehen seitlich.</helper>',
      from: '13-17',
    },
    {
      text: 'Eine Waldfee saß auf einem Pilz und flickte einen Flügel. <helper>Vom Türrahmen</helper>, sagte sie. <helper>Ich bin {helper}. Ich vergesse immer, dass ich Flügel habe.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Bist du der Besuch oder der Regen?</helper>, fragte eine Waldfee und sah aus dem Fenster. <helper>Der Besuch. Gut, dann kann die Wäsche hängen bleiben. {helper}.</helper>',
      to: '9-12',
    },
    {
      text: 'Eine Fee rutschte vorbei und wieder zurück. <helper>Frisch gebohnert</helper>, sagte sie. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Pling</helper>, sagte eine Waldfee und flickte ihren Flügel. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Es ging hinauf, von Ast zu Ast, mit einem Geländer aus Wicken. {helper} flog nicht, sie wollte sehen, wie andere es machen.',
      to: '9-12',
    },
    { text: 'Ast um Ast ging es höher. Aus jedem Fenster reichte jemand eine Nuss heraus.', to: '9-12' },
    {
      text: 'Sie nahmen die Treppe mit dem neuen Geländer. Die dritte Stufe knarrte wie immer.',
      from: '13-17',
    },
    {
      text: 'Sie gingen über die Hängebrücke aus Spinnfäden, an der Hand der Fee. Unten war weiches Moos.',
      to: '9-12',
    },
    {
      text: 'Auf jedem Stockwerk musste man anklopfen, bevor man weiterging. Meistens rief einer Herein, aber nie derselbe.',
      to: '9-12',
    },
  ],
  still: [
    {
      text: 'Das Klingeln hörte auf. In den kleinen Fenstern stand jedes Licht für sich und ganz gerade.',
      to: '9-12',
    },
    { text: 'Das Haus im Baum schaukelte nicht mehr. Ein Glühwürmchen las noch ein Kapitel.', to: '9-12' },
    {
      text: 'Der Wind ließ die Blätter los. In den kleinen Fenstern stand jedes Licht für sich und ganz gerade.',
      from: '13-17',
    },
    { text: 'Ein Blatt kam herunter und ließ sich Zeit auf jedem Stockwerk.', to: '9-12' },
    { text: 'Die Grillen machten Pause. Sogar der Honig hörte auf zu tropfen.', to: '9-12' },
  ],
  gift: [
    '<helper>Innen ist es gefüttert</helper>, sagte {helper} und setzte {hero} ein Eichelhütchen auf den Finger. <helper>Für kalte Gedanken.</helper>',
    {
      text: '{helper} nahm das eigene Eichelhütchen ab. <helper>Ich habe noch eins für sonntags</helper>, sagte sie und setzte es {hero} auf.',
      from: '6-8',
    },
  ],
  homeward: [
    {
      text: 'Stufe um Stufe ging es hinunter. Unten war {hero} wieder so groß wie immer und stieß sich am Ast.',
      to: '9-12',
    },
    {
      text: 'Mit jeder Stufe wurde das Blatt größer. Am Ende passte nur noch ein Finger darauf.',
      to: '9-12',
    },
    {
      text: 'Den roten Bändern nach ging es zurück. An der Straße war es heller, als man es in Erinnerung hatte.',
      from: '13-17',
    },
    {
      text: 'Auf der Matte stand von dieser Seite: Bitte wachsen. Das ging von allein, beim Hinuntersteigen.',
      to: '9-12',
    },
    {
      text: 'Die Eichel lag auf dem Balkon und hatte ihren Hut wieder auf. {hero_subj} war so groß wie die Blumentöpfe und dann so groß wie immer.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Wie alt ist der Baum eigentlich?</hero>, fragte {hero_subj}. <hero>Er kann es doch keinem sagen.</hero>',
  ],
  answer: [
    'An einem abgesägten Ast zählte {hero_subj} die Ringe mit einer Nadel. Jedes Jahr wächst einer dazu, ein heller und ein dunkler Streifen. So alt war allein der Ast.',
  ],
  play: [
    {
      text: 'Unter der Buche hing eine Decke über der Bank, und das war das Baumhaus. Man konnte hineinkriechen, aber nur, wenn man sich klein dachte.',
      to: '9-12',
    },
    {
      text: 'Das Regal war der Baum, und in jedem Fach wohnte jemand. Die Waldfee war ein Wattebausch mit Beinen.',
      to: '9-12',
    },
    {
      text: 'Der Weg zum Baumhaus ging durch die Buchen, immer den roten Bändern nach. Sie hatten die einmal selbst aufgehängt, und jetzt hingen sie auf Brusthöhe.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Vor dem Abendbrot wurden alle wieder groß. Das ging schnell, nur die Knie waren noch voll Erde.',
      to: '9-12',
    },
    {
      text: 'Im Baum ging das Licht aus, und da war es ein Regal. Die Waldfee blieb im dritten Fach, bei den Lexika.',
      to: '9-12',
    },
    {
      text: 'Den roten Bändern nach ging es zurück. An der Straße war es heller, als man es in Erinnerung hatte.',
      from: '13-17',
    },
  ],
};
