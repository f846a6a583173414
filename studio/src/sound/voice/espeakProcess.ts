import { setPriority } from 'node:os';
import type { EspeakAnswer, EspeakMark, EspeakRequest } from './espeakProtocol.ts';
import { variantFiles } from './voices.ts';

// The synthesiser is under the GPL and can hang or crash: it is loaded here, in a process of its own, and
// nowhere else.
// Run by createEspeakNarrator with the package's name as argument.

type EspeakEvent = { type: string; text_position: number; audio_position: number; id: unknown };
type Synthesiser = {
  rate: number;
  pitch: number;
  range: number;
  set_voice(name: string): number;
  get_samplerate(): number;
  synthesize(text: string, onSound: (pcm: Int16Array, events: EspeakEvent[]) => void): void;
};

/** As the rest of the studio: whoever waits for an answer comes first. */
setPriority(5);
const answer = (message: EspeakAnswer): void => void process.send?.(message);
const packageName = process.argv[2] ?? '';

const VARIANTS = '/usr/share/espeak-ng-data/voices/!v';

type Package = {
  eSpeakNGWorker: new () => Synthesiser;
  /** The files the synthesiser sees: they are in memory and its own. */
  FS: {
    readdir(path: string): string[];
    unlink(path: string): void;
    writeFile(path: string, content: string): void;
  };
};

async function load(): Promise<Synthesiser> {
  const { default: initialise } = (await import(packageName)) as { default: () => Promise<Package> };
  const { FS, eSpeakNGWorker } = await initialise();
  // It has room for 349 files of voices and comes with nearly as many: ours take the place of its variants.
  for (const name of FS.readdir(VARIANTS)) if (!name.startsWith('.')) FS.unlink(`${VARIANTS}/${name}`);
  for (const [name, content] of variantFiles) FS.writeFile(`${VARIANTS}/${name}`, content);
  return new eSpeakNGWorker();
}

function speak(
  synthesiser: Synthesiser,
  { id, voice, rate, pitch, range, spoken }: EspeakRequest,
): EspeakAnswer {
  const variant = voice.split('+')[1];
  // An unknown voice leaves the one before in place, an unknown variant passes for the plain voice: neither
  // may be heard.
  if ((variant !== undefined && !variantFiles.has(variant)) || synthesiser.set_voice(voice) !== 0)
    return { kind: 'refused', id, reason: `There is no voice "${voice}".` };
  Object.assign(synthesiser, { rate, pitch, range });
  const parts: Int16Array[] = [];
  const marks: EspeakMark[] = [];
  synthesiser.synthesize(spoken, (pcm, events) => {
    parts.push(pcm);
    for (const { type, text_position, audio_position, id: sound } of events)
      if (type === 'word' || type === 'phoneme')
        marks.push({
          kind: type === 'word' ? 'word' : 'sound',
          position: text_position - 1,
          milliseconds: audio_position,
          sound: type === 'word' ? '' : String(sound),
        });
  });
  const pcm = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    pcm.set(part, at);
    at += part.length;
  }
  return { kind: 'spoken', id, pcm, sampleRate: synthesiser.get_samplerate(), marks };
}

process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of the terminal; this one ends with its owner, when the last line is spoken.
process.on('SIGINT', () => undefined);
const loading = load();
// Where it fails before the first line is there, that line is still answered; until then nobody catches it.
loading.catch(() => undefined);
process.on('message', (request: EspeakRequest) => {
  loading.then(
    (synthesiser) => {
      try {
        answer(speak(synthesiser, request));
      } catch (error) {
        answer({ kind: 'refused', id: request.id, reason: String(error) });
      }
    },
    (error: unknown) => answer({ kind: 'missing', reason: String(error) }),
  );
});
