import { readFileSync, writeFileSync } from 'node:fs';
import { hum, wavOf } from './hum.ts';

// A narrator's program for the specs: node fakeCommand.js <how> <voice> [<file of the text>] [<WAV file>]

const [how = '', voice = '', from, to] = process.argv.slice(2);
const text = readFileSync(from ?? 0, 'utf8');
const put = (bytes: Uint8Array): void => (to ? writeFileSync(to, bytes) : void process.stdout.write(bytes));

switch (how) {
  case 'speaks':
    if (!/^[a-z]{2}-voice$/.test(voice)) process.exitCode = 3;
    else put(wavOf(hum(text)));
    break;
  case 'fails':
    process.stderr.write(text);
    process.exitCode = 7;
    break;
  case 'hangs':
    writeFileSync(from ?? 1, String(process.pid));
    setInterval(() => undefined, 1_000);
    break;
  case 'floods':
    for (const block = Buffer.alloc(1_000_000); ;) writeFileSync(1, block);
  case 'cuts':
    put(wavOf(hum(text)).subarray(0, 40));
    break;
  case 'silent':
    put(wavOf(new Float32Array(16_000)));
    break;
  case 'prose':
    put(Buffer.from(text));
    break;
  default:
}
