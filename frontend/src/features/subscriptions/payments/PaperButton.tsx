import { paperKindOf } from '@storylark/contracts/subscriptions/papers';
import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFormats } from '../../../i18n/useFormats.ts';
import { attemptOn } from '../../../lib/attempt.ts';
import { Button } from '../../../ui/Button.tsx';
import { paperMessages, paymentsMessages } from './paymentsMessages.ts';
import { paperAsked, selectPayments } from './paymentsSlice.ts';

/** Saves the paper of a line, where it has one. */
export function PaperButton({ line: { id, kind, at } }: { line: InvoiceView }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { contractDay } = useFormats();
  const { paper } = useSelector(selectPayments);
  const paperKind = paperKindOf[kind];
  if (!paperKind) return null;
  const label = intl.formatMessage(paperMessages[paperKind]);
  return (
    <Button
      look="bare"
      style={{ marginLeft: '-0.7rem' }}
      busy={attemptOn(paper, id).status === 'busy'}
      aria-label={intl.formatMessage(paymentsMessages.paper, { paper: label, day: contractDay(at) })}
      onClick={() => dispatch(paperAsked(id))}
    >
      {label}
    </Button>
  );
}
