import { statfs } from 'node:fs/promises';
import { Counter, Gauge } from 'prom-client';
import { notDisabled } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { Services } from '../platform/http/services.ts';
import { sessionLive } from '../platform/sessions/lookup.ts';

/** Queues are counted up to here a tenant: more is too many, and counting them would add to the trouble. */
const maxCounted = 10_000;
/** What reads more than a few rows is looked up no more often. */
const lookAgainMs = 60_000;

const webhooksWaiting = statement<{ count: number; oldestSeconds: number | null }, [at: Date]>(
  'figures.webhooksWaiting',
  `SELECT count(*) AS count, extract(epoch FROM $1 - min(x.created_at))::float8 AS "oldestSeconds"
   FROM tenants t CROSS JOIN LATERAL (SELECT d.created_at FROM webhook_deliveries d
     WHERE d.tenant_id = t.id AND d.state = 'waiting' ORDER BY d.next_try_at LIMIT ${maxCounted}) x`,
);

const eventsAfter = (of: string, xid: string, id: string) =>
  `FROM events e WHERE e.tenant_id = ${of}.tenant_id AND (e.xid, e.id) > (${xid}, ${id})
   ORDER BY e.xid, e.id LIMIT ${maxCounted}`;

const behindWebhooks = statement<{ count: number }>(
  'figures.behindWebhooks',
  `SELECT count(*) AS count FROM webhooks w
   CROSS JOIN LATERAL (SELECT 1 ${eventsAfter('w', 'w.cursor_xid', 'w.cursor_id')}) x WHERE w.enabled`,
);

const behindPushes = statement<{ count: number; messages: number }>(
  'figures.behindPushes',
  `SELECT count(*) AS count, count(*) FILTER (WHERE x.kind = 'message') AS messages FROM push_cursors c
   CROSS JOIN LATERAL (SELECT e.kind ${eventsAfter('c', 'c.xid', 'c.event_id')}) x
   WHERE EXISTS (SELECT FROM push_subscriptions s WHERE s.tenant_id = c.tenant_id)`,
);

const behindStreams = statement<
  { count: number },
  [tenantIds: readonly string[], xids: readonly number[], ids: readonly number[]]
>(
  'figures.behindStreams',
  `SELECT count(*) AS count FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS f (tenant_id, xid, id)
   CROSS JOIN LATERAL (SELECT 1 ${eventsAfter('f', 'f.xid', 'f.id')}) x`,
);

const unsealed = statement<{ count: number }>(
  'figures.unsealed',
  `SELECT count(*) AS count FROM tenants t CROSS JOIN LATERAL (SELECT 1 FROM audit_queue q
     WHERE q.tenant_id = t.id AND q.seal_seq IS NULL ORDER BY q.id LIMIT ${maxCounted}) x`,
);

const signedIn = statement<{ role: string; count: number }, [at: Date]>(
  'figures.signedIn',
  `SELECT coalesce(r.role, CASE WHEN a.customer_id IS NULL THEN 'none' ELSE 'client' END) AS role, count(*) AS count
   FROM tenants t CROSS JOIN LATERAL (SELECT DISTINCT s.account_id FROM sessions s
     WHERE s.tenant_id = t.id AND ${sessionLive('s', '$1')}) s
   JOIN accounts a ON a.tenant_id = t.id AND a.id = s.account_id
   LEFT JOIN account_roles r ON r.tenant_id = t.id AND r.account_id = a.id
   WHERE ${notDisabled('t')} GROUP BY 1`,
);

const databaseBytes = statement<{ bytes: number }>(
  'figures.databaseBytes',
  'SELECT pg_database_size(current_database()) AS bytes',
);

const lastBackups = statement<{ bytes: number | null; durationMs: number; finishedAt: string }>(
  'figures.lastBackups',
  `(SELECT bytes, duration_ms AS "durationMs", finished_at AS "finishedAt" FROM backups ORDER BY finished_at DESC LIMIT 1)
   UNION ALL
   (SELECT bytes, duration_ms, finished_at FROM backups WHERE bytes IS NOT NULL ORDER BY finished_at DESC LIMIT 1)`,
);

/**
 * What is asked for: undefined when it fails, or does not come before the signal. What is not answered yet is not asked
 * again, so that a database that hangs is not left with more each time.
 */
