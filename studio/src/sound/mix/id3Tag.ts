import type { StoryLanguage } from '@storylark/contracts/languages';
import type { Maker } from '@storylark/contracts/stories/outside';
import { sourceAddress, xmpPacket } from '../../marks/xmpPacket.ts';

/** ISO 639-2 codes as ID3 wants them. */
const languageCodes: Record<StoryLanguage, string> = { english: 'eng', german: 'deu', french: 'fra' };
const madeWithAi: Record<StoryLanguage, string> = {
  english: 'Made with AI',
  german: 'Mit KI erstellt',
  french: 'Créé avec l’IA',
};
const voices: Record<Maker, Record<StoryLanguage, string>> = {
  house: {
    english: 'Synthetic voice of Storylark',
    german: 'Künstliche Stimme von Storylark',
    french: 'Voix de synthèse de Storylark',
  },
  outside: {
    english: 'Voice of an AI model',
    german: 'Stimme eines KI-Modells',
    french: 'Voix d’un modèle d’IA',
  },
};
const SOURCE_TYPE = 'trainedAlgorithmicMedia';
const UTF_8 = 3;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const join = (...parts: (Uint8Array | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
/** ID3 sizes hold seven bits a byte. */
const toSize = (size: number): number[] => [
  (size >> 21) & 127,
  (size >> 14) & 127,
  (size >> 7) & 127,
  size & 127,
];

const frame = (id: string, body: Uint8Array): Uint8Array =>
  join(encode(id), toSize(body.length), [0, 0], body);
const textFrame = (id: string, ...texts: string[]): Uint8Array =>
  frame(id, join([UTF_8], encode(texts.join('\0'))));

type Marked = { title: string; language: StoryLanguage; voiceBy: Maker };

/**
 * An ID3v2.4 tag: title, album, language, whose voice it is, and that the story was made with AI, for people (comment) and for
 * programs (XMP, IPTC source type).
 */
export function id3Tag({ title, language, voiceBy }: Marked): Uint8Array {
  const note = madeWithAi[language];
  const code = languageCodes[language];
  const frames = join(
    textFrame('TIT2', title),
    textFrame('TALB', 'Storylark'),
    textFrame('TLAN', code),
    frame('COMM', join([UTF_8], encode(code), encode(`\0${note}`))),
    textFrame('TXXX', 'AI generated', note),
    textFrame('TXXX', 'Voice', voices[voiceBy][language]),
    textFrame('TXXX', 'Digital source type', sourceAddress(SOURCE_TYPE)),
    frame('PRIV', encode(`XMP\0${xmpPacket(SOURCE_TYPE)}`)),
  );
  return join(encode('ID3'), [4, 0, 0], toSize(frames.length), frames);
}
