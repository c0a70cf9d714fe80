import { expect, it } from '@jest/globals';
import { networkOf, siteOf } from '../../src/gateways/network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:102:305', '1.2.3.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2:0:0:1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', 'loopback'],
  ['127.0.0.1', 'loopback'],
  ['::ffff:127.1.2.3', 'loopback'],
  ['::ffff:7f00:1', 'loopback'],
  ['no address', 'no address'],
])('takes %s as one of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['203.0.113.7', null],
  ['loopback', null],
  ['', null],
])('takes %s as part of %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});
