import { de as billing } from './billing/de.ts';
import type { MailTexts } from './mailTexts.ts';

export const de: MailTexts = {
  greeting: (firstName) => `Hallo ${firstName},`,
  closing: 'Gute Nacht\nStorylark',
  billing,
  kinds: {
    confirmEmail: {
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      before: [
        'schön, dass du da bist. Ein Klick genügt, dann kannst du dich anmelden und die erste Figur zeichnen.',
      ],
      button: 'Adresse bestätigen',
      after: [
        'Der Link funktioniert einmal und 48 Stunden lang. Du hast gar kein Konto angelegt? Dann tu nichts: Ohne diesen Klick kommt niemand hinein.',
      ],
    },
    resetPassword: {
      subject: 'Ein neues Passwort für Storylark',
      before: ['jemand, hoffentlich du, hat um ein neues Passwort gebeten.'],
      button: 'Neues Passwort wählen',
      after: [
        'Der Link funktioniert einmal und eine Stunde lang. Danach meldest du dich auf allen Geräten neu an. Wenn du es nicht warst, bleibt dein Passwort, wie es ist.',
      ],
    },
    confirmNewEmail: {
      subject: 'Bitte bestätige deine neue E-Mail-Adresse',
      before: ['ab jetzt möchtest du diese Adresse für Storylark benutzen.'],
      button: 'Diese Adresse benutzen',
      after: [
        'Der Link funktioniert einmal und 48 Stunden lang. Bis du ihn öffnest, bleibt die alte Adresse.',
      ],
    },
    emailIsChanging: {
      subject: 'Deine E-Mail-Adresse soll geändert werden',
      before: [
        'jemand, der dein Passwort kennt, möchte für dein Storylark-Konto eine andere E-Mail-Adresse benutzen. Geändert wird sie, sobald die neue Adresse bestätigt ist.',
      ],
      after: [
        'Wenn du es nicht warst, ändere jetzt dein Passwort: Das verhindert die Änderung und beendet alle anderen Anmeldungen.',
      ],
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      before: ['dein Passwort für Storylark ist eben geändert worden, andere Geräte sind abgemeldet.'],
      after: ['Wenn du es nicht warst, fordere auf der Anmeldeseite gleich ein neues Passwort an.'],
    },
    passkeyAdded: {
      subject: 'Ein Passkey kam zu deinem Konto dazu',
      before: [
        'Ab jetzt fragt Storylark beim Anmelden auch nach einem Passkey oder einem deiner Notfallcodes.',
      ],
      after: [
        'Warst du das nicht? Dann melde dich gleich an, entferne den Passkey in den Einstellungen und ändere dein Passwort.',
      ],
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde von deinem Konto entfernt',
      before: [
        'Gerade wurde ein Passkey von deinem Storylark-Konto entfernt. War es der letzte, ist das Anmelden wieder ein einziger Schritt.',
      ],
      after: ['Warst du das nicht? Dann ändere gleich dein Passwort und füge wieder einen Passkey hinzu.'],
    },
    recoveryCodeUsed: {
      subject: 'Ein Notfallcode wurde benutzt',
      before: [
        'Jemand, hoffentlich du, hat gerade einen deiner Notfallcodes statt eines Passkeys benutzt. Ein zweites Mal gilt er nicht.',
      ],
      after: [
        'Warst du das nicht? Dann ändere gleich dein Passwort und lass dir in den Einstellungen neue Notfallcodes geben: Die alten gelten dann nicht mehr.',
      ],
    },
    googleLinked: {
      subject: 'Google ist mit deinem Konto verbunden',
      before: ['ab jetzt kannst du dich bei Storylark auch mit deinem Google-Konto anmelden.'],
      after: [
        'Warst du das nicht? Dann melde dich gleich an, trenne Google in den Einstellungen und ändere dein Passwort.',
      ],
    },
    googleUnlinked: {
      subject: 'Google ist nicht mehr mit deinem Konto verbunden',
      before: ['gerade wurde die Anmeldung mit Google für dein Storylark-Konto abgeschaltet.'],
      after: [
        'Warst du das nicht? Dann ändere gleich dein Passwort und verbinde Google in den Einstellungen wieder.',
      ],
    },
    farewell: {
      subject: 'Dein Konto wird gelöscht',
      before: [
        'dein Konto, deine Figuren und alle Geschichten mit Ton und Bildern werden jetzt gelöscht. Die Schlüssel dazu werden vernichtet: Danach kann sie niemand mehr lesen, auch wir nicht. Eine Sicherung von vorher kann die Schlüssel noch eine Weile enthalten; sie wird nur so lange aufbewahrt, wie sie für die Behebung eines Fehlers gebraucht werden könnte.',
      ],
      after: ['Danke für die Geschichten. Schlaft gut.'],
    },
  },
};
