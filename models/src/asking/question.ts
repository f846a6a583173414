/** A question to a text model, whose answer has the form of a schema. */
export type Question<T> = {
  system: string;
  user: string;
  schema: { name: string; schema: { readonly [field: string]: unknown } };
  /** Null: it is no such answer. */
  read: (answer: unknown) => T | null;
  /** Tokens of the answer, thoughts included. */
  mostTokens: number;
  /** By whom it is asked, as a keyed hash. */
  safetyId: string;
};

/** Letters that make a token, at the least: what is set aside for a question is never too little. */
const LETTERS_PER_TOKEN = 2.5;
export const tokensIn = ({ system, user, schema }: Question<unknown>): number =>
  Math.ceil((system.length + user.length + JSON.stringify(schema).length) / LETTERS_PER_TOKEN);
