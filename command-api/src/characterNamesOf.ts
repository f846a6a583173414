import { charactersStream } from '@storylark/contracts/characters/events';
import { ERASED } from '@storylark/contracts/sealing';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { charactersDecider } from './characters/charactersDecider.ts';

/** The names of an account's characters, which are its children's as a rule. */
export async function characterNamesOf(
  commands: Pick<CommandHandler, 'load'>,
  accountId: string,
): Promise<string[]> {
  const { state } = await commands.load(charactersDecider, charactersStream(accountId));
  return [...state.values()].flatMap((character) =>
    character.status === 'present' && character.sheet !== ERASED ? [character.sheet.name] : [],
  );
}
