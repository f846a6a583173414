import type { StoredSheet } from './events.ts';

/**
 * What whoever pictures a character is told before it begins. `referenceSheet`: manifest of the one that was painted
 * of these looks.
 */
export type PortraitWork =
  { over: true } | { over: false; sheetVersion: number; sheet: StoredSheet; referenceSheet: string | null };
export type PortraitReport =
  { sheetVersion: number; manifest: string } | { sheetVersion: number; failed: string };
/** `sheetVersion`: of the looks that were painted, as the painter was told it. */
export type ReferenceSheetReport = { sheetVersion: number; manifest: string };
