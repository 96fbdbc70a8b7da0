import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mayMount, mountSmallDisk } from '../../../faults/small-disk.fixture.ts';
import { spareDatabase } from '../../../testing/database.ts';
import { copyEmbedded } from '../../../testing/templates.ts';
import { DamagedDatabaseError, type Database, openDatabase, StartError } from '../index.ts';
import { markBackup } from './database-folder.ts';

const long = process.env.SVCDESK_LONG === '1';

/** What an embedded database looks like on disk is the same whatever database the other tests run on. */
describe.runIf(process.env.SVCDESK_TEST_DB === 'embedded')('the folder of an embedded database', () => {
  let sound: string;
  let dropSound: () => Promise<void>;
  /** The file of a table with rows, and of an index of it. */
  let files: Record<'table' | 'index', string>;

  beforeAll(async () => {
    const spare = await spareDatabase();
    if (spare.options.kind !== 'embedded') throw new Error('embedded only');
    sound = spare.options.folder;
    dropSound = spare.drop;
    const db = await openDatabase(spare.options);
    await ask(db, 'CREATE TABLE kept (id int PRIMARY KEY, note text)');
    await ask(db, "INSERT INTO kept SELECT n, repeat('x', 100) FROM generate_series(1, 5000) n");
    await ask(db, 'VACUUM ANALYZE kept');
    const [[table, index] = []] = await ask(
      db,
      "SELECT pg_relation_filepath('kept'), pg_relation_filepath('kept_pkey')",
    );
    files = { table: String(table), index: String(index) };
    await db.close();
  });
  afterAll(() => dropSound());

  async function ask(db: Database, text: string) {
    return (await db.connection.run({ text, values: [] })).rows;
  }

  /** A data folder with a copy of the sound one. */
  async function copied(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-damage-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    copyEmbedded(sound, folder);
    return folder;
  }

  const open = (folder: string) => openDatabase({ kind: 'embedded', folder });

  const garble = async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size, 0x5a));

  async function eachOf(folder: string, harm: (file: string) => Promise<void>): Promise<void> {
    for (const each of await readdir(folder, { withFileTypes: true })) {
      if (each.isFile()) await harm(join(folder, each.name));
    }
  }

  type Harm = [what: string, harm: (database: string) => Promise<void>];

  const harms: Harm[] = [
    ['an empty pg_control', (database) => truncate(join(database, 'global/pg_control'))],
    ['a log of nothing', (database) => eachOf(join(database, 'pg_wal'), truncate)],
    ['half of a file of a table', (database) => truncate(join(database, files.table), 8192 * 20)],
  ];
  // Each opens a database twice.
  const moreHarms: Harm[] = [
    ['a cut pg_control', (database) => truncate(join(database, 'global/pg_control'), 100)],
    ['a pg_control of something else', (database) => garble(join(database, 'global/pg_control'))],
    ['no pg_control', (database) => rm(join(database, 'global/pg_control'))],
    ['an empty PG_VERSION', (database) => truncate(join(database, 'PG_VERSION'))],
    ['a log of something else', (database) => eachOf(join(database, 'pg_wal'), garble)],
    ['no log', (database) => rm(join(database, 'pg_wal'), { recursive: true })],
    ['an empty catalog', (database) => truncate(join(database, 'base/5/1259'))],
    ['files of nothing', (database) => eachOf(join(database, 'base/5'), truncate)],
    ['no files of tables', (database) => rm(join(database, 'base/5'), { recursive: true })],
    ['an empty file of a table', (database) => truncate(join(database, files.table))],
    ['an empty file of an index', (database) => truncate(join(database, files.index))],
    ['no file of a table', (database) => rm(join(database, files.table))],
  ];
  if (long) harms.push(...moreHarms);

  it.each(harms)('is refused with a sentence that says what to restore: %s', async (_what, harm) => {
    const folder = await copied();
    await harm(join(folder, 'database'));
    const refusal = open(folder);
    await expect(refusal).rejects.toThrow(DamagedDatabaseError);
    await expect(refusal).rejects.toThrow(
      `The embedded database in ${folder}/database cannot be read: its files are cut or damaged. Restore the newest archive that "svcdesk-server backup" made of it, into a new folder ("SVCDESK_DATA=${folder}-restored svcdesk-server restore FILE") and start with that SVCDESK_DATA. Keep ${folder} as it is until then.`,
    );
    // It can be tried again: no process holds the folder.
    await expect(open(folder)).rejects.toThrow(DamagedDatabaseError);
  });

  it('names the last backup that was made of it', async () => {
    const folder = await copied();
    await markBackup(folder, '/backups/monday.tar.gz');
    await truncate(join(folder, 'database/global/pg_control'));
    await expect(open(folder)).rejects.toThrow(
      /Restore the last backup that was made of it, \/backups\/monday\.tar\.gz of 20\S+Z, into a new folder \("SVCDESK_DATA=\S+ svcdesk-server restore \/backups\/monday\.tar\.gz"\)/,
    );
  });

  it('says which version wrote it when its files are of another PostgreSQL', async () => {
    const folder = await copied();
    await writeFile(join(folder, 'database/PG_VERSION'), '19\n');
    await writeFile(join(folder, 'database.json'), '{"version":"9.1.0"}');
    await expect(open(folder)).rejects.toThrow(
      /^The database in \S+ was written by svcdesk 9\.1\.0: its files are of PostgreSQL 19, and svcdesk \S+ reads those of 18\./,
    );
  });

  it('does not send to the version that runs when other files were put into its place', async () => {
    const folder = await copied();
    await writeFile(join(folder, 'database/PG_VERSION'), '17\n');
    await expect(open(folder)).rejects.toThrow(
      /database holds files of PostgreSQL 17, and those of svcdesk \S+, which has opened it, are of 18\. .* Restore the newest/,
    );
  });

  it('is not made where the secret key and files of one are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-damage-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'files/t1'), { recursive: true });
    await writeFile(join(folder, 'secret.key'), '');
    const refusal = open(folder);
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(
      `The data folder ${folder} holds the secret key and files of a database, and ${folder}/database is gone. No new one was made. If the database is a PostgreSQL, set DATABASE_URL. If not: Restore the newest archive`,
    );
  });

  /** As a process that was killed leaves it: to open, it needs a new file of its log. */
  async function killed(): Promise<string> {
    const folder = await copied();
    const left = await mkdtemp(join(tmpdir(), 'svcdesk-damage-'));
    onTestFinished(() => rm(left, { recursive: true, force: true }));
    const db = await open(folder);
    await ask(db, "INSERT INTO kept VALUES (0, 'the last')");
    const [[full] = []] = await ask(db, 'SELECT pg_walfile_name(pg_switch_wal())');
    copyEmbedded(join(folder, 'database'), join(left, 'database'));
    await db.close();
    // Made before they are needed.
    await eachOf(join(left, 'database/pg_wal'), async (file) => {
      if (basename(file) > String(full)) await rm(file);
    });
    return left;
  }

  it.runIf(mayMount)(
    'is not called damaged when its disk is full, and opens when there is room',
    async () => {
      const disk = await mountSmallDisk(150);
      onTestFinished(() => disk.remove());
      copyEmbedded(await killed(), disk.folder);
      for (const kilobytes of [100, 1024]) {
        // A trial fits.
        const some = join(disk.folder, 'some');
        await writeFile(some, Buffer.alloc(kilobytes * 1024, 1));
        const makeRoom = await disk.fill();
        await rm(some);
        const refusal = open(disk.folder);
        await expect(refusal).rejects.toThrow(
          /^The embedded database in \S+ cannot be opened: that disk is full \([01]\.\d MB left\)\. Make room/,
        );
        await expect(refusal).rejects.not.toBeInstanceOf(DamagedDatabaseError);
        await makeRoom();
      }
      const db = await open(disk.folder);
      expect(await ask(db, 'SELECT count(*) FROM kept')).toEqual([[5001]]);
      await db.close();
    },
  );

  it.runIf(mayMount)('is not made on a disk without room for it, which is said', async () => {
    const disk = await mountSmallDisk(20);
    onTestFinished(() => disk.remove());
    await expect(open(disk.folder)).rejects.toThrow(/^No database can be made in \S+: that disk is full/);
  });

  it.each<[what: string, harm: (database: string) => Promise<unknown>]>([
    ['without its version file', (database) => rm(join(database, 'PG_VERSION'))],
    ['emptied', (database) => rm(database, { recursive: true }).then(() => mkdir(database))],
    ['gone', (database) => rm(database, { recursive: true })],
  ])('is not replaced by a new one when it is %s', async (_what, harm) => {
    const folder = await copied();
    await harm(join(folder, 'database'));
    const before = await readdir(folder, { recursive: true });
    const refusal = open(folder);
    await expect(refusal).rejects.toThrow(DamagedDatabaseError);
    await expect(refusal).rejects.toThrow(/had a database, and it is not whole: .* No new one was made/);
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it('is not made of one that holds anything else, also where nothing tells that there was one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-damage-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database/letter'), '');
    await expect(open(folder)).rejects.toThrow('holds files, but not PG_VERSION');
  });

  const notes = long ? ['{', '', 'null', '{}'] : ['{', '{}'];
  it.each(notes)('is used where the note of it is %j, which is said once', async (text) => {
    const folder = await copied();
    const note = join(folder, 'database.json');
    await writeFile(note, text);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    for (let times = 0; times < 2; times++) await (await open(folder)).close();
    expect(said.mock.calls).toEqual([
      [expect.stringContaining(`${note} cannot be read, and is written anew.`)],
    ]);
    expect(JSON.parse(await readFile(note, 'utf8'))).toEqual({ version: expect.stringMatching(/^\d/) });
  });

  it('is made under another name beside a secret key, and anew where that was cut off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-damage-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    // A key without files was made by a start that had come no further.
    await writeFile(join(folder, 'secret.key'), '');
    await mkdir(join(folder, 'database.part/base'), { recursive: true });
    await writeFile(join(folder, 'database.part/PG_VERSION'), '18\n');
    await mkdir(join(folder, 'database'));
    const db = await open(folder);
    expect(await ask(db, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    await db.close();
    expect((await readdir(folder)).sort()).toEqual([
      'database',
      'database.json',
      'secret.key',
      'server.lock',
    ]);
    expect(JSON.parse(await readFile(join(folder, 'database.json'), 'utf8'))).toMatchObject({
      version: expect.stringMatching(/^\d/),
    });
  });

  it('is not made where something is linked to its place', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-damage-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'elsewhere'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'database'));
    await expect(open(folder)).rejects.toThrow('nothing may be mounted or linked there by itself');
  });

  it('is not made where a restore was cut off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-damage-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'restore.part'));
    const refusal = open(folder);
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(`A restore into ${folder} was cut off.`);
  });

  it('is taken when a VACUUM shortened a table and did not come to note it', async () => {
    const folder = await copied();
    const db = await open(folder);
    await ask(db, 'DELETE FROM kept WHERE id > 100');
    await ask(db, 'VACUUM kept');
    await ask(db, "UPDATE pg_class SET relpages = 100 WHERE relname = 'kept'");
    await db.close();
    const again = await open(folder);
    expect(await ask(again, 'SELECT count(*) FROM kept')).toEqual([[100]]);
    await again.close();
  });
});
