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
  storyMaking: '/api/stories/:uuid/making',
  storyListened: '/api/stories/:uuid/listened',
  sharedStory: '/api/shared/stories/:shareId',
  sharedStoryPage: '/shared/stories/:shareId',
  media: '/media/*key',
  mediaLink: '/api/media/link',
  sharedMedia: '/media/shared/:shareId/:file',
  voices: '/api/voices',
  events: '/api/events',
  dashboard: '/api/dashboard',
  tonight: '/api/tonight',
  plans: '/api/subscriptions/plans',
  currentSubscription: '/api/subscriptions/current',
  slots: '/api/subscriptions/slots',
  invoices: '/api/subscriptions/invoices',
  invoicePaper: '/api/subscriptions/invoices/:id/pdf',
  checkout: '/api/subscriptions/checkout',
  checkoutState: '/api/subscriptions/checkout/:id',
  upgradePreview: '/api/subscriptions/upgrade/preview',
  upgrade: '/api/subscriptions/upgrade',
  confirmUpgrade: '/api/subscriptions/upgrade/confirm',
  takeBackUpgrade: '/api/subscriptions/upgrade/take-back',
  downgrade: '/api/subscriptions/downgrade',
  undoDowngrade: '/api/subscriptions/undo-downgrade',
  cancelSubscription: '/api/subscriptions/cancel',
  resumeSubscription: '/api/subscriptions/resume',
  withdrawal: '/api/subscriptions/withdraw',
  portal: '/api/subscriptions/portal',
  webhook: '/api/webhooks/:provider',
  contact: '/api/contact',
  errors: '/api/errors',
  violations: '/api/violations',
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
