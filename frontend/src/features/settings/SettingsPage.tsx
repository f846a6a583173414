import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages, pathTo } from '../../lib/paths.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { theme } from '../../ui/theme.ts';
import { PartList } from './PartList.tsx';
import { settingsMessages } from './settingsMessages.ts';

export { feature } from './settingsFeature.ts';

/** All parts, each with how things stand there. */
export default function SettingsPage() {
  const intl = useIntl();
  const user = useSelector(selectUser);
  const [search] = useSearchParams();
  // The parts were tabs of this screen once.
  const tab = search.get('tab');
  if (tab !== null)
    return (
      <Navigate
        to={tab === 'subscription' ? pathTo(pages.settingsPart, { part: tab }) : pages.settings}
        replace
      />
    );
  if (!user) return null;
  return (
    <div>
      <Title>{intl.formatMessage(settingsMessages.title)}</Title>
      <PartList user={user} />
    </div>
  );
}

const Title = styled(PageHeading)`
  margin-bottom: ${theme.s5};
`;
