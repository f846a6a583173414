import { storyLanguages, type StoryLanguage } from '@storylark/contracts/languages';
import { SAMPLE_RATE } from '../../dsp/samples.ts';
import { createEspeakNarrator } from '../createEspeakNarrator.ts';
import type { Spoken, Utterance } from '../narrator.ts';
import { createAddedNarrator } from './createAddedNarrator.ts';
import { speakByServer } from './speakByServer.ts';
import { everyVoice } from './testing/everyVoice.ts';
import { openFakeServer } from './testing/fakeServer.ts';
import { wavOf } from './testing/hum.ts';

const texts: Record<StoryLanguage, string> = {
  english: 'All along the moorings, the little boats were asleep. Then the lamp went on, and nobody spoke.',
  german:
    'Unten am Wasser lagen die kleinen Boote und schliefen. Dann ging die Lampe an, und niemand sprach.',
  french:
    'Le long du quai, les petits bateaux dormaient. Puis la lampe s’est allumée, et personne n’a parlé.',
};

/** A server that really speaks, with another voice than the one that is asked for, and knows its word times. */
describe('an engine that really speaks', () => {
  const builtIn = createEspeakNarrator();
  let pace = 1;
  let told: Spoken | undefined;
  let server: Awaited<ReturnType<typeof openFakeServer>> | undefined;
  const line = (language: StoryLanguage): Utterance => ({ text: texts[language], language, voice: 'f1', delivery: 'plain', pace: 1, pitch: 0, range: 0 }); // prettier-ignore

  beforeAll(async () => {
    server = await openFakeServer(({ body }) => (_, response) => {
      const language = storyLanguages.find((one) => texts[one] === body.input)!;
      void builtIn.speak({ ...line(language), voice: 'm2', pace }).then((spoken) => {
        told = spoken;
        const wav = wavOf(spoken.pcm, { sampleRate: SAMPLE_RATE, channels: 1, bits: 16 });
        response.writeHead(200, { 'content-type': 'audio/wav' }).end(wav);
      });
    });
  });
  afterAll(async () => {
    await server?.close();
    await builtIn.close();
  });
  const speak = (language: StoryLanguage): Promise<Spoken> => {
    const at = { address: server!.address, model: 'm', key: null };
    const engine = { kind: 'server', ...at, voices: everyVoice, seconds: 60 } as const;
    return createAddedNarrator({ engine, speakWith: speakByServer(at), builtIn }).speak(line(language));
  };

  it.each(storyLanguages)('is followed word by word (%s)', async (language) => {
    for (pace of [0.85, 1.1]) {
      const { pcm, words } = await speak(language);
      const drawnOut = pcm.length / told!.pcm.length;
      const errors = words
        .map(([from], index) => Math.abs(from - drawnOut * told!.words[index]![0]))
        .sort((one, other) => one - other);
      expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.06);
      expect(errors.at(-1)).toBeLessThan(0.25);
    }
  });

  it.each(storyLanguages)(
    'tells no quicker than children follow, and as slowly as it likes (%s)',
    async (language) => {
      const seconds = ({ pcm }: Spoken): number => pcm.length / SAMPLE_RATE;
      const own = seconds(await builtIn.speak(line(language)));
      pace = 1.5;
      const hurried = await speak(language);
      expect(own / seconds(told!)).toBeGreaterThan(1.4);
      expect(own / seconds(hurried)).toBeCloseTo(1.15, 1);
      expect(hurried.words.at(-1)![1]).toBeLessThanOrEqual(seconds(hurried));
      pace = 0.85;
      expect(seconds(await speak(language))).toBeCloseTo(seconds(told!), 1);
    },
  );
});
