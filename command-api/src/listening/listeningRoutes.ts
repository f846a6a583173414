import { paths } from '@storylark/contracts/paths';
import { listeningStream, storyStream } from '@storylark/contracts/stories/events';
import { listenedSchema } from '@storylark/contracts/stories/schemas';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import { ownStory } from '../stories/story.ts';
import { storyDecider } from '../stories/storyDecider.ts';
import { listeningDecider } from './listeningDecider.ts';

export type ListeningDeps = { commands: CommandHandler; metaOf: CommandMetaOf };

/** Where a parent or child stopped listening. */
export function listeningRoutes({ commands, metaOf }: ListeningDeps): Route[] {
  return [
    route({
      method: 'POST',
      path: paths.storyListened,
      summary: 'Remembers how far a story was heard; steps of less than ten seconds are dropped',
      auth: 'account',
      schemas: { params: yup.object({ uuid: uuid().required() }), body: listenedSchema },
      answers: { 204: { description: 'Remembered' } },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { accountId } = request.caller;
        const { uuid: storyId } = request.params;
        const story = ownStory((await commands.load(storyDecider, storyStream(storyId))).state, accountId);
        if (!story || story.status === 'deleted' || story.status === 'stopped')
          throw new Refusal('storyNotFound');
        const meta = metaOf(request, accountId);
        const { position } = await commands.handle({
          decider: listeningDecider,
          streamId: listeningStream(accountId, meta.at),
          command: { storyId, ...request.body },
          contextOf: () => ({ accountId, at: meta.at }),
          meta,
        });
        return { position };
      },
    }),
  ];
}
