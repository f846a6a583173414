import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VOICE_SAMPLES } from '@storylark/contracts/stories/voices';
import { filesIn } from '@storylark/standalone/files';

const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const kept = join(cache, 'voices');
const samplesOf = (dataDir: string) => join(filesIn(dataDir).blobs, VOICE_SAMPLES);
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort().join() : '');
const isWhole = (names: string) => names.includes('edition-') && names.split(',').length === 19;

/**
 * Recording the samples of its voices costs a fresh house five seconds of a processor, which a test that does
 * not ask for them would spend each time. So it is lent those that another one recorded; where the voices have
 * changed since, it records them anew by itself.
 */
export function lendVoices(dataDir: string): void {
  if (!existsSync(samplesOf(dataDir)) && isWhole(namesIn(kept)))
    cpSync(kept, samplesOf(dataDir), { recursive: true });
}

/** Of a house that has ended: for the next one, if all of them were recorded. */
export function keepVoices(dataDir: string): void {
  const recorded = samplesOf(dataDir);
  const names = namesIn(recorded);
  if (!isWhole(names) || names === namesIn(kept)) return;
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'voices-'));
  cpSync(recorded, copy, { recursive: true });
  try {
    rmSync(kept, { recursive: true, force: true });
    renameSync(copy, kept);
  } catch {
    rmSync(copy, { recursive: true }); // another one was kept in this moment
  }
}
