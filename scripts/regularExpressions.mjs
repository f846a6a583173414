/**
 * No regular expression may take longer than in proportion to its text: who sends one text could hold up
 * everybody. Every literal in the code, and every constant handed to `RegExp`, is analysed; what is put
 * together at run time, or stays slow, is named here with the reason why that does no harm.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';

/** By file: what a text has to do with it that keeps it short, or ours. */
const allowed = {
  'scripts/importRules.mjs': 'our own sources',
  'studio/src/text/checks/checkText.ts': 'the paragraphs of a story, a few kB that the studio itself wrote',
  'studio/src/text/write/tellMarks.ts': 'a passage of a story, a few hundred characters of our catalogues',
  'studio/src/sound/voice/partsOf.ts':
    'a line of a story, a few hundred characters that the studio itself wrote',
  'query-api/src/downloadName.ts': 'cut to 80 characters right before',
  'e2e/src/browser/showMarkup.ts': 'addresses of our own routes',
  'frontend/jsdomEnvironment.mjs': 'selectors of our own style sheets',
  'e2e/src/supervision.spec.ts': 'what ps says of this machine',
  'managers/src/mails/composeMail.spec.ts': 'a mail that we wrote',
  'managers/src/testing/readPdf.ts': 'a paper that we wrote',
};
/** By file: what is put in where it is put together at run time. */
const composed = {
  'command-api/src/accounts/passkeys/recoveryCodes.ts': 'the letters of our own codes',
  'contracts/src/accounts/password/passwordWeakness.ts': 'three constants',
  'contracts/src/validation/fields.ts': 'three constants of one sign each',
  'distributed/src/filledEnv.ts': 'names of our own settings',
  'platform/src/testing/createAnswerCheck.ts': 'paths of our own routes, escaped',
  'distributed/src/testing/schemaFaults.ts': 'patterns of the published schema of compose files',
  'eventstore-standin/src/filterOf.ts':
    'streams that our own processes follow: the stand-in serves nobody else',
  'frontend/build/chunkGroups.mjs': 'names of our packages',
  'frontend/src/boot/boot.js': 'addresses of our own screens',
  'frontend/src/testing/fakeApi.ts': 'addresses of our own routes',
  'payments/src/stripe/testing/readContract.ts': 'paths of the contract that lies beside it',
  'managers/src/testing/readPdf.ts': 'names of the few references that are read',
  'platform/src/blobs/s3Answers.ts': 'names of elements, each told once; the store is ours',
  'scripts/mutationRunner.mjs': 'a pattern that the operator gives',
  'studio/src/sound/voice/deliveryOf.ts': 'a constant',
  'generators/src/stories/speech/calling.ts': 'names of characters, escaped',
  'studio/src/sound/voice/sayLine.ts': 'names of characters, escaped',
  'studio/src/sound/voice/spokenText.ts': 'a line of our catalogues, escaped',
  'studio/src/catalogues/facts/unsuited.ts': 'constants, held against messages of our catalogues',
  'studio/src/text/resolve/marks.ts': 'two constants',
  'studio/src/text/wordPattern.ts': 'our own lists of words',
  'e2e/src/house/listen.ts': 'names of our own processes',
};

const isSpec = (file) => /\.(spec|contract)\.tsx?$/.test(file);
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const found = files.flatMap(expressionsIn);
const used = new Set();
const slow = found.filter((one) => !one.isComposed && isSlow(one) && !isNamed(allowed, one.file));
const unknown = found.filter((one) => one.isComposed && !isSpec(one.file) && !isNamed(composed, one.file));
for (const { file, line, source, flags } of slow)
  console.error(
    `${file}:${line}: /${source}/${flags} takes more than in proportion to its text. Bound it, or say why not.`,
  );
for (const { file, line } of unknown)
  console.error(
    `${file}:${line}: what is this RegExp put together of? Say so in scripts/regularExpressions.mjs.`,
  );
const idle = [...Object.keys(allowed), ...Object.keys(composed)].filter((file) => !used.has(file));
for (const file of idle) console.error(`${file} is named in scripts/regularExpressions.mjs and need not be.`);
if (found.length === 0) console.error('No regular expression was found: this check sees nothing.');
process.exitCode = slow.length + unknown.length + idle.length > 0 || found.length === 0 ? 1 : 0;

function expressionsIn(file) {
  const text = readFileSync(file, 'utf8');
  if (!/RegExp|\//.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0].message}`);
  const expressions = [];
  const add = ({ start }, { pattern: source, flags }) =>
    expressions.push({
      file,
      line: text.slice(0, start).split('\n').length,
      source,
      flags,
      isComposed: source === null,
    });
  const made = (node) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [pattern, flags] = node.arguments.map(constantOf);
    add(node, { pattern: pattern ?? null, flags: flags ?? '' });
  };
  new Visitor({
    Literal: (node) => node.regex && add(node, node.regex),
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  return expressions;
}

function constantOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : undefined;
}

function isSlow({ source, flags }) {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

function isNamed(names, file) {
  if (!(file in names)) return false;
  used.add(file);
  return true;
}
