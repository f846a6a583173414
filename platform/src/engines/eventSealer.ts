import type { RecordedEvent } from '../eventStore/eventStore.ts';
import type { JsonObject } from '../json.ts';

/** What the write path asks of sealing: personal fields become envelopes before an event is appended, and open again before it is folded. */
export interface EventSealer {
  /** @throws KeyDestroyed when the data subject is gone: nothing can be written about it any more. */
  seal(event: { streamId: string; id: string; type: string; data: JsonObject }): Promise<JsonObject>;
  /** The same event with its personal fields open, 'erased' where the key is gone. @throws KeyMissing */
  unseal(event: RecordedEvent): Promise<RecordedEvent>;
}
