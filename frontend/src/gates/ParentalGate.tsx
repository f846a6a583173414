import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useNavigate } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { PictureAndForm } from '../ui/layout/PictureAndForm.tsx';
import { Stack } from '../ui/layout/layout.ts';
import { isGateOpen } from './gateKey.ts';
import { gateMessages } from './gateMessages.ts';
import { GateQuestion } from './GateQuestion.tsx';

const art = new URL('../ui/art/gate.svg', import.meta.url).href;

/**
 * SPEC 2: the parents-only area shows its question first. As a layout route, or around children. It guards
 * against children and is no authorisation.
 */
export default function ParentalGate({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [open, setOpen] = useState(isGateOpen);
  if (open) return children ?? <Outlet />;
  // The router numbers its places: 0 is where this tab began.
  const goBack = () =>
    (window.history.state as { idx?: number } | null)?.idx
      ? navigate(-1)
      : navigate(pages.dashboard, { replace: true });
  return (
    <PictureAndForm art={art} keep="50% 100%">
      <Stack>
        <Lock aria-hidden />
        <PageHeading>{intl.formatMessage(gateMessages.parentsTitle)}</PageHeading>
        <p className="muted">{intl.formatMessage(gateMessages.parentsText)}</p>
      </Stack>
      <GateQuestion onOpen={() => setOpen(true)} onCancel={() => void goBack()} />
    </PictureAndForm>
  );
}
