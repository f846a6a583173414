import { createAction, createSlice } from '@reduxjs/toolkit';
import type { LiveMessage } from '@storylark/contracts/live/liveMessage';

/** One frame of the event stream. Features listen to it; `reload` says that what they know is too old. */
export const liveHeard = createAction<LiveMessage>('live/heard');

/** `lost`: the stream broke off and is tried again; screens say so. */
type LiveState = { status: 'off' | 'connecting' | 'open' | 'lost' };

const slice = createSlice({
  name: 'live',
  initialState: (): LiveState => ({ status: 'off' }),
  reducers: {
    liveConnecting: (state): LiveState => (state.status === 'lost' ? state : { status: 'connecting' }),
    liveOpened: (): LiveState => ({ status: 'open' }),
    liveLost: (): LiveState => ({ status: 'lost' }),
    liveStopped: (): LiveState => ({ status: 'off' }),
  },
});

export const { liveConnecting, liveOpened, liveLost, liveStopped } = slice.actions;
export const liveReducer = slice.reducer;
export const selectLive = (state: { live: LiveState }) => state.live.status;
