import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { Queryable } from '../platform/db/index.ts';

/** An actor who may see records of their tenant. */
export type Reader = StaffActor | ClientActor;

/** Columns of a row with what they had before, as far as an action changed who has to do with the work item. */
export type PreviousParties = Readonly<Record<string, unknown>>;

/** Whether a reader may see a work item, or saw it before an action changed who has to do with it. */
export type Visibility = (reader: Reader, former?: PreviousParties) => boolean;

/** Who may see records of one kind, of a tenant, by their ids; records that are gone are seen by none. */
export type VisibilityOf = ReturnType<typeof visibilityBy>;

/** Answers by the same rule as the kind's calls do, from rows that are read together. */
export function visibilityBy<Row extends { readonly id: string }>(
  read: (
    on: Queryable,
    tenantId: string,
    ids: readonly string[],
    readers: readonly Reader[],
  ) => Promise<readonly Row[]>,
  maySee: (row: Row, reader: Reader, tenantId: string) => boolean,
) {
  return async (
    on: Queryable,
    tenantId: string,
    ids: readonly string[],
    readers: readonly Reader[],
  ): Promise<ReadonlyMap<string, Visibility>> => {
    const rows = await read(on, tenantId, ids, readers);
    return new Map(
      rows.map((row) => [
        row.id,
        (reader, former) => maySee(former ? { ...row, ...former } : row, reader, tenantId),
      ]),
    );
  };
}

/** The columns of a row that changed, as they were; undefined when none of them did. */
export function previousPartiesOf<Row extends object>(
  before: Row,
  after: Row,
  columns: readonly (keyof Row & string)[],
): PreviousParties | undefined {
  const changed = columns.filter((name) => before[name] !== after[name]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, before[name]]));
}
