import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aUser, fakeApi, json, nothing } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { screenOf } from './screen.tsx';

const standard = {
  ...aUser().subscription,
  storyLimit: 30,
  storiesUsed: 12,
  characterLimit: 5,
  charactersUsed: 4,
};

describe('the shells', () => {
  it('show a page for whatever is nowhere, with two ways home', async () => {
    await renderApp({ api: fakeApi(), path: '/no/such/page' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown off' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my home' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('This page has flown off · Storylark');
  });

  it('leave the app for a public page, and stay where they are shown the app again', async () => {
    const { user, left } = await renderApp({ api: fakeApi(), path: '/login' });
    const logo = await screen.findByRole('link', { name: 'Storylark' });
    logo.addEventListener('click', (event) => event.preventDefault()); // jsdom loads no documents
    await user.click(logo);
    expect(left).toEqual([]); // the browser follows this link by itself
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good to have you back');

    cleanup();
    const again = await renderApp({ api: fakeApi(), path: '/about' });
    expect(await screen.findByText('This page could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my home' })).toHaveAttribute('href', '/dashboard');
    expect(again.left).toEqual([]);
  });

  it('know no article that the house did not have', async () => {
    await renderApp({ api: fakeApi(), path: '/blog/no-such-article' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown off' })).toBeVisible();
  });

  it('hand the word after a logout to the start page', async () => {
    const api = fakeApi({ 'POST /api/logout': () => nothing() });
    const { user, left } = await renderApp({ api, path: '/dashboard', user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(left).toEqual(['/']));
    expect(JSON.parse(window.sessionStorage.getItem('notice') ?? 'null')).toEqual({
      tone: 'good',
      text: 'You are logged out. Good night.',
    });
  });

  it('lead whoever is logged in from / to the dashboard', async () => {
    const { where } = await renderApp({ api: fakeApi(), path: '/', user: aUser() });
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  it('mark the room where one is, name the user, and open the menu over the page', async () => {
    const { user } = await renderApp({ api: fakeApi(), path: '/dashboard', user: aUser() });
    const side = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(side).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    expect(within(side).queryByRole('link', { name: 'Usage' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Katharina Brandt' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByText('12 of 30 stories used')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'My stories' })).toHaveAttribute('href', '/stories');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show admins what is left, and on focus what is used', async () => {
    await renderApp({
      api: fakeApi(),
      path: '/dashboard',
      user: aUser({ isAdmin: true, subscription: standard }),
    });
    const stories = (await screen.findByText('18 / 30')).parentElement!;
    expect(screen.getByText('1 / 5')).toBeVisible();
    act(() => stories.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('12 of 30 stories used');
    const side = screen.getByRole('navigation', { name: 'Main' });
    expect(within(side).getByRole('link', { name: 'Usage' })).toHaveAttribute('href', '/admin');
  });
});

describe('a screen whose code does not come', () => {
  it('is waited for, and drawn as soon as the network is back', async () => {
    const { app } = await renderApp({ api: fakeApi(), path: '/nowhere' });
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => <h1>There it is</h1> };
    };
    cleanup();
    render(
      <MemoryRouter>
        <App app={app} routes={[{ path: '*', ...screenOf(app)(load) }]} />
      </MemoryRouter>,
    );
    expect(await screen.findByText('Loading...')).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'There it is' })).toBeVisible();
  });
});

describe('a screen that cannot be drawn', () => {
  it('says so and tells the operator class and stack, not the message', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const api = fakeApi({ 'POST /api/errors': () => json({}) });
    const { app } = await renderApp({ api, path: '/nowhere' });
    await app.reportError(new TypeError('Amara is 6'));
    expect(api.sent('POST /api/errors')).toEqual([
      { type: 'TypeError', stack: expect.stringContaining('at ') },
    ]);
    expect(JSON.stringify(api.sent('POST /api/errors'))).not.toContain('Amara');
    expect(ErrorBoundary.getDerivedStateFromError()).toEqual({ broken: true });
    quiet.mockRestore();
  });
});
