/**
 * `npm test`: install, build, every check, every test program; goes on after a failure and sums up on the
 * last line. `npm test -- <pattern>`: only the jest files that match. `npm run check`: only the checks.
 * `npm run complete`: in full what `npm test` tries by a sample.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { build, buildWeb, prepare } from './prepare.mjs';

const args = process.argv.slice(2);
const onlyChecks = args.includes('--checks');
const complete = args.includes('--complete');
const patterns = args.filter((arg) => !['--checks', '--complete'].includes(arg));
/** As few as can hit each of the six places; a place that they miss gets a round more. */
const crashRounds = complete ? 25 : 6;
/** Ten times what the longest takes on two idle cores: a machine may be busy. */
const minutesPerProgram = 60;

const checks = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--build'] },
  { name: 'web app', command: ['scripts/buildWeb.mjs'] },
  // The only rule that warns is the one about `!`: a few are honest, and this many are enough.
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--max-warnings=100'] },
  {
    name: 'formatting',
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  { name: 'import rules', command: ['scripts/importRules.mjs'] },
  { name: 'regular expressions', command: ['scripts/regularExpressions.mjs'] },
  { name: 'licences', command: ['scripts/licences.mjs'] },
  { name: 'bill of materials', command: ['scripts/sbom.mjs'] },
];

/**
 * Each prints 'N passed, N failed' alone on its last line, and before it, under 'failed:', an indented line for
 * each that failed; a program that counts nothing counts as failed.
 */
const jestTests = { name: 'unit, contract and API tests', command: jest() };
/** Waits more than it works. */
const crashTest = {
  name: `crash test (${crashRounds} rounds; npm run crash -- 500 for more)`,
  command: ['e2e/dist/crash/main.js', String(crashRounds)],
};
const programs = [
  {
    name: complete ? 'browser tests' : 'browser tests (npm run looks for every look in every language)',
    command: ['e2e/dist/browser/main.js'],
  },
  onEngines({
    name: 'faults of the distributed composition (9 of them; npm run faults for all)',
    command: ['e2e/dist/faults/main.js', '--part', '9'],
  }),
];

console.log(
  `Testing Storylark: packages, build, then ${onlyChecks ? 'the checks' : patterns.length > 0 ? `tests in ${patterns.join(' ')}` : 'checks and tests'}.`,
);
prepare();

const totals = { passed: 0, failed: 0 };
const failures = [];
const untried = [];
if (patterns.length > 0) {
  build();
  buildWeb();
} else await runChecks();
if (!onlyChecks) {
  const crash = patterns.length > 0 ? null : runProgram(crashTest, { atTheEnd: true });
  await runProgram(jestTests);
  await crash;
  if (patterns.length === 0) for (const program of programs) await runProgram(program);
}

if (untried.length > 0) console.log(`\nNot tried: ${untried.join(', ')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

/**
 * What needs the real engines; where their addresses are not in the environment, its name says so, and
 * nothing is run.
 */
function onEngines(program) {
  const missing = ['MONGODB_URL', 'KAFKA_BROKERS', 'S3_ENDPOINT'].filter((name) => !process.env[name]);
  return missing.length === 0
    ? program
    : { name: `${program.name}: ${missing.join(', ')} not set`, command: null };
}

function jest() {
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const reporters = ['--reporters=default', '--reporters=<rootDir>/scripts/countTests.mjs'];
  // a pattern right behind the reporters would be taken for one
  return [...node, 'node_modules/jest/bin/jest.js', ...reporters, '--ci'];
}

/** The build that the others read first, then the others, as many at once as there are cores. */
async function runChecks() {
  const [build, ...others] = checks;
  await runCheck(build);
  const inTurn = async () => {
    for (let check; (check = others.shift());) await runCheck(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, inTurn));
}

async function runCheck({ name, command }) {
  const began = performance.now();
  const { code, output } = await run(command);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  count(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** `atTheEnd`: what it writes is shown once it has ended, since others write meanwhile. */
async function runProgram({ name, command }, { atTheEnd = false } = {}) {
  if (!atTheEnd) console.log(`\n${name}`);
  if (command === null) return void untried.push(name);
  const { code, output, lines } = await run([...command, ...patterns], atTheEnd ? undefined : process.stdout);
  if (atTheEnd) console.log(`\n${name}\n${output.trimEnd()}`);
  if (code === 0 && /(?:^|\n)Not tried: .+$/.test(lines.trimEnd())) return void untried.push(name);
  const counted = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(lines);
  const [passed, failed] = counted === null ? [0, 0] : [Number(counted[1]), Number(counted[2])];
  if (counted === null) console.log(`${name}: ended with ${code} before it had counted its tests.`);
  else if (passed + failed === 0) console.log(`${name}: no test was run.`);
  const uncounted = failed === 0 && (code !== 0 || passed === 0);
  // again at the very end: long output is cut in the middle
  const named = [...lines.matchAll(/^failed:((?:\n {2}.+)+)/gm)].at(-1)?.[1] ?? '';
  count(`${name}${named}`, { passed, failed: uncounted ? 1 : failed });
}

function count(told, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(told);
}

/**
 * Runs a Node program, which ends when this one does. `output` is all it wrote, `lines` what went to stdout; both are shown at once where
 * `echo` is given.
 */
function run(command, echo) {
  return new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, ['--import', './scripts/endWithParent.mjs', ...command], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...colours, ...(complete ? { COMPLETE: '1' } : {}) },
      timeout: minutesPerProgram * 60_000,
      killSignal: 'SIGKILL', // what it has started ends with it
    });
    let output = '';
    let lines = '';
    const take = (text) => {
      output += text;
      echo?.write(text);
    };
    child.stderr.setEncoding('utf8').on('data', take);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      lines += text;
      take(text);
    });
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output, lines }));
  });
}
