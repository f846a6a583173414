/** Browsers may forbid storage altogether; then nothing outlives the page, and nothing breaks. */
export function guarded<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
export const readStored = (key: string) => guarded(() => window.localStorage.getItem(key), null);
export function writeStored(key: string, value: string | null) {
  guarded(
    () => (value === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, value)),
    undefined,
  );
}
