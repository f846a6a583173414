import { act } from '@testing-library/react';

/** This device gets or loses its network, as the browser tells it. */
export const connect = (onLine: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
