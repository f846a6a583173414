export type Told = { title: string; body: string; tag: string };

declare global {
  // What was shown, in the order of it.
  var told: Told[] | undefined;
}

/**
 * Lends a page or a service worker a place for notifications: the headless browser lets nobody show any, whatever
 * it answers when it is asked. Runs inside of it, so it uses nothing from outside.
 */
export function lendNotifications() {
  const told: Told[] = [];
  globalThis.told = told;
  if ('Notification' in globalThis)
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, { body = '', tag = '' }: NotificationOptions = {}) {
      told.push({ title, body, tag });
    },
    getNotifications: async () =>
      told.map((one) => ({ ...one, close: () => told.splice(told.indexOf(one), 1) })),
  });
}
