import type { Tables } from '../../schema.ts';

export const near: NonNullable<Tables['link']['near']> = {
  home: [
    '{link} passait toujours sans prévenir. On mettait donc toujours une assiette pour {link}.',
    '{link} avait un rire qu’on entendait depuis la rue. {hero} ouvrait la porte avant le coup de sonnette.',
    'Avec {link}, {hero} n’avait pas besoin de finir ses phrases. Cela faisait gagner du temps pour en dire d’autres.',
    '{link} laissait toujours quelque chose chez {hero} : un gant, un livre, une bonne odeur.',
    '{link} savait des choses sur {hero} que {hero} ne savait pas encore.',
    'Sur la photo du couloir, {link} tenait {hero} à l’envers. Tout le monde riait, surtout celui qui était à l’envers.',
    '{link} apportait les nouvelles, les mauvaises d’abord, les drôles à la fin.',
    'Quand {link} comptait jusqu’à trois, {hero} partait à deux. C’était une vieille affaire.',
    '{link} avait appris à {hero} à faire les nœuds. C’étaient de bons nœuds, surtout pour les lacets des autres.',
    '{hero} gardait pour {link} tout ce qui était rond : les cailloux, les boutons, les histoires.',
  ],
  echo: [
    '{link} était là, la main sur le dossier d’une chaise. <link>Assieds-toi</link>, [dit|a dit] {link}. <link>Commence par la fin.</link>',
    '{link} avait encore laissé un gant. {hero} [le mit|l’a mis] à sécher près du sien.',
    'Sur la table, il y avait un mot de {link} : j’ai mangé ta moitié, voici la mienne.',
    '{link} [compta|a compté] jusqu’à trois. {hero} [attendit|a attendu] trois, pour une fois.',
    '{hero} [posa|a posé] un petit objet rond dans la main de {link}. {link} [referma|a refermé] les doigts dessus.',
    'Le rire de {link} [monta|a monté] l’escalier avant tout le monde.',
  ],
};
