import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Attempt, busy, done, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import { tokenFound } from '../../session/sessionSlice.ts';
import type { LoginForm, NewPassword, SignupForm } from './authApi.ts';

export const doors = ['login', 'signup', 'resend', 'forgot', 'resetLink', 'reset', 'confirm'] as const;
export type Door = (typeof doors)[number];

/** The ways in, each with its last attempt; `email` is the address that the last of them was about. */
type AuthState = Record<Door, Attempt> & { email: string | null };

const initialState: AuthState = {
  login: idle,
  signup: idle,
  resend: idle,
  forgot: idle,
  resetLink: idle,
  reset: idle,
  confirm: idle,
  email: null,
};

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A screen is entered: what was tried there before is over. */
    opened: (state, { payload }: PayloadAction<Door>): AuthState => ({
      ...state,
      [payload]: idle,
      resend: idle,
    }),
    loginAsked: (state, { payload }: PayloadAction<LoginForm>): AuthState => ({
      ...state,
      login: busy,
      resend: idle,
      email: payload.email.trim(),
    }),
    signupAsked: (state, { payload }: PayloadAction<SignupForm>): AuthState => ({
      ...state,
      signup: busy,
      email: payload.email.trim(),
    }),
    resendAsked: (state, { payload }: PayloadAction<string>): AuthState => ({
      ...state,
      resend: busy,
      email: payload.trim(),
    }),
    forgotAsked: (state, { payload }: PayloadAction<string>): AuthState => ({
      ...state,
      forgot: busy,
      email: payload.trim(),
    }),
    resetOpened: (state, _action: PayloadAction<string>): AuthState => ({ ...state, resetLink: busy }),
    resetAsked: (state, _action: PayloadAction<{ token: string; form: NewPassword }>): AuthState => ({
      ...state,
      reset: busy,
    }),
    confirmAsked: (state, _action: PayloadAction<string>): AuthState => ({ ...state, confirm: busy }),
    confirmed: (state, { payload }: PayloadAction<string>): AuthState => ({ ...state, email: payload }),
    succeeded: (state, { payload }: PayloadAction<Door>): AuthState =>
      state[payload].status === 'busy' ? { ...state, [payload]: done } : state,
    refused: (state, { payload }: PayloadAction<{ door: Door; failure: Failure }>): AuthState =>
      state[payload.door].status === 'busy' ? { ...state, [payload.door]: failed(payload.failure) } : state,
  },
  // Whoever is in is no longer new when they come by again.
  extraReducers: (builder) =>
    void builder.addCase(tokenFound, (state): AuthState => ({ ...state, confirm: idle })),
});

export const {
  opened,
  loginAsked,
  signupAsked,
  resendAsked,
  forgotAsked,
  resetOpened,
  resetAsked,
  confirmAsked,
  confirmed,
  succeeded,
  refused,
} = slice.actions;
export const authReducer = slice.reducer;

type Root = { auth: AuthState };
export const selectAttempt = (door: Door) => (state: Root) => state.auth[door];
export const selectEmail = (state: Root) => state.auth.email;
