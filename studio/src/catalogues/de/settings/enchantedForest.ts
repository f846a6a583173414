import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  passage: [
    'Der Wald hinter den Gärten war heute näher gerückt. Die ersten Bäume standen schon am Gartentor und taten, als wäre nichts.',
    'Die Gummistiefel gingen heute allein los. {hero_subj} sprang hinein, damit sie nicht verloren gingen.',
    'Im Mantel war ein Loch in der Tasche, und heute ging es durch. {hero_subj} griff hinein, bis zur Schulter, und fasste in Moos.',
    'Auf dem Weg zum Bäcker stand ein Baum, der gestern noch nicht da war. Er machte Platz, nur so viel, wie {hero} breit ist.',
  ],
  arrive: [
    {
      text: 'Das Moos war weich und behielt jeden Schritt. Es roch nach Pilzen, und in den Wipfeln flüsterte es so, als spräche man über Besuch.',
      from: '6-8',
    },
    'Es knackte und wisperte. Die Luft war feucht und dunkel wie in einer Tasche, und Farn strich um die Beine.',
    'Zwischen den Stämmen hing Nebel wie Wäsche. Es roch nach Harz und Nüssen, und ein Ast sagte etwas zu einem anderen Ast.',
    'Unter jedem Schritt knackte ein Zweig, auch wenn keiner dalag. Die Luft schmeckte ein wenig nach Eicheln.',
    { text: 'Das war der Zauberwald. Knack, machte ein Zweig. Knack.', to: '3-5' },
    { text: 'Im Wald war das Moos weich. Die Bäume flüsterten.', to: '3-5' },
  ],
  image: [
    'Das Licht lag in Münzen auf dem Boden. Eine davon krabbelte weg, sie hatte einen Käfer darunter.',
    'An einem Baum hing ein Türschild. Eine Tür war nicht dabei.',
    'Auf einer Lichtung stand ein Tisch aus Stein, gedeckt für sehr kleine Leute, und ein Stuhl fehlte.',
    'Ein Spinnennetz hing voller Tropfen, und in jedem Tropfen stand der Wald auf dem Kopf.',
  ],
  meet: [
    {
      text: 'Ein Igel rollte den Hang herunter und blieb vor {hero} liegen. <helper>Immer dasselbe</helper>, sagte er und rollte sich auf. <helper>Ich bin {helper}. Bergauf gehe ich zu Fuß.</helper>',
      from: '6-8',
    },
    '<helper>Nicht erschrecken</helper>, sagte ein Laubhaufen. Ein Igel kam heraus, auf jedem Stachel ein Blatt. <helper>{helper}. Ich war ein Herbst.</helper>',
    '<helper>Bist du der, der zum Kämmen kommt?</helper>, fragte ein Igel. <helper>Nein? Dann bin ich einfach so {helper}. Guten Abend.</helper>',
    'Eine Kastanie rollte vorbei, dann noch eine, dann ein Igel. <helper>Wer ist Erster?</helper>, fragte er. <helper>Ich heiße {helper}. Die Kastanien heißen nicht.</helper>',
    {
      text: 'Raschel, machte das Laub. Ein Igel kam heraus. <helper>Ich bin {helper}</helper>, sagte er.',
      to: '3-5',
    },
    {
      text: 'Ein Igel rollte heran und rollte sich auf. <helper>Guten Tag. {helper}</helper>, sagte er.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen den Münzen aus Licht nach. {helper} ging vorn und sammelte Blätter auf den Stacheln, ohne es zu wollen.',
    'Sie fragten einen Specht nach der Richtung. Er klopfte dreimal, das konnte vieles heißen.',
    'Wo der Boden weich war, ging {helper} voraus und prüfte. Wo er sehr weich war, ging {helper} außen herum und sagte nichts.',
    'Sie gingen an elf Fliegenpilzen vorbei, und jeder drehte sich ein kleines Stück mit.',
  ],
  still: [
    'Das Flüstern in den Wipfeln hielt inne. Eine Feder fiel, und man hörte, wie sie aufkam.',
    'Die Pilze standen da, als hörten sie einer Geschichte zu.',
    'Eine Schnecke war auf einem Blatt eingeschlafen. Das Blatt hielt still.',
    'Die Dämmerung kam herunter, Ast für Ast, und setzte sich ins Moos.',
  ],
  gift: [
    {
      text: '{helper} zog sich ein Blatt von den Stacheln, und darauf stand nichts. <helper>Es bleibt grün</helper>, sagte {helper}. <helper>Was darauf soll, schreibst du.</helper>',
      from: '6-8',
    },
    '{helper} schüttelte sich, bis nur noch ein Blatt auf den Stacheln saß. <helper>Das beste</helper>, sagte {helper} und gab es {hero}.',
  ],
  homeward: [
    'Am Gartentor hörten die Bäume auf. Als {hero} sich umdrehte, war der Wald wieder dort, wo er hingehörte.',
    'Die Stiefel liefen heim und stellten sich von selbst in den Flur.',
    'Erst kam die Schulter, dann der Arm, dann die Hand wieder aus der Manteltasche. Das Loch war noch da, aber es ging nicht mehr durch.',
    'Der Baum ließ {hero} hinaus und stellte sich wieder gerade hin. Am nächsten Zaun sah es aus, als wäre er ein Pfosten.',
  ],
  play: [
    'Hinter dem Haus war der Wald, drei Büsche und ein Wäschepfahl. Der Wäschepfahl war verzaubert und durfte nur von links umrundet werden.',
    'Alle Regenschirme des Hauses standen offen im Zimmer, und das war der Wald. Wer darunter saß, musste wispern wie Laub.',
  ],
  unplay: [
    'Zum Abendbrot gingen die Bäume zu, klapp, klapp, klapp. Im Schirmständer war es danach sehr eng.',
    'Jemand rief aus dem Fenster. Der Wäschepfahl war entzaubert und bekam ein Handtuch.',
  ],
  question: [
    '<hero>Warum sind Blätter grün?</hero>, fragte {hero_subj}. <hero>Und wo ist das Grün im Herbst?</hero>',
  ],
  answer: [
    '{hero_subj} rieb ein Blatt fest auf Papier. Es blieb ein grüner Fleck. Dieses Grün fängt das Licht, und damit macht der Baum Zucker. Im Herbst holt er es heraus, und das Gelb, das schon da war, wird sichtbar.',
  ],
};
