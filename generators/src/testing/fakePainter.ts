import type { OutsideReason } from '@storylark/contracts/stories/outside';
import { ModelFailure } from '@storylark/models/calls/modelFailure';
import type { Painter, PaintOrder, SceneToPaint } from '@storylark/models/pictures/createPainter';
import { createPlaces, type Outside } from '../outside/outside.ts';
import { nobody } from './nobodyOutside.ts';

/** A painter without a model; `before` comes before each sheet and each picture. */
export function fakePainter(before: (what: 'reference' | 'scene', order: PaintOrder) => unknown = () => {}) {
  const asked: string[] = [];
  const scenes: SceneToPaint[] = [];
  async function paint(what: 'reference' | 'scene', order: PaintOrder): Promise<Uint8Array> {
    await before(what, order);
    order.signal.throwIfAborted();
    asked.push(what);
    order.ledger.sent({ role: 'image', model: 'm', at: '2026-11-20T19:00:01.000Z', sent: `paint ${what}` });
    order.ledger.tallyOf('image', 'm').add({ microDollars: 40, seconds: 9 });
    return Buffer.from(`a painted ${what}`);
  }
  const painter: Painter = {
    services: {},
    paintReference: (_portrait, order) => paint('reference', order),
    paintScene(scene, order) {
      scenes.push(scene);
      return paint('scene', order);
    },
  };
  const outside: Outside = {
    ...nobody,
    models: { ...nobody.models, painter },
    picturePlaces: createPlaces(8),
  };
  return { outside, asked, scenes };
}
/** Throws as a model that does not deliver. */
export const failsAt = (what: 'reference' | 'scene', reason: OutsideReason) => (asked: string) => {
  if (asked === what) throw new ModelFailure(reason);
};
