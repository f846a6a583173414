import type { Clock } from '@storylark/platform/clock';
import type { Limits } from '@storylark/platform/limits/createLimits';
import { createPictureModerator } from './asking/createPictureModerator.ts';
import { createModelModerator, createModerator } from './asking/createModerator.ts';
import { createTextModel } from './asking/createTextModel.ts';
import { type Breakers, type Caller, createBreakers, createCaller } from './calls/createCaller.ts';
import { createSpending } from './calls/createSpending.ts';
import { createPainter, type Painter } from './pictures/createPainter.ts';
import type { Service, Services } from './services.ts';
import { createSpeaker, type Speaker } from './speech/createSpeaker.ts';
import { createTeller, type Teller } from './text/createTeller.ts';

type Deps = {
  services: Services;
  limits: Pick<Limits, 'hit'>;
  now: Clock;
  breakers?: Breakers;
  /** For tests: how long one answer may take, ms. */
  patienceMs?: number;
};

/** Those who make stories outside of the studio; null where the studio does it alone. */
export type Models = { teller: Teller | null; speaker: Speaker | null; painter: Painter | null };

/** Opens what is set: one caller a role, one breaker a provider, one purse for all. */
export function createModels({
  services,
  limits,
  now,
  breakers = createBreakers(),
  patienceMs,
}: Deps): Models {
  const spending = createSpending({ limits, caps: services.spending, now });
  const callerOf = (service: Service): Caller =>
    createCaller(service, { spending, now, breakers }, ...(patienceMs === undefined ? [] : [patienceMs]));

  function tellerOf({ shape, text, check, moderation }: NonNullable<Services['text']>): Teller {
    const judge = createTextModel(callerOf(check), shape);
    return createTeller({
      text: createTextModel(callerOf(text), shape),
      check: judge,
      moderator: moderation ? createModerator(callerOf(moderation)) : createModelModerator(judge),
      now,
    });
  }
  const speakerOf = ({ shape, voices, ...service }: NonNullable<Services['speech']>): Speaker =>
    createSpeaker({ caller: callerOf(service), shape, voices, now });
  const painterOf = ({ shape, image, moderation }: NonNullable<Services['pictures']>): Painter =>
    createPainter({
      image: callerOf(image),
      shape,
      moderator: createPictureModerator(callerOf(moderation)),
      now,
    });
  return {
    teller: services.text && tellerOf(services.text),
    speaker: services.speech && speakerOf(services.speech),
    painter: services.pictures && painterOf(services.pictures),
  };
}
