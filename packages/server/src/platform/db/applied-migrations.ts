import releases from '../releases.json' with { type: 'json' };
import { version } from '../version.ts';
import { StartError } from './error.ts';
import type { TableLock } from './migration-locks.ts';

/** A migration that this version brings along. */
export interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
  /** What it locks of the tables that were there before it. */
  readonly locks: readonly TableLock[];
}

/** One that a database has, and who applied it, which release 0.1.0 did not note. */
export interface AppliedMigration {
  readonly name: string;
  readonly hash: string;
  readonly version: string | undefined;
  /** The release before that version, whose servers can go on working on the database. */
  readonly worksWith: string | undefined;
}

/** What a migration is noted with: who applies it, and what the database still works with afterwards. */
export interface Author {
  readonly version: string;
  readonly worksWith: string;
}

/** This version: what it changes only adds to what the release before it uses. */
export const thisVersion: Author = {
  version,
  worksWith:
    releases.find((each) => each.commit !== undefined && each.version !== version)?.version ?? version,
};

const another = 'choose another database (SVCDESK_DATA or DATABASE_URL)';

/** 0.9.0 comes before 0.10.0. */
const { compare: compareVersions } = new Intl.Collator('en', { numeric: true });

/** Migrations are only ever added at the end, with the next number. */
const numberOf = (name: string): number => Number.parseInt(name, 10);

/**
 * Those that a database does not have yet. Throws {@link StartError} when another version has used it that this one
 * must not follow: a newer one, unless that is allowed and left what this version needs, or one that was never released.
 */
export function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
  own: Author,
  allowNewer: boolean,
): Migration[] {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const last = Math.max(...migrations.map(({ name }) => numberOf(name)));
  const strange = applied.filter(({ name }) => !known.has(name));
  const newer = strange.filter(({ name }) => numberOf(name) > last);
  const older = strange.find((each) => !newer.includes(each));
  if (older) throw new StartError(neverReleased(older.name));
  const changed = applied.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (changed) throw new StartError(wasChanged(changed));
  const names = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !names.has(name));
  if (newer.length > 0) {
    const goesOn =
      pending.length === 0 &&
      newer.every(
        (each) => each.worksWith !== undefined && compareVersions(each.worksWith, own.version) <= 0,
      );
    if (!(goesOn && allowNewer)) throw new StartError(isNewer(newer, own, goesOn));
  }
  return pending;
}

function wasChanged({ name, version: by }: AppliedMigration): string {
  const former =
    by === undefined ? 'the version of svcdesk that the database was used with last' : `svcdesk ${by}`;
  return `Migration ${name} was changed after this database had applied it. Start ${former}, or ${another}.`;
}

function neverReleased(name: string): string {
  const first = releases.at(-1)?.version;
  return `The database has migration ${name}, which no release of svcdesk has: a version before ${first}, or one in development, has used it, and it cannot be brought up to date. Nothing was changed. Start that version on it, or ${another}.`;
}

function isNewer(newer: readonly AppliedMigration[], own: Author, goesOn: boolean): string {
  const by = newer
    .flatMap((each) => each.version ?? [])
    .sort(compareVersions)
    .at(-1);
  const names = newer.map(({ name }) => name).join(', ');
  const author = by === undefined ? 'a newer svcdesk, which did not say its version,' : `svcdesk ${by}`;
  const orSo = goesOn
    ? ` Or go back without a backup: what was changed lets ${own.version} go on, with SVCDESK_ALLOW_NEWER=on.`
    : '';
  return `The database was written by ${author} and this is svcdesk ${own.version}, which does not know migration ${names}. Nothing was changed. Start ${by ?? 'the newer svcdesk'} on it. To go back to ${own.version}, restore the backup that was made before the upgrade into an empty place ("svcdesk-server restore FILE" with a new SVCDESK_DATA, or pg_restore with a new DATABASE_URL).${orSo}`;
}
