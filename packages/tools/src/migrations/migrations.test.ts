import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { faultsOfMigrations } from './check-migrations.ts';
import { checksumsFile, migrationsFolder, readMigrations } from './read-migrations.ts';
import { recordMigrations } from './record-migrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svcdesk-migrations-'));
  cpSync(inWorkspace(migrationsFolder), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const faults = () => faultsOfMigrations(readMigrations(folder));
const file = (name: string) => join(folder, name);

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));
}

type Journal = { entries: { idx: number; tag: string }[] };

function editJournal(change: (journal: Journal) => void): void {
  edit('meta/_journal.json', (text) => {
    const journal = JSON.parse(text) as Journal;
    change(journal);
    return JSON.stringify(journal);
  });
}

/** Adds a migration as the generator does: its file and its line in the journal. */
function add(idx: number, tag: string): void {
  writeFileSync(file(`${tag}.sql`), 'SELECT 1;');
  editJournal(({ entries }) => entries.push({ idx, tag }));
}

describe('the committed migrations', () => {
  it('are all in the journal, in order, and as they were recorded', () => {
    expect(faults()).toEqual([]);
  });

  it('may not be changed, and the words say what to do', () => {
    edit('0010_statistics.sql', (text) => `${text}\n`);
    expect(faults()).toEqual([
      expect.stringMatching(/^migration 0010_statistics was changed\. .*Put it back .* new migration/),
    ]);
  });

  it('may not be removed, also not with their lines in the journal', () => {
    rmSync(file('0011_configuration.sql'));
    editJournal(({ entries }) => {
      entries.splice(
        entries.findIndex(({ tag }) => tag === '0011_configuration'),
        1,
      );
    });
    expect(faults()).toEqual([expect.stringMatching(/^migration 0011_configuration is gone\./)]);
  });

  it('may not leave the journal, nor stand in it in another order', () => {
    editJournal(({ entries }) => entries.reverse());
    expect(faults().join('\n')).toContain('0010_statistics does not stand in the order of its number');
    editJournal(({ entries }) => {
      entries.length = 0;
    });
    expect(faults().join('\n')).toContain('migration 0001_tables is not in the journal any more');
  });

  it('do not get one between them that databases with the later ones have passed', () => {
    writeFileSync(file('0005_between.sql'), 'SELECT 1;');
    editJournal(({ entries }) => entries.splice(2, 0, { idx: 5, tag: '0005_between' }));
    recordMigrations(folder, readMigrations(folder).recorded);
    expect(faults()).toEqual([expect.stringContaining('only added at the end')]);
  });
});

describe('a new migration', () => {
  it('is no migration without its line in the journal and its checksum', () => {
    writeFileSync(file('9000_found.sql'), 'SELECT 1;');
    expect(faults()).toEqual([
      '9000_found.sql is not in the journal, so no server applies it; make it by pnpm gen',
      'migration 9000_found has no checksum yet; pnpm gen adds it',
    ]);
  });

  it('is recorded at the end, and anew until it is committed', () => {
    const committed = readMigrations(folder).recorded;
    add(9000, '9000_new');
    recordMigrations(folder, committed);
    expect(faults()).toEqual([]);
    expect(Object.keys(readMigrations(folder).recorded).at(-1)).toBe('9000_new');
    edit('9000_new.sql', () => 'SELECT 2;');
    expect(faults()).toHaveLength(1);
    recordMigrations(folder, committed);
    expect(faults()).toEqual([]);
  });

  it('does not make a change of a committed one good', () => {
    const committed = readMigrations(folder).recorded;
    edit('0010_statistics.sql', () => 'SELECT 1;');
    recordMigrations(folder, committed);
    expect(faults()).toEqual([expect.stringContaining('0010_statistics was changed')]);
    expect(JSON.parse(readFileSync(file(checksumsFile), 'utf8'))).toEqual(committed);
  });

  it('leaves one picture of all tables behind, the newest', () => {
    add(9000, '9000_new');
    writeFileSync(file('meta/9000_snapshot.json'), '{}');
    recordMigrations(folder, readMigrations(folder).recorded);
    expect(readdirSync(file('meta')).sort()).toEqual([
      '9000_snapshot.json',
      '_checksums.json',
      '_journal.json',
      '_locks.json',
    ]);
  });
});
