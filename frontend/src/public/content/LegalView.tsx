import { useIntl } from 'react-intl';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { publicMessages } from '../publicMessages.ts';
import { Column, Prose } from './Prose.ts';
import type { LegalPage } from './readContent.ts';
import { longDate } from './longDate.ts';

export function LegalView({ page }: { page: LegalPage }) {
  const intl = useIntl();
  return (
    <Column>
      <header>
        <h1>{page.title}</h1>
        <p className="small muted">
          {intl.formatMessage(publicMessages.updated, { date: longDate(intl, page.updated) })}
        </p>
        {page.open && <Callout tone="warn">{intl.formatMessage(publicMessages.unsetNote)}</Callout>}
      </header>
      <Prose dangerouslySetInnerHTML={{ __html: page.html }} />
    </Column>
  );
}
