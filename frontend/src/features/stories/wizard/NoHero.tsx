import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { theme } from '../../../ui/theme.ts';
import { useTile } from '../tiles.ts';
import { wizardMessages } from './wizardMessages.ts';

/** A story needs somebody it is about: that one is drawn first. */
export function NoHero() {
  const intl = useIntl();
  const art = useTile('moonlitGarden');
  return (
    <Middle>
      <PageHeading title={intl.formatMessage(wizardMessages.making)}>
        {intl.formatMessage(wizardMessages.noHero)}
      </PageHeading>
      <EmptyState art={art} full sentence={intl.formatMessage(wizardMessages.noHeroText)}>
        <ButtonLink look="main" big to={pages.createCharacter}>
          {intl.formatMessage(wizardMessages.drawFirst)}
        </ButtonLink>
        <ButtonLink look="bare" to={pages.stories}>
          {intl.formatMessage(wizardMessages.toStories)}
        </ButtonLink>
      </EmptyState>
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  min-height: 100dvh;
  justify-items: center;
  padding: ${theme.s4};
  text-align: center;
`;
