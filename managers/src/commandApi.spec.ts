import { path } from '@storylark/contracts/paths';
import type { ServiceClient } from '@storylark/platform/http/createServiceClient';
import { commandApiOver, type CommandApi } from './commandApi.ts';

const accountId = '0a4ff71e-7e1c-4a52-9d6e-0d7e6a1f0c11';
const storyId = '1b4ff71e-7e1c-4a52-9d6e-0d7e6a1f0c22';
const eventId = '2c4ff71e-7e1c-4a52-9d6e-0d7e6a1f0c33';
const failed = { step: 'text', failed: { code: 'generation' } } as never;

describe('what managers ask of command-api', () => {
  it.each<[string, (api: CommandApi) => Promise<unknown>, string, object | undefined]>([
    [
      'what a mail says, and to which address',
      (api) => api.mailWork(accountId, eventId, true),
      `/internal/accounts/${accountId}/mails/${eventId}`,
      { toOldAddress: true },
    ],
    [
      'a slot back',
      (api) => api.returnSlot(accountId, storyId),
      `/internal/stories/${accountId}/${storyId}/return-slot`,
      undefined,
    ],
    [
      'an order given up, in its window',
      (api) => api.abandonStory(accountId, storyId, '2026-11-01'),
      `/internal/stories/${accountId}/${storyId}/abandon`,
      { window: '2026-11-01' },
    ],
    [
      'a story failed without its hero',
      (api) => api.failStoryWithoutHero(accountId, storyId),
      `/internal/stories/${accountId}/${storyId}/character-deleted`,
      undefined,
    ],
    [
      'a story deleted',
      (api) => api.deleteStory(accountId, storyId),
      `/internal/stories/${accountId}/${storyId}/delete`,
      undefined,
    ],
    [
      'an address released',
      (api) => api.releaseEmailClaim(accountId, 'emailClaim-x'),
      `/internal/accounts/${accountId}/release-claim`,
      { claimStream: 'emailClaim-x' },
    ],
    [
      'the present address released',
      (api) => api.releaseOwnClaim(accountId),
      `/internal/accounts/${accountId}/release-claim`,
      undefined,
    ],
    [
      'an account erased',
      (api) => api.accountErased(accountId),
      `/internal/accounts/${accountId}/erased`,
      undefined,
    ],
    ['which key names claims', (api) => api.claimKey(), '/internal/email-claims/key', {}],
    [
      'a claim moved to that key',
      (api) => api.settleClaim('emailClaim-x', 'key'),
      '/internal/email-claims/settle',
      { claimStream: 'emailClaim-x', keyId: 'key' },
    ],
    [
      'a period settled',
      (api) => api.settlePeriods(accountId),
      `/internal/subscriptions/${accountId}/periods`,
      undefined,
    ],
    [
      'a wish carried out, and the books recorded',
      (api) => api.settleBilling(accountId),
      `/internal/subscriptions/${accountId}/billing`,
      undefined,
    ],
    [
      'the books recorded',
      (api) => api.readBooks(accountId),
      `/internal/subscriptions/${accountId}/billing/books`,
      undefined,
    ],
    [
      'whose books may have changed',
      (api) => api.billingNews('2026-11-01T00:00:00.000Z'),
      '/internal/subscriptions/billing/news',
      { since: '2026-11-01T00:00:00.000Z' },
    ],
    [
      'a person forgotten by the payment provider',
      (api) => api.forgetBilling(accountId),
      `/internal/subscriptions/${accountId}/billing/forget`,
      undefined,
    ],
    [
      'that a story gets nothing more',
      (api) => api.reportStory(accountId, storyId, failed),
      `/internal/stories/${accountId}/${storyId}/reports`,
      failed,
    ],
    [
      'that a portrait will not come',
      (api) => api.reportPortrait(accountId, eventId, failed),
      `/internal/characters/${accountId}/${eventId}/reports`,
      failed,
    ],
  ])('%s', async (_what, ask, address, body) => {
    const asked: [string, object | undefined][] = [];
    const post = async (pattern: string, values: Record<string, string>, said?: object) => {
      asked.push([path(pattern, values), said]);
      return 'answered';
    };
    expect(await ask(commandApiOver({ post } as unknown as ServiceClient))).toBe('answered');
    expect(asked).toEqual([[address, body]]);
  });
});
