import type { Call, Caller } from '../calls/createCaller.ts';
import { noUsage } from '../modelTable.ts';
import type { Service, TextShape } from '../services.ts';
import { askChat, chatBody } from './askChat.ts';
import { askResponses, responsesBody } from './askResponses.ts';
import { type Question, tokensIn } from './question.ts';

/** Who asks, until when, and what it came to. */
export type Asking = Pick<Call<unknown>, 'accountId' | 'until' | 'signal' | 'tally'>;

export interface TextModel {
  service: Service;
  /** @throws ModelFailure, or the reason of the signal once that is aborted */
  ask<T>(question: Question<T>, asking: Asking): Promise<T>;
  /** What is sent for a question, as it is sent. */
  bodyOf(question: Question<unknown>): object;
}

/** A text model behind one of the two interfaces that such models have. */
export function createTextModel({ service, call }: Caller, shape: TextShape): TextModel {
  const [ask, body] = shape === 'responses' ? [askResponses, responsesBody] : [askChat, chatBody];
  return {
    service,
    bodyOf: (question) => body(service.model, question),
    ask: (question, asking) =>
      call({
        ...asking,
        expected: { ...noUsage, input: tokensIn(question), output: question.mostTokens },
        ask: (client, options) => ask(client, service.model, question, options),
      }),
  };
}
