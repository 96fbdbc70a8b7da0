import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database.ts';
import { type DatabaseError, isConnectionLost, isDatabaseError, StartError } from '../error.ts';
import { defaultPoolSize } from './driver.ts';
import { clientConfig, leadsToPooler } from './sessions.ts';

interface Refused {
  /** The address that was used; only its user and database are printed. */
  readonly url: string;
  /** The setting that it was given by. */
  readonly setting: string;
}

/**
 * What PostgreSQL refuses where it is set up in a usual way that is not enough for us, as a sentence with what to run
 * on it; undefined for everything else.
 */
export function explainRefusal(error: unknown, { url, setting }: Refused): StartError | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: string };
  // As it would connect: who and which database an address leaves out come from elsewhere.
  const { user = '', database = '' } = new pg.Client({ connectionString: url });
  const [role, named] = [pg.escapeIdentifier(user), pg.escapeIdentifier(database)];
  const explain = (text: string) => new StartError(text, { cause: error });
  switch (code) {
    case '42501':
    // Nor is a schema found that one may not look into.
    case '3F000':
      return explain(
        `The role ${role} lacks rights in the database ${named} (${message}). Run this in that database, as its owner or as a superuser, and start again:
  GRANT CONNECT ON DATABASE ${named} TO ${role};
  CREATE SCHEMA IF NOT EXISTS public;
  GRANT USAGE, CREATE ON SCHEMA public TO ${role};
  CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public;
Where another role made the tables of svcdesk, let ${setting} name that role, or give it to this one: GRANT that_role TO ${role};`,
      );
    case '25006':
      return explain(
        `The database ${named} takes no writes: it is a standby, or default_transaction_read_only is on. Let ${setting} name the primary, or run this on it, and start again:
  ALTER ROLE ${role} IN DATABASE ${named} SET default_transaction_read_only = off;`,
      );
    case '53100':
      return explain(
        `The disk of the database ${named} is full (${message}). Make room on it, and start again.`,
      );
    case '53300':
      return explain(
        `PostgreSQL gives the role ${role} no further connection to the database ${named} (${message}). A server takes up to ${defaultPoolSize + 1}. End those that are left over, or raise the limit that is reached (max_connections in postgresql.conf, or one of these), and start again:
  ALTER ROLE ${role} CONNECTION LIMIT -1;
  ALTER DATABASE ${named} CONNECTION LIMIT -1;`,
      );
    default:
      return undefined;
  }
}

export interface Waiting {
  /** Where the database is; only its host, port, name and user are ever printed. */
  readonly url: string;
  /** The setting that it was given by. */
  readonly setting: string;
  /** How long to wait for one that cannot be reached; 0 tries once. */
  readonly waitSeconds: number;
  /** Called once, when the wait begins. */
  readonly say: (text: string) => void;
}

const pauseMs = 500;

/**
 * Resolves when PostgreSQL answers. One that cannot be reached may be starting, as after a power cut or beside us in
 * one deployment, so it is waited for; one that turns us away is not: the error says what to mend.
 */
export async function awaitPostgres(db: Database, waiting: Waiting): Promise<void> {
  const { url, setting, waitSeconds, say } = waiting;
  const until = performance.now() + waitSeconds * 1000;
  for (let said = false; ; said = true) {
    try {
      await db.connection.run({ text: 'SELECT 1', values: [] });
      return;
    } catch (error) {
      const known = explainRefusal(error, { url, setting }) ?? (await explainTls(error, waiting));
      if (known) throw known;
      const why = reasonOf(error, url);
      if (!isConnectionLost(error))
        throw new StartError(`${why} Correct ${setting} or the database's rights.`);
      if (isProtocolViolation(error) && (await answersPlainly(url)))
        throw new StartError(leadsToPooler(setting, 'takes no settings from us'));
      if (performance.now() >= until) throw new StartError(`${why} ${adviceAfter(waiting)}`);
      if (!said) say(`${why} Waiting for it, at most ${waitSeconds} s (SVCDESK_DATABASE_WAIT).`);
      await pause(pauseMs);
    }
  }
}

/** What PgBouncer says of everything that it does not take or cannot do. */
const isProtocolViolation = (error: unknown): error is DatabaseError =>
  isDatabaseError(error) && error.code === '08P01';

