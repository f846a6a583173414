import type { MailWork } from '@storylark/contracts/accounts/mails';
import type { PortraitReport } from '@storylark/contracts/characters/reports';
import type { HeadMadeAnswer } from '@storylark/contracts/audit/answers';
import { paths } from '@storylark/contracts/paths';
import type { PaperWork } from '@storylark/contracts/subscriptions/papers';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { ServiceClient } from '@storylark/platform/http/createServiceClient';

/** What managers ask of command-api and tell it. Every call may be repeated. */
export interface CommandApi {
  mailWork(accountId: string, eventId: string, toOldAddress: boolean): Promise<MailWork>;
  /** @param id of an entry, or of a request to withdraw */
  paperWork(accountId: string, id: string): Promise<PaperWork>;
  returnSlot(accountId: string, storyId: string): Promise<void>;
  abandonStory(accountId: string, storyId: string, window: string): Promise<void>;
  reserveShareId(accountId: string, storyId: string, shareId: string): Promise<void>;
  failStoryWithoutHero(accountId: string, storyId: string): Promise<void>;
  deleteStory(accountId: string, storyId: string): Promise<void>;
  releaseEmailClaim(accountId: string, claimStream: string): Promise<void>;
  releaseOwnClaim(accountId: string): Promise<void>;
  accountErased(accountId: string): Promise<void>;
  settlePeriods(accountId: string): Promise<void>;
  /** Carries out an open wish at the payment provider, and records its books. */
  settleBilling(accountId: string): Promise<{ isRequestOpen: boolean }>;
  /** Whose books may have changed since (ISO time). */
  billingNews(since: string): Promise<{ accountIds: readonly string[] }>;
  forgetBilling(accountId: string): Promise<void>;
  signHead(): Promise<HeadMadeAnswer>;
  /** Tells for a generator that nothing will come. */
  reportStory(accountId: string, storyId: string, report: StoryReport): Promise<void>;
  reportPortrait(accountId: string, characterId: string, report: PortraitReport): Promise<void>;
}

export function commandApiOver({ post }: ServiceClient): CommandApi {
  const { internal } = paths;
  return {
    mailWork: (accountId, eventId, toOldAddress) =>
      post(internal.mailWork, { accountId, eventId }, { toOldAddress }),
    paperWork: (accountId, id) => post(internal.paper, { accountId, id }),
    returnSlot: (accountId, storyId) => post(internal.storyReturnSlot, { accountId, storyId }),
    abandonStory: (accountId, storyId, window) =>
      post(internal.storyAbandon, { accountId, storyId }, { window }),
    reserveShareId: (accountId, storyId, shareId) =>
      post(internal.storyReserveShareId, { accountId, storyId }, { shareId }),
    failStoryWithoutHero: (accountId, storyId) => post(internal.storyFailHero, { accountId, storyId }),
    deleteStory: (accountId, storyId) => post(internal.storyDelete, { accountId, storyId }),
    releaseEmailClaim: (accountId, claimStream) =>
      post(internal.releaseClaim, { accountId }, { claimStream }),
    releaseOwnClaim: (accountId) => post(internal.releaseClaim, { accountId }),
    accountErased: (accountId) => post(internal.accountErased, { accountId }),
    settlePeriods: (accountId) => post(internal.periods, { accountId }),
    settleBilling: (accountId) => post(internal.billing, { accountId }),
    billingNews: (since) => post(internal.billingNews, {}, { since }),
    forgetBilling: (accountId) => post(internal.billingForget, { accountId }),
    signHead: () => post(internal.auditHead, {}),
    reportStory: (accountId, storyId, report) => post(internal.storyReport, { accountId, storyId }, report),
    reportPortrait: (accountId, characterId, report) =>
      post(internal.portraitReport, { accountId, characterId }, report),
  };
}
