import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { Aging } from '../../ui/feedback/Aging.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Stack } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import type { FailureView } from '@storylark/contracts/admin/views';
import { adminMessages } from './adminMessages.ts';
import { type Failures, failuresAsked, retryAsked, selectAdmin } from './adminSlice.ts';
import { GivenUp } from './GivenUp.tsx';
import { Turn } from './Turn.tsx';
import { useKindName } from './useKindName.ts';

/** Work that was given up, and a way to have it tried again. */
export default function FailuresPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { failures } = useSelector(selectAdmin);
  const [skip, setSkip] = useState(0);
  useEffect(() => {
    dispatch(failuresAsked(skip));
  }, [dispatch, skip]);
  return (
    <Stack>
      <PageHeading>{intl.formatMessage(adminMessages.failuresTitle)}</PageHeading>
      <p className="muted">{intl.formatMessage(adminMessages.failuresText)}</p>
      {failures.status === 'loading' && <Loading />}
      {failures.status === 'failed' && (
        <ErrorState
          title={intl.formatMessage(adminMessages.failuresFailed)}
          reason={failureText(failures.failure)}
          onRetry={() => dispatch(failuresAsked(skip))}
        />
      )}
      {failures.status === 'ready' && (
        <Aging isOld={failures.isOld}>
          <Found found={failures.seen} turnTo={setSkip} />
        </Aging>
      )}
    </Stack>
  );
}

function Found({ found, turnTo }: { found: Failures; turnTo: (skip: number) => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const kindName = useKindName();
  const { retries } = useSelector(selectAdmin);
  const [chosen, setChosen] = useState<FailureView | null>(null);
  const { items, total, skip } = found;
  if (items.length === 0) return <p role="status">{intl.formatMessage(adminMessages.noFailures)}</p>;
  return (
    <Stack>
      {items.map((work) => (
        <GivenUp key={work.id} work={work} retry={retries[work.id]} onRetry={() => setChosen(work)} />
      ))}
      <Turn skip={skip} count={items.length} total={total} turnTo={turnTo} />
      <ConfirmDialog
        open={chosen !== null}
        title={intl.formatMessage(adminMessages.retryTitle)}
        consequence={intl.formatMessage(adminMessages.retryText, {
          kind: chosen ? kindName(chosen.kind) : '',
        })}
        act={intl.formatMessage(adminMessages.retry)}
        onConfirm={() => {
          if (chosen) dispatch(retryAsked(chosen.id));
          setChosen(null);
        }}
        onClose={() => setChosen(null)}
      />
    </Stack>
  );
}
