import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { traceparent } from '../trace.ts';
import type { Answer, Command, Connection, Driver, HeldConnection } from './connection.ts';
import { connectAdminSocket } from './embedded/admin-socket.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/driver.ts';
import { DatabaseError, isDatabaseError, takesNoWrites } from './error.ts';
import { openPostgres, type PostgresOptions } from './postgres/driver.ts';
import type { Queryable } from './statement.ts';

/** So short a wait is not noticed, and a busy server notifies of many transactions at once. */
const gatherMs = 5;

/**
 * Sends notifications apart from the transactions that they are about: a NOTIFY within one makes all commits wait for
 * each other (docs/decisions/08-one-log-of-events.md).
 */
function createNotifier(run: (command: Command) => Promise<unknown>) {
  const waiting = new Map<string, Set<string>>();
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      await pause(gatherMs);
      const pairs = [...waiting].flatMap(([channel, payloads]) =>
        [...payloads].map((payload) => ({ channel, payload })),
      );
      waiting.clear();
      // Notifications lost with a broken connection are made up for by the polling of listeners.
      await run({
        name: 'database.notify',
        text: 'SELECT pg_notify(n.channel, n.payload) FROM jsonb_to_recordset($1::jsonb) AS n(channel text, payload text)',
        values: [JSON.stringify(pairs)],
      }).catch(() => {});
    }
    sending = undefined;
  }

  return {
    add(channel: string, payload: string): void {
      const payloads = waiting.get(channel) ?? new Set();
      waiting.set(channel, payloads.add(payload));
      sending ??= sendAll();
    },
    /** Resolves when everything added so far is sent. */
    sent: async () => await sending,
  };
}

