import { charactersStream } from '@storylark/contracts/characters/events';
import { slotsUsed } from '@storylark/contracts/subscriptions/allowance';
import { allowanceStream, subscriptionStream } from '@storylark/contracts/subscriptions/events';
import { presentSubscription } from '@storylark/contracts/subscriptions/presentSubscription';
import { windowAt } from '@storylark/contracts/subscriptions/subscription';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { allowanceDecider } from './allowance/allowanceDecider.ts';
import { storedLinks } from './characters/characters.ts';
import { charactersDecider } from './characters/charactersDecider.ts';
import { subscriptionDecider } from './subscriptions/subscriptionDecider.ts';

/**
 * An account's plan and figures at `at` (ISO time), folded from the streams themselves: as new as the last
 * command.
 */
export async function subscriptionOf(
  commands: Pick<CommandHandler, 'load'>,
  { accountId, openedAt }: { accountId: string; openedAt: string },
  at: string,
): Promise<SubscriptionView> {
  const [{ state: held }, { state: characters }] = await Promise.all([
    commands.load(subscriptionDecider, subscriptionStream(accountId)),
    commands.load(charactersDecider, charactersStream(accountId)),
  ]);
  const { plan: subscription, billing: contract } = held;
  const { id: window } = windowAt(subscription, openedAt, at);
  const { state: allowance } = await commands.load(allowanceDecider, allowanceStream(accountId, window));
  return presentSubscription({ subscription, contract }, openedAt, at, {
    characters: storedLinks(characters).size,
    stories: slotsUsed(allowance),
    credits: allowance.credits.size,
  });
}
