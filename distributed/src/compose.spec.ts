import { spawnSync } from 'node:child_process';
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
  command?: readonly string[];
  entrypoint?: readonly string[];
  volumes?: readonly string[];
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
      expect(Object.keys(services[name]!.depends_on)).toEqual(
        needs.includes('eventstore') ? [...needs, 'eventstore-rights'] : needs,
      );
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

  describe('as it is written down', () => {
    const text = textOf('docker-compose.yml');
    /** The lines of one service. */
    const written = (name: string) => new RegExp(`^  ${name}:\\n(?:    .*\\n)+`, 'm').exec(text)![0];
    const secret = (name: string) => `\${${name}:?set ${name} in .env}`;

    it.each([
      ['eventstore', 'EVENTSTORE_DEFAULT_ADMIN_PASSWORD', 'EVENTSTORE_ADMIN_PASSWORD'],
      ['eventstore', 'EVENTSTORE_DEFAULT_OPS_PASSWORD', 'EVENTSTORE_ADMIN_PASSWORD'],
      ['mongo', 'MONGO_INITDB_ROOT_PASSWORD', 'MONGODB_PASSWORD'],
      ['kafka', 'KAFKA_PASSWORD', 'KAFKA_PASSWORD'],
      ['s3', 'ROOT_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
      ['s3', 'ROOT_SECRET_KEY', 'S3_SECRET_ACCESS_KEY'],
    ])('%s stands behind %s of .env, and does not start without', (engine, name, setting) =>
      expect(written(engine)).toContain(`${name}: "${secret(setting)}"`),
    );

    it('every process comes with the credentials of each engine it works with', () => {
      for (const [setting, value] of [
        [
          'EVENTSTORE_URL',
          `esdb://storylark:${secret('EVENTSTORE_PASSWORD')}@eventstore:2113?tlsCAFile=/run/eventstore/ca.crt`,
        ],
        ['MONGODB_URL', `mongodb://storylark:${secret('MONGODB_PASSWORD')}@mongo:27017`],
        ['KAFKA_LOGIN', `storylark:${secret('KAFKA_PASSWORD')}`],
      ] as const)
        for (const { name } of processes.filter((row) => setting in row.settings)) {
          expect(written(name)).toContain(`${setting}: "\${${setting}:-${value}}"`);
          if (setting === 'EVENTSTORE_URL')
            expect(services[name]!.volumes).toEqual([expect.stringMatching(/^eventstore-ca:.*:ro$/)]);
        }
      for (const { name, settings } of processes)
        for (const setting of ['S3_SECRET_ACCESS_KEY', 'MASTER_KEY', 'SERVICE_TOKEN'])
          if (setting in settings) expect(written(name)).toContain(secret(setting));
    });

    it('no engine listens without TLS or a login beyond its own container', () => {
      expect(text).not.toMatch(/INSECURE|tls=false|ALLOW_ANONYMOUS/i);
      const listeners = /listeners=(\S+?)\\n/.exec(written('kafka'))![1]!.split(',');
      const protocols = /protocol\.map=(\S+?)\\n/.exec(written('kafka'))![1]!.split(',');
      for (const listener of listeners) {
        const [name, address] = listener.split('://') as [string, string];
        const asks = protocols.includes(`${name}:SASL_PLAINTEXT`);
        expect([name, asks || address.startsWith('127.0.0.1:')]).toEqual([name, true]);
      }
    });

    it('the key of the server’s certificate is with the server alone, and its authority’s with nobody', () => {
      const holders = Object.entries(services)
        .filter(([, { volumes = [] }]) => volumes.some((one) => one.startsWith('eventstore-node:')))
        .map(([name]) => name);
      expect(holders).toEqual(['eventstore-certificates', 'eventstore']);
      expect(written('eventstore-certificates')).not.toMatch(/cp \S*ca\.key/);
    });

    it('scripts of containers are none that their shell does not understand', () => {
      for (const { command = [], entrypoint = [] } of Object.values(services)) {
        const script = [...entrypoint, ...command];
        if (!script.includes('-c')) continue;
        const { status, stderr } = spawnSync('bash', ['-n', '-c', script.at(-1)!.replaceAll('$$', '$')]);
        expect([status, String(stderr)]).toEqual([0, '']);
      }
    });
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