function lookup<Found>(ask: () => Promise<Found>): (signal: AbortSignal) => Promise<Found | undefined> {
  let asked: Promise<Found | undefined> | undefined;
  return async (signal) => {
    if (signal.aborted) return undefined;
    asked ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    const over = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    return await Promise.race([asked, over]);
  };
}

/** How figures are added that are looked up each time. */
type Adding = ReturnType<typeof beginFigures>;

/** Begins with whether the database is well: one that is not is asked for nothing more. */
function beginFigures({ db, figures: { registry, onRead } }: Services) {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const up = gauge('svcdesk_database_up', 'Whether the database answers and takes writes: 1 or 0');
  let isUp = false;
  onRead(async () => {
    isUp = await db.healthy();
    up.set(isUp ? 1 : 0);
  });

  function lookupRows<Row>(ask: (on: Queryable) => Promise<readonly Row[]>) {
    const look = lookup(() => ask(db));
    return async (signal: AbortSignal) => (isUp ? await look(signal) : undefined);
  }

  /** Figures of the database: those that cannot be read are left out, since old values would look current. */
  function ofDatabase<Row>(
    gauges: readonly Gauge[],
    ask: (on: Queryable) => Promise<readonly Row[]>,
    show: (rows: readonly Row[]) => void,
  ): void {
    const look = lookupRows(ask);
    onRead(async (signal) => {
      const rows = await look(signal);
      for (const each of gauges) each.reset();
      if (rows) show(rows);
      else for (const each of gauges) each.remove();
    });
  }

  return { gauge, registry, onRead, lookupRows, ofDatabase };
}

/** Adds what is looked up when the figures of a server are read. */
export function addFigures(services: Services): void {
  const adding = beginFigures(services);
  addDatabase(adding, services);
  addEvents(adding, services);
  addDeliveries(adding, services);
  addHistory(adding);
  addBackups(adding, services);
  addPeople(adding, services);
  addDisk(adding, services);
}

function addDatabase({ gauge, registry, onRead, ofDatabase }: Adding, { db }: Services): void {
  const connections = gauge(
    'svcdesk_database_connections',
    "Connections of this server's pool to the database, by state: used or idle; the embedded one has one",
    ['state'],
  );
  const maxConnections = gauge('svcdesk_database_connections_max', 'How many connections the pool may have');
  const waiting = gauge(
    'svcdesk_database_waiting',
    'Statements and transactions that wait for a connection of the pool',
  );
  const slow = new Counter({
    name: 'svcdesk_slow_statements_total',
    help: 'Statements of this server that took longer than half a second, without their wait for a connection, by name',
    labelNames: ['statement'],
    registers: [registry],
  });
  onRead(() => {
    const { used, idle, max, waiting: count } = db.connections();
    connections.set({ state: 'used' }, used);
    connections.set({ state: 'idle' }, idle);
    maxConnections.set(max);
    waiting.set(count);
    slow.reset();
    for (const [name, times] of db.slowStatements) slow.inc({ statement: name }, times);
  });

  const bytes = gauge('svcdesk_database_size_bytes', 'Size of the database on its disk, embedded or not');
  ofDatabase([bytes], databaseBytes.all, ([row]) => bytes.set(row?.bytes ?? 0));
}

/** Who reads events, and how far behind they are. */
function addEvents({ gauge, onRead, lookupRows }: Adding, { events, lanes }: Services): void {
  const streams = gauge('svcdesk_event_streams', 'Streams of events that are open on this server');
  const behind = gauge(
    'svcdesk_events_behind',
    'Events that happened and were not looked at yet, by reader: streams of this server, webhooks, pushes',
    ['reader'],
  );
  const pushesWaiting = gauge(
    'svcdesk_pushes_waiting',
    'Messages that browsers were not notified of yet, and pushes of this server that wait for their turn',
  );
  const lookAtStreams = lookupRows((on) => {
    const { positions } = events.state();
    const of = <T>(pick: (at: (typeof positions)[number]) => T) => positions.map(pick);
    return behindStreams.all(
      on,
      of(({ tenantId }) => tenantId),
      of(({ xid }) => xid),
      of(({ id }) => id),
    );
  });
  const lookAtWebhooks = lookupRows(behindWebhooks.all);
  const lookAtPushes = lookupRows(behindPushes.all);
  onRead(async (signal) => {
    streams.set(events.state().count);
    const looks = [lookAtStreams(signal), lookAtWebhooks(signal), lookAtPushes(signal)] as const;
    const [late, hooks, pushing] = await Promise.all(looks);
    behind.reset();
    if (late?.[0]) behind.set({ reader: 'streams' }, late[0].count);
    if (hooks?.[0]) behind.set({ reader: 'webhooks' }, hooks[0].count);
    if (pushing?.[0]) behind.set({ reader: 'pushes' }, pushing[0].count);
    pushesWaiting.reset();
    if (pushing?.[0]) pushesWaiting.set(pushing[0].messages + lanes.pushes.waiting());
    else pushesWaiting.remove();
  });
}

