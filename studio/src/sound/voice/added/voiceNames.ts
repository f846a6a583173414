import { storyLanguages } from '@storylark/contracts/languages';
import { voiceIds } from '@storylark/contracts/stories/vocabulary';
import type { VoiceName, VoiceNames } from './addedEngine.ts';

const names = storyLanguages.flatMap((language) => voiceIds.map((id) => `${language}.${id}` as const));
const isVoiceName = (name: string): name is VoiceName => names.some((one) => one === name);

/**
 * Reads a setting: `english.f1=amy, german.f1=…`.
 * @throws Error that says what it must be like
 */
export function voiceNamesOf(value = ''): VoiceNames {
  const found: VoiceNames = {};
  for (const entry of value.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', voice = ''] = entry.split('=', 2).map((part) => part.trim());
    if (voice === '' || !isVoiceName(name))
      throw new Error(
        `must be like english.f1=amy,german.m1=otto: a language (${storyLanguages.join(', ')}), a voice (${voiceIds.join(', ')}), and the engine’s name for it`,
      );
    found[name] = voice;
  }
  return found;
}
