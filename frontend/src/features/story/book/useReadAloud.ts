import { localeOf } from '@storylark/contracts/languages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { useMemo, useState } from 'react';
import { readVoice, writeVoice } from '../../../lib/chosenVoice.ts';
import { useDeviceVoices } from '../../../player/deviceVoices.ts';
import { isOn } from '../../../player/playerMachine.ts';
import type { PlayerSource } from '../../../player/playerSource.ts';
import type { DeviceVoice, SpokenSentence } from '../../../player/readerSource.ts';
import { sentenceNear, type TextPlace } from '../../../player/sentenceNear.ts';
import { sentenceAt } from '../../../player/sentenceAt.ts';
import { useDeviceReader } from '../../../player/useDeviceReader.ts';
import type { Player } from '../../../player/usePlayer.ts';
import { spokenSentences } from './sentencePieces.ts';
import type { Voice } from './voice.ts';

type Told = Pick<StoryView, 'language' | 'paragraphs' | 'sentences'>;
type About = Pick<PlayerSource, 'title' | 'heroName' | 'artworkUrl'>;
type Places = {
  /** Where to begin while there is no recording. */
  from: () => TextPlace | null;
  /** `seconds`: where that is in the recording, null while there is none. */
  onRead: (at: SpokenSentence, seconds: number | null, finished: boolean) => void;
};

/**
 * A story's two voices as one: its recording, and in its place a voice of this device, where there is one of
 * the story's language. Both go on where the other stopped.
 */
export function useReadAloud(story: Told, about: About, player: Player, { from, onRead }: Places) {
  const { paragraphs, sentences: times } = story;
  const { title, heroName, artworkUrl } = about;
  const locale = localeOf[story.language];
  const voices = useDeviceVoices(locale);
  const [missing, setMissing] = useState(false);
  const source = useMemo(
    () => ({ title, heroName, artworkUrl, sentences: spokenSentences(paragraphs, times) }),
    [title, heroName, artworkUrl, paragraphs, times],
  );
  const { open, begin, prepare } = useDeviceReader(source, (at, finished) => {
    const seconds = times[at.sentence]?.from ?? null;
    if (seconds !== null) player.seek(finished ? 0 : seconds);
    onRead(at, seconds, finished);
  });

  const indexOf = (sentence: number) =>
    Math.max(
      0,
      source.sentences.findIndex((one) => one.sentence >= sentence),
    );
  const place = () =>
    times.length > 0
      ? indexOf(sentenceAt(times, player.state.seconds) ?? 0)
      : sentenceNear(source.sentences, from());
  function choose(voice: DeviceVoice) {
    writeVoice(locale, voice.voiceURI);
    if (open) return open.setVoice(voice);
    setMissing(false);
    begin({ voice, at: place(), rate: player.state.rate }).then(player.close, () => setMissing(true));
  }
  /** The recording goes on where the device was. */
  function toRecording() {
    if (!open) return;
    const { sentence } = open.here;
    open.close();
    player.setTimer(open.state.timer?.choice ?? null);
    player.playFrom(sentence);
  }
  const canPlay = player.state.durationSeconds > 0 && times.length > 0;
  const voice: Voice | null = open
    ? {
        playing: isOn(open.state),
        sentence: open.here.sentence,
        word: open.state.word,
        playFrom: (sentence) => open.playFrom(indexOf(sentence)),
      }
    : canPlay
      ? {
          playing: isOn(player.state),
          sentence: player.state.phase === 'closed' ? null : player.state.sentence,
          playFrom: player.playFrom,
        }
      : null;
  return { voices, open, voice, choose, toRecording, prepare, missing, remembered: () => readVoice(locale) };
}
export type ReadAloud = ReturnType<typeof useReadAloud>;
