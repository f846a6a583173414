import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { lazyCode } from '../../../lib/lazyCode.ts';
import { pages } from '../../../lib/paths.ts';
import { selectUser } from '../../../session/sessionSlice.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Panel, Row, Stack } from '../../../ui/layout/layout.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { theme } from '../../../ui/theme.ts';
import { subscriptionsMessages } from '../subscriptionsMessages.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { keepVisit, visitOf } from './visitOf.ts';

const Confetti = lazyCode(() => import('../../../ui/art/Confetti.tsx'));

/** What there is from now on; celebrated once. */
export function Success({ id }: { id: string }) {
  const intl = useIntl();
  const user = useSelector(selectUser);
  const accountId = user?.uuid ?? '';
  const [visit] = useState(() => visitOf(accountId, id));
  const [isOver, setOver] = useState(
    () => visit.celebrated || window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => keepVisit(accountId, { ...visit, celebrated: true }), [accountId, visit]);
  // The user's record comes a moment after the news: until then it is still that of Free.
  const subscription = user && user.subscription.plan !== 'free' ? user.subscription : null;
  return (
    <>
      <Panel>
        <Stack $gap={theme.s4}>
          <PageHeading>
            {subscription
              ? intl.formatMessage(checkoutMessages.success, {
                  plan: intl.formatMessage(subscriptionsMessages.planName, { plan: subscription.plan }),
                })
              : intl.formatMessage(checkoutMessages.open)}
          </PageHeading>
          <p role="status">
            {subscription &&
              intl.formatMessage(checkoutMessages.successText, {
                stories: subscription.storyLimit,
                characters: subscription.characterLimit,
              })}
          </p>
          <Row>
            <ButtonLink look="main" big to={pages.createStory}>
              {intl.formatMessage(checkoutMessages.makeStory)}
            </ButtonLink>
            <ButtonLink big to={pages.subscriptions}>
              {intl.formatMessage(checkoutMessages.seePlan)}
            </ButtonLink>
          </Row>
        </Stack>
      </Panel>
      <Suspense fallback={null}>{!isOver && <Confetti onOver={() => setOver(true)} />}</Suspense>
    </>
  );
}
