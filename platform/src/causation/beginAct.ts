import { inSpan } from '../tracing/inSpan.ts';
import { newCause, underCause } from './cause.ts';

/** What nobody asked for: it begins a correlation, as a request does. */
export const beginAct = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  underCause(newCause(), () => inSpan(name, { begins: true }, act));
