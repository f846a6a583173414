import { useConnection } from '../live/useConnection.ts';
import { useKeptHows } from './useKeptHows.ts';

/** Tells of a story's uuid whether it opens now: each while the house is there, else those kept here. */
export function usePlaysHere(): (uuid: string) => boolean {
  const hows = useKeptHows(useConnection() !== 'open');
  return (uuid) => hows === null || hows.has(uuid);
}
