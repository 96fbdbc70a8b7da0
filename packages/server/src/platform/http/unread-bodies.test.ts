import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { dispatch, files, maxFileBytes, messages } from '@svcdesk/core/contract';
import { expect, it, onTestFinished } from 'vitest';
import { mayMount, mountSmallDisk } from '../../faults/small-disk.fixture.ts';
import { buildTenant, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db, { environment: { SVCDESK_UPLOAD_DAY_MB: '4' } });
const tenant = await buildTenant(db);
const token = await server.tokenOf(tenant.engineer);
const kilobytes = 256;
/** What is written at once. */
const chunk = 'x'.repeat(kilobytes * 1024);
const chunksOf = (megabytes: number): number => (megabytes * 1024) / kilobytes;
const maxFileMegabytes = maxFileBytes / 1024 / 1024;

async function connected(url = server.url): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

interface Refused {
  path?: string;
  headers?: Record<string, string>;
  field?: string;
  megabytes?: number;
  chunked?: boolean;
}

/** An upload as it is written on the line, in pieces. */
function* uploadOf({ path = files.upload.path, headers, field = 'file', megabytes = 3, chunked }: Refused) {
  const type = 'multipart/form-data; boundary=cut';
  const begin = `--cut\r\nContent-Disposition: form-data; name="${field}"; filename="a.txt"\r\n\r\n`;
  const end = '\r\n--cut--\r\n';
  const count = chunksOf(megabytes);
  const length = begin.length + count * chunk.length + end.length;
  const size: Record<string, string> = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(length) };
  const all: Record<string, string> = { host: 'desk', 'content-type': type, token, ...size, ...headers };
  const piece = (text: string) => (chunked ? `${text.length.toString(16)}\r\n${text}\r\n` : text);
  yield `POST ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
  yield piece(begin);
  for (let index = 0; index < count; index++) yield piece(chunk);
  yield piece(end);
  if (chunked) yield '0\r\n\r\n';
}

async function write(socket: Socket, pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) if (!socket.write(piece)) await once(socket, 'drain');
}

/** A connection, and what came on it. */
async function openLine(url = server.url) {
  const socket = await connected(url);
  let heard = '';
  socket.on('data', (bytes: Buffer) => {
    heard += bytes.toString();
  });
  onTestFinished(() => void socket.destroy());
  return { socket, heard: () => heard };
}

async function expectAnswered({ socket, heard }: Awaited<ReturnType<typeof openLine>>): Promise<void> {
  socket.write('GET /healthz HTTP/1.1\r\nhost: desk\r\n\r\n');
  await expect.poll(heard).toMatch(/"ready":true/);
}

const cases: Record<string, [refused: Refused, http: number]> = {
  'to an address that is none': [{ path: '/nowhere' }, 404],
  'without a token': [{ headers: { token: '' } }, 200],
  'with an unknown token': [{ headers: { token: `t1.${'x'.repeat(43)}` } }, 200],
  'to a call that takes JSON': [{ path: messages.unread.path }, 413],
  'of another type': [{ headers: { 'content-type': 'text/plain' } }, 415],
  'of a broken type': [{ headers: { 'content-type': 'multipart/form-data' } }, 200],
  'that is announced as too large': [{ megabytes: maxFileMegabytes + 2 }, 413],
  'that grows too large': [{ megabytes: maxFileMegabytes + 2, chunked: true }, 413],
  'in another field': [{ field: 'photo' }, 200],
  'over what may be sent in a day': [{ megabytes: 6 }, 200],
};

it.each(Object.entries(cases))(
  'a body %s is answered, and so is what comes after it',
  async (_name, [refused, http]) => {
    const line = await openLine();
    await write(line.socket, uploadOf(refused));
    await expect.poll(line.heard).toMatch(new RegExp(`^HTTP/1.1 ${http} `));
    await expectAnswered(line);
  },
);

it('a body of somebody who may not make the call is answered, and so is what comes after it', async () => {
  const line = await openLine();
  const headers = { token: await server.tokenOf(tenant.client), 'content-type': 'application/json' };
  await write(line.socket, uploadOf({ path: dispatch.commit.path, headers, megabytes: 0.75 }));
  await expect.poll(line.heard).toMatch(/^HTTP\/1.1 200 [\s\S]*"status":10403/);
  await expectAnswered(line);
});

it('a body of somebody who sends too often is answered, and so is what comes after it', async () => {
  const few = await testServer(db, { rateLimits: { sessionAMinute: 1 } });
  const line = await openLine(few.url);
  const refused = { headers: { token: await few.tokenOf(tenant.engineer) } };
  await write(line.socket, uploadOf(refused));
  await expect.poll(line.heard).toMatch(/^HTTP\/1.1 200 /);
  await write(line.socket, uploadOf(refused));
  await expect.poll(line.heard).toMatch(/HTTP\/1.1 429 /);
  await expectAnswered(line);
});

it.runIf(mayMount)(
  'a body for which the disk has no room half way is answered, and so is what comes after it',
  async () => {
    const disk = await mountSmallDisk(2);
    onTestFinished(disk.remove);
    const onDisk = await testServer(db, { environment: { SVCDESK_DATA: disk.folder } });
    const line = await openLine(onDisk.url);
    const headers = { token: await onDisk.tokenOf(tenant.engineer) };
    await write(line.socket, uploadOf({ headers, megabytes: 6 }));
    await expect.poll(line.heard).toMatch(/^HTTP\/1.1 503 /);
    await expectAnswered(line);
  },
);

it('a sender that goes on and on with a refused body is cut off', async () => {
  const socket = await connected();
  socket.on('error', () => {});
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const endless = function* () {
    yield `POST ${files.upload.path} HTTP/1.1\r\nhost: desk\r\ntransfer-encoding: chunked\r\ncontent-type: multipart/form-data; boundary=cut\r\n\r\n`;
    while (!socket.destroyed) yield `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
  };
  const writing = write(socket, endless()).catch(() => {});
  await closed;
  await writing;
  expect(socket.bytesWritten).toBeLessThan(chunksOf(300) * chunk.length);
});
