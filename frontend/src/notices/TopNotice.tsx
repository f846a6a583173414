import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { NOTICE_LASTS } from '../lib/constants.ts';
import { Button } from '../ui/Button.tsx';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { noticeClosed, selectTopNotice } from './noticesSlice.ts';

const icons = {
  good: <CircleCheck aria-hidden />,
  bad: <CircleAlert aria-hidden />,
  note: <Info aria-hidden />,
};

/**
 * SPEC 9: top-bar notices, one at a time, each 5 s unless it asks for something; below the bar of the screen, whose
 * controls stay in reach. The region stands there empty, so that screen readers
 * hear what comes into it.
 */
export function TopNotice() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const notice = useSelector(selectTopNotice);
  useEffect(() => {
    if (!notice || notice.reload) return;
    const timer = setTimeout(() => dispatch(noticeClosed(notice.id)), NOTICE_LASTS);
    return () => clearTimeout(timer);
  }, [dispatch, notice]);
  return (
    <Region role="status" aria-live="polite">
      {notice && (
        <Bar key={notice.id} $tone={notice.tone}>
          {icons[notice.tone]}
          <span>{intl.formatMessage(notice.message, notice.values)}</span>
          {notice.reload && (
            <Button look="quiet" onClick={() => window.location.reload()}>
              {intl.formatMessage(uiMessages.reload)}
            </Button>
          )}
          <Button
            look="bare"
            icon
            aria-label={intl.formatMessage(uiMessages.close)}
            onClick={() => dispatch(noticeClosed(notice.id))}
          >
            <X aria-hidden />
          </Button>
        </Bar>
      )}
    </Region>
  );
}

const grounds = { good: theme.okSoft, bad: theme.dangerSoft, note: theme.noteSoft };
const Region = styled.div`
  position: fixed;
  inset: ${theme.bar} 0 auto;
  z-index: 60;
  pointer-events: none;
`;
const Bar = styled.p<{ $tone: keyof typeof grounds }>`
  pointer-events: auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.s3};
  min-height: ${theme.bar};
  padding: ${theme.s2} ${theme.s4};
  background: ${({ $tone }) => grounds[$tone]};
  color: ${theme.ink};
  border-bottom: 2px solid ${theme.line};
  font-weight: 600;
`;
