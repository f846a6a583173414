// What of an account's events is sealed under its key. Stored for ever: a field may be added, none is renamed or removed.

/** `name` is the parent's; the other three are base64url and words of WebAuthn. */
export type PasskeyContent = {
  name: string;
  credentialId: string;
  publicKey: string;
  transports: readonly string[];
};
/** As a browser's `PushSubscription` has them: where a push service takes messages for it, and its two keys in base64url. */
export type PushContent = { endpoint: string; p256dh: string; auth: string };
/** `passwordHash`: null in an account that was opened by Google. */
export type AccountPerson = {
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string | null;
};
/** `sub`: Google's id of a person, which never changes; `email`: their address there when they were linked. */
export type GoogleLink = { sub: string; email: string };
