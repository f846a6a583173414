import { join } from 'node:path';

/** Where everything lies in DATA_DIR. */
export const filesIn = (dataDir: string) => ({
  owner: join(dataDir, 'owner.db'),
  socket: join(dataDir, 'control.sock'),
  events: join(dataDir, 'events.db'),
  readModels: join(dataDir, 'readmodels.db'),
  bus: join(dataDir, 'bus.db'),
  vault: join(dataDir, 'vault.db'),
  mailbox: join(dataDir, 'mailbox.db'),
  mailboxToken: join(dataDir, 'mailbox-token'),
  checkout: join(dataDir, 'checkout.db'),
  crashes: join(dataDir, 'crashes.log'),
  blobs: join(dataDir, 'blobs'),
  heads: join(dataDir, 'heads'),
});
export type Files = ReturnType<typeof filesIn>;
