import type { Caller } from '../calls/createCaller.ts';
import { noUsage } from '../modelTable.ts';
import type { Service } from '../services.ts';
import { isSafeOf, safetySchema } from '../text/answers.ts';
import { safetyPrompt, safetySystemPrompt } from '../text/prompts/checkPrompt.ts';
import type { Asking, TextModel } from './createTextModel.ts';

export interface Moderator {
  service: Service;
  /**
   * Whether a child may hear these paragraphs.
   * @throws ModelFailure when nobody can say: then nobody hears them
   */
  isSafe(paragraphs: readonly string[], asking: Asking & { safetyId: string }): Promise<boolean>;
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
export const createModerator = ({ service, call }: Caller): Moderator => ({
  service,
  isSafe: (paragraphs, asking) =>
    call({
      ...asking,
      expected: noUsage,
      ask: async (client, options) => {
        const { results } = await client.moderations.create(
          { model: service.model, input: [...paragraphs] },
          options,
        );
        const isFine = ({ flagged, category_scores: scores }: (typeof results)[number]) =>
          !flagged &&
          Object.entries(scores).every(([category, score]) => (score ?? 0) < (MOST[category] ?? 1.01));
        return { value: results.length === paragraphs.length && results.every(isFine), usage: noUsage };
      },
    }),
});

const MOST_TOKENS = 500;

/** Where a provider has no moderation, its model is asked. */
export const createModelModerator = (model: TextModel): Moderator => ({
  service: model.service,
  isSafe: (paragraphs, { safetyId, ...asking }) =>
    model.ask(
      {
        system: safetySystemPrompt,
        user: safetyPrompt(paragraphs),
        schema: safetySchema,
        read: isSafeOf,
        mostTokens: MOST_TOKENS,
        safetyId,
      },
      asking,
    ),
});
