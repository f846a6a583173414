import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { Failure } from '../lib/failure.ts';

/**
 * Who is here.
 * - `unknown`: nobody has looked yet
 * - `out`: a visitor; `why` says how a session ended in this page, and so where one is led
 * - `loading`: there is a token, the profile is on its way
 * - `in`: the profile is the server's
 * - `offline`: there is a token, the server could not be asked; `user` is what this browser remembers
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'out'; why: null | 'loggedOut' | 'ended' | 'termsDeclined' }
  | { status: 'loading'; user: UserView | null }
  | { status: 'in'; user: UserView }
  | { status: 'offline'; user: UserView | null; failure: Failure };

type OutReason = Extract<SessionState, { status: 'out' }>['why'];

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'unknown' }),
  reducers: {
    /** A token is at hand (login, start of the page, another tab): its profile is wanted. */
    tokenFound: (state, { payload }: PayloadAction<UserView | null>): SessionState => ({
      status: 'loading',
      user: state.status === 'in' || state.status === 'offline' ? state.user : payload,
    }),
    noTokenFound: (): SessionState => ({ status: 'out', why: null }),
    /** Also what PUT /api/users/me answers. */
    userLoaded: (state, { payload }: PayloadAction<UserView>): SessionState =>
      state.status === 'out' ? state : { status: 'in', user: payload },
    userUnreachable: (state, { payload }: PayloadAction<Failure>): SessionState =>
      state.status === 'loading' ? { status: 'offline', user: state.user, failure: payload } : state,
    sessionEnded: (state, { payload }: PayloadAction<OutReason>): SessionState =>
      state.status === 'out' ? state : { status: 'out', why: payload },
    // Wishes: `sessionSaga` fulfils them.
    profileAsked: () => {},
    logoutAsked: () => {},
    termsAccepted: () => {},
    termsDeclined: () => {},
    /**
     * The account is about to be deleted, or to stay after all: then the next profile says so. Until then its
     * news would only tell that it is gone.
     */
    accountLeaving: () => {},
    /** The house has deleted it: this browser forgets it and, once that could be read, is nobody's. */
    accountDeleted: () => {},
  },
});

export const {
  tokenFound,
  noTokenFound,
  userLoaded,
  userUnreachable,
  sessionEnded,
  profileAsked,
  logoutAsked,
  termsAccepted,
  termsDeclined,
  accountLeaving,
  accountDeleted,
} = slice.actions;
export const sessionReducer = slice.reducer;

type Root = { session: SessionState };
export const selectSession = (state: Root) => state.session;
/** The user as far as this page knows; null for visitors and before the first profile. */
export const selectUser = (state: Root): UserView | null =>
  'user' in state.session ? state.session.user : null;
export const selectIsIn = (state: Root) =>
  state.session.status === 'in' || state.session.status === 'offline';
