import type { Contract, OpenRequest } from '@storylark/contracts/subscriptions/contract';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import { InvalidRequest } from '@storylark/payments/invalidRequest';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';

/**
 * What the provider said to a wish. `confirm`: the card's holder has to agree at `url` first; `notTaken`: asked the
 * same again it would say the same.
 */
export type Said =
  | { outcome: 'done' | 'unpaid' | 'refused' }
  | { outcome: 'confirm'; url: string }
  | { outcome: 'notTaken'; error: unknown };

const done: Said = { outcome: 'done' };

/**
 * Carries a wish out at the provider under its own id: however often this is done, it happens once.
 * @param contract as it is now; its agreement may have ended meanwhile
 * @throws Unavailable
 */
export async function actAtProvider(
  payments: PaymentProvider,
  request: OpenRequest,
  { agreement, confirmation }: Pick<Contract, 'agreement' | 'confirmation'>,
): Promise<Said> {
  if (request.type === 'WithdrawalDeclared') {
    const { requestId, agreement: withdrawn, refund } = request.data;
    return payments.endNow({ requestId, agreement: withdrawn, refund, reason: 'withdrawal' }).then(
      () => done,
      (error: unknown) => {
        if (error instanceof Unavailable) throw error;
        return { outcome: 'notTaken', error };
      },
    );
  }
  if (agreement === null) return { outcome: 'refused' };
  try {
    return await change(payments, request, { agreement, isTakenBack: confirmation === 'takenBack' });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'paymentRefused') return { outcome: 'refused' };
    if (error instanceof InvalidRequest) return { outcome: 'notTaken', error };
    throw error;
  }
}

async function change(
  payments: PaymentProvider,
  request: Exclude<OpenRequest, { type: 'WithdrawalDeclared' }>,
  { agreement, isTakenBack }: { agreement: string; isTakenBack: boolean },
): Promise<Said> {
  const about = { agreement, requestId: request.data.requestId };
  switch (request.type) {
    case 'UpgradeRequested': {
      const { plan, interval, prorationAt } = request.data;
      const asked = { ...about, terms: { plan, interval } };
      return isTakenBack ? payments.abandonUpgrade(asked) : payments.upgrade({ ...asked, prorationAt });
    }
    case 'DowngradeRequested': {
      const { plan, interval } = request.data;
      await payments.scheduleDowngrade({ ...about, terms: { plan, interval } });
      return done;
    }
    case 'DowngradeUndoRequested':
      await payments.undoDowngrade(about);
      return done;
    case 'CancellationRequested':
      await payments.cancelAtPeriodEnd(about);
      return done;
    case 'ResumptionRequested':
      await payments.resume(about);
      return done;
  }
}
