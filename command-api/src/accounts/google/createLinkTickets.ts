import type { GoogleLink } from '@storylark/contracts/accounts/personal';
import { GOOGLE_LASTS } from '@storylark/contracts/constants';
import type { Clock } from '@storylark/platform/clock';
import { Refusal } from '@storylark/platform/refusal';
import { openText, sealText } from '../sealedText.ts';

/** Who came back from Google, and to which account they may be linked once its parent is logged in. */
type Content = { accountId: string; link: GoogleLink };
type Deps = { secret: Buffer; now: Clock };

/**
 * What a browser keeps while its parent proves who they are. It opens nothing: who holds it has to be logged
 * in to that account too. Used twice it does nothing twice.
 */
export function createLinkTickets({ secret, now }: Deps) {
  return {
    issue: (content: Content): string =>
      sealText(secret, 'googleLink', { ...content, until: now() + GOOGLE_LASTS }),
    /** @throws Refusal `googleExpired` for what is not ours, is another account's, or is too old */
    read(text: string, accountId: string): GoogleLink {
      const ticket = openText<Content & { until: number }>(secret, 'googleLink', text);
      if (!ticket || ticket.until <= now() || ticket.accountId !== accountId)
        throw new Refusal('googleExpired');
      return ticket.link;
    },
  };
}
export type LinkTickets = ReturnType<typeof createLinkTickets>;
