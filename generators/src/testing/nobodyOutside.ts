import { createPlaces, type Outside } from '../outside/outside.ts';

/** The house makes everything itself. */
export const nobody: Outside = {
  models: { teller: null, speaker: null, painter: null },
  safetyIdOf: () => 'hash',
  places: createPlaces(0),
  picturePlaces: createPlaces(0),
};
