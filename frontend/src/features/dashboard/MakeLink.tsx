import { Feather } from 'lucide-react';
import { useIntl } from 'react-intl';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { dashboardMessages } from './dashboardMessages.ts';

type Props = { first: boolean; look: 'main' | 'quiet'; wide?: boolean };

/** Into the story wizard, from its first question. */
export function MakeLink({ first, look, wide = false }: Props) {
  const intl = useIntl();
  return (
    <ButtonLink look={look} big wide={wide} to={pages.createStory}>
      <Feather aria-hidden />
      <span>{intl.formatMessage(first ? dashboardMessages.makeFirst : dashboardMessages.make)}</span>
    </ButtonLink>
  );
}
