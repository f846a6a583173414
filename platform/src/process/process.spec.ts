import { EventEmitter, once } from 'node:events';
import { createLogger } from './logger.ts';
import { flag, integer, oneOf, readConfig, text, webAddress } from './readConfig.ts';
import { runUntilSignal } from './runUntilSignal.ts';

describe('configuration', () => {
  const shape = {
    PORT: integer({ min: 0, max: 65535, or: 3000 }),
    DATA_DIR: text(),
    SMTP_URL: text({ or: null }),
    DEV_PAGES: flag({ or: false }),
    LOG_LEVEL: oneOf(['info', 'debug'], { or: 'info' }),
  };

  it('is read with its defaults', () => {
    expect(readConfig({ DATA_DIR: '/data', DEV_PAGES: '1', PORT: ' ' }, shape)).toEqual({
      PORT: 3000,
      DATA_DIR: '/data',
      SMTP_URL: null,
      DEV_PAGES: true,
      LOG_LEVEL: 'info',
    });
  });

  it('complains once about everything that is wrong, and says what to do', () => {
    expect(() => readConfig({ PORT: '70000', DEV_PAGES: 'maybe', LOG_LEVEL: 'loud' }, shape)).toThrow(
      [
        'The configuration does not fit:',
        '  PORT must be a whole number from 0 to 65535',
        '  DATA_DIR must be set',
        '  DEV_PAGES must be 1 or 0',
        '  LOG_LEVEL must be one of info, debug',
      ].join('\n'),
    );
  });
});

describe('a web address in the configuration', () => {
  const shape = { PUBLIC_URL: webAddress({ or: null }) };

  it.each([
    ['https://stories.example.com/', 'https://stories.example.com'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://example.com/stories/', 'https://example.com/stories'],
    ['', null],
  ])('takes %p as %p', (PUBLIC_URL, read) =>
    expect(readConfig({ PUBLIC_URL }, shape)).toEqual({ PUBLIC_URL: read }),
  );

  it.each(['nope', 'stories.example.com', 'ftp://example.com', 'https://'])('refuses %p', (PUBLIC_URL) =>
    expect(() => readConfig({ PUBLIC_URL }, shape)).toThrow(
      'PUBLIC_URL must be an address like https://stories.example.com',
    ),
  );
});

describe('the logger', () => {
  it('writes one JSON line, errors without their messages, secrets as a dash', () => {
    const lines: string[] = [];
    const logger = createLogger({ name: 'query-api' }, { write: (line) => void lines.push(line) });
    logger.error(
      { err: new RangeError('canary'), email: 'canary', deep: { text: 'canary' }, route: '/api/x' },
      'failed',
    );
    expect(lines.join('')).not.toContain('canary');
    expect(JSON.parse(lines[0]!)).toMatchObject({
      name: 'query-api',
      msg: 'failed',
      route: '/api/x',
      email: '-',
      deep: { text: '-' },
      err: {
        type: 'RangeError',
        frames: expect.arrayContaining([
          expect.objectContaining({ file: expect.stringContaining('process.spec.ts') }),
        ]),
      },
    });
  });
});

describe('runUntilSignal', () => {
  function fakeProcess() {
    const emitter = new EventEmitter();
    return Object.assign(emitter, { exit: (code: number) => void emitter.emit('exited', code) });
  }

  it('stops in order on a signal, and exits with 0', async () => {
    const process = fakeProcess();
    const stopped: string[] = [];
    const part = (name: string) => ({ name, stop: async () => stopped.push(name) });
    runUntilSignal([part('http'), part('loops'), part('stores')], () => {}, process);
    process.emit('SIGTERM');
    expect(await once(process, 'exited')).toEqual([0]);
    expect(stopped).toEqual(['http', 'loops', 'stores']);
  });

  it('stops the rest when a part fails, and exits with 1', async () => {
    const process = fakeProcess();
    const stopped: string[] = [];
    const failed: string[] = [];
    const parts = [
      { name: 'http', stop: () => Promise.reject(new Error('stuck')) },
      { name: 'stores', stop: async () => stopped.push('stores') },
    ];
    runUntilSignal(parts, (_error, name) => failed.push(name), process);
    process.emit('SIGINT');
    expect(await once(process, 'exited')).toEqual([1]);
    expect([failed, stopped]).toEqual([['http'], ['stores']]);
  });

  it('exits at once on a second signal', async () => {
    const process = fakeProcess();
    let letGo = () => {};
    runUntilSignal(
      [{ name: 'http', stop: () => new Promise<void>((resolve) => (letGo = resolve)) }],
      () => {},
      process,
    );
    process.emit('SIGINT');
    const exited = once(process, 'exited');
    process.emit('SIGINT');
    expect(await exited).toEqual([130]);
    letGo();
  });
});
