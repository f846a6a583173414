import type { OutsideRole } from '@storylark/contracts/stories/outside';
import { isInTheHouse } from '@storylark/platform/http/isInTheHouse';
import type { VoiceNames } from '@storylark/studio/sound/voice/added/addedEngine';
import {
  defaultModels,
  defaultSpeechModels,
  shutdownOf,
  speechShapeAt,
  type SpeechShape,
} from './modelTable.ts';
import type { ModelConfig } from './settings.ts';
import { openAiVoices } from './speech/openAiVoices.ts';

export const OPENAI_URL = 'https://api.openai.com/v1';

export type TextShape = 'responses' | 'chat';
/** How pictures are asked for: as OpenAI's models want it, or in the older fields that servers of one's own know. */
export type ImageShape = 'gpt' | 'plain';
/** Where a role is asked, and for what. Plain data: it crosses to threads. */
export type Service = {
  role: OutsideRole;
  address: string;
  /** Goes to this address alone. */
  key: string | null;
  model: string;
  inTheHouse: boolean;
  atOnce: number;
};
export type Services = {
  /** `moderation`: null where there is no such endpoint; the check model judges there. */
  text: ({ shape: TextShape } & Record<'text' | 'check', Service> & { moderation: Service | null }) | null;
  /** `voices`: those that it has, by its own names. */
  speech: (Service & { shape: SpeechShape; voices: VoiceNames }) | null;
  /** `moderation` looks at what was painted: without it nothing is. */
  pictures: ({ shape: ImageShape } & Record<'image' | 'moderation', Service>) | null;
  spending: { perAccountAndDay: number; perDay: number };
};

type Kind = 'TEXT' | 'SPEECH' | 'IMAGE';
type Place = { address: string; key: string | null; isOpenAi: boolean; inTheHouse: boolean };

/** @throws Error that says in one sentence what does not fit */
function placeOf(kind: Kind, config: ModelConfig): Place | null {
  const openAiKey = config.OPENAI_API_KEY;
  const own = config[`${kind}_KEY`];
  const address = config[`${kind}_URL`] ?? (openAiKey === null ? null : OPENAI_URL);
  if (address === null) {
    if (own === null) return null;
    throw new Error(`${kind}_KEY is set, and nobody says for whom: set ${kind}_URL too.`);
  }
  const { hostname, protocol, host } = new URL(address);
  const inTheHouse = isInTheHouse(hostname);
  if (!inTheHouse && protocol !== 'https:')
    throw new Error(`${kind}_URL is outside of your network: it must begin with https://.`);
  const isOpenAi = host === new URL(OPENAI_URL).host;
  return { address, isOpenAi, inTheHouse, key: own ?? (isOpenAi ? openAiKey : null) };
}

/** @throws Error where a server of one's own is not told which model it is */
function modelOf(kind: Kind, { isOpenAi }: Place, set: string | null, usual: string): string {
  if (set === null && !isOpenAi)
    throw new Error(`With ${kind}_URL goes ${kind}_MODEL: what that server calls its model.`);
  return set ?? usual;
}

/**
 * Who is asked for what; null where the studio makes it alone.
 * @param now ms since 1970: how OpenAI is asked to speak hangs on the day
 * @throws Error that says in one sentence what does not fit
 */
export function servicesOf(config: ModelConfig, now: number): Services {
  const service = (role: OutsideRole, place: Place, model: string, atOnce: number): Service => {
    const { address, key, inTheHouse } = place;
    return { role, address, key, model, inTheHouse, atOnce };
  };
  const texts = placeOf('TEXT', config);
  const voices = placeOf('SPEECH', config);
  const easel = config.IMAGE_AT_ONCE === 0 ? null : placeOf('IMAGE', config);

  function textServices(place: Place): Services['text'] {
    const model = modelOf('TEXT', place, config.TEXT_MODEL, defaultModels.text);
    const check = config.CHECK_MODEL ?? (place.isOpenAi ? defaultModels.check : model);
    const moderation = config.MODERATION_MODEL ?? (place.isOpenAi ? defaultModels.moderation : null);
    const byHost = place.isOpenAi ? 'responses' : 'chat';
    return {
      shape: config.TEXT_SHAPE === 'byHost' ? byHost : config.TEXT_SHAPE,
      text: service('text', place, model, config.TEXT_AT_ONCE),
      check: service('check', place, check, config.TEXT_AT_ONCE),
      moderation: moderation === null ? null : service('moderation', place, moderation, config.TEXT_AT_ONCE),
    };
  }
  function speechService(place: Place): Services['speech'] {
    const byDate = place.isOpenAi ? speechShapeAt(now) : 'speech';
    const shape = config.SPEECH_SHAPE === 'byDate' ? byDate : config.SPEECH_SHAPE;
    const model = modelOf('SPEECH', place, config.SPEECH_MODEL, defaultSpeechModels[shape]);
    if (!place.isOpenAi && Object.keys(config.SPEECH_VOICES).length === 0)
      throw new Error(
        'With SPEECH_URL goes SPEECH_VOICES, like english.f1=amy,german.f1=greta: what that server calls the voices that it has.',
      );
    return {
      ...service('speech', place, model, config.SPEECH_AT_ONCE),
      shape,
      voices: { ...(place.isOpenAi && openAiVoices), ...config.SPEECH_VOICES },
    };
  }

  /** Who looks through texts looks at pictures too, where there is such an endpoint. */
  function pictureServices(place: Place, byTexts: Service | null): NonNullable<Services['pictures']> {
    const model = modelOf('IMAGE', place, config.IMAGE_MODEL, defaultModels.image);
    const set = config.MODERATION_MODEL ?? (place.isOpenAi ? defaultModels.moderation : null);
    const moderation = byTexts ?? (set && service('moderation', place, set, config.IMAGE_AT_ONCE));
    if (!moderation)
      throw new Error('With IMAGE_URL goes MODERATION_MODEL: nothing is painted that nobody can look at.');
    return {
      shape: place.isOpenAi ? 'gpt' : 'plain',
      image: service('image', place, model, config.IMAGE_AT_ONCE),
      moderation,
    };
  }
  const text = texts && textServices(texts);
  return {
    text,
    speech: voices && speechService(voices),
    pictures: easel && pictureServices(easel, text?.moderation ?? null),
    spending: { perAccountAndDay: config.SPEND_PER_ACCOUNT_AND_DAY, perDay: config.SPEND_PER_DAY },
  };
}

const DAY = 86_400_000;
const WARNED_BEFORE_DAYS = 60;

export type Shutdown = { role: OutsideRole; model: string; shutsDownAt: string; days: number };
/** Of services in use: models that will answer no more within 60 days, or do not any more (`days` 0 or less). */
export const shutdownsNear = (services: readonly Service[], now: number): Shutdown[] =>
  services.flatMap(({ role, model }) => {
    const shutsDownAt = shutdownOf(model);
    if (shutsDownAt === null) return [];
    const days = Math.ceil((Date.parse(shutsDownAt) - now) / DAY);
    return days <= WARNED_BEFORE_DAYS ? [{ role, model, shutsDownAt, days }] : [];
  });
