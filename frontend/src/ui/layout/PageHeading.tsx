import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT } from '../../lib/constants.ts';

type Props = {
  children: ReactNode;
  /** The document's title; the heading itself where it is plain text. */ title?: string;
  className?: string;
};

/** How many screens this page has shown: the first one leaves the focus where the browser put it. */
let shown = 0;

/**
 * The h1 of a screen. It gives the document its title and takes the focus after navigation, so that a screen
 * reader begins there.
 */
export function PageHeading({
  children,
  title = typeof children === 'string' ? children : undefined,
  className,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  // Before the focus: a screen reader says both as they are then.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  // With the heading itself: a moment later the reader may be typing elsewhere already. At another place
  // also where the heading stays the same.
  useLayoutEffect(() => {
    if (shown++ > 0) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the place is the occasion
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
