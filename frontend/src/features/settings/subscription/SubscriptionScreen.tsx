import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { pages } from '../../../lib/paths.ts';
import { useLookedAt } from '../../../lib/useLookedAt.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Panel, Row, Stack } from '../../../ui/layout/layout.ts';
import { Meter } from '../../../ui/feedback/Meter.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { theme } from '../../../ui/theme.ts';
import { settingsMessages } from '../settingsMessages.ts';
import { selectSubscription, subscriptionWanted } from '../settingsSlice.ts';

/** What is had and what is used of it; changes are made on the page of the plans. */
export function SubscriptionScreen() {
  const intl = useIntl();
  const failureText = useFailureText();
  const { contractDay } = useFormats();
  const dispatch = useDispatch();
  const fetched = useSelector(selectSubscription);
  useLookedAt(() => dispatch(subscriptionWanted()));

  if (fetched.status === 'unknown')
    return (
      <Skeleton>
        <Bone $height="18rem" $shape={theme.cutL} />
      </Skeleton>
    );
  if (fetched.status === 'failed')
    return (
      <ErrorState
        title={intl.formatMessage(settingsMessages.subscriptionFailed)}
        reason={failureText(fetched.failure)}
        onRetry={() => dispatch(subscriptionWanted())}
      />
    );

  const { plan, interval, storiesUsed, storyLimit, charactersUsed, characterLimit, ...rest } = fetched.value;
  const { windowEndsAt, periodEndsAt, downgrade, cancellation } = rest;
  const stories = intl.formatMessage(settingsMessages.stories);
  const characters = intl.formatMessage(settingsMessages.characters);
  return (
    <Sheet as="section" aria-labelledby="your-plan">
      <div>
        <p className="muted small">{intl.formatMessage(settingsMessages.yourPlan)}</p>
        <h2 id="your-plan">{intl.formatMessage(settingsMessages.planName, { plan })}</h2>
        <p>
          {interval && rest.by === 'checkout'
            ? intl.formatMessage(settingsMessages.planPaid, { interval })
            : intl.formatMessage(settingsMessages.planFree)}
        </p>
        {periodEndsAt && rest.by === 'checkout' && !cancellation && (
          <p>{intl.formatMessage(settingsMessages.paidUntil, { day: contractDay(periodEndsAt) })}</p>
        )}
      </div>
      {downgrade && (
        <Callout>
          {intl.formatMessage(settingsMessages.downgrade, {
            day: contractDay(downgrade.effectiveAt),
            plan: intl.formatMessage(settingsMessages.planName, { plan: downgrade.plan }),
          })}
        </Callout>
      )}
      {cancellation && (
        <Callout>
          {intl.formatMessage(settingsMessages.cancellation, { day: contractDay(cancellation.effectiveAt) })}
        </Callout>
      )}
      <Stack $gap={theme.s2}>
        <b>{stories}</b>
        <Meter label={stories} used={storiesUsed} limit={storyLimit} />
        <p className="small">
          {intl.formatMessage(settingsMessages.storiesUsed, {
            used: storiesUsed,
            limit: storyLimit,
            day: contractDay(windowEndsAt),
          })}
        </p>
      </Stack>
      <Stack $gap={theme.s2}>
        <b>{characters}</b>
        <Meter label={characters} used={charactersUsed} limit={characterLimit} />
        <p className="small">
          {intl.formatMessage(settingsMessages.charactersUsed, {
            used: charactersUsed,
            limit: characterLimit,
          })}
        </p>
      </Stack>
      <Row>
        <ButtonLink look="main" to={pages.subscriptions}>
          {intl.formatMessage(settingsMessages.seePlans)}
        </ButtonLink>
        <ButtonLink to={pages.payments}>{intl.formatMessage(settingsMessages.payments)}</ButtonLink>
      </Row>
    </Sheet>
  );
}

const Sheet = styled(Panel)`
  display: grid;
  gap: ${theme.s5};
  max-width: ${theme.measure};
`;
