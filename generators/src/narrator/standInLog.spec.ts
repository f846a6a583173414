import { EngineFailed } from '@storylark/studio/sound/voice/added/engineFailed';
import { createLogger } from '@storylark/platform/process/logger';
import { standInLog } from './standInLog.ts';

it('tells why an engine failed, and of anything else only its kind', () => {
  const written: string[] = [];
  const told = standInLog(createLogger({ name: 'generators' }, { write: (line) => void written.push(line) }));
  told(new EngineFailed('The narrator’s server answered 500.'));
  told(new TypeError('Nora sat down'));
  expect(written[0]).toContain('The narrator’s server answered 500.');
  expect(written[1]).toContain('TypeError');
  expect(written.join('')).not.toContain('Nora');
});
