/**
 * Every "no" of the house: rules speak these codes, screens speak languages. The HTTP status stands beside
 * its code.
 */
export const refusalStatus = {
  // any call
  notJson: 400,
  unauthenticated: 401,
  forbidden: 403,
  termsNotAccepted: 403,
  reauthenticationNeeded: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  idempotencyKeyReused: 422,
  tooManyRequests: 429,
  tooMuchAtOnce: 429,
  exportLimitReached: 429,
  unexpected: 500,
  unavailable: 503,
  // accounts
  emailTaken: 409,
  unconfirmed: 401,
  wrongCredentials: 401,
  wrongPassword: 403,
  confirmFailed: 400,
  resetTokenInvalid: 400,
  emailChangeFailed: 400,
  secondFactorNeeded: 401,
  secondFactorExpired: 403,
  passkeyNotAccepted: 403,
  wrongRecoveryCode: 403,
  passkeyLimitReached: 409,
  passkeyNotFound: 404,
  // characters
  characterLimitReached: 409,
  characterNotFound: 404,
  premiumFeature: 403,
  idAlreadyUsed: 409,
  // stories
  storyLimitReached: 409,
  storyNotFound: 404,
  heroMustBeMain: 409,
  heroNotFound: 409,
  tooLateToStop: 409,
  orderAgain: 409,
  storyNotReady: 409,
  endsInPast: 422,
  // subscriptions
  planUnchanged: 409,
  notAnUpgrade: 409,
  notADowngrade: 409,
  nothingToUndo: 409,
  alreadySubscribed: 409,
  notSubscribed: 409,
  setByOperator: 409,
  changeUnderWay: 409,
  quoteExpired: 409,
  withdrawalOver: 409,
  paymentRefused: 402,
  paymentsNotSetUp: 409,
  webhookRefused: 400,
  linkExpired: 403,
  // operators
  jobNotFound: 404,
} as const satisfies Record<string, number>;
export type RefusalCode = keyof typeof refusalStatus;
