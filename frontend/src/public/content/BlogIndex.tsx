import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages, pathTo } from '../../lib/paths.ts';
import { OwnLink } from '../../ui/OwnLink.tsx';
import { theme } from '../../ui/theme.ts';
import { publicMessages } from '../publicMessages.ts';
import { DateLine } from './DateLine.tsx';
import { Column } from './Prose.ts';
import type { Article } from './readContent.ts';

export function BlogIndex({ articles }: { articles: readonly Article[] }) {
  const intl = useIntl();
  return (
    <Column as="div">
      <header>
        <h1>{intl.formatMessage(publicMessages.blogTitle)}</h1>
        <p>{intl.formatMessage(publicMessages.blogText)}</p>
      </header>
      <List>
        {articles.map((article) => (
          <li key={article.id}>
            <h2>
              <OwnLink to={pathTo(pages.article, { id: article.id })}>{article.title}</OwnLink>
            </h2>
            <p>{article.description}</p>
            <DateLine article={article} />
          </li>
        ))}
      </List>
    </Column>
  );
}

const List = styled.ul`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    gap: ${theme.s2};
    padding: ${theme.s5} 0;
    border-top: 2px solid ${theme.line};
  }
  & h2 a {
    color: ${theme.ink};
    text-decoration: none;
  }
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li:hover h2 a {
    text-decoration: underline;
  }
`;
