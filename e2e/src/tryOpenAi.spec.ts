import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createModelStub } from '@storylark/models/testing/createModelStub';

const program = fileURLToPath(new URL('../dist/tryOpenAi.js', import.meta.url));
const WITHIN_MS = 600_000;

const run = (env: Readonly<Record<string, string>>) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [program],
      { env: { ...process.env, STUDIO_PROCESSES: '1', ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });

it(
  'one story is tried with the models that are set up: who made what, how long, for how much',
  async () => {
    const stub = await createModelStub();
    const models = Object.fromEntries(
      ['TEXT', 'SPEECH', 'IMAGE'].flatMap((role) => [
        [`${role}_URL`, stub.baseUrl],
        [`${role}_KEY`, 'sk-of-the-stub'],
        [`${role}_MODEL`, `m-${role}`],
      ]),
    );
    const { code, printed } = await run({
      ...models,
      MODERATION_MODEL: 'omni-moderation-latest',
      SPEECH_VOICES: 'english.f1=marin',
      SPEND_PER_DAY: '1000',
      SPEND_PER_ACCOUNT_AND_DAY: '1000',
    });
    await stub.close();
    expect(printed).toMatch(/^text: m-TEXT at 127\.0\.0\.1/m);
    expect(printed).toMatch(
      /^text: outside; [\d.]+ s; \d+ calls, \d+ of them again; \$\d+\.\d{4}; checked: rules/m,
    );
    expect(printed).toMatch(/^narration: outside;/m);
    expect(printed).toMatch(/^picture 1: outside;/m);
    expect([code, printed]).toEqual([0, expect.stringMatching(/In all \$\d+\.\d{4}/)]);
    const folder = /lies in (.+)$/m.exec(printed)![1]!;
    const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThan(500);
    rmSync(folder, { recursive: true });
  },
  WITHIN_MS,
);

it(
  'and where nobody is set up it says what to set',
  async () => {
    const { code, printed } = await run({});
    expect([code, printed]).toEqual([2, expect.stringContaining('set one of OPENAI_API_KEY, TEXT_URL')]);
  },
  WITHIN_MS,
);
