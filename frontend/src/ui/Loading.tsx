import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { Lark } from './Lark.tsx';
import { theme } from './theme.ts';
import { uiMessages } from './uiMessages.ts';

/** While nobody knows yet what to show: the lark, and SPEC's word. */
export function Loading() {
  return (
    <Middle role="status">
      <Lark />
      <p>{useIntl().formatMessage(uiMessages.loading)}</p>
    </Middle>
  );
}

const late = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;
const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.s3};
  min-height: 100dvh;
  color: ${theme.ink};
  animation: ${late} 300ms step-end;
  & > svg {
    width: 4rem;
  }
`;
