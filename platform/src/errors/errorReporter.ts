/**
 * What went wrong, for the people who run the house. Names, texts, tokens and addresses are scrubbed before
 * anything leaves.
 */
export interface ErrorReporter {
  report(error: unknown, context?: { route?: string; requestId?: string; accountId?: string }): void;
  close(): Promise<void>;
}
