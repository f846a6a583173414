import type { CharacterView } from '@storylark/contracts/characters/views';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { LIST_DEDUPE } from '../../lib/constants.ts';
import { failureOf } from '../../lib/failure.ts';
import { newId } from '../../lib/newId.ts';
import { writeDraft } from '../../lib/storage.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { profileAsked, sessionEnded } from '../../session/sessionSlice.ts';
import type { CharactersApi, Page } from './charactersApi.ts';
import { charactersMessages } from './charactersMessages.ts';
import * as happened from './charactersSlice.ts';
import { wizardMessages } from './wizard/wizardMessages.ts';

export function* charactersSaga(api: CharactersApi) {
  const list = following(api);
  yield takeEvery(happened.listWanted, list.wanted);
  yield takeEvery(happened.listAsked, list.fetch);
  yield takeEvery(sessionEnded, list.forget);
  yield takeEvery(liveHeard, function* follow({ payload }) {
    if (payload.event === 'character' || payload.event === 'reload') yield call(list.fetch);
  });
  yield takeLeading(happened.saveAsked, saving(api, list.fetch));
  yield takeLatest(happened.deleteWished, counting(api));
  yield takeLeading(happened.deleteConfirmed, removing(api, list.fetch));
}

/** The list and when it was last asked for. */
function following(api: CharactersApi) {
  let askedAt = -Infinity;
  function* fetch() {
    askedAt = Date.now();
    const mine = askedAt;
    yield put(happened.listFetching());
    try {
      const { items }: Page<CharacterView> = yield call(api.list);
      if (mine === askedAt) yield put(happened.listLoaded(items));
    } catch (error) {
      if (mine === askedAt) yield put(happened.listFailed(failureOf(error)));
    }
  }
  return {
    fetch,
    *wanted() {
      if (Date.now() - askedAt >= LIST_DEDUPE) yield call(fetch);
    },
    forget: () => void (askedAt = -Infinity),
  };
}

function saving(api: CharactersApi, fetchList: () => Generator) {
  /** The same answers sent again are the same command; changed ones are another. */
  let last = { sent: '', key: '' };
  return function* save({ payload: { body, isNew, accountId, draft } }: PayloadAction<happened.SaveWish>) {
    const sent = JSON.stringify(body);
    if (sent !== last.sent) last = { sent, key: newId() };
    try {
      yield call(isNew ? api.create : api.change, body, last.key);
      yield call(writeDraft, accountId, draft, null);
      yield put(happened.saved());
      yield put(toast({ tone: 'good', message: isNew ? wizardMessages.created : wizardMessages.saved, values: { name: body.name } }));
      yield put(profileAsked());
      yield call(fetchList);
    } catch (error) {
      yield put(happened.saveRefused(failureOf(error)));
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
  function* remove({ payload: { uuid, name, withStories } }: PayloadAction<{ uuid: string; name: string; withStories: boolean }>) {
    try {
      yield call(api.remove, uuid, withStories);
      yield put(happened.deletionOver());
      yield put(toast({ tone: 'good', message: charactersMessages.deleted, values: { name } }));
      yield put(profileAsked());
      yield call(fetchList);
    } catch (error) {
      yield put(happened.deleteRefused(failureOf(error)));
    }
  };
