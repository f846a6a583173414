import type { JobKind } from '@storylark/contracts/work';
import type { Job } from '@storylark/platform/jobs/jobStore';
import type { JsonObject } from '@storylark/platform/json';

/** A job of account `a` at this attempt. */
export const jobFor = (kind: JobKind, subject: string, input: JsonObject, attempts = 1): Job => ({
  id: `a/${subject}/${kind}`,
  accountId: 'a',
  subject,
  step: kind,
  kind,
  input: { accountId: 'a', ...input },
  state: 'open',
  attempts,
  notBefore: 0,
  leaseUntil: 0,
  fence: attempts,
  reason: null,
  createdAt: 0,
});
