import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { toast as show, Toaster } from 'sonner';
import { createGlobalStyle } from 'styled-components';
import { TOAST_LASTS, TOASTS_VISIBLE } from '../lib/constants.ts';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { selectToasts, toastShown } from './noticesSlice.ts';

/** On phones the main act of a screen or dialog stands at the lower edge: a toast leaves it free. */
const ABOVE_THE_THUMB = '6rem';

/**
 * SPEC 9: three toasts visible, 4 s each; what went wrong stays until it is closed. sonner announces them and
 * pauses on hover and focus.
 */
export default function Toasts() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const waiting = useSelector(selectToasts);
  useEffect(() => {
    for (const { id, tone, message, values } of waiting) {
      const text = intl.formatMessage(message, values);
      if (tone === 'bad') show.error(text, { duration: Infinity, closeButton: true });
      else show[tone === 'good' ? 'success' : 'info'](text);
      dispatch(toastShown(id));
    }
  }, [dispatch, intl, waiting]);
  return (
    <>
      <Look />
      <Toaster
        duration={TOAST_LASTS}
        visibleToasts={TOASTS_VISIBLE}
        expand
        mobileOffset={{ bottom: ABOVE_THE_THUMB }}
        containerAriaLabel={intl.formatMessage(uiMessages.toasts)}
        toastOptions={{ closeButtonAriaLabel: intl.formatMessage(uiMessages.close) }}
      />
    </>
  );
}

const Look = createGlobalStyle`
  [data-sonner-toaster] [data-sonner-toast][data-styled='true'] {
    background: ${theme.ink};
    color: ${theme.paper};
    border: 0;
    border-radius: ${theme.cutM};
    box-shadow: ${theme.edge2};
    font: 400 ${theme.tBody}/1.4 ${theme.fontUi};
  }
  [data-sonner-toaster] [data-sonner-toast][data-styled='true'] [data-close-button] {
    width: 1.75rem;
    height: 1.75rem;
    background: ${theme.surface};
    color: ${theme.ink};
    border: 2px solid ${theme.edge};
  }
  [data-sonner-toaster] [data-close-button]::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`;
