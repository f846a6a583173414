/**
 * Our content security policy lets no plain text become the address of a script: this rule makes one of them,
 * and only that one.
 */
type ScriptRules = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

/**
 * Lets the app start without a network. Where there are no service workers (insecure origins, some private
 * windows), what says that the network is gone is fetched while it is there: its code would come too late.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    await Promise.allSettled([import('../notices/Toasts.tsx'), import('../ui/overlays/DialogSheet.tsx')]);
    return;
  }
  const { trustedTypes } = window as { trustedTypes?: ScriptRules };
  const rule = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' });
  // A worker that cannot be had costs the offline start, not the page.
  await navigator.serviceWorker.register(rule ? rule.createScriptURL('') : '/sw.js').catch(() => undefined);
}
