import type { UserView } from '@storylark/contracts/accounts/views';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { commandKeys } from '../../lib/commandKeys.ts';
import { failureOf } from '../../lib/failure.ts';
import { fetchLatest } from '../../lib/sagas/fetchLatest.ts';
import { draftNames, writeDraft } from '../../lib/storage.ts';
import { takeLeadingPer } from '../../lib/sagas/takeLeadingPer.ts';
import { askAgainWhenBack } from '../../live/askAgainWhenBack.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { profileAsked, selectUser, sessionEnded } from '../../session/sessionSlice.ts';
import type { CharactersApi } from './charactersApi.ts';
import type { Page } from '../../lib/page.ts';
import { charactersMessages } from './charactersMessages.ts';
import { EDIT_DRAFT, editDraftOf } from './editDraft.ts';
import * as happened from './charactersSlice.ts';
import { wizardMessages } from './wizard/wizardMessages.ts';

export function* charactersSaga(api: CharactersApi) {
  const list = fetchLatest(async () => (await api.list()).items, {
    fetching: happened.listFetching,
    loaded: happened.listLoaded,
    failed: happened.listFailed,
  });
  yield takeEvery(happened.listWanted, list.wanted);
  yield takeEvery(happened.listAsked, list.fetch);
  yield takeEvery(sessionEnded, list.forget);
  yield takeEvery(liveHeard, function* follow({ payload }) {
    if (payload.event === 'character' || payload.event === 'reload') yield call(list.fetch);
  });
  yield askAgainWhenBack(happened.selectList, happened.listAsked);
  yield takeEvery(happened.listLoaded, forgetting);
  yield takeLeadingPer(happened.saveAsked, ({ body }) => body.uuid, saving(api, list.fetch));
  yield takeLatest(happened.deleteWished, counting(api));
  yield takeEvery(happened.deleteConfirmed, removing(api, list.fetch));
}

/** What was being changed of somebody who is no longer there goes from this device too. */
function* forgetting({ payload: characters }: ReturnType<typeof happened.listLoaded>) {
  const user: UserView | null = yield select(selectUser);
  if (user === null) return;
  for (const name of draftNames(user.uuid, EDIT_DRAFT))
    if (!characters.some(({ uuid }) => editDraftOf(uuid) === name))
      yield call(writeDraft, user.uuid, name, null);
}

function saving(api: CharactersApi, fetchList: () => Generator) {
  const keyOf = commandKeys();
  return function* save({ payload: { body, isNew, accountId, draft } }: PayloadAction<happened.SaveWish>) {
    try {
      yield call(isNew ? api.create : api.change, body, keyOf(body));
      yield call(writeDraft, accountId, draft, null);
      yield put(happened.saved(body.uuid));
      yield put(
        toast({
          tone: 'good',
          message: isNew ? wizardMessages.created : wizardMessages.saved,
          values: { name: body.name },
        }),
      );
      yield put(profileAsked());
      yield call(fetchList);
    } catch (error) {
      yield put(happened.saveRefused({ uuid: body.uuid, failure: failureOf(error) }));
    }
  };
}

const counting = (api: CharactersApi) =>
  function* countStories({ payload: uuid }: PayloadAction<string>) {
    try {
      const { items, total }: Page<StoryItem> = yield call(api.storiesOf, uuid);
      yield put(happened.storiesCounted({ titles: items.map(({ title }) => title), total }));
    } catch (error) {
      yield put(happened.countRefused(failureOf(error)));
    }
  };

const removing = (api: CharactersApi, fetchList: () => Generator) =>
  function* remove({
    payload: { uuid, name, withStories },
  }: PayloadAction<{ uuid: string; name: string; withStories: boolean }>) {
    try {
      yield call(api.remove, uuid, withStories);
      yield put(happened.removed(uuid));
      yield put(toast({ tone: 'good', message: charactersMessages.deleted, values: { name } }));
      yield put(profileAsked());
      yield call(fetchList);
    } catch (error) {
      yield put(happened.deleteRefused({ uuid, failure: failureOf(error) }));
    }
  };
