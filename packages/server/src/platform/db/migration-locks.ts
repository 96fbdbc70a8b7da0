/** A table of before that a migration locks, and who waits for it meanwhile. */
export interface TableLock {
  readonly table: string;
  /** As PostgreSQL calls it, such as `AccessExclusiveLock`. */
  readonly mode: string;
}

/** Locks that change something, the strongest first: each stands in the way of all that those below it do. */
const modes = [
  'AccessExclusiveLock',
  'ExclusiveLock',
  'ShareRowExclusiveLock',
  'ShareLock',
  'ShareUpdateExclusiveLock',
  'RowExclusiveLock',
];

/** Of each table the lock that stands in most people's way. */
export function strongest(held: readonly TableLock[]): TableLock[] {
  const ranked = held
    .filter(({ mode }) => modes.includes(mode))
    .toSorted((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode));
  return ranked.filter(({ table }, at) => ranked.findIndex((each) => each.table === table) === at);
}

/** Every call looks up its session. */
export const everyCallReads = 'sessions';

/** Whether any call has to wait while a lock is held. */
export const isNoticed = ({ mode }: TableLock): boolean =>
  mode !== 'ShareUpdateExclusiveLock' && mode !== 'RowExclusiveLock';

/** The calls that have to wait while a lock is held. */
export function waitsFor(lock: TableLock): string {
  if (!isNoticed(lock)) return 'nobody waits';
  return lock.mode === 'AccessExclusiveLock' ? 'reads and writes wait' : 'writes wait';
}
