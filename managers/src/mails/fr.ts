import { fr as billing } from './billing/fr.ts';
import type { MailTexts } from './mailTexts.ts';

export const fr: MailTexts = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  closing: 'Bonne nuit,\nStorylark',
  billing,
  kinds: {
    confirmEmail: {
      subject: 'Confirmez votre adresse e-mail',
      before: [
        'Bienvenue chez Storylark. Un clic, et vous pourrez vous connecter et dessiner le premier personnage.',
      ],
      button: 'Confirmer mon adresse',
      after: [
        'Le lien ne sert qu’une fois et reste valable 48 heures. Ce n’était pas vous ? Ne faites rien : sans ce clic, personne ne peut se connecter.',
      ],
    },
    resetPassword: {
      subject: 'Un nouveau mot de passe pour Storylark',
      before: ['Quelqu’un, vous sans doute, a demandé un nouveau mot de passe.'],
      button: 'Choisir un nouveau mot de passe',
      after: [
        'Le lien ne sert qu’une fois et reste valable une heure. Ensuite, il faudra vous reconnecter sur tous vos appareils. Si ce n’était pas vous, votre mot de passe reste le même.',
      ],
    },
    confirmNewEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      before: ['Vous souhaitez désormais utiliser cette adresse pour Storylark.'],
      button: 'Utiliser cette adresse',
      after: [
        'Le lien ne sert qu’une fois et reste valable 48 heures. Tant que vous ne l’avez pas ouvert, l’ancienne adresse reste en place.',
      ],
    },
    emailIsChanging: {
      subject: 'Votre adresse e-mail va changer',
      before: [
        'Quelqu’un qui connaît votre mot de passe veut utiliser une autre adresse e-mail pour votre compte Storylark. Le changement se fera quand la nouvelle adresse sera confirmée.',
      ],
      after: [
        'Si ce n’était pas vous, changez tout de suite votre mot de passe : le changement sera annulé et les autres appareils seront déconnectés.',
      ],
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      before: [
        'Votre mot de passe Storylark vient d’être changé et les autres appareils ont été déconnectés.',
      ],
      after: [
        'Si ce n’était pas vous, demandez sans attendre un nouveau mot de passe sur la page de connexion.',
      ],
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      before: [
        'Désormais, pour vous connecter, Storylark vous demande aussi une clé d’accès ou l’un de vos codes de secours.',
      ],
      after: [
        'Si ce n’était pas vous, connectez-vous sans attendre, supprimez la clé d’accès dans les réglages et changez votre mot de passe.',
      ],
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès a été supprimée de votre compte',
      before: [
        'Une clé d’accès vient d’être supprimée de votre compte Storylark. Si c’était la dernière, la connexion se fait de nouveau en une étape.',
      ],
      after: [
        'Si ce n’était pas vous, changez votre mot de passe sans attendre et ajoutez de nouveau une clé d’accès.',
      ],
    },
    recoveryCodeUsed: {
      subject: 'Un code de secours a été utilisé',
      before: [
        'Quelqu’un, vous sans doute, vient d’utiliser l’un de vos codes de secours à la place d’une clé d’accès. Il ne servira pas une seconde fois.',
      ],
      after: [
        'Si ce n’était pas vous, changez votre mot de passe sans attendre et créez de nouveaux codes de secours dans les réglages : les anciens ne seront plus valables.',
      ],
    },
    googleLinked: {
      subject: 'Google est relié à votre compte',
      before: ['Vous pouvez désormais vous connecter à Storylark aussi avec votre compte Google.'],
      after: [
        'Si ce n’était pas vous, connectez-vous sans attendre, dissociez Google dans les réglages et changez votre mot de passe.',
      ],
    },
    googleUnlinked: {
      subject: 'Google n’est plus relié à votre compte',
      before: ['La connexion avec Google vient d’être désactivée pour votre compte Storylark.'],
      after: [
        'Si ce n’était pas vous, changez votre mot de passe sans attendre et reliez de nouveau Google dans les réglages.',
      ],
    },
    farewell: {
      subject: 'Votre compte est en cours de suppression',
      before: [
        'Votre compte, vos personnages et toutes vos histoires, avec leurs sons et leurs images, sont en train d’être supprimés. Leurs clés sont détruites : personne ne pourra plus les lire, pas même nous. Une sauvegarde antérieure peut encore contenir ces clés quelque temps ; elle n’est gardée que le temps qu’exigerait une réparation après une panne.',
      ],
      after: ['Merci pour les histoires. Dormez bien.'],
    },
  },
};
