/**
 * `npm run sbom [-- <file>]`: the bill of materials of a release, in CycloneDX JSON: every package that is
 * shipped, from the lock file, with its version, licence and hash. Fails where one is missing or the file
 * would tell of the machine that it was made on.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const notice = readFileSync('NOTICE', 'utf8').split('\n');
const file = process.argv[2] ?? `dist/${name}-${version}.cdx.json`;

const bill = shippedOnly(billOfAll());
const faults = faultsOf(bill);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} components, CycloneDX ${bill.specVersion}`);

/** Told to omit what is for development, npm leaves out too what is needed for both. */
function billOfAll() {
  const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout);
}

/** As `name@version`: the lock file's packages that are not for development alone, and our own. */
function shippedRefs() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, one]) => `${one.name ?? path.split('node_modules/').at(-1)}@${one.version}`);
}

function shippedOnly({ metadata, components, dependencies, ...rest }) {
  // npm calls the product by the folder that it lies in.
  const component = { ...metadata.component, type: 'application', name };
  const kept = new Set([component['bom-ref'], ...shippedRefs()]);
  return {
    ...rest,
    metadata: { ...metadata, component },
    components: components
      .filter((one) => kept.has(one['bom-ref']))
      // Where a package was fetched from is the registry of whoever installed it.
      .map((one) => ({
        ...one,
        externalReferences: one.externalReferences.filter(({ type }) => type !== 'distribution'),
      })),
    dependencies: dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
}

function faultsOf({ bomFormat, specVersion, serialNumber, components, dependencies, metadata }) {
  const refs = new Set([metadata.component, ...components].map((one) => one['bom-ref']));
  const named = (one) => one.type && one.name && one.version && one.purl?.startsWith('pkg:npm/');
  const isOurs = ({ properties }) => properties?.some((one) => one.name === 'cdx:npm:package:private');
  const wrong = (what, isFine) =>
    components.filter((one) => !isFine(one)).map((one) => `${one['bom-ref']} ${what}`);
  const needed = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  return [
    ...(bomFormat === 'CycloneDX' && /^1\.\d$/.test(specVersion) ? [] : ['this is no CycloneDX']),
    ...(/^urn:uuid:[0-9a-f-]{36}$/.test(serialNumber) ? [] : ['it has no number of its own']),
    ...wrong('has no type, name, version or address of its kind', named),
    // What a package does not tell of itself in its own file stands in NOTICE.
    ...wrong('tells no licence', (one) => one.licenses?.length > 0 || notice.includes(one.name)),
    ...wrong('has no hash', (one) => isOurs(one) || one.hashes?.length > 0),
    ...needed.filter((ref) => !refs.has(ref)).map((ref) => `${ref} is needed and not listed`),
    ...shippedRefs()
      .filter((ref) => !refs.has(ref))
      .map((ref) => `${ref} is shipped and not listed`),
    ...[process.cwd(), 'file:']
      .filter((word) => JSON.stringify(bill).includes(word))
      .map((word) => `it holds ${word}`),
  ];
}
