import type { ShareView } from '@storylark/contracts/stories/views';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../i18n/useFailureText.ts';
import { idle } from '../lib/attempt.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { BehindGate } from './BehindGate.tsx';
import { MakeLink } from './MakeLink.tsx';
import { SharedLink } from './SharedLink.tsx';
import { storyActsMessages } from './storyActsMessages.ts';
import { selectSharing, shareKnown, shareLookedFor, sharingOver } from './storyActsSlice.ts';

type Props = {
  /** `share` where it is known; where it is not, it is looked up, and `shared` says whether there is one. */
  story: {
    uuid: string;
    title: string | null;
    heroName: string | null;
    share?: ShareView | null;
    shared?: boolean;
  };
  /** After each change, with what holds now. */
  onChanged: (share: ShareView | null) => void;
  onClose: () => void;
};

/**
 * Makes, shows, changes and withdraws the link of a story; asks the parents' question first. Shown as long as
 * it is rendered.
 */
export default function ShareDialog(props: Props) {
  return (
    <BehindGate onClose={props.onClose}>
      <Sharing {...props} />
    </BehindGate>
  );
}

function Sharing({
  story: { uuid, title, heroName, share, shared = Boolean(share) },
  onChanged,
  onClose,
}: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const sharing = useSelector(selectSharing);
  // What the caller knows counts when the dialog opens; later changes are heard from the server's answers.
  const opened = useRef(share);
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    const { current: share } = opened;
    dispatch(share === undefined ? shareLookedFor(uuid) : shareKnown({ uuid, share }));
    return () => void dispatch(sharingOver());
  }, [dispatch, uuid]);
  const changed = sharing.status === 'known' && sharing.saving.status === 'done' ? sharing : null;
  useEffect(() => {
    if (changed) tell(changed.share);
  }, [changed]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(storyActsMessages.shareTitle, {
        title: title ?? intl.formatMessage(storyActsMessages.untitled),
      })}
      description={
        heroName === null
          ? intl.formatMessage(storyActsMessages.shareHero)
          : intl.formatMessage(storyActsMessages.shareNames, { name: heroName })
      }
    >
      {sharing.status === 'lookFailed' && (
        <ErrorState
          title={intl.formatMessage(storyActsMessages.shareLookFailed)}
          reason={failureText(sharing.failure)}
          onRetry={() => dispatch(shareLookedFor(uuid))}
        />
      )}
      {(sharing.status === 'none' || sharing.status === 'looking') && (
        <Awaited role="status">
          <p>{intl.formatMessage(uiMessages.loading)}</p>
          <div aria-hidden style={{ visibility: 'hidden' }}>
            {shared ? (
              <SharedLink uuid={uuid} title={title} share={share ?? unknown} saving={idle} />
            ) : (
              <MakeLink uuid={uuid} saving={idle} onClose={onClose} />
            )}
          </div>
        </Awaited>
      )}
      {sharing.status === 'known' &&
        (sharing.share ? (
          <SharedLink uuid={uuid} title={title} share={sharing.share} saving={sharing.saving} />
        ) : (
          <MakeLink uuid={uuid} saving={sharing.saving} onClose={onClose} />
        ))}
    </Dialog>
  );
}

const unknown: ShareView = { url: '', shareId: '', endsAt: null, indexable: false, openings: 0 };
/** What will most likely be shown holds its room, so that nothing jumps away from a finger. */
const Awaited = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
  & > p {
    place-self: center;
  }
  & > div {
    display: grid;
    gap: ${theme.s3};
  }
`;
