import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShareView } from '@storylark/contracts/stories/views';
import {
  type Attempt,
  type AttemptOn,
  attemptOn,
  begun,
  busy,
  done,
  ended,
  failed,
  idle,
  noAttempt,
} from '../lib/attempt.ts';
import type { Failure } from '../lib/failure.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { ShareTerms } from './storyActsApi.ts';

/** The link of the story whose dialog is open; `saving` is its last change. */
export type Sharing =
  | { status: 'none' }
  | { status: 'looking'; uuid: string }
  | { status: 'lookFailed'; uuid: string; failure: Failure }
  | { status: 'known'; uuid: string; share: ShareView | null; saving: Attempt };
/** Of a failed story; `accepted`: the new one is being made. */
export type Retry =
  { status: 'busy' } | { status: 'failed'; failure: Failure } | { status: 'accepted'; newUuid: string };

type StoryActsState = { sharing: Sharing; deletion: AttemptOn; retries: Readonly<Record<string, Retry>> };

const initialState: StoryActsState = { sharing: { status: 'none' }, deletion: noAttempt, retries: {} };
const retried = (state: StoryActsState, uuid: string, retry: Retry): StoryActsState => ({
  ...state,
  retries: { ...state.retries, [uuid]: retry },
});

const slice = createSlice({
  name: 'storyActs',
  initialState,
  reducers: {
    shareLookedFor: (state, { payload: uuid }: PayloadAction<string>): StoryActsState => ({
      ...state,
      sharing: { status: 'looking', uuid },
    }),
    shareKnown: (
      state,
      { payload }: PayloadAction<{ uuid: string; share: ShareView | null }>,
    ): StoryActsState => ({
      ...state,
      sharing: { status: 'known', ...payload, saving: idle },
    }),
    shareLookFailed: (
      { sharing, ...state },
      { payload: failure }: PayloadAction<Failure>,
    ): StoryActsState => ({
      ...state,
      sharing: sharing.status === 'looking' ? { status: 'lookFailed', uuid: sharing.uuid, failure } : sharing,
    }),
    shareAsked: (
      state,
      { payload: { uuid } }: PayloadAction<{ uuid: string; terms: ShareTerms }>,
    ): StoryActsState => saved(state, uuid, { saving: busy }),
    withdrawAsked: (state, { payload: uuid }: PayloadAction<string>): StoryActsState =>
      saved(state, uuid, { saving: busy }),
    shareChanged: (
      state,
      { payload: { uuid, share } }: PayloadAction<{ uuid: string; share: ShareView | null }>,
    ): StoryActsState => saved(state, uuid, { share, saving: done }),
    shareRefused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): StoryActsState => saved(state, uuid, { saving: failed(failure) }),
    /** The parent changed their mind at the password dialog. */
    shareDropped: (state, { payload: uuid }: PayloadAction<string>): StoryActsState =>
      saved(state, uuid, { saving: idle }),
    sharingOver: (state): StoryActsState => ({ ...state, sharing: { status: 'none' } }),

    deletionOpened: (state): StoryActsState => ({ ...state, deletion: noAttempt }),
    deleteAsked: (state, { payload: uuid }: PayloadAction<string>): StoryActsState => ({
      ...state,
      deletion: begun(uuid),
    }),
    deleted: (state, { payload: uuid }: PayloadAction<string>): StoryActsState => ({
      ...state,
      deletion: ended(state.deletion, uuid, done),
    }),
    deleteRefused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): StoryActsState => ({
      ...state,
      deletion: ended(state.deletion, uuid, failed(failure)),
    }),

    retryAsked: (state, { payload }: PayloadAction<string>): StoryActsState =>
      retried(state, payload, { status: 'busy' }),
    retryAccepted: (
      state,
      { payload: { uuid, newUuid } }: PayloadAction<{ uuid: string; newUuid: string }>,
    ): StoryActsState => retried(state, uuid, { status: 'accepted', newUuid }),
    retryRefused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): StoryActsState => retried(state, uuid, { status: 'failed', failure }),
    retryOver: (state, { payload }: PayloadAction<string>): StoryActsState => {
      const { [payload]: _over, ...retries } = state.retries;
      return { ...state, retries };
    },
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

/** What comes late of a dialog that was closed is not of the one that is open now. */
function saved(
  state: StoryActsState,
  uuid: string,
  change: { saving: Attempt; share?: ShareView | null },
): StoryActsState {
  const { sharing } = state;
  return sharing.status === 'known' && sharing.uuid === uuid
    ? { ...state, sharing: { ...sharing, ...change } }
    : state;
}

export const {
  shareLookedFor,
  shareKnown,
  shareLookFailed,
  shareAsked,
  withdrawAsked,
  shareChanged,
  shareRefused,
  shareDropped,
  sharingOver,
  deletionOpened,
  deleteAsked,
  deleted,
  deleteRefused,
  retryAsked,
  retryAccepted,
  retryRefused,
  retryOver,
} = slice.actions;
export const storyActsReducer = slice.reducer;

type Root = { storyActs: StoryActsState };
export const selectSharing = (state: Root) => state.storyActs.sharing;
export const selectDeletion = (uuid: string) => (state: Root) => attemptOn(state.storyActs.deletion, uuid);
export const selectRetry = (uuid: string) => (state: Root) => state.storyActs.retries[uuid];
