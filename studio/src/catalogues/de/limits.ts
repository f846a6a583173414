import type { Tables } from '../schema.ts';

export const limits: Tables['limit'] = {
  tide: {
    start: [
      'Noch war das Wasser weit draußen. Dort blieb es nicht mehr lange.',
      'Es war Ebbe. Die Ebbe hatte ihre Muscheln liegen lassen und kam sie nachher holen.',
      'Bis der Schatten am dritten Stein war, hatten sie Zeit. Dann kam die Flut.',
      '<hero>Wie lange haben wir?</hero>, fragte {hero_subj}. Das wusste der Mond, und der Mond sagte nichts.',
      'Bei Flut kam hier keiner mehr zurück. Jetzt war Ebbe, oder knapp danach.',
      'Zweimal am Tag überlegt es sich das Meer anders. Zuletzt war das vor einer Stunde.',
    ],
    late: [
      'Das Wasser war gekommen, während keiner hinsah. Es leckte schon an den ersten Steinen.',
      'Die Flut hatte gedreht. Man sah es am Tang, er lehnte sich jetzt in die andere Richtung.',
      'Der dritte Stein war weg. Vorhin hatte es noch einen dritten Stein gegeben.',
      'Etwas zupfte, erst ganz sacht. Es war das Wasser auf dem Heimweg.',
      'Eine Welle kam weiter herauf als die anderen. Sie sah sich um und holte die nächste.',
      'Die Spur im Sand hörte mitten in einem Schritt auf. Den Rest hatte das Wasser.',
    ],
  },
  dusk: {
    start: [
      'Die Sonne stand noch eine Hand breit über dem Rand. {hero_subj} hielt die Hand hoch und maß nach.',
      'Bis zum Dunkelwerden musste es geschafft sein. Danach sah man die eigenen Füße nicht mehr.',
      'Die Schatten waren schon so lang wie Betten. Viel Zeit war nicht mehr.',
      'Solange noch ein Vogel sang, war es hell genug. Es sangen noch drei.',
      '<hero>Wie lange bleibt es hell?</hero>, fragte {hero_subj}. So lange, wie man für ein langes Lied braucht.',
      'Der erste Stern war schon bestellt. Er kam, wenn das Licht ging, und das Licht packte bereits.',
    ],
    late: [
      'Die Sonne war nur noch ein roter Strich, so wie ein Spalt unter der Tür.',
      '{hero_subj} sah die Hand vor den Augen noch, aber nicht mehr die Linien darin.',
      'Die Schatten hatten einander gefunden und waren jetzt ein einziger.',
      'Nun sang kein Vogel mehr. Das Blau wurde dick wie Tinte.',
      'Es wurde kühl, wie immer, wenn das Licht die Tür hinter sich zumacht.',
      'Ein Stern war da. Er war pünktlich, und das war kein Trost.',
    ],
  },
  train: {
    start: [
      'Sie hatten nicht ewig Zeit. Wenn es das dritte Mal tutete, ging es ab, mit ihnen oder ohne.',
      'Die Abfahrt stand fest, und auf der Tafel klappten schon die Buchstaben.',
      '<hero>Wann müssen wir los?</hero>, fragte {hero_subj}. Gleich nach dem nächsten Signal, hieß es, und dann nie wieder für heute.',
      'Bis zur Abfahrt blieb so viel Zeit wie für zwei Äpfel. {hero_subj} rechnete in Äpfeln.',
      'Bald wurde gewinkt. Bis dahin musste es geschafft sein, denn winken tun nur die, die dableiben.',
      'Ein langer Ton hieß: bald. Zwei hießen: jetzt. Einen hatten sie schon gehört.',
    ],
    late: [
      'Da ertönte das zweite Signal. Es war länger als das erste und klang nach Abschied.',
      'Auf der Tafel stand nur noch eine Zeile, und sie blinkte.',
      'Es zischte in der Ferne. So zischt etwas, das gleich losfährt.',
      'Für einen Apfel reichte die Zeit noch. Für einen kleinen.',
      'Jemand rief, es gehe gleich los. Er rief es mit der Stimme, die man für das letzte Mal aufhebt.',
      'Irgendwo schlossen sich schon die Türen, eine nach der anderen, von hinten nach vorn.',
    ],
  },
  rain: {
    start: [
      'Hinten am Himmel stand etwas Graues, nicht größer als eine Mütze. Es kam aber näher.',
      'Das Wetter hielt noch. Man sah ihm an, wie schwer es ihm fiel.',
      'Die Luft roch nach nassem Stein, obwohl kein Stein nass war. Viel Zeit blieb nicht.',
      '<hero>Das zieht vorbei</hero>, sagte {hero_subj}. Es zog aber her.',
      'Der Wind drehte sich einmal um, als habe er etwas vergessen. Bald würde es umschlagen.',
      'Ein einzelner Tropfen fiel {hero} auf die Hand. Er war der Bote.',
    ],
    late: [
      'Jetzt war das Graue so groß wie ein Haus und hatte die Fenster zu.',
      'Es grummelte, noch weit weg. Die Luft hielt den Atem an.',
      'Alles wurde gelb und still, so wie es vor einem Wetter wird.',
      'Man sah es schon kommen, wie einen Vorhang, den jemand zuzieht.',
      'Ein Windstoß riss an den Jacken, zur Probe.',
      'Der zweite Tropfen kam, und er brachte die Familie mit.',
    ],
  },
  bell: {
    start: [
      'Bis es läutete, musste alles fertig sein. Der große Zeiger stand schon ziemlich schräg.',
      'Auf die volle Stunde war Schluss. Bis dahin war es noch eine Viertelstunde und ein bisschen.',
      '<hero>Wie spät ist es?</hero>, fragte {hero_subj}. Später, als man denkt. So ist das meistens.',
      'Beim Klingeln mussten alle zurück sein. Es hatte noch nicht geklingelt.',
      'Die Uhr tickte so laut, als wollte sie auch etwas dazu sagen. Zehn Minuten hatten sie noch.',
      'Einmal würde es noch schlagen, dann war es so weit.',
    ],
    late: [
      'Der Zeiger machte einen Sprung, wie alte Zeiger das tun. Nun fehlte nicht mehr viel.',
      'Irgendwo räusperte sich eine Glocke. Das tun Glocken, bevor sie schlagen.',
      'Fünf Minuten noch. Fünf Minuten sind sehr wenig, wenn man auf sie schaut.',
      'Man hörte schon, wie die Ersten ihre Stühle rückten.',
      'Der Schatten des Zeigers lag genau auf dem Strich.',
      'Jemand rief: noch zwei Minuten. Er meinte es gut, aber es half nicht.',
    ],
  },
};
