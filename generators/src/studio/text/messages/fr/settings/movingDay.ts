import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  title: ['Le carton du milieu', '{hero} et les pièces qui répondaient'],
  passage: [
    'Le camion avait avalé la table, les lits et le bocal aux cornichons. On [monta|est monté] derrière lui, et l’on [roula|a roulé] {to_setting}.',
  ],
  arrive: [
    'Les pièces vides répondaient quand on parlait. Cela sentait la peinture et le carton, et le ruban adhésif hurlait chaque fois qu’on tirait dessus.',
  ],
  image: ['Sur le mur, il y avait un carré plus clair. C’était l’ombre du tableau des autres.'],
  meet: [
    'La voisine d’en bas était assise sur la troisième marche, une pomme à la main. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>C’est moi qui connais la minuterie. Elle dure vingt-deux marches.</helper>',
  ],
  task: [
    '<helper>Tu cherches le carton de la veilleuse ?</helper> [demanda|a demandé] {helper}. <helper>Il faut le trouver avant que le camion reparte. Je l’ai vu entrer. Il est sous la montagne.</helper>',
  ],
  way: ['On [monta|est monté] deux par deux, une marche pour chacun. {helper} disait : attention, celle-là sonne.'],
  obstacle: ['La montagne de cartons montait jusqu’à la lampe. Sur chacun, on avait écrit : fragile, ou bien : divers.'],
  stuck: ['Un carton [s’ouvrit|s’est ouvert] tout seul et [rendit|a rendu] quarante pinces à linge.'],
  still: ['La minuterie [s’éteignit|s’est éteinte]. Dans le noir, la maison faisait connaissance.'],
  open: [
    'Sous le dernier divers, il y avait le bon. La veilleuse était dedans, roulée dans un pull. On [la brancha|l’a branchée], et le mur vide [eut|a eu] une lune, et la lune était à sa place.',
  ],
  gift: [
    '{helper} [donna|a donné] à {hero} une clé. <helper>Celle de la cour,</helper> [dit-elle|a-t-elle dit]. <helper>Elle n’ouvre bien que si on se trompe d’abord de sens.</helper>',
  ],
  homeward: ['Le camion [repartit|est reparti], tout léger. On [agita|a agité] la main, et puis on [monta|est monté] chez soi.'],
  question: ['<hero>Pourquoi une pièce vide résonne-t-elle ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [tapa|a tapé] dans ses mains : cela [répondit|a répondu]. Avec le tapis et les couvertures, cela [se tut|s’est tu]. Le son saute d’un mur dur à l’autre, mais les choses molles le retiennent.',
  ],
};
