import type { TypeMessages } from '../../schema.ts';

export const bedtime: TypeMessages = {
  stir: [
    {
      text: 'Doch heute Abend war ein Ton zu viel im Haus. Er war so klein wie ein Krümel und kam von unter dem Bett.',
      from: '6-8',
    },
    '{hero_subj} lag ganz still, so wie man vor dem Einschlafen liegt. Nur die Ohren waren noch auf.',
    {
      text: 'Der letzte Schluck war getrunken, das letzte Wort gesagt. Aber das Dunkel hatte heute noch etwas vor. Es raschelte ein bisschen.',
      from: '6-8',
    },
    {
      text: 'Der Mond legte ein Stück Licht auf den Boden. Es war so groß wie eine Tür, und es war vorher nicht da gewesen.',
      from: '6-8',
    },
    'Fast schlief das Haus schon. Nur ein leises Tapsen ging noch um, auf Strümpfen, und suchte sein Bett.',
    '{hero_subj} drehte das Kissen auf die kühle Seite. Da seufzte jemand, und das Kissen war es nicht.',
    'An diesem Abend wollte der Tag nicht gehen. Er stand noch ein wenig in der Tür herum.',
  ],
  arrive: [
    'Alles war hier in weiches Grau gewickelt, als hätte jemand eine Decke darübergelegt.',
    '{hero_subj} ging auf Zehenspitzen, und der Boden ging auf Zehenspitzen mit.',
    'Niemand hatte es hier eilig. Selbst das Licht kam langsam.',
    'Es war so ruhig, dass man die eigenen Wimpern hörte, wenn man blinzelte.',
    '{hero_subj} flüsterte den eigenen Namen. Er kam leise zurück, wie ein Ball, der ausrollt.',
    'Die Luft war warm und still. Man konnte sich beinahe hineinlegen.',
  ],
  plan: [
    'Es war nichts Schweres, was zu tun war. Es war nur noch nicht getan.',
    '<hero>Wir machen es leise</hero>, flüsterte {hero_subj}. <hero>Und dann machen wir gar nichts mehr.</hero>',
    'Ein Schritt, und noch ein Schritt, und dann sah man weiter. Mehr Plan braucht man am Abend nicht.',
    '{hero_subj} gähnte einmal, zur Probe. Es war noch nicht ganz so weit.',
    'Die Sterne hatten Zeit. {hero_subj} hatte auch welche, und so ging es los, ohne zu rennen.',
    'Eines nach dem anderen, dachte {hero}. So legt man auch Kleider über einen Stuhl.',
  ],
  low: [
    'Alles hielt ein wenig den Atem an. Es war kein schlimmer Atem, nur ein müder.',
    '{hero_subj} ließ die Schultern sinken. Es war spät, und vielleicht war das der Grund.',
    'Eine Weile war nur das Dunkel da, und es sagte nicht ja und nicht nein.',
    'Ein kleiner Seufzer ging herum. Keiner wusste, wem er gehörte.',
    'Das Licht wurde einen Ton tiefer. {hero_subj} merkte es an den eigenen Händen.',
    'Da stand {hero_subj} nun, auf kalten Zehen, und wusste es nicht.',
  ],
  pause: [
    '{hero_subj} setzte sich hin und wurde leicht und still wie ein Mantel, den man aufgehängt hat.',
    '{hero_subj} tat eine Weile nichts. Am Abend ist das eine gute Arbeit.',
    'Der Atem von {hero} ging ein und aus. Ringsum ging alles mit, ein und aus.',
    '{hero_subj} legte die Hände ineinander, so, dass die eine die andere halten konnte.',
    'Nun war es ganz leise. So leise ist es sonst nur unter der Bettdecke.',
    '{hero_subj} machte die Augen halb zu. Mit halben Augen sieht man am Abend besser.',
  ],
  doubt: [
    {
      text: 'Man konnte es auch lassen, wie es war. Dafür war der Abend ja da: Er machte die Dinge leiser und schob sie ein Stück weg, bis man sie fast nicht mehr sah. {hero_subj} spürte, wie einfach das wäre. Es wäre nicht einmal falsch. Nur kannte {hero_er} die Sorte Dinge, die sich nachts ans Fußende setzten und dort sitzen blieben, mit kalten Füßen, bis man doch noch einmal das Licht anmachte.',
      from: '9-12',
    },
    {
      text: 'Es wusste keiner davon, und die Nacht erzählte nichts weiter. {hero_subj} hätte sich hinlegen können, so wie man war, und der Schlaf wäre vermutlich trotzdem gekommen. Er nahm es nicht so genau. Aber zwischen {hero_ihm} und dem Schlaf lag etwas, das war nicht größer als eine Erbse, und {hero_er} wusste aus dem Märchen, durch wie viele Decken man so etwas spürt.',
      from: '9-12',
    },
    {
      text: 'Am Tag hätte es Gründe gegeben, gleich mehrere, mit Stimmen und Türen. Jetzt, wo alles ruhig war, fielen sie einer nach dem anderen ab wie Blätter, und übrig blieb nur die Sache selbst. Sie war nicht sehr groß. {hero_subj} konnte sie lassen oder tun. Es würde in beiden Fällen dunkel werden, aber es würde nicht dasselbe Dunkel sein.',
      from: '9-12',
    },
    {
      text: 'Eine Weile wog {hero} es hin und her, so wie man abends eine Muschel in der Hand dreht. Auf der einen Seite war es glatt, auf der anderen rau, und es blieb doch dieselbe. Bequemer wäre es gewesen, sie hinzulegen. Es hatte ja Zeit, hätte man sagen können. Aber {hero_er} wusste, dass man Muscheln, die man hinlegt, meistens nicht wiederfindet, und dass einem dann das Rauschen fehlt.',
      from: '9-12',
    },
    {
      text: 'Es war die Stunde, in der einem keiner mehr zusieht. {hero_subj} merkte, dass man da anders überlegt. Am Tag fragt man, was es bringt und wie es aussieht. Nachts fragt man nur, ob man damit liegen kann, auf dem Rücken, mit offenen Augen. {hero_er} probierte beides aus, erst das eine, dann das andere. Beim zweiten Mal ging der Atem ein klein wenig tiefer.',
      from: '9-12',
    },
    {
      text: '{hero_subj} dachte an all die Leute, die jetzt hinter ihren Fenstern lagen und auch noch irgendetwas zu entscheiden hatten, ein Wort, einen Anruf, einen Gang zum Nachbarn. Man hörte nichts von ihnen. Man sah nur hier und da ein Licht, das länger brannte als die anderen. Dann ging es aus. Es war ein seltsam tröstlicher Gedanke, dass {hero_er} damit nicht allein wach war.',
      from: '9-12',
    },
  ],
  open: [
    'Es wurde nicht laut. Es wurde nur ein bisschen heller, und dann sank das Licht wieder, noch weicher als zuvor.',
    'Etwas, das fest gewesen war, gab nach, so sacht wie eine Faust im Schlaf.',
    'Ein leises Ausatmen ging durch alles hindurch. Vielleicht war es der Wind.',
    'Nun war nichts mehr zu tun. Das ist ein schönes Gewicht in den Händen.',
    '{hero_subj} lächelte, aber nur innen. Außen war es schon zu müde.',
    'So still war es noch nie gewesen, und es wurde noch ein wenig stiller.',
  ],
  homeward: [
    'Der Weg nach Hause ging sanft hinunter, und die Füße fanden ihn von allein.',
    '{hero_subj} ging langsam. Jeder Schritt war ein bisschen weicher als der vorige.',
    'Ein Licht nach dem anderen blieb zurück. Keines machte ein Geräusch dabei.',
    'Die Arme wurden schwer, die Beine wurden schwer, und der Weg trug sie beide.',
    'Auf dem Heimweg wurde die Welt immer kleiner, bis sie genau in ein Zimmer passte.',
    '{hero_subj} gähnte, und der Abend gähnte mit, bis hinauf zu den Sternen.',
  ],
  close: [
    'Das Kissen war noch warm an der Stelle, wo {hero} vorhin gelegen hatte.',
    '{hero_subj} zog die Decke bis ans Kinn. Sie roch nach Wäsche und ein wenig nach weit weg.',
    'Die Füße fanden die warme Ecke ganz unten im Bett und blieben dort.',
    'Das Stück Licht auf dem Boden wurde schmal und schmaler, wie eine Tür, die einer leise schließt.',
    'Irgendwo im Haus tickte es noch. Dann tickte es langsamer, oder {hero} hörte langsamer.',
    'Der Mond sah noch einmal herein. Hier war alles in Ordnung, und er zog weiter.',
  ],
};
