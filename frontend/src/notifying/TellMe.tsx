import { BellRing } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../ui/Button.tsx';
import { notifyingMessages, wordsOf } from './notifyingMessages.ts';
import { notifyingAsked, selectNotifying } from './notifyingSlice.ts';

/**
 * Offers to tell of the story when it is ready, whatever is open then; says so once it does. Nothing where this
 * browser cannot, or does not let us. `small`: an icon, where the sentence has no room.
 */
export function TellMe({ small = false }: { small?: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const notifying = useSelector(selectNotifying);
  const { status } = notifying;
  if (status === 'unknown' || status === 'impossible') return null;
  const offer = intl.formatMessage(notifyingMessages.offer);
  const ask = {
    look: 'bare',
    busy: status === 'asking',
    onClick: () => dispatch(notifyingAsked(small ? 'inPassing' : 'inPlace')),
  } as const;
  if (status === 'off' || status === 'asking')
    return small ? (
      <span>
        <Button {...ask} icon aria-label={offer}>
          <BellRing aria-hidden />
        </Button>
      </span>
    ) : (
      <Button {...ask}>
        <BellRing aria-hidden /> {offer}
      </Button>
    );
  if (small || (status === 'refused' && !notifying.justNow)) return null;
  return (
    <p role="status" className="small muted">
      {intl.formatMessage(wordsOf(notifying))}
    </p>
  );
}
