import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';

/** One thing to change: what it is, and below that how. */
export function Section({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <Text>{text}</Text>}
      </div>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Panel)`
  position: relative;
  display: grid;
  gap: ${theme.s4};
  align-content: start;
  overflow-wrap: anywhere;
  & > form {
    max-width: 30rem;
  }
  /* where something may come to be said */
  & > :empty {
    position: absolute;
  }
`;
const Text = styled.p`
  max-width: ${theme.measure};
  margin-top: ${theme.s2};
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
`;
