import type { UserView } from '@storylark/contracts/accounts/views';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages, pathTo } from '../../../lib/paths.ts';
import { canKeep } from '../../../offline/keptCache.ts';
import type { KeptName } from '../../../offline/keptStories.ts';
import { Button } from '../../../ui/Button.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/layout.ts';
import { linkTo } from '../../../ui/linkTo.tsx';
import { theme } from '../../../ui/theme.ts';
import { Section } from '../Section.tsx';
import { ByItself } from './ByItself.tsx';
import { keptMessages } from './keptMessages.ts';
import { useKeptHere } from './useKeptHere.ts';
import { useRoom } from './useRoom.ts';

/** What lies in this browser, and taking the large part of it away. */
export function KeptScreen({ user }: { user: UserView }) {
  const intl = useIntl();
  return (
    <Stack>
      <Section title={intl.formatMessage(keptMessages.title)} text={intl.formatMessage(keptMessages.text)}>
        {canKeep() ? (
          <>
            <ByItself accountId={user.uuid} />
            <Stories accountId={user.uuid} />
          </>
        ) : (
          <p>{intl.formatMessage(keptMessages.impossible)}</p>
        )}
      </Section>
      <Section title={intl.formatMessage(keptMessages.rest)}>
        <p>{intl.formatMessage(keptMessages.restText, { link: linkTo(pages.cookies) })}</p>
      </Section>
    </Stack>
  );
}

function Stories({ accountId }: { accountId: string }) {
  const intl = useIntl();
  const room = useRoom();
  const place = useRef<HTMLDivElement>(null);
  const { stories, drop } = useKeptHere(accountId);
  if (stories === null)
    return (
      <Skeleton>
        <Bone $height="3rem" />
      </Skeleton>
    );
  // The button goes with its story: who steers by keys is kept here.
  const remove = (dropped: readonly KeptName[]) => void drop(dropped).then(() => place.current?.focus());
  return (
    <Place ref={place} tabIndex={-1}>
      <p>
        {stories.length === 0
          ? intl.formatMessage(keptMessages.none)
          : intl.formatMessage(keptMessages.room, {
              count: stories.length,
              room: room(stories.reduce((sum, { bytes }) => sum + bytes, 0)),
            })}
      </p>
      <List>
        {stories.map((story) => {
          const title = story.title ?? intl.formatMessage(keptMessages.untitled);
          return (
            <li key={story.uuid}>
              <div>
                <Link to={pathTo(pages.story, { uuid: story.uuid })}>{title}</Link>
                <p className="small muted">
                  {intl.formatMessage(
                    story.how.by === 'forGood' ? keptMessages.howForGood : keptMessages.howByItself,
                    { room: room(story.bytes) },
                  )}
                </p>
              </div>
              <Button
                aria-label={intl.formatMessage(keptMessages.dropNamed, { title })}
                onClick={() => remove([story])}
              >
                {intl.formatMessage(keptMessages.drop)}
              </Button>
            </li>
          );
        })}
      </List>
      {stories.length > 1 && (
        <div>
          <Button onClick={() => remove(stories)}>{intl.formatMessage(keptMessages.dropAll)}</Button>
        </div>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.s4};
  &:focus {
    outline: none;
  }
`;
const List = styled.ul`
  &:empty {
    display: none;
  }
  display: grid;
  gap: ${theme.s3};
  & > li {
    display: flex;
    gap: ${theme.s3};
    align-items: center;
    justify-content: space-between;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;
