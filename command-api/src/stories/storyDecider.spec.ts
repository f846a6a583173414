import type { StoryEvent, StoryFailure } from '@storylark/contracts/stories/events';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { StoryState } from '@storylark/contracts/stories/vocabulary';
import { given as givenPast } from '@storylark/platform/testing/given';
import { ownStory } from './story.ts';
import { storyDecider, type StoryCommand } from './storyDecider.ts';
import { reportIsAccepted } from './storyReports.ts';

const about = { accountId: 'family', storyId: 's1', at: '2026-11-01T08:00:00.000Z' };
const stranger = { ...about, accountId: 'stranger' };
const given = (...past: StoryEvent[]) => givenPast(storyDecider, past);

const choices = {
  storyTypeAsSent: 'everyday-life',
  storyType: 'everyday',
  setting: 'atHome',
  lesson: 'patience',
  language: 'english',
  length: 'normal',
  narratorVoice: 'female',
  voiceId: 'f1',
} as const;
const request = {
  ...choices,
  window: '2026-11-01',
  characterId: 'mia',
  companionIds: [],
  order: 'erased',
} as const;
const order: StoryCommand = { type: 'RequestStory', request };
const report = (said: StoryReport): StoryCommand => ({ type: 'Report', report: said });

const requested: StoryEvent = { type: 'StoryRequested', data: { ...request, ...about } };
const textOf = (manifest: string, pictures: number): StoryReport => ({
  step: 'text',
  manifest,
  words: 600,
  parts: 2,
  pictures,
  used: ['opening:3'],
  seconds: 1.5,
  title: 'Wait',
  paragraphs: ['Mia waits.'],
});
const text = textOf('text/1', 2);
const written = (pictures = 2): StoryEvent => ({
  type: 'TextWritten',
  data: {
    ...about,
    manifest: 'text/1',
    words: 600,
    parts: 2,
    pictures,
    used: ['opening:3'],
    seconds: 1.5,
    text: { title: 'Wait', paragraphs: ['Mia waits.'] },
  },
});
const part = (n: number): StoryEvent => ({ type: 'NarrationPartRecorded', data: { ...about, part: n } });
const retried = (n: number, attempt: number): StoryEvent => ({
  type: 'NarrationFailed',
  data: { ...about, part: n, attempt },
});
const sound = { audio: 'narration/1/audio', times: 'narration/1/times', durationSeconds: 240, seconds: 3 };
const narration: StoryReport = { step: 'narration', ...sound };
const narrated: StoryEvent = { type: 'NarrationRecorded', data: { ...about, ...sound } };
const pictureOf = (index: number, attempt = 1) => ({
  index,
  beat: 'home',
  large: `${index}/${attempt}/large`,
  small: `${index}/${attempt}/small`,
  seconds: 1,
});
const seen = { alt: 'Mia at the window', tiny: 'data:,' };
const picture = (index: number, attempt = 1): StoryReport => ({
  step: 'picture',
  ...pictureOf(index, attempt),
  ...seen,
});
const drawn = (index: number): StoryEvent => ({
  type: 'IllustrationDrawn',
  data: { ...about, ...pictureOf(index), about: seen },
});
const undrawn = (index: number): StoryEvent => ({ type: 'IllustrationFailed', data: { ...about, index } });
const finished: StoryEvent = { type: 'StoryFinished', data: about };
const failed = (code: StoryFailure): StoryEvent => ({ type: 'StoryFailed', data: { ...about, code } });
const stopped: StoryEvent = { type: 'StoryStopped', data: about };
const abandoned: StoryEvent = { type: 'StoryAbandoned', data: about };
const deleted = (slotReturned: boolean, afterText?: true): StoryEvent => ({
  type: 'StoryDeleted',
  data: { ...about, slotReturned, ...(afterText && { afterText }) },
});

/** One story in each state that a screen shows. */
const inState: Record<StoryState, StoryEvent[]> = {
  text_pending: [requested],
  narration_pending: [requested, written()],
  image_pending: [requested, written(), narrated],
  finished: [requested, written(), narrated, drawn(0), drawn(1), finished],
  failed: [requested, failed('textFailed')],
};
const told = (...past: StoryEvent[]) => {
  const story = ownStory(given(...past).state, about.accountId);
  if (!story) throw new Error('no story');
  return story;
};

