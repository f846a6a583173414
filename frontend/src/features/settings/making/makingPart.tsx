import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { hasHelpers, helpersAsked, selectHelpers } from '../../../storyActs/outside/outsideSlice.ts';
import { Stack } from '../../../ui/layout/layout.ts';
import type { Part } from '../part.ts';
import { Section } from '../Section.tsx';
import { HelpSection } from './HelpSection.tsx';
import { SpokenSection } from './SpokenSection.tsx';
import { LastRequests } from './LastRequests.tsx';
import { makingMessages } from './makingMessages.ts';

function useHelpers() {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(helpersAsked()), [dispatch]);
  return useSelector(selectHelpers);
}

const State: Part['State'] = ({ user: { useOutsideModels: may } }) => {
  const intl = useIntl();
  const helpers = useHelpers();
  if (helpers === null) return null;
  const answer = may === null ? 'unanswered' : may ? 'yes' : 'no';
  return intl.formatMessage(makingMessages.state, { who: hasHelpers(helpers) ? answer : 'alone' });
};

const Screen: Part['Screen'] = ({ user }) => {
  const intl = useIntl();
  const helpers = useHelpers();
  if (helpers === null) return <p className="muted">{intl.formatMessage(makingMessages.unknown)}</p>;
  return (
    <Stack>
      {hasHelpers(helpers) ? (
        <>
          <HelpSection helpers={helpers} user={user} />
          {helpers.speech && <SpokenSection user={user} />}
        </>
      ) : (
        <Section
          title={intl.formatMessage(makingMessages.alone)}
          text={intl.formatMessage(makingMessages.aloneText)}
        >
          {null}
        </Section>
      )}
      <LastRequests />
    </Stack>
  );
};

export const makingPart: Part = {
  at: 'making',
  group: 'account',
  Icon: Sparkles,
  name: makingMessages.part,
  State,
  Screen,
};
