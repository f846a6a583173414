/** What travels between the narrator and the process that holds the synthesiser. */
export type EspeakRequest = {
  id: number;
  voice: string;
  rate: number;
  pitch: number;
  range: number;
  spoken: string;
};

/** `position` counts the characters of `spoken` from 0; `sound` is an IPA symbol, empty for silence. */
export type EspeakMark = { kind: 'word' | 'sound'; position: number; milliseconds: number; sound: string };

export type EspeakAnswer =
  | { kind: 'spoken'; id: number; pcm: Int16Array; sampleRate: number; marks: EspeakMark[] }
  | { kind: 'refused'; id: number; reason: string }
  | { kind: 'missing'; reason: string };
