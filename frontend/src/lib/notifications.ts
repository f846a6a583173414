/** Where a browser can show none (iOS outside of an installed app, insecure origins) nothing is offered. */
export const canNotify = () => 'Notification' in window && 'serviceWorker' in navigator;

const WORKER_COMES_WITHIN = 10_000;
/** Null where no service worker comes. */
const worker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([navigator.serviceWorker.ready, after(WORKER_COMES_WITHIN)]);

/**
 * Lets this browser be told of news through its push service. Null where it has none, or that cannot be
 * reached. `key`: the house's; a subscription made with another one is of no use.
 */
export async function subscribeHere(key: string): Promise<PushSubscriptionJSON | null> {
  const manager = (await worker())?.pushManager;
  if (!manager) return null;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const anew = async () => {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  };
  const made = await manager
    .subscribe(options)
    .catch(anew)
    .catch(() => null);
  return made?.toJSON() ?? null;
}

const UNSUBSCRIBED_WITHIN = 1_000;
/**
 * From now on nothing reaches this browser, and what was shown goes. Never throws, and holds up nobody: the house
 * ends it with the session in any case.
 */
export async function unsubscribeHere(): Promise<void> {
  if (!canNotify()) return;
  await Promise.race([unsubscribe().catch(() => undefined), after(UNSUBSCRIBED_WITHIN)]);
}

async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

export type Shown = { title: string; text: string; tag: string; path: string };
/** As the service worker does it: one tag is shown once. */
export async function showHere({ title, text, tag, path }: Shown): Promise<void> {
  const registration = await worker();
  await registration?.showNotification(title, { body: text, tag, icon: '/icon-192.png', data: { path } });
}
