import type { ConfigView, UserView } from '@storylark/contracts/accounts/views';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Channel } from 'redux-saga';
import { actionChannel, call, fork, put, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { failureOf } from '../../lib/failure.ts';
import type { Page } from '../../lib/page.ts';
import { userLoaded } from '../../session/sessionSlice.ts';
import type { OutsideApi } from './outsideApi.ts';
import * as happened from './outsideSlice.ts';

export function* outsideSaga(api: OutsideApi) {
  yield takeLeading(happened.helpersAsked, look, api);
  yield takeLatest(happened.lastMakingAsked, lookAtLast, api);
  yield takeLatest(happened.originAsked, lookAtOne, api);
  yield fork(saveInOrder, api);
}

function* look(api: OutsideApi) {
  try {
    const { helpers }: ConfigView = yield call(api.config);
    yield put(happened.helpersKnown(helpers));
  } catch (error) {
    failureOf(error); // nobody is asked about helpers that are not known
  }
}

function* lookAtLast(api: OutsideApi) {
  try {
    const { items }: Page<StoryItem> = yield call(api.last);
    const [story] = items;
    let seen: happened.LastMaking = null;
    if (story) {
      const making: StoryMakingView = yield call(api.making, story.uuid);
      seen = { title: story.title, making };
    }
    yield put(happened.lastMakingFetched({ status: 'ready', seen }));
  } catch (error) {
    yield put(happened.lastMakingFetched({ status: 'failed', failure: failureOf(error) }));
  }
}

function* lookAtOne(api: OutsideApi, { payload: uuid }: ReturnType<typeof happened.originAsked>) {
  try {
    const seen: StoryMakingView = yield call(api.making, uuid);
    yield put(happened.originFetched({ status: 'ready', seen }));
  } catch (error) {
    yield put(happened.originFetched({ status: 'failed', failure: failureOf(error) }));
  }
}

/** One after the other: of two changes the later one counts in the house, too. */
function* saveInOrder(api: OutsideApi) {
  const changes: Channel<ReturnType<typeof happened.makingChosen>> = yield actionChannel(
    happened.makingChosen.type,
  );
  for (;;) {
    const { payload }: ReturnType<typeof happened.makingChosen> = yield take(changes);
    try {
      const user: UserView = yield call(api.choose, payload);
      yield put(userLoaded(user));
      yield put(happened.makingSaved());
    } catch (error) {
      yield put(happened.makingRefused(failureOf(error)));
    }
  }
}
