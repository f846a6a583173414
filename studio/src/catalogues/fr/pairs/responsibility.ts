import type { LessonPairs } from '../../schema.ts';

export const responsibility: LessonPairs = {
  theEndIHold: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tenait un bout {de_part}. Il [passa|est passé] un bruit bien plus intéressant, et {hero} [courut|a couru] voir. Puis {hero_il} [revint|est revenu{hero_e}] et [empoigna|a empoigné] le bout.',
          ],
          warm: [
            '<hero>Je tiens, je tiens</hero>, [dit|a dit] {hero} à {companion}. Mais {hero} voulait aussi saluer un papillon. {part_def} [se retrouva|s’est retrouvé{part_e}] sans bout.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’on peut lâcher {part_def} le temps de trois secondes. L’affaire intéressante en [prit|a pris] neuf.',
          ],
          playful: [
            '{hero_subj} [tint|a tenu] {part_def} d’une main et [fit|a fait] coucou de l’autre. Puis, des deux mains, {hero_il} [fit|a fait] coucou.',
          ],
        },
        fails: [
          'Le bout [partit|est parti] par terre. {hero_subj} [le rattrapa|l’a rattrapé], [le lâcha|l’a lâché], et [le rattrapa|l’a rattrapé].',
        ],
        again: [
          '<hero>Je ne lâche plus</hero>, [promit|a promis] {hero}. Un chien [éternua|a éternué]. {hero} [voulut|a voulu] savoir quel chien.',
        ],
        refrain: ['Je tiens, je tiens. Oh, là-bas. Pouf.'],
        turned: ['Je tiens. Je tiens. Je tiens.'],
        noticing: [
          '{companion} était toujours là, les bras pleins. {companion} n’appelait pas. {companion} regardait seulement une place, à l’autre bout, et cette place était vide.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] demi-tour et [courut|a couru]. À deux mains, les pieds écartés, {hero_il} [prit|a pris] le bout {de_part}, et [le garda|l’a gardé].',
        ],
        answer: ['Un chien [éternua|a éternué] encore. La main de {hero} [ne bougea pas|n’a pas bougé].'],
        echo: [
          '<companion>C’était quel chien ?</companion> [demanda|a demandé] {companion}, plus tard. {hero} ne le saura jamais.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} devait tenir un bout {de_part}. Là-bas, quelqu’un [cria|a crié] <hero>viens voir !</hero> {hero_il} [courut|a couru], [revint|est revenu{hero_e}], et [tira|a tiré] sur le bout.',
          ],
          warm: [
            '<hero>Je tiens pour toi</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_il} [lâcha|a lâché] pour saluer, et [reprit|a repris] {part_def} d’un coup, avec excuses.',
          ],
          clever: [
            '{hero_subj} [coinça|a coincé] le bout {de_part} sous une chaussure, pour garder les mains libres. La chaussure [partit|est partie] voir ailleurs, avec {hero}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] du bout {de_part} une laisse, pour promener un chien. Le chien et {hero} [s’échappèrent|se sont échappés].',
          ],
        },
        fails: ['Lâché, repris, tiré. Chaque fois, le bout revenait avec un tour de plus.'],
        again: [
          '<hero>Je n’ai rien lâché</hero>, [dit|a dit] {hero}. Le bout balançait encore. Pour se rattraper, {hero_il} [tira|a tiré].',
        ],
        refrain: ['Je lâche, je tire. Oh, là. Je tire.'],
        turned: ['Je tiens. Ça dort. Je tiens.'],
        noticing: [
          '{companion} attendait, la boucle ouverte entre deux doigts, sans appeler. Au bout des yeux {de_companion}, il y avait une place. Personne n’y tenait rien.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] en courant et [prit|a pris] le bout {de_part} à deux mains. Les pieds écartés, {hero_il} [le tint|l’a tenu] tout à fait tranquille.',
        ],
        answer: [
          'Maintenant que rien ne bougeait d’un côté, ce que {companion} poussait de l’autre restait poussé.',
        ],
        echo: [
          '<companion>Tu peux lâcher</companion>, [dit|a dit] {companion}, bien plus tard. {hero} [regarda|a regardé] ses doigts. Il [fallut|a fallu] les rouvrir un par un.',
        ],
      },
    ],
  },
  jacketAndWatch: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait promis de garder {part_def}. {hero_il} [courut|a couru] jouer, puis [revint|est revenu{hero_e}] et [regarda|a regardé] pour toute l’heure d’un seul coup, avec les doigts.',
          ],
          warm: [
            '<hero>Je reste près de toi</hero>, avait promis {hero} à {part_def}. Mais on l’appelait. De retour, {hero_il} [tapota|a tapoté] beaucoup, pour rattraper.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] qu’on peut garder {part_def} de loin, avec une bonne mémoire. {hero_il} jouait, et y pensait. De temps en temps, {hero_il} venait tâter.',
          ],
          playful: [
            '{hero_subj} [laissa|a laissé] ses chaussures de garde devant {part_def}, et [partit|est parti{hero_e}] pieds nus. Les chaussures gardaient mal.',
          ],
        },
        fails: ['Pour avoir gardé quand même, {hero} [toucha|a touché] vite, deux fois, partout.'],
        again: [
          '{hero_subj} [repartit|est reparti{hero_e}], [revint|est revenu{hero_e}], [toucha|a touché] trois fois. Ainsi, cela était gardé au moins trois fois.',
        ],
        refrain: ['Je garde, je pars. Je tâte, je pars.'],
        turned: ['Je garde. Assis. Je garde. Assis.'],
        noticing: [
          'De loin, {hero} [se retourna|s’est retourné{hero_e}]. Cela semblait tout seul, là-bas, sans rien dessus. C’était aussi petit qu’au moment où {hero} était parti{hero_e}.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] à pas lents, [étendit|a étendu] sa veste au-dessus {de_part}. Puis {hero_il} [s’assit|s’est assis{hero_e}] à côté, les jambes croisées. Pour rester.',
        ],
        answer: [
          'On n’entendait plus de pas qui viennent et qui partent. Sous la veste, cela [reprit|a repris].',
        ],
        echo: [
          'La veste a gardé une odeur. <companion>Ça sent quoi ?</companion> [demanda|a demandé] {companion}. {hero} [réfléchit|a réfléchi] longtemps, le nez dedans. <hero>L’après-midi.</hero>',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait promis de veiller sur {part_def}. {hero_il} [joua|a joué] trois parties, [revint|est revenu{hero_e}] au galop et [vérifia|a vérifié] d’un doigt, partout.',
          ],
          warm: [
            '<hero>Dors, je suis là</hero>, avait dit {hero} à {part_def}. Après, on l’appelait. De retour, {hero_il} [caressa|a caressé] trop vite, d’avoir été loin.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] qu’on garde mieux ce qu’on n’entend pas, et [partit|est parti{hero_e}] voir ailleurs. {hero_il} [revint|est revenu{hero_e}] toucher {part_def} pour être sûr{hero_e}.',
          ],
          playful: [
            '{hero_subj} [monta|a monté] la garde devant {part_def}, comme un soldat. Puis il [passa|est passé] un papillon. Le soldat [revint|est revenu] au pas de course.',
          ],
        },
        fails: [
          'De la course, le sol [trembla|a tremblé]. Le doigt [vérifia|a vérifié] encore une fois, plus fort.',
        ],
        again: [
          '{hero_subj} [repartit|est reparti{hero_e}] jouer, un œil en arrière. On court mal avec un œil en arrière. {hero_subj} [courut|a couru] droit vers la rangée.',
        ],
        refrain: ['Je garde. Je cours. Poum. Grrr.'],
        turned: ['Je garde. Je reste. Hmm. Hmm.'],
        noticing: [
          'De loin, on voyait bien : {part_def} dormait sans rien sur le dos. Il n’y avait plus de garde à côté.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] à petits pas et [posa|a posé] sa veste sur {part_def}. Puis {hero_il} [s’assit|s’est assis{hero_e}] près de ses affaires, jambes croisées, pour rester.',
        ],
        answer: [
          'Sous la veste, le souffle [devint|est devenu] long. Tout ce qui était serré [se desserra|s’est desserré].',
        ],
        echo: [
          'Le soir, {hero} [dormit|a dormi] sans veste et avec une chaussette. {companion} avait promis de veiller. {companion} ronflait, mais tout près.',
        ],
      },
    ],
  },
  ownBagFirst: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait jeté son sac au milieu. <hero>Je le prendrai plus tard.</hero> Et {hero_il} [poussa|a poussé] {part_def}, le nez contre sa bretelle.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] bien attention à son sac, qui dormait si bien là. Puis {hero_il} [poussa|a poussé] {part_def} en passant par-dessus.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] comment pousser {part_def} sans déplacer le sac. Il fallait seulement pousser de biais, et en l’air.',
          ],
          playful: [
            'Son sac, c’était la montagne. {hero_subj} [fit|a fait] l’alpiniste, par-dessus, puis l’éléphant, contre {part_def}.',
          ],
        },
        fails: [
          'Le sac était là, au beau milieu. {hero_subj} l’[enjamba|a enjambé] pour pousser, et l’[enjamba|a enjambé] pour repousser.',
        ],
        again: [
          '<hero>Plus tard</hero>, [dit|a dit] {hero} au sac, et {hero_il} [poussa|a poussé] avec le ventre. Le sac [fit|a fait] coussin.',
        ],
        refrain: ['Plus tard, le sac. Han. Plus tard.'],
        turned: ['Tout de suite, le sac. Hop. Tout de suite.'],
        noticing: [
          '{companion} [trébucha|a trébuché]. C’était sur une bretelle. {hero_subj} [suivit|a suivi] des yeux la bretelle jusqu’à l’étiquette, et sur l’étiquette, il y avait son nom à {hero_lui}.',
        ],
        deed: [
          'À deux bras, {hero} [enleva|a enlevé] son sac, qui pesait sur {part_def}. Puis {hero_il} [le mit|l’a mis] sur son propre dos.',
        ],
        answer: ['Sans le sac, un côté [respira|a respiré]. On aurait dit qu’il attendait cela.'],
        echo: [
          '<companion>Qu’est-ce qu’il y a là-dedans ?</companion> [demanda|a demandé] {companion}. {hero} [regarda|a regardé]. Un caillou, un autre caillou, et les bottes de la semaine d’avant.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [jeta|a jeté] son sac en travers. <hero>Plus tard !</hero> Et {hero_il} [enfonça|a enfoncé] une épaule dans {part_def}.',
          ],
          warm: [
            '<hero>Ne bouge pas, je reviens te chercher</hero>, [dit|a dit] {hero} à son sac, posé en plein milieu. Et {hero_il} [se glissa|s’est glissé{hero_e}] vers {part_def}.',
          ],
          clever: [
            'Sans sac, on est plus mince, pensait {hero}. Le sac [resta|est resté] par terre, et {hero} [mesura|a mesuré] {part_def} avec ses épaules.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’anguille devant {part_def}. Le sac, jeté au milieu, faisait le rocher.',
          ],
        },
        fails: [
          '{hero_subj} [contourna|a contourné] son sac, [poussa|a poussé], [revint|est revenu{hero_e}], et [contourna|a contourné] encore. Le sac prenait toute la bonne place.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] en arrière, le derrière d’abord. Le derrière [rencontra|a rencontré] le sac, et le sac [gagna|a gagné].',
        ],
        refrain: ['Plus tard, plus tard. Coincé, coincé.'],
        turned: ['Sac au dos. Sac au dos. Voilà.'],
        noticing: [
          '{companion} [trébucha|a trébuché] sur une bretelle. Au bout de la bretelle, il y avait une étiquette. {hero_subj} [la lut|l’a lue]. C’était son nom.',
        ],
        deed: [
          '{hero_subj} [souleva|a soulevé] son sac à deux bras, loin {de_part}. Puis {hero_il} [le mit|l’a mis] sur son dos.',
        ],
        answer: ['À la place du sac, il y avait de la place. C’était justement la bonne.'],
        echo: [
          '<companion>Qu’est-ce qu’il y a dedans ?</companion> [demanda|a demandé] {companion}. {hero} [ouvrit|a ouvert] le sac. <hero>Le goûter d’hier. Il a bien voyagé.</hero>',
        ],
      },
    ],
  },
  theSignAtTheSpot: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} devait donner le signal, un seul. {hero_subj} [le donna|l’a donné] tout de suite, dix fois, en plein dans {part_def}.',
          ],
          warm: [
            '{hero_subj} ne voulait pas que {companion} attende. {hero_subj} [donna|a donné] le signal une fois, puis neuf encore, malgré {part_def}, par gentillesse.',
          ],
          clever: [
            'Si un signal se perd dans {part_def}, dix ne se perdent pas tous. {hero_subj} [tapa|a tapé] dix fois dans ses mains.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] le signal en rythme : ta, ta, tata ta. C’était très dansant, surtout avec {part_def}.',
          ],
        },
        fails: [
          'Cela [fit|a fait] dix bruits de plus dans le bruit. {hero_subj} [regarda|a regardé] passer un scarabée, et en [fit|a fait] dix autres.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé], [tapa|a tapé], [tapa|a tapé]. On aurait pu croire qu’on applaudissait le bruit.',
        ],
        refrain: ['Clap clap clap clap. Et rien.'],
        turned: ['Attends. Attends. Clap.'],
        noticing: [
          '{companion} tenait la tête levée, comme on attend derrière une porte. {companion} attendait un seul signal. Les dix qui [passèrent|ont passé], {companion} [les laissa|les a laissés] passer.',
        ],
        deed: [
          '{hero_subj} [retourna|est retourné{hero_e}] à l’endroit convenu et [se tint|s’est tenu{hero_e}] droit{hero_e}. {hero_il} [attendit|a attendu] que {part_def} fasse une pause. Alors, {hero_il} [tapa|a tapé] une fois.',
        ],
        answer: [
          'Un clap tout seul, dans un creux, cela ne ressemble à rien d’autre. {companion} [baissa|a baissé] la tête : entendu.',
        ],
        echo: [
          'À table, {hero} [tapa|a tapé] une fois, dans le silence. {companion} [passa|a passé] le pain. Personne d’autre n’avait compris.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} devait donner le signal {a_part}. {hero_il} [joua|a joué] d’abord, puis [le donna|l’a donné] dix fois de suite, pour rattraper.',
          ],
          warm: [
            'Pour aider {part_def}, {hero} [donna|a donné] le signal d’avance. Puis encore un, au cas où, et quelques-uns de réserve.',
          ],
          clever: [
            '{hero_subj} [réfléchit|a réfléchi] : dix signaux valent dix fois un signal. Alors, de loin, en jouant, {hero_il} en [fit|a fait] dix {a_part}.',
          ],
          playful: [
            'Le signal, c’était de taper des mains. {hero_subj} en [fit|a fait] une chanson {a_part}, avec les pieds.',
          ],
        },
        fails: [
          'Ni au bon moment, ni au bon endroit. {hero_subj} [tapa|a tapé] des mains en courant, et [oublia|a oublié] combien.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] encore, couché{hero_e} sur le dos, avec les pieds. On aurait dit un applaudissement pour personne.',
        ],
        refrain: ['Clap clap clap clap. Hein ? Clap clap clap.'],
        turned: ['J’attends. J’attends. Clap.'],
        noticing: [
          '{companion} avait la tête levée, comme on attend devant une porte. {hero} [regarda|a regardé] ces yeux-là. Ils n’attendaient qu’un seul signal.',
        ],
        deed: [
          '{hero_subj} [retourna|est retourné{hero_e}] à l’endroit convenu et [ne bougea plus|n’a plus bougé]. Au bon moment, pour {part_def}, {hero_il} [tapa|a tapé] une fois.',
        ],
        answer: ['Un seul clap, à sa place. Une tête [se tourna|s’est tournée], comme à son nom.'],
        echo: [
          'À table, {companion} [tapa|a tapé] une fois dans ses mains. {hero} [passa|a passé] l’eau. C’était bien l’eau.',
        ],
      },
    ],
  },
  backFromTheConcert: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Cinq minutes</hero>, [écrivit|a écrit] {hero}, déjà sur le chemin du concert. On l’attendait à l’autre bout {de_part} depuis une heure.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] une photo du ciel, un cœur, et <hero>cinq minutes</hero>. Son côté {de_part} [resta|est resté] vide, et beau sur la photo.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’entre l’ouverture des portes et la première partie, il y avait une demi-heure pour {part_def}. C’était à l’autre bout de la ville.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] savoir à {part_def}, en trois messages drôles, que son bras gauche arrivait avec un peu de retard.',
          ],
        },
        fails: [
          'Là-bas, ils [essayèrent|ont essayé] à un de moins. <hero>J’arrive</hero>, [écrivit|a écrit] {hero}, en avançant dans la file.',
        ],
        again: [
          '{hero_subj} [envoya|a envoyé] encore <hero>cinq minutes</hero>. C’étaient toujours les mêmes.',
        ],
        noticing: [
          '<companion>D’accord, j’attends.</companion> C’était la deuxième fois. {hero_subj} [regarda|a regardé] bien ce message. Il n’avait pas de majuscule, ni de point. On l’avait écrit d’un pouce, les mains prises.',
        ],
        deed: [
          '{hero_subj} [donna|a donné] son billet à la personne derrière, et [refit|a refait] tout le chemin à pied. Sans rien dire, {hero_il} [prit|a pris] l’autre bout {de_part}.',
        ],
        answer: ['Depuis une heure, cette place était vide. Elle ne l’était plus.'],
        echo: [
          '<companion>Tu étais à quel rang ?</companion> [demanda|a demandé] {companion}, à la fin. <hero>Six</hero>, [dit|a dit] {hero}. <companion>C’est loin</companion>, [dit|a dit] {companion}. C’était très près.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>J’arrive</hero>, [écrivit|a écrit] {hero} à ceux qui attendaient près {de_part}, et {hero_il} [changea|a changé] de bus, dans l’autre sens.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] trois cœurs et <hero>commencez sans forcer</hero>. Le poids {de_part}, lui, [ne changea pas|n’a pas changé].',
          ],
          clever: [
            '{hero_subj} [suggéra|a suggéré] par message une meilleure prise pour {part_def}, avec un schéma, depuis la file du concert.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] sur le groupe la météo de son retard, éclaircies comprises. {part_def} n’avait pas de parapluie.',
          ],
        },
        fails: [
          'On [essaya|a essayé] à deux au lieu de trois. <hero>Cinq minutes</hero>, [écrivit|a écrit] {hero}.',
        ],
        again: ['<hero>Cinq minutes</hero>, [copia|a copié] {hero}, et {hero_il} [colla|a collé].'],
        noticing: [
          '<companion>d’accord, j’attends.</companion> Pas de majuscule. {hero_subj} [vit|a vu] d’ici la main qui n’était pas libre, et le pouce qui avait écrit quand même.',
        ],
        deed: [
          '{hero_subj} [offrit|a offert] son billet, [rentra|est rentré{hero_e}] à pied, toute la côte, et [se plaça|s’est placé{hero_e}] du côté {de_part} qui bougeait.',
        ],
        answer: [
          'Avec quelqu’un à cet endroit, on pouvait lever, tourner, poser. On [compta|a compté] jusqu’à trois, et cette fois il y avait trois personnes.',
        ],
        echo: [
          'Au loin, par vent d’ouest, on entendait la basse. <companion>Rang six ?</companion> [demanda|a demandé] {companion}. <hero>Rang six mille</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  alarmForMyself: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Personne ne l’a fait ?</hero> [demanda|a demandé] {hero}, et {hero_il} [s’occupa|s’est occupé{hero_e}] de {part_def} en deux fois moins de temps qu’il n’en faut.',
          ],
          warm: [
            '<hero>Ce n’est la faute de personne</hero>, [dit|a dit] {hero}, et {hero_il} [se mit|s’est mis{hero_e}] à presser {part_def}, gentiment, des deux mains.',
          ],
          clever: [
            '{hero_subj} [reprit|a repris] le plan de {part_def} et y [gagna|a gagné] une heure en supprimant l’attente. L’attente, c’était {part_def}.',
          ],
          playful: [
            '{hero_subj} [proposa|a proposé] un miracle, avec tambours, sur {part_def}. Il y [eut|a eu] les tambours.',
          ],
        },
        fails: [
          'Une étape manquait. {hero_subj} [la sauta|l’a sautée], et la suivante avec, pour se rattraper.',
        ],
        again: [
          '{hero_subj} [regarda|a regardé] encore si c’était prêt. Cela n’aimait pas les regards, apparemment, ou le temps gagné.',
        ],
        noticing: [
          'Sur le mur, la liste. En face de l’heure, une écriture qu’{hero_il} connaissait. C’était la sienne.',
        ],
        deed: [
          '<hero>J’avais dit que je le ferais</hero>, [dit|a dit] {hero}. {hero_subj} [mit|a mis] une alarme, pour {hero_lui} et non pour les autres, et [s’assit|s’est assis{hero_e}] à côté {de_part}.',
        ],
        answer: ['À chaque étape, désormais, il y avait quelqu’un, ni avant ni après.'],
        echo: [
          'L’après-midi était libre. {hero} a vu passer ses amis, avec les serviettes. <companion>Elle était froide</companion>, [dit|a dit] {companion} en revenant.',
        ],
      },
    ],
  },
};
