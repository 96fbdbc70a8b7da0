import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { orders, reporters } from '@svcdesk/core/contract';
import { expect, it, onTestFinished } from 'vitest';
import { startJobs } from '../../platform/jobs/run-jobs.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  post,
  runJob,
  send,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const logLines: string[] = [];
const server = await testServer(db, {
  environment: {
    SVCDESK_LOG_LEVEL: 'info',
    SVCDESK_WEBHOOK_PRIVATE: 'on',
    SVCDESK_WEBHOOK_PORTS: '1-65535',
  },
  logLines,
});
const tenant = await buildTenant(db);

interface Line {
  readonly traceId?: string;
  readonly msg: string;
  readonly call?: string;
  readonly event?: string;
  readonly attempt?: number;
}

const linesOf = (traceId: string): Line[] =>
  logLines.map((line) => JSON.parse(line) as Line).filter((line) => line.traceId === traceId);

/** What webhooks are told of raised orders, by a server that takes them from the second try on. */
async function told() {
  const arrived: { traceparent: string; id: string }[] = [];
  const seen = new Set<string>();
  const http = createServer(async (request, response) => {
    const { data } = JSON.parse(await text(request)) as { data: { order: { id: string } } };
    const { id } = data.order;
    arrived.push({ traceparent: String(request.headers.traceparent), id });
    response.writeHead(seen.has(id) ? 204 : 500).end();
    seen.add(id);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const manager = await buildStaff(tenant, {
    roles: ['lead'],
    groupIds: [tenant.rootId],
    ledGroupIds: [tenant.rootId],
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  await (await server.as(manager)).webhooks.save({ url, events: ['order.created'] });
  return arrived;
}

it('goes from a call by what happened to the webhook, however often it is tried, and stands in every line', async () => {
  const arrived = await told();
  const token = await server.tokenOf(tenant.client);
  const traces = ['a', 'b'].map((digit) => digit.repeat(32));
  for (const traceId of traces) {
    const { envelope } = await post(`${server.url}${orders.create.path}`, draftOf(tenant), {
      token,
      traceparent: `00-${traceId}-${'c'.repeat(16)}-01`,
    });
    expect(envelope.status).toBe(10000);
  }
  // The call, and the first try with its outcome.
  for (const traceId of traces) await expect.poll(() => linesOf(traceId).length).toBe(2);
  server.clock.advance(2 * 60_000);
  await runJob(server, jobNamed('webhook retries'));
  await expect.poll(() => arrived.length).toBe(4);
  for (const traceId of traces) {
    const own = arrived.filter(({ traceparent }) => traceparent.startsWith(`00-${traceId}-`));
    expect(new Set(own.map(({ id }) => id)).size).toBe(1);
    // Each try is a span of its own, and none is that of the caller.
    expect(
      new Set([...own.map(({ traceparent }) => traceparent), `00-${traceId}-${'c'.repeat(16)}-01`]).size,
    ).toBe(3);
    await expect.poll(() => linesOf(traceId).length).toBe(3);
    expect(linesOf(traceId)).toEqual([
      expect.objectContaining({ msg: 'call', call: 'orders.create' }),
      expect.objectContaining({ msg: 'webhook', event: 'order.created', attempt: 1 }),
      expect.objectContaining({ msg: 'webhook', event: 'order.created', attempt: 2 }),
    ]);
  }
});

it('is in what a call logs while it works, and in what is said of its failure', async () => {
  const token = await server.tokenOf(tenant.client);
  const traceId = 'd'.repeat(32);
  const headers = { token, traceparent: `00-${traceId}-${'c'.repeat(16)}-01` };
  const { services } = server;
  const { access } = services as { access: { identify: unknown } };
  const { identify } = access;
  access.identify = async () => {
    services.log.warn('on the way');
    throw new Error('broken');
  };
  await post(`${server.url}${reporters.add.path}`, {}, headers);
  access.identify = identify;
  expect(linesOf(traceId).map(({ msg }) => msg)).toEqual(['on the way', 'request failed', 'call']);
});

it('is stored with what happened also when the body of the call comes late', async () => {
  const body = JSON.stringify(draftOf(tenant));
  const traceId = 'e'.repeat(32);
  const sending = request(`${server.url}${orders.create.path}`, {
    method: 'POST',
    headers: {
      token: await server.tokenOf(tenant.client),
      traceparent: `00-${traceId}-${'c'.repeat(16)}-01`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  sending.write(body.slice(0, 10));
  // The server reads what it was sent before it answers another call on another connection.
  await send(`${server.url}/healthz`);
  sending.end(body.slice(10));
  const [reply] = (await once(sending, 'response')) as [IncomingMessage];
  const { data } = JSON.parse(await text(reply)) as { data: { id: string } };
  const { rows } = await db.connection.run({
    text: 'SELECT DISTINCT left(traceparent, 35) FROM events WHERE tenant_id = $1 AND object_id = $2',
    values: [tenant.tenantId, data.id],
  });
  expect(rows).toEqual([[`00-${traceId}`]]);
});

it('is begun by a job for all that it does', async () => {
  const ran = Promise.withResolvers<void>();
  const { services } = server;
  const work = { name: 'tracing', everyMs: 1 };
  const stop = startJobs({ services, db, log: services.log, now: server.clock.now }, [
    {
      ...work,
      async run({ log }) {
        log.warn('first of a job');
        await db.transaction(async (tx) => {
          const { rows } = await tx.connection.run({
            text: "SELECT current_setting('svcdesk.traceparent', true)",
            values: [],
          });
          log.warn({ stored: rows[0]?.[0] }, 'second of a job');
        });
        ran.resolve();
        throw new Error('broken');
      },
    },
  ]);
  await ran.promise;
  await stop();
  const lines = logLines.map((line) => JSON.parse(line) as Line & { stored?: string; job?: string });
  const first = lines.find(({ msg }) => msg === 'first of a job');
  const own = lines.filter(({ traceId }) => traceId === first?.traceId);
  expect(own.map(({ msg }) => msg)).toEqual(['first of a job', 'second of a job', 'a job failed']);
  expect(own[1]?.stored).toContain(`00-${first?.traceId}-`);
});
