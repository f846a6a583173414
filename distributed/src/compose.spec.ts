import { existsSync, readFileSync } from 'node:fs';
import { composeOf } from './composeOf.ts';
import { composeText } from './composeText.ts';
import { processes } from './processes.ts';
import { schemaFaults } from './testing/schemaFaults.ts';
import { toYaml } from './toYaml.ts';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const faultsOf = schemaFaults(
  JSON.parse(textOf('distributed/schema/compose-spec.json')) as object as Record<string, unknown>,
);
type Service = {
  environment: Record<string, string>;
  depends_on: Record<string, { condition: string }>;
  healthcheck?: object;
  networks: readonly string[] | Record<string, { aliases?: readonly string[] }>;
  image: string;
};
const services = composeOf().services as unknown as Record<string, Service>;

describe('docker-compose.yml', () => {
  it('is the table of processes, written down: otherwise run node distributed/dist/writeCompose.js', () =>
    expect(textOf('docker-compose.yml')).toBe(composeText()));

  it('keeps the schema of the Compose specification', () => expect(faultsOf(composeOf())).toEqual([]));

  it.each([
    ['a service without a name we know', { services: { 'a b': { image: 'x' } } }],
    ['a setting that is none', { services: { a: { image: 'x', imagee: 'y' } } }],
    ['a condition that is none', { services: { a: { depends_on: { b: { condition: 'service_happy' } } } } }],
    ['a limit in words', { services: { a: { deploy: { replicas: {} } } } }],
  ])('would not keep it with %s', (_what, compose) => expect(faultsOf(compose)).not.toEqual([]));

  it('starts nobody before those it needs are healthy, and each of them can say so', () => {
    for (const { name, needs } of processes) {
      expect(Object.keys(services[name]!.depends_on)).toEqual(needs);
      for (const one of needs) {
        expect(services[name]!.depends_on[one]).toEqual({ condition: 'service_healthy' });
        expect(services[one]!.healthcheck).toBeDefined();
      }
    }
  });

  it('gives each process all its settings and no others', () => {
    for (const { name, settings } of processes)
      expect(Object.keys(services[name]!.environment)).toEqual(Object.keys(settings));
  });

  it('lets our own processes alone call /internal: the gateway neither knows nor reaches its port', () => {
    const networksOf = ({ networks }: Service) =>
      Array.isArray(networks) ? networks : Object.keys(networks);
    const commandApi = services['command-api']!;
    const { INTERNAL_HOST, INTERNAL_PORT, PORT } = commandApi.environment;
    const listensIn = Object.entries(commandApi.networks)
      .filter(([, { aliases = [] }]) => aliases.includes(INTERNAL_HOST!))
      .map(([network]) => network);
    expect(listensIn).toEqual(['inside']);
    expect(INTERNAL_PORT).not.toBe(PORT);
    expect(networksOf(services.gateway!)).toEqual(['house']);
    expect(JSON.stringify(services.gateway)).not.toMatch(new RegExp(`${INTERNAL_HOST}|${INTERNAL_PORT}`));
    expect(services.gateway!.environment.COMMAND_API).toBe(`http://command-api:${PORT}`);
    const callers = processes.filter(({ name, settings }) => name !== 'gateway' && 'COMMAND_API' in settings);
    expect(callers.length).toBeGreaterThan(0);
    for (const { name } of callers) {
      expect(services[name]!.environment.COMMAND_API).toBe(`http://${INTERNAL_HOST}:${INTERNAL_PORT}`);
      expect(networksOf(services[name]!)).toContain('inside');
    }
  });

  it('lets a process reach the engines it works with, and an engine nobody else', () => {
    const namesOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
    const reaches = (name: string) => namesOf(services[name]!).filter((network) => network in services);
    for (const engine of ['eventstore', 'mongo', 'kafka', 's3'])
      expect(namesOf(services[engine]!)).toEqual([engine]);
    expect(reaches('gateway')).toEqual([]);
    for (const { name, needs } of processes)
      expect(reaches(name)).toEqual(expect.arrayContaining(needs.filter((one) => !one.includes('-'))));
    expect(reaches('command-api')).not.toContain('s3');
    expect(composeOf().networks).toMatchObject({ mongo: { internal: true }, inside: { internal: true } });
  });

  it('asks MongoDB and the S3 server for a password, and has none of its own', () => {
    const text = composeText();
    for (const name of ['MONGODB_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'MASTER_KEY', 'SERVICE_TOKEN'])
      expect(text).toContain(`\${${name}:?set ${name} in .env}`);
    expect(services.mongo!.environment.MONGO_INITDB_ROOT_PASSWORD).toContain('MONGODB_PASSWORD');
    for (const { name, settings } of processes)
      if ('MONGODB_URL' in settings)
        expect(services[name]!.environment.MONGODB_URL).toContain('://storylark:${MONGODB_PASSWORD:?');
  });

  it('names a version of every image', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => image !== 'storylark' && !/:v?\d+\.\d+/.test(image))).toEqual([]);
  });

  it('runs modules that are there', () => {
    for (const { module } of processes)
      expect(existsSync(new URL(module.replace('/dist/', '/src/').replace('.js', '.ts'), root))).toBe(true);
  });
});

describe('.env.example', () => {
  const lines = textOf('.env.example').split('\n');
  const named = lines.flatMap((line) => /^#? ?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []);

  it('has every setting that a process reads and compose does not set by itself, once', () => {
    const text = composeText();
    const read = [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!))];
    expect([...named].sort((a, b) => a.localeCompare(b))).toEqual(read.sort((a, b) => a.localeCompare(b)));
  });

  it('explains each in the line above it', () => {
    const unexplained = lines.filter(
      (line, n) => /^#? ?[A-Z][A-Z0-9_]*=/.test(line) && !/^# [A-Za-z].* /.test(lines[n - 1] ?? ''),
    );
    expect(unexplained).toEqual([]);
  });
});

describe('toYaml', () => {
  it('writes what might mean something else as a quoted string', () =>
    expect(
      toYaml({ a: 'word', b: 'on', c: '1', d: 'x: y', e: ['-x', 2, true], f: { g: {}, h: 'a"b' } }),
    ).toBe(
      'a: word\nb: "on"\nc: "1"\nd: "x: y"\ne:\n  - "-x"\n  - 2\n  - true\nf:\n  g: {}\n  h: "a\\"b"\n',
    ));
});
