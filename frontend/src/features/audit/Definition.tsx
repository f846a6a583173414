import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Message } from '../../i18n/defineMessages.ts';
import { theme } from '../../ui/theme.ts';
import { auditMessages } from './auditMessages.ts';

type Props = { label: Message; meaning: Message; changed?: boolean; children: ReactNode };

/** A figure with its name; one tap away, what it means. `changed`: marked, and said so. */
export function Definition({ label, meaning, changed = false, children }: Props) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = intl.formatMessage(label);
  return (
    <Line>
      <dt>
        {name}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={intl.formatMessage(auditMessages.whatIs, { name })}
          onClick={() => setOpen(!open)}
        >
          <Info aria-hidden />
        </button>
      </dt>
      <dd>
        {changed ? (
          <mark>
            {children}
            <Unseen> {intl.formatMessage(auditMessages.changedHere)}</Unseen>
          </mark>
        ) : (
          children
        )}
      </dd>
      <dd id={id} hidden={!open} className="small muted">
        {intl.formatMessage(meaning)}
      </dd>
    </Line>
  );
}

const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.s3};
  border-bottom: 1px solid ${theme.line};
  font-size: ${theme.tSmall};
  & > dt {
    display: flex;
    align-items: center;
    color: ${theme.ink2};
  }
  & button {
    display: inline-grid;
    place-items: center;
    min-width: ${theme.tap};
    min-height: ${theme.tap};
    padding: 0;
    background: none;
    border: 0;
    color: ${theme.ink2};
    cursor: pointer;
  }
  & button .lucide {
    width: 1.1rem;
    height: 1.1rem;
  }
  & > dd {
    margin: 0 0 0 auto;
    font-weight: 650;
    text-align: right;
  }
  & > dd[id] {
    flex-basis: 100%;
    padding-bottom: ${theme.s3};
    font-weight: 400;
    text-align: left;
  }
  & mark {
    position: relative;
    padding: 0 0.3em;
    border-radius: 4px;
    background: ${theme.read};
    color: inherit;
  }
`;
