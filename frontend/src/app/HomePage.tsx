import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/sessionSlice.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { appMessages } from './appMessages.ts';

/** What is there before the dashboard: a greeting. */
export default function HomePage() {
  const intl = useIntl();
  const user = useSelector(selectUser);
  return (
    <PageHeading title={intl.formatMessage(appMessages.home)}>
      {intl.formatMessage(appMessages.hello, { name: user?.firstName ?? '' })}
    </PageHeading>
  );
}
