import type { Locale } from '@storylark/contracts/languages';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { useIntl } from 'react-intl';
import { isPending } from '../laterOf.ts';
import { Two } from '../playerFrameLooks.ts';
import { storyPageMessages } from '../storyPageMessages.ts';
import { useUsualTime } from './useUsualTime.ts';

type Props = {
  story: Pick<StoryView, 'state' | 'narrationRetrying' | 'progress' | 'expectedSeconds'>;
};

/** What is being made of a story that can be read already, in the place where its player will be. */
export function AtWork({ story }: Props) {
  const intl = useIntl();
  const { state, narrationRetrying } = story;
  const retrying = narrationRetrying && state === 'narration_pending';
  return (
    <Two>
      <b>{stateMessages[retrying ? 'narrationRetrying' : state][intl.locale as Locale]}</b>
      {isPending(story) && <Part story={story} />}
    </Two>
  );
}

function Part({ story: { state, progress, expectedSeconds } }: Props) {
  const intl = useIntl();
  const usual = useUsualTime();
  const drawing = state === 'image_pending';
  const [done, total] = drawing
    ? [progress.picturesDone, progress.picturesTotal]
    : [progress.narrationDone, progress.narrationTotal];
  const words = () => {
    const of = { part: Math.min(done + 1, total), total };
    if (drawing) return intl.formatMessage(storyPageMessages.drawingPicture, of);
    if (done < total) return intl.formatMessage(storyPageMessages.recordingPart, of);
    return expectedSeconds
      ? intl.formatMessage(storyPageMessages.mixingFor, { time: usual(expectedSeconds.mixing) })
      : intl.formatMessage(storyPageMessages.mixing);
  };
  return total > 0 && <span className="small muted num">{words()}</span>;
}
