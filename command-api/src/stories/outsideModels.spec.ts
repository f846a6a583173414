import type { StoryEvent } from '@storylark/contracts/stories/events';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import { given as givenPast } from '@storylark/platform/testing/given';
import { ownStory } from './story.ts';
import { storyDecider, type StoryCommand } from './storyDecider.ts';
import { reportIsAccepted } from './storyReports.ts';

const about = { accountId: 'family', storyId: 's1', at: '2026-11-01T08:00:00.000Z' };
const given = (...past: StoryEvent[]) => {
  const { when } = givenPast(storyDecider, past);
  return { when: (said: StoryReport) => when({ type: 'Report', report: said }, about) };
};
const isAccepted = (said: StoryReport, ...past: StoryEvent[]) => {
  const story = ownStory(givenPast(storyDecider, past).state, about.accountId);
  return story !== undefined && reportIsAccepted(said, story);
};

const requested: StoryEvent = {
  type: 'StoryRequested',
  data: {
    storyTypeAsSent: 'everyday',
    storyType: 'everyday',
    setting: 'atHome',
    lesson: 'patience',
    language: 'english',
    length: 'normal',
    narratorVoice: 'female',
    voiceId: 'f1',
    window: '2026-11-01',
    characterId: 'mia',
    companionIds: [],
    order: 'erased',
    ...about,
  },
};
const text = {
  manifest: 'text/1',
  words: 600,
  parts: 2,
  pictures: 1,
  used: [],
  seconds: 40,
} as const;
const written: StoryEvent = {
  type: 'TextWritten',
  data: { ...about, ...text, text: { title: 'Wait', paragraphs: ['Mia waits.'] } },
};
const sound = { audio: 'a', times: 't', durationSeconds: 240, seconds: 30 };
const narrated: StoryEvent = { type: 'NarrationRecorded', data: { ...about, ...sound } };
const picture = { index: 0, beat: 'home', large: 'l', small: 's', seconds: 9 };
const seen = { alt: 'Mia', tiny: 'data:,' };
const stopped: StoryEvent = { type: 'StoryStopped', data: about };
const deleted: StoryEvent = { type: 'StoryDeleted', data: { ...about, slotReturned: true } };
const failed = (code: 'textFailed' | 'helperFailed'): StoryEvent => ({
  type: 'StoryFailed',
  data: { ...about, code },
});

const paragraph = (index: number, words = 'Mia waits.'): StoryReport => ({
  step: 'paragraph',
  index,
  text: words,
});
const told = (index: number, words = 'Mia waits.'): StoryEvent => ({
  type: 'ParagraphTold',
  data: { ...about, index, told: { text: words } },
});
const drop: StoryReport = { step: 'paragraphsDropped' };
const dropped: StoryEvent = { type: 'ParagraphsDropped', data: about };

describe('a paragraph to read along', () => {
  it('is told while the text is pending, one after the other', () => {
    given(requested).when(paragraph(0)).thenEvents(told(0));
    given(requested, told(0)).when(paragraph(1)).thenEvents(told(1));
    expect(isAccepted(paragraph(1), requested, told(0), told(1))).toBe(true);
  });

  it('that comes again replaces nothing', () => {
    given(requested, told(0)).when(paragraph(0, 'In other words.')).thenNothing();
    expect(isAccepted(paragraph(0), requested, told(0))).toBe(true);
  });

  it('that comes before those in front of it is not taken', () => {
    given(requested, told(0)).when(paragraph(2)).thenNothing();
    expect(isAccepted(paragraph(2), requested, told(0))).toBe(false);
  });

  it('begins anew when what was told is dropped, and one of the former telling does not come between', () => {
    given(requested, told(0), told(1)).when(drop).thenEvents(dropped);
    given(requested, told(0), told(1), dropped).when(paragraph(2)).thenNothing();
    given(requested, told(0), told(1), dropped).when(paragraph(0, 'Anew.')).thenEvents(told(0, 'Anew.'));
  });

  it('is dropped once, and where nothing was told there is nothing to drop', () => {
    given(requested, told(0), dropped).when(drop).thenNothing();
    given(requested).when(drop).thenNothing();
    expect(isAccepted(drop, requested)).toBe(true);
  });

  it.each<[string, StoryEvent[]]>([
    ['the text is there', [requested, told(0), written]],
    ['it is narrated', [requested, told(0), written, narrated]],
    ['it failed', [requested, told(0), failed('textFailed')]],
    ['it was stopped', [requested, told(0), stopped]],
    ['it was deleted', [requested, told(0), deleted]],
  ])('comes too late once %s', (_how, past) => {
    for (const said of [paragraph(0), paragraph(1), drop]) {
      given(...past)
        .when(said)
        .thenNothing();
      expect(isAccepted(said, ...past)).toBe(false);
    }
  });
});

