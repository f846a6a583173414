import type { PictureSpec } from '@storylark/illustration/pictureSpec';
import type { OutsideRole } from '@storylark/contracts/stories/outside';
import type { Clock } from '@storylark/platform/clock';
import type { Plan } from '@storylark/studio/plan';
import type { PictureModerator } from '../asking/createPictureModerator.ts';
import type { Caller } from '../calls/createCaller.ts';
import type { Ledger } from '../calls/ledger.ts';
import { ModelFailure } from '../calls/modelFailure.ts';
import type { ImageShape, Service } from '../services.ts';
import { askPicture, mostOf, type PictureQuestion, shownRequest } from './askPicture.ts';
import { pictureBriefOf } from './pictureBrief.ts';
import { referencePrompt, scenePrompt } from './picturePrompts.ts';

type Deps = { image: Caller; shape: ImageShape; moderator: PictureModerator; now: Clock };

export type PaintOrder = {
  accountId: string;
  /** By whom is asked, as a keyed hash. */
  safetyId: string;
  /** Ms since 1970: nobody waits any longer. */
  until: number;
  signal: AbortSignal;
  ledger: Ledger;
};
/** `shown`: PNGs by cast id, of whom it is known what they look like. */
export type SceneToPaint = { plan: Plan; spec: PictureSpec; shown: Readonly<Record<string, Uint8Array>> };

/** Paints what the house would draw. All it gives is a whole PNG that was looked through. */
export interface Painter {
  /** By role: where the requests of a picture go. */
  services: Readonly<Partial<Record<OutsideRole, Service>>>;
  /**
   * The sheet that all later pictures of a character go by.
   * @param portrait PNG that the house drew
   * @throws ModelFailure, or the reason of the signal once that is aborted
   */
  paintReference(portrait: Uint8Array, order: PaintOrder): Promise<Uint8Array>;
  /** @throws ModelFailure, or the reason of the signal once that is aborted */
  paintScene(scene: SceneToPaint, order: PaintOrder): Promise<Uint8Array>;
}

export function createPainter({ image, shape, moderator, now }: Deps): Painter {
  const { service, call } = image;
  const askingOf = ({ service: of }: { service: Service }, { ledger, ...order }: PaintOrder) => ({
    accountId: order.accountId,
    until: order.until,
    signal: order.signal,
    tally: ledger.tallyOf(of.role, of.model),
  });
  const sends = ({ role, model }: Service, request: object, { ledger }: PaintOrder) =>
    ledger.sent({
      role,
      model,
      at: new Date(now()).toISOString(),
      sent: JSON.stringify(request, null, 1),
    });

  async function paint(question: PictureQuestion, order: PaintOrder): Promise<Uint8Array> {
    sends(service, shownRequest(service.model, shape, question), order);
    const png = await call({
      ...askingOf(image, order),
      expected: mostOf(question),
      ask: (client, options) => askPicture(client, service.model, shape, question, options),
    });
    sends(moderator.service, moderator.shownRequest('what was painted'), order);
    if (!(await moderator.isSafe(png, askingOf(moderator, order)))) throw new ModelFailure('unsafe');
    return png;
  }

  return {
    services: { image: service, moderation: moderator.service },
    paintReference: (portrait, order) =>
      paint(
        {
          prompt: referencePrompt,
          size: '1536x1024',
          references: [{ name: 'portrait', png: portrait }],
          safetyId: order.safetyId,
        },
        order,
      ),
    paintScene({ plan, spec, shown }, order) {
      const brief = pictureBriefOf(plan, spec);
      const known = brief.persons.flatMap(({ id, label }) =>
        shown[id] ? [{ id, name: label, png: shown[id] }] : [],
      );
      const prompt = scenePrompt(
        brief,
        known.map(({ id }) => id),
      );
      const references = known.map(({ name, png }) => ({ name, png }));
      return paint({ prompt, size: '1536x1024', references, safetyId: order.safetyId }, order);
    },
  };
}
