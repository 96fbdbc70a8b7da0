import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { freeUdpPort } from '../../testing/snmp-agent.ts';
import { createNetworks, examine, parseCidr } from './examine.ts';
import { readInterfaces } from './mibs.ts';

const secret = { version: 'v2c', community: 'read-only-word' } as const;
const closers: (() => unknown)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

const ask = (port: number) =>
  examine({ address: '127.0.0.1', tcpPorts: [], credential: { port, secret } }, readInterfaces);

describe.concurrent('a device that keeps silent', () => {
  it('is given up after three seconds', async () => {
    const began = performance.now();
    const port = await freeUdpPort();
    const found = await ask(port);
    expect(found).toMatchObject({ reachable: false, services: [{ name: 'snmp', state: 'silent' }] });
    expect(performance.now() - began).toBeGreaterThan(2_900);
    expect(performance.now() - began).toBeLessThan(6_000);
  });
});

/** A device that answers every datagram as it is told to. */
async function liar(answer: (request: Buffer) => Buffer): Promise<number> {
  const socket: Socket = createSocket('udp4');
  socket.on('message', (request, { port, address }) => socket.send(answer(request), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  closers.push(() => socket.close());
  return socket.address().port;
}

describe.concurrent('a device that answers nonsense', () => {
  const asResponse = (request: Buffer) => {
    const reply = Buffer.from(request);
    // The tag of the request's kind, behind version and community, becomes that of a response.
    const at = reply.findIndex((byte, index) => index > 10 && byte >= 0xa0 && byte <= 0xa5);
    reply[at] = 0xa2;
    return reply;
  };

  it.each<[string, (request: Buffer) => Buffer]>([
    ['bytes of no kind', () => Buffer.from('HTTP/1.1 400 Bad Request\r\n')],
    ['nothing at all', () => Buffer.alloc(0)],
    ['lengths beyond its end', () => Buffer.from('3082ffff020101', 'hex')],
    ['half a message', (request) => asResponse(request).subarray(0, request.length - 9)],
    ['a message of another kind', (request) => request],
    [
      'a message with its numbers turned over',
      (request) => Buffer.from(asResponse(request).map((byte, index) => (index > 25 ? byte ^ 0xff : byte))),
    ],
  ])('as %s does no harm', async (_, answer) => {
    const found = await ask(await liar(answer));
    expect(found.services[0]?.state).toBe('garbled');
    expect(found.facts).toBeUndefined();
  });

  it('such as a row that comes again for ever is left off', async () => {
    // Echoes each request as its own answer: behind every row comes the same one.
    const found = await ask(await liar(asResponse));
    expect(found).toMatchObject({ reachable: true, system: { name: '' }, facts: { interfaces: [] } });
  });
});

describe('listed networks', () => {
  const networks = createNetworks([
    '10.20.0.0/16',
    '192.168.7.9/32',
    'fd00:1::/32',
    'nonsense',
    '10.0.0.0/33',
  ]);

  it.each([
    ['10.20.255.1', true],
    ['10.21.0.1', false],
    ['192.168.7.9', true],
    ['192.168.7.8', false],
    ['fd00:1::7', true],
    ['fd00:2::7', false],
    ['::ffff:10.20.0.1', true],
    ['::ffff:10.21.0.1', false],
    ['10.20.0.1.example.com', false],
    ['169090601', false],
    ['0x0a.20.0.1', false],
    ['', false],
  ])('hold %s: %s', (address, held) => {
    expect(networks.contains(address)).toBe(held);
  });

  it('are written as an address and the length of its prefix', () => {
    expect(parseCidr(' 10.0.0.0/8 ')).toEqual({ address: '10.0.0.0', prefix: 8 });
    for (const text of ['10.0.0.0', '10.0.0.0/33', '10.0.0/8', '::/129', 'x/8']) {
      expect([text, parseCidr(text)]).toEqual([text, undefined]);
    }
  });
});
