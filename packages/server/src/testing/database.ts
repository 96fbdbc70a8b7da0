import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { afterAll, inject } from 'vitest';
import { type Database, type OpenOptions, openDatabase } from '../db/index.ts';
import { testFolderPrefix } from './orphans.ts';
import { administer, copyEmbedded, databaseUrl, type Template } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: Template;
  }
}

/** A database that nobody else uses, not opened yet: for tests that start server processes of their own. */
export interface SpareDatabase {
  readonly options: OpenOptions;
  drop(): Promise<void>;
}

/** Copies the migrated template of the running project (embedded or PostgreSQL). */
export async function spareDatabase(): Promise<SpareDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const folder = await mkdtemp(testFolderPrefix);
    await copyEmbedded(template.folder, folder);
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

/**
 * An empty, migrated database for this test file, gone after its last test:
 * `const db = await testDatabase();` at the top of the file. Tests share it, so each takes its own tenant.
 */
export async function testDatabase(): Promise<Database> {
  const spare = await spareDatabase();
  const db = await openDatabase(spare.options);
  afterAll(async () => {
    await db.close();
    await spare.drop();
  });
  return db;
}
