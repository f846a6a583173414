import { charactersStream } from '@storylark/contracts/characters/events';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { CommandMetaOf } from '../commandMeta.ts';
import { charactersDecider, type CharactersCommand } from './charactersDecider.ts';

export type CharactersHandlerDeps = {
  commands: CommandHandler;
  metaOf: CommandMetaOf;
  /** The plan whose rules hold for an account at a time (ISO). */
  planOf: (accountId: string, at: string) => Promise<Plan>;
};

/** Has a command decided by all that happened to the account's characters. */
export const charactersHandler =
  ({ commands, metaOf, planOf }: CharactersHandlerDeps) =>
  async (command: CharactersCommand, request: Parameters<CommandMetaOf>[0], accountId: string) => {
    const meta = metaOf(request, accountId);
    return commands.handle({
      decider: charactersDecider,
      streamId: charactersStream(accountId),
      command,
      contextOf: async () => ({ accountId, at: meta.at, plan: await planOf(accountId, meta.at) }),
      meta,
    });
  };
