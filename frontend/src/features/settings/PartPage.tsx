import { ArrowLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages } from '../../lib/paths.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { theme } from '../../ui/theme.ts';
import { PartList } from './PartList.tsx';
import { parts } from './parts.ts';
import { settingsMessages } from './settingsMessages.ts';
import { useWide } from './useWide.ts';

export { feature } from './settingsFeature.ts';

/** One part of the settings; where there is room, the others stand beside it. */
export default function PartPage() {
  const intl = useIntl();
  const { part: at } = useParams();
  const user = useSelector(selectUser);
  const wide = useWide();
  const part = parts.find((one) => one.at === at);
  if (!part) return <Navigate to={pages.settings} replace />;
  if (!user) return null;
  const { Screen } = part;
  return (
    <Beside>
      {wide && <PartList user={user} narrow />}
      <div>
        {!wide && (
          <Back look="bare" to={pages.settings}>
            <ArrowLeft aria-hidden /> {intl.formatMessage(settingsMessages.title)}
          </Back>
        )}
        <Title>{intl.formatMessage(part.name)}</Title>
        <Screen key={part.at} user={user} />
      </div>
    </Beside>
  );
}

const Beside = styled.div`
  @media ${theme.withSidebar} {
    display: grid;
    grid-template-columns: 17.5rem minmax(0, 1fr);
    gap: ${theme.s6};
    align-items: start;
  }
`;
const Back = styled(ButtonLink)`
  margin-left: -0.7rem;
  color: ${theme.link};
`;
const Title = styled(PageHeading)`
  margin-bottom: ${theme.s4};
`;
