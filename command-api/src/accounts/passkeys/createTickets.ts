import type { Clock } from '@storylark/platform/clock';
import type { Limits } from '@storylark/platform/limits/createLimits';
import { Refusal } from '@storylark/platform/refusal';
import { SECOND_STEP_LASTS } from '@storylark/contracts/constants';
import type { WayIn } from '../accountCommand.ts';
import { openText, sealText } from '../sealedText.ts';

export type TicketPurpose = 'login' | 'proof' | 'addPasskey';
export type Ticket = {
  accountId: string;
  /** Of the session that asked; empty at a login, which has none yet. */
  sessionId: string;
  /** Of the account at that time: a new password, or the end of all sessions, ends tickets too. */
  sessionNumber: number;
  /** What the second step follows; absent: the password. */
  by?: WayIn;
  /** base64url of 32 random bytes. */
  challenge: string;
  /** ms. */
  until: number;
};

type Deps = { secret: Buffer; limits: Pick<Limits, 'once'>; now: Clock };
export type Tickets = ReturnType<typeof createTickets>;

/** A process that spends a ticket may have a clock that is ahead of the one that reads it. */
const CLOCKS_APART_MS = 60_000;

/**
 * What a caller holds between two steps: sealed, so that nothing is stored until it is spent, and any process
 * can read it.
 */
export function createTickets({ secret, limits, now }: Deps) {
  return {
    issue(purpose: TicketPurpose, content: Omit<Ticket, 'until'>): string {
      const ticket: Ticket = { ...content, until: now() + SECOND_STEP_LASTS };
      return sealText(secret, purpose, ticket);
    },
    /** @throws Refusal `secondFactorExpired` for what is not ours, is for something else, or is too old */
    read(purpose: TicketPurpose, text: string): Ticket {
      const ticket = openText<Ticket>(secret, purpose, text);
      if (!ticket || ticket.until <= now()) throw new Refusal('secondFactorExpired');
      return ticket;
    },
    /**
     * Gives it up for good.
     * @throws Refusal `secondFactorExpired` when it was spent before, `unavailable` when nobody can tell
     */
    async spend({ challenge, until }: Ticket): Promise<void> {
      const first = await limits
        .once(`ticket/${challenge}`, until + CLOCKS_APART_MS)
        .catch((error: unknown) => {
          throw Object.assign(new Refusal('unavailable'), { cause: error });
        });
      if (!first) throw new Refusal('secondFactorExpired');
    },
  };
}
