import { internalPaths } from '@storylark/contracts/internalPaths';
import { shareIdReservedAnswer } from '@storylark/contracts/stories/answers';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import { reserveShareId } from './reserveShareId.ts';

type Deps = { commands: CommandHandler; metaOf: CommandMetaOf };

const params = yup.object({ accountId: uuid().required(), storyId: uuid().required() });

/** What managers ask for the sake of shares that were made before ids were reserved. */
export const shareIdRoutes = ({ commands, metaOf }: Deps): Route[] => [
  route({
    method: 'POST',
    path: internalPaths.storyReserveShareId,
    summary: 'Keeps the id of a former share from ever being a story’s',
    auth: 'service',
    schemas: { params, body: yup.object({ shareId: uuid().required() }) },
    answers: { 200: { description: 'Whether it could be', schema: shareIdReservedAnswer } },
    handle: async (request) => {
      const { accountId, storyId } = request.params;
      const { at } = metaOf(request, accountId);
      const { shareId } = request.body;
      try {
        const position = await reserveShareId(commands, { accountId, storyId, shareId, at });
        return { body: { reserved: true }, position };
      } catch (error) {
        if (error instanceof Refusal) return { body: { reserved: false } };
        throw error;
      }
    },
  }),
];
