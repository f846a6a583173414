import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { selectUser } from '../../../session/sessionSlice.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { theme } from '../../../ui/theme.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { deletionMessages } from './deletionMessages.ts';
import { ReasonStep } from './ReasonStep.tsx';
import type { Farewell } from '../settingsApi.ts';
import { lossWanted } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';

export { feature } from '../settingsFeature.ts';

/** SPEC 4: a reason, a confirmation, a last word. The step stands in the address, so that back goes back. */
export default function DeleteAccountPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const { status } = useMatter('deletion');
  const [search, setSearch] = useSearchParams();
  const [farewell, setFarewell] = useState<Farewell | null>(null);
  const confirming = search.get('step') === 'confirm' && farewell !== null;
  useEffect(() => {
    dispatch(lossWanted());
  }, [dispatch]);

  if (!user) return null;
  if (status === 'done')
    return (
      <Column>
        <PageHeading key="done">{intl.formatMessage(deletionMessages.deleted)}</PageHeading>
        <p role="status">{intl.formatMessage(deletionMessages.deletedText)}</p>
      </Column>
    );
  return confirming ? (
    <Column>
      <PageHeading key="confirm">{intl.formatMessage(deletionMessages.confirmTitle)}</PageHeading>
      <ConfirmStep subscription={user.subscription} farewell={farewell} onBack={() => void navigate(-1)} />
    </Column>
  ) : (
    <Column>
      <PageHeading key="reason">{intl.formatMessage(deletionMessages.title)}</PageHeading>
      <ReasonStep
        user={user}
        chosen={farewell}
        onGoOn={(next) => {
          setFarewell(next);
          setSearch({ step: 'confirm' });
        }}
      />
    </Column>
  );
}

const Column = styled.div`
  && {
    max-width: 40rem;
    margin-inline: 0;
  }
  display: grid;
  gap: ${theme.s5};
`;
