import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { besideManifest, PORTRAIT_FILE, REFERENCE_SHEET_FILE } from '@storylark/contracts/blobs';
import { WRITTEN_FILE } from '@storylark/generators/stories/writeText';
import type { Operation } from './operations.ts';

type Data = Readonly<Record<string, unknown>>;
const fieldOf = ({ data }: RecordedEvent, field: string) => String((data as Data)[field]);

/** What a yes stands for: the event, and the field of it that names the thing. */
const eventOf = {
  signup: 'AccountOpened',
  confirm: 'EmailConfirmed',
  profile: 'ProfileChanged',
  createCharacter: 'CharacterCreated',
  changeCharacter: 'CharacterChanged',
  deleteCharacter: 'CharacterDeleted',
  orderStory: 'StoryRequested',
  deleteStory: 'StoryDeleted',
  deleteAccount: 'AccountDeleted',
} as const satisfies Record<Operation['kind'], string>;
const subjectField: Partial<Record<Operation['kind'], string>> = {
  createCharacter: 'characterId',
  changeCharacter: 'characterId',
  deleteCharacter: 'characterId',
  orderStory: 'storyId',
  deleteStory: 'storyId',
};

/**
 * Everything that was acknowledged stands in the log, once. Each operation was answered, if need be after the
 * crash.
 */
