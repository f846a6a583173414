import type { ReactNode } from 'react';
import { OwnLink } from './OwnLink.tsx';

/** For a tag in a message: `{ link: linkTo(pages.signup) }` makes its words a link. */
export function linkTo(to: string) {
  return (words: ReactNode) => (
    <OwnLink key={to} to={to}>
      {words}
    </OwnLink>
  );
}

/** The same into a tab of its own, where leaving would lose what is entered. */
export function newTabTo(to: string) {
  return (words: ReactNode) => (
    <a key={to} href={to} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

export const bold = (words: ReactNode) => <b key="bold">{words}</b>;
