import { GATE_DIGIT_MAX, GATE_STAYS_OPEN } from '../lib/constants.ts';

/** The parents' door stays open in this tab for ten minutes; a reload does not close it. */
const KEY = 'parentsGateOpenUntil';

export function isGateOpen(now = Date.now()): boolean {
  try {
    return Number(window.sessionStorage.getItem(KEY) ?? 0) > now;
  } catch {
    return false;
  }
}

export function openGate(now = Date.now()) {
  try {
    window.sessionStorage.setItem(KEY, String(now + GATE_STAYS_OPEN));
  } catch {
    // Without storage the door is asked each time.
  }
}

const digit = () => 1 + Math.floor(Math.random() * GATE_DIGIT_MAX);
export type Sum = { first: number; second: number };
export const drawSum = (): Sum => ({ first: digit(), second: digit() });
