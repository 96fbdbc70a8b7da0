import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { create } from 'tar';
import { afterAll, describe, expect, it } from 'vitest';
import { chainKeysOf, useChainKeys } from '../platform/audit/chain-key.ts';
import { sealAudit } from '../platform/audit/seal.ts';
import { openDatabase } from '../platform/db/index.ts';
import { foreignDatabase, settingsOf, spareDatabase, speaksForBoth } from '../testing/index.ts';
import { type Ran, runAdmin, type ServerProcess, startProcess } from '../testing/server-process.ts';

const spare = await spareDatabase();
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-admin-'));
const data = spare.options.kind === 'embedded' ? spare.options.folder : join(folder, 'data');
const database: Record<string, string> =
  spare.options.kind === 'postgres' ? { DATABASE_URL: spare.options.url } : {};
const environment: Record<string, string> = {
  SVCDESK_DATA: data,
  SVCDESK_DEMO: 'off',
  SVCDESK_LOG_LEVEL: 'silent',
  ...database,
};

const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const server of servers) await server.kill();
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});

const svcdeskServer = (args: readonly string[], settings = environment): Promise<Ran> =>
  runAdmin(args, settings);

async function started(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess({ SVCDESK_CAPTCHA: 'puzzle', ...settings });
  servers.push(server);
  return server;
}

/** The database, when no server runs. */
const opened = () =>
  openDatabase(spare.options.kind === 'embedded' ? { kind: 'embedded', folder: data } : spare.options);

const password = 'first-password-1';
const account = { account: 'admin-lead', password };

