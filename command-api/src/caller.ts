import type { Locale } from '@storylark/contracts/languages';
import { routeFor, type Caller } from '@storylark/platform/http/route';

/**
 * Who calls command-api, as the account's own stream says at this moment. For our own processes (role
 * `service`) only `accountId` and `roles` mean anything.
 */
export type CommandCaller = Caller & {
  sessionId: string;
  /**
   * The account's session number when the token was checked: a session that outlived a change of password has
   * moved on to it.
   */
  sessionNumber: number;
  /** Of the token; absent in those from before logins were recorded. */
  generation?: number;
  /** When the password was last given, ms. */
  authTime: number;
  /** Whether the terms in force were accepted. */
  hasTerms: boolean;
  /** ISO time at which the account was opened: the windows of Free are counted from it. */
  openedAt: string;
  language: Locale;
};

/** Types one row of command-api's routes. */
export const route = routeFor<CommandCaller>();
