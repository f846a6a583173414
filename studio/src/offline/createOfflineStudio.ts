import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { AddedEngine } from '../sound/voice/added/addedEngine.ts';
import { createNarrator } from '../sound/voice/added/createNarrator.ts';
import type { Studio } from '../studio.ts';
import type { StudioTask, StudioTasks } from './studioTask.ts';

// The built file, also when this module runs as source under the test runner.
const filename = fileURLToPath(new URL('../../dist/offline/studioTask.js', import.meta.url));

type Options = {
  processes: number;
  /** A narrator's engine that the operator added. */
  engine?: AddedEngine | null;
  /** Told why the built-in voice spoke a sentence in its place. */
  onStandIn?: (reason: Error) => void;
};

/**
 * The studio without any service outside, unless the operator added one to narrate: text by the plot grammar,
 * voice by espeak-ng, our own music, effects and pictures. The work is spread over `processes` child processes; one that dies fails its own task
 * only, and is replaced.
 */
export function createOfflineStudio({ processes, engine = null, onStandIn = () => {} }: Options): Studio {
  const pool = new Tinypool({
    filename,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: 60_000,
  });
  pool.on('error', () => {}); // a process that died between two tasks is replaced at the next one
  const narrator = createNarrator(engine, onStandIn);
  const run = <K extends StudioTask['kind']>(task: Extract<StudioTask, { kind: K }>) =>
    pool.run(task) as ReturnType<StudioTasks[K]>;
  return {
    writer: { write: (order, avoid) => run({ kind: 'write', order, avoid }) },
    narrator,
    mixer: { mix: (order) => run({ kind: 'mix', order }) },
    illustrator: {
      drawScene: (order) => run({ kind: 'drawScene', order }),
      framePainting: (png) => run({ kind: 'framePainting', png }),
      drawPortrait: (sitter) => run({ kind: 'drawPortrait', sitter }),
    },
    async close() {
      await narrator.close();
      await pool.destroy();
    },
  };
}
