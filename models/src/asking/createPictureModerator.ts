import type OpenAI from 'openai';
import type { Caller } from '../calls/createCaller.ts';
import { noUsage } from '../modelTable.ts';
import type { Service } from '../services.ts';
import { isFine } from './createModerator.ts';
import type { Asking } from './createTextModel.ts';

export interface PictureModerator {
  service: Service;
  /**
   * Whether a child may see this PNG.
   * @throws ModelFailure when nobody can say: then nobody sees it
   */
  isSafe(png: Uint8Array, asking: Asking): Promise<boolean>;
  /** What is sent for a picture, with the picture named. */
  shownRequest(name: string): object;
}

/** `POST /moderations` with one picture, as a data address. */
export function createPictureModerator({ service, call }: Caller): PictureModerator {
  const bodyOf = (url: string) => ({
    model: service.model,
    input: [{ type: 'image_url' as const, image_url: { url } }],
  });
  return {
    service,
    shownRequest: bodyOf,
    isSafe: (png, asking) =>
      call({
        ...asking,
        expected: noUsage,
        ask: async (client, options) => {
          const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
          const { results } = await client.moderations.create(bodyOf(url), options);
          const [result] = results;
          return {
            value: results.length === 1 && !!result && wasSeen(result) && isFine(result),
            usage: noUsage,
          };
        },
      }),
  };
}

/** A model for texts alone finds nothing in a picture: that says nothing of it. */
const wasSeen = ({ category_applied_input_types: applied }: OpenAI.Moderation): boolean =>
  Object.values(applied ?? {}).some((types) => (types as string[]).includes('image'));
