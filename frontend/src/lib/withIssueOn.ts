import type { Failure } from './failure.ts';

/** A refusal that is about one field, told beside it; `msg` in the language of the screen. */
export const withIssueOn = (field: string, failure: Failure, msg: string): Failure =>
  failure.kind === 'refused' ? { ...failure, fields: { [field]: { type: failure.code, msg } } } : failure;
