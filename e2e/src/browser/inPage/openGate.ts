/**
 * Runs in every page from its start: the parents' question has been answered in this tab; the key is that of
 * gates/gateKey.ts. Empty pages have no storage.
 */
export function openGate(): void {
  if (location.protocol === 'http:')
    sessionStorage.setItem('parentsGateOpenUntil', String(Date.now() + 600_000));
}
