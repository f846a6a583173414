import type { CharacterView } from '@storylark/contracts/characters/views';
import type { LiveMessage } from '@storylark/contracts/live/liveMessage';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { call, put, select, takeEvery, takeLatest, takeLeading, throttle } from 'redux-saga/effects';
import { failureOf } from '../../lib/failure.ts';
import { askAgainWhenBack } from '../../live/askAgainWhenBack.ts';
import { liveHeard, liveOpened } from '../../live/liveSlice.ts';
import * as family from './familySlice.ts';
import type { ShelfQuery } from './shelfQuery.ts';
import * as happened from './shelfSlice.ts';
import { PAGE, type StoriesApi } from './storiesApi.ts';
import type { Page } from '../../lib/page.ts';

/** Least time between two refreshes while stories are being made, in milliseconds. */
const REFRESH_PAUSE = 500;

/**
 * What a shelf shows has changed by it; parts of a narration and later pictures are for the story's own
 * screen.
 */
function isNews(message: LiveMessage) {
  if (message.event === 'reload') return true;
  if (message.event !== 'story') return false;
  const { change, index } = message.data;
  return (
    change !== 'narrationPart' && change !== 'narrationRetrying' && (change !== 'picture' || index === 0)
  );
}

export function* shelfSaga(api: StoriesApi) {
  let inSight = false;
  yield takeLatest([happened.shelfAsked, happened.shelfLeft], function* show(action) {
    inSight = happened.shelfAsked.match(action);
    if (happened.shelfAsked.match(action)) yield call(load, api, action.payload);
  });
  yield takeLeading(happened.moreAsked, more, api);
  yield takeEvery(liveHeard, function* hear({ payload }) {
    if (isNews(payload)) yield put(happened.shelfStale());
    const { status }: family.Family = yield select(family.selectFamily);
    if ((payload.event === 'character' || payload.event === 'reload') && status !== 'unknown')
      yield put(family.familyAsked());
  });
  // The house is there again: what it could not answer is asked once more.
  yield takeEvery(liveOpened, function* catchUp() {
    const shelf: happened.Shelf = yield select(happened.selectShelf);
    if (inSight && shelf.status === 'failed') yield put(happened.shelfAsked(shelf.query));
  });
  yield askAgainWhenBack(family.selectFamily, family.familyAsked);
  yield throttle(REFRESH_PAUSE, happened.shelfStale, function* refreshInSight() {
    if (inSight) yield call(refresh, api);
  });
  yield takeLatest(family.familyAsked, loadFamily, api);
}

function* load(api: StoriesApi, query: ShelfQuery) {
  try {
    const page: Page<StoryItem> = yield call(api.list, query, 0);
    yield put(happened.shelfLoaded(page));
  } catch (error) {
    yield put(happened.shelfFailed(failureOf(error)));
  }
}

function* more(api: StoriesApi) {
  const shelf: happened.Shelf = yield select(happened.selectShelf);
  if (shelf.status !== 'ready') return;
  try {
    const page: Page<StoryItem> = yield call(api.list, shelf.query, shelf.books.items.length);
    const now: happened.Shelf = yield select(happened.selectShelf);
    if (now.status === 'ready' && now.query === shelf.query) yield put(happened.moreLoaded(page));
  } catch (error) {
    yield put(happened.moreFailed(failureOf(error)));
  }
}

/**
 * As many pages as are shown. What fails here is tried again with the next news; what is shown is no worse
 * than before.
 */
function* refresh(api: StoriesApi) {
  const shelf: happened.Shelf = yield select(happened.selectShelf);
  if (shelf.status !== 'ready') return;
  const items: StoryItem[] = [];
  try {
    for (let skip = 0; ; skip += PAGE) {
      const page: Page<StoryItem> = yield call(api.list, shelf.query, skip);
      items.push(...page.items);
      if (page.items.length < PAGE || items.length >= shelf.books.items.length) {
        const now: happened.Shelf = yield select(happened.selectShelf);
        if (now.status === 'ready' && now.query === shelf.query)
          yield put(happened.shelfLoaded({ items, total: page.total }));
        return;
      }
    }
  } catch (error) {
    failureOf(error);
  }
}

function* loadFamily(api: StoriesApi) {
  try {
    const { items }: Page<CharacterView> = yield call(api.characters);
    yield put(family.familyLoaded(items));
  } catch (error) {
    yield put(family.familyFailed(failureOf(error)));
  }
}
