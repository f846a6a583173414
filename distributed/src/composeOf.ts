import { engineDefaults, engineServices, type Service } from './engineServices.ts';
import { HEALTH_PATH, PORT, processes, type ProcessRow } from './processes.ts';
import type { Yaml } from './toYaml.ts';

const WEB_DIR = '/app/frontend/dist/web';
const addressOf = (name: string) => `http://${name}:${PORT}`;

/** What the composition itself knows: nothing in `.env` changes it. */
const fixed: Readonly<Record<string, string>> = {
  HOST: '0.0.0.0',
  PORT: String(PORT),
  WEB_DIR,
  COMMAND_API: addressOf('command-api'),
  QUERY_API: addressOf('query-api'),
};
const defaults: Readonly<Record<string, string>> = {
  ...engineDefaults,
  PUBLIC_URL: 'http://localhost:${PORT:-3000}',
};

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
    networks: { house: {}, engines: { internal: true } },
    volumes: Object.fromEntries(volumes.map((volume) => [volume.split(':', 1)[0], {}])),
  };
}

function serviceOf({ name, module, copies, settings, needs, memoryMb }: ProcessRow): Service {
  return {
    image: 'storylark',
    build: '.',
    command: ['node', module],
    environment: Object.fromEntries(
      Object.keys(settings).map((setting) => [setting, valueOf(setting, settings)]),
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
    networks: name === 'gateway' ? ['house'] : ['house', 'engines'],
    deploy: { replicas: copies, resources: { limits: { memory: `${memoryMb}m` } } },
  };
}

/** Taken from `.env`; what has no default there or here has to be set. An empty value counts as not set. */
function valueOf(setting: string, settings: ProcessRow['settings']): string {
  if (fixed[setting] !== undefined) return fixed[setting];
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
