import { useIntl } from 'react-intl';
import { auditMessages } from './auditMessages.ts';
import { reasonMessages } from './eventMessages.ts';
import type { Step } from './timeline.ts';

type Details = {
  text: string;
  /** Cents; null: it is not about money. What did not move is an amount only. */
  amount: number | null;
  moved: number;
  reference: string | null;
};

/** What an event says besides its name: plan, date, reason, money, the provider's name for it. */
export function useDetails(): (step: Step) => Details {
  const intl = useIntl();
  return (step) => {
    const data: Readonly<Record<string, unknown>> =
      step.kind === 'billing' ? step.fact.event.data : step.fact.data;
    const text = (name: string) => (typeof data[name] === 'string' ? data[name] : null);
    const reason = text('reason') ?? text('failure') ?? text('why');
    const words = [
      text('plan') && intl.formatMessage(auditMessages.planName, { plan: text('plan') }),
      text('interval') && intl.formatMessage(auditMessages.intervalName, { interval: text('interval') }),
      reason && reason in reasonMessages
        ? intl.formatMessage(reasonMessages[reason as keyof typeof reasonMessages])
        : reason,
      text('periodEnd') && intl.formatMessage(auditMessages.until, { day: text('periodEnd') }),
      text('effectiveAt') &&
        intl.formatMessage(auditMessages.from, { day: text('effectiveAt')?.slice(0, 10) }),
    ];
    return {
      text: words.filter(Boolean).join(', '),
      amount: typeof data.amount === 'number' ? data.amount : null,
      moved: (step.kind === 'billing' && step.fact.moved) || 0,
      reference: text('entry') ?? text('agreement') ?? text('checkoutId'),
    };
  };
}
