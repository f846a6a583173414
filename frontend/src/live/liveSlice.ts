import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiveMessage } from '@storylark/contracts/live/liveMessage';
import { isOlder } from '../lib/http/position.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

/** One frame of the event stream. Features listen to it; `reload` says that what they know is too old. */
export const liveHeard = createAction<LiveMessage>('live/heard');

/**
 * - `status`: `lost`: the stream broke off and is tried again; screens say so
 * - `place`: position after which the next stream begins: the last frame, or the lowest answer shown since
 * - `told`: up to where this stream has told everything, or from where on it tells
 */
type LiveState = {
  status: 'off' | 'connecting' | 'open' | 'lost';
  place: string | null;
  told: string | null;
};

const initialState: LiveState = { status: 'off', place: null, told: null };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    liveConnecting: (state): LiveState => ({
      ...state,
      status: state.status === 'off' ? 'connecting' : state.status,
      told: state.place,
    }),
    liveOpened: (state): LiveState => ({ ...state, status: 'open' }),
    /** A frame with this id has come. */
    liveTold: (state, { payload: id }: PayloadAction<string>): LiveState => ({
      ...state,
      place: id,
      told: id,
    }),
    liveLost: (state): LiveState => ({ ...state, status: 'lost' }),
    liveStopped: (state): LiveState => ({ ...state, status: 'off' }),
    /**
     * An answer of the house knows everything up to here. Of another store nothing can be said: that stream
     * begins with `reload`.
     */
    answerShown: (
      state,
      { payload: { position } }: PayloadAction<{ position: string; isStale: boolean }>,
    ): LiveState =>
      state.place === null || isOlder(position, state.place) ? { ...state, place: position } : state,
  },
  extraReducers: (builder) =>
    void builder.addCase(sessionEnded, (state): LiveState => ({ ...state, place: null, told: null })),
});

export const { liveConnecting, liveOpened, liveTold, liveLost, liveStopped, answerShown } = slice.actions;
export const liveReducer = slice.reducer;
type Root = { live: LiveState };
export const selectLive = (state: Root) => state.live.status;
export const selectPlace = (state: Root) => state.live.place;
export const selectTold = (state: Root) => state.live.told;
