import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { Refusal } from '@storylark/platform/refusal';
import { billingMail, momentAt, type BillingMail } from './subscriptions/billingMail.ts';

type Deps = { commands: Pick<CommandHandler, 'load'>; eventStore: Pick<EventStore, 'readStream'> };

/** The mail that an event of the account's subscription asks for. @throws Refusal `notFound` */
export async function billingMailOf(
  { commands, eventStore }: Deps,
  accountId: string,
  eventId: string,
): Promise<BillingMail | null> {
  const stream = subscriptionStream(accountId);
  for await (const { id, revision } of eventStore.readStream(stream))
    if (id === eventId) {
      const { moment, now } = (await commands.load(momentAt(revision), stream)).state;
      return moment && billingMail({ ...moment, now });
    }
  throw new Refusal('notFound');
}
