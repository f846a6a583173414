import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, fakeApi, nothing } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';

const admin = aUser({
  isAdmin: true,
  subscription: {
    ...aUser().subscription,
    storyLimit: 30,
    storiesUsed: 12,
    characterLimit: 5,
    charactersUsed: 4,
  },
});
const open = (user = admin) =>
  renderApp({ api: fakeApi({ 'POST /api/logout': nothing }), path: '/dashboard', user });
const storyPill = () => screen.findByRole('button', { name: '12 of 30 stories used' });

afterEach(() => void jest.useRealTimers());

describe('the pills of admins', () => {
  it('say after 700 ms of hovering what is used', async () => {
    await open();
    const pill = await storyPill();
    expect(pill).toHaveTextContent('18 / 30');
    jest.useFakeTimers();
    fireEvent.pointerMove(pill, { pointerType: 'mouse' });
    act(() => void jest.advanceTimersByTime(699));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent('12 of 30 stories used');
  });

  it('say it at once to a finger', async () => {
    const { user } = await open();
    await user.pointer({ keys: '[TouchA]', target: await storyPill() });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('12 of 30 stories used');
  });

  it('are not shown to others', async () => {
    await open(aUser());
    await screen.findByRole('link', { name: 'Katharina Brandt' });
    expect(screen.queryByRole('button', { name: /stories used/ })).toBeNull();
  });
});

describe('the menu of small screens', () => {
  it('has what the top bar has no room for, and closes on a press beside it', async () => {
    const { user } = await open();
    const toggle = await screen.findByRole('button', { name: 'Open menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Katharina Brandt' })).toHaveAttribute('href', '/settings');
    expect(await within(menu).findByText('1 / 5')).toBeVisible();
    await user.click(menu.previousElementSibling!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('has the light, and no question for grown-ups before it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('radio', { name: 'As the device' })).toBeChecked();
    await user.click(menu.getByRole('radio', { name: 'Night' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(menu.getByRole('radio', { name: 'As the device' }));
    expect(document.documentElement.dataset['theme']).toBe('system');
  });

  it('closes when one has gone elsewhere', async () => {
    const { user, where } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', {
        name: 'My characters',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/characters');
    expect(screen.getByRole('link', { name: 'My characters' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('logging out', () => {
  it('is in the top bar', async () => {
    const { user, where } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(where()).toBe('/'));
  });
});
