import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, broken, fakeApi, invalid, json } from '../../testing/fakeApi.ts';
import { openSettings, part } from '../../testing/openSettings.ts';

const me = 'PUT /api/users/me';
const text = { host: 'api.example.org', model: 'teller-6', inTheHouse: false, retentionDays: null };
const nobody = { text: null, speech: null, images: null };
const uuid = '0b0f6c3e-1111-4c4e-8a55-000000000001';
const sent = '{"hero":"{{HERO}}"}';
const house = (handlers: Parameters<typeof fakeApi>[0] = {}, helpers: object = { ...nobody, text }) =>
  fakeApi({
    'GET /api/config': () => json({ helpers }),
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    ...handlers,
  });
const may = () => screen.getByRole('checkbox', { name: 'AI models may help with my stories' });

describe('how stories are made', () => {
  it('names who helps, is switched off by one press, and shows that until the house has answered', async () => {
    let answer: (response: Response) => void = () => {};
    const waiting = () => new Promise<Response>((resolve) => (answer = resolve));
    const api = house({ [me]: waiting });
    const { user } = await openSettings(api, { at: '/making', user: aUser({ useOutsideModels: true }) });
    expect(await screen.findByText(/^teller-6 at api\.example\.org, outside this house\./)).toBeVisible();
    expect(screen.getByText(/How long it keeps what it is sent, we do not know\./)).toBeVisible();
    expect(may()).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Our own studio makes/ })).toBeChecked();
    await user.click(may());
    expect(may()).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Our own studio makes/ })).toBeNull();
    expect(api.sent(me)).toEqual([{ useOutsideModels: false }]);
    answer(json(aUser({ useOutsideModels: false })));
    await waitFor(() => expect(may()).not.toBeChecked());
  });

  it('shows the choice as it stands where a change was not saved, and says so', async () => {
    const { user } = await openSettings(house({ [me]: () => broken() }), { at: '/making' });
    await screen.findByText(/^teller-6/);
    await user.click(may());
    expect(await screen.findByText('Your choice was not saved')).toBeVisible();
    expect(may()).not.toBeChecked();
  });

  it('saves two changes one after the other', async () => {
    const api = house({ [me]: () => json(aUser({ useOutsideModels: true, offlineFallback: false })) });
    const { user } = await openSettings(api, { at: '/making', user: aUser({ useOutsideModels: true }) });
    await user.click(await screen.findByRole('checkbox', { name: /^Our own studio makes/ }));
    await user.click(may());
    await waitFor(() =>
      expect(api.sent(me)).toEqual([{ offlineFallback: false }, { useOutsideModels: false }]),
    );
  });

  it('shows what was sent for the last story, word for word, and what it cost', async () => {
    const request = { role: 'text', model: 'teller-6', at: '2026-11-20T19:00:00.000Z', sent };
    const { user } = await openSettings(
      house({
        'GET /api/stories/': () => json({ items: [{ uuid, title: 'Mia and the Moon' }], total: 1 }),
        'GET /api/stories/:uuid/making': () =>
          json({ uuid, microDollars: 12_300, steps: [{ step: 'text', requests: [request] }] }),
      }),
      { at: '/making' },
    );
    expect(
      await screen.findByText(
        '1 request for Mia and the Moon, as it was sent. It cost this house $0.0123, and you nothing.',
      ),
    ).toBeVisible();
    await user.click(screen.getByText(/, to teller-6$/));
    expect(screen.getByText(sent)).toBeVisible();
  });

  it('says in a house without helpers that nothing leaves it', async () => {
    await openSettings(house({}, nobody), { at: '/making' });
    expect(await screen.findByRole('region', { name: 'By our own studio, alone' })).toBeVisible();
    expect(
      await part('What was sent for your last story').findByText('There is no story yet.'),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('what a voice outside calls the characters', () => {
  const speech = { ...text, model: 'voice-2' };
  const voiceHouse = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
    house(handlers, { ...nobody, text, speech });
  const yes = (more: Partial<ReturnType<typeof aUser>> = {}) => aUser({ useOutsideModels: true, ...more });
  const choice = (name: string) => screen.getByRole('radio', { name });
  const byAlias = 'The hero by an alias';
  const byName = 'Everybody by their name';
  const save = () => part('What the AI voice calls your children').getByRole('button', { name: 'Save' });

  it('is nothing until it is chosen; an alias is saved by a button, and only once it is there', async () => {
    const spokenName = { kind: 'alias', alias: 'Captain' } as const;
    const api = voiceHouse({ [me]: () => json(yes({ spokenName })) });
    const { user } = await openSettings(api, { at: '/making', user: yes() });
    expect(await screen.findByText(/^The AI voice is sent the finished story/)).toBeVisible();
    expect(choice('Nothing: our own voice reads, with the real names')).toBeChecked();
    await user.click(choice(byAlias));
    await user.click(save());
    expect(api.sent(me)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Alias of the hero' }), 'Captain ');
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.sent(me)).toEqual([{ spokenName: { alias: 'Captain' } }]);
    await user.type(screen.getByRole('textbox', { name: 'Alias of the hero' }), ' Sky');
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('may be the names, with a consent that says since when, and can be taken back', async () => {
    const spokenName = { kind: 'name', consentedAt: '2026-11-20T19:00:00.000Z' } as const;
    const api = voiceHouse({ [me]: () => json(yes()) });
    const { user } = await openSettings(api, { at: '/making', user: yes({ spokenName }) });
    expect(await screen.findByText(/You agreed on .*20 November 2026/)).toBeVisible();
    expect(choice(byName)).toBeChecked();
    await user.click(choice('Nothing: our own voice reads, with the real names'));
    await user.click(save());
    await waitFor(() => expect(api.sent(me)).toEqual([{ spokenName: null }]));
  });

  it('is said to be a name where it is one, beside the field, and what was typed stays', async () => {
    const refused = () => invalid({ 'spokenName.alias': 'aliasIsName' });
    const { user } = await openSettings(voiceHouse({ [me]: refused }), { at: '/making', user: yes() });
    await user.click(await screen.findByRole('radio', { name: byAlias }));
    const field = screen.getByRole('textbox', { name: 'Alias of the hero' });
    await user.type(field, 'Mia');
    await user.click(save());
    expect(await screen.findByText(/^This is the name of a character\./)).toBeVisible();
    expect(field).toHaveValue('Mia');
  });

  it('is no question where no voice outside is set up', async () => {
    await openSettings(house(), { at: '/making', user: yes() });
    await screen.findByText(/^teller-6/);
    expect(screen.queryByText('What the AI voice calls your children')).toBeNull();
    expect(screen.queryByText(/^The AI voice is sent/)).toBeNull();
  });

  it('says of a house where nobody but a voice helps what that is sent, and no more', async () => {
    await openSettings(house({}, { ...nobody, speech }), { at: '/making', user: yes() });
    expect(await screen.findByText(/^The AI voice is sent the finished story/)).toBeVisible();
    expect(screen.queryByText(/^They are sent the plan/)).toBeNull();
  });

  it('shows the sentences of a voice as one, with what stands for names', async () => {
    const one = (n: number) => ({
      role: 'speech',
      model: 'voice-2',
      at: '2026-11-20T19:00:00.000Z',
      sent: `{"input":"{{HERO}} ran ${n}."}`,
    });
    const { user } = await openSettings(
      voiceHouse({
        'GET /api/stories/': () => json({ items: [{ uuid, title: 'Mia and the Moon' }], total: 1 }),
        'GET /api/stories/:uuid/making': () =>
          json({ uuid, microDollars: 12_300, steps: [{ step: 'narration', requests: [one(1), one(2)] }] }),
      }),
      { at: '/making', user: yes() },
    );
    await user.click(await screen.findByText(/, to voice-2: 2 sentences$/));
    expect(screen.getByText(/\{\{HERO\}\} ran 1\..*\{\{HERO\}\} ran 2\./s)).toBeVisible();
    expect(screen.getByText(/^Where the AI voice was told an alias/)).toBeVisible();
  });
});