const use = {
  useId: '1/text',
  role: 'text',
  model: 'm-1.5',
  calls: 15,
  retries: 1,
  microDollars: 21_000,
  seconds: 40,
  outcome: 'kept',
  reason: null,
} as const;
const used: StoryReport = { step: 'outsideUsed', usedFor: 'text', ...use };
const counted: StoryEvent = { type: 'OutsideModelUsed', data: { ...about, step: 'text', ...use } };

describe('a story that could be read in part', () => {
  it('gives its slot back like one that was read, when it is stopped or deleted, also after it was dropped', () => {
    const back = (past: StoryEvent[], end: StoryEvent) =>
      ownStory(givenPast(storyDecider, [...past, end]).state, 'family')?.slotGoesBack;
    const readAndStopped: StoryEvent = { type: 'StoryStopped', data: { ...about, afterText: true } };
    for (const past of [
      [requested, told(0)],
      [requested, told(0), dropped],
    ]) {
      const { when } = givenPast(storyDecider, past);
      when({ type: 'StopStory' }, about).thenEvents(readAndStopped);
      when({ type: 'DeleteStory' }, about).thenEvents({
        type: 'StoryDeleted',
        data: { ...about, slotReturned: true, afterText: true },
      });
      expect(back(past, readAndStopped)).toBe('deletedBeforeNarration');
    }
    expect(back([requested, told(0)], failed('helperFailed'))).toBe('failed');
  });

  it('that failed gives it back, read or not, also when it is deleted then', () => {
    const past = [requested, told(0), failed('helperFailed')];
    givenPast(storyDecider, past)
      .when({ type: 'DeleteStory' }, about)
      .thenEvents({ type: 'StoryDeleted', data: { ...about, slotReturned: true } });
  });
});

describe('what an outside model was asked', () => {
  it.each<[string, StoryEvent[]]>([
    ['while the text is pending', [requested]],
    ['after its step', [requested, written]],
    ['after the story failed', [requested, failed('helperFailed')]],
    ['after it was stopped', [requested, stopped]],
    ['after it was deleted', [requested, deleted]],
  ])('is counted %s: the money was spent', (_when, past) => {
    given(...past)
      .when(used)
      .thenEvents(counted);
    expect(isAccepted(used, ...past, counted)).toBe(true);
  });

  it('is counted once, and a second use beside the first', () => {
    given(requested, counted).when(used).thenNothing();
    given(requested, counted, written)
      .when({ ...used, seconds: 41 })
      .thenNothing();
    given(requested, counted)
      .when({ step: 'outsideUsed', usedFor: 'picture', index: 0, ...use, useId: '1/image/0' })
      .thenEvents({
        type: 'OutsideModelUsed',
        data: { ...about, step: 'picture', index: 0, ...use, useId: '1/image/0' },
      });
  });

  it('of somebody else’s story is not', () => {
    const command: StoryCommand = { type: 'Report', report: used };
    givenPast(storyDecider, [requested])
      .when(command, { ...about, accountId: 'stranger' })
      .thenRefused('storyNotFound');
  });
});

