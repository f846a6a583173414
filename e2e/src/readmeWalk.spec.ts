import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startHouse, type RunningHouse } from './house/startHouse.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const commands = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');

describe('the walk of the README', () => {
  let folder: string;
  let house: RunningHouse;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'storylark-walk-'));
    house = await startHouse({ DATA_DIR: join(folder, 'data') });
  });
  afterAll(async () => {
    await house.stop();
    rmSync(folder, { recursive: true });
  });

  it('leads with its own commands from signup to a finished story that can be read, heard and looked at', async () => {
    const { stdout } = await promisify(execFile)('bash', ['-euc', commands], {
      cwd: folder,
      env: { ...process.env, ADDRESS: house.address, DATA_DIR: join(folder, 'data') },
      maxBuffer: 1 << 26,
    });
    const bytes = (name: string) => readFileSync(join(folder, name));
    const story = JSON.parse(bytes('story.json').toString()) as {
      title: string;
      text: string;
      sentences: unknown[];
      state: string;
      message: string;
    };
    expect([story.state, story.message]).toEqual(['finished', 'Story ready']);
    expect(story.text).toContain('Mia');
    expect(story.text.split(/\s+/).length).toBeGreaterThan(300);
    expect(stdout).toContain(story.title);
    expect(bytes('story.mp3').subarray(0, 3).toString()).toBe('ID3');
    expect(bytes('story.mp3').length).toBeGreaterThan(500_000);
    expect(bytes('picture.webp').subarray(8, 12).toString()).toBe('WEBP');
    const events = bytes('events.txt').toString();
    const states = [...events.matchAll(/"state":"(\w+)"/g)]
      .map(([, state]) => state)
      .filter((state, i, all) => state !== all[i - 1]);
    for (const state of ['text_pending', 'narration_pending', 'image_pending', 'finished'])
      expect(states).toContain(state);
  }, 300_000);
});
