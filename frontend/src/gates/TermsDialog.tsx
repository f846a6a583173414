import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { PRODUCT } from '../lib/constants.ts';
import { pages } from '../lib/paths.ts';
import { termsAccepted, termsDeclined } from '../session/sessionSlice.ts';
import { Button } from '../ui/Button.tsx';
import { Tick, TickRow } from '../ui/forms/Checkbox.tsx';
import { Dialog, DialogFoot } from '../ui/overlays/Dialog.tsx';
import { gateMessages } from './gateMessages.ts';

/** Cannot be closed: it ends by its two buttons. */
export default function TermsDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [ticked, setTicked] = useState(false);
  const title = intl.formatMessage(gateMessages.termsTitle);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  const terms = (words: React.ReactNode) => (
    <a href={pages.terms} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
  return (
    <Dialog open title={title} description={<p>{intl.formatMessage(gateMessages.termsText, { terms })}</p>}>
      <TickRow>
        <Tick type="checkbox" checked={ticked} onChange={({ target }) => setTicked(target.checked)} />
        <span>{intl.formatMessage(gateMessages.termsTick)}</span>
      </TickRow>
      <DialogFoot>
        <Button
          look="main"
          big
          missing={ticked ? null : intl.formatMessage(gateMessages.termsMissing)}
          onClick={() => dispatch(termsAccepted())}
        >
          {intl.formatMessage(gateMessages.termsAccept)}
        </Button>
        <Button look="bare" onClick={() => dispatch(termsDeclined())}>
          {intl.formatMessage(gateMessages.termsDecline)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
