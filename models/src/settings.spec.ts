import { readConfig } from '@storylark/platform/process/readConfig';
import { modelSettings } from './settings.ts';
import { servicesOf, shutdownsNear } from './services.ts';

const NOVEMBER = Date.UTC(2026, 10, 20);
const read = (env: Record<string, string>, now = NOVEMBER) => servicesOf(readConfig(env, modelSettings), now);
const openAi = { OPENAI_API_KEY: 'sk-1' };

describe('the services that models are asked at', () => {
  it('are none unless a key or an address is set', () => {
    expect(read({})).toMatchObject({ text: null, speech: null, pictures: null });
  });

  it('are OpenAI’s where its key is set, by models of the table', () => {
    const { text, speech } = read(openAi);
    const at = { address: 'https://api.openai.com/v1', key: 'sk-1', inTheHouse: false };
    expect(text).toMatchObject({ shape: 'responses', text: { ...at, model: 'gpt-6-sol' }, check: at });
    expect(text?.moderation).toMatchObject({ ...at, model: 'omni-moderation-latest' });
    expect(speech).toMatchObject({ ...at, shape: 'speech', model: 'gpt-4o-mini-tts' });
    expect(speech?.voices).toMatchObject({ 'english.f1': 'marin', 'french.m1': 'cedar' });
  });

  it('speak by way of Realtime from the day on which the speech endpoint ends, unless it is set otherwise', () => {
    const january = Date.UTC(2027, 0, 6);
    expect(read(openAi, january - 1).speech?.shape).toBe('speech');
    expect(read(openAi, january).speech).toMatchObject({
      shape: 'realtime',
      model: 'gpt-realtime-2.1-mini',
    });
    expect(read({ ...openAi, SPEECH_SHAPE: 'speech' }, january).speech?.shape).toBe('speech');
  });

  it('may be a voice of one’s own, which has those that are named', () => {
    const { speech } = read({
      ...openAi,
      SPEECH_URL: 'http://tts:8880/v1',
      SPEECH_MODEL: 'kokoro',
      SPEECH_VOICES: 'english.f1=amy',
    });
    expect(speech).toMatchObject({
      inTheHouse: true,
      key: null,
      shape: 'speech',
      voices: { 'english.f1': 'amy' },
    });
    expect(Object.keys(speech?.voices ?? {})).toHaveLength(1);
    expect(read({ ...openAi, SPEECH_VOICES: 'english.f1=verse' }).speech?.voices).toMatchObject({
      'english.f1': 'verse',
      'german.f1': 'marin',
    });
  });

  it('never get a key that was given for another host', () => {
    const own = { TEXT_URL: 'http://ollama:11434/v1', TEXT_MODEL: 'llama' };
    const { text } = read({ ...openAi, ...own });
    for (const service of [text?.text, text?.check]) expect(service?.key).toBeNull();
    expect(read({ ...openAi, ...own, TEXT_KEY: 'own' }).text?.text.key).toBe('own');
    for (const near of ['https://api.openai.com.example.org/v1', 'https://api.openai.com:8443/v1'])
      expect(read({ ...openAi, TEXT_URL: near, TEXT_MODEL: 'm' }).text?.text.key).toBeNull();
  });

  it('may be a model of one’s own, which judges what it says itself where nothing else is set', () => {
    const { text } = read({ TEXT_URL: 'http://ollama:11434/v1', TEXT_MODEL: 'llama' });
    expect(text).toMatchObject({
      shape: 'chat',
      text: { inTheHouse: true, model: 'llama' },
      check: { model: 'llama' },
      moderation: null,
    });
  });

  it('have pictures painted where a key is set, and looked at by whom texts are, unless nobody is to paint', () => {
    const { pictures } = read(openAi);
    expect(pictures).toMatchObject({
      shape: 'gpt',
      image: { key: 'sk-1', model: 'gpt-image-2.5-sunburst' },
      moderation: { key: 'sk-1', model: 'omni-moderation-latest' },
    });
    const easel = { IMAGE_URL: 'http://easel:8000/v1', IMAGE_MODEL: 'flux' };
    expect(read({ ...openAi, ...easel }).pictures).toMatchObject({
      shape: 'plain',
      image: { key: null, inTheHouse: true },
      moderation: { address: 'https://api.openai.com/v1', key: 'sk-1' },
    });
    expect(read({ ...easel, MODERATION_MODEL: 'guard' })).toMatchObject({
      text: null,
      pictures: { moderation: { address: 'http://easel:8000/v1', model: 'guard' } },
    });
    expect(read({ ...openAi, IMAGE_AT_ONCE: '0' }).pictures).toBeNull();
  });

  it.each([
    [{ TEXT_KEY: 'k' }, 'TEXT_KEY is set, and nobody says for whom'],
    [{ TEXT_URL: 'http://models.example.com/v1', TEXT_MODEL: 'm' }, 'must begin with https://'],
    [{ TEXT_URL: 'http://models:8000/v1' }, 'With TEXT_URL goes TEXT_MODEL'],
    [{ SPEECH_KEY: 'k' }, 'SPEECH_KEY is set, and nobody says for whom'],
    [{ SPEECH_URL: 'http://tts:8880/v1', SPEECH_MODEL: 'm' }, 'With SPEECH_URL goes SPEECH_VOICES'],
    [{ SPEECH_VOICES: 'english.x1=amy' }, 'SPEECH_VOICES must be like english.f1=amy'],
    [{ IMAGE_KEY: 'k' }, 'IMAGE_KEY is set, and nobody says for whom'],
    [{ IMAGE_URL: 'http://easel.example.com/v1', IMAGE_MODEL: 'm' }, 'IMAGE_URL is outside of your network'],
    [{ IMAGE_URL: 'http://easel:8000/v1' }, 'With IMAGE_URL goes IMAGE_MODEL'],
    [{ IMAGE_URL: 'http://easel:8000/v1', IMAGE_MODEL: 'm' }, 'With IMAGE_URL goes MODERATION_MODEL'],
    [{ SPEND_PER_DAY: 'a lot' }, 'SPEND_PER_DAY must be an amount of US dollars'],
    [{ SPEND_PER_DAY: '-1' }, 'SPEND_PER_DAY must be an amount of US dollars'],
    [{ TEXT_SHAPE: 'letters' }, 'TEXT_SHAPE must be one of'],
    [{ TEXT_AT_ONCE: '0' }, 'TEXT_AT_ONCE must be a whole number'],
  ])('with %j are refused in a sentence', (env, reason) => {
    expect(() => read(env)).toThrow(reason);
  });

  it('may cost what is set, in US dollars', () => {
    expect(read({ SPEND_PER_ACCOUNT_AND_DAY: '0.5', SPEND_PER_DAY: '12' }).spending).toEqual({
      perAccountAndDay: 500_000,
      perDay: 12_000_000,
    });
  });

  it('are warned of 60 days before a model answers no more, and after that', () => {
    const { text, speech } = read({ ...openAi, TEXT_MODEL: 'gpt-5' });
    const near = (now: number) =>
      shutdownsNear(
        [text?.text, text?.check, speech].filter((one) => one != null),
        now,
      );
    expect(near(Date.UTC(2026, 9, 11))).toEqual([]);
    expect(near(NOVEMBER)).toEqual([
      { role: 'text', model: 'gpt-5', shutsDownAt: '2026-12-11', days: 21 },
      { role: 'speech', model: 'gpt-4o-mini-tts', shutsDownAt: '2027-01-06', days: 47 },
    ]);
    expect(near(Date.UTC(2026, 11, 12))[0]).toMatchObject({ days: -1 });
  });
});
