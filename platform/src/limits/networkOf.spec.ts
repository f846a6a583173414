import { networkOf } from './networkOf.ts';

const home = '2001:db8:1:2::/64';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51000', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8:1:2::1', home],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', home],
  ['2001:0db8:0001:0002:0000:0000:0000:0001', home],
  ['2001:DB8:1:2::', home],
  ['2001:db8:1:2::192.0.2.1', home],
  ['[2001:db8:1:2::1]', home],
  ['[2001:db8:1:2::1]:443', home],
  ['2001:db8:1:2::1%eth0', home],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each(['', 'unknown', '_hidden', '2001:db8::1::2', '1.2.3', ':', '[]', '[', '%', '::%%'])(
  'what is no address (%p) is counted as something',
  (address) => expect(typeof networkOf(address)).toBe('string'),
);
