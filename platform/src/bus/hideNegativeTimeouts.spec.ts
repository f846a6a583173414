import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

it('the warning that kafkajs causes since Node 24 is hidden, and no other', async () => {
  const built = new URL('../../dist/bus/hideNegativeTimeouts.js', import.meta.url).href;
  const script = `
    import { hideNegativeTimeouts } from ${JSON.stringify(built)};
    for (let times = 0; times < 2; times += 1) hideNegativeTimeouts();
    process.emitWarning('-1 is a negative number', 'TimeoutNegativeWarning');
    process.emitWarning('mind the gap', 'OurWarning');`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(stderr).toMatch(/OurWarning: mind the gap/);
  expect(stderr).not.toMatch(/Negative/);
});
