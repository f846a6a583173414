import type { BillingTexts } from './billingTexts.ts';

const per = { month: 'a month', year: 'a year' };

export const en: BillingTexts = {
  button: 'See my plan',
  subscriptionStarted: ({ plan, interval, amount, minute, until, withdrawableUntil }) => ({
    subject: `Your ${plan} plan has begun`,
    before: [
      `Thank you. On ${minute} you bought Storylark ${plan} for ${amount} ${interval ? per[interval] : ''}, VAT included. It renews by itself; the next charge is on ${until}.`,
      `You can cancel at any time, to the end of what is paid. Until ${withdrawableUntil} you can also withdraw from the contract without giving a reason, on the page of your plan. You then get back the share that was not used.`,
    ],
    after: ['Keep this mail: it confirms your contract.'],
  }),
  subscriptionRenewed: ({ plan, amount, day, until }) => ({
    subject: `Your ${plan} plan goes on for another year`,
    before: [
      `On ${day} we charged ${amount}, VAT included, for another year of Storylark ${plan}. The next charge is on ${until}.`,
    ],
    after: ['The receipt is on the page of your plan. You can cancel there at any time, too.'],
  }),
  paymentFailed: ({ plan, amount, day, until }) => ({
    subject: 'Your payment did not go through',
    before: [
      `On ${day} we could not charge ${amount} for Storylark ${plan}. Nothing has changed yet: your plan stays until ${until}, and we try again in the meantime.`,
    ],
    after: [
      'On the page of your plan, under “Payment method”, you can choose another card. If nothing is paid by that day, your account goes on with the Free plan. Your stories stay.',
    ],
  }),
  paymentReminder: ({ plan, amount, until }) => ({
    subject: `Your ${plan} plan ends on ${until} unless it is paid`,
    before: [
      `A reminder: the payment of ${amount} for Storylark ${plan} has not gone through yet. Your plan stays until ${until}. Once the payment has gone through, everything goes on as before.`,
    ],
    after: [
      'On the page of your plan, under “Payment method”, you can choose another card. If nothing is paid by that day, your account goes on with the Free plan. Your stories stay.',
    ],
  }),
  subscriptionLapsed: ({ plan, amount, day }) => ({
    subject: `Your ${plan} plan has ended`,
    before: [
      `The payment of ${amount} for Storylark ${plan} did not go through in time, so the plan ended on ${day}. Your account goes on with the Free plan. Nothing is lost: your stories and characters stay, and there is nothing left to pay.`,
    ],
    after: ['If you would like a plan again, you can choose one at any time on the page of your plan.'],
  }),
  subscriptionCancelled: ({ plan, until }) => ({
    subject: `Your ${plan} plan ends on ${until}`,
    before: [
      `You have cancelled Storylark ${plan}. Everything stays as it is until ${until}. After that nothing more is charged, and your account goes on with the Free plan. Your stories stay.`,
    ],
    after: ['Changed your mind? Until then you can take the cancellation back on the page of your plan.'],
  }),
  contractWithdrawn: ({ plan, amount, minute }) => ({
    subject: 'We have received your withdrawal',
    before: [
      `On ${minute} we received your declaration that you withdraw from your contract for Storylark ${plan}. The contract ends with that.`,
      amount === ''
        ? 'Nothing is paid back: all that was paid for has been used.'
        : `You get ${amount} back, to where the payment came from, within 14 days at the latest.`,
    ],
    after: [
      'Keep this mail: it confirms what you declared, and when. Your account goes on with the Free plan, and your stories stay.',
    ],
  }),
  duplicateRefunded: ({ amount }) => ({
    subject: 'You paid twice, and get it back',
    before: [
      `Two purchases arrived for your account. One plan is enough: we have ended the second one, and ${amount} goes back to where the payment came from.`,
    ],
    after: ['There is nothing for you to do. Depending on your bank it takes a few days.'],
  }),
  latePaymentRefunded: ({ amount }) => ({
    subject: 'A payment came too late, and goes back to you',
    before: [
      `Another payment arrived after your plan had ended. We do not keep it: ${amount} goes back to where the payment came from.`,
    ],
    after: [
      'There is nothing for you to do. Depending on your bank it takes a few days. If you would like a plan again, you can choose one on the page of your plan.',
    ],
  }),
};