describe('ordering a story', () => {
  it('opens it', () => given().when(order, about).thenEvents(requested));
  it('twice opens it once, in whatever state it is by then', () => {
    for (const past of Object.values(inState))
      given(...past)
        .when(order, about)
        .thenNothing();
  });
  it('under the id of another account is not possible', () => {
    given(requested).when(order, stranger).thenRefused('storyNotFound');
    given(abandoned).when(order, stranger).thenRefused('storyNotFound');
    given(requested, deleted(true)).when(order, stranger).thenRefused('storyNotFound');
  });
  it('under the id of one that is gone is not possible', () => {
    given(requested, stopped).when(order, about).thenRefused('idAlreadyUsed');
    given(requested, deleted(true)).when(order, about).thenRefused('idAlreadyUsed');
  });
  it('under an id that was ever a share’s is not possible, and a share takes no id of a story', () => {
    const reserve: StoryCommand = { type: 'ReserveShareId' };
    const reserved: StoryEvent = { type: 'ShareIdReserved', data: about };
    given().when(reserve, about).thenEvents(reserved);
    given(reserved).when(reserve, about).thenNothing();
    for (const other of [stranger, { ...about, storyId: 's2' }])
      given(reserved).when(reserve, other).thenRefused('idAlreadyUsed');
    for (const asking of [about, stranger]) given(reserved).when(order, asking).thenRefused('idAlreadyUsed');
    for (const past of [requested, abandoned]) given(past).when(reserve, about).thenRefused('idAlreadyUsed');
    given(reserved).when({ type: 'AbandonStory' }, about).thenNothing();
    given(reserved).when({ type: 'DeleteStory' }, about).thenRefused('storyNotFound');
  });
  it('too late, after it was abandoned, asks to order again', () =>
    given(abandoned).when(order, about).thenRefused('orderAgain'));
  it('is abandoned once, and not when it came in time', () => {
    given().when({ type: 'AbandonStory' }, about).thenEvents(abandoned);
    given(abandoned).when({ type: 'AbandonStory' }, about).thenNothing();
    given(requested).when({ type: 'AbandonStory' }, about).thenNothing();
  });
});

describe('the making of a story', () => {
  it('begins with its text', () => {
    expect(told(requested).status).toBe('text_pending');
    given(requested).when(report(text), about).thenEvents(written());
    for (const early of [
      narration,
      picture(0),
      { step: 'narrationPart', part: 0 } as const,
      { step: 'pictureFailed', index: 0 } as const,
    ]) {
      given(requested).when(report(early), about).thenNothing();
    }
  });
  it('goes on with narration and pictures side by side, and passes through every state', () => {
    const states: string[] = [];
    let past: StoryEvent[] = [requested];
    for (const said of [
      text,
      picture(1),
      { step: 'narrationPart', part: 0 } as const,
      narration,
      picture(0),
    ]) {
      past = [...past, ...storyDecider.decide(report(said), given(...past).state, about)];
      states.push(told(...past).status);
    }
    expect(states).toEqual([
      'narration_pending',
      'narration_pending',
      'narration_pending',
      'image_pending',
      'finished',
    ]);
  });
  it('is finished with the last picture after the narration', () =>
    given(requested, written(), narrated, drawn(0))
      .when(report(picture(1)), about)
      .thenEvents(drawn(1), finished));
  it('is finished with the narration after the last picture, in one append that shows both states', () =>
    given(requested, written(), drawn(0), drawn(1))
      .when(report(narration), about)
      .thenEvents(narrated, finished));
  it('is finished with its narration when no pictures were planned', () =>
    given(requested, written(0)).when(report(narration), about).thenEvents(narrated, finished));
  it('does not wait for a picture that was given up', () => {
    given(requested, written(), narrated, drawn(0))
      .when(report({ step: 'pictureFailed', index: 1 }), about)
      .thenEvents(undrawn(1), finished);
    given(requested, written(), undrawn(0), undrawn(1))
      .when(report(narration), about)
      .thenEvents(narrated, finished);
  });
  it('takes a picture given up that comes after all, without finishing twice', () =>
    given(requested, written(), narrated, drawn(0), undrawn(1), finished)
      .when(report(picture(1)), about)
      .thenEvents(drawn(1)));
  it('takes no picture that was not planned', () =>
    given(requested, written())
      .when(report(picture(2)), about)
      .thenNothing());
  it('tells of each part, and of each attempt at one', () => {
    given(requested, written())
      .when(report({ step: 'narrationPart', part: 0 }), about)
      .thenEvents(part(0));
    given(requested, written())
      .when(report({ step: 'narrationRetrying', part: 1, attempt: 1 }), about)
      .thenEvents(retried(1, 1));
    given(requested, written(), retried(1, 1))
      .when(report({ step: 'narrationRetrying', part: 1, attempt: 2 }), about)
      .thenEvents(retried(1, 2));
  });
  it('is retrying until that part, or all, is recorded', () => {
    expect(told(requested, written(), retried(1, 1)).retrying).toEqual({ part: 1, attempt: 1 });
    expect(told(requested, written(), retried(1, 1), part(0)).retrying).not.toBeNull();
    expect(told(requested, written(), retried(1, 1), part(1)).retrying).toBeNull();
    expect(told(requested, written(), retried(1, 1), narrated).retrying).toBeNull();
  });
});

