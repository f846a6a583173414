import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from '../testing/tempDir.ts';
import { testCertificate } from '../testing/testCertificate.ts';
import { busSettings } from './engineSettings.ts';
import { readConfig } from './readConfig.ts';

const read = (env: Record<string, string>) =>
  readConfig({ KAFKA_BROKERS: 'kafka:9092', ...env }, busSettings);

describe('how Kafka is entered', () => {
  it('is by nothing unless it is said', () =>
    expect(read({ KAFKA_LOGIN: '', KAFKA_TLS: '' })).toMatchObject({ KAFKA_LOGIN: null, KAFKA_TLS: null }));

  it('is by user and password, which may hold colons', () =>
    expect(read({ KAFKA_LOGIN: 'storylark:a:b' }).KAFKA_LOGIN).toEqual({
      username: 'storylark',
      password: 'a:b',
    }));

  it.each(['storylark', 'storylark:', ':secret', ':'])('is never by half of them: %p', (KAFKA_LOGIN) =>
    expect(() => read({ KAFKA_LOGIN })).toThrow('  KAFKA_LOGIN must be like user:password'),
  );

  it('is with TLS by public authorities, by one of its own, or without', async () => {
    const folder = await tempDir();
    const [ca, other] = [join(folder.path, 'ca.crt'), join(folder.path, 'ca.key')];
    writeFileSync(ca, testCertificate.cert);
    writeFileSync(other, testCertificate.key);
    const refusal = '  KAFKA_TLS must be 1, 0, or the file of a certificate (PEM) that can be read';
    expect(read({ KAFKA_TLS: '1' }).KAFKA_TLS).toEqual({});
    expect(read({ KAFKA_TLS: '0' }).KAFKA_TLS).toBeNull();
    expect(read({ KAFKA_TLS: ca }).KAFKA_TLS).toEqual({ ca: testCertificate.cert });
    for (const KAFKA_TLS of [other, `${ca}.not`, 'yes']) expect(() => read({ KAFKA_TLS })).toThrow(refusal);
    await folder.remove();
  });
});
