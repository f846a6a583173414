/** Media types as which the body of a route may come. */
export const bodyTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  /** What a browser sends by itself: of before the Reporting API, and of the Reporting API. */
  report: ['application/csp-report', 'application/reports+json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type BodyType = keyof typeof bodyTypes;
