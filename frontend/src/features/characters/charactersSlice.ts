import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { type AttemptOn, attemptOn, begun, done, ended, failed, noAttempt } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { CharacterBody } from './charactersApi.ts';

/** What was seen last stays in sight while it is fetched anew, and when that fails. */
export type ListState =
  | { status: 'unknown' }
  | { status: 'loading'; items: readonly CharacterView[] | null }
  | { status: 'ready'; items: readonly CharacterView[] }
  | { status: 'failed'; items: readonly CharacterView[] | null; failure: Failure };

export type StoriesOf = { titles: readonly (string | null)[]; total: number };
/** From the wish to delete somebody to its end: first it is seen which stories there are. */
export type Deletion =
  | { status: 'none' }
  | { status: 'counting'; uuid: string }
  | { status: 'countFailed'; uuid: string; failure: Failure }
  | { status: 'asked'; uuid: string; stories: StoriesOf }
  | { status: 'deleting'; uuid: string; stories: StoriesOf }
  | { status: 'failed'; uuid: string; stories: StoriesOf; failure: Failure };

type CharactersState = { list: ListState; saving: AttemptOn; deletion: Deletion };
export type SaveWish = { body: CharacterBody; isNew: boolean; accountId: string; draft: string };

const initialState: CharactersState = {
  list: { status: 'unknown' },
  saving: noAttempt,
  deletion: { status: 'none' },
};
const itemsIn = (list: ListState) => (list.status === 'unknown' ? null : list.items);

const slice = createSlice({
  name: 'characters',
  initialState,
  reducers: {
    /** Wished for by a screen that is shown or looked at again; not heard when it was fetched just now. */
    listWanted: () => {},
    /** Wished for by the parent: always heard. */
    listAsked: () => {},
    listFetching: (state): CharactersState => ({
      ...state,
      list: { status: 'loading', items: itemsIn(state.list) },
    }),
    listLoaded: (state, { payload }: PayloadAction<readonly CharacterView[]>): CharactersState =>
      state.list.status === 'loading' ? { ...state, list: { status: 'ready', items: payload } } : state,
    listFailed: (state, { payload }: PayloadAction<Failure>): CharactersState =>
      state.list.status === 'loading'
        ? { ...state, list: { status: 'failed', items: state.list.items, failure: payload } }
        : state,

    wizardOpened: (state): CharactersState => ({ ...state, saving: noAttempt }),
    saveAsked: (state, { payload: { body } }: PayloadAction<SaveWish>): CharactersState => ({
      ...state,
      saving: begun(body.uuid),
    }),
    saved: (state, { payload: uuid }: PayloadAction<string>): CharactersState => ({
      ...state,
      saving: ended(state.saving, uuid, done),
    }),
    saveRefused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): CharactersState => ({
      ...state,
      saving: ended(state.saving, uuid, failed(failure)),
    }),
    deleteWished: (state, { payload }: PayloadAction<string>): CharactersState => ({
      ...state,
      deletion: { status: 'counting', uuid: payload },
    }),
    storiesCounted: (state, { payload }: PayloadAction<StoriesOf>): CharactersState =>
      state.deletion.status === 'counting'
        ? { ...state, deletion: { status: 'asked', uuid: state.deletion.uuid, stories: payload } }
        : state,
    countRefused: (state, { payload }: PayloadAction<Failure>): CharactersState =>
      state.deletion.status === 'counting'
        ? { ...state, deletion: { status: 'countFailed', uuid: state.deletion.uuid, failure: payload } }
        : state,
    deleteConfirmed: (
      state,
      _action: PayloadAction<{ uuid: string; name: string; withStories: boolean }>,
    ): CharactersState =>
      state.deletion.status === 'asked' || state.deletion.status === 'failed'
        ? {
            ...state,
            deletion: { status: 'deleting', uuid: state.deletion.uuid, stories: state.deletion.stories },
          }
        : state,
    /** What comes late of a dialog that was closed is not of the one that is open now. */
    removed: (state, { payload: uuid }: PayloadAction<string>): CharactersState =>
      state.deletion.status === 'deleting' && state.deletion.uuid === uuid
        ? { ...state, deletion: { status: 'none' } }
        : state,
    deleteRefused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): CharactersState =>
      state.deletion.status === 'deleting' && state.deletion.uuid === uuid
        ? { ...state, deletion: { ...state.deletion, status: 'failed', failure } }
        : state,
    deletionOver: (state): CharactersState => ({ ...state, deletion: { status: 'none' } }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const {
  listWanted,
  listAsked,
  listFetching,
  listLoaded,
  listFailed,
  wizardOpened,
  saveAsked,
  saved,
  saveRefused,
  deleteWished,
  storiesCounted,
  countRefused,
  deleteConfirmed,
  removed,
  deleteRefused,
  deletionOver,
} = slice.actions;
export const charactersReducer = slice.reducer;

type Root = { characters: CharactersState };
export const selectList = (state: Root) => state.characters.list;
export const selectSaving = (uuid: string) => (state: Root) => attemptOn(state.characters.saving, uuid);
export const selectDeletion = (state: Root) => state.characters.deletion;
