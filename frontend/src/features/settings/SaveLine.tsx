import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Attempt } from '../../lib/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';

/** The button that sends a form, and beside it that it was done. */
export function SaveLine({ attempt, label, said }: { attempt: Attempt; label: string; said: ReactNode }) {
  return (
    <Row>
      <Button type="submit" busy={attempt.status === 'busy'}>
        {label}
      </Button>
      <Said attempt={attempt}>{said}</Said>
    </Row>
  );
}

/** Stands there empty, so that screen readers hear what comes into it. */
export function Said({ attempt, children }: { attempt: Attempt; children: ReactNode }) {
  return <div role="status">{attempt.status === 'done' && <Good>{children}</Good>}</div>;
}

export const Good = ({ children }: { children: ReactNode }) => (
  <Line>
    <Check aria-hidden /> <span>{children}</span>
  </Line>
);

const Line = styled.span`
  display: flex;
  gap: ${theme.s2};
  align-items: flex-start;
  color: ${theme.ok};
  font-weight: 600;
  & > .lucide {
    margin-top: 0.15em;
  }
`;
