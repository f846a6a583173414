/**
 * The personal part of an event under its data subject's key (AES-256-GCM), bound to where it was first
 * stored. Read models keep it as it is; only a holder of the vault opens it.
 */
export type Envelope = {
  /** Data subject: `{accountId}`, `{accountId}/character/{id}` or `{accountId}/story/{id}`. */
  readonly subject: string;
  /**
   * `{streamId} {eventId} {type} {field}`: authenticated with the content, so an envelope moved elsewhere
   * does not open.
   */
  readonly bound: string;
  /** base64 of 12 bytes of nonce, the ciphertext of the JSON, 16 bytes of tag. */
  readonly box: string;
};

/** What is left of personal data once its subject's key is gone. Every reader meets it as a value. */
export const ERASED = 'erased';
export type Erased = typeof ERASED;
/** A personal field as a decider or a reader sees it. */
export type Personal<T> = T | Erased;

/**
 * Whose key seals a field. The event's data carries `accountId`, and `characterId` or `storyId` for the other
 * two.
 */
export type SubjectKind = 'account' | 'character' | 'story';

type AnyEvent = { type: string; data: object };
/** For each event type the personal fields and their subject; one field per subject and event. */
export type SealingOf<E extends AnyEvent> = {
  readonly [T in E['type']]?: { readonly [F in keyof Extract<E, { type: T }>['data']]?: SubjectKind };
};

/** The event as it is stored and as projectors see it: personal fields are envelopes. */
export type StoredOf<E extends AnyEvent, S extends SealingOf<E>> = E extends {
  type: infer T extends keyof S;
  data: infer D;
}
  ? { type: T; data: { readonly [F in keyof D]: F extends keyof S[T] ? Envelope : D[F] } }
  : E;
