import type { StoryItem } from '@storylark/contracts/stories/views';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Message } from '../i18n/defineMessages.ts';
import { useFailureText } from '../i18n/useFailureText.ts';
import { failureIn } from '../lib/attempt.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { BehindGate } from './BehindGate.tsx';
import { storyActsMessages } from './storyActsMessages.ts';
import { deleteAsked, deletionOpened, selectDeletion } from './storyActsSlice.ts';

type Props = {
  story: Pick<StoryItem, 'uuid' | 'title' | 'state' | 'shared' | 'slotReturnsIfDeleted'>;
  onDeleted: () => void;
  onClose: () => void;
};

/** Names what goes with a story; asks the parents' question first. Shown as long as it is rendered. */
export default function DeleteStoryDialog(props: Props) {
  return (
    <BehindGate onClose={props.onClose}>
      <Deleting {...props} />
    </BehindGate>
  );
}

function Deleting({ story, onDeleted, onClose }: Props) {
  const { uuid, title, shared } = story;
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const deletion = useSelector(selectDeletion(uuid));
  const failure = failureIn(deletion);
  useEffect(() => void dispatch(deletionOpened()), [dispatch]);
  const gone = useEffectEvent(onDeleted);
  useEffect(() => {
    if (deletion.status !== 'done') return;
    dispatch(deletionOpened());
    gone();
  }, [deletion.status, dispatch]);
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(storyActsMessages.deleteTitle, {
        title: title ?? intl.formatMessage(storyActsMessages.untitled),
      })}
      consequence={[
        storyActsMessages.deleteLost,
        ...(shared ? [storyActsMessages.deleteLink] : []),
        countsOf(story),
      ].map((message) => (
        <p key={message.id}>{intl.formatMessage(message)}</p>
      ))}
      act={intl.formatMessage(storyActsMessages.deleteAct)}
      busy={deletion.status === 'busy'}
      onConfirm={() => dispatch(deleteAsked(uuid))}
      onClose={onClose}
    >
      {failure && (
        <Callout tone="bad" announced title={intl.formatMessage(storyActsMessages.deleteFailed)}>
          {failureText(failure)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}

/** Whether the story is given back, said before it is gone. */
function countsOf({ state, slotReturnsIfDeleted }: Props['story']): Message {
  switch (state) {
    case 'text_pending':
      return slotReturnsIfDeleted ? storyActsMessages.deleteGivenBack : storyActsMessages.deleteUsedRead;
    case 'narration_pending':
      return slotReturnsIfDeleted ? storyActsMessages.deleteGivenBackRead : storyActsMessages.deleteUsedRead;
    case 'image_pending':
    case 'finished':
      return storyActsMessages.deleteUsed;
    case 'failed':
      return storyActsMessages.deleteFailedOne;
  }
}
