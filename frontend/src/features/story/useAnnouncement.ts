import type { Locale } from '@storylark/contracts/languages';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/**
 * What is said of a story that changes before one's eyes; nothing of one that is as it was when it was
 * opened.
 */
export function useAnnouncement(story: StoryView | null): string {
  const locale = useIntl().locale as Locale;
  const now =
    story &&
    (story.narrationRetrying && story.state === 'narration_pending' ? 'narrationRetrying' : story.state);
  const [seen, setSeen] = useState<{ uuid: string; first: typeof now; changed: boolean } | null>(null);
  if (story && seen?.uuid !== story.uuid) setSeen({ uuid: story.uuid, first: now, changed: false });
  else if (story && seen && !seen.changed && seen.first !== now) setSeen({ ...seen, changed: true });
  return now && seen?.changed ? stateMessages[now][locale] : '';
}
