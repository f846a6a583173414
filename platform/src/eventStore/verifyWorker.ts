import { parentPort, workerData } from 'node:worker_threads';
import { DamagedDatabase } from '../sqlite/openDatabase.ts';
import { verifyLog } from './verifyLog.ts';

/** What is damaged, or null for a sound log. */
export type Verdict = string | null;

if (parentPort) {
  let verdict: Verdict = null;
  try {
    verifyLog((workerData as { file: string }).file);
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    verdict = error.what;
  }
  parentPort.postMessage(verdict);
}
