/** `{storeId}.{n}`: opaque to clients, n a place in the log of that store. */
export function formatPosition(storeId: string, position: number): string {
  return `${storeId}.${position}`;
}

/** The place in our own log; null for another store's position and for anything else. */
export function parsePosition(storeId: string, text: string | undefined): number | null {
  if (!text?.startsWith(`${storeId}.`)) return null;
  const digits = text.slice(storeId.length + 1);
  const position = Number(digits);
  return /^\d{1,16}$/.test(digits) && Number.isSafeInteger(position) ? position : null;
}