describe('svcdesk-server', () => {
  it('says how it is used, and refuses what it does not know', async () => {
    const help = await svcdeskServer(['--help']);
    expect(help).toMatchObject({ code: 0, errors: '' });
    expect(help.output).toContain('audit verify');
    expect(await svcdeskServer(['migrat'])).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringMatching(/^There is no command "migrat"\.\n\nUsage:/),
    });
    expect(await svcdeskServer(['migrate', '--fast'])).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringMatching(/^There is no option --fast\.\n\nUsage:\n {2}svcdesk-server migrate\n/),
    });
    const kinds = await svcdeskServer(['import', '--kinds']);
    expect(kinds.output).toMatch(/^users\n.*\n {2}account name /m);
  });

  it.runIf(speaksForBoth)('tells in a sentence that a migration was changed, and what to do', async () => {
    const old = await foreignDatabase('changed');
    const named = settingsOf(old);
    expect(await svcdeskServer(['accounts', 'list'], { ...environment, ...named })).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^Migration \w+ was changed .*\. Start svcdesk .*\)\.\n$/),
    });
    await old.drop();
  });

  it('leaves a database of a newer version alone, whichever command is asked, and says what to do', async () => {
    const newer = await foreignDatabase('newer');
    const named = { ...environment, ...settingsOf(newer) };
    const refusal = {
      code: 1,
      output: '',
      errors: expect.stringMatching(/^The database was written by svcdesk 9\.1\.0 and this is .*\.\n$/),
    };
    const archive = join(folder, 'newer.tar.gz');
    const others = [['migrate'], ['accounts', 'list'], ['audit', 'verify']];
    for (const args of [...(speaksForBoth ? others : []), ['backup', archive]]) {
      expect([args, await svcdeskServer(args, named)]).toEqual([args, refusal]);
    }
    if (newer.options.kind === 'embedded') {
      // As the newer version would have copied it.
      await create({ cwd: newer.options.folder, file: archive, gzip: true }, ['.']);
      const target = join(folder, 'newer');
      const restored = await svcdeskServer(['restore', archive], { ...environment, SVCDESK_DATA: target });
      expect(restored).toEqual(refusal);
      expect(await readdir(target)).toEqual([]);
    }
    await newer.drop();
  });

  it
    .runIf(spare.options.kind === 'embedded')
    .each([['migrate'], ['import', join(folder, 'groups.csv')], ['restore', join(folder, 'groups.csv')]])(
    'refuses a data folder that cannot be made at once, on %s',
    async (...args) => {
      const file = join(folder, 'groups.csv');
      await writeFile(file, 'code,name\ntop,Top\n');
      const unmakeable = join(file, 'data');
      expect(await svcdeskServer(args, { ...environment, SVCDESK_DATA: unmakeable })).toEqual({
        code: 1,
        output: '',
        errors: `The data folder ${unmakeable} cannot be used: a part of its path is a file. Check the path, whose folders must be folders. SVCDESK_DATA names the folder.\n`,
      });
    },
  );

  it.runIf(speaksForBoth)('brings an empty database up to date', async () => {
    expect(await svcdeskServer(['migrate'])).toEqual({
      code: 0,
      output: 'The database is up to date.\n',
      errors: '',
    });
  });

  it.runIf(speaksForBoth)(
    'lists what migrating would run and lock, and changes nothing until it is asked to',
    async () => {
      const old = await spareDatabase();
      const named = { ...environment, ...settingsOf(old) };
      const own = await openDatabase(old.options);
      await own.connection.run({
        text: `ALTER TABLE events DROP COLUMN traceparent; ALTER TABLE webhook_deliveries DROP COLUMN traceparent;
        DELETE FROM schema_migrations WHERE name = '0026_traces'`,
        values: [],
      });
      await own.close();
      const foretold = await svcdeskServer(['migrate', '--dry-run'], named);
      expect(foretold).toMatchObject({ code: 0, errors: '' });
      expect(foretold.output).toMatch(
        /^svcdesk \S+ would run, in one transaction:\n0026_traces\n {4}ALTER TABLE "events" ADD/,
      );
      expect(foretold.output).toMatch(/^ {2}locks events \(AccessExclusiveLock: reads and writes wait/m);
      expect(foretold.output).toMatch(
        /^ {2}locks webhook_deliveries \(AccessExclusiveLock: reads and writes wait/m,
      );
      const postgresOnly =
        'These tables are locked from the beginning to the end. While they are taken new calls wait, a second at most; then those go on that use other tables.\n';
      const told = old.options.kind === 'postgres' ? postgresOnly : '';
      expect(foretold.output.endsWith(`\n${told}Nothing was changed.\n`)).toBe(true);
      expect(await svcdeskServer(['migrate', '--dry-run'], named)).toEqual(foretold);
      const done = await svcdeskServer(['migrate'], named);
      expect(done).toMatchObject({ code: 0, errors: '' });
      expect(done.output).toMatch(/^0026_traces …\n {4}ALTER TABLE "events" .*\n.*\n0026_traces: \d+ ms\n/);
      expect(done.output).toMatch(/\d+ migrations in \d+ ms\.\nThe database is up to date\.\n$/);
      expect((await svcdeskServer(['migrate', '--dry-run'], named)).output).toBe(
        'The database is up to date; nothing would run.\n',
      );
      await old.drop();
    },
  );

  it.runIf(spare.options.kind === 'embedded')(
    'makes no database to say what migrating would do',
    async () => {
      const nowhere = join(folder, 'nowhere');
      const foretold = await svcdeskServer(['migrate', '--dry-run'], {
        ...environment,
        SVCDESK_DATA: nowhere,
      });
      expect(foretold.output).toContain('\n0000_');
      expect(existsSync(nowhere)).toBe(false);
    },
  );

  it.runIf(spare.options.kind === 'embedded').each([
    ['accounts', 'list'],
    ['accounts', 'reset', 'somebody'],
    ['audit', 'verify'],
    ['audit', 'attempts'],
    ['backup', join(folder, 'none.tar.gz')],
    ['backup', '--s3'],
    ['secrets', 'rotate'],
    ['secrets', 'rotate', '--lost'],
  ])('makes no data where it should look after some: %s %s', async (...args) => {
    const nowhere = join(folder, 'no-data');
    const refused = {
      code: 1,
      output: '',
      errors: `There is no svcdesk data in ${nowhere}; SVCDESK_DATA names the folder. "start", "migrate", "import" or "restore" make it. Nothing was made.\n`,
    };
    const settings = { ...environment, SVCDESK_DATA: nowhere };
    expect(await svcdeskServer(args, settings)).toEqual(refused);
    expect(existsSync(nowhere)).toBe(false);
    await mkdir(nowhere);
    expect(await svcdeskServer(args, settings)).toEqual(refused);
    expect(await readdir(nowhere)).toEqual([]);
    await rm(nowhere, { recursive: true });
  });

  it.runIf(speaksForBoth)('tells of a setting that is misspelt, whatever it is asked', async () => {
    const ran = await svcdeskServer(['accounts', 'list'], { ...environment, SVCDESK_DTAA: '/var/desk' });
    expect(ran.errors).toContain(
      'Not settings of the server, so without effect: SVCDESK_DTAA (SVCDESK_DATA?).\n',
    );
  });

  it('takes over a company while the server runs, and vouches for its history', async () => {
    const server = await started(environment);
    const files = join(folder, 'company');
    await mkdir(files);
    await writeFile(join(files, 'company.json'), JSON.stringify({ tenant: { name: 'Lake' } }));
    await writeFile(join(files, 'groups.csv'), '\uFEFFcode,name,default\nall,"Lake, all",yes\n');
    await writeFile(
      join(files, 'users.csv'),
      `account,name,roles,groups,leads,password\nadmin-lead,Lin,lead,all,all,${password}\n`,
    );
    const names = ['company.json', 'groups.csv', 'users.csv'].map((name) => join(files, name));
    const imported = await svcdeskServer(['import', ...names]);
    expect(imported).toEqual({
      code: 0,
      output: expect.stringMatching(/^tenant: 1 added.*\ngroups: 1 added.*\nusers: 1 added/),
      errors: '',
    });
    const client = createClient({ baseUrl: server.url });
    const session = await client.auth.login(account);
    expect(session).toMatchObject({ mustChangePassword: true });
    const verified = await svcdeskServer(['audit', 'verify']);
    expect(verified).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^t1: sound; 0 records, [1-9]/),
    });
  });

  it.runIf(speaksForBoth)('tells what is wrong with a file, row by row, and ends with 1', async () => {
    const file = join(folder, 'groups.csv');
    await writeFile(file, 'code,name,parent\nwest,West,nowhere\n');
    expect(await svcdeskServer(['import', file])).toEqual({
      code: 1,
      output: '',
      errors: 'groups.csv, row 2, parent: there is no group "nowhere"\nNothing was imported.\n',
    });
    const stranger = join(folder, 'grups.csv');
    await writeFile(stranger, 'code\nx\n');
    expect((await svcdeskServer(['import', stranger])).errors).toMatch(
      /"grups" cannot be imported; there are tenant/,
    );
  });

  it.runIf(speaksForBoth)(
    'lists what an import takes away before it does it, and does it with --yes only',
    async () => {
      const file = join(folder, 'users.csv');
      await writeFile(file, 'account,name,roles\nadmin-lead,Lin,lead|engineer\n');
      expect(await svcdeskServer(['import', file])).toMatchObject({ code: 0, errors: '' });
      await writeFile(file, 'account,name,roles\nadmin-lead,Lin,lead\n');
      const taken = 'users.csv, row 2: takes the role engineer from admin-lead\n';
      expect(await svcdeskServer(['import', file])).toEqual({
        code: 1,
        output: '',
        errors: `${taken}1 thing is taken away: add --yes to do it. Nothing was imported.\n`,
      });
      const tried = await svcdeskServer(['import', file, '--dry-run']);
      expect(tried).toMatchObject({ code: 0, output: expect.stringContaining('Tried only'), errors: taken });
      expect(await svcdeskServer(['import', file, '--yes'])).toEqual({
        code: 0,
        output: 'users: 0 added, 1 changed, 0 as before\n',
        errors: taken,
      });
    },
  );

  it.runIf(spare.options.kind === 'embedded')(
    'copies what a running server has, and puts it into an empty folder',
    async () => {
      const archive = join(folder, 'backup.tar.gz');
      expect(await svcdeskServer(['backup', archive])).toMatchObject({ code: 0, errors: '' });
      expect((await svcdeskServer(['backup', archive])).errors).toMatch(/is there already/);
      const target = { ...environment, SVCDESK_DATA: join(folder, 'restored') };
      expect(await svcdeskServer(['restore', archive], target)).toMatchObject({ code: 0, errors: '' });
      expect((await svcdeskServer(['restore', archive], target)).errors).toMatch(/is not empty/);
      const half = join(folder, 'half.tar.gz');
      await writeFile(half, (await readFile(archive)).subarray(0, 1_000_000));
      const nowhere = join(folder, 'half');
      expect(await svcdeskServer(['restore', half], { ...environment, SVCDESK_DATA: nowhere })).toEqual({
        code: 1,
        output: '',
        errors: `${half} is no whole backup. Nothing was restored; take another one.\n`,
      });
      expect(await readdir(nowhere)).toEqual([]);
      expect(await svcdeskServer(['restore', folder], { ...environment, SVCDESK_DATA: nowhere })).toEqual({
        code: 1,
        output: '',
        errors: `${folder} is a folder. Name the file in it that "backup" wrote.\n`,
      });
      const server = await started(target);
      const client = createClient({ baseUrl: server.url });
      expect(await client.auth.login(account)).toMatchObject({ type: 1 });
      expect(await readdir(join(folder))).not.toContain('backup.tar.gz.part');
    },
  );

  it.runIf(spare.options.kind === 'postgres')('leaves copying a PostgreSQL to its own tools', async () => {
    const refused = await svcdeskServer(['backup', join(folder, 'backup.tar.gz')]);
    expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/pg_dump/) });
  });

  it.runIf(speaksForBoth)('lists what strangers tried', async () => {
    expect(await svcdeskServer(['audit', 'attempts', '--tenant', 't1'])).toMatchObject({
      code: 0,
      errors: '',
    });
    const told = await svcdeskServer(['audit', 'attempts', '--json']);
    expect(Array.isArray(JSON.parse(told.output))).toBe(true);
  });

  it.runIf(speaksForBoth)('holds the history to what was printed of it before', async () => {
    for (const server of servers) await server.kill();
    const db = await opened();
    useChainKeys(chainKeysOf((await readFile(join(data, 'secret.key'), 'utf8')).trim()));
    await sealAudit(db, new Date());
    await db.close();
    const { output } = await svcdeskServer(['audit', 'verify']);
    const seal = /, last seal \d+ (\S+)$/m.exec(output)?.[1] ?? '';
    const printed = join(folder, 'yesterday.txt');
    const expecting = ['audit', 'verify', '--expect', printed];
    await writeFile(printed, output);
    expect(await svcdeskServer(expecting)).toMatchObject({ code: 0, errors: '' });
    await writeFile(printed, output.replace(seal, 'another'));
    expect(await svcdeskServer(expecting)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^t1: BROKEN at seals \d+: sealsMissing/),
    });
    await writeFile(printed, output.replaceAll('t1: ', 't7: '));
    expect(await svcdeskServer(expecting)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^t7: BROKEN: tenantMissing\n/),
    });
    await writeFile(printed, '');
    expect(await svcdeskServer(expecting)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/names no seal: /),
    });
  });

  it.runIf(speaksForBoth)('names the first row that was changed behind its back', async () => {
    for (const server of servers) await server.kill();
    const db = await opened();
    await db.connection.run({ text: "UPDATE audit_events SET address = 'elsewhere'", values: [] });
    await db.close();
    expect(await svcdeskServer(['audit', 'verify'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^t1: BROKEN at events [0-9a-f-]{36}: contentChanged/),
      errors: 'The history was changed behind the back of the service.\n',
    });
  });
});