export function checkAcknowledged(log: readonly Operation[], events: readonly RecordedEvent[]): string[] {
  const wrong: string[] = [];
  const byPosition = new Map(events.map((event) => [event.position, event]));
  const told = new Map<string, number>();
  for (const { kind, accountId, about, answer } of log) {
    const type = eventOf[kind];
    const owner = accountId ?? String(answer?.body.uuid);
    const field = subjectField[kind];
    const id = field === undefined ? owner : (about ?? '');
    told.set(`${type} ${id}`, (told.get(`${type} ${id}`) ?? 0) + 1);
    if (answer === null || answer.position === null) continue;
    const event = byPosition.get(answer.position);
    if (event?.data.accountId !== owner)
      wrong.push(`${kind} was acknowledged at ${answer.position}; there stands ${event?.type ?? 'nothing'}`);
  }
  const found = new Map<string, number>();
  for (const event of events) {
    const kind = (Object.keys(eventOf) as Operation['kind'][]).find((one) => eventOf[one] === event.type);
    if (!kind) continue;
    const key = `${event.type} ${fieldOf(event, subjectField[kind] ?? 'accountId')}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  for (const [key, times] of told)
    if ((found.get(key) ?? 0) < times)
      wrong.push(`lost: ${key}, told ${times} times, stands ${found.get(key) ?? 0} times`);
  for (const [key, times] of found) {
    // Stories go with their character or account too, by the house's own hand.
    const byHouse = key.startsWith('StoryDeleted ') ? 1 : 0;
    if (times > Math.max(told.get(key) ?? 0, byHouse))
      wrong.push(`too often: ${key}, told ${told.get(key) ?? 0} times, stands ${times} times`);
  }
  return wrong;
}

const onceEach: Readonly<Record<string, readonly string[]>> = {
  StoryRequested: ['storyId'],
  OutsideModelUsed: ['storyId', 'useId'],
  TextWritten: ['storyId'],
  NarrationPartRecorded: ['storyId', 'part'],
  NarrationRecorded: ['storyId'],
  IllustrationDrawn: ['storyId', 'index'],
  StoryFinished: ['storyId'],
  StoryFailed: ['storyId'],
  StoryDeleted: ['storyId'],
  StorySlotTaken: ['storyId'],
  StorySlotReturned: ['storyId'],
  CharacterCreated: ['characterId'],
  CharacterDeleted: ['characterId'],
  PortraitDrawn: ['characterId', 'sheetVersion'],
  ReferenceSheetPainted: ['characterId', 'sheetVersion'],
  AccountOpened: ['accountId'],
  EmailConfirmationRequested: ['accountId'],
  AccountDeleted: ['accountId'],
  AccountErased: ['accountId'],
};

/** Beside the manifest that an event names. */
const filesBeside: Readonly<Record<string, readonly string[]>> = {
  TextWritten: [WRITTEN_FILE],
  PortraitDrawn: [PORTRAIT_FILE],
  ReferenceSheetPainted: [REFERENCE_SHEET_FILE],
};

/** Nothing is made or counted twice. */
export function checkOnce(events: readonly RecordedEvent[]): string[] {
  const seen = new Map<string, number>();
  for (const event of events) {
    const fields = onceEach[event.type];
    if (!fields) continue;
    const key = [event.type, ...fields.map((field) => fieldOf(event, field))].join(' ');
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].filter(([, times]) => times > 1).map(([key, times]) => `${times} times: ${key}`);
}

const idsOf = (events: readonly RecordedEvent[], type: string, field = 'storyId') =>
  new Set(events.filter((event) => event.type === type).map((event) => fieldOf(event, field)));

/** Stories that are to have an end: those of accounts that are there. */
export function unfinishedStories(events: readonly RecordedEvent[]): string[] {
  const gone = idsOf(events, 'AccountDeleted', 'accountId');
  const ended = new Set(
    ['StoryFinished', 'StoryFailed', 'StoryStopped', 'StoryDeleted'].flatMap((type) => [
      ...idsOf(events, type),
    ]),
  );
  return events
    .filter(
      (event) =>
        event.type === 'StoryRequested' &&
        !gone.has(fieldOf(event, 'accountId')) &&
        !ended.has(fieldOf(event, 'storyId')),
    )
    .map((event) => fieldOf(event, 'storyId'));
}

/**
 * Per account: slots taken are stories requested less failed, stopped and early deleted ones. Of those deleted
 * with their text a window gives back three, whichever came first.
 */
export function checkSlots(events: readonly RecordedEvent[]): string[] {
  const requested = idsOf(events, 'StoryRequested');
  const early = new Set(
    events
      .filter(({ type, data }) => type === 'StoryDeleted' && (data as Data).slotReturned === true)
      .map((event) => fieldOf(event, 'storyId')),
  );
  const read = new Set(
    events.filter(({ data }) => (data as Data).afterText === true).map((event) => fieldOf(event, 'storyId')),
  );
  const back = new Set([...idsOf(events, 'StoryFailed'), ...idsOf(events, 'StoryStopped'), ...early]);
  const taken = idsOf(events, 'StorySlotTaken');
  const returned = idsOf(events, 'StorySlotReturned');
  const gone = idsOf(events, 'AccountDeleted', 'accountId');
  const ofGone = new Set(
    events.filter((event) => gone.has(fieldOf(event, 'accountId'))).map((event) => fieldOf(event, 'storyId')),
  );
  return [...new Set([...requested, ...taken])]
    .filter((id) => !ofGone.has(id) && !(read.has(id) && taken.has(id)))
    .filter((id) => !taken.has(id) || (requested.has(id) && !back.has(id)) === returned.has(id))
    .map(
      (id) =>
        `the slot of ${id}: requested ${requested.has(id)}, to go back ${back.has(id)}, taken ${taken.has(id)}, returned ${returned.has(id)}`,
    );
}

/** What events name lies in the blob store; what was deleted does not. */
export function checkBlobs(events: readonly RecordedEvent[], blobs: ReadonlySet<string>): string[] {
  const over = new Set(
    ['StoryDeleted', 'StoryStopped', 'StoryFailed', 'CharacterDeleted', 'AccountDeleted'].flatMap((type) => [
      ...idsOf(
        events,
        type,
        type.startsWith('Story') ? 'storyId' : type === 'AccountDeleted' ? 'accountId' : 'characterId',
      ),
    ]),
  );
  const named = events.flatMap(({ type, data }) => {
    const { manifest, audio, times, large, small, storyId, characterId, accountId } = data as Record<
      string,
      string
    >;
    if ([storyId, characterId, accountId].some((id) => over.has(id ?? ''))) return [];
    const files = filesBeside[type] ?? [];
    return [
      manifest,
      audio,
      times,
      large,
      small,
      ...files.map((file) => besideManifest(manifest ?? '', file)),
    ].filter((key) => key !== undefined);
  });
  const left = [...blobs].filter((key) => key.split('/').some((part) => over.has(part)));
  return [
    ...named.filter((key) => !blobs.has(key)).map((key) => `missing blob ${key}`),
    ...left.map((key) => `blob of something deleted: ${key}`),
  ];
}
