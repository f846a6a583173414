import { createHmac } from 'node:crypto';
import { type Helper, helpers, HELPERS_ID, type HelpersDocument } from '@storylark/contracts/stories/helpers';
import { outsideRoles, type OutsideRole } from '@storylark/contracts/stories/outside';
import { createModels } from '@storylark/models/createModels';
import { shutdownOf } from '@storylark/models/modelTable';
import { OPENAI_URL, type Service, type Services, shutdownsNear } from '@storylark/models/services';
import type { Clock } from '@storylark/platform/clock';
import { createLimits } from '@storylark/platform/limits/createLimits';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { createPlaces, type Outside } from './outside.ts';

type Deps = {
  services: Services;
  readStore: ReadStore;
  vault: Pick<KeyVault, 'secret'>;
  logger: { warn: (facts: object, message: string) => void };
  now: Clock;
};

/** As OpenAI says of what it is sent with `store: false`. */
const OPENAI_KEEPS_DAYS = 30;

function helperOf({ address, model, inTheHouse }: Service): Helper {
  const { host } = new URL(address);
  const isOpenAi = host === new URL(OPENAI_URL).host;
  return {
    host,
    model,
    inTheHouse,
    shutsDownAt: shutdownOf(model),
    retentionDays: isOpenAi ? OPENAI_KEEPS_DAYS : null,
  };
}

/**
 * Opens those who help with stories, tells the house who they are, and warns of models that will soon answer no
 * more.
 */
export async function openOutside({ services, readStore, vault, logger, now }: Deps): Promise<Outside> {
  const models = createModels({ services, limits: createLimits({ readStore, now }), now });
  const { teller, speaker, painter } = models;
  const inUse: Partial<Record<OutsideRole, Service>> = {
    ...painter?.services,
    ...teller?.services,
    ...(speaker && { speech: speaker.service }),
  };
  const roles = Object.fromEntries(
    outsideRoles.map((role) => [role, inUse[role] ? helperOf(inUse[role]) : null]),
  ) as Record<OutsideRole, Helper | null>;
  await readStore.collection<HelpersDocument>(helpers).put({ _id: HELPERS_ID, roles });
  for (const { role, model, shutsDownAt, days } of shutdownsNear(Object.values(inUse), now()))
    logger.warn(
      { role, model, shutsDownAt },
      days > 0
        ? 'a model that is in use will answer no more from this day on: set another one'
        : 'a model that is in use answers no more: set another one',
    );
  const key = await vault.secret('safety-identifier');
  return {
    models,
    places: createPlaces((services.text?.text.atOnce ?? 0) + (services.speech?.atOnce ?? 0)),
    picturePlaces: createPlaces(services.pictures?.image.atOnce ?? 0),
    safetyIdOf: (accountId) => createHmac('sha256', key).update(accountId).digest('base64url').slice(0, 32),
  };
}
