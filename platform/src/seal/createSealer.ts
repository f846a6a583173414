import { ERASED, type Envelope, type Personal, type SubjectKind } from '@storylark/contracts/sealing';
import type { NewEvent, RecordedEvent } from '../eventStore/eventStore.ts';
import type { Json, JsonObject } from '../json.ts';
import { KeyDestroyed, type KeyVault, type SubjectId } from '../vault/keyVault.ts';
import { open, seal } from './envelope.ts';

/** For each event type its personal fields and whose key seals them: any `SealingOf` fits. */
export type Sealing = {
  readonly [type: string]: { readonly [field: string]: SubjectKind | undefined } | undefined;
};

export type SealerOptions = {
  vault: KeyVault;
  sealing: Sealing;
  /** The event types with which a subject begins: only for them a key is made. */
  makesKey: readonly string[];
};

export type Sealer = {
  /**
   * Puts the personal fields of new events into envelopes.
   * @throws KeyDestroyed when the subject is erased, KeyMissing when it never began.
   */
  seal(streamId: string, events: readonly NewEvent[]): Promise<NewEvent[]>;
  /**
   * Opens them again; 'erased' stands for what a destroyed key sealed.
   * @throws KeyMissing; Error for an envelope that was changed or moved.
   */
  unseal(event: RecordedEvent): Promise<RecordedEvent>;
  /** Opens an envelope of a read model. @throws as `unseal`, except that a moved envelope cannot be told. */
  openEnvelope(envelope: Envelope): Promise<Personal<Json>>;
};

export function createSealer({ vault, sealing, makesKey }: SealerOptions): Sealer {
  const fieldsOf = (type: string): [string, SubjectKind][] =>
    Object.entries(sealing[type] ?? {}) as [string, SubjectKind][];

  async function openEnvelope(envelope: Envelope): Promise<Personal<Json>> {
    const key = await vault.key(envelope.subject);
    return key === 'erased' ? ERASED : open(envelope, key);
  }

  async function withFields<E extends NewEvent>(
    event: E,
    change: (value: Json, field: string, kind: SubjectKind) => Promise<Json>,
  ): Promise<E> {
    const fields = fieldsOf(event.type).filter(([field]) => event.data[field] !== undefined);
    if (fields.length === 0) return event;
    const changed = await Promise.all(
      fields.map(async ([field, kind]) => [field, await change(event.data[field]!, field, kind)] as const),
    );
    return { ...event, data: { ...event.data, ...Object.fromEntries(changed) } };
  }

  return {
    openEnvelope,
    seal: (streamId, events) =>
      Promise.all(
        events.map((event) =>
          withFields(event, async (value, field, kind) => {
            const subject = subjectOf(event, kind);
            const key = makesKey.includes(event.type)
              ? await vault.makeKey(subject)
              : await vault.key(subject);
            if (key === 'erased')
              throw new KeyDestroyed(`nothing can be sealed for ${subject}: its key was destroyed`);
            return seal(key, boundOf(streamId, event, field), subject, value);
          }),
        ),
      ),
    unseal: (event) =>
      withFields(event, (value, field, kind) => {
        const [bound, subject] = [boundOf(event.streamId, event, field), subjectOf(event, kind)];
        if (!isEnvelope(value) || value.bound !== bound || value.subject !== subject)
          throw new Error(
            `field ${field} of ${event.type} at position ${event.position} is not the envelope that was sealed for it`,
          );
        return openEnvelope(value);
      }),
  };
}

const boundOf = (streamId: string, { id, type }: NewEvent, field: string): string =>
  `${streamId} ${id} ${type} ${field}`;

function subjectOf({ type, data }: NewEvent, kind: SubjectKind): SubjectId {
  const idIn = (field: string): string => {
    const id = data[field];
    if (typeof id !== 'string' || id === '' || id.includes('/'))
      throw new TypeError(`${type} has personal fields but no ${field}`);
    return id;
  };
  return kind === 'account' ? idIn('accountId') : `${idIn('accountId')}/${kind}/${idIn(`${kind}Id`)}`;
}

const isEnvelope = (value: Json): value is Envelope & JsonObject =>
  typeof value === 'object' && value !== null && 'box' in value && typeof value.box === 'string';
