import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlanView, SlotView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';

/** `isForSale`: somebody takes money here. */
type Held = { plans: readonly PlanView[]; current: SubscriptionView; isForSale: boolean };
/** `titles` of the stories that are still there, by id; null for one without a title yet. */
export type History = {
  slots: readonly SlotView[];
  total: number;
  titles: Readonly<Record<string, string | null>>;
};

/** What was seen last stays in sight while it is fetched anew, and when that fails. */
type Fetched<T> =
  | { status: 'unknown' }
  | { status: 'loading'; seen: T | null }
  | { status: 'ready'; seen: T }
  | { status: 'failed'; seen: T | null; failure: Failure };

type SubscriptionsState = { held: Fetched<Held>; history: Fetched<History> };

const initialState: SubscriptionsState = { held: { status: 'unknown' }, history: { status: 'unknown' } };
export const seenIn = <T>(fetched: Fetched<T>): T | null =>
  fetched.status === 'unknown' ? null : fetched.seen;
const loading = <T>(was: Fetched<T>): Fetched<T> => ({ status: 'loading', seen: seenIn(was) });
const loaded = <T>(was: Fetched<T>, seen: T): Fetched<T> =>
  was.status === 'loading' ? { status: 'ready', seen } : was;
const failed = <T>(was: Fetched<T>, failure: Failure): Fetched<T> =>
  was.status === 'loading' ? { status: 'failed', seen: was.seen, failure } : was;

const slice = createSlice({
  name: 'subscriptions',
  initialState,
  reducers: {
    /** The screen is shown, looked at again, or its reader tries again. */
    plansAsked: (state): SubscriptionsState => ({ ...state, held: loading<Held>(state.held) }),
    plansLoaded: (state, { payload }: PayloadAction<Held>): SubscriptionsState => ({
      ...state,
      held: loaded<Held>(state.held, payload),
    }),
    plansFailed: (state, { payload }: PayloadAction<Failure>): SubscriptionsState => ({
      ...state,
      held: failed<Held>(state.held, payload),
    }),
    /** The history was unfolded, or its reader tries again. */
    historyAsked: (state): SubscriptionsState => ({ ...state, history: loading<History>(state.history) }),
    historyLoaded: (state, { payload }: PayloadAction<History>): SubscriptionsState => ({
      ...state,
      history: loaded<History>(state.history, payload),
    }),
    historyFailed: (state, { payload }: PayloadAction<Failure>): SubscriptionsState => ({
      ...state,
      history: failed<History>(state.history, payload),
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const { plansAsked, plansLoaded, plansFailed, historyAsked, historyLoaded, historyFailed } =
  slice.actions;
export const subscriptionsReducer = slice.reducer;
type Root = { subscriptions: SubscriptionsState };
export const selectHeld = (state: Root) => state.subscriptions.held;
export const selectHistory = (state: Root) => state.subscriptions.history;
