import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionView } from '@storylark/contracts/accounts/views';
import { type AttemptOn, attemptOn, begun, done, ended, failed, noAttempt } from '../../../lib/attempt.ts';
import type { Failure } from '../../../lib/failure.ts';
import { sessionEnded } from '../../../session/sessionSlice.ts';
import type { Fetched } from '../settingsSlice.ts';

/** In the place of a session's id: all of them but this device's. */
export const OTHERS = 'others';

type DevicesState = { list: Fetched<readonly SessionView[]>; ending: AttemptOn };
const initialState: DevicesState = { list: { status: 'unknown' }, ending: noAttempt };

const slice = createSlice({
  name: 'devices',
  initialState,
  reducers: {
    devicesWanted: () => {},
    devicesFetched: (state, { payload }: PayloadAction<DevicesState['list']>): DevicesState =>
      // What is there stays there when a later look fails.
      payload.status === 'failed' && state.list.status === 'there' ? state : { ...state, list: payload },
    /** A session's id, or `OTHERS`. */
    endAsked: (state, { payload }: PayloadAction<string>): DevicesState => ({
      ...state,
      ending: begun(payload),
    }),
    endDone: (state, { payload }: PayloadAction<string>): DevicesState => ({
      ...state,
      ending: ended(state.ending, payload, done),
    }),
    endRefused: (state, { payload }: PayloadAction<{ id: string; failure: Failure }>): DevicesState => ({
      ...state,
      ending: ended(state.ending, payload.id, failed(payload.failure)),
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const { devicesWanted, devicesFetched, endAsked, endDone, endRefused } = slice.actions;
export const devicesReducer = slice.reducer;

type Root = { devices: DevicesState };
export const selectDevices = (state: Root) => state.devices.list;
/** The last attempt, at whichever device. */
export const selectLastEnding = (state: Root) => state.devices.ending.attempt;
export const selectEnding = (id: string) => (state: Root) => attemptOn(state.devices.ending, id);
