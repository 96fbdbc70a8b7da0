import { timeOrderedId } from '@svcdesk/core';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { RowProblem } from './problem.ts';

/** Things that rows call by a code of their own choice. */
export type CodedKind =
  | 'customer'
  | 'group'
  | 'calendar'
  | 'catalogue'
  | 'type'
  | 'template'
  | 'skill'
  | 'class'
  | 'checkList'
  | 'plan'
  | 'article'
  | 'network';

const keyed = statement<{ id: string }, [tenantId: string, kind: string, code: string]>(
  'import.keyed',
  'SELECT object_id AS id FROM import_keys WHERE tenant_id = $1 AND kind = $2 AND code = $3',
);

const keep = statement<object, [tenantId: string, kind: string, code: string, id: string]>(
  'import.keep',
  'INSERT INTO import_keys (tenant_id, kind, code, object_id) VALUES ($1, $2, $3, $4)',
);

const byName = (table: string, column: string) =>
  statement<{ id: string }, [tenantId: string, name: string]>(
    `import.${table}`,
    `SELECT id FROM ${table} WHERE tenant_id = $1 AND ${column} = $2`,
  );

const named = {
  user: byName('accounts', 'account_name'),
  staff: statement<{ id: string }, [tenantId: string, name: string]>(
    'import.staff',
    'SELECT id FROM accounts WHERE tenant_id = $1 AND account_name = $2 AND type = 1',
  ),
  cell: byName('cells', 'code'),
  asset: byName('assets', 'code'),
};

/** Things that have a name of their own by which everybody knows them. */
export type NamedKind = keyof typeof named;

/** Finds what rows refer to, and gives ids to what they bring. */
export interface References {
  /** The thing of a code that `field` names; a row that names one that is not there cannot be written. */
  of(kind: CodedKind | NamedKind, code: string, field: string): Promise<string>;
  /** The id of a thing that a row brings, known from an earlier import or new. */
  own(kind: CodedKind, code: string): Promise<string>;
}

export function referencesOf(tx: Queryable, tenantId: string): References {
  const known = new Map<string, string>();
  let lastMs = 0;

  async function find(kind: CodedKind | NamedKind, code: string): Promise<string | undefined> {
    const key = `${kind} ${code}`;
    const seen = known.get(key);
    if (seen) return seen;
    const row =
      kind in named
        ? await named[kind as NamedKind].first(tx, tenantId, code)
        : await keyed.first(tx, tenantId, kind, code);
    if (row) known.set(key, row.id);
    return row?.id;
  }

  return {
    async of(kind, code, field) {
      const id = await find(kind, code);
      if (id !== undefined) return id;
      if (kind !== 'staff') throw new RowProblem(field, `there is no ${kind} "${code}"`);
      // Clients see their own sites only: whoever has a seat, a lead, duty or work is told of those of others.
      if ((await find('user', code)) === undefined) throw new RowProblem(field, `there is no user "${code}"`);
      throw new RowProblem(field, `"${code}" is a client; only staff can be named here`);
    },
    async own(kind, code) {
      const present = await find(kind, code);
      if (present) return present;
      // Of two made in one millisecond either might come first: rows that are sorted alike keep the order of the file.
      lastMs = Math.max(Date.now(), lastMs + 1);
      const id = timeOrderedId(lastMs);
      await keep.change(tx, tenantId, kind, code, id);
      known.set(`${kind} ${code}`, id);
      return id;
    },
  };
}
