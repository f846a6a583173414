import type { ListeningEvent } from '@storylark/contracts/stories/events';
import { given as givenPast } from '@storylark/platform/testing/given';
import { listeningDecider } from './listeningDecider.ts';

const context = { accountId: 'family', at: '2026-11-01T19:00:00.000Z' };
const given = (...past: ListeningEvent[]) => givenPast(listeningDecider, past);
const heard = (storyId: string, positionSeconds: number, finished = false): ListeningEvent => ({
  type: 'StoryListened',
  data: { ...context, storyId, positionSeconds, finished },
});
const record = (storyId: string, positionSeconds: number, finished = false) => ({
  storyId,
  positionSeconds,
  finished,
});

describe('a listened position', () => {
  it('is kept the first time in a month, wherever it is', () =>
    given().when(record('s1', 2), context).thenEvents(heard('s1', 2)));
  it('is kept when it moved by ten seconds, forwards or back', () => {
    given(heard('s1', 60)).when(record('s1', 70), context).thenEvents(heard('s1', 70));
    given(heard('s1', 60)).when(record('s1', 50), context).thenEvents(heard('s1', 50));
  });
  it('is dropped when it moved by less', () => {
    given(heard('s1', 60)).when(record('s1', 69.9), context).thenNothing();
    given(heard('s1', 60)).when(record('s1', 51), context).thenNothing();
  });
  it('counts from the last one kept, so that small steps add up', () =>
    given(heard('s1', 60)).when(record('s1', 75), context).thenEvents(heard('s1', 75)));
  it('is kept at the end of the story, however near', () =>
    given(heard('s1', 60))
      .when(record('s1', 62, true), context)
      .thenEvents(heard('s1', 62, true)));
  it('of one story says nothing of another', () =>
    given(heard('s1', 60)).when(record('s2', 60), context).thenEvents(heard('s2', 60)));
});
