// Stored for ever. A type or a field may be added here; none is renamed or removed. `at` is ISO time.

/** What an auditor looked at. */
export const auditLooks = ['accounts', 'billing', 'difference', 'export', 'verification'] as const;
export type AuditLook = (typeof auditLooks)[number];

/** Where a chained stream ends, and what all of them together said: see platform's heads. */
type Head = {
  number: number;
  former: string;
  at: string;
  storeId: string;
  upTo: number;
  events: number;
  digest: string;
  streams: readonly { stream: string; revision: number; hash: string }[];
};

export type AuditEvent =
  /**
   * Stream `audit-looks-{auditorId}-{month}`: recorded before anything is shown. `accountId`: whose billing
   * it is; null for a search over all. `asked`: what was asked for, moments or the beginning of an id.
   */
  | {
      type: 'AuditorLooked';
      data: { auditorId: string; accountId: string | null; what: AuditLook; asked: string; at: string };
    }
  /** Stream `audit-heads`: the revision is the head's number. `signature`: Ed25519, base64. */
  | { type: 'HeadSigned'; data: { head: Head; signature: string } };

export const headsStream = 'audit-heads';
/** A month per stream keeps it short. @param at ISO time */
export const looksStream = (auditorId: string, at: string) => `audit-looks-${auditorId}-${at.slice(0, 7)}`;

/** Streams whose events carry the hash of the one before, and whose ends the heads list. */
export const isChained = (streamId: string): boolean =>
  streamId.startsWith('subscription-') || streamId.startsWith('audit-looks-');
