import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyCode } from '../../lib/lazyCode.ts';
import { useEver } from '../../lib/useEver.ts';
import type { DialogProps } from './DialogSheet.tsx';
import { theme } from '../theme.ts';

const DialogSheet = lazyCode(() => import('./DialogSheet.tsx'));

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
