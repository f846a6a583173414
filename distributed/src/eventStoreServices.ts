import { limits, looksAt, runsIn, secretOf, type Service } from './service.ts';

/** Whom the house comes as: a user of least rights. */
export const EVENTSTORE_USER = 'storylark';
/** The authority that signed the server's certificate: what the house needs of all certificates. */
export const CA_VOLUME = 'eventstore-ca:/run/eventstore:ro';
const CA_FILE = '/run/eventstore/ca.crt';

export const eventStoreAddress = (username: string, password: string): string =>
  `esdb://${username}:${secretOf(password)}@eventstore:2113?tlsCAFile=${CA_FILE}`;

/** Ten years: the authority's own key is gone as soon as it has signed, so nobody renews either. */
const DAYS = 3_650;
/** User and group as which EventStoreDB runs in its image. */
const SERVER = '1000:1000';
const makeCertificates = `set -e
[ ! -e /node/node.crt ] || exit 0
es-gencert-cli create-ca -days ${DAYS} -out /tmp/ca
es-gencert-cli create-node -days ${DAYS} -ca-certificate /tmp/ca/ca.crt -ca-key /tmp/ca/ca.key \\
  -out /tmp/node -dns-names eventstore,localhost -ip-addresses 127.0.0.1
cp /tmp/ca/ca.crt /ca/ca.crt
chmod 444 /ca/ca.crt
cp /tmp/node/node.key /node/node.key
chmod 400 /node/node.key
cp /tmp/node/node.crt /node/new.crt
chmod 444 /node/new.crt
chown -R ${SERVER} /node
mv /node/new.crt /node/node.crt
`;

/** EventStoreDB with TLS and users, and what makes its certificates and its user when they are absent. */
export const eventStoreServices = {
  'eventstore-certificates': {
    image: 'eventstore/es-gencert-cli:1.0.2',
    entrypoint: ['sh', '-c', makeCertificates],
    user: 'root',
    network_mode: 'none',
    tmpfs: ['/tmp'],
    volumes: ['eventstore-ca:/ca', 'eventstore-node:/node'],
    ...limits('64m'),
  },
  eventstore: {
    image: 'eventstore/eventstore:24.10',
    environment: {
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
      EVENTSTORE_CERTIFICATE_FILE: '/run/node/node.crt',
      EVENTSTORE_CERTIFICATE_PRIVATE_KEY_FILE: '/run/node/node.key',
      EVENTSTORE_TRUSTED_ROOT_CERTIFICATES_PATH: '/run/eventstore',
      EVENTSTORE_DEFAULT_ADMIN_PASSWORD: secretOf('EVENTSTORE_ADMIN_PASSWORD'),
      EVENTSTORE_DEFAULT_OPS_PASSWORD: secretOf('EVENTSTORE_ADMIN_PASSWORD'),
    },
    volumes: [
      'eventstore-data:/var/lib/eventstore',
      'eventstore-logs:/var/log/eventstore',
      CA_VOLUME,
      'eventstore-node:/run/node:ro',
    ],
    depends_on: { 'eventstore-certificates': { condition: 'service_completed_successfully' } },
    ...looksAt(`curl -sf --cacert ${CA_FILE} https://localhost:2113/health/live`),
    stop_grace_period: '30s',
    ...runsIn('eventstore'),
    ...limits('2g'),
  },
  'eventstore-rights': {
    image: 'storylark',
    build: '.',
    command: ['node', 'command-api/dist/rights/main.js'],
    environment: {
      EVENTSTORE_URL: eventStoreAddress(EVENTSTORE_USER, 'EVENTSTORE_PASSWORD'),
      EVENTSTORE_ADMIN_URL: eventStoreAddress('admin', 'EVENTSTORE_ADMIN_PASSWORD'),
    },
    volumes: [CA_VOLUME],
    depends_on: { eventstore: { condition: 'service_healthy' } },
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    networks: ['eventstore'],
    ...limits('256m'),
  },
} as const satisfies Readonly<Record<string, Service>>;