/** The handle of an open transaction: everything in it must go through this, not through the database. */
export interface Transaction extends Queryable {
  /** Called after a successful commit, in order, never awaited: for caches, wake-ups, notifications. */
  afterCommit(then: () => void): void;
  /** Sends a statement without awaiting its answer: when it fails, the transaction does. */
  pipelined(sent: Promise<unknown>): void;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in one transaction (read committed; lock rows with `FOR UPDATE`). Commits when it
   * resolves, rolls back when it throws. Transactions do not nest: inside, use the handle given.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Calls `hear` for every `select pg_notify(channel, payload)` committed anywhere; returns the stop. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  /** How many statements took longer than half a second since the start, by name; waiting for a connection is not theirs. */
  readonly slowStatements: ReadonlyMap<string, number>;
  readonly connections: Driver['connections'];
  /** Of the embedded database: see {@link Driver.pause}. */
  readonly pause?: Driver['pause'];
  /** Answers a statement right now and takes writes. False for good once the embedded database's thread has died. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}

interface Scope {
  readonly driver: Driver;
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** From then on a statement is slow. */
const slowMs = 500;

const healthTimeoutMs = 2_000;
/** So long a database counts as unwell after it took no write: reads tell nothing of that. */
const noWritesForMs = 10_000;

/** Inside a transaction, a call on the database instead of the handle would wait for that transaction for ever. */
function refuseInside(driver: Driver): void {
  const scope = scopes.getStore();
  if (scope?.open && scope.driver === driver) {
    throw new Error('Inside a transaction use the handle it was given, not the database');
  }
}

async function commit(held: HeldConnection): Promise<void> {
  const { command } = await held.finish('COMMIT');
  // PostgreSQL answers a commit of a failed transaction with a quiet ROLLBACK.
  if (command !== 'ROLLBACK') return;
  throw new DatabaseError({
    code: '25P02',
    message: 'A statement failed, so the transaction was rolled back',
  });
}

const transactionOver = (): DatabaseError =>
  new DatabaseError({
    code: '25P01',
    message: 'This transaction is over; its handle cannot be used any more',
  });

const isAborted = (error: unknown): boolean => isDatabaseError(error) && error.code === '25P02';

async function firstFailure(sent: readonly Promise<unknown>[]): Promise<unknown> {
  const failed = (await Promise.allSettled(sent)).find((each) => each.status === 'rejected');
  return failed?.reason;
}

function createDatabase(driver: Driver): Database {
  const notifier = createNotifier(driver.run);
  let noWriteAt = Number.NEGATIVE_INFINITY;
  const slowStatements = new Map<string, number>();

  /** Remembers that a write was refused, as may be seen of any statement. */
  function noteRefusal(error: unknown): void {
    if (takesNoWrites(error)) noWriteAt = performance.now();
  }

  /** Runs a statement and counts it when it is slow from its turn on. */
  async function timed({ run }: Pick<Driver, 'run'>, command: Command): Promise<Answer> {
    let startedAt = performance.now();
    try {
      return await run(command, () => {
        startedAt = performance.now();
      });
    } catch (error) {
      noteRefusal(error);
      throw error;
    } finally {
      if (performance.now() - startedAt > slowMs) {
        const name = command.name ?? 'without a name';
        slowStatements.set(name, (slowStatements.get(name) ?? 0) + 1);
      }
    }
  }

  const connection: Connection = {
    async run(command) {
      refuseInside(driver);
      return await timed(driver, command);
    },
  };

  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    refuseInside(driver);
    const held = await driver.begin(traceparent());
    const afterwards: (() => void)[] = [];
    const passing: Promise<unknown>[] = [];
    const scope: Scope = { driver, open: true };
    const tx: Transaction = {
      connection: {
        run: (command) => (scope.open ? timed(held, command) : Promise.reject(transactionOver())),
      },
      afterCommit: (then) => void afterwards.push(then),
      pipelined(sent) {
        // Its failure is reported at the end; until then Node must not count it as unhandled.
        sent.catch(() => {});
        passing.push(sent);
      },
      notify: (channel, payload) => void afterwards.push(() => notifier.add(channel, payload)),
    };
    let result: T;
    try {
      result = await scopes.run(scope, () => work(tx));
    } catch (error) {
      scope.open = false;
      // The first error tells more than a rollback that failed because the connection is gone.
      await held.finish('ROLLBACK').catch(() => {});
      // That a statement was not run because one that was pipelined had failed is only what followed from it.
      throw (isAborted(error) && (await firstFailure(passing))) || error;
    }
    scope.open = false;
    // What failed first tells more than that nothing was committed.
    const failed = await firstFailure([...passing, commit(held)]);
    noteRefusal(failed);
    if (failed !== undefined) throw failed;
    for (const then of afterwards) then();
    return result;
  }

  async function healthy(): Promise<boolean> {
    if (!driver.alive()) return false;
    if (performance.now() - noWriteAt < noWritesForMs) return false;
    // A standby, or a database that was told to take no more writes, answers every question and can do no work; nor can
    // one where another client has locked sessions, which every call reads, or orders, which most are about.
    const text = `SELECT current_setting('transaction_read_only'), EXISTS (SELECT FROM sessions), EXISTS (SELECT FROM orders)`;
    const answered = driver.run({ text, values: [] }).then(
      ({ rows }) => rows[0]?.[0] === 'off',
      () => false,
    );
    return await Promise.race([answered, pause(healthTimeoutMs, false, { ref: false })]);
  }

  return {
    connection,
    kind: driver.kind,
    slowStatements,
    connections: driver.connections,
    transaction,
    listen: driver.listen,
    notify: notifier.add,
    pause: driver.pause,
    healthy,
    async close() {
      await notifier.sent();
      await driver.close();
    },
  };
}

export type OpenOptions = ({ kind: 'embedded' } & EmbeddedOptions) | ({ kind: 'postgres' } & PostgresOptions);

/** Opens the database; `migrate` brings its tables up to date afterwards. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const driver = options.kind === 'embedded' ? await openEmbedded(options) : openPostgres(options);
  return createDatabase(driver);
}

/** The embedded database of a server that runs on this data folder, for administration beside it. */
export async function enterRunning(folder: string): Promise<Database> {
  return createDatabase(await connectAdminSocket(folder));
}
