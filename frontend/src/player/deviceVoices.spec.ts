import { describe, expect, it } from '@jest/globals';
import { voicesOf } from './deviceVoices.ts';

const voice = (name: string, lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({
    name,
    lang,
    voiceURI: `urn:${name}`,
    localService: true,
    default: false,
    ...more,
  }) as SpeechSynthesisVoice;
const names = (all: SpeechSynthesisVoice[], locale: 'en' | 'de' | 'fr', device = 'en-GB') =>
  voicesOf(all, locale, device).map(({ name }) => name);

describe('the voices of a device', () => {
  it('are those of the language, however it is written', () => {
    const all = [
      voice('Anna', 'de-DE'),
      voice('Samantha', 'en-US'),
      voice('English India', 'en_IN'),
      voice('Thomas', 'fra-FR'),
      voice('Odd', 'en-us+f3@x'),
      voice('Nameless', ''),
    ];
    expect(names(all, 'de')).toEqual(['Anna']);
    expect(names(all, 'en')).toEqual(['English India', 'Samantha']);
    expect(names(all, 'fr')).toEqual(['Thomas']);
  });

  it('are never such as send the text to a server', () => {
    expect(names([voice('Google UK English', 'en-GB', { localService: false })], 'en')).toEqual([]);
  });

  it('come once each, those of the own region first, then the usual one', () => {
    const all = [
      voice('Zoe', 'en-US'),
      voice('Alex', 'en-US'),
      voice('Moira', 'en-IE', { default: true }),
      voice('Daniel', 'en-GB'),
      voice('Daniel', 'en-GB'),
    ];
    expect(names(all, 'en')).toEqual(['Daniel', 'Moira', 'Alex', 'Zoe']);
  });
});
