import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { failureIn } from '../../../lib/attempt.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { NotDone } from '../NotDone.tsx';
import { passkeysMessages } from './passkeysMessages.ts';
import { removalConfirmed, removalWished, selectPasskeys } from './passkeysSlice.ts';

/** Asks before a passkey goes; says what follows when it is the last. */
export function RemoveDialog({ isLast }: { isLast: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { leaving, act, attempt } = useSelector(selectPasskeys);
  const isRemoval = act === 'remove';
  return (
    <ConfirmDialog
      open={leaving !== null}
      title={intl.formatMessage(passkeysMessages.removeTitle, { name: leaving?.name })}
      consequence={
        <p>{intl.formatMessage(isLast ? passkeysMessages.removeLast : passkeysMessages.removeText)}</p>
      }
      act={intl.formatMessage(passkeysMessages.remove)}
      busy={isRemoval && attempt.status === 'busy'}
      onConfirm={() => leaving && dispatch(removalConfirmed(leaving.uuid))}
      onClose={() => dispatch(removalWished(null))}
    >
      <NotDone
        title={intl.formatMessage(passkeysMessages.notRemoved)}
        failure={isRemoval ? failureIn(attempt) : null}
      />
    </ConfirmDialog>
  );
}
