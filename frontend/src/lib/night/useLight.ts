import { useSyncExternalStore } from 'react';
import { changeLight, light, onLight } from './light.ts';

/** What is chosen for this device, and how to choose; every place that shows it hears of a change. */
export const useLight = () => [useSyncExternalStore(onLight, light, light), changeLight] as const;
