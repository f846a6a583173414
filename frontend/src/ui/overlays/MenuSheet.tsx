import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ButtonProps } from '../Button.tsx';
import { theme } from '../theme.ts';

type MenuItem = {
  label: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  lang?: string;
  current?: boolean;
};
export type MenuProps = { trigger: ReactElement<ButtonProps>; items: readonly MenuItem[] };

/**
 * Open from the start, by the press that loaded it; later presses open and close it. It stands below
 * `trigger`, drawn in the page's main part: within a landmark, outside of what would cut it off.
 */
export default function MenuSheet({ trigger, items }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={document.getElementById('main')}>
        <Sheet align="end" sideOffset={6} collisionPadding={8}>
          {items.map(({ label, onSelect, danger = false, lang, current = false }, index) => (
            <Item
              key={index}
              onSelect={onSelect}
              $danger={danger}
              lang={lang}
              aria-current={current || undefined}
            >
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
  min-width: min(11rem, 100%);
  max-width: var(--radix-dropdown-menu-content-available-width);
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
