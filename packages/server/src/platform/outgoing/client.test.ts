import { spawn } from 'node:child_process';
import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { expect, it, onTestFinished } from 'vitest';
import { pushTargets, type WebhookTargets } from './address.ts';
import { createOutgoingClient, outgoing } from './client.ts';
import { sendOnce } from './send.ts';

const everywhere: WebhookTargets = { privateToo: true, ports: [[1, 65_535]] };
const publicOnly: WebhookTargets = { privateToo: false, ports: [[1, 65_535]] };
const limits = { withinMs: 10_000, maxBytes: 1000 };

/** A peer on this machine: its port, the paths asked of it, and how many connections were made. */
async function peer(answer: RequestListener, host = '127.0.0.1') {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createHttp((request, reply) => {
    asked.push(request.url ?? '');
    answer(request, reply);
  });
  server.on('connection', (socket) => void sockets.add(socket));
  await once(server.listen(0, host), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, sockets, port, url: `http://${host}:${port}` };
}

/**
 * A client to whom 127.0.0.1 is public and every other address is not, so that names can be tried without leaving
 * this machine; each look-up gets the next answer.
 */
function clientWith(...answers: string[][]) {
  const lookedUp: string[] = [];
  const resolve = ((name: string, _options: object, done: (error: null, found: object[]) => void) => {
    lookedUp.push(name);
    done(
      null,
      (answers[lookedUp.length - 1] ?? []).map((address) => ({ address, family: 4 })),
    );
  }) as typeof lookup;
  const isPublic = (address: string) => address === '127.0.0.1';
  return { lookedUp, ...createOutgoingClient({ lookup: resolve, isPublic }) };
}

const post = (url: string, targets?: WebhookTargets) =>
  ({ url, method: 'POST', body: '{}', ...(targets && { targets }) }) as const;

it('connects to the address that was checked: a name that stands for another one later gains nothing', async () => {
  const [shown, hidden] = [await peer((_, reply) => reply.end('shown')), await peer(() => {}, '127.0.0.2')];
  const client = clientWith(['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']);
  const named = ({ port }: { port: number }) => post(`http://rebind.example.com:${port}/`, publicOnly);
  expect(await client.ask(named(shown), limits)).toEqual({ status: 200, text: 'shown' });
  expect(client.lookedUp).toHaveLength(1);
  await expect(client.ask(named(hidden), limits)).rejects.toMatchObject({ code: 'privateAddress' });
  // Where the connection has ended, it is judged anew.
  for (const socket of shown.sockets) socket.destroy();
  await expect.poll(() => client.ask(named(shown), limits).catch(({ code }) => code)).toBe('privateAddress');
  expect([shown.asked, hidden.asked, hidden.sockets.size]).toEqual([['/'], [], 0]);
});

it('does not connect to a name of which one address is private, nor to one that stands for nothing', async () => {
  const { port, sockets } = await peer((_, reply) => reply.end());
  for (const answers of [['127.0.0.1', '10.0.0.1'], []]) {
    const call = post(`http://mixed.example.com:${port}/`, publicOnly);
    await expect(clientWith(answers).ask(call, limits)).rejects.toMatchObject({ code: 'privateAddress' });
  }
  expect(sockets.size).toBe(0);
});

it('takes no connection for what others name that was made for an address of the settings', async () => {
  const { port, asked } = await peer((_, reply) => reply.end());
  const client = clientWith(['127.0.0.2'], ['127.0.0.2']);
  const call = post(`http://same.example.com:${port}/`);
  // The address of a setting is not judged, and asks the machine's resolver.
  await client.ask(post(`http://127.0.0.1:${port}/named`), limits);
  await expect(client.ask({ ...call, targets: publicOnly }, limits)).rejects.toMatchObject({
    code: 'privateAddress',
  });
  for (const targets of [publicOnly, pushTargets]) {
    const { error } = await sendOnce({ url: `http://127.0.0.1:${port}/`, body: '', headers: {}, targets });
    expect(error).toMatch(/privateAddress|port/);
  }
  expect(asked).toEqual(['/named']);
});

