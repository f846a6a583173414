import { Copy, Send } from 'lucide-react';
import type { ShareView } from '@storylark/contracts/stories/views';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFailureText } from '../i18n/useFailureText.ts';
import { type Attempt, failureIn } from '../lib/attempt.ts';
import { Button } from '../ui/Button.tsx';
import { DialogFoot } from '../ui/overlays/Dialog.tsx';
import { FieldFrame, Input } from '../ui/forms/FieldFrame.tsx';
import { Row } from '../ui/layout/layout.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { ShareTermsFields, shareTermsOf, termsOf } from './ShareTermsFields.tsx';
import { storyActsMessages } from './storyActsMessages.ts';
import { shareAsked, withdrawAsked } from './storyActsSlice.ts';

type Props = { uuid: string; title: string | null; share: ShareView; saving: Attempt };

/** The link and what can be done with it. */
export function SharedLink({ uuid, title, share, saving }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const link = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'shareCopied' | 'shareCopyByHand' | null>(null);
  const [terms, setTerms] = useState(() => termsOf(share));
  const [withdrawing, setWithdrawing] = useState(false);
  const stored = termsOf(share);
  const changed = terms.until !== stored.until || terms.indexable !== stored.indexable;
  const failure = failureIn(saving);
  const busy = saving.status === 'busy';

  async function copy() {
    link.current?.select();
    try {
      await navigator.clipboard.writeText(share.url);
      setSaid('shareCopied');
    } catch {
      setSaid('shareCopyByHand'); // insecure origins and some browsers allow no more
    }
  }
  /** Closing the device's own sheet is no failure. */
  const send = () => void navigator.share({ title: title ?? '', url: share.url }).catch(() => undefined);

  if (withdrawing)
    return (
      <>
        <Callout tone="warn" announced title={intl.formatMessage(storyActsMessages.withdrawTitle)}>
          {intl.formatMessage(storyActsMessages.withdrawText)}
        </Callout>
        {failure && (
          <Callout tone="bad" announced title={intl.formatMessage(storyActsMessages.withdrawFailed)}>
            {failureText(failure)}
          </Callout>
        )}
        <DialogFoot>
          <Button look="danger" big busy={busy} onClick={() => dispatch(withdrawAsked(uuid))}>
            {intl.formatMessage(storyActsMessages.withdraw)}
          </Button>
          <Button look="bare" onClick={() => setWithdrawing(false)}>
            {intl.formatMessage(storyActsMessages.withdrawNot)}
          </Button>
        </DialogFoot>
      </>
    );
  return (
    <>
      <FieldFrame label={intl.formatMessage(storyActsMessages.shareLink)}>
        {(wiring) => (
          <Input
            {...wiring}
            ref={link}
            readOnly
            value={share.url}
            onFocus={({ target }) => target.select()}
          />
        )}
      </FieldFrame>
      <Row>
        <Button look="main" onClick={() => void copy()}>
          <Copy aria-hidden /> {intl.formatMessage(storyActsMessages.shareCopy)}
        </Button>
        {'share' in navigator && (
          <Button onClick={send}>
            <Send aria-hidden /> {intl.formatMessage(storyActsMessages.shareSend)}
          </Button>
        )}
        <span role="status" className="small">
          {said && intl.formatMessage(storyActsMessages[said])}
        </span>
      </Row>
      <p className="muted">
        {intl.formatMessage(storyActsMessages.shareOpenings, { count: share.openings })}
      </p>
      <ShareTermsFields terms={terms} onChange={setTerms} />
      {failure && (
        <Callout tone="bad" announced title={intl.formatMessage(storyActsMessages.shareFailed)}>
          {failureText(failure)}
        </Callout>
      )}
      {!changed && saving.status === 'done' && said === null && (
        <p role="status" className="small">
          {intl.formatMessage(storyActsMessages.shareSaved)}
        </p>
      )}
      <DialogFoot>
        {changed && (
          <Button busy={busy} onClick={() => dispatch(shareAsked({ uuid, terms: shareTermsOf(terms) }))}>
            {intl.formatMessage(storyActsMessages.shareSave)}
          </Button>
        )}
        <Button look="bare" onClick={() => setWithdrawing(true)}>
          {intl.formatMessage(storyActsMessages.withdraw)}
        </Button>
      </DialogFoot>
    </>
  );
}
