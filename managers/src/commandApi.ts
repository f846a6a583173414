import type { PushWork } from '@storylark/contracts/accounts/push';
import type { MailWork } from '@storylark/contracts/accounts/mails';
import type { PortraitReport } from '@storylark/contracts/characters/reports';
import type { HeadMadeAnswer } from '@storylark/contracts/audit/answers';
import { internalPaths } from '@storylark/contracts/internalPaths';
import type { PaperWork } from '@storylark/contracts/subscriptions/papers';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { ServiceClient } from '@storylark/platform/http/createServiceClient';

/** What managers ask of command-api and tell it. Every call may be repeated. */
export interface CommandApi {
  mailWork(accountId: string, eventId: string, toOldAddress: boolean): Promise<MailWork>;
  /** @param id of an entry, or of a request to withdraw */
  paperWork(accountId: string, id: string): Promise<PaperWork>;
  pushWork(accountId: string): Promise<PushWork>;
  /** Its push service knows this address of a session no more. */
  pushGone(accountId: string, gone: { sessionId: string; endpoint: string }): Promise<void>;
  returnSlot(accountId: string, storyId: string): Promise<void>;
  abandonStory(accountId: string, storyId: string, window: string): Promise<void>;
  reserveShareId(accountId: string, storyId: string, shareId: string): Promise<void>;
  failStoryWithoutHero(accountId: string, storyId: string): Promise<void>;
  deleteStory(accountId: string, storyId: string): Promise<void>;
  releaseEmailClaim(accountId: string, claimStream: string): Promise<void>;
  releaseOwnClaim(accountId: string): Promise<void>;
  accountErased(accountId: string): Promise<void>;
  /** Which key names new claims on addresses; `former`: whether claims may lie under one before it. */
  claimKey(): Promise<{ keyId: string; former: boolean }>;
  settleClaim(claimStream: string, keyId: string): Promise<{ settled: boolean }>;
  settlePeriods(accountId: string): Promise<void>;
  /** Carries out an open wish at the payment provider, and records its books. */
  settleBilling(accountId: string): Promise<{ isRequestOpen: boolean }>;
  /** Records the books of the payment provider. */
  readBooks(accountId: string): Promise<void>;
  /** Whose books may have changed since (ISO time). */
  billingNews(since: string): Promise<{ accountIds: readonly string[] }>;
  forgetBilling(accountId: string): Promise<void>;
  signHead(): Promise<HeadMadeAnswer>;
  /** Tells for a generator that nothing will come. */
  reportStory(accountId: string, storyId: string, report: StoryReport): Promise<void>;
  reportPortrait(accountId: string, characterId: string, report: PortraitReport): Promise<void>;
}

export function commandApiOver({ post }: ServiceClient): CommandApi {
  return {
    mailWork: (accountId, eventId, toOldAddress) =>
      post(internalPaths.mailWork, { accountId, eventId }, { toOldAddress }),
    paperWork: (accountId, id) => post(internalPaths.paper, { accountId, id }),
    pushWork: (accountId) => post(internalPaths.pushWork, { accountId }),
    pushGone: (accountId, gone) => post(internalPaths.pushGone, { accountId }, gone),
    returnSlot: (accountId, storyId) => post(internalPaths.storyReturnSlot, { accountId, storyId }),
    abandonStory: (accountId, storyId, window) =>
      post(internalPaths.storyAbandon, { accountId, storyId }, { window }),
    reserveShareId: (accountId, storyId, shareId) =>
      post(internalPaths.storyReserveShareId, { accountId, storyId }, { shareId }),
    failStoryWithoutHero: (accountId, storyId) => post(internalPaths.storyFailHero, { accountId, storyId }),
    deleteStory: (accountId, storyId) => post(internalPaths.storyDelete, { accountId, storyId }),
    releaseEmailClaim: (accountId, claimStream) =>
      post(internalPaths.releaseClaim, { accountId }, { claimStream }),
    releaseOwnClaim: (accountId) => post(internalPaths.releaseClaim, { accountId }),
    claimKey: () => post(internalPaths.claimKey, {}, {}),
    settleClaim: (claimStream, keyId) => post(internalPaths.settleClaim, {}, { claimStream, keyId }),
    accountErased: (accountId) => post(internalPaths.accountErased, { accountId }),
    settlePeriods: (accountId) => post(internalPaths.periods, { accountId }),
    settleBilling: (accountId) => post(internalPaths.billing, { accountId }),
    readBooks: (accountId) => post(internalPaths.billingBooks, { accountId }),
    billingNews: (since) => post(internalPaths.billingNews, {}, { since }),
    forgetBilling: (accountId) => post(internalPaths.billingForget, { accountId }),
    signHead: () => post(internalPaths.auditHead, {}),
    reportStory: (accountId, storyId, report) =>
      post(internalPaths.storyReport, { accountId, storyId }, report),
    reportPortrait: (accountId, characterId, report) =>
      post(internalPaths.portraitReport, { accountId, characterId }, report),
  };
}
