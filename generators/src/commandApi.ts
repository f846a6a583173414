import type {
  PortraitReport,
  PortraitWork,
  ReferenceSheetReport,
} from '@storylark/contracts/characters/reports';
import { internalPaths } from '@storylark/contracts/internalPaths';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import type { ServiceClient } from '@storylark/platform/http/createServiceClient';

/** What generators ask of command-api and tell it. */
export interface CommandApi {
  storyWork(accountId: string, storyId: string): Promise<StoryWork>;
  /** False: the story is over, what was made for it is not wanted. */
  reportStory(accountId: string, storyId: string, report: StoryReport): Promise<boolean>;
  portraitWork(accountId: string, characterId: string): Promise<PortraitWork>;
  reportPortrait(accountId: string, characterId: string, report: PortraitReport): Promise<boolean>;
  /** False: the looks are others by now, or another sheet of them is there. */
  reportReferenceSheet(
    accountId: string,
    characterId: string,
    report: ReferenceSheetReport,
  ): Promise<boolean>;
}

export function commandApiOver({ post }: ServiceClient): CommandApi {
  const accepted = ({ accepted: yes }: { accepted: boolean }) => yes;
  return {
    storyWork: (accountId, storyId) => post(internalPaths.storyWork, { accountId, storyId }),
    reportStory: async (accountId, storyId, report) =>
      accepted(await post(internalPaths.storyReport, { accountId, storyId }, report)),
    portraitWork: (accountId, characterId) => post(internalPaths.portraitWork, { accountId, characterId }),
    reportPortrait: async (accountId, characterId, report) =>
      accepted(await post(internalPaths.portraitReport, { accountId, characterId }, report)),
    reportReferenceSheet: async (accountId, characterId, report) =>
      accepted(await post(internalPaths.referenceSheet, { accountId, characterId }, report)),
  };
}
