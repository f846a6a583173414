import { type NarratedChunk, packChunk, unpackChunk } from '@storylark/studio/sound/voice/narratedChunk';
import type { Entry } from '../../outside/reportUses.ts';
import { decodeJson, encodeJson, type StepBlobs } from '../../stepBlobs.ts';

/** What a part that was spoken outside took: there before the part itself, so that nothing is spent unseen. */
type Unit = { print: string; entry: Entry };
const UNIT = /\/spoken-(\d+)\.json$/;

/** Parts that are spoken outside, as they are kept; those of another `print` were spoken otherwise. */
export async function keptParts(step: StepBlobs) {
  const keys = await step.keys();
  const units: (Unit & { part: number; key: string })[] = [];
  for (const key of keys) {
    const [, part] = UNIT.exec(key) ?? [];
    const content = part === undefined ? null : await step.read(key);
    if (!(content instanceof Uint8Array)) continue;
    units.push({ ...decodeJson<Unit>(content), part: Number(part), key: key.replace(/\.json$/, '') });
  }
  return {
    entries: units.map(({ entry }) => entry),
    async read(part: number, print: string): Promise<NarratedChunk | null> {
      const unit = units.find((one) => one.part === part && one.print === print && keys.includes(one.key));
      const content = unit && (await step.read(unit.key));
      return content instanceof Uint8Array ? unpackChunk(content) : null;
    },
    async keep(part: number, chunk: NarratedChunk, unit: Unit): Promise<void> {
      const name = `spoken-${part}`;
      await step.write(unit.entry.attempt, `${name}.json`, encodeJson(unit));
      await step.write(unit.entry.attempt, name, packChunk(chunk));
    },
  };
}