it('follows no redirect, wherever the address comes from', async () => {
  const end = await peer((_, reply) => reply.end());
  const { url } = await peer((_, reply) => reply.writeHead(307, { location: `${end.url}/end` }).end());
  expect(await sendOnce({ url, body: '', headers: {}, targets: everywhere })).toMatchObject({
    httpStatus: 307,
    error: 'status',
  });
  expect(await outgoing.ask(post(url), limits)).toMatchObject({ status: 307 });
  expect(end.asked).toEqual([]);
});

it('gives up on a peer that does not answer, or answers drop by drop', async () => {
  const silent = await peer(() => {});
  const dripping = await peer((_, reply) => {
    reply.write('a');
    const drops = setInterval(() => reply.write('a'), 20);
    reply.on('close', () => clearInterval(drops));
  });
  for (const { url, sockets } of [silent, dripping]) {
    await expect(outgoing.ask(post(url), { ...limits, withinMs: 200 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true);
  }
  // Of a delivery only the status matters.
  expect(await outgoing.statusOf(post(dripping.url), 60_000)).toBe(200);
  await expect.poll(() => [...dripping.sockets].every(({ destroyed }) => destroyed)).toBe(true);
});

it('hangs up on an answer that is too large, said or unsaid', async () => {
  const endless = await peer((_, reply) => {
    const pour = (): void => {
      while (!reply.destroyed && reply.write('a'.repeat(10_000)));
      reply.once('drain', pour);
    };
    pour();
  });
  const said = await peer((_, reply) => {
    reply.writeHead(200, { 'content-length': 100_000_000 }).write('a'.repeat(20_000));
  });
  for (const { url, sockets } of [endless, said]) {
    await expect(outgoing.ask(post(url), limits)).rejects.toThrow('longer than 1000 bytes');
    expect(await outgoing.statusOf(post(url), 60_000)).toBe(200);
    await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true);
  }
});

it('keeps a connection for the next call', async () => {
  const { url, sockets, asked } = await peer((_, reply) => reply.end('x'.repeat(500)));
  for (let call = 0; call < 3; call++) await sendOnce({ url, body: '{}', headers: {}, targets: everywhere });
  for (let call = 0; call < 3; call++) await outgoing.ask(post(url), limits);
  // It is free again a moment after an answer has ended: who comes at once may open a second one.
  expect(asked).toHaveLength(6);
  expect(sockets.size).toBeLessThanOrEqual(2);
});

it('goes through no proxy of the environment', async () => {
  const proxy = await peer((_, reply) => reply.end());
  const { url } = await peer((_, reply) => reply.end('direct'));
  const program = `
    const { outgoing } = await import(${JSON.stringify(new URL('./client.ts', import.meta.url).href)});
    const call = { url: '${url}', method: 'GET' };
    console.log((await outgoing.ask(call, ${JSON.stringify(limits)})).text);`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: {
      ...process.env,
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: proxy.url,
      http_proxy: proxy.url,
      NO_PROXY: '',
      no_proxy: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await text(run.stdout)).toBe('direct\n');
  expect(proxy.sockets.size).toBe(0);
});

it('says in a word why nothing was delivered', async () => {
  const word = async (url: string) =>
    (await sendOnce({ url, body: '', headers: {}, targets: everywhere })).error;
  const rude = createTcp((socket) => socket.once('data', () => socket.resetAndDestroy()));
  const mute = createTcp((socket) => socket.once('data', () => socket.end()));
  const noise = createTcp((socket) => socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.2\r\n')));
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'elsewhere.example.com' }]);
  const unknown = createHttps({ key, cert }, (_, reply) => void reply.end());
  const addresses = [];
  for (const server of [rude, mute, noise, unknown]) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    addresses.push(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  const gone = createTcp();
  await once(gone.listen(0, '127.0.0.1'), 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  expect(await word(`http://127.0.0.1:${port}/`)).toBe('refused');
  const [rudeAt, muteAt, noiseAt, unknownAt] = addresses;
  expect(await word(`http://${rudeAt}/`)).toBe('reset');
  expect(await word(`http://${muteAt}/`)).toBe('reset');
  expect(await word(`http://${noiseAt}/`)).toBe('network');
  expect(await word(`https://${unknownAt}/`)).toBe('certificate');
});
