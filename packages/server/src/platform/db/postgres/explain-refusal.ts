import pg from 'pg';
import { StartError } from '../error.ts';
import { defaultPoolSize } from './driver.ts';

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
    case '0A000':
      if (!message?.startsWith('extension ')) return undefined;
      return explain(
        `PostgreSQL lacks what comes with it for indices (${message}). Install its package "postgresql-contrib", and start again.`,
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
