import { createEspeakNarrator } from '../createEspeakNarrator.ts';
import type { Narrator } from '../narrator.ts';
import type { AddedEngine } from './addedEngine.ts';
import { createAddedNarrator } from './createAddedNarrator.ts';
import { createStandInNarrator } from './createStandInNarrator.ts';
import { speakByCommand } from './speakByCommand.ts';
import { speakByServer } from './speakByServer.ts';

/** The built-in voice; with an engine, that one, and the built-in voice where it fails. */
export function createNarrator(engine: AddedEngine | null, onStandIn: (reason: Error) => void): Narrator {
  const builtIn = createEspeakNarrator();
  if (engine === null) return builtIn;
  const speakWith = engine.kind === 'command' ? speakByCommand(engine) : speakByServer(engine);
  const narrator = createAddedNarrator({ engine, speakWith, builtIn });
  return createStandInNarrator({ narrator, standIn: builtIn, onStandIn, now: Date.now });
}
