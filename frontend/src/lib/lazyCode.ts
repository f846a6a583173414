import { type ComponentType, lazy } from 'react';
import { loadCode } from './loadCode.ts';

/** React's `lazy`, but code that does not come is asked for again. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's own: any component, whatever its props
export const lazyCode = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(() => loadCode(load));
