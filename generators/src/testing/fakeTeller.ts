import type { OutsideReason } from '@storylark/contracts/stories/outside';
import { ModelFailure } from '@storylark/models/calls/modelFailure';
import type { Teller, TellOrder } from '@storylark/models/text/createTeller';
import { createPlaces, type Outside } from '../outside/outside.ts';

/** A teller without a model: one paragraph for each beat; `before` comes before each of them is told. */
export function fakeTeller(before: (at: number, order: TellOrder) => unknown = () => {}) {
  const asked: string[] = [];
  const teller: Teller = {
    services: {},
    async tell(order) {
      const { house, kept, onBeat, ledger, signal } = order;
      const paragraphs: string[] = [];
      for (const [at, { beat }] of house.plan.beats.entries()) {
        const text = `Passage ${beat} of another teller.`;
        const former = kept[at];
        const told = former ?? { beat, paragraphs: [[{ speaker: 'narrator', text }]] };
        if (!former) {
          await before(at, order);
          signal.throwIfAborted();
          asked.push(beat);
          ledger.sent({ role: 'text', model: 'm', at: '2026-11-20T19:00:01.000Z', sent: `tell ${beat}` });
          ledger.tallyOf('text', 'm').add({ microDollars: 10, seconds: 1 });
        }
        await onBeat(told, [text]);
        paragraphs.push(text);
      }
      return { ...house, paragraphs };
    },
  };
  const outside: Outside = {
    models: { teller, speaker: null, painter: null },
    safetyIdOf: () => 'hash',
    places: createPlaces(8),
    picturePlaces: createPlaces(0),
  };
  return { outside, asked };
}
/** Throws as a model that does not deliver, from this beat on. */
export const failsFrom = (from: number, reason: OutsideReason) => (at: number) => {
  if (at >= from) throw new ModelFailure(reason);
};
