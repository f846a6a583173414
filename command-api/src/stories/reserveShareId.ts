import { storyStream } from '@storylark/contracts/stories/events';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { storyDecider } from './storyDecider.ts';

type Reservation = { accountId: string; storyId: string; shareId: string; at: string };

/**
 * Makes sure that an id under which a story is shared is never a story's own: the stream that a story of that
 * id would begin has begun. Safe to repeat; what breaks off behind it leaves an id that nobody uses.
 * @throws Refusal `idAlreadyUsed` when a story or another share was quicker
 */
export async function reserveShareId(
  commands: CommandHandler,
  { accountId, storyId, shareId, at }: Reservation,
): Promise<number> {
  const { position } = await commands.handle({
    decider: storyDecider,
    streamId: storyStream(shareId),
    command: { type: 'ReserveShareId' },
    contextOf: () => ({ accountId, storyId, at }),
    meta: { at, accountId },
  });
  return position;
}
