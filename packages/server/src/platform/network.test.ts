import { expect, it } from 'vitest';
import { readNetwork } from './network.ts';

it.each([
  ['10.20.0.0/16', '10.20.0.0/16'],
  ['10.0.0.1/32', '10.0.0.1/32'],
  ['2001:DB8:0::/32', '2001:db8::/32'],
  ['fe80::1/128', 'fe80::1/128'],
])('%s is the network %s', (text, network) => {
  expect(readNetwork(text)).toEqual({ network });
});

it.each([
  ['10.0.0.1/8', 'write 10.0.0.0/8 for the network, or 10.0.0.1/32 for the address'],
  ['2001:db8::1/32', 'write 2001:db8::/32 for the network'],
  ['10.0.0.0/33', 'has a prefix of 33, and the longest is 32'],
  ['2001:db8::/129', 'has a prefix of 129, and the longest is 128'],
  ['0.0.0.0/0', 'is every address there is'],
  ['::/0', 'is every address there is'],
  ['fe80::%eth0/64', 'has the zone %eth0'],
  ['10.0.0.1', 'is one address; write 10.0.0.1/32'],
  ['::ffff:10.0.0.0/104', 'is IPv4 written as IPv6'],
  ['010.0.0.0/8', 'is no network'],
  ['10.0.0/8', 'is no network'],
  ['10.0.0.0/-1', 'is no network'],
  ['10.0.0.0/', 'is no network'],
  ['printer/8', 'is no network'],
  ['', 'is no network'],
])('%s is none', (text, said) => {
  expect(readNetwork(text)).toEqual({ problem: expect.stringContaining(said) });
});
