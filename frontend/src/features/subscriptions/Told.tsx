import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFormats } from '../../i18n/useFormats.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { selectChanges } from './changes/changesSlice.ts';
import { toldMessages } from './changes/toldMessages.ts';
import { useWords } from './changes/useWords.ts';

/** What has just been carried out. */
export function Told() {
  const intl = useIntl();
  const { money } = useFormats();
  const { termsOf } = useWords();
  const { told } = useSelector(selectChanges);
  if (!told) return null;
  const { wish, refund } = told;
  const { kind } = wish;
  if (kind === 'start') return null; // its page to pay on says what came of it
  return (
    <Callout tone="good" announced>
      {intl.formatMessage(toldMessages[kind], {
        plan: 'plan' in wish ? termsOf(wish.plan, wish.interval) : null,
        refund: refund ?? 0,
        amount: money(refund ?? 0),
      })}
    </Callout>
  );
}