describe('who made a step', () => {
  it('stands in the event of the step, and nowhere where it was the house', () => {
    const paragraphs = { title: 'Wait', paragraphs: ['Mia waits.'] };
    given(requested)
      .when({ step: 'text', ...text, ...paragraphs, madeBy: 'outside' })
      .thenEvents({ type: 'TextWritten', data: { ...about, ...text, madeBy: 'outside', text: paragraphs } });
    given(requested)
      .when({ step: 'text', ...text, ...paragraphs })
      .thenEvents(written);
    given(requested, written)
      .when({ step: 'narration', ...sound, madeBy: 'outside' })
      .thenEvents({ type: 'NarrationRecorded', data: { ...about, ...sound, madeBy: 'outside' } });
    given(requested, written)
      .when({ step: 'picture', ...picture, ...seen, madeBy: 'outside' })
      .thenEvents({
        type: 'IllustrationDrawn',
        data: { ...about, ...picture, madeBy: 'outside', about: seen },
      });
  });
});

describe('a story that an outside model did not deliver, and the house may not make', () => {
  const said: StoryReport = { step: 'failed', code: 'helperFailed' };
  it('fails in its text or its narration, and gives its slot back', () => {
    given(requested, told(0)).when(said).thenEvents(failed('helperFailed'));
    given(requested, written).when(said).thenEvents(failed('helperFailed'));
    const past = [requested, failed('helperFailed')];
    expect(ownStory(givenPast(storyDecider, past).state, 'family')).toMatchObject({
      failure: 'helperFailed',
      slotGoesBack: 'failed',
    });
    expect(isAccepted(said, ...past)).toBe(true);
  });
  it('does not fail once it can be heard', () =>
    given(requested, written, narrated).when(said).thenNothing());
});

describe('pictures of one hand', () => {
  const by = (madeBy: 'house' | 'outside', index = 0) => ({
    ...picture,
    index,
    large: `${madeBy}/${index}`,
    madeBy,
  });
  const reported = (madeBy: 'house' | 'outside', index = 0): StoryReport => ({
    step: 'picture',
    ...by(madeBy, index),
    ...seen,
  });
  const shown = (madeBy: 'house' | 'outside', index = 0): StoryEvent => ({
    type: 'IllustrationDrawn',
    data: { ...about, ...by(madeBy, index), about: seen },
  });
  const planned: StoryEvent = { ...written, data: { ...written.data, pictures: 3 } };
  const past = [requested, planned];
  const undrawn: StoryEvent = { type: 'IllustrationFailed', data: { ...about, index: 0 } };

  it('are painted as long as the house drew none', () => {
    given(...past, shown('outside'))
      .when(reported('outside', 1))
      .thenEvents(shown('outside', 1));
    given(...past, shown('house'))
      .when(reported('outside', 1))
      .thenNothing();
    expect(isAccepted(reported('outside', 1), ...past, shown('house'))).toBe(false);
  });

  const givenUp = (...painted: number[]): StoryEvent => ({
    type: 'PaintingGivenUp',
    data: { ...about, painted },
  });
  const finished: StoryEvent = { type: 'StoryFinished', data: about };

  it('are drawn by the house once one of them is, and those that were painted are awaited again', () => {
    const painted = [...past, narrated, shown('outside'), shown('outside', 2)];
    given(...painted)
      .when(reported('house', 1))
      .thenEvents(givenUp(0, 2), shown('house', 1));
    const after = [...painted, givenUp(0, 2), shown('house', 1)];
    given(...after)
      .when(reported('outside', 2))
      .thenNothing();
    given(...after)
      .when(reported('house'))
      .thenEvents(shown('house'));
    given(...after, shown('house'))
      .when(reported('house', 2))
      .thenEvents(shown('house', 2), finished);
    given(...after, shown('house'))
      .when(reported('house'))
      .thenNothing();
    expect(isAccepted(reported('house'), ...after, shown('house'))).toBe(true);
    expect(isAccepted(reported('outside', 2), ...after)).toBe(false);
  });

  it('stay as they are in a finished story; one that was given up may be drawn there yet', () => {
    const all = [...past, undrawn, shown('outside', 1), shown('outside', 2), narrated, finished];
    given(...all)
      .when(reported('house', 1))
      .thenNothing();
    given(...all)
      .when(reported('house'))
      .thenEvents(shown('house'));
  });
});
