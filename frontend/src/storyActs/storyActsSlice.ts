import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShareView } from '@storylark/contracts/stories/views';
import { type Attempt, busy, done, failed, idle } from '../lib/attempt.ts';
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
export type Retry = { status: 'busy' } | { status: 'failed'; failure: Failure } | { status: 'accepted'; newUuid: string };

export type StoryActsState = { sharing: Sharing; deletion: Attempt; retries: Readonly<Record<string, Retry>> };

const initialState: StoryActsState = { sharing: { status: 'none' }, deletion: idle, retries: {} };
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
    shareKnown: (state, { payload }: PayloadAction<{ uuid: string; share: ShareView | null }>): StoryActsState => ({
      ...state,
      sharing: { status: 'known', ...payload, saving: idle },
    }),
    shareLookFailed: ({ sharing, ...state }, { payload: failure }: PayloadAction<Failure>): StoryActsState => ({
      ...state,
      sharing: sharing.status === 'looking' ? { status: 'lookFailed', uuid: sharing.uuid, failure } : sharing,
    }),
    shareAsked: (state, _action: PayloadAction<{ uuid: string; terms: ShareTerms }>): StoryActsState => saving(state, busy),
    withdrawAsked: (state, _action: PayloadAction<string>): StoryActsState => saving(state, busy),
    shareChanged: (state, { payload: share }: PayloadAction<ShareView | null>): StoryActsState =>
      state.sharing.status === 'known' ? { ...state, sharing: { ...state.sharing, share, saving: done } } : state,
    shareRefused: (state, { payload }: PayloadAction<Failure>): StoryActsState => saving(state, failed(payload)),
    sharingOver: (state): StoryActsState => ({ ...state, sharing: { status: 'none' } }),

    deletionOpened: (state): StoryActsState => ({ ...state, deletion: idle }),
    deleteAsked: (state, _action: PayloadAction<string>): StoryActsState => ({ ...state, deletion: busy }),
    deleted: (state): StoryActsState => ({ ...state, deletion: done }),
    deleteRefused: (state, { payload }: PayloadAction<Failure>): StoryActsState => ({ ...state, deletion: failed(payload) }),

    retryAsked: (state, { payload }: PayloadAction<string>): StoryActsState => retried(state, payload, { status: 'busy' }),
    retryAccepted: (state, { payload: { uuid, newUuid } }: PayloadAction<{ uuid: string; newUuid: string }>): StoryActsState =>
      retried(state, uuid, { status: 'accepted', newUuid }),
    retryRefused: (state, { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>): StoryActsState =>
      retried(state, uuid, { status: 'failed', failure }),
    retryOver: (state, { payload }: PayloadAction<string>): StoryActsState => {
      const { [payload]: _over, ...retries } = state.retries;
      return { ...state, retries };
    },
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

function saving(state: StoryActsState, attempt: Attempt): StoryActsState {
  return state.sharing.status === 'known' ? { ...state, sharing: { ...state.sharing, saving: attempt } } : state;
}

export const {
  shareLookedFor,
  shareKnown,
  shareLookFailed,
  shareAsked,
  withdrawAsked,
  shareChanged,
  shareRefused,
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
export const selectDeletion = (state: Root) => state.storyActs.deletion;
export const selectRetry = (uuid: string) => (state: Root) => state.storyActs.retries[uuid];
