import type { BlobStore } from '../blobs/blobStore.ts';
import type { EventStore } from '../eventStore/eventStore.ts';
import type { JsonObject } from '../json.ts';
import type { CollectionSpec, Filter, ReadStore } from '../readStore/readStore.ts';
import type { KeyVault, SubjectId } from '../vault/keyVault.ts';

/** The stores of one installation, whatever its engines. */
export type Installation = {
  eventStore: EventStore;
  vault: KeyVault;
  blobs: BlobStore;
  readStore: ReadStore;
  /** Of documents that are nobody's read model; may be the same store. */
  durableStore: ReadStore;
};

/** Documents that cannot be made again from the log. */
export type KeptDocuments = {
  collection: CollectionSpec;
  store: 'readStore' | 'durableStore';
  /** Which of them move; absent: all. */
  filter?: Filter;
  /** Fields that mean nothing elsewhere, and what they become. */
  reset?: JsonObject;
};

/** What the transfer has to know of what a house is used for. */
export type Movables = {
  /** The data subject whose end an event tells. */
  endedBy: (type: string, data: JsonObject) => SubjectId | null;
  documents: readonly KeptDocuments[];
  /**
   * Checkpoints of outlets: in the new house they stand at the log's end, so that nothing is handed out
   * again.
   */
  outlets: readonly string[];
};

/** Says in words for an operator why a transfer does not begin or go on, and what to do. */
export class TransferRefused extends Error {}
