import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { toast as show, Toaster } from 'sonner';
import { createGlobalStyle } from 'styled-components';
import { LINKED_LASTS, TOAST_LASTS, TOASTS_VISIBLE } from '../lib/constants.ts';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { type Berth, freeBerth, OUTERMOST } from './freeBerth.ts';
import { selectToasts, selectToastsOver, toastShown, toastsTakenAway } from './noticesSlice.ts';

const kinds = { good: 'success', bad: 'error', note: 'info' } as const;

/**
 * SPEC 9: three toasts visible, 4 s each; what went wrong stays until it is closed or no longer true. They lie
 * where no control lies, above dialogs too. sonner announces them and pauses on hover and focus.
 */
export default function Toasts() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const waiting = useSelector(selectToasts);
  const over = useSelector(selectToastsOver);
  const navigate = useNavigate();
  const [berth, setBerth] = useState<Berth>(OUTERMOST);
  useEffect(() => {
    // before the next frame, and by what the screen shows now
    if (waiting.length > 0) queueMicrotask(() => setBerth(freeBerth(waiting.length)));
    for (const { id, tone, message, values, link } of waiting) {
      const duration = tone === 'bad' ? Infinity : link ? LINKED_LASTS : TOAST_LASTS;
      const action = link && {
        label: intl.formatMessage(link.message),
        onClick: () => void navigate(link.to),
      };
      show[kinds[tone]](intl.formatMessage(message, values), { id, duration, action });
      dispatch(toastShown(id));
    }
  }, [dispatch, intl, navigate, waiting]);
  useEffect(() => {
    if (over.length === 0) return;
    for (const id of over) show.dismiss(id);
    dispatch(toastsTakenAway(over));
  }, [dispatch, over]);
  const { edge, offset } = berth;
  return (
    <>
      <Look />
      <Toaster
        visibleToasts={TOASTS_VISIBLE}
        expand
        closeButton
        position={`${edge}-right`}
        offset={{ [edge]: offset }}
        mobileOffset={{ [edge]: offset }}
        containerAriaLabel={intl.formatMessage(uiMessages.toasts)}
        toastOptions={{ closeButtonAriaLabel: intl.formatMessage(uiMessages.close) }}
      />
    </>
  );
}

/** A modal dialog takes the pointer from the whole page but itself. */
const Look = createGlobalStyle`
  [data-sonner-toaster] [data-sonner-toast][data-styled='true'] {
    pointer-events: auto;
    background: ${theme.ink};
    color: ${theme.paper};
    border: 0;
    border-radius: ${theme.cutM};
    box-shadow: ${theme.edge2};
    font: 400 ${theme.tBody}/1.4 ${theme.fontUi};
    padding-block: ${theme.s2};
    padding-inline-end: ${theme.s2};
  }
  [data-sonner-toaster] [data-sonner-toast][data-styled='true'][data-type='error'] {
    background: ${theme.dangerSoft};
    color: ${theme.ink};
    border: 2px solid ${theme.danger};
  }
  [data-sonner-toaster] [data-type='error'] [data-icon] {
    color: ${theme.danger};
  }
  [data-sonner-toaster] [data-sonner-toast][data-styled='true'] [data-close-button] {
    position: static;
    order: 1;
    flex: none;
    margin-inline-start: auto;
    transform: none;
    width: 2.75rem;
    height: 2.75rem;
    background: none;
    color: inherit;
    border: 0;
  }
  [data-sonner-toaster] [data-sonner-toast][data-styled='true'] [data-action] {
    flex: none;
    height: 2.75rem;
    padding-inline: ${theme.s4};
    margin-inline-start: auto;
    background: ${theme.lamp};
    color: ${theme.onLamp};
    border-radius: ${theme.cutM};
    font: 700 ${theme.tBody}/1 ${theme.fontUi};
  }
  [data-sonner-toaster] [data-close-button] svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
