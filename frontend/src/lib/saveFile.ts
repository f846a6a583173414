import type { Download } from './http/http.ts';

/**
 * How long the file stays at hand for the browser, ms: some begin to read it only after the press has ended.
 */
const KEPT_FOR = 60_000;

/** Hands a file to the browser's own downloads, under its name. */
export function saveFile({ name, bytes }: Download) {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
