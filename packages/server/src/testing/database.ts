import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { afterAll, inject } from 'vitest';
import { chainKeysOf, useChainKeys } from '../platform/audit/chain-key.ts';
import { signEnds } from '../platform/audit/ends.ts';
import { type Database, type OpenOptions, openDatabase } from '../platform/db/index.ts';
import { testFolderPrefix } from './orphans.ts';
import { administer, copyEmbedded, databaseUrl, type Template } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: Template;
  }
}

/** A database of one test, not opened yet: for tests that start server processes of their own. */
export interface SpareDatabase {
  readonly options: OpenOptions;
  drop(): Promise<void>;
}

/** What is sealed and signed with that tests write. */
export const testSecretKey = 'the secret key of the tests only';
useChainKeys(chainKeysOf(testSecretKey));

/** Copies the migrated template of the running project (embedded or PostgreSQL). */
export async function spareDatabase(): Promise<SpareDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const folder = await mkdtemp(testFolderPrefix);
    copyEmbedded(template.folder, folder);
    return {
      options: { kind: 'embedded', folder },
      drop: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const name = `svcdesk_test_${randomUUID().replaceAll('-', '')}`;
  await administer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
  return {
    options: { kind: 'postgres', url: databaseUrl(template.url, name) },
    drop: () => administer(template.url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Settings of a server or command on it. */
export function settingsOf({ options }: SpareDatabase): Record<string, string> {
  return options.kind === 'postgres' ? { DATABASE_URL: options.url } : { SVCDESK_DATA: options.folder };
}

const usedByAnother = {
  changed: "UPDATE schema_migrations SET hash = 'another'",
  newer: "INSERT INTO schema_migrations VALUES ('9000_next', 'next', now(), '9.1.0', '9.0.0')",
} as const;

/** One that another version of svcdesk has migrated. */
export async function foreignDatabase(how: keyof typeof usedByAnother): Promise<SpareDatabase> {
  const spare = await spareDatabase();
  const db = await openDatabase(spare.options);
  await db.connection.run({ text: usedByAnother[how], values: [] });
  await db.close();
  return spare;
}

/** What belongs to the deployment and not to a tenant, and would tell one test file of another. */
const forget = 'TRUNCATE throttles, job_leases, audit_switches, audit_ends, push_keys';

let shared: Promise<Database> | undefined;

/**
 * The database of the test files that run in this process, one after the other: `const db = await testDatabase();` at
 * the top of the file. It is migrated, and other files have left their tenants in it, so each takes its own.
 */
export async function testDatabase(): Promise<Database> {
  // Making one for each file takes longer than most files need for their tests.
  shared ??= spareDatabase().then(({ options }) => openDatabase(options));
  const db = await shared;
  await db.connection.run({ text: forget, values: [] });
  // A file before this one may have run a server with a key of its own.
  useChainKeys(chainKeysOf(testSecretKey));
  await signEnds(db, ['_audit_ends']);
  return db;
}

/** An empty, migrated database for this test file alone, gone after its last test. */
export async function emptyDatabase(): Promise<Database> {
  const spare = await spareDatabase();
  const db = await openDatabase(spare.options);
  await signEnds(db, []);
  afterAll(async () => {
    await db.close();
    await spare.drop();
  });
  return db;
}

/** A database that holds what a dump of SQL makes, and nothing else: no migration has run on it here. */
export async function restoredDatabase(dump: string): Promise<SpareDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const folder = await mkdtemp(testFolderPrefix);
    const database = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { btree_gin } });
    await database.exec(dump);
    await database.close();
    return {
      options: { kind: 'embedded', folder },
      drop: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const name = `svcdesk_restored_${randomUUID().replaceAll('-', '')}`;
  await administer(template.url, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = databaseUrl(template.url, name);
  await administer(url, dump);
  return {
    options: { kind: 'postgres', url },
    drop: () => administer(template.url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
