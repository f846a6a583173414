import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuidV5 } from 'uuid';
import { currentCause, newCause } from '../causation/cause.ts';
import type { Decider } from '../decider.ts';
import {
  type EventMetadata,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  WrongExpectedRevision,
} from '../eventStore/eventStore.ts';
import type { JsonObject } from '../json.ts';
import { Refusal } from '../refusal.ts';
import type { Sealer } from '../seal/createSealer.ts';
import { Unavailable } from '../unavailable.ts';
import { appendInSpan } from './appendInSpan.ts';
import { chained } from './hashChain.ts';
import { type FoldedUpTo, rememberStates } from './rememberStates.ts';
import { UnknownEventType } from './unknownEventType.ts';

export type DomainEvent = { readonly type: string; readonly data: object };
/** Today's shape of a stored, unsealed event; undefined for a type this version does not know. */
export type Upcast = (stored: { type: string; data: JsonObject; version: number }) => DomainEvent | undefined;

export type Loaded<S> = {
  state: S;
  /** Of the stream's last event; -1 when there is no stream. */
  revision: number;
  /** Of the stream's last event in the whole log; -1 when there is no stream. */
  position: number;
};
/** `events`: what this command brought about, as stored: now or, where `appended` is false, before. */
export type Handled<S, E> = Loaded<S> & { events: readonly E[]; appended: boolean };

/** `otherBodyHashes`: what a repeat's may be too, while the key of these hashes rotates; not stored. */
export type CommandMeta = Pick<EventMetadata, 'at' | 'accountId' | 'commandId' | 'bodyHash'> & {
  otherBodyHashes?: readonly string[];
};
export type CommandOf<S, C, E, X> = {
  decider: Decider<S, C, E, X>;
  streamId: string;
  command: C;
  /**
   * What the decision needs besides the stream; asked again for each attempt when it depends on the state.
   */
  contextOf: (state: S) => X | Promise<X>;
  meta: CommandMeta;
};

type Deps = {
  eventStore: EventStore;
  sealer: Pick<Sealer, 'seal' | 'unseal'>;
  upcast: Upcast;
  /** Streams whose events carry the hash of the one before. */
  isChained?: (streamId: string) => boolean;
};

const ATTEMPTS = 10;
const MAX_PAUSE_MS = 100;
/** No new attempt begins after this time: a caller waits. */
const DEADLINE_MS = 5_000;

