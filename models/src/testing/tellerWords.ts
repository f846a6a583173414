import type { Locale } from '@storylark/contracts/languages';

type Words = {
  things: readonly string[];
  does: readonly string[];
  where: readonly string[];
  /** WHO is a placeholder. */
  acts: readonly string[];
  /** THE is a noun with its article. */
  meets: string;
  speeches: readonly string[];
  /** SAID is a speech. */
  says: string;
  stranger: string;
};

/** Sentences that a teller without a thought is made of: enough of them for the longest story without a repeat. */
export const tellerWords: Record<Locale, Words> = {
  en: {
    things: ['The lamp', 'A small bell', 'The old clock', 'A grey feather', 'The kettle', 'A loose board', 'The window', 'A paper boat', 'The long rope', 'A green bottle', 'The gate', 'A tin bucket'], // prettier-ignore
    does: ['hung quite still', 'made a dry little sound', 'smelled of rain and bread', 'leaned to one side', 'waited for its turn', 'turned once and stopped', 'felt warm to the hand', 'kept its place', 'shook a little', 'gave a short creak', 'lay as it had before', 'caught the light'], // prettier-ignore
    where: ['beside the wall', 'near the stairs', 'under the low roof', 'by the water', 'behind the door', 'at the end of the path', 'among the stones', 'over the table', 'next to the hedge', 'in the corner', 'on the second step', 'along the fence'], // prettier-ignore
    acts: ['WHO stopped and listened.', 'WHO took one step to the side.', 'WHO looked up for a while.', 'WHO put down the bag.', 'WHO counted under her breath, then again.', 'WHO held on with both hands.', 'WHO sat down on the floor.', 'WHO waited until it was quiet.', 'WHO bent down to see it from below.', 'WHO let go at last.', 'WHO went back the way they had come.', 'WHO turned the thing over.', 'WHO walked all around it.', 'WHO rubbed a cold nose.'], // prettier-ignore
    meets: 'And there was THE once more.',
    speeches: ['Look at that', 'It is not far now', 'We have time', 'Somebody was here before us', 'I know that smell', 'Once more, then', 'It was the other way round', 'Wait a moment', 'There is something in there', 'Now I see it', 'That will do', 'We can carry it between us', 'It sounded different before', 'Home is over there'], // prettier-ignore
    says: '“SAID,” said WHO.',
    stranger: '“Come on,” said Kevin to his friend.',
  },
  de: {
    things: ['Die Lampe', 'Eine kleine Glocke', 'Die alte Uhr', 'Eine graue Feder', 'Der Kessel', 'Ein loses Brett', 'Das Fenster', 'Ein Boot aus Papier', 'Das lange Seil', 'Eine grüne Flasche', 'Das Tor', 'Ein Eimer'], // prettier-ignore
    does: ['hing ganz still', 'machte ein leises Geräusch', 'roch nach Regen und Brot', 'neigte sich zur Seite', 'wartete auf den Abend', 'drehte sich und blieb stehen', 'war warm in der Hand', 'blieb einfach da', 'zitterte ein wenig', 'knarrte nur einmal kurz', 'lag da wie immer', 'glänzte im Licht'], // prettier-ignore
    where: ['neben der Wand', 'bei der Treppe', 'unter dem Dach', 'am Wasser', 'hinter der Tür', 'am Ende des Weges', 'zwischen den Steinen', 'über dem Tisch', 'bei der Hecke', 'in der Ecke', 'auf der zweiten Stufe', 'am Zaun'], // prettier-ignore
    acts: ['WHO blieb stehen und horchte.', 'WHO ging einen Schritt zur Seite.', 'WHO sah eine Weile nach oben.', 'WHO stellte die Tasche ab.', 'WHO zählte leise, und dann noch einmal.', 'WHO hielt sich mit beiden Händen fest.', 'WHO setzte sich auf den Boden.', 'WHO wartete, bis es ruhig war.', 'WHO bückte sich und sah es von unten an.', 'WHO ließ zuletzt los.', 'WHO ging den Weg zurück.', 'WHO drehte das Ding um.', 'WHO ging einmal um alles herum.', 'WHO rieb sich die kalte Nase.'], // prettier-ignore
    meets: 'Und da war wieder THE.',
    speeches: ['Sieh dir das an', 'Es ist nicht mehr weit', 'Wir haben Zeit', 'Hier war schon jemand', 'Den Geruch kenne ich', 'Dann noch einmal', 'Es war andersherum', 'Warte einen Moment', 'Da ist etwas drin', 'Jetzt sehe ich es', 'Das genügt', 'Wir tragen es zu zweit', 'Vorhin klang es anders', 'Da drüben ist das Haus'], // prettier-ignore
    says: '„SAID“, sagte WHO.',
    stranger: '„Komm schon“, sagte Kevin zu dem Hund.',
  },
  fr: {
    things: ['La lampe', 'Une petite cloche', 'La vieille horloge', 'Une plume grise', 'La bouilloire', 'Une planche', 'La fenêtre', 'Un bateau de papier', 'La longue corde', 'Une bouteille verte', 'Le portail', 'Un seau'], // prettier-ignore
    does: ['restait là sans bouger', 'faisait un petit bruit', 'sentait la pluie et le pain', 'penchait d’un côté', 'attendait le soir', 'tournait puis se taisait', 'tenait bien sa place', 'tremblait un peu', 'grinçait une fois', 'brillait dans la lumière', 'était tiède sous la main', 'bougeait à peine'], // prettier-ignore
    where: ['près du mur', 'au bas de la pente', 'sous le toit', 'au bord du lac', 'derrière la porte', 'au bout du chemin', 'entre deux pierres', 'au-dessus de la table', 'contre la haie', 'dans le coin', 'sur la deuxième marche', 'le long de la clôture'], // prettier-ignore
    acts: ['WHO restait debout pour écouter.', 'WHO faisait un pas de côté.', 'WHO regardait en haut un long moment.', 'WHO posait le sac par terre.', 'WHO comptait tout bas, puis encore une fois.', 'WHO tenait bon des deux mains.', 'WHO se posait sur le sol.', 'WHO attendait le calme.', 'WHO se penchait pour voir par en dessous.', 'WHO lâchait enfin.', 'WHO reprenait le chemin du début.', 'WHO retournait la chose.', 'WHO en faisait le tour.', 'WHO frottait un nez tout froid.'], // prettier-ignore
    meets: 'Et voilà encore THE.',
    speeches: ['Regarde un peu cela', 'Ce n’est plus très loin', 'Nous avons le temps', 'Il y a eu du monde ici', 'Je connais cette odeur', 'Encore une fois, alors', 'C’était dans l’autre sens', 'Attends un moment', 'Il y a une chose dedans', 'Je la vois, maintenant', 'Cela suffit', 'Nous le portons à deux', 'Le bruit était autre avant', 'La maison est par là'], // prettier-ignore
    says: '« SAID », dit WHO.',
    stranger: 'Il était là, et Kevin le regardait.',
  },
};
