import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWizardDepth } from '../../lib/useWizardHistory.ts';
import { theme } from '../theme.ts';

type Props = {
  name: string;
  /** Where it was given. */
  to: LinkProps['to'];
  /** 'Change', and what, for those who hear it out of its line: filled in with `what` and `sr`. */
  change: MessageDescriptor;
  children: ReactNode;
};

/** One line of a review: what was asked, what was answered, and the way back to it. */
export function Answer({ name, to, change, children }: Props) {
  const intl = useIntl();
  const depth = useWizardDepth();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <Link to={to} state={{ depth: depth + 1 }}>
          {intl.formatMessage(change, { what: name, sr: hidden })}
        </Link>
      </dd>
    </div>
  );
}

const hidden = (words: ReactNode) => (
  <span key="what" className="sr">
    {words}
  </span>
);

export const Answers = styled.dl`
  margin: 0;
  max-width: 40rem;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.s4};
    padding: ${theme.s3} 0;
    border-bottom: 2px solid ${theme.line};
  }
  & dt {
    font-weight: 650;
  }
  & dd {
    margin: 0;
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  & dd > span {
    display: block;
  }
  & dd:last-child {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;
