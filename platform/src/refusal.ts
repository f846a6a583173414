import type { JsonObject } from './json.ts';

/** The one class for "no": a closed code, never a text. `createHttpApp` turns it into a problem answer. */
export class Refusal<C extends string = string> extends Error {
  readonly code: C;
  readonly facts: JsonObject;
  constructor(code: C, facts: JsonObject = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}
