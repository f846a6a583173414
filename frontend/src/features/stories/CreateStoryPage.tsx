import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { isAway } from '../../lib/failure.ts';
import { pages } from '../../lib/paths.ts';
import { KeepsAnswers } from '../../offline/KeepsAnswers.tsx';
import { useConnection } from '../../live/useConnection.ts';
import StoryLimitDialog from '../../storyActs/StoryLimitDialog.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PlainMain, Stack } from '../../ui/layout/layout.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { familyAsked, selectFamily } from './familySlice.ts';
import { useStoryLimit } from '../../storyActs/useStoryLimit.ts';
import { NoHero } from './wizard/NoHero.tsx';
import { WithDraft } from './wizard/WithDraft.tsx';
import { wizardMessages } from './wizard/wizardMessages.ts';

export { feature } from './storiesFeature.ts';

/** Whether there is a story left and somebody to tell it of is seen before the first question. */
export default function CreateStoryPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const family = useSelector(selectFamily);
  const connection = useConnection();
  const [query] = useSearchParams();
  const [before] = useState(family);
  const { reached } = useStoryLimit();
  const [full] = useState(reached); // the new one itself does not count against it
  useEffect(() => void dispatch(familyAsked()), [dispatch]);

  if (full)
    return (
      <PlainMain>
        <PageHeading>{intl.formatMessage(wizardMessages.making)}</PageHeading>
        <StoryLimitDialog onClose={() => void navigate(pages.stories)} />
      </PlainMain>
    );
  const wished = query.get('hero');
  // Somebody just drawn is not among those who were known before.
  const mayCome = family === before && wished !== null;
  if (mayCome && !family.characters.some(({ uuid }) => uuid === wished)) return <Loading />;
  if (family.characters.some(({ characterRole }) => characterRole === 'main'))
    return <WithDraft characters={family.characters} />;
  if (family.status === 'unknown') return <Loading />;
  if (family.status === 'ready')
    return (
      <main id="main" tabIndex={-1}>
        <NoHero />
      </main>
    );
  return (
    <PlainMain>
      <Stack>
        <PageHeading>{intl.formatMessage(wizardMessages.making)}</PageHeading>
        {connection !== 'open' && isAway(family.failure) ? (
          <>
            <p>{intl.formatMessage(wizardMessages.needsFamily)}</p>
            <KeepsAnswers />
          </>
        ) : (
          <ErrorState
            title={intl.formatMessage(wizardMessages.charactersFailed)}
            reason={failureText(family.failure)}
            onRetry={() => dispatch(familyAsked())}
          />
        )}
        <p>
          <ButtonLink to={pages.stories}>{intl.formatMessage(wizardMessages.toStories)}</ButtonLink>
        </p>
      </Stack>
    </PlainMain>
  );
}
