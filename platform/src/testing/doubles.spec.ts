import { busContract } from '../bus/bus.contract.ts';
import { keepsTheEventStoreContract } from '../eventStore/eventStore.contract.ts';
import { createMemoryBus } from './memoryBus.ts';
import { createMemoryEventStore } from './memoryEventStore.ts';

// What engines are tested against keeps the same promises as what they run on.

keepsTheEventStoreContract('the event store in memory', async () => {
  const store = createMemoryEventStore();
  const reopen = async () => {
    await store.close();
    return createMemoryEventStore(store.storeId, store.log);
  };
  return { store, reopen, cleanUp: async () => {} };
});
busContract('the bus in memory', async () => {
  const bus = createMemoryBus();
  return { open: async () => bus, remove: () => bus.close() };
});
