/** Every kind of job an outlet hands out. Job id: `{accountId}/{subject}/{step}`; input holds ids only. */
export const jobKinds = [
  'writeText',
  'recordNarration',
  'drawPicture',
  'drawPortrait',
  'sendMail',
  'tellStoryReady',
  'sendPush',
  'writePaper',
  'readBooks',
  'returnSlot',
  'deleteStoriesOfCharacter',
  'failStoriesOfCharacter',
  'shredStory',
  'shredCharacter',
  'releaseEmailClaim',
  'eraseAccount',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** The outlet that turns events into jobs; names the checkpoint of what has been handed out. */
export const workOutlet = 'outlet/work';

/**
 * Subjects and the folders of their blobs: `{accountId}/story/{id}` and `{accountId}/character/{id}` are data
 * subjects too.
 */
export const storySubject = (storyId: string) => `story/${storyId}`;
export const characterSubject = (characterId: string) => `character/${characterId}`;
export const accountSubject = 'account';
