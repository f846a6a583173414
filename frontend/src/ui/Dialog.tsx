import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useEver } from '../lib/useEver.ts';
import { theme } from './theme.ts';

const DialogSheet = lazy(() => import('./DialogSheet.tsx'));

export type DialogProps = {
  open: boolean;
  /** Closing by button, Escape or a press outside. Without it the dialog stays until its own buttons end it. */
  onClose?: () => void;
  title: string;
  /** One or two sentences under the title; the dialog is described by them. */
  description?: ReactNode;
  children: ReactNode;
};

/** Asks or tells over the screen. Its code comes when it is first opened. */
export function Dialog(props: DialogProps) {
  const wanted = useEver(props.open);
  return <Suspense fallback={null}>{wanted && <DialogSheet {...props} />}</Suspense>;
}

/** The buttons of a dialog: the act first, the way out below it. */
export const DialogFoot = styled.div`
  display: grid;
  gap: ${theme.s2};
  margin-top: ${theme.s2};
  & > * {
    width: 100%;
  }
`;
