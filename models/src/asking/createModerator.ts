import type OpenAI from 'openai';
import type { Caller } from '../calls/createCaller.ts';
import { noUsage } from '../modelTable.ts';
import type { Service } from '../services.ts';
import { isSafeOf, safetySchema } from '../text/answers.ts';
import { safetyPrompt, safetySystemPrompt } from '../text/prompts/checkPrompt.ts';
import type { Asking, TextModel } from './createTextModel.ts';
import type { Question } from './question.ts';

type Passage = { paragraphs: readonly string[]; safetyId: string };
export interface Moderator {
  service: Service;
  /**
   * Whether a child may hear these paragraphs.
   * @throws ModelFailure when nobody can say: then nobody hears them
   */
  isSafe(passage: Passage, asking: Asking): Promise<boolean>;
  /** What is sent for a passage, as it is sent. */
  bodyOf(passage: Passage): object;
}

/** What is flagged by nobody is still not for children from these scores on. */
const MOST: Readonly<Record<string, number>> = {
  sexual: 0.1,
  'sexual/minors': 0.02,
  'self-harm': 0.1,
  'self-harm/intent': 0.1,
  'self-harm/instructions': 0.1,
  hate: 0.3,
  'hate/threatening': 0.1,
  'violence/graphic': 0.2,
};

/** `POST /moderations`, all paragraphs in one call. */
export function createModerator({ service, call }: Caller): Moderator {
  const bodyOf = ({ paragraphs }: Passage) => ({ model: service.model, input: [...paragraphs] });
  return {
    service,
    bodyOf,
    isSafe: (passage, asking) =>
      call({
        ...asking,
        expected: noUsage,
        ask: async (client, options) => {
          const { results } = await client.moderations.create(bodyOf(passage), options);
          // one answer for each, and none missing
          return {
            value: results.length === passage.paragraphs.length && results.every(isFine),
            usage: noUsage,
          };
        },
      }),
  };
}

export const isFine = ({ flagged, category_scores: scores }: OpenAI.Moderation): boolean =>
  !flagged && Object.entries(scores).every(([category, score]) => (score ?? 0) < (MOST[category] ?? 1.01));

const MOST_TOKENS = 500;

/** Where a provider has no moderation, its model is asked. */
export function createModelModerator(model: TextModel): Moderator {
  const questionOf = ({ paragraphs, safetyId }: Passage): Question<boolean> => ({
    system: safetySystemPrompt,
    user: safetyPrompt(paragraphs),
    schema: safetySchema,
    read: isSafeOf,
    mostTokens: MOST_TOKENS,
    safetyId,
  });
  return {
    service: model.service,
    bodyOf: (passage) => model.bodyOf(questionOf(passage)),
    isSafe: (passage, asking) => model.ask(questionOf(passage), asking),
  };
}
