import type { Locale } from '@storylark/contracts/languages';
import { found } from '@storylark/studio/text/checks/bannedWords';

/**
 * What a story never asks of who hears it, and what no figure asks of a child: data, secrets, another place to go
 * to. Also the words by which a model speaks of itself or of what it was told.
 */
const never: Record<Locale, readonly string[]> = {
  en: ['your address', 'where do you live', 'where you live', 'phone number*', 'telephone number*', 'your password*', 'your real name', 'your full name', 'your last name', 'surname*', 'your school', 'email*', 'e-mail*', 'website*', 'web page*', 'internet', 'online', 'click here', 'click on', 'click the', 'click this', 'subscribe*', 'download*', 'credit card*', 'send me', 'send a photo', 'send a picture', 'photo of you*', 'dear listener*', 'dear reader*', 'dear child', 'don’t tell', 'do not tell', 'never tell your', 'our little secret', 'keep it secret', 'keep this secret', 'secret from your', 'without telling', 'come with me alone', 'nobody will miss you', 'leave you here', 'placeholder*', 'system prompt', 'language model', 'as an ai', 'my instructions', 'previous instructions', 'json', 'openai', 'chatgpt', 'dot com'], // prettier-ignore
  de: ['deine adresse', 'wo du wohnst', 'wo wohnst du', 'telefonnummer*', 'handynummer*', 'dein passwort', 'deine passwörter', 'passwort eingeb*', 'dein richtiger name', 'deinen richtigen namen', 'deinen vollen namen', 'nachname*', 'nachnamen', 'deine schule', 'e-mail*', 'email*', 'webseite*', 'internet*', 'online', 'klick hier', 'klicke', 'klickt auf', 'klick auf', 'klicken sie', 'abonnier*', 'herunterlad*', 'kreditkarte*', 'schick mir', 'schick ein foto', 'foto von dir', 'liebe zuhörer*', 'liebes kind', 'liebe leser*', 'erzähl niemandem', 'erzähl es niemandem', 'sag niemandem', 'sag es niemandem', 'sag deinen eltern nicht*', 'sag mama nicht*', 'unser kleines geheimnis', 'geheim halten', 'heimlich mit', 'ohne deine eltern', 'niemand wird dich vermissen', 'lasse dich hier', 'platzhalter*', 'sprachmodell*', 'als ki', 'meine anweisungen', 'vorherigen anweisungen', 'json', 'openai', 'chatgpt', 'punkt com', 'punkt de'], // prettier-ignore
  fr: ['ton adresse', 'où tu habites', 'où habites-tu', 'numéro de téléphone', 'ton numéro', 'ton mot de passe', 'votre mot de passe', 'ton vrai nom', 'ton vrai prénom', 'ton nom de famille', 'nom de famille', 'ton école', 'e-mail*', 'email*', 'courriel*', 'site web', 'internet', 'va en ligne', 'sur internet', 'clique ici', 'cliquez', 'clique sur', 'abonne-toi', 'télécharge*', 'carte bancaire', 'carte de crédit', 'envoie-moi', 'envoie une photo', 'photo de toi', 'cher auditeur*', 'chère auditrice*', 'cher lecteur*', 'ne le dis à personne', 'ne dis rien à', 'ne le dis pas', 'notre petit secret', 'garde le secret', 'sans tes parents', 'sans le dire', 'tu ne manqueras à personne', 'je te laisse ici', 'modèle de langage', 'en tant qu’ia', 'mes instructions', 'instructions précédentes', 'json', 'openai', 'chatgpt', 'point com', 'point fr'], // prettier-ignore
};
/** Of the others’ lists what gives away a model that has fallen out of its role, in whatever language it does. */
const anywhere = ['system prompt', 'language model', 'as an ai', 'openai', 'chatgpt', 'json', 'placeholder*', 'click here', 'ignore all', 'previous instructions']; // prettier-ignore

export const saysToListener = (text: string, locale: Locale): string[] => [
  ...found(text, never[locale]),
  ...found(text, anywhere),
];
