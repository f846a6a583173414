import { createHmac, timingSafeEqual } from 'node:crypto';
import { QUOTE_LASTS } from '@storylark/contracts/constants';
import type { Clock } from '@storylark/platform/clock';
import type { Terms } from '@storylark/payments/paymentProvider';
import { Refusal } from '@storylark/platform/refusal';
import type { Keys } from '@storylark/platform/vault/openKeys';

/** What an upgrade was said to cost: cents, reckoned at `prorationAt` (ISO time). */
export type Quoted = { amountDue: number; prorationAt: string };

/**
 * Prices that hold for ten minutes: `amountDue.prorationAt.end.HMAC`, times in ms, for one account and its terms.
 * Nothing is stored.
 */
export function createQuotes({ keys, now }: { keys: Keys; now: Clock }) {
  const macOf = (key: Buffer, accountId: string, { plan, interval }: Terms, said: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([accountId, plan, interval, said]))
      .digest();

  return {
    issue(accountId: string, terms: Terms, { amountDue, prorationAt }: Quoted) {
      const end = now() + QUOTE_LASTS;
      const said = `${amountDue}.${Date.parse(prorationAt)}.${end}`;
      const mac = macOf(keys()[0], accountId, terms, said).toString('base64url');
      return { quoteId: `${said}.${mac}`, quoteEndsAt: new Date(end).toISOString() };
    },
    /**
     * `isOver`: its ten minutes have passed.
     * @throws Refusal `quoteExpired` for one that was made for somebody or something else
     */
    read(accountId: string, terms: Terms, quoteId: string): Quoted & { isOver: boolean } {
      const said = quoteId.slice(0, quoteId.lastIndexOf('.'));
      const given = Buffer.from(quoteId.slice(said.length + 1), 'base64url');
      const isOurs = keys().some((key) => {
        const expected = macOf(key, accountId, terms, said);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      const [amountDue = 0, prorationAt = 0, end = 0] = said.split('.').map(Number);
      if (!isOurs) throw new Refusal('quoteExpired');
      return { amountDue, prorationAt: new Date(prorationAt).toISOString(), isOver: end <= now() };
    },
  };
}
export type Quotes = ReturnType<typeof createQuotes>;
