import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
import { type Attempt, busy, done, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Fetched } from '../../lib/fetched.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { MakingChange } from './outsideApi.ts';

export type Helpers = ConfigView['helpers'];

/**
 * Who helps this house with stories (null: not known yet), and the parent's last change of how they are made:
 * `wished` is shown as chosen until the house has answered.
 */
type OutsideState = {
  helpers: Helpers | null;
  wished: MakingChange;
  saving: Attempt;
  /** Whether that change is how the characters are called by a voice. */
  naming: boolean;
  last: Fetched<LastMaking>;
  /** How the story came to be that was asked about last. */
  origin: Fetched<StoryMakingView>;
};
/** How the newest story came to be; null: there is none. */
export type LastMaking = { title: string | null; making: StoryMakingView } | null;

const initialState: OutsideState = {
  helpers: null,
  wished: {},
  saving: idle,
  naming: false,
  last: { status: 'loading' },
  origin: { status: 'loading' },
};

const slice = createSlice({
  name: 'outside',
  initialState,
  reducers: {
    helpersAsked: () => {},
    helpersKnown: (state, { payload }: PayloadAction<Helpers>): OutsideState => ({
      ...state,
      helpers: payload,
    }),
    lastMakingAsked: (state): OutsideState => ({ ...state, last: { status: 'loading' } }),
    lastMakingFetched: (state, { payload }: PayloadAction<Fetched<LastMaking>>): OutsideState => ({
      ...state,
      last: payload,
    }),
    /** Of the story with this uuid. */
    originAsked: (state, _action: PayloadAction<string>): OutsideState => ({
      ...state,
      origin: { status: 'loading' },
    }),
    originFetched: (state, { payload }: PayloadAction<Fetched<StoryMakingView>>): OutsideState => ({
      ...state,
      origin: payload,
    }),
    /** Its place is entered: what was tried before is over. */
    makingOpened: (state): OutsideState =>
      state.saving.status === 'busy' ? state : { ...state, saving: idle },
    makingChosen: (state, { payload }: PayloadAction<MakingChange>): OutsideState => ({
      ...state,
      wished: { ...state.wished, ...payload },
      saving: busy,
      naming: payload.spokenName !== undefined,
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

export const {
  helpersAsked,
  helpersKnown,
  lastMakingAsked,
  lastMakingFetched,
  originAsked,
  originFetched,
  makingOpened,
  makingChosen,
  makingSaved,
  makingRefused,
} = slice.actions;
export const outsideReducer = slice.reducer;

type Root = { outside: OutsideState };
export const selectHelpers = (state: Root) => state.outside.helpers;
export const selectMaking = (state: Root) => state.outside;
export const selectLastMaking = (state: Root) => state.outside.last;
export const selectOrigin = (state: Root) => state.outside.origin;
export const hasHelpers = (helpers: Helpers | null): helpers is Helpers =>
  helpers !== null && Object.values(helpers).some((helper) => helper !== null);
