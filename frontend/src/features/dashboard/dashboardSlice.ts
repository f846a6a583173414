import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { TonightView } from '@storylark/contracts/stories/tonight';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';

/**
 * `begun`: the story to go on with, and `again` the one to hear once more, for their covers; null where there is
 * none or it could not be looked up. `tonight` is null where the house did not say.
 */
export type Seen = {
  view: DashboardView;
  newest: readonly StoryItem[];
  tonight: TonightView | null;
  begun: StoryItem | null;
  again: StoryItem | null;
};

/** What was seen last stays in sight while it is fetched anew, and when that fails. */
type DashboardState =
  | { status: 'unknown' }
  | { status: 'loading'; seen: Seen | null }
  | { status: 'ready'; seen: Seen }
  | { status: 'failed'; seen: Seen | null; failure: Failure };

const initialState = (): DashboardState => ({ status: 'unknown' });
const seenIn = (state: DashboardState) => (state.status === 'unknown' ? null : state.seen);

const slice = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {
    /** The screen is there: from now on it follows what is heard of the house, until it is left. */
    screenShown: () => {},
    screenLeft: () => {},
    /** Wished for by a screen that is shown or looked at again; not heard when it was fetched just now. */
    figuresWanted: () => {},
    /** Wished for by the parent: always heard. */
    figuresAsked: () => {},
    figuresFetching: (state): DashboardState => ({ status: 'loading', seen: seenIn(state) }),
    figuresLoaded: (state, { payload }: PayloadAction<Seen>): DashboardState =>
      state.status === 'loading' ? { status: 'ready', seen: payload } : state,
    figuresFailed: (state, { payload }: PayloadAction<Failure>): DashboardState =>
      state.status === 'loading' ? { status: 'failed', seen: state.seen, failure: payload } : state,
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, initialState),
});

export const {
  screenShown,
  screenLeft,
  figuresWanted,
  figuresAsked,
  figuresFetching,
  figuresLoaded,
  figuresFailed,
} = slice.actions;
export const dashboardReducer = slice.reducer;
export const selectDashboard = (state: { dashboard: DashboardState }) => state.dashboard;
