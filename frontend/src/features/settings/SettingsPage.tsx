import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { selectUser } from '../../session/sessionSlice.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { theme } from '../../ui/theme.ts';
import { AccountTab } from './AccountTab.tsx';
import { settingsMessages } from './settingsMessages.ts';
import { SubscriptionTab } from './SubscriptionTab.tsx';

export { feature } from './settingsFeature.ts';

/** The tab stands in the address: a reload and a link come back to it. */
export default function SettingsPage() {
  const intl = useIntl();
  const user = useSelector(selectUser);
  const [search, setSearch] = useSearchParams();
  if (!user) return null;
  return (
    <div>
      <Title>{intl.formatMessage(settingsMessages.title)}</Title>
      <Tabs
        label={intl.formatMessage(settingsMessages.tabs)}
        value={search.get('tab') === 'subscription' ? 'subscription' : 'account'}
        onChange={(tab) => setSearch(tab === 'account' ? {} : { tab }, { replace: true })}
        tabs={[
          {
            value: 'account',
            label: intl.formatMessage(settingsMessages.account),
            panel: <AccountTab user={user} />,
            keep: true,
          },
          {
            value: 'subscription',
            label: intl.formatMessage(settingsMessages.subscription),
            panel: <SubscriptionTab />,
          },
        ]}
      />
    </div>
  );
}

const Title = styled(PageHeading)`
  margin-bottom: ${theme.s4};
`;
