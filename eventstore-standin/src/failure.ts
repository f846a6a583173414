import { Metadata, status, type ServiceError } from '@grpc/grpc-js';

/**
 * What a call ends with. `exception` and the facts beside it travel as metadata, which is where the client
 * looks for the kind of error.
 */
export class Failure extends Error implements ServiceError {
  readonly code: status;
  readonly details: string;
  readonly metadata = new Metadata();
  constructor(code: status, details: string, facts: Record<string, string> = {}) {
    super(details);
    this.code = code;
    this.details = details;
    for (const [name, value] of Object.entries(facts)) this.metadata.set(name, value);
  }
}

export const streamDeleted = (streamName: string): Failure =>
  new Failure(status.FAILED_PRECONDITION, `Event stream '${streamName}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': streamName,
  });

export const appendTooLarge = (limit: number): Failure =>
  new Failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': `${limit}`,
  });

export const notAuthenticated = (): Failure => new Failure(status.UNAUTHENTICATED, 'Unauthenticated');

export const accessDenied = (): Failure =>
  new Failure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const commitTimedOut = (): Failure =>
  new Failure(status.ABORTED, 'Operation timed out: Commit phase timeout.');

export const invalidArgument = (details: string): Failure => new Failure(status.INVALID_ARGUMENT, details);

/** Anything else that was thrown: the log below is away, or the stand-in is wrong. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure(status.UNAVAILABLE, error instanceof Error ? error.message : String(error));
