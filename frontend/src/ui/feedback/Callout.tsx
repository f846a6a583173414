import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme.ts';

const tones = {
  note: { icon: Info, colour: theme.note, ground: theme.noteSoft },
  good: { icon: CircleCheck, colour: theme.ok, ground: theme.okSoft },
  warn: { icon: TriangleAlert, colour: theme.warn, ground: theme.warnSoft },
  bad: { icon: CircleAlert, colour: theme.danger, ground: theme.dangerSoft },
} as const;

type Props = {
  tone?: keyof typeof tones;
  icon?: LucideIcon;
  /** Said at once to screen readers: for what has just gone wrong or right. */
  announced?: boolean;
  title?: ReactNode;
  children?: ReactNode;
};

/** Something to know about this screen, in place. */
export function Callout({ tone = 'note', icon, announced = false, title, children }: Props) {
  const { icon: own, colour, ground } = tones[tone];
  const Icon = icon ?? own;
  return (
    <Box
      $ground={ground}
      $colour={colour}
      {...(announced ? { role: tone === 'bad' ? 'alert' : 'status' } : {})}
    >
      <Icon aria-hidden />
      <div>
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
      </div>
    </Box>
  );
}

const Box = styled.div<{ $ground: string; $colour: string }>`
  display: flex;
  gap: ${theme.s3};
  padding: ${theme.s3} ${theme.s4};
  border-radius: ${theme.cutM};
  background: ${({ $ground }) => $ground};
  color: ${theme.ink};
  & > .lucide {
    color: ${({ $colour }) => $colour};
    margin-top: 0.15em;
  }
`;
