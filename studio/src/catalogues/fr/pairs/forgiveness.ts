import type { LessonPairs } from '../../schema.ts';

export const forgiveness: LessonPairs = {
  saidOnce: {
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Ça ne fait rien</hero>, [dit|a dit] {hero} entre les dents. Et {hero_il} [donna|a donné] un coup de pied dans la poussière, du côté {de_part}.',
          ],
          warm: [
            '<hero>Mais non, je ne suis pas fâché{hero_e}</hero>, [dit|a dit] {hero} à {part_def}. Il y avait un sourire, et des dents serrées dessous.',
          ],
          clever: [
            '{hero_subj} [compara|a comparé] : moins on en parle, plus vite c’est passé. <hero>Tout va bien</hero>, [dit|a dit] {hero} {a_part}. La poussière volait.',
          ],
          playful: [
            '{hero_subj} [sifflota|a siffloté], l’air léger. Puis {hero_il} [joua|a joué] au football avec les cailloux, tous en direction {de_part}.',
          ],
        },
        fails: [
          'En filant se cacher, {part_def} avait marché sur le pied de {hero}. Au moindre bruit, là-bas, {hero} soulevait la poussière.',
        ],
        again: [
          '<hero>Puisque je te dis que ça va !</hero> [cria|a crié] {hero}. Même la poussière n’y croyait pas.',
        ],
        refrain: ['Ça va. Paf. Ça va. Paf. Caché.'],
        turned: ['C’est dit. Main vide. C’est dit.'],
        noticing: [
          'Au fond de la poche, {hero} [sentit|a senti] son poing. Il était si fermé que les doigts avaient laissé quatre petites lunes dans la paume.',
        ],
        deed: [
          '{hero_subj} [sortit|a sorti] la main et [l’ouvrit|l’a ouverte] devant {part_def}, vide. <hero>Ça m’a fait mal. Voilà, c’est dit.</hero>',
        ],
        answer: [
          'Le pire avait été dit, et c’était court. {part_def} [vérifia|a vérifié] la main : il n’y avait rien dedans.',
        ],
        echo: [
          '<companion>Et ton pied ?</companion> [demanda|a demandé] {companion}. {hero} [remua|a remué] les orteils. <hero>Quatre vont très bien. Le cinquième exagère.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ça m’est bien égal</hero>, [dit|a dit] {hero}, et le sable [vola|a volé] du côté {de_part}.',
          ],
          warm: [
            '<hero>Tout est oublié</hero>, [dit|a dit] {hero} {a_part}, avec un sourire qui ne desserrait pas les dents.',
          ],
          clever: [
            '{hero_subj} [énuméra|a énuméré] ce que {part_def} n’avait pas fait exprès. Au bout de la liste, un caillou [partit|est parti].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] celui qui n’a rien senti, les mains dans les poches, et le pied qui jouait au foot avec {part_def}, ou presque.',
          ],
        },
        fails: [
          'En se sauvant, {part_def} avait fait tomber le chapeau de {hero}. Depuis, les pieds répondaient à chaque bruit.',
        ],
        again: [
          '<hero>Je ne suis pas du tout vexé{hero_e}</hero>, [dit|a dit] {hero} à un pissenlit, qui en [perdit|a perdu] ses cheveux.',
        ],
        refrain: ['Rien du tout. Paf. Caché. Rien du tout.'],
        turned: ['Un mot. La main. Vide. Voilà.'],
        noticing: [
          'Le pied avait mal, à force. {hero_subj} [le prit|l’a pris] dans sa main, et la main ne s’ouvrait pas. Depuis le chapeau, elle était restée fermée. Au milieu, il y avait quatre marques, et pas de chapeau.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}], et [ouvrit|a ouvert] la main à plat, du côté {de_part}. <hero>Mon chapeau, je n’ai pas aimé.</hero> C’était tout. {hero_subj} l’avait dit, et [ne le redit pas|ne l’a pas redit].',
        ],
        answer: [
          'Après une phrase comme celle-là, il n’en vient pas d’autre. On [attendit|a attendu] quand même. Il n’en [vint pas|est pas venue].',
        ],
        echo: [
          '<companion>Il est où, ton chapeau ?</companion> [demanda|a demandé] {companion}. <hero>Prêté</hero>, [dit|a dit] {hero}. <hero>Quelqu’un se cache dessous.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Ça m’est égal</hero>, [dit|a dit] {hero} à {part_def}, la mâchoire fermée. Et {hero_il} [envoya|a envoyé] un coup de pied dans la terre.',
          ],
          warm: [
            '<hero>Ce n’est rien du tout</hero>, [dit|a dit] {hero} {a_part}, d’une voix de miel. Ses dents, derrière, ne bougeaient pas.',
          ],
          clever: [
            '{hero_subj} [décida|a décidé] qu’un poing dans la poche ne se voit pas. Les mots, {hero} les [choisit|a choisis] légers, pour {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] trois pas de danse devant {part_def}. À chaque pas, il y avait un peu de terre en l’air, et pas par hasard.',
          ],
        },
        fails: [
          'Tout à l’heure, {part_def} avait bousculé {hero} d’un coup d’épaule, et {hero} n’avait rien dit. Maintenant, le pied parlait.',
        ],
        again: ['<hero>Rien, rien, rien !</hero> Cela [fit|a fait] trois coups de pied, et un caillou.'],
        refrain: ['Rien du tout. Paf. Rien du tout.'],
        turned: ['C’est dit une fois. Et la main.'],
        noticing: [
          'Le poing dormait dans la poche de {hero}, si serré qu’il [fallut|a fallu] l’autre main pour l’ouvrir. Il y avait dedans quatre petites lunes, une par doigt.',
        ],
        deed: [
          '{hero_subj} [montra|a montré] sa main vide à {part_def}. <hero>Tout à l’heure, ça m’a fait mal. Maintenant, c’est dit.</hero> Une seule fois.',
        ],
        answer: ['{part_def} attendait un coup de pied en retour. Il [ne vint pas|n’est pas venu].'],
        echo: [
          '{companion} [regarda|a regardé] la paume de {hero}. <companion>Elles ont disparu, tes lunes.</companion> <hero>Elles reviennent</hero>, [dit|a dit] {hero}. <hero>Mais seulement le soir.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{part_def} avait bousculé {hero}, tout à l’heure, en passant. <hero>Même pas mal</hero>, [dit|a dit] {hero} {a_part}, et la poussière [vola|a volé].',
          ],
          warm: [
            '<hero>N’en parlons plus</hero>, [dit|a dit] {hero} à {part_def}, qui lui avait marché sur le pied. On n’en parlait plus, mais on tapait du talon.',
          ],
          clever: [
            '{hero_subj} [raya|a rayé] l’affaire de sa liste : {part_def} l’avait poussé{hero_e}, c’était fini. Un caillou [partit|est parti] tout seul, du bout de sa chaussure.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le cheval qui s’en moque, hennissement et sabot, devant {part_def}. Le sabot s’en moquait moins que le reste.',
          ],
        },
        fails: [
          'À chaque mouvement en face, un peu de sable partait. <hero>Pas mal du tout</hero>, [répéta|a répété] {hero}, les dents serrées.',
        ],
        again: [
          '{hero_subj} [donna|a donné] un coup de pied plus fort. L’orteil [eut|a eu] mal, lui, et [le dit|l’a dit].',
        ],
        refrain: ['Même pas mal. Toc. Même pas mal.'],
        turned: ['J’ai eu mal. C’est dit. Voilà.'],
        noticing: [
          'La main de {hero} était rentrée dans la poche, et n’en sortait plus. {hero_subj} [tira|a tiré] dessus. C’était un poing, tout blanc aux coins, et il gardait quelque chose qui n’y était pas.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] le poing devant {part_def}, doigt après doigt. <hero>Quand tu m’as bousculé{hero_e}, ça m’a fait mal. C’est tout.</hero> Et {hero_il} [laissa|a laissé] la main ouverte.',
        ],
        answer: [
          '{part_def} s’était mis en travers pour recevoir un coup. Il n’y avait là qu’une main, et rien dedans.',
        ],
        echo: [
          '<companion>Ça va, ton pied ?</companion> [demanda|a demandé] {companion}. <hero>Il a mal</hero>, [dit|a dit] {hero}. C’était dit, et l’on [passa|est passé] à table.',
        ],
      },
    ],
  },
  letsGoFirst: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{part_def} [tira|a tiré], en dormant. {hero} [tira|a tiré] aussi. Qui commence doit s’attendre à la suite.',
          ],
          warm: [
            '<hero>Rends-le, s’il te plaît</hero>, [dit|a dit] {hero} à {part_def}, en tirant un peu. Et comme cela tirait en face, encore un peu.',
          ],
          clever: [
            '{hero_subj} [mesura|a mesuré] la force {de_part} et [répondit|a répondu] d’autant. Plus un doigt, pour rester devant.',
          ],
          playful: [
            '<hero>Un, deux, et hop !</hero> {hero_subj} [joua|a joué] à la corde avec {part_def}, qui dormait et gagnait presque.',
          ],
        },
        fails: [
          '<hero>C’est pas moi qui ai commencé.</hero> Chaque secousse [eut|a eu] sa réponse, un peu plus longue.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] à deux mains en donnant des explications. On ne peut pas expliquer à quelqu’un qui ronfle.',
        ],
        refrain: ['Toi, tu tires. Moi, je tire. Grrr.'],
        turned: ['Moi, je lâche. Moi, je lâche. Mmm.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] compter jusqu’au commencement. Avant ce coup-ci, il y avait le leur. Avant, un bâillement. Avant, un hoquet. Avant, plus personne ne savait.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] {prize_def} en premier, avec les dix doigts. Puis {hero_il} [s’assit|s’est assis{hero_e}], les deux mains à plat sur les genoux.',
        ],
        answer: [
          '{part_def} ne tirait que parce qu’on tirait. La patte, ou la main, [se desserra|s’est desserrée].',
        ],
        echo: [
          '<companion>C’est toi qui as commencé ?</companion> [demanda|a demandé] {companion} le soir, sous la couverture. <hero>Tiens</hero>, [dit|a dit] {hero}, <hero>prends-la.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Cela [tira|a tiré], dans le sommeil, alors {hero_subj} [tira|a tiré] aussi, un peu plus. {part_def} [tira|a tiré] un peu plus que cela.',
          ],
          warm: [
            '<hero>Sois raisonnable</hero>, [dit|a dit] {hero} à {part_def}, en tirant juste de quoi faire la différence. En face, on rêvait, et l’on [fit|a fait] la différence aussi.',
          ],
          clever: [
            '{hero_subj} [nota|a noté] : {part_def} a tiré le premier. {hero_subj} [tira|a tiré] donc le deuxième, puis le quatrième, puis le sixième.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la chèvre têtue, une chèvre éveillée contre une chèvre endormie. {part_def} avait l’avantage du poids.',
          ],
        },
        fails: [
          'Un coup pour un coup. Aucun des deux ne voulait être le dernier, et l’un des deux ronflait.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] avec les talons plantés. Il [vint|est venu] un bâillement, et rien d’autre.',
        ],
        refrain: ['À toi. À moi. Grrr. À toi.'],
        turned: ['Je lâche. Tout mou. Mmm.'],
        noticing: [
          '{hero_subj} [chercha|a cherché] qui avait tiré d’abord. Il y avait eu un coup, avant un autre, avant un hoquet. Le hoquet, peut-être, était de {hero}.',
        ],
        deed: [
          '{hero_subj} [écarta|a écarté] les doigts, tous, d’un seul coup. {prize_def} [resta|est resté{prize_e}] là. {hero_subj} [s’assit|s’est assis{hero_e}], les paumes à plat, et [ne tira plus rien|n’a plus rien tiré].',
        ],
        answer: [
          'De l’autre côté, il n’y avait plus personne contre qui dormir. Ce qui tirait [se fit|s’est fait] lourd, puis mou.',
        ],
        echo: [
          'Le soir, on avait une couette pour deux. {companion} [tira|a tiré]. {hero_subj} [lâcha|a lâché]. <companion>C’est moins drôle</companion>, [dit|a dit] {companion}, et [la rendit|l’a rendue].',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{part_def} [tira|a tiré]. {hero} [tira|a tiré], deux fois plus fort. <hero>C’est toi qui as commencé.</hero>',
          ],
          warm: [
            '<hero>Lâche, sois chou</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [tira|a tiré] un tout petit coup, après le sien.',
          ],
          clever: [
            '{hero_subj} [tira|a tiré] chaque fois d’un pouce de plus que {part_def}. Ainsi, en théorie, on finit par gagner.',
          ],
          playful: [
            '<hero>Oh hisse, le bateau !</hero> {hero_subj} [tira|a tiré], {part_def} [tira|a tiré], et c’était très amusant pour un des deux.',
          ],
        },
        fails: [
          'Chaque coup en [eut|a eu] un autre, un rien plus long. <hero>Encore un, et j’arrête</hero>, [dit|a dit] {hero}, et ce n’était pas le dernier.',
        ],
        again: [
          '{hero_subj} [se coucha|s’est couché{hero_e}] par terre pour tirer mieux. Cela [plut|a plu] beaucoup, en face.',
        ],
        refrain: ['Je tire. Tu tires. Encore. Encore.'],
        turned: ['Je lâche. À plat. Je lâche. À plat.'],
        noticing: [
          '{hero_subj} [réfléchit|a réfléchi] à qui avait commencé. Cela remontait à un coup de coude, avant lui à un éternuement. Plus loin, on ne voyait plus rien.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] en premier, les dix doigts d’un coup. {hero_il} [s’assit|s’est assis{hero_e}] et [posa|a posé] ses mains à plat sur ses genoux, face {a_part}.',
        ],
        answer: [
          'Des mains à plat, ce n’est plus un jeu de corde. {part_def} [regarda|a regardé] son bout, qui ne tirait plus.',
        ],
        echo: [
          'Ce soir-là, {companion} et {hero} [voulurent|ont voulu] le même coussin. Il y [eut|a eu] quatre mains à plat, et un coussin que personne ne prenait.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [attrapa|a attrapé] {prize_def} par son bout. {part_def} avait l’autre bout. <hero>Toi d’abord</hero>, [dit|a dit] {hero}, et [tira|a tiré] d’abord.',
          ],
          warm: [
            '<hero>On va être raisonnables</hero>, [dit|a dit] {hero} {a_part}, et, pour montrer l’exemple, [tira|a tiré] raisonnablement.',
          ],
          clever: [
            '{part_def} avait tiré trois fois, {hero} deux. Il en manquait une, pour que ce soit juste. Et {hero_il} [la tira|l’a tirée].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le tire-bouchon, face {a_part} : un tour, hop. En face, on [fit|a fait] le bouchon, et l’on adorait cela.',
          ],
        },
        fails: ['Chacun avait raison de tirer, puisque l’autre tirait.'],
        again: [
          '{hero_subj} [compta|a compté] jusqu’à trois, pour que les deux lâchent ensemble. À trois, les deux [tirèrent|ont tiré].',
        ],
        refrain: ['À toi. Hop. À moi. Hop. Encore.'],
        turned: ['Dix doigts. Ouverts. À toi.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] dire qui avait commencé. Il y avait le coup de tout à l’heure, et celui d’avant, et un bâillement, et ensuite rien du tout : un début qui n’appartenait à personne.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] les mains {hero_g, select, m {le premier} other {la première}}, toutes grandes. {prize_def} [pendit|a pendu] d’un seul côté. {hero_subj} [s’assit|s’est assis{hero_e}], les paumes sur les genoux.',
        ],
        answer: [
          'Quand personne ne tire, un bout n’est plus qu’un bout. {part_def} [le regarda|l’a regardé] sans savoir qu’en faire.',
        ],
        echo: [
          'Pour la télécommande, le soir, {companion} et {hero_subj} [posèrent|ont posé] les mains à plat. C’est le chat qui [choisit|a choisi].',
        ],
      },
    ],
  },
  bothEdges: {
    broken: [
      {
        firstTry: {
          bold: [
            'Depuis que {companion} s’était assis{companion_e} sur sa grue en papier, {hero} faisait seul{hero_e}. Des deux mains, {hero_il} [serra|a serré] {part_def}.',
          ],
          warm: [
            '<hero>Ne touche à rien, c’est mieux pour toi</hero>, [dit|a dit] {hero} à {companion}, à cause de la grue écrasée. Et {hero_il} [serra|a serré] {part_def}.',
          ],
          clever: [
            'Une grue en papier, {companion} s’était assis{companion_e} dessus. {hero_subj} en [conclut|a conclu] qu’à deux mains, pas quatre, on répare mieux {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le magicien qui ne prête jamais son chapeau, depuis l’histoire de la grue écrasée. <hero>Abracadabra</hero>, à {part_def}.',
          ],
        },
        fails: [
          'Un coude de chaque côté, pour que personne n’approche, cela laisse deux doigts pour réparer.',
        ],
        again: [
          '{hero_subj} [serra|a serré] entre le coude et le menton. Cela [fit|a fait] une grimace à deux étages.',
        ],
        refrain: ['Moi, ce bord. Moi, ce bord. Clac.'],
        turned: ['Toi, ce bord. Moi, ce bord. Là.'],
        noticing: [
          'La grue [tomba|est tombée] de sa poche, toute plate. {hero_subj} [la ramassa|l’a ramassée]. Elle avait encore ses deux ailes. L’une n’attendait qu’un doigt pour la tenir.',
        ],
        deed: [
          '<hero>Tu t’es assis{companion_e} dessus, tu tiens ce bord-là</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [tint|a tenu] l’autre bord {de_part}.',
        ],
        answer: [
          'Un doigt à {hero}, un doigt à {companion}. La fente se voyait toujours, et elle était fermée.',
        ],
        echo: [
          'La grue, on l’a réparée aussi. Elle penche. <companion>Elle vole en rond</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} avait marché sur le bateau en papier. <hero>Toi, tu ne touches plus à rien</hero>, [dit|a dit] {hero}, et [prit|a pris] les deux bords {de_part} pour soi.',
          ],
          warm: [
            '<hero>Je préfère le faire, tu comprends</hero>, [dit|a dit] {hero} à {companion}, très doucement. C’était depuis le bateau en papier, celui d’avant la semelle. {hero_subj} [pressa|a pressé] {part_def}, sans aide.',
          ],
          clever: [
            'Quelqu’un qui marche sur un bateau en papier marcherait sur {part_def}, [conclut|a conclu] {hero}. Quatre mains moins deux, cela fait deux.',
          ],
          playful: [
            '<hero>Homme à la mer</hero>, [dit|a dit] {hero} à {companion}, à cause du bateau en papier écrasé, et [répara|a réparé] {part_def} en capitaine, sans équipage.',
          ],
        },
        fails: [
          'Un bord partait à gauche quand on tenait le droit. {hero_subj} [tint|a tenu] le gauche. {companion} avait les mains dans le dos.',
        ],
        again: [
          '{hero_subj} [tint|a tenu] un bord avec les genoux. Les genoux n’étaient fâchés contre personne, et [ne tinrent rien|n’ont rien tenu].',
        ],
        refrain: ['Sans toi. Sans toi. Crac.'],
        turned: ['Avec toi. Ici. Et là.'],
        noticing: [
          'Le bateau [glissa|a glissé] de sa poche. Il était tout plat, avec une semelle dessinée dessus. {hero_subj} [souffla|a soufflé] dedans. Un côté [se leva|s’est levé]. L’autre attendait qu’on souffle d’en face.',
        ],
        deed: [
          '{hero_subj} [tendit|a tendu] à {companion} un bord {de_part}. <hero>C’est toi qui l’as coulé, alors tu tiens ce côté.</hero> Et {hero} [prit|a pris] l’autre.',
        ],
        answer: [
          'Un bord chacun, et le nez l’un contre l’autre. On voyait encore la fente. On la voyait fermée.',
        ],
        echo: [
          'On [mit|a mis] le bateau dans l’évier. Il flottait, avec la semelle. <companion>C’est son nom, maintenant</companion>, [dit|a dit] {companion}. <companion>Pointure trente.</companion>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} s’était assis{companion_e} sur la grue en papier. Alors {hero} faisait seul{hero_e} : un côté {de_part}, puis l’autre, les coudes dehors.',
          ],
          warm: [
            '<hero>Repose-toi donc</hero>, [dit|a dit] {hero} à {companion}, avec le coude. C’était à cause de la grue. Et {hero_il} [prit|a pris] {part_def} des deux côtés.',
          ],
          clever: [
            'Qui s’assied sur une grue en papier peut s’asseoir sur {part_def}. {hero_subj} en [conclut|a conclu] qu’il fallait tout tenir seul{hero_e}.',
          ],
          playful: [
            '{companion} avait aplati la grue en papier. Alors {hero} [fit|a fait] le crabe, une pince à chaque bout {de_part}, et ne prêtait rien.',
          ],
        },
        fails: [
          'Pour tenir ici, il fallait lâcher là. {hero_subj} [courut|a couru] d’un bord à l’autre, et {companion} n’avait le droit de rien toucher.',
        ],
        again: ['{hero_subj} [tint|a tenu] un bord avec les dents. Il en [tomba|est tombé] deux autres.'],
        refrain: ['Moi ici. Moi là. Patatras.'],
        turned: ['Toi là-bas. Moi ici. Ça tient.'],
        noticing: [
          'La grue [glissa|a glissé] de sa poche, toute plate. Elle avait encore deux ailes. À l’une des deux, il ne manquait qu’un doigt pour la tenir.',
        ],
        deed: [
          '{hero} [tendit|a tendu] l’autre bord à {companion}. <hero>Tu t’es assis{companion_e} dessus, tu tiens ce bout-là.</hero> Et {hero_il} [prit|a pris] {part_def} de ce côté-ci.',
        ],
        answer: [
          'Quatre mains [trouvèrent|ont trouvé] chacune leur place. Rien ne glissait plus en arrière.',
        ],
        echo: [
          'La grue vole de nouveau, au bout d’un fil. <companion>Elle a un peu mon derrière</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'La cocotte en papier était plate, et c’était {companion} qui s’était assis{companion_e} dessus. <hero>Je n’ai besoin de personne</hero>, [dit|a dit] {hero}, un bord {de_part} dans chaque main.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] tout pour {companion} : tenir {part_def} ici, tenir {part_def} là. Avec les coudes, {hero_subj} disait autre chose, à cause de la cocotte.',
          ],
          clever: [
            'Depuis la cocotte écrasée, {hero_subj} comptait sur soi. Pour {part_def}, cela faisait un.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] aux quatre déménageurs avec {part_def}, et [fit|a fait] les quatre. Depuis la cocotte, {companion} n’avait pas de rôle.',
          ],
        },
        fails: [
          'Le bord de gauche [tomba|est tombé]. Pendant qu’on le ramassait, celui de droite [apprit|a appris] comment on fait.',
        ],
        again: [
          '<hero>Ne touche pas</hero>, [dit|a dit] {hero} à {companion}, un bord dans la bouche. Il y [eut|a eu] un bord de moins dans la bouche.',
        ],
        refrain: ['Tout seul. Ici. Pouf. Tout seul. Là.'],
        turned: ['Ton bord. Mon bord. Et debout.'],
        noticing: [
          'La cocotte [sortit|est sortie] de sa poche toute seule, aplatie. D’un côté, elle avait encore une aile en l’air. L’autre aile cherchait quelqu’un.',
        ],
        deed: [
          '{hero_subj} [montra|a montré] le bord d’en face à {companion}. <hero>C’est toi qui l’as écrasée, alors c’est toi qui tiens ça.</hero> Et {hero_subj} [prit|a pris] l’autre bord {de_part}.',
        ],
        answer: ['Les deux bords [se regardèrent|se sont regardés], et [montèrent|sont montés] ensemble.'],
        echo: [
          '{companion} [déplia|a déplié] la cocotte, une aile après l’autre. <companion>Elle marche un peu comme moi</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  armsUncrossed: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{companion} avait raconté son secret, et demandé pardon, mais non. Bras croisés, {hero} [s’élança|s’est élancé{hero_e}] sur {part_def}.',
          ],
          warm: [
            'Bras croisés, {hero} [dit|a dit] que ce n’était rien, pour le secret raconté. Puis {hero_il} [s’avança|s’est avancé{hero_e}] sur {part_def}, à l’épaule.',
          ],
          clever: [
            '{companion} avait dit son secret à tout le monde. {hero_subj} [croisa|a croisé] les bras, et [calcula|a calculé] que pour {part_def}, les pieds suffisent.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la momie, bras croisés, à cause du secret raconté. La momie [partit|est partie] sur {part_def}.',
          ],
        },
        fails: [
          'Sans bras, on penche, et quand on penche, on part. <companion>Ma main</companion>, [dit|a dit] {companion}. {hero_subj} [serra|a serré] les bras plus fort.',
        ],
        again: [
          '{hero_subj} [essaya|a essayé] sur les fesses, bras croisés. C’était rapide, surtout vers le bas.',
        ],
        refrain: ['Croisés, serrés. Et zip.'],
        turned: ['Décroisés. Une main. Et cric.'],
        noticing: [
          'Les bras de {hero} fourmillaient. Ils tenaient une chose, de toutes leurs forces, et ils la tenaient depuis ce matin. {hero_subj} [regarda|a regardé] : il n’y avait rien dedans.',
        ],
        deed: [
          '{hero_subj} [décroisa|a décroisé] les bras et les [secoua|a secoués], jusqu’à ce que cela chatouille. Sur {part_def}, {hero_il} [tendit|a tendu] une main à {companion}.',
        ],
        answer: ['{companion} [la prit|l’a prise]. Un pied [trouva|a trouvé] du rêche, le second aussi.'],
        echo: [
          '<companion>J’ai un secret</companion>, [dit|a dit] {companion}, <companion>à toi de le raconter.</companion> {hero} [le garda|l’a gardé]. On n’était que mardi.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} avait répété le secret à table. <hero>C’est oublié</hero>, [dit|a dit] {hero}, les bras en croix sur le ventre, et [prit|a pris] {part_def} comme une quille.',
          ],
          warm: [
            '<hero>Je ne boude pas du tout</hero>, [dit|a dit] {hero} à {companion}, qui avait répété un secret. Les bras croisés, {hero_subj} [traversa|a traversé] {part_def} en boudant.',
          ],
          clever: [
            'Un secret dit ne se reprend pas, [raisonna|a raisonné] {hero}, et [croisa|a croisé] les bras dessus. Sur {part_def}, cela [fit|a fait] un poids en haut.',
          ],
          playful: [
            'À cause du secret répété, {hero_subj} [fit|a fait] la momie offensée, bras croisés, sur {part_def}. Elle [tint|a tenu] deux pas.',
          ],
        },
        fails: ['Pour rester debout, on écarte les bras. {hero_subj} [les serra|les a serrés] plus fort.'],
        again: [
          '<companion>Tiens-toi à moi</companion>, [dit|a dit] {companion}. {hero_subj} [préféra|a préféré] le sol. Il [vint|est venu] tout de suite.',
        ],
        refrain: ['Bras fermés. Poum. Bras fermés. Poum.'],
        turned: ['Bras ouverts. Une main. Cric.'],
        noticing: [
          'De par terre, on voit ses propres bras de très près. Ils étaient encore fermés. Ils gardaient quelque chose, de toutes leurs forces, comme un coffre. {hero_subj} [regarda|a regardé] par la fente. C’était vide.',
        ],
        deed: [
          'Un bras, deux bras : {hero_subj} [les ouvrit|les a ouverts], et [les secoua|les a secoués], et ils [piquèrent|ont piqué]. Sur {part_def}, le plus long des deux [alla|est allé] vers {companion}, la main au bout.',
        ],
        answer: [
          'Des bras ouverts, c’est fait pour cela, et aussi pour pardonner, mais surtout pour ne pas tomber.',
        ],
        echo: [
          '<companion>Je peux te dire un secret ?</companion> [demanda|a demandé] {companion}. {hero_subj} [écarta|a écarté] les bras. Il y avait de la place.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{companion} avait raconté le secret de {hero}, et demandé pardon. Les bras de {hero} [restèrent|sont restés] croisés. {hero_il} [entra|est entré{hero_e}] dans {part_def} l’épaule en avant.',
          ],
          warm: [
            '<hero>Je ne t’en veux pas</hero>, [dit|a dit] {hero} à {companion}, les bras bien croisés. À cause du secret. Et {hero_il} [tâta|a tâté] {part_def} du menton.',
          ],
          clever: [
            'On peut chercher avec les hanches, pensait {hero}, les bras croisés à cause du secret. {hero_subj} [cogna|a cogné] {part_def} avec méthode.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la momie dans {part_def}, les bras croisés sur le secret raconté. La momie [marcha|a marché] sur un pied à elle.',
          ],
        },
        fails: [
          'Une épaule, une hanche, le front. {hero_subj} [avança|a avancé] de travers, et les bras [ne bougèrent pas|n’ont pas bougé].',
        ],
        again: [
          '{hero_subj} [chercha|a cherché] avec le nez. Le nez [ne trouva que|n’a trouvé que] lui-même.',
        ],
        refrain: ['Bras fermés. Boum. Bras fermés. Boum.'],
        turned: ['Bras ouverts. Ta main. Ma main.'],
        noticing: [
          'Ses bras étaient tout engourdis. Ils serraient une chose de toutes leurs forces, et {hero} ne savait plus bien quoi.',
        ],
        deed: [
          '{hero_subj} [décroisa|a décroisé] les bras et [les secoua|les a secoués], jusqu’aux fourmis. Puis {hero_il} [tendit|a tendu] une main à {companion}, et l’autre vers {part_def}.',
        ],
        answer: ['Une main lisait le bord, l’autre tenait {companion}. À deux, le noir était moins large.'],
        echo: [
          '<companion>Tu veux un secret à moi ?</companion> [demanda|a demandé] {companion} au retour. C’était un petit secret, mais {hero} [ouvrit|a ouvert] les deux mains.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} avait tout répété, le secret et même le petit nom. <hero>J’ai dit que ce n’était rien</hero>, [dit|a dit] {hero}, les bras croisés, et [entra|est entré{hero_e}] dans {part_def} par la hanche.',
          ],
          warm: [
            '{companion} avait répété un secret, et regretté. <hero>Je t’aime bien quand même</hero>, [dit|a dit] {hero}, bras croisés. Et {hero_il} [tâta|a tâté] {part_def} du genou.',
          ],
          clever: [
            'Le secret était sorti, le pardon aussi, mais pas les bras de {hero}, qui restaient croisés. Du coude, {hero_il} [mesura|a mesuré] {part_def}.',
          ],
          playful: [
            'À cause du secret, {hero_subj} jouait à celui qui n’a pas de bras. Dans {part_def}, {hero_il} [avança|a avancé] donc en poussant du front, comme une chèvre.',
          ],
        },
        fails: [
          '{hero_subj} [se cogna|s’est cogné{hero_e}] et [serra|a serré] plus fort. Les bras étaient si bien fermés qu’il ne passait plus un doigt.',
        ],
        again: ['{hero_subj} [tâta|a tâté] avec le menton. On devrait en avoir deux, un pour chaque côté.'],
        refrain: ['Bras croisés, toc. Bras croisés, toc.'],
        turned: ['Un bras pour le mur. Un bras pour toi.'],
        noticing: [
          'Il y avait des fourmis dans les coudes, et plus haut, et dans les mains. {hero_subj} serrait si fort. En regardant bien, il n’y avait là que deux manches.',
        ],
        deed: [
          'Un bras, puis l’autre : {hero_subj} [les décroisa|les a décroisés], et [les secoua|les a secoués] comme un tapis. <hero>Viens</hero>, [dit|a dit] {hero} à {companion}, une main tendue, et de l’autre {hero_il} [trouva|a trouvé] le bord {de_part}.',
        ],
        answer: [
          'À deux, main dans main, on était plus long que le noir. Celui qui marchait devant voyait déjà luire.',
        ],
        echo: [
          '<companion>Et ton secret ?</companion> [demanda|a demandé] {companion}. <hero>Raconte-le à l’oreiller</hero>, [dit|a dit] {hero}. <hero>Lui, il a toujours les bras ouverts.</hero>',
        ],
      },
    ],
  },
  oneSentence: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [répondit|a répondu] <hero>tout va bien</hero>, point, et [tira|a tiré] sur {part_def} avec les autres, sauf un.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] un mot aimable à chacun, un par un, sauf un, et [arrangea|a arrangé] {part_def} du bout des doigts.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] le point de la situation, sans émotion, en sept tirets, et [reprit|a repris] {part_def} au premier. Il manquait le huitième.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la blague habituelle à tout le groupe, et [tira|a tiré] {part_def} en rythme. Une personne ne riait pas.',
          ],
        },
        fails: [
          '<hero>Tout va bien</hero>, [répéta|a répété] {hero}, avec un point. Il y a des points qu’on entend à travers les murs.',
        ],
        again: [
          '{hero_subj} [corrigea|a corrigé] la ponctuation : <hero>Tout va bien !</hero> C’était pire.',
        ],
        noticing: [
          '{hero_subj} [remonta|a remonté] le fil. Quarante messages. Un seul faisait mal, et il avait sept mots. Les trente-neuf autres ne faisaient que du bruit autour.',
        ],
        deed: [
          '{hero_subj} [se plaça|s’est placé{hero_e}] devant la personne, [lut|a lu] ces sept mots tout haut et [dit|a dit] : <hero>Celui-là.</hero> Sa voix tremblait, et on l’entendait. Alors {hero_il} [lâcha|a lâché] {part_def}.',
        ],
        answer: ['Les trente-neuf [tombèrent|sont tombés] d’eux-mêmes. À un seul, on peut répondre.'],
        echo: [
          '<companion>Lequel des sept mots ?</companion> [demanda|a demandé] {companion}. <hero>Le quatrième</hero>, [dit|a dit] {hero}. <companion>Oui</companion>, [dit|a dit] {companion}. <companion>C’était le quatrième.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je n’ai rien contre personne</hero>, [écrivit|a écrit] {hero}, et {hero_il} [répondit|a répondu] à tout le monde, sauf là où cela brûlait. {part_def} [fit|a fait] un tour de plus.',
          ],
          warm: [
            '{hero_subj} [mit|a mis] des pouces à chacun, des ronds, des soleils. Un seul message [n’eut rien|n’a rien eu]. {part_def} passait par là.',
          ],
          clever: [
            'Sur quarante messages, trente-neuf étaient raisonnables, [nota|a noté] {hero}, et {hero_il} [rangea|a rangé] {part_def} selon les trente-neuf.',
          ],
          playful: [
            '{hero_subj} [anima|a animé] le groupe comme une kermesse, avec {part_def} en guirlande. Il y avait un stand où {hero} n’allait pas.',
          ],
        },
        fails: ['<hero>Tout roule</hero>, [écrivit|a écrit] {hero}. Quelque chose, dessous, ne roulait pas.'],
        again: ['{hero_subj} [mit|a mis] un soleil de plus. Il faisait très beau, et très froid.'],
        noticing: [
          '{hero_subj} [parcourut|a parcouru] tout avec le pouce, vite, comme on passe devant des vitrines. Le pouce [s’arrêta|s’est arrêté] à la même, chaque fois. Dans cette vitrine, il y avait sept mots. Les autres étaient éteintes.',
        ],
        deed: [
          'Devant la porte, {hero} [lut|a lu] les sept mots à voix haute, à celui qui les avait écrits. <hero>C’est celui-là. Il n’y a que celui-là.</hero> La voix [trembla|a tremblé], et {hero_il} [lâcha|a lâché] {part_def}.',
        ],
        answer: [
          'Pour trente-neuf messages, il aurait fallu la nuit. Pour sept mots, il [suffit|a suffi] d’une minute, debout.',
        ],
        echo: [
          '<companion>Et les soleils ?</companion> [demanda|a demandé] {companion}. <hero>Je les laisse</hero>, [dit|a dit] {hero}. <hero>Il y en a deux ou trois de vrais.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Tout va bien</hero>, [écrivit|a écrit] {hero}, point, et {hero_il} [poussa|a poussé] contre {part_def} comme on pousse une porte qu’on croit à soi.',
          ],
          warm: [
            '{hero_subj} [fut|a été] charmant{hero_e} avec tout le monde, et devant {part_def} [garda|a gardé] un silence très aimable.',
          ],
          clever: [
            '{hero_subj} [résuma|a résumé] devant {part_def} les faits, sans dire lequel faisait mal. Cela en faisait quarante.',
          ],
          playful: [
            '{hero_subj} [plaisanta|a plaisanté] devant {part_def} avec tout le monde, d’une voix juste un peu trop haute, et jamais dans la bonne direction.',
          ],
        },
        fails: [
          '<hero>Tout va bien</hero>, [répéta|a répété] {hero}, et sa main tenait son bras, très fort.',
        ],
        again: ['{hero_subj} [redit|a redit] cela avec le sourire. Le sourire avait une date limite.'],
        noticing: [
          '{hero_subj} [fit|a fait] défiler les messages jusqu’en haut, puis jusqu’en bas. Le même, chaque fois, arrêtait le pouce. Il avait sept mots.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] devant {part_def}, [lut|a lu] les sept mots à voix haute et [dit|a dit] : <hero>Celui-là.</hero> La voix n’était pas droite.',
        ],
        answer: [
          'Du côté {de_part}, il y avait eu quarante reproches. Il n’en restait qu’un, et il était à la bonne taille.',
        ],
        echo: [
          'Quelqu’un a recopié les sept mots et en a rayé deux. {hero} garde le papier. Cinq mots, cela va.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Aucun problème.</hero> {hero_subj} [écrivit|a écrit] cela avec un point, et le point, vu du côté {de_part}, avait la taille d’une porte.',
          ],
          warm: [
            '{hero_subj} [salua|a salué] tout le monde, les deux mains en l’air, et {part_def} d’un menton. Personne n’aurait pu se plaindre du menton.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] valoir à {part_def} qu’{hero_il} n’avait rien dit. C’était exact, et cela durait depuis jeudi.',
          ],
          playful: [
            '{hero_subj} [raconta|a raconté] une bonne histoire à tous ceux qui entouraient {part_def}. C’était une histoire à ne pas raconter à tous.',
          ],
        },
        fails: ['<hero>Je ne suis pas fâché{hero_e}</hero>, [dit|a dit] {hero} à qui ne demandait rien.'],
        again: ['{hero_subj} [aima|a aimé] tous les messages du groupe, un par un, sauf un sur deux.'],
        noticing: [
          'Pour prouver qu’il y en avait quarante, {hero} [relut|a relu] les quarante. Trente-neuf ne faisaient rien. C’était presque décevant. Au dernier, ses oreilles [chauffèrent|ont chauffé], et il n’y avait là que sept mots, dont un toujours et un toi.',
        ],
        deed: [
          '{hero_subj} [y alla|y est allé{hero_e}] à pied, sans écran. Devant {part_def}, et devant ceux qui se trouvaient là, {hero_il} [récita|a récité] les sept mots, de mémoire. <hero>Les autres, je m’en fiche. Celui-là, non.</hero> Au mot « non », il [n’y eut presque plus|n’y a presque plus eu] de voix.',
        ],
        answer: [
          'On s’attendait à tout, du côté {de_part}, et ce n’était que cela. Pour une chose de cette taille, on entrouvre.',
        ],
        echo: [
          '<companion>Et le toujours ?</companion> [demanda|a demandé] {companion}. <hero>On l’a remplacé par un jeudi.</hero>',
        ],
      },
    ],
  },
  visibleSeam: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [changea|a changé] le mot de passe et [recommença|a recommencé] {part_def}, tout, seul{hero_e}, pour que ce soit bien fait.',
          ],
          warm: [
            '{hero_subj} [assura|a assuré] que ce n’était pas grave, [changea|a changé] le mot de passe, et [soigna|a soigné] {part_def} en cachette.',
          ],
          clever: [
            '{hero_subj} [isola|a isolé] le travail de l’autre dans un dossier fermé et [reconstruisit|a reconstruisi] {part_def} à partir du sien. La moitié, c’était déjà ça.',
          ],
          playful: [
            '{hero_subj} [baptisa|a baptisé] sa version <hero>celle qui marche</hero> et [remonta|a remonté] {part_def}, un casque sur la tête, en sifflant trop fort.',
          ],
        },
        fails: ['Là où il manquait l’autre moitié, {hero} [inventa|a inventé]. Cela ne tombait pas en face.'],
        again: [
          '{hero_subj} [reprit|a repris] depuis le début, plus vite. Les deux mains y étaient. C’étaient seulement les deux mêmes.',
        ],
        noticing: [
          'Au fond des dossiers, il restait une partie qui marchait encore. {hero_subj} [regarda|a regardé] le nom du fichier. Il portait deux initiales, et la première n’était pas la sienne.',
        ],
        deed: [
          '{hero_subj} [donna|a donné] le nouveau mot de passe, et la moitié gâchée avec. Puis {hero_il} [posa|a posé] {part_def} entre eux, là où tout le monde verrait la couture.',
        ],
        answer: [
          'L’autre [s’assit|s’est assis]. On [mit|a mis] les deux bords face à face, sans un mot de trop.',
        ],
        echo: [
          '<companion>On voit la couture</companion>, [dit|a dit] {companion}. <hero>Oui</hero>, [dit|a dit] {hero}. <hero>Elle est de nous deux.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [changea|a changé] le code, [ferma|a fermé] la porte, et [refit|a refait] {part_def} depuis le début, tout seul, avec les dents serrées.',
          ],
          warm: [
            '<hero>Je ne t’en veux pas du tout</hero>, [écrivit|a écrit] {hero}. Puis {hero_il} [retira|a retiré] l’accès, sans bruit, et [soigna|a soigné] {part_def} pour deux.',
          ],
          clever: [
            'La moitié gâchée ne servait plus, [conclut|a conclu] {hero}. {hero_subj} [coupa|a coupé] {part_def} à l’endroit exact de l’affront, et [garda|a gardé] le côté sain.',
          ],
          playful: [
            '{hero_subj} [rebaptisa|a rebaptisé] le dossier « sans toi », avec une tête de pirate, et [vissa|a vissé] {part_def} en fredonnant un peu fort.',
          ],
        },
        fails: ['À l’endroit de l’autre, {hero} [mit|a mis] du sien. Le sien ne savait pas faire cela.'],
        again: ['Il était une heure du matin. {hero_subj} [reprit|a repris] à zéro, pour la beauté du zéro.'],
        noticing: [
          'Une seule chose marchait encore : un petit bout de rien, au milieu, qui marchait même très bien. {hero_subj} [ouvrit|a ouvert] le fichier pour savoir de qui il était. Il y avait deux prénoms, et un cœur de travers, du temps d’avant.',
        ],
        deed: [
          '{hero_subj} [envoya|a envoyé] le nouveau code, sans commentaire, à deux heures vingt. Puis, le matin, {hero_il} [posa|a posé] {part_def} sur la table, et à côté la moitié gâchée. <hero>On met la couture devant.</hero>',
        ],
        answer: [
          'L’autre [tira|a tiré] sa chaise. Quatre mains, deux moitiés : on [chercha|a cherché] le bord, et l’on n’[eut pas|a pas eu] besoin de se parler pour le trouver.',
        ],
        echo: [
          '<companion>De loin, on dirait un éclair</companion>, [dit|a dit] {companion}. <hero>De près aussi</hero>, [dit|a dit] {hero}. <hero>Il vaut mieux.</hero>',
        ],
      },
    ],
  },
};
