/**
 * An engine gave nothing that can be used. Its message is one of our own sentences and never holds the text:
 * it may be logged.
 */
export class EngineFailed extends Error {}
