/**
 * The provider does not take what it was asked, and would not if it were asked the same again: the fault is ours,
 * or what it is about has changed there.
 */
export class InvalidRequest extends Error {
  /** The provider's word for why; null: it gave none. */
  readonly code: string | null;
  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}
