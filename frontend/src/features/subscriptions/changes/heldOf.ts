import type { Plan } from '@storylark/contracts/subscriptions/plans';
import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';

/** The plan whose limits hold: while a downgrade is scheduled, the smaller one is shown already. */
export const heldOf = (
  plans: readonly PlanView[],
  { plan, downgrade, characterLimit }: SubscriptionView,
): Plan => (downgrade && plans.find(({ characters }) => characters === characterLimit)?.plan) ?? plan;
