import { isInTheHouse } from './isInTheHouse.ts';

describe('a host', () => {
  const own = ['localhost', 'tts', 'voice.local', 'tts.internal', 'nas.lan', 'pi.home.arpa', '127.0.0.1', '10.1.2.3', '172.31.0.9', '192.168.1.20', '100.100.1.1', '[::1]', '[fd12::5]', '[fe80::1]', '[::ffff:10.0.0.1]']; // prettier-ignore
  const others = ['speech.example.com', 'example.com', '8.8.8.8', '172.32.0.1', '192.169.1.1', '[2001:db8::1]', '[::ffff:8.8.8.8]', 'local.example.com', '127.0.0.1.example.com', 'evil-localhost.com']; // prettier-ignore

  it.each(own)('called %s is in the house', (host) => {
    expect(isInTheHouse(new URL(`http://${host}/`).hostname)).toBe(true);
  });
  it.each(others)('called %s is not', (host) => {
    expect(isInTheHouse(new URL(`http://${host}/`).hostname)).toBe(false);
  });
});
