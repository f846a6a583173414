import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { POSITIONS_MAX } from '@storylark/contracts/http/headers';
import type { LiveMessage } from '@storylark/contracts/live/liveMessage';
import type { Shown } from '../lib/http/http.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

/** One frame of the event stream. Features listen to it; `reload` says that what they know is too old. */
export const liveHeard = createAction<LiveMessage>('live/heard');

/**
 * - `status`: `lost`: the stream broke off and is tried again; screens say so
 * - `told`: position of the last frame, and before there was one, of the first answer: whatever is asked for
 *   from now on is at least as new
 * - `older`: of the answers shown that may be older than that
 *
 * The next stream begins after the lowest of them, which only the house can tell.
 */
type LiveState = {
  status: 'off' | 'connecting' | 'open' | 'lost';
  told: string | null;
  older: readonly string[];
};

const initialState: LiveState = { status: 'off', told: null, older: [] };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    liveConnecting: (state): LiveState => ({
      ...state,
      status: state.status === 'off' ? 'connecting' : state.status,
    }),
    liveOpened: (state): LiveState => ({ ...state, status: 'open' }),
    /** A frame with this id has come. */
    liveTold: (state, { payload: id }: PayloadAction<string>): LiveState => ({
      ...state,
      told: id,
      older: [],
    }),
    liveLost: (state): LiveState => ({ ...state, status: 'lost' }),
    liveStopped: (state): LiveState => ({ ...state, status: 'off' }),
    /** One more than the house reads is enough: it says `reload` to so many. */
    answerShown: (state, { payload }: PayloadAction<Shown>): LiveState => {
      const { position, askedAfter, isStale, isOfReadModels } = payload;
      if (state.told === null && isOfReadModels && !isStale) return { ...state, told: position };
      if (state.told !== null && askedAfter === state.told && !isStale) return state;
      return { ...state, older: [...state.older, position].slice(0, POSITIONS_MAX) };
    },
  },
  extraReducers: (builder) =>
    void builder.addCase(sessionEnded, (state): LiveState => ({ ...state, told: null, older: [] })),
});

export const { liveConnecting, liveOpened, liveTold, liveLost, liveStopped, answerShown } = slice.actions;
export const liveReducer = slice.reducer;
type Root = { live: LiveState };
export const selectLive = (state: Root) => state.live.status;
export const selectTold = (state: Root) => state.live.told;
/** The next stream begins after the lowest of these; none: now. */
export const selectPlaces = ({ live: { told, older } }: Root): readonly string[] =>
  told === null ? older : [told, ...older];
