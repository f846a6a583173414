import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import { type Attempt, busy, done, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { MakingChange } from './outsideApi.ts';

export type Helpers = ConfigView['helpers'];

/**
 * Who helps this house with stories (null: not known yet), and the parent's last change of how they are made:
 * `wished` is shown as chosen until the house has answered.
 */
type OutsideState = { helpers: Helpers | null; wished: MakingChange; saving: Attempt };

const initialState: OutsideState = { helpers: null, wished: {}, saving: idle };

const slice = createSlice({
  name: 'outside',
  initialState,
  reducers: {
    helpersAsked: () => {},
    helpersKnown: (state, { payload }: PayloadAction<Helpers>): OutsideState => ({
      ...state,
      helpers: payload,
    }),
    /** Its place is entered: what was tried before is over. */
    makingOpened: (state): OutsideState =>
      state.saving.status === 'busy' ? state : { ...state, saving: idle },
    makingChosen: (state, { payload }: PayloadAction<MakingChange>): OutsideState => ({
      ...state,
      wished: { ...state.wished, ...payload },
      saving: busy,
    }),
    makingSaved: (state): OutsideState => ({ ...state, wished: {}, saving: done }),
    makingRefused: (state, { payload }: PayloadAction<Failure>): OutsideState => ({
      ...state,
      wished: {},
      saving: failed(payload),
    }),
  },
  extraReducers: (builder) =>
    void builder.addCase(sessionEnded, ({ helpers }): OutsideState => ({ ...initialState, helpers })),
});

export const { helpersAsked, helpersKnown, makingOpened, makingChosen, makingSaved, makingRefused } =
  slice.actions;
export const outsideReducer = slice.reducer;

type Root = { outside: OutsideState };
export const selectHelpers = (state: Root) => state.outside.helpers;
export const selectMaking = (state: Root) => state.outside;
export const hasHelpers = (helpers: Helpers | null): helpers is Helpers =>
  helpers !== null && Object.values(helpers).some((helper) => helper !== null);
