import type { MailTexts } from './mailTexts.ts';

export const fr: MailTexts = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  closing: 'Bonne nuit,\nStorylark',
  kinds: {
    confirmEmail: {
      subject: 'Confirmez votre adresse e-mail',
      before: ['bienvenue chez Storylark. Un geste, et vous pourrez vous connecter et créer le premier personnage.'],
      button: 'Confirmer mon adresse',
      after: [
        'Le lien sert une fois et pendant 48 heures. Ce n’était pas vous ? Ne faites rien : sans ce geste, personne ne peut se connecter.',
      ],
    },
    resetPassword: {
      subject: 'Un nouveau mot de passe pour Storylark',
      before: ['quelqu’un, vous sans doute, a demandé un nouveau mot de passe.'],
      button: 'Choisir un nouveau mot de passe',
      after: [
        'Le lien sert une fois et pendant une heure. Ensuite, il faudra vous reconnecter sur tous vos appareils. Si ce n’était pas vous, votre mot de passe reste le même.',
      ],
    },
    confirmNewEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      before: ['vous souhaitez désormais utiliser cette adresse pour Storylark.'],
      button: 'Utiliser cette adresse',
      after: ['Le lien sert une fois et pendant 48 heures. D’ici là, l’ancienne adresse reste valable.'],
    },
    emailIsChanging: {
      subject: 'Votre adresse e-mail va changer',
      before: [
        'quelqu’un qui connaît votre mot de passe veut utiliser une autre adresse e-mail pour votre compte Storylark. Le changement se fera quand la nouvelle adresse sera confirmée.',
      ],
      after: ['Si ce n’était pas vous, changez tout de suite votre mot de passe : les autres appareils seront déconnectés.'],
    },
    passwordChanged: {
      subject: 'Votre mot de passe a changé',
      before: ['votre mot de passe Storylark vient d’être changé et les autres appareils ont été déconnectés.'],
      after: ['Si ce n’était pas vous, demandez sans attendre un nouveau mot de passe sur la page de connexion.'],
    },
    farewell: {
      subject: 'Votre compte est en cours de suppression',
      before: [
        'votre compte, vos personnages et toutes vos histoires, avec leurs sons et leurs images, sont en train d’être supprimés. Leurs clés sont détruites : personne ne pourra plus les lire, pas même depuis une sauvegarde.',
      ],
      after: ['Merci pour les histoires. Dormez bien.'],
    },
  },
};
