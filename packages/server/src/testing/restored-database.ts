import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { inject } from 'vitest';
import type { SpareDatabase } from './database.ts';
import { testFolderPrefix } from './orphans.ts';
import { administer, databaseUrl } from './templates.ts';

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
