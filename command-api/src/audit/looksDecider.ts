import type { AuditEvent, AuditLook } from '@storylark/contracts/audit/events';
import type { Decider } from '@storylark/platform/decider';

type AuditorLooked = Extract<AuditEvent, { type: 'AuditorLooked' }>;
export type RecordLook = { accountId: string | null; what: AuditLook; asked: string };

/** Each look is a fact of its own, also the same one again. */
export const looksDecider: Decider<null, RecordLook, AuditorLooked, { auditorId: string; at: string }> = {
  initialState: null,
  evolve: () => null,
  decide: (look, _state, { auditorId, at }) => [{ type: 'AuditorLooked', data: { auditorId, ...look, at } }],
};
