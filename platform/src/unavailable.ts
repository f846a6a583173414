/**
 * An engine or a process that we need did not answer in time or is away. What was asked of it may or may not
 * have happened: read again before deciding again.
 */
export class Unavailable extends Error {}
