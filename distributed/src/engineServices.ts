import { eventStoreAddress, eventStoreServices, EVENTSTORE_USER } from './eventStoreServices.ts';
import { KAFKA_USER, kafkaService } from './kafkaService.ts';
import type { Engine } from './processes.ts';
import { limits, looksAt, runsIn, secretOf, type Service } from './service.ts';

/** Of MongoDB, made when its volume is empty. */
const MONGODB_USER = 'storylark';
const MONGODB_PASSWORD = secretOf('MONGODB_PASSWORD');

/**
 * The engines of a house on one machine: one copy of each, on a network of its own that leads nowhere and
 * that only those are in who work with it. Each asks who comes, EventStoreDB over TLS.
 */
export const engineServices: Readonly<Record<Engine | 'mail', Service>> & Readonly<Record<string, Service>> =
  {
    ...eventStoreServices,
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
    kafka: kafkaService,
    s3: {
      image: 'versity/versitygw:v1.8.0',
      command: ['--health', '/healthz', 'posix', '--sidecar', '/meta', '/objects'],
      environment: {
        ROOT_ACCESS_KEY: secretOf('S3_ACCESS_KEY_ID'),
        ROOT_SECRET_KEY: secretOf('S3_SECRET_ACCESS_KEY'),
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
  EVENTSTORE_URL: eventStoreAddress(EVENTSTORE_USER, 'EVENTSTORE_PASSWORD'),
  MONGODB_URL: `mongodb://${MONGODB_USER}:${MONGODB_PASSWORD}@mongo:27017`,
  KAFKA_BROKERS: 'kafka:9092',
  KAFKA_LOGIN: `${KAFKA_USER}:${secretOf('KAFKA_PASSWORD')}`,
  S3_ENDPOINT: 'http://s3:7070',
  SMTP_URL: 'smtp://mail:1025',
};