/** Whether it answers a client that asks for no settings. */
async function answersPlainly(url: string): Promise<boolean> {
  const client = new pg.Client(clientConfig(url, 'pooler'));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function adviceAfter({ waitSeconds, setting }: Waiting): string {
  const waited = waitSeconds === 0 ? '' : ` It was waited for ${waitSeconds} s (SVCDESK_DATABASE_WAIT).`;
  return `Start it, or correct ${setting}.${waited}`;
}

/** What keeps a connection from being secured, which waiting does not change. */
async function explainTls(error: unknown, { url, setting }: Waiting): Promise<StartError | undefined> {
  const place = placeOf(url);
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /CERT|SIGNATURE|^ERR_(SSL|TLS)_/.test(code))
    return new StartError(
      `${place} cannot be reached by TLS: its certificate is not trusted (${code}). Name the authority that signed it with sslrootcert=PATH in ${setting}, and the host as the certificate does.`,
    );
  // The driver gives no code for a server without TLS, so it is asked once more.
  const answer = isDatabaseError(error) && code === undefined ? await answerToTls(url) : undefined;
  if (answer === undefined || answer === 'S') return undefined;
  return new StartError(
    answer === 'N'
      ? `${place} speaks no TLS, which sslmode in ${setting} asks for. Turn it on there (ssl = on in postgresql.conf), or leave sslmode out where the network between is trusted.`
      : `${place} does not answer as PostgreSQL does when it is asked for TLS. Correct host and port in ${setting}, or its sslmode.`,
  );
}

/** SSLRequest of PostgreSQL's protocol: its length, and the code that stands for it. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const answerWithinMs = 5_000;

/**
 * The first byte that a server answers when it is asked for TLS: `S` if it speaks TLS, `N` if not, another one if it is not
 * PostgreSQL. Undefined where the address asks for no TLS, or nothing answers.
 */
async function answerToTls(url: string): Promise<string | undefined> {
  const { ssl, host, port } = new pg.Client({ connectionString: url });
  if (!ssl) return undefined;
  const socket = connect(port, host);
  try {
    socket.write(sslRequest);
    const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(answerWithinMs) });
    return (answer as Buffer).toString('latin1', 0, 1);
  } catch {
    return undefined;
  } finally {
    socket.on('error', () => {});
    socket.destroy();
  }
}

function placeOf(url: string): string {
  const { host } = new URL(url);
  return host === '' ? 'PostgreSQL' : `PostgreSQL at ${host}`;
}

/** What stands in the way, as a sentence. A driver's own words may quote the address with its password. */
function reasonOf(error: unknown, url: string): string {
  const { pathname, username } = new URL(url);
  const place = placeOf(url);
  const name = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username);
  const sqlState = isDatabaseError(error) ? error.code : '';
  if (sqlState === '57P03') return `${place} is starting up.`;
  if (sqlState === '28P01')
    return `${place} turns away the user "${decodeURIComponent(username)}" or their password.`;
  // No line of pg_hba.conf, no such role, another way to sign in: PostgreSQL's words say which, from where, and whether by TLS.
  if (isDatabaseError(error) && sqlState === '28000')
    return `${place} refuses this sign-in: ${error.message}. Correct the user, or add a line for it to pg_hba.conf there; where it wants TLS, write sslmode=verify-full in the address.`;
  if (sqlState === '3D000') return `${place} has no database "${name}".`;
  if (isProtocolViolation(error)) return `${place} does not serve us: ${error.message}.`;
  const system = systemCodeOf(error);
  if (system === 'ECONNREFUSED') return `${place} cannot be reached: nothing listens there.`;
  if (system === 'ENOTFOUND' || system === 'EAI_AGAIN')
    return `${place} cannot be reached: the name is unknown.`;
  if (isConnectionLost(error))
    return `${place} cannot be reached${system ? ` (${system})` : ': it does not answer'}.`;
  return `${place} refuses to serve us${sqlState ? ` (SQLSTATE ${sqlState})` : ''}.`;
}

/** The operating system's word, also of a host with several addresses, of which each was tried. */
function systemCodeOf(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: unknown; errors?: { code?: unknown }[] } }).cause;
  const code = cause?.code ?? cause?.errors?.[0]?.code;
  return typeof code === 'string' && /^E[A-Z_]+$/.test(code) ? code : undefined;
}
