import { readFileSync } from 'node:fs';
import { masterKeyOf, masterKeyShould } from '../vault/loadMasterKey.ts';
import { flag, integer, oneOf, parsed, type Reader, text, webAddress } from './readConfig.ts';

/** `host:port`, several with commas between. */
const brokers = parsed('must be like kafka-1:9092,kafka-2:9092', (value) => {
  const named = value.split(',').map((one) => one.trim());
  return named.every((one) => /^[^\s:/]+:\d{1,5}$/.test(one)) ? named : undefined;
});
/** Both or none: half of it lets nobody in. The password may hold colons. */
const kafkaLogin = parsed('must be like user:password', (value) => {
  const [, username, password] = /^([^:\s]+):(\S+)$/.exec(value) ?? [];
  return username === undefined || password === undefined ? undefined : { username, password };
});
/** Trusts the authorities that Node knows, or the one whose certificate it is given. */
const kafkaTls = parsed('must be 1, 0, or the file of a certificate (PEM) that can be read', (value) => {
  if (value === '0') return null;
  if (value === '1') return {};
  try {
    const ca = readFileSync(value, 'utf8');
    return ca.includes('-----BEGIN CERTIFICATE-----') ? { ca } : undefined;
  } catch {
    return undefined;
  }
});
const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === undefined ? null : reader(value);
const SECRET_MIN = 32;
/** A folder for signed heads of the log, best on another machine; without it they lie with the blobs. */
export const AUDIT_HEADS_DIR = text({ or: null });
/** A word that nobody guesses. */
export const secret = parsed(
  `must be at least ${SECRET_MIN} characters; make one with: openssl rand -base64 32`,
  (value) => (value.length >= SECRET_MIN ? value : undefined),
);
/** Opens `/metrics`, and why a process is not ready, to other machines. */
export const METRICS_TOKEN = orNull(secret);
/** How far X-Forwarded-For is believed: our own proxies before the one address of the house. */
export const PROXIES_IN_FRONT = integer({ min: 0, max: 5, or: 0 });
const addressOf = (schemes: readonly string[], like: string) =>
  parsed(`must be like ${like}`, (value) =>
    schemes.some((scheme) => value.startsWith(`${scheme}://`)) ? value : undefined,
  );

/** Where traces go, by OTLP over HTTP; without it there are none. */
export const tracingSettings = { OTEL_EXPORTER_OTLP_ENDPOINT: webAddress({ or: null }) };

/** Settings of every process. */
export const processSettings = {
  HOST: text({ or: '127.0.0.1' }),
  PORT: integer({ min: 0, max: 65_535, or: 3000 }),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], { or: 'warn' }),
  ERROR_DSN: text({ or: null }),
  ERROR_SEND_PERSONAL_DATA: flag({ or: true }),
  METRICS_TOKEN,
};

export const eventStoreSettings = {
  EVENTSTORE_URL: addressOf(['esdb', 'esdb+discover'], 'esdb://eventstore:2113?tls=false'),
};

export const readStoreSettings = {
  MONGODB_URL: addressOf(['mongodb', 'mongodb+srv'], 'mongodb://mongo:27017'),
  MONGODB_DATABASE: text({ or: 'storylark' }),
};

export const vaultSettings = { MASTER_KEY: parsed(masterKeyShould, masterKeyOf) };

export const busSettings = {
  KAFKA_BROKERS: brokers,
  /** By SCRAM-SHA-512. */
  KAFKA_LOGIN: orNull(kafkaLogin),
  KAFKA_TLS: orNull(kafkaTls),
  KAFKA_PARTITIONS: integer({ min: 1, max: 1_000, or: 12 }),
  KAFKA_TOPIC_PREFIX: text({ or: 'storylark.' }),
};

export const blobSettings = {
  S3_ENDPOINT: webAddress(),
  S3_REGION: text({ or: 'us-east-1' }),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_BUCKET: text({ or: 'storylark' }),
};

const mailServer = addressOf(['smtp', 'smtps'], 'smtp://user:password@host:587');
/** Mails leave the house by this server only. */
export const mailSettings = {
  SMTP_URL: mailServer,
  MAIL_FROM: text({ or: 'Storylark <no-reply@storylark.example>' }),
};
