import { styled } from 'styled-components';
import { PRODUCT } from '../../lib/constants.ts';
import { Lark } from './Lark.tsx';
import { OwnLink } from '../OwnLink.tsx';
import { theme } from '../theme.ts';

export function Logo({ to }: { to: string }) {
  return (
    <Mark to={to}>
      <Lark />
      <span>{PRODUCT}</span>
    </Mark>
  );
}

const Mark = styled(OwnLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.55rem;
  min-height: ${theme.tap};
  font: 400 1.5rem/1 ${theme.fontDisplay};
  letter-spacing: -0.01em;
  color: ${theme.ink};
  text-decoration: none;
  & > svg {
    width: 2.25rem;
    height: 2.25rem;
    flex: none;
  }
`;
