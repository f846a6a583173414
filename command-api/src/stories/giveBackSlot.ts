import { storyStream } from '@storylark/contracts/stories/events';
import { allowanceStream, type SlotReturnReason } from '@storylark/contracts/subscriptions/events';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import { allowanceDecider, type AllowanceCommand } from '../allowance/allowanceDecider.ts';
import { ownStory } from './story.ts';
import { storyDecider } from './storyDecider.ts';

type About = { accountId: string; storyId: string; at: string };
type Slot = About & { window: string };

/**
 * Gives back a slot that was taken for an order which did not come about; a story that names the window keeps
 * it. Answers the log position.
 */
export async function giveBackUnlessNamed(commands: CommandHandler, slot: Slot): Promise<number> {
  const { state } = await commands.load(storyDecider, storyStream(slot.storyId));
  if (ownStory(state, slot.accountId)?.request.window === slot.window) return -1;
  const { position } = await onWindow(commands, slot, {
    type: 'ReturnSlot',
    storyId: slot.storyId,
    reason: 'notRequested',
    creditTo: null,
  });
  return position;
}

/**
 * Ends what an order left behind that broke off: the story is never requested any more, and its slot comes
 * back, unless it was requested in time.
 */
export async function abandonStory(commands: CommandHandler, slot: Slot): Promise<number> {
  const { accountId, storyId, at } = slot;
  const { position } = await commands.handle({
    decider: storyDecider,
    streamId: storyStream(storyId),
    command: { type: 'AbandonStory' },
    contextOf: () => ({ accountId, storyId, at }),
    meta: { at, accountId },
  });
  return Math.max(position, await giveBackUnlessNamed(commands, slot));
}

/**
 * Gives the slot of a failed, stopped or early deleted story back to the window it was taken from, if that
 * gives it back; when the window has ended, one more is credited to the one open now.
 * Which window is credited is decided with the return, so that repeating this credits none twice.
 * @param openWindow id of the story window open at the time of the command
 * @throws Refusal `storyNotFound`
 */
export async function returnSlot(
  commands: CommandHandler,
  about: About,
  openWindow: string,
): Promise<{ returned: boolean; position: number }> {
  const { accountId, storyId } = about;
  const { state, position: asked } = await commands.load(storyDecider, storyStream(storyId));
  const story = ownStory(state, accountId);
  if (!story) throw new Refusal('storyNotFound');
  const reason: SlotReturnReason | null = story.slotGoesBack;
  if (reason === null) return { returned: false, position: asked };

  const { window } = story.request;
  const creditTo = openWindow === window ? null : openWindow;
  const returned = await onWindow(
    commands,
    { ...about, window },
    { type: 'ReturnSlot', storyId, reason, creditTo },
  );
  const cameBack = returned.state.returned.get(storyId);
  const decided = cameBack?.creditTo ?? null;
  if (decided === null) return { returned: cameBack !== undefined, position: returned.position };
  const { position } = await onWindow(
    commands,
    { ...about, window: decided },
    { type: 'CreditSlot', storyId, reason },
  );
  return { returned: true, position: Math.max(position, returned.position) };
}

function onWindow(
  commands: CommandHandler,
  { accountId, window, at }: Omit<Slot, 'storyId'>,
  command: AllowanceCommand,
) {
  return commands.handle({
    decider: allowanceDecider,
    streamId: allowanceStream(accountId, window),
    command,
    contextOf: () => ({ accountId, window, at }),
    meta: { at, accountId },
  });
}
