import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages, pathTo } from '../../lib/paths.ts';
import { OwnLink } from '../../ui/OwnLink.tsx';
import { theme } from '../../ui/theme.ts';
import { publicMessages } from '../publicMessages.ts';
import { DateLine } from './DateLine.tsx';
import { Column, Prose } from './Prose.ts';
import type { Article } from './readContent.ts';

/** `next`: what else there is to read. */
export function ArticleView({ article, next }: { article: Article; next: readonly Article[] }) {
  const intl = useIntl();
  return (
    <Column>
      <header>
        <h1>{article.title}</h1>
        <DateLine article={article} />
      </header>
      <Prose dangerouslySetInnerHTML={{ __html: article.html }} />
      <Next aria-labelledby="read-next">
        <h2 id="read-next">{intl.formatMessage(publicMessages.readNext)}</h2>
        <ul>
          {next.map(({ id, title }) => (
            <li key={id}>
              <OwnLink to={pathTo(pages.article, { id })}>{title}</OwnLink>
            </li>
          ))}
          <li>
            <OwnLink to={pages.blog}>{intl.formatMessage(publicMessages.allArticles)}</OwnLink>
          </li>
        </ul>
      </Next>
    </Column>
  );
}

const Next = styled.nav`
  margin-top: ${theme.s7};
  padding-top: ${theme.s5};
  border-top: 2px solid ${theme.line};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;
