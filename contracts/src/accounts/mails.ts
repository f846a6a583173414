import type { Locale } from '../languages.ts';

export const mailKinds = [
  'confirmEmail',
  'resetPassword',
  'confirmNewEmail',
  'emailIsChanging',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodeUsed',
  'farewell',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * What the mail manager is told by command-api: `over` when the reason for the mail has gone. `link` is a
 * path on our origin, or null.
 */
export type MailWork =
  | { over: true }
  | { over: false; kind: MailKind; to: string; firstName: string; language: Locale; link: string | null };
