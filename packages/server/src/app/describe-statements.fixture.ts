import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import pg from 'pg';
import type { OpenOptions } from '../platform/db/index.ts';

/** Prepares statements without running them. */
interface Describing {
  /** The columns that a statement would answer with. */
  describe(text: string): Promise<string[]>;
  close(): Promise<void>;
}

/** What a client of node-postgres is handed by cursors and streams too, as far as its connection is concerned. */
interface Wire {
  parse(query: { name: string; text: string; types: number[] }, more: boolean): void;
  describe(what: { type: 'S'; name: string }, more: boolean): void;
  sync(): void;
}

/** Asks PostgreSQL to parse a statement and to describe it. */
function described(client: pg.Client, text: string): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  let columns: string[] = [];
  client.query({
    submit(wire: Wire) {
      wire.parse({ name: '', text, types: [] }, true);
      wire.describe({ type: 'S', name: '' }, true);
      wire.sync();
    },
    handleRowDescription({ fields }: { fields: readonly { name: string }[] }) {
      columns = fields.map(({ name }) => name);
    },
    handleReadyForQuery: () => resolve(columns),
    handleError: reject,
    // Its types name `submit` alone; the client hands on what the server answers, as it does to pg-cursor.
  } as unknown as pg.Submittable);
  return promise;
}

/** Opens a migrated database to prepare statements on. */
export async function openDescribing(options: OpenOptions): Promise<Describing> {
  if (options.kind === 'postgres') {
    const client = new pg.Client(options.url);
    await client.connect();
    return { describe: (text) => described(client, text), close: () => client.end() };
  }
  const dataDir = join(options.folder, 'database');
  const database = await PGlite.create({ dataDir, extensions: { btree_gin } });
  return {
    async describe(text) {
      const { resultFields } = await database.describeQuery(text);
      return resultFields.map(({ name }) => name);
    },
    close: () => database.close(),
  };
}
