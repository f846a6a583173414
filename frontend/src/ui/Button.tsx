import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { css, keyframes, styled } from 'styled-components';
import { Lark } from './art/Lark.tsx';
import { OwnLink } from './OwnLink.tsx';
import { theme } from './theme.ts';

/**
 * `main`: the one thing this screen is for. `lamp` plays. `quiet` has a border, `bare` is text. `danger` only
 * inside a confirmation.
 */
export type ButtonLook = 'main' | 'lamp' | 'quiet' | 'bare' | 'danger';
type Shape = {
  look?: ButtonLook;
  big?: boolean;
  wide?: boolean;
  /** A lone icon; give it an `aria-label`. */ icon?: boolean;
};
type Shown = { $look: ButtonLook; $big: boolean; $wide: boolean; $icon: boolean };

export type ButtonProps = Shape &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Its work is under way: the label stays, a bird hops, pressing again does nothing. */
    busy?: boolean;
    /**
     * What must be done first, shown instead of the label. The button stays in the tab order and does
     * nothing.
     */
    missing?: string | null;
    children: ReactNode;
  };

export function Button({
  look = 'quiet',
  big = false,
  wide = false,
  icon = false,
  busy = false,
  missing = null,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const off = busy || missing !== null;
  const guard = (event: MouseEvent<HTMLButtonElement>) => (off ? event.preventDefault() : onClick?.(event));
  return (
    <Plain
      type="button"
      {...rest}
      $look={look}
      $big={big}
      $wide={wide}
      $icon={icon}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      data-busy={busy || undefined}
      onClick={guard}
    >
      {missing ?? children}
      {busy && (
        <Hop>
          <Lark />
        </Hop>
      )}
    </Plain>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'quiet',
  big = false,
  wide = false,
  icon = false,
  ...rest
}: Shape & LinkProps) {
  return <PlainLink {...rest} $look={look} $big={big} $wide={wide} $icon={icon} />;
}

const looks = {
  main: css`
    background: ${theme.action};
    color: ${theme.onAction};
    box-shadow: ${theme.edge1};
    &:hover {
      background: ${theme.actionHover};
    }
  `,
  lamp: css`
    background: ${theme.lamp};
    color: ${theme.onLamp};
    box-shadow: ${theme.edge1};
  `,
  quiet: css`
    border-color: ${theme.edge};
    color: ${theme.ink};
    background: ${theme.surface};
  `,
  bare: css`
    color: ${theme.ink};
    padding-inline: 0.7rem;
  `,
  danger: css`
    border-color: ${theme.danger};
    color: ${theme.danger};
    background: ${theme.surface};
  `,
};

export const buttonShape = css<Shown>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.s2};
  min-height: ${theme.tap};
  padding: 0.6rem 1.15rem;
  border: 2px solid transparent;
  border-radius: ${theme.cutM};
  background: none;
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${theme.quick} ${theme.easeOut},
    transform ${theme.quick} ${theme.easeOut};
  ${({ $look }) => looks[$look]}
  ${({ $big }) => $big && `min-height: ${theme.tapBig}; padding: .8rem 1.6rem; font-size: 1.125rem;`}
  @media ${theme.upToNarrow} {
    padding-inline: ${theme.s3}; /* room for the words, lest they break within */
    font-size: 1rem;
  }
  ${({ $wide }) => $wide && 'width: 100%;'}
  ${({ $icon }) => $icon && `width: ${theme.tap}; padding: 0; flex: none;`}
  &:active {
    transform: translateY(1px);
  }
  &[aria-disabled='true']:not([data-busy]) {
    background: ${theme.sunken};
    color: ${theme.ink2};
    box-shadow: none;
    cursor: not-allowed;
  }
  &[data-busy] {
    cursor: progress;
  }
`;
const Plain = styled.button<Shown>`
  ${buttonShape}
`;
const PlainLink = styled(OwnLink)<Shown>`
  ${buttonShape}
`;
const hop = keyframes`
  50% { transform: translateY(-4px); }
`;
const Hop = styled.span`
  width: 1.4em;
  margin: -0.3em 0;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${hop} 700ms ease-in-out infinite;
  }
`;
