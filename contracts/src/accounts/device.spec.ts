import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iOs = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    'Opera',
    'Linux',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${iOs} Version/26.0 Safari/605.1.15`, 'Safari', 'Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${iOs} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${iOs} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.14.1', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }));
