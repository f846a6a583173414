import { deletionPart } from './deletion/deletionPart.tsx';
import { devicesPart } from './devices/devicesPart.tsx';
import { exportPart } from './export/exportPart.tsx';
import { keptPart } from './kept/keptPart.tsx';
import { notifyingPart } from './notifying/notifyingPart.tsx';
import { makingPart } from './making/makingPart.tsx';
import type { Part } from './part.ts';
import { profilePart } from './profile/profilePart.tsx';
import { readingPart } from './reading/readingPart.tsx';
import { subscriptionPart } from './subscription/subscriptionPart.tsx';

/** All parts of the settings, in their order: another one is a folder and a line here. */
export const parts: readonly Part[] = [
  profilePart,
  devicesPart,
  subscriptionPart,
  makingPart,
  exportPart,
  deletionPart,
  readingPart,
  keptPart,
  notifyingPart,
];
