import { readFile } from 'node:fs/promises';
import { webhooks } from '@svcdesk/core/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, statement } from '../platform/db/index.ts';
import { startJobs } from '../platform/jobs/run-jobs.ts';
import { version } from '../platform/version.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  post,
  runJob,
  send,
  spareDatabase,
  testServer,
} from '../testing/index.ts';

const root = new URL('../../../../', import.meta.url);
const text = (path: string) => readFile(new URL(path, root), 'utf8');

const spare = await spareDatabase();
const db = await openDatabase(spare.options);
const server = await testServer(db, {
  environment: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
});
const tenant = await buildTenant(db);
const { figures } = server.services;

/** Figures as Prometheus reads them. */
async function scraped(url = server.url) {
  const { text: all } = await send(`${url}/metrics`);
  const value = (series: string): number | undefined => {
    const line = all.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  return { all, value };
}

describe('figures', () => {
  it('say which version runs, and how the database and the disk are', async () => {
    const { all, value } = await scraped();
    expect(all).toMatch(new RegExp(`^svcdesk_build_info\\{version="${version}",commit="\\w+"\\} 1$`, 'm'));
    expect(value('svcdesk_database_up')).toBe(1);
    expect(value('svcdesk_database_size_bytes')).toBeGreaterThan(1_000_000);
    expect(value('svcdesk_database_connections_max')).toBe(db.kind === 'embedded' ? 1 : 10);
    expect(value('svcdesk_database_waiting')).toBe(0);
    const [free = 0, size = 0] = ['free', 'size'].map((each) => value(`svcdesk_disk_${each}_bytes`));
    expect([free > 0, size > free]).toEqual([true, true]);
  });

  it('count who waits for the database, and name statements that are slow', async () => {
    const slow = statement<object>('test.slowStatement', 'SELECT pg_sleep(0.6)');
    const holds = statement<object>('test.holdingStatement', 'SELECT pg_sleep(0.6)');
    const quick = statement<object>('test.quickStatement', 'SELECT 1');
    const max = db.connections().max;
    const free = Promise.withResolvers<void>();
    const began: Promise<void>[] = [];
    const holding = Array.from({ length: max }, () => {
      const begun = Promise.withResolvers<void>();
      began.push(begun.promise);
      return db.transaction(async (tx) => {
        begun.resolve();
        await free.promise;
        await holds.all(tx);
      });
    });
    await Promise.all(began);
    const waited = quick.all(db);
    const late = slow.all(db);
    await expect.poll(() => db.connections()).toMatchObject({ used: max, idle: 0, waiting: 2 });
    free.resolve();
    await Promise.all([...holding, waited, late]);
    const { value } = await scraped();
    expect(value('svcdesk_slow_statements_total{statement="test.slowStatement"}')).toBe(1);
    expect(value('svcdesk_slow_statements_total{statement="test.quickStatement"}')).toBeUndefined();
    expect(value('svcdesk_database_connections{state="used"}')).toBeGreaterThanOrEqual(0);
  });

  it('tell of jobs by name: runs, failures also of a part of what they do, the last success, and how long', async () => {
    const { services } = server;
    const rounds = { good: 0, broken: 0, half: 0 };
    const names = ['good', 'broken', 'half'] as const;
    const stop = startJobs(
      { services, db, log: services.log, now: server.clock.now },
      names.map((name) => ({
        name,
        everyMs: 5,
        async run({ log }) {
          rounds[name] += 1;
          if (name === 'broken') throw new Error('broken');
          if (name === 'half') log.error('one of many failed');
        },
      })),
    );
    await expect.poll(() => Math.min(...Object.values(rounds))).toBeGreaterThan(2);
    await stop();
    const { value } = await scraped();
    for (const name of names) {
      const label = `{name="${name}"}`;
      const failures = name === 'good' ? 0 : rounds[name];
      expect([name, value(`svcdesk_job_runs_total${label}`)]).toEqual([name, rounds[name]]);
      expect([name, value(`svcdesk_job_failures_total${label}`)]).toEqual([name, failures]);
      expect(value(`svcdesk_job_duration_seconds_count${label}`)).toBe(rounds[name]);
      const last = value(`svcdesk_job_last_success_timestamp_seconds${label}`);
      const agoSeconds = server.clock.now().getTime() / 1000 - (last ?? Number.NaN);
      expect([name, agoSeconds >= 0 && agoSeconds < 60]).toEqual([name, name === 'good']);
    }
  });

  it('count what waits and what was given up: streams, events, webhooks, seals', async () => {
    const manager = await buildStaff(tenant, {
      roles: ['lead'],
      groupIds: [tenant.rootId],
      ledGroupIds: [tenant.rootId],
    });
    const token = await server.tokenOf(manager);
    // No server listens on that port.
    const hook = { url: 'http://127.0.0.1:1/', events: ['order.created'] };
    expect((await post(`${server.url}${webhooks.save.path}`, hook, { token })).envelope.status).toBe(10000);
    const stop = new AbortController();
    const headers = { token: await server.tokenOf(tenant.engineer) };
    const stream = await fetch(`${server.url}/api/events`, { headers, signal: stop.signal });
    expect(stream.status).toBe(200);
    await expect.poll(async () => (await scraped()).value('svcdesk_event_streams')).toBe(1);
    const client = await server.as(tenant.client);
    await client.orders.create(draftOf(tenant));
    const waiting = 'svcdesk_webhook_deliveries_waiting';
    await expect.poll(async () => (await scraped()).value(waiting)).toBe(1);
    const tries = 'svcdesk_webhook_tries_total';
    await expect.poll(async () => (await scraped()).value(`${tries}{outcome="failed"}`)).toBe(1);
    const before = await scraped();
    expect(before.value('svcdesk_audit_unsealed')).toBeGreaterThan(0);
    expect(before.value('svcdesk_events_behind{reader="webhooks"}')).toBe(0);
    // A change of which no notice was sent.
    await db.connection.run({
      text: "INSERT INTO events (tenant_id, kind, created_at) VALUES ($1, 'message', now())",
      values: [tenant.tenantId],
    });
    server.clock.advance(1_800_000);
    const late = await scraped();
    expect(late.value('svcdesk_events_behind{reader="webhooks"}')).toBe(1);
    expect(late.value('svcdesk_events_behind{reader="streams"}')).toBeLessThanOrEqual(1);
    expect(late.value('svcdesk_webhook_delivery_oldest_seconds')).toBeGreaterThanOrEqual(1_800);
    for (let round = 0; round < 9; round++) {
      server.clock.advance(25 * 3_600_000);
      await runJob(server, jobNamed('webhook retries'));
    }
    expect((await scraped()).value(`${tries}{outcome="given_up"}`)).toBe(1);
    // Another transaction that is under way holds the reader up for a moment.
    const left = [waiting, 'svcdesk_events_behind{reader="webhooks"}'];
    const looked = async () => {
      await runJob(server, jobNamed('webhook retries'));
      return left.map((await scraped()).value);
    };
    await expect.poll(looked).toEqual([0, 0]);
    await runJob(server, jobNamed('seal audit'));
    expect((await scraped()).value('svcdesk_audit_unsealed')).toBe(0);
    stop.abort();
    await expect.poll(async () => (await scraped()).value('svcdesk_event_streams')).toBe(0);
  });

  it('tell who is signed in, by role', async () => {
    const own = await testServer(db);
    await own.tokenOf(tenant.dispatcher);
    await own.tokenOf(tenant.dispatcher);
    await own.tokenOf(tenant.client);
    const { value } = await scraped(own.url);
    expect(value('svcdesk_signed_in{role="dispatcher"}')).toBe(1);
    expect(value('svcdesk_signed_in{role="client"}')).toBeGreaterThanOrEqual(1);
  });

  it('are there, without those of the database, while that does not answer', async () => {
    const another = await spareDatabase();
    const own = await openDatabase(another.options);
    const alone = await testServer(own);
    await own.close();
    const { value } = await scraped(alone.url);
    expect(value('svcdesk_database_up')).toBe(0);
    expect(value('svcdesk_database_size_bytes')).toBeUndefined();
    expect(value('svcdesk_audit_unsealed')).toBeUndefined();
    expect(value('svcdesk_event_streams')).toBe(0);
    await another.drop();
  });
});

describe('a database that hangs', () => {
  it('is told of at once, is asked for nothing more, and one figure that fails takes no other along', async () => {
    const own = await testServer(db);
    const { services } = own;
    const asked = vi.spyOn(db.connection, 'run').mockReturnValue(new Promise(() => {}));
    const healthy = vi.spyOn(db, 'healthy').mockResolvedValue(false);
    onTestFinished(() => {
      asked.mockRestore();
      healthy.mockRestore();
    });
    services.figures.onRead(() => {
      throw new Error('broken');
    });
    const before = asked.mock.calls.length;
    const { value } = await scraped(own.url);
    expect(value('svcdesk_database_up')).toBe(0);
    expect(value('svcdesk_disk_free_bytes')).toBeGreaterThan(0);
    const names = asked.mock.calls.slice(before).map(([{ name }]) => name);
    expect(names.filter((name) => name?.startsWith('figures.'))).toEqual([]);
  });

  it('after it was found well is waited for once a read, and none of what is left is asked', async () => {
    const own = await testServer(db);
    const run = db.connection.run;
    const never = new Promise<never>(() => {});
    const hung: string[] = [];
    const asked = vi.spyOn(db.connection, 'run').mockImplementation((command) => {
      if (!command.name?.startsWith('figures.')) return run(command);
      hung.push(command.name);
      return never;
    });
    // A read has its five seconds in fifty milliseconds.
    const { timeout } = AbortSignal;
    const soon = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
    onTestFinished(() => {
      asked.mockRestore();
      soon.mockRestore();
    });
    for (let round = 0; round < 2; round++) {
      const { value } = await scraped(own.url);
      expect(value('svcdesk_database_up')).toBe(1);
      expect(value('svcdesk_database_size_bytes')).toBeUndefined();
    }
    expect(hung).toEqual(['figures.databaseBytes']);
  });
});

describe('names of figures', () => {
  const conventional = /^svcdesk_[a-z_]+$/;
  const otherUnits = /_(ms|milliseconds|minutes|hours|days|kb|mb|kilobytes|megabytes|percent)(_|$)/;

  it("follow Prometheus' conventions: base units, and _total for what only grows", async () => {
    await figures.read();
    for (const { name, type } of await ownFigures()) {
      expect(name).toMatch(conventional);
      expect(name).not.toMatch(otherUnits);
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    }
  });

  it('stand in the guide, each with what it says', async () => {
    const listed = (await text('packages/server/README.md')).match(/^\| `svcdesk_[a-z_]+` \|.*$/gm);
    const rows = (await ownFigures()).map(({ name, type, help }) => `| \`${name}\` | ${type} | ${help} |`);
    expect(listed?.toSorted()).toEqual(rows.toSorted());
  });

  it('that alerts and dashboards go by are there', async () => {
    await figures.read();
    const known = new Set(figures.registry.getMetricsAsArray().map(({ name }) => name));
    for (const file of ['prometheus/alerts.yml', 'prometheus/alerts.test.yml', 'grafana/svcdesk.json']) {
      const used = (await text(`deploy/${file}`)).match(/\b(svcdesk|process|nodejs)_[a-z\d_]+/g) ?? [];
      const unknown = used.filter((name) => !known.has(name.replace(/_(bucket|sum|count)$/, '')));
      expect([file, used.length > 10, unknown]).toEqual([file, true, []]);
    }
  });

  async function ownFigures() {
    const all = await figures.registry.getMetricsAsJSON();
    return all
      .filter(({ name }) => name.startsWith('svcdesk_'))
      .map(({ type, ...row }) => ({ ...row, type: String(type) }));
  }
});
