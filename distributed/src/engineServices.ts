import type { Engine } from './processes.ts';
import type { Yaml } from './toYaml.ts';

export type Service = { readonly [key: string]: Yaml };

/** Looks often while it starts, and seldom afterwards. */
const looksAt = (test: string): Service => ({
  healthcheck: {
    test: ['CMD-SHELL', test],
    interval: '10s',
    timeout: '10s',
    retries: 6,
    start_period: '60s',
    start_interval: '2s',
  },
});
const runsIn = (network: Engine) => ({ restart: 'unless-stopped', networks: [network] });
const limits = (memory: string): Service => ({ deploy: { resources: { limits: { memory } } } });

/** Of MongoDB, made when its volume is empty. */
const MONGODB_USER = 'storylark';
const MONGODB_PASSWORD = '${MONGODB_PASSWORD:?set MONGODB_PASSWORD in .env}';

/**
 * The engines of a house on one machine: one copy of each, without TLS, on a network of its own that leads
 * nowhere and that only those are in who work with it. MongoDB and the S3 server ask for a password too;
 * EventStoreDB has users only with certificates, and Kafka is told no secrets.
 */
export const engineServices: Readonly<Record<Engine | 'mail', Service>> = {
  eventstore: {
    image: 'eventstore/eventstore:24.10',
    environment: {
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
      EVENTSTORE_INSECURE: 'true',
    },
    volumes: ['eventstore-data:/var/lib/eventstore', 'eventstore-logs:/var/log/eventstore'],
    ...looksAt('curl -sf http://127.0.0.1:2113/health/live'),
    stop_grace_period: '30s',
    ...runsIn('eventstore'),
    ...limits('2g'),
  },
  mongo: {
    image: '${MONGODB_IMAGE:-mongo:8.0.13}',
    environment: {
      MONGO_INITDB_ROOT_USERNAME: MONGODB_USER,
      MONGO_INITDB_ROOT_PASSWORD: MONGODB_PASSWORD,
    },
    command: ['--wiredTigerCacheSizeGB', '0.5'],
    volumes: ['mongo-data:/data/db', 'mongo-config:/data/configdb'],
    ...looksAt("mongosh --quiet --eval 'db.adminCommand({ ping: 1 }).ok' | grep -q 1"),
    stop_grace_period: '30s',
    ...runsIn('mongo'),
    ...limits('1g'),
  },
  kafka: {
    image: 'apache/kafka:4.1.0',
    environment: {
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: 'PLAINTEXT://kafka:9092',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@kafka:9093',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_LOG_DIRS: '/var/lib/kafka/data',
      KAFKA_HEAP_OPTS: '-Xms512m -Xmx512m',
    },
    volumes: ['kafka-data:/var/lib/kafka/data'],
    ...looksAt('/opt/kafka/bin/kafka-broker-api-versions.sh --bootstrap-server kafka:9092 > /dev/null'),
    stop_grace_period: '30s',
    ...runsIn('kafka'),
    ...limits('1g'),
  },
  s3: {
    image: 'versity/versitygw:v1.8.0',
    command: ['--health', '/healthz', 'posix', '--sidecar', '/meta', '/objects'],
    environment: {
      ROOT_ACCESS_KEY: '${S3_ACCESS_KEY_ID:?set S3_ACCESS_KEY_ID in .env}',
      ROOT_SECRET_KEY: '${S3_SECRET_ACCESS_KEY:?set S3_SECRET_ACCESS_KEY in .env}',
    },
    volumes: ['s3-objects:/objects', 's3-meta:/meta'],
    ...looksAt('wget -q -O /dev/null http://127.0.0.1:7070/healthz'),
    ...runsIn('s3'),
    ...limits('512m'),
  },
  /** Catches all mails and shows them, as long as SMTP_URL names no real server. */
  mail: {
    image: 'axllent/mailpit:v1.21.0',
    ports: ['127.0.0.1:${MAIL_PORT:-8025}:8025'],
    restart: 'unless-stopped',
    networks: ['house'],
    ...limits('128m'),
  },
};

/** Settings that lead to these engines, where `.env` does not name others. */
export const engineDefaults: Readonly<Record<string, string>> = {
  EVENTSTORE_URL: 'esdb://eventstore:2113?tls=false',
  MONGODB_URL: `mongodb://${MONGODB_USER}:${MONGODB_PASSWORD}@mongo:27017`,
  KAFKA_BROKERS: 'kafka:9092',
  S3_ENDPOINT: 'http://s3:7070',
  SMTP_URL: 'smtp://mail:1025',
};
