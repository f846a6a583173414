import { readConfig } from '@storylark/platform/process/readConfig';
import { narratorOf, narratorSettings } from './config.ts';

const environment = { PATH: process.env.PATH ?? '', HOME: '/home/house' };
const read = (env: Record<string, string>) =>
  narratorOf(readConfig(env, narratorSettings), { ...environment, MASTER_KEY: 'secret' });
const voices = { NARRATOR_VOICES: 'english.f1=en-GB, german.f1 = de-DE' };

describe('an engine to narrate', () => {
  it('is none unless one is set', () => {
    expect(read({})).toBeNull();
    expect(read(voices)).toBeNull();
  });

  it('may be a program, whose words are read as a shell would and go to none', () => {
    expect(
      read({ ...voices, NARRATOR_COMMAND: `sh -c "say '{voice}'" {text} --out={wav} 'two words'` }),
    ).toEqual({
      kind: 'command',
      program: 'sh',
      args: ['-c', "say '{voice}'", '{text}', '--out={wav}', 'two words'],
      environment,
      voices: { 'english.f1': 'en-GB', 'german.f1': 'de-DE' },
      seconds: 30,
    });
  });

  it('may be a server of one’s own network, or another for whoever answers for it', () => {
    const server = { kind: 'server', model: 'tts-1', key: null, seconds: 5 };
    const limited = { ...voices, NARRATOR_SECONDS: '5' };
    expect(read({ ...limited, NARRATOR_URL: 'http://tts:8880/' })).toMatchObject({
      ...server,
      address: 'http://tts:8880',
    });
    const outside = { ...limited, NARRATOR_URL: 'https://speech.example.com', NARRATOR_KEY: 'k' };
    expect(() => read(outside)).toThrow('hold children’s names: NARRATOR_OUTSIDE=1 says that you answer for');
    expect(read({ ...outside, NARRATOR_OUTSIDE: '1' })).toMatchObject({ ...server, key: 'k' });
    expect(() =>
      read({ ...outside, NARRATOR_URL: 'http://speech.example.com', NARRATOR_OUTSIDE: '1' }),
    ).toThrow('must begin with https://');
  });

  it.each([
    [{ NARRATOR_COMMAND: 'sh', NARRATOR_URL: 'http://tts' }, 'two narrators: set one of them'],
    [{ NARRATOR_COMMAND: 'sh', NARRATOR_VOICES: '' }, 'With NARRATOR_COMMAND goes NARRATOR_VOICES'],
    [{ NARRATOR_URL: 'http://tts', NARRATOR_VOICES: '' }, 'With NARRATOR_URL goes NARRATOR_VOICES'],
    [{ NARRATOR_COMMAND: 'no-such-program {wav}' }, 'names "no-such-program", which is no program'],
    [{ NARRATOR_COMMAND: '/tmp' }, 'names "/tmp", which is no program'],
    [{ NARRATOR_COMMAND: 'sh "never closed' }, 'with every quote closed'],
    [{ NARRATOR_COMMAND: 'sh {lang}' }, 'and not {lang}'],
    [{ NARRATOR_VOICES: 'amy' }, 'must be like english.f1=amy'],
    [{ NARRATOR_VOICES: 'klingon.f1=amy' }, 'must be like english.f1=amy'],
    [{ NARRATOR_VOICES: 'english.f1=' }, 'must be like english.f1=amy'],
    [{ NARRATOR_SECONDS: '0' }, 'must be a whole number from 1 to 300'],
    [{ NARRATOR_URL: 'tts:8880' }, 'must be an address'],
  ])('of %j is refused in a sentence', (env, reason) => {
    expect(() => read({ ...voices, ...env })).toThrow(reason);
  });
});
