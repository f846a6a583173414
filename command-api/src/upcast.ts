import { eventTypes } from '@storylark/contracts/eventTypes';
import type { Upcast } from '@storylark/platform/engines/handleCommand';

const knownTypes = new Set<string>(Object.values(eventTypes).flat());

/** No stored shape has changed yet: today's is what was stored, of every type this version knows. */
export const upcast: Upcast = ({ type, data }) => (knownTypes.has(type) ? { type, data } : undefined);
