import { engineDefaults, engineServices, type Service } from './engineServices.ts';
import { type Engine, HEALTH_PATH, INTERNAL_PORT, PORT, processes, type ProcessRow } from './processes.ts';
import type { Yaml } from './toYaml.ts';

const WEB_DIR = '/app/frontend/dist/web';
/** The network of those who may call `/internal`. */
const INSIDE = 'inside';
/** All copies of command-api, in that network alone: there they listen for it. */
const INTERNAL_HOST = 'command-api-internal';
const addressOf = (name: string) => `http://${name}:${PORT}`;

/** What the composition itself knows: nothing in `.env` changes it. */
const fixed: Readonly<Record<string, string>> = {
  HOST: '0.0.0.0',
  PORT: String(PORT),
  WEB_DIR,
  INTERNAL_HOST,
  INTERNAL_PORT: String(INTERNAL_PORT),
  COMMAND_API: `http://${INTERNAL_HOST}:${INTERNAL_PORT}`,
  QUERY_API: addressOf('query-api'),
  PAYMENTS: '${STRIPE_SECRET_KEY:+stripe}',
};
/** The gateway hands requests on to the public port, and knows of no other. */
const fixedOfGateway: typeof fixed = { ...fixed, COMMAND_API: addressOf('command-api') };
const defaults: Readonly<Record<string, string>> = {
  ...engineDefaults,
  PUBLIC_URL: 'http://localhost:${PORT:-3000}',
};

const engineSetting = {
  eventstore: 'EVENTSTORE_URL',
  mongo: 'MONGODB_URL',
  kafka: 'KAFKA_BROKERS',
  s3: 'S3_ENDPOINT',
} as const satisfies Record<Engine, string>;
const engines = Object.keys(engineSetting) as Engine[];

/** docker-compose.yml, from the table of processes. @param processTable for tests */
export function composeOf(processTable: readonly ProcessRow[] = processes): { readonly [key: string]: Yaml } {
  const volumes = Object.values(engineServices).flatMap(
    (service) => (service.volumes ?? []) as readonly string[],
  );
  return {
    name: 'storylark',
    services: {
      ...engineServices,
      ...Object.fromEntries(processTable.map((row) => [row.name, serviceOf(row)])),
    },
    networks: {
      house: {},
      ...Object.fromEntries([INSIDE, ...engines].map((network) => [network, { internal: true }])),
    },
    volumes: Object.fromEntries(volumes.map((volume) => [volume.split(':', 1)[0], {}])),
  };
}

function serviceOf({ name, module, copies, settings, needs, memoryMb }: ProcessRow): Service {
  return {
    image: 'storylark',
    build: '.',
    command: ['node', module],
    environment: Object.fromEntries(
      Object.keys(settings).map((setting) => [
        setting,
        (name === 'gateway' ? fixedOfGateway : fixed)[setting] ?? valueOf(setting, settings),
      ]),
    ),
    ...(name === 'gateway' ? { ports: ['${HOST:-127.0.0.1}:${PORT:-3000}:' + PORT] } : {}),
    depends_on: Object.fromEntries(needs.map((one) => [one, { condition: 'service_healthy' }])),
    healthcheck: {
      test: [
        'CMD',
        'node',
        '-e',
        `fetch('http://127.0.0.1:${PORT}${HEALTH_PATH}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`,
      ],
      interval: '10s',
      timeout: '5s',
      retries: 3,
      start_period: '60s',
      start_interval: '1s',
    },
    init: true,
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: 'unless-stopped',
    stop_grace_period: '25s',
    networks: networksOf(name, settings),
    deploy: { replicas: copies, resources: { limits: { memory: `${memoryMb}m` } } },
  };
}

/** A process is in the network of each engine that its settings lead to, and of no other. */
function networksOf(name: ProcessRow['name'], settings: ProcessRow['settings']): Yaml {
  const reached = engines.filter((engine) => engineSetting[engine] in settings);
  if (name === 'command-api')
    return Object.fromEntries([
      ['house', {}],
      [INSIDE, { aliases: [INTERNAL_HOST] }],
      ...reached.map((engine) => [engine, {}]),
    ]) as Yaml;
  const callsInside = name !== 'gateway' && 'COMMAND_API' in settings;
  return ['house', ...(callsInside ? [INSIDE] : []), ...reached];
}

/** Taken from `.env`; what has no default there or here has to be set. An empty value counts as not set. */
function valueOf(setting: string, settings: ProcessRow['settings']): string {
  if (defaults[setting] !== undefined) return `\${${setting}:-${defaults[setting]}}`;
  return isOptional(setting, settings) ? `\${${setting}:-}` : `\${${setting}:?set ${setting} in .env}`;
}

function isOptional(setting: string, settings: ProcessRow['settings']): boolean {
  try {
    settings[setting]?.(undefined);
    return true;
  } catch {
    return false;
  }
}
