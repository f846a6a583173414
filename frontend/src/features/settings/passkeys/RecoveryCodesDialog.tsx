import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout/layout.ts';
import { Dialog, DialogFoot } from '../../../ui/overlays/Dialog.tsx';
import { theme } from '../../../ui/theme.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { passkeysMessages } from './passkeysMessages.ts';
import { codesKept, selectPasskeys } from './passkeysSlice.ts';

/** Shown this once: it stays until the parent says that they are kept. `email`: what the codes are for. */
export function RecoveryCodesDialog({ email }: { email: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { codes } = useSelector(selectPasskeys);
  const [said, setSaid] = useState<'codesCopied' | 'codesByHand' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText((codes ?? []).join('\n'));
      setSaid('codesCopied');
    } catch {
      setSaid('codesByHand'); // insecure origins and some browsers allow no more
    }
  }
  function save() {
    const lines = [intl.formatMessage(passkeysMessages.codesFileText, { email }), '', ...(codes ?? []), ''];
    const bytes = new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
    saveFile({ name: intl.formatMessage(passkeysMessages.codesFileName), bytes });
  }
  function close() {
    setSaid(null);
    dispatch(codesKept());
  }

  return (
    <Dialog
      open={codes !== null}
      title={intl.formatMessage(passkeysMessages.codesTitle)}
      description={<p>{intl.formatMessage(passkeysMessages.codesText)}</p>}
    >
      <Codes>
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden /> {intl.formatMessage(passkeysMessages.codesCopy)}
        </Button>
        <Button onClick={save}>
          <Download aria-hidden /> {intl.formatMessage(passkeysMessages.codesFile)}
        </Button>
        <span role="status">{said && intl.formatMessage(passkeysMessages[said])}</span>
      </Row>
      <DialogFoot>
        <Button look="main" big onClick={close}>
          {intl.formatMessage(passkeysMessages.codesKept)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
  gap: ${theme.s1} ${theme.s4};
  padding: ${theme.s3} ${theme.s4};
  background: ${theme.paper};
  border-radius: ${theme.cutM};
  font-family: ui-monospace, monospace;
  font-variant-numeric: tabular-nums;
`;
