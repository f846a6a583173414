import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { pages, pathTo } from '../lib/paths.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { StoryCover } from '../ui/art/StoryCover.tsx';
import { theme } from '../ui/theme.ts';
import { type KeptStory, keptStories } from './keptStories.ts';
import { offlineMessages } from './offlineMessages.ts';

/** The stories that lie on this device: what there is to hear without a connection. */
export function KeptShelf() {
  const intl = useIntl();
  const accountId = useSelector(selectUser)?.uuid ?? null;
  const [kept, setKept] = useState<readonly KeptStory[] | null>(null);
  useEffect(() => {
    if (accountId === null) return;
    let found: readonly KeptStory[] | null = null;
    let here = true;
    const release = () => found?.forEach((one) => one.release());
    void keptStories(accountId).then((stories) => {
      found = stories;
      if (here) setKept(stories);
      else release();
    });
    return () => {
      here = false;
      release();
    };
  }, [accountId]);
  if (kept === null) return null;
  return (
    <section aria-labelledby="kept-shelf">
      <h2 id="kept-shelf">{intl.formatMessage(offlineMessages.shelf)}</h2>
      <p>{intl.formatMessage(kept.length > 0 ? offlineMessages.shelfText : offlineMessages.shelfEmpty)}</p>
      <Books>
        {kept.map(({ story: { uuid, title, cover } }) => (
          <li key={uuid}>
            <StoryCover
              to={pathTo(pages.story, { uuid })}
              title={title ?? intl.formatMessage(offlineMessages.untitled)}
              art={cover?.smallUrl ?? ''}
            />
          </li>
        ))}
      </Books>
    </section>
  );
}

const Books = styled.ul`
  &:empty {
    display: none;
  }
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${theme.s5};
  margin: ${theme.s4} 0 0;
  padding: 0;
  list-style: none;
`;
