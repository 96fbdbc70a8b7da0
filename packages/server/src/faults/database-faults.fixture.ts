import { setTimeout as pause } from 'node:timers/promises';
import { startPooler } from '../testing/pooler.ts';
import { type Fault, type Setup, startRestarted, tryOnPostgres } from './setup.fixture.ts';

const run = ({ db }: Setup, text: string) => db.connection.run({ text, values: [] });

/** All connections of servers, those of a pooler too; our own are of this process and end with them. */
const cutAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

const slowInserts = `CREATE OR REPLACE FUNCTION slow_insert() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN PERFORM pg_sleep(2); RETURN NEW; END'`;

/** What befalls the database. */
export const databaseFaults: readonly Fault[] = [
  {
    name: 'PostgreSQL killed',
    how: 'SIGQUIT, started again after 2 s',
    atMost: 10,
    readiness: { because: 'database', atLeast: 1 },
    async try(setup) {
      const { url } = await startRestarted(setup);
      return tryOnPostgres(setup, { url }, async () => {
        await setup.postgres.halt('crash');
        await pause(2000);
        await setup.postgres.resume();
      });
    },
  },
  {
    name: 'PostgreSQL down for 60 s',
    how: 'stopped in order, started again after 60 s',
    atMost: 70,
    readiness: { because: 'database', atLeast: 50 },
    async try(setup) {
      const { url } = await startRestarted(setup);
      return tryOnPostgres(setup, { url }, async () => {
        await setup.postgres.halt('upgrade');
        await pause(60_000);
        await setup.postgres.resume();
      });
    },
  },
  {
    name: 'connections cut every second',
    how: 'all of the server, for 15 s',
    atMost: 5,
    async try(setup) {
      const { url } = await startRestarted(setup);
      return tryOnPostgres(setup, { url }, async () => {
        for (let second = 0; second < 15; second++) {
          await run(setup, cutAll).catch(() => {});
          await pause(1000);
        }
      });
    },
  },
  {
    name: 'orders locked for 30 s',
    how: 'LOCK TABLE orders IN ACCESS EXCLUSIVE MODE',
    atMost: 40,
    readiness: { because: 'database', atLeast: 20 },
    async try(setup) {
      const { url } = await startRestarted(setup);
      return tryOnPostgres(setup, { url }, () =>
        setup.db.transaction(async (tx) => {
          await tx.connection.run({ text: 'SET LOCAL idle_in_transaction_session_timeout = 0', values: [] });
          await tx.connection.run({ text: 'LOCK TABLE orders IN ACCESS EXCLUSIVE MODE', values: [] });
          await pause(30_000);
        }),
      );
    },
  },
  {
    name: 'inserts 2 s slower',
    how: 'a trigger on orders, for 20 s',
    atMost: 10,
    readiness: 'ready',
    async try(setup) {
      const { url } = await startRestarted(setup);
      await run(setup, slowInserts);
      return tryOnPostgres(setup, { url }, async () => {
        await run(
          setup,
          'CREATE TRIGGER slow BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION slow_insert()',
        );
        await pause(20_000);
        await run(setup, 'DROP TRIGGER slow ON orders');
      });
    },
  },
  {
    name: 'PgBouncer in transaction mode',
    how: 'its connections made anew three times (RECONNECT), SVCDESK_DATABASE_DIRECT_URL set',
    atMost: 5,
    async try(setup) {
      const pooler = await startPooler(setup.postgres.url);
      setup.after(pooler.stop);
      const pooled = { DATABASE_URL: pooler.url, SVCDESK_DATABASE_DIRECT_URL: setup.postgres.url };
      // What a pooler cannot pass on has to stand at the role; the refusal names it.
      const refusal = await startRestarted(setup, pooled).then(() => '', String);
      for (const each of refusal.match(/ALTER ROLE .*;/g) ?? []) await run(setup, each);
      await pooler.reconnect();
      const { url } = await startRestarted(setup, pooled);
      return tryOnPostgres(setup, { url }, async (more) => {
        for (let times = 0; times < 3; times++) {
          await pooler.reconnect();
          await more(20);
        }
      });
    },
  },
];
