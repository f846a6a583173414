import type { SharedStoryView } from '@storylark/contracts/stories/views';
import { coverOf } from '@storylark/contracts/stories/coverOf';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { minutesOf } from '../../../lib/minutesOf.ts';
import { pages } from '../../../lib/paths.ts';
import { usePlayer } from '../../../player/usePlayer.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout/layout.ts';
import { theme } from '../../../ui/theme.ts';
import { AiNote } from '../AiNote.tsx';
import { bookMessages } from '../book/bookMessages.ts';
import { StoryBook } from '../book/StoryBook.tsx';
import { useReadAloud } from '../book/useReadAloud.ts';
import { OptionsButton } from '../OptionsButton.tsx';
import { PlayerFrame } from '../PlayerFrame.tsx';
import { storyMessages } from '../storyMessages.ts';
import { guestMessages } from './guestMessages.ts';

type Props = {
  shareId: string;
  story: SharedStoryView;
  /** The story as it is shared now, for addresses that ran out; null when it is not shared any more. */
  again: () => Promise<SharedStoryView | null>;
};

/** A shared story as a guest reads and hears it. Nothing of it is remembered here. */
export function GuestStory({ shareId, story, again }: Props) {
  const intl = useIntl();
  const { audioUrl, downloadUrl, durationSeconds, sentences, illustrations } = story;
  const title = story.title ?? intl.formatMessage(bookMessages.untitled);
  const artworkUrl = coverOf(illustrations)?.url ?? null;
  const source = useMemo(
    () =>
      audioUrl === null || durationSeconds === null
        ? null
        : {
            storyUuid: shareId,
            title,
            heroName: null,
            artworkUrl,
            audioUrl,
            durationSeconds,
            sentences,
            startAt: 0,
          },
    [shareId, title, artworkUrl, audioUrl, durationSeconds, sentences],
  );
  const player = usePlayer(source, {
    onHeard: () => undefined,
    freshAudioUrl: async () => (await again())?.audioUrl ?? null,
  });
  const aloud = useReadAloud(story, { title, heroName: null, artworkUrl }, player, {
    from: () => null,
    onRead: () => undefined,
  });
  return (
    <>
      <StoryBook
        story={story}
        pictures={illustrations.length}
        meta={
          <Top>
            <span>
              {intl.formatMessage(guestMessages.shared)}{' '}
              {durationSeconds !== null &&
                intl.formatMessage(guestMessages.minutes, { minutes: minutesOf(durationSeconds) })}
            </span>
            <OptionsButton />
          </Top>
        }
        voice={aloud.voice}
      >
        <AiNote />
        <Own>
          <h2>{intl.formatMessage(guestMessages.ownTitle)}</h2>
          <Row>
            <ButtonLink look="main" to={pages.signup} reloadDocument>
              {intl.formatMessage(guestMessages.own)}
            </ButtonLink>
            {downloadUrl !== null && (
              <ButtonLink look="bare" to={downloadUrl} reloadDocument download>
                <Download aria-hidden /> {intl.formatMessage(storyMessages.download)}
              </ButtonLink>
            )}
          </Row>
        </Own>
      </StoryBook>
      <PlayerFrame story={{ ...story, ...finished }} player={player} aloud={aloud} title={title} />
    </>
  );
}

/** Only what is finished can be shared. */
const finished = {
  state: 'finished',
  progress: { narrationDone: 0, narrationTotal: 0, picturesDone: 0, picturesTotal: 0 },
} as const;

const Top = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3};
`;
const Own = styled.aside`
  display: grid;
  gap: ${theme.s4};
  margin-top: ${theme.s6};
`;
