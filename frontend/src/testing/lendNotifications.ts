type Options = {
  /** What the browser says so far, and what it answers when it is asked. */
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  /** There is a push service, and it can be reached. */
  push?: boolean;
};
type Shown = { title: string; body?: string; tag?: string; close(): void };

/** Lends the spec a browser with notifications and a service worker, which jsdom lacks. Returns what it did, and how to take it away. */
export function lendNotifications({ permission = 'default', answer = 'granted', push = true }: Options = {}) {
  const lent = { asked: 0, shown: [] as Shown[], subscribed: false };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/here', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      lent.subscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (lent.subscribed ? subscription : null),
      async subscribe() {
        if (!push) throw new DOMException('no push service', 'AbortError');
        lent.subscribed = true;
        return subscription;
      },
    },
    getNotifications: async () => lent.shown,
    async showNotification(title: string, { body, tag }: NotificationOptions) {
      const one: Shown = {
        title,
        ...(body !== undefined && { body }),
        ...(tag !== undefined && { tag }),
        close: () => void (lent.shown = lent.shown.filter((other) => other !== one)),
      };
      lent.shown.push(one);
    },
  };
  const notification = {
    permission,
    async requestPermission() {
      lent.asked += 1;
      return (notification.permission = answer);
    },
  };
  Object.assign(window, { Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return Object.assign(lent, {
    takeAway() {
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  });
}
