import { readFileSync } from 'node:fs';
import { readConfig } from '@storylark/platform/process/readConfig';
import { vaultSettings } from '@storylark/platform/process/engineSettings';
import { composeText } from './composeText.ts';
import { filledEnv, neededBy } from './filledEnv.ts';

const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));

describe('a filled .env', () => {
  const names = neededBy(composeText());

  it('has a secret of its own for all that compose does not do without, and is otherwise the example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const filled = filledEnv(example, names)!;
    const values = valuesOf(filled);
    expect(Object.keys(values).sort()).toEqual([...names].sort());
    expect(new Set(Object.values(values)).size).toBe(names.length);
    for (const value of Object.values(values)) expect(value).toMatch(/^[0-9a-f]{20,}$/);
    expect(readConfig(values, vaultSettings).MASTER_KEY).toHaveLength(32);
    expect(filled.replace(/^([A-Z0-9_]+=).*$/gm, '$1')).toBe(example);
    expect(filledEnv(example, names)).not.toBe(filled);
    expect(filledEnv(filled, names)).toBeNull();
  });

  it('keeps what is set, and gets what an older one lacks', () => {
    const filled = filledEnv('MASTER_KEY="mine"\n# SERVICE_TOKEN=no\nS3_ACCESS_KEY_ID=""\nPORT=1', [
      'MASTER_KEY',
      'SERVICE_TOKEN',
      'S3_ACCESS_KEY_ID',
    ])!;
    expect(filled).toMatch(
      /^MASTER_KEY="mine"\n# SERVICE_TOKEN=no\nS3_ACCESS_KEY_ID=[0-9a-f]{20}\nPORT=1\nSERVICE_TOKEN=[0-9a-f]{64}\n$/,
    );
  });
});
