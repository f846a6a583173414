import { WITHDRAWAL_DAYS } from '@storylark/contracts/constants';
import { untouched, type Allowance } from '@storylark/contracts/subscriptions/allowance';
import { CURRENCY, vatIn } from '@storylark/contracts/subscriptions/money';
import { windowAt } from '@storylark/contracts/subscriptions/subscription';
import type { WithdrawalView } from '@storylark/contracts/subscriptions/views';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import type { Billing } from './createBilling.ts';
import { subscriptionDecider } from './subscriptionDecider.ts';
import { usageOf } from './usageOf.ts';

type Account = { accountId: string; openedAt: string };
export type WithdrawalDeps = {
  billing: Billing;
  newId: () => string;
  /** The allowance of a story window. */
  allowanceOf: (accountId: string, window: string) => Promise<Allowance>;
};

const DAY = 24 * 60 * 60_000;

/** The right to leave within 14 days, with the unused share back. */
export function createWithdrawals({ billing, newId, allowanceOf }: WithdrawalDeps) {
  async function wishOf({ accountId, openedAt }: Account, at: string) {
    const state = await billing.load(accountId);
    const { id } = windowAt(state.plan, openedAt, at);
    const usage = usageOf(state.plan, state.plan.paid ? await allowanceOf(accountId, id) : untouched);
    return { state, command: { type: 'WithdrawFromContract', requestId: newId(), usage } as const };
  }

  return {
    /** What would come back now. @throws Refusal as the withdrawal itself */
    async preview(account: Account, at: string): Promise<WithdrawalView> {
      const { accountId } = account;
      const { state, command } = await wishOf(account, at);
      const declared = subscriptionDecider.decide(command, state, { accountId, at }).at(-1);
      const { concludedAt } = state.billing;
      if (declared?.type !== 'WithdrawalDeclared' || concludedAt === null) throw new Refusal('notSubscribed');
      const { refund: amount, decidedBy = 'time' } = declared.data;
      return {
        amount,
        tax: vatIn(amount),
        currency: CURRENCY,
        until: new Date(Date.parse(concludedAt) + WITHDRAWAL_DAYS * DAY).toISOString(),
        concludedAt,
        ...command.usage,
        decidedBy,
      };
    },
    /** A wish that is under way is brought to its end first: what is paid for it comes back too. */
    async declare(account: Account, meta: CommandMeta) {
      await billing.carryOutIfThere(account.accountId);
      return billing.change(account.accountId, (await wishOf(account, meta.at)).command, meta);
    },
  };
}
