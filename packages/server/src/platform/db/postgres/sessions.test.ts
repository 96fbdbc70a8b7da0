import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spareDatabase } from '../../../testing/database.ts';
import { administer } from '../../../testing/templates.ts';
import { openDatabase } from '../index.ts';
import { checkExtension, checkSessions } from './sessions.ts';

/** A database, and its address written in another way, as that of a pooler is. */
async function twoAddresses() {
  const { options, drop } = await spareDatabase();
  onTestFinished(drop);
  if (options.kind !== 'postgres') throw new Error('PostgreSQL only');
  const other = new URL(options.url);
  other.searchParams.set('application_name', 'pooler');
  return { directUrl: options.url, url: other.href };
}

const refusalOf = (check: Promise<void>): Promise<string> =>
  check.then(
    () => 'passes',
    (error: Error) => `${error.name}: ${error.message}`,
  );

/** What a refusal says to run on the database. */
const statementsIn = (refusal: string): string[] => refusal.match(/ALTER ROLE .*;/g) ?? [];

// The embedded database has no sessions of its own.
describe.runIf(process.env.SVCDESK_TEST_DB === 'postgres')('the sessions of a PostgreSQL', () => {
  it('pass where its own address gives them', async () => {
    const { directUrl } = await twoAddresses();
    expect(await refusalOf(checkSessions({ url: directUrl }))).toBe('passes');
    expect(await refusalOf(checkSessions({ url: directUrl, directUrl }))).toBe('passes');
  });

  it('are refused where PostgreSQL lacks an extension that is needed', async () => {
    const { directUrl } = await twoAddresses();
    const client = new pg.Client({ connectionString: directUrl });
    await client.connect();
    onTestFinished(() => client.end());
    expect(await refusalOf(checkExtension(client, 'btree_gin'))).toBe('passes');
    expect(await refusalOf(checkExtension(client, 'absent'))).toMatch(
      /^StartError: PostgreSQL lacks the extension absent, .*"postgresql-contrib"/,
    );
  });

  it('keep our settings beside those of the address', async () => {
    const url = new URL((await twoAddresses()).directUrl);
    url.searchParams.set('options', '-c work_mem=5MB');
    expect(await refusalOf(checkSessions({ url: url.href }))).toBe('passes');
    const db = await openDatabase({ kind: 'postgres', url: url.href });
    onTestFinished(() => db.close());
    const { rows } = await db.connection.run({
      text: "SELECT current_setting('work_mem'), current_setting('jit')",
      values: [],
    });
    expect(rows).toEqual([['5MB', 'off']]);
  });

  it('read instants and days in one form, whatever the role of the address has for its own', async () => {
    const { directUrl } = await twoAddresses();
    const database = new URL(directUrl).pathname.slice(1);
    const own = [`DateStyle = 'German, DMY'`, `TimeZone = 'Asia/Tokyo'`, `statement_timeout = '0'`];
    for (const each of own)
      await administer(directUrl, `ALTER ROLE postgres IN DATABASE ${database} SET ${each}`);
    expect(await refusalOf(checkSessions({ url: directUrl }))).toBe('passes');
    const db = await openDatabase({ kind: 'postgres', url: directUrl });
    onTestFinished(() => db.close());
    const read = `SELECT '2026-11-20 09:30Z'::timestamptz, '2026-02-03'::date, current_setting('statement_timeout')`;
    const direct = await db.connection.run({ text: read, values: [] });
    const within = await db.transaction((tx) => tx.connection.run({ text: read, values: [] }));
    const rows = [['2026-11-20T09:30:00.000Z', '2026-02-03', '15s']];
    expect([direct.rows, within.rows]).toEqual([rows, rows]);
  });

  it('are refused in a database that is not in UTF-8', async () => {
    const { directUrl } = await twoAddresses();
    const name = `ascii_${crypto.randomUUID().slice(0, 8)}`;
    const made = `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`;
    await administer(directUrl, made);
    onTestFinished(async () => void (await administer(directUrl, `DROP DATABASE ${name}`)));
    const url = new URL(directUrl);
    url.pathname = `/${name}`;
    expect(await refusalOf(checkSessions({ url: url.href }))).toMatch(
      /^StartError: The database "ascii_\w+" is encoded in SQL_ASCII.*ENCODING 'UTF8'/,
    );
  });

  it('are refused where a pooler gives them without settings, which the role is to have', async () => {
    const both = await twoAddresses();
    const refusal = await refusalOf(checkSessions(both));
    expect(refusal).toMatch(/^StartError: Sessions that DATABASE_URL gives by its pooler are not set/);
    const statements = statementsIn(refusal);
    expect(statements).toContainEqual(
      expect.stringMatching(/^ALTER ROLE postgres IN DATABASE \w+ SET jit = 'off';$/),
    );
    for (const each of statements) await administer(both.directUrl, each);
    expect(await refusalOf(checkSessions(both))).toBe('passes');
  });

  it('are refused where the two addresses lead to different databases', async () => {
    const { directUrl } = await twoAddresses();
    const { url } = await twoAddresses();
    const statements = statementsIn(await refusalOf(checkSessions({ url, directUrl })));
    for (const each of statements) await administer(url, each);
    expect(await refusalOf(checkSessions({ url, directUrl }))).toMatch(/lead to different databases/);
  });
});
