import type { Locale } from '../languages.ts';

/**
 * What the API says beside a field it refuses; keys are the `type` of an entry in `detail`. Screens translate
 * the types they know themselves.
 */
export const validationMessages = {
  required: { en: 'This is needed.', de: 'Das fehlt noch.', fr: 'Ce champ est à remplir.' },
  wrongType: {
    en: 'This has another form than expected.',
    de: 'Das hat eine andere Form als erwartet.',
    fr: 'La forme n’est pas celle attendue.',
  },
  notInList: {
    en: 'Please choose one of the listed values.',
    de: 'Bitte wähle einen der Werte aus der Liste.',
    fr: 'Choisissez une des valeurs de la liste.',
  },
  tooShort: { en: 'This is too short.', de: 'Das ist zu kurz.', fr: 'C’est trop court.' },
  tooLong: { en: 'This is too long.', de: 'Das ist zu lang.', fr: 'C’est trop long.' },
  tooSmall: {
    en: 'This number is too small.',
    de: 'Diese Zahl ist zu klein.',
    fr: 'Ce nombre est trop petit.',
  },
  tooBig: { en: 'This number is too big.', de: 'Diese Zahl ist zu groß.', fr: 'Ce nombre est trop grand.' },
  notWhole: {
    en: 'Please enter a whole number.',
    de: 'Bitte gib eine ganze Zahl an.',
    fr: 'Indiquez un nombre entier.',
  },
  notAUuid: {
    en: 'This is not a valid id.',
    de: 'Das ist keine gültige Kennung.',
    fr: 'Cet identifiant n’est pas valide.',
  },
  notADate: {
    en: 'Please enter a date and time, such as 2026-12-31T20:00:00Z.',
    de: 'Bitte gib Datum und Uhrzeit an, etwa 2026-12-31T20:00:00Z.',
    fr: 'Indiquez une date et une heure, comme 2026-12-31T20:00:00Z.',
  },
  notADay: {
    en: 'Please enter a day, such as 2026-12-31.',
    de: 'Bitte gib einen Tag an, etwa 2026-12-31.',
    fr: 'Indiquez un jour, comme 2026-12-31.',
  },
  beforeStart: {
    en: 'The last day comes before the first.',
    de: 'Der letzte Tag liegt vor dem ersten.',
    fr: 'Le dernier jour précède le premier.',
  },
  endsInPast: {
    en: 'Please choose a time that is still to come.',
    de: 'Bitte wähle einen Zeitpunkt, der noch kommt.',
    fr: 'Choisissez un moment à venir.',
  },
  nameTooShort: {
    en: 'Please enter at least 2 characters.',
    de: 'Bitte gib mindestens 2 Zeichen ein.',
    fr: 'Saisissez au moins 2 caractères.',
  },
  emailUnchanged: {
    en: 'This is your address already.',
    de: 'Das ist schon deine Adresse.',
    fr: 'C’est déjà votre adresse.',
  },
  emailInvalid: {
    en: 'Please enter a valid email address.',
    de: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    fr: 'Saisissez une adresse e-mail valide.',
  },
  passwordTooShort: {
    en: 'Please use at least 8 characters.',
    de: 'Bitte nimm mindestens 8 Zeichen.',
    fr: 'Utilisez au moins 8 caractères.',
  },
  passwordNeedsSpecial: {
    en: 'Please use at least one special character.',
    de: 'Bitte nimm mindestens ein Sonderzeichen.',
    fr: 'Utilisez au moins un caractère spécial.',
  },
  passwordNeedsUppercase: {
    en: 'Please use at least one uppercase letter.',
    de: 'Bitte nimm mindestens einen Großbuchstaben.',
    fr: 'Utilisez au moins une majuscule.',
  },
  passwordCommon: {
    en: 'This is one of the most common passwords, even with a number or a sign added. Please choose another.',
    de: 'Das ist eines der häufigsten Passwörter, auch mit Zahl oder Zeichen dazu. Bitte wähle ein anderes.',
    fr: 'C’est un des mots de passe les plus courants, même avec un chiffre ou un signe. Choisissez-en un autre.',
  },
  passwordPersonal: {
    en: 'This password is made of a name or an address that others know of you. Please choose another.',
    de: 'Dieses Passwort besteht aus einem Namen oder einer Adresse, die andere von dir kennen. Bitte wähle ein anderes.',
    fr: 'Ce mot de passe est fait d’un nom ou d’une adresse que d’autres connaissent de vous. Choisissez-en un autre.',
  },
  passwordsDiffer: {
    en: 'The passwords must match.',
    de: 'Die Passwörter müssen übereinstimmen.',
    fr: 'Les mots de passe doivent être identiques.',
  },
  termsRequired: {
    en: 'You must accept the Terms and Conditions to sign up',
    de: 'Für ein Konto müssen die AGB akzeptiert sein',
    fr: 'Il faut accepter les conditions générales pour créer un compte',
  },
  nameNeedsLetter: {
    en: 'Please enter a name that can be said aloud.',
    de: 'Bitte gib einen Namen ein, den man aussprechen kann.',
    fr: 'Saisissez un prénom que l’on peut prononcer.',
  },
  nameHasDigits: {
    en: 'Name cannot contain numbers.',
    de: 'Der Name darf keine Ziffern enthalten.',
    fr: 'Le prénom ne peut pas contenir de chiffres.',
  },
  nameHasSigns: {
    en: 'Please leave out < > / \\ and invisible characters.',
    de: 'Bitte lass < > / \\ und unsichtbare Zeichen weg.',
    fr: 'Retirez < > / \\ et les caractères invisibles.',
  },
  nameHasLink: {
    en: 'Please leave out addresses of websites and emails.',
    de: 'Bitte lass Adressen von Websites und E-Mails weg.',
    fr: 'Retirez les adresses de sites et d’e-mails.',
  },
  aliasIsName: {
    en: 'This is the name of a character. Please choose another word for it.',
    de: 'So heißt eine Figur. Bitte nimm ein anderes Wort dafür.',
    fr: 'C’est le nom d’un personnage. Choisissez un autre mot.',
  },
  nameProfane: {
    en: 'Please choose another name.',
    de: 'Bitte wähle einen anderen Namen.',
    fr: 'Choisissez un autre prénom.',
  },
  tooYoung: {
    en: 'Characters are at least 3 years old.',
    de: 'Figuren sind mindestens 3 Jahre alt.',
    fr: 'Un personnage a au moins 3 ans.',
  },
  tooOld: {
    en: 'Characters are at most 120 years old.',
    de: 'Figuren sind höchstens 120 Jahre alt.',
    fr: 'Un personnage a au plus 120 ans.',
  },
  adultMustBeSide: {
    en: 'Characters aged 18 or older can only be side characters.',
    de: 'Figuren ab 18 Jahren können nur Nebenfiguren sein.',
    fr: 'À partir de 18 ans, un personnage ne peut être que secondaire.',
  },
  extrasTooLarge: {
    en: 'There is too much in the additional fields.',
    de: 'In den weiteren Feldern steht zu viel.',
    fr: 'Les champs supplémentaires contiennent trop de données.',
  },
  selectCharacter: {
    en: 'Please select a character',
    de: 'Bitte wähle eine Figur',
    fr: 'Choisissez un personnage',
  },
  selectStoryType: {
    en: 'Please select a story type',
    de: 'Bitte wähle eine Art von Geschichte',
    fr: 'Choisissez un genre d’histoire',
  },
  selectSetting: { en: 'Please select a setting', de: 'Bitte wähle einen Ort', fr: 'Choisissez un lieu' },
  selectLesson: { en: 'Please select a lesson', de: 'Bitte wähle ein Thema', fr: 'Choisissez un thème' },
  selectReason: { en: 'Please choose a reason', de: 'Bitte wähle einen Grund', fr: 'Choisissez une raison' },
  wrongCredentials: {
    en: 'Wrong email or password',
    de: 'E-Mail oder Passwort ist falsch',
    fr: 'E-mail ou mot de passe incorrect',
  },
} as const satisfies Record<string, Record<Locale, string>>;
export type ValidationCode = keyof typeof validationMessages;
