/**
 * SPEC section 9, what the screens need of it. Times in milliseconds. What the server must know too stands in
 * contracts.
 */
export const NOTICE_LASTS = 5_000;
export const TOAST_LASTS = 4_000;
/** A toast that leads somewhere: long enough to get there with a finger. */
export const LINKED_LASTS = 20_000;
export const TOASTS_VISIBLE = 3;
export const TOOLTIP_DELAY = 700;
export const PLAYER_HIDES_AFTER = 3_000;
export const PLAYER_VOLUME = 0.5;
export const SLEEP_FADE = 60_000;
export const SLEEP_MORE = 15 * 60_000;
/** How often a place in a story is told to the house while it plays. */
export const HEARD_EVERY = 30_000;
export const CONFETTI_LASTS = 8_000;
export const CONFETTI_PIECES = 200;
export const LIST_DEDUPE = 2_000;

export const GATE_DIGIT_MAX = 9;
export const GATE_MISSES = 3;
export const GATE_PAUSE = 30_000;
export const GATE_STAYS_OPEN = 10 * 60_000;

/** A skeleton is shown only for what takes longer; what is quicker would only flicker. */
export const SKELETON_AFTER = 300;
/** Where the address of the pages is not known to be another. */
export const PRODUCT = 'Storylark';