describe('a repeated report', () => {
  const repeated: readonly (readonly [StoryReport, readonly StoryEvent[]])[] = [
    [text, [requested, written()]],
    [{ step: 'narrationPart', part: 0 }, [requested, written(), part(0)]],
    [{ step: 'narrationRetrying', part: 0, attempt: 1 }, [requested, written(), retried(0, 1)]],
    [narration, [requested, written(), narrated]],
    [picture(0), [requested, written(), drawn(0)]],
    [{ step: 'pictureFailed', index: 0 }, [requested, written(), undrawn(0)]],
    [{ step: 'failed', code: 'textFailed' }, [requested, failed('textFailed')]],
    [text, inState.finished],
    [narration, inState.finished],
    [picture(0), inState.finished],
  ];
  it.each(repeated)('of %j appends nothing and is accepted', (said, past) => {
    given(...past)
      .when(report(said), about)
      .thenNothing();
    expect(reportIsAccepted(said, told(...past))).toBe(true);
  });
  it.each<readonly [StoryReport, readonly StoryEvent[]]>([
    [textOf('text/2', 2), [requested, written()]],
    [{ step: 'narration', ...sound, audio: 'narration/2/audio' }, inState.finished],
    [picture(0, 2), [requested, written(), drawn(0)]],
    [{ step: 'pictureFailed', index: 0 }, [requested, written(), drawn(0)]],
  ])('of another attempt, %j, is not wanted', (said, past) => {
    given(...past)
      .when(report(said), about)
      .thenNothing();
    expect(reportIsAccepted(said, told(...past))).toBe(false);
  });
});

describe('a story that is over', () => {
  const reports: StoryReport[] = [
    text,
    { step: 'narrationPart', part: 0 },
    { step: 'narrationRetrying', part: 0, attempt: 1 },
    narration,
    picture(0),
    { step: 'pictureFailed', index: 0 },
  ];
  const ends: [string, StoryEvent[]][] = [
    ['stopped', [requested, stopped]],
    ['deleted', [requested, deleted(true)]],
    ['deleted with its text', [requested, written(), deleted(true)]],
    ['failed', [requested, failed('textFailed')]],
    ['failed in its narration', [requested, written(), failed('narrationFailed')]],
  ];
  it.each(ends)('%s, takes no report', (_how, past) => {
    for (const said of reports) {
      given(...past)
        .when(report(said), about)
        .thenNothing();
      expect(reportIsAccepted(said, told(...past))).toBe(false);
    }
  });
});

describe('a failure', () => {
  it('ends the story at the step that failed', () => {
    given(requested)
      .when(report({ step: 'failed', code: 'textFailed' }), about)
      .thenEvents(failed('textFailed'));
    given(requested, written())
      .when(report({ step: 'failed', code: 'narrationFailed' }), about)
      .thenEvents(failed('narrationFailed'));
    expect(told(requested, failed('textFailed'))).toMatchObject({ status: 'failed', failure: 'textFailed' });
  });
  it('told too late ends nothing', () => {
    given(requested, written())
      .when(report({ step: 'failed', code: 'textFailed' }), about)
      .thenNothing();
    given(requested, written(), narrated)
      .when(report({ step: 'failed', code: 'narrationFailed' }), about)
      .thenNothing();
    expect(reportIsAccepted({ step: 'failed', code: 'textFailed' }, told(requested, written()))).toBe(false);
  });
  it('for a deleted character comes while the text is pending, later the story goes on', () => {
    given(requested).when({ type: 'FailForDeletedCharacter' }, about).thenEvents(failed('characterDeleted'));
    given(requested, written()).when({ type: 'FailForDeletedCharacter' }, about).thenNothing();
    given(...inState.finished)
      .when({ type: 'FailForDeletedCharacter' }, about)
      .thenNothing();
  });
});

describe('stopping', () => {
  it('is possible while the text is pending, once', () => {
    given(requested).when({ type: 'StopStory' }, about).thenEvents(stopped);
    given(requested, stopped).when({ type: 'StopStory' }, about).thenNothing();
  });
  it.each(['narration_pending', 'image_pending', 'finished', 'failed'] as const)(
    'is too late in %s',
    (state) =>
      given(...inState[state])
        .when({ type: 'StopStory' }, about)
        .thenRefused('tooLateToStop'),
  );
  it('of a deleted story is not possible', () =>
    given(...inState.finished, deleted(false))
      .when({ type: 'StopStory' }, about)
      .thenRefused('storyNotFound'));
});

