import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '@storylark/platform/vault/openKeys';

export type MailPurpose = 'confirm' | 'reset' | 'emailChange';
export type MailRequestId = { accountId: string; requestId: string };

/**
 * What stands in the links of mails: `accountId.requestId.HMAC(secret, purpose, accountId, requestId)`.
 * Nothing secret is stored, so any process can send the mail again; whether the link was used or is too old
 * is told by the account's stream.
 */
export function createMailTokens(keys: Keys) {
  const seal = (key: Buffer, purpose: MailPurpose, { accountId, requestId }: MailRequestId) =>
    createHmac('sha256', key).update(`${purpose} ${accountId} ${requestId}`).digest();

  return {
    issue: (purpose: MailPurpose, request: MailRequestId) =>
      `${request.accountId}.${request.requestId}.${seal(keys()[0], purpose, request).toString('base64url')}`,
    /** Null for what is not ours or was made for another purpose. */
    read(purpose: MailPurpose, token: string): MailRequestId | null {
      const [accountId, requestId, sealed, ...more] = token.split('.');
      if (!accountId || !requestId || !sealed || more.length > 0) return null;
      const given = Buffer.from(sealed, 'base64url');
      const isOurs = keys().some((key) => {
        const expected = seal(key, purpose, { accountId, requestId });
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs ? { accountId, requestId } : null;
    },
  };
}
export type MailTokens = ReturnType<typeof createMailTokens>;
