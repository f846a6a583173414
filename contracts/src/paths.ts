/** Pattern of each URL, as the router reads it; clients fill in with `path()`. */
export const paths = {
  config: '/api/config',
  signup: '/api/users/signup',
  token: '/api/token',
  renew: '/api/token/renew',
  logout: '/api/logout',
  me: '/api/users/me',
  proof: '/api/users/me/proof',
  tokenSecondStep: '/api/token/passkey',
  proofSecondStep: '/api/users/me/proof/passkey',
  passkeys: '/api/users/me/passkeys',
  passkeyChallenge: '/api/users/me/passkeys/challenge',
  passkey: '/api/users/me/passkeys/:uuid',
  recoveryCodes: '/api/users/me/recovery-codes',
  password: '/api/users/me/password',
  sessions: '/api/users/me/sessions',
  session: '/api/users/me/sessions/:id',
  emailChange: '/api/users/me/email',
  emailChangeConfirm: '/api/users/me/email/:token',
  exportMe: '/api/users/me/export',
  confirm: '/api/users/confirm/:token',
  confirmResend: '/api/users/confirm/resend',
  forgotPassword: '/api/users/forgot-password',
  resetPassword: '/api/users/reset-password/:token',
  characters: '/api/characters/',
  character: '/api/characters/:uuid',
  stories: '/api/stories/',
  story: '/api/stories/:uuid',
  storyStop: '/api/stories/:uuid/stop',
  storyShare: '/api/stories/:uuid/share',
  storyListened: '/api/stories/:uuid/listened',
  sharedStory: '/api/shared/stories/:shareId',
  sharedStoryPage: '/shared/stories/:shareId',
  media: '/media/*key',
  mediaLink: '/api/media/link',
  sharedMedia: '/media/shared/:shareId/:file',
  voices: '/api/voices',
  events: '/api/events',
  dashboard: '/api/dashboard',
  plans: '/api/subscriptions/plans',
  currentSubscription: '/api/subscriptions/current',
  slots: '/api/subscriptions/slots',
  contact: '/api/contact',
  errors: '/api/errors',
  violations: '/api/violations',
  adminFailures: '/api/admin/failures',
  adminFailureRetry: '/api/admin/failures/retry',
  internal: {
    storyWork: '/internal/stories/:accountId/:storyId/work',
    storyReport: '/internal/stories/:accountId/:storyId/reports',
    storyReturnSlot: '/internal/stories/:accountId/:storyId/return-slot',
    storyFailHero: '/internal/stories/:accountId/:storyId/character-deleted',
    storyDelete: '/internal/stories/:accountId/:storyId/delete',
    storyReserveShareId: '/internal/stories/:accountId/:storyId/share-ids',
    storyAbandon: '/internal/stories/:accountId/:storyId/abandon',
    portraitWork: '/internal/characters/:accountId/:characterId/work',
    portraitReport: '/internal/characters/:accountId/:characterId/reports',
    mailWork: '/internal/accounts/:accountId/mails/:eventId',
    releaseClaim: '/internal/accounts/:accountId/release-claim',
    accountErased: '/internal/accounts/:accountId/erased',
    role: '/internal/accounts/roles',
    plan: '/internal/subscriptions/plans',
    periods: '/internal/subscriptions/:accountId/periods',
  },
} as const;

/**
 * Fills `:name` parts of a pattern, encoded.
 * @throws Error for a value that is missing or empty: the address would be another one's
 */
export function path(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${pattern} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}
