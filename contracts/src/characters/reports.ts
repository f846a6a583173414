import type { StoredSheet } from './events.ts';

/** What the portrait painter is told before it begins, and says afterwards. */
export type PortraitWork = { over: true } | { over: false; sheetVersion: number; sheet: StoredSheet };
export type PortraitReport =
  { sheetVersion: number; manifest: string } | { sheetVersion: number; failed: string };
