/**
 * SPEC section 9, in one place: what more than one process or screen must agree on. Times in milliseconds
 * unless the name says otherwise.
 */
export const APP_VERSION = '1.0.12';
/** Raised when the terms change: who accepted an older version is asked again. */
export const TERMS_VERSION = '2026-11';

export const CHARACTER_PAGE_SIZE = 100;
export const LIST_LIMIT_MAX = 100;
export const NAME_PART_MIN = 2;
export const PASSWORD_MIN = 8;
export const MAIN_AGE = { min: 3, max: 17 } as const;
export const SIDE_AGE = { min: 3, max: 120 } as const;
export const PROOF_LASTS = 10 * 60_000;
export const RESET_LINK_LASTS = 60 * 60_000;
export const CONFIRM_LINK_LASTS = 48 * 60 * 60_000;
export const PASSKEY_LIMIT = 10;
export const RECOVERY_CODES = 10;
/** From the right password, or the wish for a passkey, to the device's answer. */
export const SECOND_STEP_LASTS = 5 * 60_000;
/** From 'Continue with Google' to the way back, and from there to the proof that links the two. */
export const GOOGLE_LASTS = 10 * 60_000;
/** So long a session goes on without use. */
export const TOKEN_LASTS = 30 * 24 * 60 * 60_000;
/** So long it goes on in all, however often it is renewed. */
export const SESSION_LASTS = 180 * 24 * 60 * 60_000;
/** Of an account that may be open at once; with one more, the one that was not used for longest ends. */
export const SESSIONS_MAX = 50;
export const TOKEN_RENEWED_AFTER = 12 * 60 * 60_000;
/** A token is still good for this time after the one that replaced it was first used: calls are under way. */
export const FORMER_TOKEN_LASTS = 60_000;
export const WITHDRAWAL_DAYS = 14;
/**
 * Version of the sentence before the page to pay on, by which a parent asks for the plan to begin at once: raised
 * with its meaning.
 */
export const BEGINS_AT_ONCE = '2026-11';
/** So long an upgrade may be confirmed at the price that was shown. */
export const QUOTE_LASTS = 10 * 60_000;
/** How long an unpaid renewal keeps its plan. */
export const GRACE_DAYS = 14;
/** So many days before that is over its parent is reminded, once. */
export const REMINDED_DAYS_BEFORE = 4;
export const NARRATION_CHUNK_MIN_CHARACTERS = 250;
/** How long a mail or provider step may hold up the destruction of a deleted account's keys. */
export const FAREWELL_HOLDS_KEYS = 30_000;
export const FEED_KEPT = 48 * 60 * 60_000;
/** Of a parent's own sound and pictures: whoever shows them asks for a new link in time. */
export const MEDIA_LINK_LASTS = 5 * 60_000;
export const BODY_LIMIT_BYTES = 64 * 1024;
/** Other fields of a character pass through unchanged, up to this many bytes of JSON. */
export const CHARACTER_EXTRAS_BYTES = 8 * 1024;
/** The port refuses a larger append in both compositions. */
export const APPEND_LIMIT_BYTES = 256 * 1024;
