import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Message } from '../../i18n/defineMessages.ts';
import { theme } from '../../ui/theme.ts';
import { useMeaning } from '../../ui/useMeaning.tsx';
import { auditMessages } from './auditMessages.ts';

type Props = { label: Message; meaning: Message; changed?: boolean; children: ReactNode };

/** A figure with its name; one tap away, what it means. `changed`: marked, and said so. */
export function Definition({ label, meaning, changed = false, children }: Props) {
  const intl = useIntl();
  const name = intl.formatMessage(label);
  const { button, words } = useMeaning(name);
  return (
    <Line>
      <dt>
        {name}
        {button}
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
      <dd {...words} className="small muted">
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
