/** What the login finds in the history's state: where somebody wanted to go before it. */
export type Remembered = { from?: string };

/** Only a place of our own: the state could have been put there by another page of this origin. */
export function rememberedIn(state: unknown): string | null {
  const from = (state as Remembered | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
