/** Runs in every page from its start: the parents' question has been answered in this tab; the key is that of gates/gateKey.ts. */
export function openGate(): void {
  sessionStorage.setItem('parentsGateOpenUntil', String(Date.now() + 600_000));
}
