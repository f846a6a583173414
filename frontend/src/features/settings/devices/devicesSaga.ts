import type { SessionView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../../../lib/failure.ts';
import type { Http } from '../../../lib/http/http.ts';
import { askAgainWhenBack } from '../../../live/askAgainWhenBack.ts';
import { liveHeard } from '../../../live/liveSlice.ts';
import {
  devicesFetched,
  devicesWanted,
  endAsked,
  endDone,
  endRefused,
  OTHERS,
  selectDevices,
} from './devicesSlice.ts';

export const createDevicesApi = (http: Http) => ({
  list: () => http.call<{ items: readonly SessionView[] }>('GET', paths.sessions),
  end: (id: string) => http.call<void>('DELETE', path(paths.session, { id })),
  endOthers: () => http.call<void>('DELETE', paths.sessions),
});
type DevicesApi = ReturnType<typeof createDevicesApi>;

/** The devices of this account, and logging them out; a second press while one is under way is not heard. */
export function* devicesSaga(api: DevicesApi): SagaIterator<void> {
  yield takeLatest(devicesWanted, fetchDevices, api);
  yield takeLeading(endAsked, end, api);
  yield takeEvery(liveHeard, function* follow({ payload }) {
    const { status }: ReturnType<typeof selectDevices> = yield select(selectDevices);
    if (status !== 'unknown' && (payload.event === 'account' || payload.event === 'reload'))
      yield put(devicesWanted());
  });
  yield askAgainWhenBack(selectDevices, devicesWanted);
}

function* fetchDevices(api: DevicesApi): SagaIterator<void> {
  try {
    const { items }: { items: readonly SessionView[] } = yield call(api.list);
    yield put(devicesFetched({ status: 'there', value: items }));
  } catch (error) {
    yield put(devicesFetched({ status: 'failed', failure: failureOf(error) }));
  }
}

function* end(api: DevicesApi, { payload: id }: ReturnType<typeof endAsked>): SagaIterator<void> {
  try {
    yield id === OTHERS ? call(api.endOthers) : call(api.end, id);
    yield put(endDone(id));
  } catch (error) {
    const failure = failureOf(error);
    // it ended by itself or elsewhere meanwhile
    yield put(isRefusal(failure, 'notFound') ? endDone(id) : endRefused({ id, failure }));
  }
  yield put(devicesWanted());
}