describe('deleting', () => {
  it.each([
    ['text_pending', deleted(true)],
    ['narration_pending', deleted(true, true)],
    ['image_pending', deleted(false)],
    ['finished', deleted(false)],
    ['failed', deleted(true)],
  ] as const)('in %s says whether the slot is to come back', (state, said) =>
    given(...inState[state])
      .when({ type: 'DeleteStory' }, about)
      .thenEvents(said),
  );
  it('after its text asks for one of the few that come back; as it was stored before, for any', () => {
    const readable = inState.narration_pending;
    expect(told(...readable, deleted(true, true)).slotGoesBack).toBe('deletedBeforeNarration');
    expect(told(...readable, deleted(true)).slotGoesBack).toBe('stopped');
    expect(told(...readable, failed('narrationFailed'), deleted(true)).slotGoesBack).toBe('failed');
  });
  it('happens once', () =>
    given(requested, deleted(true)).when({ type: 'DeleteStory' }, about).thenNothing());
  it('keeps the reason for which the slot goes back', () => {
    expect(told(requested, failed('textFailed'), deleted(true)).slotGoesBack).toBe('failed');
    expect(told(requested, failed('characterDeleted'), deleted(true)).slotGoesBack).toBe('characterDeleted');
    expect(told(requested, stopped, deleted(true)).slotGoesBack).toBe('stopped');
    expect(told(requested, deleted(true)).slotGoesBack).toBe('stopped');
    expect(told(...inState.finished, deleted(false)).slotGoesBack).toBeNull();
  });
});

describe('sharing', () => {
  const share = (newShareId: string, endsAt: string | null = null, indexable = false): StoryCommand => ({
    type: 'ShareStory',
    newShareId,
    endsAt,
    indexable,
  });
  const shared = (shareId: string, endsAt: string | null = null, indexable = false): StoryEvent => ({
    type: 'StoryShared',
    data: { ...about, shareId, endsAt, indexable },
  });
  const unshared: StoryEvent = { type: 'StoryUnshared', data: about };
  const ready = inState.finished;

  it.each(['narration_pending', 'image_pending', 'finished'] as const)(
    'is possible in %s: there is something to read',
    (state) =>
      given(...inState[state])
        .when(share('a'), about)
        .thenEvents(shared('a')),
  );
  it.each(['text_pending', 'failed'] as const)('is not possible in %s', (state) =>
    given(...inState[state])
      .when(share('a'), about)
      .thenRefused('storyNotReady'),
  );
  it('keeps its link when the end or the indexing changes', () => {
    given(...ready, shared('a'))
      .when(share('b'), about)
      .thenNothing();
    given(...ready, shared('a'))
      .when(share('b', '2027-01-01T00:00:00Z'), about)
      .thenEvents(shared('a', '2027-01-01T00:00:00Z'));
    given(...ready, shared('a'))
      .when(share('b', null, true), about)
      .thenEvents(shared('a', null, true));
  });
  it('does not end before it begins', () => {
    given(...ready)
      .when(share('a', '2026-11-01T08:00:00Z'), about)
      .thenRefused('endsInPast', { loc: ['body', 'endsAt'] });
    given(...ready)
      .when(share('a', '2026-11-01T08:00:01Z'), about)
      .thenTypes('StoryShared');
  });
  it('has a new link after each withdrawal', () =>
    given(...ready, shared('a'), unshared)
      .when(share('b'), about)
      .thenEvents(shared('b')));
  it('is withdrawn once', () => {
    given(...ready, shared('a'))
      .when({ type: 'UnshareStory' }, about)
      .thenEvents(unshared);
    given(...ready, shared('a'), unshared)
      .when({ type: 'UnshareStory' }, about)
      .thenNothing();
    given(...ready)
      .when({ type: 'UnshareStory' }, about)
      .thenNothing();
  });
  it('ends with the story', () => expect(told(...ready, shared('a'), deleted(false)).share).toBeNull());
  it('of a story that is gone is not possible', () => {
    given(...ready, deleted(false))
      .when(share('a'), about)
      .thenRefused('storyNotFound');
    given(requested, stopped).when(share('a'), about).thenRefused('storyNotFound');
  });
});

describe('a story of another account', () => {
  it.each<StoryCommand>([
    report(text),
    { type: 'StopStory' },
    { type: 'DeleteStory' },
    { type: 'ShareStory', newShareId: 'a', endsAt: null, indexable: false },
    { type: 'UnshareStory' },
    { type: 'FailForDeletedCharacter' },
  ])('does not exist for $type', (command) => {
    given(requested).when(command, stranger).thenRefused('storyNotFound');
    given().when(command, about).thenRefused('storyNotFound');
    given(abandoned).when(command, about).thenRefused('storyNotFound');
  });
  it('is not abandoned by it', () => given(requested).when({ type: 'AbandonStory' }, stranger).thenNothing());
});
