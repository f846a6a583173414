import { type ReactNode, useState } from 'react';
import { GateDialog, gateMustBeAsked } from '../gates/GateDialog.tsx';

/** Asks the parents' question first, where this tab must ask it. */
export function BehindGate({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const [passed, setPassed] = useState(() => !gateMustBeAsked());
  return passed ? children : <GateDialog open onOpen={() => setPassed(true)} onClose={onClose} />;
}
