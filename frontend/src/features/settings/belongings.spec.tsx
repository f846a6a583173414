import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { liveHeard } from '../../live/liveSlice.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../../testing/fakeApi.ts';
import { openSettings, part } from '../../testing/openSettings.ts';

describe('the export', () => {
  const key = 'GET /api/users/me/export';
  const saved: { name: string; bytes: Blob }[] = [];
  const zip = () =>
    new Response('all of it', {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="storylark.zip"',
      },
    });
  function watchDownloads() {
    const files: Blob[] = [];
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`,
      revokeObjectURL: () => {},
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, bytes: files[Number(this.href.slice('blob:'.length))]! });
    });
  }

  it('says that it is being put together, and saves it under its name', async () => {
    watchDownloads();
    let arrive: (reply: Response) => void = () => {};
    const api = fakeApi({ [key]: () => new Promise<Response>((resolve) => (arrive = resolve)) });
    const { user } = await openSettings(api, { at: '/data' });
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    expect(await screen.findByText(/Your file is being put together/)).toBeVisible();
    await act(async () => arrive(zip()));
    expect(
      await part('Take everything with you').findByText('Your file is in your downloads.'),
    ).toBeVisible();
    expect(saved.map(({ name, bytes }) => [name, bytes.size])).toEqual([['storylark.zip', 9]]);
    expect(api.calls.find(({ path }) => path.endsWith('/export'))?.headers.get('Authorization')).toBe(
      'Bearer a.token.here',
    );
  });

  it('asks for the password where the login is not fresh, and then goes on', async () => {
    watchDownloads();
    let isProven = false;
    const api = fakeApi({
      [key]: () => (isProven ? zip() : refusal('reauthenticationNeeded')),
      'POST /api/users/me/proof': () => {
        isProven = true;
        return json({ access_token: 'proven', token_type: 'bearer', expires_in: 1 });
      },
    });
    const { user } = await openSettings(api, { at: '/data' });
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(dialog.getByLabelText('Password'), 'right!{Enter}');
    expect(
      await part('Take everything with you').findByText('Your file is in your downloads.'),
    ).toBeVisible();
  });

  it('says that it failed and tries again', async () => {
    watchDownloads();
    const api = fakeApi({ [key]: () => broken(503) });
    const { user } = await openSettings(api, { at: '/data' });
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    expect(await part('Take everything with you').findByRole('alert')).toHaveTextContent(
      'The file could not be put together.',
    );
    api.on(key, zip);
    await user.click(part('Take everything with you').getByRole('button', { name: 'Try again' }));
    expect(
      await part('Take everything with you').findByText('Your file is in your downloads.'),
    ).toBeVisible();
  });

  it('is not saved after a logout', async () => {
    watchDownloads();
    let arrive: (reply: Response) => void = () => {};
    const api = fakeApi({
      [key]: () => new Promise<Response>((resolve) => (arrive = resolve)),
      'POST /api/logout': nothing,
    });
    const { user, where } = await openSettings(api, { at: '/data' });
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(where()).toBe('/'));
    await act(async () => arrive(zip()));
    expect(saved).toEqual([]);
  });
});

describe('the subscription', () => {
  const at = '/subscription';
  const key = 'GET /api/subscriptions/current';
  const standard = {
    ...aUser().subscription,
    plan: 'standard' as const,
    interval: 'year' as const,
    by: 'checkout' as const,
    storyLimit: 30,
    storiesUsed: 12,
    characterLimit: 5,
    charactersUsed: 3,
    periodEndsAt: '2027-03-04',
  };

  it('shows plan, usage and the end of the period, and where plans are changed', async () => {
    await openSettings(fakeApi({ [key]: () => json(standard) }), { at });
    const plan = within(await screen.findByRole('region', { name: 'Standard' }));
    expect(plan.getByText('Paid yearly')).toBeVisible();
    expect(plan.getByText('The paid period ends on 4 March 2027.')).toBeVisible();
    expect(plan.getByText('12 of 30 used; counting begins anew on 1 December 2026')).toBeVisible();
    expect(plan.getByText('3 of 5')).toBeVisible();
    expect(plan.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/subscriptions');
    expect(plan.queryByRole('button')).toBeNull();
  });

  it('tells of what is to come', async () => {
    const api = fakeApi({ [key]: () => json({ ...standard, cancellation: { effectiveAt: '2027-03-04' } }) });
    const { app } = await openSettings(api, { at });
    expect(await screen.findByText(/Your plan ends on 4 March 2027. After that it is Free/)).toBeVisible();
    api.on(key, () =>
      json({
        ...standard,
        plan: 'basic',
        downgrade: { plan: 'basic', interval: 'month', effectiveAt: '2027-03-04' },
      }),
    );
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'account', data: { uuid: aUser().uuid, change: 'subscription', state: null } }),
        ),
    );
    expect(await screen.findByText(/From 4 March 2027 on you pay for Basic/)).toBeVisible();
  });

  it('says when it could not be fetched and tries again', async () => {
    const api = fakeApi({ [key]: () => broken() });
    const { user } = await openSettings(api, { at });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your subscription could not be fetched.');
    api.on(key, () => json(standard));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Standard' })).toBeVisible();
  });
});