function addDeliveries({ gauge, ofDatabase }: Adding, { now }: Services): void {
  const deliveries = gauge(
    'svcdesk_webhook_deliveries_waiting',
    'Webhook deliveries that were not taken yet',
  );
  const oldest = gauge(
    'svcdesk_webhook_delivery_oldest_seconds',
    'Age of the oldest webhook delivery that was not taken yet; 0 when there is none',
  );
  ofDatabase(
    [deliveries, oldest],
    (on) => webhooksWaiting.all(on, now()),
    ([row]) => {
      deliveries.set(row?.count ?? 0);
      oldest.set(row?.oldestSeconds ?? 0);
    },
  );
}

function addHistory({ gauge, ofDatabase }: Adding): void {
  const queue = gauge('svcdesk_audit_unsealed', 'Rows of the history that wait for their seal');
  ofDatabase([queue], unsealed.all, ([row]) => queue.set(row?.count ?? 0));
}

function addBackups({ gauge, ofDatabase }: Adding, { db }: Services): void {
  const backupOk = gauge('svcdesk_backup_last_ok', 'Whether the last backup was made and read back: 1 or 0');
  const backupAt = gauge(
    'svcdesk_backup_last_success_timestamp_seconds',
    'When a backup was made and read back last; its age is time() less this',
  );
  const backupBytes = gauge('svcdesk_backup_last_size_bytes', 'Size of the last good backup');
  const backupSeconds = gauge('svcdesk_backup_last_duration_seconds', 'How long the last good backup took');
  const backupHolds = gauge(
    'svcdesk_backup_last_holds_database',
    'Whether the last good backup holds the database: 1, or 0 with PostgreSQL, which only its own tools copy',
  );
  const ofGood = [backupAt, backupBytes, backupSeconds, backupHolds];
  ofDatabase([backupOk, ...ofGood], lastBackups.all, (rows) => {
    const [last] = rows;
    const good = rows.find(({ bytes }) => bytes !== null);
    // No backup has been made: there is no figure.
    if (last) backupOk.set(last.bytes === null ? 0 : 1);
    else backupOk.remove();
    if (!good) return ofGood.forEach((each) => void each.remove());
    backupAt.set(Date.parse(good.finishedAt) / 1000);
    backupBytes.set(good.bytes ?? 0);
    backupSeconds.set(good.durationMs / 1000);
    backupHolds.set(db.kind === 'embedded' ? 1 : 0);
  });
}

function addPeople({ gauge, onRead, lookupRows }: Adding, { now }: Services): void {
  const people = gauge(
    'svcdesk_signed_in',
    'Accounts with a session that has not ended, by role, renewed once a minute',
    ['role'],
  );
  let countedAt = Number.NEGATIVE_INFINITY;
  const lookAtPeople = lookupRows((on) => signedIn.all(on, now()));
  onRead(async (signal) => {
    if (performance.now() - countedAt < lookAgainMs) return;
    const rows = await lookAtPeople(signal);
    people.reset();
    if (!rows) return;
    countedAt = performance.now();
    for (const { role, count } of rows) people.set({ role }, count);
  });
}

function addDisk({ gauge, onRead }: Adding, { settings }: Services): void {
  const free = gauge(
    'svcdesk_disk_free_bytes',
    'What this server may still write to the disk of its data folder',
  );
  const size = gauge('svcdesk_disk_size_bytes', 'Size of the disk of the data folder');
  const lookAtDisk = lookup(() => statfs(settings.data.path));
  onRead(async (signal) => {
    const disk = await lookAtDisk(signal);
    if (disk) {
      free.set(disk.bavail * disk.bsize);
      size.set(disk.blocks * disk.bsize);
    } else for (const each of [free, size]) each.remove();
  });
}
