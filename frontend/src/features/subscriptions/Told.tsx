import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFormats } from '../../i18n/useFormats.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { changesMessages } from './changes/changesMessages.ts';
import { selectChanges } from './changes/changesSlice.ts';
import { useWords } from './changes/useWords.ts';

const messages = {
  upgrade: changesMessages.toldUpgrade,
  downgrade: changesMessages.toldDowngrade,
  undoDowngrade: changesMessages.toldUndoDowngrade,
  cancel: changesMessages.toldCancel,
  resume: changesMessages.toldResume,
  withdraw: changesMessages.toldWithdraw,
};

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
      {intl.formatMessage(messages[kind], {
        plan: 'plan' in wish ? termsOf(wish.plan, wish.interval) : null,
        amount: money(refund ?? 0),
      })}
    </Callout>
  );
}
