import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme.ts';

type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** `keep`: what is typed in a panel stays there while another is shown. */
  tabs: readonly { value: T; label: ReactNode; panel: ReactNode; keep?: boolean }[];
};

export function Tabs<T extends string>({ label, value, onChange, tabs }: Props<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value} {...(tab.keep ? { forceMount: true } : {})}>
          {tab.panel}
        </Panel>
      ))}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  position: relative;
  display: flex;
  gap: ${theme.s1};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 2px solid ${theme.line};
`;
const Tab = styled(Radix.Trigger)`
  flex: none;
  min-height: 3rem;
  display: inline-flex;
  align-items: center;
  gap: ${theme.s2};
  padding: 0 ${theme.s4};
  margin-bottom: -2px;
  background: none;
  border: 0;
  border-bottom: 4px solid transparent;
  color: ${theme.ink2};
  font-weight: 650;
  cursor: pointer;
  @media ${theme.upToPhone} {
    gap: ${theme.s1};
    padding: 0 ${theme.s2};
  }
  @media ${theme.upToNarrow} {
    padding: 0 ${theme.s1};
    font-size: ${theme.tSmall};
  }
  &:focus-visible {
    outline-offset: -3px; /* the row scrolls, and would cut off what is around a tab */
  }
  &[data-state='active'] {
    color: ${theme.ink};
    border-color: ${theme.song};
  }
  @media ${theme.forcedColors} {
    border-color: Canvas;
    &[data-state='active'] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`;
const Panel = styled(Radix.Content)`
  padding-top: ${theme.s5};
  &[data-state='inactive'] {
    display: none;
  }
`;
