import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../testing/fakeApi.ts';
import { tokenFound } from '../session/sessionSlice.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { notice, toast } from './noticesSlice.ts';

const words = (defaultMessage: string) => ({ message: { id: defaultMessage, defaultMessage } });

afterEach(() => void jest.useRealTimers());

describe('notices', () => {
  it('stand in the top bar one at a time, five seconds each, and are announced', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const { app } = await renderApp({ api: fakeApi(), path: '/nowhere' });
    act(() => {
      app.store.dispatch(notice({ tone: 'good', ...words('first') }));
      app.store.dispatch(notice({ tone: 'note', ...words('second') }));
    });
    const bar = screen.getAllByRole('status').find((region) => within(region).queryByText('first'))!;
    expect(bar).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByText('second')).toBeNull();
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByText('first')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('first')).toBeNull();
    expect(screen.getByText('second')).toBeVisible();
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText('second')).toBeNull();
  });

  it('leave the bar to whoever is in: what was said to a visitor is over with the login', async () => {
    const { app } = await renderApp({ api: fakeApi(), path: '/nowhere' });
    act(() => void app.store.dispatch(notice({ tone: 'note', ...words('Your session has ended') })));
    expect(screen.getByText('Your session has ended')).toBeVisible();
    act(() => void app.store.dispatch(tokenFound(null)));
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('show as toasts what happened; what went wrong stays', async () => {
    const { app } = await renderApp({ api: fakeApi(), path: '/nowhere' });
    act(() => {
      app.store.dispatch(toast({ tone: 'good', ...words('saved') }));
      app.store.dispatch(toast({ tone: 'bad', ...words('broken') }));
    });
    expect(await screen.findByText('saved')).toBeInTheDocument();
    const bad = (await screen.findByText('broken')).closest('[data-sonner-toast]')!;
    expect(within(bad as HTMLElement).getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  it('go with their cause', async () => {
    const { app } = await renderApp({ api: fakeApi(), path: '/nowhere' });
    const standing = { tone: 'bad', ...words('nobody knows you'), goneWith: [tokenFound.type] } as const;
    act(() => {
      app.store.dispatch(toast(standing));
      app.store.dispatch(toast({ tone: 'bad', ...words('another thing') }));
    });
    expect(await screen.findByText('nobody knows you')).toBeInTheDocument();
    act(() => void app.store.dispatch(tokenFound(null)));
    await waitFor(() => expect(screen.queryByText('nobody knows you')).toBeNull());
    expect(screen.getByText('another thing')).toBeInTheDocument();
  });
});
