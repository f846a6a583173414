import type { StoryView } from '@storylark/contracts/stories/views';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'redux-saga/effects';
import { liveHeard } from '../../live/liveSlice.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { isPending } from './laterOf.ts';
import { storyMessages } from './storyMessages.ts';
import * as happened from './storySlice.ts';

/**
 * "Go on, and tell me": of a story that was seen being made and is no longer shown, its end is told wherever
 * the parent is.
 */
export function* promiseSaga() {
  const promised = new Set<string>();
  yield takeEvery(happened.loaded, ({ payload }: PayloadAction<StoryView>) => {
    if (isPending(payload)) promised.add(payload.uuid);
  });
  yield takeEvery(liveHeard, function* tell({ payload: { event, data } }) {
    if (
      event !== 'story' ||
      !(data.change === 'finished' || data.change === 'failed') ||
      !promised.delete(data.uuid)
    )
      return;
    const shown: happened.Shown = yield select(happened.selectShown);
    if (shown.status !== 'none' && shown.uuid === data.uuid) return;
    const good = data.change === 'finished';
    yield put(
      toast({ tone: good ? 'good' : 'bad', message: good ? storyMessages.ready : storyMessages.notReady }),
    );
  });
}
