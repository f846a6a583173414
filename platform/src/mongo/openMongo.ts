import {
  type Db,
  MongoAPIError,
  MongoBulkWriteError,
  MongoClient,
  MongoError,
  MongoServerError,
  MongoWriteConcernError,
} from 'mongodb';
import { orPause } from '../engines/projecting/orPause.ts';
import { Unavailable } from '../unavailable.ts';

/** Within this time a question is answered or has failed, ms. */
const ANSWER_MS = 4_000;
/** To find a server, open a connection, or get a free one, ms. */
const CONNECT_MS = 3_000;
/** A connection that says nothing for so long is closed, ms. No question waits longer. */
const SILENCE_MS = 15_000;

/**
 * What a server says that is going down, is not the primary (any more), or could not have its writes
 * confirmed in time.
 */
const AWAY: ReadonlySet<unknown> = new Set([
  6, 7, 50, 64, 89, 91, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436,
]);
const DUPLICATE_KEY = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

export type OpenedMongo = {
  db: Db;
  /**
   * @throws Unavailable when there is no answer within `ms`: what was to be written may be written or
   * not. What the server refuses is thrown as it is.
   */
  ask: <T>(question: () => Promise<T>, ms?: number) => Promise<T>;
  close: () => Promise<void>;
};
/** For what may take longer than a person waits, ms. */
export const LONG_MS = SILENCE_MS;

/**
 * A database whose answers can be relied on: writes are on the disks of a majority, reads are from the
 * primary and see only such writes. Connects at the first question, and again by itself after the server was
 * away. @throws Error when `url` or `database` is not one.
 */
export function openMongo({ url, database }: { url: string; database: string }): OpenedMongo {
  const client = clientOf(url);
  return {
    db: client.db(database),
    async ask(question, ms = ANSWER_MS) {
      try {
        const answer = await orPause(question(), ms);
        if (answer === 'pause') throw new Unavailable(`MongoDB did not answer within ${ms / 1_000} s`);
        return answer;
      } catch (error) {
        throw isAway(error) ? new Unavailable('MongoDB cannot be reached', { cause: error }) : error;
      }
    },
    close: () => client.close(),
  };
}

function clientOf(url: string): MongoClient {
  try {
    return new MongoClient(url, {
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      // a server that stands alone would else answer before its journal is on disk
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: CONNECT_MS,
      connectTimeoutMS: CONNECT_MS,
      waitQueueTimeoutMS: CONNECT_MS,
      socketTimeoutMS: SILENCE_MS,
      ignoreUndefined: true,
      promoteBuffers: true,
    });
  } catch (error) {
    throw new Error('the address of MongoDB is not like mongodb://user:password@host:27017', {
      cause: error,
    });
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof MongoWriteConcernError) return true;
  if (error instanceof MongoBulkWriteError && error.result.getWriteConcernError()) return true;
  // A bulk write hides what happened to its connection in an error of this class that has no code.
  if (error instanceof MongoServerError) return error.code === undefined || AWAY.has(error.code);
  // the others are mistakes of the caller
  if (error instanceof MongoAPIError) return /NotConnected|Closed/.test(error.name);
  return error instanceof MongoError;
}
