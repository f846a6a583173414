import type { Locale } from '@storylark/contracts/languages';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { makingMessages } from './making/makingMessages.ts';

/**
 * What is said of a story that changes before one's eyes; nothing of one that is as it was when it was
 * opened, and of paragraphs only that there are some.
 */
export function useAnnouncement(story: StoryView | null, tookOver: boolean): string {
  const intl = useIntl();
  const reading = tookOver ? 'tookOver' : story && story.paragraphsSoFar.length > 0 ? 'readAlong' : null;
  const now =
    story &&
    (story.narrationRetrying && story.state === 'narration_pending'
      ? 'narrationRetrying'
      : (story.state === 'text_pending' && reading) || story.state);
  const [seen, setSeen] = useState<{ uuid: string; first: typeof now; changed: boolean } | null>(null);
  if (story && seen?.uuid !== story.uuid) setSeen({ uuid: story.uuid, first: now, changed: false });
  else if (story && seen && !seen.changed && seen.first !== now) setSeen({ ...seen, changed: true });
  if (!now || !seen?.changed) return '';
  return now === 'tookOver' || now === 'readAlong'
    ? intl.formatMessage(makingMessages[now])
    : stateMessages[now][intl.locale as Locale];
}
