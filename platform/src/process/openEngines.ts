import type { BlobStore } from '../blobs/blobStore.ts';
import type { Bus } from '../bus/bus.ts';
import type { EventStore } from '../eventStore/eventStore.ts';
import type { ReadStore } from '../readStore/readStore.ts';
import { refuseHalfMoved } from '../transfer/moves.ts';
import type { KeyVault } from '../vault/keyVault.ts';
import type {
  blobSettings,
  busSettings,
  eventStoreSettings,
  readStoreSettings,
  vaultSettings,
} from './engineSettings.ts';
import type { Config } from './readConfig.ts';

// Engines of the distributed composition, as configured. Their clients are loaded here and nowhere else: who
// does not open an engine does not pay for it.

export async function openEventStore({
  EVENTSTORE_URL: url,
}: Config<typeof eventStoreSettings>): Promise<EventStore> {
  const { createEventStoreDb } = await import('../eventStore/createEventStoreDb.ts');
  return createEventStoreDb({ url });
}

type ReadStoreConfig = Config<typeof readStoreSettings>;

/**
 * Every process opens it, and so none serves before a move into this house has come to its end.
 * @throws TransferRefused until then
 */
export async function openReadStore(config: ReadStoreConfig): Promise<ReadStore> {
  const readStore = await connectReadStore(config);
  try {
    await refuseHalfMoved(readStore);
    return readStore;
  } catch (error) {
    await readStore.close();
    throw error;
  }
}

/** The same also while a move into it is not finished. */
export async function connectReadStore({
  MONGODB_URL: url,
  MONGODB_DATABASE: database,
}: ReadStoreConfig): Promise<ReadStore> {
  const { createMongoReadStore } = await import('../readStore/createMongoReadStore.ts');
  return createMongoReadStore({ url, database });
}

/**
 * In a database of its own beside the read models', so that it can be backed up, and kept from others, by
 * itself.
 */
export async function openVault(config: ReadStoreConfig & Config<typeof vaultSettings>): Promise<KeyVault> {
  const { createMongoKeyVault } = await import('../vault/createMongoKeyVault.ts');
  return createMongoKeyVault({
    url: config.MONGODB_URL,
    database: `${config.MONGODB_DATABASE}-vault`,
    masterKey: config.MASTER_KEY,
  });
}

/** `onError` hears of what the bus tries again by itself. */
export async function openBus(
  config: Config<typeof busSettings>,
  { clientId, onError }: { clientId: string; onError: (error: unknown) => void },
): Promise<Bus> {
  const { createKafkaBus } = await import('../bus/createKafkaBus.ts');
  return createKafkaBus({
    brokers: config.KAFKA_BROKERS,
    login: config.KAFKA_LOGIN,
    tls: config.KAFKA_TLS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    partitions: config.KAFKA_PARTITIONS,
    clientId,
    onError,
  });
}

export async function openBlobs(config: Config<typeof blobSettings>): Promise<BlobStore> {
  const { createS3BlobStore } = await import('../blobs/createS3BlobStore.ts');
  return createS3BlobStore({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    bucket: config.S3_BUCKET,
  });
}
