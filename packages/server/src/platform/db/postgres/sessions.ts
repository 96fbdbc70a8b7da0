import pg from 'pg';
import { plannedOnce } from '../connection.ts';
import { StartError } from '../error.ts';

/** No call takes nearly so long, and its caller does not wait longer. */
const statementMs = 15_000;
/** A network that swallows everything reports nothing: without this, callers would wait for a quarter of an hour. */
export const answerWithinMs = statementMs + 5_000;

/** What every session has set: one form of instants, one place of tables, no statement or lock wait without an end. */
const sessionSettings = [
  'TimeZone=UTC',
  'DateStyle=ISO',
  // Left to the role or the address, a schema of the role's name would hide our tables or get a second set of them.
  'search_path=public',
  // Just-in-time compilation costs more than any of our statements takes.
  'jit=off',
  plannedOnce,
  `statement_timeout=${statementMs}`,
  'lock_timeout=10000',
  'idle_in_transaction_session_timeout=60000',
].map((each) => each.split('=') as [name: string, value: string]);

/** How a client connects to PostgreSQL itself, or by a pooler, which takes none of our settings along. */
export function clientConfig(url: string, by: 'direct' | 'pooler') {
  const address = new URL(url);
  const options = address.searchParams.get('options');
  const ours = sessionSettings.map(([name, value]) => `-c ${name}=${value}`);
  // Those of an address would take the place of ours.
  address.searchParams.delete('options');
  return {
    connectionString: options === null || by === 'pooler' ? url : address.href,
    ...(by === 'direct' && { options: [...(options === null ? [] : [options]), ...ours].join(' ') }),
    application_name: 'svcdesk',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Who only listens never asks, so the system has to find out that the other side is gone.
    keepAliveInitialDelayMillis: 10_000,
  } satisfies pg.ClientConfig;
}

/** The addresses of one database. */
export interface Addresses {
  readonly url: string;
  /** PostgreSQL itself, where `url` leads to a pooler before it. */
  readonly directUrl?: string | undefined;
}

/** An address that is given twice has no pooler. */
export const hasPooler = ({ url, directUrl = url }: Addresses): boolean => directUrl !== url;

/**
 * Checks that the database is in UTF-8, has the extension that our indexes need, and that sessions are as our statements
 * need them. A pooler that shares a connection among clients loses settings, prepared statements and listeners, so calls
 * would fail here and there. Throws {@link StartError}.
 */
export async function checkSessions(addresses: Addresses): Promise<void> {
  const { url, directUrl = url } = addresses;
  const setting = addresses.directUrl === undefined ? 'DATABASE_URL' : 'SVCDESK_DATABASE_DIRECT_URL';
  const lost = await withClients(directUrl, 'direct', async (one, other) => {
    await checkEncoding(one, setting);
    await checkExtension(one, indexExtension);
    const unset = await unsetSettings(one);
    if (unset.length > 0) return `takes none of ${unset.map(([name]) => name).join(', ')} from us`;
    return (await keepsSession(one, other)) ? undefined : 'gives each statement another session';
  });
  if (lost !== undefined) throw new StartError(leadsToPooler(setting, lost));
  if (!hasPooler(addresses)) return;
  const unset = await withClients(url, 'pooler', async (one) => {
    const missing = await unsetSettings(one);
    return missing.length > 0 ? await statementsFor(one, missing) : [];
  });
  if (unset.length > 0) throw new StartError(setForRole(unset));
  if (!(await isHeard(addresses))) throw new StartError(twoDatabases);
}

/** What to do when an address that is to be PostgreSQL's own leads to a pooler. */
export const leadsToPooler = (setting: string, lost: string): string =>
  `${setting} leads to PostgreSQL by a pooler, such as PgBouncer, which ${lost}. ${
    setting === 'DATABASE_URL'
      ? 'Leave it so and set SVCDESK_DATABASE_DIRECT_URL to the address of PostgreSQL itself, or let DATABASE_URL name PostgreSQL itself.'
      : 'Let it name PostgreSQL itself; DATABASE_URL is the address of the pooler.'
  }`;

