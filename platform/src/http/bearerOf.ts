/** The token of an Authorization header; undefined where there is none. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1];
