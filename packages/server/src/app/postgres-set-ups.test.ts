import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '../platform/db/index.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { testSecretKey } from '../testing/database.ts';
import { administer, databaseUrl } from '../testing/templates.ts';
import { openDatabaseOf } from './start-server.ts';

/** A database and a role of the same name, as the administrator of a PostgreSQL server creates them. */
async function handedOut(how: 'empty' | 'migrated') {
  const template = inject('databaseTemplate');
  if (template.kind !== 'postgres') throw new Error('PostgreSQL only');
  const name = `svcdesk_test_${randomUUID().replaceAll('-', '')}`;
  const admin = databaseUrl(template.url, name);
  await administer(template.url, `CREATE ROLE ${name} LOGIN PASSWORD 'p4ssw0rd' SUPERUSER`);
  await administer(
    template.url,
    `CREATE DATABASE ${name} ${how === 'migrated' ? `TEMPLATE ${template.name}` : ''}`,
  );
  onTestFinished(async () => {
    await administer(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await administer(template.url, `DROP ROLE ${name}`);
  });
  const url = new URL(admin);
  url.username = name;
  url.password = 'p4ssw0rd';
  return { name, url, run: (statement: string) => administer(admin, statement) };
}

const settingsFor = (url: URL) =>
  readSettings({ DATABASE_URL: url.href, SVCDESK_DATABASE_WAIT: '0', SVCDESK_SECRET_KEY: testSecretKey });

/** Starts on it as the server does, and says how that ends. */
async function startOn(url: URL, look: (db: Database) => Promise<unknown> = async () => 'starts') {
  try {
    const db = await openDatabaseOf(settingsFor(url), () => {});
    return await look(db).finally(() => db.close());
  } catch (error) {
    return String(error);
  }
}

/** Runs what a refusal says to run. */
async function obey(refusal: unknown, run: (statement: string) => Promise<void>): Promise<void> {
  const statements = String(refusal).match(/^ {2}[A-Z].*;$/gm) ?? [];
  expect(statements).not.toEqual([]);
  for (const each of statements) await run(each);
}

const whereTablesAre = async (db: Database) => {
  const text = "SELECT DISTINCT schemaname FROM pg_tables WHERE tablename = 'schema_migrations'";
  return (await db.connection.run({ text, values: [] })).rows.flat();
};

// The embedded database is ours alone.
describe.runIf(process.env.SVCDESK_TEST_DB === 'postgres')('a PostgreSQL set up by its administrator', () => {
  it('is refused with the rights to give where the role may not make tables, and taken when it has them', async () => {
    const { name, url, run } = await handedOut('empty');
    await run(`ALTER ROLE ${name} NOSUPERUSER`);
    const refusal = await startOn(url);
    expect(refusal).toMatch(
      /^StartError: The role "\w+" lacks rights in the database "\w+" \(.*public\)\. Run this/,
    );
    expect(refusal).not.toContain('p4ssw0rd');
    await obey(refusal, run);
    expect(await startOn(url)).toBe('starts');
    await run(`REASSIGN OWNED BY ${name} TO CURRENT_USER`);
    await run(`DROP OWNED BY ${name}`);
  });

  it('is refused in a sentence where the role may not look into public, or public is gone', async () => {
    const { name, url, run } = await handedOut('empty');
    await run(`ALTER ROLE ${name} NOSUPERUSER`);
    await run('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    expect(await startOn(url)).toMatch(/^StartError: The role .* lacks rights/);
    await run('DROP SCHEMA public');
    expect(await startOn(url)).toMatch(/CREATE SCHEMA IF NOT EXISTS public/);
  });

  it('is refused in a sentence where another role made the tables', async () => {
    const { name, url, run } = await handedOut('migrated');
    await run(`ALTER ROLE ${name} NOSUPERUSER`);
    expect(await startOn(url)).toMatch(
      /^StartError: The role .*\nWhere another role made the tables of svcdesk/s,
    );
  });

  it.each(['-c search_path=own', '--search_path=own', '--search-path=own', ''])(
    'is used in public alone, whatever the role, its own schema and options say: %j',
    async (options) => {
      const { name, url, run } = await handedOut('migrated');
      await run(`CREATE SCHEMA own`);
      await run(`CREATE SCHEMA ${name}`);
      await run(`ALTER ROLE ${name} SET search_path = own`);
      if (options !== '') url.searchParams.set('options', options);
      expect(await startOn(url, whereTablesAre)).toEqual(['public']);
    },
  );

  it('is refused where our tables lie in another schema, and taken when they are moved', async () => {
    const { url, run } = await handedOut('migrated');
    await run('ALTER SCHEMA public RENAME TO own');
    await run('CREATE SCHEMA public');
    const refusal = await startOn(url);
    expect(refusal).toMatch(/^StartError: The tables of svcdesk lie in the schema own of the database/);
    await obey(refusal, run);
    expect(await startOn(url, whereTablesAre)).toEqual(['public']);
  });

  it.each(['DATABASE', 'ROLE'])('is refused in a sentence where its %s takes no writes', async (whose) => {
    const { name, url, run } = await handedOut('empty');
    await run(`ALTER ${whose} ${name} SET default_transaction_read_only = on`);
    const refusal = await startOn(url);
    expect(refusal).toMatch(/^StartError: The database "\w+" takes no writes: it is a standby, or/);
    await obey(refusal, (each) => run(`BEGIN READ WRITE; ${each} COMMIT`));
    const writes = (db: Database) => db.connection.run({ text: 'SHOW transaction_read_only', values: [] });
    expect(await startOn(url, async (db) => (await writes(db)).rows)).toEqual([['off']]);
  });

  it.each(['ROLE', 'DATABASE'])(
    'is refused in a sentence where its %s has too few connections',
    async (whose) => {
      const { name, url, run } = await handedOut('migrated');
      await run(`ALTER ROLE ${name} NOSUPERUSER`);
      await run(`ALTER ${whose} ${name} CONNECTION LIMIT 1`);
      const refusal = await startOn(url);
      expect(refusal).toMatch(
        /^StartError: PostgreSQL gives the role "\w+" no further .* A server takes up to 11\./,
      );
      await obey(refusal, run);
      expect(await startOn(url)).not.toMatch(/no further connection/);
    },
  );

  it.each([
    ['CREATE TABLE accounts (id int)', /\(relation "accounts" already exists\)/],
    ['CREATE TABLE schema_migrations (version text)', /\(schema_migrations\)/],
    ['CREATE TABLE schema_migrations (version bigint, dirty boolean)', /\(schema_migrations\)/],
  ])('is left to another program that has it: %s', async (theirs, expected) => {
    const { url, run } = await handedOut('empty');
    await run(theirs);
    const refusal = await startOn(url);
    expect(refusal).toMatch(
      /^StartError: Another program uses the database, .* Nothing was changed\. Let DATABASE_URL/,
    );
    expect(refusal).toMatch(expected);
  });
});