const setForRole = (statements: readonly string[]): string =>
  `Sessions that DATABASE_URL gives by its pooler are not set as svcdesk needs them. Run this on PostgreSQL once, as that role or as a superuser, and let the pooler connect anew (RECONNECT in the console of PgBouncer):\n${statements.map((each) => `  ${each}\n`).join('')}`;

const twoDatabases =
  'SVCDESK_DATABASE_DIRECT_URL and DATABASE_URL lead to different databases: what is notified by the one is not heard by the other. Correct one of them.';

async function withClients<T>(
  url: string,
  by: 'direct' | 'pooler',
  work: (one: pg.Client, other: pg.Client) => Promise<T>,
): Promise<T> {
  const config = { ...clientConfig(url, by), query_timeout: answerWithinMs };
  const clients = [new pg.Client(config), new pg.Client(config)] as const;
  try {
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    return await work(...clients);
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}

/** In another encoding names and words of other languages are refused or stored as they cannot be read again. */
async function checkEncoding(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    "SELECT current_database() AS name, current_setting('server_encoding') AS encoding",
  );
  const { name, encoding } = rows[0] ?? {};
  if (encoding === 'UTF8') return;
  throw new StartError(
    `The database "${name}" is encoded in ${encoding}, which cannot hold what people write in every language. Make one with CREATE DATABASE svcdesk ENCODING 'UTF8' TEMPLATE template0, and let ${setting} name it.`,
  );
}

/** The extension of our indexes, which the first migration creates. */
const indexExtension = 'btree_gin';

/** Throws a {@link StartError} if PostgreSQL was installed without an extension. */
export async function checkExtension(client: pg.Client, extension: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_available_extensions WHERE name = $1', [extension]);
  if (rowCount === 1) return;
  throw new StartError(
    `PostgreSQL lacks the extension ${extension}, which comes with it. Install its package "postgresql-contrib", and start again.`,
  );
}

async function unsetSettings(client: pg.Client) {
  const { rows } = await client.query<{ name: string; setting: string }>(
    // `ISO, MDY` of a style: only how days are written matters, since we always give them year first.
    `SELECT name, split_part(setting, ',', 1) AS setting FROM pg_settings WHERE name = ANY($1::text[])`,
    [sessionSettings.map(([name]) => name)],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  return sessionSettings.filter(([name, value]) => found.get(name) !== value);
}

async function statementsFor(client: pg.Client, settings: typeof sessionSettings): Promise<string[]> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database',
  );
  const { role, database } = rows[0] ?? {};
  return settings.map(
    ([name, value]) => `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = ${pg.escapeLiteral(value)};`,
  );
}

const askedAgain = 10;

/** Whether a client stays on its session, also while another one has need of one. */
async function keepsSession(one: pg.Client, other: pg.Client): Promise<boolean> {
  const session = async (client: pg.Client) =>
    (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const first = await session(one);
  await other.query('BEGIN');
  // Not asked again where they share: the only session is taken.
  let kept = (await session(other)) !== first;
  for (let asked = 0; kept && asked < askedAgain; asked++) kept = (await session(one)) === first;
  await other.query('ROLLBACK');
  return kept;
}

const heardWithinMs = 5_000;

/** Whether LISTEN at the one address receives a NOTIFY that is sent at the other. */
async function isHeard({ url, directUrl = url }: Addresses): Promise<boolean> {
  return await withClients(directUrl, 'direct', async (listener) => {
    const heard = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => heard.resolve(false), heardWithinMs);
    listener.on('notification', () => heard.resolve(true));
    const channel = `svcdesk_check_${crypto.randomUUID()}`;
    await listener.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    await withClients(url, 'pooler', (client) => client.query("SELECT pg_notify($1, '')", [channel]));
    return await heard.promise.finally(() => clearTimeout(timer));
  });
}
