import type { StoryView } from '@storylark/contracts/stories/views';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'redux-saga/effects';
import { liveHeard } from '../../live/liveSlice.ts';
import { pages, pathTo } from '../../lib/paths.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { isPending } from './laterOf.ts';
import { storyMessages } from './storyMessages.ts';
import { storyPageMessages } from './storyPageMessages.ts';
import * as happened from './storySlice.ts';

/**
 * "Go on, and tell me": of a story that was seen being made and is no longer shown, its end is told wherever
 * the parent is; also an end that came in the moment in which its page was left.
 */
export function* promiseSaga() {
  /** Stories whose end nobody has seen; null: still being made. */
  const promised = new Map<string, 'finished' | 'failed' | null>();

  function* isShown(uuid: string) {
    const shown: happened.Shown = yield select(happened.selectShown);
    return shown.status !== 'none' && shown.uuid === uuid;
  }

  yield takeEvery(happened.loaded, function* seen({ payload: story }: PayloadAction<StoryView>) {
    if (isPending(story)) promised.set(story.uuid, promised.get(story.uuid) ?? null);
    else if (yield* isShown(story.uuid)) promised.delete(story.uuid);
  });

  yield takeEvery([liveHeard, happened.left], function* tell(action: Action) {
    if (liveHeard.match(action)) {
      const { event, data } = action.payload;
      const { uuid, change } = data;
      if (event === 'story' && (change === 'finished' || change === 'failed') && promised.has(uuid))
        promised.set(uuid, change);
    }
    for (const [uuid, end] of promised) {
      if (end === null || (yield* isShown(uuid))) continue;
      promised.delete(uuid);
      const to = pathTo(pages.story, { uuid });
      yield put(
        end === 'finished'
          ? toast({
              tone: 'good',
              message: storyPageMessages.ready,
              link: { to, message: storyMessages.listen },
            })
          : toast({
              tone: 'bad',
              message: storyPageMessages.notReady,
              link: { to, message: storyPageMessages.why },
            }),
      );
    }
  });
}