/** The only write path: read, unseal, upcast, fold, decide, append at the exact revision that was read. */
export function createCommandHandler({ eventStore, sealer, upcast, isChained = () => false }: Deps) {
  const remembered = rememberStates();

  /** Folds on from `start`; `ours` are the events on the way that `isOurs` picks. */
  async function read<S, C, E, X>(
    { evolve, leavesSealed = [] }: Decider<S, C, E, X>,
    streamId: string,
    start: FoldedUpTo<S>,
    isOurs: (event: RecordedEvent) => boolean,
  ) {
    const ours: { recorded: RecordedEvent; event: E }[] = [];
    let { state, last } = start;
    const commandIds = new Set(start.commandIds);
    for await (const recorded of eventStore.readStream(streamId, last ? last.revision + 1 : 0)) {
      const isOpened = isOurs(recorded) || !leavesSealed.includes(recorded.type);
      const { data } = isOpened ? await sealer.unseal(recorded) : recorded;
      const event = upcast({ type: recorded.type, data, version: recorded.metadata.version ?? 1 }) as
        E | undefined;
      if (event === undefined) throw new UnknownEventType(recorded.type, streamId);
      state = evolve(state, event);
      if (isOurs(recorded)) ours.push({ recorded, event });
      if (recorded.metadata.commandId !== undefined) commandIds.add(recorded.metadata.commandId);
      last = recorded;
    }
    return { state, last, commandIds, ours, revision: last?.revision ?? -1, position: last?.position ?? -1 };
  }

  /**
   * Reads the stream to its end, from where it was read lately if `mayRemember` allows for what was found
   * there.
   */
  async function fold<S, C, E, X>(
    decider: Decider<S, C, E, X>,
    streamId: string,
    isOurs: (event: RecordedEvent) => boolean,
    mayRemember: (from: FoldedUpTo<S>) => boolean,
  ) {
    const known = remembered.find<S>(decider, streamId);
    const from = known && mayRemember(known) ? known : undefined;
    const start = from ?? { state: decider.initialState, commandIds: new Set<string>() };
    const found = await read(decider, streamId, start, isOurs);
    const { state, last, commandIds } = found;
    if (last) remembered.keep(decider, streamId, { state, last, commandIds }, from);
    return found;
  }

  /** The stream folded, for reading only. @throws UnknownEventType, Unavailable, KeyMissing */
  async function load<S, C, E, X>(decider: Decider<S, C, E, X>, streamId: string): Promise<Loaded<S>> {
    const { state, revision, position } = await fold(
      decider,
      streamId,
      () => false,
      () => true,
    );
    return { state, revision, position };
  }

  /**
   * Decides and appends. Safe to repeat with the same `meta.commandId` (a UUID): the second time it answers
   * from the first one's events.
   * A lost race or an unknown outcome leads back to reading, never to deciding on what was read before.
   * @throws Refusal (the decider's, or `idempotencyKeyReused` for the same commandId with another bodyHash),
   * UnknownEventType, KeyDestroyed, KeyMissing, AppendTooLarge, Unavailable (away, or the stream too busy).
   */
  async function handle<S, C, E extends DomainEvent, X>(
    asked: CommandOf<S, C, E, X>,
  ): Promise<Handled<S, E>> {
    const { decider, streamId, command, contextOf, meta } = asked;
    const idOf = eventIds(streamId, meta.commandId);
    const { correlationId, causationId } = currentCause() ?? newCause();
    const { otherBodyHashes = [], ...stored } = meta;
    const bodyHashes = [meta.bodyHash, ...otherBodyHashes];
    const metadata = { ...stored, $correlationId: correlationId, $causationId: causationId };
    const tried = new Set<string>();
    const isOurs = ({ id, metadata }: RecordedEvent) =>
      meta.commandId === undefined ? tried.has(id) : metadata.commandId === meta.commandId;
    /** What this command may have brought about lies after it. */
    const isBefore = ({ commandIds }: FoldedUpTo<S>) =>
      meta.commandId === undefined ? tried.size === 0 : !commandIds.has(meta.commandId);
    const begun = performance.now();
    let trouble: unknown;
    for (let attempt = 0; attempt < ATTEMPTS && performance.now() - begun < DEADLINE_MS; attempt += 1) {
      if (attempt > 0) await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 2 ** attempt));
      try {
        const found = await fold(decider, streamId, isOurs, isBefore);
        if (found.ours.length > 0) return answer(found, false);
        const { state, last, revision, position } = found;
        const decided = decider.decide(command, state, await contextOf(state));
        if (decided.length === 0) return { state, revision, position, events: [], appended: false };
        const made = decided.map(({ type, data }, ordinal): NewEvent => ({
          id: idOf(ordinal),
          type,
          data: data as JsonObject,
          metadata,
        }));
        const sealed = await sealer.seal(streamId, made);
        const events = isChained(streamId) ? chained(streamId, last, sealed) : sealed;
        for (const { id } of events) tried.add(id);
        const appended = await appendInSpan(eventStore, streamId, events, last ? last.revision : 'none');
        // A twin with the same ids at the same moment is answered by the store as if it had appended: only
        // the stream says whose events they are.
        if (meta.commandId !== undefined) return answer(await read(decider, streamId, found, isOurs), true);
        return {
          state: decided.reduce((folded, event) => decider.evolve(folded, event), state),
          ...appended,
          events: decided,
          appended: true,
        };
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision || error instanceof Unavailable)) throw error;
        trouble = error;
      }
    }
    throw new Unavailable('the command could not be carried out in time', { cause: trouble });

    function answer(
      { state, revision, position, ours }: Awaited<ReturnType<typeof read<S, C, E, X>>>,
      appended: boolean,
    ): Handled<S, E> {
      if (!ours.every(({ recorded }) => bodyHashes.includes(recorded.metadata.bodyHash)))
        throw new Refusal('idempotencyKeyReused');
      return { state, revision, position, events: ours.map(({ event }) => event), appended };
    }
  }

  return { handle, load };
}
export type CommandHandler = ReturnType<typeof createCommandHandler>;

/** The same command makes the same ids in every attempt, also after a restart when the client named it. */
function eventIds(streamId: string, commandId: string = randomUUID()): (ordinal: number) => string {
  return (ordinal) => uuidV5(`${streamId} ${ordinal}`, commandId);
}
