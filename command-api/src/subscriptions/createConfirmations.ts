import { Refusal } from '@storylark/platform/refusal';
import type { Billing } from './createBilling.ts';

/** Upgrades whose payment a bank wants confirmed: only the holder of the card can go on with them. */
export const createConfirmations = (billing: Billing) => ({
  /**
   * The way back to where the bank asks, or what has come of the upgrade meanwhile.
   * @throws Refusal `nothingToConfirm`; Unavailable
   */
  async lead(accountId: string) {
    const { request, confirmation } = (await billing.load(accountId)).billing;
    if (!request || confirmation !== 'awaited') throw new Refusal('nothingToConfirm');
    return billing.answerOf(accountId, request.data.requestId, await billing.carryOut(accountId));
  },

  /**
   * Reads the books because the provider has news: they may be what was said to the bank. Every other wish is
   * being carried out by whoever asked for it. @throws Unavailable
   */
  async hear(accountId: string): Promise<void> {
    if ((await billing.load(accountId)).billing.confirmation !== null) await billing.carryOut(accountId);
    await billing.bringUpToDate(accountId);
  },
});
export type Confirmations = ReturnType<typeof createConfirmations>;
