import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { buildStaff, buildTenant, draftOf, testDatabase, testPassword, testServer } from './testing/index.ts';

const run = promisify(execFile);
const exampleAt = (path: string) => fileURLToPath(new URL(`../../../examples/${path}`, import.meta.url));
const db = await testDatabase();
const server = await testServer(db, {
  environment: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
});

function embedNode(account: string, password: string) {
  const env = {
    ...process.env,
    SVCDESK_SERVER: server.url,
    SVCDESK_ACCOUNT: account,
    SVCDESK_PASSWORD: password,
  };
  return run(process.execPath, ['--conditions=@svcdesk/source', exampleAt('embed-node/main.ts')], { env });
}

it('the example that embeds the SDK in Node lists orders of a real server', async () => {
  const tenant = await buildTenant(db);
  const { orderNo, title } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
  const { stdout } = await embedNode(tenant.engineer.account, testPassword);
  expect(stdout).toContain(`${orderNo}  New  ${title}`);
  expect(stdout).toContain('accept');
});

it('the example says what went wrong and fails', async () => {
  const failure = await embedNode('nobody', 'wrong-password').catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stderr).toContain('wrongCredentials');
});

it('the example without a network sends each note once, in its order, with its file, when there is one again', async () => {
  const tenant = await buildTenant(db);
  const { id: orderId } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
  const engineer = await server.as(tenant.engineer);
  await engineer.orders.accept({ orderId });
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-offline-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const photo = join(folder, 'valve.txt');
  writeFileSync(photo, 'drips');
  const main = exampleAt('embed-offline/main.ts');
  const offline = async (url: string, ...args: string[]) => {
    const person = { SVCDESK_ACCOUNT: tenant.engineer.account, SVCDESK_PASSWORD: testPassword };
    const env = { ...process.env, ...person, SVCDESK_SERVER: url, OUTBOX_FOLDER: join(folder, 'outbox') };
    return (await run(process.execPath, ['--conditions=@svcdesk/source', main, ...args], { env })).stdout;
  };
  // Nothing listens there, as in a basement.
  const nowhere = 'http://127.0.0.1:9';
  await offline(server.url, 'sign-in');
  expect(await offline(nowhere, 'note', orderId, 'The valve drips', photo)).toContain(
    'The valve drips: later',
  );
  expect(await offline(nowhere, 'note', orderId, 'It is closed')).toContain('It is closed: later');
  expect(await offline(nowhere)).toContain('The valve drips: waiting\nIt is closed: waiting');
  expect(await offline(server.url)).toBe('The valve drips: done\nIt is closed: done\n');
  expect(await offline(server.url)).toBe('');
  const notes = (await engineer.orders.history({ orderId })).filter(({ action }) => action === 'progress');
  expect(notes.map(({ remark }) => remark)).toEqual(['The valve drips', 'It is closed']);
  expect(notes[0]?.attachments.map(({ name }) => name)).toEqual(['valve.txt']);
});

/** A port without a listener. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

it.each(['express', 'fastify'])(
  'the example with %s takes what the server tells by webhook, and nothing else',
  async (name) => {
    const tenant = await buildTenant(db);
    const lead = { roles: ['lead'], groupIds: [tenant.rootId], ledGroupIds: [tenant.rootId] } as const;
    const manager = await server.as(await buildStaff(tenant, lead));
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}/webhook`;
    const { secret = '' } = await manager.webhooks.save({ url, events: ['order.created'] });
    const env = { ...process.env, PORT: port, WEBHOOK_SECRET: secret };
    const program = exampleAt(`webhooks/${name}.ts`);
    const receiver = spawn(process.execPath, ['--conditions=@svcdesk/source', program], { env });
    onTestFinished(async () => {
      receiver.kill();
      await once(receiver, 'exit');
    });
    let said = '';
    receiver.stdout.on('data', (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said).toContain('listening');
    const { orderNo, title } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    await expect.poll(() => said).toContain(`order.created ${orderNo} ${title}`);
    const headers = { 'content-type': 'application/json' };
    const forged = await fetch(url, { method: 'POST', headers, body: '{"type":"order.created"}' });
    expect(forged.status).toBe(401);
  },
);
