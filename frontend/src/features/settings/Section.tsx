import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';

/** One thing to change: what it is on the left, how on the right; below one another where it is narrow. */
export function Section({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <Text>{text}</Text>}
      </div>
      <div>{children}</div>
    </Sheet>
  );
}

const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 17rem) minmax(0, 30rem);
  gap: ${theme.s4} ${theme.s7};
  overflow-wrap: anywhere;
  & > :last-child {
    display: grid;
    gap: ${theme.s4};
    align-content: start;
  }
  @media ${theme.upToTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Text = styled.p`
  margin-top: ${theme.s2};
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
`;
