import { createHmac, timingSafeEqual } from 'node:crypto';

export type MailPurpose = 'confirm' | 'reset' | 'emailChange';
export type MailRequestId = { accountId: string; requestId: string };

/**
 * What stands in the links of mails: `accountId.requestId.HMAC(secret, purpose, accountId, requestId)`.
 * Nothing secret is stored, so any process can send the mail again; whether the link was used or is too old
 * is told by the account's stream.
 */
export function createMailTokens(secret: Uint8Array) {
  const seal = (purpose: MailPurpose, { accountId, requestId }: MailRequestId) =>
    createHmac('sha256', secret).update(`${purpose} ${accountId} ${requestId}`).digest();

  return {
    issue: (purpose: MailPurpose, request: MailRequestId) =>
      `${request.accountId}.${request.requestId}.${seal(purpose, request).toString('base64url')}`,
    /** Null for what is not ours or was made for another purpose. */
    read(purpose: MailPurpose, token: string): MailRequestId | null {
      const [accountId, requestId, sealed, ...more] = token.split('.');
      if (!accountId || !requestId || !sealed || more.length > 0) return null;
      const expected = seal(purpose, { accountId, requestId });
      const given = Buffer.from(sealed, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? { accountId, requestId }
        : null;
    },
  };
}
export type MailTokens = ReturnType<typeof createMailTokens>;
