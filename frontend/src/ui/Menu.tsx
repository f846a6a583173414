import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme.ts';

export type MenuItem = { label: ReactNode; onSelect: () => void; danger?: boolean; lang?: string; current?: boolean };

type Props = {
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** For a menu whose code was loaded by the press that wants it. */ openAtOnce?: boolean;
};

/** `trigger` is a button of ours; the menu opens below it, drawn in the page's main part: within a landmark, outside of what would cut it off. */
export function Menu({ trigger, items, openAtOnce = false }: Props) {
  return (
    <Radix.Root modal={false} defaultOpen={openAtOnce}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={document.getElementById('main')}>
        <Sheet align="end" sideOffset={6} collisionPadding={8}>
          {items.map(({ label, onSelect, danger = false, lang, current = false }, index) => (
            <Item key={index} onSelect={onSelect} $danger={danger} lang={lang} aria-current={current || undefined}>
              {label}
            </Item>
          ))}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Sheet = styled(Radix.Content)`
  z-index: 45;
  min-width: 11rem;
  padding: ${theme.s2};
  background: ${theme.surface};
  border: 2px solid ${theme.line};
  border-radius: ${theme.cutM};
  box-shadow: ${theme.edge2};
`;
const Item = styled(Radix.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  min-height: ${theme.tap};
  padding: 0 ${theme.s3};
  border-radius: ${theme.cutS};
  font-weight: 600;
  color: ${({ $danger }) => ($danger ? theme.danger : theme.ink)};
  cursor: pointer;
  &[data-highlighted] {
    background: ${theme.sunken};
  }
  &[aria-current] {
    background: ${theme.lampSoft};
  }
`;
