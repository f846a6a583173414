import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFailureText } from '../i18n/useFailureText.ts';
import { type Attempt, failureIn } from '../lib/attempt.ts';
import { Button } from '../ui/Button.tsx';
import { DialogFoot } from '../ui/overlays/Dialog.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { ShareTermsFields, shareTermsOf, termsOf } from './ShareTermsFields.tsx';
import { storyActsMessages } from './storyActsMessages.ts';
import { shareAsked } from './storyActsSlice.ts';

/** Before there is a link: its terms, and the making of it. */
export function MakeLink({ uuid, saving, onClose }: { uuid: string; saving: Attempt; onClose: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [terms, setTerms] = useState(termsOf({ endsAt: null, indexable: false }));
  const failure = failureIn(saving);
  return (
    <>
      <ShareTermsFields terms={terms} onChange={setTerms} />
      {failure && (
        <Callout tone="bad" announced title={intl.formatMessage(storyActsMessages.shareFailed)}>
          {failureText(failure)}
        </Callout>
      )}
      <DialogFoot>
        <Button
          look="main"
          big
          busy={saving.status === 'busy'}
          onClick={() => dispatch(shareAsked({ uuid, terms: shareTermsOf(terms) }))}
        >
          {intl.formatMessage(storyActsMessages.shareMake)}
        </Button>
        <Button look="bare" onClick={onClose}>
          {intl.formatMessage(storyActsMessages.shareNot)}
        </Button>
      </DialogFoot>
    </>
  );
}
